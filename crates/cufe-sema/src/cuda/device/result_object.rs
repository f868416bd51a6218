//! Objects that are the result of a function themselves, and so are neither copied nor destroyed: the variable that all
//! `return` statements name ([class.copy.elision]/1.1; the device compiler always does it, measured), and what a `return`
//! statement makes.

use crate::Sema;
use cufe_il::{
    EntityId, ExpressionId, ExpressionKind, FunctionId, RecordedUse, StatementId, StatementKind, TypeId, VariableFlags,
};
use rustc_hash::FxHashMap;

/// What is a result.
#[derive(Default)]
struct Results {
    /// The token of the variable's name in its declaration.
    variable: Option<u32>,
    /// The first tokens of the operands of `return` statements that name it.
    returned: Vec<u32>,
    /// The first tokens of operands that make an object.
    made: Vec<u32>,
}

impl Sema<'_> {
    /// Drops the uses of functions that copy and destroy such variables.
    pub(crate) fn drop_uses_of_result_objects(&self, uses: &mut Vec<RecordedUse>) {
        let mut known: FxHashMap<FunctionId, Results> = FxHashMap::default();
        uses.retain(|used| {
            let may_copy_or_end = used.ends_life || self.is_constructor(used.function);
            if !may_copy_or_end || used.is_written {
                return true;
            }
            let results = known.entry(used.user).or_insert_with(|| self.results(used.user).unwrap_or_default());
            match used.ends_life {
                true => results.variable != Some(used.token) && !results.made.contains(&used.token),
                false => !results.returned.contains(&used.token),
            }
        });
    }

    /// What is the result of a function that returns an object.
    fn results(&self, function: FunctionId) -> Option<Results> {
        let result = self.program.as_function(self.program.functions[function].ty)?.result;
        let class = self.program.class_of(result).filter(|_| !self.program.is_reference(result))?;
        let mut operands = Vec::new();
        self.returned_operands(self.body_of_code(function)?, &mut operands);
        let variable = self.result_variable(result, &operands);
        let first = |&operand: &ExpressionId| self.expression(operand).first;
        let makes_object = |&&operand: &&ExpressionId| {
            let entry = self.expression(self.without_parentheses(operand));
            let is_made = matches!(entry.kind, ExpressionKind::Construct { .. } | ExpressionKind::Cast { .. });
            is_made && self.program.class_of(entry.ty) == Some(class)
        };
        Some(Results {
            variable,
            returned: if variable.is_some() { operands.iter().map(first).collect() } else { Vec::new() },
            made: operands.iter().filter(makes_object).map(first).collect(),
        })
    }

    /// The name's token of the variable that all operands of `return` statements name.
    fn result_variable(&self, result: TypeId, operands: &[ExpressionId]) -> Option<u32> {
        let (&first, others) = operands.split_first()?;
        let entity = self.named_object(first)?;
        if others.iter().any(|&other| self.named_object(other) != Some(entity)) {
            return None;
        }
        let variable = &self.program.variables[self.program.variable_of(entity)?];
        let left_out = VariableFlags::PARAMETER | VariableFlags::BINDING;
        let bare = |ty| self.program.unqualified(self.program.canonical(ty)).0;
        let is_result = !variable.flags.intersects(left_out)
            && self.has_automatic_storage(entity)
            && bare(variable.ty) == bare(result);
        is_result.then(|| self.program.entities[entity].token)
    }

    /// The body of a function or lambda.
    pub(crate) fn body_of_code(&self, function: FunctionId) -> Option<StatementId> {
        self.program.body_of(function).or_else(|| {
            let lambda = self.program.lambda_with_operator(function)?;
            self.program.lambdas.get(lambda)?.statement
        })
    }

    fn returned_operands(&self, statement: StatementId, operands: &mut Vec<ExpressionId>) {
        let kind = self.program.statements[statement].kind;
        if let StatementKind::Return { value, .. } = kind {
            return operands.extend(value);
        }
        for &part in self.program.statements_in(&kind) {
            self.returned_operands(part, operands);
        }
    }

    /// The entity that an expression names.
    pub(super) fn named_object(&self, expression: ExpressionId) -> Option<EntityId> {
        match self.expression(self.without_parentheses(expression)).kind {
            ExpressionKind::Name { entity, .. } => Some(entity),
            _ => None,
        }
    }
}
