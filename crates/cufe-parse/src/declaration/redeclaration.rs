//! Names that are declared again where they may not be ([basic.scope.scope], [basic.def.odr]). Only what is certain is
//! reported: types that depend on template parameters or are not known can make any two declarations differ or agree.

use super::DeclarationContext;
use crate::Parser;
use cufe_il::{Binding, EntityId, EntityKind, Name, NameKind, ScopeId, ScopeKind, TemplateKind, TypeId, VariableFlags};
use smallvec::SmallVec;

/// What a name is declared as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NewKind {
    Variable,
    Function,
    Other,
}

impl Parser<'_, '_> {
    /// Reports a name that its scope has for another kind of entity: 101, and 147 between functions and variables of a
    /// namespace. In blocks and classes variables are not declared twice. The new entity takes the place of the old ones.
    pub(super) fn check_name_is_free(&mut self, scope: ScopeId, name: Name, token: u32, new: NewKind) {
        if self.sema.context.speculating > 0 || !matches!(name.kind(), NameKind::Identifier(_)) {
            return;
        }
        if let Some(code) = self.sema.controlled_name(scope, name) {
            self.name_error_at(code, token, self.sema.name_text(name));
            return;
        }
        let in_namespace = self.sema.is_namespace_scope(scope);
        if !in_namespace && self.sema.check_hides_parameter(scope, name, token) {
            return;
        }
        let program = self.sema.program();
        let conflict = |(_, binding): (_, &Binding)| {
            if binding.is_hidden || binding.is_replaced {
                return None;
            }
            let entity = &program.entities[binding.entity];
            if let EntityKind::Using(using) = entity.kind {
                let is_enumerator =
                    |&target: &EntityId| matches!(program.entities[target].kind, EntityKind::Enumerator(_));
                return program.usings[using].targets.iter().any(is_enumerator).then_some((101, binding.entity));
            }
            // What other using-declarations name stands elsewhere; enumerators are bound around their enumeration too, and so is
            // what is declared in a block and belongs to its namespace.
            if entity.scope != scope && !matches!(entity.kind, EntityKind::Enumerator(_)) {
                let is_of_block = matches!(entity.kind, EntityKind::Variable(variable)
                    if new == NewKind::Variable && self.sema.declarations.block_variables.contains(&variable));
                return is_of_block.then_some((101, binding.entity));
            }
            let between = match in_namespace {
                true if self.sema.is_only_in_blocks(binding.entity)
                    && !self.sema.is_bound_here(name, binding.entity) =>
                {
                    159
                }
                true => 147,
                false => 101,
            };
            let code = match (entity.kind, new) {
                (EntityKind::Variable(variable), NewKind::Variable) => {
                    let flags = program.variables[variable].flags;
                    let is_apart = flags.intersects(VariableFlags::PARAMETER | VariableFlags::INIT_CAPTURE);
                    (!in_namespace && !is_apart).then_some(101)
                }
                (EntityKind::Field(_), _) => Some(101),
                (EntityKind::Variable(_), NewKind::Function) => Some(between),
                (EntityKind::Variable(_), NewKind::Other) => Some(101),
                (EntityKind::Function(_), NewKind::Variable) => Some(between),
                (EntityKind::Function(_), NewKind::Other) => Some(101),
                (EntityKind::Template(template), NewKind::Variable) => match program.templates[template].kind {
                    TemplateKind::Function => Some(between),
                    TemplateKind::Class => Some(101),
                    _ => None,
                },
                (EntityKind::Template(template), NewKind::Function) => {
                    (program.templates[template].kind == TemplateKind::Class).then_some(101)
                }
                (EntityKind::Typedef(_), NewKind::Variable | NewKind::Function) => Some(101),
                (EntityKind::Enumerator(_), _) => Some(101),
                (EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_), NewKind::Variable) => Some(101),
                _ => None,
            };
            code.map(|code| (code, binding.entity))
        };
        let conflicts: SmallVec<[(u16, EntityId); 2]> = program.bindings(scope, name).filter_map(conflict).collect();
        for &(_, replaced) in &conflicts {
            self.sema.program.replace_binding(scope, name, replaced);
        }
        let program = self.sema.program();
        if let Some(&(code, _)) = conflicts.first() {
            let text = self.sema.name_text(name);
            self.name_error_at(code, token, text);
        } else if self.sema.is_name_of_anonymous_union(scope, name) {
            let text = self.sema.name_text(name);
            self.name_error_at(101, token, text);
        } else if matches!(program.scopes[scope].kind, ScopeKind::Block | ScopeKind::Lambda)
            && !self.bodies.try_blocks.contains(&scope)
        {
            // The outermost block of a function can't declare the parameters' names again; that of a lambda is the scope of its
            // parameters.
            let is_block = program.scopes[scope].kind == ScopeKind::Block;
            let is_parameter = program.scopes[scope].parent.filter(|_| is_block).is_some_and(|parent| {
                program.scopes[parent].kind == ScopeKind::FunctionParameters && self.sema.has_parameter(parent, name)
            });
            if is_parameter || self.sema.has_parameter(scope, name) {
                let text = self.sema.name_text(name);
                self.name_error_at(101, token, text);
            }
        }
    }

    /// A typedef name that is declared again: 256 for another type.
    pub(super) fn check_typedef(
        &mut self,
        context: &DeclarationContext,
        scope: ScopeId,
        name: Name,
        token: u32,
        ty: TypeId,
    ) {
        if self.sema.context.speculating > 0 || !context.heads.is_empty() {
            return;
        }
        self.sema.check_size_type(scope, name, token, ty);
        let other = self.sema.program().bindings(scope, name).any(|(_, binding)| {
            let entity = &self.sema.program().entities[binding.entity];
            matches!(entity.kind, EntityKind::Typedef(known)
                if entity.scope == scope && self.sema.certainly_differ(known, ty))
        });
        if other {
            let text = self.sema.name_text(name);
            self.name_error_at(256, token, text);
        } else if context.in_class
            && self.sema.is_name_of_class(name)
            && self.sema.program().class_of(ty) == self.sema.current_class()
        {
            self.sema.warning_at(280, token);
        } else if !self.sema.check_member_name(context, name, token, false) {
            self.check_name_is_free(scope, name, token, NewKind::Other);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::expression::tests::reports;

    fn reported(text: &str) -> Vec<u16> {
        reports(text).into_iter().map(|(code, _)| code).collect()
    }

    #[test]
    fn a_scope_declares_a_name_for_one_kind_of_entity() {
        assert_eq!(reported("typedef int T; int T;"), [101]);
        assert_eq!(reported("void f(); int f;"), [147]);
        assert_eq!(reported("enum E { A, A };"), [101]);
        assert_eq!(reported("struct S {}; int S; void f() { struct T {}; int T; }"), [0u16; 0]);
    }

    #[test]
    fn parameters_are_not_declared_again_in_the_body() {
        assert_eq!(reported("void f(int x) { int x; }"), [101]);
        assert_eq!(reported("void f(int x) { { int x; } }"), [0u16; 0]);
        assert_eq!(reported("void f(int x, int x);"), [100]);
        assert_eq!(reported("void f(int p) { auto l = [](int p) {}; auto m = [p] { int p; }; }"), [0u16; 0]);
    }

    #[test]
    fn variables_and_functions_are_defined_once() {
        assert_eq!(reported("int a; int a;"), [3369]);
        assert_eq!(reported("extern int a; int a; extern int a;"), [0u16; 0]);
        assert_eq!(reported("void f() {} void f() {}"), [3369]);
        assert_eq!(reported("void f(); int f();"), [311]);
        assert_eq!(reported("struct S { void f(); void f(); void f() const; };"), [403]);
        assert_eq!(reported("struct S { static int a; }; int S::a; int S::a;"), [3369]);
        assert_eq!(reported("struct S { static constexpr int a = 1; }; constexpr int S::a;"), [0u16; 0]);
    }

    #[test]
    fn declarations_of_a_variable_agree_in_thread_storage() {
        assert_eq!(reported("extern int b; thread_local int b;"), [2502]);
        assert_eq!(reported("extern thread_local int b; extern int b;"), [2503]);
        assert_eq!(reported("extern thread_local int b; thread_local int b;"), [0u16; 0]);
    }

    #[test]
    fn a_block_declares_the_variable_of_the_namespace() {
        assert_eq!(reported("int a; void f() { extern int a; }"), [0u16; 0]);
        assert_eq!(reported("int a; void f() { extern long a; }"), [159]);
        assert_eq!(reported("void f() { extern int a; extern long a; }"), [147]);
    }
}
