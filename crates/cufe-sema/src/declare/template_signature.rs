//! What tells function templates with the same parameters apart ([temp.over.link]): heads, results and constraints.

use crate::Sema;
use crate::declare::Declarator;
use crate::reader::Spelled;
use cufe_il::{
    ArgumentsId, ArrayBound, ClassId, EntityId, EntityKind, ExpressionKind, FunctionFlags, FunctionId, Name,
    ParameterDeclaration, Profiled, ScopeId, TemplateArgument, TemplateHead, TemplateId, TemplateParameter,
    TemplateParameterKind, Type, TypeId,
};
use cufe_lex::TokenKind;

/// How deep heads in heads are compared.
const MAXIMUM_NESTING: u32 = 16;

/// What belongs to the signature of a function template beside the parameters of the function.
#[derive(Clone, Debug)]
pub struct TemplateSignature {
    result: Option<TypeId>,
    /// The written template parameters.
    parameters: Vec<TemplateParameter>,
    /// The interned spelling of everything that constrains the template.
    pub constraints: Option<u32>,
    /// The parameters of the function.
    operands: Vec<EntityId>,
}

impl Sema<'_> {
    /// The signature of the function template that is declared here, behind its declarator.
    pub fn template_signature(
        &mut self,
        head: Option<&TemplateHead>,
        declarator: &Declarator,
        ty: TypeId,
    ) -> TemplateSignature {
        let mut parameters = Vec::new();
        let mut text = String::new();
        if let Some(head) = head {
            let written = head.parameters.iter().filter(|parameter| parameter.first < head.close);
            parameters.extend(written.cloned());
            self.add_constraints_of_head(&mut text, head, 0);
        }
        if let Some(function) = declarator.function() {
            for &(position, (first, last)) in &function.parameters.placeholder_constraints {
                text.push_str(&format!("({position}): "));
                self.profile_text(&mut text, first..last + 1, true);
            }
        }
        self.add_trailing_requires(&mut text, declarator);
        let constraints = (!text.is_empty()).then(|| self.profiles.intern(&text).0);
        let result = self.program.as_function(ty).map(|function| function.result);
        let list = declarator.function().map_or(&[][..], |function| &function.parameters.list);
        let operands = self.entities_of_parameters(list);
        TemplateSignature { result, parameters, constraints, operands }
    }

    /// Adds the spelling of what constrains a head and those of its template template parameters.
    fn add_constraints_of_head(&mut self, text: &mut String, head: &TemplateHead, nesting: u32) {
        let written = head.parameters.iter().filter(|parameter| parameter.first < head.close);
        for (index, parameter) in written.enumerate() {
            if let Some((first, last)) = parameter.constraint {
                text.push_str(&format!("{}: ", index + 1));
                self.profile_text(text, first..last + 1, true);
            }
            if let Some(inner) = self.head_of_parameter(parameter).filter(|_| nesting < MAXIMUM_NESTING).cloned() {
                let mut own = String::new();
                let outer = std::mem::replace(&mut self.context.scope, inner.scope);
                self.add_constraints_of_head(&mut own, &inner, nesting + 1);
                self.context.scope = outer;
                if !own.is_empty() {
                    text.push_str(&format!("{}<{own}>", index + 1));
                }
            }
        }
        if head.requires.is_some() {
            self.profile_text(text, head.close + 1..head.last + 1, true);
        }
    }

    /// The head of a template template parameter.
    fn head_of_parameter(&self, parameter: &TemplateParameter) -> Option<&TemplateHead> {
        match (parameter.kind, self.program.entities[parameter.entity].kind) {
            (TemplateParameterKind::Template, EntityKind::Template(template)) => {
                Some(&self.program.templates[template].head)
            }
            _ => None,
        }
    }

    /// Whether template parameters are certainly not equivalent ([temp.over.link]/6): of other kinds, with other types or with other
    /// heads. `differ`: whether two types certainly do.
    fn are_other_parameters(
        &self,
        a: &TemplateParameter,
        b: &TemplateParameter,
        differ: &dyn Fn(TypeId, TypeId) -> bool,
        nesting: u32,
    ) -> bool {
        if a.is_pack != b.is_pack {
            return true;
        }
        match (a.kind, b.kind) {
            (TemplateParameterKind::Value(a), TemplateParameterKind::Value(b)) => differ(a, b),
            (TemplateParameterKind::Template, TemplateParameterKind::Template) => {
                let (Some(a), Some(b)) = (self.head_of_parameter(a), self.head_of_parameter(b)) else { return false };
                nesting < MAXIMUM_NESTING
                    && (a.parameters.len() != b.parameters.len()
                        || a.parameters
                            .iter()
                            .zip(&b.parameters)
                            .any(|(a, b)| self.are_other_parameters(a, b, differ, nesting + 1)))
            }
            (a, b) => std::mem::discriminant(&a) != std::mem::discriminant(&b),
        }
    }

    /// Notes what constrains the template whose head was read: partial specializations with the same arguments, and the members of
    /// each, are told apart by it ([temp.spec.partial.general]/6, [temp.mem.class]).
    pub fn note_constraints_of_head(&mut self, head: &TemplateHead) {
        if !head.is_constrained() {
            return;
        }
        let mut text = String::new();
        let outer = std::mem::replace(&mut self.context.scope, head.scope);
        self.add_constraints_of_head(&mut text, head, 0);
        self.context.scope = outer;
        let profile = self.profiles.intern(&text).0;
        self.constraints.of_heads.insert(head.scope, profile);
    }

    /// The partial specialization of a class template that has these canonical arguments and is constrained as the head of a scope.
    pub(crate) fn specialization_with_constraints(
        &self,
        template: TemplateId,
        arguments: ArgumentsId,
        head: ScopeId,
    ) -> Option<ClassId> {
        // Most templates have none with these arguments.
        self.explicit_specialization(template, arguments)?;
        let wanted = self.constraints.of_heads.get(&head);
        self.program.templates[template].specializations.iter().find_map(|&entity| {
            let EntityKind::Class(class) = self.program.entities[entity].kind else { return None };
            let own = self.program.pattern_heads.get(&class)?;
            let is_meant = self.program.classes[class].arguments == Some(arguments)
                && self.constraints.of_heads.get(&own.scope) == wanted;
            is_meant.then_some(class)
        })
    }

    fn entities_of_parameters(&self, list: &[ParameterDeclaration]) -> Vec<EntityId> {
        list.iter().map(|parameter| self.program.variables[parameter.variable].entity).collect()
    }

    fn add_trailing_requires(&mut self, text: &mut String, declarator: &Declarator) {
        if let Some(function) = declarator.function()
            && let Some(requires) = self.trailing_requires(function.close, declarator.behind)
        {
            text.push(';');
            self.profile_text(text, requires..declarator.behind, true);
        }
    }

    /// The interned spelling of what constrains a function that is no template: of two members of a class template with the
    /// same parameters each may have its own.
    pub fn trailing_constraint(&mut self, declarator: &Declarator) -> Option<u32> {
        declarator.function().filter(|_| self.since(cufe_base::Standard::Cpp20))?;
        let mut text = String::new();
        self.add_trailing_requires(&mut text, declarator);
        (!text.is_empty()).then(|| self.profiles.intern(&text).0)
    }

    /// The first `requires` between the parameters of a function and the token behind it, outside of brackets.
    fn trailing_requires(&self, close: u32, behind: u32) -> Option<u32> {
        self.reader.find_outside(close + 1..behind, TokenKind::KwRequires)
    }

    /// Whether a known function template is certainly another than the one with a signature.
    pub(crate) fn is_other_template(&self, function: FunctionId, signature: &TemplateSignature) -> bool {
        let program = &self.program;
        let entry = &program.functions[function];
        let Some(template) = program.entities[entry.entity].template else { return false };
        let head = &program.templates[template].head;
        let known = head.parameters.iter().filter(|parameter| parameter.first < head.close);
        let record = entry.first_declaration.and_then(|record| program.function_declarations.get(record));
        let own = record.map_or_else(Vec::new, |record| self.entities_of_parameters(&record.parameter_list));
        let operands = [own.as_slice(), signature.operands.as_slice()];
        let differ = |a: TypeId, b: TypeId| self.are_not_equivalent(a, b, operands, 0);
        let result = program.as_function(entry.ty).map(|function| function.result);
        let was_deduced = entry.flags.contains(FunctionFlags::DEDUCED_RETURN);
        known.clone().count() != signature.parameters.len()
            || self.declarations.constraints.get(&function).copied() != signature.constraints
            || matches!((result, signature.result), (Some(a), Some(b)) if match was_deduced {
                // What a body told is no part of the declaration.
                true if !program.has_placeholder(a) => !program.has_placeholder(b),
                _ => differ(a, b),
            })
            || known
                .zip(&signature.parameters)
                .any(|(known, parameter)| self.are_other_parameters(known, parameter, &differ, 0))
    }

    /// Whether two types in the signatures of function templates are certainly not equivalent ([temp.over.link]/5): part by part,
    /// expressions as they are spelled, names of parameters aside. `operands`: the parameters of the two functions.
    fn are_not_equivalent(&self, a: TypeId, b: TypeId, operands: [&[EntityId]; 2], depth: u32) -> bool {
        let program = &self.program;
        if depth > 64 || program.are_same_in_signature(a, b) {
            return false;
        }
        let next = depth + 1;
        let differ = |a: TypeId, b: TypeId| self.are_not_equivalent(a, b, operands, next);
        match (program.structure(a), program.structure(b)) {
            (Type::Unknown, _) | (_, Type::Unknown) => false,
            (Type::Decltype(x), Type::Decltype(y)) => self.are_other_expressions(x, y, operands),
            (Type::Pointer(a), Type::Pointer(b))
            | (Type::LvalueReference(a), Type::LvalueReference(b))
            | (Type::RvalueReference(a), Type::RvalueReference(b))
            | (Type::Expansion(a), Type::Expansion(b))
            | (Type::Complex(a), Type::Complex(b)) => differ(a, b),
            (Type::Qualified(p, a), Type::Qualified(q, b)) => p != q || differ(a, b),
            (Type::Array { element: a, bound: m }, Type::Array { element: b, bound: n }) => {
                differ(a, b)
                    || match (m, n) {
                        (ArrayBound::Expression(x), ArrayBound::Expression(y)) => {
                            self.are_other_expressions(x, y, operands)
                        }
                        _ => m != n,
                    }
            }
            (Type::Vector { element: a, bytes: m }, Type::Vector { element: b, bytes: n }) => m != n || differ(a, b),
            (Type::DependentVector { element: a, bytes: x }, Type::DependentVector { element: b, bytes: y }) => {
                differ(a, b) || self.are_other_expressions(x, y, operands)
            }
            (Type::MemberPointer { class: c, member: m }, Type::MemberPointer { class: d, member: n }) => {
                differ(c, d) || differ(m, n)
            }
            (Type::Function(f), Type::Function(g)) => {
                let (f, g) = (program.function_type_data(f), program.function_type_data(g));
                let specifications_differ = match (f.specification, g.specification) {
                    (Some(x), Some(y)) => self.are_other_expressions(x, y, operands),
                    (x, y) => x.is_some() != y.is_some(),
                };
                f.parameters.len() != g.parameters.len()
                    || specifications_differ
                    || differ(f.result, g.result)
                    || f.parameters.iter().zip(&g.parameters).any(|(&a, &b)| differ(a, b))
            }
            (
                Type::Specialization { template: t, arguments: x },
                Type::Specialization { template: u, arguments: y },
            ) => {
                program.canonical_template(t) != program.canonical_template(u)
                    || self.are_other_arguments(x, y, operands, next)
            }
            (
                Type::DependentName { qualifier: q, name: m, arguments: x },
                Type::DependentName { qualifier: r, name: n, arguments: y },
            ) => {
                m != n
                    || differ(q, r)
                    || match (x, y) {
                        (Some(x), Some(y)) => self.are_other_arguments(x, y, operands, next),
                        _ => x != y,
                    }
            }
            (Type::Transform { keyword: k, operand: a }, Type::Transform { keyword: l, operand: b }) => {
                k != l || differ(a, b)
            }
            (Type::DeducedTemplate(t), Type::DeducedTemplate(u)) => {
                program.canonical_template(t) != program.canonical_template(u)
            }
            // A placeholder stands for no other type that is written.
            (Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_), _)
            | (_, Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_)) => true,
            (Type::Decltype(_), _) => self.is_comparable(b, 0),
            (_, Type::Decltype(_)) => self.is_comparable(a, 0),
            _ => self.is_comparable(a, 0) && self.is_comparable(b, 0),
        }
    }

    fn are_other_arguments(&self, x: ArgumentsId, y: ArgumentsId, operands: [&[EntityId]; 2], depth: u32) -> bool {
        let program = &self.program;
        let (x, y) = (program.arguments(x), program.arguments(y));
        let is_unknown = |argument: &TemplateArgument| matches!(argument, TemplateArgument::UnknownTemplate);
        if x.iter().chain(y).any(is_unknown) {
            return false;
        }
        x.len() != y.len()
            || x.iter().zip(y).any(|(&a, &b)| match (a, b) {
                (TemplateArgument::Type(a), TemplateArgument::Type(b))
                | (TemplateArgument::Expansion(a), TemplateArgument::Expansion(b)) => {
                    self.are_not_equivalent(a, b, operands, depth + 1)
                }
                (TemplateArgument::Expression(a), TemplateArgument::Expression(b)) => {
                    self.are_other_expressions(a, b, operands)
                }
                (TemplateArgument::Template(a), TemplateArgument::Template(b)) => {
                    program.canonical_template(a) != program.canonical_template(b)
                }
                (TemplateArgument::Pack(a), TemplateArgument::Pack(b)) => {
                    depth < 64 && self.are_other_arguments(a, b, operands, depth + 1)
                }
                (TemplateArgument::Value(_, a), TemplateArgument::Value(_, b)) => a != b,
                _ => a != b,
            })
    }

    /// Whether two expressions in types are spelled otherwise, names of parameters aside.
    fn are_other_expressions(&self, x: Profiled, y: Profiled, [left, right]: [&[EntityId]; 2]) -> bool {
        x != y
            && self.differ_behind_alias(x, y).or_else(|| self.differ_between_instances(x, y)).unwrap_or_else(|| match (
                self.spelled_equivalently(x, left),
                self.spelled_equivalently(y, right),
            ) {
                (Some(x), Some(y)) => x != y,
                _ => false,
            })
    }

    /// Whether two expressions in types are the same text, read for different instances of a class template, and mean something
    /// else: each instance declares friends of its own ([temp.friend]/5), and names in them mean what they mean there. `None` for
    /// others.
    fn differ_between_instances(&self, x: Profiled, y: Profiled) -> Option<bool> {
        let (a, b) = (self.program.expressions.get(x.expression)?, self.program.expressions.get(y.expression)?);
        let is_same_text = a.first == b.first && a.last == b.last && x.expression != y.expression;
        let differs = || match self.has_form(x) && self.has_form(y) {
            true => true,
            false => self.name_other_types(x, y),
        };
        (is_same_text && differs()).then_some(true)
    }

    /// Whether a name in two expressions of the same text is that of one type in the one and of another type, or value, in the other.
    fn name_other_types(&self, x: Profiled, y: Profiled) -> bool {
        let program = &self.program;
        let scopes = [x, y].map(|profiled| {
            let expression = match program.expressions[profiled.expression].kind {
                ExpressionKind::PackExpansion(pattern) => pattern,
                _ => profiled.expression,
            };
            program.expression_scopes.get(&expression).copied()
        });
        let [Some(left), Some(right)] = scopes else { return false };
        let entry = &program.expressions[x.expression];
        self.reader.spelled(entry.first..entry.last + 1).any(|(token, spelled)| {
            let Spelled::Name(symbol) = spelled else { return false };
            let meaning = |scope| {
                let entity = self.lookup_unqualified(Name::identifier(symbol), scope, token).first()?;
                match program.entities[entity].kind {
                    EntityKind::Typedef(ty) => Some((program.canonical(ty), None)),
                    EntityKind::Class(class) => Some((program.canonical(program.classes[class].ty), None)),
                    EntityKind::ValueParameter(variable) => {
                        let variable = &program.variables[variable];
                        Some((program.canonical(variable.ty), Some(variable.value?)))
                    }
                    _ => None,
                }
            };
            !self.reader.is_of_member_or_scope(token)
                && matches!((meaning(left), meaning(right)), (Some(a), Some(b)) if a != b)
        })
    }

    /// The position of a parameter of a template (`$`) or of the function (`#`), whatever its name is.
    fn position_in_signature(&self, entity: EntityId, operands: &[EntityId]) -> Option<String> {
        let program = &self.program;
        let (mark, depth, position) = match program.entities[entity].kind {
            EntityKind::TypeParameter(ty) => match program.structure(ty) {
                Type::TemplateParameter { depth, index, .. } => ('$', depth, usize::from(index)),
                _ => return None,
            },
            EntityKind::ValueParameter(_) => {
                let &(depth, index) = self.value_parameters.get(&entity)?;
                ('$', depth, usize::from(index))
            }
            EntityKind::Template(template) => {
                let (depth, index) = program.templates[template].parameter?;
                ('$', depth, usize::from(index))
            }
            _ => ('#', 0, operands.iter().position(|&operand| operand == entity)?),
        };
        Some(format!("{mark}{depth}.{position}"))
    }

    /// An expression as it is spelled, with the parameters of templates and of the function by their positions; `None` where it is
    /// not known where it stands.
    fn spelled_equivalently(&self, profiled: Profiled, operands: &[EntityId]) -> Option<String> {
        use std::fmt::Write;
        let program = &self.program;
        let entry = program.expressions.get(profiled.expression)?;
        let inner = match entry.kind {
            ExpressionKind::PackExpansion(pattern) => pattern,
            _ => profiled.expression,
        };
        let mut text = String::new();
        let Some(&scope) = program.expression_scopes.get(&inner) else {
            // The name of a parameter is itself wherever it stands.
            let ExpressionKind::Name { entity, arguments: None } = program.expressions.get(inner)?.kind else {
                return None;
            };
            return Some(format!("{} ", self.position_in_signature(entity, operands)?));
        };
        for (token, spelled) in self.reader.spelled(entry.first..entry.last + 1) {
            let symbol = match spelled {
                Spelled::Name(symbol) => symbol,
                Spelled::Text(spelling) => {
                    let _ = write!(text, "{spelling} ");
                    continue;
                }
            };
            let found = match self.reader.is_of_member_or_scope(token) {
                true => None,
                false => self.lookup_unqualified(Name::identifier(symbol), scope, token).first(),
            };
            let position = found.and_then(|entity| self.position_in_signature(entity, operands));
            let _ = match position {
                Some(position) => write!(text, "{position} "),
                None => write!(text, "{} ", self.text(symbol)),
            };
        }
        Some(text)
    }

    /// Whether a type is known so well that it is equivalent only to itself: operands of `decltype` of which only the spelling is
    /// known can name parameters of functions, which may be called otherwise in another declaration.
    pub(crate) fn is_comparable(&self, ty: TypeId, depth: u32) -> bool {
        let program = &self.program;
        let next = depth + 1;
        let are_comparable = |arguments| {
            program.arguments(arguments).iter().all(|argument| match *argument {
                TemplateArgument::Type(ty) | TemplateArgument::Expansion(ty) => self.is_comparable(ty, next),
                TemplateArgument::MemberTemplate { qualifier, .. } => self.is_comparable(qualifier, next),
                TemplateArgument::UnknownTemplate | TemplateArgument::Pack(_) => false,
                _ => true,
            })
        };
        if depth > 64 {
            return false;
        }
        match program.structure(ty) {
            Type::Decltype(operand) => self.has_form(operand),
            Type::Unknown | Type::Auto | Type::DecltypeAuto | Type::DeducedTemplate(_) => false,
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Expansion(inner)
            | Type::Complex(inner) => self.is_comparable(inner, next),
            Type::Array { element, bound } => {
                !matches!(bound, ArrayBound::Expression(_)) && self.is_comparable(element, next)
            }
            Type::MemberPointer { class, member } => {
                self.is_comparable(class, next) && self.is_comparable(member, next)
            }
            Type::Function(function) => {
                let function = program.function_type_data(function);
                self.is_comparable(function.result, next)
                    && function.parameters.iter().all(|&ty| self.is_comparable(ty, next))
            }
            Type::Specialization { arguments, .. } => are_comparable(arguments),
            Type::DependentName { qualifier, arguments, .. } => {
                self.is_comparable(qualifier, next) && arguments.is_none_or(are_comparable)
            }
            _ => true,
        }
    }
}
