//! Questions that readers of the program ask often, by their names.

use crate::constant::Value;
use crate::walk::{Next, Node, Walker};
use crate::*;

/// A call in the body of a function, written or implied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// The expression that calls; none where a declaration does, which calls a constructor.
    pub expression: Option<ExpressionId>,
    /// What is called; of a call of a template's instance the function of the template.
    pub function: FunctionId,
    /// It launches a kernel.
    pub is_launch: bool,
}

impl Program {
    // ---- functions ----

    /// The kernels that are declared, those that templates make included, in the order of their declarations.
    pub fn kernels(&self) -> impl Iterator<Item = FunctionId> {
        let is_kernel = |entry: &(FunctionId, &Function)| {
            entry.1.space.is_kernel() && entry.1.specialized.is_none_or(|_| entry.1.definition.is_some())
        };
        self.functions.iter().filter(is_kernel).map(|(id, _)| id)
    }

    /// Whether a function is an instance that a template makes, and no function or specialization that is written.
    pub fn is_made_by_template(&self, function: FunctionId) -> bool {
        let entry = &self.functions[function];
        entry.specialized.is_some() && !entry.flags.contains(FunctionFlags::SPECIALIZATION)
    }

    /// The functions with a body in the program, in the order in which the functions were declared.
    pub fn functions_with_bodies(&self) -> impl Iterator<Item = FunctionId> {
        self.functions.ids().filter(|&function| self.body_of(function).is_some())
    }

    /// The definition of a function as it is written.
    pub fn definition_of(&self, function: FunctionId) -> Option<&FunctionDeclaration> {
        self.function_declarations.get(self.functions[function].definition?)
    }

    /// The body of a function, where it was read.
    pub fn body_of(&self, function: FunctionId) -> Option<StatementId> {
        self.definition_of(function)?.statement
    }

    /// The parameters of a function as its definition, or else its first declaration, declares them.
    pub fn parameters_of(&self, function: FunctionId) -> &[ParameterDeclaration] {
        let entry = &self.functions[function];
        let declaration = entry.definition.or(entry.first_declaration);
        declaration.and_then(|id| self.function_declarations.get(id)).map_or(&[], |it| &it.parameter_list)
    }

    /// The result type of a function.
    pub fn result_of(&self, function: FunctionId) -> Option<TypeId> {
        self.as_function(self.functions[function].ty).map(|ty| ty.result)
    }

    /// The calls in the body of a function, in the order of the text: those of functions, constructors and operators whose
    /// meaning is known; what ends lives is told by [`Program::implied`]. Bodies of lambdas are looked into.
    pub fn calls_of(&self, function: FunctionId) -> Vec<Call> {
        let Some(declaration) = self.definition_of(function) else { return Vec::new() };
        let walker = Walker::new(self);
        let mut calls = Vec::new();
        let values = declaration.member_initializers.iter().map(|initializer| self.as_used(initializer.value));
        let roots = values.map(Node::Expression);
        let handlers = declaration.statement.and_then(|body| self.function_handlers.get(&body));
        let handlers = handlers.into_iter().flatten().map(|&handler| Node::Statement(handler));
        for root in roots.chain(declaration.statement.map(Node::Statement)).chain(handlers) {
            self.calls_in(&walker, root, &mut calls);
        }
        calls
    }

    /// The calls inside of an entry, in the order of the text.
    pub fn calls_in(&self, walker: &Walker<'_>, root: Node, calls: &mut Vec<Call>) {
        walker.walk(root, &mut |node| {
            match node {
                Node::Expression(expression) => {
                    let is_launch = matches!(self.expressions[expression].kind, ExpressionKind::Launch { .. });
                    // What converts an operand is told by the conversion, where that is a part of the program.
                    let converted = self.converted.get(&expression).copied();
                    let converted = converted.filter(|_| !self.implied.conversions.contains_key(&expression));
                    let implied = self.called.get(&expression).copied().into_iter().chain(converted);
                    let called = self.callee_of(expression).into_iter().chain(implied);
                    calls.extend(called.map(|function| Call { expression: Some(expression), function, is_launch }));
                }
                Node::Entity(entity) => {
                    let variable = self.variable_of(entity);
                    let constructor = variable.and_then(|variable| {
                        let objects = self.objects.get(&variable).and_then(|object| object.constructor);
                        self.constructed.get(&variable).copied().or(objects)
                    });
                    // So it is with what makes the variable of its initializer.
                    let made = variable.and_then(|variable| self.variables[variable].initializer);
                    let made = made.and_then(|initializer| self.called.get(&self.as_used(initializer)).copied());
                    let constructor = constructor.filter(|_| made != constructor);
                    calls.extend(constructor.map(|function| Call { expression: None, function, is_launch: false }));
                }
                _ => {}
            }
            Next::Inside
        });
    }

    /// The function that a call or launch names.
    pub fn callee_of(&self, call: ExpressionId) -> Option<FunctionId> {
        let (ExpressionKind::Call { mut callee, .. } | ExpressionKind::Launch { mut callee, .. }) =
            self.expressions.get(call)?.kind
        else {
            return None;
        };
        loop {
            match self.expressions.get(callee)?.kind {
                ExpressionKind::Parenthesized(inner) if inner != callee => callee = inner,
                ExpressionKind::Name { entity, .. } | ExpressionKind::Member { member: entity, .. } => {
                    return self.function_of(entity);
                }
                _ => return None,
            }
        }
    }

    /// The condition of a selection or loop: an expression or a declaration; none where it is left out.
    pub fn condition_of(&self, statement: StatementId) -> Option<StatementId> {
        use StatementKind as S;
        let kind = self.statements.get(statement)?.kind;
        let condition = match (kind, self.statements_in(&kind)) {
            (S::If { has_else: true, .. }, &[.., condition, _, _])
            | (S::If { has_else: false, .. } | S::Switch(_), &[.., condition, _])
            | (S::While(_), &[condition, _])
            | (S::Do(_), &[_, condition])
            | (S::For(_), &[_, condition, _, _]) => condition,
            _ => return None,
        };
        let is_absent = matches!(self.statements.get(condition)?.kind, S::Empty);
        (!is_absent).then_some(condition)
    }

    // ---- classes ----

    /// The bases of a class that are classes, with how they are written.
    pub fn base_classes(&self, class: ClassId) -> impl Iterator<Item = (ClassId, &Base)> {
        self.classes[class].bases.iter().filter_map(|base| Some((self.class_of(base.ty)?, base)))
    }

    /// The member functions of a class, those that templates make included, in the order of their declarations.
    pub fn member_functions(&self, class: ClassId) -> impl Iterator<Item = FunctionId> {
        self.classes[class].functions.iter().filter_map(|&entity| self.function_of(entity))
    }

    /// The data members of a class that have names, in order.
    pub fn fields(&self, class: ClassId) -> impl Iterator<Item = VariableId> {
        self.classes[class].data_members.iter().filter_map(|member| member.variable)
    }

    // ---- expressions ----

    /// The configuration of a launch and its arguments.
    pub fn launch_operands(&self, launch: ExpressionId) -> Option<(&[ExpressionId], &[ExpressionId])> {
        match self.expressions.get(launch)?.kind {
            ExpressionKind::Launch { operands, configuration, .. } => {
                let operands = self.expression_list(operands);
                operands.split_at_checked(usize::from(configuration))
            }
            _ => None,
        }
    }

    /// The value of a literal, or of another expression that has one, of a program that is complete.
    pub fn literal_value(&self, expression: ExpressionId) -> Option<&Value> {
        self.values.get(&expression)
    }

    /// The string that a string literal is.
    pub fn string_value(&self, expression: ExpressionId) -> Option<&StringLiteral> {
        match self.expressions.get(expression)?.kind {
            ExpressionKind::String(literal) => Some(self.literals.string(literal)),
            _ => None,
        }
    }
}
