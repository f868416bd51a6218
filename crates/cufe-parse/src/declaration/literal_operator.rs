//! Declarations of literal operators ([over.literal]).

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn reported(text: &str) -> Vec<u16> {
        reports(text).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn a_literal_operator_takes_what_literals_give() {
        assert_eq!(reported("int operator\"\"_a(unsigned long long); int operator\"\"_b(const char *);"), [0u16; 0]);
        assert_eq!(reported("int operator\"\"_a(const wchar_t *, unsigned long);"), [0u16; 0]);
        assert_eq!(reported("int operator\"\"_a(int);"), [2493]);
        assert_eq!(reported("int operator\"\"_a(float);"), [2494]);
        assert_eq!(reported("int operator\"\"_a();"), [2490]);
        assert_eq!(reported("int operator\"\"_a(unsigned long long, int);"), [2491]);
        assert_eq!(reported("int operator\"\"_a(const char *, int);"), [2496]);
    }

    #[test]
    fn a_literal_operator_is_no_member_and_has_no_c_linkage() {
        assert_eq!(reported("struct S { int operator\"\"_a(unsigned long long); };"), [2488]);
        assert_eq!(reported("extern \"C\" int operator\"\"_a(unsigned long long);"), [2489]);
    }

    #[test]
    fn a_suffix_without_underscore_is_reserved() {
        assert_eq!(reported("int operator\"\"a(unsigned long long);"), [2506]);
        assert_eq!(reported("int operator\"\" a(unsigned long long);"), [2506]);
    }
}
