//! The entity that names the translation unit.

use crate::host_references::first_internal;
use cufe_il::{
    Class, EntityId, EntityKind, FunctionDeclaration, FunctionDeclarationFlags, FunctionFlags, Linkage, NameKind,
    Program, ScopeId, ScopeKind, TemplateArgument, Type, TypeId, VariableDeclaration, VariableDeclarationFlags,
    VariableFlags,
};
use cufe_lex::TokenKind;
use cufe_sema::Unit;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;

/// The first entity in order of definition whose name is the same in every compilation and that nobody else may define.
///
/// A host reference of internal linkage holds the module id, which is final from its use on: nothing that is defined
/// after it names the unit (measured). A function is defined where its body begins, a variable where its initializer
/// ends.
pub fn naming_entity(unit: &Unit) -> Option<EntityId> {
    let program = &unit.program;
    let functions = program.written_functions().filter(|declaration| function_qualifies(unit, declaration));
    let function = functions.map(|declaration| {
        (declaration.name, declaration.declarator_last, program.functions[declaration.function].entity)
    });
    let members = Members::default();
    let variables = program.written_variables();
    let variables = variables.filter(|declaration| variable_qualifies(unit, declaration, &members));
    let variable = variables.map(|declaration| {
        let initialized = declaration.initializer.map_or(declaration.declarator_last, |initializer| initializer.1);
        (declaration.name, initialized, program.variables[declaration.variable].entity)
    });
    let (_, defined, entity) = function.chain(variable).min_by_key(|found| found.0)?;
    let is_listed = unit.options.device_c || unit.options.partial_link;
    let is_late = is_listed && first_internal(unit).is_some_and(|used| used <= defined);
    (!is_late).then_some(entity)
}

fn function_qualifies(unit: &Unit, declaration: &FunctionDeclaration) -> bool {
    let program = &unit.program;
    if declaration.body.is_none()
        || declaration.flags.intersects(
            FunctionDeclarationFlags::FRIEND
                | FunctionDeclarationFlags::INSTANTIATION
                | FunctionDeclarationFlags::INSTANTIATION_DECLARATION
                | FunctionDeclarationFlags::SPECIALIZATION
                | FunctionDeclarationFlags::BLOCK_SCOPE
                | FunctionDeclarationFlags::IN_CLASS
                | FunctionDeclarationFlags::DEFAULTED
                | FunctionDeclarationFlags::DELETED,
        )
        || !declaration.heads.is_empty()
        || declaration.deduced_return.is_some()
        || unit.source.is_system(unit.tokens.start(declaration.name))
    {
        return false;
    }
    let function = &program.functions[declaration.function];
    let entity = &program.entities[function.entity];
    let excluded = FunctionFlags::INLINE
        | FunctionFlags::CONSTEXPR
        | FunctionFlags::CONSTEVAL
        | FunctionFlags::WEAK
        | FunctionFlags::GNU_INLINE
        | FunctionFlags::DEFINED_IN_CLASS
        | FunctionFlags::FRIEND_DEFINED
        | FunctionFlags::SPECIALIZATION
        | FunctionFlags::DEDUCED_RETURN
        | FunctionFlags::DELETED
        | FunctionFlags::DEFAULTED
        | FunctionFlags::DEFAULTED_LATER
        | FunctionFlags::LAMBDA;
    function.linkage == Linkage::External
        && !function.flags.intersects(excluded)
        && function.specialized.is_none()
        && entity.template.is_none()
        && !is_in_unnamed_namespace(program, entity.scope)
        && !Internal::new(program).is_internal(function.ty)
}

fn variable_qualifies(unit: &Unit, declaration: &VariableDeclaration, members: &Members) -> bool {
    let program = &unit.program;
    if !declaration.flags.contains(VariableDeclarationFlags::DEFINITION)
        || declaration.flags.intersects(
            VariableDeclarationFlags::BLOCK_SCOPE
                | VariableDeclarationFlags::IN_CLASS
                | VariableDeclarationFlags::TEMPLATE
                | VariableDeclarationFlags::SPECIALIZATION
                | VariableDeclarationFlags::INSTANTIATION
                | VariableDeclarationFlags::BINDING,
        )
        || unit.tokens.kind(declaration.first) == TokenKind::KwTemplate
        || unit.source.is_system(unit.tokens.start(declaration.name))
    {
        return false;
    }
    let variable = &program.variables[declaration.variable];
    let entity = &program.entities[variable.entity];
    let excluded = VariableFlags::INLINE
        | VariableFlags::WEAK
        | VariableFlags::BINDING
        | VariableFlags::SPECIALIZATION
        | VariableFlags::ANONYMOUS_UNION
        | VariableFlags::PARAMETER;
    let is_deduced =
        variable.flags.contains(VariableFlags::DEDUCED) && !variable.flags.contains(VariableFlags::DECLTYPE_AUTO);
    variable.linkage == Linkage::External
        && !variable.flags.intersects(excluded)
        && !is_deduced
        && entity.template.is_none()
        && !matches!(entity.name.kind(), NameKind::Unnamed)
        && !is_in_unnamed_namespace(program, entity.scope)
        && (declaration.initializer.is_some() || Initialized::new(program, members).has_code(variable.ty))
}

/// Whether a scope is an unnamed namespace or lies in one.
pub(crate) fn is_in_unnamed_namespace(program: &Program, scope: ScopeId) -> bool {
    let scopes = std::iter::successors(Some(scope), |&scope| program.scopes[scope].parent);
    scopes.into_iter().any(|scope| {
        let entry = &program.scopes[scope];
        entry.kind == ScopeKind::Namespace
            && match entry.entity.map(|entity| program.entities[entity].kind) {
                Some(EntityKind::Namespace(namespace)) => program.namespaces[namespace].is_unnamed,
                _ => false,
            }
    })
}

/// Whether a type is made of classes or enumerations of unnamed namespaces, so that nothing of this type can be declared in
/// another unit.
pub fn has_internal_part(program: &Program, ty: TypeId) -> bool {
    Internal::new(program).is_internal(ty)
}

/// Looks for classes and enumerations of unnamed namespaces anywhere in a type ([basic.link]; measured: also behind
/// pointers, in return types and in template arguments).
struct Internal<'p> {
    program: &'p Program,
    visited: FxHashSet<TypeId>,
}

impl<'p> Internal<'p> {
    fn new(program: &'p Program) -> Self {
        Self { program, visited: FxHashSet::default() }
    }

    fn is_internal(&mut self, ty: TypeId) -> bool {
        let program = self.program;
        // A list instead of recursion: types may be nested deeply.
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let ty = program.canonical(ty);
            if !self.visited.insert(ty) {
                continue;
            }
            let structure = program.structure(ty);
            program.push_components(structure, &mut open);
            match structure {
                Type::DependentName { qualifier: inner, .. } | Type::Transform { operand: inner, .. } => {
                    open.push(inner)
                }
                Type::Class(class) => {
                    let class = &program.classes[class];
                    if is_in_unnamed_namespace(program, program.entities[class.entity].scope) {
                        return true;
                    }
                    if let Some(arguments) = class.arguments {
                        push_types(program, program.arguments(arguments), &mut open);
                    }
                }
                Type::Enum(id)
                    if is_in_unnamed_namespace(program, program.entities[program.enums[id].entity].scope) =>
                {
                    return true;
                }
                Type::Specialization { template, arguments } => {
                    if is_in_unnamed_namespace(program, program.entities[template].scope) {
                        return true;
                    }
                    push_types(program, program.arguments(arguments), &mut open);
                }
                _ => {}
            }
        }
        false
    }
}

fn push_types(program: &Program, arguments: &[TemplateArgument], open: &mut Vec<TypeId>) {
    let mut lists = vec![arguments];
    while let Some(list) = lists.pop() {
        for argument in list {
            match *argument {
                TemplateArgument::Type(ty)
                | TemplateArgument::Expansion(ty)
                | TemplateArgument::Value(ty, _)
                | TemplateArgument::Constant(ty, _) => {
                    open.push(ty);
                }
                TemplateArgument::Pack(inner) => lists.push(program.arguments(inner)),
                _ => {}
            }
        }
    }
}

/// The functions and fields of classes by scope, gathered when they are first asked for: only variables of class type
/// without initializer need them.
#[derive(Default)]
struct Members {
    by_scope: OnceCell<FxHashMap<ScopeId, Vec<EntityId>>>,
}

impl Members {
    fn of(&self, program: &Program, scope: ScopeId) -> &[EntityId] {
        let by_scope = self.by_scope.get_or_init(|| {
            let mut by_scope: FxHashMap<ScopeId, Vec<EntityId>> = FxHashMap::default();
            for (id, entity) in program.entities.iter() {
                if matches!(entity.kind, EntityKind::Function(_) | EntityKind::Field(_)) {
                    by_scope.entry(entity.scope).or_default().push(id);
                }
            }
            by_scope
        });
        by_scope.get(&scope).map_or(&[], Vec::as_slice)
    }
}

/// Looks for code that the definition of a variable without initializer runs: a default constructor or destructor that
/// is not trivial (measured: user-provided ones, virtual functions, default member initializers, in bases and members
/// too).
struct Initialized<'p> {
    program: &'p Program,
    members: &'p Members,
    visited: FxHashSet<cufe_il::ClassId>,
}

impl<'p> Initialized<'p> {
    fn new(program: &'p Program, members: &'p Members) -> Self {
        Self { program, members, visited: FxHashSet::default() }
    }

    fn has_code(&mut self, ty: TypeId) -> bool {
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let Some(id) = self.class_of(ty) else { continue };
            if !self.visited.insert(id) {
                continue;
            }
            let class = &self.program.classes[id];
            open.extend(class.bases.iter().map(|base| base.ty));
            if class.bases.iter().any(|base| base.is_virtual) || self.members_have_code(class, &mut open) {
                return true;
            }
        }
        false
    }

    /// The class of a variable's elements; of a specialization without declaration of its own, the pattern.
    fn class_of(&self, ty: TypeId) -> Option<cufe_il::ClassId> {
        let mut ty = ty;
        loop {
            match self.program.structure(ty) {
                Type::Qualified(_, inner) | Type::Array { element: inner, .. } => ty = inner,
                Type::Class(class) => return Some(class),
                Type::Specialization { template, arguments } => {
                    let EntityKind::Template(id) = self.program.entities[template].kind else { return None };
                    let explicit = self.program.class_specialization(id, arguments);
                    let explicit = explicit.filter(|&found| !self.program.classes[found].is_dependent);
                    return explicit.or_else(|| {
                        match self.program.entities[self.program.templates[id].pattern?].kind {
                            EntityKind::Class(class) => Some(class),
                            _ => None,
                        }
                    });
                }
                _ => return None,
            }
        }
    }

    fn members_have_code(&self, class: &Class, open: &mut Vec<TypeId>) -> bool {
        let Some(scope) = class.scope else { return false };
        let program = self.program;
        for &member in self.members.of(program, scope) {
            let entity = &program.entities[member];
            match entity.kind {
                EntityKind::Function(function) => {
                    let function = &program.functions[function];
                    let is_special = matches!(entity.name.kind(), NameKind::Destructor)
                        || matches!(entity.name.kind(), NameKind::Constructor) && takes_no_argument(program, function);
                    let is_trivial = function
                        .flags
                        .intersects(FunctionFlags::DEFAULTED | FunctionFlags::DELETED | FunctionFlags::IMPLICIT);
                    if function.flags.contains(FunctionFlags::VIRTUAL) || (is_special && !is_trivial) {
                        return true;
                    }
                }
                EntityKind::Field(field) => {
                    let field = &program.variables[field];
                    if field.initializer.is_some() || field.flags.contains(VariableFlags::INITIALIZED) {
                        return true;
                    }
                    open.push(field.ty);
                }
                _ => {}
            }
        }
        false
    }
}

/// Whether a constructor is a default constructor: every parameter has a default argument.
fn takes_no_argument(program: &Program, function: &cufe_il::Function) -> bool {
    let count = program.as_function(function.ty).map_or(0, |ty| ty.parameters.len());
    let declaration = function.first_declaration.map(|declaration| &program.function_declarations[declaration]);
    count == 0
        || declaration
            .is_some_and(|declaration| declaration.parameter_list.iter().all(|parameter| parameter.default.is_some()))
}
