//! The sources of a check: those of the command line, or those of a project with the options of its compile commands.

use super::Checked;
use crate::human::unit::{Failure, Installations, Workplace};
use crate::human::{CheckOptions, SourceOptions, compiler_options};
use crate::preprocess::Input;
use crate::toolkit::is_toolkit;
use clap::Parser;
use cufe_base::file_name::{from_path, to_path};
use cufe_project::database::{Database, Family, Unit, absolute};
use std::collections::{BTreeMap, HashSet};
use std::io::Read;
use std::path::PathBuf;
use std::sync::Arc;

/// The options of a compile command.
#[derive(Parser, Debug)]
#[command(name = "cufe", disable_help_flag = true)]
struct CommandOptions {
    #[command(flatten)]
    source: SourceOptions,
}

/// What is checked.
pub struct Sources {
    /// The sources that can be.
    pub sources: Vec<Checked>,
    /// Why others cannot.
    pub failures: Vec<Failure>,
    /// Options of compile commands that nobody knows, with the number of the commands.
    pub unknown: BTreeMap<String, usize>,
    /// Where results are kept, if the command line does not say it.
    pub cache: Option<PathBuf>,
}

/// The sources of a command line.
pub fn sources(options: &CheckOptions) -> Result<Sources, Failure> {
    let installations = Installations::default();
    let mut found = Sources { sources: Vec::new(), failures: Vec::new(), unknown: BTreeMap::new(), cache: None };
    let asked = |workplace: Workplace| {
        let workplace = workplace.with_time(options.time.is_asked());
        let workplace = if options.instantiate { workplace.with_instances() } else { workplace };
        if options.statistics { workplace.with_statistics() } else { workplace }
    };
    let Some(project) = &options.project else {
        let workplace = Arc::new(asked(Workplace::among(&installations, &options.source, None)?));
        for file in &options.files {
            let input = match file.as_str() {
                "-" => {
                    let mut text = Vec::new();
                    std::io::stdin().read_to_end(&mut text)?;
                    Input::Text(text)
                }
                _ => Input::File(file.clone()),
            };
            found.sources.push(Checked { input, program: None, workplace: Arc::clone(&workplace) });
        }
        return Ok(found);
    };
    let database = Database::read(project)?;
    let here = std::env::current_dir()?;
    let named: HashSet<PathBuf> = options.files.iter().map(|file| absolute(&to_path(file), &here)).collect();
    for missing in named.iter().filter(|name| !database.units.iter().any(|unit| unit.file == **name)) {
        found.failures.push(format!("{}: the project has no compile command for it", missing.display()).into());
    }
    for unit in database.units.iter().filter(|unit| named.is_empty() || named.contains(&unit.file)) {
        let (source, unknown) = match source_options(unit, &options.source) {
            Ok(known) => known,
            Err(error) => {
                found.failures.push(format!("{}: {error}", unit.file.display()).into());
                continue;
            }
        };
        for option in unknown {
            *found.unknown.entry(option).or_default() += 1;
        }
        match Workplace::among(&installations, &source, Some(&unit.directory)) {
            Ok(workplace) => found.sources.push(Checked {
                input: Input::File(from_path(&unit.file)),
                program: unit.program.clone(),
                workplace: Arc::new(asked(workplace)),
            }),
            Err(error) => found.failures.push(format!("{}: {error}", unit.file.display()).into()),
        }
    }
    found.failures.extend(database.failures.into_iter().map(Failure::from));
    if found.sources.is_empty() && found.failures.is_empty() {
        return Err(format!("{}: there is no CUDA source in this project", project.display()).into());
    }
    found.cache = Some(database.folder.join(".cufe"));
    Ok(found)
}

/// The options of a command line without files.
pub fn options_of(options: &[String]) -> Result<SourceOptions, Failure> {
    let arguments: Vec<String> = std::iter::once("cufe".to_owned()).chain(options.iter().cloned()).collect();
    Ok(CommandOptions::try_parse_from(compiler_options::translate(&arguments))?.source)
}

/// The options of a compile command, with others on top, and the names of those that nobody knows.
pub fn source_options(unit: &Unit, more: &SourceOptions) -> Result<(SourceOptions, Vec<String>), Failure> {
    let (arguments, unknown) = compiler_options::translate_command(&unit.options, unit.family);
    let arguments = std::iter::once("cufe".to_owned()).chain(arguments);
    let mut source = CommandOptions::try_parse_from(arguments)
        .map_err(|error| format!("its compile command: {}", error.to_string().trim_end()))?
        .source;
    // The command may run elsewhere than this program.
    let here = |path: &mut String| *path = from_path(absolute(&to_path(path), &unit.directory));
    source.include.iter_mut().chain(&mut source.system_include).for_each(here);
    for file in source.include_first.iter_mut().filter(|file| unit.directory.join(to_path(file)).is_file()) {
        here(file);
    }
    if let Some(compiler) = source.host_compiler.as_mut().filter(|compiler| compiler.contains('/')) {
        here(compiler);
        // nvcc takes a folder of compilers, too.
        if to_path(compiler).is_dir() {
            compiler.push_str("/g++");
        }
    }
    if unit.family == Family::Clang {
        source.host_compiler = Some(unit.compiler.clone());
    }
    // A toolkit is known by its nvcc.
    let nvcc = to_path(&unit.compiler);
    let toolkit = nvcc.canonicalize().ok().and_then(|nvcc| Some(nvcc.parent()?.parent()?.to_owned()));
    if unit.family == Family::Nvcc && nvcc.is_absolute() {
        source.cuda_path = source.cuda_path.or(toolkit.filter(|folder| is_toolkit(folder)));
    }
    Ok((source.followed_by(more), unknown))
}
