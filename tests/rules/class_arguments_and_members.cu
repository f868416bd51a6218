// Template arguments for parameters of class type; member functions as operands that are not evaluated; copies of incomplete classes that closures capture.
//## class_arguments c++20
struct NS { NS(); }; struct P { constexpr P() {} private: int i = 1; }; struct S { int i; }; struct T { int i; constexpr T(int j) : i(j) {} };
template<auto V> struct X {}; template<S V> struct Y {}; template<auto V> constexpr int va = 1; template<S V> constexpr int vs = 1; template<T V> struct Z {};
int g(); extern S s;
X<NS{}> x1; //= 28@3
X<P{}> x2; //= 3139@3
Y<S{g()}> x3; //= 28@3
X<S{g()}> x4; //= 28@3
Y<s> x5; //= 28@3
int w3 = va<NS{}>; //= 28@13
int w6 = vs<S{g()}>; //= 28@13
int w7 = vs<s>; //= 28@13
int w8 = vs<1>; //= 415@13
Z<1> z1;
Z<g()> z2; //= 28@3
Y<1> z3; //= 415@3
//## measured_members c++17 c++20
struct C { void f(); int g; static void s(); void o(); void o(int); template<class T> void t(); };
void h() {
  (void)sizeof(C::f); //= w56@15
  (void)alignof(C::f); //= w2471@16 504@16
  (void)noexcept(C::f); //= 504@18
  using d = decltype(C::f); //= 504@22
  (void)sizeof(&C::f);
  (void)sizeof(C::t<int>); //= w56@15
  (void)noexcept(C::t<int>); //= 504@18
  using e = decltype(C::t<int>); //= 504@22
  (void)sizeof(&(C::f)); //= 504@16
  (void)noexcept(&(C::f)); //= 504@18
  (void)sizeof C::f; //= w56@16
  (void)sizeof(!C::f); //= 504@17
  (void)sizeof((void)C::f, 1); //= 504@22
  using i = decltype(C::f, 1); //= 504@22
}
//## captured_copies c++17 c++20
struct I; template<class T> struct N;
void f(I &r) { auto l = [r] { }; } //= 70@26
void h(I &r) { auto l = [=] { return &r; }; } //= 70@39
void k(I &r) { auto l = [x = r] { }; } //= 1587@26
void k2(I &r) { auto l = [&x = r] { }; auto m = [&r] { }; auto n = [&] { return &r; }; }
void m(N<int> &r) { auto l = [r] { }; } //= 70@31
void q2(I (&a)[2]) { auto l = [a] {}; } //= 70@32
void s(I &r) { auto l = [r] { auto m = [r] { }; }; } //= 70@26 70@41
//## assertions_of_headers c++17 c++20
# 2 "case.cu" 3
namespace lib { template<class T> constexpr bool f(T) { static_assert(sizeof(T) > 1); return true; } template<class T> struct SC { static_assert(sizeof(T) > 1, "small"); static constexpr bool v = true; }; } //= 2784@57 1574@132
# 4 "case.cu"
static_assert(lib::f('a'));
static_assert(lib::f(1));
bool c = lib::SC<char>::v;
bool d = lib::SC<int>::v;
//## names_of_templates c++17
int any2(bool); template<class T> struct any2 {}; //= 101@42
int any3; template<class T> struct any3 {}; //= 101@36
template<class T> void any5(T); template<class T> struct any5 {}; //= 101@58
template<class T> constexpr int any7 = 1; template<class T> struct any7 {}; //= 101@68
namespace any10 {} template<class T> struct any10 {}; //= 101@45
typedef int any11; template<class T> struct any11 {}; //= 101@45
struct any12 {}; template<class T> struct any12 {}; //= 101@43
enum any13 {}; template<class T> struct any13 {}; //= 101@41
enum { any14 }; template<class T> struct any14 {}; //= 101@42
template<class T> using any16 = T; template<class T> struct any16 {}; //= 101@61
int any20(bool); template<class T> constexpr int any20 = 1; //= 101@50
template<class T> void any22(T); template<class T> constexpr int any22 = 1; //= 101@66
template<class T> struct any23; template<class T> constexpr int any23 = 1; //= 101@65
namespace any24 {} template<class T> constexpr int any24 = 1; //= 101@52
typedef int any25; template<class T> constexpr int any25 = 1; //= 101@52
struct any26 {}; template<class T> constexpr int any26 = 1;
int any40; template<class T> void any40(T); //= 147@35
struct any41 {}; template<class T> void any41(T);
template<class T> struct any42; template<class T> void any42(T); //= 101@56
template<class T> constexpr int any43 = 1; template<class T> void any43(T); //= 101@67
template<class T> constexpr int any45 = 1; int any45(); //= 101@48
template<class T> constexpr int any46 = 1; struct any46 {};
template<class T> void any48(T); struct any48 {};
template<class T> void any49(T); int any49; //= 147@38
template<class T> struct any50; template<class T> struct any50; template<class T> struct any50 {}; template<class T> struct any50<T *>; template<> struct any50<int>;
template<class T> extern const int any51; template<class T> constexpr int any51 = 1; template<class T> constexpr int any51<T *> = 2;
struct S { int m1(bool); template<class T> struct m1 {}; int m2; template<class T> struct m2 {}; template<class T> void m3(T); template<class T> struct m3 {}; struct m4 {}; template<class T> struct m4 {}; }; //= 101@51 101@91 101@153 101@199
template<class T> struct P { template<class U> struct in; template<class U> struct in {}; template<class U> static constexpr int v = 1; template<class U> void f(); }; P<int> p; P<int>::in<int> q; int w = P<int>::v<int>;
//## packs_that_configure_launches c++17 c++20
__global__ void gk(int *);
template<void (*K)(int *)> struct wrap { template<class... C> static auto go(C... c) -> decltype(K<<<c...>>>((int *)nullptr), 1) { return 1; } };
template<class... C> auto g3(C... c) -> decltype(gk<<<c...>>>((int *)nullptr), 1L);
static_assert(__is_same(decltype(wrap<gk>::go(1, 2)), int), "");
static_assert(__is_same(decltype(g3(1, 2)), long), "");
static_assert(__is_same(decltype(g3(1, 2)), int), ""); //= 1574@1
