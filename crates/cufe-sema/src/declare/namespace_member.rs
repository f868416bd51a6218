//! Declarations with names that a namespace qualifies: what the namespace itself has of the name, and what only its
//! using-declarations and using-directives lead to ([namespace.memdef], [namespace.qual]).

use crate::Sema;
use crate::declare::{DeclarationContext, FunctionDeclared, ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, Name, ScopeId, ScopeKind};
use smallvec::SmallVec;

/// What a namespace and its inline namespaces have of a name.
#[derive(Default)]
pub(crate) struct Members {
    /// A declaration, or what is not known.
    has_own: bool,
    /// What using-declarations name.
    used: SmallVec<[EntityId; 4]>,
}

impl Sema<'_> {
    /// What a namespace has of a name.
    fn members_of_namespace(&self, namespace: ScopeId, name: Name) -> Members {
        let program = &self.program;
        let mut members = Members::default();
        for scope in program.with_transparent(namespace) {
            for (_, binding) in program.bindings(scope, name) {
                match program.entities[binding.entity].kind {
                    EntityKind::Using(using) if !program.usings[using].is_dependent => {
                        members.used.extend_from_slice(&program.usings[using].targets);
                    }
                    _ => members.has_own = true,
                }
            }
        }
        members
    }

    /// Whether a declaration stands in a namespace itself: what it declares with the namespace's name before it is new there
    /// (1285), although [dcl.meaning.general]/2 asks for an earlier declaration.
    fn is_own_namespace(&self, context: &DeclarationContext, namespace: ScopeId) -> bool {
        context.around.unwrap_or_else(|| self.declaration_scope()) == namespace
    }

    /// Whether a declared name is qualified with the namespace that it is declared in.
    pub(crate) fn names_own_namespace(&self, context: &DeclarationContext, name: &ParsedName) -> bool {
        matches!(name.qualifier, Qualifier::Namespace(namespace)
            if !context.in_class && !context.in_block && self.is_own_namespace(context, namespace))
    }

    /// Whether a scope is the global one.
    fn is_global_scope(&self, scope: ScopeId) -> bool {
        self.program.scopes[scope].kind == ScopeKind::Global
    }

    /// A function with the qualified name of a namespace; whether it cannot be declared. The global namespace gets a new member
    /// (1372). Where only using-directives lead to the name, a function of the same parameter types conflicts with theirs (734),
    /// and others are new; where only using-declarations do, nothing can be declared (101).
    pub(crate) fn check_function_of_namespace(&mut self, declared: &FunctionDeclared, namespace: ScopeId) -> bool {
        let FunctionDeclared { name, head, .. } = *declared;
        let text = self.name_text(name.name);
        let members = self.members_of_namespace(namespace, name.name);
        if !members.has_own && !members.used.is_empty() {
            self.name_error_at(code::ALREADY_DECLARED, name.token, text);
            return true;
        }
        if members.has_own {
            let found = self.lookup_previous(namespace, name.name, u32::MAX);
            let has_function =
                found.is_dependent || found.entities.iter().any(|&id| self.program.function_of(id).is_some());
            if !has_function && !found.entities.is_empty() {
                self.name_error_at(code::INCOMPATIBLE_REDECLARATION, name.token, text);
                return true;
            }
            if head.is_none() && self.has_same_function(declared, &members.used) {
                self.name_error_at(code::USING_DECLARATION_CONFLICT, name.token, text);
                return true;
            }
            return false;
        }
        if self.is_global_scope(namespace) {
            // Allocation functions are declared implicitly.
            if !name.name.is_allocation_function() {
                self.warning_at(code::NONSTANDARD_QUALIFIED_NAME, name.first);
            }
            return false;
        }
        if self.is_own_namespace(declared.context, namespace) {
            self.warning_at(code::NONSTANDARD_NAMESPACE_QUALIFIER, name.first);
            return false;
        }
        let reached = self.lookup_in_namespace(namespace, name.name, name.token);
        if reached.is_nothing() {
            self.undeclared(name);
            return true;
        }
        if head.is_none() && self.has_same_function(declared, &reached.entities) {
            self.name_error_at(code::USING_DECLARATION_CONFLICT, name.token, text);
            return true;
        }
        false
    }

    /// Whether one of some entities is a function, and no template, of the parameter types of a declared one.
    fn has_same_function(&self, declared: &FunctionDeclared, entities: &[EntityId]) -> bool {
        let program = &self.program;
        let Some(new) = program.as_function(declared.ty) else { return false };
        entities.iter().any(|&entity| {
            let EntityKind::Function(function) = program.entities[entity].kind else { return false };
            program.as_function(program.functions[function].ty).is_some_and(|old| self.have_equal_parameters(old, new))
        })
    }

    /// An explicit specialization of a function template with the qualified name of a namespace, which must itself have a
    /// template of that name: 742, for the global namespace 801.
    pub(crate) fn check_specialized_in_namespace(&mut self, name: &ParsedName, namespace: ScopeId) {
        if !self.members_of_namespace(namespace, name.name).has_own {
            let code = if self.is_global_scope(namespace) {
                code::UNKNOWN_TEMPLATE_SPECIALIZED
            } else {
                code::NO_ACTUAL_MEMBER
            };
            let text = self.name_text(name.name);
            self.name_error_at(code, name.token, text);
        }
    }

    /// A variable with the qualified name of a namespace that does not have the name itself: 742 where other declarations lead to
    /// one (for templates 457), else 135; the global namespace gets a new member (1372). Whether one of them holds.
    pub(crate) fn check_variable_of_namespace(
        &mut self,
        context: &DeclarationContext,
        name: &ParsedName,
        namespace: ScopeId,
    ) -> bool {
        let members = self.members_of_namespace(namespace, name.name);
        if members.has_own {
            return false;
        }
        let text = self.name_text(name.name);
        let is_global = self.is_global_scope(namespace);
        let reached = self.lookup_in_namespace(namespace, name.name, name.token);
        if is_global && members.used.is_empty() {
            self.warning_at(code::NONSTANDARD_QUALIFIED_NAME, name.first);
        } else if members.used.is_empty() && self.is_own_namespace(context, namespace) {
            self.warning_at(code::NONSTANDARD_NAMESPACE_QUALIFIER, name.first);
        } else if reached.is_nothing() {
            self.undeclared(name);
        } else {
            self.name_error_at(
                if context.heads.is_empty() { code::NO_ACTUAL_MEMBER } else { code::NOT_A_MEMBER_TO_DEFINE },
                name.token,
                text,
            );
        }
        true
    }
}
