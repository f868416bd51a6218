//! Templates and their heads (\[temp\]).

use crate::{ArgumentsId, ConstantId, EntityId, ExpressionId, Name, Profiled, ScopeId, TypeId};
use serde::{Deserialize, Serialize};

/// What a template makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TemplateKind {
    /// Classes.
    Class,
    /// Functions.
    Function,
    /// Variables.
    Variable,
    /// Aliases.
    Alias,
    /// A concept.
    Concept,
    /// A template template parameter.
    Parameter,
    /// A builtin (`__make_integer_seq`, `__type_pack_element`).
    Builtin,
}

/// A template.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Template {
    /// Its entity.
    pub entity: EntityId,
    /// What it makes.
    pub kind: TemplateKind,
    /// The pattern: class, function, variable, typedef; a concept's variable; none for template template parameters.
    pub pattern: Option<EntityId>,
    /// Head of the first declaration.
    pub head: TemplateHead,
    /// Its own parameters as arguments: what the injected class name means.
    pub own_arguments: ArgumentsId,
    /// Partial and explicit specializations.
    pub specializations: Vec<EntityId>,
    /// A definition was seen.
    pub is_defined: bool,
    /// Of a template template parameter: depth and index.
    pub parameter: Option<(u16, u16)>,
    /// Of a template template parameter: the first one of this depth, index and head, which stands for all of them in canonical
    /// types ([temp.over.link]/6). Of an alias template that only gives a template another name: that template (CWG 1286).
    pub representative: Option<EntityId>,
    /// The depth of its parameters: the number of heads around its own.
    pub depth: u16,
}

impl Template {
    /// A template without pattern and specializations.
    pub fn new(entity: EntityId, kind: TemplateKind, head: TemplateHead) -> Self {
        Self {
            entity,
            kind,
            pattern: None,
            head,
            own_arguments: crate::Program::NO_ARGUMENTS,
            specializations: Vec::new(),
            is_defined: false,
            parameter: None,
            representative: None,
            depth: 0,
        }
    }
}

/// `template < parameters > requires-clause`, or `template <>`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TemplateHead {
    /// The keyword `template`.
    pub first: u32,
    /// The `<`.
    pub open: u32,
    /// The `>`.
    pub close: u32,
    /// The last token of the head, requires-clause included.
    pub last: u32,
    /// The scope of the parameters.
    pub scope: ScopeId,
    /// The parameters, in order; those invented for `auto` parameters come last and have no tokens.
    pub parameters: Vec<TemplateParameter>,
    /// The requires-clause.
    pub requires: Option<ExpressionId>,
}

impl TemplateHead {
    /// The head of a template that the front end declares, which has no tokens.
    pub fn without_tokens(scope: ScopeId) -> Self {
        Self { first: u32::MAX, open: 0, close: 0, last: 0, scope, parameters: Vec::new(), requires: None }
    }

    /// Whether arguments must satisfy something ([temp.constr.decl]).
    pub fn is_constrained(&self) -> bool {
        self.requires.is_some() || self.parameters.iter().any(|parameter| parameter.constraint.is_some())
    }

    /// A head without tokens and parameters, in the global namespace.
    pub fn without_parameters() -> Self {
        Self {
            first: u32::MAX,
            open: u32::MAX,
            close: u32::MAX,
            last: u32::MAX,
            scope: crate::Program::GLOBAL_SCOPE,
            parameters: Vec::new(),
            requires: None,
        }
    }
}

/// The declaration of a variable template, or of a partial or explicit specialization of one, that instances are made from
/// ([temp.inst]/7).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct VariablePattern {
    /// The head in front; none of an explicit specialization, which is an instance itself.
    pub head: Option<TemplateHead>,
    /// The written arguments of a specialization.
    pub arguments: Option<ArgumentsId>,
    /// First token of the specifiers.
    pub specifiers: u32,
    /// In a class.
    pub in_class: bool,
}

/// What a template parameter stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TemplateParameterKind {
    /// A type.
    Type,
    /// A value of this type.
    Value(TypeId),
    /// A template.
    Template,
}

/// A template parameter.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TemplateParameter {
    /// Its entity: type parameter, value parameter, template.
    pub entity: EntityId,
    /// What it stands for.
    pub kind: TemplateParameterKind,
    /// A pack.
    pub is_pack: bool,
    /// The default argument.
    pub default: Option<TemplateArgument>,
    /// First token.
    pub first: u32,
    /// Last token, default argument included.
    pub last: u32,
    /// The name's token.
    pub name: Option<u32>,
    /// The `=` of the default argument.
    pub equal: Option<u32>,
    /// First and last token of a type-constraint ([temp.param]/4).
    pub constraint: Option<(u32, u32)>,
}

impl TemplateParameter {
    /// Whether a placeholder in the type of a function parameter invents it ([dcl.fct]/22): it is not written and has no name.
    pub fn is_invented(&self) -> bool {
        self.first == u32::MAX
    }
}

/// A template argument. Interned in lists ([`crate::Program::intern_arguments`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TemplateArgument {
    /// A type.
    Type(TypeId),
    /// An integral or enumeration value of a type.
    Value(TypeId, i128),
    /// A value of a floating or class type, or a pointer or reference to a part of an object.
    Constant(TypeId, ConstantId),
    /// An expression whose value is not known: dependent, or not evaluated.
    Expression(Profiled),
    /// A function or variable (its address or itself), or a null pointer without entity.
    Entity(EntityId),
    /// `nullptr`
    Null,
    /// A template.
    Template(EntityId),
    /// `Q::template name`: the template that a member of a dependent type is.
    MemberTemplate {
        /// The dependent type before `::`.
        qualifier: TypeId,
        /// The member.
        name: Name,
    },
    /// A template that is not known.
    UnknownTemplate,
    /// A pack of arguments (the elements follow in the list), with their number.
    Pack(ArgumentsId),
    /// The expansion of a pattern that is a type: `T...`.
    Expansion(TypeId),
}
