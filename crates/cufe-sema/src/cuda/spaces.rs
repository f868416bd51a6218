//! What tools are told of execution spaces: every function of the user's own files with its space, why it has it, and what
//! it uses of another space.

use crate::Unit;
use crate::types::printing::function_signature_text;
use cufe_base::Position;
use cufe_diagnostics::{Code, code};
use cufe_il::{ExecutionSpace, ExpressionKind, FunctionFlags, FunctionId, Program, RecordedUse};
use rustc_hash::FxHashMap;

/// A function with its space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionSpace {
    /// Its name with the parameters.
    pub name: String,
    /// Where it is first declared.
    pub position: Position,
    /// Its space as it would be written.
    pub space: &'static str,
    /// Why it has this space.
    pub reason: String,
    /// What it uses that does not exist in all spaces in which it exists itself, and what it launches.
    pub uses: Vec<SpaceUse>,
}

/// A use of a function of another space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceUse {
    /// The used function.
    pub name: String,
    /// Its space as it would be written.
    pub space: &'static str,
    /// `call`, `address` or `launch`.
    pub kind: &'static str,
    /// Where.
    pub position: Position,
}

/// An execution space as it is written.
pub fn space_text(space: ExecutionSpace) -> &'static str {
    let is_device = space.contains(ExecutionSpace::DEVICE_SIDE);
    match (space.is_kernel(), space.is_device_only(), is_device) {
        (true, ..) => "__global__",
        (_, true, _) => "__device__",
        (_, _, true) => "__host__ __device__",
        _ => "__host__",
    }
}

/// The functions of the user's own files in the order of their declarations.
pub fn function_spaces(unit: &Unit) -> Vec<FunctionSpace> {
    let program = &unit.program;
    let mut uses: FxHashMap<FunctionId, Vec<SpaceUse>> = FxHashMap::default();
    let mut add = |user: FunctionId, function: FunctionId, kind: &'static str, token: u32| {
        let entry = SpaceUse {
            name: function_signature_text(program, unit.reader().names(), function),
            space: space_text(program.functions[function].space),
            kind,
            position: unit.reader().position(token),
        };
        let list = uses.entry(user).or_default();
        if !list.contains(&entry) {
            list.push(entry);
        }
    };
    // The name of a called function is no use of its own.
    let called: rustc_hash::FxHashSet<u32> =
        program.function_uses.iter().filter(|used| used.is_call).map(|used| used.name).collect();
    for used in program.function_uses.iter().filter(|used| used.is_call || !called.contains(&used.name)) {
        if is_across(program, used.user, used.function) {
            add(used.user, used.function, if used.is_call { "call" } else { "address" }, used.token);
        }
    }
    for launch in &program.launches {
        if let (Some(user), Some(kernel)) = (launch.function, launched(program, launch.expression)) {
            add(user, kernel, "launch", launch.first);
        }
    }
    let mut result = Vec::new();
    for (function, entry) in program.functions.iter() {
        let token = program.entities[entry.entity].token;
        if token == u32::MAX || !unit.reader().is_own_text(token) {
            continue;
        }
        result.push(FunctionSpace {
            name: function_signature_text(program, unit.reader().names(), function),
            position: unit.reader().position(token),
            space: space_text(entry.space),
            reason: reason(unit, function),
            uses: uses.remove(&function).unwrap_or_default(),
        });
    }
    result.sort_by_key(|function| function.position);
    result
}

/// Whether a function uses one that does not exist wherever it exists itself.
fn is_across(program: &Program, user: FunctionId, used: FunctionId) -> bool {
    let (user, entry) = (program.functions[user].space, &program.functions[used]);
    let is_implicit =
        entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED | FunctionFlags::BUILTIN);
    let on_host = |space: ExecutionSpace| !space.is_device_code();
    let on_device = |space: ExecutionSpace| space.contains(ExecutionSpace::DEVICE_SIDE);
    !is_implicit
        && !entry.space.is_kernel()
        && (on_host(user) && !on_host(entry.space) || on_device(user) && !on_device(entry.space))
}

/// The kernel that a launch names.
pub fn launched(program: &Program, launch: cufe_il::ExpressionId) -> Option<FunctionId> {
    let ExpressionKind::Launch { mut callee, .. } = program.expressions.get(launch)?.kind else { return None };
    loop {
        match program.expressions.get(callee)?.kind {
            ExpressionKind::Parenthesized(inner) if inner != callee => callee = inner,
            ExpressionKind::Name { entity, .. } => return program.function_of(entity),
            _ => return None,
        }
    }
}

/// Why a function has its space.
pub fn reason(unit: &Unit, function: FunctionId) -> String {
    let program = &unit.program;
    let entry = &program.functions[function];
    let (space, flags) = (entry.space, entry.flags);
    let is_lambda = flags.contains(FunctionFlags::LAMBDA);
    let lambda =
        program.lambda_with_operator(function).filter(|_| is_lambda).and_then(|index| program.lambdas.get(index));
    let mut text = if flags.contains(FunctionFlags::IMPLICIT) {
        "it is implicitly declared and has the spaces of its callers".to_owned()
    } else if flags.contains(FunctionFlags::DEFAULTED) && !space.contains(ExecutionSpace::ANNOTATED) {
        "it is defaulted and has the spaces of its callers".to_owned()
    } else if let Some(lambda) = lambda
        && !lambda.flags.intersects(cufe_il::LambdaFlags::DEVICE | cufe_il::LambdaFlags::HOST)
    {
        match lambda.enclosing {
            Some(around) => {
                format!("the lambda stands in {}", function_signature_text(program, unit.reader().names(), around))
            }
            None => "nothing is written".to_owned(),
        }
    } else if space.is_kernel() {
        "__global__ is written".to_owned()
    } else {
        match (space.contains(ExecutionSpace::HOST_SIDE), space.contains(ExecutionSpace::DEVICE_WRITTEN)) {
            (true, true) => "__host__ and __device__ are written",
            (false, true) => "__device__ is written",
            (true, false) => "__host__ is written",
            (false, false) => "nothing is written",
        }
        .to_owned()
    };
    if flags.contains(FunctionFlags::CONSTEXPR) && unit.options.relaxed_constexpr {
        text.push_str("; it is constexpr, so --expt-relaxed-constexpr lets all code call it");
    }
    if flags.contains(FunctionFlags::CHECK_DISABLED) {
        text.push_str("; nv_exec_check_disable turns the check of its calls off");
    }
    text
}

/// How many callers an explanation goes back.
const MAXIMUM_PATH: usize = 8;

/// The call at a position of a function that does not exist wherever its caller does.
pub fn call_across(unit: &Unit, position: Position) -> Option<RecordedUse> {
    let program = &unit.program;
    let mut calls = program.function_uses.iter().chain(&program.reported_uses).filter(|used| used.is_call);
    calls
        .find(|used| unit.reader().position(used.token) == position && is_across(program, used.user, used.function))
        .copied()
}

/// What is reported of calls of functions across spaces.
pub const CALLS_ACROSS_SPACES: [Code; 12] = [
    code::HOST_DEVICE_CALLS_DEVICE,
    code::HOST_DEVICE_CALLS_CONSTEXPR_DEVICE,
    code::HOST_CALLS_DEVICE,
    code::HOST_CALLS_CONSTEXPR_DEVICE,
    code::H_HD_ILLEGAL_CALL,
    code::HOST_DEVICE_CALLS_CONSTEXPR_HOST,
    code::H_HD_ILLEGAL_CALL_GENERIC,
    code::HOST_DEVICE_CALLS_CONSTEXPR_HOST_GENERIC,
    code::DEVICE_CALLS_HOST,
    code::DEVICE_CALLS_CONSTEXPR_HOST,
    code::GLOBAL_CALLS_HOST,
    code::GLOBAL_CALLS_CONSTEXPR_HOST,
];

/// Explains the use of a function across spaces at a position: who calls whom from a kernel or host function on, why the two have
/// their spaces, and what to write instead. `None` where no such use stands there.
pub fn explain_use(unit: &Unit, position: Position) -> Option<String> {
    let program = &unit.program;
    let name = |function: FunctionId| function_signature_text(program, unit.reader().names(), function);
    let used = call_across(unit, position)?;
    // The shortest way from a function that nothing calls, or a kernel.
    let mut callers: FxHashMap<FunctionId, FunctionId> = FxHashMap::default();
    for other in program.function_uses.iter().filter(|other| other.is_call && other.user != other.function) {
        callers.entry(other.function).or_insert(other.user);
    }
    let mut path = vec![used.function, used.user];
    while let Some(&caller) = path.last().and_then(|last| callers.get(last))
        && path.len() < MAXIMUM_PATH
        && !path.contains(&caller)
    {
        path.push(caller);
    }
    let calls: Vec<String> = path.iter().rev().map(|&function| name(function)).collect();
    let described = |function: FunctionId| {
        let space = space_text(program.functions[function].space);
        format!("{} is {space} ({})", name(function), reason(unit, function))
    };
    let advice = match program.functions[used.user].space.contains(ExecutionSpace::DEVICE_SIDE) {
        _ if program.functions[used.user].space.is_kernel() => {
            format!("mark {} __host__ __device__", name(used.function))
        }
        true => format!("mark {} __host__ __device__, or call it in host code only", name(used.function)),
        false => {
            format!("mark {} __host__ __device__, or call it in code that is launched as a kernel", name(used.function))
        }
    };
    let (user, function) = (described(used.user), described(used.function));
    Some(format!("{}: {user}, {function}; {advice}", calls.join(" calls ")))
}
