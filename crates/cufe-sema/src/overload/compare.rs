//! Which of two viable candidates is better ([over.match.best]).

use super::{Candidate, Verdict};
use crate::Sema;
use crate::class::BaseRelation;
use crate::conversion::{Comparison, Rank, Sequence};
use crate::template::Constrained;

impl Sema<'_> {
    /// Whether a candidate is better than another; `None` where nobody can tell.
    pub(super) fn is_better(&mut self, a: &Candidate, b: &Candidate) -> Option<bool> {
        // Against a template that may fit: it is no better than a function that all arguments match perfectly.
        if b.verdict == Verdict::Unknown {
            let is_perfect = a.conversions.iter().chain(&a.object).all(Sequence::is_perfect);
            return (a.verdict == Verdict::Viable && !a.is_template && b.is_template && is_perfect).then_some(true);
        }
        if a.verdict == Verdict::Unknown {
            return None;
        }
        let (mut some_better, mut some_worse) = (false, false);
        let pairs = a.conversions.iter().zip(&b.conversions);
        let objects = a.object.iter().zip(&b.object);
        for (one, other) in objects.chain(pairs) {
            match self.compare_sequences(one, other) {
                Comparison::Better => some_better = true,
                Comparison::Worse => some_worse = true,
                Comparison::Same => {}
                Comparison::Unknown => return None,
            }
        }
        if some_better && some_worse {
            return Some(self.has_better_worst(a, b));
        }
        if some_better || some_worse {
            return Some(some_better);
        }
        if a.is_builtin && b.is_builtin {
            return Some(false);
        }
        if a.is_builtin != b.is_builtin {
            // A function with the same parameters hides the built-in candidate, a specialization of a template does not
            // ([over.match.oper]/3.3): it is worse than what is no template.
            let function_is_template = if a.is_builtin { b.is_template } else { a.is_template };
            return Some(b.is_builtin != function_is_template);
        }
        if a.is_template != b.is_template {
            return Some(b.is_template);
        }
        if a.is_template {
            // The more specialized template ([temp.func.order]).
            let is_better = self.is_more_specialized(a, b)?;
            return match (self.guides.of(a.entity), self.guides.of(b.entity)) {
                (Some(own), Some(other)) if !is_better && own.rank > other.rank => {
                    self.is_more_specialized(b, a).map(|is_worse| !is_worse)
                }
                _ if is_better => Some(true),
                _ if self.is_more_specialized(b, a)? => Some(false),
                _ if self.may_be_one_template(a.entity, b.entity) => None,
                _ => Some(self.breaks_tie(a, b)),
            };
        }
        if let (Some(own), Some(other)) = (self.guides.of(a.entity), self.guides.of(b.entity))
            && own.rank != other.rank
        {
            return Some(own.rank > other.rank);
        }
        if let Some(is_better) = self.is_more_constrained_function(a, b) {
            return is_better;
        }
        Some(self.breaks_tie(a, b))
    }

    /// What decides between candidates whose conversions, templates and constraints do not.
    fn breaks_tie(&mut self, a: &Candidate, b: &Candidate) -> bool {
        self.is_better_as_written(a, b).unwrap_or_else(|| self.hides(a, b) || self.spares_qualifiers_of_object(a, b))
    }

    /// Whether a member would be called for an object with fewer qualifiers than its own, where the other operator function
    /// binds a reference to the same type: no rule of the standard, but the reference prefers the latter (measured).
    fn spares_qualifiers_of_object(&self, a: &Candidate, b: &Candidate) -> bool {
        if a.begins_with_object || !b.begins_with_object || a.is_rewritten || b.is_rewritten {
            return false;
        }
        let (Some(Sequence::Standard(own)), Some(Sequence::Standard(object))) =
            (a.conversions.first(), b.conversions.first())
        else {
            return false;
        };
        own.binding.is_some_and(|binding| !binding.is_rvalue_reference)
            && own.to == object.to
            && self.program.unqualified(object.from).1 != self.program.unqualified(object.to).1
    }

    /// Of a candidate that is rewritten and one that is not the latter is better, then one whose operands stand as they are
    /// written ([over.match.best.general]/2.8, 2.9).
    fn is_better_as_written(&self, a: &Candidate, b: &Candidate) -> Option<bool> {
        if a.is_rewritten != b.is_rewritten {
            return Some(b.is_rewritten);
        }
        (a.is_reversed != b.is_reversed).then_some(b.is_reversed)
    }

    /// Functions that are no templates, with the same parameters and different constraints ([over.match.best.general]/2.6):
    /// inside whether the first is better, where that is known; nothing where constraints do not decide.
    fn is_more_constrained_function(&mut self, a: &Candidate, b: &Candidate) -> Option<Option<bool>> {
        let (f, g) = (a.function?, b.function?);
        let is_constrained = |function| self.program.constraints.contains_key(&self.program.functions[function].entity);
        if self.program.constraints.is_empty() || !is_constrained(f) && !is_constrained(g) {
            return None;
        }
        if !self.have_same_parameters(f, g) {
            return None;
        }
        let (first, second) =
            (Constrained { head: None, function: Some(f) }, Constrained { head: None, function: Some(g) });
        match self.is_more_constrained(first, second) {
            Some(true) => Some(Some(true)),
            None => Some(None),
            Some(false) => match self.is_more_constrained(second, first) {
                Some(true) => Some(Some(false)),
                None => Some(None),
                Some(false) => None,
            },
        }
    }

    /// GNU: where each has a better conversion, the one whose worst conversion has the better rank is taken, without a
    /// diagnostic (measured).
    fn has_better_worst(&self, a: &Candidate, b: &Candidate) -> bool {
        let worst = |candidate: &Candidate| {
            candidate.object.iter().chain(&candidate.conversions).map(Self::level).max().unwrap_or(0)
        };
        let dialect = &self.options.dialect;
        !dialect.plain && dialect.clang_version.is_none() && worst(a) < worst(b)
    }

    /// The match level of a conversion.
    fn level(sequence: &Sequence) -> u8 {
        match sequence {
            Sequence::Standard(standard) => match standard.rank() {
                Rank::Exact => 1,
                Rank::Promotion => 2,
                Rank::Conversion => 3,
            },
            Sequence::User(_) => 4,
            Sequence::Ellipsis => 5,
            Sequence::Unknown | Sequence::Impossible => 6,
        }
    }

    /// Whether a member function (or constructor) of a derived class stands before one of a base with the same parameters
    /// that a using-declaration brings in ([namespace.udecl], [over.match.best]/2.6).
    fn hides(&mut self, a: &Candidate, b: &Candidate) -> bool {
        let (Some(f), Some(g)) = (a.function, b.function) else { return false };
        let (f, g) = (&self.program.functions[f], &self.program.functions[g]);
        let class =
            |function: &cufe_il::Function| self.program.enclosing_class(self.program.entities[function.entity].scope);
        let (Some(derived), Some(base)) = (class(f), class(g)) else { return false };
        let same = match (self.program.as_function(f.ty), self.program.as_function(g.ty)) {
            (Some(f), Some(g)) => {
                // Those that arguments are given for.
                f.parameters
                    .iter()
                    .zip(&g.parameters)
                    .take(a.conversions.len())
                    .all(|(&p, &q)| self.program.canonical(p) == self.program.canonical(q))
            }
            _ => false,
        };
        let (derived, base) = (self.program.classes[derived].ty, self.program.classes[base].ty);
        same && derived != base && matches!(self.base_relation(derived, base), BaseRelation::Yes(_))
    }
}
