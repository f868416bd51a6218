//! What the command line decides for all stages: the dialect of C++ and the CUDA modes.

use crate::Release;
use serde::{Deserialize, Serialize};

/// A C++ standard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Standard {
    /// C++03.
    Cpp03,
    /// C++11.
    Cpp11,
    /// C++14.
    Cpp14,
    /// C++17.
    Cpp17,
    /// C++20.
    Cpp20,
    /// C++23.
    Cpp23,
}

/// The dialect: standard and emulated host compiler.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dialect {
    /// The standard.
    pub standard: Standard,
    /// Emulated GNU version, `major * 10000 + minor * 100 + patch`.
    pub gnu_version: u32,
    /// Emulated Clang version where the host compiler is Clang.
    pub clang_version: Option<u32>,
    /// Plain `char` is unsigned.
    pub unsigned_chars: bool,
    /// `wchar_t` is unsigned.
    pub unsigned_wchar: bool,
    /// Trigraph sequences are replaced.
    pub trigraphs: bool,
    /// Neither GNU nor Clang extensions (`--no_g++`).
    pub plain: bool,
}

impl Default for Dialect {
    fn default() -> Self {
        Self {
            standard: Standard::Cpp17,
            gnu_version: 120200,
            clang_version: None,
            unsigned_chars: false,
            unsigned_wchar: false,
            trigraphs: false,
            plain: false,
        }
    }
}

impl Dialect {
    /// Whether the host compiler is Clang.
    pub fn is_clang(&self) -> bool {
        self.clang_version.is_some()
    }
}

/// The brand of the host compiler, as far as the host file's text depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum HostBrand {
    /// GNU C++ or Clang: `Dialect` tells which.
    #[default]
    Gnu,
    /// `--pgc++`
    Pgi,
    /// `--icc`
    Icc,
    /// `--icx`
    Icx,
}

/// Which function bodies are parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum BodyPolicy {
    /// Those of user files, and those of headers that can matter to the output.
    #[default]
    Needed,
    /// Those of user files, and of all functions of headers that run on the host: they ask for instances.
    OfHostCode,
    /// All.
    All,
}

/// Which declarations are parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum DeclarationPolicy {
    /// All.
    #[default]
    All,
    /// Those of user files, and those of headers that can matter to them or to the output.
    Needed,
    /// All where that reports no error, otherwise as [`Self::Needed`]: for host compilers that mangle names as they are written,
    /// the names of functions that only bodies of headers call matter to the output, too.
    AllUnlessReported,
}

/// Widths of `long` and of pointers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum DataModel {
    /// 8-byte `long` and pointers.
    #[default]
    Lp64,
    /// 4-byte `long` and pointers (`--m32`).
    Ilp32,
    /// 4-byte `long`, 8-byte pointers, `size_t` is `unsigned long long` (`--force-llp64`).
    Llp64,
}

/// Limits that options can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limits {
    /// Nested `constexpr` calls in one evaluation.
    pub constexpr_depth: u64,
    /// Units of work of one evaluation.
    pub constexpr_cost: u64,
    /// Nested instantiations of one template; 0 for no limit.
    pub pending_instantiations: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { constexpr_depth: 256, constexpr_cost: 2_000_000, pending_instantiations: 200 }
    }
}

/// Features of the language that options switch one by one; what the standard decides is in [`Dialect`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Features {
    /// `throw`, `try` and `catch`.
    pub exceptions: bool,
    /// `typeid` and `dynamic_cast`.
    pub rtti: bool,
    /// Lambda expressions; `None` where the standard decides.
    pub lambdas: Option<bool>,
    /// Variable length arrays.
    pub variable_length_arrays: bool,
    /// Dependent names are types without `typename` where only a type can stand.
    pub implicit_typename: bool,
    /// Names first declared in friend declarations become visible.
    pub friend_injection: bool,
    /// `__nv_register_params__` is enabled (`--uumn`).
    pub register_parameters: bool,
}

impl Default for Features {
    fn default() -> Self {
        Self {
            exceptions: true,
            rtti: true,
            lambdas: None,
            variable_length_arrays: true,
            implicit_typename: false,
            friend_injection: false,
            register_parameters: false,
        }
    }
}

impl Options {
    /// Whether the functions of instances are instantiated that code uses.
    pub fn instantiates_used(&self) -> bool {
        self.device_pass || self.instantiate
    }
}

/// The options of all stages between the source and the outputs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// The dialect.
    pub dialect: Dialect,
    /// Brand of the host compiler.
    pub host_brand: HostBrand,
    /// The release of the toolkit in which this runs.
    pub release: Release,
    /// `--extended-lambda`
    pub extended_lambda: bool,
    /// `--relaxed_constexpr`
    pub relaxed_constexpr: bool,
    /// Report what the device compiler reports, in place of what concerns host code; not an option of cudafe++.
    pub device_pass: bool,
    /// Instantiate the bodies of all functions that code uses, as a compiler does that makes code of them; not an option of
    /// cudafe++, which leaves that to the host compiler. The device pass does it in any case.
    pub instantiate: bool,
    /// Count how much of the unit is decided; not an option of cudafe++. It costs time in deep nests of scopes.
    pub statistics: bool,
    /// Record where the time goes; not an option of cudafe++.
    pub record_time: bool,
    /// What every name in the user's own text means is recorded, for editors.
    pub record_names: bool,
    /// Keep in the program what only a display of it needs: values of expressions, layouts.
    pub complete_program: bool,
    /// The architecture that the device pass is for, as 75 for sm_75.
    pub device_architecture: u32,
    /// The features that only this architecture has may be used: `sm_90a`.
    pub device_specific: bool,
    /// `--device-c`: separate compilation.
    pub device_c: bool,
    /// `--partial-link`
    pub partial_link: bool,
    /// `--static-host-stub`
    pub static_host_stub: bool,
    /// `--device-hidden-visibility`
    pub device_hidden_visibility: bool,
    /// `--no-hidden-visibility-on-unnamed-ns`
    pub no_hidden_visibility_on_unnamed_namespace: bool,
    /// `--debug_mode`
    pub debug_mode: bool,
    /// `--no-shadow-functions`
    pub no_shadow_functions: bool,
    /// The CUDA headers are those that this program carries, and not a toolkit's.
    pub carried_headers: bool,
    /// `--stub_file_name`
    pub stub_file_name: String,
    /// `--orig_src_file_name`
    pub original_file_name: Option<String>,
    /// `--orig_src_path_name`
    pub original_path_name: Option<String>,
    /// `--frandom-seed`
    pub random_seed: Option<String>,
    /// Which bodies are parsed.
    pub bodies: BodyPolicy,
    /// Which declarations of namespaces are parsed.
    pub declarations: DeclarationPolicy,
    /// Widths of types.
    pub data_model: DataModel,
    /// Limits.
    pub limits: Limits,
    /// Single features.
    pub features: Features,
    /// `--pack_alignment`: packing in force at the start.
    pub pack_alignment: Option<u64>,
    /// `--gen_system_templates_from_text`
    pub system_templates_from_text: bool,
}
