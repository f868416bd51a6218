//! Lexes a file, says how fast, and shows what was reported outside system headers: `cargo run --release -p cufe-lex --example lex FILE [dump]`.

use cufe_base::{Dialect, Source};
use cufe_diagnostics::Sink;
use std::time::Instant;

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let text = cufe_lex::decode(std::fs::read(&name)?);
    let length = text.len();
    let mut source = Source::new(name, text);
    let mut sink = Sink::new();
    let start = Instant::now();
    let tokens = cufe_lex::lex(&mut source, &Dialect::default(), &mut sink);
    let seconds = start.elapsed().as_secs_f64();
    for report in sink.reports() {
        let place = source.location(report.position);
        if place.system {
            continue;
        }
        println!("{}:{}:{}: {}", source.file_name(place.file), place.line, place.column, report.code.0);
    }
    if arguments.next().is_some() {
        print!("{}", cufe_lex::dump(&tokens, &source));
    }
    let brackets = (0..tokens.len() as u32).filter(|&index| {
        let kind = tokens.kind(index);
        (kind.is_opening_bracket() || kind.is_closing_bracket()) && tokens.partner(index).is_none()
    });
    println!(
        "{} tokens, {} names, {} pragmas, {} lists with CUDA attributes, {} launch candidates, {} lone brackets, {:.1} ms, {:.0} MB/s",
        tokens.len(),
        tokens.interner.len(),
        tokens.pragmas().len(),
        tokens.cuda_attributes().len(),
        tokens.launch_candidates().len(),
        brackets.count(),
        seconds * 1e3,
        length as f64 / 1e6 / seconds
    );
    Ok(())
}
