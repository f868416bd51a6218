//! Any bytes to tokens.

#![no_main]

use cufe_base::Source;
use cufe_diagnostics::Sink;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let options = cufe_fuzz::options(data);
    let mut source = Source::new("fuzz.ii", cufe_lex::decode(data.to_vec()));
    let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut Sink::new());
    let _ = cufe_lex::dump(&tokens, &source);
});
