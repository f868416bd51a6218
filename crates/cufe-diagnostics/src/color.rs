//! Colours of the text form.

/// What a colour is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// The words of errors.
    Error,
    /// The word of warnings.
    Warning,
    /// The words of notes and remarks.
    Note,
    /// Places.
    Locus,
    /// Quoted names and texts.
    Quote,
}

/// The codes of each category; empty for what has no colour.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ColorScheme {
    error: String,
    warning: String,
    note: String,
    locus: String,
    quote: String,
}

/// The scheme without environment variables.
pub const DEFAULT_SCHEME: &str = "error=01;31:warning=01;35:note=01;36:locus=01:quote=01:range1=32";

impl ColorScheme {
    /// The scheme that a text such as [`DEFAULT_SCHEME`] describes. Categories it does not name have no colour.
    pub fn parse(text: &str) -> Self {
        let mut scheme = Self::default();
        for entry in text.split(':') {
            let Some((name, codes)) = entry.split_once('=') else { continue };
            let is_valid = codes.bytes().all(|byte| byte.is_ascii_digit() || byte == b';');
            let codes = if is_valid { codes.to_owned() } else { String::new() };
            match name {
                "error" => scheme.error = codes,
                "warning" => scheme.warning = codes,
                "note" => scheme.note = codes,
                "locus" => scheme.locus = codes,
                "quote" => scheme.quote = codes,
                _ => {}
            }
        }
        scheme
    }

    /// The scheme in force for an environment and a standard error that is a terminal or not; `None` without colours.
    /// `--no_colors` is the caller's.
    pub fn from_environment(is_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let terminal = variable("TERM").filter(|name| name != "dumb");
        if !is_terminal || terminal.is_none() || variable("NOCOLOR").is_some() {
            return None;
        }
        let text = variable("EDG_COLORS").or_else(|| variable("GCC_COLORS"));
        Some(Self::parse(text.as_deref().unwrap_or(DEFAULT_SCHEME)))
    }

    fn codes(&self, category: Category) -> &str {
        match category {
            Category::Error => &self.error,
            Category::Warning => &self.warning,
            Category::Note => &self.note,
            Category::Locus => &self.locus,
            Category::Quote => &self.quote,
        }
    }

    /// Appends a coloured text. With an empty colour only the end sequence is written.
    pub fn paint(&self, line: &mut String, category: Category, text: &str) {
        let codes = self.codes(category);
        if !codes.is_empty() {
            line.push_str("\x1b[");
            line.push_str(codes);
            line.push('m');
        }
        line.push_str(text);
        line.push_str("\x1b[0m");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(scheme: &ColorScheme, category: Category) -> String {
        let mut line = String::new();
        scheme.paint(&mut line, category, "x");
        line
    }

    #[test]
    fn a_given_scheme_replaces_the_whole_default() {
        let scheme = ColorScheme::parse("error=1;4:quote=abc");
        assert_eq!(painted(&scheme, Category::Error), "\x1b[1;4mx\x1b[0m");
        assert_eq!(painted(&scheme, Category::Quote), "x\x1b[0m");
        assert_eq!(painted(&scheme, Category::Warning), "x\x1b[0m");
    }

    #[test]
    fn colors_need_a_terminal_that_knows_them() {
        let environment = |pairs: &'static [(&str, &str)]| {
            move |name: &str| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.to_owned())
        };
        let default = Some(ColorScheme::parse(DEFAULT_SCHEME));
        assert_eq!(ColorScheme::from_environment(true, environment(&[("TERM", "xterm")])), default);
        assert_eq!(ColorScheme::from_environment(true, environment(&[("TERM", "xterm"), ("NO_COLOR", "1")])), default);
        assert_eq!(ColorScheme::from_environment(false, environment(&[("TERM", "xterm")])), None);
        assert_eq!(ColorScheme::from_environment(true, environment(&[("TERM", "dumb")])), None);
        assert_eq!(ColorScheme::from_environment(true, environment(&[])), None);
        assert_eq!(ColorScheme::from_environment(true, environment(&[("TERM", "xterm"), ("NOCOLOR", "")])), None);
        let given = environment(&[("TERM", "xterm"), ("GCC_COLORS", "note=7"), ("EDG_COLORS", "error=9")]);
        assert_eq!(ColorScheme::from_environment(true, given), Some(ColorScheme::parse("error=9")));
    }
}
