//! The instantiations inside which something is reported (spec/diagnostics.md "Context of instantiations").

use super::instance::{InstantiatedPart, ReadResult};
use crate::Sema;
use crate::types::printing::Printer;
use cufe_base::Position;
use cufe_diagnostics::InstantiationFrame;
use cufe_il::FunctionId;

impl Sema<'_> {
    /// Reads a part of a pattern again. What is reported in it tells what it was read for, and where that was asked for.
    pub fn in_frame(&mut self, reading: InstantiatedPart, read: impl FnOnce(&mut Self) -> ReadResult) -> ReadResult {
        let before = self.instances.late.len();
        let place = self.instances.place.take();
        let result = read(self);
        if self.instances.late.len() > before
            && let Some(entity) = self.instance_text(reading)
        {
            let position = place.map_or(Position::NONE, |token| self.position(token));
            for report in &mut self.instances.late[before..] {
                report.context.push(InstantiationFrame { entity: entity.clone(), position });
            }
        }
        self.instances.place = place;
        result
    }

    /// What is instantiated, as the lines behind a report name it.
    fn instance_text(&self, reading: InstantiatedPart) -> Option<String> {
        let printer = Printer::with_text(&self.program, self.reader);
        match reading {
            InstantiatedPart::Class { class, .. } => {
                let (template, arguments) =
                    (self.program.classes[class].template?, self.program.classes[class].arguments?);
                Some(format!("class \"{}\"", printer.instance_text(template, arguments)))
            }
            InstantiatedPart::Body(function) => Some(format!("\"{}\"", self.function_instance_text(function))),
            InstantiatedPart::Initializer(variable) | InstantiatedPart::StaticMember { variable, .. } => {
                let entry = &self.program.variables[variable];
                Some(format!("\"{}\"", printer.declaration_text(entry.ty, &self.entity_name(entry.entity))))
            }
            _ => None,
        }
    }

    fn function_instance_text(&self, function: FunctionId) -> String {
        let printer = Printer::with_text(&self.program, self.reader);
        printer.function_declaration_text(function)
    }
}
