//! Implicit conversions as nodes ([conv]): what an operand becomes where something of another type is wanted.

use crate::builder::Builder;
use crate::graph::EntryId;
use crate::graph::Value as Value2;
use crate::kind::Kind;
use cufe_il::constant::Value;
use cufe_il::{Builtin, ExpressionId, Floating, Qualifiers, Type, TypeId, ValueCategory};

/// What kind of type it is, as far as operations tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Integer,
    Floating,
    Complex,
    Pointer,
    MemberPointer,
    Class,
    Array,
    Parameter,
    Other,
}

impl Sort {
    /// The name in `operation.type_kind`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Sort::Integer => "tk_integer",
            Sort::Floating => "tk_float",
            Sort::Complex => "tk_complex",
            Sort::Pointer => "tk_pointer",
            Sort::MemberPointer => "tk_ptr_to_member",
            Sort::Class => "tk_struct",
            Sort::Array => "tk_array",
            Sort::Parameter => "tk_template_param",
            Sort::Other => "tk_unknown",
        }
    }
}

impl Builder<'_> {
    /// The sort of a type.
    pub(crate) fn sort(&self, ty: TypeId) -> Sort {
        let program = self.program;
        match program.structure(program.unqualified(program.canonical(ty)).0) {
            Type::Builtin(Builtin::Void | Builtin::Nullptr) => Sort::Other,
            Type::Builtin(builtin) if builtin.is_floating() => Sort::Floating,
            Type::Builtin(_) | Type::Enum(_) => Sort::Integer,
            Type::Complex(_) => Sort::Complex,
            Type::Pointer(_) => Sort::Pointer,
            Type::MemberPointer { .. } => Sort::MemberPointer,
            Type::Class(_) => Sort::Class,
            Type::Array { .. } => Sort::Array,
            Type::TemplateParameter { .. } => Sort::Parameter,
            _ => Sort::Other,
        }
    }

    /// The type without qualifiers and sugar.
    pub(crate) fn bare(&self, ty: TypeId) -> TypeId {
        self.program.unqualified(self.program.canonical(ty)).0
    }

    /// An operation with operands.
    pub(crate) fn operation(&mut self, kind: &'static str, ty: EntryId, sort: Sort, operands: &[EntryId]) -> EntryId {
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_operation");
        self.graph.set(id, "type", ty);
        self.graph.set(id, "operation.kind", kind);
        self.graph.set(id, "operation.type_kind", sort.name());
        self.graph.list(id, "operands", "next", operands);
        id
    }

    /// Sets the position of a node.
    pub(crate) fn at(&mut self, id: EntryId, token: u32) {
        self.place(id, crate::place::POSITION, token);
    }

    /// An operand where a value of a type is wanted: with the conversions that lead there.
    pub(crate) fn converted(&mut self, expression: ExpressionId, to: TypeId) -> EntryId {
        let program = self.program;
        if matches!(program.structure(program.canonical(to)), Type::LvalueReference(_) | Type::RvalueReference(_)) {
            return self.bound(expression, to);
        }
        if let Some(function) = self.conversion_of(expression)
            && self.sort(to) == Sort::Class
        {
            return self.user_conversion(expression, function, false);
        }
        self.converted_plainly(expression, to)
    }

    /// The same, without a user-defined conversion.
    pub(crate) fn converted_plainly(&mut self, expression: ExpressionId, to: TypeId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[expression];
        if program.is_reference(to) {
            return self.bound(expression, to);
        }
        if self.is_copied_by_bytes(entry.ty, to) && entry.category != ValueCategory::Prvalue {
            let node = self.read(expression);
            return self.class_value(node, entry.ty, to, entry.first);
        }
        if self.sort(to) == Sort::Class {
            let (a, b) = (program.class_of(self.bare(entry.ty)), program.class_of(self.bare(to)));
            if let (Some(from), Some(base)) = (a, b)
                && from != base
                && self.base_path(from, base, 0).is_some()
            {
                let node = self.object(expression);
                let node =
                    self.converted_to_base(node, (from, base), (false, Qualifiers::empty()), (false, entry.first));
                self.graph.unset(node, "is_lvalue");
                return node;
            }
            return self.value_of_class(expression);
        }
        let node = self.value(expression);
        let from = self.given_type(expression);
        self.convert(node, from, to, entry.first)
    }

    /// Whether an object of a class is copied to another by its bytes.
    fn is_copied_by_bytes(&self, from: TypeId, to: TypeId) -> bool {
        let program = self.program;
        let bare = self.bare(to);
        self.bare(from) == bare
            && program.class_of(bare).is_some_and(|class| {
                program.class_traits.get(&class).is_some_and(|traits| traits.is_trivially_copyable)
            })
    }

    /// A value of a class.
    fn value_of_class(&mut self, expression: ExpressionId) -> EntryId {
        self.object(expression)
    }

    /// The value of an object of a class, without qualifiers.
    fn class_value(&mut self, node: EntryId, from: TypeId, to: TypeId, first: u32) -> EntryId {
        let program = self.program;
        let (_, have) = program.unqualified(program.canonical(from));
        let (_, want) = program.unqualified(program.canonical(to));
        if have == want {
            return node;
        }
        self.graph.flag(node, "is_lvalue", self.graph.get(node, "is_lvalue").is_none());
        let ty = self.type_entry(to);
        let id = self.operation("eok_lvalue_adjust", ty, Sort::Class, &[node]);
        self.graph.mark(id, "compiler_generated");
        self.at(id, first);
        id
    }

    /// Whether a type depends on template parameters.
    pub(crate) fn is_dependent(&self, ty: TypeId) -> bool {
        let bare = self.bare(ty);
        self.program.type_facts(bare).is_dependent
            || self.program.class_of(bare).is_some_and(|class| self.program.classes[class].is_dependent)
    }

    /// What a reference is bound to: its address.
    fn bound(&mut self, expression: ExpressionId, to: TypeId) -> EntryId {
        let program = self.program;
        let entry = &program.expressions[expression];
        let target = program.non_reference(to);
        if self.is_prototype && (self.is_dependent(entry.ty) || self.is_dependent(target)) {
            return self.object(expression);
        }
        if let Some(function) = self.conversion_of(expression) {
            let reference = self.type_entry(to);
            let node = self.user_conversion(expression, function, true);
            let from = self.given_type(expression);
            let node = self.adjusted(node, from, target, entry.first);
            let id = self.operation("eok_reference_to", reference, Sort::Pointer, &[node]);
            self.graph.mark(id, "compiler_generated");
            self.at(id, entry.first);
            return id;
        }
        let reference = self.type_entry(to);
        let is_object = entry.category != ValueCategory::Prvalue && self.is_same_but_qualifiers(entry.ty, target);
        let node = if is_object || self.sort(target) == Sort::Class {
            self.object(expression)
        } else {
            let value = self.value(expression);
            let value = self.convert(value, entry.ty, self.bare(target), entry.first);
            self.temporary(value, target, entry.first)
        };
        if self.graph.entry(node).sub_kind == "enk_routine" && matches!(program.structure(target), Type::Function(_)) {
            self.function_itself(node);
        }
        let node = self.adjusted(node, entry.ty, target, entry.first);
        let id = self.operation("eok_reference_to", reference, Sort::Pointer, &[node]);
        self.graph.mark(id, "compiler_generated");
        self.at(id, entry.first);
        id
    }

    /// The classes between one and a base, the base last: a virtual base is reached in one step.
    fn base_path(&self, from: cufe_il::ClassId, to: cufe_il::ClassId, depth: u32) -> Option<Vec<cufe_il::ClassId>> {
        let program = self.program;
        let layout = program.layouts.get(&from);
        if layout.is_some_and(|layout| layout.virtual_bases.iter().any(|base| base.0 == to)) {
            return Some(vec![to]);
        }
        let bases = program.classes[from].bases.iter().filter_map(|base| program.class_of(base.ty));
        if depth > 64 {
            return None;
        }
        for base in bases {
            if base == to {
                return Some(vec![base]);
            }
            if let Some(mut rest) = self.base_path(base, to, depth + 1) {
                rest.insert(0, base);
                return Some(rest);
            }
        }
        None
    }

    /// An object, or a pointer to one, as that of a base: in one step for each class on the way.
    pub(crate) fn converted_to_base(
        &mut self,
        mut node: EntryId,
        (from, to): (cufe_il::ClassId, cufe_il::ClassId),
        (is_pointer, qualifiers): (bool, Qualifiers),
        (is_naming, token): (bool, u32),
    ) -> EntryId {
        let is_object = !is_pointer && self.is_object_node(node);
        for class in self.base_path(from, to, 0).unwrap_or_else(|| vec![to]) {
            let target = self.program.classes[class].ty;
            let ty = match is_pointer {
                true => self.made_pointer(target, qualifiers),
                false => self.made_object(target, qualifiers),
            };
            let sort = if is_pointer { Sort::Pointer } else { Sort::Class };
            let id = self.operation("eok_base_class_cast", ty, sort, &[node]);
            self.graph.mark(id, "compiler_generated");
            self.graph.flag(id, "implicit_in_member_naming", is_naming);
            self.graph.flag(id, "is_lvalue", is_object);
            self.at_node(id, node, token);
            node = id;
        }
        node
    }

    /// An object of which a reference with more qualifiers is made.
    pub(crate) fn adjusted(&mut self, node: EntryId, from: TypeId, to: TypeId, first: u32) -> EntryId {
        let program = self.program;
        let (bare_from, have) = program.unqualified(program.canonical(from));
        let (bare_to, want) = program.unqualified(program.canonical(to));
        if bare_from != bare_to {
            if let (Type::Class(from), Type::Class(to)) = (program.structure(bare_from), program.structure(bare_to)) {
                return self.converted_to_base(node, (from, to), (false, want), (false, first));
            }
            return node;
        }
        if have == want {
            return node;
        }
        let ty = self.type_entry(to);
        let sort = self.sort(to);
        let id = self.operation("eok_lvalue_adjust", ty, sort, &[node]);
        self.graph.mark(id, "is_lvalue");
        self.graph.mark(id, "compiler_generated");
        self.at(id, first);
        id
    }

    /// A temporary that holds a value, as an object.
    pub(crate) fn temporary(&mut self, value: EntryId, ty: TypeId, first: u32) -> EntryId {
        let initialization = self.graph.add(Kind::Initialization, self.region);
        match self.known.get(&value).map(|known| known.constant) {
            Some(constant) => {
                self.graph.set_kind(initialization, "dik_constant");
                self.graph.set(initialization, "constant", constant);
            }
            None => {
                self.graph.set_kind(initialization, "dik_expression");
                self.graph.set(initialization, "expression", value);
            }
        }
        self.graph.mark(initialization, "has_temporary_lifetime");
        let id = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(id, "enk_temp_init");
        let ty = self.type_entry(ty);
        self.graph.set(id, "type", ty);
        self.graph.set(id, "dynamic_init", initialization);
        self.graph.mark(id, "is_lvalue");
        self.at(id, first);
        id
    }

    fn is_same_but_qualifiers(&self, a: TypeId, b: TypeId) -> bool {
        let (a, b) = (self.bare(a), self.bare(b));
        a == b || matches!((self.program.structure(a), self.program.structure(b)), (Type::Class(_), Type::Class(_)))
    }

    /// Converts a value from one type to another.
    pub(crate) fn convert(&mut self, node: EntryId, from: TypeId, to: TypeId, first: u32) -> EntryId {
        let program = self.program;
        let (bare_from, bare_to) = (self.bare(from), self.bare(to));
        if bare_from == bare_to {
            return node;
        }
        let (source, target) = (self.sort(from), self.sort(to));
        match (program.structure(bare_from), program.structure(bare_to)) {
            (Type::Function(_), Type::Builtin(Builtin::Bool)) if self.graph.entry(node).sub_kind == "enk_routine" => {
                let bool = self.type_entry(bare_to);
                let made = self.operation("eok_bool_cast", bool, Sort::Pointer, &[node]);
                self.graph.mark(made, "compiler_generated");
                self.at(made, first);
                let folded = self.folded(made, bare_to, Value::Integer(1), first);
                if let Some(known) = self.known.get_mut(&folded) {
                    known.operation = None;
                }
                return folded;
            }
            (Type::Function(from), Type::Pointer(to))
                if self.graph.entry(node).sub_kind == "enk_routine" && self.drops_noexcept(from, to) =>
            {
                return self.cast("eok_cast", node, bare_to, Sort::Pointer, first, true);
            }
            (Type::Array { .. } | Type::Function(_), _) => return node,
            _ if self.graph.entry(node).sub_kind == "enk_throw" => return node,
            (_, Type::Builtin(Builtin::Void)) | (Type::Unknown, _) | (_, Type::Unknown) => return node,
            (Type::Class(_), _) | (_, Type::Class(_)) => return node,
            _ if !self.is_prototype && matches!(target, Sort::Parameter | Sort::Other) => return node,
            (_, Type::Builtin(Builtin::Bool)) if source != Sort::Parameter => {
                return self.as_condition(node, from, first);
            }
            _ => {}
        }
        if let (Type::Pointer(a), Type::Pointer(b)) = (program.structure(bare_from), program.structure(bare_to)) {
            let ((a, _), (b, want)) = (program.unqualified(a), program.unqualified(b));
            if let (Type::Class(from), Type::Class(base)) = (program.structure(a), program.structure(b))
                && from != base
            {
                return self.converted_to_base(node, (from, base), (true, want), (false, first));
            }
        }
        if let (Type::MemberPointer { class: from, .. }, Type::MemberPointer { class: own, .. }) =
            (program.structure(bare_from), program.structure(bare_to))
            && self.bare(from) != self.bare(own)
        {
            return self.cast("eok_pm_derived_class_cast", node, to, Sort::MemberPointer, u32::MAX, true);
        }
        let sort = if source == target { source } else { Sort::Other };
        self.cast("eok_cast", node, to, sort, first, true)
    }

    /// Whether a function that does not throw is taken for one that may ([conv.fctptr]).
    fn drops_noexcept(&self, from: cufe_il::FunctionTypeId, to: TypeId) -> bool {
        use cufe_il::FunctionTypeFlags as F;
        let Some(to) = self.program.as_function(to) else { return false };
        let from = self.program.function_type_data(from);
        from.flags.contains(F::NOEXCEPT) && !to.flags.contains(F::NOEXCEPT)
    }

    /// A cast operation, or the constant that it gives.
    pub(crate) fn cast(
        &mut self,
        kind: &'static str,
        node: EntryId,
        to: TypeId,
        sort: Sort,
        first: u32,
        is_implicit: bool,
    ) -> EntryId {
        let operand = self.unfolded(node);
        let known = self.known.get(&node).cloned();
        let value = known.as_ref().and_then(|known| self.converted_value(&known.value, to));
        let to = match self.program.written(to) {
            Type::Qualified(_, inner) => inner,
            _ => to,
        };
        let shown = self.type_entry(to);
        let id = self.operation(kind, shown, sort, &[operand]);
        self.graph.flag(id, "compiler_generated", is_implicit);
        self.at(id, first);
        let (Some(known), Some(value)) = (known, value) else { return id };
        let original = self.graph.get(known.constant, "type").cloned();
        let folded = self.folded(id, to, value, first);
        if let (Some(made), Some(original)) = (self.known.get(&folded).map(|known| known.constant), original) {
            self.graph.set(made, "orig_type", original);
            let keyword = ["nullptr_keyword", "null_keyword"]
                .into_iter()
                .find(|keyword| self.graph.get(known.constant, keyword).is_some());
            let is_null = matches!(self.known.get(&folded), Some(found)
                if matches!(found.value, Value::Pointer(None)) && found.constant == made);
            if is_null && self.sort(to) == Sort::MemberPointer {
                self.graph.unset(made, "kind");
                self.graph.unset(made, "integer_value");
                self.graph.set_kind(made, "ck_ptr_to_member");
                self.graph.mark(made, "implicit_cast");
                if let Some(text) = self.graph.entry(made).text.clone() {
                    self.graph.entry_mut(made).text = Some(text.replace(")nullptr", ")0"));
                }
            } else if is_null {
                let is_placed = self.graph.get(known.constant, "decl_position.seq").is_some();
                self.null_pointer(made, keyword, (is_implicit, is_placed));
            }
        }
        folded
    }

    /// What a null pointer says of what it was made of: a keyword, or a zero that is taken for an address.
    fn null_pointer(
        &mut self,
        constant: EntryId,
        keyword: Option<&'static str>,
        (is_implicit, is_placed): (bool, bool),
    ) {
        if let Some(keyword) = keyword {
            self.graph.mark(constant, keyword);
        }
        let is_zero = keyword != Some("nullptr_keyword");
        self.graph.flag(constant, "implicit_cast", is_implicit || is_zero);
        self.graph.flag(constant, "explicit_cast_applied", !is_implicit && is_zero);
        self.graph.flag(constant, "is_reinterpret_like_cast", is_zero);
        self.graph.unset(constant, "integer_value");
        self.graph.set(constant, "integer_value", "0LL");
        if is_zero
            && is_placed
            && let Some(Value2::Entry(operation)) = self.graph.get(constant, "expr").cloned()
        {
            for (from, to) in [("position.seq", "decl_position.seq"), ("position.column", "decl_position.column")] {
                if let Some(value) = self.graph.get(operation, from).cloned() {
                    self.graph.set(constant, to, value);
                }
            }
        }
        if is_zero && let Some(text) = self.graph.entry(constant).text.clone() {
            let word = if keyword == Some("null_keyword") { "__null" } else { "0LL" };
            self.graph.entry_mut(constant).text = Some(text.replace(")nullptr", &format!("){word}")));
        }
    }

    /// `e` as a condition, or converted to `bool`.
    pub(crate) fn as_condition(&mut self, node: EntryId, from: TypeId, first: u32) -> EntryId {
        let to = cufe_il::Program::builtin(Builtin::Bool);
        if self.bare(from) == to {
            return node;
        }
        let sort = self.sort(from);
        self.cast("eok_bool_cast", node, to, sort, first, true)
    }

    /// The value that a constant has in another type.
    pub(crate) fn converted_value(&self, value: &Value, to: TypeId) -> Option<Value> {
        let builtin = match self.builtin_of(to) {
            Some(builtin) => builtin,
            None if matches!(self.sort(to), Sort::Pointer | Sort::MemberPointer)
                && matches!(value, Value::Integer(0) | Value::Pointer(None)) =>
            {
                return Some(Value::Pointer(None));
            }
            None => return None,
        };
        if let Some(format) = builtin.floating_format() {
            return Some(Value::Floating(match value {
                Value::Integer(value) => Floating::of_integer(*value, false, format),
                Value::Floating(value) => value.convert(format),
                _ => return None,
            }));
        }
        let integer = match value {
            Value::Integer(value) => *value,
            Value::Floating(value) if builtin == Builtin::Bool => i128::from(!value.is_zero()),
            Value::Floating(value) => value.to_integer(128, true).unwrap_or(0),
            _ => return None,
        };
        if builtin == Builtin::Bool {
            return Some(Value::Integer(i128::from(integer != 0)));
        }
        let bits = builtin.size() * 8;
        if bits == 0 {
            return None;
        }
        if bits >= 128 {
            return Some(Value::Integer(integer));
        }
        let mask = (1i128 << bits) - 1;
        let low = integer & mask;
        let is_negative = crate::constant::is_signed(builtin) && low >> (bits - 1) & 1 == 1;
        Some(Value::Integer(if is_negative { low - mask - 1 } else { low }))
    }

    /// The type that an operand has where it stands, behind its conversions.
    pub(crate) fn used_type(&self, operand: ExpressionId) -> TypeId {
        self.program.expressions[self.program.as_used(operand)].ty
    }

    /// A pointer to a type with qualifiers, which the program need not have.
    pub(crate) fn made_pointer(&mut self, target: TypeId, qualifiers: Qualifiers) -> EntryId {
        let qualified = match qualifiers.is_empty() {
            true => Some(target),
            false => self.program.known_type(Type::Qualified(qualifiers, target)),
        };
        if let Some(ty) = qualified.and_then(|target| self.program.known_type(Type::Pointer(target))) {
            return self.type_entry(ty);
        }
        let base = match qualified {
            Some(ty) => self.type_entry(ty),
            None => {
                let label = if qualifiers.contains(Qualifiers::CONST) { "const" } else { "volatile" };
                let inner = self.type_entry(target);
                self.made_qualified(inner, label)
            }
        };
        self.made_pointer_to(base, false)
    }

    /// A type with qualifiers, which the program need not have.
    pub(crate) fn made_object(&mut self, target: TypeId, qualifiers: Qualifiers) -> EntryId {
        if qualifiers.is_empty() {
            return self.type_entry(target);
        }
        match self.program.known_type(Type::Qualified(qualifiers, target)) {
            Some(ty) => self.type_entry(ty),
            None => {
                let label = if qualifiers.contains(Qualifiers::CONST) { "const" } else { "volatile" };
                let inner = self.type_entry(target);
                self.made_qualified(inner, label)
            }
        }
    }

    /// A pointer to a type that has an entry.
    pub(crate) fn made_pointer_to(&mut self, target: EntryId, is_function: bool) -> EntryId {
        if let Some(&known) = self.made.get(&(target, "pointer")) {
            return known;
        }
        let text = self.graph.entry(target).text.clone().unwrap_or_default();
        // The first parenthesis that is not a template parameter's place.
        let opens = |at: &usize| text.as_bytes()[*at] == b'(' && (*at == 0 || text.as_bytes()[*at - 1] != b'#');
        let opener = match is_function {
            true => (0..text.len()).find(opens),
            false => text.find('[').filter(|_| text.ends_with(']')),
        };
        let text = match opener {
            Some(at) => format!("{} (*){}", text[..at].trim_end(), &text[at..]),
            None => format!("{text} *"),
        };
        let id = self.graph.add(Kind::Type, crate::graph::FILE);
        self.made.insert((target, "pointer"), id);
        self.graph.entry_mut(id).text = Some(text);
        self.graph.set(id, "size", 8u32);
        self.graph.set(id, "alignment", 8u32);
        self.graph.set_kind(id, "tk_pointer");
        self.graph.set(id, "type_pointed_to", target);
        id
    }

    /// A reference to a type, which the program need not have.
    pub(crate) fn made_reference(&mut self, target: TypeId, is_rvalue: bool) -> EntryId {
        let structure = match is_rvalue {
            true => Type::RvalueReference(target),
            false => Type::LvalueReference(target),
        };
        match self.program.known_type(structure) {
            Some(ty) => self.type_entry(ty),
            None => {
                let target = self.type_entry(target);
                self.made_reference_to(target, is_rvalue)
            }
        }
    }

    /// A reference to a type that has an entry.
    pub(crate) fn made_reference_to(&mut self, target: EntryId, is_rvalue: bool) -> EntryId {
        let label = if is_rvalue { "rvalue reference" } else { "reference" };
        if let Some(&known) = self.made.get(&(target, label)) {
            return known;
        }
        let text = self.graph.entry(target).text.clone().unwrap_or_default();
        let sign = if is_rvalue { "&&" } else { "&" };
        let text = match text.find('[').filter(|_| text.ends_with(']')) {
            Some(at) => format!("{} ({sign}){}", text[..at].trim_end(), &text[at..]),
            None => format!("{text} {sign}"),
        };
        let id = self.graph.add(Kind::Type, crate::graph::FILE);
        self.made.insert((target, label), id);
        self.graph.entry_mut(id).text = Some(text);
        self.graph.set(id, "size", 8u32);
        self.graph.set(id, "alignment", 8u32);
        self.graph.set_kind(id, "tk_pointer");
        self.graph.set(id, "type_pointed_to", target);
        self.graph.mark(id, "is_reference");
        self.graph.flag(id, "is_rvalue_reference", is_rvalue);
        id
    }

    /// A pointer that is constant itself.
    pub(crate) fn made_const(&mut self, target: EntryId) -> EntryId {
        self.made_qualified(target, "const")
    }

    fn made_qualified(&mut self, target: EntryId, qualifier: &'static str) -> EntryId {
        if let Some(&known) = self.made.get(&(target, qualifier)) {
            return known;
        }
        let text = self.graph.entry(target).text.clone().unwrap_or_default();
        let text = if text.ends_with('*') { format!("{text}{qualifier}") } else { format!("{qualifier} {text}") };
        let id = self.graph.add(Kind::Type, crate::graph::FILE);
        self.made.insert((target, qualifier), id);
        self.graph.entry_mut(id).text = Some(text);
        self.graph.set_kind(id, "tk_typeref");
        self.graph.set(id, "typeref_type", target);
        self.graph.set(id, "qualifiers", qualifier);
        id
    }
}
