//## reference_captures --extended-lambda
struct S { int v; int w; void f() const; void g(); static void s(int p); };
void S::f() const {
  auto a = [&] __device__ { return v; }; //= 3593@27
  auto b = [&, this] __device__ { return v; }; //= 3593@33
  auto c = [&, *this] __device__ { return v + w; }; //= 3593@34
  auto d = [=, &x = v] __device__ { return x; }; //= 3593@17
  auto ok = [this] __device__ { return v; };
}
void S::g() {
  int i = 1, j = 2; int &r = i; const int k = 4;
  auto a = [&i, j] __device__ { return i + j; }; //= 3593@14
  auto b = [i, &j, &r] __host__ __device__ { return i + j + r; }; //= 3593@17 3593@21
  auto c = [&, i] __device__ { return i + j + k; }; //= 3593@30 3593@43 3593@47
  auto d = [&] __host__ __device__ { int loc = j; auto in = [&loc] { return loc; }; return in(); }; //= 3593@36 3593@48
  auto e = [=, &k] __device__ { return k; }; //= 3593@17
  auto ok = [=] __device__ { auto in = [&] { return j; }; return in(); };
}
void S::s(int p) {
  auto outer = [&] { auto in = [p] __device__ { return p; }; auto in2 = [&p] __device__ { return p; }; }; //= 3593@75
  auto o2 = [&p] { return [&] __host__ __device__ { return p; }; }; //= 3593@51 3593@60
  for (int q = 0; q < 3; ++q) { auto l = [&q] __device__ { return q; }; } //= 3593@44
  if (int q = p) { auto l = [&] __device__ { return q; }; } //= 3593@44 3593@53
}
template <class T> void t(T v) {
  auto a = [&v] __device__ { return v; }; //= 3593@14
  auto b = [&] __host__ __device__ { return v; }; //= 3593@36 3593@45
  auto c = [&x = v] __device__ { return x; }; //= 3593@14
}
template void t(int);
//## pack_captures --extended-lambda
template <class... T> void f(T... t) {
  auto a = [t...] __device__ { return sizeof...(t); }; //= 3594@13
  auto b = [=] __device__ { return (t + ... + 0); }; //= 3594@37
  auto c = [&t...] __host__ __device__ { return sizeof...(T); }; //= 3593@14 3594@14
  auto ok = [=] __device__ { return sizeof...(t); };
}
template <class A, class... T> void g(A a, const T &...t) {
  auto x = [a, t...] __host__ __device__ { return a; }; //= 3594@16
  auto y = [=] __host__ __device__ { return a + (... + t); }; //= 3594@56
  auto z = [] __device__ { return sizeof...(T); };
  auto w = [=] { auto i = [=] __device__ { return (0 + ... + t); }; }; //= 3594@62
}
template <int... N> void h(int q) {
  auto x = [q] __device__ { int a[] = {(q + N)...}; return a[0]; };
  auto y = [=] __device__ { return (N + ... + q); };
}
template <class... T> struct C {
  template <class... U> void m(T... t, U... u) {
    auto x = [t...] __device__ {}; //= 3594@15
    auto y = [=] __device__ { return (u + ... + 1); }; //= 3594@39
  }
};
void call() { f(1, 2); g(1, 2, 3.0); h<1, 2>(3); C<int>().m(1, 2); }
template void f<int>(int);
//## pack_captures_of_20 --extended-lambda c++20
template <class... T> void f(T... t) {
  auto a = [...u = t] __device__ { return (u + ... + 0); };
  auto b = [...u = t] __host__ __device__ { return 0; }; //= 3615@13
  auto c = [&...u = t] __device__ { return 0; }; //= 3593@14
  auto d = [...u = t, t...] __device__ { return 0; }; //= 3594@23
  auto e = [=, ...u = t] __device__ { return (u + ... + 0); };
  auto g = [=]<class X>(X x) __device__ { return x; }; //= 3621@41
}
template <class... T> void p(T &&...t) {
  auto a = [...u = static_cast<T &&>(t)] __device__ { return 1; };
  auto b = [u = sizeof...(t)] __device__ { return u; };
}
void call() { f(1, 2, 3); p(1, 2); }
//## arrays_in_initializers --extended-lambda
const char s[] = "abc";
int ga[3];
struct S { int m[2]; static int sm[2]; const int cm[2] = {1, 2}; void f(); };
void S::f() {
  auto a = [x = m] __device__ { return 1; }; //= 3596@13
  auto b = [x = sm] __device__ { return 1; };
  auto c = [x = this->m] __device__ { return 1; }; //= 3596@13
  auto d = [x = cm] __device__ { return 1; }; //= 3596@13
  auto e = [x = (*this).m] __device__ { return 1; }; //= 3596@13
}
void g(int (&r)[2], int (&&rr)[2], int p[2]) {
  int l[2] = {1, 2}; const int cl[2] = {3, 4}; static int sl[2]; int ll[2][3];
  auto a = [x = l] __device__ { return 1; }; //= 3596@13
  auto b = [x(l)] __device__ { return 1; }; //= 3596@13
  auto c = [x{l}] __device__ { return 1; }; //= 3596@13
  auto d = [x = r] __device__ { return 1; }; //= 3596@13
  auto e = [x = rr] __device__ { return 1; }; //= 3596@13
  auto f = [x = p] __device__ { return 1; };
  auto h = [x = sl] __device__ { return 1; };
  auto i = [x = ga] __device__ { return 1; };
  auto j = [x = s] __device__ { return 1; };
  auto k = [x = "lit"] __device__ { return 1; };
  auto m = [x = ll[0]] __device__ { return 1; }; //= 3596@13
  auto n = [x = ll] __device__ { return 1; }; //= 3596@13
  auto o = [x = &l] __device__ { return 1; };
  auto q = [x = l + 0] __device__ { return 1; };
  auto t = [x = cl, y = l] __device__ { return 1; }; //= 3596@13 3596@21
  auto u = [&x = l] __device__ { return 1; }; //= 3593@14
  auto v = [x = l] __host__ __device__ { return 1; }; //= 3615@13
  auto w = [x = *&l] __device__ { return 1; }; //= 3596@13
  auto z = [x = static_cast<int (&)[2]>(l)] __device__ { return 1; }; //= 3596@13
}
template <class T> void t(T &a) { auto l = [x = a] __device__ { return 1; }; auto m = [x = a + 0] __device__ { return 1; }; } //= 3596@45
template void t(int (&)[4]);
template void t(int &);
template <class T, int N> void u(T (&a)[N]) { auto l = [x = a] __device__ { return 1; }; } //= 3596@57
template void u(int (&)[4]);
//## ranks --extended-lambda
typedef int R7[1][1][1][1][1][1][1];
typedef R7 R8[1];
using R9 = R8[2];
struct S { R8 m; void f() { auto a = [this] __device__ { return m; }; auto b = [*this] __device__ { return 1; }; } };
void f(R8 p, R8 &r, R8 *q) {
  R7 a7; R8 a8; const R9 a9 = {};
  auto a = [a7] __device__ { return 1; }; //= w549@13
  auto b = [a8] __device__ { return 1; }; //= w549@13 3597@13
  auto c = [a9] __host__ __device__ { return 1; }; //= 3597@13
  auto d = [=] __device__ { return a8[0][0][0][0][0][0][0][0]; }; //= 3597@36
  auto e = [=] __host__ __device__ { return a9[0]; }; //= 3597@45
  auto g = [p, q] __device__ { return 1; };
  auto h = [&a8] __device__ { return 1; }; //= 3593@14 3597@14
  auto i = [=] { return [=] __device__ { return a8; }; }; //= 3597@49
  auto j = [r] __device__ { return 1; };
  auto k = [=] __device__ { return sizeof(a8); };
}
template <class T> void t() { T v = {}; auto l = [v] __device__ { return 1; }; auto m = [=] __host__ __device__ { return &v; }; R8 z = {}; auto n = [z] __device__ { return 1; }; } //= 3597@51 3597@123 3597@150
template void t<R7>();
template void t<R8>();
//## elements_without_constructor --extended-lambda
struct NoDef { NoDef(int); };
struct Del { Del() = delete; Del(int); };
class Priv { Priv(); public: Priv(int); friend void fr(); };
struct Arg { Arg(int = 1); };
struct Agg { int a; };
struct RefM { int &r; };
struct ConstM { const int c = 1; };
struct ConstN { const int c; };
struct Mem { NoDef n; };
struct Base : NoDef { using NoDef::NoDef; };
struct Def : NoDef { Def() : NoDef(1) {} };
union U { int a; NoDef n; U(); };
union V { int a; NoDef n; };
struct Prot { protected: Prot(); public: Prot(char); };
struct Ambig { Ambig(int = 1); Ambig(char = 2); };
struct Expl { explicit Expl(); };
struct Tmpl { template <class... T> Tmpl(T...); };
enum E { e1 };
template <class T> void use();
extern NoDef x1[2]; extern Del x2[2]; extern Priv x3[2];
void f(NoDef (&r)[2]) {
  NoDef a[2] = {1, 2}; Del b[1] = {1}; Priv c[1] = {1}; Arg d[2]; Agg e[2]; int q = 1; RefM g[1] = {{q}}; ConstM h[2]; ConstN i[1] = {{1}}; Mem j[1] = {{1}}; Base k[1] = {1}; Def l[2]; U m[2]; Prot o[1] = {'c'}; Tmpl p[2]; E s[2]; Expl t[2];
  auto A = [a] __device__ {}; //= 3598@13
  auto B = [b] __device__ {}; //= 3598@13
  auto C = [c] __device__ {}; //= 3598@13
  auto D = [d] __device__ {};
  auto EE = [e] __device__ {}; //= w549@14
  auto G = [g] __device__ {}; //= 3598@13 3599@13
  auto H = [h] __device__ {}; //= 3599@13
  auto I = [i] __device__ {}; //= 3598@13 3599@13
  auto J = [j] __device__ {}; //= 3598@13
  auto K = [k] __device__ {}; //= 3598@13
  auto L = [l] __device__ {};
  auto M = [m] __device__ {};
  auto O = [o] __device__ {}; //= 3598@13
  auto P = [p] __device__ {};
  auto Q = [s, t] __host__ __device__ {}; //= w549@13
  auto R = [r] __device__ {};
  const NoDef ca[2][1] = {{1}, {2}};
  auto S = [=] __device__ { return ca[0]; }; //= 3598@36
  auto T = [a = 1] __device__ {};
}
void fr() { Priv c[1] = {1}; auto C = [c] __device__ {}; }
template <class T> struct W { T v[2]; void m() { T w[2] = {1, 2}; auto l = [w] __device__ {}; auto k = [this] __device__ {}; } }; //= 3598@77
template struct W<NoDef>;
template struct W<int>;
//## elements_without_assignment --extended-lambda
struct ConstM { const int c = 1; };
struct RefM { int &r; };
struct Del { Del &operator=(const Del &) = delete; Del() = default; Del(const Del &) = default; };
class Priv { Priv &operator=(const Priv &); public: Priv(); Priv(const Priv &); };
struct NonConst { NonConst &operator=(NonConst &); };
struct ByValue { ByValue &operator=(ByValue); };
struct Move { Move(); Move(const Move &); Move(Move &&); Move &operator=(Move &&); };
struct MoveCtor { MoveCtor(); MoveCtor(const MoveCtor &) = default; MoveCtor(MoveCtor &&); };
struct Tmpl { template <class T> Tmpl &operator=(const T &); ConstM c; };
struct Mem { Del d; };
struct Arr { const int a[2] = {1, 2}; };
struct Der : Del {};
struct Rv { Rv(); Rv(const Rv &); Rv &operator=(const Rv &) &&; };
struct Lv { Lv &operator=(const Lv &) &; };
struct Other { Other &operator=(int); };
struct Prot { protected: Prot &operator=(const Prot &); };
union U { int a; ConstM c; U(); };
void f() {
  ConstM a[2]; int q = 0; RefM b[1] = {{q}}; Del c[2]; Priv d[2]; NonConst e[2]; ByValue g[2]; Move h[2]; MoveCtor i[2]; Tmpl j[2]; Mem k[2]; Arr l[2]; Der m[2]; Rv n[2]; Lv o[2]; Other p[2]; Prot r[2]; U u[2];
  const ConstM ca[2][2]; volatile int v[2]; const Lv cl[2];
  auto A = [a] __device__ {}; //= 3599@13
  auto B = [b] __host__ __device__ {}; //= 3598@13 3599@13
  auto C = [c] __device__ {}; //= 3599@13
  auto D = [d] __device__ {}; //= 3599@13
  auto E = [e] __device__ {}; //= 3599@13
  auto G = [g] __device__ {};
  auto H = [h] __device__ {};
  auto I = [i] __device__ {}; //= 3599@13
  auto J = [j] __device__ {}; //= 3599@13
  auto K = [k] __device__ {}; //= w549@13 3599@13
  auto L = [l] __device__ {}; //= 3599@13
  auto M = [m] __device__ {}; //= 3599@13
  auto N = [n] __device__ {}; //= 3599@13
  auto O = [o] __device__ {};
  auto P = [p] __device__ {};
  auto R = [r] __device__ {}; //= 3599@13
  auto U = [u] __device__ {}; //= 3599@13
  auto CA = [=] __device__ { return &ca; }; //= 3599@38
  auto V = [v, cl] __device__ {};
}
template <class T> void t() { T x[2]; T y; auto l = [=] __host__ __device__ { return sizeof(x) + (x == 0); }; auto m = [y] __device__ {}; } //= 3599@99
template void t<Del>();
template void t<Other>();
//## private_elements --extended-lambda
struct ConstM { const int c = 1; };
struct Tmpl { template <class T> Tmpl &operator=(const T &); ConstM c; };
struct Rv { Rv(); Rv(const Rv &); Rv &operator=(const Rv &) &&; };
class Priv { Priv(); public: Priv(int); friend void fr(); };
class PrivA { PrivA &operator=(const PrivA &); friend void fr(); };
int a[__is_assignable(Tmpl &, Tmpl)]; int b[__is_assignable(Tmpl &, const Tmpl &)]; int c[__is_assignable(Rv &, Rv)]; int d[__is_assignable(Rv &, const Rv &)];
void fr() { int a[__is_constructible(Priv)]; int c[__is_assignable(PrivA &, PrivA)]; Priv p[1] = {1}; PrivA q[1]; auto A = [p, q] __device__ {}; }
void fr2() { Priv p[1] = {1}; PrivA q[1]; auto A = [p, q] __device__ {}; } //= 3598@53 3599@56
struct In { private: struct X { X(); private: X(int); }; };
class Own { Own(); Own &operator=(const Own &); public: Own(int); static void m() { Own o[1] = {1}; auto A = [o] __device__ {}; } void n() { Own o[1] = {1}; auto A = [=] __host__ __device__ { return o[0]; }; } struct Nest { static void k() { Own o[1] = {1}; auto A = [o] __device__ {}; } }; };
//## arrays_of_closures --extended-lambda
void f() { auto l = [] __device__ {}; auto m = [] __host__ __device__ {}; auto n = [] {}; auto o = [=] __host__ __device__ {}; int q = 1; auto r = [q] __device__ {}; auto s = [=] {};
 decltype(l) a[1] = {l}; decltype(m) b[1] = {m}; decltype(n) c[1] = {n}; decltype(o) d[1] = {o}; decltype(r) e[1] = {r}; decltype(s) g[1] = {s};
 auto A = [a] __device__ {}; //= 3598@12 3599@12
 auto B = [b] __device__ {}; //= 3598@12 3599@12
 auto C = [c] __device__ {}; //= 3598@12 3599@12 3603@12
 auto D = [d] __device__ {}; //= 3598@12 3599@12
 auto E = [e] __device__ {}; //= 3598@12 3599@12
 auto G = [g] __device__ {}; //= 3598@12 3599@12 3603@12
 static_assert(!__is_constructible(decltype(l))); static_assert(!__is_constructible(decltype(m))); static_assert(!__is_constructible(decltype(o))); static_assert(!__is_assignable(decltype(l) &, decltype(l)));  static_assert(!__is_assignable(decltype(m) &, decltype(m)));  static_assert(!__is_assignable(decltype(o) &, decltype(o)));
}
//## local_classes --extended-lambda
void f(int q) {
  struct L {
    int m;
    void a() { auto l = [] __device__ {}; } //= 3592@39
    static void b() { auto l = [] __host__ __device__ {}; } //= 3592@55
    L() { auto l = [] __device__ {}; } //= 3592@34 3600@34
    struct N { void c() { auto l = [=, this] __device__ {}; } }; //= 1729@40 3603@40 3592@57
    int d = [] { auto l = [] __device__ { return 1; }; return 1; }();
    operator int() const { auto l = [] __device__ {}; return 1; } //= 3592@51
  };
  auto o = [] { struct K { void e() { auto l = [] __device__ {}; } }; }; //= 3592@62
  auto g = [](auto x) { struct K { void e() { auto l = [] __device__ {}; } }; }; //= 3592@70
  auto h = [] __host__ __device__ { struct K { void e() { auto l = [] __device__ {}; } }; }; //= 3592@82
  auto d = [] __device__ { struct K { void e() { auto l = [] __device__ {}; } }; }; //= 3592@73
}
auto ns = [] { struct K { void e() { auto l = [] __device__ {}; } }; }; //= 3592@61
struct S { int d = [] { struct K { static void e() { auto l = [] __host__ __device__ {}; } }; return 1; }(); }; //= 3592@86
template <class T> void t() { struct L { void a() { auto l = [] __device__ {}; } void b() { auto l = [=] { auto m = [] __device__ {}; }; } }; } //= 3592@76 3592@131
__device__ void dv() { struct L { void a() { auto l = [] __device__ {}; } __host__ void b() { auto l = [] __device__ {}; } }; } //= 3592@69 3592@118
__host__ __device__ void hd() { struct L { void a() { auto l = [] __device__ {}; } }; } //= 3592@78
int main() { class M { void a() { auto l = [] __device__ {}; } }; union U { int i; void z() { auto l = [] __device__ {}; } }; } //= 3592@58 3608@58 3592@118
//## unnamed_classes --extended-lambda
struct { void a() { auto l = [] __device__ {}; } static void b() { auto l = [] __host__ __device__ {}; } } v1; //= 3601@44 3601@100
typedef struct { void a() { auto l = [] __device__ {}; } } T1; //= 3601@52
using T2 = struct { void a() { auto l = [] __device__ {}; } int x = [] { auto l = [] __device__ {}; return 1; }(); }; //= 3601@55 3617@97
union { int i; } u;
struct O { struct { void a() { auto l = [] __device__ {}; } struct N { void b() { auto l = [] __device__ {}; } }; } m; }; //= 3601@55
struct P { union { int i; float f; }; void q() { auto l = [this] __device__ { return i; }; } };
class Q { struct { void a() { auto l = [] __device__ {}; } } m; public: struct { void a() { auto l = [] __device__ {}; } } n; }; //= 3601@54 3609@54 3601@116
template <class T> struct R { struct { void a() { auto l = [] __device__ {}; } } m; }; //= 3601@74
void f() { struct { void a() { auto l = [] __device__ {}; } } m; } //= 3592@55 3601@55
namespace { struct { void a() { auto l = [] __device__ {}; } } w; void g() { auto l = [] __device__ {}; } struct X { void b() { auto l = [] __device__ {}; } }; } //= 3601@56
template <class T> void h() { struct { T a() { auto l = [] __device__ {}; return 1; } } m; } //= 3592@71 3601@71
//## captured_objects --extended-lambda
void f() {
  struct L { int v; void a() { auto l = [this] __device__ { return v; }; auto m = [=] __device__ { return v; }; auto n = [*this] __device__ { return v; }; auto o = [=] __host__ __device__ { return this; }; auto p = [&] __device__ { return v; }; } }; //= 3603@42 3592@59 3592@98 3603@107 3603@123 3592@141 3610@165 3592@189 3603@198 3592@231 3593@231 3603@240
}
class P { class Q { public: int v; void a() { auto l = [this] __device__ { return v; }; auto m = [=] __device__ { return v; }; auto n = [*this] __device__ { return v; }; } }; //= 3604@57 3609@74 3609@113 3604@122 3604@138 3609@156
public: struct R { int v; void a() { auto l = [this] __device__ { return v; }; auto n = [*this] __device__ { return v; }; } };
};
template <class T> struct W { T v; void a() { auto l = [this] __device__ { return v; }; auto m = [*this] __device__ { return v; }; auto k = [=] __device__ { return v; }; } };
void g() { struct L {}; W<L> w; w.a(); struct Deep { struct In { int z; void b() { auto l = [this] __device__ {}; } }; }; } //= 3603@94 3592@111
template struct W<int>;
struct Z { private: enum E { e }; public: void m() { W<E> w; w.a(); } };
//## private_types --extended-lambda
class P {
  struct A { int x; struct Deep { int y; enum De { de }; }; }; enum E { e1 }; enum class EC { c }; union U { int i; }; typedef int I; typedef struct Pub0 *Ptr;
protected: struct B {}; template <class T> struct T1 { T v; };
public: struct C {}; typedef A PubA; static A mk(); template <class T> struct T2 { T v; struct In {}; class K { public: struct Z {}; }; };
  void f(A a, E e, EC ec, U u, I i, B b, C c, PubA pa, A::Deep d, A::Deep::De dd, T1<int> t1, T2<int> t2, T2<A> t3) {
    auto l1 = [a] __device__ {}; //= 3604@16
    auto l2 = [e] __device__ {}; //= 3604@16
    auto l3 = [ec] __host__ __device__ {}; //= 3604@16
    auto l4 = [u] __device__ {}; //= 3604@16
    auto l5 = [i, c] __device__ {};
    auto l6 = [b] __device__ {}; //= 3604@16
    auto l7 = [pa] __device__ {}; //= 3604@16
    auto l8 = [d] __device__ {}; //= 3604@16
    auto l9 = [dd] __device__ {}; //= 3604@16
    auto la = [t1] __device__ {}; //= 3604@16
    auto lb = [t2] __device__ {};
    auto lc = [t3] __device__ {}; //= 3604@16
    auto ld = [=] __device__ { return a.x + d.y; }; //= 3604@39 3604@45
    auto le = [x = a] __device__ {}; //= 3604@16
    auto lf = [x = &a] __device__ {}; //= 3604@16
  }
  friend void fr(A);
};
void fr(P::A a) { auto l = [a] __device__ {}; } //= 3604@29
void g() { auto a = P::mk(); P::PubA *p = &a; int P::PubA::*m = nullptr; auto l = [a] __device__ {}; auto k = [p, m] __host__ __device__ {}; P::T2<int>::In in; P::T2<int>::K *kk; auto z = [in, kk] __device__ {}; P::T2<P::PubA>::In in2; auto y = [in2] __device__ {}; decltype(P::mk()) *dd = nullptr; auto x = [=] __device__ { return dd; }; } //= 3604@84 3604@112 3604@115 w549@194 3604@247 3604@333
struct D : private P { void m(P::B b, C c) { auto l = [b, c] __device__ {}; } }; //= 3604@56
struct Q { private: struct In { struct Pub { int v; }; }; public: using X = In::Pub; }; void h(Q::X x) { auto l = [x] __device__ {}; } //= 3604@116
template <class T> void t(T v) { auto l = [v] __device__ {}; auto m = [=] __device__ { return v; }; } //= 3604@44 3607@58 3607@86 3604@95
void call() { t(P::mk()); t(1); }
template void t(Q::X);
//## private_parents --extended-lambda
class P {
  void a() { auto l = [] __device__ {}; } //= 3608@37
  static void b() { auto l = [] __host__ __device__ {}; auto k = [] { return [] __device__ {}; }; } //= 3608@53 3608@92
  template <class T> void c() { auto l = [] __device__ {}; } //= 3608@56
  void out(); static int sv; int dm = [] { auto l = [] __device__ { }; return 1; }(); //= 3617@67
  virtual void v() { auto l = [] __device__ {}; } //= 3608@45
  operator int() { auto l = [] __device__ {}; return 1; } //= 3608@43
  int operator+(int) { auto l = [] __device__ {}; return 1; } //= 3608@47
  friend void fr() { auto l = [] __device__ {}; }
  auto d() { auto l = [] __device__ {}; } //= 3608@37 3613@37
  P() { auto l = [] __device__ {}; } //= 3600@32 3608@32
  __device__ void dev() { auto l = [] __device__ {}; }
  static void *operator new(unsigned long n) { auto l = [] __device__ {}; return 0; } //= 3608@71
protected: void e() { auto l = [] __device__ {}; } //= 3608@46
public: void f() { auto l = [] __device__ {}; } void g(); using X = int;
};
void P::out() { auto l = [=] __device__ {}; struct L { void m() { auto l = [] __device__ {}; } }; } //= 3608@41 3592@90
void P::g() { auto l = [] __device__ {}; }
int P::sv = [] { auto l = [] __device__ {}; return 1; }(); //= 3617@41
template <class T> class Q { void a() { auto l = [] __device__ {}; } void o(); public: void p() { auto l = [] __device__ {}; } }; //= 3608@64
template <class T> void Q<T>::o() { auto l = [] __device__ {}; } //= 3608@60
template class Q<int>;
template <> void Q<char>::o() { auto l = [] __device__ {}; } //= 3608@56
struct R : private P { using P::e; void z() { auto l = [] __device__ {}; } };
struct S { private: struct T; public: void q(); }; struct S::T { void m() { auto l = [] __device__ {}; } }; //= 3609@100
//## private_specializations --extended-lambda
template <class T> class Q { void o(); static int s; struct In; template <class U> void t(U); public: void pub(); protected: void pr(); };
template <> void Q<char>::o() { auto l = [] __device__ {}; } //= 3608@56
template <> void Q<char>::pub() { auto l = [] __device__ {}; }
template <> void Q<int>::pr() { auto l = [] __device__ {}; } //= 3608@56
template <> template <> void Q<int>::t(int) { auto l = [] __device__ {}; } //= 3608@70
template <> template <class U> void Q<long>::t(U) { auto l = [] __device__ {}; } //= 3608@76
class R { template <class T> void t(T); template <class T> static void u(T) { auto l = [] __device__ {}; } }; //= 3608@102
template <> void R::t(int) { auto l = [] __device__ {}; } //= 3608@53
template <class T> void R::t(T) { auto l = [] __device__ {}; } //= 3608@58
template <> void R::u(char) { auto l = [] __device__ {}; } //= 3608@54
template <> struct Q<int>::In { void z() { auto l = [] __device__ {}; } }; //= 3609@67
void f(Q<char> q) { q.o(); q.pub(); } //= 265@23
//## private_ancestors --extended-lambda
class A { struct B { void m() { auto l = [] __device__ {}; } class C { public: void m() { auto l = [] __device__ {}; } protected: struct D { void m() { auto l = [] __host__ __device__ {}; } private: void p() { auto l = [] __device__ {}; } }; }; }; public: struct E { void m() { auto l = [] __device__ {}; } }; template <class T> struct F { void m() { auto l = [] __device__ {}; } }; //= 3609@56 3609@114 3609@185 3608@234 3609@234
private: template <class T> struct G { void m() { auto l = [] __device__ {}; } void o(); struct H { static void s() { auto l = [] __device__ {}; } }; }; union U { int i; void m() { auto l = [] __device__ {}; } }; struct { void m() { auto l = [] __device__ {}; } } un; }; //= 3609@74 3609@142 3609@205 3601@257 3609@257
template <class T> void A::G<T>::o() { auto l = [] __device__ {}; auto k = [] { auto i = [] __device__ {}; }; } //= 3609@63 3609@104
struct Z { class Y { friend struct Z; class X { public: void x() { auto l = [] __device__ {}; } }; struct W; }; protected: struct V; }; //= 3609@91
struct Z::V { void v() { auto l = [] __device__ {}; } }; //= 3609@49
struct Z::Y::W { void w() { auto l = [] __device__ {}; } }; //= 3609@52
template <class T> class TT { struct I { void m() { auto l = [] __device__ {}; } }; public: I i; }; //= 3609@76
template class TT<int>;
void f() { class L { struct M { void m() { auto l = [] __device__ {}; } }; }; } //= 3592@67 3609@67
//## local_types_in_signatures --extended-lambda
void f() {
  struct L { int v; struct In {}; }; enum E { e1 }; typedef L TL; auto lam = [] { return 1; }; auto dl = [] __device__ {};
  auto a = [] __host__ __device__ (L x) { return 1; }; //= 3610@12
  auto b = [] __host__ __device__ (L *x, E y) {}; //= 3610@12
  auto c = [] __host__ __device__ () { return L{}; }; //= 3610@12
  auto d = [] __host__ __device__ () -> L { return {}; }; //= 3610@12
  auto e = [] __host__ __device__ (void (*x)(L)) {}; //= 3610@12
  auto g = [] __host__ __device__ (L (*x)()) {}; //= 3610@12
  auto h = [] __host__ __device__ (int L::*x) {}; //= 3610@12
  auto i = [] __host__ __device__ (TL x, L::In y) {}; //= 3610@12
  auto j = [=] __host__ __device__ () { return e1; }; //= 3610@12
  auto k = [] __host__ __device__ (decltype(lam) x) {}; //= 3610@12
  auto l = [] __host__ __device__ (decltype(dl) x) {};
  auto m = [=] __host__ __device__ () { return lam; }; //= 3610@12 3603@48
  auto n = [] __host__ __device__ () { return [] { return 1; }; }; //= 3610@12
  auto o = [] __device__ (L x) { return x; };
  auto p = [] __host__ __device__ () { L x; return x.v; }; //= w549@52
  auto q = [] __host__ __device__ (L x, L y) { return x; }; //= 3610@12
  auto r = [] __host__ __device__ (L (&x)[2]) {}; //= 3610@12
  auto s = [] __host__ __device__ (L &&x, const L &y) -> const L * { return &y; }; //= 3610@12
  auto t = [] __host__ __device__ (int x = sizeof(L)) {};
  auto u = [] __host__ __device__ (int x) { if (x) return L{}; return L{}; }; //= 3610@12
  auto v = [] __host__ __device__ () -> auto { return L{}; }; //= 3610@12
  auto w = [] __host__ __device__ () -> decltype(auto) { return L{}; }; //= 3610@12
  auto y = [] __host__ __device__ () -> decltype(L{}) { return L{}; }; //= 3610@12
  auto z = [] __host__ __device__ () { struct K {}; return K{}; }; //= 3610@12
  auto za = [] __host__ __device__ () -> const auto * { return (const L *)0; }; //= 3610@13
}
template <class T> struct V { T t; };
template <class T> void g(T t) { struct L { T v; }; auto a = [] __host__ __device__ (T x) { return x; }; auto b = [] __host__ __device__ (L x) {}; auto c = [] __host__ __device__ () { return L{}; }; auto d = [=] __host__ __device__ () { return t; }; auto e = [] __host__ __device__ (V<L> x) {}; } //= 3610@115 3610@157 3610@260
template void g(int);
void call() { struct Z {}; g(Z()); }
//## private_types_in_signatures --extended-lambda
class P {
  struct A { struct B {}; int v; }; enum E { e }; typedef int I; template <class T> struct T1 {};
protected: union U { int i; };
public: struct C {}; template <class T> struct T2 { struct In {}; }; static A mk(); using PA = A;
  void f() {
    auto a = [] __host__ __device__ (A x) {}; //= 3611@14
    auto b = [] __host__ __device__ (A::B *x, C y, I z) {}; //= 3611@14
    auto c = [] __host__ __device__ () { return mk(); }; //= 3611@14
    auto d = [] __host__ __device__ () -> E { return e; }; //= 3611@14
    auto g = [] __host__ __device__ (T1<int> x, T2<A> y) {}; //= 3611@14
    auto h = [] __host__ __device__ (T2<int>::In x, U (*y)(A)) {}; //= 3611@14
    auto i = [] __device__ (A x) { return x; };
    auto j = [] __host__ __device__ (PA x) {}; //= 3611@14
    auto k = [=] __host__ __device__ (int A::*x) { return v; }; //= 3611@14
    auto l = [] __host__ __device__ () { A a{}; return a.v; };
  }
  int v;
  friend void fr(A a) { auto b = [] __host__ __device__ (A x) {}; } //= 3611@34
};
void g() { auto a = [] __host__ __device__ (P::PA x) {}; auto b = [] __host__ __device__ () { return P::mk(); }; auto c = [] __host__ __device__ (decltype(P::mk()) &x) {}; auto d = [] __host__ __device__ () { return sizeof(P::mk()); }; } //= 3611@21 3611@67 3611@123
template <class T> void t(T v) { auto a = [] __host__ __device__ (T x) {}; auto b = [=] __host__ __device__ () { return v; }; auto c = [] __host__ __device__ () -> T { return T(); }; } //= 3611@43 3607@66 3611@85 3607@109 3604@121 3611@136 3607@159
template void t(P::PA);
template void t(P::C);
struct D : P { void m() { auto a = [] __host__ __device__ (U x) {}; } }; //= 3611@36
//## deduced_results --extended-lambda
auto f1() { auto a = [] __device__ {}; return 1; } //= 3613@36
decltype(auto) f2() { auto a = [] __host__ __device__ {}; return 1; } //= 3613@55
auto f3() -> int { auto a = [] __device__ {}; return 1; }
auto f4() -> auto { auto a = [] __device__ {}; return 1; } //= 3613@44
auto f5() -> decltype(1) { auto a = [] __device__ {}; return 1; }
auto *f6() { auto a = [] __device__ {}; return (int *)0; } //= 3613@37
const auto &f7(int &x) { auto a = [] __device__ {}; return x; } //= 3613@49
template <class T> auto f8(T t) { auto a = [] __device__ {}; return t; } //= 3613@58
template <class T> auto f9(T t) -> decltype(t) { auto a = [] __device__ {}; return t; }
struct S { auto m() { auto a = [] __device__ {}; return 1; } static auto s() { auto a = [] __device__ {}; } operator auto() { auto a = [] __device__ {}; return 1; } auto operator()() const { auto a = [] __device__ {}; } template <class T> auto t() { auto a = [] __device__ {}; } virtual void v() { auto a = [] __device__ {}; } operator int *() { auto a = [] __device__ {}; return 0; } friend auto fr(S) { auto a = [] __device__ {}; } auto out(); }; //= 3613@46 3613@103 3613@150 3613@215 3613@274 3613@429
auto S::out() { auto a = [] __device__ {}; } //= 3613@40
void g() { auto l = []() -> int { auto a = [] __device__ {}; return 1; }; auto m = [] { auto a = [] __device__ {}; return 1; }; auto n = []() -> auto { auto a = [] __device__ {}; return 1; }; }
auto h() { auto l = [] { auto a = [] __device__ {}; return 1; }; return l; } //= 3613@49
template <class T> struct C { auto m() { auto a = [] __device__ {}; return T(); } }; template struct C<int>; //= 3613@65
auto fp() -> int (*)() { auto a = [] __device__ {}; return 0; }
auto arr() -> int (&)[2] { auto a = [] __device__ {}; static int x[2]; return x; }
auto (*pf())() -> int { auto a = [] __device__ {}; return 0; }
//## nesting --extended-lambda
int a1 = [] { auto l = [] __device__ { return 1; }; return 1; }(); //= 3617@38
auto a2 = [] { return [] { return [] __host__ __device__ { return 1; }; }; }; //= 3617@58
struct S { int m = [] { auto l = [] __device__ {}; return 1; }(); static int s; static inline int si = [](int x) { auto l = [x] __device__ {}; return 1; }(1); void d(int a = [] { auto l = [] __device__ {}; return 1; }()); }; //= 3617@48 3617@140 3617@203
int S::s = [] { auto l = [] __device__ {}; return 1; }(); //= 3617@40
void def(int a = [] { auto l = [] __device__ {}; return 1; }()); //= 3617@46
template <class T> T vt = [] { auto l = [] __device__ {}; return T(); }(); //= 3617@55
template <class T> struct C { static T s; T m = [] { auto l = [] __device__ {}; return T(); }(); }; //= 3617@77
template <class T> T C<T>::s = [](auto x) { auto l = [] __device__ {}; return T(); }(1); //= 3618@68
auto gen = [](auto x) { auto l = [] __device__ {}; return [](int y) { auto m = [] __device__ {}; }; }; //= 3618@48 3618@94
auto dev = [] __device__ { auto l = [] __device__ {}; auto m = [] __host__ __device__ {}; auto n = [] __host__ { auto o = [] __device__ {}; }; }; //= 3617@137
auto hd = [] __host__ __device__ { auto l = [] __device__ {}; }; //= 3617@59
auto ho = [] __host__ { auto l = [] __device__ {}; }; //= 3617@48
enum { en = [] { auto l = [] __device__ {}; return 1; }() }; //= 28@13 3617@41
void f() {
  auto g = [](auto x) { auto l = [] __device__ {}; auto m = [] { auto n = [] __host__ __device__ {}; }; auto o = [] __host__ __device__ {}; }; //= 3618@48 3618@98 3618@137
  auto h = [] __host__ __device__ { auto l = [] __device__ {}; auto m = [] { auto n = [] __device__ {}; }; auto o = [](auto x) { auto p = [] __device__ {}; }; }; //= 3619@60 3619@101 3618@153
  auto d = [] __device__ { auto l = [] __device__ {}; auto m = [] { auto n = [] __device__ {}; }; auto o = [](auto x) { auto p = [] __device__ {}; }; auto q = [] __host__ __device__ { auto r = [] __device__ {}; }; };
  auto ho = [] __host__ { auto l = [] __device__ {}; auto m = [](auto x) { return [] __device__ {}; }; }; //= 3618@97
  auto dg = [] __device__ (auto x) { auto l = [] __device__ {}; auto ho = [] __host__ { auto l = [] __device__ {}; }; }; //= 3618@112
  auto hg = [] __host__ __device__ (auto x) { auto l = [] __device__ {}; }; //= 3614@13 3618@70
  auto plain = [] { return [] { return [] { return [] __device__ {}; }; }; };
  auto def = [](int x = [] __device__ { return 1; } ? 1 : 2) {};
  void loc(int a = [] __device__ { return 1; } ? 1 : 2);
  struct L { int m = [] { auto l = [] __device__ {}; return 1; }(); static void s() { auto g = [](auto x) { auto l = [] __device__ {}; }; } }; //= 3618@132
}
__device__ void dv() { auto a = [] __host__ { auto l = [] __device__ {}; }; auto b = [] __host__ __device__ { auto l = [] __device__ {}; }; auto c = [] { auto l = [] __device__ {}; }; }
__global__ void k() { auto a = [] { auto l = [] __device__ {}; }; auto b = [] __host__ __device__ { auto l = [] __device__ {}; }; }
template <class T> void t() { auto g = [](T x) { auto l = [] __device__ {}; }; auto h = [](auto x) { auto l = [] __device__ {}; }; } template void t<int>(); //= 3618@125
//## without_parent --extended-lambda
struct NoDef { NoDef(int); int v; };
typedef int R8[1][1][1][1][1][1][1][1];
auto ns = [] (int p, int q, auto... pk) { struct K {} k; NoDef n[2] = {1,2}; R8 r8 = {}; int ar[2];
  auto a = [&] __device__ {}; //= 3618@27
  auto b = [&p] __device__ {}; //= 3618@28
  auto c = [k] __device__ {}; //= 3618@27
  auto d = [n] __device__ {}; //= 3618@27
  auto e = [r8] __device__ {}; //= 3618@28
  auto f = [x = ar] __device__ {}; //= 3596@13 3618@32
  auto g = [x = p] __host__ __device__ {}; //= 3618@40
  auto i = [] __device__ () constexpr {}; //= 3618@26 3620@39
  auto j = [] __host__ __device__ (auto x) {}; //= 3614@12 3618@35
  auto l = [] __host__ __device__ (K x) {}; //= 3618@35
  auto m = [=] __device__ { if constexpr (sizeof(int) == 4) { return p; } }; //= 3618@27 3691@70
  auto o = [pk...] __device__ {}; //= 3618@31
};
auto ns2 = [] (int p, int q) { struct K {} k; NoDef n[2] = {1,2}; R8 r8 = {}; int ar[2];
  auto a = [&] __device__ {}; //= 3617@27
  auto b = [&p] __device__ {}; //= 3617@28
  auto c = [k] __device__ {}; //= 3617@27
  auto d = [n] __device__ {}; //= 3617@27
  auto e = [r8] __device__ {}; //= 3617@28
  auto f = [x = ar] __device__ {}; //= 3596@13 3617@32
  auto g = [x = p] __host__ __device__ {}; //= 3617@40
  auto i = [] __device__ () constexpr {}; //= 3617@26 3620@39
  auto j = [] __host__ __device__ (auto x) {}; //= 3614@12 3617@35
  auto l = [] __host__ __device__ (K x) {}; //= 3610@12 3617@35
  auto m = [=] __device__ { if constexpr (sizeof(int) == 4) { return p; } }; //= 3617@27 3691@70
};
void f() { auto hd = [] __host__ __device__ (int p, int q) { struct K {} k; NoDef n[2] = {1,2}; R8 r8 = {}; int ar[2];
  auto a = [&] __device__ {}; //= 3619@27
  auto b = [&p] __device__ {}; //= 3619@28
  auto c = [k] __device__ {}; //= 3619@27
  auto d = [n] __device__ {}; //= 3619@27
  auto e = [r8] __device__ {}; //= 3619@28
  auto f = [x = ar] __device__ {}; //= 3596@13 3619@32
  auto g = [x = p] __host__ __device__ {}; //= 3619@40
  auto i = [] __device__ () constexpr {}; //= 3619@26 3620@39
  auto j = [] __host__ __device__ (auto x) {}; //= 3614@12 3619@35
  auto l = [] __host__ __device__ (K x) {}; //= 3610@12 3619@35
  auto m = [=] __device__ { if constexpr (sizeof(int) == 4) { return p; } }; //= 3619@27 3691@70
}; }
//## implicit_this --extended-lambda --diag_warning=3635 --diag_suppress=174
struct B { int bv; void bm() const; static void bs(); }; struct S : B { int v, w; int arr[2]; static int s; enum { e }; using B::bm; typedef int T; void g(int) const; static void sg(int); void g(double, double) const;
void m(int p) { auto a = [=] __device__ { return v; }; auto b = [=] __host__ __device__ { return this->v; }; auto c = [=] __device__ { g(1); }; auto d = [=] __device__ { bm(); bv; }; auto f = [=] __device__ { return p + s + e; }; auto h = [this] __device__ { return v; }; auto i = [*this] __device__ { return v; }; auto j = [=, *this] __device__ { return v; }; auto k = [=] __device__ { sg(1); bs(); }; auto l = [=] __device__ { return sizeof(v); }; auto n = [=] __device__ { return (*this).w + v; }; auto o = [=] __device__ { return [=] { return v; }(); }; auto q = [=] { return [=] __device__ { return v + w; }(); }; auto r = [=] { return v; }; auto t = [=] __device__ { T x = arr[0]; return x + arr[1]; }; auto u = [=] __device__ { auto z = &S::v; return z; }; auto x = [=] __device__ { if (p) return v; return w; }; auto y = [=] __device__ { int v = 1; return v; }; auto aa = [=] __device__ { S q; return q.v; }; auto ab = [=] __device__ { return operator()(1); }; auto ac = [=] __device__ { return [this] { return v; }(); }; auto ad = [=] __device__ { return [*this] { return v; }(); }; auto ae = [=] __device__ { return [q = v] { return q; }(); }; auto af = [x = v] __device__ { return x; }; auto ag = [=, x = v] __device__ { return x; }; } //= w3635@50 w3635@98 w3635@136 w3635@171 w3635@486 w3635@548 w3635@605 3464@613 3623@613 w3635@680 w3635@805 w549@910 w3635@952 w3635@1005 w3635@1066 w3635@1132
int operator()(int) const; };
template <class T> struct U : B { T t; void m() { auto a = [=] __device__ { return t; }; auto b = [=] __device__ { return this->bv; }; auto c = [=] __host__ __device__ { m(); }; } template <class V> void n(V v) { auto a = [=] __device__ { return t + v; }; } }; template struct U<int>; template void U<int>::n(int); //= w3635@84 w3635@123 w3635@171 w3635@247
//## constexpr_if --extended-lambda
template <bool B> struct C { static constexpr bool value = B; }; constexpr bool gt = true; struct S { int v; static constexpr int sv = 1; void m() { auto a = [=] __device__ { if constexpr (gt) return v; else return 0; }; auto b = [=] __device__ { if constexpr (sv) { return sv; } }; auto c = [=] __device__ { v; if constexpr (gt) return v; else return 0; }; } }; //= 3691@201 w174@310
void f(int n, int m, const int c) { constexpr int k = 1; const int kc = 2; int arr[3]; auto l0 = [] { return 1; };
 auto a = [=] __device__ { if constexpr (gt) return n; else return m; }; //= 3691@53 3691@68
 auto b = [=] __host__ __device__ { int z = n; if constexpr (gt) return n; else return m + z; }; //= 3691@88
 auto d = [n] __device__ { if constexpr (gt) return n; };
 auto e = [n, m] __device__ { if constexpr (gt) return n; else return m; };
 auto g = [=] __device__ { if constexpr (k) return 1; }; //= 3691@42
 auto h = [=] __device__ { if constexpr (kc) return kc; }; //= 3691@42
 auto i = [=] __device__ { if constexpr (sizeof(n)) return sizeof(m); };
 auto j = [=] __device__ { if constexpr (C<k>::value) return n; return n; }; //= 3691@62
 auto o = [=] __device__ { if (gt) return n; else return m; };
 auto p = [=] __device__ { if constexpr (gt) { if constexpr (k == 1) { return n; } } return m; }; //= 3691@62 3691@79
 auto q = [=] __device__ { if constexpr (gt) { auto in = [=] { return n; }; return in(); } }; //= 3691@71
 auto r = [=] __device__ { auto in = [=] { if constexpr (gt) return n; }; return in(); }; //= 3691@69
 auto s = [=] { if constexpr (gt) { auto in = [=] __device__ { return n; }; } };
 auto t = [=] __device__ { if constexpr (constexpr int z = 1; z) return n; }; //= 3691@73
 auto u = [=] __device__ { if constexpr (gt) { int loc = 1; return loc; } else { static int st; return st; } };
 auto v = [=] __device__ { if constexpr (gt) { return arr[0]; } return m; }; //= w549@55 3691@55
 auto w = [=, n] __device__ { if constexpr (gt) { return n + m; } }; //= 1729@15 3691@62
 auto x = [=] __device__ { return [=] { if constexpr (gt) { return [=] { return n; }(); } }(); }; //= 3691@81
 auto y = [&] __device__ { if constexpr (gt) return n; }; //= 3593@26 3593@53 3691@53
 auto z = [=] __device__ { while (true) if constexpr (gt) { for (int i = n; i < m; i++) {} } }; //= 3691@74 3691@81
 auto aa = [=] __device__ { if constexpr (gt) { switch (n) { case 1: return m; } } return c; }; //= 3691@57 3691@77
 auto bb = [x = n] __device__ { if constexpr (gt) return x; };
 auto cc = [=] __device__ { if constexpr (l0()) return 1; }; //= 3603@43 3691@43
}
template <class T> void t(T v, int n) { auto a = [=] __device__ { if constexpr (sizeof(T) > 1) return v; else return n; }; auto b = [=] __device__ { auto q = v; if constexpr (sizeof(T) > 1) return v; else return T(n); }; auto c = [=] __host__ __device__ { if constexpr (sizeof(v) > 1) return T(); }; auto d = [v] __device__ { if constexpr (sizeof(T) > 1) return v; }; } template void t(int, int); template void t(char, int); //= 3691@103 3691@118 3691@215
//## misplaced --extended-lambda c++20
auto n1 = [] () __device__ { return 1; }; //= 3621@28
auto n2 = [] (int x) __host__ __device__ -> int { return 1; }; //= 3621@49
void f() {
  auto a = [] () __device__ { return 1; }; //= 3621@29
  auto b = [] () mutable __device__ { return 1; }; //= 3621@37
  auto c = [] () __device__ mutable { return 1; }; //= 65@29 1758@29 3621@29
  auto d = [] () noexcept __host__ { return 1; }; //= 3621@36
  auto e = [] <class T> __device__ (T x) { return 1; }; //= 3621@42
  auto g = [] __device__ () __device__ { return 1; }; //= 3621@40
  auto h = [] __device__ () -> int __device__ { return 1; }; //= w1835@36
  auto i = [] () __global__ { return 1; }; //= 3506@18 3644@18 3688@18
  auto j = [] __global__ { return 1; };
  auto k = [] __attribute__((unused)) __device__ () { return 1; };
  auto l = [] __device__ __attribute__((always_inline)) () { return 1; };
  auto m = [] [[nodiscard]] __device__ { return 1; }; //= 3621@40
  auto n = [] __device__ [[nodiscard]] { return 1; };
  auto o = [] __device__ __device__ __host__ __host__ { return 1; };
  auto p = [] () __attribute__((noinline)) { return 1; };
  auto q = [] __host__ __device__ () __host__ __device__ {}; //= 3621@58
  auto r = __device__ [] { return 1; }; //= 29@12
}
__device__ void dv() { auto a = [] () __device__ { return 1; }; auto b = [] __host__ () __device__ {}; } //= 3621@50 3621@100
template <class T> void t() { auto a = [] () __device__ { return T(); }; auto b = [] (auto x) __host__ {}; } template void t<int>(); //= 3621@57 3621@104
//## switched_off 
auto n1 = [] __device__ { return 1; }; //= 3612@25
int n2 = [] __host__ { return 1; }(); //= 3612@22
struct S { int m = [] __device__ { return 1; } ? 1 : 2; void f(int x = [] __host__ { return 1; }()) { auto a = [this] __device__ {}; } S() : m([] __host__ { return 1; }()) {} }; //= 3612@34 3612@84 3612@130 3612@156
__global__ void k() { auto a = [] __device__ { return 1; }; auto b = [] __host__ __device__ {}; } //= 3612@46 3612@93
__device__ void d() { auto a = [] __device__ (auto x) constexpr { return x; }; a(1); } //= 3612@46
template <class T> void t(T v) { auto a = [v] __device__ { return v; }; auto b = [&] __host__ __device__ { return [] __host__ {}; }; } //= 3612@58 3612@106 3612@127
template void t(int);
void f(int n) { auto a = [&n] __device__ { return n; }; auto b = [x = n] __host__ __device__ { return x; }; auto c = [] () __device__ {}; auto d = [] __global__ {}; a(); b(); auto e = [] __device__ __host__ (auto x) {}; auto g = [] __attribute__((unused)) {}; int (*fp)() = [] __device__ { return 1; }; } //= 3612@42 3612@94 3621@135 3612@208 3612@289
//## object_of_lambda_in_initializer --extended-lambda --diag_warning=3635
struct T { int v; 
 void f() { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; } //= 3593@37 w3635@46 w3635@85
 void g() { auto o = [&] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3593@52 w3635@61 w3635@100
 void h() { auto o = [=] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3593@52 w3635@61 w3635@100
 void i() { auto o = [this] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3593@55 w3635@64 w3635@103
 void j() { auto o = [*this] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3593@56 w3635@65 w3635@104
 void k() { auto o = [&, this] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3593@58 w3635@67 w3635@106
 void l() { auto o = [=](auto x) { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3618@60 w3635@69 3618@99 w3635@108
 void m() { auto o = [&](auto x) { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3618@60 w3635@69 3618@99 w3635@108
 void n() { auto o = [this](auto x) { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3618@63 w3635@72 3618@102 w3635@111
 void p() { auto o = [=] __host__ __device__ { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3619@72 w3635@81 3619@111 w3635@120
 int x1 = [=] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; return 1; }(); //= 3617@41 3593@50 3617@80
 int x2 = [&] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; return 1; }(); //= 3617@41 3593@50 3617@80
 int x3 = [this] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; return 1; }(); //= 3617@44 3593@53 3617@83
 int x4;
 void q() { auto o = [=] { auto p = [=] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; }; } //= 3593@67 w3635@76 w3635@115
 void r() { auto o = [=] { auto p = [&] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; }; } //= 3593@67 w3635@76 w3635@115
 void s() { auto o = [=] { auto p = [this] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; }; } //= 3593@70 w3635@79 w3635@118
 void t() { auto o = [=] __device__ { auto p = [=] { return v; }; auto q = [&] { return v; }; }; auto r = [&] __device__ { auto p = [=] { return v; }; auto q = [&] { return v; }; }; } //= w3635@61 3593@122 w3635@146
 void w(int z) { auto o = [=] { auto a = [&] __device__ { return z + v; }; auto b = [=] __device__ { return z + v; }; }; } //= 3593@57 3593@66 w3635@70 w3635@113
};
template <class X> struct U { int v;
 void f() { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; } //= 3593@37 w3635@46 w3635@85
 void g() { auto o = [&] { auto a = [&] __device__ { return v; }; auto b = [=] __device__ { return v; }; }; } //= 3593@52 w3635@61 w3635@100
};
template struct U<int>;
