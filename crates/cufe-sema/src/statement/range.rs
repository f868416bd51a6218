//! The range of a range-based for ([stmt.ranged]): `begin` and `end`, what the loop does with
//! them, and the element that initializes its variable.

use crate::Sema;
use crate::build::Extent;
use crate::constant::state;
use crate::conversion::{Allowed, ObjectClass, Operand};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::initialization::Purpose;
use crate::overload::{CallSet, Resolution};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArrayBound, EntityId, ExpressionFlags, ExpressionId, ExpressionKind, Name, Operator, Program, Type, TypeId,
    UnaryOperator, ValueCategory,
};
use smallvec::SmallVec;

/// `begin` and `end` of a range as lookup found them.
struct Iterators {
    begin: SmallVec<[EntityId; 4]>,
    end: SmallVec<[EntityId; 4]>,
    are_members: bool,
}

impl Sema<'_> {
    /// The element of a range that initializes the variable of a loop, as an lvalue or value at the token `close` behind the
    /// range, where it is known. Reports what is wrong with the range.
    pub fn build_range_element(&mut self, range: ExpressionId, close: u32) -> Option<ExpressionId> {
        let entry = self.expression(range);
        let is_list = matches!(entry.kind, ExpressionKind::InitializerList(_));
        if self.context.speculating == 0 && !is_list {
            // What `begin` is, is looked up in the class ([stmt.ranged]/1.3).
            self.complete_type(self.program.non_reference(entry.ty));
        }
        if self.context.speculating > 0 || !is_list && self.is_unjudged(range) || self.is_erroneous(range) {
            return None;
        }
        let ty = match entry.kind {
            ExpressionKind::InitializerList(list) => {
                let ty = self.type_of_list(list)?;
                self.complete_type(ty);
                self.initialize_from_list(range, ty, Purpose::Object, false);
                self.constants.loops.entry(range).or_default().list = Some(ty);
                ty
            }
            _ => entry.ty,
        };
        let ty = self.program.canonical(ty);
        let element = match self.value_structure(ty) {
            Type::Array { bound: ArrayBound::Unknown, .. } => {
                // The elements of an initializer with a pack are counted in instances only.
                let is_initialized = matches!(entry.kind, ExpressionKind::Name { entity, .. }
                    if self.program.variable_of(entity).is_some_and(|variable| self.program.variables[variable].initializer.is_some()));
                if !is_initialized {
                    self.report_at(code::RANGE_OF_UNKNOWN_BOUND, entry.first);
                }
                return None;
            }
            Type::Array { element, .. } => (element, ValueCategory::Lvalue, true),
            _ => self.element_of_class(range, ty)?,
        };
        let (ty, category, is_plain) = element;
        let category = match self.program.structure(ty) {
            Type::LvalueReference(_) => ValueCategory::Lvalue,
            _ => category,
        };
        // Elements that an iterator's operator gives are reported where the range begins.
        let token = if is_plain { close } else { entry.first };
        let extent = Extent { first: token, last: token };
        let element = self.build_hidden(range, ty, category, extent);
        self.constants.loops.entry(range).or_default().element = Some(element);
        Some(element)
    }

    /// What stands for an object that the loop makes of its range: it is seen as the result of a call.
    fn build_hidden(
        &mut self,
        range: ExpressionId,
        ty: TypeId,
        category: ValueCategory,
        extent: Extent,
    ) -> ExpressionId {
        let ty = self.program.non_reference(ty);
        let arguments = self.program.add_expression_list(&[]);
        let kind = ExpressionKind::Call { callee: range, arguments };
        self.build(kind, ty, category, ExpressionFlags::empty(), extent)
    }

    /// The type and category of `*begin` for a range that is no array, and whether `begin` is a pointer.
    fn element_of_class(&mut self, range: ExpressionId, ty: TypeId) -> Option<(TypeId, ValueCategory, bool)> {
        let first = self.expression(range).first;
        // The hidden reference to the range is an lvalue.
        let object = Operand { ty, category: ValueCategory::Lvalue, expression: None };
        let iterators = self.iterators(&object, first)?;
        if iterators.begin.is_empty() || iterators.end.is_empty() {
            let argument = self.type_argument(ty);
            self.report(Report::new(code::RANGE_WITHOUT_BEGIN, self.position(first)).with(argument));
            return None;
        }
        let begin = self.call_iterator(&iterators.begin, &object, iterators.are_members, first);
        let end = self.call_iterator(&iterators.end, &object, iterators.are_members, first);
        let ((begin, first), (end, last)) = (begin?, end?);
        let functions = ([first, last], iterators.are_members);
        self.element_of_iterator(range, [begin, end], functions)
    }

    /// Looks `begin` and `end` up; `None` where nobody can tell.
    fn iterators(&mut self, object: &Operand, first: u32) -> Option<Iterators> {
        let names = [Name::identifier(self.known.begin), Name::identifier(self.known.end)];
        if let Type::Class(class) = self.value_structure(object.ty)
            && !self.is_incomplete(object.ty)
        {
            if !self.has_known_members(class) {
                return None;
            }
            let [begin, end] = names.map(|name| self.lookup_in_class(class, name, u32::MAX));
            if begin.is_dependent || end.is_dependent || begin.specialization.is_some() || end.specialization.is_some()
            {
                return None;
            }
            let list = |found: &crate::Found| -> SmallVec<[EntityId; 4]> { found.entities.iter().copied().collect() };
            let (begin, end) = (list(&begin), list(&end));
            // Data members are no iterators.
            if !begin.is_empty() && !end.is_empty() && self.only_functions(&begin) && self.only_functions(&end) {
                return Some(Iterators { begin, end, are_members: true });
            }
        }
        let [begin, end] = names.map(|name| self.lookup_associated(name, std::slice::from_ref(object), first));
        if begin.is_partial || end.is_partial {
            return None;
        }
        let [mut begin, mut end] = [begin, end].map(|found| self.fitting_iterators(&found.entities, object));
        // `std` was an associated namespace of every range (C++11's [stmt.ranged]), and the reference still looks there.
        if let (Some(first_found), Some(last_found)) = (&begin, &end)
            && (first_found.is_empty() || last_found.is_empty())
        {
            let [in_std, end_in_std] = names.map(|name| self.functions_of_std(name, first));
            begin = self.fitting_iterators(&in_std, object);
            end = self.fitting_iterators(&end_in_std, object);
        }
        match (begin, end) {
            (Some(begin), Some(end)) => Some(Iterators { begin, end, are_members: false }),
            _ => None,
        }
    }

    /// The functions, if one of them can be called with the range: otherwise they are as good as none.
    fn fitting_iterators(&mut self, functions: &[EntityId], object: &Operand) -> Option<SmallVec<[EntityId; 4]>> {
        let arguments = [*object];
        match self.resolve(&iterator_call(functions, None, &arguments)) {
            Resolution::NoMatch(_) => Some(SmallVec::new()),
            Resolution::Unknown => None,
            _ => Some(functions.iter().copied().collect()),
        }
    }

    /// The functions of a name in namespace `std`.
    fn functions_of_std(&self, name: Name, token: u32) -> SmallVec<[EntityId; 4]> {
        let found = self.lookup_unqualified(Name::identifier(self.known.std), Program::GLOBAL_SCOPE, u32::MAX);
        let Some(std) = found.first() else { return SmallVec::new() };
        let mut found = crate::Found::default();
        self.collect_bindings(self.namespace_scope(std), name, token, true, &|_| true, &mut found);
        if self.only_functions(&found.entities) { found.entities.iter().copied().collect() } else { SmallVec::new() }
    }

    /// Calls `begin` or `end`: the type that it returns.
    fn call_iterator(
        &mut self,
        candidates: &[EntityId],
        object: &Operand,
        is_member: bool,
        token: u32,
    ) -> Option<(TypeId, cufe_il::FunctionId)> {
        let arguments = [*object];
        let (implied, arguments): (_, &[Operand]) = if is_member { (Some(*object), &[]) } else { (None, &arguments) };
        match self.resolve(&iterator_call(candidates, implied, arguments)) {
            Resolution::Selected(candidate) => {
                let function = self.settled_function(&candidate)?;
                let used = FunctionUse::new(function, FunctionUseKind::Statement, token);
                self.use_function(FunctionUse { naming_class: is_member.then_some(object.ty), ..used });
                let result = self.program.as_function(self.program.functions[function].ty)?.result;
                let is_known =
                    !matches!(self.program.structure(result), Type::Auto | Type::DecltypeAuto | Type::Unknown);
                (is_known && !self.is_dependent_type(result)).then_some((result, function))
            }
            Resolution::NoMatch(candidates) => {
                use crate::overload::{Rejection, Verdict};
                let by_object =
                    candidates.iter().any(|candidate| candidate.verdict == Verdict::Rejected(Rejection::Object));
                let name = candidates.first().map(|candidate| self.entity_name(candidate.entity)).unwrap_or_default();
                let code = if by_object { code::NO_OVERLOAD_FOR_QUALIFIERS } else { code::NO_FITTING_RANGE_FUNCTION };
                self.report(Report::new(code, self.position(token)).quoted(name));
                None
            }
            Resolution::Ambiguous(_) | Resolution::Unknown => None,
        }
    }

    /// What a loop does with its iterators: `begin != end`, `*begin`, `++begin`. The type and category of the element.
    fn element_of_iterator(
        &mut self,
        range: ExpressionId,
        iterators: [TypeId; 2],
        (functions, are_members): ([cufe_il::FunctionId; 2], bool),
    ) -> Option<(TypeId, ValueCategory, bool)> {
        let first = self.expression(range).first;
        // The operators stand where the range begins.
        let at = Extent { first, last: first.saturating_sub(1) };
        let [begin, end] = iterators.map(|ty| {
            let ty = self.program.non_reference(ty);
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            self.complete_type(ty);
            self.build_hidden(range, ty, ValueCategory::Lvalue, at)
        });
        let mut built = state::Iterators {
            functions,
            are_members,
            objects: [begin, end],
            compare: None,
            dereference: None,
            increment: None,
        };
        let ty = self.expression(begin).ty;
        match self.value_structure(ty) {
            Type::Pointer(inner) => {
                let other = self.expression(end).ty;
                if self.program.canonical(other) != self.program.canonical(ty) && !self.is_dependent_type(other) {
                    built.compare = Some(self.build_binary(Operator::ExclaimEqual, begin, end, at));
                }
                self.constants.loops.entry(range).or_default().iterators = Some(built);
                return Some((inner, ValueCategory::Lvalue, true));
            }
            Type::Class(class) if self.has_known_members(class) => {}
            // Enumerations may have operators, too.
            Type::Enum(_) => {}
            Type::Class(_) | Type::Unknown | Type::Specialization { .. } => return None,
            _ => {
                let argument = self.type_argument(ty);
                self.report(Report::new(code::ITERATOR_IS_NO_ITERATOR, self.position(first)).with(argument));
                return None;
            }
        }
        let before = self.snapshot();
        built.compare = Some(self.build_binary(Operator::ExclaimEqual, begin, end, at));
        if self.failed_since(&before) {
            return None;
        }
        let element = self.build_unary(UnaryOperator::Dereference, begin, at);
        if self.failed_since(&before) {
            return None;
        }
        built.dereference = Some(element);
        built.increment = Some(self.build_unary(UnaryOperator::PreIncrement, begin, at));
        self.constants.loops.entry(range).or_default().iterators = Some(built);
        let entry = self.expression(element);
        (entry.ty != Program::UNKNOWN && !self.is_dependent_type(entry.ty)).then_some((entry.ty, entry.category, false))
    }
}

/// A call of `begin` or `end`.
fn iterator_call<'a>(candidates: &'a [EntityId], object: Option<Operand>, arguments: &'a [Operand]) -> CallSet<'a> {
    CallSet {
        candidates,
        object,
        object_class: ObjectClass::OfObject,
        template_arguments: None,
        arguments,
        allowed: Allowed::IMPLICIT,
        includes_explicit: false,
    }
}
