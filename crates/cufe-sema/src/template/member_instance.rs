//! Members of instances that their templates define outside of the class ([temp.mem.func], [temp.inst]/3): the definition is
//! read again in a scope in which the parameters of its heads are bound.

use super::instance::{InstantiatedPart, ReadResult, Unread};
use super::substitute::Substitution;
use crate::Sema;
use crate::declare::missing_initializer::Uninitialized;
use crate::initialization::Initializer;
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, ClassId, EntityId, EntityKind, EnumId, FunctionDeclarationId, FunctionId, Name,
    Profiled, Program, ScopeId, ScopeKind, TemplateArgument, TemplateHead, TemplateId, Type, TypeId, VariableFlags,
    VariableId,
};

/// How many classes around a member are looked at; nobody nests templates that deeply.
const MAXIMUM_CLASSES: usize = 64;

/// What is around a definition outside of a class, for an instance of that class: the heads of the classes around, the
/// arguments of these, and the scope of the instance.
#[derive(Clone, Debug)]
pub(super) struct Surroundings {
    heads: Vec<TemplateHead>,
    lists: Vec<ArgumentsId>,
    scope: ScopeId,
}

/// What is declared for a member template of one instance of a class template ([temp.spec.partial.member]/2).
#[derive(Default)]
pub(super) struct ReplacedMembers {
    /// Where the partial specializations of the template of the class are named; none for a template that is no such member.
    general: Option<Vec<u32>>,
    /// The primary member template is specialized: the partial specializations of the general one are ignored.
    pub(super) is_primary: bool,
}

impl ReplacedMembers {
    /// Whether the partial specialization that is named at a token is one of the instance's member template only.
    pub(super) fn is_own(&self, token: u32) -> bool {
        self.general.as_ref().is_some_and(|general| !general.contains(&token))
    }
}

/// A partial specialization of a member template of an instance that stands outside of the class.
pub(super) struct OutsidePartial {
    pub(super) class: ClassId,
    /// The head in front of it.
    pub(super) head: TemplateHead,
    /// Its arguments, with those of the instance in them.
    pub(super) written: ArgumentsId,
    /// What is around it.
    pub(super) outside: Surroundings,
}

/// A partial specialization of a static member template of an instance that stands outside of the class.
pub(super) struct OutsidePartialVariable {
    pub(super) variable: VariableId,
    /// The head in front of it.
    pub(super) head: TemplateHead,
    /// Its arguments, with those of the instance in them.
    pub(super) written: ArgumentsId,
    /// What is around it.
    pub(super) outside: Surroundings,
}

impl Sema<'_> {
    /// The class whose definition a class of an instance was read from: a template's pattern, or a member class of it.
    pub(crate) fn origin_of_class(&self, class: ClassId) -> Option<ClassId> {
        self.origin_within(class, MAXIMUM_CLASSES)
    }

    fn origin_within(&self, class: ClassId, levels: usize) -> Option<ClassId> {
        let levels = levels.checked_sub(1)?;
        if let Some(&(pattern, _)) = self.instances.patterns.get(&class) {
            return Some(self.origin_within(pattern, levels).unwrap_or(pattern));
        }
        let entity = &self.program.entities[self.program.classes[class].entity];
        let outer = self.origin_within(self.class_with_scope(entity.scope)?, levels)?;
        let scope = self.program.classes[outer].scope?;
        self.program.bindings(scope, entity.name).find_map(|(_, binding)| {
            let is_origin = |&found: &ClassId| {
                found != class && self.program.entities[self.program.classes[found].entity].token == entity.token
            };
            match self.program.entities[binding.entity].kind {
                EntityKind::Class(found) => Some(found).filter(is_origin),
                EntityKind::Template(template) => {
                    let partials = self.program.templates[template].specializations.iter();
                    let partials = partials.filter_map(|&partial| match self.program.entities[partial].kind {
                        EntityKind::Class(class) => Some(class),
                        _ => None,
                    });
                    self.pattern_class(binding.entity).into_iter().chain(partials).find(is_origin)
                }
                _ => None,
            }
        })
    }

    /// The arguments of the instances that a class is and is a member of, the outermost first.
    fn arguments_around(&self, class: ClassId) -> Option<Vec<ArgumentsId>> {
        let mut lists = Vec::new();
        let mut next = Some(class);
        for _ in 0..MAXIMUM_CLASSES {
            let Some(class) = next else {
                lists.reverse();
                return Some(lists);
            };
            lists.extend(self.instances.patterns.get(&class).map(|&(_, arguments)| arguments));
            next = self.class_with_scope(self.program.entities[self.program.classes[class].entity].scope);
        }
        None
    }

    /// The function of a class that is declared at a token.
    pub(crate) fn member_function_at(&self, class: ClassId, token: u32) -> Option<FunctionId> {
        self.program.classes[class].functions.iter().find_map(|&entity| {
            let function = self.program.function_of(entity)?;
            (self.program.entities[self.program.functions[function].entity].token == token).then_some(function)
        })
    }

    /// The definition outside of its class of the function that a member of an instance was read from, with its heads.
    pub(super) fn outside_definition(
        &self,
        member: FunctionId,
    ) -> Option<(FunctionDeclarationId, Vec<TemplateHead>, Vec<ArgumentsId>)> {
        let class = self.class_of_member(member)?;
        let token = self.program.entities[self.program.functions[member].entity].token;
        let pattern = self.member_function_at(self.origin_of_class(class)?, token)?;
        if self.instances.specialized_members.contains(&pattern) {
            return None;
        }
        let record = self.program.functions[pattern].definition?;
        self.program.function_declarations[record].body?;
        let heads = self.program.declaration_heads.get(&record)?.clone();
        Some((record, heads, self.arguments_around(class)?))
    }

    /// Whether a function of an instance has a definition that was not read for it: outside of its class, behind the declaration of
    /// its template, or specialized explicitly.
    pub(crate) fn is_defined_elsewhere(&self, function: FunctionId) -> bool {
        self.instances.specialized_members.contains(&function)
            || self.is_instance_defined_later(function)
            || self.outside_definition(function).is_some()
    }

    /// Scopes for several heads, the parameters of each bound to its arguments, around a declaration in a scope.
    pub(super) fn bind_heads(
        &mut self,
        heads: &[TemplateHead],
        lists: &[ArgumentsId],
        mut scope: ScopeId,
    ) -> Option<ScopeId> {
        if heads.len() != lists.len() || heads.is_empty() {
            return None;
        }
        for (head, &list) in heads.iter().zip(lists) {
            let arguments = self.arguments_by_parameter(head, list)?;
            scope = self.bind_parameters_in(head, &arguments, scope)?;
        }
        Some(scope)
    }

    /// Whether a function is a member of an instance of a class template whose members are being declared: what they declare in
    /// types may need the bodies of those before them ([dcl.spec.auto.general]/12).
    pub fn is_of_class_being_made(&self, function: FunctionId) -> bool {
        let Some(class) = self.class_of_member(function) else { return false };
        let outer = |&class: &ClassId| {
            self.program.enclosing_class(self.program.entities[self.program.classes[class].entity].scope)
        };
        !self.program.classes[class].is_complete
            && std::iter::successors(Some(class), outer).any(|class| self.instances.patterns.contains_key(&class))
    }

    /// The definition of a function; of a member of an instance that is defined outside of its class it is read now.
    pub fn definition_of(&mut self, function: FunctionId) -> Option<FunctionDeclarationId> {
        if self.instances.specialized_members.contains(&function) {
            return None;
        }
        if let Some(record) = self.program.functions[function].definition {
            return Some(record);
        }
        if self.program.functions[function].specialized.is_some() {
            return self.define_instance(function);
        }
        if self.instances.patterns.is_empty() {
            return None;
        }
        let (record, heads, lists) = self.outside_definition(function)?;
        if !self.instances.defined_members.insert(function) {
            return None;
        }
        let outer = self.program.function_declarations[record].scope;
        let scope = self.bind_heads(&heads, &lists, outer)?;
        let invented = cufe_il::Program::NO_ARGUMENTS;
        match self.read(InstantiatedPart::Member { function, record, scope, invented }) {
            ReadResult::Done => self.program.functions[function].definition,
            _ => None,
        }
    }

    /// Whether the value of a constant static data member of an instance stands in a definition outside of the class that was
    /// not read for the instance.
    pub(crate) fn awaits_definition(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        self.may_be_defined_outside(variable)
            && entry.initializer.is_none()
            && !self.instances.defined_variables.contains(&variable)
            && self.is_usable_kind(variable)
            && self.outside_variable(variable).is_some()
    }

    /// Whether a variable may have a definition that it was not read from: a static data member of an instance, or an instance of a
    /// variable template whose first declaration is no definition.
    pub(super) fn may_be_defined_outside(&self, variable: VariableId) -> bool {
        let is_member = self.program.variables[variable].flags.contains(VariableFlags::STATIC_MEMBER);
        is_member && !self.instances.patterns.is_empty() || self.instances.declared_variables.contains_key(&variable)
    }

    /// Reads the definition of a static data member of an instance, or of an instance of a variable template, that stands behind
    /// the declaration in the class or template, for its initializer.
    pub fn define_static_member(&mut self, variable: VariableId) {
        if !self.may_be_defined_outside(variable) {
            return;
        }
        let Some((record, heads, lists)) = self.outside_variable(variable) else {
            return self.define_by_default(variable);
        };
        if !self.instances.defined_variables.insert(variable) {
            return;
        }
        let outer = self.scope_of_outside_definition(variable, record);
        if let Some(scope) = self.bind_heads(&heads, &lists, outer) {
            self.read(InstantiatedPart::StaticMember { variable, record, scope });
        }
    }

    /// The definition of a static data member outside of its class has no initializer: the instance is default-initialized
    /// ([dcl.init.general]/13).
    fn define_by_default(&mut self, variable: VariableId) {
        let Some((pattern, lists)) = self.pattern_and_arguments(variable) else { return };
        let entry = &self.program.variables[pattern];
        let has_value = VariableFlags::INITIALIZED | VariableFlags::CONSTEXPR;
        let Some(record) = entry.definition.filter(|_| !entry.flags.intersects(has_value)) else { return };
        let name = self.program.variable_declarations[record].name;
        let Some(heads) = self.program.variable_heads.get(&record).cloned() else { return };
        let ty = self.program.variables[variable].ty;
        if self.is_dependent_type(self.element_type(ty).0) || !self.instances.defined_variables.insert(variable) {
            return;
        }
        let outer = self.scope_of_outside_definition(variable, record);
        let Some(scope) = self.bind_heads(&heads, &lists, outer) else { return };
        let isolated = self.isolate(scope);
        let missing = Uninitialized { ty, is_constexpr: false, is_member: false, is_templated: false };
        self.complete_type(self.element_type(ty).0);
        match self.missing_initializer(missing) {
            Some((code, _)) => {
                let text = self.entity_name(self.program.variables[variable].entity);
                self.report(cufe_diagnostics::Report::new(code, self.position(name)).quoted(text));
            }
            None => self.initialize_variable(variable, Initializer::None, name),
        }
        let reports = self.rejoin(isolated);
        self.keep_reports(reports, None);
    }

    /// Whether a static data member of an instance has no definition outside of its class that could be instantiated.
    pub(super) fn lacks_definition_outside(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let Some((pattern, _)) = self.pattern_and_arguments(variable) else { return false };
        let is_defined_inside = VariableFlags::INLINE | VariableFlags::CONSTEXPR;
        entry.flags.contains(VariableFlags::STATIC_MEMBER)
            && !entry.flags.intersects(is_defined_inside)
            && !self.instances.defined_variables.contains(&variable)
            && self.program.variables[pattern].definition.is_none()
    }

    /// An explicit specialization of a static data member of an instance begins: what the template says of its value does not
    /// hold ([temp.expl.spec]/14).
    pub fn begin_specialized_member(&mut self, specialization: VariableId, member: VariableId) {
        self.deferred_initializers.remove(&member);
        self.instances.defined_variables.insert(member);
        self.instances.specialized_variables.insert(specialization, member);
        self.program.changes += 1;
        self.constants.variables.remove(&member);
        let entry = &mut self.program.variables[member];
        entry.value = None;
        entry.initializer = None;
    }

    /// The member that is specialized has the type, initializer and value of its specialization.
    pub fn finish_specialized_member(&mut self, specialization: VariableId) {
        let Some(&member) = self.instances.specialized_variables.get(&specialization) else { return };
        let inherited = VariableFlags::INITIALIZED | VariableFlags::CONSTEXPR | VariableFlags::CONSTINIT;
        let entry = &self.program.variables[specialization];
        let (ty, initializer, value, flags) = (entry.ty, entry.initializer, entry.value, entry.flags & inherited);
        let entry = &mut self.program.variables[member];
        entry.ty = ty;
        entry.initializer = initializer;
        entry.value = value;
        entry.flags.remove(inherited);
        entry.flags |= flags;
        if let Some(value) = self.constants.variables.get(&specialization).cloned() {
            self.constants.variables.insert(member, value);
        }
    }

    /// Gives a static data member of an instance that is an array of unknown bound the bound that its definition outside of
    /// the class declares, or that its initializer there has ([dcl.array]/8).
    pub(crate) fn complete_array_member(&mut self, variable: VariableId) {
        let is_open = |sema: &Self| {
            let ty = sema.program.variables[variable].ty;
            matches!(sema.program.structure(ty), Type::Array { bound: ArrayBound::Unknown, .. })
        };
        if !is_open(self) || !self.may_be_defined_outside(variable) {
            return;
        }
        // The initializer counts only where the definition has no bound.
        if let Some(ty) = self.type_of_outside_array(variable) {
            self.program.variables[variable].ty = ty;
        }
        self.define_static_member(variable);
    }

    /// The type with which a static data member of an instance is defined outside of its class, where that is an array with
    /// a bound.
    fn type_of_outside_array(&mut self, variable: VariableId) -> Option<TypeId> {
        let (pattern, lists) = self.pattern_and_arguments(variable)?;
        let record = self.program.variables[pattern].definition?;
        let heads = self.program.variable_heads.get(&record)?.clone();
        let array =
            |sema: &Self, variable: VariableId| match sema.program.structure(sema.program.variables[variable].ty) {
                Type::Array { element, bound } => Some((element, bound)),
                _ => None,
            };
        let (element, _) = array(self, variable)?;
        let bound = match array(self, pattern)?.1 {
            ArrayBound::Expression(Profiled { expression, .. }) => {
                // Its expression may name parameters of every head.
                let outer = self.scope_of_outside_definition(variable, record);
                let scope = self.bind_heads(&heads, &lists, outer)?;
                let entry = &self.program.expressions[expression];
                let (first, last) = (entry.first, entry.last);
                let ty = Some(Program::builtin(Builtin::UnsignedLong));
                let part = InstantiatedPart::Constant { first, last, scope, ty, stays_dependent: false };
                match self.read(part) {
                    ReadResult::Argument(TemplateArgument::Value(_, value)) => {
                        ArrayBound::Known(self.known_bound(element, value).ok()?)
                    }
                    _ => return None,
                }
            }
            bound @ ArrayBound::Known(_) => bound,
            _ => return None,
        };
        Some(self.program.intern_type(Type::Array { element, bound }))
    }

    /// The scope in which names of the definition of a static data member are looked up ([class.static.data]/3): in the class
    /// of the instance.
    fn scope_of_outside_definition(&self, variable: VariableId, record: cufe_il::VariableDeclarationId) -> ScopeId {
        let entity = self.program.variables[variable].entity;
        let class = self.class_with_scope(self.program.entities[entity].scope);
        let scope = class.and_then(|class| self.program.classes[class].scope);
        scope.unwrap_or(self.program.variable_declarations[record].scope)
    }

    /// The static data member of the pattern that one of an instance was read from, and the class of that instance.
    fn pattern_of_static_member(&self, entity: EntityId) -> Option<(VariableId, ClassId)> {
        let entry = &self.program.entities[entity];
        let class = self.class_with_scope(entry.scope)?;
        let scope = self.program.classes[self.origin_of_class(class)?].scope?;
        Some((self.static_member_at(scope, entry.name, entry.token)?, class))
    }

    /// The variable with the definition that a variable of an instance, or made from a variable template, was not read from, and the
    /// arguments for the heads of that definition.
    fn pattern_and_arguments(&self, variable: VariableId) -> Option<(VariableId, Vec<ArgumentsId>)> {
        let Some(&(declared, own)) = self.instances.declared_variables.get(&variable) else {
            let (pattern, class) = self.pattern_of_static_member(self.program.variables[variable].entity)?;
            return Some((pattern, self.arguments_around(class)?));
        };
        let entry = &self.program.entities[self.program.variables[declared].entity];
        let Some(class) = self.class_with_scope(entry.scope) else { return Some((declared, vec![own])) };
        // The template may be a member of an instance itself.
        let pattern = match self.origin_of_class(class) {
            Some(origin) => {
                self.static_member_template_at(self.program.classes[origin].scope?, entry.name, entry.token)?
            }
            None => declared,
        };
        let mut lists = self.arguments_around(class)?;
        lists.push(own);
        Some((pattern, lists))
    }

    fn outside_variable(
        &self,
        variable: VariableId,
    ) -> Option<(cufe_il::VariableDeclarationId, Vec<TemplateHead>, Vec<ArgumentsId>)> {
        let (pattern, lists) = self.pattern_and_arguments(variable)?;
        let record = self.program.variables[pattern].definition?;
        self.program.variable_declarations[record].initializer?;
        let heads = self.program.variable_heads.get(&record)?.clone();
        Some((record, heads, lists))
    }

    /// The variable of a variable template that a class declares at a token.
    fn static_member_template_at(&self, scope: ScopeId, name: Name, token: u32) -> Option<VariableId> {
        self.program.bindings(scope, name).find_map(|(_, binding)| {
            let variable = self.program.variable_of(binding.entity)?;
            (self.program.entities[self.program.variables[variable].entity].token == token).then_some(variable)
        })
    }

    fn static_member_at(&self, scope: ScopeId, name: Name, token: u32) -> Option<VariableId> {
        self.program.bindings(scope, name).find_map(|(_, binding)| match self.program.entities[binding.entity].kind {
            EntityKind::Variable(variable) => {
                (self.program.entities[binding.entity].token == token).then_some(variable)
            }
            _ => None,
        })
    }

    /// The definition outside of the class of a member class of an instance: where it begins, and a scope for it.
    pub(super) fn outside_class(&mut self, class: ClassId) -> Option<(u32, ScopeId)> {
        let outer = self.class_with_scope(self.program.entities[self.program.classes[class].entity].scope)?;
        let origin = self.origin_of_class(class)?;
        let entry = &self.program.classes[origin];
        let at = entry.definition.filter(|_| entry.is_complete)?;
        let heads = self.program.member_class_heads.get(&origin)?.clone();
        let lists = self.arguments_around(outer)?;
        let scope = self.program.classes[outer].scope?;
        debug_assert!(self.program.scopes[scope].kind == ScopeKind::Class);
        Some((at, self.bind_heads(&heads, &lists, scope)?))
    }

    /// A scope for a member template of an instance that is defined outside of the class.
    pub(super) fn bind_outside(
        &mut self,
        outside: &Surroundings,
        head: &TemplateHead,
        arguments: &[TemplateArgument],
    ) -> Option<ScopeId> {
        let scope = self.bind_heads(&outside.heads, &outside.lists, outside.scope)?;
        self.bind_parameters_in(head, arguments, scope)
    }

    /// The heads around the definition of a member template outside of its class and what they are bound to, for the instance
    /// that the class is; and the member template's own head.
    fn surroundings(&self, definition: ClassId, outer: ClassId) -> Option<(Surroundings, TemplateHead)> {
        let mut heads = self.program.member_class_heads.get(&definition)?.clone();
        let head = heads.pop()?;
        let lists = self.arguments_around(outer)?;
        let scope = self.program.classes[outer].scope?;
        (heads.len() == lists.len()).then_some((Surroundings { heads, lists, scope }, head))
    }

    /// The definition outside of the class of a member template of an instance, given by its pattern that is only declared.
    pub(super) fn outside_member_template(&self, pattern: ClassId) -> Option<(ClassId, TemplateHead, Surroundings)> {
        let outer = self.class_with_scope(self.program.entities[self.program.classes[pattern].entity].scope)?;
        let origin = self.origin_of_class(pattern)?;
        let entry = &self.program.classes[origin];
        entry.definition.filter(|_| entry.is_complete)?;
        let (outside, head) = self.surroundings(origin, outer)?;
        Some((origin, head, outside))
    }

    /// What is declared for a member template of one instance of a class template, besides what the class template has.
    pub(super) fn replaced_members(&self, template: TemplateId) -> ReplacedMembers {
        let pattern = self.pattern_class(self.program.templates[template].entity);
        let origin = pattern.and_then(|pattern| self.origin_of_class(pattern));
        let (Some(pattern), Some(origin)) = (pattern, origin) else { return ReplacedMembers::default() };
        let Some(general) = self.program.classes[origin].template.filter(|&general| general != template) else {
            return ReplacedMembers::default();
        };
        let tokens = self.program.templates[general].specializations.iter();
        let definition = self.program.classes[pattern].definition;
        ReplacedMembers {
            general: Some(tokens.map(|&entity| self.program.entities[entity].token).collect()),
            is_primary: definition.is_some() && definition != self.program.classes[origin].definition,
        }
    }

    /// The member template of a class template of which a member template of an instance was made.
    pub(crate) fn general_member_template(&self, template: TemplateId) -> Option<TemplateId> {
        let pattern = self.pattern_class(self.program.templates[template].entity)?;
        let origin = self.origin_of_class(pattern)?;
        self.program.classes[origin].template.filter(|&origin| origin != template)
    }

    /// The partial specializations of a member template of an instance that stand outside of the class
    /// ([temp.spec.partial.member]/2), with the arguments of the instance in theirs. None where nobody can tell.
    pub(super) fn outside_partial_specializations(&mut self, template: TemplateId) -> Option<Vec<OutsidePartial>> {
        let entity = self.program.templates[template].entity;
        let outer = self.class_with_scope(self.program.entities[entity].scope);
        let (Some(outer), Some(origin)) = (outer, self.general_member_template(template)) else {
            return Some(Vec::new());
        };
        let place = |sema: &Self, entity: EntityId| sema.program.entities[entity].token;
        let inside: Vec<u32> = self.program.templates[template]
            .specializations
            .iter()
            .map(|&specialization| place(self, specialization))
            .collect();
        let mut result = Vec::new();
        for specialization in self.program.templates[origin].specializations.clone() {
            let EntityKind::Class(class) = self.program.entities[specialization].kind else { continue };
            let entry = &self.program.classes[class];
            if !entry.is_dependent || inside.contains(&place(self, specialization)) {
                continue;
            }
            let written = entry.arguments?;
            let (outside, head) = self.surroundings(class, outer)?;
            let written = self.arguments_inside(written, &outside)?;
            result.push(OutsidePartial { class, head, written, outside });
        }
        Some(result)
    }

    /// The arguments of a partial specialization that stands outside of the class, with those of the instance in them.
    fn arguments_inside(&mut self, mut written: ArgumentsId, outside: &Surroundings) -> Option<ArgumentsId> {
        for (around, &list) in outside.heads.iter().zip(&outside.lists) {
            let arguments = self.arguments_by_parameter(around, list)?;
            let with = Substitution::new(around, self.depth_of_head(around), &arguments);
            written = self.substituted_arguments(written, &with).ok()?;
        }
        Some(written)
    }

    /// The partial specializations of a static member template of an instance that stand outside of the class. None where
    /// nobody can tell.
    pub(super) fn outside_partial_variables(&mut self, template: TemplateId) -> Option<Vec<OutsidePartialVariable>> {
        let Some((outer, general)) = self.class_and_general_template(template) else { return Some(Vec::new()) };
        let place = |sema: &Self, entity: EntityId| sema.program.entities[entity].token;
        let inside = self.program.templates[template].specializations.iter();
        let inside: Vec<u32> = inside.map(|&entity| place(self, entity)).collect();
        let mut result = Vec::new();
        for entity in self.program.templates[general].specializations.clone() {
            let variable = self.program.variable_of(entity)?;
            let Some(pattern) = self.program.variable_patterns.get(&variable) else { continue };
            let (Some(head), Some(written)) = (pattern.head.clone(), pattern.arguments) else { continue };
            if inside.contains(&place(self, entity)) {
                continue;
            }
            let record = self.program.variables[variable].definition?;
            let mut heads = self.program.variable_heads.get(&record)?.clone();
            heads.pop();
            let outside =
                Surroundings { heads, lists: self.arguments_around(outer)?, scope: self.program.classes[outer].scope? };
            if outside.heads.len() != outside.lists.len() {
                return None;
            }
            let written = self.arguments_inside(written, &outside)?;
            result.push(OutsidePartialVariable { variable, head, written, outside });
        }
        Some(result)
    }

    /// The instance of which a variable template is a member, and the template of the class template that it was made of.
    fn class_and_general_template(&self, template: TemplateId) -> Option<(ClassId, TemplateId)> {
        let own = &self.program.entities[self.program.templates[template].entity];
        let outer = self.class_with_scope(own.scope)?;
        let scope = self.program.classes[self.origin_of_class(outer)?].scope?;
        self.program.bindings(scope, own.name).find_map(|(_, binding)| {
            match self.program.entities[binding.entity].kind {
                EntityKind::Template(general) if self.program.entities[binding.entity].token == own.token => {
                    Some((outer, general))
                }
                _ => None,
            }
        })
    }

    /// Reads the definitions outside of the class of the unscoped member enumerations of an instance: their enumerators are
    /// members of it, too ([temp.inst]/3).
    pub(super) fn read_outside_enums(&mut self, class: ClassId) {
        let Some(scope) = self.program.classes[class].scope else { return };
        let patterns = self.instances.outside_enums.keys();
        let mut patterns: Vec<EnumId> = patterns.copied().filter(|&id| !self.program.enums[id].is_scoped).collect();
        patterns.sort();
        for pattern in patterns {
            let name = self.program.entities[self.program.enums[pattern].entity].name;
            let member = self.program.bindings(scope, name).find_map(|(_, binding)| {
                match self.program.entities[binding.entity].kind {
                    EntityKind::Enum(id) => Some(id),
                    _ => None,
                }
            });
            if let Some(id) = member
                && let Some(unread) = self.outside_enum(id)
            {
                self.read(InstantiatedPart::Enum { id, at: unread.at, scope: unread.scope });
            }
        }
    }

    /// The definition outside of the class of a member enumeration of an instance, once.
    pub(super) fn outside_enum(&mut self, id: EnumId) -> Option<Unread> {
        if self.instances.outside_enums.is_empty()
            || self.program.enums[id].is_complete
            || self.instances.specialized_enums.contains(&id)
        {
            return None;
        }
        let own = &self.program.entities[self.program.enums[id].entity];
        let (name, token) = (own.name, own.token);
        let outer = self.class_with_scope(own.scope)?;
        let origin = self.program.classes[self.origin_of_class(outer)?].scope?;
        let pattern = self.program.bindings(origin, name).find_map(|(_, binding)| {
            let entity = &self.program.entities[binding.entity];
            match entity.kind {
                EntityKind::Enum(pattern) if entity.token == token && pattern != id => Some(pattern),
                _ => None,
            }
        })?;
        let (at, heads) = self.instances.outside_enums.get(&pattern)?.clone();
        let lists = self.arguments_around(outer)?;
        let scope = self.program.classes[outer].scope?;
        let scope = self.bind_heads(&heads, &lists, scope)?;
        self.program.enums[id].is_complete = true;
        self.program.changes += 1;
        Some(Unread { at, scope })
    }
}
