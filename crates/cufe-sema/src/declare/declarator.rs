//! Declarators ([dcl.decl]), as the grammar hands them to the actions.

use super::ParsedName;
use crate::attribute::AttributeSet;
use crate::template::PlaceholderConstraint;
use cufe_il::{
    ArrayBound, ExpressionId, FunctionTypeFlags, ParameterDeclaration, Profiled, Qualifiers, ScopeId, TypeId,
};
use smallvec::SmallVec;

/// A parsed parameter-declaration-clause.
#[derive(Clone, Debug, Default)]
pub struct ParsedParameters {
    /// Types after adjustment, as they enter the function type.
    pub types: Vec<TypeId>,
    /// The declarations.
    pub list: Vec<ParameterDeclaration>,
    /// Ends in `...`.
    pub is_variadic: bool,
    /// Some parameter has a placeholder type.
    pub has_placeholder: bool,
    /// The type-constraints of these.
    pub placeholder_constraints: Vec<PlaceholderConstraint>,
}

/// One part of a declarator, put around the type.
#[derive(Clone, Debug)]
pub enum Chunk {
    /// `*` with its token.
    Pointer(Qualifiers, u32),
    /// `&` with its token.
    LvalueReference(u32),
    /// `&&` with its token.
    RvalueReference(u32),
    /// `C::*` with its first token.
    MemberPointer(TypeId, Qualifiers, u32),
    /// `[bound]` with the token `[` and the expression that is the bound.
    Array(ArrayBound, u32, Option<ExpressionId>),
    /// `(parameters)` and what follows them.
    Function(Box<FunctionChunk>),
}

/// The function part of a declarator.
#[derive(Clone, Debug)]
pub struct FunctionChunk {
    /// `(`
    pub open: u32,
    /// `)`
    pub close: u32,
    /// It stands in parentheses of the declarator.
    pub is_nested: bool,
    /// The parameters.
    pub parameters: ParsedParameters,
    /// cv-qualifiers, ref-qualifier, exception specification, variadic.
    pub flags: FunctionTypeFlags,
    /// The first cv-qualifier behind the parameters.
    pub qualifier: Option<u32>,
    /// The ref-qualifier.
    pub reference_qualifier: Option<u32>,
    /// An exception specification of any kind is written.
    pub has_exception_specification: bool,
    /// It is `noexcept(false)`: nothing about it is to be found out later.
    pub is_literally_throwing: bool,
    /// Whether the exception specification throws is not known.
    pub has_open_specification: bool,
    /// The operand of that specification, where it belongs to a type and not to a declared function.
    pub open_specification: Option<Profiled>,
    /// Attributes between the parameters and the end of the declarator.
    pub attributes: AttributeSet,
    /// `->` and the trailing return type.
    pub trailing: Option<(u32, TypeId)>,
    /// The scope of the parameters.
    pub scope: ScopeId,
    /// The requires-clause behind it.
    pub constraint: Option<cufe_il::ExpressionId>,
    /// Last token, requires-clause included.
    pub last: u32,
}

/// A parsed declarator.
#[derive(Clone, Debug)]
pub struct Declarator {
    /// First token (of an empty one: the token before which it would stand).
    pub first: u32,
    /// Last token; `first - 1` if empty.
    pub last: u32,
    /// The name.
    pub name: Option<ParsedName>,
    /// The parts in the order in which they are put around the type.
    pub chunks: SmallVec<[Chunk; 3]>,
    /// `...` before the name.
    pub pack: Option<u32>,
    /// The first token behind the name that belongs to it: `[` or `(`.
    pub suffix: Option<u32>,
    /// The token before which a name stands or would stand.
    pub insertion: u32,
    /// Parentheses are around the name.
    pub is_nested: bool,
    /// That the name is missing in parentheses was reported.
    pub misses_name: bool,
    /// Attributes behind the name and the declarator.
    pub attributes: AttributeSet,
    /// The scope that names after the declarator's name are looked up in, where the name is qualified.
    pub scope: Option<ScopeId>,
    /// The token behind it, and behind what belongs to its declaration: virt-specifiers, a requires-clause, the width of a
    /// bit-field.
    pub behind: u32,
    /// What stands there.
    pub follow: Follow,
}

/// What stands behind a declarator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Follow {
    /// Nothing that belongs to it.
    #[default]
    Nothing,
    /// `= default`
    Defaulted,
    /// `= delete`
    Deleted,
    /// `=` and something else.
    Equal,
    /// `{`
    Brace,
    /// `(`
    Parenthesis,
    /// `,`
    Comma,
}

impl Follow {
    /// `=` with whatever follows it.
    pub fn is_equal(self) -> bool {
        matches!(self, Self::Defaulted | Self::Deleted | Self::Equal)
    }

    /// `= default` or `= delete`
    pub fn is_defined_by_assignment(self) -> bool {
        matches!(self, Self::Defaulted | Self::Deleted)
    }

    /// What begins the initializer of a variable.
    pub fn is_initializer(self) -> bool {
        self.is_equal() || matches!(self, Self::Brace | Self::Parenthesis)
    }
}

impl Declarator {
    /// The function part, if the declarator declares a function.
    pub fn function(&self) -> Option<&FunctionChunk> {
        match self.chunks.last() {
            Some(Chunk::Function(function)) => Some(function),
            _ => None,
        }
    }

    /// Adds qualifiers that are not written to the function part.
    pub fn add_function_flags(&mut self, flags: FunctionTypeFlags) {
        if let Some(Chunk::Function(function)) = self.chunks.last_mut() {
            function.flags |= flags;
        }
    }

    /// Takes the declarations of the parameters out of the function part. They are kept: room for more is given back.
    pub fn take_parameter_list(&mut self) -> Vec<ParameterDeclaration> {
        match self.chunks.last_mut() {
            Some(Chunk::Function(function)) => {
                let mut list = std::mem::take(&mut function.parameters.list);
                list.shrink_to_fit();
                list
            }
            _ => Vec::new(),
        }
    }
}
