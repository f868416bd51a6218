//! Structured bindings of classes that are like tuples ([dcl.struct.bind]/4): those that `std::tuple_size` is complete for. The
//! names are references of the types that `std::tuple_element` tells, to what `get` returns.

use crate::Sema;
use crate::constant::state::{Binding, Getter};
use crate::conversion::{Allowed, ObjectClass, Operand};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::{CallSet, Resolution};
use cufe_diagnostics::code;
use cufe_il::{
    Builtin, EntityId, EntityKind, Name, Program, TemplateArgument, TemplateParameterKind, Type, TypeId, ValueCategory,
    VariableId,
};
use smallvec::SmallVec;

/// How many elements are bound at most.
const MAXIMUM_ELEMENTS: i128 = 1 << 10;

/// What `std::tuple_size` tells of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TupleSize {
    /// Nothing, or nobody can tell what.
    Unknown,
    /// No integral constant that is not negative.
    NotConstant,
    /// The number of elements.
    Elements(usize),
}

impl Sema<'_> {
    /// The number of elements of a class type that is like a tuple, as `std::tuple_size` tells.
    fn tuple_size(&mut self, ty: TypeId) -> TupleSize {
        let Some(value) = self.tuple_size_member(ty) else { return TupleSize::Unknown };
        let value = match self.program.entities[value].kind {
            EntityKind::Variable(variable) => {
                if self.deferred_initializers.contains_key(&variable) {
                    self.read(crate::template::InstantiatedPart::Initializer(variable));
                }
                match self.known_variable(variable) {
                    crate::constant::Known::Value(value) => value.integer(),
                    crate::constant::Known::NotConstant => return TupleSize::NotConstant,
                    crate::constant::Known::Unknown => None,
                }
            }
            EntityKind::Enumerator(_) => self.entity_value(value),
            // Members of objects and functions are no constants.
            EntityKind::Field(_) | EntityKind::Function(_) => return TupleSize::NotConstant,
            _ => None,
        };
        match value {
            Some(..0) => TupleSize::NotConstant,
            Some(value @ 0..=MAXIMUM_ELEMENTS) => TupleSize::Elements(value as usize),
            _ => TupleSize::Unknown,
        }
    }

    /// The member `value` of `std::tuple_size` for a type.
    fn tuple_size_member(&mut self, ty: TypeId) -> Option<EntityId> {
        let size = self.specialization_in_std("tuple_size", vec![TemplateArgument::Type(ty)])?;
        self.complete_type(size);
        let class = self.program.class_of(size)?;
        if !self.program.classes[class].is_complete || self.is_dependent_type(size) {
            return None;
        }
        self.lookup_in_type(size, self.std_name("value")?, u32::MAX).first()
    }

    /// Whether a class is bound like a tuple: where `std::tuple_size` is a complete class for it that has a member `value`
    /// ([dcl.struct.bind]/4, CWG 2386). `None` where nobody can tell.
    pub(super) fn is_tuple_like(&mut self, class: TypeId) -> Option<bool> {
        if self.template_in_std("tuple_size").is_none() {
            return Some(false);
        }
        let size = self.specialization_in_std("tuple_size", vec![TemplateArgument::Type(class)])?;
        self.complete_type(size);
        if self.is_undefined_class(size) {
            return Some(false);
        }
        let entry = &self.program.classes[self.program.class_of(size)?];
        let found = self.lookup_in_type(size, self.std_name("value")?, u32::MAX);
        (entry.is_complete && !found.entities.is_empty()).then_some(true)
    }

    /// Gives the names of a structured binding, whose list opens at a token, the types of the elements of a class that is like
    /// a tuple, and says by which functions they are reached. `object` is the type of the variable that is bound, qualified,
    /// which `is_reference` names as an lvalue. Whether that was possible.
    pub(super) fn bind_tuple(&mut self, names: &[VariableId], object: TypeId, is_reference: bool, open: u32) -> bool {
        let Some(&first) = names.first() else { return false };
        if !self.check_tuple_size(names, object, open) {
            return false;
        }
        let category = if is_reference { ValueCategory::Lvalue } else { ValueCategory::Xvalue };
        let operand = Operand { ty: object, category, expression: None };
        let mut types = Vec::with_capacity(names.len());
        let mut getters = Vec::with_capacity(names.len());
        for index in 0..names.len() {
            let number = TemplateArgument::Value(Program::builtin(Builtin::UnsignedLong), index as i128);
            let element = self.tuple_element(number, object, open);
            let getter = self.getter(number, &operand, open);
            let (Some(element), Some(getter)) = (element, getter) else { return false };
            // The names are references to the elements, but their types are those ([dcl.type.decltype]/1.1).
            types.push(element);
            getters.push(getter);
        }
        for (&name, ty) in names.iter().zip(types) {
            self.program.variables[name].ty = ty;
        }
        let object = (!is_reference).then_some(object);
        self.constants.bindings.insert(first, Binding { names: names.to_vec(), object, members: Vec::new(), getters });
        true
    }

    /// Compares the number of names with what `std::tuple_size` tells (2829, 2830, 2828 where there are no elements; 2839 where
    /// that is no constant). Whether they agree.
    fn check_tuple_size(&mut self, names: &[VariableId], object: TypeId, open: u32) -> bool {
        match self.tuple_size(object) {
            TupleSize::Elements(1..) if self.template_in_std("tuple_element").is_none() => {
                self.error_at(code::BINDING_TUPLE_ELEMENT_UNDECLARED, open);
            }
            TupleSize::Unknown => return false,
            TupleSize::NotConstant => self.error_at(code::BINDING_TUPLE_SIZE_NOT_CONSTANT, open),
            TupleSize::Elements(count) if count > names.len() => self.error_at(code::BINDING_TOO_FEW_NAMES, open),
            TupleSize::Elements(count) => match names.get(count) {
                None => return true,
                Some(&extra) => {
                    let code = if count == 0 { code::BINDING_NOTHING_TO_BIND } else { code::BINDING_TOO_MANY_NAMES };
                    let token = self.program.entities[self.program.variables[extra].entity].token;
                    self.error_at(code, token);
                }
            },
        }
        false
    }

    /// `std::tuple_element<i, E>::type`; 2832 where there is no such specialization.
    fn tuple_element(&mut self, number: TemplateArgument, object: TypeId, open: u32) -> Option<TypeId> {
        let element = self.specialization_in_std("tuple_element", vec![number, TemplateArgument::Type(object)])?;
        self.complete_type(element);
        if self.is_undefined_class(element) {
            self.error_at(code::BINDING_TUPLE_ELEMENT_MISSING, open);
            return None;
        }
        let found = self.lookup_in_type(element, self.std_name("type")?, u32::MAX);
        let entity = found.type_entity(&self.program)?;
        let ty = self.type_of_entity(entity)?;
        (!self.is_dependent_type(ty) && self.program.structure(ty) != Type::Unknown).then_some(ty)
    }

    /// The function that reaches an element: the member template `get` where its first parameter takes a value, otherwise what
    /// argument-dependent lookup alone finds; 2835 where there is none.
    fn getter(&mut self, number: TemplateArgument, operand: &Operand, open: u32) -> Option<Getter> {
        let name = self.std_name("get")?;
        let class = self.program.class_of(operand.ty)?;
        let members: SmallVec<[EntityId; 4]> =
            self.lookup_in_class(class, name, u32::MAX).entities.into_iter().collect();
        let is_member = members.iter().any(|&member| self.takes_value_first(member));
        let candidates: SmallVec<[EntityId; 8]> = match is_member {
            true => members.iter().copied().collect(),
            false => {
                let found = self.lookup_associated(name, std::slice::from_ref(operand), u32::MAX);
                if found.is_partial {
                    return None;
                }
                found.entities
            }
        };
        let list = [*operand];
        let set = CallSet {
            candidates: &candidates,
            object: is_member.then_some(*operand),
            object_class: ObjectClass::OfObject,
            template_arguments: Some(self.program.intern_arguments(vec![number])),
            arguments: if is_member { &[] } else { &list },
            allowed: Allowed::IMPLICIT,
            includes_explicit: true,
        };
        let candidate = match self.resolve(&set) {
            Resolution::Selected(candidate) => candidate,
            Resolution::NoMatch(_) => {
                self.error_at(code::BINDING_GET_MISSING, open);
                return None;
            }
            _ => return None,
        };
        let candidate = self.settle_chosen(*candidate);
        let function = candidate.function?;
        let used = FunctionUse::new(function, FunctionUseKind::Statement, open);
        self.use_function(FunctionUse { naming_class: is_member.then_some(operand.ty), ..used });
        Some(Getter { function, is_member })
    }

    fn takes_value_first(&self, member: EntityId) -> bool {
        let EntityKind::Template(template) = self.program.entities[member].kind else { return false };
        let first = self.program.templates[template].head.parameters.first();
        first.is_some_and(|parameter| matches!(parameter.kind, TemplateParameterKind::Value(_)))
    }

    /// The specialization of a class template of namespace `std`, if that is declared.
    fn specialization_in_std(&mut self, name: &str, arguments: Vec<TemplateArgument>) -> Option<TypeId> {
        let template = self.template_in_std(name)?;
        let arguments = self.program.intern_arguments(arguments);
        let ty = self.specialization_type(template, arguments, Program::GLOBAL_SCOPE);
        (ty != Program::UNKNOWN).then_some(ty)
    }

    /// A template of namespace `std`, if it is declared.
    fn template_in_std(&self, name: &str) -> Option<EntityId> {
        let std = self.program.bindings(Program::GLOBAL_SCOPE, Name::identifier(self.known.std)).next()?.1.entity;
        let scope = self.namespace_scope(std);
        self.lookup_previous(scope, self.std_name(name)?, u32::MAX).template_entity(&self.program)
    }

    /// An identifier of the unit, if it occurs there.
    fn std_name(&self, name: &str) -> Option<Name> {
        self.names.find(name).map(Name::identifier)
    }
}
