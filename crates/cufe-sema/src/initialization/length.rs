//! The bound of an array that its initializer gives ([dcl.init.aggr]/5): elements whose braces are left out take several
//! initializers of the list.

use crate::Sema;
use crate::conversion::{Allowed, Sequence};
use cufe_il::{ArrayBound, ExpressionId, ExpressionKind, Type, TypeId};

impl Sema<'_> {
    /// The number of elements that an initializer gives an array of unknown bound, as far as it can be counted.
    pub fn length_by_initializer(&mut self, expression: ExpressionId, element: TypeId) -> Option<u64> {
        match self.program.expressions[expression].kind {
            ExpressionKind::InitializerList(list) => {
                let elements = self.program.expression_list(list).to_vec();
                if let &[single] = elements.as_slice()
                    && let ExpressionKind::String(_) = self.program.expressions[single].kind
                    && self.number_type(element).is_some()
                {
                    return self.length_of_string(single);
                }
                self.initialized_length(&elements, element)
            }
            ExpressionKind::String(_) => self.length_of_string(expression),
            // Each initializes an element: no braces are left out ([dcl.init.general]/16.5).
            ExpressionKind::ParenthesizedList(list) => {
                let elements = self.program.expression_list(list);
                let is_countable = !elements
                    .iter()
                    .any(|&element| matches!(self.expression(element).kind, ExpressionKind::PackExpansion(_)));
                is_countable.then_some(elements.len() as u64)
            }
            _ => None,
        }
    }

    fn length_of_string(&self, string: ExpressionId) -> Option<u64> {
        match self.program.structure(self.program.expressions[string].ty) {
            Type::Array { bound: ArrayBound::Known(count), .. } => Some(count),
            _ => None,
        }
    }

    /// The number of elements of an array of unknown bound that the initializers of a list make; none where it cannot be known.
    fn initialized_length(&mut self, elements: &[ExpressionId], element: TypeId) -> Option<u64> {
        let is_countable = elements.iter().all(|&element| {
            !matches!(
                self.expression(element).kind,
                ExpressionKind::Designated { .. } | ExpressionKind::PackExpansion(_)
            )
        });
        if !is_countable {
            return None;
        }
        let mut next = 0;
        let mut count = 0;
        while next < elements.len() {
            let before = next;
            self.take_initializers(elements, &mut next, element, 64)?;
            if next == before {
                return None;
            }
            count += 1;
        }
        Some(count)
    }

    /// Steps over the initializers that an object of a type takes from a list.
    fn take_initializers(&mut self, elements: &[ExpressionId], next: &mut usize, ty: TypeId, depth: u32) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        let Some(&initializer) = elements.get(*next) else { return Some(()) };
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        if self.is_braced(initializer) {
            *next += 1;
            return Some(());
        }
        if self.is_dependent_type(target) {
            return None;
        }
        match self.program.written(target) {
            Type::Array { element, bound } => {
                let inner = self.program.unqualified(self.program.canonical(element)).0;
                if self.is_string_literal(initializer) && self.number_type(inner).is_some() {
                    *next += 1;
                    return Some(());
                }
                let ArrayBound::Known(count) = bound else { return None };
                for _ in 0..count {
                    if *next >= elements.len() {
                        break;
                    }
                    let before = *next;
                    self.take_initializers(elements, next, element, depth)?;
                    if *next == before {
                        return None;
                    }
                }
                Some(())
            }
            Type::Class(class) => {
                let operand = self.operand(initializer);
                match self.implicit_conversion(&operand, target, Allowed::IMPLICIT) {
                    Sequence::Unknown => return None,
                    Sequence::Impossible => {}
                    _ => {
                        *next += 1;
                        return Some(());
                    }
                }
                if !self.is_aggregate_class(class)? {
                    *next += 1;
                    return Some(());
                }
                for member in self.aggregate_members(class)? {
                    if *next >= elements.len() {
                        break;
                    }
                    self.take_initializers(elements, next, member, depth)?;
                }
                Some(())
            }
            Type::Specialization { .. } | Type::Unknown => None,
            _ => {
                *next += 1;
                Some(())
            }
        }
    }
}
