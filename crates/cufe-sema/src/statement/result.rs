//! `return` statements: what is returned fits the function ([stmt.return], [dcl.spec.auto]).

use crate::Sema;
use crate::initialization::Purpose;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, LambdaFlags, NameKind, Program,
    Type, TypeId, ValueCategory,
};

/// A return statement as written.
#[derive(Clone, Copy, Debug)]
pub struct ReturnStatement {
    /// The function.
    pub function: FunctionId,
    /// The operand.
    pub value: Option<ExpressionId>,
    /// `return`
    pub first: u32,
    /// `;`
    pub last: u32,
    /// In a handler of the function-try-block of the function.
    pub in_function_handler: bool,
    /// In a template that is still to be instantiated.
    pub is_pattern: bool,
}

impl Sema<'_> {
    /// Checks a return statement. `co_return` has rules of its own.
    pub fn check_return(&mut self, statement: &ReturnStatement) {
        if self.context.speculating > 0 {
            return;
        }
        let function = &self.program.functions[statement.function];
        let name = self.program.entities[function.entity].name.kind();
        if statement.in_function_handler && name == NameKind::Constructor {
            self.report_at(code::RETURN_IN_CONSTRUCTOR_HANDLER, statement.first);
            return;
        }
        if matches!(name, NameKind::Constructor | NameKind::Destructor) {
            if let Some(value) = statement.value {
                self.report_at(code::VALUE_RETURNED_BY_CONSTRUCTOR, self.expression(value).first);
            }
            return;
        }
        let Some(result) = self.result_in_body(statement.function) else { return };
        if self.program.has_placeholder(result) {
            if !statement.is_pattern {
                if let (Type::DecltypeAuto, Some(value)) = (self.program.structure(result), statement.value) {
                    self.check_decltype_operand(value);
                }
                self.deduce_result(statement, result);
            }
            return;
        }
        let structure = self.value_structure(result);
        let is_dependent = self.is_dependent_type(result) || structure == Type::Unknown;
        if is_dependent {
            return;
        }
        let is_void = structure == Type::Builtin(Builtin::Void) && !self.program.is_reference(result);
        match statement.value {
            None if is_void => {}
            None => self.report_missing_value(statement),
            // In patterns only lists are looked at (measured).
            Some(value) if !statement.is_pattern || self.is_braced(value) => {
                self.check_returned(value, result, is_void);
            }
            Some(_) => {}
        }
    }

    /// The result type of a function as its definition has it, which differs from that of its first declaration after an error,
    /// and holds a placeholder still where return statements told what it stands for.
    pub fn result_in_body(&self, function: FunctionId) -> Option<TypeId> {
        let declared = self.declarations.conflicting_results.get(&function);
        declared
            .or_else(|| self.statements.declared_results.get(&function))
            .copied()
            .or_else(|| self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result))
    }

    /// 117; the device compiler says it of device functions.
    fn report_missing_value(&mut self, statement: &ReturnStatement) {
        let function = &self.program.functions[statement.function];
        if function.space.is_device_code() && !self.options.device_pass {
            return;
        }
        let name = self.entity_name(function.entity);
        let report = Report::new(code::MISSING_RETURN_VALUE, self.position(statement.last)).quoted(name);
        self.report(report);
    }

    fn check_returned(&mut self, value: ExpressionId, result: TypeId, is_void: bool) {
        let entry = self.expression(value);
        if let ExpressionKind::InitializerList(_) = entry.kind
            && is_void
        {
            self.report_at(code::LIST_FOR_INCOMPLETE_TYPE, entry.first);
            return;
        }
        if is_void {
            self.settle_address(value);
        }
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return;
        }
        let has_list = matches!(entry.kind, ExpressionKind::InitializerList(_));
        let is_known = !self.is_dependent_type(entry.ty) && self.value_structure(entry.ty) != Type::Unknown;
        if !has_list && is_known && self.is_void_expression(value) != is_void {
            let (from, to) = self.type_pair(entry.ty, result);
            let report = Report::new(code::BAD_RETURN_VALUE_TYPE, self.position(entry.first)).with(from).with(to);
            self.report(report);
            return;
        }
        if is_void {
            return;
        }
        if self.initialize_from(value, result, Purpose::Return) {
            self.check_dangling(value, result);
        }
    }

    // ---- deduction ----

    /// What a return statement makes of a return type that is deduced ([dcl.type.auto.deduct]).
    fn deduce_result(&mut self, statement: &ReturnStatement, declared: TypeId) {
        // Statements that are discarded do not count ([dcl.spec.auto]/3).
        if self.context.discarded > 0 {
            return;
        }
        let is_lambda = self.program.functions[statement.function].flags.contains(FunctionFlags::LAMBDA);
        let known = self.statements.deduced_results.get(&statement.function).copied();
        let Some(value) = statement.value else {
            let void = Program::builtin(Builtin::Void);
            match known {
                None => {
                    self.statements.deduced_results.insert(statement.function, Some(void));
                    self.use_result_from_here(statement.function, declared);
                }
                Some(Some(known)) if known != void => self.report_missing_value(statement),
                _ => {}
            }
            return;
        };
        let entry = self.expression(value);
        if let ExpressionKind::InitializerList(_) = entry.kind {
            self.report_at(
                if is_lambda { code::AMBIGUOUS_BRACED_ARGUMENT } else { code::BRACED_LIST_DEDUCED_TYPE },
                entry.first,
            );
            self.statements.deduced_results.insert(statement.function, None);
            return;
        }
        self.settle_address(value);
        let deduced = self.deduced_from(declared, value);
        if let (Some(deduced), None, Some(&constraint)) =
            (deduced, known, self.constraints.results.get(&statement.function))
        {
            self.check_placeholder_constraint(constraint, self.context.scope, deduced);
        }
        match (known, deduced) {
            (None, deduced) => {
                self.statements.deduced_results.insert(statement.function, deduced);
                self.use_result_from_here(statement.function, declared);
            }
            (Some(Some(known)), Some(deduced)) if known != deduced => {
                let (from, to) = self.type_pair(deduced, known);
                let report = Report::new(code::RETURN_TYPES_DIFFER, self.position(entry.first)).with(from).with(to);
                self.report(report);
                return;
            }
            _ => {}
        }
        if let Some(deduced) = deduced {
            self.check_dangling(value, deduced);
        }
    }

    /// What a return statement deduced is the return type in the rest of the body already ([dcl.spec.auto.general]/12).
    fn use_result_from_here(&mut self, function: FunctionId, declared: TypeId) {
        if self.is_pattern_of_generic_lambda(function) || !self.has_deduced_result(function) {
            return;
        }
        if let Some(Some(result)) = self.statements.deduced_result(function) {
            self.give_result(function, result);
            self.statements.declared_results.insert(function, declared);
        }
    }

    /// Whether a function is the call operator template of a generic lambda: its instances have results, it has none.
    fn is_pattern_of_generic_lambda(&self, function: FunctionId) -> bool {
        self.lambda_of(function).is_some_and(|index| {
            let lambda = &self.program.lambdas[index];
            lambda.flags.contains(LambdaFlags::GENERIC) && lambda.call_operator == Some(function)
        })
    }

    /// Forgets what a function was declared to return: its body has ended.
    pub(crate) fn end_deduction(&mut self, function: FunctionId) {
        self.statements.declared_results.remove(&function);
    }

    /// The canonical type that takes the place of a placeholder type for an expression; `None` where it is not known.
    fn deduced_from(&mut self, declared: TypeId, value: ExpressionId) -> Option<TypeId> {
        let ty = self.placeholder_type(declared, value)?;
        let is_lvalue = self.expression(value).category == ValueCategory::Lvalue;
        let is_bound = is_lvalue || !matches!(self.program.structure(declared), Type::LvalueReference(_));
        (is_bound && !self.is_dependent_type(ty)).then(|| self.program.canonical(ty))
    }
}
