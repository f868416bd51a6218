//! What a display of the program shows and nothing else needs: the values of its expressions and variables, and the layouts
//! of its classes. They are found when all is read, and only where the program is wanted complete.

mod end_of_life;
mod live;
pub(crate) mod operand;

use crate::Sema;
use crate::class::synthesized_comparison::Comparison;
use crate::constant::Value;
use cufe_base::StoreId;
use cufe_il::{
    ClassId, ClassTraits, ExpressionId, FunctionFlags, FunctionId, ImpliedComparison, RangeIterators, RangeLoop,
    StructuredBinding, VariableId,
};

/// How often conversions are looked for again where those found before asked for instances.
const MAXIMUM_ROUNDS: u32 = 4;

impl Sema<'_> {
    /// Keeps the values and layouts in the program, where it is wanted complete.
    pub fn complete_program(&mut self) {
        if !self.options.complete_program {
            return;
        }
        self.complete_values();
        self.complete_layouts();
        self.complete_traits();
        self.complete_special_members();
        self.complete_implied();
        if self.options.device_pass {
            self.complete_constant_objects();
            self.complete_specifications();
            let mut uses = std::mem::take(&mut self.program.function_uses);
            self.drop_uses_of_result_objects(&mut uses);
            self.program.function_uses = uses;
        }
        self.complete_uses();
        self.program.assembler_names = self.declarations.assembler_names.iter().map(|(&id, &at)| (id, at)).collect();
    }

    /// What expressions are converted to, and where lives end. To find a constructor may ask for instances, which have expressions
    /// of their own.
    fn complete_uses(&mut self) {
        let mut live = live::Live::of(&self.program);
        for _ in 0..MAXIMUM_ROUNDS {
            let before = (self.program.functions.len(), self.program.variables.len());
            self.complete_conversions(&live);
            if before == (self.program.functions.len(), self.program.variables.len()) {
                break;
            }
            live = live::Live::of(&self.program);
        }
        self.complete_ends_of_lives(&live);
    }

    /// The values of expressions that are arithmetic constants, and of constant variables.
    fn complete_values(&mut self) {
        for index in 0..self.program.expressions.len() {
            let expression = ExpressionId::from_index(index);
            let value = self.arithmetic_constant(expression).or_else(|| self.constant_of_call_operator(expression));
            if let Some(value) = value {
                self.program.values.insert(expression, value);
            }
        }
        let known = self.constants.objects.iter().chain(&self.constants.variables);
        let known: Vec<(VariableId, Value)> =
            known.filter_map(|(&variable, value)| Some((variable, value.clone()?))).collect();
        self.program.values_of_variables.extend(known);
    }

    /// What is trivial of classes and of the functions that nobody wrote.
    fn complete_traits(&mut self) {
        for index in 0..self.program.functions.len() {
            let function = FunctionId::from_index(index);
            let flags = self.program.functions[function].flags;
            if flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED)
                && self.all_trivial(&[function]) == Some(true)
            {
                self.program.trivial_functions.insert(function);
            }
        }
        for index in 0..self.program.classes.len() {
            let class = ClassId::from_index(index);
            let entry = &self.program.classes[class];
            if !entry.is_complete || entry.is_dependent {
                continue;
            }
            let traits = ClassTraits {
                has_trivial_destructor: self.has_trivial_destructor(class) == Some(true),
                is_trivially_copyable: self.is_trivially_copyable_class(class) == Some(true),
            };
            self.program.class_traits.insert(class, traits);
        }
    }

    /// The exception specifications of the functions that nobody wrote: they are part of the functions' types.
    fn complete_specifications(&mut self) {
        for index in 0..self.program.functions.len() {
            let function = FunctionId::from_index(index);
            let entry = &self.program.functions[function];
            let is_implicit =
                entry.flags.contains(FunctionFlags::IMPLICIT) && !entry.flags.contains(FunctionFlags::DELETED);
            let class = self.class_of_member(function).filter(|_| is_implicit);
            let class = class.map(|class| &self.program.classes[class]).filter(|class| !class.is_dependent);
            if class.is_some_and(|class| class.definition.is_some_and(|token| !self.is_in_system_header(token))) {
                self.is_nothrow_special(function);
            }
        }
    }

    /// The layouts of all classes that have one.
    fn complete_layouts(&mut self) {
        for index in 0..self.program.classes.len() {
            let class = ClassId::from_index(index);
            if let Some(layout) = self.class_layout(class) {
                self.program.layouts.insert(class, (*layout).clone());
            }
        }
    }

    /// The functions of classes that are used for parts of other objects, and what virtual functions override.
    fn complete_special_members(&mut self) {
        for index in 0..self.program.classes.len() {
            let class = ClassId::from_index(index);
            let entry = &self.program.classes[class];
            if !entry.is_complete || entry.is_dependent {
                continue;
            }
            let (is_closure, entity) = (entry.is_closure, entry.entity);
            let members = self.special_members_of_parts(class);
            match self.program.lambda_with_closure(entity).filter(|_| is_closure) {
                Some(lambda) => self.program.lambdas[lambda].special_members = members,
                None => {
                    self.program.special_members.insert(class, members);
                }
            }
        }
        for index in 0..self.program.functions.len() {
            let function = FunctionId::from_index(index);
            if self.program.functions[function].flags.contains(FunctionFlags::VIRTUAL) {
                let overridden = self.overridden_functions(function).functions;
                self.program.overridden.insert(function, overridden.to_vec());
            }
        }
    }

    /// What loops, structured bindings and defaulted comparisons do.
    fn complete_implied(&mut self) {
        let program = &mut self.program;
        for (&range, known) in &self.constants.loops {
            let iterators = known.iterators.map(|found| RangeIterators {
                functions: found.functions,
                are_members: found.are_members,
                objects: found.objects,
                compare: found.compare,
                dereference: found.dereference,
                increment: found.increment,
            });
            program
                .implied
                .range_loops
                .insert(range, RangeLoop { element: known.element, binding: known.binding, iterators });
        }
        for (&first, known) in &self.constants.bindings {
            let binding = StructuredBinding {
                names: known.names.clone(),
                object: known.object,
                members: known.members.clone(),
                getters: known.getters.iter().map(|getter| getter.function).collect(),
                has_member_getters: known.getters.first().is_some_and(|getter| getter.is_member),
            };
            program.implied.structured_bindings.insert(first, binding);
        }
        for (&function, parts) in &self.class_state.comparisons {
            let Comparison::Parts(parts) = parts else { continue };
            let parts = parts.iter().map(|part| ImpliedComparison {
                objects: part.objects,
                compare: part.compare,
                less: part.less,
            });
            program.implied.comparisons.insert(function, parts.collect());
        }
    }
}
