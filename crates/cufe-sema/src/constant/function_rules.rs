//! What constexpr functions may not have ([dcl.constexpr]):
//! types that are not literal, statements, variables. Of templates the pattern is judged; an instance that does
//! not fit just is not constexpr.

use crate::Sema;
use crate::flow::FunctionBody;
use cufe_base::Standard;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    ClassId, EntityId, EntityKind, FunctionDeclarationId, FunctionFlags, Name, Program, StatementId, StatementKind,
    StorageClass, TypeId, VariableFlags,
};
use cufe_lex::TokenKind;
use std::ops::Range;

/// How the body of a constexpr function is judged.
struct BodyRules {
    /// What arguments could change is not said of a pattern, and its statements are reported as warnings (measured).
    is_pattern: bool,
    /// 2388, of constructors 2389.
    statement: Code,
    /// No type and no variable was wrong: one that is makes the function an ordinary one, of which only labels are reported
    /// (measured).
    is_constexpr: bool,
}

impl Sema<'_> {
    /// Checks the body of a function that is declared constexpr or consteval.
    pub(crate) fn check_constexpr_body(&mut self, body: &FunctionBody<'_>) {
        let entry = &self.program.functions[body.function];
        let (flags, entity, definition) = (entry.flags, entry.entity, entry.definition);
        if !self.is_written_constexpr(body.function)
            || flags.contains(FunctionFlags::DEFAULTED)
            || flags.contains(FunctionFlags::LAMBDA) && (self.context.in_instance || !self.since(Standard::Cpp17))
        {
            return;
        }
        // An instance that may not be constexpr is not constexpr ([dcl.constexpr]/7).
        if definition.is_some_and(|definition| {
            let flags = self.program.function_declarations[definition].flags;
            flags.contains(cufe_il::FunctionDeclarationFlags::NOT_WRITTEN)
        }) {
            return;
        }
        let mut has_literal_types = true;
        if let Some(definition) = definition.filter(|_| !flags.contains(FunctionFlags::LAMBDA)) {
            let name = self.program.function_declarations[definition].name;
            has_literal_types = self.check_constexpr_signature(body, entity, name);
        }
        let mut open: Vec<StatementId> = body.parts.iter().rev().copied().collect();
        let name = self.program.entities[entity].name;
        let mut rules = BodyRules {
            is_pattern: body.is_pattern,
            statement: if name == Name::CONSTRUCTOR {
                code::STATEMENT_IN_CONSTEXPR_CONSTRUCTOR
            } else {
                code::STATEMENT_IN_CONSTEXPR_FUNCTION
            },
            // Before C++20 that is refused at once.
            is_constexpr: has_literal_types && (name != Name::DESTRUCTOR || self.since(Standard::Cpp20)),
        };
        while let Some(statement) = open.pop() {
            self.check_constexpr_statement(statement, &mut open, &mut rules);
        }
    }

    /// Whether the types in a signature may stand there, and what else may not be.
    fn check_constexpr_signature(&mut self, body: &FunctionBody<'_>, entity: EntityId, name: u32) -> bool {
        let owner = &self.program.entities[entity];
        let (function_name, scope) = (owner.name, owner.scope);
        if function_name.symbol() == Some(self.known.main) && scope == Program::GLOBAL_SCOPE {
            self.report_at(code::MAIN_CONSTEXPR, name);
            return true;
        }
        let mut has_literal_types = true;
        if !self.since(Standard::Cpp23)
            && let Some(ty) = self.program.as_function(self.program.functions[body.function].ty).cloned()
        {
            if function_name != Name::CONSTRUCTOR
                && function_name != Name::DESTRUCTOR
                && self.is_surely_no_literal(ty.result)
            {
                self.report_at(code::CONSTEXPR_RETURN_TYPE, name);
                has_literal_types = false;
            } else if ty.parameters.iter().any(|&parameter| self.is_surely_no_literal(parameter)) {
                self.report_at(code::CONSTEXPR_PARAMETER_TYPE, name);
                has_literal_types = false;
            }
        }
        let Some(&first) = body.parts.first() else { return has_literal_types };
        let brace = self.program.statements[first].first;
        if function_name == Name::CONSTRUCTOR && !self.since(Standard::Cpp20) {
            // A function-try-block has its keyword before the brace or the initializers.
            if body.parts.len() > 1 {
                let keyword = self.reader.find_last(name..brace, TokenKind::KwTry);
                self.report_at(code::CONSTEXPR_FUNCTION_TRY_BLOCK, keyword.unwrap_or(brace));
            }
        }
        if function_name == Name::CONSTRUCTOR
            && !body.is_pattern
            && !self.since(Standard::Cpp23)
            && let Some(class) = self.program.enclosing_class(scope)
            && let Some(definition) = self.program.functions[body.function].definition
        {
            if !self.since(Standard::Cpp20) {
                self.check_initialized_members(class, definition, brace);
            }
            self.check_constructors_called(class, definition, brace);
        }
        has_literal_types
    }

    fn is_surely_no_literal(&mut self, ty: TypeId) -> bool {
        !self.is_dependent_type(ty) && self.is_literal(ty) == Some(false)
    }

    /// What a constexpr constructor leaves without value, before C++20: a member (2398), a base (2433).
    fn check_initialized_members(&mut self, class: ClassId, definition: FunctionDeclarationId, brace: u32) {
        let parts = self.parts_initialized_by_default(class, definition);
        let Some(part) = parts.iter().find(|part| self.has_no_value(part)) else { return };
        let report = match part.member {
            Some(member) => {
                let name = self.entity_name(member);
                Report::new(code::CONSTEXPR_CONSTRUCTOR_UNINITIALIZED, self.position(brace)).quoted(name)
            }
            None => {
                let name = self.type_text(part.ty);
                Report::new(code::CONSTEXPR_CONSTRUCTOR_UNINITIALIZED_BASE, self.position(brace)).quoted(name)
            }
        };
        self.report(report);
    }

    fn check_constexpr_statement(
        &mut self,
        statement: StatementId,
        open: &mut Vec<StatementId>,
        rules: &mut BodyRules,
    ) {
        let entry = self.program.statements[statement];
        match entry.kind {
            StatementKind::Goto(_) | StatementKind::ComputedGoto(_) if !self.since(Standard::Cpp23) => {
                self.report_constexpr_statement(entry.first, rules, rules.is_pattern);
            }
            StatementKind::Asm(_) if !self.since(Standard::Cpp20) => {
                self.report_constexpr_statement(entry.first, rules, true);
            }
            StatementKind::Try(_) => {
                if !self.since(Standard::Cpp20) {
                    self.report_constexpr_statement(entry.first, rules, rules.is_pattern);
                }
                open.extend(self.program.statements_in(&entry.kind).iter().rev());
            }
            StatementKind::Label { statement, .. } => {
                if !self.since(Standard::Cpp23) {
                    self.report_at(code::LABEL_IN_CONSTEXPR_FUNCTION, entry.first);
                }
                open.push(statement);
            }
            StatementKind::Declaration { variables, .. } => {
                for entity in self.program.entity_list(variables).to_vec() {
                    self.check_constexpr_local(entity, entry.first..entry.last + 1, rules);
                }
            }
            StatementKind::RangeFor(parts) => {
                if let &[init, _, _, body] = self.program.statement_list(parts) {
                    open.extend([body, init]);
                }
            }
            _ => open.extend(self.program.statements_in(&entry.kind).iter().rev()),
        }
    }

    /// A statement that may not stand in the body.
    fn report_constexpr_statement(&mut self, token: u32, rules: &BodyRules, is_warning: bool) {
        if rules.is_constexpr {
            let report = Report::new(rules.statement, self.position(token));
            self.report(if is_warning { report.as_warning() } else { report });
        }
    }

    /// `declaration`: its tokens. What it names may be declared before, outside of the function.
    fn check_constexpr_local(&mut self, entity: EntityId, declaration: Range<u32>, rules: &mut BodyRules) {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return };
        let (first, name) = (self.program.entities[entity].token, self.program.entities[entity].name);
        let is_name = |&token: &u32| self.reader.is(token, TokenKind::Identifier) && self.reader.name(token) == name;
        let token = match declaration.contains(&first) {
            true => first,
            false => declaration.into_iter().find(is_name).unwrap_or(first),
        };
        let entry = &self.program.variables[variable];
        let (ty, storage, flags, is_initialized) = (entry.ty, entry.storage, entry.flags, entry.initializer.is_some());
        if flags.contains(VariableFlags::BINDING) {
            return;
        }
        // A declaration with `extern` counts as one of a static variable (measured).
        if matches!(storage, StorageClass::Static | StorageClass::Extern) || flags.contains(VariableFlags::THREAD_LOCAL)
        {
            if !self.since(Standard::Cpp23) && std::mem::replace(&mut rules.is_constexpr, false) {
                self.report_at(code::CONSTEXPR_LOCAL_STATIC, token);
            }
            return;
        }
        if rules.is_pattern || self.is_dependent_type(ty) {
            return;
        }
        if self.is_literal(ty) == Some(false) {
            if !self.since(Standard::Cpp23) && std::mem::replace(&mut rules.is_constexpr, false) {
                let name = self.entity_name(entity);
                self.report(Report::new(code::CONSTEXPR_LOCAL_TYPE, self.position(token)).quoted(name));
            }
        } else if !is_initialized
            && !flags.contains(VariableFlags::INITIALIZED)
            && !self.since(Standard::Cpp20)
            && self.is_scalar_type(self.element_type(ty).0)
            && std::mem::replace(&mut rules.is_constexpr, false)
        {
            // Said of the first one only (measured).
            self.report_at(code::CONSTEXPR_LOCAL_UNINITIALIZED, token);
        }
    }
}
