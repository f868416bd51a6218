//! What the grammar notes while it reads, for the actions that ask for it later: parts that are left for later, and what
//! evaluation and instantiation need to know of them.

use crate::build::CaptureUse;
use crate::constant::Value;
use crate::template::TypeConstraint;
use crate::{Deferred, Sema};
use cufe_base::Position;
use cufe_il::{
    EntityId, EnumId, ExpressionId, FunctionDeclarationId, FunctionId, ScopeId, TemplateHead, TypeId, VariableId,
};

impl Sema<'_> {
    // ---- parts left for later ----

    /// Keeps default arguments and default member initializers until something needs them.
    pub fn keep_deferred(&mut self, parts: &[Deferred]) {
        self.deferred_initializers
            .extend(parts.iter().filter_map(|part| part.variable.map(|variable| (variable, *part))));
    }

    /// The deferred initializer of a variable, for somebody who reads it now.
    pub fn take_deferred(&mut self, variable: VariableId) -> Option<Deferred> {
        self.deferred_initializers.remove(&variable)
    }

    /// Whether nobody asked for the body of a declaration before.
    pub fn claim_body(&mut self, record: FunctionDeclarationId) -> bool {
        self.bodies_on_demand.insert(record)
    }

    /// The exception specification of a function of an instance, which is read when something asks ([except.spec]/13).
    pub fn keep_exception_specification(&mut self, function: FunctionId, part: Deferred) {
        self.instances.noexcepts.insert(function, part);
    }

    /// Instances do not read what stands between two tokens, the second one excluded.
    pub fn skip_in_instances(&mut self, first: u32, behind: u32) {
        self.instances.skipped.insert(first, behind);
    }

    /// An enumeration that is defined outside of its class template.
    pub fn note_outside_enum(&mut self, id: EnumId, at: u32, heads: Vec<TemplateHead>) {
        self.instances.outside_enums.insert(id, (at, heads));
    }

    // ---- initializers ----

    /// The initializer of a variable of an instance is being read.
    pub fn begin_initializer(&mut self, variable: VariableId) {
        self.instances.reading_variables.push(variable);
    }

    /// The innermost of these was read.
    pub fn end_initializer(&mut self) {
        self.instances.reading_variables.pop();
    }

    /// The initializer is being read that the type of a variable, if of one, is deduced from ([dcl.spec.auto.general]/11).
    pub fn begin_type_deduction(&mut self, variable: Option<VariableId>) {
        self.deducing.extend(variable);
    }

    /// The innermost of these was read.
    pub fn end_type_deduction(&mut self) {
        self.deducing.pop();
    }

    /// `(e)` initializes directly.
    pub fn note_direct_initializer(&mut self, expression: ExpressionId) {
        self.guides.direct.insert(expression);
    }

    // ---- evaluation ----

    /// Evaluation of the initializer of a constant object begins, unless it began before. Meanwhile it has no value.
    pub fn begin_object(&mut self, variable: VariableId) -> bool {
        self.constants.objects.insert(variable, None).is_none()
    }

    /// The value of a constant object.
    pub fn settle_object(&mut self, variable: VariableId, value: Option<Value>) {
        self.constants.objects.insert(variable, value);
    }

    /// The value of a constant object is asked for again later.
    pub fn forget_object(&mut self, variable: VariableId) {
        self.constants.objects.remove(&variable);
    }

    /// Values of objects of static storage that an evaluation left.
    pub fn keep_statics(&mut self, statics: Vec<(TypeId, Value)>) {
        self.constants.statics.extend(statics);
    }

    /// Something that is not constant was reported at a token.
    pub fn note_fault(&mut self, token: u32) {
        self.constants.faults.push(token);
    }

    /// The name of an immediate function, which is to be called ([expr.const]/14).
    pub fn note_immediate_name(&mut self, token: u32) {
        self.constants.immediate_names.push(token);
    }

    // ---- constraints ----

    /// The type-constraint of a pattern at a token.
    pub fn keep_type_constraint(&mut self, first: u32, constraint: TypeConstraint) {
        self.constraints.types.entry(first).or_insert(constraint);
    }

    /// The constraint of a pattern at a token.
    pub fn keep_constraint(&mut self, first: u32, constraint: ExpressionId) {
        self.constraints.written.entry(first).or_insert(constraint);
    }

    // ---- others ----

    /// A use of a local entity in a lambda.
    pub fn note_capture_use(&mut self, capture: CaptureUse) {
        self.capture_uses.push(capture);
    }

    /// The block of a function-try-block, which may declare the parameters' names again.
    pub fn note_try_block(&mut self, scope: ScopeId) {
        self.declarations.try_blocks.insert(scope);
    }

    /// The string of an assembler name.
    pub fn note_assembler_name(&mut self, entity: EntityId, string: u32) {
        self.declarations.assembler_names.insert(entity, string);
    }

    /// `nv_abi` outside of functions.
    pub fn note_abi_pragma_of_file(&mut self, position: Position) {
        self.cuda.abi_pragmas.push((position, None));
    }

    /// Some parameter is `__grid_constant__`.
    pub fn note_grid_constant(&mut self) {
        self.cuda.has_grid_constants = true;
    }
}
