//! The exception specification of a special member that says none: what the functions of the bases and members say, and the
//! default member initializers ([except.spec]/7 and /8). It is found when something needs it, not when the class is declared
//! ([except.spec]/13): the parts may be instances whose specifications and initializers are ill-formed as long as nobody asks.

use super::defaulted::{Selected, Subobject};
use super::special::SpecialMember;
use crate::Sema;
use crate::conversion::Allowed;
use cufe_il::{ClassId, DataMemberFlags, FunctionFlags, FunctionId, FunctionTypeFlags, Qualifiers, Type};

impl Sema<'_> {
    /// Whether a function that may be a special member throws nothing; what it depends on is read for that. `None` where it is not
    /// known.
    pub(crate) fn is_nothrow_special(&mut self, function: FunctionId) -> Option<bool> {
        let facts = self.special_facts(function);
        let is_open = self.program.functions[function].flags.contains(FunctionFlags::OPEN_SPECIFICATION);
        if facts.is_nothrow.is_some() || !is_open && !self.class_state.special.contains_key(&function) {
            return facts.is_nothrow;
        }
        // Asked again while it is looked for, it is not known.
        if !self.class_state.needed_specifications.insert(function) {
            return None;
        }
        let is_nothrow = match is_open {
            true => self.is_nothrow_function(function),
            false => {
                let outer = std::mem::replace(&mut self.context.needs_specification, true);
                let is_nothrow = self.needed_specification(function);
                self.context.needs_specification = outer;
                is_nothrow
            }
        };
        self.class_state.needed_specifications.remove(&function);
        if is_nothrow.is_some()
            && let Some(facts) = self.class_state.special.get_mut(&function)
        {
            facts.is_nothrow = is_nothrow;
        }
        if is_nothrow == Some(true) && self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT) {
            self.note_noexcept_type(function);
        }
        is_nothrow
    }

    /// The specification is part of the type ([dcl.fct]/4).
    fn note_noexcept_type(&mut self, function: FunctionId) {
        let ty = self.program.functions[function].ty;
        if let Some(mut function_type) = self.program.as_function(ty).cloned() {
            function_type.flags |= FunctionTypeFlags::NOEXCEPT;
            self.program.functions[function].ty = self.program.function_type(function_type);
        }
    }

    /// The specification that a special member has where it says none; `None` for other functions.
    fn needed_specification(&mut self, function: FunctionId) -> Option<bool> {
        let kind = self.special_member(function)?;
        let flags = self.program.functions[function].flags;
        let is_defaulted = flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED);
        // A destructor has the specification of an implicit one unless it says otherwise.
        if !is_defaulted && kind != SpecialMember::Destructor || flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION)
        {
            return None;
        }
        let class = self.class_of_member(function).filter(|&class| self.program.classes[class].is_complete)?;
        if self.class_state.uncertain_members.contains(&(class, kind)) {
            return None;
        }
        if kind == SpecialMember::DefaultConstructor && !self.are_nothrow_initializers(class)? {
            return Some(false);
        }
        let parameter = self.program.as_function(self.program.functions[function].ty)?.parameters.first().copied();
        let qualifiers = parameter.map_or(Qualifiers::empty(), |parameter| {
            let referred = self.program.non_reference(parameter);
            self.program.unqualified(self.program.canonical(referred)).1
        });
        let is_closure = self.program.classes[class].is_closure;
        for part in self.handled_parts(class, kind)? {
            self.need_specification_of_part(part, kind, qualifiers);
        }
        match is_closure {
            true => self.closure_facts(class, kind, qualifiers).is_nothrow,
            false => self.defaulted_facts(class, kind, qualifiers).is_nothrow,
        }
    }

    /// Whether the default member initializers of a class throw nothing: they are read for that.
    pub(super) fn are_nothrow_initializers(&mut self, class: ClassId) -> Option<bool> {
        let members = self.program.classes[class].data_members.clone();
        for member in members.iter().filter(|member| member.flags.contains(DataMemberFlags::INITIALIZED)) {
            if !self.is_nothrow_initializer(member.variable?)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Finds the specification of the function that handles a part of an object.
    fn need_specification_of_part(&mut self, part: Subobject, kind: SpecialMember, qualifiers: Qualifiers) {
        let Type::Class(inner) = self.program.written(part.ty) else { return };
        let flags = part.member.map_or(DataMemberFlags::empty(), |member| member.flags);
        let is_by_initializer =
            kind == SpecialMember::DefaultConstructor && flags.contains(DataMemberFlags::INITIALIZED);
        if is_by_initializer || !self.has_known_members(inner) {
            return;
        }
        let own = part.member.map_or(Qualifiers::empty(), |member| self.element_type(member.ty).1);
        let argument = if flags.contains(DataMemberFlags::MUTABLE) { own } else { own | qualifiers };
        if let Selected::Function(function) = self.select_special(inner, kind, argument, own, Allowed::STANDARD) {
            self.is_nothrow_function(function);
        }
    }
}
