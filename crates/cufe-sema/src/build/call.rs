//! Calls and launches ([expr.call]), before overload resolution: the result
//! type is known where all candidates agree on it.

use super::Extent;
use crate::Sema;
use crate::overload::Chosen;
use cufe_il::{
    EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, Name, Operator, Program, Type,
    TypeId, UnaryOperator,
};

impl Sema<'_> {
    /// The result type of a set of functions where it is one and the same; none for templates and deduced results.
    pub fn common_result(&self, entities: &[EntityId]) -> Option<TypeId> {
        let mut common: Option<TypeId> = None;
        for &entity in entities {
            let EntityKind::Function(function) = self.program.entities[entity].kind else { return None };
            let result = self.program.as_function(self.program.functions[function].ty)?.result;
            match common {
                None => common = Some(result),
                Some(other) if self.program.canonical(other) == self.program.canonical(result) => {}
                Some(_) => return None,
            }
        }
        common.filter(|&ty| !matches!(self.program.structure(ty), Type::Auto | Type::DecltypeAuto | Type::Unknown))
    }

    /// `f(a, ...)`, and the function that is called where overload resolution chose one. `is_open` tells that
    /// argument-dependent lookup may add candidates.
    pub fn build_call(
        &mut self,
        callee: ExpressionId,
        arguments: &[ExpressionId],
        is_open: bool,
        extent: Extent,
    ) -> (ExpressionId, Option<FunctionId>) {
        let place = self.instances.place.replace(extent.first);
        self.check_bound_call(callee);
        let is_left = self.is_call_left_to_instances(callee);
        let chosen = if is_left { None } else { self.resolve_call(callee, arguments, extent) };
        self.instances.place = place;
        let callee_flags = self.expression(callee).flags;
        let argument_flags = self.flags_of(arguments);
        let list = self.program.add_expression_list(arguments);
        let kind = ExpressionKind::Call { callee, arguments: list };
        let mut flags = callee_flags | argument_flags;
        let function = chosen.as_ref().and_then(|chosen| chosen.function);
        if let Some(function) = function {
            self.note_called(callee, function);
            self.check_call_attributes(function, arguments, extent.last);
        } else {
            self.note_members(callee);
        }
        let result = match chosen {
            Some(Chosen { result: Some(result), .. }) => Some(result),
            Some(Chosen { function: Some(_), .. }) => None,
            _ if is_left => None,
            _ => self.result_type(callee, arguments, is_open),
        };
        let call = match result {
            Some(ty) => {
                flags.remove(ExpressionFlags::TYPE_DEPENDENT);
                self.build_of_type(kind, ty, flags, extent)
            }
            None => self.build_unknown(kind, flags, extent),
        };
        if let Some(function) = function
            && self.program.class_of(self.expression(callee).ty).is_some()
        {
            // An object is called: its call operator stands nowhere in the text.
            self.program.called.insert(call, function);
        }
        self.check_constant_evaluated(callee, function);
        let open = self.expression(callee).last + 1;
        self.check_call_result(call, function, open);
        (call, function)
    }

    /// The result type of a call, where it can be known without overload resolution.
    fn result_type(&mut self, callee: ExpressionId, arguments: &[ExpressionId], is_open: bool) -> Option<TypeId> {
        let callee = self.without_parentheses(callee);
        let entry = self.expression(callee);
        match entry.kind {
            ExpressionKind::Overloads { candidates, arguments: None } if !is_open => {
                let list: smallvec::SmallVec<[EntityId; 16]> = self.program.entity_list(candidates).into();
                return self.common_result(&list);
            }
            ExpressionKind::Member { member, .. }
                if matches!(self.program.entities[member].kind, EntityKind::Function(_)) =>
            {
                let (scope, name) = (self.program.entities[member].scope, self.program.entities[member].name);
                if matches!(name.kind(), cufe_il::NameKind::Conversion) {
                    return None;
                }
                let list: smallvec::SmallVec<[EntityId; 16]> =
                    self.program.bindings(scope, name).map(|(_, binding)| binding.entity).collect();
                return self.common_result(&list);
            }
            ExpressionKind::Name { entity, .. }
                if is_open && matches!(self.program.entities[entity].kind, EntityKind::Function(_)) =>
            {
                return None;
            }
            ExpressionKind::UnresolvedName { name, arguments: None } => {
                let name = name.symbol()?;
                return match self.builtin_result(name) {
                    Program::UNKNOWN => self.generic_builtin_result(name, arguments),
                    ty => Some(ty),
                };
            }
            ExpressionKind::Unary { operator: UnaryOperator::AddressOf | UnaryOperator::Dereference, .. } => {}
            _ => {}
        }
        match self.value_structure(entry.ty) {
            Type::Function(function) => self.usable_result(self.program.function_type_data(function).result),
            Type::Pointer(inner) => {
                let function = self.program.as_function(inner)?;
                self.usable_result(function.result)
            }
            // What an object does with an argument whose type depends is not known ([temp.dep.expr]/1), however many call
            // operators it has.
            Type::Class(_) if self.has_dependent_argument(&self.operands(arguments)) => None,
            Type::Class(class) => {
                let found = self.lookup_in_class(class, Name::operator(Operator::Call), u32::MAX);
                // Functions that an object converts to may be called too ([over.call.object]).
                let surrogates = self.conversion_functions(class);
                if found.is_dependent || surrogates.is_partial || !surrogates.entities.is_empty() {
                    return None;
                }
                self.common_result(&found.entities)
            }
            _ => None,
        }
    }

    fn usable_result(&self, ty: TypeId) -> Option<TypeId> {
        (!matches!(self.program.structure(ty), Type::Auto | Type::DecltypeAuto | Type::Unknown)).then_some(ty)
    }
}
