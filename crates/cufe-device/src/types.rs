//! What mentions of types need: classes by name, or with their definitions where there is a value.

use crate::marks::Selector;
use cufe_il::{ArgumentsId, ClassId, EntityId, EntityKind, FunctionId, TemplateArgument, Type, TypeId};

/// How much of a class a mention of its type needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// Its name.
    Name,
    /// Its definition: there is a value.
    Value,
}

impl Selector<'_> {
    /// Marks what a type mentions.
    pub(crate) fn mention(&mut self, ty: TypeId, extent: Extent) {
        let mut open = vec![(ty, extent)];
        while let Some((ty, extent)) = open.pop() {
            match self.program.written(ty) {
                Type::Typedef(entity) => {
                    self.need_typedef(entity);
                    if let EntityKind::Typedef(target) = self.program.entities[entity].kind {
                        open.push((target, extent));
                    }
                }
                Type::Class(class) => {
                    match extent {
                        Extent::Name => self.need_class(class),
                        Extent::Value => self.define_class(class),
                    }
                    self.need_own_name(self.program.classes[class].entity);
                }
                Type::Enum(id) => {
                    self.need_enum(self.program.enums[id].entity);
                    self.need_own_name(self.program.enums[id].entity);
                }
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                    open.push((inner, Extent::Name));
                }
                Type::Qualified(_, inner) | Type::Complex(inner) => open.push((inner, extent)),
                Type::Array { element, .. } => open.push((element, extent)),
                Type::MemberPointer { class, member } => {
                    open.push((class, Extent::Name));
                    open.push((member, Extent::Name));
                }
                Type::Function(function) => {
                    let function = self.program.function_type_data(function);
                    open.push((function.result, Extent::Value));
                    open.extend(function.parameters.iter().map(|&parameter| (parameter, Extent::Value)));
                }
                Type::KnownDecltype { target, .. } => open.push((target, extent)),
                Type::Specialization { template, .. } if let Some(&alias) = self.program.aliases.instances.get(&ty) => {
                    if self.marks.aliases.insert((template, alias.canonical)) {
                        self.need_owner(template);
                        if let Some(&written) = self.first_names.aliases.get(&alias.canonical) {
                            self.mention_arguments(written);
                        }
                    }
                    open.push((alias.target, extent));
                }
                // A specialization that nothing completed is declared by name.
                Type::Specialization { .. } if self.program.canonical(ty) == ty => {
                    self.marks.specializations.insert(ty);
                }
                _ => {
                    let canonical = self.program.canonical(ty);
                    if canonical != ty {
                        open.push((canonical, extent));
                    }
                }
            }
        }
    }

    pub(crate) fn need_enum(&mut self, entity: EntityId) {
        if self.marks.needed.insert(entity) {
            self.need_owner(entity);
        }
    }

    /// A class or enumeration that also has its name from a typedef declaration is mentioned by that.
    fn need_own_name(&mut self, entity: EntityId) {
        if let Some(&name) = self.program.aliases.own_names.get(&entity) {
            self.need_typedef(name);
        }
    }

    fn need_typedef(&mut self, entity: EntityId) {
        // A template's parameter, which stands for its argument in an instance, is no name of a type there.
        let scope = self.program.entities[entity].scope;
        if self.program.scopes[scope].kind == cufe_il::ScopeKind::TemplateParameters {
            return;
        }
        if self.marks.needed.insert(entity) {
            self.need_owner(entity);
        }
    }

    /// The types of a prototype. Values of classes need their definitions where there is a body, or a call, which is always
    /// so where the function is used.
    pub(crate) fn mention_signature(&mut self, function: FunctionId) {
        let program = self.program;
        self.mention(program.functions[function].ty, Extent::Value);
        for parameter in program.parameters_of(function) {
            self.mention(program.variables[parameter.variable].ty, Extent::Value);
        }
        if let Some(arguments) = program.functions[function].arguments {
            self.mention_arguments(arguments);
        }
        if let Some(&written) = self.first_names.functions.get(&function) {
            self.mention_arguments(written);
        }
    }

    pub(crate) fn mention_arguments_of(&mut self, class: ClassId) {
        if let Some(arguments) = self.program.classes[class].arguments {
            self.mention_arguments(arguments);
        }
        if let Some(&written) = self.first_names.classes.get(&self.program.classes[class].ty) {
            self.mention_arguments(written);
        }
    }

    /// The types among template arguments, and the entities.
    fn mention_arguments(&mut self, arguments: ArgumentsId) {
        for &argument in self.program.arguments(arguments) {
            match argument {
                TemplateArgument::Type(ty) => self.mention(ty, Extent::Name),
                TemplateArgument::Entity(entity) => self.use_entity(entity),
                TemplateArgument::Pack(list) => self.mention_arguments(list),
                TemplateArgument::Constant(ty, value) => {
                    self.mention(ty, Extent::Name);
                    self.use_value(self.program.constant(value));
                }
                TemplateArgument::Value(ty, _) => self.mention(ty, Extent::Name),
                _ => {}
            }
        }
    }
}
