//! Explicit specializations of function templates ([temp.expl.spec], [temp.deduct.decl]).

use crate::Sema;
use crate::declare::{DeclarationContext, Declarator, Follow, FunctionDeclared, ParsedName, Qualifier, Specifiers};
use crate::template::{Directive, Instantiated};
use cufe_diagnostics::code;
use cufe_il::{ArgumentsId, ClassId, FunctionFlags, FunctionId, TemplateId, TypeId};

impl Sema<'_> {
    /// An explicit specialization of a member of a class template replaces what the instance of the class has: calls find
    /// that one, with the execution spaces of the specialization, and whether it is constexpr is told by the specialization alone
    /// ([temp.expl.spec]/13).
    pub fn replace_instance_member(&mut self, member: Option<FunctionId>, specialization: FunctionId) {
        let Some(member) = member.filter(|&member| member != specialization) else { return };
        let program = &self.program;
        let entity = &program.entities[program.functions[member].entity];
        let is_of_instance = program.enclosing_class(entity.scope).is_some_and(|class| self.is_of_instance(class));
        if is_of_instance
            && entity.template.is_none()
            && self.has_signature(member, program.functions[specialization].ty)
        {
            let evaluation = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
            let entry = &program.functions[specialization];
            let (space, flags) = (entry.space, entry.flags & evaluation);
            let entry = &mut self.program.functions[member];
            entry.space = space;
            entry.flags = (entry.flags - evaluation) | flags;
            self.program.stand_ins.specializations.insert(member, specialization);
        }
    }

    /// The function whose definition a member function of an instance has: its explicit specialization where there is one.
    pub(crate) fn specialization_of_member(&self, member: FunctionId) -> FunctionId {
        self.program.stand_ins.specializations.get(&member).copied().unwrap_or(member)
    }

    /// The result of a function was deduced: the member that it replaces as an explicit specialization has that one, too.
    pub(crate) fn tell_replaced_member(&mut self, specialization: FunctionId, ty: TypeId) {
        if !self.program.functions[specialization].flags.contains(FunctionFlags::SPECIALIZATION) {
            return;
        }
        let member = self.program.stand_ins.specializations.iter().find(|&(_, &known)| known == specialization);
        if let Some((&member, _)) = member {
            self.program.functions[member].ty = ty;
        }
    }

    /// An explicit specialization of a function template of a namespace: 493 where no template has such a specialization,
    /// 3369 where it is deleted behind its definition, 1449 where it was used before, which instantiated the template. Returns the template and
    /// the arguments that it is specialized for, where they are known.
    pub fn check_function_specialization(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        ty: TypeId,
        previous: Option<FunctionId>,
        declarator: &Declarator,
    ) -> Option<(TemplateId, ArgumentsId)> {
        if !context.is_explicit_specialization() || context.heads.len() != 1 {
            return None;
        }
        if let Qualifier::Type(class) = name.qualifier {
            if !self.declaring.in_instance && self.context.speculating == 0 && name.arguments.is_none() {
                self.check_specialized_function(name, class, previous);
            }
            let directive = self.instantiated_function(context, name, ty);
            return self.specialized_template(directive);
        }
        let text = self.name_text(name.name);
        let directive = self.instantiated_function(context, name, ty);
        let specialized = self.specialized_template(directive);
        let template = match directive {
            Directive::Specialized(function) => Some(self.program.functions[function].entity),
            Directive::Instance(Instantiated::Function(template, _)) => Some(self.program.templates[template].entity),
            _ => None,
        };
        if name.qualifier != Qualifier::None
            && template.is_some_and(|entity| !self.is_enclosed(context, self.program.entities[entity].scope))
        {
            self.name_error_at(code::SPECIALIZATION_OUTSIDE_NAMESPACE, name.token, text);
            return specialized;
        }
        if let Qualifier::Namespace(namespace) = name.qualifier
            && !name.found.is_dependent
            && name.found.template_entity(&self.program).is_some()
        {
            self.check_specialized_in_namespace(name, namespace);
        }
        match directive {
            Directive::None => self.name_error_at(code::NO_MATCHING_TEMPLATE, name.token, text),
            Directive::Specialized(function) if declarator.follow == Follow::Deleted => {
                let done = FunctionFlags::DEFINED | FunctionFlags::DELETED;
                let is_defined = self.program.functions[function].flags.intersects(done);
                if is_defined {
                    self.name_error_at(code::VARIABLE_REDEFINED, name.token, text);
                } else {
                    self.error_at(code::DELETED_AFTER_DECLARATION, declarator.behind + 1);
                }
            }
            Directive::Instance(Instantiated::Function(template, arguments))
                if self.instances.called.get(&template).is_some_and(|called| called.contains(&arguments)) =>
            {
                self.name_error_at(code::SPECIALIZATION_AFTER_USE, name.token, text);
            }
            _ => {}
        }
        specialized
    }

    /// What an explicit specialization specializes, and the function that an earlier one for the same arguments declared:
    /// further declarations are of it, as of every function ([temp.expl.spec]). `specialized`: the template and its arguments;
    /// `previous`: the member of an instance of a class template that has the name and signature.
    pub(super) fn specialize_function(
        &mut self,
        declared: &FunctionDeclared,
        specialized: Option<(TemplateId, ArgumentsId)>,
        previous: Option<FunctionId>,
    ) -> (Option<FunctionId>, Option<FunctionId>) {
        let primary = self.specialized_function_or(specialized, previous);
        self.instances.specialized_members.extend(primary);
        let known = match specialized {
            Some((template, arguments)) => self.explicit_function(template, arguments, Some(declared.ty)).flatten(),
            None => previous
                .and_then(|previous| self.program.stand_ins.specializations.get(&previous).copied())
                .filter(|&known| self.has_signature(known, declared.ty)),
        };
        if let Some(known) = known {
            self.check_function_again(declared, known);
        }
        (primary, known)
    }

    /// The template or member that an explicit instantiation or a friend declaration is of; an exception specification that is
    /// written for an instantiation is that of the template ([temp.explicit]).
    pub(super) fn instantiate_primary(
        &mut self,
        declared: &FunctionDeclared,
        specialized: Option<(TemplateId, ArgumentsId)>,
        previous: Option<FunctionId>,
    ) -> Option<FunctionId> {
        let primary = self.specialized_function_or(specialized, previous)?;
        let context = declared.context;
        if (context.is_instantiation || context.is_instantiation_declaration)
            && declared.declarator.function().is_some_and(|chunk| chunk.has_exception_specification)
        {
            self.check_exception_specification(declared, primary);
        }
        Some(primary)
    }

    fn specialized_function_or(
        &self,
        specialized: Option<(TemplateId, ArgumentsId)>,
        previous: Option<FunctionId>,
    ) -> Option<FunctionId> {
        let pattern = specialized.and_then(|(template, _)| self.program.templates[template].pattern);
        pattern.and_then(|pattern| self.program.function_of(pattern)).or(previous)
    }

    /// The function template that a declaration specializes explicitly, and for which arguments.
    fn specialized_template(&self, directive: Directive) -> Option<(TemplateId, ArgumentsId)> {
        match directive {
            Directive::Instance(Instantiated::Function(template, arguments)) => Some((template, arguments)),
            Directive::Specialized(function) => self.instances.specialized_functions.get(&function).copied(),
            _ => None,
        }
    }

    /// The heads in front of a function that specializes a template: `template <>` before all others (788). The function has no
    /// default arguments (347) ([temp.expl.spec]).
    pub fn check_specialized_heads(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
    ) {
        let is_specialization = context.heads.iter().any(|head| head.parameters.is_empty());
        if !is_specialization || self.context.speculating > 0 || self.declaring.in_instance || context.in_class {
            return;
        }
        let others = context.heads.iter().skip_while(|head| head.parameters.is_empty());
        let late: Vec<_> = others.filter(|head| head.parameters.is_empty()).map(|head| head.close).collect();
        for close in &late {
            self.error_at(code::SPECIALIZATION_AFTER_PARAMETERS, *close);
        }
        if late.is_empty() {
            self.refuse_specialized_storage(specifiers);
            self.refuse_default_arguments(&declarator.chunks, code::DEFAULT_ARGUMENT_NOT_ALLOWED);
        }
    }

    /// An explicit specialization of a member function: of one that the instance of a class template has (135), and
    /// not of a class that is no instance (792). `previous`: the member of that name and signature.
    fn check_specialized_function(&mut self, name: &ParsedName, class: TypeId, previous: Option<FunctionId>) {
        let Some(id) = self.program.class_of(class) else { return };
        let Some(member) = previous else { return self.check_specialized_member(name) };
        let text = self.name_text(name.name);
        if !self.is_of_instance(id) && !self.program.classes[id].is_dependent {
            let entity = self.program.functions[member].entity;
            if self.program.entities[entity].template.is_none() {
                self.name_error_at(code::NOT_SPECIALIZABLE, name.token, text);
            }
        }
    }

    /// Whether a class is, or is a member of, an instance of a class template.
    pub(super) fn is_of_instance(&self, class: ClassId) -> bool {
        let program = &self.program;
        let mut next = Some(class);
        while let Some(class) = next {
            if program.classes[class].is_instance {
                return true;
            }
            next = program.enclosing_class(program.entities[program.classes[class].entity].scope);
        }
        false
    }
}
