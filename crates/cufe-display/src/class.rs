//! Classes: the type, its supplement, its scope, its bases.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE};
use crate::kind::Kind;
use crate::place::DECLARATION;
use cufe_il::{
    Access, Class, ClassId, ClassKey, DataMemberFlags, EntityKind, FunctionFlags, Qualifiers, ScopeId, Type,
};

impl Builder<'_> {
    /// Fills the entry of a class.
    pub(crate) fn fill_class(&mut self, id: ClassId, entry: EntryId) {
        let program = self.program;
        let class = &program.classes[id];
        self.correspondence(class.entity, entry);
        let layout = program.layouts.get(&id);
        if let Some(layout) = layout {
            self.graph.set(entry, "size", layout.size);
            self.graph.set(entry, "alignment", layout.alignment);
        } else if class.is_dependent {
            self.graph.set(entry, "alignment", 1u32);
        }
        self.graph.set_kind(
            entry,
            match class.key {
                ClassKey::Class => "tk_class",
                ClassKey::Struct => "tk_struct",
                ClassKey::Union => "tk_union",
            },
        );
        self.class_facts(id, class, entry);
        let supplement = self.supplement(id, class);
        self.graph.set(entry, "extra_info", supplement);
        let fields = if class.is_closure { self.closure_fields(id) } else { self.fields(id) };
        self.graph.list(entry, "field_list", "next", &fields);
    }

    fn class_facts(&mut self, id: ClassId, class: &Class, entry: EntryId) {
        let program = self.program;
        let layout = program.layouts.get(&id);
        let has_no_data = class.data_members.is_empty()
            && class.is_complete
            && layout.is_none_or(|layout| layout.is_empty && !layout.is_dynamic);
        let is_closure = class.is_closure;
        self.graph.flag(entry, "incomplete", !class.is_complete);
        self.graph.flag(entry, "originally_unnamed", program.symbol(class.entity).is_none());
        let is_anonymous_struct = class.key != ClassKey::Union && self.anonymous_place(id, class).is_some();
        self.graph.flag(entry, "is_nonstd_anonymous_union_type", is_anonymous_struct);
        self.graph.flag(entry, "final", class.is_final);
        self.graph.flag(entry, "is_empty_class", has_no_data && layout.is_some());
        let is_empty_member = |member: &cufe_il::DataMember| {
            let class = program.class_of(self.bare(member.ty));
            class.and_then(|class| program.layouts.get(&class)).is_some_and(|layout| layout.is_empty)
        };
        let has_proper_data = !class.data_members.iter().all(is_empty_member);
        self.graph.flag(
            entry,
            "no_proper_data",
            match is_closure {
                true => has_no_data,
                false => !has_proper_data && layout.is_some_and(|layout| !layout.is_dynamic),
            },
        );
        let has_type = |condition: &dyn Fn(Qualifiers) -> bool| {
            class.data_members.iter().any(|member| condition(program.unqualified(program.canonical(member.ty)).1))
        };
        self.graph.flag(entry, "any_const_member", has_type(&|found| found.contains(Qualifiers::CONST)));
        self.graph.flag(entry, "any_volatile_member", has_type(&|found| found.contains(Qualifiers::VOLATILE)));
        let has_mutable = self.has_mutable_member(class, 0);
        self.graph.flag(entry, "any_mutable_member", has_mutable);
        let functions: Vec<FunctionFlags> = class
            .functions
            .iter()
            .filter_map(|&entity| program.function_of(entity))
            .map(|function| program.functions[function].flags)
            .collect();
        let is_virtual = functions.iter().any(|flags| flags.contains(FunctionFlags::VIRTUAL));
        let is_pure = functions.iter().any(|flags| flags.contains(FunctionFlags::PURE));
        self.graph.flag(entry, "any_virtual_functions", is_virtual);
        self.graph.flag(entry, "any_pure_virtual_functions", is_pure);
        self.graph.flag(entry, "abstract", is_pure);
        let is_polymorphic = is_virtual || self.has_virtual_functions(class);
        self.graph.flag(entry, "any_virtual_functions_including_in_base_classes", is_polymorphic);
        self.graph.flag(
            entry,
            "any_virtual_base_classes",
            layout.is_some_and(|layout| !layout.virtual_bases.is_empty()),
        );
        self.graph.flag(entry, "is_template_class", class.template.is_some());
        self.graph.flag(entry, "is_prototype_instantiation", class.is_dependent && class.is_complete);
        self.graph.flag(entry, "is_nonreal_class", class.is_dependent && class.is_complete);
        self.graph.flag(entry, "alignment_set_explicitly", class.layout.alignment != 0);
        self.graph.flag(entry, "is_packed", class.layout.is_packed);
        if class.layout.is_packed {
            self.graph.set(entry, "max_member_alignment", 1u32);
        }
        self.graph.flag(entry, "definition_needed", class.is_complete);
    }

    fn has_mutable_member(&self, class: &Class, depth: u32) -> bool {
        class.data_members.iter().any(|member| member.flags.contains(DataMemberFlags::MUTABLE))
            || depth < 64
                && class.bases.iter().any(|base| {
                    let base = self.program.class_of(base.ty);
                    base.is_some_and(|base| self.has_mutable_member(&self.program.classes[base], depth + 1))
                })
    }

    fn has_virtual_functions(&self, class: &Class) -> bool {
        class.bases.iter().any(|base| {
            self.program.class_of(base.ty).is_some_and(|base| {
                let class = &self.program.classes[base];
                let mut functions = class.functions.iter().filter_map(|&entity| self.program.function_of(entity));
                functions.any(|function| self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL))
                    || self.has_virtual_functions(class)
            })
        })
    }

    fn supplement(&mut self, id: ClassId, class: &Class) -> EntryId {
        let program = self.program;
        let entry = self.graph.add(Kind::ClassSupplement, FILE);
        match program.layouts.get(&id) {
            Some(layout) => {
                self.graph.set(entry, "size_without_virtual_base_classes", layout.non_virtual_size.max(1));
                self.graph.set(entry, "alignment_without_virtual_base_classes", layout.non_virtual_alignment);
            }
            None => self.graph.set(entry, "alignment_without_virtual_base_classes", 1u32),
        }
        let has_initializer =
            class.data_members.iter().any(|member| member.flags.contains(DataMemberFlags::INITIALIZED));
        self.graph.flag(entry, "has_field_initializer", has_initializer);
        self.anonymous_facts(id, class, entry);
        self.graph.flag(entry, "is_lambda_closure_class", class.is_closure);
        if class.is_closure
            && let Some(index) = program.lambda_with_closure(class.entity)
        {
            let lambda = &program.lambdas[index];
            let is_generic = lambda.flags.contains(cufe_il::LambdaFlags::GENERIC);
            let is_templated = lambda.enclosing.is_some_and(|function| self.is_pattern(function));
            self.graph.flag(entry, "is_generic_lambda_closure_class", is_generic);
            self.graph.flag(entry, "has_lambda_conversion_function", lambda.captures.is_empty() && !is_templated);
        }
        let is_nested =
            program.scopes[self.home(program.entities[class.entity].scope)].kind == cufe_il::ScopeKind::Class;
        self.graph.flag(entry, "defined_in_parent_class", is_nested && class.is_complete && !class.is_closure);
        if let Some(scope) = class.scope {
            let owner = self.type_entry(class.ty);
            let scope = self.class_scope(id, scope, owner);
            self.graph.set(entry, "assoc_scope", scope);
        }
        if class.template.is_none() && !class.is_closure && self.is_in_template(class.entity) {
            let member = self.member_class_template(id);
            self.graph.set(entry, "assoc_template", member);
        }
        if let Some(template) = class.template {
            let entity = match self.partial_of(id) {
                Some(partial) => self.partial_template(partial),
                None => self.template_entry(template),
            };
            self.graph.set(entry, "assoc_template", entity);
            match class.arguments {
                Some(arguments) => self.template_arguments(arguments, entry),
                None => self.own_arguments(template, entry),
            }
        }
        self.bases(id, class, entry);
        self.friends_of_class(id, entry);
        entry
    }

    /// What the supplement of a class says of anonymous unions: those in it, and where it is one itself.
    fn anonymous_facts(&mut self, id: ClassId, class: &Class, entry: EntryId) {
        let program = self.program;
        let is_union = |ty| program.class_of(ty).is_some_and(|class| program.classes[class].key == ClassKey::Union);
        let has_union = class
            .data_members
            .iter()
            .any(|member| member.flags.contains(DataMemberFlags::ANONYMOUS) && is_union(self.bare(member.ty)));
        self.graph.flag(entry, "has_anonymous_union_member", has_union);
        if class.key != ClassKey::Union {
            return;
        }
        if let Some((outer, index)) = self.anonymous_place(id, class) {
            let owner = self.type_entry(program.classes[outer].ty);
            self.drain();
            let _ = owner;
            let field = self.unnamed_fields.get(&(outer, index)).copied();
            self.graph.set_if(entry, "anonymous_union_field", field);
            self.graph.set(entry, "anonymous_union_kind", "auk_field");
        } else if self.is_anonymous_variable(class) {
            self.graph.set(entry, "anonymous_union_kind", "auk_variable");
        }
    }

    /// The class around a class, and the place of it among its members, where it is the type of an anonymous one.
    fn anonymous_place(&self, id: ClassId, class: &Class) -> Option<(ClassId, usize)> {
        let program = self.program;
        let outer = self.class_of_scope(self.home(program.entities[class.entity].scope))?;
        let members = &program.classes[outer].data_members;
        let index = members.iter().position(|member| {
            member.flags.contains(DataMemberFlags::ANONYMOUS) && program.class_of(self.bare(member.ty)) == Some(id)
        })?;
        Some((outer, index))
    }

    /// The variable that an anonymous union of a namespace or block is.
    pub(crate) fn anonymous_variable(&mut self, class: ClassId) -> Option<EntryId> {
        if let Some(&known) = self.anonymous_variables.get(&class) {
            return Some(known);
        }
        let program = self.program;
        let entry = &program.classes[class];
        if !self.is_anonymous_variable(entry) {
            return None;
        }
        let scope = program.entities[entry.entity].scope;
        let is_local = self.is_local(scope);
        let region = if is_local { self.region } else { FILE };
        let id = self.graph.add(Kind::Variable, region);
        self.anonymous_variables.insert(class, id);
        self.place(id, DECLARATION, entry.last? + 1);
        let ty = self.type_entry(entry.ty);
        self.graph.set(id, "type", ty);
        self.graph.set(id, "declared_type", ty);
        self.graph.mark(id, "is_anonymous_parent_object");
        self.graph.mark(id, "needed");
        self.graph.mark(id, "referenced");
        match (is_local, self.around) {
            (true, Some(around)) => {
                self.graph.mark(id, "is_local_to_function");
                let routine = self.function_entry(around.function);
                self.graph.set(id, "enclosing_routine", routine);
                self.graph.set(id, "parent_scope", around.scope);
                self.graph.set(id, "storage_class", "sc_auto");
            }
            _ => {
                let parent = self.scope_entry(scope);
                self.graph.set(id, "parent_scope", parent);
                self.graph.set(id, "storage_class", "sc_static");
                self.graph.set(id, "declared_storage_class", "sc_static");
            }
        }
        Some(id)
    }

    /// Whether a union is an anonymous one of a namespace or block: nothing is declared behind it.
    pub(crate) fn is_anonymous_variable(&self, class: &Class) -> bool {
        class.key == ClassKey::Union
            && class.is_complete
            && self.program.symbol(class.entity).is_none()
            && class.typedef_name.is_none()
            && self.class_of_scope(self.home(self.program.entities[class.entity].scope)).is_none()
            && class.last.is_some_and(|last| {
                let next = last + 1;
                (next as usize) < self.unit.tokens.len()
                    && self.unit.tokens.kind(next) == cufe_lex::TokenKind::Semicolon
            })
    }

    /// The scope of a class, with its members.
    pub(crate) fn class_scope(&mut self, class: ClassId, scope: ScopeId, owner: EntryId) -> EntryId {
        if let Some(&known) = self.scopes.get(&scope) {
            return known;
        }
        let id = self.graph.add(Kind::Scope, FILE);
        self.scopes.insert(scope, id);
        self.graph.set_kind(id, "sck_class_struct_union");
        self.graph.set(id, "assoc_type", owner);
        let outer = self.program.entities[self.program.classes[class].entity].scope;
        if !self.is_local(outer) {
            let parent = self.scope_entry(outer);
            self.graph.set(id, "parent", parent);
        }
        self.scope_lists(scope, id);
        self.hidden_names(class, id);
        id
    }

    /// The data members of a class, unnamed ones too.
    fn fields(&mut self, class: ClassId) -> Vec<EntryId> {
        let program = self.program;
        let mut fields = Vec::new();
        for (index, member) in program.classes[class].data_members.iter().enumerate() {
            let id = match member.variable {
                Some(variable) => self.variable_entry(variable),
                None => {
                    let id = self.graph.add(Kind::Field, FILE);
                    self.unnamed_fields.insert((class, index), id);
                    let is_anonymous = member.flags.contains(DataMemberFlags::ANONYMOUS);
                    let is_union = program
                        .class_of(self.bare(member.ty))
                        .is_some_and(|class| program.classes[class].key == ClassKey::Union);
                    let extent = self.tag_extent(member.token).filter(|_| is_anonymous);
                    let token = extent.map_or(member.token, |extent| extent.first);
                    self.graph.flag(id, "compiler_generated", is_anonymous && is_union);
                    self.place(id, DECLARATION, token);
                    self.graph.mark(id, "is_class_member");
                    self.graph.set(id, "access", access_text(member.access));
                    self.graph.mark(id, "referenced");
                    self.graph.mark(id, "needed");
                    if let Some(scope) = program.classes[class].scope {
                        let scope = self.scope_entry(scope);
                        self.graph.set(id, "parent_scope", scope);
                    }
                    let ty = self.type_entry(member.ty);
                    self.graph.set(id, "type", ty);
                    let is_anonymous = member.flags.contains(DataMemberFlags::ANONYMOUS);
                    self.graph.flag(id, "is_anonymous_parent_object", is_anonymous);
                    self.field_place(class, index, id);
                    id
                }
            };
            fields.push(id);
        }
        fields
    }

    /// Where a data member lies, and its width.
    pub(crate) fn field_place(&mut self, class: ClassId, index: usize, id: EntryId) {
        let program = self.program;
        let member = &program.classes[class].data_members[index];
        let bits = program.layouts.get(&class).and_then(|layout| layout.fields.get(index)).copied();
        let is_bit_field = member.flags.contains(DataMemberFlags::BIT_FIELD);
        self.graph.flag(id, "is_bit_field", is_bit_field);
        let unit = self.layout(member.ty).map_or(1, |layout| layout.0.max(1));
        if let Some(bits) = bits {
            let bytes = bits / 8;
            let offset = if is_bit_field { bytes / unit * unit } else { bytes };
            self.graph.set(id, "offset", offset);
            if is_bit_field && bits - 8 * offset != 0 {
                self.graph.set(id, "offset_bit_remainder", bits - 8 * offset);
            }
        }
        if is_bit_field && let Some(width) = member.width {
            let value = program.values.get(&width).and_then(|value| value.integer());
            self.graph.set_if(id, "bit_size", value.filter(|&value| value != 0));
            let constant = self.constant_of(width);
            self.graph.set_if(id, "bit_size_constant", constant);
            let is_signed = match program.structure(program.unqualified(program.canonical(member.ty)).0) {
                Type::Builtin(builtin) => crate::constant::is_signed(builtin),
                _ => false,
            };
            self.graph.flag(id, "bit_field_is_signed", is_signed);
        }
        self.graph.flag(id, "has_initializer", member.flags.contains(DataMemberFlags::INITIALIZED));
        self.graph.flag(id, "has_no_unique_address_attribute", member.layout.no_unique_address);
        let is_empty = program
            .class_of(self.bare(member.ty))
            .and_then(|class| program.layouts.get(&class))
            .is_some_and(|layout| layout.is_empty && !layout.is_dynamic);
        self.graph.flag(id, "is_optimized_empty_class", member.layout.no_unique_address && is_empty);
        if member.layout.alignment != 0 {
            self.graph.set(id, "alignment", member.layout.alignment);
        }
        self.graph.flag(id, "is_packed", member.layout.is_packed);
    }

    /// The class of which a scope holds the members.
    pub(crate) fn class_of_scope(&self, scope: ScopeId) -> Option<ClassId> {
        match self.program.scopes[scope].entity.map(|entity| self.program.entities[entity].kind) {
            Some(EntityKind::Class(class)) => Some(class),
            _ => None,
        }
    }
}

pub(crate) fn access_text(access: Access) -> &'static str {
    match access {
        Access::Public => "as_public",
        Access::Protected => "as_protected",
        Access::Private => "as_private",
    }
}
