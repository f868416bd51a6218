//! Files of options: `@FILE` of gcc, clang and nvcc, `--options-file` of nvcc. Both hold words as a shell has them.

use cufe_base::file_name::{self, to_path};
use std::path::Path;

/// How deep files of options may name others: beyond that one names itself.
const MAXIMUM_DEPTH: u32 = 16;

/// The options of nvcc that name files of options.
const OPTIONS: [&str; 2] = ["--options-file", "-optf"];

/// Puts the content of files of options in the place of what names them. Relative names are those in `directory`.
///
/// # Errors
/// A text that says which file cannot be read, or has unbalanced quotes.
pub fn expand(arguments: Vec<String>, directory: &Path) -> Result<Vec<String>, String> {
    let mut result = Vec::with_capacity(arguments.len());
    expand_into(&mut result, arguments, directory, 0)?;
    Ok(result)
}

fn expand_into(result: &mut Vec<String>, arguments: Vec<String>, directory: &Path, depth: u32) -> Result<(), String> {
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let named = OPTIONS.iter().find_map(|option| match argument.strip_prefix(option)? {
            "" => Some(None),
            rest => rest.strip_prefix('=').map(|files| Some(files.to_owned())),
        });
        if let Some(files) = named {
            let files = files.or_else(|| arguments.next()).unwrap_or_default();
            for file in files.split(',') {
                include(result, file, directory, depth)?;
            }
        } else if let Some(file) = argument.strip_prefix('@').filter(|file| directory.join(to_path(file)).is_file()) {
            include(result, file, directory, depth)?;
        } else {
            // Compilers take @FILE as it is where there is no such file.
            result.push(argument);
        }
    }
    Ok(())
}

fn include(result: &mut Vec<String>, file: &str, directory: &Path, depth: u32) -> Result<(), String> {
    if depth == MAXIMUM_DEPTH {
        return Err(format!("the file of options {file} names itself"));
    }
    let path = directory.join(to_path(file));
    let text = std::fs::read(&path).map_err(|error| format!("the file of options {file}: {error}"))?;
    let text = file_name::from_bytes(&text);
    let words =
        shlex::split(&text).ok_or_else(|| format!("the quotes in the file of options {file} are not balanced"))?;
    expand_into(result, words, directory, depth + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_options_stand_for_their_words() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.rsp"), "-I\"/a b\" -DX\n@b.rsp").unwrap();
        std::fs::write(folder.path().join("b.rsp"), "-DY='1 2'").unwrap();
        let expanded = |line: &str| expand(line.split(' ').map(str::to_owned).collect(), folder.path());
        let words = ["-c", "-I/a b", "-DX", "-DY=1 2", "-g"];
        assert_eq!(expanded("-c --options-file a.rsp -g").unwrap(), words);
        assert_eq!(expanded("-c @a.rsp -g").unwrap(), words);
        assert_eq!(expanded("-optf=a.rsp,b.rsp").unwrap(), ["-I/a b", "-DX", "-DY=1 2", "-DY=1 2"]);
        assert_eq!(expanded("@none").unwrap(), ["@none"]);
        assert!(expanded("-optf none").is_err());
    }

    #[test]
    fn a_file_that_names_itself_is_a_mistake() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.rsp"), "@a.rsp").unwrap();
        assert!(expand(vec!["@a.rsp".to_owned()], folder.path()).is_err());
    }
}
