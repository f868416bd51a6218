//! Rules of variable declarations that are checked once the initializer was read: complete types, initializers that are
//! needed, placeholders.

use crate::Sema;
use crate::declare::braced_placeholder::PlaceholderOf;
use crate::declare::{
    Chunk, DeclarationContext, Declarator, Deduction, ParsedName, Qualifier, SpecifierFlags, Specifiers, Uninitialized,
};
use cufe_diagnostics::{Report, code};
use cufe_il::{
    ArrayBound, EntityKind, MemorySpace, Program, Qualifiers, StorageClass, Type, TypeId, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;

/// What was found out about a declarator of a variable.
pub struct DeclaredVariable<'d> {
    /// The declaration.
    pub context: &'d DeclarationContext,
    /// Its specifiers.
    pub specifiers: &'d Specifiers,
    /// The declarator.
    pub declarator: &'d Declarator,
    /// The type as declared: with placeholders.
    pub ty: TypeId,
    /// The variable.
    pub variable: VariableId,
    /// A non-static data member.
    pub is_field: bool,
    /// It has an initializer.
    pub is_initialized: bool,
    /// The token behind the declarator.
    pub behind: u32,
}

impl Sema<'_> {
    /// Whether a pack is expanded among expressions.
    pub fn holds_pack_expansion(&self, expressions: &[cufe_il::ExpressionId]) -> bool {
        expressions
            .iter()
            .any(|&expression| matches!(self.expression(expression).kind, cufe_il::ExpressionKind::PackExpansion(_)))
    }

    /// Checks a variable or data member after its initializer.
    pub fn check_variable(&mut self, declared: &DeclaredVariable) {
        if self.context.speculating > 0 {
            return;
        }
        self.check_initialized_static_member(declared);
        if declared.context.in_block && declared.is_initialized && declared.specifiers.storage == StorageClass::Extern {
            // Of a parenthesised initializer what is inside is reported.
            let is_parenthesis = self.reader.is(declared.behind, TokenKind::LeftParen);
            self.error_at(code::LOCAL_EXTERN_INITIALIZER, declared.behind + u32::from(is_parenthesis));
        }
        self.check_union_member(declared);
        self.check_static_array(declared);
        self.check_flexible_array(declared);
        if self.is_qualified_function(declared.ty) {
            self.error_at(code::QUALIFIED_NON_MEMBER_FUNCTION_TYPE, Self::name_or_first(declared.declarator));
        }
        self.check_placeholder(declared);
        self.check_class_deduction(declared);
        self.check_complete(declared);
        self.check_initializer_is_there(declared);
    }

    /// Whether a member of an instance is a data member in the class that the instance is made from.
    pub fn is_data_member_of_pattern(&self, name: &ParsedName) -> bool {
        if !self.declaring.in_instance {
            return false;
        }
        let Some(class) = self.current_class() else { return false };
        let program = &self.program;
        let pattern = self.instances.patterns.get(&class).map(|&(pattern, _)| pattern);
        let Some(scope) = pattern.and_then(|pattern| program.classes[pattern].scope) else { return false };
        program.bindings(scope, name.name).any(|(_, binding)| {
            let entity = &program.entities[binding.entity];
            entity.token == name.token && matches!(entity.kind, EntityKind::Variable(_) | EntityKind::Field(_))
        })
    }

    /// Whether a type is a const floating type. Of static data members of such types the reference takes initializers in the
    /// class, too.
    pub fn is_const_floating(&self, ty: TypeId) -> bool {
        let (bare, qualifiers) = self.program.unqualified(self.program.canonical(ty));
        qualifiers.contains(Qualifiers::CONST)
            && matches!(self.program.structure(bare), Type::Builtin(builtin) if builtin.is_floating())
    }

    /// A static data member that is initialized in its class is constant or inline ([class.static.data]).
    fn check_initialized_static_member(&mut self, declared: &DeclaredVariable) {
        let flags = declared.specifiers.flags;
        if !declared.context.in_class
            || declared.is_field
            || !declared.is_initialized
            || flags.intersects(SpecifierFlags::INLINE | SpecifierFlags::CONSTEXPR)
            || !flags.contains(SpecifierFlags::STATIC)
        {
            return;
        }
        let (bare, qualifiers) = self.program.unqualified(self.program.canonical(declared.ty));
        let is_array = matches!(self.program.structure(bare), Type::Array { .. });
        let is_const = qualifiers.contains(Qualifiers::CONST) || is_array && self.is_const_array(bare);
        if !is_const && !matches!(self.program.structure(bare), Type::Unknown) && !self.is_dependent_type(bare) {
            self.error_at(code::NON_CONST_STATIC_MEMBER_INITIALIZER, declared.behind);
        } else if is_const && matches!(self.program.structure(bare), Type::Array { .. } | Type::Class(_)) {
            self.error_at(code::STATIC_MEMBER_TYPE_NOT_INITIALIZED_IN_CLASS, declared.behind);
        }
    }

    /// An array of variable length is neither static nor extern, and not in shared memory (893).
    fn check_static_array(&mut self, declared: &DeclaredVariable) {
        let flags = declared.specifiers.flags;
        let is_static = flags
            .intersects(SpecifierFlags::STATIC | SpecifierFlags::EXTERN | SpecifierFlags::THREAD_LOCAL)
            || self.program.variables[declared.variable].space.contains(MemorySpace::SHARED);
        if !declared.context.in_block || !is_static || self.is_compiled_for_device() {
            return;
        }
        if self.is_array_of_variable_length(declared.ty) {
            self.error_at(code::STATIC_VARIABLE_LENGTH_ARRAY, Self::name_or_first(declared.declarator));
        }
    }

    /// A flexible array member follows another member (3251, behind its declarator) and has no initializer (1049).
    fn check_flexible_array(&mut self, declared: &DeclaredVariable) {
        let is_flexible = matches!(self.program.structure(declared.ty), Type::Array { bound: ArrayBound::Unknown, .. });
        if !declared.is_field || !is_flexible || self.declaring.in_instance {
            return;
        }
        if declared.is_initialized {
            self.error_at(code::FLEXIBLE_ARRAY_INITIALIZER, declared.behind);
        }
        let Some(class) = self.current_class() else { return };
        let entry = &self.program.classes[class];
        if entry.bases.iter().any(|base| base.is_virtual) {
            // Virtual bases are laid out behind the members.
            let ty = self.type_argument(declared.ty);
            let token = Self::name_or_first(declared.declarator);
            return self.report(Report::new(code::INCOMPLETE_TYPE, self.position(token)).with(ty));
        }
        if entry.key != cufe_il::ClassKey::Union && entry.data_members.len() <= 1 && entry.bases.is_empty() {
            self.error_at(code::FLEXIBLE_ARRAY_ALONE, declared.behind);
        }
    }

    /// A union has no members of reference type ([class.union.general]).
    fn check_union_member(&mut self, declared: &DeclaredVariable) {
        if declared.is_field
            && self.program.is_reference(declared.ty)
            && self.current_class().is_some_and(|class| self.program.classes[class].key == cufe_il::ClassKey::Union)
        {
            self.error_at(code::REFERENCE_MEMBER_OF_UNION, declared.specifiers.first);
        }
    }

    fn check_complete(&mut self, declared: &DeclaredVariable) {
        let is_extern = declared.specifiers.storage == StorageClass::Extern && !declared.is_initialized;
        let is_static_member = declared.context.in_class
            && !declared.is_field
            && !declared.specifiers.flags.intersects(SpecifierFlags::INLINE | SpecifierFlags::CONSTEXPR);
        let ty = if declared.is_field { declared.ty } else { self.program.variables[declared.variable].ty };
        let is_void = self.is_void(self.program.unqualified(self.program.canonical(ty)).0);
        if !is_void && (is_extern || is_static_member) {
            return;
        }
        let is_array = matches!(self.program.structure(ty), Type::Array { bound: cufe_il::ArrayBound::Unknown, .. });
        // What the last member may be is checked at the end of the class; a bound may come from an initializer that is not
        // understood.
        if is_array
            && (declared.is_field
                || declared.is_initialized
                // Of a static member that is declared again the class tells the bound; in a pattern it may depend on the
                // arguments ([dcl.init.aggr]/14).
                || self.program.variables[declared.variable].initializer.is_some()
                || declared.context.is_direct_linkage
                // The bound is that of the template's definition.
                || declared.context.is_instantiation
                || declared.context.is_instantiation_declaration
                || declared.context.is_explicit_specialization())
        {
            return;
        }
        if declared.context.is_direct_linkage && !is_void {
            return;
        }
        self.use_specialization(ty, declared.behind);
        let name = Self::name_or_first(declared.declarator);
        let is_refused = self.complete_at(ty, name);
        if is_refused && !self.is_ambiguous_specialization(ty) || self.is_incomplete(ty) {
            self.error_at(code::INCOMPLETE_TYPE, name);
            self.forget_type(declared.variable);
        }
    }

    fn check_initializer_is_there(&mut self, declared: &DeclaredVariable) {
        let DeclaredVariable { context, specifiers, .. } = *declared;
        let is_constexpr = specifiers.flags.contains(SpecifierFlags::CONSTEXPR);
        let is_extern = specifiers.storage == StorageClass::Extern || context.is_direct_linkage;
        let is_member = context.in_class;
        if declared.is_initialized
            || declared.is_field
            || is_extern && !is_constexpr
            || context.is_instantiation
            || context.is_instantiation_declaration
            || is_member && !is_constexpr && !specifiers.flags.contains(SpecifierFlags::INLINE)
            || self.is_initialized_member(declared)
        {
            return;
        }
        let variable =
            Uninitialized { ty: declared.ty, is_constexpr, is_member, is_templated: self.declaring.template_depth > 0 };
        if let Some((code, is_warning)) = self.missing_initializer(variable) {
            let is_template = context.heads.iter().any(|head| !head.parameters.is_empty());
            let is_declaration = is_extern || is_template;
            let token = if code == code::CONSTEXPR_WITHOUT_INITIALIZER && is_declaration {
                self.specifier_token(specifiers, TokenKind::KwConstexpr).unwrap_or(specifiers.first)
            } else if is_member
                || is_template
                || code == code::CONST_OBJECT_NEEDS_INITIALIZER && self.declares_constructor(declared.ty)
            {
                Self::name_or_first(declared.declarator)
            } else {
                declared.behind
            };
            let text = declared.declarator.name.as_ref().map(|name| self.name_text(name.name)).unwrap_or_default();
            let position = self.position(token);
            let report = cufe_diagnostics::Report::new(code, position).quoted(text);
            self.report(if is_warning { report.as_warning() } else { report });
        }
    }

    /// Whether a definition outside a class is that of a member that has, or may have, its initializer in the class.
    fn is_initialized_member(&self, declared: &DeclaredVariable) -> bool {
        let is_qualified = declared.declarator.name.as_ref().is_some_and(|name| name.qualifier != Qualifier::None);
        let flags = self.program.variables[declared.variable].flags;
        is_qualified
            && (self.declaring.template_depth > 0
                || !declared.context.heads.is_empty()
                || flags.intersects(VariableFlags::INITIALIZED | VariableFlags::CONSTEXPR)
                || declared.specifiers.flags.contains(SpecifierFlags::CONSTEXPR))
    }

    /// Whether a type is an array with a bound that is surely not constant.
    fn is_array_of_variable_length(&self, ty: TypeId) -> bool {
        let mut ty = self.program.canonical(ty);
        while let Type::Array { element, bound } = self.program.structure(ty) {
            if let ArrayBound::Expression(bound) = bound
                && self.is_surely_not_constant(bound.expression)
            {
                return true;
            }
            ty = self.program.canonical(element);
        }
        false
    }

    /// Whether a type is, or points or refers to, an array with a bound that is surely not constant.
    pub(crate) fn has_variable_length(&self, ty: TypeId) -> bool {
        let mut ty = self.program.canonical(ty);
        loop {
            if self.is_array_of_variable_length(ty) {
                return true;
            }
            ty = match self.program.structure(ty) {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => {
                    self.program.canonical(inner)
                }
                _ => return false,
            };
        }
    }

    /// Placeholders: `auto` and `decltype(auto)` in the type of a variable ([dcl.spec.auto]).
    fn check_placeholder(&mut self, declared: &DeclaredVariable) {
        let DeclaredVariable { specifiers, declarator, ty, .. } = *declared;
        let Some(placeholder) = specifiers.placeholder else { return };
        let is_decltype = specifiers.ty.is_some_and(|ty| self.program.unqualified(ty).0 == Program::DECLTYPE_AUTO);
        if matches!(declarator.chunks.last(), Some(Chunk::Array(..))) {
            self.error_at(code::ARRAY_OF_AUTO, placeholder);
            return;
        }
        if let Some(code) = self.decltype_auto_mistake(ty) {
            self.error_at(code, placeholder);
            return;
        }
        let has_trailing = declarator
            .chunks
            .iter()
            .any(|chunk| matches!(chunk, Chunk::Function(function) if function.trailing.is_some()));
        if has_trailing {
            return;
        }
        if !declared.is_initialized && declared.context.deduced_placeholder != Some(Program::UNKNOWN) {
            self.error_at(
                if is_decltype { code::PLACEHOLDER_WITHOUT_INITIALIZER } else { code::AUTO_WITHOUT_INITIALIZER },
                Self::name_or_first(declarator),
            );
            return;
        }
        if declared.is_field {
            self.error_at(
                if is_decltype { code::DECLTYPE_AUTO_NOT_ALLOWED } else { code::AUTO_NOT_ALLOWED },
                placeholder,
            );
            return;
        }
        let Some(initializer) = self.program.variables[declared.variable].initializer else { return };
        if self.check_braced_placeholder(ty, initializer, placeholder, PlaceholderOf::Variable) {
            return;
        }
        if self.deduce_placeholder(ty, initializer) == Deduction::Fails && !is_decltype {
            self.error_at(code::AUTO_NOT_DEDUCED, placeholder);
        }
    }

    /// The arguments of a class template that an initializer does not determine (289, 309, 2958).
    fn check_class_deduction(&mut self, declared: &DeclaredVariable) {
        let Some(placeholder) = declared.specifiers.class_placeholder else { return };
        let is_extern = declared.specifiers.storage == StorageClass::Extern || declared.context.in_class;
        let is_array = matches!(self.program.structure(declared.ty), Type::Array { .. });
        if declared.is_field || is_array || is_extern && !declared.is_initialized {
            self.refuse_class_placeholder(declared.specifiers);
            return;
        }
        let Some(template) = self.deduced_template(declared.ty) else {
            // Only a part of the type is named.
            let text = self.name_text(self.reader.name(placeholder));
            let is_deduced = declared.is_initialized && !self.in_template();
            self.name_error_at(
                if is_deduced { code::CLASS_ARGUMENTS_NOT_DEDUCED } else { code::CLASS_PLACEHOLDER_NOT_ALONE },
                placeholder,
                text,
            );
            return;
        };
        let initializer = self.program.variables[declared.variable].initializer;
        if initializer.is_some() != declared.is_initialized {
            return;
        }
        let deduction = self.deduce_class_of_variable(template, initializer);
        let name = Self::name_or_first(declared.declarator);
        let ty = declared.is_initialized.then_some(placeholder);
        self.report_class_deduction(template, deduction, name, ty);
    }

    /// Declarators of one declaration with a placeholder deduce one type: 1594 at the name of one that differs.
    /// `known` is what those before deduced.
    pub fn check_same_deduction(&mut self, known: &mut Option<TypeId>, declared: &DeclaredVariable) {
        let is_placeholder = declared.specifiers.placeholder.is_some() || self.deduced_template(declared.ty).is_some();
        if self.context.speculating > 0 || !is_placeholder || declared.is_field {
            return;
        }
        let Some(initializer) = self.program.variables[declared.variable].initializer else {
            // What follows from the missing initializer is not said of the next declarators.
            *known = Some(Program::UNKNOWN);
            return;
        };
        let Deduction::To(ty) = self.deduce_placeholder(declared.ty, initializer) else { return };
        let ty = self.program.canonical(ty);
        if let Some(constraint) = declared.specifiers.placeholder_constraint {
            let scope = self.context.scope;
            self.check_placeholder_constraint(constraint, scope, ty);
        }
        // The one before counts, also where it differs itself (measured).
        if let Some(before) = *known
            && before != ty
            && before != Program::UNKNOWN
        {
            self.error_at(code::AUTO_DEDUCED_DIFFERENTLY, Self::name_or_first(declared.declarator));
        }
        if *known != Some(Program::UNKNOWN) {
            *known = Some(ty);
        }
    }
}
