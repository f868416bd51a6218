//! Which of two implicit conversion sequences is better ([over.ics.rank]).

use super::{Sequence, Standard, Step};
use crate::Sema;
use crate::class::BaseRelation;
use cufe_il::{ArrayBound, Builtin, Qualifiers, Type, TypeId};

/// How one thing compares with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The first is better.
    Better,
    /// The second is better.
    Worse,
    /// Neither is.
    Same,
    /// Nobody can tell.
    Unknown,
}

impl Comparison {
    fn reversed(self) -> Self {
        match self {
            Comparison::Better => Comparison::Worse,
            Comparison::Worse => Comparison::Better,
            other => other,
        }
    }
}

/// Less is better.
fn by_order<T: Ord>(a: T, b: T) -> Comparison {
    match a.cmp(&b) {
        std::cmp::Ordering::Less => Comparison::Better,
        std::cmp::Ordering::Greater => Comparison::Worse,
        std::cmp::Ordering::Equal => Comparison::Same,
    }
}

impl Sema<'_> {
    /// Compares two conversions of the same argument.
    pub fn compare_sequences(&mut self, a: &Sequence, b: &Sequence) -> Comparison {
        use Sequence::*;
        let level = |sequence: &Sequence| match sequence {
            Standard(_) => 0,
            User(_) => 1,
            Ellipsis => 2,
            Unknown | Impossible => 3,
        };
        match (a, b) {
            (Unknown, _) | (_, Unknown) => Comparison::Unknown,
            (Standard(a), Standard(b)) => {
                if a.to_initializer_list != b.to_initializer_list {
                    return by_order(b.to_initializer_list, a.to_initializer_list);
                }
                // Arrays that a list initializes: the smaller one is better ([over.ics.rank]/3.1).
                match (self.program.written(a.to), self.program.written(b.to)) {
                    (
                        Type::Array { element: p, bound: ArrayBound::Known(m) },
                        Type::Array { element: q, bound: ArrayBound::Known(n) },
                    ) if p == q && m != n => by_order(m, n),
                    _ => self.compare_standard(a, b),
                }
            }
            // Whatever else would decide ([over.ics.rank]/3.1).
            (User(a), User(b)) if a.second.to_initializer_list != b.second.to_initializer_list => {
                by_order(b.second.to_initializer_list, a.second.to_initializer_list)
            }
            (User(a), User(b)) => match (a.function, b.function) {
                (Some(f), Some(g)) if f == g && a.specialization == b.specialization => {
                    self.compare_standard(&a.second, &b.second)
                }
                (None, None) if !a.is_ambiguous && !b.is_ambiguous => self.compare_standard(&a.second, &b.second),
                _ => Comparison::Same,
            },
            _ => by_order(level(a), level(b)),
        }
    }

    fn compare_standard(&mut self, a: &Standard, b: &Standard) -> Comparison {
        // Proper subsequence, lvalue transformations left out ([over.ics.rank]/3.2.1).
        let is_identity = |standard: &Standard| standard.step == Step::Identity && !standard.adjusts_qualifiers;
        if is_identity(a) != is_identity(b) {
            let (plain, other) = if is_identity(a) { (a, b) } else { (b, a) };
            let binds_directly = plain.binding.is_some() && other.binding.is_none() && other.adjusts_qualifiers;
            if plain.binding.is_none() == other.binding.is_none() || binds_directly || other.rank() > plain.rank() {
                return by_order(is_identity(b), is_identity(a));
            }
        }
        match by_order(a.rank(), b.rank()) {
            Comparison::Same => {}
            other => return other,
        }
        let from_pointer = |standard: &Standard| standard.step == Step::BooleanFromPointer;
        if from_pointer(a) != from_pointer(b) {
            return by_order(from_pointer(a), from_pointer(b));
        }
        if a.step != b.step
            && [a.step, b.step].contains(&Step::PromotionToUnderlying)
            && [a.step, b.step].contains(&Step::Promotion)
        {
            return by_order(a.step != Step::PromotionToUnderlying, b.step != Step::PromotionToUnderlying);
        }
        match self.compare_derivation(a, b) {
            Comparison::Same => {}
            other => return other,
        }
        // A real type is better than a complex one (measured).
        let is_complex = |standard: &Standard| matches!(self.value_structure(standard.to), Type::Complex(_));
        if is_complex(a) != is_complex(b) && !is_identity(a) && !is_identity(b) {
            return by_order(is_complex(a), is_complex(b));
        }
        if let (Some(first), Some(second)) = (a.binding, b.binding)
            && !first.is_unqualified_object
            && !second.is_unqualified_object
            && first.is_rvalue_reference != second.is_rvalue_reference
        {
            if first.to_function && second.to_function {
                return by_order(first.is_rvalue_reference, second.is_rvalue_reference);
            }
            if first.to_rvalue && second.to_rvalue {
                return by_order(second.is_rvalue_reference, first.is_rvalue_reference);
            }
        }
        if a.drops_const_of_string != b.drops_const_of_string {
            return by_order(a.drops_const_of_string, b.drops_const_of_string);
        }
        // A null pointer becomes a pointer to whatever is qualified in one conversion ([conv.ptr]/1), as `{}` does: no qualification
        // conversion is there to compare.
        let makes_null = |standard: &Standard| {
            let is_pointer = |ty: TypeId| {
                let structure = self.program.written(self.program.unqualified(ty).0);
                matches!(structure, Type::Pointer(_) | Type::MemberPointer { .. })
            };
            standard.binding.is_none() && is_pointer(standard.to) && !is_pointer(standard.from)
        };
        let is_empty_list = a.binding.is_none() && b.binding.is_none() && a.from == a.to && b.from == b.to;
        if makes_null(a) && makes_null(b) || is_empty_list {
            return Comparison::Same;
        }
        self.compare_qualifiers(a, b)
    }

    /// Nearer bases are better, `void *` is worst ([over.ics.rank]/4.4).
    fn compare_derivation(&mut self, a: &Standard, b: &Standard) -> Comparison {
        let pointee = |program: &cufe_il::Program, ty: TypeId| match program.written(program.unqualified(ty).0) {
            Type::Pointer(inner) => Some(program.unqualified(inner).0),
            _ => None,
        };
        if a.step == Step::Pointer && b.step == Step::Pointer {
            let (Some(p), Some(q)) = (pointee(&self.program, a.to), pointee(&self.program, b.to)) else {
                return Comparison::Same;
            };
            let void = Type::Builtin(Builtin::Void);
            let (p_void, q_void) = (self.program.written(p) == void, self.program.written(q) == void);
            let is_null = |standard: &Standard| pointee(&self.program, standard.from).is_none();
            if is_null(a) || is_null(b) {
                return Comparison::Same;
            }
            if p_void != q_void {
                return by_order(p_void, q_void);
            }
            return if p == q {
                match self.compare_sources(a, b) {
                    // The one that adds no qualifiers is part of the other ([over.ics.rank]/3.2.1).
                    Comparison::Same => self.compare_source_qualifiers(a, b),
                    other => other,
                }
            } else {
                self.compare_bases(p, q)
            };
        }
        if a.step == Step::MemberPointer && b.step == Step::MemberPointer {
            let class = |program: &cufe_il::Program, ty: TypeId| match program.written(program.unqualified(ty).0) {
                Type::MemberPointer { class, .. } => Some(class),
                _ => None,
            };
            let (Some(c), Some(d)) = (class(&self.program, a.to), class(&self.program, b.to)) else {
                return Comparison::Same;
            };
            if c == d {
                // From the class that is nearer to the target's ([over.ics.rank]/4.4.7).
                let (Some(c), Some(d)) = (class(&self.program, a.from), class(&self.program, b.from)) else {
                    return Comparison::Same;
                };
                return self.compare_bases(c, d);
            }
            return self.compare_bases(c, d).reversed();
        }
        if a.step == Step::DerivedToBase && b.step == Step::DerivedToBase {
            let (p, q) = (self.program.unqualified(a.to).0, self.program.unqualified(b.to).0);
            return if p == q { self.compare_sources(a, b) } else { self.compare_bases(p, q) };
        }
        Comparison::Same
    }

    /// Of two conversions of pointers to one type, that from the more qualified type adds less.
    fn compare_source_qualifiers(&self, a: &Standard, b: &Standard) -> Comparison {
        let qualifiers = |ty: TypeId| match self.program.written(self.program.unqualified(ty).0) {
            Type::Pointer(inner) => self.program.unqualified(inner).1,
            _ => Qualifiers::empty(),
        };
        self.subset(qualifiers(b.from), qualifiers(a.from))
    }

    /// Of two conversions to one base, that from the nearer class is better.
    fn compare_sources(&mut self, a: &Standard, b: &Standard) -> Comparison {
        let strip = |program: &cufe_il::Program, ty: TypeId| {
            let ty = program.unqualified(ty).0;
            match program.written(ty) {
                Type::Pointer(inner) => program.unqualified(inner).0,
                _ => ty,
            }
        };
        let (p, q) = (strip(&self.program, a.from), strip(&self.program, b.from));
        if p == q { Comparison::Same } else { self.compare_bases(p, q).reversed() }
    }

    /// Better if the first class is derived from the second.
    fn compare_bases(&mut self, p: TypeId, q: TypeId) -> Comparison {
        if p == q {
            return Comparison::Same;
        }
        match (self.base_relation(p, q), self.base_relation(q, p)) {
            (BaseRelation::Yes(_), _) => Comparison::Better,
            (_, BaseRelation::Yes(_)) => Comparison::Worse,
            (BaseRelation::Unknown, _) | (_, BaseRelation::Unknown) => Comparison::Unknown,
            _ => Comparison::Same,
        }
    }

    /// Fewer added qualifiers are better ([over.ics.rank]/3.2.5, 3.2.6).
    fn compare_qualifiers(&mut self, a: &Standard, b: &Standard) -> Comparison {
        if a.to == b.to {
            return Comparison::Same;
        }
        let is_reference = a.binding.is_some() && b.binding.is_some();
        let (mut p, mut q) = (a.to, b.to);
        let mut result = Comparison::Same;
        let mut is_top = true;
        loop {
            let ((p_inner, p_qualifiers), (q_inner, q_qualifiers)) =
                (self.program.unqualified(p), self.program.unqualified(q));
            if p_qualifiers != q_qualifiers && (!is_top || is_reference) {
                let here = self.subset(p_qualifiers, q_qualifiers);
                match (result, here) {
                    (_, Comparison::Same) => return Comparison::Same,
                    (Comparison::Same, here) => result = here,
                    (result, here) if result == here => {}
                    _ => return Comparison::Same,
                }
            }
            (p, q) = match (self.program.written(p_inner), self.program.written(q_inner)) {
                (Type::Pointer(p), Type::Pointer(q)) => (p, q),
                (Type::MemberPointer { member: p, .. }, Type::MemberPointer { member: q, .. }) => (p, q),
                (Type::Array { element: p, bound: m }, Type::Array { element: q, bound: n }) => {
                    if m != n {
                        // An array of known bound is better than one of unknown bound.
                        return by_order(m == cufe_il::ArrayBound::Unknown, n == cufe_il::ArrayBound::Unknown);
                    }
                    (p, q)
                }
                _ if p_inner == q_inner => return result,
                _ => return Comparison::Same,
            };
            is_top = false;
        }
    }

    fn subset(&self, a: Qualifiers, b: Qualifiers) -> Comparison {
        match (b.contains(a), a.contains(b)) {
            (true, false) => Comparison::Better,
            (false, true) => Comparison::Worse,
            _ => Comparison::Same,
        }
    }
}
