//! Names of programs that are built by hand; those of the specification's vectors are in `tests/`.

use crate::{MangleOptions, mangle_function, mangle_type, mangle_variable};
use cufe_base::Interner;
use cufe_il::*;

/// A program under construction.
struct Fixture {
    program: Program,
    interner: Interner,
}

const INT: TypeId = Program::builtin(Builtin::Int);
const CHAR: TypeId = Program::builtin(Builtin::Char);
const VOID: TypeId = Program::builtin(Builtin::Void);
const GLOBAL: ScopeId = Program::GLOBAL_SCOPE;

impl Fixture {
    fn new() -> Self {
        Self { program: Program::new(), interner: Interner::new() }
    }

    fn name(&mut self, name: &str) -> Name {
        if name.is_empty() { Name::UNNAMED } else { Name::identifier(self.interner.intern(name)) }
    }

    fn entity(&mut self, kind: EntityKind, name: Name, scope: ScopeId) -> EntityId {
        self.program.entities.push(Entity {
            kind,
            name,
            scope,
            token: u32::MAX,
            access: Access::Public,
            flags: EntityFlags::empty(),
            template: None,
        })
    }

    fn namespace(&mut self, name: &str, parent: ScopeId) -> ScopeId {
        let is_unnamed = name.is_empty();
        let name = self.name(name);
        let id = self.program.namespaces.next_id();
        let entity = self.entity(EntityKind::Namespace(id), name, parent);
        let scope = self.program.add_scope(ScopeKind::Namespace, parent, Some(entity));
        self.program.namespaces.push(Namespace { entity, scope, is_inline: false, is_unnamed, has_visibility: false });
        scope
    }

    fn class(&mut self, name: &str, parent: ScopeId) -> (TypeId, ScopeId, EntityId) {
        let name = self.name(name);
        let id = self.program.classes.next_id();
        let entity = self.entity(EntityKind::Class(id), name, parent);
        let scope = self.program.add_scope(ScopeKind::Class, parent, Some(entity));
        let ty = self.program.intern_type(Type::Class(id));
        self.program.classes.push(Class {
            scope: Some(scope),
            is_complete: true,
            ..Class::new(entity, ClassKey::Struct, ty)
        });
        (ty, scope, entity)
    }

    fn template(&mut self, name: &str, kind: TemplateKind, parent: ScopeId, packs: &[bool]) -> (TemplateId, EntityId) {
        let name = self.name(name);
        let id = self.program.templates.next_id();
        let entity = self.entity(EntityKind::Template(id), name, parent);
        let scope = self.program.add_scope(ScopeKind::TemplateParameters, parent, None);
        let mut parameters = Vec::new();
        for (index, &is_pack) in packs.iter().enumerate() {
            let ty = self.parameter(index as u16, is_pack);
            let entity = self.entity(EntityKind::TypeParameter(ty), Name::UNNAMED, scope);
            parameters.push(TemplateParameter {
                entity,
                kind: TemplateParameterKind::Type,
                is_pack,
                default: None,
                first: 0,
                last: 0,
                name: None,
                equal: None,
                constraint: None,
            });
        }
        self.program.templates.push(Template {
            is_defined: true,
            ..Template::new(entity, kind, TemplateHead { parameters, ..TemplateHead::without_tokens(scope) })
        });
        (id, entity)
    }

    fn parameter(&mut self, index: u16, is_pack: bool) -> TypeId {
        self.program.intern_type(Type::TemplateParameter { depth: 0, index, is_pack })
    }

    fn function(&mut self, name: Name, scope: ScopeId, ty: TypeId, flags: FunctionFlags) -> FunctionId {
        let id = self.program.functions.next_id();
        let entity = self.entity(EntityKind::Function(id), name, scope);
        self.program.functions.push(Function::new(entity, ty, flags));
        id
    }

    fn function_type(&mut self, result: TypeId, parameters: &[TypeId], flags: FunctionTypeFlags) -> TypeId {
        self.program.function_type(FunctionType { result, parameters: parameters.to_vec(), flags, specification: None })
    }

    /// The name of a function with these parameters.
    fn mangled(&mut self, name: &str, scope: ScopeId, parameters: &[TypeId]) -> String {
        let name = self.name(name);
        let ty = self.function_type(VOID, parameters, FunctionTypeFlags::empty());
        let function = self.function(name, scope, ty, FunctionFlags::empty());
        self.of(function)
    }

    fn of(&self, function: FunctionId) -> String {
        let name = mangle_function(&self.program, &self.interner, function, &MangleOptions::default());
        name.unwrap_or_default()
    }

    fn pointer(&mut self, ty: TypeId) -> TypeId {
        self.program.intern_type(Type::Pointer(ty))
    }

    fn constant(&mut self, ty: TypeId) -> TypeId {
        self.program.qualified(ty, Qualifiers::CONST)
    }

    fn specialization(&mut self, template: EntityId, arguments: &[TypeId]) -> TypeId {
        let arguments = arguments.iter().map(|&ty| TemplateArgument::Type(ty)).collect();
        let arguments = self.program.intern_arguments(arguments);
        self.program.intern_type(Type::Specialization { template, arguments })
    }
}

#[test]
fn repeated_types_are_abbreviated() {
    let mut fixture = Fixture::new();
    let (a, ..) = fixture.class("A", GLOBAL);
    let pointer = fixture.pointer(a);
    let reference = fixture.program.intern_type(Type::LvalueReference(a));
    let constant = fixture.constant(a);
    let constant = fixture.pointer(constant);
    let parameters = [a, a, pointer, pointer, reference, constant, constant];
    assert_eq!(fixture.mangled("f", GLOBAL, &parameters), "_Z1f1AS_PS_S0_RS_PKS_S3_");
}

#[test]
fn abbreviations_are_numbered_in_base_36() {
    let mut fixture = Fixture::new();
    let mut parameters = Vec::new();
    for index in 0..40 {
        let (class, ..) = fixture.class(&format!("c{index}"), GLOBAL);
        parameters.push(class);
    }
    parameters.extend([parameters[0], parameters[1], parameters[36], parameters[37]]);
    let name = fixture.mangled("f", GLOBAL, &parameters);
    assert!(name.ends_with("3c39S_S0_SZ_S10_"), "{name}");
}

#[test]
fn namespaces_nest_and_std_is_short() {
    let mut fixture = Fixture::new();
    let outer = fixture.namespace("n", GLOBAL);
    let (_, template) = fixture.template("X", TemplateKind::Class, outer, &[false]);
    let (a, ..) = fixture.class("A", outer);
    let xa = fixture.specialization(template, &[a]);
    let pa = fixture.pointer(a);
    let xpa = fixture.specialization(template, &[pa]);
    let xxa = fixture.specialization(template, &[xa]);
    let parameters = [xa, xpa, a, xxa];
    assert_eq!(fixture.mangled("f", GLOBAL, &parameters), "_Z1fN1n1XINS_1AEEENS0_IPS1_EES1_NS0_IS2_EE");
    let std = fixture.namespace("std", GLOBAL);
    let (class, ..) = fixture.class("A", std);
    assert_eq!(fixture.mangled("f", std, &[]), "_ZSt1fv");
    assert_eq!(fixture.mangled("g", GLOBAL, &[class]), "_Z1gSt1A");
    let inner = fixture.namespace("__v1", std);
    let (class, ..) = fixture.class("A", inner);
    assert_eq!(fixture.mangled("f", inner, &[class]), "_ZNSt4__v11fENS_1AE");
}

#[test]
fn strings_and_allocators_of_std_have_abbreviations() {
    let mut fixture = Fixture::new();
    let std = fixture.namespace("std", GLOBAL);
    let (_, allocator) = fixture.template("allocator", TemplateKind::Class, std, &[false]);
    let (_, traits) = fixture.template("char_traits", TemplateKind::Class, std, &[false]);
    let (_, string) = fixture.template("basic_string", TemplateKind::Class, std, &[false, false, false]);
    let (_, vector) = fixture.template("vector", TemplateKind::Class, std, &[false, false]);
    let (of_char, traits) = (fixture.specialization(allocator, &[CHAR]), fixture.specialization(traits, &[CHAR]));
    let string = fixture.specialization(string, &[CHAR, traits, of_char]);
    let of_string = fixture.specialization(allocator, &[string]);
    let vector = fixture.specialization(vector, &[string, of_string]);
    assert_eq!(fixture.mangled("f", GLOBAL, &[vector, vector]), "_Z1fSt6vectorISsSaISsEES1_");
}

#[test]
fn members_show_their_qualifiers() {
    let mut fixture = Fixture::new();
    let (_, scope, _) = fixture.class("A", GLOBAL);
    let name = fixture.name("f");
    let ty = fixture.function_type(VOID, &[], FunctionTypeFlags::CONST | FunctionTypeFlags::RVALUE);
    let function = fixture.function(name, scope, ty, FunctionFlags::MEMBER);
    assert_eq!(fixture.of(function), "_ZNKO1A1fEv");
    let ty = fixture.function_type(VOID, &[INT], FunctionTypeFlags::empty());
    let constructor = fixture.function(Name::CONSTRUCTOR, scope, ty, FunctionFlags::MEMBER);
    assert_eq!(fixture.of(constructor), "_ZN1AC1Ei");
    let minus = fixture.function(Name::operator(Operator::Minus), scope, ty, FunctionFlags::MEMBER);
    assert_eq!(fixture.of(minus), "_ZN1AmiEi");
    let conversion = fixture.function(Name::CONVERSION, scope, ty, FunctionFlags::MEMBER);
    fixture.program.functions[conversion].conversion = Some(INT);
    assert_eq!(fixture.of(conversion), "_ZN1AcviEi");
}

#[test]
fn specializations_of_functions_show_their_template() {
    let mut fixture = Fixture::new();
    let (template, entity) = fixture.template("f", TemplateKind::Function, GLOBAL, &[false, true]);
    let t = fixture.parameter(0, false);
    let ts = fixture.parameter(1, true);
    let expansion = fixture.program.intern_type(Type::Expansion(ts));
    let pt = fixture.pointer(t);
    let name = fixture.name("f");
    let ty = fixture.function_type(VOID, &[t, pt, expansion], FunctionTypeFlags::empty());
    let pattern = fixture.function(name, GLOBAL, ty, FunctionFlags::empty());
    fixture.program.templates[template].pattern = Some(fixture.program.functions[pattern].entity);
    let ty = fixture.function_type(VOID, &[INT, CHAR], FunctionTypeFlags::empty());
    let function = fixture.function(name, GLOBAL, ty, FunctionFlags::empty());
    let list = [INT, CHAR, VOID].map(TemplateArgument::Type).to_vec();
    fixture.program.functions[function].arguments = Some(fixture.program.intern_arguments(list));
    fixture.program.functions[function].specialized = Some(template);
    assert_eq!(fixture.of(function), "_Z1fIiJcvEEvT_PS0_DpT0_");
    let list = [INT].map(TemplateArgument::Type).to_vec();
    fixture.program.functions[function].arguments = Some(fixture.program.intern_arguments(list));
    assert_eq!(fixture.of(function), "_Z1fIiJEEvT_PS0_DpT0_");
    assert!(fixture.program.entities.get(entity).is_some());
}

#[test]
fn arguments_of_a_template_do_not_take_the_place_of_parameters_around_it() {
    let mut fixture = Fixture::new();
    let (_, pair) = fixture.template("Pair", TemplateKind::Class, GLOBAL, &[false, false]);
    let (template, _) = fixture.template("f", TemplateKind::Function, GLOBAL, &[false]);
    let t = fixture.parameter(0, false);
    let pt = fixture.pointer(t);
    let pair = fixture.specialization(pair, &[pt, t]);
    let name = fixture.name("f");
    let ty = fixture.function_type(VOID, &[pair], FunctionTypeFlags::empty());
    let pattern = fixture.function(name, GLOBAL, ty, FunctionFlags::empty());
    fixture.program.templates[template].pattern = Some(fixture.program.functions[pattern].entity);
    let function = fixture.function(name, GLOBAL, ty, FunctionFlags::empty());
    let list = vec![TemplateArgument::Type(INT)];
    fixture.program.functions[function].arguments = Some(fixture.program.intern_arguments(list));
    fixture.program.functions[function].specialized = Some(template);
    assert_eq!(fixture.of(function), "_Z1fIiEv4PairIPT_S1_E");
}

#[test]
fn alias_templates_stand_for_their_types() {
    let mut fixture = Fixture::new();
    let (template, entity) = fixture.template("P", TemplateKind::Alias, GLOBAL, &[false]);
    let t = fixture.parameter(0, false);
    let pointer = fixture.pointer(t);
    let name = fixture.name("P");
    let pattern = fixture.entity(EntityKind::Typedef(pointer), name, GLOBAL);
    fixture.program.templates[template].pattern = Some(pattern);
    let alias = fixture.specialization(entity, &[INT]);
    let twice = fixture.specialization(entity, &[alias]);
    assert_eq!(fixture.mangled("f", GLOBAL, &[alias, twice]), "_Z1fPiPS_");
}

#[test]
fn types_of_local_classes_name_their_function() {
    let mut fixture = Fixture::new();
    let name = fixture.name("f");
    let ty = fixture.function_type(VOID, &[], FunctionTypeFlags::empty());
    let function = fixture.function(name, GLOBAL, ty, FunctionFlags::empty());
    let entity = fixture.program.functions[function].entity;
    let body = fixture.program.add_scope(ScopeKind::FunctionParameters, GLOBAL, Some(entity));
    let first = fixture.program.add_scope(ScopeKind::Block, body, None);
    let second = fixture.program.add_scope(ScopeKind::Block, body, None);
    let (_, scope, _) = fixture.class("L", first);
    let (again, ..) = fixture.class("L", second);
    assert_eq!(fixture.mangled("m", scope, &[]), "_ZZ1fvEN1L1mEv");
    assert_eq!(fixture.mangled("g", GLOBAL, &[again]), "_Z1gZ1fvE1L_0");
}

#[test]
fn what_is_local_to_main_shows_no_parameters() {
    let mut fixture = Fixture::new();
    let name = fixture.name("main");
    let ty = fixture.function_type(INT, &[], FunctionTypeFlags::empty());
    let function = fixture.function(name, GLOBAL, ty, FunctionFlags::empty());
    let entity = fixture.program.functions[function].entity;
    let body = fixture.program.add_scope(ScopeKind::FunctionParameters, GLOBAL, Some(entity));
    let (local, scope, _) = fixture.class("L", body);
    assert_eq!(fixture.mangled("m", scope, &[]), "_ZZ4mainEN1L1mEv");
    assert_eq!(fixture.mangled("g", GLOBAL, &[local]), "_Z1gZ4mainE1L");
    // One of a namespace is a function like others.
    let namespace = fixture.namespace("n", GLOBAL);
    let function = fixture.function(name, namespace, ty, FunctionFlags::empty());
    let entity = fixture.program.functions[function].entity;
    let body = fixture.program.add_scope(ScopeKind::FunctionParameters, namespace, Some(entity));
    let (_, scope, _) = fixture.class("L", body);
    assert_eq!(fixture.mangled("m", scope, &[]), "_ZZN1n4mainEvEN1L1mEv");
}

#[test]
fn compound_types_follow_the_grammar() {
    let mut fixture = Fixture::new();
    let (class, ..) = fixture.class("S", GLOBAL);
    let options = MangleOptions::default();
    let function = fixture.function_type(INT, &[INT], FunctionTypeFlags::CONST | FunctionTypeFlags::NOEXCEPT);
    let member = fixture.program.intern_type(Type::MemberPointer { class, member: function });
    assert_eq!(mangle_type(&fixture.program, &fixture.interner, member, &options).as_deref(), Some("M1SKDoFiiE"));
    let constant = fixture.constant(INT);
    let array = fixture.program.intern_type(Type::Array { element: constant, bound: ArrayBound::Known(3) });
    let array = fixture.program.intern_type(Type::Array { element: array, bound: ArrayBound::Known(2) });
    let reference = fixture.program.intern_type(Type::LvalueReference(array));
    assert_eq!(mangle_type(&fixture.program, &fixture.interner, reference, &options).as_deref(), Some("RA2_A3_Ki"));
    assert_eq!(mangle_type(&fixture.program, &fixture.interner, Program::UNKNOWN, &options), None);
}

#[test]
fn unnamed_namespaces_carry_the_module_id() {
    let mut fixture = Fixture::new();
    let scope = fixture.namespace("", GLOBAL);
    let id = fixture.program.variables.next_id();
    let name = fixture.name("v");
    let entity = fixture.entity(EntityKind::Variable(id), name, scope);
    fixture.program.variables.push(Variable {
        entity,
        ty: INT,
        storage: StorageClass::None,
        linkage: Linkage::Internal,
        space: MemorySpace::empty(),
        flags: VariableFlags::empty(),
        initializer: None,
        value: None,
        definition: None,
    });
    let options = MangleOptions { module_id: Some("_00000000_1_a_f"), ..MangleOptions::default() };
    let found = mangle_variable(&fixture.program, &fixture.interner, id, &options);
    assert_eq!(found.as_deref(), Some("_ZN26_GLOBAL__N__00000000_1_a_f1vE"));
    let found = mangle_variable(&fixture.program, &fixture.interner, id, &MangleOptions::default());
    assert_eq!(found.as_deref(), Some("_ZN12_GLOBAL__N_11vE"));
}

#[test]
fn deep_types_have_names_or_none_but_never_overflow_the_stack() {
    let mut fixture = Fixture::new();
    let mut ty = INT;
    for _ in 0..5_000 {
        ty = fixture.pointer(ty);
    }
    assert_eq!(fixture.mangled("f", GLOBAL, &[ty]).len(), 4 + 5_001);
    for _ in 0..100_000 {
        ty = fixture.pointer(ty);
    }
    assert_eq!(fixture.mangled("f", GLOBAL, &[ty]), "");
}

#[test]
fn a_type_that_shares_its_parts_is_built_once() {
    let mut fixture = Fixture::new();
    let mut ty = INT;
    for _ in 0..100 {
        let function = FunctionType {
            result: ty,
            parameters: vec![ty, ty],
            flags: FunctionTypeFlags::empty(),
            specification: None,
        };
        let function = fixture.program.function_type(function);
        ty = fixture.program.intern_type(Type::Pointer(function));
    }
    let name = mangle_type(&fixture.program, &fixture.interner, ty, &MangleOptions::default());
    assert!(name.is_some_and(|name| name.len() < 2000));
}
