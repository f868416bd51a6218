//! `decltype(f<int>())` where two templates `f` fit, one of them with a template parameter pack: the reference prefers the
//! other one, host compilers find the call ambiguous. As in the reference's own text, the type stands there.

use crate::builder::Builder;
use cufe_il::{EntityId, Name, Program, ScopeKind, TemplateArgument, Type, TypeId};

/// How deep types are followed.
const DEPTH: u32 = 16;

impl Builder<'_> {
    /// Names the types of such specifiers.
    pub fn named_decltypes(&mut self) {
        let program = self.program();
        for named in &program.named_decltypes {
            if has_name(program, named.ty, 0) && self.first_time(named.first, "decltype") {
                let text = cufe_sema::types::printing::canonical_type_text(program, &self.tokens().interner, named.ty);
                self.replace(named.first, named.last, text.replace("<unnamed>::", ""));
            }
        }
    }
}

/// Whether a type is made of fundamental types and of classes and enumerations that namespaces and classes name.
fn has_name(program: &Program, ty: TypeId, depth: u32) -> bool {
    if depth > DEPTH {
        return false;
    }
    match program.written(program.unqualified(program.canonical(ty)).0) {
        Type::Builtin(_) => true,
        Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
            has_name(program, inner, depth + 1)
        }
        Type::Enum(id) => is_in_namespaces(program, program.enums[id].entity),
        Type::Class(class) => {
            let class = &program.classes[class];
            let arguments = class.arguments.map(|arguments| program.arguments(arguments)).unwrap_or_default();
            !class.is_closure
                && is_in_namespaces(program, class.entity)
                && arguments.iter().all(|&argument| match argument {
                    TemplateArgument::Type(ty) => has_name(program, ty, depth + 1),
                    _ => false,
                })
        }
        Type::Specialization { template, arguments } => {
            is_in_namespaces(program, template)
                && program.arguments(arguments).iter().all(|&argument| match argument {
                    TemplateArgument::Type(ty) => has_name(program, ty, depth + 1),
                    _ => false,
                })
        }
        _ => false,
    }
}

/// Whether an entity has a name that can be written anywhere in the unit: of a member of an unnamed namespace, too.
fn is_in_namespaces(program: &Program, entity: EntityId) -> bool {
    let mut next = Some(entity);
    while let Some(entity) = next {
        let entry = &program.entities[entity];
        let Some(scope) = program.scopes.get(entry.scope) else { return false };
        if scope.kind == ScopeKind::Global {
            return true;
        }
        let is_open = matches!(scope.kind, ScopeKind::Namespace | ScopeKind::Class);
        let is_namespace = matches!(entry.kind, cufe_il::EntityKind::Namespace(_));
        if !is_open || entry.name == Name::UNNAMED && !is_namespace {
            return false;
        }
        next = scope.entity;
    }
    true
}
