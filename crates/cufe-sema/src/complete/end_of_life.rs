//! Ends of lives as parts of the program: which destructors are called behind statements, at jumps and at the ends of
//! full-expressions ([basic.stc.auto], [stmt.jump], [class.temporary]). What unwinding destroys is not told.

use super::live::Live;
use crate::Sema;
use cufe_base::Symbol;
use cufe_il::{
    ClassId, ConversionKind, EndOfLife, EndingObject, EntityId, ExpressionId, ExpressionKind, FunctionId, LifeEnd,
    Operator, StatementId, StatementKind, Type, TypeId, ValueCategory, VariableFlags, VariableId,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What a block or a part of a statement declares, and whether jumps end there.
#[derive(Debug, Default)]
struct Frame {
    /// Tells it from others.
    number: u32,
    /// The objects whose lives end with it, in the order in which they began.
    objects: Vec<EndOfLife>,
    /// `break` leaves it.
    takes_break: bool,
    /// The end of the body of a loop: `continue` goes there.
    takes_continue: bool,
}

/// Where a label stands: the frames around it with the number of objects that live there.
type LabelPlace = Vec<(u32, usize)>;

/// A jump to a label, with the numbers of the frames around it and the objects that live there.
type Goto = (StatementId, Symbol, Vec<(u32, Vec<EndOfLife>)>);

/// The walk through the body of one function.
struct Ends<'s, 't> {
    sema: &'s mut Sema<'t>,
    frames: Vec<Frame>,
    next: u32,
    labels: FxHashMap<Symbol, LabelPlace>,
    gotos: Vec<Goto>,
}

impl Sema<'_> {
    /// Notes the ends of lives in all bodies and initializers.
    pub(super) fn complete_ends_of_lives(&mut self, live: &Live) {
        for &function in &live.functions {
            let Some(body) = self.body_of_code(function) else { continue };
            let definition = self.program.definition_of(function);
            let members: Vec<ExpressionId> =
                definition.into_iter().flat_map(|it| &it.member_initializers).map(|it| it.value).collect();
            let mut ends = Ends::new(self);
            members.into_iter().for_each(|value| ends.full_expression(value, false));
            ends.statement(body);
            let handlers = ends.sema.program.function_handlers.get(&body).cloned();
            handlers.into_iter().flatten().for_each(|handler| ends.statement(handler));
            ends.resolve_gotos();
        }
        // Those of functions were met in their bodies; what a default argument makes ends with the call.
        for &variable in &live.variables {
            let entry = &self.program.variables[variable];
            let is_of_function =
                entry.flags.contains(VariableFlags::PARAMETER) || self.has_automatic_storage(entry.entity);
            if let Some(initializer) = entry.initializer.filter(|_| !is_of_function) {
                let ty = entry.ty;
                Ends::new(self).initializer(initializer, ty);
            }
        }
    }

    /// The destructor of objects of a type, where it does something; of arrays that of the elements.
    fn effective_destructor(&mut self, ty: TypeId) -> Option<FunctionId> {
        if self.program.is_reference(ty) {
            return None;
        }
        let class: ClassId = self.program.class_of(self.element_type(ty).0)?;
        let entry = &self.program.classes[class];
        if !entry.is_complete || entry.is_dependent || self.has_trivial_destructor(class) != Some(false) {
            return None;
        }
        self.destructor(class)
    }
}

impl<'s, 't> Ends<'s, 't> {
    fn new(sema: &'s mut Sema<'t>) -> Self {
        Self { sema, frames: Vec::new(), next: 0, labels: FxHashMap::default(), gotos: Vec::new() }
    }

    fn note(&mut self, end: LifeEnd, ended: Vec<EndOfLife>) {
        if !ended.is_empty() {
            self.sema.program.implied.ends_of_lives.insert(end, ended);
        }
    }

    /// Walks through something in a frame of its own; what is declared there ends where is told.
    fn framed(&mut self, frame: Frame, end: LifeEnd, inner: impl FnOnce(&mut Self)) {
        self.next += 1;
        self.frames.push(Frame { number: self.next, ..frame });
        inner(self);
        let frame = self.frames.pop().unwrap_or_default();
        self.note(end, frame.objects.into_iter().rev().collect());
    }

    fn statement(&mut self, statement: StatementId) {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.kind_of_statement(statement);
        });
    }

    fn kind_of_statement(&mut self, statement: StatementId) {
        use StatementKind as S;
        let kind = self.sema.program.statements[statement].kind;
        let parts: SmallVec<[StatementId; 8]> = SmallVec::from_slice(self.sema.program.statements_in(&kind));
        let behind = LifeEnd::Behind(statement);
        let selection = Frame { takes_break: matches!(kind, S::Switch(_)), ..Frame::default() };
        match (kind, parts.as_slice()) {
            (S::Expression(expression), _) => self.full_expression(expression, true),
            (S::ComputedGoto(target), _) => self.full_expression(target, false),
            (S::Compound { .. }, parts) => {
                self.framed(Frame::default(), behind, |ends| parts.iter().for_each(|&part| ends.statement(part)));
            }
            (S::Declaration { first, variables }, _) => self.declaration(first, variables),
            (S::If { .. } | S::Switch(_), parts) => {
                self.framed(selection, behind, |ends| parts.iter().for_each(|&part| ends.statement(part)));
            }
            (S::While(_), &[condition, body]) => self.loop_body(statement, &[condition], body),
            (S::Do(_), &[body, condition]) => {
                self.loop_body(statement, &[], body);
                self.statement(condition);
            }
            (S::For(_), &[first, condition, step, body]) => {
                self.framed(Frame::default(), behind, |ends| {
                    ends.statement(first);
                    ends.loop_body(statement, &[condition], body);
                    ends.statement(step);
                });
            }
            (S::RangeFor(_), &[first, declaration, range, body]) => {
                self.framed(Frame::default(), behind, |ends| {
                    ends.statement(first);
                    ends.range(range);
                    ends.loop_body(statement, &[declaration], body);
                });
            }
            (S::Return { value, .. }, _) => {
                if let Some(value) = value {
                    self.full_expression(value, false);
                }
                self.jump(statement, |_| false);
            }
            (S::Break, _) => self.jump(statement, |frame| frame.takes_break),
            (S::Continue, _) => self.jump(statement, |frame| frame.takes_continue),
            (S::Goto(label), _) => {
                let here = self.frames.iter().map(|frame| (frame.number, frame.objects.clone())).collect();
                self.gotos.push((statement, label, here));
            }
            (S::Label { name, .. }, parts) => {
                let place = self.frames.iter().map(|frame| (frame.number, frame.objects.len())).collect();
                self.labels.insert(name, place);
                parts.iter().for_each(|&part| self.statement(part));
            }
            (S::Handler { declaration, .. }, parts) => {
                self.framed(Frame::default(), behind, |ends| {
                    if let Some(variable) = declaration.and_then(|entity| ends.sema.program.variable_of(entity)) {
                        ends.begin_variable(variable);
                    }
                    parts.iter().for_each(|&part| ends.statement(part));
                });
            }
            (_, parts) => parts.iter().for_each(|&part| self.statement(part)),
        }
    }

    /// The part of a loop that is done again, with what it declares each time.
    fn loop_body(&mut self, statement: StatementId, declared: &[StatementId], body: StatementId) {
        let around = Frame { takes_break: true, ..Frame::default() };
        self.framed(around, LifeEnd::Iteration(statement), |ends| {
            declared.iter().for_each(|&declared| ends.statement(declared));
            let inside = Frame { takes_continue: true, ..Frame::default() };
            ends.framed(inside, LifeEnd::Behind(body), |ends| ends.statement(body));
        });
    }

    /// The range of a loop, which a reference is bound to: its temporaries live as long as the loop ([stmt.ranged]/1,
    /// [class.temporary]/6).
    fn range(&mut self, range: StatementId) {
        match self.sema.program.statements[range].kind {
            StatementKind::Expression(range) => self.initialized_reference(range),
            _ => self.statement(range),
        }
    }

    /// A jump out of the frames before the first one that takes it.
    fn jump(&mut self, statement: StatementId, takes: impl Fn(&Frame) -> bool) {
        let mut ended = Vec::new();
        for frame in self.frames.iter().rev() {
            // `continue` ends in the frame itself, `break` outside of it.
            if takes(frame) && frame.takes_continue {
                break;
            }
            ended.extend(frame.objects.iter().rev().copied());
            if takes(frame) {
                break;
            }
        }
        self.note(LifeEnd::Jump(statement), ended);
    }

    /// A `goto` leaves the objects that do not live at its label ([stmt.jump.general]/2).
    fn resolve_gotos(&mut self) {
        for (statement, label, here) in std::mem::take(&mut self.gotos) {
            let Some(place) = self.labels.get(&label) else { continue };
            let mut ended = Vec::new();
            for (number, objects) in here.iter().rev() {
                let kept = place.iter().find(|(other, _)| other == number).map_or(0, |&(_, count)| count);
                ended.extend(objects.iter().skip(kept).rev().copied());
            }
            self.note(LifeEnd::Jump(statement), ended);
        }
    }

    fn declaration(&mut self, first: Option<EntityId>, variables: cufe_il::EntityList) {
        let variables: SmallVec<[EntityId; 4]> = SmallVec::from_slice(self.sema.program.entity_list(variables));
        for &entity in &variables {
            if let Some(variable) = self.sema.program.variable_of(entity) {
                self.begin_variable(variable);
            }
        }
        // The object that a structured binding names the parts of.
        if let Some(variable) = first.and_then(|entity| self.sema.program.variable_of(entity))
            && let Some(binding) = self.sema.program.implied.structured_bindings.get(&variable)
            && let Some(object) = binding.object
        {
            self.begin(EndingObject::Variable(variable), object);
        }
    }

    /// Begins the life of a variable with automatic storage.
    fn begin_variable(&mut self, variable: VariableId) {
        let entry = &self.sema.program.variables[variable];
        let (entity, ty, initializer) = (entry.entity, entry.ty, entry.initializer);
        if entry.flags.contains(VariableFlags::BINDING) {
            return;
        }
        let is_automatic = self.sema.has_automatic_storage(entity);
        if !is_automatic {
            // What its reference is bound to lives as long as it does.
            let outer = std::mem::take(&mut self.frames);
            initializer.into_iter().for_each(|initializer| self.initializer(initializer, ty));
            self.frames = outer;
            return;
        }
        initializer.into_iter().for_each(|initializer| self.initializer(initializer, ty));
        self.begin(EndingObject::Variable(variable), ty);
    }

    fn initializer(&mut self, initializer: ExpressionId, ty: TypeId) {
        match self.sema.program.is_reference(ty) {
            true => self.initialized_reference(initializer),
            false => self.full_expression(initializer, false),
        }
    }

    fn begin(&mut self, object: EndingObject, ty: TypeId) {
        if let Some(destructor) = self.sema.effective_destructor(ty)
            && let Some(frame) = self.frames.last_mut()
        {
            frame.objects.push(EndOfLife { object, destructor });
        }
    }

    /// The initializer of a reference: the temporary that it is bound to lives on in the frame.
    fn initialized_reference(&mut self, initializer: ExpressionId) {
        let extended = self.extended(initializer);
        let mut ended = Vec::new();
        self.temporaries(initializer, false, &mut ended);
        if let Some(extended) = extended {
            let object = EndingObject::Temporary(extended);
            if let Some(position) = ended.iter().position(|end| end.object == object) {
                let extended = ended.remove(position);
                if let Some(frame) = self.frames.last_mut() {
                    frame.objects.push(extended);
                }
            }
        }
        self.note(LifeEnd::FullExpression(initializer), ended.into_iter().rev().collect());
    }

    /// The temporary whose life a reference prolongs that is bound to an expression ([class.temporary]/6): the one that is made for
    /// it, behind what leads to a base or a member.
    fn extended(&self, expression: ExpressionId) -> Option<ExpressionId> {
        let program = &self.sema.program;
        let mut at = program.as_used(expression);
        loop {
            at = match program.expressions.get(at)?.kind {
                ExpressionKind::Conversion { kind: ConversionKind::TemporaryMaterialization, operand } => {
                    return Some(operand);
                }
                ExpressionKind::Conversion {
                    kind: ConversionKind::Qualification | ConversionKind::DerivedToBase,
                    operand,
                } => operand,
                ExpressionKind::Parenthesized(inner) => program.as_used(inner),
                ExpressionKind::Member { object, is_arrow: false, .. } => program.as_used(object),
                ExpressionKind::Binary { operator: Operator::Comma, right, .. } => program.as_used(right),
                ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => {
                    match program.expression_list(list) {
                        &[single] => program.as_used(single),
                        _ => return None,
                    }
                }
                ExpressionKind::Cast { operand, .. } if program.expressions[at].category != ValueCategory::Prvalue => {
                    program.as_used(operand)
                }
                _ => return None,
            };
        }
    }

    /// An expression that is no part of another one; its value may be dropped.
    fn full_expression(&mut self, expression: ExpressionId, is_dropped: bool) {
        let mut ended = Vec::new();
        self.temporaries(expression, is_dropped, &mut ended);
        self.note(LifeEnd::FullExpression(expression), ended.into_iter().rev().collect());
    }

    /// The temporaries of an expression in the order in which their lives begin: what is bound, passed as a parameter, or dropped
    /// ([class.temporary]/2).
    fn temporaries(&mut self, written: ExpressionId, is_dropped: bool, ended: &mut Vec<EndOfLife>) {
        stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || {
            self.temporaries_inside(written, ended);
        });
        let steps = self.sema.program.conversions_of(written);
        let mut operand = written;
        for (step, kind) in steps {
            if kind == ConversionKind::TemporaryMaterialization {
                self.end_temporary(operand, ended);
            }
            operand = step;
        }
        let is_object = self.sema.expression(operand).category == ValueCategory::Prvalue;
        if is_dropped && is_object && !self.sema.program.is_reference(self.sema.expression(operand).ty) {
            self.end_temporary(operand, ended);
        }
    }

    fn end_temporary(&mut self, object: ExpressionId, ended: &mut Vec<EndOfLife>) {
        let ty = self.sema.expression(object).ty;
        if let Some(destructor) = self.sema.effective_destructor(ty) {
            ended.push(EndOfLife { object: EndingObject::Temporary(object), destructor });
        }
    }

    fn temporaries_inside(&mut self, expression: ExpressionId, ended: &mut Vec<EndOfLife>) {
        use ExpressionKind as E;
        let program = &self.sema.program;
        let entry = self.sema.expression(expression);
        let operands = program.operands_of(entry.kind);
        match entry.kind {
            // These are not evaluated, or evaluated elsewhere.
            E::OperatorOnExpression { .. } | E::TypeTrait { .. } | E::Requires | E::Lambda(_) => return,
            E::StatementExpression(statement) => return self.statement(statement),
            _ => {}
        }
        let is_call = matches!(entry.kind, E::Call { .. }) || program.called.contains_key(&expression);
        for (index, &operand) in operands.iter().enumerate() {
            let is_dropped = match entry.kind {
                E::Binary { operator: Operator::Comma, .. } if !is_call => index == 0,
                E::Cast { .. } => matches!(self.sema.value_structure(entry.ty), Type::Builtin(cufe_il::Builtin::Void)),
                // A parameter of class type ends with the full-expression ([expr.call]/7).
                E::New { placement, .. } => index < usize::from(placement),
                _ => is_call,
            };
            self.temporaries(operand, is_dropped, ended);
        }
    }
}
