//! Which function copies or moves an object into one of a class: overload resolution decides, with templates, constraints and the
//! constness of the source ([class.copy.ctor]/14, [class.copy.assign]/12, [over.match.ctor]). What special members of plain forms
//! decide is found here; the rest is asked for ([`Demand::Copy`]), because resolution may instantiate.

use super::{Demand, Evaluated, Evaluator, Failure};
use crate::class::SpecialMember;
use crate::constant::state::{CopyAction, CopySource};
use crate::gap::OrUnknown;
use cufe_il::{ClassId, EntityKind, FunctionId, Name, Operator, Qualifiers, Type, TypeId, ValueCategory};

/// How the source of a copy is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Source {
    pub(super) category: ValueCategory,
    pub(super) qualifiers: Qualifiers,
}

/// What copies an object into one of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Copying {
    /// A function that somebody wrote.
    By(FunctionId),
    /// An implicit or defaulted function: each part by itself, whose source is seen so.
    Parts(Source),
}

impl Evaluator<'_, '_> {
    /// What copies, or assigns, an object of a type into one of a class. The type may have more qualifiers than it is seen with.
    pub(super) fn copying(&self, class: ClassId, ty: TypeId, source: Source, action: CopyAction) -> Evaluated<Copying> {
        self.check_class(class)?;
        let program = &self.sema.program;
        let (ty, own) = program.unqualified(program.canonical(ty));
        let source = Source { qualifiers: source.qualifiers | own, ..source };
        if program.classes[class].is_closure
            || self.is_taken_whole(class, action)? && !self.has_own_copying(class, action)
        {
            return Ok(Copying::Parts(source));
        }
        let function = match self.plain_copying(class, ty, source, action) {
            Some(function) => function,
            None => {
                let Source { category, qualifiers } = source;
                let key = CopySource { class, source: ty, qualifiers, category, action };
                match self.sema.constants.copies.get(&key) {
                    Some(known) => known.or_failure()?,
                    None => return Err(Failure::Needs(Demand::Copy(key))),
                }
            }
        };
        match self.is_memberwise(function) {
            true => Ok(Copying::Parts(self.source_of_copy(function))),
            false => Ok(Copying::By(function)),
        }
    }

    /// How a function that copies sees its source.
    pub(super) fn source_of_copy(&self, function: FunctionId) -> Source {
        let program = &self.sema.program;
        let ty = program.as_function(program.functions[function].ty);
        let Some(&first) = ty.and_then(|ty| ty.parameters.first()) else {
            return Source { category: ValueCategory::Lvalue, qualifiers: Qualifiers::CONST };
        };
        let qualifiers = program.unqualified(program.canonical(program.non_reference(first))).1;
        match program.structure(first) {
            Type::RvalueReference(_) => Source { category: ValueCategory::Xvalue, qualifiers },
            Type::LvalueReference(_) => Source { category: ValueCategory::Lvalue, qualifiers },
            _ => Source { category: ValueCategory::Lvalue, qualifiers: Qualifiers::CONST },
        }
    }

    /// Whether a class has functions for copying or assigning its objects that were written for it, or templates that may take
    /// their places.
    pub(super) fn has_own_copying(&self, class: ClassId, action: CopyAction) -> bool {
        let [copy, move_] = kinds_of(action);
        let declared = |kind| self.sema.declared_special_members(class, kind);
        declared(copy).into_iter().chain(declared(move_)).any(|function| !self.is_memberwise(function))
            || self.has_copying_template(class, action)
    }

    /// Whether a class has a template that may be better than its special members for a source of its own type: its first
    /// parameter is a reference to something that is not const. All others lose, because they are templates.
    fn has_copying_template(&self, class: ClassId, action: CopyAction) -> bool {
        let program = &self.sema.program;
        let name = name_of(action);
        program.classes[class].functions.iter().any(|&entity| {
            let entry = &program.entities[entity];
            if entry.name != name || !matches!(entry.kind, EntityKind::Template(_)) {
                return false;
            }
            let ty =
                program.function_of(entity).and_then(|function| program.as_function(program.functions[function].ty));
            let first = ty.and_then(|ty| ty.parameters.first());
            first.is_some_and(|&first| match program.structure(first) {
                Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                    !program.unqualified(program.canonical(inner)).1.contains(Qualifiers::CONST)
                }
                // A pack of parameters is a reference inside of an expansion.
                Type::Expansion(_) => true,
                _ => false,
            })
        })
    }

    /// The special member that copies, where the source is of the class itself and there is one of each kind and no template:
    /// then nothing but category and constness decide.
    fn plain_copying(&self, class: ClassId, ty: TypeId, source: Source, action: CopyAction) -> Option<FunctionId> {
        let is_own = ty == self.sema.program.canonical(self.sema.program.classes[class].ty);
        let [copy, move_] = kinds_of(action);
        let copies = self.sema.declared_special_members(class, copy);
        let mut moves = self.sema.declared_special_members(class, move_);
        moves.retain(|function| !self.sema.is_deleted_default_move(*function));
        if !is_own
            || source.qualifiers.contains(Qualifiers::VOLATILE)
            || copies.len() > 1
            || moves.len() > 1
            || self.has_copying_template(class, action)
        {
            return None;
        }
        let is_const = source.qualifiers.contains(Qualifiers::CONST);
        let takes_const = |function| self.source_of_copy(function).qualifiers.contains(Qualifiers::CONST);
        if source.category != ValueCategory::Lvalue
            && let &[function] = moves.as_slice()
            && (!is_const || takes_const(function))
        {
            return Some(function);
        }
        let &[function] = copies.as_slice() else { return None };
        (takes_const(function) || !is_const && source.category == ValueCategory::Lvalue).then_some(function)
    }
}

/// The special members that copy and move.
fn kinds_of(action: CopyAction) -> [SpecialMember; 2] {
    match action {
        CopyAction::Construct => [SpecialMember::CopyConstructor, SpecialMember::MoveConstructor],
        CopyAction::Assign => [SpecialMember::CopyAssignment, SpecialMember::MoveAssignment],
    }
}

fn name_of(action: CopyAction) -> Name {
    match action {
        CopyAction::Construct => Name::CONSTRUCTOR,
        CopyAction::Assign => Name::operator(Operator::Equal),
    }
}
