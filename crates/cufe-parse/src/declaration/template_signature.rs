//! What tells function templates with the same parameters apart ([temp.over.link]): heads, results and constraints.

use super::declarator::Declarator;
use crate::Parser;
use cufe_il::{ArrayBound, FunctionId, TemplateArgument, TemplateHead, TemplateParameterKind, Type, TypeId};
use cufe_lex::TokenKind;

/// What belongs to the signature of a function template beside the parameters of the function.
#[derive(Clone, Debug)]
pub(super) struct TemplateSignature {
    result: Option<TypeId>,
    /// Kind of every written template parameter, and whether it is a pack.
    parameters: Vec<(TemplateParameterKind, bool)>,
    /// The interned spelling of everything that constrains the template.
    pub constraints: Option<u32>,
}

impl Parser<'_, '_> {
    /// The signature of the function template that is declared here, behind its declarator.
    pub(super) fn template_signature(
        &mut self,
        head: Option<&TemplateHead>,
        declarator: &Declarator,
        ty: TypeId,
    ) -> TemplateSignature {
        let mut parameters = Vec::new();
        let mut text = String::new();
        if let Some(head) = head {
            for parameter in head.parameters.iter().filter(|parameter| parameter.first < head.close) {
                parameters.push((parameter.kind, parameter.is_pack));
                let is_constrained = parameter.kind == TemplateParameterKind::Type
                    && !matches!(self.tokens.kind(parameter.first), TokenKind::KwClass | TokenKind::KwTypename);
                if is_constrained && let Some(end) = parameter.name.or(parameter.equal) {
                    text.push_str(&format!("{}: ", parameters.len()));
                    self.profile_text(&mut text, parameter.first..end, true);
                }
            }
            if head.requires.is_some() {
                self.profile_text(&mut text, head.close + 1..head.last + 1, true);
            }
        }
        if let Some(function) = declarator.function() {
            for &(position, (first, last)) in &function.parameters.placeholder_constraints {
                text.push_str(&format!("({position}): "));
                self.profile_text(&mut text, first..last + 1, true);
            }
        }
        self.add_trailing_requires(&mut text, declarator);
        let constraints = (!text.is_empty()).then(|| self.sema.profiles.intern(&text).0);
        let result = self.sema.program.as_function(ty).map(|function| function.result);
        TemplateSignature { result, parameters, constraints }
    }

    fn add_trailing_requires(&mut self, text: &mut String, declarator: &Declarator) {
        if let Some(function) = declarator.function()
            && let Some(requires) = self.trailing_requires(function.close)
        {
            text.push(';');
            self.profile_text(text, requires..self.at, true);
        }
    }

    /// The interned spelling of what constrains a function that is no template: of two members of a class template with the
    /// same parameters each may have its own.
    pub(super) fn trailing_constraint(&mut self, declarator: &Declarator) -> Option<u32> {
        declarator.function().filter(|_| self.since(cufe_base::Standard::Cpp20))?;
        let mut text = String::new();
        self.add_trailing_requires(&mut text, declarator);
        (!text.is_empty()).then(|| self.sema.profiles.intern(&text).0)
    }

    /// The first `requires` between the parameters of a function and here, outside of brackets.
    fn trailing_requires(&self, close: u32) -> Option<u32> {
        let mut token = close + 1;
        while token < self.at {
            let kind = self.tokens.kind(token);
            if kind == TokenKind::KwRequires {
                return Some(token);
            }
            token = match kind.is_opening_bracket().then(|| self.tokens.partner(token)).flatten() {
                Some(partner) if partner > token => partner + 1,
                _ => token + 1,
            };
        }
        None
    }

    /// Whether a known function template is certainly another than the one with a signature.
    pub(super) fn is_other_template(&self, function: FunctionId, signature: &TemplateSignature) -> bool {
        let program = &self.sema.program;
        let entry = &program.functions[function];
        let Some(template) = program.entities[entry.entity].template else { return false };
        let head = &program.templates[template].head;
        let known = head.parameters.iter().filter(|parameter| parameter.first < head.close);
        let differ = |a: TypeId, b: TypeId| {
            !program.are_same_in_signature(a, b) && self.is_comparable(a, 0) && self.is_comparable(b, 0)
        };
        let differing_kinds = |a: TemplateParameterKind, b: TemplateParameterKind| match (a, b) {
            (TemplateParameterKind::Value(a), TemplateParameterKind::Value(b)) => differ(a, b),
            _ => std::mem::discriminant(&a) != std::mem::discriminant(&b),
        };
        let result = program.as_function(entry.ty).map(|function| function.result);
        known.clone().count() != signature.parameters.len()
            || self.constraints.get(&function).copied() != signature.constraints
            || matches!((result, signature.result), (Some(a), Some(b)) if differ(a, b) || self.are_other_operands(a, b))
            || known
                .zip(&signature.parameters)
                .any(|(known, &(kind, is_pack))| known.is_pack != is_pack || differing_kinds(known.kind, kind))
    }

    /// Whether of two return types one alone is a `decltype` of a dependent operand, or the operands are spelled otherwise, names
    /// aside ([temp.over.link]/5).
    fn are_other_operands(&self, a: TypeId, b: TypeId) -> bool {
        let program = &self.sema.program;
        match (program.structure(a), program.structure(b)) {
            (Type::Decltype(x), Type::Decltype(y)) => {
                let (Some(x), Some(y)) = (program.expressions.get(x.expression), program.expressions.get(y.expression))
                else {
                    return false;
                };
                !self.are_spelled_alike((x.first, x.last), (y.first, y.last))
            }
            (Type::Decltype(_), _) => self.is_comparable(b, 0),
            (_, Type::Decltype(_)) => self.is_comparable(a, 0),
            _ => false,
        }
    }

    /// Whether two ranges of tokens are the same but for names, which may be those of parameters; names of members count.
    fn are_spelled_alike(&self, a: (u32, u32), b: (u32, u32)) -> bool {
        let is_member_operator = |kind| matches!(kind, TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon);
        a.1.wrapping_sub(a.0) == b.1.wrapping_sub(b.0)
            && (a.0..=a.1).zip(b.0..=b.1).all(|(x, y)| {
                self.tokens.kind(x) == self.tokens.kind(y)
                    && (self.tokens.kind(x) != TokenKind::Identifier
                        || x == a.0
                        || !is_member_operator(self.tokens.kind(x - 1))
                        || self.tokens.symbol(x) == self.tokens.symbol(y))
            })
    }

    /// Whether a type is known so well that it is equivalent only to itself: operands of `decltype` can name parameters of
    /// functions, which may be called otherwise in another declaration.
    pub(super) fn is_comparable(&self, ty: TypeId, depth: u32) -> bool {
        let program = &self.sema.program;
        let next = depth + 1;
        let are_comparable = |arguments| {
            program.arguments(arguments).iter().all(|argument| match *argument {
                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => self.is_comparable(ty, next),
                TemplateArgument::UnknownTemplate | TemplateArgument::Pack(_) => false,
                _ => true,
            })
        };
        if depth > 64 {
            return false;
        }
        match program.structure(ty) {
            Type::Unknown | Type::Decltype(_) | Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => false,
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Expansion(inner)
            | Type::Complex(inner) => self.is_comparable(inner, next),
            Type::Array { element, bound } => {
                !matches!(bound, ArrayBound::Expression(_)) && self.is_comparable(element, next)
            }
            Type::MemberPointer { class, member } => {
                self.is_comparable(class, next) && self.is_comparable(member, next)
            }
            Type::Function(function) => {
                let function = program.function_type_data(function);
                self.is_comparable(function.result, next)
                    && function.parameters.iter().all(|&ty| self.is_comparable(ty, next))
            }
            Type::Specialization { arguments, .. } => are_comparable(arguments),
            Type::DependentName { qualifier, arguments, .. } => {
                self.is_comparable(qualifier, next) && arguments.is_none_or(are_comparable)
            }
            _ => true,
        }
    }
}

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
