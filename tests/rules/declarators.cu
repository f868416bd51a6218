//## trailing_return_types
auto *(*ts)() -> int; //= 1825@6
const auto (*tt)() -> int; //= 1825@12
decltype(auto) tu() -> int; //= 1823@21
auto (*ua)(int) -> auto (*)() -> int;
auto const ty() -> int; //= 1825@12
template<class T> const auto tx(T) -> T; struct M { const auto a() -> int; auto *b() -> int; friend const auto fr() -> int; auto *operator+(M) -> int*; auto&& c() -> int; }; //= 1825@30 1825@64 1825@81 1825@112 1825@130 1825@157
using UA = const auto() -> int; typedef auto &UB() -> int; void f(const auto (*p)() -> int); const auto (&rr)() -> int; auto lam = []() -> int { return 1; }; //= 1825@22 1825@46 1825@78 1825@105 252@119
auto ff() -> int[32]; auto gg() -> int(int); auto hh() -> auto() -> int; template<class T> auto ii(T) -> int[3]; struct MM { auto a() -> int[2]; auto b() const -> int(int); }; auto (*pp)() -> int[2]; typedef auto tyf() -> int[2]; typedef int Arr[3]; auto ga() -> Arr; using UAR = auto() -> Arr; auto gv() -> void(); auto gr() -> int(&)[3]; //= 91@14 90@36 90@59 91@106 91@138 90@164 91@193 91@223 91@264 91@291 90@309
//## specializations_of_functions
template<class T> struct A { template<class U> struct P {}; void f(int = 1); void g(T); template<class U> void h(U); }; template<class T> void ff(T, int);
template<> void ff(int, int = 3); template<> void ff<char>(char, int = 4) {} template<> void A<int>::f(int i = 2); template<> template<> void A<long>::h(int = 17); template<> template<class U> void A<long>::h(U = U()) {} //= 347@29 347@70 347@110 347@158 347@212
template<class T> template<> void A<T>::h<double>(double) {} template<class T> template<> void A<T>::h(double); template<class T> template<> template<> void A<T>::h(char); //= 788@28 788@89 788@140 788@151
template<typename> void f2(); template<> void f2<int>(); template<> void f2<int>() = delete; template<> void f2<char>() {} template<> void f2<char>() = delete; template<> void f2<long>() = delete; template<> void f2<long>() = delete; template<class T> void lt(T); template<class T> void lt(T) = delete; //= 1775@86 3369@140 3369@214 1775@288
//## friends_that_specialize
template<class T> struct Q {}; template<class T> void gg(T) {}
struct F1 { template<class T> friend class Q<T*>; template<class T> friend struct Q<T>; template<class T> friend struct Q; friend struct Q<int>; friend void gg<long>(long); }; //= 865@44 840@83
struct F2 { template<> friend void gg(int); template<> friend void gg<>(long); template<> friend struct Q<int>; template<> friend void gg<short>(short) {} }; //= 790@13 790@45 790@80 503@105 790@113
//## friends_that_are_not_accessible
class FX { void f(); int g(int); int g(char); static void st(); template<class T> void tm(T); public: void h(); FX(); private: FX(int); void operator=(int); };
class FY { friend void FX::f(); friend void FX::h(); friend int FX::g(int); friend FX::FX(int); friend FX::FX(); friend void FX::operator=(int); friend void FX::st(); template<class T> friend void FX::tm(T); }; //= 265@28 265@162
template<class T> class GT { void f(); }; class H { friend void GT<int>::f(); template<class T> friend void GT<T>::f(); }; class Own { void own(); class In { friend void Own::own(); void inf(); }; friend void In::inf(); }; //= 265@74 265@214
//## static_members_with_two_initializers
struct C { static const int a = 1; static const int b = 2; static const int e; static const int f = 3; }; const int C::a = 1; const int C::b{2}; const int C::e = 1; const int C::e = 2; const int C::f; //= 148@120 148@140 3369@179
//## using_declarations
using Base1 = int; struct B1 { B1(int); template<class T> B1(T, T); }; template<class T> struct B2 { B2(T); template<class U> void m(U); typedef T ty; static T v; }; 
struct D1 : B1, B2<int> { using B1::B1; using B2<int>::B2; using B2<int>::m; using B2<int>::ty; };
template<class T> struct D2 : B2<T> { using B2<T>::B2; using B2<T>::m; using typename B2<T>::ty; using B2<T>::template m<int>; }; //= 753@104
struct Op { operator int(); template<class T> operator T*(); }; struct D3 : Op { using Op::operator int; };
struct S { template<class T> void f(T); template<class T> struct X {}; template<class T> static T v; }; template<class T> void nf(T); namespace N { template<class T> void g(T); }
struct S2 : S { using S::f<double>; using S::X<int>; using S::v<int>; }; using ::nf<int>; using N::g<int>; //= 753@23 753@43 753@60 753@80 753@97
enum class EC { ec }; using EC::ec; enum EU { eu }; using EU::eu; struct InC { using EC::ec; using EU::eu; }; //= 754@29 754@59 264@86 264@100
//## data_members_of_function_type_in_instances
typedef int Fn(); template<class T> struct B { T f; }; B<Fn> b; B<int()> b3; template<class T> struct C { static T s; }; C<Fn> c; //= 168@50 168@116
template<class T> struct E { struct F { T q; }; union U { T r; }; Fn own; Fn *p; T *t; T &u(); }; E<int>::F e; template<class T> struct G { Fn f; static Fn g; }; G<int> g;
//## bit_fields_bound_by_name
template<class T, class U> struct same; template<class T> struct same<T, T> {}; void ci(const int &);
struct S { unsigned long long x : 4, y : 32; int z; unsigned short w : 3; bool b : 1; };
void t(S s) { auto [a, b, c, d, e] = s; auto &[ra, rb, rc, rd, re] = s; same<decltype(+a), int>(); same<decltype(+b), unsigned>(); same<decltype(a), unsigned long long>(); same<decltype((a)), unsigned long long&>(); same<decltype(ra + 1), int>(); same<decltype((c)), int&>(); }
void u(S s) { auto [a, b, c, d, e] = s; auto &[ra, rb, rc, rd, re] = s; unsigned long long &q = a; int &rz = c; unsigned long long *p2 = &ra; const unsigned long long &k = a; e = 2; auto &w = rb; ci(d); ci(rb); } //= 139@97 139@138 139@193
//## explicit_instantiations_of_what_is_not_defined
template<class T> struct X; template struct X<int>; template<> struct X<char>; template struct X<char>; extern template struct X<long>; //= 70@38 70@121
template<class T> struct P; template<class T> struct P<T*> {}; template<> struct P<int> {}; template struct P<int*>; template struct P<char>; //= 70@127
namespace N { inline namespace M { template<class T> struct V; } template<class T> struct V<T*> {}; template struct V<char>; template struct V<int*>; } template struct N::V<char>; //= 70@110 70@162
//## calls_by_pointers_to_members
struct A { void f(); void g() const; void l() &; void r() &&; void cl() const &; int d; virtual void v(); static int sf(); };
struct B : A {}; struct P { A *operator->(); };
void t(void (A::*pm)(), void (A::*pmc)() const, void (A::*pmv)() volatile, A *p, const A *pc, volatile A *pv, A &o, const A &oc, const B &b) {
 (pc->*pm)(); (pc->*pmc)(); (pv->*pmv)(); (pv->*pmc)(); (oc.*pm)(); (oc.*pmv)(); (o.*pm)(); (b.*&A::f)(); ((&b)->*&B::f)(); (b.*pm)(); //= 315@3 315@44 315@58 315@70 315@94 315@108 315@126
 void (A::*pl)() & = &A::l; void (A::*pr)() && = &A::r; void (A::*pcl)() const & = &A::cl; (o.*pl)(); (o.*pr)(); (A().*pl)(); (A().*pr)(); (oc.*pl)(); (A().*pcl)(); (oc.*pcl)(); } //= 2455@105 2454@118 315@141 2454@156
void u(void (A::*pm)(), A *p, A &o) { p->*pm; (o.*pm); (p->*pm); (p->*pm)(); ((p->*pm))(); int A::*pd = &A::d; p->*pd = 1; } //= 300@43 300@47 300@56
//## calls_by_pointers_to_members_that_are_valid
struct A { void f(); int g() const; }; typedef void (A::*PM)(); typedef int (A::*PG)() const;
template<class F, class O> auto call(F f, O *o) -> decltype((o->*f)()) { return (o->*f)(); }
template<class F, class O> auto call2(F f, O &&o) -> decltype((static_cast<O&&>(o).*f)()) { return (static_cast<O&&>(o).*f)(); }
template<class T> void gen(void (T::*p)(), T *t, const T *ct) { (t->*p)(); (ct->*p)(); }
int t(PM p, PG g, A *a, const A *c, A &r) { (a->*p)(); (c->*g)(); int x = (a->*g)(); call(p, a); call(g, c); call2(p, r); call2(g, A()); ((a->*p))(); (r.*p)(), (r.*g)(); gen(p, a, c); return (r.*g)() ? x : (c->*g)(); }
//## lambdas_in_template_arguments
template<auto> struct N {}; template<int I, class T = int> struct M {}; template<int I> int f(); template<int I> constexpr int v = I; using A = N<[]{ return 1; }()>; //= 2896@147
void lam() { N<[]() { return 0; }()> n; M<([] { return 1; }()) + [] { return 2; }()> m; f<[] { return [] { return 1; }(); }()>(); int x = v<[]{ return 1; }()>; M<sizeof([]{ return 1; }())> s; M<noexcept([]{})> ne; N<+[]{ }> nf; } //= 2896@16 2896@44 2896@66 2896@91 2896@103 2896@141 1777@170 1777@204 2896@218
template<class T> void tl() { N<[]() { return 0; }()> n; M<[](auto) { return sizeof(T); }(1)> q; T t = f<[]{ return 1; }()>(); } void us() { tl<int>(); } //= 2896@33 2896@60 2896@106
//## lambdas_in_template_arguments_since_cpp20 c++20
template<auto> struct N {}; template<int I, class T = int> struct M {}; template<int I> int f(); template<int I> constexpr int v = I; using A = N<[]{ return 1; }()>;
void lam() { N<[]() { return 0; }()> n; M<([] { return 1; }()) + [] { return 2; }()> m; f<[] { return [] { return 1; }(); }()>(); int x = v<[]{ return 1; }()>; M<sizeof([]{ return 1; }())> s; M<1, decltype([]{})> d; M<noexcept([]{})> ne; N<[]{}> nl; N<+[]{ }> nf; }
template<class T> void tl() { N<[]() { return 0; }()> n; M<[](auto) { return sizeof(T); }(1)> q; T t = f<[]{ return 1; }()>(); } void us() { tl<int>(); }
//## members_specialized_behind_the_head_of_their_class
template<class T> struct A { template<class U> struct N {}; template<class U, class V> struct M {}; }; template<class T, int I> struct B { template<class U> struct N {}; };
template<class T> template<> struct A<T>::N<int> {}; //= w842@16 788@28
template<class T> template<> struct A<T>::M<int, T> {}; //= 788@28
template<class T, int I> template<> struct B<T, I>::N<char> {}; //= w842@16 w842@23 788@35
template<class T, int I> template<> struct B<T, I>::N<T> {}; //= w842@23 788@35
//## specialized_concepts c++20
template<> concept Y = true; int z; //= 40@12
template<class T> template<class U> concept Z = true; int z2;
template<class T> template<> concept Z3 = true; int z3 = q; //= 788@28 20@58
//## qualified_pointers_to_members c++17 --diag_suppress=177,550
struct X { int b; void f(); }; struct Y { struct W { int q; }; }; namespace n { struct Q { int b; void f(); }; typedef int T; }
void f() {
 int ::X::* p = &::X::b;
 int ::Y::W::*const p2 = &::Y::W::q, ::X::*p3 = p;
 int ::n::Q::* p4;
 void (::n::Q::* p5)() = &n::Q::f;
 if (int ::X::* p7 = p) { }
}
int ::X::* g;
//## literal_operator_ids c++17
void operator "" "" _x(unsigned long long);
void operator "" "" "" _y(unsigned long long);
void operator "" ""_w(unsigned long long);
void operator "" ""_v ""(unsigned long long);
void operator ""_a ""(unsigned long long);
void operator "" ""_b ""_b(unsigned long long);
void operator "" ""_d ""_e(unsigned long long); //= 2484@25 2485@27
void operator "" "a"_h(unsigned long long); //= 2485@15
void operator "" L""_i(unsigned long long); //= 2485@15
void operator "" u8""_j(unsigned long long); //= 2485@15
void operator L""_k(unsigned long long); //= 2485@15
void operator "" ""(unsigned long long); //= 2485@20
void operator "" "" "" x(unsigned long long); //= w2506@24
void operator R"()"_m(unsigned long long); //= 2485@15
void operator "" R"()"_n(unsigned long long); //= 2485@15
void operator ""
  ""_o(unsigned long long);
void f() { operator "" ""_w(1); operator ""_x(1); 1_w; 1_x; 1_o; }
struct S { friend void operator "" ""_p(unsigned long long) {} };
void operator ""(unsigned long long); //= 2485@17
void operator "" "" (unsigned long long); //= 2485@21
//## a_using_declaration_is_repeated_where_it_names_the_member_through_the_same_class c++20
struct base { void m(); int x; typedef int t; enum E { e }; };
struct a2 : base { };
struct b2 : base { };
struct c2 : a2 { };
struct f1 : a2, b2 { using a2::m; using b2::m; };
struct f2 : a2, b2 { using a2::m; using a2::m; }; //= w941@35
struct f3 : a2, b2 { using a2::x; using b2::x; };
struct f4 : a2, b2 { using a2::x; using a2::x; }; //= w941@35
struct f5 : a2, b2 { using a2::t; using b2::t; };
struct f6 : a2, b2 { using a2::t; using a2::t; }; //= w941@35
struct f7 : c2 { using c2::m; using a2::m; };
struct f8 : c2 { using base::m; using a2::m; };
struct f9 : a2, b2 { using a2::e; using b2::e; };
struct f10 : a2, b2 { using a2::e; using a2::e; }; //= w941@36
struct f11 : c2 { using c2::x; using a2::x; };
struct f12 : c2 { using c2::t; using a2::t; };
//## exception_specifications_of_destructors_of_templates
template <class T> struct A { ~A() noexcept(false); }; template <class T> A<T>::~A() noexcept(true) {} //= 536@86
template <class T> struct B { ~B(); }; template <class T> B<T>::~B() noexcept {} //= 536@70
template <class T> struct C { ~C(); }; template <class T> C<T>::~C() noexcept(false) {}
template <class T> struct D { ~D() noexcept; }; template <class T> D<T>::~D() {} //= 541@79
template <class T> struct E { ~E() noexcept(true); }; template <class T> E<T>::~E() noexcept {}
template <class T> struct F { ~F() throw(); }; template <class T> F<T>::~F() noexcept {}
template <class T> struct G { ~G() noexcept(false); }; template <class T> G<T>::~G() {}
template <class T> struct H { ~H(); }; template <> H<int>::~H() noexcept {}
struct I { ~I(); }; I::~I() noexcept {}
template <class T> struct J { J(); }; template <class T> J<T>::J() noexcept {} //= 536@68
//## placeholders_in_parts_of_types c++20
typedef auto F(); //= 1598@9
typedef auto *P; //= 1598@9
typedef auto (*PF)(int); //= 1598@9
typedef auto G() -> int;
typedef auto (*PG)(int) -> int;
template <class T> struct U {};
U<auto(int) -> int> u;
void g(int n) {
    static_cast<auto *>(&n); //= 1598@17
    (auto *)&n; //= 1598@6
    const_cast<auto const>(n); //= 1598@16
    dynamic_cast<auto &>(n); //= 1598@18
    reinterpret_cast<auto *>(&n); //= 1598@22
    auto *p = new auto(1);
    auto (*q)() -> int = nullptr;
}

//## nodiscard_without_result_in_instances c++17
template <class R> [[nodiscard]] R f() { return R(); }
template <class R> [[nodiscard]] void fv() { } //= w2811@22
template <class R> struct G {
  [[nodiscard]] R a() { return R(); }
  [[nodiscard]] void b() { } //= w2811@5
  [[nodiscard]] static R c() { return R(); }
  template <class U> [[nodiscard]] R d() { return R(); } //= w2811@24
  template <class U> [[nodiscard]] U e() { return U(); }
  [[nodiscard]] friend R h(G) { return R(); }
  [[nodiscard]] R k();
};
template <class R> R G<R>::k() { return R(); }
template <> [[nodiscard]] void f<void>();
G<void> g;
