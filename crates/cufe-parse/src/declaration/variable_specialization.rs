//! Explicit and partial specializations of variable templates, and explicit specializations of static data members
//! ([temp.expl.spec]).

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn codes(text: &str) -> Vec<u16> {
        let head = "template <class T> int v = 1; template <class T> struct A { static int s; };";
        reports(&format!("{head}{text}")).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn a_variable_is_specialized_once_for_its_arguments() {
        assert_eq!(codes("template <> int v<int> = 2; template <> int v<char>; template <> int v<char> = 3;"), [3369]);
        assert_eq!(codes("template <class T> int v<T *> = 2; template <class U> int v<U *> = 3;"), [3369]);
        assert_eq!(codes("int i = v<int>; template <> int v<int> = 2; template <> int v<long> = 2;"), [1449]);
        assert_eq!(codes("template <> static int v<int> = 2;"), [2515]);
    }

    #[test]
    fn a_static_member_is_declared_and_defined_for_an_instance() {
        assert_eq!(codes("template <> int A<int>::s; template <> int A<int>::s = 1;"), [0u16; 0]);
        assert_eq!(codes("template <> int A<int>::s = 2; template <> int A<int>::s = 1;"), [3369]);
        assert_eq!(codes("template <> int A<int>::none = 2;"), [135]);
    }
}
