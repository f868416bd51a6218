//! Features of later standards: in GNU mode most are there in earlier
//! standards too, with a warning; some are errors. One table says which, and whether a run tells it once or each time
//! (measured).

use crate::Parser;
use cufe_base::{Position, Standard};
use cufe_diagnostics::{Code, Report, code};
use cufe_lex::TokenKind;

/// How often a feature that is too new is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reported {
    /// At its first use.
    Once,
    /// At each use.
    Each,
}

/// What the table says of a feature.
#[derive(Clone, Copy, Debug)]
struct Row {
    since: Standard,
    code: Code,
    reported: Reported,
}

macro_rules! features {
    ($($name:ident $since:ident code::$code:ident $reported:ident $what:literal;)*) => {
        /// A feature that the earliest standards do not have.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Feature {
            $(#[doc = $what] $name,)*
        }

        impl Feature {
            fn row(self) -> Row {
                match self {
                    $(Feature::$name => Row { since: Standard::$since, code: code::$code, reported: Reported::$reported },)*
                }
            }
        }
    };
}

features! {
    ScopedEnumeration         Cpp11 code::SCOPED_ENUM_BEFORE_CPP11 Each "`enum class`";
    EnumerationBase           Cpp11 code::ENUM_BASE_BEFORE_CPP11 Each "`enum E : int`";
    OverrideSpecifier         Cpp11 code::OVERRIDE_BEFORE_CPP11 Each "`override`, `final` of a member function";
    RvalueReference           Cpp11 code::RVALUE_REFERENCE_BEFORE_CPP11 Once "`T &&`";
    Lambda                    Cpp11 code::LAMBDA_BEFORE_CPP11 Once "`[] {}`";
    AttributeBrackets         Cpp11 code::ATTRIBUTE_BEFORE_CPP11 Once "`[[...]]`";
    DelegatingConstructor     Cpp11 code::DELEGATING_CONSTRUCTOR_BEFORE_CPP11 Once "`C() : C(1) {}`";
    InheritingConstructor     Cpp11 code::INHERITING_CONSTRUCTOR_BEFORE_CPP11 Once "`using B::B`";
    MemberInitializer         Cpp11 code::MEMBER_INITIALIZER_BEFORE_CPP11 Once "`int m = 1`";
    DeletedFunction           Cpp11 code::DELETED_FUNCTION_BEFORE_CPP11 Once "`= delete`";
    DefaultedFunction         Cpp11 code::DEFAULTED_FUNCTION_BEFORE_CPP11 Once "`= default`";
    ExtendedFriend            Cpp11 code::EXTENDED_FRIEND_BEFORE_CPP11 Once "`friend T`";
    ListInitialization        Cpp11 code::LIST_INITIALIZATION_BEFORE_CPP11 Each "`int x{1}`";
    RangeFor                  Cpp11 code::RANGE_FOR_BEFORE_CPP11 Each "`for (int x : a)`";
    ReferenceQualifier        Cpp11 code::REFERENCE_QUALIFIER_BEFORE_CPP11 Each "`void f() &`";
    VariableTemplate          Cpp14 code::VARIABLE_TEMPLATE_BEFORE_CPP14 Each "`template <class T> T v`";
    PlaceholderParameter      Cpp14 code::AUTO_NOT_ALLOWED Each "`void f(auto)`";
    ConstexprLambda           Cpp17 code::CONSTEXPR_LAMBDA_BEFORE_CPP17 Each "`[] () constexpr {}`";
    ConstexprIf               Cpp17 code::CONSTEXPR_IF_BEFORE_CPP17 Once "`if constexpr`";
    Fold                      Cpp17 code::FOLD_BEFORE_CPP17 Once "`(... + t)`";
    InitStatement             Cpp17 code::INIT_STATEMENT_BEFORE_CPP17 Once "`if (int i = 1; i)`";
    AttributeUsing            Cpp17 code::ATTRIBUTE_USING_BEFORE_CPP17 Once "`[[using gnu: a]]`";
    InlineVariable            Cpp17 code::INLINE_VARIABLE_BEFORE_CPP17 Once "`inline int x`";
    StructuredBinding         Cpp17 code::BINDING_BEFORE_CPP17 Each "`auto [a, b]`";
    VirtualConstexpr          Cpp20 code::VIRTUAL_CONSTEXPR Each "`constexpr virtual void f()`";
    ConstexprDestructor       Cpp20 code::CONSTEXPR_DESTRUCTOR Each "`constexpr ~C()`";
    RangeInitStatement        Cpp20 code::RANGE_INIT_STATEMENT_BEFORE_CPP20 Once "`for (int n = 1; int x : a)`";
    PackCapture               Cpp20 code::PACK_CAPTURE_BEFORE_CPP20 Once "`[...a = t]`";
    LambdaTemplate            Cpp20 code::LAMBDA_TEMPLATE_BEFORE_CPP20 Once "`[]<class T>() {}`";
    ConditionalExplicit       Cpp20 code::EXPLICIT_BOOL_BEFORE_CPP20 Each "`explicit(true)`";
    DefaultedComparison       Cpp20 code::CANNOT_BE_DEFAULTED Each "`bool operator==(const C &) const = default`";
    DefaultedFriendComparison Cpp20 code::FRIEND_CANNOT_BE_DEFAULTED Each "the same of a friend";
    LabelAtEnd                Cpp23 code::EXPECTED_STATEMENT  Each "`a: }`";
    ConstevalIf               Cpp23 code::CONSTEVAL_IF_BEFORE_CPP23 Each "`if consteval`";
    DecayCopy                 Cpp23 code::DECAY_COPY_BEFORE_CPP23 Each "`auto(x)`";
    StaticLambda              Cpp23 code::STATIC_LAMBDA_BEFORE_CPP23 Each "`[] () static {}`";
}

impl Parser<'_, '_> {
    /// Reports a feature at a token, if the standard in force is older than it.
    pub(crate) fn uses_feature(&mut self, feature: Feature, token: u32) {
        let Row { since, code, reported } = feature.row();
        // What an instance reads again was reported of its pattern.
        if self.since(since)
            || self.sema.declaring.in_instance
            || self.sema.context.speculating > 0
            || reported == Reported::Once && self.is_reported(feature)
        {
            return;
        }
        let position = self.sema.position(token);
        self.report_feature(feature, code, position);
    }

    /// Reports `try` or `throw` where exceptions are switched off.
    pub(crate) fn uses_exceptions(&mut self, token: u32) {
        if !self.sema.options.features.exceptions && self.sema.context.speculating == 0 {
            self.error_at(code::EXCEPTIONS_DISABLED, token);
        }
    }

    /// Reports `throw(T)`, at its `throw`: deprecated at first, and from C++17 on not there any more.
    pub(crate) fn uses_dynamic_specification(&mut self) {
        let is_empty = self.peek(1) != TokenKind::LeftParen || self.peek(2) == TokenKind::RightParen;
        if is_empty || !self.since(Standard::Cpp14) || self.sema.context.speculating > 0 {
            return;
        }
        self.error_at(
            if self.since(Standard::Cpp17) {
                code::DYNAMIC_EXCEPTION_SPECIFICATION_REMOVED
            } else {
                code::DYNAMIC_EXCEPTION_SPECIFICATION
            },
            self.at,
        );
    }

    fn report_feature(&mut self, feature: Feature, code: Code, position: Position) {
        let report = Report::new(code, position);
        // A label without statement is an error elsewhere.
        self.sema.report(if feature == Feature::LabelAtEnd { report.as_warning() } else { report });
    }

    /// Whether a feature was reported; it counts as reported from now on.
    fn is_reported(&mut self, feature: Feature) -> bool {
        let bit = 1u64 << feature as u32;
        let is_reported = self.reported_features & bit != 0;
        self.reported_features |= bit;
        is_reported
    }
}

#[cfg(test)]
mod tests {
    use cufe_base::{Options, Source, Standard};
    use cufe_diagnostics::Sink;

    /// Number and column of the reports of a text in a standard.
    fn reports(text: &str, standard: Standard) -> Vec<(u16, u32)> {
        let mut options = Options::default();
        options.dialect.standard = standard;
        let mut source = Source::new("a.cu", text.as_bytes().to_vec());
        let mut sink = Sink::new();
        let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
        let unit = crate::analyse(source, tokens, options, sink);
        let reports = unit.sink.reports().iter();
        reports.map(|report| (report.code.0, unit.source.location(report.position).column)).collect()
    }

    #[test]
    fn some_features_are_reported_once() {
        let folds = "template <class... T> int sum(T... t) { return (0 + ... + t) + (t + ...) + (... + t); }";
        assert_eq!(reports(folds, Standard::Cpp14), [(2918, 57)]);
        assert_eq!(reports(folds, Standard::Cpp17), []);
        assert_eq!(reports("inline int v; struct S { static inline int m = 1; };", Standard::Cpp14), [(3033, 1)]);
        let inits = "void f() { if (int i = 1; i) {} switch (int j = 2; j) {} }";
        assert_eq!(reports(inits, Standard::Cpp11), [(2919, 25)]);
    }

    #[test]
    fn others_are_reported_each_time() {
        let explicits = "struct S { explicit(true) S(int); explicit(false) S(char); };";
        assert_eq!(reports(explicits, Standard::Cpp17), [(3401, 12), (3401, 35)]);
        let bindings =
            "struct A { int x, y; }; int f(A a) { auto [b, c] = a; auto &[d, e] = a; return b + c + d + e; }";
        assert_eq!(reports(bindings, Standard::Cpp14), [(3356, 43), (3356, 61)]);
        assert_eq!(
            reports("auto f = [](auto x, auto &y) { return x + y; };", Standard::Cpp11),
            [(1598, 13), (1598, 21)]
        );
        assert_eq!(reports("void f() { goto a; a: }", Standard::Cpp20), [(127, 23)]);
    }

    #[test]
    fn the_first_standard_has_few_of_them() {
        let text = "struct S { S() = default; S(const S &) = delete; S(int &&) : S() {} int m = 1; };";
        assert_eq!(reports(text, Standard::Cpp03), [(2514, 18), (2513, 42), (2507, 56), (2512, 75), (2510, 62)]);
        assert_eq!(reports("enum class E { a }; enum F : int { b };", Standard::Cpp03), [(2368, 1), (2372, 28)]);
        assert_eq!(reports("[[noreturn]] void f(); [[noreturn]] void g();", Standard::Cpp03), [(2509, 1)]);
    }

    #[test]
    fn auto_was_a_storage_class() {
        let text =
            "auto int x; void f() { auto int y = 1; auto z = y; static auto int w; } void g(auto int p, auto q);";
        assert_eq!(reports(text, Standard::Cpp03), [(149, 1), (260, 45), (81, 59), (177, 45), (177, 68), (260, 97)]);
    }

    #[test]
    fn two_joined_closers_were_a_shift() {
        let text =
            "template <class> struct A {}; template <int> struct N {}; A<A<A<A<int>>>> a; N<8>>1> n; A<A<int> > b;";
        assert_eq!(reports(text, Standard::Cpp03), [(868, 70), (868, 72)]);
        assert_eq!(reports("template <class> struct A {}; A<A<A<A<int>>>> a;", Standard::Cpp11), []);
    }

    #[test]
    fn members_of_parameters_are_types_after_typename() {
        let text =
            "template <class T> struct S { T::a x; typename T::b y; T::template c<int> z; void f(int = T::d); };";
        assert_eq!(reports(text, Standard::Cpp17), [(757, 31), (757, 56)]);
        assert_eq!(reports(text, Standard::Cpp20), []);
        assert_eq!(reports("template <class T> struct S : T::a { S() : T::a() { T::b(1); } };", Standard::Cpp17), []);
        let base = "template <class T> struct B { using F = typename T::f; }; struct D { struct f { typedef int u; }; }; struct S : B<D> { using Q = B<D>;";
        assert_eq!(reports(&format!("{base} Q::F::u x; }};"), Standard::Cpp17), []);
    }
}
