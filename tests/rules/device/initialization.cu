//## arguments_of_empty_constructors
struct C { int x; __host__ __device__ C(int v) {} };
__device__ C c(3); //= 3518
//## arguments_of_empty_host_constructors
struct C { int x; C(int v) {} };
__device__ C c(3); //= 3518
//## constexpr_constructors
struct C { int x; constexpr C(int v) : x(v) {} };
__device__ C c(3);
__device__ C d{3}; __device__ C e = 4; __device__ C f = C(4);
__device__ C g[2] = {1, 2};
//## arguments_that_are_no_constants
int host();
struct C { int x; constexpr C(int v) : x(v) {} };
__device__ C c(host()); //= 3518
__device__ C d{host()}; //= 3518
__device__ C e[2] = {1, host()}; //= 3518
//## aggregates
struct A { int x, y; };
int host();
__device__ A a = {1, 2};
__device__ A b{1, host()}; //= 3518
__device__ A c = {host()}; //= 3518
__device__ A d{};
__device__ A e[2] = {{1}, {2, host()}}; //= 3518
//## aggregates_of_classes_with_constructors
struct P { int x; P() : x(3) {} };
struct A { int x; P y; };
__device__ A a = {1}; //= 3518
__device__ A b{1, {}}; //= 3518
__device__ A c{}; //= 3518
__device__ A d; //= 3518
//## default_member_initializers
struct A { int x = 3; int y; };
__device__ A a; //= 3518
__device__ A b{};
__device__ A c = {1, 2};
//## defaulted_constructors
struct A { int x; A() = default; };
__device__ A a;
__device__ A b{};
__device__ A c = A();
__device__ A d = A{};
//## empty_constructors
struct A { int x; A() {} };
__device__ A a;
__device__ A b{};
__device__ A c = A();
__device__ A d[3];
__device__ A e[3] = {};
//## copies_by_a_constructor
struct A { int x; A(const A &) {} A() = default; };
__device__ A a;
__device__ A b = a; //= 3518
__device__ A c(a); //= 3518
//## copies_of_objects
struct A { int x; };
__device__ A a{1};
__device__ A b = a; //= 3518
const A h{3};
__device__ A c = h;
constexpr A i{3};
__device__ A d = i;
//## virtual_bases
struct A { int x; };
struct B : virtual A { B() {} };
struct D : A { int y; D() {} };
__device__ B a; //= 3518
__device__ D b;
__device__ D c{};
//## destructors
struct D { ~D() {} };
struct E { int x; ~E(); };
struct F { int x; ~F() = default; };
struct G { D d; };
struct H { E e; };
__device__ D d;
__device__ E e; //= 3518
__device__ E e2{3}; //= 3518
__device__ F f{3};
__device__ G g; __device__ G g2{}; //= 3518
__device__ H h; //= 3518
//## addresses_and_values_of_host_variables
int host(); int v; const int c = 3; extern const int x;
__device__ int a = v; //= 3518
__device__ int b = c;
__device__ int d = x; //= 3518
__device__ int *p = &v;
__device__ int q[2] = {1, v}; //= 3518
__device__ int (*fp)() = host;
__device__ int &r = v;
__device__ const int &s = 3;
__device__ const int &t = host(); //= 3518
//## classes_of_the_library
#include <string>
#include <vector>
#include <array>
#include <utility>
#include <optional>
#include <tuple>
__device__ std::string s; //= 3518
__device__ std::string s2 = "a"; //= 3518
__device__ std::vector<int> v; //= 3518
__device__ std::vector<int> v2 = {1, 2}; //= 3518
__device__ std::array<int, 2> a = {1, 2};
__device__ std::array<std::string, 2> as; //= 3518
__device__ std::pair<int, int> p(1, 2);
__device__ std::pair<int, int> p2;
__device__ std::optional<int> o = 3;
__device__ std::tuple<int, float> t{1, 2.f};
__device__ std::tuple<int, std::string> t2; //= 3518
//## functions_of_the_library
#include <cmath>
#include <limits>
#include <algorithm>
__device__ float a = std::sqrt(2.f); //= 3518
__device__ float b = sqrtf(2.f); //= 3518
__device__ double c = sqrt(2.0); //= 3518
__device__ double d = __builtin_sqrt(2.0); //= 3518
__device__ float e = std::numeric_limits<float>::max();
__device__ int f = std::max(1, 2);
__device__ int g = std::min({1, 2, 3});
__device__ double h = std::abs(-2.0);
__device__ double i = fabs(-2.0); //= 3518
__device__ double j = M_PI / 2;
__device__ float k = std::numeric_limits<float>::infinity();
__device__ double l = NAN;
__device__ double m = __builtin_huge_val();
__device__ double n = std::floor(2.5); //= 3518
//## class_templates
template <class T> struct W { T v; W(T x) : v(x) {} };
template <class T> struct X { T v; constexpr X(T x) : v(x) {} };
template <class T> struct Y { T v; Y() {} };
__device__ W<int> a(1); //= 3518
__device__ X<int> b(1);
__device__ Y<int> c;
template <class T> __device__ W<T> vt(3); //= 3518
template <class T> __device__ X<T> vx(3);
template <class T> __device__ Y<T> vy;
__global__ void k(int *p) { p[0] = vt<int>.v + vx<int>.v + vy<int>.v; }
//## no_initialization_is_told_beside_other_errors
struct S {
    static __device__ int x; //= 3485
    static __device__ S s; //= 3485
    int v;
    S(int a) : v(a) {}
    constexpr S(float) : v(2) {}
};
int host();
__device__ int S::x = host(); //= 3485
__device__ S S::s(3); //= 3485
namespace n { __device__ S t(3); __device__ S u(3.f); }
//## vectors
float4 host4();
__device__ float4 a = make_float4(1, 2, 3, 4); //= 3518
__device__ float4 b = {1, 2, 3, 4};
__device__ dim3 c(1, 2, 3);
__device__ dim3 d;
__constant__ float3 e[2] = {{1, 2, 3}, {4, 5, 6}};
__device__ float4 f = float4{1, 2, 3, 4};
__device__ int2 g = make_int2(1, 2); //= 3518
//## closures_and_operators
__device__ auto a = [](int x) { return x; };
int z = 3;
__device__ auto b = [=](int x) { return x + z; };
__device__ int c = [](int x) { return x + 1; }(3);
__device__ int d = true ? 1 : z;
__device__ int e = z ? 1 : 2; //= 3518
__device__ int f = (1, 2); //= w174
__device__ int g = z = 3; //= 3518
__device__ bool h = z; //= 3518
__device__ bool i = &z;
__device__ const char *j = "a";
__device__ char k[] = "abc";
__device__ int l = sizeof(z);
__device__ double m = 1 / 3.0;
__device__ int n = 1 / 0; //= 3518 w39
__device__ int o = static_cast<int>(3.5);
__device__ long p = reinterpret_cast<long>(&z);
//## unions
struct U { union { int a; float b; }; U() : a(1) {} };
union V { int a; float b; };
union W { int a; float b; W() {} W(int x) : a(x) {} };
__device__ U u; //= 3518
__device__ V v = {1};
__device__ W w;
__device__ W w2(3); //= 3518
__device__ V v2;
//## parts_with_empty_constructors
struct A { int x; A() {} };
struct B { A a; }; struct B2 : A { }; struct B3 { A a; int x = 3; }; struct B4 { A a; B4() {} };
struct B5 { A a; int y; B5() : y(3) {} }; struct B6 { A a[2]; }; struct B7 { A a; B7() : a() {} };
struct B8 : A { B8() : A() {} }; struct B9 { int x; B9() : x() {} };
__device__ B b;
__device__ B2 b2;
__device__ B3 b3; //= 3518
__device__ B4 b4;
__device__ B5 b5; //= 3518
__device__ B6 b6;
__device__ B7 b7;
__device__ B8 b8;
__device__ B9 b9; //= 3518
__device__ B c{}; //= 3518
__device__ B2 c2{}; //= 3518
__device__ B3 c3{}; //= 3518
__device__ B4 c4{};
__device__ B c5 = B();
__device__ B6 c6{}; //= 3518
__device__ B7 c7{};
//## bodies_of_constructors
struct A { A() {} virtual void f(); };
struct B { A a; B() {} };
struct C { int x = 3; C() {} };
struct D { D() { ; } }; struct E { E() { {} } }; struct F { F() { return; } }; struct G { G() { int x; } }; //= w177
struct H { H(int = 3) {} }; struct I { I(...) {} }; struct J { template <class... T> J(T...) {} };
struct K { K(); }; inline K::K() {} struct L { L(); }; struct M { M() try {} catch (...) {} };
struct N { N() noexcept(true) {} }; struct O { explicit O() {} }; struct P { int *p = nullptr; P() {} };
__device__ A a; //= 3518
__device__ B b; //= 3518
__device__ C c; //= 3518
__device__ D d; //= 3518
__device__ E e;
__device__ F f;
__device__ G g; //= 3518
__device__ H h; //= 3518
__device__ I i;
__device__ J j;
__device__ K k;
__device__ L l; //= 3518
__device__ M m; //= 3518
__device__ N n;
__device__ O o;
__device__ P p; //= 3518
//## bodies_of_destructors
struct A { ~A() {} };
struct B { A a; }; struct B2 : A { }; struct B4 { A a; ~B4() {} }; struct B5 : A { ~B5() {} };
struct C { virtual ~C() {} }; struct D { ~D(); }; inline D::~D() {} struct E { constexpr E() {} ~E() {} };
struct F { A a[2]; ~F() {} }; struct G { ~G() { ; } }; struct H { ~H() noexcept(false) {} };
struct I { ~I() = default; A a; }; struct J { virtual ~J() = default; };
__device__ A a;
__device__ B b;
__device__ B2 b2;
__device__ B4 b4;
__device__ B5 b5;
__device__ C c; //= 3518
__device__ D d;
__device__ E e;
__device__ F f; //= 3518
__device__ G g; //= 3518
__device__ H h;
__device__ I i;
__device__ J j; //= 3518
__device__ A arr[3];
__device__ B barr[3];
//## members_with_constructors
struct A { int x; A(int a = 3) : x(a) {} };
struct B { A a = 3; }; struct C { A a{4}; int y; }; struct D { A a; D() = default; };
struct E { int x; constexpr E(int a) : x(a) {} }; struct F { E e = 3; }; struct G { E e{4}; int y = 2; };
struct H { E e; H() : e(3) {} }; struct I { E e; constexpr I() : e(3) {} };
__device__ B b; //= 3518
__device__ C c; //= 3518
__device__ D d; //= 3518
__device__ F f;
__device__ G g;
__device__ H h; //= 3518
__device__ I i;
__device__ F f2{};
__device__ G g2{{1}, 3};
__device__ G g3[2];
__device__ I i2[2];
__device__ I i3 = I();
__device__ I i4 = {};
//## lists_and_constant_objects
struct A { int x, y; A() {} };
__device__ A a1 = {};
__device__ A a2(A{});
__device__ A a3 = A{};
__device__ A a4[2] = {A(), A()}; //= 3518
__device__ A a5[2] = {{}, {}}; //= 3518
struct B { int x; constexpr B(int v, int w = 2) : x(v + w) {} constexpr operator int() const { return x; } };
__device__ int b1 = B(3);
__device__ B b2 = 3;
__device__ B b3(3, 4);
__device__ int b4 = B(3) + B(4);
__device__ int b5[B(2)];
const B cb(3);
__device__ int b6 = cb;
__device__ B b7 = cb;
constexpr B eb(3);
__device__ int b8 = eb;
__device__ const B *b9 = &eb;
__device__ int b10 = eb.x;
__device__ int b11 = cb.x;
//## members_of_aggregates
struct S { int n; const char *s; float f[3]; };
int hv;
__device__ S s1 = {1, "a", {1, 2}};
__device__ S s2 = {hv, "a", {1, 2}}; //= 3518
__device__ S s3 = {.n = 1, .s = nullptr};
__constant__ S s4[] = {{1, "x"}, {2, "y"}};
__managed__ S s5 = {1, "x"};
__managed__ int s6 = hv; //= 3518
__device__ const S s7 = {2};
__device__ static S s8 = {hv}; //= 3518 w177
__device__ int *s9 = &hv + 1;
__device__ int s10 = sizeof(S) + alignof(S);
__device__ void *s11 = &s1;
__device__ int *s12 = &s1.n;
__device__ int s13 = s1.n; //= 3518
__device__ int s14 = s7.n;
__device__ float s15 = s1.f[0]; //= 3518
__constant__ int s16 = 3;
__device__ int s17 = s16; //= 3518
__device__ const int s18 = 4;
__device__ int s19 = s18;
__device__ const int s20 = hv; //= 3518 w177
//## members_without_a_value c++20
struct A { int x; int y = 3; };
struct B { int x; B() {} }; struct C { int x; constexpr C() {} }; union U { int a; float b; constexpr U() {} };
__device__ A a; //= 3518
__device__ B b;
__device__ C c;
__device__ U u;
__device__ A a2(1, 2);
__device__ A a3{.x = 3};
constexpr int twice(int x) { return 2 * x; }
consteval int thrice(int x) { return 3 * x; }
__device__ int d = twice(4);
__device__ int e = thrice(4);
int hv;
__device__ int f = twice(hv); //= 3518
constinit __device__ int g = 4;
//## what_empty_constructors_may_hold
struct A { int x; A() {} };
struct H { H(int = 3) {} };
struct V { virtual void f(); };
struct B1 { A a[2]; B1() {} };
struct B2 { H h; B2() {} };
struct B3 { H h; };
struct B4 : V { B4() {} };
struct B5 { V v; B5() {} };
struct B6 { V v; };
struct B7 : virtual A {};
struct B8 { int x; B8() : x{} {} };
struct B9 { A a; B9() : a{} {} };
struct C1 { A a[2]; C1() : a{} {} };
struct C2 { A a; C2() : a(A()) {} };
struct C3 { int &r; A a; C3(); }; int g; inline C3::C3() : r(g) {}
struct C4 { union { int a; float b; }; C4() {} };
struct C5 { union { int a = 3; float b; }; C5() {} };
struct C6 { struct { int a = 3; float b; }; C6() {} };
struct C7 { A a; C7() : C7(3) {} C7(int) {} };
struct C8 { const int c = 3; C8() {} };
struct C9 { static int s; enum { e = 3 }; C9() {} };
struct D1 { decltype(nullptr) n; D1() {} };
struct D2 { int x; D2() { if (0) {} } };
struct D4 { int x; D4() { typedef int I; } };
struct D6 { int x; D6() { extern int z; } };
struct D7 { int x; D7() { {} ; } };
struct D8 { int x; D8() { {} {} return; } };
struct D9 { int x; D9() { { return; } } };
struct E1 { int x; E1() { (void)0; } };
struct E2 { int x; E2() { goto l; l: return; } };
struct E3 { int x; E3() { ; ; } };
__device__ B1 b1;
__device__ B2 b2; //= 3518
__device__ B3 b3; //= 3518
__device__ B4 b4; //= 3518
__device__ B5 b5; //= 3518
__device__ B6 b6;
__device__ B7 b7; //= 3518
__device__ B8 b8; //= 3518
__device__ B9 b9;
__device__ C1 c1;
__device__ C2 c2;
__device__ C3 c3; //= 3518
__device__ C4 c4;
__device__ C5 c5; //= 3518
__device__ C6 c6; //= 3518
__device__ C7 c7; //= 3518
__device__ C8 c8; //= 3518
__device__ C9 c9;
__device__ D1 d1;
__device__ D2 d2; //= 3518
__device__ D4 d4;
__device__ D6 d6; //= 3518
__device__ D7 d7; //= 3518
__device__ D8 d8;
__device__ D9 d9;
__device__ E1 e1; //= 3518
__device__ E2 e2; //= 3518
__device__ E3 e3; //= 3518
//## what_empty_destructors_may_hold
struct A { ~A() {} };
struct N { ~N() { int i = 3; } }; //= w177
struct V { virtual void f(); };
struct B1 { A a[2]; };
struct B2 { A a[2]; ~B2() {} };
struct B3 { N n; ~B3() {} };
struct B4 : N {};
struct B5 : V { ~B5() {} };
struct B6 { V v; ~B6() {} };
struct B7 {};
struct B8 { ~B8() { {} } };
struct B9 { ~B9() { return; } };
struct C1 { ~C1() try {} catch (...) {} };
struct C2 { B2 b; };
struct C3 { A a; A b; ~C3(); }; inline C3::~C3() {}
struct C4 { union { A a; int b; }; ~C4() {} };
struct C5 { virtual ~C5(); }; inline C5::~C5() {}
struct C6 { A a; virtual void f(); };
struct C7 : V { A a; };
struct C8 { constexpr C8(int) {} ~C8() {} };
struct C9 { A a; int x; };
struct D1 { int x; ~D1() {} };
__device__ B1 b1; //= 3518
__device__ B2 b2; //= 3518
__device__ B3 b3; //= 3518
__device__ B4 b4; //= 3518
__device__ B5 b5; //= 3518
__device__ B6 b6;
__device__ B8 b8;
__device__ B9 b9;
__device__ C1 c1; //= 3518
__device__ C2 c2; //= 3518
__device__ C3 c3;
__device__ C4 c4;
__device__ C5 c5; //= 3518
__device__ C6 c6; //= 3518
__device__ C7 c7; //= 3518
__device__ C8 c8(3);
__device__ C8 c8a = 3;
__device__ C8 c8b[2] = {1, 2}; //= 3518
__device__ C8 c8c = C8(3);
__device__ C9 c9;
__device__ C9 c9a{}; //= 3518
__device__ C9 c9b = {{}, 3}; //= 3518
__device__ D1 d1{}; //= 3518
__device__ D1 d1a = {3}; //= 3518
__device__ D1 d1b{4}; //= 3518
__device__ D1 d1c[2] = {{1}, {2}}; //= 3518
__device__ D1 d1d = D1{3}; //= 3518
__device__ D1 d1e = D1(); //= 3518
__device__ A a1{}; //= 3518
__device__ A a2 = {}; //= 3518
__device__ A a3[2] = {};
__device__ A a4 = A(); //= 3518
//## constructors_of_class_templates
template <class T> struct V { T d[3]; V() {} V(T a) { d[0] = a; } constexpr V(T a, T b) : d{a, b} {} };
__device__ V<int> a;
__device__ V<int> b(1); //= 3518
__device__ V<int> c(1, 2);
__device__ V<float> d = 3.f; //= 3518
__device__ V e(1.f, 2.f);
__device__ V<V<int>> f;
typedef V<float> VF;
__constant__ VF g[2];
__constant__ VF h[2] = {1.f, {1.f, 2.f}}; //= 3518
static __device__ V<double> i;
namespace { __device__ V<double> j(1); } //= 3518
//## variable_templates
template <class T> struct W { T v; W(T x) : v(x) {} W() {} };
template <class T> __device__ W<T> vt(3); //= 3518
template <class T> __device__ W<T> vu;
template <class T> __device__ T vw = T(4);
int host();
template <class T> __device__ T vx = host(); //= 3518
template <class T> __device__ W<T> vy;
template <> __device__ W<char> vy<char>(3); //= 3518
template <class T> __device__ T vz = T();
__global__ void k(int *p) { p[0] = vt<int>.v + vu<int>.v + vw<int> + vx<int> + vy<char>.v; p[1] = vz<W<int>>.v; }
//## an_error_hides_initialization
int host();
int x = undefined; //= 20
__device__ int h = host();
//## errors_in_bodies_hide_initialization
int host();
__device__ int h = host();
__global__ void k() { __shared__ int s = 3; static int t = host(); throw 1; } //= 3510 3517 w177
//## unused_variables_of_unnamed_namespaces
template <class T> struct V { V() {} V(int) {} };
struct W { int x; };
static __device__ V<double> i;
static __device__ V<double> j(1); //= 3518
static __device__ int k; //= w177
static __device__ W w; //= w177
static V<double> hi;
static V<double> hj(1);
static int hk; //= w177
static W hw; //= w177
namespace { int l; V<int> m; __device__ int n; __device__ V<int> o; } //= w177
namespace q { namespace { int r; V<int> s; __device__ int t = 3; } } //= w177
//## unused_objects
struct N { int x; N() : x(3) {} }; struct C { constexpr C() {} }; struct E { E() {} };
struct T { ~T() {} }; struct X { ~X(); };
static N n; static C c; static E e; static N arr[2]; static E *p = new E; static E e2 = E(); static const E e3; //= w177
static T t; static X x; static T ta[2];
void f() { N n; C c; E e; T t; X x; static N sn; static C sc; static E se; static T st; N na[2]; E ea[2]; T ta[2]; } //= w177
__device__ void g() { C c; T t; } //= 3474 w177
//## unused_objects_of_unnamed_namespaces
template <class T> struct V { V() {} V(int) {} };
struct N { N(); }; int host();
namespace { V<int> m; N n; int i = host(); int j; N a[2]; struct L { L() {} }; L l; L l2 = L(); L *l3 = new L; V<L> vl; V<int> *p = new V<int>; int q = i; int r = i + 1; } //= w177
static V<int> sm; static N sn; static int si = host(); static int sj = si; static int sk = sj + 1; //= w177
namespace z { static V<int> m; static int h = host(); namespace { V<int> k; int kk = host(); } }
//## unused_values_of_unnamed_namespaces
struct N { N(); }; int host(); int g;
namespace {
int i = host();
int j = g; //= w177
int k = g + 1; //= w177
N n;
N m[2];
volatile int v;
const int c = 3; //= w177
constexpr int d = 3; //= w177
int &r = g; //= w177
int *p = &g; //= w177
int a[2] = {1, host()};
auto l = [] { return 1; }; //= w177
N *q = new N;
bool b = host() && g;
}
//## declarations_in_empty_bodies
struct D3 { int x; D3() { struct X { int y; }; } };
struct D4 { int x; D4() { enum { a }; } };
struct D5 { int x; D5() { enum E : int; } };
struct D7 { int x; D7() { __asm__(""); } };
struct D8 { int x; D8() { int f(); } };
struct D9 { int x; D9() { typedef int A; { using B = A; } return; } };
struct E1 { int x; E1() { struct X; } };
struct E2 { int x; E2() { typedef struct { int u; } X; } };
struct E5 { int x; E5() { [[maybe_unused]]; } }; //= w1835
namespace std {}
__device__ D3 d3;
__device__ D4 d4;
__device__ D5 d5;
__device__ D7 d7; //= 3518
__device__ D8 d8; //= 3518
__device__ D9 d9;
__device__ E1 e1;
__device__ E2 e2;
__device__ E5 e5; //= 3518
//## constexpr_constructors_of_parts
struct E { int x; constexpr E() : x(3) {} }; struct F { int x; constexpr F() : x() {} };
struct G { E e; G() {} }; struct H { E e; }; struct I { E e; int y; }; struct J { E e; int y; J() {} };
struct K { int a; K() = default; K(int); }; struct L { K k; L() {} }; struct M { K k; M() : k() {} };
struct N { int a, b; N() : a(1) {} }; struct O { int a = 1, b; constexpr O() : b(2) {} };
struct P { P() = delete; P(int) {} }; struct Q { Q(const Q &) = default; Q() {} };
__device__ E e;
__device__ G g; //= 3518
__device__ H h;
__device__ I i; //= 3518
__device__ J j; //= 3518
__device__ L l;
__device__ M m; //= 3518
__device__ N n; //= 3518
__device__ O o;
__device__ F f;
__device__ H h2[2];
__device__ H h3{};
__device__ I i2{};
__device__ Q q;
__device__ Q q2 = Q();
//## objects_with_destructors
struct Q { int x; Q() {} ~Q() {} };
__device__ Q a;
__device__ Q b{};
__device__ Q c = Q();
__device__ Q d[2];
__device__ Q e[2] = {};
__device__ Q f = {};
__device__ Q g(Q{});
struct R { int x; constexpr R(int y = 2) : x(y) {} ~R() {} };
__device__ R h;
__device__ R i(3);
__device__ R j{3};
__device__ R k = {};
__device__ R l[2];
__device__ R m[2] = {};
__device__ R n = R(3);
__device__ R o = 4;
struct S { Q q; R r; };
__device__ S s; //= 3518
__device__ S t{}; //= 3518
struct T { Q q; int x; T() {} };
__device__ T u;
__device__ T v{};
//## constants_of_many_kinds
__device__ int a[3] = {1, 2, 3};
__device__ int *b = a;
__device__ int *c = a + 1;
__device__ int *d[] = {a, &a[1], nullptr};
extern __device__ int e;
__device__ int *f = &e;
__device__ int g = *b; //= 3518
__device__ int (*h)(int) = nullptr;
__device__ int fn(int);
__device__ int (*i)(int) = fn;
__device__ int (*j)(int) = &fn;
struct S { int m; __device__ int f(); static __device__ int g(); };
__device__ int S::*k = &S::m;
__device__ int (S::*l)() = &S::f;
__device__ int (*m)() = S::g;
__device__ const char *n[] = {"a", "b"};
__device__ bool o = fn;
__device__ long p = (long)&a;
__device__ int q = a[1]; //= 3518
__device__ const int r[2] = {1, 2};
__device__ int s = r[1];
__device__ constexpr int t[2] = {1, 2};
__device__ int u = t[1];
__device__ const float v = 1.5f;
__device__ float w = v;
__device__ int x = int(v);
__device__ unsigned y = -1; //= w68
__device__ float z = 1e-3;
//## types_of_the_toolkit
__device__ dim3 d = dim3(2);
__device__ uint3 e = {1, 2, 3};
__device__ uint3 f = uint3();
__constant__ float4 g[2] = {};
__device__ cudaTextureObject_t t;
struct P { float3 o; float s; };
__constant__ P p;
__constant__ P p2 = {{1, 2, 3}, 4};
__constant__ P p3 = {make_float3(1, 2, 3), 4}; //= 3518
__constant__ struct { int x; float y; } anon = {1, 2};
__shared__ int sh;
__device__ volatile int vol = 3;
__device__ __align__(16) char buf[64];
//## class_templates_with_empty_constructors
template <int N> struct Tab { int v[N]; constexpr Tab() : v() { for (int i = 0; i < N; i++) v[i] = i; } };
__device__ Tab<4> a;
__constant__ Tab<4> b = Tab<4>();
template <class T, int N> struct Arr { T d[N]; };
__device__ Arr<int, 3> c;
__device__ Arr<int, 3> d = {1, 2};
__device__ Arr<Tab<2>, 3> e;
template <class T> struct Vec { T *p; int n; __host__ __device__ Vec() : p(nullptr), n(0) {} };
__device__ Vec<int> f; //= 3518
template <class T> struct Vec2 { T *p; int n; __host__ __device__ Vec2() {} };
__device__ Vec2<int> g;
template <class T> struct Vec3 { T *p = nullptr; int n = 0; };
__device__ Vec3<int> h;
template <class T> struct Vec4 : Vec2<T> { T x; };
__device__ Vec4<int> i;
template <class T> struct Vec5 { T x; Vec5() = default; __device__ Vec5(T) {} };
__device__ Vec5<float> j;
__device__ Vec5<Vec5<float>> k;
//## extern_variables
extern __device__ int e; //= w3501
__device__ int *f = &e;
//## extern_variables_beside_dynamic_initialization
extern __device__ int e;
__device__ int *f = &e;
int h(); __device__ int g = h(); //= 3518
//## used_extern_variables_beside_dynamic_initialization
extern __device__ int e;
int h(); __device__ int g = h(); //= 3518
__global__ void k() { e = 3; }
//## extern_variables_beside_calls
extern __device__ int e; //= w3501
void h();
__global__ void k() { e = 3; h(); } //= 3475 3525
//## extern_variables_beside_dynamic_statics
extern __device__ int e;
__global__ void k() { e = 3; static int t = e; } //= 3511 w177
//## a_mutex
#include <mutex>
__device__ std::mutex m;
//## a_thread_mutex
#include <pthread.h>
struct M { pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; };
__device__ M a; __device__ M b{};
__device__ pthread_mutex_t c = PTHREAD_MUTEX_INITIALIZER;
//## unions_and_bit_fields_in_parts
union U { struct { int a; int b; struct { int *p, *q; } l; } d; char s[40]; long n; };
struct M { U u = {{1, 2, {0, 0}}}; };
__device__ M a;
struct N { union { int x = 3; float y; }; int z = 2; };
__device__ N n;
struct O { U u = {}; int z = 2; };
__device__ O o;
struct P { U u{}; int z[3] = {1}; };
__device__ P p;
struct Q { U u; int z = 2; };
__device__ Q q; //= 3518
__device__ Q q2{};
struct R { U u; int z = 2; constexpr R() : u() {} };
__device__ R r;
struct S { int : 3; int a : 4; int z = 2; };
__device__ S s; //= 3518
struct T { int a : 4; int : 3; T *t = nullptr; };
__device__ T t; //= 3518
struct V {}; struct W { V v; int x = 3; };
__device__ W w;
struct X { V v[2]; int x = 3; [[no_unique_address]] V u; };
__device__ X x;
//## unions_and_bit_fields_in_parts_of_later_classes c++20
union U { struct { int a; int b; struct { int *p, *q; } l; } d; char s[40]; long n; };
struct M { U u = {{1, 2, {0, 0}}}; };
__device__ M a;
struct N { union { int x = 3; float y; }; int z = 2; };
__device__ N n;
struct Q { U u; int z = 2; };
__device__ Q q; //= 3518
struct S { int : 3; int a : 4; int z = 2; };
__device__ S s; //= 3518
struct V {}; struct W { V v; int x = 3; };
__device__ W w;
struct X { V v[2]; int x = 3; [[no_unique_address]] V u; };
__device__ X x;
struct Y { int a; int b = 2; constexpr Y() = default; };
__device__ Y y; //= 3518
struct Z { union { int k; float l; }; int b = 2; };
__device__ Z z; //= 3518
//## literal_classes_of_the_library
#include <atomic>
#include <array>
#include <complex>
#include <bitset>
#include <string_view>
__device__ std::atomic<int> a;
__device__ std::atomic<int> b{3};
__device__ std::atomic_flag c = ATOMIC_FLAG_INIT;
__device__ std::array<int, 3> d;
__device__ std::complex<float> e;
__device__ std::complex<float> f(1, 2);
__device__ std::bitset<9> g;
__device__ std::bitset<9> h(5);
__device__ std::string_view i = "abc";
__device__ std::string_view j;
__device__ std::pair<int, float> k;
__device__ std::array<std::atomic<int>, 2> l;
//## literal_classes_of_the_later_library c++20
#include <atomic>
#include <optional>
#include <variant>
#include <memory>
#include <mutex>
#include <span>
__device__ std::atomic<int> a;
__device__ std::atomic<int> b{3};
__device__ std::atomic_flag c;
__device__ std::optional<int> d;
__device__ std::variant<int, float> e;
__device__ std::unique_ptr<int> f; //= 3518
__device__ std::once_flag g;
__device__ std::span<int> h;
//## objects_that_copy_each_other
struct S { int x; };
extern const S b; const S a = b; const S b = a;
__device__ S x = a; //= 3518
extern __device__ const S q; __device__ const S p = q; __device__ const S q = p; //= 3518
//## copies_of_copies
struct S { int x; };
extern __device__ S x; extern __device__ S y; const S h{3}; const S i = h;
__device__ S x = i; //= 3518
__device__ S y = h;
