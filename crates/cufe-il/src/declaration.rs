//! Declarations as written: records that point at tokens, so that the host file can be made by editing the input.

use crate::{
    Access, ClassId, EntityId, EnumId, ExpressionId, FunctionId, ScopeId, StatementId, TypeId, UsingId, VariableId,
};
use cufe_base::Range;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Serialize};

bitflags::bitflags! {
    /// Facts about a parameter declaration as written.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct ParameterFlags: u8 {
        /// A pack: `T... t` or `auto... t`.
        const PACK = 1 << 0;
        /// The type is a reference (also through a typedef).
        const REFERENCE = 1 << 1;
        /// Declared as an array or as a function.
        const ARRAY_OR_FUNCTION = 1 << 2;
        /// The explicit object parameter (`this S s`).
        const EXPLICIT_OBJECT = 1 << 3;
        /// The declarator has parentheses or a pointer inside them, so the name does not stand at its end.
        const NESTED_DECLARATOR = 1 << 4;
        /// `auto`, constrained or not: an abbreviated function template.
        const PLACEHOLDER = 1 << 5;
        /// In an instance: an element of a pack.
        const ELEMENT = 1 << 6;
    }
}

/// A parameter of a function declaration.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ParameterDeclaration {
    /// The variable.
    pub variable: VariableId,
    /// Its type after adjustment.
    pub ty: TypeId,
    /// Its type as it is written: arrays and functions are no pointers yet.
    pub written: TypeId,
    /// First token.
    pub first: u32,
    /// Last token before the default argument.
    pub last: u32,
    /// The name's token.
    pub name: Option<u32>,
    /// The token before which a name or `&` is inserted: the name, or where it would stand.
    pub insertion: u32,
    /// `=` and last token of the default argument.
    pub default: Option<(u32, u32)>,
    /// Facts.
    pub flags: ParameterFlags,
}

bitflags::bitflags! {
    /// Facts about a function declaration as written.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct FunctionDeclarationFlags: u32 {
        /// A friend declaration.
        const FRIEND = 1 << 0;
        /// `template declaration`, an explicit instantiation definition.
        const INSTANTIATION = 1 << 1;
        /// `extern template declaration`.
        const INSTANTIATION_DECLARATION = 1 << 2;
        /// `template <> ...`.
        const SPECIALIZATION = 1 << 3;
        /// In a block.
        const BLOCK_SCOPE = 1 << 4;
        /// In a class.
        const IN_CLASS = 1 << 5;
        /// Shares its specifiers with other declarators.
        const GROUP = 1 << 6;
        /// Declared through a typedef of function type: there is no parameter list.
        const THROUGH_TYPEDEF = 1 << 7;
        /// The body is a function-try-block.
        const TRY_BLOCK = 1 << 8;
        /// `= default`
        const DEFAULTED = 1 << 9;
        /// `= delete`
        const DELETED = 1 << 10;
        /// `= 0`
        const PURE = 1 << 11;
        /// `static` is written.
        const STATIC = 1 << 12;
        /// `inline` is written.
        const INLINE = 1 << 13;
        /// `extern` is written.
        const EXTERN = 1 << 14;
        /// A visibility attribute is written.
        const VISIBILITY = 1 << 15;
        /// The name is qualified.
        const QUALIFIED = 1 << 16;
        /// `extern "C"` directly on the declaration, without braces.
        const DIRECT_LINKAGE = 1 << 17;
        /// No declaration of the text: a pattern's, read again for an instance, or one that reading ahead left behind.
        const NOT_WRITTEN = 1 << 18;
    }
}

/// One function declaration as written. Token indices are absolute; ranges are inclusive.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FunctionDeclaration {
    /// The function.
    pub function: FunctionId,
    /// Where it is written: namespace, class or block scope.
    pub scope: ScopeId,
    /// First token, template heads and attributes included.
    pub first: u32,
    /// First token after the template heads (and after `extern template`).
    pub specifiers: u32,
    /// First token of the declarator (pointer operators included).
    pub declarator: u32,
    /// First token of the declarator's name, qualification included.
    pub name_first: u32,
    /// The token of the unqualified name (identifier, `operator`, `~`).
    pub name: u32,
    /// Last token of the name, template arguments included.
    pub name_last: u32,
    /// Parentheses of the parameter list.
    pub parameters: Option<(u32, u32)>,
    /// The parameters.
    pub parameter_list: Vec<ParameterDeclaration>,
    /// `->` of a trailing return type.
    pub trailing_return: Option<u32>,
    /// Last token of the declarator, before the body, the initializer list, `;`, `=` or `,`.
    pub declarator_last: u32,
    /// `:` of the constructor's initializer list.
    pub initializers: Option<u32>,
    /// Braces of the body; of a function-try-block those of the try block.
    pub body: Option<(u32, u32)>,
    /// Last token of the declaration: `;` or `}` (of the last handler). In a group the separator after this declarator.
    pub last: u32,
    /// The `auto` or `decltype` token of a deduced return type.
    pub deduced_return: Option<u32>,
    /// Template heads in front, outermost first: `template` keyword, `<`, `>`, last token.
    pub heads: Vec<(u32, u32, u32, u32)>,
    /// Facts.
    pub flags: FunctionDeclarationFlags,
    /// The parsed body.
    pub statement: Option<StatementId>,
    /// Of a constructor whose body is parsed: its mem-initializers as written.
    pub member_initializers: Vec<MemberInitializer>,
    /// The scope of its parameters.
    pub parameter_scope: ScopeId,
}

/// What a mem-initializer initializes ([class.base.init]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum InitializedMember {
    /// A data member, or a member of an anonymous union.
    Field(EntityId),
    /// A base, or the class itself in a delegating constructor.
    Type(TypeId),
    /// Not known.
    Unknown,
}

/// A mem-initializer ([class.base.init]).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct MemberInitializer {
    /// What it initializes.
    pub member: InitializedMember,
    /// `{...}` as an initializer list, `(...)` as a construction without type.
    pub value: ExpressionId,
    /// Its first token.
    pub first: u32,
    /// Followed by `...`.
    pub is_pack: bool,
}

bitflags::bitflags! {
    /// Facts about a variable declaration as written.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct VariableDeclarationFlags: u32 {
        /// `static` is written.
        const STATIC = 1 << 0;
        /// `extern` is written.
        const EXTERN = 1 << 1;
        /// `inline` is written.
        const INLINE = 1 << 2;
        /// A definition.
        const DEFINITION = 1 << 3;
        /// In a block.
        const BLOCK_SCOPE = 1 << 4;
        /// In a class.
        const IN_CLASS = 1 << 5;
        /// Not the first declarator.
        const NOT_FIRST = 1 << 6;
        /// Not the last declarator.
        const NOT_LAST = 1 << 7;
        /// A variable template.
        const TEMPLATE = 1 << 8;
        /// `template <> ...`.
        const SPECIALIZATION = 1 << 9;
        /// `template declaration`, an explicit instantiation.
        const INSTANTIATION = 1 << 10;
        /// `extern "C"` directly on the declaration, without braces.
        const DIRECT_LINKAGE = 1 << 11;
        /// A visibility attribute is written.
        const VISIBILITY = 1 << 12;
        /// The specifiers define a class or enumeration.
        const DEFINES_TYPE = 1 << 13;
        /// A structured binding declaration.
        const BINDING = 1 << 14;
        /// The declarator's name is qualified.
        const QUALIFIED = 1 << 15;
        /// No declaration of the text: a pattern's, read again for an instance, or one that reading ahead left behind.
        const NOT_WRITTEN = 1 << 16;
    }
}

/// One declarator of a variable as written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct VariableDeclaration {
    /// The variable.
    pub variable: VariableId,
    /// Where it is written.
    pub scope: ScopeId,
    /// First token of the whole declaration, template heads included.
    pub first: u32,
    /// First token of the specifiers.
    pub specifiers: u32,
    /// Last token of the specifiers.
    pub specifiers_last: u32,
    /// First token of this declarator.
    pub declarator: u32,
    /// The token of the name.
    pub name: u32,
    /// First token of the name, qualification included.
    pub name_first: u32,
    /// First token after the name that belongs to array bounds or parameters directly behind it, if any: `[` or `(`.
    pub suffix: Option<u32>,
    /// Last token of the declarator, attributes included.
    pub declarator_last: u32,
    /// First (`=`, `(`, `{`) and last token of the initializer.
    pub initializer: Option<(u32, u32)>,
    /// `,` or `;` after it (or the last token of a condition).
    pub end: u32,
    /// The token `static` or `extern` or `inline`, where written.
    pub storage: Option<u32>,
    /// The `auto` token of a deduced type.
    pub placeholder: Option<u32>,
    /// Facts.
    pub flags: VariableDeclarationFlags,
}

/// What a declaration declares of which there is no other record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WrittenKind {
    /// A class, without definition; also an elaborated type specifier that declares one.
    Class {
        /// The class.
        class: ClassId,
        /// A friend.
        is_friend: bool,
    },
    /// The definition of a class.
    ClassDefinition(ClassId),
    /// The definition of an enumeration.
    EnumDefinition(EnumId),
    /// An enumeration without its enumerators ([dcl.enum]/3).
    Enum(EnumId),
    /// `using namespace n;`: the scope of `n`.
    UsingDirective(ScopeId),
    /// `using a::b;`
    Using(UsingId),
    /// `using B::B;`
    InheritedConstructors {
        /// The base.
        base: TypeId,
        /// That of the place where it stands.
        access: Access,
    },
    /// `static_assert(condition, "text");`
    StaticAssertion {
        /// The condition.
        condition: ExpressionId,
        /// The text's first token.
        message: Option<u32>,
    },
    /// `extern "C" { ... }`
    Linkage {
        /// `"C"`
        is_c: bool,
    },
    /// `template class C<int>;`
    ClassInstantiation {
        /// What is instantiated.
        ty: TypeId,
        /// `extern template`: a declaration.
        is_declaration: bool,
    },
}

/// A declaration as written of which there is no other record.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct WrittenDeclaration {
    /// What it declares.
    pub kind: WrittenKind,
    /// Where it is written.
    pub scope: ScopeId,
    /// The token where it stands: that of the name, or the first.
    pub token: u32,
    /// Its last token.
    pub last: u32,
}

/// A declarator of a variable or data member as it is written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct WrittenDeclarator {
    /// The type as it is declared: with a placeholder where one is deduced.
    pub ty: TypeId,
    /// The first token of the initializer.
    pub initializer: Option<u32>,
    /// Another declarator stands before it in its declaration.
    pub is_further: bool,
    /// A definition, or the only declaration.
    pub token: u32,
}

/// An array type as a declarator makes it: its bound is an expression somewhere, of which the type holds the value only.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct WrittenArray {
    /// The type.
    pub ty: TypeId,
    /// `[`
    pub open: u32,
    /// The bound, where one is written.
    pub bound: Option<ExpressionId>,
    /// It is written in a block.
    pub is_local: bool,
}

/// The functions that begin and end the life of an object of class type, or of the elements of an array.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct ObjectFunctions {
    /// The constructor.
    pub constructor: Option<FunctionId>,
    /// The destructor.
    pub destructor: Option<FunctionId>,
}

/// A part of a namespace as written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct NamespacePart {
    /// The namespace.
    pub namespace: EntityId,
    /// First token: `inline` or `namespace`.
    pub first: u32,
    /// `{`
    pub open: u32,
    /// `}`
    pub close: u32,
}

/// A qualified name in the head of a definition of a class or enumeration: `struct ::n::S { };`.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct QualifiedHead {
    /// First token of the name, `::` included.
    pub first: u32,
    /// The token of the unqualified name.
    pub name: u32,
    /// The definition stands in the scope that the qualification names, which therefore says nothing.
    pub is_in_place: bool,
}

/// A declaration of a type (class, enumeration, typedef) with the attribute `device_builtin`, which the host file leaves
/// out.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct SuppressedDeclaration {
    /// First token.
    pub first: u32,
    /// Last token.
    pub last: u32,
}

/// An attribute that the host file must not show as written: a CUDA attribute that was applied.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct AttributeUse {
    /// First token of the attribute inside its list.
    pub first: u32,
    /// Last token of it, arguments included.
    pub last: u32,
    /// First token of the list: `__attribute__` or `[`.
    pub list_first: u32,
    /// Last token of the list.
    pub list_last: u32,
    /// `nv_pure`, which becomes `pure`.
    pub is_pure: bool,
}

/// An attribute as it is written, of any kind; `alignas` too.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct WrittenAttribute {
    /// Its name, without that of a namespace; `alignas` itself.
    pub name: u32,
    /// The name of its namespace, where one is written.
    pub namespace: Option<u32>,
    /// The parentheses of its arguments.
    pub arguments: Option<(u32, u32)>,
    /// The first token of the list: `__attribute__`, `[` or `alignas`.
    pub list_first: u32,
}

/// A kernel launch as written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Launch {
    /// The expression.
    pub expression: ExpressionId,
    /// First token of the callee.
    pub first: u32,
    /// `<<` of the opener; `<` follows.
    pub open: u32,
    /// First of the three `>` tokens of the closer.
    pub close: u32,
    /// `(` and `)` of the arguments.
    pub arguments: (u32, u32),
    /// The function in which it stands, if any.
    pub function: Option<FunctionId>,
}

/// A use of a name that the host file writes differently: managed variables and builtin device variables.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct NameUse {
    /// The variable.
    pub entity: EntityId,
    /// First token of the id-expression, qualification included.
    pub first: u32,
    /// Its last token, template arguments included.
    pub last: u32,
    /// The token of the unqualified name.
    pub name: u32,
}

/// A name that a class uses and declares itself later: the program is ill-formed, no diagnostic required
/// ([basic.scope.class]), and the host file says what the name means.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct ChangedMeaning {
    /// The token of the use.
    pub token: u32,
    /// What it means there: a type, template or variable of a namespace or of a class around.
    pub entity: EntityId,
}

/// `T{v}`, or `{v}` that initializes an object of a scalar type, where the conversion of `v` narrows ([dcl.init.list]/7): the
/// front end warns, host compilers reject it, and the host file has no braces there.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct NarrowedScalar {
    /// The first token of the type before the braces; none where an object is initialized.
    pub ty: Option<u32>,
    /// The opening brace.
    pub open: u32,
    /// The closing brace.
    pub close: u32,
}

/// `decltype(e)` where a call in `e` fits two function templates equally well for host compilers, which of the reference's
/// takes the one without a template parameter pack: the host file names the type.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct NamedDecltype {
    /// The keyword.
    pub first: u32,
    /// The closing parenthesis.
    pub last: u32,
    /// The type.
    pub ty: TypeId,
}

/// An id-expression of a template that may have to be qualified differently where a type holds it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct NameInTemplate {
    /// The expression.
    pub expression: ExpressionId,
    /// The token of the unqualified name.
    pub name: u32,
    /// The namespace before the last `::`.
    pub named_in: Option<ScopeId>,
    /// The scope in which it stands.
    pub scope: ScopeId,
    /// It stands in a template argument list.
    pub is_argument: bool,
}

/// A dependent specialization of an alias template that qualifies a name: `mc<T>` in `typename mc<T>::template op<T>`.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct AliasQualifier {
    /// The last token before `::`.
    pub last: u32,
    /// The specialization.
    pub ty: TypeId,
    /// The scope in which it stands.
    pub scope: ScopeId,
    /// The name of a member template follows, not that of another type.
    pub is_before_template: bool,
}

/// A specialization of an alias template whose target is known.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct AliasInstance {
    /// The specialization with its canonical arguments, by which it is known.
    pub canonical: TypeId,
    /// The target with the arguments in place, as written.
    pub target: TypeId,
    /// How many entities there were when it was made.
    pub made: u32,
}

/// Specializations of alias templates.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Aliases {
    /// Those that qualify the names of types and of member templates, by their first tokens.
    #[serde(with = "crate::sorted::map")]
    pub qualifiers: HashMap<u32, AliasQualifier, FxBuildHasher>,
    /// What they stand for, with the arguments as written. Filled where the program is wanted complete.
    #[serde(with = "crate::sorted::map")]
    pub instances: HashMap<TypeId, AliasInstance, FxBuildHasher>,
    /// Classes and enumerations, and the typedef names that only repeat their names ([dcl.typedef]): these are entities that no
    /// lookup finds. Filled where the program is wanted complete.
    #[serde(with = "crate::sorted::map")]
    pub own_names: HashMap<EntityId, EntityId, FxBuildHasher>,
}

/// Why there are instances of functions.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct FunctionInstances {
    /// The instances of function templates that functions use, in the order in which the uses were found: the function in whose
    /// body a use stands, then the instance. Operators and conversions that templates make are told of here only.
    pub uses: Vec<(FunctionId, FunctionId)>,
    /// Functions of which there is an explicit instantiation definition, on their own or with their classes, and the first token
    /// of the directive behind `template`.
    #[serde(with = "crate::sorted::map")]
    pub explicit: HashMap<FunctionId, u32, FxBuildHasher>,
}

/// Functions that are called where others are named.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct StandIns {
    /// Conversion functions of closures, and the call operators that are called through the pointers that they give
    /// ([expr.prim.lambda.closure]/8).
    #[serde(with = "crate::sorted::map")]
    pub invoked: HashMap<FunctionId, FunctionId, FxBuildHasher>,
    /// Member functions of instances, no templates, and the explicit specializations that replace them ([temp.expl.spec]).
    #[serde(with = "crate::sorted::map")]
    pub specializations: HashMap<FunctionId, FunctionId, FxBuildHasher>,
}

/// How many entities there were when something began or ended.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Ends {
    /// When the body of a function was going to be read.
    #[serde(with = "crate::sorted::map")]
    pub begun_bodies: HashMap<FunctionId, u32, FxBuildHasher>,
    /// When the body of a function had been read.
    #[serde(with = "crate::sorted::map")]
    pub bodies: HashMap<FunctionId, u32, FxBuildHasher>,
    /// When a class was complete.
    #[serde(with = "crate::sorted::map")]
    pub classes: HashMap<ClassId, u32, FxBuildHasher>,
    /// When a specialization of a variable template had been named outside of templates.
    #[serde(with = "crate::sorted::map")]
    pub variables: HashMap<VariableId, u32, FxBuildHasher>,
}

/// A use of a kernel or device variable outside device code.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct HostReference {
    /// The kernel, variable or their template.
    pub entity: EntityId,
    /// The token of its name.
    pub name: u32,
    /// The explicit template arguments name an internal entity.
    pub has_internal_argument: bool,
    /// A template is named with arguments that are all known.
    pub is_instance: bool,
    /// The function in which it stands: what is finally known of its space decides.
    pub function: Option<FunctionId>,
}

/// What of the arguments of a call is not known before the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RunTime {
    /// All are constants.
    Nothing,
    /// Addresses, or what nobody can tell.
    Perhaps,
    /// Some are no constants.
    Something,
}

/// A use of a function in a function body, evaluated and not discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedUse {
    /// The function in whose body it stands.
    pub user: FunctionId,
    /// The function that is used.
    pub function: FunctionId,
    /// Where: the token at which a report about it stands.
    pub token: u32,
    /// The token of the function's name where it is written.
    pub name: u32,
    /// It is called, by a written call or an implied one; otherwise its address is taken.
    pub is_call: bool,
    /// The call is virtual.
    pub is_virtual: bool,
    /// It is the destructor of a variable, which runs where control leaves the variable's block.
    pub ends_life: bool,
    /// A statement or declaration implies it: `begin` and `end` of a range, `get` of a structured binding.
    pub by_statement: bool,
    /// It stands in a default argument or default member initializer.
    pub in_initializer: bool,
    /// It makes or ends the elements of an array: there is one call for all of them, which names the function.
    pub of_elements: bool,
    /// The program calls it, by its name, an operator or a conversion, and does not make or end an object.
    pub is_written: bool,
    /// What of a constructor's arguments is not known before the program runs; of other calls whether several are not.
    pub at_run_time: RunTime,
}

impl RecordedUse {
    /// A call that nobody wrote.
    pub fn implied(user: FunctionId, function: FunctionId, token: u32) -> Self {
        Self {
            user,
            function,
            token,
            name: token,
            is_call: true,
            is_virtual: false,
            ends_life: false,
            by_statement: false,
            in_initializer: false,
            of_elements: false,
            is_written: false,
            at_run_time: RunTime::Nothing,
        }
    }
}

/// A piece of text that the host file leaves out.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Removed {
    /// The text.
    pub range: Range,
}
