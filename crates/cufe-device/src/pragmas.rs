//! Pragmas between parts of a device text: which of them last, and which undo each other because nothing between them is kept.

use cufe_base::Source;
use cufe_lex::{Pragma, PragmaKind, Tokens};

/// What a pragma that lasts does to a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Push,
    Pop,
    Set,
}

/// The state that a pragma changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Packing,
    Visibility,
    Macros,
    Options,
    /// One that nothing is known of.
    Other,
}

/// The pragmas among `range` (numbers of all pragmas) that must stand in the text where everything between them is left
/// out. Those before the token `next` are for it.
pub(crate) fn between_parts(range: std::ops::Range<usize>, next: u32, source: &Source, tokens: &Tokens) -> Vec<usize> {
    let mut rest: Vec<(usize, State, Action)> = Vec::new();
    for number in range {
        let Some(pragma) = tokens.pragmas().get(number) else { break };
        let is_for_next = pragma.before.number() >= next;
        let Some((state, action)) = effect(pragma, source, is_for_next) else { continue };
        let begun = rest.iter().rposition(|&(_, other, before)| other == state && before == Action::Push);
        match begun.filter(|&begun| action == Action::Pop && rest[begun..].iter().all(|&(_, other, _)| other == state))
        {
            Some(begun) => rest.truncate(begun),
            None => rest.push((number, state, action)),
        }
    }
    rest.into_iter().map(|(number, ..)| number).collect()
}

/// What a pragma does to what follows; `None` where it is for what is left out, or for diagnostics only, which are those of
/// the whole text.
fn effect(pragma: &Pragma, source: &Source, is_for_next: bool) -> Option<(State, Action)> {
    let text = source.slice(pragma.text);
    let mut words =
        text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty());
    let mut action = || match words.next() {
        Some("push") => Action::Push,
        Some("pop") => Action::Pop,
        _ => Action::Set,
    };
    match pragma.kind {
        PragmaKind::Diagnostic => return None,
        PragmaKind::Pack => {
            action();
            return Some((State::Packing, action()));
        }
        PragmaKind::Stdc => return Some((State::Other, Action::Set)),
        PragmaKind::PassedOn => {}
        _ => return is_for_next.then_some((State::Other, Action::Set)),
    }
    match words.next() {
        Some("push_macro") => Some((State::Macros, Action::Push)),
        Some("pop_macro") => Some((State::Macros, Action::Pop)),
        Some("GCC") => match words.next() {
            Some("diagnostic" | "warning" | "error" | "poison" | "system_header") => None,
            Some("visibility") => {
                let action = match words.next() {
                    Some("push") => Action::Push,
                    _ => Action::Pop,
                };
                Some((State::Visibility, action))
            }
            Some("push_options") => Some((State::Options, Action::Push)),
            Some("pop_options") => Some((State::Options, Action::Pop)),
            Some("optimize" | "target") => Some((State::Options, Action::Set)),
            _ => Some((State::Other, Action::Set)),
        },
        _ => Some((State::Other, Action::Set)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_base::Dialect;
    use cufe_diagnostics::Sink;

    /// The numbers of the pragmas that stay where the text between them goes.
    fn stay(pragmas: &[&str]) -> Vec<usize> {
        let text: String = pragmas.iter().map(|pragma| format!("#pragma {pragma}\nint host;\n")).collect();
        let mut source = Source::new("a.ii", text.into_bytes());
        let tokens = cufe_lex::lex(&mut source, &Dialect::default(), &mut Sink::new());
        assert_eq!(tokens.pragmas().len(), pragmas.len());
        between_parts(0..pragmas.len(), u32::MAX, &source, &tokens)
    }

    #[test]
    fn a_state_that_is_restored_needs_no_pragmas() {
        assert_eq!(stay(&["pack(push, 1)", "pack(2)", "pack(pop)"]), Vec::<usize>::new());
        assert_eq!(
            stay(&["GCC visibility push(hidden)", "GCC visibility push(default)", "GCC visibility pop"]),
            vec![0]
        );
        assert_eq!(stay(&["push_macro(\"a\")", "pack(push)", "pack(pop)", "pop_macro(\"a\")"]), Vec::<usize>::new());
    }

    #[test]
    fn a_state_that_is_not_restored_stays_changed() {
        assert_eq!(stay(&["pack(2)"]), vec![0]);
        assert_eq!(stay(&["pack(pop)", "pack(push)"]), vec![0, 1]);
        assert_eq!(stay(&["pack(push)", "unknown", "pack(pop)"]), vec![0, 1, 2]);
    }

    #[test]
    fn pragmas_for_what_is_left_out_and_for_diagnostics_go() {
        assert_eq!(
            stay(&["GCC diagnostic push", "GCC diagnostic pop", "nv_diag_suppress 177", "unroll"]),
            Vec::<usize>::new()
        );
    }
}
