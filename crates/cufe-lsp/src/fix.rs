//! What would mend a report: from its number and the program, not from its words.

use crate::answer::{Fix, Span};
use crate::places::Places;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    ExecutionSpace, ExtendedKind, FunctionDeclarationFlags, FunctionFlags, FunctionId, Lambda, LambdaFlags, Program,
};
use cufe_sema::Unit;
use cufe_sema::cuda::spaces::call_across;
use cufe_sema::types::printing::function_signature_text;

/// Calls that an option allows.
const RELAXED_CONSTEXPR: [Code; 6] = [
    code::HOST_DEVICE_CALLS_CONSTEXPR_DEVICE,
    code::HOST_CALLS_CONSTEXPR_DEVICE,
    code::HOST_DEVICE_CALLS_CONSTEXPR_HOST,
    code::HOST_DEVICE_CALLS_CONSTEXPR_HOST_GENERIC,
    code::DEVICE_CALLS_CONSTEXPR_HOST,
    code::GLOBAL_CALLS_CONSTEXPR_HOST,
];

/// What would mend a report.
pub fn fixes(unit: &Unit, report: &Report, places: &mut Places<'_>) -> Vec<Fix> {
    let mut fixes = Vec::new();
    if let Some(used) = call_across(unit, report.position) {
        fixes.extend(annotation(unit, used.function, places));
    }
    if RELAXED_CONSTEXPR.contains(&report.code) {
        fixes.push(Fix::Option("--expt-relaxed-constexpr".to_owned()));
    }
    match report.code {
        code::EXTENDED_LAMBDA_DISALLOWED => fixes.push(Fix::Option("--extended-lambda".to_owned())),
        code::LOCAL_NOT_CAPTURED => fixes.extend(captures_of_variable(unit, report, places)),
        code::THIS_NOT_CAPTURED | code::IMPLICIT_THIS_CAPTURE_BY_COPY | code::THIS_ADDR_CAPTURE_EXT_LAMBDA => {
            fixes.extend(captures_of_this(unit, report, places));
        }
        _ => {}
    }
    fixes
}

/// The written function that stands behind an instance of a template.
fn written_function(program: &Program, function: FunctionId) -> FunctionId {
    let entry = &program.functions[function];
    let pattern = entry.specialized.filter(|_| !entry.flags.contains(FunctionFlags::SPECIALIZATION));
    let pattern = pattern.and_then(|template| program.function_of(program.templates[template].pattern?));
    pattern.unwrap_or(function)
}

/// Adds the space that a called function lacks to all its declarations.
fn annotation(unit: &Unit, function: FunctionId, places: &mut Places<'_>) -> Option<Fix> {
    let program = &unit.program;
    let function = written_function(program, function);
    let entry = &program.functions[function];
    let unwritten = FunctionFlags::IMPLICIT | FunctionFlags::BUILTIN | FunctionFlags::LAMBDA;
    if entry.flags.intersects(unwritten) || entry.space.is_kernel() {
        return None;
    }
    let words = match (
        entry.space.contains(ExecutionSpace::DEVICE_WRITTEN),
        entry.space.contains(ExecutionSpace::HOST_CAPABLE),
    ) {
        (true, _) => "__host__ ",
        (_, true) => "__device__ ",
        _ => "__host__ __device__ ",
    };
    let declared = |declaration: &&cufe_il::FunctionDeclaration| {
        let other = FunctionDeclarationFlags::INSTANTIATION | FunctionDeclarationFlags::INSTANTIATION_DECLARATION;
        declaration.function == function && !declaration.flags.intersects(other)
    };
    let reader = unit.reader();
    let mut insertions = Vec::new();
    for declaration in program.written_functions().filter(declared) {
        // An attribute of the whole declaration stays the first of it.
        let token = reader.behind_attributes(declaration.specifiers);
        if !reader.is_own_text(token) {
            return None;
        }
        insertions.push((places.token(unit.tokens.range(token))?, words.to_owned()));
    }
    let name = function_signature_text(program, reader.names(), function);
    let title = format!("Add {} to {name}", words.trim_end());
    (!insertions.is_empty()).then_some(Fix::Edit { title, insertions })
}

/// The token at a position.
fn token_at(unit: &Unit, position: cufe_base::Position) -> Option<u32> {
    let (mut low, mut high) = (0, unit.tokens.len() as u32);
    while low < high {
        let middle = low + (high - low) / 2;
        match unit.tokens.start(middle) < position {
            true => low = middle + 1,
            false => high = middle,
        }
    }
    ((low as usize) < unit.tokens.len()).then_some(low)
}

/// The innermost lambda around a token.
fn lambda_around(unit: &Unit, token: u32) -> Option<&Lambda> {
    let around = unit.program.lambdas.iter().filter(|lambda| {
        let (open, close) = lambda.body;
        open < token && token < close && !lambda.flags.contains(LambdaFlags::NOT_WRITTEN)
    });
    around.max_by_key(|lambda| lambda.body.0)
}

/// Where a capture is added, and what stands before it.
fn place_of_capture(unit: &Unit, lambda: &Lambda, places: &mut Places<'_>) -> Option<(Span, &'static str)> {
    let (open, close) = lambda.introducer;
    let span = places.token(unit.tokens.range(close))?;
    Some((span, if close > open + 1 { ", " } else { "" }))
}

fn captures_of_variable(unit: &Unit, report: &Report, places: &mut Places<'_>) -> Vec<Fix> {
    let edit = |places: &mut Places<'_>| -> Option<Vec<Fix>> {
        let token = token_at(unit, report.position)?;
        let lambda = lambda_around(unit, token)?;
        let name = unit.reader().word(token)?.to_owned();
        let (span, separator) = place_of_capture(unit, lambda, places)?;
        let capture = |how: &str, what: String| Fix::Edit {
            title: format!("Capture {name} by {how}"),
            insertions: vec![(span, format!("{separator}{what}"))],
        };
        let mut fixes = vec![capture("value", name.clone())];
        if lambda.extended.kind == ExtendedKind::None {
            fixes.push(capture("reference", format!("&{name}")));
        }
        Some(fixes)
    };
    edit(places).unwrap_or_default()
}

fn captures_of_this(unit: &Unit, report: &Report, places: &mut Places<'_>) -> Vec<Fix> {
    let edit = |places: &mut Places<'_>| -> Option<Vec<Fix>> {
        let lambda = lambda_around(unit, token_at(unit, report.position)?)?;
        let (span, separator) = place_of_capture(unit, lambda, places)?;
        let capture = |title: &str, what: &str| Fix::Edit {
            title: title.to_owned(),
            insertions: vec![(span, format!("{separator}{what}"))],
        };
        Some(vec![capture("Capture the object by value (*this)", "*this"), capture("Capture the pointer this", "this")])
    };
    edit(places).unwrap_or_default()
}
