//! What the outputs need of the program: marks that start at definitions with external linkage and the
//! like, and spread along what is mentioned.

use crate::builder::Builder;
use crate::graph::{EntryId, FILE, Region, Value};
use crate::kind::Kind;
use cufe_il::{FunctionFlags, FunctionId, Linkage, MemorySpace, Qualifiers, StorageClass, VariableFlags, VariableId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The marks, and what is still to be followed.
#[derive(Default)]
struct Marks {
    needed: FxHashSet<EntryId>,
    defined: FxHashSet<EntryId>,
    /// Entries of functions and constants that were followed.
    followed: FxHashSet<EntryId>,
    open: Vec<Step>,
    /// Functions that are patterns of templates: their bodies need nothing.
    patterns: FxHashSet<EntryId>,
}

enum Step {
    Need(EntryId),
    Define(EntryId),
}

impl Marks {
    fn need(&mut self, id: EntryId) {
        if self.needed.insert(id) {
            self.open.push(Step::Need(id));
        }
    }

    fn define(&mut self, id: EntryId) {
        self.need(id);
        if !self.patterns.contains(&id) && self.defined.insert(id) {
            self.open.push(Step::Define(id));
        }
    }
}

/// Whether an entry is a class.
fn is_class(sub_kind: &str) -> bool {
    matches!(sub_kind, "tk_class" | "tk_struct" | "tk_union")
}

impl Builder<'_> {
    /// Sets what is needed, of entities that are no patterns of templates.
    pub(crate) fn mark_needed(&mut self) {
        let marks = self.marks();
        self.show_marks(&marks);
    }

    /// The functions that are needed.
    pub(crate) fn needed_functions(&self) -> Vec<FunctionId> {
        let marks = self.marks();
        let mut needed: Vec<FunctionId> =
            self.functions.iter().filter(|entry| marks.needed.contains(entry.1)).map(|entry| *entry.0).collect();
        needed.sort();
        needed
    }

    fn marks(&self) -> Marks {
        let mut regions: FxHashMap<Region, Vec<EntryId>> = FxHashMap::default();
        for number in 0..self.graph.len() as u32 {
            let Some(id) = self.graph.numbered(number) else { break };
            let entry = self.graph.entry(id);
            if entry.region != FILE && !matches!(entry.kind, Kind::Scope | Kind::SequenceEntry | Kind::EndOfConstruct) {
                regions.entry(entry.region).or_default().push(id);
            }
        }
        let mut functions: Vec<(FunctionId, EntryId)> =
            self.functions.iter().map(|(&function, &id)| (function, id)).collect();
        functions.sort();
        let patterns: FxHashSet<EntryId> =
            functions.iter().filter(|entry| self.is_pattern(entry.0)).map(|entry| entry.1).collect();
        let mut marks = Marks { patterns, ..Marks::default() };
        for &(function, id) in &functions {
            if self.is_root_function(function) {
                marks.define(id);
            }
        }
        let mut variables: Vec<(VariableId, EntryId)> =
            self.variables.iter().map(|(&variable, &id)| (variable, id)).collect();
        variables.sort();
        for &(variable, id) in &variables {
            if self.graph.entry(id).region == FILE && self.is_root_variable(variable, id) {
                marks.need(id);
            }
        }
        for number in 0..self.graph.len() as u32 {
            let Some(id) = self.graph.numbered(number) else { break };
            let is_template = self.graph.entry(id).kind == Kind::Template || marks.patterns.contains(&id);
            if is_template && self.graph.get(id, "needed").is_some() {
                marks.need(id);
            }
        }
        for &variable in &self.range_variables {
            marks.need(variable);
        }
        for &proxy in &self.proxies_of_bases {
            marks.need(proxy);
        }
        while let Some(step) = marks.open.pop() {
            match step {
                Step::Need(id) => self.needed(id, &mut marks),
                Step::Define(id) => self.defined(id, &mut marks, &regions),
            }
        }
        marks
    }

    /// The enumerations that something names, not by an enumerator alone, and the patterns of class templates that do.
    fn named_types(&self) -> FxHashSet<EntryId> {
        let mut named = FxHashSet::default();
        for number in 0..self.graph.len() as u32 {
            let Some(id) = self.graph.numbered(number) else { break };
            let entry = self.graph.entry(id);
            let is_cast = matches!(self.graph.get(id, "operation.kind"), Some(Value::Name(kind)) if kind == "eok_cast")
                && self.graph.get(id, "compiler_generated").is_none();
            let is_naming = match entry.kind {
                Kind::Variable | Kind::Field | Kind::ParameterType | Kind::Type | Kind::NameQualifier => true,
                Kind::SecondaryDeclaration => true,
                Kind::Expression => is_cast || matches!(entry.sub_kind, "enk_temp_init" | "enk_sizeof"),
                Kind::ClassSupplement | Kind::Routine => true,
                _ => false,
            };
            if is_naming {
                let names =
                    |label: &str| !matches!(label, "assoc_type" | "orig_type" | "next" | "entity" | "this_class");
                let targets = entry.fields.iter().filter(|field| names(field.0));
                named.extend(targets.filter_map(|field| match field.1 {
                    Value::Entry(target)
                        if self.graph.get(target, "enum_type").is_some() || self.is_pattern_of_class(target) =>
                    {
                        Some(target)
                    }
                    _ => None,
                }));
            }
        }
        named
    }

    /// The functions that something names as themselves: not as what a virtual call begins with.
    fn named_functions(&self) -> FxHashSet<EntryId> {
        let mut called_virtually = FxHashSet::default();
        let all = || (0..self.graph.len() as u32).map_while(|number| self.graph.numbered(number));
        for id in all() {
            if self.graph.get(id, "is_virtual_call").is_some() {
                called_virtually.extend(self.target(id, "operands"));
            }
        }
        let mut named = FxHashSet::default();
        for id in all().filter(|id| !called_virtually.contains(id)) {
            let entry = self.graph.entry(id);
            if matches!(entry.kind, Kind::Expression | Kind::Initialization | Kind::Constant) {
                named.extend(["routine", "destructor"].iter().filter_map(|label| self.target(id, label)));
            }
        }
        named
    }

    /// Whether an entry is the pattern of a class template or of a partial specialization.
    fn is_pattern_of_class(&self, id: EntryId) -> bool {
        is_class(self.graph.entry(id).sub_kind) && self.graph.get(id, "is_prototype_instantiation").is_some()
    }

    fn show_marks(&mut self, marks: &Marks) {
        let named = self.named_functions();
        let roots: FxHashSet<EntryId> = self
            .functions
            .iter()
            .filter(|&(&function, _)| self.is_root_function(function))
            .map(|(_, &id)| id)
            .collect();
        let named_types = self.named_types();
        for &id in &named_types {
            self.graph.flag(id, "referenced", self.graph.get(id, "referenced").is_none());
        }
        for number in 0..self.graph.len() as u32 {
            let Some(id) = self.graph.numbered(number) else { break };
            if marks.patterns.contains(&id) {
                continue;
            }
            let entry = self.graph.entry(id);
            let sub_kind = entry.sub_kind;
            if self.is_pattern_of_class(id) && !named_types.contains(&id) {
                self.graph.unset(id, "referenced");
            }
            let entry = self.graph.entry(id);
            let is_shown = match entry.kind {
                Kind::Routine | Kind::Variable | Kind::Field => true,
                Kind::Type => is_class(sub_kind) || self.graph.get(id, "needed").is_some(),
                _ => false,
            };
            if is_shown {
                self.graph.unset(id, "needed");
                self.graph.flag(id, "needed", marks.needed.contains(&id));
            }
            if self.graph.entry(id).kind == Kind::Routine
                && self.graph.get(id, "is_virtual").is_some()
                && !named.contains(&id)
                && !roots.contains(&id)
            {
                self.graph.unset(id, "referenced");
            }
            let has_definition = match self.graph.entry(id).kind {
                Kind::Routine => true,
                Kind::Type => is_class(sub_kind),
                _ => false,
            };
            if has_definition {
                self.graph.unset(id, "definition_needed");
                self.graph.flag(id, "definition_needed", marks.defined.contains(&id));
            }
            let is_further = matches!(self.graph.entry(id).kind, Kind::Template | Kind::Namespace);
            if is_further && marks.needed.contains(&id) && self.graph.get(id, "needed").is_none() {
                self.graph.mark(id, "needed");
            }
        }
    }

    /// Whether a function is needed although nothing names it.
    fn is_root_function(&self, function: FunctionId) -> bool {
        let entry = &self.program.functions[function];
        let flags = entry.flags;
        if self.is_pattern(function) || flags.contains(FunctionFlags::IMPLICIT) {
            return false;
        }
        let is_instantiated = self.program.function_declarations.values().any(|declaration| {
            declaration.function == function
                && declaration.flags.contains(cufe_il::FunctionDeclarationFlags::INSTANTIATION)
        });
        let is_external = entry.linkage == Linkage::External && !flags.contains(FunctionFlags::INLINE);
        is_instantiated || flags.contains(FunctionFlags::DEFINED) && (is_external || entry.space.is_kernel())
    }

    /// Whether a variable is needed although nothing names it.
    fn is_root_variable(&self, variable: VariableId, id: EntryId) -> bool {
        let entry = &self.program.variables[variable];
        let scope = self.program.entities[entry.entity].scope;
        if self.is_local(scope)
            || !entry.flags.contains(VariableFlags::DEFINED)
            || self.is_in_pattern(scope)
            || self.is_only_initialized(variable)
        {
            return false;
        }
        if entry.space.intersects(MemorySpace::DEVICE | MemorySpace::CONSTANT | MemorySpace::MANAGED) {
            return true;
        }
        let is_const = self.program.unqualified(self.program.canonical(entry.ty)).1.contains(Qualifiers::CONST);
        let is_constexpr = entry.flags.contains(VariableFlags::CONSTEXPR);
        if entry.linkage == Linkage::External {
            let is_inline = entry.flags.contains(VariableFlags::INLINE);
            let is_seen = !is_const || entry.storage == StorageClass::Extern || is_inline;
            return !is_constexpr && (is_seen || entry.flags.contains(VariableFlags::STATIC_MEMBER));
        }
        self.graph.get(id, "dynamic").is_some()
    }

    /// Whether a scope lies in a pattern of a template.
    pub(crate) fn is_in_pattern(&self, scope: cufe_il::ScopeId) -> bool {
        let mut next = Some(scope);
        while let Some(scope) = next {
            if self.class_of_scope(scope).is_some_and(|class| self.program.classes[class].is_dependent) {
                return true;
            }
            next = self.program.scopes[scope].parent;
        }
        false
    }

    fn target(&self, id: EntryId, label: &str) -> Option<EntryId> {
        match self.graph.get(id, label) {
            Some(&Value::Entry(target)) => Some(target),
            _ => None,
        }
    }

    /// The class or namespace whose member an entity is.
    fn owner(&self, id: EntryId) -> Option<EntryId> {
        let scope = self.target(id, "parent_scope")?;
        self.target(scope, "assoc_type").or_else(|| self.target(scope, "assoc_namespace"))
    }

    /// What an entity needs that is only mentioned.
    fn needed(&self, id: EntryId, marks: &mut Marks) {
        if let Some(owner) = self.owner(id) {
            marks.need(owner);
        }
        let entry = self.graph.entry(id);
        for label in ["assoc_template", "template_arg_list/type"] {
            for field in entry.fields.iter().filter(|field| field.0 == label) {
                if let Value::Entry(target) = field.1 {
                    marks.need(target);
                }
            }
        }
        match entry.kind {
            Kind::Type => self.needed_type(id, marks),
            Kind::Routine => {
                if let Some(ty) = self.target(id, "type") {
                    marks.need(ty);
                }
            }
            Kind::Variable => {
                if let Some(owner) = self.owner(id).filter(|&owner| self.is_whole_class(owner)) {
                    marks.define(owner);
                }
                if let Some(ty) = self.target(id, "type") {
                    self.define_value(ty, marks);
                }
                if let Some(declared) = self.target(id, "declared_type") {
                    marks.need(declared);
                }
                for label in ["constant", "dynamic"] {
                    if let Some(target) = self.target(id, label) {
                        self.follow(target, marks);
                    }
                }
            }
            Kind::Field => {
                if let Some(owner) = self.owner(id) {
                    marks.define(owner);
                }
            }
            Kind::Template => {
                for label in ["routine", "type", "variable"] {
                    if let Some(target) = self.target(id, label) {
                        marks.need(target);
                    }
                }
                let mut next = self.target(id, "template_decl").and_then(|head| self.target(head, "param_list"));
                while let Some(parameter) = next {
                    if let Some(ty) = self.target(parameter, "ptr") {
                        marks.need(ty);
                    }
                    next = self.target(parameter, "next");
                }
            }
            _ => {}
        }
    }

    fn needed_type(&self, id: EntryId, marks: &mut Marks) {
        match self.graph.entry(id).sub_kind {
            "tk_pointer" => {
                if let Some(target) = self.target(id, "type_pointed_to") {
                    marks.need(target);
                }
            }
            "tk_typeref" => {
                if let Some(target) = self.target(id, "typeref_type") {
                    marks.need(target);
                }
            }
            "tk_array" => {
                if let Some(target) = self.target(id, "element_type") {
                    self.define_value(target, marks);
                }
            }
            "tk_ptr_to_member" => {
                for label in ["class_of_which_a_member", "type"] {
                    if let Some(target) = self.target(id, label) {
                        marks.need(target);
                    }
                }
            }
            "tk_routine" => {
                if let Some(result) = self.target(id, "return_type") {
                    marks.need(result);
                }
                let mut next = self.target(id, "param_type_list");
                while let Some(parameter) = next {
                    if let Some(ty) = self.target(parameter, "type") {
                        self.define_value(ty, marks);
                    }
                    if let Some(ty) = self.target(parameter, "declared_type") {
                        marks.need(ty);
                    }
                    next = self.target(parameter, "next");
                }
            }
            sub_kind if is_class(sub_kind) => {
                let supplement = self.target(id, "extra_info");
                if let Some(supplement) = supplement {
                    for field in &self.graph.entry(supplement).fields {
                        if matches!(field.0, "assoc_template" | "template_arg_list/type")
                            && let Value::Entry(target) = field.1
                        {
                            marks.need(target);
                        }
                    }
                }
                let is_local = self.graph.get(id, "is_local_to_function").is_some();
                if is_local || self.graph.get(id, "originally_unnamed").is_some() {
                    marks.define(id);
                }
            }
            _ => {}
        }
    }

    /// A type of which there is a value: its class with its definition.
    fn define_value(&self, ty: EntryId, marks: &mut Marks) {
        marks.need(ty);
        let mut next = Some(ty);
        while let Some(ty) = next {
            let sub_kind = self.graph.entry(ty).sub_kind;
            if is_class(sub_kind) {
                if self.graph.get(ty, "incomplete").is_none() {
                    marks.define(ty);
                }
                return;
            }
            next = match sub_kind {
                "tk_typeref" => self.target(ty, "typeref_type"),
                "tk_array" => self.target(ty, "element_type"),
                _ => None,
            };
            if let Some(ty) = next {
                marks.need(ty);
            }
        }
    }

    /// What the definition of an entity needs.
    fn defined(&self, id: EntryId, marks: &mut Marks, regions: &FxHashMap<Region, Vec<EntryId>>) {
        if self.graph.entry(id).kind == Kind::Routine {
            let region = match self.graph.get(id, "memory_region") {
                Some(Value::Integer(region)) => Region::try_from(*region).unwrap_or(FILE),
                _ => FILE,
            };
            if let Some(parts) = regions.get(&region) {
                let folded = self.folded_parts(parts);
                for part in parts.iter().filter(|part| !folded.contains(part)) {
                    self.follow(*part, marks);
                }
            }
            let is_structor = matches!(self.graph.get(id, "special_kind"),
                Some(Value::Name(kind)) if kind == "sfk_constructor" || kind == "sfk_destructor");
            if is_structor && let Some(owner) = self.owner(id) {
                marks.define(owner);
            }
            if let Some(ty) = self.target(id, "type")
                && let Some(result) = self.target(ty, "return_type")
            {
                self.define_value(result, marks);
            }
            return;
        }
        let mut next = self.target(id, "field_list");
        while let Some(field) = next {
            marks.need(field);
            if let Some(ty) = self.target(field, "type") {
                self.define_value(ty, marks);
            }
            next = self.target(field, "next");
        }
        let Some(supplement) = self.target(id, "extra_info") else { return };
        let mut next = self.target(supplement, "base_classes");
        while let Some(base) = next {
            if let Some(ty) = self.target(base, "type") {
                marks.define(ty);
            }
            next = self.target(base, "next");
        }
        let scope = self.target(supplement, "assoc_scope");
        let mut next = scope.and_then(|scope| self.target(scope, "routines"));
        while let Some(routine) = next {
            // Its place in the table names a virtual function; its body is needed where something calls it.
            if self.graph.get(routine, "is_virtual").is_some() {
                marks.need(routine);
            }
            next = self.target(routine, "next");
        }
    }

    /// The parts of a function that only computed constants: what they name is not needed for them.
    fn folded_parts(&self, parts: &[EntryId]) -> FxHashSet<EntryId> {
        let mut folded = FxHashSet::default();
        let mut open: Vec<EntryId> = parts
            .iter()
            .filter(|&&part| self.graph.entry(part).kind == Kind::Constant)
            .filter_map(|&part| self.target(part, "expr"))
            .collect();
        while let Some(id) = open.pop() {
            if !folded.insert(id) {
                continue;
            }
            for label in ["operands", "dynamic_init", "expression", "args", "constant", "expr"] {
                let mut next = self.target(id, label);
                while let Some(target) = next {
                    let kind = self.graph.entry(target).kind;
                    if !matches!(kind, Kind::Expression | Kind::Initialization | Kind::Constant) {
                        break;
                    }
                    open.push(target);
                    next = if kind == Kind::Expression { self.target(target, "next") } else { None };
                }
            }
        }
        folded
    }

    /// Whether an entry is a class with a definition.
    fn is_whole_class(&self, id: EntryId) -> bool {
        is_class(self.graph.entry(id).sub_kind) && self.graph.get(id, "incomplete").is_none()
    }

    /// Operations that ask for the definitions of the classes of their operands.
    fn follow_operation(&self, id: EntryId, marks: &mut Marks) {
        let Some(Value::Name(operation)) = self.graph.get(id, "operation.kind") else { return };
        let is_asking = matches!(
            &**operation,
            "eok_base_class_cast"
                | "eok_derived_class_cast"
                | "eok_padd"
                | "eok_psubtract"
                | "eok_pdiff"
                | "eok_subscript"
                | "eok_points_to_field"
                | "eok_dot_field"
        );
        if !is_asking {
            return;
        }
        let operand = self.target(id, "operands");
        for node in [Some(id), operand].into_iter().flatten() {
            let Some(ty) = self.target(node, "type") else { continue };
            let pointed = self.target(ty, "type_pointed_to").unwrap_or(ty);
            self.define_value(pointed, marks);
        }
    }

    /// What a part of a function or of an initializer needs.
    fn follow(&self, id: EntryId, marks: &mut Marks) {
        if !marks.followed.insert(id) {
            return;
        }
        let entry = self.graph.entry(id);
        let has_name = self.graph.get(id, "name").is_some() || self.graph.get(id, "is_this_parameter").is_some();
        let is_parameter = entry.kind == Kind::Variable && has_name && self.graph.get(id, "is_parameter").is_some();
        if is_parameter && entry.region != FILE {
            marks.need(id);
        }
        if entry.sub_kind == "stmk_init"
            && let Some(variable) =
                self.target(id, "dynamic_init").and_then(|initialization| self.target(initialization, "variable"))
        {
            marks.need(variable);
        }
        let is_value = matches!(entry.sub_kind, "enk_temp_init" | "enk_new_delete" | "enk_lambda");
        if entry.kind == Kind::Expression {
            self.follow_operation(id, marks);
        }
        for (label, value) in &entry.fields {
            let targets = match value {
                Value::Entry(target) => std::slice::from_ref(target),
                Value::Entries(targets) => targets,
                _ => continue,
            };
            let is_surrounding =
                matches!(*label, "parent_scope" | "enclosing_routine" | "source_sequence_entry" | "assoc_param_type");
            // What follows a variable in its scope is not named by it.
            let is_link = entry.kind == Kind::Variable && label.starts_with("next");
            let is_computation = entry.kind == Kind::Constant && *label == "expr";
            if is_surrounding || is_link || is_computation {
                continue;
            }
            for &target in targets {
                let other = self.graph.entry(target);
                match other.kind {
                    Kind::Routine => {
                        marks.define(target);
                        if let Some(owner) = self.owner(target).filter(|&owner| self.is_whole_class(owner)) {
                            marks.define(owner);
                        }
                    }
                    Kind::Variable if other.region == FILE => marks.need(target),
                    Kind::Variable if !matches!(entry.kind, Kind::Statement | Kind::Initialization) => {
                        marks.need(target);
                    }
                    Kind::Field => marks.need(target),
                    Kind::Type if is_value || entry.kind == Kind::Variable || *label == "closure_class" => {
                        self.define_value(target, marks);
                    }
                    Kind::Type => marks.need(target),
                    Kind::Expression | Kind::Initialization | Kind::Constant | Kind::Lambda if other.region == FILE => {
                        self.follow(target, marks);
                    }
                    _ => {}
                }
            }
        }
    }
}
