//! template-declaration, explicit specialization and instantiation, template parameters, concepts ([temp]).

use super::DeclarationContext;
use super::declarator::DeclaratorMode;
use super::specifier::{SpecifierFlags, SpecifierMode};
use crate::Parser;
use crate::name::NameMode;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Name, Program, ScopeKind, TemplateArgument, TemplateHead, TemplateKind, TemplateParameter, TemplateParameterKind,
    VariableFlags,
};
use cufe_lex::TokenKind;
use cufe_sema::declare::TemplateParameterPlace;

impl Parser<'_, '_> {
    /// A declaration that begins with `template`.
    pub(crate) fn template_declaration(&mut self, context: &mut DeclarationContext) {
        if self.peek(1) != TokenKind::Less {
            if context.in_class {
                self.syntax_error(code::MISPLACED_EXPLICIT_INSTANTIATION);
                self.skip_template();
                return;
            }
            self.explicit_instantiation(context);
            return;
        }
        if self.sema.declaring.c_linkage {
            self.rule_violation(code::C_LINKAGE_NOT_ALLOWED, self.at);
        }
        let outer = self.sema.context.scope;
        context.around = Some(outer);
        let depth = self.sema.declaring.template_depth;
        while self.is(TokenKind::KwTemplate) && self.peek(1) == TokenKind::Less {
            let head = self.template_head();
            self.sema.context.scope = head.scope;
            if !head.parameters.is_empty() {
                self.sema.declaring.template_depth = self.sema.declaring.template_depth.saturating_add(1);
            }
            context.heads.push(head);
            self.refuse_pragma_behind_head();
        }
        if context.in_class
            && !matches!(self.kind(), TokenKind::KwFriend | TokenKind::KwStatic)
            && self.sema.is_in_local_class()
        {
            self.rule_violation(
                code::TEMPLATE_NOT_ALLOWED_HERE,
                context.heads.first().map_or(self.at, |head| head.first),
            );
        }
        // [temp.expl.spec]/2 since CWG 727; of the host compilers Clang takes it.
        if context.in_class && context.is_explicit_specialization() && !self.sema.options.dialect.is_clang() {
            self.rule_violation(
                code::MISPLACED_SPECIALIZATION,
                context.heads.first().map_or(self.at, |head| head.first),
            );
        }
        // What the head of a class or alias template names is judged as outside of all classes (measured).
        if matches!(self.kind(), TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion | TokenKind::KwUsing) {
            self.sema.check_pending_access(None, true);
        }
        match self.kind() {
            TokenKind::KwConcept => self.concept_definition(context),
            TokenKind::KwUsing => self.alias_template(context),
            TokenKind::KwExtern if self.peek(1) == TokenKind::StringLiteral => {
                self.error_at(code::LINKAGE_SPECIFICATION_NOT_ALLOWED, self.at);
                self.at += 2;
                self.simple_declaration(context);
            }
            _ => {
                self.simple_declaration(context);
            }
        }
        self.sema.context.scope = outer;
        self.sema.declaring.template_depth = depth;
    }

    /// `template declaration`, `extern template declaration` (behind the `extern`).
    fn explicit_instantiation(&mut self, context: &mut DeclarationContext) {
        self.advance();
        if !context.is_instantiation_declaration {
            context.is_instantiation = true;
        }
        self.sema.class_state.unchecked += 1;
        self.simple_declaration(context);
        self.sema.class_state.unchecked -= 1;
        self.sema.check_pending_access(None, false);
    }

    /// 606 of the device compiler: the pragma stands before the whole declaration, and not behind its head.
    fn refuse_pragma_behind_head(&mut self) {
        if !self.sema.options.device_pass || self.sema.context.speculating > 0 || self.sema.declaring.in_instance {
            return;
        }
        let pragmas = self.tokens.pragmas_before(self.at).iter();
        for pragma in pragmas.filter(|pragma| pragma.kind == cufe_lex::PragmaKind::ExecutionCheckDisable) {
            let position = pragma.text.start;
            self.sema.report(Report::new(code::EXECUTION_CHECK_PRAGMA_NEEDS_DECLARATION, position));
        }
    }

    /// `template < parameters > requires-clause`; the parameters are declared in a new scope inside the current one.
    fn template_head(&mut self) -> TemplateHead {
        let first = self.advance();
        let mut head = self.template_parameter_list();
        head.first = first;
        if self.is(TokenKind::KwRequires) {
            self.advance();
            let outer = std::mem::replace(&mut self.sema.context.scope, head.scope);
            let depth = self.sema.declaring.template_depth;
            self.sema.declaring.template_depth = self.sema.declaring.template_depth.saturating_add(1);
            head.requires = Some(self.requires_clause_expression());
            self.sema.declaring.template_depth = depth;
            self.sema.context.scope = outer;
        }
        head.last = self.previous();
        self.sema.note_constraints_of_head(&head);
        head
    }

    /// `< template-parameter-list_opt >`, at the `<`. The parameters get the depth of the heads around.
    pub(crate) fn template_parameter_list(&mut self) -> TemplateHead {
        let open = self.at;
        let outer = self.sema.context.scope;
        let scope = self.sema.new_scope(ScopeKind::TemplateParameters, outer);
        let mut head =
            TemplateHead { first: open, open, close: open, last: open, scope, parameters: Vec::new(), requires: None };
        self.expect(TokenKind::Less, code::EXPECTED_LESS);
        let depth = self.sema.declaring.template_depth;
        self.sema.context.scope = scope;
        let greater = std::mem::replace(&mut self.greater_closes, true);
        let launch = std::mem::replace(&mut self.launch_closes, false);
        self.sema.declaring.template_depth = self.sema.declaring.template_depth.saturating_add(1);
        if !self.is(TokenKind::Greater) {
            loop {
                let index = u16::try_from(head.parameters.len()).unwrap_or(u16::MAX);
                match self.template_parameter(depth, index) {
                    Some(parameter) => head.parameters.push(parameter),
                    None => break,
                }
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.sema.declaring.template_depth = depth;
        self.greater_closes = greater;
        self.launch_closes = launch;
        self.sema.context.scope = outer;
        head.close = self.at;
        if !self.eat(TokenKind::Greater) {
            self.syntax_error(code::EXPECTED_COMMA_OR_GREATER);
        } else if head.parameters.is_empty() {
            self.sema.note_empty_head(scope);
        }
        head.last = self.previous();
        head
    }

    fn template_parameter(&mut self, depth: u16, index: u16) -> Option<TemplateParameter> {
        let first = self.at;
        let attributes = self.attributes();
        self.sema.misplaced_attributes(&attributes);
        if self.at > first && self.is(TokenKind::KwClass) && self.sema.context.speculating == 0 {
            // Behind attributes it is read as a value parameter of class type.
            let is_new = self.since(cufe_base::Standard::Cpp20);
            self.error_at(if is_new { code::NOT_STRUCTURAL_TYPE } else { code::CLASS_TYPE_TEMPLATE_PARAMETER }, first);
        }
        match self.kind() {
            TokenKind::KwTemplate => self.template_template_parameter(first, depth, index),
            TokenKind::KwClass | TokenKind::KwTypename if self.is_type_parameter() => {
                self.advance();
                self.attributes();
                Some(self.type_parameter(first, depth, index))
            }
            TokenKind::Identifier | TokenKind::ColonColon if self.is_constrained_parameter() => {
                let constraint = self.at;
                if let Some(name) = self.parse_name(NameMode::default()) {
                    let is_pack = self.is(TokenKind::Ellipsis);
                    let ty = self.sema.template_parameter_type(depth, index, is_pack);
                    self.note_type_constraint(constraint, &name, Some(TemplateArgument::Type(ty)));
                }
                let last = self.previous();
                let mut parameter = self.type_parameter(first, depth, index);
                parameter.constraint = Some((constraint, last));
                Some(parameter)
            }
            _ => self.value_parameter(first, depth, index),
        }
    }

    /// Whether `class` or `typename` introduces a type parameter: followed by a name or nothing, then `,`, `>`, `=`, `...`.
    fn is_type_parameter(&self) -> bool {
        let mut ahead = 1;
        while self.peek(ahead) == TokenKind::LeftBracket {
            match self.after_bracket(self.at + ahead) {
                Some(after) => ahead = after - self.at,
                None => return false,
            }
        }
        if self.peek(ahead) == TokenKind::Ellipsis {
            return true;
        }
        if self.peek(ahead) == TokenKind::Identifier {
            ahead += 1;
        }
        matches!(
            self.peek(ahead),
            TokenKind::Comma
                | TokenKind::Greater
                | TokenKind::Equal
                | TokenKind::GreaterEqual
                | TokenKind::GreaterGreaterEqual
        )
    }

    /// `Concept T`, `Concept<A>... T`: a type parameter with a constraint.
    fn is_constrained_parameter(&mut self) -> bool {
        self.look_ahead(|parser| match parser.parse_name(NameMode::default()) {
            Some(name) => {
                parser.sema.is_concept_name(&name)
                    && matches!(
                        parser.kind(),
                        TokenKind::Identifier
                            | TokenKind::Ellipsis
                            | TokenKind::Comma
                            | TokenKind::Greater
                            | TokenKind::Equal
                    )
            }
            None => false,
        })
    }

    /// The rest of a type parameter, behind the keyword or constraint.
    fn type_parameter(&mut self, first: u32, depth: u16, index: u16) -> TemplateParameter {
        let is_pack = self.eat(TokenKind::Ellipsis);
        if is_pack {
            let ellipsis = self.previous();
            self.note_expansion(first, ellipsis, ellipsis);
        }
        let name = self.is(TokenKind::Identifier).then(|| self.advance());
        self.sema.check_parameter_name_is_new(name);
        self.attributes();
        self.check_pack_default(is_pack);
        let place = self.sema.parameter_place((depth, index), is_pack, name, first);
        let mut default = None;
        let mut equal = None;
        if self.is(TokenKind::Equal) {
            equal = Some(self.advance());
            let before = self.sema.sink.mark();
            let ty = self.deduced_type_id();
            let is_known = !self.sema.fails_in_instance(before);
            default = Some(TemplateArgument::Type(if is_known { ty } else { Program::UNKNOWN }));
        }
        // Behind its default argument, where the name may mean something else ([basic.scope.pdecl]/11).
        let entity = self.sema.declare_type_parameter(place, self.at);
        TemplateParameter {
            entity,
            kind: TemplateParameterKind::Type,
            is_pack,
            default,
            first,
            last: self.previous(),
            name,
            equal,
            constraint: None,
        }
    }

    /// `template <...> class T`, `template <...> typename... T = X`.
    fn template_template_parameter(&mut self, first: u32, depth: u16, index: u16) -> Option<TemplateParameter> {
        self.advance();
        // The parameters inside have depths of their own, counted from this head's.
        let head = self.template_parameter_list();
        if head.parameters.is_empty() && self.sema.context.speculating == 0 && head.close == head.open + 1 {
            self.error_at(code::TEMPLATE_TEMPLATE_WITHOUT_PARAMETERS, head.close);
        }
        if self.is(TokenKind::KwRequires) {
            self.advance();
            let outer = std::mem::replace(&mut self.sema.context.scope, head.scope);
            self.requires_clause_expression();
            self.sema.context.scope = outer;
        }
        if !self.eat(TokenKind::KwClass) && !self.eat(TokenKind::KwTypename) {
            self.syntax_error(code::EXPECTED_CLASS_OR_TYPENAME);
            if !self.is(TokenKind::Identifier) {
                return None;
            }
        }
        self.sema.check_parameter_order(&head, &[]);
        let is_pack = self.eat(TokenKind::Ellipsis);
        let name = self.is(TokenKind::Identifier).then(|| self.advance());
        self.sema.check_parameter_name_is_new(name);
        self.check_pack_default(is_pack);
        let place = self.sema.parameter_place((depth, index), is_pack, name, first);
        if is_pack {
            self.note_expansion(first, self.at, first);
        }
        let mut default = None;
        let mut equal = None;
        if self.is(TokenKind::Equal) {
            equal = Some(self.advance());
            let name = self.parse_name(NameMode::default());
            if let Some(name) = &name {
                self.sema.check_template_default(name);
            } else {
                self.syntax_error(code::EXPECTED_IDENTIFIER);
                // A type may stand there.
                self.look_for_type();
            }
            default = Some(name.map_or(TemplateArgument::UnknownTemplate, |name| self.named_template(&name)));
        }
        let entity = self.sema.declare_template_template_parameter(place, head, self.at);
        Some(TemplateParameter {
            entity,
            kind: TemplateParameterKind::Template,
            is_pack,
            default,
            first,
            last: self.previous(),
            name,
            equal,
            constraint: None,
        })
    }

    /// The template that a name means as a default argument; a member of a dependent type is known in instances.
    fn named_template(&self, name: &crate::name::ParsedName) -> TemplateArgument {
        match (self.sema.template_of_injected_name(name).or_else(|| name.found.first()), name.qualifier) {
            (Some(entity), _) => TemplateArgument::Template(entity),
            (None, crate::name::Qualifier::Type(qualifier)) if name.has_template_keyword => {
                TemplateArgument::MemberTemplate { qualifier, name: name.name }
            }
            (None, _) => TemplateArgument::UnknownTemplate,
        }
    }

    fn value_parameter(&mut self, first: u32, depth: u16, index: u16) -> Option<TemplateParameter> {
        let specifiers = self.specifiers(SpecifierMode::Declaration, &DeclarationContext::default());
        let base = match specifiers.ty {
            Some(ty) => ty,
            None if self.missing_type() => Program::UNKNOWN,
            None => return None,
        };
        let declarator = self.declarator(DeclaratorMode::Either, false);
        self.sema.misplaced_attributes(&specifiers.attributes);
        self.sema.misplaced_attributes(&declarator.attributes);
        let mut ty = self.sema.apply_declarator(base, &declarator);
        ty = self.sema.adjusted_template_parameter_type(ty);
        let is_pack = declarator.pack.is_some();
        if let Some(ellipsis) = declarator.pack {
            self.note_expansion(first, self.at, ellipsis);
        }
        self.sema.check_value_parameter_type(ty, first);
        self.sema.refuse_storage_class(&specifiers);
        if specifiers.flags.contains(SpecifierFlags::DEFINES) {
            self.rule_violation(code::TYPE_DEFINITION_NOT_ALLOWED, specifiers.first);
        }
        self.check_pack_default(is_pack);
        let name = declarator.name.as_ref().map(|name| name.token);
        self.sema.check_parameter_name_is_new(name);
        let place = TemplateParameterPlace {
            name: declarator.name.as_ref().map_or(Name::UNNAMED, |name| name.name),
            ..self.sema.parameter_place((depth, index), is_pack, name, first)
        };
        let mut default = None;
        let mut equal = None;
        if self.is(TokenKind::Equal) {
            equal = Some(self.advance());
            let expression =
                if self.is(TokenKind::LeftBrace) { self.initializer_clause() } else { self.constant_expression() };
            default = Some(self.default_value_argument(expression, ty));
            // Whether it is constant matters where it is used.
            self.check_value_argument(expression, ty, true);
        }
        let entity = self.sema.declare_value_parameter(place, ty, self.at);
        Some(TemplateParameter {
            entity,
            kind: TemplateParameterKind::Value(ty),
            is_pack,
            default,
            first,
            last: self.previous(),
            name,
            equal,
            constraint: specifiers.placeholder_constraint.map(|constraint| {
                (constraint, specifiers.placeholder.map_or(constraint, |placeholder| placeholder - 1))
            }),
        })
    }

    // ---- templates ----

    /// `concept N = constraint;`
    fn concept_definition(&mut self, context: &mut DeclarationContext) {
        let keyword = self.advance();
        if !self.is(TokenKind::Identifier) {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            self.skip_to_semicolon();
            return;
        }
        let token = self.advance();
        let Some(head) = context.heads.last().cloned() else { return };
        if head.parameters.is_empty() {
            // Concepts are not specialized ([temp.concept]/5).
            match context.heads.len() {
                1 => self.rule_violation(code::EXPECTED_IDENTIFIER, keyword),
                _ => self.rule_violation(code::SPECIALIZATION_AFTER_PARAMETERS, head.close),
            }
        }
        let scope = self.sema.declaration_scope();
        let name = self.sema.identifier_name(token);
        let is_new = self.sema.check_concept(&head, scope, name, token, keyword);
        let pattern = self.sema.new_variable(
            name,
            Program::builtin(cufe_il::Builtin::Bool),
            scope,
            token,
            VariableFlags::CONSTEXPR,
            false,
        );
        let template = self.sema.new_template(TemplateKind::Concept, head, pattern);
        if self.is_attribute() {
            self.error_at(code::EXPECTED_EQUAL, self.at);
            self.attributes();
            self.eat(TokenKind::Equal);
        } else {
            self.expect(TokenKind::Equal, code::EXPECTED_EQUAL);
        }
        let first = self.at;
        let constraint = self.logical_or_expression();
        self.sema.check_constraint(constraint);
        self.sema.check_pending_access(None, true);
        if is_new {
            self.sema.define_concept(template, constraint, self.at.max(first));
        }
        self.end_of_declaration();
    }

    /// `using N = type-id;` behind template heads.
    fn alias_template(&mut self, context: &mut DeclarationContext) {
        self.advance();
        if !self.is(TokenKind::Identifier) {
            self.syntax_error(code::EXPECTED_IDENTIFIER);
            self.skip_to_semicolon();
            return;
        }
        let token = self.advance();
        if context.heads.last().is_some_and(|head| head.parameters.is_empty()) {
            // There are no specializations of alias templates.
            let template = context.heads.last().map_or(token, |head| head.first);
            self.rule_violation(code::ALIAS_TEMPLATE_SPECIALIZED, template);
            self.skip_template();
            return;
        }
        let attributes = self.attributes();
        if !self.expect(TokenKind::Equal, code::EXPECTED_SEMICOLON) {
            self.skip_to_semicolon();
            return;
        }
        let first = self.at;
        let ty = self.alias_type(context);
        let ty = self.sema.with_type_attributes(ty, &attributes);
        let target = (first, self.previous());
        let Some(head) = context.heads.last().cloned() else { return };
        let scope = self.sema.declaration_scope();
        let name = self.sema.identifier_name(token);
        if let Some(known) = self.sema.known_alias_template(scope, name) {
            self.sema.alias_template_again(known, head, ty, token);
            self.end_of_declaration();
            return;
        }
        if self.sema.check_member_name(context, name, token, false) {
            self.end_of_declaration();
            return;
        }
        self.sema.check_name_of_alias_template(scope, name, token);
        let pattern = self.sema.new_typedef(name, ty, scope, token);
        let template = self.sema.new_template(TemplateKind::Alias, head, pattern);
        // The attributes are not among the tokens of the target, which is not read again without them.
        if attributes.general.is_empty() {
            self.sema.note_alias_target(template, target);
        }
        self.sema.unite_with_equivalent(template);
        let entity = self.sema.program().templates[template].entity;
        self.sema.set_access(entity, context.access);
        self.sema.declare(entity, token);
        self.end_of_declaration();
        if Self::is_device_builtin(&attributes) {
            self.sema.record_suppressed(context.first, self.previous(), None);
        }
    }

    /// defining-type-id of an alias.
    pub(crate) fn alias_type(&mut self, context: &DeclarationContext) -> cufe_il::TypeId {
        if self.is(TokenKind::LeftBracket) && self.sema.context.speculating == 0 {
            let token = self.at;
            self.attributes();
            self.sema.report_bracket_attributes(token);
        }
        let inner = DeclarationContext {
            first: self.at,
            in_block: context.in_block,
            is_alias: true,
            ..DeclarationContext::default()
        };
        let specifiers = self.specifiers(SpecifierMode::Declaration, &inner);
        if specifiers.flags.contains(SpecifierFlags::DEFINES)
            && context.heads.iter().any(|head| !head.parameters.is_empty())
        {
            self.rule_violation(code::TYPE_DEFINITION_NOT_ALLOWED, specifiers.first);
        }
        let base = match specifiers.ty {
            Some(ty) => ty,
            None if self.missing_type() => Program::UNKNOWN,
            None => return Program::UNKNOWN,
        };
        let declarator = self.declarator(DeclaratorMode::Abstract, false);
        let trailing = self.attributes();
        self.sema.check_result_qualifiers(&specifiers, &declarator);
        let ty = self.sema.apply_declarator(base, &declarator);
        self.sema.refuse_class_placeholder(&specifiers);
        self.refuse_placeholder(specifiers.first, ty);
        for attributes in [&specifiers.attributes, &declarator.attributes, &trailing] {
            self.sema.refuse_attribute_set(attributes, cufe_sema::cuda::AttributeTarget::TYPEDEF);
            self.sema.apply_type_attributes(&attributes.general, ty);
        }
        let ty = self.sema.with_type_attributes(ty, &declarator.attributes);
        self.sema.with_type_attributes(ty, &trailing)
    }

    /// The `;` at the end of a declaration: error 65 and recovery without it.
    pub(crate) fn end_of_declaration(&mut self) {
        if !self.eat(TokenKind::Semicolon) {
            self.syntax_error(code::EXPECTED_SEMICOLON);
            self.skip_to_semicolon();
        }
    }
}
