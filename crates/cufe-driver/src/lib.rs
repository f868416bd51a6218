//! Options, stages, exit status: the program behind `cufe` and, when called by these names, `cudafe++` and `cicc`.

mod across;
mod device;
mod human;
mod mirror;
mod outputs;
mod overlay;
mod preprocess;
mod process;
mod reference;
mod reports;
pub mod stages;
pub mod timeline;
mod toolkit;

pub use human::analyse_file;
use std::io::Write;

/// The name under which the program takes the reference's command line.
const REFERENCE_NAME: &str = "cudafe++";

/// The name under which the program takes the command line of the device compiler.
const DEVICE_COMPILER_NAME: &str = "cicc";

fn run() -> u8 {
    let mut arguments = std::env::args_os().map(cufe_base::file_name::from_path);
    let program = arguments.next().unwrap_or_default();
    let arguments: Vec<String> = arguments.collect();
    match program.rsplit('/').next() {
        Some(REFERENCE_NAME) => return reference::main(&arguments),
        Some(DEVICE_COMPILER_NAME) => return device::main(&arguments),
        _ => {}
    }
    match arguments.split_first() {
        Some((first, rest)) if first == REFERENCE_NAME => reference::main(rest),
        _ => human::main(&std::iter::once(program).chain(arguments).collect::<Vec<_>>()),
    }
}

/// Runs the program, and ends the process with its exit status.
pub fn main() -> ! {
    process::record_panics();
    let status = process::with_large_stack(run);
    // Nobody is there to be told that standard output is closed.
    let _ = std::io::stdout().flush();
    // All that is left goes with the process, sooner than if the allocator gave it back.
    // An instrumented build writes its profile when the process ends in the usual way (`cargo xtask release`).
    if option_env!("CUFE_TRAINING").is_some() {
        std::process::exit(i32::from(status));
    }
    signal_hook::low_level::exit(i32::from(status))
}
