//! Uses of device variables in host code: 3548 (read), 3549 (written), 3550 (address of a `__shared__` variable); spec
//! memory-spaces.md "Use in host code".
//!
//! What is done with a variable follows from what consumes the expression, so a body is walked when it is complete: every
//! expression hands down to its operands how it uses them. Where that is not known (dependent types, calls that are not
//! resolved) nothing is reported for the operand itself.

mod constant_read;
mod device;
mod expression;
mod initialization;
mod part;
mod statement;
mod texture;

use crate::Sema;
use crate::constant::evaluate::Failure;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::constant::{Base, Value};
use cufe_il::{
    EntityFlags, EntityId, EntityKind, ExecutionSpace, ExpressionId, ExpressionKind, FunctionFlags, FunctionId,
    MemorySpace, Program, Qualifiers, StatementId, TypeId, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;

/// How an expression is used by what consumes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// Not at all, or it is not known how.
    Nothing,
    /// Its value is read; an array decays to the address of its first element.
    Read,
    /// An element of it, or of an array in it, is read: that is no constant.
    Element,
    /// Something is stored in the object that it denotes.
    Write,
    /// Both.
    ReadWrite,
    /// A reference or pointer to the object is made.
    Address,
}

/// The state of a walk through one body.
struct Walk<'s, 't> {
    sema: &'s mut Sema<'t>,
    function: FunctionId,
    /// The body belongs to a template: the operand of `return` is looked at in instances only.
    is_template: bool,
    /// The rules of the device pass are asked for.
    on_device: bool,
    /// Names of constants are collected, and nothing is reported.
    reads: Option<constant_read::ConstantReads>,
    /// The calls around, and the implicit conversions to scalars, with the type: on the device those that are constants are
    /// no code.
    calls: Vec<(ExpressionId, Option<TypeId>)>,
    /// Parts of constants are replaced by their values wherever they are read.
    replaces_parts: bool,
    /// The part of a constant that is read beside an object, where it is not replaced.
    beside_object: Option<ExpressionId>,
    /// Nesting, against unbounded recursion.
    depth: u32,
}

/// Expressions and statements that are nested deeper are not looked at.
const MAXIMUM_DEPTH: u32 = 2000;

impl Sema<'_> {
    /// Remembers that a variable with a memory space is named at a token.
    pub(crate) fn note_device_variable(&mut self, space: MemorySpace, token: u32) {
        if !space.is_empty() && !space.contains(MemorySpace::MANAGED) {
            self.cuda.named_variable = Some(token);
        }
    }

    /// `&threadIdx`, `&threadIdx.x` (3536), wherever it stands.
    pub(crate) fn check_address_of_builtin(&mut self, operand: ExpressionId, token: u32) {
        let mut object = self.without_parentheses(operand);
        while let ExpressionKind::Member { object: inner, is_arrow: false, .. } = self.expression(object).kind {
            object = self.without_parentheses(inner);
        }
        if self.context.speculating == 0
            && let ExpressionKind::Name { entity, .. } = self.expression(object).kind
            && let EntityKind::Variable(_) = self.program.entities[entity].kind
            && self.is_builtin_variable(entity)
            && self.is_first_report(code::ADDR_OF_NV_BUILTIN_VAR, token)
        {
            let name = self.entity_name(entity);
            self.report(Report::new(code::ADDR_OF_NV_BUILTIN_VAR, self.position(token)).with(Argument::Quoted(name)));
        }
    }

    /// Whether an entity is one of the variables that describe the launch, of the toolkit's headers.
    fn is_builtin_variable(&self, entity: EntityId) -> bool {
        let entity = &self.program.entities[entity];
        entity.flags.contains(EntityFlags::DEVICE_BUILTIN)
            && entity.name.symbol().is_some_and(|symbol| {
                matches!(self.text(symbol), "threadIdx" | "blockIdx" | "blockDim" | "gridDim" | "warpSize")
            })
    }

    /// Checks the uses of device variables in a body that is complete. The mem-initializers of a constructor are looked at
    /// too. `first` is its first token; nothing is done where no device variable is named since.
    pub fn check_variable_uses(&mut self, function: FunctionId, blocks: &[StatementId], first: u32, is_template: bool) {
        let on_device = self.options.device_pass;
        let is_named = self.cuda.named_variable.is_some_and(|token| token >= first);
        if self.context.speculating > 0 || !on_device && !is_named {
            return;
        }
        let entry = &self.program.functions[function];
        let is_looked_at = match on_device {
            // Of templates the device compiler looks at the instances.
            true => entry.space.contains(ExecutionSpace::DEVICE_SIDE) && !is_template,
            false => !entry.space.is_device_code(),
        };
        if !is_looked_at || entry.flags.contains(FunctionFlags::IMPLICIT) {
            return;
        }
        let mut walk = Walk::new(self, function, is_template, on_device);
        walk.member_initializers();
        for &block in blocks {
            walk.statement(block);
        }
    }
}

impl<'s, 't> Walk<'s, 't> {
    fn new(sema: &'s mut Sema<'t>, function: FunctionId, is_template: bool, on_device: bool) -> Self {
        Self {
            sema,
            function,
            is_template,
            on_device,
            reads: None,
            calls: Vec::new(),
            replaces_parts: false,
            beside_object: None,
            depth: 0,
        }
    }
}

impl Walk<'_, '_> {
    fn program(&self) -> &Program {
        &self.sema.program
    }

    /// Runs a step one level deeper, unless that is too deep.
    fn deeper(&mut self, step: impl FnOnce(&mut Self)) {
        if self.depth < MAXIMUM_DEPTH {
            self.depth += 1;
            stacker::maybe_grow(64 * 1024, 1024 * 1024, || step(self));
            self.depth -= 1;
        }
    }

    /// A name of a variable that is used.
    fn variable(&mut self, entity: EntityId, expression: ExpressionId, used: Use) {
        if self.on_device {
            return self.host_variable(entity, expression, used);
        }
        let EntityKind::Variable(variable) = self.program().entities[entity].kind else { return };
        let variable = &self.program().variables[variable];
        let (space, ty) = (variable.space, variable.ty);
        if space.is_empty() || space.contains(MemorySpace::MANAGED) || used == Use::Nothing {
            return;
        }
        let entry = self.sema.expression(expression);
        let token = self.name_token(entry.first, entry.last);
        let is_reference = self.program().is_reference(ty);
        let (reads, writes, takes) = match used {
            // A reference is read whatever is done with what it refers to.
            _ if is_reference => (true, false, false),
            Use::Nothing => return,
            Use::Read | Use::Element => (true, false, false),
            Use::Write => (false, true, false),
            Use::ReadWrite => (true, true, false),
            Use::Address => (false, false, true),
        };
        let name = super::memory_space::space_name(space);
        if reads {
            self.report(code::DEVICE_VAR_READ_IN_HOST, token, name, entity);
        }
        if writes {
            self.report(code::DEVICE_VAR_WRITTEN_IN_HOST, token, name, entity);
        }
        if takes && space.contains(MemorySpace::SHARED) {
            self.report(code::DEVICE_VAR_ADDRESS_TAKEN_IN_HOST, token, name, entity);
        }
    }

    fn report(&mut self, code: Code, token: u32, space: &str, entity: EntityId) {
        if self.reads.is_none() && self.sema.is_first_report(code, token) {
            let report = Report::new(code, self.sema.position(token))
                .with(Argument::Quoted(space.to_owned()))
                .with(Argument::Quoted(self.sema.entity_name(entity)));
            self.sema.report(report);
        }
    }

    /// The last component of a name without its template arguments.
    fn name_token(&self, first: u32, last: u32) -> u32 {
        let reader = self.sema.reader;
        if reader.is(last, TokenKind::Identifier) {
            return last;
        }
        let end = reader.find(first..last + 1, &[TokenKind::Less]).unwrap_or(last + 1);
        reader.find_last(first..end, TokenKind::Identifier).unwrap_or(first)
    }

    /// Whether reading a variable gives a constant: it is const and has a constant initializer. Elements of arrays are always
    /// read from the object.
    fn is_constant(&mut self, entity: EntityId) -> bool {
        let EntityKind::Variable(id) = self.program().entities[entity].kind else { return false };
        let variable = &self.program().variables[id];
        // A reference is told, whatever it refers to.
        if self.on_device && self.program().is_reference(variable.ty) {
            return false;
        }
        if variable.flags.contains(VariableFlags::CONSTEXPR) || variable.value.is_some() {
            return true;
        }
        let is_initialized = variable.flags.contains(VariableFlags::INITIALIZED);
        if !self.is_const(id) || !is_initialized {
            return false;
        }
        // An initializer whose value is not known may be constant.
        !self.on_device || self.has_constant_value(id)
    }

    fn is_const(&self, variable: VariableId) -> bool {
        self.sema.element_type(self.program().variables[variable].ty).1.contains(Qualifiers::CONST)
    }

    /// Whether device code takes the value of a const variable in its place: not that of a volatile one, nor the address of a
    /// string literal (measured).
    fn has_constant_value(&mut self, variable: VariableId) -> bool {
        let qualifiers = self.sema.element_type(self.program().variables[variable].ty).1;
        if qualifiers.contains(Qualifiers::VOLATILE) {
            return false;
        }
        match self.sema.value_of_initialization(variable) {
            Ok(Value::Pointer(Some(place))) => !matches!(place.base, Base::String(_)),
            Err(Failure::NotConstant(_)) => false,
            _ => true,
        }
    }
}
