//! Calls of literal operators ([lex.ext]).

use super::{Evaluated, Evaluator, Failure};
use crate::constant::value::{ArrayValue, Place, Step, Value};
use crate::gap::{OrUnknown, Unknown};
use cufe_il::{ArrayBound, Builtin, ExpressionId, ExpressionKind, Floating, FunctionId, Program, Type};
use cufe_lex::literal::{FloatingKind, FloatingLiteral};

impl Evaluator<'_, '_> {
    /// The value of a literal with a suffix: its operator is called with its value, or with its spelling; a result of class
    /// type is made at its destination.
    pub(super) fn user_literal(
        &mut self,
        function: FunctionId,
        expression: ExpressionId,
        destination: Option<Place>,
    ) -> Evaluated<Value> {
        let ty = self.sema.program.as_function(self.sema.program.functions[function].ty).or_failure()?;
        let parameters = ty.parameters.clone();
        let values = match (self.sema.expression(expression).kind, parameters.as_slice()) {
            (_, []) => Vec::new(),
            (ExpressionKind::String(_), [_, _]) => {
                let &string = self.sema.program.literal_operands.get(&expression).or_failure()?;
                let Type::Array { bound: ArrayBound::Known(length), .. } =
                    self.sema.value_structure(self.sema.expression(string).ty)
                else {
                    return Err(Failure::unknown());
                };
                let place = self.place(string)?.with(Step::Element(0));
                vec![Value::pointer(place), Value::Integer(i128::from(length) - 1)]
            }
            (ExpressionKind::Literal(literal), &[parameter]) => {
                let known = self.sema.program.literals.get(literal);
                match self.sema.value_structure(parameter) {
                    Type::Pointer(_) => {
                        let spelling = known.spelling.clone();
                        vec![Value::pointer(self.spelling(&spelling)?)]
                    }
                    _ if known.is_floating() => {
                        // The operator is given a `long double` ([lex.ext]/4).
                        let number = cufe_lex::literal::floating(&known.spelling, &self.sema.options.dialect);
                        let number = FloatingLiteral { kind: FloatingKind::LongDouble, ..number };
                        vec![Value::Floating(Floating::from(&number))]
                    }
                    _ => vec![Value::Integer(known.value.integer().or_failure()?)],
                }
            }
            _ => return Err(Failure::unknown()),
        };
        self.destination = destination;
        self.call_with(function, None, &[], &values, expression)
    }

    /// The first character of an array with the spelling of a number.
    fn spelling(&mut self, text: &[u8]) -> Evaluated<Place> {
        let elements: Vec<Value> = text.iter().map(|&byte| Value::Integer(i128::from(byte))).collect();
        let length = elements.len() as u64 + 1;
        let bound = ArrayBound::Known(length);
        let element = Program::builtin(Builtin::Char);
        let ty = self.sema.program.known_type(Type::Array { element, bound }).or_failure()?;
        let value = Value::Array(Box::new(ArrayValue { elements, rest: Value::Integer(0), length }));
        Ok(self.temporary(ty, value).with(Step::Element(0)))
    }
}
