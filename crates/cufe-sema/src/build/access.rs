//! Member access ([expr.ref]).

use super::Extent;
use crate::declare::ParsedName;
use crate::overload::operator::OperatorMeaning;
use crate::{Found, Sema};
use cufe_il::{
    EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, Name, Operator, Program, Qualifiers, Type, TypeId,
    UnaryOperator, ValueCategory,
};
use smallvec::SmallVec;

impl Sema<'_> {
    /// The class in which a member name after `.` or `->` is looked up: the type of the object, or what its `->` leads to.
    /// `None` where it is not known.
    pub fn object_type(&mut self, object: ExpressionId, is_arrow: bool) -> Option<TypeId> {
        let entry = self.expression(object);
        let (mut ty, first) = (entry.ty, entry.first);
        self.complete_at(ty, first);
        if !is_arrow {
            return (self.program.structure(ty) != Type::Unknown).then_some(ty);
        }
        // Chains of operator-> are followed ([over.ref]); each step leaves a class, so equal classes can't repeat more often
        // than there are classes in practice.
        for _ in 0..16 {
            match self.value_structure(ty) {
                Type::Pointer(inner) | Type::Array { element: inner, .. } => {
                    self.complete_at(inner, first);
                    return (self.program.structure(inner) != Type::Unknown).then_some(inner);
                }
                Type::Class(_) => {
                    let found = self.lookup_in_type(ty, Name::operator(Operator::Arrow), u32::MAX);
                    if found.is_dependent || found.specialization.is_some() {
                        return None;
                    }
                    ty = self.common_result(&found.entities)?;
                    self.complete_referred_type(ty);
                }
                _ => return None,
            }
        }
        None
    }

    /// The pointer that `->` behind an object of class type leads to: the result of its `operator->`, called again as long as that
    /// is of class type ([over.ref]/1). The object itself where that is not known, or where another rule says what is wrong.
    pub fn build_arrow(&mut self, object: ExpressionId, token: u32) -> ExpressionId {
        let mut pointer = object;
        let mut visited: SmallVec<[TypeId; 4]> = SmallVec::new();
        loop {
            let entry = self.expression(pointer);
            self.complete_type(entry.ty);
            let Type::Class(class) = self.value_structure(entry.ty) else { return pointer };
            let found = self.lookup_in_class(class, Name::operator(Operator::Arrow), u32::MAX);
            let bare = self.program.unqualified(self.program.canonical(entry.ty)).0;
            if self.is_unjudged(pointer) || found.is_dependent || found.entities.is_empty() || visited.contains(&bare) {
                return object;
            }
            visited.push(bare);
            let Some(OperatorMeaning::Function(function, Some(result))) =
                self.operator_meaning(Operator::Arrow, &[pointer], false, token)
            else {
                return object;
            };
            let kind = ExpressionKind::Unary { operator: UnaryOperator::Arrow, operand: pointer };
            let extent = Extent { first: entry.first, last: entry.last };
            pointer = self.build_operator_call(kind, function, Some(result), entry.flags, extent, token);
        }
    }

    /// Notes the `operator->` that an object of class type is accessed through ([over.ref]).
    pub fn use_arrow(&mut self, object: ExpressionId, token: u32) {
        let Type::Class(class) = self.value_structure(self.expression(object).ty) else { return };
        let found = self.lookup_in_class(class, Name::operator(Operator::Arrow), u32::MAX);
        if !found.entities.is_empty() && !self.is_unjudged(object) {
            self.operator_meaning(Operator::Arrow, &[object], false, token);
        }
    }

    /// Whether what stands before `.` or `->` is an object of scalar type, or an array of such, which the reference takes too.
    fn is_scalar_object(&mut self, object: ExpressionId, is_arrow: bool) -> bool {
        self.object_type(object, is_arrow).is_some_and(|ty| {
            let element = self.element_type(self.program.non_reference(ty)).0;
            self.is_scalar_type(element)
        })
    }

    /// `void() noexcept`
    fn destructor_type(&mut self) -> TypeId {
        let ty = cufe_il::FunctionType {
            result: Program::builtin(cufe_il::Builtin::Void),
            parameters: Vec::new(),
            flags: cufe_il::FunctionTypeFlags::NOEXCEPT,
            specification: None,
        };
        self.program.function_type(ty)
    }

    /// `e.m`, `e->m` and `e.m<a, ...>` with what lookup found in the object's class.
    pub fn build_member(
        &mut self,
        object: ExpressionId,
        is_arrow: bool,
        member: &ParsedName,
        extent: Extent,
    ) -> ExpressionId {
        // What a template-id of a variable template means is the specialization ([temp.names]).
        if let (Some(entity), Some(list), None) = (member.found.first(), member.arguments, member.found.specialization)
            && let EntityKind::Template(template) = self.program.entities[entity].kind
            && let Some(instance) = self.variable_instance(template, list)
        {
            self.check_device_template_arguments(entity, list, extent.first);
            let instance = ParsedName { found: Found::entity(instance), arguments: None, ..member.clone() };
            return self.build_member(object, is_arrow, &instance, extent);
        }
        let ParsedName { token, ref found, name, arguments, .. } = *member;
        let object_entry = self.expression(object);
        let mut flags = object_entry.flags;
        if name == Name::DESTRUCTOR && found.entities.is_empty() && self.is_scalar_object(object, is_arrow) {
            let ty = self.destructor_type();
            let kind = ExpressionKind::PseudoDestructor { object, is_arrow };
            return self.build(kind, ty, ValueCategory::Prvalue, flags, extent);
        }
        let Some(member) = found.first().filter(|_| found.specialization.is_none()) else {
            if found.is_dependent && found.specialization.is_none() && self.is_open(object) {
                flags |= object_entry.flags;
            }
            let access = if is_arrow { cufe_lex::TokenKind::Arrow } else { cufe_lex::TokenKind::Dot };
            let name_first = token - u32::from(self.reader.is_before(token, cufe_lex::TokenKind::KwTemplate));
            flags.set(ExpressionFlags::QUALIFIED, !self.reader.is_before(name_first, access));
            let kind = ExpressionKind::DependentMember { object, name, is_arrow, arguments };
            return self.build(kind, Program::UNKNOWN, ValueCategory::Lvalue, flags, extent);
        };
        if !self.only_functions(&[member]) {
            self.note_reference(member);
        }
        let access = if is_arrow { cufe_lex::TokenKind::Arrow } else { cufe_lex::TokenKind::Dot };
        let is_plain = self.reader.is_before(token, access);
        let object_type = match (is_arrow, self.value_structure(object_entry.ty)) {
            (true, Type::Pointer(inner)) => inner,
            _ => object_entry.ty,
        };
        let naming = self.class_state.naming_classes.get(&token).copied().filter(|_| !is_plain);
        if (is_plain || naming.is_some())
            && self.context.speculating == 0
            && let Some(class) = self.program.class_of(naming.unwrap_or(object_type))
            && self.is_ambiguous_member(class, name, found)
        {
            return self.ambiguous_member(name, token, extent);
        }
        if matches!(self.program.entities[member].kind, EntityKind::Field(_)) {
            self.check_object_base(object_type, naming, member, extent.first);
        }
        let kind = ExpressionKind::Member { object, member, is_arrow, arguments };
        if found.entities.len() == 1
            && !matches!(self.program.entities[member].kind, EntityKind::Function(_) | EntityKind::Template(_))
        {
            let object = match (is_arrow, self.value_structure(object_entry.ty)) {
                (false, Type::Class(_)) => Some(object_entry.ty),
                (true, Type::Pointer(inner)) => Some(inner),
                _ => None,
            };
            let written = self.class_state.naming_classes.get(&token).copied().filter(|_| !is_plain);
            if let Some(object) = object {
                self.check_access(member, Some(written.unwrap_or(object)), Some(object), token);
            }
        }
        // The type of a member of the current instantiation may be known although that of the object is dependent
        // ([temp.dep.expr]).
        flags.remove(ExpressionFlags::TYPE_DEPENDENT);
        if arguments.is_some_and(|arguments| match self.only_functions(&[member]) {
            true => self.are_explicit_arguments_dependent(arguments),
            false => self.are_dependent(arguments),
        }) {
            flags |= ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT;
        }
        match self.program.entities[member].kind {
            EntityKind::Field(field) => {
                let ty = self.program.variables[field].ty;
                let is_mutable = self.program.variables[field].flags.contains(cufe_il::VariableFlags::MUTABLE);
                match self.program.structure(ty) {
                    Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                        self.build(kind, inner, ValueCategory::Lvalue, flags, extent)
                    }
                    _ => {
                        let object_type = match (is_arrow, self.value_structure(object_entry.ty)) {
                            (false, _) => object_entry.ty,
                            (true, Type::Pointer(inner)) => inner,
                            _ => Program::UNKNOWN,
                        };
                        let (_, mut qualifiers) = self.program.unqualified(self.program.canonical(object_type));
                        if is_mutable {
                            qualifiers.remove(Qualifiers::CONST);
                        }
                        qualifiers.remove(Qualifiers::RESTRICT);
                        let ty = self.program.qualified(ty, qualifiers);
                        let category = if is_arrow || object_entry.category == ValueCategory::Lvalue {
                            ValueCategory::Lvalue
                        } else {
                            ValueCategory::Xvalue
                        };
                        self.build(kind, ty, category, flags, extent)
                    }
                }
            }
            EntityKind::Variable(variable) => {
                self.complete_array_member(variable);
                let ty = self.program.non_reference(self.program.variables[variable].ty);
                self.build(kind, ty, ValueCategory::Lvalue, flags, extent)
            }
            EntityKind::Enumerator(id) => {
                let ty = self.program.enums[id].ty;
                self.build(kind, ty, ValueCategory::Prvalue, flags, extent)
            }
            EntityKind::Function(function) if found.entities.len() == 1 => {
                self.read_body_for_result(function);
                let ty = self.named_function_type(function);
                self.build(kind, ty, ValueCategory::Prvalue, flags, extent)
            }
            _ => self.build(kind, Program::UNKNOWN, ValueCategory::Prvalue, flags, extent),
        }
    }
}
