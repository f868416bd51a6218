//! What is part of the program: expressions that reading ahead left behind are not.

use cufe_il::walk::{Next, Node, Visitor, Walker};
use cufe_il::{
    EntityId, EntityKind, ExpressionId, FunctionId, Program, StatementId, StatementKind, VariableId, WrittenKind,
};
use rustc_hash::FxHashSet;

/// A place with operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// An expression, in the body of a function.
    Expression {
        /// The expression.
        expression: ExpressionId,
        /// The function.
        function: Option<FunctionId>,
    },
    /// A statement.
    Statement {
        /// The statement.
        statement: StatementId,
        /// The innermost `switch` around it.
        switch: Option<StatementId>,
    },
}

/// All places, outer ones first.
#[derive(Debug, Default)]
pub(super) struct Live {
    /// The places.
    pub places: Vec<Place>,
    /// The functions that have bodies, those of lambdas among them.
    pub functions: Vec<FunctionId>,
    /// The variables and data members.
    pub variables: Vec<VariableId>,
}

impl Live {
    /// What can be reached from the global namespace, and the instances that no list of specializations names.
    pub(super) fn of(program: &Program) -> Self {
        let (live, seen) = (Self::default(), FxHashSet::default());
        let mut finder = Finder { program, live, seen, functions: Vec::new(), switches: Vec::new() };
        let walker = Walker::new(program);
        for &entity in walker.members(Program::GLOBAL_SCOPE) {
            walker.walk(Node::Entity(entity), &mut finder);
        }
        let functions = program.functions_with_bodies().map(|function| program.functions[function].entity);
        let initialized = program.variables.iter().filter(|(_, variable)| variable.initializer.is_some());
        for entity in functions.chain(initialized.map(|(_, variable)| variable.entity)) {
            if !finder.seen.contains(&entity) {
                walker.walk(Node::Entity(entity), &mut finder);
            }
        }
        for constant in finder.constants() {
            walker.walk(Node::Expression(constant), &mut finder);
        }
        finder.live
    }
}

struct Finder<'a> {
    program: &'a Program,
    live: Live,
    seen: FxHashSet<EntityId>,
    /// The functions around.
    functions: Vec<FunctionId>,
    /// The `switch` statements around.
    switches: Vec<StatementId>,
}

impl Finder<'_> {
    /// The constants that declarations hold: conditions of static assertions, bounds of arrays, values of enumerators.
    fn constants(&self) -> Vec<ExpressionId> {
        let program = self.program;
        let asserted = program.written.iter().filter_map(|declaration| match declaration.kind {
            WrittenKind::StaticAssertion { condition, .. } => Some(condition),
            _ => None,
        });
        let bounds = program.written_arrays.iter().filter_map(|array| array.bound);
        let mut constants: Vec<ExpressionId> =
            asserted.chain(bounds).chain(program.enumerator_values.values().copied()).collect();
        constants.sort_unstable();
        constants.dedup();
        constants
    }

    fn is_switch(&self, statement: StatementId) -> bool {
        matches!(self.program.statements[statement].kind, StatementKind::Switch(_))
    }

    fn function(&self, node: Node) -> Option<FunctionId> {
        match node {
            Node::Entity(entity) => match self.program.entities[entity].kind {
                EntityKind::Function(function) => Some(function),
                _ => None,
            },
            Node::Lambda(index) => self.program.lambdas.get(index as usize)?.call_operator,
            _ => None,
        }
    }
}

impl Visitor for Finder<'_> {
    fn enter(&mut self, node: Node) -> Next {
        if let Some(function) = self.function(node) {
            self.functions.push(function);
            self.live.functions.push(function);
        }
        match node {
            Node::Entity(entity) if !self.seen.insert(entity) => return Next::Past,
            Node::Entity(entity) => self.live.variables.extend(self.program.variable_of(entity)),
            Node::Expression(expression) => {
                let function = self.functions.last().copied();
                self.live.places.push(Place::Expression { expression, function });
            }
            Node::Statement(statement) => {
                let switch = self.switches.last().copied();
                self.live.places.push(Place::Statement { statement, switch });
                if self.is_switch(statement) {
                    self.switches.push(statement);
                }
            }
            _ => {}
        }
        Next::Inside
    }

    fn leave(&mut self, node: Node) {
        if self.function(node).is_some() {
            self.functions.pop();
        }
        if let Node::Statement(statement) = node
            && self.is_switch(statement)
        {
            self.switches.pop();
        }
    }
}
