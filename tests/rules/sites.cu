// Calls of device functions in host code, at every site of an expression, a declaration or a statement (spec/cross-space-calls.md).
//## locals
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a0)
{
    A a;
    A b(1);
    A c = 1;
    A d{1};
    A e = {1};
    A g = {1, 2};
    A h{1, 2};
    A i(1, 2);
    A j = A(1);
    A k(a);
    A l = a;
    A m{a};
    A n(A(1));
    A o = fret();
    A q(fret());
}
//## statics_and_members
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a)
{
    static A s1;
    static A s2(1);
    thread_local A t1;
    const A c1;
    const A c2(1);
    A arr[2];
    A arr2[2] = {1, 2};
    A arr3[] = {A(), A(1)};
    A arr4[2][2];
}
//## news
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a)
{
    T t;
    T t2{1};
    T t3 = {1};
    T t4 = T();
    T t5 = {};
    B bb;
    B b2(1);
    B b3(1, 2);
    M mm;
    M m2(1);
    DM dm;
    DM dm2;
    DM dm3{};
    DM dm4 = {1};
}
//## temporaries
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a)
{
    new A;
    new A(1);
    new A{1};
    new A[2];
    new A[2]{1, 2};
    new T;
    new T{1};
    new B;
    delete p;
    delete[] p;
    p->~A();
    a.~A();
    a.A::~A();
}
//## arguments
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    A();
    A(1);
    A{};
    A{1};
    A(1, 2);
    A{1, 2};
    (A)1;
    static_cast<A>(1);
    T{1};
    T();
    B();
}
//## references
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    fpar(1);
    fpar(a);
    fpar(A());
    fpar({1, 2});
    fref(1);
    fref(a);
    fref({1, 2});
    frr(1);
    frr(A(1));
    fdef();
    fell(a);
}
//## assignments_throws
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    const A &r1 = 1;
    const A &r2 = A(1);
    A &&r3 = A();
    const A &r4 = {1, 2};
    auto r5 = a;
    auto &r6 = a;
    auto r7 = A(1);
    decltype(auto) r8 = A(1);
}
//## handlers
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    a = 1; a = A(1); a = {}; true ? A(1) : A(2); true ? a : A(1); (a, A(1)); throw A(1); throw a;
}
//## loops
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    try { } catch (A x) { } catch (A &y) { }
}
//## lambdas
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    for (A x : arr) { } for (A &x : arr) { } for (A x(1); ; ) { break; } if (A x(1); true) { } while (A *x = p) { break; } switch (A x(1); 1) { default: ; }
}
//## local_classes
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    [a] { }; [=] { a; }; [x = a] { }; [x = A(1)] { }; [&] { A z; };
}
//## unevaluated
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    struct L { A a;
    };
    L l;
    struct L2 { A a;
    L2() {} };
    L2 l2;
    struct L3 { void m() { A z(1);
    } };
}
//## jumps
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; }
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    sizeof(A(1)); decltype(A(1)) *dp; noexcept(A(1)); typeid(A(1));
}
//## spaces
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); }
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); }
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); }
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; };
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1)));
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); }
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); }
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); }
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); }
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int);
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } };
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); }
#pragma hd_warning_disable
int o() { return d(1); }
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); }
#pragma nv_exec_check_disable
int later();
#pragma nv_exec_check_disable
friend int ncf(NC2) { return d(1); }
};
int NC2::later() { return d(1); }
#pragma nv_exec_check_disable
int dec(); int dec() { return d(1); }
int dec2();
#pragma nv_exec_check_disable
int dec2() { return d(1); }
_Pragma("nv_exec_check_disable") int dec3() { return d(1); }
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
static inline int dec4() { return d(1); }
#pragma nv_exec_check_disable
int var = d(1), dec5();
int dec5() { return d(1); }
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } }
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable
d(1);
}
#pragma nv_exec_check_disable
template <> int th(short x) { return d(x); }
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); }
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); };
#pragma nv_exec_check_disable
//## spaces_relaxed --relaxed_constexpr
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); }
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); }
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); }
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; };
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1)));
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); }
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); }
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); }
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); }
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int);
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } };
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); }
#pragma hd_warning_disable
int o() { return d(1); }
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); }
#pragma nv_exec_check_disable
int later();
#pragma nv_exec_check_disable
friend int ncf(NC2) { return d(1); }
};
int NC2::later() { return d(1); }
#pragma nv_exec_check_disable
int dec(); int dec() { return d(1); }
int dec2();
#pragma nv_exec_check_disable
int dec2() { return d(1); }
_Pragma("nv_exec_check_disable") int dec3() { return d(1); }
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
static inline int dec4() { return d(1); }
#pragma nv_exec_check_disable
int var = d(1), dec5();
int dec5() { return d(1); }
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } }
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable
d(1);
}
#pragma nv_exec_check_disable
template <> int th(short x) { return d(x); }
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); }
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); };
#pragma nv_exec_check_disable
//## spaces_20 c++20
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); }
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); }
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); }
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; };
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1)));
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); }
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); }
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); }
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); }
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int);
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } };
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); }
#pragma hd_warning_disable
int o() { return d(1); }
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); }
#pragma nv_exec_check_disable
int later();
#pragma nv_exec_check_disable
friend int ncf(NC2) { return d(1); }
};
int NC2::later() { return d(1); }
#pragma nv_exec_check_disable
int dec(); int dec() { return d(1); }
int dec2();
#pragma nv_exec_check_disable
int dec2() { return d(1); }
_Pragma("nv_exec_check_disable") int dec3() { return d(1); }
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
static inline int dec4() { return d(1); }
#pragma nv_exec_check_disable
int var = d(1), dec5();
int dec5() { return d(1); }
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } }
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable
d(1);
}
#pragma nv_exec_check_disable
template <> int th(short x) { return d(x); }
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); }
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); };
#pragma nv_exec_check_disable
//## spaces_14 c++14
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); }
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); }
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); }
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; };
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1)));
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); }
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); }
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); }
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); }
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int);
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } };
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); }
#pragma hd_warning_disable
int o() { return d(1); }
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); }
#pragma nv_exec_check_disable
int later();
#pragma nv_exec_check_disable
friend int ncf(NC2) { return d(1); }
};
int NC2::later() { return d(1); }
#pragma nv_exec_check_disable
int dec(); int dec() { return d(1); }
int dec2();
#pragma nv_exec_check_disable
int dec2() { return d(1); }
_Pragma("nv_exec_check_disable") int dec3() { return d(1); }
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
static inline int dec4() { return d(1); }
#pragma nv_exec_check_disable
int var = d(1), dec5();
int dec5() { return d(1); }
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } }
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable
d(1);
}
#pragma nv_exec_check_disable
template <> int th(short x) { return d(x); }
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); }
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); };
#pragma nv_exec_check_disable
