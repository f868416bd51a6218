//! Members of classes as they are declared: data members in order, friends ([class.mem], [class.bit], [class.union.anon],
//! [class.friend]).

use crate::Sema;
use cufe_il::{
    Access, ClassId, DataMember, DataMemberFlags, EntityKind, ExpressionId, Friend, FunctionId, LayoutAttributes,
    Program, ScopeId, Type, TypeId, VariableFlags, VariableId,
};

impl Sema<'_> {
    /// The class whose scope this is.
    pub fn class_with_scope(&self, scope: ScopeId) -> Option<ClassId> {
        let entry = &self.program.scopes[scope];
        match self.program.entities[entry.entity?].kind {
            EntityKind::Class(class) if self.program.classes[class].scope == Some(scope) => Some(class),
            _ => None,
        }
    }

    /// Adds a declared field to the data members of its class.
    pub fn add_field(
        &mut self,
        variable: VariableId,
        width: Option<ExpressionId>,
        has_initializer: bool,
        is_mutable: bool,
        layout: LayoutAttributes,
    ) {
        let (entity, ty) = (self.program.variables[variable].entity, self.program.variables[variable].ty);
        let Some(class) = self.class_with_scope(self.program.entities[entity].scope) else { return };
        let mut flags = DataMemberFlags::empty();
        flags.set(DataMemberFlags::BIT_FIELD, width.is_some());
        flags.set(DataMemberFlags::INITIALIZED, has_initializer);
        flags.set(DataMemberFlags::MUTABLE, is_mutable);
        let entry = &mut self.program.variables[variable].flags;
        entry.set(VariableFlags::BIT_FIELD, width.is_some());
        entry.set(VariableFlags::MUTABLE, is_mutable);
        let (token, access) = (self.program.entities[entity].token, self.program.entities[entity].access);
        let member = DataMember { variable: Some(variable), ty, width, token, access, flags, layout };
        self.program.classes[class].data_members.push(member);
    }

    /// Adds an unnamed bit-field.
    pub fn add_unnamed_bit_field(
        &mut self,
        class: ClassId,
        ty: TypeId,
        width: ExpressionId,
        access: Access,
        token: u32,
    ) {
        let member = DataMember {
            variable: None,
            ty,
            width: Some(width),
            token,
            access,
            flags: DataMemberFlags::BIT_FIELD,
            layout: LayoutAttributes::default(),
        };
        self.program.classes[class].data_members.push(member);
    }

    /// Adds an anonymous union, or a GNU anonymous struct.
    pub fn add_anonymous_member(&mut self, class: ClassId, anonymous: ClassId, access: Access) {
        let entry = &self.program.classes[anonymous];
        let (ty, token) = (entry.ty, self.program.entities[entry.entity].token);
        let member = DataMember {
            variable: None,
            ty,
            width: None,
            token,
            access,
            flags: DataMemberFlags::ANONYMOUS,
            layout: LayoutAttributes::default(),
        };
        self.program.classes[class].data_members.push(member);
    }

    /// Makes a function a friend of a class. Which function a declaration means is not known where it is a member of a dependent
    /// class; where it is a specialization, all of its template are taken as friends.
    pub fn befriend_function(&mut self, class: ClassId, function: FunctionId, is_known: bool) {
        if !is_known {
            self.program.classes[class].friends.push(Friend::Type(Program::UNKNOWN));
            return;
        }
        let entity = self.program.functions[function].entity;
        let template = self.program.entities[entity].template;
        let friend = template.map_or(entity, |template| self.program.templates[template].entity);
        self.program.classes[class].friends.push(Friend::Entity(friend));
        self.class_state.befriended_by.entry(friend).or_default().push(class);
    }

    /// The classes that declare a function or function template (by its own entity) as their friend; `None` where no
    /// declaration is known to.
    pub(crate) fn classes_befriending(&self, entity: cufe_il::EntityId) -> Option<&[ClassId]> {
        self.class_state.befriended_by.get(&entity).map(|classes| classes.as_slice())
    }

    /// The classes whose friend a class is, by itself or with all specializations of its template.
    pub(super) fn classes_befriending_class(&self, class: ClassId) -> impl Iterator<Item = ClassId> {
        let entry = &self.program.classes[class];
        let template = entry.template.map(|template| self.program.templates[template].entity);
        let by_entity = std::iter::once(entry.entity).chain(template);
        let state = &self.class_state;
        let befriending = by_entity.filter_map(|entity| state.befriended_by.get(&entity));
        befriending.chain(state.befriended_specializations.get(&entry.ty)).flatten().copied()
    }

    /// Makes a class a friend of a class.
    pub fn befriend_type(&mut self, class: ClassId, ty: TypeId) {
        self.program.classes[class].friends.push(Friend::Type(ty));
        let template = match self.value_structure(ty) {
            Type::DeducedTemplate(template) => Some(template),
            _ => None,
        };
        let friend = template.or_else(|| {
            let entry = &self.program.classes[self.program.class_of(ty)?];
            // The pattern stands for all specializations.
            let template = entry.template.map(|template| &self.program.templates[template]);
            let of_pattern = template.filter(|template| template.pattern == Some(entry.entity));
            Some(of_pattern.map_or(entry.entity, |template| template.entity))
        });
        if let Some(friend) = friend {
            self.class_state.befriended_by.entry(friend).or_default().push(class);
        } else if let Type::Specialization { .. } = self.value_structure(ty) {
            // It keeps its type when it becomes a class.
            let specialization = self.program.unqualified(self.program.canonical(ty)).0;
            self.class_state.befriended_specializations.entry(specialization).or_default().push(class);
        }
    }
}
