//## members_in_several_subobjects --diag_suppress=174,177
struct A { int x; void f(); static int s; static void sf(); enum { e }; typedef int t; void g(); static void g(int); template <class T> void tf(T); void v() const; };
struct B1 : A { int y; }; struct B2 : A { int y; using A::x; }; struct B3 : A { using A::f; };
struct C : B1, B3 {
  void m() { x = 1; this->x; sizeof(x); C::x; A::x = 1; B1::x = 1; auto l = x; } //= 286@14 286@21 286@37 286@44 286@50 286@77
  void n() { f(); this->f(); C::f(); A::f(); B1::f(); g(1); tf(1); v(); } //= 266@14 266@25 266@33 286@38 266@55 286@61 266@68
  void o() { s = 2; sf(); int z = e; t q; A::s = 1; A::sf(); }
  void p() { void (C::*pf)() = &C::f; void (*ps)() = &C::sf; int C::*pc = &C::x; [this] { x = 1; f(); }; } //= 266@36 287@75 286@91 266@98
  static void q() { s; sizeof(x); f(); } //= 266@35
  using A::x;
};
struct D : B1, B3 { using B1::x; void m() { x = 1; f(); } }; //= 286@45 266@52
struct E : B2, B3 { void m() { x = 1; y = 2; } }; //= 266@32
struct V1 : virtual A { void f(); }; struct V2 : virtual A {}; struct V3 : A {};
struct G : V1, V2, V3 { void m() { x = 1; f(); s = 1; } }; struct H : V1, V2 { void m() { x = 1; f(); A::x = 1; g(); } }; //= 266@36 266@43
void out(C *c, C &r, const C *cc, H *h) { c->x = 1; r.f(); c->s = 1; c->sf(); c->e; c->g(1); c->A::x = 1; c->C::x = 2; (*c).x; cc->v(); c->C::f(); c->B1::x; h->x; h->f(); } //= 286@43 266@55 266@88 286@94 286@107 286@120 266@132 266@143
void pointers(int A::*p) { int C::*c = p; int H::*h = p; int B1::*b = p; } //= 287@40 804@55
//## types_of_defaulted_functions
struct A1 { A1& operator=(const A1&) = default; };
struct A2 { const A2& operator=(const A2&) = default; }; //= 1806@23
struct A3 { A3 operator=(const A3&) = default; }; //= 1806@16
struct A5 { A5& operator=(A5) = default; }; //= 1806@17
struct A6 { A6& operator=(const A6&) const = default; }; //= 1806@17
struct A8 { A8& operator=(const volatile A8&) = default; }; //= 1806@17
struct A9 { A9& operator=(const A9&&) = default; }; //= 1806@17
struct A11 { A11& operator=(A11&) & = default; A11& operator=(A11&&) && = default; };
struct C1 { C1(volatile C1&) = default; C1(const C1&&) = default; }; //= 1808@13 1808@41
struct C5 { C5(C5&, ...) = default; C5(const C5&, int = 1) = default; C5(...) = default; }; //= 1808@13 1808@37 1808@71
struct O1 { O1(volatile O1&); O1& operator=(O1&) const; };
O1::O1(volatile O1&) = default; //= 1808@5
O1& O1::operator=(O1&) const = default; //= 1806@9
struct N { template <class T> N(T) = default; }; //= 1807@36
struct M { M& operator=(M&); M(M&); }; struct N2 { M m; N2& operator=(const N2&) = default; N2(const N2&) = default; }; //= 2457@61
struct T { T(); T(const T&); }; struct X1 { constexpr X1() = default; T t; }; struct X2 { X2(); constexpr X2(const X2&) = default; T t; }; //= 2422@55
struct X6 { int i; constexpr X6() = default; }; struct X9 { int i = 1; constexpr X9() = default; }; //= 2422@30
int late(); int late() = delete; int use() { return late(); } //= 1775@26
//## types_of_defaulted_functions_cpp20 c++20
struct A6 { A6& operator=(const A6&) const = default; };
struct A9 { A9& operator=(const A9&&) = default; };
struct C1 { C1(volatile C1&) = default; C1(const C1&&) = default; };
struct X6 { int i; constexpr X6() = default; };
//## defaulted_comparisons c++20 --diag_suppress=174
struct A1 { int x; bool operator==(A1&) const = default; }; //= 2968@25
struct A2 { int x; bool operator==(const A2&) volatile = default; }; //= 2970@25
struct A3 { int x; int operator==(A3) = default; }; //= 2968@24 2969@24 2970@24
struct A5 { int x; friend bool operator==(A5&, const A5&) = default; }; //= 2968@59
struct A6 { int x; friend bool operator==(A6, const A6&) = default; friend bool operator==(A6, A6) = default; }; //= 2968@58
struct B3 { int x; auto operator==(const B3&) const = default; }; //= 2969@25
struct B5 { int x; bool operator==(const B5&) const; };
bool B5::operator==(const B5&) const = default;
struct B6 { int x; friend bool operator==(const B6&, const B6&); };
bool operator==(const B6&, const B6&) = default;
struct B7 { int x; bool operator==(const B7&) const & = default; };
template <class T> struct C3 { T t; bool operator==(const C3) const = default; }; //= 2968@42
struct R { int &r; bool operator==(const R&) const = default; };
union U { int a; bool operator==(const U&) const = default; };
struct O { int a[2]; R *p; bool operator==(const O&) const = default; };
void f(R r, U u, O o) { r == r; u == u; o == o; } //= 1776@27 1776@35
struct In; bool operator==(const In&, const In&) = default; //= 2967@52
//## deleted_comparisons c++20 --diag_suppress=174
struct No {}; struct G { No n; bool operator==(const G&) const = default; };
struct Base { private: bool operator==(const Base&) const = default; }; struct D : Base { bool operator==(const D&) const = default; };
void f(G g, D d) { g == g; d == d; } //= 1776@22 1776@30
//## copies_that_cannot_be_made --diag_suppress=174,177
struct NoCopy { NoCopy(); NoCopy(const NoCopy&) = delete; };
struct MoveOnly { MoveOnly(); MoveOnly(MoveOnly&&); };
class Private { Private(const Private&); void operator=(const Private&); public: Private(); };
NoCopy r1(NoCopy &n) { return n; } //= 1776@31
NoCopy r2() { NoCopy n; return n; } //= 1776@32
NoCopy r4() { return NoCopy(); }
MoveOnly r5(MoveOnly m) { return m; }
MoveOnly r6(MoveOnly &m) { return m; } //= 1776@35
MoveOnly r7(const MoveOnly m) { return m; } //= 1776@40
MoveOnly r8() { static MoveOnly m; return m; } //= 1776@43
Private r9(Private p) { p = p; return p; } //= 330@27 330@39
void take1(NoCopy); void take2(MoveOnly); void take3(const NoCopy&);
void calls(NoCopy n, MoveOnly m, const MoveOnly cm) { take1(n); take1(NoCopy()); take2(m); take2(cm); take2(MoveOnly()); take2(static_cast<MoveOnly&&>(m)); take3(n); } //= 1776@61 1776@88 1776@98
void objects(NoCopy n) { NoCopy b = { n }; NoCopy c{n}; NoCopy d(n); struct S { NoCopy m; }; S s = { n }; } //= 1776@37 1776@52 1776@66 1776@102
//## inherited_constructors
struct A { A(int); A(int, int); explicit A(double); protected: A(char*); private: A(short*); };
struct E { E(int); }; struct F : A, E { using A::A; using E::E; }; struct I : A { using A::A; int x = 1; };
struct R : A { using A::A; E e; };
void f(short *s) { I i1(1), i2(1, 2), i3(1.0), i7(s); F f2(1, 2); R r(1); } //= 330@51 291@65 3093@71
struct L { L() = delete; L(int) = delete; }; struct M : L { using L::L; };
M m(1); //= 3093@5
struct J { J(int = 1); }; struct K : J { using J::J; }; K k0, k1(5);
struct J2 { J2(...); }; struct K2 : J2 { using J2::J2; }; K2 k2(5);
struct N { N(int); }; struct Q : N { using N::N; using N::N; }; //= 2540@50
namespace n { using A::A; } //= 754@21
void k() { using A::A; } //= 754@18
//## members_of_unions_and_bit_fields
union K1 { int a = 1; float b = 2; }; struct K2 { union { int a = 1; int b = 2; struct { int c = 3; }; }; }; //= 2425@29 2425@74 2425@94
union K3 { int a = 1; union { int b = 2; }; }; union K4 { struct { int a = 1, c = 2; }; int b; }; union K5 { struct { int a = 1; } s; int b = 2; }; //= 2425@35 2425@79
union P1 { int a[]; }; //= 70@16
enum E0 { a0 }; enum E3 { b0 = 3 }; enum En { n1 = -1, n2 = 3 }; enum class Ec { c1 = 7 };
struct W { E0 a : 1; E3 b : 1; E3 b2 : 2; En c : 2; En c2 : 3; Ec e : 2; Ec e2 : 3; void g : 1; void h : 2; E3 : 1; }; //= w229@29 w229@50 w229@71 70@90 w108@90 70@102 w229@114
int al = alignof(al); int al2 = alignof(int) + __alignof__(al); //= w2471@17
//## members_of_local_classes --diag_suppress=177
void lf() { struct L { L(); void m(); void n(); static void s(); virtual void v(); ~L(); void unused(); operator int(); }; L l; l.m(); L::s(); int i = l; } //= w329@24 w329@34 w329@61 w329@79 w329@84 w329@105
void lg() { struct L2 { void m(); void q() { m(); } }; struct L3 { virtual void v(); }; struct L4 { virtual void v() = 0; void w(); }; void (L4::*p)() = &L4::w; } //= w329@30 w329@81 w329@128
template <class T> void lt() { struct L { void m(); void n(); }; L l; l.m(); } void li() { lt<int>(); }
//## names_of_destructors --diag_suppress=174
struct DD { ~DD(); typedef DD X; typedef int I; struct Z {}; }; typedef DD DA; struct DE {};
void df(DD d, DD *p, int i, int *pi, DE e) { d.~DD(); d.~DA(); d.DD::~DD(); d.~X(); d.~Z(); d.~DE(); typedef int I2; i.~I2(); pi->~I2(); p->~I2(); d.~nope(); i.~DD(); p->~decltype(d)(); e.~DE(); } //= 822@88 822@96 822@142 822@151 822@161
//## access_of_qualifiers --diag_suppress=174,177
class A { public: int q; void f(); static int s; private: struct Priv { struct Q {}; typedef int R; static int z; }; typedef int VT; template <class X> struct VTm {}; static int vs; friend struct Fr; };
A::Priv::R a9; //= 265@4
struct B : A::Priv { }; //= 265@15
struct C : A::VTm<int> { }; //= 265@15
struct Fr : A::Priv { A::Priv::R r; };
namespace N { using A::vs; } //= 754@21
class T2 : A { };
void f2(T2 *t, A *a) { t->q; t->A::q; t->A::f(); a->vs; sizeof(a->vs); } //= 265@27 269@30 269@39 265@53 265@67
struct D { void foo(); int x; static int s; }; struct E : D { void foo(); }; struct F { void foo(); int x; typedef int T; };
void g(D d, E *e) { d.E::foo(); d.F::foo(); e->F::x; e->D::foo(); d.F::nope(); d.D::nope(); } //= 244@23 244@35 244@48 135@72 135@85
//## exceptions_of_functions_and_handlers
struct Inc; struct Abs { virtual void f() = 0; };
void f() { try { } catch (Inc) { } catch (Inc&) { } catch (Inc*) { } catch (Abs) { } catch (int&&) { } catch (void) { } catch (int) { } catch (const int &) { } } //= 70@27 833@43 833@60 987@77 1791@93 70@111 w533@144
void f13() noexcept(true); void f13() noexcept(false); void f14() noexcept; void f14(); //= 536@39 541@87
struct V { virtual void a() noexcept; virtual void b() throw(); virtual void c() noexcept(true); virtual ~V() noexcept(false); };
struct W : V { void a() noexcept(false); void b() noexcept(false); void c(); ~W() noexcept; }; //= 766@21 766@47 766@73
//## several_default_constructors
struct A { A(int = 0); A(...); A(int, int = 1); };
A a0; A a1{}; A a2 = {}; A *a4 = new A; A a7[2]; struct C : A { C() {} }; //= 339@3 339@11 339@22 339@38 339@43 339@69
class P0 { int a; int b; }; P0 p1 = {1}; P0 p2 = {1, 2}; P0 p5 = {}; P0 p6 = { p5 }; //= 415@38 146@54
//## alignment_by_template_parameters
template<int N> struct alignas(N) A { char c; }; typedef A<128> T;
static_assert(sizeof(T)==128 && alignof(T)==128, "");
template<class U> struct alignas(U) B { char c; };
static_assert(alignof(B<double>)==8, "");
template<class... U> struct alignas(U...) C { char c; };
static_assert(alignof(C<char,double>)==8, "");
template<int N> struct D { alignas(N) char c; };
static_assert(alignof(D<16>)==16, "");
template<int N> struct E { char c __attribute__((aligned(N))); };
static_assert(alignof(E<32>)==32, "");
template<int N> struct __attribute__((aligned(N))) F { char c; };
static_assert(alignof(F<64>)==64, "");
template<int N> struct G { struct alignas(N) I { char c; }; I i; };
static_assert(alignof(G<64>)==64, "");
template<int N> struct alignas(N) alignas(double) H { char c; }; //= 1090@32
static_assert(alignof(H<4>)==8, "");
static_assert(alignof(H<3>)==8, "");
template<int N> struct K { alignas(N) static char c; };
template<int N> struct alignas(N * sizeof(int)) L { char c; };
static_assert(alignof(L<4>)==16, "");
template<int N> struct alignas(N == 1 ? 8 : 16) M { char c; };
static_assert(alignof(M<4>)==16, "");
//## qualified_constructors_in_their_class
struct X2 { X2::X2(); }; //= w427@13
struct X3 { X3::X3(int x); }; //= w427@13
struct X4 { X4::~X4(); }; //= w427@13
struct X5 { int X5::f(); }; //= w427@17
struct X6 { explicit X6::X6(int); X6::X6(const X6&) = default; X6::operator int(); }; //= w427@22 w427@35 w427@64
//## names_of_mem_initializers
struct B { B(int); }; 
struct D : B { D(int B) : B(B) {} };
struct E : B { int b; E(int b) : b(b), B(b) {} };
template<class T> struct F : B { T t; F(T t, int B) : B(B), t(t) {} template<class U> F(U u); };
template<class T> template<class U> F<T>::F(U u) : B(1), t(u) {}
F<int> f(1, 2); F<int> g(2.0);
struct G { G(int x) : x(x) {} G(double y) : z(y) {} int y; }; //= 292@23 292@45
namespace N { struct H { H(int); }; struct I : H { I(int H) : N::H(H) {} I(char H) : H::H(H) {} }; }
//## bases_initialized_by_lists c++17 --diag_suppress=177
struct B { protected: B(int, int); B(); };
struct D : B { D() : B{1, 2} {} D(int) : B(1, 2) {} D(char) : B{} {} D(long) { B x{1, 2}; } }; //= 410@83
template <class T> struct P { protected: P(T, int); P(P *); };
struct Q : P<int> { Q() : P{1, 2} {} Q(int) : P<int>{1, 2} {} Q(Q *p) : P{p} {} };
struct V : virtual B { V() : B{1, 2} {} };
struct X { private: X(int, int); };
struct Y : X { Y() : X{1, 2} {} Y(int) : X(1, 2) {} }; //= 330@23 330@43
struct G { __device__ G(int, int); };
struct H : G { G g; H() : G{1, 2}, g{1, 2} {} H(int) : G(1, 2), g(1, 2) {} };
//## narrowing_of_results_of_instances c++17 --diag_suppress=177
template <class T> constexpr unsigned long bits() { return sizeof(T) * 8; }
constexpr int f(int n) { constexpr int w{bits<int>()}; return w - n; }
int g() { int w{bits<int>()}; return w; }
int a{bits<char>()};
struct S { int a{bits<float>()}; };
void k(int);
void l(unsigned long u) { k({bits<short>()}); int b[] = {bits<int>()}; int c{u}; } //= w2361@78
//## virtual_bases_and_assignments c++17 --diag_suppress=177,550
struct D { D(); D& operator=(const D&) = delete; };
struct M : virtual D { M(); M& operator=(const M&); };
struct N : M { };
struct N2 : M { N2& operator=(const N2&) = default; N2& operator=(N2&&) = default; };
struct N3 : M, virtual D { N3& operator=(const N3&) = default; N3& operator=(N3&&) = default; };
void f(N a, N b, N2 c, N2 d, N3 e, N3 g) { a = b; a = N(); c = d; c = static_cast<N2&&>(d); e = g; } //= 1776@95
struct Dm { Dm(); Dm& operator=(const Dm&); Dm& operator=(Dm&&) = delete; };
struct Mm : virtual Dm { Mm(); Mm& operator=(const Mm&); Mm& operator=(Mm&&); };
struct Nm : Mm { };
void f(Nm a, Nm b) { a = b; a = static_cast<Nm&&>(b); }
struct P { P(); private: P& operator=(const P&); };
struct Mp : virtual P { Mp& operator=(const Mp&); };
struct Np : Mp { };
void f(Np a, Np b) { a = b; }
static_assert(__is_assignable(N&, const N&) && __is_assignable(N&, N&&), "");
struct C { C(); C(const C&) = delete; };
struct Mc : virtual C { Mc(const Mc&); };
struct Nc : Mc {};
static_assert(!__is_constructible(Nc, const Nc&), "");
struct T { T(); T& operator=(const T&); };
struct Mt : virtual T {};
static_assert(!__is_trivially_assignable(Mt&, const Mt&), "");
struct Th { Th& operator=(const Th&) noexcept(false); };
struct Mh : virtual Th { Mh& operator=(const Mh&) noexcept; };
struct Nh : Mh { };
static_assert(__is_nothrow_assignable(Nh&, const Nh&), "");
//## trivially_copyable_deleted c++17
template <bool... b> struct show; 

struct A1 { ~A1() = delete; }; static_assert(__is_trivially_copyable(A1), "");
struct A2 { A2(const A2&) = delete; A2& operator=(const A2&) = delete; ~A2() = default; }; static_assert(__is_trivially_copyable(A2), "");
struct A3 { A3(const A3&) = delete; A3& operator=(const A3&) = delete; ~A3() {} }; static_assert(!__is_trivially_copyable(A3), "");
struct N { ~N() {} }; struct A4 { N n; ~A4() = delete; }; static_assert(__is_trivially_copyable(A4), ""); //= 1574@59
struct A5 { A1 a; }; static_assert(__is_trivially_copyable(A5), "");
struct A6 { N n; A6(const A6&) = delete; }; static_assert(!__is_trivially_copyable(A6), "");
struct M { M(const M&); }; struct A7 { M m; A7(const A7&) = delete; A7& operator=(const A7&) = delete; }; static_assert(__is_trivially_copyable(A7), "");
struct A8 { A8(A8&&) = delete; }; static_assert(__is_trivially_copyable(A8), "");
struct A9 : virtual N { A9(A9&&) = delete; A9& operator=(const A9&) = delete; }; static_assert(!__is_trivially_copyable(A9), "");
struct V { virtual void f(); V(const V&) = delete; V& operator=(const V&) = delete; }; static_assert(__is_trivially_copyable(V), ""); //= 1574@88
static_assert(!__is_trivially_destructible(A1), "");
static_assert(!__is_trivial(A8), "");
static_assert(!__has_trivial_destructor(A1), ""); //= 1574@1
struct B1 { A2 a; }; static_assert(__is_trivially_copyable(B1), "");
struct B2 { const int i; }; static_assert(__is_trivially_copyable(B2), "");
struct B3 { const int i; B3(const B3&) = delete; }; static_assert(__is_trivially_copyable(B3), "");
static_assert(__is_trivially_copyable(A2[3]), ""); 
union U { A2 a; int b; }; static_assert(__is_trivially_copyable(U), "");
//## empty_overlapping_members c++17
struct A {}; struct B { int i; }; struct V { virtual void f(); }; struct W : virtual A {}; class Fi final {}; union U {};
struct C1 { [[no_unique_address]] A a; }; static_assert(__is_empty(C1), "");
struct C2 { [[no_unique_address]] A a; A b; }; static_assert(!__is_empty(C2), "");
struct C3 { [[no_unique_address]] B a; }; static_assert(!__is_empty(C3), "");
struct C4 { [[no_unique_address]] V a; }; static_assert(!__is_empty(C4), "");
struct C5 { [[no_unique_address]] W a; }; static_assert(!__is_empty(C5), "");
struct C6 { [[no_unique_address]] Fi a; }; static_assert(__is_empty(C6), "");
struct C7 { [[no_unique_address]] U a; }; static_assert(!__is_empty(C7), ""); //= 1574@43
struct C8 { [[no_unique_address]] A a[2]; }; static_assert(!__is_empty(C8), "");
struct C9 { [[no_unique_address]] C1 a; }; static_assert(__is_empty(C9), "");
struct D1 : C1 { [[no_unique_address]] A a; }; static_assert(__is_empty(D1), "");
struct D2 { [[no_unique_address]] A& a; }; static_assert(!__is_empty(D2), "");
struct D3 { [[no_unique_address]] const A a; }; static_assert(__is_empty(D3), "");
struct D4 : A { [[no_unique_address]] A a; }; static_assert(__is_empty(D4), "");
struct D5 { [[no_unique_address]] A a, b; }; static_assert(__is_empty(D5), "");
union D6 { [[no_unique_address]] A a; }; static_assert(!__is_empty(D6), "");
template <class T> struct T1 { [[__no_unique_address__]] T t; }; static_assert(__is_empty(T1<A>) && !__is_empty(T1<B>), "");
//## destructors_of_abstract_classes c++17
class C; struct A { A(); private: ~A() {} friend class C; };
struct B : virtual A { B(); virtual bool ok() = 0; };
struct C : B { C(); virtual bool ok(); };
C c;
struct D : virtual A { D(); };
D d; //= 1776@3
//## ambiguous_types_and_members_of_bases c++17
struct A { typedef int t; static constexpr int v = 1; template<class X> struct m {}; };
struct B { typedef double t; static constexpr int v = 2; template<class X> struct m {}; };
struct F4 : A, B {};
F4::t x1; //= 266@5
int x2 = F4::v; //= 266@14
F4::m<int> x3; //= 266@5
template<class U> struct q6 { typename U::t x; }; //= 266@43
template<class U> struct q7 { static constexpr int x = U::v; }; //= 266@59
q6<F4> a;
int b = q7<F4>::x;
struct G : F4 { typedef char t; using A::v; };
G::t x4; int x5 = G::v;
//## ambiguous_members_in_using_declarations c++17
struct A { typedef int t; void f(); int d; }; struct B { typedef double t; void f(int); int d; };
struct F4 : A, B {};
struct H : F4 { using F4::f; }; //= 266@23
struct H2 : F4 { using F4::t; }; //= 266@24
struct H3 : F4 { using F4::d; using A::f; using B::f; }; //= 266@24
template<class U> struct q7 : U { using U::f; }; //= 266@41
q7<F4> b;
struct AA { typedef int t; void f(); int d; static int s; }; struct A1 : AA {}; struct A2 : AA {}; struct Dia : A1, A2 {};
struct V1 : virtual AA {}; struct V2 : virtual AA {}; struct VDia : V1, V2 {};
struct K1 : Dia { using Dia::f; }; //= 266@25
struct K2 : Dia { using Dia::t; };
struct K3 : Dia { using Dia::d; using Dia::s; }; //= 266@25
struct K4 : VDia { using VDia::f; using VDia::d; };
template<class U> struct q9 : U { using U::f; }; //= 266@41
q9<Dia> b1;
q9<VDia> c1;
//## ill_formed_default_arguments_of_template_ids c++17
template<class T, class = typename T::x> struct A {}; //= 135@39
template<class T, class = typename T::x> using B = T*; //= 135@39
template<class T, class = typename T::x> constexpr int v = 1; //= 135@39
struct Z {}; struct X { using x = int; };
A<Z>* a;
B<Z> b;
int c = v<Z>;
A<X>* d; B<X> e; int f = v<X>;
