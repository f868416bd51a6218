//! Whether two host files of one source say the same: both are compiled, with an empty file in the place of the stub file,
//! and the symbols of the objects are compared.

use super::settings::Settings;
use super::tool::Outputs;
use crate::overlay::Tool;
use cufe_base::Standard;
use cufe_base::file_name::to_path;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the comparison says.
pub enum Comparison {
    /// The same symbols and module ids.
    Same,
    /// Not so; an example.
    Differ(String),
    /// It can't be made, because of this.
    Unknown(String),
}

/// A host file and its module id.
struct Side<'a> {
    host: &'a Path,
    module_id: String,
}

impl<'a> Side<'a> {
    fn new(outputs: &'a Outputs) -> Option<Self> {
        let module_id = outputs.path("--module_id_file_name").and_then(|path| fs::read_to_string(path).ok());
        Some(Self { host: outputs.path("--gen_c_file_name")?, module_id: module_id.unwrap_or_default() })
    }
}

/// The option of the host compiler for the standard.
fn standard(standard: Standard) -> &'static str {
    match standard {
        Standard::Cpp03 => "-std=gnu++03",
        Standard::Cpp11 => "-std=gnu++11",
        Standard::Cpp14 => "-std=gnu++14",
        Standard::Cpp17 => "-std=gnu++17",
        Standard::Cpp20 => "-std=gnu++20",
        Standard::Cpp23 => "-std=gnu++2b",
    }
}

/// Compares what two front ends wrote.
pub fn compare(settings: &Settings, tool: &Tool, own: &Outputs, theirs: &Outputs) -> Comparison {
    let (Some(own), Some(theirs)) = (Side::new(own), Side::new(theirs)) else { return Comparison::Same };
    if without_process(&own.module_id) != without_process(&theirs.module_id) {
        return Comparison::Differ(format!("module id {} instead of {}", own.module_id, theirs.module_id));
    }
    let both = symbols(settings, tool, &own).and_then(|own| Ok((own, symbols(settings, tool, &theirs)?)));
    let (own, theirs) = match both {
        Ok(both) => both,
        Err(why) => return Comparison::Unknown(why),
    };
    let missing = theirs.difference(&own).next().map(|symbol| format!("no symbol {symbol}"));
    let extra = own.difference(&theirs).next().map(|symbol| format!("a further symbol {symbol}"));
    match missing.or(extra) {
        Some(what) => Comparison::Differ(what),
        None => Comparison::Same,
    }
}

/// A module id without the number of the process, with which that of a file ends that nothing names.
fn without_process(module_id: &str) -> &str {
    let digits = module_id.trim_end_matches(|letter: char| letter.is_ascii_digit());
    if digits.len() < module_id.len() { digits } else { module_id }
}

/// The symbols of a host file's object, or why there are none.
fn symbols(settings: &Settings, tool: &Tool, side: &Side<'_>) -> Result<BTreeSet<String>, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let stub = to_path(&settings.options.stub_file_name);
    let stub = stub.file_name().unwrap_or_default();
    fs::write(folder.path().join(stub), "").map_err(|error| error.to_string())?;
    let object = folder.path().join("host.o");
    let default = if settings.options.dialect.is_clang() { "clang++" } else { "g++" };
    let compiler = std::env::var_os("NVCC_CCBIN").unwrap_or_else(|| default.into());
    let mut command = Command::new(&compiler);
    command.args(["-w", "-O0", "-fPIC", standard(settings.options.dialect.standard), "-x", "c++", "-c"]);
    command.arg("-I").arg(folder.path());
    if let Some(toolkit) = tool.path.parent().and_then(Path::parent) {
        command.arg("-I").arg(toolkit.join("include"));
    }
    command.arg(side.host).arg("-o").arg(&object);
    run(&mut command)?;
    let listing = run(Command::new("nm").arg(&object))?;
    Ok(listing.lines().filter_map(|line| symbol(line, &side.module_id)).collect())
}

/// What a program wrote, or the first line that it complained with.
fn run(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let line = said.lines().find(|line| line.contains("error")).or(said.lines().next()).unwrap_or_default();
    Err(format!("{name}: {line}"))
}

/// Type and name of a symbol, with a word in the place of the module id; `None` for names that the host compiler numbers.
fn symbol(line: &str, module_id: &str) -> Option<String> {
    let mut words = line.split_whitespace().rev();
    let (name, kind) = (words.next()?, words.next()?);
    if name.contains('.') {
        return None;
    }
    if module_id.is_empty() {
        return Some(format!("{kind} {name}"));
    }
    let mut normal = String::new();
    for (index, part) in name.split(module_id).enumerate() {
        if index > 0 {
            normal.push_str("ID");
        }
        // The length of a name of which the module id is a part depends on the number of the process.
        let kept = part.strip_suffix("_GLOBAL__N_").map(|before| before.trim_end_matches(|c: char| c.is_ascii_digit()));
        normal.push_str(kept.unwrap_or(part));
    }
    Some(format!("{kind} {normal}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn module_ids_and_their_lengths_are_one_word_in_symbols() {
        let line = |name: &str| format!("0000000000000000 t {name}");
        let normal = |name: &str, id: &str| symbol(&line(name), id);
        let (short, long) = ("_00000000_4_e_cu_205582d3_999", "_00000000_4_e_cu_205582d3_1000");
        let name = |length: u32, id: &str| format!("_ZN{length}_GLOBAL__N_{id}1fEv");
        assert_eq!(normal(&name(40, short), short), normal(&name(41, long), long));
        assert_eq!(normal("_Z1fv", short).as_deref(), Some("t _Z1fv"));
        assert_ne!(normal("_Z1fv", short), normal("_Z1gv", short));
        assert_eq!(normal("_ZZ1fvE1x.0", short), None);
        assert_eq!(symbol("                 U f", "").as_deref(), Some("U f"));
    }

    #[test]
    fn module_ids_are_compared_without_the_process() {
        assert_eq!(without_process("_0_4_e_cu_205582d3_27292"), without_process("_0_4_e_cu_205582d3_27302"));
        assert_ne!(without_process("_63af6bde_4_l_cu__Z4use0i"), without_process("_63af6bde_4_l_cu__Z4use1i"));
    }
}
