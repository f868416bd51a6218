//! Explicit instantiation directives ([temp.explicit]).

use crate::Sema;
use crate::declare::{DeclarationContext, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use crate::template::{Directive, Instantiated, Wanted};
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, FunctionId, TemplateKind, TypeId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// What a directive for a function means.
    pub fn instantiated_function(&mut self, context: &DeclarationContext, name: &ParsedName, ty: TypeId) -> Directive {
        let is_known = self.context.speculating == 0
            && !context.in_class
            && !context.in_block
            && self.is_user_text(context.first)
            && !matches!(name.qualifier, Qualifier::Unknown);
        if !is_known {
            return Directive::Unknown;
        }
        // A directive declares nothing: lookup finds the template, by a using-declaration or directive too.
        let found = match name.qualifier {
            Qualifier::None => self.lookup_unqualified(name.name, self.declaration_scope(), name.token),
            _ => name.found.clone(),
        };
        if found.is_dependent || found.specialization.is_some() || found.entities.is_empty() {
            return Directive::Unknown;
        }
        self.directive_for_function(&found.entities, name.arguments, ty)
    }

    /// `template void f(int);`: 493 where nothing matches, 760 where it is instantiated already; a declaration may not
    /// follow (warning 1601). The instance is made at the end of the translation unit.
    pub fn instantiate_function(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        function: FunctionId,
        directive: Directive,
    ) {
        let text = || self.name_text(name.name);
        match directive {
            Directive::Instance(what) if context.is_instantiation => {
                let text = text();
                if !self.want_instance(what, Some(function), context.first + 1) {
                    self.name_error_at(code::DUPLICATE_EXPLICIT_INSTANTIATION, name.token, text);
                }
            }
            Directive::Instance(what) => {
                if self.instances.explicit.contains(&what) {
                    self.warning_at(code::EXTERN_TEMPLATE_AFTER_INSTANTIATION, name.token);
                }
            }
            Directive::None => {
                let text = text();
                let has_template = matches!(name.qualifier, Qualifier::Type(_))
                    && !name.found.entities.iter().any(|&entity| self.program.entities[entity].kind.is_template());
                self.name_error_at(
                    if has_template { code::INCOMPATIBLE_REDECLARATION } else { code::NO_MATCHING_TEMPLATE },
                    name.token,
                    text,
                );
            }
            Directive::Specialized(_) | Directive::Ordinary(_) | Directive::Unknown => {}
        }
    }

    /// `template struct S<int>;`: instantiated once (760), and not declared after that (warning 1601).
    pub fn check_class_instantiation(&mut self, context: &DeclarationContext, name: &ParsedName, ty: TypeId) {
        if self.context.speculating > 0 || !(context.is_instantiation || context.is_instantiation_declaration) {
            return;
        }
        let keyword = name.first.saturating_sub(1);
        let Some((template, _)) = self.program.template_id(ty) else {
            return self.check_member_class_instantiation(context, ty, keyword);
        };
        if self.program.class_of(ty).is_some_and(|class| !self.program.classes[class].is_instance) {
            // An explicit specialization.
            return;
        }
        let Some(class) = self.pattern_class(template) else { return };
        // A partial specialization may make it.
        let is_incomplete = !self.program.classes[class].is_complete && {
            self.complete_type(ty);
            self.is_undefined_class(ty)
        };
        let canonical = self.program.canonical(ty);
        if is_incomplete {
            return self.error_at(code::INCOMPLETE_TYPE, keyword);
        }
        if context.is_instantiation_declaration {
            if self.declarations.instantiated.contains(&canonical) {
                self.warning_at(code::EXTERN_TEMPLATE_AFTER_INSTANTIATION, keyword);
            }
            return;
        }
        if !self.declarations.instantiated.insert(canonical) {
            self.error_at(code::DUPLICATE_EXPLICIT_INSTANTIATION, keyword);
        } else {
            self.instantiate_members_explicitly(ty, keyword);
        }
        self.use_specialization(ty, name.last);
    }

    /// A directive that names a class without template arguments of its own.
    pub fn check_named_instantiation(&mut self, context: &DeclarationContext, name: &ParsedName, entity: EntityId) {
        if let EntityKind::Class(class) = self.program.entities[entity].kind
            && context.is_instantiation
        {
            self.check_class_instantiation(context, name, self.program.classes[class].ty);
        }
    }

    /// `template struct S<int>::M;`: a member class of an instance is instantiated once (760).
    fn check_member_class_instantiation(&mut self, context: &DeclarationContext, ty: TypeId, keyword: u32) {
        let canonical = self.program.unqualified(self.program.canonical(ty)).0;
        let is_member = self.program.class_of(canonical).is_some_and(|class| {
            let entry = &self.program.classes[class];
            entry.template.is_none() && self.origin_of_class(class).is_some()
        });
        if is_member && context.is_instantiation && !self.declarations.instantiated.insert(canonical) {
            self.error_at(code::DUPLICATE_EXPLICIT_INSTANTIATION, keyword);
        }
    }

    /// `template S;` and the like: an explicit instantiation that names no specialization (484).
    pub fn check_instantiated_name(&mut self, context: &DeclarationContext, name: &ParsedName) {
        if self.context.speculating > 0 || !context.is_instantiation {
            return;
        }
        let keyword = name.first.saturating_sub(1);
        let code =
            if name.found.is_nothing() && matches!(name.qualifier, Qualifier::Type(ty) if self.are_members_known(ty)) {
                Some(code::UNDECLARED_NESTED_CLASS)
            } else {
                None
            };
        if let Some(code) = code {
            let text = self.name_text(name.name);
            self.name_error_at(code, name.token, text);
            self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, keyword);
            return;
        }
        let is_template = name.found.first().is_some_and(|entity| self.program.entities[entity].kind.is_template());
        if is_template && name.arguments.is_none() {
            self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, keyword);
            self.error_at(code::TEMPLATE_ARGUMENTS_MISSING, name.token);
        }
    }

    /// Specifiers and names of an explicit instantiation or specialization of a function: 801 where there is no template of
    /// that name.
    pub fn check_function_instance(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        let is_instantiation = context.is_instantiation || context.is_instantiation_declaration;
        if is_instantiation {
            if let Some(token) = self.specifier_token(specifiers, TokenKind::KwInline) {
                self.warning_at(code::INLINE_IGNORED, token);
            }
            if specifiers.flags.contains(SpecifierFlags::CONSTEXPR)
                && let Some(token) = self.specifier_token(specifiers, TokenKind::KwConstexpr)
            {
                self.error_at(code::CONSTEXPR_EXPLICIT_INSTANTIATION, token);
            }
        }
        let is_specialization = context.is_explicit_specialization() && context.heads.len() == 1;
        if !is_instantiation && !is_specialization || name.qualifier != Qualifier::None || context.in_class {
            return;
        }
        let found = self.lookup_previous(self.declaration_scope(), name.name, name.token);
        let has_template = found.is_dependent
            || found.entities.iter().any(|&entity| {
                matches!(self.program.entities[entity].kind, EntityKind::Template(template)
                    if self.program.templates[template].kind == TemplateKind::Function)
            });
        if !has_template {
            let text = self.name_text(name.name);
            self.name_error_at(code::UNKNOWN_TEMPLATE_SPECIALIZED, name.token, text);
        }
    }

    /// Whether all members of a class are known: what is not found is none of them.
    fn are_members_known(&self, ty: TypeId) -> bool {
        self.program
            .class_of(ty)
            .is_some_and(|class| self.program.classes[class].is_complete && !self.instances.uncertain.contains(&class))
    }

    /// A directive for a static data member or a variable template's specialization: 135 where there is no such member, 760
    /// where it is instantiated already.
    pub fn instantiate_variable(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        previous: Option<cufe_il::EntityId>,
        (specifiers, ty): (u32, TypeId),
    ) {
        if self.context.speculating > 0 || !context.is_instantiation || !self.is_user_text(context.first) {
            return;
        }
        let text = self.name_text(name.name);
        let Some(entity) = previous else {
            if matches!(name.qualifier, Qualifier::Type(ty) if self.are_members_known(ty))
                && name.found.is_nothing()
                && name.arguments.is_none()
            {
                self.name_error_at(code::NO_SUCH_MEMBER, name.token, text);
                self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, specifiers);
            }
            return;
        };
        let what = match (self.program.entities[entity].kind, name.arguments) {
            (EntityKind::Template(template), Some(arguments)) => {
                let arguments = self.complete_arguments(template, arguments);
                let entry = &self.program.templates[template];
                let pattern = entry.pattern.and_then(|pattern| self.program.variable_of(pattern));
                let has_partial = entry.specializations.iter().any(|&entity| {
                    let variable = self.program.variable_of(entity);
                    variable.is_some_and(|variable| self.program.variable_patterns.contains_key(&variable))
                });
                if let Some(pattern) = pattern
                    && !has_partial
                    && let Some(own) = self.substitute_type(self.program.variables[pattern].ty, template, arguments)
                    && !self.is_dependent_type(own)
                    && !self.program.has_placeholder(own)
                    && self.certainly_differ(own, ty)
                {
                    self.name_error_at(code::INCOMPATIBLE_REDECLARATION, name.token, text);
                    return;
                }
                Instantiated::Template(template, self.program.canonical_arguments(arguments))
            }
            (EntityKind::Variable(variable), None) => Instantiated::Variable(variable),
            (EntityKind::Field(_), None) => return self.error_at(code::INVALID_EXPLICIT_INSTANTIATION, specifiers),
            _ => return,
        };
        if !self.want_instance(what, None, specifiers) {
            self.name_error_at(code::DUPLICATE_EXPLICIT_INSTANTIATION, name.token, text);
        }
    }

    /// The members of a class that is instantiated explicitly: their definitions are read at the end of the translation
    /// unit, those of the user's own templates only, for what is to be reported in them.
    fn instantiate_members_explicitly(&mut self, ty: TypeId, keyword: u32) {
        self.complete_at(ty, keyword);
        let Some(class) = self.program.class_of(ty) else { return };
        let entry = &self.program.classes[class];
        if !entry.is_instance || !entry.definition.is_some_and(|token| self.is_user_text(token)) {
            return;
        }
        let members = entry.functions.clone();
        self.instances.wanted.push(Wanted::Members(class, keyword));
        for member in members {
            if let EntityKind::Function(function) = self.program.entities[member].kind {
                self.instances.explicit.insert(Instantiated::Member(function));
            }
        }
    }
}
