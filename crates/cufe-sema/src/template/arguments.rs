//! Template-ids as types: default arguments, current instantiation, explicit specializations, alias templates
//! ([temp.names], [temp.alias]).

use super::Satisfaction;
use super::instance::{InstantiatedPart, ReadResult};
use super::substitute::{Substituted, Substitution, SubstitutionFailure};
use crate::Sema;
use crate::gap::{OrUnknown, Unknown};
use cufe_base::Position;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    AliasInstance, ArgumentsId, ClassId, EntityFlags, EntityId, EntityKind, Profiled, Program, ScopeId,
    TemplateArgument, TemplateHead, TemplateId, TemplateKind, TemplateParameterKind, Type, TypeId,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// How many alias templates may stand behind each other.
pub(super) const MAXIMUM_ALIASES: u32 = 64;

impl Sema<'_> {
    /// The type that `template<arguments>` denotes, seen from `scope`. For function and variable templates and concepts the
    /// type is unknown.
    pub fn specialization_type(&mut self, entity: EntityId, arguments: ArgumentsId, scope: ScopeId) -> TypeId {
        let Some(template) = self.template_of(entity) else { return Program::UNKNOWN };
        let template_entity = self.program.templates[template].entity;
        match self.program.templates[template].kind {
            TemplateKind::Class => {
                let (arguments, failure) = self.completed_arguments(template, arguments);
                let canonical = self.program.canonical_arguments(arguments);
                if let Some(class) = self.current_instantiation(template, canonical, scope) {
                    return self.program.classes[class].ty;
                }
                let ty = self.program.intern_type(Type::Specialization { template: template_entity, arguments });
                if failure == Some(SubstitutionFailure::IllFormed) && !self.are_dependent(arguments) {
                    self.instances.ill_formed_specializations.insert(ty);
                }
                ty
            }
            TemplateKind::Alias => {
                let (arguments, failure) = self.completed_arguments(template, arguments);
                let written = Type::Specialization { template: template_entity, arguments };
                let ty = self.program.intern_type(written);
                if failure == Some(SubstitutionFailure::IllFormed) && !self.are_dependent(arguments) {
                    self.instances.ill_formed_specializations.insert(ty);
                    return ty;
                }
                // With canonical arguments it is another type, which may not be replaced by its target either.
                let canonical = self.program.canonical(ty);
                let is_open = matches!(
                    self.program.written(canonical),
                    Type::Specialization { template: other, .. } if other == template_entity
                );
                if is_open && !self.instances.ill_formed_specializations.contains(&ty) {
                    match self.alias_target(template, arguments) {
                        // An argument that the target does not mention may still be ill-formed in an instance
                        // ([temp.alias]/2), and constraints are asked when the arguments are known ([temp.names]/8): the
                        // specialization stays until then.
                        Ok(target)
                            if self.are_dependent(arguments)
                                && (!self.is_dependent_type(target)
                                    || self.program.templates[template].head.is_constrained()) => {}
                        Ok(target) => {
                            self.program.set_canonical(canonical, target);
                            self.program.set_canonical(ty, target);
                            self.note_alias_instance(canonical, ty, target);
                            if self.may_fail_beside_target(template, arguments, target) {
                                self.program.note_written_may_fail(canonical);
                                self.program.note_written_may_fail(ty);
                            }
                        }
                        Err(SubstitutionFailure::IllFormed) => {
                            self.instances.ill_formed_specializations.insert(ty);
                        }
                        Err(SubstitutionFailure::Unknown) => {}
                    }
                } else if !is_open {
                    self.note_alias_spelling(template_entity, arguments, ty);
                }
                ty
            }
            TemplateKind::Parameter => {
                let arguments = self.complete_arguments(template, arguments);
                self.program.intern_type(Type::Specialization { template: template_entity, arguments })
            }
            TemplateKind::Builtin => {
                self.program.intern_type(Type::Specialization { template: template_entity, arguments })
            }
            TemplateKind::Function | TemplateKind::Variable | TemplateKind::Concept => Program::UNKNOWN,
        }
    }

    /// Keeps what a specialization of an alias template stands for.
    fn note_alias_instance(&mut self, canonical: TypeId, ty: TypeId, target: TypeId) {
        if self.options.complete_program && !self.is_dependent_type(target) {
            let made = self.program.entities.len() as u32;
            let instance =
                *self.program.aliases.instances.entry(canonical).or_insert(AliasInstance { canonical, target, made });
            self.program.aliases.instances.entry(ty).or_insert(instance);
        }
    }

    /// Keeps another way of writing the arguments of a specialization of an alias template.
    fn note_alias_spelling(&mut self, template: EntityId, arguments: ArgumentsId, ty: TypeId) {
        if self.options.complete_program && !self.program.aliases.instances.contains_key(&ty) {
            let arguments = self.program.canonical_arguments(arguments);
            let canonical = self.program.intern_type(Type::Specialization { template, arguments });
            if let Some(&instance) = self.program.aliases.instances.get(&canonical) {
                self.program.aliases.instances.insert(ty, instance);
            }
        }
    }

    /// As [`Self::specialization_type`], for a template-id at a token. Where a substitution is tried, an alias whose target is
    /// ill-formed with the arguments makes it fail ([temp.deduct.general]/8).
    /// In ordinary code what is wrong is reported; of patterns their instances tell.
    pub fn named_specialization(
        &mut self,
        entity: EntityId,
        arguments: ArgumentsId,
        token: u32,
        in_pattern: bool,
    ) -> TypeId {
        let ty = self.specialization_type(entity, arguments, self.context.scope);
        if self.instances.ill_formed_specializations.contains(&ty) && !self.are_dependent(arguments) {
            match self.context.in_substitution || self.context.speculating > 0 {
                true => self.report_at(code::NO_SUCH_MEMBER, token),
                false if in_pattern => {}
                false => self.report_ill_formed_specialization(ty),
            }
        } else if self.context.in_substitution && self.is_parameter_ill_formed(entity, arguments) {
            self.report_at(code::NO_SUCH_MEMBER, token);
        }
        ty
    }

    /// The alias' target with the arguments in place.
    pub(super) fn alias_target(&mut self, template: TemplateId, arguments: ArgumentsId) -> Substituted<TypeId> {
        let pattern = self.program.templates[template].pattern.or_substitution_failure()?;
        let EntityKind::Typedef(target) = self.program.entities[pattern].kind else {
            return Err(SubstitutionFailure::unknown());
        };
        let depth = self.template_depth(template);
        let head = self.program.templates[template].head.clone();
        let list = match self.arguments_by_parameter(&head, arguments) {
            Some(list) => list,
            // A default argument that can't be made yet matters only where the target mentions it.
            None if self.are_dependent(arguments)
                && head.parameters.iter().all(|parameter| !parameter.is_pack)
                && self.has_unmentioned_argument(template, arguments) =>
            {
                let mut list = self.program.arguments(arguments).to_vec();
                if list.iter().any(|&argument| is_expansion(&self.program, argument)) {
                    return Err(SubstitutionFailure::unknown());
                }
                list.resize(head.parameters.len(), TemplateArgument::UnknownTemplate);
                list
            }
            None => return Err(SubstitutionFailure::unknown()),
        };
        let stays =
            depth == 0 && self.are_dependent(arguments) && self.program.arguments(arguments).iter().all(is_named);
        let outer = std::mem::replace(&mut self.instances.stays_dependent, stays);
        let target = self.substituted(target, &Substitution::new(&head, depth, &list));
        self.instances.stays_dependent = outer;
        match target {
            Err(SubstitutionFailure::Unknown) if !self.are_dependent(arguments) => {
                self.alias_target_read_again(template, &head, &list)
            }
            target => target,
        }
    }

    /// Keeps where the target of an alias template that is a member of an instance is written: first and last token.
    pub fn note_alias_target(&mut self, template: TemplateId, tokens: (u32, u32)) {
        if !self.instances.packs.is_empty() {
            self.instances.alias_targets.insert(template, tokens);
        }
    }

    /// The target of an alias template of an instance, read again with all arguments: its patterns may name packs of the template
    /// around beside its own ones, which are expanded together ([temp.variadic]/5).
    fn alias_target_read_again(
        &mut self,
        template: TemplateId,
        head: &TemplateHead,
        arguments: &[TemplateArgument],
    ) -> Substituted<TypeId> {
        let &(first, last) = self.instances.alias_targets.get(&template).or_substitution_failure()?;
        let scope = self.bind_parameters(head, arguments).or_substitution_failure()?;
        match self.read(InstantiatedPart::DefaultArgument { first, last, scope }) {
            ReadResult::Argument(TemplateArgument::Type(ty)) if !self.is_dependent_type(ty) => Ok(ty),
            ReadResult::Failed => Err(SubstitutionFailure::IllFormed),
            _ => Err(SubstitutionFailure::unknown()),
        }
    }

    /// Reports what is ill-formed in a default argument of a template ([temp.arg.general]/7), or in the target of an alias
    /// template ([temp.alias]/2), with arguments that are known, where the template writes it.
    fn report_ill_formed_specialization(&mut self, ty: TypeId) {
        let Type::Specialization { template, arguments } = self.program.written(ty) else { return };
        let EntityKind::Template(id) = self.program.entities[template].kind else { return };
        if self.report_ill_formed_default(id, arguments) || self.program.templates[id].kind != TemplateKind::Alias {
            return;
        }
        if self.template_satisfaction(id, arguments) != Satisfaction::Satisfied {
            return;
        }
        let (_, report) = self.explained(|sema| sema.alias_target(id, arguments));
        let Some(report) = report else { return };
        self.report_in_template(report, template);
    }

    /// Reports a default argument that is ill-formed with the arguments of a template-id. Returns whether there is one.
    pub(crate) fn report_ill_formed_default(&mut self, template: TemplateId, arguments: ArgumentsId) -> bool {
        let ((completed, failure), report) = self.explained(|sema| sema.completed_arguments(template, arguments));
        if failure != Some(SubstitutionFailure::IllFormed) {
            return false;
        }
        let parameters = &self.program.templates[template].head.parameters;
        let parameter = parameters.get(self.program.arguments(completed).len());
        let mut report = report.unwrap_or_else(|| match parameter.and_then(|parameter| parameter.default) {
            Some(TemplateArgument::Expression(profiled)) => {
                let first = self.expression(profiled.expression).first;
                Report::new(code::EXPRESSION_NOT_CONSTANT, self.position(first))
            }
            _ => Report::new(code::NO_SUCH_MEMBER, Position::NONE),
        });
        if report.position == Position::NONE
            && let Some(parameter) = parameter
        {
            report.position = self.position(parameter.last);
        }
        self.report_in_template(report, self.program.templates[template].entity);
        true
    }

    /// Reports something of a template; where the place is not known at its name, or at the type that an alias template gives
    /// a name to.
    fn report_in_template(&mut self, mut report: Report, template: EntityId) {
        if report.position == Position::NONE {
            let name = self.program.entities[template].token;
            let behind = self.reader.behind_attributes(name.saturating_add(1));
            let is_alias = self.reader.is(behind, TokenKind::Equal);
            report.position = self.position(if is_alias { behind + 1 } else { name });
        }
        self.report(report);
    }

    /// What stands behind a specialization of an alias template, though an argument that it does not mention may fail later: for
    /// partial ordering the alias is what it stands for ([temp.alias]/2).
    pub(super) fn behind_aliases(&mut self, ty: TypeId) -> TypeId {
        let mut ty = ty;
        for _ in 0..MAXIMUM_ALIASES {
            let Type::Specialization { template, arguments } = self.program.written(ty) else { break };
            let EntityKind::Template(alias) = self.program.entities[template].kind else { break };
            if self.program.templates[alias].kind != TemplateKind::Alias {
                break;
            }
            let Ok(target) = self.alias_target(alias, arguments) else { break };
            ty = self.program.canonical(target);
        }
        ty
    }

    /// The depth of a template's parameters: the number of heads around its own.
    pub fn template_depth(&self, template: TemplateId) -> u16 {
        self.program.templates[template].depth
    }

    /// The explicit (full) specialization with these canonical arguments.
    pub fn explicit_specialization(&self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        self.program.class_specialization(template, arguments)
    }

    /// The class that a declarator or class head with these arguments belongs to: the pattern where the arguments are the
    /// template's own parameters, or a partial or explicit specialization.
    pub fn declared_specialization(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<ClassId> {
        let arguments = self.complete_arguments(template, arguments);
        let canonical = self.program.canonical_arguments(arguments);
        if canonical == self.program.templates[template].own_arguments {
            return self.pattern_class(self.program.templates[template].entity);
        }
        self.explicit_specialization(template, canonical)
    }

    /// Adds the default arguments of the parameters for which there is no argument. To lists with expansions nothing is added.
    pub fn complete_arguments(&mut self, template: TemplateId, arguments: ArgumentsId) -> ArgumentsId {
        self.completed_arguments(template, arguments).0
    }

    /// As [`Self::complete_arguments`], and why the first default argument that is missing in the result can't be made: one
    /// that is ill-formed makes the template-id so ([temp.arg.general]/7).
    pub(crate) fn completed_arguments(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
    ) -> (ArgumentsId, Option<SubstitutionFailure>) {
        let list = self.program.arguments(arguments);
        let expansion = list.iter().position(|&argument| is_expansion(&self.program, argument));
        let parameters = &self.program.templates[template].head.parameters;
        let has_values = parameters.iter().any(|parameter| matches!(parameter.kind, TemplateParameterKind::Value(_)));
        // Where a list is complete, or has an expansion, only values can change it: they take the types of their parameters.
        if !has_values && (expansion.is_some() || list.len() >= parameters.len()) {
            return (arguments, None);
        }
        if let Some(first) = expansion {
            let list = list.to_vec();
            return (self.converted_before(template, list, first), None);
        }
        let list: SmallVec<[TemplateArgument; 6]> = SmallVec::from_slice(list);
        let mut failure = None;
        let head = self.program.templates[template].head.clone();
        let depth = self.template_depth(template);
        let mut result: SmallVec<[TemplateArgument; 6]> = SmallVec::new();
        let mut given = list.into_iter();
        for parameter in &head.parameters {
            let with = Substitution::new(&head, depth, &result);
            let value_type = match parameter.kind {
                TemplateParameterKind::Value(ty) => self.substituted(ty, &with).ok(),
                _ => None,
            };
            if parameter.is_pack {
                for argument in given.by_ref() {
                    result.push(value_type.map_or(argument, |ty| self.converted_value(ty, argument)));
                }
                break;
            }
            let argument = match (given.next(), parameter.default) {
                (Some(argument), _) => argument,
                (None, Some(default)) => {
                    // A default argument stays one as long as it depends on what is not known.
                    let stays = std::mem::take(&mut self.instances.stays_dependent);
                    let argument = match (value_type, parameter.kind) {
                        (Some(ty), _) => self.substituted_value_argument(default, ty, &with),
                        (None, TemplateParameterKind::Value(declared)) if self.waits_for_type(default, declared) => {
                            Ok(default)
                        }
                        (None, _) => self.substituted_argument(default, &with),
                    };
                    self.instances.stays_dependent = stays;
                    match argument {
                        Ok(argument) => argument,
                        Err(why) => {
                            failure = Some(why);
                            break;
                        }
                    }
                }
                (None, None) => break,
            };
            result.push(value_type.map_or(argument, |ty| self.converted_value(ty, argument)));
        }
        result.extend(given);
        (self.program.intern_argument_list(&result), failure)
    }

    /// A list with an expansion, the values in front of that converted to the types of their parameters.
    fn converted_before(
        &mut self,
        template: TemplateId,
        mut list: Vec<TemplateArgument>,
        expansion: usize,
    ) -> ArgumentsId {
        let head = self.program.templates[template].head.clone();
        let depth = self.template_depth(template);
        for index in 0..expansion {
            let pack = head.parameters.iter().position(|parameter| parameter.is_pack);
            let number = pack.map_or(index, |pack| index.min(pack));
            let Some(parameter) = head.parameters.get(number) else { break };
            let TemplateParameterKind::Value(ty) = parameter.kind else { continue };
            if let Ok(ty) = self.substituted(ty, &Substitution::new(&head, depth, &list[..number])) {
                list[index] = self.converted_value(ty, list[index]);
            }
        }
        self.program.intern_arguments(list)
    }

    /// A constant as an argument for a parameter of a type: two specializations are the same when their arguments have
    /// the same type and value ([temp.type]).
    pub(crate) fn converted_value(&mut self, ty: TypeId, argument: TemplateArgument) -> TemplateArgument {
        let (own, value) = match argument {
            TemplateArgument::Expression(profiled) => {
                let is_read = self.program.expressions.get(profiled.expression).is_some()
                    && !self.is_undecided(profiled.expression);
                let declared = ty;
                let ty = match is_read {
                    true => self.settled_parameter_type(ty, profiled.expression).unwrap_or(ty),
                    false => return argument,
                };
                // Of `decltype(auto)` the argument tells whether it is a reference, which an entity alone does not.
                let tells_type = self.program.structure(declared) == Type::DecltypeAuto;
                if tells_type && self.program.is_reference(ty) {
                    return self.constant_argument(ty, profiled.expression).unwrap_or(argument);
                }
                return match self.designated_argument(ty, profiled.expression) {
                    Some(designated) => designated,
                    None => self.constant_argument(ty, profiled.expression).unwrap_or(argument),
                };
            }
            _ => match self.converted_constant(ty, argument) {
                TemplateArgument::Value(own, value) => (own, value),
                converted => return converted,
            },
        };
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.written(bare) {
            Type::Builtin(cufe_il::Builtin::Bool) => TemplateArgument::Value(bare, i128::from(value != 0)),
            Type::Builtin(_) | Type::Enum(_) => TemplateArgument::Value(bare, value),
            _ => TemplateArgument::Value(self.program.canonical(own), value),
        }
    }
}

/// Whether an argument is the expansion of a pack, so that the number of arguments is not known.
pub fn is_expansion(program: &Program, argument: TemplateArgument) -> bool {
    match argument {
        TemplateArgument::Expansion(_) => true,
        // A pack of templates stands for its expansion, too.
        TemplateArgument::Template(entity) => program.entities[entity].flags.contains(EntityFlags::PACK),
        TemplateArgument::Type(ty) => matches!(program.written(ty), Type::Expansion(_)),
        TemplateArgument::Expression(Profiled { expression, .. }) => {
            matches!(
                program.expressions.get(expression).map(|expression| expression.kind),
                Some(cufe_il::ExpressionKind::PackExpansion(_))
            )
        }
        _ => false,
    }
}

/// Whether an argument is a type, a template or a value: a name that is bound to it says all.
fn is_named(argument: &TemplateArgument) -> bool {
    matches!(
        argument,
        TemplateArgument::Type(_)
            | TemplateArgument::Template(_)
            | TemplateArgument::Value(..)
            | TemplateArgument::Expression(_)
    )
}
