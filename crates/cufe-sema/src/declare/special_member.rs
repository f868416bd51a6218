//! Names of constructors and destructors in declarations ([class.ctor], [class.dtor], [class.mem.general]).

use crate::Sema;
use crate::declare::{DeclarationContext, Declarator, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_diagnostics::code;
use cufe_il::{FunctionFlags, FunctionId, Name, NameKind};
use cufe_lex::TokenKind;

impl Sema<'_> {
    /// A member function of its class's name is a constructor and has no return type (405); a destructor has neither a
    /// return type (964) nor parameters (407), and its class's name (279).
    pub fn check_special_member_name(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
    ) {
        if self.context.speculating > 0 {
            return;
        }
        if name.name == Name::DESTRUCTOR {
            let is_wrong = self.check_declared_destructor_name(context, specifiers, name);
            if specifiers.ty.is_some() && !is_wrong {
                let token = self.first_of_type(specifiers);
                self.error_at(code::DESTRUCTOR_RETURN_TYPE, token);
            }
            if let Some(function) = declarator.function()
                && let Some(parameter) = function.parameters.list.first()
            {
                self.error_at(code::DESTRUCTOR_WITH_PARAMETERS, parameter.first);
            }
            if context.in_class && context.heads.last().is_some_and(|head| !head.parameters.is_empty()) {
                // Destructors are no templates.
                self.error_at(code::EXPECTED_SEMICOLON, name.token);
                self.error_at(code::EXPECTED_DECLARATION, name.token);
            }
            return;
        }
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_member && specifiers.ty.is_some() && self.is_name_of_class(name.name) {
            self.error_at(
                if context.heads.is_empty() { code::CONSTRUCTOR_WITH_RETURN_TYPE } else { code::MEMBER_NAMED_AS_CLASS },
                name.token,
            );
        }
        if is_member && name.name == Name::CONSTRUCTOR && name.qualifier == Qualifier::None {
            self.check_constructor_beside_field();
        }
    }

    /// A destructor has the name of its class behind the `~`, no other name of it ([class.dtor]/1): 279 in the class, 135
    /// outside of it. Whether it has another one.
    fn check_declared_destructor_name(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) -> bool {
        let Some(named) = self.reader.identifier(name.token + 1) else { return false };
        let (class, code) = match name.qualifier {
            Qualifier::None if specifiers.flags.contains(SpecifierFlags::FRIEND) => {
                self.error_at(code::UNQUALIFIED_DESTRUCTOR, name.token);
                return true;
            }
            Qualifier::None if context.in_class => (self.current_class(), code::INVALID_DESTRUCTOR),
            Qualifier::None if specifiers.ty.is_some() => {
                self.error_at(code::INVALID_DESTRUCTOR, name.token);
                return true;
            }
            Qualifier::Type(ty) if !context.in_class && !self.is_dependent_type(ty) => {
                (self.program.class_of(ty), code::NO_SUCH_MEMBER)
            }
            _ => return false,
        };
        let own = class.and_then(|class| self.program.symbol(self.program.classes[class].entity));
        let differs = own.is_some_and(|own| named != Name::identifier(own));
        if differs && code == code::NO_SUCH_MEMBER {
            self.undeclared(name);
        } else if differs {
            self.error_at(code, name.token);
        }
        differs
    }

    /// `= default` and `= delete`, at the `=`: a friend is not defaulted (1779), a template neither (1807), and what was
    /// declared before is not deleted (1775). Returns whether it has the effect all the same.
    pub fn check_definition_by_assignment(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        function: FunctionId,
        equal: u32,
    ) -> bool {
        let entry = &self.program.functions[function];
        let entity = &self.program.entities[entry.entity];
        let is_delete = self.reader.is(equal + 1, TokenKind::KwDelete);
        let is_default = self.reader.is(equal + 1, TokenKind::KwDefault);
        // Comparisons are defaulted as friends.
        let is_operator = matches!(name.name.kind(), NameKind::Operator(_));
        if is_default && !is_operator && specifiers.flags.contains(SpecifierFlags::FRIEND) {
            self.error_at(code::FRIEND_CANNOT_BE_DEFAULTED, equal);
            return true;
        }
        if is_default && entity.template.is_some() {
            self.error_at(code::TEMPLATE_DEFAULTED, equal);
            return false;
        }
        let is_first = entity.token == name.token || entity.token == u32::MAX;
        let was_defined = FunctionFlags::BUILTIN
            | FunctionFlags::IMPLICIT
            | FunctionFlags::DEFINED
            | FunctionFlags::DELETED
            | FunctionFlags::DEFAULTED
            | FunctionFlags::DEFAULTED_LATER;
        let is_late = is_delete
            && !context.in_class
            && !is_first
            && !entry.flags.intersects(was_defined)
            && !self.declaring.in_instance;
        if is_late {
            let token = if entity.template.is_some() { name.token } else { equal + 1 };
            self.error_at(code::DELETED_AFTER_DECLARATION, token);
        }
        !is_late
    }

    /// Whether a name is that of the class whose members are being declared.
    pub fn is_name_of_class(&self, name: Name) -> bool {
        self.current_class().is_some_and(|class| {
            let symbol = self.program.symbol(self.program.classes[class].entity);
            symbol.is_some() && symbol == name.symbol()
        })
    }

    /// No data member has the class's name where constructors are declared: 1081 at the member.
    fn check_constructor_beside_field(&mut self) {
        let field = self.current_class().and_then(|class| {
            let program = &self.program;
            let entry = &program.classes[class];
            let own = program.symbol(entry.entity)?;
            let fields = entry.data_members.iter().filter_map(|member| member.variable);
            let mut entities = fields.map(|field| program.variables[field].entity);
            entities.find(|&field| program.symbol(field) == Some(own))
        });
        if let Some(field) = field {
            self.error_at(code::FIELD_NAMED_AS_CLASS, self.program.entities[field].token);
        }
    }

    /// Whether a class or enumeration that is declared in a class has the name of that class, which is reported.
    pub fn has_name_of_class(&mut self, context: &DeclarationContext, name: &ParsedName) -> bool {
        name.qualifier == Qualifier::None
            && name.arguments.is_none()
            && self.declaration_scope_is_class()
            && self.check_member_name(context, name.name, name.token, false)
    }

    fn declaration_scope_is_class(&self) -> bool {
        let scope = self.declaration_scope();
        self.current_class().is_some_and(|class| self.program.classes[class].scope == Some(scope))
    }

    /// A member that is no constructor may not have the name of its class (280); a non-static data member may where the
    /// class declares no constructor ([class.mem.general]).
    pub fn check_member_name(&mut self, context: &DeclarationContext, name: Name, token: u32, is_field: bool) -> bool {
        if self.context.speculating > 0 || !context.in_class || !self.is_name_of_class(name) {
            return false;
        }
        let Some(class) = self.current_class() else { return false };
        let has_constructor = self.program.classes[class].functions.iter().any(|&function| {
            self.program.entities[function].name == Name::CONSTRUCTOR
                && !self
                    .program
                    .function_of(function)
                    .is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::IMPLICIT))
        });
        let is_wrong = !is_field || has_constructor;
        if is_wrong {
            self.error_at(code::MEMBER_NAMED_AS_CLASS, token);
        }
        is_wrong
    }
}
