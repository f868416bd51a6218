//! CUDA attributes as written: their arguments, and the places where they are applied or refused.
//! The rules are in `cufe_sema::cuda`.

use super::AttributeSet;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::constant::WantedInteger;
use cufe_diagnostics::code;
use cufe_il::{EntityId, StorageClass, TemplateArgument};
use cufe_lex::TokenKind;
use cufe_sema::attribute::{AttributedVariable, Place};
use cufe_sema::constant::Failure;
use cufe_sema::cuda::{AttributeKind, AttributeTarget, CudaAttribute, Signature};
use cufe_sema::template::ReadResult;
use smallvec::SmallVec;

impl Parser<'_, '_> {
    /// A CUDA attribute whose name is passed: its arguments, if it takes any, at the token `open`. `None` where they are wrong.
    pub(super) fn cuda_attribute(
        &mut self,
        kind: AttributeKind,
        first: u32,
        name: u32,
        open: Option<u32>,
    ) -> Option<CudaAttribute> {
        let mut attribute = CudaAttribute { kind, first, name, arguments: SmallVec::new() };
        if self.sema.context.speculating > 0 {
            return Some(attribute);
        }
        let signature = kind.signature();
        let Some(open) = open else {
            if signature != Signature::None {
                self.error_at(code::EXPECTED_OPENING_PARENTHESIS, name + 1);
                return None;
            }
            return Some(attribute);
        };
        let close = self.tokens.partner(open)?;
        let after = std::mem::replace(&mut self.at, open + 1);
        let is_right = self.in_brackets(|parser| match signature {
            Signature::None => {
                parser.error_at(code::ATTRIBUTE_WITH_ARGUMENTS, open);
                false
            }
            Signature::Values(limit) => parser.attribute_values(limit, close, false, &mut attribute),
            Signature::OptionalValues(limit) => parser.attribute_values(limit, close, true, &mut attribute),
            Signature::Triples => parser.attribute_triples(close, &mut attribute),
        });
        self.at = after;
        is_right.then_some(attribute)
    }

    /// The predefined macro `__noinline__`, if it stands here.
    pub(super) fn noinline_macro(&mut self, attributes: &mut AttributeSet) -> bool {
        if !self.is(TokenKind::KwNoinline) {
            return false;
        }
        let token = self.advance();
        let arguments = SmallVec::new();
        attributes.cuda.push(CudaAttribute { kind: AttributeKind::NoInline, first: token, name: token, arguments });
        true
    }

    /// Values, up to the `)`.
    fn attribute_values(&mut self, limit: u8, close: u32, may_be_empty: bool, attribute: &mut CudaAttribute) -> bool {
        if self.at == close {
            if !may_be_empty {
                self.error_at(code::EXPECTED_EXPRESSION, close);
            }
            return may_be_empty;
        }
        let mut is_right = true;
        for count in 1.. {
            is_right &= self.attribute_value(attribute);
            if self.at >= close {
                break;
            }
            if count >= limit || !self.is(TokenKind::Comma) {
                self.error_at(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
                // Values that are too many are passed over.
                return is_right && self.is(TokenKind::Comma);
            }
            self.advance();
        }
        is_right
    }

    /// One value; returns whether nothing is wrong with it.
    fn attribute_value(&mut self, attribute: &mut CudaAttribute) -> bool {
        let checkpoint = self.checkpoint();
        let first = self.at;
        let value = self.constant_expression();
        if self.eat(TokenKind::Ellipsis) {
            self.expand(first);
        }
        attribute.arguments.push(value);
        !self.failed_since(&checkpoint) && self.integral_constant(value, WantedInteger::OfAnyType)
    }

    /// The argument of an attribute of a template, with what its parameters stand for: an integer.
    pub(crate) fn attribute_argument(&mut self) -> ReadResult {
        let checkpoint = self.checkpoint();
        let expression = self.constant_expression();
        if self.failed_since(&checkpoint) || !self.integral_constant(expression, WantedInteger::OfAnyType) {
            return ReadResult::Unknown;
        }
        match self.evaluate(expression, None) {
            Ok(value) => match value.integer() {
                Some(value) => {
                    ReadResult::Argument(TemplateArgument::Value(self.sema.expression(expression).ty, value))
                }
                None => ReadResult::Unknown,
            },
            Err(Failure::NotConstant(_)) => {
                let first = self.sema.expression(expression).first;
                self.sema.report_at(code::EXPRESSION_NOT_CONSTANT, first);
                ReadResult::Failed
            }
            Err(_) => ReadResult::Unknown,
        }
    }

    /// `(x, y, z)`, and perhaps `, (x, y, z)`.
    fn attribute_triples(&mut self, close: u32, attribute: &mut CudaAttribute) -> bool {
        let mut is_right = true;
        for triple in 0..2 {
            if !self.is(TokenKind::LeftParen) {
                // The reference goes on at the end of the list, where it misses the values.
                self.error_at(code::EXPECTED_OPENING_PARENTHESIS, self.at);
                self.error_at(code::EXPECTED_EXPRESSION, close);
                self.error_at(code::ATTRIBUTE_ARGUMENTS_MISSING, close);
                return false;
            }
            let inner = self.tokens.partner(self.at).unwrap_or(close).min(close);
            self.advance();
            for value in 0..3 {
                is_right &= self.attribute_value(attribute);
                if value < 2 && !self.eat(TokenKind::Comma) {
                    self.error_at(code::ATTRIBUTE_ARGUMENTS_MISSING, self.at);
                    self.error_at(code::EXPECTED_IDENTIFIER, close + 2);
                    return false;
                }
            }
            if self.at != inner {
                self.error_at(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
                return false;
            }
            self.at = inner + 1;
            if self.at >= close {
                break;
            }
            if triple == 1 || !self.is(TokenKind::Comma) {
                self.error_at(code::EXPECTED_CLOSING_PARENTHESIS, self.at);
                return false;
            }
            self.advance();
        }
        is_right
    }

    /// Passes attributes at a place where no CUDA attribute applies, and others as at a statement.
    pub(crate) fn refused_attributes(&mut self) {
        let attributes = self.attributes();
        self.sema.refuse_attribute_set(&attributes, AttributeTarget::OTHER);
        self.sema.apply_attributes_at(&attributes.general, Place::OTHER, None);
    }

    /// The attributes of a structured binding declaration that are not CUDA's, once its names are declared.
    pub(super) fn general_binding_attributes(
        &mut self,
        specifiers: &Specifiers,
        first: Option<EntityId>,
        is_block_scope: bool,
    ) {
        let Some(variable) = first.and_then(|entity| self.sema.program().variable_of(entity)) else { return };
        let name = first.map_or(self.at, |entity| self.sema.program().entities[entity].token);
        self.sema.apply_general_variable_attributes(&AttributedVariable {
            variable,
            attributes: &specifiers.attributes.general,
            name,
            is_field: false,
            is_bit_field: false,
            is_block_scope,
            is_static: specifiers.storage == StorageClass::Static,
            is_extern: false,
            is_gnu_thread: false,
            is_thread_local: specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL),
            is_initialized: true,
            is_member: false,
            is_redeclaration: false,
            is_register: false,
            is_handler_parameter: false,
            is_template: false,
        });
    }

    /// The attributes of a structured binding declaration, at its `[`.
    pub(super) fn binding_attributes(&mut self, specifiers: &Specifiers, is_block_scope: bool, is_range: bool) {
        if self.sema.context.speculating == 0 && !specifiers.attributes.cuda.is_empty() {
            let is_static = specifiers.storage == StorageClass::Static;
            let close = self.tokens.partner(self.at).unwrap_or(self.at);
            let names: Vec<u32> =
                (self.at..close).filter(|&token| self.tokens.kind(token) == TokenKind::Identifier).collect();
            self.sema.check_binding_space(
                &specifiers.attributes.cuda,
                self.at,
                &names,
                self.sema.context.function,
                is_block_scope,
                is_static,
                is_range,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::analyse;
    use cufe_base::{Options, Source};
    use cufe_diagnostics::Sink;

    const NONE: [u16; 0] = [];

    /// Number and column of every report on the single line of a text.
    fn reports_with(text: &str, options: Options) -> Vec<(u16, u32)> {
        let text = text
            .replace("GLOBAL", "__attribute__((global))")
            .replace("DEVICE", "__attribute__((device))")
            .replace("SHARED", "__attribute__((shared))")
            .replace("MANAGED", "__attribute__((managed))");
        let mut source = Source::new("t.ii", text.into_bytes());
        let mut sink = Sink::new();
        let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
        let unit = analyse(source, tokens, options, sink);
        let reports = unit.sink.reports().iter();
        let reports = reports.map(|report| (report.code.0, unit.source.location(report.position).column));
        // The missing launch bounds remark is off by default.
        reports.filter(|&(code, _)| code != 3695).collect()
    }

    fn codes(text: &str) -> Vec<u16> {
        // Unused entities are a rule of their own.
        let is_other = |code: &u16| !matches!(code, 177 | 550 | 826);
        reports_with(text, Options::default()).into_iter().map(|(code, _)| code).filter(is_other).collect()
    }

    #[test]
    fn rules_of_kernels_are_reported_at_the_attribute() {
        assert_eq!(reports_with("GLOBAL int a();", Options::default()), [(3505, 16)]);
        assert_eq!(reports_with("[[gnu::__global__]] int b();", Options::default()), [(3505, 3)]);
        assert_eq!(codes("[[global]] int c();"), NONE);
        assert_eq!(codes("struct S { static GLOBAL int f(int, ...) noexcept; };"), [3647, 3505, 3503, 3688]);
        assert_eq!(codes("inline GLOBAL void g() {}"), [3507]);
        assert_eq!(codes("void i(int); GLOBAL void i(int) {}"), NONE);
        assert_eq!(codes("template <class T> GLOBAL auto e(T) {}"), NONE);
    }

    #[test]
    fn a_kernel_is_neither_host_nor_device_function() {
        assert_eq!(codes("GLOBAL __attribute__((host)) DEVICE void k();"), [3481, 3481]);
        assert_eq!(codes("DEVICE void k(); GLOBAL void k();"), [3481]);
        assert_eq!(codes("DEVICE int main();"), [3538]);
    }

    #[test]
    fn attributes_that_do_not_apply_are_warned_of() {
        assert_eq!(codes("GLOBAL int v;"), [1835]);
        assert_eq!(codes("struct DEVICE C {};"), [1835]);
        assert_eq!(codes("SHARED void f();"), [1835]);
        assert_eq!(codes("struct S { DEVICE int x; };"), [1835]);
        assert_eq!(codes("void f(SHARED int x);"), [1835]);
    }

    #[test]
    fn arguments_of_launch_attributes_are_checked() {
        let on = |attribute: &str| codes(&format!("int n; GLOBAL void __attribute__(({attribute})) f();"));
        assert_eq!(on("launch_bounds(1, 2, 3)"), NONE);
        assert_eq!(on("launch_bounds()"), [29]);
        assert_eq!(on("launch_bounds(1, 2, 3, 4)"), [18]);
        assert_eq!(on("launch_bounds"), [125]);
        assert_eq!(on("launch_bounds(1.5)"), [2412]);
        assert_eq!(on("launch_bounds(n)"), [28]);
        assert_eq!(on("launch_bounds(1, 1, -1)"), [3705]);
        assert_eq!(on("cluster_dims(0)"), [3685]);
        assert_eq!(on("block_size((8, 1, 1), (2, 1, 1)), cluster_dims(2)"), [3791]);
        assert_eq!(on("launch_bounds(1), maxnreg(8)"), [3719]);
        assert_eq!(codes("void __attribute__((launch_bounds(8))) f(), g();"), [3534, 3534]);
    }

    #[test]
    fn memory_spaces_have_their_places() {
        assert_eq!(codes("void f() { SHARED int x; }"), [3483]);
        assert_eq!(codes("DEVICE void f() { SHARED int x; }"), NONE);
        assert_eq!(codes("struct S { static DEVICE int v; };"), [3485]);
        assert_eq!(codes("SHARED int x = 1;"), [3510]);
        assert_eq!(codes("MANAGED const int c = 1;"), [3566]);
        assert_eq!(codes("MANAGED SHARED int c;"), [3568]);
        assert_eq!(codes("inline DEVICE int i;"), [3648]);
        assert_eq!(codes("static inline DEVICE int i;"), NONE);
        let options = Options { device_c: true, ..Options::default() };
        assert_eq!(reports_with("inline DEVICE int i;", options).len(), 0);
    }

    #[test]
    fn an_override_has_the_space_of_the_function_that_it_overrides() {
        let base = "struct B { DEVICE virtual void v(); virtual ~B(); }; ";
        assert_eq!(codes(&format!("{base}struct D : B {{ void v(); }};")), [3545]);
        assert_eq!(codes(&format!("{base}struct D : B {{ DEVICE void v(); }};")), NONE);
        assert_eq!(codes(&format!("{base}struct M : B {{}}; struct D : M {{ DEVICE ~D(); }};")), [3542]);
        assert_eq!(codes(&format!("{base}template <class T> struct D : T {{ void v(); }};")), NONE);
    }

    #[test]
    fn annotations_of_defaulted_functions_have_no_effect() {
        assert_eq!(codes("struct A { DEVICE A() = default; virtual DEVICE ~A() = default; };"), [3469]);
        assert_eq!(codes("template <class T> struct A : T { DEVICE ~A() = default; };"), [3469]);
    }

    #[test]
    fn members_of_class_templates_are_checked_in_objects_of_the_class_alone() {
        let class = |body: &str| {
            codes(&format!(
                "template <class T> struct A {{ DEVICE int n(int); DEVICE static int s(int); struct M {{ DEVICE void m(); }};
                void f(A &a, M &m) {{ {body} (void)a; (void)m; }} }};"
            ))
        };
        assert_eq!(class("n(1); s(2); A::s(3); A<T>::s(4); m.m();"), NONE);
        assert_eq!(class("a.n(1); this->n(2); a.s(3); (*this).n(4);"), [3464; 4]);
        assert_eq!(codes("struct N { DEVICE static int s(int); template <class T> void f() { s(1); } };"), [3464]);
        assert_eq!(
            codes("template <class T> struct A; template <> struct A<int> { DEVICE void s(); void f() { s(); } };"),
            [3464]
        );
    }

    #[test]
    fn grid_constants_agree_between_declarations() {
        let c = "__attribute__((grid_constant))";
        assert_eq!(codes(&format!("DEVICE void d(const {c} int p);")), [3702]);
        assert_eq!(codes(&format!("GLOBAL void k(const {c} int p); GLOBAL void k(const int p) {{}}")), [3698]);
        assert_eq!(codes(&format!("GLOBAL void k(const {c} int p); GLOBAL void k(const {c} int p) {{}}")), NONE);
    }
}
