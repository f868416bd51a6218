//! Expressions that types hold, by names that mean the same at every place ([`crate::spelled_type`]). Those that have been
//! substituted for parameters can't be taken from the text.

use crate::spelled_type::Speller;
use cufe_il::{CastKind, EntityId, EntityKind, ExpressionId, ExpressionKind, ExpressionList, ScopeKind};
use cufe_lex::TokenKind;

impl Speller<'_> {
    /// An expression in parentheses, unless it is a name, a literal or the like.
    pub(crate) fn operand(self, expression: ExpressionId) -> Option<String> {
        let text = self.expression(expression)?;
        let is_primary = matches!(
            self.program().expressions[expression].kind,
            ExpressionKind::Literal(_)
                | ExpressionKind::Boolean(_)
                | ExpressionKind::Nullptr
                | ExpressionKind::Name { .. }
                | ExpressionKind::DependentName { .. }
                | ExpressionKind::Parenthesized(_)
        );
        Some(if is_primary { text } else { format!("({text})") })
    }

    /// The text of an expression; none for kinds that hardly stand in the targets of alias templates, and for traits of types, which
    /// GNU compilers refuse in signatures.
    pub(crate) fn expression(self, expression: ExpressionId) -> Option<String> {
        let inner = self.deeper()?;
        let builder = self.builder;
        let entry = self.program().expressions[expression];
        match entry.kind {
            ExpressionKind::Literal(_) if entry.first == entry.last => Some(builder.spelling(entry.first)),
            ExpressionKind::Boolean(value) => Some(value.to_string()),
            ExpressionKind::Nullptr => Some("nullptr".to_owned()),
            ExpressionKind::Parenthesized(operand) => Some(format!("({})", inner.expression(operand)?)),
            ExpressionKind::Name { entity, arguments } => {
                let name = inner.value_name(entity)?;
                Some(match arguments {
                    Some(arguments) => format!("{name}{}", inner.arguments(arguments)?),
                    None => name,
                })
            }
            ExpressionKind::DependentName { qualifier, name, arguments } => {
                inner.dependent_member(qualifier, name, arguments)
            }
            ExpressionKind::Unary { operand, .. } if entry.first < self.program().expressions[operand].first => {
                Some(format!("{} {}", builder.spelling(entry.first), inner.operand(operand)?))
            }
            ExpressionKind::Binary { operator, left, right } => {
                Some(format!("{} {} {}", inner.operand(left)?, operator.spelling(), inner.operand(right)?))
            }
            ExpressionKind::Conditional { condition, then, otherwise } => {
                let (condition, then) = (inner.operand(condition)?, inner.operand(then)?);
                Some(format!("{condition} ? {then} : {}", inner.operand(otherwise)?))
            }
            ExpressionKind::OperatorOnType { keyword, operand } => {
                let keyword = if keyword == TokenKind::KwAlignof { "__alignof__" } else { keyword.spelling() };
                Some(format!("{keyword}({})", inner.ty(operand)?))
            }
            ExpressionKind::SizeofPack { pack } => inner.size_of_pack(pack?),
            // Substitution makes casts of this form of both (measured).
            ExpressionKind::Cast { kind: CastKind::CStyle | CastKind::Static, operand } => {
                Some(format!("({})({})", inner.ty(entry.ty)?, inner.expression(operand)?))
            }
            ExpressionKind::Construct { arguments, is_braced } => {
                let (open, close) = if is_braced { ("{", "}") } else { ("(", ")") };
                Some(format!("{}{open}{}{close}", inner.ty(entry.ty)?, inner.list(arguments)?))
            }
            ExpressionKind::Call { callee, arguments } => {
                Some(format!("{}({})", inner.expression(callee)?, inner.list(arguments)?))
            }
            _ => None,
        }
    }

    fn list(self, list: ExpressionList) -> Option<String> {
        let list = self.program().expression_list(list);
        let mut texts = Vec::new();
        for &element in list {
            self.push_expression(element, &mut texts)?;
        }
        Some(texts.join(", "))
    }

    /// What has a value and a name: variables, enumerators, functions and template parameters.
    fn value_name(self, entity: EntityId) -> Option<String> {
        let program = self.program();
        match program.entities[entity].kind {
            EntityKind::Enumerator(number) if !program.enums[number].is_scoped => {
                // Its name stands in the scope of the enumeration.
                let around = self.entity(program.enums[number].entity)?;
                let (scope, _) = around.rsplit_once("::")?;
                Some(format!("{scope}::{}", self.builder.name_of(entity)?))
            }
            EntityKind::Variable(_) if self.is_local(entity) => self.visible(entity),
            EntityKind::Variable(_) | EntityKind::Function(_) | EntityKind::Enumerator(_) | EntityKind::Template(_) => {
                self.entity(entity)
            }
            EntityKind::ValueParameter(_) => self.value_parameter(entity),
            _ => None,
        }
    }

    /// Whether a variable belongs to a function.
    fn is_local(self, variable: EntityId) -> bool {
        let program = self.program();
        let kind = program.scopes[program.entities[variable].scope].kind;
        matches!(kind, ScopeKind::FunctionParameters | ScopeKind::Block | ScopeKind::Lambda)
    }
}
