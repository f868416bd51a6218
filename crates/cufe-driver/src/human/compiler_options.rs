//! Options of gcc, clang and nvcc on the human command line: a compile command taken from a build works for cufe too.
//!
//! What matters to the front end is turned into an option of cufe, what may change preprocessing goes to the host compiler,
//! and what only concerns code generation and linking is passed over.

use cufe_project::database::Family;

/// Where the value of an option stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    /// There is none.
    None,
    /// In the next argument, or behind `=`.
    Separate,
    /// The rest of the argument, which may be empty.
    Joined,
}

/// What becomes of an option.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// An option of cufe, with this name and the option's value.
    Option(&'static str),
    /// An option of cufe, with this text and without the option's value.
    Fixed(&'static str),
    /// The host compiler gets the argument as it stands.
    HostCompiler,
    /// The host compiler gets the values, which are separated by commas.
    HostCompilerValues,
    /// The front end of the reference gets the value: options that cufe has too are taken.
    FrontEnd,
    /// The value names real or virtual architectures.
    Architecture,
    /// The host compiler gets the argument and its value.
    HostCompilerPair,
    /// Severities, as gcc and clang spell them: `-Werror`, `-Werror=TAG`, `-WTAG`, `-Wno-TAG`.
    Warnings,
    /// Kinds of warnings that are errors, as nvcc names them.
    ErrorKinds,
    /// Nothing.
    Nothing,
}

/// The kinds of nvcc's `-Werror`, and the diagnostics of each.
const ERROR_KINDS: &[(&str, &str)] = &[
    ("all-warnings", "--promote-warnings"),
    ("cross-execution-space-call", "--diag-error=h_hd_illegal_call,h_hd_illegal_call_generic"),
    ("reorder", "--diag-error=out_of_order_ctor_init"),
    ("default-stream-launch", "--diag-error=default_stream_launch"),
    ("missing-launch-bounds", "--diag-error=missing_launch_bounds"),
    ("ext-lambda-captures-this", "--diag-error=this_addr_capture_ext_lambda"),
    ("deprecated-declarations", "--diag-error=deprecated_entity,deprecated_entity_with_custom_message"),
];

/// The option of cufe for a kind of nvcc's `-Werror`.
fn error_kind(kind: &str) -> Option<&'static str> {
    ERROR_KINDS.iter().find(|row| row.0 == kind).map(|row| row.1)
}

/// What cufe has of an option that begins with `-W`; those of the host compiler's own warnings mean nothing here.
fn warning_option(rest: &str) -> Option<String> {
    let known = |tag: &str| {
        let is_number = tag.bytes().all(|byte| byte.is_ascii_digit()) && !tag.is_empty();
        is_number || cufe_diagnostics::catalogue::find_tag(tag).is_some()
    };
    match rest {
        "error" => Some("--promote-warnings".to_owned()),
        _ => match rest.strip_prefix("error=") {
            Some(kind) => match error_kind(kind) {
                Some(option) => Some(option.to_owned()),
                None => known(kind).then(|| format!("--diag-error={kind}")),
            },
            None => match rest.strip_prefix("no-").filter(|tag| known(tag)) {
                Some(tag) => Some(format!("--diag-suppress={tag}")),
                None => known(rest).then(|| format!("--diag-warn={rest}")),
            },
        },
    }
}

/// Lets the CUDA headers take any host compiler.
const NO_COMPILER_CHECK: &str = "--host-option=-D__NV_NO_HOST_COMPILER_CHECK=1";

/// One row for each option. Options with separate values stand before shorter ones with joined values.
const OPTIONS: &[(&str, Value, Use)] = &[
    ("-std", Value::Separate, Use::Option("--std")),
    ("--std", Value::Separate, Use::Option("--std")),
    ("-isystem", Value::Separate, Use::Option("--isystem")),
    ("--system-include", Value::Separate, Use::Option("--isystem")),
    ("-include", Value::Separate, Use::Option("--include")),
    ("--pre-include", Value::Separate, Use::Option("--include")),
    ("--include-path", Value::Separate, Use::Option("-I")),
    ("--define-macro", Value::Separate, Use::Option("-D")),
    ("--undefine-macro", Value::Separate, Use::Option("-U")),
    ("-ccbin", Value::Separate, Use::Option("--host-compiler")),
    ("--compiler-bindir", Value::Separate, Use::Option("--host-compiler")),
    ("-rdc", Value::Separate, Use::Option("--rdc")),
    ("--relocatable-device-code", Value::Separate, Use::Option("--rdc")),
    ("-dc", Value::None, Use::Fixed("--rdc")),
    ("--device-c", Value::None, Use::Fixed("--rdc")),
    ("-dw", Value::None, Use::Nothing),
    ("-extended-lambda", Value::None, Use::Fixed("--extended-lambda")),
    ("--extended-lambda", Value::None, Use::Fixed("--extended-lambda")),
    ("-expt-extended-lambda", Value::None, Use::Fixed("--extended-lambda")),
    ("--expt-extended-lambda", Value::None, Use::Fixed("--extended-lambda")),
    ("-expt-relaxed-constexpr", Value::None, Use::Fixed("--expt-relaxed-constexpr")),
    ("--expt-relaxed-constexpr", Value::None, Use::Fixed("--expt-relaxed-constexpr")),
    ("-diag-suppress", Value::Separate, Use::Option("--diag-suppress")),
    ("--diag-suppress", Value::Separate, Use::Option("--diag-suppress")),
    ("-diag-warn", Value::Separate, Use::Option("--diag-warn")),
    ("--diag-warn", Value::Separate, Use::Option("--diag-warn")),
    ("-diag-error", Value::Separate, Use::Option("--diag-error")),
    ("--diag-error", Value::Separate, Use::Option("--diag-error")),
    ("-G", Value::None, Use::Fixed("--device-debug")),
    ("--device-debug", Value::None, Use::Fixed("--device-debug")),
    ("-Xcudafe", Value::Separate, Use::FrontEnd),
    ("-Xcompiler", Value::Separate, Use::HostCompilerValues),
    ("--compiler-options", Value::Separate, Use::HostCompilerValues),
    ("-arch", Value::Separate, Use::Architecture),
    ("--gpu-architecture", Value::Separate, Use::Architecture),
    ("-gencode", Value::Separate, Use::Architecture),
    ("--generate-code", Value::Separate, Use::Architecture),
    ("-code", Value::Separate, Use::Nothing),
    ("--gpu-code", Value::Separate, Use::Nothing),
    ("-x", Value::Separate, Use::Nothing),
    ("-c", Value::None, Use::Nothing),
    ("--compile", Value::None, Use::Nothing),
    ("-lineinfo", Value::None, Use::Nothing),
    ("--generate-line-info", Value::None, Use::Nothing),
    ("-use_fast_math", Value::None, Use::Nothing),
    ("--use_fast_math", Value::None, Use::Nothing),
    ("-maxrregcount", Value::Separate, Use::Nothing),
    ("--maxrregcount", Value::Separate, Use::Nothing),
    ("-ftz", Value::Separate, Use::Nothing),
    ("--ftz", Value::Separate, Use::Nothing),
    ("-fmad", Value::Separate, Use::Nothing),
    ("--fmad", Value::Separate, Use::Nothing),
    ("-prec-div", Value::Separate, Use::Nothing),
    ("-prec-sqrt", Value::Separate, Use::Nothing),
    ("-Xptxas", Value::Separate, Use::Nothing),
    ("--ptxas-options", Value::Separate, Use::Nothing),
    ("-Xlinker", Value::Separate, Use::Nothing),
    ("-Xnvlink", Value::Separate, Use::Nothing),
    ("-Xarchive", Value::Separate, Use::Nothing),
    ("-cudart", Value::Separate, Use::Nothing),
    ("--cudart", Value::Separate, Use::Nothing),
    ("-default-stream", Value::Separate, Use::Nothing),
    ("--default-stream", Value::Separate, Use::Nothing),
    ("-allow-unsupported-compiler", Value::None, Use::Fixed(NO_COMPILER_CHECK)),
    ("--allow-unsupported-compiler", Value::None, Use::Fixed(NO_COMPILER_CHECK)),
    ("-forward-unknown-to-host-compiler", Value::None, Use::Nothing),
    ("--forward-unknown-to-host-compiler", Value::None, Use::Nothing),
    ("-keep", Value::None, Use::Nothing),
    ("--keep", Value::None, Use::Nothing),
    ("--threads", Value::Separate, Use::Nothing),
    ("-t", Value::Separate, Use::Nothing),
    ("-MF", Value::Separate, Use::Nothing),
    ("-MT", Value::Separate, Use::Nothing),
    ("-MQ", Value::Separate, Use::Nothing),
    ("-MD", Value::None, Use::Nothing),
    ("-MMD", Value::None, Use::Nothing),
    ("-MP", Value::None, Use::Nothing),
    ("-m64", Value::None, Use::Nothing),
    ("-odir", Value::Separate, Use::Nothing),
    ("--output-directory", Value::Separate, Use::Nothing),
    ("-arbin", Value::Separate, Use::Nothing),
    ("--archiver-binary", Value::Separate, Use::Nothing),
    ("-cudadevrt", Value::Separate, Use::Nothing),
    ("--cudadevrt", Value::Separate, Use::Nothing),
    ("-ldir", Value::Separate, Use::Nothing),
    ("--libdevice-directory", Value::Separate, Use::Nothing),
    ("-target-dir", Value::Separate, Use::Nothing),
    ("--target-directory", Value::Separate, Use::Nothing),
    ("-opt-info", Value::Separate, Use::Nothing),
    ("--optimization-info", Value::Separate, Use::Nothing),
    ("--optimize", Value::Separate, Use::Nothing),
    ("-Ofc", Value::Separate, Use::Nothing),
    ("--Ofast-compile", Value::Separate, Use::Nothing),
    ("-dopt", Value::Separate, Use::Nothing),
    ("--dopt", Value::Separate, Use::Nothing),
    ("-ftemplate-backtrace-limit", Value::Separate, Use::Nothing),
    ("--ftemplate-backtrace-limit", Value::Separate, Use::Nothing),
    ("--x", Value::Separate, Use::Nothing),
    ("--machine", Value::Separate, Use::Nothing),
    ("-static-global-template-stub", Value::Separate, Use::Nothing),
    ("--static-global-template-stub", Value::Separate, Use::Nothing),
    ("-device-entity-has-hidden-visibility", Value::Separate, Use::Nothing),
    ("--device-entity-has-hidden-visibility", Value::Separate, Use::Nothing),
    ("-split-compile", Value::Separate, Use::Nothing),
    ("--split-compile", Value::Separate, Use::Nothing),
    ("-split-compile-extended", Value::Separate, Use::Nothing),
    ("--split-compile-extended", Value::Separate, Use::Nothing),
    ("-fdevice-time-trace", Value::Separate, Use::Nothing),
    ("--fdevice-time-trace", Value::Separate, Use::Nothing),
    ("-keep-dir", Value::Separate, Use::Nothing),
    ("--keep-dir", Value::Separate, Use::Nothing),
    ("-time", Value::Separate, Use::Nothing),
    ("--time", Value::Separate, Use::Nothing),
    ("-run-args", Value::Separate, Use::Nothing),
    ("--run-args", Value::Separate, Use::Nothing),
    ("-idp", Value::Separate, Use::Nothing),
    ("--input-drive-prefix", Value::Separate, Use::Nothing),
    ("-ddp", Value::Separate, Use::Nothing),
    ("--dependency-drive-prefix", Value::Separate, Use::Nothing),
    ("-dp", Value::Separate, Use::Nothing),
    ("--drive-prefix", Value::Separate, Use::Nothing),
    ("--dependency-target-name", Value::Separate, Use::Nothing),
    ("--dependency-output", Value::Separate, Use::Nothing),
    ("--prec-div", Value::Separate, Use::Nothing),
    ("--prec-sqrt", Value::Separate, Use::Nothing),
    ("-e", Value::Separate, Use::Nothing),
    ("--entries", Value::Separate, Use::Nothing),
    ("-hls", Value::Separate, Use::Nothing),
    ("--host-linker-script", Value::Separate, Use::Nothing),
    ("-brief-diag", Value::Separate, Use::Nothing),
    ("--brief-diagnostics", Value::Separate, Use::Nothing),
    ("-jtd", Value::Separate, Use::Nothing),
    ("--jump-table-density", Value::Separate, Use::Nothing),
    ("-device-stack-protector", Value::Separate, Use::Nothing),
    ("--device-stack-protector", Value::Separate, Use::Nothing),
    ("-compress-mode", Value::Separate, Use::Nothing),
    ("--compress-mode", Value::Separate, Use::Nothing),
    ("-frandom-seed", Value::Separate, Use::Nothing),
    ("--frandom-seed", Value::Separate, Use::Nothing),
    ("-sanitize", Value::Separate, Use::Nothing),
    ("--sanitize", Value::Separate, Use::Nothing),
    ("-qpp-config", Value::Separate, Use::Nothing),
    ("--qpp-config", Value::Separate, Use::Nothing),
    ("--linker-options", Value::Separate, Use::Nothing),
    ("--archive-options", Value::Separate, Use::Nothing),
    ("--nvlink-options", Value::Separate, Use::Nothing),
    ("--library", Value::Separate, Use::Nothing),
    ("--library-path", Value::Separate, Use::Nothing),
    ("-mllvm", Value::Separate, Use::Nothing),
    ("-Xclang", Value::Separate, Use::Nothing),
    ("-Xarch_host", Value::Separate, Use::Nothing),
    ("-Xarch_device", Value::Separate, Use::Nothing),
    ("-Xpreprocessor", Value::Separate, Use::Nothing),
    ("-Xassembler", Value::Separate, Use::Nothing),
    ("-Xcuda-ptxas", Value::Separate, Use::Nothing),
    ("-Xcuda-fatbinary", Value::Separate, Use::Nothing),
    ("-target", Value::Separate, Use::Nothing),
    ("-arch_list", Value::Separate, Use::Nothing),
    ("-cuda", Value::None, Use::Nothing),
    ("--cuda", Value::None, Use::Nothing),
    ("-cubin", Value::None, Use::Nothing),
    ("--cubin", Value::None, Use::Nothing),
    ("-fatbin", Value::None, Use::Nothing),
    ("--fatbin", Value::None, Use::Nothing),
    ("-ptx", Value::None, Use::Nothing),
    ("--ptx", Value::None, Use::Nothing),
    ("-optix-ir", Value::None, Use::Nothing),
    ("--optix-ir", Value::None, Use::Nothing),
    ("-ltoir", Value::None, Use::Nothing),
    ("--ltoir", Value::None, Use::Nothing),
    ("-MM", Value::None, Use::Nothing),
    ("-M", Value::None, Use::Nothing),
    ("--generate-dependencies", Value::None, Use::Nothing),
    ("--generate-nonsystem-dependencies", Value::None, Use::Nothing),
    ("--generate-dependencies-with-compile", Value::None, Use::Nothing),
    ("--generate-nonsystem-dependencies-with-compile", Value::None, Use::Nothing),
    ("--generate-dependency-targets", Value::None, Use::Nothing),
    ("-objtemp", Value::None, Use::Nothing),
    ("--objdir-as-tempdir", Value::None, Use::Nothing),
    ("-use-local-env", Value::None, Use::Nothing),
    ("--use-local-env", Value::None, Use::Nothing),
    ("-force-cl-env-setup", Value::None, Use::Nothing),
    ("--force-cl-env-setup", Value::None, Use::Nothing),
    ("-pg", Value::None, Use::Nothing),
    ("--profile", Value::None, Use::Nothing),
    ("--debug", Value::None, Use::Nothing),
    ("-dlto", Value::None, Use::Nothing),
    ("--dlink-time-opt", Value::None, Use::Nothing),
    ("-lto", Value::None, Use::Nothing),
    ("--lto", Value::None, Use::Nothing),
    ("-gen-opt-lto", Value::None, Use::Nothing),
    ("--gen-opt-lto", Value::None, Use::Nothing),
    ("-shared", Value::None, Use::Nothing),
    ("--shared", Value::None, Use::Nothing),
    ("-nohdinitlist", Value::None, Use::Nothing),
    ("--no-host-device-initializer-list", Value::None, Use::Nothing),
    ("-nohdmoveforward", Value::None, Use::Nothing),
    ("--no-host-device-move-forward", Value::None, Use::Nothing),
    ("--m64", Value::None, Use::Nothing),
    ("--forward-unknown-to-host-linker", Value::None, Use::Nothing),
    ("-forward-unknown-to-host-linker", Value::None, Use::Nothing),
    ("-forward-unknown-opts", Value::None, Use::Nothing),
    ("--forward-unknown-opts", Value::None, Use::Nothing),
    ("-noprof", Value::None, Use::Nothing),
    ("--dont-use-profile", Value::None, Use::Nothing),
    ("-dryrun", Value::None, Use::Nothing),
    ("--dryrun", Value::None, Use::Nothing),
    ("-v", Value::None, Use::Nothing),
    ("--verbose", Value::None, Use::Nothing),
    ("-fdevice-syntax-only", Value::None, Use::Nothing),
    ("--fdevice-syntax-only", Value::None, Use::Nothing),
    ("-save-temps", Value::None, Use::Nothing),
    ("--save-temps", Value::None, Use::Nothing),
    ("-clean", Value::None, Use::Nothing),
    ("--clean-targets", Value::None, Use::Nothing),
    ("--no-align-double", Value::None, Use::Nothing),
    ("-nodlink", Value::None, Use::Nothing),
    ("--no-device-link", Value::None, Use::Nothing),
    ("-extra-device-vectorization", Value::None, Use::Nothing),
    ("--extra-device-vectorization", Value::None, Use::Nothing),
    ("-keep-device-functions", Value::None, Use::Nothing),
    ("--keep-device-functions", Value::None, Use::Nothing),
    ("-src-in-ptx", Value::None, Use::Nothing),
    ("--source-in-ptx", Value::None, Use::Nothing),
    ("-restrict", Value::None, Use::Nothing),
    ("--restrict", Value::None, Use::Nothing),
    ("-res-usage", Value::None, Use::Nothing),
    ("--resource-usage", Value::None, Use::Nothing),
    ("-ewp", Value::None, Use::Nothing),
    ("--extensible-whole-program", Value::None, Use::Nothing),
    ("-no-compress", Value::None, Use::Nothing),
    ("--no-compress", Value::None, Use::Nothing),
    ("-astoolspatch", Value::None, Use::Nothing),
    ("--compile-as-tools-patch", Value::None, Use::Nothing),
    ("-err-no", Value::None, Use::Nothing),
    ("--display-error-number", Value::None, Use::Nothing),
    ("-no-err-no", Value::None, Use::Nothing),
    ("--no-display-error-number", Value::None, Use::Nothing),
    ("-aug-hls", Value::None, Use::Nothing),
    ("--augment-host-linker-script", Value::None, Use::Nothing),
    ("-reloc-ptx", Value::None, Use::Nothing),
    ("--relocatable-ptx", Value::None, Use::Nothing),
    ("-jobserver", Value::None, Use::Nothing),
    ("--jobserver", Value::None, Use::Nothing),
    ("--device-w", Value::None, Use::Nothing),
    ("--cuda-host-only", Value::None, Use::Nothing),
    ("--cuda-device-only", Value::None, Use::Nothing),
    ("--no-cuda-version-check", Value::None, Use::Nothing),
    ("-fcuda-flush-denormals-to-zero", Value::None, Use::Nothing),
    ("-fgpu-flush-denormals-to-zero", Value::None, Use::Nothing),
    ("-fgpu-approx-transcendentals", Value::None, Use::Nothing),
    ("-S", Value::None, Use::Nothing),
    ("-E", Value::None, Use::Nothing),
    ("--preprocess", Value::None, Use::Nothing),
    ("-fgpu-rdc", Value::None, Use::Fixed("--rdc")),
    ("-fcuda-rdc", Value::None, Use::Fixed("--rdc")),
    ("-noeh", Value::None, Use::Fixed("--host-option=-fno-exceptions")),
    ("--no-exceptions", Value::None, Use::Fixed("--host-option=-fno-exceptions")),
    ("--disable-warnings", Value::None, Use::Fixed("-w")),
    ("--ftemplate-depth", Value::Separate, Use::Nothing),
    ("--cuda-gpu-arch", Value::Separate, Use::Architecture),
    ("--offload-arch", Value::Separate, Use::Architecture),
    ("-iquote", Value::Separate, Use::HostCompilerPair),
    ("-idirafter", Value::Separate, Use::HostCompilerPair),
    ("-imacros", Value::Separate, Use::HostCompilerPair),
    ("-isysroot", Value::Separate, Use::HostCompilerPair),
    ("--sysroot", Value::Separate, Use::HostCompilerPair),
    ("-pthread", Value::None, Use::HostCompiler),
    ("-pipe", Value::None, Use::Nothing),
    ("-ansi", Value::None, Use::HostCompiler),
    ("-nostdinc", Value::Joined, Use::HostCompiler),
    ("-stdlib=", Value::Joined, Use::HostCompiler),
    ("-pedantic", Value::Joined, Use::Nothing),
    ("-O", Value::Joined, Use::HostCompiler),
    ("-f", Value::Joined, Use::HostCompiler),
    ("-m", Value::Joined, Use::HostCompiler),
    ("-g", Value::Joined, Use::Nothing),
    ("-Werror", Value::None, Use::Warnings),
    ("--Werror", Value::Separate, Use::ErrorKinds),
    ("-W", Value::Joined, Use::Warnings),
    ("--W", Value::Joined, Use::Nothing),
    ("-L", Value::Joined, Use::Nothing),
    ("-l", Value::Joined, Use::Nothing),
];

/// An option among arguments: its use, and its value.
fn find(argument: &str) -> Option<(Value, Use, Option<&str>)> {
    OPTIONS.iter().find_map(|&(name, value, usage)| {
        let rest = argument.strip_prefix(name)?;
        match value {
            Value::Joined => Some((value, usage, Some(rest))),
            _ if rest.is_empty() => Some((value, usage, None)),
            Value::Separate => Some((value, usage, Some(rest.strip_prefix('=')?))),
            Value::None => None,
        }
    })
}

/// The numbers of the virtual architectures in an architecture option, as `__CUDA_ARCH_LIST__` has them: `750`.
/// Whether a number stands for one with its own features is told beside it.
fn architectures(value: &str) -> impl Iterator<Item = (String, bool)> {
    value.split(['=', ',', '[', ']', '"']).filter_map(|name| {
        let number = name.strip_prefix("sm_").or_else(|| name.strip_prefix("compute_"))?;
        let digits = number.trim_end_matches(['a', 'f']);
        let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        is_number.then(|| (format!("{digits}0"), number.ends_with('a')))
    })
}

/// Turns compilers' options, which stand behind the name of a command, into those of cufe.
pub fn translate(arguments: &[String]) -> Vec<String> {
    let mut translation = Translation::default();
    let is_command = arguments.iter().any(|argument| COMPILE_ONLY.contains(&argument.as_str()));
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        if argument == "--" {
            translation.result.push(argument.clone());
            translation.result.extend(rest.cloned());
            break;
        }
        match find(argument) {
            Some(found) => translation.add(argument, found, &mut rest),
            // In a compile command it names the object file.
            None if is_command && argument == "-o" => drop(rest.next()),
            None => translation.result.push(argument.clone()),
        }
    }
    // Behind the program's and the command's name.
    translation.finish(2)
}

/// Options with which a compiler makes an object file and no program.
const COMPILE_ONLY: &[&str] = &["-c", "--compile", "-dc", "--device-c", "-dw", "--device-w"];

/// The options of a compile command in a project, turned into those of cufe, and the names of those that nobody knows. Words
/// that are no options are the object file, or values of unknown options. nvcc takes lists, separated by commas, where
/// other compilers take one value, and its shell takes the quotes from what the host compiler gets.
pub fn translate_command(options: &[String], family: Family) -> (Vec<String>, Vec<String>) {
    let mut translation = Translation { is_nvcc: family == Family::Nvcc, ..Translation::default() };
    let mut unknown = Vec::new();
    let mut rest = options.iter();
    while let Some(argument) = rest.next() {
        let preprocessing = ["-I", "-D", "-U"].into_iter().find_map(|name| Some((name, argument.strip_prefix(name)?)));
        match (find(argument), preprocessing) {
            (Some(found), _) => translation.add(argument, found, &mut rest),
            (None, Some((name, ""))) => translation.option(name, rest.next().map(String::as_str)),
            (None, Some((name, value))) => translation.option(name, Some(value)),
            (None, None) if argument == "-w" => translation.result.push(argument.clone()),
            (None, None) if argument == "-o" || argument == "--output-file" => drop(rest.next()),
            (None, None) if argument.starts_with("--output-file=") => {}
            (None, None) if argument.starts_with('-') => unknown.push(argument.clone()),
            (None, None) => {}
        }
    }
    (translation.finish(0), unknown)
}

/// A translation under way.
#[derive(Default)]
struct Translation {
    result: Vec<String>,
    architectures: Vec<String>,
    /// Those with features of their own: `sm_90a`.
    specific: Vec<String>,
    is_nvcc: bool,
}

/// The values of a list in which a backslash makes a comma part of a value.
fn list_values(text: &str) -> Vec<String> {
    let mut values = vec![String::new()];
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, values.last_mut()) {
            ('\\', Some(last)) if letters.peek() == Some(&',') => last.extend(letters.next()),
            (',', _) => values.push(String::new()),
            (letter, Some(last)) => last.push(letter),
            (_, None) => {}
        }
    }
    values
}

impl Translation {
    /// An option of cufe with a value; nvcc's lists are taken apart.
    fn option(&mut self, name: &str, value: Option<&str>) {
        match value {
            // The command line's parser tells that the value is missing.
            None => self.result.push(name.to_owned()),
            Some(value) if name == "--rdc" => self.result.push(format!("--rdc={value}")),
            Some(value) if self.is_nvcc && LISTS.contains(&name) => {
                self.result.extend(list_values(value).into_iter().flat_map(|value| [name.to_owned(), value]));
            }
            Some(value) => self.result.extend([name.to_owned(), value.to_owned()]),
        }
    }

    fn host(&mut self, option: &str) {
        self.result.push(format!("--host-option={option}"));
    }

    fn host_values(&mut self, value: &str) {
        if !self.is_nvcc {
            return value.split(',').for_each(|option| self.host(option));
        }
        let joined = list_values(value).join(" ");
        match shlex::split(&joined) {
            Some(words) => words.iter().for_each(|option| self.host(option)),
            None => self.host(&joined),
        }
    }

    /// An option of the table, with its value.
    fn add<'a>(
        &mut self,
        argument: &str,
        (form, usage, value): (Value, Use, Option<&str>),
        rest: &mut (impl Iterator<Item = &'a String> + Clone),
    ) {
        let mut value = value.map(str::to_owned);
        if form == Value::Separate && value.is_none() {
            value = rest.next().cloned();
        }
        match (usage, value) {
            (Use::Fixed(name), _) => self.result.push(name.to_owned()),
            (Use::HostCompiler, _) => self.host(argument),
            (Use::HostCompilerPair, Some(value)) if argument.starts_with("--") => {
                self.host(&format!("--sysroot={value}"));
            }
            (Use::HostCompilerPair, Some(value)) => {
                self.host(argument);
                self.host(&value);
            }
            (Use::Option(name), value) => self.option(name, value.as_deref()),
            (Use::HostCompilerValues, Some(value)) => self.host_values(&value),
            (Use::FrontEnd, Some(value)) => self.result.extend(front_end_option(&value)),
            (Use::Warnings, None) => {
                // nvcc's option has its kinds in the next argument.
                let kinds = rest.clone().next().map(|next| next.split(',').map(error_kind).collect::<Option<Vec<_>>>());
                match kinds.flatten() {
                    Some(kinds) => {
                        rest.next();
                        self.result.extend(kinds.into_iter().map(str::to_owned));
                    }
                    None => self.result.extend(warning_option("error")),
                }
            }
            (Use::Warnings, Some(text)) => self.result.extend(warning_option(&text)),
            (Use::ErrorKinds, Some(kinds)) => {
                self.result.extend(kinds.split(',').filter_map(error_kind).map(str::to_owned));
            }
            (Use::Architecture, Some(value)) => {
                for (number, is_specific) in architectures(&value) {
                    if is_specific {
                        self.specific.push(number.clone());
                    }
                    if !self.architectures.contains(&number) {
                        self.architectures.push(number);
                    }
                }
            }
            _ => {}
        }
    }

    /// All options, those that were collected at a place in front of anything that ends the options.
    fn finish(mut self, place: usize) -> Vec<String> {
        self.architectures.sort_by_key(|number| (number.len(), number.clone()));
        if let Some(first) = self.architectures.first() {
            let place = self.result.len().min(place);
            if self.specific.contains(first) {
                self.result.insert(place, "--architecture-specific".to_owned());
            }
            self.result.insert(place, format!("--architectures={}", self.architectures.join(",")));
        }
        self.result
    }
}

/// Options of cufe that stand for lists of nvcc.
const LISTS: &[&str] = &["-I", "-D", "-U", "--isystem", "--include", "--diag-suppress", "--diag-warn", "--diag-error"];

/// What cufe has of the options that builds give the reference's front end.
fn front_end_option(option: &str) -> Option<String> {
    let (name, value) = option.split_once('=')?;
    match name.trim_start_matches('-') {
        "diag_suppress" => Some(format!("--diag-suppress={value}")),
        "diag_warning" => Some(format!("--diag-warn={value}")),
        "diag_error" => Some(format!("--diag-error={value}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn translated(line: &str) -> String {
        let arguments: Vec<String> = line.split(' ').map(str::to_owned).collect();
        translate(&arguments).join(" ")
    }

    #[test]
    fn options_of_the_language_become_those_of_cufe() {
        assert_eq!(translated("-std=gnu++17 -isystem a -rdc=true a.cu"), "--std gnu++17 --isystem a --rdc=true a.cu");
        assert_eq!(translated("-dc -G --define-macro X=1"), "--rdc --device-debug -D X=1");
        assert_eq!(translated("-Xcudafe --diag_suppress=177,20 -Xcudafe --x"), "--diag-suppress=177,20");
    }

    #[test]
    fn long_options_have_one_dash_or_two() {
        let command = |options: &str| {
            let options: Vec<String> = options.split(' ').map(str::to_owned).collect();
            translate_command(&options, Family::Nvcc)
        };
        for option in [
            "std=c++20",
            "std c++20",
            "extended-lambda",
            "expt-extended-lambda",
            "expt-relaxed-constexpr",
            "diag-suppress 177",
            "diag-warn=177",
            "diag-error 177",
            "default-stream per-thread",
            "allow-unsupported-compiler",
            "use_fast_math",
        ] {
            let (one, two) = (command(&format!("-{option}")), command(&format!("--{option}")));
            assert_eq!(one, two, "{option}");
            assert!(two.1.is_empty(), "{option}: {:?}", two.1);
        }
        assert_eq!(command("--device-debug"), command("-G"));
        assert_eq!(command("--no-such-option").1, ["--no-such-option"]);
    }

    #[test]
    fn options_of_code_generation_are_passed_over() {
        assert_eq!(translated("-c -x cu -g -Wall -lineinfo -Xptxas -v -MD -MF a.d a.cu"), "a.cu");
    }

    #[test]
    fn what_changes_preprocessing_goes_to_the_host_compiler() {
        let expected = "--host-option=-O2 --host-option=-fopenmp --host-option=-fPIC --host-option=-mavx2 a.cu";
        assert_eq!(translated("-O2 -Xcompiler -fopenmp,-fPIC -mavx2 a.cu"), expected);
    }

    #[test]
    fn architectures_are_collected() {
        let line = "cufe check -gencode arch=compute_90a,code=sm_90a -arch sm_80 --gpu-architecture=sm_100 a.cu";
        assert_eq!(translated(line), "cufe check --architectures=800,900,1000 a.cu");
    }

    #[test]
    fn severities_are_taken_as_compilers_spell_them() {
        assert_eq!(
            translated("-Wall -Wno-unused -Wno-declared_but_not_referenced"),
            "--diag-suppress=declared_but_not_referenced"
        );
        assert_eq!(translated("-Werror a.cu"), "--promote-warnings a.cu");
        assert_eq!(
            translated("-Werror all-warnings,reorder a.cu"),
            "--promote-warnings --diag-error=out_of_order_ctor_init a.cu"
        );
        assert_eq!(translated("-Werror=177 -W20050"), "--diag-error=177 --diag-warn=20050");
    }

    #[test]
    fn the_object_file_of_a_compile_command_is_no_document() {
        assert_eq!(translated("-c a.cu -o a.o"), "a.cu");
        assert_eq!(translated("a.cu -o a.sarif"), "a.cu -o a.sarif");
    }

    #[test]
    fn commands_of_projects_are_taken_as_their_compiler_takes_them() {
        let taken = |words: &[&str], family| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            let (options, unknown) = translate_command(&words, family);
            (options.join(" "), unknown.join(" "))
        };
        let command = [
            "-DA,B=1\\,2",
            "-I/a,/b",
            "--compiler-options",
            "'-fPIC' \"-O2\"",
            "-c",
            "-o",
            "x.o",
            "--new-option",
            "value",
        ];
        let expected = "-D A -D B=1,2 -I /a -I /b --host-option=-fPIC --host-option=-O2";
        assert_eq!(taken(&command, Family::Nvcc), (expected.to_owned(), "--new-option".to_owned()));
        let command = ["-DA=1,2", "--cuda-gpu-arch=sm_80", "-x", "cuda", "-fgpu-rdc", "-Xclang", "-fsomething"];
        assert_eq!(taken(&command, Family::Clang), ("--architectures=800 -D A=1,2 --rdc".to_owned(), String::new()));
    }

    #[test]
    fn other_arguments_stay() {
        for line in ["cufe check a.cu", "--format=sarif -Ia -DX -- -c", "-D X -I y -w", "--help"] {
            assert_eq!(translated(line), line);
        }
        assert_eq!(translated("-std"), "--std");
    }
}
