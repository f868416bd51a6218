//! Declarations with names that a namespace qualifies: what the namespace itself has of the name, and what only its
//! using-declarations and using-directives lead to ([namespace.memdef], [namespace.qual]).

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn codes(text: &str) -> Vec<u16> {
        reports(text).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn what_directives_lead_to_is_not_declared_again() {
        let namespaces = "namespace m { void f(int); extern int v; template <class T> void t(T); } namespace n { using namespace m; } ";
        let codes = |text: &str| super::tests::codes(&format!("{namespaces}{text}"));
        assert_eq!(codes("void n::f(int);"), [734]);
        assert_eq!(codes("void n::f(char); template <class T> void n::t(T);"), [0; 0]);
        assert_eq!(codes("template <> void n::t(int);"), [742]);
        assert_eq!(codes("int n::v;"), [742]);
        assert_eq!(codes("using namespace m; void ::f(int); int ::v;"), [1372, 1372]);
        assert_eq!(codes("void n::g();"), [135]);
    }

    #[test]
    fn what_using_declarations_name_is_not_declared_again() {
        let namespaces = "namespace m { void f(int); extern int v; } namespace n { using m::f; using m::v; } namespace o { using m::f; void f(char); } ";
        let codes = |text: &str| super::tests::codes(&format!("{namespaces}{text}"));
        assert_eq!(codes("void n::f(char);"), [101]);
        assert_eq!(codes("int n::v;"), [742]);
        assert_eq!(codes("void o::f(long); void o::f(char);"), [0; 0]);
        assert_eq!(codes("void o::f(int);"), [734]);
    }
}
