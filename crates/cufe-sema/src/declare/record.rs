//! Records of declarations as they are written, in their order, where nothing else tells of them: what source sequences are
//! made of.

use super::DeclarationContext;
use crate::Sema;
use cufe_il::{
    EntityId, EntityKind, EnumId, ExpressionId, FunctionId, ObjectFunctions, ScopeId, ScopeKind, TypeId, VariableId,
    WrittenArray, WrittenAttribute, WrittenDeclaration, WrittenDeclarator, WrittenKind,
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

    /// Keeps the declarator of the variable of a range-based for, with the type that is written.
    pub fn record_range_declarator(&mut self, entity: EntityId, ty: TypeId) {
        if let Some(variable) = self.program.variable_of(entity) {
            let token = self.program.entities[entity].token;
            self.record_declarator(variable, WrittenDeclarator { ty, initializer: None, is_further: false, token });
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
            let is_local = self.program.scopes[self.declaration_scope()].kind == ScopeKind::Block;
            self.program.written_arrays.push(WrittenArray { ty, open, bound, is_local });
        }
    }

    /// Keeps an attribute as it is written, where the program is wanted complete.
    pub fn record_written_attribute(&mut self, attribute: WrittenAttribute) {
        if self.options.complete_program && self.context.speculating == 0 && !self.declaring.in_instance {
            self.program.written_attributes.push(attribute);
        }
    }

    /// Keeps the expression that is the value of an enumerator, where the program is wanted complete, and whether one that
    /// `int` does not hold is a pattern of bits.
    pub fn record_enumerator_value(&mut self, enumerator: EntityId, value: Option<ExpressionId>, result: Option<i128>) {
        if let Some(value) = value
            && result.is_some_and(|result| i32::try_from(result).is_err())
            && self.is_written_as_bits(value)
        {
            self.constants.bit_patterns.insert(enumerator);
        }
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

    /// Notes the name in the definition of a class or enumeration, which other declarations may stand in front of.
    pub fn note_definition_name(&mut self, entity: EntityId, token: u32) {
        if self.options.complete_program && self.context.speculating == 0 {
            self.declarations.definition_names.insert(entity, token);
        }
    }

    /// Where the record of a definition of a class or enumeration stands, and its scope.
    pub(super) fn place_of_definition(&self, entity: EntityId) -> (ScopeId, u32) {
        let token = self.declarations.definition_names.get(&entity).copied();
        let entry = &self.program.entities[entity];
        (entry.scope, token.unwrap_or(entry.token))
    }

    /// Records an explicit instantiation of a class.
    pub fn record_class_instantiation(&mut self, context: &DeclarationContext, ty: TypeId) {
        if context.is_instantiation || context.is_instantiation_declaration {
            let kind = WrittenKind::ClassInstantiation { ty, is_declaration: context.is_instantiation_declaration };
            self.record(kind, self.context.scope, (context.first, context.first));
        }
    }
}
