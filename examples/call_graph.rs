//! Prints the call graph of a CUDA source: each function of the user's own text with the functions that it calls.
//!
//!     cargo run --example call_graph -- examples/saxpy.cu
//!
//! Options of `cufe check` may follow the name of the file; a file `*.cufe` is a stored program.

use cufe::{Error, Unit};
use std::collections::BTreeSet;

/// One line for each function that calls something.
pub fn call_graph(unit: &Unit) -> String {
    let program = unit.program();
    let mut text = String::new();
    for caller in program.functions_with_bodies().filter(|&caller| unit.is_own(program.functions[caller].entity)) {
        let mut called = BTreeSet::new();
        for call in program.calls_of(caller) {
            let how = if call.is_launch { "launches " } else { "" };
            called.insert(format!("{how}{}", unit.signature(call.function)));
        }
        if !called.is_empty() {
            let called: Vec<String> = called.into_iter().collect();
            text.push_str(&format!("{} -> {}\n", unit.signature(caller), called.join("; ")));
        }
    }
    text
}

// A test takes this file in as a module.
#[allow(dead_code)]
fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((file, options)) = arguments.split_first() else {
        eprintln!("usage: call_graph FILE.cu|FILE.cufe [OPTION ...]");
        std::process::exit(4);
    };
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let unit = if file.ends_with(".cufe") { cufe::load_file(file)? } else { cufe::parse_file(file, &options)? };
    print!("{}", call_graph(&unit));
    Ok(())
}
