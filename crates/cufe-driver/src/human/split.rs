//! `cufe split`: the host file and the module id of a source, or its device text.

use super::SplitOptions;
use super::unit::{Failure, Pass, Workplace, reports, show, stem};
use crate::outputs::{PendingFile, Refusal};
use crate::preprocess::Input;
use crate::process::guarded;
use crate::stages;
use crate::timeline::{Stage, Timeline};
use cufe_base::file_name::{from_path, to_path};
use cufe_diagnostics::Sink;
use std::fs;
use std::path::{Path, PathBuf};

pub fn refused(path: &str, refusal: &Refusal) -> String {
    format!("{path} cannot be written: {}", refusal.0.unwrap_or("no permission, or there is no such folder"))
}

/// The names of the host file and of the id file: in a folder, or the host file itself with the suffix of a C++ source.
fn names(output: &Path, source: &str) -> (PathBuf, PathBuf) {
    const SUFFIXES: [&str; 6] = ["cpp", "cc", "cxx", "c++", "C", "c"];
    let suffix = output.extension().and_then(|suffix| suffix.to_str());
    if suffix.is_some_and(|suffix| SUFFIXES.contains(&suffix)) && !output.is_dir() {
        return (output.to_owned(), output.with_extension("module_id"));
    }
    let stem = stem(source);
    let inside = |suffix: &str| output.join(to_path(&format!("{stem}.{suffix}")));
    (inside("cudafe1.cpp"), inside("module_id"))
}

/// Writes the device text of a source, and returns the exit status.
fn device(options: &SplitOptions) -> Result<u8, Failure> {
    let workplace = Workplace::new(&options.source)?;
    let prepared = workplace.prepare(&Input::File(options.file.clone()), Pass::Device)?;
    let (mut source, stage_options) = (prepared.source, prepared.options);
    let made = guarded(|| {
        let tokens = stages::lex(&mut source, &stage_options, &Default::default(), &mut Sink::new());
        let made = cufe_device::device_text(&source, &tokens, None)?;
        if !made.keeps_asking_code {
            return Some(made);
        }
        let (search, controls) = Default::default();
        let bodies = cufe_base::BodyPolicy::OfHostCode;
        let analysis = stages::analyse_device(&options.file, &source, &stage_options, bodies, &search, &controls);
        match cufe_device::asked(&analysis.unit) {
            Ok(asked) => cufe_device::device_text(&source, &tokens, Some(&asked)),
            Err(_) => Some(made),
        }
    })?;
    let made = made.ok_or_else(|| format!("{}: its brackets do not match", options.file))?;
    let is_file = options.output.extension().is_some_and(|suffix| suffix == "ii") && !options.output.is_dir();
    let name = match is_file {
        true => options.output.clone(),
        false => options.output.join(to_path(&format!("{}.device.ii", stem(&options.file)))),
    };
    if let Some(folder) = name.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let path = from_path(name);
    let mut file = PendingFile::create(&path, Some(&options.file)).map_err(|refusal| refused(&path, &refusal))?;
    file.write(&made.text).and_then(|()| file.commit()).map_err(|error| format!("{path}: {error}"))?;
    Ok(0)
}

/// Splits a source and returns the exit status.
pub fn split(options: &SplitOptions) -> Result<u8, Failure> {
    if options.device {
        return device(options);
    }
    let mut workplace = Workplace::new(&options.source)?.with_time(options.time.is_asked());
    if options.emit_program.is_some() {
        workplace = workplace.with_all_declarations().with_complete_program();
    }
    let mut timeline = Timeline::begin();
    let mut analysis = workplace.analyse(&options.file)?;
    let mut stages = std::mem::take(&mut analysis.stages);
    show(&reports(&analysis, options.format, &options.file)?, options.format);
    if analysis.resolved.has_errors() {
        return Ok(analysis.resolved.exit_status());
    }
    let (text, module_id) = Stage::run("writing the host file", &mut stages, || {
        guarded(|| {
            let host = stages::host_file(&analysis.unit, None);
            let mut text = Vec::new();
            host.write_to(&mut text).map(|()| (text, host.module_id))
        })
    })??;
    let (host_file, id_file) = names(&options.output, &options.file);
    if let Some(folder) = host_file.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let program = match &options.emit_program {
        Some(path) => Some((path.clone(), guarded(|| stages::store(&analysis.unit))?)),
        None => None,
    };
    let outputs = [(host_file, text.as_slice()), (id_file, module_id.as_bytes())];
    let outputs = outputs.into_iter().map(|(path, content)| (from_path(path), content));
    let mut files = Vec::new();
    for (path, content) in outputs.chain(program.as_ref().map(|(path, content)| (path.clone(), content.as_slice()))) {
        let mut file = PendingFile::create(&path, Some(&options.file)).map_err(|refusal| refused(&path, &refusal))?;
        file.write(content).map_err(|error| format!("{path}: {error}"))?;
        files.push((path, file));
    }
    for (path, file) in files {
        file.commit().map_err(|error| format!("{path}: {error}"))?;
    }
    timeline.add(&options.file, &stages);
    options.time.tell(&timeline)?;
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_have_the_name_of_the_source_or_the_one_that_is_given() {
        let named = |output: &str| {
            let (host_file, id_file) = names(Path::new(output), "src/a.b.cu");
            format!("{} {}", host_file.display(), id_file.display())
        };
        assert_eq!(named("out"), "out/a.b.cudafe1.cpp out/a.b.module_id");
        assert_eq!(named("."), "./a.b.cudafe1.cpp ./a.b.module_id");
        assert_eq!(named("no/host.cpp"), "no/host.cpp no/host.module_id");
    }
}
