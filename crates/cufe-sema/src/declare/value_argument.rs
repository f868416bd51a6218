//! Template arguments for value parameters: which are checked where they are written, and that they are constant
//! ([temp.arg.nontype]). The conversions are judged by `cufe_sema::template::value_argument`.

use crate::Sema;
use cufe_diagnostics::code;
use cufe_il::{EntityKind, ExpressionId, ExpressionKind, TemplateArgument, TemplateHead, TypeId};

impl Sema<'_> {
    /// The parameter that takes an argument, and its type if it is one for values and its type is known.
    pub fn parameter_of_argument(
        &mut self,
        head: &TemplateHead,
        depth: u16,
        index: usize,
        list: &[TemplateArgument],
    ) -> Option<(usize, TypeId)> {
        let pack = head.parameters.iter().position(|parameter| parameter.is_pack);
        let position = pack.map_or(index, |pack| index.min(pack));
        let element = pack.and_then(|pack| index.checked_sub(pack));
        Some((position, self.value_element_type(head, depth, (position, element), list)?))
    }

    /// 245: a non-static data member by its name is no value.
    pub fn check_member_argument(&mut self, expression: ExpressionId) -> bool {
        let entry = self.expression(expression);
        let ExpressionKind::Name { entity, .. } = entry.kind else { return false };
        let is_member = matches!(self.program.entities[entity].kind, EntityKind::Field(_));
        if is_member {
            let text = self.entity_name(entity);
            self.name_error_at(code::NON_STATIC_MEMBER_WITHOUT_OBJECT, entry.last, text);
        }
        is_member
    }
}
