//! Classes (\[class\]): special members, virtual functions, access, layout, properties.

mod access;
pub(crate) mod accessible;
pub mod base;
mod class_layout;
mod comparison;
pub(crate) mod comparison_category;
mod completed;
mod constructible;
mod constructor;
mod conversion_functions;
mod defaulted;
mod destructor_deallocation;
mod eligible;
mod final_overrider;
mod head;
mod initializer_order;
mod layout;
mod layout_compatible;
mod member;
mod needed_specification;
mod properties;
mod special;
mod special_rules;
pub mod synthesized_comparison;
mod traits;
mod uninitialized_member;
mod virtual_function;
mod virtual_rules;

pub use access::PendingAccess;
pub use accessible::AccessPlace;
pub use base::{BasePath, BaseRelation, DerivedFrom};
pub(crate) use constructible::Wanted;
pub use cufe_il::ClassLayout;
pub use head::WrittenBase;
pub use layout::Layout;
pub use properties::ClassProperty;
pub use special::{MemberSet, SpecialFacts, SpecialMember};
pub use traits::trait_arity;
pub use virtual_function::Overridden;

use cufe_diagnostics::Code;
use cufe_il::{ClassId, EntityId, FunctionId, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// What the rules of classes remember.
#[derive(Clone, Debug, Default)]
pub struct ClassState {
    /// Virtual destructors whose deallocation function was looked up.
    deallocations: FxHashSet<FunctionId>,
    /// The comparison categories of which was said that the header is missing.
    missing_categories: Vec<comparison_category::ComparisonCategory>,
    /// Classes whose implicit members are declared.
    declared: FxHashSet<ClassId>,
    /// What is known of special member functions.
    special: FxHashMap<FunctionId, SpecialFacts>,
    /// Special member functions that are not eligible.
    ineligible: FxHashSet<FunctionId>,
    /// For each `==` that comes of a defaulted `<=>`, that function.
    implied_equalities: FxHashMap<FunctionId, FunctionId>,
    /// The special members whose exception specifications are being found.
    needed_specifications: FxHashSet<FunctionId>,
    /// The kinds of special members of which nobody can tell which are eligible.
    uncertain_members: FxHashSet<(ClassId, SpecialMember)>,
    /// The layouts of complete classes.
    layouts: std::cell::RefCell<FxHashMap<ClassId, std::rc::Rc<ClassLayout>>>,
    /// Properties of classes.
    properties: FxHashMap<(ClassId, ClassProperty), Option<bool>>,
    /// Whether what an inherited constructor of the second class leaves to default initialization in the first one throws nothing.
    other_parts_nothrow: FxHashMap<(ClassId, ClassId), Option<bool>>,
    /// The values of type traits.
    pub(crate) traits: FxHashMap<cufe_il::ExpressionId, i128>,
    /// Default member initializers and default arguments that were read: whether they may throw, none where that is not known.
    pub(crate) throwing_initializers: FxHashMap<cufe_il::VariableId, Option<bool>>,
    /// Members named in the declaration being read.
    pub(crate) pending: Vec<PendingAccess>,
    /// Above 0 where names are not checked: in base clauses, where the class being defined has a say.
    pub unchecked: u32,
    /// The classes before `::` of functions that are named so, by the tokens of their names.
    pub(crate) naming_classes: FxHashMap<u32, cufe_il::TypeId>,
    /// What was reported of a name already: some names are read more than once.
    pub(crate) reported: FxHashSet<(Code, u32)>,
    /// How defaulted comparison operators compare the parts of their classes; none where one can't be compared, or it is not
    /// known.
    pub(crate) comparisons: FxHashMap<FunctionId, synthesized_comparison::Comparison>,
    /// Of generic lambdas the conversion functions to pointers to instances of their call operators.
    pub(crate) closure_conversions: FxHashMap<FunctionId, FunctionId>,
    /// Constructors that delegate, and to which.
    delegations: FxHashMap<FunctionId, FunctionId>,
    /// Befriended functions, function templates and classes, and the classes whose friends they are.
    befriended_by: FxHashMap<EntityId, SmallVec<[ClassId; 2]>>,
    /// Befriended specializations that were no classes yet.
    befriended_specializations: FxHashMap<TypeId, SmallVec<[ClassId; 2]>>,
}
