//! What a constructor initializes and what it leaves out ([class.base.init]).
//! Constructors of templates are checked in their instances.

use crate::Sema;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::initialization::Initialized;
use crate::overload::Resolution;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    ClassId, ClassKey, DataMember, DataMemberFlags, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, InitializedMember, MemberInitializer, Name, Qualifiers, Type, TypeId,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// Checks the mem-initializers of a constructor, and initializes by default what they leave out; `brace` begins the
    /// body. Of a destructor with this name, what it destroys.
    pub fn check_constructor(
        &mut self,
        function: FunctionId,
        initializers: &[MemberInitializer],
        brace: u32,
        name: u32,
    ) {
        let Some(class) = self.class_of_member(function) else { return };
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        if self.context.speculating > 0
            || !self.has_known_members(class)
            || entity.template.is_some()
            || entry.flags.intersects(FunctionFlags::TEMPLATED | FunctionFlags::SPECIALIZATION)
        {
            return;
        }
        if entity.name == Name::DESTRUCTOR {
            self.destroy_parts(class, name);
            self.check_destructor_deallocation(function, name);
            return;
        }
        if entity.name != Name::CONSTRUCTOR {
            return;
        }
        self.define_destructor_of(class);
        let delegating = initializers.iter().position(|initializer| {
            matches!(initializer.member, InitializedMember::Type(ty) if self.program.class_of(ty) == Some(class))
        });
        if let Some(index) = delegating {
            if initializers.len() == 1 {
                self.note_delegation(function, class, initializers[0]);
                self.destroy_delegated(class, initializers[0]);
                return;
            }
            let token = match initializers.get(1) {
                Some(next) if index == 0 => next.first.saturating_sub(1),
                _ => initializers[index].first,
            };
            self.report_at(code::DELEGATING_CONSTRUCTOR_INITIALIZERS, token);
        }
        let mut fields: Vec<EntityId> = Vec::new();
        let mut bases: Vec<TypeId> = Vec::new();
        let mut is_open = false;
        self.check_initializer_order(class, initializers);
        for initializer in initializers {
            match initializer.member {
                InitializedMember::Field(field) => {
                    if fields.contains(&field) {
                        let name = self.entity_name(field);
                        self.report(
                            Report::new(code::MEMBER_INITIALIZED_TWICE, self.position(initializer.first)).quoted(name),
                        );
                    } else if fields.iter().any(|&other| self.share_union(class, other, field)) {
                        self.report_at(code::UNION_MEMBERS_INITIALIZED, initializer.first);
                    }
                    fields.push(field);
                }
                InitializedMember::Type(ty) if self.program.class_of(ty) == Some(class) => {}
                InitializedMember::Type(ty) => {
                    let ty = self.program.unqualified(self.program.canonical(ty)).0;
                    is_open |= initializer.is_pack || self.is_dependent_type(ty);
                    if bases.contains(&ty) {
                        let name = self.type_text(ty);
                        self.report(
                            Report::new(code::BASE_INITIALIZED_TWICE, self.position(initializer.first)).quoted(name),
                        );
                    } else {
                        self.check_initialized_base(class, ty, initializer.first);
                    }
                    bases.push(ty);
                }
                InitializedMember::Unknown => is_open = true,
            }
        }
        if is_open {
            return;
        }
        self.initialize_bases(class, &bases, brace);
        self.initialize_members(class, &fields, brace);
    }

    /// What a mem-initializer names by its type is a direct or virtual base: else 293 for another base, 292 for anything
    /// else.
    pub(crate) fn check_initialized_base(&mut self, class: ClassId, ty: TypeId, token: u32) {
        let entry = &self.program.classes[class];
        let is_direct = entry.bases.iter().any(|base| {
            base.is_pack
                || self.is_dependent_type(base.ty)
                || self.program.unqualified(self.program.canonical(base.ty)).0 == ty
        });
        if is_direct || self.virtual_bases(class).contains(&ty) {
            return;
        }
        let code = match self.is_derived_from(entry.ty, ty) {
            Some(true) => code::INDIRECT_BASE_INITIALIZED,
            Some(false) if matches!(self.program.written(ty), Type::Class(_)) => code::NOT_MEMBER_OR_BASE,
            _ => return,
        };
        let (name, own) = (self.type_text(ty), self.type_text(self.program.classes[class].ty));
        self.report(Report::new(code, self.position(token)).quoted(name).quoted(own));
    }

    /// Whether two data members are, or are in, different members of one union, which only one of them can be of
    /// ([class.base.init]/8).
    fn share_union(&self, class: ClassId, a: EntityId, b: EntityId) -> bool {
        let (a, b) = (self.classes_around(class, a), self.classes_around(class, b));
        let common = a.into_iter().find(|class| b.contains(class));
        common.is_some_and(|common| self.program.classes[common].key == ClassKey::Union)
    }

    /// The anonymous unions and structures around a data member, from the innermost one to the class that they are members of.
    fn classes_around(&self, class: ClassId, field: EntityId) -> SmallVec<[ClassId; 4]> {
        let mut classes = SmallVec::new();
        let mut scope = self.program.entities[field].scope;
        while let Some(around) = self.class_with_scope(scope).filter(|&around| around != class) {
            classes.push(around);
            scope = self.program.entities[self.program.classes[around].entity].scope;
        }
        classes.push(class);
        classes
    }

    /// Whether a class has virtual bases, which the constructors of its complete objects construct.
    pub fn has_virtual_bases(&self, class: ClassId) -> bool {
        !self.virtual_bases(class).is_empty()
    }

    /// The virtual bases and the direct ones.
    fn parts_of(&self, class: ClassId) -> Vec<TypeId> {
        let mut bases = self.virtual_bases(class);
        let direct = self.program.classes[class].bases.iter().filter(|base| !base.is_virtual);
        bases.extend(direct.map(|base| self.program.unqualified(self.program.canonical(base.ty)).0));
        bases
    }

    fn initialize_bases(&mut self, class: ClassId, written: &[TypeId], brace: u32) {
        let is_abstract = self.is_abstract(class) != Some(false);
        let virtual_bases = self.virtual_bases(class);
        for base in self.parts_of(class) {
            // An abstract class does not construct its virtual bases.
            if is_abstract && virtual_bases.contains(&base) {
                continue;
            }
            if !written.contains(&base) {
                self.default_initialize_part(base, brace, code::BASE_WITH_UNINITIALIZED_CONST);
            }
            self.destroy_part(base, brace);
        }
    }

    fn initialize_members(&mut self, class: ClassId, written: &[EntityId], brace: u32) {
        if self.program.classes[class].key == ClassKey::Union {
            return;
        }
        let members = self.program.classes[class].data_members.clone();
        let mut left_out = None;
        for member in &members {
            if member.variable.is_none() {
                continue;
            }
            self.destroy_part(member.ty, brace);
            let entity = member.variable.map(|variable| self.program.variables[variable].entity);
            let is_written = entity.is_some_and(|entity| written.contains(&entity));
            let is_initialized = member.flags.contains(DataMemberFlags::INITIALIZED) || is_written;
            let is_read = self.options.instantiates_used() || self.context.in_instance;
            if is_read && is_initialized && !is_written {
                self.need_initializers(member.variable.as_slice());
            }
            if is_initialized {
                continue;
            }
            if self.needs_initializer(member) {
                left_out = left_out.or(entity);
            } else {
                self.default_initialize_part(member.ty, brace, code::MEMBER_WITH_UNINITIALIZED_CONST);
            }
        }
        if let Some(entity) = left_out {
            let name = self.entity_name(entity);
            self.report(Report::new(code::CONSTRUCTOR_LEAVES_MEMBER_UNINITIALIZED, self.position(brace)).quoted(name));
        }
    }

    /// Whether a data member cannot stay without initializer: a reference, or a constant that nothing gives a value.
    fn needs_initializer(&mut self, member: &DataMember) -> bool {
        if self.program.is_reference(member.ty) {
            return true;
        }
        let (element, qualifiers) = self.element_type(member.ty);
        if !qualifiers.contains(Qualifiers::CONST) || self.is_dependent_type(element) {
            return false;
        }
        match self.program.written(element) {
            Type::Class(class) => self.is_const_defaultable(class) == Some(false),
            Type::Specialization { .. } => false,
            _ => true,
        }
    }

    /// An inherited constructor makes a base; all other parts are initialized by default ([class.inhctor.init]): 3093, at
    /// `token`, where it is deleted or a member stays without initializer, 291, at `behind`, for other bases.
    pub(crate) fn is_inherited_construction_wrong(
        &mut self,
        class: ClassId,
        function: FunctionId,
        token: u32,
        behind: u32,
    ) -> bool {
        let Some(home) = self.class_of_member(function) else { return false };
        if home == class || !self.is_constructor(function) || !self.has_known_members(class) {
            return false;
        }
        let members = self.program.classes[class].data_members.clone();
        let lacks_member = members.iter().any(|member| {
            member.variable.is_some()
                && !member.flags.contains(DataMemberFlags::INITIALIZED)
                && (self.needs_initializer(member) || self.has_no_default_constructor(member.ty))
        });
        if self.program.functions[function].flags.contains(FunctionFlags::DELETED) || lacks_member {
            let name = self.type_argument(self.program.classes[class].ty);
            self.report(Report::new(code::INHERITED_CONSTRUCTOR_UNUSABLE, self.position(token)).with(name));
            return true;
        }
        let home = self.program.classes[home].ty;
        for base in self.parts_of(class) {
            let leads_home = self.program.canonical(base) == self.program.canonical(home)
                || self.is_derived_from(base, home) != Some(false);
            if !leads_home && self.has_no_default_constructor(base) {
                let name = self.type_text(base);
                self.report(Report::new(code::NO_DEFAULT_CONSTRUCTOR, self.position(behind)).quoted(name));
                return true;
            }
        }
        false
    }

    /// Whether a type is, for certain, a class that has no default constructor.
    pub(crate) fn has_no_default_constructor(&mut self, ty: TypeId) -> bool {
        let (element, _) = self.element_type(ty);
        let Type::Class(class) = self.program.written(element) else { return false };
        if !self.has_known_members(class) {
            return false;
        }
        let constructors = self.constructors(class);
        let resolve = |sema: &mut Self| sema.resolve_constructor(&constructors.entities, &[], false);
        !constructors.is_partial && matches!(self.unevaluated(resolve), Resolution::NoMatch(_))
    }

    /// A base or member without initializer; `valueless` is reported where it leaves const members of its own without value.
    fn default_initialize_part(&mut self, ty: TypeId, token: u32, valueless: Code) {
        if self.has_no_elements(ty) {
            return;
        }
        if self.has_valueless_const(ty) {
            let name = self.type_argument(ty);
            self.report(Report::new(valueless, self.position(token)).with(name));
            if self.is_valueless(ty) {
                return;
            }
        }
        if let Initialized::By(function) = self.initialize_by_default(ty, token) {
            let naming_class = self.class_of_member(function).map(|class| self.program.classes[class].ty);
            let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, token);
            let is_array = matches!(self.program.structure(ty), Type::Array { .. });
            self.use_function(FunctionUse { naming_class, ..used.of_elements(is_array) });
        }
    }

    /// The destructors of bases and members.
    fn destroy_parts(&mut self, class: ClassId, token: u32) {
        if self.program.classes[class].key == ClassKey::Union {
            return;
        }
        // An abstract class leaves its virtual bases to the classes derived from it ([class.dtor]/14).
        let is_abstract = self.is_abstract(class) == Some(true);
        let virtual_bases = if is_abstract { self.virtual_bases(class).len() } else { 0 };
        for base in self.parts_of(class).into_iter().skip(virtual_bases) {
            self.destroy_part(base, token);
        }
        for member in self.program.classes[class].data_members.clone() {
            if member.variable.is_some() {
                self.destroy_part(member.ty, token);
            }
        }
    }

    /// GNU: an array without elements asks nothing of their class.
    fn has_no_elements(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Array { bound: cufe_il::ArrayBound::Known(0), .. } => true,
            Type::Array { element, .. } => self.has_no_elements(element),
            _ => false,
        }
    }

    fn destroy_part(&mut self, ty: TypeId, token: u32) {
        if self.has_no_elements(ty) {
            return;
        }
        let (element, _) = self.element_type(ty);
        if let Type::Class(class) = self.program.written(element)
            && let Some(destructor) = self.destructor(class)
        {
            let used = FunctionUse::new(destructor, FunctionUseKind::ImplicitDestruction, token);
            let is_array = matches!(self.program.structure(ty), Type::Array { .. });
            self.use_function(FunctionUse { naming_class: Some(element), ..used.of_elements(is_array) });
            self.define_destructor_of(class);
        }
    }

    // ---- delegation ----

    /// Notes to which constructor one delegates; a circle is reported where it is closed (2446).
    fn note_delegation(&mut self, function: FunctionId, class: ClassId, initializer: MemberInitializer) {
        let Some(arguments) = self.initializer_arguments(initializer.value) else { return };
        if arguments.iter().any(|&argument| self.is_open(argument)) {
            return;
        }
        let constructors = self.constructors(class);
        let operands: Vec<_> = arguments.iter().map(|&argument| self.operand(argument)).collect();
        let Resolution::Selected(chosen) = self.resolve_constructor(&constructors.entities, &operands, true) else {
            return;
        };
        let Some(target) = chosen.function else { return };
        self.class_state.delegations.insert(function, target);
        let mut next = target;
        for _ in 0..self.class_state.delegations.len() {
            if next == function {
                self.report_at(code::CONSTRUCTOR_DELEGATES_TO_ITSELF, initializer.first);
                return;
            }
            match self.class_state.delegations.get(&next) {
                Some(&target) => next = target,
                None => return,
            }
        }
        if next == function {
            self.report_at(code::CONSTRUCTOR_DELEGATES_TO_ITSELF, initializer.first);
        }
    }

    /// An exception behind the constructor that is delegated to destroys the object ([except.ctor]/4): the destructor must not
    /// be deleted. Of instances that is not asked (measured).
    fn destroy_delegated(&mut self, class: ClassId, initializer: MemberInitializer) {
        if self.program.classes[class].is_instance {
            return;
        }
        let Some(destructor) = self.destructor(class) else { return };
        let is_deleted = self.program.functions[destructor].flags.contains(FunctionFlags::DELETED)
            || self.special_facts(destructor).is_deleted == Some(true);
        if is_deleted {
            let token = self.expression(initializer.value).first;
            self.use_function(FunctionUse::new(destructor, FunctionUseKind::ImplicitDestruction, token));
        }
    }

    /// The arguments of a mem-initializer in parentheses.
    fn initializer_arguments(&self, value: ExpressionId) -> Option<Vec<ExpressionId>> {
        match self.expression(value).kind {
            ExpressionKind::ParenthesizedList(list) => Some(self.program.expression_list(list).to_vec()),
            ExpressionKind::InitializerList(_) | ExpressionKind::Unknown => None,
            _ => Some(vec![value]),
        }
    }

    // ---- abstract classes ----

    /// Reports an object of an abstract class (322, of arrays 604; or another number at places with one of their own).
    /// Returns whether it is one.
    pub fn check_abstract_object(&mut self, ty: TypeId, code: Code, token: u32) -> bool {
        let (element, _) = self.element_type(ty);
        let Type::Class(class) = self.program.written(element) else { return false };
        if self.context.speculating > 0 || !self.has_known_members(class) || self.is_abstract(class) != Some(true) {
            return false;
        }
        let is_array = matches!(self.program.structure(ty), Type::Array { .. });
        let code = if is_array { code::ARRAY_OF_ABSTRACT_CLASS } else { code };
        let name = self.type_text(element);
        let mut report = Report::new(code, self.position(token)).quoted(name);
        if let Some(&pure) = self.pure_functions(class).functions.first() {
            let entity = self.program.functions[pure].entity;
            report = report.with(self.signature_argument(pure));
            report = report.related(self.declared_position(entity), "this function is pure virtual");
        }
        self.report(report);
        true
    }

    /// The variable or function whose declaration is complete: objects, parameters and results of abstract classes.
    pub fn check_abstract_types(&mut self, entity: EntityId, is_definition: bool, name: u32) {
        match self.program.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) => {
                let ty = self.program.variables[variable].ty;
                let is_deduced = self.program.variables[variable].flags.contains(cufe_il::VariableFlags::DEDUCED);
                if !self.program.is_reference(ty) && !is_deduced {
                    self.check_abstract_object(ty, code::ABSTRACT_OBJECT, name);
                }
            }
            EntityKind::Function(function) if is_definition => {
                let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
                if let Some(result) = result.filter(|&ty| !self.program.is_reference(ty)) {
                    self.check_abstract_object(result, code::ABSTRACT_RESULT, name);
                }
            }
            _ => {}
        }
    }
}
