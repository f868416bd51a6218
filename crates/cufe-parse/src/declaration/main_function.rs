//! The program's function `main` ([basic.start.main]).

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn main_is_an_ordinary_function_that_returns_int() {
        assert_eq!(reports("inline int main() { return 0; }"), [(404, 12)]);
        assert_eq!(reports("static int main() { return 0; }"), [(378, 12)]);
        assert_eq!(reports("template <class T> int main(T) { return 0; }"), [(466, 24)]);
        assert_eq!(reports("void main() {}"), [(951, 6)]);
        assert_eq!(reports("main() {}"), [(938, 1)]);
        assert_eq!(reports("int main(int); int main(int, char **);"), [(159, 20)]);
        assert_eq!(reports("int main;"), [(2948, 5)]);
        assert_eq!(reports("namespace N { void main(); inline int main(int) { return 1; } } auto main() -> int;"), []);
    }
}
