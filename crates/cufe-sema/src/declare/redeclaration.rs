//! What declarations of one entity must agree on ([basic.link], [dcl.fct.default], [except.spec], [dcl.link]).

use crate::Sema;
use cufe_diagnostics::Code;
use cufe_il::{ArrayBound, FunctionId, FunctionTypeFlags, Qualifiers, Type, TypeId};

/// Default arguments of one parameter list: for every parameter the first token of its default argument.
pub type DefaultArguments = Vec<Option<u32>>;

impl Sema<'_> {
    /// Whether two types are known and differ. Exception specifications are not compared, and an array of unknown bound
    /// agrees with one of any bound ([dcl.array]).
    pub fn certainly_differ(&self, a: TypeId, b: TypeId) -> bool {
        self.differ(a, b, 0)
    }

    fn differ(&self, a: TypeId, b: TypeId, depth: u32) -> bool {
        let program = &self.program;
        let (a, b) = (program.canonical(a), program.canonical(b));
        if a == b || depth > 256 || self.is_dependent_type(a) || self.is_dependent_type(b) {
            return false;
        }
        let (bare_a, cv_a) = program.unqualified(a);
        let (bare_b, cv_b) = program.unqualified(b);
        let (cv_a, cv_b) = (cv_a - Qualifiers::RESTRICT, cv_b - Qualifiers::RESTRICT);
        if cv_a != cv_b {
            return self.has_known_kind(bare_a) && self.has_known_kind(bare_b);
        }
        let next = depth + 1;
        match (program.structure(bare_a), program.structure(bare_b)) {
            (Type::Pointer(a), Type::Pointer(b))
            | (Type::LvalueReference(a), Type::LvalueReference(b))
            | (Type::RvalueReference(a), Type::RvalueReference(b)) => self.differ(a, b, next),
            (Type::Array { element: a, bound: m }, Type::Array { element: b, bound: n }) => {
                let differ = matches!((m, n), (ArrayBound::Known(m), ArrayBound::Known(n)) if m != n);
                differ || self.differ(a, b, next)
            }
            (Type::MemberPointer { class: c, member: a }, Type::MemberPointer { class: d, member: b }) => {
                self.differ(c, d, next) || self.differ(a, b, next)
            }
            (Type::Function(a), Type::Function(b)) => {
                let (a, b) = (program.function_type_data(a), program.function_type_data(b));
                let ignored = FunctionTypeFlags::NOEXCEPT | FunctionTypeFlags::TRAILING_RETURN;
                a.flags - ignored != b.flags - ignored
                    || a.parameters.len() != b.parameters.len()
                    || self.differ(a.result, b.result, next)
                    || a.parameters.iter().zip(&b.parameters).any(|(&a, &b)| self.differ(a, b, next))
            }
            _ => self.has_known_kind(bare_a) && self.has_known_kind(bare_b),
        }
    }

    /// Whether equal types of this kind have equal ids: not so where arguments of templates or operands decide.
    fn has_known_kind(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Builtin(_)
            | Type::Enum(_)
            | Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Function(_) => !self.is_dependent_type(ty),
            Type::Class(class) => {
                let class = &self.program.classes[class];
                !class.is_dependent && class.template.is_none() && !class.is_closure
            }
            _ => false,
        }
    }

    /// Whether parameter lists are certainly the same: equal canonical types, none of them unknown.
    pub fn has_unknown_part(&self, types: &[TypeId]) -> bool {
        types.iter().any(|&ty| self.mentions_unknown(ty, 0))
    }

    fn mentions_unknown(&self, ty: TypeId, depth: u32) -> bool {
        if !self.is_dependent_type(ty) {
            return false;
        }
        let program = &self.program;
        let next = depth + 1;
        match program.structure(ty) {
            _ if depth > 64 => true,
            Type::Unknown => true,
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Expansion(inner)
            | Type::Complex(inner) => self.mentions_unknown(inner, next),
            Type::Array { element, bound } => {
                matches!(bound, ArrayBound::Expression(_)) || self.mentions_unknown(element, next)
            }
            Type::MemberPointer { class, member } => {
                self.mentions_unknown(class, next) || self.mentions_unknown(member, next)
            }
            Type::Function(function) => {
                let function = program.function_type_data(function);
                self.mentions_unknown(function.result, next)
                    || function.parameters.iter().any(|&ty| self.mentions_unknown(ty, next))
            }
            Type::TemplateParameter { .. } | Type::Class(_) | Type::Enum(_) | Type::Builtin(_) => false,
            _ => true,
        }
    }

    /// A default argument must be followed by default arguments in this or an earlier declaration ([dcl.fct.default]/4):
    /// 306 at the first default argument that is not. `packs`: which parameters are packs.
    pub fn check_default_arguments_order(&mut self, own: &DefaultArguments, before: &[bool], packs: &[bool]) {
        let has = |index: usize| {
            own[index].is_some()
                || before.get(index).copied().unwrap_or(false)
                || packs.get(index).copied().unwrap_or(false)
        };
        let Some(last_without) = (0..own.len()).rev().find(|&index| !has(index)) else { return };
        if let Some(token) = own[..last_without].iter().find_map(|&token| token) {
            self.report_at(Code(306), token);
        }
    }

    /// A default argument is given once ([dcl.fct.default]/4): 307 at one that is given again.
    pub fn check_default_arguments_again(&mut self, own: &DefaultArguments, before: &[bool]) {
        let again: Vec<u32> = own.iter().zip(before).filter_map(|(&token, &known)| token.filter(|_| known)).collect();
        for token in again {
            self.report_at(Code(307), token);
        }
    }

    /// Which parameters of a function have default arguments by declarations of one scope, or of all.
    pub fn known_default_arguments(&self, function: FunctionId, scope: Option<cufe_il::ScopeId>) -> Vec<bool> {
        let mut known = Vec::new();
        let Some(first) = self.program.functions[function].first_declaration else { return known };
        let from = first.number() as usize;
        for index in from..self.program.function_declarations.len() {
            let id = cufe_il::FunctionDeclarationId::from_number(index as u32);
            let Some(declaration) = self.program.function_declarations.get(id) else { break };
            if declaration.function != function || scope.is_some_and(|scope| declaration.scope != scope) {
                continue;
            }
            if known.len() < declaration.parameter_list.len() {
                known.resize(declaration.parameter_list.len(), false);
            }
            for (known, parameter) in known.iter_mut().zip(&declaration.parameter_list) {
                *known |= parameter.default.is_some();
            }
        }
        known
    }
}
