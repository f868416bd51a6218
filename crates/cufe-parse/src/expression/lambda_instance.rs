//! Instances of the call operators of generic lambdas: the parameters and what follows them are read again, with the types
//! that deduction gives in the place of `auto`.

use super::lambda::Head;
use crate::Parser;
use crate::declaration::ParsedParameters;
use cufe_il::{
    ArgumentsId, FunctionDeclaration, FunctionDeclarationFlags, FunctionId, FunctionType, FunctionTypeFlags,
    LambdaFlags, TemplateId,
};
use cufe_lex::TokenKind;

impl Parser<'_, '_> {
    /// What the placeholders of the parameters that are read next stand for.
    pub(crate) fn set_invented(&mut self, arguments: ArgumentsId) {
        self.invented = self.sema.program().arguments(arguments).to_vec();
        self.invented.reverse();
    }

    /// The instance of the call operator of the lambda `index`; its body is left unread. `invented` are the arguments of the
    /// template parameters that `auto` invents. The current scope becomes that of the parameters.
    pub(crate) fn instance_of_lambda(
        &mut self,
        index: usize,
        template: TemplateId,
        arguments: ArgumentsId,
        invented: ArgumentsId,
    ) -> Option<FunctionId> {
        let lambda = self.sema.program().lambdas.get(index)?;
        let (introducer, body, list) = (lambda.introducer.0, lambda.body, lambda.parameters);
        let begin = list.map_or_else(|| self.end_of_call_head(template), |(open, _)| Some(open + 1))?;
        let scope = self.sema.context.scope;
        let function = self.sema.new_call_instance(index, template, arguments)?;
        self.sema.context.function = Some(function);
        self.at = begin;
        self.set_invented(invented);
        self.not_captured += 1;
        let mut head = Head::new(scope, Vec::new());
        let mut parameters = ParsedParameters::default();
        if let Some((_, close)) = list {
            parameters = self.parameter_declaration_clause(scope);
            if self.at != close || !self.is(TokenKind::RightParen) {
                self.invented.clear();
                return None;
            }
            self.advance();
        }
        self.invented.clear();
        if parameters.is_variadic {
            head.type_flags |= FunctionTypeFlags::VARIADIC;
        }
        self.sema.note_parameters(function, &parameters.list);
        head.types = parameters.types;
        head.parameter_list = parameters.list;
        self.lambda_declarator_end(&mut head, &mut LambdaFlags::empty());
        self.not_captured -= 1;
        let ty =
            FunctionType { result: head.result, parameters: head.types, flags: head.type_flags, specification: None };
        self.sema.complete_call_operator(function, ty, head.specification);
        let record = FunctionDeclaration {
            function,
            scope,
            first: introducer,
            specifiers: introducer,
            declarator: introducer,
            name_first: introducer,
            name: introducer,
            name_last: introducer,
            parameters: list,
            parameter_list: head.parameter_list,
            trailing_return: None,
            declarator_last: self.previous(),
            initializers: None,
            body: Some(body),
            last: body.1,
            deduced_return: None,
            heads: Vec::new(),
            flags: FunctionDeclarationFlags::NOT_WRITTEN,
            statement: None,
            member_initializers: Vec::new(),
            parameter_scope: scope,
        };
        self.sema.define_call_instance(record);
        let parts = std::mem::take(&mut self.deferred);
        self.sema.keep_deferred(&parts);
        Some(function)
    }

    /// The token behind the template parameters of a lambda and their requires-clause, where the parameters are omitted.
    fn end_of_call_head(&self, template: TemplateId) -> Option<u32> {
        let program = self.sema.program();
        let head = &program.templates[template].head;
        match head.requires {
            Some(constraint) => Some(program.expressions[constraint].last + 1),
            None => {
                let last = head.parameters.last()?.last;
                (self.tokens.kind(last + 1) == TokenKind::Greater).then_some(last + 2)
            }
        }
    }
}
