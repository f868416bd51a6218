//! `cufe lsp`: the language server, and the analyses that it starts in processes of their own.

use super::check::project::{options_of, source_options};
use super::surroundings::UnitSurroundings;
use super::unit::{Failure, Installations, Pass, Rejection, Workplace};
use super::{LspOptions, SourceOptions};
use crate::mirror::Mirror;
use crate::preprocess::Input;
use crate::process;
use cufe_base::file_name::from_path;
use cufe_lsp::{Answer, Places, Query, Workers, write_part};
use cufe_project::database::{Database, FILE_NAME};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// Folders beside a source, or above it, in which build tools put a compilation database.
const BUILD_FOLDERS: [&str; 3] = ["", "build", "out"];

/// Serves an editor, or does the work of a worker.
pub fn lsp(options: &LspOptions) -> Result<u8, Failure> {
    if options.worker {
        return worker();
    }
    // Also when the file was replaced meanwhile.
    let program = PathBuf::from("/proc/self/exe");
    let program = if program.exists() { program } else { std::env::current_exe()? };
    Ok(cufe_lsp::serve(Workers { program, arguments: ["lsp", "--worker"].map(Into::into).to_vec() }))
}

/// Answers one query.
fn worker() -> Result<u8, Failure> {
    process::be_watched();
    let mut text = Vec::new();
    std::io::stdin().read_to_end(&mut text)?;
    let query: Query = serde_json::from_slice(&text)?;
    process::limit_memory_to(query.memory.saturating_mul(1 << 20));
    let mut out = std::io::stdout().lock();
    if let Err(error) = answer(&query, &mut out) {
        let answer = match error.is::<Rejection>() {
            true => cufe_lsp::rejected(&query.file, &error.to_string()),
            false => Answer { failure: Some(error.to_string()), ..Answer::default() },
        };
        write_part(&mut out, &answer)?;
    }
    Ok(0)
}

/// The compilation database of a source: the nearest above it.
fn database_above(file: &Path) -> Option<PathBuf> {
    let folders = file.ancestors().skip(1);
    let mut places = folders.flat_map(|folder| BUILD_FOLDERS.map(|build| folder.join(build).join(FILE_NAME)));
    places.find(|place| place.is_file())
}

/// The options for a source, and the folder in which its compiler runs.
fn options_for(query: &Query) -> Result<(SourceOptions, PathBuf), Failure> {
    let more = options_of(&query.options)?;
    let database = query.database.clone().or_else(|| database_above(&query.file));
    let database = database.map(|path| Database::read(&path)).transpose()?;
    Ok(match database.as_ref().and_then(|database| database.unit_for(&query.file)) {
        Some(unit) => (source_options(unit, &more)?.0, unit.directory.clone()),
        None => (more, query.file.parent().unwrap_or(Path::new("/")).to_owned()),
    })
}

/// Writes the answer to a query and, of the host pass, what names mean. Where it fails nothing was written.
fn answer(query: &Query, out: &mut dyn Write) -> Result<(), Failure> {
    let (options, directory) = options_for(query)?;
    let mut workplace = Workplace::among(&Installations::default(), &options, Some(&directory))?;
    let pass = match query.pass {
        cufe_lsp::Pass::Host => Pass::Host,
        cufe_lsp::Pass::Device => Pass::Device,
    };
    if pass == Pass::Host {
        workplace = workplace.with_names();
    }
    if query.whole {
        workplace = workplace.with_all_declarations();
    }
    let texts = query.unsaved.iter().map(|unsaved| (unsaved.file.as_path(), unsaved.text.as_str()));
    let mirror = if query.unsaved.is_empty() { None } else { Some(Mirror::new(&query.file, texts)?) };
    if let Some(mirror) = &mirror {
        workplace = workplace.below(mirror.root());
    }
    let prepared = workplace.prepare(&Input::File(from_path(&query.file)), pass)?;
    let dependencies = prepared.dependencies.clone();
    let analysis = workplace.analyse_prepared(prepared)?;
    let surroundings = UnitSurroundings::new(&analysis.unit);
    let (unit, resolved) = (&analysis.unit, &analysis.resolved);
    let mut places = Places::new(&unit.source, &directory, &query.unsaved);
    let answer = cufe_lsp::answer(unit, resolved, &surroundings, &mut places, &dependencies);
    write_part(out, &answer)?;
    if pass == Pass::Host {
        write_part(out, &cufe_lsp::names(unit, places))?;
    }
    Ok(())
}
