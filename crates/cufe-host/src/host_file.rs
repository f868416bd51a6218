//! The host file of a unit: the input with all edits, between prologue and trailer.

use crate::boilerplate;
use crate::builder::Builder;
use crate::edit::{Edits, Writer};
use crate::function::Placeholder;
use crate::{Facts, host_references, module_id};
use cufe_base::Options;
use cufe_sema::Unit;
use std::io::{self, Write};

/// The host file of a unit, ready to be written.
pub struct HostFile<'u> {
    /// The id of the translation unit, for the id file.
    pub module_id: String,
    unit: &'u Unit,
    options: &'u Options,
    unnamed_namespace: String,
    edits: Edits,
    placeholders: Vec<Placeholder>,
}

/// Makes the host file of an analysed unit without errors.
pub fn host_file<'u>(unit: &'u Unit, options: &'u Options, facts: &Facts) -> HostFile<'u> {
    with_module_id(unit, options, module_id::module_id(unit, options, facts))
}

/// Makes the host file with an id that is given: read from an id file.
pub fn with_module_id<'u>(unit: &'u Unit, options: &'u Options, module_id: String) -> HostFile<'u> {
    let mut builder = Builder::new(unit, options, &module_id);
    let program = &unit.program;
    builder.edits.reserve(program.attribute_uses.len() + program.function_declarations.len() + 1000);
    builder.suppressed_declarations();
    builder.runtime_header();
    let placeholders = builder.functions();
    builder.variables();
    builder.variable_uses();
    builder.expressions_in_types();
    builder.alias_qualifiers();
    builder.names_in_types();
    builder.changed_meanings();
    builder.narrowed_scalars();
    builder.named_decltypes();
    builder.qualified_heads();
    builder.launches();
    builder.lambdas();
    builder.unnamed_namespaces();
    builder.language_linkages();
    builder.repeated_defaults();
    builder.attributes();
    builder.noinline_words();
    builder.pragmas();
    let unnamed_namespace = builder.unnamed_namespace;
    let mut edits = builder.edits;
    edits.sort();
    HostFile { module_id, unit, options, unnamed_namespace, edits, placeholders }
}

impl HostFile<'_> {
    /// Writes the file.
    pub fn write_to(&self, out: &mut dyn Write) -> io::Result<()> {
        let source = &self.unit.source;
        let mut writer = Writer::new(source, &self.edits, out);
        writer.text_with_names(&boilerplate::prologue(self.options, boilerplate::first_file(source)))?;
        writer.input()?;
        if self.options.debug_mode && self.options.no_shadow_functions {
            boilerplate::placeholders(source, &self.placeholders, &mut writer)?;
        }
        writer.text_with_names(&boilerplate::trailer(self.options, &self.unnamed_namespace))?;
        if self.options.device_c || self.options.partial_link {
            let mut references = Vec::new();
            host_references::write(self.unit, &self.module_id, &mut references);
            out.write_all(&references)?;
        }
        Ok(())
    }
}
