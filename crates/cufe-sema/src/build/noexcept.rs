//! The `noexcept` operator ([expr.unary.noexcept]): whether its operand is potentially-throwing ([except.spec]/6). Every
//! function that the operand calls, written or implied, is told to [`Sema::use_function`] while the operand is built.

use crate::Sema;
use crate::class::accessible::either;
use crate::constant::{Demand, Value};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::template::InstantiatedPart;
use cufe_il::{
    ClassId, ExpressionFlags, ExpressionId, FunctionFlags, FunctionId, FunctionTypeFlags, Name, Operator, Type, TypeId,
    ValueCategory, VariableId,
};

/// The operand of a `noexcept` operator that is being built.
#[derive(Clone, Copy, Debug)]
pub struct NoexceptOperand {
    /// The depth of unevaluated operands inside of it: those of operators in it do not count.
    depth: u32,
    /// Whether something in it may throw; none where that is not known.
    throws: Option<bool>,
}

impl Sema<'_> {
    /// Begins the operand of a `noexcept` operator; returns what was being built around it.
    pub fn begin_noexcept_operand(&mut self) -> Option<NoexceptOperand> {
        let operand = NoexceptOperand { depth: self.context.unevaluated + 1, throws: Some(false) };
        self.context.noexcept_operand.replace(operand)
    }

    /// Ends the operand of a `noexcept` operator: whether it is potentially-throwing, where that is known.
    pub fn end_noexcept_operand(&mut self, outer: Option<NoexceptOperand>) -> Option<bool> {
        std::mem::replace(&mut self.context.noexcept_operand, outer)?.throws
    }

    /// Begins a default member initializer or default argument: whether it may throw is asked of the functions that use it.
    pub fn begin_potential_throw(&mut self) -> Option<NoexceptOperand> {
        let operand = NoexceptOperand { depth: self.context.unevaluated, throws: Some(false) };
        self.context.noexcept_operand.replace(operand)
    }

    /// Ends the initializer of a member or parameter, with what was being built around it.
    pub fn end_potential_throw(&mut self, variable: Option<VariableId>, outer: Option<NoexceptOperand>) {
        let operand = std::mem::replace(&mut self.context.noexcept_operand, outer);
        if let (Some(variable), Some(operand)) = (variable, operand)
            && !self.in_template()
            && self.context.speculating == 0
        {
            self.class_state.throwing_initializers.insert(variable, operand.throws);
        }
    }

    /// Whether the initializer of a member or parameter throws nothing. It is read for that where it was deferred.
    pub(crate) fn is_nothrow_initializer(&mut self, variable: VariableId) -> Option<bool> {
        if self.deferred_initializers.contains_key(&variable) && !self.is_in_pattern() {
            self.read(InstantiatedPart::Supply(Demand::Initializer(variable)));
        }
        self.class_state.throwing_initializers.get(&variable).copied().flatten().map(|throws| !throws)
    }

    /// Notes the value of a `noexcept` operator whose operand throws or not.
    pub fn note_noexcept(&mut self, expression: ExpressionId, throws: Option<bool>) {
        let dependent =
            ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT | ExpressionFlags::UNEXPANDED;
        if let Some(throws) = throws
            && !self.expression(expression).flags.intersects(dependent)
            && self.context.speculating == 0
        {
            self.constants.folded.insert(expression, Value::Integer(i128::from(!throws)));
        }
    }

    /// Something that is being built throws, or may; none where that is not known.
    pub(crate) fn note_throwing(&mut self, throws: Option<bool>) {
        let (depth, is_read) = (self.context.unevaluated, self.context.speculating == 0);
        if let Some(operand) = &mut self.context.noexcept_operand
            && operand.depth == depth
            && is_read
        {
            operand.throws = either(operand.throws, throws);
        }
    }

    /// A function is called.
    pub(crate) fn note_throwing_use(&mut self, used: &FunctionUse) {
        if self.context.noexcept_operand.is_some() && used.kind != FunctionUseKind::Address {
            let is_nothrow = self.is_nothrow_callee(used.function);
            self.note_throwing(is_nothrow.map(|is| !is));
        }
    }

    /// A constructor, which may be inherited, makes an object of a class.
    pub(crate) fn note_throwing_construction(&mut self, class: ClassId, constructor: FunctionId) {
        if self.context.noexcept_operand.is_some() {
            let is_nothrow = self.are_other_parts_nothrow(class, constructor);
            self.note_throwing(is_nothrow.map(|is| !is));
        }
    }

    /// An object of a type is made that ends with the full-expression.
    pub(super) fn note_throwing_destruction(&mut self, ty: TypeId) {
        let throws = match self.value_structure(ty) {
            Type::Class(class) => {
                self.destructor(class).and_then(|destructor| self.is_nothrow_special(destructor)).map(|is| !is)
            }
            // Nothing is known of its constructors either.
            Type::Specialization { .. } => None,
            _ => return,
        };
        self.note_throwing(throws);
    }

    /// A function is called through a pointer or reference, of this type.
    pub(crate) fn note_throwing_type(&mut self, function: TypeId) {
        let function = self.program.as_function(function);
        let throws = function.map(|function| !function.flags.contains(FunctionTypeFlags::NOEXCEPT));
        self.note_throwing(throws);
    }

    pub(crate) fn is_nothrow_callee(&mut self, function: FunctionId) -> Option<bool> {
        let entry = &self.program.functions[function];
        let (entity, flags) = (entry.entity, entry.flags);
        let name = self.program.entities[entity].name;
        // A defaulted comparison throws nothing unless it says so, whatever it calls; one that `<=>` brings with it may unless
        // that says otherwise (measured; [except.spec]/12 has them throw what they call).
        if self.is_defaulted_comparison(function) {
            if let Some(spaceship) = self.implying_spaceship(function) {
                return match self.has_exception_specification(spaceship) {
                    true => self.is_nothrow_function(spaceship),
                    false => Some(false),
                };
            }
            return match self.has_exception_specification(function) {
                true => self.is_nothrow_function(function),
                false => Some(!flags.contains(FunctionFlags::IMPLICIT)),
            };
        }
        if flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) || name == Name::DESTRUCTOR {
            return self.is_nothrow_special(function);
        }
        // Deallocation functions do not throw unless they say so ([except.spec]/9).
        let is_deallocation = name == Name::operator(Operator::Delete) || name == Name::operator(Operator::DeleteArray);
        if is_deallocation && (!self.has_exception_specification(function) || flags.contains(FunctionFlags::BUILTIN)) {
            return Some(true);
        }
        let has_attribute = self
            .program
            .attributes_of(entity)
            .is_some_and(|record| record.facts.contains(cufe_il::AttributeFacts::NOTHROW));
        if has_attribute || self.declarations.declared_without_specification.contains(&function) {
            return Some(true);
        }
        if flags.contains(FunctionFlags::BUILTIN) {
            return None;
        }
        self.need_exception_specification(function);
        self.is_nothrow_function(function)
    }

    /// Whether a function says what it throws.
    fn has_exception_specification(&mut self, function: FunctionId) -> bool {
        self.need_exception_specification(function);
        let flags = self.program.functions[function].flags;
        flags.intersects(FunctionFlags::EXCEPTION_SPECIFICATION | FunctionFlags::OPEN_SPECIFICATION)
    }

    /// Whether `typeid` and `dynamic_cast` of an operand may throw (measured): of any glvalue of polymorphic type.
    pub(crate) fn note_throwing_typeid(&mut self, ty: TypeId) {
        if self.context.noexcept_operand.is_none() {
            return;
        }
        let throws = match self.value_structure(ty) {
            Type::Class(class) => self.is_polymorphic(class),
            Type::Unknown | Type::Specialization { .. } => None,
            _ => Some(false),
        };
        self.note_throwing(throws);
    }

    /// Whether the operand of `typeid` is evaluated: a glvalue of polymorphic class is ([expr.typeid]/4), and so may be what is not
    /// known yet.
    pub fn is_typeid_evaluated(&mut self, operand: ExpressionId) -> bool {
        let entry = self.expression(operand);
        let (ty, category) = (entry.ty, entry.category);
        match self.value_structure(ty) {
            Type::Class(class) => category != ValueCategory::Prvalue && self.is_polymorphic(class) != Some(false),
            Type::Unknown | Type::Specialization { .. } => true,
            _ => self.is_dependent_type(ty),
        }
    }
}
