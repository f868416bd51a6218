//! Execution spaces of functions: applies the attributes of a function
//! declaration in order and runs the checks that follow.

use super::{AttributeKind, AttributeTarget, CudaAttribute};
use crate::Sema;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ExecutionSpace, FunctionFlags, FunctionId, FunctionTypeFlags, Name, NameKind, ParameterDeclaration, Program,
    TemplateHead,
};

/// The first architecture that passes parameters in registers.
const REGISTER_PARAMETERS: u32 = 80;

/// What sort of declaration a function declaration is, with respect to templates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeclarationForm {
    /// Neither of the others.
    Ordinary,
    /// `template <> ...`
    Specialization,
    /// `template ...`
    Instantiation,
    /// `extern template ...`
    InstantiationDeclaration,
    /// The call operator of a lambda that is generic, or stands in a template: there is no template head that it belongs to.
    Pattern,
}

/// A function declaration whose function is known and whose attributes are to be applied.
#[derive(Clone, Debug)]
pub struct DeclaredFunction<'a> {
    /// The function; what earlier declarations and the specifiers say is merged.
    pub function: FunctionId,
    /// The attributes in order.
    pub attributes: &'a [CudaAttribute],
    /// The token of the declarator's name.
    pub name: u32,
    /// The token behind the declarator.
    pub after: u32,
    /// The first token of the type, behind attributes.
    pub type_first: u32,
    /// Of a friend declaration: where it is reported, at its first token, of a template at the name.
    pub friend: Option<u32>,
    /// The template head that belongs to the function.
    pub head: Option<&'a TemplateHead>,
    /// The parameters.
    pub parameters: &'a [ParameterDeclaration],
    /// What it is with respect to templates.
    pub form: DeclarationForm,
    /// It has a body.
    pub is_definition: bool,
    /// `= default` in a class.
    pub is_defaulted: bool,
    /// In a block.
    pub is_block_scope: bool,
    /// `noexcept` or `throw` is written, with or without operand.
    pub has_exception_specification: bool,
}

/// The space that the attributes in front of one state.
fn stated_before(attributes: &[CudaAttribute], last: &CudaAttribute) -> ExecutionSpace {
    attributes.iter().take_while(|attribute| attribute.first < last.first).fold(
        ExecutionSpace::empty(),
        |space, attribute| {
            space
                | match attribute.kind {
                    AttributeKind::Host => ExecutionSpace::HOST,
                    AttributeKind::Device => ExecutionSpace::DEVICE,
                    AttributeKind::Global | AttributeKind::TileGlobal => ExecutionSpace::GLOBAL,
                    _ => ExecutionSpace::empty(),
                }
        },
    )
}

impl Sema<'_> {
    /// Applies the CUDA attributes of a function declaration, and checks what depends on them.
    pub fn apply_function_attributes(&mut self, declared: &DeclaredFunction<'_>) {
        let function = declared.function;
        self.check_redeclared_space(declared);
        if declared.attributes.is_empty()
            && !self.program.functions[function].space.is_kernel()
            && !self.cuda.has_grid_constants
        {
            return;
        }
        self.inherit_launch_configuration(declared);
        let mut wants_registers = false;
        for attribute in declared.attributes {
            if !attribute.kind.targets().contains(AttributeTarget::FUNCTION) {
                self.report_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
                continue;
            }
            match attribute.kind {
                AttributeKind::Host | AttributeKind::Device | AttributeKind::Global | AttributeKind::TileGlobal => {
                    self.apply_execution_space(declared, attribute);
                }
                AttributeKind::LaunchBounds => {
                    if self.is_member_function(function) {
                        self.report_attribute(code::BOUNDS_ATTR_ONLY_NONMEMBER_FUNC, attribute);
                    }
                    self.apply_launch_attribute(function, attribute);
                }
                AttributeKind::MaximumRegisters
                | AttributeKind::LocalMaximumRegisters
                | AttributeKind::ClusterDimensions
                | AttributeKind::BlockSize => self.apply_launch_attribute(function, attribute),
                AttributeKind::RegisterParameters => {
                    let is_variadic = self.is_variadic(function);
                    if is_variadic {
                        self.report_attribute(code::REGISTER_PARAMS_ELLIPSIS_FUNCTION, attribute);
                    }
                    if !self.options.features.register_parameters {
                        self.report_attribute(code::REGISTER_PARAMS_NOT_ENABLED, attribute);
                        if self.options.device_pass && self.options.device_architecture < REGISTER_PARAMETERS {
                            self.report_attribute(code::REGISTER_PARAMS_UNSUPPORTED_ARCH, attribute);
                        }
                    } else if !is_variadic {
                        wants_registers = true;
                    }
                }
                AttributeKind::AlwaysInline
                    if declared.is_definition
                        && !self.program.functions[function]
                            .flags
                            .intersects(FunctionFlags::INLINE | FunctionFlags::LAMBDA) =>
                {
                    self.report_attribute(code::ALWAYS_INLINE_NEEDS_INLINE, attribute);
                }
                AttributeKind::WeakOdr | AttributeKind::LinkonceOdr => {
                    self.report_attribute(code::INTERNAL_ATTRIBUTE_REFUSED, attribute)
                }
                _ => {}
            }
        }
        if self.options.device_pass {
            self.check_inline_hints(declared);
        }
        self.template_attributes(declared);
        if wants_registers {
            self.check_register_parameters(declared);
        }
        let space = self.program.functions[function].space;
        let is_instance = !matches!(declared.form, DeclarationForm::Ordinary | DeclarationForm::Specialization);
        // What is said of all declarations of a template is not repeated for its instances.
        if !is_instance && (space.is_kernel() || self.program.functions[function].launch.is_some()) {
            self.check_launch_configuration(function, declared.name, declared.after);
        }
        if space.is_kernel() {
            self.check_kernel_declaration(declared);
        }
        self.check_grid_constants(declared);
    }

    /// A specialization or instance begins with the launch configuration of its template.
    fn inherit_launch_configuration(&mut self, declared: &DeclaredFunction<'_>) {
        let function = &self.program.functions[declared.function];
        if declared.form == DeclarationForm::Ordinary || function.launch.is_some() {
            return;
        }
        let Some(template) = function.specialized else { return };
        let inherited = self.program.templates[template]
            .pattern
            .and_then(|pattern| self.program.function_of(pattern))
            .and_then(|pattern| self.program.functions[pattern].launch);
        if let Some(inherited) = inherited {
            let configuration = self.program.launch_configurations[inherited];
            let own = self.program.launch_configurations.push(configuration);
            self.program.functions[declared.function].launch = Some(own);
        }
    }

    /// Remembers attributes of templates that say something about each instance, and applies them to an explicit
    /// instantiation.
    fn template_attributes(&mut self, declared: &DeclaredFunction<'_>) {
        let function = declared.function;
        match declared.form {
            DeclarationForm::Ordinary => {
                let entity = self.program.functions[function].entity;
                if self.program.entities[entity].template.is_none() {
                    return;
                }
                let kept = declared
                    .attributes
                    .iter()
                    .filter(|attribute| attribute.kind.is_kernel() || self.depends_on_parameters(attribute));
                let kept: Vec<CudaAttribute> = kept.cloned().collect();
                if !kept.is_empty() {
                    self.cuda.template_attributes.entry(function).or_default().extend(kept);
                }
            }
            DeclarationForm::Specialization => self.apply_template_attributes(function),
            DeclarationForm::Instantiation => {
                self.apply_template_attributes(function);
                let Some(pattern) = self.program.functions[function]
                    .specialized
                    .and_then(|template| self.program.templates[template].pattern)
                    .and_then(|pattern| self.program.function_of(pattern))
                else {
                    return;
                };
                let Some(attributes) = self.cuda.template_attributes.get(&pattern).cloned() else { return };
                for attribute in attributes.iter().filter(|attribute| attribute.kind.is_kernel()) {
                    self.check_kernel_result(function, attribute);
                }
            }
            _ => {}
        }
    }

    fn apply_execution_space(&mut self, declared: &DeclaredFunction<'_>, attribute: &CudaAttribute) {
        let function = declared.function;
        if declared.is_defaulted && self.program.functions[function].first_declaration.is_none() {
            // Of comparisons that are friends nothing is said, and nothing holds either (measured).
            if !self.program.functions[function].flags.contains(FunctionFlags::MEMBER) {
                return;
            }
            match self.is_virtual(function) {
                // Where bases depend on parameters, no function of them is overridden yet.
                None | Some(false) => {
                    let name = self.attribute_name(attribute);
                    let report =
                        Report::new(code::ANNOTATION_ON_DEFAULTED_FUNCTION_IGNORED, self.position(attribute.first))
                            .with(Argument::Quoted(name))
                            .with(self.function_argument(function));
                    self.report(report);
                    return;
                }
                Some(true) => {}
            }
        }
        let mut space = self.program.functions[function].space;
        // The device compiler has other words for what earlier declarations say.
        if self.options.device_pass {
            space = stated_before(declared.attributes, attribute);
        }
        if attribute.kind.is_kernel() {
            self.check_kernel_attribute(declared, attribute, space);
            self.program.functions[function].space |= ExecutionSpace::GLOBAL;
        } else {
            if space.is_kernel() {
                self.report_at(code::CONFLICTING_SPACES, attribute.first);
            }
            self.program.functions[function].space |= match attribute.kind {
                AttributeKind::Host => ExecutionSpace::HOST,
                _ => ExecutionSpace::DEVICE,
            };
        }
        if self.program.functions[function].space.is_kernel() && self.is_member_function(function) {
            self.report_attribute(code::GLOBAL_CLASS_DECL, attribute);
        }
        if attribute.kind != AttributeKind::Host {
            self.check_parameter_sizes(declared, attribute);
        }
        if attribute.kind != AttributeKind::Host && self.is_main(function) {
            self.report_at(code::MAIN_IN_DEVICE_SPACE, attribute.first);
        }
    }

    /// Whether a member function is virtual: declared so or overriding. `None` where a base is not known.
    pub(crate) fn is_virtual(&self, function: FunctionId) -> Option<bool> {
        if self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL) {
            return Some(true);
        }
        let overridden = self.overridden_functions(function);
        match (overridden.functions.is_empty(), overridden.is_partial) {
            (false, _) => Some(true),
            (true, false) => Some(false),
            (true, true) => None,
        }
    }

    /// The global function `main`.
    fn is_main(&self, function: FunctionId) -> bool {
        let entity = &self.program.entities[self.program.functions[function].entity];
        entity.scope == Program::GLOBAL_SCOPE && entity.name == Name::identifier(self.known.main)
    }

    pub(super) fn is_variadic(&self, function: FunctionId) -> bool {
        self.program
            .as_function(self.program.functions[function].ty)
            .is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::VARIADIC))
    }

    /// An operator function: conversion functions and literal operators are not meant.
    pub(super) fn is_operator_function(&self, function: FunctionId) -> bool {
        let entity = &self.program.entities[self.program.functions[function].entity];
        matches!(entity.name.kind(), NameKind::Operator(_))
    }

    /// A function as a value of a message.
    pub(super) fn function_argument(&self, function: FunctionId) -> Argument {
        Argument::Entity {
            kind: "function",
            name: crate::types::printing::function_signature_text(&self.program, self.names, function),
        }
    }

    /// `nv_register_params` belongs to functions that exist on the device only (3661).
    fn check_register_parameters(&mut self, declared: &DeclaredFunction<'_>) {
        let space = self.program.functions[declared.function].space;
        let name = match (space.is_kernel(), space.is_device_only()) {
            (true, _) => "__global__",
            (_, false) => "__host__",
            _ => return,
        };
        let report = Report::new(code::REGISTER_PARAMS_UNSUPPORTED_FUNCTION, self.position(declared.name))
            .with(Argument::Quoted(name.to_owned()));
        self.report(report);
    }
}
