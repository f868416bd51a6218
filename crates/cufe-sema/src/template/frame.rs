//! The instantiations inside which something is reported.

use super::instance::{InstantiatedPart, ReadResult};
use crate::Sema;
use crate::constant::evaluate::Demand;
use crate::types::printing::Printer;
use cufe_base::Position;
use cufe_base::profile::{self, Activity};
use cufe_diagnostics::InstantiationFrame;

impl Sema<'_> {
    /// Reads a part of a pattern again. What is reported in it tells what it was read for, and where that was asked for.
    pub fn in_frame(&mut self, reading: InstantiatedPart, read: impl FnOnce(&mut Self) -> ReadResult) -> ReadResult {
        let before = self.instances.late.len();
        let place = self.instances.place.take();
        let begun = profile::begin();
        let result = read(self);
        profile::end(Activity::Instance, begun, || self.traced_name(reading));
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
        let text = self.part_text(reading)?;
        match reading {
            InstantiatedPart::Class { .. } => Some(format!("class \"{text}\"")),
            InstantiatedPart::Body(_) | InstantiatedPart::Initializer(_) | InstantiatedPart::StaticMember { .. } => {
                Some(format!("\"{text}\""))
            }
            _ => None,
        }
    }

    /// The name of what is instantiated in traces, where nothing else says of which class a variable is a member.
    fn traced_name(&self, reading: InstantiatedPart) -> Option<String> {
        let (InstantiatedPart::Initializer(variable) | InstantiatedPart::StaticMember { variable, .. }) = reading
        else {
            return self.part_text(reading);
        };
        let entity = self.program.variables[variable].entity;
        let name = self.entity_name(entity);
        Some(match self.program.enclosing_class(self.program.entities[entity].scope) {
            Some(class) => format!("{}::{name}", self.printer().type_text(self.program.classes[class].ty)),
            None => name,
        })
    }

    /// The name of what is instantiated.
    fn part_text(&self, reading: InstantiatedPart) -> Option<String> {
        let printer = Printer::with_text(&self.program, self.reader);
        match reading {
            InstantiatedPart::Class { class, .. } => {
                let entry = &self.program.classes[class];
                Some(printer.instance_text(entry.template?, entry.arguments?))
            }
            InstantiatedPart::Body(function)
            | InstantiatedPart::Member { function, .. }
            | InstantiatedPart::Supply(Demand::Body(function)) => Some(printer.function_declaration_text(function)),
            InstantiatedPart::Initializer(variable) | InstantiatedPart::StaticMember { variable, .. } => {
                let entry = &self.program.variables[variable];
                Some(printer.declaration_text(entry.ty, &self.entity_name(entry.entity)))
            }
            InstantiatedPart::Function { template, arguments, .. }
            | InstantiatedPart::Variable { template, arguments, .. }
            | InstantiatedPart::CallOperator { template, arguments, .. } => {
                Some(printer.instance_text(template, arguments))
            }
            _ => None,
        }
    }
}
