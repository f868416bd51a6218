//! Creating entities and making them visible.

use crate::Sema;
use cufe_il::{
    Access, Class, ClassId, ClassKey, Entity, EntityFlags, EntityId, EntityKind, Enum, Function, FunctionFlags,
    Linkage, MemorySpace, Name, Namespace, Program, ScopeId, ScopeKind, StorageClass, Type, TypeId, Using, Variable,
    VariableFlags,
};

impl Sema<'_> {
    /// Adds an entity without making it visible.
    pub fn new_entity(&mut self, kind: EntityKind, name: Name, scope: ScopeId, token: u32) -> EntityId {
        let mut flags = EntityFlags::empty();
        if token == u32::MAX {
            flags |= EntityFlags::PREDECLARED;
        }
        let is_member_type = matches!(kind, EntityKind::Class(_) | EntityKind::Enum(_) | EntityKind::Template(_))
            && self.program.scopes.get(scope).is_some_and(|scope| scope.kind == ScopeKind::Class);
        let access = if is_member_type { self.member_access } else { Access::Public };
        self.program.entities.push(Entity { kind, name, scope, token, access, flags, template: None })
    }

    /// Makes an entity visible under its own name from the next token on.
    pub fn declare(&mut self, entity: EntityId, sequence: u32) {
        let (scope, name) = (self.program.entities[entity].scope, self.program.entities[entity].name);
        if name != Name::UNNAMED {
            self.program.bind(scope, name, entity, sequence, false);
        }
    }

    /// The type of a variable declared `constexpr`: const ([dcl.constexpr]/6); of an array its elements.
    pub fn constant_type(&mut self, ty: TypeId) -> TypeId {
        match self.program.structure(ty) {
            Type::Array { element, bound } => {
                let element = self.constant_type(element);
                self.program.intern_type(Type::Array { element, bound })
            }
            Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Function(_) | Type::Unknown => ty,
            _ => self.program.qualified(ty, cufe_il::Qualifiers::CONST),
        }
    }

    /// Adds a namespace with its scope.
    pub fn new_namespace(&mut self, name: Name, scope: ScopeId, token: u32, is_inline: bool) -> EntityId {
        let id = self.program.namespaces.next_id();
        let entity = self.new_entity(EntityKind::Namespace(id), name, scope, token);
        let inner = self.program.add_scope(ScopeKind::Namespace, scope, Some(entity));
        self.program.scopes[inner].is_inline = is_inline;
        self.program.scopes[inner].in_unnamed_namespace |= name == Name::UNNAMED;
        self.program.namespaces.push(Namespace {
            entity,
            scope: inner,
            is_inline,
            is_unnamed: name == Name::UNNAMED,
            has_visibility: false,
        });
        if is_inline {
            self.program.add_transparent_scope(scope, inner);
        }
        entity
    }

    /// Adds a class that is only declared.
    pub fn new_class(&mut self, name: Name, key: ClassKey, scope: ScopeId, token: u32, is_dependent: bool) -> ClassId {
        let id = self.program.classes.next_id();
        let entity = self.new_entity(EntityKind::Class(id), name, scope, token);
        let ty = self.program.intern_type(Type::Class(id));
        self.program.classes.push(Class { is_dependent, ..Class::new(entity, key, ty) })
    }

    /// Adds an enumeration.
    pub fn new_enum(
        &mut self,
        name: Name,
        scope: ScopeId,
        token: u32,
        is_scoped: bool,
        underlying: Option<TypeId>,
    ) -> EntityId {
        let id = self.program.enums.next_id();
        let entity = self.new_entity(EntityKind::Enum(id), name, scope, token);
        let inner = self.program.add_scope(ScopeKind::Enum, scope, Some(entity));
        let ty = self.program.intern_type(Type::Enum(id));
        self.program.enums.push(Enum {
            entity,
            is_scoped,
            underlying,
            is_fixed: is_scoped || underlying.is_some(),
            scope: inner,
            is_complete: false,
            enumerators: Vec::new(),
            ty,
            typedef_name: None,
            is_dependent: self.declaring.template_depth > 0,
        });
        entity
    }

    /// Adds a variable, parameter or (with `is_field`) non-static data member.
    pub fn new_variable(
        &mut self,
        name: Name,
        ty: TypeId,
        scope: ScopeId,
        token: u32,
        flags: VariableFlags,
        is_field: bool,
    ) -> EntityId {
        let id = self.program.variables.next_id();
        let kind = if is_field { EntityKind::Field(id) } else { EntityKind::Variable(id) };
        let entity = self.new_entity(kind, name, scope, token);
        self.program.variables.push(Variable {
            entity,
            ty,
            storage: StorageClass::None,
            linkage: Linkage::None,
            space: MemorySpace::empty(),
            flags,
            initializer: None,
            value: None,
            definition: None,
        });
        entity
    }

    /// Adds a function.
    pub fn new_function(
        &mut self,
        name: Name,
        ty: TypeId,
        scope: ScopeId,
        token: u32,
        flags: FunctionFlags,
    ) -> EntityId {
        let id = self.program.functions.next_id();
        let entity = self.new_entity(EntityKind::Function(id), name, scope, token);
        self.program.functions.push(Function::new(entity, ty, flags));
        entity
    }

    /// Adds a typedef name.
    pub fn new_typedef(&mut self, name: Name, ty: TypeId, scope: ScopeId, token: u32) -> EntityId {
        self.new_entity(EntityKind::Typedef(ty), name, scope, token)
    }

    /// Adds a using-declaration and makes its name visible.
    pub fn new_using(
        &mut self,
        name: Name,
        targets: Vec<EntityId>,
        is_dependent: bool,
        is_typename: bool,
        scope: ScopeId,
        token: u32,
    ) -> EntityId {
        let id = self.program.usings.next_id();
        let entity = self.new_entity(EntityKind::Using(id), name, scope, token);
        self.program.usings.push(Using { entity, targets, is_typename, is_dependent });
        self.declare(entity, token.wrapping_add(1));
        entity
    }

    /// The integer type that a typedef without qualifiers stands for.
    pub fn builtin_of_typedef(&self, entity: EntityId) -> Option<cufe_il::Builtin> {
        let EntityKind::Typedef(ty) = self.program.entities[entity].kind else { return None };
        match self.program.written(self.program.canonical(ty)) {
            Type::Builtin(builtin) if !builtin.is_floating() && builtin != cufe_il::Builtin::Void => Some(builtin),
            _ => None,
        }
    }

    /// The type that an entity names, with sugar: classes, enumerations, typedefs, type parameters.
    pub fn type_of_entity(&mut self, entity: EntityId) -> Option<TypeId> {
        match self.program.entities[entity].kind {
            EntityKind::Class(class) => Some(self.program.classes[class].ty),
            EntityKind::Enum(id) => Some(self.program.enums[id].ty),
            EntityKind::Typedef(_) => Some(self.program.intern_type(Type::Typedef(entity))),
            EntityKind::TypeParameter(_) => Some(self.program.intern_type(Type::NamedParameter(entity))),
            _ => None,
        }
    }

    /// The declared type of a variable, field, parameter, enumerator or function; unknown for others.
    pub fn declared_type(&self, entity: EntityId) -> TypeId {
        match self.program.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) | EntityKind::ValueParameter(variable) => {
                self.program.variables[variable].ty
            }
            EntityKind::Enumerator(id) => self.type_of_named_enumerator(entity, id),
            EntityKind::Function(function) => self.program.functions[function].ty,
            _ => Program::UNKNOWN,
        }
    }
}
