//## members_without_object_where_a_class_is_nearest c++20 bare
struct S { int *x; int y; int g(); static int s; typedef int T; int arr[4]; };
struct D { int m = S::y; int n = S::s; int k = sizeof(S::y); int l = S::g(); int (S::*p)() = &S::g; int S::*q = &S::y; }; //= 245@23 245@70
struct E : S { int m = S::y; int k = y; int l = S::g(); static int z; };
int E::z = S::y; //= 245@15
struct F { int a; struct G { int b = a; int c = F::a; struct H { int d = b; }; }; }; //= 245@38 245@52 245@74
struct I { int a; int b[a]; }; //= 245@25
struct J { int a; enum { e = a }; }; //= 245@30
struct K { int a; static_assert(a, ""); }; //= 245@33
struct L { int a; int b : a; }; //= 245@27
struct M { int a; static const int b = a; }; //= 245@40
struct N { int a; alignas(a) int b; }; //= 245@27
struct P { int a; template<int i = a> struct Q; }; //= 245@36
struct T { union { int a; int b; }; int c = a; struct { int d; }; int e = d; int f = [&] { return d; }(); };
struct U { static int f(int); int a; int b = f(a); int c = f(S::y); int d = true ? a : S::y; }; //= 245@65 245@91
struct V { int a; typedef int X[a]; }; //= 245@33
template<class Z> struct W { Z a; int b = a; int c = S::y; int d = Z::y; enum { e = sizeof(a) }; }; //= 413@43 245@57 245@71
W<S> w;
struct X : W<int> { int h = W<int>::a; int i = a; };
template<class Z> struct Y : Z { int h = Z::y; int i = this->y; enum { e = Z::y }; }; //= 245@79
Y<S> y;
void fn() { struct L { int a; int b = a; int c = S::y; enum { e = a }; }; } //= 245@53 245@67
struct AA { int a; int f() { struct L { int b = a; int c = AA::a; }; return 0; } }; //= 245@49 245@64
//## members_without_object_in_instances c++20 bare
template <class T> struct M { M() {}; int m = *T::x; int n = T::y; int k = sizeof(T::x); void f() { int a = T::y; } int z = T::g(); int w = T::s; int v = T().y; }; //= 245@51 245@65 245@112 245@125
struct S { int *x; int y; int g(); static int s; };
template struct M<S>;
template<class T> struct N { int m = *T::x; }; //= 245@42
N<S> n; 
template<class T> struct O : T { int m = *T::x; };
O<S> o;
int vv = v<S>; //= 20@10
void g() { f<S>(); } //= 20@12
template<class T> struct P { static constexpr int q = T::y; enum { e = T::y }; int arr[T::y]; }; //= 245@58 245@75 245@91
P<S> p; int q = P<S>::q;
template<class T> struct Q { int m; Q() : m(T::y) {} }; //= 245@48
template struct Q<S>;
int direct = S::y; struct D { int m = S::y; }; //= 245@17 245@42
//## members_with_an_object_in_classes c++20 bare
struct S { int x; int y; int g(); static int s; };
struct A { int a; static const unsigned long o = __builtin_offsetof(A, a); static constexpr int A::*p = &A::a; template<int A::*P> struct T {}; T<&A::a> *t; int b = __builtin_offsetof(S, y); };
struct B { int a, n = [this] { struct Q { int z; int w = z; int v() { return z; } }; return Q().v() + a; }(); };
struct C { int a; int b = ({ int k = a; k; }); int c = [&](int q = 3) { return a + q; }(); int d{a}; int e = {a}; }; //= 1166@28
struct D { struct { int p, q; }; union { int u = 3; float f; }; int r = p + u; };
struct E : S { using S::y; int z = y; int w = S::y; int v = g(); int u = this->y; };
template<class T> struct F : S { int z = y; int w = this->x + T::y; T t; int q = t.y; };
template<class T> struct G : T { int z = T::y; int w = this->x; int k = T::g(); using T::y; int m = y; };
template<class T> int H2(T t) { struct L { T a; int b = a; int c = sizeof(a); enum { e = sizeof(a) }; } l{}; return l.b; }
int k = H2(3);
struct K { int m; struct N { K *o; int p = o->m; int q = sizeof(m); decltype(m) r; }; bool operator==(const K&) const = default; };
struct M { int a; int f() const noexcept(sizeof(a) > 1); auto g() -> decltype(a); auto h(int x) requires false = delete; }; //= 3049@97
template<class T> struct O { int a; void f() requires (sizeof(a) == 4); auto g() -> decltype(a + T()); void h() noexcept(noexcept(a + T())); int b = a; };
O<int> o; 
struct Q { int a; Q(int b = sizeof(a)); friend int ff(Q q) { return q.a; } int c = q(a); static int q(int); };
struct U { int a; struct V : U { int b = a; int c = U::a; }; }; //= 70@30 245@42 245@56
struct W { int n; int m = requires { n; } ? n : 0; void f() { int l = n; struct X { int z = 1; int y = z; }; } };
struct Y { int n; enum E { a, b } e = a; int m = e; static int s; int t = s; };
struct Z { int len; int data[3] = {len, len}; S s = {.x = len, .y = 2}; S s2{len, s.x}; };
//## initializers_of_members_of_explicit_instances c++20 bare
template <class T> struct M { M() {}; int m = T::y; }; //= 245@50
struct S { int *x; int y; int g(); static int s; };
template struct M<S>;
template <class T> struct N { int m = T::y; };
template struct N<S>;
template <class T> struct O { O() {} int m = T::z; };
O<S> o;
template <class T> struct P { P() {} int m = T::z; }; //= 135@49
template struct P<S>;
//## initializers_in_unnamed_classes_and_lambdas c++20 bare
struct A { struct { union { int x = x = 3; }; int y = x; }; int z = y; };
struct C { int k; union { int l = k; }; struct { int m = k; int n = l; }; };
struct X { int m = 10; int n = [this](auto) { return m; }(20); int o = [&](auto a) { return [&](auto b) { return m + b; }(a); }(1); };
template<class T> struct XT { T m = 10; T n = [this](auto) { return m; }(20); union { T u = m; }; };
XT<int> xt; C c; A a; X x;
struct N { int m; struct { int q; int r = q; } named; struct { int s = 1; } other[2]; };
//## member_functions_named_in_operands_of_decltype c++17 bare --diag_suppress=174,177
struct C { void x(); int y; static void s(); template<class T> void t(); void o(); void o(int); };
using a = decltype(C::x); //= 504@20
using b = decltype(C::o); //= 299@20
template<class T> using e = decltype(T::x); //= 504@38
e<C>* p;
template<class T> using f = decltype(T::y);
f<C>* q;
template<class T> using g = decltype(T::s);
g<C>* r;
template<class T> auto a1(int) -> decltype((decltype(T::x)*)0);
template<class T> char a1(...);
static_assert(sizeof(a1<C>(0)) == 1);
template<class T> auto a2(int) -> decltype((decltype(T::y)*)0);
template<class T> char a2(...);
static_assert(sizeof(a2<C>(0)) == 8);
template<class T> auto a3(int) -> decltype((decltype(T::s)*)0);
template<class T> char a3(...);
static_assert(sizeof(a3<C>(0)) == 8);
template<class T> auto a8(int) -> decltype((decltype(T::o)*)0);
template<class T> char a8(...);
static_assert(sizeof(a8<C>(0)) == 1);
template<class T> auto a9(int) -> decltype((decltype(T::template t<int>)*)0);
template<class T> char a9(...);
static_assert(sizeof(a9<C>(0)) == 1);
