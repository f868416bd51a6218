//! Names of entities: scopes, templates, functions, local and unnamed entities.

use crate::source_name;
use crate::tree::{Node, NodeId, Tree};
use crate::types::{Bound, Placeholders};
use crate::{MangleOptions, SymbolForm};
use cufe_base::Interner;
use cufe_il::{
    ArgumentsId, Class, ClassId, Entity, EntityId, EntityKind, EnumId, Function, FunctionFlags, FunctionId,
    FunctionType, FunctionTypeFlags, Lambda, Linkage, NameKind, Program, ScopeId, ScopeKind, StorageClass, TemplateId,
    TemplateKind, TypeId, VariableFlags, VariableId,
};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::cell::OnceCell;

/// Nesting beyond this depth has no name.
const MAXIMUM_DEPTH: u32 = 20_000;

/// The name of a symbol.
pub(crate) enum SymbolName {
    /// As written in the source.
    Plain(String),
    /// `_Z` and this.
    Encoding(NodeId),
}

/// Builds the tree of one name.
pub(crate) struct Builder<'a> {
    pub(crate) program: &'a Program,
    pub(crate) interner: &'a Interner,
    pub(crate) options: &'a MangleOptions<'a>,
    pub(crate) tree: Tree,
    /// Types that do not depend on template parameters: they can share parts, and are built once.
    pub(crate) known_types: HashMap<TypeId, Option<NodeId>, FxBuildHasher>,
    /// What template parameters (by depth and index) stand for, inside of alias templates.
    pub(crate) bound: Vec<((u16, u16), Bound)>,
    /// Which element of packs is meant, inside of a pack expansion.
    pub(crate) pack_index: Option<usize>,
    /// The length of the packs met in a pack expansion.
    pub(crate) pack_length: Option<usize>,
    /// In parameters of abbreviated function templates and generic lambdas: the template parameters for which `auto` stands
    /// ([dcl.fct]).
    pub(crate) placeholders: Option<Placeholders>,
    /// How many templates are around those whose depths the types of the signature being built count: instances around a
    /// template, whose parameters have values, do not count there.
    pub(crate) templates_outside: u16,
    /// The function whose signature is being built: parameters are numbered in it.
    pub(crate) function: Option<FunctionId>,
    /// What is different in the name that is asked for, and not in the names inside of it.
    pub(crate) form: SymbolForm,
    /// The outermost namespaces of entities of internal linkage, and what they are in the device compiler's own namespace.
    moved: Vec<(NodeId, NodeId)>,
    /// Functions by the scopes of their parameters, made when something local is met.
    function_scopes: OnceCell<HashMap<ScopeId, FunctionId, FxBuildHasher>>,
    depth: u32,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(program: &'a Program, interner: &'a Interner, options: &'a MangleOptions<'a>) -> Self {
        Self {
            program,
            interner,
            options,
            tree: Tree::default(),
            known_types: HashMap::default(),
            bound: Vec::new(),
            pack_index: None,
            pack_length: None,
            placeholders: None,
            templates_outside: 0,
            function: None,
            form: SymbolForm::default(),
            moved: Vec::new(),
            function_scopes: OnceCell::new(),
            depth: 0,
        }
    }

    /// Runs a step that may recurse: the stack grows, and nesting beyond reason ends with `None`.
    pub(crate) fn nested<T>(&mut self, step: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= MAXIMUM_DEPTH {
            return None;
        }
        self.depth += 1;
        let result =
            stacker::maybe_grow(cufe_base::limits::STACK_RED_ZONE, cufe_base::limits::STACK_SEGMENT, || step(self));
        self.depth -= 1;
        result
    }

    // ---- symbols ----

    /// The name of a function in object files.
    pub(crate) fn function_symbol(&mut self, id: FunctionId) -> Option<SymbolName> {
        let function = self.program.functions.get(id)?;
        let entity = self.program.entities.get(function.entity)?;
        if let NameKind::Identifier(symbol) = entity.name.kind() {
            let is_plain = function.flags.intersects(FunctionFlags::C_LINKAGE | FunctionFlags::BUILTIN)
                && !self.is_internal(function, entity);
            if is_plain || self.is_main(function, entity) {
                return Some(SymbolName::Plain(self.interner.text(symbol).to_owned()));
            }
        }
        Some(SymbolName::Encoding(self.function_encoding(id)?))
    }

    /// Whether a function is the program's `main`, which has no encoded name ([basic.start.main]).
    fn is_main(&self, function: &Function, entity: &Entity) -> bool {
        entity.name.symbol().is_some_and(|symbol| self.interner.text(symbol) == "main")
            && self.program.enclosing_namespace(entity.scope) == Program::GLOBAL_SCOPE
            && self.program.enclosing_class(entity.scope).is_none()
            && function.specialized.is_none()
            && entity.template.is_none()
    }

    /// The name of a variable in object files.
    pub(crate) fn variable_symbol(&mut self, id: VariableId) -> Option<SymbolName> {
        let variable = self.program.variables.get(id)?;
        let entity = self.program.entities.get(variable.entity)?;
        let is_plain = self.program.scopes[entity.scope].kind == ScopeKind::Global
            && variable.linkage == Linkage::External
            && entity.template.is_none()
            && !variable.flags.contains(VariableFlags::SPECIALIZATION);
        if is_plain || variable.flags.contains(VariableFlags::C_LINKAGE) {
            return Some(SymbolName::Plain(self.interner.text(entity.name.symbol()?).to_owned()));
        }
        Some(SymbolName::Encoding(self.variable_encoding(id)?))
    }

    // ---- encodings ----

    /// `<encoding>` of a variable: its name.
    pub(crate) fn variable_encoding(&mut self, id: VariableId) -> Option<NodeId> {
        let variable = self.program.variables.get(id)?;
        let entity = self.program.entities.get(variable.entity)?;
        let made = self.program.variable_arguments.get(&id).copied();
        if entity.template.is_some() || variable.flags.contains(VariableFlags::SPECIALIZATION) && made.is_none() {
            return None; // which arguments is not recorded
        }
        let form = std::mem::take(&mut self.form);
        let mut parent = self.scope(entity.scope)?;
        if form.is_internal {
            parent = self.inside(parent);
        }
        let mut text = String::new();
        if variable.linkage == Linkage::Internal && !self.options.of_device() && self.is_written_static(entity.scope) {
            text.push('L');
        }
        text.push_str(&source_name(self.interner.text(entity.name.symbol()?)));
        text.push_str(&match made {
            Some((template, _)) => self.template_tag_text(self.program.templates[template].entity),
            None => self.tag_text(variable.entity),
        });
        let discriminator = self.discriminator(variable.entity, parent);
        let name = self.tree.text(&text);
        let mut name = self.tree.add(Node::Name { parent, name, discriminator });
        if let Some((template, arguments)) = made {
            let arguments = self.template_arguments(arguments, Some(template))?;
            name = self.tree.add(Node::TemplateId { template: name, arguments });
        }
        Some(self.tree.add(Node::Encoding { name, qualifiers: "", signature: None }))
    }

    /// `<encoding>` of a function: name and parameter types, of specializations also the return type.
    pub(crate) fn function_encoding(&mut self, id: FunctionId) -> Option<NodeId> {
        self.nested(|builder| builder.function_encoding_inner(id))
    }

    fn function_encoding_inner(&mut self, id: FunctionId) -> Option<NodeId> {
        let program = self.program;
        let function = program.functions.get(id)?;
        let entity = program.entities.get(function.entity)?;
        let is_plain = function.flags.contains(FunctionFlags::C_LINKAGE) && !self.is_internal(function, entity);
        if (is_plain || self.is_main(function, entity))
            && let Some(symbol) = entity.name.symbol()
        {
            let text = source_name(self.interner.text(symbol));
            return Some(self.tree.text(&text));
        }
        // A specialization has the signature of its template ([temp.over.link]).
        let (template, arguments, described) = match function.specialized {
            Some(template) => {
                let pattern = program.function_of(program.templates.get(template)?.entity)?;
                (Some(template), function.arguments, pattern)
            }
            None => {
                let own = entity.template.map(|template| program.templates[template].own_arguments);
                (entity.template, own, id)
            }
        };
        let around = self.instances_around(template);
        let outside = std::mem::replace(&mut self.templates_outside, around);
        let outer = (self.function.replace(described), self.placeholders.take());
        let result = self.function_parts(function, entity, template, arguments, described);
        (self.function, self.placeholders) = outer;
        self.templates_outside = outside;
        result
    }

    fn function_parts(
        &mut self,
        function: &Function,
        entity: &Entity,
        template: Option<TemplateId>,
        arguments: Option<ArgumentsId>,
        described: FunctionId,
    ) -> Option<NodeId> {
        let program = self.program;
        let ty = program.as_function(program.canonical(program.functions[described].ty))?;
        let form = std::mem::take(&mut self.form);
        let heir = form.heir.and_then(|class| program.classes[class].scope);
        let mut parent = self.scope(heir.unwrap_or(entity.scope))?;
        if self.is_internal(function, entity) {
            parent = self.inside(parent);
        }
        let name = self.function_name(function, entity, (&program.functions[described], ty), form)?;
        let tags = self.function_tag_text(described);
        let name = self.tagged(name, &tags);
        let mut name = self.tree.add(Node::Name { parent, name, discriminator: 0 });
        if let Some(template) = template {
            let arguments = self.template_arguments(arguments?, Some(template))?;
            name = self.tree.add(Node::TemplateId { template: name, arguments });
        }
        let has_result = template.is_some()
            && !matches!(entity.name.kind(), NameKind::Constructor | NameKind::Destructor | NameKind::Conversion);
        let mut signature = Vec::new();
        if has_result {
            signature.push(self.result_type(&program.functions[described], ty)?);
        }
        let template = program.entities[program.functions[described].entity].template;
        self.placed_parameters(ty, template, &mut signature)?;
        let signature = Some(self.tree.add(Node::Sequence(signature.into())));
        let qualifiers = if form.invoker.is_some() { "" } else { function_qualifiers(ty.flags) };
        Some(self.tree.add(Node::Encoding { name, qualifiers, signature }))
    }

    /// The declared return type: of a deduced one the placeholder ([dcl.spec.auto]).
    fn result_type(&mut self, function: &Function, ty: &FunctionType) -> Option<NodeId> {
        if function.flags.contains(FunctionFlags::DEDUCED_RETURN) && !self.program.has_placeholder(ty.result) {
            return Some(self.tree.text("Da"));
        }
        self.ty(ty.result)
    }

    /// Parameter types in which `auto` stands for parameters of a template, behind those that are written.
    fn placed_parameters(
        &mut self,
        ty: &FunctionType,
        template: Option<TemplateId>,
        parts: &mut Vec<NodeId>,
    ) -> Option<()> {
        let parameters = template.map_or(&[][..], |template| &self.program.templates[template].head.parameters);
        let written = parameters.iter().filter(|parameter| !parameter.is_invented()).count() as u16;
        let depth = template.map_or(0, |template| self.program.templates[template].depth);
        let outer = self.placeholders.replace(Placeholders { next: written, depth });
        let result = self.parameters(ty, parts);
        self.placeholders = outer;
        result
    }

    /// How many instances are around a template.
    fn instances_around(&self, template: Option<TemplateId>) -> u16 {
        let Some(template) = template else { return 0 };
        let entry = &self.program.templates[template];
        let parent = |scope: ScopeId| self.program.scopes[scope].parent;
        let parents = std::iter::successors(parent(entry.head.scope), |&scope| parent(scope));
        let around = parents.filter(|&scope| self.program.scopes[scope].kind == ScopeKind::TemplateParameters).count();
        (around as u16).saturating_sub(entry.depth)
    }

    /// An entity by its name and scope alone.
    pub(crate) fn named(&mut self, id: EntityId) -> Option<NodeId> {
        let entity = self.program.entities.get(id)?;
        let parent = self.scope(entity.scope)?;
        let name = self.tree.text(&source_name(self.interner.text(entity.name.any_symbol()?)));
        let discriminator = self.discriminator(id, parent);
        Some(self.tree.add(Node::Name { parent, name, discriminator }))
    }

    /// A scope in the device compiler's namespace of entities of internal linkage. The rest of the name has the scope's
    /// namespaces there, too: they are its substitutions.
    pub(crate) fn inside(&mut self, scope: Option<NodeId>) -> Option<NodeId> {
        let Some(namespace) = self.options.internal_namespace else { return scope };
        let name = self.tree.text(&source_name(namespace));
        let mut around = self.tree.add(Node::Name { parent: None, name, discriminator: 0 });
        let mut chain = Vec::new();
        let mut next = scope;
        while let Some(&Node::Name { parent, name, discriminator }) = next.map(|id| self.tree.node(id)) {
            chain.push((next, name, discriminator));
            next = parent;
        }
        for (place, (plain, name, discriminator)) in chain.into_iter().rev().enumerate() {
            around = self.tree.add(Node::Name { parent: Some(around), name, discriminator });
            if place == 0 {
                self.moved.extend(plain.map(|plain| (plain, around)));
            }
        }
        Some(around)
    }

    /// Whether a function stands in the device compiler's namespace of entities of internal linkage. Kernels do not.
    fn is_internal(&self, function: &Function, entity: &Entity) -> bool {
        let program = self.program;
        let linkage = |function: &Function| function.linkage == Linkage::Internal;
        let pattern = function.specialized.and_then(|template| program.templates[template].pattern);
        let pattern = pattern.and_then(|pattern| program.function_of(pattern));
        let scope = self.home(entity.scope);
        self.options.of_device()
            && matches!(program.scopes[scope].kind, ScopeKind::Global | ScopeKind::Namespace)
            && !function.space.is_kernel()
            && (linkage(function)
                || program.scopes[scope].in_unnamed_namespace
                || pattern.is_some_and(|pattern| linkage(&program.functions[pattern])))
    }

    /// The scope without the heads of templates around it.
    fn home(&self, mut scope: ScopeId) -> ScopeId {
        while self.program.scopes[scope].kind == ScopeKind::TemplateParameters
            && let Some(parent) = self.program.scopes[scope].parent
        {
            scope = parent;
        }
        scope
    }

    /// A name with its ABI tags behind it.
    fn tagged(&mut self, name: NodeId, tags: &str) -> NodeId {
        if tags.is_empty() {
            return name;
        }
        let text = match self.tree.node(name) {
            Node::Text(text) => format!("{text}{tags}"),
            _ => {
                let tags = self.tree.text(tags);
                return self.sequence(&[name, tags]);
            }
        };
        self.tree.text(&text)
    }

    fn function_name(
        &mut self,
        function: &Function,
        entity: &Entity,
        (described, ty): (&Function, &FunctionType),
        form: SymbolForm,
    ) -> Option<NodeId> {
        if let Some(invoker) = form.invoker {
            return Some(self.tree.text(&source_name(invoker)));
        }
        let text = match entity.name.kind() {
            NameKind::Identifier(symbol) => {
                let internal = function.linkage == Linkage::Internal
                    && !self.options.of_device()
                    && self.is_written_static(entity.scope);
                format!("{}{}", if internal { "L" } else { "" }, source_name(self.interner.text(symbol)))
            }
            NameKind::Operator(operator) => {
                let is_member = function.flags.intersects(FunctionFlags::MEMBER);
                let operands = ty.parameters.len() + usize::from(is_member);
                let (unary, binary) = operator.mangled();
                let code = if operands == 1 && !unary.is_empty() { unary } else { binary };
                if code.is_empty() { unary.to_owned() } else { code.to_owned() }
            }
            NameKind::LiteralOperator(suffix) => format!("li{}", source_name(self.interner.text(suffix))),
            NameKind::Conversion => {
                let target = self.ty(described.conversion.unwrap_or(ty.result))?;
                let code = self.tree.text("cv");
                return Some(self.tree.add(Node::Sequence([code, target].into())));
            }
            NameKind::Constructor if form.heir.is_some() => {
                let code = self.tree.text(&format!("CI{}", &form.structor.unwrap_or("C1")[1..]));
                let class = self.program.enclosing_class(entity.scope)?;
                let base = self.ty(self.program.classes[class].ty)?;
                return Some(self.tree.add(Node::Sequence([code, base].into())));
            }
            NameKind::Constructor => form.structor.unwrap_or("C1").to_owned(),
            NameKind::Destructor => form.structor.unwrap_or("D1").to_owned(),
            NameKind::DeductionGuide(_) | NameKind::Unnamed => return None,
        };
        Some(self.tree.text(&text))
    }

    /// Whether internal linkage in a scope comes from `static` or `const`, not from an unnamed namespace.
    fn is_written_static(&self, scope: ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            let entity = entry.entity.and_then(|entity| self.program.entities.get(entity));
            if let (ScopeKind::Namespace, Some(EntityKind::Namespace(id))) =
                (entry.kind, entity.map(|found| found.kind))
                && self.program.namespaces[id].is_unnamed
            {
                return false;
            }
            next = entry.parent;
        }
        true
    }

    // ---- scopes ----

    /// What stands before the name of a member of a scope; `Some(None)` for the global namespace.
    pub(crate) fn scope(&mut self, scope: ScopeId) -> Option<Option<NodeId>> {
        self.nested(|builder| builder.scope_inner(scope))
    }

    fn scope_inner(&mut self, scope: ScopeId) -> Option<Option<NodeId>> {
        let program = self.program;
        let entry = program.scopes.get(scope)?;
        match entry.kind {
            ScopeKind::Global => Some(None),
            ScopeKind::Namespace => {
                let EntityKind::Namespace(id) = program.entities[entry.entity?].kind else { return None };
                let entity = &program.entities[program.namespaces[id].entity];
                let parent = self.scope(entry.parent?)?;
                let text = if program.namespaces[id].is_unnamed {
                    source_name(&format!("_GLOBAL__N_{}", self.options.module_id.unwrap_or("1")))
                } else {
                    let name = self.interner.text(entity.name.symbol()?);
                    if parent.is_none() && name == "std" {
                        return Some(Some(self.tree.add(Node::Std)));
                    }
                    source_name(name)
                };
                let name = self.tree.text(&text);
                let node = self.tree.add(Node::Name { parent, name, discriminator: 0 });
                let moved = self.moved.iter().find(|&&(plain, _)| plain == node);
                Some(Some(moved.map_or(node, |&(_, inner)| inner)))
            }
            ScopeKind::Class => match program.entities[entry.entity?].kind {
                EntityKind::Class(class) => Some(Some(self.class(class)?)),
                _ => None,
            },
            ScopeKind::Enum => match program.entities[entry.entity?].kind {
                EntityKind::Enum(id) => Some(Some(self.enumeration(id)?)),
                _ => None,
            },
            ScopeKind::TemplateParameters => self.scope(entry.parent?),
            ScopeKind::FunctionParameters | ScopeKind::Block | ScopeKind::Lambda => {
                match self.function_of_scope(scope) {
                    Some(function) => {
                        let encoding = self.function_encoding(function)?;
                        Some(Some(self.tree.add(Node::Function { encoding })))
                    }
                    None => self.scope(entry.parent?),
                }
            }
        }
    }

    /// The function whose parameters a scope holds.
    pub(crate) fn function_of_scope(&self, scope: ScopeId) -> Option<FunctionId> {
        let program = self.program;
        if let Some(entity) = program.scopes[scope].entity
            && let EntityKind::Function(function) = program.entities[entity].kind
        {
            return Some(function);
        }
        let scopes = self.function_scopes.get_or_init(|| {
            let declarations = program.written_functions();
            let declared = declarations.map(|declaration| (declaration.parameter_scope, declaration.function));
            let lambdas = program.lambdas.iter().filter_map(|lambda| Some((lambda.scope, lambda.call_operator?)));
            declared.chain(lambdas).collect()
        });
        scopes.get(&scope).copied()
    }

    /// The function around a scope: the one whose parameters or body it is or is inside of.
    fn enclosing_function(&self, scope: ScopeId) -> Option<FunctionId> {
        let mut next = Some(scope);
        while let Some(scope) = next {
            let entry = &self.program.scopes[scope];
            match entry.kind {
                ScopeKind::FunctionParameters | ScopeKind::Block | ScopeKind::Lambda => {
                    if let Some(function) = self.function_of_scope(scope) {
                        return Some(function);
                    }
                }
                ScopeKind::TemplateParameters => {}
                _ => return None,
            }
            next = entry.parent;
        }
        None
    }

    /// Numbers entities of one name and sort in one function, in order of declaration.
    fn discriminator(&self, id: EntityId, parent: Option<NodeId>) -> u32 {
        if !parent.is_some_and(|parent| matches!(self.tree.node(parent), Node::Function { .. })) {
            return 0;
        }
        let entity = &self.program.entities[id];
        let function = self.enclosing_function(entity.scope);
        let is_variable = self.program.variable_of(id).is_some();
        let earlier = self.program.entities.iter().take_while(|(other, _)| *other != id);
        let same = earlier.filter(|(other, entry)| {
            entry.name == entity.name
                && match entry.kind {
                    EntityKind::Class(_) | EntityKind::Enum(_) => !is_variable,
                    EntityKind::Typedef(_) => !is_variable && self.options.of_device(),
                    EntityKind::Variable(variable) => {
                        is_variable && self.program.variables[variable].storage == StorageClass::Static
                    }
                    _ => false,
                }
                && *other != id
                && self.enclosing_function(entry.scope) == function
        });
        same.count() as u32
    }

    // ---- classes, enumerations, templates ----

    /// A class: its name, of specializations and patterns with arguments.
    pub(crate) fn class(&mut self, id: ClassId) -> Option<NodeId> {
        self.nested(|builder| builder.class_inner(id))
    }

    fn class_inner(&mut self, id: ClassId) -> Option<NodeId> {
        let program = self.program;
        let class = program.classes.get(id)?;
        if let Some(template) = class.template {
            let arguments = class.arguments.unwrap_or(program.templates[template].own_arguments);
            return self.specialization(program.templates[template].entity, arguments);
        }
        let entity = program.entities.get(class.entity)?;
        if class.is_closure {
            return self.closure(class, entity);
        }
        self.named_type(class.entity, entity, class.typedef_name)
    }

    /// An enumeration.
    pub(crate) fn enumeration(&mut self, id: EnumId) -> Option<NodeId> {
        let enumeration = self.program.enums.get(id)?;
        let entity = self.program.entities.get(enumeration.entity)?;
        self.nested(|builder| builder.named_type(enumeration.entity, entity, enumeration.typedef_name))
    }

    fn named_type(&mut self, id: EntityId, entity: &Entity, typedef_name: Option<EntityId>) -> Option<NodeId> {
        let parent = self.scope(entity.scope)?;
        let symbol = entity.name.symbol().or_else(|| typedef_name.and_then(|name| self.program.symbol(name)));
        let (text, discriminator) = match symbol {
            Some(symbol) => {
                let mut text = source_name(self.interner.text(symbol));
                // Enumerations show no tags.
                if matches!(entity.kind, EntityKind::Class(_)) {
                    text.push_str(&self.tag_text(id));
                }
                (text, self.discriminator(id, parent))
            }
            None => match self.options.anonymous_unions.and_then(|numbers| numbers.get(&id)) {
                Some(number) => (source_name(&format!("__C{number}")), 0),
                None => (format!("Ut{}_", sequence_number(self.unnamed_types_before(id, entity))), 0),
            },
        };
        let name = self.tree.text(&text);
        Some(self.tree.add(Node::Name { parent, name, discriminator }))
    }

    /// The number of unnamed types declared before one in the same class or function.
    fn unnamed_types_before(&self, id: EntityId, entity: &Entity) -> usize {
        let function = self.enclosing_function(entity.scope);
        let earlier = self.program.entities.iter().take_while(|(other, _)| *other != id);
        let unnamed = earlier.filter(|(_, entry)| {
            let is_unnamed_type = entry.name.kind() == NameKind::Unnamed
                && match entry.kind {
                    EntityKind::Class(id) => {
                        let class = &self.program.classes[id];
                        !class.is_closure
                            && class.typedef_name.is_none()
                            && !(self.options.of_device() && self.program.is_anonymous_union(id))
                    }
                    EntityKind::Enum(id) => self.program.enums[id].typedef_name.is_none(),
                    _ => false,
                };
            is_unnamed_type
                && (entry.scope == entity.scope
                    || (function.is_some() && self.enclosing_function(entry.scope) == function))
        });
        unnamed.count()
    }

    /// A closure: `Ul`, the parameters of its call operator, and its number in the enclosing function or class.
    fn closure(&mut self, class: &Class, entity: &Entity) -> Option<NodeId> {
        let program = self.program;
        let position = program.lambdas.iter().position(|lambda| lambda.closure == class.entity)?;
        let lambda = &program.lambdas[position];
        let function = self.enclosing_function(entity.scope);
        let place = |id: EntityId| (self.enclosing_function(program.entities[id].scope), program.entities[id].scope);
        let before = program.lambdas[..position].iter().filter(|other| match place(other.closure) {
            (None, scope) => function.is_none() && scope == entity.scope,
            (other, _) => other == function,
        });
        let before: Vec<&Lambda> = before.collect();
        let parent = self.scope(entity.scope)?;
        let parameters = self.closure_parameters(lambda)?;
        let number = if self.options.of_device() {
            let mut same = 0;
            for other in before {
                same += usize::from(self.closure_parameters(other) == Some(parameters));
            }
            same
        } else {
            before.len()
        };
        let number = self.tree.text(&format!("E{}_", sequence_number(number)));
        let parts = [self.tree.text("Ul"), parameters, number];
        let name = self.tree.add(Node::Sequence(parts.into()));
        Some(self.tree.add(Node::Name { parent, name, discriminator: 0 }))
    }

    /// The parameters of the call operator of a lambda.
    fn closure_parameters(&mut self, lambda: &Lambda) -> Option<NodeId> {
        let program = self.program;
        let call_operator = lambda.call_operator?;
        let ty = program.as_function(program.canonical(program.functions[call_operator].ty))?;
        let template = program.entities[program.functions[call_operator].entity].template;
        let mut parts = Vec::new();
        let around = self.instances_around(template);
        let outside = std::mem::replace(&mut self.templates_outside, around);
        let result = self.placed_parameters(ty, template, &mut parts);
        self.templates_outside = outside;
        result?;
        Some(self.tree.add(Node::Sequence(parts.into())))
    }

    /// A template by its name.
    pub(crate) fn template(&mut self, entity: EntityId) -> Option<NodeId> {
        let program = self.program;
        let entry = program.entities.get(entity)?;
        if let EntityKind::Template(template) = entry.kind
            && let Some((depth, index)) = program.templates[template].parameter
        {
            return self.template_parameter(depth, index);
        }
        let parent = self.scope(entry.scope)?;
        let mut text = source_name(self.interner.text(entry.name.symbol()?));
        text.push_str(&self.template_tag_text(entity));
        let name = self.tree.text(&text);
        Some(self.tree.add(Node::Name { parent, name, discriminator: 0 }))
    }

    /// A template with arguments; alias templates are replaced by what they stand for.
    pub(crate) fn specialization(&mut self, entity: EntityId, arguments: ArgumentsId) -> Option<NodeId> {
        let program = self.program;
        if let EntityKind::Template(id) = program.entities.get(entity)?.kind
            && program.templates[id].kind == TemplateKind::Alias
        {
            return self.alias(id, arguments);
        }
        self.template_id(entity, arguments)
    }

    /// A template with arguments, whatever it is a template of.
    pub(crate) fn template_id(&mut self, entity: EntityId, arguments: ArgumentsId) -> Option<NodeId> {
        let id = match self.program.entities.get(entity)?.kind {
            EntityKind::Template(id) => Some(id),
            _ => None,
        };
        let template = self.template(entity)?;
        let arguments = self.template_arguments(arguments, id)?;
        Some(self.tree.add(Node::TemplateId { template, arguments }))
    }

    /// A type that a class template's member can be looked up in, as the prefix of a nested name.
    pub(crate) fn member_of(&mut self, qualifier: TypeId, name: NodeId) -> Option<NodeId> {
        let parent = Some(self.ty(qualifier)?);
        Some(self.tree.add(Node::Name { parent, name, discriminator: 0 }))
    }
}

/// The qualifiers of a member function behind `N`.
pub(crate) fn function_qualifiers(flags: FunctionTypeFlags) -> &'static str {
    const TABLE: [&str; 12] = ["", "K", "V", "VK", "R", "KR", "VR", "VKR", "O", "KO", "VO", "VKO"];
    let mut index = 0;
    index += usize::from(flags.contains(FunctionTypeFlags::CONST));
    index += 2 * usize::from(flags.contains(FunctionTypeFlags::VOLATILE));
    if flags.contains(FunctionTypeFlags::LVALUE) {
        index += 4;
    } else if flags.contains(FunctionTypeFlags::RVALUE) {
        index += 8;
    }
    TABLE.get(index).copied().unwrap_or("")
}

/// The number of an entity after `before` others of its sort: nothing for the first, then from 0.
pub(crate) fn sequence_number(before: usize) -> String {
    before.checked_sub(1).map(|number| number.to_string()).unwrap_or_default()
}
