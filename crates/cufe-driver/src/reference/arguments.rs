//! The syntax of the reference's command line: arguments to options, from left to right.

use super::table::{self, NameMatch, OptionName, ValueKind};
use std::fmt;

/// What kind of mistake it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MistakeKind {
    /// There is no such option, or it takes no value.
    UnknownOption,
    /// Any other.
    #[default]
    Other,
}

/// A mistake on the command line; the first one ends the run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLineError {
    /// The diagnostic's number, 0 where none is known.
    pub number: u16,
    /// What is wrong.
    pub text: String,
    /// The source, if it was read already.
    pub input: Option<String>,
    /// What kind it is.
    pub kind: MistakeKind,
}

impl CommandLineError {
    /// A mistake before the source was read.
    pub fn new(text: impl Into<String>) -> Self {
        Self { number: 0, text: text.into(), input: None, kind: MistakeKind::Other }
    }

    /// The option is none.
    fn invalid_option(argument: &str) -> Self {
        Self { kind: MistakeKind::UnknownOption, ..Self::new(format!("there is no option {argument}")) }
    }
}

impl fmt::Display for CommandLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for CommandLineError {}

/// What an option is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    None,
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

impl Value {
    /// The number; 0 for an option without one.
    pub fn number(&self) -> u64 {
        if let Value::Number(number) = self { *number } else { 0 }
    }

    /// The text; empty for an option without one.
    pub fn text(self) -> String {
        if let Value::Text(text) = self { text } else { String::new() }
    }
}

/// An option as it was given.
#[derive(Clone, Debug)]
pub struct GivenOption {
    /// Which.
    pub name: OptionName,
    /// Its value, well-formed.
    pub value: Value,
}

/// One step over the command line.
#[derive(Clone, Debug)]
pub enum Item {
    /// An option.
    Option(GivenOption),
    /// The source, which is the last argument.
    Source(String),
    /// The end without a source.
    End,
}

/// Reads arguments one option at a time, so that mistakes are found in their order.
pub struct ArgumentReader<'a> {
    arguments: &'a [String],
    next: usize,
    /// Letters of a bundle of short options that are still to be read.
    bundle: Option<(&'a str, &'a str)>,
    options_ended: bool,
}

impl<'a> ArgumentReader<'a> {
    /// A reader of the arguments after the program's name.
    pub fn new(arguments: &'a [String]) -> Self {
        Self { arguments, next: 0, bundle: None, options_ended: false }
    }

    fn take(&mut self) -> Option<&'a str> {
        let argument = self.arguments.get(self.next)?;
        self.next += 1;
        Some(argument)
    }

    /// The next option, the source, or the end.
    pub fn next_item(&mut self) -> Result<Item, CommandLineError> {
        if let Some((argument, letters)) = self.bundle.take() {
            return self.short(argument, letters);
        }
        let Some(argument) = self.take() else { return Ok(Item::End) };
        if !self.options_ended {
            if argument == "--" {
                self.options_ended = true;
                return self.next_item();
            }
            if let Some(name) = argument.strip_prefix("--") {
                return self.long(argument, name);
            }
            if let Some(letters) = argument.strip_prefix('-').filter(|letters| !letters.is_empty()) {
                return self.short(argument, letters);
            }
        }
        if self.next < self.arguments.len() {
            let mut error = CommandLineError::new("the source must be the last argument");
            error.input = Some(argument.to_owned());
            return Err(error);
        }
        Ok(Item::Source(argument.to_owned()))
    }

    fn long(&mut self, argument: &'a str, name: &'a str) -> Result<Item, CommandLineError> {
        let (name, joined) = split_value(name);
        let option = match table::find_name(&name) {
            NameMatch::One(option) if !name.is_empty() => option,
            NameMatch::Several(names) if !name.is_empty() => {
                let mut error = CommandLineError::new(format!("\"--{name}\" is the beginning of several options:"));
                error.number = cufe_diagnostics::code::AMBIGUOUS_OPTION.0;
                for name in names {
                    error.text.push_str("\n            --");
                    error.text.push_str(name);
                }
                return Err(error);
            }
            _ => return Err(CommandLineError::invalid_option(argument)),
        };
        let value = match (option.row.value, joined) {
            (ValueKind::None, None) => Value::None,
            (ValueKind::None, Some(_)) => return Err(CommandLineError::invalid_option(argument)),
            (_, Some("")) => return Err(CommandLineError::invalid_option(argument)),
            (kind, Some(text)) => value(kind, text)?,
            (kind, None) => value(kind, self.following(argument)?)?,
        };
        Ok(Item::Option(GivenOption { name: option, value }))
    }

    fn short(&mut self, argument: &'a str, letters: &'a str) -> Result<Item, CommandLineError> {
        let mut rest = letters.chars();
        let option = rest.next().and_then(table::find_letter);
        let Some(option) = option else { return Err(CommandLineError::invalid_option(argument)) };
        let rest = rest.as_str();
        let value = match option.row.value {
            ValueKind::None => {
                if !rest.is_empty() {
                    self.bundle = Some((argument, rest));
                }
                Value::None
            }
            kind if rest.is_empty() => value(kind, self.following(argument)?)?,
            kind => value(kind, rest)?,
        };
        Ok(Item::Option(GivenOption { name: option, value }))
    }

    fn following(&mut self, argument: &str) -> Result<&'a str, CommandLineError> {
        self.take().ok_or_else(|| CommandLineError::new(format!("\"{argument}\" needs a value")))
    }
}

/// Splits `name=value`. Quotes and backslashes in the name protect characters, and are not part of it.
fn split_value(argument: &str) -> (String, Option<&str>) {
    let mut name = String::new();
    let mut quote = None;
    let mut letters = argument.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => name.extend(letters.next().map(|(_, protected)| protected)),
            '"' | '\'' if quote.is_none() => quote = Some(letter),
            _ if quote == Some(letter) => quote = None,
            '=' if quote.is_none() => return (name, argument.get(at + 1..)),
            _ => name.push(letter),
        }
    }
    (name, None)
}

/// A value of the kind that the option wants. Numbers are unsigned decimal, below 2^64 - 1.
fn value(kind: ValueKind, text: &str) -> Result<Value, CommandLineError> {
    match kind {
        ValueKind::None => Ok(Value::None),
        ValueKind::Text => Ok(Value::Text(text.to_owned())),
        ValueKind::Number => {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            let number = text.parse::<u64>().ok().filter(|&number| digits && number != u64::MAX);
            number.map(Value::Number).ok_or_else(|| CommandLineError::new(format!("{text} is not a number")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Options in a compact form, the source last; or the mistake.
    fn read(arguments: &[&str]) -> Result<Vec<String>, String> {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let mut reader = ArgumentReader::new(&arguments);
        let mut found = Vec::new();
        loop {
            match reader.next_item().map_err(|error| error.text)? {
                Item::Option(given) => found.push(match given.value {
                    Value::None => given.name.name().to_owned(),
                    Value::Number(number) => format!("{}:{number}", given.name.name()),
                    Value::Text(text) => format!("{}:{text}", given.name.name()),
                }),
                Item::Source(source) => {
                    found.push(source);
                    return Ok(found);
                }
                Item::End => return Ok(found),
            }
        }
    }

    #[test]
    fn a_value_is_joined_or_follows() {
        let want = Ok(vec!["diag_error:1,2".to_owned(), "a.ii".to_owned()]);
        assert_eq!(read(&["--diag_error=1,2", "a.ii"]), want);
        assert_eq!(read(&["--diag_error", "1,2", "a.ii"]), want);
    }

    #[test]
    fn short_options_are_bundled_and_take_the_rest_as_value() {
        assert_eq!(read(&["-Wwe5", "-"]).unwrap(), ["promote_warnings", "no_warnings", "error_limit:5", "-"]);
        assert_eq!(read(&["-DX", "-D", "Y=1", "a"]).unwrap(), ["define_macro:X", "define_macro:Y=1", "a"]);
        assert!(read(&["-e=5", "a"]).is_err());
        assert!(read(&["-Wq", "a"]).is_err());
        assert!(read(&["-q", "a"]).is_err());
    }

    #[test]
    fn the_source_is_last_and_single() {
        assert!(read(&["a.ii", "--strict"]).is_err());
        assert!(read(&["a.ii", "b.ii"]).is_err());
        assert_eq!(read(&["--", "--strict"]).unwrap(), ["--strict"]);
        assert_eq!(read(&["--error_output", "a.ii"]).unwrap(), ["error_output:a.ii"]);
    }

    #[test]
    fn values_that_are_missing_or_too_many_are_mistakes() {
        for arguments in [&["--error_limit"][..], &["--error_limit=", "a"], &["--strict=1", "a"], &["-e"]] {
            assert!(read(arguments).is_err(), "{arguments:?}");
        }
    }

    #[test]
    fn numbers_are_unsigned_decimal() {
        for text in ["-1", "+1", " 1", "0x1", "1.0", "", "18446744073709551615"] {
            assert!(read(&["--context_limit", text, "a"]).is_err(), "{text}");
        }
        assert_eq!(
            read(&["--context_limit=18446744073709551614", "a"]).unwrap()[0],
            "context_limit:18446744073709551614"
        );
    }

    #[test]
    fn quotes_protect_characters_of_a_name() {
        assert_eq!(read(&["--diag_\"error\"=1", "a"]).unwrap()[0], "diag_error:1");
        assert_eq!(read(&["--define_macro=A=\"x y\"", "a"]).unwrap()[0], "define_macro:A=\"x y\"");
    }

    #[test]
    fn no_argument_makes_a_panic() {
        for argument in ["--=", "--\\", "--\"", "-\u{e9}", "", "-", "--", "---", "--\u{e9}=\u{e9}", "-I"] {
            let _ = read(&[argument]);
            let _ = read(&[argument, argument]);
        }
    }
}
