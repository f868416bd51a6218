//! Class templates of headers that are needed, but whose definitions are read only when something needs their members: most
//! of them are named, and never instantiated. They declare nothing but themselves, and the host file shows of them what is
//! written, or that without CUDA's attributes. The names in them count as mentioned all the same.

use super::declaration_index::{DeclarationIndex, Shape};
use super::{Need, Unneeded};
use cufe_lex::TokenKind;

/// A class template, or a partial specialization of one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClassTemplate {
    /// The first token.
    pub first: u32,
    /// The token behind its name and arguments.
    pub behind_name: u32,
    /// The token behind the last.
    pub end: u32,
}

impl DeclarationIndex<'_> {
    /// Notes a candidate that is the definition of a class template, or of a partial specialization, and nothing else.
    pub(super) fn note_class_template(&mut self, candidate: u32, start: u32, end: u32, shape: &Shape) {
        let is_whole = shape.class_body.is_some_and(|(_, behind)| behind + 1 == end);
        let is_odd = shape.is_odd || shape.is_enum || shape.is_typedef || shape.has_equal || shape.has_comma;
        let is_specialization = self.kind(start + 2) == TokenKind::Greater;
        if !is_whole || !shape.is_template || is_specialization || is_odd || shape.parameters.is_some() {
            return;
        }
        let behind_name = shape.class.and_then(|class| match self.kind(class + 1) {
            TokenKind::Less => self.behind_arguments(class + 1),
            _ => Some(class + 1),
        });
        // Members of classes are defined with qualified names.
        if let Some(behind) = behind_name.filter(|&behind| self.kind(behind) != TokenKind::ColonColon) {
            self.class_templates.push((candidate, behind));
        }
    }
}

impl Need<'_> {
    /// Those that are needed for their names only, once all that is needed is known.
    pub(super) fn class_templates(&self) -> Vec<ClassTemplate> {
        let templates = self.survey.class_templates.iter().filter_map(|&(candidate, behind_name)| {
            let (first, end) = self.survey.candidates[candidate as usize];
            let is_left = self.needed[candidate as usize]
                && !self.shown_differently.contains(&candidate)
                && !self.survey.may_change_meanings(first, end);
            is_left.then_some(ClassTemplate { first, behind_name, end })
        });
        templates.collect()
    }
}

impl Unneeded {
    /// All whose definitions are read only when something needs their members, in order.
    pub(crate) fn class_templates(&self) -> &[ClassTemplate] {
        &self.class_templates
    }

    /// The end of such a class template, given by its first token.
    pub(crate) fn end_of_class_template(&self, first: u32) -> Option<u32> {
        let index = self.class_templates.binary_search_by_key(&first, |template| template.first).ok()?;
        Some(self.class_templates[index].end)
    }
}

/// Adds the definitions that nothing needed, given where the others begin, to what is passed over: the host file leaves them
/// as they are, be they read or not.
pub(crate) fn add_unread(ranges: &mut Vec<(u32, u32)>, class_templates: &[ClassTemplate], needed: &[u32]) {
    ranges.extend(class_templates.iter().filter_map(|template| {
        let definition = needed.partition_point(|&token| token < template.first);
        let is_needed = needed.get(definition).is_some_and(|&token| token < template.end);
        (!is_needed).then_some((template.behind_name, template.end))
    }));
    ranges.sort_unstable();
}
