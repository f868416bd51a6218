//! Lambda expressions ([expr.prim.lambda]); their captures are in `lambda_capture`.

use crate::Parser;
use crate::declaration::ParsedParameters;
use crate::feature::Feature;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{
    ExecutionSpace, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, FunctionType,
    FunctionTypeFlags, LambdaFlags, Program, ScopeId, ScopeKind, TypeId, UnaryOperator, ValueCategory,
};
use cufe_lex::TokenKind;
use cufe_sema::attribute::{Attribute, AttributedFunction, Form, Place};
use cufe_sema::cuda::extended_lambda::FunctionAddress;
use cufe_sema::cuda::{AttributeKind, CudaAttribute, DeclarationForm, DeclaredFunction};
use cufe_sema::declare::BegunLambda;

/// The word that names the enclosing function of an extended lambda, special only between `]` and the parameters.
const PARENT: &str = "__nv_parent";

/// What stands directly behind the introducer.
struct Annotations {
    /// The execution space that is written.
    space: ExecutionSpace,
    /// Attributes of the call operator.
    attributes: Vec<Attribute>,
    /// An annotation of the call operator is among them.
    is_misplaced: bool,
}

/// What stands between the introducer and the body.
pub(super) struct Head {
    scope: ScopeId,
    parameters: Option<(u32, u32)>,
    pub(super) types: Vec<TypeId>,
    pub(super) parameter_list: Vec<cufe_il::ParameterDeclaration>,
    pub(super) type_flags: FunctionTypeFlags,
    trailing_return: Option<u32>,
    /// First and last token of the trailing return type.
    return_type: Option<(u32, u32)>,
    pub(super) result: TypeId,
    template_heads: u16,
    /// Its template parameters.
    template: Option<cufe_il::TemplateHead>,
    /// The type-constraints of placeholders in the parameters.
    placeholder_constraints: Vec<cufe_sema::template::PlaceholderConstraint>,
    /// Attributes of the call operator.
    attributes: Vec<Attribute>,
    /// CUDA's among them.
    cuda_attributes: Vec<CudaAttribute>,
    /// An execution space other than `__global__` is among them.
    is_annotated: bool,
    /// An exception specification is written.
    has_exception_specification: bool,
    /// What is known of it: [`FunctionFlags::NOTHROW`], or [`FunctionFlags::OPEN_SPECIFICATION`].
    pub(super) specification: FunctionFlags,
}

impl Head {
    pub(super) fn new(scope: ScopeId, attributes: Vec<Attribute>) -> Self {
        Self {
            scope,
            parameters: None,
            types: Vec::new(),
            parameter_list: Vec::new(),
            type_flags: FunctionTypeFlags::CONST,
            trailing_return: None,
            return_type: None,
            result: Program::AUTO,
            template_heads: 0,
            template: None,
            placeholder_constraints: Vec::new(),
            attributes,
            cuda_attributes: Vec::new(),
            is_annotated: false,
            has_exception_specification: false,
            specification: FunctionFlags::empty(),
        }
    }
}

impl Parser<'_, '_> {
    /// lambda-expression at `[`.
    pub(crate) fn lambda_expression(&mut self) -> ExpressionId {
        let open = self.at;
        let is_refused =
            self.sema.context.unevaluated > 0 && !self.since(Standard::Cpp20) || self.sema.refuses_lambdas();
        if is_refused {
            self.error_at(code::LAMBDA_IN_UNEVALUATED_OPERAND, open);
        }
        if self.sema.options.features.lambdas == Some(false) {
            self.syntax_error(code::EXPECTED_EXPRESSION);
        }
        self.uses_feature(Feature::Lambda, open);
        let outer_scope = self.sema.context.scope;
        let _enclosing = self.sema.context.function;
        let BegunLambda { index, closure, call_operator, scope } = self.sema.begin_lambda(open);
        let mut flags = LambdaFlags::empty();
        flags.set(LambdaFlags::UNEVALUATED, self.sema.context.unevaluated > 0);
        let captures = self.lambda_introducer(scope, &mut flags);
        let close = self.previous();
        self.sema.update_lambda(index, |lambda| {
            lambda.introducer = (open, close);
            lambda.captures = captures;
        });

        let depth = self.sema.declaring.template_depth;
        self.sema.context.scope = scope;
        let head = self.in_brackets(|parser| parser.lambda_head(scope, index, call_operator, &mut flags));
        let ty =
            FunctionType { result: head.result, parameters: head.types, flags: head.type_flags, specification: None };
        self.sema.complete_call_operator(call_operator, ty, head.specification);
        self.sema.apply_general_function_attributes(&AttributedFunction {
            function: call_operator,
            attributes: &head.attributes,
            name: head.parameters.map_or(self.at, |(open, _)| open),
            is_definition: true,
            has_no_body: false,
            is_redeclaration: false,
            is_lambda: true,
        });
        let is_generic = head.template_heads > 0 || flags.contains(LambdaFlags::GENERIC);
        if !head.cuda_attributes.is_empty() && self.sema.context.speculating == 0 {
            let is_template = is_generic || self.sema.in_template() || self.sema.declaring.in_instance;
            self.sema.apply_function_attributes(&DeclaredFunction {
                function: call_operator,
                attributes: &head.cuda_attributes,
                name: head.parameters.map_or(self.at, |(open, _)| open + 1),
                after: self.at,
                type_first: open,
                friend: None,
                head: None,
                parameters: &head.parameter_list,
                form: if is_template { DeclarationForm::Pattern } else { DeclarationForm::Ordinary },
                is_definition: true,
                is_defaulted: false,
                is_block_scope: false,
                has_exception_specification: head.has_exception_specification,
            });
        }
        if is_generic {
            flags |= LambdaFlags::GENERIC;
            self.sema.declaring.template_depth = depth.saturating_add(head.template_heads.max(1));
        }
        let template = if is_generic && depth == 0 && !is_refused {
            let written = head.template.clone();
            let constraints = &head.placeholder_constraints;
            self.sema.make_call_template(call_operator, written, depth, &head.parameter_list, constraints)
        } else {
            None
        };
        let callable = template.unwrap_or(self.sema.program().functions[call_operator].entity);
        self.sema.declare(callable, open);
        self.sema.update_lambda(index, |lambda| {
            lambda.parameters = head.parameters;
            lambda.parameter_list = head.parameter_list;
            lambda.trailing_return = head.trailing_return;
            lambda.scope = head.scope;
            lambda.flags = flags;
        });
        self.sema.complete_lambda_head(index, head.return_type, self.at);
        self.sema.context.scope = head.scope;
        let has_body = self.lambda_body(index, head.scope, call_operator);
        self.sema.context.scope = outer_scope;
        self.sema.declaring.template_depth = depth;

        let ty = match self.sema.program().entities[closure].kind {
            cufe_il::EntityKind::Class(class) if has_body => self.sema.program().classes[class].ty,
            _ => Program::UNKNOWN,
        };
        // Captures are reported by themselves.
        self.report_packs_once(self.tokens.partner(open).unwrap_or(open));
        let extent = self.extent(open);
        let kind = ExpressionKind::Lambda(index as u32);
        self.sema.build(kind, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// Everything between the introducer and the body: annotations, template parameters, parameters, specifiers, trailing
    /// return type, requires-clauses.
    fn lambda_head(
        &mut self,
        captures: ScopeId,
        index: usize,
        call_operator: FunctionId,
        flags: &mut LambdaFlags,
    ) -> Head {
        let Annotations { space, attributes, mut is_misplaced } = self.lambda_annotations(index);
        if space.contains(ExecutionSpace::DEVICE_WRITTEN) {
            *flags |= LambdaFlags::DEVICE;
        }
        if space.contains(ExecutionSpace::HOST_CAPABLE) {
            *flags |= LambdaFlags::HOST;
        }
        let written = space & (ExecutionSpace::DEVICE | ExecutionSpace::HOST);
        // An annotation that is not allowed says nothing.
        if flags.intersects(LambdaFlags::DEVICE | LambdaFlags::HOST) && self.sema.options.extended_lambda {
            self.sema.annotate_call_operator(call_operator, written);
        }
        let (parsed_flags, at) = (*flags, self.at);
        self.sema.update_lambda(index, |lambda| {
            lambda.flags = parsed_flags;
            lambda.head = at;
        });
        if self.sema.context.speculating == 0 {
            self.sema.check_star_this(index);
            self.sema.classify_lambda(index);
            self.sema.check_explicit_captures(index);
            self.sema.initialize_captures(index, false);
        }
        self.not_captured += 1;
        // Names in the parameters and the return type stand in the lambda.
        let enclosing = self.sema.context.function.replace(call_operator);
        let mut head = Head::new(captures, attributes);
        if self.is(TokenKind::Less) && self.since(Standard::Cpp14) {
            self.uses_feature(Feature::LambdaTemplate, self.at);
            let template = self.template_parameter_list();
            head.template_heads = 1;
            head.scope = self.sema.new_scope(ScopeKind::Lambda, template.scope);
            self.sema.context.scope = head.scope;
            self.sema.declaring.template_depth = self.sema.declaring.template_depth.saturating_add(1);
            let mut template = template;
            if self.eat(TokenKind::KwRequires) {
                template.requires = Some(self.requires_clause_expression());
            }
            head.template = Some(template);
            is_misplaced |= !self.attributes().execution.is_empty();
        }
        if !matches!(self.kind(), TokenKind::LeftParen | TokenKind::LeftBrace) && !self.since(Standard::Cpp23) {
            self.error_at(code::LAMBDA_PARAMETER_LIST_OMITTED, self.at);
        }
        let mut parameters = ParsedParameters::default();
        if self.is(TokenKind::LeftParen) {
            let open = self.advance();
            // What the placeholders of an instance around this lambda stand for is not meant for its own.
            let invented = std::mem::take(&mut self.invented);
            parameters = self.in_brackets(|parser| {
                let parameters = parser.parameter_declaration_clause(head.scope);
                parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                parameters
            });
            self.invented = invented;
            head.parameters = Some((open, self.previous()));
            if !parameters.has_placeholder && !self.sema.in_template() && self.sema.context.speculating == 0 {
                self.sema.refuse_grid_constants(&parameters.list, open);
            }
        }
        head.is_annotated = is_misplaced;
        if parameters.is_variadic {
            head.type_flags |= FunctionTypeFlags::VARIADIC;
        }
        if parameters.has_placeholder {
            *flags |= LambdaFlags::GENERIC;
        }
        head.placeholder_constraints = parameters.placeholder_constraints;
        self.sema.note_parameters(call_operator, &parameters.list);
        head.types = parameters.types;
        head.parameter_list = parameters.list;
        self.lambda_declarator_end(&mut head, flags);
        if head.is_annotated && self.sema.context.speculating == 0 {
            self.error_at(code::LAMBDA_OPERATOR_ANNOTATED, self.at);
        }
        if self.is(TokenKind::KwRequires) {
            // The lambdas of templates count as functions that are no templates.
            let is_template =
                head.template_heads > 0 || flags.contains(LambdaFlags::GENERIC) || self.sema.declaring.in_instance;
            if !is_template && self.sema.context.speculating == 0 {
                self.error_at(code::REQUIRES_ON_NON_TEMPLATE, self.at);
            }
            if head.parameters.is_none() && !self.sema.declaring.in_instance && self.sema.context.speculating == 0 {
                self.error_at(code::REQUIRES_WITHOUT_PARAMETERS, self.at);
            }
            self.advance();
            let constraint = self.requires_clause_expression();
            self.sema.constrain_function(call_operator, constraint, Some(head.scope));
        }
        self.sema.context.function = enclosing;
        self.not_captured -= 1;
        head
    }

    /// Execution space annotations, other attributes and `__nv_parent(e)` in any order.
    /// Those in brackets are the call operator's, and so are annotations behind them; others are ignored.
    fn lambda_annotations(&mut self, index: usize) -> Annotations {
        let mut found = Annotations { space: ExecutionSpace::empty(), attributes: Vec::new(), is_misplaced: false };
        loop {
            if self.is_attribute() {
                let is_standard = self.is(TokenKind::LeftBracket);
                let mut attributes = self.attributes();
                if is_standard {
                    found.is_misplaced |= !attributes.execution.is_empty();
                } else {
                    found.space |= attributes.execution;
                }
                let general = std::mem::take(&mut attributes.general).into_iter();
                found.attributes.extend(general.filter(|it| matches!(it.form, Form::Standard | Form::Scoped)));
            } else if self.is(TokenKind::Identifier)
                && self.sema.text(self.tokens.symbol(self.at)) == PARENT
                && self.peek(1) == TokenKind::LeftParen
            {
                if !self.parent_directive(index) {
                    return found;
                }
            } else {
                return found;
            }
        }
    }

    /// Attributes behind the parameters or the template parameters: an annotation there is one on the call operator, which is
    /// not allowed (3621).
    fn call_operator_attributes(&mut self, head: &mut Head) {
        let mut attributes = self.attributes();
        let of_type = attributes.take_standard();
        self.sema.apply_attributes_at(&of_type, Place::LAMBDA_TYPE, None);
        head.attributes.extend(attributes.general);
        let is_side = |attribute: &CudaAttribute| matches!(attribute.kind, AttributeKind::Host | AttributeKind::Device);
        let is_misplaced = attributes.cuda.iter().any(is_side);
        head.cuda_attributes.extend(attributes.cuda);
        head.is_annotated |= is_misplaced;
    }

    /// `__nv_parent ( e )` at the word. False where the operand can't be resolved: then
    /// the declarator ends at the `)`.
    fn parent_directive(&mut self, index: usize) -> bool {
        let keyword = self.advance();
        let open = self.advance();
        let operand = self.in_brackets(|parser| {
            parser.in_unevaluated(|parser| {
                parser.not_captured += 1;
                let operand = parser.expression();
                parser.not_captured -= 1;
                operand
            })
        });
        let Some(close) = self.tokens.partner(open) else { return false };
        let address = self.sema.function_address(operand);
        if self.at != close || address == FunctionAddress::Unresolved {
            let named = match self.sema.expression(operand).kind {
                ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } => operand,
                _ => operand,
            };
            if address == FunctionAddress::Unresolved
                && let ExpressionKind::Overloads { .. } = self.sema.expression(named).kind
            {
                self.error_at(code::AMBIGUOUS_OVERLOADED_NAME, open + 1);
            }
            self.at = close;
            self.error_at(code::EXTENDED_LAMBDA_NO_PARENT_FUNC, close);
            return false;
        }
        // The operand is a constant expression; the declarator of one that is not ends here too.
        if address != FunctionAddress::Unresolved {
            let before = self.sema.snapshot();
            self.required_constant(operand, None);
            if self.sema.failed_since(&before) {
                return false;
            }
        }
        self.advance();
        let is_repeated =
            self.sema.program().lambdas.get(index).is_some_and(|lambda| !lambda.parent_directives.is_empty());
        if is_repeated {
            self.error_at(code::EXTENDED_LAMBDA_MULTIPLE_PARENT, self.at);
        }
        if address == FunctionAddress::NoFunction {
            self.error_at(code::EXTENDED_LAMBDA_ILLEGAL_PARENT, self.at);
        }
        self.sema.update_lambda(index, |lambda| lambda.parent_directives.push((keyword, close)));
        true
    }

    /// What follows the parameters: specifiers, attributes and the trailing return type.
    pub(super) fn lambda_declarator_end(&mut self, head: &mut Head, flags: &mut LambdaFlags) {
        self.lambda_specifiers(head, flags);
        if self.is(TokenKind::Arrow) {
            head.trailing_return = Some(self.advance());
            let first = self.at;
            head.result = self.trailing_return_type();
            head.return_type = Some((first, self.previous().max(first)));
            head.type_flags |= FunctionTypeFlags::TRAILING_RETURN;
            self.attributes();
        }
    }

    /// `mutable constexpr consteval static`, then `noexcept(...)` and attributes, after the parameters.
    fn lambda_specifiers(&mut self, head: &mut Head, flags: &mut LambdaFlags) {
        let mut has_others = false;
        loop {
            match self.kind() {
                TokenKind::KwMutable | TokenKind::KwConstexpr | TokenKind::KwConsteval | TokenKind::KwStatic
                    if has_others =>
                {
                    return;
                }
                TokenKind::KwMutable => {
                    *flags |= LambdaFlags::MUTABLE;
                    head.type_flags.remove(FunctionTypeFlags::CONST);
                    self.advance();
                }
                TokenKind::KwConstexpr => {
                    *flags |= LambdaFlags::CONSTEXPR;
                    self.uses_feature(Feature::ConstexprLambda, self.at);
                    self.advance();
                }
                TokenKind::KwConsteval => {
                    *flags |= LambdaFlags::CONSTEVAL;
                    self.advance();
                }
                TokenKind::KwStatic => {
                    *flags |= LambdaFlags::STATIC;
                    self.uses_feature(Feature::StaticLambda, self.at);
                    head.type_flags.remove(FunctionTypeFlags::CONST);
                    self.advance();
                }
                TokenKind::KwNoexcept => {
                    has_others = true;
                    *flags |= LambdaFlags::NOEXCEPT;
                    head.has_exception_specification = true;
                    self.advance();
                    if self.is(TokenKind::LeftParen) {
                        let open = self.advance();
                        head.specification = self.in_brackets(|parser| {
                            let value = parser.constant_expression();
                            let value = parser.pack_expansion(value);
                            parser.close_bracket(open, TokenKind::RightParen, code::EXPECTED_CLOSING_PARENTHESIS);
                            match parser.sema.integral_value(value) {
                                Some(0) => FunctionFlags::empty(),
                                Some(_) => FunctionFlags::NOTHROW,
                                None => FunctionFlags::OPEN_SPECIFICATION,
                            }
                        });
                    } else {
                        head.type_flags |= FunctionTypeFlags::NOEXCEPT;
                    }
                }
                TokenKind::KwThrow if self.peek(1) == TokenKind::LeftParen => {
                    has_others = true;
                    self.uses_dynamic_specification();
                    head.has_exception_specification = true;
                    self.advance();
                    if self.peek(1) == TokenKind::RightParen {
                        head.type_flags |= FunctionTypeFlags::NOEXCEPT;
                    }
                    self.skip_brackets();
                }
                _ if self.is_attribute() => {
                    has_others = true;
                    self.call_operator_attributes(head);
                }
                _ => return,
            }
        }
    }

    /// The body, in a function of its own; while looking ahead it is passed over. Returns whether there is one.
    fn lambda_body(&mut self, index: usize, scope: ScopeId, call_operator: FunctionId) -> bool {
        if !self.is(TokenKind::LeftBrace) {
            self.syntax_error(code::LAMBDA_BODY_MISSING);
            self.sema.declaring.last_error = None;
            return false;
        }
        let open = self.at;
        if self.sema.context.speculating > 0 {
            self.skip_brackets();
            return true;
        }
        let unevaluated = std::mem::replace(&mut self.sema.context.unevaluated, 0);
        let discarded = std::mem::replace(&mut self.sema.context.discarded, 0);
        let folding = std::mem::take(&mut self.sema.context.folding);
        let in_default_argument = std::mem::take(&mut self.sema.context.in_default_argument);
        let in_initializer = std::mem::take(&mut self.sema.context.in_variable_initializer);
        let not_captured = std::mem::replace(&mut self.not_captured, 0);
        let first_use = self.sema.capture_uses.len();
        self.sema.update_lambda(index, |lambda| lambda.body = (open, open));
        let enclosing = self.sema.context.function.replace(call_operator);
        let statement = self.in_brackets(|parser| parser.compound_statement_in_scope(scope));
        self.check_function_end(call_operator, &[statement], self.previous());
        let is_template = self.sema.in_template();
        let is_generic =
            self.sema.program().lambdas.get(index).is_none_or(|lambda| lambda.flags.contains(LambdaFlags::GENERIC));
        if !is_template && !is_generic {
            self.sema.settle_result(call_operator, self.previous());
        }
        self.sema.check_variable_uses(call_operator, &[statement], open, is_template);
        self.sema.context.function = enclosing;
        self.sema.context.unevaluated = unevaluated;
        self.sema.context.discarded = discarded;
        self.sema.context.in_default_argument = in_default_argument;
        self.sema.context.in_variable_initializer = in_initializer;
        self.sema.context.folding = folding;
        self.not_captured = not_captured;
        let close = self.previous();
        self.sema.update_lambda(index, |lambda| {
            lambda.body = (open, close);
            lambda.statement = Some(statement);
        });
        self.sema.note_body_end(call_operator);
        let uses = self.sema.complete_captures(index, first_use);
        self.sema.initialize_captures(index, true);
        self.sema.check_captured_this(index, &uses);
        self.sema.check_implicit_captures(index, &uses);
        self.sema.check_lambda_signature(index);
        true
    }
}
