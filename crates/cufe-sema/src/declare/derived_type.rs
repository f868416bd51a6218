//! Types that declarators cannot form ([dcl.meaning], [dcl.array], [dcl.ref], [dcl.fct]).

use crate::Sema;
use crate::declare::{
    Chunk, DeclarationContext, Declarator, FunctionChunk, ParsedName, Qualifier, SpecifierFlags, Specifiers,
};
use cufe_diagnostics::{Code, code};
use cufe_il::{
    ArrayBound, Builtin, ExpressionId, FunctionTypeFlags, NameKind, Program, Qualifiers, ScopeKind, StorageClass, Type,
    TypeId,
};
use cufe_lex::TokenKind;

/// What a declarator puts around a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derivation {
    /// `*`
    Pointer,
    /// `&` and `&&`
    Reference,
    /// `C::*`
    MemberPointer,
    /// `[n]`
    Array,
    /// `(parameters)`
    Function,
}

impl Sema<'_> {
    /// The number of the rule that a derived type of `inner` would break.
    pub fn derived_type_mistake(&self, derivation: Derivation, inner: TypeId) -> Option<Code> {
        use Derivation as D;
        let program = &self.program;
        let bare = program.unqualified(program.canonical(inner)).0;
        match (derivation, program.structure(bare)) {
            (D::Pointer, Type::LvalueReference(_) | Type::RvalueReference(_)) => Some(code::POINTER_TO_REFERENCE),
            (D::MemberPointer, Type::LvalueReference(_) | Type::RvalueReference(_)) => {
                Some(code::POINTER_TO_MEMBER_OF_REFERENCE)
            }
            (D::Array, Type::LvalueReference(_) | Type::RvalueReference(_)) => Some(code::ARRAY_OF_REFERENCES),
            (D::Reference, Type::Builtin(Builtin::Void)) => Some(code::REFERENCE_TO_VOID),
            (D::MemberPointer, Type::Builtin(Builtin::Void)) => Some(code::POINTER_TO_MEMBER_OF_VOID),
            (D::Array, Type::Builtin(Builtin::Void)) => Some(code::ARRAY_OF_VOID),
            (D::Array, Type::Function(_)) => Some(code::ARRAY_OF_FUNCTIONS),
            (D::Function, Type::Function(_)) => Some(code::FUNCTION_RETURNING_FUNCTION),
            (D::Function, Type::Array { .. }) => Some(code::FUNCTION_RETURNING_ARRAY),
            (D::Array, Type::Array { bound: ArrayBound::Unknown, .. }) => Some(code::INVALID_ARRAY_ELEMENT_TYPE),
            (D::Pointer | D::Reference, Type::Function(_)) if self.is_qualified_function(bare) => {
                Some(code::POINTER_TO_QUALIFIED_FUNCTION_TYPE)
            }
            _ => None,
        }
    }

    /// Whether a type is that of functions with cv- or ref-qualifiers, which belongs to member functions ([dcl.fct]).
    pub fn is_qualified_function(&self, ty: TypeId) -> bool {
        let qualifiers = FunctionTypeFlags::CONST
            | FunctionTypeFlags::VOLATILE
            | FunctionTypeFlags::LVALUE
            | FunctionTypeFlags::RVALUE;
        self.program.as_function(ty).is_some_and(|function| function.flags.intersects(qualifiers))
    }

    /// The number of the rule that an array bound breaks ([dcl.array]): it is a positive constant (GNU: not negative) of
    /// integral or unscoped enumeration type; in a block it may be no constant.
    pub fn array_bound_mistake(&self, bound: ExpressionId, in_block: bool) -> Option<Code> {
        let ty = self.program.expressions[bound].ty;
        if self.is_dependent_type(ty) {
            return None;
        }
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        let is_wrong = match self.program.structure(bare) {
            Type::Builtin(builtin) => builtin.is_floating() || builtin == Builtin::Nullptr,
            Type::Enum(id) => self.program.enums[id].is_scoped,
            Type::Pointer(_) | Type::MemberPointer { .. } | Type::Function(_) | Type::Array { .. } => true,
            _ => false,
        };
        if is_wrong {
            return Some(if in_block { code::EXPECTED_INTEGRAL } else { code::ARRAY_BOUND_TYPE });
        }
        self.integral_value(bound).is_some_and(|value| value < 0).then_some(code::ARRAY_BOUND_NOT_POSITIVE)
    }

    /// Whether the size of an array in bytes is more than any object has.
    pub fn is_too_large(&self, ty: TypeId) -> bool {
        let mut count = 1u64;
        let mut ty = ty;
        while let Type::Array { element, bound } = self.program.structure(ty) {
            let ArrayBound::Known(bound) = bound else { return false };
            match count.checked_mul(bound) {
                Some(product) => count = product,
                None => return true,
            }
            ty = element;
        }
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        let size = match self.program.structure(ty) {
            Type::Builtin(builtin) => u64::from(builtin.size()),
            Type::Pointer(_) => 8,
            _ => 1,
        };
        count.checked_mul(size).is_none()
    }
}

/// What a declarator with function qualifiers declares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QualifierPlace {
    /// A typedef, where the qualified type itself is wanted.
    Typedef,
    /// A non-static member function.
    Member,
    /// A static member function.
    StaticMember,
    /// A constructor or destructor.
    Constructor,
    /// Any other function, and everything that is none.
    Function,
}

impl Sema<'_> {
    /// Applies a declarator to the type of the specifiers. Types that cannot be formed are reported and not known.
    pub fn apply_declarator(&mut self, base: TypeId, declarator: &Declarator) -> TypeId {
        let mut ty = base;
        let mut previous: Option<&Chunk> = None;
        for chunk in &declarator.chunks {
            let mistake = self.derivation_mistake(ty, chunk, previous);
            if let Some(code) = mistake {
                let token = self.derivation_token(declarator, chunk, previous);
                self.rule_violation(code, token);
                ty = Program::UNKNOWN;
                previous = Some(chunk);
                continue;
            }
            if let Chunk::Function(function) = chunk
                && let Some((arrow, _)) = function.trailing
                && ty != Program::UNKNOWN
            {
                let is_decltype = self.program.written(ty) == Type::DecltypeAuto;
                if is_decltype || !self.program.has_placeholder(ty) {
                    self.rule_violation(code::TRAILING_RETURN_WITHOUT_AUTO, arrow);
                } else if function.is_nested
                    && !declarator
                        .name
                        .as_ref()
                        .is_some_and(|name| matches!(name.name.kind(), NameKind::DeductionGuide(_)))
                {
                    // It stands in the outermost declarator only ([dcl.fct]/2).
                    self.rule_violation(code::NESTED_TRAILING_RETURN_TYPE, function.close + 1);
                } else if matches!(
                    self.program.written(ty),
                    Type::Qualified(..) | Type::Pointer(_) | Type::LvalueReference(_) | Type::RvalueReference(_)
                ) {
                    // Nothing but `auto` ([dcl.fct]/2).
                    self.rule_violation(code::TRAILING_RETURN_WITHOUT_PLAIN_AUTO, declarator.first);
                }
            }
            ty = self.apply_chunk(ty, chunk);
            previous = Some(chunk);
        }
        if matches!(previous, Some(Chunk::Array(..))) && self.is_too_large(ty) {
            self.rule_violation(code::ARRAY_TOO_LARGE, Self::name_or_first(declarator));
        }
        ty
    }

    /// The number of the rule against putting a chunk around a type. References to references of typedefs collapse; only
    /// those that one declarator writes are wrong ([dcl.ref]).
    fn derivation_mistake(&self, ty: TypeId, chunk: &Chunk, previous: Option<&Chunk>) -> Option<Code> {
        let derivation = match chunk {
            Chunk::Pointer(..) => Derivation::Pointer,
            Chunk::LvalueReference(_) | Chunk::RvalueReference(_) => {
                if matches!(previous, Some(Chunk::LvalueReference(_) | Chunk::RvalueReference(_))) {
                    return Some(code::REFERENCE_TO_REFERENCE);
                }
                Derivation::Reference
            }
            Chunk::MemberPointer(..) => Derivation::MemberPointer,
            Chunk::Array(..) => Derivation::Array,
            Chunk::Function(function) if function.trailing.is_some() => return None,
            Chunk::Function(_) => Derivation::Function,
        };
        // What is wrong with qualifiers of a function in the same declarator is said at the qualifiers.
        self.derived_type_mistake(derivation, ty)
            .filter(|&code| {
                code != code::POINTER_TO_QUALIFIED_FUNCTION_TYPE || !matches!(previous, Some(Chunk::Function(_)))
            })
            // The type of an operand of decltype may be taken for a reference where it is none.
            .filter(|&code| {
                code != code::POINTER_TO_REFERENCE
                    || previous.is_some()
                    || matches!(self.program.written(ty), Type::Typedef(_))
            })
    }

    /// Where a type that cannot be formed is reported: at the operator; arrays and functions at the array or function
    /// directly behind them in the text, and otherwise at the name (measured).
    fn derivation_token(&self, declarator: &Declarator, chunk: &Chunk, previous: Option<&Chunk>) -> u32 {
        match (chunk, previous) {
            (
                &Chunk::Pointer(_, token)
                | &Chunk::LvalueReference(token)
                | &Chunk::RvalueReference(token)
                | &Chunk::MemberPointer(_, _, token),
                _,
            ) => token,
            (_, Some(&Chunk::Array(_, open, _))) => open,
            (_, Some(Chunk::Function(function))) => function.close,
            _ => Self::name_or_first(declarator),
        }
    }

    /// The name of a declarator, or its first token.
    pub fn name_or_first(declarator: &Declarator) -> u32 {
        declarator.name.as_ref().map_or(declarator.first, |name| name.token)
    }

    /// One chunk of a declarator put around a type ([dcl.meaning]).
    pub fn apply_chunk(&mut self, ty: TypeId, chunk: &Chunk) -> TypeId {
        let program = &mut self.program;
        match chunk {
            Chunk::Pointer(qualifiers, _) => {
                let pointer = program.intern_type(Type::Pointer(ty));
                program.qualified(pointer, *qualifiers)
            }
            Chunk::LvalueReference(_) => program.intern_type(Type::LvalueReference(ty)),
            Chunk::RvalueReference(_) => program.intern_type(Type::RvalueReference(ty)),
            Chunk::MemberPointer(class, qualifiers, _) => {
                // The qualifiers of a typedef for the class mean nothing here.
                let class = program.unqualified(*class).0;
                let pointer = program.intern_type(Type::MemberPointer { class, member: ty });
                program.qualified(pointer, *qualifiers)
            }
            &Chunk::Array(bound, open, expression) => {
                let (inner, qualifiers) = program.unqualified(ty);
                let element = if qualifiers.is_empty() { ty } else { program.qualified(inner, qualifiers) };
                let array = program.intern_type(Type::Array { element, bound });
                self.record_array(array, open, expression);
                array
            }
            Chunk::Function(function) => {
                let result = function.trailing.map_or(ty, |(_, ty)| ty);
                let parameters = function.parameters.types.clone();
                let (flags, specification) = (function.flags, function.open_specification);
                program.function_type(cufe_il::FunctionType { result, parameters, flags, specification })
            }
        }
    }

    /// Whether an array bound here must be constant: variable length arrays are an extension of blocks, and not of device code.
    pub fn must_bound_be_constant(&self) -> bool {
        let scope = self.context.scope;
        let in_block = self.context.function.is_some()
            && self.declaring.class_nesting == 0
            && self.program.scopes[scope].kind != ScopeKind::FunctionParameters;
        let has_extension = self.options.features.variable_length_arrays && !self.is_compiled_for_device();
        !in_block || !self.in_template() && !has_extension
    }

    /// Whether the device compiler reads a function of the device side.
    pub(crate) fn is_compiled_for_device(&self) -> bool {
        self.options.device_pass && self.context.function.is_some_and(|function| self.is_on_device(function))
    }

    /// Qualifiers of result types that are no classes mean nothing ([basic.lval]): warning 815 at the qualifier. Those that
    /// a typedef brings are not reported.
    pub fn check_result_qualifiers(&mut self, specifiers: &Specifiers, declarator: &Declarator) {
        let chunks = &declarator.chunks;
        if chunks.is_empty() || self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        let mut token = None;
        for (index, chunk) in chunks.iter().enumerate() {
            let Chunk::Function(function) = chunk else { continue };
            if function.trailing.is_some() {
                continue;
            }
            match index.checked_sub(1).map(|before| &chunks[before]) {
                None => token = token.or(self.meaningless_qualifier(specifiers)),
                Some(&Chunk::Pointer(qualifiers, star))
                    if qualifiers.intersects(Qualifiers::CONST | Qualifiers::VOLATILE) =>
                {
                    let qualifiers = &[TokenKind::KwConst, TokenKind::KwVolatile];
                    token = token.or(self.reader.find(star + 1..declarator.last, qualifiers));
                }
                _ => {}
            }
        }
        if let Some(token) = token {
            self.error_at(code::MEANINGLESS_RETURN_QUALIFIER, token);
        }
    }

    /// The first cv-qualifier among specifiers whose type is fundamental or an enumeration.
    fn meaningless_qualifier(&self, specifiers: &Specifiers) -> Option<u32> {
        let program = &self.program;
        let bare = program.unqualified(program.canonical(specifiers.ty?)).0;
        if !matches!(program.structure(bare), Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_)) {
            return None;
        }
        [TokenKind::KwConst, TokenKind::KwVolatile]
            .into_iter()
            .filter_map(|kind| self.specifier_token(specifiers, kind))
            .min()
    }

    /// Qualifiers of functions that are no non-static members ([dcl.fct]): 1670 and 2448, of static ones 1667.
    /// `may_be_qualified`: the function itself may have them; pointers and references to it may not.
    pub fn check_function_qualifiers(&mut self, declarator: &Declarator, place: QualifierPlace) {
        if self.context.speculating > 0 {
            return;
        }
        for (index, chunk) in declarator.chunks.iter().enumerate() {
            let Chunk::Function(function) = chunk else { continue };
            match declarator.chunks.get(index + 1) {
                Some(Chunk::Pointer(..) | Chunk::LvalueReference(_) | Chunk::RvalueReference(_)) => {
                    if place == QualifierPlace::Typedef {
                        if function.qualifier.or(function.reference_qualifier).is_some() {
                            self.error_at(code::POINTER_TO_QUALIFIED_FUNCTION_TYPE, Self::name_or_first(declarator));
                        }
                    } else {
                        self.report_function_qualifiers(function, code::QUALIFIER_ON_NON_MEMBER_FUNCTION);
                    }
                }
                None => match place {
                    QualifierPlace::Function => {
                        self.report_function_qualifiers(function, code::QUALIFIER_ON_NON_MEMBER_FUNCTION)
                    }
                    QualifierPlace::StaticMember => {
                        self.report_function_qualifiers(function, code::QUALIFIER_ON_STATIC_MEMBER_FUNCTION)
                    }
                    QualifierPlace::Constructor => {
                        self.report_function_qualifiers(function, code::QUALIFIER_ON_CONSTRUCTOR_OR_DESTRUCTOR)
                    }
                    QualifierPlace::Member if Self::declares_explicit_object(declarator) => {
                        self.report_function_qualifiers(function, code::QUALIFIER_ON_STATIC_MEMBER_FUNCTION);
                    }
                    QualifierPlace::Typedef | QualifierPlace::Member => {}
                },
                _ => {}
            }
        }
    }

    /// What a declarator of a simple declaration declares, as far as qualifiers of functions go.
    pub fn qualifier_place(context: &DeclarationContext, specifiers: &Specifiers, name: &ParsedName) -> QualifierPlace {
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        let is_member =
            context.in_class && !is_friend || matches!(name.qualifier, Qualifier::Type(_) | Qualifier::Unknown);
        if specifiers.storage == StorageClass::Typedef {
            QualifierPlace::Typedef
        } else if !is_member {
            QualifierPlace::Function
        } else if matches!(name.name.kind(), NameKind::Constructor | NameKind::Destructor)
            || specifiers.ty.is_none() && matches!(name.name.kind(), NameKind::Identifier(_))
        {
            QualifierPlace::Constructor
        } else if specifiers.flags.contains(SpecifierFlags::STATIC) {
            QualifierPlace::StaticMember
        } else {
            QualifierPlace::Member
        }
    }

    fn report_function_qualifiers(&mut self, function: &FunctionChunk, code: Code) {
        if let Some(token) = function.qualifier {
            self.error_at(code, token);
        }
        if let Some(token) = function.reference_qualifier {
            self.error_at(code::FUNCTION_TYPE_QUALIFIERS, token);
        }
    }
}
