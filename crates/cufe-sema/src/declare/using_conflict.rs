//! Which entities may share the name that a using-declaration declares ([namespace.udecl]/11, /13, [basic.scope.scope]/3).

use super::redeclaration::NewKind;
use crate::Sema;
use crate::declare::{ParsedName, Qualifier};
use cufe_diagnostics::{Code, code};
use cufe_il::{EntityId, EntityKind, Name, ScopeId, ScopeKind, TemplateKind, TypeId, VariableFlags};
use smallvec::SmallVec;

/// What decides which other entities of the same name a scope may have beside one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    /// A variable, member, enumerator or variable template.
    Object,
    /// A function or function template: they are overloaded.
    Function,
    /// A class or enumeration: an object or function hides it.
    Tag,
    /// A typedef name of a type.
    Typedef(TypeId),
    /// A class template or alias template.
    Template,
    /// A namespace.
    Namespace,
}

impl Sema<'_> {
    fn sort_of(&self, entity: EntityId) -> Option<Sort> {
        match self.program.entities[entity].kind {
            EntityKind::Variable(_) | EntityKind::Field(_) | EntityKind::Enumerator(_) => Some(Sort::Object),
            EntityKind::Function(_) => Some(Sort::Function),
            EntityKind::Class(_) | EntityKind::Enum(_) => Some(Sort::Tag),
            EntityKind::Typedef(ty) => Some(Sort::Typedef(ty)),
            EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_) => Some(Sort::Namespace),
            EntityKind::Template(template) => match self.program.templates[template].kind {
                TemplateKind::Function => Some(Sort::Function),
                TemplateKind::Variable => Some(Sort::Object),
                TemplateKind::Class | TemplateKind::Alias => Some(Sort::Template),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a scope can't have two entities of these sorts with one name. A class or enumeration behind a typedef name of
    /// another type is taken where a using-declaration names it, and a class has each typedef name once (measured).
    fn sorts_conflict(&self, scope: ScopeId, old: Sort, new: Sort) -> bool {
        match (old, new) {
            (Sort::Function, Sort::Function) => false,
            (Sort::Tag, Sort::Object | Sort::Function) | (Sort::Object | Sort::Function, Sort::Tag) => false,
            (Sort::Typedef(_), Sort::Tag) => false,
            (Sort::Typedef(old), Sort::Typedef(new)) => {
                self.program.scopes[scope].kind == ScopeKind::Class || self.certainly_differ(old, new)
            }
            _ => true,
        }
    }

    /// Reports a using-declaration of a name that its scope has for something else: 101, of a function that the scope declares
    /// with the same parameter types 735. Where it names what its own namespace declares, it does nothing (warning 737). Whether it
    /// declares nothing.
    pub fn check_using_conflicts(&mut self, name: &ParsedName, targets: &[EntityId]) -> bool {
        let scope = self.declaration_scope();
        if self.context.speculating > 0 || targets.is_empty() {
            return false;
        }
        if self.check_name_around(scope, name.name, name.token) {
            return true;
        }
        if name.qualifier == Qualifier::Namespace(scope) {
            self.warning_at(code::USING_DECLARATION_OF_OWN_MEMBER, name.first);
            return true;
        }
        let bound: SmallVec<[EntityId; 4]> = self
            .program
            .bindings(scope, name.name)
            .filter(|(_, binding)| !binding.is_hidden && !binding.is_replaced)
            .map(|(_, binding)| binding.entity)
            .collect();
        // Of a class and what hides it the reference looks at the class.
        let is_tag = |target: &EntityId| self.sort_of(*target) == Some(Sort::Tag);
        let looked_at: SmallVec<[EntityId; 4]> = match targets.iter().any(is_tag) {
            true => targets.iter().copied().filter(is_tag).collect(),
            false => targets.into(),
        };
        let conflicts = bound
            .iter()
            .filter_map(|&bound| self.using_conflict_with(scope, bound, &looked_at).map(|code| (code, bound)));
        let conflicts: SmallVec<[(Code, EntityId); 2]> = conflicts.collect();
        let Some(&(code, _)) = conflicts.first() else { return false };
        self.name_error_at(code, name.token, self.name_text(name.name));
        for &(code, bound) in &conflicts {
            // What is declared takes the place of what was there, but for a function.
            if code == code::ALREADY_DECLARED {
                self.program.replace_binding(scope, name.name, bound);
            }
        }
        code != code::ALREADY_DECLARED
    }

    /// The conflict of a using-declaration with what its scope has.
    fn using_conflict_with(&self, scope: ScopeId, bound: EntityId, targets: &[EntityId]) -> Option<Code> {
        let program = &self.program;
        let (known, is_own): (&[EntityId], bool) = match program.entities[bound].kind {
            EntityKind::Using(using) => (&program.usings[using].targets, false),
            _ => (std::slice::from_ref(&bound), true),
        };
        let is_capture = matches!(program.entities[bound].kind, EntityKind::Variable(variable)
            if program.variables[variable].flags.contains(VariableFlags::INIT_CAPTURE));
        if is_capture {
            return None;
        }
        let is_block = matches!(program.scopes[scope].kind, ScopeKind::Block | ScopeKind::Lambda);
        let is_class = program.scopes[scope].kind == ScopeKind::Class;
        let pairs = known.iter().flat_map(|&old| targets.iter().map(move |&new| (old, new)));
        for (old, new) in pairs {
            let (Some(old_sort), Some(new_sort)) = (self.sort_of(old), self.sort_of(new)) else { continue };
            if old == new {
                // A block has a variable once, be it the same ([namespace.udecl]/10). Enumerators may come again through their
                // enumeration.
                let is_enumerator = matches!(program.entities[old].kind, EntityKind::Enumerator(_));
                if is_block && old_sort == Sort::Object && !is_enumerator {
                    return Some(code::ALREADY_DECLARED);
                }
                continue;
            }
            if self.sorts_conflict(scope, old_sort, new_sort) && !self.names_same_type(old, new, is_class) {
                return Some(code::ALREADY_DECLARED);
            }
            if is_own && !is_class && self.are_same_function(old, new) {
                return Some(code::USING_CONFLICTS_WITH_FUNCTION);
            }
        }
        None
    }

    /// Whether a class or enumeration and a typedef name, in either order, stand for one type; of a class they are two members.
    fn names_same_type(&self, old: EntityId, new: EntityId, in_class: bool) -> bool {
        let types = (self.program.named_type(old), self.program.named_type(new));
        matches!(types, (Some(old), Some(new)) if !in_class && !self.certainly_differ(old, new))
    }

    /// Whether two functions, and no templates, have the same parameter types, and are not one function of C linkage.
    fn are_same_function(&self, old: EntityId, new: EntityId) -> bool {
        let program = &self.program;
        let (EntityKind::Function(old), EntityKind::Function(new)) =
            (program.entities[old].kind, program.entities[new].kind)
        else {
            return false;
        };
        let (old, new) = (&program.functions[old], &program.functions[new]);
        let are_c = (old.flags & new.flags).contains(cufe_il::FunctionFlags::C_LINKAGE);
        let is_constrained = [old, new].iter().any(|function| program.constraints.contains_key(&function.entity));
        let types = (program.as_function(old.ty), program.as_function(new.ty));
        !are_c && !is_constrained && matches!(types, (Some(old), Some(new)) if self.have_equal_parameters(old, new))
    }

    /// The conflict of a new declaration with a using-declaration of the same scope; of functions see
    /// [`Self::check_new_overload`].
    pub(super) fn conflict_with_using(&self, scope: ScopeId, targets: &[EntityId], new: NewKind) -> Option<Code> {
        let sort = match new {
            NewKind::Variable | NewKind::VariableTemplate | NewKind::Other => Sort::Object,
            NewKind::Function => Sort::Function,
            NewKind::AliasTemplate | NewKind::ClassTemplate => Sort::Template,
            NewKind::Typedef(ty) => Sort::Typedef(ty),
        };
        let program = &self.program;
        let target = *targets
            .iter()
            .find(|&&target| self.sort_of(target).is_some_and(|old| self.sorts_conflict(scope, old, sort)))?;
        let kind = program.entities[target].kind;
        if let (NewKind::Typedef(ty), Some(known)) = (new, program.named_type(target))
            && program.scopes[scope].kind != ScopeKind::Class
            && !self.certainly_differ(known, ty)
        {
            return None;
        }
        let is_template_of = |wanted: TemplateKind| matches!(kind, EntityKind::Template(template) if program.templates[template].kind == wanted);
        if new == NewKind::AliasTemplate && is_template_of(TemplateKind::Alias) {
            // Taken for the same one (measured).
            return None;
        }
        Some(match new {
            NewKind::ClassTemplate if matches!(kind, EntityKind::Class(_)) => code::QUALIFIED_TEMPLATE_DECLARED_AGAIN,
            NewKind::Variable if matches!(kind, EntityKind::Variable(_)) && self.is_namespace_scope(scope) => {
                code::VARIABLE_REDEFINED
            }
            NewKind::ClassTemplate if is_template_of(TemplateKind::Class) => code::VARIABLE_REDEFINED,
            NewKind::VariableTemplate if is_template_of(TemplateKind::Variable) => code::CLASS_DEFINITION_NOT_ALLOWED,
            _ => code::ALREADY_DECLARED,
        })
    }

    /// Reports a class or enumeration whose name a using-declaration of the same scope declares for a type or template (101; of
    /// a class and a template 441). `is_class`: it is a class.
    pub(super) fn check_tag_after_using(&mut self, scope: ScopeId, name: Name, token: u32) {
        if self.context.speculating > 0 || !matches!(name.kind(), cufe_il::NameKind::Identifier(_)) {
            return;
        }
        let program = &self.program;
        let sorts =
            program.bindings(scope, name).filter_map(|(_, binding)| match program.entities[binding.entity].kind {
                EntityKind::Using(using) if !binding.is_hidden && !binding.is_replaced => {
                    program.usings[using].targets.iter().find_map(|&target| self.sort_of(target))
                }
                _ => None,
            });
        let code = sorts.into_iter().find_map(|sort| match sort {
            Sort::Template => Some(code::TEMPLATE_ARGUMENTS_MISSING),
            Sort::Tag | Sort::Typedef(_) | Sort::Namespace => Some(code::ALREADY_DECLARED),
            Sort::Object | Sort::Function => None,
        });
        if let Some(code) = code {
            self.name_error_at(code, token, self.name_text(name));
        }
    }
}
