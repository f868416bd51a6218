//! Names as expressions ([expr.prim.id]).

use super::Extent;
use crate::{Found, Sema};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArgumentsId, ClassKey, EntityFlags, EntityId, EntityKind, Expression, ExpressionFlags, ExpressionId,
    ExpressionKind, FunctionFlags, FunctionId, Name, NameUse, Program, Qualifiers, ScopeId, TemplateKind, Type, TypeId,
    ValueCategory, VariableFlags,
};

/// A name as it is written, for [`Sema::build_name`].
#[derive(Clone, Copy, Debug)]
pub struct WrittenName {
    /// The type before `::`, if it is one.
    pub qualifier: Option<TypeId>,
    /// The unqualified name.
    pub name: Name,
    /// The token of the unqualified name.
    pub token: u32,
    /// Template arguments.
    pub arguments: Option<ArgumentsId>,
    /// The tokens.
    pub extent: Extent,
}

const DEPENDENT: ExpressionFlags = ExpressionFlags::TYPE_DEPENDENT.union(ExpressionFlags::VALUE_DEPENDENT);

impl Sema<'_> {
    /// An id-expression with what lookup found for it; `function` is the function in which it stands.
    pub fn build_name(&mut self, found: &Found, name: WrittenName, function: Option<FunctionId>) -> ExpressionId {
        let WrittenName { arguments, extent, .. } = name;
        let arguments = arguments.map(|arguments| self.evaluated_arguments(found, arguments));
        let mut flags = ExpressionFlags::empty();
        let is_function = !found.entities.is_empty() && self.only_functions(&found.entities);
        if arguments.is_some_and(|arguments| match is_function {
            true => self.are_explicit_arguments_dependent(arguments),
            false => self.are_dependent(arguments),
        }) {
            flags |= DEPENDENT;
        }
        if arguments.is_some_and(|arguments| self.program.arguments_facts(arguments).has_unexpanded_pack) {
            flags |= ExpressionFlags::UNEXPANDED;
        }
        if found.entities.is_empty() || found.specialization.is_some() {
            if found.is_dependent && found.specialization.is_none() {
                flags |= DEPENDENT;
            }
            let kind = match found.specialization.or(name.qualifier) {
                Some(qualifier) => {
                    if self.is_dependent_type(qualifier) {
                        flags |= DEPENDENT;
                    }
                    ExpressionKind::DependentName { qualifier, name: name.name, arguments }
                }
                None => ExpressionKind::UnresolvedName { name: name.name, arguments },
            };
            return self.build_unknown(kind, flags, extent);
        }
        let written = NameUse { entity: found.entities[0], first: extent.first, last: extent.last, name: name.token };
        for &entity in &found.entities {
            self.record_use(entity, arguments, written, function);
        }
        if let &[entity] = found.entities.as_slice()
            && matches!(
                self.program.entities[entity].kind,
                EntityKind::Field(_) | EntityKind::Variable(_) | EntityKind::Enumerator(_)
            )
        {
            self.check_access(entity, name.qualifier, None, name.token);
        } else if let Some(qualifier) = name.qualifier {
            self.class_state.naming_classes.insert(name.token, qualifier);
        }
        if let Some(class) = self.class_of_found_member(found, &name)
            && self.is_ambiguous_member(class, name.name, found)
        {
            return self.ambiguous_member(name.name, name.token, extent);
        }
        match found.entities.as_slice() {
            &[entity] if self.lacks_object_for(entity, &name) => {
                let text = self.entity_name(entity);
                self.report(
                    Report::new(code::NON_STATIC_MEMBER_WITHOUT_OBJECT, self.position(name.token)).quoted(text),
                );
                self.unknown_expression(extent)
            }
            &[entity]
                if self.is_being_deduced(entity)
                    && !self.is_other_specialization(entity, arguments)
                    && self.check_deduced_name(entity, name.token) =>
            {
                self.unknown_expression(extent)
            }
            &[entity] if self.check_local_name(entity, name.token) => self.unknown_expression(extent),
            &[entity] => {
                self.note_reference(entity);
                if matches!(self.program.entities[entity].kind, EntityKind::Field(_))
                    && !self.is_address_operand(&name)
                    && let Some(function) = self.function_around()
                    && self.is_non_static_member(function)
                    && let Some(class) = self.class_of_member(function)
                {
                    self.check_object_base(self.program.classes[class].ty, name.qualifier, entity, name.token);
                }
                self.need_specification_of_address(entity, extent);
                self.build_entity(entity, arguments, flags, extent)
            }
            several => {
                let candidates = self.program.add_entity_list(several);
                let expression = self.build(
                    ExpressionKind::Overloads { candidates, arguments },
                    Program::UNKNOWN,
                    ValueCategory::Lvalue,
                    flags,
                    extent,
                );
                self.note_overloads(expression, several);
                expression
            }
        }
    }

    /// Whether an entity with arguments is another specialization of a variable template than its pattern, as far as the
    /// pattern shows: a template may name those in its own initializer.
    fn is_other_specialization(&mut self, entity: EntityId, arguments: Option<ArgumentsId>) -> bool {
        let Some(arguments) = arguments else { return false };
        let class = self.program.enclosing_class(self.program.entities[entity].scope);
        let is_in_pattern = class.is_some_and(|class| self.is_dependent_type(self.program.classes[class].ty));
        if !self.are_dependent(arguments) {
            return is_in_pattern;
        }
        let template = match self.program.entities[entity].kind {
            EntityKind::Template(template) => Some(template),
            _ => self.program.entities[entity].template,
        };
        let Some(template) = template else { return true };
        let head = self.program.templates[template].head.clone();
        let own = self.own_arguments(&head);
        let arguments = self.program.canonical_arguments(arguments);
        !self.same_arguments(own, arguments)
    }

    /// The type of a function that is named, and not called at once, tells its exception specification ([except.spec]/13).
    fn need_specification_of_address(&mut self, entity: EntityId, name: Extent) {
        if let EntityKind::Function(function) = self.program.entities[entity].kind
            && self.instances.noexcepts.contains_key(&function)
            && !self.reader.is(name.last + 1, cufe_lex::TokenKind::LeftParen)
        {
            self.need_exception_specification(function);
        }
    }

    /// Whether a data member is named where there is no object for it, and no pointer to member is formed.
    fn lacks_object_for(&mut self, entity: EntityId, name: &WrittenName) -> bool {
        matches!(self.program.entities[entity].kind, EntityKind::Field(_))
            && !self.is_address_operand(name)
            && self.lacks_object(entity)
    }

    /// Whether a qualified name is the operand of `&`, which forms a pointer to member.
    fn is_address_operand(&self, name: &WrittenName) -> bool {
        name.qualifier.is_some() && self.reader.is_before(name.extent.first, cufe_lex::TokenKind::Ampersand)
    }

    /// The class in which a name was found, if it may be ambiguous there: the one before `::`, or one around the place.
    fn class_of_found_member(&self, found: &Found, name: &WrittenName) -> Option<cufe_il::ClassId> {
        let entity = found.first()?;
        // What an instance finds without a qualifier its pattern has found.
        if self.context.speculating > 0 || self.context.in_instance && name.qualifier.is_none() {
            return None;
        }
        let scope = match self.program.entities[entity].kind {
            EntityKind::Enumerator(id) => self.program.entities[self.program.enums[id].entity].scope,
            _ => self.program.entities[entity].scope,
        };
        if self.program.scopes[scope].kind != cufe_il::ScopeKind::Class {
            return None;
        }
        if let Some(qualifier) = name.qualifier {
            return self.program.class_of(qualifier);
        }
        const SCOPES: u32 = 64;
        let mut next = Some(self.context.scope);
        for _ in 0..SCOPES {
            let class = self.program.enclosing_class(next?)?;
            let entry = &self.program.classes[class];
            if entry.scope == Some(scope) {
                return None;
            }
            if !entry.bases.is_empty() && self.lookup_in_class(class, name.name, name.token).entities == found.entities
            {
                return Some(class);
            }
            next = self.program.scopes[entry.scope?].parent;
        }
        None
    }

    /// Whether what a qualified name of a type or a using-declaration denotes is ambiguous: several bases of the class have a
    /// member of this name (266).
    pub fn is_ambiguous_in(&mut self, class: TypeId, name: Name, found: &Found, token: u32) -> bool {
        self.is_refused_in(class, name, token, |sema, class| sema.is_ambiguous_member(class, name, found))
    }

    /// As [`Self::is_ambiguous_in`], of a name with template arguments.
    pub fn is_ambiguous_template_in(&mut self, class: TypeId, name: Name, found: &Found, token: u32) -> bool {
        self.is_refused_in(class, name, token, |sema, class| sema.is_ambiguous_template(class, name, found))
    }

    fn is_refused_in(
        &mut self,
        class: TypeId,
        name: Name,
        token: u32,
        is_refused: impl Fn(&Self, cufe_il::ClassId) -> bool,
    ) -> bool {
        let is_ambiguous =
            self.context.speculating == 0 && self.program.class_of(class).is_some_and(|class| is_refused(self, class));
        if is_ambiguous {
            self.report_ambiguous_member(name, token);
        }
        is_ambiguous
    }

    /// The same for a type that is named without qualifier: the class around the place has it from several bases.
    pub fn is_ambiguous_type(&mut self, name: Name, found: &Found, token: u32) -> bool {
        let written =
            WrittenName { name, token, qualifier: None, arguments: None, extent: Extent { first: token, last: token } };
        let is_ambiguous = self
            .class_of_found_member(found, &written)
            .is_some_and(|class| self.is_ambiguous_member(class, name, found));
        if is_ambiguous {
            self.report_ambiguous_member(name, token);
        }
        is_ambiguous
    }

    /// 266: several bases have a member of this name.
    pub(super) fn ambiguous_member(&mut self, name: Name, token: u32, extent: Extent) -> ExpressionId {
        self.report_ambiguous_member(name, token);
        self.unknown_expression(extent)
    }

    pub(crate) fn report_ambiguous_member(&mut self, name: Name, token: u32) {
        let text = self.name_text(name);
        self.report(Report::new(code::AMBIGUOUS_NAME, self.position(token)).quoted(text));
    }

    /// The type of the function that a reference of static storage duration surely refers to, where that does not throw and
    /// the reference may: where it is evaluated, the reference stands for the function (measured).
    fn bound_function_type(&mut self, entity: EntityId) -> Option<TypeId> {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return None };
        if self.context.unevaluated > 0 || self.program.entities[entity].flags.contains(EntityFlags::LOCAL) {
            return None;
        }
        let Type::LvalueReference(declared) = self.program.structure(self.program.variables[variable].ty) else {
            return None;
        };
        self.program.as_function(declared)?;
        let initializer = self.without_parentheses(self.program.variables[variable].initializer?);
        let ExpressionKind::Name { entity: target, .. } = self.expression(initializer).kind else { return None };
        let function = self.program.function_of(target)?;
        let own = self.program.canonical(self.program.functions[function].ty);
        let declared = self.program.canonical(declared);
        self.removes_noexcept(own, declared).then_some(own)
    }

    /// The type of a function where it is named: not known while it waits for its body, which makes it no dependent type.
    pub(super) fn named_function_type(&self, function: FunctionId) -> TypeId {
        let ty = self.program.functions[function].ty;
        let is_waiting = self.has_deduced_result(function) && !self.has_dependent_parameters(function);
        if is_waiting { Program::UNKNOWN } else { ty }
    }

    /// Whether the type of a parameter of a function is dependent.
    pub(crate) fn has_dependent_parameters(&self, function: FunctionId) -> bool {
        let ty = self.program.as_function(self.program.functions[function].ty);
        ty.is_none_or(|ty| ty.parameters.iter().any(|&ty| self.is_dependent_type(ty)))
    }

    /// A name that denotes one entity.
    fn build_entity(
        &mut self,
        entity: EntityId,
        arguments: Option<ArgumentsId>,
        mut flags: ExpressionFlags,
        extent: Extent,
    ) -> ExpressionId {
        if let Some(&bound) = self.instances.bound_expressions.get(&entity) {
            let expression = self.program.expressions[bound];
            return match expression.kind {
                // A parameter of another template.
                ExpressionKind::Name { entity, arguments } => {
                    self.build_entity(entity, arguments, flags | expression.flags, extent)
                }
                // Where it has no type yet, that was noted where it is written.
                _ => self.program.expressions.push(Expression { first: extent.first, last: extent.last, ..expression }),
            };
        }
        // Of function templates deduction tells, which takes the parameters in their order.
        if let Some(list) = arguments
            && self.context.in_substitution
            && self.program.function_of(entity).is_none()
            && self.is_parameter_ill_formed(entity, list)
        {
            self.report_at(code::NO_SUCH_MEMBER, extent.first);
        }
        if let (EntityKind::Template(template), Some(list)) = (self.program.entities[entity].kind, arguments)
            && let Some(instance) = self.variable_instance(template, list)
        {
            self.check_device_template_arguments(entity, list, extent.first);
            return self.build_entity(instance, None, flags, extent);
        }
        if let (EntityKind::Template(template), Some(list)) = (self.program.entities[entity].kind, arguments) {
            self.check_default_arguments_of_variable(template, list, extent.first);
        }
        let kind = ExpressionKind::Name { entity, arguments };
        if let EntityKind::Variable(variable) = self.program.entities[entity].kind {
            if self.context.unevaluated == 0 {
                self.read_static_initializer(variable);
            }
            self.complete_array_member(variable);
        }
        let (ty, category) = match self.program.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) => {
                let variable = &self.program.variables[variable];
                let ty = variable.ty;
                let is_pack = variable.flags.contains(VariableFlags::PACK);
                let ty = match self.program.written(ty) {
                    Type::Expansion(pattern) if is_pack => pattern,
                    _ => ty,
                };
                if is_pack {
                    flags |= ExpressionFlags::UNEXPANDED | DEPENDENT;
                }
                // The placeholder of a parameter stands for a template parameter ([dcl.fct]/22, [temp.dep.expr]/3).
                if variable.flags.contains(VariableFlags::PARAMETER) && self.program.has_placeholder(ty) {
                    flags |= DEPENDENT;
                }
                if let Some(initializer) = variable.initializer {
                    let initializer = self.expression(initializer).flags;
                    flags |= initializer & ExpressionFlags::VALUE_DEPENDENT;
                    // Its initializer tells the bound of an array ([temp.dep.expr]/4).
                    if initializer.intersects(DEPENDENT)
                        && matches!(self.program.structure(ty), Type::Array { bound: cufe_il::ArrayBound::Unknown, .. })
                    {
                        flags |= ExpressionFlags::TYPE_DEPENDENT;
                    }
                }
                let ty = self.bound_function_type(entity).unwrap_or(ty);
                (self.implied_member_type(entity, ty), ValueCategory::Lvalue)
            }
            EntityKind::ValueParameter(variable) => {
                // In an instance its value is known.
                let has_value = self.constants.variables.contains_key(&variable);
                let variable = &self.program.variables[variable];
                if variable.value.is_none() && !has_value {
                    flags |= ExpressionFlags::VALUE_DEPENDENT;
                }
                if variable.flags.contains(VariableFlags::PACK) {
                    flags |= ExpressionFlags::UNEXPANDED;
                }
                (variable.ty, ValueCategory::Prvalue)
            }
            EntityKind::Enumerator(id) => {
                if self.entity_value(entity).is_none() {
                    flags |= ExpressionFlags::VALUE_DEPENDENT;
                }
                (self.type_of_named_enumerator(entity, id), ValueCategory::Prvalue)
            }
            EntityKind::Function(function) => {
                // Its type is needed where it is named ([dcl.spec.auto.general]/12).
                self.read_body_for_result(function);
                (self.named_function_type(function), ValueCategory::Lvalue)
            }
            EntityKind::Template(template) => match self.program.templates[template].kind {
                TemplateKind::Concept => (Program::builtin(cufe_il::Builtin::Bool), ValueCategory::Prvalue),
                TemplateKind::Variable => {
                    let ty = self
                        .program
                        .variable_of(entity)
                        .map_or(Program::UNKNOWN, |variable| self.program.variables[variable].ty);
                    // The variable of a specialization has the type of the pattern unless that depends on parameters, or
                    // a partial or explicit specialization says otherwise.
                    let is_specialized = !self.program.templates[template].specializations.is_empty();
                    let ty = if is_specialized || self.is_dependent_type(ty) { Program::UNKNOWN } else { ty };
                    (ty, ValueCategory::Lvalue)
                }
                _ => (Program::UNKNOWN, ValueCategory::Lvalue),
            },
            _ => return self.build_unknown(kind, flags, extent),
        };
        let ty = match self.program.structure(ty) {
            Type::Auto | Type::DecltypeAuto => Program::UNKNOWN,
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => inner,
            _ => ty,
        };
        let mut ty = self.captured_type(entity, ty);
        let category = match self.program.entities[entity].kind {
            EntityKind::ValueParameter(variable) if self.program.is_reference(self.program.variables[variable].ty) => {
                ValueCategory::Lvalue
            }
            // An object of class type, which is const ([temp.param]/8).
            EntityKind::ValueParameter(_) if matches!(self.value_structure(ty), Type::Class(_)) => {
                ty = self.program.qualified(ty, Qualifiers::CONST);
                ValueCategory::Lvalue
            }
            _ => category,
        };
        let expression = self.build(kind, ty, category, flags, extent);
        if let (EntityKind::Template(template), Some(arguments)) = (self.program.entities[entity].kind, arguments)
            && self.program.templates[template].kind == TemplateKind::Concept
            && self.context.folding.excluded == 0
            && let Some(value) = self.concept_satisfaction(entity, arguments).value()
        {
            self.constants.folded.insert(expression, crate::constant::Value::Integer(i128::from(value)));
        }
        expression
    }

    /// `this` ([expr.prim.this]); unknown where there is no class around.
    pub fn build_this(&mut self, token: u32, scope: ScopeId, function: Option<FunctionId>) -> ExpressionId {
        let extent = Extent { first: token, last: token };
        let Some(class) = self.program.enclosing_class(scope) else {
            return self.build_unknown(ExpressionKind::This, ExpressionFlags::empty(), extent);
        };
        let mut ty = self.program.classes[class].ty;
        let qualifiers = match self.context.trailing {
            Some(flags) => Self::qualifiers_in(flags),
            None => self.this_qualifiers(function),
        };
        ty = self.program.qualified(ty, qualifiers);
        let ty = self.program.intern_type(Type::Pointer(ty));
        self.build(ExpressionKind::This, ty, ValueCategory::Prvalue, ExpressionFlags::empty(), extent)
    }

    /// The function around the lambdas around a point.
    pub fn outside_lambdas(&self, function: Option<FunctionId>) -> Option<FunctionId> {
        let mut function = function?;
        while self.program.functions[function].flags.contains(FunctionFlags::LAMBDA) {
            let lambda = self.program.lambda_with_operator(function)?;
            function = self.program.lambdas.get(lambda)?.enclosing?;
        }
        Some(function)
    }

    /// Whether a name that unqualified lookup did not find could still be a member of a class around `scope`, because a
    /// base of it is not known: a specialization that was not instantiated, or a dependent type.
    pub fn may_be_inherited(&self, name: Name, scope: ScopeId, at: u32) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if let Some(EntityKind::Class(class)) = entry.entity.map(|entity| self.program.entities[entity].kind)
                && self.may_have_unknown_member(class, name, at)
            {
                return true;
            }
            next = entry.parent;
        }
        false
    }

    /// Whether a base that is not known may have a member of a name. Bases that depend on template parameters are not looked
    /// into for unqualified names ([temp.dep.type]/3).
    fn may_have_unknown_member(&self, class: cufe_il::ClassId, name: Name, at: u32) -> bool {
        let entry = &self.program.classes[class];
        if !entry.is_dependent || !entry.is_complete && !entry.is_being_defined {
            return self.lookup_in_class(class, name, at).is_dependent;
        }
        entry.bases.iter().any(|base| {
            !base.is_dependent
                && !self.is_dependent_type(base.ty)
                && self.lookup_in_type(base.ty, name, at).is_dependent
        })
    }

    /// The closure class of a lambda, complete, with a scope for its call operator.
    pub fn new_closure(&mut self, scope: ScopeId, token: u32, is_dependent: bool) -> (EntityId, ScopeId) {
        let class = self.new_class(Name::UNNAMED, ClassKey::Class, scope, token, is_dependent);
        let entity = self.program.classes[class].entity;
        let inner = self.program.add_scope(cufe_il::ScopeKind::Class, scope, Some(entity));
        let class = &mut self.program.classes[class];
        class.scope = Some(inner);
        class.is_complete = true;
        class.is_closure = true;
        (entity, inner)
    }
}
