//! What declarations of one entity must agree on ([basic.link], [dcl.fct.default], [except.spec], [dcl.link]).

use crate::Sema;
use crate::declare::{DeclarationContext, Follow, ParsedName, Qualifier, SpecifierFlags, Specifiers};
use cufe_base::DataModel;
use cufe_diagnostics::{Code, Report, code};
use cufe_il::{
    ArrayBound, Binding, Builtin, EntityId, EntityKind, FunctionDeclarationFlags, FunctionFlags, FunctionId,
    FunctionTypeFlags, Name, NameKind, Program, Qualifiers, ScopeId, ScopeKind, StorageClass, TemplateKind, Type,
    TypeId, VariableFlags, VariableId,
};
use smallvec::SmallVec;

/// Default arguments of one parameter list: for every parameter the first token of its default argument.
pub type DefaultArguments = Vec<Option<u32>>;

impl Sema<'_> {
    /// Whether two types are known and differ. Exception specifications are not compared, and an array of unknown bound
    /// agrees with one of any bound ([dcl.array]).
    pub fn certainly_differ(&self, a: TypeId, b: TypeId) -> bool {
        self.differ(a, b, 0)
    }

    fn differ(&self, a: TypeId, b: TypeId, depth: u32) -> bool {
        let program = &self.program;
        let (a, b) = (program.canonical(a), program.canonical(b));
        if a == b || depth > 256 || self.is_dependent_type(a) || self.is_dependent_type(b) {
            return false;
        }
        let (bare_a, cv_a) = program.unqualified(a);
        let (bare_b, cv_b) = program.unqualified(b);
        let (cv_a, cv_b) = (cv_a - Qualifiers::RESTRICT, cv_b - Qualifiers::RESTRICT);
        if cv_a != cv_b {
            return self.has_known_kind(bare_a) && self.has_known_kind(bare_b);
        }
        let next = depth + 1;
        match (program.structure(bare_a), program.structure(bare_b)) {
            (Type::Pointer(a), Type::Pointer(b))
            | (Type::LvalueReference(a), Type::LvalueReference(b))
            | (Type::RvalueReference(a), Type::RvalueReference(b)) => self.differ(a, b, next),
            (Type::Array { element: a, bound: m }, Type::Array { element: b, bound: n }) => {
                let differ = matches!((m, n), (ArrayBound::Known(m), ArrayBound::Known(n)) if m != n);
                differ || self.differ(a, b, next)
            }
            (Type::MemberPointer { class: c, member: a }, Type::MemberPointer { class: d, member: b }) => {
                self.differ(c, d, next) || self.differ(a, b, next)
            }
            (Type::Function(a), Type::Function(b)) => {
                let (a, b) = (program.function_type_data(a), program.function_type_data(b));
                let ignored = FunctionTypeFlags::NOEXCEPT | FunctionTypeFlags::TRAILING_RETURN;
                a.flags - ignored != b.flags - ignored
                    || a.parameters.len() != b.parameters.len()
                    || self.differ(a.result, b.result, next)
                    || a.parameters.iter().zip(&b.parameters).any(|(&a, &b)| self.differ(a, b, next))
            }
            _ => self.has_known_kind(bare_a) && self.has_known_kind(bare_b),
        }
    }

    /// Whether equal types of this kind have equal ids: not so where arguments of templates or operands decide.
    fn has_known_kind(&self, ty: TypeId) -> bool {
        match self.program.structure(ty) {
            Type::Builtin(_)
            | Type::Enum(_)
            | Type::Pointer(_)
            | Type::LvalueReference(_)
            | Type::RvalueReference(_)
            | Type::MemberPointer { .. }
            | Type::Array { .. }
            | Type::Function(_) => !self.is_dependent_type(ty),
            Type::Class(class) => {
                let class = &self.program.classes[class];
                !class.is_dependent && class.template.is_none() && !class.is_closure
            }
            _ => false,
        }
    }

    /// Whether parameter lists are certainly the same: equal canonical types, none of them unknown.
    pub fn has_unknown_part(&self, types: &[TypeId]) -> bool {
        types.iter().any(|&ty| self.mentions_unknown(ty, 0))
    }

    fn mentions_unknown(&self, ty: TypeId, depth: u32) -> bool {
        if !self.is_dependent_type(ty) {
            return false;
        }
        let program = &self.program;
        let next = depth + 1;
        match program.structure(ty) {
            _ if depth > 64 => true,
            Type::Unknown => true,
            Type::Pointer(inner)
            | Type::LvalueReference(inner)
            | Type::RvalueReference(inner)
            | Type::Qualified(_, inner)
            | Type::Expansion(inner)
            | Type::Complex(inner) => self.mentions_unknown(inner, next),
            Type::Array { element, bound } => {
                matches!(bound, ArrayBound::Expression(_)) || self.mentions_unknown(element, next)
            }
            Type::MemberPointer { class, member } => {
                self.mentions_unknown(class, next) || self.mentions_unknown(member, next)
            }
            Type::Function(function) => {
                let function = program.function_type_data(function);
                self.mentions_unknown(function.result, next)
                    || function.parameters.iter().any(|&ty| self.mentions_unknown(ty, next))
            }
            Type::TemplateParameter { .. }
            | Type::KnownPack { .. }
            | Type::Class(_)
            | Type::Enum(_)
            | Type::Builtin(_) => false,
            _ => true,
        }
    }

    /// A default argument must be followed by default arguments in this or an earlier declaration ([dcl.fct.default]/4):
    /// 306 at the first default argument that is not. `packs`: which parameters are packs.
    pub fn check_default_arguments_order(&mut self, own: &DefaultArguments, before: &[bool], packs: &[bool]) {
        let has = |index: usize| {
            own[index].is_some()
                || before.get(index).copied().unwrap_or(false)
                || packs.get(index).copied().unwrap_or(false)
        };
        let Some(last_without) = (0..own.len()).rev().find(|&index| !has(index)) else { return };
        if let Some(token) = own[..last_without].iter().find_map(|&token| token) {
            self.report_at(code::DEFAULT_ARGUMENT_NOT_AT_END, token);
        }
    }

    /// A default argument is given once ([dcl.fct.default]/4): 307 at one that is given again.
    pub fn check_default_arguments_again(&mut self, own: &DefaultArguments, before: &[bool]) {
        let again: Vec<u32> = own.iter().zip(before).filter_map(|(&token, &known)| token.filter(|_| known)).collect();
        for token in again {
            self.report_at(code::DEFAULT_ARGUMENT_REDEFINED, token);
        }
    }

    /// Which parameters of a function have default arguments by declarations of one scope, or of all.
    pub fn known_default_arguments(&self, function: FunctionId, scope: Option<cufe_il::ScopeId>) -> Vec<bool> {
        let mut known = Vec::new();
        let Some(first) = self.program.functions[function].first_declaration else { return known };
        let further = self.declarations.further.get(&function).map(Vec::as_slice).unwrap_or_default();
        for &id in std::iter::once(&first).chain(further) {
            let declaration = &self.program.function_declarations[id];
            if scope.is_some_and(|scope| declaration.scope != scope) {
                continue;
            }
            if known.len() < declaration.parameter_list.len() {
                known.resize(declaration.parameter_list.len(), false);
            }
            for (known, parameter) in known.iter_mut().zip(&declaration.parameter_list) {
                *known |= parameter.default.is_some();
            }
        }
        known
    }
}

impl Sema<'_> {
    /// Whether a scope's names are those of a namespace.
    pub fn is_namespace_scope(&self, scope: ScopeId) -> bool {
        matches!(self.program.scopes[scope].kind, ScopeKind::Namespace | ScopeKind::Global)
    }

    /// Whether the current scope itself has a name for an entity.
    pub fn is_bound_here(&self, name: Name, entity: EntityId) -> bool {
        let here = self.declaration_scope();
        !self.is_namespace_scope(here) && self.program.bindings(here, name).any(|(_, binding)| binding.entity == entity)
    }

    /// Whether a block, and no namespace, declared a variable or function so far.
    pub fn is_only_in_blocks(&self, entity: EntityId) -> bool {
        let program = &self.program;
        match program.entities[entity].kind {
            EntityKind::Variable(variable) => self.declarations.block_variables.contains(&variable),
            EntityKind::Function(function) => program.functions[function]
                .first_declaration
                .and_then(|record| program.function_declarations.get(record))
                .is_some_and(|record| record.flags.contains(FunctionDeclarationFlags::BLOCK_SCOPE)),
            _ => false,
        }
    }

    /// `extern` in a block of a variable whose name is that of a function of the namespace: 159, of C++ linkage a warning.
    pub fn check_function_of_name(&mut self, namespace: ScopeId, name: &ParsedName) {
        if self.context.speculating > 0 {
            return;
        }
        let program = &self.program;
        let function = program.bindings(namespace, name.name).find_map(|(_, binding)| {
            let entity = &program.entities[binding.entity];
            match entity.kind {
                EntityKind::Function(function) if entity.scope == namespace && !binding.is_hidden => Some(function),
                _ => None,
            }
        });
        if let Some(function) = function {
            let report = Report::new(code::INCOMPATIBLE_WITH_PREVIOUS, self.position(name.token))
                .quoted(self.name_text(name.name));
            let is_c = program.functions[function].flags.contains(FunctionFlags::C_LINKAGE);
            self.report(if is_c { report } else { report.as_warning() });
        }
    }

    /// `size_t` of the global namespace and of `std` is the type that `sizeof` has (867).
    pub fn check_size_type(&mut self, scope: ScopeId, name: Name, token: u32, ty: TypeId) {
        if name.symbol() != Some(self.known.size_t) {
            return;
        }
        let entry = &self.program.scopes[scope];
        let is_std = |entity| self.program.entities[entity].name.symbol() == Some(self.known.std);
        let is_meant = match entry.kind {
            ScopeKind::Global => true,
            ScopeKind::Namespace => entry.parent == Some(Program::GLOBAL_SCOPE) && entry.entity.is_some_and(is_std),
            _ => false,
        };
        let expected = Program::builtin(match self.options.data_model {
            DataModel::Lp64 => Builtin::UnsignedLong,
            DataModel::Ilp32 => Builtin::UnsignedInt,
            DataModel::Llp64 => Builtin::UnsignedLongLong,
        });
        if is_meant && self.certainly_differ(ty, expected) {
            let text = self.name_text(name);
            self.name_error_at(code::UNEXPECTED_SIZE_TYPE, token, text);
        }
    }

    /// Whether a parameter of a name was declared in a scope.
    pub fn has_parameter(&self, scope: ScopeId, name: Name) -> bool {
        let program = &self.program;
        program.bindings(scope, name).any(|(_, binding)| match program.entities[binding.entity].kind {
            EntityKind::Variable(variable) => program.variables[variable].flags.contains(VariableFlags::PARAMETER),
            _ => false,
        })
    }

    /// Reports a parameter whose name another one of the list has (100).
    pub fn check_parameter_name(&mut self, scope: ScopeId, name: Name, token: u32) {
        if self.context.speculating == 0 && name != Name::UNNAMED && self.has_parameter(scope, name) {
            let text = self.name_text(name);
            self.name_error_at(code::DUPLICATE_PARAMETER_NAME, token, text);
        }
    }

    /// A variable of a namespace that is declared again: 3369 for a second definition, 147 for another type.
    pub fn check_variable_again(
        &mut self,
        context: &DeclarationContext,
        specifiers: &Specifiers,
        follow: Follow,
        name: &ParsedName,
        known: (EntityId, VariableId),
        ty: TypeId,
    ) {
        let (entity, variable) = known;
        if self.context.speculating > 0 || context.in_class || !self.declares_same_kind(context, name, entity) {
            return;
        }
        self.check_thread_storage_again(specifiers, name, variable);
        if context.in_block {
            self.check_block_extern(name, variable, ty);
            return;
        }
        if name.qualifier != Qualifier::None {
            self.check_defined_member(specifiers, follow, name, variable);
            return;
        }
        if self.program.entities[entity].scope != self.declaration_scope() {
            return;
        }
        let was_in_block = self.declarations.block_variables.remove(&variable);
        let is_initialized = follow.is_initializer();
        let is_extern = specifiers.storage == StorageClass::Extern || context.is_direct_linkage;
        let text = self.name_text(name.name);
        let entry = &self.program.variables[variable];
        // constexpr makes a variable const.
        let is_constexpr =
            entry.flags.contains(VariableFlags::CONSTEXPR) || specifiers.flags.contains(SpecifierFlags::CONSTEXPR);
        let (old, new) = if is_constexpr {
            let known = entry.ty;
            let constant = cufe_il::Qualifiers::CONST;
            (self.program.qualified(known, constant), self.program.qualified(ty, constant))
        } else {
            (entry.ty, ty)
        };
        let entry = &self.program.variables[variable];
        let (a, b) = (self.program.canonical(old), self.program.canonical(new));
        let is_placeholder = |ty| matches!(self.program.structure(ty), cufe_il::Type::Auto);
        let is_known = |ty| is_placeholder(ty) || self.is_comparable(ty, 0);
        // What is defined twice is told whatever the types are.
        let is_defined_twice =
            context.heads.is_empty() && entry.flags.contains(VariableFlags::DEFINED) && (is_initialized || !is_extern);
        let is_other_pattern = !context.heads.is_empty() && a != b && is_known(old) && is_known(new);
        if !is_defined_twice && (is_other_pattern || self.certainly_differ(old, new)) {
            self.name_error_at(
                if was_in_block { code::INCOMPATIBLE_WITH_PREVIOUS } else { code::INCOMPATIBLE_REDECLARATION },
                name.token,
                text,
            );
        } else if entry.flags.contains(VariableFlags::DEFINED) && (is_initialized || !is_extern) {
            let report = Report::new(code::VARIABLE_REDEFINED, self.position(name.token)).quoted(text);
            self.report(report.related(self.declared_position(entity), "it is declared here before"));
        } else if self.declaring.c_linkage
            && !entry.flags.contains(VariableFlags::C_LINKAGE)
            && entry.linkage == cufe_il::Linkage::External
        {
            let position = self.position(name.token);
            self.report(cufe_diagnostics::Report::new(code::LINKAGE_CONFLICT, position).quoted(text).as_warning());
        }
    }

    /// Whether a declaration is that of a variable as the known one is, or of a variable template of a namespace as it is.
    fn declares_same_kind(&self, context: &DeclarationContext, name: &ParsedName, known: EntityId) -> bool {
        match (self.program.entities[known].kind, context.heads.as_slice()) {
            (EntityKind::Variable(_), []) => true,
            (EntityKind::Template(template), [head]) => {
                let is_alike = head.parameters.len() == self.program.templates[template].head.parameters.len();
                is_alike && name.qualifier == Qualifier::None && !self.declaring.in_instance && !head.is_constrained()
            }
            _ => false,
        }
    }

    /// All declarations of a variable are thread-local or none is ([dcl.stc]/3): 2502 at one that adds it, 2503 at one without.
    fn check_thread_storage_again(&mut self, specifiers: &Specifiers, name: &ParsedName, variable: VariableId) {
        let was = self.program.variables[variable].flags.contains(VariableFlags::THREAD_LOCAL);
        let is = specifiers.flags.contains(SpecifierFlags::THREAD_LOCAL);
        if was != is {
            self.name_error_at(
                if is { code::THREAD_LOCAL_ADDED } else { code::THREAD_LOCAL_OMITTED },
                name.token,
                self.name_text(name.name),
            );
        }
    }

    /// `extern` in a block of a variable that was declared before: where the types differ 147 for this block's, else 159.
    fn check_block_extern(&mut self, name: &ParsedName, variable: VariableId, ty: TypeId) {
        let program = &self.program;
        if self.certainly_differ(program.variables[variable].ty, ty) {
            let entity = program.variables[variable].entity;
            let code = if self.is_bound_here(name.name, entity) {
                code::INCOMPATIBLE_REDECLARATION
            } else {
                code::INCOMPATIBLE_WITH_PREVIOUS
            };
            self.name_error_at(code, name.token, self.name_text(name.name));
        }
    }

    /// A static data member, or a variable of a namespace by its qualified name, is defined once (3369).
    fn check_defined_member(
        &mut self,
        specifiers: &Specifiers,
        follow: Follow,
        name: &ParsedName,
        variable: VariableId,
    ) {
        let is_inline = VariableFlags::INLINE | VariableFlags::CONSTEXPR;
        if specifiers.storage == StorageClass::Extern
            || self.program.variables[variable].flags.intersects(is_inline)
            || self.in_template()
            || self.declaring.in_instance
        {
            return;
        }
        let is_initialized = follow.is_initializer();
        if !self.declarations.defined_members.insert(variable) {
            self.name_error_at(code::VARIABLE_REDEFINED, name.token, self.name_text(name.name));
        } else if is_initialized && self.program.variables[variable].initializer.is_some() {
            // Once, in the class or outside of it ([class.static.data]).
            self.name_error_at(code::MEMBER_ALREADY_INITIALIZED, name.token, self.name_text(name.name));
        }
    }
}

/// What a name is declared as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewKind {
    /// A variable.
    Variable,
    /// A function.
    Function,
    /// An alias template, whose name nothing else in its scope has ([temp.pre]/7).
    AliasTemplate,
    /// A class template, as unique.
    ClassTemplate,
    /// A variable template, which hides a class or enumeration.
    VariableTemplate,
    /// A typedef name of a type.
    Typedef(TypeId),
    /// Something else.
    Other,
}

impl Sema<'_> {
    /// Reports the name of an alias template that its scope has for another entity (101).
    pub fn check_name_of_alias_template(&mut self, scope: ScopeId, name: Name, token: u32) {
        self.check_name_is_free(scope, name, token, NewKind::AliasTemplate);
    }

    /// Reports a name that its scope has for another kind of entity: 101, and 147 between functions and variables of a
    /// namespace. In blocks and classes variables are not declared twice. The new entity takes the place of the old ones.
    pub(crate) fn check_name_is_free(&mut self, scope: ScopeId, name: Name, token: u32, new: NewKind) {
        if self.context.speculating > 0 || !matches!(name.kind(), NameKind::Identifier(_)) {
            return;
        }
        let in_namespace = self.is_namespace_scope(scope);
        if self.check_controlled_name(scope, name, token) {
            return;
        }
        let program = &self.program;
        let conflict = |(_, binding): (_, &Binding)| {
            if binding.is_hidden || binding.is_replaced {
                return None;
            }
            let entity = &program.entities[binding.entity];
            if let EntityKind::Using(using) = entity.kind {
                let code = self.conflict_with_using(scope, &program.usings[using].targets, new);
                return code.map(|code| (code, binding.entity));
            }
            // What other using-declarations name stands elsewhere; enumerators are bound around their enumeration too, and so is
            // what is declared in a block and belongs to its namespace.
            if entity.scope != scope && !matches!(entity.kind, EntityKind::Enumerator(_)) {
                let is_of_block = matches!(entity.kind, EntityKind::Variable(variable)
                    if new == NewKind::Variable && self.declarations.block_variables.contains(&variable));
                return is_of_block.then_some((code::ALREADY_DECLARED, binding.entity));
            }
            let between = match in_namespace {
                true if self.is_only_in_blocks(binding.entity) && !self.is_bound_here(name, binding.entity) => {
                    code::INCOMPATIBLE_WITH_PREVIOUS
                }
                true => code::INCOMPATIBLE_REDECLARATION,
                false => code::ALREADY_DECLARED,
            };
            let code = match (entity.kind, new) {
                (EntityKind::Variable(variable), NewKind::Variable) => {
                    let flags = program.variables[variable].flags;
                    let is_apart = flags.intersects(VariableFlags::PARAMETER | VariableFlags::INIT_CAPTURE);
                    (!in_namespace && !is_apart).then_some(code::ALREADY_DECLARED)
                }
                (EntityKind::Field(_), _) => Some(code::ALREADY_DECLARED),
                (EntityKind::Template(template), NewKind::ClassTemplate)
                    if program.templates[template].kind == TemplateKind::Class =>
                {
                    None
                }
                (EntityKind::Template(template), NewKind::VariableTemplate)
                    if program.templates[template].kind == TemplateKind::Variable =>
                {
                    None
                }
                (EntityKind::Class(_) | EntityKind::Enum(_), NewKind::VariableTemplate) => None,
                (_, NewKind::AliasTemplate | NewKind::ClassTemplate | NewKind::VariableTemplate) => {
                    Some(code::ALREADY_DECLARED)
                }
                (EntityKind::Variable(_), NewKind::Function) => Some(between),
                (EntityKind::Variable(_), NewKind::Other | NewKind::Typedef(_)) => Some(code::ALREADY_DECLARED),
                (EntityKind::Function(_), NewKind::Variable) => Some(between),
                (EntityKind::Function(_), NewKind::Other | NewKind::Typedef(_)) => Some(code::ALREADY_DECLARED),
                (EntityKind::Template(template), NewKind::Variable) => match program.templates[template].kind {
                    TemplateKind::Function => Some(between),
                    TemplateKind::Class | TemplateKind::Alias | TemplateKind::Variable => Some(code::ALREADY_DECLARED),
                    _ => None,
                },
                (EntityKind::Template(template), NewKind::Function) => {
                    let kind = program.templates[template].kind;
                    matches!(kind, TemplateKind::Class | TemplateKind::Alias | TemplateKind::Variable)
                        .then_some(code::ALREADY_DECLARED)
                }
                (EntityKind::Typedef(_), NewKind::Variable | NewKind::Function) => Some(code::ALREADY_DECLARED),
                (EntityKind::Enumerator(_), _) => Some(code::ALREADY_DECLARED),
                (EntityKind::Namespace(_) | EntityKind::NamespaceAlias(_), NewKind::Variable) => {
                    Some(code::ALREADY_DECLARED)
                }
                _ => None,
            };
            code.map(|code| (code, binding.entity))
        };
        let conflicts: SmallVec<[(Code, EntityId); 2]> = program.bindings(scope, name).filter_map(conflict).collect();
        for &(_, replaced) in &conflicts {
            self.program.replace_binding(scope, name, replaced);
        }
        if let Some(&(code, _)) = conflicts.first() {
            let text = self.name_text(name);
            self.name_error_at(code, token, text);
        } else if self.is_name_of_anonymous_union(scope, name) {
            let text = self.name_text(name);
            self.name_error_at(code::ALREADY_DECLARED, token, text);
        } else {
            self.check_parameter_of_block(scope, name, token);
        }
    }

    /// Reports a name that what surrounds its scope has, and that it can't declare again: heads of statements, template heads,
    /// parameters. Whether it is one.
    pub(super) fn check_name_around(&mut self, scope: ScopeId, name: Name, token: u32) -> bool {
        self.check_controlled_name(scope, name, token) || self.check_parameter_of_block(scope, name, token)
    }

    fn check_controlled_name(&mut self, scope: ScopeId, name: Name, token: u32) -> bool {
        if let Some(code) = self.controlled_name(scope, name) {
            self.name_error_at(code, token, self.name_text(name));
            return true;
        }
        !self.is_namespace_scope(scope) && self.check_hides_parameter(scope, name, token)
    }

    /// The outermost block of a function can't declare the parameters' names again; that of a lambda is the scope of its
    /// parameters.
    fn check_parameter_of_block(&mut self, scope: ScopeId, name: Name, token: u32) -> bool {
        let program = &self.program;
        let kind = program.scopes[scope].kind;
        if !matches!(kind, ScopeKind::Block | ScopeKind::Lambda) || self.declarations.try_blocks.contains(&scope) {
            return false;
        }
        let outer = program.scopes[scope].parent.filter(|_| kind == ScopeKind::Block);
        let is_parameter = outer.is_some_and(|parent| {
            program.scopes[parent].kind == ScopeKind::FunctionParameters && self.has_parameter(parent, name)
        });
        if is_parameter || self.has_parameter(scope, name) {
            self.name_error_at(code::ALREADY_DECLARED, token, self.name_text(name));
            return true;
        }
        false
    }

    /// A typedef name that is declared again: 256 for another type.
    pub(crate) fn check_typedef(
        &mut self,
        context: &DeclarationContext,
        scope: ScopeId,
        name: Name,
        token: u32,
        ty: TypeId,
    ) {
        if self.context.speculating > 0 || !context.heads.is_empty() {
            return;
        }
        self.check_size_type(scope, name, token, ty);
        let other = self.program.bindings(scope, name).any(|(_, binding)| {
            let entity = &self.program.entities[binding.entity];
            matches!(entity.kind, EntityKind::Typedef(known)
                if entity.scope == scope && self.certainly_differ(known, ty))
        });
        // Of a class that has a definition the reference says that.
        let own = self.program.bindings(scope, name).find_map(|(_, binding)| {
            let entity = &self.program.entities[binding.entity];
            let (known, code) = match entity.kind {
                EntityKind::Class(class) => {
                    let entry = &self.program.classes[class];
                    let is_defined = entry.is_complete || entry.is_being_defined;
                    (entry.ty, if is_defined { code::VARIABLE_REDEFINED } else { code::TYPE_NAME_REDECLARED })
                }
                EntityKind::Enum(id) => (self.program.enums[id].ty, code::TYPE_NAME_REDECLARED),
                _ => return None,
            };
            let is_again = entity.scope == scope && !self.declaring.in_instance && self.certainly_differ(known, ty);
            is_again.then_some(code)
        });
        if other {
            let text = self.name_text(name);
            self.name_error_at(code::TYPE_NAME_REDECLARED, token, text);
        } else if let Some(code) = own {
            let text = self.name_text(name);
            self.name_error_at(code, token, text);
        } else if context.in_class && self.is_name_of_class(name) && self.program.class_of(ty) == self.current_class() {
            self.warning_at(code::MEMBER_NAMED_AS_CLASS, token);
        } else if !self.check_member_name(context, name, token, false) {
            self.check_name_is_free(scope, name, token, NewKind::Typedef(ty));
        }
    }
}
