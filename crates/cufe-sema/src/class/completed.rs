//! Rules of classes that can be judged when the class is complete: initializers of union members ([class.union]), what
//! defaulted functions may be declared as ([dcl.fct.def.default]).

use super::special::SpecialMember;
use crate::Sema;
use cufe_base::Standard;
use cufe_diagnostics::{Report, code};
use cufe_il::{ArrayBound, ClassId, ClassKey, DataMemberFlags, FunctionFlags, FunctionId, Qualifiers, Type};

/// How deep anonymous unions and structs are followed.
const DEPTH: u32 = 64;

impl Sema<'_> {
    /// Checks a class whose closing brace was read.
    pub fn check_completed_class(&mut self, class: ClassId) {
        if self.context.speculating > 0 {
            return;
        }
        if self.program.classes[class].key == ClassKey::Union {
            self.check_union_initializers(class);
            self.check_union_arrays(class);
        }
        self.check_defaulted_spaceship_header(class);
        let entry = &self.program.classes[class];
        if entry.is_dependent || entry.template.is_some() || self.context.in_instance {
            return;
        }
        let defaulted: Vec<FunctionId> = entry
            .functions
            .iter()
            .filter_map(|&entity| self.program.function_of(entity))
            .filter(|&function| self.program.functions[function].flags.contains(FunctionFlags::DEFAULTED))
            .collect();
        for function in defaulted {
            let token = self.program.entities[self.program.functions[function].entity].token;
            self.check_defaulted_default_constructor(function, token);
            self.check_defaulted_assignment(class, function, token);
        }
    }

    /// A union has one initializer, those in its anonymous members included (2425, at each further one).
    fn check_union_initializers(&mut self, class: ClassId) {
        let mut tokens = Vec::new();
        self.add_initialized(class, &mut tokens, DEPTH);
        for &token in tokens.iter().skip(1) {
            if self.class_state.reported.insert((code::TWO_UNION_INITIALIZERS, token)) {
                self.report_at(code::TWO_UNION_INITIALIZERS, token);
            }
        }
    }

    fn add_initialized(&self, class: ClassId, tokens: &mut Vec<u32>, depth: u32) {
        for member in &self.program.classes[class].data_members {
            if member.flags.contains(DataMemberFlags::INITIALIZED) {
                tokens.push(member.token);
            } else if member.flags.contains(DataMemberFlags::ANONYMOUS)
                && depth > 0
                && let Some(inner) = self.program.class_of(member.ty)
            {
                self.add_initialized(inner, tokens, depth - 1);
            }
        }
    }

    /// An array without bound is no member of a union (70); others are reported with the members of other classes.
    fn check_union_arrays(&mut self, class: ClassId) {
        let last = self.program.classes[class].data_members.last().copied();
        if let Some(member) = last
            && matches!(self.program.structure(member.ty), Type::Array { bound: ArrayBound::Unknown, .. })
        {
            self.report_at(code::INCOMPLETE_TYPE, member.token);
        }
    }

    /// A default constructor is defaulted as `constexpr` only if it would be without saying so (2422).
    pub fn check_defaulted_default_constructor(&mut self, function: FunctionId, token: u32) {
        let Some(class) = self.class_of_member(function) else { return };
        let is_one = self.program.functions[function].flags.contains(FunctionFlags::CONSTEXPR)
            && self.special_member(function) == Some(SpecialMember::DefaultConstructor)
            && self.has_known_members(class)
            && self.virtual_bases(class).is_empty();
        if !is_one {
            return;
        }
        let facts = self.defaulted_facts(class, SpecialMember::DefaultConstructor, Qualifiers::empty());
        if facts.is_constexpr == Some(false) {
            self.report_at(code::CONSTEXPR_DEFAULTED_CONSTRUCTOR, token);
        }
    }

    /// Before C++20 an assignment cannot be defaulted for const operands where the parts are not assigned from const (2457).
    fn check_defaulted_assignment(&mut self, class: ClassId, function: FunctionId, token: u32) {
        if self.since(Standard::Cpp20) || self.special_member(function) != Some(SpecialMember::CopyAssignment) {
            return;
        }
        let ty = self.program.as_function(self.program.functions[function].ty);
        let Some(parameter) = ty.and_then(|ty| ty.parameters.first().copied()) else { return };
        let referred = self.program.non_reference(parameter);
        let is_const = self.program.unqualified(self.program.canonical(referred)).1.contains(Qualifiers::CONST);
        if is_const
            && self.has_known_members(class)
            && self.copies_from_const(class, SpecialMember::CopyAssignment) == Some(false)
        {
            let argument = self.signature_argument(function);
            self.report(Report::new(code::DEFAULTED_ASSIGNMENT_FROM_CONST, self.position(token)).with(argument));
        }
    }
}
