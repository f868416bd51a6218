//## definitions_of_implicit_members bare c++20
struct A {};
A::~A() {} //= 333@4
struct B {};
B::B(B const&) noexcept {} //= 333@4
B& B::operator=(B const&) noexcept { return *this; } //= 333@7
B::B(B&&) noexcept {} //= 333@4
B& B::operator=(B&&) noexcept { return *this; } //= 333@7
struct C {};
C::~C() = default; //= 333@4
namespace N { struct D {}; }
N::D& N::D::operator=(const D&) noexcept { return *this; } //= 333@13
struct E {};
E::E(); //= 392@4
struct F {};
F::F(int) {} //= 493@4
struct G {};
G::G(const G&, int) {} //= 493@4
struct H { ~H(); };
H::H(const H&) noexcept {} //= 333@4
H::~H() {}
//## definitions_of_declared_members bare c++20
struct A { A(); A(const A&); A& operator=(const A&); ~A(); };
A::A() {}
A::A(const A&) = default;
A& A::operator=(const A&) { return *this; }
A::~A() {}
struct B { friend struct C; template<class T> B(T); B& operator=(int); };
template<class T> B::B(T) {}
B& B::operator=(int) { return *this; }
struct C { friend A::A(const A&); friend A::~A(); };
//## complex_numbers_of_integers bare c++20
_Complex int a; //= 1043@1
_Complex long b; //= 1054@1
unsigned _Complex c; //= 1054@1
_Complex char d; //= 1043@1
_Complex e; //= 1054@1
long double _Complex f;
_Complex float g;
__complex__ double h;
short int _Complex i; //= 1043@1
template<class T> struct S { _Complex int v; _Complex double w; T x; }; //= 1043@30
auto k = sizeof(_Complex bool); //= 1043@17
//## object_parameters_before_their_standard bare c++20
struct S { void f(this S& a); void g(this S a, int); }; //= 79@19 79@38
auto l = [](this auto&a) {}; //= 79@13
void m() { (void)[](int, this auto& a) {}; } //= 79@26
//## qualified_declarations_of_class_templates bare c++20
namespace N { struct A; template<class T> struct B; template<class T> struct Z; }
template<class T> struct N::B; //= 755@29
struct D { template<class T> struct A; struct E; template<class T> struct F { struct G; template<class U> struct H; }; };
template<class T> struct D::A; //= 755@29
template<class T> struct D::F<T>::G; //= 755@35
template<class T> template<class U> struct D::F<T>::H; //= 755@53
template<> struct D::A<int>;
template<> struct D::F<int>::G;
template<class T> struct D::A<T*>;
template<class T> struct N::B<T*>;
template<class T> struct N::B {};
template struct N::B<int>;
template<class T> struct ::N::Z; //= 755@31
template<class T> struct Glob;
template<class T> struct ::Glob; //= 755@28
struct X { template<class T> friend struct N::B; friend struct N::A; };
template<class T> struct D::F<T>::G {};
//## conversions_to_incomplete_classes bare c++20
struct S;
struct T { T(const char*); };
struct P { template<class U> P(U); };
struct C { operator int(); };
void g(S); void gr(const S&); void gt(T); void gp(const S*); void gm(S&&); void gany(P);
void f(S& s, C c, const S& cs, int i) {
    g(s); //= 515@7
    gr(i); //= 515@8
    gr(cs);
    gr(s);
    g(i); //= 515@7
    gr("a"); //= 515@8
    gm(1); //= 515@8
    gm(static_cast<S&&>(s));
    const S& r = i; //= 515@18
    S&& r2 = 3; //= 515@14
    gp(&cs);
    gt("a");
    gany(i);
}
void over(S); void over(const char*);
void f2(int* p, S& s, const char* q, char* c) {
    over(p); //= 304@5
    over(s); //= 515@10
    over(q);
    over(c);
}
const S& retr(int i) { return i; } //= 515@31
const S& rets(const S& s) { return s; }
template<class X> void tf(X x) { gr(x); }
template<class X> auto tg(X x) -> decltype(gr(x));
template<class X> int tg(...);
int v = tg<int>(1);
struct Q { void m(const S& s); void t(const S& i) { m(i); } };
//## conversions_to_classes_that_are_completed_later bare c++20
struct S;
void gr(const S&);
template<class X> void tf(X x) { gr(x); }
struct R { static void f(const R&); static void g() { f(1); } R(int); };
struct S { S(int); };
void h() { tf(1); gr(1); }
template<class T> struct W;
void gw(const W<int>&);
template<class X> void th(X x) { gw(x); }
template<class T> struct W { W(T); };
void k() { th(1); gw(1); }
//## external_variables_in_constexpr_functions bare c++17 c++20
struct NL { NL(); ~NL(); };
constexpr int f1() { extern int a1; return 1; } //= 2661@33
constexpr int f2() { extern NL a2; return 1; } //= 2661@32
template<class T> constexpr int f3() { extern T a3; return 1; } //= 2661@49
constexpr int f4() { extern int a4, a5; return 1; } //= 2661@33
constexpr int f5(int i) { if (i) { extern int a6; return 2; } return 1; } //= 2661@47
struct M { constexpr int m() { extern int a7; return 1; } }; //= 2661@43
auto l1 = []() constexpr { extern int a8; return 1; }; //= 2661@39
auto l2 = []() { extern int a9; return 1; };
constexpr int f6() { extern void fn(); return 1; }
constexpr int f7() { struct L { static void f() { extern int b; } }; return 1; }
int f8() { extern int a1; return a1; }
//## external_variables_in_constexpr_functions_of_the_future bare c++23
constexpr int f1() { extern int a1; return 1; }
//## typeof_of_functions bare c++20
template<class T> void g(T, T); template<class T> void k(T*); template<class T> void k(T&); void o(int); void o(long); void single(int);
struct S { void m(); static void s(); void ov(); void ov(int); template<class T> static void st(T); };
S s;
using A = __typeof__(g<float>);
using A1 = __typeof__(&g<float>);
using B = __typeof__(k<int>); //= 299@21
using C = __typeof__(o); //= 299@21
using C1 = __typeof__(&o); //= 299@22
using D = __typeof__(single);
using E = __typeof__(S::s);
using F = __typeof__(&S::m);
using G = __typeof__(&S::ov); //= 299@21
using H = __typeof__(S::st<int>);
using I = __typeof__(s.s);
using J = __typeof__((o)); //= 299@21
template<class T> void tf(T t) { __typeof__(o(t))* y; __typeof__(k<T>)* z; __typeof__(t.f)* w; }
static_assert(sizeof(__typeof__(&single)) == sizeof(void*), "");
//## objects_of_members_that_need_none bare c++20
struct S { enum E { e }; static const int s = 1; static constexpr int c = 3; };
S* side_effect(); constexpr S* ok() { return nullptr; } S gs; S& gr();
constexpr int e2 = side_effect()->e; //= 28@20
constexpr int e3 = side_effect()->s; //= 28@20
constexpr int e4 = ok()->e;
constexpr int e5 = gs.e;
constexpr int e6 = gr().e; //= 28@20
constexpr int e7 = gr().c; //= 28@20
enum { q = side_effect()->e }; //= 28@12
template<int> struct X {};
X<side_effect()->e> x; //= 28@3
static_assert(side_effect()->e == 0); //= 28@15
static_assert(ok()->c == 3);
void f(S s, S* p, S& r) {
    constexpr int a = s.e;
    constexpr int b = p->e;
    constexpr int c = r.e;
    constexpr int d = p->c;
    constexpr int g = r.c;
    switch (a) { case p->e: ; }
}
//## placeholders_in_results_of_pointers_to_overloaded_functions bare c++20
int a(int); double a(double);
struct S { char g(int); float g(double); void h(); };
template<class T> void t(T); template<class T> void t(T, T);
auto (*p1)(int) = &a;
auto (*p2)(double) = a;
auto (&p3)(int) = a;
auto (S::*p4)(int) = &S::g;
auto (*p5)(char) = &a; //= 1587@1
auto (*p6)(int) = &t; //= 1587@1
auto p7 = &a; //= 1587@1
template<class T> struct X { static constexpr auto (*p)(T) = &a; };
X<int> x;
//## access_of_what_is_befriended bare c++20
class D {
    class E { class F {}; friend void foo(D::E::F& q); friend D::E::F bar(); friend struct M; };
    friend void foo(D::E::F& q); //= 265@27
    friend void foo2(E& q);
    friend E foo3();
};
void foo(D::E::F& q) {}
void foo2(D::E& q) {}
D::E::F bar() { return {}; } //= 265@4
D::E foo3() { return {}; }
class Z { class I {}; friend class Y; friend I zf(I); friend void zg(I); };
class Y { friend Z::I yf(Z::I); static Z::I s; void yg(Z::I); };
Z::I Y::s;
void Y::yg(Z::I) {}
Z::I zf(Z::I i) { return i; }
class V { class P {}; void m(P); friend class U; };
class U { friend void V::m(P); };
//## destructors_of_results_of_calls bare c++20
struct B { ~B() = delete; };
B mk(); void take(const B&); struct H { int operator+(const B&); int m(const B&); };
struct M { B b; M(); }; M mm();
struct N { ~N(); }; N mn(); void taken(const N&);
struct O { B operator+(int); B operator()(); };
void f(H h, O o) {
    mk(); //= 1776@7
    (void)mk(); //= 1776@13
    take(mk()); //= 1776@12
    mk(), 0; //= 1776@7
    const B& r = mk(); //= 1776@20
    h + mk(); //= 1776@11
    h.m(mk()); //= 1776@11
    static_cast<B&&>(mk()); //= 1776@24
    for (;; mk()) {} //= 1776@15
    mm(); //= 1776@7
    mn();
    taken(mn());
    o + 1; //= 1776@7
    o(); //= 1776@6
}
int s = sizeof(mk()); //= 1776@18
bool n = noexcept(mk()); //= 1776@21
using T1 = decltype(mk());
using T2 = decltype((mk()));
using T3 = decltype(0, mk());
using T5 = decltype(take(mk())); //= 1776@28
template<class X> auto t(X x) -> decltype(x(), 0); template<class X> char t(...);
static_assert(sizeof(t<B(*)()>(mk)) == 1);
static_assert(sizeof(t<N(*)()>(mn)) == sizeof(int));
template<class T> concept C = requires(T t) { t(); };
static_assert(!C<B(*)()>);
static_assert(C<N(*)()>);
template<class T> B* pointer(T t) { return &t(); }
template<class T> T&& declval(); template<class T> T made();
using T6 = decltype(made<B>());
using T7 = decltype(declval<B>());
//## explicit_specializations_of_member_templates bare c++20
template<class T> struct A { template<class U> struct B { template<class V> struct C; }; };
template<> template<class U> struct A<int>::B;
template<> template<class U> struct A<char>::B { };
template<> template<> template<class V> struct A<long>::B<bool>::C;
template<class T> template<class U> struct A<T>::B; //= 755@50
//## external_variables_declared_before bare c++20
extern int a;
constexpr int* f() {
    int a = 0;
    { extern int a; return &a; } //= 2661@18
}
