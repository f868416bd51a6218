//! The CUDA attributes: names, arguments, and the entities they apply to.

use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{EntityKind, ExpressionId, ExpressionKind, Qualifiers, Type, UnaryOperator};
use smallvec::SmallVec;

bitflags::bitflags! {
    /// The sorts of entities that attributes are written on.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct AttributeTarget: u8 {
        /// A function or function template.
        const FUNCTION = 1 << 0;
        /// A variable, static data member or variable template.
        const VARIABLE = 1 << 1;
        /// A class or class template.
        const CLASS = 1 << 2;
        /// An enumeration.
        const ENUM = 1 << 3;
        /// A typedef name or alias.
        const TYPEDEF = 1 << 4;
        /// A parameter of a function.
        const PARAMETER = 1 << 5;
        /// Anything else: non-static data members, namespaces, statements, type-ids.
        const OTHER = 1 << 6;
    }
}

/// The arguments that an attribute takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signature {
    /// None.
    None,
    /// A list of at least one and at most this many values.
    Values(u8),
    /// A list of at most this many values.
    OptionalValues(u8),
    /// One or two parenthesized triples.
    Triples,
}

macro_rules! attributes {
    ($($(#[$meta:meta])* $kind:ident $name:literal $is_decorated:literal $signature:expr, $targets:expr;)*) => {
        /// A CUDA attribute.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AttributeKind { $(#[doc = concat!("`", $name, "`")] $(#[$meta])* $kind,)* }

        impl AttributeKind {
            /// All of them.
            pub const ALL: &[AttributeKind] = &[$(AttributeKind::$kind),*];

            /// The attribute with this name, which has no underscores around it.
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$kind),)*
                    _ => None,
                }
            }

            /// The name without underscores.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name,)* }
            }

            /// Diagnostics name it with underscores however it is written, and tell repetitions.
            pub const fn is_decorated(self) -> bool {
                match self { $(Self::$kind => $is_decorated,)* }
            }

            /// What arguments it takes.
            pub const fn signature(self) -> Signature {
                match self { $(Self::$kind => $signature,)* }
            }

            /// What it applies to.
            pub const fn targets(self) -> AttributeTarget {
                match self { $(Self::$kind => $targets,)* }
            }
        }
    };
}

const FUNCTIONS: AttributeTarget = AttributeTarget::FUNCTION;
const VARIABLES: AttributeTarget = AttributeTarget::VARIABLE;
const FUNCTIONS_AND_VARIABLES: AttributeTarget = FUNCTIONS.union(VARIABLES);
const CLASSES_AND_TYPEDEFS: AttributeTarget = AttributeTarget::CLASS.union(AttributeTarget::TYPEDEF);

attributes! {
    // kind             name                       decorated  arguments         applies to
    Host               "host"                        true  Signature::None, FUNCTIONS;
    Device             "device"                      true  Signature::None, FUNCTIONS_AND_VARIABLES;
    Global             "global"                      true  Signature::None, FUNCTIONS;
    TileGlobal         "tile_global"                 true  Signature::None, FUNCTIONS;
    Shared             "shared"                      true  Signature::None, VARIABLES;
    Constant           "constant"                    true  Signature::None, VARIABLES;
    Managed            "managed"                     true  Signature::None, VARIABLES;
    LaunchBounds       "launch_bounds"               true  Signature::Values(3), FUNCTIONS;
    MaximumRegisters   "maxnreg"                     true  Signature::Values(1), FUNCTIONS;
    LocalMaximumRegisters "local_maxnreg"            true  Signature::Values(1), FUNCTIONS;
    ClusterDimensions  "cluster_dims"                true  Signature::OptionalValues(3), FUNCTIONS;
    BlockSize          "block_size"                  true  Signature::Triples, FUNCTIONS;
    TileBuiltin        "tile_builtin"                true  Signature::None, FUNCTIONS.union(AttributeTarget::CLASS);
    Pure               "nv_pure"                     true  Signature::None, FUNCTIONS;
    GridConstant       "grid_constant"               false Signature::None, AttributeTarget::PARAMETER;
    RegisterParameters "nv_register_params"          false Signature::None, FUNCTIONS;
    InlineHint         "nv_inline_hint"              false Signature::None, FUNCTIONS;
    NoInline           "noinline"                    false Signature::None, FUNCTIONS;
    AlwaysInline       "always_inline"               false Signature::None, FUNCTIONS;
    WeakOdr            "nv_weak_odr"                 false Signature::None, FUNCTIONS_AND_VARIABLES;
    LinkonceOdr        "nv_linkonce_odr"             false Signature::None, FUNCTIONS;
    DeviceBuiltin      "device_builtin"              false Signature::None,
        FUNCTIONS_AND_VARIABLES.union(CLASSES_AND_TYPEDEFS).union(AttributeTarget::ENUM);
    RuntimeBuiltin     "cudart_builtin"              false Signature::None, FUNCTIONS;
    TextureType        "device_builtin_texture_type" false Signature::None, CLASSES_AND_TYPEDEFS;
    SurfaceType        "device_builtin_surface_type" false Signature::None, CLASSES_AND_TYPEDEFS;
}

impl AttributeKind {
    /// A memory space.
    pub const fn is_memory_space(self) -> bool {
        matches!(self, Self::Device | Self::Shared | Self::Constant | Self::Managed)
    }

    /// `global` in one of its two forms.
    pub const fn is_kernel(self) -> bool {
        matches!(self, Self::Global | Self::TileGlobal)
    }
}

/// An attribute as written, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CudaAttribute {
    /// Which one.
    pub kind: AttributeKind,
    /// Its first token: the namespace where one is written, else the name. Diagnostics stand there.
    pub first: u32,
    /// The token of the name.
    pub name: u32,
    /// The arguments; triples one behind the other.
    pub arguments: SmallVec<[ExpressionId; 3]>,
}

impl Sema<'_> {
    /// The name of an attribute in diagnostics.
    pub fn attribute_name(&self, attribute: &CudaAttribute) -> String {
        if attribute.kind.is_decorated() {
            return format!("__{}__", attribute.kind.name());
        }
        self.attribute_as_written(attribute.first, attribute.name, attribute.kind.name())
    }

    /// Reports a diagnostic about an attribute, at it and with its name.
    pub fn report_attribute(&mut self, code: Code, attribute: &CudaAttribute) {
        let name = self.attribute_name(attribute);
        let position = self.position(attribute.first);
        let report = Report::new(code, position).with(Argument::Quoted(name));
        // Of nature an error, this one is a warning unless the attribute stands alone.
        self.report(if code == code::ATTRIBUTE_DOES_NOT_APPLY { report.as_warning() } else { report });
    }

    /// Reports the attributes that do not apply to an entity of a sort (1835).
    pub fn refuse_attributes(&mut self, attributes: &[CudaAttribute], target: AttributeTarget) {
        for attribute in attributes {
            if !attribute.kind.targets().intersects(target) {
                self.report_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
            }
        }
    }

    /// An attribute declaration alone, `__attribute__((x));`: an error here.
    pub fn attributes_alone(&mut self, attributes: &[CudaAttribute]) {
        for attribute in attributes {
            let name = self.attribute_name(attribute);
            let position = self.position(attribute.first);
            self.report(Report::new(code::ATTRIBUTE_DOES_NOT_APPLY, position).with(Argument::Quoted(name)).as_error());
        }
    }

    /// Reports CUDA attributes that are repeated among the specifiers of one declaration (3646).
    pub fn repeated_attributes(&mut self, attributes: &[CudaAttribute]) {
        for (index, attribute) in attributes.iter().enumerate() {
            let is_repeated = attributes.get(..index).is_some_and(|before| {
                before.iter().any(|known| known.kind == attribute.kind) && attribute.kind.is_decorated()
            });
            if is_repeated {
                self.report_attribute(code::CUDA_SPECIFIER_TWICE_IN_GROUP, attribute);
            }
        }
    }

    /// Whether an expression cannot be a constant whatever is not known about it: it reads a variable that is neither const
    /// nor a reference, or calls a function that is not constexpr.
    pub fn is_surely_not_constant(&self, expression: ExpressionId) -> bool {
        let Some(entry) = self.program.expressions.get(expression) else { return false };
        match entry.kind {
            ExpressionKind::Name { entity, .. } => match self.program.entities[entity].kind {
                EntityKind::Variable(variable) => {
                    let variable = &self.program.variables[variable];
                    let ty = self.program.canonical(variable.ty);
                    let is_fundamental =
                        matches!(self.program.structure(self.program.unqualified(ty).0), Type::Builtin(_));
                    is_fundamental
                        && !self.program.unqualified(ty).1.contains(Qualifiers::CONST)
                        && !variable.flags.contains(cufe_il::VariableFlags::CONSTEXPR)
                        && variable.value.is_none()
                }
                _ => false,
            },
            ExpressionKind::Parenthesized(inner) => self.is_surely_not_constant(inner),
            ExpressionKind::Unary {
                operator: UnaryOperator::Plus | UnaryOperator::Minus | UnaryOperator::Complement | UnaryOperator::Not,
                operand,
            } => self.is_surely_not_constant(operand),
            ExpressionKind::Binary { operator, left, right } => {
                use cufe_il::Operator;
                let is_short_circuit = matches!(operator, Operator::AmpersandAmpersand | Operator::PipePipe);
                self.is_surely_not_constant(left) || !is_short_circuit && self.is_surely_not_constant(right)
            }
            ExpressionKind::Call { callee, .. } => self.known_callee(callee).is_some_and(|functions| {
                functions.iter().all(|&function| {
                    let function = &self.program.functions[function];
                    !function.flags.intersects(
                        cufe_il::FunctionFlags::CONSTEXPR
                            | cufe_il::FunctionFlags::CONSTEVAL
                            | cufe_il::FunctionFlags::BUILTIN
                            | cufe_il::FunctionFlags::LAMBDA,
                    )
                })
            }),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lexer_knows_the_same_names() {
        for kind in AttributeKind::ALL {
            assert!(cufe_lex::cuda_names::CUDA_ATTRIBUTES.contains(&kind.name()), "{}", kind.name());
        }
        for name in cufe_lex::cuda_names::CUDA_ATTRIBUTES {
            assert!(AttributeKind::from_name(name).is_some(), "{name}");
        }
    }

    #[test]
    fn device_is_both_an_execution_and_a_memory_space() {
        assert!(AttributeKind::Device.targets().contains(AttributeTarget::FUNCTION | AttributeTarget::VARIABLE));
        assert!(AttributeKind::Device.is_memory_space());
        assert!(!AttributeKind::Host.targets().contains(AttributeTarget::VARIABLE));
    }
}
