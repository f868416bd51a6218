//! From all modes to one dialect, or the mistake that they contradict each other.

use super::arguments::CommandLineError;
use super::settings::{Modes, Settings};
use cufe_base::Standard;

/// Versions in force without options.
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
    if let Some(name) = modes.needs_gnu.filter(|_| !gnu) {
        return Some(format!("the option \"{name}\" has a meaning in GNU mode only"));
    }
    if modes.building_runtime && standard < Standard::Cpp14 {
        return Some("the run-time library is built as C++14 or later".to_owned());
    }
    // The reference ends in an internal error here.
    if modes.namespaces_off && standard >= Standard::Cpp11 {
        return Some("C++11 needs namespaces".to_owned());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reference::read;

    /// The dialect as standard, GNU version and Clang version; or the mistake.
    fn dialect(options: &str) -> Result<(Standard, u32, Option<u32>), String> {
        let arguments: Vec<String> = options.split_whitespace().chain(["-n", "a.ii"]).map(str::to_owned).collect();
        let mut settings = Settings::default();
        read(&mut settings, &arguments).map_err(|error| error.text)?;
        let dialect = settings.options.dialect;
        Ok((dialect.standard, dialect.gnu_version, dialect.clang_version))
    }

    #[test]
    fn without_a_standard_it_follows_from_the_compiler() {
        for (options, standard) in [
            ("", Standard::Cpp14),
            ("--gnu_version=50900", Standard::Cpp03),
            ("--gnu_version=60000", Standard::Cpp14),
            ("--gnu_version=110000", Standard::Cpp17),
            ("--clang", Standard::Cpp14),
            ("--clang_version=50000", Standard::Cpp03),
            ("--no_g++", Standard::Cpp03),
            ("--no_c++11", Standard::Cpp03),
            ("--c++20 --c++11", Standard::Cpp11),
        ] {
            assert_eq!(dialect(options).unwrap().0, standard, "{options}");
        }
    }

    #[test]
    fn clang_holds_over_gnu() {
        let found = dialect("--c++17 --clang --clang_version=170000 --gnu_version=120200").unwrap();
        assert_eq!(found, (Standard::Cpp17, 120_200, Some(170_000)));
    }

    #[test]
    fn contradictions_are_mistakes() {
        for options in [
            "--c --c++17",
            "--c --g++",
            "--gcc --parse_templates",
            "--gcc --clang",
            "--svr4",
            "--c++17 --no_svr4",
            "--strict --clang",
            "--strict --gnu_version=120200",
            "--strict --anachronisms",
            "--cfront_3.0",
            "--cfront_3.0 --no_g++ --c++11",
            "--dep_name --no_parse_templates",
            "--no_bool --c++14",
            "--no_g++ --short_enums",
            "--no_namespaces --c++11",
            "--c++11 --building_runtime",
        ] {
            assert!(dialect(options).is_err(), "{options}");
        }
    }

    #[test]
    fn what_goes_together_is_accepted() {
        for options in [
            "--strict --no_g++",
            "--strict --anachronisms --no_anachronisms",
            "--cfront_3.0 --no_g++ --c++03",
            "--no_dep_name --no_parse_templates",
            "--no_bool --c++11",
            "--pgc++ --gnu_version=120200 --pgi_version=240100 --pgi_llvm",
            "--pgc++ --clang",
        ] {
            assert!(dialect(options).is_ok(), "{options}: {:?}", dialect(options));
        }
    }
}
