//! Variables, parameters and data members.

use crate::builder::Builder;
use crate::graph::EntryId;
use cufe_il::{EntityKind, StorageClass, Type, VariableDeclarationFlags, VariableFlags, VariableId};

fn storage_text(storage: StorageClass) -> Option<&'static str> {
    match storage {
        StorageClass::Static => Some("sc_static"),
        StorageClass::Extern => Some("sc_extern"),
        StorageClass::Register => Some("sc_register"),
        StorageClass::Auto => Some("sc_auto"),
        _ => None,
    }
}

impl Builder<'_> {
    /// Fills the entry of a variable or parameter.
    pub(crate) fn fill_variable(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let entry = &program.variables[variable];
        let flags = entry.flags;
        let is_local = self.is_local(program.entities[entry.entity].scope);
        let is_static_member = flags.contains(VariableFlags::STATIC_MEMBER);
        self.correspondence(entry.entity, id);
        let is_unnamed =
            flags.contains(VariableFlags::PARAMETER) && program.entities[entry.entity].name == cufe_il::Name::UNNAMED;
        if is_unnamed {
            for label in ["decl_position.seq", "decl_position.column", "name_linkage", "needed", "referenced"] {
                self.graph.unset(id, label);
            }
        }
        let is_thread = flags.contains(VariableFlags::THREAD_LOCAL);
        let is_automatic = is_local && entry.storage == StorageClass::None && !is_static_member && !is_thread;
        if is_automatic && let Some(around) = self.around {
            self.graph.set(id, "parent_scope", around.scope);
        }
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        let is_defined = flags.contains(VariableFlags::DEFINED) || is_automatic;
        if is_defined {
            let written = match program.declarators.get(&variable) {
                Some(declarator) => Some(declarator.ty),
                None => self.written_parameter(variable),
            };
            let declared = match written {
                Some(written) => match program.written(written) {
                    Type::Qualified(_, inner) if flags.contains(VariableFlags::CONSTEXPR) => self.type_entry(inner),
                    _ => self.type_entry(written),
                },
                None => ty,
            };
            self.graph.set(id, "declared_type", declared);
        }
        let definition = entry.definition.map(|definition| &program.variable_declarations[definition]);
        let is_extern_definition =
            definition.is_some_and(|definition| definition.flags.contains(VariableDeclarationFlags::EXTERN));
        let is_in_class = self.initialized_in_class.contains(&variable);
        match storage_text(entry.storage) {
            Some("sc_extern") if is_defined && is_extern_definition => {
                self.graph.set(id, "declared_storage_class", "sc_extern");
            }
            Some("sc_extern") if is_defined => {}
            Some("sc_static") if is_static_member && is_defined && self.is_only_initialized(variable) => {
                self.graph.set(id, "storage_class", "sc_extern");
            }
            Some("sc_static") if is_static_member && is_defined => {}
            Some("sc_extern") => self.graph.set(id, "storage_class", "sc_extern"),
            Some("sc_static") if is_static_member => self.graph.set(id, "storage_class", "sc_extern"),
            Some(word) => {
                self.graph.set(id, "storage_class", word);
                self.graph.set(id, "declared_storage_class", word);
            }
            None if is_automatic => self.graph.set(id, "storage_class", "sc_auto"),
            None if is_local && is_thread => self.graph.set(id, "storage_class", "sc_static"),
            None if entry.linkage == cufe_il::Linkage::Internal => self.graph.set(id, "storage_class", "sc_static"),
            None if !is_defined => self.graph.set(id, "storage_class", "sc_extern"),
            None => {}
        }
        if is_static_member && is_in_class {
            let is_const = program.unqualified(program.canonical(entry.ty)).1.contains(cufe_il::Qualifiers::CONST);
            self.graph.mark(id, "initializer_in_class");
            self.graph.flag(id, "is_member_constant", is_const);
            if !flags.contains(VariableFlags::SPECIALIZATION) {
                self.graph.set(id, "declared_storage_class", "sc_static");
            }
        }
        let space = entry.space;
        use cufe_il::MemorySpace as M;
        self.graph.flag(id, "device", space.intersects(M::DEVICE | M::MANAGED));
        self.graph.flag(id, "shared", space.contains(M::SHARED));
        self.graph.flag(id, "constant", space.contains(M::CONSTANT));
        self.graph.flag(id, "managed", space.contains(M::MANAGED));
        for (flag, label) in [
            (VariableFlags::CONSTEXPR, "is_constexpr"),
            (VariableFlags::CONSTINIT, "declared_constinit"),
            (VariableFlags::PARAMETER, "is_parameter"),
            (VariableFlags::DEDUCED, "declared_with_auto_type_specifier"),
            (VariableFlags::DECLTYPE_AUTO, "declared_with_decltype_auto"),
            (VariableFlags::WEAK, "is_weak"),
        ] {
            self.graph.flag(id, label, flags.contains(flag));
        }
        // GNU's `__thread` says less.
        let is_gnu = definition.is_some_and(|definition| {
            (definition.first..definition.name)
                .any(|token| self.unit.tokens.kind(token) == cufe_lex::TokenKind::KwGnuThread)
        });
        self.graph.flag(id, "is_thread_local", is_thread && !is_gnu);
        let is_inline = flags.contains(VariableFlags::INLINE)
            || is_static_member && flags.contains(VariableFlags::CONSTEXPR) && is_in_class;
        self.graph.flag(id, "is_inline", is_inline);
        self.graph.flag(id, "is_parameter_pack", flags.contains(VariableFlags::PARAMETER | VariableFlags::PACK));
        let is_bound = program.is_reference(entry.ty) && (is_automatic || entry.initializer.is_some());
        let is_parameter = flags.contains(VariableFlags::PARAMETER);
        self.graph.flag(id, "extends_lifetime", is_bound && !is_parameter);
        self.initialize(variable, id);
        self.variable_template(variable, id);
    }

    /// Whether a static data member has an initializer in its class, and no definition.
    pub(crate) fn is_only_initialized(&self, variable: VariableId) -> bool {
        let entry = &self.program.variables[variable];
        self.initialized_in_class.contains(&variable)
            && !entry.flags.intersects(VariableFlags::INLINE | VariableFlags::CONSTEXPR)
            && !self.program.written_variables().any(|declaration| {
                declaration.variable == variable && !declaration.flags.contains(VariableDeclarationFlags::IN_CLASS)
            })
    }

    /// The type of a parameter as it is written: an array, where the parameter is a pointer.
    fn written_parameter(&self, variable: VariableId) -> Option<cufe_il::TypeId> {
        let around = self.around?;
        let definition = self.program.functions[around.function].definition?;
        let list = &self.program.function_declarations[definition].parameter_list;
        list.iter().find(|parameter| parameter.variable == variable).map(|parameter| parameter.written)
    }

    /// Fills the entry of a data member.
    pub(crate) fn fill_field(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let entry = &program.variables[variable];
        self.correspondence(entry.entity, id);
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        self.graph.flag(id, "is_mutable", entry.flags.contains(VariableFlags::MUTABLE));
        let scope = self.home(program.entities[entry.entity].scope);
        let Some(EntityKind::Class(class)) = program.scopes[scope].entity.map(|entity| program.entities[entity].kind)
        else {
            return;
        };
        let members = &program.classes[class].data_members;
        let Some(index) = members.iter().position(|member| member.variable == Some(variable)) else { return };
        self.field_place(class, index, id);
        self.field_initializer(variable, id);
    }

    /// The default initializer of a data member.
    fn field_initializer(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let entry = &program.variables[variable];
        let opener = program.declarators.get(&variable).and_then(|declarator| declarator.initializer);
        let is_braced = opener.is_some_and(|token| self.unit.tokens.kind(token) == cufe_lex::TokenKind::LeftBrace);
        self.graph.flag(id, "has_direct_braced_initializer", is_braced);
        let Some(initializer) = entry.initializer else { return };
        let (region, around) = (std::mem::replace(&mut self.region, crate::graph::FILE), self.around.take());
        let node = self.initial_value(entry.ty, initializer);
        let initialization = self.initialization_of(node, entry.ty);
        self.region = region;
        self.around = around;
        self.graph.flag(initialization, "is_braced_initializer", is_braced);
        self.graph.set(id, "initializer", initialization);
    }
}
