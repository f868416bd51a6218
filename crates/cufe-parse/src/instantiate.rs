//! Reading patterns again for instances: the grammar's part of instantiation. What
//! the template parameters stand for is bound in the scope in which the text is read; see `cufe_sema::template::instance`.

use crate::Parser;
use crate::constraint::is_ill_formed;
use crate::declaration::DeclarationContext;
use cufe_diagnostics::{Severity, code};
use cufe_il::{
    ArgumentsId, Builtin, ClassId, EntityId, ExpressionId, ExpressionKind, FunctionDeclarationFlags,
    FunctionDeclarationId, FunctionId, Operator, Program, ScopeId, TemplateArgument, TemplateId, TypeId,
};
use cufe_lex::TokenKind;
use cufe_sema::build::Extent;
use cufe_sema::constant::Failure;
use cufe_sema::template::{InstantiatedPart, ReadResult, SubstitutionFailure, UnreadPattern};
use cufe_sema::{Deferred, Sema};
use smallvec::SmallVec;

/// Reads a part of a pattern again.
pub(crate) fn read(sema: &mut Sema<'_>, reading: InstantiatedPart) -> ReadResult {
    match reading {
        InstantiatedPart::Class { class, at, scope } => {
            let isolated = sema.isolate(scope);
            let mut parser = Parser::for_instance(sema, at);
            parser.instance_of_class(class, scope);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, Some(class));
            ReadResult::Done
        }
        InstantiatedPart::Pattern { class, unread } => {
            let isolated = sema.isolate(unread.scope);
            sema.context.in_instance = false;
            sema.declaring.in_instance = false;
            sema.declaring.template_depth = unread.template_depth;
            Parser::for_instance(sema, unread.at).pattern_of_class(class, unread.scope);
            let reports = sema.rejoin(isolated);
            sema.keep_pattern_reports(reports);
            ReadResult::Done
        }
        InstantiatedPart::MemberPattern { class, at, scope } => {
            let isolated = sema.isolate(scope);
            sema.declaring.template_depth = 1;
            Parser::for_instance(sema, at).class_definition_in(class, scope);
            // What is wrong with the definition was said where the class template is defined.
            sema.rejoin(isolated);
            ReadResult::Done
        }
        InstantiatedPart::Enum { id, at, scope } => {
            let isolated = sema.isolate(scope);
            Parser::for_instance(sema, at).enumerator_list(id);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, None);
            ReadResult::Done
        }
        InstantiatedPart::Initializer(variable) => {
            if let Some(part) = sema.take_deferred(variable) {
                read_initializer(sema, &part);
            }
            ReadResult::Done
        }
        InstantiatedPart::Function { template, arguments, invented, record, scope } => {
            let declaration = &sema.program().function_declarations[record];
            let (at, in_class) =
                (declaration.specifiers, declaration.flags.contains(FunctionDeclarationFlags::IN_CLASS));
            let isolated = sema.isolate(scope);
            let mut parser = Parser::for_instance(sema, at);
            parser.set_invented(invented);
            let made = parser.instance_of_function(template, arguments, in_class);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, None);
            made.map_or(ReadResult::Unknown, ReadResult::Function)
        }
        InstantiatedPart::CallOperator { index, template, arguments, invented, scope } => {
            let isolated = sema.isolate(scope);
            let made = Parser::for_instance(sema, 0).instance_of_lambda(index, template, arguments, invented);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, None);
            made.map_or(ReadResult::Unknown, ReadResult::Function)
        }
        InstantiatedPart::Variable { template, arguments, at, in_class, scope } => {
            let isolated = sema.isolate(scope);
            let made = Parser::for_instance(sema, at).instance_of_declaration(template, arguments, in_class);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, None);
            made.map_or(ReadResult::Unknown, ReadResult::Variable)
        }
        InstantiatedPart::Member { function, record, scope, invented } => {
            let at = sema.program().function_declarations[record].specifiers;
            let isolated = sema.isolate(scope);
            let mut parser = Parser::for_instance(sema, at);
            parser.set_invented(invented);
            parser.sema.declaring.member = Some(function);
            parser.simple_declaration(&mut DeclarationContext { first: at, ..DeclarationContext::default() });
            // What is wrong with the declaration was said where the template is defined.
            sema.rejoin(isolated);
            ReadResult::Done
        }
        InstantiatedPart::StaticMember { variable, record, scope } => {
            let Some((first, _)) = sema.program().variable_declarations[record].initializer else {
                return ReadResult::Unknown;
            };
            let isolated = sema.isolate(scope);
            let mut parser = Parser::for_instance(sema, first);
            parser.initializer_of(Some(variable));
            parser.evaluate_variable(variable);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, None);
            ReadResult::Done
        }
        InstantiatedPart::Noexcept(part) => {
            let isolated = sema.isolate(part.scope);
            let mut parser = Parser::for_instance(sema, part.first);
            parser.sema.context.function = part.function;
            parser.deferred_noexcept(part.specified);
            let reports = sema.rejoin(isolated);
            sema.keep_reports(reports, None);
            ReadResult::Done
        }
        InstantiatedPart::Supply(demand) => {
            let outer = sema.set_aside_declaring();
            let is_supplied = Parser::for_instance(sema, 0).supply(demand);
            sema.declaring = outer;
            if is_supplied { ReadResult::Done } else { ReadResult::Unknown }
        }
        InstantiatedPart::Body(function) => {
            read_function_body(sema, function);
            ReadResult::Done
        }
        InstantiatedPart::AttributeArgument { first, scope } => {
            let isolated = sema.isolate(scope);
            let result = Parser::for_instance(sema, first).attribute_argument();
            let reports = sema.rejoin(isolated);
            // A type that does not fit is reported, but not that the instance is the reason (measured).
            let is_wrong = reports.iter().any(|report| {
                report.natural_severity() >= Severity::Error && report.code != code::CONSTANT_OF_WRONG_TYPE
            });
            sema.keep_reports(reports, None);
            if is_wrong { ReadResult::Failed } else { result }
        }
        InstantiatedPart::Decltype { first, last, scope, stays_dependent } => {
            read_expression(sema, first, scope, |parser| parser.decltype_read(last, stays_dependent))
        }
        InstantiatedPart::DefaultArgument { first, last, scope } => read_expression(sema, first, scope, |parser| {
            parser.greater_closes = true;
            match parser.template_argument() {
                Some((argument, _)) if parser.at == last + 1 => ReadResult::Argument(argument),
                _ => ReadResult::Unknown,
            }
        }),
        InstantiatedPart::Atomic { first, last, scope, is_clause } => read_expression(sema, first, scope, |parser| {
            parser.sema.context.in_constraint = true;
            parser.atomic_constraint(last, is_clause)
        }),
        InstantiatedPart::ExplicitCondition { first, last, scope } => {
            read_expression(sema, first, scope, |parser| parser.explicit_condition(last))
        }
        InstantiatedPart::TypeConstraint { first, scope, ty } => {
            read_expression(sema, first, scope, |parser| ReadResult::Satisfaction(parser.type_satisfaction(ty)))
        }
        InstantiatedPart::Constant { first, last, scope, ty, stays_dependent } => {
            read_expression(sema, first, scope, |parser| parser.constant_read(last, ty, stays_dependent))
        }
    }
}

impl Parser<'_, '_> {
    /// The type `decltype(e)` of an operand up to a token; one that depends on parameters only where it may.
    fn decltype_read(&mut self, last: u32, stays_dependent: bool) -> ReadResult {
        // The operand may be a template argument, whose type a placeholder stands for.
        self.greater_closes = self.tokens.kind(last + 1) != TokenKind::RightParen;
        self.sema.context.unevaluated += 1;
        let begin = self.sema.begin_decltype();
        let expression = self.expression();
        self.sema.end_decltype(begin, expression);
        if self.at != last + 1 {
            return ReadResult::Unknown;
        }
        let ty = self.decltype_of(expression);
        // The type of an operand that depends on values alone is known ([temp.type]/4).
        match self.sema.denotes_dependent_type(ty) && !stays_dependent {
            true => ReadResult::Unknown,
            false => ReadResult::Type(ty),
        }
    }

    /// A constant of a type, up to a token; an expression only where it may depend on parameters.
    fn constant_read(&mut self, last: u32, ty: Option<TypeId>, stays_dependent: bool) -> ReadResult {
        // An array bound and an exception specification are in brackets of their own, a template argument is not.
        let follower = self.tokens.kind(last + 1);
        self.greater_closes = !matches!(follower, TokenKind::RightBracket | TokenKind::RightParen);
        let expression = self.constant_expression();
        // A fold over an expansion is no fold of one element: it waits for its elements.
        if self.at != last + 1 || self.has_open_fold {
            return ReadResult::Unknown;
        }
        if let Some(ty) = ty
            && let Some(chosen) = self.sema.overloaded_argument(expression, ty)
        {
            return chosen;
        }
        if let Some(ty) = ty
            && let Some(bound) = self.sema.bound_argument(expression, ty)
        {
            return bound;
        }
        match self.evaluate(expression, None) {
            Ok(value) => {
                let own = self.sema.type_of_value(expression);
                match self.sema.argument_read(ty, expression, own, value) {
                    Ok(argument) => return ReadResult::Argument(argument),
                    Err(SubstitutionFailure::IllFormed) => return ReadResult::Failed,
                    Err(SubstitutionFailure::Unknown) => {}
                }
            }
            Err(Failure::NotConstant(_)) => return ReadResult::Failed,
            Err(_) => {}
        }
        match self.expression_argument(expression) {
            argument @ TemplateArgument::Expression(_)
                if stays_dependent
                    && self.sema.expression(expression).flags.intersects(
                        cufe_il::ExpressionFlags::TYPE_DEPENDENT | cufe_il::ExpressionFlags::VALUE_DEPENDENT,
                    ) =>
            {
                ReadResult::Argument(argument)
            }
            TemplateArgument::Expression(_)
            | TemplateArgument::MemberTemplate { .. }
            | TemplateArgument::UnknownTemplate => ReadResult::Unknown,
            argument => ReadResult::Argument(argument),
        }
    }
}

/// Reads an expression; where that reports an error, it is ill-formed.
fn read_expression(
    sema: &mut Sema<'_>,
    first: u32,
    scope: ScopeId,
    read: impl FnOnce(&mut Parser<'_, '_>) -> ReadResult,
) -> ReadResult {
    let isolated = sema.isolate(scope);
    let unknown_count = sema.constraints.unknown_count;
    let counted = sema.counted();
    sema.constraints.tests += 1;
    let mut parser = Parser::for_instance(sema, first);
    parser.sema.context.in_substitution = true;
    let result = read(&mut parser);
    sema.end_access(Vec::new());
    sema.constraints.tests -= 1;
    let meets_unknown = sema.constraints.unknown_count != unknown_count;
    let reports = sema.rejoin(isolated);
    if reports.iter().any(is_ill_formed) {
        sema.explain_read(reports);
        sema.forget_counted_since(counted);
        return ReadResult::Failed;
    }
    // What stays dependent is reported when its arguments are known.
    let is_open = matches!(result, ReadResult::Argument(TemplateArgument::Expression(_)));
    if meets_unknown && !is_open { ReadResult::Unknown } else { result }
}

/// Reads the body of a function that was left unread: of an instance, or of a header.
fn read_function_body(sema: &mut Sema<'_>, function: FunctionId) {
    let Some(record) = sema.definition_of(function) else { return };
    let Some(entry) = sema.program().function_declarations.get(record) else { return };
    let Some((open, _)) = entry.body else { return };
    let is_read_now = entry.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN)
        || sema.is_of_class_being_made(function)
        || sema.is_body_passed_over(function, record);
    if entry.statement.is_some() || !is_read_now {
        return;
    }
    let is_try = entry.flags.contains(FunctionDeclarationFlags::TRY_BLOCK);
    let first = entry.initializers.unwrap_or(open).saturating_sub(u32::from(is_try));
    if sema.claim_body(record) {
        read_body(sema, record, first);
    }
}

/// Reads the body of a function at its own place, whatever is being read.
pub(crate) fn read_body(sema: &mut Sema<'_>, record: FunctionDeclarationId, first: u32) {
    let scope = sema.program().function_declarations[record].parameter_scope;
    sema.read_nested((), |sema| {
        let isolated = sema.isolate(scope);
        Parser::for_instance(sema, first).function_body(record);
        let reports = sema.rejoin(isolated);
        sema.keep_reports(reports, None);
    });
}

/// Reads a default argument, default member initializer or initializer of a static data member of an instance.
pub(crate) fn read_initializer(sema: &mut Sema<'_>, part: &Deferred) {
    sema.read_nested((), |sema| {
        let isolated = sema.isolate(part.scope);
        let mut parser = Parser::for_instance(sema, part.first);
        match part.variable {
            Some(variable) if parser.sema.is_initialized_on_demand(variable) => {
                parser.sema.begin_initializer(variable);
                parser.initializer_of(Some(variable));
                parser.evaluate_variable(variable);
                parser.sema.end_initializer();
            }
            _ => parser.parse_deferred_initializer(part),
        }
        let reports = sema.rejoin(isolated);
        sema.keep_reports(reports, None);
    });
}

impl<'s, 't> Parser<'s, 't> {
    /// A parser that reads a pattern again.
    pub(crate) fn for_instance(sema: &'s mut Sema<'t>, at: u32) -> Self {
        let mut parser = Parser::new(sema);
        parser.at = at;
        parser
    }

    /// The definition of a class, behind its head.
    fn instance_of_class(&mut self, class: ClassId, scope: ScopeId) {
        let first_member = self.sema.program().functions.len();
        if self.sema.program().classes[class].layout.has_unknown_alignment {
            self.alignment_of_instance(class);
        }
        self.class_definition_in(class, scope);
        self.sema.check_virtual_functions(class, first_member);
        self.sema.check_defaulted_spaceship_header(class);
        self.sema.check_implicit_destructor(class);
    }

    /// Goes behind the definition of a class template, at `:` or `{`, if it is read only when something needs its members
    /// ([temp.inst]/2: that is seldom).
    pub(crate) fn leave_class_template_unread(
        &mut self,
        class: ClassId,
        head: ScopeId,
        context: &DeclarationContext,
    ) -> bool {
        if self.sema.declaring.class_nesting > 0 {
            return false;
        }
        let Some(end) = self.unneeded.end_of_class_template(context.first) else { return false };
        let at = self.at;
        // Attributes in the body go.
        self.pass_attributes(at, end);
        self.at = end - 1;
        let unread = UnreadPattern { at, scope: head, template_depth: self.sema.declaring.template_depth };
        self.sema.leave_pattern_unread(class, unread, end - 2);
        true
    }

    /// The definition of a class template that was left unread, behind its head.
    fn pattern_of_class(&mut self, class: ClassId, scope: ScopeId) {
        let first_member = self.sema.program().functions.len();
        self.class_definition_in(class, scope);
        self.sema.check_virtual_functions(class, first_member);
        self.sema.check_completed_class(class);
        self.sema.check_implicit_destructor(class);
    }

    /// Reads the attributes between class-key and name again, where they ask for an alignment that depends on parameters.
    fn alignment_of_instance(&mut self, class: ClassId) {
        let entity = self.sema.program().classes[class].entity;
        let mut at = self.sema.program().entities[entity].token;
        loop {
            let Some(before) = at.checked_sub(1) else { return };
            at = before;
            match self.tokens.kind(at) {
                TokenKind::KwClass | TokenKind::KwStruct | TokenKind::KwUnion => break,
                TokenKind::Semicolon | TokenKind::LeftBrace | TokenKind::RightBrace => return,
                TokenKind::RightParen | TokenKind::RightBracket => {
                    let Some(open) = self.tokens.partner(at) else { return };
                    at = open;
                }
                _ => {}
            }
        }
        let after = std::mem::replace(&mut self.at, at + 1);
        let attributes = self.attributes();
        self.at = after;
        self.sema.align_instance(class, attributes.layout);
    }

    /// The declaration of a function template, behind its heads.
    fn instance_of_function(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        in_class: bool,
    ) -> Option<FunctionId> {
        let entity = self.instance_of_declaration(template, arguments, in_class)?;
        self.sema.program().function_of(entity)
    }

    /// The declaration of a function or variable template, behind its heads.
    fn instance_of_declaration(
        &mut self,
        template: TemplateId,
        arguments: ArgumentsId,
        in_class: bool,
    ) -> Option<EntityId> {
        self.sema.declaring.instance = Some((template, arguments));
        let mut context = DeclarationContext { first: self.at, in_class, ..DeclarationContext::default() };
        let entity = self.simple_declaration(&mut context)?;
        let parts = std::mem::take(&mut self.deferred);
        self.sema.keep_deferred(&parts);
        self.sema.declaring.instance.take().is_none().then_some(entity)
    }

    /// Goes behind the definition of a member class of an instance, at `:` or `{`: it is read when something needs it
    /// ([temp.inst]/3).
    pub(crate) fn leave_class_unread(&mut self, class: ClassId, head_scope: Option<ScopeId>) {
        let at = self.at;
        while !matches!(self.kind(), TokenKind::LeftBrace | TokenKind::Semicolon | TokenKind::EndOfFile) {
            if self.kind().is_opening_bracket() {
                self.skip_brackets();
            } else {
                self.advance();
            }
        }
        if self.is(TokenKind::LeftBrace) {
            self.skip_brackets();
        }
        self.attributes();
        let scope = head_scope.unwrap_or(self.sema.context.scope);
        self.sema.leave_class_unread(class, at, scope);
    }

    // ---- packs ----

    /// At the `...` behind a pattern that begins at `first`, in an instance: parses the pattern once for each element of
    /// the packs that it mentions, and goes behind the `...`. `None` where nothing is known of the packs.
    pub(crate) fn expand_pattern<T>(&mut self, first: u32, mut parse: impl FnMut(&mut Self) -> T) -> Option<Vec<T>> {
        if self.sema.instances.packs.is_empty() {
            return None;
        }
        let after = self.at + 1;
        let result = self.elements_between(first, self.at, &mut parse);
        if result.is_some() {
            self.at = after;
        }
        result
    }

    /// As [`Self::expand_pattern`], where the pattern was read once, before which as much was unknown: what was unknown in it
    /// while its packs were not expanded does not matter.
    pub(crate) fn expand_read_pattern<T>(
        &mut self,
        first: u32,
        unknown_before: u32,
        parse: impl FnMut(&mut Self) -> T,
    ) -> Option<Vec<T>> {
        let unknown = self.sema.constraints.unknown_count.wrapping_sub(unknown_before);
        let elements = self.expand_pattern(first, parse)?;
        self.forget_unknown_pattern(unknown);
        Some(elements)
    }

    /// A pattern was read before its packs were expanded: what was unknown in it then does not matter.
    pub(crate) fn forget_unknown_pattern(&mut self, unknown: u32) {
        let count = &mut self.sema.constraints.unknown_count;
        *count = count.wrapping_sub(unknown);
    }

    /// As [`Self::expand_pattern`], for a pattern that stands between two tokens; nothing is passed.
    pub(crate) fn elements_between<T>(
        &mut self,
        first: u32,
        end: u32,
        parse: &mut impl FnMut(&mut Self) -> T,
    ) -> Option<Vec<T>> {
        self.elements_of_declaration(first, end, None, parse)
    }

    /// As [`Self::elements_between`], for a declaration: the token of the name that it declares names no pack.
    pub(crate) fn elements_of_declaration<T>(
        &mut self,
        first: u32,
        end: u32,
        declared: Option<u32>,
        parse: &mut impl FnMut(&mut Self) -> T,
    ) -> Option<Vec<T>> {
        if self.sema.instances.packs.is_empty() {
            return None;
        }
        let inner = self.inner_expansions(first, end);
        let mut named = self.sema.known_packs_between(first, end, self.sema.context.scope, &inner);
        named.retain(|&mut (_, token)| Some(token) != declared);
        // With a pack of a member template it waits for the elements of that one.
        if !named.is_empty() && self.sema.names_open_pack(first, end, self.sema.context.scope, &inner) {
            return None;
        }
        let packs: SmallVec<[EntityId; 4]> = named.iter().map(|&(pack, _)| pack).collect();
        let Some(count) = self.sema.common_length(&packs) else {
            self.sema.check_lengths(&named);
            return None;
        };
        self.expanded_patterns.insert((first, end));
        let after = self.at;
        let mut result = Vec::with_capacity(count);
        for element in 0..count {
            let scope = self.sema.scope_of_element(&packs, element)?;
            self.at = first;
            self.names.clear();
            self.arguments.clear();
            result.push(self.in_scope(scope, &mut *parse));
        }
        self.names.clear();
        self.arguments.clear();
        self.at = after;
        Some(result)
    }

    /// The fold of a pattern between two tokens over an operator ([expr.prim.fold]), `other` being the operand without
    /// packs of a binary fold; `None` outside of instances.
    pub(crate) fn folded(
        &mut self,
        pattern: (u32, u32),
        operator: Operator,
        is_left: bool,
        other: Option<ExpressionId>,
        extent: Extent,
        token: u32,
    ) -> Option<ExpressionId> {
        if self.sema.instances.packs.is_empty() {
            return None;
        }
        let is_open = self.packs_between(pattern.0, pattern.1).into_iter().any(|(pack, _)| {
            self.sema.length_of_pack(pack).is_some() && self.sema.known_length_of_pack(pack).is_none()
        });
        if is_open {
            self.has_open_fold = true;
            return None;
        }
        let mut elements = self.elements_between(pattern.0, pattern.1, &mut |parser| parser.cast_expression())?;
        if !is_left {
            elements.reverse();
        }
        let mut operands = other.into_iter().chain(elements);
        let Some(mut result) = operands.next() else { return self.empty_fold(operator, extent, token) };
        for operand in operands {
            let (left, right) = if is_left { (result, operand) } else { (operand, result) };
            result = self.binary_of(self.tokens.kind(token), operator, [left, right], extent);
        }
        Some(self.sema.build_parenthesized(result, extent))
    }

    /// The value of a fold over no elements ([expr.prim.fold]/3); 2859 for an operator that gives none.
    fn empty_fold(&mut self, operator: Operator, extent: Extent, token: u32) -> Option<ExpressionId> {
        let value = match operator {
            Operator::AmpersandAmpersand => true,
            Operator::PipePipe => false,
            Operator::Comma => {
                let void = Program::builtin(Builtin::Void);
                return Some(self.sema.build_construct(void, &[], false, token, extent));
            }
            _ => {
                self.error_at(code::EMPTY_FOLD, token);
                return Some(self.unknown_expression(extent.first));
            }
        };
        let ty = Program::builtin(Builtin::Bool);
        Some(self.sema.new_expression(ExpressionKind::Boolean(value), ty, extent.first, extent.last))
    }

    /// The packs that the tokens of a pattern name, each with the first token that does.
    pub(crate) fn packs_between(&self, first: u32, end: u32) -> SmallVec<[(EntityId, u32); 4]> {
        let inner = self.inner_expansions(first, end);
        self.sema.known_packs_between(first, end, self.sema.context.scope, &inner)
    }

    /// The patterns of expansions in a pattern: their packs are no more to be expanded ([temp.variadic]/6). They were parsed
    /// before.
    fn inner_expansions(&self, first: u32, end: u32) -> SmallVec<[(u32, u32); 4]> {
        let is_inside =
            |&&(start, behind): &&(u32, u32)| first <= start && behind <= end && (start, behind) != (first, end);
        self.expanded_patterns.iter().filter(is_inside).copied().collect()
    }
}
