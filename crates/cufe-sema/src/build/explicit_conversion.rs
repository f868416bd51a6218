//! The rules of casts ([expr.cast], [expr.static.cast], [expr.reinterpret.cast], [expr.const.cast], [expr.dynamic.cast],
//! [expr.type.conv]). Operands and types that are dependent or not known satisfy everything.

use crate::Sema;
use crate::class::{BaseRelation, DerivedFrom};
use crate::conversion::{AccessCheck, Allowed, Arithmetic, Related, Sequence, arithmetic_class};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::initialization::Purpose;
use crate::overload::Resolution;
use crate::overload::address::FunctionSet;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    Builtin, CastKind, ClassId, ExpressionFlags, ExpressionId, FunctionId, Program, Qualifiers, Type, TypeId,
    ValueCategory,
};

/// A cast: what is converted to which type, and where the reference reports it.
#[derive(Clone, Copy)]
pub(crate) struct Cast {
    pub operand: ExpressionId,
    pub ty: TypeId,
    /// The first token of the cast.
    pub first: u32,
    /// The first token of the type.
    pub type_token: u32,
}

/// What a scalar type is for casts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scalar {
    Integral(Builtin),
    Floating,
    Enum { is_scoped: bool },
    Pointer(TypeId),
    Member { class: TypeId, member: TypeId },
    Null,
    Void,
    Other,
}

impl Sema<'_> {
    /// What no operand can be cast to, where the operand depends on template parameters and the target does not.
    fn check_cast_of_dependent(&mut self, kind: CastKind, cast: &Cast) {
        let is_dependent = self.expression(cast.operand).flags.contains(ExpressionFlags::TYPE_DEPENDENT)
            && !self.is_erroneous(cast.operand)
            && !self.is_dependent_type(cast.ty);
        if !is_dependent || self.context.speculating > 0 || !self.is_in_pattern() {
            return;
        }
        let bare = self.program.unqualified(self.program.canonical(cast.ty)).0;
        let code = match (kind, self.program.written(bare)) {
            (CastKind::Const | CastKind::Reinterpret, Type::Array { .. } | Type::Function(_)) => {
                code::CAST_TO_ARRAY_OR_FUNCTION
            }
            (CastKind::Const, Type::Builtin(_) | Type::Enum(_) | Type::Class(_)) => code::INVALID_CONST_CAST_TARGET,
            (CastKind::Dynamic, Type::Builtin(_) | Type::Enum(_) | Type::Class(_)) => code::INVALID_DYNAMIC_CAST_TARGET,
            (CastKind::Reinterpret, Type::Builtin(Builtin::Void)) => {
                return self.report_at(code::INVALID_CAST, cast.first);
            }
            _ => return,
        };
        self.report_at(code, cast.type_token);
    }

    /// Checks a cast, and notes the functions that it calls. Returns the constructor whose argument another function converts.
    pub(crate) fn check_cast(&mut self, kind: CastKind, cast: Cast) -> Option<FunctionId> {
        let target = self.program.canonical(cast.ty);
        let from = self.expression(cast.operand).ty;
        if !(self.is_arithmetic_or_unscoped(cast.ty) && self.is_arithmetic_or_unscoped(from)) {
            self.delay_judgement(cast.ty, &[cast.operand]);
        }
        if self.cast_function(kind, &cast) {
            return None;
        }
        if matches!(kind, CastKind::CStyle | CastKind::Static)
            && self.context.speculating == 0
            && !self.program.is_reference(target)
        {
            // Of an object its conversion functions are asked for, of the target its constructors.
            self.complete_type(self.expression(cast.operand).ty);
            self.complete_type(target);
        }
        // Between different classes, bases and conversion functions decide; the other casts take no objects of classes for other types.
        if self.context.speculating == 0 {
            let operand = self.expression(cast.operand);
            match kind {
                CastKind::CStyle | CastKind::Static | CastKind::Dynamic => self.complete_different(operand.ty, target),
                CastKind::Const if self.is_same_object(operand.ty, target) => {}
                CastKind::Reinterpret
                    if self.program.is_reference(target) && operand.category == ValueCategory::Lvalue => {}
                CastKind::Const | CastKind::Reinterpret | CastKind::Bit => self.complete_type(operand.ty),
            }
        }
        // GNU: other casts make a pointer to a function of it.
        if self.context.speculating == 0 && self.is_void(cast.ty) && self.refuse_bound_function(cast.operand) {
            return None;
        }
        self.check_cast_of_dependent(kind, &cast);
        if self.is_unjudged(cast.operand) || self.is_erroneous(cast.operand) || self.is_dependent_type(target) {
            return None;
        }
        if kind == CastKind::Bit {
            self.check_bit_cast(&cast);
            return None;
        }
        let target = self.program.canonical(target);
        let bare = self.program.unqualified(target).0;
        if matches!(kind, CastKind::CStyle | CastKind::Static) && self.may_be_aggregate_from_value(bare, cast.operand) {
            return None;
        }
        match self.program.written(bare) {
            Type::Builtin(_)
            | Type::Enum(_)
            | Type::Class(_)
            | Type::Pointer(_)
            | Type::MemberPointer { .. }
            | Type::LvalueReference(_)
            | Type::RvalueReference(_) => {}
            Type::Array { .. } | Type::Function(_) if !matches!(kind, CastKind::Const | CastKind::Dynamic) => {
                self.report_at(code::CAST_TO_ARRAY_OR_FUNCTION, cast.type_token);
                return None;
            }
            Type::Array { .. } | Type::Function(_) => {}
            _ => return None,
        }
        if matches!(kind, CastKind::CStyle | CastKind::Static) && self.is_class_cast(&cast) {
            return self.check_class_cast(&cast);
        }
        match kind {
            CastKind::CStyle => self.check_c_cast(&cast),
            CastKind::Static => self.check_static_cast(&cast),
            CastKind::Const => self.check_const_cast(&cast),
            CastKind::Reinterpret => self.check_reinterpret_cast(&cast),
            CastKind::Dynamic => self.check_dynamic_cast(&cast),
            CastKind::Bit => {}
        }
        None
    }

    /// Whether two types are the same but for references to them and qualifiers.
    fn is_same_object(&self, a: TypeId, b: TypeId) -> bool {
        self.bare_type(self.program.non_reference(a)) == self.bare_type(self.program.non_reference(b))
    }

    /// Whether a cast makes or converts an object of class type.
    fn is_class_cast(&self, cast: &Cast) -> bool {
        let target = self.program.canonical(cast.ty);
        !self.program.is_reference(target)
            && self.scalar(target) != Scalar::Void
            && (self.is_class_value(self.expression(cast.operand).ty) || self.is_class_value(target))
    }

    /// Whether a value may initialize the first part of an aggregate of a type in parentheses (C++20, [dcl.init.general]/16.6.2).
    /// What converts to the aggregate itself is judged elsewhere.
    fn may_be_aggregate_from_value(&mut self, ty: TypeId, value: ExpressionId) -> bool {
        if !self.since(cufe_base::Standard::Cpp20) {
            return false;
        }
        if let Type::Class(_) = self.program.written(ty) {
            let operand = self.operand(value);
            if self.implicit_conversion(&operand, ty, Allowed::EXPLICIT) != Sequence::Impossible {
                return false;
            }
        }
        let first = match self.program.written(ty) {
            Type::Array { element, .. } => element,
            Type::Class(class) if self.has_known_members(class) => match self.is_aggregate_class(class) {
                None => return true,
                Some(false) => return false,
                Some(true) => match self.aggregate_members(class).map(|members| members.first().copied()) {
                    None => return true,
                    Some(None) => return false,
                    Some(Some(first)) => first,
                },
            },
            _ => return false,
        };
        // An array member takes a string; the reference initializes its first element with another value.
        if matches!(self.program.structure(first), Type::Array { .. }) {
            let (element, _) = self.element_type(first);
            let operand = self.operand(value);
            return self.is_string_literal(value)
                || self.implicit_conversion(&operand, element, Allowed::IMPLICIT) != Sequence::Impossible;
        }
        let operand = self.operand(value);
        self.implicit_conversion(&operand, first, Allowed::IMPLICIT) != Sequence::Impossible
    }

    /// A cast whose operand is a name of functions, one of which the type chooses ([over.over]/1.5). Returns whether that was
    /// the case.
    fn cast_function(&mut self, kind: CastKind, cast: &Cast) -> bool {
        let Some(set) = self.function_set(cast.operand) else { return false };
        if self.context.speculating > 0 || self.is_dependent_type(cast.ty) {
            return true;
        }
        let operand = self.operand(cast.operand);
        let is_chosen = matches!(kind, CastKind::CStyle | CastKind::Static);
        for ty in [Some(cast.ty), self.member_of_derived(cast.ty, &set)].into_iter().flatten() {
            match self.implicit_conversion(&operand, ty, Allowed::EXPLICIT) {
                _ if !is_chosen => {}
                Sequence::Unknown => {
                    self.note_unknown();
                    return true;
                }
                Sequence::Impossible => {}
                sequence => {
                    self.apply_conversion(cast.operand, ty, &sequence, Purpose::Object);
                    return true;
                }
            }
        }
        self.settle_address(cast.operand);
        // One specialization can be converted like any other function.
        self.function_set(cast.operand).is_some() || set.is_address && self.is_open(cast.operand)
    }

    /// For a pointer to member of a base: the pointer to member of the class that the functions of a set are members of, which
    /// a cast converts back ([expr.static.cast]/12).
    fn member_of_derived(&mut self, target: TypeId, set: &FunctionSet) -> Option<TypeId> {
        let Type::MemberPointer { class, member } = self.value_structure(target) else { return None };
        let function = set.functions().iter().find_map(|&entity| self.program.function_of(entity))?;
        let own = self.program.classes[self.class_of_member(function)?].ty;
        (self.is_derived_from(own, class) == Some(true))
            .then(|| self.program.intern_type(Type::MemberPointer { class: own, member }))
    }

    /// 171: there is no such cast.
    fn invalid_cast(&mut self, cast: &Cast, is_warning: bool) {
        let from = self.expression(cast.operand).ty;
        let (from, to) = self.type_pair(from, cast.ty);
        let report = Report::new(code::INVALID_CAST, self.position(cast.first)).with(from).with(to);
        self.report(if is_warning { report.as_warning() } else { report });
    }

    fn scalar(&self, ty: TypeId) -> Scalar {
        match self.value_structure(ty) {
            Type::Builtin(Builtin::Void) => Scalar::Void,
            Type::Builtin(Builtin::Nullptr) => Scalar::Null,
            Type::Builtin(builtin) => match arithmetic_class(builtin) {
                Some(Arithmetic::Integral) => Scalar::Integral(builtin),
                Some(Arithmetic::Floating) => Scalar::Floating,
                None => Scalar::Other,
            },
            Type::Enum(id) => Scalar::Enum { is_scoped: self.program.enums[id].is_scoped },
            Type::Pointer(inner) => Scalar::Pointer(inner),
            Type::Array { element, .. } => Scalar::Pointer(element),
            Type::Function(_) => Scalar::Pointer(self.program.canonical(ty)),
            Type::MemberPointer { class, member } => Scalar::Member { class, member },
            _ => Scalar::Other,
        }
    }

    fn is_class_value(&self, ty: TypeId) -> bool {
        matches!(self.program.written(self.program.unqualified(self.program.canonical(ty)).0), Type::Class(_))
    }

    pub(super) fn is_function(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(ty), Type::Function(_))
    }

    /// A cast whose type is a class must make an object of it: 70, 389.
    pub(crate) fn can_make_object(&mut self, ty: TypeId, token: u32) -> bool {
        self.complete_type(ty);
        if self.is_function(ty) && self.context.speculating == 0 {
            self.report_at(code::CAST_TO_ARRAY_OR_FUNCTION, token);
            return false;
        }
        let Some(class) = self.program.class_of(ty) else { return true };
        if self.context.speculating > 0 {
            return true;
        }
        let code = if self.is_incomplete(ty) {
            if self.is_in_pattern() && self.is_of_class_in_the_making(class) {
                return true;
            }
            code::INCOMPLETE_TYPE
        } else if self.program.classes[class].is_complete && self.is_abstract(class) == Some(true) {
            code::CAST_TO_ABSTRACT_CLASS
        } else {
            return true;
        };
        let report = Report::new(code, self.position(token)).with(self.type_argument(ty));
        self.report(report);
        false
    }

    /// Whether a class is a member of one whose definition is not complete: in a template of that, as in the signature of a member
    /// template, it is looked at when the arguments are known.
    fn is_of_class_in_the_making(&self, class: ClassId) -> bool {
        let around = self.program.enclosing_class(self.program.entities[self.program.classes[class].entity].scope);
        around.is_some_and(|around| self.program.classes[around].is_being_defined)
    }

    /// The conversion of a cast that is an initialization ([expr.static.cast]/4).
    fn convert_explicitly(&mut self, cast: &Cast, sequence: &Sequence, check_access: bool) {
        match sequence {
            Sequence::User(user) => self.use_user_conversion(cast.operand, cast.ty, user),
            Sequence::Standard(standard) => {
                if let Some(class) = self.program.class_of(cast.ty)
                    && self.is_class_value(cast.ty)
                {
                    self.check_base_conversion(cast.operand, standard);
                    self.copy_by_cast(cast, class);
                } else if let (Scalar::Pointer(from), Scalar::Pointer(to)) =
                    (self.scalar(standard.from), self.scalar(standard.to))
                {
                    self.check_upcast(from, to, cast.type_token, check_access);
                } else {
                    self.check_member_cast(cast, standard.from, standard.to, AccessCheck::Checked);
                }
            }
            Sequence::Unknown => self.note_unknown(),
            _ => {}
        }
    }

    /// The object that a cast makes of another one is copied from it: there must be a constructor that does ([dcl.init.general]/16.6).
    fn copy_by_cast(&mut self, cast: &Cast, class: ClassId) {
        let operand = self.operand(cast.operand);
        match self.copying_constructor(class, &operand) {
            Some(Resolution::Selected(candidate)) => {
                if let Some(function) = candidate.function.filter(|_| !candidate.is_template) {
                    let first = self.expression(cast.operand).first;
                    let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, first);
                    let at_run_time = self.known_at_run_time(&[cast.operand]);
                    self.use_function(FunctionUse { at_run_time, ..used });
                }
            }
            Some(Resolution::NoMatch(_)) => self.report_conversion_failure(cast.operand, cast.ty, Purpose::Object),
            _ => {}
        }
    }

    /// 286, 269: the base that a cast leads to. Returns whether it is a base.
    fn check_upcast(&mut self, from: TypeId, to: TypeId, token: u32, check_access: bool) -> bool {
        let BaseRelation::Yes(relation) = self.base_relation(from, to) else { return false };
        if relation.is_ambiguous {
            self.report_derivation(code::AMBIGUOUS_BASE, to, from, token);
        } else if check_access && !self.is_base_path_accessible(&relation) {
            self.report_derivation(code::INACCESSIBLE_BASE_CONVERSION, to, from, token);
        }
        true
    }

    /// 287, 288, 1280: the way from a base to a derived class. Returns whether it is one.
    fn check_downcast(&mut self, from: TypeId, to: TypeId, tokens: [u32; 2], check_access: bool) -> bool {
        let BaseRelation::Yes(relation) = self.base_relation(to, from) else { return false };
        if relation.is_ambiguous {
            self.report_derivation(code::CAST_TO_DERIVED_AMBIGUOUS, from, to, tokens[0]);
        } else if relation.is_virtual {
            self.report_derivation(code::CAST_FROM_VIRTUAL_BASE, from, to, tokens[0]);
        } else if check_access && !self.is_base_path_accessible(&relation) {
            self.report_derivation(code::INACCESSIBLE_BASE_OF_CAST, from, to, tokens[1]);
        }
        true
    }

    /// A pointer to a member becomes one of a derived class or of a base.
    fn check_member_cast(&mut self, cast: &Cast, from: TypeId, to: TypeId, access: AccessCheck) {
        if let (Scalar::Member { class: from, .. }, Scalar::Member { class: to, .. }) =
            (self.scalar(from), self.scalar(to))
        {
            let token = if access == AccessCheck::Checked { cast.type_token } else { cast.first };
            self.check_way_from_base(from, to, token, access);
            self.check_way_to_member_of_base(from, to, [token, cast.first], access);
        }
    }

    fn report_derivation(&mut self, code: Code, base: TypeId, derived: TypeId, token: u32) {
        let (base, derived) = (self.program.unqualified(base).0, self.program.unqualified(derived).0);
        let (base, derived) = self.type_pair(base, derived);
        let report = Report::new(code, self.position(token)).with(base).with(derived);
        self.report(report);
    }

    pub(crate) fn is_base_path_accessible(&self, relation: &DerivedFrom) -> bool {
        let place = self.current_access_place();
        self.is_place_in_template(&place) || self.is_path_accessible(&relation.path, &place) != Some(false)
    }

    /// What a cast between scalars leads to; casts to references are checked here.
    fn scalar_target(&mut self, cast: &Cast, check_reference: fn(&mut Self, &Cast, TypeId, bool)) -> Option<Scalar> {
        let target = self.program.canonical(cast.ty);
        match self.program.written(target) {
            Type::LvalueReference(inner) => check_reference(self, cast, inner, false),
            Type::RvalueReference(inner) => check_reference(self, cast, inner, true),
            _ => {
                let to = self.scalar(target);
                return (to != Scalar::Void).then_some(to);
            }
        }
        None
    }

    fn check_c_cast(&mut self, cast: &Cast) {
        let Some(to) = self.scalar_target(cast, Self::check_c_reference_cast) else { return };
        let entry = self.expression(cast.operand);
        let is_null = self.is_null_pointer_constant(cast.operand);
        let fits = match (self.scalar(entry.ty), to) {
            (Scalar::Integral(_) | Scalar::Floating | Scalar::Enum { .. }, Scalar::Integral(_) | Scalar::Floating)
            | (Scalar::Integral(_) | Scalar::Floating | Scalar::Enum { .. }, Scalar::Enum { .. })
            | (Scalar::Integral(_) | Scalar::Enum { .. }, Scalar::Pointer(_))
            | (Scalar::Null, Scalar::Pointer(_) | Scalar::Member { .. } | Scalar::Null)
            | (_, Scalar::Integral(Builtin::Bool)) => self.scalar(entry.ty) != Scalar::Void,
            (Scalar::Pointer(_) | Scalar::Null, Scalar::Integral(builtin)) => {
                self.check_pointer_size(cast, builtin);
                true
            }
            (Scalar::Pointer(from), Scalar::Pointer(to)) => {
                let _ = self.check_upcast(from, to, cast.first, false)
                    || self.check_downcast(from, to, [cast.first; 2], false);
                true
            }
            (Scalar::Member { member: a, .. }, Scalar::Member { member: b, .. }) => {
                self.check_member_cast(cast, entry.ty, cast.ty, AccessCheck::Ignored);
                self.is_function(a) == self.is_function(b)
            }
            (Scalar::Integral(_), Scalar::Member { .. } | Scalar::Null) => is_null,
            // GNU: the function that a pointer to a member means.
            (Scalar::Member { .. }, Scalar::Pointer(to)) => {
                self.is_function(to) || self.value_structure(to) == Type::Builtin(Builtin::Void)
            }
            (Scalar::Other, _) | (_, Scalar::Other) => true,
            _ => false,
        };
        if !fits {
            self.invalid_cast(cast, false);
        }
    }

    /// 767: the integer is too small for a pointer.
    fn check_pointer_size(&mut self, cast: &Cast, builtin: Builtin) {
        if builtin.size() < Builtin::Nullptr.size() {
            self.report_at(code::POINTER_TO_SMALLER_INTEGER, cast.first);
        }
    }

    /// A cast from or to a class that is no reference.
    fn check_class_cast(&mut self, cast: &Cast) -> Option<FunctionId> {
        if !self.can_make_object(cast.ty, cast.type_token) {
            return None;
        }
        let operand = self.operand(cast.operand);
        self.destroy_temporary(cast.ty, &[cast.operand], self.expression(cast.operand).first);
        match self.implicit_conversion(&operand, cast.ty, Allowed::EXPLICIT) {
            Sequence::Impossible => self.construct_by_cast(cast),
            // Constructors and conversion functions that fit equally well: a direct-initialization chooses among constructors.
            Sequence::User(user) if user.function.is_none() && self.is_constructed_by_cast(cast) => {
                self.construct_by_cast(cast)
            }
            sequence => {
                self.convert_explicitly(cast, &sequence, false);
                None
            }
        }
    }

    /// Whether one of the constructors of a class is the best for what is cast to it.
    fn is_constructed_by_cast(&mut self, cast: &Cast) -> bool {
        let Some(class) = self.program.class_of(cast.ty) else { return false };
        let constructors = self.constructors(class);
        if !self.has_known_members(class) || constructors.is_partial {
            return false;
        }
        let operands = self.operands(&[cast.operand]);
        matches!(self.resolve_constructor(&constructors.entities, &operands, true), Resolution::Selected(_))
    }

    /// A cast to a class is a direct-initialization: unlike in an implicit conversion, the argument of the constructor may be
    /// converted by the user's functions, too ([expr.static.cast]/4, [dcl.init]/17.6.2). Returns the constructor.
    fn construct_by_cast(&mut self, cast: &Cast) -> Option<FunctionId> {
        let target = self.program.unqualified(self.program.canonical(cast.ty)).0;
        if let Type::Class(class) = self.program.written(target) {
            let constructors = self.constructors(class);
            if !self.has_known_members(class) || constructors.is_partial {
                self.note_unknown();
                return None;
            }
            let operands = self.operands(&[cast.operand]);
            match self.resolve_constructor(&constructors.entities, &operands, true) {
                Resolution::Selected(candidate) => {
                    self.convert_arguments(&candidate, &[cast.operand]);
                    let function = self.settled_function(&candidate)?;
                    let first = self.expression(cast.operand).first;
                    let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, first);
                    let at_run_time = self.known_at_run_time(&[cast.operand]);
                    self.use_function(FunctionUse { at_run_time, ..used });
                    return Some(function);
                }
                Resolution::NoMatch(_) | Resolution::Ambiguous(_) => {}
                Resolution::Unknown => {
                    self.note_unknown();
                    return None;
                }
            }
        }
        self.report_conversion_failure(cast.operand, cast.ty, Purpose::Object);
        None
    }

    fn check_c_reference_cast(&mut self, cast: &Cast, referred: TypeId, is_rvalue_reference: bool) {
        let entry = self.expression(cast.operand);
        let source = self.program.canonical(entry.ty);
        let is_const = self.object_qualifiers(referred).contains(Qualifiers::CONST);
        let first = self.expression(cast.operand).first;
        // No kind of cast makes an lvalue of a value, unless a conversion function does.
        let is_value = entry.category == ValueCategory::Prvalue && !self.is_void(source);
        if is_value && !is_rvalue_reference && !is_const {
            let operand = self.operand(cast.operand);
            match self.implicit_conversion(&operand, cast.ty, Allowed::EXPLICIT) {
                Sequence::Impossible => self.report_at(code::CAST_OF_PRVALUE_TO_REFERENCE, first),
                Sequence::Unknown => self.note_unknown(),
                sequence => self.convert_explicitly(cast, &sequence, false),
            }
            return;
        }
        let wanted = self.object_qualifiers(referred);
        let is_related = self.reference_relation(referred, source) != Related::No;
        if (is_related || !is_rvalue_reference) && self.binds_bit_field(cast.operand, wanted) {
            return self.report_at(code::ADDRESS_OF_BIT_FIELD, first);
        }
        if self.is_class_value(source)
            && self.is_class_value(referred)
            && (self.check_upcast(source, referred, first, false)
                || self.check_downcast(source, referred, [first; 2], false))
        {
            return;
        }
        if self.reference_relation(referred, source) != Related::No {
            return;
        }
        let operand = self.operand(cast.operand);
        match self.implicit_conversion(&operand, cast.ty, Allowed::EXPLICIT) {
            Sequence::User(user) if user.function.is_some_and(|function| !self.is_constructor(function)) => {
                self.convert_explicitly(cast, &Sequence::User(user), false);
            }
            Sequence::Unknown => self.note_unknown(),
            // An object is looked at as one of the other type.
            _ => {}
        }
    }

    /// Whether a cast makes a reference with these qualifiers of a bit-field, to which none is bound directly
    /// ([dcl.init.ref]/5); one to a const type is bound to a copy.
    fn binds_bit_field(&self, operand: ExpressionId, wanted: Qualifiers) -> bool {
        let is_copied = wanted.contains(Qualifiers::CONST) && !wanted.contains(Qualifiers::VOLATILE);
        !is_copied && self.bit_field(operand).is_some()
    }

    fn check_static_cast(&mut self, cast: &Cast) {
        let Some(to) = self.scalar_target(cast, Self::check_static_reference_cast) else { return };
        let entry = self.expression(cast.operand);
        let target = self.program.canonical(cast.ty);
        let operand = self.operand(cast.operand);
        let sequence = self.implicit_conversion(&operand, target, Allowed::EXPLICIT);
        if sequence != Sequence::Impossible {
            self.convert_explicitly(cast, &sequence, true);
            return;
        }
        match (self.scalar(entry.ty), to) {
            (Scalar::Integral(_) | Scalar::Floating | Scalar::Enum { .. }, Scalar::Enum { .. })
            | (Scalar::Enum { is_scoped: true }, Scalar::Integral(_) | Scalar::Floating)
            | (Scalar::Null, Scalar::Integral(Builtin::Bool)) => {}
            (Scalar::Pointer(from), Scalar::Pointer(to)) => self.check_inverse_pointer(cast, from, to),
            (Scalar::Member { class: a, member: m }, Scalar::Member { class: b, member: n }) => {
                let is_same = m == n || self.is_similar(m, n);
                let is_related = a == b || self.base_relation(a, b) != BaseRelation::No;
                if is_same && is_related && self.drops_qualifiers(m, n) {
                    self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
                } else if !(is_same && is_related) {
                    self.invalid_cast(cast, false);
                } else {
                    self.check_member_cast(cast, entry.ty, target, AccessCheck::Checked);
                }
            }
            (Scalar::Other, _) | (_, Scalar::Other) => {}
            _ => self.invalid_cast(cast, false),
        }
    }

    /// static_cast between pointers without implicit conversion: to a derived class, from `void *` ([expr.static.cast]/11,
    /// /13).
    fn check_inverse_pointer(&mut self, cast: &Cast, from: TypeId, to: TypeId) {
        let ((source, own), (target, mut wanted)) = (self.program.unqualified(from), self.program.unqualified(to));
        // The qualifiers of an array are those of its elements.
        wanted |= self.element_type(to).1;
        let keeps = (wanted | Qualifiers::RESTRICT).contains(own);
        let is_void = |sema: &Self, ty: TypeId| sema.program.written(ty) == Type::Builtin(Builtin::Void);
        if is_void(self, source) && !self.is_function(target) && keeps {
            return;
        }
        match self.base_relation(target, source) {
            BaseRelation::Unknown => return,
            BaseRelation::Yes(_) => {
                if keeps {
                    self.check_downcast(source, target, [cast.type_token, cast.first], true);
                } else {
                    self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
                }
                return;
            }
            BaseRelation::No => {}
        }
        if (source == target || self.is_similar(source, target)) && self.drops_qualifiers(from, to) {
            self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
            return;
        }
        // GNU: between function pointers and `void *`, and pointers to pointers that differ in qualifiers only.
        let is_function_pointer =
            self.is_function(source) && is_void(self, target) || is_void(self, source) && self.is_function(target);
        let is_similar = keeps && source != target && !self.is_function(source) && self.is_similar(source, target);
        self.invalid_cast(cast, is_function_pointer || is_similar);
    }

    fn check_static_reference_cast(&mut self, cast: &Cast, referred: TypeId, is_rvalue_reference: bool) {
        let entry = self.expression(cast.operand);
        let source = self.program.canonical(entry.ty);
        let first = entry.first;
        // The qualifiers of an array are those of its elements ([basic.type.qualifier]/3).
        let (wanted, own) = (self.object_qualifiers(referred), self.object_qualifiers(source));
        let is_glvalue = is_rvalue_reference || entry.category == ValueCategory::Lvalue;
        let keeps = (wanted | Qualifiers::RESTRICT).contains(own);
        match self.reference_relation(referred, source) {
            Related::Unknown => return,
            Related::Same | Related::Base => {
                if !is_glvalue {
                    // [dcl.init.ref]/5.2: only one to a const type that is not volatile.
                    if !wanted.contains(Qualifiers::CONST) || wanted.contains(Qualifiers::VOLATILE) {
                        self.report_at(code::CAST_OPERAND_NOT_LVALUE, first);
                    }
                } else if !keeps {
                    self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
                } else if !is_rvalue_reference && self.binds_bit_field(cast.operand, wanted) {
                    self.report_at(code::ADDRESS_OF_BIT_FIELD, first);
                } else {
                    self.check_upcast(source, referred, first, true);
                }
                return;
            }
            Related::No => {}
        }
        match self.base_relation(referred, source) {
            BaseRelation::Unknown => return,
            BaseRelation::Yes(_) => {
                if !is_glvalue {
                    self.report_at(code::CAST_OPERAND_NOT_LVALUE, first);
                } else if !keeps {
                    self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
                } else {
                    self.check_downcast(source, referred, [first; 2], true);
                }
                return;
            }
            BaseRelation::No => {}
        }
        let operand = self.operand(cast.operand);
        match self.implicit_conversion(&operand, cast.ty, Allowed::EXPLICIT) {
            Sequence::Impossible => self.invalid_cast(cast, false),
            Sequence::User(user) => self.convert_explicitly(cast, &Sequence::User(user), true),
            Sequence::Unknown => self.note_unknown(),
            _ => {}
        }
    }

    fn check_reinterpret_cast(&mut self, cast: &Cast) {
        let target = self.program.canonical(cast.ty);
        let entry = self.expression(cast.operand);
        let source = self.program.unqualified(self.program.canonical(entry.ty)).0;
        if let Type::LvalueReference(referred) | Type::RvalueReference(referred) = self.program.written(target) {
            // The reference takes no xvalue here, which [expr.reinterpret.cast]/11 allows.
            if entry.category != ValueCategory::Lvalue {
                self.report_at(code::CAST_OPERAND_NOT_LVALUE, entry.first);
            } else if self.bit_field(cast.operand).is_some() {
                self.report_at(code::ADDRESS_OF_BIT_FIELD, entry.first);
            } else if !self.is_function(referred) && self.drops_qualifiers(entry.ty, referred) {
                self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
            }
            return;
        }
        let bare = self.program.unqualified(target).0;
        if self.is_class_value(bare) {
            if bare == source {
                self.report_at(code::REINTERPRET_CAST_OF_CLASS, cast.first);
            } else {
                self.report_at(code::CAST_TO_ARRAY_OR_FUNCTION, cast.type_token);
            }
            return;
        }
        let is_same = source == bare;
        let fits = match (self.scalar(entry.ty), self.scalar(target)) {
            (Scalar::Void, _) | (_, Scalar::Void) => false,
            (Scalar::Null, Scalar::Null) => true,
            (Scalar::Integral(_) | Scalar::Enum { .. }, Scalar::Pointer(_)) => true,
            (Scalar::Pointer(_) | Scalar::Null, Scalar::Integral(builtin)) => {
                self.check_pointer_size(cast, builtin);
                true
            }
            (Scalar::Pointer(from), Scalar::Pointer(to)) => {
                // Functions have no qualifiers that could get lost.
                if !self.is_function(to) && self.drops_qualifiers(from, to) {
                    self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
                }
                true
            }
            (Scalar::Member { member: a, .. }, Scalar::Member { member: b, .. }) => {
                if self.drops_qualifiers(a, b) {
                    self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
                }
                self.check_member_cast(cast, entry.ty, cast.ty, AccessCheck::Ignored);
                self.is_function(a) == self.is_function(b)
            }
            (Scalar::Integral(_), Scalar::Integral(_))
            | (Scalar::Floating, Scalar::Floating)
            | (Scalar::Enum { .. }, Scalar::Enum { .. }) => is_same,
            (Scalar::Other, Scalar::Other) => self.is_class_value(source),
            (Scalar::Other, _) => !self.is_class_value(source),
            (_, Scalar::Other) => true,
            _ => false,
        };
        if !fits {
            self.invalid_cast(cast, false);
        }
    }

    /// Whether a pointer or reference to `to` has fewer qualifiers than one to `from`, at the levels that both have
    /// ([expr.const.cast]/7).
    fn drops_qualifiers(&self, from: TypeId, to: TypeId) -> bool {
        let (mut from, mut to) = (self.program.canonical(from), self.program.canonical(to));
        loop {
            let ((source, mut own), (target, mut wanted)) =
                (self.program.unqualified(from), self.program.unqualified(to));
            // The qualifiers of an array are those of its elements ([basic.type.qualifier]/3).
            own |= self.object_qualifiers(source);
            wanted |= self.object_qualifiers(target);
            if !(wanted | Qualifiers::RESTRICT).contains(own) && !self.is_function(source) {
                return true;
            }
            (from, to) = match (self.program.written(source), self.program.written(target)) {
                (Type::Pointer(a), Type::Pointer(b)) => (a, b),
                (Type::MemberPointer { member: a, .. }, Type::MemberPointer { member: b, .. }) => (a, b),
                (Type::Array { element: a, .. }, Type::Array { element: b, .. }) => (a, b),
                _ => return false,
            };
        }
    }

    fn check_const_cast(&mut self, cast: &Cast) {
        let target = self.program.unqualified(self.program.canonical(cast.ty)).0;
        let entry = self.expression(cast.operand);
        let first = entry.first;
        let fits = match self.program.written(target) {
            Type::LvalueReference(referred) | Type::RvalueReference(referred) if !self.is_function(referred) => {
                let is_lvalue_reference = matches!(self.program.written(target), Type::LvalueReference(_));
                if !self.is_similar(entry.ty, referred) {
                    false
                } else {
                    let is_prvalue = entry.category == ValueCategory::Prvalue;
                    if is_lvalue_reference && entry.category != ValueCategory::Lvalue {
                        self.report_at(code::CAST_OPERAND_NOT_LVALUE, first);
                    } else if is_prvalue && !self.is_class_value(entry.ty) {
                        self.report_at(code::CONST_CAST_OF_PRVALUE, first);
                    } else if self.bit_field(cast.operand).is_some() {
                        self.report_at(code::ADDRESS_OF_BIT_FIELD, first);
                    }
                    true
                }
            }
            Type::Pointer(to) if !self.is_function(to) => match self.scalar(entry.ty) {
                Scalar::Pointer(from) => self.is_similar(from, to),
                Scalar::Other => !self.is_class_value(entry.ty),
                _ => false,
            },
            Type::MemberPointer { class, member } if !self.is_function(member) => match self.scalar(entry.ty) {
                Scalar::Member { class: other, member: from } => class == other && self.is_similar(from, member),
                Scalar::Other => !self.is_class_value(entry.ty),
                _ => false,
            },
            _ => {
                self.report_at(code::INVALID_CONST_CAST_TARGET, cast.type_token);
                return;
            }
        };
        if !fits {
            self.report_at(code::CONST_CAST_CHANGES_TYPE, first);
        }
    }

    fn check_dynamic_cast(&mut self, cast: &Cast) {
        let target = self.program.unqualified(self.program.canonical(cast.ty)).0;
        let entry = self.expression(cast.operand);
        let written = self.program.written(target);
        let (Type::Pointer(pointee) | Type::LvalueReference(pointee) | Type::RvalueReference(pointee)) = written else {
            self.report_at(code::INVALID_DYNAMIC_CAST_TARGET, cast.type_token);
            return;
        };
        let is_pointer = matches!(written, Type::Pointer(_));
        if !is_pointer {
            self.note_throwing(Some(true));
        }
        let (inner, wanted) = self.program.unqualified(self.program.canonical(pointee));
        let is_void = is_pointer && self.program.written(inner) == Type::Builtin(Builtin::Void);
        match self.program.written(inner) {
            Type::Class(_) if !self.is_incomplete(inner) => {}
            Type::Specialization { .. } | Type::Unknown => return,
            _ if is_void => {}
            _ => {
                self.report_at(code::INVALID_DYNAMIC_CAST_TARGET, cast.type_token);
                return;
            }
        }
        let source = match (is_pointer, self.value_structure(entry.ty)) {
            (true, Type::Pointer(from) | Type::Array { element: from, .. }) => from,
            (true, _) => Program::builtin(Builtin::Void),
            (false, _) => entry.ty,
        };
        let (from, own) = self.program.unqualified(self.program.canonical(source));
        let is_object = match self.program.written(from) {
            Type::Class(_) => !self.is_incomplete(from),
            Type::Specialization { .. } | Type::Unknown => return,
            _ => false,
        };
        let needs_lvalue = matches!(written, Type::LvalueReference(_));
        if !is_object || needs_lvalue && entry.category != ValueCategory::Lvalue {
            self.report_at(
                if is_pointer { code::INVALID_DYNAMIC_CAST_POINTER } else { code::INVALID_DYNAMIC_CAST_OBJECT },
                entry.first,
            );
            return;
        }
        if !wanted.contains(own) {
            self.report_at(code::CAST_DROPS_QUALIFIERS, cast.first);
            return;
        }
        if !is_void {
            if inner == from || self.check_upcast(from, inner, entry.first, true) {
                return;
            }
            if self.base_relation(from, inner) == BaseRelation::Unknown {
                return;
            }
        }
        match self.program.class_of(from).and_then(|class| self.is_polymorphic(class)) {
            Some(false) => {
                let report = Report::new(code::DYNAMIC_CAST_NEEDS_VIRTUAL, self.position(entry.first))
                    .with(self.type_argument(from));
                self.report(report);
            }
            Some(true) if !is_void && !self.options.features.rtti => self.report_at(code::RTTI_DISABLED, cast.first),
            _ => {}
        }
    }
}
