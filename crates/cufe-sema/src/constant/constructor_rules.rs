//! What constexpr constructors may not call ([dcl.constexpr]/3): constructors of bases and members that are not constexpr,
//! written or implied (2782, 2417).

use crate::Sema;
use crate::class::SpecialMember;
use cufe_base::Standard;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    ClassId, DataMemberFlags, EntityId, FunctionDeclarationId, FunctionFlags, FunctionId, InitializedMember,
    Qualifiers, TypeId,
};

/// A base or member that a constructor initializes by default.
pub(super) struct DefaultInitialized {
    /// Its class, or the type of the member, of an array that of its elements.
    pub ty: TypeId,
    /// The member.
    pub member: Option<EntityId>,
}

impl Sema<'_> {
    /// Checks the constructors that a constexpr constructor calls before its body, whose brace is given.
    pub(super) fn check_constructors_called(&mut self, class: ClassId, definition: FunctionDeclarationId, brace: u32) {
        let initializers = self.program.function_declarations[definition].member_initializers.clone();
        for initializer in &initializers {
            if let Some(&function) = self.program.called.get(&initializer.value)
                && self.is_constructor(function)
                && self.is_never_constexpr(function)
            {
                let first = self.expression(initializer.value).first;
                self.report_called_constructor(
                    code::CONSTEXPR_CONSTRUCTOR_INITIALIZES_BY_NON_CONSTEXPR,
                    function,
                    first,
                );
            }
        }
        for part in self.parts_initialized_by_default(class, definition) {
            self.check_implied_constructor(part.ty, brace);
        }
    }

    /// The bases and members to which a constructor gives no initializer, and which have none of their own, in the order of
    /// initialization; nothing where it delegates, initializes what is not known, or belongs to a union.
    pub(super) fn parts_initialized_by_default(
        &self,
        class: ClassId,
        definition: FunctionDeclarationId,
    ) -> Vec<DefaultInitialized> {
        let own = self.program.canonical(self.program.classes[class].ty);
        let (mut fields, mut bases): (Vec<EntityId>, Vec<TypeId>) = (Vec::new(), Vec::new());
        for initializer in &self.program.function_declarations[definition].member_initializers {
            match initializer.member {
                InitializedMember::Field(field) => fields.push(field),
                InitializedMember::Type(ty) => {
                    let ty = self.program.unqualified(self.program.canonical(ty)).0;
                    if ty == own {
                        return Vec::new();
                    }
                    bases.push(ty);
                }
                InitializedMember::Unknown => return Vec::new(),
            }
            if initializer.is_pack {
                return Vec::new();
            }
        }
        let entry = &self.program.classes[class];
        if entry.key == cufe_il::ClassKey::Union {
            return Vec::new();
        }
        let of_bases = entry.bases.iter().filter_map(|base| {
            let ty = self.program.unqualified(self.program.canonical(base.ty)).0;
            (!bases.contains(&ty)).then_some(DefaultInitialized { ty, member: None })
        });
        let mut parts: Vec<DefaultInitialized> = of_bases.collect();
        let mut open = vec![entry.data_members.iter()];
        while let Some(members) = open.last_mut() {
            let Some(member) = members.next() else {
                open.pop();
                continue;
            };
            let Some(variable) = member.variable else { continue };
            if member.flags.contains(DataMemberFlags::ANONYMOUS) {
                // The members of an anonymous structure are initialized like those around it.
                if let Some(class) = self.program.class_of(member.ty)
                    && self.program.classes[class].key != cufe_il::ClassKey::Union
                {
                    open.push(self.program.classes[class].data_members.iter());
                }
                continue;
            }
            let entity = self.program.variables[variable].entity;
            let is_written = fields.contains(&entity)
                || member.flags.contains(DataMemberFlags::INITIALIZED)
                || self.program.is_reference(member.ty);
            if !is_written {
                parts.push(DefaultInitialized { ty: self.element_type(member.ty).0, member: Some(entity) });
            }
        }
        parts
    }

    /// Whether an object that is default-initialized has a part without value.
    pub(super) fn has_no_value(&mut self, part: &DefaultInitialized) -> bool {
        self.has_default_initialization(part.ty) == Some(false)
            && match self.program.class_of(part.ty) {
                Some(class) => self.is_empty_class(class) == Some(false),
                None => self.is_scalar_type(part.ty),
            }
    }

    /// Whether a constructor of an instance of a class template is declared constexpr, and certainly cannot be
    /// ([dcl.constexpr]/7): the class has virtual bases, a parameter is not literal, before C++20 a part gets no value, or one
    /// is initialized by a constructor that is not constexpr.
    fn is_no_constexpr_instance(&mut self, constructor: FunctionId) -> bool {
        let is_one = self.is_written_constexpr(constructor)
            && self.class_of_member(constructor).is_some_and(|class| self.origin_of_class(class).is_some());
        if !is_one {
            return false;
        }
        if let Some(&known) = self.constants.ordinary_instances.get(&constructor) {
            return known;
        }
        // In error a class can be a part of itself.
        self.constants.ordinary_instances.insert(constructor, false);
        let result = self.finds_no_constexpr_instance(constructor).unwrap_or(false);
        self.constants.ordinary_instances.insert(constructor, result);
        result
    }

    fn finds_no_constexpr_instance(&mut self, constructor: FunctionId) -> Option<bool> {
        let class = self.class_of_member(constructor).filter(|&class| self.has_known_members(class))?;
        if !self.virtual_bases(class).is_empty() {
            return Some(true);
        }
        let parameters = self.program.as_function(self.program.functions[constructor].ty)?.parameters.clone();
        if parameters.iter().any(|&ty| self.is_literal(ty) == Some(false)) {
            return Some(true);
        }
        let definition = self.definition_of(constructor)?;
        if self.program.function_declarations[definition].statement.is_none()
            && !self.reads_body_of_instance(constructor)
        {
            return None;
        }
        let parts = self.parts_initialized_by_default(class, definition);
        let needs_values = !self.since(Standard::Cpp20);
        Some(parts.iter().any(|part| {
            needs_values && self.has_no_value(part)
                || self
                    .implied_constructor(part.ty)
                    .is_some_and(|called| self.is_never_constexpr(called) || self.is_no_constexpr_instance(called))
        }))
    }

    /// The constructor that default-initializes an object of a class, where it is the only one for that.
    fn implied_constructor(&mut self, ty: TypeId) -> Option<FunctionId> {
        let class = self.program.class_of(ty).filter(|&class| self.has_known_members(class))?;
        match self.special_members(class, SpecialMember::DefaultConstructor).as_slice() {
            &[only] => Some(only),
            _ => None,
        }
    }

    /// 2417: an object of a class is default-initialized by a constructor that is not constexpr; a warning where it is declared
    /// so and its instance cannot be.
    fn check_implied_constructor(&mut self, ty: TypeId, brace: u32) {
        let Some(constructor) = self.implied_constructor(ty) else { return };
        let is_ordinary = self.is_never_constexpr(constructor) || self.is_defaulted_as_ordinary(ty, constructor);
        if !is_ordinary && !self.is_no_constexpr_instance(constructor) {
            return;
        }
        let name = self.entity_name(self.program.functions[constructor].entity);
        let name = Argument::Entity { kind: "constructor", name };
        let report = Report::new(code::CONSTEXPR_CONSTRUCTOR_CALLS_NON_CONSTEXPR, self.position(brace)).with(name);
        self.report(if is_ordinary { report } else { report.as_warning() });
    }

    /// Whether a default constructor that nobody wrote does something, and that is not constexpr.
    fn is_defaulted_as_ordinary(&mut self, ty: TypeId, constructor: FunctionId) -> bool {
        let flags = self.program.functions[constructor].flags;
        flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            && !flags.contains(FunctionFlags::DELETED)
            && self.has_default_initialization(ty) == Some(true)
            && self.program.class_of(ty).is_some_and(|class| {
                let facts = self.defaulted_facts(class, SpecialMember::DefaultConstructor, Qualifiers::empty());
                facts.is_constexpr == Some(false)
            })
    }

    /// Whether a constructor was written, and not as constexpr. Implicit ones and instances are what their parts make them.
    fn is_never_constexpr(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        let is_open = FunctionFlags::IMPLICIT
            | FunctionFlags::DEFAULTED
            | FunctionFlags::DEFAULTED_LATER
            | FunctionFlags::DELETED
            | FunctionFlags::TEMPLATED
            | FunctionFlags::SPECIALIZATION
            | FunctionFlags::CONSTEXPR
            | FunctionFlags::CONSTEVAL;
        !flags.intersects(is_open) && self.program.entities[self.program.functions[function].entity].template.is_none()
    }

    fn report_called_constructor(&mut self, code: Code, function: FunctionId, token: u32) {
        let name = self.entity_name(self.program.functions[function].entity);
        let name = Argument::Entity { kind: "constructor", name };
        self.report(Report::new(code, self.position(token)).with(name));
    }
}
