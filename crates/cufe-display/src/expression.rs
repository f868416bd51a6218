//! Expressions: the nodes that the program has, with the conversions between them.

use crate::builder::Builder;
use crate::conversion::Sort;
use crate::graph::EntryId;
use crate::kind::Kind;
use crate::operation::{binary_operation, unary_operation};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::constant::Value;
use cufe_il::{
    Builtin, CastKind, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionFlags, FunctionId,
    FunctionTypeFlags, Operator, Program, Qualifiers, Type, TypeId, UnaryOperator, ValueCategory, VariableId,
};

impl Builder<'_> {
    /// An expression; where its object is not wanted, its value. Arrays and functions stay what they are.
    pub(crate) fn expression(&mut self, expression: ExpressionId, wants_object: bool) -> EntryId {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.expression_inner(expression, wants_object))
    }

    /// The value of an expression: arrays are pointers to their first elements.
    pub(crate) fn value(&mut self, expression: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[expression];
        if let Some(function) = self.conversion_of(expression) {
            return self.user_conversion(expression, function, false);
        }
        let bare = self.bare(entry.ty);
        if let Type::Array { element, .. } = program.structure(bare) {
            let node = self.expression(expression, true);
            let ty = match program.known_type(Type::Pointer(element)) {
                Some(ty) => self.type_entry(ty),
                None => self.made_pointer(element, cufe_il::Qualifiers::empty()),
            };
            let id = self.operation("eok_array_to_pointer", ty, Sort::Array, &[node]);
            self.graph.flag(id, "compiler_generated", true);
            self.at_node(id, node, entry.first);
            return id;
        }
        let is_object = match self.sort(entry.ty) {
            Sort::Class => true,
            Sort::Parameter | Sort::Other => entry.category == ValueCategory::Lvalue && self.is_prototype,
            _ => false,
        };
        self.expression(expression, is_object)
    }

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
                None => self.expression(expression, false),
            };
            self.plain = outer;
            let mut arguments = vec![argument];
            for index in 1..parameter.map_or(0, |list| list.len()) {
                let Some((default, parameter)) = self.default_argument(function, index) else { break };
                let node = self.converted(default, parameter);
                self.graph.flag(node, "generated_default_arg", true);
                arguments.push(node);
            }
            self.graph.list(initialization, "args", "next", &arguments);
            self.graph.flag(initialization, "has_temporary_lifetime", true);
            let node = self.node("enk_temp_init", ty, first);
            self.graph.set(node, "dynamic_init", initialization);
            self.graph.flag(node, "is_lvalue", wants_object);
            return node;
        }
        let object = self.expression(expression, true);
        let object = self.object_argument(object, function, (entry.ty, first), false);
        let routine = self.routine(function, first);
        let ty = self.given_type(expression);
        let node = self.call_node("eok_dot_member_call", function, &[routine, object], ty);
        self.graph.flag(node, "compiler_generated", true);
        self.graph.flag(node, "is_conversion_call", true);
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, first);
        self.referred(node, function, (ty, first), wants_object)
    }

    /// An expression whose value nobody uses.
    pub(crate) fn discarded(&mut self, expression: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[expression];
        let node = self.expression(expression, entry.category == ValueCategory::Lvalue);
        self.graph.flag(node, "result_is_not_used", true);
        node
    }

    /// An expression as a condition.
    pub(crate) fn condition(&mut self, expression: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[expression];
        let node = self.value(expression);
        let ty = self.given_type(expression);
        self.as_condition(node, ty, entry.first)
    }

    fn expression_inner(&mut self, id: ExpressionId, wants_object: bool) -> EntryId {
        use ExpressionKind as E;
        let program = self.program;
        let entry = &program.expressions[id];
        let (ty, first) = (entry.ty, entry.first);
        let node = match entry.kind {
            E::Literal(token) => match program.values.get(&id).cloned() {
                Some(value) => return self.literal(ty, value, token),
                None => self.node("enk_error", ty, first),
            },
            E::Boolean(value) => {
                let node = self.literal(ty, Value::Integer(i128::from(value)), first);
                if let Some(known) = self.known.get(&node).cloned() {
                    self.graph.flag(known.constant, "non_arithmetic", true);
                }
                return node;
            }
            E::Nullptr => {
                let constant = self.constant(ty, &Value::Pointer(None), None);
                self.graph.flag(constant, "nullptr_keyword", true);
                let node = self.constant_node(ty, constant, Some((Value::Pointer(None), None)));
                self.at(node, first);
                return node;
            }
            E::String { first, count } => return self.string_literal(ty, (first, count)),
            E::Parenthesized(inner) => {
                let node = self.expression(inner, wants_object);
                let operation = self.unfolded(node);
                let is_shown = match self.graph.entry(operation).sub_kind {
                    "enk_operation" => true,
                    "enk_variable" => wants_object,
                    _ => false,
                };
                if is_shown && self.graph.get(operation, "is_parenthesized").is_none() {
                    self.graph.flag(operation, "is_parenthesized", true);
                }
                if operation != node {
                    self.graph.unset(node, "position.seq");
                    self.graph.unset(node, "position.column");
                    self.at(node, first);
                }
                return node;
            }
            E::This => self.this_node(ty, Some(first)),
            E::Name { entity, .. } => {
                let node = self.name(id, entity, wants_object);
                let named = self.named_node(node);
                self.name_reference(id, named);
                node
            }
            E::Member { object, member, is_arrow, .. } => self.member(id, (object, is_arrow), member, wants_object),
            E::Unary { operator, operand } => self.unary(id, operator, operand, wants_object),
            E::Binary { operator, left, right } => self.binary(id, operator, (left, right), wants_object),
            E::Subscript { base, subscripts } => {
                let subscripts = program.expression_list(subscripts);
                match subscripts {
                    &[index] if !program.called.contains_key(&id) => self.subscript(id, base, index, wants_object),
                    _ => self.called_operator(id, base, subscripts, wants_object),
                }
            }
            E::Conditional { condition, then, otherwise } => {
                self.conditional(id, (condition, then, otherwise), wants_object)
            }
            E::Call { callee, arguments } => self.call(id, callee, program.expression_list(arguments), wants_object),
            E::Launch { callee, operands } => self.call(id, callee, program.expression_list(operands), wants_object),
            E::Cast { kind, operand } => self.explicit_cast(id, Some(kind), operand),
            E::Construct { arguments, is_braced } => {
                let arguments = program.expression_list(arguments);
                match arguments {
                    &[one] if self.sort(ty) != Sort::Class && !is_braced => self.explicit_cast(id, None, one),
                    _ => self.construction(id, arguments, is_braced),
                }
            }
            E::Throw { operand } => {
                let node = self.node("enk_throw", ty, first);
                if let Some(operand) = operand {
                    let entry = &program.expressions[operand];
                    let value = self.value(operand);
                    let thrown = self.thrown_type(entry.ty);
                    self.graph.set(node, "type", thrown);
                    let initialization = self.graph.add(Kind::Initialization, self.region);
                    self.graph.set_kind(initialization, "dik_expression");
                    self.graph.set(initialization, "expression", value);
                    self.graph.set(node, "dynamic_init", initialization);
                }
                node
            }
            E::OperatorOnType { operand, .. } => self.type_operator(id, Some(operand), None),
            E::OperatorOnExpression { operand, .. } => self.type_operator(id, None, Some(operand)),
            E::New { .. } => self.new_expression(id),
            E::Delete { operand, is_array } => self.delete_expression(id, operand, is_array),
            E::Lambda(index) => return self.lambda_node(id, index as usize),
            E::Fold { .. } => self.node("enk_fold_expression", ty, first),
            E::SizeofPack { .. } => self.node("enk_sizeof_pack", ty, first),
            E::Builtin { .. } | E::TypeTrait { .. } => self.node("enk_builtin_operation", ty, first),
            E::Requires => self.node("enk_requires", ty, first),
            E::StatementExpression(statement) => {
                let node = self.node("enk_statement", ty, first);
                let statement = self.statement(statement);
                if let Some(&statement) = statement.first() {
                    self.graph.set(node, "statement", statement);
                }
                node
            }
            E::InitializerList(list) | E::ParenthesizedList(list) => match program.expression_list(list) {
                &[one] => return self.expression(one, wants_object),
                _ => self.node("enk_braced_init_list", ty, first),
            },
            E::Designated { value } | E::PackExpansion(value) => return self.expression(value, wants_object),
            _ => self.node("enk_error", ty, first),
        };
        self.fold(id, node)
    }

    /// The type of what is thrown: of arrays that of a pointer to their elements.
    fn thrown_type(&mut self, ty: TypeId) -> EntryId {
        match self.program.structure(self.bare(ty)) {
            Type::Array { element, .. } => self.made_pointer(element, Qualifiers::empty()),
            _ => self.type_entry(ty),
        }
    }

    /// A node without operands.
    pub(crate) fn node(&mut self, kind: &'static str, ty: TypeId, first: u32) -> EntryId {
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, kind);
        let ty = self.type_entry(ty);
        self.graph.set(id, "type", ty);
        self.at(id, first);
        id
    }

    /// Replaces a node by its constant, where all its operands are constants and the program has its value.
    fn fold(&mut self, expression: ExpressionId, node: EntryId) -> EntryId {
        let program = self.program;
        if self.known.contains_key(&node) {
            return node;
        }
        let entry = &program.expressions[expression];
        let is_operation = matches!(
            entry.kind,
            ExpressionKind::Unary { .. }
                | ExpressionKind::Binary { .. }
                | ExpressionKind::Conditional { .. }
                | ExpressionKind::OperatorOnType { .. }
                | ExpressionKind::OperatorOnExpression { .. }
        );
        let Some(value) = program.values.get(&expression).filter(|_| is_operation) else { return node };
        if matches!(entry.kind, ExpressionKind::Unary { operator, .. } if operator == UnaryOperator::Extension) {
            return node;
        }
        self.folded(node, entry.ty, value.clone(), entry.first)
    }

    /// `this`, written at a token or implied.
    fn this_node(&mut self, ty: TypeId, token: Option<u32>) -> EntryId {
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_variable");
        let ty = self.type_entry(ty);
        self.graph.set(id, "type", ty);
        if let Some(this) = self.this {
            self.graph.set(id, "variable", this);
        }
        if let Some(token) = token {
            self.at(id, token);
        }
        id
    }

    /// `this` where it is not written.
    fn implied_this(&mut self, class: Option<cufe_il::ClassId>) -> Option<EntryId> {
        let around = self.around?;
        let own = self
            .class_of_scope(self.home(self.program.entities[self.program.functions[around.function].entity].scope))?;
        let ty = self.this_type(around.function, own, false)?;
        let this = self.this?;
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_variable");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "variable", this);
        let _ = class;
        Some(id)
    }

    /// A name of one entity.
    fn name(&mut self, id: ExpressionId, entity: EntityId, wants_object: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let (ty, first, last) = (entry.ty, entry.first, self.name_token(id));
        match program.entities[entity].kind {
            EntityKind::Variable(variable) => {
                if let Some(node) = self.captured(variable, (ty, last), wants_object) {
                    return node;
                }
                let node = self.variable(variable, (ty, first), wants_object);
                match program.values.get(&id).cloned() {
                    Some(value) if !wants_object => self.folded_variable(node, variable, (ty, first), value),
                    _ => node,
                }
            }
            EntityKind::Field(field) => match self.implied_this(None) {
                Some(this) => {
                    let node = self.field_node(field, first);
                    let this = self.this_of_field(this, field, last);
                    let is_reference = program.is_reference(program.variables[field].ty);
                    let shown =
                        if is_reference { program.variables[field].ty } else { self.value_type(ty, wants_object) };
                    let shown = self.type_entry(shown);
                    let id = self.operation("eok_points_to_field", shown, Sort::Other, &[this, node]);
                    if is_reference {
                        self.graph.flag(id, "compiler_generated", true);
                        self.at(id, last);
                        let target = self.type_entry(self.value_type(ty, wants_object));
                        return self.dereferenced(id, target, wants_object, last);
                    }
                    self.graph.flag(id, "is_lvalue", wants_object);
                    self.graph.flag(id, "compiler_generated", true);
                    self.at(id, last);
                    id
                }
                None => self.field_node(field, first),
            },
            EntityKind::Function(function) => self.routine(function, last),
            EntityKind::Enumerator(enumeration) => {
                let found = program.enums[enumeration].enumerators.iter().find(|entry| entry.0 == entity);
                let value = found.and_then(|entry| entry.1);
                let constant = self.enumerator(entity, value);
                let known = value.map(|value| (Value::Integer(value), None));
                let node = self.constant_node(ty, constant, known);
                self.at(node, first);
                node
            }
            EntityKind::ValueParameter(_) => match self.value_parameter(entity) {
                Some(constant) => {
                    let node = self.constant_node(ty, constant, None);
                    self.at(node, last);
                    node
                }
                None => self.node("enk_constant", ty, last),
            },
            _ => self.node("enk_error", ty, last),
        }
    }

    /// The node of a name itself: inside of what is done to reach its value.
    fn named_node(&self, mut node: EntryId) -> EntryId {
        loop {
            let inner = match self.graph.entry(node).sub_kind {
                "enk_operation" => match self.graph.get(node, "operands") {
                    Some(&crate::graph::Value::Entry(first)) => match self.graph.get(first, "next") {
                        Some(&crate::graph::Value::Entry(second)) => second,
                        _ => first,
                    },
                    _ => return node,
                },
                "enk_constant" => match self.known.get(&node).and_then(|known| known.operation) {
                    Some(operation) => operation,
                    None => return node,
                },
                _ => return node,
            };
            node = inner;
        }
    }

    /// The token of the unqualified name in an expression that is a name.
    fn name_token(&self, id: ExpressionId) -> u32 {
        let entry = &self.program.expressions[id];
        let has_arguments = matches!(entry.kind, ExpressionKind::Name { arguments: Some(_), .. });
        let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        if is_qualified && !has_arguments { entry.last } else { entry.first }
    }

    /// How a name is written, as fields of its node and as a reference of what it means.
    fn name_reference(&mut self, id: ExpressionId, node: EntryId) {
        let entry = &self.program.expressions[id];
        let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        let ExpressionKind::Name { entity, arguments } = entry.kind else { return };
        let token = self.name_token(id);
        let qualifier = if is_qualified { self.qualifier(entity, token, entry.first) } else { None };
        let count = arguments.map(|arguments| self.program.arguments(arguments).len());
        let is_global = is_qualified && self.unit.tokens.kind(entry.first) == cufe_lex::TokenKind::ColonColon;
        self.graph.flag(node, "is_global_qualified_name", is_global);
        self.graph.set_if(node, "qualifier", qualifier);
        self.graph.set_if(node, "num_template_arguments", count);
        self.graph.flag(node, "is_template_id", count.is_some());
        if let Some(target) = self.any_entity(entity)
            && (qualifier.is_some() || count.is_some() || is_global || self.is_prototype)
        {
            self.refer(target, qualifier, count, is_global);
        }
    }

    /// A variable, or what it refers to.
    pub(crate) fn variable(&mut self, variable: VariableId, (ty, token): (TypeId, u32), wants_object: bool) -> EntryId {
        let program = self.program;
        let declared = program.variables[variable].ty;
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_variable");
        let is_reference = program.is_reference(declared);
        let shown = self.type_entry(if is_reference { declared } else { self.value_type(ty, wants_object) });
        self.graph.set(id, "type", shown);
        let target = self.variable_entry(variable);
        self.graph.set(id, "variable", target);
        self.graph.flag(id, "from_prototype_instantiation", self.is_prototype);
        self.at(id, token);
        if !is_reference {
            self.graph.flag(id, "is_lvalue", wants_object);
            return id;
        }
        let shown = self.type_entry(self.value_type(ty, wants_object));
        self.dereferenced(id, shown, wants_object, token)
    }

    /// A constant variable as its value: that of the literal that initializes it.
    fn folded_variable(
        &mut self,
        node: EntryId,
        variable: VariableId,
        (ty, token): (TypeId, u32),
        value: Value,
    ) -> EntryId {
        let program = self.program;
        let folded = self.folded(node, self.without_qualifiers(ty), value, token);
        let mut initializer = program.variables[variable].initializer;
        while let Some(inner) = initializer {
            match program.expressions[inner].kind {
                ExpressionKind::Literal(token) => {
                    if let Some(known) = self.known.get(&folded).cloned() {
                        self.declared_at(known.constant, token);
                    }
                    break;
                }
                ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => {
                    initializer = program.expression_list(list).first().copied();
                }
                _ => break,
            }
        }
        folded
    }

    /// The type of a value is without qualifiers, unless it is of a class.
    fn value_type(&self, ty: TypeId, wants_object: bool) -> TypeId {
        if wants_object || matches!(self.sort(ty), Sort::Class | Sort::Array) {
            ty
        } else {
            self.without_qualifiers(ty)
        }
    }

    fn without_qualifiers(&self, ty: TypeId) -> TypeId {
        match self.program.written(ty) {
            Type::Qualified(_, inner) => inner,
            _ => ty,
        }
    }

    /// An implied `this` as a pointer to the class that has a data member.
    fn this_of_field(&mut self, this: EntryId, field: VariableId, token: u32) -> EntryId {
        let program = self.program;
        let Some((class, have)) = self.around.and_then(|around| self.object_of(around.function)) else { return this };
        let scope = self.home(program.entities[program.variables[field].entity].scope);
        let Some(own) = self.class_of_scope(scope).map(|own| program.classes[own].ty) else { return this };
        if own == class || self.is_prototype {
            return this;
        }
        let ty = self.made_pointer(own, have);
        let id = self.operation("eok_base_class_cast", ty, Sort::Pointer, &[this]);
        self.graph.flag(id, "compiler_generated", true);
        self.graph.flag(id, "implicit_in_member_naming", true);
        self.at(id, token);
        id
    }

    /// The object of a member access, as an object of the class that has the data member.
    fn object_of_field(
        &mut self,
        node: EntryId,
        field: VariableId,
        (ty, first): (TypeId, u32),
        is_pointer: bool,
    ) -> EntryId {
        let program = self.program;
        let object = match (is_pointer, program.structure(self.bare(ty))) {
            (true, Type::Pointer(target)) => target,
            _ => ty,
        };
        let (bare, qualifiers) = program.unqualified(program.canonical(object));
        let scope = self.home(program.entities[program.variables[field].entity].scope);
        let (Some(own), Some(class)) = (self.class_of_scope(scope), program.class_of(bare)) else { return node };
        if own == class || program.classes[own].is_dependent {
            return node;
        }
        let own = program.classes[own].ty;
        let ty = match is_pointer {
            true => self.made_pointer(own, qualifiers),
            false => self.made_object(own, qualifiers),
        };
        let sort = if is_pointer { Sort::Pointer } else { Sort::Class };
        let id = self.operation("eok_base_class_cast", ty, sort, &[node]);
        self.graph.flag(id, "compiler_generated", true);
        self.graph.flag(id, "implicit_in_member_naming", true);
        self.graph.flag(id, "is_lvalue", !is_pointer);
        self.at_node(id, node, first);
        id
    }

    fn field_node(&mut self, field: VariableId, token: u32) -> EntryId {
        let ty = self.program.variables[field].ty;
        let id = self.node("enk_field", ty, token);
        let field = self.variable_entry(field);
        self.graph.set(id, "field", field);
        self.graph.flag(id, "from_prototype_instantiation", self.is_prototype);
        id
    }

    /// A function that is named or called.
    pub(crate) fn routine(&mut self, function: FunctionId, token: u32) -> EntryId {
        let target = self.function_entry(function);
        let (_, declared) = self.types_of_function(function, target);
        let ty = self.made_pointer_to(declared, true);
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_routine");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "routine", target);
        self.graph.flag(id, "from_prototype_instantiation", self.is_prototype);
        self.at(id, token);
        id
    }

    /// `a.m`, `a->m`
    fn member(
        &mut self,
        id: ExpressionId,
        (object, is_arrow): (ExpressionId, bool),
        member: EntityId,
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let dot = program.expressions[object].last + 1;
        let name = entry.last;
        let mut base = match is_arrow {
            true => self.value(object),
            false => self.expression(object, true),
        };
        let object_entry = &program.expressions[object];
        match program.entities[member].kind {
            EntityKind::Field(field) => {
                base = self.object_of_field(base, field, (object_entry.ty, object_entry.first), is_arrow);
                let node = self.field_node(field, name);
                let is_reference = program.is_reference(program.variables[field].ty);
                let shown =
                    if is_reference { program.variables[field].ty } else { self.value_type(entry.ty, wants_object) };
                let ty = self.type_entry(shown);
                let kind = if is_arrow { "eok_points_to_field" } else { "eok_dot_field" };
                let access = self.operation(kind, ty, Sort::Other, &[base, node]);
                self.at(access, dot);
                if !is_reference {
                    self.graph.flag(access, "is_lvalue", wants_object);
                    return access;
                }
                let ty = self.type_entry(self.value_type(entry.ty, wants_object));
                self.dereferenced(access, ty, wants_object, entry.first)
            }
            EntityKind::Variable(variable) => {
                let node = self.variable(variable, (entry.ty, name), wants_object);
                let ty = self.type_entry(self.value_type(entry.ty, wants_object));
                let kind = if is_arrow { "eok_points_to_static" } else { "eok_dot_static" };
                let access = self.operation(kind, ty, Sort::Other, &[base, node]);
                self.graph.flag(access, "is_lvalue", wants_object);
                self.at(access, dot);
                access
            }
            EntityKind::Function(function) => self.routine(function, name),
            _ => self.node("enk_error", entry.ty, name),
        }
    }

    fn unary(
        &mut self,
        id: ExpressionId,
        operator: UnaryOperator,
        operand: ExpressionId,
        wants_object: bool,
    ) -> EntryId {
        use UnaryOperator as U;
        let program = self.program;
        let entry = &program.expressions[id];
        let (ty, first, last) = (entry.ty, entry.first, entry.last);
        let inner = &program.expressions[operand];
        let token = if matches!(operator, U::PostIncrement | U::PostDecrement) { last } else { first };
        if let Some(&function) = program.called.get(&id) {
            let operands = [operand];
            return self.operator_call(id, function, &operands, token, wants_object);
        }
        let shown = self.type_entry(self.value_type(ty, wants_object));
        match operator {
            U::Extension => self.expression(operand, wants_object),
            U::Not => {
                let node = self.condition(operand);
                let id = self.operation("eok_not", shown, Sort::Integer, &[node]);
                self.at(id, token);
                id
            }
            U::AddressOf => {
                if let Type::Function(_) = program.structure(self.bare(inner.ty)) {
                    return self.expression(operand, true);
                }
                let node = self.expression(operand, true);
                let id = self.operation("eok_address_of", shown, Sort::Pointer, &[node]);
                self.at(id, token);
                id
            }
            U::Dereference => {
                let node = self.value(operand);
                let id = self.operation("eok_indirect", shown, Sort::Pointer, &[node]);
                self.graph.flag(id, "is_lvalue", wants_object);
                self.at(id, token);
                id
            }
            U::PreIncrement | U::PreDecrement | U::PostIncrement | U::PostDecrement => {
                let node = self.expression(operand, true);
                let sort = self.sort(ty);
                let kind = unary_operation(operator);
                let id = self.operation(kind, shown, sort, &[node]);
                if matches!(operator, U::PreIncrement | U::PreDecrement) {
                    self.graph.flag(id, "is_lvalue", wants_object);
                    self.graph.flag(id, "returns_lvalue_instead_of_usual_rvalue", wants_object);
                }
                self.at(id, token);
                id
            }
            _ => {
                let node = self.value(operand);
                let node = match self.promoted(inner.ty).filter(|_| !matches!(operator, U::Real | U::Imag)) {
                    Some(promoted) => self.convert(node, inner.ty, promoted, inner.first),
                    None => node,
                };
                let sort = self.sort(ty);
                let kind = match (operator, sort) {
                    (U::Complement, Sort::Complex) => "eok_xconj",
                    _ => unary_operation(operator),
                };
                let id = self.operation(kind, shown, sort, &[node]);
                self.at(id, token);
                id
            }
        }
    }

    fn binary(
        &mut self,
        id: ExpressionId,
        operator: Operator,
        (left, right): (ExpressionId, ExpressionId),
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let (a, b) = (&program.expressions[left], &program.expressions[right]);
        let token = a.last + 1;
        if let Some(&function) = program.called.get(&id) {
            return self.operator_call(id, function, &[left, right], token, wants_object);
        }
        let has_pointer = [a.ty, b.ty].iter().any(|&ty| matches!(self.sort(ty), Sort::Pointer | Sort::Array));
        let mut kind = binary_operation(operator, has_pointer);
        if operator.is_assignment() {
            return self.assignment(id, operator, (left, right), (kind, token), wants_object);
        }
        let shown = self.type_entry(self.value_type(entry.ty, wants_object));
        let mut sort = self.sort(entry.ty);
        let operands = match operator {
            Operator::Comma => {
                sort = Sort::Other;
                [self.discarded(left), self.expression(right, wants_object)]
            }
            Operator::AmpersandAmpersand | Operator::PipePipe => [self.condition(left), self.condition(right)],
            Operator::LessLess | Operator::GreaterGreater => {
                let x = self.promoted_value(left);
                let y = self.promoted_value(right);
                [x, y]
            }
            _ if has_pointer => {
                if operator == Operator::Minus && self.sort(b.ty) != Sort::Integer {
                    kind = "eok_pdiff";
                }
                sort = Sort::Pointer;
                let (x, y) = (self.value(left), self.value(right));
                let is_comparison = !matches!(operator, Operator::Plus | Operator::Minus);
                match is_comparison {
                    true => {
                        let to = if matches!(self.sort(a.ty), Sort::Pointer | Sort::Array) { a.ty } else { b.ty };
                        [self.convert(x, a.ty, to, a.first), self.convert(y, b.ty, to, b.first)]
                    }
                    false => [x, y],
                }
            }
            _ => {
                let (x, y) = (self.value(left), self.value(right));
                let (from_left, from_right) = (self.given_type(left), self.given_type(right));
                match self.common_type(from_left, from_right) {
                    Some(common) => {
                        sort = self.sort(common);
                        [self.convert(x, from_left, common, a.first), self.convert(y, from_right, common, b.first)]
                    }
                    None => {
                        sort = self.sort(a.ty);
                        [x, y]
                    }
                }
            }
        };
        let is_swapped = kind == "eok_padd" && matches!(self.sort(b.ty), Sort::Pointer | Sort::Array);
        let id = self.operation(kind, shown, sort, &operands);
        self.graph.flag(id, "pointer_operand_is_second", is_swapped);
        let is_shift = matches!(operator, Operator::LessLess | Operator::GreaterGreater);
        self.graph.flag(id, "eval_left_to_right", is_shift && self.is_since_17());
        self.graph.flag(id, "is_lvalue", operator == Operator::Comma && wants_object);
        self.at(id, token);
        id
    }

    /// Since C++17 operands of shifts, calls and assignments have an order.
    pub(crate) fn is_since_17(&self) -> bool {
        self.unit.options.dialect.standard >= cufe_base::Standard::Cpp17
    }

    fn promoted_value(&mut self, operand: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[operand];
        let node = self.value(operand);
        let ty = self.given_type(operand);
        match self.promoted(ty) {
            Some(promoted) => self.convert(node, ty, promoted, entry.first),
            None => node,
        }
    }

    fn assignment(
        &mut self,
        id: ExpressionId,
        operator: Operator,
        (left, right): (ExpressionId, ExpressionId),
        (kind, token): (&'static str, u32),
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let (a, b) = (&program.expressions[left], &program.expressions[right]);
        let target = self.expression(left, true);
        let is_arithmetic = matches!(self.sort(a.ty), Sort::Integer | Sort::Floating | Sort::Complex);
        let shift = matches!(operator, Operator::LessLessEqual | Operator::GreaterGreaterEqual);
        let given = self.given_type(right);
        let to = match operator {
            Operator::Equal => a.ty,
            _ if shift => self.promoted(given).unwrap_or(given),
            _ if is_arithmetic => self.common_type(a.ty, given).unwrap_or(given),
            _ => given,
        };
        let value = match self.sort(a.ty) {
            Sort::Class => self.converted(right, self.bare(a.ty)),
            _ => {
                let value = self.value(right);
                self.convert(value, given, to, b.first)
            }
        };
        let sort = match operator {
            Operator::Equal => self.sort(a.ty),
            _ if is_arithmetic && !shift => self.sort(to),
            _ => self.sort(a.ty),
        };
        let shown = self.type_entry(self.value_type(entry.ty, wants_object));
        let id = self.operation(kind, shown, sort, &[target, value]);
        self.graph.flag(id, "is_lvalue", wants_object);
        self.graph.flag(id, "returns_lvalue_instead_of_usual_rvalue", wants_object);
        self.graph.flag(id, "eval_right_to_left", self.is_since_17());
        self.at(id, token);
        id
    }

    fn subscript(&mut self, id: ExpressionId, base: ExpressionId, index: ExpressionId, wants_object: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let token = program.expressions[base].last + 1;
        let is_swapped = self.sort(program.expressions[base].ty) == Sort::Integer;
        let (x, y) = (self.value(base), self.value(index));
        let ty = self.type_entry(self.value_type(entry.ty, wants_object));
        let id = self.operation("eok_subscript", ty, Sort::Pointer, &[x, y]);
        self.graph.flag(id, "pointer_operand_is_second", is_swapped);
        self.graph.flag(id, "is_lvalue", wants_object);
        self.graph.flag(id, "eval_left_to_right", self.is_since_17());
        self.at(id, token);
        id
    }

    fn conditional(
        &mut self,
        id: ExpressionId,
        (condition, then, otherwise): (ExpressionId, ExpressionId, ExpressionId),
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let token = program.expressions[condition].last + 1;
        let is_object = entry.category == ValueCategory::Lvalue && wants_object;
        let tested = self.condition(condition);
        let mut operands = vec![tested];
        for branch in [then, otherwise] {
            let inner = &program.expressions[branch];
            operands.push(match is_object {
                true => self.expression(branch, true),
                false => {
                    let node = self.value(branch);
                    let from = self.given_type(branch);
                    self.convert(node, from, entry.ty, inner.first)
                }
            });
        }
        let ty = self.type_entry(self.value_type(entry.ty, wants_object));
        let id = self.operation("eok_question", ty, Sort::Other, &operands);
        self.graph.flag(id, "is_lvalue", is_object);
        self.at(id, token);
        id
    }

    /// A call of a function, or of an object.
    fn call(
        &mut self,
        id: ExpressionId,
        callee: ExpressionId,
        arguments: &[ExpressionId],
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let open = program.expressions[callee].last + 1;
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
        let Some(function) = function else { return self.indirect_call(id, callee, arguments) };
        let flags = program.functions[function].flags;
        let is_member = flags.contains(FunctionFlags::MEMBER) && !flags.contains(FunctionFlags::STATIC_MEMBER);
        let token = if object.is_some() { written.last } else { self.name_token(inner) };
        let target = self.routine(function, token);
        self.name_reference(inner, target);
        let is_qualified = written.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        let mut operands = vec![target];
        let kind = match object {
            Some((object, is_arrow)) => {
                let node = self.expression(object, !is_arrow);
                let entry = &program.expressions[object];
                operands.push(match is_member {
                    true => self.object_argument(node, function, (entry.ty, entry.first), is_arrow),
                    false => node,
                });
                match (is_arrow, is_member) {
                    (true, true) => "eok_points_to_member_call",
                    (false, true) => "eok_dot_member_call",
                    _ => "eok_call",
                }
            }
            None if is_member => {
                if let Some(this) = self.implied_this(None) {
                    operands.push(self.object_of_this(this, function, written.first));
                }
                "eok_points_to_member_call"
            }
            None => "eok_call",
        };
        operands.extend(self.arguments(function, arguments));
        let node = self.call_node(kind, function, &operands, entry.ty);
        let is_virtual = program.functions[function].flags.contains(FunctionFlags::VIRTUAL);
        self.graph.flag(node, "is_virtual_call", is_virtual && is_member);
        self.graph.flag(node, "call_with_qualified_function_name", is_qualified);
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, open);
        self.referred(node, function, (entry.ty, entry.first), wants_object)
    }

    /// The object of a member call, with the qualifiers and of the class that the function has.
    fn object_argument(
        &mut self,
        node: EntryId,
        function: FunctionId,
        (ty, first): (TypeId, u32),
        is_pointer: bool,
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
        if is_pointer {
            let ty = self.made_pointer(own, want);
            let kind = if is_base { "eok_base_class_cast" } else { "eok_cast" };
            let id = self.operation(kind, ty, Sort::Pointer, &[node]);
            self.graph.flag(id, "implicit_in_member_naming", is_base);
            self.graph.flag(id, "compiler_generated", true);
            self.at(id, first);
            return id;
        }
        let ty = self.made_object(own, want);
        let kind = if is_base { "eok_base_class_cast" } else { "eok_lvalue_adjust" };
        let id = self.operation(kind, ty, Sort::Class, &[node]);
        self.graph.flag(id, "implicit_in_member_naming", is_base);
        self.graph.flag(id, "is_lvalue", true);
        self.graph.flag(id, "compiler_generated", true);
        self.at(id, first);
        id
    }

    /// The class of which a function is a member, and the qualifiers of its object.
    fn object_of(&self, function: FunctionId) -> Option<(TypeId, Qualifiers)> {
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
    fn object_of_this(&mut self, this: EntryId, function: FunctionId, first: u32) -> EntryId {
        let program = self.program;
        let Some(around) = self.around else { return this };
        let (Some((class, have)), Some((own, want))) = (self.object_of(around.function), self.object_of(function))
        else {
            return this;
        };
        if class == own && have == want {
            return this;
        }
        let _ = program;
        let ty = self.made_pointer(own, want);
        let kind = if class == own { "eok_cast" } else { "eok_base_class_cast" };
        let id = self.operation(kind, ty, Sort::Pointer, &[this]);
        self.graph.flag(id, "implicit_in_member_naming", class != own);
        self.graph.flag(id, "compiler_generated", true);
        self.at(id, first);
        id
    }

    /// The node of a call: of the type that the function returns.
    fn call_node(&mut self, kind: &'static str, function: FunctionId, operands: &[EntryId], ty: TypeId) -> EntryId {
        let program = self.program;
        let result = program.as_function(program.functions[function].ty).map_or(ty, |shape| shape.result);
        let ty = self.type_entry(result);
        self.operation(kind, ty, Sort::Other, operands)
    }

    /// What a call of a function that returns a reference refers to.
    fn referred(
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
        self.graph.flag(id, "compiler_generated", true);
        self.at_node(id, node, token);
        id
    }

    /// Sets the position of a node to that of another, or to a token.
    fn at_node(&mut self, id: EntryId, node: EntryId, token: u32) {
        match (self.graph.get(node, "position.seq").cloned(), self.graph.get(node, "position.column").cloned()) {
            (Some(line), Some(column)) => {
                self.graph.set(id, "position.seq", line);
                self.graph.set(id, "position.column", column);
            }
            _ => self.at(id, token),
        }
    }

    /// A call through a pointer.
    fn indirect_call(&mut self, id: ExpressionId, callee: ExpressionId, arguments: &[ExpressionId]) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let mut operands = vec![self.value(callee)];
        for &argument in arguments {
            operands.push(self.value(argument));
        }
        let ty = self.type_entry(entry.ty);
        let node = self.operation("eok_call", ty, Sort::Other, &operands);
        self.graph.flag(node, "eval_left_to_right", self.is_since_17());
        self.at(node, program.expressions[callee].last + 1);
        node
    }

    /// The arguments of a call, converted to the parameters.
    fn arguments(&mut self, function: FunctionId, arguments: &[ExpressionId]) -> Vec<EntryId> {
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
            let node = self.converted(argument, parameter);
            self.graph.flag(node, "generated_default_arg", true);
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
    fn promoted_argument(&mut self, argument: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[argument];
        let node = self.value(argument);
        let to = match self.builtin_of(entry.ty) {
            Some(Builtin::Float) => Some(Program::builtin(Builtin::Double)),
            _ => self.promoted(entry.ty),
        };
        to.map_or(node, |to| self.convert(node, entry.ty, to, entry.first))
    }

    /// A call of an operator function by its operator.
    fn operator_call(
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
                let node = self.expression(*object, true);
                let entry = &program.expressions[*object];
                nodes.push(self.object_argument(node, function, (entry.ty, entry.first), false));
                rest
            }
            _ => operands,
        };
        nodes.extend(self.arguments(function, rest));
        let kind = if is_member { "eok_dot_member_call" } else { "eok_call" };
        let node = self.call_node(kind, function, &nodes, entry.ty);
        self.graph.flag(node, "call_uses_operator_syntax", true);
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
    fn called_operator(
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

    /// A cast that is written, as a cast or as `T(e)`.
    fn explicit_cast(&mut self, id: ExpressionId, kind: Option<CastKind>, operand: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let inner = &program.expressions[operand];
        let is_void = program.structure(self.bare(entry.ty)) == Type::Builtin(Builtin::Void);
        let node = if is_void { self.discarded(operand) } else { self.value(operand) };
        let (source, target) = (self.sort(inner.ty), self.sort(entry.ty));
        let sort = if source == target { source } else { Sort::Other };
        let is_bool = program.structure(self.bare(entry.ty)) == Type::Builtin(Builtin::Bool)
            && self.bare(inner.ty) != self.bare(entry.ty);
        let operation = if is_bool { "eok_bool_cast" } else { "eok_cast" };
        let sort = if is_bool { source } else { sort };
        let result = self.cast(operation, node, entry.ty, sort, entry.first, false);
        let made = self.unfolded(result);
        self.graph.flag(made, "is_functional_notation_cast", kind.is_none());
        self.graph.flag(made, "is_static_cast", kind == Some(CastKind::Static));
        self.graph.flag(made, "is_const_cast", kind == Some(CastKind::Const));
        self.graph.flag(made, "is_reinterpret_cast", kind == Some(CastKind::Reinterpret));
        result
    }

    /// `T(a, b)`, `T{a}`
    fn construction(&mut self, id: ExpressionId, arguments: &[ExpressionId], is_braced: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let node = self.node("enk_temp_init", entry.ty, entry.first);
        let initialization = match program.called.get(&id) {
            Some(&function) => self.constructor_call(function, arguments),
            None => {
                let id = self.graph.add(Kind::Initialization, self.region);
                self.graph.set_kind(id, "dik_zero");
                id
            }
        };
        self.graph.flag(initialization, "has_temporary_lifetime", true);
        self.graph.flag(initialization, "is_explicit_cast", true);
        self.graph.flag(initialization, "is_braced_initializer", is_braced);
        self.graph.set(node, "dynamic_init", initialization);
        self.graph.flag(node, "is_functional_notation_cast", !is_braced);
        self.graph.flag(node, "is_brace_notation_cast", is_braced);
        node
    }

    /// `new T(...)`
    fn new_expression(&mut self, id: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let node = self.node("enk_new_delete", entry.ty, entry.first);
        let ExpressionKind::New { ty, operands, has_bound, placement, initializer } = entry.kind else { return node };
        self.graph.flag(node, "is_new", true);
        self.graph.flag(node, "placement_new", placement > 0);
        self.graph.flag(node, "has_new_initializer", initializer != cufe_il::NewInitializer::None);
        let is_braced = initializer == cufe_il::NewInitializer::Braced;
        self.graph.flag(node, "new_initializer_is_brace_enclosed", is_braced);
        let made = self.type_entry(ty);
        self.graph.set(node, "type", made);
        let operands = program.expression_list(operands);
        let placement = usize::from(placement).min(operands.len());
        if let Some(&function) = program.called.get(&id) {
            let routine = self.function_entry(function);
            self.graph.set(node, "routine", routine);
        }
        let arguments: Vec<EntryId> = operands[..placement].iter().map(|&argument| self.value(argument)).collect();
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
    fn delete_expression(&mut self, id: ExpressionId, operand: ExpressionId, is_array: bool) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let node = self.node("enk_new_delete", entry.ty, entry.first);
        let pointer = self.given_type(operand);
        if let Type::Pointer(target) = program.structure(self.bare(pointer)) {
            let target = self.type_entry(self.without_qualifiers(target));
            self.graph.set(node, "type", target);
        }
        self.graph.flag(node, "array_delete", is_array);
        if let Some(&function) = program.called.get(&id) {
            let routine = self.function_entry(function);
            self.graph.set(node, "routine", routine);
        }
        let value = self.value(operand);
        self.graph.list(node, "arg", "next", &[value]);
        node
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
    fn type_operator(&mut self, id: ExpressionId, ty: Option<TypeId>, operand: Option<ExpressionId>) -> EntryId {
        use cufe_lex::TokenKind as T;
        let program = self.program;
        let entry = &program.expressions[id];
        let keyword = self.unit.tokens.kind(entry.first);
        let kind = match keyword {
            T::KwSizeof => "enk_sizeof",
            T::KwTypeid => "enk_typeid",
            T::KwNoexcept => {
                let Some(operand) = operand else { return self.node("enk_error", entry.ty, entry.first) };
                let node = self.expression(operand, true);
                let ty = self.type_entry(entry.ty);
                let id = self.operation("eok_noexcept", ty, Sort::Other, &[node]);
                self.at(id, entry.first);
                return id;
            }
            _ => "enk_alignof",
        };
        let node = self.node(kind, entry.ty, entry.first);
        if let Some(ty) = ty {
            self.graph.flag(node, "is_type", true);
            let ty = self.type_entry(ty);
            self.graph.set(node, "type", ty);
        }
        if let Some(operand) = operand {
            let operand = self.expression(operand, true);
            self.graph.set(node, "expr", operand);
        }
        node
    }
}
