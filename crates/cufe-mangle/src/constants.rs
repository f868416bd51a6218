//! Constants as template arguments: floating numbers, objects of class type, designators of parts of objects ([temp.arg.nontype];
//! Itanium ABI "expr-primary", "tl", "di", "dt", "ix").

use crate::names::Builder;
use crate::tree::NodeId;
use cufe_base::Dialect;
use cufe_il::constant::{ArrayValue, Base, ClassValue, Place, Step, Value};
use cufe_il::{Builtin, ClassKey, EntityKind, Floating, FloatingFormat, Type, TypeId};

/// How many elements of an array are named; one with more has no name.
const MAXIMUM_ELEMENTS: usize = 1 << 16;

/// How deep values may be nested.
const MAXIMUM_NESTING: u32 = 64;

impl Builder<'_> {
    /// A constant as a template argument: bare where it is a literal, otherwise `X` expression `E`.
    pub(crate) fn constant_argument(&mut self, ty: TypeId, value: &Value) -> Option<NodeId> {
        let inner = self.constant(ty, value, MAXIMUM_NESTING)?;
        if matches!(value, Value::Floating(_) | Value::Integer(_)) {
            return Some(inner);
        }
        let parts = [self.tree.text("X"), inner, self.tree.text("E")];
        Some(self.sequence(&parts))
    }

    fn constant(&mut self, ty: TypeId, value: &Value, nesting: u32) -> Option<NodeId> {
        let nesting = nesting.checked_sub(1)?;
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        match value {
            Value::Integer(value) => self.value(ty, *value),
            Value::Floating(value) => self.floating(ty, *value),
            Value::Pointer(None) | Value::MemberPointer(None) => match self.program.structure(ty) {
                Type::Builtin(Builtin::Nullptr) => Some(self.tree.text("LDnE")),
                _ => self.value(ty, 0),
            },
            Value::Pointer(Some(place)) => {
                let place = self.place(place)?;
                let parts = [self.tree.text("ad"), place];
                Some(self.sequence(&parts))
            }
            Value::Reference(place) => self.place(place),
            Value::MemberPointer(Some(member)) => {
                let parts = [self.tree.text("ad"), self.entity_literal(*member)?];
                Some(self.sequence(&parts))
            }
            Value::Class(class) => self.object(ty, class, nesting),
            Value::Array(array) => self.array(ty, array, nesting),
            Value::Complex(_) | Value::Indeterminate => None,
        }
    }

    /// The bytes of a number, the most significant first.
    fn floating(&mut self, ty: TypeId, value: Floating) -> Option<NodeId> {
        let text = self.floating_text(value);
        let parts = [self.tree.text("L"), self.ty(ty)?, self.tree.text(&text)];
        Some(self.sequence(&parts))
    }

    /// Of x87's format gcc writes the sixteen bytes of the object, clang the ten of the value.
    pub(crate) fn floating_text(&self, value: Floating) -> String {
        let digits = match value.format() {
            FloatingFormat::Extended if !self.options.dialect.is_some_and(Dialect::is_clang) => 32,
            format => format.bits() as usize / 4,
        };
        format!("{:0digits$x}E", value.bits())
    }

    /// `tl` type parts `E`: bases, then members; those at the end that are zero are left out.
    fn object(&mut self, ty: TypeId, value: &ClassValue, nesting: u32) -> Option<NodeId> {
        let class = &self.program.classes[value.class];
        let mut parts = vec![self.tree.text("tl"), self.ty(ty)?];
        let mut written = parts.len();
        let bases: Vec<TypeId> = class.bases.iter().map(|base| base.ty).collect();
        let members = class.data_members.clone();
        if class.key == ClassKey::Union {
            if let Some(active) = value.active
                && let (Some(member), Some(inner)) = (members.get(active as usize), value.members.get(active as usize))
                && !(active == 0 && is_zero(inner))
            {
                let name = self.program.entities[self.program.variables[member.variable?].entity].name;
                let name = self.unqualified_name(name)?;
                parts.extend([self.tree.text("di"), name, self.constant(member.ty, inner, nesting)?]);
            }
            written = parts.len();
        } else {
            for (&ty, base) in bases.iter().zip(&value.bases) {
                if is_empty(base) {
                    continue;
                }
                parts.push(self.constant(ty, base, nesting)?);
                if !is_zero(base) {
                    written = parts.len();
                }
            }
            for (member, inner) in members.iter().zip(&value.members) {
                let shares_place = member.layout.no_unique_address && is_empty(inner);
                if member.is_unnamed_bit_field() || shares_place {
                    continue;
                }
                parts.push(self.constant(member.ty, inner, nesting)?);
                if !is_zero(inner) {
                    written = parts.len();
                }
            }
        }
        parts.truncate(written);
        parts.push(self.tree.text("E"));
        Some(self.sequence(&parts))
    }

    fn array(&mut self, ty: TypeId, value: &ArrayValue, nesting: u32) -> Option<NodeId> {
        let Type::Array { element, .. } = self.program.structure(ty) else { return None };
        let mut parts = vec![self.tree.text("tl"), self.ty(ty)?];
        let mut written = parts.len();
        let has_rest = !is_zero(&value.rest);
        let length = if has_rest { usize::try_from(value.length).ok()? } else { value.elements.len() };
        if length > MAXIMUM_ELEMENTS {
            return None;
        }
        for index in 0..length {
            let inner = value.elements.get(index).unwrap_or(&value.rest);
            parts.push(self.constant(element, inner, nesting)?);
            if !is_zero(inner) {
                written = parts.len();
            }
        }
        parts.truncate(written);
        parts.push(self.tree.text("E"));
        Some(self.sequence(&parts))
    }

    /// A part of an object: `dt` object member, `ix` array index.
    fn place(&mut self, place: &Place) -> Option<NodeId> {
        if place.is_past_end {
            return None;
        }
        let (entity, mut ty) = match place.base {
            Base::Variable(variable) => {
                let entry = &self.program.variables[variable];
                (entry.entity, self.program.non_reference(entry.ty))
            }
            Base::Function(function) => {
                let entry = &self.program.functions[function];
                (entry.entity, entry.ty)
            }
            _ => return None,
        };
        if matches!(self.program.entities[entity].kind, EntityKind::ValueParameter(_)) {
            return None;
        }
        let mut node = self.entity_literal(entity)?;
        for &step in &place.path {
            let bare = self.program.unqualified(self.program.canonical(ty)).0;
            let parts = match (step, self.program.structure(bare)) {
                (Step::Element(index), Type::Array { element, .. }) => {
                    ty = element;
                    let index = self.tree.text(&format!("Ll{index}E"));
                    [self.tree.text("ix"), node, index]
                }
                (Step::Member(index), Type::Class(class)) => {
                    let member = *self.program.classes[class].data_members.get(index as usize)?;
                    ty = member.ty;
                    let name = self.program.entities[self.program.variables[member.variable?].entity].name;
                    [self.tree.text("dt"), node, self.unqualified_name(name)?]
                }
                _ => return None,
            };
            node = self.sequence(&parts);
        }
        Some(node)
    }
}

/// Whether a value is what zero-initialization gives.
fn is_zero(value: &Value) -> bool {
    match value {
        Value::Integer(value) => *value == 0,
        Value::Floating(value) => value.bits() == 0,
        Value::Pointer(None) | Value::MemberPointer(None) => true,
        Value::Class(class) => {
            class.active.is_none_or(|active| active == 0)
                && match class.active {
                    Some(_) => class.members.first().is_none_or(is_zero),
                    None => class.bases.iter().chain(&class.members).all(is_zero),
                }
        }
        Value::Array(array) => array.elements.iter().all(is_zero) && (is_zero(&array.rest) || array.length == 0),
        _ => false,
    }
}

/// Whether an object has neither members nor bases with members.
fn is_empty(value: &Value) -> bool {
    matches!(value, Value::Class(class) if class.members.is_empty() && class.bases.iter().all(is_empty))
}
