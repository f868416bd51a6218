//! The program: all stores of one translation unit, and the operations that keep interned values unique.

use crate::*;
use cufe_base::{Store, Symbol};
use hashbrown::{HashMap, HashSet, HashTable};
use rustc_hash::{FxBuildHasher, FxHasher};
use std::hash::{Hash, Hasher};

/// The program representation of one translation unit.
///
/// Invariants: `scopes[0]` is the global namespace; types, argument lists and function types are unique; ids never
/// dangle.
#[derive(Clone)]
pub struct Program {
    /// Everything that has or could have a name.
    pub entities: Store<EntityId, Entity>,
    /// Namespaces.
    pub namespaces: Store<NamespaceId, Namespace>,
    /// Classes.
    pub classes: Store<ClassId, Class>,
    /// Enumerations.
    pub enums: Store<EnumId, Enum>,
    /// Variables.
    pub variables: Store<VariableId, Variable>,
    /// Functions.
    pub functions: Store<FunctionId, Function>,
    /// Templates.
    pub templates: Store<TemplateId, Template>,
    /// Using-declarations.
    pub usings: Store<UsingId, Using>,
    /// Scopes; the first is the global namespace.
    pub scopes: Store<ScopeId, Scope>,
    bindings: Store<BindingId, Binding>,
    names: HashMap<(ScopeId, Name), BindingId, FxBuildHasher>,
    /// Using-directives; each scope's form a list.
    pub using_directives: Vec<UsingDirective>,
    /// Scopes whose names are found through the scope around them (inline namespaces, anonymous unions, unscoped
    /// enumerations by qualified lookup); each scope's form a list by the second part (index plus one).
    pub transparent_scopes: Vec<(ScopeId, u32)>,

    types: Store<TypeId, Type>,
    canonical: Vec<TypeId>,
    pub(crate) facts_of_types: Vec<Facts>,
    type_table: HashTable<TypeId>,
    function_types: Store<FunctionTypeId, FunctionType>,
    function_type_table: HashTable<FunctionTypeId>,
    arguments: Store<ArgumentsId, Vec<TemplateArgument>>,
    arguments_table: HashTable<ArgumentsId>,
    pub(crate) facts_of_arguments: Vec<Facts>,
    /// The specializations of class templates that became classes of their own, by template and canonical arguments.
    instances: HashMap<(EntityId, ArgumentsId), TypeId, FxBuildHasher>,
    /// The heads in front of the definitions (or declarations) of patterns: class templates and their partial
    /// specializations.
    pub pattern_heads: HashMap<ClassId, TemplateHead, FxBuildHasher>,
    /// The declarations that instances of variable templates are made from.
    pub variable_patterns: HashMap<VariableId, VariablePattern, FxBuildHasher>,
    /// The template heads with parameters in front of function definitions that are not the first declarations, outermost
    /// first.
    pub declaration_heads: HashMap<FunctionDeclarationId, Vec<TemplateHead>, FxBuildHasher>,
    /// The same in front of definitions of static data members outside of their classes.
    pub variable_heads: HashMap<VariableDeclarationId, Vec<TemplateHead>, FxBuildHasher>,
    /// The same in front of definitions outside of their classes of member classes that are no templates.
    pub member_class_heads: HashMap<ClassId, Vec<TemplateHead>, FxBuildHasher>,
    /// The trailing requires-clauses of functions ([dcl.decl.general]/4).
    pub constraints: HashMap<EntityId, ExpressionId, FxBuildHasher>,
    /// What attributes of variables and data members say of their alignment.
    pub variable_layouts: HashMap<VariableId, LayoutAttributes, FxBuildHasher>,
    /// Functions whose first parameter is the object ([dcl.fct]/6).
    pub explicit_object_functions: HashSet<FunctionId, FxBuildHasher>,
    /// The conditions of `explicit` ([dcl.fct.spec]/3) whose values are not known.
    pub explicit_conditions: HashMap<FunctionId, ExpressionId, FxBuildHasher>,
    /// Where the expressions stand that types hold because their value or type is not known: instantiation reads them
    /// again from there.
    pub expression_scopes: HashMap<ExpressionId, ScopeId, FxBuildHasher>,
    class_specializations: HashMap<(TemplateId, ArgumentsId), ClassId, FxBuildHasher>,

    /// Expressions.
    pub expressions: Store<ExpressionId, Expression>,
    /// Slices of it are the operands of expressions.
    expression_lists: Lists<ExpressionId>,
    /// Slices of it are overload sets in expressions.
    entity_lists: Lists<EntityId>,
    /// Lambdas, in order of their introducers' parsing.
    pub lambdas: Vec<Lambda>,
    /// The functions that expressions call without naming them: overloaded operators, constructors, allocation functions.
    pub called: HashMap<ExpressionId, FunctionId, FxBuildHasher>,
    /// The functions that convert the values of expressions where they stand: conversion functions and constructors.
    pub converted: HashMap<ExpressionId, FunctionId, FxBuildHasher>,
    /// The constructors that direct-initialize variables from parenthesized lists.
    pub constructed: HashMap<VariableId, FunctionId, FxBuildHasher>,
    /// Statements.
    pub statements: Store<StatementId, Statement>,
    /// Slices of it are the parts of statements.
    statement_lists: Lists<StatementId>,

    /// What attributes other than CUDA's say about entities, where they say anything.
    pub attributes: HashMap<EntityId, EntityAttributes, FxBuildHasher>,
    /// Launch configurations of functions.
    pub launch_configurations: Store<LaunchConfigurationId, LaunchConfiguration>,
    /// Function declarations, in the order in which they were parsed.
    pub function_declarations: Store<FunctionDeclarationId, FunctionDeclaration>,
    /// Variable declarators, in the order in which they were parsed.
    pub variable_declarations: Store<VariableDeclarationId, VariableDeclaration>,
    /// Parts of namespaces.
    pub namespace_parts: Vec<NamespacePart>,
    /// Qualified names in heads of definitions of classes and enumerations.
    pub qualified_heads: Vec<QualifiedHead>,
    /// Type declarations that the host file leaves out.
    pub suppressed: Vec<SuppressedDeclaration>,
    /// Attributes that the host file does not show.
    pub attribute_uses: Vec<AttributeUse>,
    /// The lambdas of which functions are instances of the call operator.
    pub call_instances: HashMap<FunctionId, usize, FxBuildHasher>,
    /// Of call operators of generic lambdas: their types, with template parameters in the place of `auto`
    /// ([expr.prim.lambda.closure]/3).
    pub invented_types: HashMap<FunctionId, TypeId, FxBuildHasher>,
    /// Kernel launches.
    pub launches: Vec<Launch>,
    /// Uses of managed variables and builtin device variables.
    pub name_uses: Vec<NameUse>,
    /// Uses of kernels and device variables outside device code.
    pub host_references: Vec<HostReference>,
    /// Uses of functions in function bodies, in the order in which they were found.
    pub function_uses: Vec<RecordedUse>,
    /// Those that were reported, of instances too.
    pub reported_uses: Vec<RecordedUse>,
    /// The operands of all assembler statements.
    pub asm_operands: Vec<crate::AsmOperand>,
    /// The last token of the first global declaration of the type `size_t`.
    pub size_type_declaration: Option<u32>,
    /// Braces of the outermost function bodies of device-only functions and kernels need no edits inside; kept for
    /// statistics: number of bodies parsed.
    pub bodies_parsed: u32,
}

fn hash_of<T: Hash>(value: &T) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Default for Program {
    fn default() -> Self {
        Self::new()
    }
}

impl Program {
    /// A program that holds the global namespace and nothing else.
    pub fn new() -> Self {
        let mut program = Self {
            entities: Store::new(),
            namespaces: Store::new(),
            classes: Store::new(),
            enums: Store::new(),
            variables: Store::new(),
            functions: Store::new(),
            templates: Store::new(),
            usings: Store::new(),
            scopes: Store::new(),
            bindings: Store::new(),
            names: HashMap::default(),
            using_directives: Vec::new(),
            transparent_scopes: Vec::new(),
            types: Store::new(),
            canonical: Vec::new(),
            facts_of_types: Vec::new(),
            type_table: HashTable::new(),
            function_types: Store::new(),
            function_type_table: HashTable::new(),
            arguments: Store::new(),
            arguments_table: HashTable::new(),
            facts_of_arguments: Vec::new(),
            instances: HashMap::default(),
            pattern_heads: HashMap::default(),
            variable_patterns: HashMap::default(),
            declaration_heads: HashMap::default(),
            variable_heads: HashMap::default(),
            member_class_heads: HashMap::default(),
            constraints: HashMap::default(),
            variable_layouts: HashMap::default(),
            explicit_object_functions: HashSet::default(),
            explicit_conditions: HashMap::default(),
            expression_scopes: HashMap::default(),
            class_specializations: HashMap::default(),
            expressions: Store::new(),
            expression_lists: Lists::default(),
            entity_lists: Lists::default(),
            lambdas: Vec::new(),
            called: HashMap::default(),
            converted: HashMap::default(),
            constructed: HashMap::default(),
            statements: Store::new(),
            statement_lists: Lists::default(),
            attributes: HashMap::default(),
            launch_configurations: Store::new(),
            function_declarations: Store::new(),
            variable_declarations: Store::new(),
            namespace_parts: Vec::new(),
            qualified_heads: Vec::new(),
            suppressed: Vec::new(),
            attribute_uses: Vec::new(),
            launches: Vec::new(),
            name_uses: Vec::new(),
            call_instances: HashMap::default(),
            invented_types: HashMap::default(),
            host_references: Vec::new(),
            function_uses: Vec::new(),
            reported_uses: Vec::new(),
            asm_operands: Vec::new(),
            size_type_declaration: None,
            bodies_parsed: 0,
        };
        // Ids of the types that every stage mentions are constants; see the associated constants below.
        program.intern_type(Type::Unknown);
        for &builtin in Builtin::ALL {
            program.intern_type(Type::Builtin(builtin));
        }
        program.intern_type(Type::Auto);
        program.intern_type(Type::DecltypeAuto);
        program.intern_arguments(Vec::new());
        let scope = program.scopes.push(Scope {
            kind: ScopeKind::Global,
            is_inline: false,
            in_unnamed_namespace: false,
            parent: None,
            entity: None,
            depth: 0,
            first_directive: 0,
            first_transparent: 0,
            filter: 0,
        });
        let namespace = program.namespaces.next_id();
        let entity = program.entities.push(Entity {
            kind: EntityKind::Namespace(namespace),
            name: Name::UNNAMED,
            scope,
            token: u32::MAX,
            access: Access::Public,
            flags: EntityFlags::PREDECLARED,
            template: None,
        });
        program.namespaces.push(Namespace {
            entity,
            scope,
            is_inline: false,
            is_unnamed: false,
            has_visibility: false,
        });
        program.scopes[scope].entity = Some(entity);
        program
    }

    /// The global namespace's scope.
    pub const GLOBAL_SCOPE: ScopeId = ScopeId::from_number(0);
    /// The type *unknown*.
    pub const UNKNOWN: TypeId = TypeId::from_number(0);
    /// `auto`
    pub const AUTO: TypeId = TypeId::from_number(Builtin::ALL.len() as u32 + 1);
    /// `decltype(auto)`
    pub const DECLTYPE_AUTO: TypeId = TypeId::from_number(Builtin::ALL.len() as u32 + 2);
    /// The empty list of template arguments.
    pub const NO_ARGUMENTS: ArgumentsId = ArgumentsId::from_number(0);

    /// A fundamental type.
    pub const fn builtin(builtin: Builtin) -> TypeId {
        TypeId::from_number(builtin as u32 + 1)
    }

    /// Makes room for what so many tokens are likely to declare, so that the large stores need not move as they grow.
    pub fn reserve(&mut self, tokens: usize, passed_functions: usize) {
        self.entities.reserve(tokens / 4 + 2 * passed_functions);
        self.bindings.reserve(tokens / 4);
        self.variables.reserve(tokens / 8 + passed_functions);
        self.functions.reserve(tokens / 20 + passed_functions);
        self.classes.reserve(tokens / 80);
        self.templates.reserve(tokens / 60);
        self.scopes.reserve(tokens / 12);
        self.types.reserve(tokens / 6);
        self.canonical.reserve(tokens / 6);
        self.facts_of_types.reserve(tokens / 6);
        self.function_types.reserve(tokens / 30);
        self.arguments.reserve(tokens / 30);
        self.expressions.reserve(tokens / 10);
        self.function_declarations.reserve(tokens / 8 + passed_functions);
        self.variable_declarations.reserve(tokens / 30);
        // These are filled at once.
        self.names.reserve(tokens / 16 + 4000);
        self.type_table.reserve(tokens / 14, |&id| hash_of(&self.types[id]));
        self.function_type_table.reserve(tokens / 64, |&id| hash_of(&self.function_types[id]));
        self.arguments_table.reserve(tokens / 70, |&id| hash_of(&self.arguments[id]));
    }

    // ---- declarations ----

    /// The function declarations of the text, in the order in which they were parsed: without those that were read again
    /// for instances of templates.
    pub fn written_functions(&self) -> impl Iterator<Item = &FunctionDeclaration> {
        self.function_declarations
            .values()
            .filter(|declaration| !declaration.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN))
    }

    /// The variable declarators of the text, likewise.
    pub fn written_variables(&self) -> impl Iterator<Item = &VariableDeclaration> {
        self.variable_declarations
            .values()
            .filter(|declaration| !declaration.flags.contains(VariableDeclarationFlags::NOT_WRITTEN))
    }

    /// The lambdas of the text, likewise.
    pub fn written_lambdas(&self) -> impl Iterator<Item = &Lambda> {
        self.lambdas.iter().filter(|lambda| !lambda.flags.contains(LambdaFlags::NOT_WRITTEN))
    }

    // ---- scopes and names ----

    /// Adds a scope.
    pub fn add_scope(&mut self, kind: ScopeKind, parent: ScopeId, entity: Option<EntityId>) -> ScopeId {
        let depth = self.scopes[parent].depth + 1;
        self.scopes.push(Scope {
            kind,
            is_inline: false,
            in_unnamed_namespace: self.scopes[parent].in_unnamed_namespace,
            parent: Some(parent),
            entity,
            depth,
            first_directive: 0,
            first_transparent: 0,
            filter: 0,
        })
    }

    /// Makes an entity visible by a name in a scope from the token `sequence` on.
    pub fn bind(&mut self, scope: ScopeId, name: Name, entity: EntityId, sequence: u32, is_hidden: bool) -> BindingId {
        self.scopes[scope].filter |= name.filter_bit();
        let next = self.names.insert((scope, name), self.bindings.next_id());
        self.bindings.push(Binding { entity, next, sequence, is_hidden, is_replaced: false })
    }

    /// Notes that another entity is declared in the place of one that a name means in a scope.
    pub fn replace_binding(&mut self, scope: ScopeId, name: Name, entity: EntityId) {
        let mut at = self.names.get(&(scope, name)).copied();
        while let Some(id) = at {
            let binding = &mut self.bindings[id];
            binding.is_replaced |= binding.entity == entity;
            at = binding.next;
        }
    }

    /// The bindings of a name in one scope, the newest first; nothing of nested or nominated scopes.
    pub fn bindings(&self, scope: ScopeId, name: Name) -> impl Iterator<Item = (BindingId, &Binding)> {
        let may_be_bound = self.scopes[scope].filter & name.filter_bit() != 0;
        let mut next = if may_be_bound { self.names.get(&(scope, name)).copied() } else { None };
        std::iter::from_fn(move || {
            let id = next?;
            let binding = &self.bindings[id];
            next = binding.next;
            Some((id, binding))
        })
    }

    /// The parameter of a function or lambda that a name means in the scope of its parameters.
    pub fn parameter_in(&self, scope: ScopeId, name: Name) -> Option<VariableId> {
        self.bindings(scope, name)
            .filter_map(|(_, binding)| self.variable_of(binding.entity))
            .find(|&variable| self.variables[variable].flags.contains(VariableFlags::PARAMETER))
    }

    /// A binding, to be changed: a hidden name that becomes visible.
    pub fn binding_mut(&mut self, binding: BindingId) -> &mut Binding {
        &mut self.bindings[binding]
    }

    /// Adds a using-directive to a scope.
    pub fn add_using_directive(&mut self, scope: ScopeId, nominated: ScopeId, sequence: u32) {
        let next = self.scopes[scope].first_directive;
        self.using_directives.push(UsingDirective { nominated, sequence, next });
        self.scopes[scope].first_directive = self.using_directives.len() as u32;
    }

    /// The using-directives of a scope, the newest first.
    pub fn directives(&self, scope: ScopeId) -> impl Iterator<Item = &UsingDirective> {
        let mut next = self.scopes[scope].first_directive;
        std::iter::from_fn(move || {
            let directive = self.using_directives.get((next as usize).checked_sub(1)?)?;
            next = directive.next;
            Some(directive)
        })
    }

    /// Lets the names of `inner` be found through `outer`.
    pub fn add_transparent_scope(&mut self, outer: ScopeId, inner: ScopeId) {
        let next = self.scopes[outer].first_transparent;
        self.transparent_scopes.push((inner, next));
        self.scopes[outer].first_transparent = self.transparent_scopes.len() as u32;
    }

    /// The scopes whose names are found through a scope.
    pub fn transparent(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> {
        let mut next = self.scopes[scope].first_transparent;
        std::iter::from_fn(move || {
            let &(inner, after) = self.transparent_scopes.get((next as usize).checked_sub(1)?)?;
            next = after;
            Some(inner)
        })
    }

    /// The innermost namespace scope (the global one included) that is or encloses a scope.
    pub fn enclosing_namespace(&self, mut scope: ScopeId) -> ScopeId {
        loop {
            let entry = &self.scopes[scope];
            match (entry.kind, entry.parent) {
                (ScopeKind::Global | ScopeKind::Namespace, _) | (_, None) => return scope,
                (_, Some(parent)) => scope = parent,
            }
        }
    }

    /// The innermost class scope that is or encloses a scope, stopping at namespaces; blocks of member functions of local
    /// classes are passed.
    pub fn enclosing_class(&self, mut scope: ScopeId) -> Option<ClassId> {
        loop {
            let entry = &self.scopes[scope];
            if entry.kind == ScopeKind::Class
                && let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.entities[entity].kind)
            {
                return Some(class);
            }
            if matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                return None;
            }
            scope = entry.parent?;
        }
    }

    /// The number of names that were ever bound: while it is the same, lookups find the same.
    pub fn binding_count(&self) -> usize {
        self.bindings.len()
    }

    // ---- types ----

    /// The id of a type.
    pub fn intern_type(&mut self, ty: Type) -> TypeId {
        if let Type::Specialization { template, arguments } = ty
            && let Some(&instance) = self.instances.get(&(template, arguments))
        {
            return instance;
        }
        let hash = hash_of(&ty);
        let types = &self.types;
        if let Some(&found) = self.type_table.find(hash, |&id| types[id] == ty) {
            return found;
        }
        let id = self.types.push(ty);
        self.canonical.push(id);
        self.facts_of_types.push(self.facts_of_type(ty));
        let types = &self.types;
        self.type_table.insert_unique(hash, id, |&id| hash_of(&types[id]));
        let canonical = self.canonical_of(ty, id);
        self.canonical[id.number() as usize] = canonical;
        id
    }

    fn canonical_of(&mut self, ty: Type, id: TypeId) -> TypeId {
        match ty {
            Type::Typedef(entity) => match self.entities[entity].kind {
                EntityKind::Typedef(target) => self.canonical(target),
                _ => id,
            },
            Type::KnownDecltype { target, .. } => self.canonical(target),
            Type::NamedParameter(entity) => match self.entities[entity].kind {
                EntityKind::TypeParameter(target) if target != id => self.canonical(target),
                _ => id,
            },
            Type::Complex(inner) => {
                let inner = self.canonical(inner);
                self.intern_type(Type::Complex(inner))
            }
            Type::Pointer(inner) => {
                let inner = self.canonical(inner);
                self.intern_type(Type::Pointer(inner))
            }
            Type::LvalueReference(inner) => {
                let inner = self.canonical(inner);
                match self.types[inner] {
                    Type::LvalueReference(_) => inner,
                    Type::RvalueReference(target) => self.intern_type(Type::LvalueReference(target)),
                    _ => self.intern_type(Type::LvalueReference(inner)),
                }
            }
            Type::RvalueReference(inner) => {
                let inner = self.canonical(inner);
                match self.types[inner] {
                    Type::LvalueReference(_) | Type::RvalueReference(_) => inner,
                    _ => self.intern_type(Type::RvalueReference(inner)),
                }
            }
            Type::MemberPointer { class, member } => {
                let (class, member) = (self.canonical(class), self.canonical(member));
                self.intern_type(Type::MemberPointer { class, member })
            }
            Type::Array { element, bound } => {
                let element = self.canonical(element);
                self.intern_type(Type::Array { element, bound })
            }
            Type::Function(function) => {
                let mut function = self.function_types[function].clone();
                function.result = self.signature_part(function.result);
                for parameter in &mut function.parameters {
                    *parameter = self.signature_part(*parameter);
                }
                function.flags.remove(FunctionTypeFlags::TRAILING_RETURN);
                self.function_type(function)
            }
            Type::Qualified(qualifiers, inner) => {
                let inner = self.canonical(inner);
                self.qualified(inner, qualifiers)
            }
            Type::Specialization { template, arguments } => {
                let arguments = self.canonical_arguments(arguments);
                self.intern_type(Type::Specialization { template, arguments })
            }
            Type::DependentName { qualifier, name, arguments } => {
                let qualifier = self.canonical(qualifier);
                let arguments = arguments.map(|arguments| self.canonical_arguments(arguments));
                self.intern_type(Type::DependentName { qualifier, name, arguments })
            }
            Type::Expansion(inner) => {
                let inner = self.canonical(inner);
                self.intern_type(Type::Expansion(inner))
            }
            Type::Vector { element, bytes } => {
                let element = self.canonical(element);
                self.intern_type(Type::Vector { element, bytes })
            }
            Type::Transform { keyword, operand } => {
                let operand = self.canonical(operand);
                self.intern_type(Type::Transform { keyword, operand })
            }
            Type::Unknown
            | Type::Builtin(_)
            | Type::Class(_)
            | Type::Enum(_)
            | Type::TemplateParameter { .. }
            | Type::Decltype(_)
            | Type::Auto
            | Type::DecltypeAuto
            | Type::DeducedTemplate(_) => id,
        }
    }

    /// A type without sugar: two types are the same exactly when their canonical ids are equal.
    pub fn canonical(&self, ty: TypeId) -> TypeId {
        self.canonical[ty.number() as usize]
    }

    /// Makes a type sugar for another: what an alias template's specialization denotes.
    pub fn set_canonical(&mut self, ty: TypeId, target: TypeId) {
        self.canonical[ty.number() as usize] = self.canonical(target);
    }

    /// Makes a specialization of a class template, which was unknown so far, the type of a class of its own: everything
    /// that mentions it sees the class from now on.
    pub fn become_class(&mut self, specialization: TypeId, class: ClassId) {
        let Type::Specialization { template, arguments } = self.types[specialization] else { return };
        self.instances.insert((template, arguments), specialization);
        let old = hash_of(&self.types[specialization]);
        if let Ok(entry) = self.type_table.find_entry(old, |&id| id == specialization) {
            entry.remove();
        }
        self.types[specialization] = Type::Class(class);
        let new = hash_of(&self.types[specialization]);
        let types = &self.types;
        self.type_table.insert_unique(new, specialization, |&id| hash_of(&types[id]));
        self.classes[class].ty = specialization;
    }

    /// The class template and the arguments of a type that is a specialization: an instance, an explicit specialization, or
    /// one of which nothing is known.
    pub fn template_id(&self, ty: TypeId) -> Option<(EntityId, ArgumentsId)> {
        match self.types[self.unqualified(self.canonical(ty)).0] {
            Type::Specialization { template, arguments } => Some((template, arguments)),
            Type::Class(class) => {
                let class = &self.classes[class];
                Some((self.templates[class.template?].entity, class.arguments?))
            }
            _ => None,
        }
    }

    /// The structure of a type as written.
    pub fn written(&self, ty: TypeId) -> Type {
        self.types[ty]
    }

    /// The structure of a type without sugar.
    pub fn structure(&self, ty: TypeId) -> Type {
        self.types[self.canonical(ty)]
    }

    /// Adds qualifiers to a type; those of references and functions vanish ([dcl.ref], [dcl.fct]), those of arrays go to
    /// the elements ([basic.type.qualifier]).
    pub fn qualified(&mut self, ty: TypeId, qualifiers: Qualifiers) -> TypeId {
        if qualifiers.is_empty() {
            return ty;
        }
        match self.types[ty] {
            Type::Qualified(inner, target) => self.intern_type(Type::Qualified(inner | qualifiers, target)),
            Type::Unknown => ty,
            Type::Array { element, bound } => {
                let element = self.qualified(element, qualifiers);
                self.intern_type(Type::Array { element, bound })
            }
            _ => match self.structure(ty) {
                Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Function(_) => ty,
                Type::Qualified(inner, _) if inner.contains(qualifiers) => ty,
                _ => self.intern_type(Type::Qualified(qualifiers, ty)),
            },
        }
    }

    /// A type without qualifiers at its top, and the qualifiers; sugar is removed only as far as needed.
    pub fn unqualified(&self, ty: TypeId) -> (TypeId, Qualifiers) {
        match self.types[ty] {
            Type::Qualified(qualifiers, inner) => {
                let (inner, more) = self.unqualified(inner);
                (inner, qualifiers | more)
            }
            Type::Typedef(_) | Type::NamedParameter(_) | Type::KnownDecltype { .. } => match self.structure(ty) {
                Type::Qualified(qualifiers, inner) => (inner, qualifiers),
                _ => (ty, Qualifiers::empty()),
            },
            _ => (ty, Qualifiers::empty()),
        }
    }

    /// A type without these qualifiers at its top; those of an array are its elements' ([basic.type.qualifier]).
    pub fn with_fewer_qualifiers(&mut self, ty: TypeId, less: Qualifiers) -> TypeId {
        if less.is_empty() {
            return ty;
        }
        let (bare, qualifiers) = self.unqualified(ty);
        match self.structure(bare) {
            Type::Array { element, bound } => {
                let element = self.with_fewer_qualifiers(element, less);
                let array = self.intern_type(Type::Array { element, bound });
                self.qualified(array, qualifiers - less)
            }
            _ => self.qualified(bare, qualifiers - less),
        }
    }

    /// The type referred to, for references; the type itself for others.
    pub fn non_reference(&self, ty: TypeId) -> TypeId {
        match self.structure(ty) {
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
            _ => ty,
        }
    }

    /// Whether a type is a reference.
    pub fn is_reference(&self, ty: TypeId) -> bool {
        matches!(self.structure(ty), Type::LvalueReference(_) | Type::RvalueReference(_))
    }

    /// Whether a type is a placeholder type or is made from one by pointers, references and bounds ([dcl.spec.auto]).
    pub fn has_placeholder(&self, mut ty: TypeId) -> bool {
        loop {
            ty = match self.structure(ty) {
                Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => return true,
                Type::Pointer(inner)
                | Type::LvalueReference(inner)
                | Type::RvalueReference(inner)
                | Type::Array { element: inner, .. }
                | Type::Qualified(_, inner) => inner,
                _ => return false,
            };
        }
    }

    /// The class that a type (possibly qualified) denotes, if it is one.
    pub fn class_of(&self, ty: TypeId) -> Option<ClassId> {
        match self.types[self.unqualified(self.canonical(ty)).0] {
            Type::Class(class) => Some(class),
            _ => None,
        }
    }

    /// The number of types.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// A function type by its id.
    pub fn function_type_data(&self, function: FunctionTypeId) -> &FunctionType {
        &self.function_types[function]
    }

    /// The function type that a type denotes.
    pub fn as_function(&self, ty: TypeId) -> Option<&FunctionType> {
        match self.types[ty] {
            Type::Function(function) => Some(&self.function_types[function]),
            _ => match self.structure(ty) {
                Type::Function(function) => Some(&self.function_types[function]),
                _ => None,
            },
        }
    }

    /// Interns a function type.
    pub fn function_type(&mut self, function: FunctionType) -> TypeId {
        let hash = hash_of(&function);
        let store = &self.function_types;
        let id = match self.function_type_table.find(hash, |&id| store[id] == function) {
            Some(&found) => found,
            None => {
                let id = self.function_types.push(function);
                let store = &self.function_types;
                self.function_type_table.insert_unique(hash, id, |&id| hash_of(&store[id]));
                id
            }
        };
        self.intern_type(Type::Function(id))
    }

    // ---- template arguments ----

    /// Interns a list of template arguments.
    pub fn intern_arguments(&mut self, list: Vec<TemplateArgument>) -> ArgumentsId {
        let hash = hash_of(&list);
        let store = &self.arguments;
        if let Some(&found) = self.arguments_table.find(hash, |&id| store[id] == list) {
            return found;
        }
        let facts = self.facts_of_list(&list);
        self.facts_of_arguments.push(facts);
        let id = self.arguments.push(list);
        let store = &self.arguments;
        self.arguments_table.insert_unique(hash, id, |&id| hash_of(&store[id]));
        id
    }

    /// The elements of a list of template arguments.
    pub fn arguments(&self, arguments: ArgumentsId) -> &[TemplateArgument] {
        &self.arguments[arguments]
    }

    /// The list with every type replaced by its canonical one.
    pub fn canonical_arguments(&mut self, arguments: ArgumentsId) -> ArgumentsId {
        let list = self.arguments[arguments].clone();
        let list = list
            .into_iter()
            .map(|argument| match argument {
                TemplateArgument::Type(ty) => TemplateArgument::Type(self.signature_part(ty)),
                TemplateArgument::Value(ty, value) => TemplateArgument::Value(self.canonical(ty), value),
                TemplateArgument::Expansion(ty) => TemplateArgument::Expansion(self.canonical(ty)),
                TemplateArgument::Pack(inner) => TemplateArgument::Pack(self.canonical_arguments(inner)),
                other => other,
            })
            .collect();
        self.intern_arguments(list)
    }

    /// Whether two types are the same as parts of the signatures of functions ([temp.over.link]).
    pub fn are_same_in_signature(&self, a: TypeId, b: TypeId) -> bool {
        let is_same = match (self.decltype_of_value(a), self.decltype_of_value(b)) {
            (Some(a), Some(b)) => match (self.types[a], self.types[b]) {
                (Type::KnownDecltype { operand: a, .. }, Type::KnownDecltype { operand: b, .. }) => {
                    a.profile == b.profile
                }
                _ => true,
            },
            _ => self.type_facts(a).has_value_decltype == self.type_facts(b).has_value_decltype,
        };
        is_same && self.canonical(a) == self.canonical(b)
    }

    /// The known operand type of a `decltype` that a type is written as.
    pub fn decltype_of_value(&self, mut ty: TypeId) -> Option<TypeId> {
        loop {
            match self.types[ty] {
                Type::KnownDecltype { .. } => return Some(ty),
                Type::Typedef(entity) => match self.entities[entity].kind {
                    EntityKind::Typedef(target) => ty = target,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// A type as part of a function type or template argument: its canonical type, but where it is written with a
    /// [`Type::KnownDecltype`] that stays, because substitution may fail in it ([temp.over.link]).
    pub fn signature_part(&mut self, ty: TypeId) -> TypeId {
        if !self.type_facts(ty).has_value_decltype {
            return self.canonical(ty);
        }
        match self.types[ty] {
            Type::KnownDecltype { .. } => ty,
            Type::Typedef(entity) => match self.entities[entity].kind {
                EntityKind::Typedef(target) => self.signature_part(target),
                _ => self.canonical(ty),
            },
            Type::Pointer(inner) => {
                let inner = self.signature_part(inner);
                self.intern_type(Type::Pointer(inner))
            }
            Type::LvalueReference(inner) => {
                let inner = self.signature_part(inner);
                self.intern_type(Type::LvalueReference(inner))
            }
            Type::Qualified(qualifiers, inner) => {
                let inner = self.signature_part(inner);
                self.intern_type(Type::Qualified(qualifiers, inner))
            }
            _ => self.canonical(ty),
        }
    }

    // ---- specializations of class templates ----

    /// Makes a class the specialization of a template with canonical arguments.
    pub fn add_class_specialization(&mut self, template: TemplateId, arguments: ArgumentsId, class: ClassId) {
        let entry = &mut self.classes[class];
        entry.template = Some(template);
        entry.arguments = Some(arguments);
        self.templates[template].specializations.push(entry.entity);
        // What is defined again stands for the first.
        self.class_specializations.entry((template, arguments)).or_insert(class);
    }

    /// The class that was declared as specialization of a template with these canonical arguments.
    pub fn class_specialization(&self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        self.class_specializations.get(&(template, arguments)).copied()
    }

    // ---- expressions and statements ----

    /// Adds a list of operands.
    pub fn add_expression_list(&mut self, list: &[ExpressionId]) -> ExpressionList {
        self.expression_lists.add(list)
    }

    /// The elements of a list of operands.
    pub fn expression_list(&self, list: ExpressionList) -> &[ExpressionId] {
        self.expression_lists.get(list)
    }

    /// Adds a list of entities.
    pub fn add_entity_list(&mut self, list: &[EntityId]) -> EntityList {
        self.entity_lists.add(list)
    }

    /// The elements of a list of entities.
    pub fn entity_list(&self, list: EntityList) -> &[EntityId] {
        self.entity_lists.get(list)
    }

    /// Adds a list of statements.
    pub fn add_statement_list(&mut self, list: &[StatementId]) -> StatementList {
        self.statement_lists.add(list)
    }

    /// The elements of a list of statements.
    pub fn statement_list(&self, list: StatementList) -> &[StatementId] {
        self.statement_lists.get(list)
    }

    /// The statements directly inside of one, in order.
    pub fn statements_in<'a>(&'a self, kind: &'a StatementKind) -> &'a [StatementId] {
        match kind {
            &(StatementKind::Compound { statements: parts, .. }
            | StatementKind::If { parts, .. }
            | StatementKind::IfConsteval { parts }
            | StatementKind::Switch(parts)
            | StatementKind::While(parts)
            | StatementKind::Do(parts)
            | StatementKind::For(parts)
            | StatementKind::RangeFor(parts)
            | StatementKind::Try(parts)) => self.statement_list(parts),
            StatementKind::Label { statement, .. }
            | StatementKind::Case { statement, .. }
            | StatementKind::Default(statement)
            | StatementKind::Handler { body: statement, .. } => std::slice::from_ref(statement),
            _ => &[],
        }
    }

    // ---- lambdas ----

    /// The index of the lambda with this call operator. Lambdas are in the order in which their functions were made.
    pub fn lambda_with_operator(&self, call_operator: FunctionId) -> Option<usize> {
        let after = self.lambdas.partition_point(|lambda| lambda.call_operator <= Some(call_operator));
        let index = after.checked_sub(1)?;
        match self.lambdas.get(index)?.call_operator == Some(call_operator) {
            true => Some(index),
            false => self.call_instances.get(&call_operator).copied(),
        }
    }

    /// The index of the lambda with this closure. Lambdas are in the order in which their closures were made.
    pub fn lambda_with_closure(&self, closure: EntityId) -> Option<usize> {
        let after = self.lambdas.partition_point(|lambda| lambda.closure <= closure);
        let index = after.checked_sub(1)?;
        (self.lambdas.get(index)?.closure == closure).then_some(index)
    }

    // ---- entities ----

    /// The symbol of an entity's name, if it is an identifier.
    pub fn symbol(&self, entity: EntityId) -> Option<Symbol> {
        self.entities[entity].name.symbol()
    }

    /// The function that an entity is, or that a function template makes.
    pub fn function_of(&self, entity: EntityId) -> Option<FunctionId> {
        match self.entities[entity].kind {
            EntityKind::Function(function) => Some(function),
            EntityKind::Template(template) => match self.entities[self.templates[template].pattern?].kind {
                EntityKind::Function(function) => Some(function),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type that a class, an enumeration or a typedef name stands for, without sugar of its own.
    pub fn named_type(&self, entity: EntityId) -> Option<TypeId> {
        match self.entities[entity].kind {
            EntityKind::Class(class) => Some(self.classes[class].ty),
            EntityKind::Enum(id) => Some(self.enums[id].ty),
            EntityKind::Typedef(ty) => Some(ty),
            _ => None,
        }
    }

    /// The variable that an entity is, or that a variable template makes.
    pub fn variable_of(&self, entity: EntityId) -> Option<VariableId> {
        match self.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) | EntityKind::ValueParameter(variable) => {
                Some(variable)
            }
            EntityKind::Template(template) => match self.entities[self.templates[template].pattern?].kind {
                EntityKind::Variable(variable) => Some(variable),
                _ => None,
            },
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_equal_ids() {
        let mut program = Program::new();
        let int = Program::builtin(Builtin::Int);
        assert_eq!(program.written(int), Type::Builtin(Builtin::Int));
        let a = program.intern_type(Type::Pointer(int));
        let b = program.intern_type(Type::Pointer(int));
        assert_eq!(a, b);
        assert_eq!(program.written(Program::AUTO), Type::Auto);
        assert_eq!(program.written(Program::DECLTYPE_AUTO), Type::DecltypeAuto);
    }

    #[test]
    fn references_collapse_in_canonical_types() {
        let mut program = Program::new();
        let int = Program::builtin(Builtin::Int);
        let rvalue = program.intern_type(Type::RvalueReference(int));
        let both = program.intern_type(Type::LvalueReference(rvalue));
        assert_eq!(program.structure(both), Type::LvalueReference(int));
    }
}
