//## a_unit_that_is_no_module_exports_nothing c++20
export int a; //= 3108@1 3174@1
namespace N { export class X {}; } //= 3108@15
export { int c; } //= 3108@1
export using Y = int; //= 3108@1
export auto f() { return 1; } //= 3108@1
export template<class T> struct Q {}; //= 3108@1
export enum E1 { e1 }; //= 3108@1
export //= 3108@1
int d;
export extern "C" int zz; //= 3108@1
extern "C" { export int zzz; } //= 3108@14
export namespace W { int w; } //= 3108@1
export using namespace W; //= 3108@1
export int g() { return nope; } //= 3108@1 20@25
int rest = nope; //= 20@12
//## what_is_exported_declares_names_and_is_exported_once c++20
export { export int q; } //= 3108@1 3174@1 3106@10 3108@10
export { } //= 3105@1 3108@1
export ; //= 3108@1 3105@8
export { int c; ; } //= 3108@1 3105@17
export static_assert(true); //= 3108@1 3105@8
export { static_assert(true); } //= 3105@1 3108@1 3105@10
export { namespace N { ; } } //= 3108@1
export namespace M { ; static_assert(true); } //= 3108@1
void f() { export int y; } //= 29@12
//## members_are_exported_with_their_class c++20
struct A { export int x; export void f(); export using T = int; export A(); export template<class T> void g(); int m; }; //= 3104@12 3104@26 3104@43 3104@65 3104@77
void f(A a) { a.x = 1; a.f(); a.m = nope; A::T t = 1; } //= 20@37
struct B { int x; }; export int m; //= 3108@22 3174@22
//## export_stood_in_front_of_templates c++11 c++14 c++17
export int q; //= 1905@1 1067@8
export template<class T> struct Q; //= 1905@1
struct S { export int x; int y; }; //= 1905@12 1067@19
namespace N { export int z; int y; } //= 1905@15 1067@22
export template<class T> struct R { T t; }; //= 1905@1
R<int> r; int x = r.t + S().y + N::y + nope; //= 20@40
export { int w; } int v; //= 1905@1 1067@8
int u = v + nope; //= 20@9
//## a_module_begins_its_unit c++20
module; //= 3063@1 3174@1
export module M; //= 3064@15
module M; //= 3064@8
export int a; //= 3108@1
int x = nope; //= 20@9
//## modules_have_directives_outside_of_namespaces c++20
namespace N {
import x; //= 3174@1 3187@1
module x; //= 3187@1
}
namespace M { module x; } //= 20@15
extern "C" {
import x; //= 3075@8
}
//## a_private_fragment_and_partitions_need_a_module c++20
module :private; //= 3174@1 3065@9
export int m; //= 3108@1
import :part; //= 3071@8
int x = nope; //= 20@9
//## directives_are_alone_on_their_line c++20
int a; module x; //= 20@8
int b; import x; //= 20@8 3369@15
int c; export module x; //= 3108@8 3174@8 20@15 3369@22
export
module z; //= 3064@8
int d = nope; //= 20@9
//## words_of_modules_are_ordinary_names c++17 c++20
struct module { int a; static int s; module(); module(int); module *operator()(int); struct inner{}; };
inline module x; const module *px; const module &rx = x; module f(module m); module::inner in; module y(1), z{2};
int module::s; module::module() {} module::module(int) {}
int import(int); int import(const char*);
int k = import(1);
void h() { import("x"); int module = 3; module = module + 1; import(2); { struct import { int q; }; import i; import j{1}; } }
namespace N { struct import {}; import v; template<class T> using module = T; module<int> q; }
struct S { int module : 3; int import; void f() { module = 1; import = 2; } };
template<class import> import fn(import x) { import z = x; return z; }
int r = fn(3);
//## a_namespace_has_a_word_of_modules_as_name c++17 c++20
namespace module { struct x{}; x v; typedef int ty; int f(); } module::x w;
inline module::ty g() { return 1; }
int module::f() { return 2; }
template<class T> struct import { T t; }; import<int> a; import<char> b();
//## words_of_modules_are_ordinary_names_before_modules c++17
module x; //= 20@1
import y; //= 20@1
module; //= 77@1
//## variables_have_words_of_modules_as_names c++17 c++20
int module; int import;
void f() { module = 1; import = 2; }
//## a_header_unit_is_imported_where_its_word_is_declared c++20
template<class T> struct import {};
import <int> x; //= 3174@1 3145@8
int w = nope;
//## directives_with_names_of_types_follow_declarations c++20
struct module {}; struct import{};
module; //= 3063@1 3174@1
module :private; //= 3065@9
import :x; //= 3071@8
module x; //= 3064@8
module f(); //= 3064@8 65@9
export module z; //= 3064@15
int w = nope; //= 20@9
//## a_module_exports c++20 bare
export module M; //= 3174@1
export struct A { int x; }; export int f(); export { namespace N { int q; } int k; }
export { export int l; } //= 3106@10
module :private;
export int y; //= 3108@1
int z = nope; //= 20@9
//## a_unit_declares_one_module c++20 bare
module; //= 3174@1
module; //= 3068@1
int b;
export module M.n;
export module N; //= 3067@15
export module :p; //= 3067@15 3069@15
export module; //= 3066@1 3063@8
export int c;
//## a_module_that_is_implemented_is_imported c++20 bare
module; //= 3174@1
module M; //= 3075@9
int b = nope;
//## a_partition_imports_partitions_of_its_module c++20 bare
module M:p; //= 3174@1
export int z; //= 3108@1
int y = nope; //= 20@9
import :q; //= 3075@8
int x = nope;
//## a_header_unit_is_not_found c++20 bare
import <x>; //= 3174@1 3145@8
int x = nope;
//## an_imported_module_is_not_found c++20
export import x; //= 3108@1 3174@1 3075@15
int x = nope;
//## a_module_declaration_ends_in_a_semicolon c++20 bare
export module M int; //= 3174@1 65@17
export int q; //= 3108@1
int x = nope; //= 20@9
//## a_module_has_a_name_behind_a_dot c++20 bare
export module M.; //= 3174@1 40@17
export int q;
int x = nope; //= 20@9
