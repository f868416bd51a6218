//! Small parts of declarations that the grammar tells, each where it belongs.

use super::{ParsedName, Qualifier};
use crate::Sema;
use cufe_il::{
    Access, AliasQualifier, AttributeUse, ChangedMeaning, ClassId, EntityId, EntityKind, EntityList, EnumId,
    ExpressionId, ExpressionKind, FunctionFlags, FunctionId, LayoutAttributes, Linkage, Name, NameInTemplate,
    NamedDecltype, NamespaceId, NamespacePart, ScopeId, ScopeKind, TemplateKind, Type, TypeId, VariableFlags,
    VariableId, WrittenKind,
};

impl Sema<'_> {
    /// A new scope.
    pub fn new_scope(&mut self, kind: ScopeKind, parent: ScopeId) -> ScopeId {
        self.program.add_scope(kind, parent, None)
    }

    /// Gives a template head another scope around it for a while; returns the one before.
    pub fn place_head(&mut self, head: ScopeId, parent: Option<ScopeId>) -> Option<ScopeId> {
        let head = &mut self.program.scopes[head];
        head.around = parent;
        std::mem::replace(&mut head.parent, parent)
    }

    /// `visibility` on a namespace.
    pub fn note_visibility_of_namespace(&mut self, namespace: NamespaceId) {
        self.program.namespaces[namespace].has_visibility = true;
    }

    /// A part of a namespace.
    pub fn add_namespace_part(&mut self, part: NamespacePart) {
        self.program.namespace_parts.push(part);
    }

    /// `using namespace N;`, in effect from the token `behind` on ([namespace.udir]).
    pub fn nominate_namespace(&mut self, namespace: EntityId, first: u32, behind: u32) {
        let nominated = self.namespace_scope(namespace);
        let scope = self.declaration_scope();
        if self.context.speculating == 0 {
            self.program.add_using_directive(scope, nominated, behind);
            self.record(WrittenKind::UsingDirective(nominated), scope, (first, behind));
        }
    }

    /// The access of a member declaration.
    pub fn set_access(&mut self, entity: EntityId, access: Access) {
        self.program.entities[entity].access = access;
    }

    /// The constructors of a base are inherited ([namespace.udecl]/4). Whether they are not yet.
    pub fn inherit_constructors(&mut self, class: ClassId, base: TypeId) -> bool {
        let inherited = &mut self.program.classes[class].inherited_constructors;
        if base != cufe_il::Program::UNKNOWN && inherited.contains(&base) {
            return false;
        }
        inherited.push(base);
        true
    }

    /// The first declaration of the global type `size_t` is where the runtime header is included:
    /// whether this is it.
    pub fn is_first_size_type(&self, name: Name, scope: ScopeId) -> bool {
        self.program.size_type_declaration.is_none()
            && name.symbol() == Some(self.known.size_t)
            && scope == cufe_il::Program::GLOBAL_SCOPE
            && self.context.speculating == 0
    }

    /// The last token of that declaration.
    pub fn note_size_type(&mut self, last: u32) {
        self.program.size_type_declaration = Some(last);
    }

    /// Merges what attributes say of the alignment of a variable.
    pub fn merge_variable_layout(&mut self, variable: VariableId, layout: LayoutAttributes) {
        if layout != Default::default() {
            self.program.variable_layouts.entry(variable).or_default().merge(layout);
        }
    }

    /// The initializer, default argument or default member initializer of a variable.
    pub fn set_initializer(&mut self, variable: VariableId, initializer: Option<ExpressionId>) {
        self.program.variables[variable].initializer = initializer;
    }

    /// The variable of a condition is constexpr.
    pub fn make_constexpr(&mut self, variable: VariableId) {
        self.program.variables[variable].flags |= VariableFlags::CONSTEXPR;
    }

    /// What a declaration in a block declares.
    pub fn entity_list(&mut self, entities: &[EntityId]) -> EntityList {
        self.program.add_entity_list(entities)
    }

    /// The constructor that a mem-initializer calls.
    pub fn note_constructor_call(&mut self, expression: ExpressionId, constructor: FunctionId) {
        self.program.called.insert(expression, constructor);
    }

    /// An attribute that the host file does not show.
    pub fn record_attribute(&mut self, attribute: AttributeUse) {
        self.program.attribute_uses.push(attribute);
    }

    /// A name used in a class means something else in the complete class ([basic.scope.class]), if it does.
    pub fn keep_changed_meaning(&mut self, class: ScopeId, name: Name, used: ChangedMeaning) {
        let program = &self.program;
        let is_other = program.bindings(class, name).any(|(_, binding)| {
            !binding.is_hidden
                && binding.entity != used.entity
                && match program.entities[binding.entity].kind {
                    EntityKind::Using(using) => !program.usings[using].targets.contains(&used.entity),
                    _ => true,
                }
        });
        if is_other {
            self.program.changed_meanings.push(used);
        }
    }

    /// The host file names the type of a decltype-specifier, which the program's text must have.
    pub fn name_decltype(&mut self, (first, last): (u32, u32), ty: TypeId) {
        if !self.context.in_instance && !self.is_dependent_type(ty) {
            self.program.named_decltypes.push(NamedDecltype { first, last, ty });
        }
    }

    /// Notes an expression that a type holds, with the constructions in it, which are taken out of those noted so far.
    pub fn hold_expression(&mut self, expression: ExpressionId, constructions: &mut Vec<ExpressionId>) {
        let scope = self.context.scope;
        let program = &mut self.program;
        program.expression_scopes.insert(expression, scope);
        let (first, last) = (program.expressions[expression].first, program.expressions[expression].last);
        let expressions = &program.expressions;
        let is_before = |&construction: &ExpressionId| expressions[construction].first < first;
        // Behind it stands what was read ahead.
        let start = constructions.iter().rposition(is_before).map_or(0, |before| before + 1);
        let held = constructions.extract_if(start.., |construction| expressions[*construction].last <= last);
        program.constructions_in_types.extend(held);
    }

    /// Notes a name that the host file may have to qualify differently: clang mangles qualifications as they are written.
    pub fn note_name_in_template(&mut self, expression: ExpressionId, name: &ParsedName, is_argument: bool) {
        let is_noted = self.options.dialect.is_clang()
            && (is_argument || name.qualifier != Qualifier::None)
            && self.in_template()
            && !self.declaring.in_instance
            && !self.context.in_instance;
        if !is_noted {
            return;
        }
        let named_in = match name.qualifier {
            Qualifier::Namespace(scope) => Some(scope),
            _ => None,
        };
        let scope = self.context.scope;
        let noted = NameInTemplate { expression, name: name.token, named_in, scope, is_argument };
        self.program.names_in_templates.insert(name.first, noted);
    }

    /// Notes a type before `::`, written from the token `first` to `last`, if it is a dependent specialization of an alias
    /// template: the host file may have to write it out.
    pub fn note_alias_qualifier(&mut self, (first, last): (u32, u32), ty: TypeId, is_before_template: bool) {
        if self.declaring.in_instance || self.context.in_instance {
            return;
        }
        let Type::Specialization { template, .. } = self.program.written(ty) else { return };
        let EntityKind::Template(template) = self.program.entities[template].kind else { return };
        if self.program.templates[template].kind == TemplateKind::Alias && self.is_dependent_type(ty) {
            let scope = self.context.scope;
            self.program.aliases.qualifiers.insert(first, AliasQualifier { last, ty, scope, is_before_template });
        }
    }

    /// Nothing is known of an expression after a mistake.
    pub fn make_unknown(&mut self, expression: ExpressionId) {
        self.program.expressions[expression].kind = ExpressionKind::Unknown;
    }

    /// A function of a header that is not parsed: where it runs and whether it is internal.
    pub fn note_passed_function(&mut self, function: FunctionId, space: cufe_il::ExecutionSpace, is_static: bool) {
        self.program.functions[function].space = space;
        if is_static {
            self.program.functions[function].linkage = Linkage::Internal;
        }
    }

    /// The underlying type of an enumeration, as far as a declaration tells it ([dcl.enum]/5).
    pub fn note_underlying_type(&mut self, id: EnumId, underlying: Option<TypeId>, is_scoped: bool) {
        let entry = &mut self.program.enums[id];
        entry.underlying = entry.underlying.or(underlying);
        entry.is_fixed |= is_scoped || underlying.is_some();
        if is_scoped && entry.underlying.is_none() {
            entry.underlying = Some(cufe_il::Program::builtin(cufe_il::Builtin::Int));
        }
    }

    /// The type of a call operator, and what its exception specification says.
    pub fn complete_call_operator(&mut self, function: FunctionId, ty: cufe_il::FunctionType, flags: FunctionFlags) {
        let ty = self.program.function_type(ty);
        let entry = &mut self.program.functions[function];
        entry.ty = ty;
        entry.flags |= flags;
    }

    /// Where a call operator runs, as annotated.
    pub fn annotate_call_operator(&mut self, function: FunctionId, space: cufe_il::ExecutionSpace) {
        self.program.functions[function].space = space;
    }

    /// The declaration of an instance of a call operator, which is its definition.
    pub fn define_call_instance(&mut self, record: cufe_il::FunctionDeclaration) {
        let function = record.function;
        let record = self.program.function_declarations.push(record);
        let entry = &mut self.program.functions[function];
        entry.first_declaration = Some(record);
        entry.definition = Some(record);
    }
}
