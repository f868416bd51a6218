//! The device text: the text of a unit with only what its device side can depend on (`cufe_parse::device_parts` tells what
//! that is), every part of it at its own line and column.

use crate::asked::Asked;
use crate::content::{Content, Piece};
use crate::pragmas;
use cufe_base::file_name::to_bytes;
use cufe_base::{FileId, Position, Source, Symbol};
use cufe_lex::Tokens;
use cufe_parse::{DeviceParts, References};

/// A device text.
#[derive(Clone, Debug, Default)]
pub struct DeviceText {
    /// The text.
    pub text: Vec<u8>,
    /// The names of functions whose bodies it has not. None of them may be missing on the device.
    pub without_bodies: Vec<String>,
    /// Whether host code asks for instances of kernels, and is kept for that.
    pub keeps_asking_code: bool,
    /// What it is made of.
    pieces: Vec<Piece>,
    /// The functions in it that ask for instances of kernels.
    asking: Vec<String>,
}

impl DeviceText {
    /// What the text says, apart from where; for the unit of which it was made.
    pub fn content(&self, source: &Source, tokens: &Tokens) -> Content {
        Content::of(&self.pieces, &self.asking, source, tokens)
    }
}

/// Makes the device text of a unit, from its text in the device view with the tokens of that; `None` where the brackets of
/// the unit do not match. With `asked` the host code goes that asks for instances of kernels, and functions stand in its place
/// that ask for those.
pub fn device_text(source: &Source, tokens: &Tokens, asked: Option<&Asked>) -> Option<DeviceText> {
    let asking: Vec<String> = asked.iter().flat_map(|it| &it.functions).map(|it| it.text.clone()).collect();
    let references = asked.map(|asked| References {
        names: asking.iter().flat_map(|text| names_in(text, tokens)).collect(),
        before: asked.functions.iter().map(|function| function.before).collect(),
    });
    let parts = cufe_parse::device_parts(tokens, source, references.as_ref())?;
    let without_bodies = parts.names.iter().map(|&name| tokens.interner.text(name).to_owned()).collect();
    let (text, pieces) = (Vec::new(), Vec::new());
    let asking_at = parts.references.iter().copied().zip(&asking).collect();
    let mut writer = Writer { source, tokens, text, pieces, at: 0, pragma: 0, behind: None, column: None, asking_at };
    writer.write_first_marker();
    writer.write(&parts);
    let (text, pieces) = (writer.text, writer.pieces);
    Some(DeviceText { text, without_bodies, keeps_asking_code: parts.keeps_asking_code, pieces, asking })
}

/// The names in a text that the unit has, too. The text holds names, numbers and operators, and no literals of other kinds.
fn names_in(text: &str, tokens: &Tokens) -> Vec<Symbol> {
    let words = text.split(|character: char| !character.is_alphanumeric() && character != '_' && character != '$');
    words.filter_map(|word| tokens.interner.find(word)).collect()
}

/// Writes parts in order.
struct Writer<'a> {
    source: &'a Source,
    tokens: &'a Tokens,
    text: Vec<u8>,
    pieces: Vec<Piece>,
    /// The next token that is not dealt with.
    at: u32,
    /// The next pragma that is not dealt with.
    pragma: usize,
    /// The position behind the last part, if nothing was left out since.
    behind: Option<Position>,
    /// The position to which the column belongs that is written next.
    column: Option<Position>,
    /// The functions that ask for instances, with the tokens before which they stand.
    asking_at: Vec<(u32, &'a String)>,
}

impl Writer<'_> {
    /// The marker that the unit begins with names the source: outputs of the device compiler do, too.
    fn write_first_marker(&mut self) {
        let Some(marker) = self.source.markers().iter().find(|marker| marker.physical_line == 1) else { return };
        self.write_marker(1, marker.file, marker.system);
    }

    fn write_marker(&mut self, line: u32, file: FileId, is_system: bool) {
        let name = self.source.file_name(file).replace('\\', "\\\\").replace('"', "\\\"");
        let flags = if is_system { " 3" } else { "" };
        let marker = format!("# {line} \"{name}\"{flags}\n");
        self.text.extend_from_slice(&to_bytes(&marker));
    }

    fn write(&mut self, parts: &DeviceParts) {
        let mut bodies = parts.bodies.iter().copied().peekable();
        let mut asked = 0;
        for &(first, end) in &parts.kept {
            asked = self.ask_before(first, asked);
            let mut first = first;
            while let Some((body, behind)) = bodies.next_if(|&(body, _)| body < end) {
                if body < first {
                    continue;
                }
                self.keep(first, body);
                self.text.push(b';');
                self.pieces.push(Piece::Semicolon);
                self.column = self.column.map(|column| Position(column.0 + 1));
                first = behind;
            }
            self.keep(first, end);
        }
        self.pragmas_to(self.tokens.len() as u32);
        self.ask_before(u32::MAX, asked);
    }

    /// Writes the functions that ask for instances up to a token, from one of them on; gives back the next one.
    fn ask_before(&mut self, token: u32, mut next: usize) -> usize {
        while let Some(&(_, text)) = self.asking_at.get(next).filter(|&&(before, _)| before <= token) {
            self.text.push(b'\n');
            self.text.extend_from_slice(text.as_bytes());
            self.pieces.push(Piece::Asking(next as u32));
            (self.behind, self.column) = (None, None);
            next += 1;
        }
        next
    }

    /// Writes tokens as they stand.
    fn keep(&mut self, first: u32, end: u32) {
        if first >= end || end <= self.at {
            return;
        }
        let stop = self.tokens.end(end - 1);
        let start = match (self.behind.filter(|_| first <= self.at), self.pieces.last_mut()) {
            (Some(behind), Some(Piece::Tokens(_, last))) => {
                *last = end;
                behind
            }
            _ => {
                self.pragmas_to(first);
                self.pieces.push(Piece::Tokens(first, end));
                self.go_to(self.tokens.start(first))
            }
        };
        self.text.extend_from_slice(self.source.text().get(start.0 as usize..stop.0 as usize).unwrap_or_default());
        self.at = end;
        self.behind = Some(stop);
        self.column = Some(stop);
        let pragmas = self.tokens.pragmas();
        while pragmas.get(self.pragma).is_some_and(|pragma| pragma.range.start < stop) {
            self.pragma += 1;
        }
    }

    /// The pragmas up to a token that hold for more than what is left out.
    fn pragmas_to(&mut self, token: u32) {
        let pragmas = self.tokens.pragmas();
        let end = pragmas.partition_point(|pragma| pragma.before.number() <= token);
        let passed = self.pragma.min(end)..end;
        self.pragma = self.pragma.max(end);
        for number in pragmas::between_parts(passed, token, self.source, self.tokens) {
            let pragma = &pragmas[number];
            self.pieces.push(Piece::Pragma(number as u32));
            self.text.push(b'\n');
            if pragma.is_operator {
                self.text.extend_from_slice(b"_Pragma(");
                self.text.extend_from_slice(self.source.slice(pragma.text).as_bytes());
                self.text.push(b')');
            } else {
                self.text.extend_from_slice(self.source.slice(pragma.range).as_bytes());
            }
            (self.behind, self.column) = (None, None);
        }
    }

    /// Goes to the line and column of a part. Returns the position at which it begins.
    fn go_to(&mut self, position: Position) -> Position {
        let physical_line = self.source.physical_line(position);
        let on_line =
            self.column.filter(|&column| column <= position && self.source.physical_line(column) == physical_line);
        let begin = match on_line {
            // Long lines hold many parts: each goes on from the last one.
            Some(column) => column,
            None => {
                let (file, line, is_system) = self.source.line(position);
                self.text.push(b'\n');
                self.write_marker(line, file, is_system);
                self.source.line_range(physical_line).start
            }
        };
        let before = self.source.text().get(begin.0 as usize..position.0 as usize).unwrap_or_default();
        self.text.extend(before.iter().map(|&byte| if byte == b'\t' { b'\t' } else { b' ' }));
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cufe_base::Dialect;
    use cufe_diagnostics::Sink;

    /// The device text of a source, without line markers and blank lines.
    fn text_of(text: &str) -> String {
        let mut source = Source::new("a.ii", text.as_bytes().to_vec());
        let tokens = cufe_lex::lex(&mut source, &Dialect::default(), &mut Sink::new());
        let made = device_text(&source, &tokens, None).unwrap();
        let made = String::from_utf8(made.text).unwrap();
        let lines = made.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("# "));
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn kernels_stay_with_what_they_name_and_nothing_else() {
        let text = "struct A { int x; };\nstruct B { };\n__attribute__((device)) inline int f(A a) { return a.x; }\n\
                    __attribute__((device)) inline int g(B) { return 0; }\n\
                    __attribute__((global)) void k(int *p) { *p = f(A{1}); }\nint host() { return 0; }";
        let kept = "struct A { int x; };\n__attribute__((device)) inline int f(A a) { return a.x; }\n\
                    __attribute__((global)) void k(int *p) { *p = f(A{1}); }";
        assert_eq!(text_of(text), kept);
    }

    #[test]
    fn bodies_that_only_the_host_runs_go() {
        let text = "struct A { int x; A() : x(g()) { } int f() { return g(); } constexpr int c() { return 1; } };\n\
                    __attribute__((device)) A a;";
        let kept = "struct A { int x; A(); int f(); constexpr int c() { return 1; } }; __attribute__((device)) A a;";
        assert_eq!(text_of(text).split_whitespace().collect::<Vec<_>>().join(" "), kept);
    }

    #[test]
    fn host_code_that_asks_for_instances_stays() {
        let text = "template<class T> __attribute__((global)) void k(T);\ntemplate<class T> void launch(T t) { k<T>(t); }\n\
                    template<class T> void other(T t) { }\nint main() { launch(1); }\nint none() { other(1); return 0; }";
        let kept = "template<class T> __attribute__((global)) void k(T);\n\
                    template<class T> void launch(T t) { k<T>(t); }\nint main() { launch(1); }";
        assert_eq!(text_of(text), kept);
    }

    #[test]
    fn explicit_instantiations_of_operators_stay_with_operators_of_the_device() {
        let device = "template<class T> struct A { };\ntemplate<class T> struct B { };\nnamespace n { template<class T> \
                      __attribute__((device)) void operator>>(A<T>, A<T>) { } }\n";
        let text_of_kept = |rest: &str| text_of(&format!("{device}{rest}"));
        let other = "template<class T> void operator>>(B<T>, B<T>) { }\ntemplate void operator>>(B<int>, B<int>);";
        assert_eq!(text_of_kept(other), "");
        let same = "namespace n { template void operator>>(A<int>, A<int>); }";
        assert!(text_of_kept(same).ends_with("template void operator>>(A<int>, A<int>); }"));
    }

    #[test]
    fn what_attributes_stand_before_and_what_is_defined_outside_of_its_class_goes_unless_it_is_named() {
        let text = "struct A { struct B; };\nstruct A::B { typedef int x; };\nstruct C { };\n\
                    template<class T> [[nodiscard]] int operator+(C, const C &) { return 0; }\ntypedef int x1(int x);\n\
                    __attribute__((device)) int *x;\n";
        assert_eq!(text_of(text), "__attribute__((device)) int *x;");
        assert!(text_of(&format!("{text}__attribute__((device)) x1 *p;")).contains("typedef int x1(int x);"));
        let in_parentheses = "struct A { };\ntypedef A (b);\ntypedef const A (c);\n__attribute__((device)) b *p;";
        assert!(text_of(in_parentheses).contains("typedef A (b);"));
        assert!(text_of(&in_parentheses.replace("b *p", "c *p")).contains("typedef const A (c);"));
        let with_class = text_of(&format!("{text}__attribute__((device)) A *a;"));
        assert!(with_class.contains("struct A::B { typedef int x; };") && !with_class.contains("operator+"));
    }

    #[test]
    fn packing_stays_where_something_is_packed() {
        let text = "#pragma pack(push, 1)\nstruct B { };\n#pragma pack(pop)\n#pragma pack(push, 1)\nstruct A { };\n\
                    #pragma pack(pop)\n__attribute__((device)) A a;";
        let kept = "#pragma pack(push, 1)\nstruct A { };\n#pragma pack(pop)\n__attribute__((device)) A a;";
        assert_eq!(text_of(text), kept);
    }

    #[test]
    fn empty_namespaces_stay_where_their_names_are_needed_first() {
        let text = "namespace a { namespace b { int z; } }\nnamespace a { int y; }\nnamespace c { }\n\
                    namespace d { __attribute__((device)) int x; }\nnamespace d { int z; }\nusing namespace a;\n\
                    using namespace d;";
        let kept = "namespace a { }\nnamespace d { __attribute__((device)) int x; }\nusing namespace a;\n\
                    using namespace d;";
        let kept_of = |text: &str| text_of(text).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(kept_of(text), kept.replace('\n', " "));
        let nested = kept_of(&text.replace("namespace a;", "namespace a::b;"));
        assert!(nested.starts_with("namespace a { namespace b { } }"), "{nested}");
    }

    #[test]
    fn what_is_used_or_defined_outside_of_its_namespace_is_known_by_its_own_name() {
        let text = "namespace n { namespace m { struct A; } using m::A; constexpr int f(A *); A operator+(A, int); }\n\
                    using n::f;\nusing n::operator+;\nconstexpr int n::f(A *) { return 1; }\n\
                    __attribute__((device)) decltype(f(nullptr)) a;";
        let kept = text_of(text);
        for part in ["struct A;", "using m::A;", "int f(A *);", "using n::f;", "using n::operator+;", "int n::f(A *)"] {
            assert!(kept.contains(part), "{part}: {kept}");
        }
        let without = text_of(&text.replace("decltype(f(nullptr))", "int"));
        assert!(!without.contains("using n::f") && !without.contains("n::f(A"), "{without}");
    }

    #[test]
    fn names_are_looked_up_in_namespaces_that_blocks_have_names_for() {
        let text = "namespace n { struct B { }; __attribute__((device)) inline void f(B) { } }\n\
                    __attribute__((global)) void k() { namespace m = n; m::f({ }); }";
        assert_eq!(text_of(text), text);
    }

    #[test]
    fn expression_statements_that_lead_to_no_kernels_go_from_bodies_that_stay() {
        let body = |statements: &str| {
            format!(
                "template<class T> __attribute__((global)) void k(T);\nstruct S {{ int a; int f(int); }};\n\
                 int say(const char *, ...);\nint main() {{ int x; S s, *p; k(1); {statements} return x; }}"
            )
        };
        for gone in [
            "say(\"%d\", 1);",
            "x = 1;",
            "s.a = 2;",
            "p->f(3);",
            "x += say(\"a\");",
            "*p = s;",
            "++x;",
            "(void)x;",
            "::say(\"b\");",
            "delete p;",
            "p[1].a = 2;",
        ] {
            assert!(!text_of(&body(gone)).contains(gone), "{gone}");
        }
        for kept in [
            "k(2);",
            "S(y);",
            "S(*y);",
            "S(y[2]);",
            "S t = s;",
            "x * y;",
            "say(\"\", [] { return 1; });",
            "say(\"\", k(3));",
            "using T = int;",
            "return x;",
        ] {
            assert!(text_of(&body(kept)).contains(kept), "{kept}");
        }
        let nested = text_of(&body("if (x) { say(\"c\"); } else say(\"d\"); for (;;) do say(\"e\"); while (x);"));
        assert!(nested.contains("if (x) {;") && nested.contains("else;") && !nested.contains("say"), "{nested}");
    }

    #[test]
    fn a_namespace_that_was_declared_inline_or_with_attributes_stays_so() {
        for head in ["inline namespace a", "namespace a __attribute__((visibility(\"hidden\")))"] {
            let text = format!("{head} {{ int x; }}\nnamespace a {{ __attribute__((device)) int y; }}");
            let kept = format!("{head} {{ }} namespace a {{ __attribute__((device)) int y; }}");
            assert_eq!(text_of(&text).split_whitespace().collect::<Vec<_>>().join(" "), kept);
        }
        assert_eq!(text_of("inline namespace a { int x; }\nnamespace b { }"), "");
    }

    #[test]
    fn operators_stay_where_their_operands_can_be() {
        let text = "struct S { };\nstruct A { };\nS &operator<<(S &, const A &);\nint operator+(A, A);\nint operator+(S, S);\n\
                    __attribute__((device)) A a;";
        let kept = "struct A { };\nint operator+(A, A);\n__attribute__((device)) A a;";
        assert_eq!(text_of(text), kept);
    }

    #[test]
    fn operators_of_types_with_the_name_of_a_namespace_and_of_nested_types_stay() {
        let text = "namespace A { struct B { }; }\nnamespace n { template<class T> struct A { };\n\
                    template<class T> int operator-(const A<T> &);\nstruct O { struct I { }; };\nint operator+(O::I &);\n\
                    struct I { }; }\n__attribute__((device)) n::A<n::O::I> a;";
        let kept = text_of(text);
        assert!(kept.contains("operator-") && kept.contains("operator+"), "{kept}");
        assert!(!kept.contains("struct B"), "{kept}");
    }

    #[test]
    fn names_that_are_hidden_or_of_members_bring_nothing_in() {
        let text = "struct n { };\nstruct m { };\nstruct t { };\nstruct device { };\nstruct x { };\nstruct u { };\n\
                    struct M { int m; };\ntemplate<class t> __attribute__((device)) inline t id(t v) { return v; }\n\
                    __attribute__((global)) void k(int n, M *p) { float x, y; x = id(n + p->m); u *v; }";
        let kept = text_of(text);
        let lines: Vec<&str> = kept.lines().collect();
        assert_eq!(lines[..2], ["struct u { };", "struct M { int m; };"]);
        assert_eq!(lines.len(), 4);
    }

    #[test]
    fn a_hidden_name_is_looked_up_behind_its_scope_and_where_only_types_count() {
        let text = "struct A { static int b; };\nstruct C { };\n__attribute__((device)) int f(int A) { return A::b; }\n\
                    __attribute__((device)) int g() { { int C = 1; } C c; return 0; }";
        assert_eq!(text_of(text), text);
    }

    #[test]
    fn templates_on_the_way_to_kernels_by_way_of_a_generic_lambda_keep_their_bodies() {
        let text = "template<class T> __attribute__((global)) void k(T);\ntemplate<class F> void call(F f) { f(1); }\n\
                    template<class F> void other(F f) { f(1); }\nint main() { call([](auto v) { k(v); }); }";
        let kept = "template<class T> __attribute__((global)) void k(T);\ntemplate<class F> void call(F f) { f(1); }\n\
                    int main() { call([](auto v) { k(v); }); }";
        assert_eq!(text_of(text), kept);
        let direct = text.replace("auto v", "int v");
        assert!(text_of(&direct).contains("void call(F f);"));
    }

    #[test]
    fn constructs_and_literals_bring_in_what_they_look_up() {
        let text = "struct R { };\nint *begin(R);\nint *end(R);\nint operator\"\"_a(unsigned long long);\n\
                    int operator\"\"_b(unsigned long long);\n__attribute__((global)) void k(R r) { for (int i : r) 1_a; }";
        assert_eq!(text_of(text), text.replace("int operator\"\"_b(unsigned long long);\n", ""));
        let without = text_of(&text.replace("for (int i : r)", ""));
        assert!(!without.contains("begin") && without.contains("_a(unsigned"), "{without}");
    }

    #[test]
    fn explicit_instantiations_stay_with_their_own_templates_only() {
        let text = "namespace h { template<class T> struct C { T x; };\ntemplate struct C<int>; }\n\
                    namespace d { template<class T> struct C { __attribute__((device)) T f() { return 1; } };\n\
                    template struct C<int>; }";
        let kept = text_of(text);
        assert_eq!(kept.matches("template struct C<int>;").count(), 1, "{kept}");
        assert!(kept.find("namespace d") < kept.find("template struct"), "{kept}");
    }

    #[test]
    fn a_friend_hides_nothing_as_a_member_does() {
        let text = "struct B { };\n__attribute__((device)) inline void f(B) { }\n\
                    struct A { friend void f(A); __attribute__((device)) void g() { f(B{}); } };\n\
                    __attribute__((device)) A a;";
        assert_eq!(text_of(text), text);
        let member = text_of(&text.replace("friend void f(A);", "__attribute__((device)) void f(int);"));
        assert!(!member.contains("inline void f(B)"), "{member}");
    }

    #[test]
    fn variables_of_the_device_stay_whatever_their_declarators_are() {
        let text = "struct C { };\n__attribute__((device)) int (*a)(int);\n__attribute__((device)) int (*b[2])();\n\
                    __attribute__((device)) int C::*c;\n__attribute__((device)) int (C::*d)(int);\n\
                    __attribute__((device)) int e(1);\n__attribute__((constant)) int f{2}, g[3];";
        assert_eq!(text_of(text), text);
        assert_eq!(text_of("__attribute__((device)) int f(int);"), "");
    }
}
