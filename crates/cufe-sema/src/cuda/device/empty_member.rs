//! Constructors and destructors that do nothing: variables in device memory may have them, though no code runs there before a
//! kernel starts. The programming guide says which are empty; what of a body and of initializers does not count was measured
//! (tests/rules/device/initialization.cu).

use crate::Sema;
use crate::class::SpecialMember;
use cufe_base::limits::{STACK_RED_ZONE, STACK_SEGMENT};
use cufe_il::{
    ClassId, ClassKey, DataMemberFlags, EntityKind, ExpressionId, ExpressionKind, FunctionDeclaration,
    FunctionDeclarationFlags, FunctionFlags, FunctionId, InitializedMember, MemberInitializer, StatementId,
    StatementKind, Type, TypeId,
};

/// A base or a member of class type, or an array of such.
pub(super) struct ClassPart {
    pub(super) class: ClassId,
    is_array: bool,
}

impl Sema<'_> {
    /// Whether a constructor does nothing: it has no parameters, its body is empty, nothing is initialized by a value, there are no
    /// virtual functions or bases, and the constructors of all parts are empty, too.
    pub(super) fn is_empty_constructor(&mut self, class: ClassId, constructor: FunctionId) -> bool {
        if self.special_facts(constructor).is_trivial == Some(true) {
            return true;
        }
        let has_parameters = (self.program.as_function(self.program.functions[constructor].ty))
            .is_none_or(|function| !function.parameters.is_empty());
        if has_parameters || self.needs_table(class) || self.has_default_member_initializer(class) {
            return false;
        }
        if !self.is_supplied(constructor) {
            let Some(definition) = self.empty_definition(constructor) else { return false };
            let initializers = definition.member_initializers.clone();
            if !initializers.iter().all(|initializer| self.initializes_by_default(class, initializer)) {
                return false;
            }
        }
        self.class_parts(class).into_iter().all(|part| {
            stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.is_default_constructor_empty(part.class))
        })
    }

    /// Whether the constructor that initializes objects of a class without arguments is empty.
    fn is_default_constructor_empty(&mut self, class: ClassId) -> bool {
        if self.is_trivial_member(class, SpecialMember::DefaultConstructor) == Some(true) {
            return true;
        }
        // Nothing calls the constructor of an anonymous member.
        if self.program.is_anonymous_union(class) {
            return !self.has_default_member_initializer(class);
        }
        self.default_constructor(class).is_some_and(|constructor| self.is_empty_constructor(class, constructor))
    }

    /// The constructor that initializes objects of a class without arguments.
    pub(super) fn default_constructor(&mut self, class: ClassId) -> Option<FunctionId> {
        if !self.constants.default_constructors.contains_key(&class) {
            self.settle_default_constructor(class);
        }
        self.constants.default_constructors.get(&class).copied().flatten()
    }

    /// Whether the destructor of a class does nothing; of arrays of members it does something where it is not trivial.
    pub(super) fn is_destructor_empty(&mut self, class: ClassId) -> bool {
        if self.is_trivial_member(class, SpecialMember::Destructor) == Some(true) {
            return true;
        }
        let &[destructor] = self.special_members(class, SpecialMember::Destructor).as_slice() else { return false };
        // Nothing ends the members of a union.
        let is_union = self.program.classes[class].key == ClassKey::Union;
        let is_implicit = self.program.functions[destructor].flags.contains(FunctionFlags::IMPLICIT);
        if is_union && is_implicit {
            return true;
        }
        if self.needs_table(class) || !self.is_supplied(destructor) && self.empty_definition(destructor).is_none() {
            return false;
        }
        is_union
            || self.class_parts(class).into_iter().all(|part| match part.is_array {
                true => self.is_trivial_member(part.class, SpecialMember::Destructor) == Some(true),
                false => stacker::maybe_grow(STACK_RED_ZONE, STACK_SEGMENT, || self.is_destructor_empty(part.class)),
            })
    }

    /// Whether objects of a class point to a table of virtual functions or bases.
    pub(super) fn needs_table(&self, class: ClassId) -> bool {
        self.is_polymorphic(class) != Some(false) || self.has_virtual_bases(class)
    }

    fn has_default_member_initializer(&self, class: ClassId) -> bool {
        let members = &self.program.classes[class].data_members;
        members.iter().any(|member| member.flags.contains(DataMemberFlags::INITIALIZED))
    }

    pub(super) fn class_parts(&self, class: ClassId) -> Vec<ClassPart> {
        let entry = &self.program.classes[class];
        let types = entry.bases.iter().map(|base| base.ty).chain(entry.data_members.iter().map(|member| member.ty));
        let part = |ty: TypeId| {
            let class = self.program.class_of(self.element_type(ty).0).filter(|_| !self.program.is_reference(ty))?;
            let is_array = matches!(self.program.structure(self.program.canonical(ty)), Type::Array { .. });
            Some(ClassPart { class, is_array })
        };
        types.filter_map(part).collect()
    }

    /// The definition of a function whose body has no statements that do anything.
    fn empty_definition(&self, function: FunctionId) -> Option<&FunctionDeclaration> {
        let definition = &self.program.function_declarations[self.program.functions[function].definition?];
        let is_empty = !definition.flags.contains(FunctionDeclarationFlags::TRY_BLOCK)
            && self.is_empty_block(definition.statement?);
        is_empty.then_some(definition)
    }

    /// Whether a statement is a block of nothing but blocks, returns and declarations of types. Where a declaration has no
    /// entity it may be a static_assert, too, with which the device compiler calls no body empty.
    fn is_empty_block(&self, statement: StatementId) -> bool {
        let StatementKind::Compound { statements, .. } = self.program.statements[statement].kind else { return false };
        self.program.statement_list(statements).iter().all(|&inner| match self.program.statements[inner].kind {
            StatementKind::Return { value: None, .. } => true,
            StatementKind::Declaration { first, .. } => first.is_none_or(|first| {
                let kind = self.program.entities[first].kind;
                matches!(kind, EntityKind::Typedef(_) | EntityKind::Class(_) | EntityKind::Enum(_))
            }),
            _ => self.is_empty_block(inner),
        })
    }

    /// Whether a mem-initializer says what would be done without it: a base or member of class type has no arguments.
    fn initializes_by_default(&mut self, class: ClassId, initializer: &MemberInitializer) -> bool {
        let target = match initializer.member {
            InitializedMember::Field(entity) => match self.program.variable_of(entity) {
                Some(variable) => self.program.variables[variable].ty,
                None => return false,
            },
            InitializedMember::Type(ty) => ty,
            InitializedMember::Unknown => return false,
        };
        let part = self.program.class_of(self.element_type(target).0).filter(|_| !self.program.is_reference(target));
        let Some(part) = part.filter(|&part| part != class) else { return false };
        // Where nobody wrote the constructor `()` gives zeros.
        let constructor = self.default_constructor(part);
        constructor.is_some_and(|constructor| !self.is_supplied(constructor))
            && self.has_no_arguments(part, initializer.value)
    }

    /// Whether an initializer of a class says `()`, `{}` or `(T())`.
    fn has_no_arguments(&self, class: ClassId, initializer: ExpressionId) -> bool {
        let arguments = match self.expression(initializer).kind {
            ExpressionKind::InitializerList(list) | ExpressionKind::ParenthesizedList(list) => list,
            ExpressionKind::Construct { arguments, .. } => arguments,
            _ => return false,
        };
        match self.program.expression_list(arguments) {
            [] => true,
            &[only] => self.class_of_expression(only) == Some(class) && self.has_no_arguments(class, only),
            _ => false,
        }
    }
}
