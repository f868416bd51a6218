//! Rules of template parameters: names, order of defaults and packs, types of values ([temp.param], [temp.local]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{
    EntityId, EntityKind, FunctionDeclarationId, Name, ScopeId, ScopeKind, TemplateArgument, TemplateHead, TemplateId,
    TemplateKind, TemplateParameter, TemplateParameterKind, Type, TypeId,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// Reports a name that a template parameter around its declaration has: 496 directly in the template, a warning (497)
    /// further in ([temp.local]/6).
    pub fn check_hides_parameter(&mut self, scope: ScopeId, name: Name, token: u32) -> bool {
        if self.context.speculating > 0 || name.symbol().is_none() || self.declaring.template_depth == 0 {
            return false;
        }
        let program = &self.program;
        let mut path: SmallVec<[ScopeKind; 8]> = SmallVec::new();
        let mut heads = 0;
        // The heads of a definition outside of its class hide those of the class itself.
        let mut is_outside = false;
        let mut next = Some(scope);
        // Past this many heads nobody asks which one it is.
        while let Some(current) = next.filter(|_| heads < 1024) {
            let entry = &program.scopes[current];
            if entry.kind == ScopeKind::TemplateParameters
                && !is_outside
                && program.bindings(current, name).any(|(_, binding)| {
                    // Behind the heads of a definition outside of its class stand those of the class itself.
                    program.entities[binding.entity].token != token
                        && self
                            .depth_of_parameter(binding.entity)
                            .is_none_or(|depth| depth.saturating_add(heads) < self.declaring.template_depth)
                })
            {
                let is_direct = matches!(
                    path.as_slice(),
                    [] | [ScopeKind::Class] | [ScopeKind::Block, ScopeKind::FunctionParameters]
                );
                // The body of a member function of the template, or of a class in it.
                let is_direct = is_direct
                    || matches!(
                        path.as_slice(),
                        [ScopeKind::Block, ScopeKind::FunctionParameters, classes @ ..]
                            if classes.iter().all(|&kind| kind == ScopeKind::Class)
                    );
                let text = self.name_text(name);
                if is_direct {
                    self.name_error_at(code::TEMPLATE_PARAMETER_REDECLARED, token, text);
                } else {
                    // Heads without number repeat it without end.
                    if self.declaring.template_depth < 256 {
                        self.warning_at(code::HIDES_TEMPLATE_PARAMETER, token);
                    }
                }
                return is_direct;
            }
            if matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                return false;
            }
            is_outside |= entry.is_outside_class;
            heads = heads.saturating_add(u16::from(entry.kind == ScopeKind::TemplateParameters));
            path.push(entry.kind);
            next = entry.parent;
        }
        false
    }

    /// The parameters of a function that is defined have other names than the parameters of its templates (496).
    pub fn check_parameters_of_template(&mut self, record: FunctionDeclarationId, block: ScopeId) {
        if self.declaring.template_depth == 0 || self.declaring.in_instance {
            return;
        }
        let program = &self.program;
        let parameters = program.function_declarations[record].parameter_list.iter();
        let names: SmallVec<[(Name, u32); 8]> = parameters
            .map(|parameter| &program.entities[program.variables[parameter.variable].entity])
            .map(|entity| (entity.name, entity.token))
            .collect();
        for (name, token) in names {
            self.check_hides_parameter(block, name, token);
        }
    }

    /// The number of heads around that of a template parameter.
    fn depth_of_parameter(&self, parameter: EntityId) -> Option<u16> {
        let program = &self.program;
        match program.entities[parameter].kind {
            EntityKind::TypeParameter(ty) => match program.structure(ty) {
                Type::TemplateParameter { depth, .. } => Some(depth),
                _ => None,
            },
            EntityKind::ValueParameter(_) => self.value_parameters.get(&parameter).map(|&(depth, _)| depth),
            EntityKind::Template(template) => program.templates[template].parameter.map(|(depth, _)| depth),
            _ => None,
        }
    }

    /// The head of a class, variable or alias template: a parameter with a default argument is followed by such (306), and
    /// a pack is the last (1912) ([temp.param]/14). `known`: which parameters have defaults by earlier declarations.
    pub fn check_parameter_order(&mut self, head: &TemplateHead, known: &[bool]) {
        if self.context.speculating > 0 {
            return;
        }
        let has_default = |index: usize, parameter: &TemplateParameter| {
            parameter.default.is_some() || parameter.is_pack || known.get(index).copied().unwrap_or(false)
        };
        let behind_specifiers =
            |parameter: &TemplateParameter| parameter.name.or(parameter.equal).unwrap_or(parameter.last + 1);
        let parameters = &head.parameters;
        let last_without = (0..parameters.len()).rev().find(|&index| !has_default(index, &parameters[index]));
        let early = last_without
            .and_then(|last| parameters[..last].iter().find(|parameter| parameter.default.is_some()))
            .map(behind_specifiers);
        let pack = parameters
            .split_last()
            .and_then(|(_, others)| {
                others.iter().find(|parameter| parameter.is_pack && !self.is_expanded_parameter(parameter))
            })
            .map(behind_specifiers);
        if let Some(token) = early {
            self.error_at(code::DEFAULT_ARGUMENT_NOT_AT_END, token);
        }
        if let Some(token) = pack {
            self.error_at(code::PACK_NOT_LAST, token);
        }
    }

    /// Whether a pack of parameters is the expansion of packs around the template: the number of its parameters is given
    /// there ([temp.param]/17).
    fn is_expanded_parameter(&self, parameter: &TemplateParameter) -> bool {
        match parameter.kind {
            TemplateParameterKind::Type => false,
            TemplateParameterKind::Value(ty) => self.has_unexpanded_pack(ty),
            TemplateParameterKind::Template => match self.program.entities[parameter.entity].kind {
                EntityKind::Template(template) => self.program.templates[template].head.parameters.iter().any(
                    |inner| matches!(inner.kind, TemplateParameterKind::Value(ty) if self.has_unexpanded_pack(ty)),
                ),
                _ => false,
            },
        }
    }

    /// A further declaration of a template: a default argument is given once (307), and the parameters are of the same
    /// number (506) and kinds (147).
    pub(crate) fn check_head_again(&mut self, template: TemplateId, head: &TemplateHead) {
        if self.context.speculating > 0 {
            return;
        }
        let entry = &self.program.templates[template];
        let known = entry.head.parameters.clone();
        let is_class = matches!(entry.kind, TemplateKind::Class | TemplateKind::Alias);
        let token_of = |parameter: &TemplateParameter| parameter.name.unwrap_or(parameter.first);
        let mut found = Vec::new();
        for (old, new) in known.iter().zip(&head.parameters) {
            let same_kind = std::mem::discriminant(&old.kind) == std::mem::discriminant(&new.kind);
            if !same_kind || old.is_pack != new.is_pack {
                if is_class {
                    found.push((code::INCOMPATIBLE_REDECLARATION, token_of(new)));
                    break;
                }
            } else if old.default.is_some() && new.default.is_some() {
                found.push((code::DEFAULT_ARGUMENT_REDEFINED, token_of(new)));
            }
        }
        if is_class && head.parameters.len() > known.len() && found.is_empty() {
            found.push((code::TOO_MANY_TEMPLATE_PARAMETERS, token_of(&head.parameters[known.len()])));
        }
        for (code, token) in found {
            self.error_at(code, token);
        }
        if is_class {
            let defaults: Vec<bool> = known.iter().map(|parameter| parameter.default.is_some()).collect();
            self.check_parameter_order(head, &defaults);
        }
    }

    /// Default arguments of templates that may have none: of members of class templates that are defined outside of the
    /// class (953), and of friends that are not defined (2623) ([temp.param]/12).
    pub fn check_defaults_allowed(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        is_friend_declaration: bool,
    ) {
        let is_outside = !context.in_class && matches!(name.qualifier, Qualifier::Type(_));
        if self.context.speculating > 0 || self.declaring.in_instance || !is_outside && !is_friend_declaration {
            return;
        }
        let is_of_template =
            context.heads.len() > 1 || matches!(name.qualifier, Qualifier::Type(ty) if self.is_dependent_type(ty));
        let code = if is_friend_declaration {
            code::DEFAULT_ARGUMENT_OF_FRIEND
        } else {
            code::DEFAULT_ARGUMENT_OUTSIDE_OF_CLASS
        };
        if !is_of_template && !is_friend_declaration {
            return;
        }
        let defaults = context.heads.iter().flat_map(|head| &head.parameters).filter(|it| it.default.is_some());
        if let Some(token) = defaults.map(|parameter| parameter.name.unwrap_or(parameter.first)).next() {
            self.error_at(code, token);
        }
    }

    /// A class template is declared again with other constraints ([temp.class]/3): 147 at a parameter with a type-constraint that
    /// is not that of before, 3051 for a requires-clause where there was none, or none where there was one. Whether two clauses are
    /// equivalent is not judged.
    pub fn check_constraints_again(&mut self, template: TemplateId, head: &TemplateHead, name: u32) {
        if self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        let entry = &self.program.templates[template];
        let (entity, old) = (entry.entity, entry.head.clone());
        for (old, new) in old.parameters.iter().zip(&head.parameters) {
            if old.is_pack == new.is_pack && !self.are_same_type_constraints(old, new) {
                let text = self.entity_name(new.entity);
                self.name_error_at(code::INCOMPATIBLE_REDECLARATION, new.name.unwrap_or(new.first), text);
            }
        }
        let token = match (old.requires, head.requires) {
            (None, Some(requires)) => self.expression(requires).first,
            (Some(_), None) => name,
            _ => return,
        };
        let text = self.entity_name(entity);
        self.name_error_at(code::REQUIRES_MISMATCH, token, text);
    }

    /// Whether two parameters have the same type-constraint, or none, as far as that is known: arguments that are no types, or depend
    /// on parameters both (heads may stand at different depths), are not compared.
    fn are_same_type_constraints(&mut self, old: &TemplateParameter, new: &TemplateParameter) -> bool {
        let (old, new) = match (old.constraint, new.constraint) {
            (Some((old, _)), Some((new, _))) => (old, new),
            (old, new) => return old.is_some() == new.is_some(),
        };
        let types = &self.constraints.types;
        let (Some(&old), Some(&new)) = (types.get(&old), types.get(&new)) else { return true };
        if old.concept != new.concept {
            return false;
        }
        let (Some(old), Some(new)) = (old.arguments, new.arguments) else { return true };
        let (old, new) = (self.program.canonical_arguments(old), self.program.canonical_arguments(new));
        let pairs = self.program.arguments(old).iter().zip(self.program.arguments(new));
        let mut pairs = pairs.filter_map(|pair| match pair {
            (&TemplateArgument::Type(old), &TemplateArgument::Type(new)) => Some((old, new)),
            _ => None,
        });
        !pairs.any(|(old, new)| {
            !(self.is_dependent_type(old) && self.is_dependent_type(new)) && self.certainly_differ(old, new)
        })
    }

    /// The type of a value parameter ([temp.param]/6): no void (598), no rvalue reference (1769), before C++20 no floating
    /// type (605) and no class (952), a class whose parts are public (3139). Returns whether it was reported.
    pub fn check_value_parameter_type(&mut self, ty: TypeId, first: u32) -> bool {
        if self.context.speculating > 0 || self.is_dependent_type(ty) {
            return false;
        }
        use cufe_il::{Builtin, Type};
        let before_20 = !self.since(Standard::Cpp20);
        let program = &self.program;
        let code = match program.structure(program.unqualified(program.canonical(ty)).0) {
            Type::Builtin(Builtin::Void) => code::VOID_TEMPLATE_PARAMETER,
            Type::Builtin(builtin) if builtin.is_floating() && before_20 => code::FLOATING_TEMPLATE_PARAMETER,
            Type::RvalueReference(_) => code::RVALUE_REFERENCE_TEMPLATE_PARAMETER,
            Type::Class(_) | Type::Specialization { .. } if before_20 => code::CLASS_TYPE_TEMPLATE_PARAMETER,
            Type::Class(_) | Type::Specialization { .. }
                if !self.declaring.in_instance && self.is_not_structural(ty) =>
            {
                code::NOT_STRUCTURAL_TYPE
            }
            _ => return false,
        };
        self.error_at(code, first);
        true
    }

    /// Whether the class being defined is local: defined in a block of a function.
    pub fn is_in_local_class(&self) -> bool {
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.kind {
                ScopeKind::Block | ScopeKind::Lambda => return true,
                ScopeKind::Class | ScopeKind::TemplateParameters => next = entry.parent,
                _ => return false,
            }
        }
        false
    }

    /// A template whose name one of its own parameters has: 508 for a class template.
    pub(crate) fn check_own_name(&mut self, head: &TemplateHead, name: Name, token: u32) {
        let is_parameter = self.context.speculating == 0
            && name.symbol().is_some()
            && head.parameters.iter().any(|parameter| self.program.entities[parameter.entity].name == name);
        if is_parameter {
            self.error_at(code::TEMPLATE_PARAMETER_NAMED_AS_CLASS, token);
        }
    }

    /// The default argument of a template template parameter names a template: 730 for another entity.
    pub fn check_template_default(&mut self, name: &ParsedName) {
        let is_other = name.found.first().is_some_and(|entity| match self.program.entities[entity].kind {
            EntityKind::Class(class) => {
                let class = &self.program.classes[class];
                class.template.is_none() && !class.is_dependent
            }
            EntityKind::Variable(_) | EntityKind::Function(_) | EntityKind::Enum(_) => true,
            _ => false,
        });
        if is_other && name.arguments.is_none() {
            self.rule_violation(code::NOT_A_TEMPLATE, name.token);
        }
    }
}
