//! Casts, functional casts, and operators that take a type ([expr.cast], [expr.type.conv], [expr.sizeof]).

use super::Extent;
use super::explicit_conversion::Cast;
use crate::Sema;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::initialization::{Initialized, Purpose};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArrayBound, Builtin, CastKind, ExpressionFlags, ExpressionId, ExpressionKind, ExpressionList, FunctionId, Name,
    Program, Qualifiers, Type, TypeId, ValueCategory,
};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// A cast with a type and one operand.
    pub fn build_cast(&mut self, kind: CastKind, ty: TypeId, operand: ExpressionId, extent: Extent) -> ExpressionId {
        // The type follows `(`, or the keyword and `<`.
        let type_token = extent.first + if kind == CastKind::CStyle { 1 } else { 2 };
        let constructor = self.check_cast(kind, Cast { operand, ty, first: extent.first, type_token });
        let flags = self.expression(operand).flags - ExpressionFlags::TYPE_DEPENDENT;
        let (ty, flags) = match kind {
            CastKind::CStyle | CastKind::Static => {
                self.type_with_bound((ty, flags), &[operand], ExpressionKind::ParenthesizedList, extent)
            }
            _ => (ty, flags),
        };
        let expression = self.build_of_type(ExpressionKind::Cast { kind, operand }, ty, flags, extent);
        if let Some(constructor) = constructor {
            self.program.called.insert(expression, constructor);
        }
        if matches!(kind, CastKind::CStyle | CastKind::Static) {
            let token = if kind == CastKind::CStyle { extent.first } else { extent.first + 2 };
            self.fold_cast(expression, operand, token);
        }
        expression
    }

    /// `T(a, ...)`, `T{a, ...}`, whose list begins at the token `open` ([expr.type.conv]).
    pub fn build_construct(
        &mut self,
        ty: TypeId,
        arguments: &[ExpressionId],
        is_braced: bool,
        open: u32,
        extent: Extent,
    ) -> ExpressionId {
        let flags = self.flags_of(arguments) - ExpressionFlags::TYPE_DEPENDENT;
        let list = self.program.add_expression_list(arguments);
        let kind = ExpressionKind::Construct { arguments: list, is_braced };
        let (ty, flags) = if self.deduced_template(ty).is_some() {
            let braces = Extent { first: open, last: extent.last };
            let whole = is_braced.then(|| self.build_unknown(ExpressionKind::InitializerList(list), flags, braces));
            (self.constructed_type(ty, arguments, whole, (extent.first, open)), flags)
        } else if self.program.written(ty) == Type::Auto {
            let ty = self.decay_copied_type(ty, arguments, is_braced, extent.first);
            let is_open = self.program.written(ty) == Type::Auto;
            (ty, if is_open { self.flags_of(arguments) } else { flags })
        } else {
            let form = if is_braced { ExpressionKind::InitializerList } else { ExpressionKind::ParenthesizedList };
            self.type_with_bound((ty, flags), arguments, form, Extent { first: open, last: extent.last })
        };
        if self.program.class_of(ty).is_none() || !self.instances.exceeded.is_empty() {
            self.complete_at(ty, extent.first);
        }
        let mut braced = None;
        let constructor = if is_braced {
            let braces = Extent { first: open, last: extent.last };
            braced = self.check_braced_construction(ty, list, braces, extent.first);
            braced.and_then(|list| self.program.called.get(&list).copied())
        } else {
            self.check_construction(ty, arguments, extent)
        };
        let expression = self.build_of_type(kind, ty, flags, extent);
        if let Some(list) = braced
            && self.program.whole_lists.contains_key(&list)
        {
            self.program.whole_lists.insert(expression, list);
        }
        match (constructor, arguments) {
            (Some(function), _) => {
                self.program.called.insert(expression, function);
            }
            (None, &[operand]) => self.fold_cast(expression, operand, extent.first),
            _ => {}
        }
        expression
    }

    /// The type of the object that an explicit conversion to a type makes, and its flags: the initializers give an array its
    /// bound ([dcl.init.aggr]/5), those in parentheses since C++20 ([dcl.init.general]/16.5). Where they don't tell yet it
    /// stays dependent.
    fn type_with_bound(
        &mut self,
        (ty, flags): (TypeId, ExpressionFlags),
        arguments: &[ExpressionId],
        form: fn(ExpressionList) -> ExpressionKind,
        extent: Extent,
    ) -> (TypeId, ExpressionFlags) {
        let Type::Array { element, bound: ArrayBound::Unknown } = self.program.structure(ty) else {
            return (ty, flags);
        };
        let form = form(self.program.add_expression_list(arguments));
        let is_braced = matches!(form, ExpressionKind::InitializerList(_));
        if arguments.is_empty() || !is_braced && !self.since(cufe_base::Standard::Cpp20) {
            return (ty, flags);
        }
        let whole = self.build_unknown(form, flags, extent);
        match self.length_by_initializer(whole, element) {
            Some(count) => (self.program.intern_type(Type::Array { element, bound: ArrayBound::Known(count) }), flags),
            None => (ty, flags | ExpressionFlags::TYPE_DEPENDENT),
        }
    }

    /// `T{a, ...}`: the list as an expression that initializes the object.
    fn check_braced_construction(
        &mut self,
        ty: TypeId,
        elements: ExpressionList,
        braces: Extent,
        token: u32,
    ) -> Option<ExpressionId> {
        let operands = self.program.expression_list(elements).to_vec();
        self.delay_judgement(ty, &operands);
        if self.context.speculating > 0 || self.is_dependent_type(ty) || !self.can_make_object(ty, token) {
            return None;
        }
        for &operand in &operands {
            self.complete_type(self.expression(operand).ty);
        }
        let flags = self.flags_of(self.program.expression_list(elements));
        let list = self.build_unknown(ExpressionKind::InitializerList(elements), flags, braces);
        self.destroy_temporary(ty, &operands, braces.first);
        if self.can_check_initialization(list, ty) {
            // Of the constants in it nothing is said, unless they are arguments of a constructor.
            let is_scalar = self.is_scalar_type(ty);
            self.context.folding.excluded += u32::from(is_scalar);
            let purpose = if self.is_scalar_type(ty) { Purpose::Object } else { Purpose::Temporary };
            self.initialize_from_list(list, ty, purpose, true);
            self.context.folding.excluded -= u32::from(is_scalar);
            self.note_narrowed_scalar(ty, &operands, Some(token), braces);
        }
        Some(list)
    }

    /// Whether a temporary in a template is an aggregate that is made of its parts: the reference looks at it in instances only.
    fn is_aggregate_of_instances(&mut self, ty: TypeId, arguments: &[ExpressionId]) -> bool {
        if !self.in_template() || arguments.is_empty() {
            return false;
        }
        let is_copied = match *arguments {
            [single] => self.program.class_of(self.expression(single).ty).is_some(),
            _ => false,
        };
        !is_copied && self.program.class_of(ty).is_some_and(|class| self.is_aggregate_class(class) != Some(false))
    }

    /// `T(a, ...)`: the constructor that is called, where there is one.
    fn check_construction(&mut self, ty: TypeId, arguments: &[ExpressionId], extent: Extent) -> Option<FunctionId> {
        let flags = self.flags_of(arguments);
        if !(self.is_scalar_type(ty) && arguments.is_empty()) {
            self.delay_judgement(ty, arguments);
        }
        if self.context.speculating > 0
            || self.is_dependent_type(ty)
            || flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
        {
            return None;
        }
        let first = extent.first;
        self.complete_type(ty);
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        match (self.program.written(target), arguments) {
            (Type::Class(_), _) => {
                if !self.can_make_object(ty, first) || self.is_aggregate_of_instances(ty, arguments) {
                    return None;
                }
                let constructor = self.initialize_directly_at(ty, arguments, extent.last, Some(first));
                self.use_temporary(ty, arguments, first);
                return match constructor {
                    Initialized::By(function) => {
                        let used = FunctionUse::new(function, FunctionUseKind::ImplicitConstruction, first);
                        self.note_throwing_use(&used);
                        Some(function)
                    }
                    Initialized::Directly => None,
                    Initialized::Unknown => {
                        self.note_throwing(None);
                        None
                    }
                };
            }
            // Parentheses initialize arrays since C++20 ([dcl.init.general]/16.5).
            (Type::Array { .. }, [_, ..]) if self.since(cufe_base::Standard::Cpp20) => {}
            (Type::Array { .. } | Type::Function(_), _) => self.report_at(code::CAST_TO_ARRAY_OR_FUNCTION, first),
            (Type::LvalueReference(_) | Type::RvalueReference(_), []) => self.report_at(code::INVALID_CAST, first),
            (
                Type::Builtin(_)
                | Type::Enum(_)
                | Type::Pointer(_)
                | Type::MemberPointer { .. }
                | Type::LvalueReference(_)
                | Type::RvalueReference(_),
                &[operand, ref others @ ..],
            ) => {
                if matches!(self.expression(operand).kind, ExpressionKind::PackExpansion(_)) {
                    return None;
                }
                if !others.is_empty() {
                    // The comma stands behind the only operand that there can be.
                    let token = self.expression(operand).last + 1;
                    self.report_at(code::EXPECTED_CLOSING_PARENTHESIS, token);
                } else if self.is_braced(operand) {
                    // A list in parentheses initializes objects of classes only ([expr.type.conv]/2).
                    self.report_at(code::BRACED_LIST_NOT_ALLOWED, self.expression(operand).first);
                } else {
                    self.check_cast(CastKind::CStyle, Cast { operand, ty, first, type_token: first });
                }
            }
            _ => {}
        }
        None
    }

    /// `(T){...}`: an lvalue, as in C (measured). It is an object, of a complete type: 977 at the type.
    pub fn build_compound_literal(&mut self, ty: TypeId, list: ExpressionId, extent: Extent) -> ExpressionId {
        let element = self.element_type(ty).0;
        self.complete_type(element);
        let is_object = !self.program.is_reference(ty)
            && !matches!(self.program.structure(element), Type::Function(_) | Type::Builtin(Builtin::Void))
            && !self.is_undefined_here(element);
        if !is_object && !self.is_dependent_type(ty) {
            if self.context.speculating == 0 {
                let written = self.type_argument(ty);
                let position = self.position(extent.first + 1);
                self.report(Report::new(code::COMPOUND_LITERAL_TYPE, position).with(written));
            }
            return self.build_unknown(ExpressionKind::CompoundLiteral { list }, ExpressionFlags::empty(), extent);
        }
        self.destroy_temporary(ty, &[], self.expression(list).first);
        let mut flags = self.expression(list).flags - ExpressionFlags::TYPE_DEPENDENT;
        let mut ty = ty;
        if let Type::Array { element, bound: ArrayBound::Unknown } = self.value_structure(ty) {
            match self.length_by_initializer(list, element) {
                Some(count) => {
                    ty = self.program.intern_type(Type::Array { element, bound: ArrayBound::Known(count) });
                }
                None => flags |= ExpressionFlags::TYPE_DEPENDENT,
            }
        }
        let literal = self.build_of_type(ExpressionKind::CompoundLiteral { list }, ty, flags, extent);
        self.program.expressions[literal].category = ValueCategory::Lvalue;
        literal
    }

    /// `sizeof e`, `alignof e`, `noexcept(e)`, `typeid(e)`; `extent` begins at the keyword.
    pub fn build_operator_on_expression(
        &mut self,
        keyword: TokenKind,
        operand: ExpressionId,
        extent: Extent,
    ) -> ExpressionId {
        self.context.unevaluated += 1;
        match keyword {
            TokenKind::KwSizeof => self.settle_measured(operand),
            _ => self.settle_address(operand),
        }
        self.context.unevaluated -= 1;
        // The size of an object asks for its class; what `noexcept` and `typeid` ask is looked at there.
        if matches!(keyword, TokenKind::KwSizeof | TokenKind::KwAlignof | TokenKind::KwEdgAlignof) {
            self.complete_type(self.expression(operand).ty);
        }
        let entry = self.expression(operand);
        match keyword {
            TokenKind::KwSizeof => self.check_size_of_expression(operand),
            TokenKind::KwTypeid => {
                self.check_type_of_typeid(entry.ty, entry.first);
                if entry.category != ValueCategory::Prvalue {
                    self.note_throwing_typeid(entry.ty);
                }
            }
            _ => {}
        }
        let operand_flags = self.expression(operand).flags;
        let mut flags = operand_flags & ExpressionFlags::UNEXPANDED;
        if operand_flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::VALUE_DEPENDENT) {
            flags |= ExpressionFlags::VALUE_DEPENDENT;
        }
        let (ty, category) = self.operator_type(keyword, extent.first);
        self.build(ExpressionKind::OperatorOnExpression { keyword, operand }, ty, category, flags, extent)
    }

    /// `sizeof(T)`, `alignof(T)`, `typeid(T)`; `extent` begins at the keyword.
    pub fn build_operator_on_type(&mut self, keyword: TokenKind, operand: TypeId, extent: Extent) -> ExpressionId {
        self.complete_at(self.program.non_reference(operand), extent.last + 1);
        self.check_size_of_type(keyword, extent.first, operand);
        if keyword == TokenKind::KwTypeid {
            self.check_type_of_typeid(self.program.non_reference(operand), extent.first + 2);
        }
        let flags =
            if self.is_dependent_type(operand) { ExpressionFlags::VALUE_DEPENDENT } else { ExpressionFlags::empty() };
        let (ty, category) = self.operator_type(keyword, extent.first);
        self.build(ExpressionKind::OperatorOnType { keyword, operand }, ty, category, flags, extent)
    }

    /// `const std::type_info`, the type of `typeid` ([expr.typeid]); 693 where the class is not defined.
    fn type_info(&mut self, keyword: u32) -> TypeId {
        let found = self.lookup_unqualified(Name::identifier(self.known.std), Program::GLOBAL_SCOPE, u32::MAX);
        let name = Name::identifier(self.known.type_info);
        let entity = found.first().and_then(|std| {
            let scope = self.namespace_scope(std);
            self.program.bindings(scope, name).next().map(|binding| binding.1.entity)
        });
        let ty = entity.map(|entity| self.type_of_entity(entity));
        match ty {
            Some(None) => return Program::UNKNOWN,
            Some(Some(ty)) if !self.is_undefined_class(ty) => return self.program.qualified(ty, Qualifiers::CONST),
            // Clang declares the class by itself.
            _ if self.options.dialect.is_clang() => {}
            _ => self.report_unless_speculating(code::TYPEID_NEEDS_HEADER, keyword),
        }
        match ty.flatten() {
            Some(ty) => self.program.qualified(ty, Qualifiers::CONST),
            None => Program::UNKNOWN,
        }
    }

    /// 975: a type of variable length. 70: the operand of `typeid` is an object of a class without definition, or its type.
    fn check_type_of_typeid(&mut self, ty: TypeId, token: u32) {
        if self.context.speculating == 0 && self.has_variable_length(ty) {
            return self.error_at(code::VARIABLE_LENGTH_TYPE, token);
        }
        if self.context.speculating == 0 && self.is_undefined_class(ty) {
            let report =
                cufe_diagnostics::Report::new(code::INCOMPLETE_TYPE, self.position(token)).with(self.type_argument(ty));
            self.report(report);
        }
    }

    fn operator_type(&mut self, keyword: TokenKind, token: u32) -> (TypeId, ValueCategory) {
        match keyword {
            TokenKind::KwNoexcept => (Program::builtin(Builtin::Bool), ValueCategory::Prvalue),
            TokenKind::KwTypeid => (self.type_info(token), ValueCategory::Lvalue),
            _ => (Program::builtin(Builtin::UnsignedLong), ValueCategory::Prvalue),
        }
    }

    /// A type trait: a constant of type `bool`, or of an unsigned type for ranks and extents.
    pub fn build_trait(
        &mut self,
        keyword: u32,
        types: &[TypeId],
        values: &[ExpressionId],
        extent: Extent,
    ) -> ExpressionId {
        let Some(symbol) = self.reader.word(keyword).and_then(|text| self.names.find(text)) else {
            return self.unknown_expression(extent);
        };
        let mut flags = self.flags_of(values) - ExpressionFlags::TYPE_DEPENDENT;
        if types.iter().any(|&ty| self.is_dependent_type(ty)) {
            flags |= ExpressionFlags::VALUE_DEPENDENT;
        }
        let ty = match self.text(symbol) {
            "__array_rank" | "__array_extent" => Program::builtin(Builtin::UnsignedLong),
            _ => Program::builtin(Builtin::Bool),
        };
        let list = self.program.add_type_list(types);
        let kind = ExpressionKind::TypeTrait { keyword: symbol, types: list, value: values.first().copied() };
        let text = self.text(symbol);
        let value = match text {
            "__array_extent" => self.array_extent(types, values),
            _ => self.trait_value(text, types, keyword),
        };
        let expression = self.build(kind, ty, ValueCategory::Prvalue, flags, extent);
        if let Some(value) = value {
            self.class_state.traits.insert(expression, value);
        }
        expression
    }
}
