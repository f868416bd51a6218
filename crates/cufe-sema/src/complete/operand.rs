//! Implicit conversions as parts of the program: for every operand, what its place takes and which conversions lead there. What
//! initializes something was noted where it was decided ([`Sema::note_converted`]); operands of built-in operators, conditions and
//! objects of members follow from their places ([expr], \[stmt.stmt\]).

use super::live::{Live, Place};
use crate::Sema;
use crate::conversion::Chain;
use cufe_il::{
    Builtin, ClassId, EntityKind, Expression, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, Operator,
    Program, StatementId, StatementKind, Type, TypeId, UnaryOperator, ValueCategory, WrittenKind,
};
use cufe_lex::TokenKind;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// What an initialization converts an expression to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Converted {
    /// The type of what is initialized.
    pub ty: TypeId,
    /// It is a variable that a `return` statement moves from.
    pub is_moved: bool,
}

/// What a place takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    /// The operand as it is.
    AsIs,
    /// Its value.
    Value,
    /// A value of a type.
    To(TypeId),
    /// What passes through an ellipsis.
    Ellipsis,
    /// The object of a member of a class.
    Object(ClassId),
    /// A pointer to such an object.
    ObjectPointer(ClassId),
    /// An object, be it a temporary.
    Glvalue,
}

impl Sema<'_> {
    /// Makes the conversions of all expressions that are part of the program.
    pub(super) fn complete_conversions(&mut self, live: &Live) {
        self.convert_declared_constants();
        let named_for_pointers = self.members_named_for_pointers(live);
        for &place in &live.places {
            match place {
                Place::Expression { expression, function } => {
                    if !named_for_pointers.contains(&expression) {
                        self.imply_object(expression, function);
                    }
                    // What initializes something stands in no other expression.
                    self.convert_in_place(expression, Taken::AsIs);
                    self.convert_operands_of(expression);
                }
                Place::Statement { statement, switch } => self.convert_parts_of(statement, switch),
            }
        }
    }

    /// The constants that declarations hold, to the types that they ask for ([dcl.pre]/6, [dcl.array]/1, [dcl.enum]/5).
    fn convert_declared_constants(&mut self) {
        let size = Program::builtin(Builtin::UnsignedLong);
        let bool = Program::builtin(Builtin::Bool);
        let mut constants: Vec<(ExpressionId, Taken)> = Vec::new();
        for declaration in &self.program.written {
            if let WrittenKind::StaticAssertion { condition, .. } = declaration.kind {
                constants.push((condition, Taken::To(bool)));
            }
        }
        constants.extend(self.program.written_arrays.iter().filter_map(|array| Some((array.bound?, Taken::To(size)))));
        for (&enumerator, &value) in &self.program.enumerator_values {
            let EntityKind::Enumerator(id) = self.program.entities[enumerator].kind else { continue };
            let entry = &self.program.enums[id];
            let underlying = entry.underlying.filter(|_| entry.is_fixed);
            constants.push((value, underlying.map_or(Taken::Value, Taken::To)));
        }
        // Ids of the conversions follow the order of the constants.
        constants.sort_unstable_by_key(|&(constant, _)| constant);
        for (constant, taken) in constants {
            self.convert_in_place(constant, taken);
        }
    }

    /// The names of members of which `&` makes pointers to members: they imply no object ([expr.unary.op]/3).
    fn members_named_for_pointers(&self, live: &Live) -> FxHashSet<ExpressionId> {
        let mut named = FxHashSet::default();
        for place in &live.places {
            let &Place::Expression { expression, .. } = place else { continue };
            let entry = self.expression(expression);
            if let ExpressionKind::Unary { operator: UnaryOperator::AddressOf, operand } = entry.kind
                && matches!(self.program.structure(self.program.canonical(entry.ty)), Type::MemberPointer { .. })
            {
                named.insert(operand);
            }
        }
        named
    }

    /// Notes what an expression is converted to, where the program is wanted complete.
    pub(crate) fn note_converted(&mut self, expression: ExpressionId, ty: TypeId, is_moved: bool) {
        if self.options.complete_program && self.context.speculating == 0 {
            self.declarations.converted.insert(expression, Converted { ty, is_moved });
        }
    }

    /// The conversions of an operand to what its place takes.
    fn convert_in_place(&mut self, operand: ExpressionId, taken: Taken) {
        let entry = self.expression(operand);
        if entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
            || matches!(self.program.structure(entry.ty), Type::Unknown)
            || self.program.implied.conversions.contains_key(&operand)
        {
            return;
        }
        match entry.kind {
            ExpressionKind::Unknown
            | ExpressionKind::InitializerList(_)
            | ExpressionKind::ParenthesizedList(_)
            | ExpressionKind::Designated { .. }
            | ExpressionKind::PackExpansion(_)
            | ExpressionKind::Overloads { .. }
            | ExpressionKind::Type
            | ExpressionKind::Throw { .. } => return,
            _ => {}
        }
        let mut chain = Chain::new(self.operand(operand));
        let known = self.declarations.converted.get(&operand).copied();
        if let Some(&function) = self.program.converted.get(&operand) {
            self.step_by_function(&mut chain, function);
        } else if let Some(known) = known
            && known.is_moved
            && let Some(class) = self.program.class_of(self.bare_type(known.ty))
            && self.program.class_of(self.bare_type(entry.ty)) == Some(class)
        {
            self.step_to_moved(&mut chain, class);
        }
        match known {
            Some(known) => self.step_to(&mut chain, known.ty),
            None => self.step_to_taken(&mut chain, operand, taken),
        }
        self.link_conversions(operand, &entry, &chain);
    }

    fn step_to_taken(&mut self, chain: &mut Chain, operand: ExpressionId, taken: Taken) {
        match taken {
            Taken::AsIs => {}
            Taken::Value => self.step_to_prvalue(chain),
            Taken::To(ty) => self.step_to(chain, ty),
            Taken::Ellipsis => self.step_to_ellipsis(chain),
            Taken::Object(class) => self.step_to_object(chain, class),
            Taken::ObjectPointer(class) => self.step_to_object_pointer(chain, class),
            Taken::Glvalue => {
                if let Some(class) = self.class_of_expression(operand) {
                    self.step_to_object(chain, class);
                }
            }
        }
    }

    fn link_conversions(&mut self, operand: ExpressionId, entry: &Expression, chain: &Chain) {
        let mut inner = operand;
        for step in &chain.steps {
            let kind = ExpressionKind::Conversion { kind: step.kind, operand: inner };
            let node = Expression { kind, ty: step.ty, category: step.category, ..*entry };
            inner = self.program.expressions.push(node);
            if let Some(function) = step.function {
                self.program.called.insert(inner, function);
            }
        }
        if inner != operand {
            self.program.implied.conversions.insert(operand, inner);
        }
    }

    /// `this`, which the name of a non-static member implies ([class.mfct.non.static]/2).
    fn imply_object(&mut self, expression: ExpressionId, function: Option<FunctionId>) {
        let entry = self.expression(expression);
        let ExpressionKind::Name { entity, .. } = entry.kind else { return };
        if self.program.implied.objects.contains_key(&expression) {
            return;
        }
        let is_member = match self.program.entities[entity].kind {
            EntityKind::Field(_) => entry.category != ValueCategory::Prvalue,
            EntityKind::Function(member) => self.is_non_static_member(member),
            _ => false,
        };
        let Some(member) = self.program.enclosing_class(self.program.entities[entity].scope) else { return };
        // In a lambda that captures the object the copy is meant.
        let qualifiers = self.this_qualifiers(function);
        let Some(function) = self.outside_lambdas(function).filter(|_| is_member) else { return };
        let Some(class) = self.class_of_member(function).filter(|_| self.is_non_static_member(function)) else {
            return;
        };
        let ty = self.program.classes[class].ty;
        if class != member && self.is_derived_from(ty, self.program.classes[member].ty) != Some(true) {
            return;
        }
        let object = self.program.qualified(ty, qualifiers);
        let pointer = self.program.intern_type(Type::Pointer(object));
        let node = Expression {
            kind: ExpressionKind::This,
            ty: pointer,
            category: ValueCategory::Prvalue,
            flags: ExpressionFlags::empty(),
            last: entry.first,
            ..entry
        };
        let this = self.program.expressions.push(node);
        self.program.implied.objects.insert(expression, this);
        self.convert_in_place(this, Taken::ObjectPointer(member));
    }

    /// The operands of an expression.
    fn convert_operands_of(&mut self, expression: ExpressionId) {
        use ExpressionKind as E;
        let entry = self.expression(expression);
        let is_call = self.program.called.contains_key(&expression);
        match entry.kind {
            E::Member { object, member, is_arrow, .. } => {
                let taken = self.taken_by_member(member, is_arrow);
                self.convert_in_place(object, taken);
            }
            E::Call { callee, arguments } => {
                self.convert_callee(expression, callee);
                self.convert_all(arguments, Taken::Ellipsis);
            }
            E::Launch { operands, .. } => self.convert_all(operands, Taken::Value),
            E::Subscript { base, subscripts } if is_call => {
                self.convert_in_place(base, Taken::Glvalue);
                self.convert_all(subscripts, Taken::AsIs);
            }
            E::Subscript { base, subscripts } => {
                self.convert_in_place(base, Taken::Value);
                self.convert_all(subscripts, Taken::Value);
            }
            E::Unary { operand, .. } if is_call => self.convert_in_place(operand, Taken::Glvalue),
            E::Unary { operator, operand } => self.convert_unary(operator, operand, entry.ty),
            E::Binary { left, right, .. } if is_call => {
                self.convert_in_place(left, Taken::Glvalue);
                self.convert_in_place(right, Taken::Glvalue);
            }
            E::Binary { operator, left, right } => self.convert_binary(operator, [left, right], entry.ty),
            E::MemberPointerAccess { object, pointer } => {
                self.convert_in_place(object, Taken::Value);
                self.convert_in_place(pointer, Taken::Value);
            }
            E::Conditional { condition, then, otherwise } => {
                // `a ?: b` has one operand in two places; what it is tested as is no part of its value.
                if condition != then {
                    self.convert_in_place(condition, Taken::To(Program::builtin(Builtin::Bool)));
                }
                let taken = match (entry.category, self.value_structure(entry.ty)) {
                    (ValueCategory::Prvalue, Type::Builtin(Builtin::Void)) => Taken::AsIs,
                    (ValueCategory::Prvalue, _) => Taken::To(entry.ty),
                    _ => Taken::AsIs,
                };
                self.convert_in_place(then, taken);
                self.convert_in_place(otherwise, taken);
            }
            E::Cast { operand, .. } => self.convert_cast(operand, entry.ty, entry.category),
            E::Construct { arguments, .. } => {
                let is_object = matches!(self.value_structure(entry.ty), Type::Class(_) | Type::Array { .. });
                self.convert_all(arguments, if is_object { Taken::AsIs } else { Taken::Value });
            }
            E::InitializerList(elements) | E::ParenthesizedList(elements) => self.convert_all(elements, Taken::AsIs),
            E::Designated { value, .. } => self.convert_in_place(value, Taken::AsIs),
            E::New { operands, .. } => self.convert_all(operands, Taken::AsIs),
            E::Delete { operand, .. } | E::Throw { operand: Some(operand) } => {
                self.convert_in_place(operand, Taken::Value);
            }
            E::OperatorOnExpression { keyword: TokenKind::KwTypeid, operand } => {
                self.convert_in_place(operand, Taken::Glvalue);
            }
            _ => {}
        }
    }

    fn convert_all(&mut self, list: cufe_il::ExpressionList, taken: Taken) {
        let operands: SmallVec<[ExpressionId; 8]> = SmallVec::from_slice(self.program.expression_list(list));
        for operand in operands {
            self.convert_in_place(operand, taken);
        }
    }

    /// What stands before `.` or `->` ([expr.ref]): of a static member anything.
    fn taken_by_member(&self, member: cufe_il::EntityId, is_arrow: bool) -> Taken {
        let entity = &self.program.entities[member];
        let has_object = match entity.kind {
            EntityKind::Field(_) => true,
            EntityKind::Function(function) => self.is_non_static_member(function),
            _ => false,
        };
        match self.program.enclosing_class(entity.scope) {
            Some(class) if has_object && is_arrow => Taken::ObjectPointer(class),
            Some(class) if has_object => Taken::Object(class),
            _ if is_arrow => Taken::Value,
            _ => Taken::AsIs,
        }
    }

    /// The callee: an object with a call operator, a pointer to a function, or a function, which stays one ([expr.call]/1).
    fn convert_callee(&mut self, call: ExpressionId, callee: ExpressionId) {
        let taken = match self.value_structure(self.expression(callee).ty) {
            Type::Pointer(_) => Taken::Value,
            Type::Class(_) if self.program.called.contains_key(&call) => Taken::Glvalue,
            _ => Taken::AsIs,
        };
        self.convert_in_place(callee, taken);
    }

    fn convert_unary(&mut self, operator: UnaryOperator, operand: ExpressionId, ty: TypeId) {
        use UnaryOperator as U;
        let taken = match operator {
            U::Plus | U::Minus | U::Complement => Taken::To(ty),
            U::Not => Taken::To(Program::builtin(Builtin::Bool)),
            // The operator applies to pointers only, so that arrays and functions become some.
            U::Dereference => Taken::Value,
            _ => Taken::AsIs,
        };
        self.convert_in_place(operand, taken);
    }

    fn convert_binary(&mut self, operator: Operator, [left, right]: [ExpressionId; 2], ty: TypeId) {
        use Operator as O;
        let bool = Program::builtin(Builtin::Bool);
        let taken = match operator {
            O::Comma | O::ArrowStar => [Taken::AsIs; 2],
            O::AmpersandAmpersand | O::PipePipe => [Taken::To(bool); 2],
            O::Equal => [Taken::AsIs, Taken::To(self.bare_type(self.expression(left).ty))],
            O::LessLess | O::GreaterGreater => [self.taken_promoted(left), self.taken_promoted(right)],
            O::LessLessEqual | O::GreaterGreaterEqual => [Taken::AsIs, self.taken_promoted(right)],
            _ if operator.is_assignment() => match self.value_structure(ty) {
                Type::Pointer(_) => [Taken::AsIs, Taken::Value],
                _ => [Taken::AsIs, self.taken_with(right, left)],
            },
            O::Plus | O::Minus | O::Star | O::Slash | O::Percent | O::Ampersand | O::Pipe | O::Caret => {
                let is_pointer = |sema: &Self, operand| {
                    let ty = sema.expression(operand).ty;
                    matches!(sema.value_structure(ty), Type::Pointer(_) | Type::Array { .. } | Type::Function(_))
                };
                match is_pointer(self, left) || is_pointer(self, right) {
                    true => [Taken::Value; 2],
                    false => [Taken::To(ty); 2],
                }
            }
            _ => [self.taken_with(left, right), self.taken_with(right, left)],
        };
        self.convert_in_place(left, taken[0]);
        self.convert_in_place(right, taken[1]);
    }

    fn taken_promoted(&self, operand: ExpressionId) -> Taken {
        let promoted = match self.converted_by(operand) {
            true => self.promoted(self.converted_type(operand)),
            false => self.promoted_operand(operand),
        };
        match self.program.structure(promoted) {
            Type::Unknown => Taken::Value,
            _ => Taken::To(promoted),
        }
    }

    /// The type that an operand has beside another one: of the usual arithmetic conversions, or of the other pointer.
    fn taken_with(&mut self, operand: ExpressionId, other: ExpressionId) -> Taken {
        let [own, beside] = [operand, other].map(|it| self.converted_type(it));
        let [own, beside] = [own, beside].map(|ty| self.decayed(ty));
        let [arithmetic, with] = [(operand, own), (other, beside)].map(|(it, ty)| match self.converted_by(it) {
            true => ty,
            false => self.operand_type(it, ty),
        });
        let common = self.usual_arithmetic(arithmetic, with);
        if !matches!(self.program.structure(common), Type::Unknown) {
            return Taken::To(common);
        }
        match (self.value_structure(own), self.value_structure(beside)) {
            (Type::Enum(a), Type::Enum(b)) if a == b => Taken::Value,
            (Type::Pointer(_) | Type::MemberPointer { .. }, Type::Pointer(_) | Type::MemberPointer { .. }) => {
                match self.common_pointer([own, beside]) {
                    Some(composite) => Taken::To(composite),
                    None => Taken::Value,
                }
            }
            (_, Type::Pointer(_) | Type::MemberPointer { .. }) => Taken::To(beside),
            _ => Taken::Value,
        }
    }

    fn converted_by(&self, operand: ExpressionId) -> bool {
        self.program.converted.contains_key(&operand)
    }

    /// The type of an operand behind the conversion function that it needs.
    fn converted_type(&self, operand: ExpressionId) -> TypeId {
        let result = self.program.converted.get(&operand).and_then(|&function| {
            Some(self.program.non_reference(self.program.as_function(self.program.functions[function].ty)?.result))
        });
        result.unwrap_or(self.expression(operand).ty)
    }

    /// The operand of a cast: what an initialization makes of it is the cast's own work, but for functions that are called.
    fn convert_cast(&mut self, operand: ExpressionId, ty: TypeId, category: ValueCategory) {
        let is_class = matches!(self.value_structure(ty), Type::Class(_));
        if category != ValueCategory::Prvalue || is_class {
            return self.convert_in_place(operand, Taken::AsIs);
        }
        self.declarations.converted.remove(&operand);
        match self.value_structure(ty) {
            Type::Builtin(Builtin::Void) => {}
            _ => self.convert_in_place(operand, Taken::Value),
        }
    }

    /// The expressions of a statement.
    fn convert_parts_of(&mut self, statement: StatementId, switch: Option<StatementId>) {
        let kind = self.program.statements[statement].kind;
        let bool = Program::builtin(Builtin::Bool);
        match kind {
            StatementKind::Return { value: Some(value), .. } => self.convert_in_place(value, Taken::AsIs),
            StatementKind::ComputedGoto(target) => self.convert_in_place(target, Taken::Value),
            StatementKind::Case { low, high, .. } => {
                // To the promoted type of the condition ([stmt.switch]/2).
                let selector = switch.and_then(|switch| self.condition_of(switch));
                let taken = selector.map_or(Taken::Value, |selector| self.taken_promoted(selector));
                self.convert_in_place(low, taken);
                high.into_iter().for_each(|high| self.convert_in_place(high, taken));
            }
            StatementKind::RangeFor(parts) => {
                // `auto &&` is bound to it ([stmt.ranged]/1).
                if let &[_, _, range, _] = self.program.statement_list(parts)
                    && let StatementKind::Expression(range) = self.program.statements[range].kind
                {
                    self.convert_in_place(range, Taken::Glvalue);
                }
            }
            StatementKind::Switch(_) => {
                if let Some(condition) = self.condition_of(statement) {
                    let taken = self.taken_promoted(condition);
                    self.convert_in_place(condition, taken);
                }
            }
            _ => {
                if let Some(condition) = self.condition_of(statement) {
                    self.convert_in_place(condition, Taken::To(bool));
                }
            }
        }
    }

    /// The condition of a statement that is an expression.
    fn condition_of(&self, statement: StatementId) -> Option<ExpressionId> {
        let condition = self.program.condition_of(statement)?;
        match self.program.statements[condition].kind {
            StatementKind::Expression(condition) => Some(condition),
            _ => None,
        }
    }
}
