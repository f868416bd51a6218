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

mod construct;
mod host_bodies;
mod kernel_names;
mod names_in_use;
mod nests;
mod operators;
mod roots;
mod statements;
mod survey;

use super::Need;
use super::declaration_index::{DeclarationIndex, Shape};
use construct::Constructs;
use cufe_base::{Source, Symbol};
use cufe_lex::{TokenKind, Tokens};
use host_bodies::Body;
use kernel_names::KernelNames;
use names_in_use::Hidden;
use rustc_hash::FxHashSet;

/// What the device view notes of declarations, by candidate, beside the names that they introduce.
#[derive(Default)]
pub(super) struct DeviceSurvey {
    /// Candidates with the names that they introduce.
    pub introduced: Vec<(u32, Symbol)>,
    pub declarations: Vec<Declaration>,
    pub nests: Vec<Nest>,
    /// Bodies of functions, in order.
    pub bodies: Vec<Body>,
    /// The `)` of the parameters of functions with bodies.
    pub parameters: FxHashSet<u32>,
    /// The names of class templates that have variables of the device, and those variables.
    pub templates_with_variables: Vec<u32>,
}

/// What is known of the text that is read in the device view.
#[derive(Default)]
pub(super) struct Reading {
    /// It is the device view.
    pub is_on: bool,
    /// By candidate the token of the name that it declares, whose other declarations count, too.
    pub own_names: Vec<Option<u32>>,
    /// What the text declares.
    pub hidden: Hidden,
    constructs: Constructs,
    /// The names of namespaces and of aliases of namespaces.
    namespaces: FxHashSet<Symbol>,
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
    /// The definition of a member outside of its class, that of a member class, too, with the token of the class's name.
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
    /// The bodies and statements in it that are left out, in order; a `;` takes the place of each.
    pub bodies: Vec<(u32, u32)>,
    /// The names of the functions whose bodies are left out.
    pub names: Vec<Symbol>,
    /// Host code is kept because it asks for instances of kernels.
    pub keeps_asking_code: bool,
    /// The tokens before which the functions stand that refer to instances.
    pub references: Vec<u32>,
}

/// References to the instances of kernel templates that host code asks for, in the place of that code.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct References {
    /// The names in them.
    pub names: Vec<Symbol>,
    /// For each function that holds some, in order: a token of the declaration before which it stands; none for the end.
    pub before: Vec<Option<u32>>,
}

/// Finds the text that the device side of a unit can depend on; `None` where the brackets of the unit do not match. With
/// `references` host code is not kept for the instances that it asks for.
pub fn device_parts(tokens: &Tokens, source: &Source, references: Option<&References>) -> Option<DeviceParts> {
    let mut survey = DeclarationIndex::of_device(tokens, source)?;
    let mut device = survey.device.take()?;
    let others = std::mem::take(&mut survey.roots);
    let namespaces = namespace_names(tokens);
    survey.introduce_members(&mut device, &namespaces);
    survey.host_bodies_only(&mut device);
    let kernels = match references {
        None => survey.kernel_names(&device),
        Some(_) => {
            device.bodies.iter_mut().filter(|body| body.is_host_only).for_each(|body| body.is_for_device = false);
            KernelNames::none(tokens)
        }
    };
    let keeps_asking_code = kernels.are_some();
    let places = references.map_or_else(Vec::new, |references| survey.declarations_with(&references.before));
    let roots = survey.device_roots(&device, &kernels);
    let asking = survey.asking_roots(&device, &kernels);
    let (left_out, staying) = bodies_left_out(&mut device, tokens, &kernels);
    // Where code that is not named may lead to kernels, every statement may.
    let statements = match kernels.are_implied {
        true => Vec::new(),
        false => survey.statements_left_out(&staying, &kernels),
    };
    // Heads of namespaces name nothing: `nests.rs` has those.
    let opened: FxHashSet<u32> = device.nests.iter().map(|nest| nest.open).collect();
    let others: Vec<(u32, u32)> = others.into_iter().filter(|(_, end)| !opened.contains(end)).collect();
    let mut need = Need::new(tokens, source, survey);
    need.device.is_on = true;
    need.device.own_names = own_names(&need, &device, &namespaces);
    need.device.namespaces = namespaces;
    need.device.hidden.parameters = std::mem::take(&mut device.parameters);
    let left_out = match kernels.are_implied {
        true => need.without_bodies_on_the_way(&device, &asking, left_out),
        false => left_out,
    };
    let mut cut: Vec<(u32, u32)> = left_out.iter().map(|body| (body.first, body.end)).collect();
    cut.extend(statements);
    cut.sort_unstable();
    need.survey.unread.clone_from(&cut);
    let mut dropped = vec![false; need.needed.len()];
    for candidate in need.survey.dropped_members(&device, &left_out) {
        dropped[candidate as usize] = true;
    }
    // As if they were known already.
    need.needed.clone_from(&dropped);
    for &(first, end) in &others {
        need.read(first, end);
    }
    references.iter().flat_map(|references| &references.names).for_each(|&name| need.mention(name));
    need.follow(&device, &roots);
    let mut kept = others;
    let candidates = need.survey.candidates.iter().enumerate();
    kept.extend(
        candidates.filter(|&(candidate, _)| need.needed[candidate] && !dropped[candidate]).map(|(_, &range)| range),
    );
    kept.sort_unstable();
    let mut names: Vec<Symbol> = left_out.iter().filter_map(|body| body.name).collect();
    names.sort_unstable();
    names.dedup();
    let is_mentioned = |name: Symbol| need.names.get(name.0 as usize) == Some(&true);
    let kept = nests::with_nests(kept, &device.nests, tokens, is_mentioned);
    let bodies = cut.into_iter().filter(|&(first, _)| is_within(&kept, first)).collect();
    Some(DeviceParts { kept, bodies, names, keeps_asking_code, references: places })
}

/// The names of namespaces and of their aliases, those of blocks among them: what follows `namespace` up to its end.
fn namespace_names(tokens: &Tokens) -> FxHashSet<Symbol> {
    let mut names = FxHashSet::default();
    let mut is_in_head = false;
    for token in 0..tokens.len() as u32 {
        match tokens.kind(token) {
            TokenKind::KwNamespace => is_in_head = true,
            TokenKind::LeftBrace | TokenKind::Semicolon => is_in_head = false,
            TokenKind::Identifier if is_in_head => {
                names.insert(tokens.symbol(token));
            }
            _ => {}
        }
    }
    names
}

/// By candidate: the token of the name that it declares, if that is certain.
fn own_names(need: &Need<'_>, device: &DeviceSurvey, namespaces: &FxHashSet<Symbol>) -> Vec<Option<u32>> {
    let is_name = |&name: &u32| need.tokens.kind(name) == TokenKind::Identifier;
    let own = |declaration: &Declaration| match declaration.form {
        Form::Named => {
            let class = declaration.shape.class.filter(is_name);
            class.or_else(|| need.survey.declarator_name(declaration.shape.specifiers))
        }
        Form::Member(class) if !namespaces.contains(&need.tokens.symbol(class)) => Some(class),
        Form::Member(_) => need.survey.own_name(&declaration.shape),
        Form::Instantiation => {
            let extern_ = need.tokens.kind(declaration.start) == TokenKind::KwExtern;
            need.survey.declarator_name(declaration.start + 1 + u32::from(extern_))
        }
        _ => None,
    };
    device.declarations.iter().map(|declaration| own(declaration).filter(is_name)).collect()
}

/// The bodies that only the host runs and that do not ask for instances of kernels as far as names tell, and the others.
fn bodies_left_out(device: &mut DeviceSurvey, tokens: &Tokens, kernels: &KernelNames) -> (Vec<Body>, Vec<Body>) {
    let bodies = std::mem::take(&mut device.bodies);
    let is_kept =
        |body: &Body| !body.is_host_only || body.is_for_device || kernels.are_mentioned(tokens, body.first, body.end);
    bodies.into_iter().partition(|body| !is_kept(body))
}

impl DeclarationIndex<'_> {
    /// For each of some tokens the first one of the declaration of a namespace around it; `u32::MAX` for none.
    fn declarations_with(&self, tokens: &[Option<u32>]) -> Vec<u32> {
        let first = |token: u32| {
            let behind = self.candidates.partition_point(|&(first, _)| first <= token);
            behind.checked_sub(1).map(|at| self.candidates[at]).filter(|&(_, end)| token < end).map(|(first, _)| first)
        };
        tokens.iter().map(|token| token.and_then(first).unwrap_or(u32::MAX)).collect()
    }
}

impl Need<'_> {
    /// Makes candidates needed, and all that follows.
    fn follow(&mut self, device: &DeviceSurvey, roots: &[u32]) {
        roots.iter().for_each(|&candidate| self.require(candidate));
        loop {
            self.read_open();
            let mut found = self.operators_with_operands(device);
            found.extend(self.literal_operators(device));
            found.into_iter().for_each(|candidate| self.require(candidate));
            if self.open.is_empty() {
                break;
            }
        }
    }

    /// The bodies that are left out but for those of host templates that what asks for instances of kernels may call. What
    /// is needed is forgotten after it.
    fn without_bodies_on_the_way(&mut self, device: &DeviceSurvey, asking: &[u32], bodies: Vec<Body>) -> Vec<Body> {
        self.survey.unread =
            bodies.iter().filter(|body| !body.is_templated).map(|body| (body.first, body.end)).collect();
        self.follow(device, asking);
        let (needed, names) = (std::mem::take(&mut self.needed), std::mem::take(&mut self.names));
        self.device.constructs = Constructs::default();
        self.needed = vec![false; needed.len()];
        self.names = vec![false; names.len()];
        let is_mentioned = |name: Symbol| names.get(name.0 as usize) == Some(&true);
        let is_called = |body: &Body| {
            body.is_templated
                && needed[body.candidate as usize]
                && (body.is_implied || body.name.is_none_or(is_mentioned))
        };
        bodies.into_iter().filter(|body| !is_called(body)).collect()
    }
}

/// Whether a token lies in one of some ranges, which are in order.
fn is_within(ranges: &[(u32, u32)], token: u32) -> bool {
    let behind = ranges.partition_point(|&(first, _)| first <= token);
    behind.checked_sub(1).is_some_and(|index| token < ranges[index].1)
}
