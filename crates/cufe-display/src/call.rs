//! Calls: of functions, through pointers, of operator functions; their objects and arguments.

use crate::builder::Builder;
use crate::conversion::Sort;
use crate::graph::EntryId;
use cufe_il::{
    Builtin, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, FunctionTypeFlags, Operator, Program, Qualifiers,
    Type, TypeId,
};

impl Builder<'_> {
    /// A call of a function, or of an object.
    pub(crate) fn call(
        &mut self,
        id: ExpressionId,
        callee: ExpressionId,
        arguments: &[ExpressionId],
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let launch = program.launches.iter().find(|launch| launch.expression == id);
        let open = launch.map_or(program.expressions[callee].last + 1, |launch| launch.arguments.0);
        if program.called.contains_key(&id) {
            return self.called_operator(id, callee, arguments, wants_object);
        }
        let mut inner = callee;
        while let ExpressionKind::Parenthesized(operand) = program.expressions[inner].kind {
            inner = operand;
        }
        let written = &program.expressions[inner];
        let (function, object) = match written.kind {
            ExpressionKind::Name { entity, .. } => (program.function_of(entity), None),
            ExpressionKind::Member { object, member, is_arrow, .. } => {
                (program.function_of(member), Some((object, is_arrow)))
            }
            _ => (None, None),
        };
        let function = program.callees.get(&inner).copied().or(function);
        let Some(function) = function else {
            return match written.kind {
                ExpressionKind::MemberPointerAccess { object, pointer }
                | ExpressionKind::Binary { operator: Operator::ArrowStar, left: object, right: pointer } => {
                    self.member_pointer_call(id, (object, pointer), arguments, open)
                }
                _ => self.indirect_call(id, callee, arguments),
            };
        };
        let flags = program.functions[function].flags;
        let is_member = flags.contains(FunctionFlags::MEMBER) && !flags.contains(FunctionFlags::STATIC_MEMBER);
        let token = match object {
            Some((object, _)) if matches!(written.kind, ExpressionKind::Member { arguments: Some(_), .. }) => {
                let behind = program.expressions[object].last + 2;
                behind + u32::from(self.unit.tokens.kind(behind) == cufe_lex::TokenKind::KwTemplate)
            }
            Some(_) => written.last,
            None if is_member => written.first,
            None => self.name_token(inner),
        };
        let target = self.routine(function, token);
        self.name_reference(inner, target);
        if let Some((object, _)) = object
            && written.flags.contains(cufe_il::ExpressionFlags::QUALIFIED)
        {
            let first = program.expressions[object].last + 2;
            let entity = program.functions[function].entity;
            let qualifier = self.qualifier(entity, written.last, first);
            if qualifier.is_some() {
                self.graph.set_if(target, "qualifier", qualifier);
                let routine = self.function_entry(function);
                self.refer(routine, qualifier, None, false);
            }
        }
        let is_qualified = written.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        let mut operands = vec![target];
        let kind = match object {
            Some((object, is_arrow)) => {
                let mut node = self.expression(object, !is_arrow);
                if !is_arrow {
                    node = self.result_object(node, object);
                }
                let entry = &program.expressions[object];
                if is_member {
                    let is_naming = !is_qualified;
                    operands.push(self.named_object(node, function, (entry.ty, entry.first), (is_arrow, is_naming)));
                } else {
                    // The object of a static member function is part of what is called.
                    let ty = self.graph.get(target, "type").cloned();
                    let kind = if is_arrow { "eok_points_to_static" } else { "eok_dot_static" };
                    let shown = self.type_entry(written.ty);
                    let named = self.operation(kind, shown, Sort::Other, &[node, target]);
                    if let Some(ty) = ty {
                        self.graph.unset(named, "type");
                        self.graph.set(named, "type", ty);
                    }
                    self.at(named, program.expressions[object].last + 1);
                    operands = vec![named];
                }
                match (is_arrow, is_member) {
                    (true, true) => "eok_points_to_member_call",
                    (false, true) => "eok_dot_member_call",
                    _ => "eok_call",
                }
            }
            None if is_member => {
                if let Some(this) = self.implied_this(None) {
                    operands.push(self.object_of_this(this, function, (written.first, !is_qualified)));
                }
                "eok_points_to_member_call"
            }
            None => "eok_call",
        };
        operands.extend(self.arguments(function, arguments));
        let node = self.call_node(kind, function, &operands, entry.ty);
        let is_virtual = program.functions[function].flags.contains(FunctionFlags::VIRTUAL);
        self.graph.flag(node, "is_virtual_call", is_virtual && is_member && !is_qualified);
        self.graph.flag(node, "call_with_qualified_function_name", is_qualified && !is_member);
        // A function that only friend declarations declare is found for the classes of its arguments ([basic.lookup.argdep]).
        self.graph.flag(node, "only_found_through_arg_dependent_lookup", flags.contains(FunctionFlags::FRIEND_ONLY));
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, open);
        self.referred(node, function, (entry.ty, entry.first), wants_object)
    }

    /// A kernel launch: the configuration is pushed, and the kernel is called unless that fails.
    pub(crate) fn launch(&mut self, id: ExpressionId, callee: ExpressionId, operands: &[ExpressionId]) -> EntryId {
        let program = self.program;
        let Some(launch) = program.launches.iter().find(|launch| launch.expression == id) else {
            return self.call(id, callee, operands, false);
        };
        let split = operands.iter().position(|&operand| program.expressions[operand].first > launch.close);
        let (configuration, arguments) = operands.split_at(split.unwrap_or(operands.len()));
        let kernel = self.call(id, callee, arguments, false);
        self.graph.mark(kernel, "result_is_not_used");
        let push = program.functions.iter().find(|(_, function)| {
            let entity = &program.entities[function.entity];
            entity.scope == Program::GLOBAL_SCOPE && self.symbol_text(function.entity) == "__cudaPushCallConfiguration"
        });
        let Some((push, _)) = push else { return kernel };
        let void = self.type_entry(Program::builtin(Builtin::Void));
        let mut nodes = vec![self.routine(push, launch.first)];
        nodes.extend(self.arguments(push, configuration));
        let pushed = self.call_node("eok_call", push, &nodes, Program::builtin(Builtin::UnsignedInt));
        self.graph.mark(pushed, "compiler_generated");
        self.graph.flag(pushed, "eval_left_to_right", self.is_since_17());
        self.at(pushed, launch.first);
        let int = Program::builtin(Builtin::Int);
        let zero = cufe_il::constant::Value::Integer(0);
        let constant = self.constant(int, &zero, None);
        let zero = self.constant_node(int, constant, None);
        self.graph.mark(zero, "result_is_not_used");
        self.at(zero, launch.arguments.1 + 1);
        let nothing = self.operation("eok_cast", void, crate::conversion::Sort::Other, &[zero]);
        self.graph.mark(nothing, "result_is_not_used");
        let question = self.operation("eok_question", void, crate::conversion::Sort::Other, &[pushed, nothing, kernel]);
        self.called.insert(push);
        question
    }

    /// The object of a member call, with the qualifiers and of the class that the function has.
    pub(crate) fn object_argument(
        &mut self,
        node: EntryId,
        function: FunctionId,
        place: (TypeId, u32),
        is_pointer: bool,
    ) -> EntryId {
        self.named_object(node, function, place, (is_pointer, true))
    }

    /// The same; where the name of the function is qualified its class does not come from the object.
    fn named_object(
        &mut self,
        node: EntryId,
        function: FunctionId,
        (ty, first): (TypeId, u32),
        (is_pointer, is_naming): (bool, bool),
    ) -> EntryId {
        let program = self.program;
        let object = match (is_pointer, program.structure(self.bare(ty))) {
            (true, Type::Pointer(target)) => target,
            _ => ty,
        };
        let (class, have) = program.unqualified(program.canonical(object));
        let Some((own, want)) = self.object_of(function) else { return node };
        let is_base = program.class_of(class).is_some_and(|class| program.classes[class].ty != own);
        if !is_base && have == want {
            return node;
        }
        if is_base && let (Some(from), Some(to)) = (program.class_of(class), program.class_of(own)) {
            return self.converted_to_base(node, (from, to), (is_pointer, want), (is_naming, first));
        }
        if is_pointer {
            let ty = self.made_pointer(own, want);
            let kind = if is_base { "eok_base_class_cast" } else { "eok_cast" };
            let id = self.operation(kind, ty, Sort::Pointer, &[node]);
            self.graph.flag(id, "implicit_in_member_naming", is_base);
            self.graph.mark(id, "compiler_generated");
            self.at(id, first);
            return id;
        }
        let ty = self.made_object(own, want);
        if !is_base && !self.is_object_node(node) {
            let id = self.operation("eok_class_rvalue_adjust", ty, Sort::Class, &[node]);
            self.graph.mark(id, "compiler_generated");
            return id;
        }
        let kind = if is_base { "eok_base_class_cast" } else { "eok_lvalue_adjust" };
        let id = self.operation(kind, ty, Sort::Class, &[node]);
        self.graph.flag(id, "implicit_in_member_naming", is_base);
        self.graph.mark(id, "is_lvalue");
        self.graph.mark(id, "compiler_generated");
        self.at(id, first);
        id
    }

    /// Whether a node is an object, and not a value of a class.
    pub(crate) fn is_object_node(&self, node: EntryId) -> bool {
        self.graph.get(node, "is_lvalue").is_some() || self.graph.get(node, "is_xvalue").is_some()
    }

    /// The class of which a function is a member, and the qualifiers of its object.
    pub(crate) fn object_of(&self, function: FunctionId) -> Option<(TypeId, Qualifiers)> {
        let program = self.program;
        let entry = &program.functions[function];
        let class = self.class_of_scope(self.home(program.entities[entry.entity].scope))?;
        let flags = program.as_function(entry.ty)?.flags;
        let mut qualifiers = Qualifiers::empty();
        qualifiers.set(Qualifiers::CONST, flags.contains(FunctionTypeFlags::CONST));
        qualifiers.set(Qualifiers::VOLATILE, flags.contains(FunctionTypeFlags::VOLATILE));
        Some((program.classes[class].ty, qualifiers))
    }

    /// An implied `this` as the object of a call.
    pub(crate) fn object_of_this(
        &mut self,
        this: EntryId,
        function: FunctionId,
        (first, is_naming): (u32, bool),
    ) -> EntryId {
        let program = self.program;
        let (Some((class, have)), Some((own, want))) = (self.this_class(), self.object_of(function)) else {
            return this;
        };
        if class == own && have == want {
            return this;
        }
        let _ = program;
        if class != own
            && let (Some(from), Some(to)) = (program.class_of(class), program.class_of(own))
        {
            return self.converted_to_base(this, (from, to), (true, want), (is_naming, first));
        }
        let ty = self.made_pointer(own, want);
        let id = self.operation("eok_cast", ty, Sort::Pointer, &[this]);
        self.graph.mark(id, "compiler_generated");
        self.at(id, first);
        id
    }

    /// The node of a call: of the type that the function returns.
    pub(crate) fn call_node(
        &mut self,
        kind: &'static str,
        function: FunctionId,
        operands: &[EntryId],
        ty: TypeId,
    ) -> EntryId {
        let program = self.program;
        let result = program.as_function(program.functions[function].ty).map_or(ty, |shape| shape.result);
        let ty = self.type_entry(result);
        self.operation(kind, ty, Sort::Other, operands)
    }

    /// What a call of a function that returns a reference refers to.
    pub(crate) fn referred(
        &mut self,
        node: EntryId,
        function: FunctionId,
        (ty, first): (TypeId, u32),
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let result = program.as_function(program.functions[function].ty).map(|shape| shape.result);
        if !result.is_some_and(|result| program.is_reference(result)) {
            return node;
        }
        let ty = self.type_entry(self.value_type(ty, wants_object));
        self.dereferenced(node, ty, wants_object, first)
    }

    /// What a reference refers to.
    pub(crate) fn dereferenced(&mut self, node: EntryId, ty: EntryId, wants_object: bool, token: u32) -> EntryId {
        let id = self.operation("eok_ref_indirect", ty, Sort::Pointer, &[node]);
        self.graph.flag(id, "is_lvalue", wants_object);
        self.graph.mark(id, "compiler_generated");
        self.at_node(id, node, token);
        id
    }

    /// A call of a member function through a pointer to it.
    fn member_pointer_call(
        &mut self,
        id: ExpressionId,
        (object, pointer): (ExpressionId, ExpressionId),
        arguments: &[ExpressionId],
        open: u32,
    ) -> EntryId {
        let program = self.program;
        let member = self.value(pointer);
        self.graph.flag(member, "is_parenthesized", self.graph.get(member, "is_parenthesized").is_none());
        let (base, is_arrow) = self.object_of_member_pointer(object, pointer);
        let mut operands = vec![member, base];
        let shape = match program.structure(self.bare(program.expressions[pointer].ty)) {
            Type::MemberPointer { member, .. } => program.as_function(member),
            _ => None,
        };
        for (index, &argument) in arguments.iter().enumerate() {
            operands.push(match shape.and_then(|shape| shape.parameters.get(index)) {
                Some(&parameter) => self.converted(argument, parameter),
                None => self.promoted_argument(argument),
            });
        }
        let ty = self.type_entry(program.expressions[id].ty);
        let kind = if is_arrow { "eok_points_to_pm_call" } else { "eok_dot_pm_call" };
        let node = self.operation(kind, ty, Sort::Other, &operands);
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, open);
        node
    }

    /// A call through a pointer.
    pub(crate) fn indirect_call(
        &mut self,
        id: ExpressionId,
        callee: ExpressionId,
        arguments: &[ExpressionId],
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let mut operands = vec![self.value(callee)];
        let called = self.bare(program.expressions[callee].ty);
        let target = match program.structure(called) {
            Type::Pointer(target) => target,
            _ => called,
        };
        let shape = program.as_function(target);
        for (index, &argument) in arguments.iter().enumerate() {
            operands.push(match shape.and_then(|shape| shape.parameters.get(index)) {
                Some(&parameter) => self.converted(argument, parameter),
                None if shape.is_some() => self.promoted_argument(argument),
                None => self.value(argument),
            });
        }
        let ty = self.type_entry(entry.ty);
        let node = self.operation("eok_call", ty, Sort::Other, &operands);
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, program.expressions[callee].last + 1);
        node
    }

    /// The arguments of a call, converted to the parameters.
    pub(crate) fn arguments(&mut self, function: FunctionId, arguments: &[ExpressionId]) -> Vec<EntryId> {
        let program = self.program;
        let shape = program.as_function(program.functions[function].ty);
        let mut operands = Vec::new();
        for (index, &argument) in arguments.iter().enumerate() {
            let parameter = shape.and_then(|shape| shape.parameters.get(index)).copied();
            operands.push(match parameter {
                Some(parameter) => self.converted(argument, parameter),
                None => self.promoted_argument(argument),
            });
        }
        let missing = shape.map_or(0, |shape| shape.parameters.len());
        for index in arguments.len()..missing {
            let Some((argument, parameter)) = self.default_argument(function, index) else { break };
            let outer = std::mem::replace(&mut self.is_default_argument, true);
            let node = self.converted(argument, parameter);
            self.is_default_argument = outer;
            self.graph.mark(node, "generated_default_arg");
            operands.push(node);
        }
        operands
    }

    /// The default argument of a parameter, with the type of the parameter.
    pub(crate) fn default_argument(&self, function: FunctionId, index: usize) -> Option<(ExpressionId, TypeId)> {
        let program = self.program;
        self.declarations.get(&function)?.iter().find_map(|&declaration| {
            let parameter = program.function_declarations[declaration].parameter_list.get(index)?;
            let initializer = program.variables[parameter.variable].initializer?;
            Some((initializer, parameter.ty))
        })
    }

    /// An argument for an ellipsis ([expr.call]/11).
    pub(crate) fn promoted_argument(&mut self, argument: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[argument];
        let node = self.value(argument);
        self.convert(node, entry.ty, self.used_type(argument), entry.first)
    }

    /// A call of an operator function by its operator.
    pub(crate) fn operator_call(
        &mut self,
        id: ExpressionId,
        function: FunctionId,
        operands: &[ExpressionId],
        token: u32,
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let is_member = program.functions[function].flags.contains(FunctionFlags::MEMBER);
        let mut nodes = vec![self.routine(function, token)];
        let rest = match (is_member, operands) {
            (true, [object, rest @ ..]) => {
                let node = self.object(*object);
                let entry = &program.expressions[*object];
                nodes.push(self.object_argument(node, function, (entry.ty, entry.first), false));
                rest
            }
            _ => operands,
        };
        nodes.extend(self.arguments(function, rest));
        let kind = if is_member { "eok_dot_member_call" } else { "eok_call" };
        let node = self.call_node(kind, function, &nodes, entry.ty);
        self.graph.mark(node, "call_uses_operator_syntax");
        if let cufe_il::NameKind::Operator(operator) = program.entities[program.functions[function].entity].name.kind()
        {
            use Operator as O;
            let is_ordered = matches!(
                operator,
                O::Call
                    | O::Subscript
                    | O::LessLess
                    | O::GreaterGreater
                    | O::Comma
                    | O::AmpersandAmpersand
                    | O::PipePipe
            );
            self.graph.flag(node, "eval_left_to_right", is_ordered && self.is_since_17());
            self.graph.flag(node, "eval_right_to_left", operator.is_assignment() && self.is_since_17());
        }
        self.at(node, token);
        self.referred(node, function, (entry.ty, entry.first), wants_object)
    }

    /// `f(a)`, `f[a]` where `f` is an object.
    pub(crate) fn called_operator(
        &mut self,
        id: ExpressionId,
        object: ExpressionId,
        arguments: &[ExpressionId],
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let Some(&function) = program.called.get(&id) else { return self.indirect_call(id, object, arguments) };
        let token = program.expressions[object].last + 1;
        let operands: Vec<ExpressionId> = std::iter::once(object).chain(arguments.iter().copied()).collect();
        self.operator_call(id, function, &operands, token, wants_object)
    }
}
