//! Attributes that belong to the type of a function: `format`, `nonnull`, `sentinel`, `warn_unused_result`, `alloc_size`,
//! calling conventions. They stand on functions, on objects and typedef names of
//! function types and of pointers to functions.

use super::{Argument, Attribute, Kind};
use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{
    AttributeFacts, Builtin, EntityId, Format, FormatArchetype, FunctionId, FunctionType, FunctionTypeFlags, Type,
    TypeId,
};
use cufe_lex::cuda_names::strip_underscores;

/// The function type that an attribute is about, and the function that has it.
struct Subject {
    ty: FunctionType,
    /// The number of the first declared parameter: 2 where the object parameter comes before it.
    first: u32,
    entity: Option<EntityId>,
}

impl Subject {
    /// The type of the parameter with a number: `Err` where there is none, `None` of the object parameter and of what a
    /// pack may expand to.
    fn parameter(&self, number: i128) -> Result<Option<TypeId>, ()> {
        let index = number - i128::from(self.first);
        if index < 0 {
            return Ok(None);
        }
        let ty = usize::try_from(index).ok().and_then(|index| self.ty.parameters.get(index));
        ty.map(|&ty| Some(ty)).ok_or(())
    }

    /// The number of parameters, with the object parameter.
    fn count(&self) -> i128 {
        self.ty.parameters.len() as i128 + i128::from(self.first) - 1
    }

    fn is_variadic(&self) -> bool {
        self.ty.flags.contains(FunctionTypeFlags::VARIADIC)
    }
}

impl Sema<'_> {
    /// Applies an attribute of function types to a type: that of a function, where there is one. Other types are warned of
    /// (1142); nothing is said of types that are not known.
    pub(super) fn apply_to_function_type(&mut self, attribute: &Attribute, ty: TypeId, function: Option<FunctionId>) {
        let is_convention = matches!(attribute.kind, Kind::Cdecl | Kind::Stdcall | Kind::Fastcall);
        if is_convention {
            self.say_of_attribute(code::CALLING_CONVENTION_IGNORED, attribute);
        }
        let pointee = match self.program.structure(self.program.unqualified(ty).0) {
            Type::Pointer(inner) => inner,
            _ => ty,
        };
        let Some(data) = self.program.as_function(pointee) else {
            if !self.is_dependent_type(ty) && !self.says_nothing(ty) {
                self.say_of_attribute(code::ATTRIBUTE_NEEDS_FUNCTION, attribute);
                if attribute.kind == Kind::AllocSize {
                    self.warn_of_attribute(code::ATTRIBUTE_DOES_NOT_APPLY, attribute);
                }
            }
            return;
        };
        let has_object = function.is_some_and(|function| self.has_object_parameter(function));
        let entity = function.map(|function| self.program.functions[function].entity);
        let subject = Subject { ty: data.clone(), first: if has_object { 2 } else { 1 }, entity };
        match attribute.kind {
            Kind::Format => self.apply_format(attribute, &subject),
            Kind::NonNull => self.apply_nonnull(attribute, &subject),
            Kind::Sentinel => self.apply_sentinel(attribute, &subject),
            Kind::AllocSize => self.apply_allocation_size(attribute, &subject),
            Kind::WarnUnusedResult => {
                if self.is_void_result(subject.ty.result) {
                    self.say_of_attribute(code::UNUSED_RESULT_ATTRIBUTE_ON_VOID, attribute);
                } else if let Some(entity) = entity {
                    self.program.attributes_mut(entity).facts |= AttributeFacts::WARN_UNUSED_RESULT;
                }
            }
            _ => {
                if let Some(entity) = entity {
                    self.note_attribute(attribute, entity);
                }
            }
        }
    }

    /// Whether a function has an object parameter, which counts as its first.
    pub(super) fn has_object_parameter(&self, function: FunctionId) -> bool {
        use cufe_il::FunctionFlags as F;
        let flags = self.program.functions[function].flags;
        flags.contains(F::MEMBER) && !flags.contains(F::STATIC_MEMBER)
    }

    pub(super) fn says_nothing(&self, ty: TypeId) -> bool {
        use Type as T;
        matches!(
            self.program.structure(self.program.unqualified(ty).0),
            T::Unknown | T::Auto | T::DecltypeAuto | T::DeducedTemplate(_) | T::Decltype(_) | T::Transform { .. }
        )
    }

    pub(super) fn is_void_result(&self, ty: TypeId) -> bool {
        matches!(self.program.structure(self.program.unqualified(ty).0), Type::Builtin(Builtin::Void))
    }

    fn apply_format(&mut self, attribute: &Attribute, subject: &Subject) {
        let archetype = match attribute.arguments.first() {
            Some(&Argument::Word(token)) => self.archetype(token),
            _ => return,
        };
        let Some(archetype) = archetype else {
            if let Some(token) = attribute.token_of(0) {
                self.say_at(code::UNKNOWN_FORMAT_ARCHETYPE, attribute, token);
            }
            return;
        };
        let (Some(parameter), Some(first)) = (attribute.value(1), attribute.value(2)) else { return };
        let mut is_right = true;
        if let Some(token) = attribute.token_of(1) {
            is_right &= self.check_format_parameter(attribute, subject, parameter, token);
        }
        let ends_in_pack =
            subject.ty.parameters.last().is_some_and(|&ty| matches!(self.program.written(ty), Type::Expansion(_)));
        if first != 0 && !ends_in_pack {
            if !subject.is_variadic() {
                self.say_of_attribute(code::FORMAT_NEEDS_ELLIPSIS, attribute);
                is_right = false;
            }
            if first != subject.count() + 1
                && let Some(token) = attribute.token_of(2)
            {
                self.say_at(code::FORMAT_FIRST_ARGUMENT, attribute, token);
                is_right = false;
            }
        }
        if is_right
            && let Some(entity) = subject.entity
            && let (Ok(parameter), Ok(first)) = (u32::try_from(parameter), u32::try_from(first))
        {
            self.program.attributes_mut(entity).formats.push(Format { archetype, parameter, first });
        }
    }

    fn archetype(&self, token: u32) -> Option<FormatArchetype> {
        match strip_underscores(self.reader.word(token)?) {
            "printf" => Some(FormatArchetype::Printf),
            "scanf" => Some(FormatArchetype::Scanf),
            "strftime" => Some(FormatArchetype::Strftime),
            _ => None,
        }
    }

    /// Whether the parameter with a number is a string, as `format` and `format_arg` need (1137, 1138).
    fn check_format_parameter(&mut self, attribute: &Attribute, subject: &Subject, number: i128, token: u32) -> bool {
        if number == 0 {
            return true;
        }
        let code = match subject.parameter(number) {
            Err(()) => code::FORMAT_INDEX_OUT_OF_RANGE,
            Ok(Some(ty)) if !self.is_character_pointer(ty) => code::FORMAT_PARAMETER_TYPE,
            Ok(_) => return true,
        };
        self.say_at(code, attribute, token);
        false
    }

    /// A pointer to a plain, signed or unsigned char; a type that is not known may be one.
    fn is_character_pointer(&self, ty: TypeId) -> bool {
        use Builtin as B;
        match self.program.structure(self.program.unqualified(ty).0) {
            Type::Pointer(inner) => match self.program.structure(self.program.unqualified(inner).0) {
                Type::Builtin(builtin) => matches!(builtin, B::Char | B::SignedChar | B::UnsignedChar),
                _ => self.says_nothing(inner),
            },
            _ => self.says_nothing(ty),
        }
    }

    pub(super) fn apply_format_argument(&mut self, attribute: &Attribute, function: FunctionId) {
        let Some(data) = self.program.as_function(self.program.functions[function].ty) else { return };
        let first = if self.has_object_parameter(function) { 2 } else { 1 };
        let subject = Subject { ty: data.clone(), first, entity: None };
        if let Some(number) = attribute.value(0) {
            self.check_format_parameter(attribute, &subject, number, attribute.first);
        }
    }

    fn apply_nonnull(&mut self, attribute: &Attribute, subject: &Subject) {
        let mut list = Vec::new();
        for index in 0..attribute.arguments.len() {
            let Some(number) = attribute.value(index) else { return };
            let code = match subject.parameter(number) {
                Err(()) => code::NONNULL_INDEX_OUT_OF_RANGE,
                Ok(Some(ty)) if !self.can_be_null(ty) => code::NONNULL_NOT_POINTER,
                Ok(_) => {
                    list.extend(u32::try_from(number));
                    continue;
                }
            };
            self.say_of_attribute(code, attribute);
            return;
        }
        if attribute.arguments.is_empty()
            && subject.first == 1
            && !subject.ty.parameters.iter().any(|&ty| self.can_be_null(ty))
        {
            self.say_of_attribute(code::NONNULL_WITHOUT_POINTERS, attribute);
            return;
        }
        if let Some(entity) = subject.entity {
            self.program.attributes_mut(entity).nonnull.get_or_insert_default().extend(list);
        }
    }

    /// A pointer; a type that is not known may be one. A template parameter is none, as measured.
    fn can_be_null(&self, ty: TypeId) -> bool {
        let ty = match self.program.written(ty) {
            Type::Expansion(pattern) => pattern,
            _ => ty,
        };
        matches!(self.program.structure(self.program.unqualified(ty).0), Type::Pointer(_))
            || self.says_nothing(ty) && !matches!(self.program.structure(ty), Type::Auto)
            // An alias template may stand for a pointer.
            || matches!(self.program.structure(ty), Type::Specialization { .. })
    }

    fn apply_sentinel(&mut self, attribute: &Attribute, subject: &Subject) {
        if !subject.is_variadic() {
            self.say_of_attribute(code::SENTINEL_NEEDS_ELLIPSIS, attribute);
            return;
        }
        let value = match attribute.arguments.first() {
            None => Some(0),
            Some(_) => attribute.value(0).and_then(|value| u32::try_from(value).ok()),
        };
        if let Some(entity) = subject.entity {
            self.program.attributes_mut(entity).sentinel = value;
        }
    }

    fn apply_allocation_size(&mut self, attribute: &Attribute, subject: &Subject) {
        for index in 0..attribute.arguments.len() {
            if let Some(number) = attribute.value(index)
                && number > subject.count()
                && let Some(token) = attribute.token_of(index)
            {
                self.say_at(code::INVALID_ATTRIBUTE_ARGUMENT, attribute, token);
                return;
            }
        }
    }
}
