//! Functions of headers that nothing needs, but of which the host file shows something else than what is written: CUDA's
//! attributes go, and what only the device has gets another body. Nobody finds them; they
//! are declared without types.

use super::{HostForm, Passed};
use crate::Parser;
use crate::declaration::{AttributeFlags, AttributeSet};
use cufe_il::{
    EntityKind, FunctionDeclaration, FunctionDeclarationFlags as Written, FunctionFlags, ParameterDeclaration,
    ParameterFlags, Program, VariableFlags,
};
use cufe_lex::TokenKind;

/// What the tokens tell of such a function.
#[derive(Clone, Debug)]
pub(crate) struct PassedFunction {
    /// The first token behind the template head and the linkage.
    pub specifiers: u32,
    /// Its name.
    pub name: u32,
    /// Where its parameters begin.
    pub parameters: u32,
    /// Where its body begins.
    pub body: Option<u32>,
    /// The template head: `template`, `<` and `>`.
    pub head: Option<(u32, u32, u32)>,
    /// The device alone has it. Of others only the attributes matter.
    pub is_device_only: bool,
    /// The names of its parameters, where it has a body that the host file replaces.
    pub names: Vec<u32>,
}

impl Parser<'_, '_> {
    /// Tells the host file what it shows of a declaration that is passed over.
    pub(crate) fn pass(&mut self, passed: &Passed) {
        match self.unneeded.take_host_form(passed) {
            None => {}
            Some(HostForm::Function(function)) => self.pass_function(&function, passed.first, passed.end),
            Some(HostForm::WithoutAttributes) => self.pass_attributes(passed.first, passed.end),
            Some(HostForm::Nothing) => self.sema.record_suppressed(passed.first, passed.end - 1, None),
        }
    }

    /// Declares such a function, which stands between two tokens, for the host file.
    fn pass_function(&mut self, function: &PassedFunction, first: u32, end: u32) {
        let mut attributes = AttributeSet::default();
        let mut flags = Written::empty();
        let mut is_constexpr = false;
        let declarator_end = function.body.unwrap_or(end - 1);
        self.at = function.specifiers;
        while self.at < declarator_end {
            match self.kind() {
                TokenKind::KwAttribute => {
                    self.attributes_into(&mut attributes);
                    continue;
                }
                TokenKind::LeftBracket if self.peek(1) == TokenKind::LeftBracket => {
                    self.attributes_into(&mut attributes);
                    continue;
                }
                kind if kind.is_opening_bracket() => {
                    self.skip_brackets();
                    continue;
                }
                TokenKind::KwStatic => flags |= Written::STATIC,
                TokenKind::KwInline => flags |= Written::INLINE,
                TokenKind::KwExtern => flags |= Written::EXTERN,
                TokenKind::KwConstexpr | TokenKind::KwConsteval => is_constexpr = true,
                _ => {}
            }
            self.at += 1;
        }
        if !function.is_device_only {
            return;
        }
        let scope = self.sema.context.scope;
        let name = self.sema.identifier_name(function.name);
        let mut function_flags = FunctionFlags::empty();
        function_flags.set(FunctionFlags::CONSTEXPR, is_constexpr);
        function_flags.set(FunctionFlags::INLINE, is_constexpr || flags.contains(Written::INLINE));
        let entity = self.sema.new_function(name, Program::UNKNOWN, scope, function.name, function_flags);
        let EntityKind::Function(id) = self.sema.program().entities[entity].kind else { return };
        self.sema.note_passed_function(id, attributes.execution, flags.contains(Written::STATIC));
        if attributes.flags.contains(AttributeFlags::DEVICE_BUILTIN) {
            self.sema.mark_device_builtin(entity);
        }
        let parameter_list = function.names.iter().map(|&name| self.passed_parameter(name)).collect();
        let close = self.tokens.partner(function.parameters).unwrap_or(function.parameters);
        let body = function.body.map(|open| (open, self.tokens.partner(open).unwrap_or(open)));
        self.sema.add_function_declaration(FunctionDeclaration {
            function: id,
            scope,
            first,
            specifiers: function.specifiers,
            declarator: function.name,
            name_first: function.name,
            name: function.name,
            name_last: function.name,
            parameters: Some((function.parameters, close)),
            parameter_list,
            trailing_return: None,
            declarator_last: declarator_end - 1,
            initializers: None,
            body,
            last: end - 1,
            deduced_return: None,
            heads: function.head.iter().map(|&(first, open, close)| (first, open, close, close)).collect(),
            flags,
            statement: None,
            member_initializers: Vec::new(),
            parameter_scope: scope,
        });
    }

    fn passed_parameter(&mut self, name: u32) -> ParameterDeclaration {
        let scope = self.sema.context.scope;
        let symbol = self.sema.identifier_name(name);
        let entity = self.sema.new_variable(symbol, Program::UNKNOWN, scope, name, VariableFlags::PARAMETER, false);
        let variable = match self.sema.program().entities[entity].kind {
            EntityKind::Variable(variable) => variable,
            // `new_variable` makes variables.
            _ => cufe_il::VariableId::from_number(0),
        };
        ParameterDeclaration {
            variable,
            ty: Program::UNKNOWN,
            written: Program::UNKNOWN,
            first: name,
            last: name,
            name: Some(name),
            insertion: name,
            default: None,
            flags: ParameterFlags::empty(),
        }
    }
}
