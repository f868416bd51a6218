//! Options of gcc, clang and nvcc on the human command line: a compile command taken from a build works for cufe too.
//!
//! What matters to the front end is turned into an option of cufe, what may change preprocessing goes to the host compiler,
//! and what only concerns code generation and linking is passed over.

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
    /// Nothing.
    Nothing,
}

/// Lets the CUDA headers take any host compiler.
const NO_COMPILER_CHECK: &str = "--host-option=-D__NV_NO_HOST_COMPILER_CHECK=1";

/// One row for each option. Options with separate values stand before shorter ones with joined values.
const OPTIONS: &[(&str, Value, Use)] = &[
    ("-std", Value::Separate, Use::Option("--std")),
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
    ("-expt-extended-lambda", Value::None, Use::Fixed("--extended-lambda")),
    ("-expt-relaxed-constexpr", Value::None, Use::Fixed("--expt-relaxed-constexpr")),
    ("-diag-suppress", Value::Separate, Use::Option("--diag-suppress")),
    ("-diag-warn", Value::Separate, Use::Option("--diag-warn")),
    ("-diag-error", Value::Separate, Use::Option("--diag-error")),
    ("-G", Value::None, Use::Fixed("--device-debug")),
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
    ("-W", Value::Joined, Use::Nothing),
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
    let mut result = Vec::new();
    let mut list: Vec<String> = Vec::new();
    // Those with features of their own: `sm_90a`.
    let mut specific: Vec<String> = Vec::new();
    let mut index = 0;
    while let Some(argument) = arguments.get(index) {
        index += 1;
        if argument == "--" {
            result.extend(arguments.iter().skip(index - 1).cloned());
            break;
        }
        let Some((form, usage, value)) = find(argument) else {
            result.push(argument.clone());
            continue;
        };
        let mut value = value.map(str::to_owned);
        if form == Value::Separate && value.is_none() {
            value = arguments.get(index).cloned();
            index += 1;
        }
        let host = |text: &str| format!("--host-option={text}");
        match (usage, value) {
            (Use::Fixed(name), _) => result.push(name.to_owned()),
            (Use::HostCompiler, _) => result.push(host(argument)),
            // The command line's parser tells that the value is missing.
            (Use::Option(name), None) => result.push(name.to_owned()),
            (Use::Option("--rdc"), Some(value)) => result.push(format!("--rdc={value}")),
            (Use::Option(name), Some(value)) => result.extend([name.to_owned(), value]),
            (Use::HostCompilerValues, Some(value)) => result.extend(value.split(',').map(host)),
            (Use::FrontEnd, Some(value)) => result.extend(front_end_option(&value)),
            (Use::Architecture, Some(value)) => {
                for (number, is_specific) in architectures(&value) {
                    if is_specific {
                        specific.push(number.clone());
                    }
                    if !list.contains(&number) {
                        list.push(number);
                    }
                }
            }
            (Use::Nothing | Use::HostCompilerValues | Use::FrontEnd | Use::Architecture, _) => {}
        }
    }
    if !list.is_empty() {
        list.sort_by_key(|number| (number.len(), number.clone()));
        if specific.contains(&list[0]) {
            result.insert(result.len().min(2), "--architecture-specific".to_owned());
        }
        // Behind the command's name, in front of anything that ends the options.
        result.insert(result.len().min(2), format!("--architectures={}", list.join(",")));
    }
    result
}

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
    fn other_arguments_stay() {
        for line in ["cufe check a.cu", "--format=sarif -Ia -DX -- -c", "-D X -I y -w", "--help"] {
            assert_eq!(translated(line), line);
        }
        assert_eq!(translated("-std"), "--std");
    }
}
