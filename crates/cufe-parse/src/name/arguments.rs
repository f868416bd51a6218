//! Template argument lists ([temp.arg], [temp.names]).

use super::Qualifier;
use super::value_argument::ArgumentExpressions;
use super::{CachedArguments, NameMode};
use crate::Parser;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{
    ArgumentsId, ArrayBound, EntityKind, ExpressionId, ExpressionKind, Profiled, TemplateArgument, TemplateKind,
    TemplateParameterKind, TypeId, UnaryOperator,
};
use cufe_lex::TokenKind;
use cufe_sema::template::Satisfaction;
use smallvec::SmallVec;

/// What may follow a template argument.
pub(super) const AFTER_ARGUMENT: &[TokenKind] = &[
    TokenKind::Comma,
    TokenKind::Greater,
    TokenKind::Ellipsis,
    TokenKind::GreaterEqual,
    TokenKind::GreaterGreaterEqual,
];

/// What follows a type in no expression: a template argument with a mistake behind it.
const NO_EXPRESSION: &[TokenKind] = &[TokenKind::Identifier, TokenKind::Semicolon, TokenKind::RightParen];

impl Parser<'_, '_> {
    /// Reports arguments that do not fit the parameters of their template, once for each list. Returns whether they do.
    pub(crate) fn check_template_arguments(
        &mut self,
        template: cufe_il::TemplateId,
        arguments: ArgumentsId,
        name: &super::ParsedName,
    ) -> bool {
        self.check_argument_list(template, arguments, name.token + 1, name.last)
    }

    /// As [`Self::check_template_arguments`], before `::`, where names are remembered: what has a mistake is read again to have it
    /// reported.
    pub(super) fn check_arguments_before_scope(
        &mut self,
        template: cufe_il::TemplateId,
        arguments: ArgumentsId,
        open: u32,
    ) {
        let kind = self.sema.program().templates[template].kind;
        if !matches!(kind, TemplateKind::Class | TemplateKind::Alias | TemplateKind::Parameter) {
            return;
        }
        if self.sema.context.speculating == 0 && self.failures.discarded == 0 {
            self.check_argument_list(template, arguments, open, self.previous());
        } else {
            self.note_mistaken_arguments(template, arguments);
        }
    }

    /// Where nothing can be reported: a list with a mistake must not be remembered with what it is a part of, so that all is
    /// read again to have it reported. Returns whether there is a mistake.
    pub(crate) fn note_mistaken_arguments(&mut self, template: cufe_il::TemplateId, arguments: ArgumentsId) -> bool {
        let is_mistaken = !self.sema.argument_mistakes(template, arguments).is_empty()
            || self.sema.template_satisfaction(template, arguments) == Satisfaction::Unsatisfied;
        if is_mistaken {
            self.names.unsettled += 1;
            self.failures.mistaken += 1;
        }
        is_mistaken
    }

    fn check_argument_list(
        &mut self,
        template: cufe_il::TemplateId,
        arguments: ArgumentsId,
        open: u32,
        last: u32,
    ) -> bool {
        let mistakes = self.sema.argument_mistakes(template, arguments);
        if mistakes.is_empty() {
            self.sema.check_template_constraints(template, arguments, last);
        }
        if self.tokens.kind(open) != TokenKind::Less || self.last_argument_mistake == Some(open) {
            return true;
        }
        for &mistake in &mistakes {
            self.report_argument_mistake(mistake, template, open, last);
        }
        let has_values = self.check_value_arguments(template, arguments, open);
        self.last_argument_mistake = Some(open);
        has_values && mistakes.is_empty()
    }

    /// The first token of an argument of the list at `open`.
    pub(super) fn argument_token(&mut self, open: u32, index: usize) -> u32 {
        self.look_ahead(|parser| {
            parser.at = open + 1;
            parser.greater_closes = true;
            parser.launch_closes = false;
            for _ in 0..index {
                if parser.template_argument().is_none() {
                    break;
                }
                parser.eat(TokenKind::Ellipsis);
                if !parser.eat(TokenKind::Comma) {
                    break;
                }
            }
            parser.at
        })
    }

    /// `< template-argument-list_opt >`, at the `<`. `None` after a syntax error.
    pub(crate) fn template_argument_list(&mut self) -> Option<ArgumentsId> {
        let open = self.at;
        // In C++03 a list that is read again can have a mistake to report.
        if let Some(&cached) = self.arguments.get(&open)
            && cached.scope == self.sema.context.scope
            && self.since(Standard::Cpp11)
        {
            self.at = cached.end;
            self.confirm_packs(open, self.at);
            return Some(cached.arguments);
        }
        if let Some(failure) = self.known_failure(open) {
            self.fail_again(failure, false);
            return failure.list;
        }
        let before = self.sema.snapshot();
        let unsettled = self.names.unsettled;
        let result = self.guarded(|_| None, |parser| parser.template_argument_list_uncached());
        if result.is_some_and(|arguments| self.sema.lacks_records(arguments)) {
            self.names.unsettled += 1;
        }
        // At the token of an earlier report there is no other.
        if result.is_none() || self.sema.failed_since(&before) {
            self.remember_failure(open, result);
        } else if let Some(arguments) = result
            && !self.sema.recorded_since(&before)
            && self.names.unsettled == unsettled
        {
            if self.arguments.len() > 256 {
                self.arguments.clear();
                self.argument_expressions.clear();
                self.injected_arguments.clear();
            }
            self.arguments.insert(open, CachedArguments { scope: self.sema.context.scope, arguments, end: self.at });
        }
        result
    }

    /// As [`Self::template_argument_list`], of what lookup found: an injected class name is a template where the parameter is one
    /// ([temp.local]/1).
    pub(super) fn template_argument_list_of(&mut self, found: &cufe_sema::Found) -> Option<ArgumentsId> {
        let open = self.at;
        let arguments = self.template_argument_list()?;
        let arguments = self.designating_arguments(found, arguments, open);
        let Some(injected) = self.injected_arguments.get(&open).cloned() else { return Some(arguments) };
        let program = self.sema.program();
        let takes_template = |index: u32| {
            let mut templates = found.entities.iter().filter_map(|&entity| self.sema.template_of(entity)).peekable();
            templates.peek().is_some()
                && templates.all(|template| {
                    let parameters = &program.templates[template].head.parameters;
                    let last = parameters.last().filter(|last| last.is_pack);
                    parameters
                        .get(index as usize)
                        .or(last)
                        .is_some_and(|parameter| parameter.kind == TemplateParameterKind::Template)
                })
        };
        let mut list = program.arguments(arguments).to_vec();
        for (index, template) in injected {
            if takes_template(index)
                && let Some(argument @ TemplateArgument::Type(_)) = list.get_mut(index as usize)
            {
                *argument = TemplateArgument::Template(template);
            }
        }
        Some(self.sema.template_arguments(&list))
    }

    /// A list in which constants are replaced by the expressions that designate them where a parameter may take the object and
    /// not its value: one of reference type, or whose type the arguments tell.
    fn designating_arguments(&mut self, found: &cufe_sema::Found, arguments: ArgumentsId, open: u32) -> ArgumentsId {
        let Some(expressions) = self.argument_expressions.get(&open) else { return arguments };
        let program = self.sema.program();
        let list = program.arguments(arguments);
        let may_designate = |index: u32| {
            let mut templates = found.entities.iter().filter_map(|&entity| self.sema.template_of(entity));
            templates.any(|template| self.sema.may_take_object(template, index))
        };
        let is_object = |index: u32, expression: ExpressionId| {
            matches!(list.get(index as usize), Some(TemplateArgument::Value(..)))
                && self.sema.designates_object(expression)
        };
        let designating: Vec<(u32, ExpressionId)> = expressions
            .iter()
            .copied()
            .filter(|&(index, expression)| is_object(index, expression) && may_designate(index))
            .collect();
        if designating.is_empty() {
            return arguments;
        }
        let mut list = list.to_vec();
        for (index, expression) in designating {
            let profile = self.profile_of_constant(expression);
            list[index as usize] = TemplateArgument::Expression(Profiled { expression, profile });
        }
        self.sema.template_arguments(&list)
    }

    fn template_argument_list_uncached(&mut self) -> Option<ArgumentsId> {
        let open = self.advance();
        let greater = std::mem::replace(&mut self.greater_closes, true);
        let launch = std::mem::replace(&mut self.launch_closes, false);
        let comma = std::mem::replace(&mut self.comma_operates, false);
        self.argument_depth += 1;
        let list = self.template_arguments();
        self.argument_depth -= 1;
        self.comma_operates = comma;
        self.greater_closes = greater;
        self.launch_closes = launch;
        let Some((list, expressions)) =
            list.filter(|_| self.sema.context.speculating > 0 || self.is(TokenKind::Greater))
        else {
            self.skip_argument_list(open);
            return None;
        };
        self.keep_argument_expressions(open, expressions);
        if !self.since(Standard::Cpp11) {
            self.joined_closers(open, greater);
        }
        if !self.eat(TokenKind::Greater) {
            self.syntax_error(code::EXPECTED_GREATER);
            return None;
        }
        Some(self.sema.template_arguments(&list))
    }

    /// After a mistake in a template argument list: 439, and everything up to the `>` or the end of the declaration is passed.
    fn skip_argument_list(&mut self, open: u32) {
        if self.sema.context.speculating > 0 {
            return;
        }
        self.syntax_error(code::EXPECTED_GREATER);
        self.last_argument_mistake = Some(open);
        self.failures.passed = Some(open);
        let error = self.at;
        loop {
            match self.kind() {
                TokenKind::Semicolon
                | TokenKind::LeftBrace
                | TokenKind::RightBrace
                | TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::EndOfFile => return self.resume_after(error),
                TokenKind::Greater => return self.go_behind(self.at),
                TokenKind::LeftParen | TokenKind::LeftBracket => self.skip_brackets(),
                _ => {
                    self.advance();
                }
            }
        }
    }

    /// `>>` closes this list and the one around it only from C++11 on; before, that is reported, once for the two. Lists are
    /// read more than once: the outermost one reports.
    fn joined_closers(&mut self, open: u32, is_inner: bool) {
        if is_inner {
            if self.is_right_shift() && !self.failures.joined_closers.contains(&self.at.wrapping_sub(1)) {
                self.failures.joined_closers.insert(self.at);
            }
        } else if self.sema.context.speculating == 0 && self.failures.discarded == 0 {
            let closers: Vec<u32> = self.failures.joined_closers.range(open..self.at).copied().collect();
            for token in closers {
                self.failures.joined_closers.remove(&token);
                self.error_at(code::CLOSING_ANGLES_NEED_BLANK, token);
            }
        }
    }

    /// The arguments, and the expressions among them by their numbers.
    fn template_arguments(&mut self) -> Option<(SmallVec<[TemplateArgument; 8]>, ArgumentExpressions)> {
        let mut list: SmallVec<[TemplateArgument; 8]> = SmallVec::new();
        let mut expressions = ArgumentExpressions::new();
        let open = self.previous();
        self.injected_arguments.remove(&open);
        if self.is(TokenKind::Greater) {
            return Some((list, expressions));
        }
        loop {
            let first = self.at;
            let unknown_before = self.sema.constraints.unknown_count;
            let (mut argument, expression) = self.template_argument()?;
            if let Some(template) = self.injected_argument.take() {
                self.injected_arguments.entry(open).or_default().push((list.len() as u32, template));
            }
            if let Some(numbers) = expression.and_then(|expression| self.generated_numbers(expression)) {
                self.advance();
                list.extend(numbers);
                if !self.eat(TokenKind::Comma) {
                    return Some((list, expressions));
                }
                continue;
            }
            let elements = if self.is(TokenKind::Ellipsis) {
                self.expand_read_pattern(first, unknown_before, |parser| parser.template_argument())
            } else {
                None
            };
            match elements {
                Some(elements) => {
                    for element in elements {
                        let (element, expression) = element?;
                        expressions.extend(expression.map(|expression| (list.len() as u32, expression)));
                        list.push(element);
                    }
                }
                None => {
                    if self.is(TokenKind::Ellipsis) {
                        let token = self.advance();
                        self.expand(first);
                        argument = self.sema.expanded_argument(argument, token);
                    } else {
                        expressions.extend(expression.map(|expression| (list.len() as u32, expression)));
                    }
                    list.push(argument);
                }
            }
            if !self.eat(TokenKind::Comma) {
                return Some((list, expressions));
            }
        }
    }

    /// At the `...` behind GNU `__integer_pack(N)`, where N is known: the numbers below it.
    fn generated_numbers(&mut self, pattern: ExpressionId) -> Option<Vec<TemplateArgument>> {
        if !self.is(TokenKind::Ellipsis) {
            return None;
        }
        let count = self.sema.integer_pack(pattern)?;
        let value = self.evaluate(count, None).ok()?.integer()?;
        let ty = self.sema.type_of_value(count);
        self.sema.numbers_below(ty, value)
    }

    /// A template argument, and the expression that it is.
    pub(crate) fn template_argument(&mut self) -> Option<(TemplateArgument, Option<ExpressionId>)> {
        let first = self.at;
        self.injected_argument = None;
        if let Some(argument) = self.named_template_argument() {
            self.confirm_packs(first, self.at);
            return Some((argument, None));
        }
        if !self.is_trait_argument() && self.is_type_id_before(AFTER_ARGUMENT) || self.is_type_id_before_mistake() {
            let ty = self.deduced_type_id();
            return Some((TemplateArgument::Type(ty), None));
        }
        if matches!(self.kind(), TokenKind::Comma | TokenKind::Greater | TokenKind::Semicolon | TokenKind::EndOfFile) {
            self.syntax_error(code::EXPECTED_EXPRESSION);
            return None;
        }
        let checkpoint = self.checkpoint();
        let (lambdas, first) = (self.sema.program().lambdas.len(), self.at);
        let around = std::mem::replace(&mut self.sema.context.in_template_argument, true);
        // The value is needed also in `sizeof(A<n>)`: functions that it calls are instantiated ([temp.inst]/7).
        let unevaluated = std::mem::take(&mut self.sema.context.unevaluated);
        let expression = self.constant_expression();
        self.sema.context.in_template_argument = around;
        self.sema.check_lambdas_in_argument(lambdas, first..self.at);
        let is_failed = self.failed_since(&checkpoint) && !AFTER_ARGUMENT.contains(&self.kind());
        let argument = (!is_failed).then(|| self.expression_argument(expression));
        self.sema.context.unevaluated = unevaluated;
        argument.map(|argument| (argument, Some(expression)))
    }

    /// Whether a type trait stands here whose name was taken back. The reference decides between the trait and the type of a
    /// function by the parameter; here it is the latter where the name is that of a type, and no template.
    fn is_trait_argument(&mut self) -> bool {
        self.tokens.is_trait_as_expression(self.at)
            && self.look_ahead(|parser| {
                let mode = NameMode::default();
                let name = parser.parse_name(mode);
                name.is_none_or(|name| !parser.sema.is_type_name(&name, mode) || parser.sema.is_template_name(&name))
            })
    }

    /// Whether a type-id stands here whose argument goes on with a mistake. In `T() && value` nothing is wrong: the type of
    /// a function with a ref-qualifier is no argument there ([temp.arg]/2).
    fn is_type_id_before_mistake(&mut self) -> bool {
        self.is_type_id_before(NO_EXPRESSION)
            && !self.look_ahead(|parser| {
                parser.type_id();
                let operator = parser.previous();
                matches!(parser.tokens.kind(operator), TokenKind::Ampersand | TokenKind::AmpersandAmpersand)
                    && parser.tokens.kind(operator - 1) == TokenKind::RightParen
            })
    }

    /// A template argument that is just a name: a template, or (the usual case) a type.
    fn named_template_argument(&mut self) -> Option<TemplateArgument> {
        if !matches!(self.kind(), TokenKind::Identifier | TokenKind::ColonColon) && !self.is_decltype_qualifier() {
            return None;
        }
        let checkpoint = self.checkpoint();
        let mode = NameMode::default();
        let mistaken = self.failures.mistaken;
        self.failures.discarded += 1;
        let name = self.parse_name(mode);
        self.failures.discarded -= 1;
        if let Some(name) = name
            && AFTER_ARGUMENT.contains(&self.kind())
            && !self.failed_since(&checkpoint)
        {
            if self.sema.is_template_name(&name)
                && let Some(entity) = name.found.first()
            {
                // The name of function templates is an expression: a set of functions ([temp.arg.nontype]/2).
                if self.sema.is_function_template(entity) {
                    self.rewind(&checkpoint);
                    return None;
                }
                return Some(TemplateArgument::Template(entity));
            }
            if name.has_template_keyword && name.arguments.is_none() && name.found.entities.is_empty() {
                return Some(match name.qualifier {
                    Qualifier::Type(qualifier) => TemplateArgument::MemberTemplate { qualifier, name: name.name },
                    _ => TemplateArgument::UnknownTemplate,
                });
            }
            if self.sema.is_type_name(&name, mode) {
                if self.failures.mistaken != mistaken
                    && self.failures.discarded == 0
                    && self.sema.context.speculating == 0
                {
                    // Nothing is in the way of reports now.
                    self.rewind(&checkpoint);
                    self.parse_name(mode);
                }
                let ty = self.type_of_name(&name);
                self.injected_argument = self.sema.template_of_injected_name(&name);
                return Some(TemplateArgument::Type(ty));
            }
        }
        self.rewind(&checkpoint);
        None
    }

    /// An expression as a template argument: its value if it is an integral constant, an entity, or the expression.
    pub(crate) fn expression_argument(&mut self, expression: ExpressionId) -> TemplateArgument {
        let entry = self.sema.program().expressions[expression];
        if let Some(value) = self.sema.integral_value(expression) {
            // A value has no qualifiers, whatever object it is read from ([conv.lval]).
            return TemplateArgument::Value(self.sema.type_of_value(expression), value);
        }
        match entry.kind {
            // `__null` is an integer, too: the parameter decides.
            ExpressionKind::Nullptr if self.sema.is_nullptr_literal(expression) => return TemplateArgument::Null,
            ExpressionKind::Name { entity, .. } => {
                if let EntityKind::Function(_) = self.sema.program().entities[entity].kind {
                    return TemplateArgument::Entity(entity);
                }
            }
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => {
                if let ExpressionKind::Name { entity, .. } = self.sema.program().expressions[operand].kind
                    && matches!(
                        self.sema.program().entities[entity].kind,
                        EntityKind::Variable(_) | EntityKind::Function(_)
                    )
                {
                    return TemplateArgument::Entity(entity);
                }
            }
            _ => {}
        }
        let profile = match self.has_value(expression) {
            true => self.profile_of_constant(expression),
            false => self.profile_of(expression),
        };
        TemplateArgument::Expression(Profiled { expression, profile })
    }

    /// A default argument for a parameter of a type: one that may take an object is not given the value of a constant.
    pub(crate) fn default_value_argument(&mut self, expression: ExpressionId, ty: TypeId) -> TemplateArgument {
        match self.expression_argument(expression) {
            TemplateArgument::Value(..)
                if self.sema.is_type_for_objects(ty) && self.sema.designates_object(expression) =>
            {
                let profile = self.profile_of_constant(expression);
                TemplateArgument::Expression(Profiled { expression, profile })
            }
            argument => argument,
        }
    }

    /// Whether an expression is a constant, so that its value and not its form tells what it is the same as. Of what is read
    /// ahead that is not known yet.
    fn has_value(&mut self, expression: ExpressionId) -> bool {
        !self.sema.is_undecided(expression)
            && (self.sema.context.speculating > 0 || self.evaluate(expression, None).is_ok())
    }

    /// Stands for the form of an expression that no other has.
    fn profile_of_constant(&mut self, expression: ExpressionId) -> u32 {
        self.sema.hold_expression(expression, &mut self.constructions);
        let count = self.sema.profiles.len();
        self.sema.profiles.intern(&format!("={count}")).0
    }

    /// The bound of an array for an expression.
    pub(crate) fn array_bound(&mut self, expression: ExpressionId) -> ArrayBound {
        match self.sema.integral_value(expression).and_then(|value| u64::try_from(value).ok()) {
            Some(value) => ArrayBound::Known(value),
            None => ArrayBound::Expression(Profiled { expression, profile: self.profile_of(expression) }),
        }
    }

    /// The interned spelling of an expression that a type holds; instantiation will read it again where it stands.
    pub(crate) fn profile_of(&mut self, expression: ExpressionId) -> u32 {
        self.sema.hold_expression(expression, &mut self.constructions);
        let entry = self.sema.program().expressions[expression];
        self.sema.profile_by_form(expression, |sema| sema.profile(entry.first, entry.last))
    }

    /// The spelling of the operand of a `decltype` whose type is known, the parameters of functions unnamed.
    pub(crate) fn operand_profile(&mut self, expression: ExpressionId) -> u32 {
        self.sema.hold_expression(expression, &mut self.constructions);
        let entry = self.sema.program().expressions[expression];
        let mut text = String::new();
        self.sema.profile_text(&mut text, entry.first..entry.last + 1, true);
        self.sema.profiles.intern(&text).0
    }
}
