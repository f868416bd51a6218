//! Names that exist before the first line.

use crate::Sema;
use cufe_il::{
    Builtin, ClassKey, EntityFlags, EntityId, EntityKind, FunctionFlags, FunctionType, FunctionTypeFlags, Name,
    Operator, Program, TemplateHead, TemplateKind, Type, TypeId,
};

/// Predeclared type names, with what they denote.
const TYPES: &[(&str, Builtin)] = &[
    ("__int128_t", Builtin::Int128),
    ("__uint128_t", Builtin::UnsignedInt128),
    ("__float128", Builtin::Float128),
    ("__float80", Builtin::Float80),
    ("_Float16", Builtin::Float16),
    ("__bf16", Builtin::Bfloat16),
    ("__fp16", Builtin::Fp16),
    ("__edg_size_type__", Builtin::UnsignedLong),
    ("__edg_ptrdiff_type__", Builtin::Long),
    ("__edg_bool_type__", Builtin::Bool),
    ("__edg_wchar_type__", Builtin::Wchar),
];

impl Sema<'_> {
    /// Declares the predeclared types and namespaces.
    pub fn declare_predeclared(&mut self) {
        for &(text, builtin) in TYPES {
            if let Some(symbol) = self.names.find(text) {
                self.declare_type(Name::identifier(symbol), Program::builtin(builtin));
            }
        }
        if let Some(symbol) = self.names.find("__builtin_va_list") {
            // struct __va_list_tag[1]
            let tag = self.new_class(Name::UNNAMED, ClassKey::Struct, Program::GLOBAL_SCOPE, u32::MAX, false);
            let element = self.program.classes[tag].ty;
            let ty = self.program.intern_type(Type::Array { element, bound: cufe_il::ArrayBound::Known(1) });
            self.declare_type(Name::identifier(symbol), ty);
        }
        let std = self.new_namespace(Name::identifier(self.known.std), Program::GLOBAL_SCOPE, u32::MAX, false);
        self.declare(std, 0);
        let abi = self.new_namespace(Name::identifier(self.known.cxxabiv1), Program::GLOBAL_SCOPE, u32::MAX, false);
        self.declare(abi, 0);
        let std_scope = self.namespace_scope(std);
        let class = self.new_class(Name::identifier(self.known.type_info), ClassKey::Class, std_scope, u32::MAX, false);
        self.declare(self.program.classes[class].entity, 0);
        let align = self.new_enum(
            Name::identifier(self.known.align_val_t),
            std_scope,
            u32::MAX,
            true,
            Some(Program::builtin(Builtin::UnsignedLong)),
        );
        self.declare(align, 0);
        let align = self.type_of_entity(align).unwrap_or(Program::UNKNOWN);
        self.declare_allocation_functions(align);
        for symbol in [self.known.make_integer_seq, self.known.type_pack_element] {
            self.declare_builtin_template(Name::identifier(symbol));
        }
    }

    /// Whether a class is `__va_list_tag`, which the compiler declares for `va_list` and which no scope names.
    pub(crate) fn is_va_list_tag(&self, class: cufe_il::ClassId) -> bool {
        let entity = &self.program.entities[self.program.classes[class].entity];
        entity.flags.contains(cufe_il::EntityFlags::PREDECLARED) && entity.name == Name::UNNAMED
    }

    /// The allocation and deallocation functions that every translation unit declares ([basic.stc.dynamic]), in all
    /// standard forms: plain, sized, aligned, sized and aligned.
    fn declare_allocation_functions(&mut self, align: TypeId) {
        let size = Program::builtin(Builtin::UnsignedLong);
        let pointer = self.program.intern_type(Type::Pointer(Program::builtin(Builtin::Void)));
        let void = Program::builtin(Builtin::Void);
        for operator in [Operator::New, Operator::NewArray] {
            self.declare_allocation(operator, pointer, &[size], FunctionTypeFlags::empty());
            self.declare_allocation(operator, pointer, &[size, align], FunctionTypeFlags::empty());
        }
        for operator in [Operator::Delete, Operator::DeleteArray] {
            for rest in [&[][..], &[size], &[align], &[size, align]] {
                let parameters: Vec<TypeId> = std::iter::once(pointer).chain(rest.iter().copied()).collect();
                self.declare_allocation(operator, void, &parameters, FunctionTypeFlags::NOEXCEPT);
            }
        }
    }

    fn declare_allocation(
        &mut self,
        operator: Operator,
        result: TypeId,
        parameters: &[TypeId],
        flags: FunctionTypeFlags,
    ) {
        let ty = self.program.function_type(FunctionType {
            result,
            parameters: parameters.to_vec(),
            flags,
            specification: None,
        });
        let name = Name::operator(operator);
        let entity = self.new_function(name, ty, Program::GLOBAL_SCOPE, u32::MAX, FunctionFlags::IMPLICIT);
        self.program.entities[entity].flags |= EntityFlags::PREDECLARED;
        self.declare(entity, 0);
    }

    /// The floating type of a predeclared name (`__float128`), which is a word of a type for `_Complex`; names of typedefs are not.
    pub fn predeclared_floating(&self, token: u32) -> Option<Builtin> {
        let name = self.identifier_name(token);
        let found = self.lookup_unqualified(name, self.context.scope, token);
        let entity = &self.program.entities[found.first()?];
        match entity.kind {
            EntityKind::Typedef(ty) if entity.token == u32::MAX => match self.program.written(ty) {
                Type::Builtin(builtin) if builtin.is_floating() => Some(builtin),
                _ => None,
            },
            _ => None,
        }
    }

    fn declare_type(&mut self, name: Name, ty: TypeId) {
        let entity = self.new_typedef(name, ty, Program::GLOBAL_SCOPE, u32::MAX);
        self.declare(entity, 0);
    }

    fn declare_builtin_template(&mut self, name: Name) {
        let id = self.program.templates.next_id();
        let entity = self.new_entity(cufe_il::EntityKind::Template(id), name, Program::GLOBAL_SCOPE, u32::MAX);
        self.program.templates.push(cufe_il::Template::new(
            entity,
            TemplateKind::Builtin,
            TemplateHead::without_tokens(Program::GLOBAL_SCOPE),
        ));
        // `__make_integer_seq` and `__type_pack_element` are keywords where the dialect has them.
        self.declare(entity, 0);
    }

    /// The scope of a namespace (or of what a namespace alias names).
    pub fn namespace_scope(&self, entity: EntityId) -> cufe_il::ScopeId {
        match self.program.entities[entity].kind {
            cufe_il::EntityKind::Namespace(id) | cufe_il::EntityKind::NamespaceAlias(id) => {
                self.program.namespaces[id].scope
            }
            _ => Program::GLOBAL_SCOPE,
        }
    }
}
