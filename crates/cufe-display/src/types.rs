//! Types.

use crate::builder::{Builder, Work};
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use crate::place::DECLARATION;
use cufe_il::{
    ArrayBound, Builtin, EntityId, EntityKind, FunctionType, FunctionTypeFlags, Qualifiers, ScopeKind, Type, TypeId,
};

/// The name of the kind of an integer type.
pub(crate) fn integer_kind(builtin: Builtin) -> &'static str {
    match builtin {
        Builtin::Bool | Builtin::Char => "char",
        Builtin::Char8 => "unsigned char",
        Builtin::Char16 => "unsigned short",
        Builtin::Char32 => "unsigned int",
        Builtin::Wchar => "int",
        other => other.spelling(),
    }
}

/// What a floating type is called.
fn floating_kind(builtin: Builtin) -> &'static str {
    match builtin {
        Builtin::Float80 => "long double",
        Builtin::Float32 => "_Float32",
        other => other.spelling(),
    }
}

impl Builder<'_> {
    /// The entry of a type, which is filled later.
    pub(crate) fn type_entry(&mut self, ty: TypeId) -> EntryId {
        let ty = self.shown_type(ty);
        if let Some(&entry) = self.types.get(&ty) {
            if self.graph.entry(entry).text.is_none() && !self.texts_open.contains(&ty) {
                self.set_type_text(ty, entry);
            }
            return entry;
        }
        let entry = self.type_entry_unnamed(ty);
        self.set_type_text(ty, entry);
        entry
    }

    fn set_type_text(&mut self, ty: TypeId, entry: EntryId) {
        self.texts_open.push(ty);
        let text = self.type_text(ty);
        self.graph.entry_mut(entry).text = Some(text);
        self.texts_open.pop();
    }

    /// The same, whose text may still be missing.
    pub(crate) fn type_entry_unnamed(&mut self, ty: TypeId) -> EntryId {
        let ty = self.shown_type(ty);
        if let Some(&entry) = self.types.get(&ty) {
            return entry;
        }
        let entry = self.graph.add(Kind::Type, FILE);
        self.types.insert(ty, entry);
        self.work.push(Work::Type(ty, entry));
        entry
    }

    /// The type that is shown for one: what a parameter is bound to in an instance in the place of its name.
    pub(crate) fn shown_type(&self, ty: TypeId) -> TypeId {
        match self.program.written(ty) {
            Type::KnownDecltype { target, .. } => self.shown_type(target),
            Type::TemplateParameter { depth, index, .. } => {
                self.named_parameters.get(&(depth, index)).copied().unwrap_or(ty)
            }
            Type::Typedef(entity) => match self.program.entities[entity].kind {
                EntityKind::Typedef(target) if self.is_bound_parameter(entity) => self.shown_type(target),
                _ => ty,
            },
            _ if self.mentions_bound_parameter(ty) => self.program.canonical(ty),
            _ => ty,
        }
    }

    /// Whether a typedef name is what an instance binds a template parameter to.
    fn is_bound_parameter(&self, entity: EntityId) -> bool {
        let entry = &self.program.entities[entity];
        entry.template.is_none() && self.program.scopes[entry.scope].kind == ScopeKind::TemplateParameters
    }

    fn mentions_bound_parameter(&self, ty: TypeId) -> bool {
        match self.program.written(ty) {
            Type::Builtin(_) | Type::Class(_) | Type::Enum(_) => false,
            Type::Typedef(entity) => self.is_bound_parameter(entity),
            Type::Specialization { arguments, .. } => self.argument_mentions_bound_parameter(arguments),
            structure => {
                let mut parts = Vec::new();
                self.program.push_components(structure, &mut parts);
                parts.iter().any(|&part| part != ty && self.mentions_bound_parameter(part))
            }
        }
    }

    fn argument_mentions_bound_parameter(&self, arguments: cufe_il::ArgumentsId) -> bool {
        use cufe_il::TemplateArgument as A;
        self.program.arguments(arguments).iter().any(|&argument| match argument {
            A::Type(ty) | A::Expansion(ty) => self.mentions_bound_parameter(ty),
            A::Pack(list) => self.argument_mentions_bound_parameter(list),
            _ => false,
        })
    }

    /// Size and alignment of a type, where they are known.
    pub(crate) fn layout(&self, ty: TypeId) -> Option<(u64, u64)> {
        let program = self.program;
        match program.written(ty) {
            Type::Builtin(Builtin::Void) => None,
            Type::Builtin(builtin) => Some((u64::from(builtin.size()), u64::from(builtin.size()))),
            Type::Complex(inner) => self.layout(inner).map(|(size, alignment)| (2 * size, alignment)),
            Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_) => Some((8, 8)),
            Type::MemberPointer { member, .. } => match program.structure(member) {
                Type::Function(_) => Some((16, 8)),
                _ => Some((8, 8)),
            },
            Type::Array { element, bound } => {
                let (size, alignment) = self.layout(element)?;
                match bound {
                    ArrayBound::Known(count) => Some((size.checked_mul(count)?, alignment)),
                    ArrayBound::Unknown => Some((0, alignment)),
                    ArrayBound::Expression(_) => Some((size, alignment)),
                }
            }
            Type::Enum(id) => {
                let underlying = program.enums[id].underlying?;
                let (size, alignment) = self.layout(underlying)?;
                let attributes = program.attributes_of(program.enums[id].entity);
                Some((size, alignment.max(attributes.map_or(0, |found| u64::from(found.layout.alignment)))))
            }
            Type::Vector { bytes, .. } => Some((u64::from(bytes), u64::from(bytes))),
            Type::Class(class) => program.layouts.get(&class).map(|layout| (layout.size, layout.alignment)),
            Type::Qualified(_, inner) => self.layout(inner),
            Type::TemplateParameter { .. } | Type::NamedParameter(_) => Some((1, 1)),
            _ => {
                let canonical = program.canonical(ty);
                if canonical == ty { None } else { self.layout(canonical) }
            }
        }
    }

    /// Fills the entry of a type.
    pub(crate) fn fill_type(&mut self, ty: TypeId, id: EntryId) {
        let program = self.program;
        match program.written(ty) {
            Type::Class(class) => return self.fill_class(class, id),
            Type::Enum(enumeration) => return self.fill_enum(enumeration, id),
            Type::Typedef(entity) => return self.fill_typedef(entity, id),
            Type::NamedParameter(entity) => {
                let name = self.symbol_text(entity);
                if !name.is_empty() {
                    self.graph.set(id, "name", Value::Text(Kind::IdName, name));
                    self.graph.set(id, "name_linkage", "no");
                }
                self.declared_at(id, program.entities[entity].token);
                if let Some(&scope) = self.head_scopes.get(&entity) {
                    self.graph.set(id, "parent_scope", scope);
                }
                self.graph.mark(id, "referenced");
                self.graph.mark(id, "needed");
                self.graph.set(id, "size", 1u32);
                self.graph.set(id, "alignment", 1u32);
                self.template_parameter_type(ty, id);
                self.graph.set(id, "kind", "tptk_param");
                return;
            }
            _ => {}
        }
        if let Some((size, alignment)) =
            self.layout(ty).filter(|_| !matches!(program.written(ty), Type::Specialization { .. }))
        {
            self.graph.set(id, "size", size);
            self.graph.set(id, "alignment", alignment);
        }
        match program.written(ty) {
            Type::Builtin(Builtin::Void) => {
                self.graph.set_kind(id, "tk_void");
                self.graph.mark(id, "incomplete");
            }
            Type::Builtin(Builtin::Nullptr) => self.graph.set_kind(id, "tk_nullptr"),
            Type::Builtin(builtin) if builtin.is_floating() => {
                self.graph.set_kind(id, "tk_float");
                self.graph.set(id, "float_kind", floating_kind(builtin));
            }
            Type::Builtin(builtin) => self.integer_type(builtin, id),
            Type::Complex(inner) => {
                self.graph.set_kind(id, "tk_complex");
                if let Type::Builtin(builtin) = program.structure(inner) {
                    self.graph.set(id, "float_kind", floating_kind(builtin));
                }
            }
            Type::Pointer(target) => self.pointer_type(target, id),
            Type::LvalueReference(target) => {
                self.pointer_type(target, id);
                self.graph.mark(id, "is_reference");
            }
            Type::RvalueReference(target) => {
                self.pointer_type(target, id);
                self.graph.mark(id, "is_reference");
                self.graph.mark(id, "is_rvalue_reference");
            }
            Type::MemberPointer { class, member } => {
                self.graph.set_kind(id, "tk_ptr_to_member");
                let class = self.type_entry(class);
                let member = match program.structure(program.canonical(member)) {
                    Type::Function(function) => self.member_function_type(class, member, function),
                    _ => self.type_entry(member),
                };
                self.graph.set(id, "class_of_which_a_member", class);
                self.graph.set(id, "type", member);
            }
            Type::Array { element, bound } => self.array_type(element, bound, id),
            Type::Function(function) => {
                let function = program.function_type_data(function);
                self.function_type(function, id);
            }
            Type::Qualified(qualifiers, inner) => {
                self.graph.set_kind(id, "tk_typeref");
                let target = self.type_entry(inner);
                self.graph.set(id, "typeref_type", target);
                self.qualifiers(qualifiers, id);
            }
            Type::Vector { element, .. } | Type::DependentVector { element, .. } => {
                self.graph.set_kind(id, "tk_vector");
                let element = self.type_entry(element);
                self.graph.set(id, "element_type", element);
            }
            Type::TemplateParameter { .. } => self.template_parameter_type(ty, id),
            Type::Specialization { template, arguments } if self.fill_specialization((template, arguments), id) => {}
            Type::Unknown => {
                self.graph.set_kind(id, "tk_unknown");
            }
            Type::Auto | Type::DecltypeAuto => {
                self.graph.set(id, "size", 1u32);
                self.graph.set(id, "alignment", 1u32);
                self.graph.set_kind(id, "tk_template_param");
                self.graph.set(id, "kind", "tptk_param");
                self.graph.set(id, "coordinates.position", 1u32);
                self.graph.set(id, "coordinates.depth", -1i128);
            }
            _ => self.graph.set_kind(id, "tk_template_param"),
        }
    }

    /// The type of a member function, as a pointer to the member knows it: of a function that has an object.
    fn member_function_type(&mut self, class: EntryId, ty: TypeId, function: cufe_il::FunctionTypeId) -> EntryId {
        let id = self.graph.add(Kind::Type, FILE);
        self.graph.entry_mut(id).text = Some(self.type_text(ty));
        let function = self.program.function_type_data(function);
        self.function_type(function, id);
        self.graph.mark(id, "has_this_param");
        self.graph.set(id, "this_class", class);
        self.local_types.insert(id);
        id
    }

    fn integer_type(&mut self, builtin: Builtin, id: EntryId) {
        self.graph.set_kind(id, "tk_integer");
        self.graph.set(id, "int_kind", integer_kind(builtin));
        for (which, label) in [
            (Builtin::Bool, "bool_type"),
            (Builtin::Wchar, "wchar_t_type"),
            (Builtin::Char8, "char8_t_type"),
            (Builtin::Char16, "char16_t_type"),
            (Builtin::Char32, "char32_t_type"),
        ] {
            self.graph.flag(id, label, builtin == which);
        }
    }

    fn pointer_type(&mut self, target: TypeId, id: EntryId) {
        self.graph.set_kind(id, "tk_pointer");
        let target = self.type_entry(target);
        self.graph.set(id, "type_pointed_to", target);
    }

    fn array_type(&mut self, element: TypeId, bound: ArrayBound, id: EntryId) {
        self.graph.set_kind(id, "tk_array");
        let element = self.type_entry(element);
        self.graph.set(id, "element_type", element);
        match bound {
            ArrayBound::Unknown => self.graph.mark(id, "incomplete"),
            ArrayBound::Known(count) => self.graph.set(id, "number_of_elements", count),
            ArrayBound::Expression(_) => self.graph.mark(id, "is_template_dependent_size_array"),
        }
    }

    /// The array types that declarators make, each where it is written.
    pub(crate) fn written_arrays(&mut self) {
        let mut arrays: Vec<cufe_il::WrittenArray> = self.arrays.values().flatten().copied().collect();
        arrays.sort_by_key(|array| (array.open, array.ty));
        for array in arrays {
            let first = self.type_entry(array.ty);
            let is_first = self.arrays[&array.ty].first().is_some_and(|other| other.open == array.open);
            if array.is_local {
                let is_shared = self.arrays[&array.ty].iter().any(|other| !other.is_local);
                if !is_shared && self.local_types.insert(first) {
                    self.array_as_written(first, array);
                }
                continue;
            }
            let id = match is_first {
                true => first,
                false => {
                    let id = self.graph.add(Kind::Type, FILE);
                    self.graph.entry_mut(id).text = self.graph.entry(first).text.clone();
                    self.fill_array(array.ty, id);
                    id
                }
            };
            self.array_as_written(id, array);
            self.graph.roots.push(id);
        }
    }

    /// Fills an entry as that of an array type.
    pub(crate) fn fill_array(&mut self, ty: TypeId, id: EntryId) {
        let Type::Array { element, bound } = self.program.structure(ty) else { return };
        if let Some((size, alignment)) = self.layout(ty) {
            self.graph.set(id, "size", size);
            self.graph.set(id, "alignment", alignment);
        }
        self.array_type(element, bound, id);
    }

    /// Sets where an array type is written, and the expression that is its bound.
    pub(crate) fn array_as_written(&mut self, id: EntryId, array: cufe_il::WrittenArray) {
        self.declared_at(id, array.open);
        self.graph.mark(id, "referenced");
        self.graph.mark(id, "needed");
        let Type::Array { bound: ArrayBound::Known(_), .. } = self.program.structure(array.ty) else { return };
        let Some(bound) = array.bound else { return };
        let (region, around) = (std::mem::replace(&mut self.region, FILE), self.around.take());
        let node = self.value(bound);
        let from = self.given_type(bound);
        let first = self.program.expressions[bound].first;
        let node = match array.is_local {
            true => node,
            false => self.convert(node, from, cufe_il::Program::builtin(Builtin::UnsignedLong), first),
        };
        self.region = region;
        self.around = around;
        let constant = self.known.get(&node).map(|known| known.constant);
        self.graph.set_if(id, "bound_constant", constant);
    }

    pub(crate) fn qualifiers(&mut self, qualifiers: Qualifiers, id: EntryId) {
        let text = match (qualifiers.contains(Qualifiers::CONST), qualifiers.contains(Qualifiers::VOLATILE)) {
            (true, true) => "const volatile",
            (true, false) => "const",
            (false, true) => "volatile",
            (false, false) => "__restrict__",
        };
        self.graph.set(id, "qualifiers", text);
    }

    /// Fills what function types have beside their parameters.
    pub(crate) fn function_type(&mut self, function: &FunctionType, id: EntryId) {
        let parameters: Vec<EntryId> = function
            .parameters
            .iter()
            .zip(1u32..)
            .map(|(&ty, number)| {
                let entry = self.graph.add(Kind::ParameterType, FILE);
                let ty = self.type_entry(ty);
                self.graph.set(entry, "type", ty);
                self.graph.set(entry, "declared_type", ty);
                self.graph.set(entry, "param_num", number);
                entry
            })
            .collect();
        self.function_type_head(function, id);
        if function.flags.contains(FunctionTypeFlags::NOEXCEPT) {
            let specification = self.graph.add(Kind::ExceptionSpecification, FILE);
            self.graph.mark(specification, "is_noexcept");
            self.graph.set(id, "exception_specification", specification);
        }
        self.graph.list(id, "param_type_list", "next", &parameters);
    }

    pub(crate) fn function_type_head(&mut self, function: &FunctionType, id: EntryId) {
        self.graph.set_kind(id, "tk_routine");
        let result = self.type_entry(function.result);
        self.graph.set(id, "return_type", result);
        self.graph.flag(id, "has_ellipsis", function.flags.contains(FunctionTypeFlags::VARIADIC));
        self.graph.flag(id, "trailing_return_type", function.flags.contains(FunctionTypeFlags::TRAILING_RETURN));
        self.graph.set(id, "routine_name_linkage", "C++");
        let mut qualifiers = Qualifiers::empty();
        qualifiers.set(Qualifiers::CONST, function.flags.contains(FunctionTypeFlags::CONST));
        qualifiers.set(Qualifiers::VOLATILE, function.flags.contains(FunctionTypeFlags::VOLATILE));
        if !qualifiers.is_empty() {
            self.qualifiers(qualifiers, id);
        }
        if function.flags.contains(FunctionTypeFlags::LVALUE) {
            self.graph.set(id, "ref_qualifiers", "&");
        } else if function.flags.contains(FunctionTypeFlags::RVALUE) {
            self.graph.set(id, "ref_qualifiers", "&&");
        }
    }

    fn fill_typedef(&mut self, entity: EntityId, id: EntryId) {
        let cufe_il::EntityKind::Typedef(target) = self.program.entities[entity].kind else { return };
        self.correspondence(entity, id);
        self.graph.set_kind(id, "tk_typeref");
        let target = self.type_entry(target);
        self.graph.set(id, "typeref_type", target);
    }

    fn fill_enum(&mut self, enumeration: cufe_il::EnumId, id: EntryId) {
        let program = self.program;
        let entry = &program.enums[enumeration];
        self.correspondence(entry.entity, id);
        if let Some((size, alignment)) = self.layout(entry.ty) {
            self.graph.set(id, "size", size);
            self.graph.set(id, "alignment", alignment);
        }
        self.graph.set_kind(id, "tk_integer");
        let underlying = entry.underlying.map(|ty| program.structure(program.unqualified(program.canonical(ty)).0));
        if let Some(Type::Builtin(builtin)) = underlying {
            let is_unsigned = builtin == Builtin::UnsignedInt && !entry.is_fixed;
            let shown = if is_unsigned && !self.needs_unsigned(enumeration) { Builtin::Int } else { builtin };
            self.graph.set(id, "int_kind", integer_kind(shown));
            self.graph.flag(id, "underlying_type_should_use_unsigned", is_unsigned);
        }
        self.graph.mark(id, "enum_type");
        self.graph.flag(id, "is_scoped_enum", entry.is_scoped);
        self.graph.flag(id, "originally_unnamed", program.symbol(entry.entity).is_none());
        self.graph.flag(id, "enumerator_list_seen", entry.is_complete);
        let scope = entry.is_scoped.then(|| self.enum_scope(enumeration));
        let constants: Vec<EntryId> =
            entry.enumerators.iter().map(|&(entity, value)| self.enumerator(entity, value)).collect();
        match scope {
            Some(scope) if !constants.is_empty() => {
                self.graph.list(scope, "constants", "next", &constants);
                self.graph.set(id, "enum_info.assoc_scope", scope);
            }
            Some(_) => {}
            None => self.graph.list(id, "enum_info.constant_list", "next", &constants),
        }
        if let Some(base) = self.enum_base_token(enumeration)
            && let Some(underlying) = entry.underlying
        {
            self.place(id, ("base_type_position.seq", "base_type_position.column"), base);
            let base = self.type_entry(underlying);
            self.graph.set(id, "base_type", base);
            self.graph.mark(id, "has_explicit_enum_base");
        }
    }

    /// The scope of the enumerators of a scoped enumeration.
    pub(crate) fn enum_scope(&mut self, enumeration: cufe_il::EnumId) -> EntryId {
        let entry = &self.program.enums[enumeration];
        if let Some(&known) = self.scopes.get(&entry.scope) {
            return known;
        }
        let id = self.graph.add(Kind::Scope, FILE);
        self.scopes.insert(entry.scope, id);
        self.graph.set_kind(id, "sck_enum");
        let owner = self.type_entry(entry.ty);
        self.graph.set(id, "assoc_type", owner);
        let outer = self.program.entities[entry.entity].scope;
        if !self.is_local(outer) {
            let parent = self.scope_entry(outer);
            self.graph.set(id, "parent", parent);
        }
        id
    }

    /// The first token of the base that is written for an enumeration.
    fn enum_base_token(&self, enumeration: cufe_il::EnumId) -> Option<u32> {
        let entry = &self.program.enums[enumeration];
        let name = self.definition_of(entry.entity).unwrap_or(self.program.entities[entry.entity].token);
        let colon = name.checked_add(1).filter(|&token| (token as usize) < self.unit.tokens.len())?;
        (self.unit.tokens.kind(colon) == cufe_lex::TokenKind::Colon).then_some(colon + 1)
    }

    pub(crate) fn needs_unsigned(&self, enumeration: cufe_il::EnumId) -> bool {
        self.program.enums[enumeration]
            .enumerators
            .iter()
            .any(|entry| entry.1.is_some_and(|value| value > i128::from(i32::MAX)))
    }

    /// The constant that an enumerator is.
    pub(crate) fn enumerator(&mut self, entity: EntityId, value: Option<i128>) -> EntryId {
        if let Some(&known) = self.entities.get(&entity) {
            return known;
        }
        let cufe_il::EntityKind::Enumerator(enumeration) = self.program.entities[entity].kind else {
            return self.graph.add(Kind::Constant, FILE);
        };
        let id = self.graph.add(Kind::Constant, FILE);
        self.entities.insert(entity, id);
        let ty = self.program.enums[enumeration].ty;
        self.graph.entry_mut(id).text = Some(self.symbol_text(entity));
        self.correspondence(entity, id);
        self.graph.set_kind(id, "ck_integer");
        let entry = self.type_entry(ty);
        self.graph.set(id, "type", entry);
        self.graph.mark(id, "is_named_constant_definition");
        if let Some(value) = value {
            self.graph.set(id, "integer_value", self.value_with_suffix(ty, value));
        }
        self.enumerator_expression(entity, enumeration, id);
        id
    }

    /// What the value of an enumerator is computed by, where that is no literal.
    fn enumerator_expression(&mut self, entity: EntityId, enumeration: cufe_il::EnumId, id: EntryId) {
        let Some(&value) = self.program.enumerator_values.get(&entity) else { return };
        let entry = &self.program.enums[enumeration];
        let fixed = entry.underlying.filter(|_| entry.is_fixed);
        let (region, around) = (std::mem::replace(&mut self.region, FILE), self.around.take());
        let mut node = self.read(value);
        let is_literal = self.known.get(&node).is_some_and(|known| known.operation.is_none());
        if let Some(underlying) = fixed.filter(|_| !is_literal) {
            let from = self.given_type(value);
            node = self.convert(node, from, underlying, u32::MAX);
        }
        self.region = region;
        self.around = around;
        let Some(known) = self.known.get(&node).cloned() else { return };
        self.inherit_bits(known.constant, id);
        let is_named = self.graph.get(known.constant, "is_named_constant_definition").is_some();
        if let Some(operation) = known.operation {
            self.graph.set(id, "expr", operation);
        } else if is_named {
            self.graph.unset(node, "position.seq");
            self.graph.unset(node, "position.column");
            self.graph.set(id, "expr", node);
        }
    }

    /// A type template parameter.
    pub(crate) fn template_parameter_type(&mut self, ty: TypeId, id: EntryId) {
        self.graph.set_kind(id, "tk_template_param");
        if let Type::TemplateParameter { depth, index, is_pack } = self.program.structure(self.program.canonical(ty)) {
            self.graph.flag(id, "is_pack", is_pack);
            self.graph.set(id, "coordinates.position", u32::from(index) + 1);
            let outer = match self.program.written(ty) {
                Type::NamedParameter(entity) => self.outer_heads.get(&entity).copied().unwrap_or_default(),
                _ => 0,
            };
            self.graph.set(id, "coordinates.depth", u32::from(depth + outer) + 1);
        }
    }

    /// Sets the position of a declaration.
    pub(crate) fn declared_at(&mut self, id: EntryId, token: u32) {
        self.place(id, DECLARATION, token);
    }
}
