//## launch_bounds
__launch_bounds__(1) void h1(); __device__ __launch_bounds__(1) void d1(); __host__ __device__ void __launch_bounds__(1, 2) hd(); __global__ void __launch_bounds__(1) ok1(); __global__ void __launch_bounds__(1, 2) ok2(); __global__ void __launch_bounds__(1, 2, 3) ok3(); //= 3534@27 3534@70 3534@125
__global__ void __launch_bounds__() a1(); __global__ void __launch_bounds__(1, 2, 3, 4) a2(); __global__ void __launch_bounds__(-1) a3(); __global__ void __launch_bounds__(0, 0) a4(); __global__ void __launch_bounds__(1, 2, -1) a5(); __global__ void __launch_bounds__(1, 1, 2147483648) a6(); __global__ void __launch_bounds__(1, 1, 0) a7(); __global__ void __launch_bounds__(4294967296ull, -3) a8(); //= 29@17 18@59 3705@201 3706@251
int v; const int cv = 3; constexpr int ce = 4; __global__ void __launch_bounds__(v) b1(); __global__ void __launch_bounds__(cv, ce, 1 + 1) b2(); __global__ void __launch_bounds__(1.5) b3(); __global__ void __launch_bounds__("a") b4(); __global__ void __launch_bounds__(nullptr) b5(); enum E { e = 5 }; enum class F { f = 6 }; __global__ void __launch_bounds__(e, true, 'a') b6(); __global__ void __launch_bounds__(F::f) b7(); //= 28@64 2412@162 2412@207 2412@252
struct S { __launch_bounds__(1) void m(); static __launch_bounds__(1) void s(); template <class T> __launch_bounds__(1) void t(); }; template <int N> __global__ void __launch_bounds__(N) t1(); template <class T> __global__ void __launch_bounds__(sizeof(T), T::v) t2(); template <class T> __launch_bounds__(1) void t3(); //= 3535@12 3534@38 3535@50 3534@76 3535@100 3534@315
__launch_bounds__(1) int x; struct __launch_bounds__(1) C { }; typedef __launch_bounds__(1) void td(); void pp(__launch_bounds__(1) int a); __global__ void __launch_bounds__(1) __launch_bounds__(2) r1(); __global__ void __launch_bounds__(1) r2(); __global__ void __launch_bounds__(2) r2() { } __launch_bounds__(4) void r3(); __global__ void r3(); auto l = [] __launch_bounds__(1) () { }; //= w1835@1 w1835@36 w1835@72 w1835@112 3534@320
//## cluster_dims
__global__ void __cluster_dims__(1) a1(); __global__ void __cluster_dims__(1, 2) a2(); __global__ void __cluster_dims__(1, 2, 3) a3(); __global__ void __cluster_dims__() a4(); __global__ void __cluster_dims__(1, 2, 3, 4) a5(); __global__ void __cluster_dims__(0) a6(); __global__ void __cluster_dims__(1, -1) a7(); __global__ void __cluster_dims__(1, 1, 0) a8(); __global__ void __cluster_dims__(2147483648) a9(); __global__ void __cluster_dims__(2147483647) a10(); //= 18@193 3685@244 3685@286 3685@332 3686@380
void __cluster_dims__(1) h1(); __device__ void __cluster_dims__(1) d1(); __global__ void __cluster_dims__(2, 2, 2) __launch_bounds__(1, 1, 7) b1(); __global__ void __cluster_dims__(2, 2, 2) __launch_bounds__(1, 1, 8) b2(); __global__ void __launch_bounds__(1, 1, 3) __cluster_dims__(4) b3(); __global__ void __launch_bounds__(1, 1, 3) b4(); __global__ void __cluster_dims__(4) b4() { } //= 3534@26 3534@68 3707@143 3707@287 3707@378
int v; __global__ void __cluster_dims__(v) c1(); __global__ void __cluster_dims__(1.0) c2(); template <int N> __global__ void __cluster_dims__(N) t1(); template <class T> __global__ void __cluster_dims__(0) t2(); struct S { void __cluster_dims__(1) m(); }; __cluster_dims__(1) int x; struct __cluster_dims__(1) C { }; //= 28@24 2412@66 3685@188 3534@250 w1835@258 w1835@292
__global__ void __cluster_dims__(2) r1(); __global__ void __cluster_dims__(3) r1(); template <int N> __global__ void __cluster_dims__(N, 2) __launch_bounds__(1, 1, 3) t3(); __global__ void __cluster_dims__(-1, 0, 4294967296) c3(); //= 3685@190 3686@190
//## block_size
__global__ void __block_size__((1)) a1(); __global__ void __block_size__((1, 2, 3)) a2(); __global__ void __block_size__((1, 2, 3), (4, 5, 6)) a3(); __global__ void __block_size__((1, 2)) a4(); __global__ void __block_size__((0, 1, 1)) a5(); __global__ void __block_size__((1, 1, 1), (1, -1, 1)) a6(); __global__ void __block_size__(1) a7(); __global__ void __block_size__() a8(); __global__ void __block_size__((2147483648, 1, 1)) a9(); //= 40@17 1910@17 40@166 1910@166 3788@211 3788@259 29@319 125@319 1910@319 29@359 125@359 1910@359 3789@398
void __block_size__((1, 1, 1)) h1(); __global__ void __block_size__((1, 1, 1), (2, 1, 1)) __cluster_dims__(2) b1(); __global__ void __cluster_dims__(2) __block_size__((1, 1, 1), (2, 1, 1)) b2(); __global__ void __cluster_dims__(2) __block_size__((1, 1, 1)) b3(); __global__ void __block_size__((1, 1, 1)) __cluster_dims__(2) b4(); __global__ void __block_size__((1, 1, 1), (3, 3, 1)) __launch_bounds__(1, 1, 8) b5(); __global__ void __block_size__((1, 1, 1), (1, 1, 1), (1, 1, 1)) b6(); //= 3534@32 3791@91 3791@153 3707@412 18@434
template <int N> __global__ void __block_size__((N, 1, 1)) t1(); struct S { void __block_size__((1, 1, 1)) m(); }; __global__ void __block_size__((1, 1, 1)) __launch_bounds__(1) b7(); __global__ void __block_size__((1, 1, 1), 2) c2(); //= 3534@108 29@201 125@201 1910@201
//## registers
__global__ void __maxnreg__(1) a1(); __global__ void __maxnreg__(0) a2(); __global__ void __maxnreg__(-1) a3(); __global__ void __maxnreg__(2147483648) a4(); void __maxnreg__(1) h(); __device__ void __maxnreg__(1) d(); __global__ void __maxnreg__(1) __launch_bounds__(1) b1(); __global__ void __launch_bounds__(1) __maxnreg__(1) b2(); __global__ void __maxnreg__() c1(); __global__ void __maxnreg__(1, 2) c2(); int v; __global__ void __maxnreg__(v) c3(); //= 3717@54 3717@91 3718@129 3715@179 3715@215 3719@272 3719@330 29@352 18@388 28@435
__global__ void __launch_bounds__(1) r1(); __global__ void __maxnreg__(1) r1(); struct S { void __maxnreg__(1) m(); static __maxnreg__(2) void s(); }; template <int N> __global__ void __maxnreg__(N) t1(); template <class T> __global__ void __maxnreg__(0) t2(); __maxnreg__(1) int x; //= 3719@75 3715@112 3715@144 3717@241 w1835@262
__device__ void __local_maxnreg__(1) l1(); __device__ void __local_maxnreg__(0) l2(); __device__ void __local_maxnreg__(-1) l3(); __device__ void __local_maxnreg__(2147483648) l4(); void __local_maxnreg__(1) l5(); __global__ void __local_maxnreg__(1) l6(); struct T { __device__ void __local_maxnreg__(1) m(); }; __global__ void __local_maxnreg__(1) __maxnreg__(1) __launch_bounds__(1) l7(); //= 3786@60 3786@103 3787@147 3719@387
//## register_parameters
__nv_register_params__ __device__ void a1(); __nv_register_params__ void a2(); __nv_register_params__ __global__ void a3(); __nv_register_params__ __device__ void a4(int, ...); __nv_register_params__ __host__ __device__ void a5(); __nv_register_params__ int x; //= 3659@1 3659@46 3659@80 3659@125 3662@125 3659@178 w1835@232
//## register_parameters_enabled --uumn
__nv_register_params__ __device__ void a1(); __nv_register_params__ void a2(); __nv_register_params__ __global__ void a3(); __nv_register_params__ __device__ void a4(int, ...); __nv_register_params__ __host__ __device__ void a5(); struct S { __nv_register_params__ __device__ void m(); __nv_register_params__ void n(); }; template <class T> __nv_register_params__ __device__ void t(T); template <class T> __nv_register_params__ void u(T); //= 3661@74 3661@119 3662@125 3661@226 3661@315 3661@434
//## repetition --remarks --diag_suppress=177
__device__ __device__ void a(); __host__ __device__ __host__ void b(); __device__ int __device__ v; static __shared__ __shared__ int w; __attribute__((device, device)) void c(); __global__ __global__ void __launch_bounds__(1) d(); [[gnu::device]] __device__ void e(); __device__ void __device__ f(); //= r3646@12 r3646@53 r3646@87 r3646@119 r1834@160 r3646@160 r3646@190 r3646@248 r3646@285
//## refused
__attribute__((nv_weak_odr)) void a(); __attribute__((nv_weak_odr)) int b; __attribute__((nv_linkonce_odr)) void c(); __attribute__((nv_linkonce_odr)) int d; struct __attribute__((nv_weak_odr)) E { }; //= 3560@16 3560@55 3560@91 w1835@134 w1835@181
//## syntax
__attribute__((device())) void a(); __attribute__((device(1))) int b; [[device]] void d(); [[nv::device]] void e(); __attribute__((device, host)) void f(); void g() __attribute__((device)); void h() __device__ ; void i() __attribute__((device)) { } __attribute__((Device)) void j(); //= 1094@22 1094@58 w2803@94 1113@222
void f1() { __device__; __device__ return; } __device__; int __device__ x; int *__device__ p; int z __device__; int w[3] __device__; int __device__ fn(); __device__ namespace n { } namespace __device__ m { } __device__ extern "C" { void q(); } __device__ using u = int; __device__ static_assert(true, ""); enum { e __device__ }; struct S { __device__ : }; __device__ template <class T> void t(); //= w1835@13 w1835@25 1835@46 1847@155 w1835@192 1847@209 1847@245 101@314 w1835@316 169@352 1847@357
//## arguments_that_depend_on_parameters
struct Good { static const int n = 4; }; struct Bad { static int n; }; struct Ty { typedef int n; };
struct Sc { enum class E { a = 3 }; static constexpr E n = E::a; };
template <class T> __global__ void __launch_bounds__(T::n) a() {} //= 28@36 254@36 1867@36
template __global__ void a<Good>();
template __global__ void a<Bad>();
template __global__ void a<Ty>();
template __global__ void a<Sc>();
template <class T> __global__ void __launch_bounds__(T::n) b() {} //= 28@36 1867@36
template <> __global__ void b<Bad>() {}
template <class T> __global__ void __launch_bounds__(T::n, T::n) c() {} //= 28@36 1867@36
template <class T> __global__ void __launch_bounds__(sizeof(T), T::n) d() {} //= 276@36 1867@36
template <class T> __global__ void __launch_bounds__(T()) e() {}
void h() {
    c<Bad><<<1, 1>>>();
    c<Good><<<1, 1>>>();
    d<int><<<1, 1>>>();
    e<int><<<1, 1>>>();
}
//## values_that_depend_on_parameters
template <int N> __global__ void __maxnreg__(-N) a() {} //= 3717@34
template <int N> __global__ void __maxnreg__(N - 9) b() {} //= 3717@34
template <int N> __global__ void __cluster_dims__(N - 9) c() {} //= 3685@34
template <class T, int N> __global__ void __cluster_dims__(sizeof(T), N) d() {} //= 3685@43
template <int N> __global__ void __launch_bounds__(1, 1, -N) e() {} //= 3705@34
template <> __global__ void a<4>() {}
template __global__ void b<4>();
void h() { c<4><<<1, 1>>>(); d<int, 1><<<1, 1>>>(); d<int, 0><<<1, 1>>>(); e<4><<<1, 1>>>(); e<0><<<1, 1>>>(); }
//## parameters_after_packs
template <class... T, int N> void a(); //= w2097@27
template <class... T, class U> __global__ void b(); //= 3573@20 w2097@29
template <class... T, class U> void b2(U, T...);
template <class... T, class U = int> void c();
struct S { template <class... T, int N> void m(); template <class... T, class U> operator U(); template <class... T, class U> friend void f(); }; //= w2097@38 w2097@124
template <class... T, int N> void S::m() {} //= w2097@27
template <class X> struct Q { template <class... T, int N> void m(); template <class... T> void ok(X); }; //= w2097@57
template <class X> template <class... T, int N> void Q<X>::m() {} //= w2097@46
template <class... T, template <class> class TT, class V> void d(TT<V>);
template <class... T, template <class> class TT> void e(T...); //= w2097@46
template <int...> struct I; template <class A, class B> struct P;
template <class... T, int... N> void g(I<N...>);
template <class... T, int... N> void h(I<(N + 1)...>); //= w2097@30
template <class... T, class U, int N> void i(U (&)[N]);
template <class... T, class U, int N> void j(U (&)[N + 1]); //= w2097@36
template <class... T, class U, class V> void k(U V::*, void (*)(V));
template <class... T, class U> void l(decltype(U())); //= w2097@29
template <class... T, class U> void o(typename P<U, int>::x); //= w2097@29
template <class... T, class U> U r(T...); //= w2097@29
