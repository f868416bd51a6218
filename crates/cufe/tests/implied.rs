//! What the language implies between expressions and the places where they stand is part of the program: conversions, objects of
//! members, ends of lives.

use cufe::il::walk::{Next, Node, Walker};
use cufe::il::*;

/// A program with helpers for its expressions.
struct Shown(cufe::Unit);

impl Shown {
    fn new(text: &str) -> Self {
        Self(cufe::parse_text("t.cu", text).expect("a valid program"))
    }

    fn program(&self) -> &Program {
        self.0.program()
    }

    /// The function of a name.
    fn function(&self, name: &str) -> FunctionId {
        let program = self.program();
        let named = |function: &FunctionId| self.0.signature(*function).starts_with(name);
        program.functions_with_bodies().filter(named).last().expect("a function of the name")
    }

    /// The text of a type.
    fn ty(&self, ty: TypeId) -> String {
        self.0.type_text(ty)
    }

    /// An expression with its conversions, innermost first: `x: LvalueToRvalue int, Integral long`.
    fn conversions(&self, written: ExpressionId) -> String {
        let program = self.program();
        let steps = program.conversions_of(written);
        let step = |&(id, kind): &(ExpressionId, ConversionKind)| {
            let entry = &program.expressions[id];
            let mark = match entry.category {
                ValueCategory::Prvalue => "",
                ValueCategory::Lvalue => "&",
                ValueCategory::Xvalue => "&&",
            };
            format!("{kind:?} {}{mark}", self.ty(entry.ty))
        };
        steps.iter().map(step).collect::<Vec<_>>().join(", ")
    }

    /// All converted operands in a function, in the order of the text.
    fn all(&self, function: &str) -> Vec<String> {
        let mut found = Vec::new();
        let program = self.program();
        let entity = program.functions[self.function(function)].entity;
        Walker::new(program).walk(Node::Entity(entity), &mut |node| {
            if let Node::Expression(expression) = node {
                let written = program.as_written(expression);
                if written != expression && program.as_used(written) == expression {
                    let entry = &program.expressions[written];
                    let text = self.0.text(entry.first, entry.last);
                    found.push(format!("{text}: {}", self.conversions(written)));
                }
            }
            Next::Inside
        });
        found
    }

    /// Where lives end in a function, in the order of the text: the place, then the objects in the order of their ends.
    fn ends(&self, function: &str) -> Vec<String> {
        let program = self.program();
        let entity = program.functions[self.function(function)].entity;
        let mut places = Vec::new();
        Walker::new(program).walk(Node::Entity(entity), &mut |node| {
            match node {
                Node::Statement(id) => places.extend([LifeEnd::Iteration(id), LifeEnd::Jump(id), LifeEnd::Behind(id)]),
                Node::Expression(id) => places.push(LifeEnd::FullExpression(id)),
                _ => {}
            }
            Next::Inside
        });
        let ended = places.iter().filter_map(|place| Some((place, program.implied.ends_of_lives.get(place)?)));
        ended.map(|(place, ended)| format!("{}: {}", self.place(*place), self.objects(ended))).collect()
    }

    fn place(&self, place: LifeEnd) -> String {
        let line = |token| self.0.location(token).map_or(0, |(_, line)| line);
        let program = self.program();
        match place {
            LifeEnd::Behind(id) => format!("behind line {}", line(program.statements[id].last)),
            LifeEnd::Iteration(id) => format!("each time in line {}", line(program.statements[id].first)),
            LifeEnd::Jump(id) => format!("jump in line {}", line(program.statements[id].first)),
            LifeEnd::FullExpression(id) => {
                let entry = &program.expressions[id];
                self.0.text(entry.first, entry.last).into_owned()
            }
        }
    }

    fn objects(&self, ended: &[EndOfLife]) -> String {
        let program = self.program();
        let object = |end: &EndOfLife| {
            let object = match end.object {
                EndingObject::Variable(variable) => self.0.name(program.variables[variable].entity),
                EndingObject::Temporary(made) => {
                    let written = &program.expressions[program.as_written(made)];
                    format!("temporary {}", self.0.text(written.first, written.last))
                }
            };
            assert_eq!(program.entities[program.functions[end.destructor].entity].name, Name::DESTRUCTOR);
            object
        };
        ended.iter().map(object).collect::<Vec<_>>().join(", ")
    }
}

/// What is wrong with the types of operands, as their places take them.
fn wrong_operands(unit: &cufe::Unit) -> Vec<String> {
    let program = unit.program();
    let mut wrong = Vec::new();
    let bare = |ty| program.unqualified(program.canonical(program.non_reference(ty))).0;
    let text = |id: ExpressionId| {
        let entry = &program.expressions[id];
        let place = unit.location(entry.first).map_or(String::new(), |(file, line)| format!("{file}:{line}: "));
        format!("{place}{}", unit.text(entry.first, entry.last))
    };
    let is_open = |id: ExpressionId| {
        let entry = &program.expressions[id];
        program.structure(entry.ty) == Type::Unknown
            || entry.flags.intersects(ExpressionFlags::TYPE_DEPENDENT | ExpressionFlags::UNEXPANDED)
    };
    let mut seen = std::collections::HashSet::new();
    let walker = Walker::new(program);
    let mut visit = |node| {
        let Node::Expression(id) = node else { return Next::Inside };
        if !seen.insert(id) {
            return Next::Past;
        }
        let entry = &program.expressions[id];
        let operands = program.operands_of(entry.kind);
        if is_open(id) || operands.iter().any(|&it| is_open(it)) || program.called.contains_key(&id) {
            return Next::Inside;
        }
        let used = |id| &program.expressions[program.as_used(id)];
        let kind = |ty| program.structure(bare(ty));
        match entry.kind {
            ExpressionKind::Binary { operator, left, right } => {
                use Operator as O;
                let [a, b] = [left, right].map(used);
                let are_values = a.category == ValueCategory::Prvalue && b.category == ValueCategory::Prvalue;
                let is_pointer = |e: &Expression| matches!(kind(e.ty), Type::Pointer(_));
                let fits = match operator {
                    O::Star | O::Slash | O::Percent | O::Ampersand | O::Pipe | O::Caret | O::Plus | O::Minus
                        if !is_pointer(a) && !is_pointer(b) =>
                    {
                        are_values && bare(a.ty) == bare(b.ty) && bare(a.ty) == bare(entry.ty)
                    }
                    O::Less | O::Greater | O::LessEqual | O::GreaterEqual | O::EqualEqual | O::ExclaimEqual => {
                        are_values && bare(a.ty) == bare(b.ty)
                    }
                    O::AmpersandAmpersand | O::PipePipe => {
                        [a, b].iter().all(|it| kind(it.ty) == Type::Builtin(Builtin::Bool)) && are_values
                    }
                    O::Equal => bare(b.ty) == bare(a.ty),
                    _ => true,
                };
                if !fits {
                    let types = [a, b].map(|it| unit.type_text(it.ty));
                    wrong.push(format!("{} ({} {operator:?} {})", text(id), types[0], types[1]));
                }
            }
            ExpressionKind::Call { callee, arguments } => {
                let Type::Function(_) = program.structure(program.canonical(program.expressions[callee].ty)) else {
                    return Next::Inside;
                };
                let Some(function) = program.as_function(program.expressions[callee].ty) else { return Next::Inside };
                for (&parameter, &argument) in function.parameters.iter().zip(program.expression_list(arguments)) {
                    if matches!(program.expressions[argument].kind, ExpressionKind::InitializerList(_)) {
                        continue;
                    }
                    let taken = used(argument);
                    let is_value = program.is_reference(parameter) || taken.category == ValueCategory::Prvalue;
                    if bare(taken.ty) != bare(parameter) || !is_value {
                        let (a, b) = (unit.type_text(taken.ty), unit.type_text(parameter));
                        wrong.push(format!("{} ({a} for {b})", text(argument)));
                    }
                }
            }
            _ => {}
        }
        Next::Inside
    };
    for &entity in walker.members(Program::GLOBAL_SCOPE) {
        walker.walk(Node::Entity(entity), &mut visit);
    }
    for function in program.functions_with_bodies() {
        walker.walk(Node::Entity(program.functions[function].entity), &mut visit);
    }
    wrong
}

#[test]
fn operands_of_built_in_operators_are_converted_to_what_their_places_take() {
    let shown = Shown::new(
        "enum E { e1 }; struct B { short s : 4; };
         void f(int a, short s, double d, char c, unsigned u, int *p, E e, B b) {
             d = a + d; a = b.s; a = -s; a = c << 1L; a = e + 1; a = c < u; a = a && p; a = p == 0; a = p[s]; if (d) a = !p;
         }",
    );
    let expected = [
        "a: LvalueToRvalue int, FloatingIntegral double",
        "d: LvalueToRvalue double",
        "b.s: LvalueToRvalue short, IntegralPromotion int",
        "s: LvalueToRvalue short, IntegralPromotion int",
        "c: LvalueToRvalue char, IntegralPromotion int",
        "e: LvalueToRvalue E, IntegralPromotion int",
        "c < u: IntegralPromotion int",
        "c: LvalueToRvalue char, Integral unsigned int",
        "u: LvalueToRvalue unsigned int",
        "a && p: IntegralPromotion int",
        "a: LvalueToRvalue int, Boolean bool",
        "p: LvalueToRvalue int *, Boolean bool",
        "p == 0: IntegralPromotion int",
        "p: LvalueToRvalue int *",
        "0: NullPointer int *",
        "p[s]: LvalueToRvalue int",
        "p: LvalueToRvalue int *",
        "s: LvalueToRvalue short",
        "d: LvalueToRvalue double, Boolean bool",
        "!p: IntegralPromotion int",
        "p: LvalueToRvalue int *, Boolean bool",
    ];
    assert_eq!(shown.all("f"), expected);
}

#[test]
fn initialized_objects_and_references_tell_what_makes_them_of_their_initializers() {
    let shown = Shown::new(
        "struct B { int b; }; struct D : B { D(); D(const D &); operator int() const; }; struct C { C(const char *); };
         D make(); void value(C); void reference(const C &); void number(const long &); void base(const B *); void old(int, ...);
         void plain(void (*)()); void never() noexcept; void copy(D);
         long f(D d, const D constant) {
             value(\"x\"); reference(\"y\"); number(1); number(d); base(&d); old(1, 'c', 1.5f, d); plain(never); copy(d);
             copy(make()); const B &rb = make(); void *v = &d; int B::*pb = &B::b; int D::*pd = pb; const char *text = \"z\";
             static_cast<C>(\"w\"); (long)d; B sliced = d;
             return constant;
         }",
    );
    let expected = [
        r#""x": ArrayToPointer const char *, Constructor C"#,
        r#""y": ArrayToPointer const char *, Constructor C, TemporaryMaterialization C&&, Qualification const C&&"#,
        "1: Integral long, TemporaryMaterialization const long&&",
        "d: ConversionFunction int, Integral long, TemporaryMaterialization const long&&",
        "&d: DerivedToBase B *, Qualification const B *",
        "'c': IntegralPromotion int",
        "1.5f: FloatingPointPromotion double",
        "d: Qualification const D&, Constructor D",
        "never: FunctionToPointer void (*)() noexcept, FunctionPointer void (*)()",
        "d: Qualification const D&, Constructor D",
        "make(): TemporaryMaterialization D&&, DerivedToBase B&&, Qualification const B&&",
        "&d: Pointer void *",
        "pb: LvalueToRvalue int B::*, MemberPointer int D::*",
        r#""z": ArrayToPointer const char *"#,
        r#""w": ArrayToPointer const char *, Constructor C"#,
        "d: ConversionFunction int",
        "d: DerivedToBase B&, Qualification const B&, Constructor B",
        "constant: ConversionFunction int, Integral long",
    ];
    assert_eq!(shown.all("f"), expected);
}

#[test]
fn names_of_members_imply_this() {
    let shown = Shown::new(
        "struct B { int b; void m() const; static int s; };
         struct D : B { int x; void f() const { int v = x + b + s; m(); [this] { return x; }; int D::*p = &D::x; }
                       void g() { [*this] { return x; }; } };",
    );
    let program = shown.program();
    let text =
        |id: ExpressionId| shown.0.text(program.expressions[id].first, program.expressions[id].last).into_owned();
    let mut implied: Vec<String> = program
        .implied
        .objects
        .iter()
        .map(|(&name, &this)| {
            let ty = shown.ty(program.expressions[this].ty);
            format!("{}: {ty}, {}", text(name), shown.conversions(this))
        })
        .collect();
    implied.sort();
    let expected = [
        "b: const D *, DerivedToBase const B *",
        "m: const D *, DerivedToBase const B *",
        "x: const D *, ",
        "x: const D *, ",
        "x: const D *, ",
    ];
    assert_eq!(implied, expected);
}

/// A class whose destructor does something.
const CLASS: &str = "struct C { C(int); C(const C &); ~C(); int v; explicit operator bool() const; C &self(); };
    C make(int = 0); void take(C); void refer(const C &); C operator+(C, C);
    struct Range { C *begin(); C *end(); ~Range(); }; Range range();\n";

/// The ends of lives in the function `f` of a program behind [`CLASS`]; lines are counted from its own first.
fn ends(text: &str) -> Vec<String> {
    Shown::new(&format!("{CLASS}# 1 \"t.cu\"\n{text}")).ends("f")
}

#[test]
fn variables_end_behind_their_blocks_and_where_jumps_leave_them() {
    let found = ends(
        "void f(bool c) {
           C a(1); C many[2] = {1, 2}; static C s(3);
           if (C b = 3; b) { C d(4); return; }
           for (C i(6); i;) { C j(7); if (c) break; if (!c) continue; }
           while (C w = make()) { C x(9); if (c) continue; break; }
           for (C v : range()) { C y(8); if (c) break; }
           switch (C q = 1; q.v) { default: C r(1); }
           try { C t(1); } catch (C h) { C k(1); }
         again: C late(1);
           if (c) goto again;
           { C nested(2); goto out; }
         out: ;
         }",
    );
    let expected = [
        "behind line 13: late, many, a",
        "behind line 3: b",
        "behind line 3: d",
        "jump in line 3: d, b, many, a",
        "behind line 4: i",
        "behind line 4: j",
        "jump in line 4: j",
        "jump in line 4: j",
        "each time in line 5: w",
        "behind line 5: x",
        "jump in line 5: x",
        "jump in line 5: x, w",
        "each time in line 6: v",
        "behind line 6: temporary range()",
        "behind line 6: y",
        "jump in line 6: y, v",
        "behind line 7: q",
        "behind line 7: r",
        "behind line 8: t",
        "behind line 8: h",
        "behind line 8: k",
        "jump in line 10: late",
        "behind line 11: nested",
        "jump in line 11: nested",
    ];
    assert_eq!(found, expected);
}

#[test]
fn temporaries_end_with_their_full_expressions_or_with_the_references_that_are_bound_to_them() {
    let found = ends(
        "void f() {
           make(); (void)make(); make(), make(1); take(1); refer(2); take(make()); refer(make(make(1).v).self() + 3);
           const C &kept = make(); const C &gone = make().self(); int &&member = make().v; C whole = make(); C copied = whole;
         }",
    );
    let expected = [
        "behind line 4: copied, whole, temporary make(), temporary make()",
        "make(): temporary make()",
        "(void)make(): temporary make()",
        "make(), make(1): temporary make(), make(1), temporary make()",
        "take(1): temporary 1",
        "refer(2): temporary 2",
        "take(make()): temporary make()",
        "refer(make(make(1).v).self() + 3): temporary make(make(1).v).self() + 3, temporary 3, temporary make(make(1).v).self(), \
         temporary make(make(1).v), temporary make(1)",
        "make().self(): temporary make()",
    ];
    assert_eq!(found, expected);
}

#[test]
fn calls_are_told_once_whoever_asks_for_them() {
    let shown = Shown::new(
        "struct C { C(int); C(const C &); operator bool() const; }; C make(); void take(C); struct S { C c; S(); };
         void f(C c) { C d = 1; C e(2); C g = c; take(3); take(make()); if (c) take(c); }
         S::S() : c(make()) {}",
    );
    let calls = |name: &str| {
        let calls = shown.program().calls_of(shown.function(name)).into_iter();
        calls.map(|call| shown.0.signature(call.function)).collect::<Vec<_>>()
    };
    let expected = [
        "C::C(int)",
        "C::C(int)",
        "C::C(const C &)",
        "take(C)",
        "C::C(int)",
        "take(C)",
        "make()",
        "C::operator bool() const",
        "take(C)",
        "C::C(const C &)",
    ];
    assert_eq!(calls("f"), expected);
    assert_eq!(calls("S::S"), ["make()"]);
}

#[test]
fn conversions_and_ends_are_stored_and_copied() {
    let shown = Shown::new(&format!("{CLASS} void f(short s) {{ C c(1); take(s); refer(make()); }}"));
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), shown.0.store()).expect("it is written");
    let loaded = Shown(cufe::load_file(file.path().to_str().expect("a name")).expect("it is read"));
    assert_eq!(loaded.all("f"), shown.all("f"));
    assert_eq!(loaded.ends("f"), shown.ends("f"));

    let mut unit = shown.0;
    let converted = *unit.program().implied.conversions.keys().min().expect("a conversion");
    let kinds = |program: &Program, id| program.conversions_of(id).into_iter().map(|it| it.1).collect::<Vec<_>>();
    let before = kinds(unit.program(), converted);
    let copy = cufe::il::copy::Copy::new(unit.program_mut()).expression(converted);
    assert_ne!(copy, converted);
    assert_eq!(kinds(unit.program(), copy), before);
}

#[test]
fn all_operands_of_the_programs_of_il_display_are_what_their_places_take() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/il-display");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cu"));
    files.sort();
    let mut count = 0;
    for file in files {
        let file = file.to_str().expect("a name");
        let options = ["-std=c++20", "--embedded-headers", "--instantiate"];
        // Some are for older standards, or need CUDA's own headers.
        let Ok(unit) = cufe::parse_file(file, &options) else { continue };
        assert_eq!(wrong_operands(&unit), Vec::<String>::new(), "{file}");
        count += 1;
    }
    assert!(count > 30, "{count}");
}
