//! Initialization ([dcl.init]): what initializes an object or reference of a type from
//! an expression, which functions that calls, and what is said where it cannot be.

mod aggregate;
mod copy;
mod dependent;
mod direct;
mod failure;
mod length;
mod list;
mod null_reference;
mod object;
mod variable;

pub(crate) use aggregate::Taken;

use crate::Sema;
use crate::conversion::{Allowed, Operand, Sequence, UserDefined};
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_diagnostics::code;
use cufe_il::{ExpressionFlags, ExpressionId, ExpressionKind, Name, Type, TypeId, ValueCategory};

pub use direct::Initialized;
pub use variable::Initializer;

/// What is initialized: it decides the number of the report and which functions CUDA's rules look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A parameter of a call.
    Argument,
    /// A parameter by its default argument.
    DefaultArgument,
    /// A variable, whose name is this token.
    Variable(u32),
    /// A base or member in a mem-initializer, at this token: nothing is said of the access to its constructor (measured).
    Part(u32),
    /// A member, an element, an object without name.
    Object,
    /// A temporary, an object that `new` makes: narrowing in its list is an error.
    Temporary,
    /// The result of a function.
    Return,
    /// The left operand of an assignment of a type that is no class, with this operator.
    Assignment(u32),
}

impl Purpose {
    /// What the parts of an aggregate are for.
    fn of_part(self) -> Self {
        match self {
            Purpose::Variable(_) | Purpose::Part(_) | Purpose::Object | Purpose::Return => Purpose::Object,
            _ => Purpose::Temporary,
        }
    }
}

impl Sema<'_> {
    /// Copy-initializes something of a type from an expression ([dcl.init]/15): reports what is wrong, and notes the
    /// functions that it calls. Returns whether it can be done, as far as can be known.
    pub fn initialize_from(&mut self, expression: ExpressionId, ty: TypeId, purpose: Purpose) -> bool {
        if !self.can_check_initialization(expression, ty) {
            return true;
        }
        if let ExpressionKind::InitializerList(_) = self.expression(expression).kind {
            return self.initialize_from_list(expression, ty, purpose, false);
        }
        let sequence = match self.moved_conversion(expression, ty, purpose) {
            Some(sequence) => sequence,
            None => {
                let operand = self.operand(expression);
                self.implicit_conversion(&operand, ty, Allowed::IMPLICIT)
            }
        };
        match sequence {
            Sequence::Impossible => {
                self.report_conversion_failure(expression, ty, purpose);
                return false;
            }
            Sequence::Unknown => self.note_unknown(),
            _ => {}
        }
        self.apply_conversion(expression, ty, &sequence, purpose);
        true
    }

    /// The conversion of a returned variable that ends with the function, as of an rvalue: by a constructor that takes a
    /// reference to such ([class.copy.elision]/3). None where the variable is converted as it is.
    fn moved_conversion(&mut self, expression: ExpressionId, ty: TypeId, purpose: Purpose) -> Option<Sequence> {
        if purpose != Purpose::Return
            || self.program.is_reference(ty)
            || self.program.class_of(ty).is_none()
            || !self.is_implicitly_movable(expression)
        {
            return None;
        }
        let ty_of_variable = self.expression(expression).ty;
        let moved = Operand { ty: ty_of_variable, category: ValueCategory::Xvalue, expression: None };
        let sequence = self.implicit_conversion(&moved, ty, Allowed::IMPLICIT);
        let Sequence::User(user) = sequence else { return None };
        let function = self.conversion_type_of(&user).and_then(|ty| self.program.as_function(ty))?;
        let is_constructor = user.function.is_none_or(|function| self.is_constructor(function));
        let takes_rvalue = function
            .parameters
            .first()
            .is_some_and(|&parameter| matches!(self.program.structure(parameter), Type::RvalueReference(_)));
        (is_constructor && takes_rvalue).then_some(sequence)
    }

    /// Whether an initialization can be judged: nothing is dependent, erroneous or not known.
    pub(crate) fn can_check_initialization(&self, expression: ExpressionId, ty: TypeId) -> bool {
        let entry = self.expression(expression);
        !self.is_dependent_type(ty)
            && !self.is_enumeration_of_pattern(ty)
            && !self.is_enumeration_of_pattern(entry.ty)
            && !entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
            && !matches!(
                entry.kind,
                ExpressionKind::Unknown | ExpressionKind::PackExpansion(_) | ExpressionKind::Designated { .. }
            )
    }

    /// Notes what a conversion of an expression calls, and reports what is wrong with it although it is the best
    /// ([over.best.ics]/10).
    pub(crate) fn apply_conversion(
        &mut self,
        expression: ExpressionId,
        ty: TypeId,
        sequence: &Sequence,
        purpose: Purpose,
    ) {
        if *sequence == Sequence::Unknown {
            self.note_unknown();
        }
        if let ExpressionKind::InitializerList(_) = self.expression(expression).kind {
            if self.initialize_from_list(expression, ty, purpose, false) && purpose == Purpose::Argument {
                self.end_parameter(expression, ty);
            }
            return;
        }
        self.check_null_reference(expression, ty);
        if let Some(set) = self.function_set(expression) {
            match sequence {
                Sequence::Unknown | Sequence::Impossible => return,
                Sequence::Standard(_) => {
                    self.note_converted(expression, ty, false);
                    return self.apply_address(expression, &set, ty);
                }
                Sequence::Ellipsis => return self.settle_address(expression),
                Sequence::User(user) => {
                    let parameter = self
                        .conversion_type_of(user)
                        .and_then(|ty| self.program.as_function(ty)?.parameters.first().copied());
                    match parameter {
                        Some(parameter) => self.apply_address(expression, &set, parameter),
                        // What an ellipsis takes is told by nothing.
                        None => self.settle_address(expression),
                    }
                }
            }
        }
        if purpose == Purpose::Argument {
            self.end_parameter(expression, ty);
        }
        if matches!(sequence, Sequence::Standard(_)) {
            let is_moved = purpose == Purpose::Return && self.is_implicitly_movable(expression);
            self.note_converted(expression, ty, is_moved);
        }
        match sequence {
            Sequence::User(user) => self.use_user_conversion(expression, ty, user),
            Sequence::Standard(standard) => {
                let first = self.expression(expression).first;
                if standard.drops_const_of_string && self.context.speculating == 0 {
                    self.report_at(code::STRING_TO_NON_CONST_POINTER, first);
                }
                if standard.step == crate::conversion::Step::DerivedToBase
                    || standard.step == crate::conversion::Step::Pointer
                    || standard.step == crate::conversion::Step::MemberPointer
                {
                    self.check_base_conversion(expression, standard);
                }
                self.use_copy(expression, ty, purpose);
                self.check_constant_conversion(expression, ty);
            }
            _ => {}
        }
    }

    /// Notes what converts an expression to a type; reports where several functions do equally well.
    pub(crate) fn use_user_conversion(&mut self, expression: ExpressionId, ty: TypeId, user: &UserDefined) {
        self.use_copy_for_constructor(expression, user);
        self.note_converted(expression, ty, false);
        match self.settled_conversion(user) {
            Some(function) => {
                self.use_conversion(expression, function);
                self.check_base_conversion(expression, &user.second);
                let entity = &self.program.entities[self.program.functions[function].entity];
                if entity.name == Name::CONSTRUCTOR && self.program.is_reference(ty) {
                    // A temporary object is made ([class.abstract]/3).
                    let first = self.expression(expression).first;
                    self.check_abstract_object(self.program.non_reference(ty), code::ABSTRACT_OBJECT, first);
                }
            }
            None if user.is_ambiguous => self.report_ambiguous_conversion(expression, ty),
            None => {}
        }
    }

    /// Notes that the value of an expression is converted by a constructor or conversion function.
    pub fn use_conversion(&mut self, expression: ExpressionId, function: cufe_il::FunctionId) {
        if self.context.speculating > 0 {
            return;
        }
        self.program.converted.insert(expression, function);
        let entity = self.program.functions[function].entity;
        let kind = if self.program.entities[entity].name == Name::CONSTRUCTOR {
            FunctionUseKind::ImplicitConstruction
        } else {
            FunctionUseKind::Conversion
        };
        if kind == FunctionUseKind::ImplicitConstruction {
            self.check_constructor_argument(expression, function);
        }
        let first = self.expression(expression).first;
        let at_run_time = match kind {
            FunctionUseKind::ImplicitConstruction => self.known_at_run_time(&[expression]),
            _ => cufe_il::RunTime::Nothing,
        };
        // A conversion function is named in the class of the operand: a using-declaration there may make it accessible.
        let naming_class = match kind {
            FunctionUseKind::Conversion => self.class_of_expression(expression),
            _ => None,
        };
        let naming_class = naming_class.map(|class| self.program.classes[class].ty);
        if let Some(from) = naming_class
            && let Some(home) = self.home_class(entity)
        {
            self.check_ambiguous_base(expression, from, self.program.classes[home].ty);
        }
        self.use_function(FunctionUse { at_run_time, naming_class, ..FunctionUse::new(function, kind, first) });
    }

    /// A constant that a converting constructor takes.
    pub(crate) fn check_constructor_argument(&mut self, expression: ExpressionId, function: cufe_il::FunctionId) {
        let ty = self.program.as_function(self.program.functions[function].ty);
        if let Some(&parameter) = ty.and_then(|ty| ty.parameters.first()) {
            self.check_constant_conversion(expression, parameter);
            if self.context.speculating == 0 {
                let parameter = self.pointee_or_itself(self.program.non_reference(parameter));
                let from = self.pointee_or_itself(self.expression(expression).ty);
                self.check_conversion_to_base(expression, from, parameter);
            }
        }
    }

    /// 286: the base that a conversion leads to is ambiguous.
    pub(crate) fn check_base_conversion(&mut self, expression: ExpressionId, standard: &crate::conversion::Standard) {
        if self.context.speculating > 0 {
            return;
        }
        if let (Type::MemberPointer { class: from, .. }, Type::MemberPointer { class: to, .. }) =
            (self.program.structure(standard.from), self.program.structure(standard.to))
        {
            return self.check_conversion_from_base(expression, from, to);
        }
        let (from, to) = (self.pointee_or_itself(standard.from), self.pointee_or_itself(standard.to));
        self.check_conversion_to_base(expression, from, to);
    }

    /// What a pointer points to; other types themselves.
    fn pointee_or_itself(&self, ty: TypeId) -> TypeId {
        match self.program.structure(self.program.unqualified(ty).0) {
            Type::Pointer(inner) => inner,
            _ => ty,
        }
    }
}
