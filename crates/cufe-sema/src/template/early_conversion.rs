//! Parameters of function templates that do not depend on what is deduced: where an argument cannot be converted to the type of
//! one, the rest is not substituted ([temp.deduct.call]/10, CWG 2369), and no class is instantiated for it in vain.

use crate::Sema;
use crate::conversion::{Allowed, Operand, Sequence};
use cufe_il::{ClassId, ExpressionKind, Name, Type, TypeId};

impl Sema<'_> {
    /// The first of the parameters to whose type, that is not dependent, its argument surely has no implicit conversion.
    pub(super) fn unconvertible_argument(&mut self, parameters: &[TypeId], arguments: &[Operand]) -> Option<usize> {
        for (index, (&parameter, argument)) in parameters.iter().zip(arguments).enumerate() {
            if let Type::Expansion(_) = self.program.structure(parameter) {
                return None;
            }
            if self.is_dependent_type(parameter) || !self.is_converted_early(parameter, argument) {
                continue;
            }
            if self.implicit_conversion(argument, parameter, Allowed::IMPLICIT) == Sequence::Impossible {
                return Some(index);
            }
        }
        None
    }

    /// Whether a conversion is judged before the substitution: none that asks for other templates, which might ask for this one.
    fn is_converted_early(&mut self, parameter: TypeId, argument: &Operand) -> bool {
        if let Some(expression) = argument.expression {
            let inner = self.without_parentheses(expression);
            if matches!(self.expression(inner).kind, ExpressionKind::InitializerList(_))
                || self.function_set(expression).is_some()
            {
                return false;
            }
        }
        [parameter, argument.ty].into_iter().all(|ty| {
            let ty = self.program.unqualified(self.program.canonical(self.program.non_reference(ty))).0;
            match self.program.written(ty) {
                Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::MemberPointer { .. } => true,
                Type::Class(class) => self.has_known_members(class) && !self.converts_by_templates(class),
                _ => false,
            }
        })
    }

    /// Whether a class has constructor templates or conversion function templates.
    fn converts_by_templates(&mut self, class: ClassId) -> bool {
        let is_constructor_template = |sema: &Self, entity: cufe_il::EntityId| {
            let entry = &sema.program.entities[entity];
            entry.name == Name::CONSTRUCTOR && (entry.kind.is_template() || entry.template.is_some())
        };
        let entry = &self.program.classes[class];
        !entry.inherited_constructors.is_empty()
            || entry.functions.iter().any(|&entity| is_constructor_template(self, entity))
            || self.has_conversion_template(class)
    }
}
