// Calls of device functions in host code, at every site of an expression, a declaration or a statement.
//## locals
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a0)
{
    A a; //= 3464@7
    A b(1); //= 3464@7
    A c = 1; //= 3464@7
    A d{1}; //= 3464@7
    A e = {1}; //= 3464@7
    A g = {1, 2}; //= 3464@7
    A h{1, 2}; //= 3464@7
    A i(1, 2); //= 3464@7
    A j = A(1); //= 3464@7 3464@11
    A k(a); //= 3464@7
    A l = a; //= 3464@7
    A m{a}; //= 3464@7
    A n(A(1)); //= 3464@7 3464@9
    A o = fret(); //= 3464@7
    A q(fret()); //= 3464@7
}
//## statics_and_members
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a)
{
    static A s1; //= 3464@14
    static A s2(1); //= 3464@14
    thread_local A t1; //= 3464@20
    const A c1; //= 3464@13
    const A c2(1); //= 3464@13
    A arr[2]; //= 3464@7
    A arr2[2] = {1, 2}; //= 3464@7
    A arr3[] = {A(), A(1)}; //= 3464@7 3464@17 3464@22
    A arr4[2][2]; //= 3464@7
}
//## news
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
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
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a)
{
    new A; //= 3464@5
    new A(1); //= 3464@5
    new A{1};
    new A[2]; //= 3464@5
    new A[2]{1, 2};
    new T;
    new T{1};
    new B;
    delete p; //= 3464@12
    delete[] p; //= 3464@14
    p->~A(); //= 3464@8
    a.~A(); //= 3464@7
    a.A::~A(); //= 3464@10
}
//## arguments
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    A(); //= 3464@5
    A(1); //= 3464@5
    A{};
    A{1};
    A(1, 2); //= 3464@5
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
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    fpar(1);
    fpar(a);
    fpar(A()); //= 3464@10
    fpar({1, 2});
    fref(1);
    fref(a);
    fref({1, 2});
    frr(1);
    frr(A(1)); //= 3464@9
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
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    const A &r1 = 1;
    const A &r2 = A(1); //= 3464@19
    A &&r3 = A(); //= 3464@14
    const A &r4 = {1, 2};
    auto r5 = a; //= 3464@10
    auto &r6 = a;
    auto r7 = A(1); //= 3464@10 3464@15
    decltype(auto) r8 = A(1); //= 3464@20 3464@25
}
//## handlers
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    a = 1; a = A(1); a = {}; true ? A(1) : A(2); true ? a : A(1); (a, A(1)); throw A(1); throw a; //= 3464@7 1776@14 3464@16 3464@24 3464@37 3464@44 3464@61 w174@68 3464@71 3464@84
}
//## loops
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    try { } catch (A x) { } catch (A &y) { } //= w533@36
}
//## lambdas
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    for (A x : arr) { } for (A &x : arr) { } for (A x(1); ; ) { break; } if (A x(1); true) { } while (A *x = p) { break; } switch (A x(1); 1) { default: ; } //= 3464@53 3464@80 3464@134
}
//## local_classes
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    [a] { }; [=] { a; }; [x = a] { }; [x = A(1)] { }; [&] { A z; }; //= w174@20 3464@44 3464@63
}
//## unevaluated
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    struct L { A a;
    };
    L l;
    struct L2 { A a;
    L2() {} };
    L2 l2;
    struct L3 { void m() { A z(1); //= 3464@30
    } };
}
//## jumps differs
struct A { __device__ A(); __device__ A(int); __device__ A(int, int); __device__ A(const A &); __device__ A(A &&); __device__ ~A(); __device__ A &operator=(int); };
struct T { A a; };
struct B : A { B() {} B(int) : A(1) {} using A::A; };
struct M { A a; A b = 1; M() {} M(int) : a(1), b(2) {} };
struct DM { A a{1, 2}; };
A ga; A gb(1); A gc = 1; A gd = A(1); extern A ge; static A gf; A gg{1, 2}; A gh[2]; T gt; T gt2{1};
A fret(); A fret2() { return A(); } A fret3() { return 1; } A fret4() { return {1, 2}; } A fret5() { A a; return a; } //= 3464@30 3464@104
void fpar(A); void fref(const A &); void frr(A &&); void fdef(A = 1); void fell(...);
void f(A *p, A a, A (&arr)[2])
{
    sizeof(A(1)); decltype(A(1)) *dp; noexcept(A(1)); typeid(A(1)); //= w174@5 w174@39 w174@55 693@55
}
//## spaces
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); } //= 3464@23 3465@30 3464@38 3623@38 3464@46 3465@54
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); } //= 3464@31 3464@69 3465@110 3464@153 3463@215 3462@223
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); } //= 3464@41 3464@48 3465@55 3465@63 3464@71 3464@79 3464@87 3464@98 3464@111 3623@111 3464@119 3465@127 3465@136 3464@204
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; }; //= 3464@29 3465@61 3464@78 3464@95 3464@127 3464@173 3464@207 3464@269 3464@309 3464@377
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1))); //= 3464@23 3464@185 3464@233
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); } //= 3464@48 3464@76 3464@120 3464@240
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); } //= 3465@35 3464@49 3465@71 3464@80 3464@110 3464@129 3464@139 3464@150 3464@156 3464@169 3464@191 3464@205 3464@212 3464@219
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); } //= 3464@69 3464@78 w174@118 w174@121 w174@125 w174@157 w174@173 w174@219 3464@242 w174@248 3464@290 3464@301 3464@307 3464@313 3508@325 3464@331 3508@331 3508@347 3508@364
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); } //= 3464@44
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int); //= 3464@42
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } }; //= 3464@30
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); } //= 3464@43
#pragma hd_warning_disable
int o() { return d(1); } //= 3464@18
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); } //= 3464@47
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
int dec5() { return d(1); } //= 3464@21
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } } //= 3464@35
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable //= 606@9
d(1); //= 3464@1
}
#pragma nv_exec_check_disable //= 609@9
template <> int th(short x) { return d(x); } //= 3464@38
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); } //= 3623@56
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); }; //= 3464@25
#pragma nv_exec_check_disable //= 606@9
//## spaces_relaxed --relaxed_constexpr
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); } //= 3464@23 3464@38 3623@38 3464@46
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); } //= 3464@31 3464@69 3464@153 3462@223
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); } //= 3464@41 3464@48 3464@71 3464@79 3464@87 3464@98 3464@111 3623@111 3464@119 3464@204
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; }; //= 3464@29 3464@78 3464@95 3464@127 3464@173 3464@207 3464@269 3464@309 3464@377
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1))); //= 3464@23 3464@185 3464@233
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); } //= 3464@48 3464@76 3464@120 3464@240
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); } //= 3464@49 3464@80 3464@110 3464@129 3464@139 3464@150 3464@156 3464@169 3464@191 3464@205 3464@212 3464@219
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); } //= 3464@69 3464@78 w174@118 w174@121 w174@125 w174@157 w174@173 w174@219 3464@242 w174@248 3464@290 3464@301 3464@307 3464@313 3508@325 3464@331 3508@331 3508@347 3508@364
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); } //= 3464@44
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int); //= 3464@42
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } }; //= 3464@30
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); } //= 3464@43
#pragma hd_warning_disable
int o() { return d(1); } //= 3464@18
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); } //= 3464@47
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
int dec5() { return d(1); } //= 3464@21
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } } //= 3464@35
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable //= 606@9
d(1); //= 3464@1
}
#pragma nv_exec_check_disable //= 609@9
template <> int th(short x) { return d(x); } //= 3464@38
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); } //= 3623@56
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); }; //= 3464@25
#pragma nv_exec_check_disable //= 606@9
//## spaces_20 c++20
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); } //= 3464@23 3465@30 3464@38 3623@38 3464@46 3465@54
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); } //= 3464@31 3464@69 3465@110 3464@153 3463@215 3462@223
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); } //= 3464@41 3464@48 3465@55 3465@63 3464@71 3464@79 3464@87 3464@98 3464@111 3623@111 3464@119 3465@127 3465@136 3464@204
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; }; //= 3464@29 3465@61 3464@78 3464@95 3464@127 3464@173 3464@207 3464@269 3464@309 3464@377
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1))); //= 3464@23 3464@185 3464@233
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); } //= 3464@48 3464@76 3464@120 3464@240
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); } //= 3465@35 3464@49 3465@71 3464@80 3464@110 3464@129 3464@139 3464@150 3464@156 3464@169 3464@191 3464@205 3464@212 3464@219
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); } //= 3464@69 3464@78 w174@118 w174@121 w174@125 w174@157 w174@173 w174@219 3464@242 w174@248 3464@290 3464@301 3464@307 3464@313 3508@325 3464@331 3508@331 3508@347 3508@364
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); } //= 3464@44
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int); //= 3464@42
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } }; //= 3464@30
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); } //= 3464@43
#pragma hd_warning_disable
int o() { return d(1); } //= 3464@18
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); } //= 3464@47
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
int dec5() { return d(1); } //= 3464@21
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } } //= 3464@35
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable //= 606@9
d(1); //= 3464@1
}
#pragma nv_exec_check_disable //= 609@9
template <> int th(short x) { return d(x); } //= 3464@38
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); } //= 3623@56
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); }; //= 3464@25
#pragma nv_exec_check_disable //= 606@9
//## spaces_14 c++14
__device__ int d(int); __device__ constexpr int dc(int x) { return x; } __device__ auto dd(int x) { return x; } template <class T> __device__ int dt(T); template <class T> __device__ constexpr int dtc(T) { return 1; } __host__ __device__ int hd(int); __global__ void k(int);
int h(int x) { return d(x) + dc(x) + dd(x) + dt(x) + dtc(x) + hd(x); } //= 3464@23 3465@30 3464@38 3623@38 3464@46 3465@54
inline int ih(int x) { return d(x); } static int sh(int x) { return d(x); } constexpr int ch(int x) { return dc(x); } constexpr int ch2(int x) { return d(x); } __host__ __device__ constexpr int hdc(int x) { return dc(x) + d(x); } //= 3464@31 3464@69 3465@110 3464@153 3463@215 3462@223
template <class T> int th(T x) { return d(1) + d(x) + dc(1) + dc(x) + dt(1) + dt(x) + dt<T>(x) + dt<int>(1) + dd(1) + dd(x) + dtc(1) + dtc(x); } template int th(int); template <> int th(char x) { return d(x); } //= 3464@41 3464@48 3465@55 3465@63 3464@71 3464@79 3464@87 3464@98 3464@111 3623@111 3464@119 3465@127 3465@136 3464@204
struct S { int m() { return d(1); } static int s() { return dc(1); } S() : i(d(1)) { } ~S() { d(1); } operator int() { return d(1); } int operator()(int x = d(2)) { return d(1); } friend int fr(S) { return d(1); } int i = d(3); template <class T> int tm(T t) { return d(1) + d(t); } virtual int v() { return d(1); } int out(); static const int sc; struct N { int n() { return d(1); } }; }; //= 3464@29 3465@61 3464@78 3464@95 3464@127 3464@173 3464@207 3464@269 3464@309 3464@377
int S::out() { return d(1); } const int S::sc = d(1); int g = d(1); static int sg = d(1); inline int ig = dc(1); constexpr int cg = dc(1); const int kg = dc(1); auto lam = [] { return d(1); }; auto lam2 = [](auto x) { return d(x) + d(1); }; int def(int x = d(1)); template <class T> int deft(T x = d(1)); int arr[dc(3)]; static_assert(dc(1) == 1, ""); enum { e = dc(1) }; template <int N> struct X { }; X<dc(1)> x; int bf() noexcept(noexcept(d(1))); //= 3464@23 w3033@91 3464@185 3464@233
template <class T> struct C { int m() { return d(1); } int n(T t) { return d(t); } int i = d(1); static int s; C() : j(d(1)) {} int j; }; template <class T> int C<T>::s = d(1); template struct C<int>; template <> int C<char>::m() { return d(1); } //= 3464@48 3464@76 3464@120 3464@240
int sw(int x) { switch (x) { case dc(1): return d(1); } if constexpr (dc(1)) { d(1); } else { d(2); } if (x) d(1); for (int i = d(1); i < d(2); i += d(3)) d(4); while (d(1)) ; do { } while (d(1)); return d(1) ? d(2) : d(3); } //= 3465@35 3464@49 w2912@60 3465@71 3464@80 3464@110 3464@129 3464@139 3464@150 3464@156 3464@169 3464@191 3464@205 3464@212 3464@219
void ops() { int (*p)(int) = d; p = &d; int (&r)(int) = d; (*d)(1); (&d)(1); (d)(1); auto q = dt<int>; q = &dt<int>; d; &d; sizeof(d(1)); decltype(d(1)) z; noexcept(d(1)); alignof(decltype(d(1))); bool b = d; if (d) ; d == p; (void)d; (void)d(1); static_cast<int (*)(int)>(d); k<<<1, 1>>>(d(1)); k<<<d(1), d(2), d(3)>>>(1); k(1); d<<<1, 1>>>(1); hd<<<1, 1>>>(1); h<<<1, 1>>>(1); } //= 3464@69 3464@78 w174@118 w174@121 w174@125 w174@157 w174@173 w174@219 3464@242 w174@248 3464@290 3464@301 3464@307 3464@313 3508@325 3464@331 3508@331 3508@347 3508@364
#pragma nv_exec_check_disable
int nc(int x) { return d(x) + [&] { return d(x); }(); } //= 3464@44
#pragma nv_exec_check_disable
template <class T> int nct(T x) { return d(1) + d(x); } template int nct(int); //= 3464@42
#pragma nv_exec_check_disable
struct NC { int m() { return d(1); } }; //= 3464@30
struct NC2 {
#pragma nv_exec_check_disable
int m() { return d(1); } int n() { return d(1); } //= 3464@43
#pragma hd_warning_disable
int o() { return d(1); } //= 3464@18
#pragma nv_exec_check_disable
NC2() { d(1); }
#pragma nv_exec_check_disable
template <class T> int t(T x) { return d(x) + d(1); } //= 3464@47
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
int dec5() { return d(1); } //= 3464@21
#pragma nv_exec_check_disable
namespace N { int dec6() { return d(1); } } //= 3464@35
#pragma nv_exec_check_disable
extern "C" int dec7() { return d(1); }
void st() {
#pragma nv_exec_check_disable //= 606@9
d(1); //= 3464@1
}
#pragma nv_exec_check_disable //= 609@9
template <> int th(short x) { return d(x); } //= 3464@38
#pragma nv_exec_check_disable
__host__ __device__ int dec8() { return d(1) + dc(1) + dd(1); } //= 3623@56
#pragma nv_exec_check_disable
auto lam3 = [] { return d(1); }; //= 3464@25
#pragma nv_exec_check_disable //= 606@9
