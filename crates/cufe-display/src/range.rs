//! Loops over ranges ([stmt.ranged]): the variables for the range, its begin and its end, and what the loop does with them.

use crate::body::Enclosing;
use crate::builder::{Around, Builder};
use crate::conversion::Sort;
use crate::graph::{EntryId, Value};
use crate::kind::Kind;
use cufe_il::{
    ArrayBound, Builtin, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Program, RangeIterators, StatementId,
    StatementKind, Type, TypeId, ValueCategory,
};

/// What stands for an expression that only the loop has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hidden {
    /// A variable that nobody wrote, of a type.
    Variable(EntryId, EntryId),
    /// What the pointer in such a variable points to.
    Element(EntryId, EntryId),
    /// Another expression.
    Other(ExpressionId),
}

impl Builder<'_> {
    /// A loop over a range: init-statement or empty, declaration, range, body.
    pub(crate) fn range_for(&mut self, id: StatementId, parts: &[StatementId]) -> Vec<EntryId> {
        let program = self.program;
        let statement = self.new_statement(id, "stmk_range_based_for");
        let mut all = vec![statement];
        let &[init, declaration, range, body] = parts else { return all };
        let (StatementKind::Expression(range), StatementKind::Declaration { variables, .. }) =
            (program.statements[range].kind, program.statements[declaration].kind)
        else {
            return all;
        };
        let outer = self.around;
        self.body.enclosing.push(Enclosing::default());
        let scope = self.new_scope("sck_block");
        self.graph.set(statement, "range_based_for_scope", scope);
        self.enter(scope);
        let mut declared = Vec::new();
        if !matches!(program.statements[init].kind, StatementKind::Empty) {
            let parts = self.statement(init);
            self.graph.list(statement, "initialization", "next", &parts);
            if let Some(Value::Entries(entities)) = parts.first().and_then(|&first| self.graph.get(first, "entities")) {
                declared.extend(entities.iter().copied().filter(|&id| self.graph.entry(id).kind == Kind::Variable));
            }
            if let Some(&first) = parts.first() {
                let last = program.statements[init].last;
                self.end_of_construct(last, first, Some(last + 1));
            }
        }
        if !self.is_prototype || program.implied.range_loops.contains_key(&range) {
            let (object, iterators) = self.iterators(range, statement);
            declared.push(object);
            declared.extend(iterators);
        }
        self.graph.list(scope, "nonstatic_variables", "next", &declared);
        let inner = self.new_scope("sck_block");
        self.graph.set(statement, "iterator_scope", inner);
        self.enter(inner);
        let mut own = Vec::new();
        if let Some(&entity) = program.entity_list(variables).first()
            && let Some(variable) = program.variable_of(entity)
        {
            let entry = self.variable_entry(variable);
            self.graph.unset(entry, "has_explicit_initializer");
            self.graph.mark(entry, "is_enhanced_for_iterator");
            if let Some(element) = program.implied.range_loops.get(&range).and_then(|known| known.element) {
                self.initialize_automatic(variable, element, entry);
                self.end_of_life(variable, entry);
                for label in ["referenced", "needed"] {
                    self.graph.unset(entry, label);
                    self.graph.mark(entry, label);
                }
                self.range_variables.push(entry);
            }
            self.graph.set(statement, "iterator", entry);
            self.put(program.entities[entity].token, entry);
            own.push(entry);
        } else if let Some(first) = program.implied.range_loops.get(&range).and_then(|known| known.binding) {
            let container = self.binding_container(first);
            self.graph.unset(container, "has_explicit_initializer");
            self.graph.mark(container, "is_enhanced_for_iterator");
            self.graph.set(statement, "iterator", container);
            self.put(self.binding_token(first), container);
            own.push(container);
            own.extend(self.binding_names(first));
        }
        self.graph.list(inner, "nonstatic_variables", "next", &own);
        let body = self.loop_body(body);
        self.graph.set(statement, "statement", body);
        self.around = outer;
        self.leave(&mut all);
        all
    }

    /// Makes a scope the one in which what follows stands.
    pub(crate) fn enter(&mut self, scope: EntryId) {
        if let Some(around) = self.around {
            self.around = Some(Around { scope, ..around });
        }
    }

    /// A variable that nobody wrote, in the current scope.
    pub(crate) fn unwritten_variable(&mut self, ty: EntryId) -> EntryId {
        let id = self.graph.add(Kind::Variable, self.region);
        self.graph.mark(id, "compiler_generated");
        self.graph.mark(id, "is_local_to_function");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "storage_class", "sc_auto");
        if let Some(around) = self.around {
            let routine = self.function_entry(around.function);
            self.graph.set(id, "enclosing_routine", routine);
            self.graph.set(id, "parent_scope", around.scope);
        }
        id
    }

    /// Initializes such a variable with the value of a node.
    fn initialize_unwritten(&mut self, variable: EntryId, node: EntryId) {
        let initialization = self.graph.add(Kind::Initialization, self.region);
        self.graph.set_kind(initialization, "dik_expression");
        self.graph.set(initialization, "expression", node);
        self.graph.set(initialization, "variable", variable);
        self.graph.set(variable, "init_kind", "initk_dynamic");
        self.graph.set(variable, "dynamic", initialization);
    }

    /// A use of a variable.
    pub(crate) fn variable_node(&mut self, variable: EntryId, ty: EntryId, is_object: bool) -> EntryId {
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_variable");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "variable", variable);
        self.graph.flag(id, "is_lvalue", is_object);
        id
    }

    /// The variables for the range, its begin and its end, with what the loop tests and steps.
    fn iterators(&mut self, range: ExpressionId, statement: EntryId) -> (EntryId, Vec<EntryId>) {
        let program = self.program;
        let entry = &program.expressions[range];
        let (first, close) = (entry.first, entry.last + 1);
        let is_object = entry.category == ValueCategory::Lvalue;
        let lvalue = self.made_reference(entry.ty, false);
        let reference = if is_object { lvalue } else { self.made_reference(entry.ty, true) };
        let object = self.unwritten_variable(reference);
        let is_string = matches!(entry.kind, ExpressionKind::String { .. });
        self.graph.flag(object, "extends_lifetime", !is_string);
        let referred = if is_object { self.object(range) } else { self.extended_temporary(range) };
        let node = self.operation("eok_reference_to", lvalue, Sort::Pointer, &[referred]);
        self.graph.mark(node, "compiler_generated");
        self.at(node, first);
        self.initialize_unwritten(object, node);
        self.graph.set(statement, "range", object);
        let known = program.implied.range_loops.get(&range).copied().unwrap_or_default();
        let array = match program.structure(self.bare(entry.ty)) {
            Type::Array { element, bound: ArrayBound::Known(count) } => Some((element, count)),
            _ => None,
        };
        let object_of = |builder: &mut Self| {
            let node = builder.variable_node(object, reference, false);
            builder.at(node, first);
            let ty = builder.type_entry(entry.ty);

            builder.dereferenced(node, ty, true, first)
        };
        if let Some((element, count)) = array {
            let pointer = self.made_pointer(element, cufe_il::Qualifiers::empty());
            let (begin, end) = (self.unwritten_variable(pointer), self.unwritten_variable(pointer));
            for variable in [begin, end] {
                let array = object_of(self);
                let node = self.operation("eok_array_to_pointer", pointer, Sort::Array, &[array]);
                self.graph.mark(node, "compiler_generated");
                self.at(node, first);
                if variable == begin {
                    self.initialize_unwritten(variable, node);
                    continue;
                }
                let count = self.bound_node(entry.ty, count, close);
                let node = self.operation("eok_padd", pointer, Sort::Pointer, &[node, count]);
                self.initialize_unwritten(variable, node);
            }
            self.pointer_steps(statement, (begin, end), pointer);
            if let Some(hidden) = known.element {
                self.hidden.insert(hidden, Hidden::Element(begin, pointer));
            }
            return (object, vec![begin, end]);
        }
        let Some(iterators) = known.iterators else { return (object, Vec::new()) };
        let made = self.class_iterators((range, close), &iterators, object_of);
        let ((begin, end), ty) = made;
        if let Some(element) = known.element {
            let hidden = match iterators.dereference {
                Some(dereference) => Hidden::Other(dereference),
                None => Hidden::Element(begin, ty),
            };
            self.hidden.insert(element, hidden);
        }
        self.hidden.insert(iterators.objects[0], Hidden::Variable(begin, ty));
        let other = match self.graph.get(end, "type") {
            Some(&Value::Entry(ty)) => ty,
            _ => ty,
        };
        self.hidden.insert(iterators.objects[1], Hidden::Variable(end, other));
        match (iterators.compare, iterators.increment) {
            (Some(compare), Some(increment)) => {
                let compare = self.condition(compare);
                self.graph.set(statement, "ne_call_expr", compare);
                let increment = self.object(increment);
                self.graph.set(statement, "incr_call_expr", increment);
                self.graph.set(statement, "begin", begin);
                self.graph.set(statement, "end", end);
            }
            _ => self.pointer_steps(statement, (begin, end), ty),
        }
        (object, vec![begin, end])
    }

    /// The variables that hold what `begin` and `end` return, and the type of the first.
    fn class_iterators(
        &mut self,
        (range, close): (ExpressionId, u32),
        iterators: &RangeIterators,
        object_of: impl Fn(&mut Self) -> EntryId,
    ) -> ((EntryId, EntryId), EntryId) {
        let program = self.program;
        let entry = &program.expressions[range];
        let mut made = Vec::new();
        for function in iterators.functions {
            let result = program.as_function(program.functions[function].ty).map(|shape| shape.result);
            let result = self.bare(program.non_reference(result.unwrap_or(Program::UNKNOWN)));
            let ty = self.type_entry(result);
            let variable = self.unwritten_variable(ty);
            let object = object_of(self);
            let node = self.iterator_call(function, (object, entry.ty), (entry.first, close), result);
            self.initialize_unwritten(variable, node);
            made.push((variable, ty));
        }
        ((made[0].0, made[1].0), made[0].1)
    }

    /// A call of `begin` or `end` for a range.
    fn iterator_call(
        &mut self,
        function: FunctionId,
        (object, ty): (EntryId, TypeId),
        (first, close): (u32, u32),
        result: TypeId,
    ) -> EntryId {
        let program = self.program;
        let is_member = program.functions[function].flags.contains(FunctionFlags::MEMBER);
        let routine = self.routine(function, first);
        let node = if is_member {
            let object = self.object_argument(object, function, (ty, first), false);
            self.call_node("eok_dot_member_call", function, &[routine, object], result)
        } else {
            let parameter = program
                .as_function(program.functions[function].ty)
                .and_then(|shape| shape.parameters.first().copied())
                .filter(|&parameter| program.is_reference(parameter));
            let argument = match parameter {
                Some(parameter) => {
                    let object = self.adjusted(object, ty, program.non_reference(parameter), close);
                    let reference = self.type_entry(parameter);
                    let node = self.operation("eok_reference_to", reference, Sort::Pointer, &[object]);
                    self.graph.mark(node, "compiler_generated");
                    self.at(node, close);
                    node
                }
                None => object,
            };
            let node = self.call_node("eok_call", function, &[routine, argument], result);
            self.graph.mark(node, "only_found_through_arg_dependent_lookup");
            node
        };
        self.graph.mark(node, "compiler_generated");
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, first);
        self.referred(node, function, (result, first), false)
    }

    /// What a loop does with pointers: `begin != end`, `++begin`.
    fn pointer_steps(&mut self, statement: EntryId, (begin, end): (EntryId, EntryId), ty: EntryId) {
        let (x, y) = (self.variable_node(begin, ty, false), self.variable_node(end, ty, false));
        let bool = self.type_entry(Program::builtin(Builtin::Bool));
        let compare = self.operation("eok_ne", bool, Sort::Pointer, &[x, y]);
        self.graph.set(statement, "ne_call_expr", compare);
        let begin_node = self.variable_node(begin, ty, true);
        let increment = self.operation("eok_pre_incr", ty, Sort::Pointer, &[begin_node]);
        self.graph.set(statement, "incr_call_expr", increment);
        self.graph.set(statement, "begin", begin);
        self.graph.set(statement, "end", end);
    }

    /// The number of elements of an array, as a node at a token.
    fn bound_node(&mut self, array: TypeId, count: u64, token: u32) -> EntryId {
        let array = self.type_entry(self.bare(array));
        let is_local = self
            .arrays
            .iter()
            .any(|(ty, list)| self.types.get(ty) == Some(&array) && list.iter().all(|written| written.is_local));
        let size = Program::builtin(Builtin::UnsignedLong);
        let constant = match self.graph.get(array, "bound_constant") {
            Some(&Value::Entry(constant)) if !is_local => constant,
            _ => {
                let file = if is_local { self.region } else { crate::graph::FILE };
                let region = std::mem::replace(&mut self.region, file);
                let constant = self.constant(size, &cufe_il::constant::Value::Integer(i128::from(count)), None);
                self.region = region;
                constant
            }
        };
        let node = self.constant_node(size, constant, None);
        self.at(node, token);
        node
    }

    /// The node of an expression that only a loop has.
    pub(crate) fn hidden_node(&mut self, id: ExpressionId, wants_object: bool) -> Option<EntryId> {
        let hidden = *self.hidden.get(&id)?;
        Some(match hidden {
            Hidden::Other(other) => self.expression(other, wants_object),
            Hidden::Variable(variable, ty) => self.variable_node(variable, ty, wants_object),
            Hidden::Element(variable, pointer) => {
                let node = self.variable_node(variable, pointer, false);
                let ty = self.program.expressions[id].ty;
                let is_object = wants_object;
                let shown = self.type_entry(self.value_type(ty, wants_object));
                let element = self.operation("eok_indirect", shown, Sort::Pointer, &[node]);
                self.graph.mark(element, "compiler_generated");
                self.graph.flag(element, "is_lvalue", is_object);
                element
            }
        })
    }

    /// A temporary whose life a reference extends: what a prvalue gives, as an object.
    pub(crate) fn extended_temporary(&mut self, expression: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[expression];
        let value = self.read(expression);
        let initialization = self.initialization_of(value, entry.ty);
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_temp_init");
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        self.graph.set(id, "dynamic_init", initialization);
        self.graph.mark(id, "is_xvalue");
        self.at_node(id, value, entry.first);
        let class = program.class_of(self.bare(entry.ty));
        let destructor = class.and_then(|class| program.special_members.get(&class)).and_then(|found| found.destructor);
        if let Some(destructor) = destructor.filter(|function| !program.trivial_functions.contains(function)) {
            self.graph.unset(initialization, "kind");
            self.graph.set_kind(initialization, "dik_class_result_via_ctor");
            let destructor = self.function_entry(destructor);
            self.destroyed(initialization, destructor);
        }
        id
    }
}
