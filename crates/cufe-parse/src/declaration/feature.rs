//! What declarations use of later standards (see [`crate::feature`]).

use super::DeclarationContext;
use super::specifier::{SpecifierFlags, Specifiers};
use crate::Parser;
use crate::feature::Feature;
use crate::name::ParsedName;
use cufe_base::Standard;
use cufe_diagnostics::code;
use cufe_il::{NameKind, Operator};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// What the specifiers of a function (not of a lambda) may not yet be together.
    pub(super) fn constexpr_features(&mut self, specifiers: &Specifiers, name: &ParsedName) {
        if !specifiers.flags.contains(SpecifierFlags::CONSTEXPR) {
            return;
        }
        let Some(token) = self.sema.specifier_token(specifiers, TokenKind::KwConstexpr) else { return };
        if name.name.kind() == NameKind::Destructor {
            self.uses_feature(Feature::ConstexprDestructor, token);
        } else if name.name == cufe_il::Name::CONSTRUCTOR
            && self.sema.current_class().is_some_and(|class| self.sema.has_virtual_bases(class))
        {
            self.error_at(code::CONSTEXPR_CONSTRUCTOR_VIRTUAL_BASE, token);
        } else if let Some(second) = self.sema.specifier_token(specifiers, TokenKind::KwVirtual) {
            self.uses_feature(Feature::VirtualConstexpr, second.max(token));
        }
    }

    /// What is too new of `= default` or `= delete`, at the word.
    pub(super) fn function_definition_features(&mut self, specifiers: &Specifiers, name: &ParsedName) {
        match self.kind() {
            TokenKind::KwDelete => self.uses_feature(Feature::DeletedFunction, self.at),
            TokenKind::KwDefault => {
                self.uses_feature(Feature::DefaultedFunction, self.at);
                use Operator::{EqualEqual, ExclaimEqual, Greater, GreaterEqual, Less, LessEqual};
                let is_comparison = matches!(
                    name.name.kind(),
                    NameKind::Operator(EqualEqual | ExclaimEqual | Less | LessEqual | Greater | GreaterEqual)
                );
                if !is_comparison {
                } else if specifiers.flags.contains(SpecifierFlags::FRIEND) {
                    self.uses_feature(Feature::DefaultedFriendComparison, self.previous());
                } else {
                    self.uses_feature(Feature::DefaultedComparison, name.token);
                }
            }
            _ => {}
        }
    }

    /// What is too new of a variable or field, at the token behind its declarator. `is_member`: it is a static data member of a class
    /// template, and no template itself.
    pub(super) fn variable_features(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        is_member: bool,
        is_field: bool,
        is_bit_field: bool,
    ) {
        if let Some(token) = self.sema.specifier_token(specifiers, TokenKind::KwInline) {
            self.uses_feature(Feature::InlineVariable, token);
        }
        match self.kind() {
            TokenKind::LeftBrace | TokenKind::Equal if is_field => {
                self.uses_feature(Feature::MemberInitializer, self.at)
            }
            TokenKind::LeftBrace if !is_bit_field => self.uses_feature(Feature::ListInitialization, self.at),
            _ => {}
        }
        if !context.heads.is_empty()
            && !is_member
            && !context.in_class
            && !context.in_block
            && self.since(Standard::Cpp11)
        {
            self.uses_feature(Feature::VariableTemplate, self.at);
        }
    }
}
