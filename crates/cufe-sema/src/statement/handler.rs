//! Handlers of exceptions ([except.handle]).

use crate::Sema;
use crate::class::BaseRelation;
use crate::conversion::Operand;
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{Builtin, EntityId, Name, StatementId, StatementKind, Type, TypeId, ValueCategory};

/// What earlier handlers of a try block take.
#[derive(Clone, Copy, Debug)]
struct Taken {
    ty: TypeId,
}

impl Sema<'_> {
    /// Checks the type of the object that a handler declares; `first` is the first token of the declaration.
    pub fn check_handler_type(&mut self, entity: EntityId, first: u32) {
        if self.context.speculating > 0 {
            return;
        }
        let ty = self.declared_type(entity);
        match self.handler_fault(ty) {
            Some(code) => self.report_at(code, first),
            None => self.initialize_handler_object(entity, ty, first),
        }
    }

    /// An object that a handler declares is copied from the exception object, an lvalue, and destroyed ([except.handle]/14).
    fn initialize_handler_object(&mut self, entity: EntityId, ty: TypeId, first: u32) {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let Type::Class(class) = self.program.written(ty) else { return };
        if self.is_dependent_type(ty) || !self.has_known_members(class) {
            return;
        }
        let data = &self.program.entities[entity];
        let token = if data.name == Name::UNNAMED { first } else { data.token };
        self.use_destructor(class, FunctionUseKind::ImplicitDestruction, token);
        let exception = Operand { ty, category: ValueCategory::Lvalue, expression: None };
        if let Some(function) = self.copy_constructor(class, &exception) {
            self.use_function(FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, token));
        }
    }

    /// What is wrong with the type that a handler declares: an rvalue reference (1791), an incomplete type (70, 833), an
    /// abstract class (987), a type of variable length (975).
    fn handler_fault(&mut self, ty: TypeId) -> Option<Code> {
        if self.is_dependent_type(ty) {
            return None;
        }
        if self.has_variable_length(ty) {
            return Some(code::VARIABLE_LENGTH_TYPE);
        }
        let (target, is_indirect) = match self.program.structure(ty) {
            Type::RvalueReference(_) => return Some(code::HANDLER_OF_RVALUE_REFERENCE),
            Type::LvalueReference(inner) => (inner, true),
            _ => match self.value_structure(ty) {
                Type::Pointer(inner) => (inner, true),
                _ => (ty, false),
            },
        };
        let is_void = self.value_structure(target) == Type::Builtin(Builtin::Void);
        match self.value_structure(target) {
            Type::Class(class) => {
                let data = &self.program.classes[class];
                if !data.is_being_defined && data.template.is_none() && self.is_incomplete(target) {
                    Some(if is_indirect { code::POINTER_TO_INCOMPLETE_TYPE } else { code::INCOMPLETE_TYPE })
                } else if !is_indirect && self.is_abstract(class) == Some(true) {
                    Some(code::ABSTRACT_CATCH_TYPE)
                } else {
                    None
                }
            }
            _ if is_void && !is_indirect => Some(code::INCOMPLETE_TYPE),
            _ => None,
        }
    }

    /// Checks the handlers of a try block against each other: 532 behind `catch (...)`, 533 for those that earlier ones
    /// hide.
    pub fn check_handlers(&mut self, parts: &[StatementId]) {
        if self.context.speculating > 0 {
            return;
        }
        let mut taken: Vec<Taken> = Vec::new();
        let mut is_complete = false;
        for &part in parts {
            let StatementKind::Handler { declaration, at, .. } = self.program.statements[part].kind else { continue };
            if is_complete {
                self.report_at(code::HANDLER_AFTER_CATCH_ALL, at);
            }
            let Some(entity) = declaration else {
                is_complete = true;
                continue;
            };
            let declared = self.declared_type(entity);
            let ty = self.program.non_reference(declared);
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            // What is wrong with a declaration was said.
            if self.program.written(ty) == Type::Unknown || self.handler_fault(declared).is_some() {
                continue;
            }
            let hiding = taken.iter().find(|taken| self.is_hidden_by(ty, taken.ty)).copied();
            if let Some(hiding) = hiding {
                let report = Report::new(code::HANDLER_HIDDEN, self.position(at)).with(self.type_argument(hiding.ty));
                self.report(report);
            }
            taken.push(Taken { ty });
        }
    }

    /// Whether a handler of one type takes all that one of another type would.
    fn is_hidden_by(&self, later: TypeId, earlier: TypeId) -> bool {
        if later == earlier {
            return true;
        }
        if let (Type::Pointer(later), Type::Pointer(earlier)) =
            (self.program.structure(later), self.program.structure(earlier))
        {
            let is_void = |ty| self.value_structure(ty) == Type::Builtin(Builtin::Void);
            if is_void(earlier) {
                return !is_void(later) && !matches!(self.value_structure(later), Type::Function(_) | Type::Unknown);
            }
            return self.is_public_base(later, earlier);
        }
        self.is_public_base(later, earlier)
    }

    /// Whether a class is an accessible, unambiguous base of another.
    fn is_public_base(&self, derived: TypeId, base: TypeId) -> bool {
        let derived = self.program.unqualified(self.program.canonical(derived)).0;
        let base = self.program.unqualified(self.program.canonical(base)).0;
        match self.base_relation(derived, base) {
            BaseRelation::Yes(found) => {
                !found.is_ambiguous
                    && !found.is_partial
                    && self.is_path_accessible(&found.path, &Default::default()) == Some(true)
            }
            _ => false,
        }
    }
}
