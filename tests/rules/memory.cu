//## places_of_variables
__device__ int d1; __constant__ int c1; __shared__ int s1; __managed__ int m1; static __device__ int d2; extern __device__ int d3; extern __shared__ int s3[];
void h1() { __device__ int a; __constant__ int b; __shared__ int c; __managed__ int d; static __device__ int e; extern __device__ int f; static __shared__ int g; const __constant__ int i = 1; } //= 3483@28 3483@48 3483@66 3483@85 3483@110 3483@160 3483@186
__host__ __device__ void h2() { __device__ int a; __shared__ int c; static __constant__ int d; extern __shared__ int e[]; } //= 3483@48 3483@66 3483@93
__device__ void d() { __device__ int a; __constant__ int b; __shared__ int c; __managed__ int e; static __device__ int f; static __shared__ int g; }
__global__ void k() { __shared__ int c[2]; auto l = [] { __shared__ int q; }; struct L { void m() { __shared__ int r; } __device__ void n() { __shared__ int t; } }; } //= 3483@116
struct S { static __device__ int a; __device__ int b; static __shared__ int c; static inline __device__ int e; static constexpr __constant__ int f = 1; static __managed__ int g; }; //= 3485@19 w1835@37 3485@62 3485@94 3485@129 3485@160
__device__ int S::a; template <class T> struct ST { static __device__ T a; }; template <class T> __device__ T ST<T>::a; //= 3485@1 3485@60 3485@98
void p(__shared__ int a, __device__ int *b); __shared__ void ff(); typedef __shared__ int t; struct __shared__ C { }; enum __managed__ E { e1 }; using u __constant__ = int; //= w1835@8 w1835@26 w1835@46 w1835@76 w1835@101 w1835@124 w1835@154
void q() { for (__shared__ int i; ; ) ; int z[2]; for (__shared__ int j : z) ; for (__device__ int j : z) ; } //= 3483@32 w128@51 3483@71 3649@71 3483@100
template <class T> __device__ T vt; template <class T> __constant__ T vt2 = T(); template <> __device__ int vt<int>; template <class T> inline __device__ T vt3; __device__ union { int x; }; //= 3648@157 w1866@162 365@173
int v = [] { __shared__ int i; return 1; }(); int w(int a = ([] { __device__ int i; return 1; })()); //= 3483@29 3483@82
void r() { try { __shared__ int a; } catch (...) { __device__ int b; } { __shared__ int c; } switch (1) { case 1: __constant__ int x; } } //= 3483@33 3483@67 3483@89 3483@132
//## combinations
__shared__ __constant__ int a; __constant__ __shared__ int b; __constant__ __shared__ __device__ int c; __device__ __shared__ int d; __device__ __constant__ int e; __device__ __managed__ int f; //= 3481@12 3481@45 3481@76 3481@87
__managed__ __shared__ int g; __managed__ __constant__ int h; __constant__ __managed__ int i; __shared__ __managed__ __constant__ int j; __device__ __device__ int k; __shared__ __shared__ int l; //= 3568@28 3568@60 3568@92 3481@118 3568@135
extern __shared__ int m; extern __constant__ int m; extern __device__ int n; extern __managed__ int n; extern int o; __device__ int o; extern __device__ int p; int p; //= 3481@33
__host__ int q; __global__ int r; __host__ __device__ int s; __device__ int t, *u, w[3], x(); static __device__ __constant__ const int y = 1; //= w1835@1 w1835@17 w1835@35
//## initializers
__shared__ int a = 1; __shared__ int b(2); __shared__ int c{3}; __device__ int d = 4; __constant__ int e = 5; __managed__ int f = 6; int g(); __device__ int h = g(); //= 3510@16 3510@38 3510@59
__device__ void k() { __shared__ int a = 1; __shared__ int b(1), c{1}, d; __shared__ int e[] = {1}; if (__shared__ int f = 1) ; for (__shared__ int i = 0; ; ) ; static __shared__ int j = 0; } //= 3510@38 3510@60 3510@66 3510@90 3510@120 3510@149 3510@184
struct S { S(); ~S(); int x = 1; }; __shared__ S s; __device__ S t; __device__ void l() { __shared__ S u; __shared__ S v{}; __shared__ S w = S(); } //= 3510@120 3510@138
const __shared__ int x; __shared__ int &r; __device__ const int y; __constant__ int &z; //= 257@23 252@42 257@66 252@87
//## managed --diag_suppress=174
__managed__ const int a = 1; typedef const int ci; __managed__ ci b = 1; __managed__ const int c[2] = {1}; __managed__ const auto d = 1; int v; __managed__ int &e = v; __managed__ int &&f = 1; //= 3566@23 3566@67 3566@96 3566@131 3567@162 3567@187
__managed__ int *const g = nullptr; __managed__ const int *h; __managed__ constexpr int i = 1; static __managed__ int j; extern __managed__ int k; template <class T> __managed__ const T l = T(); __managed__ int m; __managed__ struct S { int x; } s; //= 3566@24 3577@63 3566@89
decltype(m) n; decltype((m)) o = m; decltype(m + 1) p; decltype(s.x) q; decltype(s) r; decltype(auto) t = m; decltype(auto) u() { return m; } decltype(auto) w() { return (m); } __typeof__(m) x; decltype(::m) y; decltype(&m) z; //= 3576@10 3576@82 3576@107 3576@138 3576@204
void f1() { decltype(m) a; auto b = m; decltype(auto) c = m; decltype(auto) d = (m); auto l = []() -> decltype(auto) { return m; }; sizeof(decltype(m)); } template <class T> auto f2(T t) -> decltype(m) { return t; } //= 3576@22 3576@59 3576@127 3576@149 3576@200
constexpr int *aa = &m; int bb[m]; constexpr int cc = m; template <int *P> struct T { }; static_assert(m, ""); enum { ee = m }; int ff(int x) { switch (x) { case m: return 1; } return 0; } //= 28@21 28@32 28@55 28@104 28@124 28@163
__managed__ thread_local int tl; void f3() { m = 1; m++; int &r = m; int *p = &m; s.x = 2; auto q = [] { return m; }; }
//## not_constants --diag_suppress=174
__device__ int d = 1; __constant__ int c = 1; __device__ const int cd = 1; __constant__ constexpr int cc = 2; __device__ constexpr int dd = 3;
int a1[cd]; int a2[cc]; int a3[dd]; int a4[d]; static_assert(cd + cc + dd, ""); constexpr const int *p = &cd; constexpr int q = c; //= 28@44 28@129
//## constexpr_and_inline
constexpr __device__ int a = 1; constexpr __constant__ int b = 1; constexpr __shared__ int c = 1; constexpr __managed__ int d = 1; __shared__ constexpr int e = 1; //= 3577@77 3510@92 3577@109 3566@125 3577@132 3510@157
inline __device__ int f; inline __constant__ int g; inline __managed__ int h; inline __shared__ int i; static inline __device__ int j; namespace { inline __device__ int k; } inline constexpr __device__ int l = 1; //= 3648@23 3648@50 3648@76 3648@207
template <class T> inline __device__ T m; template <class T> constexpr __device__ T n = T(); inline namespace { __device__ int o; __shared__ int p; int q; namespace r { __constant__ int s; } __global__ void kk(); extern __device__ int t; } //= 3648@40 w2354@94 3579@128 3579@146 3579@187 3579@236
//## inline_with_device_c --device-c
inline __device__ int f; inline __constant__ int g; inline __managed__ int h; template <class T> inline __device__ T m;
//## bindings
struct P { int x, y; }; int arr[2];
__device__ auto [a, b] = P(); __shared__ auto [c, d] = arr; static __constant__ auto &[e, f] = arr; __managed__ auto [g, h] = P(); //= 3578@17 3510@47 3578@47 2838@61 3578@87 3578@118
void hf() { __device__ auto [a, b] = P(); __shared__ auto &[c, d] = arr; P z[2]; for (__shared__ auto [x, y] : z) ; static __device__ auto [i, j] = P(); } __device__ void df() { __shared__ auto [a, b] = P(); __device__ auto [c, d] = P(); } //= 3483@29 3578@29 3483@30 w3548@30 3483@33 w3548@33 3483@60 3510@60 3578@60 3483@61 w3548@61 3483@64 w3548@64 3483@103 3578@103 3649@103 3483@104 w3548@104 3483@107 w3548@107 2838@117 3483@140 3578@140 3483@141 w3548@141 3483@144 w3548@144 3510@195 3578@195 3578@225
//## new_expressions --diag_suppress=174
void f() { new __device__ int; new int __shared__; new (__constant__ int); new __managed__ int[3]; } __device__ void g() { new __shared__ int; sizeof(__device__ int); int x = (__shared__ int)1; } //= 3537@16 3537@40 3537@57 3537@80 3537@128 w1835@151 w1835@177
//## builtin_variables --diag_suppress=174
void h() { &threadIdx; &threadIdx.x; const uint3 &r = threadIdx; const unsigned *p = &(threadIdx.y); int x = threadIdx.x; } __device__ void d() { auto p = &threadIdx; int x = threadIdx.x; auto q = &(threadIdx); } auto g = &threadIdx; //= 3536@12 3536@24 3536@86 3536@156 3536@198 3536@223
//## reads --diag_suppress=174,177,550
struct P { int x; int a[3]; int m(); static int st; P *operator->(); }; struct Q { Q(const Q &); Q &operator=(const Q &); int x; };
__device__ int d; __constant__ int c; __shared__ int s; __managed__ int m; __device__ int a[3]; __device__ int *p; __shared__ int sa[3]; __device__ P cls; __device__ int &ref = d; __device__ const int k = 1; __shared__ P scls; __constant__ int *cp; __device__ Q q; __shared__ Q sq; //= 291@263 291@279
void use(int); void use_p(const int *); void use_r(const int &); void use_d(double); void use_e(...);
void f1() { int x = d + c * s; x += d; use(c); use(-s); return (void)m; } //= w3548@21 w3548@25 w3548@29 w3548@37 w3548@44 w3548@53
int f2() { if (d) ; while (c) ; switch (s) { } for (; d;) ; do ; while (c); return d ? c : s; } //= w3548@16 w3548@28 w3548@41 w3548@55 w3548@73 w3548@84 w3548@88 w3548@92
void f3() { a[1]; *p; p[0]; use(a[1]); use(*p); use(p[d]); use(cls.x); use(cls.a[1]); use(ref); use(1[a]); use(*(a + 1)); } //= w3548@20 w3548@23 w3548@33 w3548@45 w3548@53 w3548@55 w3548@64 w3548@76 w3548@91 w3548@103 w3548@114
void f4() { d = 1; c; s = d; a[1] = 2; *p = 3; cls.x = 1; cls.a[d] = 1; p = nullptr; ref = 3; sa[s] = 1; (d) = 2; } //= w3549@13 w3549@23 w3548@27 w3549@30 w3548@41 w3549@48 w3549@59 w3548@65 w3549@73 w3548@86 w3549@95 w3548@98 w3549@107
void f5() { d++; --s; d += s; a[1]++; *p -= 1; cls.x |= 1; d = s = 1; } //= w3548@13 w3549@13 w3548@20 w3549@20 w3548@23 w3549@23 w3548@28 w3548@31 w3549@31 w3548@40 w3548@48 w3549@48 w3549@60 w3549@64
void f6() { &d; &s; use_p(&c); use_p(&s); use_p(sa); use_p(a); use_r(d); use_r(s); int &r1 = d; int &r2 = s; const int &r3 = s; use_p(&sa[1]); use_p(&scls.x); use_p(scls.a); } //= w3550@18 w3550@39 w3550@49 w3550@80 w3550@107 w3550@126 w3550@136 w3550@151 w3550@166
void f7() { cls.m(); scls.m(); P v = cls; P w = scls; v = cls; cls = v; scls = v; Q x = q; Q y = sq; x = q; q = x; sq = x; cls->x; } //= w3550@22 w3548@38 w3548@49 w3548@59 w3549@64 w3549@73 w3550@98 w3550@116
void f8() { (void)d; d; sizeof d; decltype(d) x; noexcept(d); use(k); int y = k; use_r(k); cls.st; scls.st = 1; }
void f9() { for (int i : a) ; for (int i : sa) ; for (int &i : sa) ; auto [x, y, z] = a; auto &[u, v, w] = a; } //= w3550@44 w3550@64 w3548@87
void f10() { auto l1 = [=] { return d; }; auto l2 = [x = d] { }; auto l3 = [&x = s] { }; auto l4 = [] { return s; }; new int(d); new int[d]; throw d; } //= w3548@37 w3548@58 w3550@82 w3548@112 w3548@126 w3548@138 w3548@148
void f11() { use_d(d); use_e(d, s); (double)d; static_cast<long>(s); (void *)p; reinterpret_cast<long &>(s); const_cast<int &>(s); (bool)p; !p; p + 1; use(p - p); delete p; } //= w3548@20 w3548@30 w3548@33 w3548@45 w3548@66 w3548@78 w3548@138 w3548@142 w3548@145 w3548@156 w3548@160 w3548@171
void f12() { asm("" : : "r"(d)); asm("" : "=r"(d)); asm("" : "+r"(s)); asm("" : : "m"(d)); asm("" : : "r"(&s)); } //= w3548@29 w3549@48 w3548@67 w3549@67 w3548@87 w3550@108
constexpr int f13(int n) { return n ? 1 : d; } __host__ __device__ void f14() { use(d); s = 1; } __device__ void f15() { use(d); s = 1; &s; } //= w3548@43 w3548@85 w3549@89
int v1 = d; int *v2 = &s; int f16(int x = d) { return x; } struct M { int x = d; M() : y(s), z(d) { } int y; int &z; }; //= w3548@90
template <class T> int f17(T t) { return d + t; } template <class T> struct TS { int m() { return d; } }; template <> int f17(int t) { return d; } //= w3548@143
//## reads_of_operators --diag_suppress=174
__device__ int d; __shared__ int s; int i; void use(int, int);
void f1() { (d, i); (i, d); use((i, d), (s, 1)); i = (s, d); i ? d : s; int x = i ? d : i; int &r = i ? s : i; (i ? d : s) = 1; if (int y = d) ; if constexpr (sizeof(d)) ; __builtin_expect(d, 1); ({ d; }); int z = ({ s; }); } //= w3548@37 w3548@58 w3548@85 w3550@105 w3549@117 w3549@121 w3548@141 w3548@190 w3548@200 w3548@218
void f2() { int a[] = {d, s}; struct B { int x; int &y; } b{d, s}; B c = {.x = d, .y = d}; int e{d}; double g(s); bool h = d; unsigned char *q = (unsigned char *)&s; goto l; l: i = d; static int st = d; const int ct = s; } //= w3548@24 w3548@27 w3548@61 w3550@64 w3548@80 w3548@98 w3548@111 w3548@124 w3550@164 w3548@182 w3548@201 w3548@219
int f3() try { return d; } catch (int) { return s; } //= w3548@23 w3548@49
//## constants_not_modifiable --diag_suppress=174
struct P { int x; P &operator=(int); }; __constant__ int cv; __constant__ int *cp; __constant__ P cs; __constant__ int ca[3]; namespace n { __constant__ int nv; } __constant__ int &cr = cv; __constant__ enum E { e0 } ce;
__device__ void f1() { cv = 1; cv++; --cv; cp = 0; (cv) = 2; cv += 3; n::nv = 1; ::cv = 1; cp++; ((cv))--; ce = e0; cr = 1; } //= 137@24 137@32 137@40 137@44 137@52 137@62 137@71 137@82 137@92 137@98 137@108
void f2() { cv = 1; cv++; cp += 1; } //= 137@13 137@21 137@27
__device__ void ok() { ca[0] = 1; cs.x = 1; cs = 3; *cp = 1; int *p = &cv; int &r = cv; r = *p; decltype(cv) y; y = 1; (true ? cv : cv) = 1; (y, cv) = 1; cs = cs; }
template <class T> __device__ void t(T v) { cv = 1; } void f3() { auto l = [] { cv = 1; }; sizeof(cv = 1); } //= 137@45 137@81 137@99
//## shared_variables_are_not_tracked
__device__ int d() { __shared__ int lk; lk++; int z = lk; return z; }
__global__ void k() { __shared__ float a[2], b; a[0] = b; b += 1; int n; n++; } //= w549@74
__host__ __device__ int hd() { static int s; return s++; }
//## members_declared_again
struct A { void f() {} void f() {} void g(); void g() {} static void s() {} static void s() {} }; //= 403@29 403@51 403@89
struct B { __host__ void f() {} __device__ void f() {} __device__ void operator delete(void *) {} __host__ void operator delete(void *) {} __host__ B() {} __device__ B() {} __host__ ~B() {} __device__ ~B() {} }; //= 403@49 403@113 403@167 403@202
//## registers
register long r1 asm("rsp"); register long r2; //= 149@30
__device__ register long r3 asm("r0");
//## device_variables_for_constructors
struct V { V(int); V(const int &, int); V(int &, char); int x; }; struct M { int x; }; struct W { W(M); W(M &, int); };
struct N { V v; N(); }; struct A { V v; int y; };
__device__ int m; __device__ M o; __device__ int *p; void t(V); void tc(const V &);
void a1() { V v(m); V w = m; new V(m); V x(m, 3); V y{m}; V z(m, 'a'); } //= w3548@17 w3548@27 w3548@36 w3548@55
void a2() { W w(o); W x(o, 3); M c(o); M d = o; } //= w3548@17 w3548@36 w3548@46
void a3() { V v[2] = {m, m}; A a = {m, m}; t(m); tc(m); } //= w3548@23 w3548@26 w3548@37 w3548@40 w3548@46 w3548@53
N::N() : v(m) {} //= w3548@12
V a4() { return m; } //= w3548@17
V a5() { return {m}; } //= w3548@18
