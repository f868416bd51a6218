//! Statements, the scopes of blocks, labels.

use crate::body::Enclosing;
use crate::builder::{Around, Builder};
use crate::graph::{EntryId, Value};
use crate::kind::Kind;
use crate::place::{DECLARATION, FINAL, POSITION};
use cufe_il::{EntityKind, FunctionId, NameKind, ScopeId, StatementId, StatementKind, StatementList, Type};

impl Builder<'_> {
    /// The block of a function's body; its names are in the scope of the function.
    pub(crate) fn outer_block(&mut self, body: StatementId, function: FunctionId) -> EntryId {
        let entry = &self.program.statements[body];
        match entry.kind {
            StatementKind::Compound { statements, scope } => {
                let around = self.around.map(|around| around.scope);
                if let Some(around) = around {
                    self.scopes.insert(scope, around);
                }
                let block = self.block(body, statements, None);
                if let Some(around) = around {
                    self.locals(scope, around);
                }
                self.implied_return(block, body, function);
                block
            }
            _ => {
                let statements = self.statement(body);
                statements.first().copied().unwrap_or_else(|| self.graph.add(Kind::Statement, self.region))
            }
        }
    }

    /// A function without result returns at its end, although nobody wrote that.
    pub(crate) fn implied_return(&mut self, block: EntryId, body: StatementId, function: FunctionId) {
        let program = self.program;
        let result = program.as_function(program.functions[function].ty).map(|shape| program.structure(shape.result));
        let entity = &program.entities[program.functions[function].entity];
        let has_no_result = matches!(entity.name.kind(), NameKind::Constructor | NameKind::Destructor)
            || result == Some(Type::Builtin(cufe_il::Builtin::Void));
        if !has_no_result || !self.falls_through(body) {
            return;
        }
        let statement = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(statement, "stmk_return");
        self.graph.unset(block, "end_of_block_reachable");
        let mut last = match self.graph.get(block, "statements") {
            Some(&Value::Entry(first)) => first,
            _ => return self.graph.set(block, "statements", statement),
        };
        while let Some(&Value::Entry(next)) = self.graph.get(last, "next") {
            last = next;
        }
        self.graph.set(last, "next", statement);
    }

    /// A statement with a place in the source sequence.
    pub(crate) fn new_statement(&mut self, id: StatementId, kind: &'static str) -> EntryId {
        let entry = &self.program.statements[id];
        let statement = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(statement, kind);
        let is_declaration = matches!(kind, "stmk_decl" | "stmk_label");
        let mut first = entry.first;
        if let Some((begin, attributes)) = self.attributes_before(first).filter(|_| !is_declaration) {
            self.statement_attributes(statement, &attributes);
            // Where an attribute in front of them begins stands what has no place of its own.
            let is_break = matches!(entry.kind, StatementKind::Break);
            if !is_break && !matches!(kind, "stmk_block" | "stmk_switch_case" | "stmk_return") {
                first = begin;
            }
        } else if let Some(list) = self.attributes_from(first).filter(|_| !is_declaration) {
            self.statement_attributes(statement, &list);
        }
        self.place(statement, POSITION, first);
        self.put(first, statement);
        if !matches!(kind, "stmk_decl" | "stmk_block") {
            self.body.has_executed = true;
        }
        statement
    }

    pub(crate) fn block(&mut self, id: StatementId, statements: StatementList, scope: Option<EntryId>) -> EntryId {
        let entry = &self.program.statements[id];
        let block = self.new_statement(id, "stmk_block");
        self.place(block, FINAL, entry.last);
        self.body.has_executed = false;
        let parts = self.statements(statements);
        self.body.has_executed = true;
        self.graph.list(block, "statements", "next", &parts);
        self.graph.set_if(block, "assoc_scope", scope);
        self.graph.flag(block, "end_of_block_reachable", self.falls_through(id));
        self.end_of_construct(entry.last, block, Some(entry.last));
        block
    }

    /// The label behind a loop or switch, where something jumps to it.
    pub(crate) fn leave(&mut self, parts: &mut Vec<EntryId>) {
        let entry = self.body.enclosing.pop();
        if let Some(label) = entry.and_then(|entry| entry.break_label) {
            parts.push(self.label_statement(label));
        }
    }

    /// The body of a loop: a continue statement jumps to its end.
    pub(crate) fn loop_body(&mut self, id: StatementId) -> EntryId {
        let block = self.branch(id);
        let label = self.body.enclosing.last().and_then(|entry| entry.continue_label);
        if let Some(label) = label {
            let statement = self.label_statement(label);
            let mut last = None;
            let mut next = self.graph.get(block, "statements").cloned();
            while let Some(Value::Entry(id)) = next {
                last = Some(id);
                next = self.graph.get(id, "next").cloned();
            }
            match last {
                Some(last) => self.graph.set(last, "next", statement),
                None => self.graph.set(block, "statements", statement),
            }
            if self.graph.get(block, "end_of_block_reachable").is_none() {
                self.graph.mark(block, "end_of_block_reachable");
            }
        }
        block
    }

    pub(crate) fn statements(&mut self, list: StatementList) -> Vec<EntryId> {
        let mut parts = Vec::new();
        for &statement in self.program.statement_list(list) {
            parts.extend(self.statement(statement));
        }
        parts
    }

    /// A branch or body of a statement: what is no block is in one that nobody wrote.
    pub(crate) fn branch(&mut self, id: StatementId) -> EntryId {
        let entry = &self.program.statements[id];
        if let StatementKind::Compound { .. } = entry.kind
            && self.attributes_before(entry.first).is_none()
        {
            let parts = self.statement(id);
            return parts.first().copied().unwrap_or_else(|| self.graph.add(Kind::Statement, self.region));
        }
        let block = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(block, "stmk_block");
        let first = self.attributes_before(entry.first).map_or(entry.first, |(begin, _)| begin);
        self.put(first, block);
        self.body.has_executed = false;
        let parts = self.statement(id);
        self.body.has_executed = true;
        self.graph.list(block, "statements", "next", &parts);
        self.graph.flag(block, "end_of_block_reachable", self.falls_through(id));
        self.end_of_construct(entry.last, block, None);
        block
    }

    /// The entries that a statement is: a declaration is followed by the initializations of what it declares.
    pub(crate) fn statement(&mut self, id: StatementId) -> Vec<EntryId> {
        use StatementKind as S;
        let program = self.program;
        let entry = &program.statements[id];
        match entry.kind {
            S::Empty => vec![self.new_statement(id, "stmk_empty")],
            S::Expression(expression) => {
                let statement = self.new_statement(id, "stmk_expr");
                let expression = self.discarded(expression);
                self.graph.set(statement, "expr", expression);
                vec![statement]
            }
            S::Compound { statements, scope } => {
                let declared = scope;
                let outer = self.around;
                let scope = self.new_scope("sck_block");
                self.scopes.insert(declared, scope);
                if let Some(around) = outer {
                    self.around = Some(Around { scope, ..around });
                }
                let block = self.block(id, statements, None);
                self.around = outer;
                if self.members.get(&declared).is_none_or(Vec::is_empty) && self.leave_out_scope(scope) {
                    return vec![block];
                }
                self.graph.set(block, "assoc_scope", scope);
                self.graph.set(scope, "assoc_block", block);
                self.locals(declared, scope);
                vec![block]
            }
            S::Declaration { .. } => self.declaration(id),
            S::If { parts, is_constexpr, has_else } => {
                vec![self.if_statement(id, program.statement_list(parts), (is_constexpr, has_else))]
            }
            S::While(parts) => {
                let statement = self.new_statement(id, "stmk_while");
                let mut all = vec![statement];
                if let &[condition, body] = program.statement_list(parts) {
                    self.body.enclosing.push(Enclosing::default());
                    let outer = self.around;
                    let condition = self.tested(condition, statement);
                    self.graph.set_if(statement, "expr", condition);
                    let body = self.loop_body(body);
                    self.graph.set(statement, "loop_statement", body);
                    self.around = outer;
                    self.leave(&mut all);
                }
                all
            }
            S::Do(parts) => {
                let statement = self.new_statement(id, "stmk_end_test_while");
                let mut all = vec![statement];
                if let &[body, condition] = program.statement_list(parts) {
                    self.body.enclosing.push(Enclosing::default());
                    let keyword = program.statements[body].last + 1;
                    let body = self.loop_body(body);
                    self.graph.set(statement, "loop_statement", body);
                    self.end_of_construct(keyword, statement, Some(keyword));
                    let condition = self.tested(condition, statement);
                    self.graph.set_if(statement, "expr", condition);
                    self.leave(&mut all);
                }
                all
            }
            S::For(parts) => self.for_statement(id, program.statement_list(parts)),
            S::Return { value, .. } => {
                let statement = self.new_statement(id, "stmk_return");
                if let Some(value) = value {
                    let result =
                        self.around.and_then(|around| program.as_function(program.functions[around.function].ty));
                    let node = match result.map(|function| function.result) {
                        Some(result) if program.structure(result) != Type::Builtin(cufe_il::Builtin::Void) => {
                            self.converted(value, result)
                        }
                        _ => self.value(value),
                    };
                    match self.returned_object(node) {
                        Some(initialization) => self.graph.set(statement, "return_dynamic_init", initialization),
                        None => self.graph.set(statement, "expr", node),
                    }
                }
                vec![statement]
            }
            S::Goto(label) => {
                let statement = self.new_statement(id, "stmk_goto");
                let label = self.label(label);
                self.graph.set(statement, "label", label);
                self.graph.flag(label, "referenced", self.graph.get(label, "referenced").is_none());
                self.jump(statement);
                vec![statement]
            }
            S::Break | S::Continue => {
                let statement = self.new_statement(id, "stmk_goto");
                let label = self.implied_label(matches!(entry.kind, S::Continue));
                self.graph.set_if(statement, "label", label);
                self.jump(statement);
                vec![statement]
            }
            S::Label { name, statement } => {
                let label_statement = self.new_statement(id, "stmk_label");
                let label = self.label(name);
                self.place(label, DECLARATION, entry.first);
                if let Some((_, attributes)) = self.attributes_before(entry.first) {
                    self.statement_attributes(label, &attributes);
                }
                self.graph.set(label, "exec_stmt", label_statement);
                self.graph.set(label_statement, "label", label);
                self.jump(label_statement);
                let mut parts = vec![label_statement];
                parts.extend(self.statement(statement));
                parts
            }
            S::Case { low, high, statement } => {
                let mut parts = vec![self.case(id, Some((low, high)))];
                parts.extend(self.statement(statement));
                parts
            }
            S::Default(statement) => {
                let mut parts = vec![self.case(id, None)];
                parts.extend(self.statement(statement));
                parts
            }
            S::Switch(parts) => self.switch(id, program.statement_list(parts)),
            S::Try(parts) => {
                let statement = self.new_statement(id, "stmk_try_block");
                if let Some((&body, handlers)) = program.statement_list(parts).split_first() {
                    self.try_block(statement, body, handlers);
                }
                vec![statement]
            }
            S::RangeFor(parts) => self.range_for(id, program.statement_list(parts)),
            S::ComputedGoto(expression) => {
                let statement = self.new_statement(id, "stmk_assigned_goto");
                let expression = self.value(expression);
                self.graph.set(statement, "expr", expression);
                vec![statement]
            }
            S::Asm(_) => vec![self.new_statement(id, "stmk_asm")],
            _ => Vec::new(),
        }
    }

    /// The initialization of the object that a function returns, where the operand makes it in place.
    fn returned_object(&mut self, node: EntryId) -> Option<EntryId> {
        if !matches!(self.graph.entry(node).sub_kind, "enk_temp_init" | "enk_lambda")
            || self.graph.get(node, "is_lvalue").is_some()
        {
            return None;
        }
        let Value::Entry(initialization) = *self.graph.get(node, "dynamic_init")? else { return None };
        self.graph.unset(initialization, "has_temporary_lifetime");
        Some(initialization)
    }

    /// The body of a function-try-block with its handlers ([except.pre]/1), as the one statement of the function. `at` is the
    /// keyword.
    pub(crate) fn function_try_block(&mut self, body: StatementId, handlers: &[StatementId], at: u32) -> EntryId {
        let statement = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(statement, "stmk_try_block");
        self.place(statement, POSITION, at);
        self.put(at, statement);
        self.graph.mark(statement, "is_function_try_block");
        self.try_block(statement, body, handlers);
        statement
    }

    fn try_block(&mut self, statement: EntryId, body: StatementId, handlers: &[StatementId]) {
        let lifetime = self.lifetime_of_try_block(statement);
        self.body.next_lifetime = lifetime;
        let body = self.branch(body);
        self.body.next_lifetime = None;
        self.graph.set(statement, "statement", body);
        let handlers: Vec<EntryId> = handlers
            .iter()
            .map(|&handler| {
                self.body.next_lifetime = lifetime;
                self.handler(handler)
            })
            .collect();
        self.graph.list(statement, "handlers", "next", &handlers);
    }

    /// A handler: its parameter and its block share a scope.
    pub(crate) fn handler(&mut self, id: StatementId) -> EntryId {
        let handler = self.graph.add(Kind::Handler, self.region);
        let program = self.program;
        let entry = &program.statements[id];
        let StatementKind::Handler { declaration, body, .. } = entry.kind else { return handler };
        self.place(handler, ("catch_position.seq", "catch_position.column"), entry.first);
        let outer = self.around;
        let scope = self.new_scope("sck_block");
        self.lifetime_of(scope);
        self.graph.set(scope, "assoc_handler", handler);
        if let Some(around) = self.around {
            self.around = Some(Around { scope, ..around });
        }
        if let Some(variable) = declaration.and_then(|entity| program.variable_of(entity)) {
            let parameter = self.variable_entry(variable);
            self.graph.unset(parameter, "is_parameter");
            self.graph.mark(parameter, "is_handler_param");
            self.graph.set(handler, "parameter", parameter);
            self.graph.list(scope, "nonstatic_variables", "next", &[parameter]);
            let entity = &program.entities[program.variables[variable].entity];
            if entity.name == cufe_il::Name::UNNAMED {
                for label in ["decl_position.seq", "decl_position.column", "name_linkage", "declared_type"] {
                    self.graph.unset(parameter, label);
                }
            } else {
                self.put(entity.token, parameter);
            }
            self.handler_initialization(variable, parameter, handler);
        }
        let block = match program.statements[body].kind {
            StatementKind::Compound { statements, scope: inner } => {
                self.scopes.insert(inner, scope);
                let block = self.block(body, statements, Some(scope));
                let variables = self.members.get(&inner).is_some_and(|members| !members.is_empty());
                if variables {
                    let parameter = self.graph.get(scope, "nonstatic_variables").cloned();
                    self.graph.unset(scope, "nonstatic_variables");
                    self.locals(inner, scope);
                    if let Some(Value::Entry(parameter)) = parameter {
                        if let Some(first) = self.graph.get(scope, "nonstatic_variables").cloned() {
                            self.graph.set(parameter, "next", first);
                        }
                        self.graph.unset(scope, "nonstatic_variables");
                        self.graph.set(scope, "nonstatic_variables", parameter);
                    }
                }
                block
            }
            _ => self.branch(body),
        };
        self.graph.set(scope, "assoc_block", block);
        self.around = outer;
        self.graph.set(handler, "statement", block);
        handler
    }

    /// How the parameter of a handler is made of what was thrown.
    pub(crate) fn handler_initialization(
        &mut self,
        variable: cufe_il::VariableId,
        parameter: EntryId,
        handler: EntryId,
    ) {
        let caught = self.type_entry(self.program.variables[variable].ty);
        self.used_at_run_time(caught);
        let initialization = self.graph.add(Kind::Initialization, self.region);
        self.graph.set(initialization, "variable", parameter);
        self.graph.set(handler, "dynamic_init", initialization);
        let members = self.members_of(self.program.variables[variable].ty);
        match self.unless_trivial(members.and_then(|members| members.copy_constructor)) {
            // What is thrown is the source of the copy ([except.handle]/14).
            Some(constructor) => {
                self.graph.set_kind(initialization, "dik_constructor");
                let routine = self.function_entry(constructor);
                self.graph.set(initialization, "routine", routine);
                self.graph.mark(initialization, "is_copy_constructor_with_implied_source");
            }
            None => self.graph.set_kind(initialization, "dik_bitwise_copy"),
        }
        if let Some(destructor) = self.unless_trivial(members.and_then(|members| members.destructor)) {
            let destructor = self.function_entry(destructor);
            self.destroyed(initialization, destructor);
        }
        if self.program.is_reference(self.program.variables[variable].ty) {
            self.graph.unset(parameter, "extends_lifetime");
        }
    }

    pub(crate) fn label(&mut self, name: cufe_base::Symbol) -> EntryId {
        if let Some(&known) = self.labels.get(&name) {
            return known;
        }
        let id = self.graph.add(Kind::Label, self.region);
        self.labels.insert(name, id);
        self.label_facts(id);
        self.graph.mark(id, "needed");
        let text = self.unit.tokens.interner.text(name).to_owned();
        self.graph.entry_mut(id).text = Some(format!("label {text}"));
        self.graph.set(id, "name", Value::Text(Kind::IdName, text));
        self.graph.set(id, "name_linkage", "no");
        id
    }

    pub(crate) fn if_statement(
        &mut self,
        id: StatementId,
        parts: &[StatementId],
        (is_constexpr, has_else): (bool, bool),
    ) -> EntryId {
        let statement = self.new_statement(id, if is_constexpr { "stmk_constexpr_if" } else { "stmk_if" });
        let branches = 1 + usize::from(has_else);
        let Some(split) = parts.len().checked_sub(branches) else { return statement };
        let (conditions, branches) = parts.split_at(split);
        let outer = self.around;
        if let Some(&condition) = conditions.last() {
            let condition = match conditions {
                &[init, condition] => self.condition_with_init(init, condition, statement, true),
                _ => self.tested(condition, statement),
            };
            self.graph.set_if(statement, "expr", condition);
        }
        let program = self.program;
        let labels = ["then_statement", "else_statement"];
        for (&branch, label) in branches.iter().zip(labels) {
            let branch = match self.is_discarded(branch) {
                true => {
                    let id = self.graph.add(Kind::Statement, self.region);
                    self.graph.set_kind(id, "stmk_empty");
                    self.place(id, POSITION, program.statements[branch].last + 1);
                    id
                }
                false => self.branch(branch),
            };
            self.graph.set(statement, label, branch);
        }
        self.around = outer;
        statement
    }

    /// Whether a branch is one that an instance leaves out ([stmt.if]/2): an empty statement that is written as another one.
    fn is_discarded(&self, id: StatementId) -> bool {
        let entry = &self.program.statements[id];
        matches!(entry.kind, StatementKind::Empty)
            && self.unit.tokens.kind(entry.first) != cufe_lex::TokenKind::Semicolon
    }

    /// The init-statement of a for statement: a declaration stands in a block that nobody wrote.
    pub(crate) fn for_init(&mut self, init: StatementId, statement: EntryId) {
        let program = self.program;
        let entry = &program.statements[init];
        if let StatementKind::Declaration { .. } = entry.kind {
            let scope = self.new_scope("sck_block");
            self.graph.set(statement, "for_init_scope", scope);
            if let Some(around) = self.around {
                self.around = Some(Around { scope, ..around });
            }
            let parts = self.statement(init);
            self.end_of_construct(entry.last, parts[0], Some(entry.last + 1));
            if let Some(&Value::Entry(_)) = self.graph.get(scope, "nonstatic_variables") {
                return;
            }
            let variables: Vec<EntryId> = match self.graph.get(parts[0], "entities") {
                Some(Value::Entries(entities)) => entities.clone(),
                _ => Vec::new(),
            };
            let (mut automatic, mut statics, mut types) = (Vec::new(), Vec::new(), Vec::new());
            for id in variables {
                let entry = self.graph.entry(id);
                match entry.kind {
                    Kind::Variable if entry.region == crate::graph::FILE => statics.push(id),
                    Kind::Variable => automatic.push(id),
                    Kind::Type => types.push(id),
                    _ => {}
                }
            }
            self.graph.list(scope, "nonstatic_variables", "next", &automatic);
            self.graph.list(scope, "variables", "next", &statics);
            self.graph.list(scope, "types", "next", &types);
            if parts.len() == 1 {
                self.graph.set(statement, "initialization", parts[0]);
                return;
            }
            let block = self.graph.add(Kind::Statement, self.region);
            self.graph.set_kind(block, "stmk_block");
            self.graph.list(block, "statements", "next", &parts);
            self.graph.mark(block, "end_of_block_reachable");
            self.graph.mark(block, "implicit_scope_not_allowed");
            self.graph.set(statement, "initialization", block);
        } else if let Some(&init) = self.statement(init).first() {
            self.graph.set(statement, "initialization", init);
        }
    }

    pub(crate) fn for_statement(&mut self, id: StatementId, parts: &[StatementId]) -> Vec<EntryId> {
        let statement = self.new_statement(id, "stmk_for");
        let mut all = vec![statement];
        let &[init, condition, step, body] = parts else { return all };
        let is_empty = |id: StatementId| matches!(self.program.statements[id].kind, StatementKind::Empty);
        let (has_init, has_step) = (!is_empty(init), !is_empty(step));
        let outer = self.around;
        self.body.enclosing.push(Enclosing::default());
        if has_init {
            self.for_init(init, statement);
        }
        let condition = self.tested(condition, statement);
        self.graph.set_if(statement, "expr", condition);
        if has_step && let StatementKind::Expression(expression) = self.program.statements[step].kind {
            let step = self.discarded(expression);
            self.graph.set(statement, "increment", step);
        }
        let body = self.loop_body(body);
        self.graph.set(statement, "statement", body);
        self.around = outer;
        self.leave(&mut all);
        all
    }

    pub(crate) fn switch(&mut self, id: StatementId, parts: &[StatementId]) -> Vec<EntryId> {
        let statement = self.new_statement(id, "stmk_switch");
        let mut all = vec![statement];
        let Some((&body, conditions)) = parts.split_last() else { return all };
        let outer = self.around;
        if let Some(&condition) = conditions.last() {
            let condition = match conditions {
                &[init, condition] => self.condition_with_init(init, condition, statement, false),
                _ => self.tested_value(condition, statement),
            };
            self.graph.set_if(statement, "expr", condition);
        }
        let description = self.graph.add(Kind::Switch, self.region);
        self.graph.set(statement, "extra_info", description);
        self.body.enclosing.push(Enclosing { switch: Some(statement), ..Enclosing::default() });
        self.body.cases.push(Vec::new());
        let body = self.branch(body);
        self.graph.set(statement, "body_statement", body);
        let cases = self.body.cases.pop().unwrap_or_default();
        let entries: Vec<EntryId> = cases.iter().map(|case| case.0).collect();
        self.graph.list(description, "cases", "next", &entries);
        if let Some(default) = cases.iter().find(|case| self.graph.get(case.0, "case_value").is_none()) {
            self.graph.set(description, "default_case", default.0);
        }
        let mut sorted: Vec<(i128, EntryId)> = cases.iter().filter_map(|case| Some((case.1?, case.0))).collect();
        sorted.sort();
        let sorted: Vec<EntryId> = sorted.into_iter().map(|case| case.1).collect();
        self.graph.list(description, "sorted_cases", "next_on_sorted_list", &sorted);
        self.around = outer;
        self.leave(&mut all);
        all
    }

    /// A case or default label.
    pub(crate) fn case(
        &mut self,
        id: StatementId,
        range: Option<(cufe_il::ExpressionId, Option<cufe_il::ExpressionId>)>,
    ) -> EntryId {
        let program = self.program;
        let statement = self.new_statement(id, "stmk_switch_case");
        if range.is_none() {
            self.sequence.pop();
        }
        let entry = self.graph.add(Kind::SwitchCase, self.region);
        self.graph.set(entry, "stmt", statement);
        self.graph.set(statement, "extra_info", entry);
        let switch = self.body.enclosing.iter().rev().find_map(|entry| entry.switch);
        self.graph.set_if(statement, "switch_statement", switch);
        let mut value = None;
        let mut at = program.statements[id].first;
        if let Some((low, high)) = range {
            at = program.expressions[low].first;
            let ty = switch.and_then(|switch| self.graph.get(switch, "expr").cloned());
            let _ = ty;
            for (expression, label) in [(Some(low), "case_value"), (high, "range_end")] {
                let Some(expression) = expression else { continue };
                let mut node = self.value(expression);
                let from = self.given_type(expression);
                node = self.convert(node, from, self.used_type(expression), program.expressions[expression].first);
                if let Some(known) = self.known.get(&node).cloned() {
                    let kept = self.kept_constant(node).unwrap_or(known.constant);
                    self.graph.set(entry, label, kept);
                    if label == "case_value" {
                        value = known.value.integer();
                    }
                }
            }
        }
        self.place(entry, POSITION, at);
        if let Some(cases) = self.body.cases.last_mut() {
            cases.push((entry, value));
        }
        statement
    }

    /// The lists of what is declared in a block.
    pub(crate) fn locals(&mut self, scope: ScopeId, id: EntryId) {
        let program = self.program;
        let mut variables = Vec::new();
        for entity in self.members.get(&scope).cloned().unwrap_or_default() {
            if let EntityKind::Class(class) = program.entities[entity].kind {
                variables.extend(self.anonymous_variable(class));
            }
            if let EntityKind::Variable(variable) = program.entities[entity].kind
                && program.variables[variable].storage == cufe_il::StorageClass::None
                && !program.variables[variable].flags.contains(cufe_il::VariableFlags::THREAD_LOCAL)
            {
                let around = self.around;
                if let Some(around) = around {
                    self.around = Some(Around { scope: id, ..around });
                }
                if program.implied.structured_bindings.contains_key(&variable) {
                    variables.push(self.binding_container(variable));
                }
                variables.push(self.variable_entry(variable));
                self.around = around;
            }
        }
        self.graph.list(id, "nonstatic_variables", "next", &variables);
        let statics: Vec<EntryId> = self
            .members
            .get(&scope)
            .cloned()
            .unwrap_or_default()
            .into_iter()
            .filter_map(|entity| program.variable_of(entity))
            .filter(|&variable| {
                let entry = &program.variables[variable];
                entry.storage == cufe_il::StorageClass::Static
                    || entry.flags.contains(cufe_il::VariableFlags::THREAD_LOCAL)
                        && entry.storage == cufe_il::StorageClass::None
            })
            .map(|variable| self.variable_entry(variable))
            .collect();
        self.graph.list(id, "variables", "next", &statics);
        let types: Vec<EntryId> = self
            .members
            .get(&scope)
            .cloned()
            .unwrap_or_default()
            .into_iter()
            .filter_map(|entity| match program.entities[entity].kind {
                EntityKind::Class(class) => Some(self.type_entry(program.classes[class].ty)),
                EntityKind::Enum(id) => Some(self.type_entry(program.enums[id].ty)),
                EntityKind::Typedef(_) => program.known_type(Type::Typedef(entity)).map(|ty| self.type_entry(ty)),
                _ => None,
            })
            .collect();
        self.graph.list(id, "types", "next", &types);
    }

    /// Whether control comes to the end of a statement.
    pub(crate) fn falls_through(&self, id: StatementId) -> bool {
        !self.program.unreached_ends.contains(&id)
    }
}
