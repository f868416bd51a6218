//! Deduction of class template arguments ([over.match.class.deduct], [dcl.type.class.deduct]): overload resolution among the
//! guides for an initializer.

use super::alias_guides::DeducibleAlias;
use super::guides::GuideSet;
use crate::Sema;
use crate::conversion::Operand;
use crate::overload::{Resolution, constructor_set};
use cufe_diagnostics::{Argument, Report, code};
use cufe_il::{EntityId, EntityKind, ExpressionId, ExpressionKind, Program, TemplateId, Type, TypeId};

/// What an initializer makes of a class template's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassDeduction {
    /// A specialization.
    To(TypeId),
    /// No guide fits.
    NoMatch,
    /// Several fit equally well.
    Ambiguous,
    /// Nobody can tell.
    Unknown,
}

/// What the initialized object is initialized with.
#[derive(Clone, Copy, Debug)]
pub enum ClassInitializer<'a> {
    /// Nothing, or expressions in parentheses.
    Direct(&'a [ExpressionId]),
    /// One expression behind `=`.
    Copy(ExpressionId),
    /// The elements of a braced list, and the list where there is an expression for it.
    List(&'a [ExpressionId], Option<ExpressionId>),
}

impl Sema<'_> {
    /// The class template that a placeholder for a deduced class type names.
    pub fn deduced_template(&self, ty: TypeId) -> Option<EntityId> {
        match self.program.written(self.program.unqualified(ty).0) {
            Type::DeducedTemplate(entity) => Some(entity),
            _ => None,
        }
    }

    /// What the initializer of a variable makes of its type.
    pub fn deduce_class_of_variable(
        &mut self,
        template: EntityId,
        initializer: Option<ExpressionId>,
    ) -> ClassDeduction {
        let Some(initializer) = initializer else {
            return self.deduce_class(template, ClassInitializer::Direct(&[]));
        };
        match self.expression(initializer).kind {
            // `X x({1, 2})`
            _ if self.guides.direct.contains(&initializer) => {
                self.deduce_class(template, ClassInitializer::Direct(&[initializer]))
            }
            ExpressionKind::InitializerList(_) => {
                let elements = self.list_elements(initializer);
                self.deduce_class(template, ClassInitializer::List(&elements, Some(initializer)))
            }
            ExpressionKind::ParenthesizedList(list) => {
                let elements = self.program.expression_list(list).to_vec();
                self.deduce_class(template, ClassInitializer::Direct(&elements))
            }
            _ => self.deduce_class(template, ClassInitializer::Copy(initializer)),
        }
    }

    /// What an initializer makes of a class template's name.
    pub fn deduce_class(&mut self, template: EntityId, initializer: ClassInitializer<'_>) -> ClassDeduction {
        let EntityKind::Template(id) = self.program.entities[template].kind else { return ClassDeduction::Unknown };
        let (elements, list) = match initializer {
            ClassInitializer::Direct(elements) => (elements.to_vec(), None),
            ClassInitializer::Copy(expression) => (vec![expression], None),
            ClassInitializer::List(elements, list) => (elements.to_vec(), list),
        };
        let values: Vec<ExpressionId> = elements.iter().map(|&element| self.designated_value(element)).collect();
        self.identify_specializations(&values);
        let operands = self.operands(&values);
        if self.has_dependent_argument(&operands) || operands.iter().any(|operand| self.is_unknown_operand(operand)) {
            return ClassDeduction::Unknown;
        }
        let is_list = matches!(initializer, ClassInitializer::List(..));
        let counted = match initializer {
            ClassInitializer::Copy(_) => None,
            _ => Some(elements.as_slice()),
        };
        let alias = self.deducible_alias(id);
        let guides = match &alias {
            Some(alias) => self.alias_guides(alias, counted),
            None => self.guides_of(id, counted),
        };
        let id = alias.as_ref().map_or(id, |alias| alias.class);
        if guides.is_partial {
            return ClassDeduction::Unknown;
        }
        let includes_explicit = !matches!(initializer, ClassInitializer::Copy(_));
        if is_list && !self.is_single_specialization(id, &operands) {
            let by_list: Vec<EntityId> =
                guides.entities.iter().copied().filter(|&guide| self.is_list_guide(guide)).collect();
            // An empty list means a default constructor where there is one ([over.match.list]/1).
            let is_default = elements.is_empty() && self.takes_nothing(&guides.entities);
            if !by_list.is_empty() && !is_default {
                let Some(list) = list else { return ClassDeduction::Unknown };
                let whole = self.operand(list);
                match self.resolve_guide(&by_list, &[whole], includes_explicit).0 {
                    ClassDeduction::NoMatch => {}
                    outcome => return outcome,
                }
            }
        }
        let GuideSet { entities, .. } = guides;
        match alias {
            Some(alias) => self.resolve_alias_guide(&alias, entities, &operands, includes_explicit),
            None => self.resolve_guide(&entities, &operands, includes_explicit).0,
        }
    }

    /// Among the guides of an alias template those whose result the alias can name take part
    /// ([over.match.class.deduct]/3.4). That is asked of the best one, and of the best of the others where it cannot.
    fn resolve_alias_guide(
        &mut self,
        alias: &DeducibleAlias,
        mut guides: Vec<EntityId>,
        operands: &[Operand],
        includes_explicit: bool,
    ) -> ClassDeduction {
        loop {
            let (outcome, chosen) = self.resolve_guide(&guides, operands, includes_explicit);
            match (outcome, chosen) {
                (ClassDeduction::To(ty), Some(chosen)) => match self.is_deducible(alias, ty) {
                    Some(true) => return outcome,
                    Some(false) => guides.retain(|&guide| guide != chosen),
                    None => return ClassDeduction::Unknown,
                },
                // Those among them that the alias cannot name do not count.
                (ClassDeduction::Ambiguous, _) => return ClassDeduction::Unknown,
                _ => return outcome,
            }
        }
    }

    /// Whether one of several guides can be called without arguments.
    fn takes_nothing(&self, guides: &[EntityId]) -> bool {
        guides
            .iter()
            .any(|&guide| self.program.function_of(guide).is_some_and(|function| self.minimum_arguments(function) == 0))
    }

    /// The initializer behind a designator, or the initializer itself.
    fn designated_value(&self, element: ExpressionId) -> ExpressionId {
        match self.expression(element).kind {
            ExpressionKind::Designated { value, .. } => value,
            _ => element,
        }
    }

    /// Nothing is known of an operand's type, and it is no braced list or set of functions.
    fn is_unknown_operand(&self, operand: &Operand) -> bool {
        let is_open = operand.expression.is_some_and(|expression| {
            matches!(
                self.expression(self.without_parentheses(expression)).kind,
                ExpressionKind::InitializerList(_) | ExpressionKind::Overloads { .. }
            ) || self.function_set(expression).is_some_and(|set| !set.is_bound)
        });
        !is_open && (operand.ty == Program::UNKNOWN || self.is_dependent_type(operand.ty))
    }

    /// Whether a list has one element, a specialization of the template: it is copied ([over.match.class.deduct]/4).
    fn is_single_specialization(&mut self, template: TemplateId, operands: &[Operand]) -> bool {
        let &[single] = operands else { return false };
        self.complete_type(single.ty);
        self.program.class_of(single.ty).is_some_and(|class| self.program.classes[class].template == Some(template))
    }

    /// What overload resolution among guides makes of arguments, and the guide that is chosen.
    fn resolve_guide(
        &mut self,
        guides: &[EntityId],
        arguments: &[Operand],
        includes_explicit: bool,
    ) -> (ClassDeduction, Option<EntityId>) {
        let resolution = self.resolve(&constructor_set(guides, arguments, includes_explicit));
        match resolution {
            Resolution::Selected(candidate) => match candidate.ty.and_then(|function| self.guided_type(function)) {
                Some(ty) if candidate.verdict == crate::overload::Verdict::Viable && !self.is_dependent_type(ty) => {
                    (ClassDeduction::To(ty), Some(candidate.entity))
                }
                _ => (ClassDeduction::Unknown, None),
            },
            Resolution::NoMatch(_) => (ClassDeduction::NoMatch, None),
            Resolution::Ambiguous(_) => (ClassDeduction::Ambiguous, None),
            Resolution::Unknown => (ClassDeduction::Unknown, None),
        }
    }

    /// Reports a deduction that failed: 289 or 309 at one token, and 2958 at the template's name unless nothing was
    /// written to deduce from.
    pub fn report_class_deduction(
        &mut self,
        template: EntityId,
        deduction: ClassDeduction,
        at: u32,
        name: Option<u32>,
    ) {
        let code = match deduction {
            ClassDeduction::NoMatch => code::NO_MATCHING_CONSTRUCTOR,
            ClassDeduction::Ambiguous => code::AMBIGUOUS_CONSTRUCTOR,
            _ => return,
        };
        if self.context.speculating > 0 {
            self.guides.unreported += 1;
            return;
        }
        // The guides of an alias template are those of its class template.
        let class = match self.program.entities[template].kind {
            EntityKind::Template(id) => {
                self.deducible_alias(id).map(|alias| self.program.templates[alias.class].entity)
            }
            _ => None,
        };
        let text = self.entity_name(class.unwrap_or(template));
        let report = Report::new(code, self.position(at)).with(Argument::Quoted(text.clone()));
        self.report(report);
        if let Some(name) = name {
            let report =
                Report::new(code::CLASS_ARGUMENTS_NOT_DEDUCED, self.position(name)).with(Argument::Quoted(text));
            self.report(report);
        }
    }

    /// The type of a functional cast to a deduced class type, with the braced list where it has one: `name` is the first token
    /// of the type, `open` the bracket.
    pub(crate) fn constructed_type(
        &mut self,
        ty: TypeId,
        arguments: &[ExpressionId],
        list: Option<ExpressionId>,
        (name, open): (u32, u32),
    ) -> TypeId {
        let Some(template) = self.deduced_template(ty) else { return ty };
        let initializer = match list {
            Some(_) => ClassInitializer::List(arguments, list),
            None => ClassInitializer::Direct(arguments),
        };
        let deduction = self.deduce_class(template, initializer);
        if let ClassDeduction::To(deduced) = deduction {
            return self.program.qualified(deduced, self.program.unqualified(ty).1);
        }
        let at = match arguments.first() {
            Some(&argument) if list.is_none() => self.expression(argument).first,
            _ => open + u32::from(list.is_none()),
        };
        self.report_class_deduction(template, deduction, at, Some(name));
        ty
    }
}
