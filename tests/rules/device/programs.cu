//## calls_of_host_functions
void h();
__device__ void d() { h(); } //= 3473 3525
__global__ void k() { h(); } //= 3475 3525
__host__ __device__ void hd() { h(); } //= w3468
static __device__ void unused() { h(); }
static __device__ void used() { h(); } //= 3473 3525
__device__ void user() { used(); }
//## calls_of_constexpr_host_functions
constexpr int c(int v) { return v; }
__device__ int d() { return c(1); } //= 3474
__global__ void k() { c(2); } //= 3476
__host__ __device__ int hd() { return c(3); } //= w3470
//## relaxed_constexpr --relaxed_constexpr
constexpr int c(int v) { return v; }
__device__ int d() { return c(1); }
//## constructors_and_destructors
struct S { S(); ~S(); int x; };
__device__ void d() { S s; } //= 3473 3525
__global__ void k() {
    S s; //= 3475 3525
}
__device__ void n() { new S; } //= 3473 3525
__device__ void o(S *s) { delete s; } //= 3473 3525
//## members_and_operators
struct S { int m() const; int operator+(int) const; operator int() const; static int s(); __device__ int ok(); };
__device__ int a(S s) { return s.m(); } //= 3473 3525
__device__ int b(S s) { return s + 1; } //= 3473 3525
__device__ int c(S s) {
    int i = s; //= 3473 3525
    return i;
}
__device__ int d() { return S::s(); } //= 3473 3525
__device__ int e(S &s) { return s.ok(); }
//## host_device_calls_are_warnings
void h(); struct S { S(); };
__host__ __device__ void a() { h(); } //= w3468
__host__ __device__ void b() {
    S s; //= w3468
}
#pragma nv_exec_check_disable
__host__ __device__ void c() { h(); }
__global__ void k() { a(); b(); c(); }
//## not_called_host_device
void h();
static __host__ __device__ void a() { h(); }
inline __host__ __device__ void b() { h(); }
//## addresses_of_host_functions
void h(); typedef void (*F)();
__device__ F a() { return h; } //= 3525
__device__ F b() { return &h; } //= 3525
__global__ void k(F *f) { *f = h; } //= 3525
//## lambdas_in_device_code
void h();
__device__ void d() {
    auto l = [] { h(); }; //= 3473 3525
    l();
}
//## local_classes
void h();
__device__ void d() {
    struct L { __device__ void m() { h(); } void n() { h(); } }; //= 3473 3525
    L().m();
}
//## virtual_functions
void h();
struct B { __device__ virtual void f() { h(); } virtual void g() { h(); } };
__device__ void d(B *b) { b->f(); b->g(); } //= 3473
//## host_variables_read
int v; int a[3]; int *p; struct S { int x; } s; static int sv; extern int ev;
__device__ int d() {
    int x = v; //= 3525 w3551
    x += a[1]; //= 3525 w3551
    x += *p; //= 3525 w3551
    x += s.x; //= 3525 w3551
    x += sv; //= 3525 w3551
    x += ev; //= 3525 w3551
    return x;
}
//## host_variables_written
int v; int a[3]; struct S { int x; } s;
__device__ void d() {
    v = 1; //= 3525 w3552
    a[1] = 2; //= 3525 w3552
    s.x = 3; //= 3525 w3552
    v += 1; //= 3525 w3551 w3552
    v++; //= 3525 w3551 w3552
}
//## host_variables_addressed
int v; int a[3]; void use(int *);
__device__ int *d() { return &v; } //= 3525 w3553
__device__ int *e() { return a; } //= 3525 w3553
__device__ int &f() { return v; } //= 3525 w3553
//## host_constants
const int c = 1; constexpr int ce = 2; const int t[2] = {1, 2}; const double f = 1.5;
__device__ int a() { return c + ce; }
__device__ int b(int i) { return t[i]; } //= 3525
__device__ const int *e() { return &c; } //= 3525
__device__ double g() { return f; }
//## host_statics
struct S { static int x; static const int c = 1; static constexpr int e = 2; };
__device__ int a() { return S::x; } //= 3525 w3551
__device__ int b() { return S::c + S::e; }
__device__ const int *d() { return &S::c; } //= 3525
//## host_device_variables
int v;
__host__ __device__ int hd() { return v; } //= 3525 w3551
__host__ __device__ void he() { v = 1; } //= 3525 w3552
//## unused_device_code
int v; void h();
static __device__ int d() { return v; } //= w3551
//## exceptions
__device__ void a() { throw 1; } //= 3517
__device__ void b() {
    try { a(); } catch (...) { } //= 3517
}
__host__ __device__ void c() { throw 2; } //= 3517
void ok() { throw 3; }
//## run_time_types
struct B { virtual void f(); }; struct D : B { }; namespace std { class type_info; }
__device__ D *a(B *b) { return dynamic_cast<D *>(b); } //= 3645
__host__ __device__ D *c(B *b) { return dynamic_cast<D *>(b); } //= 3645
D *ok(B *b) { return dynamic_cast<D *>(b); }
//## thread_locals
thread_local __device__ int a; //= 3570
__device__ void d() {
    thread_local int b; //= 3571
    static thread_local int c; //= 3571
}
//## dynamic_initialization
int h();
__device__ int a = h(); //= 3518
__constant__ int b = h(); //= 3518
__device__ int c = 1 + 2;
struct S { __host__ __device__ S(); int x; }; __device__ S s; //= 3518
struct E { __host__ __device__ constexpr E() : x(1) { } int x; }; __device__ E e;
struct M { __host__ __device__ M() { } }; __device__ M m;
//## dynamic_initialization_of_managed
int h();
__managed__ int a = h(); //= 3518
__managed__ int b = 1;
//## static_locals
__device__ int f();
__device__ void d(int n) {
    static int a = f(); //= 3511
    static int b = 1;
    static const int c = n; //= 3511
    static __device__ int e = f(); //= 3511
}
//## destructors_of_variables
struct S { __device__ ~S() { } }; struct T { __device__ ~T(); };
__device__ S a;
__device__ T b; //= 3518
__shared__ T c; //= 3518
//## automatic_variables
__device__ void d() {
    __device__ int a; //= 3484
    __constant__ int b; //= 3484
    __shared__ int c;
    static __device__ int e;
}
__global__ void k() {
    __managed__ int a; //= 3484
}
//## redeclared_kernels
__global__ void a(); void a(); //= 3487
__global__ void b(); __host__ void b(); //= 3488
__global__ void c(); __device__ void c(); //= 3489
__global__ void d(); __host__ __device__ void d(); //= 3490
__global__ void e(); __global__ void e();
//## redeclared_as_kernels
__device__ void a(); __global__ void a(); //= 3491
__host__ void b(); __global__ void b(); //= 3495
void c(); __global__ void c(); //= 3495
__host__ __device__ void d(); __global__ void d(); //= 3498
//## redeclared_device_functions
__device__ void a(); __host__ void a(); //= w3492
__device__ void b(); __host__ __device__ void b(); //= w3493
__device__ void c(); void c(); //= w3494
__device__ void d(); __device__ void d();
//## redeclared_host_functions
void a(); __device__ void a(); //= w3496
__host__ void b(); __device__ void b(); //= w3496
void c(); __host__ __device__ void c(); //= w3497
__host__ __device__ void d(); void d();
//## redeclared_variables
extern int a; __device__ int a; //= w3499
extern __device__ int b; int b; //= w3500
extern __constant__ int c; __constant__ int c;
extern __device__ int d; //= w3501
//## extern_variables
extern __device__ int a; //= w3501
extern __constant__ int b; //= w3501
extern __shared__ int c[];
__device__ int d() { return a + b; }
//## extern_variables_separate --device-c
extern __device__ int a;
__device__ int d() { return a; }
//## kernel_parameters
#include <initializer_list>
__global__ void a(int &&x); //= 3520
__global__ void b(int &x);
__global__ void c(std::initializer_list<int> l); //= 3572
__global__ void d(__builtin_va_list l); //= 3588
//## constexpr_kernels
constexpr __global__ void a() { } //= w3507 3575
template <class T> constexpr __global__ void b(T) { } //= w3507 3575
//## consteval_kernels c++20
consteval __global__ void a() { } //= w3507 3711
//## grid_constants
__global__ void a(__grid_constant__ int x) { } //= 3696
__global__ void b(__grid_constant__ const int &x) { } //= 3696 3697
__global__ void c(__grid_constant__ const int x) { }
//## kernels_in_unnamed_inline_namespaces
inline namespace {
__global__ void a() { } //= 3581
}
//## anonymous_unions
static union { int a; float b; };
__device__ int d() { return a; } //= 3561
//## launches_in_device_code
__global__ void k();
__device__ void d() { k<<<1, 1>>>(); } //= 3480
__global__ void e() {
    k<<<1, 1>>>(); //= 3480
}
//## kernel_template_closure
template <class T> __global__ void k(T t) { }
void h() {
    auto l = [] { };
    k<<<1, 1>>>(l); //= 3582
}
//## kernel_template_local_type
template <class T> __global__ void k(T t) { }
void h() {
    struct L { int x; };
    k<<<1, 1>>>(L()); //= 3583
}
//## kernel_template_private_type
template <class T> __global__ void k(T t) { }
class C {
    struct P { int x; };
public:
    struct Q { int y; };
    void m() {
        k<<<1, 1>>>(P()); //= 3585
        k<<<1, 1>>>(Q());
    }
};
//## kernel_template_unnamed_type
template <class T> __global__ void k(T t) { }
struct { int x; } u;
enum { e1 };
void h() {
    k<<<1, 1>>>(u); //= 3586
    k<<<1, 1>>>(e1); //= 3586
}
//## kernel_template_private_template
template <template <class> class T> __global__ void k() { }
class C {
    template <class T> struct P { };
public:
    void m() { k<P><<<1, 1>>>(); } //= 3587
};
//## kernel_template_explicit_arguments
template <class T> __global__ void k() { }
class C {
    struct P { };
public:
    void m() { k<P><<<1, 1>>>(); } //= 3585
};
void h() {
    struct L { };
    k<L><<<1, 1>>>(); //= 3583
    k<int><<<1, 1>>>();
}
//## kernel_template_nested_arguments
template <class T> __global__ void k(T t) { }
template <class T> struct W { };
class C {
    struct P { };
public:
    void m() {
        k<<<1, 1>>>(W<P>()); //= 3585
        k<<<1, 1>>>((P *)nullptr); //= 3585
    }
};
//## kernel_template_device_closure
template <class T> __global__ void k(T t) { }
__device__ void d() {
    auto l = [] { };
}
//## kernel_template_extended_lambda --extended-lambda
template <class T> __global__ void k(T t) { t(); } //= 3476
void h() {
    auto l = [] __device__ { };
    k<<<1, 1>>>(l);
    auto m = [] { };
    k<<<1, 1>>>(m); //= 3582
}
//## variable_template_arguments
template <class T> __device__ T v;
class C {
    struct P { int x; };
public:
    __host__ __device__ void m() { v<P>.x; } //= 3639
};
//## asm_several_letters
__device__ void d() {
    int x;
    asm("" : "=rr"(x)); //= 3529
    asm("" : : "rn"(1)); //= 3529
}
//## asm_types
struct S { int x; };
__device__ void d(S s) {
    asm("" : : "r"(s)); //= 3530
}
//## asm_letters
__device__ void d() {
    int x;
    asm("" : "=m"(x)); //= 3532
    asm("" : "=q"(x)); //= 3533
    asm("" : : "z"(x)); //= 1121
    asm("" : : "i"(1)); //= 3532
    asm("" : : "n"(1));
}
//## asm_sizes
__device__ void d() {
    int i = 0; long l = 0; short s = 0; float f = 0; double e = 0; char c = 0;
    asm("" : : "r"(i), "l"(l), "h"(s), "f"(f), "d"(e));
    asm("" : : "r"(l)); //= 3533
    asm("" : : "l"(i)); //= 3533
    asm("" : : "h"(i)); //= 3533
    asm("" : : "f"(e)); //= 3533
    asm("" : : "d"(f)); //= 3533
    asm("" : : "r"(c)); //= 3533
    asm("" : : "r"(f)); //= 3533
    asm("" : : "f"(i)); //= 3533
    asm("" : : "r"(s)); //= 3533
    asm("" : "=r"(s)); //= 3533
    asm("" : "=l"(i)); //= 3533
}
//## asm_pointers
__device__ void d(int *p) {
    asm("" : : "l"(p));
    asm("" : : "r"(p)); //= 3533
}
//## asm_clobbers
__device__ void d() {
    asm("" ::: "memory");
    asm("" ::: "cc"); //= 3622
}
//## asm_strings
__device__ const char text[] = "a";
__device__ void d(const char *p) {
    asm("" : : "C"(text));
    asm("" : : "C"(p)); //= 3722
}
//## labels
__device__ void d() {
    void *p = &&l; //= 3539
l:;
}
//## types
__device__ long double a;
__device__ long double b(long double x) { return x; }
__host__ __device__ void c() { long double y = 1; } //= w3665
//## float128
__device__ void d() { __float128 x = 0; } //= 3563
//## vectors
typedef int V __attribute__((vector_size(16)));
__device__ V d(V a, V b) { return a + b; } //= 3563 3694
//## zero_sizes
__device__ int a[0]; //= 3668
__device__ void d() { int b[0]; } //= 3668
struct Z { int a[0]; }; __device__ Z z; //= 3668
//## clusters_below_90
__global__ void __attribute__((cluster_dims(1))) a(); //= 3687
__global__ void __launch_bounds__(1, 1, 1) b(); //= 3704
__global__ void __attribute__((block_size((1, 1, 1)))) c(); //= 3790
__global__ void __attribute__((cluster_dims())) d(); //= 3687
//## clusters_from_90 sm_90
__global__ void __attribute__((cluster_dims(1))) a();
__global__ void __launch_bounds__(1, 1, 1) b();
//## inline_hints
__device__ __attribute__((nv_inline_hint)) __attribute__((noinline)) void a(); //= 3712
__device__ __attribute__((nv_inline_hint)) __attribute__((always_inline)) void b();
//## pragmas_of_loops
__device__ void d(int n) {
#pragma unroll 0 //= w3625
    for (int i = 0; i < n; i++) ;
#pragma unroll -1 //= w3625
    for (int i = 0; i < n; i++) ;
#pragma unroll n //= 28 w3626
    for (int i = 0; i < n; i++) ;
#pragma unroll 4
    for (int i = 0; i < n; i++) ;
#pragma unroll
    for (int i = 0; i < n; i++) ;
}
//## unknown_pragmas
__device__ void d(int n) {
#pragma something else //= w3656
    n++;
}
void h(int n) {
#pragma something else
    n++;
}
//## universal_names
__device__ int \u00e4; //= 3658
__device__ void \u00f6() { } //= 3658
int \u00fc;
//## coroutines c++20
namespace std { template <class T, class... A> struct coroutine_traits { using promise_type = typename T::promise_type; }; template <class T = void> struct coroutine_handle { static __host__ __device__ coroutine_handle from_address(void *); __host__ __device__ operator coroutine_handle<>(); }; struct suspend_never { __host__ __device__ bool await_ready(); __host__ __device__ void await_suspend(coroutine_handle<>); __host__ __device__ void await_resume(); }; }
struct T { struct promise_type { __host__ __device__ T get_return_object(); __host__ __device__ std::suspend_never initial_suspend(); __host__ __device__ std::suspend_never final_suspend() noexcept; __host__ __device__ void return_void(); __host__ __device__ void unhandled_exception(); }; };
__device__ T d() { co_return; } //= 3708
//## atomics
__device__ void d(int *p) {
    __nv_atomic_load_n(p, 3, 1); //= 3756
    __nv_atomic_store_n(p, 1, 2, 1); //= 3757
    __nv_atomic_add(p, 1, 5, 2); //= w3763
    __nv_atomic_load_n(p, 5, 2); //= w3759
    __nv_atomic_add(p, 1, 5, 1);
}
//## wgmma
__device__ void d(float *p, unsigned long long a) {
    __wgmma_mma_async_tf32(64, 8, 8, 1, 1, 1, p, a, a); //= 3728
}
//## host_rules_too
__global__ int a(); //= 3505
__global__ void b(...); //= 3503
__shared__ int s = 1; //= 3510
struct S { static __device__ int x; }; //= 3485
__global__ void c() noexcept; //= 3647
//## abi_pragmas
#pragma nv_abi preserve_n_data(4)
__device__ void a();
#pragma nv_abi //= 3778
__device__ void b();
#pragma nv_abi preserve_n_data(1) preserve_n_data(2) //= 3779
__device__ void c();
#pragma nv_abi nonsense(1) //= 3780
__device__ void d();
#pragma nv_abi preserve_n_data(-1) //= 3783
__device__ void e();
#pragma nv_abi preserve_n_data(1) //= 3777
void f();
void g() {
#pragma nv_abi preserve_n_data(1) //= 3776
    f();
}
#pragma nv_abi preserve_n_data(1) //= 3775
struct S { };
//## valid_programs
struct S { __host__ __device__ S() { } __device__ int m() { return 1; } };
__constant__ int table[4]; __shared__ int shared[4]; __managed__ int managed; const int c = 3;
__device__ int d(int n) { S s; return s.m() + table[n] + shared[n] + managed + c; }
template <class T> __global__ void k(T *p, int n) { p[n] = d(n) + threadIdx.x; __syncthreads(); }
void h(int *p) { k<<<1, 1>>>(p, 1); managed = 2; }
//## valid_templates
void host(); template <class T> struct V { T *p; __host__ __device__ T &operator[](int i) { return p[i]; } void only() { host(); } };
template <class F> __host__ __device__ void apply(F f) { f(); }
__global__ void k(V<int> v) { v[0] = 1; apply([] { }); }
void h(V<int> v) { v.only(); k<<<1, 1>>>(v); }
//## calls_in_templates
void h(); template <class T> __device__ void d(T) { h(); } //= 3473 3525
__global__ void k() { d(1); }
//## calls_in_class_templates
void h(); template <class T> struct C { __device__ void m() { h(); } }; //= 3473 3525
__global__ void k() { C<int>().m(); }
//## launches_of_classes_with_destructors --device-c
struct D { int x; __host__ __device__ ~D(); }; struct C { int x; __host__ __device__ C(const C &); }; struct T { int x; };
extern "C" __device__ int cudaGetParameterBufferV2(void *, int, int, unsigned);
__global__ void kd(D); __global__ void kc(C); __global__ void kt(T); __global__ void kr(const T *);
//## variable_templates
template <class T> __device__ int v = sizeof(T);
template <class T> __constant__ int c = sizeof(T);
template <class T> int plain = sizeof(T);
class P { class Q {}; protected: struct R {}; public: struct O {}; static int m(); };
enum { unnamed } e; struct { int x; } s;
int f() {
    struct L {};
    auto l = [] {};
    return sizeof(v<L>) + //= 3638
        sizeof(v<decltype(l)>) + //= 3637
        sizeof(v<decltype(e)>) + sizeof(v<int>) + sizeof(v<P::O>) + sizeof(plain<L>); //= 3641
}
int P::m() { return sizeof(v<Q>); } //= 3639
//## local_types_of_host_device_functions
template <class T> __global__ void k(T t) {}
__host__ __device__ void f() {
    struct L {} l; //= w3714
    auto c = [] {}; //= w3714
    k<<<1, 1>>>(l); //= 3480
    k<<<1, 1>>>(c); //= 3480
}
//## asm_constraint_of_a_variable
__device__ int v; __device__ struct S { int x; } s; __device__ const char str[] = "abc"; __device__ float fa[2];
__device__ void f() {
    asm("// %0" : : "C"(str));
    asm("// %0" : : "C"(&v)); //= 3723
    asm("// %0" : : "C"(&s)); //= 3723
    asm("// %0" : : "C"(fa)); //= 3723
}
//## wide_atomics sm_80
struct alignas(16) S { long long a, b; }; __device__ S s, t, u;
__device__ void f() {
    S r;
    __nv_atomic_exchange(&s, &t, &r, 0, 3); //= 3764
    __nv_atomic_compare_exchange(&s, &t, &u, false, 0, 0, 3); //= 3764
}
//## wide_atomics_on_newer_devices sm_90
struct alignas(16) S { long long a, b; }; __device__ S s, t, u;
__device__ void f() {
    S r;
    __nv_atomic_exchange(&s, &t, &r, 0, 3);
}
//## abi_values
struct S { int v; };
constexpr int c = 24; constexpr double half = 0.5;
__device__ void f(int);
__device__ void g() {
#pragma nv_abi preserve_n_data(99999999999) //= 3782
    f(2);
#pragma nv_abi preserve_n_data(c)
    f(3);
#pragma nv_abi preserve_n_data(-1) //= 3783
    f(4);
}
//## templates_without_definition
template <class T> __global__ void k(T);
template <class T> __global__ void d(T) {}
template <class T> __global__ void e(T);
template __global__ void e(int); //= 489
void h() {
    k<<<1, 1>>>(1.0f);
    d<<<1, 1>>>(1);
}
