//! Parameters of functions ([dcl.fct]).

use crate::Sema;
use cufe_il::{Builtin, ExpressionId, Program, TemplateArgument, Type, TypeId, VariableId};

/// A parameter of type `void`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoidParameter {
    /// It has another type.
    No,
    /// `void` itself, or a name for it.
    Plain,
    /// With qualifiers.
    Qualified,
    /// `void` as the argument of a template parameter.
    Dependent,
}

impl Sema<'_> {
    /// In an instance of a generic lambda's call operator: the type of a parameter for the argument of what its `auto`
    /// invents.
    pub fn invented_type(&mut self, declared: TypeId, argument: TemplateArgument) -> TypeId {
        match argument {
            TemplateArgument::Type(ty) => self.with_placeholder(declared, ty).unwrap_or(Program::UNKNOWN),
            _ => Program::UNKNOWN,
        }
    }

    /// Adjusts the type of a parameter: arrays and functions become pointers; for the function type qualifiers at the top
    /// vanish ([dcl.fct]/5).
    pub fn adjusted_parameter(&mut self, ty: TypeId, for_function_type: bool) -> TypeId {
        let program = &mut self.program;
        if let Type::Expansion(inner) = program.written(ty) {
            let inner = self.adjusted_parameter(inner, for_function_type);
            return self.program.intern_type(Type::Expansion(inner));
        }
        let ty = match program.structure(ty) {
            Type::Array { element, .. } => program.intern_type(Type::Pointer(element)),
            Type::Function(_) => program.intern_type(Type::Pointer(ty)),
            _ => ty,
        };
        if for_function_type { program.unqualified(ty).0 } else { ty }
    }

    /// A default argument initializes its parameter ([dcl.fct.default]/5). In templates only specializations tell.
    pub fn check_default_argument(&mut self, parameter: VariableId, initializer: ExpressionId) {
        if !self.in_template() && self.context.speculating == 0 {
            let ty = self.program.variables[parameter].ty;
            // A variable that is initialized has a complete type ([dcl.init.general]/18).
            self.complete_type(ty);
            self.initialize_from(initializer, ty, crate::initialization::Purpose::DefaultArgument);
        }
    }

    /// How far a parameter that is written with a type in a range of tokens is of type `void`.
    pub fn void_parameter(&self, written: TypeId, mut tokens: std::ops::RangeInclusive<u32>) -> VoidParameter {
        let (plain, qualifiers) = self.program.unqualified(self.program.canonical(written));
        if plain != Program::builtin(Builtin::Void) {
            VoidParameter::No
        } else if self.declaring.in_instance && tokens.any(|token| self.names_bound_parameter(token)) {
            VoidParameter::Dependent
        } else if qualifiers.is_empty() {
            VoidParameter::Plain
        } else {
            VoidParameter::Qualified
        }
    }

    /// `void` as a type.
    pub fn is_void(&self, ty: TypeId) -> bool {
        self.program.canonical(ty) == Program::builtin(Builtin::Void)
    }
}
