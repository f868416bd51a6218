//! Statements ([stmt.stmt]).

use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{Base, Place, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_diagnostics::code;
use cufe_il::{
    EntityKind, ExpressionId, ExpressionKind, Operator, Program, StatementId, StatementKind, StatementList,
    StorageClass, Type, ValueCategory, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;

/// How a statement ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// The next one runs.
    Next,
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return`; the value is in the frame.
    Return,
}

/// What a turn of a loop costs.
pub(super) const TURN: u64 = 2;

impl Evaluator<'_, '_> {
    /// Runs a statement.
    pub(super) fn run(&mut self, statement: StatementId) -> Evaluated<Flow> {
        self.guarded(|evaluator| evaluator.unguarded_run(statement))
    }

    fn parts(&self, list: StatementList) -> Vec<StatementId> {
        self.sema.program.statement_list(list).to_vec()
    }

    fn unguarded_run(&mut self, statement: StatementId) -> Evaluated<Flow> {
        let entry = self.sema.program.statements[statement];
        match entry.kind {
            StatementKind::Empty => Ok(Flow::Next),
            StatementKind::Expression(expression) => {
                let mark = self.alive.len();
                self.discard(expression)?;
                self.end_full_expression(mark, None)?;
                Ok(Flow::Next)
            }
            StatementKind::Compound { statements, .. } => {
                let list = self.parts(statements);
                self.scoped(|evaluator| {
                    for &statement in &list {
                        match evaluator.run(statement)? {
                            Flow::Next => {}
                            flow => return Ok(flow),
                        }
                    }
                    Ok(Flow::Next)
                })
            }
            StatementKind::Declaration { first, variables } => self.declaration(first, variables),
            StatementKind::If { parts, has_else, .. } => {
                let parts = self.parts(parts);
                let branches = if has_else { 2 } else { 1 };
                let Some(split) = parts.len().checked_sub(branches) else { return Err(Failure::unknown()) };
                self.scoped(|evaluator| {
                    let (head, branches) = parts.split_at(split);
                    if evaluator.head(head)? {
                        return branches.first().map_or(Ok(Flow::Next), |&then| evaluator.run(then));
                    }
                    branches.get(1).map_or(Ok(Flow::Next), |&otherwise| evaluator.run(otherwise))
                })
            }
            StatementKind::IfConsteval { parts } => {
                let parts = self.parts(parts);
                let is_negated = self.sema.reader.is(entry.first + 1, TokenKind::Exclaim);
                let index = usize::from(is_negated == self.is_manifest);
                parts.get(index).map_or(Ok(Flow::Next), |&branch| self.run(branch))
            }
            StatementKind::Switch(parts) => {
                let parts = self.parts(parts);
                self.scoped(|evaluator| evaluator.switch(&parts))
            }
            StatementKind::While(parts) => self.while_loop(parts, entry.first),
            StatementKind::Do(parts) => self.do_loop(parts, entry.first),
            StatementKind::For(parts) => self.for_loop(parts, entry.first),
            StatementKind::RangeFor(parts) => {
                let parts = self.parts(parts);
                self.scoped(|evaluator| evaluator.range_for(&parts, entry.first))
            }
            StatementKind::Break => Ok(Flow::Break),
            StatementKind::Continue => Ok(Flow::Continue),
            StatementKind::Return { is_coroutine: true, .. } => {
                self.fail_at(code::CONSTANT_NOT_INTERPRETABLE, entry.first, Vec::new())
            }
            StatementKind::Return { value, .. } => {
                if let Some(value) = value {
                    let mark = self.alive.len();
                    self.moved_result = self.is_moved_from(value).then_some(value);
                    let result = self.returned(value);
                    self.moved_result = None;
                    let result = result?;
                    self.frame_mut()?.result = Some(result);
                    self.end_full_expression(mark, None)?;
                }
                Ok(Flow::Return)
            }
            StatementKind::Label { statement, .. }
            | StatementKind::Case { statement, .. }
            | StatementKind::Default(statement) => self.run(statement),
            StatementKind::Try(parts) => {
                let parts = self.parts(parts);
                match parts.first() {
                    Some(&block) => self.run(block),
                    None => Err(Failure::unknown()),
                }
            }
            StatementKind::Goto(_) | StatementKind::ComputedGoto(_) | StatementKind::Asm(_) => {
                self.fail_at(code::CONSTANT_NOT_INTERPRETABLE, entry.first, Vec::new())
            }
            StatementKind::Handler { .. } | StatementKind::Unknown => Err(Failure::unknown()),
        }
    }

    /// A declaration in a block: variables and structured bindings begin their lives.
    fn declaration(&mut self, first: Option<cufe_il::EntityId>, variables: cufe_il::EntityList) -> Evaluated<Flow> {
        if let Some(first) = first
            && let EntityKind::Variable(variable) = self.sema.program.entities[first].kind
            && self.sema.program.variables[variable].flags.contains(VariableFlags::BINDING)
        {
            let entry = &self.sema.program.variables[variable];
            if entry.storage == StorageClass::Static {
                return Err(Failure::unknown());
            }
            let initializer = entry.initializer.or_failure()?;
            return self.declare_bindings(variable, initializer).map(|()| Flow::Next);
        }
        let entities = self.sema.program.entity_list(variables).to_vec();
        for entity in entities {
            if let EntityKind::Variable(variable) = self.sema.program.entities[entity].kind {
                // Closures of extended lambdas are not literal.
                if self.sema.is_extended_closure(self.sema.program.variables[variable].ty) {
                    return self.fail_at(
                        code::CONSTEXPR_LOCAL_TYPE,
                        self.sema.program.entities[entity].token,
                        Vec::new(),
                    );
                }
                self.declare_local(variable)?;
            }
        }
        Ok(Flow::Next)
    }

    /// `while (head) body`
    fn while_loop(&mut self, parts: StatementList, token: u32) -> Evaluated<Flow> {
        let parts = self.parts(parts);
        let Some((&body, head)) = parts.split_last() else { return Err(Failure::unknown()) };
        loop {
            self.spend(TURN, token)?;
            let flow = self.scoped(|evaluator| {
                if !evaluator.head(head)? {
                    return Ok(Flow::Break);
                }
                evaluator.run(body)
            })?;
            match flow {
                Flow::Next | Flow::Continue => {}
                Flow::Break => return Ok(Flow::Next),
                Flow::Return => return Ok(Flow::Return),
            }
        }
    }

    /// `do body while (condition)`
    fn do_loop(&mut self, parts: StatementList, token: u32) -> Evaluated<Flow> {
        let parts = self.parts(parts);
        let &[body, condition] = parts.as_slice() else { return Err(Failure::unknown()) };
        loop {
            self.spend(TURN, token)?;
            match self.run(body)? {
                Flow::Next | Flow::Continue => {}
                Flow::Break => return Ok(Flow::Next),
                Flow::Return => return Ok(Flow::Return),
            }
            if !self.scoped(|evaluator| evaluator.head(&[condition]))? {
                return Ok(Flow::Next);
            }
        }
    }

    /// `for (init; condition; step) body`
    fn for_loop(&mut self, parts: StatementList, token: u32) -> Evaluated<Flow> {
        let parts = self.parts(parts);
        let &[init, condition, step, body] = parts.as_slice() else { return Err(Failure::unknown()) };
        self.scoped(|evaluator| {
            evaluator.run(init)?;
            evaluator.turns_of_for([condition, step, body], token)
        })
    }

    /// The turns of a `for` statement behind its init-statement.
    fn turns_of_for(&mut self, [condition, step, body]: [StatementId; 3], token: u32) -> Evaluated<Flow> {
        loop {
            self.spend(TURN, token)?;
            let flow = self.scoped(|evaluator| {
                let is_endless = evaluator.sema.program.statements[condition].kind == StatementKind::Empty;
                if !is_endless && !evaluator.head(&[condition])? {
                    return Ok(Flow::Break);
                }
                match evaluator.run(body)? {
                    Flow::Next | Flow::Continue => evaluator.run(step),
                    flow => Ok(flow),
                }
            })?;
            match flow {
                Flow::Next | Flow::Continue => {}
                Flow::Break => return Ok(Flow::Next),
                Flow::Return => return Ok(Flow::Return),
            }
        }
    }

    /// Whether the operand of a return statement names a local object or a parameter, which is moved from.
    fn is_moved_from(&self, value: ExpressionId) -> bool {
        let inner = self.sema.without_parentheses(value);
        let ExpressionKind::Name { entity, .. } = self.sema.expression(inner).kind else { return false };
        let EntityKind::Variable(variable) = self.sema.program.entities[entity].kind else { return false };
        !self.sema.program.is_reference(self.sema.program.variables[variable].ty)
            && self.frame().is_some_and(|frame| frame.variables.contains_key(&variable))
    }

    /// The value that a return statement gives: converted to the result type; of a deduced one as it is.
    fn returned(&mut self, value: ExpressionId) -> Evaluated<Value> {
        let Some(function) = self.frame().and_then(|frame| frame.function) else { return Err(Failure::unknown()) };
        let result = self.result_type(function)?;
        match self.sema.program.structure(result) {
            Type::Auto => {
                let ty = self.sema.expression(value).ty;
                match self.sema.value_structure(ty) {
                    Type::Unknown => Err(Failure::unknown()),
                    Type::Builtin(cufe_il::Builtin::Void) => {
                        self.discard(value)?;
                        Ok(Value::Indeterminate)
                    }
                    Type::Array { .. } | Type::Function(_) => self.decayed(value),
                    _ => {
                        self.destination = self.frame().and_then(|frame| frame.destination.clone());
                        self.converted(value, self.sema.program.non_reference(ty))
                    }
                }
            }
            Type::DecltypeAuto | Type::Unknown => Err(Failure::unknown()),
            Type::Builtin(cufe_il::Builtin::Void) => {
                self.discard(value)?;
                Ok(Value::Indeterminate)
            }
            _ => {
                self.destination = self.frame().and_then(|frame| frame.destination.clone());
                self.initialize(value, result)
            }
        }
    }

    /// Runs the head of a statement: an init-statement, if any, and a condition.
    fn head(&mut self, head: &[StatementId]) -> Evaluated<bool> {
        let Some((&condition, before)) = head.split_last() else { return Err(Failure::unknown()) };
        for &statement in before {
            self.run(statement)?;
        }
        match self.sema.program.statements[condition].kind {
            StatementKind::Expression(expression) => {
                let mark = self.alive.len();
                let value = self.condition(expression)?;
                self.end_full_expression(mark, None)?;
                Ok(value)
            }
            StatementKind::Declaration { .. } => {
                let variable = self.declare_condition(condition)?;
                if let Some(&name) = self.sema.program.tested_variables.get(&variable) {
                    let mark = self.alive.len();
                    let value = self.condition(name)?;
                    self.end_full_expression(mark, None)?;
                    return Ok(value);
                }
                let value = self.value_of_condition(variable)?;
                let ty = self.sema.program.variables[variable].ty;
                let value = self.convert(
                    value,
                    self.sema.program.non_reference(ty),
                    crate::constant::BOOL,
                    ExpressionId::from_number(0),
                )?;
                Ok(value.integer().or_failure()? != 0)
            }
            _ => Err(Failure::unknown()),
        }
    }

    /// Declares the variable of a condition, which a function converts where it is of a class ([stmt.pre]/5):
    /// `Program::tested_variables` has the expression for it.
    fn declare_condition(&mut self, condition: StatementId) -> Evaluated<VariableId> {
        self.run(condition)?;
        let StatementKind::Declaration { variables, .. } = self.sema.program.statements[condition].kind else {
            return Err(Failure::unknown());
        };
        let Some(&entity) = self.sema.program.entity_list(variables).last() else { return Err(Failure::unknown()) };
        self.sema.program.variable_of(entity).or_failure()
    }

    /// The value of a variable that a condition has declared, of no class type.
    fn value_of_condition(&mut self, variable: VariableId) -> Evaluated<Value> {
        if matches!(self.sema.value_structure(self.sema.program.variables[variable].ty), Type::Class(_) | Type::Unknown)
        {
            return Err(Failure::unknown());
        }
        let Some(&id) = self.frame().and_then(|frame| frame.variables.get(&variable)) else {
            return Err(Failure::unknown());
        };
        let reader = ExpressionId::from_number(0);
        let mut value = self.load(&Place::whole(Base::Object(id)), reader)?;
        if let Value::Reference(place) = value {
            value = self.load(&place, reader)?;
        }
        Ok(value)
    }

    /// Whether a glvalue is what a call refers to, or a part of it: a reference that is bound to it extends no lifetime
    /// ([class.temporary]/6).
    fn refers_by_call(&self, mut expression: ExpressionId) -> bool {
        loop {
            let entry = self.sema.expression(expression);
            if entry.category == ValueCategory::Prvalue {
                return false;
            }
            if self.sema.program.called.contains_key(&expression) {
                return true;
            }
            expression = match entry.kind {
                ExpressionKind::Call { .. } => return true,
                ExpressionKind::Parenthesized(inner) => inner,
                ExpressionKind::Cast { operand, .. } => operand,
                ExpressionKind::Member { object, is_arrow: false, .. } => object,
                ExpressionKind::Subscript { base, .. } => base,
                ExpressionKind::Binary { operator: Operator::Comma, right, .. } => right,
                _ => return false,
            };
        }
    }

    /// Makes a local variable and initializes it.
    fn declare_local(&mut self, variable: VariableId) -> Evaluated<()> {
        let entry = &self.sema.program.variables[variable];
        let (ty, flags, storage, initializer) = (entry.ty, entry.flags, entry.storage, entry.initializer);
        let token = self.sema.program.entities[entry.entity].token;
        if storage == StorageClass::Extern {
            return Ok(());
        }
        if storage == StorageClass::Static || flags.contains(VariableFlags::THREAD_LOCAL) {
            // A static constant is a variable of the program.
            let is_constant = flags.contains(VariableFlags::CONSTEXPR)
                || storage == StorageClass::Static
                    && !flags.contains(VariableFlags::THREAD_LOCAL)
                    && self.sema.constants.variables.contains_key(&variable);
            return if is_constant {
                Ok(())
            } else {
                self.fail_at(code::CONSTANT_PASSES_STATIC_DECLARATION, token, Vec::new())
            };
        }
        if ty == Program::UNKNOWN {
            return Err(Failure::unknown());
        }
        if initializer.is_none() && flags.contains(VariableFlags::INITIALIZED) {
            return Err(Failure::unknown());
        }
        let mark = self.alive.len();
        let id = self.create_with(ty, |evaluator| {
            // Its name can be used in its own initializer ([basic.scope.pdecl]/1), whose parts are made one after the other.
            if let Some(Place { base: Base::Object(id), .. }) = evaluator.destination {
                evaluator.frame_mut()?.variables.insert(variable, id);
            }
            match initializer {
                Some(initializer) => evaluator.initialize_variable(variable, initializer, ty),
                None => evaluator.default_value(ty, token),
            }
        })?;
        // The variable lives on, and so do temporaries that references are bound to, but not what a call refers to.
        let is_call = self.sema.program.is_reference(ty) && initializer.is_some_and(|it| self.refers_by_call(it));
        if is_call {
            self.end_temporaries(mark, id)?;
        } else {
            self.end_full_expression(mark, Some(id))?;
        }
        let is_const = flags.contains(VariableFlags::CONSTEXPR) && !self.sema.program.is_reference(ty)
            || self.qualifiers_of(ty).contains(cufe_il::Qualifiers::CONST);
        if let Some(object) = self.object_mut(id) {
            object.is_const = is_const;
        }
        self.frame_mut()?.variables.insert(variable, id);
        Ok(())
    }

    /// Init-statement, condition, body.
    fn switch(&mut self, parts: &[StatementId]) -> Evaluated<Flow> {
        let Some((&body, head)) = parts.split_last() else { return Err(Failure::unknown()) };
        let Some((&condition, before)) = head.split_last() else { return Err(Failure::unknown()) };
        for &statement in before {
            self.run(statement)?;
        }
        let (value, ty) = match self.sema.program.statements[condition].kind {
            StatementKind::Expression(expression) => self.selector(expression)?,
            StatementKind::Declaration { .. } => {
                let variable = self.declare_condition(condition)?;
                match self.sema.program.tested_variables.get(&variable) {
                    Some(&name) => self.selector(name)?,
                    None => {
                        let value = self.value_of_condition(variable)?;
                        let ty = self.sema.program.non_reference(self.sema.program.variables[variable].ty);
                        let promoted = self.selector_type(ty);
                        (self.convert(value, ty, promoted, ExpressionId::from_number(0))?, promoted)
                    }
                }
            }
            _ => return Err(Failure::unknown()),
        };
        let value = value.integer().or_failure()?;
        let mut found = None;
        let mut default = None;
        self.find_label(body, value, ty, &mut found, &mut default)?;
        let Some(target) = found.or(default) else { return Ok(Flow::Next) };
        match self.run_from(body, target)? {
            Some(Flow::Break | Flow::Next) => Ok(Flow::Next),
            Some(flow) => Ok(flow),
            None => Err(Failure::unknown()),
        }
    }

    /// The value that selects a label of a switch, and its type.
    fn selector(&mut self, expression: ExpressionId) -> Evaluated<(Value, cufe_il::TypeId)> {
        let ty = self.operand_type(expression);
        if self.sema.number_type(ty).is_none() {
            return Err(Failure::unknown());
        }
        let promoted = self.selector_type(ty);
        Ok((self.converted(expression, promoted)?, promoted))
    }

    fn selector_type(&self, ty: cufe_il::TypeId) -> cufe_il::TypeId {
        match self.sema.value_structure(ty) {
            Type::Enum(id) if self.sema.program.enums[id].is_scoped => ty,
            _ => self.sema.promoted_arithmetic(ty),
        }
    }

    /// The statements inside of one that belong to the same switch, one level down.
    fn inner(&self, statement: StatementId) -> Vec<StatementId> {
        let program = &self.sema.program;
        match &program.statements[statement].kind {
            StatementKind::Switch(_) | StatementKind::Try(_) | StatementKind::Handler { .. } => Vec::new(),
            kind => program.statements_in(kind).to_vec(),
        }
    }

    /// Finds the label of a value, and the default label.
    fn find_label(
        &mut self,
        statement: StatementId,
        value: i128,
        ty: cufe_il::TypeId,
        found: &mut Option<StatementId>,
        default: &mut Option<StatementId>,
    ) -> Evaluated<()> {
        let mut open = vec![statement];
        while let Some(statement) = open.pop() {
            match self.sema.program.statements[statement].kind {
                StatementKind::Case { low, high, .. } => {
                    let low = self.converted(low, ty)?.integer().or_failure()?;
                    let high = match high {
                        Some(high) => self.converted(high, ty)?.integer().or_failure()?,
                        None => low,
                    };
                    if (low..=high).contains(&value) {
                        *found = found.or(Some(statement));
                    }
                }
                StatementKind::Default(_) => *default = default.or(Some(statement)),
                _ => {}
            }
            open.extend(self.inner(statement));
        }
        Ok(())
    }

    /// Runs a statement from a label inside of it on; `None` where the label is not inside.
    fn run_from(&mut self, statement: StatementId, target: StatementId) -> Evaluated<Option<Flow>> {
        if statement == target {
            return self.run(statement).map(Some);
        }
        match self.sema.program.statements[statement].kind {
            StatementKind::Compound { statements, .. } => {
                let list = self.parts(statements);
                self.scoped(|evaluator| {
                    let mut is_running = false;
                    for &statement in &list {
                        let flow = if is_running {
                            evaluator.run(statement)?
                        } else {
                            match evaluator.guarded(|evaluator| evaluator.run_from(statement, target))? {
                                Some(flow) => {
                                    is_running = true;
                                    flow
                                }
                                None => continue,
                            }
                        };
                        if flow != Flow::Next {
                            return Ok(Some(flow));
                        }
                    }
                    Ok(is_running.then_some(Flow::Next))
                })
            }
            StatementKind::Label { statement, .. }
            | StatementKind::Case { statement, .. }
            | StatementKind::Default(statement) => self.guarded(|evaluator| evaluator.run_from(statement, target)),
            StatementKind::Do(parts) => {
                let parts = self.parts(parts);
                let &[body, condition] = parts.as_slice() else { return Err(Failure::unknown()) };
                match self.guarded(|evaluator| evaluator.run_from(body, target))? {
                    None => return Ok(None),
                    Some(Flow::Next | Flow::Continue) => {}
                    Some(Flow::Break) => return Ok(Some(Flow::Next)),
                    Some(Flow::Return) => return Ok(Some(Flow::Return)),
                }
                if !self.scoped(|evaluator| evaluator.head(&[condition]))? {
                    return Ok(Some(Flow::Next));
                }
                self.run(statement).map(Some)
            }
            StatementKind::While(parts) => {
                let parts = self.parts(parts);
                let Some(&body) = parts.last() else { return Err(Failure::unknown()) };
                match self.guarded(|evaluator| evaluator.run_from(body, target))? {
                    None => Ok(None),
                    Some(Flow::Next | Flow::Continue) => self.run(statement).map(Some),
                    Some(Flow::Break) => Ok(Some(Flow::Next)),
                    Some(Flow::Return) => Ok(Some(Flow::Return)),
                }
            }
            StatementKind::For(parts) => {
                let parts = self.parts(parts);
                let &[_, condition, step, body] = parts.as_slice() else { return Err(Failure::unknown()) };
                let token = self.sema.program.statements[statement].first;
                self.scoped(|evaluator| {
                    match evaluator.guarded(|evaluator| evaluator.run_from(body, target))? {
                        None => return Ok(None),
                        Some(Flow::Next | Flow::Continue) => {}
                        Some(Flow::Break) => return Ok(Some(Flow::Next)),
                        Some(Flow::Return) => return Ok(Some(Flow::Return)),
                    }
                    evaluator.run(step)?;
                    evaluator.turns_of_for([condition, step, body], token).map(Some)
                })
            }
            StatementKind::If { parts, has_else, .. } => {
                let parts = self.parts(parts);
                let branches = if has_else { 2 } else { 1 };
                let Some(split) = parts.len().checked_sub(branches) else { return Err(Failure::unknown()) };
                for &branch in &parts[split..] {
                    if let Some(flow) = self.guarded(|evaluator| evaluator.run_from(branch, target))? {
                        return Ok(Some(flow));
                    }
                }
                Ok(None)
            }
            // Jumps into other statements are not followed.
            _ => Ok(None),
        }
    }
}
