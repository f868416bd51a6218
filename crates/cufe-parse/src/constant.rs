//! Constant expressions that need what is not parsed yet: the evaluator asks, the parser supplies and asks it again.

use crate::Parser;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    Builtin, ExpressionFlags, ExpressionId, ExpressionKind, FunctionDeclarationFlags, FunctionId, Program, TypeId,
    VariableFlags, VariableId,
};
use cufe_sema::Sema;
use cufe_sema::constant::evaluate::Evaluated;
use cufe_sema::constant::{Demand, Evaluator, Failure, FinishedCalls, Value};
use cufe_sema::template::{InstantiatedPart, ReadResult};

/// What type an integral constant must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WantedInteger {
    /// Any integral or enumeration type.
    OfAnyType,
    /// This one, which the place gives: that of sizes, a fixed underlying type.
    OfGivenType(TypeId),
}

impl WantedInteger {
    /// What is reported of a constant of another type.
    fn mistake(self) -> Code {
        match self {
            WantedInteger::OfAnyType => code::CONSTANT_OF_WRONG_TYPE,
            WantedInteger::OfGivenType(_) => code::ARRAY_BOUND_TYPE,
        }
    }
}

/// What became of an expression of class type where an integral constant is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum IntegerConversion {
    /// The expression has no class type.
    NotNeeded,
    /// It was converted, and its value is known.
    Done,
    /// The converted value is not constant.
    NotConstant,
    /// The class has no conversion function to an integral or enumeration type.
    Missing,
    /// Nobody knows, or a report says why it cannot be converted.
    Unknown,
}

/// How many bodies and initializers one evaluation may ask for.
const MAXIMUM_DEMANDS: u32 = 10_000;

impl Parser<'_, '_> {
    /// Evaluates an expression where the language requires a constant, converted to a type where one is given.
    pub(crate) fn evaluate(&mut self, expression: ExpressionId, to: Option<TypeId>) -> Evaluated<Value> {
        let place = self.sema.instances.place.replace(self.sema.expression(expression).first);
        let result = self.supplied(|evaluator| evaluator.run_expression(expression, to));
        self.sema.instances.place = place;
        result
    }

    /// Runs an evaluation where the language requires a constant again and again, until nothing is asked for that can be
    /// supplied.
    pub(crate) fn supplied<T>(
        &mut self,
        mut evaluate: impl FnMut(&mut Evaluator<'_, '_>) -> Evaluated<T>,
    ) -> Evaluated<T> {
        let mut finished = FinishedCalls::default();
        for _ in 0..MAXIMUM_DEMANDS {
            let mut evaluator = Evaluator::again(self.sema, true, finished);
            let result = evaluate(&mut evaluator);
            finished = evaluator.into_finished();
            match result {
                Err(Failure::Needs(demand)) => {
                    if !self.supply(demand) {
                        return Err(Failure::Unknown);
                    }
                }
                result => return result,
            }
        }
        Err(Failure::Unknown)
    }

    /// The value of an expression that must be constant; 28 where it is not. Its value is known from then on.
    pub(crate) fn required_constant(&mut self, expression: ExpressionId, to: Option<TypeId>) -> Option<Value> {
        if self.sema.context.speculating > 0 {
            return self.sema.evaluate(expression, to, true).ok();
        }
        let result = self.evaluate(expression, to);
        let value = self.sema.required_value(expression, result)?;
        self.sema.remember_constant(expression, to, &value);
        Some(value)
    }

    /// An expression that must be a constant of integral or enumeration type ([expr.const]/10): 28 where it is not constant,
    /// 2412 or 2373 where it is a constant of another type. Whether it may have a value.
    pub(crate) fn integral_constant(&mut self, expression: ExpressionId, wanted: WantedInteger) -> bool {
        let wrong = wanted.mistake();
        match self.convert_to_integer(expression, wanted) {
            IntegerConversion::NotNeeded => {
                if self.sema.is_of_other_type_than_integers(expression) {
                    self.refuse_constant(expression, wrong);
                    return false;
                }
            }
            IntegerConversion::Missing | IntegerConversion::NotConstant => {
                self.refuse_constant(expression, wrong);
                return false;
            }
            IntegerConversion::Done | IntegerConversion::Unknown => return true,
        }
        let entry = self.sema.expression(expression);
        let dependent = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        if self.sema.context.speculating == 0
            && !entry.flags.intersects(dependent)
            && !self.sema.in_template()
            && self.sema.is_integral_or_enumeration(entry.ty)
            && self.sema.integral_value(expression).is_none()
        {
            self.required_constant(expression, None);
        }
        true
    }

    /// Reports an expression that does not have a type that its place needs: 28 where it is not constant at all, else `wrong`.
    pub(crate) fn refuse_constant(&mut self, expression: ExpressionId, wrong: Code) {
        if self.sema.context.speculating > 0 {
            return;
        }
        let entry = self.sema.expression(expression);
        let (first, ty) = (entry.first, entry.ty);
        match self.evaluate(expression, None) {
            Err(Failure::NotConstant(reason)) => {
                self.sema.report_not_constant(code::EXPRESSION_NOT_CONSTANT, first, &reason);
            }
            _ => self.sema.report_constant_of_other_type(wrong, first, ty),
        }
    }

    /// A constant of class type where an integral constant is needed has the value that its only conversion function to an
    /// integral or enumeration type gives ([conv]/5), or the one that converts best to the type that the place gives
    /// ([expr.const]/10); 418 where there are several.
    pub(crate) fn convert_to_integer(&mut self, expression: ExpressionId, wanted: WantedInteger) -> IntegerConversion {
        let entry = self.sema.expression(expression);
        if self.sema.context.speculating > 0
            || entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
        {
            return IntegerConversion::Unknown;
        }
        let Some(class) = self.sema.class_of_expression(expression) else { return IntegerConversion::NotNeeded };
        let Some(functions) = self.sema.implicit_conversions_where(class, Sema::is_integral_or_enumeration) else {
            return IntegerConversion::Unknown;
        };
        let function = match functions.as_slice() {
            [] if self.sema.has_conversion_template(class) => return IntegerConversion::Unknown,
            [] => return IntegerConversion::Missing,
            &[function] => function,
            several => {
                let best = match wanted {
                    WantedInteger::OfGivenType(ty) => self.sema.best_conversion_to(expression, ty),
                    WantedInteger::OfAnyType => None,
                };
                match best {
                    Some(function) => function,
                    // Those that are not constexpr do not count against the others where a type is given (measured).
                    None if wanted != WantedInteger::OfAnyType && !self.sema.are_constexpr(several) => {
                        return IntegerConversion::Unknown;
                    }
                    None => {
                        self.error_at(code::AMBIGUOUS_BUILTIN_CONVERSION, entry.first);
                        return IntegerConversion::Unknown;
                    }
                }
            }
        };
        self.sema.use_conversion(expression, function);
        let Some(ty) = self.sema.type_converted_to(function) else { return IntegerConversion::Unknown };
        match self.evaluate(expression, Some(ty)) {
            Ok(value) => {
                self.sema.remember_constant(expression, None, &value);
                IntegerConversion::Done
            }
            Err(Failure::NotConstant(_)) => IntegerConversion::NotConstant,
            Err(_) => IntegerConversion::Unknown,
        }
    }

    /// Initializes a variable with a constant; temporaries become objects of their own.
    fn evaluate_initializer(&mut self, variable: VariableId) -> Evaluated<Value> {
        let initializer = self.sema.program().variables[variable].initializer;
        let token = initializer.map(|initializer| self.sema.expression(initializer).first);
        let place = std::mem::replace(&mut self.sema.instances.place, token);
        let supplied = self.supplied(|evaluator| evaluator.run_variable(variable));
        self.sema.instances.place = place;
        let (value, statics) = supplied?;
        self.sema.keep_statics(statics);
        Ok(value)
    }

    /// Supplies what an evaluation needs; whether it could be.
    pub(crate) fn supply(&mut self, demand: Demand) -> bool {
        if self.sema.context.speculating > 0 {
            return false;
        }
        match demand {
            Demand::Body(function) => self.supply_body(function),
            Demand::Initializer(variable) => self.supply_initializer(variable),
            Demand::Object(variable) => self.supply_object(variable),
            Demand::Comparison(function) => {
                self.sema.synthesize_comparison(function);
                true
            }
            Demand::Definition(variable) => {
                self.sema.define_static_member(variable);
                true
            }
            Demand::Default(class) => {
                self.sema.settle_default_constructor(class);
                true
            }
            Demand::Copy(copy) => {
                self.sema.settle_copy(copy);
                true
            }
        }
    }

    /// Parses the body of a function that is defined. Names are looked up as of its place.
    fn supply_body(&mut self, function: FunctionId) -> bool {
        let Some(record) = self.sema.definition_of(function) else { return false };
        let program = self.sema.program();
        let entry = &program.function_declarations[record];
        let Some((open, _)) = entry.body else { return false };
        let scope = program.entities[program.functions[function].entity].scope;
        // Of an instance every body can be read: members are instantiated when they are needed.
        let is_instance = entry.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN);
        let is_ready =
            is_instance || program.enclosing_class(scope).is_none_or(|class| program.classes[class].is_complete);
        if entry.statement.is_some() || !is_ready {
            return false;
        }
        let is_try = entry.flags.contains(FunctionDeclarationFlags::TRY_BLOCK);
        let first = entry.initializers.unwrap_or(open).saturating_sub(u32::from(is_try));
        if !self.sema.claim_body(record) {
            return false;
        }
        if is_instance {
            self.sema.in_frame(InstantiatedPart::Body(function), |sema| {
                crate::instantiate::read_body(sema, record, first);
                ReadResult::Done
            });
        } else {
            self.elsewhere(first, |parser| parser.function_body(record));
        }
        self.sema.program().function_declarations[record].statement.is_some()
    }

    /// Parses something at another place of the text, with nothing open around it, and comes back.
    fn elsewhere(&mut self, first: u32, parse: impl FnOnce(&mut Self)) {
        let checkpoint = self.checkpoint();
        // What is declared there is not what the declaration around is to make.
        let declaring = std::mem::take(&mut self.sema.declaring);
        let greater = std::mem::take(&mut self.greater_closes);
        let launch = std::mem::take(&mut self.launch_closes);
        let not_captured = std::mem::take(&mut self.not_captured);
        let constexpr_if = std::mem::take(&mut self.constexpr_if);
        let unevaluated = std::mem::take(&mut self.sema.context.unevaluated);
        let folding = std::mem::take(&mut self.sema.context.folding);
        let in_default_argument = std::mem::take(&mut self.sema.context.in_default_argument);
        let address_operand = self.address_operand;
        let access = self.sema.member_access;
        self.at = first;
        parse(self);
        self.sema.declaring = declaring;
        self.greater_closes = greater;
        self.launch_closes = launch;
        self.not_captured = not_captured;
        self.constexpr_if = constexpr_if;
        self.sema.context.unevaluated = unevaluated;
        self.sema.context.folding = folding;
        self.sema.context.in_default_argument = in_default_argument;
        self.address_operand = address_operand;
        self.sema.member_access = access;
        self.restore_position(&checkpoint);
    }

    /// Parses a default member initializer or default argument that was deferred.
    fn supply_initializer(&mut self, variable: VariableId) -> bool {
        if self.sema.program().variables[variable].initializer.is_some() {
            return false;
        }
        let Some(part) = self.sema.take_deferred(variable) else { return false };
        if part.in_instance {
            self.sema.in_frame(InstantiatedPart::Initializer(variable), |sema| {
                crate::instantiate::read_initializer(sema, &part);
                ReadResult::Done
            });
        } else {
            self.elsewhere(part.first, |parser| parser.parse_deferred_initializer(&part));
        }
        self.sema.program().variables[variable].initializer.is_some()
    }

    /// Evaluates the initializer of a constant object that is not constexpr.
    fn supply_object(&mut self, variable: VariableId) -> bool {
        // While it is evaluated it has no value.
        if !self.sema.begin_object(variable) {
            return false;
        }
        let ty = self.sema.program().variables[variable].ty;
        let value = match self.sema.is_constant_object_type(ty) {
            Some(true) => self.evaluate_initializer(variable).map(Some),
            Some(false) => Ok(None),
            None => Err(Failure::Unknown),
        };
        match value {
            Ok(value) => self.sema.settle_object(variable, value),
            Err(Failure::NotConstant(_)) => {}
            Err(_) => {
                self.sema.forget_object(variable);
                return false;
            }
        }
        true
    }

    /// Evaluates the initializer of a variable that is, or may be, usable in constant expressions ([expr.const]/3). 28 where
    /// a constexpr or constinit variable has none that is constant.
    pub(crate) fn evaluate_variable(&mut self, variable: VariableId) {
        let entry = &self.sema.program().variables[variable];
        let (ty, flags, entity) = (entry.ty, entry.flags, entry.entity);
        let initializer = entry.initializer;
        // The initializer of a constant member in its class is constant ([class.static.data]/4).
        let is_member = flags.contains(VariableFlags::STATIC_MEMBER)
            && !flags.contains(VariableFlags::INLINE)
            && self.sema.declaring.class_nesting > 0
            && (self.sema.is_usable_kind(variable) && self.sema.is_integral_or_enumeration(ty)
                || self.sema.is_const_floating(ty));
        let is_required = is_member || flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::CONSTINIT);
        if !is_required && !self.sema.is_usable_kind(variable)
            || initializer.is_none() && (!is_required || flags.contains(VariableFlags::INITIALIZED))
            || self.sema.is_dependent_type(ty)
        {
            return;
        }
        let token = self.sema.program().entities[entity].token;
        match self.evaluate_initializer(variable) {
            Ok(value) => self.sema.set_constant(variable, Some(value)),
            Err(Failure::NotConstant(reason)) => {
                self.sema.set_constant(variable, None);
                let extent = initializer.map(|initializer| self.sema.expression(initializer));
                let (first, last) = extent.map_or((token, token), |entry| (entry.first, entry.last));
                // Of patterns the reference says nothing.
                if is_required && !self.sema.in_template() && !self.sema.has_fault(first, last) {
                    // Without initializer a constructor is at fault.
                    let code =
                        if extent.is_some() { code::EXPRESSION_NOT_CONSTANT } else { code::INITIALIZER_NOT_CONSTANT };
                    self.sema.report_not_constant(code, first, &reason);
                }
            }
            Err(_) => {}
        }
    }

    /// Evaluates an expression that must be constant as soon as it is parsed, so that actions find its value whatever the
    /// evaluation needs. They report what is wrong with it.
    pub(crate) fn note_constant(&mut self, expression: ExpressionId) {
        let entry = self.sema.expression(expression);
        let is_plain = matches!(
            entry.kind,
            ExpressionKind::Literal(_)
                | ExpressionKind::Boolean(_)
                | ExpressionKind::Name { .. }
                | ExpressionKind::Unknown
        );
        if self.sema.context.speculating == 0
            && !is_plain
            && !entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
            && let Ok(value) = self.evaluate(expression, None)
        {
            self.sema.remember_constant(expression, None, &value);
        }
    }

    /// The value of a condition that is converted to `bool` here and must be constant ([dcl.pre]/10, [except.spec]/1,
    /// [dcl.fct.spec]/3).
    pub(crate) fn converted_condition(&mut self, condition: ExpressionId) -> Option<bool> {
        if self.sema.class_of_expression(condition).is_some() {
            self.sema.check_bool_operand(condition);
        }
        self.required_condition(condition)
    }

    /// The value of a condition, if it is known already: nothing is reported, for it is asked again.
    pub(crate) fn decided_condition(&mut self, condition: ExpressionId) -> Option<bool> {
        let entry = self.sema.expression(condition);
        let is_dependent = entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT);
        if is_dependent || self.sema.is_of_scoped_enumeration(condition) {
            return None;
        }
        let value = self.evaluate(condition, Some(Program::builtin(Builtin::Bool))).ok()?;
        Some(value.integer()? != 0)
    }

    /// The value of a condition that must be constant ([stmt.if]/2, [dcl.pre]/10): 711 where it cannot be a condition, 28
    /// where it is not constant.
    pub(crate) fn required_condition(&mut self, condition: ExpressionId) -> Option<bool> {
        let entry = self.sema.expression(condition);
        if self.sema.context.speculating > 0
            || entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT)
        {
            return None;
        }
        if self.sema.is_of_scoped_enumeration(condition) {
            self.error_at(code::NOT_CONVERTIBLE_TO_BOOL, entry.first);
            return None;
        }
        let value = self.required_constant(condition, Some(Program::builtin(Builtin::Bool)))?;
        Some(value.integer()? != 0)
    }
}
