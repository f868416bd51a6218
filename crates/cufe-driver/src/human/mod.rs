//! The command line for people: `cufe split`, `check`, `dump` and `overlay`.

mod check;
mod compiler_options;
mod dump;
mod explain;
mod library;
mod lsp;
mod merge;
mod overlay;
mod report;
mod spaces;
mod spelling;
mod split;
mod statistics;
mod surroundings;
mod unit;

pub use library::analyse_file;

use crate::overlay::{Confirm, DeviceTextUse};
use crate::preprocess::{Request, standard_of};
use crate::timeline::Timeline;
use crate::toolkit::write_embedded;
use clap::{Args, Parser, Subcommand, ValueEnum};
use cufe_base::Standard;
use cufe_base::file_name::{shown, to_path};
use std::convert::Infallible;
use std::io::Write;
use std::path::PathBuf;
use unit::Failure;

const EXAMPLES: &str = "\
Examples:
  cufe check kernel.cu                         find mistakes in a CUDA source
  cufe check -std=c++20 -Iinclude src/*.cu     in several, as C++20
  cufe check -p build                          in a project with build/compile_commands.json
  cufe check --format=sarif a.cu -o a.sarif    for a code scanner
  cufe split kernel.cu -o build                write the host file build/kernel.cudafe1.cpp
  cufe dump --tokens kernel.cu                 show how the source is read
  cufe overlay /usr/local/cuda ~/cuda-cufe     a CUDA toolkit whose nvcc uses cufe

The headers come from --cuda-path, CUDA_HOME, CUDA_PATH, the nvcc in PATH, or, without any toolkit, from a small set \
that cufe carries. Called by the name cudafe++, or as `cufe cudafe++ ...`, cufe takes NVIDIA cudafe++'s command line.";

const CHECK_EXAMPLES: &str = "\
Examples:
  cufe check a.cu b.cu
  cufe check --format=sarif -std=c++17 -DN=4 a.cu -o a.sarif
  cufe check -p build                                                 all CUDA sources of a project
  cufe check -p build --changed-since origin/main --format=sarif -o changes.sarif
  cufe check -O2 -g -arch=sm_90 -Xcompiler -fopenmp -c a.cu -o a.o    a compile command as it stands

Options of gcc and nvcc that concern code generation and linking are passed over.
Exit status: 0 without errors, 2 with errors in a source, 4 for a mistake on the command line.";

const SPLIT_EXAMPLES: &str = "\
Examples:
  cufe split saxpy.cu -o build         writes build/saxpy.cudafe1.cpp and build/saxpy.module_id
  cufe split saxpy.cu -o host.cpp      writes host.cpp and host.module_id

The host file includes saxpy.cudafe1.stub.c, which the device compiler writes: to build programs, let nvcc call cufe \
(see cufe overlay --help).";

/// Reads, checks and splits CUDA C++.
#[derive(Parser, Debug)]
#[command(name = "cufe", version, after_help = EXAMPLES, subcommand_required = true, arg_required_else_help = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Check sources: find what a CUDA compiler would reject, and warn about what is suspicious.
    #[command(after_help = CHECK_EXAMPLES)]
    Check(CheckOptions),
    /// Explain a diagnostic: what it means, an example, and what to write instead.
    #[command(
        after_help = "Examples:\n  cufe explain 20014\n  cufe explain declared_but_not_referenced\n  cufe explain --list"
    )]
    Explain(ExplainOptions),
    /// Serve an editor: the Language Server Protocol over standard input and output (see docs/editors.md).
    Lsp(LspOptions),
    /// Join SARIF documents: what several of them say of one place is told once.
    #[command(after_help = "Example:\n  cufe merge a.sarif b.sarif -o all.sarif")]
    Merge(MergeOptions),
    /// Split a source: write the host file that a C++ compiler takes, and the module id.
    #[command(
        after_help = SPLIT_EXAMPLES
    )]
    Split(SplitOptions),
    /// Show what the front end knows of a source.
    #[command(after_help = "Example:\n  cufe dump --tokens saxpy.cu")]
    Dump(DumpOptions),
    /// Make a CUDA toolkit whose nvcc uses cufe: a folder of links to an installed toolkit, but for bin/cudafe++ and
    /// nvvm/bin/cicc.
    #[command(after_help = "Example:\n  cufe overlay /usr/local/cuda ~/cuda-cufe\n  ~/cuda-cufe/bin/nvcc -c saxpy.cu")]
    Overlay(OverlayOptions),
    /// List, pack or remove the reports that cufe writes in an overlay where the toolkit's own cudafe++ was right.
    #[command(after_help = "Examples:\n  cufe report\n  cufe report --pack cufe-reports.tar.gz")]
    Report(ReportOptions),
    /// Write the CUDA headers that cufe carries into a folder: what a host compiler needs for host files that were made
    /// without a toolkit.
    #[command(
        after_help = "Example:\n  cufe split --embedded-headers kernel.cu -o out\n  cufe headers out/headers\n  \
                            touch out/kernel.cudafe1.stub.c\n  g++ -c -Iout -Iout/headers out/kernel.cudafe1.cpp"
    )]
    Headers(HeadersOptions),
    /// NVIDIA cudafe++'s command line.
    #[command(name = "cudafe++", disable_help_flag = true)]
    Reference {
        /// Options and the preprocessed source.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

/// Options of the source's language and of its preprocessing, as gcc and nvcc spell them. Other options of those compilers
/// are known too: see [`compiler_options`].
#[derive(Args, Clone, Debug)]
struct SourceOptions {
    /// The C++ standard: c++03, c++11, c++14, c++17, c++20 or c++23, or gnu++ and the year (also -std=...).
    #[arg(long = "std", value_name = "STANDARD", value_parser = parse_standard)]
    standard: Option<NamedStandard>,
    /// Search a folder for headers.
    #[arg(short = 'I', value_name = "FOLDER")]
    include: Vec<String>,
    /// Search a folder for system headers, in which only hard errors are reported (also -isystem FOLDER).
    #[arg(long = "isystem", value_name = "FOLDER")]
    system_include: Vec<String>,
    /// Include a file before the source (also -include FILE).
    #[arg(long = "include", value_name = "FILE")]
    include_first: Vec<String>,
    /// Define a macro.
    #[arg(short = 'D', value_name = "NAME[=TEXT]")]
    define: Vec<String>,
    /// Undefine a macro.
    #[arg(short = 'U', value_name = "NAME")]
    undefine: Vec<String>,
    /// The CUDA toolkit whose headers are used.
    #[arg(value_parser = path_argument, long, value_name = "FOLDER")]
    cuda_path: Option<PathBuf>,
    /// Do not look for a toolkit: use the headers that cufe carries.
    #[arg(long, conflicts_with = "cuda_path")]
    embedded_headers: bool,
    /// The host compiler, which preprocesses the source (also -ccbin COMPILER); g++ without it.
    #[arg(long, value_name = "COMPILER", alias = "ccbin")]
    host_compiler: Option<String>,
    /// Relocatable device code: kernels and variables may be used across files (also -rdc=true).
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true",
          default_value = "false", action = clap::ArgAction::Set)]
    rdc: bool,
    /// Allow __device__ and __host__ __device__ lambdas in host code.
    #[arg(long, alias = "expt-extended-lambda")]
    extended_lambda: bool,
    /// Allow calls of constexpr functions across execution spaces.
    #[arg(long)]
    expt_relaxed_constexpr: bool,
    /// Code for the debugger (also -G).
    #[arg(long)]
    device_debug: bool,
    /// The virtual architectures that the source is for, as __CUDA_ARCH_LIST__ has them (also -arch, -gencode); 750 without
    /// it.
    #[arg(long, value_name = "LIST")]
    architectures: Option<String>,
    /// The features that only the first of them has may be used (also -arch=sm_90a).
    #[arg(long)]
    architecture_specific: bool,
    /// Read all declarations of headers, those that nothing needs included.
    #[arg(long)]
    all_declarations: bool,
    /// Tell on standard error how much of each source was read, and why twice if it was.
    #[arg(long)]
    tell_reading: bool,
    /// Who preprocesses the source: the host compiler, or cufe in its place, which asks the compiler once for its macros and
    /// folders, and leaves mistakes, dates and times to it.
    #[arg(long, value_enum, default_value_t = PreprocessorName::Host)]
    preprocessor: PreprocessorName,
    /// An option for the host compiler's preprocessor (also -Xcompiler OPTION).
    #[arg(long, value_name = "OPTION", allow_hyphen_values = true)]
    host_option: Vec<String>,
    /// Diagnostics that are not shown: numbers or tags, separated by commas.
    #[arg(long, value_name = "LIST")]
    diag_suppress: Vec<String>,
    /// Diagnostics that become warnings.
    #[arg(long, value_name = "LIST")]
    diag_warn: Vec<String>,
    /// Diagnostics that become errors.
    #[arg(long, value_name = "LIST")]
    diag_error: Vec<String>,
    /// Warnings are errors (also -Werror; -Werror=TAG, -WTAG and -Wno-TAG are the options above).
    #[arg(long)]
    promote_warnings: bool,
    /// Stop after so many errors in a source.
    #[arg(long, value_name = "COUNT", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    error_limit: u32,
    /// Show remarks too.
    #[arg(long)]
    remarks: bool,
    /// Show errors only.
    #[arg(short = 'w')]
    no_warnings: bool,
}

/// The form of reports.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// One line per report, with the source line below, like NVIDIA's compilers.
    Text,
    /// For people.
    Human,
    /// SARIF 2.1.0, one document for all files, on standard output or in the file of -o.
    #[value(alias = "json")]
    Sarif,
}

/// Whether reports have colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum ColorChoice {
    /// Where standard error is a terminal and NO_COLOR is not set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The form of a dump of execution spaces.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum SpacesFormat {
    /// One line for each function, its uses below.
    Text,
    /// For tools.
    Json,
    /// A graph for Graphviz.
    Dot,
}

#[derive(Args, Debug)]
struct CheckOptions {
    /// The CUDA sources; - for standard input. With -p those of the project that are checked; all without any.
    #[arg(required_unless_present = "project", value_name = "FILE")]
    files: Vec<String>,
    /// Check the CUDA sources of a project with the options of its own compile commands: a build folder with a
    /// compile_commands.json, or that file. Options beside it come on top.
    #[arg(value_parser = path_argument, short, long, value_name = "BUILD_DIR")]
    project: Option<PathBuf>,
    /// Only sources that have changed since a git commit, or include a file that has.
    #[arg(long, value_name = "GIT_REF")]
    changed_since: Option<String>,
    /// The folder in which results are kept, so that what has not changed is not checked again. With -p it is .cufe in the
    /// build folder.
    #[arg(value_parser = path_argument, long, value_name = "FOLDER")]
    cache: Option<PathBuf>,
    /// Neither use nor keep results.
    #[arg(long, conflicts_with = "cache")]
    no_cache: bool,
    /// The form of reports.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    /// Whether reports have colours.
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColorChoice,
    /// How many files are checked at a time; 0 for one per processor.
    #[arg(short, long, value_name = "COUNT", default_value_t = 0)]
    jobs: usize,
    /// How much memory checks at the same time may take together, in MiB; 0 for three quarters of what is free.
    #[arg(long, value_name = "MIB", default_value_t = 0)]
    memory: u64,
    /// Check as the device compiler does: calls of host functions, host variables, initializers, exceptions in device code.
    #[arg(long, conflicts_with_all = ["both", "host"])]
    device: bool,
    /// Check as the front end of host code does only.
    #[arg(long, conflicts_with = "both")]
    host: bool,
    /// Check as both compilers do, one after the other; so it is without --host and --device.
    #[arg(long)]
    both: bool,
    /// In the host pass, too, instantiate the functions of templates that code uses, as the host compiler will: what is wrong
    /// in them is found here. The device pass does it in any case.
    #[arg(long)]
    instantiate: bool,
    /// Tell how many expressions, calls, types and assertions were decided, and where others come from.
    #[arg(long)]
    statistics: bool,
    /// With --format=sarif the file for the document. Otherwise, and behind -c, it is passed over, so that a compile command
    /// can be checked as it stands.
    #[arg(value_parser = path_argument, short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write a rule for make and Ninja: all files on which the output of -o depends.
    #[arg(value_parser = path_argument, long, value_name = "FILE", requires = "output")]
    depfile: Option<PathBuf>,
    #[command(flatten)]
    time: TimeOptions,
    #[command(flatten)]
    source: SourceOptions,
}

/// Where the time goes.
#[derive(Args, Debug)]
struct TimeOptions {
    /// Write a trace of every source, its stages, files, instances and evaluations, for chrome://tracing, Perfetto or Speedscope.
    #[arg(value_parser = path_argument, long, value_name = "FILE")]
    time_trace: Option<PathBuf>,
    /// Tell on standard error how long the stages took, and which sources, files, instances and evaluations
    /// took longest.
    #[arg(long)]
    time_report: bool,
}

impl TimeOptions {
    /// Whether anything is asked for.
    fn is_asked(&self) -> bool {
        self.time_report || self.time_trace.is_some()
    }

    /// Writes what is asked for.
    fn tell(&self, timeline: &Timeline) -> Result<(), Failure> {
        if let Some(file) = &self.time_trace {
            merge::write_whole(timeline.trace().as_bytes(), Some(file))?;
        }
        if self.time_report {
            // A closed stream is no reason to fail.
            let _ = std::io::stderr().write_all(timeline.report().as_bytes());
        }
        Ok(())
    }
}

#[derive(Args, Debug)]
struct ExplainOptions {
    /// Numbers or tags of diagnostics, as reports show them.
    #[arg(required_unless_present = "list", value_name = "NUMBER|TAG")]
    names: Vec<String>,
    /// List all diagnostics.
    #[arg(long)]
    list: bool,
}

#[derive(Args, Debug)]
struct LspOptions {
    /// Over standard input and output; there is no other way.
    #[arg(long)]
    stdio: bool,
    /// Analyse one source for the server: the query is read from standard input.
    #[arg(long, hide = true)]
    worker: bool,
}

#[derive(Args, Debug)]
struct MergeOptions {
    /// SARIF documents.
    #[arg(value_parser = path_argument, required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The file for the document, instead of standard output.
    #[arg(value_parser = path_argument, short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Args, Debug)]
struct SplitOptions {
    /// The CUDA source.
    #[arg(value_name = "FILE")]
    file: String,
    /// The folder for the outputs, which is made if it does not exist; or, with the suffix of a C++ source, the host file.
    #[arg(value_parser = path_argument, short, long, value_name = "FOLDER|FILE.cpp", default_value = ".")]
    output: PathBuf,
    /// The form of reports.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    /// Also store the whole analysed program in a file, which cufe dump reads.
    #[arg(long, value_name = "FILE.cufe")]
    emit_program: Option<String>,
    /// Write the device text instead: what the device compiler needs of the source, which may be preprocessed already
    /// (FILE.ii).
    #[arg(long, conflicts_with = "emit_program")]
    device: bool,
    #[command(flatten)]
    time: TimeOptions,
    #[command(flatten)]
    source: SourceOptions,
}

#[derive(Args, Debug)]
struct DumpOptions {
    /// The CUDA source, or a program that cufe split has stored.
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    what: DumpKind,
    /// Of --il only what stands in the file itself.
    #[arg(long)]
    main_file: bool,
    /// The form of --spaces, --il and --device.
    #[arg(long, value_enum, default_value = "text")]
    format: SpacesFormat,
    #[command(flatten)]
    source: SourceOptions,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
struct DumpKind {
    /// The tokens.
    #[arg(long)]
    tokens: bool,
    /// The declared entities.
    #[arg(long)]
    entities: bool,
    /// Every function with its execution space, why it has it, and what it uses of other spaces.
    #[arg(long)]
    spaces: bool,
    /// The whole program: types, entities, statements and expressions with their fields, as --il_display shows it.
    #[arg(long)]
    il: bool,
    /// What the device needs of the file: types, functions, variables, in the device compiler's order and by its names.
    #[arg(long)]
    device: bool,
}

#[derive(Args, Debug)]
struct OverlayOptions {
    /// When the toolkit's own cudafe++ is asked too: where cufe reports an error, always, or never.
    #[arg(long, value_enum, value_name = "WHEN", default_value = "errors")]
    confirm: Confirm,
    /// What the toolkit's device compiler gets: the whole text, or where that is enough one with only what the device
    /// side can depend on; or both, to compare. CUFE_DEVICE_TEXT goes over it.
    #[arg(long, value_enum, value_name = "USE", default_value = "off")]
    device_text: DeviceTextUse,
    /// Replace an overlay that is there already.
    #[arg(long)]
    force: bool,
    /// The installed CUDA toolkit.
    #[arg(value_parser = path_argument, value_name = "CUDA_FOLDER")]
    toolkit: PathBuf,
    /// The folder to make.
    #[arg(value_parser = path_argument, value_name = "NEW_FOLDER")]
    destination: PathBuf,
}

#[derive(Args, Debug)]
struct HeadersOptions {
    /// The folder, which is made if it does not exist.
    #[arg(value_parser = path_argument, value_name = "FOLDER")]
    folder: PathBuf,
}

#[derive(Args, Debug)]
struct ReportOptions {
    /// Write the reports, which hold your sources, into an archive that can be sent.
    #[arg(value_parser = path_argument, long, value_name = "FILE.tar.gz", conflicts_with = "remove")]
    pack: Option<PathBuf>,
    /// Remove the reports.
    #[arg(long)]
    remove: bool,
    /// The reports that are meant; without names all.
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

/// A standard with the name that was used for it, which the host compiler gets.
#[derive(Clone, PartialEq, Eq, Debug)]
struct NamedStandard {
    name: String,
    standard: Standard,
}

/// Who preprocesses a source.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum PreprocessorName {
    /// The host compiler.
    Host,
    /// cufe.
    Own,
}

/// The path that an argument names.
fn path_argument(text: &str) -> Result<PathBuf, Infallible> {
    Ok(to_path(text).into_owned())
}

fn parse_standard(name: &str) -> Result<NamedStandard, String> {
    let standard = standard_of(name);
    let named = standard.map(|standard| NamedStandard { name: name.to_owned(), standard });
    named.ok_or_else(|| "known are c++03, c++11, c++14, c++17, c++20, c++23, and gnu++... of each".to_owned())
}

impl SourceOptions {
    /// What preprocessing needs to know.
    fn request(&self) -> Request {
        let joined = |option: &'static str, values: &[String]| -> Vec<String> {
            values.iter().map(|value| format!("{option}{value}")).collect()
        };
        let separate = |option: &str, values: &[String]| -> Vec<String> {
            values.iter().flat_map(|value| [option.to_owned(), value.clone()]).collect()
        };
        let passed_on = [
            joined("-D", &self.define),
            joined("-U", &self.undefine),
            joined("-I", &self.include),
            separate("-isystem", &self.system_include),
            self.host_option.clone(),
        ];
        Request {
            compiler: self.host_compiler.clone().unwrap_or_else(|| "g++".to_owned()),
            standard: self.standard.as_ref().map(|standard| standard.name.clone()),
            passed_on: passed_on.concat(),
            included_first: separate("-include", &self.include_first),
            architectures: self.architectures.clone().unwrap_or_else(|| "750".to_owned()),
            separate_compilation: self.rdc,
            extended_lambda: self.extended_lambda,
            relaxed_constexpr: self.expt_relaxed_constexpr,
            debug: self.device_debug,
            device_architecture: None,
            device_specific: self.architecture_specific,
            directory: None,
            root: None,
        }
    }

    /// These options, and others on top of them.
    fn followed_by(mut self, more: &SourceOptions) -> Self {
        self.standard = more.standard.clone().or(self.standard);
        self.cuda_path = more.cuda_path.clone().or(self.cuda_path);
        self.host_compiler = more.host_compiler.clone().or(self.host_compiler);
        self.architectures = more.architectures.clone().or(self.architectures);
        self.error_limit = more.error_limit;
        self.preprocessor = more.preprocessor;
        let lists = [
            (&mut self.include, &more.include),
            (&mut self.system_include, &more.system_include),
            (&mut self.include_first, &more.include_first),
            (&mut self.define, &more.define),
            (&mut self.undefine, &more.undefine),
            (&mut self.host_option, &more.host_option),
            (&mut self.diag_suppress, &more.diag_suppress),
            (&mut self.diag_warn, &more.diag_warn),
            (&mut self.diag_error, &more.diag_error),
        ];
        for (list, more) in lists {
            list.extend(more.iter().cloned());
        }
        let switches = [
            (&mut self.embedded_headers, more.embedded_headers),
            (&mut self.rdc, more.rdc),
            (&mut self.extended_lambda, more.extended_lambda),
            (&mut self.expt_relaxed_constexpr, more.expt_relaxed_constexpr),
            (&mut self.device_debug, more.device_debug),
            (&mut self.architecture_specific, more.architecture_specific),
            (&mut self.all_declarations, more.all_declarations),
            (&mut self.tell_reading, more.tell_reading),
            (&mut self.promote_warnings, more.promote_warnings),
            (&mut self.remarks, more.remarks),
            (&mut self.no_warnings, more.no_warnings),
        ];
        for (switch, more) in switches {
            *switch |= more;
        }
        self
    }

    /// The first virtual architecture, as 75.
    fn device_architecture(&self) -> u32 {
        let digits: String =
            self.architectures.iter().flat_map(|list| list.chars()).take_while(char::is_ascii_digit).collect();
        digits.parse::<u32>().map_or(75, |number| number / 10)
    }
}

/// Runs the program with all its arguments, the name first, and returns the exit status.
pub fn main(arguments: &[String]) -> u8 {
    let command_line = match CommandLine::try_parse_from(compiler_options::translate(arguments)) {
        Ok(command_line) => command_line,
        Err(error) => {
            let _ = error.print();
            return if error.use_stderr() { unit::MISTAKE } else { 0 };
        }
    };
    crate::process::handle_signals();
    let result = match command_line.command {
        Command::Check(options) => check::check(&options),
        Command::Explain(options) => explain::explain(&options),
        Command::Lsp(options) => lsp::lsp(&options),
        Command::Merge(options) => merge::merge(&options),
        Command::Split(options) => split::split(&options),
        Command::Dump(options) => dump::dump(&options),
        Command::Overlay(options) => overlay::overlay(&options).map(|()| 0),
        Command::Report(options) => report::report(&options),
        Command::Headers(options) => write_embedded(&options.folder).map(|()| 0).map_err(Failure::from),
        Command::Reference { arguments } => Ok(crate::reference::main(&arguments)),
    };
    result.unwrap_or_else(|error| {
        eprintln!("cufe: {}", shown(&error.to_string()));
        unit::status_of(&error)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(line: &str) -> CommandLine {
        let arguments: Vec<String> = line.split(' ').map(str::to_owned).collect();
        CommandLine::try_parse_from(compiler_options::translate(&arguments)).unwrap()
    }

    #[test]
    fn the_command_line_is_consistent() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn options_are_taken_as_compilers_spell_them() {
        let line =
            "cufe check -std=c++20 -Ia -I b -DX=1 -D Y -isystem c -include d.h -rdc=true --extended-lambda a.cu b.cu";
        let Command::Check(options) = parse(line).command else { panic!("not check") };
        assert_eq!(options.files, ["a.cu", "b.cu"]);
        assert_eq!(options.source.standard.as_ref().map(|standard| standard.standard), Some(Standard::Cpp20));
        assert!(options.source.rdc && options.source.extended_lambda);
        let request = options.source.request();
        assert_eq!(request.passed_on, ["-DX=1", "-DY", "-Ia", "-Ib", "-isystem", "c"]);
        assert_eq!(request.included_first, ["-include", "d.h"]);
    }

    #[test]
    fn an_unknown_standard_is_a_mistake() {
        assert!(CommandLine::try_parse_from(["cufe", "check", "--std=c++99", "a.cu"]).is_err());
    }

    #[test]
    fn a_dump_shows_one_thing() {
        assert!(CommandLine::try_parse_from(["cufe", "dump", "a.cu"]).is_err());
        assert!(CommandLine::try_parse_from(["cufe", "dump", "--tokens", "--entities", "a.cu"]).is_err());
        assert!(CommandLine::try_parse_from(["cufe", "dump", "--tokens", "a.cu"]).is_ok());
    }
}
