//! Objects of classes that constants initialize. The device compiler evaluates a constructor wherever it can, whether a
//! constant is asked for or not: no code calls it then (measured). What is left is found when all is read, and only where the
//! program is wanted complete.

use crate::Sema;
use crate::constant::{Evaluator, Value};
use cufe_base::StoreId;
use cufe_il::{
    EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionDeclarationId, FunctionFlags, FunctionId,
    InitializedMember, NameKind, NewInitializer, TypeId, VariableId,
};

impl Sema<'_> {
    /// Keeps the values of objects that constants initialize in the program.
    pub(crate) fn complete_constant_objects(&mut self) {
        for index in 0..self.program.variables.len() {
            self.complete_variable(VariableId::from_index(index));
        }
        for index in 0..self.program.expressions.len() {
            let expression = ExpressionId::from_index(index);
            if let Some(value) = self.constant_object(expression) {
                self.program.constant_objects.insert(expression, value);
            }
        }
        for index in 0..self.program.function_declarations.len() {
            self.complete_member_initializers(FunctionDeclarationId::from_index(index));
        }
    }

    fn complete_variable(&mut self, variable: VariableId) {
        let program = &self.program;
        let functions = [
            program.objects.get(&variable).and_then(|object| object.constructor),
            program.constructed.get(&variable).copied(),
        ];
        let initializer = program.variables[variable].initializer;
        let implied = initializer.into_iter().flat_map(|initializer| program.implied_functions(initializer));
        let entity = &program.entities[program.variables[variable].entity];
        let is_evaluated = matches!(entity.kind, EntityKind::Variable(_) | EntityKind::Field(_))
            && functions.into_iter().flatten().chain(implied).any(|function| self.is_constexpr_constructor(function))
            && !self.is_in_system_header(entity.token);
        if is_evaluated
            && let Ok(value) = self.value_of_initialization(variable)
            && is_whole(&value)
        {
            self.program.initial_values.insert(variable, value);
        }
    }

    /// Whether a function is a constructor that may be constexpr: of one that nobody wrote its evaluation tells.
    fn is_constexpr_constructor(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let constexpr = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL | FunctionFlags::IMPLICIT;
        entry.flags.intersects(constexpr | FunctionFlags::DEFAULTED | FunctionFlags::DEFAULTED_LATER)
            && self.program.entities[entry.entity].name.kind() == NameKind::Constructor
    }

    /// The object that an expression, with the constructor that converts it, makes if it is a constant.
    fn constant_object(&mut self, expression: ExpressionId) -> Option<Value> {
        let entry = self.expression(expression);
        let (kind, flags, ty, first) = (entry.kind, entry.flags, entry.ty, entry.first);
        if flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            return None;
        }
        let constexpr = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let converting = self.program.converted.get(&expression).copied();
        let converting = converting.filter(|&function| self.is_constexpr_constructor(function));
        let called = match kind {
            ExpressionKind::Call { .. } => self.program.callee_of(expression),
            _ => None,
        };
        let calls = called.into_iter().chain(self.program.implied_functions(expression)).any(|function| {
            self.program.functions[function].flags.intersects(constexpr) || self.is_constexpr_constructor(function)
        });
        if converting.is_none() && !calls || self.is_in_system_header(first) {
            return None;
        }
        let target = converting.and_then(|function| self.class_of_member(function));
        let target = target.map(|class| self.program.classes[class].ty);
        let value = match (kind, target) {
            (ExpressionKind::New { .. }, _) => self.allocated_object(expression, kind)?,
            (_, Some(target)) => self.evaluate_supplied(expression, Some(target), false).ok()?,
            (_, None) => {
                self.program.class_of(ty).filter(|&class| !self.program.classes[class].is_closure)?;
                self.evaluate_supplied(expression, None, false).ok()?
            }
        };
        is_whole(&value).then_some(value)
    }

    /// The object that a new-expression makes if its initializer is constant.
    fn allocated_object(&mut self, expression: ExpressionId, kind: ExpressionKind) -> Option<Value> {
        let ExpressionKind::New { ty, operands, has_bound: false, placement, initializer } = kind else { return None };
        let arguments = self.program.expression_list(operands).get(usize::from(placement)..)?.to_vec();
        let value = match (initializer, arguments.as_slice()) {
            (NewInitializer::Braced, &[list]) => self.evaluate_supplied(list, Some(ty), false),
            (NewInitializer::Braced, _) => return None,
            (NewInitializer::None, _) => {
                self.supplied(|sema| Evaluator::new(sema, false).run_object(ty, None, expression))
            }
            (NewInitializer::Parenthesized, arguments) => {
                self.supplied(|sema| Evaluator::new(sema, false).run_object(ty, Some(arguments), expression))
            }
        };
        value.ok()
    }

    /// The constants that a constructor initializes members and bases of classes with.
    fn complete_member_initializers(&mut self, declaration: FunctionDeclarationId) {
        let initializers = self.program.function_declarations[declaration].member_initializers.clone();
        for initializer in initializers {
            let Some(ty) = self.type_of_initialized(initializer.member) else { continue };
            if self.program.class_of(ty).is_none() || self.is_in_system_header(initializer.first) {
                continue;
            }
            if let Ok(value) = self.evaluate_supplied(initializer.value, Some(ty), false)
                && is_whole(&value)
            {
                self.program.constant_objects.insert(initializer.value, value);
            }
        }
    }

    fn type_of_initialized(&self, member: InitializedMember) -> Option<TypeId> {
        match member {
            InitializedMember::Field(entity) => {
                let variable = self.program.variable_of(entity)?;
                Some(self.program.variables[variable].ty)
            }
            InitializedMember::Type(ty) => Some(ty),
            InitializedMember::Unknown => None,
        }
    }
}

/// Whether all of an object is initialized.
fn is_whole(value: &Value) -> bool {
    match value {
        Value::Indeterminate => false,
        Value::Class(object) => match object.active {
            Some(active) => object.members.get(active as usize).is_some_and(is_whole),
            None => object.bases.iter().chain(&object.members).all(is_whole),
        },
        Value::Array(array) => {
            array.elements.iter().all(is_whole)
                && (array.elements.len() as u64 >= array.length || is_whole(&array.rest))
        }
        _ => true,
    }
}
