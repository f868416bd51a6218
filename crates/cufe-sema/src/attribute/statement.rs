//! Attributes on statements: `fallthrough`, `likely`, `unlikely` ([dcl.attr.fallthrough], [dcl.attr.likelihood]).

use super::{Attribute, Kind, Place};
use crate::Sema;
use cufe_diagnostics::code;

/// Where a statement with attributes stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatementPlace {
    /// Label, null statement or other statement.
    pub place: Place,
    /// In a switch statement.
    pub in_switch: bool,
    /// A case or default label of that switch follows.
    pub before_case: bool,
    /// The first token of the attribute lists.
    pub first: u32,
}

impl Sema<'_> {
    /// Applies attributes to a statement.
    pub fn apply_statement_attributes(&mut self, attributes: &[Attribute], statement: StatementPlace) {
        if self.context.speculating > 0 {
            return;
        }
        let mut likelihood: Option<Kind> = None;
        for attribute in attributes {
            match attribute.kind {
                Kind::Fallthrough | Kind::StandardFallthrough if statement.place != Place::LABEL => {
                    if statement.place != Place::NULL_STATEMENT {
                        self.say_of_attribute(code::FALLTHROUGH_ON_STATEMENT, attribute);
                    } else if !statement.in_switch {
                        self.say_of_attribute(code::FALLTHROUGH_OUTSIDE_SWITCH, attribute);
                    } else if !statement.before_case {
                        self.say_at(code::MISPLACED_FALLTHROUGH, attribute, statement.first);
                    }
                }
                Kind::Likely | Kind::Unlikely => {
                    if likelihood.is_some_and(|known| known != attribute.kind) {
                        self.say_of_attribute(code::CONFLICTING_ATTRIBUTES, attribute);
                    }
                    likelihood = Some(attribute.kind);
                }
                _ => self.apply_attributes_at(std::slice::from_ref(attribute), statement.place, None),
            }
        }
    }
}
