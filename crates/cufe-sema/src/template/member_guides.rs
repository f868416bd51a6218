//! Guides of member templates of instances: the member template is read as a pattern in the instance, where the parameters of the
//! class around are bound, and so its constructors have the types that they have there.

use super::instance::InstantiatedPart;
use crate::Sema;
use cufe_il::{ClassId, EntityId, Part, TemplateId, Type, TypeId};
use rustc_hash::FxHashSet;

impl Sema<'_> {
    /// Reads the definition of a member template of an instance as a pattern, if that was not done yet: of such templates only the
    /// instances are read where nothing asks for their constructors.
    pub(super) fn read_member_pattern(&mut self, class: ClassId) {
        let entry = &self.program.classes[class];
        let (Some(at), Some(template), None) = (entry.definition, entry.template, entry.scope) else { return };
        let head = self.program.pattern_heads.get(&class).unwrap_or(&self.program.templates[template].head);
        let scope = head.scope;
        self.program.classes[class].is_complete = false;
        self.read(InstantiatedPart::MemberPattern { class, at, scope });
        let entry = &mut self.program.classes[class];
        // What is nested too deeply is not read.
        entry.is_complete |= entry.scope.is_none();
    }

    /// The class that a member template of an instance is in the class template, if its definition is the same text.
    pub(super) fn general_pattern(&self, class: ClassId, template: TemplateId) -> Option<ClassId> {
        let general = self.general_member_template(template)?;
        let general = self.pattern_class(self.program.templates[general].entity)?;
        (self.program.classes[general].definition == self.program.classes[class].definition).then_some(general)
    }

    /// The guide that a constructor makes, as it can be chosen. In that of a member template of an instance no argument fits a
    /// parameter whose type depends on the templates around (measured), where the standard has the instance's type in its place:
    /// it ends before the first of these if that has a default argument, or there is none.
    pub(super) fn guide_without_the_class_around(
        &mut self,
        guide: EntityId,
        constructor: EntityId,
        template: TemplateId,
    ) -> Option<EntityId> {
        let Some(count) = self.parameters_before_the_class_around(constructor, template) else { return Some(guide) };
        let function = self.program.function_of(guide)?;
        let minimum = self.program.functions[function].minimum_arguments;
        minimum.filter(|&minimum| usize::from(minimum) <= count)?;
        let mut ty = self.program.as_function(self.program.functions[function].ty)?.clone();
        ty.parameters.truncate(count);
        self.program.functions[function].ty = self.program.function_type(ty);
        Some(guide)
    }

    /// Of a constructor of a member template of an instance: how many parameters come before the first one whose type depends on
    /// the templates around.
    fn parameters_before_the_class_around(&self, constructor: EntityId, template: TemplateId) -> Option<usize> {
        let class = self.pattern_class(self.program.templates[template].entity)?;
        let general = self.general_pattern(class, template)?;
        let function = self.member_function_at(general, self.program.entities[constructor].token)?;
        let ty = self.program.as_function(self.program.functions[function].ty)?;
        let depth = self.program.templates[self.program.classes[general].template?].depth;
        ty.parameters.iter().position(|&parameter| self.depends_on_templates_around(parameter, depth))
    }

    /// Whether a type in a member template at a depth depends on the parameters of the templates around.
    pub(super) fn depends_on_templates_around(&self, ty: TypeId, depth: u16) -> bool {
        let mut open = vec![Part::Type(ty)];
        let mut met = FxHashSet::default();
        while let Some(part) = open.pop() {
            if !met.insert(part) {
                continue;
            }
            match part {
                Part::Type(ty) => match self.program.structure(ty) {
                    Type::TemplateParameter { depth: other, .. } if other < depth => return true,
                    // The name of the template itself, or of one around: a specialization for those parameters.
                    Type::Class(class) if self.program.classes[class].template.is_some() => {
                        if self.program.classes[class].is_dependent {
                            return true;
                        }
                    }
                    Type::Specialization { template, .. }
                        if self
                            .home_of_member(template)
                            .is_some_and(|home| self.program.classes[home].is_dependent) =>
                    {
                        return true;
                    }
                    structure => self.program.type_parts(structure, &mut |part| open.push(part)),
                },
                Part::Arguments(list) => {
                    for &argument in self.program.arguments(list) {
                        self.program.argument_parts(argument, &mut |part| open.push(part));
                    }
                }
                _ => {}
            }
        }
        false
    }
}
