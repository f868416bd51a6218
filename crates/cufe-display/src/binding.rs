//! Structured bindings ([dcl.struct.bind]): the object that is bound, which has no name, and what the names stand for.

use crate::builder::Builder;
use crate::conversion::Sort;
use crate::graph::{EntryId, FILE, Value};
use crate::kind::Kind;
use cufe_il::{
    Builtin, Linkage, Program, Qualifiers, StructuredBinding, Type, TypeId, ValueCategory, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;

impl Builder<'_> {
    /// The token `[` of a structured binding with a first name.
    pub(crate) fn binding_token(&self, first: VariableId) -> u32 {
        self.program.entities[self.program.variables[first].entity].token.saturating_sub(1)
    }

    /// Whether a variable is a name of a structured binding.
    pub(crate) fn is_binding(&self, variable: VariableId) -> bool {
        self.program.variables[variable].flags.contains(VariableFlags::BINDING)
    }

    /// The entries of the names of a structured binding.
    pub(crate) fn binding_names(&mut self, first: VariableId) -> Vec<EntryId> {
        let names = self.program.implied.structured_bindings.get(&first).map(|binding| binding.names.clone());
        names.unwrap_or_default().into_iter().map(|name| self.variable_entry(name)).collect()
    }

    /// What is written of the declared type: `&` or `&&`, and whether it is constant.
    fn written_binding(&self, first: VariableId) -> (Option<TokenKind>, bool) {
        let tokens = &self.unit.tokens;
        let open = self.binding_token(first);
        let reference = open
            .checked_sub(1)
            .map(|token| tokens.kind(token))
            .filter(|kind| matches!(kind, TokenKind::Ampersand | TokenKind::AmpersandAmpersand));
        let placeholder = open.saturating_sub(1 + u32::from(reference.is_some()));
        let is_const = [placeholder.saturating_sub(1), placeholder + 1]
            .iter()
            .any(|&token| token < open && tokens.kind(token) == TokenKind::KwConst);
        (reference, is_const)
    }

    /// The variable that a structured binding binds to.
    pub(crate) fn binding_container(&mut self, first: VariableId) -> EntryId {
        if let Some(&known) = self.containers.get(&first) {
            return known;
        }
        let program = self.program;
        let entity = program.variables[first].entity;
        let is_local = self.is_local(program.entities[entity].scope);
        let region = if is_local { self.region } else { FILE };
        let id = self.graph.add(Kind::Variable, region);
        self.containers.insert(first, id);
        let Some(binding) = program.implied.structured_bindings.get(&first) else { return id };
        let open = self.binding_token(first);
        self.declared_at(id, open);
        self.graph.flag(id, "is_local_to_function", is_local);
        match self.around.filter(|_| is_local) {
            Some(around) => {
                let routine = self.function_entry(around.function);
                self.graph.set(id, "enclosing_routine", routine);
                self.graph.set(id, "parent_scope", around.scope);
            }
            None => {
                let scope = self.scope_entry(program.entities[entity].scope);
                self.graph.set(id, "parent_scope", scope);
            }
        }
        self.graph.mark(id, "referenced");
        self.graph.mark(id, "needed");
        self.graph.mark(id, "declared_with_auto_type_specifier");
        self.graph.mark(id, "has_explicit_initializer");
        if is_local {
            self.graph.set(id, "storage_class", "sc_auto");
        }
        let (reference, is_const) = self.written_binding(first);
        let qualifiers = if is_const { Qualifiers::CONST } else { Qualifiers::empty() };
        let mut declared = self.made_object(Program::AUTO, qualifiers);
        if let Some(reference) = reference {
            declared = self.made_reference_to(declared, reference == TokenKind::AmpersandAmpersand);
        }
        self.graph.set(id, "declared_type", declared);
        let outer = std::mem::replace(&mut self.region, region);
        let ty = self.initialize_container(id, (first, binding), reference, qualifiers);
        self.graph.set(id, "type", ty);
        let names: Vec<EntryId> = binding.names.iter().map(|&name| self.variable_entry(name)).collect();
        if let Some(first_entry) = names.first() {
            let _ = first_entry;
            self.graph.set(id, "bindings", Value::Entries(names.clone()));
        }
        self.drain();
        let bound = self.bound_type(first, binding, reference, qualifiers);
        for (index, &name) in names.iter().enumerate() {
            self.bound_name(name, (id, ty), (first, binding), (index, bound));
        }
        self.region = outer;
        id
    }

    /// The type of the object that is bound.
    fn bound_type(
        &self,
        first: VariableId,
        binding: &StructuredBinding,
        reference: Option<TokenKind>,
        added: Qualifiers,
    ) -> (TypeId, Qualifiers) {
        let program = self.program;
        let initializer = program.variables[first].initializer;
        let own = initializer.map_or(Program::UNKNOWN, |initializer| program.expressions[initializer].ty);
        match (binding.object, reference) {
            (Some(object), None) => (self.bare(object), program.unqualified(program.canonical(object)).1),
            _ => {
                let (bare, have) = program.unqualified(program.canonical(program.non_reference(own)));
                (bare, if reference.is_some() { have | added } else { added })
            }
        }
    }

    /// Initializes the variable that is bound; its type.
    fn initialize_container(
        &mut self,
        id: EntryId,
        (first, binding): (VariableId, &StructuredBinding),
        reference: Option<TokenKind>,
        added: Qualifiers,
    ) -> EntryId {
        let program = self.program;
        let (bare, qualifiers) = self.bound_type(first, binding, reference, added);
        let object = self.made_object(bare, qualifiers);
        let Some(initializer) = program.variables[first].initializer else { return object };
        let entry = &program.expressions[initializer];
        let is_object = entry.category == ValueCategory::Lvalue;
        let initialization = self.graph.add(Kind::Initialization, self.region);
        self.graph.set(id, "init_kind", "initk_dynamic");
        self.graph.set(id, "dynamic", initialization);
        self.graph.set(initialization, "variable", id);
        if reference.is_some() {
            let is_rvalue = reference == Some(TokenKind::AmpersandAmpersand) && !is_object;
            self.graph.mark(id, "extends_lifetime");
            let node = if is_object || entry.category == ValueCategory::Xvalue {
                self.object(initializer)
            } else {
                self.extended_temporary(initializer)
            };
            let adjusted = match self.graph.get(node, "type") {
                Some(&Value::Entry(ty)) if ty != object && entry.category != ValueCategory::Prvalue => {
                    let id = self.operation("eok_lvalue_adjust", object, self.sort(bare), &[node]);
                    self.graph.mark(id, "is_lvalue");
                    self.graph.mark(id, "compiler_generated");
                    self.at(id, entry.first);
                    id
                }
                _ => node,
            };
            let lvalue = self.made_reference_to(object, false);
            let bound = self.operation("eok_reference_to", lvalue, Sort::Pointer, &[adjusted]);
            self.graph.mark(bound, "compiler_generated");
            self.at(bound, entry.first);
            self.graph.set_kind(initialization, "dik_expression");
            self.graph.set(initialization, "expression", bound);
            return if is_rvalue { self.made_reference_to(object, true) } else { lvalue };
        }
        if self.sort(bare) == Sort::Array {
            self.graph.set_kind(initialization, "dik_bitwise_copy");
            let node = self.object(initializer);
            self.graph.set(initialization, "source", node);
            return object;
        }
        let node = self.read(initializer);
        self.graph.set_kind(initialization, "dik_expression");
        self.graph.set(initialization, "expression", node);
        object
    }

    /// What a name of a structured binding stands for.
    fn bound_name(
        &mut self,
        name: EntryId,
        (container, ty): (EntryId, EntryId),
        (first, binding): (VariableId, &StructuredBinding),
        (index, (bare, qualifiers)): (usize, (TypeId, Qualifiers)),
    ) {
        let program = self.program;
        self.graph.set(name, "container", container);
        self.graph.unset(name, "declared_type");
        let auto = self.type_entry(Program::AUTO);
        self.graph.set(name, "declared_type", auto);
        for label in ["declared_with_auto_type_specifier", "has_explicit_initializer", "dynamic", "init_kind"] {
            self.graph.unset(name, label);
        }
        if !binding.getters.is_empty() {
            return;
        }
        self.graph.unset(name, "extends_lifetime");
        self.graph.set(name, "init_kind", "initk_binding");
        let variable = binding.names[index];
        let is_static = program.variables[variable].linkage == Linkage::Internal
            || !self.is_local(program.entities[program.variables[variable].entity].scope);
        if is_static {
            self.graph.unset(name, "name_linkage");
            self.graph.set(name, "name_linkage", "internal");
            self.graph.unset(name, "storage_class");
            self.graph.set(name, "storage_class", "sc_static");
            self.graph.unset(name, "needed");
            self.graph.unset(name, "referenced");
        }
        let initializer = program.variables[first].initializer;
        let close = initializer.map(|initializer| {
            let last = program.expressions[initializer].last;
            match self.unit.tokens.kind(last + 1) {
                TokenKind::RightBrace => last + 2,
                _ => last + 1,
            }
        });
        let is_element = initializer.is_some_and(|initializer| self.hidden.contains_key(&initializer));
        let close = match (is_element, initializer) {
            (true, Some(initializer)) => Some(program.expressions[initializer].first),
            _ => close,
        };
        let is_class = self.sort(bare) == Sort::Class;
        let at = close.filter(|_| is_class);
        let object = self.made_object(bare, qualifiers);
        let mut node = self.variable_node(container, ty, ty == object);
        if let Some(at) = at {
            self.at(node, at);
        }
        if ty != object {
            let operand = node;
            node = self.operation("eok_ref_indirect", object, Sort::Pointer, &[operand]);
            self.graph.mark(node, "is_lvalue");
            self.graph.mark(node, "compiler_generated");
            if let Some(at) = at {
                self.at(node, at);
            }
        }
        let shown = self.type_entry(program.variables[variable].ty);
        let bound = if is_class {
            let Some(&member) = binding.members.get(index) else { return };
            let at = at.unwrap_or(u32::MAX);
            let node = self.object_of_field(node, member, (bare, at), (false, false));
            let field = self.field_node(member, at);
            let node = self.operation("eok_dot_field", shown, Sort::Other, &[node, field]);
            self.graph.mark(node, "compiler_generated");
            self.graph.mark(node, "is_lvalue");
            self.at(node, at);
            node
        } else {
            let Type::Array { element, .. } = program.structure(bare) else { return };
            let pointer = self.made_pointer(element, qualifiers);
            let node = self.operation("eok_array_to_pointer", pointer, Sort::Array, &[node]);
            self.graph.mark(node, "compiler_generated");
            let size = Program::builtin(Builtin::UnsignedLong);
            let constant = self.constant(size, &cufe_il::constant::Value::Integer(index as i128), None);
            let number = self.constant_node(size, constant, None);
            let node = self.operation("eok_subscript", shown, Sort::Pointer, &[node, number]);
            self.graph.flag(node, "eval_left_to_right", self.is_since_17());
            self.graph.mark(node, "is_lvalue");
            node
        };
        self.graph.set(name, "binding", bound);
    }
}
