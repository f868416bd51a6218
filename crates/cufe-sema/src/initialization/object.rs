//! Objects that expressions make and end: `T(a, ...)`, `new T(a, ...)`, `delete p` ([expr.type.conv], [expr.new],
//! [expr.delete]): which constructor and destructor they call. What is wrong with the arguments is not told here.

use crate::Sema;
use crate::conversion::Operand;
use crate::function_use::{FunctionUse, FunctionUseKind};
use crate::overload::Resolution;
use cufe_il::{ClassId, ExpressionFlags, ExpressionId, ExpressionKind, FunctionId, Type, TypeId, ValueCategory};
use smallvec::SmallVec;

impl Sema<'_> {
    /// Notes the constructor and destructor of the temporary `T(a, ...)`, at its first token.
    pub(crate) fn use_temporary(&mut self, ty: TypeId, arguments: &[ExpressionId], first: u32) {
        let Some(class) = self.object_class(ty, arguments) else { return };
        // The operand itself is the object ([dcl.init]/16.6.1).
        if let &[only] = arguments
            && self.expression(only).category == ValueCategory::Prvalue
            && self.program.class_of(self.expression(only).ty) == Some(class)
        {
            return;
        }
        self.use_destructor(class, FunctionUseKind::Destruction, first);
        if let Some(function) = self.constructor_for(class, arguments) {
            let used = FunctionUse::new(function, FunctionUseKind::Construction, first);
            let at_run_time = self.known_at_run_time(arguments);
            self.use_function(FunctionUse { naming_class: Some(ty), at_run_time, ..used });
            self.note_throwing_construction(class, function);
        }
    }

    /// Notes the destructor of a temporary that a list or a cast makes; there is none where the operand itself is the object
    /// ([dcl.init]/16.6.1).
    pub(crate) fn destroy_temporary(&mut self, ty: TypeId, operands: &[ExpressionId], token: u32) {
        let (element, _) = self.element_type(ty);
        let is_reference = self.program.is_reference(ty);
        let Some(class) = self.object_class(element, operands).filter(|_| !is_reference) else { return };
        if let &[only] = operands
            && self.expression(only).category == ValueCategory::Prvalue
            && self.program.class_of(self.expression(only).ty) == Some(class)
        {
            return;
        }
        self.use_destructor(class, FunctionUseKind::ImplicitDestruction, token);
    }

    /// Notes the destructor that a delete-expression calls, of one object of a type or of the elements of an array, at its operand.
    pub fn use_deleted_object(&mut self, operand: ExpressionId, pointee: TypeId, is_array: bool) {
        let entry = self.expression(operand);
        let (element, _) = self.element_type(pointee);
        if let Some(class) = self.object_class(element, &[operand])
            && let Some(function) = self.destructor(class)
        {
            let is_virtual = !is_array && self.is_virtual(function) == Some(true);
            let used = FunctionUse::new(function, FunctionUseKind::Destruction, entry.first);
            self.use_function(FunctionUse { is_virtual, ..used.of_elements(is_array) });
        }
    }

    /// The class of an object, where it and the operands are known.
    fn object_class(&mut self, ty: TypeId, operands: &[ExpressionId]) -> Option<ClassId> {
        let class = self.program.class_of(ty).filter(|_| !self.program.is_reference(ty))?;
        let is_known = !self.flags_of(operands).contains(ExpressionFlags::TYPE_DEPENDENT)
            && operands.iter().all(|&operand| {
                !matches!(self.expression(operand).kind, ExpressionKind::Unknown | ExpressionKind::PackExpansion(_))
            });
        (is_known && !self.is_dependent_type(ty) && self.has_known_members(class)).then_some(class)
    }

    /// The constructor that direct-initialization chooses; only the device compiler asks for instances of templates.
    fn constructor_for(&mut self, class: ClassId, arguments: &[ExpressionId]) -> Option<FunctionId> {
        if arguments.iter().any(|&argument| {
            let entry = self.expression(argument);
            matches!(entry.kind, ExpressionKind::InitializerList(_))
                || self.program.structure(entry.ty) == Type::Unknown
        }) {
            return None;
        }
        let constructors = self.constructors(class);
        if constructors.is_partial {
            return None;
        }
        let operands: SmallVec<[Operand; 8]> = arguments.iter().map(|&argument| self.operand(argument)).collect();
        match self.resolve_constructor(&constructors.entities, &operands, true) {
            Resolution::Selected(candidate) if self.is_elided(&candidate) => None,
            Resolution::Selected(candidate) if !candidate.is_template => candidate.function,
            Resolution::Selected(candidate) if self.options.instantiates_used() => self.settled_function(&candidate),
            _ => None,
        }
    }
}
