//! Requires-expressions and the expressions of requires-clauses ([expr.prim.req], [temp.pre]).

use crate::Sema;
use crate::declare::ParsedName;
use crate::overload::address::{Address, FunctionSet};
use crate::template::Satisfaction;
use cufe_il::{ExpressionFlags, ExpressionId, ValueCategory};

/// What is known of a requirement that either holds or is not decided.
pub fn known_or_unknown(is_known: bool) -> Satisfaction {
    if is_known { Satisfaction::Satisfied } else { Satisfaction::Unknown }
}

impl Sema<'_> {
    /// Whether an identifier names a concept.
    pub fn names_concept(&self, token: u32) -> bool {
        self.reader.identifier(token).is_some_and(|name| {
            let found = self.lookup_unqualified(name, self.context.scope, token);
            found.template_entity(&self.program).is_some_and(|entity| self.is_known_concept(entity))
        })
    }

    /// What is known of an expression that is required to be well-formed, when nothing was reported for it.
    pub fn is_certain_operand(&mut self, expression: ExpressionId) -> Satisfaction {
        // A member function behind `.*` is only called ([expr.mptr.oper]/6).
        if self.refuse_bound_function(expression) {
            return Satisfaction::Unsatisfied;
        }
        if let Some(set) = self.function_set(expression) {
            return self.set_satisfaction(&set);
        }
        let entry = self.expression(expression);
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED;
        known_or_unknown(!entry.flags.intersects(dependent) && !self.is_dependent_type(entry.ty))
    }

    /// Whether a name of several functions, or of a template, is a requirement that is met. One that is named as a member of an
    /// object is only called ([expr.ref]/7); another must identify a function ([over.over]/4). With `&` it never does,
    /// as there is no target (measured).
    fn set_satisfaction(&mut self, set: &FunctionSet) -> Satisfaction {
        if set.is_bound || set.is_address {
            return Satisfaction::Unsatisfied;
        }
        match self.identify_address(set) {
            // A member needs the form of a pointer to member ([expr.prim.id.general]/3).
            Address::One(chosen) if self.is_non_static_member(chosen.function) => Satisfaction::Unsatisfied,
            Address::One(chosen) => known_or_unknown(!self.is_dependent_type(chosen.ty)),
            Address::None | Address::Several => Satisfaction::Unsatisfied,
            Address::Unknown => Satisfaction::Unknown,
        }
    }

    /// Whether `decltype((expression))` satisfies the type-constraint that a name is.
    pub fn result_satisfaction(&mut self, name: &ParsedName, expression: ExpressionId) -> Satisfaction {
        if self.in_template() || !self.is_concept_name(name) {
            return Satisfaction::Unknown;
        }
        let entry = self.expression(expression);
        let (ty, category) = (entry.ty, entry.category);
        if self.is_dependent_type(ty) {
            return Satisfaction::Unknown;
        }
        let ty = match category {
            ValueCategory::Lvalue => self.lvalue_reference_to(ty),
            ValueCategory::Xvalue => self.rvalue_reference_to(ty),
            ValueCategory::Prvalue => ty,
        };
        self.satisfaction_by(name, ty)
    }
}
