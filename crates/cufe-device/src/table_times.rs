//! When tables of virtual functions are made (measured): of a class that declares virtual functions where it is complete, and
//! of others with the constructors that nobody wrote, at the end of the first function that needs one.

use crate::facts::Facts;
use crate::order::{class_time, parts_of};
use cufe_il::{ClassId, FunctionId};
use rustc_hash::FxHashMap;

/// A time, and whether it is the end of a function, behind what is local to that.
pub(crate) type TableTime = (usize, bool);

/// After everything else.
const NEVER: TableTime = (usize::MAX, true);

/// The ends of the first functions that need constructors or destructors of classes.
pub(crate) struct TableTimes {
    needed: FxHashMap<ClassId, TableTime>,
}

impl TableTimes {
    pub(crate) fn new(facts: &Facts<'_>) -> Self {
        let program = facts.program;
        let mut times = Self { needed: FxHashMap::default() };
        let class_of = |function: FunctionId| {
            facts.is_structor(function)?;
            facts.class_around(program.entities[program.functions[function].entity].scope)
        };
        let is_read = |function: FunctionId| {
            program.ends.bodies.contains_key(&function) && !facts.is_pattern(function) && !facts.is_supplied(function)
        };
        for used in &program.function_uses {
            if is_read(used.user)
                && let Some(class) = class_of(used.function)
            {
                times.need(facts, class, Self::time_of(facts, used.user));
            }
        }
        for &function in program.ends.bodies.keys() {
            if let Some(class) = class_of(function).filter(|_| is_read(function)) {
                times.need(facts, class, Self::time_of(facts, function));
            }
        }
        times
    }

    /// The end of a function; of a member that is defined in its class, when that is complete.
    fn time_of(facts: &Facts<'_>, function: FunctionId) -> TableTime {
        let scope = facts.program.entities[facts.program.functions[function].entity].scope;
        match facts.class_around(scope).filter(|_| facts.is_defined_in_class(function)) {
            Some(class) => (class_time(facts, class), false),
            None => (facts.end_of(function), true),
        }
    }

    /// A class, its bases and its members.
    fn need(&mut self, facts: &Facts<'_>, class: ClassId, time: TableTime) {
        let mut open = vec![class];
        while let Some(class) = open.pop() {
            let known = self.needed.entry(class).or_insert(NEVER);
            if time < *known {
                *known = time;
                open.extend(parts_of(facts.program, class).filter_map(|ty| facts.element_class(ty)));
            }
        }
    }

    /// When a constructor or destructor of a class was needed first.
    pub(crate) fn needed(&self, class: ClassId) -> TableTime {
        self.needed.get(&class).copied().unwrap_or(NEVER)
    }
}
