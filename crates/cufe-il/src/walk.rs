//! Walks through the program: every entry once, its parts in the order of the text.
//!
//! What an entry is made of is known in [`crate::parts`] only. A walk has a stack of its own: no depth of nesting is too deep.

use crate::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// An entry of the program, of the kinds that a walk visits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Node {
    /// A declaration: what [`EntityKind`] names.
    Entity(EntityId),
    /// A statement.
    Statement(StatementId),
    /// An expression.
    Expression(ExpressionId),
    /// A lambda: index in [`Program::lambdas`].
    Lambda(u32),
    /// A type.
    Type(TypeId),
    /// A list of template arguments.
    Arguments(ArgumentsId),
    /// An interned value.
    Constant(ConstantId),
}

/// How an entry belongs to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// It stands inside of it in the text.
    Part,
    /// It is mentioned there: a type, what a name means, what is called.
    Mention,
}

/// Where a walk goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Inside of the entry.
    Inside,
    /// Behind it.
    Past,
    /// Nowhere: the walk ends.
    Stop,
}

/// What is done with the entries of a walk. A function that takes a node is one that does nothing on the way back.
pub trait Visitor {
    /// Before the entries inside of one.
    fn enter(&mut self, node: Node) -> Next;

    /// Behind them; also of an entry that was passed.
    fn leave(&mut self, _node: Node) {}
}

impl<F: FnMut(Node) -> Next> Visitor for F {
    fn enter(&mut self, node: Node) -> Next {
        self(node)
    }
}

/// Walks through one program.
pub struct Walker<'a> {
    program: &'a Program,
    members: FxHashMap<ScopeId, Vec<EntityId>>,
}

impl<'a> Walker<'a> {
    /// For any number of walks.
    pub fn new(program: &'a Program) -> Self {
        let mut members: FxHashMap<ScopeId, Vec<EntityId>> = FxHashMap::default();
        for (id, entity) in program.entities.iter() {
            // A pattern belongs to its template, a class's own name to the class.
            if entity.template.is_none() && !entity.flags.contains(EntityFlags::INJECTED) {
                members.entry(entity.scope).or_default().push(id);
            }
        }
        Self { program, members }
    }

    /// The entities that are declared in a scope, in the order in which they were declared.
    pub fn members(&self, scope: ScopeId) -> &[EntityId] {
        self.members.get(&scope).map_or(&[], Vec::as_slice)
    }

    /// Visits an entry and all that stands inside of it.
    pub fn walk(&self, root: Node, visitor: &mut impl Visitor) {
        self.walk_along(root, |relation| relation == Relation::Part, visitor);
    }

    /// Visits an entry and everything that can be reached from it.
    pub fn walk_all(&self, root: Node, visitor: &mut impl Visitor) {
        self.walk_along(root, |_| true, visitor);
    }

    fn walk_along(&self, root: Node, follows: impl Fn(Relation) -> bool, visitor: &mut impl Visitor) {
        enum Step {
            Enter(Node),
            Leave(Node),
        }
        let mut seen = FxHashSet::default();
        let mut open = vec![Step::Enter(root)];
        while let Some(step) = open.pop() {
            let node = match step {
                Step::Leave(node) => {
                    visitor.leave(node);
                    continue;
                }
                Step::Enter(node) if !seen.insert(node) => continue,
                Step::Enter(node) => node,
            };
            match visitor.enter(node) {
                Next::Stop => return,
                Next::Past => visitor.leave(node),
                Next::Inside => {
                    open.push(Step::Leave(node));
                    let from = open.len();
                    self.children(node, &mut |relation, child| {
                        if follows(relation) {
                            open.push(Step::Enter(child));
                        }
                    });
                    open[from..].reverse();
                }
            }
        }
    }

    /// The entries that an entry is made of and mentions, in the order of the text.
    pub fn children(&self, node: Node, f: &mut impl FnMut(Relation, Node)) {
        match node {
            Node::Entity(entity) => self.of_entity(entity, f),
            Node::Statement(statement) => {
                let Some(entry) = self.program.statements.get(statement) else { return };
                self.program.statement_parts(entry.kind, &mut |part| self.child(part, f));
                let ends = [LifeEnd::Iteration(statement), LifeEnd::Jump(statement), LifeEnd::Behind(statement)];
                ends.into_iter().for_each(|end| self.ends_of_lives(end, f));
            }
            Node::Expression(expression) => self.of_expression(expression, f),
            Node::Lambda(index) => self.of_lambda(index, f),
            Node::Type(ty) => self.program.type_parts(self.program.written(ty), &mut |part| mention(part, f)),
            Node::Arguments(list) => {
                for &argument in self.program.arguments(list) {
                    self.program.argument_parts(argument, &mut |part| mention(part, f));
                }
            }
            Node::Constant(constant) => {
                self.program.value_parts(self.program.constant(constant), &mut |part| mention(part, f));
            }
        }
    }

    fn of_expression(&self, expression: ExpressionId, f: &mut impl FnMut(Relation, Node)) {
        let program = self.program;
        let Some(entry) = program.expressions.get(expression) else { return };
        f(Relation::Mention, Node::Type(entry.ty));
        if let Some(&this) = program.implied.objects.get(&expression) {
            f(Relation::Part, self.used(this));
        }
        match entry.kind {
            // Its operand is what was written, or another conversion: the outermost one was met before.
            ExpressionKind::Conversion { operand, .. } => f(Relation::Part, Node::Expression(operand)),
            kind => program.expression_parts(kind, &mut |part| self.child(part, f)),
        }
        for function in program.implied_functions(expression) {
            f(Relation::Mention, Node::Entity(program.functions[function].entity));
        }
        let implied = program.whole_lists.get(&expression).into_iter().chain(program.literal_operands.get(&expression));
        implied.for_each(|&operand| f(Relation::Part, self.used(operand)));
        self.ends_of_lives(LifeEnd::FullExpression(expression), f);
    }

    /// An expression with the conversions that its place asks for.
    fn used(&self, expression: ExpressionId) -> Node {
        Node::Expression(self.program.as_used(expression))
    }

    /// The destructors that are called somewhere.
    fn ends_of_lives(&self, end: LifeEnd, f: &mut impl FnMut(Relation, Node)) {
        for ended in self.program.implied.ends_of_lives.get(&end).into_iter().flatten() {
            f(Relation::Mention, Node::Entity(self.program.functions[ended.destructor].entity));
        }
    }

    /// A part of an expression or statement.
    fn child(&self, part: Part, f: &mut impl FnMut(Relation, Node)) {
        match part {
            Part::Expression(expression) => f(Relation::Part, self.used(expression)),
            Part::Statement(statement) => f(Relation::Part, Node::Statement(statement)),
            Part::Lambda(index) => f(Relation::Part, Node::Lambda(index)),
            Part::Declared(entity) => f(Relation::Part, Node::Entity(entity)),
            other => mention(other, f),
        }
    }

    fn of_lambda(&self, index: u32, f: &mut impl FnMut(Relation, Node)) {
        let Some(lambda) = self.program.lambdas.get(index as usize) else { return };
        for capture in &lambda.captures {
            match capture.initializer {
                Some(initializer) => {
                    capture.entity.into_iter().for_each(|entity| f(Relation::Part, Node::Entity(entity)));
                    f(Relation::Part, self.used(initializer));
                }
                None => capture.entity.into_iter().for_each(|entity| f(Relation::Mention, Node::Entity(entity))),
            }
        }
        f(Relation::Part, Node::Entity(lambda.closure));
        self.parameters(&lambda.parameter_list, f);
        lambda.statement.into_iter().for_each(|body| f(Relation::Part, Node::Statement(body)));
    }

    fn parameters(&self, list: &[ParameterDeclaration], f: &mut impl FnMut(Relation, Node)) {
        for parameter in list {
            f(Relation::Part, Node::Entity(self.program.variables[parameter.variable].entity));
        }
    }

    fn of_entity(&self, id: EntityId, f: &mut impl FnMut(Relation, Node)) {
        let program = self.program;
        let Some(entity) = program.entities.get(id) else { return };
        match entity.kind {
            EntityKind::Namespace(namespace) => self.scope(program.namespaces[namespace].scope, f),
            EntityKind::NamespaceAlias(target) => f(Relation::Mention, Node::Entity(program.namespaces[target].entity)),
            EntityKind::Class(class) => self.of_class(class, f),
            EntityKind::Enum(id) => {
                let entry = &program.enums[id];
                entry.underlying.into_iter().for_each(|ty| f(Relation::Mention, Node::Type(ty)));
                entry.enumerators.iter().for_each(|&(enumerator, _)| f(Relation::Part, Node::Entity(enumerator)));
            }
            EntityKind::Variable(variable) | EntityKind::Field(variable) | EntityKind::ValueParameter(variable) => {
                let entry = &program.variables[variable];
                f(Relation::Mention, Node::Type(entry.ty));
                entry.initializer.into_iter().for_each(|it| f(Relation::Part, self.used(it)));
                let constructor = program.constructed.get(&variable);
                constructor
                    .into_iter()
                    .for_each(|&it| f(Relation::Mention, Node::Entity(program.functions[it].entity)));
            }
            EntityKind::Function(function) => self.of_function(function, id, f),
            EntityKind::Typedef(ty) | EntityKind::TypeParameter(ty) => f(Relation::Mention, Node::Type(ty)),
            EntityKind::Template(template) => self.of_template(template, f),
            EntityKind::Using(using) => {
                program.usings[using].targets.iter().for_each(|&target| f(Relation::Mention, Node::Entity(target)));
            }
            EntityKind::Enumerator(_) | EntityKind::Label => {}
        }
    }

    fn scope(&self, scope: ScopeId, f: &mut impl FnMut(Relation, Node)) {
        self.members(scope).iter().for_each(|&member| f(Relation::Part, Node::Entity(member)));
    }

    fn of_class(&self, class: ClassId, f: &mut impl FnMut(Relation, Node)) {
        let entry = &self.program.classes[class];
        entry.arguments.into_iter().for_each(|list| f(Relation::Mention, Node::Arguments(list)));
        entry.bases.iter().for_each(|base| f(Relation::Mention, Node::Type(base.ty)));
        entry.scope.into_iter().for_each(|scope| self.scope(scope, f));
        for member in &entry.data_members {
            member.width.into_iter().for_each(|width| f(Relation::Part, self.used(width)));
        }
        for friend in &entry.friends {
            match *friend {
                Friend::Type(ty) => f(Relation::Mention, Node::Type(ty)),
                Friend::Entity(entity) => f(Relation::Mention, Node::Entity(entity)),
            }
        }
    }

    fn of_function(&self, function: FunctionId, entity: EntityId, f: &mut impl FnMut(Relation, Node)) {
        let program = self.program;
        let entry = &program.functions[function];
        f(Relation::Mention, Node::Type(entry.ty));
        entry.arguments.into_iter().for_each(|list| f(Relation::Mention, Node::Arguments(list)));
        self.parameters(program.parameters_of(function), f);
        let conditions = program.constraints.get(&entity).into_iter().chain(program.explicit_conditions.get(&function));
        conditions.for_each(|&condition| f(Relation::Part, self.used(condition)));
        let Some(definition) = program.definition_of(function) else { return };
        for initializer in &definition.member_initializers {
            match initializer.member {
                InitializedMember::Field(field) => f(Relation::Mention, Node::Entity(field)),
                InitializedMember::Type(ty) => f(Relation::Mention, Node::Type(ty)),
                InitializedMember::Unknown => {}
            }
            f(Relation::Part, self.used(initializer.value));
        }
        let Some(body) = definition.statement else { return };
        f(Relation::Part, Node::Statement(body));
        let handlers = program.function_handlers.get(&body).into_iter().flatten();
        handlers.for_each(|&handler| f(Relation::Part, Node::Statement(handler)));
    }

    fn of_template(&self, template: TemplateId, f: &mut impl FnMut(Relation, Node)) {
        let entry = &self.program.templates[template];
        for parameter in &entry.head.parameters {
            f(Relation::Part, Node::Entity(parameter.entity));
            if let Some(default) = parameter.default {
                self.program.argument_parts(default, &mut |part| mention(part, f));
            }
        }
        entry.head.requires.into_iter().for_each(|condition| f(Relation::Part, self.used(condition)));
        entry.pattern.into_iter().for_each(|pattern| f(Relation::Part, Node::Entity(pattern)));
        entry.specializations.iter().for_each(|&one| f(Relation::Part, Node::Entity(one)));
    }
}

/// A part of what is shared: types, arguments, values.
fn mention(part: Part, f: &mut impl FnMut(Relation, Node)) {
    match part {
        Part::Type(ty) => f(Relation::Mention, Node::Type(ty)),
        Part::Arguments(list) => f(Relation::Mention, Node::Arguments(list)),
        Part::Constant(constant) => f(Relation::Mention, Node::Constant(constant)),
        Part::Entity(entity) | Part::Declared(entity) => f(Relation::Mention, Node::Entity(entity)),
        Part::Expression(expression) => f(Relation::Mention, Node::Expression(expression)),
        Part::Statement(statement) => f(Relation::Mention, Node::Statement(statement)),
        Part::Lambda(index) => f(Relation::Mention, Node::Lambda(index)),
        Part::Scope(_)
        | Part::Name(_)
        | Part::Word(_)
        | Part::Number(_)
        | Part::Literal(_)
        | Part::String(_)
        | Part::Token(_)
        | Part::Absent => {}
    }
}
