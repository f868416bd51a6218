//! How much of a unit was decided: *unknown* is accepted without a report, so it is counted, with what it came from. Only
//! code outside of the patterns of templates counts, and instances: what depends on template parameters is not unknown.

use crate::Sema;
use crate::gap::{self, Gap};
use cufe_base::Position;
use cufe_il::{Expression, ExpressionFlags, ExpressionId, ExpressionKind, Program, ScopeKind, TypeId};
use rustc_hash::FxHashMap;

/// Of one kind of thing, how many there are and how many of them nothing is known of.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    /// All.
    pub total: u64,
    /// Those that are unknown.
    pub unknown: u64,
}

impl Count {
    fn add(&mut self, is_unknown: bool) {
        self.total += 1;
        self.unknown += u64::from(is_unknown);
    }
}

/// Where unknown arises: an expression without a known type whose operands have one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The kind of expression or construct.
    pub reason: &'static str,
    /// How often.
    pub count: u64,
    /// Where first.
    pub first: Position,
}

/// A condition of a `static_assert` that nobody could decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undecided {
    /// Where it begins.
    pub position: Position,
    /// What could not be known while it was asked, in that order.
    pub gaps: Vec<Gap>,
}

/// Where the condition of a `static_assert` begins ([`Sema::count_static_assert`]).
#[derive(Clone, Copy, Debug)]
pub struct Question(usize);

/// What was decided in a unit.
#[derive(Clone, Default, Debug)]
pub struct Statistics {
    /// Expressions.
    pub expressions: Count,
    /// Calls and constructions.
    pub calls: Count,
    /// Types named in specifiers.
    pub types: Count,
    /// Conditions of `static_assert`.
    pub static_asserts: Count,
    /// Those that are unknown, in their order.
    pub undecided: Vec<Undecided>,
    /// Bodies of functions that code uses were not read, because there are too many of them. Noted without being asked for.
    pub has_unread_functions: bool,
    origins: FxHashMap<&'static str, (u64, Position)>,
}

impl Statistics {
    /// Where unknown arises, the most frequent first.
    pub fn origins(&self) -> Vec<Origin> {
        let rows = self.origins.iter();
        let mut origins: Vec<_> = rows.map(|(&reason, &(count, first))| Origin { reason, count, first }).collect();
        origins.sort_by_key(|origin| (std::cmp::Reverse(origin.count), origin.reason));
        origins
    }

    /// Whether everything was decided, and all that code uses was read: of a unit that was analysed with statistics.
    pub fn is_complete(&self) -> bool {
        let counts = [self.expressions, self.calls, self.types, self.static_asserts];
        counts.iter().all(|count| count.unknown == 0) && !self.has_unread_functions
    }

    fn arises(&mut self, reason: &'static str, position: Position) {
        self.origins.entry(reason).or_insert((0, position)).0 += 1;
    }
}

impl Sema<'_> {
    /// What was counted so far, before something is tried that may turn out to be ill-formed.
    pub fn counted(&self) -> Option<Statistics> {
        self.options.statistics.then(|| self.statistics.clone())
    }

    /// Forgets what was counted in something that is ill-formed: that it has no type is an answer.
    pub fn forget_counted_since(&mut self, before: Option<Statistics>) {
        if let Some(before) = before {
            self.statistics = before;
        }
    }

    /// Counts an expression that is being built.
    pub(crate) fn count_expression(&mut self, kind: ExpressionKind, ty: TypeId, flags: ExpressionFlags, first: u32) {
        if !self.options.statistics || self.context.speculating > 0 {
            return;
        }
        let is_call = matches!(kind, ExpressionKind::Call { .. } | ExpressionKind::Construct { .. });
        let is_unknown = ty == Program::UNKNOWN && self.has_type(kind) && !self.may_depend(flags);
        self.statistics.expressions.add(is_unknown);
        if is_call {
            self.statistics.calls.add(is_unknown);
        }
        if is_unknown && !self.has_unknown_operand(kind) {
            let position = self.position(first);
            self.statistics.arises(reason(kind), position);
            gap::note_gap(Gap::Expression(reason(kind), first));
        }
    }

    /// Counts a type that specifiers name.
    pub fn count_type(&mut self, ty: TypeId, first: u32) {
        if !self.options.statistics || self.context.speculating > 0 {
            return;
        }
        let is_unknown = ty == Program::UNKNOWN && !self.may_depend(ExpressionFlags::empty());
        self.statistics.types.add(is_unknown);
        if is_unknown {
            let position = self.position(first);
            self.statistics.arises("named type", position);
        }
    }

    /// Before the condition of a `static_assert` is read.
    pub fn begin_static_assert(&self) -> Question {
        Question(gap::mark())
    }

    /// Counts the condition of a `static_assert`; `is_decided` where its value is known or it was reported.
    pub fn count_static_assert(&mut self, question: Question, condition: ExpressionId, is_decided: bool) {
        if !self.options.statistics {
            return;
        }
        let gaps = gap::take_since(question.0);
        let entry = self.expression(condition);
        // Outside of templates nothing depends on anything: an operand that is said to is one of unknown type.
        let may_depend = self.may_depend(ExpressionFlags::empty()) || self.is_in_function_with_placeholders();
        let is_unknown = !is_decided && !may_depend;
        self.statistics.static_asserts.add(is_unknown);
        if is_unknown {
            let position = self.position(entry.first);
            self.statistics.arises("condition of static_assert", position);
            self.statistics.undecided.push(Undecided { position, gaps });
        }
    }

    /// Whether something depends on template parameters, or may: it stands in the pattern of a template.
    fn may_depend(&self, flags: ExpressionFlags) -> bool {
        let dependent =
            ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT | ExpressionFlags::UNEXPANDED;
        flags.intersects(dependent) || self.is_in_pattern() || self.is_in_unbound_template()
    }

    /// Whether the current place is in a template of an instance whose own parameters stand for nothing.
    fn is_in_unbound_template(&self) -> bool {
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            if !self.instances.bound_scopes.contains(&scope) && self.is_scope_of_parameters(scope) {
                return true;
            }
            next = entry.parent;
        }
        false
    }

    /// Whether the current place is in a function template whose head is implied by the placeholders among its parameters.
    fn is_in_function_with_placeholders(&self) -> bool {
        let mut next = Some(self.context.scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            let function = match entry.kind {
                _ if self.instances.bound_scopes.contains(&scope) => return false,
                ScopeKind::FunctionParameters => entry.entity.and_then(|entity| self.program.function_of(entity)),
                ScopeKind::Lambda => {
                    let lambda = self.program.lambdas.iter().find(|lambda| lambda.scope == scope);
                    lambda.and_then(|lambda| lambda.call_operator)
                }
                _ => None,
            };
            if function.is_some_and(|function| self.program.invented_types.contains_key(&function)) {
                return true;
            }
            next = entry.parent;
        }
        false
    }

    fn has_unknown_operand(&self, kind: ExpressionKind) -> bool {
        let is_unknown = |entry: &Expression| entry.ty == Program::UNKNOWN && self.has_type(entry.kind);
        self.program
            .operands_of(kind)
            .iter()
            .any(|&operand| self.program.expressions.get(operand).is_some_and(is_unknown))
    }

    /// Whether an expression of a kind is to have a type: lists, and names of overloaded functions and of function templates,
    /// members or not, have none.
    fn has_type(&self, kind: ExpressionKind) -> bool {
        match kind {
            ExpressionKind::InitializerList(_)
            | ExpressionKind::ParenthesizedList(_)
            | ExpressionKind::Designated { .. }
            | ExpressionKind::Overloads { .. }
            | ExpressionKind::UnresolvedName { .. }
            | ExpressionKind::PackExpansion(_)
            | ExpressionKind::Type => false,
            ExpressionKind::Name { entity, .. } => {
                !self.program.entities[entity].kind.is_template() || !self.only_functions(&[entity])
            }
            ExpressionKind::Member { member, .. } => !self.only_functions(&[member]),
            _ => !self.is_set_of_functions(kind),
        }
    }
}

/// What the unknown type of an expression is told to come from.
fn reason(kind: ExpressionKind) -> &'static str {
    use ExpressionKind as E;
    match kind {
        E::Unknown => "expression not understood",
        E::Name { .. } => "named entity",
        E::DependentName { .. } => "name in an unknown class",
        E::Member { .. } => "named member",
        E::DependentMember { .. } => "member of an unknown class",
        E::Call { .. } => "call",
        E::Launch { .. } => "kernel launch",
        E::Subscript { .. } => "subscript",
        E::Unary { .. } => "unary operator",
        E::Binary { .. } => "binary operator",
        E::MemberPointerAccess { .. } => "access by a pointer to member",
        E::Conditional { .. } => "conditional operator",
        E::Cast { .. } => "cast",
        E::Construct { .. } => "construction",
        E::Lambda(_) => "lambda",
        E::This => "this",
        _ => "other expression",
    }
}
