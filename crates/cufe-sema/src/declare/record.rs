//! Records of declarations as they are written, in their order, where nothing else tells of them: what source sequences are
//! made of.

use super::DeclarationContext;
use crate::Sema;
use cufe_il::{
    EntityId, EntityKind, EnumId, ExpressionId, FunctionId, ObjectFunctions, ScopeId, TypeId, VariableId, WrittenArray,
    WrittenAttribute, WrittenDeclaration, WrittenDeclarator, WrittenKind,
};

impl Sema<'_> {
    /// Records a declaration in a scope, with its place and its last token.
    pub fn record(&mut self, kind: WrittenKind, scope: ScopeId, (token, last): (u32, u32)) {
        if self.context.speculating == 0 {
            self.program.written.push(WrittenDeclaration { kind, scope, token, last });
        }
    }

    /// Records a further declaration of a class, or of a class template.
    pub fn record_class(&mut self, entity: EntityId, is_friend: bool, token: u32) {
        let class = match self.program.entities[entity].kind {
            EntityKind::Class(class) => Some(class),
            EntityKind::Template(template) => {
                self.program.templates[template].pattern.and_then(|pattern| match self.program.entities[pattern].kind {
                    EntityKind::Class(class) => Some(class),
                    _ => None,
                })
            }
            _ => None,
        };
        if let Some(class) = class {
            self.record(WrittenKind::Class { class, is_friend }, self.declaration_scope(), (token, token));
        }
    }

    /// Keeps a declarator of a variable or data member, where the program is wanted complete.
    pub fn record_declarator(&mut self, variable: VariableId, declarator: WrittenDeclarator) {
        let known = self.program.declarators.get(&variable);
        let is_better = known.is_none_or(|known| known.initializer.is_none() || declarator.initializer.is_some());
        if self.options.complete_program && self.context.speculating == 0 && is_better {
            self.program.declarators.insert(variable, declarator);
        }
    }

    /// Keeps the functions that begin and end the life of a variable of class type, or of its elements, where the program is
    /// wanted complete.
    pub(crate) fn record_object(&mut self, variable: VariableId, constructor: Option<FunctionId>) {
        if !self.options.complete_program {
            return;
        }
        let (element, _) = self.element_type(self.program.variables[variable].ty);
        let class = self.program.class_of(element).filter(|&class| self.has_known_members(class));
        let destructor = class.and_then(|class| self.destructor(class));
        self.program.objects.insert(variable, ObjectFunctions { constructor, destructor });
    }

    /// Keeps an array type as a declarator makes it, where the program is wanted complete.
    pub(crate) fn record_array(&mut self, ty: TypeId, open: u32, bound: Option<ExpressionId>) {
        if self.options.complete_program && self.context.speculating == 0 {
            self.program.written_arrays.push(WrittenArray { ty, open, bound });
        }
    }

    /// Keeps an attribute as it is written, where the program is wanted complete.
    pub fn record_written_attribute(&mut self, attribute: WrittenAttribute) {
        if self.options.complete_program && self.context.speculating == 0 && !self.declaring.in_instance {
            self.program.written_attributes.push(attribute);
        }
    }

    /// Keeps the expression that is the value of an enumerator, where the program is wanted complete.
    pub fn record_enumerator_value(&mut self, enumerator: EntityId, value: Option<ExpressionId>) {
        if self.options.complete_program
            && let Some(value) = value
        {
            self.program.enumerator_values.insert(enumerator, value);
        }
    }

    /// Records a declaration of an enumeration without enumerators.
    pub fn record_enum(&mut self, enumeration: EnumId, token: u32) {
        let scope = self.program.entities[self.program.enums[enumeration].entity].scope;
        self.record(WrittenKind::Enum(enumeration), scope, (token, token));
    }

    /// Records a using-declaration.
    pub fn record_using(&mut self, entity: EntityId, first: u32, last: u32) {
        if let EntityKind::Using(using) = self.program.entities[entity].kind {
            self.record(WrittenKind::Using(using), self.program.entities[entity].scope, (first, last));
        }
    }

    /// Records an explicit instantiation of a class.
    pub fn record_class_instantiation(&mut self, context: &DeclarationContext, ty: TypeId) {
        if context.is_instantiation || context.is_instantiation_declaration {
            let kind = WrittenKind::ClassInstantiation { ty, is_declaration: context.is_instantiation_declaration };
            self.record(kind, self.context.scope, (context.first, context.first));
        }
    }
}
