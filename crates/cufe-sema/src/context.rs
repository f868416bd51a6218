//! Where the code that is being built stands: the grammar and template instantiation set it, actions read it.

use crate::Sema;
use cufe_il::{FunctionId, FunctionTypeFlags, Program, ScopeId};

/// The place of the code that is being built.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The innermost scope.
    pub scope: ScopeId,
    /// The function whose body (or parameter list, or initializers) it is part of.
    pub function: Option<FunctionId>,
    /// The function template, by its pattern, in whose signature arguments are substituted: what it may access counts.
    pub substituted: Option<FunctionId>,
    /// Above 0 in what is not evaluated (`sizeof`, `decltype`, `noexcept`, ...; [expr.context]).
    pub unevaluated: u32,
    /// Above 0 in a braced list: whether a conversion narrows its values tells, so that calls in it may be evaluated even in an
    /// unevaluated operand ([expr.const]/21.2).
    pub braced: u32,
    /// Above 0 in a branch of `if constexpr` that is not taken ([stmt.if]).
    pub discarded: u32,
    /// Above 0 while the outcome of parsing is not decided: nothing may be declared in named scopes, and nothing that
    /// follows from meaning alone is reported.
    pub speculating: u32,
    /// Operands are checked although they are read ahead; what is reported is dropped.
    pub judges_ahead: bool,
    /// In an atomic constraint, which may name the parameters of the function that it is a trailing requires-clause of.
    pub in_constraint: bool,
    /// In the default argument of a function that is being declared outside of a class.
    pub in_default_argument: bool,
    /// In a default argument of a consteval function ([expr.const]/18).
    pub in_immediate_argument: bool,
    /// In a default member initializer, bodies of lambdas in it included.
    pub in_member_initializer: bool,
    /// In the initializer of a variable, bodies of lambdas in it not included: parts of classes and arrays that narrow are only
    /// warned of there (measured).
    pub in_variable_initializer: bool,
    /// The parameter or member whose default argument or initializer it is.
    pub initialized: Option<cufe_il::VariableId>,
    /// In an expression that is a template argument.
    pub in_template_argument: bool,
    /// The number of unevaluated operands around what values are dropped in that it is told of: those of `sizeof` and the
    /// like count as evaluated there.
    pub dropped: u32,
    /// The operand of the `noexcept` operator that is being built.
    pub noexcept_operand: Option<crate::build::NoexceptOperand>,
    /// The exception specification of a special member is looked for: those of the functions of its parts are needed, too
    /// ([except.spec]/13).
    pub needs_specification: bool,
    /// Whether constants are evaluated here.
    pub folding: crate::constant::Folding,
    /// The first token of the innermost try block around; 0 where there is none.
    pub try_block: u32,
    /// In the trailing return type of a function with these qualifiers: `this` has them already ([expr.prim.this]/2).
    pub trailing: Option<FunctionTypeFlags>,
    /// The code is a pattern's, read again for an instance: calls find what is declared at the point of instantiation
    /// ([temp.point]).
    pub in_instance: bool,
    /// An expression of a pattern is read again for a substitution: what is ill-formed in it makes that fail
    /// ([temp.deduct.general]/8).
    pub in_substitution: bool,
    /// In a requirement whose errors mean that it is not satisfied.
    pub in_requirement: bool,
    /// The defaulted comparison whose meaning is being found: it is no candidate for that itself ([class.compare.secondary]/2).
    pub passed_over: Option<FunctionId>,
    /// In the declarator of a friend with a qualified name: names that its class or namespace (the first) does not have are
    /// looked up in the class that has the friend (the second; [basic.lookup.unqual]).
    pub granting: Option<(ScopeId, ScopeId)>,
}

impl Default for Context {
    fn default() -> Self {
        Self {
            scope: Program::GLOBAL_SCOPE,
            function: None,
            substituted: None,
            unevaluated: 0,
            braced: 0,
            discarded: 0,
            speculating: 0,
            in_constraint: false,
            in_default_argument: false,
            in_immediate_argument: false,
            in_member_initializer: false,
            in_variable_initializer: false,
            initialized: None,
            in_template_argument: false,
            dropped: 0,
            noexcept_operand: None,
            needs_specification: false,
            in_substitution: false,
            judges_ahead: false,
            folding: Default::default(),
            try_block: 0,
            trailing: None,
            in_instance: false,
            in_requirement: false,
            passed_over: None,
            granting: None,
        }
    }
}

impl Sema<'_> {
    /// Asks what would be called, as an unevaluated operand does: the functions that overload resolution finds for the answer are
    /// not used, so that the bodies of their templates are not instantiated for it ([basic.def.odr]/10, [meta.unary.prop]/9).
    pub(crate) fn unevaluated<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.context.unevaluated += 1;
        let answer = ask(self);
        self.context.unevaluated -= 1;
        answer
    }
}
