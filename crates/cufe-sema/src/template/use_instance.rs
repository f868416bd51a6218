//! What using a function instantiates beside its declaration: default arguments that a call
//! uses, exception specifications, default member initializers of implicit constructors, bodies of friends that are defined
//! in class templates, and of constexpr functions. Only the user's own templates are read: for what is to be reported in them.

use super::explicit_instantiation::Wanted;
use super::instance::InstantiatedPart;
use crate::Sema;
use crate::conversion::Specialized;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::{Candidate, Resolution};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ClassId, EntityKind, FunctionDeclarationFlags, FunctionFlags, FunctionId, LambdaFlags, Name, ScopeKind, Type,
    TypeId,
};

/// Why the body of an instance was not read for its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exceeded {
    /// Too many instances of its template wait for each other.
    Template,
    /// Too many functions do.
    Total,
    /// It was reported.
    Reported,
}

/// How deep bodies of functions may need others for their types.
const MAXIMUM_BODIES: u64 = 256;

/// How many functions of instances are read because something uses them: the number of those that use two others doubles
/// with each level.
const MAXIMUM_USED: usize = 1 << 14;

impl Sema<'_> {
    pub(crate) fn is_own_token(&self, token: u32) -> bool {
        self.reader.is_own_text(token)
    }

    /// Instantiates what a call of a function, chosen by overload resolution, needs of its declaration: the default
    /// arguments that it uses ([temp.inst]/12), and the exception specification of a template ([temp.inst]/15).
    pub(super) fn instantiate_declaration(&mut self, candidate: &Candidate) {
        let Some(function) = candidate.function else { return };
        self.check_attributes_of_chosen(candidate);
        let entry = &self.program.functions[function];
        let (entity, flags, ty) = (entry.entity, entry.flags, entry.ty);
        if candidate.is_template
            && self.context.unevaluated == 0
            && let (Some(arguments), EntityKind::Template(template)) =
                (candidate.deduced, self.program.entities[candidate.entity].kind)
            && self.is_read_for_use(self.program.entities[entity].token)
            && !self.is_in_pattern()
        {
            let arguments = self.program.canonical_arguments(arguments);
            self.instances.called.entry(template).or_default().insert(arguments);
            if self.context.speculating == 0
                && self.is_instantiated_for_code()
                && !self.are_dependent(arguments)
                && self.explicit_function(template, arguments, candidate.ty).is_none()
                && let Some(instance) = self.function_instance(template, arguments)
            {
                let token = self.instances.place.unwrap_or(self.program.entities[entity].token);
                self.want_for_code(instance, token);
                if let Some(user) = self.context.function.filter(|_| self.options.complete_program) {
                    self.program.function_instances.uses.push((user, instance));
                }
            }
        }
        let given = candidate.conversions.len();
        let Some(ty) = self.program.as_function(ty) else { return };
        let is_last_pack =
            ty.parameters.last().is_some_and(|&ty| matches!(self.program.structure(ty), Type::Expansion(_)));
        let uses_defaults = ty.parameters.len() > given && !is_last_pack;
        let has_specification = candidate.is_template && flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION);
        if !uses_defaults && !has_specification || !self.is_read_for_use(self.program.entities[entity].token) {
            return;
        }
        let function = match (candidate.is_template, candidate.deduced) {
            (false, _) => function,
            (true, Some(arguments)) if !self.are_dependent(arguments) => {
                let EntityKind::Template(template) = self.program.entities[candidate.entity].kind else { return };
                if self.program.entities[entity].template != Some(template)
                    || self.explicit_function(template, arguments, candidate.ty).is_some()
                {
                    return;
                }
                let Some(instance) = self.function_instance(template, arguments) else { return };
                instance
            }
            _ => return,
        };
        let Some(record) = self.program.functions[function].first_declaration else { return };
        let Some(declaration) = self.program.function_declarations.get(record) else { return };
        let parameters: Vec<_> =
            declaration.parameter_list.iter().skip(given).map(|parameter| parameter.variable).collect();
        for variable in parameters {
            self.note_use_of_initializer(variable, Some(function));
            if self.deferred_initializers.get(&variable).is_some_and(|part| part.in_instance) {
                self.read(InstantiatedPart::Initializer(variable));
            }
        }
    }

    /// Keeps which instance a callee is that names a function template, where the program is wanted complete.
    pub(crate) fn record_callee(&mut self, callee: cufe_il::ExpressionId, candidate: &Candidate) {
        if !self.options.complete_program
            || self.context.speculating > 0
            || self.context.unevaluated > 0
            || !candidate.is_template
            || self.is_in_pattern()
        {
            return;
        }
        let (Some(arguments), EntityKind::Template(template)) =
            (candidate.deduced, self.program.entities[candidate.entity].kind)
        else {
            return;
        };
        let arguments = self.program.canonical_arguments(arguments);
        if self.are_dependent(arguments) {
            return;
        }
        let instance = match self.explicit_function(template, arguments, candidate.ty) {
            Some(known) => known,
            None => self.function_instance(template, arguments),
        };
        if let Some(instance) = instance {
            let inner = self.without_parentheses(callee);
            self.program.callees.insert(inner, instance);
        }
    }

    /// Reads the exception specification of a function of an instance, which is deferred until something asks for it
    /// ([temp.inst]/15).
    pub(crate) fn need_exception_specification(&mut self, function: FunctionId) {
        if let Some(part) = self.instances.noexcepts.remove(&function) {
            self.read(InstantiatedPart::Noexcept(part));
        }
    }

    /// Instantiates what the use of a function needs of its definition.
    pub(crate) fn instantiate_used(&mut self, used: &FunctionUse) {
        let function = used.function;
        self.check_instance_depth(used);
        if self.instances.noexcepts.get(&function).is_some_and(|part| self.is_own_token(part.first)) {
            self.need_exception_specification(function);
        }
        if self.is_instantiated_for_code() && !self.is_in_pattern() {
            self.need_table_of(function, used.token);
        }
        let entry = &self.program.functions[function];
        let (entity, flags) = (entry.entity, entry.flags);
        if flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            && self.program.entities[entity].name == Name::CONSTRUCTOR
            && self.program.as_function(entry.ty).is_some_and(|ty| ty.parameters.is_empty())
            && let Some(class) = self.class_of_member(function)
        {
            // It is defined where it is odr-used ([class.default.ctor]/4).
            if self.context.unevaluated == 0 {
                self.need_parts_of_default_constructor(class, used.token);
            }
            return;
        }
        let is_constant = flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            || self.is_implied_constexpr(function);
        let is_evaluated = is_constant && self.context.unevaluated == 0;
        let is_for_code = self.is_instantiated_for_code();
        // What is named in an unevaluated operand is not defined for it ([temp.inst]/4, [basic.def.odr]/10).
        let is_friend = flags.contains(FunctionFlags::FRIEND_DEFINED) && self.context.unevaluated == 0;
        if !(is_friend || is_evaluated || is_for_code) {
            return;
        }
        let is_of_instance = match entry.definition.and_then(|record| self.program.function_declarations.get(record)) {
            Some(record) => {
                record.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN)
                    && record.statement.is_none()
                    && record.body.is_some_and(|(open, _)| self.is_read_for_use(open))
            }
            None => {
                self.class_of_member(function).is_some_and(|class| self.instances.patterns.contains_key(&class))
                    && self.is_read_for_use(self.program.entities[entity].token)
            }
        };
        let is_wanted = is_of_instance
            && !flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED | FunctionFlags::DELETED)
            && (!is_constant && !is_for_code || !self.is_in_pattern());
        match is_wanted {
            true if is_friend || is_evaluated => {
                self.want_used(function, used.token);
            }
            true => self.want_for_code(function, used.token),
            false => {}
        }
    }

    /// The function that a candidate stands for where its exception specification is asked for: of a template whose
    /// specification depends on its arguments, the instance.
    pub(crate) fn function_with_specification(&mut self, candidate: &Candidate) -> Option<FunctionId> {
        let specialized = candidate.specialized();
        if candidate.is_template && specialized.is_none() {
            return None;
        }
        self.specialized_with_specification(candidate.function?, specialized)
    }

    /// As [`Self::function_with_specification`], for the pattern of a template and what was deduced.
    pub(crate) fn specialized_with_specification(
        &mut self,
        function: FunctionId,
        specialized: Option<Specialized>,
    ) -> Option<FunctionId> {
        let entry = &self.program.functions[function];
        let Some(Specialized { template, arguments, ty }) = specialized else { return Some(function) };
        if !entry.flags.contains(FunctionFlags::OPEN_SPECIFICATION) {
            return Some(function);
        }
        let EntityKind::Template(template) = self.program.entities[template].kind else { return Some(function) };
        if self.program.entities[entry.entity].template != Some(template) {
            return Some(function);
        }
        if self.are_dependent(arguments) {
            return None;
        }
        match self.explicit_function(template, arguments, Some(ty)) {
            Some(specialized) => specialized,
            None => self.function_instance(template, arguments),
        }
    }

    /// The definition of an instance is needed only because code is made of what uses it. In the host pass that is the code of
    /// the host compiler, which makes none of device functions.
    pub(super) fn want_for_code(&mut self, function: FunctionId, token: u32) {
        if !self.options.device_pass {
            if self.program.functions[function].space.is_device_code() {
                return;
            }
            self.instances.for_code.insert(function);
        }
        self.want_used(function, token);
    }

    /// Code names a static data member of an instance: its definition outside of the class is instantiated ([temp.inst]/3).
    pub(crate) fn want_definition_for_code(&mut self, entity: cufe_il::EntityId) {
        let Some(variable) = self.program.variable_of(entity) else { return };
        if self.program.variables[variable].initializer.is_none()
            && self.may_be_defined_outside(variable)
            && self.is_instantiated_for_code()
            && !self.is_in_pattern()
            && self.instances.wanted_variables.insert(variable)
        {
            self.want(Wanted::Variable(variable));
        }
    }

    /// Whether a function is read for the host compiler only, which knows nothing of execution spaces; lambdas in one are, too.
    pub(crate) fn is_for_host_compiler(&self, function: FunctionId) -> bool {
        let mut next = Some(function).filter(|_| !self.instances.for_code.is_empty());
        while let Some(function) = next {
            if self.instances.for_code.contains(&function) {
                return true;
            }
            let lambda = self.lambda_of(function).and_then(|lambda| self.program.lambdas.get(lambda));
            next = lambda.and_then(|lambda| lambda.enclosing).filter(|&enclosing| enclosing != function);
        }
        false
    }

    /// The definition of an instance is needed for a use at a token.
    fn want_used(&mut self, function: FunctionId, token: u32) {
        if self.instances.used.len() >= MAXIMUM_USED {
            self.statistics.has_unread_functions |= !self.instances.used.contains(&function);
        } else if self.instances.used.insert(function) {
            self.want(Wanted::Used(function, token));
        }
    }

    /// Reads the body of a function of an instance that is used at a token; 456 there, once, if too many instances of the
    /// same pattern wait for each other already.
    pub(super) fn read_used(&mut self, function: FunctionId, token: u32) {
        let entity = self.program.functions[function].entity;
        let pattern = self.program.entities[entity].token;
        let limit = self.options.limits.pending_instantiations;
        let pending = self.instances.pending_uses.entry(pattern).or_default();
        if *pending >= limit {
            if self.instances.exceeded_uses.insert(pattern) {
                let report = Report::new(code::INSTANTIATION_TOO_DEEP, self.position(token));
                self.report(report.with(Argument::Quoted(self.entity_name(entity))));
            }
            return;
        }
        *pending += 1;
        let place = self.instances.place.replace(token);
        self.read(InstantiatedPart::Body(function));
        self.instances.place = place;
        if let Some(pending) = self.instances.pending_uses.get_mut(&pattern) {
            *pending -= 1;
        }
    }

    /// Whether the use of a function template that was chosen is that of an instance of which code is made: what it calls is
    /// looked at, and where that runs. Arguments of kernel templates are looked at by the template.
    pub(super) fn is_instance_for_code(&self, candidate: &Candidate) -> bool {
        candidate.is_template
            && candidate.function.is_some_and(|function| !self.program.functions[function].space.is_kernel())
            && self.is_instantiated_for_code()
            && candidate.deduced.is_some_and(|arguments| !self.are_dependent(arguments))
            && !self.is_in_pattern()
    }

    /// Whether a pattern at a token is read for uses of its instances: those of headers for code only.
    fn is_read_for_use(&self, token: u32) -> bool {
        self.is_instantiated_for_code() || self.is_own_token(token)
    }

    /// Whether the body of an instance is read for its use at the current place although the host pass does not: the device
    /// compiler instantiates whatever code uses, of the host too, and so does the host compiler.
    fn is_instantiated_for_code(&self) -> bool {
        let is_host_code =
            || self.context.function.is_none_or(|function| !self.program.functions[function].space.is_device_code());
        self.options.instantiates_used()
            && self.context.unevaluated == 0
            && self.context.discarded == 0
            && (self.options.device_pass || is_host_code())
    }

    /// Whether the current place is in a template, or a generic lambda, and not in an instance of it.
    pub(crate) fn is_in_pattern(&self) -> bool {
        let mut function = self.context.function;
        while let Some(lambda) = function.and_then(|it| self.program.lambdas.get(self.lambda_of(it)?)) {
            if lambda.flags.contains(LambdaFlags::GENERIC) && lambda.call_operator == function {
                return true;
            }
            function = lambda.enclosing.filter(|_| lambda.enclosing != function);
        }
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            // Of a member template of an instance the parameters have no arguments yet.
            let is_bound = self.context.in_instance && self.instances.bound_scopes.contains(&scope);
            if !is_bound && self.is_scope_of_parameters(scope) {
                return true;
            }
            next = self.program.scopes[scope].parent;
        }
        false
    }

    /// Whether a scope is that of template parameters, whether or not they are bound: not of `template <>`, nor of elements of packs
    /// that are being expanded.
    pub(crate) fn is_scope_of_parameters(&self, scope: cufe_il::ScopeId) -> bool {
        self.program.scopes[scope].kind == ScopeKind::TemplateParameters
            && !self.instances.empty_heads.contains(&scope)
            && !self.instances.element_scopes.contains(&scope)
    }

    /// Notes that a scope is that of `template <>` ([temp.expl.spec]).
    pub fn note_empty_head(&mut self, scope: cufe_il::ScopeId) {
        self.instances.empty_heads.insert(scope);
    }

    /// Instantiates what an implicit default constructor of a class uses: default member initializers ([class.base.init]/9), and
    /// the default constructors of bases and of members without one ([class.default.ctor]/4), which use theirs.
    fn need_parts_of_default_constructor(&mut self, class: ClassId, token: u32) {
        let mut waiting = vec![class];
        while let Some(class) = waiting.pop() {
            let entry = &self.program.classes[class];
            // Of templates in headers nothing is reported.
            if !entry.definition.is_some_and(|token| self.is_read_for_use(token))
                || !self.instances.initialized.insert(class)
            {
                continue;
            }
            let members: Vec<_> = entry.data_members.iter().map(|member| (member.variable, member.ty)).collect();
            let bases: Vec<TypeId> = entry.bases.iter().map(|base| base.ty).collect();
            let mut parts = bases;
            for (variable, ty) in members {
                match variable.and_then(|variable| Some((variable, *self.deferred_initializers.get(&variable)?))) {
                    Some((variable, part)) => {
                        if part.in_instance {
                            self.read(InstantiatedPart::Initializer(variable));
                        }
                    }
                    None if variable.is_some_and(|it| self.program.variables[it].initializer.is_some()) => {}
                    None => parts.push(ty),
                }
            }
            for ty in parts {
                let element = self.element_type(ty).0;
                let Some(class) = self.program.class_of(element) else { continue };
                match self.has_constructor_of_its_own(class) {
                    true => self.need_default_constructor(class, token),
                    false => waiting.push(class),
                }
            }
        }
    }

    /// Instantiates what a call of the default constructor of a class, which is in no text, needs.
    fn need_default_constructor(&mut self, class: ClassId, token: u32) {
        let constructors = self.constructors(class);
        if constructors.is_partial || !self.has_known_members(class) {
            return;
        }
        if let Resolution::Selected(chosen) = self.resolve_constructor(&constructors.entities, &[], true)
            && let Some(function) = chosen.function.filter(|_| !chosen.is_template)
        {
            self.instantiate_used(&FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, token));
        }
    }

    /// Instantiates the default member initializers of members.
    pub(crate) fn need_initializers(&mut self, members: &[cufe_il::VariableId]) {
        for &member in members {
            self.note_use_of_initializer(member, None);
            let is_unread = self
                .deferred_initializers
                .get(&member)
                .is_some_and(|part| part.in_instance && self.is_read_for_use(part.first));
            if is_unread && self.context.speculating == 0 {
                self.read(InstantiatedPart::Initializer(member));
            }
        }
    }

    fn has_constructor_of_its_own(&self, class: ClassId) -> bool {
        self.program.classes[class].functions.iter().any(|&entity| {
            self.program.function_of(entity).is_some_and(|function| {
                let entry = &self.program.functions[function];
                self.program.entities[entry.entity].name == Name::CONSTRUCTOR
                    && !entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            })
        })
    }

    // ---- limits ----

    /// Reads the body of an instance for its return type, unless too many wait for each other.
    pub(crate) fn read_body_for_result(&mut self, function: FunctionId) {
        if self.is_defaulted_comparison(function) {
            return self.synthesize_comparison(function);
        }
        if !self.has_deduced_result(function) || self.instances.exceeded_functions.contains_key(&function) {
            return;
        }
        let template =
            self.program.functions[function].specialized.map(|template| self.program.templates[template].entity);
        let limit = self.options.limits.pending_instantiations;
        if let Some(template) = template
            && self.instances.pending.get(&template).is_some_and(|&count| count >= limit)
        {
            self.instances.exceeded_functions.insert(function, Exceeded::Template);
            return;
        }
        if self.instances.pending_bodies >= MAXIMUM_BODIES {
            self.instances.exceeded_functions.insert(function, Exceeded::Total);
            return;
        }
        self.instances.pending_bodies += 1;
        self.pending(template, |sema| sema.read(InstantiatedPart::Body(function)));
        self.instances.pending_bodies -= 1;
    }

    /// Makes something of a template, which counts among its instances that wait for others meanwhile.
    pub(super) fn pending<T>(&mut self, template: Option<cufe_il::EntityId>, make: impl FnOnce(&mut Self) -> T) -> T {
        if let Some(template) = template {
            *self.instances.pending.entry(template).or_default() += 1;
        }
        let result = make(self);
        if let Some(count) = template.and_then(|template| self.instances.pending.get_mut(&template)) {
            *count -= 1;
        }
        result
    }

    /// Reports an instance that is nested too deeply where it is used: 456, and 2547 where its result is not known.
    fn check_instance_depth(&mut self, used: &FunctionUse) {
        let function = used.function;
        let Some(template) = self.program.functions[function].specialized else { return };
        let name = |sema: &Self| Argument::Quoted(sema.entity_name(sema.program.functions[function].entity));
        if let Some(exceeded) = self.instances.exceeded_functions.get(&function).copied() {
            if exceeded != Exceeded::Reported {
                let (name, position) = (name(self), self.position(used.token));
                self.instances.exceeded_functions.insert(function, Exceeded::Reported);
                if exceeded == Exceeded::Template {
                    self.report(Report::new(code::INSTANTIATION_TOO_DEEP, position).with(name.clone()));
                }
                self.report(Report::new(code::DEDUCED_FUNCTION_USED_TOO_EARLY, position).with(name));
            }
            return;
        }
        // Bodies of constexpr functions are read one after the other as constants need them, and not nested.
        let Some(caller) = self.context.function else { return };
        let depth = match self.program.functions[caller].specialized {
            Some(own) if own == template && caller != function => {
                self.instances.depths.get(&caller).copied().unwrap_or(1) + 1
            }
            _ => return,
        };
        if self.instances.depths.contains_key(&function) {
            return;
        }
        self.instances.depths.insert(function, depth);
        if depth > self.options.limits.pending_instantiations
            && let Some(record) = self.program.functions[function].definition
            && self.bodies_on_demand.insert(record)
        {
            let (name, position) = (name(self), self.position(used.token));
            self.report(Report::new(code::INSTANTIATION_TOO_DEEP, position).with(name));
        }
    }

    /// Makes a class complete where a place needs it; 456 there if too many instances of its template wait for each other
    /// already, 838 if several partial specializations make it. Returns whether that was so, and the class stays incomplete.
    pub fn complete_at(&mut self, ty: TypeId, token: u32) -> bool {
        let place = self.instances.place.replace(token);
        self.complete_type(ty);
        self.instances.place = place;
        if self.instances.exceeded.is_empty() || self.context.speculating > 0 {
            return false;
        }
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        // Once for a class.
        let Some(refusal) = self.instances.exceeded.get_mut(&bare) else { return false };
        let (code, is_new) = (refusal.code, !std::mem::replace(&mut refusal.is_reported, true));
        if is_new {
            let text = self.type_text(bare);
            let position = self.position(token);
            self.report(Report::new(code, position).with(Argument::Quoted(text)));
        }
        is_new
    }

    /// Whether several partial specializations make a class.
    pub fn is_ambiguous_specialization(&self, ty: TypeId) -> bool {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        self.instances.exceeded.get(&bare).is_some_and(|refusal| refusal.code == code::AMBIGUOUS_PARTIAL_SPECIALIZATION)
    }

    /// Notes that the initializer of a static data member names the same member of another instance, which will be read for
    /// its value; 456 where that is nested too deeply.
    pub fn note_nested_member(&mut self, entity: cufe_il::EntityId, token: u32) {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
        let Some(&around) = self.instances.reading_variables.last() else { return };
        let own = self.program.entities[entity].token;
        let is_same = self.program.entities[self.program.variables[around].entity].token == own && around != variable;
        if !is_same || !self.deferred_initializers.contains_key(&variable) || self.context.speculating > 0 {
            return;
        }
        let depth = self.instances.member_depths.get(&around).copied().unwrap_or(1) + 1;
        if *self.instances.member_depths.entry(variable).or_insert(depth) > self.options.limits.pending_instantiations {
            self.deferred_initializers.remove(&variable);
            let name = Argument::Quoted(self.entity_name(entity));
            let position = self.position(token);
            self.report(Report::new(code::INSTANTIATION_TOO_DEEP, position).with(name));
        }
    }
}
