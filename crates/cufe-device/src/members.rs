//! What definitions of classes need, tables of virtual functions, and what constructors, destructors and assignments that are
//! supplied or that leave out parts do with bases and members.

use crate::marks::{Selector, Step};
use crate::types::Extent;
use cufe_il::{
    ClassId, DataMemberFlags, EntityKind, FunctionFlags, FunctionId, InitializedMember, NameKind, SpecialMembers,
    TypeId, VariableId,
};

/// Which function of a part a function of the whole uses.
type Choice = fn(&SpecialMembers) -> Option<FunctionId>;

/// A base or a member of a class.
struct PartOfObject {
    ty: TypeId,
    member: Option<VariableId>,
    has_initializer: bool,
}

impl Selector<'_> {
    pub(crate) fn follow_definition(&mut self, class: ClassId) {
        let program = self.program;
        let entry = &program.classes[class];
        entry.bases.iter().for_each(|base| self.mention(base.ty, Extent::Value));
        for member in &entry.data_members {
            self.mention(member.ty, Extent::Value);
            let bounds = member.variable.map_or_else(Vec::new, |variable| self.facts.bounds_of(variable));
            bounds.into_iter().for_each(|bound| self.walk_folded(bound));
            // Default member initializers belong to the class: also those that no constructor uses are kept (measured).
            self.function = None;
            if let Some(variable) = member.variable
                && let Some(initializer) = program.variables[variable].initializer
            {
                match program.initial_values.get(&variable) {
                    Some(value) => self.use_value(value),
                    None => {
                        self.walk_expression(initializer);
                        let constructor = program.constructed.get(&variable).copied();
                        constructor.into_iter().for_each(|function| self.use_unless_trivial(function));
                    }
                }
            }
        }
        if entry.is_closure {
            self.follow_captures(class);
        }
    }

    /// The members of a closure are what it captures.
    fn follow_captures(&mut self, class: ClassId) {
        for (ty, extent) in self.captured_types(class) {
            self.mention(ty, extent);
        }
    }

    /// The types of the variables that a closure captures; of what is captured by reference only the name is needed.
    fn captured_types(&self, class: ClassId) -> Vec<(TypeId, Extent)> {
        let program = self.program;
        let Some(index) = program.lambda_with_closure(program.classes[class].entity) else { return Vec::new() };
        let captured = program.lambdas[index].captures.iter().filter_map(|capture| {
            let variable = program.variable_of(capture.entity?)?;
            let extent = match capture.kind {
                cufe_il::CaptureKind::Reference | cufe_il::CaptureKind::InitReference => Extent::Name,
                _ => Extent::Value,
            };
            Some((program.variables[variable].ty, extent))
        });
        captured.collect()
    }

    pub(crate) fn need_table(&mut self, class: ClassId) {
        if self.facts.is_polymorphic(class) && self.marks.tables.insert(class) {
            self.define_class(class);
            self.open.push(Step::Table(class, self.on_device));
        }
    }

    /// The functions in the table of a class: its own virtual ones, and those of its bases that none of them overrides.
    pub(crate) fn follow_table(&mut self, class: ClassId) {
        let program = self.program;
        let mut overridden = rustc_hash::FxHashSet::default();
        let mut open = vec![class];
        while let Some(class) = open.pop() {
            for function in program.member_functions(class).collect::<Vec<_>>() {
                let flags = program.functions[function].flags;
                let is_overrider = program.overridden.get(&function).is_some_and(|list| !list.is_empty());
                if !flags.contains(FunctionFlags::VIRTUAL) && !is_overrider {
                    continue;
                }
                overridden.extend(program.overridden.get(&function).into_iter().flatten().copied());
                if !overridden.contains(&function) && !flags.contains(FunctionFlags::PURE) {
                    self.use_function(function);
                }
            }
            open.extend(program.base_classes(class).map(|base| base.0));
        }
    }

    /// What a function of a class does with the parts of its object that nothing written tells of.
    pub(crate) fn follow_parts_of_object(&mut self, function: FunctionId) {
        let program = self.program;
        let entity = &program.entities[program.functions[function].entity];
        let Some(class) = self.facts.class_around(entity.scope) else { return };
        let members = self.facts.special_members(class);
        let is_supplied = self.facts.is_supplied(function);
        let choice: Choice = match entity.name.kind() {
            NameKind::Destructor => |part| part.destructor,
            NameKind::Constructor if is_supplied && members.copy_constructor == Some(function) => {
                |part| part.copy_constructor
            }
            NameKind::Constructor if is_supplied && members.move_constructor == Some(function) => {
                |part| part.move_constructor.or(part.copy_constructor)
            }
            NameKind::Constructor => |part| part.default_constructor,
            _ if is_supplied && members.copy_assignment == Some(function) => |part| part.copy_assignment,
            _ if is_supplied && members.move_assignment == Some(function) => {
                |part| part.move_assignment.or(part.copy_assignment)
            }
            _ => return,
        };
        if self.facts.is_structor(function).is_some() {
            self.define_class(class);
            if self.on_device || self.is_table_shown(function) {
                self.need_table(class);
            }
        }
        let is_default = entity.name.kind() == NameKind::Constructor
            && !(is_supplied
                && (members.copy_constructor == Some(function) || members.move_constructor == Some(function)));
        self.parts(class, function, choice, is_default);
    }

    /// Host code's tables are kept, too, where an object at namespace scope has one.
    fn is_table_shown(&self, function: FunctionId) -> bool {
        let program = self.program;
        program.objects.iter().any(|(&variable, object)| {
            object.constructor == Some(function)
                && self.marks.needed.contains(&program.variables[variable].entity)
                && !self.facts.is_local(program.entities[program.variables[variable].entity].scope)
        })
    }

    fn parts(&mut self, class: ClassId, function: FunctionId, choice: Choice, is_default: bool) {
        let program = self.program;
        let written = program.definition_of(function).map_or(&[][..], |definition| &definition.member_initializers);
        let own = program.classes[class].ty;
        let is_delegating = written.iter().any(|initializer| match initializer.member {
            InitializedMember::Type(ty) => program.class_of(ty) == program.class_of(own),
            _ => false,
        });
        if is_delegating {
            return;
        }
        for part in self.parts_of(class) {
            let is_written = written.iter().any(|initializer| match initializer.member {
                InitializedMember::Field(entity) => part.member.is_some() && program.variable_of(entity) == part.member,
                InitializedMember::Type(ty) => {
                    part.member.is_none() && program.class_of(ty) == self.facts.element_class(part.ty)
                }
                InitializedMember::Unknown => false,
            });
            if is_written {
                continue;
            }
            if is_default && part.has_initializer {
                part.member.into_iter().for_each(|variable| self.note_constant_variable(variable));
                continue;
            }
            let inner = self.facts.element_class(part.ty);
            let chosen = inner.and_then(|inner| choice(&self.facts.special_members(inner)));
            chosen.into_iter().for_each(|function| self.use_unless_trivial(function));
        }
    }

    /// The parts of an object that are initialized as if nothing was written, without one base.
    pub(crate) fn default_parts(&mut self, class: ClassId, without: ClassId) {
        for part in self.parts_of(class) {
            let inner = self.facts.element_class(part.ty);
            match part.member {
                None if inner == Some(without) => {}
                Some(variable) if part.has_initializer => self.note_constant_variable(variable),
                _ => {
                    let constructor = inner.and_then(|inner| self.facts.special_members(inner).default_constructor);
                    constructor.into_iter().for_each(|function| self.use_unless_trivial(function));
                }
            }
        }
    }

    fn parts_of(&self, class: ClassId) -> Vec<PartOfObject> {
        let entry = &self.program.classes[class];
        if entry.is_closure {
            let captured = self.captured_types(class).into_iter();
            let held = captured.filter(|&(_, extent)| extent == Extent::Value);
            return held.map(|(ty, _)| PartOfObject { ty, member: None, has_initializer: false }).collect();
        }
        let mut bases: Vec<TypeId> = entry.bases.iter().filter(|base| !base.is_virtual).map(|base| base.ty).collect();
        if let Some(layout) = self.program.layouts.get(&class) {
            bases.extend(layout.virtual_bases.iter().map(|base| self.program.classes[base.0].ty));
        }
        let bases = bases.into_iter().map(|ty| PartOfObject { ty, member: None, has_initializer: false });
        let members = entry.data_members.iter().filter_map(|member| {
            let variable = member.variable?;
            let EntityKind::Field(_) = self.program.entities[self.program.variables[variable].entity].kind else {
                return None;
            };
            let has_initializer = member.flags.contains(DataMemberFlags::INITIALIZED);
            Some(PartOfObject { ty: member.ty, member: Some(variable), has_initializer })
        });
        bases.chain(members).collect()
    }
}
