//! Template argument deduction where a function template is named and not called ([temp.deduct.funcaddr]), and from an
//! argument that names overloaded functions ([temp.deduct.call]/6).

use super::Satisfaction;
use super::deduce_type::Allowed;
use super::deduction::{Begun, Deducing, Deduction, Step};
use super::failure::Failure;
use super::substitute::Substitution;
use crate::Sema;
use crate::gap::Unknown;
use crate::overload::address::{Address, FunctionSet};
use cufe_il::{
    ArgumentsId, EntityId, EntityKind, FunctionFlags, FunctionType, FunctionTypeFlags, TemplateArgument, Type, TypeId,
};

impl Sema<'_> {
    /// The specialization of a function template that has a (canonical function) type, or that explicit arguments alone
    /// determine.
    pub(crate) fn deduce_address(
        &mut self,
        template: EntityId,
        explicit: Option<ArgumentsId>,
        target: Option<TypeId>,
    ) -> Deduction {
        let Begun { function, ty, head, mut deducing } = match self.begin_deduction(template, explicit) {
            Ok(begun) => begun,
            Err(outcome) => return outcome,
        };
        let Some(result) = self.program.as_function(ty).map(|ty| ty.result) else { return Deduction::unknown() };
        if self.program.structure(result) == Type::Unknown {
            return Deduction::unknown();
        }
        // A result that the body determines is not part of what is deduced ([temp.deduct.funcaddr]/2).
        let is_from_body = self.program.has_placeholder(result);
        if let Some(target) = target {
            let explicit_only = deducing.bound.iter().all(Option::is_some);
            // What the exception specification of the specialization is is asked when it is known; before C++17 it is no part
            // of the type.
            let is_apart = !self.since(cufe_base::Standard::Cpp17)
                || self.program.functions[function].flags.contains(FunctionFlags::OPEN_SPECIFICATION);
            let target = is_apart.then(|| self.without_noexcept(target)).flatten().unwrap_or(target);
            let pattern = if is_from_body { self.with_result_of(ty, target) } else { ty };
            let (pattern, own) = match self.without_forwarding(pattern, target, &deducing) {
                Some(adjusted) => adjusted,
                None => return deducing.failed(),
            };
            match self.deduce(pattern, own, Allowed::Nothing, &mut deducing) {
                Step::Fits => {}
                Step::Fails => return deducing.failed(),
                Step::Unknown if explicit_only => {}
                Step::Unknown => return Deduction::unknown(),
            }
        }
        match self.complete_deduction(&head, Some(function), &mut deducing) {
            Step::Fits => {}
            Step::Fails => return deducing.failed(),
            Step::Unknown => return Deduction::unknown(),
        }
        let list = deducing.arguments();
        let substitution = Substitution { function: Some(function), ..Substitution::new(&head, deducing.depth, &list) };
        if is_from_body {
            // Only a specialization whose constraints are satisfied has a body to look at.
            return match self.function_template_satisfaction(function, &substitution) {
                Satisfaction::Satisfied => self.address_of_instance(template, list, target),
                Satisfaction::Unsatisfied => {
                    Deduction::Failed(Failure::Constraint(self.program.intern_arguments(list)))
                }
                Satisfaction::Unknown => Deduction::unknown(),
            };
        }
        match self.specialized_type(function, ty, &substitution) {
            Deduction::Deduced(ty, _) if self.is_dependent_type(ty) => Deduction::unknown(),
            outcome => outcome,
        }
    }

    /// The type of a function template and the one that is wanted, where forwarding references among the parameters of the
    /// template that meet lvalue references are the template parameters themselves ([temp.deduct.type]/10). None where an
    /// element of a pack of forwarding references would be no reference.
    fn without_forwarding(&mut self, pattern: TypeId, target: TypeId, deducing: &Deducing) -> Option<(TypeId, TypeId)> {
        let types = (self.program.as_function(pattern).cloned(), self.program.as_function(target).cloned());
        let (Some(mut own), Some(mut wanted)) = types else { return Some((pattern, target)) };
        // The function chosen may be converted to one that is not known not to throw ([over.over]/1).
        if !wanted.flags.contains(FunctionTypeFlags::NOEXCEPT) {
            own.flags.remove(FunctionTypeFlags::NOEXCEPT);
        }
        for index in 0..own.parameters.len() {
            let ty = self.program.canonical(own.parameters[index]);
            match self.program.written(ty) {
                Type::RvalueReference(inner) if self.is_own_parameter(inner, deducing) => {
                    let needed = wanted.parameters.get(index).map(|&ty| self.program.structure(ty));
                    if let Some(Type::LvalueReference(_)) = needed {
                        own.parameters[index] = inner;
                    }
                }
                Type::Expansion(each) if index + 1 == own.parameters.len() => {
                    let each = self.program.canonical(each);
                    let Type::RvalueReference(inner) = self.program.written(each) else { continue };
                    if !self.is_own_parameter(inner, deducing) {
                        continue;
                    }
                    own.parameters[index] = self.program.intern_type(Type::Expansion(inner));
                    for needed in wanted.parameters.iter_mut().skip(index) {
                        match self.program.structure(*needed) {
                            Type::LvalueReference(_) => {}
                            Type::RvalueReference(referred) => *needed = referred,
                            _ => return None,
                        }
                    }
                }
                _ => {}
            }
        }
        Some((self.program.function_type(own), self.program.function_type(wanted)))
    }

    /// A function type with the result of another one.
    fn with_result_of(&mut self, ty: TypeId, other: TypeId) -> TypeId {
        let result = self.program.as_function(other).map(|other| other.result);
        match (self.program.as_function(ty).cloned(), result) {
            (Some(function), Some(result)) => self.program.function_type(FunctionType { result, ..function }),
            _ => ty,
        }
    }

    /// The specialization whose result its body determines: that is read for it.
    fn address_of_instance(
        &mut self,
        template: EntityId,
        list: Vec<TemplateArgument>,
        target: Option<TypeId>,
    ) -> Deduction {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return Deduction::unknown() };
        let arguments = self.program.intern_arguments(list);
        let has_specialization = self.program.templates[id]
            .specializations
            .iter()
            .any(|&entity| self.program.function_of(entity).is_none_or(|function| !self.is_directive(function)));
        if self.are_dependent(arguments) || has_specialization {
            return Deduction::unknown();
        }
        let Some(instance) = self.function_instance(id, arguments) else { return Deduction::unknown() };
        self.read_body_for_result(instance);
        let ty = self.with_known_specification(instance, self.program.functions[instance].ty);
        let ty = self.program.canonical(ty);
        if self.is_dependent_type(ty) {
            return Deduction::unknown();
        }
        match target.map(|target| self.program.canonical(target)) {
            Some(target) if target != ty && !self.removes_noexcept(ty, target) => Deduction::Failed(Failure::Other),
            _ => Deduction::Deduced(ty, arguments),
        }
    }

    /// Deduces from a set of functions: where exactly one of its members fits a parameter that is (a pointer or reference to)
    /// a function, that one is meant; otherwise nothing is deduced from the argument.
    pub(super) fn deduce_from_set(&mut self, parameter: TypeId, set: &FunctionSet, deducing: &mut Deducing) -> Step {
        let is_reference = self.program.is_reference(parameter);
        let parameter = self.program.canonical(self.program.non_reference(parameter));
        // Functions become pointers for parameters that are no references only ([temp.deduct.call]/2).
        let is_pointer = matches!(self.program.structure(self.program.unqualified(parameter).0), Type::Pointer(_));
        if is_reference && is_pointer && !set.is_address {
            return Step::Fits;
        }
        let parameter = self.with_explicit_pointee(parameter, deducing);
        let Some((function, class)) = self.address_target(parameter) else {
            return self.deduce_from_specialization(parameter, set, deducing);
        };
        let Some(types) = self.types_of_set(set, class.is_some()) else {
            return self.deduce_from_specialization(parameter, set, deducing);
        };
        let pattern = if class.is_some() { self.program.unqualified(parameter).0 } else { function };
        let mut fitting: Option<Deducing> = None;
        for ty in types {
            let mut trial = deducing.clone();
            match self.deduce(pattern, ty, Allowed::Nothing, &mut trial) {
                Step::Fails => {}
                Step::Unknown => return Step::unknown(),
                Step::Fits if fitting.is_some() => return Step::Fits,
                Step::Fits => fitting = Some(trial),
            }
        }
        if let Some(fitting) = fitting {
            deducing.bound = fitting.bound;
        }
        Step::Fits
    }

    /// A pointer to a template parameter, or to a member of that type, with the explicit argument for it in its place.
    fn with_explicit_pointee(&mut self, parameter: TypeId, deducing: &Deducing) -> TypeId {
        let (bare, qualifiers) = self.program.unqualified(parameter);
        let bound = |sema: &Self, ty: TypeId| match sema.program.written(sema.program.canonical(ty)) {
            Type::TemplateParameter { depth, index, is_pack: false } if depth == deducing.depth => {
                match deducing.bound.get(usize::from(index)) {
                    Some(&Some(TemplateArgument::Type(ty))) => Some(ty),
                    _ => None,
                }
            }
            _ => None,
        };
        let made = match self.program.written(bare) {
            Type::Pointer(inner) => bound(self, inner).map(Type::Pointer),
            Type::MemberPointer { class, member } => {
                bound(self, member).map(|member| Type::MemberPointer { class, member })
            }
            _ => None,
        };
        match made {
            Some(made) => {
                let ty = self.program.intern_type(made);
                let ty = self.program.qualified(ty, qualifiers);
                self.program.canonical(ty)
            }
            None => parameter,
        }
    }

    /// A template-id that identifies one specialization is an argument like the name of one function ([over.over]/4); of
    /// other sets nothing is deduced for a parameter that is no (pointer or reference to) function.
    fn deduce_from_specialization(&mut self, parameter: TypeId, set: &FunctionSet, deducing: &mut Deducing) -> Step {
        match self.identify_address(set) {
            Address::One(chosen) if chosen.deduced.is_none() => Step::Fits,
            Address::One(chosen) if self.is_non_static_member(chosen.function) => Step::unknown(),
            Address::One(chosen) => {
                let pointer = self.program.intern_type(Type::Pointer(chosen.ty));
                self.deduce(self.program.unqualified(parameter).0, pointer, Allowed::Call, deducing)
            }
            Address::Unknown => Step::unknown(),
            Address::None | Address::Several => Step::Fits,
        }
    }
}
