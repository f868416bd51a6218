//! What entries are made of: the one place that knows every field of every kind of expression, statement, type, template
//! argument and value. Walks ([`crate::walk`]), comparison and hashing ([`crate::compare`]) and the analyses that look at
//! operands ask here; a new field of a kind does not compile until it is listed.

use crate::constant::{Base, Place, Step, Value};
use crate::*;
use cufe_base::Symbol;
use smallvec::SmallVec;

/// A part of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// An operand, or an expression of a statement.
    Expression(ExpressionId),
    /// A statement inside.
    Statement(StatementId),
    /// A lambda: index in [`Program::lambdas`].
    Lambda(u32),
    /// A type that is mentioned.
    Type(TypeId),
    /// A list of template arguments.
    Arguments(ArgumentsId),
    /// An interned value.
    Constant(ConstantId),
    /// What a name means.
    Entity(EntityId),
    /// What a statement declares.
    Declared(EntityId),
    /// A scope that belongs to the entry.
    Scope(ScopeId),
    /// A name whose meaning is not known.
    Name(Name),
    /// A keyword, label or other word.
    Word(Symbol),
    /// Everything else that tells entries of one kind apart: operators, numbers, facts.
    Number(i128),
    /// A literal.
    Literal(LiteralId),
    /// A string literal.
    String(StringLiteralId),
    /// Text that is known by its token only.
    Token(u32),
    /// A part that may be there and is not.
    Absent,
}

/// A short list of expressions.
pub type Operands = SmallVec<[ExpressionId; 4]>;

fn number(value: impl Into<i128>) -> Part {
    Part::Number(value.into())
}

fn optional<T>(part: Option<T>, make: impl FnOnce(T) -> Part) -> Part {
    part.map_or(Part::Absent, make)
}

impl Program {
    // ---- expressions ----

    /// The parts of an expression in the order of the text: what is written, without type, category and what is implied.
    pub fn expression_parts(&self, kind: ExpressionKind, f: &mut (impl FnMut(Part) + ?Sized)) {
        use ExpressionKind as E;
        match kind {
            E::Unknown | E::Implied | E::Nullptr | E::This | E::FunctionName(None) | E::Requires | E::Type => {}
            E::Literal(literal) => f(Part::Literal(literal)),
            E::String(literal) | E::FunctionName(Some(literal)) => f(Part::String(literal)),
            E::Boolean(value) => f(number(value)),
            E::Name { entity, arguments } => {
                f(Part::Entity(entity));
                f(optional(arguments, Part::Arguments));
            }
            E::Overloads { candidates, arguments } => {
                self.entity_list(candidates).iter().for_each(|&candidate| f(Part::Entity(candidate)));
                f(optional(arguments, Part::Arguments));
            }
            E::UnresolvedName { name, arguments } => {
                f(Part::Name(name));
                f(optional(arguments, Part::Arguments));
            }
            E::DependentName { qualifier, name, arguments } => {
                f(Part::Type(qualifier));
                f(Part::Name(name));
                f(optional(arguments, Part::Arguments));
            }
            E::Member { object, member, is_arrow, arguments } => {
                f(Part::Expression(object));
                f(number(is_arrow));
                f(Part::Entity(member));
                f(optional(arguments, Part::Arguments));
            }
            E::DependentMember { object, name, is_arrow, arguments } => {
                f(Part::Expression(object));
                f(number(is_arrow));
                f(Part::Name(name));
                f(optional(arguments, Part::Arguments));
            }
            E::PseudoDestructor { object, is_arrow } => {
                f(Part::Expression(object));
                f(number(is_arrow));
            }
            E::Call { callee, arguments } => self.listed(Some(callee), arguments, f),
            E::Launch { callee, operands, configuration } => {
                f(number(configuration));
                self.listed(Some(callee), operands, f);
            }
            E::Subscript { base, subscripts } => self.listed(Some(base), subscripts, f),
            E::Unary { operator, operand } => {
                f(number(operator as u8));
                f(Part::Expression(operand));
            }
            E::Binary { operator, left, right } => {
                f(Part::Expression(left));
                f(number(operator as u8));
                f(Part::Expression(right));
            }
            E::MemberPointerAccess { object, pointer } => {
                f(Part::Expression(object));
                f(Part::Expression(pointer));
            }
            E::Conditional { condition, then, otherwise } => {
                f(Part::Expression(condition));
                f(if then == condition { Part::Absent } else { Part::Expression(then) });
                f(Part::Expression(otherwise));
            }
            E::Cast { kind, operand } => {
                f(number(kind as u8));
                f(Part::Expression(operand));
            }
            E::Construct { arguments, is_braced } => {
                f(number(is_braced));
                self.listed(None, arguments, f);
            }
            E::CompoundLiteral { list } => f(Part::Expression(list)),
            E::InitializerList(elements) | E::ParenthesizedList(elements) => self.listed(None, elements, f),
            E::Designated { designators, value } => {
                for &designator in self.designators(designators) {
                    match designator {
                        Designator::Member { name, token: _ } => f(Part::Word(name)),
                        Designator::Element(index) => f(Part::Expression(index)),
                        Designator::Elements(first, last) => {
                            f(Part::Expression(first));
                            f(Part::Expression(last));
                        }
                    }
                }
                f(Part::Expression(value));
            }
            E::OperatorOnExpression { keyword, operand } => {
                f(number(keyword as u16));
                f(Part::Expression(operand));
            }
            E::OperatorOnType { keyword, operand } => {
                f(number(keyword as u16));
                f(Part::Type(operand));
            }
            E::SizeofPack { pack } => f(optional(pack, Part::Entity)),
            E::New { ty, operands, has_bound, placement, initializer } => {
                f(number(placement));
                f(number(has_bound));
                f(number(initializer as u8));
                f(Part::Type(ty));
                self.listed(None, operands, f);
            }
            E::Delete { operand, is_array } => {
                f(number(is_array));
                f(Part::Expression(operand));
            }
            E::Throw { operand } => f(optional(operand, Part::Expression)),
            E::CoYield { operand } => f(Part::Expression(operand)),
            E::Lambda(index) => f(Part::Lambda(index)),
            E::Fold { operator, left, right } => {
                f(optional(left, Part::Expression));
                f(number(operator as u8));
                f(optional(right, Part::Expression));
            }
            E::PackExpansion(pattern) => f(Part::Expression(pattern)),
            E::StatementExpression(statement) => f(Part::Statement(statement)),
            E::TypeTrait { keyword, types, value } => {
                f(Part::Word(keyword));
                self.type_list(types).iter().for_each(|&ty| f(Part::Type(ty)));
                f(optional(value, Part::Expression));
            }
            E::Builtin { keyword, operands } => {
                f(number(keyword as u16));
                self.listed(None, operands, f);
            }
            E::LabelAddress(label) => f(Part::Word(label)),
            E::Conversion { kind, operand } => {
                f(number(kind as u8));
                f(Part::Expression(operand));
            }
            E::Parenthesized(inner) => f(Part::Expression(inner)),
        }
    }

    fn listed(&self, first: Option<ExpressionId>, list: ExpressionList, f: &mut (impl FnMut(Part) + ?Sized)) {
        first.into_iter().for_each(|first| f(Part::Expression(first)));
        self.expression_list(list).iter().for_each(|&element| f(Part::Expression(element)));
    }

    /// What an expression calls without naming it: overloaded operators, constructors, allocation functions, conversions.
    pub fn implied_functions(&self, expression: ExpressionId) -> impl Iterator<Item = FunctionId> + use<> {
        let called = self.called.get(&expression).copied();
        called.into_iter().chain(self.converted.get(&expression).copied())
    }

    /// The expressions directly inside of an expression, in the order of the text. The bodies of lambdas and statement
    /// expressions are none; nor are the initializers of captures.
    pub fn operands(&self, expression: ExpressionId) -> Operands {
        self.expressions.get(expression).map_or_else(Operands::new, |entry| self.operands_of(entry.kind))
    }

    /// The same, of an expression that need not exist yet.
    pub fn operands_of(&self, kind: ExpressionKind) -> Operands {
        let mut operands = Operands::new();
        self.expression_parts(kind, &mut |part| {
            if let Part::Expression(operand) = part {
                operands.push(operand);
            }
        });
        operands
    }

    // ---- statements ----

    /// The parts of a statement, in the order of the text.
    pub fn statement_parts(&self, kind: StatementKind, f: &mut (impl FnMut(Part) + ?Sized)) {
        use StatementKind as S;
        match kind {
            S::Empty | S::Break | S::Continue | S::Unknown => {}
            S::Expression(expression) | S::ComputedGoto(expression) => f(Part::Expression(expression)),
            S::Compound { statements, scope } => {
                f(Part::Scope(scope));
                self.statements(statements, f);
            }
            S::Declaration { first, variables } => {
                let list = self.entity_list(variables);
                list.iter().for_each(|&variable| f(Part::Declared(variable)));
                if let Some(first) = first.filter(|first| !list.contains(first)) {
                    f(Part::Declared(first));
                }
            }
            S::If { parts, is_constexpr, has_else } => {
                f(number(is_constexpr));
                f(number(has_else));
                self.statements(parts, f);
            }
            S::IfConsteval { parts }
            | S::Switch(parts)
            | S::While(parts)
            | S::Do(parts)
            | S::For(parts)
            | S::RangeFor(parts)
            | S::Try(parts) => self.statements(parts, f),
            S::Return { value, is_coroutine } => {
                f(number(is_coroutine));
                f(optional(value, Part::Expression));
            }
            S::Goto(label) => f(Part::Word(label)),
            S::Label { name, statement } => {
                f(Part::Word(name));
                f(Part::Statement(statement));
            }
            S::Case { low, high, statement } => {
                f(Part::Expression(low));
                f(optional(high, Part::Expression));
                f(Part::Statement(statement));
            }
            S::Default(statement) => f(Part::Statement(statement)),
            S::Handler { declaration, at: _, body } => {
                f(optional(declaration, Part::Declared));
                f(Part::Statement(body));
            }
            S::Asm(operands) => {
                let range = operands.start as usize..(operands.start + operands.length) as usize;
                for operand in self.asm_operands.get(range).unwrap_or_default() {
                    f(number(operand.is_output));
                    f(Part::Token(operand.constraint));
                    f(Part::Expression(operand.value));
                }
            }
        }
    }

    fn statements(&self, list: StatementList, f: &mut (impl FnMut(Part) + ?Sized)) {
        self.statement_list(list).iter().for_each(|&statement| f(Part::Statement(statement)));
    }

    /// The expressions of a statement itself: not those of statements inside, nor the initializers of what it declares.
    pub fn expressions_in(&self, kind: StatementKind) -> Operands {
        let mut expressions = Operands::new();
        self.statement_parts(kind, &mut |part| {
            if let Part::Expression(expression) = part {
                expressions.push(expression);
            }
        });
        expressions
    }

    // ---- types, template arguments and values ----

    /// The parts of a type, as it is written.
    pub fn type_parts(&self, ty: Type, f: &mut (impl FnMut(Part) + ?Sized)) {
        match ty {
            Type::Unknown | Type::Auto | Type::DecltypeAuto => {}
            Type::Builtin(builtin) => f(number(builtin as u8)),
            Type::Complex(inner)
            | Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Expansion(inner) => f(Part::Type(inner)),
            Type::MemberPointer { class, member } => {
                f(Part::Type(class));
                f(Part::Type(member));
            }
            Type::Array { element, bound } => {
                f(Part::Type(element));
                match bound {
                    ArrayBound::Unknown => f(Part::Absent),
                    ArrayBound::Known(count) => f(number(count)),
                    ArrayBound::Expression(bound) => f(Part::Expression(bound.expression)),
                }
            }
            Type::Function(function) => self.function_type_parts(self.function_type_data(function), f),
            Type::Qualified(qualifiers, inner) => {
                f(number(qualifiers.bits()));
                f(Part::Type(inner));
            }
            Type::Class(class) => f(Part::Entity(self.classes[class].entity)),
            Type::Enum(id) => f(Part::Entity(self.enums[id].entity)),
            Type::Typedef(entity) | Type::NamedParameter(entity) | Type::DeducedTemplate(entity) => {
                f(Part::Entity(entity));
            }
            Type::TemplateParameter { depth, index, is_pack } => {
                f(number(depth));
                f(number(index));
                f(number(is_pack));
            }
            Type::KnownPack { depth, index, elements } => {
                f(number(depth));
                f(number(index));
                f(Part::Arguments(elements));
            }
            Type::Specialization { template, arguments } => {
                f(Part::Entity(template));
                f(Part::Arguments(arguments));
            }
            Type::DependentName { qualifier, name, arguments } => {
                f(Part::Type(qualifier));
                f(Part::Name(name));
                f(optional(arguments, Part::Arguments));
            }
            Type::Decltype(operand) => f(Part::Expression(operand.expression)),
            Type::KnownDecltype { target, operand } => {
                f(Part::Type(target));
                f(Part::Expression(operand.expression));
            }
            Type::Vector { element, bytes } => {
                f(Part::Type(element));
                f(number(bytes));
            }
            Type::DependentVector { element, bytes } => {
                f(Part::Type(element));
                f(Part::Expression(bytes.expression));
            }
            Type::Transform { keyword, operand } => {
                f(Part::Word(keyword));
                f(Part::Type(operand));
            }
        }
    }

    fn function_type_parts(&self, function: &FunctionType, f: &mut (impl FnMut(Part) + ?Sized)) {
        let FunctionType { result, parameters, flags, specification } = function;
        f(number(flags.bits()));
        f(Part::Type(*result));
        parameters.iter().for_each(|&parameter| f(Part::Type(parameter)));
        f(optional(*specification, |open| Part::Expression(open.expression)));
    }

    /// The parts of a template argument.
    pub fn argument_parts(&self, argument: TemplateArgument, f: &mut (impl FnMut(Part) + ?Sized)) {
        match argument {
            TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => f(Part::Type(ty)),
            TemplateArgument::Value(ty, value) => {
                f(Part::Type(ty));
                f(number(value));
            }
            TemplateArgument::Constant(ty, value) => {
                f(Part::Type(ty));
                f(Part::Constant(value));
            }
            TemplateArgument::Expression(expression) => f(Part::Expression(expression.expression)),
            TemplateArgument::Entity(entity) | TemplateArgument::Template(entity) => f(Part::Entity(entity)),
            TemplateArgument::MemberTemplate { qualifier, name } => {
                f(Part::Type(qualifier));
                f(Part::Name(name));
            }
            TemplateArgument::Pack(elements) => f(Part::Arguments(elements)),
            TemplateArgument::Null | TemplateArgument::UnknownTemplate => {}
        }
    }

    /// The parts of a value, those of its subobjects included, with a number in front of each that tells what it is.
    pub fn value_parts(&self, value: &Value, f: &mut (impl FnMut(Part) + ?Sized)) {
        match value {
            Value::Indeterminate => f(number(0)),
            Value::Integer(value) => {
                f(number(1));
                f(number(*value));
            }
            Value::Floating(value) => {
                f(number(2));
                f(number(value.format() as u8));
                f(number(value.bits() as i128));
            }
            Value::Complex(parts) => {
                f(number(3));
                parts.iter().for_each(|part| self.value_parts(part, f));
            }
            Value::Pointer(place) => {
                f(number(4));
                match place {
                    Some(place) => self.place_parts(place, f),
                    None => f(Part::Absent),
                }
            }
            Value::Reference(place) => {
                f(number(5));
                self.place_parts(place, f);
            }
            Value::MemberPointer(member) => {
                f(number(6));
                f(optional(*member, Part::Entity));
            }
            Value::Class(object) => {
                f(number(7));
                f(Part::Entity(self.classes[object.class].entity));
                f(optional(object.active, number));
                object.bases.iter().chain(&object.members).for_each(|part| self.value_parts(part, f));
            }
            Value::Array(array) => {
                f(number(8));
                f(number(array.length));
                f(number(array.elements.len() as u64));
                array.elements.iter().for_each(|part| self.value_parts(part, f));
                self.value_parts(&array.rest, f);
            }
        }
    }

    fn place_parts(&self, place: &Place, f: &mut (impl FnMut(Part) + ?Sized)) {
        match place.base {
            Base::Variable(variable) => f(Part::Entity(self.variables[variable].entity)),
            Base::Function(function) => f(Part::Entity(self.functions[function].entity)),
            Base::String(literal) => f(Part::Expression(literal)),
            Base::Object(object) => {
                f(number(object.slot));
                f(number(object.generation));
            }
            Base::Static(temporary) => f(number(temporary)),
            Base::TypeInfo(ty) => f(Part::Type(ty)),
            Base::Address(address) => f(number(address)),
        }
        f(number(place.is_past_end));
        for step in &place.path {
            match *step {
                Step::Element(index) => f(number(i128::from(index) << 2)),
                Step::Member(index) => f(number(i128::from(index) << 2 | 1)),
                Step::Base(index) => f(number(i128::from(index) << 2 | 2)),
            }
        }
    }
}
