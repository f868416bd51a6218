//! Rules of virtual functions ([class.virtual]), when a member function is declared and when a class is complete. Members of
//! templates are checked in their instances, but for `final`, which does not wait (measured).

use super::base::BaseRelation;
use crate::Sema;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ClassId, EntityId, EntityKind, FunctionFlags, FunctionId, FunctionTypeFlags, Name, NameKind, Qualifiers, Type,
    TypeId,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// How an overrider's return type relates to that of the overridden function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Covariance {
    Fits,
    /// Any pointer in place of `void *`: accepted with a warning.
    Nearly,
    Unrelated,
}

impl Sema<'_> {
    /// Checks a member function at the end of its declarator and `= ...`; `token` is its name.
    pub fn check_virtual_function(&mut self, function: FunctionId, token: u32) {
        let entry = &self.program.functions[function];
        let (flags, entity) = (entry.flags, entry.entity);
        let name = self.program.entities[entity].name;
        if self.program.entities[entity].template.is_some() || name == Name::CONSTRUCTOR {
            return;
        }
        let Some(class) = self.class_of_member(function) else { return };
        let is_templated = self.program.classes[class].is_dependent;
        if flags.contains(FunctionFlags::STATIC_MEMBER) {
            self.check_static_member(function, token, is_templated);
            return;
        }
        if flags.contains(FunctionFlags::VIRTUAL)
            && let Some(&constraint) = self.program.constraints.get(&entity)
        {
            let first = self.expression(constraint).first;
            self.report_at(code::VIRTUAL_WITH_CONSTRAINT, first);
        }
        let overridden = self.overridden_functions(function);
        if let Some(&last) =
            overridden.functions.iter().find(|&&base| self.program.functions[base].flags.contains(FunctionFlags::FINAL))
        {
            let report =
                Report::new(code::FINAL_FUNCTION_OVERRIDDEN, self.position(token)).with(self.signature_argument(last));
            self.report(report);
        }
        if is_templated {
            return;
        }
        let mut fits = true;
        for &base in &overridden.functions {
            fits &= self.check_result(base, function, token);
            if !fits {
                break;
            }
        }
        if flags.contains(FunctionFlags::VIRTUAL | FunctionFlags::DEDUCED_RETURN) {
            self.report_at(code::VIRTUAL_DEDUCED_RETURN, token);
        }
        let nearest = overridden.functions.first().copied();
        if let Some(base) = nearest {
            self.check_deletion(base, function, token);
            self.check_exceptions(base, function, token);
        }
        if overridden.is_partial {
            return;
        }
        if flags.contains(FunctionFlags::OVERRIDE) && (nearest.is_none() || !fits) {
            let report = Report::new(code::OVERRIDE_WITHOUT_BASE_FUNCTION, self.position(token))
                .with(self.signature_argument(function));
            self.report(report);
        }
        if flags.contains(FunctionFlags::FINAL)
            && !self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL)
        {
            let report =
                Report::new(code::FINAL_NOT_VIRTUAL, self.position(token)).with(self.signature_argument(function));
            self.report(report);
        }
    }

    /// A static member function has the signature of no virtual function (314), and no `override` or `final` (2884).
    fn check_static_member(&mut self, function: FunctionId, token: u32, is_templated: bool) {
        let flags = self.program.functions[function].flags;
        if flags.intersects(FunctionFlags::OVERRIDE | FunctionFlags::FINAL) {
            self.report_at(code::MODIFIER_ON_STATIC_MEMBER, token);
        } else if !is_templated && !flags.contains(FunctionFlags::VIRTUAL) && self.hides_virtual(function) {
            self.report_at(code::VIRTUAL_NOT_ALLOWED, token);
        }
    }

    /// Whether a base has a virtual function with the parameters of a function that is no candidate to override it.
    fn hides_virtual(&self, function: FunctionId) -> bool {
        self.class_of_member(function).is_some_and(|class| {
            let name = self.program.entities[self.program.functions[function].entity].name;
            self.virtual_functions_named(class, name).iter().any(|&base| self.has_same_parameters(base, function))
        })
    }

    fn has_same_parameters(&self, a: FunctionId, b: FunctionId) -> bool {
        let ty = |function: FunctionId| self.program.as_function(self.program.functions[function].ty);
        let (Some(a), Some(b)) = (ty(a), ty(b)) else { return false };
        a.parameters.len() == b.parameters.len()
            && (a.flags ^ b.flags) & FunctionTypeFlags::VARIADIC == FunctionTypeFlags::empty()
            && a.parameters
                .iter()
                .zip(&b.parameters)
                .all(|(&a, &b)| self.program.canonical(a) == self.program.canonical(b) && !self.is_dependent_type(a))
    }

    pub(crate) fn signature_argument(&self, function: FunctionId) -> Argument {
        Argument::Entity {
            kind: "function",
            name: crate::types::printing::function_signature_text(&self.program, self.names, function),
        }
    }

    // ---- return types ----

    fn check_result(&mut self, base: FunctionId, function: FunctionId, token: u32) -> bool {
        let code = match self.covariance(base, function) {
            Covariance::Fits => return true,
            Covariance::Nearly => code::RETURN_TYPE_NOT_IDENTICAL,
            Covariance::Unrelated => code::INCOMPATIBLE_OVERRIDE_RETURN_TYPE,
        };
        let report = Report::new(code, self.position(token)).with(self.signature_argument(base));
        self.report(report);
        code == code::RETURN_TYPE_NOT_IDENTICAL
    }

    /// Whether a result keeps a function from overriding another one (317).
    pub(crate) fn has_unrelated_result(&self, base: FunctionId, function: FunctionId) -> bool {
        self.covariance(base, function) == Covariance::Unrelated
    }

    /// Compares the results of an overridden function and its overrider ([class.virtual]/covariant).
    fn covariance(&self, base: FunctionId, function: FunctionId) -> Covariance {
        let result = |function: FunctionId| {
            self.program.as_function(self.program.functions[function].ty).map(|ty| self.program.canonical(ty.result))
        };
        let (Some(known), Some(own)) = (result(base), result(function)) else { return Covariance::Fits };
        if known == own || self.is_dependent_type(known) || self.is_dependent_type(own) {
            return Covariance::Fits;
        }
        let ((known, outer_known), (own, outer_own)) = (self.program.unqualified(known), self.program.unqualified(own));
        let (to, from, is_pointer) = match (self.program.written(known), self.program.written(own)) {
            (Type::Pointer(to), Type::Pointer(from)) => (to, from, true),
            (Type::LvalueReference(to), Type::LvalueReference(from))
            | (Type::RvalueReference(to), Type::RvalueReference(from)) => (to, from, false),
            (Type::Specialization { .. }, Type::Specialization { .. }) => return Covariance::Fits,
            _ => return Covariance::Unrelated,
        };
        let ((to, to_qualifiers), (from, from_qualifiers)) =
            (self.program.unqualified(to), self.program.unqualified(from));
        if outer_known != outer_own || !(from_qualifiers - to_qualifiers - Qualifiers::RESTRICT).is_empty() {
            return Covariance::Unrelated;
        }
        let void = cufe_il::Program::builtin(cufe_il::Builtin::Void);
        if is_pointer && to == void && !matches!(self.program.structure(from), Type::Function(_)) {
            return Covariance::Nearly;
        }
        if to == from {
            return if self.may_be_class(to) { Covariance::Fits } else { Covariance::Unrelated };
        }
        self.class_covariance(to, from, function)
    }

    fn class_covariance(&self, to: TypeId, from: TypeId, function: FunctionId) -> Covariance {
        match self.base_relation(from, to) {
            BaseRelation::Unknown => Covariance::Fits,
            BaseRelation::No => Covariance::Unrelated,
            BaseRelation::Yes(found) => {
                let place = self.class_of_member(function).map(|class| self.access_place_of_class(class));
                let is_accessible =
                    place.is_none_or(|place| self.is_path_accessible(&found.path, &place) != Some(false));
                if found.is_ambiguous || !is_accessible { Covariance::Unrelated } else { Covariance::Fits }
            }
        }
    }

    // ---- deletion, exceptions ----

    fn check_deletion(&mut self, base: FunctionId, function: FunctionId, token: u32) {
        let deleted = |function: FunctionId| self.program.functions[function].flags.contains(FunctionFlags::DELETED);
        let is_defaulted = self.program.functions[function].flags.contains(FunctionFlags::DEFAULTED)
            || self.program.functions[base].flags.contains(FunctionFlags::DEFAULTED);
        let code = match (deleted(base), deleted(function)) {
            (false, true) => code::DELETED_OVERRIDES_NON_DELETED,
            (true, false) => code::NON_DELETED_OVERRIDES_DELETED,
            _ => return,
        };
        if is_defaulted {
            return;
        }
        let report = Report::new(code, self.position(token))
            .with(self.signature_argument(function))
            .with(self.signature_argument(base));
        self.report(report);
    }

    /// An overrider of a function that does not throw does not throw (766). Operands of `noexcept` in a class are not known
    /// when its functions are declared.
    fn check_exceptions(&mut self, base: FunctionId, function: FunctionId, token: u32) {
        let is_noexcept = |function: FunctionId| {
            let ty = self.program.as_function(self.program.functions[function].ty);
            ty.is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::NOEXCEPT))
        };
        let flags = self.program.functions[function].flags;
        let is_destructor = self.program.entities[self.program.functions[function].entity].name == Name::DESTRUCTOR;
        if !is_noexcept(base)
            || is_noexcept(function)
            || is_destructor
            || flags
                .intersects(FunctionFlags::EXCEPTION_SPECIFICATION | FunctionFlags::DELETED | FunctionFlags::DEFAULTED)
        {
            return;
        }
        let report = Report::new(code::WEAKER_EXCEPTION_SPECIFICATION, self.position(token))
            .with(self.signature_argument(function))
            .with(self.signature_argument(base));
        self.report(report);
    }

    // ---- hidden functions ----

    /// The virtual functions of a name in the bases of a class, without those that other bases override.
    fn virtual_functions_named(&self, class: ClassId, name: Name) -> Vec<FunctionId> {
        let mut found: Vec<FunctionId> = Vec::new();
        let mut open = vec![class];
        let mut visited: FxHashMap<ClassId, ()> = FxHashMap::default();
        while let Some(next) = open.pop() {
            let bases = self.program.classes[next].bases.iter().rev();
            for base in bases.filter_map(|base| self.program.class_of(base.ty)) {
                if self.is_polymorphic(base) != Some(false) && visited.insert(base, ()).is_none() {
                    open.push(base);
                }
            }
            if next == class {
                continue;
            }
            // The newest binding comes first.
            let Some(scope) = self.program.classes[next].scope else { continue };
            let mut members: SmallVec<[EntityId; 8]> =
                self.program.bindings(scope, name).map(|(_, binding)| binding.entity).collect();
            members.reverse();
            for entity in members {
                if let EntityKind::Function(function) = self.program.entities[entity].kind
                    && self.program.entities[entity].name == name
                    && self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL)
                    && !found.iter().any(|&known| self.has_same_signature(known, function))
                {
                    found.push(function);
                }
            }
        }
        found
    }

    /// Warns of functions of a complete class that hide virtual functions of its bases and do not override them (997), and
    /// of overloaded ones that it overrides in part (611, at the class's name).
    pub fn check_hidden_functions(&mut self, class: ClassId) {
        let entry = &self.program.classes[class];
        if entry.is_dependent || entry.bases.is_empty() || entry.scope.is_none() {
            return;
        }
        let token = self.program.entities[entry.entity].token;
        if entry
            .bases
            .iter()
            .all(|base| self.program.class_of(base.ty).is_some_and(|base| self.is_polymorphic(base) == Some(false)))
        {
            return;
        }
        // The functions of a name, in the order in which names are declared first.
        let mut own_functions: Vec<(Name, Vec<FunctionId>)> = Vec::new();
        let mut places: FxHashMap<Name, usize> = FxHashMap::default();
        for &entity in &entry.functions {
            let name = self.program.entities[entity].name;
            if !matches!(name.kind(), NameKind::Identifier(_) | NameKind::Operator(_)) {
                continue;
            }
            let place = *places.entry(name).or_insert(own_functions.len());
            if place == own_functions.len() {
                own_functions.push((name, Vec::new()));
            }
            if let EntityKind::Function(function) = self.program.entities[entity].kind
                && !self.program.functions[function]
                    .flags
                    .intersects(FunctionFlags::STATIC_MEMBER | FunctionFlags::IMPLICIT)
            {
                own_functions[place].1.push(function);
            }
        }
        for (name, own) in own_functions {
            if own.is_empty() || self.has_using_of(class, name) {
                continue;
            }
            let hidden = self.virtual_functions_named(class, name);
            let overridden =
                hidden.iter().filter(|&&base| own.iter().any(|&own| self.overrides_or_may(own, base))).count();
            let Some(&first) = hidden.iter().find(|&&base| !own.iter().any(|&own| self.overrides_or_may(own, base)))
            else {
                continue;
            };
            if overridden > 0 {
                let report =
                    Report::new(code::PARTIAL_OVERRIDE, self.position(token)).with(self.signature_argument(first));
                self.report(report);
                continue;
            }
            for function in own {
                let token = self.program.entities[self.program.functions[function].entity].token;
                let report = Report::new(code::VIRTUAL_FUNCTION_DECL_HIDDEN, self.position(token))
                    .with(self.signature_argument(function))
                    .with(self.signature_argument(first));
                self.report(report);
            }
        }
    }

    fn has_using_of(&self, class: ClassId, name: Name) -> bool {
        self.program.classes[class].scope.is_some_and(|scope| {
            let mut bindings = self.program.bindings(scope, name);
            bindings.any(|(_, binding)| matches!(self.program.entities[binding.entity].kind, EntityKind::Using(_)))
        })
    }

    /// An implicitly declared destructor overrides those of the bases: none of them is final (1850).
    pub fn check_implicit_destructor(&mut self, class: ClassId) {
        let entry = &self.program.classes[class];
        let is_written = entry.functions.iter().any(|&entity| self.program.entities[entity].name == Name::DESTRUCTOR);
        if entry.is_dependent || is_written || entry.bases.is_empty() {
            return;
        }
        let token = self.program.entities[entry.entity].token;
        let bases: Vec<ClassId> = entry.bases.iter().filter_map(|base| self.program.class_of(base.ty)).collect();
        for base in bases {
            let destructor = self.program.classes[base].functions.iter().find_map(|&entity| {
                match self.program.entities[entity].kind {
                    EntityKind::Function(function) if self.program.entities[entity].name == Name::DESTRUCTOR => {
                        Some(function)
                    }
                    _ => None,
                }
            });
            if let Some(destructor) = destructor
                && self.program.functions[destructor].flags.contains(FunctionFlags::VIRTUAL | FunctionFlags::FINAL)
            {
                let report = Report::new(code::FINAL_FUNCTION_OVERRIDDEN, self.position(token))
                    .with(self.signature_argument(destructor));
                self.report(report);
            }
        }
    }
}
