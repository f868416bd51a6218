// Restrictions of extended lambdas in all forms and places.
//## l_local --extended-lambda differs
namespace std { template <class T> class initializer_list { const T *p; size_t n; public: constexpr initializer_list() : p(0), n(0) {} constexpr size_t size() const { return n; } constexpr const T *begin() const { return p; } constexpr const T *end() const { return p + n; } }; }
template <class F> __global__ void k(F f) { f(); }
template <class F> void run(F f) { k<<<1, 1>>>(f); }
void a() {
    struct L { void m() { auto l = [] __device__ () {}; } static void s() { auto l = [] __host__ __device__ () {}; } }; //= 3592@50 3592@109
    struct M { int i; };
    M m; int x = 0; int &r = x;
    auto l1 = [m] __device__ () { return m.i; }; //= 3603@16 w549@42
    auto l2 = [=] __device__ () { return m.i + x; }; //= 3603@42
    auto l3 = [&] __device__ () { return x; }; //= 3593@30 3593@42
    auto l4 = [&x] __host__ __device__ () { return x; }; //= 3593@17
    auto l5 = [r] __device__ () { return r; };
    auto l6 = [=, &x] __device__ () { return x; }; //= 3593@20
    auto l7 = [y = m] __device__ () { }; //= 3603@16
    auto l8 = [y = x] __host__ __device__ () { }; //= 3615@16
    auto l9 = [y = {1, 2}] __device__ () { }; //= 3616@16 2348@20
    auto l10 = [](auto v) { auto n = [] __device__ () {}; }; //= 3618@52
    auto l11 = [] { auto n = [] __device__ () {}; };
    auto l12 = [] __host__ __device__ () { auto n = [] __device__ () {}; }; //= 3619@67
    auto l13 = [] __device__ () { auto n = [] __device__ () {}; };
    auto l14 = [] __host__ __device__ (auto v) { }; //= 3614@16
    auto l15 = [] __device__ (auto v) { };
    auto l16 = [] __host__ __device__ (M q) { }; //= 3610@16
    auto l17 = [] __device__ (M q) { };
    auto l18 = [] __host__ __device__ () -> M { return M(); }; //= 3610@16
    auto l19 = [] __host__ __device__ () { return M(); }; //= 3610@16
    auto l20 = [] __device__ () mutable { };
    auto l21 = [] __device__ () constexpr { }; //= 3620@43
    auto l22 = [] __host__ __device__ () noexcept { };
    auto l23 = [] () __device__ { }; //= 3621@33
    auto l24 = [] __device__ { };
    auto l25 = [] __host__ () { };
    auto l26 = [] __global__ () { };
    auto l27 = [] __device__ __device__ () { };
    auto l28 = [] __attribute__((device)) () { };
    auto l29 = [] __launch_bounds__(1) __device__ () { };
    run([=] __device__ () { return x; });
    [] __device__ () { }(); //= 3464@25 3623@25
}
//## l_templates --extended-lambda
template <class T> void a(T t) {
    auto l1 = [t] __device__ () { return t; };
    auto l2 = [&t] __device__ () { return t; }; //= 3593@17
    auto l3 = [=] __host__ __device__ () { return t; };
    auto l4 = [u = t] __host__ __device__ () { return u; }; //= 3615@16
    struct L { T v; };
    L x;
    auto l5 = [x] __device__ () { return x.v; }; //= 3603@16 w549@42
    auto l6 = [] __host__ __device__ (T q) { };
    T arr[3];
    auto l7 = [arr] __device__ () { }; //= w549@16 3599@16
    auto l8 = [y = arr] __device__ () { }; //= 3596@16
}
class C { class P { public: P(); }; struct Q { Q() = delete; Q(int); }; struct R { R &operator=(const R &) = delete; }; public: struct NA { NA(); NA(const NA &); NA &operator=(const NA &) = delete; }; void m() {
    P p; auto l1 = [p] __device__ () { }; auto l2 = [] __host__ __device__ (P q) { }; auto l3 = [] __device__ (P q) { }; //= 3604@21 3611@53
    NA na[2]; auto l4 = [na] __device__ () { }; //= 3599@26
    auto l5 = [this] __device__ () { }; auto l6 = [=] __device__ () { m(); }; auto l7 = [*this] __device__ () { };
    a(p); a(1);
    int deep[1][1][1][1][1][1][1]; auto l8 = [deep] __device__ () { }; int deep8[1][1][1][1][1][1][1][1]; auto l9 = [=] __device__ () { deep8[0]; }; //= w549@47 w174@137 3597@137
    }
    private: void pm() { auto l = [] __device__ () { }; } //= 3608@49
    protected: static void ps() { auto l = [] __host__ __device__ () { }; } //= 3608@67
    class In { public: void n() { auto l = [] __device__ () { }; } }; //= 3609@58
    friend void fr() { auto l = [] __device__ () { }; }
    public: template <class T> void tm(T t) { auto l = [t] __device__ () { return t; }; }
    auto dm() { auto l = [] __device__ () { }; return l; } //= 3613@40
    C() { auto l = [] __device__ () { }; } ~C() { auto l = [] __device__ () { }; } operator int() { auto l = [] __device__ () { }; return 1; } C &operator=(const C &) { auto l = [] __device__ () { }; return *this; } //= 3600@34 3600@74
    int mi = [] __device__ () { return 1; }(); //= 3623@44
};
template void a(int);
template void a(C::NA);
void user(C &c) { c.tm(1); struct L { }; c.tm(L()); }
auto d() { return [] __device__ () { return 1; }; } //= 3613@33
decltype(auto) d2() { return [] __device__ () { return 1; }; } //= 3613@44
auto d3() -> int { return [] __device__ () { return 1; }(); } //= 3464@57 3623@57
namespace { void un() { auto l = [] __device__ () { }; } struct US { void m() { auto l = [] __device__ () { }; } }; }
static void st() { auto l = [] __device__ () { }; }
auto g = [] __device__ () { };
auto g2 = [] __host__ __device__ () { };
int gi = [] __device__ () { return 1; }(); //= 3623@40
void df(int i = [] __device__ () { return 1; }()) { } //= 3623@47
template <class T> int tv = [] __device__ () { return 1; }();
inline int iv = [] __host__ __device__ () { return 1; }();
constexpr auto ce = [] __device__ () { };
struct { void m() { auto l = [] __device__ () { }; } } unnamed; //= 3601@44
typedef struct { void m() { auto l = [] __device__ () { }; } } Named; //= 3601@52
constexpr int cf() { auto l = [] __device__ () { }; return 1; } //= 2660@27
__device__ void dv() { auto l = [] __device__ () { }; auto h = [] __host__ __device__ () { }; auto p = [] () { }; auto hh = [] __host__ () { }; }
__global__ void kk() { auto l = [] __device__ () { }; auto h = [] __host__ () { }; }
__host__ __device__ void hd() { auto l = [] __device__ () { }; auto h = [] __host__ __device__ () { }; auto hh = [] __host__ () { }; }
//## l_packs --extended-lambda
template <class... T> void p(T... t) {
    auto l1 = [t...] __device__ () { }; //= 3594@16
    auto l2 = [=] __device__ () { int q[] = {t...}; }; //= 3594@46
    auto l3 = [=] __device__ () { return sizeof...(t); };
    auto l4 = [t...] __host__ __device__ () { }; //= 3594@16
    auto l5 = [&t...] __device__ () { }; //= 3593@17 3594@17
}
template <class... T, class U> void p2(U u) { auto l = [] __device__ () { }; }
template <class... T, int... N> void p3() { auto l = [] __device__ () { }; } //= w2097@30
template <class> void p4() { auto l = [] __device__ () { }; }
template <template <class> class> void p5() { auto l = [] __device__ () { }; }
template <int> struct S { void m() { auto l = [] __device__ () { }; } };
template <class T> struct S2 { void m() { auto l = [] __device__ () { }; } template <class U> void n(U u) { auto l = [=] __device__ () { return u; }; } static auto r() { return [] __device__ () { }; } }; //= 3613@192
template <class... T> struct S3 { void m() { auto l = [] __device__ () { }; } };
void user() { p(1, 2); p2<int>(1); p3<int, 1>(); p4<int>(); S<1>().m(); S2<int>().m(); S2<int>().n(1); S2<int>::r(); S3<int>().m(); } //= 304@36
template void p(int);
template struct S2<char>;
//## l_ifconstexpr --extended-lambda
template <bool B> void t(int a, int b) {
    auto l1 = [=] __device__ () { if constexpr (B) return a; else return b; }; //= 3691@59 3691@74
    auto l2 = [=] __device__ () { if constexpr (true) { return a; } return 1; }; //= 3691@64
    auto l3 = [=] __device__ () { a; if constexpr (B) return a; else return b; }; //= w174@35 3691@77
    auto l4 = [a] __device__ () { if constexpr (B) return a; return 1; };
    auto l5 = [=] __host__ __device__ () { if constexpr (B) { auto i = [=] { return b; }; } }; //= 3691@85
    auto l6 = [=] __device__ () { if constexpr (sizeof(a) == 4) return 1; return 0; };
    auto l7 = [&] { if constexpr (B) return a; else return b; };
    if constexpr (B) { auto l8 = [=] __device__ () { return a; }; } else { auto l9 = [=] __device__ () { return b; }; }
}
void f(int a) { auto l = [=] __device__ () { if constexpr (true) return a; else return 1; }; if constexpr (true) { auto m = [=] __device__ () { return a; }; } } //= 3691@73
template void t<true>(int, int);
//## l_bindings --extended-lambda differs
namespace std { template <class T> class initializer_list { const T *p; size_t n; public: constexpr initializer_list() : p(0), n(0) {} constexpr size_t size() const { return n; } constexpr const T *begin() const { return p; } constexpr const T *end() const { return p + n; } }; }
struct P { int x, y; };
struct T3 { int z; };
void f() {
    auto [x, y] = P{1, 2};
    auto l1 = [x] __device__ () { return x; }; //= w3357@16
    auto l2 = [=] __device__ () { return x + y; }; //= w3357@42 w3357@46
    auto l3 = [&x] __device__ () { return x; }; //= w3357@17 3593@17
    auto l4 = [q = x] __device__ () { return q; };
    int arr[2] = {1, 2}; auto [a, b] = arr; auto &[c, d] = arr;
    auto l5 = [=] __device__ () { return a + c; }; //= w3357@42 w3357@46
    auto l6 = [=] __host__ __device__ () { return a + c; }; //= w3357@51 w3357@55
    static int st; static const int sc = 1; const int cc = 2; constexpr int ce = 3; extern int ex; thread_local int tl;
    auto l7 = [=] __device__ () { return sc + cc + ce; };
    auto l8 = [=] __device__ () { return st; };
    auto l9 = [cc, ce] __device__ () { return cc + ce; };
    auto l10 = [st] __device__ () { }; //= 1731@17
    int &r = st; int &&rr = 1; int (&fr)[2] = arr; void (&fn)() = f; void (*fp)() = f;
    auto l11 = [=] __device__ () { r; rr; fr; }; //= w174@36 w174@39 w174@43
    auto l12 = [=] __device__ () { fn(); fp(); };
    int vla[st]; auto l13 = [=] __device__ () { vla[0]; }; //= 1756@49
    const int carr[2] = {1, 2}; auto l14 = [=] __device__ () { return carr[0]; }; int z0[0]; auto l15 = [z0] __device__ () { }; //= w549@106
    volatile int vo; auto l16 = [vo] __device__ () { };
    auto l17 = [i = 1, j = 2.0f, s = "abc"] __device__ () { };
    auto l18 = [i = arr] __device__ () { }; auto l19 = [&i = arr] __device__ () { }; auto l20 = [i{1}] __device__ () { }; auto l21 = [i(1)] __device__ () { }; auto l22 = [i = {1}] __device__ () { }; auto l23 = [i{1, 2}] __device__ () { }; //= 3596@17 3593@58 3616@172 2348@176 3616@212 2348@213 2663@213
    auto l24 = [i = 1] __host__ __device__ () { }; auto l25 = [&i = st] __host__ __device__ () { }; //= 3615@17 3593@65 3615@65
}
//## l_noflag
void f(int x) { auto a = [] __device__ () { }; auto b = [] __host__ __device__ () { }; auto c = [] __host__ () { }; auto d = [] { }; auto e = [x] __device__ (auto q) mutable { }; } //= 3612@40 3612@80 3612@109 3612@158
template <class T> void t() { auto a = [] __device__ () { }; } //= 3612@54
auto g = [] __device__ () { }; //= 3612@24
__device__ void dv() { auto a = [] __device__ () { }; auto c = [] __host__ () { }; } //= 3612@47 3612@76
__host__ __device__ void hd() { auto a = [] __device__ () { }; auto c = [] __host__ __device__ () { }; } //= 3612@56 3612@96
struct S { int i = [] __device__ () { return 1; }(); void m(int q = [] __host__ __device__ () { return 1; }()); }; //= 3612@34 3612@92
