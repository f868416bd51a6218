//! How marks spread through bodies and initializers: what is evaluated there, and not
//! folded, is needed.

use crate::marks::{Selector, Step};
use crate::types::Extent;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::constant::Value;
use cufe_il::{
    EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Lambda, NameKind, Operator, Part,
    Program, Qualifiers, StatementId, StatementKind, Type, TypeId, UnaryOperator, VariableFlags, VariableId,
};

impl Selector<'_> {
    /// The body of a function.
    pub(crate) fn follow_body(&mut self, function: FunctionId) {
        let program = self.program;
        if !self.facts.has_body(function) {
            return;
        }
        self.begin_function(function);
        self.open.push(Step::Calls(function));
        self.follow_parts_of_object(function);
        if let Some(definition) = program.definition_of(function) {
            for initializer in &definition.member_initializers {
                if program.constant_objects.contains_key(&initializer.value) {
                    self.note_constant(initializer.first, program.expressions[initializer.value].last);
                }
                self.walk_expression(initializer.value);
            }
            if let Some(body) = definition.statement {
                self.walk_statement(body);
            }
        } else if let Some(lambda) = program.lambda_with_operator(function)
            && let Some(body) = program.lambdas[lambda].statement
        {
            self.walk_statement(body);
        }
        for comparison in program.implied.comparisons.get(&function).into_iter().flatten() {
            self.walk_expression(comparison.compare);
            comparison.less.into_iter().for_each(|less| self.walk_expression(less));
        }
    }

    fn begin_function(&mut self, function: FunctionId) {
        self.on_device = self.facts.is_on_device(function) || self.marks.supplied.contains(&function);
        self.function = Some(function);
    }

    /// An object that a constant initializes: no constructor is called there.
    pub(crate) fn note_constant(&mut self, first: u32, last: u32) {
        if let Some(function) = self.function {
            self.constant_places.entry(function).or_default().push((first, last));
        }
    }

    /// A variable or member that is initialized here, if a constant does that.
    pub(crate) fn note_constant_variable(&mut self, variable: VariableId) {
        let program = self.program;
        if program.initial_values.contains_key(&variable) {
            let entry = &program.variables[variable];
            let token = program.entities[entry.entity].token;
            let last = entry.initializer.map_or(token, |initializer| program.expressions[initializer].last);
            self.note_constant(token, last);
        }
    }

    /// What a body calls without a trace in its expressions.
    pub(crate) fn follow_calls(&mut self, function: FunctionId) {
        self.begin_function(function);
        let constants = self.constant_places.remove(&function).unwrap_or_default();
        for used in self.uses.get(&function).cloned().unwrap_or_default() {
            let is_constant = self.facts.is_structor(used.function) == Some(NameKind::Constructor)
                && constants.iter().any(|&(first, last)| (first..=last).contains(&used.token));
            if self.is_written_nowhere(used.function) && !is_constant {
                self.use_unless_trivial(used.function);
            }
        }
        for instance in self.instances.get(&function).cloned().unwrap_or_default() {
            if !self.may_be_evaluated(instance) {
                self.use_function(instance);
            }
        }
    }

    /// Whether uses of a function can leave no trace in expressions: the ends of objects' lives, and what goes with them. All
    /// others are found where they stand, and only where they are evaluated.
    fn is_written_nowhere(&self, function: FunctionId) -> bool {
        let entity = &self.program.entities[self.program.functions[function].entity];
        matches!(
            entity.name.kind(),
            NameKind::Constructor
                | NameKind::Destructor
                | NameKind::Operator(Operator::Delete | Operator::DeleteArray | Operator::New | Operator::NewArray)
        ) || self.facts.is_made(function) && !self.may_be_evaluated(function)
    }

    /// Whether calls of a function may be constants: it is needed only where it is called and they are not.
    fn may_be_evaluated(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let class = self.facts.class_around(self.program.entities[entry.entity].scope);
        entry.flags.contains(FunctionFlags::CONSTEXPR)
            || class.is_some_and(|class| self.program.classes[class].is_closure)
    }

    /// What a variable needs where something names it.
    pub(crate) fn follow_variable(&mut self, variable: VariableId) {
        let entry = &self.program.variables[variable];
        let (entity, ty) = (entry.entity, entry.ty);
        self.on_device = !entry.space.is_empty();
        self.function = self.facts.function_around(self.program.entities[entity].scope);
        if !self.facts.is_local(self.program.entities[entity].scope) {
            self.need_owner(entity);
        }
        self.mention(ty, Extent::Value);
        // Bounds are constants of which only the enumerators are left.
        self.facts.bounds_of(variable).into_iter().for_each(|bound| self.walk_folded(bound));
        // A default argument is evaluated where a call uses it.
        if !self.program.variables[variable].flags.contains(VariableFlags::PARAMETER) {
            self.initialize(variable);
        }
    }

    /// What the beginning and the end of a variable's life need.
    fn initialize(&mut self, variable: VariableId) {
        let program = self.program;
        let initial = program.initial_values.get(&variable);
        initial.into_iter().for_each(|value| self.use_object(value));
        match (program.values_of_variables.get(&variable).or(initial), program.variables[variable].initializer) {
            (Some(value), _) => self.use_value(value),
            (None, Some(_)) if program.variables[variable].value.is_some() => {}
            (None, Some(initializer)) => self.walk_expression(initializer),
            (None, None) => {}
        }
        let object = program.objects.get(&variable).copied().unwrap_or_default();
        let constructed = program.constructed.get(&variable).copied();
        let constructors = [object.constructor, constructed].map(|function| function.filter(|_| initial.is_none()));
        for function in constructors.into_iter().chain([object.destructor]).flatten() {
            let token = program.entities[program.variables[variable].entity].token;
            self.use_for_object(function, program.variables[variable].ty, token);
        }
        if let Some(binding) = program.implied.structured_bindings.get(&variable) {
            binding.object.into_iter().for_each(|ty| self.mention(ty, Extent::Value));
            binding.getters.iter().for_each(|&getter| self.use_function(getter));
        }
    }

    /// A supplied function that does nothing is not called.
    pub(crate) fn use_unless_trivial(&mut self, function: FunctionId) {
        if !self.program.trivial_functions.contains(&function) || self.program.stand_ins.invoked.contains_key(&function)
        {
            self.use_function(function);
        }
    }

    /// A statement with all that stands in it.
    pub(crate) fn walk_statement(&mut self, statement: StatementId) {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.walk_statement_inner(statement));
    }

    fn walk_statement_inner(&mut self, statement: StatementId) {
        let program = self.program;
        let kind = program.statements[statement].kind;
        match kind {
            StatementKind::Declaration { first, variables } => {
                let list = program.entity_list(variables);
                let first = first.filter(|first| !list.contains(first));
                for &entity in list.iter().chain(first.as_ref()) {
                    self.declared_in_body(entity);
                }
            }
            StatementKind::Handler { declaration, body, .. } => {
                if let Some(variable) = declaration.and_then(|entity| program.variable_of(entity)) {
                    self.mention(program.variables[variable].ty, Extent::Value);
                }
                self.walk_statement(body);
            }
            _ => program.statement_parts(kind, &mut |part| match part {
                Part::Statement(inner) => self.walk_statement(inner),
                Part::Expression(expression) => self.walk_expression(expression),
                _ => {}
            }),
        }
    }

    /// A declaration in a body: of a local variable that nobody uses and that needs no initialization not even the type is
    /// needed.
    fn declared_in_body(&mut self, entity: EntityId) {
        let program = self.program;
        let Some(variable) = program.variable_of(entity) else { return };
        self.note_constant_variable(variable);
        let is_initialized = program.variables[variable].initializer.is_some()
            || program.objects.get(&variable).is_some_and(|object| {
                let functions = [object.constructor, object.destructor];
                functions.into_iter().flatten().any(|function| !program.trivial_functions.contains(&function))
            });
        if is_initialized || program.implied.structured_bindings.contains_key(&variable) {
            self.use_variable(variable);
        }
        if let Some(lambda) = program.tested_variables.get(&variable) {
            self.walk_expression(*lambda);
        }
    }

    /// What an entity's name needs where it is evaluated.
    pub(crate) fn use_entity(&mut self, entity: EntityId) {
        match self.program.entities[entity].kind {
            EntityKind::Function(function) => self.use_function(function),
            EntityKind::Variable(variable) => self.use_variable(variable),
            EntityKind::Field(_) => self.need_owner(entity),
            EntityKind::Enumerator(id) => self.need_enum(self.program.enums[id].entity),
            EntityKind::Using(using) => {
                let program = self.program;
                program.usings[using].targets.iter().for_each(|&target| self.use_entity(target));
            }
            _ => {}
        }
    }

    /// An expression that is evaluated.
    pub(crate) fn walk_expression(&mut self, root: ExpressionId) {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.walk_expression_inner(root));
    }

    fn walk_expression_inner(&mut self, root: ExpressionId) {
        let mut open = vec![root];
        while let Some(expression) = open.pop() {
            let Some(entry) = self.program.expressions.get(expression) else { continue };
            if let Some(value) = self.program.constant_objects.get(&expression) {
                self.note_constant(entry.first, entry.last);
                self.use_object(value);
                if !matches!(entry.kind, ExpressionKind::New { .. }) {
                    self.walk_folded(expression);
                    if !self.is_converted_as_constant(expression) {
                        self.mention_constant(expression);
                    }
                    self.use_conversion(expression);
                    continue;
                }
            }
            if self.program.values.contains_key(&expression) {
                self.note_constant(entry.first, entry.last);
                self.walk_folded(expression);
                // Its value is converted where the program runs.
                let converting = self.program.converted.get(&expression).copied();
                converting.into_iter().for_each(|function| self.use_unless_trivial(function));
                continue;
            }
            self.implied(expression);
            if self.own_meaning(expression, entry.kind) {
                let from = open.len();
                self.program.expression_parts(entry.kind, &mut |part| match part {
                    Part::Expression(operand) => open.push(operand),
                    Part::Statement(statement) => self.walk_statement(statement),
                    _ => {}
                });
                open[from..].reverse();
            }
        }
    }

    /// The conversion function that converts a constant object, unless that makes a constant, too. Of a closure that becomes a
    /// pointer to a function that function is left.
    fn use_conversion(&mut self, expression: ExpressionId) {
        let program = self.program;
        let Some(&function) = program.converted.get(&expression) else { return };
        let is_conversion = program.entities[program.functions[function].entity].name.kind() == NameKind::Conversion;
        let is_invoked = program.stand_ins.invoked.contains_key(&function);
        if is_invoked || is_conversion && !self.is_converted_as_constant(expression) {
            self.use_unless_trivial(function);
        }
    }

    /// A constant takes the place of what is written: only its enumerators are still there, which keep their enumerations.
    pub(crate) fn walk_folded(&mut self, root: ExpressionId) {
        let mut open = vec![root];
        while let Some(expression) = open.pop() {
            let Some(entry) = self.program.expressions.get(expression) else { continue };
            if let ExpressionKind::Name { entity, .. } = entry.kind
                && let EntityKind::Enumerator(id) = self.program.entities[entity].kind
            {
                self.need_enum(self.program.enums[id].entity);
            }
            open.extend(self.program.operands(expression));
        }
    }

    /// Whether a conversion function makes a constant of the constant object that an expression makes: nothing is left of it.
    fn is_converted_as_constant(&self, expression: ExpressionId) -> bool {
        self.program.converted.get(&expression).is_some_and(|&function| {
            let entry = &self.program.functions[function];
            entry.flags.contains(FunctionFlags::CONSTEXPR)
                && matches!(self.program.entities[entry.entity].name.kind(), NameKind::Conversion)
        })
    }

    /// The class of an object that an expression makes of constants.
    fn mention_constant(&mut self, expression: ExpressionId) {
        let converting = self.program.converted.get(&expression).copied();
        let class = converting.and_then(|function| {
            let entity = self.program.functions[function].entity;
            self.facts.class_around(self.program.entities[entity].scope)
        });
        match class {
            Some(class) => self.define_class(class),
            None => self.mention(self.program.expressions[expression].ty, Extent::Value),
        }
    }

    /// The functions that an expression calls without naming them.
    fn implied(&mut self, expression: ExpressionId) {
        let program = self.program;
        let instance = program.callees.get(&expression).copied();
        let allocation = program.allocations.get(&expression).copied();
        let is_constant = program.constant_objects.contains_key(&expression);
        for function in program.implied_functions(expression).chain(instance).chain(allocation) {
            if !(is_constant && self.facts.is_structor(function) == Some(NameKind::Constructor)) {
                let entry = &program.expressions[expression];
                self.use_for_object(function, entry.ty, entry.first);
            }
        }
        if let Some(&operand) = program.literal_operands.get(&expression) {
            self.walk_expression(operand);
        }
        if let Some(range) = program.implied.range_loops.get(&expression).copied()
            && self.loops.insert(expression)
        {
            range.element.into_iter().for_each(|element| self.walk_expression(element));
            if let Some(iterators) = range.iterators {
                iterators.functions.iter().for_each(|&function| self.use_function(function));
                let steps = [iterators.compare, iterators.dereference, iterators.increment];
                steps.into_iter().flatten().for_each(|step| self.walk_expression(step));
            }
        }
    }

    /// What a kind of expression needs itself; whether its operands are evaluated.
    fn own_meaning(&mut self, expression: ExpressionId, kind: ExpressionKind) -> bool {
        let program = self.program;
        let entry = &program.expressions[expression];
        match kind {
            ExpressionKind::OperatorOnExpression { .. }
            | ExpressionKind::OperatorOnType { .. }
            | ExpressionKind::TypeTrait { .. }
            | ExpressionKind::SizeofPack { .. }
            | ExpressionKind::Requires => return false,
            ExpressionKind::Name { entity, .. } if self.is_constant(entity) => {}
            ExpressionKind::Name { entity, .. } => self.use_entity(entity),
            ExpressionKind::Member { object, member, is_arrow, .. } => {
                let mut ty = program.expressions[object].ty;
                if is_arrow && let Some(target) = self.pointee(ty) {
                    ty = target;
                }
                self.define_class_of(ty);
                if !self.is_constant(member) && !self.is_virtual_call(expression, member) {
                    self.use_entity(member);
                }
            }
            ExpressionKind::Lambda(index) => self.closure(&program.lambdas[index as usize]),
            ExpressionKind::Construct { .. } | ExpressionKind::CompoundLiteral { .. } => {
                self.mention(entry.ty, Extent::Value);
            }
            ExpressionKind::Cast { .. } => self.mention(entry.ty, Extent::Value),
            ExpressionKind::Call { callee, arguments } => self.call(expression, callee, arguments),
            ExpressionKind::New { ty, .. } => self.mention(ty, Extent::Value),
            ExpressionKind::Delete { operand, .. } => self.define_pointee(operand),
            ExpressionKind::Subscript { base, .. } => self.define_pointee(base),
            ExpressionKind::Throw { operand: Some(operand) } => self.define_class_of(program.expressions[operand].ty),
            ExpressionKind::Unary { operator, operand } => {
                use UnaryOperator as U;
                if matches!(operator, U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement) {
                    self.define_pointee(operand);
                }
            }
            ExpressionKind::Binary { operator, left, right } => {
                use Operator as O;
                if self.is_decided_by_left(operator, left) {
                    return false;
                }
                if matches!(operator, O::Plus | O::Minus | O::PlusEqual | O::MinusEqual) {
                    self.define_pointee(left);
                    self.define_pointee(right);
                }
            }
            _ => {}
        }
        true
    }

    /// What a call needs beside what is written: the class of its result, and the default arguments that it uses.
    fn call(&mut self, call: ExpressionId, callee: ExpressionId, arguments: cufe_il::ExpressionList) {
        let program = self.program;
        self.define_class_of(program.expressions[call].ty);
        let named = program.callees.get(&callee).copied().or_else(|| program.callees.get(&call).copied());
        let Some(function) = named.or_else(|| program.callee_of(call)) else { return };
        let given = program.expression_list(arguments).len();
        self.use_defaults(function, given);
    }

    /// Whether a member is called through the table of its object: which function that is nobody says, and the tables name
    /// them.
    fn is_virtual_call(&self, callee: ExpressionId, member: EntityId) -> bool {
        let entry = &self.program.expressions[callee];
        let uses = self.function.and_then(|function| self.uses.get(&function)).into_iter().flatten();
        let function = self.program.function_of(member);
        uses.filter(|used| Some(used.function) == function)
            .any(|used| used.is_virtual && (entry.first..=entry.last).contains(&used.name))
    }

    /// The default arguments behind those that a call gives.
    fn use_defaults(&mut self, function: FunctionId, given: usize) {
        let program: &Program = self.program;
        let entry = &program.functions[function];
        let declared = program.function_declarations.values().filter(|it| it.function == function);
        let lists = match entry.first_declaration {
            Some(first) if entry.definition.is_none_or(|definition| definition == first) => {
                vec![&program.function_declarations[first].parameter_list]
            }
            _ => declared.map(|it| &it.parameter_list).collect(),
        };
        for list in lists {
            for parameter in list.iter().skip(given) {
                if let Some(default) = program.variables[parameter.variable].initializer {
                    self.walk_expression(default);
                }
            }
        }
    }

    /// A lambda where it is evaluated: its closure and what it captures. The call operator is needed where it is called.
    fn closure(&mut self, lambda: &Lambda) {
        if let EntityKind::Class(class) = self.program.entities[lambda.closure].kind {
            self.define_class(class);
            // It ends as a temporary or with a variable.
            self.facts
                .special_members(class)
                .destructor
                .into_iter()
                .for_each(|function| self.use_unless_trivial(function));
        }
        for capture in &lambda.captures {
            match (capture.initializer, capture.entity) {
                (Some(initializer), _) => self.walk_expression(initializer),
                (None, Some(entity)) => self.use_entity(entity),
                (None, None) => {}
            }
        }
    }

    /// Whether a variable is a constant whose value takes the place of its name.
    fn is_constant(&self, entity: EntityId) -> bool {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        let entry = &self.program.variables[variable];
        let qualifiers = self.program.unqualified(self.program.canonical(entry.ty)).1;
        entry.space.is_empty() && entry.value.is_some() && qualifiers.contains(Qualifiers::CONST)
    }

    /// Whether the constant left operand of a logical operator decides: the right one is not evaluated.
    fn is_decided_by_left(&self, operator: Operator, left: ExpressionId) -> bool {
        let value = match self.program.values.get(&left) {
            Some(&Value::Integer(value)) => value,
            _ => return false,
        };
        operator == Operator::AmpersandAmpersand && value == 0 || operator == Operator::PipePipe && value != 0
    }

    pub(crate) fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.program.structure(self.program.unqualified(self.program.canonical(ty)).0) {
            Type::Pointer(target) => Some(target),
            _ => None,
        }
    }

    /// The size of what a pointer points to is needed.
    fn define_pointee(&mut self, operand: ExpressionId) {
        if let Some(target) = self.pointee(self.program.expressions[operand].ty) {
            self.define_class_of(target);
        }
    }
}
