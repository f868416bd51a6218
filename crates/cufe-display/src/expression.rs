//! Expressions: the nodes that the program has, with the conversions between them.

use crate::builder::Builder;
use crate::conversion::Sort;
use crate::graph::EntryId;
use crate::kind::Kind;
use crate::operation::{binary_operation, unary_operation};
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::constant::Value;
use cufe_il::{
    EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionId, Operator, Type, TypeId, UnaryOperator,
    ValueCategory, VariableId,
};

impl Builder<'_> {
    /// An expression; where its object is not wanted, its value. Arrays and functions stay what they are.
    pub(crate) fn expression(&mut self, expression: ExpressionId, wants_object: bool) -> EntryId {
        stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.expression_inner(expression, wants_object))
    }

    /// The object or function that an expression names.
    pub(crate) fn object(&mut self, expression: ExpressionId) -> EntryId {
        self.expression(expression, true)
    }

    /// What an expression gives when it is read: the value of an object; arrays and functions stay what they are.
    pub(crate) fn read(&mut self, expression: ExpressionId) -> EntryId {
        self.expression(expression, false)
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
            let node = self.object(expression);
            let ty = match program.known_type(Type::Pointer(element)) {
                Some(ty) => self.type_entry(ty),
                None => self.made_pointer(element, cufe_il::Qualifiers::empty()),
            };
            let id = self.operation("eok_array_to_pointer", ty, Sort::Array, &[node]);
            self.graph.mark(id, "compiler_generated");
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

    /// An expression whose value nobody uses.
    pub(crate) fn discarded(&mut self, expression: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[expression];
        // The value of a volatile object is fetched all the same ([expr.context]/2).
        let is_fetched = self.is_volatile(entry.ty)
            && matches!(
                entry.kind,
                ExpressionKind::Name { .. }
                    | ExpressionKind::Member { .. }
                    | ExpressionKind::Subscript { .. }
                    | ExpressionKind::Unary { operator: UnaryOperator::Dereference, .. }
            );
        let node = self.expression(expression, entry.category == ValueCategory::Lvalue && !is_fetched);
        self.graph.mark(node, "result_is_not_used");
        node
    }

    /// Whether values of a type are fetched from volatile objects.
    fn is_volatile(&self, ty: TypeId) -> bool {
        let program = self.program;
        program.unqualified(program.canonical(ty)).1.contains(cufe_il::Qualifiers::VOLATILE)
            && !matches!(self.sort(ty), Sort::Class | Sort::Array)
    }

    /// An expression as a condition.
    pub(crate) fn condition(&mut self, expression: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[expression];
        let node = self.value(expression);
        let ty = self.given_type(expression);
        self.as_condition(node, ty, entry.first)
    }

    pub(crate) fn expression_inner(&mut self, id: ExpressionId, wants_object: bool) -> EntryId {
        use ExpressionKind as E;
        let program = self.program;
        let entry = &program.expressions[id];
        let (ty, first) = (entry.ty, entry.first);
        if let Some(node) = self.hidden_node(id, wants_object) {
            return node;
        }
        let node = match entry.kind {
            E::Literal(_) => match program.values.get(&id).cloned() {
                Some(value) => return self.literal(ty, value, first),
                None => self.node("enk_error", ty, first),
            },
            E::Boolean(value) => {
                let node = self.literal(ty, Value::Integer(i128::from(value)), first);
                if let Some(known) = self.known.get(&node).cloned() {
                    self.graph.mark(known.constant, crate::constant::NON_ARITHMETIC);
                }
                return node;
            }
            E::Nullptr => return self.null_literal(ty, first),
            E::String(string) => return self.string_literal(ty, &program.literals.string(string).units, first),
            E::Parenthesized(inner) => {
                let node = self.expression(inner, wants_object);
                let operation = self.unfolded(node);
                let is_shown = match self.graph.entry(operation).sub_kind {
                    "enk_operation" => true,
                    "enk_variable" => wants_object,
                    _ => false,
                };
                if is_shown && self.graph.get(operation, "is_parenthesized").is_none() {
                    self.graph.mark(operation, "is_parenthesized");
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
            E::Member { object, member, is_arrow, .. } => {
                let node = self.member(id, (object, is_arrow), member, wants_object);
                if self.is_prototype {
                    let named = self.named_node(node);
                    self.name_reference(id, named);
                }
                node
            }
            E::Unary { operator, operand } => self.unary(id, operator, operand, wants_object),
            E::MemberPointerAccess { object, pointer } => {
                self.member_pointer_access(id, (object, pointer), wants_object)
            }
            E::Binary { operator: Operator::ArrowStar, left, right } if !program.called.contains_key(&id) => {
                self.member_pointer_access(id, (left, right), wants_object)
            }
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
            E::Launch { callee, operands, .. } => self.launch(id, callee, program.expression_list(operands)),
            E::Cast { kind, operand } => self.explicit_cast(id, Some(kind), operand),
            E::Construct { arguments, is_braced } => {
                self.constructed(id, program.expression_list(arguments), is_braced)
            }
            E::Throw { operand } => {
                let node = self.node("enk_throw", ty, first);
                if let Some(operand) = operand {
                    self.thrown(node, operand);
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
            E::Designated { value, .. } | E::PackExpansion(value) => return self.expression(value, wants_object),
            _ => self.node("enk_error", ty, first),
        };
        if !wants_object && entry.category == ValueCategory::Lvalue && self.is_volatile(ty) {
            let operation = match self.graph.get(node, "operation.kind") {
                Some(crate::graph::Value::Name(operation)) => operation.to_string(),
                _ => self.graph.entry(node).sub_kind.to_owned(),
            };
            let is_access = matches!(
                &*operation,
                "enk_variable"
                    | "eok_indirect"
                    | "eok_ref_indirect"
                    | "eok_dot_field"
                    | "eok_points_to_field"
                    | "eok_subscript"
            );
            self.graph.flag(node, "volatile_fetch", is_access);
        }
        self.fold(id, node)
    }

    /// `nullptr`, which is one constant of the file scope, or `__null`.
    fn null_literal(&mut self, ty: TypeId, first: u32) -> EntryId {
        let is_integer = self.sort(ty) == Sort::Integer;
        let value = if is_integer { Value::Integer(0) } else { Value::Pointer(None) };
        let region = std::mem::replace(&mut self.region, crate::graph::FILE);
        let constant = self.constant(ty, &value, None);
        self.region = region;
        self.graph.flag(constant, "implicit_cast", !is_integer);
        self.graph.flag(constant, if is_integer { "null_keyword" } else { "nullptr_keyword" }, true);
        if is_integer {
            self.graph.entry_mut(constant).text = Some("__null".to_owned());
        }
        let node = self.constant_node(ty, constant, Some((value, None)));
        self.at(node, first);
        node
    }

    /// `T(a, ...)`, `T{a, ...}`
    fn constructed(&mut self, id: ExpressionId, arguments: &[ExpressionId], is_braced: bool) -> EntryId {
        let ty = self.program.expressions[id].ty;
        match arguments {
            &[one] if self.sort(ty) != Sort::Class && self.sort(ty) != Sort::Array => {
                let node = self.explicit_cast(id, None, one);
                let made = self.unfolded(node);
                self.graph.flag(made, "is_brace_notation_cast", is_braced);
                node
            }
            [] if self.sort(ty) != Sort::Class && !self.is_prototype => self.zero_construction(id, is_braced),
            _ => self.construction(id, arguments, is_braced),
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
    pub(crate) fn fold(&mut self, expression: ExpressionId, node: EntryId) -> EntryId {
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
    pub(crate) fn this_node(&mut self, ty: TypeId, token: Option<u32>) -> EntryId {
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
    pub(crate) fn implied_this(&mut self, class: Option<cufe_il::ClassId>) -> Option<EntryId> {
        if let Some(captured) = self.captured_this() {
            return Some(captured);
        }
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
    pub(crate) fn name(&mut self, id: ExpressionId, entity: EntityId, wants_object: bool) -> EntryId {
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
                    let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
                    let this = self.this_of_field(this, field, (last, !is_qualified));
                    let is_reference = program.is_reference(program.variables[field].ty);
                    let shown =
                        if is_reference { program.variables[field].ty } else { self.value_type(ty, wants_object) };
                    let shown = self.type_entry(shown);
                    let id = self.operation("eok_points_to_field", shown, Sort::Other, &[this, node]);
                    if is_reference {
                        self.graph.mark(id, "compiler_generated");
                        self.at(id, last);
                        let target = self.type_entry(self.value_type(ty, wants_object));
                        return self.dereferenced(id, target, wants_object, last);
                    }
                    self.graph.flag(id, "is_lvalue", wants_object);
                    self.graph.mark(id, "compiler_generated");
                    self.at(id, last);
                    id
                }
                None => self.anonymous_member(field, (ty, first), wants_object),
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
            EntityKind::ValueParameter(variable) if program.variables[variable].value.is_some() => {
                // Of an instance the value of the argument.
                let value = Value::Integer(program.variables[variable].value.unwrap_or_default());
                let constant = self.constant(ty, &value, None);
                let node = self.constant_node(ty, constant, Some((value, None)));
                self.at(node, last);
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

    /// A member of an anonymous union of a namespace or block, as that of its variable.
    fn anonymous_member(&mut self, field: VariableId, (ty, first): (TypeId, u32), wants_object: bool) -> EntryId {
        let node = self.field_node(field, first);
        let scope = self.home(self.program.entities[self.program.variables[field].entity].scope);
        let Some(class) = self.class_of_scope(scope) else { return node };
        let Some(variable) = self.anonymous_variable(class) else {
            return self.member_of_nothing(class, node, (ty, first));
        };
        let object = self.type_entry(self.program.classes[class].ty);
        let object = self.variable_node(variable, object, true);
        let shown = self.type_entry(self.value_type(ty, wants_object));
        let access = self.operation("eok_dot_field", shown, Sort::Other, &[object, node]);
        self.graph.mark(access, "compiler_generated");
        self.graph.flag(access, "is_lvalue", wants_object);
        access
    }

    /// A member that is named without object, where nothing is evaluated: that of a null pointer.
    fn member_of_nothing(&mut self, class: cufe_il::ClassId, node: EntryId, (ty, first): (TypeId, u32)) -> EntryId {
        if self.is_prototype || self.region == crate::graph::FILE {
            return node;
        }
        let program = self.program;
        let Some(pointer) = program.known_type(Type::Pointer(program.classes[class].ty)) else { return node };
        let int = cufe_il::Program::builtin(cufe_il::Builtin::Int);
        let region = std::mem::replace(&mut self.region, crate::graph::FILE);
        let constant = self.constant(int, &Value::Integer(0), None);
        self.region = region;
        self.local_types.insert(constant);
        let zero = self.constant_node(int, constant, Some((Value::Integer(0), None)));
        self.at(zero, first);
        let object = self.cast("eok_cast", zero, pointer, Sort::Other, first, true);
        let shown = self.type_entry(ty);
        let access = self.operation("eok_points_to_field", shown, Sort::Other, &[object, node]);
        self.graph.mark(access, "compiler_generated");
        self.graph.mark(access, "is_lvalue");
        self.graph.mark(access, "is_objectless_nonstatic_data_mem_ref");
        self.at(access, first);
        access
    }

    /// The node of a name itself: inside of what is done to reach its value.
    pub(crate) fn named_node(&self, mut node: EntryId) -> EntryId {
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
    pub(crate) fn name_token(&self, id: ExpressionId) -> u32 {
        let entry = &self.program.expressions[id];
        let has_arguments = matches!(entry.kind, ExpressionKind::Name { arguments: Some(_), .. });
        let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        if is_qualified && !has_arguments { entry.last } else { entry.first }
    }

    /// How a name is written, as fields of its node and as a reference of what it means.
    pub(crate) fn name_reference(&mut self, id: ExpressionId, node: EntryId) {
        let entry = &self.program.expressions[id];
        let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        let (entity, arguments, is_qualified) = match entry.kind {
            ExpressionKind::Name { entity, arguments } => (entity, arguments, is_qualified),
            ExpressionKind::Member { member, arguments, .. } => (member, arguments, false),
            _ => return,
        };
        let token = self.name_token(id);
        let is_local = self.is_local(self.program.entities[entity].scope) && !self.is_class_member(entity);
        let qualifier = if is_qualified { self.qualifier(entity, token, entry.first) } else { None };
        let count = arguments.map(|arguments| self.program.arguments(arguments).len());
        let is_global = is_qualified && self.unit.tokens.kind(entry.first) == cufe_lex::TokenKind::ColonColon;
        self.graph.flag(node, "is_global_qualified_name", is_global);
        self.graph.set_if(node, "qualifier", qualifier);
        self.graph.set_if(node, "num_template_arguments", count);
        self.graph.flag(node, "is_template_id", count.is_some());
        let instance = self.program.callees.get(&id).copied();
        let target = match instance {
            Some(function) => Some(self.function_entry(function)),
            None => self.any_entity(entity),
        };
        if let Some(target) = target
            && (qualifier.is_some() || count.is_some() || is_global || self.is_prototype && !is_local)
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
    pub(crate) fn folded_variable(
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
                ExpressionKind::Literal(_) => {
                    let token = program.expressions[inner].first;
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
    pub(crate) fn value_type(&self, ty: TypeId, wants_object: bool) -> TypeId {
        if wants_object || matches!(self.sort(ty), Sort::Class | Sort::Array) {
            ty
        } else if let (Type::Function(_), Some(pointer)) =
            (self.program.structure(self.bare(ty)), self.program.known_type(Type::Pointer(ty)))
        {
            pointer
        } else {
            self.without_qualifiers(ty)
        }
    }

    pub(crate) fn without_qualifiers(&self, ty: TypeId) -> TypeId {
        match self.program.written(ty) {
            Type::Qualified(_, inner) => inner,
            _ => ty,
        }
    }

    /// An implied `this` as a pointer to the class that has a data member.
    pub(crate) fn this_of_field(
        &mut self,
        this: EntryId,
        field: VariableId,
        (token, is_naming): (u32, bool),
    ) -> EntryId {
        let program = self.program;
        let Some((class, have)) = self.this_class() else { return this };
        let scope = self.home(program.entities[program.variables[field].entity].scope);
        let Some(own) = self.class_of_scope(scope).map(|own| program.classes[own].ty) else { return this };
        if own == class || self.is_prototype {
            return this;
        }
        let (Some(from), Some(to)) = (program.class_of(class), program.class_of(own)) else { return this };
        if let Some(node) = self.anonymous_path(this, (from, to), (true, have)) {
            return node;
        }
        self.converted_to_base(this, (from, to), (true, have), (is_naming, token))
    }

    /// The object of a member access, as an object of the class that has the data member.
    pub(crate) fn object_of_field(
        &mut self,
        node: EntryId,
        field: VariableId,
        (ty, first): (TypeId, u32),
        (is_pointer, is_naming): (bool, bool),
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
        if let Some(node) = self.anonymous_path(node, (class, own), (is_pointer, qualifiers)) {
            return node;
        }
        self.converted_to_base(node, (class, own), (is_pointer, qualifiers), (is_naming, first))
    }

    /// The temporary that holds what a function returns, where the result has a copy constructor or destructor to be called,
    /// and its end calls none.
    pub(crate) fn result_object(&mut self, node: EntryId, expression: ExpressionId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[expression];
        let is_call = matches!(self.graph.get(node, "operation.kind"), Some(crate::graph::Value::Name(kind))
            if kind.ends_with("_call"));
        let Some(class) = program.class_of(self.bare(entry.ty)) else { return node };
        let is_bytes = program.class_traits.get(&class).is_none_or(|traits| traits.is_trivially_copyable);
        let destructor = program.special_members.get(&class).and_then(|members| members.destructor);
        let is_destroyed = destructor.is_some_and(|function| !program.trivial_functions.contains(&function));
        if !is_call || is_bytes || is_destroyed || entry.category != ValueCategory::Prvalue || self.is_prototype {
            return node;
        }
        let initialization = self.graph.add(Kind::Initialization, self.region);
        self.graph.set_kind(initialization, "dik_class_result_via_ctor");
        self.graph.set(initialization, "expression", node);
        self.graph.mark(initialization, "has_temporary_lifetime");
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_temp_init");
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        self.graph.set(id, "dynamic_init", initialization);
        self.at_node(id, node, entry.first);
        id
    }

    /// An object as one of a base that is named, with its type.
    fn object_of_class(
        &mut self,
        node: EntryId,
        to: cufe_il::ClassId,
        (ty, first): (TypeId, u32),
        is_pointer: bool,
    ) -> (EntryId, TypeId) {
        let program = self.program;
        let target = match (is_pointer, program.structure(self.bare(ty))) {
            (true, Type::Pointer(target)) => target,
            _ => ty,
        };
        let (bare, qualifiers) = program.unqualified(program.canonical(target));
        let Some(from) = program.class_of(bare).filter(|&from| from != to) else { return (node, ty) };
        let node = self.converted_to_base(node, (from, to), (is_pointer, qualifiers), (false, first));
        let own = program.classes[to].ty;
        let own = program.known_type(Type::Qualified(qualifiers, own)).unwrap_or(own);
        let ty = match is_pointer {
            true => program.known_type(Type::Pointer(own)).unwrap_or(own),
            false => own,
        };
        (node, ty)
    }

    /// An object as the one of an anonymous union or struct in it.
    fn anonymous_path(
        &mut self,
        node: EntryId,
        (class, own): (cufe_il::ClassId, cufe_il::ClassId),
        (is_pointer, qualifiers): (bool, cufe_il::Qualifiers),
    ) -> Option<EntryId> {
        let program = self.program;
        for (index, member) in program.classes[class].data_members.iter().enumerate() {
            if !member.flags.contains(cufe_il::DataMemberFlags::ANONYMOUS) {
                continue;
            }
            let Some(inner) = program.class_of(self.bare(member.ty)) else { continue };
            let is_end = inner == own;
            // A member of a union is one of the object around it.
            if is_end && program.classes[inner].key == cufe_il::ClassKey::Union {
                return Some(node);
            }
            if !is_end && !program.classes[inner].data_members.iter().any(|member| member.variable.is_none()) {
                continue;
            }
            let field = *self.unnamed_fields.get(&(class, index))?;
            let shown = self.made_object(member.ty, qualifiers);
            let named = self.graph.add(Kind::Expression, self.region);
            self.graph.set_kind(named, "enk_field");
            let ty = self.type_entry(member.ty);
            self.graph.set(named, "type", ty);
            self.graph.set(named, "field", field);
            let kind = if is_pointer { "eok_points_to_field" } else { "eok_dot_field" };
            let id = self.operation(kind, shown, Sort::Other, &[node, named]);
            self.graph.mark(id, "compiler_generated");
            self.graph.mark(id, "is_lvalue");
            if is_end {
                return Some(id);
            }
            if let Some(found) = self.anonymous_path(id, (inner, own), (false, qualifiers)) {
                return Some(found);
            }
        }
        None
    }

    pub(crate) fn field_node(&mut self, field: VariableId, token: u32) -> EntryId {
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
        let (ty, _) = self.types_of_function(function, target);
        let ty = self.made_pointer_to(ty, true);
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_routine");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "routine", target);
        self.graph.flag(id, "from_prototype_instantiation", self.is_prototype);
        self.at(id, token);
        id
    }

    /// `a.m`, `a->m`
    pub(crate) fn member(
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
            false => {
                let node = self.object(object);
                self.result_object(node, object)
            }
        };
        let object_entry = &program.expressions[object];
        let is_qualified = entry.flags.contains(cufe_il::ExpressionFlags::QUALIFIED);
        let qualifier = if is_qualified { self.qualifier(member, name, dot + 1) } else { None };
        match program.entities[member].kind {
            EntityKind::Field(field) => {
                let naming = qualifier.and_then(|qualifier| self.naming_classes.get(&qualifier).copied());
                let mut object_type = object_entry.ty;
                if let Some(naming) = naming {
                    // The object becomes one of the class that is named, then one of the member's class.
                    (base, object_type) =
                        self.object_of_class(base, naming, (object_type, object_entry.first), is_arrow);
                }
                let is_naming = !is_qualified || naming.is_some();
                base = self.object_of_field(base, field, (object_type, object_entry.first), (is_arrow, is_naming));
                let node = self.field_node(field, name);
                if qualifier.is_some() {
                    self.graph.set_if(node, "qualifier", qualifier);
                    let target = self.variable_entry(field);
                    self.refer(target, qualifier, None, false);
                }
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
                let made = self.dereferenced(access, ty, wants_object, entry.first);
                self.graph.unset(made, "position.seq");
                self.graph.unset(made, "position.column");
                self.at(made, entry.first);
                made
            }
            EntityKind::Variable(variable) => {
                let mut node = self.variable(variable, (entry.ty, name), wants_object);
                let value = program.values.get(&id).filter(|_| !wants_object).cloned();
                if let Some(value) = value.clone() {
                    node = self.folded_variable(node, variable, (entry.ty, u32::MAX), value);
                }
                let ty = self.type_entry(self.value_type(entry.ty, wants_object));
                let kind = if is_arrow { "eok_points_to_static" } else { "eok_dot_static" };
                let access = self.operation(kind, ty, Sort::Other, &[base, node]);
                self.graph.flag(access, "is_lvalue", wants_object);
                self.at(access, dot);
                match value {
                    Some(value) => self.folded_variable(access, variable, (entry.ty, object_entry.first), value),
                    None => access,
                }
            }
            EntityKind::Function(function) => self.routine(function, name),
            EntityKind::Enumerator(enumeration) => {
                let found = program.enums[enumeration].enumerators.iter().find(|entry| entry.0 == member);
                let value = found.and_then(|entry| entry.1);
                let constant = self.enumerator(member, value);
                let node = self.constant_node(entry.ty, constant, None);
                self.at(node, name);
                let ty = self.type_entry(entry.ty);
                let kind = if is_arrow { "eok_points_to_static" } else { "eok_dot_static" };
                let access = self.operation(kind, ty, Sort::Other, &[base, node]);
                self.at(access, dot);
                access
            }
            _ => self.node("enk_error", entry.ty, name),
        }
    }

    pub(crate) fn unary(
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
                if self.sort(ty) == Sort::MemberPointer
                    && let Some(node) = self.member_pointer(ty, operand, first)
                {
                    return node;
                }
                if let Type::Function(_) = program.structure(self.bare(inner.ty)) {
                    let node = self.object(operand);
                    if self.graph.entry(node).sub_kind != "enk_routine" {
                        return node;
                    }
                    return self.address_of_function(node, token);
                }
                let node = self.object(operand);
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
                let node = self.object(operand);
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
                let node = self.convert(node, inner.ty, self.used_type(operand), inner.first);
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

    /// A name of a function as what it names, and not a pointer to it.
    pub(crate) fn function_itself(&mut self, node: EntryId) {
        let Some(&crate::graph::Value::Entry(pointer)) = self.graph.get(node, "type") else { return };
        if let Some(function) = self.graph.get(pointer, "type_pointed_to").cloned() {
            self.graph.unset(node, "type");
            self.graph.set(node, "type", function);
            self.graph.mark(node, "is_lvalue");
        }
    }

    /// `&f`: of the function itself.
    fn address_of_function(&mut self, node: EntryId, token: u32) -> EntryId {
        let pointer = match self.graph.get(node, "type") {
            Some(&crate::graph::Value::Entry(pointer)) => pointer,
            _ => return node,
        };
        self.function_itself(node);
        let id = self.operation("eok_address_of", pointer, Sort::Pointer, &[node]);
        self.at(id, token);
        id
    }

    /// `a .* m`, `a ->* m`
    fn member_pointer_access(
        &mut self,
        id: ExpressionId,
        (object, pointer): (ExpressionId, ExpressionId),
        wants_object: bool,
    ) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[id];
        let (base, is_arrow) = self.object_of_member_pointer(object, pointer);
        let member = self.value(pointer);
        let ty = self.type_entry(self.value_type(entry.ty, wants_object));
        let kind = if is_arrow { "eok_pm_points_to_field" } else { "eok_pm_field" };
        let made = self.operation(kind, ty, Sort::Other, &[base, member]);
        self.graph.flag(made, "is_lvalue", wants_object);
        self.graph.flag(made, "eval_left_to_right", self.is_since_17());
        self.at(made, program.expressions[pointer].first.saturating_sub(1));
        made
    }

    /// The object of which a pointer to a member reaches one, as an object of the member's class; whether it is a pointer.
    pub(crate) fn object_of_member_pointer(&mut self, object: ExpressionId, pointer: ExpressionId) -> (EntryId, bool) {
        let program = self.program;
        // `a ->* m` is `*a .* m` with a dereference that nobody wrote.
        let object = match program.expressions[object].kind {
            ExpressionKind::Unary { operator: UnaryOperator::Dereference, operand }
                if program.expressions[object].last >= program.expressions[pointer].first =>
            {
                operand
            }
            _ => object,
        };
        let entry = &program.expressions[object];
        let is_arrow = self.sort(entry.ty) == Sort::Pointer;
        let base = if is_arrow { self.value(object) } else { self.object(object) };
        let own = match program.structure(self.bare(program.expressions[pointer].ty)) {
            Type::MemberPointer { class, .. } => program.class_of(class),
            _ => None,
        };
        let target = match program.structure(self.bare(entry.ty)) {
            Type::Pointer(target) => target,
            _ => entry.ty,
        };
        let (class, qualifiers) = program.unqualified(program.canonical(target));
        if let (Some(from), Some(to)) = (program.class_of(class), own)
            && from != to
            && self.has_base(from, to, 0)
        {
            return (self.converted_to_base(base, (from, to), (is_arrow, qualifiers), (false, entry.first)), is_arrow);
        }
        (base, is_arrow)
    }

    pub(crate) fn binary(
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
        let called = program.called.get(&id).filter(|&&function| !self.is_trivial_assignment(operator, function));
        if let Some(&function) = called {
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
                        let (to_left, to_right) = (self.used_type(left), self.used_type(right));
                        let (x, y) =
                            (self.convert(x, a.ty, to_left, a.first), self.convert(y, b.ty, to_right, b.first));
                        [self.constant_address(x, a.first), self.constant_address(y, b.first)]
                    }
                    false => [x, y],
                }
            }
            _ => {
                let (x, y) = (self.value(left), self.value(right));
                let (from_left, from_right) = (self.given_type(left), self.given_type(right));
                let (to_left, to_right) = (self.used_type(left), self.used_type(right));
                sort = self.sort(to_left);
                [self.convert(x, from_left, to_left, a.first), self.convert(y, from_right, to_right, b.first)]
            }
        };
        let is_swapped = kind == "eok_padd" && matches!(self.sort(b.ty), Sort::Pointer | Sort::Array);
        let id = self.operation(kind, shown, sort, &operands);
        self.graph.flag(id, "pointer_operand_is_second", is_swapped);
        let is_shift = matches!(operator, Operator::LessLess | Operator::GreaterGreater);
        self.graph.flag(id, "eval_left_to_right", is_shift && self.is_since_17());
        let is_object = operator == Operator::Comma && wants_object;
        self.graph.flag(id, "is_lvalue", is_object);
        self.graph.flag(id, "returns_lvalue_instead_of_usual_rvalue", is_object);
        self.at(id, token);
        id
    }

    /// Since C++17 operands of shifts, calls and assignments have an order.
    pub(crate) fn is_since_17(&self) -> bool {
        self.unit.options.dialect.standard >= cufe_base::Standard::Cpp17
    }

    pub(crate) fn promoted_value(&mut self, operand: ExpressionId) -> EntryId {
        let entry = &self.program.expressions[operand];
        let node = self.value(operand);
        let ty = self.given_type(operand);
        self.convert(node, ty, self.used_type(operand), entry.first)
    }

    /// Whether an assignment calls a trivial operator: the bytes are copied ([class.copy.assign]/9).
    fn is_trivial_assignment(&self, operator: Operator, function: cufe_il::FunctionId) -> bool {
        operator == Operator::Equal && self.program.trivial_functions.contains(&function)
    }

    pub(crate) fn assignment(
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
        let target = self.object(left);
        let is_arithmetic = matches!(self.sort(a.ty), Sort::Integer | Sort::Floating | Sort::Complex);
        let shift = matches!(operator, Operator::LessLessEqual | Operator::GreaterGreaterEqual);
        let given = self.given_type(right);
        let to = match operator {
            Operator::Equal => a.ty,
            _ => self.used_type(right),
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

    pub(crate) fn subscript(
        &mut self,
        id: ExpressionId,
        base: ExpressionId,
        index: ExpressionId,
        wants_object: bool,
    ) -> EntryId {
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

    pub(crate) fn conditional(
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
                true => self.object(branch),
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

    /// Sets the position of a node to that of another, or to a token.
    pub(crate) fn at_node(&mut self, id: EntryId, node: EntryId, token: u32) {
        match (self.graph.get(node, "position.seq").cloned(), self.graph.get(node, "position.column").cloned()) {
            (Some(line), Some(column)) => {
                self.graph.set(id, "position.seq", line);
                self.graph.set(id, "position.column", column);
            }
            _ => self.at(id, token),
        }
    }
}
