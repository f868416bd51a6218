//! Explicit instantiation ([temp.explicit]): which specialization a directive means, and what
//! is instantiated for it when the translation unit has been read.

use super::Satisfaction;
use super::instance::InstantiatedPart;
use crate::Sema;
use crate::overload::address::Address;
use cufe_base::StoreId;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArgumentsId, ClassId, EntityId, EntityKind, FunctionFlags, FunctionId, Program, ScopeId, ScopeKind, TemplateId,
    TypeId, VariableId,
};
use rustc_hash::FxHashMap;

/// What a directive instantiates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Instantiated {
    /// A specialization of a function template.
    Function(TemplateId, ArgumentsId),
    /// A member function of an instance.
    Member(FunctionId),
    /// A static data member of an instance.
    Variable(VariableId),
    /// A specialization of a variable template.
    Template(TemplateId, ArgumentsId),
}

/// What waits for the end of the translation unit.
#[derive(Clone, Copy, Debug)]
pub enum Wanted {
    /// All members of an instance.
    Members(ClassId, u32),
    /// What a directive names.
    Named {
        /// It.
        what: Instantiated,
        /// The function as the directive declares it.
        declared: Option<FunctionId>,
        /// The first token of the directive behind `template`.
        token: u32,
    },
    /// A function that was used where that instantiates it, at a token.
    Used(FunctionId, u32),
    /// A static data member that was used where that instantiates its definition.
    Variable(VariableId),
}

/// What a directive for a function means.
#[derive(Clone, Copy, Debug)]
pub enum Directive {
    /// This is to be instantiated.
    Instance(Instantiated),
    /// There is an explicit specialization, and nothing to do ([temp.explicit]/8).
    Specialized(FunctionId),
    /// A function that is no template and no member of one.
    Ordinary(FunctionId),
    /// Nothing has the type.
    None,
    /// Nobody can tell.
    Unknown,
}

/// The members of classes, in the order of their declarations.
#[derive(Default)]
struct MembersByScope {
    entities: FxHashMap<ScopeId, Vec<EntityId>>,
    /// How many entities of the program have been looked at.
    seen: usize,
}

impl MembersByScope {
    /// Adds what was declared since.
    fn update(&mut self, program: &Program) {
        for index in self.seen..program.entities.len() {
            let entity = EntityId::from_index(index);
            let scope = program.entities[entity].scope;
            if program.scopes[scope].kind == ScopeKind::Class {
                self.entities.entry(scope).or_default().push(entity);
            }
        }
        self.seen = program.entities.len();
    }
}

impl Sema<'_> {
    /// What a directive means that declares a function of a type, among the functions of its name.
    pub fn directive_for_function(
        &mut self,
        candidates: &[EntityId],
        arguments: Option<ArgumentsId>,
        ty: TypeId,
    ) -> Directive {
        let target = self.program.canonical(ty);
        if self.is_dependent_type(target) || self.has_unknown_part(&[target]) {
            return Directive::Unknown;
        }
        if arguments.is_none() {
            for &entity in candidates {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { continue };
                let own = self.program.canonical(self.program.functions[function].ty);
                if self.is_dependent_type(own) || self.has_unknown_part(&[own]) {
                    return Directive::Unknown;
                }
                if !self.differs_in_noexcept_at_most(own, target) {
                    continue;
                }
                let class = self.class_of_member(function);
                return match class.and_then(|class| self.origin_of_class(class)) {
                    Some(_) => Directive::Instance(Instantiated::Member(function)),
                    None => Directive::Ordinary(function),
                };
            }
        }
        let has_noexcept = candidates.iter().any(|&entity| {
            let function = self.program.function_of(entity);
            function.is_some_and(|function| {
                self.program.functions[function].flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION)
            })
        });
        // Whether the declaration has one says nothing of the template that it is of.
        let target = if has_noexcept { target } else { self.without_noexcept(target).unwrap_or(target) };
        match self.fitting_templates(candidates, arguments, Some(target), |_, _| Some(true)) {
            Address::One(chosen) => {
                let (EntityKind::Template(template), Some(arguments)) =
                    (self.program.entities[chosen.entity].kind, chosen.deduced)
                else {
                    return Directive::Unknown;
                };
                let arguments = self.program.canonical_arguments(arguments);
                match self.explicit_function(template, arguments, Some(target)) {
                    Some(Some(function)) => Directive::Specialized(function),
                    Some(None) => Directive::Unknown,
                    None => Directive::Instance(Instantiated::Function(template, arguments)),
                }
            }
            // The exception specification is no part of what is compared.
            Address::None if has_noexcept => Directive::Unknown,
            Address::None => Directive::None,
            Address::Several | Address::Unknown => Directive::Unknown,
        }
    }

    fn differs_in_noexcept_at_most(&self, a: TypeId, b: TypeId) -> bool {
        let noexcept = cufe_il::FunctionTypeFlags::NOEXCEPT | cufe_il::FunctionTypeFlags::TRAILING_RETURN;
        match (self.program.as_function(a), self.program.as_function(b)) {
            (Some(x), Some(y)) => {
                let same = |x: TypeId, y: TypeId| self.program.canonical(x) == self.program.canonical(y);
                x.flags - noexcept == y.flags - noexcept
                    && same(x.result, y.result)
                    && x.parameters.len() == y.parameters.len()
                    && x.parameters.iter().zip(&y.parameters).all(|(&x, &y)| same(x, y))
            }
            _ => a == b,
        }
    }

    /// Notes an explicit instantiation definition; whether it is the first of its kind.
    pub fn want_instance(&mut self, what: Instantiated, declared: Option<FunctionId>, token: u32) -> bool {
        let is_first = self.instances.explicit.insert(what);
        if is_first {
            self.instances.wanted.push(Wanted::Named { what, declared, token });
        }
        is_first
    }

    /// Instantiates what waits for the end of the translation unit. What an instance uses is instantiated where it is used,
    /// unless it waits already: that is the order of errors and of the device side (measured).
    pub fn instantiate_wanted(&mut self) {
        self.instances.is_unit_read = true;
        let mut waiting: Vec<Wanted> = Vec::new();
        let mut members = MembersByScope::default();
        loop {
            waiting.extend(self.instances.wanted.drain(..).rev());
            if self.unread.read.is_some() {
                // The unit is read again with all declarations: nothing of this reading counts.
                return;
            }
            match waiting.pop() {
                Some(Wanted::Members(class, token)) => {
                    if let Some(scope) = self.program.classes[class].scope {
                        members.update(&self.program);
                        let members = members.entities.get(&scope).cloned().unwrap_or_default();
                        self.instantiate_members(&members, token);
                    }
                }
                Some(wanted) => self.instantiate(wanted),
                None => return,
            }
        }
    }

    /// Instantiates something, now where the whole unit is read and at its end otherwise.
    pub(super) fn want(&mut self, wanted: Wanted) {
        match self.instances.is_instantiated_at_use() && self.context.speculating == 0 {
            true => self.instantiate(wanted),
            false => self.instances.wanted.push(wanted),
        }
    }

    fn instantiate(&mut self, wanted: Wanted) {
        match wanted {
            Wanted::Members(..) => self.instances.wanted.push(wanted),
            Wanted::Named { what, declared, token } => self.instantiate_named(what, declared, token),
            Wanted::Used(function, token) => self.read_used(function, token),
            Wanted::Variable(variable) => self.define_static_member(variable),
        }
    }

    fn instantiate_named(&mut self, what: Instantiated, declared: Option<FunctionId>, token: u32) {
        self.instances.place = Some(token);
        match what {
            Instantiated::Function(template, arguments) => {
                let Some(pattern) =
                    self.program.templates[template].pattern.and_then(|it| self.program.function_of(it))
                else {
                    return;
                };
                let is_defined =
                    self.program.functions[pattern].definition.is_some() || self.outside_definition(pattern).is_some();
                if !is_defined {
                    // A deleted definition is one ([dcl.fct.def.delete]/1).
                    if !self.program.functions[pattern].flags.contains(FunctionFlags::DELETED) {
                        self.not_defined(pattern, token);
                    }
                    return;
                }
                let Some(instance) = self.function_instance(template, arguments) else { return };
                if let Some(declared) = declared {
                    let space = self.program.functions[declared].space;
                    self.program.functions[instance].space |= space;
                }
                self.cuda.device_roots.insert(instance);
                self.record_explicit_instance(instance, token);
                self.read(InstantiatedPart::Body(instance));
            }
            Instantiated::Member(function) => {
                if self.definition_of(function).is_some() {
                    self.cuda.device_roots.insert(function);
                    self.record_explicit_instance(function, token);
                    self.read(InstantiatedPart::Body(function));
                } else if !self.may_be_defined(function) {
                    self.not_defined(function, token);
                }
            }
            Instantiated::Variable(variable) => {
                if self.lacks_definition_outside(variable) {
                    let name = self.entity_name(self.program.variables[variable].entity);
                    let position = self.position(token);
                    let report = Report::new(code::INSTANTIATION_WITHOUT_DEFINITION, position);
                    self.report(report.with(Argument::Quoted(name)));
                }
                self.instantiate_static_member(variable);
            }
            Instantiated::Template(template, arguments) => {
                let instance = self.variable_instance(template, arguments);
                if let Some(variable) = instance.and_then(|entity| self.program.variable_of(entity)) {
                    self.instantiate_static_member(variable);
                }
            }
        }
    }

    /// Keeps what an explicit instantiation instantiates, where the program is wanted complete, or its device side is.
    fn record_explicit_instance(&mut self, function: FunctionId, token: u32) {
        if self.options.complete_program || self.options.device_pass {
            self.program.function_instances.explicit.insert(function, token);
        }
    }

    fn instantiate_static_member(&mut self, variable: VariableId) {
        self.read_static_initializer(variable);
        self.define_static_member(variable);
    }

    /// Whether the missing definition of a member may be due to what is not understood, or is not needed.
    fn may_be_defined(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let is_special =
            FunctionFlags::DEFAULTED | FunctionFlags::DEFAULTED_LATER | FunctionFlags::DELETED | FunctionFlags::PURE;
        if entry.flags.intersects(is_special) || self.instances.specialized_members.contains(&function) {
            return true;
        }
        let token = self.program.entities[entry.entity].token;
        let origin = self.class_of_member(function).and_then(|class| self.origin_of_class(class));
        let pattern = origin.and_then(|origin| self.member_function_at(origin, token));
        pattern.is_none_or(|pattern| {
            let entry = &self.program.functions[pattern];
            entry.definition.is_some()
                || entry.flags.intersects(is_special)
                || self.instances.specialized_members.contains(&pattern)
        })
    }

    fn not_defined(&mut self, function: FunctionId, token: u32) {
        let name = self.entity_name(self.program.functions[function].entity);
        let position = self.position(token);
        self.report(Report::new(code::INSTANTIATION_WITHOUT_DEFINITION, position).with(Argument::Quoted(name)));
    }

    /// Instantiates the members of a class that have definitions, of member classes too ([temp.explicit]/10). `token`: where
    /// that was asked for.
    fn instantiate_members(&mut self, members: &[EntityId], token: u32) {
        for &member in members {
            self.instances.place = Some(token);
            match self.program.entities[member].kind {
                EntityKind::Function(function) => {
                    let entry = &self.program.functions[function];
                    let is_other = entry.specialized.is_some()
                        || entry.flags.contains(FunctionFlags::SPECIALIZATION)
                        || self.program.entities[member].template.is_some();
                    // A member whose constraints are not satisfied is not instantiated ([temp.explicit]/10).
                    if !is_other
                        && self.function_satisfaction(member) != Satisfaction::Unsatisfied
                        && self.definition_of(function).is_some()
                    {
                        self.cuda.device_roots.insert(function);
                        self.record_explicit_instance(function, token);
                        self.read(InstantiatedPart::Body(function));
                    }
                }
                EntityKind::Variable(variable) => self.instantiate_static_member(variable),
                EntityKind::Class(class) if self.program.classes[class].template.is_none() => {
                    let ty = self.program.classes[class].ty;
                    self.complete_type(ty);
                    if self.program.classes[class].is_complete && !self.instances.patterns.contains_key(&class) {
                        self.instances.wanted.push(Wanted::Members(class, token));
                    }
                }
                _ => {}
            }
        }
    }
}
