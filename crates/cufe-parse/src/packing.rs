//! `#pragma pack`: the largest alignment of members, from one point of the source on (spec/types.md section 4).

use crate::Parser;
use cufe_base::{Options, Source};
use cufe_lex::{PragmaKind, Tokens};

/// What holds from which token on, in order; 0 is no packing. `first` holds before the first pragma.
pub(crate) fn packings(tokens: &Tokens, source: &Source, first: u32) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    let mut stack: Vec<(String, u32)> = Vec::new();
    let mut current = first;
    for pragma in tokens.pragmas().iter().filter(|pragma| pragma.kind == PragmaKind::Pack) {
        let text = source.slice(pragma.text);
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let words: Vec<&str> = words.skip_while(|&word| word != "pack").skip(1).collect();
        let value = words.iter().filter_map(|word| word.parse::<u32>().ok()).find(|&value| is_packing(value));
        let name = words.iter().skip(1).find(|word| word.starts_with(|c: char| !c.is_ascii_digit()));
        match words.first() {
            Some(&"push") => {
                stack.push((name.map(|name| (*name).to_owned()).unwrap_or_default(), current));
                current = value.unwrap_or(current);
            }
            Some(&"pop") => {
                let depth = match name {
                    Some(name) => stack.iter().rposition(|entry| entry.0 == *name),
                    None => stack.len().checked_sub(1),
                };
                if let Some(depth) = depth {
                    current = stack[depth].1;
                    stack.truncate(depth);
                }
                current = value.unwrap_or(current);
            }
            Some(_) => current = value.unwrap_or(current),
            None => current = first,
        }
        found.push((pragma.before.number(), current));
    }
    found
}

impl Parser<'_, '_> {
    /// The packing in force at a token.
    pub(crate) fn packing_at(&self, token: u32) -> u32 {
        let packings = &self.sema.packings;
        let after = packings.partition_point(|entry| entry.0 <= token);
        after.checked_sub(1).map_or_else(|| first_packing(self.sema.options), |index| packings[index].1)
    }
}

/// The packing that options set.
pub(crate) fn first_packing(options: &Options) -> u32 {
    options.pack_alignment.and_then(|value| u32::try_from(value).ok()).unwrap_or(0)
}

fn is_packing(value: u32) -> bool {
    value == 0 || value.is_power_of_two() && value <= 16
}
