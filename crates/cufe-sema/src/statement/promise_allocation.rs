//! How the memory for the state of a coroutine is allocated and freed ([dcl.fct.def.coroutine]/9 to /12), and that its final
//! suspension throws nothing (/15).

use crate::Sema;
use crate::conversion::Operand;
use crate::overload::Resolution;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Builtin, ClassId, EntityId, EntityKind, FunctionFlags, FunctionId, FunctionTypeFlags, Name, Operator, Program,
    Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// The functions with which the state of a coroutine is allocated and freed. `name`: where the coroutine's name stands.
    pub(super) fn check_promise_allocation(&mut self, function: FunctionId, class: ClassId, name: u32) {
        let is_own = self.check_state_allocation(function, class, name);
        let on_failure =
            self.promise_functions(class, Name::identifier(self.known.get_return_object_on_allocation_failure));
        if let Some(functions) = on_failure.filter(|functions| !functions.is_empty()) {
            if is_own == Some(false) && self.misses_nothrow_allocation() {
                self.report_at(code::NO_NOTHROW_ALLOCATION, name);
            }
            let is_static = |&entity: &EntityId| {
                self.program.function_of(entity).is_some_and(|function| {
                    self.program.functions[function].flags.contains(FunctionFlags::STATIC_MEMBER)
                })
            };
            if !functions.iter().all(is_static) {
                self.report_at(code::RETURN_OBJECT_ON_FAILURE_NOT_STATIC, name);
            }
        }
        self.check_state_deallocation(class, name);
    }

    /// The members of a promise with a name; none where that is not known.
    fn promise_functions(&self, class: ClassId, name: Name) -> Option<SmallVec<[EntityId; 8]>> {
        let found = self.lookup_in_class(class, name, u32::MAX);
        let is_known = !found.is_dependent && !found.is_ambiguous && found.specialization.is_none();
        // Allocation functions without parameters were reported.
        let is_wrong = |&entity: &EntityId| {
            name.is_allocation_function()
                && self
                    .program
                    .function_of(entity)
                    .and_then(|function| self.program.as_function(self.program.functions[function].ty))
                    .is_some_and(|ty| ty.parameters.is_empty())
        };
        let is_known = is_known && self.only_functions(&found.entities) && !found.entities.iter().any(is_wrong);
        is_known.then(|| found.entities.iter().copied().collect())
    }

    /// `operator new` of the promise, called with the size and the parameters, or with the size alone: 1767 where neither fits,
    /// 1776 where it is deleted. Whether the promise has one, where that is known.
    fn check_state_allocation(&mut self, function: FunctionId, class: ClassId, name: u32) -> Option<bool> {
        let functions = self.promise_functions(class, Name::operator(Operator::New))?;
        if functions.is_empty() {
            return Some(false);
        }
        let parameters = self.program.as_function(self.program.functions[function].ty)?.parameters.clone();
        if parameters.iter().any(|&ty| self.is_dependent_type(ty)) {
            return None;
        }
        let object = match self.is_non_static_member(function) {
            true => Some(self.program.classes[self.class_of_member(function)?].ty),
            false => None,
        };
        // The parameters are lvalues; the reference takes those that are no references for values. What fits either way is right.
        let mut lists: SmallVec<[Vec<(TypeId, ValueCategory)>; 4]> = SmallVec::new();
        for category in [ValueCategory::Lvalue, ValueCategory::Prvalue] {
            let of_parameter = |&ty: &TypeId| {
                let is_reference = self.program.non_reference(ty) != ty;
                let category = if is_reference { ValueCategory::Lvalue } else { category };
                (self.program.non_reference(ty), category)
            };
            let list: Vec<_> = parameters.iter().map(of_parameter).collect();
            if let Some(object) = object {
                let whole = std::iter::once((object, ValueCategory::Lvalue)).chain(list.iter().copied()).collect();
                lists.push(whole);
            }
            lists.push(list);
        }
        lists.push(Vec::new());
        let mut is_refused = true;
        for list in lists {
            match self.resolve_allocation(class, &functions, &list) {
                Resolution::NoMatch(_) => {}
                Resolution::Selected(candidate) => {
                    is_refused = false;
                    let is_deleted = candidate
                        .function
                        .is_some_and(|chosen| self.program.functions[chosen].flags.contains(FunctionFlags::DELETED));
                    if is_deleted {
                        let text = self.name_text(Name::operator(Operator::New));
                        self.report(Report::new(code::DELETED_FUNCTION_USED, self.position(name)).quoted(text));
                    }
                    break;
                }
                _ => {
                    is_refused = false;
                    break;
                }
            }
        }
        if is_refused {
            let text = self.name_text(Name::operator(Operator::New));
            self.report(Report::new(code::ARGUMENTS_DO_NOT_FIT, self.position(name)).quoted(text));
        }
        Some(true)
    }

    fn resolve_allocation(
        &mut self,
        class: ClassId,
        functions: &[EntityId],
        parameters: &[(TypeId, ValueCategory)],
    ) -> Resolution {
        let value = |(ty, category)| Operand { ty, category, expression: None };
        let size = (Program::builtin(Builtin::UnsignedLong), ValueCategory::Prvalue);
        let arguments: SmallVec<[Operand; 8]> =
            std::iter::once(size).chain(parameters.iter().copied()).map(value).collect();
        self.resolve_promise_call(class, functions, &arguments)
    }

    /// Whether there certainly is no global `operator new(std::size_t, const std::nothrow_t &)`.
    fn misses_nothrow_allocation(&self) -> bool {
        let found = self.lookup_unqualified(Name::operator(Operator::New), Program::GLOBAL_SCOPE, u32::MAX);
        self.only_functions(&found.entities)
            && !found.entities.iter().any(|&entity| {
                let EntityKind::Function(function) = self.program.entities[entity].kind else { return true };
                self.program.as_function(self.program.functions[function].ty).is_some_and(|ty| {
                    ty.parameters
                        .get(1)
                        .is_some_and(|&second| self.program.class_of(self.program.non_reference(second)).is_some())
                })
            })
    }

    /// `operator delete` of the promise: 2977 where it has none that takes a pointer, or a pointer and a size; 1776 where that is
    /// deleted.
    fn check_state_deallocation(&mut self, class: ClassId, name: u32) {
        let Some(functions) = self.promise_functions(class, Name::operator(Operator::Delete)) else { return };
        let is_plain = |&entity: &EntityId| matches!(self.program.entities[entity].kind, EntityKind::Function(_));
        if functions.is_empty() || !functions.iter().all(is_plain) {
            return;
        }
        let fits = |function: FunctionId| {
            let Some(ty) = self.program.as_function(self.program.functions[function].ty) else { return true };
            match ty.parameters.as_slice() {
                [_] => true,
                &[_, size] => self.program.canonical(size) == Program::builtin(Builtin::UnsignedLong),
                // Those with an alignment too, and destroying ones.
                &[_, second, ..] => !matches!(self.value_structure(second), Type::Builtin(_) | Type::Pointer(_)),
                [] => false,
            }
        };
        let usual: SmallVec<[FunctionId; 4]> = functions
            .iter()
            .filter_map(|&entity| self.program.function_of(entity))
            .filter(|&function| fits(function))
            .collect();
        match usual.as_slice() {
            [] => self.report_at(code::NO_STATE_DEALLOCATION, name),
            &[only] if self.program.functions[only].flags.contains(FunctionFlags::DELETED) => {
                let text = self.name_text(Name::operator(Operator::Delete));
                self.report(Report::new(code::DELETED_FUNCTION_USED, self.position(name)).quoted(text));
            }
            _ => {}
        }
    }

    /// The final suspension throws nothing: `final_suspend` itself, and what awaiting its result calls (2981, at the name of
    /// `final_suspend`, once).
    pub(super) fn check_final_suspension(&mut self, class: ClassId) {
        let Some(functions) = self.promise_functions(class, Name::identifier(self.known.final_suspend)) else { return };
        let &[entity] = functions.as_slice() else { return };
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return };
        let token = self.program.entities[entity].token;
        let mut throws = self.certainly_throws(function);
        let awaiter = self.program.as_function(self.program.functions[function].ty).map(|ty| ty.result);
        let is_transformed = self
            .promise_functions(class, Name::identifier(self.known.await_transform))
            .is_none_or(|functions| !functions.is_empty());
        let result = awaiter.filter(|_| !is_transformed).map(|ty| self.program.non_reference(ty));
        if let Some(awaiter) = result.and_then(|ty| self.program.class_of(ty)).filter(|&it| self.has_known_members(it))
        {
            let names = [
                Name::operator(Operator::CoAwait),
                Name::identifier(self.known.await_ready),
                Name::identifier(self.known.await_suspend),
                Name::identifier(self.known.await_resume),
            ];
            for name in names {
                let Some(functions) = self.promise_functions(awaiter, name) else { break };
                if let &[entity] = functions.as_slice()
                    && let EntityKind::Function(function) = self.program.entities[entity].kind
                {
                    throws |= self.certainly_throws(function);
                }
            }
        }
        if throws && self.class_state.reported.insert((code::FINAL_SUSPEND_MAY_THROW, token)) {
            let text = self.text(self.known.final_suspend).to_owned();
            self.report(Report::new(code::FINAL_SUSPEND_MAY_THROW, self.position(token)).quoted(text));
        }
    }

    /// Whether a function that somebody wrote has no exception specification that makes it non-throwing, as far as that is known.
    fn certainly_throws(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        !entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
            && !self.instances.noexcepts.contains_key(&function)
            && self.program.as_function(entry.ty).is_some_and(|ty| !ty.flags.contains(FunctionTypeFlags::NOEXCEPT))
    }
}
