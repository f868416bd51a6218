//! The rules about what an extended lambda captures.

use super::extended_lambda::kind_text;
use crate::Sema;
use crate::build::{CaptureUse, Captured};
use crate::constant::evaluate::Failure;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    Capture, CaptureKind, ExpressionId, ExpressionKind, ExtendedKind, LambdaFlags, Operator, Type, TypeId,
    ValueCategory, VariableFlags,
};
use cufe_lex::TokenKind;

/// Captures that an extended lambda can have.
const MAXIMUM_CAPTURES: usize = 1022;

/// Dimensions that a captured array can have.
const MAXIMUM_RANK: u32 = 7;

impl Sema<'_> {
    /// The rules about explicit captures of an extended lambda, once it is known to be one.
    pub fn check_explicit_captures(&mut self, index: usize) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        let (kind, has_parent) = (lambda.extended.kind, lambda.extended.parent.is_some());
        if kind == ExtendedKind::None {
            return;
        }
        for capture in lambda.captures.clone() {
            // Of a lambda that no function encloses the reference looks at the types of init-captures only.
            if has_parent || capture.kind == CaptureKind::Init {
                self.check_capture(kind, &capture, has_parent);
            }
        }
    }

    /// The rules about what a body captured, and about the number of all captures.
    pub fn check_implicit_captures(&mut self, index: usize, uses: &[CaptureUse]) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        let kind = lambda.extended.kind;
        let (introducer, open) = (lambda.introducer.0, lambda.body.0);
        let is_by_reference = lambda.flags.contains(LambdaFlags::REFERENCE_DEFAULT);
        if kind == ExtendedKind::None {
            return;
        }
        let captures: Vec<Capture> = lambda.captures.iter().filter(|capture| capture.is_implicit).copied().collect();
        let count = lambda.captures.len();
        for capture in &captures {
            self.check_capture(kind, capture, true);
        }
        for entry in uses {
            if entry.captured == Captured::This {
                // In default member initializers `this` is captured as variables are.
                if self.outside_lambdas(Some(entry.function)).is_some() {
                    self.report_at(code::THIS_ADDR_CAPTURE_EXT_LAMBDA, entry.token);
                } else if is_by_reference {
                    self.report(
                        Report::new(code::EXTENDED_LAMBDA_REFERENCE_CAPTURE, self.position(entry.token))
                            .with(kind_text(kind)),
                    );
                }
            }
            if entry.constexpr_if > open {
                self.report(
                    Report::new(code::EXTENDED_LAMBDA_CAPTURE_IN_CONSTEXPR_IF, self.position(entry.token))
                        .with(kind_text(kind)),
                );
            }
        }
        if count > MAXIMUM_CAPTURES {
            self.report(
                Report::new(code::EXTENDED_LAMBDA_TOO_MANY_CAPTURES, self.position(introducer)).with(kind_text(kind)),
            );
        }
    }

    /// The rules about one capture.
    fn check_capture(&mut self, kind: ExtendedKind, capture: &Capture, has_parent: bool) {
        let is_init_pack = capture.is_pack && capture.initializer.is_some();
        // Packs are reported at the ellipsis, `*this` at the star.
        let token = match capture.kind {
            CaptureKind::StarThis => capture.first,
            _ if is_init_pack => capture.name - 1,
            _ => capture.name,
        };
        let position = self.position(token);
        let report = |code: Code| Report::new(code, position).with(kind_text(kind));
        let is_init = matches!(capture.kind, CaptureKind::Init | CaptureKind::InitReference);
        if is_init && has_parent && kind == ExtendedKind::HostDevice {
            self.report(Report::new(code::EXTENDED_LAMBDA_HD_INIT_CAPTURE, position));
        }
        if matches!(capture.kind, CaptureKind::Reference | CaptureKind::InitReference) {
            self.report(report(code::EXTENDED_LAMBDA_REFERENCE_CAPTURE));
        }
        if matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis) {
            self.check_captured_class(position);
            return;
        }
        let Some(variable) = capture.entity.and_then(|entity| self.program.variable_of(entity)) else { return };
        let entry = &self.program.variables[variable];
        let (ty, flags) = (entry.ty, entry.flags);
        if is_init {
            if kind == ExtendedKind::Device
                && capture.kind == CaptureKind::Init
                && let Some(initializer) = capture.initializer
            {
                let is_list = matches!(self.expression(initializer).kind, ExpressionKind::InitializerList(_))
                    && self.reader.is(capture.name + 1, TokenKind::Equal);
                if !is_list && self.decays_from_object(initializer) {
                    self.report(report(code::EXTENDED_LAMBDA_INIT_CAPTURE_ARRAY));
                }
                let is_list = is_list && !self.misses_initializer_list(initializer);
                if is_list || self.initializer_list_element(ty).is_some() {
                    self.report(report(code::EXTENDED_LAMBDA_INIT_CAPTURE_INITLIST));
                }
                if !self.is_dependent_type(ty) {
                    self.check_named_types(
                        ty,
                        position,
                        (code::EXTENDED_LAMBDA_CAPTURE_LOCAL_TYPE, code::EXTENDED_LAMBDA_CAPTURE_PRIVATE_TYPE),
                        false,
                    );
                }
            }
            return;
        }
        if flags.contains(VariableFlags::PACK) {
            self.report(report(code::EXTENDED_LAMBDA_PACK_CAPTURE));
        }
        if self.rank(ty) > MAXIMUM_RANK {
            self.report(report(code::EXTENDED_LAMBDA_ARRAY_CAPTURE_RANK));
        }
        if self.is_dependent_type(ty) || self.is_in_pattern() {
            return;
        }
        let element = self.array_element(ty);
        if let Some(element) = element {
            let text = crate::types::printing::type_text(&self.program, self.names, element);
            if self.lacks_default_constructor(element) {
                self.report(report(code::EXTENDED_LAMBDA_ARRAY_CAPTURE_DEFAULT_CONSTRUCTIBLE).quoted(text.clone()));
            }
            if self.lacks_copy_assignment(element) {
                self.report(report(code::EXTENDED_LAMBDA_ARRAY_CAPTURE_ASSIGNABLE).quoted(text));
            }
        }
        self.check_named_types(
            ty,
            position,
            (code::EXTENDED_LAMBDA_CAPTURE_LOCAL_TYPE, code::EXTENDED_LAMBDA_CAPTURE_PRIVATE_TYPE),
            false,
        );
    }

    /// The rules about the type of what `this` points to.
    fn check_captured_class(&mut self, position: cufe_base::Position) {
        let Some(class) = self.program.enclosing_class(self.context.scope) else { return };
        let ty = self.program.classes[class].ty;
        if !self.is_dependent_type(ty) {
            self.check_named_types(
                ty,
                position,
                (code::EXTENDED_LAMBDA_CAPTURE_LOCAL_TYPE, code::EXTENDED_LAMBDA_CAPTURE_PRIVATE_TYPE),
                false,
            );
        }
    }

    /// Whether the initializer of an init-capture is an array that decays where it is written: not the arrays that stand in a
    /// conditional or comma expression, whose operands decay, nor those whose address is a constant, as that of strings is.
    fn decays_from_object(&mut self, initializer: ExpressionId) -> bool {
        let mut array = self.without_parentheses(initializer);
        if let ExpressionKind::InitializerList(list) = self.expression(array).kind
            && let &[only] = self.program.expression_list(list)
        {
            array = self.without_parentheses(only);
        }
        let mut entry = self.expression(array);
        let is_operator = matches!(
            entry.kind,
            ExpressionKind::Conditional { .. } | ExpressionKind::Binary { operator: Operator::Comma, .. }
        );
        if is_operator || !matches!(self.program.structure(entry.ty), Type::Array { .. }) {
            return false;
        }
        // Casts to references denote the object that they are given.
        while let ExpressionKind::Cast { operand, .. } = entry.kind
            && self.expression(operand).category == ValueCategory::Lvalue
        {
            array = self.without_parentheses(operand);
            entry = self.expression(array);
        }
        let is_array = matches!(self.program.structure(entry.ty), Type::Array { .. });
        let ty =
            if is_array { self.decayed(entry.ty) } else { self.program.intern_type(Type::LvalueReference(entry.ty)) };
        matches!(self.evaluate(array, Some(ty), false), Err(Failure::NotConstant(_)))
    }

    /// The type of the elements of an array, of all dimensions.
    fn array_element(&self, ty: TypeId) -> Option<TypeId> {
        let mut result = None;
        let mut ty = ty;
        while let Type::Array { element, .. } = self.value_structure_of_object(ty) {
            result = Some(element);
            ty = element;
        }
        result
    }

    /// The dimensions of an array type.
    fn rank(&self, ty: TypeId) -> u32 {
        let mut rank = 0;
        let mut ty = ty;
        while let Type::Array { element, .. } = self.value_structure_of_object(ty) {
            rank += 1;
            ty = element;
        }
        rank
    }

    /// The structure of a type without sugar and qualifiers; references stay.
    pub(super) fn value_structure_of_object(&self, ty: TypeId) -> Type {
        self.program.written(self.program.unqualified(self.program.canonical(ty)).0)
    }
}
