//## parents --extended-lambda --diag_suppress=177,549,174
struct S { S() { auto a = [] __device__ { }; } ~S() { auto b = [] __host__ __device__ () { }; } void ok() { auto c = [] __device__ { }; } static void s() { auto d = [] __device__ { }; } operator int() { auto e = [] __device__ { }; return 1; } }; //= 3600@41 3600@87
class P { void pv() { auto a = [] __device__ { }; } protected: void pt() { auto b = [] __device__ () mutable { }; } public: void pu() { auto c = [] __device__ { }; } class Q { public: void m() { auto d = [] __device__ { }; class R { public: void n() { auto e = [] __device__ { }; } }; } }; }; //= 3608@46 3608@99 3592@276
auto f1() { auto a = [] __device__ { }; return 1; } decltype(auto) f2() { auto a = [] __device__ -> int { return 1; }; return 1; } auto f3() -> int { auto a = [] __device__ { }; return 1; } auto *f4() { auto a = [] __device__ { }; return (int *)0; } //= 3613@36 w3216@98 3613@98 3613@227
struct { void m() { auto a = [] __device__ { }; } } u; typedef struct { void m() { auto a = [] __device__ { }; } } T; void f5() { struct L { void m() { auto a = [] __device__ { }; } static void s() { auto b = [] __host__ __device__ { }; } }; } //= 3601@44 3601@107 3592@176 3592@233
auto g1 = [] __device__ { }; auto g2 = [] { auto a = [] __device__ { }; }; struct M { int m = [] __device__ { return 1; }(); }; void f6(int = ([] { [] __device__ { }; return 1; })()); template <class X> auto g3 = [] { auto a = [] __device__ { }; }; //= 3617@68 3623@122 3617@163 3617@242
void f7() { auto a = [](auto x) { auto b = [] __device__ { }; }; auto c = [] __host__ __device__ { auto d = [] __device__ { }; }; auto e = [] { auto f = [] __device__ { }; }; auto g = [] __device__ { auto h = [] __device__ { }; }; auto i = []<class Y>(Y) { auto j = [] __device__ { }; }; } //= 3618@58 3619@123 w3288@243 3618@281
template <class X> void t1() { auto a = [] __device__ { }; } template <class X> auto t2() { auto a = [] __device__ { }; return 1; } template <class X> struct C { C() { auto a = [] __device__ { }; } private: void m() { auto b = [] __device__ { }; } }; template <class, int> void t3() { auto a = [] __device__ { }; } //= 3613@116 3600@192 3608@242
__device__ void d1() { auto a = [] __device__ { }; } __global__ void k1() { auto a = [] __device__ { }; } __host__ __device__ void hd1() { auto a = [] __device__ { }; auto b = [] __host__ __device__ { }; } namespace { void n1() { auto a = [] __device__ { }; } } static void st() { auto a = [] __device__ { }; } constexpr int ce() { auto a = [] __device__ { }; return 1; } int main() { auto a = [] __device__ { }; } //= 2660@338
//## annotations --extended-lambda --diag_suppress=177,549,174
void f() { auto a = []() __device__ { }; auto b = []() __host__ __device__ mutable { }; auto d = [] __host__ __device__ (auto x) { }; auto e = [] __device__ (auto x) { }; auto g = [] __host__ { }; auto h = [] __device__ () noexcept { }; auto i = [] __host__ __device__ (int x = 1) mutable noexcept -> int { return x; }; auto j = [] __device__ () { } ; auto k = [] __global__ { }; auto l = []<class T> __device__ (T) { }; } //= 3621@37 65@76 1758@76 3621@76 3614@98 w3288@392 3621@417
__device__ void d() { auto a = []() __device__ { }; auto b = [] __device__ (auto x) { }; auto c = [] __host__ __device__ (auto x) { }; auto e = [] __device__ () constexpr { }; } auto g = []() __device__ { }; //= 3621@48 3621@204
//## annotations_not_extended --diag_suppress=177,549,174
void f() { auto a = [] __device__ { }; auto b = [] __host__ __device__ () { }; auto c = [] __host__ { }; auto d = []() __device__ { }; auto e = [] { }; } __device__ void d() { auto a = [] __device__ { }; } auto g = [] __device__ { }; template <class T> void t() { auto a = [] __device__ { }; } //= 3612@35 3612@72 3612@101 3621@131 3612@200 3612@230 3612@288
//## captures --extended-lambda --diag_suppress=177,549,174
struct D { D(); D(int) = delete; D &operator=(const D &) = delete; }; struct E { E(int); }; struct F { const int x; }; struct G { private: G(); }; struct O { int x; }; template <class T> struct W { }; class V { public: struct Pu { }; private: struct Pr { }; enum En { en }; public: void m(); static void s(); int i; };
void f1(int a, int &b, int c[3]) { auto l1 = [=] __device__ { return a + b + c[0]; }; auto l2 = [&] __device__ { }; auto l3 = [&a] __device__ { }; auto l4 = [&, a] __device__ { b = a; }; auto l5 = [&x = a] __device__ { }; auto l6 = [=, &b] __host__ __device__ { return b; }; auto l7 = [&] { return a; }; auto l8 = [=] __device__ { return [&] { return a; }(); }; } //= 3593@112 3593@129 3593@176 3593@178 3593@200 3593@238
template <class... T> void f2(T... t) { auto l1 = [t...] __device__ { }; auto l2 = [=] __device__ { int x[] = {t...}; }; auto l3 = [&t...] __device__ { }; auto l4 = [] __device__ { return sizeof...(t); }; } //= 3594@52 3594@112 3593@134 3594@134
void f3() { int a[1][1][1][1][1][1][1], b[1][1][1][1][1][1][1][1]; int (*p)[1][1][1][1][1][1][1][1][1] = nullptr; D d[2]; E *e; F g[1]{1}; O o[2]; const O co[1]{}; auto l1 = [a] __device__ { }; auto l2 = [b] __device__ { }; auto l3 = [=] __device__ { b; p; }; auto l4 = [d] __device__ { }; auto l5 = [g] __host__ __device__ { }; auto l6 = [o, co] __device__ { }; } //= 3597@206 3597@252 3599@272 3598@302 3599@302
void f4() { int a[3]; auto l1 = [x = a] __device__ { }; auto l2 = [x = "s"] __device__ { }; auto l3 = [x = 1, y{2}] __device__ { }; auto l4 = [x = 1] __host__ __device__ { }; auto l5 = [x = 1, y = 2] __host__ __device__ { }; int (&r)[3] = a; auto l6 = [x = r] __device__ { }; } //= 3596@34 3615@144 3615@187 3615@194 3596@254
void f5() { struct L { int x; struct I { }; } l; enum LE { le } e = le; union U { int x; } u; auto c = [] { }; L *p = &l; L::I i; W<L> w; L a[2]; void (*q)(L) = nullptr; int L::*m = nullptr; auto l1 = [l] __device__ { }; auto l2 = [e] __device__ { }; auto l3 = [u] __device__ { }; auto l4 = [c] __device__ { }; auto l5 = [p] __device__ { }; auto l6 = [i] __device__ { }; auto l7 = [w] __device__ { }; auto l8 = [a] __device__ { }; auto l9 = [q] __device__ { }; auto l10 = [m] __device__ { }; auto l11 = [=] __device__ { return l.x; }; auto x = [] __device__ { }; auto l12 = [x] __device__ { }; auto l13 = [y = l] __device__ { }; } //= 3603@203 3603@233 3603@263 3603@293 3603@323 3603@353 3603@383 3603@413 3603@474 3603@528 3603@607
void V::m() { Pr a; Pu b; En c = en; Pr *p = &a; W<Pr> w; auto l1 = [a] __device__ { }; auto l2 = [b] __device__ { }; auto l3 = [c] __device__ { }; auto l4 = [p] __device__ { }; auto l5 = [w] __device__ { }; auto l6 = [this] __device__ { }; auto l7 = [=] __device__ { return i; }; auto l8 = [*this] __device__ { return i; }; auto l9 = [x = a] __device__ { }; auto l10 = [&] __device__ { return i; }; } //= 3604@70 3604@130 3604@160 3604@190 3604@337 3593@386
void f6(int a) { auto l1 = [=] __device__ { if constexpr (true) { return a; } else return 1; }; auto l2 = [=] __device__ { int b = a; if constexpr (true) { return a; } return b; }; auto l3 = [=] __host__ __device__ { if constexpr (sizeof(a) > 1) { return a; } return 0; }; if constexpr (true) { auto l4 = [=] __device__ { return a; }; } auto l5 = [a] __device__ { if constexpr (true) return a; return 0; }; } //= 3691@74 3691@256
//## implicit_this --extended-lambda --diag_suppress=177,549,174 --remarks
struct S { int i; void m() { auto a = [=] __device__ { return i; }; auto b = [this] __device__ { return i; }; auto c = [*this] __device__ { return i; }; auto d = [=] { return i; }; auto e = [=] __host__ __device__ { return this->i; }; } }; //= r3635@63 r3635@224
//## signatures --extended-lambda --diag_suppress=177,549,174
class V { struct Pr { }; public: void m() { auto a = [] __host__ __device__ (Pr) { }; auto b = [] __host__ __device__ () -> Pr { return Pr(); }; auto c = [] __device__ (Pr) { }; auto d = [] __host__ __device__ (Pr *, void (*)(Pr)) { return Pr(); }; } }; //= 3611@54 3611@96 3611@188
void f() { struct L { }; auto a = [] __host__ __device__ (L) { }; auto b = [] __host__ __device__ (L &, L *) -> L * { return nullptr; }; auto c = [] __host__ __device__ { return L(); }; auto d = [] __device__ (L) { }; auto e = [] __host__ __device__ { L l; }; auto g = [] { }; auto h = [] __host__ __device__ (decltype(g)) { }; auto i = [] __host__ __device__ (void (*)(L)) { }; } //= 3610@35 3610@76 3610@147 3610@287 3610@338
//## parent_directive --extended-lambda --diag_suppress=177,549,174
void p(); void o(); void o(int); int v; template <class T> void t(); struct S { void m(); static void s(); };
void f() { auto a = [] __nv_parent(p) __device__ { }; auto b = [] __nv_parent(&p) __device__ { }; auto d = [] __nv_parent(v) __device__ { }; auto e = [] __nv_parent(&v) __device__ { }; auto g = [] __nv_parent(1) __device__ { }; auto h = [] __nv_parent(p) __nv_parent(p) __device__ { }; auto j = [] __nv_parent(t<int>) __device__ { }; auto k = [] __nv_parent(&S::m) __device__ { }; auto l = [] __nv_parent(S::s) __host__ __device__ () { }; } //= 28@123 65@124 1758@124 w3216@124 3591@170 3591@213 3590@271
//## calls_and_launches --extended-lambda --diag_suppress=177,549,174
__global__ void k();
void f() { auto a = [] __device__ (int x) -> int { return x; }; a(1); auto b = [] __device__ (int x) { return x; }; b(1); auto c = [] __host__ __device__ (int x) { return x; }; c(1); [] __device__ { }(); auto d = [] { k<<<1, 1>>>(); k(); }; d(); a<<<1, 1>>>(1); c<<<1, 1>>>(1); sizeof(a(1)); decltype(b(1)) e = 1; (a)(1); a.operator()(1); } //= 3464@66 3464@118 3623@118 3464@201 3623@201 3508@234 3464@258 3508@258 3508@274 3623@303 3464@318 3464@325
__host__ __device__ void g() { auto a = [] __device__ (int x) -> int { return x; }; a(1); } auto l = [] __device__ (int x) -> int { return x; }; int v = l(1); void h() { l(1); } __device__ void d() { auto a = [] __device__ { k<<<1, 1>>>(); k(); }; a(); l(1); } //= 3462@86 3465@172 3508@241
//## star_this c++14 --extended-lambda --diag_suppress=177,549,174 --gnu_version=60100
struct S { int i; void m() { auto a = [*this] __host__ __device__ { return i; }; auto b = [*this] __device__ { return i; }; auto c = [*this] { return i; }; } }; //= 3634@39 3634@134
//## star_this_newer c++14 --extended-lambda --diag_suppress=177,549,174
struct S { int i; void m() { auto a = [*this] __host__ __device__ { return i; }; auto c = [*this] { return i; }; } };
//## star_this_not_extended c++14 --diag_suppress=177,549,174 --gnu_version=60100
struct S { int i; void m() { auto c = [*this] { return i; }; } }; //= 40@40 1738@56
//## captures_initialize_members c++17 --diag_suppress=174,177,940
struct NC { NC(); NC(const NC &) = delete; }; class PC { PC(const PC &); public: PC(); }; struct MO { MO(); MO(MO &&); }; struct AB { virtual void f() = 0; };
struct Agg { NC a[2]; }; struct VC { VC(); VC(VC &); };
void f(AB &ab, const VC &cv) { NC nc; PC pc; MO mo; VC v; const VC c; NC arr[2]; Agg g;
 auto a = [nc] {}; //= 1776@12
 auto b = [pc] {}; //= 330@12
 auto d = [mo] {}; //= 1776@12
 auto e = [v] {};
 auto h = [=] { (void)nc; (void)mo; }; //= 1776@23 1776@33
 auto i = [arr] {}; //= 1776@12
 auto j = [g] {}; //= 1776@12
 auto l = [x = nc] {}; //= 1776@16
 auto m = [x = static_cast<MO &&>(mo)] {};
 auto n = [x(mo)] {}; //= 1776@14
 auto p = [&nc] { (void)nc; };
 auto q = [=] { auto r = [=] { (void)nc; }; }; //= 1776@38
}
struct S { S(const S &) = delete; void f() { auto a = [*this] {}; auto b = [this] {}; auto c = [=, *this] {}; } }; //= 1776@56 1776@100
template <class T> void t(T x) { auto l = [x] {}; auto m = [=] { return x; }; } //= 1776@44 1776@73
template void t(NC);
//## captures_read_their_variables c++17 --diag_suppress=174,177,940
struct L { int z; int f() const; };
void f() {
 { L l; auto q = [l] { return l.z; }; } //= w549@31
 { L l; auto q = [l] { return 1; }; } //= w549@19
 { int l; auto q = [l] { return l; }; } //= w549@21
 { int l; auto q = [l] { return l + 1; }; } //= w549@21
 { int l[2]; auto q = [l] { return l[0]; }; } //= w549@36
 { L l; auto q = [=] { return l.z; }; } //= w549@31
 { L l; auto q = [l] { return l.f(); }; }
 { L l; auto q = [=] { return l.f(); }; }
 { L l; auto q = [=] { (void)l; }; } //= w549@30
 { L l; auto q = [x = l] { return x.z; }; } //= w549@23
 { int l; auto q = [x = l] { return x; }; } //= w549@25
 { int l; auto q = [=] { return sizeof(l); }; }
 { int l; auto q = [=]() mutable { l = 1; return l; }; }
 { int l; auto q = [&]() { return l; }; }
 { int l; auto q = [l]() mutable { l = 1; return l; }; }
 { L l; auto q = [l]() mutable { l.z = 1; return l; }; }
}
void g() {
 L l; l.z = 1; auto q = [l] { return l.z; }; L m; auto r = [=] { auto s = [=] { return m.z; }; }; //= w549@88
 int k; auto t = [=] { auto s = [k] { return k; }; }; //= w549@34
}
auto glob = [] { struct L { int z; }; L l; auto q = [l] { return l.z; }; }; //= w549@66
auto glob2 = [] { int l; auto q = [l] { return l; }; int m; auto r = [=] { return m; }; }; //= w549@36 w549@83
//## implicit_this_as_warning c++20 --extended-lambda --diag_warn=this_addr_capture_ext_lambda --diag_suppress=174,177,940
struct S { int m; void f(int a) {
 auto l1 = [=] __device__ { return m; }; //= w2908@36 w3635@36
 auto l2 = [=] __host__ __device__ { return this->m + m; }; //= w2908@45 w3635@45
 auto l3 = [=] { return [=] __device__ { return m; }; }; //= w2908@49 w3635@49
 auto l4 = [&] __device__ { return m; }; //= 3593@27 w3635@36
 auto l6 = [&] { return [=] __device__ { return m; }; }; //= w2908@49 w3635@49
 auto l10 = [=] __device__ { f(1); }; //= w2908@30 w3635@30
 auto l11 = [=] __device__ (auto x) { f(x); }; //= w2908@39 w3635@39
}
template <class T> void g() { auto l = [=] __device__ { return m; }; } //= w2908@64 w3635@64
};
//## lambdas_in_local_classes c++17 --extended-lambda --diag_suppress=1574 --diag_suppress=174,177,940
#define T(x) static_assert(__nv_is_extended_device_lambda_closure_type(decltype(x)) , "not")
void local() { struct L { int d = [] { auto q = [] __device__ {}; T(q); return 1; }(); void m(int w = [] { auto q = [] __device__ {}; T(q);  return 1; }()); int e = [] { auto q = [] __device__ {}; T(q); return [] { auto z = [] __device__ {}; T(z); return 1; }(); }(); }; 
 auto z = [] __device__ {}; T(z); }
void lo2() { struct L { struct N { int d = [] { auto q = [] __device__ {}; T(q); return 1; }(); }; int k = [] __device__ () -> int { return 1; } == nullptr; }; auto x = [] { struct M { int d = [] { auto q = [] __device__ {}; T(q); return 1; }(); }; return 1; }; }
struct Out { void f() { struct L { int d = [] { auto q = [] __device__ {}; T(q); return 1; }(); }; } };
//## instances_of_parents c++17 --extended-lambda --diag_suppress=174,177,940
class K { struct P { int z; }; public: using A = P; template <class T> struct Q {}; template <class T> struct PubT {}; };
template <class T> int f(T t) { auto l = [t] __device__ { return 1; }; return 1; } //= 3604@43 3607@57
template <class... T> constexpr int g() { auto l = [] __host__ __device__ { return 1; }; return 1; } //= 3606@75
template <class T> struct S { template <class U> static int sm(U u) { auto l = [] __device__ {}; return 1; } int m(T t) { auto l = [] __device__ {}; return 1; } }; //= 3607@94
template int f<K::A>(K::A); template int f<K::PubT<int>>(K::PubT<int>); template int S<int>::sm<K::A>(K::A); template int S<K::A>::m(K::A);
void h() { struct L {}; int a[g<int, L>()]; }
constexpr int ce() { return [] __host__ __device__ { return 1; }(); } static_assert(ce() == 1, ""); //= 28@85
//## parent_directives c++20 --extended-lambda --diag_suppress=174,177,940
void one(); struct S { int d; void m(); };
void f() { auto a = [] __device__ __nv_parent(&S::d) {}; auto b = [] __device__ __nv_parent(nullptr) {}; auto c = [] __device__ __nv_parent(&S::m) {}; auto d = [] __device__ __nv_parent(&one) {}; } //= 3591@54 3591@102
auto q = [] () noexcept __device__ -> int { return 1; }; //= 3621@43
template <class... T> void p(T... t) { auto a = [...u = t] __host__ __device__ {}; auto b = [&...u = t] __device__ {}; } //= 3615@50 3593@95
//## preserved_return_types c++17 --extended-lambda --diag_suppress=174,177,940
template <class T> struct Box { T t; template <class U> struct R { typedef U type; }; using ty = T; }; template <class T> using Id = T; template <class T> using Ptr = T *; template <class T> using Vd = int; template <class T> T fn(T); struct S { typedef int q; };
#define P(...) { auto l = [] __attribute__((device)) (int x, S s, int *p) -> __VA_ARGS__ { __builtin_unreachable(); }; static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(l)), #__VA_ARGS__); }
void f() {
P(decltype(x)) //= 1574@1
P(const decltype(x))
P(decltype(x) *)
P(decltype(x) &)
P(Box<decltype(x)>)
P(Box<decltype(x)> *)
P(typename Box<int>::R<decltype(x)>::type)
P(typename Box<decltype(x)>::ty)
P(decltype(s)::q)
P(Id<decltype(x)>)
P(Ptr<decltype(x)>)
P(Vd<decltype(x)>)
P(int (*)(decltype(x)))
P(decltype(fn(x))) //= 1574@1
P(decltype(fn<decltype(x)>(1)))
P(decltype(sizeof x))
P(decltype(sizeof(x)))
P(decltype(alignof(decltype(x))))
P(decltype(noexcept(x + 1)))
P(decltype(Box<decltype(x)>()))
P(decltype(static_cast<decltype(x)>(1)))
P(decltype(sizeof(x) + x)) //= 1574@1
P(decltype((x))) //= 1574@1
P(decltype(*p)) //= 1574@1
P(decltype(int(x))) //= 1574@1
P(decltype((decltype(x))1))
P(decltype(true ? 1 : x)) //= 1574@1
P(decltype(nullptr))
P(Box<decltype(sizeof(x))>)
P(int (&)[sizeof(x)])
P(Box<int (&)[sizeof(x)]>)
P(auto)
P(decltype(auto))
P(__typeof__(x))
}
template <class T> void g(T tt) {
#define Q(...) { auto l = [] __attribute__((device)) (T x, int y) -> __VA_ARGS__ { __builtin_unreachable(); }; static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(decltype(l)), #__VA_ARGS__); }
Q(decltype(x)) //= 1574@1
Q(Box<decltype(x)>)
Q(Box<decltype(y)>)
Q(decltype(y)) //= 1574@1
Q(Box<T>)
Q(decltype(T() + 1))
Q(decltype(x) *)
Q(decltype(y) *)
}
template void g(int);
//## elaborated_trailing_types c++17
struct E2 { int a; }; enum E3 { e };
auto a = [](int) -> struct E2 { return {}; };
auto b = [](int) -> enum E3 { return e; };
auto m() -> struct E2 { return {}; }
struct S { auto m() -> struct E2 { return {}; } E2 operator,(int); };
void f(S s) { (s, 1); s, 1; }
