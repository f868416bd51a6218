//! What the tests of rules share.

use cufe_base::{Dialect, Options, Position, Source, Standard};
use cufe_diagnostics::Sink;

/// The numbers that are reported of a text, in order of their places; but for 177 and 826: variables and parameters need
/// not be used.
#[allow(dead_code, reason = "not all files of tests use it")]
pub fn reported_in(text: &str, standard: Standard) -> Vec<u16> {
    reported_with(text, &Dialect { standard, ..Dialect::default() })
}

/// As [`reported_in`], in a dialect.
#[allow(dead_code, reason = "not all files of tests use it")]
pub fn reported_with(text: &str, dialect: &Dialect) -> Vec<u16> {
    reports_of(text, dialect).into_iter().map(|(_, code)| code).collect()
}

/// As [`reported_in`], with the lines, from 1.
#[allow(dead_code, reason = "not all files of tests use it")]
pub fn lines_reported_in(text: &str, standard: Standard) -> Vec<(usize, u16)> {
    let line =
        |offset: usize| 1 + text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count();
    let reports = reports_of(text, &Dialect { standard, ..Dialect::default() });
    reports.into_iter().map(|(position, code)| (line(position.0 as usize), code)).collect()
}

/// As [`reported_in`], with options.
#[allow(dead_code, reason = "not all files of tests use it")]
pub fn numbers_of(text: &str, options: Options) -> Vec<u16> {
    found_in(text, options).into_iter().map(|(_, code)| code).collect()
}

fn reports_of(text: &str, dialect: &Dialect) -> Vec<(Position, u16)> {
    found_in(text, Options { dialect: dialect.clone(), ..Options::default() })
}

fn found_in(text: &str, options: Options) -> Vec<(Position, u16)> {
    let mut source = Source::new("a.cu", text.as_bytes().to_vec());
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    let unit = cufe_parse::analyse(source, tokens, options, sink);
    let mut found: Vec<_> = unit.sink.reports().iter().map(|report| (report.position, report.code.0)).collect();
    found.sort_by_key(|&(position, _)| position);
    found.retain(|&(_, code)| code != 826 && code != 177);
    found
}
