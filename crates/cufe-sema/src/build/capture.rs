//! What captures do to the objects that they capture ([expr.prim.lambda.capture]): entities captured by copy initialize
//! members of the closure, and `this` captured by `=` is deprecated.

use super::{CaptureUse, Captured, Extent};
use crate::Sema;
use crate::function_use::FunctionUseKind;
use crate::initialization::Initializer;
use cufe_base::Standard;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Capture, CaptureKind, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, LambdaFlags, Type,
    TypeId, ValueCategory, VariableFlags,
};

impl Sema<'_> {
    /// Initializes the members of a closure from what is captured, as far as it is written in the introducer or, once the
    /// body is known, found in it. The place is that of the lambda, not its body.
    pub fn initialize_captures(&mut self, index: usize, implicit: bool) {
        if self.context.speculating > 0 {
            return;
        }
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        let captures: Vec<Capture> =
            lambda.captures.iter().filter(|capture| capture.is_implicit == implicit).copied().collect();
        for capture in captures {
            self.check_captured_binding(&capture);
            match (capture.kind, capture.entity, capture.initializer) {
                (CaptureKind::Copy, Some(entity), _) if !capture.is_pack => {
                    self.initialize_copy(entity, capture.name);
                }
                (CaptureKind::Init, _, Some(initializer)) if !capture.is_pack => {
                    self.initialize_init_capture(&capture, initializer);
                }
                (CaptureKind::InitReference, _, Some(initializer)) if !capture.is_pack => {
                    self.bind_init_capture(&capture, initializer);
                }
                (CaptureKind::StarThis, ..) => {
                    let this = self.build_this(capture.name, self.context.scope, self.context.function);
                    if let Type::Pointer(class) = self.value_structure(self.expression(this).ty) {
                        self.initialize_member_of_closure(ExpressionKind::This, class, class, capture.first);
                    }
                }
                _ => {}
            }
        }
    }

    /// Structured bindings cannot be captured before C++20 (3357, a warning).
    fn check_captured_binding(&mut self, capture: &Capture) {
        if self.since(Standard::Cpp20) || !matches!(capture.kind, CaptureKind::Copy | CaptureKind::Reference) {
            return;
        }
        let variable = capture.entity.and_then(|entity| self.program.variable_of(entity));
        let is_binding = |variable| self.program.variables[variable].flags.contains(VariableFlags::BINDING);
        if variable.is_some_and(is_binding) && self.is_first_report(code::BINDING_CAPTURE_BEFORE_CPP20, capture.name) {
            self.report_at(code::BINDING_CAPTURE_BEFORE_CPP20, capture.name);
        }
    }

    fn initialize_copy(&mut self, entity: cufe_il::EntityId, token: u32) {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
        let variable = &self.program.variables[variable];
        if variable.flags.contains(VariableFlags::PACK) {
            return;
        }
        let ty = self.program.non_reference(variable.ty);
        let (element, qualifiers) = self.element_type(ty);
        // A reference may refer to an object of an incomplete class; a copy is none.
        self.complete_type(element);
        if self.is_undefined_here(element) {
            let report = Report::new(code::INCOMPLETE_TYPE, self.position(token)).with(self.type_argument(ty));
            return self.report(report);
        }
        let source = self.program.qualified(element, qualifiers);
        let source = self.captured_type(entity, source);
        let kind = ExpressionKind::Name { entity, arguments: None };
        self.initialize_member_of_closure(kind, source, element, token);
    }

    /// Only members of class type call functions; what is copied must be complete, which a reference to it need not have been.
    fn initialize_member_of_closure(&mut self, kind: ExpressionKind, source: TypeId, ty: TypeId, token: u32) {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        self.complete_type(ty);
        if self.program.class_of(ty).is_none() {
            return;
        }
        let extent = Extent { first: token, last: token };
        let object = self.build(kind, source, ValueCategory::Lvalue, ExpressionFlags::empty(), extent);
        if self.check_abstract_object(ty, code::ABSTRACT_OBJECT, token) {
            return;
        }
        // [expr.prim.lambda.capture]/15: directly, so explicit constructors do.
        self.initialize_member(ty, Initializer::Parenthesized(&[object], token), token);
        self.check_member_destructor(ty, token);
    }

    /// Members of a closure are destroyed with it: reports what does not let that happen. Who else calls the destructor is no
    /// matter of the capture.
    fn check_member_destructor(&mut self, ty: TypeId, token: u32) {
        let Some(class) = self.program.class_of(ty).filter(|&class| self.has_known_members(class)) else { return };
        let Some(destructor) = self.destructor(class) else { return };
        let entity = self.program.functions[destructor].entity;
        let place = self.current_access_place();
        let is_deleted = self.program.functions[destructor].flags.contains(FunctionFlags::DELETED);
        if is_deleted || self.is_accessible(entity, class, &place) == Some(false) {
            self.use_destructor(class, FunctionUseKind::ImplicitDestruction, token);
        }
    }

    /// `x = e` and `x(e)` initialize a variable of the type that is deduced.
    fn initialize_init_capture(&mut self, capture: &Capture, initializer: ExpressionId) {
        let Some(variable) = capture.entity.and_then(|entity| self.program.variable_of(entity)) else { return };
        let ty = self.program.unqualified(self.program.canonical(self.program.variables[variable].ty)).0;
        self.complete_type(ty);
        if self.program.class_of(ty).is_none() {
            return;
        }
        let entry = self.expression(initializer);
        let is_direct = self.reader.is(capture.name + 1, cufe_lex::TokenKind::LeftBrace);
        match entry.kind {
            ExpressionKind::Parenthesized(inner) => {
                let initializer = Initializer::Parenthesized(&[inner], entry.last);
                self.initialize_member(ty, initializer, capture.name);
            }
            ExpressionKind::InitializerList(_) if !is_direct => {}
            ExpressionKind::InitializerList(_) => {
                self.initialize_member(ty, Initializer::List(initializer), capture.name);
            }
            _ => {
                self.initialize_member(ty, Initializer::Copy(initializer), capture.name);
            }
        }
    }

    /// `&x = e` binds a reference `auto &`.
    fn bind_init_capture(&mut self, capture: &Capture, initializer: ExpressionId) {
        let mut initializer = self.without_parentheses(initializer);
        if let ExpressionKind::InitializerList(list) = self.expression(initializer).kind {
            let is_direct = self.reader.is(capture.name + 1, cufe_lex::TokenKind::LeftBrace);
            let &[only] = self.program.expression_list(list) else { return };
            if !is_direct && self.misses_initializer_list(initializer) {
                return;
            }
            if !is_direct {
                // A `std::initializer_list` is no lvalue.
                self.report_at(code::NON_CONST_REFERENCE_TO_VALUE, self.expression(initializer).first);
                return;
            }
            initializer = only;
        }
        let entry = self.expression(initializer);
        if self.is_dependent_type(entry.ty) || matches!(self.program.structure(entry.ty), Type::Unknown) {
            return;
        }
        let reference = self.program.intern_type(Type::LvalueReference(entry.ty));
        self.initialize_member(reference, Initializer::Copy(initializer), capture.name);
    }

    /// Reports `this` captured implicitly by `=`, which is deprecated (2908, [depr.capture.this]): by the innermost lambda
    /// around the use.
    pub fn check_captured_this(&mut self, index: usize, uses: &[CaptureUse]) {
        let Some(lambda) = self.program.lambdas.get(index) else { return };
        if self.options.dialect.standard < Standard::Cpp20 || !lambda.flags.contains(LambdaFlags::COPY_DEFAULT) {
            return;
        }
        let call_operator = lambda.call_operator;
        for entry in uses {
            let is_written = || {
                let inner = self.program.lambdas.iter().skip(index + 1);
                inner
                    .flat_map(|lambda| &lambda.captures)
                    .any(|it| !it.is_implicit && (it.first..=it.name).contains(&entry.token))
            };
            if entry.captured == Captured::This && Some(entry.function) == call_operator && !is_written() {
                self.report_at(code::IMPLICIT_THIS_CAPTURE_BY_COPY, entry.token);
            }
        }
    }
}
