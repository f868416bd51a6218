//! Copies that conversions make of objects of class type: of arguments, results and elements ([dcl.init.general],
//! [class.copy.elision]).

use super::Purpose;
use crate::Sema;
use crate::class::SpecialMember;
use crate::constant::state::{CopyAction, CopySource};
use crate::conversion::{Allowed, ObjectClass, Operand, UserDefined};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::{CallSet, Resolution};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Access, ClassId, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, Name, Operator,
    Qualifiers, Type, TypeId, ValueCategory,
};

impl Sema<'_> {
    /// Notes the constructor that copies or moves an object into what is initialized: it may be deleted or inaccessible.
    pub(crate) fn use_copy(&mut self, expression: ExpressionId, ty: TypeId, purpose: Purpose) {
        let first = self.expression(expression).first;
        self.use_copy_at(expression, ty, purpose, first);
    }

    /// As [`Self::use_copy`], reporting at a token.
    pub(crate) fn use_copy_at(&mut self, expression: ExpressionId, ty: TypeId, purpose: Purpose, token: u32) {
        let Some(class) = self.program.class_of(ty).filter(|_| !self.program.is_reference(ty)) else { return };
        if purpose == Purpose::Argument {
            self.refuse_incomplete_argument(ty, token);
        }
        let is_reported = self.options.device_pass;
        if self.is_dependent_type(ty) || !self.has_known_members(class) {
            return;
        }
        let operand = self.operand(expression);
        let can_be_copied = self.can_be_copied(class) && !self.is_volatile_without_copy(class, &operand);
        if !is_reported && can_be_copied && self.context.noexcept_operand.is_none() {
            return;
        }
        // The object of a result is moved if it ends with the function ([class.copy.elision]/3).
        let moved = match purpose {
            Purpose::Return if self.is_implicitly_movable(expression) => {
                let moved = Operand { ty: operand.ty, category: ValueCategory::Xvalue, expression: None };
                self.copy_constructor(class, &moved).filter(|&function| self.takes_rvalue(function))
            }
            _ => None,
        };
        let Some(function) = moved.or_else(|| self.copied_by(class, &operand, token)) else { return };
        let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, token);
        let at_run_time = self.known_at_run_time(&[expression]);
        self.use_function(FunctionUse { naming_class: Some(self.program.classes[class].ty), at_run_time, ..used });
    }

    /// Whether an object is volatile, and its class has a constructor that copies or moves or a destructor that is not trivial:
    /// it takes no volatile objects, unless somebody wrote one that does. Of other classes volatile objects are copied (measured).
    fn is_volatile_without_copy(&mut self, class: ClassId, operand: &Operand) -> bool {
        self.program.unqualified(self.program.canonical(operand.ty)).1.contains(Qualifiers::VOLATILE)
            && (self.copied_trivially(class) == Some(false) || self.has_trivial_destructor(class) == Some(false))
    }

    fn copied_trivially(&mut self, class: ClassId) -> Option<bool> {
        let mut functions = self.special_members(class, SpecialMember::CopyConstructor);
        functions.extend(self.special_members(class, SpecialMember::MoveConstructor));
        functions.iter().try_fold(true, |all, &function| Some(all && self.special_facts(function).is_trivial?))
    }

    /// A parameter of class type is destroyed where its function is called ([expr.call]/7): its destructor may be deleted, or
    /// inaccessible there, though the function is a member or a friend.
    pub(super) fn end_parameter(&mut self, argument: ExpressionId, ty: TypeId) {
        let Some(class) = self.program.class_of(ty).filter(|_| !self.program.is_reference(ty)) else { return };
        if self.is_dependent_type(ty) || !self.has_known_members(class) {
            return;
        }
        let Some(destructor) = self.destructor(class) else { return };
        let entry = &self.program.functions[destructor];
        let is_deleted = entry.flags.contains(FunctionFlags::DELETED);
        let is_public = self.program.entities[entry.entity].access == Access::Public;
        let is_deleted = is_deleted || self.special_facts(destructor).is_deleted == Some(true);
        if is_deleted || !is_public {
            // What a call makes is told of at its parenthesis (measured).
            let inner = self.without_parentheses(argument);
            let token = match self.expression(inner).kind {
                ExpressionKind::Call { callee, .. } if self.expression(inner).category == ValueCategory::Prvalue => {
                    self.expression(callee).last + 1
                }
                _ => self.expression(argument).first,
            };
            self.use_function(FunctionUse::new(destructor, FunctionUseKind::ImplicitDestruction, token));
        }
    }

    /// The type of the first parameter of a constructor whose argument is copied or moved into it: a class by value.
    pub(crate) fn copied_parameter(&self, function: FunctionId, ty: Option<TypeId>) -> Option<TypeId> {
        if !self.is_constructor(function) {
            return None;
        }
        let &parameter = self.program.as_function(ty?)?.parameters.first()?;
        (!self.program.is_reference(parameter) && self.program.class_of(parameter).is_some()).then_some(parameter)
    }

    /// Notes the copy that the parameter of a converting constructor is of an object of its class, or of a derived one
    /// ([over.best.ics.general]/6: the conversion itself is the identity, however it may be copied).
    pub(super) fn use_copy_for_constructor(&mut self, expression: ExpressionId, user: &UserDefined) {
        let Some(function) = user.function else { return };
        let Some(parameter) = self.copied_parameter(function, self.conversion_type_of(user)) else { return };
        let (own, target) = (self.bare_type(self.expression(expression).ty), self.bare_type(parameter));
        if own == target || self.is_derived_from(own, target) == Some(true) {
            self.use_copy(expression, parameter, Purpose::Argument);
        }
    }

    /// A parameter of a function that is called has a complete type ([expr.call]/7): 515.
    fn refuse_incomplete_argument(&mut self, ty: TypeId, token: u32) {
        if !self.is_undefined_here(ty) || self.is_dependent_type(ty) {
            return;
        }
        if self.context.speculating > 0 {
            self.delayed_uses += 1;
            return;
        }
        let position = self.position(token);
        self.report(Report::new(code::CONVERSION_TO_INCOMPLETE_CLASS, position).with(self.type_argument(ty)));
    }

    /// The constructor that copies or moves an object into one of a class, of those that are not explicit ([over.match.copy]);
    /// reports where there is none.
    pub(crate) fn copied_by(&mut self, class: ClassId, operand: &Operand, token: u32) -> Option<FunctionId> {
        match self.copying_constructor(class, operand)? {
            Resolution::Selected(candidate) if !candidate.is_template => candidate.function,
            Resolution::NoMatch(_) => {
                if self.context.speculating == 0 || self.context.judges_ahead {
                    self.report_no_copy(class, operand, token);
                }
                None
            }
            _ => None,
        }
    }

    /// Finds the function that copies an object, or assigns it, for the evaluation that asks for it.
    pub fn settle_copy(&mut self, copy: CopySource) {
        let ty = self.program.qualified(copy.source, copy.qualifiers);
        let operand = Operand { ty, category: copy.category, expression: None };
        self.declare_implicit_members(copy.class);
        let resolution = match copy.action {
            CopyAction::Construct => self.copying_constructor(copy.class, &operand),
            CopyAction::Assign => self.copying_assignment(copy.class, &operand),
        };
        let function = match resolution {
            Some(Resolution::Selected(candidate)) => candidate.function,
            _ => None,
        };
        self.constants.copies.insert(copy, function);
    }

    /// Finds the constructor that initializes an object of a class without arguments, for the evaluation that asks for it.
    pub fn settle_default_constructor(&mut self, class: ClassId) {
        self.declare_implicit_members(class);
        let constructors = self.constructors(class);
        let function = match self.resolve_constructor(&constructors.entities, &[], true) {
            Resolution::Selected(candidate) if !constructors.is_partial => candidate.function,
            _ => None,
        };
        self.constants.default_constructors.insert(class, function);
    }

    /// Which assignment operator of a class takes an object.
    fn copying_assignment(&mut self, class: ClassId, operand: &Operand) -> Option<Resolution> {
        let found = self.lookup_in_class(class, Name::operator(Operator::Equal), u32::MAX);
        if found.is_dependent || found.specialization.is_some() {
            return None;
        }
        let target = self.program.classes[class].ty;
        let object = Operand { ty: target, category: ValueCategory::Lvalue, expression: None };
        Some(self.resolve(&CallSet {
            candidates: &found.entities,
            object: Some(object),
            object_class: ObjectClass::OfMember,
            template_arguments: None,
            arguments: &[*operand],
            allowed: Allowed::IMPLICIT,
            includes_explicit: false,
        }))
    }

    fn report_no_copy(&mut self, class: ClassId, operand: &Operand, token: u32) {
        let position = self.position(token);
        let target = self.program.classes[class].ty;
        let source = self.program.unqualified(self.program.canonical(operand.ty)).0;
        let report = if source == self.program.canonical(target) {
            Report::new(code::NO_COPY_CONSTRUCTOR, position).with(self.type_argument(target))
        } else {
            let (from, to) = (self.type_argument(operand.ty), self.type_argument(target));
            Report::new(code::NO_SUITABLE_CONVERSION, position).with(from).with(to)
        };
        self.report(report);
    }

    /// Whether all constructors of a class that copy or move can be used everywhere, for all objects of it that are not volatile.
    fn can_be_copied(&mut self, class: ClassId) -> bool {
        [SpecialMember::CopyConstructor, SpecialMember::MoveConstructor].into_iter().all(|kind| {
            let functions = self.special_members(class, kind);
            // The constraints of all that copy may be unsatisfied.
            if kind == SpecialMember::CopyConstructor && functions.is_empty() {
                return false;
            }
            functions.iter().all(|&function| {
                let entry = &self.program.functions[function];
                !entry.flags.intersects(FunctionFlags::DELETED | FunctionFlags::EXPLICIT)
                    && self.program.entities[entry.entity].access == Access::Public
                    && (kind == SpecialMember::MoveConstructor || self.takes_const(function))
            })
        })
    }

    /// Whether some constructor of a class that copies or moves is explicit.
    pub(crate) fn has_explicit_copy(&mut self, class: ClassId) -> bool {
        [SpecialMember::CopyConstructor, SpecialMember::MoveConstructor].into_iter().any(|kind| {
            let functions = self.special_members(class, kind);
            functions.iter().any(|&function| self.program.functions[function].flags.contains(FunctionFlags::EXPLICIT))
        })
    }

    /// Whether the first parameter of a function refers to something const.
    fn takes_const(&self, function: FunctionId) -> bool {
        let ty = self.program.as_function(self.program.functions[function].ty);
        ty.and_then(|ty| ty.parameters.first()).is_some_and(|&parameter| {
            let referred = self.program.non_reference(parameter);
            self.program.unqualified(self.program.canonical(referred)).1.contains(Qualifiers::CONST)
        })
    }

    fn takes_rvalue(&self, function: FunctionId) -> bool {
        let ty = self.program.as_function(self.program.functions[function].ty);
        ty.and_then(|ty| ty.parameters.first())
            .is_some_and(|&parameter| matches!(self.program.structure(parameter), Type::RvalueReference(_)))
    }

    /// Whether an expression names a variable that is moved from where it is returned.
    pub(super) fn is_implicitly_movable(&self, expression: ExpressionId) -> bool {
        match self.expression(self.without_parentheses(expression)).kind {
            ExpressionKind::Name { entity, .. } => self.may_move_variable(entity),
            _ => false,
        }
    }

    /// The operand of a return statement that names a variable that ends there is an xvalue ([expr.prim.id.unqual]/4, C++23).
    pub fn return_as_xvalue(&mut self, expression: ExpressionId) {
        if !self.is_implicitly_movable(expression) {
            return;
        }
        let mut next = Some(expression);
        while let Some(id) = next {
            self.program.expressions[id].category = ValueCategory::Xvalue;
            next = match self.program.expressions[id].kind {
                ExpressionKind::Parenthesized(inner) => Some(inner),
                _ => None,
            };
        }
    }

    /// Whether an entity is a variable that is moved from where it is returned or thrown ([class.copy.elision]/3): since C++20
    /// what an rvalue reference refers to, too.
    pub(crate) fn may_move_variable(&self, entity: EntityId) -> bool {
        let EntityKind::Variable(variable) = self.program.entities[entity].kind else { return false };
        self.has_automatic_storage(entity)
            && match self.program.structure(self.program.variables[variable].ty) {
                Type::LvalueReference(_) => false,
                Type::RvalueReference(_) => self.since(cufe_base::Standard::Cpp20),
                _ => true,
            }
    }
}
