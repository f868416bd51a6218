//! CUDA attributes as written: their arguments, and the places where they are applied or refused.
//! The rules are in `cufe_sema::cuda`.

use crate::Sema;
use crate::attribute::{AttributeSet, AttributedFunction, AttributedVariable};
use crate::cuda::{AttributeTarget, DeclarationForm, DeclaredFunction, DeclaredVariable};
use crate::declare::{DeclarationContext, Declarator, Follow, SpecifierFlags, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{
    EntityId, EntityKind, FunctionId, FunctionTypeFlags, NameKind, ScopeKind, StorageClass, TemplateHead,
    VariableFlags, VariableId,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Reports attributes that do not apply to a sort of entity, where the outcome of parsing is decided.
    pub fn refuse_attribute_set(&mut self, attributes: &AttributeSet, target: AttributeTarget) {
        // Those that are not CUDA's are applied where the entity is known.
        if self.context.speculating == 0 && !attributes.cuda.is_empty() {
            self.refuse_attributes(&attributes.cuda, target);
        }
    }

    /// Reports attributes where none may stand (1098).
    pub fn misplaced_attributes(&mut self, attributes: &AttributeSet) {
        if self.context.speculating == 0 {
            for attribute in &attributes.cuda {
                self.report_attribute(code::MISPLACED_ATTRIBUTE, attribute);
            }
            self.general_attributes_misplaced(&attributes.general);
        }
    }

    /// Reports attributes in a new-expression: memory spaces are wrong there (3537), others may not stand there (1098).
    pub fn attributes_in_new(&mut self, attributes: &AttributeSet) {
        if self.context.speculating > 0 {
            return;
        }
        for attribute in &attributes.cuda {
            let is_space = attribute.kind.is_memory_space();
            self.report_attribute(
                if is_space { code::MEMORY_SPACE_IN_NEW } else { code::MISPLACED_ATTRIBUTE },
                attribute,
            );
        }
        self.general_attributes_misplaced(&attributes.general);
    }

    /// The attributes of a function declaration, once its function is known.
    pub(crate) fn function_attributes(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        function: FunctionId,
        attributes: &AttributeSet,
        is_definition: bool,
    ) {
        let name = declarator.name.as_ref();
        let is_guide = specifiers.ty.is_none()
            && declarator.function().is_some_and(|function| function.trailing.is_some())
            && name
                .is_some_and(|name| matches!(name.name.kind(), NameKind::Identifier(_) | NameKind::DeductionGuide(_)));
        if is_guide {
            // A deduction guide is no function: nothing is said about its attributes.
            return;
        }
        let head: Option<TemplateHead> = name
            .and_then(|name| self.own_head(context, name.qualifier))
            .filter(|_| !attributes.cuda.is_empty())
            .cloned();
        let is_abolished = declarator.follow.is_defined_by_assignment();
        if context.is_instantiation && self.reader.is(specifiers.first, TokenKind::LeftBracket) {
            self.general_attributes_misplaced(&attributes.general);
        } else if !attributes.general.is_empty() {
            let name = name.map_or(declarator.first, |name| name.token);
            let is_redeclaration = self.program.functions[function].first_declaration.is_some();
            self.apply_general_function_attributes(&AttributedFunction {
                function,
                attributes: &attributes.general,
                name,
                is_definition: is_definition || is_abolished,
                has_no_body: is_abolished,
                is_redeclaration,
                is_lambda: false,
            });
        }
        let form = if context.is_instantiation {
            DeclarationForm::Instantiation
        } else if context.is_instantiation_declaration {
            DeclarationForm::InstantiationDeclaration
        } else if context.is_explicit_specialization() {
            DeclarationForm::Specialization
        } else {
            DeclarationForm::Ordinary
        };
        if form == DeclarationForm::Ordinary
            && !self.declaring.in_instance
            && let Some(head) = name
                .and_then(|name| self.own_head(context, name.qualifier))
                .filter(|head| head.parameters.iter().rev().skip(1).any(|parameter| parameter.is_pack))
                .cloned()
        {
            self.check_parameters_after_pack(&head, function);
        }
        let chunk = declarator.function();
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        let name_token = name.map_or(declarator.first, |name| name.token);
        let friend = is_friend.then_some(if context.heads.is_empty() { context.first } else { name_token });
        let is_nonthrowing = self
            .program
            .as_function(self.program.functions[function].ty)
            .is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::NOEXCEPT));
        self.apply_function_attributes(&DeclaredFunction {
            function,
            attributes: &attributes.cuda,
            name: name_token,
            after: declarator.behind,
            type_first: self.reader.behind_attributes(specifiers.first),
            friend,
            head: head.as_ref(),
            parameters: chunk.map_or(&[], |chunk| chunk.parameters.list.as_slice()),
            form,
            is_definition,
            is_defaulted: context.in_class && declarator.follow == Follow::Defaulted,
            is_block_scope: context.in_block,
            has_exception_specification: is_nonthrowing || chunk.is_some_and(|chunk| chunk.has_exception_specification),
        });
    }

    /// The attributes of a variable declaration, once its variable is known and initialized.
    pub(crate) fn variable_attributes(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        variable: VariableId,
        attributes: &AttributeSet,
        is_initialized: bool,
    ) {
        let entity = self.program.variables[variable].entity;
        let is_field = matches!(self.program.entities[entity].kind, EntityKind::Field(_));
        let scope = self.program.entities[entity].scope;
        let is_static_member = !is_field && self.program.scopes[scope].kind == ScopeKind::Class;
        self.apply_general_variable_attributes(&AttributedVariable {
            variable,
            attributes: &attributes.general,
            name: declarator.name.as_ref().map_or(declarator.first, |name| name.token),
            is_field,
            is_bit_field: is_field && self.program.variables[variable].flags.contains(VariableFlags::BIT_FIELD),
            is_block_scope: context.in_block,
            is_static: specifiers.storage == StorageClass::Static && !is_static_member,
            is_extern: specifiers.storage == StorageClass::Extern || context.is_direct_linkage || context.in_class,
            is_gnu_thread: specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL) && self.has_gnu_thread(specifiers),
            is_thread_local: specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL),
            is_initialized,
            is_member: is_static_member && context.in_class,
            is_redeclaration: declarator
                .name
                .as_ref()
                .is_some_and(|name| self.program.entities[entity].token != name.token),
            is_register: specifiers.storage == StorageClass::Register,
            is_handler_parameter: false,
            is_template: self.program.entities[entity].template.is_some(),
        });
        self.apply_variable_attributes(&DeclaredVariable {
            variable,
            attributes: &attributes.cuda,
            name: declarator.name.as_ref().map_or(declarator.first, |name| name.token),
            is_field,
            // Explicit instantiations are not refused.
            is_static_member: is_static_member && !context.is_instantiation && !context.is_instantiation_declaration,
            is_in_class: context.in_class,
            is_block_scope: context.in_block,
            is_template: self.program.entities[entity].template.is_some()
                || declarator.name.as_ref().is_some_and(|name| name.arguments.is_some()),
            is_extern: specifiers.storage == StorageClass::Extern,
            is_static: specifiers.storage == StorageClass::Static,
            is_constexpr: specifiers.flags.contains(SpecifierFlags::CONSTEXPR),
            is_initialized: is_initialized && !context.in_class,
            is_range_variable: false,
            function: self.context.function,
        });
    }

    /// The attributes of the variable of a condition or a range-based for.
    pub fn local_attributes(
        &mut self,
        specifiers: &Specifiers,
        declarator: &Declarator,
        more: &AttributeSet,
        entity: EntityId,
        is_range_variable: bool,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
        let mut attributes = specifiers.attributes.clone();
        attributes.merge(&declarator.attributes);
        attributes.merge(more);
        self.apply_general_variable_attributes(&AttributedVariable {
            variable,
            attributes: &attributes.general,
            name: declarator.name.as_ref().map_or(declarator.first, |name| name.token),
            is_field: false,
            is_bit_field: false,
            is_block_scope: true,
            is_static: specifiers.storage == StorageClass::Static,
            is_extern: false,
            is_gnu_thread: false,
            is_thread_local: false,
            is_initialized: true,
            is_member: false,
            is_redeclaration: false,
            is_register: specifiers.storage == StorageClass::Register,
            is_handler_parameter: false,
            is_template: false,
        });
        self.apply_variable_attributes(&DeclaredVariable {
            variable,
            attributes: &attributes.cuda,
            name: declarator.name.as_ref().map_or(declarator.first, |name| name.token),
            is_field: false,
            is_static_member: false,
            is_in_class: false,
            is_block_scope: true,
            is_template: false,
            is_extern: false,
            is_static: specifiers.storage == StorageClass::Static,
            is_constexpr: specifiers.flags.contains(SpecifierFlags::CONSTEXPR),
            is_initialized: !is_range_variable,
            is_range_variable,
            function: self.context.function,
        });
    }

    /// The attributes of the parameter of a handler: it is a variable of the handler's block.
    pub fn handler_parameter_attributes(&mut self, attributes: &AttributeSet, entity: EntityId, name: u32) {
        let Some(variable) = self.program.variable_of(entity) else { return };
        self.apply_general_variable_attributes(&AttributedVariable {
            variable,
            attributes: &attributes.general,
            name,
            is_field: false,
            is_bit_field: false,
            is_block_scope: true,
            is_static: false,
            is_extern: false,
            is_gnu_thread: false,
            is_thread_local: false,
            is_initialized: false,
            is_member: false,
            is_redeclaration: false,
            is_register: false,
            is_handler_parameter: true,
            is_template: false,
        });
    }

    /// Whether `__thread` is among the specifiers.
    fn has_gnu_thread(&self, specifiers: &Specifiers) -> bool {
        self.reader.holds(specifiers.first..specifiers.end, &[TokenKind::KwGnuThread])
    }

    /// The attributes of a declaration without declarators.
    pub fn attributes_of_nothing(&mut self, specifiers: &Specifiers, is_member: bool) {
        let attributes = &specifiers.attributes;
        if self.context.speculating > 0 || attributes.cuda.is_empty() && attributes.general.is_empty() {
            return;
        }
        let is_alone = specifiers.ty.is_none()
            && specifiers.flags.is_empty()
            && self.reader.behind_attributes(specifiers.first) == specifiers.end;
        if is_alone && is_member {
            for attribute in &specifiers.attributes.cuda {
                self.report_attribute(code::ATTRIBUTE_DECLARES_NOTHING, attribute);
            }
            self.general_attributes_alone(&specifiers.attributes.general, true);
        } else if specifiers.tag.is_none() && specifiers.ty.is_some() {
            // `@ int;`: the declaration declares nothing, which is reported elsewhere.
            if !is_member {
                self.attributes_without_entity(&specifiers.attributes.cuda, &specifiers.attributes.general);
            }
        } else if is_alone {
            self.attributes_alone(&specifiers.attributes.cuda);
            self.general_attributes_alone(&specifiers.attributes.general, false);
        } else {
            self.attributes_without_entity(&specifiers.attributes.cuda, &specifiers.attributes.general);
        }
    }
}
