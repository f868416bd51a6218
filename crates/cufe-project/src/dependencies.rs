//! What a preprocessor says it has read: rules in the language of make, read and written.

/// The prerequisites of the first rule in a file that a compiler wrote (`-MD -MF FILE`).
pub fn read(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut name = String::new();
    let mut is_target = true;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some('\n')) => {
                letters.next();
                end(&mut names, &mut name, is_target);
            }
            ('\\', Some(&next @ (' ' | '#' | ':' | '\\'))) => {
                // A backslash in front of anything else is one.
                letters.next();
                name.push(next);
            }
            ('$', Some('$')) => {
                letters.next();
                name.push('$');
            }
            (':', Some(' ' | '\n' | '\\')) if is_target => {
                name.clear();
                is_target = false;
            }
            ('\n', _) if !is_target => break,
            (' ' | '\n' | '\t' | '\r', _) => end(&mut names, &mut name, is_target),
            _ => name.push(letter),
        }
    }
    end(&mut names, &mut name, is_target);
    names
}

/// Ends a name; those of targets do not count.
fn end(names: &mut Vec<String>, name: &mut String, is_target: bool) {
    let ended = std::mem::take(name);
    if !ended.is_empty() && !is_target {
        names.push(ended);
    }
}

fn escaped(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            ' ' | '#' | '\\' => text.extend(['\\', letter]),
            '$' => text.push_str("$$"),
            _ => text.push(letter),
        }
    }
    text
}

/// The rule that says on what a target depends.
pub fn write<'a>(target: &str, names: impl Iterator<Item = &'a str>) -> String {
    let mut text = format!("{}:", escaped(target));
    for name in names {
        text.push_str(" \\\n  ");
        text.push_str(&escaped(name));
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_as_compilers_write_them() {
        let text = "a.o: a.cu /usr/include/stdio.h \\\n  b\\ c.h d\\#e.h f$$g.h \\\n h.h\n\nb:\n";
        assert_eq!(read(text), ["a.cu", "/usr/include/stdio.h", "b c.h", "d#e.h", "f$g.h", "h.h"]);
        assert_eq!(read(""), Vec::<String>::new());
        assert_eq!(read("a.o:\\\n x"), ["x"]);
    }

    #[test]
    fn what_is_written_is_read() {
        let names = ["a b.h", "c$d.h", "e#f\\g.h"];
        assert_eq!(read(&write("out file", names.into_iter())), names);
    }
}
