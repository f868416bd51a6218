//! What the fuzzing targets share: the stages in their order, and a mutation of whole tokens.

use cufe_base::{BodyPolicy, Options, Source, Standard};
use cufe_diagnostics::{Controls, Sink};
use cufe_sema::Unit;
use libfuzzer_sys::fuzzer_mutate;

/// The options of a run: the standard follows from the length of the text, so that the text itself stays a program.
pub fn options(text: &[u8]) -> Options {
    let standards = [Standard::Cpp17, Standard::Cpp11, Standard::Cpp14, Standard::Cpp20, Standard::Cpp23];
    let mut options = Options {
        bodies: BodyPolicy::All,
        device_c: true,
        extended_lambda: true,
        static_host_stub: true,
        device_hidden_visibility: true,
        stub_file_name: "fuzz.stub.c".to_owned(),
        ..Options::default()
    };
    options.dialect.standard = standards[text.len() % standards.len()];
    options
}

/// The unit of a text, with all bodies.
pub fn unit(text: &[u8]) -> Unit {
    let options = options(text);
    let mut source = Source::new("fuzz.ii", cufe_lex::decode(text.to_vec()));
    let mut sink = Sink::new();
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
    cufe_parse::analyse(source, tokens, options, sink)
}

/// Renders all reports of a unit. Returns whether one of them is an error.
pub fn report(unit: &Unit) -> bool {
    let resolved = cufe_diagnostics::resolve(&unit.sink, &Controls::default(), &unit.source);
    // Writing to memory does not fail.
    let _ = cufe_diagnostics::text::write_reports(&mut Vec::new(), &resolved, &unit.source, &Default::default());
    resolved.has_errors()
}

/// A generator of numbers, from a seed that the fuzzer gives (Numerical Recipes' linear congruence).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize).checked_rem(bound).unwrap_or(0)
    }
}

/// The words and single characters of a text, each with the white space in front of it.
fn words(text: &[u8]) -> Vec<&[u8]> {
    let mut words = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let mut end = start;
        while end < text.len() && text[end].is_ascii_whitespace() {
            end += 1;
        }
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let first = end;
        while end < text.len() && is_word(text[end]) {
            end += 1;
        }
        if first == end && end < text.len() {
            end += 1;
        }
        words.push(&text[start..end]);
        start = end;
    }
    words
}

/// Changes a text in place and returns its new length: half of the time as the fuzzer does, else by deleting, doubling,
/// exchanging or moving whole words.
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut numbers = Numbers(u64::from(seed));
    if numbers.below(3) == 0 || size == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let text = data[..size].to_vec();
    let mut words = words(&text);
    for _ in 0..=numbers.below(4) {
        let count = words.len();
        if count == 0 {
            break;
        }
        let (one, other) = (numbers.below(count), numbers.below(count));
        let length = 1 + numbers.below(8);
        match numbers.below(6) {
            0 => drop(words.drain(one..count.min(one + length))),
            1 => {
                let part = words[one..count.min(one + length)].to_vec();
                words.splice(other..other, part);
            }
            2 => words.swap(one, other),
            3 => words.truncate(one.max(1)),
            4 => words[one] = words[other],
            _ => words
                .insert(one, [&b"("[..], b")", b"{", b"}", b"<", b">", b";", b"template<class T>"][numbers.below(8)]),
        }
    }
    let new = words.concat();
    let length = new.len().min(max_size);
    data[..length].copy_from_slice(&new[..length]);
    length
}
