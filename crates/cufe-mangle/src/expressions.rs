//! Expressions in signatures: operands of `decltype`, array bounds, template arguments.

use crate::names::{Builder, sequence_number};
use crate::source_name;
use crate::tree::{Node, NodeId};
use cufe_il::{
    ArgumentsId, Builtin, CastKind, EntityId, EntityKind, Expression, ExpressionFlags, ExpressionId, ExpressionKind,
    ExpressionList, Floating, FunctionFlags, LiteralId, LiteralValue, Name, Operator, Program, ScopeId, ScopeKind,
    TemplateKind, Type, TypeId, UnaryOperator, ValueCategory, VariableFlags,
};
use cufe_lex::{TokenKind, literal};

impl Builder<'_> {
    /// `<expression>`
    pub(crate) fn expression(&mut self, id: ExpressionId) -> Option<NodeId> {
        self.nested(|builder| {
            let expression = *builder.program.expressions.get(id)?;
            let mut parts = Vec::new();
            builder.parts(&expression, &mut parts)?;
            match parts.as_slice() {
                [single] => Some(*single),
                _ => Some(builder.sequence(&parts)),
            }
        })
    }

    /// Whether `decltype` of the expression asks for the declared type: an id-expression or member access without
    /// parentheses ([dcl.type.decltype]).
    pub(crate) fn is_name_or_member(&self, id: ExpressionId) -> bool {
        self.program.expressions.get(id).is_some_and(|expression| {
            matches!(
                expression.kind,
                ExpressionKind::Name { .. }
                    | ExpressionKind::DependentName { .. }
                    | ExpressionKind::UnresolvedName { .. }
                    | ExpressionKind::Overloads { .. }
                    | ExpressionKind::Member { .. }
                    | ExpressionKind::DependentMember { .. }
            )
        })
    }

    /// Whether an expression stands in a template argument list without `X ... E`: a literal.
    pub(crate) fn is_primary(&self, node: NodeId) -> bool {
        match self.tree.node(node) {
            Node::Sequence(parts) => parts.first().is_some_and(
                |&first| matches!(self.tree.node(first), Node::Text(text) if &**text == "L" || &**text == "L_Z"),
            ),
            Node::Text(text) => text.starts_with('L'),
            _ => false,
        }
    }

    fn code(&mut self, code: &str, parts: &mut Vec<NodeId>) {
        let node = self.tree.text(code);
        parts.push(node);
    }

    fn push(&mut self, id: ExpressionId, parts: &mut Vec<NodeId>) -> Option<()> {
        let node = self.expression(id)?;
        parts.push(node);
        Some(())
    }

    fn list(&mut self, list: ExpressionList, parts: &mut Vec<NodeId>) -> Option<()> {
        for &element in self.program.expression_list(list) {
            self.push(element, parts)?;
        }
        Some(())
    }

    fn with_end(&mut self, parts: &mut Vec<NodeId>) -> Option<()> {
        self.code("E", parts);
        Some(())
    }

    fn parts(&mut self, expression: &Expression, parts: &mut Vec<NodeId>) -> Option<()> {
        match expression.kind {
            ExpressionKind::Literal(literal) => {
                let node = self.literal(literal, expression.ty)?;
                parts.push(node);
                Some(())
            }
            ExpressionKind::String(_) => {
                let ty = self.ty(expression.ty)?;
                self.code("L", parts);
                parts.push(ty);
                self.with_end(parts)
            }
            ExpressionKind::Boolean(value) => {
                let node = self.value(Program::builtin(Builtin::Bool), value.into())?;
                parts.push(node);
                Some(())
            }
            ExpressionKind::Nullptr => {
                self.code("LDnE", parts);
                Some(())
            }
            ExpressionKind::This => {
                self.code("fpT", parts);
                Some(())
            }
            ExpressionKind::Parenthesized(inner) | ExpressionKind::Conversion { operand: inner, .. } => {
                self.push(inner, parts)
            }
            ExpressionKind::Name { entity, arguments } => self.name(entity, arguments, parts),
            ExpressionKind::Overloads { candidates, arguments } => {
                let &first = self.program.entity_list(candidates).first()?;
                self.unresolved(self.program.entities.get(first)?.name, arguments, parts)
            }
            ExpressionKind::UnresolvedName { name, arguments } => self.unresolved(name, arguments, parts),
            ExpressionKind::DependentName { qualifier, name, arguments } => {
                self.qualifier(qualifier, parts)?;
                self.unresolved(name, arguments, parts)
            }
            ExpressionKind::Member { object, member, is_arrow, arguments } => {
                self.code(if is_arrow { "pt" } else { "dt" }, parts);
                self.push(object, parts)?;
                self.unresolved(self.program.entities.get(member)?.name, arguments, parts)
            }
            ExpressionKind::DependentMember { object, name, is_arrow, arguments } => {
                self.code(if is_arrow { "pt" } else { "dt" }, parts);
                self.push(object, parts)?;
                self.unresolved(name, arguments, parts)
            }
            ExpressionKind::PseudoDestructor { object, is_arrow } => {
                self.code(if is_arrow { "pt" } else { "dt" }, parts);
                self.push(object, parts)?;
                self.unresolved(Name::DESTRUCTOR, None, parts)
            }
            ExpressionKind::Call { callee, arguments } => {
                let is_suppressed = self.suppresses_argument_dependent_lookup(callee);
                self.code(if is_suppressed { "cp" } else { "cl" }, parts);
                self.callee(callee, expression, parts)?;
                self.list(arguments, parts)?;
                self.with_end(parts)
            }
            ExpressionKind::Subscript { base, subscripts } => {
                self.code("ix", parts);
                self.push(base, parts)?;
                self.list(subscripts, parts)
            }
            ExpressionKind::Unary { operator, operand } => self.unary(operator, operand, parts),
            ExpressionKind::Binary { operator, left, right } => {
                self.code(operator.mangled().1, parts);
                self.push(left, parts)?;
                self.push(right, parts)
            }
            ExpressionKind::MemberPointerAccess { object, pointer } => {
                self.code("ds", parts);
                self.push(object, parts)?;
                self.push(pointer, parts)
            }
            ExpressionKind::Conditional { condition, then, otherwise } => {
                self.code("qu", parts);
                self.push(condition, parts)?;
                self.push(then, parts)?;
                self.push(otherwise, parts)
            }
            ExpressionKind::Cast { kind, operand } => self.cast(kind, expression, operand, parts),
            ExpressionKind::Construct { arguments, is_braced } => {
                let ty = self.ty(expression.ty)?;
                self.code(if is_braced { "tl" } else { "cv" }, parts);
                parts.push(ty);
                if arguments.len() == 1 && !is_braced {
                    return self.list(arguments, parts);
                }
                if !is_braced {
                    self.code("_", parts);
                }
                self.list(arguments, parts)?;
                self.with_end(parts)
            }
            ExpressionKind::InitializerList(list) => {
                self.code("il", parts);
                self.list(list, parts)?;
                self.with_end(parts)
            }
            ExpressionKind::OperatorOnExpression { keyword, operand } => {
                self.operator_on_expression(keyword, operand, parts)
            }
            ExpressionKind::OperatorOnType { keyword, operand } => self.operator_on_type(keyword, operand, parts),
            ExpressionKind::SizeofPack { pack } => self.sizeof_pack(pack?, parts),
            ExpressionKind::Throw { operand: None } => {
                self.code("tr", parts);
                Some(())
            }
            ExpressionKind::Throw { operand: Some(operand) } => {
                self.code("tw", parts);
                self.push(operand, parts)
            }
            ExpressionKind::Delete { operand, is_array } => {
                self.code(if is_array { "da" } else { "dl" }, parts);
                self.push(operand, parts)
            }
            ExpressionKind::Fold { operator, left, right } => self.fold(operator, left, right, parts),
            ExpressionKind::PackExpansion(inner) => {
                self.code("sp", parts);
                self.push(inner, parts)
            }
            // GNU C++ 12 has no encoding for them, or the program does not keep what it needs.
            ExpressionKind::Unknown
            | ExpressionKind::Implied
            | ExpressionKind::FunctionName(_)
            | ExpressionKind::Launch { .. }
            | ExpressionKind::CompoundLiteral { .. }
            | ExpressionKind::Designated { .. }
            | ExpressionKind::New { .. }
            | ExpressionKind::CoYield { .. }
            | ExpressionKind::Lambda(_)
            | ExpressionKind::Requires
            | ExpressionKind::StatementExpression(_)
            | ExpressionKind::TypeTrait { .. }
            | ExpressionKind::Builtin { .. }
            | ExpressionKind::LabelAddress(_)
            | ExpressionKind::ParenthesizedList(_)
            | ExpressionKind::Type => None,
        }
    }

    /// `sizeof...(P)`
    fn sizeof_pack(&mut self, pack: EntityId, parts: &mut Vec<NodeId>) -> Option<()> {
        self.code("sZ", parts);
        match self.program.entities.get(pack)?.kind {
            EntityKind::TypeParameter(ty) => {
                let ty = self.ty(ty)?;
                parts.push(ty);
                Some(())
            }
            _ => self.name(pack, None, parts),
        }
    }

    /// `sizeof e` and its like.
    fn operator_on_expression(
        &mut self,
        keyword: TokenKind,
        operand: ExpressionId,
        parts: &mut Vec<NodeId>,
    ) -> Option<()> {
        let code = match keyword.spelling() {
            "sizeof" => "sz",
            "alignof" | "_Alignof" => "az",
            "noexcept" => "nx",
            "typeid" => "te",
            _ => return None,
        };
        self.code(code, parts);
        self.push(operand, parts)
    }

    /// `sizeof(T)` and its like.
    fn operator_on_type(&mut self, keyword: TokenKind, operand: TypeId, parts: &mut Vec<NodeId>) -> Option<()> {
        let operand = self.ty(operand)?;
        let (code, end) = match keyword.spelling() {
            "sizeof" => ("st", ""),
            "alignof" | "_Alignof" => ("at", ""),
            "__alignof__" | "__alignof" => ("u11__alignof__", "E"),
            "typeid" => ("ti", ""),
            _ => return None,
        };
        self.code(code, parts);
        parts.push(operand);
        if !end.is_empty() {
            self.code(end, parts);
        }
        Some(())
    }

    fn unary(&mut self, operator: UnaryOperator, operand: ExpressionId, parts: &mut Vec<NodeId>) -> Option<()> {
        let code = match operator {
            UnaryOperator::Plus => "ps",
            UnaryOperator::Minus => "ng",
            UnaryOperator::Not => "nt",
            UnaryOperator::Complement => "co",
            UnaryOperator::Dereference => "de",
            UnaryOperator::AddressOf => "ad",
            UnaryOperator::PreIncrement => "pp_",
            UnaryOperator::PreDecrement => "mm_",
            UnaryOperator::PostIncrement => "pp",
            UnaryOperator::PostDecrement => "mm",
            UnaryOperator::Real => "v18__real__",
            UnaryOperator::Imag => "v18__imag__",
            UnaryOperator::CoAwait => "aw",
            // The call of an overloaded `->` stands nowhere in the text.
            UnaryOperator::Extension | UnaryOperator::Arrow => return self.push(operand, parts),
        };
        self.code(code, parts);
        self.push(operand, parts)
    }

    fn cast(
        &mut self,
        kind: CastKind,
        expression: &Expression,
        operand: ExpressionId,
        parts: &mut Vec<NodeId>,
    ) -> Option<()> {
        let code = match kind {
            CastKind::CStyle => "cv",
            CastKind::Static => "sc",
            CastKind::Const => "cc",
            CastKind::Reinterpret => "rc",
            CastKind::Dynamic => "dc",
            CastKind::Bit => return None,
        };
        self.code(code, parts);
        // The expression's type is without the reference that makes it an lvalue or xvalue ([expr.type]).
        let ty = self.ty(expression.ty)?;
        let reference = match expression.category {
            ValueCategory::Lvalue => "R",
            ValueCategory::Xvalue => "O",
            ValueCategory::Prvalue => "",
        };
        let ty = if reference.is_empty() || self.program.is_reference(expression.ty) {
            ty
        } else {
            let reference = self.tree.text(reference);
            self.tree.add(Node::Compound([reference, ty].into()))
        };
        parts.push(ty);
        self.push(operand, parts)
    }

    fn fold(
        &mut self,
        operator: Operator,
        left: Option<ExpressionId>,
        right: Option<ExpressionId>,
        parts: &mut Vec<NodeId>,
    ) -> Option<()> {
        let is_pack = |id: ExpressionId| {
            self.program
                .expressions
                .get(id)
                .is_some_and(|expression| expression.flags.contains(ExpressionFlags::UNEXPANDED))
        };
        let code = match (left, right) {
            (None, Some(_)) => "fl",
            (Some(_), None) => "fr",
            (Some(_), Some(right)) if is_pack(right) => "fL",
            (Some(_), Some(_)) => "fR",
            (None, None) => return None,
        };
        self.code(code, parts);
        self.code(operator.mangled().1, parts);
        for operand in [left, right].into_iter().flatten() {
            self.push(operand, parts)?;
        }
        Some(())
    }

    // ---- names ----

    /// A name in parentheses as the callee of a call.
    fn suppresses_argument_dependent_lookup(&self, callee: ExpressionId) -> bool {
        let kind = |id| self.program.expressions.get(id).map(|expression| expression.kind);
        match kind(callee) {
            Some(ExpressionKind::Parenthesized(inner)) => {
                matches!(kind(inner), Some(ExpressionKind::UnresolvedName { .. } | ExpressionKind::Overloads { .. }))
            }
            _ => false,
        }
    }

    /// The callee of a call; the name of a function stays a name where the call depends on template parameters, since
    /// the instantiation may find another.
    fn callee(&mut self, callee: ExpressionId, call: &Expression, parts: &mut Vec<NodeId>) -> Option<()> {
        let expression = *self.program.expressions.get(callee)?;
        if let ExpressionKind::Name { entity, arguments } = expression.kind
            && call.flags.contains(ExpressionFlags::TYPE_DEPENDENT)
            && self.program.function_of(entity).is_some()
        {
            return self.unresolved(self.program.entities.get(entity)?.name, arguments, parts);
        }
        self.push(callee, parts)
    }

    fn unresolved(&mut self, name: Name, arguments: Option<ArgumentsId>, parts: &mut Vec<NodeId>) -> Option<()> {
        let name = match name.kind() {
            cufe_il::NameKind::Destructor => return None, // the type is not kept
            _ => self.unqualified_name(name)?,
        };
        parts.push(name);
        if let Some(arguments) = arguments {
            let arguments = self.template_arguments(arguments, None)?;
            parts.push(arguments);
        }
        Some(())
    }

    /// `sr` and what stands before a name that is looked up later.
    fn qualifier(&mut self, qualifier: TypeId, parts: &mut Vec<NodeId>) -> Option<()> {
        self.code("sr", parts);
        if self.options.of_device() && self.has_levels(qualifier) {
            self.levels(qualifier, parts)?;
            return self.with_end(parts);
        }
        let qualifier = self.ty(qualifier)?;
        parts.push(qualifier);
        Some(())
    }

    /// Whether a qualifier is a class by its name: the front end of the device compiler writes each part of the name then
    /// (measured).
    fn has_levels(&self, qualifier: TypeId) -> bool {
        match self.program.structure(qualifier) {
            Type::Specialization { template, .. } => {
                let kind = self.program.entities.get(template).map(|entity| entity.kind);
                matches!(kind, Some(EntityKind::Template(id)) if self.program.templates[id].parameter.is_none())
            }
            Type::Class(_) => true,
            Type::DependentName { qualifier, .. } => self.has_levels(qualifier),
            _ => false,
        }
    }

    /// `<unresolved-qualifier-level>` for each part of the name of a class.
    fn levels(&mut self, qualifier: TypeId, parts: &mut Vec<NodeId>) -> Option<()> {
        let program = self.program;
        let (entity, arguments) = match program.structure(qualifier) {
            Type::Specialization { template, arguments } => (template, Some(arguments)),
            Type::Class(class) => {
                let class = &program.classes[class];
                match class.template {
                    Some(id) => {
                        let template = &program.templates[id];
                        (template.entity, Some(class.arguments.unwrap_or(template.own_arguments)))
                    }
                    None => (class.entity, None),
                }
            }
            Type::DependentName { qualifier, name, arguments } => {
                self.levels(qualifier, parts)?;
                return self.unresolved(name, arguments, parts);
            }
            _ => return None,
        };
        let entry = program.entities.get(entity)?;
        self.levels_of_scope(entry.scope, parts)?;
        self.unresolved(entry.name, arguments, parts)
    }

    fn levels_of_scope(&mut self, scope: ScopeId, parts: &mut Vec<NodeId>) -> Option<()> {
        let program = self.program;
        let entry = &program.scopes[scope];
        match (entry.kind, entry.entity.and_then(|entity| program.entities.get(entity))) {
            (ScopeKind::Global, _) => Some(()),
            (ScopeKind::Namespace, Some(entity)) => {
                self.levels_of_scope(entry.parent?, parts)?;
                self.unresolved(entity.name, None, parts)
            }
            (ScopeKind::Class, Some(entity)) => match entity.kind {
                EntityKind::Class(class) => self.levels(program.classes[class].ty, parts),
                _ => None,
            },
            (ScopeKind::TemplateParameters, _) => self.levels_of_scope(entry.parent?, parts),
            _ => None,
        }
    }

    /// A name that denotes one entity.
    fn name(&mut self, id: EntityId, arguments: Option<ArgumentsId>, parts: &mut Vec<NodeId>) -> Option<()> {
        let program = self.program;
        let entity = program.entities.get(id)?;
        let node = match entity.kind {
            EntityKind::Variable(variable) if program.variables[variable].flags.contains(VariableFlags::PARAMETER) => {
                let index = self.parameter_index(id)?;
                self.tree.text(&format!("fp{}_", sequence_number(index)))
            }
            EntityKind::Variable(_) => self.entity_literal(id)?,
            EntityKind::ValueParameter(_) => {
                // Value parameters are not abbreviated, unlike types.
                let (depth, index) = self.parameter_position(id)?;
                match self.bound_parameter(depth, index) {
                    Some(node) => node,
                    None => self.tree.text(&format!("T{}_", sequence_number(index.into()))),
                }
            }
            EntityKind::Enumerator(enumeration) => {
                let entry = &program.enums[enumeration];
                let value = entry.enumerators.iter().find(|enumerator| enumerator.0 == id)?.1?;
                self.value(entry.ty, value)?
            }
            EntityKind::Field(_) => {
                let name = source_name(self.interner.text(entity.name.symbol()?));
                self.tree.text(&format!("dtdefpT{name}"))
            }
            EntityKind::Function(function) => {
                if arguments.is_some() || program.functions[function].flags.contains(FunctionFlags::LAMBDA) {
                    return self.unresolved(entity.name, arguments, parts);
                }
                self.entity_literal(id)?
            }
            // The front end of the device compiler leaves the arguments out (measured).
            EntityKind::Template(template)
                if self.options.of_device() && program.templates[template].kind == TemplateKind::Variable =>
            {
                let parent = self.scope(entity.scope)?;
                let name = self.unqualified_name(entity.name)?;
                let name = self.tree.add(Node::Name { parent, name, discriminator: 0 });
                let encoding = self.tree.add(Node::Encoding { name, qualifiers: "", signature: None });
                let [start, end] = ["L_Z", "E"].map(|text| self.tree.text(text));
                self.tree.add(Node::Sequence([start, encoding, end].into()))
            }
            EntityKind::Template(_) => return self.unresolved(entity.name, arguments, parts),
            _ => return None,
        };
        parts.push(node);
        Some(())
    }

    /// The number of a parameter in the function whose signature is being built.
    fn parameter_index(&self, entity: EntityId) -> Option<usize> {
        let variable = self.program.variable_of(entity)?;
        let declarations = self.program.written_functions();
        declarations
            .filter(|declaration| Some(declaration.function) == self.function)
            .chain(self.program.written_functions())
            .find_map(|declaration| {
                declaration.parameter_list.iter().position(|parameter| parameter.variable == variable)
            })
    }

    /// Depth and index of a template parameter.
    pub(crate) fn parameter_position(&self, entity: EntityId) -> Option<(u16, u16)> {
        let program = self.program;
        match program.entities.get(entity)?.kind {
            EntityKind::TypeParameter(ty) => match program.structure(ty) {
                Type::TemplateParameter { depth, index, .. } => Some((depth, index)),
                _ => None,
            },
            EntityKind::Template(template) => program.templates[template].parameter,
            _ => {
                let scope = program.entities[entity].scope;
                let template = program.templates.values().find(|template| template.head.scope == scope)?;
                let mut parameters = template.head.parameters.iter();
                let index = parameters.position(|parameter| parameter.entity == entity)? as u16;
                Some((template.depth, index))
            }
        }
    }

    // ---- literals ----

    fn literal(&mut self, literal: LiteralId, ty: TypeId) -> Option<NodeId> {
        let literal = self.program.literals.get(literal);
        if literal.suffix.is_some() {
            return None;
        }
        let known = |builtin: Builtin| match self.program.structure(ty) {
            Type::Unknown => Program::builtin(builtin),
            _ => ty,
        };
        match literal.value {
            LiteralValue::Integer(kind, value) => self.value(known(integer_type(kind)), value?),
            LiteralValue::Character(ty, value) => self.value(known(character_type(ty)), value?),
            LiteralValue::Floating(kind) => {
                let dialect = self.options.dialect.cloned().unwrap_or_default();
                let value = Floating::from(&literal::floating(&literal.spelling, &dialect));
                let code = match kind {
                    literal::FloatingKind::Float => 'f',
                    literal::FloatingKind::Double => 'd',
                    literal::FloatingKind::LongDouble => 'e',
                    literal::FloatingKind::Float128 => 'g',
                };
                Some(self.tree.text(&format!("L{code}{}", self.floating_text(value))))
            }
        }
    }
}

fn integer_type(kind: literal::IntegerKind) -> Builtin {
    match kind {
        literal::IntegerKind::Int => Builtin::Int,
        literal::IntegerKind::UnsignedInt => Builtin::UnsignedInt,
        literal::IntegerKind::Long => Builtin::Long,
        literal::IntegerKind::UnsignedLong => Builtin::UnsignedLong,
        literal::IntegerKind::LongLong => Builtin::LongLong,
        literal::IntegerKind::UnsignedLongLong => Builtin::UnsignedLongLong,
    }
}

fn character_type(ty: literal::CharacterType) -> Builtin {
    match ty {
        literal::CharacterType::Char => Builtin::Char,
        literal::CharacterType::Int => Builtin::Int,
        literal::CharacterType::Wchar => Builtin::Wchar,
        literal::CharacterType::Char8 => Builtin::Char8,
        literal::CharacterType::Char16 => Builtin::Char16,
        literal::CharacterType::Char32 => Builtin::Char32,
    }
}
