//! Where the static variables of functions stand in the list of variables (measured): at the ends of their functions. Those of
//! inline functions wait for the first function behind something that the list could have.

use crate::facts::Facts;
use crate::order::Section;
use cufe_base::StoreId;
use cufe_il::{EntityKind, FunctionId, Linkage, VariableFlags};

/// The place of what is local to a function: the section, the end of a function, and whether it stands behind what is local to
/// that one.
pub(crate) type StaticKey = (Section, usize, bool);

/// The order of static variables of functions.
pub(crate) struct StaticOrder {
    /// The moment of the first variable that other units can name, or of the end of the first function that is not inline.
    begin: usize,
    /// The ends of functions, with whether they are inline.
    ends: Vec<(usize, bool)>,
}

impl StaticOrder {
    pub(crate) fn new(facts: &Facts<'_>) -> Self {
        let program = facts.program;
        let mut ends = Vec::new();
        let mut begin = usize::MAX;
        for &function in program.ends.bodies.keys() {
            let entity = &program.entities[program.functions[function].entity];
            if !facts.is_in_main_file(entity.token) || facts.is_made(function) {
                continue;
            }
            let (end, is_inline) = (facts.end_of(function), facts.is_inline(function));
            let is_member_of_pattern = facts.class_around(entity.scope).is_some() && facts.is_pattern(function);
            if !is_inline && !is_member_of_pattern {
                begin = begin.min(end);
            }
            if is_inline || !facts.is_pattern(function) {
                ends.push((end, is_inline));
            }
        }
        ends.sort_unstable();
        for entry in program.variables.values() {
            let entity = &program.entities[entry.entity];
            let is_seen = matches!(entity.kind, EntityKind::Variable(_))
                && !entry
                    .flags
                    .intersects(VariableFlags::PARAMETER | VariableFlags::BINDING | VariableFlags::SPECIALIZATION)
                && (entry.linkage == Linkage::External || !entry.space.is_empty())
                && entity.template.is_none()
                && !facts.is_local(entity.scope)
                && facts.class_around(entity.scope).is_none();
            if is_seen && facts.is_in_main_file(entity.token) {
                begin = begin.min(Facts::moment(entry.entity.index()));
            }
        }
        Self { begin, ends }
    }

    /// The place of the static variables of a function.
    pub(crate) fn key(&self, facts: &Facts<'_>, function: FunctionId) -> StaticKey {
        let section = match Section::of(facts, function) {
            // Those of members that are defined in their classes stand at their ends, too.
            Section::OfMembers => Section::Plain,
            section => section,
        };
        let end = facts.end_of(function);
        if section == Section::Plain && end < self.begin && facts.is_inline(function) {
            let next = self.ends.iter().find(|&&(end, _)| end >= self.begin);
            return next.map_or((section, usize::MAX, true), |&(end, is_inline)| (section, end, !is_inline));
        }
        (section, end, false)
    }
}
