//! Const and reference members that nothing initializes ([class.default.ctor], [dcl.init.aggr]): classes that need a
//! constructor for them (368), and objects that leave them without value (369, 517).

use crate::Sema;
use cufe_diagnostics::{Report, code};
use cufe_il::{
    Access, Class, ClassId, ClassKey, DataMember, DataMemberFlags, EntityKind, FunctionFlags, Name, Qualifiers, Type,
    TypeId,
};

impl Sema<'_> {
    /// A class without constructor that is no aggregate cannot initialize its const and reference members: 368 at its name.
    pub fn check_members_need_constructor(&mut self, class: ClassId, name: u32) {
        let entry = &self.program.classes[class];
        if self.context.speculating > 0
            || entry.key == ClassKey::Union
            || entry.is_closure
            || self.is_certainly_aggregate(entry)
            || self.has_written_constructor(entry)
            || !self.has_uninitialized_member(class, 0)
        {
            return;
        }
        let text = self.entity_name(entry.entity);
        let report = Report::new(code::CLASS_NEEDS_CONSTRUCTOR, self.position(name)).quoted(text);
        self.report(report);
    }

    /// As far as the members that are written tell: a template's class is judged too.
    fn is_certainly_aggregate(&self, class: &Class) -> bool {
        let has_hidden_member = class.data_members.iter().any(|member| {
            member.access != Access::Public
                && (member.variable.is_some() || member.flags.contains(DataMemberFlags::ANONYMOUS))
        });
        let has_virtual = class.functions.iter().any(|&entity| {
            self.program
                .function_of(entity)
                .is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL))
        });
        let has_bad_base = class.bases.iter().any(|base| base.is_virtual || base.access != Access::Public);
        !has_hidden_member && !has_virtual && !has_bad_base
    }

    fn has_written_constructor(&self, class: &Class) -> bool {
        !class.inherited_constructors.is_empty()
            || class.functions.iter().any(|&entity| {
                self.program.entities[entity].name == Name::CONSTRUCTOR
                    && !self.program.function_of(entity).is_some_and(|function| {
                        self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT)
                    })
            })
    }

    /// Whether a class, or an anonymous union in it, has a const or reference member without initializer.
    fn has_uninitialized_member(&self, class: ClassId, depth: u32) -> bool {
        self.program.classes[class].data_members.iter().any(|member| {
            if member.flags.contains(DataMemberFlags::ANONYMOUS) {
                return depth < 64
                    && self
                        .program
                        .class_of(member.ty)
                        .is_some_and(|inner| self.has_uninitialized_member(inner, depth + 1));
            }
            (member.variable.is_some() || member.flags.contains(DataMemberFlags::BIT_FIELD))
                && !member.flags.contains(DataMemberFlags::INITIALIZED)
                && (self.program.is_reference(member.ty) || self.is_const_object(member.ty))
        })
    }

    /// Whether an object of a class that declares no constructor is default-initialized with nothing wrong but const members
    /// that get no value (measured: that is 369, other reasons make the constructor deleted).
    pub(crate) fn lacks_only_const_values(&self, class: ClassId) -> bool {
        let entry = &self.program.classes[class];
        // With an initializer of a member the implicit constructor does something, and is deleted.
        let is_plain = |member: &DataMember| {
            !member.flags.contains(DataMemberFlags::INITIALIZED)
                && !self.program.is_reference(member.ty)
                && !matches!(
                    self.value_structure(self.element_type(member.ty).0),
                    Type::Class(_) | Type::Specialization { .. }
                )
        };
        entry.bases.is_empty()
            && !self.has_written_constructor(entry)
            && entry.data_members.iter().all(is_plain)
            && self.has_uninitialized_member(class, 0)
    }

    /// Whether objects of a type leave const members without value, and nothing else is wrong with them.
    pub fn is_valueless(&self, ty: TypeId) -> bool {
        let class = self.program.class_of(self.element_type(ty).0);
        class.is_some_and(|class| self.has_known_members(class) && self.lacks_only_const_values(class))
    }

    /// As [`Self::lacks_only_const_values`], of a variable's type, which is not const itself.
    pub(crate) fn leaves_const_members(&self, ty: TypeId) -> bool {
        let (element, qualifiers) = self.element_type(ty);
        !qualifiers.contains(Qualifiers::CONST)
            && !self.is_const_object(ty)
            && self.program.class_of(element).is_some_and(|class| {
                self.has_known_members(class)
                    && self.is_certainly_aggregate(&self.program.classes[class])
                    && self.lacks_only_const_values(class)
            })
    }

    /// Whether a part of a class type leaves const members without value, itself or by a member of class type.
    pub(crate) fn has_valueless_const(&self, ty: TypeId) -> bool {
        let mut waiting = vec![ty];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(ty) = waiting.pop() {
            let Some(class) = self.program.class_of(self.element_type(ty).0).filter(|&class| seen.insert(class)) else {
                continue;
            };
            let entry = &self.program.classes[class];
            if !self.has_known_members(class) || entry.key == ClassKey::Union || self.has_written_constructor(entry) {
                continue;
            }
            if self.lacks_only_const_values(class) {
                return true;
            }
            let is_left = |member: &&DataMember| {
                !member.flags.contains(DataMemberFlags::INITIALIZED) && !self.program.is_reference(member.ty)
            };
            waiting.extend(entry.data_members.iter().filter(is_left).map(|member| member.ty));
        }
        false
    }

    /// Reports that an object leaves a const or reference member without value (369).
    pub(crate) fn report_uninitialized_member(&mut self, token: u32) {
        self.report_unless_speculating(code::UNINITIALIZED_CONST_OR_REFERENCE_MEMBER, token);
    }

    /// Whether an aggregate that is initialized by a list with `count` elements leaves a reference without value.
    pub(crate) fn leaves_reference(&self, class: ClassId, count: usize) -> bool {
        // Of the aggregates inside of it no element is initialized.
        let mut waiting = vec![(class, count)];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some((class, count)) = waiting.pop() {
            let entry = &self.program.classes[class];
            if entry.key == ClassKey::Union || !entry.bases.is_empty() {
                continue;
            }
            let members = entry.data_members.iter().filter(|member| self.is_initialized_by_list(member)).skip(count);
            for member in members.filter(|member| !member.flags.contains(DataMemberFlags::INITIALIZED)) {
                if self.program.is_reference(member.ty) {
                    return true;
                }
                let inner = self.program.class_of(self.element_type(member.ty).0);
                let inner = inner.filter(|&inner| self.is_aggregate_class(inner) == Some(true) && seen.insert(inner));
                waiting.extend(inner.map(|inner| (inner, 0)));
            }
        }
        false
    }

    fn is_initialized_by_list(&self, member: &DataMember) -> bool {
        member.flags.contains(DataMemberFlags::ANONYMOUS)
            || member.variable.is_some_and(|variable| {
                matches!(self.program.entities[self.program.variables[variable].entity].kind, EntityKind::Field(_))
            })
    }
}
