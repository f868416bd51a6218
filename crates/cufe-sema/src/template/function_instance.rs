//! Instances of function templates, and bodies that deduced return types ask for ([temp.inst]/5, [dcl.spec.auto.general]):
//! only where a value or a type is needed, everything else is left to the host compiler.

use super::deduced_context::Deducible;
use super::instance::{InstantiatedPart, ReadResult};
use crate::Sema;
use crate::overload::Candidate;
use cufe_diagnostics::code;
use cufe_il::{
    ArgumentsId, EntityKind, FunctionDeclarationFlags, FunctionDeclarationId, FunctionFlags, FunctionId, Program,
    ScopeId, TemplateArgument, TemplateHead, TemplateId, Type, TypeId,
};
use std::ops::ControlFlow;

/// What an instance of a function template is read from.
struct InstantiatedDeclaration {
    /// The declaration.
    record: FunctionDeclarationId,
    /// The scope in which the template parameters are bound.
    scope: ScopeId,
    /// The arguments for parameters that placeholders invent.
    invented: ArgumentsId,
}

impl Sema<'_> {
    /// What overload resolution chose, with the instance in the place of its template where its value or type is needed.
    pub(crate) fn settle_chosen(&mut self, mut candidate: Candidate) -> Candidate {
        let Some(function) = candidate.function else { return candidate };
        if self.context.speculating == 0 {
            self.instantiate_declaration(&candidate);
        }
        let entry = &self.program.functions[function];
        let has_placeholder = self.has_deduced_result(function);
        let is_constant = entry.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            || self.is_implied_constexpr(function);
        let is_specification_needed =
            self.context.noexcept_operand.is_some() && entry.flags.contains(FunctionFlags::OPEN_SPECIFICATION);
        let is_needed = has_placeholder
            || is_specification_needed
            || is_constant && (self.context.unevaluated == 0 || self.context.braced > 0)
            || self.is_instance_for_code(&candidate);
        if !is_needed || self.context.speculating > 0 && !has_placeholder {
            return candidate;
        }
        let mut chosen = function;
        // Its explicit specialization was found with the arguments.
        let is_specialized = candidate.is_template
            && self.program.function_of(candidate.entity) != Some(function)
            && matches!(self.program.entities[entry.entity].kind, EntityKind::Function(_));
        if is_specialized {
            candidate.entity = entry.entity;
            candidate.ty = Some(entry.ty);
        }
        if let (true, Some(arguments)) = (candidate.is_template, candidate.deduced)
            && let EntityKind::Template(template) = self.program.entities[candidate.entity].kind
            && self.program.entities[entry.entity].template == Some(template)
        {
            if let Some(specialized) = self.explicit_function(template, arguments, candidate.ty) {
                let Some(specialized) = specialized else { return candidate };
                candidate.function = Some(specialized);
                candidate.entity = self.program.functions[specialized].entity;
                candidate.ty = Some(self.program.functions[specialized].ty);
                return candidate;
            }
            let Some(instance) = self.function_instance(template, arguments) else { return candidate };
            chosen = instance;
            candidate.function = Some(instance);
            candidate.entity = self.program.functions[instance].entity;
        }
        if has_placeholder {
            self.read_body_for_result(chosen);
            candidate.ty = Some(self.program.functions[chosen].ty);
        }
        candidate
    }

    /// Whether a function was declared by a directive for explicit instantiation, which makes no specialization of its own.
    pub(crate) fn is_directive(&self, function: FunctionId) -> bool {
        let written = FunctionDeclarationFlags::INSTANTIATION | FunctionDeclarationFlags::INSTANTIATION_DECLARATION;
        let record = self.program.functions[function].first_declaration;
        record
            .and_then(|record| self.program.function_declarations.get(record))
            .is_some_and(|record| record.flags.intersects(written))
    }

    /// The explicit specialization of a function template for arguments ([temp.expl.spec]): the one whose written arguments
    /// agree and whose type is the same. None inside where nobody can tell, none where there is none.
    pub(crate) fn explicit_function(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        ty: Option<TypeId>,
    ) -> Option<Option<FunctionId>> {
        let specializations = self.program.templates[template].specializations.clone();
        let arguments = self.program.canonical_arguments(arguments);
        for entity in specializations {
            let Some(function) = self.program.function_of(entity) else { continue };
            if self.is_directive(function) {
                continue;
            }
            let entry = &self.program.functions[function];
            if let Some(&(_, own)) = self.instances.specialized_functions.get(&function) {
                let own = self.program.canonical_arguments(own);
                if self.same_arguments(own, arguments) {
                    return Some(Some(function));
                }
                continue;
            }
            let (own_type, own) = (entry.ty, entry.arguments);
            let own = own.map(|own| self.program.canonical_arguments(own));
            let (all, written) = (self.program.arguments(arguments), own.map(|own| self.program.arguments(own)));
            let agree = written.is_none_or(|written| {
                written.iter().zip(all).all(|(a, b)| match (a, b) {
                    (TemplateArgument::Value(_, a), TemplateArgument::Value(_, b)) => a == b,
                    (_, TemplateArgument::Pack(_)) => true,
                    (a, b) => a == b,
                }) && self.takes_written_pack(template, written, all)
            });
            if !agree {
                continue;
            }
            let Some(ty) = ty else { return Some(None) };
            let parameters = |sema: &Self, ty: TypeId| -> Option<Vec<TypeId>> {
                let list = &sema.program.as_function(ty)?.parameters;
                Some(list.iter().map(|&ty| sema.program.canonical(ty)).collect())
            };
            let result =
                |sema: &Self, ty: TypeId| sema.program.as_function(ty).map_or(Program::UNKNOWN, |ty| ty.result);
            let (wanted, known) = (result(self, ty), result(self, own_type));
            let differs = !self.program.has_placeholder(wanted)
                && !self.program.has_placeholder(known)
                && self.certainly_differ(wanted, known);
            if !differs && parameters(self, ty) == parameters(self, own_type) {
                return Some(Some(function));
            }
        }
        None
    }

    /// Whether written arguments begin what a trailing pack has; where the pack stands in no parameter, all of it is written.
    fn takes_written_pack(&self, template: TemplateId, written: &[TemplateArgument], all: &[TemplateArgument]) -> bool {
        let Some((&TemplateArgument::Pack(pack), before)) = all.split_last() else { return true };
        let elements = self.program.arguments(pack);
        let written = match written.get(before.len()) {
            Some(&TemplateArgument::Pack(pack)) => self.program.arguments(pack),
            _ => written.get(before.len()..).unwrap_or_default(),
        };
        let has_all = written.len() == elements.len()
            || written.len() < elements.len() && self.may_deduce_from_type(template, before.len());
        has_all
            && written.iter().zip(elements).all(|(a, b)| match (a, b) {
                (TemplateArgument::Value(_, a), TemplateArgument::Value(_, b)) => a == b,
                (a, b) => a == b,
            })
    }

    /// Whether the type of a specialization may tell the argument for a parameter of a function template.
    fn may_deduce_from_type(&self, template: TemplateId, index: usize) -> bool {
        let pattern = self.program.templates[template].pattern.and_then(|pattern| self.program.function_of(pattern));
        let ty = pattern.and_then(|pattern| self.program.as_function(self.deducible_type(pattern)));
        let Some(ty) = ty else { return true };
        let types = ty.parameters.iter().copied().chain([ty.result]).collect();
        let mut found = |mention| match mention {
            Deducible::Parameter(own) if usize::from(own) != index => ControlFlow::Continue(()),
            Deducible::Template(_) | Deducible::Function | Deducible::Nothing => ControlFlow::Continue(()),
            Deducible::Parameter(_) | Deducible::Unknown => ControlFlow::Break(()),
        };
        self.for_deduced_contexts(types, self.template_depth(template), &mut found).is_break()
    }

    /// Whether the return type of a function is to be deduced from its body.
    pub(crate) fn has_deduced_result(&self, function: FunctionId) -> bool {
        let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        result.is_some_and(|result| self.program.has_placeholder(result))
    }

    /// The instance of a function template for arguments, one for each parameter; `None` where it can't be made.
    pub(crate) fn function_instance(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<FunctionId> {
        let arguments = self.program.canonical_arguments(arguments);
        if let Some(&known) = self.instances.functions.get(&(template, arguments)) {
            return known;
        }
        self.instances.functions.insert((template, arguments), None);
        let pattern = self.program.function_of(self.program.templates[template].pattern?)?;
        if let Some(index) = self.lambda_of(pattern) {
            let instance = self.call_operator_instance(index, template, arguments);
            self.instances.functions.insert((template, arguments), instance);
            return instance;
        }
        let InstantiatedDeclaration { record, scope, invented } =
            self.declaration_to_instantiate(template, pattern, arguments)?;
        let made = self.read(InstantiatedPart::Function { template, arguments, invented, record, scope });
        let instance = match made {
            ReadResult::Function(function) => Some(function),
            _ => None,
        };
        self.instances.functions.insert((template, arguments), instance);
        instance
    }

    /// The declaration of a function template of which an instance is made: its definition where there is one.
    fn declaration_to_instantiate(
        &mut self,
        template: TemplateId,
        pattern: FunctionId,
        arguments: ArgumentsId,
    ) -> Option<InstantiatedDeclaration> {
        let entry = &self.program.functions[pattern];
        let list = self.program.arguments(arguments).to_vec();
        let invented = self.invented_arguments(template, &list);
        let outside = if entry.definition.is_none() { self.outside_definition(pattern) } else { None };
        let (record, scope) = if let Some((record, heads, mut lists)) = outside {
            // An abbreviated member template needs no head of its own.
            if heads.len() > lists.len() || invented.is_empty() {
                lists.push(arguments);
            }
            let outer = self.program.function_declarations[record].scope;
            (record, self.bind_heads(&heads, &lists, outer)?)
        } else {
            let record = entry.definition.or(entry.first_declaration)?;
            let parent = self.program.scopes[self.program.function_declarations[record].parameter_scope].parent?;
            let head = self.head_of_declaration(template, record);
            let written = head.parameters.iter().filter(|parameter| !parameter.is_invented()).count();
            if list.len() != written + invented.len() {
                return None;
            }
            if written == 0 {
                (record, parent)
            } else {
                if parent != head.scope {
                    return None;
                }
                (record, self.bind_parameters(&head, &list)?)
            }
        };
        let invented = self.program.intern_arguments(invented);
        Some(InstantiatedDeclaration { record, scope, invented })
    }

    /// The template, its pattern and the arguments of an instance that was made when the template was only declared.
    fn instance_of_declaration(&self, function: FunctionId) -> Option<(TemplateId, FunctionId, ArgumentsId)> {
        let entry = &self.program.functions[function];
        let (template, arguments) = (entry.specialized?, entry.arguments?);
        if entry.definition.is_some() || self.instances.functions.get(&(template, arguments)) != Some(&Some(function)) {
            return None;
        }
        let pattern = self.program.function_of(self.program.templates[template].pattern?)?;
        Some((template, pattern, arguments))
    }

    /// The definition of the pattern of a function template, in its class or outside.
    fn definition_of_pattern(&self, pattern: FunctionId) -> Option<FunctionDeclarationId> {
        let own = self.program.functions[pattern].definition;
        own.or_else(|| self.outside_definition(pattern).map(|(record, ..)| record))
    }

    /// As [`Self::instance_of_declaration`], where the template is defined by now: the end of the unit is a point of instantiation,
    /// too ([temp.point]/7).
    fn instance_defined_later(&self, function: FunctionId) -> Option<(TemplateId, FunctionId, ArgumentsId)> {
        let instance = self.instance_of_declaration(function)?;
        let record = self.definition_of_pattern(instance.1)?;
        self.program.function_declarations[record].body.is_some().then_some(instance)
    }

    /// Whether a function is an instance that was made of a declaration, and its template is defined by now.
    pub(crate) fn is_instance_defined_later(&self, function: FunctionId) -> bool {
        self.instance_defined_later(function).is_some()
    }

    /// Whether a function is an instance of a template that is not defined up to here.
    pub(crate) fn is_instance_without_definition(&self, function: FunctionId) -> bool {
        self.instance_of_declaration(function).is_some_and(|(_, pattern, _)| {
            self.lambda_of(pattern).is_none() && self.definition_of_pattern(pattern).is_none()
        })
    }

    /// Reads the definition of a template for an instance that was made of a declaration.
    pub(super) fn define_instance(&mut self, function: FunctionId) -> Option<FunctionDeclarationId> {
        let (template, pattern, arguments) = self.instance_defined_later(function)?;
        if !self.instances.defined_members.insert(function) {
            return None;
        }
        let InstantiatedDeclaration { record, scope, invented } =
            self.declaration_to_instantiate(template, pattern, arguments)?;
        match self.read(InstantiatedPart::Member { function, record, scope, invented }) {
            ReadResult::Done => self.program.functions[function].definition,
            _ => None,
        }
    }

    /// Of the arguments of an instance, those of the parameters that placeholders invent ([dcl.fct]/22).
    pub(super) fn invented_arguments(&self, template: TemplateId, list: &[TemplateArgument]) -> Vec<TemplateArgument> {
        let parameters = self.program.templates[template].head.parameters.iter();
        let invented = parameters.zip(list).filter(|(parameter, _)| parameter.is_invented());
        invented.map(|(_, &argument)| argument).collect()
    }

    /// The head of one declaration of a template, whose parameters have the names that are used there.
    pub(crate) fn head_of_declaration(&self, template: TemplateId, record: FunctionDeclarationId) -> TemplateHead {
        match self.program.declaration_heads.get(&record).and_then(|heads| heads.last()) {
            Some(head) => head.clone(),
            None => self.program.templates[template].head.clone(),
        }
    }

    /// Gives a new function what an instance has from its template.
    pub fn make_instance(&mut self, function: FunctionId, template: TemplateId, arguments: ArgumentsId) {
        let Some(pattern) =
            self.program.templates[template].pattern.and_then(|entity| self.program.function_of(entity))
        else {
            return;
        };
        let pattern = self.program.functions[pattern].clone();
        let access = self.program.entities[pattern.entity].access;
        let inherited = FunctionFlags::STATIC_MEMBER
            | FunctionFlags::MEMBER
            | FunctionFlags::EXPLICIT
            | FunctionFlags::C_LINKAGE
            | FunctionFlags::CHECK_DISABLED;
        let entry = &mut self.program.functions[function];
        entry.specialized = Some(template);
        entry.arguments = Some(arguments);
        entry.space = pattern.space;
        entry.linkage = pattern.linkage;
        entry.storage = pattern.storage;
        entry.flags |= pattern.flags & inherited;
        let entity = entry.entity;
        self.program.entities[entity].access = access;
    }

    /// Puts the return type that the body gave in the place of the placeholder: `void` where nothing is returned
    /// ([dcl.spec.auto.general]/10), which is no pointer or reference (1587 at the last token of the body).
    pub fn settle_result(&mut self, function: FunctionId, last: u32) {
        self.end_deduction(function);
        if !self.has_deduced_result(function) {
            return;
        }
        let Some(function_type) = self.program.as_function(self.program.functions[function].ty) else { return };
        let (declared, qualifiers) = self.program.unqualified(function_type.result);
        let void = Program::builtin(cufe_il::Builtin::Void);
        let result = match (self.statements.deduced_result(function), self.program.written(declared)) {
            (Some(Some(result)), _) => result,
            (Some(None), _) => return,
            (None, Type::Auto | Type::DecltypeAuto) => self.program.qualified(void, qualifiers),
            (None, Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_)) => {
                return self.report_at(code::AUTO_NOT_DEDUCED, last);
            }
            (None, _) => return,
        };
        self.give_result(function, result);
    }

    /// Puts a return type in the place of the placeholder.
    pub(crate) fn give_result(&mut self, function: FunctionId, result: TypeId) {
        let Some(mut function_type) = self.program.as_function(self.program.functions[function].ty).cloned() else {
            return;
        };
        function_type.result = result;
        let ty = self.program.function_type(function_type);
        if !matches!(self.program.structure(result), Type::Unknown) {
            self.program.functions[function].ty = ty;
            self.program.functions[function].flags |= FunctionFlags::DEDUCED_RETURN;
            self.program.changes += 1;
            self.tell_replaced_member(function, ty);
        }
    }
}
