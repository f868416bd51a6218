//! The program's function `main` ([basic.start.main], spec/declarations.md "Declarators").

use super::declarator::Declarator;
use super::specifier::{SpecifierFlags, Specifiers};
use super::{Chunk, DeclarationContext};
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_il::{Builtin, FunctionFlags, FunctionId, Name, Program, Type, VariableId};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// Whether a declaration with this name in the global namespace means the program's function.
    pub(super) fn is_main(&self, name: Name) -> bool {
        name.symbol() == Some(self.sema.known.main)
    }

    /// What `main` may not be: inline (404), static (378), a template (466), declared in two forms (159), of C linkage (2949);
    /// it returns int (951).
    pub(super) fn check_main_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        function: FunctionId,
    ) {
        let entity = self.sema.program().functions[function].entity;
        if !self.is_main(name.name)
            || name.qualifier != Qualifier::None
            || self.sema.program().entities[entity].scope != Program::GLOBAL_SCOPE
        {
            return;
        }
        if self.sema.program().entities[entity].template.is_some() {
            return self.error_at(466, name.token);
        }
        if specifiers.flags.contains(SpecifierFlags::INLINE) && !context.in_block {
            self.error_at(404, name.token);
        }
        if specifiers.flags.contains(SpecifierFlags::STATIC) {
            self.error_at(378, name.token);
        }
        let is_deduced = specifiers.placeholder.is_some()
            && !declarator
                .chunks
                .iter()
                .any(|chunk| matches!(chunk, Chunk::Function(function) if function.trailing.is_some()));
        let result = self.sema.program().as_function(self.sema.program().functions[function].ty).map(|ty| ty.result);
        let is_int = result.is_none_or(|result| {
            self.sema.program().structure(self.sema.program().canonical(result)) == Type::Builtin(Builtin::Int)
        });
        if is_deduced || !is_int {
            self.error_at(951, name.token);
        }
        if self.sema.declaring.c_linkage {
            self.error_at(2949, name.token);
        }
        let is_new = self.sema.program().entities[entity].token == name.token;
        let found = self.sema.lookup_previous(Program::GLOBAL_SCOPE, name.name, u32::MAX);
        let is_other = found.entities.iter().any(|&other| {
            other != entity && self.sema.program().function_of(other).is_some_and(|other| other != function)
        });
        if is_new && is_other {
            self.name_error_at(159, name.token, self.sema.name_text(name.name));
        }
    }

    /// `main` is not deleted (1804).
    pub(super) fn check_deleted_main(&mut self, name: &ParsedName, function: FunctionId) {
        let entry = &self.sema.program().functions[function];
        if self.is_main(name.name)
            && entry.flags.contains(FunctionFlags::DELETED)
            && self.sema.program().entities[entry.entity].scope == Program::GLOBAL_SCOPE
        {
            self.error_at(1804, name.token);
        }
    }

    /// `main` without a type is an old form of `int main`: 938 at the name. Returns whether that was meant.
    pub(super) fn is_main_without_type(&mut self, name: &ParsedName, declarator: &Declarator) -> bool {
        let is_old = self.is_main(name.name)
            && declarator.function().is_some()
            && self.declaration_scope() == Program::GLOBAL_SCOPE;
        if is_old && self.sema.context.speculating == 0 {
            self.error_at(938, name.token);
        }
        is_old
    }

    /// A variable of the global namespace is not called `main` (2948).
    pub(super) fn check_variable_main(&mut self, name: &ParsedName, variable: VariableId) {
        let entity = self.sema.program().variables[variable].entity;
        if self.is_main(name.name)
            && self.tokens.kind(name.token) == TokenKind::Identifier
            && self.sema.program().entities[entity].scope == Program::GLOBAL_SCOPE
        {
            self.error_at(2948, name.token);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    #[test]
    fn main_is_an_ordinary_function_that_returns_int() {
        assert_eq!(reports("inline int main() { return 0; }"), [(404, 12)]);
        assert_eq!(reports("static int main() { return 0; }"), [(378, 12)]);
        assert_eq!(reports("template <class T> int main(T) { return 0; }"), [(466, 24)]);
        assert_eq!(reports("void main() {}"), [(951, 6)]);
        assert_eq!(reports("main() {}"), [(938, 1)]);
        assert_eq!(reports("int main(int); int main(int, char **);"), [(159, 20)]);
        assert_eq!(reports("int main;"), [(2948, 5)]);
        assert_eq!(reports("namespace N { void main(); inline int main(int) { return 1; } } auto main() -> int;"), []);
    }
}
