//! Parameters of functions ([dcl.fct]).

use super::declarator::DeclaratorMode;
use super::specifier::{SpecifierMode, Specifiers};
use super::{Chunk, DeclarationContext};
use crate::Parser;
use crate::name::NameMode;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{
    Builtin, EntityKind, Name, ParameterDeclaration, ParameterFlags, Program, ScopeId, ScopeKind, TemplateArgument,
    TypeId, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;
use cufe_sema::cuda::AttributeTarget;
use cufe_sema::declare::{ParameterPack, VoidParameter};
use cufe_sema::types::Placeholder;

pub(crate) use cufe_sema::declare::ParsedParameters;

impl Parser<'_, '_> {
    /// parameter-declaration-clause, behind `(`, up to `)`; the parameters are declared in `scope`, which must be the
    /// current scope or one that becomes it.
    pub(crate) fn parameter_declaration_clause(&mut self, scope: ScopeId) -> ParsedParameters {
        let mut result = ParsedParameters::default();
        let outer = std::mem::replace(&mut self.sema.context.scope, scope);
        if self.is(TokenKind::KwVoid) && self.peek(1) == TokenKind::RightParen {
            self.advance();
        } else if !self.is(TokenKind::RightParen) {
            loop {
                if self.is(TokenKind::Ellipsis) {
                    self.advance();
                    result.is_variadic = true;
                    break;
                }
                if !self.parameter_declaration(scope, &mut result) {
                    break;
                }
                if self.is(TokenKind::Ellipsis) {
                    // `int...`: the comma is optional.
                    self.advance();
                    result.is_variadic = true;
                    break;
                }
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.sema.context.scope = outer;
        self.without_void(&mut result);
        result
    }

    /// A single parameter of type `void` without a name is none ([dcl.fct]/4); any other of this type is an error, and so is one
    /// whose type depends on template parameters.
    fn without_void(&mut self, result: &mut ParsedParameters) {
        let is_sole = result.list.len() == 1 && !result.is_variadic;
        for index in 0..result.list.len() {
            let parameter = &result.list[index];
            let is_empty_list = is_sole && parameter.name.is_none() && parameter.default.is_none();
            let (variable, first) = (parameter.variable, parameter.first);
            match self.sema.void_parameter(parameter.written, first..=parameter.last) {
                VoidParameter::No => continue,
                VoidParameter::Plain if is_empty_list => {}
                VoidParameter::Qualified if is_empty_list => {
                    self.rule_violation(code::QUALIFIED_VOID_PARAMETER, first);
                }
                _ => {
                    let parameter = &mut result.list[index];
                    (parameter.ty, result.types[index]) = (Program::UNKNOWN, Program::UNKNOWN);
                    self.sema.forget_type(variable);
                    self.rule_violation(code::VOID_PARAMETER, first);
                    continue;
                }
            }
            result.list.clear();
            result.types.clear();
            return;
        }
    }

    /// The declaration of a handler: one parameter, of which `void` is none.
    pub(crate) fn handler_parameter(&mut self, scope: ScopeId) -> Option<VariableId> {
        let mut result = ParsedParameters::default();
        let outer = std::mem::replace(&mut self.sema.context.scope, scope);
        self.parameter_declaration(scope, &mut result);
        self.sema.context.scope = outer;
        result.list.first().map(|parameter| parameter.variable)
    }

    /// The type of a parameter. `decltype(auto)` in it is reported: parameters are deduced from `auto` only ([dcl.fct]/22).
    fn without_decltype_auto(&mut self, specifiers: &mut Specifiers, ty: TypeId) -> TypeId {
        if self.sema.placeholder_within(ty) == Some(Placeholder::DecltypeAuto)
            && let Some(token) = specifiers.placeholder.take()
        {
            self.rule_violation(code::DECLTYPE_AUTO_NOT_ALLOWED, token);
            return Program::UNKNOWN;
        }
        ty
    }

    fn parameter_declaration(&mut self, scope: ScopeId, result: &mut ParsedParameters) -> bool {
        let first = self.at;
        let mut flags = ParameterFlags::empty();
        let leading = self.attributes();
        if self.is(TokenKind::KwThis) {
            if self.sema.since(Standard::Cpp23) {
                flags |= ParameterFlags::EXPLICIT_OBJECT;
            } else {
                self.rule_violation(code::EXPECTED_TYPE_SPECIFIER, self.at);
            }
            self.advance();
        }
        let mut specifiers = self.specifiers(SpecifierMode::Declaration, &DeclarationContext::default());
        specifiers.attributes.merge(&leading);
        self.sema.check_parameter_specifiers(&specifiers);
        self.sema.refuse_class_placeholder(&specifiers);
        let base = match specifiers.ty {
            Some(ty) => ty,
            // `f(const x)`, `f(register x)`: int is assumed after an error.
            None if !self.is_in_front(specifiers.first) => {
                self.rule_violation(code::DECLARATION_WITHOUT_TYPE, self.at);
                Program::builtin(Builtin::Int)
            }
            None => {
                if !self.missing_type() {
                    return false;
                }
                Program::UNKNOWN
            }
        };
        let base = self.sema.with_type_attributes(base, &leading);
        let mut declarator = self.declarator(DeclaratorMode::Either, false);
        let trailing = self.attributes();
        self.sema.check_result_qualifiers(&specifiers, &declarator);
        let mut ty = self.sema.apply_declarator(base, &declarator);
        ty = self.sema.with_type_attributes(ty, &declarator.attributes);
        ty = self.sema.with_type_attributes(ty, &trailing);
        if self.sema.is_qualified_function(ty) {
            self.rule_violation(code::QUALIFIED_FUNCTION_PARAMETER, first);
        }
        if declarator.pack.is_none()
            && self.is(TokenKind::Ellipsis)
            && (specifiers.placeholder.is_some()
                || self.sema.has_unexpanded_pack(ty)
                || self.has_open_pack(first, self.at))
        {
            // `T...` without name is an expansion where the type holds a pack or `auto`, and an ellipsis otherwise ([dcl.fct]).
            declarator.pack = Some(self.advance());
            declarator.last = self.previous();
            declarator.insertion = self.at;
        }
        ty = self.without_decltype_auto(&mut specifiers, ty);
        let last = self.previous();
        let invented = specifiers.placeholder.and_then(|_| self.invented.pop());
        if let Some(TemplateArgument::Pack(list)) = invented {
            let elements = self.sema.program().arguments(list).to_vec();
            let types = elements.iter().map(|&element| self.sema.invented_type(ty, element)).collect();
            let pack = ParameterPack { scope, first, declarator: &declarator, pattern: ty, behind: self.at };
            self.sema.declare_elements(&pack, types, result);
            return true;
        }
        if declarator.pack.is_some() && self.expanded_parameter(scope, first, &declarator, ty, result) {
            return true;
        }
        if let Some(argument) = invented {
            ty = self.sema.invented_type(ty, argument);
            specifiers.placeholder = None;
        }
        if let Some(ellipsis) = declarator.pack {
            self.expand_parameter(first, ellipsis, specifiers.placeholder.is_some());
            flags |= ParameterFlags::PACK;
            ty = self.sema.expansion_type(ty);
        }
        if declarator.is_nested {
            flags |= ParameterFlags::NESTED_DECLARATOR;
        }
        if let Some(token) = specifiers.placeholder {
            if self.since(cufe_base::Standard::Cpp11) {
                self.uses_feature(crate::feature::Feature::PlaceholderParameter, token);
            }
            flags |= ParameterFlags::PLACEHOLDER;
            result.has_placeholder = true;
            if let Some(first) = specifiers.placeholder_constraint {
                result.placeholder_constraints.push((result.list.len(), (first, token.saturating_sub(1))));
            }
        }
        if self.sema.is_reference_parameter(ty) {
            flags |= ParameterFlags::REFERENCE;
        }
        if matches!(declarator.chunks.last(), Some(Chunk::Array(..) | Chunk::Function(_))) {
            flags |= ParameterFlags::ARRAY_OR_FUNCTION;
        }
        let declared = self.sema.adjusted_parameter(ty, false);
        let (name, token) = match &declarator.name {
            Some(name) => (name.name, name.token),
            None => (Name::UNNAMED, first),
        };
        let mut variable_flags = VariableFlags::PARAMETER;
        if declarator.pack.is_some() {
            variable_flags |= VariableFlags::PACK;
        }
        let mut all = specifiers.attributes;
        all.merge(&declarator.attributes);
        all.merge(&trailing);
        // The parameter of a handler is a variable; a memory space has no effect on it.
        let target = if self.in_handler { AttributeTarget::VARIABLE } else { AttributeTarget::PARAMETER };
        self.sema.refuse_attribute_set(&all, target);
        if all.flags.contains(super::attribute::AttributeFlags::GRID_CONSTANT) {
            self.sema.note_grid_constant();
            variable_flags |= VariableFlags::GRID_CONSTANT;
        }
        self.sema.check_parameter_name(scope, name, token);
        if name != Name::UNNAMED {
            self.sema.check_hides_parameter(scope, name, token);
        }
        let entity = self.sema.new_variable(name, declared, scope, token, variable_flags, false);
        self.sema.declare(entity, self.at);
        if name != Name::UNNAMED && (result.has_placeholder || self.sema.in_template()) {
            self.sema.note_parameter_place(entity, result.list.len());
        }
        if self.in_handler {
            self.sema.handler_parameter_attributes(&all, entity, token);
        } else {
            self.sema.apply_parameter_attributes(&all.general, entity);
        }
        let EntityKind::Variable(variable) = self.sema.program().entities[entity].kind else { return false };
        let default = self.default_argument(variable);
        if let Some((equal, _)) = default
            && flags.contains(ParameterFlags::PACK)
            && self.sema.declaring.class_nesting == 0
            && !self.sema.declaring.in_instance
            && self.sema.context.speculating == 0
        {
            // A pack has no default argument ([dcl.fct.default]/3).
            self.error_at(code::DEFAULT_ARGUMENT_NOT_ALLOWED, equal);
        }
        result.types.push(self.sema.adjusted_parameter(ty, true));
        result.list.push(ParameterDeclaration {
            variable,
            ty: declared,
            written: ty,
            first,
            last,
            name: declarator.name.as_ref().map(|name| name.token),
            insertion: declarator.insertion.min(last + 1),
            default,
            flags,
        });
        true
    }

    /// In an instance: a function parameter pack is a parameter for each element ([temp.variadic]/5). Whether it could be
    /// expanded.
    fn expanded_parameter(
        &mut self,
        scope: ScopeId,
        first: u32,
        declarator: &super::declarator::Declarator,
        pattern: TypeId,
        result: &mut ParsedParameters,
    ) -> bool {
        let name = declarator.name.as_ref().map(|name| name.token);
        let types = self.elements_of_declaration(first, self.at, name, &mut |parser| {
            let specifiers = parser.specifiers(SpecifierMode::Declaration, &DeclarationContext::default());
            let declarator = parser.declarator(DeclaratorMode::Either, false);
            parser.sema.apply_declarator(specifiers.ty.unwrap_or(Program::UNKNOWN), &declarator)
        });
        let Some(types) = types else { return false };
        let pack = ParameterPack { scope, first, declarator, pattern, behind: self.at };
        self.sema.declare_elements(&pack, types, result);
        true
    }

    /// `= initializer-clause`. In a class it is deferred to the complete class. Returns the `=` and the last token.
    fn default_argument(&mut self, parameter: VariableId) -> Option<(u32, u32)> {
        if !self.is(TokenKind::Equal) {
            return None;
        }
        let equal = self.advance();
        let before = self.sema.snapshot();
        if self.sema.declaring.class_nesting > 0 || self.sema.declaring.in_instance {
            let first = self.at;
            self.skip_default_argument(&[TokenKind::Comma, TokenKind::RightParen]);
            if self.sema.context.speculating == 0 {
                self.defer_initializer(first, self.previous(), parameter);
            }
        } else {
            let initialized = self.sema.context.initialized.replace(parameter);
            let initializer = self.outside_parameters(Self::initializer_clause);
            if !matches!(
                self.kind(),
                TokenKind::Comma | TokenKind::RightParen | TokenKind::Ellipsis | TokenKind::Semicolon
            ) && !self.sema.failed_since(&before)
            {
                self.syntax_error(code::TOKENS_AFTER_DEFAULT_ARGUMENT);
                self.skip_default_argument(&[TokenKind::Comma]);
            }
            self.sema.set_initializer(parameter, Some(initializer));
            self.sema.check_default_argument(parameter, initializer);
            self.sema.context.initialized = initialized;
        }
        Some((equal, self.previous()))
    }

    /// Parses a default argument: the reference does not find the parameters there.
    pub(crate) fn outside_parameters<T>(&mut self, parse: impl FnOnce(&mut Self) -> T) -> T {
        let scope = self.sema.context.scope;
        let entry = &self.sema.program().scopes[scope];
        let is_list = matches!(entry.kind, ScopeKind::FunctionParameters | ScopeKind::Lambda);
        if let Some(outer) = entry.parent.filter(|_| is_list) {
            self.sema.context.scope = outer;
        }
        let is_immediate = self.declares_consteval;
        let outer = std::mem::replace(&mut self.sema.context.in_default_argument, true);
        let outer_immediate = std::mem::replace(&mut self.sema.context.in_immediate_argument, is_immediate);
        let result = parse(self);
        self.sema.context.in_immediate_argument = outer_immediate;
        self.sema.context.in_default_argument = outer;
        self.sema.context.scope = scope;
        result
    }

    /// Goes to the end of an initializer that is parsed later: to one of the closers at nesting level zero. Template
    /// argument lists are passed as such ([class.mem.general]/complete-class context).
    pub(crate) fn skip_default_argument(&mut self, closers: &[TokenKind]) {
        let start = self.at;
        if self.sema.declaring.in_instance
            && let Some(&end) = self.sema.instances.skipped.get(&start)
        {
            self.at = end;
            return;
        }
        self.skip_initializer(closers);
        if (self.sema.in_template() || self.sema.declaring.in_instance) && self.sema.context.speculating == 0 {
            self.sema.skip_in_instances(start, self.at);
        }
    }

    fn skip_initializer(&mut self, closers: &[TokenKind]) {
        let start = self.at;
        loop {
            let kind = self.kind();
            if closers.contains(&kind) && self.at > start {
                return;
            }
            match kind {
                // In a member's initializer it closes nothing.
                TokenKind::RightParen if closers.contains(&TokenKind::Semicolon) => self.at += 1,
                TokenKind::EndOfFile | TokenKind::Semicolon | TokenKind::RightBrace | TokenKind::RightParen => return,
                TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace => self.skip_brackets(),
                TokenKind::KwTemplate if self.peek(1) == TokenKind::Identifier && self.peek(2) == TokenKind::Less => {
                    self.at += 2;
                    self.skip_template_arguments();
                }
                TokenKind::Identifier | TokenKind::ColonColon => {
                    let before = self.at;
                    let after = self.look_ahead_in_complete_class(|parser| {
                        parser.parse_name(NameMode::default());
                        parser.at
                    });
                    self.at = after.max(before + 1);
                    if self.is(TokenKind::Less) && self.is_member_template_argument_list() {
                        self.skip_template_arguments();
                    }
                }
                // `typename T::template X<...>`, casts: `static_cast<T, ...>`.
                TokenKind::KwStaticCast
                | TokenKind::KwConstCast
                | TokenKind::KwReinterpretCast
                | TokenKind::KwDynamicCast => {
                    self.advance();
                    if self.is(TokenKind::Less) {
                        self.skip_template_arguments();
                    }
                }
                TokenKind::KwTypename => {
                    let before = self.at;
                    let after = self.look_ahead_in_complete_class(|parser| {
                        parser.typename_specifier();
                        parser.at
                    });
                    self.at = after.max(before + 1);
                }
                _ => {
                    self.advance();
                }
            }
        }
    }

    /// A name that is declared later in the class, followed by `<`: whether a template argument list follows is decided by
    /// whether one can be read and what follows it.
    fn is_member_template_argument_list(&mut self) -> bool {
        self.is_argument_list_before(&[
            TokenKind::LeftParen,
            TokenKind::ColonColon,
            TokenKind::LeftBrace,
            TokenKind::RightParen,
            TokenKind::Semicolon,
        ])
    }

    fn skip_template_arguments(&mut self) {
        let before = self.at;
        let after = self.look_ahead(|parser| {
            parser.template_argument_list();
            parser.at
        });
        self.at = after.max(before + 1);
    }
}
