//! Memory spaces of variables.

use super::{AttributeKind, AttributeTarget, CudaAttribute};
use crate::Sema;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    EntityFlags, EntityKind, ExpressionId, ExpressionKind, FunctionId, Linkage, MemorySpace, Qualifiers, ScopeId, Type,
    TypeId, VariableFlags, VariableId,
};

/// A variable declaration whose variable is known and whose attributes are to be applied.
#[derive(Clone, Debug)]
pub struct DeclaredVariable<'a> {
    /// The variable; what earlier declarations and the specifiers say is merged, and its type is deduced.
    pub variable: VariableId,
    /// The attributes in order.
    pub attributes: &'a [CudaAttribute],
    /// The token of the declarator's name.
    pub name: u32,
    /// A non-static data member.
    pub is_field: bool,
    /// A declaration of a static data member, in the class or outside.
    pub is_static_member: bool,
    /// The declaration of a member in its class.
    pub is_in_class: bool,
    /// In a block.
    pub is_block_scope: bool,
    /// A variable template or a specialization of one: most rules are left to what is made of it.
    pub is_template: bool,
    /// `extern` is written.
    pub is_extern: bool,
    /// `static` is written.
    pub is_static: bool,
    /// `constexpr` is written.
    pub is_constexpr: bool,
    /// It has an initializer (or is initialized as a condition or by a range-based for).
    pub is_initialized: bool,
    /// The variable of a range-based for.
    pub is_range_variable: bool,
    /// The function in whose body it stands.
    pub function: Option<FunctionId>,
}

/// The bit of a memory space attribute.
fn space_of(kind: AttributeKind) -> Option<MemorySpace> {
    Some(match kind {
        AttributeKind::Device => MemorySpace::DEVICE,
        AttributeKind::Shared => MemorySpace::SHARED,
        AttributeKind::Constant => MemorySpace::CONSTANT,
        AttributeKind::Managed => MemorySpace::MANAGED | MemorySpace::DEVICE,
        _ => return None,
    })
}

/// The name of a space in messages.
pub fn space_name(space: MemorySpace) -> &'static str {
    if space.contains(MemorySpace::CONSTANT) {
        "__constant__"
    } else if space.contains(MemorySpace::MANAGED) {
        "__managed__"
    } else if space.contains(MemorySpace::SHARED) {
        "__shared__"
    } else {
        "__device__"
    }
}

/// The space that attributes state together.
fn united(attributes: &[CudaAttribute]) -> MemorySpace {
    attributes.iter().filter_map(|attribute| space_of(attribute.kind)).fold(MemorySpace::empty(), MemorySpace::union)
}

impl Sema<'_> {
    /// Applies the CUDA attributes of a variable declaration, and checks what depends on them.
    pub fn apply_variable_attributes(&mut self, declared: &DeclaredVariable<'_>) {
        if !declared.is_field {
            self.check_redeclared_variable(declared.variable, united(declared.attributes), declared.name);
        }
        self.check_texture_variable(declared);
        if declared.attributes.is_empty() && self.program.variables[declared.variable].space.is_empty() {
            return;
        }
        let target = if declared.is_field { AttributeTarget::OTHER } else { AttributeTarget::VARIABLE };
        let mut is_member_refused = false;
        for attribute in declared.attributes {
            if !attribute.kind.targets().contains(target) {
                self.report_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
                continue;
            }
            if matches!(attribute.kind, AttributeKind::WeakOdr) {
                self.report_attribute(code::INTERNAL_ATTRIBUTE_REFUSED, attribute);
            }
            let Some(space) = space_of(attribute.kind) else { continue };
            let entry = &mut self.program.variables[declared.variable];
            entry.space |= space;
            let space = entry.space;
            if space.contains(MemorySpace::SHARED | MemorySpace::CONSTANT) {
                self.report_at(code::CONFLICTING_SPACES, attribute.first);
            }
            if declared.is_static_member {
                self.report_at(code::MEMORY_SPACE_ON_STATIC_MEMBER, attribute.first);
                is_member_refused = true;
            }
            // At every attribute from the one on that says so.
            if declared.is_constexpr
                && !declared.is_template
                && space.intersects(MemorySpace::SHARED | MemorySpace::MANAGED)
            {
                self.report_attribute(code::DEVICE_VAR_CONSTEXPR, attribute);
            }
        }
        let space = self.program.variables[declared.variable].space;
        if space.is_empty() || declared.is_field {
            return;
        }
        self.check_block_variable(declared.attributes, declared.name, declared);
        let named = |sema: &Self, code: Code| {
            Report::new(code, sema.position(declared.name)).with(Argument::Quoted(space_name(space).to_owned()))
        };
        if self.is_in_inline_unnamed_namespace(self.variable_scope(declared.variable))
            && !united(declared.attributes).is_empty()
            && self.program.entities[self.program.variables[declared.variable].entity].template.is_none()
        {
            let report = named(self, code::DEVICE_VARIABLE_IN_UNNAMED_INLINE_NS);
            self.report(report);
        }
        let ty = self.program.variables[declared.variable].ty;
        if space.contains(MemorySpace::MANAGED) && !declared.is_template && !declared.is_in_class {
            if self.is_const_object(ty) && !self.is_dependent_type(ty)
                || declared.is_constexpr && !self.program.is_reference(ty)
            {
                let report = named(self, code::MANAGED_CONST_TYPE_NOT_ALLOWED);
                self.report(report);
            }
            if self.program.is_reference(ty) {
                let report = named(self, code::MANAGED_REFERENCE_TYPE_NOT_ALLOWED);
                self.report(report);
            }
            if space.intersects(MemorySpace::SHARED | MemorySpace::CONSTANT) {
                self.report_at(code::MANAGED_CANT_BE_SHARED_CONSTANT, declared.name);
            }
        }
        if space.contains(MemorySpace::SHARED) && !declared.is_template {
            if declared.is_range_variable {
                self.report_at(code::SHARED_SPECIFIER_IN_RANGE_FOR, declared.name);
            } else if declared.is_initialized {
                self.report_at(code::SHARED_INITIALIZER, declared.name);
            }
        }
        let entry = &self.program.variables[declared.variable];
        if space.intersects(MemorySpace::DEVICE | MemorySpace::CONSTANT)
            && !space.contains(MemorySpace::SHARED)
            && entry.flags.contains(VariableFlags::INLINE)
            && entry.linkage == Linkage::External
            && !self.options.device_c
            && !is_member_refused
            && !self.is_class_member(declared.variable)
        {
            self.report_at(code::INLINE_DEVICE_VARIABLE, declared.name);
        }
    }

    /// Textures and surfaces have names that the runtime finds: none in an inline unnamed namespace (3580). Members, templates
    /// and variables that are static in a block are not looked at (measured).
    fn check_texture_variable(&mut self, declared: &DeclaredVariable<'_>) {
        if declared.is_field || declared.is_static_member || declared.is_block_scope && declared.is_static {
            return;
        }
        let variable = &self.program.variables[declared.variable];
        let (ty, entity) = (variable.ty, variable.entity);
        if self.is_texture_type(ty)
            && self.program.entities[entity].template.is_none()
            && self.is_in_inline_unnamed_namespace(self.variable_scope(declared.variable))
        {
            self.report_at(code::TEXTURE_SURFACE_VARIABLE_IN_UNNAMED_INLINE_NS, declared.name);
        }
    }

    /// Whether a type is a class of textures or surfaces.
    pub(crate) fn is_texture_type(&self, ty: TypeId) -> bool {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let Type::Class(class) = self.program.structure(ty) else { return false };
        let is_marked = |class: cufe_il::ClassId| {
            self.program.entities[self.program.classes[class].entity].flags.contains(EntityFlags::TEXTURE)
        };
        is_marked(class) || self.origin_of_class(class).is_some_and(is_marked)
    }

    /// The name of a managed variable as the bare operand of `decltype`, or deduced through `decltype(auto)` (3576).
    pub fn check_decltype_operand(&mut self, operand: ExpressionId) {
        let Some(&entry) = self.program.expressions.get(operand) else { return };
        if let ExpressionKind::Name { entity, .. } = entry.kind
            && let EntityKind::Variable(variable) = self.program.entities[entity].kind
            && self.program.variables[variable].space.contains(MemorySpace::MANAGED)
        {
            self.report_at(code::DECLTYPE_OF_MANAGED_VARIABLE, entry.first);
        }
    }

    /// Whether an expression is the name of a `__constant__` variable that is no reference or array: it is no modifiable
    /// lvalue.
    pub(crate) fn names_constant_memory(&self, operand: ExpressionId) -> bool {
        let ExpressionKind::Name { entity, .. } = self.expression(self.without_parentheses(operand)).kind else {
            return false;
        };
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        let variable = &self.program.variables[variable];
        variable.space.contains(MemorySpace::CONSTANT)
            && !self.program.is_reference(variable.ty)
            && !matches!(self.value_structure(variable.ty), Type::Array { .. } | Type::Class(_))
    }

    /// A structured binding with a memory space (3578), at its bracket. In host code each name is a variable that may not
    /// have it (3483), and is initialized by reading one (3548).
    #[expect(clippy::too_many_arguments)]
    pub fn check_binding_space(
        &mut self,
        attributes: &[CudaAttribute],
        bracket: u32,
        names: &[u32],
        function: Option<FunctionId>,
        is_block_scope: bool,
        is_static: bool,
        is_range: bool,
    ) {
        self.refuse_attributes(attributes, AttributeTarget::VARIABLE);
        let space = united(attributes);
        if space.is_empty() {
            return;
        }
        let mut before = MemorySpace::empty();
        for attribute in attributes {
            let Some(space) = space_of(attribute.kind) else { continue };
            before |= space;
            if before.contains(MemorySpace::SHARED | MemorySpace::CONSTANT) {
                self.report_at(code::CONFLICTING_SPACES, attribute.first);
            }
        }
        if space.contains(MemorySpace::MANAGED) && space.intersects(MemorySpace::SHARED | MemorySpace::CONSTANT) {
            self.report_at(code::MANAGED_CANT_BE_SHARED_CONSTANT, bracket);
        }
        let report = Report::new(code::DEVICE_VAR_STRUCTURED_BINDING, self.position(bracket))
            .with(Argument::Quoted(space_name(space).to_owned()));
        self.report(report);
        if is_block_scope && self.is_host_code(function) {
            self.report_local_space(space, bracket, is_static);
            for &name in names {
                self.report_local_space(space, name, is_static);
                if space.contains(MemorySpace::MANAGED) {
                    continue;
                }
                let binding = String::from_utf8_lossy(self.reader.token_text(name)).into_owned();
                let report = Report::new(code::DEVICE_VAR_READ_IN_HOST, self.position(name))
                    .with(Argument::Quoted(space_name(space).to_owned()))
                    .with(Argument::Quoted(binding));
                self.report(report);
            }
        }
        if space.contains(MemorySpace::SHARED) {
            self.report_at(
                if is_range { code::SHARED_SPECIFIER_IN_RANGE_FOR } else { code::SHARED_INITIALIZER },
                bracket,
            );
        }
    }

    /// A variable in a block of host code (3483).
    fn check_block_variable(&mut self, attributes: &[CudaAttribute], name: u32, declared: &DeclaredVariable<'_>) {
        let space = united(attributes);
        if self.options.device_pass {
            return self.check_automatic_in_device_code(declared, space, name);
        }
        if declared.is_block_scope && !declared.is_extern && !space.is_empty() && self.is_host_code(declared.function) {
            self.report_local_space(space, name, declared.is_static);
            // A condition reads what it declares.
            self.note_device_variable(space, name);
        }
    }

    /// A variable of device code that is neither static nor shared (3484).
    fn check_automatic_in_device_code(&mut self, declared: &DeclaredVariable<'_>, space: MemorySpace, name: u32) {
        let is_automatic = !declared.is_static && !declared.is_extern && !space.contains(MemorySpace::SHARED);
        if declared.is_block_scope && is_automatic && !space.is_empty() && !self.is_host_code(declared.function) {
            let report = Report::new(code::ILLEGAL_LOCAL_TO_DEVICE_FUNCTION, self.position(name))
                .with(Argument::Text("automatic".to_owned()))
                .with(Argument::Quoted(space_name(space).to_owned()));
            self.report(report);
        }
    }

    fn report_local_space(&mut self, space: MemorySpace, token: u32, is_static: bool) {
        let is_static = is_static || space.contains(MemorySpace::SHARED);
        let storage = if is_static { "static" } else { "automatic" };
        let report = Report::new(code::ILLEGAL_LOCAL_TO_HOST_FUNCTION, self.position(token))
            .with(Argument::Text(storage.to_owned()))
            .with(Argument::Quoted(space_name(space).to_owned()));
        self.report(report);
    }

    /// Whether a block stands in a function that is neither device only nor a kernel.
    fn is_host_code(&self, function: Option<FunctionId>) -> bool {
        function.is_none_or(|function| !self.program.functions[function].space.is_device_code())
    }

    fn variable_scope(&self, variable: VariableId) -> ScopeId {
        self.program.entities[self.program.variables[variable].entity].scope
    }

    fn is_class_member(&self, variable: VariableId) -> bool {
        self.program.scopes[self.variable_scope(variable)].kind == cufe_il::ScopeKind::Class
    }

    /// Whether a scope is an inline unnamed namespace or nested in one.
    pub(super) fn is_in_inline_unnamed_namespace(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if let Some(EntityKind::Namespace(namespace)) =
                entry.entity.map(|entity| self.program.entities[entity].kind)
            {
                let namespace = &self.program.namespaces[namespace];
                if namespace.is_inline && namespace.is_unnamed {
                    return true;
                }
            }
            next = entry.parent;
        }
        false
    }

    /// Whether objects of a type are const: of an array the elements.
    pub(crate) fn is_const_object(&self, ty: TypeId) -> bool {
        let ty = self.program.canonical(ty);
        match self.program.structure(ty) {
            Type::Array { element, .. } => self.is_const_object(element),
            _ => self.program.unqualified(ty).1.contains(Qualifiers::CONST),
        }
    }
}
