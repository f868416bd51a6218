//! Definitions by their tokens ([basic.def.odr]/15): what was compiled, wherever it stands and however it is laid out.

use super::Fact;
use cufe_project::cache::hash;
use cufe_sema::Unit;
use std::ops::RangeInclusive;

/// How tokens that depend on their place count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Places {
    /// As they were compiled.
    Compiled,
    /// A string that names its own file as `__FILE__`, and a number that is its own line as `__LINE__`.
    Named,
}

fn text(unit: &Unit, range: RangeInclusive<u32>, left_out: &[(u32, u32)], places: Places) -> Vec<u8> {
    let (tokens, source) = (&unit.tokens, &unit.source);
    let mut text = Vec::new();
    for token in range.filter(|token| !left_out.iter().any(|(first, last)| (first..=last).contains(&token))) {
        let spelled = unit.reader().token_text(token);
        text.push(b' ');
        let place = || source.line(tokens.start(token));
        match spelled {
            [b'"', name @ .., b'"'] if places == Places::Named && name == source.file_name(place().0).as_bytes() => {
                text.extend_from_slice(b"__FILE__");
            }
            [b'0'..=b'9', ..] if places == Places::Named && spelled == place().1.to_string().as_bytes() => {
                text.extend_from_slice(b"__LINE__");
            }
            _ => text.extend_from_slice(spelled),
        }
    }
    text
}

/// A number for the tokens of a range without some parts.
pub fn tokens_hash(unit: &Unit, range: RangeInclusive<u32>, left_out: &[(u32, u32)]) -> String {
    hash([text(unit, range, left_out, Places::Compiled).as_slice()])
}

/// What is compared of a definition: its tokens as they were compiled and with names for those that depend on the place.
/// Definitions are the same if one or the other is: how a header's name is spelled depends on the folders of the command
/// line, and where a definition stands does not count unless it asks.
pub fn fact(unit: &Unit, range: RangeInclusive<u32>) -> Fact {
    let forms =
        [Places::Compiled, Places::Named].map(|places| hash([text(unit, range.clone(), &[], places).as_slice()]));
    Fact { value: forms.join(" "), shown: String::new() }
}

/// Whether two definitions are the same.
pub fn is_same(left: &Fact, right: &Fact) -> bool {
    left.value.split(' ').zip(right.value.split(' ')).any(|(left, right)| left == right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_base::{Options, Source};
    use cufe_diagnostics::Sink;

    fn fact_of(text: &str) -> Fact {
        let mut source = Source::new("a.cu", text.as_bytes().to_vec());
        let options = Options::default();
        let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut Sink::new());
        let unit = cufe_parse::analyse(source, tokens, options, Sink::new());
        fact(&unit, 0..=unit.tokens.len() as u32 - 1)
    }

    #[test]
    fn space_and_place_do_not_count() {
        assert!(is_same(&fact_of("struct S { int a[2]; };"), &fact_of("\nstruct S {\n  int a[2];\n};")));
        assert!(!is_same(&fact_of("struct S { int a[2]; };"), &fact_of("struct S { int a[3]; };")));
    }

    #[test]
    fn the_name_of_a_file_may_be_spelled_in_two_ways() {
        let text = |name: &str| format!("# 7 \"{name}\"\ninline const char *f() {{ return \"{name}\"; }}");
        assert!(is_same(&fact_of(&text("../a.h")), &fact_of(&text("b/../../a.h"))));
        let other = text("../a.h").replace("return \"../a.h\"", "return \"a.h\"");
        assert!(!is_same(&fact_of(&text("../a.h")), &fact_of(&other)));
    }

    #[test]
    fn a_number_that_is_a_line_by_chance_is_a_number() {
        assert!(is_same(&fact_of("struct S { int a[2]; };"), &fact_of("\nstruct S { int a[2]; };")));
    }
}
