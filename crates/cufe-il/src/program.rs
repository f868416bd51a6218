//! The program: all stores of one translation unit, and the operations that keep interned values unique.

use crate::constant::Identical;
use crate::*;
use cufe_base::{Store, Symbol};
use hashbrown::{HashMap, HashSet};
use interned::Interned;
use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Serialize};

mod interned;
mod scopes;
mod stored;
mod types;

pub use stored::Bounds;

/// The program representation of one translation unit.
///
/// Invariants: `scopes[0]` is the global namespace; types, argument lists and function types are unique; ids never
/// dangle.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Program {
    /// Everything that has or could have a name.
    pub entities: Store<EntityId, Entity>,
    /// Namespaces.
    pub namespaces: Store<NamespaceId, Namespace>,
    /// Classes.
    pub classes: Store<ClassId, Class>,
    /// Enumerations.
    pub enums: Store<EnumId, Enum>,
    /// Variables.
    pub variables: Store<VariableId, Variable>,
    /// Functions.
    pub functions: Store<FunctionId, Function>,
    /// Templates.
    pub templates: Store<TemplateId, Template>,
    /// Using-declarations.
    pub usings: Store<UsingId, Using>,
    /// Scopes; the first is the global namespace.
    pub scopes: Store<ScopeId, Scope>,
    bindings: Store<BindingId, Binding>,
    #[serde(with = "crate::sorted::map")]
    names: HashMap<(ScopeId, Name), BindingId, FxBuildHasher>,
    /// Using-directives; each scope's form a list.
    pub using_directives: Vec<UsingDirective>,
    /// Scopes whose names are found through the scope around them (inline namespaces, anonymous unions, unscoped
    /// enumerations by qualified lookup); each scope's form a list by the second part (index plus one).
    pub transparent_scopes: Vec<(ScopeId, u32)>,

    types: Store<TypeId, Type>,
    canonical: Vec<TypeId>,
    pub(crate) facts_of_types: Vec<Facts>,
    #[serde(skip)]
    type_table: Interned<TypeId>,
    function_types: Store<FunctionTypeId, FunctionType>,
    #[serde(skip)]
    function_type_table: Interned<FunctionTypeId>,
    arguments: Store<ArgumentsId, Vec<TemplateArgument>>,
    #[serde(skip)]
    arguments_table: Interned<ArgumentsId>,
    pub(crate) facts_of_arguments: Vec<Facts>,
    constants: Store<ConstantId, Identical>,
    #[serde(skip)]
    constants_table: Interned<ConstantId>,
    /// The specializations of class templates that became classes of their own, by template and canonical arguments.
    #[serde(with = "crate::sorted::map")]
    instances: HashMap<(EntityId, ArgumentsId), TypeId, FxBuildHasher>,
    /// The heads in front of the definitions (or declarations) of patterns: class templates and their partial
    /// specializations.
    #[serde(with = "crate::sorted::map")]
    pub pattern_heads: HashMap<ClassId, TemplateHead, FxBuildHasher>,
    /// The declarations that instances of variable templates are made from.
    #[serde(with = "crate::sorted::map")]
    pub variable_patterns: HashMap<VariableId, VariablePattern, FxBuildHasher>,
    /// The template heads with parameters in front of function definitions that are not the first declarations, outermost
    /// first.
    #[serde(with = "crate::sorted::map")]
    pub declaration_heads: HashMap<FunctionDeclarationId, Vec<TemplateHead>, FxBuildHasher>,
    /// The same in front of definitions of static data members outside of their classes.
    #[serde(with = "crate::sorted::map")]
    pub variable_heads: HashMap<VariableDeclarationId, Vec<TemplateHead>, FxBuildHasher>,
    /// The same in front of definitions outside of their classes of member classes that are no templates.
    #[serde(with = "crate::sorted::map")]
    pub member_class_heads: HashMap<ClassId, Vec<TemplateHead>, FxBuildHasher>,
    /// The handlers of function-try-blocks, by the block ([except.pre]/1).
    #[serde(with = "crate::sorted::map")]
    pub function_handlers: HashMap<StatementId, Vec<StatementId>, FxBuildHasher>,
    /// The trailing requires-clauses of functions ([dcl.decl.general]/4).
    #[serde(with = "crate::sorted::map")]
    pub constraints: HashMap<EntityId, ExpressionId, FxBuildHasher>,
    /// What attributes of variables and data members say of their alignment.
    #[serde(with = "crate::sorted::map")]
    pub variable_layouts: HashMap<VariableId, LayoutAttributes, FxBuildHasher>,
    /// Functions whose first parameter is the object ([dcl.fct]/6).
    #[serde(with = "crate::sorted::set")]
    pub explicit_object_functions: HashSet<FunctionId, FxBuildHasher>,
    /// The conditions of `explicit` ([dcl.fct.spec]/3) whose values are not known.
    #[serde(with = "crate::sorted::map")]
    pub explicit_conditions: HashMap<FunctionId, ExpressionId, FxBuildHasher>,
    /// Where the expressions stand that types hold because their value or type is not known: instantiation reads them
    /// again from there.
    #[serde(with = "crate::sorted::map")]
    pub expression_scopes: HashMap<ExpressionId, ScopeId, FxBuildHasher>,
    /// Constructions `T(...)` and `T{...}` in such expressions, where they are written.
    pub constructions_in_types: Vec<ExpressionId>,
    /// Names in templates, by their first tokens: those that are qualified or stand in template argument lists, where the
    /// host compiler is clang.
    #[serde(with = "crate::sorted::map")]
    pub names_in_templates: HashMap<u32, crate::NameInTemplate, FxBuildHasher>,
    /// Specializations of alias templates.
    pub aliases: crate::Aliases,
    /// How often something was declared or completed that other text may mean something else with: names of namespaces and
    /// classes, explicit specializations, definitions of classes and enumerations.
    pub changes: u32,
    #[serde(with = "crate::sorted::map")]
    class_specializations: HashMap<(TemplateId, ArgumentsId), ClassId, FxBuildHasher>,

    /// Expressions.
    pub expressions: Store<ExpressionId, Expression>,
    /// Slices of it are the operands of expressions.
    expression_lists: Lists<ExpressionId>,
    /// Slices of it are overload sets in expressions.
    entity_lists: Lists<EntityId>,
    /// Slices of it are the operands of type traits.
    type_lists: Lists<TypeId>,
    /// Slices of it are the designators of initializers.
    designators: Lists<Designator>,
    /// The literals of expressions.
    pub literals: Literals,
    /// Lambdas, in order of their introducers' parsing.
    pub lambdas: Vec<Lambda>,
    /// The functions that expressions call without naming them: overloaded operators, constructors, allocation functions.
    #[serde(with = "crate::sorted::map")]
    pub called: HashMap<ExpressionId, FunctionId, FxBuildHasher>,
    /// Of braced initializations: the lists that their constructors take as a whole, as a `std::initializer_list`
    /// ([over.match.list]/1).
    #[serde(with = "crate::sorted::map")]
    pub whole_lists: HashMap<ExpressionId, ExpressionId, FxBuildHasher>,
    /// The functions that convert the values of expressions where they stand: conversion functions and constructors.
    #[serde(with = "crate::sorted::map")]
    pub converted: HashMap<ExpressionId, FunctionId, FxBuildHasher>,
    /// What nobody wrote. Filled where the program is wanted complete.
    pub implied: crate::Implied,
    /// Functions that are called where others are named.
    pub stand_ins: crate::StandIns,
    /// The strings that user-defined string literals hand to their operators ([lex.ext]/5).
    #[serde(with = "crate::sorted::map")]
    pub literal_operands: HashMap<ExpressionId, ExpressionId, FxBuildHasher>,
    /// The constructors that direct-initialize variables from parenthesized lists.
    #[serde(with = "crate::sorted::map")]
    pub constructed: HashMap<VariableId, FunctionId, FxBuildHasher>,
    /// Statements.
    pub statements: Store<StatementId, Statement>,
    /// Slices of it are the parts of statements.
    statement_lists: Lists<StatementId>,

    /// What attributes other than CUDA's say about entities, where they say anything.
    #[serde(with = "crate::sorted::map")]
    pub attributes: HashMap<EntityId, EntityAttributes, FxBuildHasher>,
    /// Launch configurations of functions.
    pub launch_configurations: Store<LaunchConfigurationId, LaunchConfiguration>,
    /// Declarations that no other record tells of, in the order in which they were parsed.
    pub written: Vec<WrittenDeclaration>,
    /// The declarators of variables and data members: those of their definitions, or their last ones. Filled where the
    /// program is wanted complete.
    #[serde(with = "crate::sorted::map")]
    pub declarators: HashMap<VariableId, WrittenDeclarator, FxBuildHasher>,
    /// The special members of complete classes, likewise.
    #[serde(with = "crate::sorted::map")]
    pub special_members: HashMap<ClassId, SpecialMembers, FxBuildHasher>,
    /// The functions that virtual functions override, likewise.
    #[serde(with = "crate::sorted::map")]
    pub overridden: HashMap<FunctionId, Vec<FunctionId>, FxBuildHasher>,
    /// All attributes, as they are written, likewise.
    pub written_attributes: Vec<WrittenAttribute>,
    /// The expressions that are written for the values of enumerators, likewise.
    #[serde(with = "crate::sorted::map")]
    pub enumerator_values: HashMap<EntityId, ExpressionId, FxBuildHasher>,
    /// Array types as declarators make them, likewise.
    pub written_arrays: Vec<WrittenArray>,
    /// What begins and ends the lives of variables of class type, likewise.
    #[serde(with = "crate::sorted::map")]
    pub objects: HashMap<VariableId, ObjectFunctions, FxBuildHasher>,
    /// The values of conditions that declare variables of classes: the variables, which functions convert; likewise.
    #[serde(with = "crate::sorted::map")]
    pub tested_variables: HashMap<VariableId, ExpressionId, FxBuildHasher>,
    /// The tokens of the texts that are names for the assembler, likewise.
    #[serde(with = "crate::sorted::map")]
    pub assembler_names: HashMap<EntityId, u32, FxBuildHasher>,
    /// The functions that allocate for new-expressions, likewise.
    #[serde(with = "crate::sorted::map")]
    pub allocations: HashMap<ExpressionId, FunctionId, FxBuildHasher>,
    /// The instances that callees are which name function templates, likewise.
    #[serde(with = "crate::sorted::map")]
    pub callees: HashMap<ExpressionId, FunctionId, FxBuildHasher>,
    /// Why there are instances of functions, likewise.
    pub function_instances: crate::FunctionInstances,
    /// The templates that made variables, and the arguments; likewise.
    #[serde(with = "crate::sorted::map")]
    pub variable_arguments: HashMap<VariableId, (TemplateId, ArgumentsId), FxBuildHasher>,
    /// The statements whose ends control cannot reach, as the reference follows it; likewise.
    #[serde(with = "crate::sorted::set")]
    pub unreached_ends: HashSet<StatementId, FxBuildHasher>,
    /// Implicit and defaulted functions that are trivial, likewise.
    #[serde(with = "crate::sorted::set")]
    pub trivial_functions: HashSet<FunctionId, FxBuildHasher>,
    /// The values of expressions, of those that have one. Filled where the program is wanted complete.
    #[serde(with = "crate::sorted::map")]
    pub values: HashMap<ExpressionId, crate::constant::Value, FxBuildHasher>,
    /// The values of variables that are constant, likewise.
    #[serde(with = "crate::sorted::map")]
    pub values_of_variables: HashMap<VariableId, crate::constant::Value, FxBuildHasher>,
    /// When bodies and classes ended, likewise.
    pub ends: crate::Ends,
    /// The values that constant initializers give to variables and members of class type that are no constants; filled where
    /// the program of the device pass is wanted complete.
    #[serde(with = "crate::sorted::map")]
    pub initial_values: HashMap<VariableId, crate::constant::Value, FxBuildHasher>,
    /// The objects of class type that expressions make of constants, with the constructors that convert the expressions;
    /// likewise.
    #[serde(with = "crate::sorted::map")]
    pub constant_objects: HashMap<ExpressionId, crate::constant::Value, FxBuildHasher>,
    /// What is trivial of complete classes, likewise.
    #[serde(with = "crate::sorted::map")]
    pub class_traits: HashMap<ClassId, ClassTraits, FxBuildHasher>,
    /// The layouts of complete classes, likewise.
    #[serde(with = "crate::sorted::map")]
    pub layouts: HashMap<ClassId, ClassLayout, FxBuildHasher>,
    /// Function declarations, in the order in which they were parsed.
    pub function_declarations: Store<FunctionDeclarationId, FunctionDeclaration>,
    /// Variable declarators, in the order in which they were parsed.
    pub variable_declarations: Store<VariableDeclarationId, VariableDeclaration>,
    /// Parts of namespaces.
    pub namespace_parts: Vec<NamespacePart>,
    /// Qualified names in heads of definitions of classes and enumerations.
    pub qualified_heads: Vec<QualifiedHead>,
    /// Type declarations that the host file leaves out.
    pub suppressed: Vec<SuppressedDeclaration>,
    /// Attributes that the host file does not show.
    pub attribute_uses: Vec<AttributeUse>,
    /// The lambdas of which functions are instances of the call operator.
    #[serde(with = "crate::sorted::map")]
    pub call_instances: HashMap<FunctionId, usize, FxBuildHasher>,
    /// Of call operators of generic lambdas: their types, with template parameters in the place of `auto`
    /// ([expr.prim.lambda.closure]/3).
    #[serde(with = "crate::sorted::map")]
    pub invented_types: HashMap<FunctionId, TypeId, FxBuildHasher>,
    /// Kernel launches.
    pub launches: Vec<Launch>,
    /// Uses of managed variables and builtin device variables.
    pub name_uses: Vec<NameUse>,
    /// Uses of kernels and device variables outside device code.
    pub host_references: Vec<HostReference>,
    /// Names whose meaning changes in the class that uses them.
    pub changed_meanings: Vec<crate::ChangedMeaning>,
    /// Scalars that are initialized by a conversion in braces that narrows.
    pub narrowed_scalars: Vec<crate::NarrowedScalar>,
    /// `decltype` whose operand host compilers reject.
    pub named_decltypes: Vec<crate::NamedDecltype>,
    /// Uses of functions in function bodies, in the order in which they were found.
    pub function_uses: Vec<RecordedUse>,
    /// Those that were reported, of instances too.
    pub reported_uses: Vec<RecordedUse>,
    /// The operands of all assembler statements.
    pub asm_operands: Vec<crate::AsmOperand>,
    /// What lookup found for names in the user's own text: the token of the name, and an entity; in the order in which names
    /// were read, so that a name may stand here more than once. Filled where it is asked for; not stored.
    #[serde(skip)]
    pub name_occurrences: Vec<(u32, EntityId)>,
    /// The last token of the first global declaration of the type `size_t`.
    pub size_type_declaration: Option<u32>,
    /// Braces of the outermost function bodies of device-only functions and kernels need no edits inside; kept for
    /// statistics: number of bodies parsed.
    pub bodies_parsed: u32,
}

impl Default for Program {
    fn default() -> Self {
        Self::new()
    }
}

impl Program {
    /// A program that holds the global namespace and nothing else.
    pub fn new() -> Self {
        let mut program = Self {
            entities: Store::new(),
            namespaces: Store::new(),
            classes: Store::new(),
            enums: Store::new(),
            variables: Store::new(),
            functions: Store::new(),
            templates: Store::new(),
            usings: Store::new(),
            scopes: Store::new(),
            bindings: Store::new(),
            names: HashMap::default(),
            using_directives: Vec::new(),
            changed_meanings: Vec::new(),
            narrowed_scalars: Vec::new(),
            named_decltypes: Vec::new(),
            transparent_scopes: Vec::new(),
            types: Store::new(),
            canonical: Vec::new(),
            facts_of_types: Vec::new(),
            type_table: Interned::default(),
            function_types: Store::new(),
            function_type_table: Interned::default(),
            arguments: Store::new(),
            arguments_table: Interned::default(),
            constants: Store::new(),
            constants_table: Interned::default(),
            facts_of_arguments: Vec::new(),
            instances: HashMap::default(),
            pattern_heads: HashMap::default(),
            variable_patterns: HashMap::default(),
            declaration_heads: HashMap::default(),
            variable_heads: HashMap::default(),
            member_class_heads: HashMap::default(),
            function_handlers: HashMap::default(),
            constraints: HashMap::default(),
            variable_layouts: HashMap::default(),
            explicit_object_functions: HashSet::default(),
            explicit_conditions: HashMap::default(),
            expression_scopes: HashMap::default(),
            constructions_in_types: Vec::new(),
            names_in_templates: HashMap::default(),
            aliases: crate::Aliases::default(),
            changes: 0,
            class_specializations: HashMap::default(),
            expressions: Store::new(),
            expression_lists: Lists::default(),
            entity_lists: Lists::default(),
            type_lists: Lists::default(),
            designators: Lists::default(),
            literals: Literals::default(),
            lambdas: Vec::new(),
            called: HashMap::default(),
            whole_lists: HashMap::default(),
            converted: HashMap::default(),
            stand_ins: crate::StandIns::default(),
            implied: Default::default(),
            literal_operands: HashMap::default(),
            constructed: HashMap::default(),
            statements: Store::new(),
            statement_lists: Lists::default(),
            attributes: HashMap::default(),
            launch_configurations: Store::new(),
            written: Vec::new(),
            declarators: HashMap::default(),
            special_members: HashMap::default(),
            overridden: HashMap::default(),
            written_attributes: Vec::new(),
            enumerator_values: HashMap::default(),
            written_arrays: Vec::new(),
            objects: HashMap::default(),
            assembler_names: HashMap::default(),
            allocations: HashMap::default(),
            callees: HashMap::default(),
            function_instances: crate::FunctionInstances::default(),
            variable_arguments: HashMap::default(),
            unreached_ends: HashSet::default(),
            tested_variables: HashMap::default(),
            trivial_functions: HashSet::default(),
            values: HashMap::default(),
            values_of_variables: HashMap::default(),
            ends: crate::Ends::default(),
            initial_values: HashMap::default(),
            constant_objects: HashMap::default(),
            class_traits: HashMap::default(),
            layouts: HashMap::default(),
            function_declarations: Store::new(),
            variable_declarations: Store::new(),
            namespace_parts: Vec::new(),
            qualified_heads: Vec::new(),
            suppressed: Vec::new(),
            attribute_uses: Vec::new(),
            launches: Vec::new(),
            name_uses: Vec::new(),
            call_instances: HashMap::default(),
            invented_types: HashMap::default(),
            host_references: Vec::new(),
            function_uses: Vec::new(),
            reported_uses: Vec::new(),
            asm_operands: Vec::new(),
            name_occurrences: Vec::new(),
            size_type_declaration: None,
            bodies_parsed: 0,
        };
        // Ids of the types that every stage mentions are constants; see the associated constants below.
        program.intern_type(Type::Unknown);
        for &builtin in Builtin::ALL {
            program.intern_type(Type::Builtin(builtin));
        }
        program.intern_type(Type::Auto);
        program.intern_type(Type::DecltypeAuto);
        program.intern_arguments(Vec::new());
        let scope = program.scopes.push(Scope {
            kind: ScopeKind::Global,
            is_inline: false,
            in_unnamed_namespace: false,
            is_outside_class: false,
            parent: None,
            around: None,
            entity: None,
            depth: 0,
            first_directive: 0,
            first_transparent: 0,
            filter: 0,
            newest: None,
            bound: 0,
        });
        let namespace = program.namespaces.next_id();
        let entity = program.entities.push(Entity {
            kind: EntityKind::Namespace(namespace),
            name: Name::UNNAMED,
            scope,
            token: u32::MAX,
            access: Access::Public,
            flags: EntityFlags::PREDECLARED,
            template: None,
        });
        program.namespaces.push(Namespace {
            entity,
            scope,
            is_inline: false,
            is_unnamed: false,
            has_visibility: false,
        });
        program.scopes[scope].entity = Some(entity);
        program
    }

    /// The global namespace's scope.
    pub const GLOBAL_SCOPE: ScopeId = ScopeId::from_number(0);
    /// The type *unknown*.
    pub const UNKNOWN: TypeId = TypeId::from_number(0);
    /// `auto`
    pub const AUTO: TypeId = TypeId::from_number(Builtin::ALL.len() as u32 + 1);
    /// `decltype(auto)`
    pub const DECLTYPE_AUTO: TypeId = TypeId::from_number(Builtin::ALL.len() as u32 + 2);
    /// The empty list of template arguments.
    pub const NO_ARGUMENTS: ArgumentsId = ArgumentsId::from_number(0);

    /// A fundamental type.
    pub const fn builtin(builtin: Builtin) -> TypeId {
        TypeId::from_number(builtin as u32 + 1)
    }

    /// Makes room for what so many tokens are likely to declare, so that the large stores need not move as they grow.
    pub fn reserve(&mut self, tokens: usize, passed_functions: usize) {
        self.entities.reserve(tokens / 4 + 2 * passed_functions);
        self.bindings.reserve(tokens / 4);
        self.variables.reserve(tokens / 8 + passed_functions);
        self.functions.reserve(tokens / 20 + passed_functions);
        self.classes.reserve(tokens / 80);
        self.templates.reserve(tokens / 60);
        self.scopes.reserve(tokens / 12);
        self.types.reserve(tokens / 6);
        self.canonical.reserve(tokens / 6);
        self.facts_of_types.reserve(tokens / 6);
        self.function_types.reserve(tokens / 30);
        self.arguments.reserve(tokens / 30);
        self.expressions.reserve(tokens / 10);
        self.function_declarations.reserve(tokens / 8 + passed_functions);
        self.variable_declarations.reserve(tokens / 30);
        // These are filled at once.
        self.names.reserve(tokens / 16 + 4000);
        self.type_table.reserve(tokens / 14);
        self.function_type_table.reserve(tokens / 64);
        self.arguments_table.reserve(tokens / 70);
    }

    // ---- declarations ----

    /// The type that an alias template gives a name to, as written.
    pub fn alias_pattern(&self, alias: TemplateId) -> Option<TypeId> {
        match self.entities[self.templates[alias].pattern?].kind {
            EntityKind::Typedef(target) => Some(target),
            _ => None,
        }
    }

    /// The function declarations of the text, in the order in which they were parsed: without those that were read again
    /// for instances of templates.
    pub fn written_functions(&self) -> impl Iterator<Item = &FunctionDeclaration> {
        self.function_declarations
            .values()
            .filter(|declaration| !declaration.flags.contains(FunctionDeclarationFlags::NOT_WRITTEN))
    }

    /// The variable declarators of the text, likewise.
    pub fn written_variables(&self) -> impl Iterator<Item = &VariableDeclaration> {
        self.variable_declarations
            .values()
            .filter(|declaration| !declaration.flags.contains(VariableDeclarationFlags::NOT_WRITTEN))
    }

    /// The lambdas of the text, likewise.
    pub fn written_lambdas(&self) -> impl Iterator<Item = &Lambda> {
        self.lambdas.iter().filter(|lambda| !lambda.flags.contains(LambdaFlags::NOT_WRITTEN))
    }

    /// Adds a list of operands.
    pub fn add_expression_list(&mut self, list: &[ExpressionId]) -> ExpressionList {
        self.expression_lists.add(list)
    }

    /// The elements of a list of operands.
    pub fn expression_list(&self, list: ExpressionList) -> &[ExpressionId] {
        self.expression_lists.get(list)
    }

    /// Adds a list of types.
    pub fn add_type_list(&mut self, list: &[TypeId]) -> TypeList {
        self.type_lists.add(list)
    }

    /// The elements of a list of types.
    pub fn type_list(&self, list: TypeList) -> &[TypeId] {
        self.type_lists.get(list)
    }

    /// Adds a list of designators.
    pub fn add_designators(&mut self, list: &[Designator]) -> DesignatorList {
        self.designators.add(list)
    }

    /// The designators of an initializer.
    pub fn designators(&self, list: DesignatorList) -> &[Designator] {
        self.designators.get(list)
    }

    /// Adds a list of entities.
    pub fn add_entity_list(&mut self, list: &[EntityId]) -> EntityList {
        self.entity_lists.add(list)
    }

    /// The elements of a list of entities.
    pub fn entity_list(&self, list: EntityList) -> &[EntityId] {
        self.entity_lists.get(list)
    }

    /// Adds a list of statements.
    pub fn add_statement_list(&mut self, list: &[StatementId]) -> StatementList {
        self.statement_lists.add(list)
    }

    /// The elements of a list of statements.
    pub fn statement_list(&self, list: StatementList) -> &[StatementId] {
        self.statement_lists.get(list)
    }

    /// The statements directly inside of one, in order.
    pub fn statements_in<'a>(&'a self, kind: &'a StatementKind) -> &'a [StatementId] {
        match kind {
            &(StatementKind::Compound { statements: parts, .. }
            | StatementKind::If { parts, .. }
            | StatementKind::IfConsteval { parts }
            | StatementKind::Switch(parts)
            | StatementKind::While(parts)
            | StatementKind::Do(parts)
            | StatementKind::For(parts)
            | StatementKind::RangeFor(parts)
            | StatementKind::Try(parts)) => self.statement_list(parts),
            StatementKind::Label { statement, .. }
            | StatementKind::Case { statement, .. }
            | StatementKind::Default(statement)
            | StatementKind::Handler { body: statement, .. } => std::slice::from_ref(statement),
            _ => &[],
        }
    }

    // ---- lambdas ----

    /// The index of the lambda with this call operator. Lambdas are in the order in which their functions were made.
    pub fn lambda_with_operator(&self, call_operator: FunctionId) -> Option<usize> {
        let after = self.lambdas.partition_point(|lambda| lambda.call_operator <= Some(call_operator));
        let index = after.checked_sub(1)?;
        match self.lambdas.get(index)?.call_operator == Some(call_operator) {
            true => Some(index),
            false => self.call_instances.get(&call_operator).copied(),
        }
    }

    /// The index of the lambda with this closure. Lambdas are in the order in which their closures were made.
    pub fn lambda_with_closure(&self, closure: EntityId) -> Option<usize> {
        let after = self.lambdas.partition_point(|lambda| lambda.closure <= closure);
        let index = after.checked_sub(1)?;
        (self.lambdas.get(index)?.closure == closure).then_some(index)
    }

    // ---- entities ----

    /// The symbol of an entity's name, if it is an identifier.
    pub fn symbol(&self, entity: EntityId) -> Option<Symbol> {
        self.entities[entity].name.symbol()
    }

    /// The function that an entity is, or that a function template makes.
    pub fn function_of(&self, entity: EntityId) -> Option<FunctionId> {
        match self.entities[entity].kind {
            EntityKind::Function(function) => Some(function),
            EntityKind::Template(template) => match self.entities[self.templates[template].pattern?].kind {
                EntityKind::Function(function) => Some(function),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type that a class, an enumeration or a typedef name stands for, without sugar of its own.
    pub fn named_type(&self, entity: EntityId) -> Option<TypeId> {
        match self.entities[entity].kind {
            EntityKind::Class(class) => Some(self.classes[class].ty),
            EntityKind::Enum(id) => Some(self.enums[id].ty),
            EntityKind::Typedef(ty) => Some(ty),
            _ => None,
        }
    }

    /// The variable that an entity is, or that a variable template makes.
    pub fn variable_of(&self, entity: EntityId) -> Option<VariableId> {
        match self.entities[entity].kind {
            EntityKind::Variable(variable) | EntityKind::Field(variable) | EntityKind::ValueParameter(variable) => {
                Some(variable)
            }
            EntityKind::Template(template) => match self.entities[self.templates[template].pattern?].kind {
                EntityKind::Variable(variable) => Some(variable),
                _ => None,
            },
            _ => None,
        }
    }
}
