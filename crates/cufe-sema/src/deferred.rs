//! Parts of classes that are read when the class is complete, or when something needs them ([class.mem.general]/
//! complete-class context).

use cufe_il::{FunctionDeclarationId, FunctionId, ScopeId, VariableId};

/// What kind of part it is; parts are parsed in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DeferredKind {
    /// A parenthesised noexcept operand or a default argument.
    Signature,
    /// A default member initializer.
    Initializer,
    /// A body.
    Body,
}

/// A part of a class that is parsed later.
#[derive(Clone, Copy, Debug)]
pub struct Deferred {
    /// What it is.
    pub kind: DeferredKind,
    /// Of an exception specification or default argument: the function whose it is.
    pub specified: Option<FunctionId>,
    /// Its first token.
    pub first: u32,
    /// Its last token.
    pub last: u32,
    /// Where it stands.
    pub scope: ScopeId,
    /// Where else names are looked up that a friend's class or namespace does not have (`Context::granting`).
    pub granting: Option<(ScopeId, ScopeId)>,
    /// The function of which it is a part.
    pub function: Option<FunctionId>,
    /// Of a body: the declaration.
    pub declaration: Option<FunctionDeclarationId>,
    /// What a default argument or default member initializer initializes.
    pub variable: Option<VariableId>,
    /// The number of template heads around it.
    pub template_depth: u16,
    /// It stands in parentheses.
    pub is_parenthesized: bool,
    /// It is part of the declaration of a consteval function.
    pub of_consteval: bool,
    /// It is part of an instance.
    pub in_instance: bool,
}
