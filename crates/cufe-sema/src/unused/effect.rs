//! Variables that the device compiler does not call unused: their initialization does something. Of templates the pattern tells:
//! whatever depends on parameters there may do something, but for casts of names (measured, tests/rules/device).

use crate::Sema;
use crate::class::SpecialMember;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    ArrayBound, Builtin, CaptureKind, ClassId, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, Operator, Qualifiers, Type, TypeId, UnaryOperator, VariableId,
};

impl Sema<'_> {
    /// Whether the initialization of a variable may do more than give it a value.
    pub(super) fn has_effective_initializer(&mut self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let (ty, initializer) = (entry.ty, entry.initializer);
        let Some(initializer) = initializer else {
            return self.is_default_deleted(ty) && !self.leaves_const_members(ty);
        };
        if self.value_of_initialization(variable).is_ok() {
            return false;
        }
        // A reference may be bound to an object that the list makes.
        let object = self.program.non_reference(ty);
        self.is_rounded(self.expression(initializer).ty, ty)
            || self.leaves_parts_to_constructors(initializer, object)
            || self.has_effect(initializer)
    }

    /// Whether a list leaves out parts of an array or aggregate whose constructor is not constexpr, or parts of which have one.
    fn leaves_parts_to_constructors(&mut self, list: ExpressionId, ty: TypeId) -> bool {
        let ExpressionKind::InitializerList(elements) = self.expression(list).kind else { return false };
        let written = self.program.expression_list(elements).len() as u64;
        let Some(class) = self.program.class_of(self.element_type(ty).0) else { return false };
        let parts = match self.program.structure(self.program.canonical(ty)) {
            Type::Array { bound: ArrayBound::Known(length), .. } => length,
            Type::Array { .. } => 0,
            _ => {
                let entry = &self.program.classes[class];
                (entry.bases.len() + entry.data_members.len()) as u64
            }
        };
        let constructors = self.special_members(class, SpecialMember::DefaultConstructor);
        written < parts
            && constructors.into_iter().any(|constructor| {
                let facts = self.special_facts(constructor);
                facts.is_constexpr == Some(false) && facts.is_trivial == Some(false)
            })
    }

    /// Whether a class has a deleted default constructor: its use was an error.
    fn is_default_deleted(&mut self, ty: TypeId) -> bool {
        let Some(class) = self.program.class_of(self.element_type(ty).0) else { return false };
        let members = self.special_members(class, SpecialMember::DefaultConstructor);
        members.iter().any(|&member| self.program.functions[member].flags.contains(FunctionFlags::DELETED))
    }

    /// Whether a type is an array of variable length, which is an error in device code.
    pub(super) fn is_refused_array(&self, ty: TypeId) -> bool {
        let mut next = self.program.canonical(ty);
        while let Type::Array { element, bound } = self.program.structure(next) {
            if matches!(bound, ArrayBound::Expression(_)) {
                return self.is_compiled_for_device() && !self.is_in_pattern();
            }
            next = element;
        }
        false
    }

    /// Whether evaluating an expression may do something.
    fn has_effect(&mut self, expression: ExpressionId) -> bool {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.does_something(expression))
    }

    fn any_has_effect(&mut self, expressions: &[ExpressionId]) -> bool {
        expressions.iter().any(|&expression| self.has_effect(expression))
    }

    fn does_something(&mut self, expression: ExpressionId) -> bool {
        use ExpressionKind as E;
        let entry = self.expression(expression);
        let program = &self.program;
        let implicit = [program.called.get(&expression).copied(), program.converted.get(&expression).copied()];
        for function in implicit.into_iter().flatten() {
            let is_evaluated = self.is_written_constexpr(function) && self.is_constant(expression);
            if !is_evaluated && !self.is_trivial_copy(function) {
                return true;
            }
        }
        match entry.kind {
            E::Unknown
            | E::UnresolvedName { .. }
            | E::DependentName { .. }
            | E::DependentMember { .. }
            | E::StatementExpression(_)
            | E::Throw { .. }
            | E::New { .. }
            | E::Delete { .. }
            | E::CoYield { .. }
            | E::Launch { .. }
            | E::Fold { .. } => true,
            E::Call { .. } | E::Builtin { .. } => !self.is_constant(expression),
            E::OperatorOnExpression { .. } | E::OperatorOnType { .. } | E::Overloads { .. } => false,
            E::Name { .. } => self.is_volatile_read(entry.ty),
            E::Literal(literal) => self.program.literals.get(literal).suffix.is_some() && !self.is_constant(expression),
            E::Lambda(lambda) => self.has_effective_capture(lambda),
            E::Unary { operator, operand } => self.has_unary_effect(operator, operand),
            E::Binary { operator, left, right } => self.has_binary_effect(operator, left, right),
            E::Subscript { base, .. } if self.depends_on_type(base) => true,
            E::Conditional { condition, then, otherwise } => match self.integral_value(condition) {
                Some(value) => self.has_effect(if value != 0 { then } else { otherwise }),
                None => self.depends_on_type(condition) || self.any_has_effect(&[condition, then, otherwise]),
            },
            E::Cast { operand, .. } => {
                self.is_rounded(self.expression(operand).ty, entry.ty)
                    || self.is_made_by_function(entry.ty, &[operand])
                    || self.has_effect(operand)
            }
            E::Construct { arguments, .. } => {
                let arguments = self.program.expression_list(arguments).to_vec();
                let is_rounded =
                    |sema: &Self, &argument: &ExpressionId| sema.is_rounded(sema.expression(argument).ty, entry.ty);
                !self.is_constant(expression)
                    && (self.is_made_by_function(entry.ty, &arguments)
                        || arguments.iter().any(|argument| is_rounded(self, argument)))
                    || self.any_has_effect(&arguments)
            }
            _ => {
                let operands = self.program.operands(expression).to_vec();
                self.any_has_effect(&operands)
            }
        }
    }

    fn is_constant(&mut self, expression: ExpressionId) -> bool {
        self.evaluate(expression, None, true).is_ok()
    }

    fn depends_on_type(&self, expression: ExpressionId) -> bool {
        self.expression(expression).flags.contains(ExpressionFlags::TYPE_DEPENDENT)
    }

    fn is_volatile_read(&self, ty: TypeId) -> bool {
        let qualifiers = self.program.unqualified(self.program.canonical(ty)).1;
        qualifiers.contains(Qualifiers::VOLATILE) && !qualifiers.contains(Qualifiers::CONST)
    }

    fn has_unary_effect(&mut self, operator: UnaryOperator, operand: ExpressionId) -> bool {
        use UnaryOperator as U;
        match operator {
            U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement | U::CoAwait => true,
            U::Minus if self.is_host_floating(self.expression(operand).ty) => true,
            U::AddressOf => {
                let inner = self.without_parentheses(operand);
                let is_name = matches!(self.expression(inner).kind, ExpressionKind::Name { .. });
                self.depends_on_type(operand) || !is_name && self.has_effect(operand)
            }
            _ => self.depends_on_type(operand) || self.has_effect(operand),
        }
    }

    fn has_binary_effect(&mut self, operator: Operator, left: ExpressionId, right: ExpressionId) -> bool {
        use Operator as O;
        let operands = [left, right];
        let is_arithmetic = matches!(operator, O::Plus | O::Minus | O::Star | O::Slash);
        let is_floating = |operand: ExpressionId| self.is_host_floating(self.expression(operand).ty);
        operator == O::Equal
            || operator.is_compound_assignment()
            || is_floating(left) != is_floating(right)
            || operands.iter().any(|&operand| self.depends_on_type(operand))
            || is_arithmetic && operands.iter().any(|&operand| self.is_host_floating(self.expression(operand).ty))
            || self.any_has_effect(&operands)
    }

    fn is_trivial_copy(&mut self, function: FunctionId) -> bool {
        let copies = matches!(
            self.special_member(function),
            Some(SpecialMember::CopyConstructor | SpecialMember::MoveConstructor)
        );
        copies && self.special_facts(function).is_trivial == Some(true)
    }

    /// Captures by copy call constructors, and init-captures have initializers.
    fn has_effective_capture(&mut self, lambda: u32) -> bool {
        let Some(lambda) = self.program.lambdas.get(lambda as usize) else { return true };
        let captures = lambda.captures.clone();
        captures.iter().any(|capture| match (capture.initializer, capture.entity) {
            (Some(initializer), _) => self.has_effect(initializer),
            (None, Some(entity)) if capture.kind == CaptureKind::Copy => {
                let ty = self.program.variable_of(entity).map(|variable| self.program.variables[variable].ty);
                let ty = ty.map(|ty| self.program.non_reference(ty));
                let class = ty.and_then(|ty| self.program.class_of(self.element_type(ty).0));
                class.is_some_and(|class| {
                    self.is_trivial_member(class, SpecialMember::CopyConstructor) != Some(true)
                        || self.is_trivial_member(class, SpecialMember::Destructor) != Some(true)
                })
            }
            _ => false,
        })
    }

    /// Whether a constructor, or later a destructor, does something with a temporary.
    fn is_made_by_function(&mut self, ty: TypeId, arguments: &[ExpressionId]) -> bool {
        if self.is_dependent_type(ty) || self.program.is_reference(ty) {
            return false;
        }
        let Some(class) = self.program.class_of(self.element_type(ty).0) else { return false };
        let is_copy = |sema: &Self, argument: ExpressionId| {
            let ty = sema.expression(argument).ty;
            sema.program.class_of(sema.program.non_reference(ty)) == Some(class)
        };
        let kind = match arguments {
            [] => SpecialMember::DefaultConstructor,
            &[only] if is_copy(self, only) => SpecialMember::CopyConstructor,
            _ => return self.is_made_of_parts(class),
        };
        self.is_trivial_member(class, kind) != Some(true) || !self.ends_silently(class)
    }

    /// Whether a list of several values goes to a constructor, and not to the members of an aggregate.
    fn is_made_of_parts(&mut self, class: ClassId) -> bool {
        self.is_aggregate_class(class) != Some(true) || !self.ends_silently(class)
    }

    fn ends_silently(&mut self, class: ClassId) -> bool {
        self.is_trivial_member(class, SpecialMember::Destructor) == Some(true)
    }

    /// Whether a conversion rounds: in code of the host only, where the mode of rounding and exceptions count.
    fn is_rounded(&self, source: TypeId, target: TypeId) -> bool {
        let (source, target) = (self.program.non_reference(source), self.program.non_reference(target));
        let (from, to) = (self.value_structure(source), self.value_structure(target));
        let is_bool = |ty| ty == Type::Builtin(Builtin::Bool);
        from != to && !is_bool(to) && (self.is_host_floating(source) || self.is_arithmetic_source(from, target))
    }

    fn is_arithmetic_source(&self, source: Type, target: TypeId) -> bool {
        matches!(source, Type::Builtin(_) | Type::Enum(_)) && self.is_host_floating(target)
    }

    /// Whether a type is a floating one, in a function that runs on the host only.
    fn is_host_floating(&self, ty: TypeId) -> bool {
        let is_host = self.context.function.is_none_or(|function| !self.is_on_device(function));
        is_host
            && matches!(self.value_structure(self.program.non_reference(ty)), Type::Builtin(builtin) if builtin.is_floating())
    }
}
