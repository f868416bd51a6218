//! Initializers of bases and members in constructors ([class.base.init]).

use crate::Sema;
use crate::initialization::Initializer;
use cufe_diagnostics::code;
use cufe_il::{EntityId, EntityKind, ExpressionId, FunctionId, InitializedMember, Name, ScopeKind, Type, TypeId};

impl Sema<'_> {
    /// A type that a mem-initializer names without its name is that of a base (2481, [class.base.init]/2).
    pub fn check_initialized_type(&mut self, ty: TypeId, token: u32) {
        let bare = self.program.unqualified(self.program.canonical(ty)).0;
        let is_none = matches!(
            self.program.structure(bare),
            Type::Builtin(_)
                | Type::Enum(_)
                | Type::Pointer(_)
                | Type::LvalueReference(_)
                | Type::RvalueReference(_)
                | Type::Array { .. }
                | Type::Function(_)
        );
        if is_none && self.context.speculating == 0 && !self.is_dependent_type(ty) {
            self.error_at(code::INITIALIZED_TYPE_IS_NO_BASE, token);
        }
    }

    /// What initializes a data member, a base, or by another constructor the whole object: that constructor.
    pub fn check_mem_initializer(
        &mut self,
        member: InitializedMember,
        initializer: Initializer<'_>,
        (name, open): (u32, u32),
    ) -> Option<FunctionId> {
        match member {
            InitializedMember::Field(field) => match self.program.entities[field].kind {
                EntityKind::Field(variable) => {
                    let ty = self.program.variables[variable].ty;
                    let Initializer::Parenthesized(arguments, close) = initializer else {
                        return self.initialize_by_mem_initializer(ty, initializer, name, None);
                    };
                    if !self.is_dependent_type(ty) {
                        self.check_parenthesized_member(ty, arguments, close);
                    }
                    let is_constructed = arguments.is_empty() || self.declares_constructor(ty);
                    let open = self.program.class_of(ty).filter(|_| is_constructed).map(|_| open);
                    let valueless = arguments.is_empty() && self.is_valueless(ty);
                    self.initialize_by_mem_initializer(
                        ty,
                        initializer,
                        name,
                        if valueless { Some(close) } else { open },
                    )
                }
                _ => None,
            },
            InitializedMember::Type(ty) => {
                self.complete_type(ty);
                self.program.class_of(ty)?;
                if self.in_template() && self.is_no_base_of_pattern(ty, name) {
                    return None;
                }
                let open = match initializer {
                    Initializer::Parenthesized([], close) if self.is_valueless(ty) => Some(close),
                    Initializer::Parenthesized(..) => Some(open),
                    _ => None,
                };
                self.initialize_by_mem_initializer(ty, initializer, name, open)
            }
            InitializedMember::Unknown => None,
        }
    }

    /// Whether a class that does not depend on template parameters is initialized although it is no base (292, 293): the bases of
    /// the class depend on none either, or they would not be known.
    fn is_no_base_of_pattern(&mut self, ty: TypeId, token: u32) -> bool {
        let Some(class) = self.current_class() else { return false };
        let entry = &self.program.classes[class];
        if self.is_dependent_type(ty)
            || self.program.class_of(ty) == Some(class)
            || entry.bases.iter().any(|base| base.is_pack || self.is_dependent_type(base.ty))
        {
            return false;
        }
        let before = self.snapshot();
        let ty = self.program.unqualified(self.program.canonical(ty)).0;
        self.check_initialized_base(class, ty, token);
        self.reported_since(&before)
    }

    /// Parentheses initialize no array, but by a string (1856), and bind a reference to something (808).
    fn check_parenthesized_member(&mut self, ty: TypeId, arguments: &[ExpressionId], close: u32) {
        match (self.program.structure(ty), arguments) {
            // GNU: a list in parentheses.
            (Type::Array { .. }, &[only])
                if matches!(self.expression(only).kind, cufe_il::ExpressionKind::InitializerList(_)) =>
            {
                self.warning_at(code::LIST_IN_PARENTHESES, close);
            }
            (Type::Array { element, .. }, &[first, ..])
                if arguments.len() > 1 || !self.is_string_literal(first) || !self.is_character_type(element) =>
            {
                let token = self.expression(first).first;
                self.rule_violation(code::ARRAY_MEMBER_INITIALIZER, token);
            }
            (Type::LvalueReference(_) | Type::RvalueReference(_), []) => {
                self.rule_violation(code::REFERENCE_VALUE_INITIALIZED, close)
            }
            _ => {}
        }
    }

    /// The data member of a class, or of its anonymous unions, with a name.
    pub fn initialized_field(&self, class: cufe_il::ClassId, name: Name) -> Option<EntityId> {
        let program = &self.program;
        let mut scopes = vec![program.classes[class].scope?];
        while let Some(scope) = scopes.pop() {
            let mut entities = program.bindings(scope, name).map(|(_, binding)| binding.entity);
            if let Some(field) = entities.find(|&entity| matches!(program.entities[entity].kind, EntityKind::Field(_)))
            {
                return Some(field);
            }
            scopes.extend(program.transparent(scope).filter(|&inner| program.scopes[inner].kind == ScopeKind::Class));
        }
        None
    }
}
