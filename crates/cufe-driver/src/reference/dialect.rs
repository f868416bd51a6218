//! From all modes to one dialect, or the mistake that they contradict each other (spec/cli.md section 5).

use super::arguments::CommandLineError;
use super::settings::{Modes, Settings};
use cufe_base::Standard;

/// Versions in force without options (spec/cli.md section 3).
const DEFAULT_GNU_VERSION: u32 = 80_100;
const DEFAULT_CLANG_VERSION: u32 = 90_100;

/// The standard of a command line that gives none.
fn default_standard(modes: &Modes) -> Standard {
    let gnu_version = modes.gnu_version.unwrap_or(DEFAULT_GNU_VERSION);
    match (modes.clang, modes.gnu_off) {
        (true, _) if modes.clang_version.unwrap_or(DEFAULT_CLANG_VERSION) < 60_000 => Standard::Cpp03,
        (true, _) => Standard::Cpp14,
        (false, true) => Standard::Cpp03,
        (false, false) if gnu_version < 60_000 => Standard::Cpp03,
        (false, false) if gnu_version < 110_000 => Standard::Cpp14,
        (false, false) => Standard::Cpp17,
    }
}

fn contradiction(modes: &Modes, standard: Standard) -> Option<String> {
    let other = "the language modes contradict each other";
    let gnu = modes.clang || !modes.gnu_off;
    if modes.selects_c && (modes.selects_cpp || modes.standard.is_some()) || modes.needs_c && !modes.selects_c {
        return Some(other.to_owned());
    }
    if modes.gnu_c && (modes.clang || modes.gnu_given) {
        return Some(other.to_owned());
    }
    if let Some(name) = modes.needs_cpp.filter(|_| modes.selects_c) {
        return Some(format!("the option \"{name}\" has a meaning in C++ only"));
    }
    if modes.strict && (modes.clang || modes.gnu_given) {
        return Some(other.to_owned());
    }
    if modes.strict && modes.anachronisms {
        return Some("anachronisms are not allowed in strict mode".to_owned());
    }
    if modes.long_lifetime && (gnu || standard >= Standard::Cpp11) {
        return Some("temporaries with a long lifetime exclude C++11 and the features of GNU C++".to_owned());
    }
    if modes.dependent_names && modes.parse_templates_off {
        return Some("the options \"dep_name\" and \"no_parse_templates\" exclude each other".to_owned());
    }
    if modes.bool_off && standard >= Standard::Cpp14 {
        return Some("C++14 needs the keyword bool".to_owned());
    }
    if modes.selects_c {
        return Some("this front end reads C++ only".to_owned());
    }
    None
}

impl Settings {
    /// Checks the modes against each other and completes the dialect.
    pub(super) fn resolve_dialect(&mut self) -> Result<(), CommandLineError> {
        let modes = &self.modes;
        let standard = modes.standard.unwrap_or_else(|| default_standard(modes));
        if let Some(text) = contradiction(modes, standard) {
            return Err(CommandLineError::new(text));
        }
        let dialect = &mut self.options.dialect;
        dialect.standard = standard;
        dialect.gnu_version = modes.gnu_version.unwrap_or(DEFAULT_GNU_VERSION);
        dialect.clang_version = modes.clang.then(|| modes.clang_version.unwrap_or(DEFAULT_CLANG_VERSION));
        dialect.plain = modes.gnu_off && !modes.clang;
        Ok(())
    }
}
