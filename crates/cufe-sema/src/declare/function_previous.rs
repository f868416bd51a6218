//! The function that a declaration declares again, and what the declaration adds to it ([basic.link], [dcl.fct]).

use crate::Sema;
use crate::attribute::AttributeFlags;
use crate::declare::{DeclarationContext, Declarator, ParsedName, SpecifierFlags, Specifiers, TemplateSignature};
use cufe_il::{
    EntityFlags, EntityId, FunctionFlags, FunctionId, FunctionTypeFlags, Linkage, Name, ScopeId, ScopeKind,
    StorageClass, TypeId,
};
use std::borrow::Cow;

impl Sema<'_> {
    /// The function that a declaration redeclares, specializes or instantiates.
    pub fn find_function(
        &self,
        scope: ScopeId,
        name: &ParsedName,
        ty: TypeId,
        (signature, constraints): (Option<&TemplateSignature>, Option<u32>),
        makes_instance: bool,
        is_qualified: bool,
    ) -> Option<FunctionId> {
        let program = &self.program;
        let found = self.lookup_previous(scope, name.name, u32::MAX);
        let wanted = program.as_function(ty)?;
        let mut by_count = None;
        let mut alike = None;
        let mut candidates = 0;
        // Where one conversion function converts to the very type, types of which it is not certain that they differ do.
        let converts = |entity: EntityId| {
            let known = program.functions[program.function_of(entity)?].conversion?;
            Some(program.canonical(known) == program.canonical(name.conversion?))
        };
        let has_conversion = found.entities.iter().any(|&entity| converts(entity) == Some(true));
        for &entity in &found.entities {
            let candidate_is_template = program.entities[entity].kind.is_template();
            let Some(function) = program.function_of(entity) else { continue };
            // Those of an inline namespace are others, unless a qualified name can mean them ([namespace.def]/7).
            if !makes_instance && !is_qualified && program.entities[entity].scope != scope {
                continue;
            }
            if makes_instance {
                // Which template is meant needs deduction; the number of parameters decides where there are several.
                let count = program.as_function(program.functions[function].ty).map_or(0, |ty| ty.parameters.len());
                if count == wanted.parameters.len() && (by_count.is_none() || candidate_is_template) {
                    by_count = Some(function);
                }
                continue;
            }
            if candidate_is_template != signature.is_some() {
                continue;
            }
            let Some(known) = program.as_function(program.functions[function].ty) else { continue };
            if name.name == Name::CONVERSION {
                let same = match (program.functions[function].conversion, name.conversion) {
                    (Some(known), Some(wanted)) => program.canonical(known) == program.canonical(wanted),
                    _ => false,
                };
                let differ = match (program.functions[function].conversion, name.conversion) {
                    (Some(known), Some(wanted)) => self.certainly_differ(known, wanted),
                    _ => false,
                };
                if !same && (!is_qualified || differ || has_conversion) {
                    continue;
                }
            }
            if known.parameters.len() == wanted.parameters.len() {
                candidates += 1;
                by_count = Some(function);
                if !self.have_same_signature(known, wanted) {
                    continue;
                }
                let is_other = match signature {
                    Some(signature) => self.is_other_template(function, signature),
                    None => self.declarations.constraints.get(&function).copied() != constraints,
                };
                // A qualified name can mean that of an inline namespace or that of the namespace around it.
                let has_other_result =
                    is_qualified && signature.is_none() && self.certainly_differ(known.result, wanted.result);
                if !is_other && !has_other_result {
                    return Some(function);
                }
                alike = alike.or(Some(function));
            }
        }
        if makes_instance {
            return by_count;
        }
        // A member's definition is written in another scope than its declaration: the parameters must do.
        if is_qualified && alike.is_some() {
            return alike;
        }
        // A member definition must match something; types that are not known can hide which.
        (is_qualified && candidates == 1).then_some(by_count).flatten()
    }

    /// Whether a function has the parameters and qualifiers of a type.
    pub fn has_signature(&self, function: FunctionId, ty: TypeId) -> bool {
        let program = &self.program;
        match (program.as_function(program.functions[function].ty), program.as_function(ty)) {
            (Some(known), Some(wanted)) => {
                known.parameters.len() == wanted.parameters.len() && self.have_same_signature(known, wanted)
            }
            _ => false,
        }
    }

    /// Whether two function types have the same parameters, qualifiers and ellipsis.
    pub(crate) fn have_same_signature(&self, a: &cufe_il::FunctionType, b: &cufe_il::FunctionType) -> bool {
        let program = &self.program;
        let mask = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE
            | FunctionTypeFlags::VARIADIC;
        a.flags & mask == b.flags & mask
            && a.parameters.iter().zip(&b.parameters).all(|(&a, &b)| program.are_same_in_signature(a, b))
    }

    /// Adds what a declaration says to its function.
    pub fn merge_function(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        function: FunctionId,
        is_friend: bool,
        is_definition: bool,
    ) {
        let attributes = if declarator.attributes.is_empty() {
            Cow::Borrowed(&specifiers.attributes)
        } else {
            let mut attributes = specifiers.attributes.clone();
            attributes.merge(&declarator.attributes);
            Cow::Owned(attributes)
        };
        if let Some(constraint) = specifiers.placeholder_constraint
            && declarator.chunks.len() == 1
        {
            self.constraints.results.insert(function, constraint);
        }
        let is_deduced = specifiers.placeholder.is_some()
            && declarator.function().is_some_and(|function| function.trailing.is_none())
            && declarator.chunks.len() == 1;
        let befriends_for_instances = is_friend && self.befriends_for_instances(context);
        let written_in_class = context.in_class && !is_friend;
        let scope_is_namespace = !written_in_class
            && matches!(
                self.program.scopes[self.program.entities[self.program.functions[function].entity].scope].kind,
                ScopeKind::Namespace | ScopeKind::Global
            );
        let is_allocation =
            self.program.entities[self.program.functions[function].entity].name.is_allocation_function();
        let entry = &mut self.program.functions[function];
        let mut flags = FunctionFlags::empty();
        let specifier_flags = specifiers.flags;
        if specifier_flags.contains(SpecifierFlags::INLINE) {
            flags |= FunctionFlags::INLINE;
        }
        // The function of a definition with another result type is another one, which nobody calls.
        let is_other = self.declarations.conflicting_results.contains_key(&function);
        if specifier_flags.contains(SpecifierFlags::CONSTEXPR) && !is_other {
            flags |= FunctionFlags::CONSTEXPR | FunctionFlags::INLINE;
        }
        if specifier_flags.contains(SpecifierFlags::CONSTEVAL) && !is_other {
            flags |= FunctionFlags::CONSTEVAL | FunctionFlags::INLINE;
        }
        if specifier_flags.contains(SpecifierFlags::VIRTUAL) {
            flags |= FunctionFlags::VIRTUAL;
        }
        if specifier_flags.contains(SpecifierFlags::EXPLICIT) {
            flags |= FunctionFlags::EXPLICIT;
        }
        if let Some(condition) = specifiers.explicit_condition {
            self.program.explicit_conditions.insert(function, condition);
        }
        if is_deduced {
            flags |= FunctionFlags::DEDUCED_RETURN;
        }
        if attributes.flags.contains(AttributeFlags::WEAK) {
            flags |= FunctionFlags::WEAK;
        }
        if attributes.flags.contains(AttributeFlags::GNU_INLINE) {
            flags |= FunctionFlags::GNU_INLINE;
        }
        if attributes.flags.contains(AttributeFlags::NORETURN) {
            flags |= FunctionFlags::NORETURN;
        }
        if is_definition {
            if !befriends_for_instances {
                self.declarations.defined_by_patterns.remove(&function);
            } else if !entry.flags.contains(FunctionFlags::DEFINED) {
                self.declarations.defined_by_patterns.insert(function);
            }
            flags |= FunctionFlags::DEFINED;
            if written_in_class {
                flags |= FunctionFlags::DEFINED_IN_CLASS | FunctionFlags::INLINE;
            }
            if is_friend {
                flags |= FunctionFlags::FRIEND_DEFINED | FunctionFlags::INLINE;
            }
        }
        // Allocation functions are static without the word ([class.free]/1).
        if written_in_class && (specifier_flags.contains(SpecifierFlags::STATIC) || is_allocation) {
            flags |= FunctionFlags::STATIC_MEMBER;
        }
        if self.declaring.template_depth > 0 && written_in_class {
            flags |= FunctionFlags::TEMPLATED;
        }
        if scope_is_namespace && specifiers.storage == StorageClass::Static {
            entry.linkage = Linkage::Internal;
        }
        if entry.storage == StorageClass::None {
            entry.storage = specifiers.storage;
        }
        entry.flags |= flags;
        let was_friend_only = entry.flags.contains(FunctionFlags::FRIEND_ONLY);
        if !is_friend && was_friend_only {
            entry.flags.remove(FunctionFlags::FRIEND_ONLY);
        }
        let entity = entry.entity;
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            self.program.entities[entity].flags |= EntityFlags::DEVICE_BUILTIN;
        }
        if attributes.flags.contains(AttributeFlags::VISIBILITY) {
            self.program.entities[entity].flags |= EntityFlags::VISIBILITY;
        }
        if !is_friend && was_friend_only {
            self.unhide(entity, declarator.behind);
        }
        if is_definition && let Some(template) = self.program.entities[entity].template {
            self.program.templates[template].is_defined = true;
        }
        self.function_attributes(context, specifiers, declarator, function, &attributes, is_definition);
        let space = self.program.functions[function].space;
        if space.is_kernel()
            && (self.options.device_c || self.options.partial_link)
            && let Some(symbol) = self.program.symbol(entity)
        {
            self.declarations.mentioned_differently.insert(symbol);
        }
    }

    /// A friend that is declared in its namespace becomes visible.
    pub fn unhide(&mut self, entity: EntityId, behind: u32) {
        let bound = match self.program.entities[entity].template {
            Some(template) => self.program.templates[template].entity,
            _ => entity,
        };
        let (scope, name) = (self.program.entities[bound].scope, self.program.entities[bound].name);
        let hidden = self
            .program
            .bindings(scope, name)
            .find(|(_, binding)| binding.entity == bound && binding.is_hidden)
            .map(|(id, _)| id);
        if let Some(binding) = hidden {
            let binding = self.program.binding_mut(binding);
            binding.is_hidden = false;
            binding.sequence = binding.sequence.max(behind.saturating_sub(1));
        }
    }
}
