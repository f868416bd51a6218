//! Declarations of literal operators ([over.literal]).

use crate::Sema;
use crate::declare::{DeclarationContext, Declarator, ParsedName, SpecifierFlags, Specifiers};
use cufe_base::Standard;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    Builtin, EntityKind, FunctionTypeFlags, NameKind, Program, Qualifiers, TemplateHead, TemplateParameterKind, Type,
    TypeId,
};
use cufe_lex::TokenKind;

/// What a parameter type of a literal operator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ParameterForm {
    /// Dependent, or not known for another reason.
    Unknown,
    /// `unsigned long long`, `long double` or a character type.
    Value,
    /// `const char *`
    Raw,
    /// A pointer to another constant character type.
    Characters,
    /// A pointer to something else that is constant.
    PointerToConstant,
    /// A pointer to something that is not constant, or volatile, too.
    Pointer,
    Integer,
    Floating,
    Other,
}

impl Sema<'_> {
    /// Checks a declaration whose name is a literal operator's.
    pub fn check_literal_operator(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
    ) {
        let NameKind::LiteralOperator(suffix) = name.name.kind() else { return };
        // Of templates all was said where they are declared.
        if self.context.speculating > 0 || self.declaring.in_instance {
            return;
        }
        // Of each suffix once in the unit, in system headers too, where nothing is shown (measured).
        if !self.text(suffix).starts_with('_') && self.literal_suffixes.insert(suffix) {
            // The suffix is the token of a string, or the one behind all of them.
            let mut token = name.token + 1;
            while self.reader.is(token, TokenKind::StringLiteral) && self.reader.suffix(token).is_none() {
                token += 1;
            }
            self.error_at(code::LITERAL_SUFFIX_RESERVED, token);
        }
        if context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND) {
            self.error_at(code::LITERAL_OPERATOR_MEMBER, name.token);
        } else if self.declaring.c_linkage {
            self.error_at(code::LITERAL_OPERATOR_C_LINKAGE, name.token);
        }
        let Some(function) = declarator.function() else { return };
        let head = self.own_head(context, name.qualifier).cloned();
        let parameters = function.parameters.types.clone();
        if let Some(head) = head {
            if !parameters.is_empty() {
                self.error_at(code::LITERAL_TEMPLATE_WITH_PARAMETERS, name.token);
            }
            if let Some(code) = self.literal_template_mistake(&head) {
                self.error_at(code, name.token);
            }
            return;
        }
        // A specialization, instantiated or befriended, has what its template has.
        let is_specialization =
            context.is_instantiation || context.is_instantiation_declaration || name.arguments.is_some();
        if self.declaring.template_depth > 0 || !context.heads.is_empty() || is_specialization {
            return;
        }
        let code = if function.flags.contains(FunctionTypeFlags::VARIADIC) {
            Some(code::LITERAL_OPERATOR_ELLIPSIS)
        } else {
            self.literal_parameter_mistake(&parameters)
        };
        if let Some(code) = code {
            self.error_at(code, name.token);
        }
    }

    /// Raw literal operator templates have a pack of `char`, those for strings a type and a pack of it, or one parameter of
    /// class type in C++20 ([over.literal]/5). Where the first parameter is a type, one for strings was meant (2905).
    fn literal_template_mistake(&self, head: &TemplateHead) -> Option<Code> {
        let is_valid = match head.parameters.as_slice() {
            [single] => match single.kind {
                TemplateParameterKind::Value(ty) => self.is_literal_template_value(ty, single.is_pack),
                _ => false,
            },
            [first, second] => match second.kind {
                TemplateParameterKind::Value(ty) => {
                    let ty = self.program.unqualified(self.program.canonical(ty)).0;
                    let is_first = match self.program.entities[first.entity].kind {
                        EntityKind::TypeParameter(own) => self.program.canonical(own) == ty,
                        _ => false,
                    };
                    is_first && !first.is_pack && second.is_pack
                }
                _ => false,
            },
            _ => false,
        };
        let meant = match head.parameters.first()?.kind {
            TemplateParameterKind::Type => code::STRING_LITERAL_TEMPLATE_PARAMETERS,
            _ => code::LITERAL_TEMPLATE_WITHOUT_PACK,
        };
        (!is_valid).then_some(meant)
    }

    /// Whether the only parameter of a literal operator template may have a type: a pack `char`, another one a class.
    fn is_literal_template_value(&self, ty: TypeId, is_pack: bool) -> bool {
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        match self.program.structure(ty) {
            Type::Builtin(Builtin::Char) => is_pack,
            Type::Class(_) | Type::DeducedTemplate(_) => !is_pack && self.since(Standard::Cpp20),
            Type::Auto | Type::DecltypeAuto => false,
            Type::Builtin(_) | Type::Enum(_) | Type::Pointer(_) | Type::LvalueReference(_) => false,
            _ => true,
        }
    }

    fn literal_parameter_mistake(&self, parameters: &[TypeId]) -> Option<Code> {
        use ParameterForm as F;
        match parameters {
            [] => Some(code::LITERAL_OPERATOR_WITHOUT_PARAMETER),
            [single] => match self.literal_parameter_form(*single) {
                F::Unknown | F::Value | F::Raw => None,
                F::Integer => Some(code::LITERAL_OPERATOR_FIRST_PARAMETER),
                F::Floating => Some(code::LITERAL_OPERATOR_FLOATING_PARAMETER),
                F::Pointer => Some(code::LITERAL_OPERATOR_POINTER_PARAMETER),
                F::PointerToConstant | F::Characters | F::Other => Some(code::LITERAL_OPERATOR_PARAMETER),
            },
            [first, second] => {
                let size = self.program.unqualified(self.program.canonical(*second)).0;
                match self.literal_parameter_form(*first) {
                    F::Unknown => None,
                    F::Pointer => Some(code::LITERAL_OPERATOR_POINTER_PARAMETER),
                    F::PointerToConstant => Some(code::LITERAL_OPERATOR_STRING_PARAMETER),
                    F::Raw | F::Characters => match self.program.structure(size) {
                        Type::Builtin(Builtin::UnsignedLong | Builtin::UnsignedLongLong | Builtin::UnsignedInt) => None,
                        Type::Builtin(_) | Type::Pointer(_) => Some(code::LITERAL_OPERATOR_SECOND_PARAMETER),
                        _ => None,
                    },
                    _ => Some(code::LITERAL_OPERATOR_TOO_MANY_PARAMETERS),
                }
            }
            _ => Some(code::LITERAL_OPERATOR_TOO_MANY_PARAMETERS),
        }
    }

    fn literal_parameter_form(&self, ty: TypeId) -> ParameterForm {
        let program = &self.program;
        let is_character = |builtin: Builtin| {
            matches!(builtin, Builtin::Char | Builtin::Wchar | Builtin::Char8 | Builtin::Char16 | Builtin::Char32)
        };
        let ty = program.unqualified(program.canonical(ty)).0;
        if ty == Program::UNKNOWN || self.is_dependent_type(ty) {
            return ParameterForm::Unknown;
        }
        match program.structure(ty) {
            Type::Builtin(Builtin::UnsignedLongLong | Builtin::LongDouble) => ParameterForm::Value,
            Type::Builtin(builtin) if is_character(builtin) => ParameterForm::Value,
            Type::Builtin(Builtin::Float | Builtin::Double) => ParameterForm::Floating,
            Type::Builtin(
                Builtin::Bool
                | Builtin::SignedChar
                | Builtin::UnsignedChar
                | Builtin::Short
                | Builtin::UnsignedShort
                | Builtin::Int
                | Builtin::UnsignedInt
                | Builtin::Long
                | Builtin::UnsignedLong
                | Builtin::LongLong,
            ) => ParameterForm::Integer,
            Type::Pointer(target) => {
                let (target, qualifiers) = program.unqualified(program.canonical(target));
                if self.is_dependent_type(target) {
                    return ParameterForm::Unknown;
                }
                match program.structure(target) {
                    _ if !qualifiers.contains(Qualifiers::CONST) || qualifiers.contains(Qualifiers::VOLATILE) => {
                        ParameterForm::Pointer
                    }
                    Type::Builtin(Builtin::Char) => ParameterForm::Raw,
                    Type::Builtin(builtin) if is_character(builtin) => ParameterForm::Characters,
                    _ => ParameterForm::PointerToConstant,
                }
            }
            _ => ParameterForm::Other,
        }
    }
}
