//! The manifest: one row for each entity of the source file that the device side holds.

use crate::anonymous::anonymous_unions;
use crate::facts::Facts;
use crate::inherited::Inherited;
use crate::marks::Marks;
use crate::name::{Names, UNNUMBERED};
use crate::order::{Namespaces, Section, TypeItem, TypeOrder, class_time, function_time, is_class_scope};
use crate::statics::{StaticKey, StaticOrder};
use crate::table_times::TableTimes;
use crate::virtual_tables::adjustors;
use cufe_base::StoreId;
use cufe_il::{
    AttributeFacts, ClassId, ClassKey, EntityId, EntityKind, FunctionFlags, FunctionId, MemorySpace, NameKind, ScopeId,
    StorageClass, Type, TypeId, VariableFlags, VariableId,
};
use cufe_lex::TokenKind;
use cufe_mangle::SymbolForm;
use cufe_sema::Unit;
use rustc_hash::FxHashMap;
use serde::Serialize;
use std::io::{self, Write};

/// The function to which pointers made of closures point, which calls the call operator.
const INVOKER: &str = "_FUN";

/// The marks of tables of virtual functions beside that of their linkage.
const TABLE: [&str; 3] = ["const", "device", "init"];

/// The marks of tables of such tables.
const TABLE_OF_TABLES: [&str; 2] = ["device", "init"];

/// What the list of functions holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum ListedFunction {
    /// A function of the program.
    Own(FunctionId),
    /// A constructor that a class inherits.
    Inherited(Inherited),
}

/// What a row tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A function that device code calls.
    Function,
    /// A function that is launched.
    Kernel,
    /// A variable, or a table of virtual functions.
    Variable,
    /// A class.
    Struct,
    /// A union.
    Union,
    /// An enumeration.
    Enum,
    /// A typedef name or alias.
    Typedef,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Function => "function",
            Self::Kernel => "kernel",
            Self::Variable => "variable",
            Self::Struct => "struct",
            Self::Union => "union",
            Self::Enum => "enum",
            Self::Typedef => "typedef",
        }
    }

    /// Rows are numbered in each of the groups types, functions, variables.
    fn group(self) -> usize {
        match self {
            Self::Struct | Self::Union | Self::Enum | Self::Typedef => 0,
            Self::Function | Self::Kernel => 1,
            Self::Variable => 2,
        }
    }
}

/// Whether the device side holds the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// With its body, members or storage.
    Defined,
    /// By name.
    Declared,
}

/// An entity of the device side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// Its place in its group, from 1.
    pub order: usize,
    /// What it is.
    pub kind: Kind,
    /// How much of it there is.
    pub form: Form,
    /// Its name on the device side.
    pub name: String,
    /// Linkage, memory space and attributes, sorted.
    pub marks: Vec<&'static str>,
}

/// The rows of a unit: types, functions, variables.
pub fn manifest(unit: &Unit, marks: &Marks, module_id: &str) -> Vec<Row> {
    let facts = Facts::new(unit);
    let namespaces = Namespaces::new(&facts);
    let names = Names::new(&facts, module_id, anonymous_unions(&facts, &namespaces));
    let mut lister = Lister { facts: &facts, names, namespaces, marks, rows: Vec::new(), numbers: [0; 3] };
    let (listed, placed) = lister.types();
    lister.functions(&listed);
    lister.variables(&placed);
    lister.rows
}

/// Writes rows as a table with the columns of `kept`.
pub fn write_tsv(out: &mut dyn Write, case: &str, rows: &[Row]) -> io::Result<()> {
    writeln!(out, "case\tstage\torder\tkind\tform\tname\tmarks")?;
    for row in rows {
        let form = if row.form == Form::Defined { "defined" } else { "declared" };
        let (order, kind, name) = (row.order, row.kind.word(), &row.name);
        writeln!(out, "{case}\tfront\t{order}\t{kind}\t{form}\t{name}\t{}", row.marks.join(","))?;
    }
    Ok(())
}

/// Writes rows as one JSON document.
pub fn write_json(out: &mut dyn Write, case: &str, rows: &[Row]) -> io::Result<()> {
    #[derive(Serialize)]
    struct Document<'a> {
        case: &'a str,
        entities: &'a [Row],
    }
    serde_json::to_writer_pretty(&mut *out, &Document { case, entities: rows })?;
    writeln!(out)
}

/// A type that the device side declares by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    Entity(EntityId),
    /// Of a template, never made.
    Specialization(EntityId, TypeId),
}

/// What the device side keeps in memory.
#[derive(Clone, Copy)]
enum Stored {
    Variable(VariableId),
    /// The table of virtual functions of a class.
    Table(ClassId),
    /// The table of the tables that constructors of its bases use.
    TableOfTables(ClassId),
}

/// Where a function stands: its group, the place of its namespace, the time or the place of the outermost class; of a member
/// the classes between that and its own in the order of their declarations, and its place in its own.
type FunctionPlace = (usize, u32, usize, Vec<usize>, (usize, usize, usize));

struct Lister<'a> {
    facts: &'a Facts<'a>,
    names: Names<'a>,
    namespaces: Namespaces,
    marks: &'a Marks,
    rows: Vec<Row>,
    numbers: [usize; 3],
}

impl Lister<'_> {
    fn row(&mut self, kind: Kind, form: Form, name: Option<String>, mut marks: Vec<&'static str>) {
        // What the mangler cannot name yet has no row.
        let Some(name) = name else { return };
        marks.sort_unstable();
        // What has no name but a number is one row, where the last of it stands.
        if name == UNNUMBERED
            && let Some(place) = self.rows.iter().position(|row| row.name == name)
        {
            let row = self.rows.remove(place);
            self.numbers[row.kind.group()] -= 1;
            let later = self.rows[place..].iter_mut().filter(|other| other.kind.group() == row.kind.group());
            later.for_each(|other| other.order -= 1);
        }
        self.numbers[kind.group()] += 1;
        self.rows.push(Row { order: self.numbers[kind.group()], kind, form, name, marks });
    }

    // ---- types ----

    /// Writes the types; gives back the defined ones as the scopes list them, and as they stand.
    fn types(&mut self) -> (Vec<TypeItem>, Vec<TypeItem>) {
        let program = self.facts.program;
        let mut declared = Vec::new();
        let mut defined = Vec::new();
        for &entity in &self.marks.needed {
            let entry = &program.entities[entity];
            if entry.flags.contains(cufe_il::EntityFlags::PREDECLARED) {
                continue;
            }
            match entry.kind {
                EntityKind::Class(class) if self.marks.definitions.contains(&class) => {
                    defined.push(TypeItem::Entity(entity));
                }
                EntityKind::Enum(id) if !program.enums[id].is_complete => {}
                EntityKind::Class(_) | EntityKind::Enum(_) => declared.push(entity),
                EntityKind::Typedef(target) if !self.is_of_function(target) => defined.push(TypeItem::Entity(entity)),
                _ => {}
            }
        }
        let aliases = self.marks.aliases.iter().filter(|&&(_, ty)| !self.is_of_function(ty));
        defined.extend(aliases.map(|&(template, ty)| TypeItem::Alias(template, ty)));
        let order = TypeOrder::new(self.facts, &self.namespaces);
        let key = |entity| order.key(TypeItem::Entity(entity));
        let mut named: Vec<_> = declared.into_iter().map(|entity| (key(entity), Named::Entity(entity))).collect();
        for &ty in &self.marks.specializations {
            if let Type::Specialization { template, .. } = program.written(ty)
                && !self.facts.program.type_facts(ty).is_dependent
            {
                named.push((key(template), Named::Specialization(template, ty)));
            }
        }
        named.sort_by_key(|&(key, named)| (key, named));
        let listed = order.listed(defined);
        let placed = order.placed(&listed);
        for (_, named) in named {
            match named {
                Named::Entity(entity) if self.facts.is_in_main_file(self.token_of(entity)) => self.type_row(entity),
                Named::Specialization(template, ty) if self.facts.is_in_main_file(self.token_of(template)) => {
                    let name = self.names.tag(template, ty, None);
                    self.row(Kind::Struct, Form::Declared, name, Vec::new());
                }
                _ => {}
            }
        }
        for &item in &placed {
            if !self.facts.is_in_main_file(self.token_of(item.entity())) {
                continue;
            }
            match item {
                TypeItem::Entity(entity) => self.type_row(entity),
                TypeItem::Alias(template, ty) => {
                    if let Type::Specialization { arguments, .. } = program.written(ty) {
                        let name = self.names.alias_instance(template, arguments);
                        self.row(Kind::Typedef, Form::Defined, name, Vec::new());
                    }
                }
            }
        }
        (listed, placed)
    }

    fn token_of(&self, entity: EntityId) -> u32 {
        let program = self.facts.program;
        let entry = &program.entities[entity];
        if let EntityKind::Class(class) = entry.kind
            && entry.token == u32::MAX
        {
            return program.classes[class].definition.unwrap_or(u32::MAX);
        }
        entry.token
    }

    /// Pointers to functions and the like: such typedef names are no rows of the reference's table.
    fn is_of_function(&self, mut ty: TypeId) -> bool {
        let program = self.facts.program;
        loop {
            match program.structure(program.unqualified(program.canonical(ty)).0) {
                Type::Pointer(inner) | Type::LvalueReference(inner) | Type::RvalueReference(inner) => ty = inner,
                Type::Array { element, .. } => ty = element,
                Type::Function(_) => return true,
                _ => return false,
            }
        }
    }

    fn type_row(&mut self, entity: EntityId) {
        let program = self.facts.program;
        match program.entities[entity].kind {
            EntityKind::Class(id) => {
                let class = &program.classes[id];
                let kind = if class.key == ClassKey::Union { Kind::Union } else { Kind::Struct };
                let form = if self.marks.definitions.contains(&id) { Form::Defined } else { Form::Declared };
                let name = self.names.tag(entity, class.ty, class.typedef_name);
                self.row(kind, form, name, Vec::new());
            }
            EntityKind::Enum(id) => {
                let entry = &program.enums[id];
                let name = self.names.tag(entity, entry.ty, entry.typedef_name);
                self.row(Kind::Enum, Form::Defined, name, Vec::new());
            }
            EntityKind::Typedef(_) => {
                let name = self.names.typedef(entity);
                self.row(Kind::Typedef, Form::Defined, name, Vec::new());
            }
            _ => {}
        }
    }

    // ---- functions ----

    fn functions(&mut self, types: &[TypeItem]) {
        let facts = self.facts;
        let program = facts.program;
        let places: FxHashMap<TypeItem, usize> = types.iter().enumerate().map(|(at, &it)| (it, at)).collect();
        let mut listed: Vec<(FunctionPlace, ListedFunction)> = Vec::new();
        for (function, entry) in program.functions.iter() {
            let is_there = self.marks.needed.contains(&entry.entity)
                && (facts.is_on_device(function) || self.marks.supplied.contains(&function))
                && !program.trivial_functions.contains(&function)
                && !entry.flags.contains(FunctionFlags::BUILTIN)
                && facts.is_in_main_file(self.function_token(function));
            let is_pure = entry.flags.contains(FunctionFlags::PURE) && !entry.flags.contains(FunctionFlags::DEFINED);
            if !is_there || is_pure || entry.space.is_kernel() && !facts.has_body(function) {
                continue;
            }
            let scope = program.entities[entry.entity].scope;
            let time = function_time(facts, function);
            let key = if is_class_scope(facts, scope) {
                self.place_in_class(scope, &places, self.member_place(facts.class_around(scope), function))
            } else if entry.space.is_kernel() {
                (1, self.namespaces.outer_first(facts, scope), time, Vec::new(), (0, 0, 0))
            } else {
                // Functions with C linkage are the same in all namespaces ([dcl.link]/6).
                match self.namespaces.inner_first(facts, scope) {
                    _ if entry.flags.contains(FunctionFlags::C_LINKAGE) => (0, 0, time, Vec::new(), (0, 0, 0)),
                    0 => (0, 0, time, Vec::new(), (0, 0, 0)),
                    rank => (3, rank, time, Vec::new(), (0, 0, 0)),
                }
            };
            listed.push((key, ListedFunction::Own(function)));
        }
        for (&inherited, &(is_implied, token)) in &self.marks.inherited {
            let class = &program.classes[inherited.class];
            if let Some(scope) = class.scope.filter(|_| facts.is_in_main_file(self.token_of(class.entity))) {
                let place = self.place_in_class(scope, &places, (5, usize::from(is_implied), token as usize));
                listed.push((place, ListedFunction::Inherited(inherited)));
            }
        }
        listed.sort();
        for (_, function) in listed {
            match function {
                ListedFunction::Own(function) => self.function_rows(function),
                ListedFunction::Inherited(inherited) => self.inherited_rows(inherited),
            }
        }
    }

    /// The place of a member function in the scope of a class, by that among the members.
    fn place_in_class(
        &self,
        scope: ScopeId,
        types: &FxHashMap<TypeItem, usize>,
        member: (usize, usize, usize),
    ) -> FunctionPlace {
        let facts = self.facts;
        let classes = facts.classes_around(scope);
        let entities = classes.iter().map(|&class| facts.program.classes[class].entity);
        let outermost = entities.clone().next().and_then(|entity| types.get(&TypeItem::Entity(entity)).copied());
        let rank = facts.list_scope(scope).map_or(0, |scope| self.namespaces.outer_first(facts, scope));
        let inner = entities.skip(1).map(StoreId::index).collect();
        (2, rank, outermost.unwrap_or(usize::MAX), inner, member)
    }

    /// A constructor that a class inherits.
    fn inherited_rows(&mut self, Inherited { class, constructor }: Inherited) {
        let marks = match self.facts.unit.options.device_c {
            true => vec!["linkonce", "inline"],
            false => vec!["static", "inline"],
        };
        for structor in ["C1", "C2"] {
            let form = SymbolForm { structor: Some(structor), heir: Some(class), ..SymbolForm::default() };
            let name = self.names.function(constructor, form);
            self.row(Kind::Function, Form::Defined, name, marks.clone());
        }
    }

    fn function_token(&self, function: FunctionId) -> u32 {
        let program = self.facts.program;
        let entity = program.functions[function].entity;
        let token = program.entities[entity].token;
        if token != u32::MAX && token as usize != 0 {
            return token;
        }
        let class = self.facts.class_around(program.entities[entity].scope);
        class.map_or(u32::MAX, |class| self.token_of(program.classes[class].entity))
    }

    /// The place of a member function among those of its class: those that are written in order, then those that nobody wrote
    /// (constructors as they were used, the destructor, assignments), then instances of member templates as they were needed.
    fn member_place(&self, class: Option<ClassId>, function: FunctionId) -> (usize, usize, usize) {
        let facts = self.facts;
        let entry = &facts.program.functions[function];
        if entry.specialized.is_some() {
            return (4, 0, function.index());
        }
        let list = class.map_or(&[][..], |class| &facts.program.classes[class].functions);
        // An explicit specialization stands where the member is that it replaces.
        let own = facts.program.functions[facts.replaced_member(function)].entity;
        let place = list.iter().position(|&member| member == own).unwrap_or(usize::MAX);
        let group = match (entry.flags.contains(FunctionFlags::IMPLICIT), facts.is_structor(function)) {
            (false, _) => 0,
            (true, Some(NameKind::Constructor)) => 1,
            (true, Some(_)) => 2,
            (true, None) => 3,
        };
        // Those of closures in the order of the reference: move before copy.
        if group == 1 && class.is_some_and(|class| facts.program.classes[class].is_closure) {
            return (group, list.len() - place.min(list.len()), 0);
        }
        let first_use = if group == 1 { facts.first_use(function) } else { 0 };
        (group, first_use, place)
    }

    fn function_rows(&mut self, function: FunctionId) {
        let facts = self.facts;
        let entry = &facts.program.functions[function];
        let kind = if entry.space.is_kernel() { Kind::Kernel } else { Kind::Function };
        let is_here = facts.has_body(function) && !facts.is_instantiated_elsewhere(function);
        let form = if is_here { Form::Defined } else { Form::Declared };
        let marks = if form == Form::Defined { self.function_marks(function) } else { Vec::new() };
        let class = facts.class_around(facts.program.entities[entry.entity].scope);
        let has_virtual_bases = class.is_some_and(|class| facts.has_virtual_bases(class));
        let is_of_closure = class.is_some_and(|class| facts.program.classes[class].is_closure);
        let variants: &[Option<&'static str>] = match (facts.is_structor(function), has_virtual_bases) {
            // Nothing derives from closures.
            (Some(NameKind::Constructor), _) if is_of_closure => &[Some("C1")],
            (Some(_), _) if is_of_closure => &[Some("D1")],
            (Some(NameKind::Constructor), false) => &[Some("C1"), Some("C2")],
            (Some(NameKind::Constructor), true) => &[Some("C2"), Some("C1")],
            (Some(_), false) if facts.program.is_virtual(function) => &[Some("D1"), Some("D0"), Some("D2")],
            (Some(_), false) => &[Some("D1"), Some("D2")],
            (Some(_), true) if facts.program.is_virtual(function) => &[Some("D2"), Some("D0"), Some("D1")],
            (Some(_), true) => &[Some("D2"), Some("D1")],
            (None, _) => &[None],
        };
        let with_table = class.filter(|class| form == Form::Defined && self.marks.tables.contains(class));
        let adjustors = with_table.map_or_else(Vec::new, |class| adjustors(facts, class, function));
        for (number, &variant) in variants.iter().enumerate() {
            let mut marks = marks.clone();
            // The variants call each other, but for the first.
            if number > 0 {
                marks.retain(|&mark| mark != "nothrow");
            }
            let name = self.names.function(function, SymbolForm { structor: variant, ..SymbolForm::default() });
            self.row(kind, form, name, marks.clone());
            // The complete object's destructor is made last, for tables.
            let adjusted = match variant {
                Some("D1") if !has_virtual_bases => None,
                Some("D2") if !has_virtual_bases => Some(Some("D1")),
                Some("D2") => None,
                variant => Some(variant),
            };
            for adjustor in adjustors.iter().filter(|_| adjusted.is_some()) {
                let form_of_name = SymbolForm { structor: adjusted.flatten(), ..SymbolForm::default() };
                let name = self.names.function(function, form_of_name);
                let name = name.and_then(|name| Some(format!("{adjustor}{}", name.strip_prefix("_Z")?)));
                self.row(kind, form, name, marks.clone());
            }
        }
        if self.marks.invoked.contains(&function) {
            let mut marks = marks;
            marks.retain(|&mark| mark != "inline");
            let name = self.names.function(function, SymbolForm { invoker: Some(INVOKER), ..SymbolForm::default() });
            self.row(kind, form, name, marks);
        }
    }

    fn function_marks(&self, function: FunctionId) -> Vec<&'static str> {
        let facts = self.facts;
        let program = facts.program;
        let entry = &program.functions[function];
        let scope = facts.home(program.entities[entry.entity].scope);
        let is_internal = facts.is_internal(entry.linkage, scope);
        let mut marks = Vec::new();
        let is_kernel = entry.space.is_kernel();
        let pattern = facts.pattern_of(function);
        let is_inline = facts.is_inline(function);
        if facts.unit.options.device_c {
            if is_internal {
                marks.push("static");
            } else if facts.is_instantiated(function) {
                marks.push("weak-instance");
            } else if is_inline || facts.is_made(function) {
                marks.push("linkonce");
            }
        } else if is_internal || !is_kernel {
            marks.push("static");
        }
        if is_inline {
            marks.push("inline");
        }
        if facts.has_attribute(entry.entity, AttributeFacts::USED) {
            marks.push("used");
        }
        if entry.flags.contains(FunctionFlags::WEAK) {
            marks.push("weak");
        }
        if self.has_written_attribute(function, "noinline") {
            marks.push("noinline");
        }
        if self.is_nothrow(function, pattern) {
            marks.push("nothrow");
        }
        marks
    }

    /// Whether the device compiler marks a function as one that throws nothing: where that is written and does not depend on
    /// parameters, and where nobody wrote the function. What is defaulted, and a destructor that says nothing, is not marked
    /// (measured).
    fn is_nothrow(&self, function: FunctionId, pattern: Option<FunctionId>) -> bool {
        let facts = self.facts;
        let entry = &facts.program.functions[function];
        let flags = entry.flags;
        let is_destructor = facts.is_structor(function) == Some(NameKind::Destructor);
        match () {
            () if flags.contains(FunctionFlags::NOEXCEPT) => true,
            () if facts.is_closure_operator(function) => {
                flags.contains(FunctionFlags::NOTHROW) || self.is_noexcept_type(function)
            }
            () if flags.contains(FunctionFlags::IMPLICIT) && is_destructor => !self.lets_exceptions_out(function),
            () if flags.contains(FunctionFlags::IMPLICIT) => self.is_noexcept_type(function),
            () if !flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION) => false,
            // One that depends on parameters is found where something asks for it, and not here.
            () => self.is_noexcept_type(pattern.unwrap_or(function)),
        }
    }

    fn is_noexcept_type(&self, function: FunctionId) -> bool {
        let program = self.facts.program;
        let ty = program.as_function(program.functions[function].ty);
        ty.is_some_and(|ty| ty.flags.contains(cufe_il::FunctionTypeFlags::NOEXCEPT))
    }

    /// Whether a destructor that nobody wrote calls one that lets exceptions out ([except.spec]/8).
    fn lets_exceptions_out(&self, function: FunctionId) -> bool {
        let program = self.facts.program;
        let mut open = vec![function];
        while let Some(function) = open.pop() {
            let entry = &program.functions[function];
            if entry.flags.contains(FunctionFlags::EXCEPTION_SPECIFICATION) && !self.is_noexcept_type(function) {
                return true;
            }
            if !self.facts.is_supplied(function) {
                continue;
            }
            let Some(class) = self.facts.class_around(program.entities[entry.entity].scope) else { continue };
            let class = &program.classes[class];
            let parts = class.bases.iter().map(|base| base.ty).chain(class.data_members.iter().map(|member| member.ty));
            let classes = parts.filter_map(|ty| self.facts.element_class(ty));
            open.extend(classes.filter_map(|class| program.special_members.get(&class)?.destructor));
        }
        false
    }

    /// Whether an attribute is written on a declaration of a function, with or without underscores around its name.
    fn has_written_attribute(&self, function: FunctionId, name: &str) -> bool {
        let (program, tokens) = (self.facts.program, &self.facts.unit.tokens);
        let is_it = |token: u32| tokens.interner.text(tokens.symbol(token)).trim_matches('_') == name;
        program.function_declarations.values().filter(|it| it.function == function).any(|declaration| {
            let head = declaration.first..=declaration.declarator_last;
            let mut attributes = program.written_attributes.iter().filter(|it| head.contains(&it.list_first));
            attributes.any(|attribute| is_it(attribute.name))
                // The predefined macro, which is no list.
                || head.clone().any(|token| tokens.kind(token) == TokenKind::KwNoinline && name == "noinline")
        })
    }

    // ---- variables ----

    fn variables(&mut self, types: &[TypeItem]) {
        let facts = self.facts;
        let program = facts.program;
        let statics = StaticOrder::new(facts);
        let mut listed: Vec<((u32, StaticKey, usize), Stored)> = Vec::new();
        let mut first_declarations = FxHashMap::default();
        let mut block_scope = rustc_hash::FxHashSet::default();
        // When a variable was defined, in the order in which entities were made.
        let mut defined = FxHashMap::default();
        let mut latest = 0;
        for (id, declaration) in program.variable_declarations.iter() {
            let entity = program.variables[declaration.variable].entity;
            first_declarations.entry(declaration.variable).or_insert_with(|| {
                latest = latest.max(entity.index());
                id
            });
            if program.variables[declaration.variable].definition == Some(id) {
                defined.insert(declaration.variable, latest);
            }
            if declaration.flags.contains(cufe_il::VariableDeclarationFlags::BLOCK_SCOPE) {
                block_scope.insert(declaration.variable);
            }
        }
        for (variable, entry) in program.variables.iter() {
            let entity = &program.entities[entry.entity];
            let is_variable = matches!(entity.kind, EntityKind::Variable(_));
            if !is_variable || !self.marks.needed.contains(&entry.entity) || !facts.is_in_main_file(entity.token) {
                continue;
            }
            let is_local = facts.is_local(entity.scope) || block_scope.contains(&variable);
            if entry.space.is_empty() && !(is_local && self.is_static_on_device(variable)) {
                continue;
            }
            let record = entry.definition.or(first_declarations.get(&variable).copied());
            let key = match facts.function_around(entity.scope) {
                // Those of inner blocks follow.
                Some(function) => (0, statics.key(facts, function), entity.scope.index()),
                None => {
                    let is_redeclared =
                        entry.definition.is_some_and(|id| Some(&id) != first_declarations.get(&variable));
                    let time = defined.get(&variable).copied().filter(|_| is_redeclared);
                    let rank = self.namespaces.inner_first(facts, entity.scope);
                    let named = program.ends.variables.get(&variable).map(|&end| Facts::moment_before(end as usize));
                    let time = named.unwrap_or_else(|| Facts::moment(time.unwrap_or(entry.entity.index())));
                    (rank, (Section::Plain, time, false), record.map_or(0, StoreId::index))
                }
            };
            listed.push((key, Stored::Variable(variable)));
        }
        let times = TableTimes::new(facts);
        let mut tables = 0;
        for &item in types {
            let entity = item.entity();
            if let EntityKind::Class(class) = program.entities[entity].kind
                && self.marks.tables.contains(&class)
                && facts.is_in_main_file(self.token_of(entity))
            {
                let needed = times.needed(class);
                let is_late = !facts.declares_virtual_functions(class);
                let made = if is_late { needed } else { (class_time(facts, class), false) };
                // What members that are defined in a class need comes before the table of the class.
                let place = 2 * tables + usize::from(!is_late) * 2 * types.len();
                let key = |(time, is_behind), place| (0, (Section::Plain, time, is_behind), place);
                listed.push((key(made, place), Stored::Table(class)));
                if facts.has_virtual_bases(class) {
                    listed.push((key(needed, place + 1), Stored::TableOfTables(class)));
                }
                tables += 1;
            }
        }
        listed.sort_by_key(|&(key, _)| key);
        for (_, stored) in listed {
            match stored {
                Stored::Variable(variable) => self.variable_row(variable),
                Stored::Table(class) => self.tables(class),
                Stored::TableOfTables(class) => {
                    let name = self.names.table_of_tables(class);
                    self.table_row(name, &TABLE_OF_TABLES);
                }
            }
        }
    }

    fn is_static_on_device(&self, variable: VariableId) -> bool {
        let entry = &self.facts.program.variables[variable];
        let around = self.facts.function_around(self.facts.program.entities[entry.entity].scope);
        entry.storage == StorageClass::Static && around.is_some_and(|function| self.facts.is_on_device(function))
    }

    /// The table of a class, and those that the constructors of its bases use.
    fn tables(&mut self, class: ClassId) {
        let name = self.names.table(class);
        self.table_row(name, &TABLE);
        for table in self.facts.construction_tables(class) {
            let name = self.names.construction_table(&table);
            self.table_row(name, &TABLE);
        }
    }

    fn table_row(&mut self, name: Option<String>, marks: &[&'static str]) {
        let linkage = if self.facts.unit.options.device_c { "weak-instance" } else { "static" };
        self.row(Kind::Variable, Form::Defined, name, [marks, &[linkage]].concat());
    }

    fn variable_row(&mut self, variable: VariableId) {
        let facts = self.facts;
        let program = facts.program;
        let entry = &program.variables[variable];
        let scope = facts.variable_scope(variable);
        let is_internal = facts.is_internal(entry.linkage, scope) || facts.is_local(scope);
        let is_separate = facts.unit.options.device_c;
        let mut marks = Vec::new();
        let space = entry.space;
        marks.push(match () {
            () if space.contains(MemorySpace::MANAGED) => "managed",
            () if space.contains(MemorySpace::CONSTANT) => "constant",
            () if space.contains(MemorySpace::SHARED) => "shared",
            () => "device",
        });
        let is_defined = match is_separate {
            true => entry.flags.contains(VariableFlags::DEFINED),
            false => true,
        };
        let is_declared = self.names.is_extern_shared(variable) || !is_defined;
        if !is_declared {
            let is_weak = entry.flags.intersects(VariableFlags::INLINE | VariableFlags::SPECIALIZATION);
            if is_internal || !is_separate {
                marks.push("static");
            } else if is_weak {
                marks.push("weak-instance");
            }
        }
        if facts.is_const(entry.ty) {
            marks.push("const");
        }
        if !is_declared && self.has_initial_value(variable) {
            marks.push("init");
        }
        let form = if is_declared { Form::Declared } else { Form::Defined };
        let name = self.names.variable(variable);
        self.row(Kind::Variable, form, name, marks);
    }

    /// Whether a variable is in the second list: it has an initializer, be it zero (measured), or bytes that are not zero.
    fn has_initial_value(&self, variable: VariableId) -> bool {
        let program = self.facts.program;
        let known = program.values_of_variables.get(&variable).or_else(|| program.initial_values.get(&variable));
        program.variables[variable].initializer.is_some() || known.is_some_and(|value| !crate::values::is_zero(value))
    }
}
