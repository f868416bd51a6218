//! Statements, the scopes of blocks, labels.

use crate::builder::{Around, Builder};
use crate::graph::EntryId;
use crate::kind::Kind;
use crate::place::{DECLARATION, FINAL, POSITION};
use cufe_il::{EntityKind, FunctionId, ScopeId, StatementId, StatementKind, StatementList, Type};

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
                let _ = function;
                block
            }
            _ => {
                let statements = self.statement(body);
                statements.first().copied().unwrap_or_else(|| self.graph.add(Kind::Statement, self.region))
            }
        }
    }

    /// A statement with a place in the source sequence.
    fn new_statement(&mut self, id: StatementId, kind: &'static str) -> EntryId {
        let entry = &self.program.statements[id];
        let statement = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(statement, kind);
        self.place(statement, POSITION, entry.first);
        self.put(entry.first, statement);
        statement
    }

    fn block(&mut self, id: StatementId, statements: StatementList, scope: Option<EntryId>) -> EntryId {
        let entry = &self.program.statements[id];
        let block = self.new_statement(id, "stmk_block");
        self.place(block, FINAL, entry.last);
        let parts = self.statements(statements);
        self.graph.list(block, "statements", "next", &parts);
        self.graph.set_if(block, "assoc_scope", scope);
        self.graph.flag(block, "end_of_block_reachable", self.falls_through(id));
        self.end_of_construct(entry.last, block, Some(entry.last));
        block
    }

    fn statements(&mut self, list: StatementList) -> Vec<EntryId> {
        let mut parts = Vec::new();
        for &statement in self.program.statement_list(list) {
            parts.extend(self.statement(statement));
        }
        parts
    }

    /// A branch or body of a statement: what is no block is in one that nobody wrote.
    fn branch(&mut self, id: StatementId) -> EntryId {
        let entry = &self.program.statements[id];
        if let StatementKind::Compound { .. } = entry.kind {
            let parts = self.statement(id);
            return parts.first().copied().unwrap_or_else(|| self.graph.add(Kind::Statement, self.region));
        }
        let block = self.graph.add(Kind::Statement, self.region);
        self.graph.set_kind(block, "stmk_block");
        self.put(entry.first, block);
        let parts = self.statement(id);
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
                let scope = self.block_scope(scope);
                let outer = self.around;
                if let (Some(around), Some(scope)) = (outer, scope) {
                    self.around = Some(Around { scope, ..around });
                }
                let block = self.block(id, statements, scope);
                if let Some(scope) = scope {
                    self.graph.set(scope, "assoc_block", block);
                }
                self.around = outer;
                vec![block]
            }
            S::Declaration { variables, .. } => self.declaration(id, program.entity_list(variables)),
            S::If { parts, is_constexpr, has_else } => {
                vec![self.if_statement(id, program.statement_list(parts), (is_constexpr, has_else))]
            }
            S::While(parts) => {
                let statement = self.new_statement(id, "stmk_while");
                if let &[condition, body] = program.statement_list(parts) {
                    let condition = self.tested(condition);
                    self.graph.set_if(statement, "expr", condition);
                    let body = self.branch(body);
                    self.graph.set(statement, "loop_statement", body);
                }
                vec![statement]
            }
            S::Do(parts) => {
                let statement = self.new_statement(id, "stmk_end_test_while");
                if let &[body, condition] = program.statement_list(parts) {
                    let body = self.branch(body);
                    self.graph.set(statement, "loop_statement", body);
                    let condition = self.tested(condition);
                    self.graph.set_if(statement, "expr", condition);
                }
                vec![statement]
            }
            S::For(parts) => vec![self.for_statement(id, program.statement_list(parts))],
            S::Return { value, .. } => {
                let statement = self.new_statement(id, "stmk_return");
                if let Some(value) = value {
                    let result = self.around.and_then(|around| program.as_function(program.functions[around.function].ty));
                    let node = match result.map(|function| function.result) {
                        Some(result) if program.structure(result) != Type::Builtin(cufe_il::Builtin::Void) => {
                            self.converted(value, result)
                        }
                        _ => self.value(value),
                    };
                    self.graph.set(statement, "expr", node);
                }
                vec![statement]
            }
            S::Goto(label) => {
                let statement = self.new_statement(id, "stmk_goto");
                let label = self.label(label);
                self.graph.set(statement, "label", label);
                vec![statement]
            }
            S::Break | S::Continue => vec![self.new_statement(id, "stmk_goto")],
            S::Label { name, statement } => {
                let label_statement = self.new_statement(id, "stmk_label");
                let label = self.label(name);
                self.place(label, DECLARATION, entry.first);
                self.graph.set(label, "exec_stmt", label_statement);
                self.graph.set(label_statement, "label", label);
                let mut parts = vec![label_statement];
                parts.extend(self.statement(statement));
                parts
            }
            S::Case { statement, .. } | S::Default(statement) => {
                let mut parts = vec![self.new_statement(id, "stmk_switch_case")];
                parts.extend(self.statement(statement));
                parts
            }
            S::Switch(parts) => {
                let statement = self.new_statement(id, "stmk_switch");
                if let Some((&body, conditions)) = program.statement_list(parts).split_last() {
                    if let Some(&condition) = conditions.last() {
                        let condition = self.tested_value(condition);
                        self.graph.set_if(statement, "expr", condition);
                    }
                    let body = self.branch(body);
                    self.graph.set(statement, "body_statement", body);
                }
                vec![statement]
            }
            S::Try(parts) => {
                let statement = self.new_statement(id, "stmk_try_block");
                if let Some((&body, handlers)) = program.statement_list(parts).split_first() {
                    let body = self.branch(body);
                    self.graph.set(statement, "statement", body);
                    let handlers: Vec<EntryId> = handlers.iter().map(|&handler| self.handler(handler)).collect();
                    self.graph.list(statement, "handlers", "next", &handlers);
                }
                vec![statement]
            }
            S::RangeFor(_) => vec![self.new_statement(id, "stmk_range_based_for")],
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

    fn handler(&mut self, id: StatementId) -> EntryId {
        let handler = self.graph.add(Kind::Handler, self.region);
        let StatementKind::Handler { declaration, body, .. } = self.program.statements[id].kind else { return handler };
        if let Some(variable) = declaration.and_then(|entity| self.program.variable_of(entity)) {
            let variable = self.variable_entry(variable);
            self.graph.flag(variable, "is_handler_param", true);
            self.graph.set(handler, "parameter", variable);
        }
        let body = self.branch(body);
        self.graph.set(handler, "statement", body);
        handler
    }

    fn label(&mut self, name: cufe_base::Symbol) -> EntryId {
        if let Some(&known) = self.labels.get(&name) {
            return known;
        }
        let id = self.graph.add(Kind::Label, self.region);
        self.labels.insert(name, id);
        let text = self.unit.tokens.interner.text(name).to_owned();
        self.graph.entry_mut(id).text = Some(format!("label {text}"));
        self.graph.set(id, "name", crate::graph::Value::Text(Kind::IdName, text));
        if let Some(around) = self.around {
            let routine = self.function_entry(around.function);
            self.graph.set(id, "enclosing_routine", routine);
        }
        self.graph.flag(id, "is_local_to_function", true);
        self.graph.set(id, "name_linkage", "no");
        id
    }

    /// A condition: an expression, or a declaration.
    fn tested(&mut self, id: StatementId) -> Option<EntryId> {
        match self.program.statements[id].kind {
            StatementKind::Expression(expression) => Some(self.condition(expression)),
            _ => None,
        }
    }

    fn tested_value(&mut self, id: StatementId) -> Option<EntryId> {
        match self.program.statements[id].kind {
            StatementKind::Expression(expression) => {
                let entry = &self.program.expressions[expression];
                let node = self.value(expression);
                let to = self.promoted(entry.ty).filter(|_| !matches!(self.program.structure(self.bare(entry.ty)), Type::Enum(_)));
                Some(to.map_or(node, |to| self.convert(node, entry.ty, to, entry.first)))
            }
            _ => None,
        }
    }

    fn if_statement(&mut self, id: StatementId, parts: &[StatementId], (is_constexpr, has_else): (bool, bool)) -> EntryId {
        let statement = self.new_statement(id, if is_constexpr { "stmk_constexpr_if" } else { "stmk_if" });
        let branches = 1 + usize::from(has_else);
        let Some(split) = parts.len().checked_sub(branches) else { return statement };
        let (conditions, branches) = parts.split_at(split);
        if let Some(&condition) = conditions.last() {
            let condition = self.tested(condition);
            self.graph.set_if(statement, "expr", condition);
        }
        let labels = ["then_statement", "else_statement"];
        for (&branch, label) in branches.iter().zip(labels) {
            let branch = self.branch(branch);
            self.graph.set(statement, label, branch);
        }
        statement
    }

    fn for_statement(&mut self, id: StatementId, parts: &[StatementId]) -> EntryId {
        let statement = self.new_statement(id, "stmk_for");
        let &[init, condition, step, body] = parts else { return statement };
        let is_empty = |id: StatementId| matches!(self.program.statements[id].kind, StatementKind::Empty);
        let (has_init, has_step) = (!is_empty(init), !is_empty(step));
        if has_init {
            let block = self.graph.add(Kind::Statement, self.region);
            self.graph.set_kind(block, "stmk_block");
            let entry = &self.program.statements[init];
            self.place(block, POSITION, entry.first);
            self.place(block, FINAL, entry.last);
            self.put(entry.first, block);
            let parts = self.statement(init);
            self.graph.list(block, "statements", "next", &parts);
            self.graph.flag(block, "end_of_block_reachable", true);
            self.end_of_construct(entry.last, block, Some(entry.last));
            self.graph.set(statement, "initialization", block);
        }
        let condition = self.tested(condition);
        self.graph.set_if(statement, "expr", condition);
        if has_step && let StatementKind::Expression(expression) = self.program.statements[step].kind {
            let step = self.discarded(expression);
            self.graph.set(statement, "increment", step);
        }
        let body = self.branch(body);
        self.graph.set(statement, "statement", body);
        statement
    }

    /// A declaration in a block, and the initializations behind it.
    fn declaration(&mut self, id: StatementId, variables: &[cufe_il::EntityId]) -> Vec<EntryId> {
        let program = self.program;
        let statement = self.new_statement(id, "stmk_decl");
        let mut entities = Vec::new();
        let mut parts = vec![statement];
        for &entity in variables {
            let Some(variable) = program.variable_of(entity) else { continue };
            let entry = self.variable_entry(variable);
            self.put(program.entities[entity].token, entry);
            entities.push(entry);
            if let Some(crate::graph::Value::Entry(initialization)) = self.graph.get(entry, "dynamic").cloned() {
                let init = self.graph.add(Kind::Statement, self.region);
                self.graph.set_kind(init, "stmk_init");
                let definition = program.variables[variable].definition;
                let token = definition.and_then(|definition| program.variable_declarations[definition].initializer);
                self.place(init, POSITION, token.map_or(program.entities[entity].token, |range| range.0));
                self.graph.set(init, "dynamic_init", initialization);
                self.graph.flag(initialization, "follows_an_exec_statement", self.has_executed);
                parts.push(init);
            }
        }
        if !entities.is_empty() {
            self.graph.set(statement, "entities", crate::graph::Value::Entries(entities));
        }
        parts
    }

    /// The scope of a block, where something is declared in it.
    fn block_scope(&mut self, scope: ScopeId) -> Option<EntryId> {
        if self.members.get(&scope).is_none_or(Vec::is_empty) {
            return None;
        }
        let around = self.around?;
        let id = self.graph.add(Kind::Scope, self.region);
        self.scopes.insert(scope, id);
        self.graph.set_kind(id, "sck_block");
        self.graph.set(id, "parent", around.scope);
        self.locals(scope, id);
        Some(id)
    }

    /// The lists of what is declared in a block.
    fn locals(&mut self, scope: ScopeId, id: EntryId) {
        let program = self.program;
        let mut variables = Vec::new();
        for entity in self.members.get(&scope).cloned().unwrap_or_default() {
            if let EntityKind::Variable(variable) = program.entities[entity].kind
                && program.variables[variable].storage == cufe_il::StorageClass::None
            {
                let around = self.around;
                if let Some(around) = around {
                    self.around = Some(Around { scope: id, ..around });
                }
                variables.push(self.variable_entry(variable));
                self.around = around;
            }
        }
        self.graph.list(id, "nonstatic_variables", "next", &variables);
    }

    /// Whether control leaves a statement at its end, as far as its form tells.
    pub(crate) fn falls_through(&self, id: StatementId) -> bool {
        use StatementKind as S;
        let program = self.program;
        match program.statements[id].kind {
            S::Return { .. } | S::Goto(_) | S::ComputedGoto(_) | S::Break | S::Continue => false,
            S::Compound { statements, .. } => {
                program.statement_list(statements).last().is_none_or(|&last| self.falls_through(last))
            }
            S::If { parts, has_else: true, .. } => {
                let parts = program.statement_list(parts);
                parts.iter().rev().take(2).any(|&part| self.falls_through(part))
            }
            S::Label { statement, .. } | S::Case { statement, .. } | S::Default(statement) => self.falls_through(statement),
            S::Expression(expression) => {
                !matches!(program.expressions[expression].kind, cufe_il::ExpressionKind::Throw { .. })
            }
            _ => true,
        }
    }
}
