//! Which text of a unit its device side can depend on (the device text, docs/device-text.md).
//!
//! It is found as what the host file needs of headers is: a declaration can matter to others only through a name that it
//! introduces, and so all declarations are kept whose names something kept mentions; specializations, overloads and guides
//! of a kept name with them. What begins it is the device's own: kernels, variables in its memory spaces, functions that
//! other units may call, and what asks for instances of kernels (`kernel_names`).
//!
//! Bodies of functions that only the host runs go (`host_bodies`), and with them the names in them, but for those through
//! which the host asks for instances. Operators are found by their operands (`operators`).
//!
//! Nothing depends on this being complete: what is missing is an error of the device compiler, which is then given the
//! full text.

mod host_bodies;
mod kernel_names;
mod operators;
mod roots;
mod survey;

use super::declaration_index::{DeclarationIndex, Shape};
use super::{LOOKED_UP, Need};
use cufe_base::{Source, Symbol};
use cufe_lex::Tokens;
use cufe_sema::Known;
use host_bodies::HostBody;

/// What the device view notes of declarations, by candidate, beside the names that they introduce.
#[derive(Default)]
pub(super) struct DeviceSurvey {
    /// Candidates with the names that they introduce.
    pub introduced: Vec<(u32, Symbol)>,
    pub declarations: Vec<Declaration>,
    pub nests: Vec<Nest>,
    /// Bodies of functions that have no attribute of the device in their heads, in order.
    pub bodies: Vec<HostBody>,
    /// The names of class templates that have variables of the device, and those variables.
    pub templates_with_variables: Vec<u32>,
}

/// A namespace or linkage specification.
#[derive(Clone, Copy)]
pub(super) struct Nest {
    /// Its first token.
    first: u32,
    open: u32,
    close: u32,
}

/// A declaration of a namespace.
pub(super) struct Declaration {
    /// Behind the linkage.
    start: u32,
    shape: Shape,
    form: Form,
}

/// How a declaration takes part in the meaning of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// By the names that it introduces.
    Named,
    /// An operator that is no member: by the types of its operands. The token of `operator`.
    Operator(u32),
    /// The definition of a member outside of its class, with the token of the class's name.
    Member(u32),
    /// An explicit instantiation.
    Instantiation,
    /// A directive, which acts without being named.
    Directive,
    /// An assertion, which changes nothing.
    Assertion,
}

/// The text that the device side can depend on, in ranges of tokens: the first one, and the one behind the last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeviceParts {
    /// What is kept, in order, adjacent parts apart.
    pub kept: Vec<(u32, u32)>,
    /// The bodies in it that are left out, in order; a `;` takes the place of each.
    pub bodies: Vec<(u32, u32)>,
    /// The names of the functions whose bodies are left out.
    pub names: Vec<Symbol>,
}

/// Names that the device compiler looks up for launches from device code.
const LAUNCHES: &[&str] =
    &["cudaConfigureCall", "cudaGetParameterBuffer", "cudaGetParameterBufferV2", "cudaLaunchDevice", "cudaLaunchDeviceV2"];

/// Finds the text that the device side of a unit can depend on; `None` where the brackets of the unit do not match.
pub fn device_parts(tokens: &mut Tokens, source: &Source) -> Option<DeviceParts> {
    let known = Known::new(&mut tokens.interner);
    let tokens = &*tokens;
    let mut survey = DeclarationIndex::of_device(tokens, source)?;
    let mut device = survey.device.take()?;
    survey.host_bodies_only(&mut device);
    let kernels = survey.kernel_names(&device);
    let read = |body: &HostBody| body.is_for_device || kernels.are_mentioned(tokens, body.first, body.end);
    let (asking, left_out): (Vec<HostBody>, Vec<HostBody>) = device.bodies.drain(..).partition(read);
    let cut: Vec<(u32, u32)> = left_out.iter().map(|body| (body.first, body.end)).collect();
    survey.unread.clone_from(&cut);
    let roots = survey.device_roots(&device, &kernels, &asking);
    let dropped = survey.dropped_members(&device, &left_out);

    let others = std::mem::take(&mut survey.roots);
    let mut need = Need::new(tokens, source, survey);
    for candidate in dropped {
        // As if it were known already.
        need.needed[candidate as usize] = true;
    }
    let dropped = need.needed.clone();
    for symbol in known.all() {
        need.mention(symbol);
    }
    for name in LOOKED_UP.iter().chain(LAUNCHES) {
        need.mention_text(name);
    }
    for &(first, end) in &others {
        need.read(first, end);
    }
    for candidate in roots {
        need.require(candidate);
    }
    loop {
        need.read_open();
        let viable = need.operators_with_operands(&device, &dropped);
        if viable.is_empty() {
            break;
        }
        viable.into_iter().for_each(|candidate| need.require(candidate));
    }
    let mut kept = others;
    let candidates = need.survey.candidates.iter().enumerate();
    kept.extend(
        candidates
            .filter(|&(candidate, _)| need.needed[candidate] && !dropped[candidate])
            .map(|(_, &range)| range),
    );
    kept.sort_unstable();
    let mut names: Vec<Symbol> = left_out.iter().filter_map(|body| body.name).collect();
    names.sort_unstable();
    names.dedup();
    let kept = with_nests(kept, &device.nests);
    let bodies = cut.into_iter().filter(|&(first, _)| is_within(&kept, first)).collect();
    Some(DeviceParts { kept, bodies, names })
}

/// Whether a token lies in one of some ranges, which are in order.
fn is_within(ranges: &[(u32, u32)], token: u32) -> bool {
    let behind = ranges.partition_point(|&(first, _)| first <= token);
    behind.checked_sub(1).is_some_and(|index| token < ranges[index].1)
}

/// Adds the braces of namespaces and linkage specifications to what is kept. Heads of namespaces are in it already; those
/// of which nothing else is kept stay for what they declare, the name and whether it is inline.
fn with_nests(mut kept: Vec<(u32, u32)>, nests: &[Nest]) -> Vec<(u32, u32)> {
    let heads: Vec<(u32, u32)> = kept.clone();
    for nest in nests {
        let is_namespace = heads.binary_search(&(nest.first, nest.open)).is_ok();
        let from = heads.partition_point(|&(first, _)| first <= nest.open);
        let holds_something = heads.get(from).is_some_and(|&(first, _)| first < nest.close);
        if is_namespace || holds_something {
            let first = if is_namespace { nest.open } else { nest.first };
            kept.push((first, nest.open + 1));
            kept.push((nest.close, nest.close + 1));
        }
    }
    kept.sort_unstable();
    kept
}
