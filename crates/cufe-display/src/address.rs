//! Constants that are addresses: of objects that live as long as the program, of functions, of string literals, of members
//! ([expr.const]).

use crate::builder::Builder;
use crate::constant::Known;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{EntityKind, ExpressionId, ExpressionKind, TypeId};

/// What an address is that of.
struct Target {
    /// The name in `address.kind`.
    kind: &'static str,
    /// The field that names it.
    label: &'static str,
    entry: EntryId,
    offset: u64,
    /// The object as it is written.
    text: String,
    /// A part of the object, or its first element, is meant.
    is_part: bool,
}

/// How a constant is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// What an operation gave, with a copy where something static is initialized.
    Shared,
    /// Where the expression stands, if something static is initialized.
    Placed,
    /// Without a place.
    Bare,
}

impl Builder<'_> {
    /// Where something is initialized an address that is a constant; the node itself where it is none.
    pub(crate) fn address(&mut self, node: EntryId, behind: u32) -> EntryId {
        let is_static = self.region == FILE;
        let (target, text, form) = match self.graph.entry(node).sub_kind {
            "enk_routine" => {
                let Some(target) = self.target_of_routine(node) else { return node };
                let text = format!("&{}", target.text);
                (target, text, Form::Placed)
            }
            "enk_operation" => match self.address_operation(node) {
                Some(found) => found,
                None => return node,
            },
            _ => return node,
        };
        let is_reference =
            matches!(self.graph.get(node, "operation.kind"), Some(Value::Name(kind)) if kind == "eok_reference_to");
        let is_cast =
            matches!(self.graph.get(node, "operation.kind"), Some(Value::Name(kind)) if kind.ends_with("_cast"));
        let place = ["position.seq", "position.column"].map(|label| self.graph.get(node, label).cloned());
        if is_reference && is_static {
            // A reference is bound behind its initializer.
            for label in ["position.seq", "position.column"] {
                self.graph.unset(node, label);
            }
            self.at(node, behind);
        }
        let constant = self.address_constant(node, &target, text);
        self.graph.set(constant, "expr", node);
        self.graph.flag(constant, "implicit_cast", target.is_part || is_cast);
        let is_object = target.label != "routine";
        if is_cast
            && is_object
            && let Some(original) = self.operand_of(node).and_then(|inner| self.graph.get(inner, "type").cloned())
        {
            self.graph.set(constant, "orig_type", original);
        }
        let is_placed = is_static && form == Form::Placed;
        if is_placed {
            self.stand_at(constant, &place);
        }
        if form != Form::Shared || !is_static {
            return self.node_of_address(constant);
        }
        let inner = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(inner, "enk_constant");
        if let Some(ty) = self.graph.get(node, "type").cloned() {
            self.graph.set(inner, "type", ty);
        }
        self.graph.set(inner, "constant", constant);
        let copy = self.graph.add(Kind::Constant, self.region);
        let entry = self.graph.entry(constant);
        let (fields, text) = (entry.fields.clone(), entry.text.clone());
        let sub_kind = entry.sub_kind;
        let made = self.graph.entry_mut(copy);
        (made.fields, made.text, made.sub_kind) = (fields, text, sub_kind);
        self.graph.unset(copy, "expr");
        self.graph.set(copy, "expr", inner);
        self.stand_at(copy, &place);
        self.node_of_address(copy)
    }

    /// An operand whose address is a constant, as that constant.
    pub(crate) fn constant_address(&mut self, node: EntryId, first: u32) -> EntryId {
        let found = match self.graph.entry(node).sub_kind {
            "enk_routine" => self.target_of_routine(node).map(|target| {
                let text = format!("&{}", target.text);
                (target, text)
            }),
            "enk_operation" => {
                let is_address = matches!(self.graph.get(node, "operation.kind"), Some(Value::Name(kind))
                    if kind == "eok_address_of");
                if is_address { self.address_operation(node).map(|found| (found.0, found.1)) } else { None }
            }
            _ => None,
        };
        let Some((target, text)) = found else { return node };
        let constant = self.address_constant(node, &target, text);
        self.graph.set(constant, "expr", node);
        self.graph.flag(constant, "implicit_cast", target.is_part);
        let made = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(made, "enk_constant");
        if let Some(ty) = self.graph.get(node, "type").cloned() {
            self.graph.set(made, "type", ty);
        }
        self.graph.set(made, "constant", constant);
        self.at(made, first);
        made
    }

    fn stand_at(&mut self, constant: EntryId, place: &[Option<Value>; 2]) {
        for (label, value) in ["decl_position.seq", "decl_position.column"].into_iter().zip(place) {
            self.graph.set_if(constant, label, value.clone());
        }
    }

    fn node_of_address(&mut self, constant: EntryId) -> EntryId {
        let made = self.graph.add(Kind::Expression, self.region);
        self.graph.set_kind(made, "enk_constant");
        self.graph.set(made, "constant", constant);
        let value = cufe_il::constant::Value::Indeterminate;
        self.known.insert(made, Known { constant, value, operation: None });
        made
    }

    fn address_constant(&mut self, node: EntryId, target: &Target, text: String) -> EntryId {
        let constant = self.graph.add(Kind::Constant, self.region);
        self.graph.entry_mut(constant).text = Some(text);
        if let Some(ty) = self.graph.get(node, "type").cloned() {
            self.graph.set(constant, "type", ty);
        }
        self.graph.set_kind(constant, "ck_address");
        self.graph.set(constant, "address.kind", target.kind);
        self.graph.set(constant, target.label, target.entry);
        if target.offset != 0 {
            self.graph.set(constant, "address.offset", target.offset);
        }
        constant
    }

    fn operand_of(&self, node: EntryId) -> Option<EntryId> {
        match self.graph.get(node, "operands") {
            Some(&Value::Entry(operand)) => Some(operand),
            _ => None,
        }
    }

    fn address_operation(&mut self, node: EntryId) -> Option<(Target, String, Form)> {
        let Some(Value::Name(operation)) = self.graph.get(node, "operation.kind").cloned() else { return None };
        let operand = self.operand_of(node)?;
        match &*operation {
            "eok_array_to_pointer" => {
                if let Some(&Value::Entry(string)) = self.graph.get(operand, "constant") {
                    let text = self.graph.entry(string).text.clone()?;
                    let target = Target {
                        kind: "abk_constant",
                        label: "constant",
                        entry: string,
                        offset: 0,
                        text: text.clone(),
                        is_part: true,
                    };
                    return Some((target, text, Form::Bare));
                }
                let target = self.target_of_object(operand)?;
                let text = target.text.clone();
                Some((Target { is_part: true, ..target }, text, Form::Bare))
            }
            "eok_address_of" => {
                let target = match self.graph.entry(operand).sub_kind {
                    "enk_routine" => self.target_of_routine(operand)?,
                    _ => self.target_of_object(operand)?,
                };
                let text = format!("&{}", target.text);
                let form = if target.is_part { Form::Placed } else { Form::Shared };
                Some((target, text, form))
            }
            "eok_reference_to" => {
                let is_function = self.graph.entry(operand).sub_kind == "enk_routine";
                let target =
                    if is_function { self.target_of_routine(operand)? } else { self.target_of_object(operand)? };
                let text = target.text.clone();
                let is_adjusted = matches!(self.graph.get(operand, "operation.kind"), Some(Value::Name(kind))
                    if kind == "eok_lvalue_adjust");
                if is_adjusted && let Some(&Value::Entry(ty)) = self.graph.get(node, "type") {
                    let ty = self.graph.entry(ty).text.clone()?;
                    return Some((Target { is_part: true, ..target }, format!("({ty}){text}"), Form::Placed));
                }
                Some((target, text, Form::Placed))
            }
            "eok_cast" | "eok_base_class_cast" => {
                let Value::Entry(ty) = *self.graph.get(node, "type")? else { return None };
                if self.graph.entry(ty).sub_kind == "tk_integer" {
                    return None;
                }
                let (target, text, _) = match self.graph.entry(operand).sub_kind {
                    "enk_routine" => {
                        let target = self.target_of_routine(operand)?;
                        let text = format!("&{}", target.text);
                        (target, text, Form::Shared)
                    }
                    "enk_operation" => self.address_operation(operand)?,
                    _ => return None,
                };
                let ty = self.graph.entry(ty).text.clone()?;
                let text = if operation == "eok_cast" { format!("({ty})({text})") } else { text };
                Some((target, text, Form::Shared))
            }
            _ => None,
        }
    }

    fn target_of_routine(&mut self, node: EntryId) -> Option<Target> {
        let Value::Entry(entry) = *self.graph.get(node, "routine")? else { return None };
        let text = self.qualified_entry(entry);
        Some(Target { kind: "abk_routine", label: "routine", entry, offset: 0, text, is_part: false })
    }

    /// The name of an entry behind those of the classes and namespaces around it.
    fn qualified_entry(&mut self, entry: EntryId) -> String {
        self.drain();
        let name = self.graph.entry(entry).text.clone().unwrap_or_default();
        let Some(&Value::Entry(scope)) = self.graph.get(entry, "parent_scope") else { return name };
        for label in ["assoc_type", "assoc_namespace"] {
            if let Some(&Value::Entry(owner)) = self.graph.get(scope, label) {
                let outer = match label {
                    "assoc_type" => self.graph.entry(owner).text.clone().unwrap_or_default(),
                    _ => self.qualified_entry(owner),
                };
                return format!("{outer}::{name}");
            }
        }
        name
    }

    /// The object that lives as long as the program and that a node is, or is a part of.
    fn target_of_object(&mut self, node: EntryId) -> Option<Target> {
        match self.graph.entry(node).sub_kind {
            "enk_variable" => {
                let Value::Entry(variable) = *self.graph.get(node, "variable")? else { return None };
                let is_static = self.graph.entry(variable).region == FILE
                    && self.graph.get(variable, "is_thread_local").is_none()
                    && self.graph.get(variable, "is_reference").is_none();
                let text = self.qualified_entry(variable);
                let target = Target {
                    kind: "abk_variable",
                    label: "variable",
                    entry: variable,
                    offset: 0,
                    text,
                    is_part: false,
                };
                is_static.then_some(target)
            }
            "enk_operation" => {
                let Some(Value::Name(operation)) = self.graph.get(node, "operation.kind").cloned() else { return None };
                let operand = self.operand_of(node)?;
                match &*operation {
                    "eok_lvalue_adjust" => self.target_of_object(operand),
                    "eok_dot_field" => {
                        let target = self.target_of_object(operand)?;
                        let Value::Entry(named) = *self.graph.get(operand, "next")? else { return None };
                        let Value::Entry(field) = *self.graph.get(named, "field")? else { return None };
                        self.drain();
                        let offset = match self.graph.get(field, "offset") {
                            Some(&Value::Integer(offset)) => u64::try_from(offset).ok()?,
                            _ => 0,
                        };
                        let name = self.graph.entry(field).text.clone()?;
                        let text = format!("{}.{name}", target.text);
                        Some(Target { offset: target.offset + offset, text, is_part: true, ..target })
                    }
                    "eok_subscript" => {
                        let array = self.operand_of(operand)?;
                        let target = self.target_of_object(array)?;
                        let Value::Entry(index) = *self.graph.get(operand, "next")? else { return None };
                        let index = u64::try_from(self.known.get(&index)?.value.integer()?).ok()?;
                        let Value::Entry(ty) = *self.graph.get(node, "type")? else { return None };
                        self.drain();
                        let Some(&Value::Integer(size)) = self.graph.get(ty, "size") else { return None };
                        let offset = index.checked_mul(u64::try_from(size).ok()?)?;
                        let text = format!("{}[{index}]", target.text);
                        Some(Target { offset: target.offset.checked_add(offset)?, text, is_part: true, ..target })
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// `&C::m`: a constant that names a member.
    pub(crate) fn member_pointer(&mut self, ty: TypeId, operand: ExpressionId, token: u32) -> Option<EntryId> {
        let program = self.program;
        let entry = &program.expressions[operand];
        let ExpressionKind::Name { entity, .. } = entry.kind else { return None };
        let constant = self.graph.add(Kind::Constant, self.region);
        let shown = self.type_entry(ty);
        self.graph.set(constant, "type", shown);
        self.graph.set_kind(constant, "ck_ptr_to_member");
        let member = match program.entities[entity].kind {
            EntityKind::Field(field) => {
                let member = self.variable_entry(field);
                self.graph.set(constant, "field", member);
                member
            }
            EntityKind::Function(function) => {
                let member = self.function_entry(function);
                self.graph.mark(constant, "is_function_ptr");
                self.graph.set(constant, "routine", member);
                member
            }
            _ => return None,
        };
        let text = format!("&{}", self.qualified_entry(member));
        self.graph.entry_mut(constant).text = Some(text);
        let qualifier = self.qualifier(entity, self.name_token(operand), entry.first);
        if qualifier.is_some() {
            let reference = self.graph.add(Kind::NameReference, FILE);
            self.graph.set_if(reference, "qualifier", qualifier);
            self.graph.set(constant, "name_reference", reference);
            self.member_pointers.push((constant, member, qualifier));
        }
        let node = self.constant_node(ty, constant, Some((cufe_il::constant::Value::Indeterminate, None)));
        self.at(node, token);
        Some(node)
    }
}
