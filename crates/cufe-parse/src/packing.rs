//! `#pragma pack`: the largest alignment of members, from one point of the source on.

use crate::Parser;
use cufe_base::Options;
use cufe_lex::{PragmaKind, Tokens};

/// What holds from which token on, in order; 0 is no packing. `first` holds before the first pragma.
pub(crate) fn packings(tokens: &Tokens, first: u32) -> Vec<(u32, u32)> {
    let pragmas = tokens.pragmas().iter().filter(|pragma| pragma.kind == PragmaKind::Pack);
    pragmas.map(|pragma| (pragma.before.number(), pragma.packing.unwrap_or(first))).collect()
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
