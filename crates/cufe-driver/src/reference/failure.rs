//! Failing on purpose, for tests of what happens then: the variable `CUFE_FAIL` in the environment says how. It has an effect
//! in overlays only, where the work is done by a process that is watched.

use crate::process::is_watched;

/// The variable's name.
const VARIABLE: &str = "CUFE_FAIL";

/// How much memory is taken at a time.
const PIECE: usize = 16 << 20;

fn wanted() -> Option<String> {
    is_watched().then(|| std::env::var(VARIABLE).ok()).flatten()
}

/// Whether an error is to be reported for every source.
pub fn is_error_wanted() -> bool {
    wanted().as_deref() == Some("error")
}

/// Fails as the variable says: `panic`, `abort`, `memory` (takes memory until there is none left) or `time` (goes on for
/// ever).
pub fn fail_on_purpose() {
    match wanted().as_deref() {
        Some("panic") => panic!("a panic was asked for"),
        Some("abort") => std::process::abort(),
        Some("memory") => {
            let mut taken = Vec::new();
            loop {
                taken.push(vec![1_u8; PIECE]);
            }
        }
        Some("time") => loop {
            std::hint::spin_loop();
        },
        _ => {}
    }
}
