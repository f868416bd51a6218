//! What the human form of reports shows besides the preprocessed source: lines as they were written, and similar names.

use super::spelling::{distance, in_a_namespace, similar_member};
use super::unit::TOOLKIT_PLACES;
use cufe_base::Position;
use cufe_base::file_name::to_path;
use cufe_diagnostics::human::Surroundings;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{EntityKind, ScopeKind};
use cufe_lex::TokenKind;
use cufe_sema::Unit;
use cufe_sema::cuda::conflict::conflicting_declarations;
use cufe_sema::cuda::spaces::{CALLS_ACROSS_SPACES, explain_use};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fs;

/// The lines of one file; none if it cannot be read.
type Lines = Option<Vec<String>>;

/// The surroundings of the reports of one unit.
pub struct UnitSurroundings<'u> {
    unit: &'u Unit,
    files: RefCell<HashMap<String, Lines>>,
}

impl<'u> UnitSurroundings<'u> {
    /// Of a unit. Files are read when a report is in them.
    pub fn new(unit: &'u Unit) -> Self {
        Self { unit, files: RefCell::new(HashMap::new()) }
    }

    /// The token at an offset.
    fn token_at(&self, offset: u32) -> u32 {
        let tokens = &self.unit.tokens;
        let (mut low, mut high) = (0, tokens.len() as u32);
        while low < high {
            let middle = low + (high - low) / 2;
            if tokens.start(middle).0 < offset {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    /// For each brace around a token, innermost first: its first and last token, and the token where what it belongs to may
    /// begin.
    fn braces_around(&self, token: u32) -> Vec<(u32, u32)> {
        let tokens = &self.unit.tokens;
        let mut around = Vec::new();
        let mut at = token;
        while at > 0 {
            at -= 1;
            let kind = tokens.kind(at);
            if kind == TokenKind::RightBrace
                && let Some(open) = tokens.partner(at)
                && open < at
            {
                at = open;
            } else if kind == TokenKind::LeftBrace {
                around.push((at, tokens.partner(at).unwrap_or(u32::MAX)));
            }
        }
        around
    }

    /// The declared name that is most like a name which stands at a token and is not declared, and the token of its declaration.
    fn similar_name(&self, name: &str, token: u32) -> Option<(&str, u32)> {
        let program = &self.unit.program;
        let tokens = &self.unit.tokens;
        let around = self.braces_around(token);
        let mut best: Option<(usize, u32, &str)> = None;
        for (_, entity) in program.entities.iter() {
            let Some(symbol) = entity.name.symbol() else { continue };
            if entity.token == u32::MAX || entity.token >= token || matches!(entity.kind, EntityKind::Label) {
                continue;
            }
            let candidate = tokens.interner.text(symbol);
            let is_reserved = candidate.starts_with('_') && !name.starts_with('_');
            if is_reserved || candidate == name {
                continue;
            }
            let limit = best.map_or(name.chars().count() / 3, |best| best.0);
            // Before anything that takes longer.
            let Some(distance) = distance(name, candidate, limit) else { continue };
            let is_visible = match program.scopes.get(entity.scope).map(|scope| scope.kind) {
                Some(ScopeKind::Global) => true,
                // Parameters stand in front of their body, which must be around the token.
                Some(ScopeKind::FunctionParameters | ScopeKind::Lambda | ScopeKind::TemplateParameters) => {
                    around.iter().any(|&(open, _)| open > entity.token && !self.ends_between(entity.token, open))
                }
                Some(_) => {
                    let inner = self.braces_around(entity.token);
                    inner.first().is_none_or(|first| around.contains(first))
                }
                None => false,
            };
            if !is_visible {
                continue;
            }
            // Of names that are as similar the last declared one is nearest.
            if best.is_none_or(|best| (distance, std::cmp::Reverse(entity.token)) < (best.0, std::cmp::Reverse(best.1)))
            {
                best = Some((distance, entity.token, candidate));
            }
        }
        best.map(|(_, token, candidate)| (candidate, token))
    }

    /// Whether a declaration or a body ends between two tokens, outside of inner brackets.
    fn ends_between(&self, first: u32, end: u32) -> bool {
        let tokens = &self.unit.tokens;
        let mut at = first;
        while at < end {
            match tokens.kind(at) {
                TokenKind::Semicolon | TokenKind::RightBrace => return true,
                kind if kind.is_opening_bracket() => {
                    at = tokens.partner(at).filter(|&close| close > at && close < end).unwrap_or(at);
                    // Braced initializers of members stand in front of more of them or of the body.
                    let goes_on =
                        at + 1 >= end || matches!(tokens.kind(at + 1), TokenKind::Comma | TokenKind::LeftBrace);
                    if kind == TokenKind::LeftBrace && !goes_on {
                        return true;
                    }
                }
                _ => {}
            }
            at += 1;
        }
        false
    }
}

impl Surroundings for UnitSurroundings<'_> {
    fn written_line(&self, file: &str, line: u32) -> Option<String> {
        let mut files = self.files.borrow_mut();
        let lines = files.entry(file.to_owned()).or_insert_with(|| {
            let path = to_path(file);
            let bytes = fs::metadata(&path).ok().filter(|data| data.is_file()).and_then(|_| fs::read(&path).ok())?;
            let text = String::from_utf8_lossy(&bytes);
            Some(text.lines().map(str::to_owned).collect())
        });
        lines.as_ref()?.get((line as usize).checked_sub(1)?).cloned()
    }

    fn related(&self, report: &Report) -> Vec<(Position, String)> {
        let mut related = conflicting_declarations(self.unit, report);
        related.extend(self.place_of_semicolon(report));
        related.extend(self.similar_declaration(report));
        related
    }

    fn help(&self, report: &Report) -> Option<String> {
        if CALLS_ACROSS_SPACES.contains(&report.code) && report.position.is_some() {
            return explain_use(self.unit, report.position);
        }
        if report.code == code::NARROWING_CONVERSION
            && let Some(Argument::Type { written, .. }) = report.arguments.get(1)
        {
            return Some(format!("write static_cast<{written}>(...) if that is meant"));
        }
        if report.code == code::TEMPLATE_NAME_EXPECTED && report.position.is_some() {
            let token = self.token_at(report.position.0);
            return self.help_for_namespace(&String::from_utf8_lossy(self.unit.reader().token_text(token)));
        }
        let Some(Argument::Quoted(name)) = report.arguments.first().filter(|_| report.position.is_some()) else {
            return None;
        };
        match report.code {
            code::UNDECLARED_IDENTIFIER => self.help_for_undeclared(name, report.position),
            code::NO_SUCH_MEMBER => {
                let (similar, _) = similar_member(self.unit, name, container(report)?)?;
                Some(format!("a similar name is declared there: \"{similar}\""))
            }
            _ => None,
        }
    }
}

/// The class or namespace in which a name was looked for.
fn container(report: &Report) -> Option<&str> {
    match report.arguments.get(1)? {
        Argument::Quoted(name) | Argument::Entity { name, .. } => Some(name),
        _ => None,
    }
}

impl UnitSurroundings<'_> {
    fn help_for_undeclared(&self, name: &str, position: Position) -> Option<String> {
        let similar = self.similar_name(name, self.token_at(position.0));
        let is_own = similar.is_some_and(|(_, token)| self.unit.source.is_own_text(self.unit.tokens.start(token)));
        if self.later_declaration(name, position).is_some() {
            return None;
        }
        // What is like a name of the user's own is misspelled, and what a namespace has needs that in front.
        if !is_own && let Some(help) = self.help_for_namespace(name) {
            return Some(help);
        }
        let suggestion = similar.map(|(similar, _)| format!("a similar name is declared: \"{similar}\""));
        let carried = || format!("only the few CUDA headers that cufe carries are used; {TOOLKIT_PLACES}");
        let hint = (self.unit.options.carried_headers && !is_own).then(carried);
        match (suggestion, hint) {
            (Some(suggestion), Some(hint)) => Some(format!("{suggestion}; {hint}")),
            (suggestion, hint) => suggestion.or(hint),
        }
    }

    /// Where a name that is not declared yet is declared later in the user's own text, outside of everything.
    fn later_declaration(&self, name: &str, position: Position) -> Option<Position> {
        let (program, tokens) = (&self.unit.program, &self.unit.tokens);
        let token = self.token_at(position.0);
        let is_it = |it: &cufe_il::Entity| {
            it.token != u32::MAX
                && it.token > token
                && it.name.symbol().is_some_and(|symbol| tokens.interner.text(symbol) == name)
                && program.scopes.get(it.scope).is_some_and(|scope| scope.kind == ScopeKind::Global)
        };
        let later = program.entities.iter().filter(|(_, it)| is_it(it)).map(|(_, it)| tokens.start(it.token)).min()?;
        self.unit.source.is_own_text(later).then_some(later)
    }

    fn help_for_namespace(&self, name: &str) -> Option<String> {
        let (namespace, _) = in_a_namespace(self.unit, name)?;
        Some(format!("namespace \"{namespace}\" has that name: write {namespace}::{name}"))
    }

    /// Where a semicolon belongs that is missing at the beginning of a line: behind what stands on a line before.
    fn place_of_semicolon(&self, report: &Report) -> Option<(Position, String)> {
        if report.code != code::EXPECTED_SEMICOLON || !report.position.is_some() {
            return None;
        }
        let (source, tokens) = (&self.unit.source, &self.unit.tokens);
        let before = self.token_at(report.position.0).checked_sub(1)?;
        let (start, place) = (tokens.start(before), source.location(report.position));
        let last = source.location(start);
        let is_before = (last.file, last.line) != (place.file, place.line) && source.is_own_text(start);
        is_before.then(|| (start, "it belongs behind this".to_owned()))
    }

    /// Where the name is declared that is suggested.
    fn similar_declaration(&self, report: &Report) -> Option<(Position, String)> {
        let Some(Argument::Quoted(name)) = report.arguments.first().filter(|_| report.position.is_some()) else {
            return None;
        };
        let tokens = &self.unit.tokens;
        let (name, token) = match report.code {
            code::UNDECLARED_IDENTIFIER => {
                if let Some(later) = self.later_declaration(name, report.position) {
                    return Some((later, "it is declared here only, behind its use".to_owned()));
                }
                let (similar, token) = self.similar_name(name, self.token_at(report.position.0))?;
                (similar.to_owned(), token)
            }
            code::NO_SUCH_MEMBER => {
                let (similar, entity) = similar_member(self.unit, name, container(report)?)?;
                (similar, self.unit.program.entities[entity].token)
            }
            _ => return None,
        };
        let position = tokens.start(token);
        self.unit.source.is_own_text(position).then(|| (position, format!("\"{name}\" is declared here")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stages;
    use cufe_base::Options;
    use cufe_diagnostics::Controls;

    fn helps(text: &str) -> Vec<Option<String>> {
        let source = stages::read("a.cu", text.as_bytes().to_vec(), &Options::default());
        let analysis = stages::analyse(source, &Options::default(), &Default::default(), &Controls::new());
        let surroundings = UnitSurroundings::new(&analysis.unit);
        analysis.resolved.reports.iter().map(|resolved| surroundings.help(&resolved.report)).collect()
    }

    fn suggestion(name: &str) -> Vec<Option<String>> {
        vec![Some(format!("a similar name is declared: \"{name}\""))]
    }

    #[test]
    fn a_similar_name_of_the_same_block_is_suggested() {
        assert_eq!(helps("int f() { int counter = 1; return countr; }"), suggestion("counter"));
        assert_eq!(helps("int f(int counter) { return countr; }"), suggestion("counter"));
        assert_eq!(helps("int counter; int f() { return countr; }"), suggestion("counter"));
    }

    #[test]
    fn a_call_across_spaces_is_explained_by_its_path() {
        let text =
            "__attribute__((device)) int d(); int a() { return d(); } int b() { return a(); } int c() { return b(); }";
        let help = helps(text).remove(0).unwrap();
        for part in [
            "c() calls b() calls a() calls d()",
            "d() is __device__ (__device__ is written)",
            "a() is __host__ (nothing is written)",
        ] {
            assert!(help.contains(part), "{help}");
        }
    }

    fn related(text: &str) -> Vec<String> {
        let source = stages::read("a.cu", text.as_bytes().to_vec(), &Options::default());
        let analysis = stages::analyse(source, &Options::default(), &Default::default(), &Controls::new());
        let surroundings = UnitSurroundings::new(&analysis.unit);
        let reports = analysis.resolved.reports.iter();
        reports.flat_map(|resolved| surroundings.related(&resolved.report)).map(|(_, text)| text).collect()
    }

    #[test]
    fn conflicts_show_the_other_declaration() {
        let host = "__attribute__((host))";
        let device = "__attribute__((device))";
        let kernel = "__attribute__((global))";
        assert_eq!(
            related(&format!("struct B {{ virtual {device} void f(); }}; struct D : B {{ void f(); }};")),
            ["the overridden function is __device__ (__device__ is written)"]
        );
        assert_eq!(
            related(&format!("{host} {device} void f(); void f(); {kernel} void f();")),
            ["it is declared here with __host__ __device__", "it is declared here with no space"]
        );
        let variables = "extern __attribute__((shared)) int v; extern __attribute__((constant)) int v;";
        assert_eq!(related(variables), ["it is declared here with __shared__"]);
    }

    #[test]
    fn names_of_other_blocks_are_not_suggested() {
        assert_eq!(helps("void g() { int counter; } int f() { return countr; }"), [None]);
        assert_eq!(helps("void g(int counter) { } int f() { return countr; }"), [None]);
        assert_eq!(helps("int f() { return countr; } int counter;"), [None]);
    }
}
