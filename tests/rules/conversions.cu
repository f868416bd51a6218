//## conditional_explicit c++20
template <class T> struct is_int { static constexpr bool value = false; };
template <> struct is_int<int> { static constexpr bool value = true; };
struct A { explicit(false) A(int); explicit(true) A(double); explicit(sizeof(int) == 4) operator bool() const; explicit(sizeof(int) == 8) operator long() const; };
template <class T> struct B { explicit(is_int<T>::value) B(T); template <class U> explicit(!is_int<U>::value) B(U, int); };
void f(A);
void g() {
  A a = 1;
  A b = 1.0; 
  f(2);
  bool c = a;
  long d = a;
  B<double> y = 1.0;
  B<int> z = {1, 2};
}
//## explicit_constructors_of_lists
struct P { explicit P(int, int); P(int); };
struct Q { Q(int, int); };
struct R { explicit R(int, int); R(double, double); };
struct S { explicit S(int, int = 0); };
struct T { explicit T(); };
struct U { explicit U(int); U(long); };
struct V { template <class X> explicit V(X, int); };
void s(P); void s(Q);
void p1(P); void p2(P, int); void r1(R); void r2(R); void r2(int);
void s1(S); void s2(S); void s2(int*);  void t2(T); void t2(int*, int*);
void u1(U); void u2(U); void u2(int*); void v1(V); void v2(V); void v2(int*);
struct M { void m(P); void m(P, int); M(P); M(P, int); void operator()(P);  };
void r(M m) {
  p1({1, 2}); //= 2334@6
  p2({1, 2}, 3); //= 2334@6
  r1({1, 2}); //= 2334@6
  r2({1, 2}); //= 2334@6
  s1({1}); //= 2334@6
  s2({1}); //= 304@3
  t2({}); //= 304@3
  u1({1}); //= 2334@6
  u2({1}); //= 2334@6
  v1({1, 2}); //= 2334@6
  v2({1, 2}); //= 304@3
  m.m({1, 2}); //= 304@5
  m({1, 2}); //= 1767@3
  M n({1, 2});
  M o{{1, 2}, 1}; //= 289@6
}
P fp() { return {1, 2}; } //= 2334@17
//## conditions_of_classes c++20
struct E { constexpr operator bool() const { return false; } };
struct N { int n; constexpr operator int() const { return n; } };
struct X { constexpr explicit operator bool() const { return false; } };
template <bool B> struct BC { static constexpr bool value = B; constexpr operator bool() const { return B; } };
static_assert(E{}, "a"); //= 1574@1
static_assert(N{0}, "b"); //= 1574@1
static_assert(X{}, "c"); //= 1574@1
static_assert(BC<false>{}, "d"); //= 1574@1
static_assert(BC<false>(), "d"); //= 1574@1
void g() { if constexpr (E{}) { undeclared; } } //= 20@33
void h() noexcept(E{});
static_assert(noexcept(h()), ""); //= 1574@1
void h2() noexcept(BC<false>());
static_assert(noexcept(h2()), ""); //= 1574@1
void h3() noexcept(BC<true>());
static_assert(!noexcept(h3()), ""); //= 1574@1
template <int> struct I; extern I<N{5}> i5; extern I<5>& j5; auto p = &j5 == &i5 ? 0 : "";
template <class T> struct R { explicit(BC<sizeof(T) == 4>()) R(T); };
R<int> r = 1; //= 415@12
R<char> rc = 'a';
//## conditions_that_cannot_be c++20
struct K { int i; };
struct A2 { operator int() const; operator long() const; };
struct XB { constexpr explicit operator bool() const { return true; } };
struct XI { constexpr explicit operator int() const { return true; } };
enum class SE { a };
struct NC { operator bool() const { return true; } };
constexpr int *np = nullptr;
static_assert(K{}, ""); //= 711@15
static_assert(A2{}, ""); //= 418@15
static_assert(XI{}, ""); //= 711@15
static_assert(NC{}, ""); //= 28@15
static_assert(np, ""); //= 1574@1
static_assert(!np, "");
static_assert(SE::a, ""); //= 711@15
static_assert("x", "");
static_assert(1.5, "");
struct T {
  explicit(K{}) T(int); //= 711@12
  explicit(SE::a) T(long); //= 711@12
  explicit(NC{}) T(char); //= 28@12
  explicit(1.5) T(short);
  explicit(2) T(float);
  explicit("x") T(double);
};
void n1() noexcept(K{}); //= 711@20
void n2() noexcept(SE::a); //= 711@20
void n3() noexcept(NC{}); //= 28@20
void n4() noexcept(XB{});
void n5() noexcept(1.5);
void n6() noexcept(2);
void n7() noexcept("x");
void n8() noexcept(np);
static_assert(noexcept(n4()), "");
static_assert(noexcept(n6()), "");
void g() { if constexpr (K{}) {} if constexpr (NC{}) {} if constexpr (2) {} if constexpr (1.5) {} if constexpr (np) {} if constexpr (XB{}) {} else undeclared; } //= 711@26 28@48 20@148
//## explicit_object_parameters c++23
struct S {
  int i;
  int get(this const S& s) { return s.i; }
  int get2(this S& s, int k = 3) { return s.i + k; }
  template <class Self> auto&& me(this Self&& s) { return static_cast<Self&&>(s); }
  void over(this S& s, int); void over(this S& s, double) = delete; void over(const char*);
  int call() { return get() + get2() + get2(4); }
  static int st() { return get(); } //= 3214@28
  int body(this S s) { return i; } //= 245@31
  int body2(this S s) { return s.get(); }
  int body3(this S s) { return get(); } //= 3214@32
  int body4(this S s) { return this->i; } //= 258@32
  int operator()(this S s, int a) { return a; }
  bool operator==(this S a, S b) { return a.i == b.i; }
  operator int(this const S& s) { return s.i; }
  int operator[](this S s, int k) { return k; }
  void cv(this S s) const; //= 1667@21
  virtual void vi(this S s); //= 3236@3
  static void sv(this S s); //= 3210@3
  void two(int, this S s); //= 3211@17
};
struct D : S {};
void f(S& s, const S& c, D d) {
  s.get(); c.get(); d.get(); s.get2(); c.get2(); s.get2(1, 2); s.me().i = 3; S{}.me(); s.over(1); s.over(1.0); s.over("x"); //= 1767@42 1767@52 1776@101
  int (*p)(const S&) = &S::get; p(s); int (S::*q)() = &S::get; s(3); s == c; int k = s; s[3]; S::get(); S::get(s); //= 144@55 3214@95 3214@105
}
auto rec = [](this auto self, int n) -> int { return n ? n * self(n - 1) : 1; };
int fact = rec(5);
auto l2 = [x = 1](this auto&& self, auto y) { return x + y; };
int l2v = l2(3);
//## integral_constants_of_classes
struct N { int n; constexpr operator int() const { return n; } };
int a[N{3}]; static_assert(sizeof(a) == 12, "");
enum Q { q = N{4} }; static_assert(q == 4, "");
enum class R : long { r = N{5} }; static_assert((int)R::r == 5, "");
struct B { int b : N{3}; }; 
int sw(int i) { switch (i) { case N{3}: return 1; } switch (N{2}) { case 2: return 2; } return 0; }
alignas(N{16}) int al; static_assert(alignof(al) == 16, ""); //= w2471@45
template <class T, T v> struct IC { static constexpr T value = v; constexpr operator T() const { return v; } constexpr T operator()() const { return v; } };
int b[IC<int, 3>{} + IC<int, 2>()]; static_assert(sizeof(b) == 20, "");
template <int N> struct X { int a[N]; }; X<IC<int, 4>{}> x; static_assert(sizeof(x) == 16, "");
int c[N{-1}]; int* d = new int[N{3}]; struct ND { operator int() const { return 3; } }; int e[ND{}]; struct Two { constexpr operator int() const { return 1; } constexpr operator long() const { return 2; } }; int f[Two{}]; enum { g = Two{} }; //= 2373@7 2373@95 418@215 418@234
struct Ex { constexpr explicit operator int() const { return 1; } }; int h[Ex{}]; enum { k = Ex{} }; //= 2373@76 2412@94
int l[1.5]; struct None {}; int m[None{}]; enum { n = None{} }; //= 2373@7 2373@35 2412@55
//## alignof_of_variables
alignas(16) int a; struct S { alignas(8) char c; char d; int b : 3; char e[4]; } s; alignas(32) char arr[4]; typedef int T __attribute__((aligned(64))); T t; int* p; extern int& r; void f(alignas(16) int q) { static_assert(__alignof__(q) == 16, "q"); alignas(2) char l; static_assert(__alignof__(l) == 2, "l"); static_assert(__alignof__(l + 1) == 4, ""); } //= 2470@189 1574@210
static_assert(__alignof__(a) == 16, "a"); static_assert(__alignof__(s.c) == 8, "c"); static_assert(__alignof__(s.d) == 1, "d"); static_assert(__alignof__(arr) == 32, "arr"); static_assert(__alignof__(arr[0]) == 1, "arr0"); static_assert(__alignof__(t) == 64, "t"); static_assert(__alignof__((a)) == 16, "(a)"); static_assert(__alignof__(*&a) == 4, "*&a"); static_assert(__alignof__(p->*static_cast<int S::*>(0)), ""); //= 131@383
static_assert(__alignof__(f) == 1, "f"); static_assert(__alignof__(S::c) == 8, "S::c"); static_assert(__alignof__(s.e) == 1, "e"); static_assert(__alignof__(*p) == 4, "*p"); static_assert(__alignof__(r) == 4, "r"); S* sp; static_assert(__alignof__(sp->c) == 8, "sp->c"); static_assert(__alignof__(s) == 8, "s"); int b; extern alignas(8) int c; static_assert(__alignof__(c) == 8, ""); //= 1866@327 1574@345
struct NN { int n; constexpr operator int() const { return n; } };
alignas(NN{16}) int al9; static_assert(alignof(al9) == 16, ""); static_assert(alignof(decltype(al9)) == 4, ""); //= w2471@47
struct alignas(NN{16}) S9 {}; static_assert(alignof(S9) == 16, "");
int x9 __attribute__((aligned(NN{32}))); static_assert(alignof(x9) == 32, ""); //= w2471@63
alignas(16) int a29; static_assert(alignof(a29) == 16, ""); //= w2471@43
alignas(NN{3}) int a3; alignas(NN{-4}) int a4; struct K {}; alignas(K{}) int a5; //= 1090@9 1099@32 2412@69
//## inherited_constructors_that_convert
struct A { A(int); A(const char *); A(int, int); }; struct D : A { D(int); using A::A; D(); }; 
const D &d1 = 1; D d2 = 1; D d3(1); D d4("x"); bool b; const A &q = b ? D() : 1; const D &q2 = b ? D() : 1; auto q3 = b ? d2 : 1; void f(D); void g() { f(1); f("x"); f({1, 2}); }
struct E : A { using A::A; }; const E &e = 1; auto e2 = b ? E(1) : 2; struct F : E { using E::E; F(const char *); }; F f1 = "x"; auto f2 = b ? f1 : "x"; auto f3 = b ? f1 : 1;
struct B1 { B1(int); B1(char, int = 0); }; struct B2 { B2(int); B2(long, long); }; struct G : B1, B2 { using B1::B1; using B2::B2; }; struct H : B1, B2 { using B1::B1; using B2::B2; H(int); };
void hh() { G g('c'); H h = 1; H h2(1); G bad = 1; G bad2(1); } //= 291@21 416@49 309@59
template<class T> struct TB { TB(T); TB(T, int); template<class U> TB(U *, U *); }; template<class T> struct TD : TB<T> { using TB<T>::TB; TD(T); template<class U> TD(U *, U *); }; TD<int> td = 1; TD<int> td2 = {1, 2}; TD<int> td3 = {"a", "b"};
struct V { V(const int); V(int *, ...); V(int[2], char); }; struct W : V { using V::V; W(int); W(int *, ...); W(int *, char); }; W w1 = 1; W w2 = {nullptr, 2.0}; W w3 = {nullptr, 'c'}; //= w2361@157
//## inherited_constructors_with_fewer_parameters
struct A { A(int); A(const char *); }; struct D : A { D(int, int = 0); using A::A; }; D d = 1; const D &r = 2; void f(D); void g() { f(1); f("x"); D x(1); D y{1}; D z = {1}; } 
struct T1 : A { template<class T> T1(T); using A::A; }; T1 t1 = 1; T1 t2 = 'c'; T1 t3 = "x"; bool b; auto q = b ? t1 : 1;
//## temporary_objects_of_abstract_classes
struct AB { AB() {} AB(int) : AB() {} AB(int, int); virtual void f() = 0; }; void fab(AB &&); void fab2(const AB &); void val(AB);
void gab() { fab({}); fab({0}); fab(0); fab2(1); fab2({}); fab({1, 2}); const AB &r = 1; const AB &r1{1}; AB x = 1; AB y(1); AB z{1}; AB w = {1, 2}; } //= 322@37 322@46 322@87 322@110 322@120 322@129 322@138
const AB &rr() { return 1; } struct M { AB m = 1; AB &&n = 2; }; struct D : AB { D() : AB(1) {} D(int) : AB{1, 2} {} using AB::AB; void f(); }; void ok() { D d(1); fab(D()); const AB &r = D(1); fab2(d); AB *p = new D; new AB(1); new AB{1}; throw 1; } //= 322@25 w430@25 322@44 322@60 322@223 322@234
template<class T> void tt() { const T &r = 1; fab(1); } void use() { tt<AB>(); } AB arr[1] = {1}; struct Conv { operator D(); operator AB&(); }; void cc(Conv c) { fab2(c); const AB &r = c; bool b = true; const AB &q = b ? D() : 1; AB *s = &static_cast<AB&>(c); } //= 322@51 604@85
template<class T> decltype(fab2(T())) sf(int); template<class T> void sf(...); void us() { sf<int>(0); } template<class T> auto sg(int) -> decltype(fab2(T(1)), 1); template<class T> char sg(...); static_assert(sizeof(sg<AB>(0)) == 1, "");
//## explicit_constructor_and_conversion_function
struct B { explicit B(float); }; struct F { operator float() const; }; struct A2 { operator double() const; operator int() const; };
struct D : F {};
struct M { B b; M(F v) : b(v) {} M(F v, int) : b{v} {} };
struct N : B { N(F v) : B(v) {} };
B a1(F v) { return static_cast<B>(v); }
B a2(F v) { return B(v); }
B a3(F v) { return (B)v; }
B a4(F v) { return B{v}; }
void a5(F v) { B b(v); B c{v}; new B(v); new B{v}; }
void a6(F v) { const B &r = static_cast<const B &>(v); B &&s = static_cast<B &&>(v); const B &t = (const B &)v; } //= 171@29 171@64
B a7(const F &v, bool b) { return b ? B(v) : static_cast<B>(v); }
B a8(D v) { return static_cast<B>(v); }
template <class R, class T> R a9(T t) { return static_cast<R>(t); }
template B a9<B, F>(F);
void b1(F v) { B b = v; } //= 312@22
void b2(F v) { B b = {v}; } //= 2334@22
void b3(F v) { const B &r = v; } //= 312@29
//## conversions_of_the_argument_of_a_cast
struct B { explicit B(float); }; struct F { operator float() const; }; struct A2 { operator double() const; operator int() const; };
struct Dl { explicit Dl(float) = delete; };
class X { X(float); };
struct Y { operator float(); operator int(); };
struct Z { Z(float); Z(double); };
struct R { explicit R(const float &); };
struct Rl { explicit Rl(float &); };
struct Rr { explicit Rr(float &&); };
struct Fr { operator float &() const; };
struct E { explicit operator float() const; };
struct T { template <class U> explicit T(U *); explicit T(float); };
void a1(Y v) { static_cast<Z>(v); (Z)v; Z(v, 1); } //= 289@41
void a2(F v) { static_cast<R>(v); static_cast<Rr>(v); static_cast<T>(v); }
void a3(Fr v) { static_cast<Rl>(v); }
void b1(A2 v) { static_cast<B>(v); } //= 417@32
void b2(A2 v) { (B)v; } //= 417@20
void b3(F v) { static_cast<Dl>(v); } //= 1776@32
void b4(F v) { static_cast<X>(v); } //= 330@31
void b5(F v) { static_cast<Rl>(v); } //= 312@32
void b6(E v) { static_cast<B>(v); } //= 312@31
void b7(int v) { static_cast<Z>(v); } //= 416@33
//## casts_by_two_functions_are_constants
struct B { explicit B(float); }; struct F { operator float() const; }; struct A2 { operator double() const; operator int() const; };
struct C { constexpr operator float() const { return 2; } };
struct K { operator float() const { return 2; } };
struct O { int i; constexpr explicit O(float f) : i(f) {} };
constexpr O a = static_cast<O>(C());
static_assert(a.i == 2, "");
static_assert(((O)C()).i == 2, "");
static_assert(O(C()).i == 3, ""); //= 1574@1
constexpr O b = static_cast<O>(K()); //= 28@17
//## copies_for_converting_constructors c++20
struct D { D(D&&) = default; D(const D&) = delete; };
template<class T> struct C { C(C&&) = default; C(const C&) requires (sizeof(T) == 1) = default; };
struct E { E(E&&) = default; explicit E(const E&); };
struct B { B(B&&) = default; B(const B&) = delete; };
struct BD : B { };
template<class X> struct P { P(X); };
struct V { template<class T> V(C<T>); };
void g(P<D>);
void h(P<C<int>>);
void k(C<int>);
void e(P<E>);
void r(const P<D>&);
void b(P<B>);
void v(V);
P<D> result(D& d) { return d; } //= 1776@28
void f(D& d, C<int>& c, E& x, BD& y) {
  g(d); //= 1776@5
  h(c); //= 334@5
  k(c); //= 334@5
  e(x); //= 334@5
  r(d); //= 1776@5
  b(y); //= 1776@5
  v(c); //= 334@5
  P<D> p = d; //= 1776@12
  P<C<int>> q = c; //= 334@17
  P<C<int>> s(c); //= 334@15
  static_cast<P<D>>(d); //= 1776@21
  (void)(P<D>)d; //= 1776@15
  p = d; //= 1776@7
  const P<D>& t = d; //= 1776@19
  P<D> a[] = {d}; //= 1776@15
  g(static_cast<D&&>(d));
  b(static_cast<BD&&>(y));
}
//## guides_of_member_templates_that_are_defined_outside_of_the_class c++20
template<class T> struct A { template<class U> struct B; };
template<class T> template<class U> struct A<T>::B { B(U&&); template<class V> B(U&&, V&&); };
template<class T> struct D;
int i;
A<int>::B b(0, i);
A<int>::B b0{0, 1};
D d(1); //= 2958@1 289@3
//## guides_of_aliases_with_packs c++20
template <bool, typename... Ts> struct A { A(Ts...) {} };
template <typename... Ts> using B = A<false, Ts...>;
template <typename T, typename... Ts> struct C { C(Ts...) {} };
template <typename... Ts> using D = C<int, Ts...>;
B b{}; B b2{1, 2};
D d{}; D d2{1, 2};
B b3(1); D d3(1);
