//! What `throw`, `sizeof` and `alignof`, `.` and `->` ask of their operands ([expr.throw],
//! [expr.sizeof], [expr.alignof], [expr.ref]). Operands that are dependent or not known satisfy
//! everything.

use super::Extent;
use crate::Sema;
use crate::conversion::Operand;
use crate::declare::{ParsedName, Qualifier};
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, Name, NameKind, Operator, Program, Type, TypeId,
    ValueCategory,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

impl Sema<'_> {
    /// Whether a class is known to have no definition so far; one that is being defined is no such, nor is a member class
    /// of an instance whose definition is not read yet.
    pub fn is_undefined_class(&self, ty: TypeId) -> bool {
        self.program.class_of(ty).is_some_and(|class| {
            self.program.classes[class].scope.is_none() && !self.instances.unread.contains_key(&class)
        }) && self.is_incomplete(ty)
    }

    /// As [`Self::is_undefined_class`], and it matters here: where a template is instantiated, the class may be defined.
    pub(crate) fn is_undefined_here(&self, ty: TypeId) -> bool {
        self.is_undefined_class(ty) && !self.is_in_pattern()
    }

    /// Whether it is not known what members the class of an object has. One that is only declared has none.
    pub(crate) fn has_unknown_members(&self, ty: TypeId) -> bool {
        self.program.class_of(ty).is_some_and(|class| !self.has_known_members(class)) && !self.is_undefined_here(ty)
    }

    /// 70 at an operand whose class has no definition.
    pub(super) fn report_incomplete_operand(&mut self, operand: ExpressionId) {
        let entry = self.expression(operand);
        let ty = self.type_argument(entry.ty);
        self.report(Report::new(code::INCOMPLETE_TYPE, self.position(entry.first)).with(ty));
    }

    /// Whether a member is declared outside of a class template, or partial specialization, that is only declared (70): it has no
    /// members ([class.mem.general]/1).
    pub fn refuses_member_of_declared_template(&mut self, name: &ParsedName) -> bool {
        let Qualifier::Type(ty) = name.qualifier else { return false };
        let here = self.declaration_scope();
        let is_refused = self.context.speculating == 0
            && !self.declaring.in_instance
            && self.program.scopes[here].kind != cufe_il::ScopeKind::Class
            && self.pattern_named_by(ty).is_some_and(|class| {
                self.program.classes[class].is_dependent
                    && self.program.classes[class].scope.is_none()
                    && !self.instances.unread.contains_key(&class)
            });
        if is_refused {
            let report = Report::new(code::INCOMPLETE_TYPE, self.position(name.first)).with(self.type_argument(ty));
            self.report(report);
        }
        is_refused
    }

    /// The pattern of a class template, or partial specialization, whose own arguments stand in a type.
    fn pattern_named_by(&self, ty: TypeId) -> Option<cufe_il::ClassId> {
        if let Some(class) = self.program.class_of(ty) {
            return Some(class);
        }
        let (template, arguments) = self.program.template_id(ty)?;
        let class = self.pattern_class(template)?;
        (self.class_arguments(class) == Some(arguments)).then_some(class)
    }

    /// Completes the class that a pointer points to, as arithmetic with it needs ([expr.add]/1, [temp.inst]/2).
    pub(super) fn complete_pointee(&mut self, ty: TypeId) {
        if let Type::Pointer(inner) = self.value_structure(ty)
            && self.program.class_of(inner).is_some()
        {
            self.complete_type(inner);
        }
    }

    /// `throw e`
    pub fn build_throw(&mut self, operand: Option<ExpressionId>, extent: Extent) -> ExpressionId {
        if let Some(operand) = operand {
            self.settle_address(operand);
            self.check_throw(operand);
        }
        let flags = operand.map_or(ExpressionFlags::empty(), |operand| self.expression(operand).flags)
            - ExpressionFlags::TYPE_DEPENDENT;
        self.note_throwing(Some(true));
        let void = Program::builtin(Builtin::Void);
        self.build(ExpressionKind::Throw { operand }, void, ValueCategory::Prvalue, flags, extent)
    }

    fn check_throw(&mut self, operand: ExpressionId) {
        if self.is_unjudged(operand) || self.is_erroneous(operand) {
            return;
        }
        let entry = self.expression(operand);
        match self.value_structure(entry.ty) {
            Type::Builtin(Builtin::Void) => self.report_operand(code::THROW_OF_VOID, operand),
            Type::Pointer(inner)
                if self.is_incomplete_array(inner) || self.is_undefined_class(self.element_type(inner).0) =>
            {
                self.report_operand(code::THROW_OF_POINTER_TO_INCOMPLETE, operand)
            }
            Type::Class(class) => {
                if self.is_undefined_class(entry.ty) {
                    self.report_operand(code::INCOMPLETE_TYPE, operand);
                } else if self.has_known_members(class) && self.is_abstract(class) == Some(true) {
                    self.report_operand(code::ABSTRACT_OBJECT, operand);
                } else {
                    let value = self.operand(operand);
                    let mut moved = None;
                    let inner = self.without_parentheses(operand);
                    if let ExpressionKind::Name { entity, .. } = self.expression(inner).kind
                        && self.may_move_variable(entity)
                        && self.program.entities[entity].token >= self.context.try_block
                    {
                        // An object that ends with the exception, in the innermost try block around, is moved where it can
                        // be ([class.copy.elision]/3).
                        let ended = Operand { category: ValueCategory::Xvalue, ..value };
                        moved = self.copy_constructor(class, &ended);
                    }
                    // The exception object is destroyed, too ([except.throw]/5); a prvalue is that object, of which is told.
                    if value.category != ValueCategory::Prvalue {
                        self.use_destructor(class, FunctionUseKind::ImplicitDestruction, entry.first);
                    }
                    let first = self.expression(operand).first;
                    if let Some(function) = moved.or_else(|| self.copied_by(class, &value, first)) {
                        let kind = FunctionUseKind::ImplicitConstruction;
                        self.use_function(FunctionUse::new(function, kind, entry.first));
                    }
                }
            }
            _ => {}
        }
    }

    /// `sizeof(T)`, `alignof(T)`
    pub(crate) fn check_size_of_type(&mut self, operator: TokenKind, keyword: u32, ty: TypeId) {
        if self.context.speculating > 0 || self.is_dependent_type(ty) {
            return;
        }
        let ty = self.program.non_reference(ty);
        // The type follows the parenthesis.
        match operator {
            TokenKind::KwSizeof => self.check_operand_size(ty, keyword + 2),
            TokenKind::KwAlignof if self.value_structure(ty) == Type::Builtin(Builtin::Void) => {
                let report = Report::new(code::ALIGNMENT_OF_INCOMPLETE_TYPE, self.position(keyword)).as_warning();
                self.report(report);
            }
            TokenKind::KwAlignof if self.is_undefined_class(ty) => {
                self.report_at(code::ALIGNMENT_OF_INCOMPLETE_TYPE, keyword)
            }
            _ => {}
        }
    }

    /// `sizeof e`
    pub(crate) fn check_size_of_expression(&mut self, operand: ExpressionId) {
        if self.is_unjudged(operand) || self.is_erroneous(operand) {
            return;
        }
        let entry = self.expression(operand);
        // The length of `__func__` is not known in patterns, but it has one.
        if let ExpressionKind::FunctionName(None) = self.expression(self.without_parentheses(operand)).kind {
            return;
        }
        if self.bit_field(operand).is_some() {
            self.report_operand(code::SIZEOF_BIT_FIELD, operand);
        } else if !matches!(self.expression(self.without_parentheses(operand)).kind, ExpressionKind::Member { .. })
            || !matches!(self.value_structure(entry.ty), Type::Function(_))
        {
            self.check_operand_size(entry.ty, entry.first);
        }
    }

    fn check_operand_size(&mut self, ty: TypeId, token: u32) {
        let (code, is_warning) = match self.value_structure(ty) {
            Type::Builtin(Builtin::Void) => (code::INCOMPLETE_TYPE, true),
            Type::Function(_) => (code::SIZEOF_FUNCTION, false),
            Type::Class(_) if self.is_incomplete(ty) => (code::INCOMPLETE_TYPE, false),
            Type::Array { bound: cufe_il::ArrayBound::Unknown, .. } => (code::INCOMPLETE_TYPE, false),
            Type::Array { .. } if self.is_undefined_class(self.element_type(ty).0) => (code::INCOMPLETE_TYPE, false),
            _ => return,
        };
        let report = Report::new(code, self.position(token)).with(self.type_argument(ty));
        self.report(if is_warning { report.as_warning() } else { report });
    }

    /// Whether a member can be named after `.` or `->`: the object is one of a complete class, or a pointer to one. Of a
    /// scalar only a pseudo-destructor can be.
    pub fn check_object(&mut self, object: ExpressionId, is_arrow: bool, name: Name) -> bool {
        self.settle_address(object);
        if self.is_unjudged(object) || self.is_erroneous(object) || name.kind() == NameKind::Destructor {
            return true;
        }
        let entry = self.expression(object);
        if self.program.class_of(entry.ty).is_some_and(|class| !self.has_known_members(class))
            && !self.is_undefined_class(entry.ty)
        {
            return true;
        }
        let code = if is_arrow {
            match self.arrow_target(object) {
                Err(code) => code,
                Ok(None) => return true,
                Ok(Some(inner)) => match self.value_structure(inner) {
                    Type::Class(_) if self.is_undefined_class(inner) => code::POINTER_TO_INCOMPLETE_TYPE,
                    structure if is_surely_no_class(structure) => code::ARROW_ON_NON_POINTER_TO_CLASS,
                    _ => return true,
                },
            }
        } else {
            match self.value_structure(entry.ty) {
                Type::Class(_) if self.is_undefined_class(entry.ty) => code::INCOMPLETE_TYPE,
                structure if is_surely_no_class(structure) => code::DOT_ON_NON_CLASS,
                _ => return true,
            }
        };
        // In templates the class may be completed before an instance is made.
        if matches!(code, code::INCOMPLETE_TYPE | code::POINTER_TO_INCOMPLETE_TYPE) && self.is_in_pattern() {
            return true;
        }
        let leads_to_class = |ty: TypeId| match self.value_structure(ty) {
            Type::Pointer(inner) => matches!(self.value_structure(inner), Type::Class(_)),
            _ => false,
        };
        let mut report = Report::new(code, self.position(entry.first)).with(self.type_argument(entry.ty));
        if code == code::DOT_ON_NON_CLASS && leads_to_class(entry.ty) {
            report = report.help("it is a pointer to an object of a class: write '->' for '.'");
        } else if code == code::ARROW_ON_NON_POINTER && matches!(self.value_structure(entry.ty), Type::Class(_)) {
            report = report.help("it is an object of a class: write '.' for '->'");
        }
        self.report(report);
        false
    }

    /// What an object leads to with `->`, chains of `operator->` followed ([over.ref]): the type behind the pointer, `None`
    /// where it is not known, or the number of what is wrong.
    fn arrow_target(&mut self, object: ExpressionId) -> Result<Option<TypeId>, Code> {
        let mut ty = self.expression(object).ty;
        let mut visited: SmallVec<[TypeId; 4]> = SmallVec::new();
        loop {
            match self.value_structure(ty) {
                Type::Pointer(inner) | Type::Array { element: inner, .. } => return Ok(Some(inner)),
                Type::Class(class) => {
                    let bare = self.program.unqualified(self.program.canonical(self.program.non_reference(ty))).0;
                    if visited.contains(&bare) {
                        return Err(code::ARROW_OPERATOR_LOOP);
                    }
                    visited.push(bare);
                    if self.is_undefined_class(bare) {
                        return Err(code::INCOMPLETE_TYPE);
                    }
                    if !self.has_known_members(class) {
                        return Ok(None);
                    }
                    let found = self.lookup_in_type(bare, Name::operator(Operator::Arrow), u32::MAX);
                    if found.is_dependent || found.specialization.is_some() {
                        return Ok(None);
                    }
                    if found.entities.is_empty() {
                        return Err(code::ARROW_ON_NON_POINTER);
                    }
                    match self.common_result(&found.entities) {
                        Some(result) if !self.is_dependent_type(result) => ty = result,
                        _ => return Ok(None),
                    }
                }
                Type::Builtin(_) | Type::Enum(_) | Type::MemberPointer { .. } | Type::Function(_) => {
                    return Err(code::ARROW_ON_NON_POINTER);
                }
                _ => return Ok(None),
            }
        }
    }
}

/// Whether a type is known, and is neither a class nor dependent.
fn is_surely_no_class(structure: Type) -> bool {
    matches!(
        structure,
        Type::Builtin(_)
            | Type::Pointer(_)
            | Type::Enum(_)
            | Type::MemberPointer { .. }
            | Type::Function(_)
            | Type::Array { .. }
    )
}

impl Sema<'_> {
    /// The left operand of a built-in `->*` is a pointer (3164) to an object of a class (131); where it is not, the right one
    /// is looked at, too (380). Whether it is.
    pub(crate) fn check_arrow_star(&mut self, left: ExpressionId, right: ExpressionId) -> bool {
        if self.is_unjudged(left) || self.is_erroneous(left) {
            return true;
        }
        let code = match self.value_structure(self.expression(left).ty) {
            Type::Pointer(inner) | Type::Array { element: inner, .. } => {
                if !is_surely_no_class(self.value_structure(inner)) {
                    return true;
                }
                code::ARROW_ON_NON_POINTER_TO_CLASS
            }
            Type::Builtin(_) | Type::Enum(_) | Type::MemberPointer { .. } | Type::Function(_) => {
                code::ARROW_ON_NON_POINTER
            }
            _ => return true,
        };
        let first = self.expression(left).first;
        let report = Report::new(code, self.position(first)).with(self.type_argument(self.expression(left).ty));
        self.report(report);
        if !self.is_unjudged(right)
            && !self.is_erroneous(right)
            && matches!(
                self.value_structure(self.expression(right).ty),
                Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::Class(_)
            )
        {
            self.report_operand(code::NOT_POINTER_TO_MEMBER, right);
        }
        false
    }

    /// `a .* b`, `a ->* b` of built-in operands ([expr.mptr.oper]); the object of `->*` is the one behind the pointer.
    pub(crate) fn check_member_pointer_access(&mut self, object: ExpressionId, pointer: ExpressionId) {
        if self.is_unjudged(object) || self.is_unjudged(pointer) || self.is_erroneous(pointer) {
            return;
        }
        let (left, right) = (self.expression(object), self.expression(pointer));
        let operator = right.first.saturating_sub(1);
        let is_arrow = self.reader.is(operator, TokenKind::ArrowStar);
        match self.value_structure(left.ty) {
            Type::Class(_) => {}
            Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_)
                if is_arrow
                    && matches!(
                        self.value_structure(right.ty),
                        Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_)
                    ) =>
            {
                self.report_operand(code::NOT_POINTER_TO_MEMBER, pointer);
                return;
            }
            Type::Builtin(_)
            | Type::Pointer(_)
            | Type::Enum(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Function(_) => {
                self.report_operand(
                    if is_arrow { code::ARROW_ON_NON_POINTER_TO_CLASS } else { code::DOT_ON_NON_CLASS },
                    object,
                );
                return;
            }
            _ => return,
        }
        match self.value_structure(right.ty) {
            Type::MemberPointer { class, .. } => {
                let (own, class) = (self.program.canonical(left.ty), self.program.canonical(class));
                let is_same = self.program.unqualified(own).0 == self.program.unqualified(class).0;
                if is_same {
                    return;
                }
                match self.base_relation(own, class) {
                    crate::class::BaseRelation::No => self.report_at(code::POINTER_TO_MEMBER_CLASS_MISMATCH, operator),
                    _ => self.check_conversion_to_base(object, own, class),
                }
            }
            // The conversions of a class are not tried: `.*` can't be overloaded (measured).
            Type::Builtin(_)
            | Type::Enum(_)
            | Type::Pointer(_)
            | Type::Array { .. }
            | Type::Function(_)
            | Type::Class(_) => self.report_operand(code::NOT_POINTER_TO_MEMBER, pointer),
            _ => {}
        }
    }
}
