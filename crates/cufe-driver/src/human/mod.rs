//! The command line for people: `cufe split`, `check`, `dump` and `overlay`.

mod check;
mod dump;
mod overlay;
mod split;
mod surroundings;
mod unit;

use crate::preprocess::{Request, standard_of};
use clap::{Args, Parser, Subcommand, ValueEnum};
use cufe_base::Standard;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  cufe check kernel.cu                         find mistakes in a CUDA source
  cufe check -std=c++20 -Iinclude src/*.cu     in several, as C++20
  cufe check --format=sarif a.cu > a.sarif     for an editor or a code scanner
  cufe split kernel.cu -o build                write the host file build/kernel.cudafe1.cpp
  cufe dump --tokens kernel.cu                 show how the source is read
  cufe overlay /usr/local/cuda ~/cuda-cufe     a CUDA toolkit whose nvcc uses cufe

The headers come from --cuda-path, CUDA_HOME, CUDA_PATH, the nvcc in PATH, or, without any toolkit, from a small set \
that cufe carries. Called by the name cudafe++, or as `cufe cudafe++ ...`, cufe takes NVIDIA cudafe++'s command line.";

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
    #[command(after_help = "Examples:\n  cufe check a.cu b.cu\n  cufe check --format=sarif -std=c++17 -DN=4 a.cu")]
    Check(CheckOptions),
    /// Split a source: write the host file that a C++ compiler takes, and the module id.
    #[command(
        after_help = "Example:\n  cufe split saxpy.cu -o build\nwrites build/saxpy.cudafe1.cpp and build/saxpy.module_id."
    )]
    Split(SplitOptions),
    /// Show what the front end knows of a source.
    #[command(after_help = "Example:\n  cufe dump --tokens saxpy.cu")]
    Dump(DumpOptions),
    /// Make a CUDA toolkit whose nvcc uses cufe: a folder of links to an installed toolkit, but for bin/cudafe++.
    #[command(after_help = "Example:\n  cufe overlay /usr/local/cuda ~/cuda-cufe\n  ~/cuda-cufe/bin/nvcc -c saxpy.cu")]
    Overlay(OverlayOptions),
    /// NVIDIA cudafe++'s command line.
    #[command(name = "cudafe++", disable_help_flag = true)]
    Reference {
        /// Options and the preprocessed source.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

/// Options of the source's language and of its preprocessing, as gcc and nvcc spell them.
#[derive(Args, Clone, Debug)]
struct SourceOptions {
    /// The C++ standard: c++03, c++11, c++14, c++17, c++20 or c++23 (also written -std=...).
    #[arg(long = "std", value_name = "STANDARD", value_parser = parse_standard)]
    standard: Option<Standard>,
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
    #[arg(long, value_name = "FOLDER")]
    cuda_path: Option<PathBuf>,
    /// Do not look for a toolkit: use the headers that cufe carries.
    #[arg(long, conflicts_with = "cuda_path")]
    embedded_headers: bool,
    /// The host compiler, which preprocesses the source (also -ccbin COMPILER).
    #[arg(long, value_name = "COMPILER", alias = "ccbin", default_value = "g++")]
    host_compiler: String,
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
    /// Code for the debugger.
    #[arg(long)]
    device_debug: bool,
    /// Diagnostics that are not shown: numbers or tags, separated by commas.
    #[arg(long, value_name = "LIST")]
    diag_suppress: Vec<String>,
    /// Diagnostics that become warnings.
    #[arg(long, value_name = "LIST")]
    diag_warn: Vec<String>,
    /// Diagnostics that become errors.
    #[arg(long, value_name = "LIST")]
    diag_error: Vec<String>,
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
    /// SARIF 2.1.0, one document per file, on standard output.
    Sarif,
}

#[derive(Args, Debug)]
struct CheckOptions {
    /// The CUDA sources.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The form of reports.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    /// How many files are checked at a time; 0 for one per processor.
    #[arg(short, long, value_name = "COUNT", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    source: SourceOptions,
}

#[derive(Args, Debug)]
struct SplitOptions {
    /// The CUDA source.
    #[arg(value_name = "FILE")]
    file: String,
    /// The folder for the outputs, which is made if it does not exist.
    #[arg(short, long, value_name = "FOLDER", default_value = ".")]
    output: PathBuf,
    /// The form of reports.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    #[command(flatten)]
    source: SourceOptions,
}

#[derive(Args, Debug)]
struct DumpOptions {
    /// The CUDA source.
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    what: DumpKind,
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
}

#[derive(Args, Debug)]
struct OverlayOptions {
    /// The installed CUDA toolkit.
    #[arg(value_name = "CUDA_FOLDER")]
    toolkit: PathBuf,
    /// The folder to make.
    #[arg(value_name = "NEW_FOLDER")]
    destination: PathBuf,
}

fn parse_standard(name: &str) -> Result<Standard, String> {
    standard_of(name).ok_or_else(|| "known are c++03, c++11, c++14, c++17, c++20 and c++23".to_owned())
}

/// Options with a single hyphen and a long name, as gcc and nvcc have them.
const SINGLE_HYPHEN: [&str; 10] = [
    "std",
    "isystem",
    "include",
    "rdc",
    "ccbin",
    "extended-lambda",
    "expt-extended-lambda",
    "expt-relaxed-constexpr",
    "diag-suppress",
    "diag-error",
];

/// Gives gcc's and nvcc's long options with one hyphen the second one.
fn with_two_hyphens(argument: &str) -> String {
    let name = argument.strip_prefix('-').filter(|name| !name.starts_with('-'));
    match name {
        Some(name) if SINGLE_HYPHEN.contains(&name.split('=').next().unwrap_or(name)) => format!("-{argument}"),
        _ => argument.to_owned(),
    }
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
        ];
        Request {
            compiler: self.host_compiler.clone(),
            standard: self.standard,
            passed_on: passed_on.concat(),
            included_first: separate("-include", &self.include_first),
            separate_compilation: self.rdc,
            extended_lambda: self.extended_lambda,
            relaxed_constexpr: self.expt_relaxed_constexpr,
            debug: self.device_debug,
        }
    }
}

/// Runs the program with all its arguments, the name first, and returns the exit status.
pub fn main(arguments: &[String]) -> u8 {
    let arguments = arguments.iter().map(|argument| with_two_hyphens(argument));
    let command_line = match CommandLine::try_parse_from(arguments) {
        Ok(command_line) => command_line,
        Err(error) => {
            let _ = error.print();
            return if error.use_stderr() { unit::MISTAKE } else { 0 };
        }
    };
    crate::process::handle_signals();
    let result = match command_line.command {
        Command::Check(options) => check::check(&options),
        Command::Split(options) => split::split(&options),
        Command::Dump(options) => dump::dump(&options),
        Command::Overlay(options) => overlay::overlay(&options.toolkit, &options.destination).map(|()| 0),
        Command::Reference { arguments } => Ok(crate::reference::main(&arguments)),
    };
    result.unwrap_or_else(|error| {
        eprintln!("cufe: {error}");
        unit::MISTAKE
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(line: &str) -> CommandLine {
        CommandLine::try_parse_from(line.split(' ').map(with_two_hyphens)).unwrap()
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
        assert_eq!(options.source.standard, Some(Standard::Cpp20));
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
