//! Copies of expressions with parts replaced.
//!
//! A copy has nodes of its own; entities, lambdas and statements are shared with what was copied. What occurs twice is copied
//! once. Types are replaced wherever they are mentioned, entities wherever they are named. Nothing is looked up or checked
//! again, and types of nodes around a replaced part are what substitution makes of them: to instantiate a template is the work
//! of the semantic layer.

use crate::*;
use rustc_hash::FxHashMap;

/// Expressions and types nested deeper than this stay what they are.
const MAXIMUM_DEPTH: u32 = 2_000;

/// What stands in the place of an entity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// Another entity.
    Entity(EntityId),
    /// An expression, in parentheses of its own or so simple that it needs none.
    Expression(ExpressionId),
}

/// Makes copies.
pub struct Copy<'a> {
    program: &'a mut Program,
    types: FxHashMap<TypeId, TypeId>,
    entities: FxHashMap<EntityId, Replacement>,
    copied: FxHashMap<ExpressionId, Copied>,
    substituted: FxHashMap<TypeId, TypeId>,
    /// How often something was replaced.
    replacements: u32,
    depth: u32,
}

/// What became of an expression.
#[derive(Clone, Copy)]
struct Copied {
    copy: ExpressionId,
    is_changed: bool,
}

impl<'a> Copy<'a> {
    /// Copies that replace nothing so far.
    pub fn new(program: &'a mut Program) -> Self {
        Self {
            program,
            types: FxHashMap::default(),
            entities: FxHashMap::default(),
            copied: FxHashMap::default(),
            substituted: FxHashMap::default(),
            replacements: 0,
            depth: 0,
        }
    }

    /// Replaces a type, a template parameter for instance, by another.
    pub fn replace_type(mut self, from: TypeId, to: TypeId) -> Self {
        self.types.insert(self.program.canonical(from), to);
        self
    }

    /// Replaces what names an entity.
    pub fn replace_entity(mut self, from: EntityId, to: Replacement) -> Self {
        self.entities.insert(from, to);
        self
    }

    fn replaces_nothing(&self) -> bool {
        self.types.is_empty() && self.entities.is_empty()
    }

    /// Copies an expression.
    pub fn expression(&mut self, from: ExpressionId) -> ExpressionId {
        if let Some(&copied) = self.copied.get(&from) {
            self.replacements += u32::from(copied.is_changed);
            return copied.copy;
        }
        if self.depth >= MAXIMUM_DEPTH {
            return from;
        }
        let before = self.replacements;
        self.depth += 1;
        let copy = stacker::maybe_grow(64 << 10, 1 << 20, || self.copy(from));
        self.depth -= 1;
        self.copied.insert(from, Copied { copy, is_changed: self.replacements != before });
        copy
    }

    fn copy(&mut self, from: ExpressionId) -> ExpressionId {
        let Some(&entry) = self.program.expressions.get(from) else { return from };
        if let ExpressionKind::Name { entity, .. } = entry.kind
            && let Some(&Replacement::Expression(replacement)) = self.entities.get(&entity)
        {
            self.replacements += 1;
            return replacement;
        }
        let ty = self.ty(entry.ty);
        let kind = self.kind(entry.kind);
        let mut flags = entry.flags;
        let dependence = ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        if flags.intersects(dependence) && !self.replaces_nothing() {
            flags -= dependence;
            for operand in self.program.operands_of(kind) {
                flags |= self.program.expressions[operand].flags & dependence;
            }
            if self.program.type_facts(ty).is_dependent {
                flags |= entry.flags & ExpressionFlags::TYPE_DEPENDENT;
            }
        }
        let to = self.program.expressions.push(Expression { kind, ty, flags, ..entry });
        self.copy_records(from, to);
        to
    }

    /// What the program keeps beside its expressions.
    fn copy_records(&mut self, from: ExpressionId, to: ExpressionId) {
        if let Some(&function) = self.program.called.get(&from) {
            self.program.called.insert(to, function);
        }
        if let Some(&function) = self.program.converted.get(&from) {
            self.program.converted.insert(to, function);
        }
        if let Some(&scope) = self.program.expression_scopes.get(&from) {
            self.program.expression_scopes.insert(to, scope);
        }
        if let Some(&operand) = self.program.literal_operands.get(&from) {
            let operand = self.expression(operand);
            self.program.literal_operands.insert(to, operand);
        }
        if let Some(&list) = self.program.whole_lists.get(&from) {
            let list = self.expression(list);
            self.program.whole_lists.insert(to, list);
        }
        if let Some(&this) = self.program.implied.objects.get(&from) {
            let this = self.expression(this);
            self.program.implied.objects.insert(to, this);
        }
        self.copy_conversions(from, to);
        // A value of something in which a part is replaced is not known.
        let is_literal = matches!(self.program.expressions[from].kind, ExpressionKind::Literal(_));
        if (is_literal || self.replaces_nothing())
            && let Some(value) = self.program.values.get(&from).cloned()
        {
            self.program.values.insert(to, value);
        }
    }

    /// The conversions of an operand, where they are still what leads to its place: no type on the way is replaced.
    fn copy_conversions(&mut self, from: ExpressionId, to: ExpressionId) {
        let steps = self.program.conversions_of(from);
        let types: Vec<TypeId> = steps.iter().map(|&(step, _)| self.program.expressions[step].ty).collect();
        let is_replaced = self.program.expressions[to].ty != self.program.expressions[from].ty
            || types.iter().any(|&ty| self.ty(ty) != ty);
        if is_replaced {
            return;
        }
        let mut operand = to;
        for (step, kind) in steps {
            let entry = self.program.expressions[step];
            let kind = ExpressionKind::Conversion { kind, operand };
            operand = self.program.expressions.push(Expression { kind, ..entry });
            if let Some(&function) = self.program.called.get(&step) {
                self.program.called.insert(operand, function);
            }
        }
        if operand != to {
            self.program.implied.conversions.insert(to, operand);
        }
    }

    fn list(&mut self, list: ExpressionList) -> ExpressionList {
        let elements = self.program.expression_list(list).to_vec();
        let copies: Vec<ExpressionId> = elements.into_iter().map(|element| self.expression(element)).collect();
        self.program.add_expression_list(&copies)
    }

    fn entity(&mut self, entity: EntityId) -> EntityId {
        match self.entities.get(&entity) {
            Some(&Replacement::Entity(other)) => {
                self.replacements += 1;
                other
            }
            _ => entity,
        }
    }

    fn some_arguments(&mut self, arguments: Option<ArgumentsId>) -> Option<ArgumentsId> {
        arguments.map(|arguments| self.arguments(arguments))
    }

    fn kind(&mut self, kind: ExpressionKind) -> ExpressionKind {
        use ExpressionKind as E;
        match kind {
            E::Unknown
            | E::Implied
            | E::Literal(_)
            | E::String(_)
            | E::Boolean(_)
            | E::Nullptr
            | E::This
            | E::FunctionName(_)
            | E::Requires
            | E::Type
            | E::Lambda(_)
            | E::StatementExpression(_)
            | E::LabelAddress(_) => kind,
            E::Name { entity, arguments } => {
                E::Name { entity: self.entity(entity), arguments: self.some_arguments(arguments) }
            }
            E::Overloads { candidates, arguments } => {
                let list = self.program.entity_list(candidates).to_vec();
                let list: Vec<EntityId> = list.into_iter().map(|entity| self.entity(entity)).collect();
                let candidates = self.program.add_entity_list(&list);
                E::Overloads { candidates, arguments: self.some_arguments(arguments) }
            }
            E::UnresolvedName { name, arguments } => {
                E::UnresolvedName { name, arguments: self.some_arguments(arguments) }
            }
            E::DependentName { qualifier, name, arguments } => {
                let qualifier = self.ty(qualifier);
                E::DependentName { qualifier, name, arguments: self.some_arguments(arguments) }
            }
            E::Member { object, member, is_arrow, arguments } => {
                let (object, member) = (self.expression(object), self.entity(member));
                E::Member { object, member, is_arrow, arguments: self.some_arguments(arguments) }
            }
            E::DependentMember { object, name, is_arrow, arguments } => {
                let object = self.expression(object);
                E::DependentMember { object, name, is_arrow, arguments: self.some_arguments(arguments) }
            }
            E::PseudoDestructor { object, is_arrow } => {
                E::PseudoDestructor { object: self.expression(object), is_arrow }
            }
            E::Call { callee, arguments } => {
                E::Call { callee: self.expression(callee), arguments: self.list(arguments) }
            }
            E::Launch { callee, operands, configuration } => {
                E::Launch { callee: self.expression(callee), operands: self.list(operands), configuration }
            }
            E::Subscript { base, subscripts } => {
                E::Subscript { base: self.expression(base), subscripts: self.list(subscripts) }
            }
            E::Unary { operator, operand } => E::Unary { operator, operand: self.expression(operand) },
            E::Binary { operator, left, right } => {
                E::Binary { operator, left: self.expression(left), right: self.expression(right) }
            }
            E::MemberPointerAccess { object, pointer } => {
                E::MemberPointerAccess { object: self.expression(object), pointer: self.expression(pointer) }
            }
            E::Conditional { condition, then, otherwise } => {
                let (condition, then) = (self.expression(condition), self.expression(then));
                E::Conditional { condition, then, otherwise: self.expression(otherwise) }
            }
            E::Cast { kind, operand } => E::Cast { kind, operand: self.expression(operand) },
            E::Construct { arguments, is_braced } => E::Construct { arguments: self.list(arguments), is_braced },
            E::CompoundLiteral { list } => E::CompoundLiteral { list: self.expression(list) },
            E::InitializerList(elements) => E::InitializerList(self.list(elements)),
            E::ParenthesizedList(elements) => E::ParenthesizedList(self.list(elements)),
            E::Designated { designators, value } => {
                let list = self.program.designators(designators).to_vec();
                let list: Vec<Designator> = list.into_iter().map(|designator| self.designator(designator)).collect();
                E::Designated { designators: self.program.add_designators(&list), value: self.expression(value) }
            }
            E::OperatorOnExpression { keyword, operand } => {
                E::OperatorOnExpression { keyword, operand: self.expression(operand) }
            }
            E::OperatorOnType { keyword, operand } => E::OperatorOnType { keyword, operand: self.ty(operand) },
            E::SizeofPack { pack } => E::SizeofPack { pack: pack.map(|pack| self.entity(pack)) },
            E::New { ty, operands, has_bound, placement, initializer } => {
                E::New { ty: self.ty(ty), operands: self.list(operands), has_bound, placement, initializer }
            }
            E::Delete { operand, is_array } => E::Delete { operand: self.expression(operand), is_array },
            E::Throw { operand } => E::Throw { operand: operand.map(|operand| self.expression(operand)) },
            E::CoYield { operand } => E::CoYield { operand: self.expression(operand) },
            E::Fold { operator, left, right } => {
                let left = left.map(|left| self.expression(left));
                E::Fold { operator, left, right: right.map(|right| self.expression(right)) }
            }
            E::PackExpansion(pattern) => E::PackExpansion(self.expression(pattern)),
            E::TypeTrait { keyword, types, value } => {
                let list = self.program.type_list(types).to_vec();
                let list: Vec<TypeId> = list.into_iter().map(|ty| self.ty(ty)).collect();
                let types = self.program.add_type_list(&list);
                E::TypeTrait { keyword, types, value: value.map(|value| self.expression(value)) }
            }
            E::Builtin { keyword, operands } => E::Builtin { keyword, operands: self.list(operands) },
            E::Parenthesized(inner) => E::Parenthesized(self.expression(inner)),
            E::Conversion { kind, operand } => E::Conversion { kind, operand: self.expression(operand) },
        }
    }

    fn designator(&mut self, designator: Designator) -> Designator {
        match designator {
            Designator::Member { .. } => designator,
            Designator::Element(index) => Designator::Element(self.expression(index)),
            Designator::Elements(first, last) => Designator::Elements(self.expression(first), self.expression(last)),
        }
    }

    // ---- types ----

    /// A type with parts replaced; the type itself where nothing in it is.
    pub fn ty(&mut self, from: TypeId) -> TypeId {
        if self.replaces_nothing() {
            return from;
        }
        if let Some(&to) = self.types.get(&self.program.canonical(from)).or_else(|| self.substituted.get(&from)) {
            self.replacements += u32::from(to != from);
            return to;
        }
        if self.depth >= MAXIMUM_DEPTH {
            return from;
        }
        self.depth += 1;
        let to = stacker::maybe_grow(64 << 10, 1 << 20, || self.substitute(from));
        self.depth -= 1;
        self.substituted.insert(from, to);
        to
    }

    fn substitute(&mut self, from: TypeId) -> TypeId {
        let written = self.program.written(from);
        let replaced = match written {
            Type::Unknown
            | Type::Builtin(_)
            | Type::Class(_)
            | Type::Enum(_)
            | Type::TemplateParameter { .. }
            | Type::Auto
            | Type::DecltypeAuto => return from,
            // Names of types say what stands behind them, if that is replaced.
            Type::Typedef(_) | Type::NamedParameter(_) => {
                let canonical = self.program.canonical(from);
                let to = if canonical == from { from } else { self.ty(canonical) };
                return if to == canonical { from } else { to };
            }
            Type::KnownPack { depth, index, elements } => {
                Type::KnownPack { depth, index, elements: self.arguments(elements) }
            }
            Type::Complex(inner) => Type::Complex(self.ty(inner)),
            Type::Pointer(inner) => Type::Pointer(self.ty(inner)),
            Type::LvalueReference(inner) => Type::LvalueReference(self.ty(inner)),
            Type::RvalueReference(inner) => Type::RvalueReference(self.ty(inner)),
            Type::Expansion(inner) => Type::Expansion(self.ty(inner)),
            Type::MemberPointer { class, member } => {
                Type::MemberPointer { class: self.ty(class), member: self.ty(member) }
            }
            Type::Array { element, bound } => {
                let bound = match bound {
                    ArrayBound::Expression(bound) => ArrayBound::Expression(self.profiled(bound)),
                    known => known,
                };
                Type::Array { element: self.ty(element), bound }
            }
            Type::Function(function) => {
                let mut function = self.program.function_type_data(function).clone();
                function.result = self.ty(function.result);
                for parameter in &mut function.parameters {
                    *parameter = self.ty(*parameter);
                }
                function.specification = function.specification.map(|open| self.profiled(open));
                return self.program.function_type(function);
            }
            Type::Qualified(qualifiers, inner) => {
                let inner = self.ty(inner);
                return self.program.qualified(inner, qualifiers);
            }
            Type::DeducedTemplate(template) => Type::DeducedTemplate(self.entity(template)),
            Type::Specialization { template, arguments } => {
                Type::Specialization { template: self.entity(template), arguments: self.arguments(arguments) }
            }
            Type::DependentName { qualifier, name, arguments } => {
                let qualifier = self.ty(qualifier);
                Type::DependentName { qualifier, name, arguments: self.some_arguments(arguments) }
            }
            Type::Decltype(operand) => Type::Decltype(self.profiled(operand)),
            Type::KnownDecltype { target, operand } => {
                Type::KnownDecltype { target: self.ty(target), operand: self.profiled(operand) }
            }
            Type::Vector { element, bytes } => Type::Vector { element: self.ty(element), bytes },
            Type::DependentVector { element, bytes } => {
                Type::DependentVector { element: self.ty(element), bytes: self.profiled(bytes) }
            }
            Type::Transform { keyword, operand } => Type::Transform { keyword, operand: self.ty(operand) },
        };
        self.program.intern_type(replaced)
    }

    /// An expression in a type. It keeps its profile, which is that of the semantic layer, where nothing in it is replaced;
    /// else it gets one of its own.
    fn profiled(&mut self, from: Profiled) -> Profiled {
        let before = self.replacements;
        let expression = self.expression(from.expression);
        match self.replacements == before {
            true => from,
            false => Profiled { expression, profile: u32::MAX - expression.number() },
        }
    }

    /// A list of template arguments with parts replaced.
    pub fn arguments(&mut self, from: ArgumentsId) -> ArgumentsId {
        if self.replaces_nothing() {
            return from;
        }
        let list = self.program.arguments(from).to_vec();
        let list = list.into_iter().map(|argument| self.argument(argument)).collect();
        self.program.intern_arguments(list)
    }

    fn argument(&mut self, argument: TemplateArgument) -> TemplateArgument {
        use TemplateArgument as A;
        match argument {
            A::Type(ty) => A::Type(self.ty(ty)),
            A::Value(ty, value) => A::Value(self.ty(ty), value),
            A::Constant(ty, value) => A::Constant(self.ty(ty), value),
            A::Expression(expression) => A::Expression(self.profiled(expression)),
            A::Entity(entity) => A::Entity(self.entity(entity)),
            A::Template(template) => A::Template(self.entity(template)),
            A::MemberTemplate { qualifier, name } => A::MemberTemplate { qualifier: self.ty(qualifier), name },
            A::Pack(elements) => A::Pack(self.arguments(elements)),
            A::Expansion(pattern) => A::Expansion(self.ty(pattern)),
            A::Null | A::UnknownTemplate => argument,
        }
    }
}
