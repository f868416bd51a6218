//! The aggregate deduction candidate ([over.match.class.deduct]/1, C++20): a guide with one parameter for each initializer,
//! of the type of the aggregate element that it initializes.

use super::guides::{CONSTRUCTOR, GuideSet};
use crate::Sema;
use crate::conversion::{Allowed, Sequence};
use cufe_il::{
    Access, ArrayBound, ClassId, ClassKey, DataMemberFlags, EntityId, ExpressionId, ExpressionKind, FunctionFlags,
    Name, Part, Qualifiers, TemplateId, Type, TypeId,
};
use rustc_hash::FxHashSet;

/// An element of an aggregate ([dcl.init.aggr]/2).
#[derive(Clone, Copy, Debug)]
struct Element {
    ty: TypeId,
    /// A base that is a pack expansion.
    is_pack: bool,
}

/// What the initializers of an aggregate say of its parameters.
enum Parameters {
    /// The types, one for each initializer, or for all that a trailing pack takes.
    Found(Vec<TypeId>),
    /// There is an initializer without element: no candidate.
    TooMany,
    /// Nobody can tell which element an initializer is for.
    Unknown,
}

impl Sema<'_> {
    /// The aggregate deduction candidate of a class template for the elements of a list in braces or parentheses.
    pub(super) fn aggregate_guide(&mut self, template: TemplateId, initializers: &[ExpressionId]) -> GuideSet {
        let unknown = GuideSet { entities: Vec::new(), is_partial: true };
        let Some((class, head, retyping)) = self.retyping(template) else { return unknown };
        if initializers.is_empty() || !self.may_be_aggregate(class) {
            return GuideSet::default();
        }
        let written = match self.aggregate_parameters(class, initializers) {
            Parameters::Found(written) => written,
            Parameters::TooMany => return GuideSet::default(),
            Parameters::Unknown => return unknown,
        };
        // As with constructors: of a member template of an instance no element fits whose type depends on the templates around.
        if let Some(general) = self.general_pattern(class, template)
            && let Some(depth) = self.program.classes[general].template.map(|general| self.template_depth(general))
            && let Parameters::Found(written) = self.aggregate_parameters(general, initializers)
            && written.iter().any(|&ty| self.depends_on_templates_around(ty, depth))
        {
            return GuideSet::default();
        }
        let mut parameters = Vec::with_capacity(written.len());
        for ty in written {
            match self.retyped(ty, &retyping) {
                Some(ty) => parameters.push(ty),
                None => return unknown,
            }
        }
        let key = (template, parameters.clone().into_boxed_slice());
        let guide = match self.guides.aggregates.get(&key) {
            Some(&known) => known,
            None => {
                let guide = self.new_guide(parameters, retyping.own, head.clone(), template);
                self.note_guide(guide, CONSTRUCTOR, &head);
                self.guides.aggregates.insert(key, guide);
                guide
            }
        };
        GuideSet { entities: vec![guide], is_partial: false }
    }

    /// Whether a pattern is an aggregate if its dependent bases have no virtual functions and no virtual bases
    /// ([dcl.init.aggr]/1).
    fn may_be_aggregate(&self, class: ClassId) -> bool {
        let entry = &self.program.classes[class];
        let is_refused = |entity: &EntityId| {
            self.program.entities[*entity].name == Name::CONSTRUCTOR
                || self
                    .program
                    .function_of(*entity)
                    .is_some_and(|function| self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL))
        };
        entry.is_complete
            && entry.inherited_constructors.is_empty()
            && !entry.functions.iter().any(is_refused)
            && entry.data_members.iter().all(|member| member.access == Access::Public)
            && entry.bases.iter().all(|base| base.access == Access::Public && !base.is_virtual)
    }

    /// The elements of an aggregate in the order of initialization ([dcl.init.aggr]/2.2).
    fn aggregate_elements(&self, class: ClassId) -> Vec<Element> {
        let entry = &self.program.classes[class];
        let bases = entry.bases.iter().map(|base| Element { ty: base.ty, is_pack: base.is_pack });
        let members = entry
            .data_members
            .iter()
            .filter(|member| member.variable.is_some() || member.flags.contains(DataMemberFlags::ANONYMOUS))
            .map(|member| Element { ty: member.ty, is_pack: false });
        let mut elements: Vec<Element> = bases.chain(members).collect();
        if entry.key == ClassKey::Union {
            elements.truncate(1);
        }
        elements
    }

    fn aggregate_parameters(&mut self, class: ClassId, initializers: &[ExpressionId]) -> Parameters {
        let is_designated =
            |&element: &ExpressionId| matches!(self.expression(element).kind, ExpressionKind::Designated { .. });
        if initializers.iter().any(is_designated) {
            return self.designated_parameters(class, initializers);
        }
        let mut parameters = Vec::with_capacity(initializers.len());
        let mut next = 0;
        let elements = self.aggregate_elements(class);
        for (index, element) in elements.iter().enumerate() {
            if next >= initializers.len() {
                break;
            }
            if element.is_pack {
                // One that others follow has no elements; a trailing one takes all that is left.
                if index + 1 == elements.len() {
                    // What another element tells of the pack may be more than there are initializers.
                    if elements[..index].iter().any(|other| self.holds_expansion(other.ty)) {
                        return Parameters::Unknown;
                    }
                    let Some(pattern) = self.expansion_of(element.ty) else { return Parameters::Unknown };
                    parameters.push(pattern);
                    next = initializers.len();
                }
                continue;
            }
            if self.push_parameters(element.ty, initializers, &mut next, &mut parameters).is_none() {
                return Parameters::Unknown;
            }
        }
        match next == initializers.len() {
            true => Parameters::Found(parameters),
            false => Parameters::TooMany,
        }
    }

    /// Whether a pack is expanded in a part of a type.
    fn holds_expansion(&self, ty: TypeId) -> bool {
        let mut open = vec![Part::Type(ty)];
        let mut met = FxHashSet::default();
        while let Some(part) = open.pop() {
            if !met.insert(part) {
                continue;
            }
            match part {
                Part::Type(ty) => match self.program.structure(ty) {
                    Type::Expansion(_) => return true,
                    structure => self.program.type_parts(structure, &mut |part| open.push(part)),
                },
                Part::Arguments(list) => {
                    for &argument in self.program.arguments(list) {
                        if self.pattern_of_expansion(argument).is_some() {
                            return true;
                        }
                        self.program.argument_parts(argument, &mut |part| open.push(part));
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// A base that is a pack expansion as the type of a function parameter pack.
    fn expansion_of(&mut self, ty: TypeId) -> Option<TypeId> {
        match self.program.structure(ty) {
            Type::Expansion(_) => Some(ty),
            _ if self.is_dependent_type(ty) => Some(self.program.intern_type(Type::Expansion(ty))),
            _ => None,
        }
    }

    /// The types of the members that designators name ([dcl.init.aggr]/3.1).
    fn designated_parameters(&mut self, class: ClassId, initializers: &[ExpressionId]) -> Parameters {
        let mut parameters = Vec::with_capacity(initializers.len());
        for &initializer in initializers {
            let ExpressionKind::Designated { designators, value } = self.expression(initializer).kind else {
                return Parameters::Unknown;
            };
            let &[cufe_il::Designator::Member { name, .. }] = self.program.designators(designators) else {
                return Parameters::Unknown;
            };
            let name = Name::identifier(name);
            let member = self.program.classes[class].data_members.iter().find(|member| {
                member
                    .variable
                    .is_some_and(|variable| self.program.entities[self.program.variables[variable].entity].name == name)
            });
            let Some(member) = member else { return Parameters::Unknown };
            let parameter = self.aggregate_parameter(member.ty, value);
            parameters.push(parameter);
        }
        Parameters::Found(parameters)
    }

    /// Adds the types of the parameters for the next initializers, those of one element of an aggregate: its own, or where
    /// braces are left out those of its parts. `None` where nobody can tell.
    fn push_parameters(
        &mut self,
        ty: TypeId,
        initializers: &[ExpressionId],
        next: &mut usize,
        parameters: &mut Vec<TypeId>,
    ) -> Option<()> {
        let Some(&initializer) = initializers.get(*next) else { return Some(()) };
        let target = self.program.unqualified(self.program.canonical(ty)).0;
        if !self.is_braced(initializer) {
            match self.program.structure(target) {
                // Braces may be left out, whatever the type of its elements, but not around a string.
                Type::Array { element, bound: ArrayBound::Known(count) }
                    if !(self.is_string_literal(initializer)
                        && (self.is_dependent_type(element) || self.is_character_type(element))) =>
                {
                    for _ in 0..count {
                        if *next >= initializers.len() {
                            break;
                        }
                        let before = *next;
                        self.push_parameters(element, initializers, next, parameters)?;
                        if *next == before {
                            return None;
                        }
                    }
                    return Some(());
                }
                Type::Class(class)
                    if !self.is_dependent_type(target) && self.leaves_braces_out(initializer, target)? =>
                {
                    let elements = self.aggregate_elements(class);
                    for element in elements {
                        self.push_parameters(element.ty, initializers, next, parameters)?;
                    }
                    return Some(());
                }
                _ => {}
            }
        }
        *next += 1;
        let parameter = self.aggregate_parameter(ty, initializer);
        parameters.push(parameter);
        Some(())
    }

    /// Whether an initializer is for the first part of an aggregate that no parameter of the template takes part in, and
    /// not for the whole ([dcl.init.aggr]/13).
    fn leaves_braces_out(&mut self, initializer: ExpressionId, target: TypeId) -> Option<bool> {
        self.complete_type(target);
        let class = self.program.class_of(target)?;
        if !self.is_aggregate_class(class)? {
            return Some(false);
        }
        let operand = self.operand(initializer);
        match self.implicit_conversion(&operand, target, Allowed::IMPLICIT) {
            Sequence::Unknown => None,
            Sequence::Impossible => Some(true),
            _ => Some(false),
        }
    }

    /// The type of the parameter for an element of an aggregate and its initializer: a reference to an array that a list or
    /// a string initializes, so that its bound is deduced.
    fn aggregate_parameter(&mut self, ty: TypeId, initializer: ExpressionId) -> TypeId {
        match self.program.structure(ty) {
            Type::Array { .. } if self.is_braced(initializer) => self.program.intern_type(Type::RvalueReference(ty)),
            Type::Array { .. } if self.is_string_literal(initializer) => {
                let constant = self.program.qualified(ty, Qualifiers::CONST);
                self.program.intern_type(Type::LvalueReference(constant))
            }
            Type::Array { element, .. } => self.program.intern_type(Type::Pointer(element)),
            _ => ty,
        }
    }
}
