// Functions that are used and defined nowhere, typeid without its header, captured structured bindings, attributes of nothing.
//## inline_functions
static void h(); inline void i(); constexpr int ce(); constexpr int unused(); inline void un();
struct S { void m(); inline void n(); constexpr int k(); static inline void s(); constexpr S(int); inline S(); inline ~S(); inline int operator+(int); inline operator int(); virtual inline void v(); template <class T> inline void mt(T); };
template <class T> inline void t(T); template <class T> void nt(T); template <class T> constexpr T ct(T); template <class T> static void st(T);
template <class T> struct X { inline void a(); void b(); static inline void c(); constexpr X(int); };
namespace { inline void an(); template <class T> inline void at(T); struct L { void lm(); inline void li(); }; }
inline void ue(); inline void later(); inline void ptr(); inline void dec(); extern "C" inline void ci();
void a3() { h(); i(); ce(); S q; q.m(); q.n(); q.k(); S::s(); S q2(1); q + 1; int z = q; q.v(); q.mt(1); t(1); nt(1); ct(1); st(1); X<int> x(1); x.a(); x.b(); x.c(); an(); at(1); L().lm(); L().li(); sizeof(ue(), 1); later(); auto p = &ptr; decltype(dec()) *dp; ci(); }
inline void later() { }
inline void late2(); void us() { late2(); } void late2() { }
template <class T> void tu(T v) { un(); }
inline void i4(); template <class T> void tu3() { i4(); } template void tu3<int>();
struct Del { inline void f() = delete; inline void g(); friend inline void fg(Del); }; void a6(Del d) { fg(d); (void)&Del::g; }
inline __attribute__((device)) void dv(); __attribute__((device)) void a5() { dv(); }
void a7() { inline void block(); block(); }
enum E { }; inline E operator+(E, int); E a9(E e) { return e + 1; }
template <class T> struct Y { void out(); inline void in(); }; template <class T> inline void Y<T>::out() { } template <> void Y<char>::in() { } void a10() { Y<int>().out(); Y<char>().in(); }
//## typeid_without_header
struct A { virtual ~A(); };
void f(A &a) { auto &x = typeid(a); auto &y = typeid(int); bool b = &typeid(A) == &x; }
auto &g = typeid(int);
namespace std { class type_info; }
void f2(A &a) { auto &x = typeid(a); }
//## typeid_with_header
namespace std { class type_info { public: const char *name() const; }; }
const char *f() { return typeid(int).name(); }
//## captured_bindings
struct B { int a, b; };
void g() { auto [x, y] = B{1, 2}; auto l = [x] { return x; }; auto m = [=] { return y; }; auto n = [&] { return y; }; auto o = [&x] { auto p = [x] { return x; }; }; auto q = [r = x] { }; }
template <class T> void h(T t) { auto [x, y] = B{1, 2}; auto l = [x] { return x; }; auto [z, w] = t; auto n = [=] { return z; }; auto gen = [=](auto v) { return x + v; }; }
//## captured_bindings_20 c++20
struct B { int a, b; };
void g() { auto [x, y] = B{1, 2}; auto l = [x] { return x; }; auto m = [&] { return y; }; }
//## attributes_of_nothing
#define D __attribute__((device))
#define U __attribute__((unused))
#define W __attribute__((weak))
#define A(n) __attribute__((aligned(n)))
static D A(8) U union { int v3; };
D U static W D union { int v6; };
static D union U { int v7; };
struct S { D U union { int a; }; D W struct { int b; }; U D W union { int c; }; };
void f() { static D union { int w; }; U W static D union { int w5; }; }
D struct { int i; }; D W enum { e0 }; W D struct X; struct A2 { } D W;
typedef D U struct A1 { };
D W int;
D W A2;
//## overridden_results
#define D __attribute__((device))
#define H __attribute__((host))
struct S { virtual H D int f(); virtual D void g() noexcept; virtual D int h(); virtual D int *j(); virtual D S *k(); virtual D void del(); };
struct T : S { double f(); void g(); void h(); const int *j(); int *k(); void del() = delete; };
struct V : S { V *k(); };
