//! Initialization of variables ([dcl.init], [stmt.dcl]): constructor and destructor, and what is wrong with the initializer.

use super::{Initialized, Purpose};
use crate::Sema;
use crate::conversion::{Allowed, Operand, Sequence};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::Resolution;
use crate::template::class_deduction::ClassDeduction;
use cufe_diagnostics::code;
use cufe_il::{
    ClassId, EntityKind, ExpressionId, ExpressionKind, FunctionId, StorageClass, Type, TypeId, ValueCategory,
    VariableFlags, VariableId,
};

/// How an initializer is written.
#[derive(Clone, Copy, Debug)]
pub enum Initializer<'a> {
    /// None.
    None,
    /// `= e`, `= {...}`
    Copy(ExpressionId),
    /// `{...}`
    List(ExpressionId),
    /// `(a, ...)`, and its closing parenthesis.
    Parenthesized(&'a [ExpressionId], u32),
}

impl Sema<'_> {
    /// Initializes a variable whose name is the token `name`: notes its constructor and destructor, and reports what is
    /// wrong.
    pub fn initialize_variable(&mut self, variable: VariableId, initializer: Initializer<'_>, name: u32) {
        self.initialize_variable_as(variable, initializer, name, FunctionUseKind::Construction);
    }

    /// The same for the variable of a range-based for statement: what makes and ends it is called by the statement.
    pub fn initialize_range_variable(&mut self, variable: VariableId, element: ExpressionId, name: u32) {
        let kind = FunctionUseKind::ImplicitConstruction;
        self.initialize_variable_as(variable, Initializer::Copy(element), name, kind);
    }

    fn initialize_variable_as(
        &mut self,
        variable: VariableId,
        initializer: Initializer<'_>,
        name: u32,
        kind: FunctionUseKind,
    ) {
        if let (Initializer::None, Some(template)) =
            (initializer, self.deduced_template(self.program.variables[variable].ty))
            && let ClassDeduction::To(deduced) = self.deduce_class_of_variable(template, None)
        {
            let qualifiers = self.program.unqualified(self.program.variables[variable].ty).1;
            self.program.variables[variable].ty = self.program.qualified(deduced, qualifiers);
        }
        let ty = self.program.variables[variable].ty;
        if self.context.speculating > 0 {
            return;
        }
        let is_by_default = matches!(initializer, Initializer::None);
        let is_unknown = match is_by_default {
            true => self.is_dependent_type(self.element_type(ty).0),
            false => self.is_dependent_type(ty),
        };
        if self.check_dependent_initializer(ty, initializer, Purpose::Variable(name)) && is_unknown {
            return;
        }
        if self.refuses_array_initializer(variable, ty, initializer, name) {
            return;
        }
        let (element, _) = self.element_type(ty);
        if !self.program.is_reference(ty) {
            self.complete_type(element);
        }
        if let Some(class) = self.program.class_of(element).filter(|_| !self.program.is_reference(ty)) {
            let source = match &initializer {
                Initializer::None => None,
                Initializer::Copy(expression) | Initializer::List(expression) => Some(*expression),
                Initializer::Parenthesized(arguments, _) => arguments.first().copied(),
            };
            let source = source.map_or(name, |source| self.expression(source).first);
            if self.has_known_members(class)
                && let Some(function) = self.destructor(class)
            {
                let used = match kind {
                    FunctionUseKind::Construction => FunctionUse::new(function, FunctionUseKind::Destruction, name),
                    _ => FunctionUse::new(function, FunctionUseKind::ImplicitDestruction, source),
                };
                let is_array = matches!(self.program.structure(ty), Type::Array { .. });
                self.use_function(used.named(source).of_elements(is_array));
                self.define_destructor_of(class);
            }
        }
        let constructor = self.construct_variable(ty, initializer, name, kind, None, Purpose::Variable(name));
        self.record_object(variable, constructor);
        if let (Some(function), Initializer::Parenthesized(..)) = (constructor, initializer) {
            self.program.constructed.insert(variable, function);
        }
    }

    /// An array is initialized by a list or a string, not by another value ([dcl.init.general]/16): 520 for an automatic one,
    /// what a conversion would fail with for others.
    fn refuses_array_initializer(
        &mut self,
        variable: VariableId,
        ty: TypeId,
        initializer: Initializer<'_>,
        name: u32,
    ) -> bool {
        let (Type::Array { .. }, Initializer::Copy(expression)) = (self.program.structure(ty), initializer) else {
            return false;
        };
        let source = self.expression(expression).ty;
        let is_other = matches!(
            self.value_structure(source),
            Type::Builtin(_) | Type::Enum(_) | Type::Class(_) | Type::Pointer(_)
        );
        if !is_other
            || matches!(self.expression(expression).kind, ExpressionKind::InitializerList(_))
            || self.is_string_literal(expression)
            || !self.can_check_initialization(expression, ty)
            || self.is_erroneous(expression)
        {
            return false;
        }
        let entry = &self.program.variables[variable];
        let is_local = self.program.entities[entry.entity].flags.contains(cufe_il::EntityFlags::LOCAL);
        if is_local && !matches!(entry.storage, StorageClass::Static | StorageClass::Extern) {
            self.report_at(code::ARRAY_INITIALIZER_NOT_LIST, self.expression(expression).first);
        } else {
            self.report_conversion_failure(expression, ty, Purpose::Variable(name));
        }
        true
    }

    /// Initializes a data member of a type by a default member initializer, or a member of a closure; `name` is the token of its
    /// name. The constructor that makes the whole of it, where there is one.
    pub fn initialize_member(&mut self, ty: TypeId, initializer: Initializer<'_>, name: u32) -> Option<FunctionId> {
        self.initialize_part(ty, initializer, (name, None), Purpose::Variable(name))
    }

    /// The same by a mem-initializer, for a base class and for the whole object where a constructor delegates, too: what is wrong
    /// with a parenthesized list of those is reported at its parenthesis `open`.
    pub fn initialize_by_mem_initializer(
        &mut self,
        ty: TypeId,
        initializer: Initializer<'_>,
        name: u32,
        open: Option<u32>,
    ) -> Option<FunctionId> {
        self.initialize_part(ty, initializer, (name, open), Purpose::Part(name))
    }

    fn initialize_part(
        &mut self,
        ty: TypeId,
        initializer: Initializer<'_>,
        (name, open): (u32, Option<u32>),
        purpose: Purpose,
    ) -> Option<FunctionId> {
        if self.context.speculating > 0 {
            return None;
        }
        if self.check_dependent_initializer(ty, initializer, purpose) && self.is_dependent_type(ty) {
            return None;
        }
        if self.in_template() && self.is_list_of_object(ty, initializer) {
            return None;
        }
        self.construct_variable(ty, initializer, name, FunctionUseKind::ImplicitConstruction, open, purpose)
    }

    /// Whether a list initializes an object of class type or a reference: in members of templates, only those of specializations
    /// are judged (measured).
    fn is_list_of_object(&self, ty: TypeId, initializer: Initializer<'_>) -> bool {
        match initializer {
            Initializer::Copy(expression) | Initializer::List(expression) => {
                self.is_braced(expression) && (self.program.is_reference(ty) || self.program.class_of(ty).is_some())
            }
            _ => false,
        }
    }

    /// `kind` tells how a constructor is used that makes the whole object.
    fn construct_variable(
        &mut self,
        ty: TypeId,
        initializer: Initializer<'_>,
        name: u32,
        kind: FunctionUseKind,
        open: Option<u32>,
        purpose: Purpose,
    ) -> Option<FunctionId> {
        let (element, _) = self.element_type(ty);
        let is_array = matches!(self.program.structure(ty), Type::Array { .. });
        let constructor = match initializer {
            Initializer::None if self.leaves_const_members(ty) => {
                self.report_uninitialized_member(name);
                Initialized::Directly
            }
            Initializer::None => self.initialize_by_default(ty, name),
            Initializer::Copy(expression) | Initializer::List(expression)
                if matches!(self.expression(expression).kind, ExpressionKind::InitializerList(_)) =>
            {
                if self.can_check_initialization(expression, ty) {
                    let is_direct = matches!(initializer, Initializer::List(_));
                    self.initialize_from_list(expression, ty, purpose, is_direct);
                }
                Initialized::Directly
            }
            Initializer::Copy(expression) | Initializer::List(expression) if is_array => {
                self.initialize_array_from_expression(ty, expression);
                Initialized::Directly
            }
            Initializer::Copy(expression) | Initializer::List(expression) => {
                self.initialize_object(ty, expression, purpose)
            }
            Initializer::Parenthesized(arguments, close) => self.initialize_directly_at(ty, arguments, close, open),
        };
        let Initialized::By(function) = constructor else { return None };
        if let Initializer::Parenthesized(&[first, ..], close) = initializer
            && let Some(class) = self.program.class_of(element)
            && !is_array
        {
            let first = self.expression(first).first;
            if self.is_inherited_construction_wrong(class, function, first, close + 1) {
                return None;
            }
        }
        let kind = if is_array { FunctionUseKind::ImplicitConstruction } else { kind };
        let arguments = match &initializer {
            Initializer::None => &[],
            Initializer::Copy(expression) | Initializer::List(expression) => std::slice::from_ref(expression),
            Initializer::Parenthesized(arguments, _) => *arguments,
        };
        let token = self.construction_token(function, arguments, name);
        let source = arguments.first().map_or(name, |&argument| self.expression(argument).first);
        let used = match open {
            Some(open) => FunctionUse::new(function, kind, open),
            None => FunctionUse::new(function, kind, token).named(source),
        };
        let at_run_time = self.known_at_run_time(arguments);
        let used = FunctionUse { naming_class: Some(element), at_run_time, ..used };
        self.use_function(used.of_elements(is_array));
        Some(function)
    }

    /// Whether a declaration without initializer default-initializes the variable: it defines an object that is no
    /// parameter, structured binding or part of a pattern, nor a static member that its class initializes.
    pub fn is_default_initialized(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        let is_field = matches!(self.program.entities[entry.entity].kind, EntityKind::Field(_));
        let no_object =
            VariableFlags::PARAMETER | VariableFlags::BINDING | VariableFlags::PACK | VariableFlags::INITIALIZED;
        !is_field
            && entry.storage != StorageClass::Extern
            && entry.flags.contains(VariableFlags::DEFINED)
            && !entry.flags.intersects(no_object)
    }

    /// Copy-initializes an object or reference that is no array from an expression that is no list: the constructor that
    /// makes it.
    fn initialize_object(&mut self, ty: TypeId, expression: ExpressionId, purpose: Purpose) -> Initialized {
        if !self.can_check_initialization(expression, ty) {
            return Initialized::Unknown;
        }
        let operand = self.operand(expression);
        let sequence = self.implicit_conversion(&operand, ty, Allowed::IMPLICIT);
        match sequence {
            Sequence::Impossible => {
                self.report_conversion_failure(expression, ty, purpose);
                return Initialized::Unknown;
            }
            Sequence::Unknown => {
                self.note_unknown();
                return Initialized::Unknown;
            }
            _ => {}
        }
        let Some(class) = self.program.class_of(ty) else {
            self.apply_conversion(expression, ty, &sequence, purpose);
            return Initialized::Directly;
        };
        match sequence {
            Sequence::User(user) => match user.function {
                // What an instance of a template makes is not followed.
                Some(function) if self.is_constructor(function) && user.specialization.is_some() => {
                    self.apply_conversion(expression, ty, &sequence, purpose);
                    Initialized::Unknown
                }
                Some(function) if self.is_constructor(function) => {
                    self.program.converted.insert(expression, function);
                    self.note_converted(expression, ty, false);
                    self.check_constructor_argument(expression, function);
                    self.use_copy_for_constructor(expression, &user);
                    Initialized::By(function)
                }
                _ => {
                    self.apply_conversion(expression, ty, &sequence, purpose);
                    Initialized::Directly
                }
            },
            sequence => {
                if let Sequence::Standard(standard) = &sequence {
                    self.check_base_conversion(expression, standard);
                    self.note_converted(expression, ty, false);
                }
                let first = self.expression(expression).first;
                match self.copied_by(class, &operand, first) {
                    Some(function) => Initialized::By(function),
                    None => Initialized::Directly,
                }
            }
        }
    }

    /// Whether a function is a constructor.
    pub fn is_constructor(&self, function: FunctionId) -> bool {
        self.program.entities[self.program.functions[function].entity].name == cufe_il::Name::CONSTRUCTOR
    }

    /// The constructor that copies or moves an object into one of a class; none where the value itself is the object
    /// ([dcl.init]/16.6.1), or nobody can tell.
    pub(crate) fn copy_constructor(&mut self, class: ClassId, operand: &Operand) -> Option<FunctionId> {
        match self.copying_constructor(class, operand)? {
            Resolution::Selected(candidate) if !candidate.is_template => candidate.function,
            _ => None,
        }
    }

    /// Which constructor copies or moves an object into one of a class; none where there is nothing to call, or nobody can
    /// tell.
    pub(crate) fn copying_constructor(&mut self, class: ClassId, operand: &Operand) -> Option<Resolution> {
        let target = self.program.classes[class].ty;
        let source = self.program.unqualified(self.program.canonical(operand.ty)).0;
        if operand.category == ValueCategory::Prvalue && source == self.program.canonical(target) {
            return None;
        }
        if !self.has_known_members(class) {
            return None;
        }
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return None;
        }
        Some(self.resolve_constructor(&constructors.entities, &[*operand], false))
    }

    /// Notes that an object of a class is destroyed.
    pub(crate) fn use_destructor(&mut self, class: ClassId, kind: FunctionUseKind, token: u32) {
        self.use_destructor_of(class, kind, token, false);
    }

    /// The same, of one object or of the elements of an array.
    pub(crate) fn use_destructor_of(&mut self, class: ClassId, kind: FunctionUseKind, token: u32, is_array: bool) {
        if !self.has_known_members(class) {
            return;
        }
        if let Some(function) = self.destructor(class) {
            self.use_function(FunctionUse::new(function, kind, token).of_elements(is_array));
        }
        self.define_destructor_of(class);
    }

    /// `T a[n] = e`: only a string literal initializes an array of characters ([dcl.init.string]).
    fn initialize_array_from_expression(&mut self, ty: TypeId, expression: ExpressionId) {
        if !self.can_check_initialization(expression, ty) || self.is_erroneous(expression) {
            return;
        }
        let Type::Array { element, bound } = self.program.structure(ty) else { return };
        if self.is_string_literal(expression) {
            self.check_string(element, bound, expression);
        }
    }
}
