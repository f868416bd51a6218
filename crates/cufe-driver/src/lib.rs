//! Options, stages, exit status: the program behind `cufe` and, when called by that name, `cudafe++`.

mod human;
mod outputs;
mod preprocess;
mod process;
mod reference;
pub mod stages;
mod toolkit;

use std::process::ExitCode;

/// The name under which the program takes the reference's command line.
const REFERENCE_NAME: &str = "cudafe++";

fn run() -> u8 {
    let mut arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let program = arguments.next().unwrap_or_default();
    let arguments: Vec<String> = arguments.collect();
    if program.rsplit('/').next() == Some(REFERENCE_NAME) {
        return reference::main(&arguments);
    }
    match arguments.split_first() {
        Some((first, rest)) if first == REFERENCE_NAME => reference::main(rest),
        _ => human::main(&std::iter::once(program).chain(arguments).collect::<Vec<_>>()),
    }
}

/// Runs the program and returns its exit status.
pub fn main() -> ExitCode {
    process::record_panics();
    ExitCode::from(process::with_large_stack(run))
}
