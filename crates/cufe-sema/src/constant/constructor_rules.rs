//! What constexpr constructors may not call ([dcl.constexpr]/3): constructors of bases and members that are not constexpr,
//! written or implied (2782, 2417).

use crate::Sema;
use crate::class::SpecialMember;
use cufe_diagnostics::{Argument, Code, Report, code};
use cufe_il::{
    ClassId, DataMemberFlags, EntityId, FunctionDeclarationId, FunctionFlags, FunctionId, InitializedMember, TypeId,
};

impl Sema<'_> {
    /// Checks the constructors that a constexpr constructor calls before its body, whose brace is given.
    pub(super) fn check_constructors_called(&mut self, class: ClassId, definition: FunctionDeclarationId, brace: u32) {
        let initializers = self.program.function_declarations[definition].member_initializers.clone();
        let own = self.program.canonical(self.program.classes[class].ty);
        let (mut fields, mut bases): (Vec<EntityId>, Vec<TypeId>) = (Vec::new(), Vec::new());
        let mut is_open = false;
        for initializer in &initializers {
            match initializer.member {
                InitializedMember::Field(field) => fields.push(field),
                InitializedMember::Type(ty) => {
                    let ty = self.program.unqualified(self.program.canonical(ty)).0;
                    // A delegating constructor leaves everything to its target.
                    is_open |= ty == own;
                    bases.push(ty);
                }
                InitializedMember::Unknown => is_open = true,
            }
            is_open |= initializer.is_pack;
            if let Some(&function) = self.program.called.get(&initializer.value)
                && self.is_constructor(function)
                && self.is_never_constexpr(function)
            {
                let first = self.expression(initializer.value).first;
                self.report_called_constructor(
                    code::CONSTEXPR_CONSTRUCTOR_INITIALIZES_BY_NON_CONSTEXPR,
                    function,
                    first,
                );
            }
        }
        if is_open || self.program.classes[class].key == cufe_il::ClassKey::Union {
            return;
        }
        let entry = &self.program.classes[class];
        let parts: Vec<TypeId> = entry.bases.iter().map(|base| base.ty).collect();
        let members = entry.data_members.clone();
        for ty in parts {
            let ty = self.program.unqualified(self.program.canonical(ty)).0;
            if !bases.contains(&ty) {
                self.check_implied_constructor(ty, brace);
            }
        }
        for member in members {
            let Some(variable) = member.variable else { continue };
            let is_written = fields.contains(&self.program.variables[variable].entity);
            if !is_written
                && !member.flags.intersects(DataMemberFlags::INITIALIZED | DataMemberFlags::ANONYMOUS)
                && !self.program.is_reference(member.ty)
            {
                let ty = self.element_type(member.ty).0;
                self.check_implied_constructor(ty, brace);
            }
        }
    }

    /// 2417: an object of a class is default-initialized by a constructor that is not constexpr.
    fn check_implied_constructor(&mut self, ty: TypeId, brace: u32) {
        let Some(class) = self.program.class_of(ty).filter(|&class| self.has_known_members(class)) else { return };
        let constructors = self.special_members(class, SpecialMember::DefaultConstructor);
        if let &[only] = constructors.as_slice()
            && self.is_never_constexpr(only)
        {
            self.report_called_constructor(code::CONSTEXPR_CONSTRUCTOR_CALLS_NON_CONSTEXPR, only, brace);
        }
    }

    /// Whether a constructor was written, and not as constexpr. Implicit ones and instances are what their parts make them.
    fn is_never_constexpr(&self, function: FunctionId) -> bool {
        let flags = self.program.functions[function].flags;
        let is_open = FunctionFlags::IMPLICIT
            | FunctionFlags::DEFAULTED
            | FunctionFlags::DEFAULTED_LATER
            | FunctionFlags::DELETED
            | FunctionFlags::TEMPLATED
            | FunctionFlags::SPECIALIZATION
            | FunctionFlags::CONSTEXPR
            | FunctionFlags::CONSTEVAL;
        !flags.intersects(is_open) && self.program.entities[self.program.functions[function].entity].template.is_none()
    }

    fn report_called_constructor(&mut self, code: Code, function: FunctionId, token: u32) {
        let name = self.entity_name(self.program.functions[function].entity);
        let name = Argument::Entity { kind: "constructor", name };
        self.report(Report::new(code, self.position(token)).with(name));
    }
}
