//! The kernels and device functions that a unit needs from others.

use super::Use;
use super::entities::Entities;
use cufe_il::{EntityKind, ExecutionSpace, FunctionFlags, FunctionId, ScopeKind};
use cufe_sema::cuda::spaces::launched;
use rustc_hash::FxHashMap;
use std::collections::{BTreeSet, HashSet};

/// The kernels and device functions that the unit defines and others may use.
pub fn defined(entities: &Entities<'_>) -> Vec<String> {
    let program = entities.program;
    let has_body = |id: &FunctionId| program.functions[*id].flags.contains(FunctionFlags::DEFINED);
    let on_device = |id: &FunctionId| program.functions[*id].space.contains(ExecutionSpace::DEVICE_SIDE);
    let found = program.functions.ids().filter(has_body).filter(on_device);
    let keys: BTreeSet<String> = found.filter_map(|id| entities.function_key(id)).collect();
    keys.into_iter().collect()
}

/// Whether a function is code of this unit whoever else uses it: no template, no instance, not inline.
fn is_emitted(entities: &Entities<'_>, id: FunctionId) -> bool {
    let program = entities.program;
    let function = &program.functions[id];
    let on_use = FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL | FunctionFlags::TEMPLATED;
    let in_function = matches!(program.scopes[program.entities[function.entity].scope].kind, ScopeKind::Block);
    function.flags.contains(FunctionFlags::DEFINED)
        && !function.flags.intersects(on_use)
        && !in_function
        && entities.function_key(id).is_some()
}

/// Whether a function is declared here by the user, and nothing here defines it or says that it may be missing.
fn is_elsewhere(entities: &Entities<'_>, id: FunctionId) -> bool {
    let function = &entities.program.functions[id];
    let excused = FunctionFlags::DEFINED
        | FunctionFlags::WEAK
        | FunctionFlags::PURE
        | FunctionFlags::DEFAULTED
        | FunctionFlags::DEFAULTED_LATER
        | FunctionFlags::GNU_INLINE;
    !function.flags.intersects(excused)
        && function.space.contains(ExecutionSpace::DEVICE_SIDE)
        && matches!(entities.program.entities[function.entity].kind, EntityKind::Function(_))
}

fn used(entities: &Entities<'_>, id: FunctionId, token: u32, is_launch: bool) -> Option<Use> {
    if !is_elsewhere(entities, id) {
        return None;
    }
    let program = entities.program;
    Some(Use {
        key: entities.function_key(id)?,
        name: entities.signature(id),
        is_launch,
        place: entities.own_place(token)?,
        declared: entities.own_place(program.entities[program.functions[id].entity].token)?,
    })
}

/// The kernels that functions of this unit launch and the unit does not define.
pub fn launches(entities: &Entities<'_>) -> Vec<Use> {
    let program = entities.program;
    let in_code = program.launches.iter().filter(|it| it.function.is_some_and(|user| is_emitted(entities, user)));
    let mut known = HashSet::new();
    let kernels = in_code.filter_map(|it| Some((launched(program, it.expression)?, it.first)));
    let first = kernels.filter(|(kernel, _)| known.insert(*kernel));
    first.filter_map(|(kernel, token)| used(entities, kernel, token, true)).collect()
}

/// The device functions that device code of this unit uses and the unit does not define ([basic.def.odr]/11): code is what
/// kernels and functions that are not inline reach.
pub fn calls(entities: &Entities<'_>) -> Vec<Use> {
    let program = entities.program;
    let mut by_user: FxHashMap<FunctionId, Vec<(FunctionId, u32)>> = FxHashMap::default();
    for it in program.function_uses.iter().filter(|it| !it.is_virtual) {
        by_user.entry(it.user).or_default().push((it.function, it.name));
    }
    let on_device = |id: &FunctionId| program.functions[*id].space.contains(ExecutionSpace::DEVICE_SIDE);
    let mut open: Vec<FunctionId> =
        program.functions.ids().filter(on_device).filter(|&id| is_emitted(entities, id)).collect();
    let mut reached: HashSet<FunctionId> = open.iter().copied().collect();
    let mut found = Vec::new();
    while let Some(user) = open.pop() {
        for &(function, token) in by_user.get(&user).into_iter().flatten() {
            if on_device(&function) && reached.insert(function) {
                found.extend(used(entities, function, token, false));
                open.push(function);
            }
        }
    }
    found.sort_by(|a, b| (&a.place, &a.key).cmp(&(&b.place, &b.key)));
    found
}
