//! Declarators ([dcl.decl]): pointer operators, names, arrays, functions, parentheses.

use super::attribute::AttributeSet;
use super::specifier::is_type_word;
use crate::Parser;
use crate::feature::Feature;
use crate::name::{NameMode, ParsedName, Qualifier};
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{ArrayBound, EntityKind, FunctionTypeFlags, NameKind, Profiled, Program, ScopeKind, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::attribute::Place;
use smallvec::SmallVec;

pub(crate) use cufe_sema::declare::{Chunk, Declarator, Follow, FunctionChunk};

/// What a declarator is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DeclaratorMode {
    /// No name: type-ids.
    Abstract,
    /// A name is needed: declarations.
    Named,
    /// A name may be there: parameters.
    Either,
}

/// What an exception specification belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SpecificationOwner {
    /// The function that is declared: of members it is read in the complete class ([class.mem.general]/10).
    Function,
    /// A function type in a declaration: part of that type ([except.spec]/1).
    Type,
}

/// The operand of `noexcept` in an exception specification.
#[derive(Clone, Copy, Debug)]
enum NoexceptOperand {
    /// Its value.
    Known(bool),
    /// Dependent, or wrong.
    Open(cufe_il::ExpressionId),
    /// Not read yet.
    Deferred,
}

impl Parser<'_, '_> {
    /// A declarator. `in_block`: parentheses behind the name may be an initializer; they are one unless they can be read as
    /// a parameter list ([dcl.ambig.res]).
    pub(crate) fn declarator(&mut self, mode: DeclaratorMode, may_initialize: bool) -> Declarator {
        let mut result = Declarator {
            first: self.at,
            last: self.at,
            name: None,
            chunks: SmallVec::new(),
            pack: None,
            suffix: None,
            insertion: self.at,
            is_nested: false,
            misses_name: false,
            attributes: AttributeSet::default(),
            scope: None,
            behind: self.at,
            follow: Follow::Nothing,
        };
        let outer = self.sema.context.scope;
        let granting = self.sema.context.granting;
        let mut chunks = SmallVec::new();
        self.guarded(|_| (), |parser| parser.declarator_into(mode, may_initialize, &mut result, &mut chunks, 0));
        // Those behind the parameters are the function's, or the function type's.
        for chunk in &mut chunks {
            if let Chunk::Function(function) = chunk {
                result.attributes.merge(&std::mem::take(&mut function.attributes));
            }
        }
        result.chunks = chunks;
        result.last = self.previous();
        self.note_follow(&mut result);
        (self.sema.context.scope, self.sema.context.granting) = (outer, granting);
        if self.sema.context.speculating == 0 {
            match mode {
                DeclaratorMode::Abstract => {
                    self.sema.refuse_default_arguments(&result.chunks, code::DEFAULT_ARGUMENT_NOT_ALLOWED)
                }
                // Those of the function itself are kept.
                _ => {
                    if let Some((_, others)) = result.chunks.split_last() {
                        self.sema.refuse_default_arguments(others, code::MISPLACED_DEFAULT_ARGUMENT);
                    }
                }
            }
        }
        result
    }

    /// Notes in a declarator what stands behind what was read of its declaration.
    pub(super) fn note_follow(&self, declarator: &mut Declarator) {
        declarator.behind = self.at;
        declarator.follow = match self.kind() {
            TokenKind::Equal => match self.peek(1) {
                TokenKind::KwDefault => Follow::Defaulted,
                TokenKind::KwDelete => Follow::Deleted,
                _ => Follow::Equal,
            },
            TokenKind::LeftBrace => Follow::Brace,
            TokenKind::LeftParen => Follow::Parenthesis,
            TokenKind::Comma => Follow::Comma,
            _ => Follow::Nothing,
        };
    }

    /// Whether standard attributes begin here, at the beginning of parentheses: the grammar has none there, the reference takes
    /// them (measured).
    fn has_attributes_in_front(&self, nesting: u32) -> bool {
        nesting > 0 && self.is(TokenKind::LeftBracket) && self.peek(1) == TokenKind::LeftBracket
    }

    fn declarator_into(
        &mut self,
        mode: DeclaratorMode,
        may_initialize: bool,
        result: &mut Declarator,
        chunks: &mut SmallVec<[Chunk; 3]>,
        nesting: u32,
    ) {
        loop {
            if self.is(TokenKind::KwAttribute) || mode == DeclaratorMode::Named && self.has_attributes_in_front(nesting)
            {
                let attributes = self.attributes();
                result.attributes.merge(&attributes);
                continue;
            }
            if matches!(self.kind(), TokenKind::KwExtension | TokenKind::KwNoinline) {
                self.advance();
                continue;
            }
            match self.pointer_operator(&mut result.attributes) {
                Some(chunk) => chunks.push(chunk),
                None => break,
            }
        }
        if self.is(TokenKind::Ellipsis)
            && (mode != DeclaratorMode::Abstract && self.peek(1) != TokenKind::RightParen || nesting > 0)
        {
            result.pack = Some(self.advance());
        }
        result.insertion = self.at;
        let mut inner: SmallVec<[Chunk; 3]> = SmallVec::new();
        match self.kind() {
            TokenKind::LeftParen if self.is_grouping(mode) => {
                let open = self.advance();
                result.is_nested = true;
                self.guarded(
                    |_| (),
                    |parser| {
                        parser.in_brackets(|parser| {
                            parser.declarator_into(mode, may_initialize, result, &mut inner, nesting + 1);
                        });
                    },
                );
                if mode == DeclaratorMode::Named && result.name.is_none() && !result.misses_name {
                    // The rest of the parentheses says nothing more.
                    result.misses_name = true;
                    self.syntax_error(code::EXPECTED_IDENTIFIER);
                    if let Some(close) = self.tokens.partner(open).filter(|&close| close >= self.at) {
                        self.go_behind(close);
                    }
                } else {
                    self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                }
            }
            TokenKind::Identifier
            | TokenKind::ColonColon
            | TokenKind::KwOperator
            | TokenKind::Tilde
            | TokenKind::KwDecltype
                if mode != DeclaratorMode::Abstract =>
            {
                self.declarator_name(mode, result);
            }
            TokenKind::LeftBracket
                if mode == DeclaratorMode::Named && nesting == 0 && self.peek(1) != TokenKind::LeftBracket =>
            {
                // The bounds are read all the same.
                result.misses_name = true;
                self.syntax_error(code::EXPECTED_IDENTIFIER);
            }
            _ => {}
        }
        // Attributes directly behind the name.
        if self.is_attribute() && (result.name.is_some() || !self.is(TokenKind::KwAlignas)) {
            let attributes = self.attributes();
            result.attributes.merge(&attributes);
        }
        let first_suffix = chunks.len();
        loop {
            match self.kind() {
                TokenKind::LeftParen => {
                    let is_function_name =
                        result.name.as_ref().is_some_and(|name| !matches!(name.name.kind(), NameKind::Identifier(_)));
                    if !is_function_name
                        && may_initialize
                        && (nesting == 0 || chunks.len() > first_suffix)
                        && !self.is_parameter_list()
                    {
                        break;
                    }
                    if mode == DeclaratorMode::Abstract && !self.is_parameter_list() {
                        break;
                    }
                    result.suffix = result.suffix.or(Some(self.at));
                    let is_declared = mode == DeclaratorMode::Named
                        && !self.declares_typedef
                        && result.name.is_some()
                        && inner.is_empty();
                    let owner = if is_declared { SpecificationOwner::Function } else { SpecificationOwner::Type };
                    let mut function = self.function_suffix(owner);
                    function.is_nested = nesting > 0;
                    chunks.push(Chunk::Function(Box::new(function)));
                }
                TokenKind::LeftBracket if self.peek(1) != TokenKind::LeftBracket => {
                    if result.name.is_some() && result.name.as_ref().is_some_and(|name| name.token + 1 == self.at) {
                        result.suffix = result.suffix.or(Some(self.at));
                    }
                    result.suffix = result.suffix.or(Some(self.at));
                    let open = self.advance();
                    while matches!(
                        self.kind(),
                        TokenKind::KwStatic | TokenKind::KwConst | TokenKind::KwRestrict | TokenKind::KwVolatile
                    ) {
                        self.advance();
                    }
                    let (bound, expression) = if self.is(TokenKind::RightBracket) {
                        (ArrayBound::Unknown, None)
                    } else {
                        let expression = self.bound_expression();
                        (self.array_bound(expression), Some(expression))
                    };
                    self.expect_close(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
                    chunks.push(Chunk::Array(bound, open, expression));
                }
                TokenKind::LeftBracket if mode != DeclaratorMode::Abstract || chunks.len() > first_suffix => {
                    let attributes = self.attributes();
                    result.attributes.merge(&attributes);
                }
                _ => break,
            }
        }
        // What is written last is applied first.
        chunks[first_suffix..].reverse();
        chunks.append(&mut inner);
    }

    /// A pointer operator with its qualifiers ([dcl.decl]/ptr-operator).
    pub(crate) fn pointer_operator(&mut self, attributes: &mut AttributeSet) -> Option<Chunk> {
        match self.kind() {
            TokenKind::Star => {
                let token = self.advance();
                Some(Chunk::Pointer(self.qualifiers_after_pointer(attributes), token))
            }
            TokenKind::Ampersand => {
                let token = self.advance();
                self.reference_qualifiers(attributes);
                Some(Chunk::LvalueReference(token))
            }
            TokenKind::AmpersandAmpersand => {
                let token = self.advance();
                self.uses_feature(Feature::RvalueReference, token);
                self.reference_qualifiers(attributes);
                Some(Chunk::RvalueReference(token))
            }
            TokenKind::Identifier if matches!(self.peek(1), TokenKind::ColonColon | TokenKind::Less) => {
                self.member_pointer_operator(attributes)
            }
            TokenKind::ColonColon | TokenKind::KwDecltype => self.member_pointer_operator(attributes),
            _ => None,
        }
    }

    /// `C::*` with qualifiers.
    fn member_pointer_operator(&mut self, attributes: &mut AttributeSet) -> Option<Chunk> {
        let checkpoint = self.checkpoint();
        if self.is(TokenKind::KwDecltype) {
            // `decltype(e)::*`
            let after = self.after_bracket(self.at + 1)?;
            if self.peek(1) == TokenKind::LeftParen
                && self.tokens.kind(after) == TokenKind::ColonColon
                && self.tokens.kind(after + 1) == TokenKind::Star
            {
                let class = self.decltype_specifier();
                self.at += 2;
                return Some(Chunk::MemberPointer(class, self.qualifiers_after_pointer(attributes), checkpoint.at()));
            }
            return None;
        }
        // Friends are looked up in the class whose member they are, which follows.
        let is_member_friend = self.peek(3) == TokenKind::Identifier
            && self.peek(4) == TokenKind::ColonColon
            && self.sema.current_class().is_some();
        if !is_member_friend && self.is_unknown_qualifier() {
            return None;
        }
        let mode = NameMode { is_type: true, allow_member_pointer: true, ..NameMode::default() };
        self.sema.context.speculating += 1;
        let name = self.parse_name(mode);
        self.sema.context.speculating -= 1;
        if let Some(name) = name
            && self.is(TokenKind::ColonColon)
            && self.peek(1) == TokenKind::Star
        {
            let Some(class) = self.class_of_member_pointer(&name) else {
                self.advance();
                return None;
            };
            self.at += 2;
            return Some(Chunk::MemberPointer(class, self.qualifiers_after_pointer(attributes), name.first));
        }
        self.rewind(&checkpoint);
        None
    }

    /// The class before `::*` ([dcl.mptr]): 276 for a name that is no type, 1764 for an enumeration; none after a namespace,
    /// whose member would have to follow.
    fn class_of_member_pointer(&mut self, name: &ParsedName) -> Option<TypeId> {
        let is_value = |kind| {
            matches!(
                kind,
                EntityKind::Variable(_) | EntityKind::Field(_) | EntityKind::Function(_) | EntityKind::Enumerator(_)
            )
        };
        let mut name = name.clone();
        let kind_of = |parser: &Self, name: &ParsedName| {
            name.found.first().map(|entity| parser.sema.program().entities[entity].kind)
        };
        if name.arguments.is_none() && kind_of(self, &name).is_some_and(is_value) {
            // Names of values do not count before `::`.
            name.found = self.sema.lookup_component(name.qualifier, None, name.name, name.token, true);
        }
        match kind_of(self, &name) {
            Some(EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_)) => return None,
            Some(EntityKind::Enum(_)) => self.error_at(code::NOT_A_CLASS, name.token),
            None if name.found.is_nothing() && name.qualifier != Qualifier::Unknown => {
                self.sema.no_scope(name.name, name.token);
                return Some(Program::UNKNOWN);
            }
            _ => {}
        }
        let ty = self.type_of_name(&name);
        // A template parameter that stands for something else.
        if self.sema.declaring.in_instance && self.sema.has_no_member_pointers(ty) {
            if self.sema.declaring.last_error != Some(name.token) {
                self.error_at(code::NOT_A_CLASS, name.token);
            }
            return Some(Program::UNKNOWN);
        }
        Some(ty)
    }

    /// Whether the `(` at the current token groups a declarator, and does not begin a parameter list or an initializer.
    fn is_grouping(&mut self, mode: DeclaratorMode) -> bool {
        match mode {
            DeclaratorMode::Named => true,
            DeclaratorMode::Abstract | DeclaratorMode::Either => self.look_ahead(|parser| {
                parser.advance();
                if parser.is_attribute() {
                    parser.attributes();
                }
                match parser.kind() {
                    TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand => true,
                    TokenKind::LeftParen => parser.is_grouping(mode),
                    TokenKind::LeftBracket => {
                        mode == DeclaratorMode::Abstract && parser.peek(1) != TokenKind::LeftBracket
                    }
                    TokenKind::Ellipsis => parser.peek(1) == TokenKind::Identifier,
                    TokenKind::Identifier | TokenKind::ColonColon => {
                        parser.member_pointer_operator(&mut AttributeSet::default()).is_some()
                            || mode == DeclaratorMode::Either && !parser.starts_type()
                    }
                    _ => false,
                }
            }),
        }
    }

    /// Whether the parentheses at the current token can be a parameter list ([dcl.ambig.res]).
    pub(crate) fn is_parameter_list(&mut self) -> bool {
        let open = self.at;
        match self.peek(1) {
            TokenKind::RightParen => return true,
            // Neither can begin an expression.
            TokenKind::Ellipsis
            | TokenKind::KwStatic
            | TokenKind::KwExtern
            | TokenKind::KwTypedef
            | TokenKind::KwMutable
            | TokenKind::KwThreadLocal
            | TokenKind::KwConstexpr
            | TokenKind::KwInline
            | TokenKind::KwVirtual
            | TokenKind::KwFriend
            | TokenKind::KwConst
            | TokenKind::KwVolatile
            | TokenKind::KwExplicit => return true,
            kind if kind.is_literal() => return false,
            TokenKind::KwThis if !self.is_explicit_object_at(open + 1) => return false,
            TokenKind::LeftParen | TokenKind::LeftBrace | TokenKind::KwNew | TokenKind::KwSizeof => return false,
            _ => {}
        }
        if self.is_fundamental_parameter(open + 1) {
            return true;
        }
        self.look_ahead(|parser| {
            let checkpoint = parser.checkpoint();
            parser.advance();
            if parser.is_attribute() {
                parser.attributes();
            }
            parser.eat(TokenKind::KwThis);
            if parser.is_undeclared_type() {
                return true;
            }
            if !parser.is(TokenKind::KwRegister) && !parser.starts_type() {
                // A member that only instantiation could tell: read as a type where a declarator follows.
                if !matches!(parser.kind(), TokenKind::Identifier | TokenKind::ColonColon) {
                    return false;
                }
                let inner = parser.checkpoint();
                let name = parser.parse_name(NameMode::default());
                // No typename is needed where a type is meant since C++20 ([temp.res.general]/5).
                let is_definition = parser.is(TokenKind::RightParen) && parser.peek(1) == TokenKind::LeftBrace;
                let is_declarator = matches!(parser.kind(), TokenKind::Identifier | TokenKind::KwConst);
                let is_implied = |name: &ParsedName| {
                    name.found.is_dependent
                        && name.found.first().is_none()
                        && name.qualifier != Qualifier::None
                        && parser.since(cufe_base::Standard::Cpp20)
                };
                let is_unknown = name.is_some_and(|name| {
                    is_declarator && parser.sema.is_unknown_member(&name)
                        || (is_declarator || is_definition) && is_implied(&name)
                });
                parser.rewind(&inner);
                if !is_unknown {
                    return false;
                }
            }
            parser.rewind(&checkpoint);
            parser.advance();
            // A type that is followed by one of these can only be a parameter, even in a list with a mistake.
            let mode = super::specifier::SpecifierMode::Declaration;
            let specifiers = parser.in_brackets(|parser| parser.specifiers(mode, &Default::default()));
            let is_read = specifiers.ty.is_some() && !parser.failed_since(&checkpoint);
            if is_read && parser.follows_parameter_type(parser.at)
                || specifiers.ty.is_some()
                    && parser.is(TokenKind::Identifier)
                    && parser.tokens.kind(open + 1) != TokenKind::Identifier
            {
                return true;
            }
            parser.rewind(&checkpoint);
            parser.advance();
            let scope = parser.sema.new_scope(ScopeKind::FunctionParameters, parser.sema.context.scope);
            parser.in_brackets(|parser| parser.parameter_declaration_clause(scope));
            !parser.failed_since(&checkpoint) && parser.is(TokenKind::RightParen)
        })
    }

    /// Whether words of a fundamental type stand at a token, followed by what can only follow the type of a parameter. It is
    /// what reading ahead would find; most parameters of C functions are of this form.
    fn is_fundamental_parameter(&self, first: u32) -> bool {
        let mut token = first;
        let mut is_type = false;
        while is_type_word(self.tokens.kind(token)) {
            is_type |= !matches!(self.tokens.kind(token), TokenKind::KwConst | TokenKind::KwVolatile);
            token += 1;
        }
        is_type && self.follows_parameter_type(token)
    }

    /// Whether a token can follow a type only in a parameter.
    fn follows_parameter_type(&self, token: u32) -> bool {
        let kind = self.tokens.kind(token);
        kind.is_literal()
            || matches!(
                kind,
                TokenKind::Identifier
                    | TokenKind::Comma
                    | TokenKind::RightParen
                    | TokenKind::Star
                    | TokenKind::Ampersand
                    | TokenKind::AmpersandAmpersand
                    | TokenKind::Ellipsis
            )
    }

    fn is_explicit_object_at(&self, token: u32) -> bool {
        self.tokens.kind(token) == TokenKind::KwThis
            && matches!(
                self.tokens.kind(token + 1),
                TokenKind::Identifier | TokenKind::KwAuto | TokenKind::KwConst | TokenKind::ColonColon
            )
    }

    /// declarator-id.
    fn declarator_name(&mut self, mode: DeclaratorMode, result: &mut Declarator) {
        if self.ends_before_scope == Some(self.at)
            && self.is(TokenKind::ColonColon)
            && self.peek(1) == TokenKind::Identifier
        {
            // `T::x` where T has no members: `::x` is what is declared.
            let is_global = self.sema.declaration_scope() == Program::GLOBAL_SCOPE;
            self.error_at(
                if is_global { code::NONSTANDARD_QUALIFIED_NAME } else { code::GLOBAL_QUALIFIER_NOT_ALLOWED },
                self.at,
            );
            self.advance();
        }
        if mode == DeclaratorMode::Either
            || self.is(TokenKind::Identifier) && !matches!(self.peek(1), TokenKind::ColonColon | TokenKind::Less)
            || self.is(TokenKind::Identifier)
                && self.peek(1) == TokenKind::Less
                && self.tokens.kind(self.previous()) == TokenKind::Comma
                && self.is_variable_name()
        {
            // A plain identifier: it is declared, not looked up.
            if !self.is(TokenKind::Identifier) {
                return;
            }
            let token = self.advance();
            result.insertion = token;
            result.name = Some(ParsedName {
                first: token,
                last: token,
                token,
                qualifier: Qualifier::None,
                is_global: false,
                name: self.sema.identifier_name(token),
                arguments: None,
                conversion: None,
                has_template_keyword: false,
                found: cufe_sema::Found::default(),
            });
            return;
        }
        let name = self.parse_name(NameMode { is_declarator: true, ..NameMode::default() });
        if let Some(mut name) = name {
            self.check_no_template(&name);
            result.insertion = name.first;
            if self.sema.refuses_member_of_declared_template(&name) {
                name.qualifier = Qualifier::Unknown;
            }
            // What follows is looked up as in the class or namespace that the name is a member of.
            let scope = match name.qualifier {
                Qualifier::None | Qualifier::Unknown => None,
                Qualifier::Namespace(scope) => Some(scope),
                Qualifier::Type(ty) => {
                    // A member of a specialization is declared: its class is instantiated ([temp.inst]/2).
                    if self.sema.context.speculating == 0 {
                        self.sema.complete_type(ty);
                    }
                    self.sema.member_scope(ty)
                }
            };
            if let Some(scope) = scope {
                let class = self.sema.declaration_scope();
                if self.sema.program().scopes[class].kind == ScopeKind::Class && class != scope {
                    self.sema.context.granting = Some((scope, class));
                }
                self.sema.enter_declared_scope(scope);
                result.scope = Some(self.sema.context.scope);
            }
            result.name = Some(name);
        }
    }

    /// Whether the identifier here is that of a variable: a `<` behind it opens no template arguments.
    fn is_variable_name(&mut self) -> bool {
        let name = self.sema.identifier_name(self.at);
        let found = self.sema.lookup_unqualified(name, self.sema.context.scope, self.at);
        !found.entities.is_empty()
            && found
                .entities
                .iter()
                .all(|&entity| matches!(self.sema.program().entities[entity].kind, cufe_il::EntityKind::Variable(_)))
    }

    /// The parameter list and what belongs to it, at the `(`.
    fn function_suffix(&mut self, owner: SpecificationOwner) -> FunctionChunk {
        let open = self.advance();
        let scope = self.sema.new_scope(ScopeKind::FunctionParameters, self.sema.context.scope);
        let parameters = self.in_brackets(|parser| {
            let outer = std::mem::replace(&mut parser.sema.context.scope, scope);
            let parameters = parser.parameter_declaration_clause(scope);
            parser.sema.context.scope = outer;
            parameters
        });
        let close = self.at;
        if self.is(TokenKind::Semicolon) {
            // The declaration ends with the list.
            self.syntax_error(code::EXPECTED_CLOSING_PARENTHESIS);
        } else {
            self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        }
        let close = if self.tokens.kind(close) == TokenKind::RightParen { close } else { self.previous() };
        let mut flags = FunctionTypeFlags::empty();
        if parameters.is_variadic {
            flags |= FunctionTypeFlags::VARIADIC;
        }
        let mut chunk = FunctionChunk {
            is_nested: false,
            open,
            close,
            parameters,
            flags,
            trailing: None,
            constraint: None,
            scope,
            last: close,
            qualifier: None,
            reference_qualifier: None,
            has_exception_specification: false,
            is_literally_throwing: false,
            has_open_specification: false,
            open_specification: None,
            attributes: AttributeSet::default(),
        };
        let outer = std::mem::replace(&mut self.sema.context.scope, scope);
        self.function_qualifiers(&mut chunk, owner);
        self.sema.context.scope = outer;
        chunk.last = self.previous();
        chunk
    }

    /// cv-qualifiers, ref-qualifier, exception specification, attributes, trailing return type, requires-clause.
    fn function_qualifiers(&mut self, chunk: &mut FunctionChunk, owner: SpecificationOwner) {
        loop {
            match self.kind() {
                TokenKind::KwConst => {
                    chunk.flags |= FunctionTypeFlags::CONST;
                    chunk.qualifier = chunk.qualifier.or(Some(self.at));
                }
                TokenKind::KwVolatile => {
                    chunk.flags |= FunctionTypeFlags::VOLATILE;
                    chunk.qualifier = chunk.qualifier.or(Some(self.at));
                }
                TokenKind::KwRestrict => {}
                TokenKind::Ampersand => {
                    self.uses_feature(Feature::ReferenceQualifier, self.at);
                    chunk.flags |= FunctionTypeFlags::LVALUE;
                    chunk.reference_qualifier = chunk.reference_qualifier.or(Some(self.at));
                }
                TokenKind::AmpersandAmpersand => {
                    self.uses_feature(Feature::ReferenceQualifier, self.at);
                    chunk.flags |= FunctionTypeFlags::RVALUE;
                    chunk.reference_qualifier = chunk.reference_qualifier.or(Some(self.at));
                }
                TokenKind::KwNoexcept => {
                    self.advance();
                    chunk.has_exception_specification = true;
                    let is_literal = self.sema.declaring.class_nesting > 0
                        && self.is(TokenKind::LeftParen)
                        && matches!(self.peek(1), TokenKind::KwTrue | TokenKind::KwFalse)
                        && self.peek(2) == TokenKind::RightParen;
                    if is_literal {
                        chunk.is_literally_throwing = self.peek(1) == TokenKind::KwFalse;
                        chunk.flags.set(FunctionTypeFlags::NOEXCEPT, self.peek(1) == TokenKind::KwTrue);
                        self.skip_brackets();
                    } else if self.is(TokenKind::LeftParen) {
                        let outer = self.sema.context.trailing.replace(chunk.flags);
                        let operand = self.noexcept_operand(owner);
                        self.sema.context.trailing = outer;
                        // Whether a dependent specification is non-throwing is not known.
                        chunk.has_open_specification = !matches!(operand, NoexceptOperand::Known(_));
                        match operand {
                            NoexceptOperand::Known(value) => chunk.flags.set(FunctionTypeFlags::NOEXCEPT, value),
                            NoexceptOperand::Open(expression) if owner == SpecificationOwner::Type => {
                                let profile = self.profile_of(expression);
                                chunk.open_specification = Some(Profiled { expression, profile });
                            }
                            NoexceptOperand::Open(_) | NoexceptOperand::Deferred => {}
                        }
                    } else {
                        chunk.flags |= FunctionTypeFlags::NOEXCEPT;
                    }
                    continue;
                }
                TokenKind::KwThrow => {
                    let throws_types = self.peek(1) == TokenKind::LeftParen && self.peek(2) != TokenKind::RightParen;
                    self.uses_dynamic_specification();
                    self.advance();
                    // One with types has no meaning since C++17.
                    chunk.has_exception_specification = !(throws_types && self.since(Standard::Cpp17));
                    if self.is(TokenKind::LeftParen) {
                        if self.peek(1) == TokenKind::RightParen {
                            chunk.flags |= FunctionTypeFlags::NOEXCEPT;
                        }
                        self.skip_brackets();
                    }
                    continue;
                }
                // Attributes behind the exception specification belong to the function or its type; those of the whole
                // declarator come after a trailing return type.
                TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => {
                    let mut attributes = AttributeSet::default();
                    self.one_attribute_list(&mut attributes);
                    let of_type = attributes.take_standard();
                    self.sema.apply_attributes_at(&of_type, Place::LAMBDA_TYPE, None);
                    chunk.attributes.merge(&attributes);
                    continue;
                }
                TokenKind::KwAttribute if self.attribute_before_qualifier() => {
                    self.attributes_into(&mut chunk.attributes);
                    continue;
                }
                TokenKind::Arrow => {
                    let arrow = self.advance();
                    let outer = self.sema.context.trailing.replace(chunk.flags);
                    let ty = self.trailing_return_type();
                    self.sema.context.trailing = outer;
                    chunk.trailing = Some((arrow, ty));
                    chunk.flags |= FunctionTypeFlags::TRAILING_RETURN;
                    continue;
                }
                TokenKind::KwRequires => {
                    let is_templated =
                        chunk.parameters.has_placeholder || self.sema.in_template() || self.sema.declaring.in_instance;
                    if !is_templated && self.sema.context.speculating == 0 {
                        self.error_at(code::REQUIRES_ON_NON_TEMPLATE, self.at);
                    }
                    self.advance();
                    let outer = self.sema.context.trailing.replace(chunk.flags);
                    chunk.constraint = Some(self.requires_clause_expression());
                    self.sema.context.trailing = outer;
                    continue;
                }
                _ => return,
            }
            self.advance();
        }
    }

    /// Whether after the attribute lists here the return type of the function follows.
    fn attribute_before_qualifier(&mut self) -> bool {
        self.look_ahead(|parser| {
            parser.attributes();
            parser.is(TokenKind::Arrow)
        })
    }

    /// The expression between the brackets of an array declarator.
    fn bound_expression(&mut self) -> cufe_il::ExpressionId {
        self.not_captured += 1;
        // The bound is evaluated also in `sizeof(T[n])`.
        let unevaluated = std::mem::take(&mut self.sema.context.unevaluated);
        let folding = std::mem::take(&mut self.sema.context.folding);
        self.sema.context.folding.is_required = self.sema.must_bound_be_constant();
        self.sema.context.folding.is_manifest = true;
        let expression = self.in_brackets(Self::expression);
        self.sema.context.folding = folding;
        self.sema.context.unevaluated = unevaluated;
        self.not_captured -= 1;
        self.check_array_bound(expression);
        expression
    }

    /// The parenthesised operand of `noexcept`. That of a member function is deferred to the complete class.
    fn noexcept_operand(&mut self, owner: SpecificationOwner) -> NoexceptOperand {
        if self.sema.declaring.class_nesting > 0 && owner == SpecificationOwner::Function {
            let open = self.at;
            self.skip_brackets();
            if self.sema.context.speculating == 0 {
                self.defer_expression(open, self.previous());
            }
            return NoexceptOperand::Deferred;
        }
        let open = self.advance();
        let expression = self.in_brackets(Self::constant_expression);
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        let value = self.converted_condition(expression);
        // Of what is read ahead nothing is evaluated that has no value by itself.
        match value.or_else(|| self.sema.integral_value(expression).map(|value| value != 0)) {
            Some(value) => NoexceptOperand::Known(value),
            None => NoexceptOperand::Open(expression),
        }
    }
}
