//! The steps of an implicit conversion, as the program shows them (\[conv\], [over.best.ics]): what was decided by sequences is said
//! in the order in which it happens.

use super::reference::Related;
use super::{Operand, Sequence, Step};
use crate::Sema;
use crate::overload::Resolution;
use cufe_il::{Builtin, ClassId, ConversionKind, ExpressionId, FunctionId, Program, Type, TypeId, ValueCategory};
use smallvec::SmallVec;

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ConversionStep {
    /// What it does.
    pub kind: ConversionKind,
    /// The type behind it, no reference.
    pub ty: TypeId,
    /// The value category behind it.
    pub category: ValueCategory,
    /// The function that does it.
    pub function: Option<FunctionId>,
}

/// A value on its way through conversions.
#[derive(Clone, Debug)]
pub(crate) struct Chain {
    /// What was done so far.
    pub steps: SmallVec<[ConversionStep; 4]>,
    ty: TypeId,
    category: ValueCategory,
    /// The expression that begins it, while nothing was done: constants and bit-fields are known by it.
    expression: Option<ExpressionId>,
}

impl Chain {
    /// An expression to which nothing was done.
    pub(crate) fn new(operand: Operand) -> Self {
        Self { steps: SmallVec::new(), ty: operand.ty, category: operand.category, expression: operand.expression }
    }

    fn operand(&self) -> Operand {
        Operand { ty: self.ty, category: self.category, expression: self.expression }
    }

    fn push(&mut self, kind: ConversionKind, ty: TypeId, category: ValueCategory) {
        self.push_call(kind, ty, category, None);
    }

    fn push_call(&mut self, kind: ConversionKind, ty: TypeId, category: ValueCategory, function: Option<FunctionId>) {
        self.steps.push(ConversionStep { kind, ty, category, function });
        (self.ty, self.category) = (ty, category);
        self.expression = None;
    }
}

impl Sema<'_> {
    /// Converts to a type without calling functions, but for those that copy objects of classes ([over.ics.scs]).
    pub(crate) fn step_to(&mut self, chain: &mut Chain, to: TypeId) {
        let written = to;
        let to = self.program.canonical(to);
        if self.is_dependent_type(to) || self.is_dependent_type(chain.ty) {
            return;
        }
        match self.program.is_reference(to) {
            true => self.step_to_reference(chain, to),
            false => self.step_to_value(chain, self.program.unqualified(to).0),
        }
        // The type that is reached is told as the place tells it.
        let written = self.program.unqualified(written).0;
        if let Some(last) = chain.steps.last_mut()
            && last.kind != ConversionKind::LvalueToRvalue
            && self.program.canonical(last.ty) == self.program.canonical(written)
        {
            last.ty = written;
        }
    }

    /// Calls a constructor or conversion function ([over.ics.user]); what it makes may be converted further.
    pub(crate) fn step_by_function(&mut self, chain: &mut Chain, function: FunctionId) {
        let Some(class) = self.class_of_member(function) else { return };
        let ty = self.program.as_function(self.program.functions[function].ty);
        let Some((parameter, result)) = ty.map(|ty| (ty.parameters.first().copied(), ty.result)) else { return };
        if self.is_constructor(function) {
            // What a parameter of a class is initialized with is no conversion of its own.
            let takes_object = parameter.is_some_and(|it| self.program.class_of(self.bare_type(it)) == Some(class));
            match parameter {
                Some(parameter) if !takes_object || self.program.is_reference(parameter) => {
                    self.step_to(chain, parameter);
                }
                _ => {}
            }
            let made = self.program.classes[class].ty;
            chain.push_call(ConversionKind::Constructor, made, ValueCategory::Prvalue, Some(function));
            return;
        }
        self.step_to_object(chain, class);
        let category = match self.program.structure(result) {
            Type::LvalueReference(_) => ValueCategory::Lvalue,
            Type::RvalueReference(_) => ValueCategory::Xvalue,
            _ => ValueCategory::Prvalue,
        };
        let result = self.program.non_reference(result);
        chain.push_call(ConversionKind::ConversionFunction, result, category, Some(function));
    }

    /// The object on which a member of a class is named: a temporary of a prvalue, a base of an object of a derived class
    /// ([expr.ref], [over.match.funcs.general]/5).
    pub(crate) fn step_to_object(&mut self, chain: &mut Chain, class: ClassId) {
        let Some(own) = self.program.class_of(self.bare_type(chain.ty)) else { return };
        if chain.category == ValueCategory::Prvalue {
            chain.push(ConversionKind::TemporaryMaterialization, chain.ty, ValueCategory::Xvalue);
        }
        if own != class {
            self.step_to_base(chain, self.program.classes[class].ty);
        }
    }

    /// A pointer to the object on which a member of a class is named.
    pub(crate) fn step_to_object_pointer(&mut self, chain: &mut Chain, class: ClassId) {
        self.step_to_prvalue(chain);
        let Type::Pointer(object) = self.program.structure(chain.ty) else { return };
        let (own, qualifiers) = self.program.unqualified(self.program.canonical(object));
        let base = self.program.classes[class].ty;
        if self.program.class_of(own).is_some_and(|own| own != class)
            && matches!(self.base_relation(own, base), crate::class::BaseRelation::Yes(_))
        {
            let base = self.program.qualified(base, qualifiers);
            let pointer = self.program.intern_type(Type::Pointer(base));
            chain.push(ConversionKind::DerivedToBase, pointer, ValueCategory::Prvalue);
        }
    }

    /// An object as that of a base, with the object's qualifiers.
    fn step_to_base(&mut self, chain: &mut Chain, base: TypeId) {
        if !matches!(self.base_relation(chain.ty, base), crate::class::BaseRelation::Yes(_)) {
            return;
        }
        let qualifiers = self.object_qualifiers(chain.ty);
        let ty = self.program.qualified(self.bare_type(base), qualifiers);
        chain.push(ConversionKind::DerivedToBase, ty, chain.category);
    }

    /// Reads a value, or makes a pointer of an array or function ([conv.lval], [conv.array], [conv.func]).
    pub(crate) fn step_to_prvalue(&mut self, chain: &mut Chain) {
        let bare = self.bare_type(chain.ty);
        match self.program.written(bare) {
            Type::Array { element, .. } => {
                let element = self.program.qualified(element, self.program.unqualified(chain.ty).1);
                let pointer = self.program.intern_type(Type::Pointer(element));
                chain.push(ConversionKind::ArrayToPointer, pointer, ValueCategory::Prvalue);
            }
            Type::Function(_) => {
                let pointer = self.program.intern_type(Type::Pointer(bare));
                chain.push(ConversionKind::FunctionToPointer, pointer, ValueCategory::Prvalue);
            }
            Type::Class(_) | Type::Unknown => {}
            Type::Builtin(Builtin::Void) => {}
            _ if chain.category != ValueCategory::Prvalue => {
                let ty = self.program.unqualified(chain.ty).0;
                // What a constant or a bit-field is stays known behind the reading of it.
                let expression = chain.expression;
                chain.push(ConversionKind::LvalueToRvalue, ty, ValueCategory::Prvalue);
                chain.expression = expression;
            }
            _ => {}
        }
    }

    fn step_to_reference(&mut self, chain: &mut Chain, reference: TypeId) {
        let target = self.program.canonical(self.program.non_reference(reference));
        let source = self.program.canonical(chain.ty);
        let related = self.reference_relation(target, source);
        match related {
            Related::Unknown => return,
            Related::Same | Related::Base => {
                if chain.category == ValueCategory::Prvalue {
                    chain.push(ConversionKind::TemporaryMaterialization, chain.ty, ValueCategory::Xvalue);
                }
                if related == Related::Base {
                    self.step_to_base(chain, target);
                }
            }
            Related::No => {
                self.step_to_value(chain, self.program.unqualified(target).0);
                if chain.category != ValueCategory::Prvalue {
                    return;
                }
                chain.push(ConversionKind::TemporaryMaterialization, target, ValueCategory::Xvalue);
            }
        }
        if self.program.canonical(chain.ty) != target {
            chain.push(ConversionKind::Qualification, target, chain.category);
        }
    }

    /// To a canonical type without qualifiers, no reference.
    fn step_to_value(&mut self, chain: &mut Chain, target: TypeId) {
        let source = self.bare_type(chain.ty);
        match (self.program.written(source), self.program.written(target)) {
            (_, Type::Class(class)) => return self.step_to_copy(chain, class),
            (Type::Class(_) | Type::Unknown, _) | (_, Type::Unknown) => return,
            // A value that is dropped.
            (_, Type::Builtin(Builtin::Void)) => return,
            (_, Type::Array { .. } | Type::Function(_)) => return,
            _ => {}
        }
        let operand = chain.operand();
        self.step_to_prvalue(chain);
        let source = self.bare_type(chain.ty);
        if source == target {
            return;
        }
        // The sequence knows promotions; what only the reference lets through is none of its steps.
        let step = match self.standard_conversion(&operand, target) {
            Sequence::Standard(standard) => standard.step,
            _ => Step::Identity,
        };
        let (from, to) = (self.program.written(source), self.program.written(target));
        match (from, to) {
            (Type::Pointer(from), Type::Pointer(to)) => self.step_to_pointer(chain, [from, to]),
            (Type::MemberPointer { class: from, .. }, Type::MemberPointer { class: to, member }) => {
                self.step_to_member_pointer(chain, [from, to], member);
            }
            _ => chain.push(Self::kind_between(from, to, step), target, ValueCategory::Prvalue),
        }
        // Qualifiers further inside.
        if self.program.canonical(chain.ty) != target {
            chain.push(ConversionKind::Qualification, target, ValueCategory::Prvalue);
        }
    }

    /// The conversion between types of different kinds, neither of which is a class, or between arithmetic types.
    fn kind_between(from: Type, to: Type, step: Step) -> ConversionKind {
        let is_floating = |ty| matches!(ty, Type::Builtin(builtin) if builtin.is_floating());
        let is_other = |ty| matches!(ty, Type::Complex(_) | Type::Vector { .. });
        match to {
            Type::Builtin(Builtin::Bool) => ConversionKind::Boolean,
            Type::Pointer(_) => ConversionKind::NullPointer,
            Type::Builtin(Builtin::Nullptr) => ConversionKind::NullPointer,
            Type::MemberPointer { .. } => ConversionKind::NullMemberPointer,
            _ if is_other(from) || is_other(to) => ConversionKind::OtherArithmetic,
            _ if is_floating(from) && is_floating(to) => match step {
                Step::Promotion => ConversionKind::FloatingPointPromotion,
                _ => ConversionKind::FloatingPoint,
            },
            _ if is_floating(from) || is_floating(to) => ConversionKind::FloatingIntegral,
            _ => match step {
                Step::Promotion | Step::PromotionToUnderlying => ConversionKind::IntegralPromotion,
                _ => ConversionKind::Integral,
            },
        }
    }

    /// Between pointers to different types: to a base or `void` first, then with more qualifiers ([conv.ptr], [conv.qual]).
    fn step_to_pointer(&mut self, chain: &mut Chain, [from, to]: [TypeId; 2]) {
        let (from, have) = self.program.unqualified(self.program.canonical(from));
        let (to, want) = self.program.unqualified(self.program.canonical(to));
        let kind = match (self.program.written(from), self.program.written(to)) {
            _ if from == to => None,
            (Type::Class(_), Type::Class(_)) => Some(ConversionKind::DerivedToBase),
            (_, Type::Builtin(Builtin::Void)) => Some(ConversionKind::Pointer),
            (Type::Function(_), Type::Function(_)) => Some(ConversionKind::FunctionPointer),
            // Similar types differ in qualifiers only.
            (Type::Pointer(_) | Type::Array { .. }, Type::Pointer(_) | Type::Array { .. }) => None,
            _ => Some(ConversionKind::Pointer),
        };
        let push = |sema: &mut Self, chain: &mut Chain, kind, qualifiers| {
            let pointee = sema.program.qualified(to, qualifiers);
            let pointer = sema.program.intern_type(Type::Pointer(pointee));
            chain.push(kind, pointer, ValueCategory::Prvalue);
        };
        if let Some(kind) = kind {
            push(self, chain, kind, have);
        }
        if kind.is_none() || have != want {
            push(self, chain, ConversionKind::Qualification, want);
        }
    }

    /// Between pointers to members: to those of a derived class first ([conv.mem]/2).
    fn step_to_member_pointer(&mut self, chain: &mut Chain, [from, to]: [TypeId; 2], member: TypeId) {
        let Type::MemberPointer { member: own, .. } = self.program.structure(chain.ty) else { return };
        if self.bare_type(from) != self.bare_type(to) {
            let ty = self.program.intern_type(Type::MemberPointer { class: to, member: own });
            chain.push(ConversionKind::MemberPointer, ty, ValueCategory::Prvalue);
        }
        if self.program.canonical(own) != self.program.canonical(member)
            && let Type::Function(_) = self.program.structure(own)
        {
            let ty = self.program.intern_type(Type::MemberPointer { class: to, member });
            chain.push(ConversionKind::FunctionPointer, ty, ValueCategory::Prvalue);
        }
    }

    /// An object that is made of another one of its class or of a derived one: by the constructor that copies or moves it; a
    /// prvalue is the object itself ([dcl.init.general]/16.6).
    fn step_to_copy(&mut self, chain: &mut Chain, class: ClassId) {
        let Some(own) = self.program.class_of(self.bare_type(chain.ty)) else { return };
        if own == class && chain.category == ValueCategory::Prvalue {
            return;
        }
        let operand = Operand { expression: None, ..chain.operand() };
        if let Some(function) = self.copying_function(class, &operand) {
            self.step_by_function(chain, function);
        }
    }

    /// The constructor that makes an object of another one; instances of templates among them.
    fn copying_function(&mut self, class: ClassId, operand: &Operand) -> Option<FunctionId> {
        match self.copying_constructor(class, operand)? {
            Resolution::Selected(candidate) => self.settled_function(&candidate),
            _ => None,
        }
    }

    /// The variable that a `return` statement names is moved from where a constructor takes it so ([class.copy.elision]/3).
    pub(crate) fn step_to_moved(&mut self, chain: &mut Chain, class: ClassId) {
        let operand = Operand { ty: chain.ty, category: ValueCategory::Xvalue, expression: None };
        match self.copying_function(class, &operand) {
            Some(function) => self.step_by_function(chain, function),
            None => self.step_to_copy(chain, class),
        }
    }

    /// What passes through an ellipsis ([expr.call]/12).
    pub(crate) fn step_to_ellipsis(&mut self, chain: &mut Chain) {
        let class = self.program.class_of(self.bare_type(chain.ty));
        if let Some(class) = class {
            return self.step_to_copy(chain, class);
        }
        let operand = chain.operand();
        let promoted = match (self.value_structure(chain.ty), operand.expression) {
            (Type::Builtin(Builtin::Float | Builtin::Float16 | Builtin::Fp16 | Builtin::Bfloat16), _) => {
                Program::builtin(Builtin::Double)
            }
            (Type::Builtin(builtin), _) if builtin.is_floating() => Program::UNKNOWN,
            (_, Some(expression)) => self.promoted_operand(expression),
            _ => Program::UNKNOWN,
        };
        match self.program.structure(promoted) {
            Type::Unknown => self.step_to_prvalue(chain),
            _ => self.step_to(chain, promoted),
        }
    }

    /// The type of an operand after integral promotion ([conv.prom]); unknown of what does not promote.
    pub(crate) fn promoted_operand(&self, operand: ExpressionId) -> TypeId {
        let ty = self.operand_type(operand, self.expression(operand).ty);
        self.promoted(ty)
    }
}
