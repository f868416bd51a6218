//! The picture of a diagnostic that the README shows is what the program says.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Set to write the picture anew.
const UPDATE: &str = "CUFE_UPDATE_PICTURE";

#[test]
fn the_picture_in_the_readme_is_what_the_program_says() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(["check", "--embedded-headers", "--color=always", "mistake.cu"]).current_dir(root.join("examples"));
    let output = command.env_remove("CUDA_HOME").stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    let picture = anstyle_svg::Term::new().render_svg(&said);
    let path = root.join("docs/diagnostic.svg");
    if std::env::var_os(UPDATE).is_some() {
        fs::write(&path, &picture).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap();
    assert!(
        stored == picture,
        "docs/diagnostic.svg shows something else; {UPDATE}=1 writes it anew. The program says\n{said}"
    );
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    assert!(readme.contains("(docs/diagnostic.svg)"));
}

/// Every page of the documents stands in the table of contents of the book, and leads somewhere.
#[test]
fn the_book_has_every_page() {
    let docs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let summary = fs::read_to_string(docs.join("SUMMARY.md")).unwrap();
    let links: Vec<&str> =
        summary.split("](").skip(1).filter_map(|rest| rest.split(')').next()).filter(|link| !link.is_empty()).collect();
    for link in &links {
        assert!(docs.join(link).is_file(), "the summary links {link}, which is not there");
    }
    for entry in fs::read_dir(&docs).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if name.ends_with(".md") && name != "SUMMARY.md" {
            assert!(links.contains(&name.as_str()), "{name} is not in docs/SUMMARY.md");
        }
    }
}
