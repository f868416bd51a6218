//! Sources analysed for programs that use cufe as a library: with the options of `cufe check`, as texts.

use super::unit::{Failure, Workplace};
use super::{SourceOptions, compiler_options};
use crate::stages::Analysis;
use clap::Parser;

#[derive(Parser, Debug)]
#[command(name = "cufe", disable_help_flag = true)]
struct Options {
    #[command(flatten)]
    source: SourceOptions,
    /// Instantiate the functions of templates that code uses: their bodies are part of the program then.
    #[arg(long)]
    instantiate: bool,
}

/// Preprocesses and analyses a source, with all declarations and all that only readers of the whole program need.
pub fn analyse_file(file: &str, options: &[&str]) -> Result<Analysis, Failure> {
    let arguments: Vec<String> = std::iter::once(&"cufe").chain(options).map(|&option| option.to_owned()).collect();
    let options = Options::try_parse_from(compiler_options::translate(&arguments))?;
    let mut workplace = Workplace::new(&options.source)?.with_all_declarations().with_complete_program();
    if options.instantiate {
        workplace = workplace.with_instances();
    }
    workplace.analyse(file)
}
