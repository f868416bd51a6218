//! Deduction guides ([temp.deduct.guide]).

use crate::declare::{DeclarationContext, Declarator, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use crate::{Found, Sema};
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Name, NameKind, TemplateKind, Type, TypeId};

impl Sema<'_> {
    /// What a deduction guide asks of its place, its specifiers and its type; does nothing for functions.
    pub fn check_deduction_guide(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
    ) {
        let NameKind::DeductionGuide(symbol) = name.name.kind() else { return };
        let Some((arrow, ty)) = declarator.function().and_then(|function| function.trailing) else { return };
        let plain = Name::identifier(symbol);
        let found = match name.qualifier {
            Qualifier::None => self.lookup_unqualified(plain, self.context.scope, name.token),
            Qualifier::Namespace(scope) => self.lookup_in_namespace_where(scope, plain, name.token, &|_| true),
            _ => return,
        };
        let Some((template, kind)) = self.guided_template(&found) else {
            if found.is_nothing() && name.qualifier == Qualifier::None {
                self.error_at(code::TRAILING_RETURN_WITHOUT_AUTO, arrow);
            }
            return;
        };
        if specifiers.flags.intersects(SpecifierFlags::INLINE | SpecifierFlags::CONSTEXPR) {
            self.error_at(code::DEDUCTION_GUIDE_SPECIFIER, specifiers.first);
        }
        let entry = &self.program.entities[template];
        let (scope, access) = (entry.scope, entry.access);
        if kind == TemplateKind::Parameter || scope != self.declaration_scope() {
            let text = self.entity_name(template);
            self.name_error_at(code::DEDUCTION_GUIDE_SCOPE, name.first, text);
        } else if context.in_class && access != context.access {
            let text = self.entity_name(template);
            self.name_error_at(code::DEDUCTION_GUIDE_ACCESS, name.first, text);
        }
        if self.is_other_type(ty, template) {
            let text = self.entity_name(template);
            self.name_error_at(code::DEDUCTION_GUIDE_RETURN_TYPE, arrow + 1, text);
        }
    }

    /// The class template, or template parameter, that a deduction guide is named after.
    fn guided_template(&self, found: &Found) -> Option<(EntityId, TemplateKind)> {
        found.entities.iter().find_map(|&entity| match self.program.entities[entity].kind {
            EntityKind::Template(template) => match self.program.templates[template].kind {
                kind @ (TemplateKind::Class | TemplateKind::Parameter) => Some((entity, kind)),
                _ => None,
            },
            _ => None,
        })
    }

    /// Whether a type is certainly no specialization of a template.
    fn is_other_type(&self, ty: TypeId, template: EntityId) -> bool {
        let program = &self.program;
        let ty = program.unqualified(program.canonical(ty)).0;
        match program.written(ty) {
            Type::Specialization { template: other, .. } => other != template,
            Type::Class(class) => program.classes[class].template != self.template_of(template),
            Type::Unknown | Type::DeducedTemplate(_) => false,
            _ => true,
        }
    }
}
