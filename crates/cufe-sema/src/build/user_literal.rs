//! User-defined literals ([lex.ext], [over.literal]): which literal operator one calls, and with what.

use super::Extent;
use super::literal::builtin_of_character;
use crate::Sema;
use crate::conversion::{Allowed, ObjectClass, Operand};
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::gap;
use crate::overload::{CallSet, Resolution};
use cufe_base::Symbol;
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{
    ArgumentsId, ArrayBound, Builtin, EntityId, EntityKind, ExpressionFlags, ExpressionId, ExpressionKind,
    LiteralValue, Name, Profiled, Program, ScopeId, TemplateArgument, TemplateParameterKind, Type, TypeId,
    ValueCategory,
};

/// The suffix of a user-defined literal.
#[derive(Clone, Copy)]
pub(super) struct UserSuffix {
    pub(super) suffix: Symbol,
    /// The literal's token.
    pub(super) token: u32,
}

impl Sema<'_> {
    /// A literal with a suffix: a call of its operator. `string` is the literal without suffix of a string.
    pub(super) fn build_user_literal(
        &mut self,
        kind: ExpressionKind,
        suffix: UserSuffix,
        string: Option<ExpressionId>,
        scope: ScopeId,
        extent: Extent,
    ) -> ExpressionId {
        let token = suffix.token;
        let Some(fitting) = self.literal_operators(kind, suffix, string, scope) else {
            return self.build_of_type(kind, Program::UNKNOWN, ExpressionFlags::empty(), extent);
        };
        let Some(candidate) = self.resolved_literal(&fitting, kind, string) else {
            gap::note();
            if let &[only] = fitting.as_slice()
                && let EntityKind::Function(function) = self.program.entities[only].kind
            {
                self.use_function(FunctionUse::new(function, FunctionUseKind::Literal, token));
            }
            let ty = self.common_result(&fitting).unwrap_or(Program::UNKNOWN);
            return self.build_of_type(kind, ty, ExpressionFlags::empty(), extent);
        };
        let result = candidate.ty.and_then(|ty| self.program.as_function(ty)).map(|ty| ty.result);
        let function = self.settled_function(&candidate);
        if let Some(function) = function {
            self.use_function(FunctionUse::new(function, FunctionUseKind::Literal, token));
        }
        let ty = result.filter(|&ty| !self.program.has_placeholder(ty)).unwrap_or(Program::UNKNOWN);
        self.complete_type(ty);
        let expression = self.build_of_type(kind, ty, ExpressionFlags::empty(), extent);
        if let Some(function) = function
            && self.context.speculating == 0
        {
            self.program.called.insert(expression, function);
            if let Some(string) = string {
                self.program.literal_operands.insert(expression, string);
            }
        }
        expression
    }

    /// The literal operators for a literal that may take it; 2486 and none where there is none ([lex.ext]/2).
    fn literal_operators(
        &mut self,
        kind: ExpressionKind,
        UserSuffix { suffix, token }: UserSuffix,
        string: Option<ExpressionId>,
        scope: ScopeId,
    ) -> Option<Vec<EntityId>> {
        let found = self.lookup_unqualified(Name::literal_operator(suffix), scope, token);
        let fitting: Vec<EntityId> =
            found.entities.iter().copied().filter(|&entity| self.fits_literal(entity, kind, string)).collect();
        if !found.is_dependent && fitting.is_empty() {
            let position = self.position(token);
            let name = self.text(suffix).to_owned();
            if !name.starts_with('_') && self.constants.plain_suffixes.insert(suffix) {
                // Said of each suffix once (measured).
                let report = Report::new(code::LITERAL_SUFFIX_RESERVED, position).with(Argument::Quoted(name.clone()));
                self.report(report.as_warning());
            }
            self.report(Report::new(code::NO_LITERAL_OPERATOR, position).with(Argument::Quoted(name)));
            return None;
        }
        Some(fitting)
    }

    /// What a literal calls: the operator that takes its value, or else one that takes its spelling ([lex.ext]/3-6).
    fn resolved_literal(
        &mut self,
        operators: &[EntityId],
        kind: ExpressionKind,
        string: Option<ExpressionId>,
    ) -> Option<crate::overload::Candidate> {
        if let Some(string) = string {
            let ty = self.decayed(self.expression(string).ty);
            let list = self.string_arguments(string);
            for (template, arguments) in self.string_templates(operators, list.as_deref(), string) {
                if let Some(chosen) = self.called_literal(&[template], Some(arguments), &[]) {
                    return Some(chosen);
                }
            }
            let size = Program::builtin(Builtin::UnsignedLong);
            return self.called_literal(operators, None, &[ty, size]);
        }
        let ExpressionKind::Literal(literal) = kind else { return None };
        let value = match self.program.literals.get(literal).value {
            LiteralValue::Integer(..) => Builtin::UnsignedLongLong,
            LiteralValue::Floating(_) => Builtin::LongDouble,
            LiteralValue::Character(ty, _) => builtin_of_character(ty),
        };
        let is_character = matches!(self.program.literals.get(literal).value, LiteralValue::Character(..));
        let value = Program::builtin(value);
        let by_value = operators.iter().any(|&entity| self.takes_only(entity, |_, ty| ty == value));
        if by_value || is_character {
            return self.called_literal(operators, None, &[value]);
        }
        let is_raw = |sema: &Self, ty| matches!(sema.value_structure(ty), Type::Pointer(_));
        if operators.iter().any(|&entity| self.takes_only(entity, is_raw)) {
            let element = self.program.qualified(Program::builtin(Builtin::Char), cufe_il::Qualifiers::CONST);
            let pointer = self.program.intern_type(Type::Pointer(element));
            // Evaluation makes an array of it.
            let bound = ArrayBound::Known(self.program.literals.get(literal).spelling.len() as u64 + 1);
            self.program.intern_type(Type::Array { element: Program::builtin(Builtin::Char), bound });
            return self.called_literal(operators, None, &[pointer]);
        }
        let char_type = Program::builtin(Builtin::Char);
        let spelling = &self.program.literals.get(literal).spelling;
        let list = spelling.iter().map(|&byte| TemplateArgument::Value(char_type, i128::from(byte))).collect();
        let arguments = self.program.intern_arguments(list);
        self.called_literal(operators, Some(arguments), &[])
    }

    /// Whether a function has one parameter, of such a type.
    fn takes_only(&self, entity: EntityId, is_such: impl Fn(&Self, TypeId) -> bool) -> bool {
        let EntityKind::Function(function) = self.program.entities[entity].kind else { return false };
        let ty = self.program.as_function(self.program.functions[function].ty);
        ty.is_some_and(|ty| match ty.parameters.as_slice() {
            &[only] => is_such(self, self.program.unqualified(self.program.canonical(only)).0),
            _ => false,
        })
    }

    /// The characters of a string as template arguments, without the zero at the end.
    fn string_arguments(&mut self, string: ExpressionId) -> Option<Vec<TemplateArgument>> {
        let Type::Array { element, .. } = self.program.structure(self.expression(string).ty) else { return None };
        let element = self.program.unqualified(element).0;
        let crate::constant::value::Value::Array(array) = self.evaluate(string, None, true).ok()? else { return None };
        let mut list: Vec<TemplateArgument> = array
            .elements
            .iter()
            .map(|value| value.integer().map(|value| TemplateArgument::Value(element, value)))
            .collect::<Option<_>>()?;
        list.truncate(usize::try_from(array.length).ok()?.saturating_sub(1));
        list.insert(0, TemplateArgument::Type(element));
        Some(list)
    }

    /// The templates among literal operators that take a string as an argument: of a parameter of class type
    /// ([lex.ext]/5), or, as GNU has it, its character type and its characters.
    fn string_templates(
        &mut self,
        operators: &[EntityId],
        characters: Option<&[TemplateArgument]>,
        string: ExpressionId,
    ) -> Vec<(EntityId, ArgumentsId)> {
        let mut result = Vec::new();
        for &entity in operators {
            let EntityKind::Template(template) = self.program.entities[entity].kind else { continue };
            let parameters = &self.program.templates[template].head.parameters;
            let kinds: Vec<(TemplateParameterKind, bool)> =
                parameters.iter().map(|parameter| (parameter.kind, parameter.is_pack)).collect();
            let list = match (kinds.as_slice(), characters) {
                ([(TemplateParameterKind::Value(ty), false)], _) => {
                    let form = TemplateArgument::Expression(Profiled { expression: string, profile: 0 });
                    match self.converted_value(*ty, form) {
                        TemplateArgument::Expression(_) => continue,
                        argument => vec![argument],
                    }
                }
                ([(TemplateParameterKind::Type, false), (TemplateParameterKind::Value(_), true)], Some(characters)) => {
                    characters.to_vec()
                }
                _ => continue,
            };
            result.push((entity, self.program.intern_arguments(list)));
        }
        result
    }

    fn called_literal(
        &mut self,
        operators: &[EntityId],
        template_arguments: Option<ArgumentsId>,
        types: &[TypeId],
    ) -> Option<crate::overload::Candidate> {
        let arguments: Vec<Operand> = types.iter().map(|&ty| self.value_of_type(ty, ValueCategory::Prvalue)).collect();
        let resolution = self.resolve(&CallSet {
            candidates: operators,
            object: None,
            object_class: ObjectClass::OfMember,
            template_arguments,
            arguments: &arguments,
            allowed: Allowed::IMPLICIT,
            includes_explicit: false,
        });
        match resolution {
            Resolution::Selected(candidate) if candidate.verdict == crate::overload::Verdict::Viable => {
                Some(*candidate)
            }
            _ => None,
        }
    }

    /// Whether a literal operator takes a literal: by its parameters, or because it is a template.
    fn fits_literal(&self, entity: EntityId, kind: ExpressionKind, string: Option<ExpressionId>) -> bool {
        let function = match self.program.entities[entity].kind {
            EntityKind::Function(function) => function,
            EntityKind::Template(template) => return self.template_fits_literal(template, kind),
            _ => return true,
        };
        let Some(function) = self.program.as_function(self.program.functions[function].ty) else { return true };
        let first = function.parameters.first().map(|&ty| self.value_structure(ty));
        if first == Some(Type::Unknown) {
            return true;
        }
        let ExpressionKind::Literal(literal) = kind else {
            let Some(Type::Pointer(pointee)) = first else { return false };
            let element = string.map(|string| self.element_type(self.expression(string).ty).0);
            let is_of_element = element.is_none_or(|element| {
                self.program.unqualified(self.program.canonical(pointee)).0
                    == self.program.unqualified(self.program.canonical(element)).0
            });
            return function.parameters.len() == 2 && is_of_element;
        };
        let takes = |own| matches!(first, Some(Type::Pointer(_))) || first == Some(Type::Builtin(own));
        function.parameters.len() == 1
            && match self.program.literals.get(literal).value {
                LiteralValue::Integer(..) => takes(Builtin::UnsignedLongLong),
                LiteralValue::Floating(_) => takes(Builtin::LongDouble),
                LiteralValue::Character(ty, _) => first == Some(Type::Builtin(builtin_of_character(ty))),
            }
    }

    /// Whether a literal operator template is of the form for a literal: of characters for a number, of a string or of a type and
    /// characters for a string ([over.literal]/5).
    fn template_fits_literal(&self, template: cufe_il::TemplateId, kind: ExpressionKind) -> bool {
        let parameters = &self.program.templates[template].head.parameters;
        let kinds: Vec<_> = parameters.iter().map(|parameter| (parameter.kind, parameter.is_pack)).collect();
        let ExpressionKind::Literal(literal) = kind else {
            return matches!(
                kinds.as_slice(),
                [(TemplateParameterKind::Value(_), false)]
                    | [(TemplateParameterKind::Type, false), (TemplateParameterKind::Value(_), true)]
            );
        };
        // Of characters nothing is said (measured).
        matches!(self.program.literals.get(literal).value, LiteralValue::Character(..))
            || matches!(kinds.as_slice(), [(TemplateParameterKind::Value(_), true)])
    }
}
