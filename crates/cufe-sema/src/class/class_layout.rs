//! The layout of classes: the Itanium C++ ABI, section 2.4, with GNU's rules, as the reference
//! computes it ("Measured differences from GNU C++").

use super::layout::Layout;
use crate::Sema;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    ArrayBound, Builtin, CaptureKind, ClassId, ClassKey, ClassLayout, DataMember, DataMemberFlags, EntityKind,
    FunctionFlags, Name, Type, TypeId,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The layouts found out during one question.
#[derive(Default)]
pub struct LayoutMemory {
    classes: FxHashMap<ClassId, Option<Rc<ClassLayout>>>,
}

/// A class being laid out. `end` is the data size in bits.
struct Builder {
    layout: ClassLayout,
    end: u64,
    size: u64,
    is_packed: bool,
    pack: u64,
    is_union: bool,
    /// Empty classes and their places.
    empty: FxHashMap<(u64, ClassId), ()>,
    /// Behind the last of these places.
    behind_empty: u64,
    /// Empty classes were searched so often that the answer is given up.
    steps: u32,
    claims: Claims,
}

/// A base object, known by where it lies in a direct or a virtual base.
#[derive(Clone, Copy, PartialEq, Eq)]
struct BasePlace {
    base: ClassId,
    is_virtual: bool,
    class: ClassId,
    offset: u64,
}

impl BasePlace {
    fn direct(base: ClassId) -> Self {
        Self { base, is_virtual: false, class: base, offset: 0 }
    }

    fn of_virtual(base: ClassId) -> Self {
        Self { is_virtual: true, ..Self::direct(base) }
    }

    /// A base of it that is not virtual.
    fn inner(self, class: ClassId, place: u64) -> Self {
        Self { class, offset: self.offset + place, ..self }
    }
}

/// Which base objects virtual bases share their tables with.
#[derive(Default)]
struct Claims {
    places: FxHashMap<ClassId, BasePlace>,
    visited: FxHashSet<ClassId>,
}

/// Searches among the subobjects of a class are given up after so many steps.
const MAXIMUM_STEPS: u32 = 1 << 20;

/// The places of the elements of an array at `at` that lie before a limit.
fn places(count: u64, size: u64, at: u64, limit: u64) -> impl Iterator<Item = u64> {
    let room = limit.saturating_sub(at).div_ceil(size.max(1));
    (0..count.min(room)).map(move |index| at + index * size)
}

fn round_up(value: u64, to: u64) -> Option<u64> {
    value.checked_next_multiple_of(to.max(1))
}

/// A subobject and its place, in bytes.
#[derive(Clone, Copy)]
struct Placed {
    class: ClassId,
    at: u64,
    is_base: bool,
}

impl Sema<'_> {
    /// The layout of a class; `None` where it is incomplete or something in it is not known.
    pub fn class_layout(&self, class: ClassId) -> Option<Rc<ClassLayout>> {
        self.class_layout_with(class, &mut LayoutMemory::default())
    }

    pub(super) fn class_layout_with(&self, class: ClassId, memory: &mut LayoutMemory) -> Option<Rc<ClassLayout>> {
        if let Some(known) = memory.classes.get(&class) {
            return known.clone();
        }
        if let Some(known) = self.class_state.layouts.borrow().get(&class) {
            return Some(known.clone());
        }
        // In error a class can contain itself.
        memory.classes.insert(class, None);
        let found = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.lay_out(class, memory)).map(Rc::new);
        memory.classes.insert(class, found.clone());
        // What a closure captures is known only behind its body.
        if let Some(layout) = found.as_ref().filter(|_| !self.program.classes[class].is_closure) {
            self.class_state.layouts.borrow_mut().insert(class, layout.clone());
        }
        found
    }

    fn lay_out(&self, class: ClassId, memory: &mut LayoutMemory) -> Option<ClassLayout> {
        if !self.has_known_members(class) {
            return None;
        }
        let entry = &self.program.classes[class];
        if entry.layout.has_unknown_alignment {
            return None;
        }
        let mut builder = Builder {
            layout: ClassLayout {
                alignment: 1,
                non_virtual_alignment: 1,
                fields: Vec::new(),
                bases: vec![0; entry.bases.len()],
                ..ClassLayout::default()
            },
            end: 0,
            size: 0,
            is_packed: entry.layout.is_packed,
            pack: u64::from(entry.layout.pack),
            is_union: entry.key == ClassKey::Union,
            empty: FxHashMap::default(),
            behind_empty: 0,
            steps: 0,
            claims: Claims::default(),
        };
        if entry.is_closure {
            self.lay_out_closure(class, &mut builder, memory)?;
            return builder.finish();
        }
        let virtual_bases = self.virtual_bases_in_order(class);
        let is_polymorphic = self.is_polymorphic(class)?;
        builder.layout.is_dynamic = is_polymorphic || !virtual_bases.is_empty();
        builder.layout.is_empty = self.is_layout_empty(class, memory)?;
        builder.layout.is_plain_data = self.is_plain_data(class, memory)?;
        let mut largest = 0;
        let field_classes =
            entry.data_members.iter().filter_map(|member| self.program.class_of(self.element_type(member.ty).0));
        let base_classes = entry.bases.iter().map(|base| self.program.class_of(base.ty));
        for inner in base_classes.chain(field_classes.map(Some)) {
            let inner = self.class_layout_with(inner?, memory)?;
            largest = largest.max(if inner.is_empty { inner.size } else { inner.largest_empty });
        }
        builder.layout.largest_empty = largest;
        if !virtual_bases.is_empty() {
            self.find_claims(class, None, &mut builder.claims, memory)?;
        }
        self.lay_out_bases(class, &mut builder, memory)?;
        for member in &entry.data_members {
            self.lay_out_member(member, &mut builder, memory)?;
        }
        let alignment = builder.layout.alignment.max(u64::from(entry.layout.alignment));
        builder.layout.non_virtual_alignment = alignment;
        builder.layout.alignment = alignment;
        let non_virtual = builder.size.max(builder.end.div_ceil(8));
        builder.layout.non_virtual_size =
            if builder.layout.is_plain_data { round_up(non_virtual, alignment)? } else { non_virtual };
        builder.layout.is_nearly_empty = builder.layout.is_dynamic && non_virtual == 8 && !self.has_own_data(class);
        // One that is the primary base of another lies there, wherever that comes.
        let (own, shared): (Vec<ClassId>, Vec<ClassId>) =
            virtual_bases.into_iter().partition(|base| !builder.claims.places.contains_key(base));
        for base in own.into_iter().chain(shared) {
            let is_placed = builder.layout.virtual_bases.iter().any(|placed| placed.0 == base);
            if !is_placed {
                let at = self.place_base(base, &mut builder, memory)?;
                builder.layout.virtual_bases.push((base, at));
                self.claim_primaries((base, at), BasePlace::of_virtual(base), &mut builder, memory)?;
            }
        }
        builder.finish()
    }

    /// Whether a class has nothing that takes room: no data but bit-fields of width 0, no table pointer, and only such
    /// bases.
    fn is_layout_empty(&self, class: ClassId, memory: &mut LayoutMemory) -> Option<bool> {
        let entry = &self.program.classes[class];
        for member in &entry.data_members {
            if self.is_empty_member(member, memory)? {
                continue;
            }
            match member.width.filter(|_| member.variable.is_none()) {
                Some(width) if self.integral_value(width)? == 0 => {}
                _ => return Some(false),
            }
        }
        for base in &entry.bases {
            let inner = self.class_layout_with(self.program.class_of(base.ty)?, memory)?;
            if base.is_virtual || !inner.is_empty {
                return Some(false);
            }
        }
        Some(!self.is_polymorphic(class)?)
    }

    /// Whether a data member is a potentially-overlapping subobject of an empty class ([intro.object]/7).
    fn is_empty_member(&self, member: &DataMember, memory: &mut LayoutMemory) -> Option<bool> {
        if !member.layout.no_unique_address || matches!(self.program.structure(member.ty), Type::Array { .. }) {
            return Some(false);
        }
        match self.program.class_of(member.ty).filter(|_| !self.program.is_reference(member.ty)) {
            Some(class) => Some(self.class_layout_with(class, memory)?.is_empty),
            None => Some(false),
        }
    }

    fn has_own_data(&self, class: ClassId) -> bool {
        !self.program.classes[class].data_members.is_empty()
    }

    /// POD for the purpose of layout: the notion of C++03. Tail padding of other classes is used for what follows.
    fn is_plain_data(&self, class: ClassId, memory: &mut LayoutMemory) -> Option<bool> {
        let entry = &self.program.classes[class];
        if !entry.bases.is_empty() || self.is_polymorphic(class)? {
            return Some(false);
        }
        for &entity in &entry.functions {
            let Some(function) = self.program.function_of(entity) else { continue };
            let flags = self.program.functions[function].flags;
            let is_provided = !flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::DELETED);
            let name = self.program.entities[entity].name;
            let is_special =
                name == Name::CONSTRUCTOR || name == Name::DESTRUCTOR || self.special_member(function).is_some();
            if is_special && is_provided {
                return Some(false);
            }
        }
        for member in &entry.data_members {
            let is_unnamed_field = member.is_unnamed_bit_field();
            // An initializer makes the default constructor one that does something.
            let is_initialized = member.flags.contains(DataMemberFlags::INITIALIZED);
            let is_hidden = member.access != cufe_il::Access::Public && !is_unnamed_field;
            if is_hidden || is_initialized || self.program.is_reference(member.ty) {
                return Some(false);
            }
            if let Some(inner) = self.program.class_of(self.element_type(member.ty).0)
                && !self.class_layout_with(inner, memory)?.is_plain_data
            {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The virtual bases of a class in the order of the inheritance graph: depth first, a class before its bases.
    fn virtual_bases_in_order(&self, class: ClassId) -> Vec<ClassId> {
        let mut found = Vec::new();
        let mut visited = FxHashMap::default();
        self.add_virtual_in_order(class, &mut found, &mut visited);
        found
    }

    fn add_virtual_in_order(&self, class: ClassId, found: &mut Vec<ClassId>, visited: &mut FxHashMap<ClassId, ()>) {
        if visited.insert(class, ()).is_some() {
            return;
        }
        for base in &self.program.classes[class].bases {
            let Some(inner) = self.program.class_of(base.ty) else { continue };
            if base.is_virtual && !found.contains(&inner) {
                found.push(inner);
            }
            stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.add_virtual_in_order(inner, found, visited));
        }
    }

    /// The primary base, the table pointer and the bases that are not virtual.
    fn lay_out_bases(&self, class: ClassId, builder: &mut Builder, memory: &mut LayoutMemory) -> Option<()> {
        let bases = &self.program.classes[class].bases;
        let mut primary = None;
        for base in bases.iter().filter(|base| !base.is_virtual) {
            let inner = self.program.class_of(base.ty)?;
            if self.class_layout_with(inner, memory)?.is_dynamic {
                primary = Some((inner, false));
                break;
            }
        }
        if primary.is_none() {
            primary = self.primary_virtual_base(class, memory)?.map(|base| (base, true));
        }
        builder.layout.primary = primary;
        match primary {
            Some((base, true)) => {
                let at = self.place_base(base, builder, memory)?;
                builder.layout.virtual_bases.push((base, at));
                self.claim_primaries((base, at), BasePlace::of_virtual(base), builder, memory)?;
            }
            None if builder.layout.is_dynamic => {
                builder.end = 64;
                builder.size = 8;
                builder.raise_alignment(builder.capped(8));
            }
            _ => {}
        }
        // The primary base first.
        let mut order: Vec<usize> = (0..bases.len()).filter(|&index| !bases[index].is_virtual).collect();
        if let Some((base, false)) = primary {
            order.sort_by_key(|&index| self.program.class_of(bases[index].ty) != Some(base));
        }
        for index in order {
            let inner = self.program.class_of(bases[index].ty)?;
            let at = self.place_base(inner, builder, memory)?;
            builder.layout.bases[index] = at;
            self.claim_primaries((inner, at), BasePlace::direct(inner), builder, memory)?;
        }
        Some(())
    }

    /// Which base shares its table with a virtual base that is the primary base of several: the first one in the order of the
    /// inheritance graph (ABI 2.4, II).
    fn find_claims(
        &self,
        class: ClassId,
        place: Option<BasePlace>,
        claims: &mut Claims,
        memory: &mut LayoutMemory,
    ) -> Option<()> {
        let outer = match place {
            Some(_) => Some(self.class_layout_with(class, memory)?),
            None => None,
        };
        for (index, base) in self.program.classes[class].bases.iter().enumerate() {
            let inner = self.program.class_of(base.ty)?;
            let layout = self.class_layout_with(inner, memory)?;
            if base.is_virtual && !claims.visited.insert(inner) || layout.virtual_bases.is_empty() {
                continue;
            }
            let place = match (place, &outer) {
                _ if base.is_virtual => BasePlace::of_virtual(inner),
                (Some(place), Some(outer)) => place.inner(inner, outer.bases[index]),
                _ => BasePlace::direct(inner),
            };
            if let Some((primary, true)) = layout.primary {
                claims.places.entry(primary).or_insert(place);
            }
            stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                self.find_claims(inner, Some(place), claims, memory)
            })?;
        }
        Some(())
    }

    /// The virtual base that shares the table pointer of a class: the first nearly empty one that is not already primary
    /// elsewhere, else the first nearly empty one.
    fn primary_virtual_base(&self, class: ClassId, memory: &mut LayoutMemory) -> Option<Option<ClassId>> {
        let virtual_bases = self.virtual_bases_in_order(class);
        let mut first = None;
        for &base in &virtual_bases {
            if !self.class_layout_with(base, memory)?.is_nearly_empty {
                continue;
            }
            first = first.or(Some(base));
            if !self.is_indirect_primary(class, base, memory, &mut FxHashMap::default())? {
                return Some(Some(base));
            }
        }
        Some(first)
    }

    /// Whether a virtual base is the primary base of some base of a class.
    fn is_indirect_primary(
        &self,
        class: ClassId,
        wanted: ClassId,
        memory: &mut LayoutMemory,
        visited: &mut FxHashMap<ClassId, ()>,
    ) -> Option<bool> {
        for base in &self.program.classes[class].bases {
            let inner = self.program.class_of(base.ty)?;
            if visited.insert(inner, ()).is_some() {
                continue;
            }
            if self.class_layout_with(inner, memory)?.primary == Some((wanted, true)) {
                return Some(true);
            }
            let deeper = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                self.is_indirect_primary(inner, wanted, memory, visited)
            })?;
            if deeper {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Virtual bases that are primary bases of a placed base, or of its bases, lie where those do that claim them.
    fn claim_primaries(
        &self,
        (base, at): (ClassId, u64),
        place: BasePlace,
        builder: &mut Builder,
        memory: &mut LayoutMemory,
    ) -> Option<()> {
        let layout = self.class_layout_with(base, memory)?;
        if let Some((primary, true)) = layout.primary
            && builder.claims.places.get(&primary) == Some(&place)
            && !builder.layout.virtual_bases.iter().any(|placed| placed.0 == primary)
        {
            builder.layout.virtual_bases.push((primary, at));
            self.take(primary, at, true, builder, memory)?;
            self.claim_primaries((primary, at), BasePlace::of_virtual(primary), builder, memory)?;
        }
        for (index, inner) in self.program.classes[base].bases.iter().enumerate().filter(|(_, base)| !base.is_virtual) {
            let inner = self.program.class_of(inner.ty)?;
            if self.class_layout_with(inner, memory)?.is_dynamic {
                stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                    self.claim_primaries(
                        (inner, at + layout.bases[index]),
                        place.inner(inner, layout.bases[index]),
                        builder,
                        memory,
                    )
                })?;
            }
        }
        Some(())
    }

    /// Finds the place of a base.
    fn place_base(&self, base: ClassId, builder: &mut Builder, memory: &mut LayoutMemory) -> Option<u64> {
        let layout = self.class_layout_with(base, memory)?;
        let alignment = if builder.is_packed { 1 } else { builder.capped(layout.non_virtual_alignment) };
        if layout.is_empty && self.is_free(base, 0, true, builder, memory)? {
            self.take(base, 0, true, builder, memory)?;
            builder.size = builder.size.max(layout.size);
            builder.raise_alignment(alignment);
            return Some(0);
        }
        let mut at = round_up(builder.end.div_ceil(8), alignment)?;
        while !self.is_free(base, at, true, builder, memory)? {
            at = at.checked_add(alignment)?;
        }
        self.take(base, at, true, builder, memory)?;
        builder.raise_alignment(alignment);
        if layout.is_empty {
            builder.size = builder.size.max(at.checked_add(layout.size)?);
        } else {
            let end = at.checked_add(layout.non_virtual_size)?;
            builder.end = end.checked_mul(8)?;
            builder.size = builder.size.max(end);
        }
        Some(at)
    }

    fn lay_out_member(&self, member: &DataMember, builder: &mut Builder, memory: &mut LayoutMemory) -> Option<()> {
        if member.layout.has_unknown_alignment {
            return None;
        }
        if member.flags.contains(DataMemberFlags::BIT_FIELD) {
            return self.lay_out_bit_field(member, builder, memory);
        }
        let natural = self.field_layout(member.ty, memory)?;
        let mut alignment = natural.alignment;
        if builder.is_packed || member.layout.is_packed {
            alignment = 1;
        }
        alignment = builder.capped(alignment).max(u64::from(member.layout.alignment));
        let class = self.program.class_of(self.element_type(member.ty).0);
        let class_layout = match class.filter(|_| !self.program.is_reference(member.ty)) {
            Some(class) => Some((class, self.class_layout_with(class, memory)?)),
            None => None,
        };
        let is_array = matches!(self.program.structure(member.ty), Type::Array { .. });
        let may_overlap = member.layout.no_unique_address && !is_array;
        let count = self.element_count(member.ty)?;
        let mut at = round_up(if builder.is_union { 0 } else { builder.end.div_ceil(8) }, alignment)?;
        let mut size = natural.size;
        if let Some((class, inner)) = &class_layout {
            // Members of a union may have one address ([class.union.general]/3).
            if !builder.is_union {
                if may_overlap && inner.is_empty {
                    at = 0;
                    if !self.are_free(*class, count, inner.size, 0, builder, memory)? {
                        at = round_up(builder.end.div_ceil(8), alignment)?;
                    }
                }
                while !self.are_free(*class, count, inner.size, at, builder, memory)? {
                    at = at.checked_add(alignment)?;
                }
            }
            if may_overlap && inner.is_empty {
                // It may have moved behind the largest empty class, and the next one meets it there.
                self.take_within(*class, (at, u64::MAX), false, builder, memory)?;
            } else {
                self.take_all(*class, count, inner.size, at, builder, memory)?;
            }
            if may_overlap {
                size = if inner.is_empty { 0 } else { inner.data_size };
            }
            builder.size = builder.size.max(at.checked_add(natural.size.min(inner.size.max(size)))?);
        }
        builder.layout.fields.push(at.checked_mul(8)?);
        let end = at.checked_add(size)?.checked_mul(8)?;
        builder.end = builder.end.max(end);
        builder.size = builder.size.max(end / 8);
        builder.raise_alignment(alignment);
        Some(())
    }

    /// Size and alignment of a data member: references are pointers, arrays without bound have no size.
    fn field_layout(&self, ty: TypeId, memory: &mut LayoutMemory) -> Option<Layout> {
        match self.program.structure(ty) {
            Type::LvalueReference(_) | Type::RvalueReference(_) => Some(Layout { size: 8, alignment: 8 }),
            Type::Array { element, bound: ArrayBound::Unknown } => {
                Some(Layout { size: 0, alignment: self.layout_with(element, memory)?.alignment })
            }
            _ => self.layout_with(ty, memory),
        }
    }

    /// The number of elements of an array of arrays; 1 for others.
    fn element_count(&self, ty: TypeId) -> Option<u64> {
        match self.program.structure(ty) {
            Type::Array { element, bound: ArrayBound::Known(count) } => count.checked_mul(self.element_count(element)?),
            Type::Array { .. } => Some(0),
            _ => Some(1),
        }
    }

    fn lay_out_bit_field(&self, member: &DataMember, builder: &mut Builder, memory: &mut LayoutMemory) -> Option<()> {
        let width = u64::try_from(self.integral_value(member.width?)?).ok()?;
        let natural = self.layout_with(member.ty, memory)?;
        let unit = natural.size.checked_mul(8)?;
        let mut alignment = natural.alignment.checked_mul(8)?;
        let mut at = if builder.is_union { 0 } else { builder.end };
        let is_packed = builder.is_packed || member.layout.is_packed;
        if width == 0 {
            at = round_up(at, alignment)?;
            builder.layout.fields.push(at);
            if !builder.is_union {
                builder.end = at;
                builder.size = builder.size.max(at / 8);
            }
            return Some(());
        }
        if width > unit {
            // The field is as long as the longest integer that fits; the rest is padding.
            let sizes = [Builtin::Char, Builtin::Short, Builtin::Int, Builtin::Long];
            let longest =
                sizes.iter().rev().map(|builtin| u64::from(builtin.size()) * 8).find(|&bits| bits <= width)?;
            alignment = if is_packed { 8 } else { builder.capped(longest / 8) * 8 };
            at = round_up(at, alignment)?;
        } else {
            if is_packed {
                alignment = 1;
            }
            let has_pack = builder.pack != 0;
            if has_pack {
                alignment = alignment.min(builder.pack * 8);
            }
            if member.layout.alignment != 0 {
                alignment = alignment.max(u64::from(member.layout.alignment) * 8);
                at = round_up(at, u64::from(member.layout.alignment) * 8)?;
            }
            if !is_packed && !has_pack && at % alignment + width > unit {
                at = round_up(at, alignment)?;
            }
        }
        builder.layout.fields.push(at);
        let end = at.checked_add(width)?;
        if builder.is_union {
            builder.end = builder.end.max(round_up(end, 8)?);
        } else {
            builder.end = end;
        }
        builder.size = builder.size.max(end.div_ceil(8));
        if member.variable.is_some() {
            builder.raise_alignment(alignment.div_ceil(8));
        }
        Some(())
    }

    // ---- empty subobjects ----

    /// Calls `visit` for the empty classes in a subobject, with their places, up to the size of the largest empty class.
    fn visit_empty(
        &self,
        subobject: Placed,
        limit: u64,
        steps: &mut u32,
        memory: &mut LayoutMemory,
        visit: &mut dyn FnMut(u64, ClassId) -> bool,
    ) -> Option<bool> {
        let Placed { class, at, is_base } = subobject;
        *steps += 1;
        if *steps > MAXIMUM_STEPS {
            return None;
        }
        let layout = self.class_layout_with(class, memory)?;
        if layout.is_empty && !visit(at, class) {
            return Some(false);
        }
        let entry = &self.program.classes[class];
        let mut inner: Vec<(ClassId, u64, bool)> = Vec::new();
        for (index, base) in entry.bases.iter().enumerate().filter(|(_, base)| !base.is_virtual) {
            inner.push((self.program.class_of(base.ty)?, layout.bases[index], true));
        }
        if !is_base {
            inner.extend(layout.virtual_bases.iter().map(|&(base, place)| (base, place, true)));
        }
        for (index, member) in entry.data_members.iter().enumerate() {
            if let Some(class) = self.program.class_of(self.element_type(member.ty).0)
                && let Some(bits) = layout.fields.get(index)
                && !self.program.is_reference(member.ty)
            {
                let count = self.element_count(member.ty)?;
                let size = self.class_layout_with(class, memory)?.size.max(1);
                let mut place = bits / 8;
                for _ in 0..count {
                    if at + place >= limit {
                        break;
                    }
                    inner.push((class, place, false));
                    place = place.checked_add(size)?;
                    *steps += 1;
                    if *steps > MAXIMUM_STEPS {
                        return None;
                    }
                }
            }
        }
        for (class, place, is_base) in inner {
            let place = at.checked_add(place)?;
            let goes_on = stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || {
                self.visit_empty(Placed { class, at: place, is_base }, limit, steps, memory, visit)
            })?;
            if !goes_on {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether no empty class of a subobject meets one of the same type at its place.
    fn is_free(
        &self,
        class: ClassId,
        at: u64,
        is_base: bool,
        builder: &mut Builder,
        memory: &mut LayoutMemory,
    ) -> Option<bool> {
        let limit = builder.behind_empty;
        if at >= limit {
            return Some(true);
        }
        let (empty, steps) = (&builder.empty, &mut builder.steps);
        self.visit_empty(Placed { class, at, is_base }, limit, steps, memory, &mut |place, class| {
            !empty.contains_key(&(place, class))
        })
    }

    /// Notes the empty classes of a subobject.
    fn take(
        &self,
        class: ClassId,
        at: u64,
        is_base: bool,
        builder: &mut Builder,
        memory: &mut LayoutMemory,
    ) -> Option<()> {
        // What lies behind the largest empty class meets nothing, unless it is an empty base that found no place before.
        let is_empty_base = is_base && self.class_layout_with(class, memory)?.is_empty;
        let limit = if is_empty_base { u64::MAX } else { builder.layout.largest_empty };
        self.take_within(class, (at, limit), is_base, builder, memory)
    }

    /// Notes the empty classes of a subobject whose place is the first of `places` as far as the second.
    fn take_within(
        &self,
        class: ClassId,
        places: (u64, u64),
        is_base: bool,
        builder: &mut Builder,
        memory: &mut LayoutMemory,
    ) -> Option<()> {
        let (at, limit) = places;
        if at >= limit {
            return Some(());
        }
        let (empty, behind, steps) = (&mut builder.empty, &mut builder.behind_empty, &mut builder.steps);
        self.visit_empty(Placed { class, at, is_base }, limit, steps, memory, &mut |place, class| {
            empty.insert((place, class), ());
            *behind = (*behind).max(place + 1);
            true
        })
        .map(|_| ())
    }

    fn are_free(
        &self,
        class: ClassId,
        count: u64,
        size: u64,
        at: u64,
        builder: &mut Builder,
        memory: &mut LayoutMemory,
    ) -> Option<bool> {
        for place in places(count, size, at, builder.behind_empty) {
            if !self.is_free(class, place, false, builder, memory)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn take_all(
        &self,
        class: ClassId,
        count: u64,
        size: u64,
        at: u64,
        builder: &mut Builder,
        memory: &mut LayoutMemory,
    ) -> Option<()> {
        for place in places(count, size, at, builder.layout.largest_empty) {
            self.take(class, place, false, builder, memory)?;
        }
        Some(())
    }

    // ---- closures ----

    /// Captures are the data members of a closure class, in their order.
    fn lay_out_closure(&self, class: ClassId, builder: &mut Builder, memory: &mut LayoutMemory) -> Option<()> {
        let index = self.program.lambda_with_closure(self.program.classes[class].entity)?;
        let lambda = &self.program.lambdas[index];
        lambda.statement?;
        builder.layout.is_empty = lambda.captures.is_empty();
        for capture in &lambda.captures {
            let layout = match capture.kind {
                CaptureKind::Reference | CaptureKind::InitReference | CaptureKind::This => {
                    Layout { size: 8, alignment: 8 }
                }
                CaptureKind::StarThis => {
                    let class = self.program.enclosing_class(lambda.outer_scope)?;
                    self.layout_with(self.program.classes[class].ty, memory)?
                }
                CaptureKind::Copy | CaptureKind::Init => {
                    let variable = match self.program.entities[capture.entity?].kind {
                        EntityKind::Variable(variable) => variable,
                        _ => return None,
                    };
                    let ty = self.program.non_reference(self.program.variables[variable].ty);
                    if capture.is_pack || matches!(self.program.structure(ty), Type::Function(_)) {
                        return None;
                    }
                    self.layout_with(ty, memory)?
                }
            };
            builder.add_bytes(layout)?;
        }
        if lambda.holds_invoker() {
            builder.add_bytes(Layout { size: 8, alignment: 8 })?;
        }
        builder.layout.non_virtual_size = builder.size;
        builder.layout.non_virtual_alignment = builder.layout.alignment;
        Some(())
    }
}

impl Builder {
    /// Adds a member that takes whole bytes behind those before it.
    fn add_bytes(&mut self, layout: Layout) -> Option<()> {
        let at = round_up(self.end / 8, layout.alignment)?;
        self.end = at.checked_add(layout.size)?.checked_mul(8)?;
        self.size = self.size.max(self.end / 8);
        self.raise_alignment(layout.alignment);
        Some(())
    }

    fn raise_alignment(&mut self, alignment: u64) {
        self.layout.alignment = self.layout.alignment.max(alignment);
    }

    /// An alignment under `#pragma pack`.
    fn capped(&self, alignment: u64) -> u64 {
        if self.pack == 0 { alignment } else { alignment.min(self.pack) }
    }

    /// The sizes of the complete class.
    fn finish(mut self) -> Option<ClassLayout> {
        let data = self.end.div_ceil(8);
        let mut size = self.size.max(data);
        if size == 0 && self.layout.is_empty {
            size = 1;
        }
        self.layout.size = round_up(size, self.layout.alignment)?;
        self.layout.data_size = if self.layout.is_plain_data { self.layout.size } else { data };
        Some(self.layout)
    }
}
