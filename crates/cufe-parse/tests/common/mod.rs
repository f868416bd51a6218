//! What the tests of rules share.

use cufe_base::{Dialect, Options, Source, Standard};
use cufe_diagnostics::Sink;

/// The numbers that are reported of a text, in order of their places; but for 177 and 826: variables and parameters need
/// not be used.
#[allow(dead_code, reason = "not all files of tests use it")]
pub fn reported_in(text: &str, standard: Standard) -> Vec<u16> {
    reported_with(text, &Dialect { standard, ..Dialect::default() })
}

/// As [`reported_in`], in a dialect.
pub fn reported_with(text: &str, dialect: &Dialect) -> Vec<u16> {
    let options = Options { dialect: dialect.clone(), ..Options::default() };
    let mut source = Source::new("a.cu", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options, sink);
    let mut found: Vec<_> = unit.sink.reports().iter().map(|report| (report.position, report.code.0)).collect();
    found.sort_by_key(|&(position, _)| position);
    found.into_iter().map(|(_, code)| code).filter(|&code| code != 826 && code != 177).collect()
}
