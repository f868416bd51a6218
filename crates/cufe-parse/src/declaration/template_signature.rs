//! What tells function templates with the same parameters apart ([temp.over.link]): heads, results and constraints.

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn results_and_heads_tell_templates_apart() {
        let head = "template <bool> struct E { typedef int type; }; ";
        let text = "template <class T> typename E<sizeof(T) == 4>::type f(T, int = 1) { return 1; }
            template <class T> typename E<sizeof(T) == 8>::type f(T, int = 1) { return 2; }
            template <class T, int N> void g(T, int = 1) {} template <class T, class U> void g(T, int = 1) {}
            template <class T, int... N> void g(T, int = 1) {}";
        assert_eq!(reports(&format!("{head}{text}")), []);
    }

    #[test]
    fn other_names_of_parameters_declare_the_same_template() {
        let text = "template <class T> typename T::a f(T, int = 1); template <class U> typename U::a f(U, int = 1);
            template <class T> auto g(T x, int = 1) -> decltype(x + 1); template <class T> auto g(T y, int = 1) -> decltype(y + 1);";
        let codes: Vec<u16> = reports(text).into_iter().map(|(code, _)| code).collect();
        assert_eq!(codes, [307, 802, 307, 802]);
    }
}
