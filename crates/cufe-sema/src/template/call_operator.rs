//! Call operators of generic lambdas: templates whose parameters are those that are written, and one for each `auto` of a
//! parameter ([expr.prim.lambda.closure]/3). Their instances are made where overload resolution chooses them, and their bodies
//! are read for what is reported in them: a lambda is constexpr if it can be (measured: not before C++17).

use super::PlaceholderConstraint;
use super::deduction::Deduction;
use super::instance::{InstantiatedPart, ReadResult};
use crate::Sema;
use cufe_base::Standard;
use cufe_il::{
    ArgumentsId, ClassId, EntityId, EntityKind, FunctionFlags, FunctionId, FunctionType, LambdaFlags,
    ParameterDeclaration, Program, ScopeKind, Template, TemplateHead, TemplateId, TemplateKind, Type, TypeId,
};

impl Sema<'_> {
    /// Makes the call operator of a generic lambda a template. `written` is its own head, `depth` that of its parameters.
    /// `None` where the form of a parameter is not understood.
    pub fn make_call_template(
        &mut self,
        function: FunctionId,
        written: Option<TemplateHead>,
        depth: u16,
        list: &[ParameterDeclaration],
        constraints: &[PlaceholderConstraint],
    ) -> Option<EntityId> {
        let entity = self.program.functions[function].entity;
        let (scope, token) = (self.program.entities[entity].scope, self.program.entities[entity].token);
        let mut head = written.unwrap_or_else(|| TemplateHead::without_tokens(scope));
        self.invent_parameters(function, &mut head, depth, list, constraints)?;
        let id = self.program.templates.next_id();
        let template = self.new_entity(EntityKind::Template(id), self.program.entities[entity].name, scope, token);
        self.program.templates.push(Template {
            pattern: Some(entity),
            is_defined: true,
            depth,
            ..Template::new(template, TemplateKind::Function, head)
        });
        self.program.entities[entity].template = Some(id);
        Some(template)
    }

    /// A declared type with another in the place of its only placeholder; `None` where there are several or none is found.
    pub fn with_placeholder(&mut self, declared: TypeId, replacement: TypeId) -> Option<TypeId> {
        let expanded = match self.program.written(declared) {
            Type::Expansion(pattern) => Some(pattern),
            _ => None,
        };
        let result = self.replace_placeholder(expanded.unwrap_or(declared), replacement)?;
        Some(if expanded.is_some() { self.program.intern_type(Type::Expansion(result)) } else { result })
    }

    /// The type of a function template from which its arguments are deduced.
    pub(super) fn deducible_type(&self, function: FunctionId) -> TypeId {
        self.program.invented_types.get(&function).copied().unwrap_or(self.program.functions[function].ty)
    }

    /// The conversion function by which the closure of a generic lambda converts to a type: without captures to pointers to
    /// functions whose types its call operator can have ([expr.prim.lambda.closure]/9). `Err` where nobody can tell.
    pub(crate) fn generic_closure_conversion(&mut self, class: ClassId, to: TypeId) -> Result<Option<EntityId>, ()> {
        let target = match self.value_structure(to) {
            Type::Pointer(target) => target,
            Type::Unknown | Type::Specialization { .. } => return Err(()),
            _ if self.is_dependent_type(to) => return Err(()),
            // It gives a pointer, whatever is deduced ([temp.deduct.conv]/1).
            _ => return Ok(None),
        };
        if self.is_dependent_type(target) {
            return Err(());
        }
        let Some(target) = self.program.as_function(target).cloned() else { return Ok(None) };
        let closure = self.program.classes[class].entity;
        let Some(lambda) = self.program.lambda_with_closure(closure).and_then(|index| self.program.lambdas.get(index))
        else {
            return Err(());
        };
        if !lambda.captures.is_empty()
            || lambda.flags.intersects(LambdaFlags::COPY_DEFAULT | LambdaFlags::REFERENCE_DEFAULT)
        {
            return Ok(None);
        }
        let operator = lambda.call_operator.map(|function| &self.program.functions[function]).ok_or(())?;
        let id = self.program.entities[operator.entity].template.ok_or(())?;
        // The pointer has the type of the call operator without what is said of its object.
        let flags = self.program.as_function(operator.ty).map(|ty| ty.flags).ok_or(())?;
        let target = self.program.function_type(FunctionType { flags, ..target });
        let template = self.program.templates[id].entity;
        let arguments = match self.deduce_address(template, None, Some(target)) {
            Deduction::Failed(_) => return Ok(None),
            Deduction::Deduced(_, arguments) if self.context.speculating == 0 => arguments,
            _ => return Err(()),
        };
        let instance = self.function_instance(id, arguments).ok_or(())?;
        // A result that is deduced is known with the body ([dcl.spec.auto.general]/12).
        if self.has_deduced_result(instance) {
            self.read_body_for_result(instance);
        }
        if self.has_deduced_result(instance) {
            return Err(());
        }
        let conversion = self.conversion_to_instance(class, instance).ok_or(())?;
        Ok(Some(self.program.functions[conversion].entity))
    }

    /// Whether a function is (an instance of) the call operator of a generic lambda whose uses instantiate the body: it is
    /// constexpr if it can be.
    pub(crate) fn is_implied_constexpr(&self, function: FunctionId) -> bool {
        let is_call =
            self.program.call_instances.contains_key(&function) || self.program.invented_types.contains_key(&function);
        is_call && self.since(Standard::Cpp17)
    }

    /// The instance of the call operator of the lambda `index` for arguments, one for each parameter.
    pub(super) fn call_operator_instance(
        &mut self,
        index: usize,
        template: TemplateId,
        arguments: ArgumentsId,
    ) -> Option<FunctionId> {
        let lambda = self.program.lambdas.get(index)?;
        // What is not complete yet cannot be read again.
        if lambda.body.0 == lambda.body.1 {
            return None;
        }
        let pattern_scope = lambda.scope;
        let head = self.program.templates[template].head.clone();
        let list = self.program.arguments(arguments).to_vec();
        let captures = self.program.scopes[head.scope].parent?;
        let outer = match self.program.scopes[head.scope].kind {
            ScopeKind::TemplateParameters => self.bind_parameters_in(&head, &list, captures)?,
            _ => pattern_scope,
        };
        let scope = self.program.add_scope(ScopeKind::FunctionParameters, outer, None);
        let invented = self.invented_arguments(template, &list);
        let invented = self.program.intern_arguments(invented);
        match self.read(InstantiatedPart::CallOperator { index, template, arguments, invented, scope }) {
            ReadResult::Function(function) => Some(function),
            _ => None,
        }
    }

    /// A function for an instance of the call operator of the lambda `index`.
    pub fn new_call_instance(
        &mut self,
        index: usize,
        template: TemplateId,
        arguments: ArgumentsId,
    ) -> Option<FunctionId> {
        let pattern = self.program.lambdas.get(index)?.call_operator?;
        let entity = self.program.functions[pattern].entity;
        let (name, members, token) = {
            let entry = &self.program.entities[entity];
            (entry.name, entry.scope, entry.token)
        };
        let flags = FunctionFlags::LAMBDA | FunctionFlags::MEMBER | FunctionFlags::INLINE | FunctionFlags::DEFINED;
        let entity = self.new_function(name, Program::UNKNOWN, members, token, flags);
        let function = self.program.function_of(entity)?;
        self.make_instance(function, template, arguments);
        self.program.call_instances.insert(function, index);
        Some(function)
    }
}
