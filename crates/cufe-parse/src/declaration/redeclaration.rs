//! Names that are declared again where they may not be ([basic.scope.scope], [basic.def.odr]). Only what is certain is
//! reported: types that depend on template parameters or are not known can make any two declarations differ or agree.

use super::DeclarationContext;
use super::declarator::Follow;
use super::specifier::Specifiers;
use crate::Parser;
use crate::name::{ParsedName, Qualifier};
use cufe_base::DataModel;
use cufe_diagnostics::{Code, Report};
use cufe_il::{
    Binding, Builtin, EntityId, EntityKind, FunctionDeclarationFlags, FunctionFlags, Name, NameKind, Program, ScopeId,
    ScopeKind, StorageClass, TemplateKind, TypeId, VariableFlags, VariableId,
};
use smallvec::SmallVec;

/// What a name is declared as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NewKind {
    Variable,
    Function,
    Other,
}

impl Parser<'_, '_> {
    /// Whether a scope's names are those of a namespace.
    pub(super) fn is_namespace_scope(&self, scope: ScopeId) -> bool {
        matches!(self.sema.program().scopes[scope].kind, ScopeKind::Namespace | ScopeKind::Global)
    }

    /// Reports a name that its scope has for another kind of entity: 101, and 147 between functions and variables of a
    /// namespace. In blocks and classes variables are not declared twice. The new entity takes the place of the old ones.
    pub(super) fn check_name_is_free(&mut self, scope: ScopeId, name: Name, token: u32, new: NewKind) {
        if self.sema.context.speculating > 0 || !matches!(name.kind(), NameKind::Identifier(_)) {
            return;
        }
        if let Some(code) = self.controlled_name(scope, name) {
            self.name_error_at(code, token, self.sema.name_text(name));
            return;
        }
        let in_namespace = self.is_namespace_scope(scope);
        if !in_namespace && self.check_hides_parameter(scope, name, token) {
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
                true if self.is_declared_in_block(binding.entity) && !self.is_bound_here(name, binding.entity) => 159,
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
        } else if self.is_name_of_anonymous_union(scope, name) {
            let text = self.sema.name_text(name);
            self.name_error_at(101, token, text);
        } else if matches!(program.scopes[scope].kind, ScopeKind::Block | ScopeKind::Lambda)
            && !self.bodies.try_blocks.contains(&scope)
        {
            // The outermost block of a function can't declare the parameters' names again; that of a lambda is the scope of its
            // parameters.
            let is_block = program.scopes[scope].kind == ScopeKind::Block;
            let is_parameter = program.scopes[scope].parent.filter(|_| is_block).is_some_and(|parent| {
                program.scopes[parent].kind == ScopeKind::FunctionParameters && self.has_parameter(parent, name)
            });
            if is_parameter || self.has_parameter(scope, name) {
                let text = self.sema.name_text(name);
                self.name_error_at(101, token, text);
            }
        }
    }

    /// Whether the current scope itself has a name for an entity.
    pub(super) fn is_bound_here(&self, name: Name, entity: EntityId) -> bool {
        let here = self.declaration_scope();
        !self.is_namespace_scope(here)
            && self.sema.program().bindings(here, name).any(|(_, binding)| binding.entity == entity)
    }

    /// Whether a block, and no namespace, declared a variable or function so far.
    pub(super) fn is_declared_in_block(&self, entity: EntityId) -> bool {
        let program = self.sema.program();
        match program.entities[entity].kind {
            EntityKind::Variable(variable) => self.sema.declarations.block_variables.contains(&variable),
            EntityKind::Function(function) => program.functions[function]
                .first_declaration
                .and_then(|record| program.function_declarations.get(record))
                .is_some_and(|record| record.flags.contains(FunctionDeclarationFlags::BLOCK_SCOPE)),
            _ => false,
        }
    }

    /// `extern` in a block of a variable whose name is that of a function of the namespace: 159, of C++ linkage a warning.
    pub(super) fn check_function_of_name(&mut self, namespace: ScopeId, name: &ParsedName) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let program = self.sema.program();
        let function = program.bindings(namespace, name.name).find_map(|(_, binding)| {
            let entity = &program.entities[binding.entity];
            match entity.kind {
                EntityKind::Function(function) if entity.scope == namespace && !binding.is_hidden => Some(function),
                _ => None,
            }
        });
        if let Some(function) = function {
            let report = Report::new(Code(159), self.sema.position(name.token)).quoted(self.sema.name_text(name.name));
            let is_c = program.functions[function].flags.contains(FunctionFlags::C_LINKAGE);
            self.sema.report(if is_c { report } else { report.as_warning() });
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
        self.check_size_type(scope, name, token, ty);
        let other = self.sema.program().bindings(scope, name).any(|(_, binding)| {
            let entity = &self.sema.program().entities[binding.entity];
            matches!(entity.kind, EntityKind::Typedef(known)
                if entity.scope == scope && self.sema.certainly_differ(known, ty))
        });
        if other {
            let text = self.sema.name_text(name);
            self.name_error_at(256, token, text);
        } else if context.in_class
            && self.is_name_of_class(name)
            && self.sema.program().class_of(ty) == self.current_class()
        {
            self.warning_at(280, token);
        } else if !self.check_member_name(context, name, token, false) {
            self.check_name_is_free(scope, name, token, NewKind::Other);
        }
    }

    /// `size_t` of the global namespace and of `std` is the type that `sizeof` has (867).
    fn check_size_type(&mut self, scope: ScopeId, name: Name, token: u32, ty: TypeId) {
        if name.symbol() != Some(self.sema.known.size_t) {
            return;
        }
        let entry = &self.sema.program().scopes[scope];
        let is_std = |entity| self.sema.program().entities[entity].name.symbol() == Some(self.sema.known.std);
        let is_meant = match entry.kind {
            ScopeKind::Global => true,
            ScopeKind::Namespace => entry.parent == Some(Program::GLOBAL_SCOPE) && entry.entity.is_some_and(is_std),
            _ => false,
        };
        let expected = Program::builtin(match self.sema.options.data_model {
            DataModel::Lp64 => Builtin::UnsignedLong,
            DataModel::Ilp32 => Builtin::UnsignedInt,
            DataModel::Llp64 => Builtin::UnsignedLongLong,
        });
        if is_meant && self.sema.certainly_differ(ty, expected) {
            let text = self.sema.name_text(name);
            self.name_error_at(867, token, text);
        }
    }

    /// Whether a parameter of a name was declared in a scope.
    fn has_parameter(&self, scope: ScopeId, name: Name) -> bool {
        let program = self.sema.program();
        program.bindings(scope, name).any(|(_, binding)| match program.entities[binding.entity].kind {
            EntityKind::Variable(variable) => program.variables[variable].flags.contains(VariableFlags::PARAMETER),
            _ => false,
        })
    }

    /// Reports a parameter whose name another one of the list has (100).
    pub(super) fn check_parameter_name(&mut self, scope: ScopeId, name: Name, token: u32) {
        if self.sema.context.speculating == 0 && name != Name::UNNAMED && self.has_parameter(scope, name) {
            let text = self.sema.name_text(name);
            self.name_error_at(100, token, text);
        }
    }

    /// A variable of a namespace that is declared again: 3369 for a second definition, 147 for another type.
    pub(super) fn check_variable_again(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        follow: Follow,
        name: &ParsedName,
        known: (EntityId, VariableId),
        ty: TypeId,
    ) {
        let (entity, variable) = known;
        if self.sema.context.speculating > 0 || context.in_class || !self.declares_same_kind(context, name, entity) {
            return;
        }
        self.check_thread_storage_again(specifiers, name, variable);
        if context.in_block {
            self.check_block_extern(name, variable, ty);
            return;
        }
        if name.qualifier != Qualifier::None {
            self.check_defined_member(specifiers, follow, name, variable);
            return;
        }
        if self.sema.program().entities[entity].scope != self.declaration_scope() {
            return;
        }
        let was_in_block = self.sema.declarations.block_variables.remove(&variable);
        let is_initialized = follow.is_initializer();
        let is_extern = specifiers.storage == StorageClass::Extern || context.is_direct_linkage;
        let text = self.sema.name_text(name.name);
        let entry = &self.sema.program().variables[variable];
        // constexpr makes a variable const.
        let is_constexpr = entry.flags.contains(VariableFlags::CONSTEXPR)
            || specifiers.flags.contains(super::specifier::SpecifierFlags::CONSTEXPR);
        let (old, new) = if is_constexpr {
            let known = entry.ty;
            let constant = cufe_il::Qualifiers::CONST;
            (self.sema.program.qualified(known, constant), self.sema.program.qualified(ty, constant))
        } else {
            (entry.ty, ty)
        };
        let entry = &self.sema.program().variables[variable];
        let (a, b) = (self.sema.program().canonical(old), self.sema.program().canonical(new));
        let is_placeholder = |ty| matches!(self.sema.program().structure(ty), cufe_il::Type::Auto);
        let is_known = |ty| is_placeholder(ty) || self.is_comparable(ty, 0);
        // What is defined twice is told whatever the types are.
        let is_defined_twice =
            context.heads.is_empty() && entry.flags.contains(VariableFlags::DEFINED) && (is_initialized || !is_extern);
        let is_other_pattern = !context.heads.is_empty() && a != b && is_known(old) && is_known(new);
        if !is_defined_twice && (is_other_pattern || self.sema.certainly_differ(old, new)) {
            self.name_error_at(if was_in_block { 159 } else { 147 }, name.token, text);
        } else if entry.flags.contains(VariableFlags::DEFINED) && (is_initialized || !is_extern) {
            self.name_error_at(3369, name.token, text);
        } else if self.sema.declaring.c_linkage
            && !entry.flags.contains(VariableFlags::C_LINKAGE)
            && entry.linkage == cufe_il::Linkage::External
        {
            let position = self.sema.position(name.token);
            self.sema
                .report(cufe_diagnostics::Report::new(cufe_diagnostics::Code(337), position).quoted(text).as_warning());
        }
    }

    /// Whether a declaration is that of a variable as the known one is, or of a variable template of a namespace as it is.
    fn declares_same_kind(&self, context: &DeclarationContext, name: &ParsedName, known: EntityId) -> bool {
        match (self.sema.program().entities[known].kind, context.heads.as_slice()) {
            (EntityKind::Variable(_), []) => true,
            (EntityKind::Template(template), [head]) => {
                let is_alike = head.parameters.len() == self.sema.program().templates[template].head.parameters.len();
                is_alike
                    && name.qualifier == Qualifier::None
                    && !self.sema.declaring.in_instance
                    && !head.is_constrained()
            }
            _ => false,
        }
    }

    /// All declarations of a variable are thread-local or none is ([dcl.stc]/3): 2502 at one that adds it, 2503 at one without.
    fn check_thread_storage_again(&mut self, specifiers: &Specifiers, name: &ParsedName, variable: VariableId) {
        let was = self.sema.program().variables[variable].flags.contains(VariableFlags::THREAD_LOCAL);
        let is = specifiers.flags.contains(super::specifier::SpecifierFlags::THREAD_LOCAL);
        if was != is {
            self.name_error_at(if is { 2502 } else { 2503 }, name.token, self.sema.name_text(name.name));
        }
    }

    /// `extern` in a block of a variable that was declared before: where the types differ 147 for this block's, else 159.
    fn check_block_extern(&mut self, name: &ParsedName, variable: VariableId, ty: TypeId) {
        let program = self.sema.program();
        if self.sema.certainly_differ(program.variables[variable].ty, ty) {
            let entity = program.variables[variable].entity;
            let code = if self.is_bound_here(name.name, entity) { 147 } else { 159 };
            self.name_error_at(code, name.token, self.sema.name_text(name.name));
        }
    }

    /// A static data member, or a variable of a namespace by its qualified name, is defined once (3369).
    fn check_defined_member(
        &mut self,
        specifiers: &Specifiers,
        follow: Follow,
        name: &ParsedName,
        variable: VariableId,
    ) {
        let is_inline = VariableFlags::INLINE | VariableFlags::CONSTEXPR;
        if specifiers.storage == StorageClass::Extern
            || self.sema.program().variables[variable].flags.intersects(is_inline)
            || self.in_template()
            || self.sema.declaring.in_instance
        {
            return;
        }
        let is_initialized = follow.is_initializer();
        if !self.sema.declarations.defined_members.insert(variable) {
            self.name_error_at(3369, name.token, self.sema.name_text(name.name));
        } else if is_initialized && self.sema.program().variables[variable].initializer.is_some() {
            // Once, in the class or outside of it ([class.static.data]).
            self.name_error_at(148, name.token, self.sema.name_text(name.name));
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
