//! Variables, data members and their initializers ([dcl.init]); declarations of range-for statements.

use crate::Sema;
use crate::attribute::AttributeFlags;
use crate::declare::{DeclarationContext, Declarator, NewKind, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{
    ArrayBound, EntityFlags, EntityId, EntityKind, ExpressionId, Linkage, MemorySpace, Program, Qualifiers, ScopeKind,
    StorageClass, TemplateKind, Type, TypeId, VariableDeclaration, VariableDeclarationFlags as Written, VariableFlags,
    VariableId, VariablePattern,
};
use cufe_lex::TokenKind;
use std::ops::Range;

/// A specialization or instance of a variable template or of a static member of one.
struct DeclaredSpecialization<'a> {
    context: &'a DeclarationContext,
    specifiers: &'a Specifiers,
    name: &'a ParsedName,
    /// The head that is its own.
    head: Option<cufe_il::TemplateHead>,
    /// The template or member.
    previous: (EntityId, VariableId),
}

impl Sema<'_> {
    /// Remembers what instances of a variable template are read from.
    pub fn note_variable_pattern(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        variable: VariableId,
        head: Option<cufe_il::TemplateHead>,
        arguments: Option<cufe_il::ArgumentsId>,
    ) {
        let pattern = VariablePattern { head, arguments, specifiers: specifiers.first, in_class: context.in_class };
        self.program.variable_patterns.insert(variable, pattern);
    }

    /// Whether a variable was made from a variable template.
    pub fn is_variable_instance(&self, variable: VariableId) -> bool {
        self.program.variables[variable].flags.contains(VariableFlags::SPECIALIZATION)
    }

    /// Whether the type of a static data member is known without its initializer.
    pub fn can_be_left_unread(&self, ty: TypeId) -> bool {
        !self.program.has_placeholder(ty) && !self.is_incomplete_array(ty)
    }

    /// Whether a type is an array of unknown bound.
    pub fn is_incomplete_array(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::Array { bound: ArrayBound::Unknown, .. })
    }

    /// What a variable's type and value are after its initializer ([dcl.spec.auto], [dcl.array]).
    pub fn initialize(&mut self, variable: VariableId, expression: ExpressionId) {
        self.program.variables[variable].initializer = Some(expression);
        let ty = self.program.variables[variable].ty;
        if self.program.structure(ty) == Type::DecltypeAuto {
            self.check_decltype_operand(expression);
        }
        if let Some(deduced) = self.placeholder_type(ty, expression) {
            let is_void = self.program.structure(deduced) == Type::Builtin(cufe_il::Builtin::Void);
            let is_auto = self.program.unqualified(ty).0 == Program::AUTO;
            // That no variable is void is a matter of the deduction.
            self.program.variables[variable].ty = if is_void && is_auto { Program::UNKNOWN } else { deduced };
        }
        let ty = self.program.variables[variable].ty;
        if let Type::Array { element, bound: ArrayBound::Unknown } = self.program.structure(ty)
            && let Some(count) = self.length_by_initializer(expression, element)
        {
            let array = self.program.intern_type(Type::Array { element, bound: ArrayBound::Known(count) });
            self.program.variables[variable].ty = array;
        }
    }

    /// Merges what a declaration says into its variable.
    pub fn finish_variable(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        variable: VariableId,
        is_initialized: bool,
    ) {
        let mut attributes = specifiers.attributes.clone();
        attributes.merge(&declarator.attributes);
        let entity = self.program.variables[variable].entity;
        let scope = self.program.entities[entity].scope;
        let scope_kind = self.program.scopes[scope].kind;
        let in_namespace = matches!(scope_kind, ScopeKind::Namespace | ScopeKind::Global);
        let ty = self.program.variables[variable].ty;
        let (_, qualifiers) = self.program.unqualified(self.program.canonical(ty));
        let is_const = qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE)
            || self.is_const_array(ty)
            || specifiers.flags.contains(SpecifierFlags::CONSTEXPR) && !self.program.is_reference(ty);
        let in_unnamed = self.in_unnamed_namespace(scope);
        let has_template = self.program.entities[entity].template.is_some();
        let is_extern = specifiers.storage == StorageClass::Extern || context.is_direct_linkage;
        let entry = &mut self.program.variables[variable];
        let is_first = entry.storage == StorageClass::None
            && !entry.flags.contains(VariableFlags::DEFINED)
            && entry.linkage == Linkage::None;
        let mut flags = specifiers.flags.mapped(&[
            (SpecifierFlags::CONSTEXPR, VariableFlags::CONSTEXPR),
            (SpecifierFlags::CONSTINIT, VariableFlags::CONSTINIT),
            (SpecifierFlags::INLINE, VariableFlags::INLINE),
            (SpecifierFlags::THREAD_LOCAL, VariableFlags::THREAD_LOCAL),
        ]);
        if specifiers.placeholder.is_some() {
            flags |= VariableFlags::DEDUCED;
        }
        if specifiers.ty == Some(Program::DECLTYPE_AUTO) {
            flags |= VariableFlags::DECLTYPE_AUTO;
        }
        if scope_kind == ScopeKind::Class && specifiers.flags.contains(SpecifierFlags::STATIC) {
            flags |= VariableFlags::STATIC_MEMBER;
        }
        if attributes.flags.contains(AttributeFlags::WEAK) {
            flags |= VariableFlags::WEAK;
        }
        if is_initialized {
            flags |= VariableFlags::INITIALIZED;
        }
        if is_initialized || !is_extern && !(context.in_class) {
            flags |= VariableFlags::DEFINED;
        }
        entry.flags |= flags;
        if entry.storage == StorageClass::None {
            entry.storage = specifiers.storage;
        }
        if in_namespace && (is_first || specifiers.storage == StorageClass::Static) {
            let internal = in_unnamed
                || specifiers.storage == StorageClass::Static
                || is_const && !is_extern && !has_template && !specifiers.flags.contains(SpecifierFlags::INLINE);
            entry.linkage = if internal { Linkage::Internal } else { Linkage::External };
        } else if scope_kind == ScopeKind::Class {
            entry.linkage = if in_unnamed { Linkage::Internal } else { Linkage::External };
        }
        self.variable_attributes(context, specifiers, declarator, variable, &attributes, is_initialized);
        let space = self.program.variables[variable].space;
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            self.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
        }
        if attributes.flags.contains(AttributeFlags::VISIBILITY) {
            self.program.entities[entity].flags |= EntityFlags::VISIBILITY;
        }
        let with_references = self.options.device_c || self.options.partial_link;
        if (space.contains(MemorySpace::MANAGED) || with_references && !space.is_empty())
            && let Some(symbol) = self.program.symbol(entity)
        {
            self.declarations.mentioned_differently.insert(symbol);
        }
    }

    pub(crate) fn is_const_array(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Array { element, .. } => self.is_const_array(element),
            Type::Qualified(qualifiers, _) => {
                qualifiers.contains(Qualifiers::CONST) && !qualifiers.contains(Qualifiers::VOLATILE)
            }
            _ => false,
        }
    }

    /// 2402: a constexpr variable of a type that is not literal, at `constexpr`.
    pub fn check_constexpr_type(&mut self, specifiers: &Specifiers, variable: VariableId) {
        let ty = self.program.variables[variable].ty;
        if let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr)
            && !self.is_dependent_type(ty)
            && self.is_literal(ty) == Some(false)
        {
            self.rule_violation(code::CONSTEXPR_VARIABLE_TYPE, token);
        }
    }
}

/// What the head of a range-based for declares.
#[derive(Clone, Debug)]
pub struct RangeVariable {
    /// The variable, or the first structured binding.
    pub entity: Option<EntityId>,
    /// The declared type, where it is to be deduced.
    pub placeholder: Option<TypeId>,
    /// The first token.
    pub open: u32,
    /// The `[` of structured bindings.
    pub bracket: u32,
    /// The numbers of the entities that it declares.
    pub entities: Range<usize>,
}

/// A declarator of a variable with its initializer, as it is written.
#[derive(Clone, Copy)]
pub struct WrittenVariable<'d> {
    /// The declaration.
    pub context: &'d DeclarationContext,
    /// Its specifiers.
    pub specifiers: &'d Specifiers,
    /// The declarator.
    pub declarator: &'d Declarator,
    /// The name.
    pub name: &'d ParsedName,
    /// The variable.
    pub variable: VariableId,
    /// The last token of the declarator.
    pub declarator_last: u32,
    /// The initializer: first and last token.
    pub initializer: Option<(u32, u32)>,
    /// The first declarator of its declaration.
    pub is_first: bool,
    /// The token behind it.
    pub end: u32,
    /// A comma stands there.
    pub is_followed: bool,
}

impl Sema<'_> {
    /// Finds the variable that a declaration redeclares, or makes a new one.
    pub fn declare_variable(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
        is_field: bool,
    ) -> (EntityId, VariableId) {
        if let Some((template, _)) = self.declaring.instance.take() {
            let template_entity = self.program.templates[template].entity;
            let scope = self.program.entities[template_entity].scope;
            let entity = self.new_variable(name.name, ty, scope, name.token, VariableFlags::empty(), false);
            let variable = self.program.variable_of(entity).unwrap_or(VariableId::from_number(0));
            self.make_variable_of(variable, template);
            return (entity, variable);
        }
        let here = self.declaration_scope();
        let scope = match name.qualifier {
            Qualifier::None | Qualifier::Unknown => {
                if context.in_block && specifiers.storage == StorageClass::Extern {
                    self.program.enclosing_namespace(here)
                } else {
                    here
                }
            }
            Qualifier::Namespace(scope) => scope,
            Qualifier::Type(ty) => {
                self.program.class_of(ty).and_then(|class| self.program.classes[class].scope).unwrap_or(here)
            }
        };
        let own_head = self.own_head(context, name.qualifier).cloned();
        let is_instance = context.is_explicit_specialization()
            || context.is_instantiation
            || context.is_instantiation_declaration
            || name.arguments.is_some();
        let in_namespace = matches!(self.program.scopes[scope].kind, ScopeKind::Namespace | ScopeKind::Global);
        let is_new_name = context.heads.is_empty() && name.arguments.is_none() && name.qualifier == Qualifier::None;
        let previous = if in_namespace || name.qualifier != Qualifier::None || name.arguments.is_some() {
            let mut found = self.lookup_previous(scope, name.name, u32::MAX);
            // A template-id names what lookup finds, in the namespaces of using-directives, too ([temp.explicit]/3).
            if name.arguments.is_some() && found.entities.is_empty() {
                found.entities.clone_from(&name.found.entities);
            }
            let candidates = found.entities.iter().copied();
            candidates
                // What an inline namespace has is another variable ([namespace.def]/8).
                .filter(|&entity| !is_new_name || !self.is_of_inline_namespace(entity, scope))
                .find_map(|entity| self.program.variable_of(entity).map(|variable| (entity, variable)))
        } else {
            None
        };
        if context.in_block && scope != here && name.qualifier == Qualifier::None {
            self.check_name_is_free(here, name.name, name.token, NewKind::Other);
            self.check_function_of_name(scope, name);
        }
        if self.misses_head(context, name) {
            self.rule_violation(code::SPECIALIZATION_WITHOUT_HEADER, name.token);
        } else if name.qualifier != Qualifier::None && !is_instance && !self.check_enclosing_scope(context, name, scope)
        {
            self.check_undeclared_variable(context, name, scope, ty);
        }
        self.instantiate_variable(context, name, previous.map(|(entity, _)| entity), (specifiers.first, ty));
        self.check_variable_specialization(context, specifiers, declarator.follow, name, previous);
        let is_template = previous.is_some_and(|(entity, _)| self.program.entities[entity].kind.is_template());
        if context.is_instantiation
            && name.qualifier == Qualifier::None
            && !is_template
            && self.context.speculating == 0
        {
            self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, specifiers.first);
        }
        let mut flags = VariableFlags::empty();
        if self.declaring.c_linkage && in_namespace {
            flags |= VariableFlags::C_LINKAGE;
        }
        if let Some((entity, variable)) = previous
            && !is_instance
        {
            self.check_variable_again(context, specifiers, declarator.follow, name, (entity, variable), ty);
            let known = self.program.variables[variable].ty;
            if self.is_incomplete_array(known) && !self.is_incomplete_array(ty) {
                self.program.variables[variable].ty = ty;
            }
            if context.in_block && self.program.bindings(here, name.name).next().is_none() {
                self.program.bind(here, name.name, entity, name.token, false);
            }
            return (self.program.variables[variable].entity, variable);
        }
        let is_class_name = self.check_member_name(context, name.name, name.token, is_field);
        if context.heads.is_empty()
            && !is_class_name
            && name.qualifier == Qualifier::None
            && name.arguments.is_none()
            && !(context.in_block && scope != here)
        {
            self.check_name_is_free(scope, name.name, name.token, NewKind::Variable);
        } else if own_head.is_some()
            && !is_class_name
            && !is_instance
            && !self.declaring.in_instance
            && name.qualifier == Qualifier::None
            && name.arguments.is_none()
        {
            self.check_name_is_free(scope, name.name, name.token, NewKind::VariableTemplate);
        }
        let entity = self.new_variable(name.name, ty, scope, name.token, flags, is_field);
        self.program.entities[entity].access = context.access;
        if !in_namespace && !is_field && !context.in_class {
            self.program.entities[entity].flags |= EntityFlags::LOCAL;
        }
        let variable = match self.program.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) => variable,
            _ => return (entity, VariableId::from_number(0)),
        };
        if is_instance && let Some(previous) = previous {
            let declared = DeclaredSpecialization { context, specifiers, name, head: own_head, previous };
            self.specialize_variable(declared, entity, variable);
            return (entity, variable);
        }
        if self.context.speculating > 0 {
            return (entity, variable);
        }
        if context.in_block && scope != here {
            self.declarations.block_variables.insert(variable);
        }
        // Visible behind its declarator ([basic.scope.pdecl]).
        let sequence = name.token;
        let bound = match own_head {
            Some(head) => {
                self.note_variable_pattern(context, specifiers, variable, Some(head.clone()), None);
                let template = self.new_template(TemplateKind::Variable, head, entity);
                self.program.templates[template].entity
            }
            None => entity,
        };
        // A wrong member of the class's name is not found by it, nor is a specialization without its template.
        if (name.qualifier == Qualifier::None || self.names_own_namespace(context, name))
            && !is_class_name
            && name.arguments.is_none()
        {
            self.program.bind(scope, name.name, bound, sequence, false);
            if context.in_block && scope != here {
                self.program.bind(here, name.name, bound, sequence, false);
            }
        }
        (entity, variable)
    }

    /// A specialization or instance is reached through its template, and takes over what that has.
    fn specialize_variable(&mut self, declared: DeclaredSpecialization, entity: EntityId, variable: VariableId) {
        let DeclaredSpecialization { context, specifiers, name, head, previous: (known_entity, known) } = declared;
        let template = match self.program.entities[known_entity].kind {
            EntityKind::Template(template) => Some(template),
            _ => None,
        };
        if context.is_explicit_specialization() && template.is_none() {
            self.begin_specialized_member(variable, known);
        }
        let known = &self.program.variables[known];
        let (space, linkage) = (known.space, known.linkage);
        let entry = &mut self.program.variables[variable];
        entry.space = space;
        entry.linkage = linkage;
        entry.flags |= VariableFlags::SPECIALIZATION;
        if let Some(template) = template {
            self.program.templates[template].specializations.push(entity);
            let is_instantiation = context.is_instantiation || context.is_instantiation_declaration;
            if let (Some(arguments), false) = (name.arguments, is_instantiation) {
                let arguments = Some(self.complete_arguments(template, arguments));
                if let Some(arguments) = arguments.filter(|_| self.options.complete_program) {
                    self.program.variable_arguments.insert(variable, (template, arguments));
                }
                self.note_variable_pattern(context, specifiers, variable, head, arguments);
            }
        }
    }

    /// Records a declarator of a variable.
    pub fn record_variable(&mut self, written: &WrittenVariable) {
        let &WrittenVariable { context, specifiers, declarator, name, variable, .. } = written;
        let &WrittenVariable { declarator_last, initializer, is_first, .. } = written;
        let mut flags = Written::empty();
        let mut attributes = specifiers.attributes.flags;
        attributes |= declarator.attributes.flags;
        let is_extern = specifiers.flags.contains(SpecifierFlags::EXTERN) || context.is_direct_linkage;
        let is_definition = initializer.is_some() || !is_extern && !context.in_class;
        let facts = [
            (specifiers.flags.contains(SpecifierFlags::STATIC), Written::STATIC),
            (specifiers.flags.contains(SpecifierFlags::EXTERN), Written::EXTERN),
            (specifiers.flags.contains(SpecifierFlags::INLINE), Written::INLINE),
            (is_definition, Written::DEFINITION),
            (context.in_block, Written::BLOCK_SCOPE),
            (context.in_class, Written::IN_CLASS),
            (!is_first, Written::NOT_FIRST),
            (written.is_followed, Written::NOT_LAST),
            (context.heads.iter().any(|head| !head.parameters.is_empty()), Written::TEMPLATE),
            (context.is_explicit_specialization(), Written::SPECIALIZATION),
            (context.is_instantiation || context.is_instantiation_declaration, Written::INSTANTIATION),
            (context.is_direct_linkage, Written::DIRECT_LINKAGE),
            (attributes.contains(AttributeFlags::VISIBILITY), Written::VISIBILITY),
            (specifiers.flags.contains(SpecifierFlags::DEFINES), Written::DEFINES_TYPE),
            (name.qualifier != Qualifier::None, Written::QUALIFIED),
        ];
        for (is, flag) in facts {
            if is {
                flags |= flag;
            }
        }
        let record = VariableDeclaration {
            variable,
            scope: self.declaration_scope(),
            first: context.first,
            specifiers: specifiers.first,
            specifiers_last: specifiers.end.saturating_sub(1),
            declarator: declarator.first,
            name: name.token,
            name_first: name.first,
            suffix: declarator.suffix,
            declarator_last,
            initializer,
            end: written.end,
            storage: specifiers.storage_token,
            placeholder: specifiers.placeholder,
            flags,
        };
        let id = self.program.variable_declarations.push(record);
        let is_again = self.program.entities[self.program.variables[variable].entity].token != name.token;
        if (is_again || matches!(name.qualifier, Qualifier::Type(_))) && !self.declaring.in_instance {
            let heads: Vec<_> = context.heads.iter().filter(|head| !head.parameters.is_empty()).cloned().collect();
            if !heads.is_empty() {
                self.program.variable_heads.insert(id, heads);
            }
        }
        if is_definition {
            let entry = &mut self.program.variables[variable];
            entry.definition = entry.definition.or(Some(id));
        }
    }

    /// Gives the variable of a range-based for its type, and initializes it with an element of the range.
    pub fn declare_range_variable(&mut self, declared: &RangeVariable, range: ExpressionId, behind: u32) {
        let Some(entity) = declared.entity else { return };
        let Some(variable) = self.program.variable_of(entity) else { return };
        let name = self.program.entities[entity].token;
        let ty = self.program.variables[variable].ty;
        if self.context.speculating == 0
            && (self.is_incomplete(ty) || self.value_structure(ty) == Type::Builtin(cufe_il::Builtin::Void))
        {
            return self.error_at(code::INCOMPLETE_TYPE, name);
        }
        let Some(element) = self.build_range_element(range, behind) else { return };
        if self.program.variables[variable].flags.contains(VariableFlags::BINDING) {
            let names = self.names_of_bindings(declared.entities.clone());
            let open = declared.bracket;
            self.check_bindings(element, open, &names);
            self.name_bindings(declared.entities.clone(), element, declared.open, open);
            self.note_range_binding(range, variable);
            return;
        }
        if let Some(ty) = declared.placeholder
            && let Some(deduced) = self.placeholder_type(ty, element)
        {
            self.program.variables[variable].ty = deduced;
            self.program.variables[variable].flags |= VariableFlags::DEDUCED;
        }
        self.initialize_range_variable(variable, element, name);
    }
}
