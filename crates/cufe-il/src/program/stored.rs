//! The program in stored form: all stores in their order, so that ids stay what they are. The tables that find interned values
//! follow from them and are made anew.

use super::interned::hash_of;
use crate::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Below which number ids of each sort must be: by the names under which ids are stored.
pub type Bounds = Vec<(&'static str, usize)>;

impl Serialize for Program {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Program {
    /// Of a stored program; whether its ids lie in their stores is for [`Program::bounds`] and
    /// [`Program::is_consistent`] to tell.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut program = Self::deserialize(deserializer)?;
        program.find_interned();
        Ok(program)
    }
}

impl Program {
    /// Fills the tables of interned values from their stores.
    fn find_interned(&mut self) {
        self.literals.find_interned();
        let store = &self.types;
        self.type_table.reserve(store.len());
        for (id, ty) in store.iter() {
            self.type_table.insert(hash_of(ty), id);
        }
        let store = &self.function_types;
        self.function_type_table.reserve(store.len());
        for (id, ty) in store.iter() {
            self.function_type_table.insert(hash_of(ty), id);
        }
        let store = &self.arguments;
        self.arguments_table.reserve(store.len());
        for (id, list) in store.iter() {
            self.arguments_table.insert(hash_of(list), id);
        }
        let store = &self.constants;
        self.constants_table.reserve(store.len());
        for (id, value) in store.iter() {
            self.constants_table.insert(hash_of(value), id);
        }
    }

    /// How many entries there are of each sort that ids refer to.
    pub fn bounds(&self) -> Bounds {
        vec![
            ("EntityId", self.entities.len()),
            ("NamespaceId", self.namespaces.len()),
            ("ClassId", self.classes.len()),
            ("EnumId", self.enums.len()),
            ("VariableId", self.variables.len()),
            ("FunctionId", self.functions.len()),
            ("TemplateId", self.templates.len()),
            ("UsingId", self.usings.len()),
            ("ScopeId", self.scopes.len()),
            ("BindingId", self.bindings.len()),
            ("TypeId", self.types.len()),
            ("ArgumentsId", self.arguments.len()),
            ("ConstantId", self.constants.len()),
            ("FunctionTypeId", self.function_types.len()),
            ("ExpressionId", self.expressions.len()),
            ("StatementId", self.statements.len()),
            ("LaunchConfigurationId", self.launch_configurations.len()),
            ("FunctionDeclarationId", self.function_declarations.len()),
            ("VariableDeclarationId", self.variable_declarations.len()),
            ("LiteralId", self.literals.counts().0),
            ("StringLiteralId", self.literals.counts().1),
            ("DesignatorList", self.designators.len()),
            ("EntityList", self.entity_lists.len()),
            ("ExpressionList", self.expression_lists.len()),
            ("StatementList", self.statement_lists.len()),
            ("TypeList", self.type_lists.len()),
        ]
    }

    /// Whether what holds of every program holds, of one that was stored and whose ids lie in their stores: the entries that
    /// have fixed ids are there, indices that are no ids lie in their lists, types are made of earlier ones, bindings
    /// lead to earlier ones, and scopes are nested.
    pub fn is_consistent(&self) -> bool {
        let lambdas = self.lambdas.len();
        let has_index = |expression: &Expression| match expression.kind {
            ExpressionKind::Lambda(index) => (index as usize) < lambdas,
            _ => true,
        };
        let has_operands = |statement: &Statement| match statement.kind {
            StatementKind::Asm(operands) => {
                operands.start as usize + operands.length as usize <= self.asm_operands.len()
            }
            _ => true,
        };
        let is_made_of_earlier = |(id, ty): (TypeId, &Type)| {
            let mut parts = Vec::new();
            self.push_components(*ty, &mut parts);
            parts.iter().all(|&part| part < id)
        };
        let fixed = self.scopes.values().next().is_some_and(|scope| scope.kind == ScopeKind::Global)
            && Builtin::ALL
                .iter()
                .all(|&builtin| self.types.get(Self::builtin(builtin)) == Some(&Type::Builtin(builtin)))
            && self.types.get(Self::UNKNOWN) == Some(&Type::Unknown)
            && self.types.get(Self::AUTO) == Some(&Type::Auto)
            && self.types.get(Self::DECLTYPE_AUTO) == Some(&Type::DecltypeAuto)
            && self.arguments.values().next().is_some_and(Vec::is_empty);
        fixed
            && self.canonical.len() == self.types.len()
            && self.expressions.values().all(has_index)
            && self.statements.values().all(has_operands)
            && self.call_instances.values().all(|&index| index < lambdas)
            && self.types.iter().all(is_made_of_earlier)
            && self.are_scopes_nested()
            && self.bindings.iter().all(|(id, binding)| binding.next.is_none_or(|next| next < id))
    }

    /// Whether every scope has an outermost one. A scope's parent may be made later than the scope.
    fn are_scopes_nested(&self) -> bool {
        let mut is_nested = vec![false; self.scopes.len()];
        for start in self.scopes.ids() {
            let (mut at, mut steps) = (Some(start), 0);
            while let Some(scope) = at.filter(|scope| !is_nested[scope.number() as usize]) {
                steps += 1;
                at = self.scopes[scope].parent;
                if steps > self.scopes.len() {
                    return false;
                }
            }
            let mut at = Some(start);
            while let Some(scope) = at.filter(|scope| !is_nested[scope.number() as usize]) {
                is_nested[scope.number() as usize] = true;
                at = self.scopes[scope].parent;
            }
        }
        true
    }
}
