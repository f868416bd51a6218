//! Where the lives of variables end: the device compiler reports a destructor where control leaves the block of the variable
//! (measured, tests/rules/device/made_code.cu).

use crate::Sema;
use crate::class::SpecialMember;
use cufe_il::{EntityId, EntityKind, MemorySpace, RecordedUse, StatementId, StatementKind, StorageClass, Variable};

/// Which jumps leave a block.
#[derive(Clone, Copy)]
struct Exits {
    breaks: bool,
    continues: bool,
}

/// Where the last thing is done that statements do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At a token.
    At(u32),
    /// They do nothing.
    Nowhere,
    /// Control does not come to their end.
    Never,
}

impl Sema<'_> {
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
        let body = self.body_of_code(used.user)?;
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
        let position = parts.iter().position(|&part| part == declaration)? + 1;
        let mut ends = Vec::new();
        for &part in &parts[position..] {
            self.find_exits(part, Exits { breaks: true, continues: true }, &mut ends);
        }
        match parts.last() {
            Some(&last) if self.is_jump(last) => {}
            _ if block == body && !self.is_supplied(used.function) => match self.last_place_of(&parts[position..]) {
                Place::At(token) => ends.push(token),
                Place::Nowhere => ends.push(used.token),
                Place::Never => {}
            },
            _ => ends.push(program.statements[block].last),
        }
        Some(ends)
    }

    /// Where the last thing is done in statements: at the step of a loop, the condition behind a `do`, the end of a block with
    /// objects that are destroyed, else at the last statement inside; nowhere in declarations of types and static variables
    /// (measured).
    fn last_place_of(&self, statements: &[StatementId]) -> Place {
        let places = statements.iter().rev().map(|&statement| self.last_place_in(statement));
        places.into_iter().find(|&place| place != Place::Nowhere).unwrap_or(Place::Nowhere)
    }

    fn last_place_in(&self, statement: StatementId) -> Place {
        let program = &self.program;
        let entry = &program.statements[statement];
        let parts = program.statements_in(&entry.kind);
        let last = |parts: &[StatementId]| parts.last().map_or(Place::Nowhere, |&last| self.last_place_in(last));
        let inner = match (entry.kind, parts) {
            (StatementKind::Declaration { .. }, _) => return self.last_place_of_declaration(statement),
            (StatementKind::While(_) | StatementKind::Do(_) | StatementKind::For(_), _)
                if self.is_endless(entry.kind, parts) =>
            {
                return Place::Never;
            }
            (StatementKind::Compound { .. }, &[.., last])
                if !self.is_jump(last) && parts.iter().any(|&part| self.declares_object_with_end(part)) =>
            {
                return Place::At(entry.last);
            }
            (StatementKind::Compound { .. }, _) => self.last_place_of(parts),
            (StatementKind::If { is_constexpr: true, has_else, .. }, _) => last(self.taken_parts(parts, has_else)),
            (StatementKind::For(_), &[.., step, _])
                if !matches!(program.statements[step].kind, StatementKind::Empty) =>
            {
                return Place::At(program.statements[step].first);
            }
            _ => last(parts),
        };
        if inner == Place::Nowhere { Place::At(entry.first) } else { inner }
    }

    fn is_jump(&self, statement: StatementId) -> bool {
        use StatementKind as S;
        matches!(self.program.statements[statement].kind, S::Return { .. } | S::Break | S::Continue | S::Goto(_))
    }

    /// Where the last variable is that is initialized.
    fn last_place_of_declaration(&self, statement: StatementId) -> Place {
        let program = &self.program;
        let entry = &program.statements[statement];
        let StatementKind::Declaration { first, variables } = entry.kind else { return Place::Nowhere };
        let is_type = |entity: EntityId| {
            let kind = program.entities[entity].kind;
            matches!(kind, EntityKind::Typedef(_) | EntityKind::Class(_) | EntityKind::Enum(_))
        };
        let variables = program.entity_list(variables);
        if variables.is_empty() {
            return if first.is_some_and(is_type) { Place::Nowhere } else { Place::At(entry.first) };
        }
        let object = |&entity: &EntityId| Some((entity, &program.variables[program.variable_of(entity)?]));
        let is_made_before =
            |object: &Variable| object.storage == StorageClass::Static || object.space.contains(MemorySpace::SHARED);
        if variables.iter().filter_map(object).any(|(_, object)| is_made_before(object)) {
            return Place::Nowhere;
        }
        let initialized = variables.iter().rev().filter_map(object).find(|(_, object)| object.initializer.is_some());
        Place::At(initialized.map_or(entry.first, |(entity, _)| program.entities[entity].token))
    }

    /// The parts of a constexpr if that are not discarded.
    fn taken_parts<'p>(&self, parts: &'p [StatementId], has_else: bool) -> &'p [StatementId] {
        let Some(condition) = parts.len().checked_sub(if has_else { 3 } else { 2 }) else { return parts };
        match self.constant_statement(parts[condition]) {
            Some(true) if has_else => &parts[..parts.len() - 1],
            Some(false) if !has_else => &[],
            _ => parts,
        }
    }

    /// Whether a loop ends by nothing but what leaves it: its condition is a constant.
    fn is_endless(&self, kind: StatementKind, parts: &[StatementId]) -> bool {
        let (condition, body) = match (kind, parts) {
            (StatementKind::While(_), &[condition, body]) => (condition, body),
            (StatementKind::Do(_), &[body, condition]) => (condition, body),
            (StatementKind::For(_), &[_, condition, _, body]) => (condition, body),
            _ => return false,
        };
        let is_absent = matches!(self.program.statements[condition].kind, StatementKind::Empty);
        (is_absent || self.constant_statement(condition) == Some(true)) && !self.has_break(body)
    }

    fn constant_statement(&self, condition: StatementId) -> Option<bool> {
        match self.program.statements[condition].kind {
            StatementKind::Expression(condition) => self.constant_condition(condition),
            _ => None,
        }
    }

    /// Whether a `break` in a statement leaves the loop around it.
    fn has_break(&self, statement: StatementId) -> bool {
        use StatementKind as S;
        let kind = self.program.statements[statement].kind;
        match kind {
            S::Break => true,
            S::While(_) | S::Do(_) | S::For(_) | S::RangeFor(_) | S::Switch(_) => false,
            _ => self.program.statements_in(&kind).iter().any(|&part| self.has_break(part)),
        }
    }

    /// Whether a statement declares an automatic variable whose destructor does something.
    fn declares_object_with_end(&self, statement: StatementId) -> bool {
        let StatementKind::Declaration { variables, .. } = self.program.statements[statement].kind else {
            return false;
        };
        let has_end = |&entity: &EntityId| {
            let entry = &self.program.variables[self.program.variable_of(entity)?];
            let is_object = entry.storage != StorageClass::Static && !self.program.is_reference(entry.ty);
            let class = self.program.class_of(self.element_type(entry.ty).0).filter(|_| is_object)?;
            let destructors = self.declared_special_members(class, SpecialMember::Destructor);
            let &destructor = destructors.first()?;
            (self.settled_special_facts(destructor).is_trivial == Some(false)).then_some(())
        };
        self.program.entity_list(variables).iter().any(|entity| has_end(entity).is_some())
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
