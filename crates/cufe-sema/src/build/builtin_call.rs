//! Calls of builtin functions are checked against their prototypes; the generic atomic ones
//! stand for one with a prototype for the size of the object that their first argument points to (measured).

use super::Extent;
use super::builtin::{self, BuiltinFunction};
use crate::Sema;
use crate::conversion::{Allowed, Sequence};
use crate::initialization::Purpose;
use cufe_base::Symbol;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, FunctionType, FunctionTypeFlags, Program, Qualifiers, Type,
    TypeId,
};

/// The generic atomic functions that take all values through pointers.
const BY_POINTER: [&str; 4] = ["__atomic_load", "__atomic_store", "__atomic_exchange", "__atomic_compare_exchange"];

/// The function that a generic atomic one stands for with objects of a size in bytes.
fn sized_atomic(name: &str, size: u64) -> Option<BuiltinFunction> {
    let stem = name.strip_suffix("_n").unwrap_or(name);
    builtin::find(&format!("{stem}_{size}"))
}

impl Sema<'_> {
    /// Checks the arguments of a call of a builtin function.
    pub fn check_builtin_call(&mut self, callee: ExpressionId, arguments: &[ExpressionId], extent: Extent) {
        if self.context.speculating > 0
            || self.flags_of(arguments).intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
        {
            return;
        }
        let entry = self.expression(self.without_parentheses(callee));
        let ExpressionKind::UnresolvedName { name, arguments: None } = entry.kind else { return };
        let Some(text) = name.symbol().map(|symbol| self.text(symbol)) else { return };
        self.prepare_place_builtin(text);
        // The first have rules of their own; the others take pointers of every type.
        if text.starts_with("__nv_atomic_") || matches!(text, "__builtin_launder" | "__builtin_addressof") {
            return;
        }
        let dialect = &self.options.dialect;
        if dialect.is_clang() {
            // Its builtins differ in their parameters.
            return;
        }
        let Some(function) = builtin::find(text).filter(|function| function.gnu_version <= dialect.gnu_version) else {
            return;
        };
        if BY_POINTER.contains(&text) {
            return self.check_object_pointer(arguments, extent);
        }
        if function.prototype.ends_with("(...)") {
            if text.starts_with("__sync_") || text.starts_with("__atomic_") {
                self.check_generic_atomic(text, arguments, extent);
            }
            return;
        }
        if let Some(ty) = self.prototype_type(function) {
            self.check_direct_call(ty, arguments, extent);
        }
    }

    /// The function type that a prototype tells; `None` where it has types that have no spelling here.
    fn prototype_type(&mut self, function: BuiltinFunction) -> Option<TypeId> {
        let (result, parameters) = function.prototype.split_once(function.name)?;
        let parameters = parameters.strip_prefix('(')?.strip_suffix(')')?;
        let mut flags = FunctionTypeFlags::empty();
        let mut types = Vec::new();
        for parameter in parameters.split(',').map(str::trim).filter(|parameter| !parameter.is_empty()) {
            match parameter {
                "..." => flags |= FunctionTypeFlags::VARIADIC,
                "void" => {}
                _ => types.push(self.prototype_parameter(parameter)?),
            }
        }
        let result = self.prototype_parameter(result.trim()).unwrap_or(Program::UNKNOWN);
        Some(self.program.function_type(FunctionType { result, parameters: types, flags, specification: None }))
    }

    /// The type that words of a prototype spell.
    fn prototype_parameter(&mut self, text: &str) -> Option<TypeId> {
        let base = text.trim_end_matches([' ', '*']);
        let pointers = text.bytes().filter(|&byte| byte == b'*').count();
        let mut qualifiers = Qualifiers::empty();
        let mut rest = base;
        loop {
            rest = match (rest.strip_prefix("const "), rest.strip_prefix("volatile ")) {
                (Some(rest), _) => {
                    qualifiers |= Qualifiers::CONST;
                    rest
                }
                (_, Some(rest)) => {
                    qualifiers |= Qualifiers::VOLATILE;
                    rest
                }
                _ => break,
            };
        }
        let plain = match rest {
            "size_t" => Program::builtin(Builtin::UnsignedLong),
            _ => Program::builtin(builtin::fundamental_type(rest)?),
        };
        let mut ty = if qualifiers.is_empty() { plain } else { self.program.qualified(plain, qualifiers) };
        for _ in 0..pointers {
            ty = self.program.intern_type(Type::Pointer(ty));
        }
        Some(ty)
    }

    /// 852: the first argument points to the object.
    fn check_object_pointer(&mut self, arguments: &[ExpressionId], extent: Extent) {
        let Some(&first) = arguments.first() else { return };
        let is_wrong = match self.value_structure(self.expression(first).ty) {
            Type::Pointer(inner) => {
                matches!(self.value_structure(inner), Type::Builtin(Builtin::Void) | Type::Function(_))
            }
            Type::Builtin(_) | Type::Enum(_) | Type::MemberPointer { .. } => true,
            _ => false,
        };
        if is_wrong && !self.is_erroneous(first) && extent.last >= extent.first {
            self.report_at(code::INVALID_DELETE_OPERAND, self.expression(first).first);
        }
    }

    /// The result type of a builtin function whose prototype does not tell it: that of `__builtin_launder(p)` is the type of
    /// `p`; of the generic atomic functions, those that give a value have the type of `*p` without qualifiers (measured).
    pub(super) fn generic_builtin_result(&mut self, name: Symbol, arguments: &[ExpressionId]) -> Option<TypeId> {
        let &first = arguments.first()?;
        if self.flags_of(arguments).intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED) {
            return None;
        }
        let pointer = self.decayed(self.expression(first).ty);
        let (pointer, _) = self.program.unqualified(pointer);
        let text = self.text(name);
        if text == "__builtin_launder" {
            return Some(pointer);
        }
        let result = sized_atomic(text, 1)?.prototype.split_once(" __")?.0;
        match result {
            "void" => Some(Program::builtin(Builtin::Void)),
            "bool" => Some(Program::builtin(Builtin::Bool)),
            _ => match self.program.structure(pointer) {
                Type::Pointer(inner) => Some(self.program.unqualified(inner).0),
                _ => None,
            },
        }
    }

    /// `__sync_fetch_and_add(p, v)` and its like: the function for the size of `*p`.
    fn check_generic_atomic(&mut self, name: &str, arguments: &[ExpressionId], extent: Extent) {
        if name == "__sync_synchronize" {
            return;
        }
        if sized_atomic(name, 1).is_none() {
            return;
        }
        let Some(&first) = arguments.first() else {
            return self.report_at(code::ATOMIC_OPERAND_NOT_POINTER, extent.last);
        };
        let token = self.expression(first).first;
        if self.is_erroneous(first) {
            return;
        }
        let pointee = match self.value_structure(self.expression(first).ty) {
            Type::Pointer(inner) | Type::Array { element: inner, .. } => inner,
            Type::Unknown | Type::Specialization { .. } => return,
            _ => return self.report_at(code::ATOMIC_OPERAND_NOT_POINTER, token),
        };
        let structure = self.value_structure(pointee);
        let is_object = match structure {
            Type::Builtin(builtin) => crate::constant::integral::integral_properties(builtin, false).is_some(),
            Type::Enum(_) | Type::Pointer(_) => true,
            Type::Unknown | Type::Specialization { .. } => return,
            _ => false,
        };
        if !is_object {
            return self.report_at(code::ATOMIC_OPERAND_NOT_POINTER, token);
        }
        let Some(function) = self.layout_of(pointee).and_then(|layout| sized_atomic(name, layout.size)) else { return };
        let Some(ty) = self.prototype_type(function) else { return };
        let Some(parameters) = self.program.as_function(ty).map(|ty| ty.parameters.clone()) else { return };
        if arguments.len() < parameters.len() {
            return self.report_at(code::TOO_FEW_ARGUMENTS, extent.last);
        }
        if let Some(&extra) = arguments.get(parameters.len()) {
            let report = Report::new(code::EXTRA_ARGUMENTS_IGNORED, self.position(self.expression(extra).first));
            self.report(report);
        }
        for (&argument, &parameter) in arguments.iter().zip(&parameters) {
            // Values of pointers and enumerations go through the integer of their size.
            let is_integer = matches!(structure, Type::Builtin(_))
                && !matches!(self.value_structure(self.expression(argument).ty), Type::Enum(_));
            if (is_integer || argument == first) && self.can_check_initialization(argument, parameter) {
                // What the conversion does to a constant's value is not judged (measured).
                let operand = self.operand(argument);
                if self.implicit_conversion(&operand, parameter, Allowed::IMPLICIT) == Sequence::Impossible {
                    self.report_conversion_failure(argument, parameter, Purpose::Argument);
                }
            }
        }
    }
}
