//! Questions about the program that marks, order and names ask alike.

use cufe_il::{
    AttributeFacts, ClassId, EntityFlags, EntityId, EntityKind, ExecutionSpace, ExpressionId, FunctionDeclarationFlags,
    FunctionFlags, FunctionId, Linkage, NameKind, Program, Qualifiers, ScopeId, ScopeKind, SpecialMembers, Type,
    TypeId, VariableFlags, VariableId, WrittenKind,
};
use cufe_sema::Unit;
use rustc_hash::{FxHashMap, FxHashSet};

/// The program with what is looked up in it often.
pub(crate) struct Facts<'a> {
    pub(crate) unit: &'a Unit,
    pub(crate) program: &'a Program,
    /// Functions by the scopes of their parameters.
    parameter_scopes: FxHashMap<ScopeId, FunctionId>,
    /// Functions in which a lambda stands.
    with_lambdas: FxHashSet<FunctionId>,
    /// The number of the first use of a function.
    first_uses: FxHashMap<FunctionId, usize>,
    /// Functions of which there is an explicit instantiation definition, on their own or with their class.
    instantiated: FxHashSet<FunctionId>,
    /// Functions of which there is an explicit instantiation declaration, likewise.
    elsewhere: FxHashSet<FunctionId>,
    /// The members of instances that explicit specializations replace, by these.
    replaced: FxHashMap<FunctionId, FunctionId>,
    /// The bounds of arrays, by the tokens `[`.
    bounds: FxHashMap<u32, ExpressionId>,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(unit: &'a Unit) -> Self {
        let program = &unit.program;
        let declared = program.function_declarations.values().map(|it| (it.parameter_scope, it.function));
        let lambdas = program.lambdas.iter().filter_map(|lambda| Some((lambda.scope, lambda.call_operator?)));
        let parameter_scopes = declared.chain(lambdas).collect();
        let mut instantiated = FxHashSet::default();
        let mut elsewhere = FxHashSet::default();
        instantiated.extend(program.function_instances.explicit.keys().copied());
        for declaration in program.function_declarations.values() {
            if declaration.flags.contains(FunctionDeclarationFlags::INSTANTIATION_DECLARATION) {
                elsewhere.insert(declaration.function);
            }
        }
        for written in &program.written {
            if let WrittenKind::ClassInstantiation { ty, is_declaration } = written.kind
                && let Some(class) = program.class_of(ty)
            {
                let members = program.classes[class].functions.iter();
                let members = members.filter_map(|&member| match program.entities[member].kind {
                    EntityKind::Function(function) => Some(function),
                    _ => None,
                });
                let set = if is_declaration { &mut elsewhere } else { &mut instantiated };
                set.extend(members.filter(|&it| !program.functions[it].flags.contains(FunctionFlags::IMPLICIT)));
            }
        }
        let mut first_uses = FxHashMap::default();
        for (number, used) in program.function_uses.iter().enumerate() {
            first_uses.entry(used.function).or_insert(number);
        }
        let with_lambdas = FxHashSet::default();
        let replaced = program.stand_ins.specializations.iter().map(|(&member, &known)| (known, member)).collect();
        let arrays = program.written_arrays.iter();
        let bounds = arrays.filter_map(|array| Some((array.open, array.bound?))).collect();
        let mut facts = Self {
            unit,
            program,
            parameter_scopes,
            with_lambdas,
            first_uses,
            instantiated,
            elsewhere,
            replaced,
            bounds,
        };
        let closures = program.lambdas.iter().map(|lambda| program.entities[lambda.closure].scope);
        facts.with_lambdas = closures.filter_map(|scope| facts.function_around(scope)).collect();
        facts
    }

    /// Whether a lambda stands in a function.
    pub(crate) fn has_lambda(&self, function: FunctionId) -> bool {
        self.with_lambdas.contains(&function)
    }

    /// When something was made, by the number of its entity.
    pub(crate) fn moment(number: usize) -> usize {
        2 * number + 1
    }

    /// The moment before an entity was made.
    pub(crate) fn moment_before(number: usize) -> usize {
        2 * number
    }

    /// When a function ended, among these moments: what is local to it is listed then.
    pub(crate) fn end_of(&self, function: FunctionId) -> usize {
        self.program.ends.bodies.get(&function).map_or(usize::MAX, |&end| Self::moment_before(end as usize))
    }

    /// When the body of a function began, among these moments.
    pub(crate) fn begin_of(&self, function: FunctionId) -> usize {
        let begun = self.program.ends.begun_bodies.get(&function);
        begun.map_or_else(|| self.end_of(function), |&begin| Self::moment_before(begin as usize))
    }

    /// When a function was used first; those that only functions use that nobody wrote are the last.
    pub(crate) fn first_use(&self, function: FunctionId) -> usize {
        self.first_uses.get(&function).copied().unwrap_or(usize::MAX)
    }

    /// The functions that make, copy and destroy objects of a class without anything being written.
    pub(crate) fn special_members(&self, class: ClassId) -> SpecialMembers {
        let entry = &self.program.classes[class];
        match self.program.lambda_with_closure(entry.entity).filter(|_| entry.is_closure) {
            Some(lambda) => self.program.lambdas[lambda].special_members,
            None => self.program.special_members.get(&class).copied().unwrap_or_default(),
        }
    }

    /// The bounds that stand behind the name of a variable.
    pub(crate) fn bounds_of(&self, variable: VariableId) -> Vec<ExpressionId> {
        let mut open = self.program.entities[self.program.variables[variable].entity].token.wrapping_add(1);
        let mut bounds = Vec::new();
        while let Some(&bound) = self.bounds.get(&open) {
            bounds.push(bound);
            // The next `[` stands behind the `]`.
            open = self.program.expressions[bound].last.wrapping_add(2);
        }
        bounds
    }

    /// The member of an instance that an explicit specialization replaces; else the function itself.
    pub(crate) fn replaced_member(&self, function: FunctionId) -> FunctionId {
        self.replaced.get(&function).copied().unwrap_or(function)
    }

    /// Whether there is an explicit instantiation definition of a function.
    pub(crate) fn is_instantiated(&self, function: FunctionId) -> bool {
        self.instantiated.contains(&function)
    }

    /// Whether another translation unit instantiates a function: there is an explicit instantiation declaration and no
    /// definition, and it is not inline ([temp.explicit]/13).
    pub(crate) fn is_instantiated_elsewhere(&self, function: FunctionId) -> bool {
        self.elsewhere.contains(&function)
            && !self.instantiated.contains(&function)
            && !self.program.functions[function].flags.contains(FunctionFlags::INLINE)
    }

    /// The scope without the heads of templates around it.
    pub(crate) fn home(&self, mut scope: ScopeId) -> ScopeId {
        while self.program.scopes[scope].kind == ScopeKind::TemplateParameters
            && let Some(parent) = self.program.scopes[scope].parent
        {
            scope = parent;
        }
        scope
    }

    /// The class whose member what is declared in a scope is.
    pub(crate) fn class_around(&self, scope: ScopeId) -> Option<ClassId> {
        let entry = &self.program.scopes[self.home(scope)];
        match (entry.kind, self.program.entities[entry.entity?].kind) {
            (ScopeKind::Class, EntityKind::Class(class)) => Some(class),
            _ => None,
        }
    }

    /// The classes around a scope, the outermost first.
    pub(crate) fn classes_around(&self, scope: ScopeId) -> Vec<ClassId> {
        let (mut classes, mut next) = (Vec::new(), Some(scope));
        while let Some(class) = next.and_then(|scope| self.class_around(scope)) {
            classes.push(class);
            next = Some(self.program.entities[self.program.classes[class].entity].scope);
        }
        classes.reverse();
        classes
    }

    /// The function whose parameters or body a scope is, or lies in.
    pub(crate) fn function_around(&self, scope: ScopeId) -> Option<FunctionId> {
        let mut next = Some(scope);
        while let Some(scope) = next {
            if let Some(&function) = self.parameter_scopes.get(&scope) {
                return Some(function);
            }
            let entry = &self.program.scopes[scope];
            if let Some(entity) = entry.entity
                && let EntityKind::Function(function) = self.program.entities[entity].kind
            {
                return Some(function);
            }
            if matches!(entry.kind, ScopeKind::Global | ScopeKind::Namespace) {
                return None;
            }
            next = entry.parent;
        }
        None
    }

    /// The scope in whose list the device side has what is declared in a scope: what is local to members stands with their
    /// class, and what is local to other functions in none but the file's.
    pub(crate) fn list_scope(&self, scope: ScopeId) -> Option<ScopeId> {
        let mut scope = scope;
        while let Some(function) = self.function_around(scope) {
            scope = self.program.entities[self.program.functions[function].entity].scope;
            self.class_around(scope)?;
        }
        Some(scope)
    }

    /// Whether a function is a template's pattern or stands in one: only its instances run.
    pub(crate) fn is_pattern(&self, function: FunctionId) -> bool {
        let entity = &self.program.entities[self.program.functions[function].entity];
        if entity.template.is_some() || entity.flags.contains(EntityFlags::DEPENDENT) {
            return true;
        }
        if self.program.functions[function].specialized.is_some() {
            return self.is_in_pattern(entity.scope);
        }
        self.is_in_pattern(entity.scope)
    }

    /// Whether a scope lies in the pattern of a template.
    pub(crate) fn is_in_pattern(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if let Some(entity) = entry.entity
                && let EntityKind::Class(class) = self.program.entities[entity].kind
                && self.program.classes[class].is_dependent
            {
                return true;
            }
            if let Some(&function) = self.parameter_scopes.get(&scope)
                && self.program.entities[self.program.functions[function].entity].template.is_some()
            {
                return true;
            }
            next = entry.parent;
        }
        false
    }

    /// Whether a scope lies in a function.
    pub(crate) fn is_local(&self, scope: ScopeId) -> bool {
        self.program.is_in_function(scope)
    }

    /// The function of the template that an instance is made of.
    pub(crate) fn pattern_of(&self, function: FunctionId) -> Option<FunctionId> {
        let program = self.program;
        let entry = &program.functions[function];
        if !self.is_made(function) {
            return None;
        }
        if let Some(template) = entry.specialized {
            return program.templates[template].pattern.and_then(|pattern| program.function_of(pattern));
        }
        let entity = &program.entities[entry.entity];
        let template = program.classes[self.class_around(entity.scope)?].template?;
        program
            .member_functions(self.pattern_class(template)?)
            .find(|&member| program.entities[program.functions[member].entity].token == entity.token)
    }

    fn pattern_class(&self, template: cufe_il::TemplateId) -> Option<ClassId> {
        match self.program.entities[self.program.templates[template].pattern?].kind {
            EntityKind::Class(class) => Some(class),
            _ => None,
        }
    }

    /// Whether a function is made from a template: an instance, or a member of one.
    pub(crate) fn is_made(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        if entry.flags.contains(FunctionFlags::SPECIALIZATION) {
            return false;
        }
        let mut next = Some(self.program.entities[entry.entity].scope);
        while let Some(scope) = next {
            if let Some(entity) = self.program.scopes[scope].entity
                && let EntityKind::Class(class) = self.program.entities[entity].kind
                && self.program.classes[class].is_instance
            {
                return true;
            }
            next = self.program.scopes[scope].parent;
        }
        entry.specialized.is_some()
    }

    /// Whether an object of a class has something else on the device than its bytes: the class of a type's value, or of the
    /// elements of an array.
    pub(crate) fn element_class(&self, mut ty: TypeId) -> Option<ClassId> {
        loop {
            let bare = self.program.unqualified(self.program.canonical(ty)).0;
            match self.program.structure(bare) {
                Type::Array { element, .. } => ty = element,
                Type::Class(class) => return Some(class),
                _ => return None,
            }
        }
    }

    /// Whether a function exists on the device. Those that nobody wrote exist where something there uses them.
    pub(crate) fn is_on_device(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        entry.space.is_kernel()
            || entry.space.contains(ExecutionSpace::DEVICE_SIDE)
            || self.unit.options.relaxed_constexpr
                && entry.flags.contains(FunctionFlags::CONSTEXPR)
                && !entry.space.contains(ExecutionSpace::ANNOTATED)
            || self.enclosing_of_closure(function).is_some_and(|around| self.is_on_device(around))
    }

    /// The function in which the lambda stands whose call operator a function is.
    fn enclosing_of_closure(&self, function: FunctionId) -> Option<FunctionId> {
        let lambda = &self.program.lambdas[self.program.lambda_with_operator(function)?];
        lambda.enclosing.filter(|&around| around != function)
    }

    /// Whether nobody wrote the body of a function: it is implicit or defaulted.
    pub(crate) fn is_supplied(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED | FunctionFlags::DEFAULTED_LATER)
            && !flags.contains(FunctionFlags::DELETED)
    }

    /// Whether a function has a body, written or supplied.
    pub(crate) fn has_body(&self, function: FunctionId) -> bool {
        self.program.functions[function].flags.contains(FunctionFlags::DEFINED)
            || self.is_supplied(function)
            || self.program.body_of(function).is_some()
            || self.is_closure_operator(function)
    }

    /// Whether a member function is defined in its class.
    pub(crate) fn is_defined_in_class(&self, function: FunctionId) -> bool {
        let own = self.pattern_of(function).unwrap_or(function);
        if self.is_closure_operator(function) {
            return true;
        }
        self.program.functions[own].flags.contains(FunctionFlags::DEFINED_IN_CLASS)
            && self.class_around(self.program.entities[self.program.functions[own].entity].scope).is_some()
    }

    /// Whether a function is inline on the device.
    pub(crate) fn is_inline(&self, function: FunctionId) -> bool {
        let is_written = |function: FunctionId| self.program.functions[function].flags.contains(FunctionFlags::INLINE);
        is_written(function)
            || self.pattern_of(function).is_some_and(is_written)
            || self.is_supplied(function)
            || self.is_closure_operator(function)
    }

    pub(crate) fn is_closure_operator(&self, function: FunctionId) -> bool {
        self.program.lambda_with_operator(function).is_some()
    }

    pub(crate) fn is_structor(&self, function: FunctionId) -> Option<NameKind> {
        let kind = self.program.entities[self.program.functions[function].entity].name.kind();
        matches!(kind, NameKind::Constructor | NameKind::Destructor).then_some(kind)
    }

    pub(crate) fn has_attribute(&self, entity: EntityId, fact: AttributeFacts) -> bool {
        self.program.attributes.get(&entity).is_some_and(|attributes| attributes.facts.intersects(fact))
    }

    /// Whether objects of a class have a pointer to a table of virtual functions.
    pub(crate) fn is_polymorphic(&self, class: ClassId) -> bool {
        self.program.layouts.get(&class).is_some_and(|layout| layout.is_dynamic)
    }

    pub(crate) fn is_internal(&self, linkage: Linkage, scope: ScopeId) -> bool {
        linkage == Linkage::Internal || self.program.scopes[scope].in_unnamed_namespace
    }

    /// Whether a token stands in the source file itself.
    pub(crate) fn is_in_main_file(&self, token: u32) -> bool {
        let source = &self.unit.source;
        if token as usize >= self.unit.tokens.len() {
            return false;
        }
        let location = source.location(self.unit.tokens.start(token));
        let main = self.unit.options.original_file_name.as_deref().unwrap_or(source.name());
        source.file_name(location.file) == main
    }

    /// Whether a variable is a specialization of a variable template whose type is const: these have internal linkage on the
    /// device, as other constants have (measured).
    pub(crate) fn is_constant_instance(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        entry.flags.contains(VariableFlags::SPECIALIZATION) && self.is_const(entry.ty)
    }

    /// Whether a type is const, or an array of such.
    pub(crate) fn is_const(&self, ty: TypeId) -> bool {
        let program = self.program;
        let canonical = program.canonical(ty);
        program.unqualified(canonical).1.contains(Qualifiers::CONST)
            || matches!(program.structure(canonical), Type::Array { element, .. }
                if program.unqualified(program.canonical(element)).1.contains(Qualifiers::CONST))
    }

    pub(crate) fn variable_scope(&self, variable: VariableId) -> ScopeId {
        self.home(self.program.entities[self.program.variables[variable].entity].scope)
    }
}
