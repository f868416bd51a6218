//! Uses of functions that stand in no body, or elsewhere than where the program names them: in default arguments and default
//! member initializers, in functions that nobody wrote, at the ends of objects' lives.
//!
//! The device compiler reports a destructor where control leaves the block of the variable, an initializer where it is
//! written, and what a function does that nobody wrote where that is used first (measured).

use crate::Sema;
use crate::cuda::InitializerUse;
use crate::function_use::{FunctionUse, FunctionUseKind};
use cufe_il::{
    DataMemberFlags, FunctionFlags, FunctionId, InitializedMember, Name, NameKind, Operator, RecordedUse,
    SpecialMembers, StatementId, StatementKind, VariableId,
};
use rustc_hash::FxHashSet;

/// The place of what a function does that nobody wrote.
pub(super) const IN_NO_TEXT: u32 = u32::MAX;

/// Which function of a part a function of the whole uses.
type Choice = fn(&SpecialMembers) -> Option<FunctionId>;

impl Sema<'_> {
    /// Records a use in a default argument or default member initializer, for the functions that the initializer is used in.
    pub(crate) fn note_use_in_initializer(&mut self, used: &FunctionUse) {
        if let Some(variable) = self.context.initialized
            && self.options.device_pass
            && self.context.unevaluated == 0
            && self.context.discarded == 0
        {
            self.cuda.initializer_uses.entry(variable).or_default().push(*used);
        }
    }

    /// Records that the code at the current place uses the default argument of a parameter or the default initializer of a
    /// member.
    pub(crate) fn note_use_of_initializer(&mut self, variable: VariableId, callee: Option<FunctionId>) {
        if self.options.device_pass
            && self.context.unevaluated == 0
            && self.context.discarded == 0
            && self.context.speculating == 0
            && let Some(user) = self.current_caller()
        {
            let before = self.program.function_uses.len();
            self.cuda.initialized_by.push(InitializerUse { user, variable, callee, before });
        }
    }

    /// The uses in initializers, by the functions that use these.
    pub(super) fn uses_in_initializers(&self, uses: &[RecordedUse]) -> Vec<RecordedUse> {
        let mut found = Vec::new();
        // Objects are made where the call is, functions are called where they are named.
        let mut add = |user: FunctionId, variable: VariableId, call: Option<u32>| {
            for used in self.cuda.initializer_uses.get(&variable).into_iter().flatten() {
                let is_object = matches!(
                    used.kind,
                    FunctionUseKind::Construction
                        | FunctionUseKind::ImplicitConstruction
                        | FunctionUseKind::Destruction
                        | FunctionUseKind::ImplicitDestruction
                );
                found.push(RecordedUse {
                    user,
                    function: used.function,
                    token: call.filter(|_| is_object).unwrap_or(used.token),
                    name: used.name,
                    is_call: used.kind != FunctionUseKind::Address,
                    is_virtual: used.is_virtual,
                    ends_life: false,
                    by_statement: false,
                });
            }
        };
        for initialized in &self.cuda.initialized_by {
            if !self.cuda.initializer_uses.contains_key(&initialized.variable) {
                continue;
            }
            let later = self.program.function_uses.get(initialized.before..).unwrap_or_default();
            let call = later
                .iter()
                .find(|used| used.user == initialized.user && Some(used.function) == initialized.callee)
                .map(|used| used.token);
            add(initialized.user, initialized.variable, call);
        }
        if self.cuda.initializer_uses.is_empty() {
            return found;
        }
        let mut seen = FxHashSet::default();
        for used in uses.iter().filter(|used| self.is_constructor(used.function)) {
            if seen.insert(used.function) {
                for member in self.members_initialized_by_default(used.function) {
                    add(used.function, member, None);
                }
            }
        }
        found
    }

    /// The members whose default initializers a constructor uses.
    fn members_initialized_by_default(&self, constructor: FunctionId) -> Vec<VariableId> {
        let Some(class) = self.class_of_member(constructor) else { return Vec::new() };
        let takes_nothing =
            self.program.as_function(self.program.functions[constructor].ty).is_some_and(|ty| ty.parameters.is_empty());
        let written = match self.program.definition_of(constructor) {
            Some(definition) => &definition.member_initializers[..],
            None if self.is_supplied(constructor) && takes_nothing => &[],
            None => return Vec::new(),
        };
        let is_delegating = written.iter().any(|initializer| match initializer.member {
            InitializedMember::Type(ty) => self.program.class_of(ty) == Some(class),
            _ => false,
        });
        let members = self.program.classes[class].data_members.iter();
        let members = members.filter(|member| member.flags.contains(DataMemberFlags::INITIALIZED) && !is_delegating);
        let is_written = |variable: VariableId| {
            written.iter().any(|initializer| match initializer.member {
                InitializedMember::Field(entity) => self.program.variable_of(entity) == Some(variable),
                _ => false,
            })
        };
        members.filter_map(|member| member.variable).filter(|&variable| !is_written(variable)).collect()
    }

    /// Whether nobody wrote what a function does.
    pub(super) fn is_supplied(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            && !flags.contains(FunctionFlags::DELETED)
            && self.has_implicit_space(function)
    }

    /// Adds what functions that nobody wrote use, where device code uses them.
    pub(super) fn add_uses_of_supplied(&mut self, uses: &mut Vec<RecordedUse>) {
        let mut supplied: FxHashSet<FunctionId> = FxHashSet::default();
        let mut index = 0;
        while let Some(&used) = uses.get(index) {
            index += 1;
            let is_device_code = self.is_on_device(used.user) || supplied.contains(&used.user);
            if used.is_call
                && is_device_code
                && !used.is_virtual
                && self.is_supplied(used.function)
                && supplied.insert(used.function)
            {
                for function in self.functions_of_parts(used.function) {
                    uses.push(RecordedUse {
                        user: used.function,
                        function,
                        token: IN_NO_TEXT,
                        name: IN_NO_TEXT,
                        ..used
                    });
                }
            }
        }
        // Such a function runs where those do that call it: what host code calls, too, is on both sides.
        let runs_on_host = |sema: &Self, user: FunctionId, known: &FxHashSet<FunctionId>| {
            let space = sema.program.functions[user].space;
            match sema.is_supplied(user) {
                true => known.contains(&user),
                false => !space.is_device_code(),
            }
        };
        let mut both: FxHashSet<FunctionId> = FxHashSet::default();
        loop {
            let before = both.len();
            for used in uses.iter().filter(|used| used.is_call && supplied.contains(&used.function)) {
                if runs_on_host(self, used.user, &both) {
                    both.insert(used.function);
                }
            }
            if both.len() == before {
                break;
            }
        }
        self.cuda.supplied_on_device =
            supplied.into_iter().map(|function| (function, both.contains(&function))).collect();
    }

    /// The functions of bases and members that a function which nobody wrote calls.
    fn functions_of_parts(&mut self, function: FunctionId) -> Vec<FunctionId> {
        let Some(class) = self.class_of_member(function) else { return Vec::new() };
        let own = self.special_members_of_parts(class);
        let name = self.program.entities[self.program.functions[function].entity].name;
        let choice: Choice = match name.kind() {
            NameKind::Destructor => |part| part.destructor,
            NameKind::Constructor if own.copy_constructor == Some(function) => |part| part.copy_constructor,
            NameKind::Constructor if own.move_constructor == Some(function) => {
                |part| part.move_constructor.or(part.copy_constructor)
            }
            NameKind::Constructor if own.default_constructor == Some(function) => |part| part.default_constructor,
            NameKind::Operator(Operator::Equal) if own.copy_assignment == Some(function) => |part| part.copy_assignment,
            NameKind::Operator(Operator::Equal) if own.move_assignment == Some(function) => {
                |part| part.move_assignment.or(part.copy_assignment)
            }
            _ => return Vec::new(),
        };
        let is_default = name == Name::CONSTRUCTOR && own.default_constructor == Some(function);
        let entry = &self.program.classes[class];
        if entry.key == cufe_il::ClassKey::Union {
            return Vec::new();
        }
        let bases = entry.bases.iter().map(|base| base.ty);
        let members = entry.data_members.iter();
        let members = members
            .filter(|member| member.variable.is_some())
            .filter(|member| !(is_default && member.flags.contains(DataMemberFlags::INITIALIZED)))
            .map(|member| member.ty);
        let types: Vec<_> = bases.chain(members).collect();
        let mut found = Vec::new();
        for ty in types {
            if self.program.is_reference(ty) {
                continue;
            }
            let element = self.element_type(ty).0;
            if let Some(part) = self.program.class_of(element) {
                let members = self.special_members_of_parts(part);
                found.extend(choice(&members));
            }
        }
        found
    }

    /// Whether a constructor or destructor is used for the base of an object of another class. The device compiler makes a
    /// function of its own for that.
    pub(super) fn is_use_for_base(&self, used: &RecordedUse) -> bool {
        let is_special = |function: FunctionId| {
            let name = self.program.entities[self.program.functions[function].entity].name;
            name == Name::CONSTRUCTOR || name == Name::DESTRUCTOR
        };
        if !is_special(used.user) || !is_special(used.function) {
            return false;
        }
        let (Some(class), Some(part)) = (self.class_of_member(used.user), self.class_of_member(used.function)) else {
            return false;
        };
        let is_base = self.program.classes[class].bases.iter().any(|base| self.program.class_of(base.ty) == Some(part));
        let body = self.program.definition_of(used.user).and_then(|definition| definition.body);
        is_base && body.is_none_or(|(open, close)| used.token <= open || used.token >= close)
    }

    /// The end of the last body in the text of which the device compiler makes code. What nobody wrote follows.
    pub(super) fn end_of_device_code(&self, needed: &FxHashSet<FunctionId>) -> Option<u32> {
        let is_made = |function: FunctionId| {
            needed.contains(&function) && self.is_on_device(function) && !self.is_template_pattern(function)
        };
        let bodies = self.program.function_declarations.values().filter_map(|definition| {
            definition.body.filter(|_| is_made(definition.function))?;
            Some(self.end_of_body(definition.statement?))
        });
        bodies.filter(|&end| self.is_own_token(end)).max()
    }

    /// Where a body ends: at the statement that returns, or at the brace.
    fn end_of_body(&self, body: StatementId) -> u32 {
        let entry = &self.program.statements[body];
        let kind = entry.kind;
        match self.program.statements_in(&kind).last().map(|&last| &self.program.statements[last]) {
            Some(last) if matches!(last.kind, StatementKind::Return { .. }) => last.first,
            _ => entry.last,
        }
    }

    /// Puts the ends of the lives of variables where control leaves their blocks.
    pub(super) fn place_ends_of_life(&self, uses: &mut Vec<RecordedUse>) {
        let mut placed = Vec::with_capacity(uses.len());
        for used in uses.drain(..) {
            let is_reported = self.is_on_device(used.user)
                && used.ends_life
                && (self.is_supplied(used.function) || self.is_host_function(used.function));
            match is_reported.then(|| self.ends_of_life(&used)).flatten() {
                Some(tokens) => placed.extend(tokens.into_iter().map(|token| RecordedUse { token, ..used })),
                None => placed.push(used),
            }
        }
        *uses = placed;
    }

    /// Where control leaves the block in which a variable is declared whose name is a token; none where that is not known.
    fn ends_of_life(&self, used: &RecordedUse) -> Option<Vec<u32>> {
        let program = &self.program;
        let body = program.body_of(used.user).or_else(|| {
            let lambda = program.lambda_with_operator(used.user)?;
            program.lambdas.get(lambda)?.statement
        })?;
        let holds = |statement: StatementId| {
            let entry = &program.statements[statement];
            (entry.first..=entry.last).contains(&used.token)
        };
        let mut block = body;
        let (mut inside, mut current) = (None, body);
        loop {
            let kind = program.statements[current].kind;
            let &part = program.statements_in(&kind).iter().find(|&&part| holds(part))?;
            if matches!(program.statements[part].kind, StatementKind::Declaration { .. }) {
                if let StatementKind::Compound { .. } = kind {
                    (block, inside) = (current, Some(part));
                }
                break;
            }
            current = part;
        }
        let declaration = inside?;
        let kind = program.statements[block].kind;
        let parts = program.statements_in(&kind);
        let behind = parts.iter().skip_while(|&&part| part != declaration).skip(1);
        let mut ends = Vec::new();
        for &part in behind {
            self.find_exits(part, Exits { breaks: true, continues: true }, &mut ends);
        }
        let &last = parts.last()?;
        let entry = &program.statements[last];
        match entry.kind {
            StatementKind::Return { .. } | StatementKind::Break | StatementKind::Continue | StatementKind::Goto(_) => {}
            _ if block == body && !self.is_supplied(used.function) => {
                ends.push(if last == declaration { used.token } else { entry.first });
            }
            _ => ends.push(program.statements[block].last),
        }
        Some(ends)
    }

    fn find_exits(&self, statement: StatementId, exits: Exits, ends: &mut Vec<u32>) {
        let entry = &self.program.statements[statement];
        let kind = entry.kind;
        let inner = match kind {
            StatementKind::Return { .. } => return ends.push(entry.first),
            StatementKind::Break if exits.breaks => return ends.push(entry.first),
            StatementKind::Continue if exits.continues => return ends.push(entry.first),
            StatementKind::Switch(_) => Exits { breaks: false, ..exits },
            StatementKind::While(_) | StatementKind::Do(_) | StatementKind::For(_) | StatementKind::RangeFor(_) => {
                Exits { breaks: false, continues: false }
            }
            _ => exits,
        };
        for &part in self.program.statements_in(&kind) {
            self.find_exits(part, inner, ends);
        }
    }
}

/// Which jumps leave a block.
#[derive(Clone, Copy)]
struct Exits {
    breaks: bool,
    continues: bool,
}
