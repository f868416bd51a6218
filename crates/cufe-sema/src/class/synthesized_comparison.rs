//! What defaulted comparison operators do ([class.compare.default]): how each part of a class is compared, and the result of
//! `<=>` that the parts have in common.

use super::comparison_category::ComparisonCategory;
use crate::Sema;
use crate::build::Extent;
use cufe_il::{
    ArrayBound, ClassId, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags, FunctionId, FunctionType,
    NameKind, Operator, Qualifiers, Type, TypeId, ValueCategory,
};

/// How a part of a class, or an element of a part that is an array, is compared.
#[derive(Clone, Copy, Debug)]
pub struct PartComparison {
    /// What stands for the two parts.
    pub objects: [ExpressionId; 2],
    /// `a == b`, or `a <=> b`; `a == b` too where a category is made of `==` and `<`.
    pub compare: ExpressionId,
    /// `a < b`, where a category is made of it ([class.spaceship]/1).
    pub less: Option<ExpressionId>,
}

impl Sema<'_> {
    /// Whether a function is a comparison operator that is defaulted.
    pub(crate) fn is_defaulted_comparison(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        entry.flags.contains(FunctionFlags::DEFAULTED)
            && super::comparison::is_comparison(self.program.entities[entry.entity].name.kind())
    }

    /// Finds out how the parts of a class are compared by a defaulted `==` or `<=>`: bases, then members. The result of `<=>`
    /// is known then, where it was to be deduced. None where some part can't be compared.
    pub fn synthesize_comparison(&mut self, function: FunctionId) {
        if self.class_state.comparisons.contains_key(&function) {
            return;
        }
        // Members may lead back to the class.
        self.class_state.comparisons.insert(function, None);
        let parts = self.synthesized_parts(function);
        self.class_state.comparisons.insert(function, parts);
    }

    fn synthesized_parts(&mut self, function: FunctionId) -> Option<Vec<PartComparison>> {
        let entry = &self.program.functions[function];
        let NameKind::Operator(operator) = self.program.entities[entry.entity].name.kind() else { return None };
        let token = self.program.entities[entry.entity].token;
        let ty = self.program.as_function(entry.ty)?.clone();
        let class = self.program.class_of(self.program.non_reference(*ty.parameters.first()?))?;
        let scope = self.program.classes[class].scope?;
        if !matches!(operator, Operator::EqualEqual | Operator::Spaceship) || !self.has_known_members(class) {
            return None;
        }
        let is_deduced = self.program.has_placeholder(ty.result);
        let wanted = match (operator, is_deduced) {
            (Operator::Spaceship, false) => Some(self.comparison_category(ty.result)?),
            _ => None,
        };
        // Without `<compare>` there are no categories; values are compared all the same (measured).
        let has_categories = self.category_type(ComparisonCategory::Strong).is_some();
        let isolated = self.isolate(scope);
        let mut parts = Vec::new();
        let mut common = ComparisonCategory::Strong;
        for ty in self.compared_parts(class) {
            let part = self.compared_part(ty, operator, wanted, token);
            let category = match (&part, operator) {
                (Some(part), Operator::Spaceship) if is_deduced && has_categories => {
                    self.comparison_category(self.expression(part.compare).ty)
                }
                _ => Some(ComparisonCategory::Strong),
            };
            let (Some(part), Some(category)) = (part, category) else {
                self.rejoin(isolated);
                return None;
            };
            common = common.min(category);
            parts.push(part);
        }
        self.rejoin(isolated);
        if is_deduced && has_categories {
            let result = self.category_type(common)?;
            self.program.functions[function].ty = self.program.function_type(FunctionType { result, ..ty });
        }
        Some(parts)
    }

    /// The types of the bases and members of a class, of arrays the type of their elements.
    fn compared_parts(&self, class: ClassId) -> Vec<TypeId> {
        let entry = &self.program.classes[class];
        let members = entry.data_members.iter().filter(|member| !member.is_unnamed_bit_field());
        let mut parts: Vec<TypeId> =
            entry.bases.iter().map(|base| base.ty).chain(members.map(|member| member.ty)).collect();
        for ty in &mut parts {
            while let Type::Array { element, bound: ArrayBound::Known(_) } = self.program.structure(*ty) {
                *ty = element;
            }
        }
        parts
    }

    fn compared_part(
        &mut self,
        ty: TypeId,
        operator: Operator,
        wanted: Option<ComparisonCategory>,
        token: u32,
    ) -> Option<PartComparison> {
        if self.program.is_reference(ty) {
            return None;
        }
        self.complete_type(ty);
        let extent = Extent { first: token, last: token };
        let ty = self.program.qualified(ty, Qualifiers::CONST);
        let objects = [0, 1]
            .map(|_| self.build(ExpressionKind::Implied, ty, ValueCategory::Lvalue, ExpressionFlags::empty(), extent));
        let [left, right] = objects;
        let is_plain = operator == Operator::Spaceship
            && self.program.class_of(ty).is_none()
            && self.category_type(ComparisonCategory::Strong).is_none();
        if !is_plain {
            let before = self.snapshot();
            let compare = self.build_binary(operator, left, right, extent);
            let is_usable = !self.failed_since(&before);
            if is_usable && (wanted.is_none() || self.program.class_of(self.expression(compare).ty).is_some()) {
                return Some(PartComparison { objects, compare, less: None });
            }
            wanted?;
        }
        // [class.spaceship]/1
        let before = self.snapshot();
        let compare = self.build_binary(Operator::EqualEqual, left, right, extent);
        let less = self.build_binary(Operator::Less, left, right, extent);
        (!self.failed_since(&before)).then_some(PartComparison { objects, compare, less: Some(less) })
    }
}
