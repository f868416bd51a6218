//! Edits made from records that are put together by hand.

use crate::{Facts, host_file};
use cufe_base::{Options, Source};
use cufe_diagnostics::Sink;
use cufe_il::*;
use cufe_lex::TokenKind;
use cufe_sema::Unit;

/// A unit whose records are made by hand.
struct Hand {
    unit: Unit,
}

impl Hand {
    fn new(text: &str) -> Self {
        let options = Options { device_hidden_visibility: true, static_host_stub: true, ..Options::default() };
        let mut source = Source::new("in.ii", format!("# 1 \"a.cu\"\n{text}").into_bytes());
        let mut sink = Sink::default();
        let tokens = cufe_lex::lex(&mut source, &options.dialect, &mut sink);
        let statistics = Default::default();
        let program = Program::new();
        Self { unit: Unit { source, tokens, program, sink, statistics, options, unneeded: Vec::new() } }
    }

    /// The `number`th token (from 0) with this spelling.
    fn nth(&self, spelling: &str, number: usize) -> u32 {
        let tokens = &self.unit.tokens;
        (0..tokens.len() as u32)
            .filter(|&token| self.unit.source.slice(tokens.range(token)) == spelling)
            .nth(number)
            .unwrap_or_else(|| panic!("no {spelling}"))
    }

    fn token(&self, spelling: &str) -> u32 {
        self.nth(spelling, 0)
    }

    fn entity(&mut self, kind: EntityKind, name: &str, scope: ScopeId) -> EntityId {
        let symbol = self.unit.tokens.interner.intern(name);
        self.unit.program.entities.push(Entity {
            kind,
            name: Name::identifier(symbol),
            scope,
            token: u32::MAX,
            access: Access::Public,
            flags: EntityFlags::empty(),
            template: None,
        })
    }

    fn function(&mut self, name: &str, space: ExecutionSpace) -> FunctionId {
        let function = self.unit.program.functions.next_id();
        let entity = self.entity(EntityKind::Function(function), name, Program::GLOBAL_SCOPE);
        self.unit
            .program
            .functions
            .push(Function { space, ..Function::new(entity, Program::UNKNOWN, FunctionFlags::DEFINED) })
    }

    fn variable(&mut self, name: &str, ty: TypeId, space: MemorySpace) -> VariableId {
        let variable = self.unit.program.variables.next_id();
        let entity = self.entity(EntityKind::Variable(variable), name, Program::GLOBAL_SCOPE);
        self.unit.program.variables.push(Variable {
            entity,
            ty,
            storage: StorageClass::None,
            linkage: Linkage::External,
            space,
            flags: VariableFlags::empty(),
            initializer: None,
            value: None,
            definition: None,
        })
    }

    /// Records a declaration whose declarator is `name ( parameters )`, with `first` as its first token; parameters are
    /// given by first and last token, and name.
    fn declare(
        &mut self,
        function: FunctionId,
        first: u32,
        name: u32,
        parameters: &[(u32, u32, Option<u32>)],
    ) -> usize {
        let tokens = &self.unit.tokens;
        let mut heads = Vec::new();
        let mut specifiers = first;
        if tokens.kind(first) == TokenKind::KwTemplate && tokens.kind(first + 1) == TokenKind::Less {
            let close = (first..).find(|&token| tokens.kind(token) == TokenKind::Greater).unwrap_or(first);
            heads.push((first, first + 1, close, close));
            specifiers = close + 1;
        }
        let open = (name..).find(|&token| tokens.kind(token) == TokenKind::LeftParen).unwrap_or(name);
        let close = tokens.partner(open).unwrap_or(open);
        let body = (tokens.kind(close + 1) == TokenKind::LeftBrace)
            .then(|| (close + 1, tokens.partner(close + 1).unwrap_or(close + 1)));
        let list = parameters
            .iter()
            .map(|&(first, last, name)| ParameterDeclaration {
                variable: VariableId::from_number(0),
                ty: Program::UNKNOWN,
                written: Program::UNKNOWN,
                first,
                last,
                name,
                insertion: name.unwrap_or(last + 1),
                default: None,
                flags: ParameterFlags::empty(),
            })
            .collect();
        let declaration = FunctionDeclaration {
            function,
            scope: Program::GLOBAL_SCOPE,
            first,
            specifiers,
            declarator: name,
            name_first: name,
            name,
            name_last: open - 1,
            parameters: Some((open, close)),
            parameter_list: list,
            trailing_return: None,
            declarator_last: close,
            initializers: None,
            body,
            last: body.map_or(close + 1, |body| body.1),
            deduced_return: None,
            heads,
            flags: FunctionDeclarationFlags::empty(),
            statement: None,
            member_initializers: Vec::new(),
            parameter_scope: Program::GLOBAL_SCOPE,
        };
        let id = self.unit.program.function_declarations.push(declaration);
        id.number() as usize
    }

    fn attribute(&mut self, name: &str, number: usize) {
        let token = self.nth(name, number);
        let mut list_last = token;
        while self.unit.tokens.kind(list_last + 1) == TokenKind::RightParen {
            list_last += 1;
        }
        let list_first = self.unit.tokens.partner(list_last).unwrap_or(token) - 1;
        let used = AttributeUse { first: token, last: token, list_first, list_last, is_pure: false };
        self.unit.program.attribute_uses.push(used);
    }

    /// The host file's text between prologue and trailer.
    fn body(&self) -> String {
        let file = host_file(&self.unit, &self.unit.options, &Facts::default());
        let mut out = Vec::new();
        file.write_to(&mut out).expect("writing to memory");
        let text = String::from_utf8_lossy(&out).into_owned();
        let start = text.find("#endif\n# 1 \"a.cu\"\n").map_or(0, |at| at + 18);
        let end = text.find("\n# 1 \"\"\n#define _NV_ANON").unwrap_or(text.len());
        text[start..end].replace(&file.module_id, "ID")
    }
}

#[test]
fn a_device_function_gets_a_replacement_body() {
    let mut hand = Hand::new("__attribute__((device)) int f(int a) {\n  return a; }\nint after;\n");
    hand.attribute("device", 0);
    let function = hand.function("f", ExecutionSpace::DEVICE);
    let (a, int) = (hand.token("a"), hand.nth("int", 1));
    hand.declare(function, 0, hand.token("f"), &[(int, a, Some(a))]);
    assert_eq!(
        hand.body(),
        "__attribute__((unused))  int f(int a) { volatile int __cufe_status = 1; (void)a; ::exit(__cufe_status); }\n\
         \nint after;\n"
    );
}

#[test]
fn a_kernel_is_only_declared() {
    let mut hand = Hand::new("__attribute__((global)) void k(int a) { a = 1; } int after;\n");
    hand.attribute("global", 0);
    let function = hand.function("k", ExecutionSpace::GLOBAL);
    let (a, int) = (hand.token("a"), hand.nth("int", 0));
    hand.declare(function, 0, hand.token("k"), &[(int, a, Some(a))]);
    assert_eq!(hand.body(), "__attribute__((visibility(\"hidden\")))  void k(int a) ; int after;\n");
}

#[test]
fn a_kernel_template_calls_its_wrapper() {
    let mut hand =
        Hand::new("template <class T, int> __attribute__((global)) void k(T a, T *) { a = 1; } int after;\n");
    hand.attribute("global", 0);
    let function = hand.function("k", ExecutionSpace::GLOBAL);
    let template = hand.unit.program.templates.next_id();
    let entity = hand.unit.program.functions[function].entity;
    hand.unit.program.entities[entity].template = Some(template);
    hand.unit.program.templates.push(Template {
        pattern: Some(entity),
        is_defined: true,
        ..Template::new(entity, TemplateKind::Function, TemplateHead::without_tokens(Program::GLOBAL_SCOPE))
    });
    let (a, second) = (hand.token("a"), hand.nth("T", 2));
    hand.declare(function, 0, hand.token("k"), &[(a - 1, a, Some(a)), (second, second + 1, None)]);
    assert_eq!(
        hand.body(),
        "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n\
         # 1 \"a.cu\"\ntemplate <class T, int __T0> static  void __wrapper__device_stub_k(T &a, T * &) \
         { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0); }\n#pragma GCC diagnostic pop\n\
         # 1 \"a.cu\"\ntemplate <class T, int __T0> static  void k(T a, T * __T1) \
         { __wrapper__device_stub_k<T, __T0>(a, __T1); return; } int after;\n"
    );
}

#[test]
fn a_launch_becomes_a_conditional_expression() {
    let mut hand = Hand::new("void f() { k<int><<<1, g(m)>>>(m, 2); }\n");
    let variable = hand.variable("m", Program::builtin(Builtin::Int), MemorySpace::MANAGED | MemorySpace::DEVICE);
    let entity = hand.unit.program.variables[variable].entity;
    for number in 0..2 {
        let token = hand.nth("m", number);
        hand.unit.program.name_uses.push(NameUse { entity, first: token, last: token, name: token });
    }
    let open = hand.token("<<");
    let close = (open..).find(|&token| hand.unit.tokens.kind(token) == TokenKind::Greater).unwrap_or(open);
    hand.unit.program.launches.push(Launch {
        expression: ExpressionId::from_number(0),
        first: hand.token("k"),
        open,
        close,
        arguments: (close + 3, hand.unit.tokens.partner(close + 3).unwrap_or(0)),
        function: None,
    });
    let managed = "(*((__nv_inited_managed_rt ? (void)0 : __nv_init_managed_rt()), (m)))";
    assert_eq!(
        hand.body(),
        format!(
            "void f() {{ ((__cudaPushCallConfiguration(1, g({managed}))) ? (void)0 : (void)(k<int>({managed}, 2))); }}\n"
        )
    );
}

#[test]
fn an_unnamed_namespace_gets_a_name() {
    let mut hand = Hand::new("namespace { int a; } int b;\n");
    let namespace = hand.unit.program.namespaces.next_id();
    let entity = hand.entity(EntityKind::Namespace(namespace), "", Program::GLOBAL_SCOPE);
    hand.unit.program.namespaces.push(Namespace {
        entity,
        scope: Program::GLOBAL_SCOPE,
        is_inline: false,
        is_unnamed: true,
        has_visibility: false,
    });
    let part = NamespacePart { namespace: entity, first: 0, open: 1, close: hand.token("}") };
    hand.unit.program.namespace_parts.push(part);
    let attribute = "__attribute__((visibility(\"hidden\")))";
    assert_eq!(
        hand.body(),
        format!(
            "namespace _GLOBAL__N_ID {attribute} {{ }} using namespace ::_GLOBAL__N_ID;\n\
             #pragma GCC diagnostic ignored \"-Wattributes\"\n# 1 \"a.cu\"\n\
             namespace _GLOBAL__N_ID {attribute} {{ int a; }} int b;\n"
        )
    );
}

#[test]
fn lists_keep_attributes_that_are_not_cuda_attributes() {
    let mut hand = Hand::new("__attribute__((noinline, device)) __attribute__((host)) int f();\n");
    hand.attribute("device", 0);
    hand.attribute("host", 0);
    assert_eq!(hand.body(), "__attribute__((noinline, ))  int f();\n");
}

#[test]
fn pragmas_of_the_front_end_are_not_written() {
    let hand = Hand::new("#pragma nv_diag_suppress 177\n#pragma omp parallel\nint a;\n");
    assert_eq!(hand.body(), "\n#pragma omp parallel\nint a;\n");
}

impl Hand {
    /// Records declarators `* name initializer` that share specifiers from token `first` to `specifiers_last`.
    fn declare_variables(
        &mut self,
        first: u32,
        specifiers_last: u32,
        list: &[(VariableId, u32, VariableDeclarationFlags)],
    ) {
        let count = list.len();
        for (index, &(variable, name, flags)) in list.iter().enumerate() {
            let tokens = &self.unit.tokens;
            let mut last = name;
            let mut suffix = None;
            while tokens.kind(last + 1) == TokenKind::LeftBracket {
                suffix = suffix.or(Some(last + 1));
                last = tokens.partner(last + 1).unwrap_or(last + 1);
            }
            let mut end = last + 1;
            while !matches!(tokens.kind(end), TokenKind::Comma | TokenKind::Semicolon) {
                end = if tokens.kind(end).is_opening_bracket() {
                    tokens.partner(end).unwrap_or(end) + 1
                } else {
                    end + 1
                };
            }
            let mut flags = flags;
            flags.set(VariableDeclarationFlags::NOT_FIRST, index > 0);
            flags.set(VariableDeclarationFlags::NOT_LAST, index + 1 < count);
            self.unit.program.variable_declarations.push(VariableDeclaration {
                variable,
                scope: Program::GLOBAL_SCOPE,
                first,
                specifiers: first,
                specifiers_last,
                declarator: name,
                name,
                name_first: name,
                suffix,
                declarator_last: last,
                initializer: (end > last + 1).then_some((last + 1, end - 1)),
                end,
                storage: None,
                placeholder: None,
                flags,
            });
        }
    }
}

#[test]
fn managed_variables_become_pointers_in_their_section() {
    let mut hand = Hand::new("__attribute__((managed)) int m = 5, d[3], e[] = {1, 2};\n");
    hand.attribute("managed", 0);
    let int = Program::builtin(Builtin::Int);
    let array = |hand: &mut Hand, bound| {
        hand.unit.program.intern_type(Type::Array { element: int, bound: ArrayBound::Known(bound) })
    };
    let (three, two) = (array(&mut hand, 3), array(&mut hand, 2));
    let space = MemorySpace::MANAGED | MemorySpace::DEVICE;
    let list: Vec<_> = [("m", int), ("d", three), ("e", two)]
        .into_iter()
        .map(|(name, ty)| {
            let variable = hand.variable(name, ty, space);
            (variable, hand.token(name), VariableDeclarationFlags::DEFINITION)
        })
        .collect();
    hand.declare_variables(0, hand.token("int"), &list);
    assert_eq!(
        hand.body(),
        "__attribute__((section(\"__nv_managed_data__\"))) static  int *m  = 0, (*d)[3] = 0, (*e)[2]  = 0;\n"
    );
}

#[test]
fn device_variables_are_static_without_initializer() {
    let mut hand = Hand::new("extern __attribute__((device)) int a; __attribute__((constant)) int b = 3;\n");
    hand.attribute("device", 0);
    hand.attribute("constant", 0);
    let int = Program::builtin(Builtin::Int);
    let a = hand.variable("a", int, MemorySpace::DEVICE);
    let b = hand.variable("b", int, MemorySpace::CONSTANT);
    let (first, second) = (hand.token("int"), hand.nth("int", 1));
    hand.declare_variables(0, first, &[(a, hand.token("a"), VariableDeclarationFlags::EXTERN)]);
    let start = hand.nth("__attribute__", 1);
    hand.declare_variables(start, second, &[(b, hand.token("b"), VariableDeclarationFlags::DEFINITION)]);
    assert_eq!(hand.body(), "static   int a; static  int b ;\n");
}

#[test]
fn declarators_that_need_other_storage_get_a_declaration_of_their_own() {
    let mut hand = Hand::new("extern const int a, b;\n");
    let int = Program::builtin(Builtin::Int);
    let a = hand.variable("a", int, MemorySpace::DEVICE);
    let b = hand.variable("b", int, MemorySpace::empty());
    let list = [
        (a, hand.token("a"), VariableDeclarationFlags::EXTERN),
        (b, hand.token("b"), VariableDeclarationFlags::EXTERN),
    ];
    hand.declare_variables(0, hand.token("int"), &list);
    assert_eq!(hand.body(), "static  const int a; extern const int  b;\n");
}

#[test]
fn a_decltype_that_host_compilers_reject_names_its_type() {
    let mut hand = Hand::new("decltype(f<int>()) v; decltype(f<long>()) w;\n");
    let (first, last) = (hand.token("decltype"), hand.nth(")", 1));
    // Read twice, written once.
    let named = NamedDecltype { first, last, ty: Program::builtin(Builtin::Char) };
    hand.unit.program.named_decltypes.extend([named, named]);
    assert_eq!(hand.body(), "decltype(static_cast<char (*)()>(nullptr)()) v; decltype(f<long>()) w;\n");
}
