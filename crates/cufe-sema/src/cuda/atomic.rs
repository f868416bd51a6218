//! Calls of the builtin functions `__nv_atomic_*` (3745 to 3771): sizes and types of the
//! objects, memory orders and thread scopes. What depends on the architecture belongs to the device pass.

use crate::Sema;
use crate::constant::integral::integral_properties;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, EntityKind, ExecutionSpace, ExpressionFlags, ExpressionId, ExpressionKind, Program, Qualifiers, Type,
    TypeId,
};

/// What an operation does, as far as the rules differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operation {
    /// Load and store of a value.
    Plain,
    Exchange,
    CompareExchange,
    /// Load, store, exchange and compare-exchange with the values behind pointers.
    Generic,
    AddSub,
    Logical,
    MaxMin,
    Fence,
}

/// The parameters of an atomic function.
#[derive(Clone, Copy, Debug)]
struct Signature {
    operation: Operation,
    /// The number of parameters in front of the memory orders.
    before: usize,
    /// The number of memory orders.
    orders: usize,
    /// The number of pointers at the beginning.
    pointers: usize,
}

/// The operation of a name.
fn signature(name: &str) -> Option<Signature> {
    use Operation as O;
    let rest = name.strip_prefix("__nv_atomic_")?;
    let (operation, before, orders, pointers) = match rest.strip_prefix("fetch_").unwrap_or(rest) {
        "load_n" => (O::Plain, 1, 1, 1),
        "store_n" => (O::Plain, 2, 1, 1),
        "exchange_n" => (O::Exchange, 2, 1, 1),
        "compare_exchange_n" => (O::CompareExchange, 4, 2, 1),
        "load" | "store" => (O::Generic, 2, 1, 2),
        "exchange" => (O::Generic, 3, 1, 3),
        "compare_exchange" => (O::Generic, 4, 2, 3),
        "add" | "sub" => (O::AddSub, 2, 1, 1),
        "and" | "or" | "xor" => (O::Logical, 2, 1, 1),
        "max" | "min" => (O::MaxMin, 2, 1, 1),
        "thread_fence" => (O::Fence, 0, 1, 0),
        _ => return None,
    };
    Some(Signature { operation, before, orders, pointers })
}

/// The greatest memory order and thread scope.
const LAST_ORDER: i128 = 5;
const LAST_SCOPE: i128 = 4;

impl Sema<'_> {
    /// Checks a call of an atomic builtin function; `close` is the closing parenthesis.
    pub(super) fn check_atomic_call(&mut self, name: &str, arguments: &[ExpressionId], close: u32) {
        let Some(signature) = signature(name) else { return };
        let Some(&first) = arguments.first() else {
            self.report_at(code::ATOMIC_OPERAND_NOT_POINTER, close);
            self.report_at(code::NV_ATOMIC_FUNCTION_NO_ARGS, close);
            return;
        };
        if self.flags_of(arguments).contains(ExpressionFlags::TYPE_DEPENDENT) {
            return;
        }
        let token = self.expression(first).first;
        let least = signature.before + signature.orders;
        if arguments.len() < least {
            return self.report_at(code::TOO_FEW_ARGUMENTS, close);
        }
        if let Some(&extra) = arguments.get(least + 1) {
            let report = Report::new(code::EXTRA_ARGUMENTS_IGNORED, self.position(self.expression(extra).first));
            self.report(report);
        }
        let is_device = self
            .context
            .function
            .is_some_and(|function| self.program.functions[function].space.contains(ExecutionSpace::DEVICE_SIDE));
        if !is_device {
            return self.report_at(code::NV_ATOMIC_OPERATION_NOT_IN_DEVICE_FUNCTION, token);
        }
        if self.check_atomic_object(&signature, arguments, token) {
            self.check_orders_and_scope(&signature, arguments, token);
            if self.options.device_pass {
                self.check_atomic_on_device(name, &signature, arguments, token);
            }
        }
    }

    /// What depends on the architecture, and the memory orders of loads and stores.
    fn check_atomic_on_device(&mut self, name: &str, signature: &Signature, arguments: &[ExpressionId], token: u32) {
        const CLUSTER_SCOPE: i128 = 2;
        let order = arguments.get(signature.before).and_then(|&order| self.value_without_variables(order));
        let is_load = name.contains("_load");
        let is_store = name.contains("_store");
        let code = match order {
            Some(3 | 4) if is_load => Some(code::NV_ATOMIC_LOAD_ORDER_ERROR),
            Some(1 | 2 | 4) if is_store => Some(code::NV_ATOMIC_STORE_ORDER_ERROR),
            _ => None,
        };
        if let Some(code) = code {
            self.report_at(code, token);
        }
        if self.options.device_architecture >= 90 {
            return;
        }
        let scope =
            arguments.get(signature.before + signature.orders).and_then(|&scope| self.value_without_variables(scope));
        if scope == Some(CLUSTER_SCOPE) {
            self.report_at(
                if is_load || is_store {
                    code::NV_ATOMIC_LOAD_STORE_SCOPE_CLUSTER_CHANGE_TO_DEVICE
                } else {
                    code::NV_ATOMIC_OPERATIONS_SCOPE_CLUSTER_CHANGE_TO_DEVICE
                },
                token,
            );
        }
        let size = arguments.first().and_then(|&object| match self.value_structure(self.expression(object).ty) {
            Type::Pointer(pointee) => self.layout_of(pointee).map(|layout| layout.size),
            _ => None,
        });
        if size == Some(16) && name.contains("exchange") {
            self.report_at(code::NV_ATOMIC_EXCH_CAS_B128_NOT_SUPPORTED, token);
        }
    }

    /// Checks the object and the other pointers. False where nothing more is to be said, or the type is not known.
    fn check_atomic_object(&mut self, signature: &Signature, arguments: &[ExpressionId], token: u32) -> bool {
        if signature.operation == Operation::Fence {
            return true;
        }
        let is_generic = signature.operation == Operation::Generic;
        let mut pointee = None;
        for &argument in arguments.iter().take(signature.pointers) {
            match self.value_structure(self.expression(argument).ty) {
                Type::Pointer(inner) => {
                    let structure = self.value_structure(inner);
                    if structure == Type::Unknown || self.is_dependent_type(inner) {
                        return false;
                    }
                    if is_generic && structure == Type::Builtin(Builtin::Void) {
                        self.report_at(code::INVALID_DELETE_OPERAND, self.expression(argument).first);
                        return false;
                    }
                    pointee = pointee.or(Some(inner));
                }
                Type::Unknown | Type::Class(_) | Type::Specialization { .. } => return false,
                _ => {
                    let code = if is_generic { code::INVALID_DELETE_OPERAND } else { code::ATOMIC_OPERAND_NOT_POINTER };
                    self.report_at(code, self.expression(argument).first);
                    return false;
                }
            }
        }
        let Some(pointee) = pointee else { return false };
        let size = self.layout_of(pointee).map(|layout| layout.size);
        let structure = self.value_structure(pointee);
        let properties = match structure {
            Type::Builtin(builtin) => integral_properties(builtin, false),
            _ => None,
        };
        let is_floating = matches!(structure, Type::Builtin(builtin) if is_floating(builtin));
        let code = match signature.operation {
            Operation::Generic => match size {
                Some(size) if !matches!(size, 1 | 2 | 4 | 8 | 16) => {
                    Some(code::INVALID_DATA_SIZE_FOR_NV_ATOMIC_GENERIC_FUNCTION)
                }
                // Those with three and with four parameters in front exchange, and compare and exchange.
                Some(1 | 2) if signature.before == 3 => Some(code::INVALID_NV_ATOMIC_EXCH_SIZE),
                Some(1) if signature.before == 4 => Some(code::INVALID_NV_ATOMIC_CAS_SIZE),
                Some(_) => None,
                None => return false,
            },
            Operation::Plain => {
                properties.is_none().then_some(code::NON_INTEGRAL_TYPE_FOR_NON_GENERIC_NV_ATOMIC_FUNCTION)
            }
            Operation::Exchange | Operation::CompareExchange => {
                let Some(size) = size else { return false };
                match signature.operation {
                    Operation::Exchange if !matches!(size, 4 | 8 | 16) => Some(code::INVALID_NV_ATOMIC_EXCH_SIZE),
                    Operation::CompareExchange if !matches!(size, 2 | 4 | 8 | 16) => {
                        Some(code::INVALID_NV_ATOMIC_CAS_SIZE)
                    }
                    _ => properties.is_none().then_some(code::NON_INTEGRAL_TYPE_FOR_NON_GENERIC_NV_ATOMIC_FUNCTION),
                }
            }
            _ => {
                let is_scoped = matches!(structure, Type::Enum(id) if self.program.enums[id].is_scoped);
                let is_known = properties.is_some()
                    || is_floating
                    || matches!(structure, Type::Enum(_) | Type::Pointer(_)) && !is_scoped;
                match (signature.operation, size) {
                    _ if !is_known => Some(code::ATOMIC_POINTER_ARGUMENT),
                    (Operation::Logical, _) if is_floating => Some(code::FLOATING_TYPE_FOR_LOGICAL_ATOMIC_OPERATION),
                    (_, Some(4 | 8)) | (_, None) => None,
                    _ => Some(code::INVALID_NV_ATOMIC_OPERATION_SIZE),
                }
            }
        };
        if let Some(code) = code {
            self.report_at(code, token);
            return false;
        }
        match signature.operation {
            Operation::AddSub if size == Some(8) && properties.is_some_and(|(_, is_signed)| is_signed) => {
                self.report_at(code::INVALID_NV_ATOMIC_OPERATION_ADD_SUB_SIZE, token);
            }
            Operation::MaxMin if is_floating => self.report_at(code::INVALID_NV_ATOMIC_OPERATION_MAX_MIN_FLOAT, token),
            Operation::AddSub | Operation::Logical | Operation::MaxMin => {
                self.check_plain_pointee(arguments, pointee, token);
            }
            Operation::Plain => {
                let (inner, qualifiers) = self.program.unqualified(self.program.canonical(pointee));
                if qualifiers.contains(Qualifiers::CONST) && inner != pointee {
                    self.report_incompatible(arguments, Program::builtin(Builtin::Void), token);
                }
            }
            _ => {}
        }
        true
    }

    /// The object is passed as a pointer to a plain fundamental type (167).
    fn check_plain_pointee(&mut self, arguments: &[ExpressionId], pointee: TypeId, token: u32) {
        let (inner, qualifiers) = self.program.unqualified(self.program.canonical(pointee));
        let parameter = match self.program.written(inner) {
            Type::Enum(_) => Program::builtin(Builtin::Int),
            _ => inner,
        };
        if parameter == inner && !qualifiers.intersects(Qualifiers::CONST | Qualifiers::VOLATILE) {
            return;
        }
        self.report_incompatible(arguments, parameter, token);
    }

    fn report_incompatible(&mut self, arguments: &[ExpressionId], pointee: TypeId, token: u32) {
        let Some(&first) = arguments.first() else { return };
        let target = self.program.intern_type(Type::Pointer(pointee));
        let (from, to) = self.type_pair(self.expression(first).ty, target);
        let report = Report::new(code::INCOMPATIBLE_PARAM, self.position(token)).with(from).with(to);
        self.report(report);
    }

    /// Memory orders and thread scope are integer literals in their ranges.
    fn check_orders_and_scope(&mut self, signature: &Signature, arguments: &[ExpressionId], token: u32) {
        let orders = arguments.get(signature.before..signature.before + signature.orders).unwrap_or_default();
        for (index, &order) in orders.iter().enumerate() {
            match self.value_without_variables(order) {
                Some(value) => {
                    if !(0..=LAST_ORDER).contains(&value) {
                        self.report_at(code::INVALID_NV_ATOMIC_MEMORY_ORDER_VALUE, token);
                    }
                }
                None => {
                    self.report_at(code::NV_ATOMIC_OPERATION_ORDER_NOT_CONSTANT_INT, token);
                    if index > 0 {
                        self.report_at(code::INVALID_NV_ATOMIC_MEMORY_ORDER_VALUE, token);
                    }
                }
            }
        }
        let Some(&scope) = arguments.get(signature.before + signature.orders) else { return };
        match self.value_without_variables(scope) {
            None => self.report_at(code::NV_ATOMIC_OPERATION_SCOPE_NOT_CONSTANT_INT, token),
            Some(value) if !(0..=LAST_SCOPE).contains(&value) => {
                self.report_at(code::INVALID_NV_ATOMIC_THREAD_SCOPE_VALUE, token)
            }
            Some(_) => {}
        }
    }

    /// The value of an integer constant in which no variable is named.
    fn value_without_variables(&self, expression: ExpressionId) -> Option<i128> {
        if self.names_variable(expression, 0) { None } else { self.integral_value(expression) }
    }

    fn names_variable(&self, expression: ExpressionId, depth: u32) -> bool {
        if depth > 100 {
            return true;
        }
        let names = |inner: ExpressionId| self.names_variable(inner, depth + 1);
        match self.expression(expression).kind {
            ExpressionKind::Parenthesized(inner)
            | ExpressionKind::Unary { operand: inner, .. }
            | ExpressionKind::Cast { operand: inner, .. } => names(inner),
            ExpressionKind::Binary { left, right, .. } => names(left) || names(right),
            ExpressionKind::Conditional { condition, then, otherwise } => {
                names(condition) || names(then) || names(otherwise)
            }
            ExpressionKind::Name { entity, .. } => {
                matches!(self.program.entities[entity].kind, EntityKind::Variable(_) | EntityKind::Field(_))
            }
            _ => false,
        }
    }
}

fn is_floating(builtin: Builtin) -> bool {
    use Builtin::*;
    matches!(builtin, Float | Double | LongDouble | Float16 | Float128)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_has_one_signature_with_and_without_fetch() {
        for name in ["add", "sub", "and", "or", "xor", "max", "min"] {
            let plain = signature(&format!("__nv_atomic_{name}")).map(|signature| signature.operation);
            assert!(plain.is_some());
            assert_eq!(plain, signature(&format!("__nv_atomic_fetch_{name}")).map(|signature| signature.operation));
        }
        assert!(signature("__nv_atomic_nothing").is_none());
        assert!(signature("__atomic_load_n").is_none());
    }
}
