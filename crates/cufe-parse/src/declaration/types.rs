//! Types by themselves: type-ids, decltype and typeof, transforms, conversion and new types ([dcl.name], [dcl.type]).

use super::declarator::DeclaratorMode;
use super::specifier::SpecifierMode;
use super::{AttributeSet, DeclarationContext};
use crate::Parser;
use crate::name::{CachedOperand, NameMode};
use cufe_diagnostics::code;
use cufe_il::{ExpressionFlags, ExpressionId, Program, Qualifiers, TypeId};
use cufe_lex::TokenKind;
use cufe_sema::declare::SpecifierFlags;
use cufe_sema::types::Placeholder;

impl Parser<'_, '_> {
    /// type-id: specifiers and an abstract declarator. Reports an error if there is no type.
    pub(crate) fn type_id(&mut self) -> TypeId {
        self.guarded(|_| Program::UNKNOWN, |parser| parser.type_id_of(SpecifierMode::Type))
    }

    /// The type-id of a trailing return type, behind the arrow.
    pub(crate) fn trailing_return_type(&mut self) -> TypeId {
        let first = self.at;
        let ty = self.guarded(|_| Program::UNKNOWN, |parser| parser.type_id_of(SpecifierMode::Trailing));
        // Functions return neither functions nor arrays ([dcl.fct]/11).
        if self.sema.is_array_of_open_bound(ty) {
            // What is said of arrays of variable length is another thing.
            return ty;
        }
        let Some(code) = self.sema.derived_type_mistake(cufe_sema::declare::Derivation::Function, ty) else {
            return ty;
        };
        self.rule_violation(code, first);
        Program::UNKNOWN
    }

    /// A type-id that may not be a placeholder: 1598 and 2542.
    pub(crate) fn deduced_type_id(&mut self) -> TypeId {
        let first = self.at;
        let ty = self.type_id();
        if self.refuse_placeholder(first, ty) { Program::UNKNOWN } else { ty }
    }

    /// Reports a placeholder where no type is deduced; whether there is one.
    pub(crate) fn refuse_placeholder(&mut self, first: u32, ty: TypeId) -> bool {
        let code = match self.sema.placeholder_within(ty) {
            Some(Placeholder::Auto) => code::AUTO_NOT_ALLOWED,
            Some(Placeholder::DecltypeAuto) => code::DECLTYPE_AUTO_NOT_ALLOWED,
            None => return false,
        };
        if self.sema.context.speculating > 0 {
            // A template argument list that is read ahead is not kept, so that this is told of it.
            self.names.unsettled += 1;
        }
        let token = (first..self.at)
            .find(|&token| matches!(self.tokens.kind(token), TokenKind::KwAuto | TokenKind::KwDecltype))
            .unwrap_or(first);
        self.rule_violation(code, token);
        true
    }

    /// The type-id in parentheses of a new-expression: attributes there are none of the type's.
    pub(crate) fn parenthesized_new_type(&mut self) -> TypeId {
        let specifiers = self.specifiers(SpecifierMode::TypeOnly, &DeclarationContext::default());
        let Some(base) = specifiers.ty else {
            self.missing_type();
            return Program::UNKNOWN;
        };
        let declarator = self.declarator(DeclaratorMode::Abstract, false);
        self.sema.attributes_in_new(&specifiers.attributes);
        self.sema.attributes_in_new(&declarator.attributes);
        self.sema.apply_declarator(base, &declarator)
    }

    fn type_id_of(&mut self, mode: SpecifierMode) -> TypeId {
        let specifiers = self.specifiers(mode, &DeclarationContext::default());
        let base = match specifiers.ty {
            Some(ty) => ty,
            None if self.missing_type() => Program::UNKNOWN,
            None => return Program::UNKNOWN,
        };
        self.sema.refuse_class_placeholder(&specifiers);
        if specifiers.flags.contains(SpecifierFlags::CONSTEXPR) && self.sema.context.speculating == 0 {
            self.sema.specifier_error(&specifiers, TokenKind::KwConstexpr, code::CONSTEXPR_NOT_ALLOWED);
        }
        let declarator = self.declarator(DeclaratorMode::Abstract, false);
        self.sema.refuse_attribute_set(&specifiers.attributes, cufe_sema::cuda::AttributeTarget::TYPEDEF);
        self.sema.refuse_attribute_set(&declarator.attributes, cufe_sema::cuda::AttributeTarget::OTHER);
        self.sema.check_result_qualifiers(&specifiers, &declarator);
        let ty = self.sema.apply_declarator(base, &declarator);
        self.sema.apply_type_attributes(&specifiers.attributes.general, ty);
        self.sema.apply_type_attributes(&declarator.attributes.general, ty);
        self.sema.with_type_attributes(ty, &declarator.attributes)
    }

    /// Reports that a type is expected here: 20 for a name that is not declared, which is passed as that of an unknown type,
    /// else 79. Whether a name was passed.
    pub(crate) fn missing_type(&mut self) -> bool {
        if self.is(TokenKind::Identifier) && self.is_unknown_qualifier() {
            // Only the name before `::` is taken for a type.
            let token = self.advance();
            self.ends_before_scope = Some(self.at);
            if self.sema.declaring.last_error != Some(token) {
                self.sema.undeclared_identifier(self.sema.identifier_name(token), token);
            }
            return true;
        }
        if self.is(TokenKind::Identifier) {
            let checkpoint = self.checkpoint();
            self.sema.context.speculating += 1;
            let name = self.parse_name(Default::default());
            self.sema.context.speculating -= 1;
            let end = self.at;
            self.rewind(&checkpoint);
            if let Some(name) = name {
                if name.found.is_nothing() {
                    self.at = end;
                    if self.is(TokenKind::Less) && name.qualifier == crate::name::Qualifier::None {
                        self.error_at(code::TEMPLATE_NAME_EXPECTED, name.token);
                        self.template_argument_list();
                    } else {
                        self.sema.undeclared(&name);
                    }
                    return true;
                }
                if self.sema.is_certainly_no_type(&name) {
                    self.at = end;
                    if self.is(TokenKind::Less) {
                        self.error_at(code::NAME_NOT_A_TEMPLATE, name.token);
                        self.template_argument_list();
                    } else {
                        self.syntax_error_at(code::NOT_A_TYPE_NAME, name.first);
                    }
                    return true;
                }
            }
        }
        self.syntax_error(code::EXPECTED_TYPE_SPECIFIER);
        false
    }

    /// Reports that a type is expected in a new-expression: 79 also for a name that is not declared.
    fn missing_new_type(&mut self) {
        self.syntax_error(code::EXPECTED_TYPE_SPECIFIER);
        if matches!(self.kind(), TokenKind::Identifier | TokenKind::ColonColon) {
            self.sema.context.speculating += 1;
            self.parse_name(Default::default());
            self.sema.context.speculating -= 1;
        }
    }

    /// Whether a type-id stands here and is followed by one of some tokens. Nothing is passed or reported.
    pub(crate) fn is_type_id_before(&mut self, closers: &[TokenKind]) -> bool {
        self.starts_type_id() && self.can_be_type_id_before(closers)
    }

    /// As [`Self::is_type_id_before`], where nothing but a type can stand: a member of an unknown specialization is one.
    pub(crate) fn can_be_type_id_before(&mut self, closers: &[TokenKind]) -> bool {
        self.look_ahead(|parser| {
            let checkpoint = parser.checkpoint();
            parser.failures.classifying += 1;
            parser.type_id();
            parser.failures.classifying -= 1;
            !parser.failed_since(&checkpoint) && closers.contains(&parser.kind())
        })
    }

    /// Whether the current token can begin a type-id, unknown names included.
    fn starts_type_id(&mut self) -> bool {
        match self.kind() {
            TokenKind::Identifier | TokenKind::ColonColon => {
                let checkpoint = self.checkpoint();
                self.sema.context.speculating += 1;
                let mode = NameMode::default();
                let name = self.parse_name(mode);
                self.sema.context.speculating -= 1;
                let failed = self.failed_since(&checkpoint);
                let result = match &name {
                    Some(name) => {
                        !failed
                            && !self.is(TokenKind::ColonColon)
                            && (self.sema.is_type_name(name, mode)
                                || self.sema.is_template_without_arguments(name)
                                || self.is_unknown_member_type(name))
                    }
                    None => false,
                };
                self.rewind(&checkpoint);
                result
            }
            TokenKind::KwAttribute => true,
            TokenKind::LeftBracket => false,
            _ => self.starts_type(),
        }
    }

    /// A member of a specialization that only instantiation could tell is read as a type where it is followed by what can
    /// only follow a type.
    fn is_unknown_member_type(&self, name: &crate::name::ParsedName) -> bool {
        self.sema.is_unknown_member(name)
            && match self.kind() {
                TokenKind::Identifier | TokenKind::KwConst | TokenKind::KwVolatile => true,
                TokenKind::Star | TokenKind::Ampersand | TokenKind::AmpersandAmpersand => {
                    matches!(
                        self.peek(1),
                        TokenKind::RightParen
                            | TokenKind::Greater
                            | TokenKind::Comma
                            | TokenKind::Star
                            | TokenKind::KwConst
                    )
                }
                _ => false,
            }
    }

    /// `decltype ( expression )`
    pub(crate) fn decltype_specifier(&mut self) -> TypeId {
        let keyword = self.advance();
        let open = self.at;
        if !self.expect(TokenKind::LeftParen, code::EXPECTED_OPENING_PARENTHESIS) {
            return Program::UNKNOWN;
        }
        if self.is(TokenKind::KwAuto) && self.peek(1) == TokenKind::RightParen {
            self.at += 2;
            return Program::DECLTYPE_AUTO;
        }
        let bindings = self.sema.program().binding_count();
        if self.sema.context.speculating > 0
            && let Some(cached) = self.operands.get(&open)
            && cached.scope == self.sema.context.scope
            && cached.bindings == bindings
        {
            self.at = cached.end;
            return cached.ty;
        }
        let is_classified = self.failures.classifying > 0;
        if let Some(failure) = self.known_failure(open) {
            self.fail_again(failure, is_classified);
            return Program::UNKNOWN;
        }
        let before = self.sema.snapshot();
        let unsettled = self.names.unsettled;
        let ties = self.sema.declarations.pack_ties;
        self.sema.context.unevaluated += 1;
        let begin = self.sema.begin_decltype();
        let expression = self.in_brackets(Self::expression);
        self.sema.end_decltype(begin, expression);
        self.sema.context.unevaluated -= 1;
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        if self.sema.context.speculating == 0 {
            self.sema.check_decltype_operand(expression);
        }
        let ty = self.decltype_of(expression);
        if self.sema.declarations.pack_ties != ties {
            self.sema.name_decltype((keyword, self.previous()), ty);
        }
        if self.sema.failed_since(&before) {
            self.remember_failure(open, None);
            if is_classified && self.closing_partner(open) == Some(self.at - 1) {
                self.names.unsettled += 1;
                self.sema.rollback(&before);
            }
        } else if self.sema.context.speculating > 0 && self.sema.is_without_type(expression) {
            // It may be wrong, which is reported where it is read for good.
            self.names.unsettled += 1;
        } else if self.sema.context.speculating > 0
            && self.names.unsettled == unsettled
            && !self.sema.delayed_since(&before)
            && !self.sema.has_lambdas_since(&before)
        {
            // What is looked at ahead is read again soon; the table need not grow with the unit.
            if self.operands.len() > 256 {
                self.operands.clear();
            }
            let bindings = self.sema.program().binding_count();
            self.operands.insert(open, CachedOperand { scope: self.sema.context.scope, bindings, ty, end: self.at });
        }
        ty
    }

    /// The type `decltype(e)`: of a dependent expression, or one whose type is not known, a type by its spelling.
    pub(crate) fn decltype_of(&mut self, expression: ExpressionId) -> TypeId {
        // The address of a function among several is settled here, in the operand still.
        let known = self.in_unevaluated(|parser| parser.sema.decltype_of(expression));
        let is_value_dependent = self.sema.expression(expression).flags.contains(ExpressionFlags::VALUE_DEPENDENT);
        if let Some(ty) = known
            && !is_value_dependent
        {
            return ty;
        }
        if let Some(target) = known {
            let profile = self.operand_profile(expression);
            return self.sema.known_decltype(target, expression, profile);
        }
        let profile = self.profile_of(expression);
        self.sema.dependent_decltype(expression, profile)
    }

    /// GNU `typeof ( expression )`, `typeof ( type-id )`.
    pub(crate) fn typeof_specifier(&mut self) -> TypeId {
        self.advance();
        let open = self.at;
        if !self.is(TokenKind::LeftParen) {
            let expression = self.in_unevaluated(|parser| {
                let expression = parser.assignment_expression();
                parser.sema.settle_address(expression);
                expression
            });
            return self.sema.program().expressions[expression].ty;
        }
        self.advance();
        let ty = self.in_brackets(|parser| {
            if parser.is_type_id_before(&[TokenKind::RightParen]) {
                parser.type_id()
            } else {
                let expression = parser.in_unevaluated(|parser| {
                    let expression = parser.expression();
                    parser.sema.settle_address_at(expression, open);
                    expression
                });
                let entry = parser.sema.program().expressions[expression];
                if parser.sema.is_dependent_type(entry.ty) {
                    let profile = parser.profile_of(expression);
                    parser.sema.dependent_decltype(expression, profile)
                } else if entry.flags.contains(ExpressionFlags::VALUE_DEPENDENT) {
                    let profile = parser.operand_profile(expression);
                    parser.sema.known_decltype(entry.ty, expression, profile)
                } else {
                    entry.ty
                }
            }
        });
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        ty
    }

    /// `__underlying_type ( type-id )` and the other transforms.
    pub(crate) fn transform_specifier(&mut self) -> TypeId {
        let keyword = self.tokens.symbol(self.at);
        self.advance();
        let open = self.at;
        if !self.expect(TokenKind::LeftParen, code::EXPECTED_OPENING_PARENTHESIS) {
            return Program::UNKNOWN;
        }
        let operand = self.in_brackets(Self::type_id);
        if self.eat(TokenKind::Ellipsis) {
            self.expand(open);
        }
        self.expect_close(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
        self.sema.transformed_type(keyword, operand)
    }

    /// conversion-type-id: specifiers and pointer operators only ([class.conv.fct]).
    pub(crate) fn conversion_type_id(&mut self) -> TypeId {
        let specifiers = self.specifiers(SpecifierMode::TypeOnly, &DeclarationContext::default());
        let Some(mut ty) = specifiers.ty else {
            self.missing_type();
            return Program::UNKNOWN;
        };
        self.sema.refuse_class_placeholder(&specifiers);
        while let Some(chunk) = self.pointer_operator(&mut Default::default()) {
            ty = self.sema.apply_chunk(ty, &chunk);
        }
        ty
    }

    /// new-type-id: specifiers, pointer operators, array bounds; the first bound need not be constant. Returns the type of
    /// the elements with all inner bounds, and what is in the first brackets.
    pub(crate) fn new_type_id(&mut self) -> (TypeId, Option<Option<ExpressionId>>) {
        let specifiers = self.specifiers(SpecifierMode::TypeOnly, &DeclarationContext::default());
        let mut ty = specifiers.ty.unwrap_or_else(|| {
            self.missing_new_type();
            Program::UNKNOWN
        });
        self.sema.attributes_in_new(&specifiers.attributes);
        let mut attributes = AttributeSet::default();
        while let Some(chunk) = self.pointer_operator(&mut attributes) {
            ty = self.sema.apply_chunk(ty, &chunk);
        }
        self.sema.attributes_in_new(&attributes);
        let mut bounds = Vec::new();
        let mut first = None;
        let mut is_array = false;
        while self.is(TokenKind::LeftBracket) && self.peek(1) != TokenKind::LeftBracket {
            let open = self.advance();
            if self.is(TokenKind::RightBracket) {
                if is_array {
                    bounds.push(cufe_il::ArrayBound::Unknown);
                }
            } else {
                let bound = self.in_brackets(Self::expression);
                if is_array {
                    let count = self.array_bound(bound);
                    if matches!(count, cufe_il::ArrayBound::Expression(_)) {
                        self.required_bound(bound);
                    }
                    bounds.push(count);
                } else {
                    first = Some(bound);
                }
            }
            is_array = true;
            self.expect_close(open, TokenKind::RightBracket, code::EXPECTED_CLOSING_BRACKET);
        }
        for bound in bounds.into_iter().rev() {
            ty = self.sema.array_of(ty, bound);
        }
        (ty, is_array.then_some(first))
    }

    /// simple-type-specifier or typename-specifier of a functional cast. `None` if no type begins here.
    pub(crate) fn simple_type_specifier(&mut self) -> Option<TypeId> {
        let token = self.at;
        let ty = match self.kind() {
            TokenKind::KwTypename => self.typename_specifier(),
            TokenKind::KwDecltype if self.is_decltype_qualifier() => self.simple_named_type(NameMode::default())?,
            TokenKind::KwDecltype => self.decltype_specifier(),
            TokenKind::KwTypeof => self.typeof_specifier(),
            TokenKind::KwTypeTransform => self.transform_specifier(),
            TokenKind::Identifier | TokenKind::ColonColon => self.simple_named_type(NameMode::default())?,
            TokenKind::KwAuto => {
                self.uses_feature(crate::feature::Feature::DecayCopy, token);
                self.advance();
                Program::AUTO
            }
            _ => {
                let specifiers = self.specifiers(SpecifierMode::TypeOnly, &DeclarationContext::default());
                specifiers.ty?
            }
        };
        Some(ty)
    }

    /// Whether `decltype(…)` at the current token is what qualifies a name.
    pub(crate) fn is_decltype_qualifier(&self) -> bool {
        self.is(TokenKind::KwDecltype)
            && self.peek(1) == TokenKind::LeftParen
            && self.after_bracket(self.at + 1).is_some_and(|after| self.tokens.kind(after) == TokenKind::ColonColon)
    }

    /// A type that begins with `decltype` or a type transformation, where nothing but a type may stand: a name that it qualifies
    /// needs no `typename` ([temp.res.general]/4).
    pub(super) fn type_where_implied(&mut self) -> TypeId {
        let ty = match self.is_decltype_qualifier() {
            true => self.simple_named_type(NameMode { is_type: true, ..NameMode::default() }),
            false => self.simple_type_specifier(),
        };
        ty.unwrap_or(Program::UNKNOWN)
    }

    fn simple_named_type(&mut self, mode: NameMode) -> Option<TypeId> {
        let checkpoint = self.checkpoint();
        if let Some(name) = self.parse_name(mode)
            && self.sema.is_type_name(&name, mode)
        {
            return Some(self.type_of_name(&name));
        }
        self.rewind(&checkpoint);
        None
    }

    /// cv-qualifiers and attributes after `*`.
    pub(crate) fn qualifiers_after_pointer(&mut self, attributes: &mut AttributeSet) -> Qualifiers {
        let mut qualifiers = Qualifiers::empty();
        loop {
            match self.kind() {
                TokenKind::KwConst => {
                    if qualifiers.contains(Qualifiers::CONST) {
                        self.rule_violation(code::DUPLICATE_QUALIFIER, self.at);
                    }
                    qualifiers |= Qualifiers::CONST;
                }
                TokenKind::KwVolatile => {
                    if qualifiers.contains(Qualifiers::VOLATILE) {
                        self.rule_violation(code::DUPLICATE_QUALIFIER, self.at);
                    }
                    qualifiers |= Qualifiers::VOLATILE;
                }
                TokenKind::KwRestrict => qualifiers |= Qualifiers::RESTRICT,
                TokenKind::KwNullability | TokenKind::KwExtension => {}
                TokenKind::KwAttribute => {
                    self.attributes_into(attributes);
                    continue;
                }
                TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => {
                    self.attributes_into(attributes);
                    continue;
                }
                _ => return qualifiers,
            }
            self.advance();
        }
    }
}
