//! Reading a pattern again happens in the middle of something else: what that was doing is put aside and taken up again.

use crate::build::CaptureUse;
use crate::class::PendingAccess;
use crate::declare::Declaring;
use crate::{Context, Sema, Snapshot};
use cufe_diagnostics::{Report, Severity, Sink, code};
use cufe_il::{
    Access, ClassId, FunctionDeclarationFlags, FunctionDeclarationId, LambdaFlags, ScopeId, VariableDeclarationFlags,
    VariableDeclarationId,
};

/// What was put aside.
pub struct Isolated {
    sink: Sink,
    context: Context,
    declaring: Declaring,
    member_access: Access,
    capture_uses: Vec<CaptureUse>,
    pending: Vec<PendingAccess>,
    unchecked: u32,
    operands: u32,
    unknown_count: u32,
    faults: Vec<u32>,
    before: Snapshot,
}

impl Sema<'_> {
    /// Puts aside what is being done, to read something else in a scope.
    pub fn isolate(&mut self, scope: ScopeId) -> Isolated {
        let before = self.snapshot();
        let substituted = self.instances.substituted.take();
        // In the signature of a member function `*this` has its qualifiers ([expr.prim.this]/2).
        let trailing = substituted
            .filter(|&function| self.is_non_static_member(function))
            .and_then(|function| self.program.as_function(self.program.functions[function].ty))
            .map(|ty| ty.flags);
        let inner = Context { scope, substituted, trailing, in_instance: true, ..Context::default() };
        Isolated {
            sink: std::mem::take(&mut self.sink),
            context: std::mem::replace(&mut self.context, inner),
            declaring: self.set_aside_declaring(),
            member_access: std::mem::take(&mut self.member_access),
            capture_uses: std::mem::take(&mut self.capture_uses),
            pending: std::mem::take(&mut self.class_state.pending),
            unchecked: std::mem::take(&mut self.class_state.unchecked),
            operands: self.incomplete_results.put_aside(),
            unknown_count: self.constraints.unknown_count,
            // The same tokens are read for other arguments, too.
            faults: std::mem::take(&mut self.constants.faults),
            before,
        }
    }

    /// Puts aside what surrounds the declaration that is being read, as something else is read for an instance.
    pub fn set_aside_declaring(&mut self) -> Declaring {
        std::mem::replace(&mut self.declaring, Declaring { in_instance: true, ..Declaring::default() })
    }

    /// Takes up what was put aside. What was recorded in between is no part of the text; what was reported is returned.
    pub fn rejoin(&mut self, isolated: Isolated) -> Vec<Report> {
        let made = std::mem::replace(&mut self.sink, isolated.sink);
        self.context = isolated.context;
        self.declaring = isolated.declaring;
        self.member_access = isolated.member_access;
        self.capture_uses = isolated.capture_uses;
        self.class_state.pending = isolated.pending;
        self.class_state.unchecked = isolated.unchecked;
        self.incomplete_results.take_up(isolated.operands);
        // Whether an instance is well-formed does not matter to what asks for it: only what it is ([temp.deduct.general]/8).
        self.constraints.unknown_count = isolated.unknown_count;
        self.constants.faults = isolated.faults;
        self.forget_written(&isolated.before);
        made.into_reports()
    }

    /// Keeps what was reported in an instance until the code that needed it is read for good. What goes wrong in the
    /// templates of system headers is more likely something that is not understood: it makes the class uncertain. A static_assert
    /// that fails there says what its user did wrong.
    pub fn keep_reports(&mut self, reports: Vec<Report>, class: Option<ClassId>) {
        for report in reports {
            let is_error = report.natural_severity() >= Severity::Error;
            let is_own = self.source.is_own_text(report.position);
            if is_error
                && !is_own
                && let Some(class) = class
            {
                self.instances.uncertain.insert(class);
            }
            // What is not used was reported in the pattern, too, but by the device compiler.
            let is_unused = match report.code {
                code::DECLARED_BUT_NOT_REFERENCED => !self.options.device_pass,
                code::SET_BUT_NOT_USED | code::PARAMETER_NOT_USED => true,
                _ => false,
            };
            let is_assertion = matches!(report.code, code::STATIC_ASSERT | code::STATIC_ASSERTION_FAILED);
            if !is_unused && (is_own || is_assertion) {
                self.instances.late.push(report);
            }
        }
    }

    /// Keeps all that was reported in the definition of a class template that was left unread.
    pub fn keep_pattern_reports(&mut self, reports: Vec<Report>) {
        self.instances.late.extend(reports);
    }

    /// Reports what was found in instances; what the pattern was reported for is not told again.
    pub fn report_late(&mut self) {
        if self.instances.late.is_empty() || self.context.speculating > 0 || self.instances.is_reading() {
            return;
        }
        let known: rustc_hash::FxHashSet<_> =
            self.sink.reports().iter().map(|report| (report.code, report.position)).collect();
        for report in std::mem::take(&mut self.instances.late) {
            if !known.contains(&(report.code, report.position)) {
                self.sink.report(report);
            }
        }
    }

    /// Marks the declarations since a snapshot as no part of the text, and forgets the other records of it.
    pub(crate) fn forget_written(&mut self, before: &Snapshot) {
        let program = &mut self.program;
        for index in before.function_declarations..program.function_declarations.len() {
            let id = FunctionDeclarationId::from_number(index as u32);
            program.function_declarations[id].flags |= FunctionDeclarationFlags::NOT_WRITTEN;
        }
        for index in before.variable_declarations..program.variable_declarations.len() {
            let id = VariableDeclarationId::from_number(index as u32);
            program.variable_declarations[id].flags |= VariableDeclarationFlags::NOT_WRITTEN;
        }
        for lambda in program.lambdas.iter_mut().skip(before.lambdas) {
            lambda.flags |= LambdaFlags::NOT_WRITTEN;
        }
        program.written.truncate(before.written);
        program.attribute_uses.truncate(before.attribute_uses);
        // The device compiler makes code of what instances call and launch.
        if !self.options.device_pass {
            program.launches.truncate(before.launches);
            program.function_uses.truncate(before.function_uses);
        }
        program.name_uses.truncate(before.name_uses);
        program.host_references.truncate(before.host_references);
        program.suppressed.truncate(before.suppressed);
    }
}
