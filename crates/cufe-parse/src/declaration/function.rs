//! Function declarations: previous declarations, records, bodies ([dcl.fct], [dcl.fct.def]).

use super::DeclarationContext;
use super::declarator::Declarator;
use super::simple::Declared;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::feature::Feature;
use crate::name::{ParsedName, Qualifier};
use cufe_diagnostics::code;
use cufe_il::{
    FunctionDeclarationFlags as Written, FunctionDeclarationId, FunctionFlags, FunctionId, Name, NameKind, TypeId,
};
use cufe_lex::TokenKind;
use cufe_sema::Deferred;

/// Whether a function is defined behind `=`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Assigned {
    No,
    Yes,
    /// `= 0 { ... }`, which is none.
    PureWithBody,
}

impl Parser<'_, '_> {
    /// A declarator that declares a function: finds or makes the function, records the declaration, reads `= 0`, `= default`,
    /// `= delete` or the body.
    pub(super) fn function_declared(
        &mut self,
        context: &mut DeclarationContext,
        specifiers: &Specifiers,
        mut declarator: Declarator,
        ty: TypeId,
        is_first: bool,
    ) -> Declared {
        let Some(name) = self.function_name(context, specifiers, &declarator) else { return Declared::Error };
        // Only constructors have initializers; a colon elsewhere is what a `;` is missed before.
        let is_constructor = name.name.kind() == NameKind::Constructor;
        if self.misses_body(context, &name) {
            return self.body_without_brace();
        }
        let is_definition = self.is_body_of(is_constructor);
        if declarator.function().is_none() {
            if is_definition && context.in_block {
                self.missing_semicolon();
                return Declared::Error;
            }
            if (is_definition || self.is_defined_by_assignment()) && !self.sema.declaring.in_instance {
                // A typedef of a function type declares functions only ([dcl.fct.def.general]/2).
                self.rule_violation(code::FUNCTION_DEFINED_BY_TYPEDEF, name.token);
            }
        }
        let (virtual_flags, mut declarator_last) = self.virt_specifiers(context, specifiers, &name);
        let mut constraint = declarator.function().and_then(|function| function.constraint);
        if self.is(TokenKind::KwRequires) {
            self.advance();
            let flags = declarator.function().map(|function| function.flags);
            let outer = std::mem::replace(&mut self.sema.context.trailing, flags);
            constraint = Some(self.requires_clause_expression());
            self.sema.context.trailing = outer;
            declarator_last = self.previous();
        }
        let is_definition = is_definition || self.is_body_of(is_constructor);
        self.note_follow(&mut declarator);
        if self.sema.context.speculating > 0 {
            return self.skipped_function_rest(is_definition);
        }
        if declarator.function().is_some_and(|function| function.trailing.is_none()) {
            self.sema.refuse_class_placeholder(specifiers);
        }
        self.sema.check_literal_operator(context, specifiers, &declarator, &name);
        self.sema.check_deduction_guide(context, specifiers, &declarator, &name);
        if self.refuses_guide_body(&name, is_definition) {
            return Declared::Error;
        }
        self.check_function_declarator(context, specifiers, &declarator, &name, (ty, is_first, is_definition));
        if !self.sema.declaring.in_instance {
            self.sema.check_decltype_auto_result(specifiers, &declarator, ty);
        }
        let function = self.sema.declare_function(context, specifiers, &declarator, &name, ty, is_definition);
        self.sema.check_main_function(context, specifiers, &declarator, &name, function);
        self.sema.check_default_arguments(&declarator, &name, function);
        let entity = self.sema.program().functions[function].entity;
        if let Some(constraint) = constraint {
            self.sema.constrain_function(function, constraint, declarator.function().map(|chunk| chunk.scope));
        }
        self.sema.check_declared_function_access(context, specifiers, &name, entity);
        self.sema.add_virt_specifiers(function, virtual_flags);
        self.constexpr_features(specifiers, &name);
        self.note_exception_specification(&declarator, &name, function);
        self.note_default_arguments(&name, function);
        let is_instance =
            self.sema.program().functions[function].specialized.is_some() && self.sema.declaring.in_instance;
        if context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND) && !is_instance {
            self.sema.note_member_function(function);
        }
        self.note_abi_pragma(context.first, function);
        let is_specialization = context.heads.last().is_some_and(|head| head.parameters.is_empty());
        if is_first && !is_specialization && self.is_exec_check_disabled(context.first) {
            self.sema.disable_execution_check(function);
        }
        self.sema.check_explicit_object(specifiers, &declarator);
        let record =
            self.sema.record_function(context, specifiers, &mut declarator, &name, function, declarator_last, is_first);
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        if is_member && let Some(first) = self.sema.program().function_declarations[record].parameter_list.first() {
            let token = first.first;
            self.sema.check_copy_by_value(function, token);
        }
        if !self.sema.in_template() {
            self.sema.check_abstract_types(entity, is_definition, name.token);
        }
        let assigned = match self.is(TokenKind::Equal) {
            true => self.function_defined_by_assignment(context, specifiers, &name, record),
            false => Assigned::No,
        };
        if is_member {
            self.sema.check_virtual_function(function, name.token);
        }
        if assigned == Assigned::PureWithBody {
            self.rule_violation(code::PURE_WITH_BODY, self.at);
            self.skip_brackets();
            return Declared::Body(Some(entity));
        }
        if self.is_body_of(is_constructor) && (context.is_instantiation || context.is_instantiation_declaration) {
            // A directive has no body: it goes on to the next `;`.
            self.syntax_error(code::EXPECTED_SEMICOLON);
            self.skip_to_semicolon();
            return Declared::Body(Some(entity));
        }
        if self.is_body_of(is_constructor) {
            self.defined_body(context, function, record, &declarator);
            return Declared::Body(Some(entity));
        }
        self.sema.end_function_declaration(record, self.at);
        Declared::Entity(Some(entity))
    }

    /// The name of a function: that of the class is a constructor's, without a type and with a trailing one it is a deduction
    /// guide's.
    fn function_name(
        &self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
    ) -> Option<ParsedName> {
        let mut name = declarator.name.clone()?;
        if context.in_class
            && name.qualifier == Qualifier::None
            && !specifiers.flags.contains(SpecifierFlags::FRIEND)
            && specifiers.ty.is_none()
            && let NameKind::Identifier(symbol) = name.name.kind()
            && let Some(class) = self.sema.current_class()
            && self.sema.program().symbol(self.sema.program().classes[class].entity) == Some(symbol)
            && declarator.function().is_some_and(|function| function.trailing.is_none())
        {
            name.name = Name::CONSTRUCTOR;
        }
        if specifiers.ty.is_none()
            && let NameKind::Identifier(symbol) = name.name.kind()
            && declarator.function().is_some_and(|function| function.trailing.is_some())
        {
            name.name = Name::deduction_guide(symbol);
        }
        Some(name)
    }

    /// virt-specifiers, which stand behind the declarator of a member, and attributes there; with the last token of it all.
    fn virt_specifiers(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
    ) -> (FunctionFlags, u32) {
        let mut flags = FunctionFlags::empty();
        let declarator_last = self.previous();
        let is_member = context.in_class && !specifiers.flags.contains(SpecifierFlags::FRIEND);
        while is_member && self.is(TokenKind::Identifier) {
            if self.is_identifier(self.sema.known.override_) {
                flags |= FunctionFlags::OVERRIDE;
            } else if self.is_final() {
                flags |= FunctionFlags::FINAL;
            } else {
                break;
            }
            if declarator_last + 1 == self.at {
                self.uses_feature(Feature::OverrideSpecifier, name.token);
            }
            self.advance();
        }
        while self.is_attribute() && context.in_class {
            self.attributes();
        }
        (flags, if flags.is_empty() { declarator_last } else { self.previous() })
    }

    /// What is checked of a declarator before it declares a function of a type: whether it is the first of its declaration, and
    /// whether it defines.
    fn check_function_declarator(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        declarator: &Declarator,
        name: &ParsedName,
        (ty, is_first, is_definition): (TypeId, bool, bool),
    ) {
        if is_first {
            self.sema.check_function_specifiers(context, specifiers, name);
        }
        self.sema.check_special_member_name(context, specifiers, declarator, name);
        if name.qualifier == Qualifier::None
            && let Some(head) = context.heads.last().filter(|head| !head.parameters.is_empty())
        {
            let scope = head.scope;
            self.sema.check_hides_parameter(scope, name.name, name.token);
        }
        self.sema.check_operator_declaration(context, specifiers, declarator, name, ty);
        self.sema.check_friend_function(context, specifiers, name, is_definition);
        let is_dependent_friend = context.in_class
            && specifiers.flags.contains(SpecifierFlags::FRIEND)
            && context.heads.is_empty()
            && !is_definition
            && !self.is(TokenKind::Equal)
            && self.sema.check_dependent_friend(name, ty);
        // That an abbreviated template is no friend of a local class is told where it is declared.
        let is_abbreviated = declarator.function().is_some_and(|function| function.parameters.has_placeholder);
        if !is_dependent_friend && !is_abbreviated {
            self.check_local_friend(context, specifiers, name, is_definition);
        }
        if is_first && specifiers.flags.contains(SpecifierFlags::DEFINES) && !self.sema.declaring.in_instance {
            self.error_at(code::TYPE_DEFINED_IN_RETURN_TYPE, specifiers.first);
        }
    }

    /// Default arguments that are read later may name what the function may: it can be a friend ([class.access.general]/8).
    fn note_default_arguments(&mut self, name: &ParsedName, function: FunctionId) {
        for part in self.deferred.iter_mut().rev().take_while(|part| part.first > name.token) {
            if part.variable.is_some() && part.kind == cufe_sema::DeferredKind::Signature {
                part.specified = Some(function);
            }
        }
    }

    /// An exception specification that is not there from the start ([except.spec]): it is read when something needs it.
    fn note_exception_specification(&mut self, declarator: &Declarator, name: &ParsedName, function: FunctionId) {
        // Destructors and deallocation functions do not throw without one.
        let is_nothrow_by_nature = name.name == Name::DESTRUCTOR
            || [cufe_il::Operator::Delete, cufe_il::Operator::DeleteArray]
                .iter()
                .any(|&operator| name.name == Name::operator(operator));
        if declarator.function().is_some_and(|chunk| {
            chunk.has_exception_specification && (!chunk.is_literally_throwing || is_nothrow_by_nature)
        }) {
            let is_open = declarator.function().is_some_and(|chunk| chunk.has_open_specification);
            self.sema.note_exception_specification(function, is_open);
            let of_this = |part: &&mut Deferred| part.is_parenthesized && part.first > name.token;
            if let Some(part) = self.deferred.iter_mut().rev().find(of_this) {
                part.specified = Some(function);
                if self.sema.declaring.in_instance {
                    self.sema.keep_exception_specification(function, *part);
                }
            }
        }
    }

    /// `= default`, `= delete` or `= 0`, at the `=`.
    fn function_defined_by_assignment(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        name: &ParsedName,
        record: FunctionDeclarationId,
    ) -> Assigned {
        let function = self.sema.program().function_declarations[record].function;
        let entity = self.sema.program().functions[function].entity;
        let equal = self.advance();
        let flags = match self.kind() {
            TokenKind::KwDefault => Written::DEFAULTED,
            TokenKind::KwDelete => Written::DELETED,
            _ => Written::PURE,
        };
        self.function_definition_features(specifiers, name);
        let is_effective = self.sema.check_definition_by_assignment(context, specifiers, name, function, equal);
        if flags == Written::PURE {
            let is_friend = specifiers.flags.contains(SpecifierFlags::FRIEND);
            self.check_pure_specifier(context, is_friend, function, equal);
        }
        if self.is(TokenKind::LeftBrace) {
            self.skip_brackets();
        } else {
            self.advance();
        }
        self.sema.define_by_assignment(record, flags, context.in_class, is_effective);
        self.sema.check_deleted_main(name, function);
        let is_wrong = self.sema.program().entities[entity].template.is_some()
            || specifiers.flags.contains(SpecifierFlags::FRIEND) && !matches!(name.name.kind(), NameKind::Operator(_));
        if flags == Written::DEFAULTED && !is_wrong {
            let is_special =
                matches!(name.name.kind(), NameKind::Constructor | NameKind::Operator(cufe_il::Operator::Equal));
            let token = match context.in_class || is_special {
                _ if specifiers.flags.contains(SpecifierFlags::FRIEND) => equal,
                true => name.token,
                false => equal + 1,
            };
            self.sema.check_defaulted(function, token);
            if !context.in_class {
                self.sema.check_defaulted_default_constructor(function, name.token);
            }
        }
        match flags == Written::PURE && context.in_class && self.is(TokenKind::LeftBrace) {
            true => Assigned::PureWithBody,
            false => Assigned::Yes,
        }
    }

    /// `= 0`, at what follows the `=`: of a virtual member function (319), and nothing but 0 (320).
    fn check_pure_specifier(
        &mut self,
        context: &DeclarationContext,
        is_friend: bool,
        function: FunctionId,
        equal: u32,
    ) {
        let flags = self.sema.program().functions[function].flags;
        if !context.in_class && self.sema.context.speculating == 0 {
            return self.error_at(code::FUNCTION_INITIALIZED, equal);
        }
        let may_be_virtual = self.sema.class_of_member(function).is_some_and(|class| {
            self.sema.program().classes[class].bases.iter().any(|base| self.sema.program().class_of(base.ty).is_none())
        });
        // The friend of another class is declared there ([class.mem.general]).
        let class = self.sema.class_of_member(function);
        let is_friend = is_friend && class.is_some() && class != self.sema.current_class();
        if context.in_class && (is_friend || !flags.contains(FunctionFlags::VIRTUAL) && !may_be_virtual) {
            self.rule_violation(code::PURE_SPECIFIER_WITHOUT_VIRTUAL, equal);
        }
        if context.in_class && self.sema.source.slice(self.tokens.range(self.at)) != "0" {
            self.rule_violation(code::INVALID_PURE_SPECIFIER, self.at);
        }
    }
}
