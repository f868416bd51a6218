//! Structural equality and hashing of types, constants, expressions, statements and templates, in
//! one program or across two.
//!
//! Types, arguments and values of one program are interned, so that equal ids are equal entries; here equality is that of what
//! is written, with parameters by depth and index, whichever ids stand for it. Entities are equal when they are the same, or
//! correspond: same kind, same name, in scopes that correspond, functions with equal types, specializations with equal
//! arguments; entities of blocks also when both are declared inside of what is compared, at the same place.
//!
//! Both work on the parts of entries ([`crate::parts`]): to be equal is to have equal parts in the same order. Equal entries
//! have equal hashes.

use crate::constant::Value;
use crate::*;
use cufe_base::{Interner, Symbol};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

/// Entries nested deeper than this are taken to differ, and hashed as one.
const MAXIMUM_DEPTH: u32 = 2_000;

/// A program with its names.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// The program.
    pub program: &'a Program,
    /// Its names.
    pub names: &'a Interner,
}

/// The comparison of entries of two programs, which may be the same.
pub struct Comparison<'a> {
    left: Named<'a>,
    right: Named<'a>,
    is_one_program: bool,
    /// Entities of blocks that are declared at the same place inside of what is compared.
    declared: FxHashMap<EntityId, EntityId>,
    /// Entities that are being compared: a class can be mentioned in its own arguments.
    open: Vec<(EntityId, EntityId)>,
    depth: u32,
}

impl<'a> Comparison<'a> {
    /// Between two programs.
    pub fn new(left: Named<'a>, right: Named<'a>) -> Self {
        let is_one_program = std::ptr::eq(left.program, right.program);
        Self { left, right, is_one_program, declared: FxHashMap::default(), open: Vec::new(), depth: 0 }
    }

    /// Within one program.
    pub fn within(program: Named<'a>) -> Self {
        Self::new(program, program)
    }

    fn nested(&mut self, compare: impl FnOnce(&mut Self) -> bool) -> bool {
        if self.depth >= MAXIMUM_DEPTH {
            return false;
        }
        self.depth += 1;
        let is_equal = stacker::maybe_grow(64 << 10, 1 << 20, || compare(self));
        self.depth -= 1;
        is_equal
    }

    /// Whether two types are the same, typedef names apart.
    pub fn types(&mut self, left: TypeId, right: TypeId) -> bool {
        let (left, right) = (self.left.program.canonical(left), self.right.program.canonical(right));
        if self.is_one_program && left == right {
            return true;
        }
        let (one, other) = (self.left.program.written(left), self.right.program.written(right));
        if std::mem::discriminant(&one) != std::mem::discriminant(&other) {
            return false;
        }
        let (one, other) =
            (parts(|f| self.left.program.type_parts(one, f)), parts(|f| self.right.program.type_parts(other, f)));
        self.parts(&one, &other)
    }

    /// Whether two lists of template arguments are the same.
    pub fn arguments(&mut self, left: ArgumentsId, right: ArgumentsId) -> bool {
        if self.is_one_program && left == right {
            return true;
        }
        let (left, right) = (self.left.program.arguments(left), self.right.program.arguments(right));
        left.len() == right.len() && left.iter().zip(right).all(|(&left, &right)| self.argument(left, right))
    }

    /// Whether two template arguments are the same.
    pub fn argument(&mut self, left: TemplateArgument, right: TemplateArgument) -> bool {
        if std::mem::discriminant(&left) != std::mem::discriminant(&right) {
            return false;
        }
        let left = parts(|f| self.left.program.argument_parts(left, f));
        let right = parts(|f| self.right.program.argument_parts(right, f));
        self.parts(&left, &right)
    }

    /// Whether two values are the same: floating ones by their bits.
    pub fn values(&mut self, left: &Value, right: &Value) -> bool {
        let (left, right) = (left.clone().normalized(), right.clone().normalized());
        let left = parts(|f| self.left.program.value_parts(&left, f));
        let right = parts(|f| self.right.program.value_parts(&right, f));
        self.parts(&left, &right)
    }

    /// Whether two expressions are equal: same kind, same parts, same type and category.
    pub fn expressions(&mut self, left: ExpressionId, right: ExpressionId) -> bool {
        let entries = (self.left.program.expressions.get(left), self.right.program.expressions.get(right));
        let (Some(&one), Some(&other)) = entries else { return false };
        // What is erroneous is equal to nothing ("error: never").
        if one.kind == ExpressionKind::Unknown || other.kind == ExpressionKind::Unknown {
            return false;
        }
        if std::mem::discriminant(&one.kind) != std::mem::discriminant(&other.kind) || one.category != other.category {
            return false;
        }
        let implied = |named: Named<'_>, id: ExpressionId| -> Vec<EntityId> {
            named.program.implied_functions(id).map(|function| named.program.functions[function].entity).collect()
        };
        let (called, others) = (implied(self.left, left), implied(self.right, right));
        let one_parts = parts(|f| self.left.program.expression_parts(one.kind, f));
        let other_parts = parts(|f| self.right.program.expression_parts(other.kind, f));
        self.types(one.ty, other.ty)
            && self.parts(&one_parts, &other_parts)
            && called.len() == others.len()
            && called.iter().zip(&others).all(|(&one, &other)| self.entities(one, other))
    }

    /// Whether two literals have the same value, however they are spelled; floating ones are compared by their spelling.
    fn literals(&mut self, left: LiteralId, right: LiteralId) -> bool {
        let (left, right) = (self.left.program.literals.get(left), self.right.program.literals.get(right));
        let is_spelled_alike = left.spelling == right.spelling;
        left.value == right.value
            && (is_spelled_alike || !left.is_floating() && left.suffix.is_none())
            && self.suffixes(left.suffix, right.suffix)
    }

    fn strings(&mut self, left: StringLiteralId, right: StringLiteralId) -> bool {
        let (left, right) = (self.left.program.literals.string(left), self.right.program.literals.string(right));
        left.encoding == right.encoding && left.units == right.units && self.suffixes(left.suffix, right.suffix)
    }

    fn suffixes(&self, left: Option<Symbol>, right: Option<Symbol>) -> bool {
        match (left, right) {
            (Some(left), Some(right)) => self.words(left, right),
            (None, None) => true,
            _ => false,
        }
    }

    /// Whether two statements are equal; what they declare corresponds from there on.
    pub fn statements(&mut self, left: StatementId, right: StatementId) -> bool {
        let entries = (self.left.program.statements.get(left), self.right.program.statements.get(right));
        let (Some(&one), Some(&other)) = entries else { return false };
        if std::mem::discriminant(&one.kind) != std::mem::discriminant(&other.kind) {
            return false;
        }
        let one = parts(|f| self.left.program.statement_parts(one.kind, f));
        let other = parts(|f| self.right.program.statement_parts(other.kind, f));
        self.parts(&one, &other)
    }

    /// Whether two templates are equivalent: same kind, same head, and patterns whose types are the same.
    pub fn templates(&mut self, left: TemplateId, right: TemplateId) -> bool {
        let (one, other) = (&self.left.program.templates[left], &self.right.program.templates[right]);
        one.kind == other.kind
            && one.depth == other.depth
            && self.heads(&one.head, &other.head)
            && match (one.pattern, other.pattern) {
                (Some(one), Some(other)) => self.patterns(one, other),
                (None, None) => true,
                _ => false,
            }
    }

    /// Whether two template heads are equivalent ([temp.over.link]/6).
    pub fn heads(&mut self, left: &TemplateHead, right: &TemplateHead) -> bool {
        let parameters = left.parameters.iter().zip(&right.parameters);
        left.parameters.len() == right.parameters.len()
            && parameters.into_iter().all(|(left, right)| {
                left.is_pack == right.is_pack
                    && match (left.kind, right.kind) {
                        (TemplateParameterKind::Value(left), TemplateParameterKind::Value(right)) => {
                            self.types(left, right)
                        }
                        (left, right) => left == right,
                    }
            })
            && match (left.requires, right.requires) {
                (Some(left), Some(right)) => self.nested(|inner| inner.expressions(left, right)),
                (None, None) => true,
                _ => false,
            }
    }

    fn patterns(&mut self, left: EntityId, right: EntityId) -> bool {
        let (one, other) = (self.left.program, self.right.program);
        match (one.entities[left].kind, other.entities[right].kind) {
            (EntityKind::Function(left), EntityKind::Function(right)) => {
                self.types(one.functions[left].ty, other.functions[right].ty)
            }
            (EntityKind::Variable(left), EntityKind::Variable(right)) => {
                self.types(one.variables[left].ty, other.variables[right].ty)
            }
            (EntityKind::Typedef(left), EntityKind::Typedef(right)) => self.types(left, right),
            (EntityKind::Class(left), EntityKind::Class(right)) => one.classes[left].key == other.classes[right].key,
            _ => false,
        }
    }

    /// Whether two entities are the same or correspond.
    pub fn entities(&mut self, left: EntityId, right: EntityId) -> bool {
        if self.is_one_program && left == right || self.declared.get(&left) == Some(&right) {
            return true;
        }
        if self.declared.contains_key(&left) {
            return false;
        }
        if self.open.contains(&(left, right)) {
            return true;
        }
        self.open.push((left, right));
        let is_equal = self.nested(|inner| inner.correspond(left, right));
        self.open.pop();
        is_equal
    }

    fn correspond(&mut self, left: EntityId, right: EntityId) -> bool {
        let (one, other) = (self.left.program, self.right.program);
        let (Some(a), Some(b)) = (one.entities.get(left), other.entities.get(right)) else { return false };
        // Within one program other entities are other ones, template parameters apart.
        let is_parameter = match (a.kind, b.kind) {
            (EntityKind::TypeParameter(left), EntityKind::TypeParameter(right)) => return self.types(left, right),
            (EntityKind::ValueParameter(_), EntityKind::ValueParameter(_)) => true,
            _ => false,
        };
        if std::mem::discriminant(&a.kind) != std::mem::discriminant(&b.kind) || self.is_one_program && !is_parameter {
            return false;
        }
        if is_parameter {
            return one.parameter_position(left).is_some_and(|at| other.parameter_position(right) == Some(at));
        }
        self.names(a.name, b.name) && self.scopes(a.scope, b.scope) && self.particulars(a, b)
    }

    /// What tells entities of one name in one scope apart.
    fn particulars(&mut self, a: &Entity, b: &Entity) -> bool {
        let (one, other) = (self.left.program, self.right.program);
        match (a.kind, b.kind) {
            (EntityKind::Function(left), EntityKind::Function(right)) => {
                self.types(one.functions[left].ty, other.functions[right].ty)
                    && self.lists(one.functions[left].arguments, other.functions[right].arguments)
            }
            (EntityKind::Class(left), EntityKind::Class(right)) => {
                let (left, right) = (&one.classes[left], &other.classes[right]);
                match (left.template, right.template) {
                    (Some(_), Some(_)) => self.lists(left.arguments, right.arguments),
                    (None, None) => a.name != Name::UNNAMED || self.places(left.entity, right.entity),
                    _ => false,
                }
            }
            (EntityKind::Template(left), EntityKind::Template(right)) => self.templates(left, right),
            (EntityKind::Variable(left), EntityKind::Variable(right))
            | (EntityKind::Field(left), EntityKind::Field(right)) => {
                self.types(one.variables[left].ty, other.variables[right].ty)
            }
            (EntityKind::Typedef(left), EntityKind::Typedef(right)) => self.types(left, right),
            _ => true,
        }
    }

    /// Whether unnamed entities are declared at the same place: as the same one of their scopes.
    fn places(&mut self, left: EntityId, right: EntityId) -> bool {
        let place = |program: &Program, entity: EntityId| {
            let scope = program.entities[entity].scope;
            let before = program.entities.iter().take_while(|(id, _)| *id != entity);
            before.filter(|(_, other)| other.scope == scope && other.name == Name::UNNAMED).count()
        };
        place(self.left.program, left) == place(self.right.program, right)
    }

    fn lists(&mut self, left: Option<ArgumentsId>, right: Option<ArgumentsId>) -> bool {
        match (left, right) {
            (Some(left), Some(right)) => self.arguments(left, right),
            (None, None) => true,
            _ => false,
        }
    }

    fn scopes(&mut self, left: ScopeId, right: ScopeId) -> bool {
        let (a, b) = (&self.left.program.scopes[left], &self.right.program.scopes[right]);
        if a.kind != b.kind {
            return false;
        }
        match (a.entity, b.entity) {
            _ if a.kind == ScopeKind::Global => true,
            (Some(left), Some(right)) => self.entities(left, right),
            (None, None) => match (a.parent, b.parent) {
                (Some(left), Some(right)) => self.nested(|inner| inner.scopes(left, right)),
                (None, None) => true,
                _ => false,
            },
            _ => false,
        }
    }

    fn words(&self, left: Symbol, right: Symbol) -> bool {
        self.is_one_program && left == right || self.left.names.text(left) == self.right.names.text(right)
    }

    fn names(&self, left: Name, right: Name) -> bool {
        match (left.any_symbol(), right.any_symbol()) {
            (Some(a), Some(b)) => left.has_sort_of(right) && self.words(a, b),
            (None, None) => left == right,
            _ => false,
        }
    }

    /// Whether all parts are equal, one by one.
    fn parts(&mut self, left: &[Part], right: &[Part]) -> bool {
        left.len() == right.len()
            && self.nested(|inner| left.iter().zip(right).all(|(&left, &right)| inner.part(left, right)))
    }

    fn part(&mut self, left: Part, right: Part) -> bool {
        match (left, right) {
            (Part::Expression(left), Part::Expression(right)) => self.expressions(left, right),
            (Part::Statement(left), Part::Statement(right)) => self.statements(left, right),
            (Part::Lambda(left), Part::Lambda(right)) => self.is_one_program && left == right,
            (Part::Type(left), Part::Type(right)) => self.types(left, right),
            (Part::Arguments(left), Part::Arguments(right)) => self.arguments(left, right),
            (Part::Constant(left), Part::Constant(right)) => {
                let (left, right) = (self.left.program.constant(left), self.right.program.constant(right));
                self.values(left, right)
            }
            (Part::Entity(left), Part::Entity(right)) => self.entities(left, right),
            (Part::Declared(left), Part::Declared(right)) => self.declarations(left, right),
            (Part::Scope(_), Part::Scope(_)) | (Part::Absent, Part::Absent) => true,
            (Part::Name(left), Part::Name(right)) => self.names(left, right),
            (Part::Word(left), Part::Word(right)) => self.words(left, right),
            (Part::Number(left), Part::Number(right)) => left == right,
            (Part::Literal(left), Part::Literal(right)) => self.literals(left, right),
            (Part::String(left), Part::String(right)) => self.strings(left, right),
            (Part::Token(left), Part::Token(right)) => self.is_one_program && left == right,
            _ => false,
        }
    }

    /// Whether two declarations in blocks are equal: kind, name, type and initializer.
    fn declarations(&mut self, left: EntityId, right: EntityId) -> bool {
        let (one, other) = (self.left.program, self.right.program);
        let (a, b) = (&one.entities[left], &other.entities[right]);
        if !self.names(a.name, b.name) {
            return false;
        }
        let is_equal = match (a.kind, b.kind) {
            (EntityKind::Variable(left), EntityKind::Variable(right)) => {
                let (left, right) = (&one.variables[left], &other.variables[right]);
                left.storage == right.storage
                    && self.types(left.ty, right.ty)
                    && match (left.initializer, right.initializer) {
                        (Some(left), Some(right)) => self.nested(|inner| inner.expressions(left, right)),
                        (None, None) => true,
                        _ => false,
                    }
            }
            _ => return self.entities(left, right),
        };
        if is_equal {
            self.declared.insert(left, right);
        }
        is_equal
    }
}

fn parts(list: impl FnOnce(&mut dyn FnMut(Part))) -> Vec<Part> {
    let mut found = Vec::new();
    list(&mut |part| found.push(part));
    found
}

/// Hashes entries by their structure: equal entries have equal hashes, in whatever programs they are.
pub struct StructuralHasher<'a> {
    of: Named<'a>,
    state: FxHasher,
    depth: u32,
}

impl<'a> StructuralHasher<'a> {
    fn new(of: Named<'a>) -> Self {
        Self { of, state: FxHasher::default(), depth: 0 }
    }

    /// The hash of a type.
    pub fn of_type(of: Named<'a>, ty: TypeId) -> u64 {
        let mut hasher = Self::new(of);
        hasher.ty(ty);
        hasher.state.finish()
    }

    /// The hash of an expression.
    pub fn of_expression(of: Named<'a>, expression: ExpressionId) -> u64 {
        let mut hasher = Self::new(of);
        hasher.expression(expression);
        hasher.state.finish()
    }

    /// The hash of a value.
    pub fn of_value(of: Named<'a>, value: &Value) -> u64 {
        let mut hasher = Self::new(of);
        hasher.value(value);
        hasher.state.finish()
    }

    /// The hash of a template: of its kind, and of the number and kinds of its parameters.
    pub fn of_template(of: Named<'a>, template: TemplateId) -> u64 {
        let mut hasher = Self::new(of);
        let entry = &of.program.templates[template];
        (entry.kind as u8, entry.depth, entry.head.parameters.len()).hash(&mut hasher.state);
        for parameter in &entry.head.parameters {
            parameter.is_pack.hash(&mut hasher.state);
            if let TemplateParameterKind::Value(ty) = parameter.kind {
                hasher.ty(ty);
            }
        }
        hasher.state.finish()
    }

    fn nested(&mut self, hash: impl FnOnce(&mut Self)) {
        if self.depth < MAXIMUM_DEPTH {
            self.depth += 1;
            stacker::maybe_grow(64 << 10, 1 << 20, || hash(self));
            self.depth -= 1;
        }
    }

    fn ty(&mut self, ty: TypeId) {
        let program = self.of.program;
        let ty = program.written(program.canonical(ty));
        std::mem::discriminant(&ty).hash(&mut self.state);
        let parts = parts(|f| program.type_parts(ty, f));
        self.nested(|inner| parts.iter().for_each(|&part| inner.part(part)));
    }

    fn expression(&mut self, expression: ExpressionId) {
        let program = self.of.program;
        let Some(entry) = program.expressions.get(expression) else { return };
        std::mem::discriminant(&entry.kind).hash(&mut self.state);
        self.ty(entry.ty);
        let parts = parts(|f| program.expression_parts(entry.kind, f));
        self.nested(|inner| parts.iter().for_each(|&part| inner.part(part)));
    }

    fn value(&mut self, value: &Value) {
        let value = value.clone().normalized();
        let parts = parts(|f| self.of.program.value_parts(&value, f));
        self.nested(|inner| parts.iter().for_each(|&part| inner.part(part)));
    }

    fn name(&mut self, name: Name) {
        match name.any_symbol() {
            Some(symbol) => self.of.names.text(symbol).hash(&mut self.state),
            None => name.number().hash(&mut self.state),
        }
    }

    fn part(&mut self, part: Part) {
        match part {
            Part::Expression(expression) => self.expression(expression),
            Part::Type(ty) => self.ty(ty),
            Part::Arguments(list) => {
                let program = self.of.program;
                for &argument in program.arguments(list) {
                    std::mem::discriminant(&argument).hash(&mut self.state);
                    let parts = parts(|f| program.argument_parts(argument, f));
                    self.nested(|inner| parts.iter().for_each(|&part| inner.part(part)));
                }
            }
            Part::Constant(constant) => self.value(self.of.program.constant(constant)),
            // Names say enough; parameters have positions in place of names.
            Part::Entity(entity) => {
                let entry = &self.of.program.entities[entity];
                if !matches!(entry.kind, EntityKind::TypeParameter(_) | EntityKind::ValueParameter(_)) {
                    self.name(entry.name);
                }
            }
            Part::Name(name) => self.name(name),
            Part::Word(word) => self.of.names.text(word).hash(&mut self.state),
            Part::Number(number) => number.hash(&mut self.state),
            Part::Literal(literal) => {
                let literal = self.of.program.literals.get(literal);
                (literal.value.integer(), literal.is_floating()).hash(&mut self.state);
            }
            Part::String(literal) => {
                let units = &self.of.program.literals.string(literal).units;
                (0..units.len()).for_each(|index| units.get(index).hash(&mut self.state));
            }
            Part::Statement(_)
            | Part::Lambda(_)
            | Part::Declared(_)
            | Part::Scope(_)
            | Part::Token(_)
            | Part::Absent => {
                std::mem::discriminant(&part).hash(&mut self.state);
            }
        }
    }
}

impl Program {
    /// Depth and index of a template parameter that is a value.
    fn parameter_position(&self, entity: EntityId) -> Option<(u16, u16)> {
        self.templates.values().find_map(|template| {
            let index = template.head.parameters.iter().position(|parameter| parameter.entity == entity)?;
            Some((template.depth, u16::try_from(index).ok()?))
        })
    }
}
