//! What the actions on declarations remember.

use cufe_base::Symbol;
use cufe_diagnostics::Code;
use cufe_il::{
    ArgumentsId, EntityId, FunctionDeclarationId, FunctionId, Name, ScopeId, TemplateId, TypeId, VariableId,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What surrounds the declaration that is being read; put aside while something else is read in the midst of it.
#[derive(Clone, Debug, Default)]
pub struct Declaring {
    /// Number of template heads around the current point.
    pub template_depth: u16,
    /// Nesting of classes being defined.
    pub class_nesting: u32,
    /// The language linkage in force is C ([dcl.link]).
    pub c_linkage: bool,
    /// A pattern is read again for an instance.
    pub in_instance: bool,
    /// The instance of a function or variable template that the next declaration is to make.
    pub instance: Option<(TemplateId, ArgumentsId)>,
    /// Token of the last syntax error: each is reported once for a token.
    pub last_error: Option<u32>,
    /// The member of an instance that the next declaration is to define.
    pub member: Option<FunctionId>,
}

/// What is remembered of the declarations of the unit, those of instances included.
#[derive(Clone, Debug, Default)]
pub struct Declarations {
    /// The interned spelling of what constrains function templates.
    pub constraints: FxHashMap<FunctionId, u32>,
    /// How often a function template was preferred because it has no template parameter pack.
    pub pack_ties: u32,
    /// What initializations convert expressions to; filled where the program is wanted complete.
    pub(crate) converted: FxHashMap<cufe_il::ExpressionId, crate::complete::operand::Converted>,
    /// The strings of the assembler names of functions and variables.
    pub assembler_names: FxHashMap<EntityId, u32>,
    /// Specializations of which a complete class was needed.
    pub used_specializations: FxHashSet<TypeId>,
    /// Specializations that were instantiated explicitly.
    pub instantiated: FxHashSet<TypeId>,
    /// Variables that only blocks have declared so far.
    pub block_variables: FxHashSet<VariableId>,
    /// The declarations of functions behind their first ones, in order.
    pub further: FxHashMap<FunctionId, Vec<FunctionDeclarationId>>,
    /// Variables that a declaration with a qualified name defined.
    pub defined_members: FxHashSet<VariableId>,
    /// Function specializations and members of instances of which an explicit specialization was defined.
    pub specialized_functions: FxHashSet<FunctionId>,
    /// Functions of which only friend declarations in patterns are definitions so far: those in instances are ones ([temp.friend]).
    pub defined_by_patterns: FxHashSet<FunctionId>,
    /// Functions that the system's headers declare with an exception specification and the program without: calls of them
    /// throw nothing, but their types do not say so.
    pub declared_without_specification: FxHashSet<FunctionId>,
    /// The result types of definitions that give a function another one than it was declared with: their bodies return those.
    pub conflicting_results: FxHashMap<FunctionId, TypeId>,
    /// Names whose mention in a body makes it worth parsing: managed variables, and with reference lists kernels and
    /// device variables.
    pub mentioned_differently: FxHashSet<Symbol>,
    /// Names that conditions, for-statements and handlers declare, by their scopes, with the diagnostic of a declaration of
    /// the same name in the outermost block that they control ([basic.scope.block]).
    pub controlled: FxHashMap<(ScopeId, Name), Code>,
    /// The scopes with such names.
    pub controlling: FxHashSet<ScopeId>,
    /// The blocks of function-try-blocks, which may declare the parameters' names again (measured).
    pub try_blocks: FxHashSet<ScopeId>,
    /// Names that for-statements declare, by the scopes around the statements: they would be found there under the rules of
    /// old (780).
    pub for_names: FxHashSet<(ScopeId, Name)>,
    /// The tokens of the names in definitions of classes and enumerations, where the program is wanted complete.
    pub definition_names: FxHashMap<EntityId, u32>,
}
