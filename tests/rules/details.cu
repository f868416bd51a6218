//## call_operator_attributes c++20 --diag_suppress=174,177,940
auto l=[]() __attribute__((global)) {}; //= 3506@28 3644@28 3688@28
auto l1=[]() __attribute__((host)) {}; //= 3621@36
auto l2=[]() __attribute__((device)) {}; //= 3621@38
auto l3=[]() __attribute__((launch_bounds(1))) {}; //= 3534@12 3535@29
auto l4=[]() __attribute__((unused)) {};
auto l5=[]() __attribute__((nv_pure)) {};
auto l6=[]() mutable __attribute__((device)) {}; //= 3621@46
auto l7=[]() [[gnu::unused]] {};
auto l8=[]() __attribute__((host, device)) {}; //= 3621@44
auto l9=[]() __attribute__((global, device)) {}; //= 3506@29 3644@29 3688@29 3481@37 3688@37 3621@46
auto l10=[]() noexcept __attribute__((global))  {}; //= 3506@39 3644@39 3647@39 3688@39
auto l11=[](int x) __attribute__((global)) -> int {}; //= 3505@35 3644@35 3688@35
auto l12=[](int x) -> int __attribute__((global))  {}; //= w1835@42
auto l13=[] __attribute__((global))  {};
auto l14=[] __attribute__((global)) () {};
auto l15=[] __attribute__((launch_bounds(1))) () {};
auto l16=[]()  __attribute__((device)) __attribute__((launch_bounds(1)))  {}; //= 3534@13 3535@55 3621@75
auto l17=[]()  __attribute__((global)) __attribute__((launch_bounds(1)))  {}; //= 3506@31 3644@31 3688@31 3535@55
void f() {
auto l=[]() __attribute__((global)) {}; //= 3506@28 3644@28 3688@28
auto l1=[]() __attribute__((host)) {}; //= 3621@36
auto l3=[]() __attribute__((launch_bounds(1))) {}; //= 3534@12 3535@29
}
//## call_operator_attributes_extended c++20 --extended-lambda --diag_suppress=174,177,940
auto l=[]() __attribute__((global)) {}; //= 3506@28 3644@28 3688@28
auto l1=[]() __attribute__((host)) {}; //= 3621@36
auto l2=[]() __attribute__((device)) {}; //= 3621@38
auto l3=[]() __attribute__((launch_bounds(1))) {}; //= 3534@12 3535@29
auto l4=[]() __attribute__((unused)) {};
auto l5=[]() __attribute__((nv_pure)) {};
auto l6=[]() mutable __attribute__((device)) {}; //= 3621@46
auto l7=[]() [[gnu::unused]] {};
auto l8=[]() __attribute__((host, device)) {}; //= 3621@44
auto l9=[]() __attribute__((global, device)) {}; //= 3506@29 3644@29 3688@29 3481@37 3688@37 3621@46
auto l10=[]() noexcept __attribute__((global))  {}; //= 3506@39 3644@39 3647@39 3688@39
auto l11=[](int x) __attribute__((global)) -> int {}; //= 3505@35 3644@35 3688@35
auto l12=[](int x) -> int __attribute__((global))  {}; //= w1835@42
auto l13=[] __attribute__((global))  {};
auto l14=[] __attribute__((global)) () {};
auto l15=[] __attribute__((launch_bounds(1))) () {};
auto l16=[]()  __attribute__((device)) __attribute__((launch_bounds(1)))  {}; //= 3534@13 3535@55 3621@75
auto l17=[]()  __attribute__((global)) __attribute__((launch_bounds(1)))  {}; //= 3506@31 3644@31 3688@31 3535@55
void f() {
auto l=[]() __attribute__((global)) {}; //= 3506@28 3644@28 3688@28
auto l1=[]() __attribute__((host)) {}; //= 3621@36
auto l3=[]() __attribute__((launch_bounds(1))) {}; //= 3534@12 3535@29
}
//## call_operator_limits c++20 --diag_suppress=174,177
auto l1=[](int x) noexcept __attribute__((launch_bounds(1))) {}; //= 3534@12 3535@43
auto l2=[](int x) mutable __attribute__((maxnreg(1))) {}; //= 3715@12
auto l3=[](int x) __attribute__((maxnreg(1))) mutable {}; //= 3715@12 65@47 1758@47
auto l4=[](int x) __attribute__((maxnreg(1))) -> int { return 1; }; //= 3715@12
auto l5=[](int x) -> int __attribute__((maxnreg(1))) { return 1; }; //= w1835@41
auto l6=[]<class T>(T x) __attribute__((maxnreg(1))) { return 1; };
auto l7=[](auto x) __attribute__((global)) { }; //= 3644@35 3688@35
auto l8=[](auto x) __attribute__((global)) -> void { }; //= 3644@35 3688@35
auto l9=[](int x, ...) __attribute__((global)) -> void { }; //= 3503@39 3644@39 3688@39
auto l10=[](int x) __attribute__((global)) -> void { }; //= 3644@35 3688@35
auto l11=[](int x) __attribute__((nv_register_params)) -> void { }; //= 3659@35
auto l12=[](int x, ...) __attribute__((nv_register_params)) -> void { }; //= 3659@40 3662@40
auto l13=[](int x) __attribute__((always_inline)) -> void { };
auto l14=[](int x) __attribute__((nv_weak_odr)) -> void { }; //= 3560@35
auto l15=[](int x) __attribute__((launch_bounds(1), launch_bounds(2))) -> void { }; //= 3534@13 3535@35 3535@53
auto l16=[](int x) __attribute__((global, global)) -> void { }; //= 3644@35 3688@35 3644@43 3688@43
auto l17=[](int x) __attribute__((cluster_dims(-1, 2))) -> void { }; //= 3685@35
auto l18=[](int x) __attribute__((shared)) -> void { }; //= w1835@35
auto l19=[](int x) __attribute__((launch_bounds(1))) [[gnu::maxnreg(3)]] -> void { }; //= 3534@13 3715@13 3719@13 3535@35
template <class T> void f() { auto l20=[](int x) __attribute__((global, maxnreg(1))) -> T { }; auto l21=[](int x) __attribute__((global, maxnreg(1))) { }; } //= 3644@65 3688@65 3644@130 3688@130
//## using_declarations
namespace N{int a; struct T{};}
using N::a [[gnu::unused]]; //= 283@7 702@27
using N::a alignas(4); //= 65@12
struct B{int b; void f();}; struct D : B { using B::b __attribute__((unused)); using B::f __attribute__((host)); }; //= 283@50 702@78 283@86 702@112
void g(){ using N::a __attribute__((unused)); } //= 283@17 702@45
using N::T __attribute__((unused)), N::a __attribute__((unused)); //= 283@7 702@35
//## using_declarations_of_types c++20
namespace N{int a, b; struct T{};}
using N::a, N::b __attribute__((unused)); //= 65@18
struct B{int b; void f(); typedef int t; B(int); };
struct D : B { using typename B::t __attribute__((unused)); using B::B __attribute__((unused)); }; //= 65@36 283@67 702@95
template <class T> struct E : T { using typename T::t __attribute__((unused)); using T::f __attribute__((unused)); }; //= 65@55 283@86 702@114
using ::N::a __attribute__((unused)) = int; //= 283@7
using N::a __attribute__((device))  int; //= 283@7 702@37
using namespace N __attribute__((unused)); //= w1835@34
//## reads_of_elements --diag_suppress=170
__managed__ int m; int v;
static_assert(m, ""); //= 28@15
static_assert(v, ""); //= 28@15
int bb[m]; //= 28@8
static_assert(m == 1, ""); //= 28@15
static_assert(&m, "");
__device__ int a[3]; __shared__ int s; __device__ int d; int use(int);
void f3() { use(*(a + 1)); use(a[1]); use(*a); use(*(1 + a)); use((a+1)[1]); use(*(a - 1)); int*p=a+1; use(*(p+1)); use(**&a); } //= w3548@19 w3548@32 w3548@44 w3548@68 w3548@84 w3548@124
void f9() { auto [x, y, z] = a; auto [x1,y1,z1]{a}; auto [x2,y2,z2](a); } //= w3548@30 w3548@49 w3548@69
void f10() { ({ d; }); int z = ({ s; }); ({ int y = d; y; }); ({ d; s; }); use(({ d; }));  } //= w3548@17 w3548@35 w3548@53 w174@66 w3548@69 w3548@83
void f11() { (void)({ d; }); ({ s=1; }); } //= w3548@23 w3549@33
//## enumerators_of_variables
__managed__ int m; int v;
enum { e1 = m }; //= 28@13
enum { e2 = v }; //= 28@13
enum E : int { e3 = v , e4 }; //= 28@21
enum class F { e3 = v , e4 }; //= 28@21
constexpr int *aa = &m; int bb[m]; constexpr int cc = m; template <int *P> struct T { }; static_assert(m, ""); enum { ee = m }; //= 28@21 28@32 28@55 28@104 28@124
//## lambda_specifiers --extended-lambda
void f() { auto b = []() __host__ __device__ mutable { }; //= 65@46 1758@46 3621@46
 auto c = []() __device__ noexcept { }; //= 3621@36
 auto d = []() __device__ constexpr { }; //= 65@27 1758@27 3621@27
 auto e = []() __attribute__((unused)) mutable { }; //= 65@40 1758@40
 auto f = []() [[gnu::unused]] mutable { }; //= 65@32 1758@32
 auto g = []() __attribute__((unused)) noexcept { };
 auto h = []() noexcept __attribute__((unused)) mutable { }; //= 65@49 1758@49
 auto i = []() noexcept mutable { }; //= 65@25 1758@25
 auto j = []() constexpr mutable { };
 auto k = []() __attribute__((unused)) throw() { };
 auto l = []() __attribute__((unused)) noexcept(true) -> int { return 1; };
 auto m = []() noexcept(true) __attribute__((unused)) -> int { return 1; };
 auto n = []() __attribute__((unused)) -> int { return 1; };
 auto o = []() -> int __attribute__((unused)) { return 1; };
}
//## parent_operands --extended-lambda --diag_suppress=177,549
void p(); int v; 
void f() { auto e = [] __nv_parent(&v) __device__ { }; } //= 3591@40
auto g(int) { auto e = [] __nv_parent(1) __device__ { }; } //= 3591@42 3613@53
void h() { auto e = [] __nv_parent(v) __device__ { }; } //= 28@36 65@37 1758@37 w3216@37
void i() { const int c = 1; auto e = [] __nv_parent(c) __device__ { }; } //= 3591@56
void j() { int c = 1; auto e = [] __nv_parent(c) __device__ { }; int d; } //= 28@47 65@48 1758@48 w3216@48
void k() { auto e = [] __nv_parent(p()) __device__ { };  int d; } //= 28@36 65@39 1758@39 w3216@39
void l() { auto e = [] __nv_parent(v + 1) __device__ { };  int d; } //= 28@36 65@41 1758@41 w3216@41
auto f3() -> int { auto a = [] __device__ { }; return 1; } 
auto *f4() { auto a = [] __device__ { }; return (int *)0; } //= 3613@37
const auto &f5() { auto a = [] __device__ { }; return v; } //= 3613@43
auto &&f6() { auto a = [] __device__ { }; return v; } //= 3613@38
decltype(auto) f7() { auto a = [] __device__ { }; return v; } //= 3613@46
struct S { auto *m() { auto a = [] __device__ { }; return (int*)0;} auto m2() { auto a = [] __device__ { }; return (int*)0;}  }; //= 3613@47 3613@104
template <class T> auto *f8() { auto a = [] __device__ { }; return (int *)0; } //= 3613@56
//## reads_by_bindings
struct P { int x, y; };
__device__ int a[3]; __device__ P p; __shared__ P sp;
void f9() { auto [x, y, z] = a; auto [x1,y1,z1]{a}; auto [x2,y2,z2](a); } //= w3548@30 w3548@49 w3548@69
void f1() { auto [x, y] = p; auto [x1,y1]{p}; auto &[x2,y2](p);  auto [x3, y3] = sp; auto &[x4, y4] = sp;} //= w3548@27 w3548@43 w3548@82 w3550@103
//## atomic_exchanges --diag_suppress=177
struct S { int x; }; struct S3 { char c[3]; };  struct S2 { char c[2]; }; struct S16 { alignas(16) char c[16]; };
__device__ void a3(int *p, short *s, char *c, long long *l, S3 *t, S *st, double *d, S2 *s2, S16 *x, S3*s3) { int r;
 __nv_atomic_exchange(s, s, s, 5, 1); //= 3750@23
 __nv_atomic_exchange(c, c, c, 5, 1); //= 3750@23
 __nv_atomic_exchange(s2, s2, s2, 5, 1); //= 3750@23
 __nv_atomic_exchange(s3, s3, s3, 5, 1); //= 3767@23
 __nv_atomic_exchange(x, x, x, 5, 1);
 __nv_atomic_compare_exchange(s, s, s, true, 5, 5, 1);
 __nv_atomic_compare_exchange(c, c, c, true, 5, 5, 1); //= 3749@31
 __nv_atomic_compare_exchange(s3, s3, s3, true, 5, 5, 1); //= 3767@31
 __nv_atomic_compare_exchange(s2, s2, s2, true, 5, 5, 1);
 __nv_atomic_load(c, c, 5, 1);
 __nv_atomic_store(c, c, 5, 1);
}
__device__ void a5(int *p, int i) { __nv_atomic_load_n(p, i, 5);  } //= 3747@56 3755@56
//## textures --diag_suppress=177
struct __attribute__((device_builtin_texture_type)) tex { int x; }; struct __attribute__((device_builtin_surface_type)) surf { int y; };
inline namespace { 
tex a; surf b; tex c[2]; static tex d; extern tex e; const tex f = {1}; tex *g; tex &h = a; //= 3580@5 3580@13 3580@37 3580@51 3580@64
template <class T> tex i;
void q(tex); void q2() { tex x; static tex y; } //= 3580@30
struct M { tex m; static tex n; };
inline tex o; typedef tex tt; tt p; auto p1 = tex(); decltype(a) p2; tex p3, p4; //= 3580@12 3580@34 3580@42 3580@66 3580@74 3580@78
thread_local tex p5; __device__ tex p6; namespace w { tex p7; inline namespace { tex p8; } } //= 3580@18 3579@37 3580@37 3580@59 3580@86
}
namespace { tex z1; } //= 3580@17
//## strings_of_char8_t c++20
char a[] = u8"x"; unsigned char b[] = u8"x"; signed char c[] = u8"x"; char8_t d[] = u8"x"; char e[] = {u8"x"}; const char* p = u8"x"; char16_t f[] = u8"x"; char8_t g[] = "x"; char8_t h[] = L"x"; //= 144@64 144@128 144@150 144@171 144@190
struct S { char a[4]; unsigned char b[4]; } s = {u8"x", u8"y"}; const char (&r)[2] = u8"x"; char a2[2]{u8"x"}; void fn(char (&&)[2]); //= 144@86
//## names_of_using_enum c++20
enum class C { r, g, b, h }; namespace N { enum E { e1, e2, e3 }; }
using enum C; using enum N::E;
int g() { return 1; } //= 101@5
int r; //= 101@5
struct b {};
typedef int h; //= 101@13
void e1(); //= 101@6
namespace M { using enum C; enum { r }; } //= 101@36
void t() { using enum C; int r; { int r; int g; } int b(); } //= 101@30 101@55
struct S { using enum C; int r; void g(); typedef int b; }; //= 101@30 101@38 101@55
struct T { using enum C; int f() { int r = 1; return r; } };
//## coroutines_of_the_technical_specification c++20
namespace std::experimental {
template <class Promise = void>
struct coroutine_handle;
template <>
struct coroutine_handle<void> {
  coroutine_handle() = default;
  static coroutine_handle from_address(void *) noexcept;
  void *address() const;
};
template <class Promise>
struct coroutine_handle : public coroutine_handle<> {
};
template <class... Args>
struct void_t_imp {
  using type = void;
};
template <class... Args>
using void_t = typename void_t_imp<Args...>::type;
template <class T, class = void>
struct traits_sfinae_base {};
template <class T>
struct traits_sfinae_base<T, void_t<typename T::promise_type>> {
  using promise_type = typename T::promise_type;
};
template <class Ret, class... Args>
struct coroutine_traits : public traits_sfinae_base<Ret> {};
} 
struct suspend_never {
  bool await_ready() noexcept;
  void await_suspend(std::experimental::coroutine_handle<>) noexcept;
  void await_resume() noexcept;
};
struct task {
  struct promise_type {
    auto initial_suspend() { return suspend_never{}; }
    auto final_suspend() noexcept { return suspend_never{}; }
    auto get_return_object() { return task{}; }
    static void unhandled_exception() {}
    void return_void() {}
  };
};
namespace std::experimental {
template <>
struct coroutine_handle<task::promise_type> : public coroutine_handle<> {
  coroutine_handle<task::promise_type> *address() const; 
};
} 
struct awaitable {
  bool await_ready();
  std::experimental::coroutine_handle<task::promise_type>
  await_suspend(std::experimental::coroutine_handle<> handle);
  void await_resume();
} a;
task f() {
  co_await a; 
}
int main() {
  f();
  return 0;
}
//## traits_of_the_technical_specification c++20
namespace std::experimental { template<class = void> struct coroutine_handle {}; template<class R, class... A> struct coroutine_traits {}; }
struct awaitable { bool await_ready(); void await_suspend(std::experimental::coroutine_handle<>); void await_resume(); } a;
struct task {};
task f() { co_await a; } //= 135@6
