//! The numbers of anonymous unions, which are parts of names of types in them (measured): those of functions come first, then
//! the others as the types of namespaces are listed, whether anything needs them or not.

use crate::facts::Facts;
use crate::order::{Namespaces, TypeItem, TypeKey, TypeOrder};
use cufe_base::StoreId;
use cufe_il::{ClassId, EntityId};
use rustc_hash::FxHashMap;

/// The place of the outermost class or the end of the function around a union, and the moment of the union.
type UnionPlace = (Option<TypeKey>, usize, usize);

/// The numbers of all anonymous unions that are no part of a template, from 1.
pub(crate) fn anonymous_unions(facts: &Facts<'_>, namespaces: &Namespaces) -> FxHashMap<EntityId, u32> {
    let program = facts.program;
    let order = TypeOrder::new(facts, namespaces);
    let mut unions: Vec<(UnionPlace, EntityId)> = Vec::new();
    for index in 0..program.classes.len() {
        let class = ClassId::from_index(index);
        let entity = program.classes[class].entity;
        let scope = program.entities[entity].scope;
        if !program.is_anonymous_union(class) || program.classes[class].is_dependent || facts.is_in_pattern(scope) {
            continue;
        }
        let key = match facts.function_around(scope) {
            Some(function) => (None, facts.end_of(function), entity.index()),
            None => {
                let outermost =
                    facts.classes_around(scope).first().map_or(entity, |&outer| program.classes[outer].entity);
                (Some(order.key(TypeItem::Entity(outermost))), 0, entity.index())
            }
        };
        unions.push((key, entity));
    }
    unions.sort_unstable();
    unions.into_iter().zip(1..).map(|((_, entity), number)| (entity, number)).collect()
}
