//! Declarations of operator functions, conversion functions and allocation functions ([over.oper], [class.conv.fct],
//! [basic.stc.dynamic]).

use crate::Sema;
use crate::declare::{DeclarationContext, Declarator, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_base::Standard;
use cufe_diagnostics::{Code, code};
use cufe_il::{
    Builtin, ClassId, EntityKind, FunctionType, FunctionTypeFlags, NameKind, Operator, Program, ScopeId, ScopeKind,
    Type, TypeId,
};
use cufe_lex::TokenKind;

/// A declared operator, conversion or allocation function.
#[derive(Clone, Debug)]
pub struct OperatorDeclaration {
    /// Its type.
    pub ty: FunctionType,
    /// The class of which it is a member.
    pub class: Option<ClassId>,
    /// `static` is written.
    pub is_static: bool,
    /// A friend, or another function that is no member.
    pub is_friend: bool,
    /// A friend of a class template: the types are known in instances only.
    pub is_templated_friend: bool,
    /// The scope that it is a member of.
    pub scope: ScopeId,
    /// The token of the name.
    pub name: u32,
    /// The `=` of the first default argument.
    pub default: Option<u32>,
    /// The first token of a return type that is written.
    pub result: Option<u32>,
}

/// How many operands an operator takes ([over.unary], [over.binary]).
fn operands(operator: Operator, standard: Standard) -> Option<(usize, usize)> {
    use Operator::*;
    Some(match operator {
        Call => return None,
        Subscript if standard >= Standard::Cpp23 => return None,
        New | NewArray | Delete | DeleteArray => return None,
        Tilde | Exclaim | Arrow | CoAwait => (1, 1),
        Plus | Minus | Star | Ampersand | PlusPlus | MinusMinus => (1, 2),
        _ => (2, 2),
    })
}

impl Sema<'_> {
    /// Checks the declaration of an operator function.
    pub fn check_operator_function(&mut self, operator: Operator, declaration: &OperatorDeclaration) {
        use Operator::*;
        match operator {
            New | NewArray | Delete | DeleteArray => self.check_allocation_function(operator, declaration),
            _ => {
                if let Some((code, token)) = self.operator_mistake(operator, declaration) {
                    self.report_at(code, token);
                }
                let has_operand = declaration.class.is_some()
                    || matches!(operator, Equal | Subscript | Call | Arrow)
                    || declaration.is_templated_friend
                    || self.can_have_operators(&declaration.ty);
                let count = operands(operator, self.options.dialect.standard).map_or(usize::MAX, |(_, most)| most);
                if !has_operand && declaration.ty.parameters.len() <= count {
                    self.report_at(code::OPERATOR_NEEDS_CLASS_OR_ENUM, declaration.name);
                }
            }
        }
    }

    fn operator_mistake(&self, operator: Operator, declaration: &OperatorDeclaration) -> Option<(Code, u32)> {
        use Operator::*;
        let OperatorDeclaration { ty, name, .. } = declaration;
        let name = *name;
        let is_member = declaration.class.is_some();
        if is_member && declaration.is_static {
            let may_be_static = matches!(operator, Call | Subscript) && self.since(Standard::Cpp23);
            return (!may_be_static).then_some((code::STATIC_OPERATOR, name));
        }
        if !is_member && matches!(operator, Equal | Subscript | Call | Arrow) {
            return Some((code::OPERATOR_MUST_BE_MEMBER, name));
        }
        let (least, most) = operands(operator, self.options.dialect.standard)?;
        if ty.flags.contains(FunctionTypeFlags::VARIADIC) {
            return Some((code::OPERATOR_WITH_ELLIPSIS, name));
        }
        let count = ty.parameters.len() + usize::from(is_member);
        let has_pack = ty.parameters.iter().any(|&ty| matches!(self.program.structure(ty), Type::Expansion(_)));
        if count > most && !has_pack {
            return Some((code::TOO_MANY_OPERATOR_PARAMETERS, name));
        }
        if count < least && !has_pack {
            return Some((code::TOO_FEW_OPERATOR_PARAMETERS, name));
        }
        if let Some(default) = declaration.default {
            return Some((code::DEFAULT_ARGUMENT_NOT_ALLOWED, default));
        }
        if matches!(operator, PlusPlus | MinusMinus)
            && count == 2
            && let Some(&extra) = ty.parameters.last()
            && !self.is_dependent_type(extra)
            && self.program.canonical(extra) != Program::builtin(Builtin::Int)
        {
            return Some((code::POSTFIX_OPERATOR_PARAMETER, name));
        }
        None
    }

    /// Whether some parameter has class or enumeration type, or a reference to one, or may have.
    fn can_have_operators(&self, ty: &FunctionType) -> bool {
        ty.parameters.iter().any(|&parameter| {
            let bare = self.program.non_reference(parameter);
            let bare = self.program.unqualified(self.program.canonical(bare)).0;
            self.is_dependent_type(parameter)
                || !matches!(
                    self.program.structure(bare),
                    Type::Builtin(_)
                        | Type::Pointer(_)
                        | Type::Function(_)
                        | Type::Array { .. }
                        | Type::MemberPointer { .. }
                        | Type::Complex(_)
                )
        })
    }

    fn check_allocation_function(&mut self, operator: Operator, declaration: &OperatorDeclaration) {
        let OperatorDeclaration { ty, name, .. } = declaration;
        let is_new = matches!(operator, Operator::New | Operator::NewArray);
        let Some(&first) = ty.parameters.first() else {
            if !ty.flags.contains(FunctionTypeFlags::VARIADIC) {
                self.report_at(code::TOO_FEW_OPERATOR_PARAMETERS, *name);
            }
            return;
        };
        let void = Program::builtin(Builtin::Void);
        let pointer = self.program.intern_type(Type::Pointer(void));
        let size = Program::builtin(Builtin::UnsignedLong);
        let (result, wanted) = if is_new { (pointer, size) } else { (void, pointer) };
        if !self.is_dependent_type(ty.result) && self.program.canonical(ty.result) != result {
            self.report_at(if is_new { code::ALLOCATION_RETURN_TYPE } else { code::DEALLOCATION_RETURN_TYPE }, *name);
        }
        // A destroying deallocation function takes a pointer to its class ([class.free]).
        let may_destroy = !is_new && ty.parameters.len() > 1 && declaration.class.is_some();
        if !self.is_dependent_type(first) && self.program.canonical(first) != wanted && !may_destroy {
            self.report_at(
                if is_new { code::ALLOCATION_FIRST_PARAMETER } else { code::DEALLOCATION_FIRST_PARAMETER },
                *name,
            );
        }
        if let Some(default) = declaration.default
            && ty.parameters.len() == 1
        {
            self.report_at(code::DEFAULT_ARGUMENT_NOT_ALLOWED, default);
        }
        if declaration.class.is_none() && !declaration.is_friend {
            if self.program.scopes[declaration.scope].kind == ScopeKind::Namespace {
                self.report_at(
                    if is_new {
                        code::ALLOCATION_FUNCTION_IN_NAMESPACE
                    } else {
                        code::DEALLOCATION_FUNCTION_IN_NAMESPACE
                    },
                    *name,
                );
            } else if declaration.is_static {
                self.report_at(code::INTERNAL_ALLOCATION_FUNCTION, *name);
            }
        }
    }

    /// Checks the declaration of a conversion function to a type ([class.conv.fct]).
    pub fn check_conversion_function(&mut self, target: TypeId, declaration: &OperatorDeclaration) {
        let Some(class) = declaration.class.filter(|_| !declaration.is_static) else {
            self.report_at(code::CONVERSION_FUNCTION_NOT_MEMBER, declaration.name);
            return;
        };
        if let Some(result) = declaration.result {
            self.report_at(code::CONVERSION_FUNCTION_WITH_RETURN_TYPE, result);
        }
        if !declaration.ty.parameters.is_empty() || declaration.ty.flags.contains(FunctionTypeFlags::VARIADIC) {
            self.report_at(code::CONVERSION_FUNCTION_WITH_PARAMETERS, declaration.name);
        }
        if self.is_never_used(target, class) {
            self.report_at(code::UNUSABLE_CONVERSION_FUNCTION, declaration.name);
        }
    }

    /// Whether a conversion to a type is never made by a conversion function: to the class itself, a base, `void`.
    fn is_never_used(&self, target: TypeId, class: ClassId) -> bool {
        let target = self.program.non_reference(target);
        let target = self.program.unqualified(self.program.canonical(target)).0;
        if target == Program::builtin(Builtin::Void) {
            return true;
        }
        if self.program.class_of(target) == Some(class) {
            return true;
        }
        let own = self.program.classes[class].ty;
        self.program.class_of(target).is_some() && self.is_derived_from(own, target) == Some(true)
    }

    /// The class of which a function declared in a scope is a member.
    pub fn declared_member_of(&self, scope: ScopeId) -> Option<ClassId> {
        match self.program.scopes[scope].entity.map(|entity| self.program.entities[entity].kind) {
            Some(EntityKind::Class(class)) if self.program.scopes[scope].kind == ScopeKind::Class => Some(class),
            _ => None,
        }
    }
}

impl Sema<'_> {
    /// Checks a declared function whose name is an operator's or a conversion function's. Definitions outside a class
    /// repeat what was checked in the class, except for a return type of a conversion function.
    pub fn check_operator_declaration(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        ty: TypeId,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        let is_conversion = match name.name.kind() {
            NameKind::Conversion => true,
            NameKind::Operator(_) => false,
            _ => return,
        };
        let has_result = specifiers.ty.is_some()
            || [TokenKind::KwConst, TokenKind::KwVolatile]
                .iter()
                .any(|&kind| self.specifier_token(specifiers, kind).is_some());
        let result = has_result.then(|| self.first_of_type(specifiers));
        if matches!(name.qualifier, Qualifier::Type(_) | Qualifier::Unknown) {
            if is_conversion && let Some(token) = result {
                self.error_at(code::CONVERSION_FUNCTION_WITH_RETURN_TYPE, token);
            }
            return;
        }
        let Some(mut ty) = self.program.as_function(ty).cloned() else { return };
        if Self::declares_explicit_object(declarator) && !ty.parameters.is_empty() {
            ty.parameters.remove(0);
        }
        let scope = self.declaration_scope();
        let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
        let class = (!is_friend && context.in_class).then(|| self.declared_member_of(scope)).flatten();
        let default = declarator
            .function()
            .and_then(|function| function.parameters.list.iter().find_map(|parameter| parameter.default));
        let declaration = OperatorDeclaration {
            ty,
            class,
            is_static: specifiers.flags.contains(SpecifierFlags::STATIC),
            is_friend,
            is_templated_friend: is_friend && self.declaring.template_depth > 0,
            scope,
            name: name.token,
            default: default.map(|(equal, _)| equal),
            result,
        };
        if declaration.class.is_none()
            && !is_friend
            && declaration.ty.parameters.len() == 1
            && matches!(
                name.name.kind(),
                NameKind::Operator(Operator::New | Operator::NewArray | Operator::Delete | Operator::DeleteArray)
            )
            && let Some(token) = self.specifier_token(specifiers, TokenKind::KwInline)
        {
            // The program replaces such functions of the library ([replacement.functions]/3).
            self.warning_at(code::INLINE_ALLOCATION_FUNCTION, token);
        }
        match name.name.kind() {
            NameKind::Operator(operator) => self.check_operator_function(operator, &declaration),
            _ => {
                if let Some(target) = name.conversion {
                    self.check_conversion_function(target, &declaration);
                }
            }
        }
    }

    /// The first specifier that belongs to the type.
    pub(crate) fn first_of_type(&self, specifiers: &Specifiers) -> u32 {
        const OTHERS: &[TokenKind] = &[
            TokenKind::KwStatic,
            TokenKind::KwExtern,
            TokenKind::KwInline,
            TokenKind::KwVirtual,
            TokenKind::KwExplicit,
            TokenKind::KwFriend,
            TokenKind::KwConstexpr,
            TokenKind::KwConsteval,
            TokenKind::KwConstinit,
            TokenKind::KwMutable,
            TokenKind::KwRegister,
            TokenKind::KwThreadLocal,
            TokenKind::KwExtension,
        ];
        let mut tokens = specifiers.first..specifiers.end;
        tokens.find(|&token| !self.reader.is_any(token, OTHERS)).unwrap_or(specifiers.first)
    }
}
