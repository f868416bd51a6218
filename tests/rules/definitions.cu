// Functions that are used and defined nowhere, typeid without its header, captured structured bindings, attributes of nothing.
//## inline_functions
static void h(); inline void i(); constexpr int ce(); constexpr int unused(); inline void un(); //= w114@13 w821@30 w821@49 w821@91
struct S { void m(); inline void n(); constexpr int k(); static inline void s(); constexpr S(int); inline S(); inline ~S(); inline int operator+(int); inline operator int(); virtual inline void v(); template <class T> inline void mt(T); }; //= w114@34 w114@53 w114@77 w114@92 w114@107 w114@119 w114@136 w114@159 w114@231
template <class T> inline void t(T); template <class T> void nt(T); template <class T> constexpr T ct(T); template <class T> static void st(T); //= w821@32 w821@100 w114@138
template <class T> struct X { inline void a(); void b(); static inline void c(); constexpr X(int); }; //= w114@43 w114@77 w114@92
namespace { inline void an(); template <class T> inline void at(T); struct L { void lm(); inline void li(); }; } //= w114@25 w114@62 w114@85 w114@103
inline void ue(); inline void later(); inline void ptr(); inline void dec(); extern "C" inline void ci(); //= w821@52 w821@101
void a3() { h(); i(); ce(); S q; q.m(); q.n(); q.k(); S::s(); S q2(1); q + 1; int z = q; q.v(); q.mt(1); t(1); nt(1); ct(1); st(1); X<int> x(1); x.a(); x.b(); x.c(); an(); at(1); L().lm(); L().li(); sizeof(ue(), 1); later(); auto p = &ptr; decltype(dec()) *dp; ci(); } //= w174@200
inline void later() { }
inline void late2(); void us() { late2(); } void late2() { }
template <class T> void tu(T v) { un(); }
inline void i4(); template <class T> void tu3() { i4(); } template void tu3<int>(); //= w821@13
struct Del { inline void f() = delete; inline void g(); friend inline void fg(Del); }; void a6(Del d) { fg(d); (void)&Del::g; } //= w114@52 w821@76
inline __attribute__((device)) void dv(); __attribute__((device)) void a5() { dv(); } //= w821@37
void a7() { inline void block(); block(); } //= w326@13
enum E { }; inline E operator+(E, int); E a9(E e) { return e + 1; } //= w821@22
template <class T> struct Y { void out(); inline void in(); }; template <class T> inline void Y<T>::out() { } template <> void Y<char>::in() { } void a10() { Y<int>().out(); Y<char>().in(); }
//## typeid_without_header
struct A { virtual ~A(); };
void f(A &a) { auto &x = typeid(a); auto &y = typeid(int); bool b = &typeid(A) == &x; } //= 693@26 693@47 693@70
auto &g = typeid(int); //= 693@11
namespace std { class type_info; }
void f2(A &a) { auto &x = typeid(a); } //= 693@27
//## typeid_with_header
namespace std { class type_info { public: const char *name() const; }; }
const char *f() { return typeid(int).name(); }
//## captured_bindings
struct B { int a, b; };
void g() { auto [x, y] = B{1, 2}; auto l = [x] { return x; }; auto m = [=] { return y; }; auto n = [&] { return y; }; auto o = [&x] { auto p = [x] { return x; }; }; auto q = [r = x] { }; } //= w3357@45 w3357@85 w3357@113 w3357@130 w3357@145
template <class T> void h(T t) { auto [x, y] = B{1, 2}; auto l = [x] { return x; }; auto [z, w] = t; auto n = [=] { return z; }; auto gen = [=](auto v) { return x + v; }; } //= w3357@67 w3357@124 w3357@162
//## captured_bindings_20 c++20
struct B { int a, b; };
void g() { auto [x, y] = B{1, 2}; auto l = [x] { return x; }; auto m = [&] { return y; }; }
//## attributes_of_nothing
#define D __attribute__((device))
#define U __attribute__((unused))
#define W __attribute__((weak))
#define A(n) __attribute__((aligned(n)))
static D A(8) U union { int v3; }; //= w1866@15
D U static W D union { int v6; }; //= w1866@14
static D union U { int v7; }; //= w1866@8
struct S { D U union { int a; }; D W struct { int b; }; U D W union { int c; }; }; //= w1835@12 w1835@14 w1866@14 w1835@34 w1835@36 w1866@36 w1835@57 w1835@59 w1835@61 w1866@61
void f() { static D union { int w; }; U W static D union { int w5; }; } //= w1866@19 w1866@50
D struct { int i; }; D W enum { e0 }; W D struct X; struct A2 { } D W; //= w1866@1 w64@3 w1866@24 w1866@41 w1866@67 w1835@69
typedef D U struct A1 { }; //= w1866@11 w375@26
D W int; //= w1866@3 w64@5
D W A2; //= w1866@3 w64@5
//## overridden_results
#define D __attribute__((device))
#define H __attribute__((host))
struct S { virtual H D int f(); virtual D void g() noexcept; virtual D int h(); virtual D int *j(); virtual D S *k(); virtual D void del(); };
struct T : S { double f(); void g(); void h(); const int *j(); int *k(); void del() = delete; }; //= 317@23 766@33 3545@33 317@43 317@59 317@69 1788@79 3545@79
struct V : S { V *k(); }; //= 3545@19
//## inline_variables_that_are_used_are_defined c++17
extern inline int a; //= 821@19
extern inline int b;
extern inline int c; //= 821@19
extern inline int d;
int f() { return a; }
int g() { return sizeof(b); }
int *h = &c;
int k() { return d; }
inline int d = 1;
template <class T> extern inline T t;
int l() { return t<int>; }
struct S { static inline int m; };
int m() { return S::m; }

//## what_is_defaulted_outside_of_its_class_is_defined c++20 bare
struct B { constexpr B(); inline ~B(); constexpr B(const B &); int n = 1; };
constexpr B::B() = default;
inline B::~B() = default;
constexpr B::B(const B &) = default;
B b, c = b;
struct F { constexpr F(); constexpr F(int); }; //= w114@22 w114@37
F f;
F g(1);
