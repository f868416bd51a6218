//! `new` and `delete` ([expr.new], [expr.delete]): what they ask of types and operands,
//! the initialization of the object, the functions that allocate and free memory.

use super::Extent;
use super::deallocation::UsualDeallocation;
use crate::Sema;
use crate::class::SpecialMember;
use crate::conversion::{Allowed, ObjectClass, Operand, Sequence};
use crate::declare::braced_placeholder::PlaceholderOf;
use crate::declare::placeholder::Deduction;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::initialization::{Initialized, Initializer, Purpose};
use crate::overload::{CallSet, Candidate, Resolution};
use crate::template::class_deduction::{ClassDeduction, ClassInitializer};
use cufe_base::Standard;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    ArrayBound, Builtin, ClassId, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, FunctionTypeFlags, Name, NewInitializer, Operator, Program, Qualifiers, Type, TypeId, ValueCategory,
};
use smallvec::SmallVec;

/// The alignment that plain allocation functions guarantee (`__STDCPP_DEFAULT_NEW_ALIGNMENT__`).
pub(super) const DEFAULT_NEW_ALIGNMENT: u64 = 16;

/// A new-expression as written.
#[derive(Clone, Copy, Debug)]
pub struct NewExpression<'a> {
    /// The keyword; it differs from the first token in `::new`.
    pub keyword: u32,
    /// Arguments in parentheses before the type.
    pub placement: &'a [ExpressionId],
    /// The type; of `new T[n]` the type of the elements.
    pub ty: TypeId,
    /// Its first token.
    pub type_token: u32,
    /// `new T[n]`: brackets stand behind the type, and what is in the first ones.
    pub brackets: Option<Option<ExpressionId>>,
    /// How the object is initialized; never by `=`.
    pub initializer: Initializer<'a>,
    /// The token at which the initializer begins.
    pub open: u32,
    /// All of it.
    pub extent: Extent,
}

/// A delete-expression as written.
#[derive(Clone, Copy, Debug)]
pub struct DeleteExpression {
    /// The keyword; it differs from the first token in `::delete`.
    pub keyword: u32,
    /// `delete[]`
    pub is_array: bool,
    /// The operand.
    pub operand: ExpressionId,
    /// All of it.
    pub extent: Extent,
}

impl NewExpression<'_> {
    fn bound(&self) -> Option<ExpressionId> {
        self.brackets.flatten()
    }
}

impl Sema<'_> {
    /// `new T`: a pointer to the type, of an array to its element.
    pub fn build_new(&mut self, new: &NewExpression<'_>) -> ExpressionId {
        let mut operands: SmallVec<[ExpressionId; 8]> = SmallVec::from_slice(new.placement);
        operands.extend(new.bound());
        match new.initializer {
            Initializer::Parenthesized(arguments, _) => operands.extend_from_slice(arguments),
            Initializer::List(list) | Initializer::Copy(list) => operands.push(list),
            Initializer::None => {}
        }
        let form = match new.initializer {
            Initializer::Parenthesized(..) => NewInitializer::Parenthesized,
            Initializer::List(_) | Initializer::Copy(_) => NewInitializer::Braced,
            Initializer::None => NewInitializer::None,
        };
        let mut constructor = None;
        let mut allocation = None;
        let ty = self.allocated_type(new);
        self.delay_judgement(ty, &operands);
        if self.context.speculating == 0 && !self.is_dependent_type(ty) && self.check_new_type(new, ty) {
            constructor = self.initialize_allocated(new, ty);
            allocation = self.allocate(new, ty, constructor);
        }
        let flags = self.flags_of(&operands) - ExpressionFlags::TYPE_DEPENDENT;
        let operands = self.program.add_expression_list(&operands);
        let placement = u16::try_from(new.placement.len()).unwrap_or(u16::MAX);
        let kind =
            ExpressionKind::New { ty, operands, has_bound: new.brackets.is_some(), placement, initializer: form };
        let pointee = match self.program.structure(ty) {
            Type::Auto | Type::DecltypeAuto | Type::Unknown | Type::DeducedTemplate(_) => {
                return self.build_unknown(kind, flags, new.extent);
            }
            Type::Array { element, .. } if new.brackets.is_none() => element,
            _ => ty,
        };
        let pointer = self.program.intern_type(Type::Pointer(pointee));
        let expression = self.build(kind, pointer, ValueCategory::Prvalue, flags, new.extent);
        if let Some(constructor) = constructor {
            self.program.called.insert(expression, constructor);
        }
        self.record_allocation(expression, allocation);
        expression
    }

    /// Keeps the function that allocates for an expression, or deallocates, where the program is wanted complete or the device pass
    /// asks how operands are used.
    fn record_allocation(&mut self, expression: ExpressionId, function: Option<FunctionId>) {
        if let Some(function) = function.filter(|_| self.options.complete_program || self.options.device_pass) {
            self.program.allocations.insert(expression, function);
        }
    }

    /// The type that is allocated, a placeholder replaced by what the initializer makes of it ([expr.new]/2).
    fn allocated_type(&mut self, new: &NewExpression<'_>) -> TypeId {
        let (written, qualifiers) = self.program.unqualified(new.ty);
        let is_pointer = match self.program.written(written) {
            Type::Auto | Type::DecltypeAuto => false,
            Type::LvalueReference(inner) | Type::RvalueReference(inner)
                if self.program.unqualified(inner).0 == Program::AUTO =>
            {
                self.report_unless_speculating(self.code_of_new_reference(new), new.type_token);
                return Program::UNKNOWN;
            }
            Type::Pointer(inner) if self.program.unqualified(inner).0 == Program::AUTO => true,
            Type::DeducedTemplate(template) => return self.allocated_class(new, template),
            _ => return new.ty,
        };
        let value = match new.initializer {
            Initializer::None => {
                self.report_unless_speculating(code::AUTO_WITHOUT_INITIALIZER, new.type_token);
                return Program::UNKNOWN;
            }
            Initializer::Parenthesized(&[single], _) => single,
            Initializer::Parenthesized(&[first, _, ..], _) => {
                // The comma stands behind the only value that there can be.
                self.report_unless_speculating(code::EXPECTED_CLOSING_PARENTHESIS, self.expression(first).last + 1);
                return Program::UNKNOWN;
            }
            Initializer::Parenthesized([], close) => {
                // One expression is expected, and only then the parenthesis that is here.
                self.report_unless_speculating(code::EXPECTED_EXPRESSION, close);
                self.report_unless_speculating(code::EXPECTED_CLOSING_PARENTHESIS, close + 1);
                return Program::UNKNOWN;
            }
            Initializer::List(list) => {
                if self.context.speculating == 0 {
                    self.check_braced_placeholder(new.ty, list, new.type_token, PlaceholderOf::New);
                }
                match self.list_elements(list).as_slice() {
                    &[single] => single,
                    _ => return Program::UNKNOWN,
                }
            }
            _ => return Program::UNKNOWN,
        };
        if self.expression(value).flags.contains(ExpressionFlags::TYPE_DEPENDENT) {
            return Program::UNKNOWN;
        }
        if self.is_braced(value) {
            if self.context.speculating == 0 && matches!(new.initializer, Initializer::Parenthesized(..)) {
                self.check_braced_placeholder(new.ty, value, new.type_token, PlaceholderOf::New);
            }
            return Program::UNKNOWN;
        }
        if self.program.written(written) == Type::DecltypeAuto {
            return self.decltype_of(value).unwrap_or(Program::UNKNOWN);
        }
        match self.deduce_placeholder(new.ty, value) {
            Deduction::To(ty) if is_pointer => {
                let Type::Pointer(inner) = self.program.written(written) else { return Program::UNKNOWN };
                let added = self.program.unqualified(inner).1;
                let ty = self.program.qualified(ty, added);
                let ty = self.program.intern_type(Type::Pointer(ty));
                self.program.qualified(ty, qualifiers)
            }
            Deduction::To(ty) => self.program.qualified(ty, qualifiers),
            Deduction::Fails => {
                self.report_unless_speculating(code::AUTO_NOT_DEDUCED, new.type_token);
                Program::UNKNOWN
            }
            Deduction::Unknown => Program::UNKNOWN,
        }
    }

    /// What is wrong with `new auto &(x)`: nothing can be deduced, or the object would be a reference.
    fn code_of_new_reference(&self, new: &NewExpression<'_>) -> Code {
        match new.initializer {
            Initializer::None => code::AUTO_WITHOUT_INITIALIZER,
            Initializer::Parenthesized(&[single], _)
                if self.value_structure(self.expression(single).ty) == Type::Builtin(Builtin::Void) =>
            {
                code::AUTO_NOT_DEDUCED
            }
            _ => code::NEW_OF_REFERENCE,
        }
    }

    /// The class that is allocated, its template arguments deduced from the initializer.
    fn allocated_class(&mut self, new: &NewExpression<'_>, template: EntityId) -> TypeId {
        let deduction = match new.initializer {
            Initializer::None => self.deduce_class_of_variable(template, None),
            Initializer::Parenthesized(arguments, _) => {
                self.deduce_class(template, ClassInitializer::Direct(arguments))
            }
            Initializer::List(list) | Initializer::Copy(list) => self.deduce_class_of_variable(template, Some(list)),
        };
        if let ClassDeduction::To(ty) = deduction {
            return self.program.qualified(ty, self.program.unqualified(new.ty).1);
        }
        let name = (!matches!(new.initializer, Initializer::None)).then_some(new.type_token);
        self.report_class_deduction(template, deduction, name.unwrap_or(new.extent.last + 1), name);
        new.ty
    }

    /// What a new-expression asks of its type, and of the first bound of an array. Returns whether an object of the type can
    /// be made.
    fn check_new_type(&mut self, new: &NewExpression<'_>, ty: TypeId) -> bool {
        let (bare, qualifiers) = self.program.unqualified(self.program.canonical(ty));
        // The type is complete ([expr.new]/1).
        self.complete_type(bare);
        let is_array = new.brackets.is_some();
        let is_initialized = !matches!(new.initializer, Initializer::None);
        let code = match self.program.written(bare) {
            Type::LvalueReference(_) | Type::RvalueReference(_) | Type::Function(_) => code::NEW_OF_REFERENCE,
            // Arrays of these have numbers of their own.
            Type::Builtin(Builtin::Void) if !is_array => code::INCOMPLETE_TYPE,
            Type::Class(_) if self.is_undefined_class(bare) => code::INCOMPLETE_TYPE,
            Type::Array { .. } if self.is_undefined_class(self.element_type(bare).0) => code::INCOMPLETE_TYPE,
            Type::Class(class)
                if !is_array && self.has_known_members(class) && self.is_abstract(class) == Some(true) =>
            {
                code::ABSTRACT_OBJECT
            }
            Type::Builtin(_) | Type::Pointer(_) | Type::Enum(_)
                if qualifiers.contains(Qualifiers::CONST) && !is_initialized =>
            {
                code::NEW_CONST_WITHOUT_INITIALIZER
            }
            Type::Builtin(Builtin::Void) => return false,
            // The number of elements is taken from the list since C++20.
            _ if new.brackets == Some(None) && is_initialized && !self.since(Standard::Cpp20) => code::INCOMPLETE_TYPE,
            _ => {
                self.check_new_bound(new.bound());
                return true;
            }
        };
        let report = Report::new(code, self.position(new.type_token)).with(self.type_argument(ty));
        self.report(report);
        false
    }

    /// Whether a bound is negative as a constant and where it is evaluated as the program runs: that of `new` need not be constant,
    /// so it is not manifestly so ([expr.const]/20).
    fn is_negative_whenever_evaluated(&self, bound: ExpressionId) -> bool {
        let is_negative = |value: Option<i128>| value.is_some_and(|value| value < 0);
        is_negative(self.integral_value(bound))
            && is_negative(self.evaluate(bound, None, false).ok().and_then(|value| value.integer()))
    }

    fn check_new_bound(&mut self, bound: Option<ExpressionId>) {
        let Some(bound) = bound else { return };
        self.settle_address(bound);
        if self.is_unjudged(bound) || self.is_erroneous(bound) {
            return;
        }
        let ty = self.expression(bound).ty;
        match self.value_structure(ty) {
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::Function(_) | Type::Array { .. } => {
                self.report_operand(code::EXPECTED_INTEGRAL, bound);
            }
            Type::Enum(id) if self.program.enums[id].is_scoped => self.report_operand(code::EXPECTED_INTEGRAL, bound),
            Type::Builtin(_) if self.is_negative_whenever_evaluated(bound) => {
                self.report_operand(code::NEGATIVE_NEW_BOUND, bound);
            }
            Type::Builtin(builtin) if !self.since(Standard::Cpp14) && builtin.is_floating() => {
                self.report_operand(code::EXPECTED_INTEGRAL, bound);
            }
            Type::Class(_) => self.check_converted_bound(bound),
            _ => {}
        }
    }

    /// A bound of class type: it is converted to `std::size_t` ([expr.new]/8), in C++11, too, as the reference has it.
    fn check_converted_bound(&mut self, bound: ExpressionId) {
        let operand = self.operand(bound);
        let size = Program::builtin(Builtin::UnsignedLong);
        match self.implicit_conversion(&operand, size, Allowed::IMPLICIT) {
            Sequence::User(user) if user.is_ambiguous => self.report_operand(code::AMBIGUOUS_BUILTIN_CONVERSION, bound),
            Sequence::User(user) => self.use_user_conversion(bound, size, &user),
            Sequence::Unknown => self.note_unknown(),
            _ => self.report_operand(code::EXPECTED_INTEGRAL, bound),
        }
    }

    /// Whether a class has conversion function templates.
    pub fn has_conversion_template(&mut self, class: ClassId) -> bool {
        let functions = self.conversion_functions(class);
        functions.entities.iter().any(|&entity| self.program.entities[entity].kind.is_template())
    }

    /// The conversion functions that are not explicit and lead to types of a kind, templates left out; `None` where not all
    /// are known.
    pub fn implicit_conversions_where(
        &mut self,
        class: ClassId,
        is_wanted: fn(&Self, TypeId) -> bool,
    ) -> Option<SmallVec<[FunctionId; 2]>> {
        if !self.has_known_members(class) {
            return None;
        }
        let conversions = self.candidate_conversions(class);
        if conversions.is_partial {
            return None;
        }
        let mut fitting = SmallVec::new();
        let mut targets: SmallVec<[(TypeId, Option<ClassId>, bool); 2]> = SmallVec::new();
        for entity in conversions.entities {
            let EntityKind::Function(id) = self.program.entities[entity].kind else { continue };
            let function = &self.program.functions[id];
            let target = self.program.non_reference(function.conversion?);
            if self.is_dependent_type(target) {
                return None;
            }
            if self.explicitness(id)? || !is_wanted(self, target) {
                continue;
            }
            // Those to one type, and to references to it, are resolved among each other ([conv.general]/5).
            let bare = self.program.unqualified(self.program.canonical(target)).0;
            // Those that several bases have hide none of each other.
            let is_const = self
                .program
                .as_function(self.program.functions[id].ty)
                .is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::CONST));
            let target = (bare, self.class_of_member(id), is_const);
            if !targets.contains(&target) {
                targets.push(target);
                fitting.push(id);
            }
        }
        Some(fitting)
    }

    /// Initializes the object or the elements of the array; the constructor where it is known.
    fn initialize_allocated(&mut self, new: &NewExpression<'_>, ty: TypeId) -> Option<FunctionId> {
        let (element, _) = self.element_type(ty);
        let is_array = new.brackets.is_some() || matches!(self.program.structure(ty), Type::Array { .. });
        if is_array && let Some(class) = self.program.class_of(element) {
            self.destroy_allocated(new, class);
        }
        let (constructor, token) = match new.initializer {
            Initializer::None => {
                self.check_const_allocated(element, new.type_token);
                (self.initialize_by_default(element, new.type_token), new.type_token)
            }
            Initializer::Parenthesized(&[_, ..], _) if is_array && self.since(Standard::Cpp20) => return None,
            Initializer::Parenthesized(&[first, ..], _) if is_array => {
                self.report_at(code::ARRAY_NEW_WITH_ARGUMENTS, self.expression(first).first);
                return None;
            }
            Initializer::Parenthesized(arguments, close) => {
                let ty = if is_array { element } else { ty };
                (self.initialize_directly_at(ty, arguments, close, Some(new.open)), new.open)
            }
            Initializer::List(list) | Initializer::Copy(list) => {
                let ty = match new.brackets {
                    Some(bound) => {
                        let count = bound.and_then(|bound| self.integral_value(bound));
                        let bound = count.and_then(|count| u64::try_from(count).ok());
                        let bound = bound.map_or(ArrayBound::Unknown, ArrayBound::Known);
                        self.program.intern_type(Type::Array { element: ty, bound })
                    }
                    None => ty,
                };
                if self.can_check_initialization(list, ty) {
                    self.initialize_from_list(list, ty, Purpose::Temporary, true);
                }
                return self.program.called.get(&list).copied();
            }
        };
        let Initialized::By(function) = constructor else { return None };
        let at_run_time = match new.initializer {
            Initializer::Parenthesized(arguments, _) => self.known_at_run_time(arguments),
            _ => cufe_il::RunTime::Nothing,
        };
        let used = FunctionUse::new(function, FunctionUseKind::Construction, new.keyword).named(token);
        let used = FunctionUse { at_run_time, ..used };
        self.use_function(FunctionUse { naming_class: Some(element), ..used.of_elements(is_array) });
        if let Some(class) = self.program.class_of(element) {
            self.note_throwing_construction(class, function);
        }
        Some(function)
    }

    /// Elements are destroyed where a constructor may throw: those that the list has, and those that it leaves to a default
    /// constructor, unless that is trivial (measured).
    fn destroy_allocated(&mut self, new: &NewExpression<'_>, class: ClassId) {
        let list = match new.initializer {
            Initializer::List(list) | Initializer::Copy(list) => Some(list),
            _ => None,
        };
        let written = match list.map(|list| self.expression(list).kind) {
            Some(ExpressionKind::InitializerList(elements)) => self.program.expression_list(elements).to_vec(),
            _ => Vec::new(),
        };
        // What a list of an aggregate makes is told of at its end (measured).
        let is_aggregate = self.is_aggregate_class(class) == Some(true);
        for &element in &written {
            let entry = self.expression(element);
            let is_list = matches!(entry.kind, ExpressionKind::InitializerList(_));
            let token = if is_aggregate && is_list { entry.last } else { entry.first };
            self.use_destructor_of(class, FunctionUseKind::ImplicitDestruction, token, true);
        }
        if written.is_empty() && self.has_trivial_default_constructor(class) == Some(false) {
            let token = list.map_or(new.type_token, |list| self.expression(list).last);
            self.use_destructor_of(class, FunctionUseKind::ImplicitDestruction, token, true);
        }
    }

    /// 812: a const object whose default initialization leaves members without value.
    fn check_const_allocated(&mut self, element: TypeId, token: u32) {
        let is_const = self.object_qualifiers(element).contains(Qualifiers::CONST);
        if let Some(class) = self.program.class_of(element).filter(|_| is_const)
            && self.is_const_default_constructible(class, 0) == Some(false)
        {
            let report = Report::new(code::CONST_CLASS_OBJECT_NEEDS_INITIALIZER, self.position(token))
                .with(self.type_argument(element));
            self.report(report);
        }
    }

    /// The functions of an allocation or deallocation operator's name that a new- or delete-expression may call: those of the
    /// class, if it has some, otherwise the global ones. `None` where not all are known.
    fn allocation_functions(
        &mut self,
        operator: Operator,
        class: Option<ClassId>,
        token: u32,
    ) -> Option<(SmallVec<[EntityId; 8]>, bool)> {
        let name = Name::operator(operator);
        if let Some(class) = class {
            if !self.has_known_members(class) {
                return None;
            }
            let found = self.lookup_in_class(class, name, u32::MAX);
            if found.is_dependent || found.specialization.is_some() {
                return None;
            }
            if !found.entities.is_empty() {
                return self.only_functions(&found.entities).then(|| (found.entities.iter().copied().collect(), true));
            }
        }
        // Of an instance those count that are declared where it is asked for.
        let at = if self.context.in_instance { u32::MAX } else { token };
        let found = self.lookup_unqualified(name, Program::GLOBAL_SCOPE, at);
        self.only_functions(&found.entities).then(|| (found.entities.iter().copied().collect(), false))
    }

    /// The class in which the functions of `new` and `delete` are looked up; `Err` where it is not known.
    fn allocation_class(&self, element: TypeId, is_global: bool) -> Result<Option<ClassId>, ()> {
        match self.value_structure(element) {
            Type::Unknown | Type::Specialization { .. } => Err(()),
            _ if self.is_dependent_type(element) => Err(()),
            _ if is_global => Ok(None),
            _ => Ok(self.program.class_of(element)),
        }
    }

    /// Chooses the allocation function ([expr.new]/18), and looks for the deallocation function that belongs to it.
    fn allocate(&mut self, new: &NewExpression<'_>, ty: TypeId, constructor: Option<FunctionId>) -> Option<FunctionId> {
        let (element, _) = self.element_type(ty);
        let is_array = new.brackets.is_some() || matches!(self.program.structure(ty), Type::Array { .. });
        let is_global = new.keyword != new.extent.first;
        let Ok(class) = self.allocation_class(element, is_global) else { return None };
        let (operator, inverse) = match is_array {
            true => (Operator::NewArray, Operator::DeleteArray),
            false => (Operator::New, Operator::Delete),
        };
        // In patterns the reference chooses none (measured).
        if self.is_in_pattern() {
            return None;
        }
        let (functions, is_member) = self.allocation_functions(operator, class, new.keyword)?;
        if !is_member && new.placement.is_empty() {
            self.note_throwing(Some(true));
        }
        self.identify_specializations(new.placement);
        let placement = self.operands(new.placement);
        if self.has_dependent_argument(&placement) {
            return None;
        }
        let is_overaligned = self.since(Standard::Cpp17)
            && self.size_and_alignment(element).is_some_and(|(_, alignment)| alignment > DEFAULT_NEW_ALIGNMENT);
        let value = |ty| Operand { ty, category: ValueCategory::Prvalue, expression: None };
        let size = value(Program::builtin(Builtin::UnsignedLong));
        let aligned = self.align_type().map(value).filter(|_| is_overaligned);
        let mut resolution = Resolution::Unknown;
        let mut implied = 1;
        // With the alignment first, where it matters.
        for alignment in [aligned, None] {
            let mut arguments: SmallVec<[Operand; 8]> = SmallVec::from_slice(&[size]);
            arguments.extend(alignment);
            implied = arguments.len();
            arguments.extend_from_slice(&placement);
            resolution = self.resolve(&CallSet {
                candidates: &functions,
                object: None,
                object_class: ObjectClass::OfMember,
                template_arguments: None,
                arguments: &arguments,
                allowed: Allowed::IMPLICIT,
                includes_explicit: true,
            });
            if !matches!(resolution, Resolution::NoMatch(_)) {
                break;
            }
        }
        match resolution {
            Resolution::Selected(candidate) => {
                let function = candidate.function?;
                let used = FunctionUse::new(function, FunctionUseKind::Allocation, new.keyword);
                let naming_class = class.filter(|_| is_member).map(|_| element);
                let constructs = operator == Operator::NewArray
                    && class.is_some_and(|class| self.has_trivial_default_constructor(class) == Some(false));
                self.use_function(FunctionUse { naming_class, ..used.of_elements(constructs) });
                self.convert_placement(&candidate, new.placement, implied);
                if !candidate.is_template {
                    self.find_deallocation(new, inverse, class, function, implied, constructor);
                }
                Some(function)
            }
            Resolution::NoMatch(candidates) => {
                if new.placement.iter().any(|&argument| self.is_erroneous(argument)) {
                    return None;
                }
                let is_single = matches!(candidates.as_slice(), [single] if !single.is_template);
                let name = Argument::Quoted(self.name_text(Name::operator(operator)));
                let code = if is_single { code::ARGUMENTS_DO_NOT_FIT } else { code::NO_MATCHING_ALLOCATION_FUNCTION };
                let mut report = Report::new(code, self.position(new.keyword)).with(name);
                // The size is passed by the language.
                let mut given = vec![size.ty; implied];
                given.extend(self.types_of(new.placement));
                self.show_given(&mut report, &given, None);
                self.show_rejections(&mut report, &candidates, &given);
                self.report(report);
                None
            }
            Resolution::Ambiguous(_) | Resolution::Unknown => None,
        }
    }

    /// `std::align_val_t`, which is predeclared.
    pub(super) fn align_type(&mut self) -> Option<TypeId> {
        let name = Name::identifier(self.known.std);
        let std = self.lookup_unqualified(name, Program::GLOBAL_SCOPE, u32::MAX).first()?;
        let scope = self.namespace_scope(std);
        let entity = self.program.bindings(scope, Name::identifier(self.known.align_val_t)).next()?.1.entity;
        self.type_of_entity(entity)
    }

    fn convert_placement(&mut self, candidate: &Candidate, placement: &[ExpressionId], implied: usize) {
        let Some(ty) = candidate.ty.and_then(|ty| self.program.as_function(ty)) else { return };
        let parameters = ty.parameters.clone();
        for (index, &argument) in placement.iter().enumerate() {
            let position = index + implied;
            match (parameters.get(position), candidate.conversions.get(position)) {
                (Some(&parameter), Some(sequence)) => {
                    self.apply_conversion(argument, parameter, sequence, Purpose::Argument);
                }
                _ => self.settle_address(argument),
            }
        }
    }

    /// The function that frees the memory where the initialization throws ([expr.new]/26): 265 where it is not accessible, 830
    /// where placement new has none that matches, 2654 where the only one is a usual one.
    fn find_deallocation(
        &mut self,
        new: &NewExpression<'_>,
        operator: Operator,
        class: Option<ClassId>,
        allocation: FunctionId,
        implied: usize,
        constructor: Option<FunctionId>,
    ) {
        let Some((functions, is_member)) = self.allocation_functions(operator, class, new.keyword) else { return };
        if new.placement.is_empty() {
            if is_member
                && let Some(class) = class
                && let UsualDeallocation::Function(function) = self.usual_deallocation_of(class, &functions)
            {
                let (entity, ty) = (self.program.functions[function].entity, self.program.classes[class].ty);
                self.check_access(entity, Some(ty), None, new.keyword);
            }
            return;
        }
        let canonical = |sema: &Self, function: FunctionId, skipped: usize| -> Option<Vec<TypeId>> {
            let ty = sema.program.as_function(sema.program.functions[function].ty)?;
            Some(ty.parameters.iter().skip(skipped).map(|&ty| sema.program.canonical(ty)).collect())
        };
        let wanted = canonical(self, allocation, implied);
        let matching = functions.iter().copied().find(|&entity| match self.program.entities[entity].kind {
            EntityKind::Function(function) => canonical(self, function, 1) == wanted,
            _ => true,
        });
        let size = Program::builtin(Builtin::UnsignedLong);
        let is_usual = match class.filter(|_| is_member) {
            Some(class) => {
                wanted.as_ref().is_some_and(|wanted| wanted.first() == Some(&size))
                    && matches!(self.usual_deallocation_of(class, &functions), UsualDeallocation::Function(usual)
                        if Some(self.program.functions[usual].entity) == matching)
            }
            // The global one with a size always is usual.
            None => self.since(Standard::Cpp14) && wanted.as_deref() == Some(&[size]),
        };
        if is_usual {
            self.report_at(code::PLACEMENT_DELETE_IS_USUAL, new.keyword);
        }
        // Only a constructor that may throw needs one.
        let throws = constructor.is_some_and(|constructor| {
            let entry = &self.program.functions[constructor];
            !entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
                && self.program.as_function(entry.ty).is_some_and(|ty| !ty.flags.contains(FunctionTypeFlags::NOEXCEPT))
        });
        if !throws {
            return;
        }
        if matching.is_none() || is_usual {
            let argument = self.signature_argument(allocation);
            let report = Report::new(code::NO_PLACEMENT_DELETE, self.position(new.keyword)).with(argument);
            self.report(report);
        }
    }

    /// `delete e`, `delete[] e`
    pub fn build_delete(&mut self, delete: &DeleteExpression) -> ExpressionId {
        self.settle_address(delete.operand);
        self.complete_type(self.expression(delete.operand).ty);
        let function = self.check_delete(delete);
        let flags = self.expression(delete.operand).flags - ExpressionFlags::TYPE_DEPENDENT;
        let kind = ExpressionKind::Delete { operand: delete.operand, is_array: delete.is_array };
        let expression =
            self.build(kind, Program::builtin(Builtin::Void), ValueCategory::Prvalue, flags, delete.extent);
        self.record_allocation(expression, function);
        expression
    }

    /// Checks the operand; the function of the class that deallocates it.
    fn check_delete(&mut self, delete: &DeleteExpression) -> Option<FunctionId> {
        let operand = delete.operand;
        if self.is_unjudged(operand) || self.is_erroneous(operand) {
            return None;
        }
        let entry = self.expression(operand);
        match self.value_structure(entry.ty) {
            // An array is converted to a pointer to its first element ([conv.array]).
            Type::Pointer(inner) | Type::Array { element: inner, .. } => match self.value_structure(inner) {
                Type::Function(_) => self.report_operand(code::DELETE_OF_FUNCTION_POINTER, operand),
                Type::Builtin(Builtin::Void) => {
                    let report = Report::new(code::INVALID_DELETE_OPERAND, self.position(entry.first)).as_warning();
                    self.report(report);
                }
                _ => return self.delete_object(delete, inner),
            },
            Type::Builtin(_) | Type::Enum(_) | Type::MemberPointer { .. } => {
                self.report_operand(code::INVALID_DELETE_OPERAND, operand);
            }
            Type::Class(class) => {
                let inner = self.convert_deleted(operand, class)?;
                return self.delete_object(delete, inner);
            }
            _ => {}
        }
        None
    }

    /// Of the conversion functions of an operand's class to a wanted type those that its qualifiers call: the object is an argument of
    /// theirs ([over.match.funcs.general]).
    pub(crate) fn implicit_conversions_of(
        &mut self,
        operand: ExpressionId,
        class: ClassId,
        is_wanted: fn(&Self, TypeId) -> bool,
    ) -> Option<SmallVec<[FunctionId; 2]>> {
        let mut functions = self.implicit_conversions_where(class, is_wanted)?;
        let is_const = self.object_qualifiers(self.expression(operand).ty).contains(Qualifiers::CONST);
        let is_const_function = |sema: &Self, function: FunctionId| {
            let ty = sema.program.as_function(sema.program.functions[function].ty);
            ty.is_some_and(|ty| ty.flags.contains(FunctionTypeFlags::CONST))
        };
        if is_const {
            functions.retain(|function| is_const_function(self, *function));
        } else if functions.iter().any(|&function| !is_const_function(self, function)) {
            functions.retain(|function| !is_const_function(self, *function));
        }
        Some(functions)
    }

    /// Converts the operand of a class to a pointer to an object type ([expr.delete]/2): what that points to. Conversions to
    /// other pointers don't take part.
    fn convert_deleted(&mut self, operand: ExpressionId, class: ClassId) -> Option<TypeId> {
        let is_pointer_to_object = |sema: &Self, ty| match sema.value_structure(ty) {
            Type::Pointer(inner) => {
                !matches!(sema.value_structure(inner), Type::Function(_) | Type::Builtin(Builtin::Void))
            }
            _ => false,
        };
        let functions = self.implicit_conversions_of(operand, class, is_pointer_to_object)?;
        match functions.as_slice() {
            &[function] => {
                self.use_conversion(operand, function);
                let target = self.program.functions[function].conversion?;
                match self.value_structure(self.program.non_reference(target)) {
                    Type::Pointer(inner) => Some(inner),
                    _ => None,
                }
            }
            [] => {
                self.report_operand(code::INVALID_DELETE_OPERAND, operand);
                None
            }
            _ => {
                self.report_operand(code::AMBIGUOUS_BUILTIN_CONVERSION, operand);
                None
            }
        }
    }

    /// Destroys and deallocates an object of a type; the function of its class that deallocates it.
    fn delete_object(&mut self, delete: &DeleteExpression, ty: TypeId) -> Option<FunctionId> {
        if matches!(self.value_structure(ty), Type::Class(_)) && self.is_undefined_class(ty) {
            self.report_operand(code::DELETE_OF_INCOMPLETE_CLASS, delete.operand);
            return None;
        }
        // Its destructor and deallocation function are looked up ([temp.inst]/2).
        let (element, _) = self.element_type(ty);
        self.complete_type(element);
        self.use_deleted_object(delete.operand, ty, delete.is_array);
        self.deallocate(delete, ty)
    }

    /// Notes the deallocation function of a class that a delete-expression calls, at the keyword.
    fn deallocate(&mut self, delete: &DeleteExpression, pointee: TypeId) -> Option<FunctionId> {
        let (element, _) = self.element_type(pointee);
        let is_global = delete.keyword != delete.extent.first;
        let Ok(Some(class)) = self.allocation_class(element, is_global) else { return None };
        let operator = if delete.is_array { Operator::DeleteArray } else { Operator::Delete };
        let Some((functions, true)) = self.allocation_functions(operator, Some(class), delete.keyword) else {
            return None;
        };
        let function = match self.usual_deallocation_of(class, &functions) {
            UsualDeallocation::Function(function) => function,
            UsualDeallocation::Unknown => return None,
            UsualDeallocation::None => {
                let shown = self.type_argument(element);
                self.report(Report::new(code::NO_MATCHING_OPERATOR_DELETE, self.position(delete.keyword)).with(shown));
                return None;
            }
        };
        let used = FunctionUse::new(function, FunctionUseKind::Allocation, delete.keyword);
        let destroys = delete.is_array && self.is_trivial_member(class, SpecialMember::Destructor) == Some(false);
        self.use_function(FunctionUse { naming_class: Some(element), ..used.of_elements(destroys) });
        Some(function)
    }
}
