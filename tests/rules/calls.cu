//## calls_by_name --diag_suppress=174,177
__device__ int d(int);
__device__ constexpr int cd(int v) { return v; }
__device__ void n0(); __global__ void k();
namespace n { __device__ int f(int); struct S { static __device__ int sf(int); }; namespace m { __device__ int g(int); } using m::g; }
using n::f; namespace alias = n::m;
int h1() { return d(1); } //= 3464@19
int h2() { return (d)(1); } //= 3464@19
int h3() { return (&d)(1) + ((d))(2); } //= 3464@19 3464@29
int h4() { return (*d)(1) + (**d)(1); }
int h5() { int (*p)(int) = d; int (&r)(int) = d; return p(1) + r(1) + (*p)(1); }
int h6() { return n::f(1) + n::S::sf(1) + f(2) + n::g(1) + alias::g(2) + ::d(3); } //= 3464@19 3464@29 3464@43 3464@50 3464@60 3464@74
__host__ __device__ int h7() { return d(1) + cd(1); } //= 3462@39 3463@46
__host__ int h8() { return cd(1) + (cd)(2); } //= 3465@28 3465@36
void h9() { n0(), n0(); if (d(1)) n0(); for (; d(2); n0()) ; return n0(); } //= 3464@13 3464@19 3464@29 3464@35 3464@48 3464@54 3464@69
int v = d(1); int w = cd(1);
int h10(int a = d(1)) { return a; }
int h11() { return h10() + sizeof(d(1)) + alignof(decltype(d(1))) + noexcept(d(1)); }
int h12() { int a[cd(2)]; static_assert(cd(1), ""); enum { e = cd(3) }; switch (1) { case cd(4): ; } return sizeof(int[cd(5)]); } //= 3465@19 3465@41 3465@64 3465@91 3465@120
int h13() { if constexpr (cd(0)) { return d(1); } else { return d(2); } } //= 3465@27 3464@65
int h14() { if (false) return d(1); return true ? d(2) : d(3); } //= 3464@31 3464@51 3464@58
struct L { int a : cd(3); int b[cd(2)]; enum { e = cd(4) }; int c = d(1); };
int h15() { struct M { int a : cd(3); int c = d(1); int m() { return d(2); } }; return M().a; } //= 3464@70
__device__ int ok1() { return d(1) + cd(1); }
__global__ void ok2() { d(1); n0(); }
void h16(decltype(d(1)) x) noexcept(noexcept(d(1))) { }
int h17() { return [] { return d(1); }() + [](int a = d(1)) { return a; }(1); } //= 3464@32
void h18() try { n0(); } catch (...) { n0(); } //= 3464@18 3464@40
struct B { B(int); B() : B(d(1)) { } int i; }; struct C : B { C() : B(d(1)), a(d(2)), b{d(3)} { } int a, b; }; //= 3464@28 3464@71 3464@80 3464@89
//## calls_with_relaxed_constexpr --relaxed_constexpr --diag_suppress=174,177
__device__ int d(int);
__device__ constexpr int cd(int v) { return v; }
int h1() { return d(1) + cd(1); } //= 3464@19
__host__ __device__ int h2() { return d(1) + cd(1); } //= 3462@39
constexpr int h3(int v) { return v ? 1 : d(1); } //= 3464@42
constexpr int h4(int v) { return cd(v); }
struct D { __device__ constexpr D() : v(1) { } __device__ constexpr operator int() const { return v; } int v; };
int h5() { D a; return a; }
//## calls_of_members --diag_suppress=174,177
struct S {
    __device__ int m(int) const; static __device__ int s(int); __device__ virtual int v();
    __device__ int operator()(int) const; __device__ int operator[](int) const; __device__ S *operator->(); __device__ S &operator*();
    __device__ S &operator++(); __device__ S operator++(int); __device__ bool operator!() const; __device__ S operator~() const; __device__ S operator-() const;
    __device__ operator int() const; __device__ explicit operator bool() const; int z;
    template <class T> __device__ T t(T) const;
};
__device__ S operator+(const S &, const S &); __device__ bool operator<(const S &, const S &); __device__ S &operator+=(S &, int); __device__ S operator,(const S &, int);
__device__ int operator""_q(unsigned long long); __device__ int operator""_s(const char *, unsigned long);
S &r();
void h1() { r().m(1); r().S::m(2); (&r())->m(3); r().s(4); S::s(5); r().v(); r().S::v(); r().t(2); } //= 3464@17 3464@30 3464@44 3464@50 3464@60 3464@73 3464@85 3464@94
void h2() { r()(1); r()[1]; r()->z; *r(); ++r(); r()++; !r(); ~r(); -r(); } //= 3464@16 3464@24 3464@32 3464@37 3464@43 3464@53 3464@57 3464@63 3464@69
void h3() { r() + r(); r() < r(); r() += 1; (r(), 1); operator+(r(), r()); r().operator()(1); } //= 3464@17 3464@28 3464@39 3464@49 3464@55 3464@80
void h4() { int i = r(); int j(r()); int k{r()}; i = r(); double x = r(); } //= 3464@21 3464@32 3464@44 3464@54 3464@70
void h5() { if (r()) ; while (r()) ; for (; r();) ; do ; while (r()); !!r(); r() ? 1 : 2; } //= 3464@17 3464@31 3464@45 3464@65 3464@72 3464@78
int h6() { switch (r()) { } return r(); } //= 3464@20 3464@36
void h7(int, ...); void h8() { h7(r()); h7(1, 2); int a[3]; a[r()]; a[(int)r()]; (int)r(); static_cast<int>(r()); (bool)r(); } //= 3464@35 3464@63 3464@76 3464@87 3464@109 3464@121
int h9() { return 3_q + sizeof("x"_s) + "y"_s; } //= 3464@19 3464@41
int h10(S *p) { int (S::*f)(int) const = &S::m; return (r().*f)(1) + p->m(1) + (*p).m(2); } //= 3464@73 3464@85
void h11(int a) { r() + a; a + r(); r() == 1; r() && a; a || r(); } //= 3464@19 3464@32 3464@37 3464@47 3464@62
//## objects --diag_suppress=174,177,550
struct D { __device__ D(); __device__ D(int); __device__ D(int, int); __device__ D(const D &); __device__ ~D(); int z; };
struct N { __device__ N(); __device__ N(int); int z; };
D make(); D &ref(); N nm(); void take(D); void takeref(const D &);
void f1() { D a; D b(1); D c = 2; D d{3}; D e = {4, 5}; D f = ref(); } //= 3464@15 3464@20 3464@28 3464@37 3464@45 3464@59
void f2() { static D a; const D b; D c = make(); D d = D(1); D e(D(2)); auto f = D(3); auto g = make(); } //= 3464@22 3464@33 3464@38 3464@52 3464@56 3464@64 3464@66 3464@78 3464@82 3464@93
void f3() { D a[3]; D b[] = {1, 2}; N c[3]; N d[2][2]; } //= 3464@15 3464@23
void f4() { if (D a; true) ; for (D b;;) ; while (N c = 1) ; } //= 3464@19 3464@37 w128@44 711@53 3464@53
void f5() { D(); D(1); D{}; D{1}; D(1, 2); (D)1; static_cast<D>(1); N(); N{}; } //= 3464@13 3464@18 3464@35 3464@69
void f6() { new D; new D(1); new D(); new D{}; new D{1}; new D[3]; new D[2]{}; new N; new N[2]; new (N); } //= 3464@13 3464@20 3464@30 3464@58 3464@80 3464@87 3464@97
void f7(D *p, N *q) { delete p; delete[] p; p->~D(); (*p).~D(); p->D::~D(); delete q; q->~N(); } //= 3464@30 3464@42 3464@48 3464@59 3464@71
D f8() { return D(); } D f9() { return 1; } D f10() { return {1}; } N f11() { return ref().z; } //= 3464@17
void f12() { take(1); take(D(1)); takeref(1); take(ref()); takeref(D()); make(); nm(); } //= 3464@28 3464@68
void f13() { throw D(); } void f14() { try { } catch (D d) { } catch (N n) { } catch (D &r) { } } //= 3464@20 w533@87
void f15() { auto l = [a = D(1)] { }; D x(1); auto m = [x] { }; auto n = [&x] { }; const D &r = 1; D &&s = D(2); } //= 3464@28 3464@41 3464@108
struct E { D d; N n; E() : d(1), n(2) { } }; struct F : D { F() : D(1) { } ~F() { } }; struct G { D d; };
void f16() { E e; F f; G g; G h{}; struct H { N n; } i; }
void f17(D a, N b = N(1)) { } void f18(D a = 1);
__host__ __device__ void f19() { D a; N b(1); } //= 3462@36 3462@41
__device__ void ok() { D a; new D; D(); }
struct P { __device__ constexpr P(int v) : v(v) { } int v; };
void f20(int v) { P a(1); P b = 2; P c{3}; constexpr P d(4); const P e = 5; P f(v); P(1); new P(1); static P g(6); } //= 3465@23 3465@33 3465@39 3465@58 3465@74 3465@79 3465@85 3465@91 3465@112
//## allocation
struct S { static __device__ void *operator new(size_t); static __device__ void operator delete(void *); int v; };
__device__ void *operator new(size_t n) { return 0; }
__device__ void operator delete(void *) noexcept { }
void h() { int *p = new int; delete p; S *s = new S; delete s; operator new(3); ::operator delete(p); S::operator new(4); S::operator delete(p); } //= 3464@64 3464@81 3464@103 3464@123
__host__ __device__ void hd() { operator new(3); } //= 3462@33
//## range_for
struct It { __device__ int operator*(); __device__ It &operator++(); __device__ bool operator!=(It); };
struct R { __device__ It begin(); __device__ It end(); }; struct Q { }; __device__ int *begin(Q); __device__ int *end(Q);
void f1() { for (int x : R()) ; R r; for (auto y : r) ; } //= 3464@26 3464@52
void f2() { for (int x : Q()) ; }
//## disabled_checks
__device__ int d(int);
#pragma nv_exec_check_disable
int a() { return d(1); }
int b() { return d(1); } //= 3464@18
struct S {
#pragma nv_exec_check_disable
    __host__ __device__ S() { d(1); }
#pragma nv_exec_check_disable
    int m();
    _Pragma("nv_exec_check_disable") static int s() { return d(2); }
#pragma nv_exec_check_disable
    friend int fr() { return d(3); }
};
int S::m() { return d(1); }
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
template <class T> int t(T v) { return d(1); } //= 3464@40
#pragma nv_exec_check_disable
struct C { int m() { return d(1); } }; //= 3464@29
#pragma nv_exec_check_disable
int lambda() { return [] { return d(1); }() + d(1); } //= 3464@35
int stmt() {
#pragma nv_exec_check_disable //= 606@9
    d(1); //= 3464@5
    return 0;
}
__global__ void k();
#pragma nv_exec_check_disable
void launches() { k(); d<<<1, 1>>>(1); } //= 3508@19 3508@24
#pragma nv_exec_check_disable //= 609@9
template <> int t(int v) { return d(1); }
#pragma nv_exec_check_disable
extern "C" int c() { return d(1); }
//## templates_at_definition
__device__ int d(int); template <class T> __device__ int td(T); struct S { __device__ int m(); template <class T> __device__ int t(T); };
__device__ constexpr int cd(int v) { return v; }
template <class T> int f1(T t) { return d(1); } //= 3464@41
template <class T> int f2(T t) { return d(t) + td(t) + td<T>(t) + td(1) + td<int>(1) + sizeof(d(1)); } //= 3464@67 3464@75
template <class T> __host__ __device__ int f3(T t, S s) { return s.m() + s.t(1) + s.t(t) + s.t<T>(1) + cd(1); } //= 3462@68 3462@76 3463@104
template <class T> __device__ int f4(T t) { return d(1) + td(t); }
template <class T> struct C { int m() { return d(1); } int n(); static int s() { return td(T()) + d(2); } }; //= 3464@48 3464@99
template <class T> int C<T>::n() { return d(3); } //= 3464@43
auto l1 = [](auto x) { return d(1) + d(x); }; //= 3464@31
template <class T> int v = d(1);
template <class T> int f5() { if constexpr (sizeof(T) > 1) return d(1); else return d(2); }
template <class T> int f6() { if constexpr (true) return d(1); else return d(2); }
template <> int f1(int t) { return d(4); } //= 3464@36
//## deduced_results --diag_suppress=174
__device__ auto f1(int) { return 1; } __device__ auto *f2() { return (int *)0; } __device__ decltype(auto) f3() { return 1; } __device__ auto f4() -> int; __device__ constexpr auto f5() { return 1; }
struct S { __device__ auto m() { return 1; } static __device__ auto s() { return 1; } };
template <class T> __device__ auto t(T v) { return v; }
int h1() { return f1(1) + *f2() + f3() + f4() + f5(); } //= 3464@19 3623@19 3464@28 3623@28 3464@35 3623@35 3464@42 3465@49
int h2() { sizeof(f1(1)); decltype(f1(1)) x = 1; auto p = &f1; auto q = f1; return x + noexcept(f1(2)); } //= 3623@19 3623@36 3623@60 3623@73 3623@97
__host__ __device__ int h3(S s) { return s.m() + S::s() + (&S::m == nullptr); } //= 3462@44 3623@44 3462@50 3623@53 3623@64
int v1 = f1(1); decltype(f1(1)) v2; int a[sizeof(f1(1))]; auto v3 = &S::m; int v4(sizeof(S().m())); //= 3623@10 3623@26 3623@50 3623@73 3623@94
void h4(int = sizeof(f1(1))); __device__ void h5(int = f1(1)); struct D { int m = f1(1); decltype(f1(1)) n; }; //= 3623@22 3623@56 3623@83 3623@99
__device__ constexpr int c1() { return f1(1); } //= 3623@40
__device__ int ok1() { return f1(1) + sizeof(f2()) + S::s() + t(1); } __global__ void ok2() { f1(1); auto p = &f1; }
using n = decltype(f1(1)); template <class T> int tt(T v) { return f1(1) + t(v); } //= 3623@20 3464@68 3623@68
int h6() { return t(1) + t<int>(2); } auto h7 = t<int>; template <class T> void h8() { auto p = t<T>; auto q = &t<int>; } //= 3464@19 3623@19 3464@26 3623@26 3623@49 3623@97 3623@113
//## launches --remarks --diag_suppress=174,329
__global__ void k(); __global__ void kv(int); void h(); __device__ void d(); __host__ __device__ void hd(); struct S { static void sf(); static __device__ void sd(); }; //= r3695@20 r3695@45
template <class T> __global__ void kt(T); template <class T> void ht(T); template <class T> __device__ void dt(T); cudaStream_t stream; //= r3695@41
void ok() { k<<<1, 1>>>(); k<<<1, 1, 0, stream>>>(); (k)<<<1, 1>>>(); (&k)<<<1, 1, 0, 0>>>(); (*k)<<<1, 1>>>(); kv<<<dim3(1), 2>>>(3); kt<<<1, 1>>>(1); kt<int><<<1, 1>>>(1); } //= r3655@21 r3655@64 r3655@106 r3655@128 r3655@145 r3655@167
void pointers() { void (*p)() = k; p<<<1, 1>>>(); (*p)<<<1, 1>>>(); void (&r)() = k; r<<<1, 1>>>(); p(); r(); } //= r3655@44 r3655@62 r3655@94
void plain() { k(); (k)(); (&k)(); kv(1); kt(1); kt<int>(1); ::k(); (*k)(); sizeof(k()); } //= 3508@16 3508@21 3508@28 3508@36 3508@43 3508@50 3508@62 w70@83
void other() { h<<<1, 1>>>(); d<<<1, 1>>>(); hd<<<1, 1>>>(); S::sf<<<1, 1>>>(); S::sd<<<1, 1>>>(); ht<<<1, 1>>>(1); ht<int><<<1, 1>>>(1); dt<<<1, 1>>>(1); } //= 3508@16 r3655@24 3464@31 3508@31 r3655@39 3508@46 r3655@55 3508@62 r3655@74 3464@81 3508@81 r3655@93 3508@100 r3655@109 3508@117 r3655@131 3464@139 3508@139 r3655@148
void objects() { auto l = [](int) { }; l<<<1, 1>>>(1); struct F { void operator()(int); } f; f<<<1, 1>>>(1); 3<<<1, 1>>>(); } //= r3655@48 3508@51 r3655@102 3508@105 109@110 r3655@118
__device__ void dev() { k(); h<<<1, 1>>>(); k<<<1, 1>>>(); d<<<1, 1>>>(); } __global__ void ker() { k(); k<<<1, 1>>>(); hd<<<1, 1>>>(); } //= 3508@25 3508@30 r3655@38 r3655@53 3508@60 r3655@68 r3695@99 3508@101 r3655@114 3508@121 r3655@130
__host__ __device__ void both() { k(); k<<<1, 1>>>(); d<<<1, 1>>>(); } //= 3508@35 r3655@48 3462@55 3508@55 r3655@63
template <class T> void tm(T t) { k(); kv(t); kt(t); kt<T>(t); kt<T><<<1, 1>>>(t); h<<<1, 1>>>(); ht<<<1, 1>>>(t); k<<<t, t>>>(); } //= 3508@35 3508@84
//## launch_mistakes
__global__ void k(int); template <class T> __global__ void kt(T *); struct C { C(); operator dim3(); };
void h() { k<<<1, 1>>>(); } //= 165@24
void h1() { k<<<1, 1>>>(1, 2); } //= 140@28
void h2() { k<<<1>>>(1); } //= 165@18
void h3() { k<<<1, 2, 3, 4, 5>>>(1); } //= 167@26 140@29
void h4() { k<<<"a", 1>>>(1); } //= 415@17
void h5() { k<<<1, 1, 0, 1>>>(1); } //= 167@26
void h6() { k<<<C(), 1>>>(1); }
void h7() { k<<<1, 1>>>("a"); } //= 167@25
void h8() { kt<<<1, 1>>>(1); } //= 304@13
void h9() { k<<<>>>(1); } //= 165@17
void h10() { k<<<1, 1>>>; } //= 125@25 18@27 29@27 65@27
void h11() { k<<<1, 1>>(1); } //= 125@27 3509@27 18@29 29@29 65@29
void h12() { k<<<{1, 2}, 1>>>(1); }
void h13() { nowhere<<<1, 1>>>(1); } //= 20@14
//## member_templates_with_written_arguments
struct S {
    template <class T> __device__ int member(T);
    template <class T> __device__ int none();
    template <class T> static __device__ int of_class(T);
    static __device__ int value();
    static __device__ int several(int);
    template <class T> static __device__ int several(T *);
};
template <class T> struct Q { template <class U> __device__ int q(U); };
int host(S s, S &r, S *p, Q<int> *q) {
    int i = s.none<int>(); //= 3464@15
    s.template member<int>(1); //= 3464@16
    r.member<>(1); //= 3464@7
    p->member<int>(1); //= 3464@8
    p->S::template member<int>(1); //= 3464@20
    q->template q<int>(1); //= 3464@17
    s.of_class(1); //= 3464@7
    p->of_class<int>(1); //= 3464@8
    s.value(); //= 3464@5
    s.several(1); //= 3464@7
    s.several((int *)0); //= 3464@7
    (s.member<int>)(1); //= 3464@5
    (s.value)(); //= 3464@5
    return i;
}
__device__ int device(S s) { return s.none<int>() + s.member<int>(1) + s.of_class<int>(1); }
__host__ __device__ int both(S s) { return s.none<int>(); } //= 3462@46
//## kernels_among_overloads
void f(double); __global__ void f(int);
namespace n { struct A {}; __global__ void k(A); void k(int); __global__ void a(A); }
template <class T> void special(T) {}
template <> __global__ void special(int) {}
template <class T> __global__ void kernel(T) {}
template <> void kernel(int) {}
void host() {
    f(1); //= 3508@5
    f(1.0);
    (f)(1); //= 3508@5
    a(n::A()); //= 3508@5
    n::k(n::A()); //= 3508@5
    n::k(1);
    f<<<1, 1>>>(1.0); //= 3508@5
    f<<<1, 1>>>(1);
    special(1); //= 3508@5
    special(1.0);
    special<int>(1); //= 3508@5
    kernel(1); //= 3508@5
    kernel(1.0); //= 3508@5
    sizeof(f(1), 1); //= w174@5
}
__host__ __device__ void both() { f(1); special(1); } //= 3508@35 3508@41
__device__ void device() { f(1); a(n::A()); } //= 3508@28 3508@34
template <class T> void in_template(T t) { f(t); f(1); f(1.0); a(n::A()); } //= 3508@44 3508@50 3508@64
template void in_template(int);
int outside = (f(1), 3);
//## virtual_constexpr
struct P { virtual __device__ constexpr int f() { return 1; } }; //= 2390@31
struct B { virtual int f() noexcept; virtual int g(); };
struct D : B { constexpr int f() noexcept { return 1; } constexpr int g(); }; //= 2390@30 2390@71
constexpr int D::g() { return 2; }
struct E : B { __device__ constexpr int f() noexcept { return 1; } }; //= 2390@41 3542@41
template <class X> struct Y : X { constexpr int f() noexcept { return 1; } constexpr int q() { return 1; } }; //= 2390@49
Y<B> y;
void h(P p, E e) { p.f(); e.f(); } //= 3464@22 3464@29
//## virtual_constexpr_in_cpp20 c++20
struct P { virtual __device__ constexpr int f() { return 1; } };
struct B { virtual int f() noexcept; };
struct D : B { constexpr int f() noexcept { return 1; } };
void h(P p) { p.f(); } //= 3465@17
//## arguments_for_an_ellipsis c++20
struct FV { FV(...); };
void fo(int); void fo(double); template<class T> T ft(T);
char (&h(...))[1];
char (&h2(...))[1]; char (&h2(int *, ...))[2];
char (&h3(FV))[1];
int a1 = sizeof(h(fo)); //= 299@19
int a2 = sizeof(h({})); //= 2351@19
int a3 = sizeof(h2({}));
int a4 = sizeof(h3(fo)); //= 299@20
FV x1(fo); //= 299@7
FV x3{{}}; //= 2351@7
FV x4({}, {}); //= 2351@7 2351@11
FV x5{{}, {}}; //= 2351@7 2351@11
int a6 = sizeof(h3({{}, {}})); //= 2351@21 2351@25
int a7 = sizeof(h(ft)); //= 299@19
int a8 = sizeof(h2(nullptr, {})); //= 2351@29
int a9 = sizeof(h(1, {1})); //= 2351@22
void k() { h(fo); h({}); h3(fo); } //= 299@14 2351@21 299@29

//## functions_declared_in_blocks_end_argument_dependent_lookup c++17 bare
namespace N { struct S { }; void f(S); }
namespace M { void f(int); }
void test1() { N::S s; using M::f; f(s); }
void test2() { N::S s; extern void f(char); f(s); } //= 413@47
void test3() { N::S s; extern void f(char); using M::f; f(s); } //= 304@57
void test4() { N::S s; using M::f; extern void f(char); f(s); } //= 304@57
void test5() { N::S s; extern void f(char); { using M::f; f(s); } }
void test6() { N::S s; using M::f; { extern void f(char); f(s); } } //= 413@61

//## functions_are_no_pointers_for_parameters_that_are_references c++17 bare
template<typename R, typename T> void f0(R (*)(T), T);
template<typename R, typename T> void f1(R (&)(T) , T);
template<typename R, typename T> void f2(R (* const&)(T), T);
template<typename R, typename T> void f3(R (*&&)(T), T);
template<typename T> void f4(T *, int (*const &)(T));
int g(int); int g(int, int);
int k(int);
void h() {
    f0(g, 1); f0(&g, 1); f1(g, 1); f4((int *)0, g); f4((int *)0, &g);
    f1(&g, 1); //= 304@5
    f2(g, 1); //= 304@5
    f3(g, 1); //= 304@5
    f1(&k, 1); //= 304@5
    f2(k, 1); //= 304@5
    f2(&k, 1);
    f3(k, 1); //= 304@5
}
//## calls_of_values_with_dependent_arguments --diag_suppress=174,177,549,550 c++20
enum E { e0 }; enum class EC { a }; struct N { int m; operator int(); }; typedef void (*FP)(int); typedef int vec4 __attribute__((vector_size(16)));
template<class T> void c1(T x) { int *p; p(x); (p)(x); } //= 109@42 109@48
template<class T> void c2(T x) { int a[3]; a(x); E e; e(x); EC ec; ec(x); } //= 109@44 109@55 109@68
template<class T> void c3(T x) { nullptr(x); 3(x); "s"(x); N n; n.m(x); n(x); } //= 109@34 109@46 109@52 109@65
template<class T> void c4(T x) { FP f; f(x); (*f)(x); void (&r)(int) = *f; r(x); }
template<class T> void c5(T x) { int N::*pm; pm(x); vec4 v; v(x); double d; d(x, 1); d(); const int &ri = 3; ri(x); } //= 109@46 109@61 109@77 109@86 109@110
template<class T> void c6(T x) { (void)(x); (int)(x); 1.5(x); } //= 109@55
template<class T> void c7(T x) { true(x); (sizeof(T))(x); 'c'(x); T()(x); x(1); } //= 109@34 109@43 109@59
template<class T> struct S { int i; static int s; T t; int f(int); void m() { i(t); s(t); t(t); f(t); this->i(t); S::s(t); (*this)(t); } }; //= 109@79 109@85 109@103 109@115
template<class... T> void c8(T... x) { int i; i(x...); auto q = i; q(x...); auto u = [](int) {}; u(x...); (T::x(x...), ...); } //= 109@47 109@68
template<class T> void c9(T x) { int i; auto l = [=](auto y) { return i(y); }; auto k = [=](T y) { return i(y); }; } //= 109@71 109@107
template<class F> auto h1(F f) { return [f](auto x) { return f(x); }; } //= 109@62
template<class F> auto h2(F f) { return [f = f](auto x) { return f(x); }; } //= 109@66
template<class F> auto h3(F f) { return [f](auto x) { return [&](auto y) { return f(x, y); }; }; } //= 109@83
struct P { void operator()(int); };
int a1 = sizeof(h1(1));
int a2 = sizeof(h2(2));
int a3 = sizeof(h1(N())) + sizeof(h1(P()));
int a4 = sizeof(h3(2));
int g(int); template<class T> auto d1(T x) -> decltype(g(1)(x)); template<class T> auto d2(T x) -> decltype(1(x)); template<class T, class = decltype(1(T()))> void d3(T); //= 109@56 109@109 109@151
template<class T> concept C = requires (T t, int i) { i(t); }; //= 109@55
template<class T> concept D = requires (T t) { g(t)(t); t(t); };
static_assert(!C<int>);
static_assert(!D<int>);
template<class T> constexpr bool is_int = false; template<> constexpr bool is_int<int> = true;
template<class F> auto i1(F f) { return [f](auto x) { if constexpr (!is_int<F>) return f(x); else return f + x; }; }
template<class F> auto i2(F f) { return [f](auto x) { if constexpr (is_int<decltype(x)>) return f(x); else return f; }; } //= 109@97
template<class F> auto i3(F f) { return [f](auto x) { if constexpr (is_int<F> && is_int<decltype(x)>) return f + x; else return f(x); }; } //= 109@129
template<class F> auto i4(F f) { return [f](auto x) { if constexpr (requires { f(x); }) return f(x); else return f; }; } //= 109@96
template<class F> auto i5(F f) { return [=](auto x) { return [=](auto y) { if constexpr (is_int<F>) return f; else return f(x, y); }; }; }
template<class F> auto i6(F f) { if constexpr (!is_int<F>) return [=](auto x) { return f(x); }; else return [=](auto x) { return f; }; }
template<class F, class T> auto i7(F f, T t) { if constexpr (is_int<F>) return f; else return f(t); }
int b1 = sizeof(i1(1)) + i1(1)(2);
int b2 = sizeof(i2(1));
int b3 = sizeof(i3(1));
int b4 = sizeof(i4(1));
int b5 = sizeof(i5(1));
int b6 = sizeof(i6(1));
int b7 = sizeof(i7(1, 2));
