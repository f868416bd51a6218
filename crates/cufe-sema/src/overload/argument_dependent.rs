//! Argument-dependent lookup ([basic.lookup.argdep]).

use crate::Sema;
use crate::conversion::Operand;
use cufe_il::{
    ArgumentsId, ClassId, EntityId, EntityKind, ExpressionFlags, ExpressionKind, Friend, FunctionFlags, Name, Program,
    ScopeId, ScopeKind, TemplateArgument, Type, TypeId,
};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::hash::Hash;

/// Namespaces and classes associated with argument types.
#[derive(Default)]
struct Associated {
    namespaces: SmallVec<[ScopeId; 8]>,
    /// Classes whose bases are associated, too.
    classes: Seen<ClassId>,
    /// All associated classes: those, and those of which an associated class or enumeration is a member.
    entities: Seen<ClassId>,
    types: Seen<TypeId>,
    /// Some type's associated entities are not known.
    is_partial: bool,
}

/// A set that is small most often, and then in no need of an allocation.
struct Seen<T> {
    few: SmallVec<[T; 16]>,
    more: FxHashSet<T>,
}

impl<T> Default for Seen<T> {
    fn default() -> Self {
        Self { few: SmallVec::new(), more: FxHashSet::default() }
    }
}

impl<T: Copy + Ord + Hash> Seen<T> {
    /// The elements in their own order.
    fn sorted(&self) -> Vec<T> {
        let mut elements: Vec<T> = self.few.iter().chain(&self.more).copied().collect();
        elements.sort_unstable();
        elements
    }

    fn contains(&self, element: T) -> bool {
        self.few.contains(&element) || self.more.contains(&element)
    }

    /// Whether an element was not in the set before.
    fn insert(&mut self, element: T) -> bool {
        if self.few.contains(&element) {
            return false;
        }
        if self.few.len() == self.few.inline_size() {
            return self.more.insert(element);
        }
        self.few.push(element);
        true
    }
}

/// What argument-dependent lookup found.
#[derive(Clone, Debug, Default)]
pub struct AssociatedFunctions {
    /// Functions and function templates.
    pub entities: SmallVec<[EntityId; 8]>,
    /// There may be more.
    pub is_partial: bool,
}

impl Sema<'_> {
    /// The functions that argument-dependent lookup finds for a name, as of a token. The associated classes are completed.
    pub fn lookup_associated(&mut self, name: Name, arguments: &[Operand], at: u32) -> AssociatedFunctions {
        self.complete_associated(arguments);
        let is_pattern = !self.context.in_instance && self.context.speculating == 0 && self.in_template();
        if is_pattern && !arguments.iter().any(|argument| self.is_dependent_operand(argument)) {
            self.instances.settled_lookups.insert(at);
        }
        // What does not depend on the parameters is bound where the template is defined ([temp.nondep]/1).
        let at = match self.context.in_instance && !self.instances.settled_lookups.contains(&at) {
            true => u32::MAX,
            false => self.end_of_outermost_class().unwrap_or(at).max(at),
        };
        let mut associated = Associated::default();
        for argument in arguments {
            self.associate_operand(argument, &mut associated);
        }
        // A friend `<=>` that is defaulted brings `==` with it ([class.compare.default]/5).
        if name == Name::operator(cufe_il::Operator::EqualEqual) {
            for class in associated.entities.sorted() {
                self.declare_implicit_members(class);
            }
        }
        let mut found = AssociatedFunctions { is_partial: associated.is_partial, ..Default::default() };
        // Lists and sets of functions have no type, which makes them depend on nothing.
        let is_typeless = |argument: &Operand| {
            argument.expression.is_some_and(|expression| {
                let kind = self.expression(self.without_parentheses(expression)).kind;
                matches!(kind, ExpressionKind::InitializerList(_)) || self.function_set(expression).is_some()
            })
        };
        let is_dependent =
            arguments.iter().any(|argument| self.is_dependent_type(argument.ty) && !is_typeless(argument));
        let mut seen = cufe_base::Seen::default();
        for &scope in &associated.namespaces {
            let mut here = crate::Found::default();
            self.collect_bindings(scope, name, at, true, &|_| true, &mut here);
            for entity in here.entities {
                let is_function = match self.program.entities[entity].kind {
                    // A friend that the pattern of a class template declares: those of its instances are meant.
                    EntityKind::Function(function) => {
                        let entry = &self.program.functions[function];
                        is_dependent
                            || !entry.flags.contains(FunctionFlags::FRIEND_ONLY)
                            || !self.is_dependent_type(entry.ty)
                            || self.is_friend_of_known_class(entity)
                            || self.has_deduced_result(function) && !self.has_dependent_parameters(function)
                    }
                    EntityKind::Template(template) => {
                        let entry = &self.program.templates[template];
                        entry.kind == cufe_il::TemplateKind::Function && (is_dependent || entry.depth == 0)
                    }
                    _ => false,
                };
                let is_visible = is_dependent || self.is_visible_friend(entity, &associated);
                if is_function && is_visible && seen.is_new(&found.entities, entity) {
                    found.entities.push(entity);
                }
            }
            found.is_partial |= here.is_dependent;
        }
        found
    }

    /// Whether an argument depends on template parameters; one that does by its value only counts, too (as in
    /// [`Self::may_be_found_by`]).
    fn is_dependent_operand(&self, argument: &Operand) -> bool {
        let flags = argument.expression.map(|expression| self.expression(expression).flags);
        self.is_dependent_type(argument.ty)
            || self.program.structure(argument.ty) == Type::Unknown
            || flags
                .is_some_and(|flags| flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED))
    }

    /// Whether a function is visible to argument-dependent lookup: one that only friend declarations introduce is where an
    /// associated class declares it ([basic.lookup.argdep]/4).
    fn is_visible_friend(&self, entity: EntityId, associated: &Associated) -> bool {
        let is_friend = self
            .program
            .function_of(entity)
            .is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::FRIEND_ONLY));
        !is_friend
            || associated.is_partial
            || self
                .classes_befriending(entity)
                .is_none_or(|classes| classes.iter().any(|&class| associated.entities.contains(class)))
    }

    /// Whether a class that is no pattern declares a function as its friend: then it is one, however little is known of its type.
    fn is_friend_of_known_class(&self, entity: EntityId) -> bool {
        self.classes_befriending(entity)
            .is_some_and(|classes| classes.iter().any(|&class| !self.program.classes[class].is_dependent))
    }

    /// The end of the outermost class around the current place: its members see all its friends ([class.mem.general]/
    /// complete-class context).
    fn end_of_outermost_class(&self) -> Option<u32> {
        let mut end = None;
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if entry.kind == cufe_il::ScopeKind::Class
                && let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.program.entities[entity].kind)
            {
                end = self.program.classes[class].last.or(end);
            }
            next = entry.parent;
        }
        end
    }

    /// Completes the classes that are associated with operands, those that template arguments name too: their friends and bases
    /// count (measured; [basic.lookup.argdep]/3 says nothing of it).
    pub(crate) fn complete_associated(&mut self, operands: &[Operand]) {
        let mut types: Vec<TypeId> = operands.iter().map(|operand| operand.ty).collect();
        let mut seen = FxHashSet::default();
        while let Some(ty) = types.pop() {
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            if self.is_dependent_type(ty) || !seen.insert(ty) {
                continue;
            }
            match self.program.written(ty) {
                Type::Pointer(inner)
                | Type::LvalueReference(inner)
                | Type::RvalueReference(inner)
                | Type::Array { element: inner, .. } => types.push(inner),
                Type::MemberPointer { class, member } => types.extend([class, member]),
                Type::Function(function) => {
                    let function = self.program.function_type_data(function);
                    types.push(function.result);
                    types.extend(&function.parameters);
                }
                Type::Class(_) | Type::Specialization { .. } => {
                    self.complete_type(ty);
                    if let Some((_, arguments)) = self.program.template_id(ty) {
                        self.push_type_arguments(arguments, &mut types);
                    }
                }
                _ => {}
            }
        }
    }

    fn push_type_arguments(&self, arguments: ArgumentsId, types: &mut Vec<TypeId>) {
        for &argument in self.program.arguments(arguments) {
            match argument {
                TemplateArgument::Type(ty) => types.push(ty),
                TemplateArgument::Pack(list) => self.push_type_arguments(list, types),
                _ => {}
            }
        }
    }

    fn associate_operand(&self, operand: &Operand, associated: &mut Associated) {
        if let Some(expression) = operand.expression {
            if let Some(set) = self.function_set(expression) {
                for &entity in &set.candidates {
                    let Some(function) = self.program.function_of(entity) else { continue };
                    // Parameters of a template in the types of its pattern add nothing.
                    let is_partial = associated.is_partial;
                    self.associate(self.program.functions[function].ty, associated);
                    if self.program.entities[entity].kind.is_template() {
                        associated.is_partial = is_partial;
                    }
                }
                return;
            }
            match self.expression(self.without_parentheses(expression)).kind {
                ExpressionKind::InitializerList(_) => return,
                ExpressionKind::Unknown => associated.is_partial = true,
                _ => {}
            }
        }
        self.associate(operand.ty, associated);
    }

    fn associate(&self, ty: TypeId, associated: &mut Associated) {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        if !associated.types.insert(ty) {
            return;
        }
        match self.program.written(ty) {
            Type::Builtin(_) | Type::Complex(_) | Type::Vector { .. } => {}
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Array { element: inner, .. } => self.associate(inner, associated),
            Type::MemberPointer { class, member } => {
                self.associate(class, associated);
                self.associate(member, associated);
            }
            Type::Function(function) => {
                let function = self.program.function_type_data(function).clone();
                self.associate(function.result, associated);
                for parameter in function.parameters {
                    self.associate(parameter, associated);
                }
            }
            Type::Enum(id) => {
                let entity = self.program.enums[id].entity;
                self.associate_namespace_of(entity, associated);
                self.associate_class_of(entity, associated);
            }
            Type::Class(class) => self.associate_class(class, true, associated),
            Type::Specialization { template, arguments } => {
                associated.is_partial |= self.may_add_associates(template);
                self.associate_namespace_of(template, associated);
                self.associate_arguments(arguments, associated);
                if let Some(class) = self.pattern_class(template) {
                    self.associate_class(class, true, associated);
                }
            }
            _ => associated.is_partial = true,
        }
    }

    /// Whether an instance of a class template that does not exist yet might have friends or bases that its pattern does
    /// not show.
    fn may_add_associates(&self, template: EntityId) -> bool {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return true };
        let Some(class) = self.pattern_class(template) else { return true };
        let entry = &self.program.classes[class];
        let is_known = |base: &cufe_il::Base| {
            self.program.class_of(base.ty).is_some_and(|base| !self.program.classes[base].is_dependent)
        };
        let general = self.general_member_template(id).map(|general| self.program.templates[general].entity);
        !self.program.templates[id].specializations.is_empty()
            || general.is_some_and(|general| self.may_add_associates(general))
            || entry.is_being_defined
            || self.instances.unread_patterns.contains_key(&class)
            || entry.friends.iter().any(|friend| matches!(friend, Friend::Entity(_)))
            || !entry.bases.iter().all(is_known)
    }

    /// Adds the class of which an entity is a member, without its bases ([basic.lookup.argdep]/2).
    fn associate_class_of(&self, entity: EntityId, associated: &mut Associated) {
        if let Some(outer) = self.program.enclosing_class(self.program.entities[entity].scope) {
            associated.entities.insert(outer);
        }
    }

    fn associate_class(&self, class: ClassId, with_enclosing: bool, associated: &mut Associated) {
        if !associated.classes.insert(class) {
            return;
        }
        // `__va_list_tag` is no member of a namespace.
        if self.is_va_list_tag(class) {
            return;
        }
        associated.entities.insert(class);
        let entry = &self.program.classes[class];
        associated.is_partial |= entry.is_dependent && entry.template.is_none();
        self.associate_namespace_of(entry.entity, associated);
        if with_enclosing {
            self.associate_class_of(entry.entity, associated);
        }
        // Those of a base add nothing ([basic.lookup.argdep]/3.2).
        if let Some(arguments) = entry.arguments.filter(|_| with_enclosing) {
            self.associate_arguments(arguments, associated);
        }
        for base in &entry.bases {
            match self.program.class_of(base.ty) {
                Some(base) => self.associate_class(base, false, associated),
                None => self.associate(base.ty, associated),
            }
        }
    }

    fn associate_arguments(&self, arguments: cufe_il::ArgumentsId, associated: &mut Associated) {
        for &argument in self.program.arguments(arguments) {
            match argument {
                TemplateArgument::Type(ty) => self.associate(ty, associated),
                TemplateArgument::Template(template) => {
                    self.associate_namespace_of(template, associated);
                    self.associate_class_of(template, associated);
                }
                TemplateArgument::Pack(list) => self.associate_arguments(list, associated),
                _ => {}
            }
        }
    }

    /// Adds the innermost namespace around an entity, with the inline namespaces around and in it.
    fn associate_namespace_of(&self, entity: EntityId, associated: &mut Associated) {
        let mut scope = self.program.enclosing_namespace(self.program.entities[entity].scope);
        while self.program.scopes[scope].is_inline
            && let Some(parent) = self.program.scopes[scope].parent
        {
            scope = self.program.enclosing_namespace(parent);
        }
        let is_namespace =
            |program: &Program| matches!(program.scopes[scope].kind, ScopeKind::Namespace | ScopeKind::Global);
        if is_namespace(&self.program) && !associated.namespaces.contains(&scope) {
            associated.namespaces.push(scope);
        }
    }
}
