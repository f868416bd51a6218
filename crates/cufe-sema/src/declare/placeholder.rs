//! Placeholder types of variables and what their initializers make of them ([dcl.spec.auto], [dcl.type.auto.deduct]).

use crate::Sema;
use crate::declare::{Declarator, Specifiers};
use crate::template::class_deduction::ClassDeduction;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    Builtin, EntityId, ExpressionFlags, ExpressionId, ExpressionKind, Name, Program, Qualifiers, TemplateArgument,
    Type, TypeId, ValueCategory,
};
use cufe_lex::TokenKind;
use smallvec::SmallVec;

/// What an initializer makes of a placeholder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deduction {
    /// Not known.
    Unknown,
    /// The initializer does not have the form of the declared type.
    Fails,
    /// The placeholder stands for this type.
    To(TypeId),
}

impl Sema<'_> {
    /// What stands for the placeholder in a declared type.
    pub fn deduce_placeholder(&mut self, declared: TypeId, initializer: ExpressionId) -> Deduction {
        if let Some(template) = self.deduced_template(declared) {
            return match self.deduce_class_of_variable(template, Some(initializer)) {
                ClassDeduction::To(ty) => Deduction::To(ty),
                _ => Deduction::Unknown,
            };
        }
        let entry = self.expression(initializer);
        if let ExpressionKind::InitializerList(list) = entry.kind {
            return self.deduce_from_list(declared, list, entry.first);
        }
        match self.settle_for_deduction(initializer) {
            Some(true) => {}
            Some(false) => return self.deduce_from_overloads(declared, initializer),
            None => return Deduction::Unknown,
        }
        let entry = self.expression(initializer);
        if self.is_dependent_type(entry.ty) {
            return Deduction::Unknown;
        }
        let deduction = self.deduce_from_type(declared, entry.ty, entry.category);
        let is_bare = self.program.unqualified(self.program.non_reference(declared)).0 == Program::AUTO;
        match deduction {
            // No object is void.
            Deduction::To(ty) if is_bare && self.program.structure(ty) == Type::Builtin(Builtin::Void) => {
                Deduction::Fails
            }
            deduction => deduction,
        }
    }

    /// What `auto (*p)(int) = &f` deduces from several functions: one of them must have the parameters ([temp.deduct.call]/6).
    fn deduce_from_overloads(&mut self, declared: TypeId, initializer: ExpressionId) -> Deduction {
        let function = match self.program.written(self.program.unqualified(declared).0) {
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::MemberPointer { member: inner, .. } => inner,
            _ => return Deduction::Fails,
        };
        if self.program.as_function(function).is_none() {
            return Deduction::Fails;
        }
        match self.settle_by_parameters(initializer, function) {
            Some(false) => Deduction::Fails,
            _ => Deduction::Unknown,
        }
    }

    /// The type of `auto(x)` and `auto{x}`: what a variable that `x` initializes has ([expr.type.conv]/1); `declared` where that
    /// is not known yet. There must be one value, and no list in it (171, 2338). `token`: the `auto`.
    pub(crate) fn decay_copied_type(
        &mut self,
        declared: TypeId,
        arguments: &[ExpressionId],
        is_braced: bool,
        token: u32,
    ) -> TypeId {
        let &[value] = arguments else {
            if !arguments.iter().any(|&argument| self.is_unjudged(argument)) {
                self.report_unless_speculating(code::INVALID_CAST, token);
            }
            return Program::UNKNOWN;
        };
        let entry = self.expression(value);
        if entry.flags.contains(ExpressionFlags::UNEXPANDED) {
            return declared;
        }
        if let ExpressionKind::InitializerList(_) = entry.kind {
            match is_braced {
                true => self.report_unless_speculating(code::INVALID_CAST, token),
                false => self.report_unless_speculating(code::BRACED_LIST_NOT_ALLOWED, entry.first),
            }
            return Program::UNKNOWN;
        }
        if self.settle_for_deduction(value) == Some(false) {
            self.report_unless_speculating(code::AMBIGUOUS_OVERLOADED_NAME, entry.first);
            return Program::UNKNOWN;
        }
        match self.deduce_placeholder(declared, value) {
            // An object that a class makes has no qualifiers that it did not ask for.
            Deduction::To(ty) => self.program.unqualified(ty).0,
            Deduction::Fails => {
                self.report_unless_speculating(code::INVALID_CAST, token);
                Program::UNKNOWN
            }
            Deduction::Unknown => declared,
        }
    }

    /// Whether the type of a variable is being deduced from its initializer.
    pub(crate) fn is_being_deduced(&self, entity: EntityId) -> bool {
        !self.deducing.is_empty()
            && self.program.variable_of(entity).is_some_and(|variable| self.deducing.contains(&variable))
    }

    /// Reports the name of a variable in the initializer that its type is deduced from (1586, [dcl.spec.auto]/11). Returns
    /// whether it is one.
    pub fn check_deduced_name(&mut self, entity: EntityId, token: u32) -> bool {
        let is_deduced = self.is_being_deduced(entity);
        if is_deduced && self.context.speculating == 0 {
            self.report_at(code::AUTO_IN_OWN_INITIALIZER, token);
        }
        is_deduced
    }

    /// The declared type with what its initializer makes of the placeholder in it; `None` where there is none in it. The
    /// unknown type where nobody can tell; of a dependent initializer its type.
    pub fn placeholder_type(&mut self, declared: TypeId, initializer: ExpressionId) -> Option<TypeId> {
        if !self.program.has_placeholder(declared) {
            return None;
        }
        if let Some(template) = self.deduced_template(declared) {
            let qualifiers = self.program.unqualified(declared).1;
            return Some(match self.deduce_class_of_variable(template, Some(initializer)) {
                ClassDeduction::To(ty) => self.program.qualified(ty, qualifiers),
                _ => self.program.qualified(Program::UNKNOWN, qualifiers),
            });
        }
        self.settle_for_deduction(initializer);
        let entry = self.expression(initializer);
        let (written, qualifiers) = self.program.unqualified(declared);
        let written = self.program.written(written);
        if written == Type::DecltypeAuto {
            return Some(self.decltype_of(initializer).unwrap_or(Program::UNKNOWN));
        }
        let deduction = match entry.kind {
            ExpressionKind::InitializerList(list) => match self.deduce_from_list(declared, list, entry.first) {
                Deduction::Fails => Deduction::Unknown,
                deduction => deduction,
            },
            _ => self.deduce_from_type(declared, entry.ty, entry.category),
        };
        Some(match deduction {
            Deduction::To(ty) => self.replace_placeholder(declared, ty).unwrap_or(Program::UNKNOWN),
            _ if written == Type::Auto => self.program.qualified(Program::UNKNOWN, qualifiers),
            _ => Program::UNKNOWN,
        })
    }

    /// Deduction as for a call of a function template whose parameter is the declared type ([dcl.type.auto.deduct]/4).
    fn deduce_from_type(&mut self, declared: TypeId, ty: TypeId, category: ValueCategory) -> Deduction {
        let (written, _) = self.program.unqualified(declared);
        let (mut pattern, mut source) = match self.program.written(written) {
            // A forwarding reference ([temp.deduct.call]/3).
            Type::RvalueReference(Program::AUTO) if category == ValueCategory::Lvalue && ty != Program::UNKNOWN => {
                let referred = self.program.non_reference(ty);
                return Deduction::To(self.program.intern_type(Type::LvalueReference(referred)));
            }
            Type::LvalueReference(inner) | Type::RvalueReference(inner) => (inner, self.program.non_reference(ty)),
            _ => (declared, self.decayed(ty)),
        };
        loop {
            let (written, added) = self.program.unqualified(pattern);
            let (bare, own) = self.program.unqualified(source);
            match (self.program.written(written), self.program.structure(bare)) {
                (_, Type::Unknown) => return Deduction::Unknown,
                (Type::Auto, _) => return Deduction::To(self.program.qualified(bare, own - added)),
                (Type::Pointer(inner), Type::Pointer(target)) => (pattern, source) = (inner, target),
                (Type::Pointer(_), Type::Builtin(_) | Type::Enum(_) | Type::Class(_) | Type::MemberPointer { .. }) => {
                    return Deduction::Fails;
                }
                _ => return Deduction::Unknown,
            }
        }
    }

    /// A declared type with a type in the place of its placeholder, which may stand behind pointers and references; `None`
    /// where it stands elsewhere.
    pub(crate) fn replace_placeholder(&mut self, declared: TypeId, replacement: TypeId) -> Option<TypeId> {
        let mut layers: SmallVec<[(Type, Qualifiers); 4]> = SmallVec::new();
        let mut ty = declared;
        let mut result = loop {
            let (written, qualifiers) = self.program.unqualified(ty);
            let structure = self.program.written(written);
            match structure {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                    layers.push((structure, qualifiers));
                    ty = inner;
                }
                Type::Auto => break self.program.qualified(replacement, qualifiers),
                _ => return None,
            }
        };
        while let Some((layer, qualifiers)) = layers.pop() {
            let layer = match layer {
                Type::Pointer(_) => Type::Pointer(result),
                Type::LvalueReference(_) => Type::LvalueReference(self.program.non_reference(result)),
                // References to references collapse ([dcl.ref]/6).
                _ if self.program.is_reference(result) => continue,
                _ => Type::RvalueReference(result),
            };
            let ty = self.program.intern_type(layer);
            result = self.program.qualified(ty, qualifiers);
        }
        Some(result)
    }

    /// The type `decltype(e)` ([dcl.type.decltype]); `None` for dependent expressions and those whose type is not known.
    pub fn decltype_of(&mut self, expression: ExpressionId) -> Option<TypeId> {
        // A member function named without `&` is no operand of `decltype`, wherever that stands ([expr.prim.id.general]/3).
        let unevaluated = std::mem::take(&mut self.context.unevaluated);
        // Nothing is instantiated for what an operand names that is not evaluated.
        self.context.discarded += u32::from(unevaluated > 0);
        self.settle_address(expression);
        self.context.discarded -= u32::from(unevaluated > 0);
        self.context.unevaluated = unevaluated;
        if self.context.speculating > 0
            && let Some(ty) = self.type_of_address_ahead(expression)
        {
            return Some(ty);
        }
        let entry = self.expression(expression);
        if entry.flags.contains(ExpressionFlags::TYPE_DEPENDENT) || self.is_dependent_type(entry.ty) {
            return None;
        }
        Some(match entry.kind {
            ExpressionKind::Name { entity: named, arguments: None } | ExpressionKind::Member { member: named, .. } => {
                let ty = self.declared_type(named);
                if self.is_dependent_type(ty) { entry.ty } else { ty }
            }
            ExpressionKind::Name { entity, .. } if self.program.function_of(entity).is_some() => entry.ty,
            _ => match entry.category {
                ValueCategory::Lvalue => self.program.intern_type(Type::LvalueReference(entry.ty)),
                ValueCategory::Xvalue => self.program.intern_type(Type::RvalueReference(entry.ty)),
                ValueCategory::Prvalue => entry.ty,
            },
        })
    }

    /// `auto x = {a, b}` is a `std::initializer_list`: the elements must have one type, and there must be some.
    /// Without `=` before the list, at `first_token`, it is the type of the only element ([dcl.type.auto.deduct]/4).
    fn deduce_from_list(&mut self, declared: TypeId, list: cufe_il::ExpressionList, first_token: u32) -> Deduction {
        let elements = self.program.expression_list(list).to_vec();
        let is_direct = !self.reader.is_behind_equal(first_token);
        if let &[only] = elements.as_slice()
            && is_direct
            && !matches!(self.expression(only).kind, ExpressionKind::InitializerList(_))
        {
            match self.settle_for_deduction(only) {
                Some(true) => {
                    let entry = self.expression(only);
                    return self.deduce_from_type(declared, entry.ty, entry.category);
                }
                Some(false) => return self.deduce_from_overloads(declared, only),
                None => {}
            }
        }
        match self.common_element(&elements) {
            Err(deduction) => deduction,
            Ok(element) if !is_direct => self.initializer_list_of(element).map_or(Deduction::Unknown, Deduction::To),
            Ok(_) => Deduction::Unknown,
        }
    }

    /// The one type that all elements of a list have by value.
    fn common_element(&mut self, elements: &[ExpressionId]) -> Result<TypeId, Deduction> {
        let mut first = None;
        for &element in elements {
            let entry = self.program.expressions[element];
            if matches!(entry.kind, ExpressionKind::InitializerList(_)) {
                return Err(Deduction::Fails);
            }
            if self.is_dependent_type(entry.ty) {
                return Err(Deduction::Unknown);
            }
            let ty = self.decayed(entry.ty);
            let ty = self.program.canonical(ty);
            if *first.get_or_insert(ty) != ty {
                return Err(Deduction::Fails);
            }
        }
        first.ok_or(Deduction::Fails)
    }

    /// The `std::initializer_list` that a list is where nothing asks for a type ([dcl.type.auto.deduct]/4).
    pub(crate) fn type_of_list(&mut self, list: cufe_il::ExpressionList) -> Option<TypeId> {
        let elements = self.program.expression_list(list).to_vec();
        let element = self.common_element(&elements).ok()?;
        self.initializer_list_of(element)
    }

    /// The template `std::initializer_list`.
    fn initializer_list_template(&self) -> Option<EntityId> {
        let std = self.program.bindings(Program::GLOBAL_SCOPE, Name::identifier(self.known.std)).next()?.1.entity;
        let scope = self.namespace_scope(std);
        self.lookup_previous(scope, Name::identifier(self.known.initializer_list), u32::MAX).first()
    }

    /// Whether a placeholder is deduced from a list in braces as `std::initializer_list`, of which nothing is known because
    /// its header is not included (2352).
    pub fn misses_initializer_list(&mut self, initializer: ExpressionId) -> bool {
        let entry = self.expression(initializer);
        let ExpressionKind::InitializerList(list) = entry.kind else { return false };
        let elements = self.program.expression_list(list).to_vec();
        let is_direct = !self.reader.is_behind_equal(entry.first);
        let Some(&first) = elements.first().filter(|_| !(is_direct && elements.len() == 1)) else { return false };
        let mut type_of = |element: ExpressionId| {
            let ty = self.decayed(self.expression(element).ty);
            self.program.canonical(ty)
        };
        let ty = type_of(first);
        let is_uniform = elements.iter().all(|&element| type_of(element) == ty);
        is_uniform
            && !self.is_dependent_type(ty)
            && self.program.structure(ty) != Type::Unknown
            && self.initializer_list_template().is_none()
    }

    /// `std::initializer_list<element>`, where the template is declared.
    fn initializer_list_of(&mut self, element: TypeId) -> Option<TypeId> {
        let template = self.initializer_list_template()?;
        let arguments = self.program.intern_arguments(vec![TemplateArgument::Type(element)]);
        let ty = self.specialization_type(template, arguments, self.context.scope);
        (ty != Program::UNKNOWN).then_some(ty)
    }

    /// Whether a type is `decltype(auto)` or is made from it, and what is wrong with what was added: a qualifier (2643), an
    /// array (1589), anything else (2541).
    pub fn decltype_auto_mistake(&self, ty: TypeId) -> Option<Code> {
        let (bare, qualifiers) = self.program.unqualified(ty);
        match self.program.written(bare) {
            Type::DecltypeAuto => {
                qualifiers.intersects(Qualifiers::CONST | Qualifiers::VOLATILE).then_some(code::PLACEHOLDER_NOT_ALLOWED)
            }
            Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                self.is_decltype_auto(inner).then_some(code::DECLTYPE_AUTO_NOT_ALONE)
            }
            _ => None,
        }
    }

    /// Reports `decltype(auto)` with qualifiers (2643) or as a part of the result of a function (2652, [dcl.spec.auto]/3).
    pub fn check_decltype_auto_result(&mut self, specifiers: &Specifiers, declarator: &Declarator, ty: TypeId) {
        let (Some(chunk), Some(function)) = (declarator.function(), self.program.as_function(ty)) else { return };
        let Some(mut code) = self.decltype_auto_mistake(function.result) else { return };
        if code == code::DECLTYPE_AUTO_NOT_ALONE {
            code = code::DECLTYPE_AUTO_PART_OF_RESULT;
        }
        let token = match chunk.trailing {
            // Qualifiers may stand before it.
            Some((arrow, _)) => (arrow + 1..arrow + 4).find(|&token| self.reader.is(token, TokenKind::KwDecltype)),
            None => specifiers.placeholder,
        };
        if let Some(token) = token {
            self.rule_violation(code, token);
        }
    }

    fn is_decltype_auto(&self, ty: TypeId) -> bool {
        let (bare, _) = self.program.unqualified(ty);
        match self.program.written(bare) {
            Type::DecltypeAuto => true,
            Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                self.is_decltype_auto(inner)
            }
            _ => false,
        }
    }
}
