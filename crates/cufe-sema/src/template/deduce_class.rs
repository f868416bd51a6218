//! Deduction of the arguments of a class template from a class: from the class itself, else from its bases
//! ([temp.deduct.call]/4 and 5).

use super::deduction::{Deducing, Step};
use crate::Sema;
use cufe_il::{ArgumentsId, EntityId, EntityKind, TemplateArgument, Type, TypeId};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

impl Sema<'_> {
    /// `TT<args>` from a class: one of the same template, or, where a call allows that (`is_outer`), with a base that is.
    pub(super) fn deduce_specialization(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        source: TypeId,
        is_outer: bool,
        deducing: &mut Deducing,
    ) -> Step {
        let before = is_outer.then(|| deducing.bound.clone());
        let own = self.deduce_from_class(template, arguments, source, deducing);
        let Some(before) = before else { return own };
        // The bases count only where the class itself does not fit.
        if own != Step::Fails {
            return own;
        }
        deducing.bound = before;
        self.deduce_from_bases(template, arguments, source, deducing)
    }

    /// `TT<args>` from a class by itself.
    fn deduce_from_class(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        source: TypeId,
        deducing: &mut Deducing,
    ) -> Step {
        let own = match self.program.written(source) {
            Type::Specialization { template, arguments } => Some((template, arguments)),
            Type::Class(class) => {
                let class = &self.program.classes[class];
                class.template.and_then(|template| Some((self.program.templates[template].entity, class.arguments?)))
            }
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::Array { .. } | Type::Function(_) => None,
            _ => return Step::Unknown,
        };
        let Some((own_template, own_arguments)) = own else { return Step::Fails };
        let parameter = match self.program.entities[template].kind {
            EntityKind::Template(id) => self.program.templates[id].parameter,
            _ => return Step::Unknown,
        };
        let is_same = match parameter {
            Some((depth, index)) if depth == deducing.depth => {
                self.bind(index, TemplateArgument::Template(own_template), deducing) == Step::Fits
            }
            Some(_) => return Step::Unknown,
            None => own_template == template,
        };
        if is_same { self.deduce_arguments(arguments, own_arguments, deducing) } else { Step::Fails }
    }

    /// `TT<args>` from the bases of a class, direct or not. Bases that give different arguments are ambiguous; those of a
    /// base that fits do not count.
    fn deduce_from_bases(
        &mut self,
        template: EntityId,
        arguments: ArgumentsId,
        source: TypeId,
        deducing: &mut Deducing,
    ) -> Step {
        let mut seen = FxHashSet::default();
        let mut waiting: SmallVec<[TypeId; 8]> = SmallVec::new();
        let mut found: Option<Deducing> = None;
        let mut is_known = self.add_bases(source, &mut waiting);
        while let Some(base) = waiting.pop() {
            if !seen.insert(base) {
                continue;
            }
            let mut attempt = deducing.clone();
            match self.deduce_from_class(template, arguments, base, &mut attempt) {
                Step::Fits => match &found {
                    Some(other) if other.bound != attempt.bound => return Step::Fails,
                    _ => found = Some(attempt),
                },
                Step::Fails => is_known &= self.add_bases(base, &mut waiting),
                Step::Unknown => is_known = false,
            }
        }
        match found {
            _ if !is_known => Step::Unknown,
            Some(found) => {
                *deducing = found;
                Step::Fits
            }
            None => Step::Fails,
        }
    }

    /// Adds the direct bases of a type; whether they are known.
    fn add_bases(&self, source: TypeId, bases: &mut SmallVec<[TypeId; 8]>) -> bool {
        match self.program.written(source) {
            Type::Class(class) => {
                let direct = self.program.classes[class].bases.iter();
                bases.extend(direct.map(|base| self.program.unqualified(self.program.canonical(base.ty)).0));
                true
            }
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::Array { .. } | Type::Function(_) => true,
            _ => false,
        }
    }
}
