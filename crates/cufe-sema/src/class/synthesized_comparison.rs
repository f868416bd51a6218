//! What defaulted comparison operators do ([class.compare.default]): how each part of a class is compared, and the result of
//! `<=>` that the parts have in common.

use super::comparison_category::ComparisonCategory;
use crate::Sema;
use crate::build::Extent;
use cufe_il::{
    ArrayBound, ClassId, ClassKey, DataMemberFlags, ExpressionFlags, ExpressionId, ExpressionKind, FunctionFlags,
    FunctionId, FunctionType, NameKind, Operator, Qualifiers, Type, TypeId, ValueCategory,
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

/// What a defaulted comparison does.
#[derive(Clone, Debug)]
pub enum Comparison {
    /// It compares the parts of its class in order; `<`, `>`, `<=`, `>=` and `!=` compare the whole objects, by the operator that
    /// they are rewritten to ([class.compare.secondary]).
    Parts(Vec<PartComparison>),
    /// It is deleted.
    Deleted,
    /// Nobody can tell.
    Unknown,
}

/// Why there is no comparison.
enum Lack {
    /// None is usable: the operator is deleted.
    Usable,
    /// It is not known which.
    Known,
}

impl Sema<'_> {
    /// Whether a function is a comparison operator that is defaulted.
    pub(crate) fn is_defaulted_comparison(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        entry.flags.contains(FunctionFlags::DEFAULTED)
            && super::comparison::is_comparison(self.program.entities[entry.entity].name.kind())
    }

    /// Finds out what a defaulted comparison does: how `==` and `<=>` compare the parts of a class, bases, then members; what the
    /// others are rewritten to. The result of `<=>` is known then, where it was to be deduced.
    pub fn synthesize_comparison(&mut self, function: FunctionId) {
        if self.class_state.comparisons.contains_key(&function) {
            return;
        }
        // Members may lead back to the class.
        self.class_state.comparisons.insert(function, Comparison::Unknown);
        let comparison = match self.synthesized_parts(function) {
            Ok(parts) => Comparison::Parts(parts),
            Err(Lack::Usable) => Comparison::Deleted,
            Err(Lack::Known) => Comparison::Unknown,
        };
        self.class_state.comparisons.insert(function, comparison);
    }

    fn synthesized_parts(&mut self, function: FunctionId) -> Result<Vec<PartComparison>, Lack> {
        let entry = &self.program.functions[function];
        let NameKind::Operator(operator) = self.program.entities[entry.entity].name.kind() else {
            return Err(Lack::Known);
        };
        let token = self.program.entities[entry.entity].token;
        let ty = self.program.as_function(entry.ty).ok_or(Lack::Known)?.clone();
        let first = *ty.parameters.first().ok_or(Lack::Known)?;
        let class = self.program.class_of(self.program.non_reference(first)).ok_or(Lack::Known)?;
        let scope = self.program.classes[class].scope.ok_or(Lack::Known)?;
        if !self.has_known_members(class) {
            return Err(Lack::Known);
        }
        let isolated = self.isolate(scope);
        let result = match operator {
            Operator::EqualEqual | Operator::Spaceship => self.compared_in_parts(function, class, operator, &ty, token),
            _ => self.compared_as_rewritten(function, class, operator, token).map(|part| vec![part]),
        };
        self.rejoin(isolated);
        result
    }

    /// `==` and `<=>` of the parts of a class. A class that is a variant, or holds a reference, has none
    /// ([class.compare.default]/2).
    fn compared_in_parts(
        &mut self,
        function: FunctionId,
        class: ClassId,
        operator: Operator,
        ty: &FunctionType,
        token: u32,
    ) -> Result<Vec<PartComparison>, Lack> {
        if self.has_variant_members(class) {
            return Err(Lack::Usable);
        }
        let is_deduced = self.program.has_placeholder(ty.result);
        let wanted = match (operator, is_deduced) {
            (Operator::Spaceship, false) => Some(self.comparison_category(ty.result).ok_or(Lack::Known)?),
            _ => None,
        };
        // Without `<compare>` there are no categories; values are compared all the same (measured).
        let has_categories = self.category_type(ComparisonCategory::Strong).is_some();
        let mut parts = Vec::new();
        let mut common = ComparisonCategory::Strong;
        for ty in self.compared_parts(class) {
            let part = self.compared_part(ty, operator, wanted, token)?;
            if operator == Operator::Spaceship && is_deduced && has_categories {
                let result = self.expression(part.compare).ty;
                let lack = if self.is_open_type(result) { Lack::Known } else { Lack::Usable };
                common = common.min(self.comparison_category(result).ok_or(lack)?);
            }
            parts.push(part);
        }
        if is_deduced && has_categories {
            let result = self.category_type(common).ok_or(Lack::Known)?;
            self.program.functions[function].ty = self.program.function_type(FunctionType { result, ..ty.clone() });
        }
        Ok(parts)
    }

    /// `<`, `>`, `<=`, `>=` and `!=` of whole objects: what overload resolution finds besides the operator itself must be
    /// rewritten from `<=>` or `==` ([class.compare.secondary]/2).
    fn compared_as_rewritten(
        &mut self,
        function: FunctionId,
        class: ClassId,
        operator: Operator,
        token: u32,
    ) -> Result<PartComparison, Lack> {
        let extent = Extent { first: token, last: token };
        let objects = self.compared_objects(self.program.classes[class].ty, extent);
        let before = self.snapshot();
        let outer = self.context.passed_over.replace(function);
        let compare = self.build_binary(operator, objects[0], objects[1], extent);
        self.context.passed_over = outer;
        if self.failed_since(&before) {
            return Err(Lack::Usable);
        }
        match self.program.called.get(&compare) {
            Some(&called) => {
                let name = self.program.entities[self.program.functions[called].entity].name;
                let is_rewritten = name != cufe_il::Name::operator(operator);
                is_rewritten.then_some(PartComparison { objects, compare, less: None }).ok_or(Lack::Usable)
            }
            None if self.is_open_type(self.expression(compare).ty) => Err(Lack::Known),
            None => Err(Lack::Usable),
        }
    }

    fn is_open_type(&self, ty: TypeId) -> bool {
        self.is_dependent_type(ty) || self.value_structure(ty) == Type::Unknown
    }

    /// Whether a class is a union, has an anonymous one, or has a reference as a member.
    fn has_variant_members(&self, class: ClassId) -> bool {
        let is_variant = |class: ClassId| {
            let entry = &self.program.classes[class];
            entry.key == ClassKey::Union && !entry.data_members.is_empty()
        };
        is_variant(class)
            || self.program.classes[class].data_members.iter().any(|member| {
                member.flags.contains(DataMemberFlags::ANONYMOUS)
                    && self.program.class_of(member.ty).is_some_and(is_variant)
                    || self.program.is_reference(member.ty)
            })
    }

    /// Two constant objects of a type.
    fn compared_objects(&mut self, ty: TypeId, extent: Extent) -> [ExpressionId; 2] {
        let ty = self.program.qualified(ty, Qualifiers::CONST);
        [0, 1].map(|_| self.build(ExpressionKind::Implied, ty, ValueCategory::Lvalue, ExpressionFlags::empty(), extent))
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
    ) -> Result<PartComparison, Lack> {
        self.complete_type(ty);
        let extent = Extent { first: token, last: token };
        let objects = self.compared_objects(ty, extent);
        let [left, right] = objects;
        let is_plain = operator == Operator::Spaceship
            && self.program.class_of(ty).is_none()
            && self.category_type(ComparisonCategory::Strong).is_none();
        if !is_plain {
            let before = self.snapshot();
            let compare = self.build_binary(operator, left, right, extent);
            let is_usable = !self.failed_since(&before);
            if is_usable && (wanted.is_none() || self.program.class_of(self.expression(compare).ty).is_some()) {
                return Ok(PartComparison { objects, compare, less: None });
            }
            if wanted.is_none() {
                return Err(Lack::Usable);
            }
        }
        // [class.spaceship]/1
        let before = self.snapshot();
        let compare = self.build_binary(Operator::EqualEqual, left, right, extent);
        let less = self.build_binary(Operator::Less, left, right, extent);
        if self.failed_since(&before) {
            return Err(Lack::Usable);
        }
        Ok(PartComparison { objects, compare, less: Some(less) })
    }
}
