"""A session with `cufe lsp`, by a client that cufe's authors did not write (pygls): every request has its checked answer.

Called by `cargo xtask lsp` with the program, and prints `N passed, M failed`. With `--edit FILE` it measures instead how long
diagnostics take after an edit of FILE.
"""

import asyncio
import os
import pathlib
import sys
import tempfile
import time

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

PATIENCE = 120

NAMES = """\
namespace math {
constexpr int size = 4 * 8;
__constant__ float table[size];
struct Point { int x; int y; __device__ int sum() const { return x + y; } };
enum class Color { red, green = 7 };
template <class T> __host__ __device__ T twice(T value) { return value + value; }
}
__device__ int helper(int a);
__device__ int helper(double a);
__global__ void kernel(math::Point *p, int n) {
    __shared__ int cache[32];
    auto local = [&](int i) { return p[i].sum() + n; };
    cache[0] = helper(p->x) + local(1) + math::twice(n);
    p->y = cache[0] + int(math::Color::green);
}
void launch(math::Point *p) { kernel<<<1, 32>>>(p, math::size); }
__device__ int helper(int a) { return a; }
__device__ int helper(double a) { return 2; }
"""

SPACES = """\
int limit(int n);
__global__ void kernel(int *p) { *p = limit(1); }
int limit(int n) { return n; }
"""

LAMBDAS = """\
int f(int n, int m) { auto l = [m] { return n + m; }; return l(); }
template <class T> void use(T);
void g() { use([] __device__ () { }); }
"""

CALLS = """\
__device__ int f(int first, float second = 1);
__global__ void k(int *out, int n);
struct S { S(int width, int height); };
"""


def place(text, part, number=0):
    """The line and column of the number-th occurrence of a part."""
    at = -1
    for _ in range(number + 1):
        at = text.index(part, at + 1)
    before = text[:at]
    return lsp.Position(line=before.count("\n"), character=at - (before.rfind("\n") + 1))


class Session:
    """A server, its folder, and what it published."""

    def __init__(self, program, folder):
        self.program, self.folder = program, pathlib.Path(folder)
        self.client = LanguageClient("cufe-session", "1")
        self.published, self.news = {}, asyncio.Event()
        self.version, self.passed, self.failed = 0, 0, 0

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(parameters):
            self.published[parameters.uri] = (parameters.version, parameters.diagnostics)
            self.news.set()

    async def start(self, options):
        await self.client.start_io(self.program, "lsp", "--stdio")
        parameters = lsp.InitializeParams(
            capabilities=lsp.ClientCapabilities(),
            root_uri=self.folder.as_uri(),
            initialization_options={"options": options, "timeLimit": 600},
        )
        result = await self.client.initialize_async(parameters)
        self.client.initialized(lsp.InitializedParams())
        return result

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return lsp.TextDocumentIdentifier(uri=self.uri(name))

    def open(self, name, text):
        self.version += 1
        item = lsp.TextDocumentItem(uri=self.uri(name), language_id="cuda", version=self.version, text=text)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))

    def change(self, name, changes):
        self.version += 1
        document = lsp.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.version)
        parameters = lsp.DidChangeTextDocumentParams(text_document=document, content_changes=changes)
        self.client.text_document_did_change(parameters)

    async def diagnostics(self, name):
        """Those of the version that was sent last."""
        while self.published.get(self.uri(name), (None, None))[0] != self.version:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 10 * PATIENCE)
        return self.published[self.uri(name)][1]

    async def ask(self, request, parameters):
        return await asyncio.wait_for(request(parameters), PATIENCE)

    async def at(self, request, kind, name, position, **more):
        return await self.ask(request, kind(text_document=self.document(name), position=position, **more))

    def check(self, what, found, expected):
        if found == expected:
            self.passed += 1
            return
        self.failed += 1
        print(f"{what}: expected {expected!r}, found {found!r}")


def starts(locations):
    if isinstance(locations, lsp.Location):
        locations = [locations]
    return [(it.range.start.line, it.range.start.character) for it in locations or []]


def at(text, part, number=0):
    position = place(text, part, number)
    return (position.line, position.character)


async def hovers(it):
    for part, number, expected in [
        ("size", 0, "const int math::size = 32"),
        ("size)", 0, "const int math::size = 32"),
        ("table", 0, "__constant__ float math::table[32]"),
        ("cache[0]", 0, "__shared__ int cache[32]"),
        ("sum() +", 0, "__device__ int math::Point::sum() const"),
        ("helper(p", 0, "__device__ int helper(int)"),
        ("twice(n", 0, "__host__ __device__"),
        ("kernel<<<", 0, "__global__ void kernel(math::Point *, int)"),
        ("green)", 0, "math::Color::green = 7"),
        ("launch", 0, "__host__ void launch"),
    ]:
        hover = await it.at(it.client.text_document_hover_async, lsp.HoverParams, "a.cu", place(NAMES, part, number))
        it.check(f"hover of {part}", expected in hover.contents.value, True)
    nowhere = lsp.Position(line=4000, character=0)
    hover = await it.at(it.client.text_document_hover_async, lsp.HoverParams, "a.cu", nowhere)
    it.check("hover of nothing", hover, None)


async def places(it):
    call, client = place(NAMES, "helper(p"), it.client
    both = [at(NAMES, "helper(int a);"), at(NAMES, "helper(int a) {")]
    for part, expected in [
        ("helper(p", [at(NAMES, "helper(int a) {")]),
        ("x + y", [at(NAMES, "x;")]),
        ("Point *p)", [at(NAMES, "Point {")]),
        ("value;", [at(NAMES, "value)")]),
        ("n; };", [at(NAMES, "n) {")]),
    ]:
        found = await it.at(client.text_document_definition_async, lsp.DefinitionParams, "a.cu", place(NAMES, part))
        it.check(f"definition of {part}", starts(found), expected)
    found = await it.at(client.text_document_declaration_async, lsp.DeclarationParams, "a.cu", call)
    it.check("declarations", starts(found), both)
    for including, expected in [(True, [both[0], at(NAMES, "helper(p"), both[1]]), (False, [at(NAMES, "helper(p")])]:
        context = lsp.ReferenceContext(include_declaration=including)
        request = client.text_document_references_async
        found = await it.at(request, lsp.ReferenceParams, "a.cu", call, context=context)
        it.check(f"references, declarations {including}", starts(found), expected)
    request = client.text_document_document_highlight_async
    found = await it.at(request, lsp.DocumentHighlightParams, "a.cu", place(NAMES, "cache[32]"))
    it.check("highlights", len(found), 3)
    parameters = lsp.DocumentSymbolParams(text_document=it.document("a.cu"))
    found = await it.ask(client.text_document_document_symbol_async, parameters)
    names = [symbol.name for symbol in found]
    it.check("outline", names, ["math", "helper", "helper", "kernel", "launch", "helper", "helper"])
    members = [child.name for child in found[0].children]
    it.check("outline of a namespace", members, ["size", "table", "Point", "Color", "twice"])


async def signatures(it):
    it.open("calls.cu", CALLS)
    await it.diagnostics("calls.cu")
    for written, active, label in [
        ("__device__ int g() {\n  return f(1, ", 1, "f(int first, float second = 1) -> int"),
        ("void g() {\n  k<<<1, ", 1, "<<<dim3 grid, dim3 block"),
        ("void g() {\n  k<<<1, 2>>>(", 0, "__global__ k(int *out, int n)"),
        ("void g() {\n  S(1, ", 1, "int height"),
    ]:
        it.change("calls.cu", [lsp.TextDocumentContentChangeWholeDocument(text=f"{CALLS}{written}\n}}\n")])
        position = lsp.Position(line=(CALLS + written).count("\n"), character=len(written.rsplit("\n", 1)[1]))
        request = it.client.text_document_signature_help_async
        found = await it.at(request, lsp.SignatureHelpParams, "calls.cu", position)
        shown = any(label in signature.label for signature in found.signatures)
        it.check(f"signature of {written!r}", (found.active_parameter, shown), (active, True))


async def hints(it):
    text = "constexpr int one() { return 1; }\n__global__ void k() { auto l = [](int i) { return i; }; l(2); }\n"
    it.open("hints.cu", text)
    for last, expected in [(9, [("__device__", at(text, "(int i)"))]), (0, [])]:
        whole = lsp.Range(start=lsp.Position(line=0, character=0), end=lsp.Position(line=last, character=0))
        parameters = lsp.InlayHintParams(text_document=it.document("hints.cu"), range=whole)
        found = await it.ask(it.client.text_document_inlay_hint_async, parameters)
        shown = [(hint.label, (hint.position.line, hint.position.character)) for hint in found]
        it.check(f"hints up to line {last}", shown, expected)


async def fixes(it):
    for name, text, numbers in [("spaces.cu", SPACES, [20018, 20068]), ("lambdas.cu", LAMBDAS, [1735, 20155])]:
        it.open(name, text)
        found = await it.diagnostics(name)
        it.check(f"diagnostics of {name}", sorted({one.code for one in found}), numbers)
    for name, text, part, expected in [
        ("spaces.cu", SPACES, "limit(1)", ["Add __host__ __device__ to limit(int)"]),
        ("lambdas.cu", LAMBDAS, "n + m", ["Capture n by value", "Capture n by reference"]),
        ("lambdas.cu", LAMBDAS, "() { })", ["Use the option --extended-lambda"]),
        ("lambdas.cu", LAMBDAS, "return l", []),
    ]:
        here = place(text, part)
        parameters = lsp.CodeActionParams(
            text_document=it.document(name),
            range=lsp.Range(start=here, end=here),
            context=lsp.CodeActionContext(diagnostics=[]),
        )
        found = await it.ask(it.client.text_document_code_action_async, parameters)
        it.check(f"fixes of {part}", [action.title for action in found], expected)


async def edits(it):
    text = "int a = b;\n"
    it.open("edits.cu", text)
    found = await it.diagnostics("edits.cu")
    it.check("a mistake", [(one.code, one.source, one.range.start.character) for one in found], [(20, "cufe", 8)])
    name = lsp.Range(start=lsp.Position(line=0, character=8), end=lsp.Position(line=0, character=9))
    it.change("edits.cu", [lsp.TextDocumentContentChangePartial(range=name, text="1")])
    it.check("a mistake that is gone", list(await it.diagnostics("edits.cu")), [])


async def session(program):
    with tempfile.TemporaryDirectory() as folder:
        it = Session(program, folder)
        result = await it.start(["--embedded-headers"])
        offered = result.capabilities
        it.check("what is offered", (offered.hover_provider, offered.text_document_sync.change.value), (True, 2))
        it.open("a.cu", NAMES)
        for part in [hovers, places, signatures, hints, fixes, edits]:
            await part(it)
        await asyncio.wait_for(it.client.shutdown_async(None), PATIENCE)
        it.client.exit(None)
        await asyncio.wait_for(it.client._server.wait(), PATIENCE)
        it.check("exit status", it.client._server.returncode, 0)
        print(f"{it.passed} passed, {it.failed} failed")
        return it.failed == 0


def processor_time(process):
    """What the server and the analyses that have ended took of processors, in seconds (proc(5))."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


async def edit(program, file, options):
    """How long it takes from an edit in a file to its diagnostics."""
    path = pathlib.Path(file).resolve()
    it = Session(program, path.parent)
    await it.start(options)
    it.open(path.name, path.read_text())
    times, used = [], []
    await it.diagnostics(path.name)
    for number in range(2):
        begun, before = time.monotonic(), processor_time(it.client._server.pid)
        start = lsp.Position(line=0, character=0)
        here = lsp.Range(start=start, end=start)
        it.change(path.name, [lsp.TextDocumentContentChangePartial(range=here, text=f"int edit_{number} = wrong_{number};\n")])
        found = await it.diagnostics(path.name)
        times.append(time.monotonic() - begun)
        used.append(processor_time(it.client._server.pid) - before)
        assert any(f"wrong_{number}" in one.message for one in found), found
    await it.client.shutdown_async(None)
    it.client.exit(None)
    print(f"diagnostics after an edit: {min(times):.2f} s at best, {min(used):.2f} s of processors")
    return True


def main():
    program, *rest = sys.argv[1:]
    if rest[:1] == ["--edit"]:
        work = edit(program, rest[1], rest[2:])
    else:
        work = session(program)
    sys.exit(0 if asyncio.run(work) else 1)


main()
