//! What makes values of other types: casts, user-defined conversions, constructions, `new`, `sizeof` and the like.

use crate::builder::Builder;
use crate::conversion::Sort;
use crate::graph::{EntryId, Value};
use crate::kind::Kind;
use cufe_il::{Builtin, CastKind, ExpressionId, ExpressionKind, FunctionId, Program, Qualifiers, Type, TypeId};

impl Builder<'_> {
    /// The function that converts the value of an expression where it stands, unless its argument is being made.
    pub(crate) fn conversion_of(&self, expression: ExpressionId) -> Option<FunctionId> {
        self.program.converted.get(&expression).copied().filter(|_| self.plain != Some(expression))
    }

    /// The type of the value that an expression gives where it stands: after a user-defined conversion.
    pub(crate) fn given_type(&self, expression: ExpressionId) -> TypeId {
        let program = self.program;
        let Some(function) = self.conversion_of(expression) else { return program.expressions[expression].ty };
        let entry = &program.functions[function];
        let entity = &program.entities[entry.entity];
        match program.as_function(entry.ty) {
            Some(shape) if entity.name != cufe_il::Name::CONSTRUCTOR => program.non_reference(shape.result),
            _ => match self.class_of_scope(self.home(entity.scope)) {
                Some(class) => program.classes[class].ty,
                None => program.expressions[expression].ty,
            },
        }
    }

    /// What a conversion function or a constructor makes of an expression.
    pub(crate) fn user_conversion(
        &mut self,
        expression: ExpressionId,
        function: FunctionId,
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[expression];
        let first = entry.first;
        let is_constructor = program.entities[program.functions[function].entity].name == cufe_il::Name::CONSTRUCTOR;
        if is_constructor {
            let ty = self.given_type(expression);
            let parameter = program.as_function(program.functions[function].ty).map(|shape| shape.parameters.clone());
            let initialization = self.graph.add(Kind::Initialization, self.region);
            self.graph.set_kind(initialization, "dik_constructor");
            let routine = self.function_entry(function);
            self.graph.set(initialization, "routine", routine);
            let outer = self.plain.replace(expression);
            let argument = match parameter.as_ref().and_then(|list| list.first()) {
                Some(&parameter) => self.converted_plainly(expression, parameter),
                None => self.read(expression),
            };
            self.plain = outer;
            let mut arguments = vec![argument];
            for index in 1..parameter.map_or(0, |list| list.len()) {
                let Some((default, parameter)) = self.default_argument(function, index) else { break };
                let outer = std::mem::replace(&mut self.is_default_argument, true);
                let node = self.converted(default, parameter);
                self.is_default_argument = outer;
                self.graph.mark(node, "generated_default_arg");
                arguments.push(node);
            }
            self.graph.list(initialization, "args", "next", &arguments);
            self.graph.mark(initialization, "has_temporary_lifetime");
            let node = self.node("enk_temp_init", ty, first);
            self.graph.set(node, "dynamic_init", initialization);
            self.graph.flag(node, "is_lvalue", wants_object);
            return node;
        }
        let is_declared = matches!(entry.kind, ExpressionKind::Name { entity, .. }
        if program.variable_of(entity).is_some_and(|variable| {
            program.tested_variables.get(&variable) == Some(&expression)
        }));
        let object = self.expression(expression, !is_declared);
        let object = self.object_argument(object, function, (entry.ty, first), false);
        let routine = self.routine(function, first);
        let ty = self.given_type(expression);
        let node = self.call_node("eok_dot_member_call", function, &[routine, object], ty);
        self.graph.mark(node, "compiler_generated");
        self.graph.mark(node, "is_conversion_call");
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, first);
        self.referred(node, function, (ty, first), wants_object)
    }

    /// The type of what is thrown: of arrays that of a pointer to their elements.
    /// What a throw expression makes of its operand: an object of its own ([except.throw]/3).
    pub(crate) fn thrown(&mut self, node: EntryId, operand: ExpressionId) {
        let program = self.program;
        let entry = &program.expressions[operand];
        let thrown = self.thrown_type(entry.ty);
        self.graph.set(node, "type", thrown);
        self.used_at_run_time(thrown);
        let members = self.members_of(entry.ty);
        let destructor = self.unless_trivial(members.and_then(|members| members.destructor));
        if let Some(destructor) = destructor {
            let destructor = self.function_entry(destructor);
            self.graph.set(node, "destructor", destructor);
        }
        let copy = self.unless_trivial(members.and_then(|members| members.copy_constructor));
        let is_object = entry.category != cufe_il::ValueCategory::Prvalue;
        let initialization = match copy.filter(|_| is_object) {
            Some(constructor) => {
                let made = self.constructor_call(constructor, &[operand]);
                self.graph.mark(made, "is_implicit_copy_for_copy_initialization");
                made
            }
            None => {
                let value = self.value(operand);
                match self.graph.get(value, "dynamic_init") {
                    // The object that is thrown is made in its place.
                    Some(&Value::Entry(made)) if self.graph.entry(value).sub_kind == "enk_temp_init" => {
                        self.graph.unset(made, "has_temporary_lifetime");
                        let is_cast = self.graph.get(made, "is_explicit_cast").is_some();
                        self.graph.flag(made, "is_explicit_cast", !is_cast);
                        made
                    }
                    _ => {
                        let made = self.graph.add(Kind::Initialization, self.region);
                        self.graph.set_kind(made, "dik_expression");
                        self.graph.set(made, "expression", value);
                        made
                    }
                }
            }
        };
        self.graph.set(node, "dynamic_init", initialization);
    }

    /// A type that is thrown, caught or asked for while the program runs.
    pub(crate) fn used_at_run_time(&mut self, ty: EntryId) {
        let is_known = self.graph.get(ty, "used_in_exception_or_rtti").is_some();
        self.graph.flag(ty, "used_in_exception_or_rtti", !is_known);
    }

    pub(crate) fn thrown_type(&mut self, ty: TypeId) -> EntryId {
        match self.program.structure(self.bare(ty)) {
            Type::Array { element, .. } => self.made_pointer(element, Qualifiers::empty()),
            _ => self.type_entry(ty),
        }
    }

    /// A cast that is written, as a cast or as `T(e)`.
    pub(crate) fn explicit_cast(&mut self, id: ExpressionId, kind: Option<CastKind>, operand: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let inner = &program.expressions[operand];
        let is_object = entry.category != cufe_il::ValueCategory::Prvalue && self.conversion_of(operand).is_none();
        if is_object && self.sort(entry.ty) == Sort::Class && !self.is_prototype {
            return self.reference_cast(id, kind, operand);
        }
        let is_void = program.structure(self.bare(entry.ty)) == Type::Builtin(Builtin::Void);
        let node = if is_void { self.discarded(operand) } else { self.value(operand) };
        let given = self.given_type(operand);
        let (source, target) = (self.sort(given), self.sort(entry.ty));
        let sort = if source == target { source } else { Sort::Other };
        let is_bool = program.structure(self.bare(entry.ty)) == Type::Builtin(Builtin::Bool)
            && self.bare(inner.ty) != self.bare(entry.ty);
        let pointed = |ty: TypeId| match program.structure(self.bare(ty)) {
            Type::Pointer(target) => Some(target),
            _ => None,
        };
        let classes = pointed(inner.ty).zip(pointed(entry.ty));
        let operation = match classes {
            _ if is_bool => "eok_bool_cast",
            _ if kind == Some(CastKind::Dynamic) => "eok_dynamic_cast",
            Some((from, to)) if !matches!(kind, Some(CastKind::Reinterpret | CastKind::Const)) => {
                self.class_cast(from, to)
            }
            _ => "eok_cast",
        };
        let sort = if is_bool { source } else { sort };
        let result = self.cast(operation, node, entry.ty, sort, entry.first, false);
        let made = self.unfolded(result);
        if operation == "eok_dynamic_cast" {
            for ty in [inner.ty, entry.ty] {
                let ty = self.type_entry(ty);
                self.used_at_run_time(ty);
            }
        }
        let is_unrelated = operation == "eok_cast"
            && match (source, target) {
                (Sort::Pointer, Sort::Integer) | (Sort::Integer, Sort::Pointer) => true,
                (Sort::Pointer, Sort::Pointer) => classes.is_some_and(|(from, to)| {
                    let (from, to) = (self.bare(from), self.bare(to));
                    let void = Program::builtin(Builtin::Void);
                    from != to && from != void && to != void
                }),
                _ => false,
            };
        self.graph.flag(made, "is_reinterpret_like_cast", is_unrelated);
        self.cast_flags(made, kind);
        result
    }

    /// The operation of a cast from a pointer or reference to one class to one to another.
    fn class_cast(&self, from: TypeId, to: TypeId) -> &'static str {
        match (self.program.class_of(self.bare(from)), self.program.class_of(self.bare(to))) {
            (Some(from), Some(to)) if self.has_base(from, to, 0) => "eok_base_class_cast",
            (Some(from), Some(to)) if self.has_base(to, from, 0) => "eok_derived_class_cast",
            _ => "eok_cast",
        }
    }

    pub(crate) fn has_base(&self, class: cufe_il::ClassId, base: cufe_il::ClassId, depth: u32) -> bool {
        let program = self.program;
        depth < 64
            && program.classes[class]
                .bases
                .iter()
                .filter_map(|inner| program.class_of(inner.ty))
                .any(|inner| inner == base || self.has_base(inner, base, depth + 1))
    }

    fn cast_flags(&mut self, made: EntryId, kind: Option<CastKind>) {
        self.graph.flag(made, "is_functional_notation_cast", kind.is_none());
        self.graph.flag(made, "is_static_cast", kind == Some(CastKind::Static));
        self.graph.flag(made, "is_const_cast", kind == Some(CastKind::Const));
        self.graph.flag(made, "is_reinterpret_cast", kind == Some(CastKind::Reinterpret));
    }

    /// A cast to a reference to a class.
    fn reference_cast(&mut self, id: ExpressionId, kind: Option<CastKind>, operand: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let inner = &program.expressions[operand];
        let node = self.object(operand);
        let is_rvalue = entry.category == cufe_il::ValueCategory::Xvalue;
        let operation = match self.class_cast(inner.ty, entry.ty) {
            _ if kind == Some(CastKind::Dynamic) => "eok_dynamic_cast",
            "eok_cast" => "eok_ref_cast",
            other => other,
        };
        let shown = self.type_entry(entry.ty);
        let made = self.operation(operation, shown, Sort::Class, &[node]);
        self.graph.mark(made, "is_reference_cast");
        self.graph.flag(made, "is_rvalue_reference_cast", is_rvalue);
        self.graph.flag(made, if is_rvalue { "is_xvalue" } else { "is_lvalue" }, true);
        self.cast_flags(made, kind);
        self.at(made, entry.first);
        made
    }

    /// `T(a, b)`, `T{a}`
    pub(crate) fn construction(&mut self, id: ExpressionId, arguments: &[ExpressionId], is_braced: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let node = self.node("enk_temp_init", entry.ty, entry.first);
        let called = program.called.get(&id).copied();
        let is_trivial = |function: &FunctionId| arguments.is_empty() && program.trivial_functions.contains(function);
        let initialization = match called.filter(|function| !is_trivial(function)) {
            Some(function) => self.constructor_call(function, arguments),
            None => {
                let id = self.graph.add(Kind::Initialization, self.region);
                self.graph.set_kind(id, "dik_zero");
                id
            }
        };
        self.graph.mark(initialization, "has_temporary_lifetime");
        self.graph.mark(initialization, "is_explicit_cast");
        self.graph.flag(initialization, "is_braced_initializer", is_braced);
        self.graph.set(node, "dynamic_init", initialization);
        self.graph.flag(node, "is_functional_notation_cast", !is_braced);
        self.graph.flag(node, "is_brace_notation_cast", is_braced);
        node
    }

    /// `T()`, `T{}` of a type that is no class: a constant.
    pub(crate) fn zero_construction(&mut self, id: ExpressionId, is_braced: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let made = self.construction(id, &[], is_braced);
        let value = match self.sort(entry.ty) {
            Sort::Integer => cufe_il::constant::Value::Integer(0),
            Sort::Floating => cufe_il::constant::Value::Floating(self.floating_zero(entry.ty)),
            Sort::Pointer => cufe_il::constant::Value::Pointer(None),
            _ => return made,
        };
        self.folded(made, entry.ty, value, entry.first)
    }

    /// `new T(...)`
    pub(crate) fn new_expression(&mut self, id: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let node = self.node("enk_new_delete", entry.ty, entry.first);
        let ExpressionKind::New { ty, operands, has_bound, placement, initializer } = entry.kind else { return node };
        self.graph.mark(node, "is_new");
        self.graph.flag(node, "placement_new", placement > 0);
        self.graph.flag(node, "has_new_initializer", initializer != cufe_il::NewInitializer::None);
        let is_braced = initializer == cufe_il::NewInitializer::Braced;
        self.graph.flag(node, "new_initializer_is_brace_enclosed", is_braced);
        let made = self.type_entry(ty);
        self.graph.set(node, "type", made);
        let operands = program.expression_list(operands);
        let placement = usize::from(placement).min(operands.len());
        let constructor = program.called.get(&id).copied().filter(|function| {
            self.sort(ty) == Sort::Class && !has_bound && !program.trivial_functions.contains(function)
        });
        // The storage of an object with a constructor is the affair of that, unless it is given or is to be freed.
        let is_plain = constructor.is_some() && placement == 0 && !is_braced;
        if let Some(&function) = program.allocations.get(&id).filter(|_| !is_plain) {
            let routine = self.function_entry(function);
            self.graph.set(node, "routine", routine);
        }
        let arguments: Vec<EntryId> = match program.allocations.get(&id) {
            Some(&function) if placement > 0 => {
                let shape = program.as_function(program.functions[function].ty);
                let implied = shape.map_or(1, |shape| shape.parameters.len().saturating_sub(placement));
                let given = operands[..placement].iter().enumerate();
                given
                    .map(|(index, &argument)| match shape.and_then(|shape| shape.parameters.get(implied + index)) {
                        Some(&parameter) => self.converted(argument, parameter),
                        None => self.value(argument),
                    })
                    .collect()
            }
            _ => operands[..placement].iter().map(|&argument| self.value(argument)).collect(),
        };
        self.graph.list(node, "arg", "next", &arguments);
        let mut rest = &operands[placement..];
        if has_bound && let Some((&bound, others)) = rest.split_first() {
            let count = self.value(bound);
            let from = self.given_type(bound);
            let first = program.expressions[bound].first;
            let count = self.convert(count, from, Program::builtin(Builtin::UnsignedLong), first);
            self.graph.set(node, "number_of_elements", count);
            rest = others;
        }
        if let Some(function) = constructor {
            let list: Vec<ExpressionId> = match rest {
                &[list] if is_braced => match program.expressions[list].kind {
                    ExpressionKind::InitializerList(list) => program.expression_list(list).to_vec(),
                    _ => vec![list],
                },
                rest => rest.to_vec(),
            };
            let initialization = self.constructor_call(function, &list);
            self.graph.flag(initialization, "is_braced_initializer", is_braced);
            self.graph.set(node, "dynamic_init", initialization);
        }
        let is_zero = initializer == cufe_il::NewInitializer::Parenthesized && rest.is_empty();
        if is_zero && constructor.is_none() && !has_bound {
            let initialization = self.graph.add(Kind::Initialization, self.region);
            self.graph.set_kind(initialization, "dik_zero");
            self.graph.set(node, "dynamic_init", initialization);
        }
        if self.sort(ty) != Sort::Class
            && !has_bound
            && let &[value] = rest
        {
            let value = self.initial_value(ty, value);
            let initialization = self.initialization_of(value, ty);
            self.graph.set(node, "dynamic_init", initialization);
        }
        node
    }

    /// `delete e`
    pub(crate) fn delete_expression(&mut self, id: ExpressionId, operand: ExpressionId, is_array: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let node = self.node("enk_new_delete", entry.ty, entry.first);
        let pointer = self.given_type(operand);
        if let Type::Pointer(target) = program.structure(self.bare(pointer)) {
            let target = self.type_entry(self.without_qualifiers(target));
            self.graph.set(node, "type", target);
        }
        self.graph.flag(node, "array_delete", is_array);
        let destructor = match program.structure(self.bare(pointer)) {
            Type::Pointer(target) => program
                .class_of(self.bare(target))
                .and_then(|class| program.special_members.get(&class))
                .and_then(|members| members.destructor)
                .filter(|function| !program.trivial_functions.contains(function)),
            _ => None,
        };
        match destructor.filter(|_| !is_array) {
            Some(destructor) => {
                let end = self.graph.add(Kind::Initialization, self.region);
                self.graph.set_kind(end, "dik_none");
                let destructor = self.function_entry(destructor);
                self.graph.set(end, "destructor", destructor);
                self.graph.set(node, "dynamic_init", end);
            }
            None => {
                if let Some(function) = self.deallocation(id, is_array) {
                    let routine = self.function_entry(function);
                    self.graph.set(node, "routine", routine);
                }
            }
        }
        let value = self.value(operand);
        self.graph.list(node, "arg", "next", &[value]);
        node
    }

    /// The function that a delete-expression calls: of the class, or the global one that is told the size.
    fn deallocation(&self, id: ExpressionId, is_array: bool) -> Option<FunctionId> {
        use cufe_il::{NameKind, Operator};
        let program = self.program;
        if let Some(&function) = program.allocations.get(&id) {
            return Some(function);
        }
        let operator = if is_array { Operator::DeleteArray } else { Operator::Delete };
        let is_wanted = |function: &cufe_il::Function| {
            let entity = &program.entities[function.entity];
            entity.name.kind() == NameKind::Operator(operator)
                && entity.flags.contains(cufe_il::EntityFlags::PREDECLARED)
        };
        let mut found = program.functions.iter().filter(|(_, function)| is_wanted(function));
        found.next().map(|(function, _)| function)
    }

    /// The initialization by a constructor.
    pub(crate) fn constructor_call(&mut self, function: FunctionId, arguments: &[ExpressionId]) -> EntryId {
        let id = self.graph.add(Kind::Initialization, self.region);
        self.graph.set_kind(id, "dik_constructor");
        let routine = self.function_entry(function);
        self.graph.set(id, "routine", routine);
        let arguments = self.arguments(function, arguments);
        self.graph.list(id, "args", "next", &arguments);
        id
    }

    /// `sizeof`, `alignof`, `noexcept`, `typeid`
    pub(crate) fn type_operator(
        &mut self,
        id: ExpressionId,
        ty: Option<TypeId>,
        operand: Option<ExpressionId>,
    ) -> EntryId {
        use cufe_lex::TokenKind as T;
        let program = self.program;
        let entry = &program.expressions[id];
        let (ExpressionKind::OperatorOnExpression { keyword, .. } | ExpressionKind::OperatorOnType { keyword, .. }) =
            entry.kind
        else {
            return self.node("enk_error", entry.ty, entry.first);
        };
        let kind = match keyword {
            T::KwSizeof => "enk_sizeof",
            T::KwTypeid => "enk_typeid",
            T::KwNoexcept => {
                let Some(operand) = operand else { return self.node("enk_error", entry.ty, entry.first) };
                let node = self.object(operand);
                let ty = self.type_entry(entry.ty);
                let id = self.operation("eok_noexcept", ty, Sort::Integer, &[node]);
                self.at(id, entry.first);
                return id;
            }
            _ => "enk_alignof",
        };
        let node = self.node(kind, entry.ty, entry.first);
        if let Some(ty) = ty {
            self.graph.mark(node, "is_type");
            let ty = self.type_entry(ty);
            self.graph.set(node, "type", ty);
        }
        if let Some(operand) = operand {
            let operand = self.object(operand);
            self.graph.set(node, "expr", operand);
        }
        node
    }
}
