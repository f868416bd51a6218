// Rules of the device compiler that need a program of their own: launches, textures, instances, atomics, inlining, assembler.
//## launches3 --device-c differs
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned);
extern "C" __device__ cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t);
struct C { __device__ C(); __device__ C(const C &); int i; };
struct D { __device__ ~D(); int i; };
struct B { C c; };
struct ND { C c[2]; };
struct V { virtual void v(); };
struct DB : B { };
struct VB : virtual B { };
struct U { C c; U() = default; U(const U &) = default; };
struct T2 { template <class T> __device__ T2(const T &); T2(const T2 &) = default; __device__ T2(); };
struct NC { __device__ NC(C &); __device__ NC(NC &) ; };
struct DD { D d; };
struct DDD { D d; ~DDD() = default; };
struct MO { __device__ MO(MO &&); __device__ MO(const MO &); };
struct OutD { __device__ OutD(const OutD &); __device__ ~OutD(); }; __device__ OutD::~OutD() = default; __device__ OutD::OutD(const OutD &) = default;
__global__ void kv(V), kdb(DB), ku(U), kt2(T2), kref(C &), kref2(const C &, C *), kkk(C, D, C), kin(int), kdef(C = C()), knd(ND), kvb(VB), kdd(DD), kddd(DDD), kmo(MO), kod(OutD), knc(NC);
template <class T> __global__ void kt(T) {}
template <class T> __global__ void kr(const T &) {}
template <class T> struct S { __device__ void m(T t) {
kt<<<1, 1>>>(t); } };
template <class T> __device__ void go(T t) {
kt<<<1, 1>>>(t);
kkk<<<1, 1>>>(C(), D(), C()); }
template <class T> __device__ void never(T t) {
kt<<<1, 1>>>(t);
kkk<<<1, 1>>>(C(), D(), C()); }
__device__ void f(V v, DB db, U u, T2 t2, C c, D d, ND nd, VB vb, DD dd, DDD ddd, MO mo, OutD od, NC nc)
{
    kv<<<1, 1>>>(v); //= 3523
    kdb<<<1, 1>>>(db); //= 3523
    ku<<<1, 1>>>(u); //= 3523
    kt2<<<1, 1>>>(t2);
    kref<<<1, 1>>>(c);
    kref2<<<1, 1>>>(c, &c);
    kkk<<<1, 1>>>(c, d, c); //= 3523 3524
    kdef<<<1, 1>>>(); //= 3523
    kt<<<1, 1>>>(c); //= 3523
    kr<<<1, 1>>>(c);
    void (*p)(C) = kt<C>;
    p<<<1, 1>>>(c); //= 3523
    kt<C><<<1, 1>>>(C()); //= 3523
    kt<D><<<1, 1>>>(D()); //= 3524
    go(c);
    go(1);
    S<C>().m(c);
    S<int>().m(1);
    knd<<<1, 1>>>(nd); //= 3523
    kvb<<<1, 1>>>(vb); //= 3523
    kdd<<<1, 1>>>(dd); //= 3524
    kddd<<<1, 1>>>(ddd); //= 3524
    kmo<<<1, 1>>>(mo); //= 3523
    kod<<<1, 1>>>(od); //= 3523 3524
    knc<<<1, 1>>>(nc); //= 3523
}
//## launch_api_1 --device-c
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned);
__global__ void k(int);
__device__ void d() { k<<<1, 1>>>(1); } //= 3522
//## launch_api_2 --device-c
extern "C" __device__ cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t);
__global__ void k(int);
__device__ void d() { k<<<1, 1>>>(1); k<<<1, 1>>>(2); //= 3522
k<<<1, 1>>>(2); } //= 3522
__global__ void kk() { k<<<1, 1>>>(1); }
__host__ __device__ void hd() { k<<<1, 1>>>(1); }
template <class T> __device__ void t(T x) { k<<<1, 1>>>(x);
k<<<1, 1>>>(1); }
__device__ void u() { t(1); }
template <class T> __device__ void never(T x) { k<<<1, 1>>>(x); }
//## launch_api_3 --device-c
extern "C" __device__ void *cudaGetParameterBuffer(size_t, size_t);
extern "C" __device__ cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned, cudaStream_t);
__global__ void k(int);
__device__ void d() { k<<<1, 1>>>(1); } //= 3522
//## launch_api_later --device-c
__global__ void k(int);
__device__ void d() { k<<<1, 1>>>(1); } //= 3522
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned);
extern "C" __device__ cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t);
//## textures differs
struct __attribute__((device_builtin_texture_type)) tex { int i; };
template <class T> struct __attribute__((device_builtin_texture_type)) ttex { int i; };
static tex t;
static ttex<float> tt;
__device__ int f(const tex &);
__device__ int g(tex *);
__global__ void k()
{
    tex *p = &t; //= 3554
    const tex &r = t; //= 3559
    f(t); //= 3559
    g(&t); //= 3554
    auto q = &tt; //= 3554
    (*q).i; //= 3556
    int i = t.i;
    i = tt.i;
    tex u = t;
    (&t)->i; //= 3554
    (*p).i; //= 3556
    ttex<float> &r2 = tt; //= 3559
}
template <tex *X> __device__ void dt() {}
template <tex &X> __global__ void kt() {}
template <tex &X> __host__ __device__ void hdt() {}
__global__ void user() { dt<&t>(); hdt<t>(); } //= 3554 3636
void host() { kt<t><<<1, 1>>>(); } //= 3636
//## surfaces differs
struct __attribute__((device_builtin_surface_type)) surf { int i; };
surf s;
static surf ss[2];
__device__ void g(surf *);
__device__ void h(surf &);
__device__ void v(surf);
__device__ void d(surf *q, surf &r, surf w)
{
    surf *p = &s; //= 3554
    g(&s); //= 3554
    h(s); //= 3559
    v(s);
    g(q);
    h(*q); //= 3556 3559
    v(*q); //= 3556
    h(r); //= 3559
    v(r);
    g(&r); //= 3555
    q->i;
    p->i;
    g(&ss[1]); //= w3553 3555
    g(ss); //= w3553
    h(ss[0]); //= 3559
    auto l = [&] { return s.i; };
    auto m = [=] { return s.i; };
}
namespace { inline namespace { surf in; } } //= 3580
//## tex2 differs
struct __attribute__((device_builtin_texture_type)) tex { int i; int m() { return i; } __device__ int dm() const { return i; } __device__ tex operator+(const tex &); __device__ operator int(); };
typedef tex TT;
tex t; static const tex ct{1}; TT tt; const TT ctt{2}; extern tex ext; namespace { tex an; } tex arr[3]; tex *ptr; tex &ref = t;
struct H { tex m; static tex s; }; H h;
tex H::s;
__device__ tex dt;
__constant__ tex cot;
__device__ int use(tex), user(tex &), userp(tex *), rr(tex &&);
struct Z { tex &r; __device__ Z() : r(t) {} __device__ tex &get() { return r; } __device__ tex *getp() { return &r; } }; //= 3555 3559
__device__ void f(tex par, H *hp, Z z)
{
    &ct; //= 3554
    &tt; //= 3554
    &ctt; //= 3554
    &ext; //= 3554
    &an; //= 3554
    &arr; //= w3553
    &arr[0]; //= w3553 3555
    ptr;
    *ptr; //= w3551 3556
    &ref; //= w3551 3555
    user(ref); //= w3551 3559
    use(ref); //= w3551
    &h.m; //= w3553 3555
    user(h.m); //= 3559
    &H::s; //= 3554
    user(H::s); //= 3559
    &dt; //= 3554
    user(dt); //= 3559
    &cot; //= 3554
    &par; //= 3554
    user(par); //= 3559
    tex loc;
    &loc; //= 3554
    user(loc); //= 3559
    &hp->m; //= 3555
    user(hp->m); //= 3559
    use(hp->m);
    user(z.r); //= 3559
    user(z.get()); //= 3559
    &z.get(); //= 3555
    *z.getp(); //= 3557
    t.dm();
    loc.dm();
    t + loc; //= 3559
    (int)t;
    use(t);
    rr(tex()); //= 3559
    const tex &tmp = tex(); //= 3559
    auto &ar = t; //= 3559
    auto &&arr2 = t; //= 3559
    auto [x] = t;
    auto &[y] = t; //= 3559
    static tex stat;
    user(stat); //= 3559
    &stat; //= 3554
    (void)&t; //= 3554
    (void)t;
    t = loc; //= 3559
    loc = t; //= 3559
    sizeof(&t); //= 3554
    decltype(&t) dp; //= 3554
    tex *const &pp = &t; //= 3554
    (true ? t : loc);
    user(true ? t : loc); //= 3559
    &(true ? t : loc); //= 3555
    (t, loc);
    &(t); //= 3554
    &((t)); //= 3554
    [&] { return &t; }; //= 3554
    [] { user(t); }; //= 3559
    [](tex &q) { };
    [par] { return &par; }; //= 3554
    [&par] { return &par; }; //= 3554 3559
    int tex::*mp = &tex::i;
    t.*mp;
    &t.i;
    int &ri = t.i;
    reinterpret_cast<int &>(t);
    static_cast<tex &>(t);
    (tex &)t;
    const_cast<const tex &>(t);
    void *v = &t; //= 3554
    bool b = &t; //= 3554
    if (&t) ; //= 3554
    &t == &tt; //= 3554
    throw t; //= 3517
}
void host(tex *p) { &t; user(t); *p; }
__host__ __device__ void hd(tex *p) { &t; hd(&t); *p; tex &r = *p; (*p).i; p[0]; p[0].i; *(p + 1); auto q = *p; tex **pp; **pp; *pp; } //= 3554 3556 3557 3559
__global__ void k() { &t; } //= 3554
template <class T> __device__ void tm(T *p) { &t; T &r = *p; *p; } //= 3554 3556 3559
__device__ void caller() { tm(&t); tm(ptr); } //= w3551 3554
__device__ tex *ret() { return &t; } //= 3554
__device__ tex &retr() { return t; } //= 3559
__device__ tex *gp = &t;
__device__ tex &gr = t;
__device__ void def(tex *p = &t) {}
__device__ void def2(tex &p = t) {}
__device__ void c3() { def(); def2(); }
//## tex_arguments differs
struct __attribute__((device_builtin_surface_type)) surf { int i; };
surf s; static surf ss; surf arr[2]; const surf cs{}; struct C { static surf m; }; surf C::m;
template <surf *> __device__ void d() {}
template <surf &> __host__ __device__ void hd() {}
template <auto> __global__ void k() {}
template <surf *> void h() {}
template <surf *> struct X { __device__ void m() {} __device__ static int v; }; //= 3485
template <surf *> __device__ int var;
template <const surf &> __device__ int f(int); //= w114
template <surf *...> __device__ void p() {}
template <class T> struct Y { template <surf *> __device__ static void m() {} };
struct Z { template <surf *> __device__ void m() {} template <surf *> void n() {} };
__global__ void user()
{
    d<&s>(); //= 3554 3636
    hd<s>(); //= 3636
    X<&s>().m(); //= 3554
    var<&s>; //= 3554
    f<cs>(1);
    p<&s, &ss>(); //= 3554 3636
    Y<int>::m<&s>(); //= 3554 3636
    Z().m<&s>(); //= 3554 3636
    d<&C::m>(); //= 3554 3636
    d<nullptr>(); //= 3636
    d<arr>(); //= 3636
    auto q = d<&s>; //= 3554
    auto r = &d<&s>; //= 3554
    sizeof(f<cs>(1));
}
void host()
{
    k<&s><<<1, 1>>>(); //= 3636
    h<&s>();
    hd<s>();
    d<&s>();
    Z().n<&s>();
    auto q = &k<&ss>; //= 3636
}
template __device__ void d<&ss>(); //= 3636
template <> __device__ void d<&C::m>() {} //= 1449
template <class T> __device__ void tt() { d<&s>(); }
//## tex_args2 differs
struct __attribute__((device_builtin_surface_type)) surf { int i; };
surf s; const surf cs{}; surf arr[2]; struct W { surf s; }; W w;
template <const surf &> __device__ void f() {}
template <const surf *> __device__ void g() {}
template <auto &> __device__ void h() {}
template <surf (&)[2]> __device__ void i() {}
template <W &> __device__ void j() {}
template <class T, T *> __device__ void l() {}
template <surf *> void host() {}
template <surf *> __global__ void k() {}
template <int, surf *> __host__ __device__ void m() {}
void user() {
f<s>();
f<cs>();
g<&s>();
h<s>(); //= 3636
h<cs>();
i<arr>();
j<w>();
l<surf, &s>(); //= 3636
host<&s>();
k<&s><<<1, 1>>>(); //= 3636
m<1, &s>(); //= 3636
m<2, nullptr>(); //= 3636
(void)sizeof(m<3, nullptr>(), 1); //= 3636
}
//## hdref differs
struct __attribute__((device_builtin_surface_type)) surf { int i; };
surf s; static surf t;
template <surf &> __host__ __device__ void hd() {}
template <surf &> __global__ void k() {}
__global__ void user() { hd<s>(); //= 3636
hd<t>(); } //= 3636
void host() { k<s><<<1, 1>>>(); } //= 3636
//## texture_inline_unnamed
struct __attribute__((device_builtin_texture_type)) tex { int i; };
inline namespace { tex t; static tex u; extern tex e; namespace N { tex n; } struct S { static tex m; }; } //= 3580
//## variable_template_private
class C { template <class T> struct P {}; public: static void use(); template <class T> struct Q {}; };
template <template <class> class X> __device__ int v = 0;
template <template <class> class X> __constant__ int c = 0;
template <template <class> class X> __managed__ int m = 0;
void C::use() { int *p = &v<P>; int *q = &c<P>; int *r = &m<P>; int *s = &v<Q>; } //= 3640
//## register_params_arch
__device__ __nv_register_params__ void f(int) {} //= 3659 3660
__nv_register_params__ void h(int) {} //= 3659 3660
__global__ __nv_register_params__ void k(int) {} //= 3659 3660
//## register_params_arch_80 sm_80
__device__ __nv_register_params__ void f(int) {} //= 3659
__global__ __nv_register_params__ void k(int) {} //= 3659
//## inline_hint_attribute
__device__ __attribute__((nv_inline_hint)) void a() {}
__device__ __attribute__((nv_inline_hint)) __forceinline__ void b() {} //= 3713
__device__ __forceinline__ __attribute__((nv_inline_hint)) void c() {} //= 3713
__device__ __attribute__((nv_inline_hint)) __noinline__ void d() {} //= 3712
__device__ __attribute__((nv_inline_hint)) __attribute__((always_inline)) inline void h() {} //= 3713
__device__ __attribute__((nv_inline_hint)) void f();
__device__ __forceinline__ void f() {} //= 3713
__device__ __forceinline__ void g();
__device__ __attribute__((nv_inline_hint)) void g() {} //= 3713
struct S { __device__ __attribute__((nv_inline_hint)) __forceinline__ void m() {} template <class T> __device__ __forceinline__ __attribute__((nv_inline_hint)) void t(T) {} }; //= 3713
template <class T> __device__ __attribute__((nv_inline_hint)) __forceinline__ void t(T) {} //= 3713
__host__ __attribute__((nv_inline_hint)) __forceinline__ void hh() {}
//## nodef differs
template <class T> __global__ void a(T); //= w3737
template <class T> __global__ void b(T) {}
template <> __global__ void b(char); //= w3737
template <class T> __global__ void c(T);
template <class T> __global__ void d(T);
template <> __global__ void d(int); //= w3737
template <> __global__ void d(long);
template <class T> __global__ void e(T); //= w3737
template <class T> __global__ void f(T); //= w3737
template <class T> __global__ void g(T); //= w3737
template <class T> __global__ void h(T);
template <class T> __global__ void i(T);
void host() { a<<<1, 1>>>(1); a<<<1, 1>>>(2); a<<<1, 1>>>('c'); b<<<1, 1>>>(1); b<<<1, 1>>>('c'); d<<<1, 1>>>(1); auto p = &e<long>; (void)sizeof(&f<short>); decltype(&g<int>) q; i<int>; }
template <class T> __global__ void c(T) {}
void h2() { c<<<1, 1>>>(1); }
template <class T> void th(T t) { h<<<1, 1>>>(t); h<<<1, 1>>>('c'); }
//## nodef_instance
template <class T> __global__ void h(T); //= w3737
template <class T> __global__ void h1(T); //= w3737
template <class T> void th(T t) { h<<<1, 1>>>(t);
h1<<<1, 1>>>('c'); }
void u() { th(1); }
//## atomics_address sm_90 differs
__device__ void f(int *p)
{
    auto a = &__nv_atomic_fetch_add; //= 3768
    auto b = __nv_atomic_load_n; //= 3768
    (void)&__nv_atomic_store; //= 3768
    (__nv_atomic_fetch_add)(p, 1, 0, 3);
    decltype(&__nv_atomic_exchange) c = 0;
    auto &r = __nv_atomic_thread_fence;
    bool e = __nv_atomic_thread_fence;
    (*__nv_atomic_thread_fence)(5, 3);
    (&__nv_atomic_thread_fence)(5, 3);
    (void)__nv_atomic_add;
}
void host() { auto a = &__nv_atomic_fetch_add; }
__host__ __device__ void hd() { auto a = &__nv_atomic_fetch_add; } //= 3768
__device__ auto g = &__nv_atomic_fetch_add; //= 3768
//## wgmma_sm90 sm_90
__device__ void f() { __wgmma_mma_async_f16(0); } //= 165 3728 3729 3730
//## wgmma_specific sm_90a
__device__ void f() { __wgmma_mma_async_f16(0); } //= 165 3729 3730
//## asm_c
__device__ constexpr char str[] = "a"; __device__ int var; template <int N> struct X { static constexpr char s[3] = {'a', 'b', 0}; };
__device__ void f(int x)
{
    static constexpr char loc[] = "b";
    const char *p = "c";
    asm("// %0" : : "C"("lit")); //= 3727
    asm("// %0" : : "C"(str));
    asm("// %0" : : "C"(&str[0]));
    asm("// %0" : : "C"(&str));
    asm("// %0" : : "C"(X<1>::s));
    asm("// %0" : : "C"(p)); //= 3722
    asm("// %0" : : "C"(1)); //= 3533
    asm("// %0" : : "C"(x)); //= 3533
    asm("// %0" : : "C"(&var)); //= 3723
    asm("// %0" : : "C"(&x)); //= 3722
    asm("// %0" : : "C"(f)); //= 3727
    asm("// %0" : : "C"(nullptr)); //= 3530
    asm("// %0" : : "C"(loc));
    asm("// %0" : "=C"(x)); //= 3533 3721
    asm("// %0" : : "C"(u8"x")); //= 3727
    asm("// %0" : : "C"(L"x")); //= 3727
    asm("// %0" : : "C"("a" "b")); //= 3727
}
void host() { asm("// %0" : : "C"("lit")); } //= 3720
__host__ __device__ void hd() { asm("// %0" : : "C"("lit")); } //= 3727
//## abi_pragma_values
template <int N> __device__ void t()
{
#pragma nv_abi preserve_n_data(N)
    t<1>();
}
__device__ int n = 3;
__device__ void f()
{
    int l = 3;
    const int c = 3;
#pragma nv_abi preserve_n_data(l) //= 28 3781
    t<1>();
#pragma nv_abi preserve_n_data(c)
    t<1>();
#pragma nv_abi preserve_n_data(n) //= 28 3781
    t<1>();
#pragma nv_abi preserve_n_data(1.5) //= 2412 3781
    t<1>();
#pragma nv_abi preserve_n_data("a") //= 2412 3781
    t<1>();
#pragma nv_abi preserve_n_data(3 + 4)
    t<1>();
#pragma nv_abi preserve_n_data('a')
    t<1>();
}
//## generic_unnamed differs
struct H { __host__ H(); __host__ ~H(); };
struct HC { constexpr HC() {} __host__ ~HC() {} };
struct M { H h; HC c; };
struct W : H { HC c; };
template <class T> struct X { T t; __host__ __device__ X() {} }; //= w3468 w3470
template <class T> __host__ __device__ void t() { T x; } //= w3468
__host__ __device__ void f() { M m; W w; X<H> x; t<H>(); t<M>(); }
X<H> g;
X<HC> gc;
struct Y { __host__ __device__ Y() = default; H h; }; //= w3469
__host__ __device__ Y y() { return Y(); } //= w3468 w3470
//## operator_functions
__device__ int dv;
struct S { __device__ void *operator new(size_t n) { return (void *)&dv; } __device__ void operator delete(void *p) { dv = 1; } };
__device__ void *operator new(size_t, int) { return &dv; }
void *operator new(size_t, char) { return &dv; }
__device__ S *f() { return new S; }
//## templates_calls
void h(); struct H { H(); ~H(); operator int() const; }; int host_var;
template <class T> __device__ void a(T) { h(); } //= 3473 3525
template <class T> __device__ void b(T t) {
T x; } //= 3473 3525
template <class T> __host__ __device__ void c(T t) {
T x; h(); } //= w3468
template <class T> __global__ void k(T t) {
h(); a(t); } //= 3475 3525
template <class T> struct S { T t;
__device__ S() { h(); } //= 3473 3525
__device__ int m() { return host_var; } //= 3525 w3551
__device__ static void s() { h(); } //= 3473 3525
template <class U> __device__ void t2(U u) { h(); } }; //= 3473 3525
template <class T> __device__ void unused(T) { h(); }
template <class T> __device__ int conv(T t) {
int i = t; return i; } //= 3473 3525
__device__ void user() { a(1); b(H()); c(1); c(H()); S<int> s; s.m(); S<char>::s(); s.t2(1); conv(H()); auto l = [](auto x) { h(); }; l(1); } //= 3473 3525
void host() { k<<<1, 1>>>(1); }
template <class F> __global__ void kf(F f) { f(); }
struct Functor { __host__ __device__ void operator()() const { h(); } }; //= w3468
void host2() { kf<<<1, 1>>>(Functor()); }
template <class F> __host__ __device__ void apply(F f) { f(); } //= w3468 w3471
struct HostFunctor { void operator()() const { } };
void host3() { apply(HostFunctor()); }
__device__ void dev3() { apply(HostFunctor()); }
//## extern_template differs
template <class T> __global__ void a(T); //= w3737
extern template __global__ void a(float);
void host() { a<<<1, 1>>>(1.0f); a<<<1, 1>>>(1); }
//## launches_no_sep_templates
template <class T> __global__ void kt(T) {}
template <class T> __device__ void go(T t) { kt<<<1, 1>>>(t); } //= 3480
__host__ __device__ void hd() { kt<<<1, 1>>>(1); } //= 3480
template <class T> __host__ __device__ void hdt(T t) { kt<<<1, 1>>>(t); } //= 3480
__device__ void f() { go(1); hdt(1); }
template <class T> void h(T t) { kt<<<1, 1>>>(t); }
void host() { h(1); hdt(2); }
template <class T> __device__ void never(T t) { kt<<<1, 1>>>(t); kt<<<1, 1>>>(1); }
//## lambdas_in_instances
void h(); int host_var;
template <class F> __device__ void call(F f) { f(); }
template <class T> __device__ void t(T x) {
auto l = [=] { h(); return x; }; //= 3473 3525
l();
call([] { return host_var; }); } //= 3525 w3551
__global__ void k() { t(1); }
//## members_in_instances differs
void h(); struct Host { Host(); Host(const Host &); ~Host(); };
template <class T> struct S {
T t;
__device__ S() { } //= 3473 3525
__host__ __device__ ~S() { } //= w3468
__device__ T get() const {
return t; } //= 3473 3525
__device__ void set(const T &x) {
t = x; }
__device__ operator T() const {
return t; }
struct In { __device__ void m() {
h(); } }; }; //= 3473 3525
template <class T> __device__ void S2(T);
__device__ void user() { S<Host> s; s.get(); Host &r = *(Host *)0; s.set(r); S<int>::In().m(); } //= w284 3473 3525
//## explicit_instances
void h();
template <class T> __device__ void a(T) { h(); } //= 3473 3525
template <class T> __global__ void k(T) { h(); } //= 3475 3525
template <class T> struct C { __device__ void m() {
h(); } }; //= 3473 3525
template __device__ void a(int);
template __global__ void k(char);
template struct C<int>;
//## recursion_in_instances
void h();
template <int N> __device__ int f() { if (N == 0) { h(); return 0; } return f<(N > 0 ? N - 1 : 0)>(); } //= 3473 3525
template <class T> struct L { __device__ static int v(T n) { return n ? L<T>::v(n - 1) : (h(), 0); } }; //= 3473 3525
__global__ void k() { f<3>(); L<int>::v(3); }
//## constexpr_in_instances
constexpr int ce(int x) { return x; }
template <class T> constexpr T ct(T x) { return x; }
template <class T> __device__ int d(T x) { return ce(x) + ct(x); } //= 3474
template <class T> __host__ __device__ int hd(T x) {
return ce(x) + ct(x); } //= w3470
__global__ void k() { d(1); hd(1); }
//## constexpr_in_instances_relaxed --relaxed_constexpr
constexpr int ce(int x) { return x; }
template <class T> constexpr T ct(T x) { return x; }
template <class T> __device__ int d(T x) { return ce(x) + ct(x); }
__global__ void k() { d(1); }
//## function_objects
struct Less { bool operator()(int a, int b) const { return a < b; } };
struct Both { __host__ __device__ bool operator()(int a, int b) const { return a < b; } };
template <class C> struct Sorter { C c;
__host__ __device__ bool run(int a, int b) {
return c(a, b); } }; //= w3468
template <class C> __host__ __device__ bool sort2(int a, int b, C c) {
return c(b, a); } //= w3468
__global__ void k() { Sorter<Both>().run(1, 2); sort2(1, 2, Both()); sort2(1, 2, [](int a, int b) { return a < b; }); }
void host() { Sorter<Less>().run(1, 2); sort2(1, 2, Less()); }
__host__ __device__ void hd() { sort2(1, 2, Less()); }
