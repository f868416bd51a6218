//! The program's function `main` ([basic.start.main]).

use crate::Sema;
use crate::declare::{Chunk, DeclarationContext, Declarator, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{Builtin, FunctionFlags, FunctionId, Name, Program, Type, VariableId};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// Whether a declaration with this name in the global namespace means the program's function.
    pub(crate) fn is_main_name(&self, name: Name) -> bool {
        name.symbol() == Some(self.known.main)
    }

    /// What `main` may not be: inline (404), static (378), a template (466), declared in two forms (159), of C linkage (2949),
    /// with an exception specification (552); it returns int (951).
    pub fn check_main_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        function: FunctionId,
    ) {
        let entity = self.program.functions[function].entity;
        if !self.is_main_name(name.name)
            || name.qualifier != Qualifier::None
            || self.program.entities[entity].scope != Program::GLOBAL_SCOPE
        {
            return;
        }
        if self.program.entities[entity].template.is_some() {
            return self.error_at(code::MAIN_TEMPLATE, name.token);
        }
        if specifiers.flags.contains(SpecifierFlags::INLINE) && !context.in_block {
            self.error_at(code::MAIN_INLINE, name.token);
        }
        if specifiers.flags.contains(SpecifierFlags::STATIC) {
            self.error_at(code::MISPLACED_STATIC, name.token);
        }
        let is_deduced = specifiers.placeholder.is_some()
            && !declarator
                .chunks
                .iter()
                .any(|chunk| matches!(chunk, Chunk::Function(function) if function.trailing.is_some()));
        let result = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        let is_int = result
            .is_none_or(|result| self.program.structure(self.program.canonical(result)) == Type::Builtin(Builtin::Int));
        if is_deduced || !is_int {
            self.error_at(code::MAIN_RETURN_TYPE, name.token);
        }
        if self.declaring.c_linkage {
            self.error_at(code::MAIN_WITH_LINKAGE, name.token);
        }
        if let Some(function) = declarator.function() {
            let written = self.reader.exception_specification(function.close, declarator.behind.saturating_sub(1));
            if let Some(token) = written.keyword() {
                self.warning_at(code::MAIN_EXCEPTION_SPECIFICATION, token);
            }
        }
        let is_new = self.program.entities[entity].token == name.token;
        let found = self.lookup_previous(Program::GLOBAL_SCOPE, name.name, u32::MAX);
        let is_other = found
            .entities
            .iter()
            .any(|&other| other != entity && self.program.function_of(other).is_some_and(|other| other != function));
        if is_new && is_other {
            self.name_error_at(code::INCOMPATIBLE_WITH_PREVIOUS, name.token, self.name_text(name.name));
        }
    }

    /// `main` is not deleted (1804).
    pub fn check_deleted_main(&mut self, name: &ParsedName, function: FunctionId) {
        let entry = &self.program.functions[function];
        if self.is_main_name(name.name)
            && entry.flags.contains(FunctionFlags::DELETED)
            && self.program.entities[entry.entity].scope == Program::GLOBAL_SCOPE
        {
            self.error_at(code::MAIN_DELETED, name.token);
        }
    }

    /// `main` without a type is an old form of `int main`: 938 at the name. Returns whether that was meant.
    pub fn is_main_without_type(&mut self, name: &ParsedName, declarator: &Declarator) -> bool {
        let is_old = self.is_main_name(name.name)
            && declarator.function().is_some()
            && self.declaration_scope() == Program::GLOBAL_SCOPE;
        if is_old && self.context.speculating == 0 {
            self.error_at(code::MAIN_WITHOUT_RETURN_TYPE, name.token);
        }
        is_old
    }

    /// A variable of the global namespace is not called `main` (2948).
    pub fn check_variable_main(&mut self, name: &ParsedName, variable: VariableId) {
        let entity = self.program.variables[variable].entity;
        if self.is_main_name(name.name)
            && self.reader.is(name.token, TokenKind::Identifier)
            && self.program.entities[entity].scope == Program::GLOBAL_SCOPE
        {
            self.error_at(code::MAIN_NOT_A_FUNCTION, name.token);
        }
    }
}
