//! How variables and members are initialized.

use crate::builder::Builder;
use crate::conversion::Sort;
use crate::graph::{EntryId, FILE};
use crate::kind::Kind;
use cufe_il::{
    ExpressionId, ExpressionKind, FunctionDeclaration, InitializedMember, StorageClass, TypeId, VariableFlags,
    VariableId,
};

impl Builder<'_> {
    /// Sets what a variable is initialized with.
    pub(crate) fn initialize(&mut self, variable: VariableId, id: EntryId) {
        let program = self.program;
        let entry = &program.variables[variable];
        let Some(initializer) = entry.initializer.filter(|_| !entry.flags.contains(VariableFlags::PARAMETER)) else {
            return;
        };
        let kind = program.expressions[initializer].kind;
        self.graph.flag(id, "has_explicit_initializer", true);
        let is_braced = matches!(kind, ExpressionKind::InitializerList(_));
        let opener = program.declarators.get(&variable).and_then(|declarator| declarator.initializer);
        let opener = opener.map(|token| self.unit.tokens.kind(token));
        self.graph.flag(id, "has_direct_braced_initializer", opener == Some(cufe_lex::TokenKind::LeftBrace));
        self.graph.flag(id, "has_parenthesized_initializer", opener == Some(cufe_lex::TokenKind::LeftParen));
        let is_static = !self.is_local(program.entities[entry.entity].scope)
            || entry.storage == StorageClass::Static
            || entry.flags.contains(VariableFlags::THREAD_LOCAL);
        if is_static {
            let region = std::mem::replace(&mut self.region, FILE);
            let node = self.initializer(variable, initializer);
            self.region = region;
            if let Some(constant) = self.known.get(&node).map(|known| known.constant) {
                self.graph.set(id, "init_kind", "initk_static");
                self.graph.set(id, "constant", constant);
                let is_constant =
                    program.unqualified(program.canonical(entry.ty)).1.contains(cufe_il::Qualifiers::CONST);
                self.graph.flag(id, "constant_valued", is_constant);
                return;
            }
            let region = std::mem::replace(&mut self.region, FILE);
            let initialization = self.initialization(variable, initializer, node);
            self.region = region;
            self.graph.set(id, "init_kind", "initk_dynamic");
            self.graph.set(id, "dynamic", initialization);
            self.graph.set(initialization, "variable", id);
            return;
        }
        let node = self.initializer(variable, initializer);
        let initialization = self.initialization(variable, initializer, node);
        self.graph.set(initialization, "variable", id);
        self.graph.flag(initialization, "is_braced_initializer", is_braced);
        self.graph.set(id, "init_kind", "initk_dynamic");
        self.graph.set(id, "dynamic", initialization);
    }

    /// The value of an initializer.
    fn initializer(&mut self, variable: VariableId, initializer: ExpressionId) -> EntryId {
        let program = self.program;
        let inner = match program.expressions[initializer].kind {
            ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => {
                match program.expression_list(list) {
                    &[one] => one,
                    _ => initializer,
                }
            }
            _ => initializer,
        };
        self.converted(inner, program.variables[variable].ty)
    }

    /// The initialization of a variable by a value.
    fn initialization(&mut self, variable: VariableId, initializer: ExpressionId, node: EntryId) -> EntryId {
        let program = self.program;
        let entry = &program.variables[variable];
        if self.sort(entry.ty) == Sort::Class
            && let Some(&function) = program.constructed.get(&variable).or_else(|| program.called.get(&initializer))
        {
            let arguments: Vec<ExpressionId> = match program.expressions[initializer].kind {
                ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => {
                    program.expression_list(list).to_vec()
                }
                ExpressionKind::Construct { arguments, .. } => program.expression_list(arguments).to_vec(),
                _ => vec![initializer],
            };
            return self.constructor_call(function, &arguments);
        }
        self.initialization_of(node, entry.ty)
    }

    /// The initialization of an object by a value.
    pub(crate) fn initialization_of(&mut self, node: EntryId, _ty: TypeId) -> EntryId {
        let id = self.graph.add(Kind::Initialization, self.region);
        match self.known.get(&node).map(|known| known.constant) {
            Some(constant) => {
                self.graph.set_kind(id, "dik_constant");
                self.graph.set(id, "constant", constant);
            }
            None => {
                self.graph.set_kind(id, "dik_expression");
                self.graph.set(id, "expression", node);
            }
        }
        id
    }

    /// The initializations of bases and members that a constructor writes.
    pub(crate) fn member_initializers(&mut self, declaration: &FunctionDeclaration) -> Vec<EntryId> {
        let mut entries = Vec::new();
        for initializer in &declaration.member_initializers {
            let id = self.graph.add(Kind::MemberInitialization, self.region);
            let ty = match initializer.member {
                InitializedMember::Field(entity) => match self.program.variable_of(entity) {
                    Some(field) => {
                        self.graph.set_kind(id, "cik_field");
                        let entry = self.variable_entry(field);
                        self.graph.set(id, "field", entry);
                        self.program.variables[field].ty
                    }
                    None => continue,
                },
                InitializedMember::Type(ty) => {
                    self.graph.set_kind(id, "cik_direct_base_class");
                    ty
                }
                InitializedMember::Unknown => continue,
            };
            let value = match self.program.expressions[initializer.value].kind {
                ExpressionKind::Construct { arguments, .. }
                | ExpressionKind::InitializerList(arguments)
                | ExpressionKind::ParenthesizedList(arguments) => match self.program.expression_list(arguments) {
                    &[one] => Some(one),
                    _ => None,
                },
                _ => Some(initializer.value),
            };
            if let Some(value) = value {
                let node = self.converted(value, ty);
                let initialization = self.initialization_of(node, ty);
                self.graph.flag(initialization, "is_constructor_init", true);
                self.graph.set(id, "initializer", initialization);
            }
            entries.push(id);
        }
        entries
    }

    /// A static_assert.
    pub(crate) fn static_assertion(&mut self, condition: ExpressionId, message: Option<u32>, token: u32) -> EntryId {
        let id = self.graph.add(Kind::StaticAssertion, self.region);
        self.place(id, crate::place::POSITION, token);
        let node = self.condition(condition);
        if let Some(constant) = self.known.get(&node).map(|known| known.constant) {
            self.graph.set(id, "condition", constant);
        }
        let _ = message;
        id
    }
}
