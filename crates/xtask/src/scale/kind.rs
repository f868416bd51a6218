//! What a kind of input is: a name, and a function from a size to a preprocessed program.

/// A kind of input.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name, as `--kind` takes it.
    pub name: &'static str,
    /// A program that holds `n` of what the name says.
    pub generate: fn(usize) -> String,
    /// Whether both front ends accept it silently; otherwise it is about reports.
    pub is_valid: bool,
    /// The largest size that makes sense: the language or the reference limits how deep some things go.
    pub largest: usize,
}

impl Kind {
    /// The same with a largest size.
    pub const fn up_to(self, largest: usize) -> Kind {
        Kind { largest, ..self }
    }
}

/// A kind of valid programs.
pub const fn valid(name: &'static str, generate: fn(usize) -> String) -> Kind {
    Kind { name, generate, is_valid: true, largest: usize::MAX }
}

/// A kind of programs that are reported on.
pub const fn reports(name: &'static str, generate: fn(usize) -> String) -> Kind {
    Kind { name, generate, is_valid: false, largest: usize::MAX }
}

/// The texts of `0..n`, one after the other.
pub fn each(n: usize, text: impl Fn(usize) -> String) -> String {
    (0..n).map(text).collect()
}

/// The texts of `0..n`, separated by commas.
pub fn list(n: usize, text: impl Fn(usize) -> String) -> String {
    (0..n).map(text).collect::<Vec<_>>().join(", ")
}
