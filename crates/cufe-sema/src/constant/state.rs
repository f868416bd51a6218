//! What is known of the values of variables and expressions of the program.

use super::value::Value;
use crate::Sema;
use cufe_il::{
    ClassId, EntityFlags, EntityId, ExpressionId, FunctionId, MemorySpace, Qualifiers, StorageClass, Type, TypeId,
    ValueCategory, VariableFlags, VariableId,
};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What a structured binding declaration binds ([dcl.struct.bind]).
#[derive(Clone, Debug)]
pub struct Binding {
    /// The names.
    pub names: Vec<VariableId>,
    /// The type of the object that is made of the initializer; none of a reference to it.
    pub object: Option<TypeId>,
    /// The data members of a class in the order of the names; empty of an array.
    pub members: Vec<VariableId>,
    /// The functions that reach the elements of a class that is like a tuple, in the order of the names.
    pub getters: Vec<Getter>,
}

/// A function that reaches an element of a class that is like a tuple.
#[derive(Clone, Copy, Debug)]
pub struct Getter {
    /// `get<i>`
    pub function: FunctionId,
    /// A member of the class.
    pub is_member: bool,
}

/// A range-based for as it was built.
#[derive(Clone, Copy, Debug, Default)]
pub struct RangeLoop {
    /// What stands for the element in the initialization of the variable.
    pub element: Option<ExpressionId>,
    /// The first name of a structured binding that it declares.
    pub binding: Option<VariableId>,
    /// The `std::initializer_list` that a braced list is.
    pub list: Option<TypeId>,
    /// Of a range that is no array.
    pub iterators: Option<Iterators>,
}

/// What a loop over a class does with its iterators.
#[derive(Clone, Copy, Debug)]
pub struct Iterators {
    /// `begin` and `end`.
    pub functions: [cufe_il::FunctionId; 2],
    /// They are members of the range.
    pub are_members: bool,
    /// What stands for the iterators.
    pub objects: [ExpressionId; 2],
    /// `begin != end`; none of pointers of one type.
    pub compare: Option<ExpressionId>,
    /// `*begin`; none of pointers.
    pub dereference: Option<ExpressionId>,
    /// `++begin`; none of pointers.
    pub increment: Option<ExpressionId>,
}

/// What is done with an object of a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CopyAction {
    /// Another is made of it.
    Construct,
    /// Another is assigned to from it.
    Assign,
}

/// A copy of an object into one of a class, as overload resolution sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CopySource {
    /// The class of what is made or assigned to.
    pub class: ClassId,
    /// The type of the source, without its qualifiers.
    pub source: TypeId,
    /// The qualifiers.
    pub qualifiers: Qualifiers,
    /// Its category.
    pub category: ValueCategory,
    /// What is done.
    pub action: CopyAction,
}

/// Constants that were evaluated.
#[derive(Default)]
pub struct ConstantState {
    /// Of variables whose initializers were evaluated: the value, or none where it is not constant.
    pub variables: FxHashMap<VariableId, Option<Value>>,
    /// Of constant objects that are not constexpr: the value, or none where the initializer is not constant.
    pub objects: FxHashMap<VariableId, Option<Value>>,
    /// Temporaries whose lifetime constants extend: their types and values.
    pub statics: Vec<(TypeId, Value)>,
    /// The values of operations on integers and floating numbers, for the expressions built on them.
    pub folded: FxHashMap<ExpressionId, Value>,
    /// Of these, the values of operations that overflow: evaluation takes them as they are.
    pub wrapped: FxHashMap<ExpressionId, Value>,
    /// Operations that lead out of an array, of which was warned: evaluation takes them as they are.
    pub outside: rustc_hash::FxHashSet<ExpressionId>,
    /// Calls of operator functions with the operands the other way round ([over.match.oper]/3.4).
    pub reversed: rustc_hash::FxHashSet<ExpressionId>,
    /// The values of calls where no constant is required; none of those that are not constant.
    pub calls: FxHashMap<ExpressionId, Option<Value>>,
    /// Where consteval functions are named and not called; it is an error unless a constant expression turns out to be around.
    pub immediate_names: Vec<u32>,
    /// Suffixes of literals without an underscore of which was warned.
    pub plain_suffixes: rustc_hash::FxHashSet<cufe_base::Symbol>,
    /// Structured bindings by their first names.
    pub bindings: FxHashMap<VariableId, Binding>,
    /// Loops by their ranges.
    pub loops: FxHashMap<ExpressionId, RangeLoop>,
    /// The functions that copy objects, where overload resolution had to be asked; none where nobody can tell.
    pub copies: FxHashMap<CopySource, Option<FunctionId>>,
    /// The constructors that initialize objects without arguments, likewise.
    pub default_constructors: FxHashMap<ClassId, Option<FunctionId>>,
    /// Constructors of instances that are declared constexpr: whether they certainly cannot be.
    pub ordinary_instances: FxHashMap<FunctionId, bool>,
    /// Enumerators whose values are written as patterns of bits: a conversion that changes their sign is meant.
    pub bit_patterns: rustc_hash::FxHashSet<EntityId>,
    /// Where it was reported that an operation in a required constant has no value.
    pub faults: Vec<u32>,
}

/// What is known of the value of a variable outside of an evaluation.
#[derive(Clone, PartialEq, Debug)]
pub enum Known<'v> {
    /// It is usable in constant expressions ([expr.const]/4) and has this value.
    Value(Cow<'v, Value>),
    /// It is not usable.
    NotConstant,
    /// Nothing is known.
    Unknown,
}

impl Sema<'_> {
    /// What is known of the value of a variable that is no local one of an evaluation.
    pub fn known_variable(&self, variable: VariableId) -> Known<'_> {
        if let Some(known) = self.constants.variables.get(&variable) {
            return match known {
                Some(value) => Known::Value(Cow::Borrowed(value)),
                None => Known::NotConstant,
            };
        }
        let entry = &self.program.variables[variable];
        if let Some(value) = entry.value {
            return Known::Value(Cow::Owned(Value::Integer(value)));
        }
        if entry.flags.intersects(VariableFlags::BINDING | VariableFlags::PACK) || self.is_dependent_type(entry.ty) {
            return Known::Unknown;
        }
        if entry.space.contains(MemorySpace::MANAGED) || entry.flags.contains(VariableFlags::PARAMETER) {
            return Known::NotConstant;
        }
        match self.program.structure(entry.ty) {
            Type::Unknown | Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => return Known::Unknown,
            _ => {}
        }
        if !self.is_usable_kind(variable) {
            return Known::NotConstant;
        }
        let is_templated = entry.flags.intersects(VariableFlags::SPECIALIZATION | VariableFlags::STATIC_MEMBER)
            || self.program.entities[entry.entity].template.is_some();
        if entry.storage == StorageClass::Extern && !entry.flags.contains(VariableFlags::INITIALIZED) && !is_templated {
            return Known::NotConstant;
        }
        Known::Unknown
    }

    /// Whether a variable is usable in constant expressions where its initializer is constant ([expr.const]/3): constexpr,
    /// a reference, or of constant integral, enumeration or (GNU) floating type.
    pub fn is_usable_kind(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        if entry.flags.contains(VariableFlags::CONSTEXPR) || self.program.is_reference(entry.ty) {
            return true;
        }
        let qualifiers = self.program.unqualified(self.program.canonical(entry.ty)).1;
        qualifiers.contains(Qualifiers::CONST)
            && !qualifiers.contains(Qualifiers::VOLATILE)
            && (self.number_type(entry.ty).is_some() || matches!(self.value_structure(entry.ty), Type::Enum(_)))
    }

    /// Notes that a loop over a range declares a structured binding, with its first name.
    pub fn note_range_binding(&mut self, range: ExpressionId, first: VariableId) {
        if let Some(known) = self.constants.loops.get_mut(&range) {
            known.binding = Some(first);
        }
    }

    /// Notes what the evaluation of a variable's initializer gave.
    pub fn set_constant(&mut self, variable: VariableId, value: Option<Value>) {
        // constinit makes no constant.
        if !self.is_usable_kind(variable) {
            return;
        }
        if let Some(Value::Integer(value)) = value {
            self.program.variables[variable].value = Some(value);
        }
        self.constants.variables.insert(variable, value);
    }

    /// Whether a variable has no address that is a constant: automatic, thread-local and managed ones.
    pub fn has_no_constant_address(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let is_local = self.program.entities[entry.entity].flags.contains(EntityFlags::LOCAL);
        entry.flags.intersects(VariableFlags::PARAMETER | VariableFlags::THREAD_LOCAL)
            || entry.space.contains(MemorySpace::MANAGED)
            || is_local && !matches!(entry.storage, StorageClass::Static | StorageClass::Extern)
    }
}
