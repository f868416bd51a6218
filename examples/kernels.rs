//! Lists the kernels of a CUDA source with their parameters and launches.
//!
//!     cargo run --example kernels -- examples/saxpy.cu
//!
//! Options of `cufe check` may follow the name of the file; a file `*.cufe` is a stored program.

use cufe::{Error, Unit};

/// A paragraph for each kernel that is written in the user's own text.
pub fn kernels(unit: &Unit) -> String {
    let program = unit.program();
    let mut text = String::new();
    let is_written = |kernel| unit.is_own(program.functions[kernel].entity) && !program.is_made_by_template(kernel);
    for kernel in program.kernels().filter(|&kernel| is_written(kernel)) {
        let entity = program.functions[kernel].entity;
        let place = unit.location(program.entities[entity].token);
        let place = place.map_or(String::new(), |(file, line)| format!(" ({file}:{line})"));
        text.push_str(&format!("{}{place}\n", unit.name(entity)));
        for parameter in program.parameters_of(kernel) {
            let name = program.symbol(program.variables[parameter.variable].entity);
            let name = name.map_or("(unnamed)", |symbol| unit.names().text(symbol));
            text.push_str(&format!("  {name}: {}\n", unit.type_text(parameter.ty)));
        }
        let launches = program.launches.iter().filter(|launch| program.callee_of(launch.expression) == Some(kernel));
        for launch in launches {
            let (configuration, arguments) = program.launch_operands(launch.expression).unwrap_or_default();
            let place = unit.location(launch.first).map_or(String::new(), |(file, line)| format!(" at {file}:{line}"));
            let counts = (configuration.len(), arguments.len());
            text.push_str(&format!("  launched{place} with {} values <<<>>> and {} arguments\n", counts.0, counts.1));
        }
    }
    text
}

// A test takes this file in as a module.
#[allow(dead_code)]
fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((file, options)) = arguments.split_first() else {
        eprintln!("usage: kernels FILE.cu|FILE.cufe [OPTION ...]");
        std::process::exit(4);
    };
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let unit = if file.ends_with(".cufe") { cufe::load_file(file)? } else { cufe::parse_file(file, &options)? };
    print!("{}", kernels(&unit));
    Ok(())
}
