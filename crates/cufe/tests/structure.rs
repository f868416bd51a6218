//! Comparison, hashing, copies and walks of the parts of programs.

use cufe::il::compare::{Comparison, StructuralHasher};
use cufe::il::copy::{Copy, Replacement};
use cufe::il::walk::{Next, Node, Walker};
use cufe::il::*;
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

fn unit(text: &str) -> cufe::Unit {
    cufe::parse_text("a.cu", text).unwrap()
}

/// The entity of a name in the global namespace.
fn entity(unit: &cufe::Unit, name: &str) -> EntityId {
    let program = unit.program();
    let found = program.entities.iter().find(|(_, entity)| {
        entity.scope == Program::GLOBAL_SCOPE
            && entity.template.is_none()
            && entity.name.symbol().is_some_and(|symbol| unit.names().text(symbol) == name)
    });
    found.unwrap_or_else(|| panic!("{name}")).0
}

fn initializer(unit: &cufe::Unit, name: &str) -> ExpressionId {
    let program = unit.program();
    program.variables[program.variable_of(entity(unit, name)).unwrap()].initializer.unwrap()
}

fn type_of(unit: &cufe::Unit, name: &str) -> TypeId {
    let program = unit.program();
    match program.named_type(entity(unit, name)) {
        Some(ty) => ty,
        None => program.variables[program.variable_of(entity(unit, name)).unwrap()].ty,
    }
}

fn are_equal_expressions(left: &cufe::Unit, a: ExpressionId, right: &cufe::Unit, b: ExpressionId) -> bool {
    let is_equal = Comparison::new(left.named(), right.named()).expressions(a, b);
    let hashes = (StructuralHasher::of_expression(left.named(), a), StructuralHasher::of_expression(right.named(), b));
    assert!(!is_equal || hashes.0 == hashes.1, "equal expressions with different hashes");
    is_equal
}

fn are_equal_types(left: &cufe::Unit, right: &cufe::Unit, name: &str) -> bool {
    let (a, b) = (type_of(left, name), type_of(right, name));
    let is_equal = Comparison::new(left.named(), right.named()).types(a, b);
    let hashes = (StructuralHasher::of_type(left.named(), a), StructuralHasher::of_type(right.named(), b));
    assert!(!is_equal || hashes.0 == hashes.1, "equal types with different hashes");
    is_equal
}

const EXPRESSIONS: &str = "int f(int, int); struct S { int m; int g() const; }; extern S s; extern int n, a[3];\n\
    int e0 = 1 + 2 * n; int e1 = f(n, 4); int e2 = s.m + (&s)->g(); int e3 = n ? a[1] : -n; int e4 = (int)2.5;\n\
    const char *e5 = \"abc\" \"d\"; unsigned long e6 = sizeof(S) + sizeof n; bool e7 = __is_same(int, S);\n\
    int *e8 = new int[n]; S e9 = {.m = n}; double e10 = 1.5e3; int e11 = a[0] = n; char e12 = 'x';\n";

fn names() -> impl Iterator<Item = String> {
    (0..=12).map(|number| format!("e{number}"))
}

#[test]
fn a_copy_is_equal_to_what_was_copied() {
    let mut unit = unit(EXPRESSIONS);
    for name in names() {
        let from = initializer(&unit, &name);
        let count = unit.program().expressions.len();
        let copy = Copy::new(unit.program_mut()).expression(from);
        assert!(copy != from && unit.program().expressions.len() > count, "{name}");
        assert!(are_equal_expressions(&unit, from, &unit, copy), "{name}");
    }
}

#[test]
fn expressions_of_two_programs_are_equal_where_they_are_written_alike() {
    // The second program has other ids.
    let (first, second) =
        (unit(EXPRESSIONS), unit(&format!("namespace other {{ int f(int); struct S {{ }}; }}\n{EXPRESSIONS}")));
    for name in names() {
        for other in names() {
            let (a, b) = (initializer(&first, &name), initializer(&second, &other));
            assert_eq!(are_equal_expressions(&first, a, &second, b), name == other, "{name} {other}");
        }
    }
}

#[test]
fn a_changed_part_makes_expressions_unequal() {
    let changes = [
        ("1 + 2 * n", "1 - 2 * n"),
        ("1 + 2 * n", "1 + 3 * n"),
        ("f(n, 4)", "f(n, n)"),
        ("(&s)->g()", "s.g()"),
        ("a[1] : -n", "a[2] : -n"),
        ("(int)2.5", "static_cast<int>(2.5)"),
        ("\"abc\" \"d\"", "\"abcc\""),
        ("sizeof(S)", "alignof(S)"),
        ("__is_same(int, S)", "__is_same(S, int)"),
        ("new int[n]", "new int"),
        ("1.5e3", "1.5e4"),
        ("'x'", "'y'"),
    ];
    let first = unit(EXPRESSIONS);
    for (from, to) in changes {
        let second = unit(&EXPRESSIONS.replacen(from, to, 1));
        let equal = names().filter(|name| {
            are_equal_expressions(&first, initializer(&first, name), &second, initializer(&second, name))
        });
        assert_eq!(equal.count(), names().count() - 1, "{from} {to}");
    }
    // Spelled otherwise, with the same values.
    let second = unit(&EXPRESSIONS.replacen("\"abc\" \"d\"", "\"a\" \"bcd\"", 1).replacen("1 + 2", "01 + 0x2", 1));
    for name in names() {
        assert!(
            are_equal_expressions(&first, initializer(&first, &name), &second, initializer(&second, &name)),
            "{name}"
        );
    }
}

#[test]
fn a_copy_has_its_replacements_and_nothing_else_is_changed() {
    let mut unit = unit(EXPRESSIONS);
    let (from, expected) = (initializer(&unit, "e1"), entity(&unit, "s"));
    let n = entity(&unit, "n");
    let copy = Copy::new(unit.program_mut()).replace_entity(n, Replacement::Entity(expected)).expression(from);
    assert!(!are_equal_expressions(&unit, from, &unit, copy));
    let back = Copy::new(unit.program_mut()).replace_entity(expected, Replacement::Entity(n)).expression(copy);
    assert!(are_equal_expressions(&unit, from, &unit, back));
    let by = initializer(&unit, "e4");
    let copy = Copy::new(unit.program_mut()).replace_entity(n, Replacement::Expression(by)).expression(from);
    assert!(unit.program().operands(copy).contains(&by));
}

#[test]
fn types_are_substituted_and_shared_where_nothing_changes() {
    let mut unit = unit(
        "template <class T> struct B { T *p; T (*f)(int, T &); const T a[2]; int plain; };\n\
        struct S { int *p; int (*f)(int, int &); const int a[2]; int plain; };\n",
    );
    let program = unit.program();
    let fields = |entity: EntityId| -> Vec<TypeId> {
        let class = match program.entities[entity].kind {
            EntityKind::Class(class) => class,
            EntityKind::Template(template) => {
                let EntityKind::Class(class) = program.entities[program.templates[template].pattern.unwrap()].kind
                else {
                    panic!("no class")
                };
                class
            }
            _ => panic!("no class"),
        };
        program.fields(class).map(|field| program.variables[field].ty).collect()
    };
    let (pattern, expected) = (fields(entity(&unit, "B")), fields(entity(&unit, "S")));
    assert_eq!(pattern.len(), 4);
    let parameter = program.types_written().find(|&(_, ty)| matches!(ty, Type::TemplateParameter { .. })).unwrap().0;
    let int = Program::builtin(Builtin::Int);
    for (from, to) in pattern.into_iter().zip(expected) {
        let found = Copy::new(unit.program_mut()).replace_type(parameter, int).ty(from);
        assert_eq!(unit.program().canonical(found), unit.program().canonical(to), "{}", unit.type_text(from));
    }
}

#[test]
fn types_of_two_programs_are_equal_where_their_structure_is() {
    let text = "namespace n { struct A { }; enum E { e }; template <class T, int N> struct X { }; }\n\
        n::A *t0; n::E t1[3]; int (*t2)(const n::A &, ...); n::X<n::A, 3> t3; int n::A::*t4; n::X<int, 4> *const t5 = 0;\n\
        template <class T> struct P { T *p; }; P<n::X<double, 1>> t6; _Complex float t7; extern const volatile long &t8;\n";
    let first = unit(text);
    let second = unit(&format!("typedef int unrelated[7]; struct n2;\n{text}"));
    for number in 0..=8 {
        let name = format!("t{number}");
        assert!(are_equal_types(&first, &second, &name), "{name}");
    }
    let changes = [
        ("n::A *t0", "n::A **t0", "t0"),
        ("t1[3]", "t1[4]", "t1"),
        ("n::A &, ...", "n::A &", "t2"),
        ("n::X<n::A, 3> t3", "n::X<n::A, 4> t3", "t3"),
        ("int n::A::*t4", "long n::A::*t4", "t4"),
        ("*const t5", "*volatile t5", "t5"),
        ("double, 1>> t6", "float, 1>> t6", "t6"),
        ("volatile long", "long", "t8"),
    ];
    for (from, to, name) in changes {
        assert!(!are_equal_types(&first, &unit(&text.replacen(from, to, 1)), name), "{name}");
    }
    // A class of the same name in another namespace.
    assert!(!are_equal_types(&first, &unit("namespace m { struct A { }; } m::A *t0;"), "t0"));
}

#[test]
fn templates_are_equivalent_by_heads_and_types() {
    let text = "template <class T, int N = 3> struct A { }; template <class T, T V> T f(T, A<T, 2> *);\n\
        template <template <class> class C, class... U> void g(C<U> *...); template <class T> using L = T *;\n\
        template <class T> T v = 0;\n";
    let same = |left: &cufe::Unit, right: &cufe::Unit, name: &str| {
        let (a, b) = (entity(left, name), entity(right, name));
        let (EntityKind::Template(a), EntityKind::Template(b)) =
            (left.program().entities[a].kind, right.program().entities[b].kind)
        else {
            panic!("{name} is no template")
        };
        let hashes = (StructuralHasher::of_template(left.named(), a), StructuralHasher::of_template(right.named(), b));
        let is_equal = Comparison::new(left.named(), right.named()).templates(a, b);
        assert!(!is_equal || hashes.0 == hashes.1);
        is_equal
    };
    // Names of parameters do not matter.
    let renamed =
        text.replace("class T", "class X").replace("T *", "X *").replace("T V> T f(T, A<T", "X V> X f(X, A<X");
    let (first, second) = (unit(text), unit(&renamed.replace("T v", "X v")));
    for name in ["A", "f", "g", "L", "v"] {
        assert!(same(&first, &second, name), "{name}");
    }
    for (from, to, name) in [
        ("A<T, 2> *", "A<T, 3> *", "f"),
        ("class T, int N", "class T, long N", "A"),
        ("class... U> void g(C<U> *...)", "class U> void g(C<U> *)", "g"),
        ("= T *", "= T &", "L"),
    ] {
        assert!(!same(&first, &unit(&text.replacen(from, to, 1)), name), "{name}");
    }
}

#[test]
fn values_are_compared_with_all_their_parts() {
    let text = "struct P { int x; double y; }; constexpr P p{1, 2.5}; constexpr int a[4] = {1, 2}; constexpr const int *q = &a[1];\n";
    let value = |unit: &cufe::Unit, name: &str| {
        let variable = unit.program().variable_of(entity(unit, name)).unwrap();
        unit.program().values_of_variables[&variable].clone()
    };
    let first = unit(text);
    let same = |second: &cufe::Unit, name: &str| {
        Comparison::new(first.named(), second.named()).values(&value(&first, name), &value(second, name))
    };
    let second = unit(&format!("int before;\n{}", text.replace("{1, 2}", "{1, 2, 0}")));
    for name in ["p", "a", "q"] {
        assert!(same(&second, name), "{name}");
    }
    for (from, to, name) in [("2.5", "2.25", "p"), ("{1, 2}", "{1, 2, 3}", "a"), ("&a[1]", "&a[2]", "q")] {
        assert!(!same(&unit(&text.replacen(from, to, 1)), name), "{name}");
    }
}

#[test]
fn bodies_are_compared_with_what_they_declare() {
    let text = "int f(int n) { int sum = 0; for (int i = 0; i < n; ++i) { if (i % 2) sum += i; else continue; } return sum; }\n";
    let body = |unit: &cufe::Unit| {
        let function = unit.program().function_of(entity(unit, "f")).unwrap();
        unit.program().body_of(function).unwrap()
    };
    let first = unit(text);
    let same =
        |second: &cufe::Unit| Comparison::new(first.named(), second.named()).statements(body(&first), body(second));
    assert!(same(&unit(&format!("int before();\n{text}"))));
    for (from, to) in
        [("sum = 0", "sum = 1"), ("++i", "i++"), ("continue", "break"), ("i < n", "n < i"), ("return sum", "return n")]
    {
        assert!(!same(&unit(&text.replacen(from, to, 1))), "{from} {to}");
    }
}

/// All programs of the display.
fn programs() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/il-display");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|it| it == "cu")).collect();
    paths.sort();
    paths.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn in_every_program_copies_are_equal_and_walks_meet_each_entry_once() {
    let mut count = 0;
    for text in programs() {
        // Some need another standard or options.
        let Ok(mut unit) = cufe::parse_text("a.cu", &text) else { continue };
        count += 1;
        let mut seen = HashSet::new();
        let global = unit.program().scopes[Program::GLOBAL_SCOPE].entity.unwrap();
        let walker = Walker::new(unit.program());
        let (mut open, mut expressions) = (Vec::new(), Vec::new());
        struct Both<'a>(&'a mut HashSet<Node>, &'a mut Vec<Node>, &'a mut Vec<ExpressionId>);
        impl cufe::il::walk::Visitor for Both<'_> {
            fn enter(&mut self, node: Node) -> Next {
                assert!(self.0.insert(node), "{node:?} twice");
                self.1.push(node);
                if let Node::Expression(expression) = node {
                    self.2.push(expression);
                }
                Next::Inside
            }

            fn leave(&mut self, node: Node) {
                assert_eq!(self.1.pop(), Some(node));
            }
        }
        walker.walk_all(Node::Entity(global), &mut Both(&mut seen, &mut open, &mut expressions));
        assert!(open.is_empty() && expressions.len() > 10);
        for from in expressions {
            let has_unknown = |unit: &cufe::Unit| {
                let mut found = false;
                Walker::new(unit.program()).walk(Node::Expression(from), &mut |node| {
                    found |= matches!(node, Node::Expression(it)
                        if unit.program().expressions[it].kind == ExpressionKind::Unknown);
                    Next::Inside
                });
                found
            };
            let copy = Copy::new(unit.program_mut()).expression(from);
            let is_equal = Comparison::within(unit.named()).expressions(from, copy);
            assert!(is_equal || has_unknown(&unit), "{:?}", unit.program().expressions[from]);
        }
    }
    assert!(count > 20, "{count}");
}
