//! The dump of the program: every entity, type, statement and expression with its fields.
//!
//! [`display`] builds a [`Graph`] of entries from the program; text and JSON are written from it. What fields there are, in
//! which order, and what they say where nothing is set, is one table (`tables/fields.tsv`); the kinds of entries are another
//! (`kind.rs`). Nothing here changes the program or says anything of its correctness.

mod address;
mod attribute;
mod base;
mod binding;
mod body;
mod builder;
mod call;
mod class;
mod condition;
mod constant;
mod conversion;
mod creation;
mod declaration;
mod entity;
mod expression;
mod friend;
mod function;
pub mod graph;
mod hidden;
mod implied;
mod initialization;
mod json;
pub mod kind;
mod lambda;
mod marks;
mod name;
mod operation;
mod order;
mod place;
mod range;
mod sequence;
mod statement;
mod table;
mod template;
mod text;
mod type_text;
mod types;
mod variable;

#[cfg(test)]
mod tests;

use cufe_sema::Unit;
pub use graph::Graph;
use std::io::{self, Write};

/// Which entries are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    /// All of them.
    #[default]
    All,
    /// Those that stand in the primary source file.
    MainFile,
}

/// The form of a dump.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// As the reference writes it.
    #[default]
    Text,
    /// One object for each entry.
    Json,
}

/// The entries of a unit that was analysed with [`cufe_base::Options::complete_program`].
pub fn display(unit: &Unit) -> Graph {
    builder::Builder::new(unit).build()
}

/// Writes the dump of a unit.
pub fn write(unit: &Unit, filter: Filter, form: Form, out: &mut dyn Write) -> io::Result<()> {
    let graph = display(unit);
    let is_wanted = place::is_wanted(unit, &graph, filter);
    match form {
        Form::Text => text::Writer::new(&graph, out).write(unit.source.name(), &is_wanted),
        Form::Json => json::write(&graph, unit.source.name(), &is_wanted, out),
    }
}
