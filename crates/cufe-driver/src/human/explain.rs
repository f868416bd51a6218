//! `cufe explain`: what a diagnostic means.

use super::ExplainOptions;
use super::unit::Failure;
use cufe_base::{Position, Source};
use cufe_diagnostics::catalogue::{named, rows};
use cufe_diagnostics::{Code, message};
use std::fmt::Write as _;
use std::io::{self, Write as _};

/// Columns of explained text.
const WIDTH: usize = 100;

/// Number, tag, severity and message without values.
fn heading(code: Code) -> String {
    let text = message::text(code, &[], &Source::new("", Vec::new()), Position::NONE);
    let tag = code.row().map_or("", |row| row.tag);
    let separator = if tag.is_empty() { "" } else { " " };
    format!("{}[{}{separator}{tag}]: {text}", code.severity().words(), code.displayed())
}

/// A text in lines of at most [`WIDTH`] columns, where its words allow it.
fn wrapped(text: &str) -> String {
    let (mut out, mut column) = (String::new(), 0);
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > WIDTH {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out
}

fn indented(program: &str) -> String {
    program.lines().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "    {line}");
        text
    })
}

/// All that is known of a diagnostic.
fn explained(code: Code) -> String {
    let mut text = format!("{}\n", heading(code));
    let said = code.lesson().map(|lesson| lesson.meaning.to_owned()).or_else(|| {
        let short = code.explanation()?;
        Some(format!("The rule: {}. Help: {}.", short.rule, short.help))
    });
    if let Some(said) = said {
        let _ = writeln!(text, "\n{}", wrapped(&said));
    }
    if let Some(programs) = code.lesson().and_then(|lesson| lesson.programs.as_ref()) {
        let options = match programs.options {
            [] => String::new(),
            options => format!(" (with {})", options.join(" ")),
        };
        let (wrong, right) = (indented(programs.wrong), indented(programs.right));
        let _ = write!(text, "\nThis gives it{options}:\n\n{wrong}\nThis does not:\n\n{right}");
    }
    let name = code.row().map(|row| row.tag).filter(|tag| !tag.is_empty());
    let name = name.map_or_else(|| code.displayed().to_string(), str::to_owned);
    let _ = match code.is_changeable() {
        true => writeln!(
            text,
            "\n--diag-suppress={name}, --diag-warn={name} and --diag-error={name} change its severity (also -Wno-{name}, \
             -W{name},\n-Werror={name}), and so does #pragma nv_diag_suppress {name} from its place on."
        ),
        false => writeln!(text, "\nIts severity cannot be changed."),
    };
    text
}

/// Explains diagnostics, or lists all.
pub fn explain(options: &ExplainOptions) -> Result<u8, Failure> {
    let text = if options.list {
        rows().iter().map(|row| format!("{}\n", heading(row.code))).collect()
    } else {
        let codes = options.names.iter().map(|name| named(name)).collect::<Result<Vec<Code>, String>>()?;
        codes.into_iter().map(explained).collect::<Vec<String>>().join("\n")
    };
    // A closed stream is no reason to fail.
    let _ = io::stdout().write_all(text.as_bytes());
    Ok(0)
}
