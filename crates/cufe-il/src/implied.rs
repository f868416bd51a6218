//! What the language supplies and nobody wrote: the calls of loops over ranges and of structured bindings, the special members
//! of classes, what defaulted functions compare. Kept where the program is wanted complete.

use crate::{EndOfLife, ExpressionId, FunctionId, LifeEnd, TypeId, VariableId};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Serialize};

/// What the language implies. Filled where the program is wanted complete.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Implied {
    /// The conversions of operands, the outermost of each ([`crate::Program::as_used`]).
    #[serde(with = "crate::sorted::map")]
    pub conversions: HashMap<ExpressionId, ExpressionId, FxBuildHasher>,
    /// The objects of which names of non-static members tell: `this`.
    #[serde(with = "crate::sorted::map")]
    pub objects: HashMap<ExpressionId, ExpressionId, FxBuildHasher>,
    /// The destructors that are called where lives end, in the order of the calls.
    #[serde(with = "crate::sorted::map")]
    pub ends_of_lives: HashMap<LifeEnd, Vec<EndOfLife>, FxBuildHasher>,
    /// Loops over ranges by their ranges.
    #[serde(with = "crate::sorted::map")]
    pub range_loops: HashMap<ExpressionId, RangeLoop, FxBuildHasher>,
    /// Structured bindings by their first names.
    #[serde(with = "crate::sorted::map")]
    pub structured_bindings: HashMap<VariableId, StructuredBinding, FxBuildHasher>,
    /// What defaulted comparisons do.
    #[serde(with = "crate::sorted::map")]
    pub comparisons: HashMap<FunctionId, Vec<ImpliedComparison>, FxBuildHasher>,
}

/// A range-based for ([stmt.ranged]), by the expression that is its range.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RangeLoop {
    /// What stands for the element in the initialization of the variable.
    pub element: Option<ExpressionId>,
    /// The first name of a structured binding that it declares.
    pub binding: Option<VariableId>,
    /// Of a range that is no array.
    pub iterators: Option<RangeIterators>,
}

/// What a loop over a class does with its iterators.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RangeIterators {
    /// `begin` and `end`.
    pub functions: [FunctionId; 2],
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

/// What a structured binding binds ([dcl.struct.bind]), by its first name.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct StructuredBinding {
    /// The names.
    pub names: Vec<VariableId>,
    /// The type of the object that is made of the initializer; none of a reference to it.
    pub object: Option<TypeId>,
    /// The data members of a class in the order of the names; empty of an array.
    pub members: Vec<VariableId>,
    /// The functions that reach the elements of a class that is like a tuple, in the order of the names.
    pub getters: Vec<FunctionId>,
    /// These are members of the class.
    pub has_member_getters: bool,
}

/// The functions of a class that are used for its objects where they are parts of others (\[special\]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpecialMembers {
    /// The default constructor.
    pub default_constructor: Option<FunctionId>,
    /// What copies a constant object.
    pub copy_constructor: Option<FunctionId>,
    /// What an object that is moved from goes to.
    pub move_constructor: Option<FunctionId>,
    /// What assigns a constant object.
    pub copy_assignment: Option<FunctionId>,
    /// What assigns an object that is moved from.
    pub move_assignment: Option<FunctionId>,
    /// The destructor.
    pub destructor: Option<FunctionId>,
}

/// How a defaulted comparison compares a part of a class ([class.compare.default]); `<`, `>`, `<=`, `>=` and `!=` have one of these,
/// for the whole objects ([class.compare.secondary]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ImpliedComparison {
    /// What stands for the two parts.
    pub objects: [ExpressionId; 2],
    /// `a == b`, or `a <=> b`; for whole objects the rewritten comparison.
    pub compare: ExpressionId,
    /// `a < b`, where a category is made of it.
    pub less: Option<ExpressionId>,
}
