//! decl-specifier-seq and type-specifier-seq ([dcl.spec]).

use crate::Sema;
use crate::attribute::AttributeSet;
use crate::declare::{DeclarationContext, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use crate::types::printing;
use cufe_base::{Position, Standard};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{EntityId, EntityKind, Name, TemplateKind, Type, TypeId};
use cufe_lex::TokenKind;

/// The report of a name that its class or namespace does not have.
pub(crate) fn not_a_member(position: Position, name: String, container: Argument) -> Report {
    Report::new(code::NO_SUCH_MEMBER, position).quoted(name).with(container)
}

impl Sema<'_> {
    /// A type with the attributes applied that form types: `mode`, `vector_size`.
    pub fn with_type_attributes(&mut self, ty: TypeId, attributes: &AttributeSet) -> TypeId {
        if attributes.general.is_empty() { ty } else { self.type_with_attributes(ty, &attributes.general) }
    }

    /// Whether a name denotes a template whose arguments are missing and can't be deduced in the mode in force: those of
    /// class templates from C++17 on, of alias templates from C++20 on ([dcl.type.class.deduct]).
    pub fn is_template_without_arguments(&self, name: &ParsedName) -> bool {
        let since = |kind| match kind {
            TemplateKind::Class | TemplateKind::Parameter => Some(Standard::Cpp17),
            TemplateKind::Alias => Some(Standard::Cpp20),
            _ => None,
        };
        name.arguments.is_none()
            && !name.found.is_dependent
            && name.found.first().is_some_and(|entity| match self.program.entities[entity].kind {
                EntityKind::Template(template) => {
                    since(self.program.templates[template].kind).is_some_and(|first| !self.since(first))
                }
                _ => false,
            })
    }

    /// Whether a name denotes a variable, a member, a function, an enumerator or a namespace, and no type.
    pub fn is_certainly_no_type(&self, name: &ParsedName) -> bool {
        let program = &self.program;
        let is_no_type = |&entity: &EntityId| match program.entities[entity].kind {
            EntityKind::Variable(_)
            | EntityKind::Field(_)
            | EntityKind::Function(_)
            | EntityKind::Enumerator(_)
            | EntityKind::Namespace(_)
            | EntityKind::NamespaceAlias(_) => true,
            EntityKind::Template(template) => program.templates[template].kind == TemplateKind::Function,
            _ => false,
        };
        !name.found.is_dependent
            && !name.found.is_dependent_type
            && !name.found.entities.is_empty()
            && name.found.entities.iter().all(is_no_type)
    }

    /// Whether a qualified name denotes the constructors of the class that its qualifier names, where functions are looked for
    /// too: its last part is the injected class name ([class.qual]/1).
    pub fn names_constructor(&self, name: &ParsedName) -> bool {
        let Qualifier::Type(qualifier) = name.qualifier else { return false };
        let Some(class) = self.program.class_of(qualifier) else { return false };
        let class = &self.program.classes[class];
        name.arguments.is_none()
            && !name.found.is_dependent
            && class.is_complete
            && !class.is_dependent
            && name.name == self.program.entities[class.entity].name
            && !self.declaring.in_instance
    }

    /// Before C++20 a member of a template parameter is a type only after `typename` ([temp.res] there). Only declarations
    /// are checked that cannot be anything else with a value in the type's place.
    pub fn check_typename(&mut self, context: &DeclarationContext, specifiers: &Specifiers, name: &ParsedName) {
        let is_declaration = context.in_class || context.in_block || !context.heads.is_empty();
        if !is_declaration
            || self.since(Standard::Cpp20)
            || self.options.features.implicit_typename
            || !name.found.is_dependent
            || name.found.is_dependent_type
            || name.found.first().is_some()
            || specifiers.flags.contains(SpecifierFlags::FRIEND)
        {
            return;
        }
        let Qualifier::Type(mut ty) = name.qualifier else { return };
        // Names in known specializations are dependent only as long as nothing is instantiated.
        while let Type::DependentName { qualifier, .. } = self.program.structure(ty) {
            ty = qualifier;
        }
        if let Type::TemplateParameter { .. } = self.program.structure(ty)
            && self.context.speculating == 0
        {
            let report = Report::new(code::NOT_A_TYPE_NAME, self.position(name.first));
            self.report(
                report.help("what a template parameter has is a type only where typename stands in front of it"),
            );
        }
    }

    /// Reports that a name is not declared.
    pub fn undeclared(&mut self, name: &ParsedName) {
        if self.declaring.last_error == Some(name.token) {
            return;
        }
        self.declaring.last_error = Some(name.token);
        let text = self.name_text(name.name);
        match name.qualifier {
            Qualifier::None if self.is_known_undeclared(name.name) => {
                self.name_error_at(code::NOT_A_TYPE_NAME, name.token, text)
            }
            Qualifier::None => self.name_error_at(code::UNDECLARED_IDENTIFIER, name.token, text),
            Qualifier::Namespace(_) if name.is_global && name.first + 1 == name.token => {
                self.name_error_at(code::NO_GLOBAL_NAME, name.token, text)
            }
            Qualifier::Unknown => {}
            Qualifier::Type(ty) => self.no_member(name.token, text, Some(ty)),
            Qualifier::Namespace(scope) => {
                let program = &self.program;
                let container = match program.scopes.get(scope).and_then(|scope| scope.entity) {
                    Some(entity) => {
                        Argument::Entity { kind: "namespace", name: printing::entity_text(program, self.names, entity) }
                    }
                    None => Argument::Text("the global namespace".to_owned()),
                };
                self.report(not_a_member(self.position(name.token), text, container));
            }
        }
    }

    /// Reports 135 for a name that a class does not have.
    pub fn no_member(&mut self, token: u32, name: String, class: Option<TypeId>) {
        let class = match class {
            Some(class) => {
                let class = self.program.unqualified(self.program.non_reference(class)).0;
                Argument::Quoted(printing::type_text(&self.program, self.names, class))
            }
            None => Argument::Text("the class".to_owned()),
        };
        self.report(not_a_member(self.position(token), name, class));
    }

    /// `(*`, `(&`, `(C::*`, and `(name)`, `(name[`, `(name(` where `name` is no type: the parentheses are around a declarator.
    pub fn is_parenthesized_declarator(&self, open: u32) -> bool {
        let mut first = open + 1;
        while self.reader.is(first, TokenKind::Identifier) && self.reader.is(first + 1, TokenKind::ColonColon) {
            first += 2;
        }
        let is_reference = self.reader.is_any(first, &[TokenKind::Ampersand, TokenKind::AmpersandAmpersand]);
        if self.reader.is(first, TokenKind::Star) || is_reference && first == open + 1 {
            return true;
        }
        let follows = &[TokenKind::RightParen, TokenKind::LeftBracket, TokenKind::LeftParen];
        self.reader.is(open + 1, TokenKind::Identifier) && self.reader.is_any(open + 2, follows) && {
            let name = self.identifier_name(open + 1);
            let found = self.lookup_unqualified(name, self.context.scope, open + 1);
            found.type_entity(&self.program).is_none()
                && found.template_entity(&self.program).is_none()
                && !found.is_dependent_type
        }
    }

    /// The name of an identifier token.
    pub fn identifier_name(&self, token: u32) -> Name {
        self.reader.name(token)
    }
}
