//! What the command line decides for all stages: the dialect of C++ and the CUDA modes (spec/cli.md).

/// A C++ standard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
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
}

impl Default for Dialect {
    fn default() -> Self {
        Self {
            standard: Standard::Cpp17,
            gnu_version: 120200,
            clang_version: None,
            unsigned_chars: false,
            unsigned_wchar: false,
        }
    }
}

impl Dialect {
    /// Whether the host compiler is Clang.
    pub fn is_clang(&self) -> bool {
        self.clang_version.is_some()
    }
}

/// The brand of the host compiler, as far as the host file's text depends on it (spec/host-output.md section 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BodyPolicy {
    /// Those of user files, and those of headers that can matter to the output.
    #[default]
    Needed,
    /// All.
    All,
}

/// The options of all stages between the source and the outputs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The dialect.
    pub dialect: Dialect,
    /// Brand of the host compiler.
    pub host_brand: HostBrand,
    /// `--extended-lambda`
    pub extended_lambda: bool,
    /// `--relaxed_constexpr`
    pub relaxed_constexpr: bool,
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
}
