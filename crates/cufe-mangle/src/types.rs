//! Types and template arguments.

use crate::names::{Builder, sequence_number};
use crate::source_name;
use crate::tree::{Node, NodeId};
use cufe_base::limits::MAXIMUM_TYPE_WEIGHT;
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, EntityId, EntityKind, ExpressionId, ExpressionKind, FunctionType,
    FunctionTypeFlags, Name, NameKind, Profiled, Qualifiers, TemplateArgument, TemplateId, TemplateKind,
    TemplateParameterKind, Type, TypeId,
};

/// What a template parameter stands for inside of an alias template.
#[derive(Clone, Debug)]
pub(crate) enum Bound {
    /// One argument.
    One(NodeId),
    /// The elements of a pack.
    Pack(Vec<NodeId>),
}

/// What is known of the parameter for which a template argument stands.
#[derive(Clone, Copy, Default)]
struct Expected {
    kind: Option<TemplateParameterKind>,
    /// Of a value: the type, with the arguments before it in place, if it has no placeholder.
    ty: Option<NodeId>,
}

/// The template parameters for which `auto` stands in types of parameters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placeholders {
    /// The number of the next one.
    pub(crate) next: u16,
    /// The depth of their template.
    pub(crate) depth: u16,
}

impl Builder<'_> {
    fn compound(&mut self, parts: &[NodeId]) -> NodeId {
        self.tree.add(Node::Compound(parts.into()))
    }

    /// The type that a name stands for: without sugar, but where the operand of a `decltype` depends on parameters.
    fn without_names(&self, mut ty: TypeId) -> TypeId {
        let program = self.program;
        while program.type_facts(ty).has_value_decltype {
            ty = match program.written(ty) {
                Type::Typedef(entity) => match program.entities[entity].kind {
                    EntityKind::Typedef(target) if target != ty => target,
                    _ => break,
                },
                // Of an alias template only its target counts.
                Type::Specialization { template, .. }
                    if matches!(program.entities[template].kind, EntityKind::Template(id)
                        if program.templates[id].kind == TemplateKind::Alias) =>
                {
                    break;
                }
                _ => return ty,
            };
        }
        program.canonical(ty)
    }

    /// `decltype(e)`
    fn decltype(&mut self, operand: ExpressionId) -> Option<NodeId> {
        let code = if self.is_name_or_member(operand) { "Dt" } else { "DT" };
        let parts = [self.tree.text(code), self.expression(operand)?, self.tree.text("E")];
        Some(self.compound(&parts))
    }

    /// Parts that are never abbreviated as a whole.
    pub(crate) fn sequence(&mut self, parts: &[NodeId]) -> NodeId {
        self.tree.add(Node::Sequence(parts.into()))
    }

    fn prefixed(&mut self, code: &str, inner: TypeId) -> Option<NodeId> {
        let code = self.tree.text(code);
        let inner = self.ty(inner)?;
        Some(self.compound(&[code, inner]))
    }

    /// `<type>`
    pub(crate) fn ty(&mut self, ty: TypeId) -> Option<NodeId> {
        let ty = self.without_names(ty);
        let facts = self.program.type_facts(ty);
        if facts.is_dependent {
            // What parameters stand for can change between two places; a type that is unreasonably large has no name.
            return (facts.weight <= MAXIMUM_TYPE_WEIGHT)
                .then(|| self.nested(|builder| builder.ty_inner(ty)))
                .flatten();
        }
        if let Some(&known) = self.known_types.get(&ty) {
            return known;
        }
        let node = self.nested(|builder| builder.ty_inner(ty));
        self.known_types.insert(ty, node);
        node
    }

    fn ty_inner(&mut self, ty: TypeId) -> Option<NodeId> {
        match self.program.written(ty) {
            Type::Unknown => None,
            Type::Builtin(builtin) => Some(self.builtin(builtin)),
            Type::Complex(inner) => self.prefixed("C", inner),
            Type::Pointer(inner) => self.prefixed("P", inner),
            Type::LvalueReference(inner) => self.prefixed("R", inner),
            Type::RvalueReference(inner) => self.prefixed("O", inner),
            Type::MemberPointer { class, member } => {
                let code = self.tree.text("M");
                let (class, member) = (self.ty(class)?, self.ty(member)?);
                Some(self.compound(&[code, class, member]))
            }
            Type::Array { element, bound } => {
                let mut parts = match bound {
                    ArrayBound::Unknown => vec![self.tree.text("A_")],
                    ArrayBound::Known(count) => vec![self.tree.text(&format!("A{count}_"))],
                    ArrayBound::Expression(Profiled { expression, .. }) => {
                        vec![self.tree.text("A"), self.expression(expression)?, self.tree.text("_")]
                    }
                };
                parts.push(self.ty(element)?);
                Some(self.compound(&parts))
            }
            Type::Function(function) => self.function_type(self.program.function_type_data(function)),
            Type::Qualified(qualifiers, inner) => {
                let mut code = String::new();
                for (qualifier, letter) in
                    [(Qualifiers::RESTRICT, 'r'), (Qualifiers::VOLATILE, 'V'), (Qualifiers::CONST, 'K')]
                {
                    if qualifiers.contains(qualifier) {
                        code.push(letter);
                    }
                }
                self.prefixed(&code, inner)
            }
            Type::Class(class) => self.class(class),
            Type::Enum(id) => self.enumeration(id),
            // As the reference has it, which writes the operand where it depends on parameters at all.
            Type::KnownDecltype { target, operand } => self.decltype(operand.expression).or_else(|| self.ty(target)),
            // Canonical types hold none of them but erroneous ones.
            Type::Typedef(_) | Type::NamedParameter(_) => None,
            Type::TemplateParameter { depth, index, .. } | Type::KnownPack { depth, index, .. } => {
                self.template_parameter(depth, index)
            }
            Type::Specialization { template, arguments } => self.specialization(template, arguments),
            Type::DependentName { qualifier, name, arguments } => {
                let name = self.unqualified_name(name)?;
                let name = self.member_of(qualifier, name)?;
                match arguments {
                    None => Some(name),
                    Some(arguments) => {
                        let arguments = self.template_arguments(arguments, None)?;
                        Some(self.tree.add(Node::TemplateId { template: name, arguments }))
                    }
                }
            }
            Type::Decltype(Profiled { expression, .. }) => self.decltype(expression),
            Type::Auto => match self.placeholders {
                Some(placeholders) => {
                    let next = placeholders.next.saturating_add(1);
                    self.placeholders = Some(Placeholders { next, ..placeholders });
                    Some(self.parameter_at(placeholders.depth, placeholders.next))
                }
                None => Some(self.tree.text("Da")),
            },
            Type::DecltypeAuto => Some(self.tree.text("Dc")),
            Type::DeducedTemplate(template) => self.template(template),
            Type::Expansion(inner) => self.prefixed("Dp", inner),
            Type::Vector { element, bytes } => {
                let Type::Builtin(builtin) = self.program.structure(element) else { return None };
                let count = bytes.checked_div(builtin.size()).filter(|&count| count > 0)?;
                self.prefixed(&format!("Dv{count}_"), element)
            }
            // GNU C++ 12 has no encoding for them.
            Type::Transform { .. } | Type::DependentVector { .. } => None,
        }
    }

    fn builtin(&mut self, builtin: Builtin) -> NodeId {
        let code = builtin.mangled();
        let text = self.tree.text(code);
        // Vendor types can be abbreviated, those of the standard can't.
        if code.starts_with('u') { self.compound(&[text]) } else { text }
    }

    /// `<template-param>`: `T_`, `T0_`, or what it stands for.
    pub(crate) fn template_parameter(&mut self, depth: u16, index: u16) -> Option<NodeId> {
        if let Some(node) = self.bound_parameter(depth, index) {
            return Some(node);
        }
        Some(self.parameter_at(depth, index))
    }

    /// A template parameter by its place. On the device those of other depths are others (measured), with GNU C++ not.
    fn parameter_at(&mut self, depth: u16, index: u16) -> NodeId {
        let mut parts = vec![self.tree.text(&format!("T{}_", sequence_number(index.into())))];
        if self.options.of_device() {
            let apart = self.tree.text("");
            parts.extend(std::iter::repeat_n(apart, (depth + self.templates_outside).into()));
        }
        self.compound(&parts)
    }

    /// What a template parameter stands for; of a pack the element that is meant.
    pub(crate) fn bound_parameter(&mut self, depth: u16, index: u16) -> Option<NodeId> {
        let (_, bound) = self.bound.iter().rev().find(|entry| entry.0 == (depth, index))?;
        match (bound, self.pack_index) {
            (Bound::One(node), _) => Some(*node),
            (Bound::Pack(nodes), Some(position)) => {
                self.pack_length = Some(nodes.len());
                match nodes.get(position) {
                    Some(&node) => Some(node),
                    // An empty pack: the pattern is built only to see that.
                    None => Some(self.tree.text("")),
                }
            }
            (Bound::Pack(_), None) => None,
        }
    }

    fn function_type(&mut self, function: &FunctionType) -> Option<NodeId> {
        let mut code = String::new();
        if function.flags.contains(FunctionTypeFlags::VOLATILE) {
            code.push('V');
        }
        if function.flags.contains(FunctionTypeFlags::CONST) {
            code.push('K');
        }
        if function.flags.contains(FunctionTypeFlags::NOEXCEPT) && self.options.exceptions_are_part_of_types() {
            code.push_str("Do");
        }
        let mut parts = Vec::new();
        if let Some(Profiled { expression, .. }) = function.specification
            && self.options.exceptions_are_part_of_types()
        {
            code.push_str("DO");
            parts.extend([self.tree.text(&code), self.expression(expression)?, self.tree.text("E")]);
            code.clear();
        }
        code.push('F');
        parts.extend([self.tree.text(&code), self.ty(function.result)?]);
        self.parameters(function, &mut parts)?;
        let end = match function.flags {
            flags if flags.contains(FunctionTypeFlags::LVALUE) => "RE",
            flags if flags.contains(FunctionTypeFlags::RVALUE) => "OE",
            _ => "E",
        };
        parts.push(self.tree.text(end));
        Some(self.compound(&parts))
    }

    /// Parameter types: qualifiers at their top are left out, none is `v`, an ellipsis `z`.
    pub(crate) fn parameters(&mut self, function: &FunctionType, parts: &mut Vec<NodeId>) -> Option<()> {
        for &parameter in &function.parameters {
            let ty = match self.program.structure(parameter) {
                Type::Qualified(_, inner) => inner,
                _ => parameter,
            };
            match self.program.structure(ty) {
                Type::Expansion(inner) => parts.extend(self.expansion(inner)?),
                _ => parts.push(self.ty(ty)?),
            }
        }
        if function.flags.contains(FunctionTypeFlags::VARIADIC) {
            parts.push(self.tree.text("z"));
        } else if function.parameters.is_empty() {
            parts.push(self.tree.text("v"));
        }
        Some(())
    }

    /// `T...`: the elements where the packs are known, else one `Dp`.
    fn expansion(&mut self, inner: TypeId) -> Option<Vec<NodeId>> {
        let outer = (self.pack_index.replace(0), self.pack_length.take());
        let first = self.ty(inner);
        let length = self.pack_length;
        let mut elements = Vec::new();
        let result = match (first, length) {
            (first, None) => {
                self.pack_index = outer.0;
                let code = self.tree.text("Dp");
                first.map(|first| elements.push(self.compound(&[code, first])))
            }
            (_, Some(length)) => (0..length).try_for_each(|position| {
                self.pack_index = Some(position);
                elements.push(self.ty(inner)?);
                Some(())
            }),
        };
        (self.pack_index, self.pack_length) = outer;
        result.map(|()| elements)
    }

    /// An alias template with arguments: its type, with the arguments in place of the parameters ([temp.alias]).
    pub(crate) fn alias(&mut self, template: TemplateId, arguments: ArgumentsId) -> Option<NodeId> {
        let program = self.program;
        let entry = &program.templates[template];
        let EntityKind::Typedef(target) = program.entities[entry.pattern?].kind else { return None };
        let before = self.bound.len();
        let mut bound = Vec::new();
        let list = program.arguments(arguments);
        for (position, parameter) in entry.head.parameters.iter().enumerate() {
            let place = (entry.depth, position as u16);
            let expected =
                Expected { kind: Some(parameter.kind), ty: self.parameter_type(Some(parameter.kind), &mut bound) };
            let value = if parameter.is_pack {
                let rest = match list.get(position) {
                    Some(&TemplateArgument::Pack(inner)) => program.arguments(inner),
                    _ => list.get(position..).unwrap_or_default(),
                };
                let mut elements = Vec::new();
                for &element in rest {
                    elements.extend(self.template_argument(element, expected)?);
                }
                Bound::Pack(elements)
            } else {
                let argument = list.get(position).copied().or(parameter.default)?;
                Bound::One(self.template_argument(argument, expected)?.first().copied()?)
            };
            bound.push((place, value));
        }
        self.bound.extend(bound);
        let result = self.ty(target);
        self.bound.truncate(before);
        result
    }

    /// `I ... E`; the elements of packs are written as `J ... E`.
    pub(crate) fn template_arguments(&mut self, list: ArgumentsId, template: Option<TemplateId>) -> Option<NodeId> {
        let program = self.program;
        let list = program.arguments(list);
        let parameters = match template {
            Some(template) => program.templates[template].head.parameters.as_slice(),
            None => &[],
        };
        let mut parts = vec![self.tree.text("I")];
        let mut position = 0;
        // The types of later parameters may name earlier ones.
        let depth = template.map_or(0, |template| program.templates[template].depth);
        let mut earlier = Vec::new();
        while let Some(&argument) = list.get(position) {
            let parameter = parameters.get(position);
            let kind = parameter.map(|parameter| parameter.kind);
            let expected = Expected { kind, ty: self.parameter_type(kind, &mut earlier) };
            let is_grouped = matches!(argument, TemplateArgument::Pack(_));
            if parameter.is_some_and(|parameter| parameter.is_pack) && !is_grouped {
                let rest = list.get(position..).unwrap_or_default();
                parts.push(self.pack(rest, expected)?);
                position = list.len();
                break;
            }
            let arguments = self.template_argument(argument, expected)?;
            if let ([single], Some(_), false) = (arguments.as_slice(), parameter, is_grouped) {
                earlier.push(((depth, position as u16), Bound::One(*single)));
            }
            parts.extend(arguments);
            position += 1;
        }
        // A pack at the end to which nothing was given.
        match parameters.get(position) {
            Some(parameter) if parameter.is_pack => parts.push(self.pack(&[], Expected::default())?),
            // Fewer arguments than parameters: only where the number of elements of an expansion is not known.
            Some(_) if !list.iter().any(|&argument| self.is_expansion(argument)) => return None,
            _ => {}
        }
        parts.push(self.tree.text("E"));
        Some(self.sequence(&parts))
    }

    fn is_expansion(&self, argument: TemplateArgument) -> bool {
        match argument {
            TemplateArgument::Expansion(_) => true,
            TemplateArgument::Type(ty) => matches!(self.program.structure(ty), Type::Expansion(_)),
            TemplateArgument::Expression(Profiled { expression, .. }) => matches!(
                self.program.expressions.get(expression).map(|expression| expression.kind),
                Some(ExpressionKind::PackExpansion(_))
            ),
            _ => false,
        }
    }

    fn pack(&mut self, elements: &[TemplateArgument], expected: Expected) -> Option<NodeId> {
        let mut parts = vec![self.tree.text("J")];
        for &element in elements {
            parts.extend(self.template_argument(element, expected)?);
        }
        parts.push(self.tree.text("E"));
        Some(self.sequence(&parts))
    }

    /// One template argument; several where a known pack is expanded.
    fn template_argument(&mut self, argument: TemplateArgument, expected: Expected) -> Option<Vec<NodeId>> {
        let parameter_type = match expected.kind {
            Some(TemplateParameterKind::Value(ty)) => Some(self.program.structure(ty)),
            _ => None,
        };
        let node = match argument {
            TemplateArgument::Type(ty) => match self.program.structure(ty) {
                Type::Expansion(inner) => return self.expansion(inner),
                _ => self.ty(ty)?,
            },
            TemplateArgument::Expansion(inner) => return self.expansion(inner),
            TemplateArgument::Value(ty, value) => {
                let ty = match expected.ty {
                    Some(node) if self.program.type_facts(self.program.canonical(ty)).is_dependent => node,
                    _ => self.value_type(ty)?,
                };
                self.value_of(ty, value)
            }
            TemplateArgument::Expression(Profiled { expression, .. }) => self.expression_argument(expression)?,
            TemplateArgument::Constant(ty, value) => {
                let value = self.program.constant(value);
                self.constant_argument(ty, value)?
            }
            TemplateArgument::Entity(entity) => self.entity_argument(entity, parameter_type)?,
            TemplateArgument::Null => match (parameter_type, expected.ty) {
                (Some(Type::Pointer(_) | Type::MemberPointer { .. }), Some(ty)) => {
                    let parts = [self.tree.text("L"), ty, self.tree.text("0E")];
                    self.sequence(&parts)
                }
                _ => self.tree.text("LDnE"),
            },
            TemplateArgument::Template(entity) => self.template(entity)?,
            TemplateArgument::MemberTemplate { .. } | TemplateArgument::UnknownTemplate => return None,
            TemplateArgument::Pack(inner) => {
                let elements = self.program.arguments(inner);
                self.pack(elements, expected)?
            }
        };
        Some(vec![node])
    }

    /// An expression as a template argument: a template parameter or literal by itself is none, `LZ...E`, `Li1E` stand bare.
    fn expression_argument(&mut self, expression: ExpressionId) -> Option<NodeId> {
        let kind = self.program.expressions.get(expression).map(|expression| expression.kind);
        if self.options.of_device()
            && let Some(ExpressionKind::PackExpansion(pattern)) = kind
        {
            // An expansion and its pattern have one text there, and are two components.
            let [start, mark, end] = ["X", "", "E"].map(|text| self.tree.text(text));
            let pattern = self.expression(pattern)?;
            return Some(self.sequence(&[start, mark, pattern, end]));
        }
        let inner = self.expression(expression)?;
        if self.is_primary(inner) {
            return Some(inner);
        }
        let [start, end] = ["X", "E"].map(|text| self.tree.text(text));
        Some(self.sequence(&[start, inner, end]))
    }

    /// The type of a value parameter, where the arguments before it are known.
    fn parameter_type(
        &mut self,
        kind: Option<TemplateParameterKind>,
        earlier: &mut Vec<((u16, u16), Bound)>,
    ) -> Option<NodeId> {
        let Some(TemplateParameterKind::Value(declared)) = kind else { return None };
        if self.program.has_placeholder(declared) {
            return None;
        }
        std::mem::swap(&mut self.bound, earlier);
        let node = self.value_type(declared);
        std::mem::swap(&mut self.bound, earlier);
        node
    }

    /// The type of a value: without qualifiers.
    fn value_type(&mut self, ty: TypeId) -> Option<NodeId> {
        match self.program.structure(ty) {
            Type::Qualified(_, inner) => self.ty(inner),
            _ => self.ty(ty),
        }
    }

    /// `L` type value `E`
    pub(crate) fn value(&mut self, ty: TypeId, value: i128) -> Option<NodeId> {
        let ty = self.value_type(ty)?;
        Some(self.value_of(ty, value))
    }

    fn value_of(&mut self, ty: NodeId, value: i128) -> NodeId {
        let sign = if value < 0 { "n" } else { "" };
        let parts = [self.tree.text("L"), ty, self.tree.text(&format!("{sign}{}E", value.unsigned_abs()))];
        self.sequence(&parts)
    }

    /// A function or variable as an argument: itself for references, its address for pointers.
    fn entity_argument(&mut self, entity: EntityId, parameter: Option<Type>) -> Option<NodeId> {
        let inner = self.entity_literal(entity)?;
        if matches!(parameter, Some(Type::LvalueReference(_) | Type::RvalueReference(_))) {
            return Some(inner);
        }
        let parts = [self.tree.text("Xad"), inner, self.tree.text("E")];
        Some(self.sequence(&parts))
    }

    /// `L _Z` encoding `E`
    pub(crate) fn entity_literal(&mut self, entity: EntityId) -> Option<NodeId> {
        let encoding = match self.program.entities.get(entity)?.kind {
            EntityKind::Function(function) => self.function_encoding(function)?,
            EntityKind::Variable(variable) | EntityKind::Field(variable) => self.variable_encoding(variable)?,
            _ => return None,
        };
        let parts = [self.tree.text("L_Z"), encoding, self.tree.text("E")];
        Some(self.sequence(&parts))
    }

    /// The name of a member that is found only later.
    pub(crate) fn unqualified_name(&mut self, name: Name) -> Option<NodeId> {
        let text = match name.kind() {
            NameKind::Identifier(symbol) => source_name(self.interner.text(symbol)),
            NameKind::Operator(operator) => format!("on{}", operator.mangled().1),
            NameKind::LiteralOperator(suffix) => format!("li{}", source_name(self.interner.text(suffix))),
            _ => return None,
        };
        Some(self.tree.text(&text))
    }
}
