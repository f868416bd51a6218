//! The state of the translation from the program to entries.
//!
//! Entries are made when they are first named, and filled later from a list of what is still to be done: types and entities
//! refer to each other in circles.

use crate::body::BodyState;
use crate::constant::Known;
use crate::graph::{Body, EntryId, FILE, Graph, Region, Value};
use crate::kind::Kind;
use cufe_il::{
    EntityId, EntityKind, FunctionDeclaration, FunctionId, NamespaceId, Program, ScopeId, TemplateId, TypeId,
    VariableId,
};
use cufe_sema::Unit;
use cufe_sema::types::printing::Printer;
use rustc_hash::{FxHashMap, FxHashSet};

/// An entry that is still to be filled.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Work {
    Type(TypeId, EntryId),
    Function(FunctionId, EntryId),
    Variable(VariableId, EntryId),
    Field(VariableId, EntryId),
    Namespace(NamespaceId, EntryId),
    Template(TemplateId, EntryId),
}

/// What surrounds the statements that are being translated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    pub(crate) function: FunctionId,
    /// The entry of the innermost scope.
    pub(crate) scope: EntryId,
}

/// How a name is written: its qualifier, the number of its template arguments, and whether it begins with `::`.
pub(crate) type Written = (Option<Vec<(&'static str, Value)>>, Option<usize>, bool);

/// A part of a source sequence: where it stands, and what it is.
pub(crate) type Placed = (u32, EntryId);

/// The translation of one unit.
pub(crate) struct Builder<'a> {
    pub(crate) unit: &'a Unit,
    pub(crate) program: &'a Program,
    pub(crate) graph: Graph,
    pub(crate) work: Vec<Work>,
    pub(crate) types: FxHashMap<TypeId, EntryId>,
    pub(crate) texts_open: Vec<TypeId>,
    pub(crate) text_depth: u32,
    pub(crate) functions: FxHashMap<FunctionId, EntryId>,
    pub(crate) variables: FxHashMap<VariableId, EntryId>,
    pub(crate) namespaces: FxHashMap<NamespaceId, EntryId>,
    pub(crate) templates: FxHashMap<TemplateId, EntryId>,
    pub(crate) scopes: FxHashMap<ScopeId, EntryId>,
    /// Enumerators, aliases of namespaces, typedef names.
    pub(crate) entities: FxHashMap<EntityId, EntryId>,
    pub(crate) labels: FxHashMap<cufe_base::Symbol, EntryId>,
    /// Types that the program does not have, made of others that it has.
    pub(crate) made: FxHashMap<(EntryId, &'static str), EntryId>,
    pub(crate) parameter_names: FxHashMap<(u16, u16), String>,
    /// The first parameter with a name at each depth and position.
    pub(crate) named_parameters: FxHashMap<(u16, u16), TypeId>,
    /// Array types as declarators make them.
    pub(crate) arrays: FxHashMap<TypeId, Vec<cufe_il::WrittenArray>>,
    /// What is known of expressions that are constants.
    pub(crate) known: FxHashMap<EntryId, Known>,
    /// The types of function definitions, which name their parameters.
    pub(crate) function_types: FxHashMap<FunctionId, (EntryId, EntryId)>,
    /// The region of what is being translated.
    pub(crate) region: Region,
    pub(crate) around: Option<Around>,
    /// The `this` of the function that is being translated.
    pub(crate) this: Option<EntryId>,
    /// Functions that some call names, and all that are used.
    pub(crate) called: FxHashSet<FunctionId>,
    pub(crate) file_scope: EntryId,
    pub(crate) global_lifetime: EntryId,
    /// Which entities stand in which scope, in order.
    pub(crate) members: FxHashMap<ScopeId, Vec<EntityId>>,
    /// The source sequence of the file scope; of functions, while they are translated.
    pub(crate) sequence: Vec<Placed>,
    /// The entities of blocks, by their tokens.
    pub(crate) local_entities: Vec<(u32, EntityId)>,
    /// The qualifiers of names, by what they name and where.
    pub(crate) qualifiers: FxHashMap<(ScopeId, u32), EntryId>,
    /// How names of entities are written.
    pub(crate) references: FxHashMap<EntryId, Vec<(Written, EntryId)>>,
    /// The scopes of template heads, by their parameters.
    pub(crate) head_scopes: FxHashMap<EntityId, EntryId>,
    /// Depth and index of value parameters.
    pub(crate) value_positions: FxHashMap<EntityId, (u16, u16)>,
    /// The data members of closures, by lambda and capture.
    pub(crate) capture_fields: FxHashMap<(usize, usize), EntryId>,
    /// The lambda whose body is being translated.
    pub(crate) captures: Option<usize>,
    /// The scopes of the bodies of lambdas in the function that is being translated.
    pub(crate) lambda_scopes: Vec<EntryId>,
    /// The namespaces that qualifiers name.
    pub(crate) used_namespaces: FxHashSet<EntryId>,
    /// The templates that member functions of class templates are, by the tokens of their names.
    pub(crate) member_templates: FxHashMap<u32, EntryId>,
    /// The expression whose user-defined conversion is being made: its own value is its operand.
    pub(crate) plain: Option<cufe_il::ExpressionId>,
    /// The templates that partial specializations are.
    pub(crate) partials: FxHashMap<cufe_il::ClassId, EntryId>,
    /// The number of heads around those of members of instances, by their parameters.
    pub(crate) outer_heads: FxHashMap<EntityId, u16>,
    /// The function whose type is being made.
    pub(crate) parameters_of: Option<FunctionId>,
    /// The entries of data members without names, by class and place.
    pub(crate) unnamed_fields: FxHashMap<(cufe_il::ClassId, usize), EntryId>,
    /// Static data members with an initializer in the class.
    pub(crate) initialized_in_class: FxHashSet<VariableId>,
    /// The initializations of static variables of functions.
    pub(crate) static_initializations: FxHashMap<VariableId, EntryId>,
    /// The using-declarations of scopes, and their using-directives.
    pub(crate) usings: FxHashMap<ScopeId, Vec<EntryId>>,
    pub(crate) directives: FxHashMap<ScopeId, Vec<EntryId>>,
    /// The entries of bases, by the class and the base.
    pub(crate) base_entries: FxHashMap<(cufe_il::ClassId, cufe_il::ClassId), EntryId>,
    /// Overriding functions whose results are converted, with the class and the base that they are converted to.
    pub(crate) result_adjustments: Vec<(EntryId, (cufe_il::ClassId, cufe_il::ClassId))>,
    /// The classes that stand for template parameters.
    pub(crate) proxies: FxHashMap<EntityId, EntryId>,
    /// Those of them that classes are derived from.
    pub(crate) proxies_of_bases: Vec<EntryId>,
    /// The constants of the file scope that are literals, by their tokens.
    pub(crate) file_literals: FxHashMap<u32, EntryId>,
    /// The functions that are friends of classes, and the classes.
    pub(crate) friends: Vec<(cufe_il::ClassId, FunctionId)>,
    /// The same of classes: the one that has the friend first.
    pub(crate) friend_classes: Vec<(cufe_il::ClassId, cufe_il::ClassId)>,
    /// The using-declarations that inherit constructors, by the class and the base.
    pub(crate) inheriting: FxHashMap<(cufe_il::ClassId, cufe_il::ClassId), EntryId>,
    /// What stands for expressions that only loops have.
    pub(crate) hidden: FxHashMap<cufe_il::ExpressionId, crate::range::Hidden>,
    /// The variables that structured bindings bind to, by the first names.
    pub(crate) containers: FxHashMap<VariableId, EntryId>,
    pub(crate) body: BodyState,
    /// The function that is being translated is a template's pattern.
    pub(crate) is_prototype: bool,
    /// Attributes by the last tokens of their lists.
    pub(crate) attribute_lists: FxHashMap<u32, Vec<cufe_il::WrittenAttribute>>,
    /// What is destroyed at the end of the program, with its place.
    pub(crate) destroyed_at_end: Vec<(u32, EntryId)>,
    /// The classes of qualifiers that name classes derived from that of the member.
    pub(crate) naming_classes: FxHashMap<EntryId, cufe_il::ClassId>,
    /// Pointers to members, with the members and how they are written.
    pub(crate) member_pointers: Vec<(EntryId, EntryId, Option<EntryId>)>,
    /// A default argument is being made: its constants are those of the declaration.
    pub(crate) is_default_argument: bool,
    /// The default argument of a declaration is being made.
    pub(crate) is_declared_default: bool,
    /// The variables of anonymous unions.
    pub(crate) anonymous_variables: FxHashMap<cufe_il::ClassId, EntryId>,
    /// The templates of which instances are called, and how many arguments are written for instances.
    pub(crate) called_templates: FxHashSet<TemplateId>,
    pub(crate) explicit_instances: FxHashMap<FunctionId, usize>,
    /// What blocks of the function that is being translated declare of namespaces.
    pub(crate) block_declared: Vec<EntryId>,
    /// The types that are declared before the first line.
    pub(crate) predeclared: Vec<EntryId>,
    pub(crate) predeclared_functions: Vec<EntryId>,
    /// Array types that only blocks write, and constants of default arguments.
    pub(crate) local_types: FxHashSet<EntryId>,
    /// The variables of loops over ranges, which are needed as such.
    pub(crate) range_variables: Vec<EntryId>,
    /// Aliases of namespaces in functions, which are kept at the file scope.
    pub(crate) local_aliases: Vec<EntryId>,
    /// The tokens of the names in the definitions of classes and enumerations.
    pub(crate) definitions: FxHashMap<EntityId, u32>,
    /// The declarations of functions.
    pub(crate) declarations: FxHashMap<FunctionId, Vec<cufe_il::FunctionDeclarationId>>,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(unit: &'a Unit) -> Self {
        let mut graph = Graph::default();
        let file_scope = graph.add(Kind::Scope, FILE);
        let global_lifetime = graph.add(Kind::Lifetime, FILE);
        Self {
            unit,
            program: &unit.program,
            graph,
            work: Vec::new(),
            types: FxHashMap::default(),
            texts_open: Vec::new(),
            text_depth: 0,
            functions: FxHashMap::default(),
            variables: FxHashMap::default(),
            namespaces: FxHashMap::default(),
            templates: FxHashMap::default(),
            scopes: FxHashMap::default(),
            entities: FxHashMap::default(),
            labels: FxHashMap::default(),
            made: FxHashMap::default(),
            parameter_names: FxHashMap::default(),
            named_parameters: FxHashMap::default(),
            arrays: FxHashMap::default(),
            known: FxHashMap::default(),
            function_types: FxHashMap::default(),
            region: FILE,
            around: None,
            this: None,
            called: FxHashSet::default(),
            file_scope,
            global_lifetime,
            members: FxHashMap::default(),
            sequence: Vec::new(),
            local_entities: Vec::new(),
            qualifiers: FxHashMap::default(),
            references: FxHashMap::default(),
            head_scopes: FxHashMap::default(),
            value_positions: FxHashMap::default(),
            capture_fields: FxHashMap::default(),
            captures: None,
            lambda_scopes: Vec::new(),
            used_namespaces: FxHashSet::default(),
            member_templates: FxHashMap::default(),
            plain: None,
            partials: FxHashMap::default(),
            outer_heads: FxHashMap::default(),
            parameters_of: None,
            unnamed_fields: FxHashMap::default(),
            initialized_in_class: FxHashSet::default(),
            static_initializations: FxHashMap::default(),
            usings: FxHashMap::default(),
            directives: FxHashMap::default(),
            base_entries: FxHashMap::default(),
            result_adjustments: Vec::new(),
            proxies: FxHashMap::default(),
            proxies_of_bases: Vec::new(),
            file_literals: FxHashMap::default(),
            friends: Vec::new(),
            friend_classes: Vec::new(),
            inheriting: FxHashMap::default(),
            hidden: FxHashMap::default(),
            containers: FxHashMap::default(),
            body: BodyState::default(),
            is_prototype: false,
            attribute_lists: FxHashMap::default(),
            destroyed_at_end: Vec::new(),
            naming_classes: FxHashMap::default(),
            member_pointers: Vec::new(),
            is_default_argument: false,
            is_declared_default: false,
            anonymous_variables: FxHashMap::default(),
            called_templates: FxHashSet::default(),
            explicit_instances: FxHashMap::default(),
            block_declared: Vec::new(),
            predeclared: Vec::new(),
            predeclared_functions: Vec::new(),
            local_types: FxHashSet::default(),
            range_variables: Vec::new(),
            local_aliases: Vec::new(),
            definitions: FxHashMap::default(),
            declarations: FxHashMap::default(),
        }
    }

    pub(crate) fn printer(&self) -> Printer<'a> {
        Printer::with_text(self.program, self.unit.reader())
    }

    /// All entries.
    pub(crate) fn build(mut self) -> Graph {
        self.collect();
        self.predeclared_types();
        self.header();
        self.written_arrays();
        self.graph.set_kind(self.file_scope, "sck_file");
        self.graph.set(self.file_scope, "lifetime", self.global_lifetime);
        self.graph.set_kind(self.global_lifetime, "olk_global_static");
        self.graph.set(self.global_lifetime, "entity", self.file_scope);
        self.scopes.insert(Program::GLOBAL_SCOPE, self.file_scope);
        self.graph.roots.push(self.file_scope);
        self.scope_lists(Program::GLOBAL_SCOPE, self.file_scope);
        self.file_sequence();
        self.drain();
        self.bodies();
        self.implied_bodies();
        self.drain();
        self.finish_sequence(self.file_scope);
        self.finish_usings();
        self.finish_result_adjustments();
        self.finish_aliases();
        self.finish_references();
        let mut destroyed = std::mem::take(&mut self.destroyed_at_end);
        destroyed.sort_by_key(|entry| std::cmp::Reverse(entry.0));
        let destroyed: Vec<EntryId> = destroyed.into_iter().map(|entry| entry.1).collect();
        self.graph.list(self.global_lifetime, "destructions", "next_in_destruction_list", &destroyed);
        self.mark_needed();
        self.graph.local_types = self.types_of_functions();
        self.graph.flag(self.global_lifetime, "has_implicit_child", !self.graph.bodies.is_empty());
        self.graph
    }

    /// Sorts the entities by scope, and notes which functions are called.
    fn collect(&mut self) {
        let program = self.program;
        for (id, entity) in program.entities.iter() {
            if let EntityKind::TypeParameter(ty) = entity.kind
                && let cufe_il::Type::TemplateParameter { depth, index, .. } = program.structure(program.canonical(ty))
            {
                let name = self.symbol_text(id);
                self.parameter_names.entry((depth, index)).or_insert(name);
                if let Some(named) = program.known_type(cufe_il::Type::NamedParameter(id))
                    && entity.token != u32::MAX
                {
                    self.named_parameters.entry((depth, index)).or_insert(named);
                }
            }
            if entity.token != u32::MAX
                && program.scopes[entity.scope].kind == cufe_il::ScopeKind::Block
                && !matches!(entity.kind, EntityKind::Label | EntityKind::Using(_))
                && !matches!(entity.kind, EntityKind::Class(class) if program.classes[class].is_closure)
            {
                self.local_entities.push((entity.token, id));
            }
            if self.is_member(id) {
                self.members.entry(self.home(entity.scope)).or_default().push(id);
            }
        }
        for template in program.templates.values() {
            let mut outer = 0u16;
            let mut scope = Some(program.entities[template.entity].scope);
            while let Some(next) = scope {
                let class = self.class_of_scope(next).map(|class| &program.classes[class]);
                outer += u16::from(class.is_some_and(|class| class.is_instance && class.template.is_some()));
                scope = program.scopes[next].parent;
            }
            if outer > 0 {
                self.outer_heads.extend(template.head.parameters.iter().map(|parameter| (parameter.entity, outer)));
            }
            for (parameter, index) in template.head.parameters.iter().zip(0u16..) {
                self.value_positions.insert(parameter.entity, (template.depth, index));
            }
        }
        self.local_entities.sort();
        self.collect_attribute_lists();
        for written in &program.written {
            let entity = match written.kind {
                cufe_il::WrittenKind::ClassDefinition(class) => program.classes[class].entity,
                cufe_il::WrittenKind::EnumDefinition(enumeration) => program.enums[enumeration].entity,
                _ => continue,
            };
            self.definitions.insert(entity, written.token);
        }
        for declaration in program.variable_declarations.values() {
            let is_in_class = declaration.flags.contains(cufe_il::VariableDeclarationFlags::IN_CLASS);
            if is_in_class && declaration.initializer.is_some() {
                self.initialized_in_class.insert(declaration.variable);
            }
        }
        for &array in &program.written_arrays {
            let known = self.arrays.entry(array.ty).or_default();
            if !known.iter().any(|other| other.open == array.open) {
                known.push(array);
            }
        }
        for (id, declaration) in program.function_declarations.iter() {
            self.declarations.entry(declaration.function).or_default().push(id);
        }
        let called = program.function_uses.iter().filter(|used| used.is_call).map(|used| used.function);
        let is_of_closure = |function: &FunctionId| {
            let entry = &program.functions[*function];
            let scope = program.entities[entry.entity].scope;
            entry.flags.contains(cufe_il::FunctionFlags::IMPLICIT)
                && matches!(program.scopes[scope].entity.map(|entity| program.entities[entity].kind),
                    Some(EntityKind::Class(class)) if program.classes[class].is_closure)
        };
        let is_shown =
            |function: &FunctionId| !program.trivial_functions.contains(function) && !is_of_closure(function);
        let is_pattern =
            |function: &FunctionId| program.entities[program.functions[*function].entity].template.is_some();
        self.called.extend(called.filter(|function| is_shown(function) && !is_pattern(function)));
        for (&callee, &function) in &program.callees {
            self.called.insert(function);
            self.called_templates.extend(program.functions[function].specialized);
            if let cufe_il::ExpressionKind::Name { arguments: Some(arguments), .. }
            | cufe_il::ExpressionKind::Member { arguments: Some(arguments), .. } = program.expressions[callee].kind
            {
                let count = self.explicit_instances.entry(function).or_default();
                *count = program.arguments(arguments).len().max(*count);
            }
        }
        self.collect_implied_calls();
        self.collect_friends();
    }

    /// The types that are there before the first line: what predeclared functions and types are made of.
    fn predeclared_types(&mut self) {
        use cufe_il::{Builtin, Type};
        let pointer = self.program.known_type(Type::Pointer(Program::builtin(Builtin::Void)));
        let tag = self.graph.add(Kind::Type, FILE);
        self.graph.entry_mut(tag).text = Some("__va_list_tag".to_owned());
        self.graph.set(tag, "name", Value::Text(Kind::IdName, "__va_list_tag".to_owned()));
        self.graph.set_kind(tag, "tk_struct");
        let unsigned = Some(Program::builtin(Builtin::UnsignedInt));
        let mut fields = Vec::new();
        for (name, ty) in [
            ("gp_offset", unsigned),
            ("fp_offset", unsigned),
            ("overflow_arg_area", pointer),
            ("reg_save_area", pointer),
        ] {
            let Some(ty) = ty else { continue };
            let field = self.graph.add(Kind::Field, FILE);
            self.graph.entry_mut(field).text = Some(name.to_owned());
            self.graph.set(field, "name", Value::Text(Kind::IdName, name.to_owned()));
            let ty = self.type_entry(ty);
            self.graph.set(field, "type", ty);
            fields.push(field);
        }
        self.graph.list(tag, "field_list", "next", &fields);
        self.graph.roots.push(tag);
        for builtin in [
            Builtin::Char,
            Builtin::Int128,
            Builtin::UnsignedInt128,
            Builtin::LongDouble,
            Builtin::Float16,
            Builtin::Float128,
            Builtin::Fp16,
            Builtin::Bfloat16,
            Builtin::UnsignedLong,
        ] {
            let ty = self.type_entry(Program::builtin(builtin));
            self.graph.roots.push(ty);
        }
        for (name, builtin) in [
            ("_Float16", Builtin::Float16),
            ("__float80", Builtin::LongDouble),
            ("__float128", Builtin::Float128),
            ("__int128_t", Builtin::Int128),
            ("__uint128_t", Builtin::UnsignedInt128),
            ("__fp16", Builtin::Fp16),
            ("__bf16", Builtin::Bfloat16),
        ] {
            let id = self.graph.add(Kind::Type, FILE);
            self.graph.entry_mut(id).text = Some(name.to_owned());
            self.graph.set(id, "name", Value::Text(Kind::IdName, name.to_owned()));
            self.graph.set(id, "parent_scope", self.file_scope);
            self.graph.set(id, "name_linkage", "no");
            self.graph.set_kind(id, "tk_typeref");
            let target = self.type_entry(Program::builtin(builtin));
            self.graph.set(id, "typeref_type", target);
            self.graph.mark(id, "predeclared");
            self.predeclared.push(id);
        }
        let constant = self.made_object(Program::builtin(Builtin::Char), cufe_il::Qualifiers::CONST);
        let letters = self.made_array(constant, 2);
        self.graph.roots.push(letters);
        let functions = self.program.functions.iter().filter(|(_, function)| {
            self.program.entities[function.entity].flags.contains(cufe_il::EntityFlags::PREDECLARED)
        });
        for function in functions.map(|(id, _)| id).collect::<Vec<_>>() {
            let function = self.function_entry(function);
            self.predeclared_functions.push(function);
        }
    }

    fn header(&mut self) {
        let id = self.graph.add(Kind::Header, FILE);
        let lines = self.lines();
        self.graph.set(id, "primary_scope", self.file_scope);
        let main = self.program.functions.iter().find(|(_, function)| {
            let entity = &self.program.entities[function.entity];
            entity.scope == Program::GLOBAL_SCOPE
                && entity.name.symbol().is_some_and(|symbol| self.unit.tokens.interner.text(symbol) == "main")
        });
        if let Some((main, _)) = main {
            let main = self.function_entry(main);
            self.graph.set(id, "main_routine", main);
        }
        let text = |text: &str| Value::Text(Kind::OtherText, text.to_owned());
        self.graph.set(id, "compiler_version", text("6.6"));
        self.graph.set(id, "time_of_compilation", text(""));
        let dialect = &self.unit.options.dialect;
        self.graph.flag(id, "plain_chars_are_signed", !dialect.unsigned_chars);
        self.graph.set(id, "source_language", "sl_Cplusplus");
        self.graph.set(id, "std_version", standard_number(dialect.standard));
        self.graph.flag(id, "gpp_mode", !dialect.plain);
        self.graph.set(id, "gnu_version", dialect.gnu_version);
        let has_templates = self.program.templates.values().any(|template| {
            let entity = &self.program.entities[template.entity];
            entity.token != u32::MAX
        });
        self.graph.flag(id, "any_templates_seen", has_templates);
        self.graph.mark(id, "prototype_instantiations_in_il");
        self.graph.mark(id, "il_has_all_prototype_instantiations");
        self.graph.set_if(id, "seq_number_lookup_entries", lines);
        self.graph.roots.insert(0, id);
    }

    /// Fills what is still to be filled.
    pub(crate) fn drain(&mut self) {
        let (region, around) = (std::mem::replace(&mut self.region, FILE), self.around.take());
        while let Some(work) = self.work.pop() {
            match work {
                Work::Type(ty, id) => self.fill_type(ty, id),
                Work::Function(function, id) => self.fill_function(function, id),
                Work::Variable(variable, id) => self.fill_variable(variable, id),
                Work::Field(variable, id) => self.fill_field(variable, id),
                Work::Namespace(namespace, id) => self.fill_namespace(namespace, id),
                Work::Template(template, id) => self.fill_template(template, id),
            }
        }
        self.region = region;
        self.around = around;
    }

    /// The types that functions keep to themselves: arrays that they write, placeholders, and what is made of these.
    fn types_of_functions(&mut self) -> FxHashSet<EntryId> {
        let mut local = std::mem::take(&mut self.local_types);
        use cufe_il::Type as T;
        let is_own = |ty: &T| matches!(ty, T::Auto | T::DecltypeAuto | T::Function(_));
        for (&ty, &id) in &self.types {
            if is_own(&self.program.written(ty)) {
                local.insert(id);
            }
        }
        loop {
            let before = local.len();
            for number in 0..self.graph.len() as u32 {
                let Some(id) = self.graph.numbered(number) else { break };
                if self.graph.entry(id).kind != Kind::Type || self.graph.get(id, "name").is_some() {
                    continue;
                }
                let entry = self.graph.entry(id);
                let labels: &[&str] = match entry.sub_kind {
                    "tk_ptr_to_member" => &["type"],
                    _ => &["type_pointed_to", "element_type", "typeref_type"],
                };
                // A reference to a function is made of the function's own type.
                let is_reference = self.graph.get(id, "is_reference").is_some();
                let is_made = labels.iter().any(|label| {
                    matches!(self.graph.get(id, label), Some(Value::Entry(target)) if local.contains(target)
                        && !(is_reference && self.graph.entry(*target).sub_kind == "tk_routine"))
                });
                if is_made {
                    local.insert(id);
                }
            }
            if local.len() == before {
                return local;
            }
        }
    }

    /// The bodies of functions, in the order in which they were parsed.
    fn bodies(&mut self) {
        let program = self.program;
        let written: Vec<&FunctionDeclaration> = program.function_declarations.values().collect();
        for declaration in written {
            if declaration.statement.is_none() || !self.has_body(declaration) {
                continue;
            }
            let region = self.graph.bodies.len() as Region + FILE + 1;
            let function = self.function_entry(declaration.function);
            self.drain();
            let outer = std::mem::take(&mut self.sequence);
            let scope = program.entities[program.functions[declaration.function].entity].scope;
            let is_member = self.class_of_scope(self.home(scope)).is_some();
            if declaration.name_first < declaration.name && !is_member {
                let entity = program.functions[declaration.function].entity;
                let qualifier = self.qualifier(entity, declaration.name, declaration.name_first);
                if qualifier.is_some() {
                    self.refer(function, qualifier, None, false);
                }
            }
            let scope = self.function_body(declaration, function, region);
            if declaration.flags.contains(cufe_il::FunctionDeclarationFlags::NOT_WRITTEN) {
                // Nobody wrote the body of an instance.
                self.sequence.clear();
            }
            let name = self.plain_name(program.functions[declaration.function].entity);
            self.graph.set(function, "memory_region", region);
            self.graph.mark(function, "is_top_level_in_mem_region");
            let mut scopes = vec![scope];
            scopes.append(&mut self.lambda_scopes);
            self.graph.bodies.push(Body { name, region, scopes });
            self.finish_sequence(scope);
            self.sequence = outer;
            self.region = FILE;
        }
    }

    /// Whether the body of a function is shown: of instances where something needed it. Closures show theirs themselves.
    pub(crate) fn has_body(&self, declaration: &FunctionDeclaration) -> bool {
        let is_written = !declaration.flags.contains(cufe_il::FunctionDeclarationFlags::NOT_WRITTEN);
        is_written
            || declaration.statement.is_some()
                && !self.program.functions[declaration.function].flags.contains(cufe_il::FunctionFlags::LAMBDA)
    }
}

fn standard_number(standard: cufe_base::Standard) -> u32 {
    use cufe_base::Standard::*;
    match standard {
        Cpp03 => 199711,
        Cpp11 => 201103,
        Cpp14 => 201402,
        Cpp17 => 201703,
        Cpp20 => 202002,
        Cpp23 => 202302,
    }
}
