//! Entities: namespaces, classes, enumerations, variables, functions, aliases, using-declarations.

use crate::{
    ArgumentsId, ClassId, EntityId, EnumId, ExpressionId, FunctionDeclarationId, FunctionId, LaunchConfigurationId,
    Name, NamespaceId, ScopeId, TemplateId, TypeId, UsingId, VariableDeclarationId, VariableId,
};
use serde::{Deserialize, Serialize};

/// What an entity is, and where its particulars lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EntityKind {
    /// A namespace.
    Namespace(NamespaceId),
    /// A namespace alias and its target.
    NamespaceAlias(NamespaceId),
    /// A class; of a class template, the pattern or a specialization.
    Class(ClassId),
    /// An enumeration.
    Enum(EnumId),
    /// An enumerator of an enumeration.
    Enumerator(EnumId),
    /// A variable, parameter, structured binding, static data member.
    Variable(VariableId),
    /// A non-static data member.
    Field(VariableId),
    /// A function of any sort.
    Function(FunctionId),
    /// A typedef name or alias, and its type.
    Typedef(TypeId),
    /// A template of any sort, concepts included.
    Template(TemplateId),
    /// A type template parameter: its type.
    TypeParameter(TypeId),
    /// A non-type template parameter.
    ValueParameter(VariableId),
    /// A using-declaration.
    Using(UsingId),
    /// A label.
    Label,
}

impl EntityKind {
    /// Whether it is a template of any sort.
    pub fn is_template(self) -> bool {
        matches!(self, Self::Template(_))
    }
}

/// Access of a member.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Access {
    /// `public`, and everything that is no member.
    #[default]
    Public,
    /// `protected`
    Protected,
    /// `private`
    Private,
}

bitflags::bitflags! {
    /// Facts that entities of several kinds share.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct EntityFlags: u16 {
        /// Declared by the front end itself.
        const PREDECLARED = 1 << 0;
        /// The declaration has the attribute `device_builtin`.
        const DEVICE_BUILTIN = 1 << 1;
        /// The injected class name of its scope's class.
        const INJECTED = 1 << 2;
        /// Some token of the program names it in code that is not device code (host references).
        const REFERENCED_BY_HOST = 1 << 3;
        /// The type or value depends on template parameters.
        const DEPENDENT = 1 << 4;
        /// Declared in a system header.
        const SYSTEM = 1 << 5;
        /// The declaration has a visibility attribute.
        const VISIBILITY = 1 << 6;
        /// Declared in a block scope.
        const LOCAL = 1 << 7;
        /// Some expression names it.
        const REFERENCED = 1 << 8;
        /// Some expression that is evaluated names it.
        const EVALUATED = 1 << 9;
        /// A template parameter pack of templates.
        const PACK = 1 << 10;
        /// A class of textures or surfaces (`device_builtin_texture_type`, `device_builtin_surface_type`).
        const TEXTURE = 1 << 11;
    }
}

/// Anything that a name can denote.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entity {
    /// What it is.
    pub kind: EntityKind,
    /// Its name.
    pub name: Name,
    /// The scope it is a member of (of friends and block-scope externs: the scope they are declared into).
    pub scope: ScopeId,
    /// The token of its name in the first declaration; `u32::MAX` where there is none.
    pub token: u32,
    /// Access as a class member.
    pub access: Access,
    /// Shared facts.
    pub flags: EntityFlags,
    /// Of a template's pattern: the template.
    pub template: Option<TemplateId>,
}

const _: () = assert!(std::mem::size_of::<Entity>() <= 32);

/// A namespace.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Namespace {
    /// Its entity.
    pub entity: EntityId,
    /// Its members.
    pub scope: ScopeId,
    /// Inline.
    pub is_inline: bool,
    /// Unnamed.
    pub is_unnamed: bool,
    /// Has a visibility attribute on some part.
    pub has_visibility: bool,
}

/// The keyword of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ClassKey {
    /// `class`
    Class,
    /// `struct`
    Struct,
    /// `union`
    Union,
}

/// A base of a class.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Base {
    /// The base's type.
    pub ty: TypeId,
    /// Access.
    pub access: Access,
    /// Virtual.
    pub is_virtual: bool,
    /// A pack expansion.
    pub is_pack: bool,
    /// Of an instance: the pattern's base depends on template parameters, and unqualified names are not looked up in it
    /// ([temp.dep.type]).
    pub is_dependent: bool,
    /// The token of its name.
    pub token: u32,
}

/// A class; of a class template, the pattern, a partial or an explicit specialization.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Class {
    /// Its entity.
    pub entity: EntityId,
    /// The keyword of its definition (or first declaration).
    pub key: ClassKey,
    /// Its members; present once the definition has begun.
    pub scope: Option<ScopeId>,
    /// Its bases.
    pub bases: Vec<Base>,
    /// The definition is complete.
    pub is_complete: bool,
    /// The class is being defined.
    pub is_being_defined: bool,
    /// `final`
    pub is_final: bool,
    /// It depends on template parameters: a pattern, or nested in one.
    pub is_dependent: bool,
    /// A closure.
    pub is_closure: bool,
    /// Pattern or specialization of this template.
    pub template: Option<TemplateId>,
    /// Of a specialization, partial or explicit: its arguments.
    pub arguments: Option<ArgumentsId>,
    /// Name for linkage purposes of an unnamed class, from a typedef ([dcl.typedef]).
    pub typedef_name: Option<EntityId>,
    /// The type that denotes it.
    pub ty: TypeId,
    /// Number of closures and unnamed types declared directly inside, for mangling.
    pub unnamed_members: u32,
    /// Its non-static data members in order, with unnamed bit-fields and anonymous unions.
    pub data_members: Vec<DataMember>,
    /// Its member functions and member function templates in order of their first declarations, implicitly declared ones
    /// at the end once they are declared.
    pub functions: Vec<EntityId>,
    /// The bases whose constructors using-declarations name ([namespace.udecl]).
    pub inherited_constructors: Vec<TypeId>,
    /// The members that are befriended: classes, functions and their templates ([class.friend]).
    pub friends: Vec<Friend>,
    /// What attributes and pragmas say about its layout.
    pub layout: LayoutAttributes,
    /// The token after the head of its definition, `:` or `{`: instantiation reads it again from there.
    pub definition: Option<u32>,
    /// The last token of its definition.
    pub last: Option<u32>,
    /// An implicit instance of a class template.
    pub is_instance: bool,
    /// What is known of it and its bases together.
    pub inherited: Inherited,
}

bitflags::bitflags! {
    /// What the definition of a class settles of the class and all its bases, so that nobody need ask them again. Where a
    /// flag is not set, nothing is said.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct Inherited: u8 {
        /// There may be virtual bases; without it there are none.
        const MAY_HAVE_VIRTUAL_BASES = 1 << 0;
        /// There are virtual functions ([class.virtual]).
        const POLYMORPHIC = 1 << 1;
        /// There are no virtual functions.
        const NOT_POLYMORPHIC = 1 << 2;
        /// Every pure virtual function is overridden by one that is not pure ([class.abstract]).
        const NO_PURE_FUNCTIONS = 1 << 3;
    }
}

impl Class {
    /// A class that is only declared.
    pub fn new(entity: EntityId, key: ClassKey, ty: TypeId) -> Self {
        Self {
            entity,
            key,
            scope: None,
            bases: Vec::new(),
            is_complete: false,
            is_being_defined: false,
            is_final: false,
            is_dependent: false,
            is_closure: false,
            template: None,
            arguments: None,
            typedef_name: None,
            ty,
            unnamed_members: 0,
            data_members: Vec::new(),
            functions: Vec::new(),
            inherited_constructors: Vec::new(),
            friends: Vec::new(),
            layout: LayoutAttributes::default(),
            definition: None,
            last: None,
            is_instance: false,
            inherited: Inherited::default(),
        }
    }
}

/// A friend of a class ([class.friend]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Friend {
    /// A class or another type; unknown where it depends on template parameters.
    Type(TypeId),
    /// A function, or a template with all its specializations.
    Entity(EntityId),
}

/// What attributes and pragmas say about the layout of a class or of a data member.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LayoutAttributes {
    /// The largest alignment that `alignas` and `aligned` ask for; 0 for none.
    pub alignment: u32,
    /// An alignment is asked for, and it is not known.
    pub has_unknown_alignment: bool,
    /// `packed`
    pub is_packed: bool,
    /// `#pragma pack` in force: members are not aligned higher; 0 for none.
    pub pack: u32,
    /// `[[no_unique_address]]`
    pub no_unique_address: bool,
}

impl LayoutAttributes {
    /// Adds what other attributes of the same entity say.
    pub fn merge(&mut self, other: Self) {
        self.alignment = self.alignment.max(other.alignment);
        self.has_unknown_alignment |= other.has_unknown_alignment;
        self.is_packed |= other.is_packed;
        self.pack = self.pack.max(other.pack);
        self.no_unique_address |= other.no_unique_address;
    }
}

bitflags::bitflags! {
    /// Facts about a non-static data member.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct DataMemberFlags: u8 {
        /// Has a default member initializer.
        const INITIALIZED = 1 << 0;
        /// A bit-field.
        const BIT_FIELD = 1 << 1;
        /// An anonymous union or struct.
        const ANONYMOUS = 1 << 2;
        /// `mutable`
        const MUTABLE = 1 << 3;
    }
}

/// A non-static data member, an unnamed bit-field, or an anonymous union.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct DataMember {
    /// The field; none of unnamed bit-fields and anonymous unions.
    pub variable: Option<VariableId>,
    /// Its type.
    pub ty: TypeId,
    /// Of a bit-field: its width.
    pub width: Option<ExpressionId>,
    /// The token of its name, or the first token.
    pub token: u32,
    /// Access.
    pub access: Access,
    /// Facts.
    pub flags: DataMemberFlags,
    /// What attributes say about its place.
    pub layout: LayoutAttributes,
}

impl DataMember {
    /// Whether this is an unnamed bit-field, which is no member ([class.bit]/2).
    pub fn is_unnamed_bit_field(&self) -> bool {
        self.variable.is_none() && self.flags.contains(DataMemberFlags::BIT_FIELD)
    }
}

/// An enumeration.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Enum {
    /// Its entity.
    pub entity: EntityId,
    /// `enum class`
    pub is_scoped: bool,
    /// The underlying type: that after the colon, or the one that the enumerators need.
    pub underlying: Option<TypeId>,
    /// The underlying type is fixed ([dcl.enum]/5).
    pub is_fixed: bool,
    /// The enumerators' scope.
    pub scope: ScopeId,
    /// Its enumerator list was seen.
    pub is_complete: bool,
    /// Its enumerators with their values, where known.
    pub enumerators: Vec<(EntityId, Option<i128>)>,
    /// The type that denotes it.
    pub ty: TypeId,
    /// Name for linkage purposes of an unnamed enumeration.
    pub typedef_name: Option<EntityId>,
    /// It is declared in a template, of which instances have enumerations of their own ([temp.dep.type]/8).
    pub is_dependent: bool,
}

/// Linkage ([basic.link]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Linkage {
    /// None: locals, parameters.
    None,
    /// Internal.
    Internal,
    /// External.
    #[default]
    External,
}

/// Storage class as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StorageClass {
    /// None.
    #[default]
    None,
    /// `static`
    Static,
    /// `extern`
    Extern,
    /// `register`
    Register,
    /// `auto`, before C++11
    Auto,
    /// `mutable`
    Mutable,
    /// `typedef`
    Typedef,
}

bitflags::bitflags! {
    /// Memory space of a variable.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct MemorySpace: u8 {
        /// `__device__`, or implied by `__managed__`.
        const DEVICE = 1 << 0;
        /// `__shared__`
        const SHARED = 1 << 1;
        /// `__constant__`
        const CONSTANT = 1 << 2;
        /// `__managed__`
        const MANAGED = 1 << 3;
    }
}

bitflags::bitflags! {
    /// Execution space of a function: the reference's byte.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct ExecutionSpace: u8 {
        /// Some space was written.
        const ANNOTATED = 0x01;
        /// `__device__` was written.
        const DEVICE_WRITTEN = 0x02;
        /// `__host__` was written.
        const HOST_CAPABLE = 0x04;
        /// A host version exists because `__host__` was written.
        const HOST_SIDE = 0x10;
        /// A device version exists.
        const DEVICE_SIDE = 0x20;
        /// `__global__`
        const KERNEL = 0x40;
        /// Set with `KERNEL`.
        const KERNEL_MARKER = 0x80;
        /// What `__host__` sets.
        const HOST = 0x15;
        /// What `__device__` sets.
        const DEVICE = 0x23;
        /// What `__global__` sets.
        const GLOBAL = 0xE1;
    }
}

impl ExecutionSpace {
    /// The body never runs on the host and the function is not a kernel.
    pub fn is_device_only(self) -> bool {
        self.bits() & 0x30 == 0x20 && self.bits() & 0x60 == 0x20
    }

    /// A kernel.
    pub fn is_kernel(self) -> bool {
        self.contains(Self::KERNEL)
    }

    /// The body is device code and not host code: device functions and kernels.
    pub fn is_device_code(self) -> bool {
        self.is_kernel() || self.is_device_only()
    }
}

bitflags::bitflags! {
    /// Facts about a variable.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct VariableFlags: u32 {
        /// `constexpr`
        const CONSTEXPR = 1 << 0;
        /// `constinit`
        const CONSTINIT = 1 << 1;
        /// `inline`
        const INLINE = 1 << 2;
        /// `thread_local` or `__thread`
        const THREAD_LOCAL = 1 << 3;
        /// A parameter of a function.
        const PARAMETER = 1 << 4;
        /// A parameter pack or init-capture pack.
        const PACK = 1 << 5;
        /// A structured binding.
        const BINDING = 1 << 6;
        /// The type was deduced from `auto`.
        const DEDUCED = 1 << 7;
        /// Declared with `decltype(auto)`.
        const DECLTYPE_AUTO = 1 << 8;
        /// A static data member.
        const STATIC_MEMBER = 1 << 9;
        /// A definition was seen.
        const DEFINED = 1 << 10;
        /// The definition has an initializer.
        const INITIALIZED = 1 << 11;
        /// A bit-field.
        const BIT_FIELD = 1 << 12;
        /// `mutable`
        const MUTABLE = 1 << 13;
        /// Has the attribute `weak`.
        const WEAK = 1 << 14;
        /// A member of a template specialization, or a specialization of a variable template.
        const SPECIALIZATION = 1 << 15;
        /// Declared with C language linkage.
        const C_LINKAGE = 1 << 16;
        /// An init-capture.
        const INIT_CAPTURE = 1 << 17;
        /// Variable of an anonymous union or struct.
        const ANONYMOUS_UNION = 1 << 18;
        /// `grid_constant`
        const GRID_CONSTANT = 1 << 19;
    }
}

/// A variable, parameter, field or structured binding.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Variable {
    /// Its entity.
    pub entity: EntityId,
    /// Its type; deduced where `auto` was written and the type is known.
    pub ty: TypeId,
    /// Storage class of the first declaration.
    pub storage: StorageClass,
    /// Linkage.
    pub linkage: Linkage,
    /// United over all declarations.
    pub space: MemorySpace,
    /// Facts.
    pub flags: VariableFlags,
    /// The initializer, where it was parsed.
    pub initializer: Option<ExpressionId>,
    /// Its value, where it is a constant of integral type.
    pub value: Option<i128>,
    /// The declaration that defines it.
    pub definition: Option<VariableDeclarationId>,
}

bitflags::bitflags! {
    /// Facts about a function.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    pub struct FunctionFlags: u32 {
        /// `inline` was written, or implied (defined in a class, constexpr).
        const INLINE = 1 << 0;
        /// `constexpr`
        const CONSTEXPR = 1 << 1;
        /// `consteval`
        const CONSTEVAL = 1 << 2;
        /// `virtual`
        const VIRTUAL = 1 << 3;
        /// `explicit`
        const EXPLICIT = 1 << 4;
        /// A non-static member function.
        const MEMBER = 1 << 5;
        /// A static member function.
        const STATIC_MEMBER = 1 << 6;
        /// `= default` on the first declaration.
        const DEFAULTED = 1 << 7;
        /// `= delete`
        const DELETED = 1 << 8;
        /// `= 0`
        const PURE = 1 << 9;
        /// A body was seen.
        const DEFINED = 1 << 10;
        /// Defined in a class.
        const DEFINED_IN_CLASS = 1 << 11;
        /// Only declared by friend declarations so far.
        const FRIEND_ONLY = 1 << 12;
        /// Defined in a friend declaration.
        const FRIEND_DEFINED = 1 << 13;
        /// The return type is deduced.
        const DEDUCED_RETURN = 1 << 14;
        /// Declared with C language linkage.
        const C_LINKAGE = 1 << 15;
        /// Has the attribute `weak`.
        const WEAK = 1 << 16;
        /// Has the attribute `gnu_inline`.
        const GNU_INLINE = 1 << 17;
        /// Explicit specialization.
        const SPECIALIZATION = 1 << 18;
        /// `#pragma nv_exec_check_disable` stands before a declaration.
        const CHECK_DISABLED = 1 << 19;
        /// Implicitly declared.
        const IMPLICIT = 1 << 20;
        /// A builtin function.
        const BUILTIN = 1 << 21;
        /// The call operator of a lambda.
        const LAMBDA = 1 << 22;
        /// `final`
        const FINAL = 1 << 23;
        /// `override`
        const OVERRIDE = 1 << 24;
        /// `noexcept`
        const NOEXCEPT = 1 << 25;
        /// The attribute `noreturn`.
        const NORETURN = 1 << 26;
        /// Defaulted outside the class.
        const DEFAULTED_LATER = 1 << 27;
        /// Member of a class template, or of a specialization made from one.
        const TEMPLATED = 1 << 28;
        /// An exception specification is written.
        const EXCEPTION_SPECIFICATION = 1 << 29;
        /// Whether the exception specification that is written lets exceptions out is not known.
        const OPEN_SPECIFICATION = 1 << 30;
        /// Its exception specification lets no exceptions out, as was found when its class was complete.
        const NOTHROW = 1 << 31;
    }
}

/// A function.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Function {
    /// Its entity.
    pub entity: EntityId,
    /// Its type.
    pub ty: TypeId,
    /// Facts.
    pub flags: FunctionFlags,
    /// United over all declarations.
    pub space: ExecutionSpace,
    /// Storage class of the first declaration.
    pub storage: StorageClass,
    /// Linkage.
    pub linkage: Linkage,
    /// Of a conversion function: its type.
    pub conversion: Option<TypeId>,
    /// Of a specialization: the explicit arguments.
    pub arguments: Option<ArgumentsId>,
    /// Specialization of this template.
    pub specialized: Option<TemplateId>,
    /// The first declaration.
    pub first_declaration: Option<FunctionDeclarationId>,
    /// The declaration that defines it.
    pub definition: Option<FunctionDeclarationId>,
    /// The ordinal of its definition among definitions of functions and variables, for the module id.
    pub definition_number: u32,
    /// Number of closures and unnamed types declared directly in it, for mangling.
    pub unnamed_members: u32,
    /// What launch configuration attributes say.
    pub launch: Option<LaunchConfigurationId>,
    /// The number of parameters without default argument over all declarations; none where no declaration was recorded.
    pub minimum_arguments: Option<u16>,
}

impl Function {
    /// A function of external linkage of which nothing else is known.
    pub fn new(entity: EntityId, ty: TypeId, flags: FunctionFlags) -> Self {
        Self {
            entity,
            ty,
            flags,
            space: ExecutionSpace::empty(),
            storage: StorageClass::None,
            linkage: Linkage::External,
            conversion: None,
            arguments: None,
            specialized: None,
            first_declaration: None,
            definition: None,
            definition_number: 0,
            unnamed_members: 0,
            launch: None,
            minimum_arguments: None,
        }
    }
}

/// What the launch configuration attributes of a function say, over all its declarations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LaunchConfiguration {
    /// `launch_bounds`, first: threads in a block; 0 where unset.
    pub maximum_threads: u64,
    /// `launch_bounds`, second: blocks on a multiprocessor; 0 where unset.
    pub minimum_blocks: u64,
    /// `launch_bounds`, third: blocks in a cluster.
    pub maximum_cluster_blocks: Option<i32>,
    /// The cluster's shape.
    pub cluster: [Option<i32>; 3],
    /// The block's shape.
    pub block: [Option<i32>; 3],
    /// `maxnreg`
    pub maximum_registers: Option<i32>,
    /// `local_maxnreg`
    pub local_maximum_registers: Option<i32>,
    /// `launch_bounds` is given, whatever its values.
    pub has_launch_bounds: bool,
    /// `cluster_dims` is given with values.
    pub has_cluster_dimensions: bool,
    /// `cluster_dims` is given with an empty list.
    pub has_cluster_intent: bool,
    /// `block_size` gives the cluster's shape.
    pub block_size_sets_cluster: bool,
}

/// A using-declaration.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Using {
    /// Its entity.
    pub entity: EntityId,
    /// What it names; empty where that depends on template parameters.
    pub targets: Vec<EntityId>,
    /// Written with `typename`: it names a type.
    pub is_typename: bool,
    /// What it names depends on template parameters.
    pub is_dependent: bool,
}
