//## statements_1
enum A : unsigned char { a1 = 255, a2 }; //= 1749@36
//## statements_2
enum B { b1 = 0xffffffffffffffffULL, b2 }; //= 66@38
//## statements_3
enum E { e1 = -1, e2 = 0xffffffffffffffffULL }; //= w1420@6
//## statements_4
enum J { j1 = 9223372036854775807LL, j2, j3 = -1 }; //= w1420@6
//## statements_5
enum E : bool { t = true, u };
//## statements_6
enum E { a = 2147483647, b };
//## statements_7
enum E : int { a = 3000000000 }; //= 1749@20
//## statements_8
enum class E : short { a = 40000 }; //= 1749@28
//## statements_9
enum E { a = 1.5 }; //= 2412@14
//## statements_10
enum E { a = (int *)0 }; //= 2412@14
//## statements_11
struct; //= 110@7
//## statements_12
class; //= 110@6
//## statements_13
union; //= 110@6
//## statements_14
enum; //= 110@5
//## statements_15
enum class; //= 40@11
//## statements_16
struct : int; //= 40@10 243@13
//## statements_17
typedef struct; //= 110@15
//## statements_18
void f() { struct; enum; class; } //= 110@18 110@24 110@31
//## statements_19
struct S { struct; enum; union; }; //= 110@18 110@24 110@31
//## statements_20
enum class { a }; //= w64@1 2176@12
//## statements_21
enum { }; //= w64@1
//## statements_22
enum : int { }; //= w64@1
//## statements_23
extern "C" int y;
//## statements_24
extern "D" int y; //= 336@8
//## statements_25
extern 1 int y; //= 40@8
//## statements_26
void h() { extern "C" int z; } //= 335@12
//## statements_27
struct S { extern "C" int z; }; //= 335@12
//## statements_28
void f() { try { } } //= 530@20
//## statements_29
void f() { catch (...) { } } //= 127@12
//## statements_30
void f() { try { } catch (int) { } catch (...) { } catch (char) { } } //= 532@59
//## statements_31
void f() { try { } catch (int &) { } catch (int) { } } //= w533@45
//## statements_32
struct B { }; struct D : B { }; void f() { try { } catch (B &) { } catch (D &) { } } //= w533@75
//## statements_33
void f() { try { } catch (void) { } } //= 70@27
//## statements_34
struct I; void f() { try { } catch (I) { } catch (I &) { } catch (I *) { } } //= 70@37 833@51 833@67
//## statements_35
struct A { virtual void f() = 0; }; void f() { try { } catch (A) { } } //= 987@63
//## statements_36
void f() { try { } catch (int x, int y) { } } //= 18@32
//## statements_37
void f() { try { } catch () { } } //= 531@27
//## statements_38
void f() { try { } catch (int) { break; } } //= 116@34
//## statements_39
void f() { try { int x; } catch (...) { x = 1; } } //= 20@41
//## statements_40
void f() { if (1) int x; else int x; }
//## statements_41
void f() { for (int i = 0; i < 1; ++i) int i; } //= 779@44
//## statements_42
void f() { while (int x = 1) { int x; } } //= 704@36
//## statements_43
void f() { for (int i;;) { int i; } } //= 779@32
//## statements_44
void f(int x) { switch (x) { case 1: int y = 1; case 2: ; } } //= w546@17
//## statements_45
void f(int x) { switch (x) { int y = 1; case 2: ; } } //= w546@17
//## statements_46
void f(int x) { switch (x) { case 1: case 1: ; default: default: ; } } //= 1578@43 124@57
//## statements_47
void f(int x) { switch (x) { case x: ; } } //= 28@35
//## statements_48
void f(int x) { switch (x) { case 1 ... 3: case 2: ; case 5 ... 4: ; } } //= 1578@49 1115@65
//## statements_49
void f(double x) { switch (x) { } } //= 847@28
//## statements_50
void f(char x) { switch (x) { case 300: ; } }
//## statements_51
void f(bool x) { switch (x) { case 2: case true: case false: ; } }
//## statements_52
enum E { a, b }; void f(E x) { switch (x) { case a: ; } switch (x) { case 5: ; } }
//## statements_53
struct S { operator int(); }; void f() { switch (S()) { case 1: ; } }
//## statements_54
struct S { operator int(); operator long(); }; void f() { switch (S()) { case 1: ; } } //= 418@67
//## statements_55
void f() { case 1: ; default: ; break; continue; } //= 121@12 122@22 116@33 115@40
//## statements_56
void f() { goto l; int x = 1; l: ; } //= 546@12
//## statements_57
void f() { goto l; { l: ; } l: ; } //= 3369@29
//## statements_58
void f() { l: ; goto *&&l; goto m; } //= 114@33
//## statements_59
void f() { l: } //= w127@15
//## statements_60
void f() { l: int x; }
//## statements_61
int f() { } //= w940@11
//## statements_62
int f() { return; } //= w117@17
//## statements_63
void f() { return 1; } //= 120@19
//## statements_64
void f() { return (void)0; }
//## statements_65
struct S { S() { return 1; } ~S() { return 1; } }; //= 278@25 278@44
//## statements_66
[[noreturn]] void f() { return; } //= w1305@25
//## statements_67
[[noreturn]] void f() { } //= w1305@25
//## statements_68
int &f() { int x; return x; } //= w836@26
//## statements_69
int *f() { int x; return &x; } //= w1056@26
//## statements_70
int &&f() { return 1; } //= w430@20
//## statements_71
const int &f() { return 1; } //= w430@25
//## statements_72
auto f() { return 1; return 1.0; } //= 2546@29
//## statements_73
auto f() { return { 1 }; } //= 2678@19
//## statements_74
auto f(); int x = f(); //= 2547@19
//## statements_75
void f(int x) { do { } while (x) } //= 65@34
//## statements_76
void f(int x) { do x++; } //= 18@25 29@25 65@25 112@25 125@25
//## statements_77
void f(int x) { if x { } } //= 125@20 18@26 29@26 127@26
//## statements_78
void f(int x) { if (x) else ; } //= 127@24
//## statements_79
void f(int x) { else ; } //= 127@17
//## statements_80
void f(int x) { for (int y : x) ; } //= 2291@30
//## statements_81
struct I; void f(I &i) { for (auto x : i) ; } //= 2291@40
//## statements_82
void f() { ; ; { } {;} (void)0; 1; f; f(), 1; } //= w174@33 w174@36
//## statements_83
void f(int x) { x == 1; x + 1; -x; *&x; x ? 1 : 2; (void)x; "a"; } //= w174@17 w174@25 w174@32 w174@36 w174@41 w174@61
//## statements_84
void f(int x) { if (x = 1) ; while (x = 2) ; if ((x = 1)) ; for (; x = 1;) ; x = 1 ? 2 : 3; bool b = x = 1; } //= w187@21 w187@37 w187@50 w187@68
//## statements_85
void f(unsigned x) { if (x < 0) ; if (x >= 0) ; if (0 > x) ; while (x >= 0u) ; for (unsigned i = 9; i >= 0; --i) ; } //= w186@28 w186@41 w186@55 w186@71 w186@103
//## statements_86
void f(int x) { return; x = 1; } int g(int x) { while (1) ; return x; } int h() { throw 1; return 2; }
//## statements_87
void f() { int x; int y = 2; static int z; const int w = 1; } static void g() { } static int v;
//## statements_88
void f() { int x; x++; int y; int z = y; int a[2]; a[0]; } //= w549@19 w549@39 w174@52
//## statements_89
void f() { __asm__("nop"); asm("nop" : : ); asm volatile("x" ::: "memory"); asm goto("" :::: l); l: ; }
//## statements_90
void f(int x) { if constexpr (x) ; if constexpr (1) ; else ; if (int y = 1; y) ; switch (int y = 1; y) { } } //= 28@31
//## statements_91
void f() { static_assert(0); static_assert(1, "x"); static_assert(0, "y"); static_assert(0, 1); static_assert; } //= 2784@12 1574@53 1038@93 18@110 29@110 125@110 253@110 1038@110
//## program_parts_1
struct S { S operator()(); }; void operator()(int); //= 341@36
//## program_parts_2
int main() { } inline int main(); //= 404@27
//## program_parts_3
inline int main() { return 0; } //= 404@12
//## program_parts_4
static int main() { return 0; } //= 378@12
//## program_parts_5
void main() { } //= w951@6
//## program_parts_6
constexpr int main() { return 0; } //= 2405@15
//## program_parts_7
template<class T> int main() { } //= 466@23
//## program_parts_8
int main(int x) { }
//## program_parts_9
int main(int x, int y) { }
//## program_parts_10
int main(char **v, int c) { }
//## program_parts_11
int main(int, char **, char **) { }
//## program_parts_12
main() { } //= w938@1
//## program_parts_13
extern "C" int main() { } //= w2949@16
//## program_parts_14
int main() = delete; //= 1804@5
//## program_parts_15
int main; //= 2948@5
//## program_parts_16
namespace n { int main; }
//## program_parts_17
auto main() { return 0; } //= w951@6
//## program_parts_18
auto main() -> int { }
//## program_parts_19
int main() { main(); &main; } //= w174@22
//## program_parts_20
[[noreturn]] int main() { for (;;) ; }
//## program_parts_21
void *operator new(unsigned long, int); void operator delete(void *, int); struct S { S(); }; void f() { new (1) S; }
//## program_parts_22
void *operator new(unsigned long, int); struct S { S(); ~S(); }; void f() { new (1) S; new (1) int; } //= w830@77
//## program_parts_23
void *operator new(unsigned long, void *, int); struct S { S(); }; void f() { new S(1); new (1) S; new ("a", 2) S; } //= 289@84 384@89 384@100
//## program_parts_24
namespace n { void *operator new(unsigned long); void operator delete(void *); } //= 732@21 733@55
//## program_parts_25
void *operator new(int); //= 351@7
//## program_parts_26
int *operator new(unsigned long); //= 352@6
//## program_parts_27
void *operator new(); //= 345@7
//## program_parts_28
void *operator new(unsigned long, ...);
//## program_parts_29
void *operator new(unsigned long = 1); //= 347@34
//## program_parts_30
void operator delete(int *); //= 354@6
//## program_parts_31
int operator delete(void *); //= 353@5
//## program_parts_32
void operator delete(); //= 345@6
//## program_parts_33
void operator delete(void *, unsigned long, int);
//## program_parts_34
struct S { void *operator new(int); void operator delete(int); virtual void *operator new[](unsigned long); }; //= 351@18 354@42 314@64
//## program_parts_35
template<class T> void *operator new(unsigned long, T);
//## program_parts_36
void f() { int *p; delete[2] p; delete p, p; delete[] p; delete p[0]; delete 1; delete (void *)p; } //= 387@27 w549@30 852@65 852@78 w852@88
//## program_parts_37
struct I; void f(I *i) { delete i; delete[] i; } //= w414@33 w414@45
//## program_parts_38
struct S { operator int *(); operator char *(); }; void f() { delete S(); } //= 418@70
//## program_parts_39
struct S { operator int *(); }; void f() { delete S(); }
//## program_parts_40
struct S { ~S() = delete; }; void f(S *s) { delete s; new S; S t; } //= 1776@52 1776@64
//## program_parts_41
class S { ~S(); }; void f(S *s) { delete s; new S; S t; } //= 330@42 330@54
//## program_parts_42
struct S { virtual void f(); }; struct D : S { virtual void f(); }; void g(S *s) { delete s; }
//## program_parts_43
struct S { virtual void f(); ~S(); };
//## program_parts_44
void f(int n) { new int[n][n]; new int[n][3]; new (int[n]); int a[n]; new auto; new auto(1); new auto(1, 2); new auto{1}; } //= 28@28 1593@75 18@104
//## program_parts_45
struct A { virtual void f() = 0; }; void f() { new A; A a; A *p; A &r = *p; A b[2]; sizeof(A); } //= 322@52 322@57 w549@74 604@79 w174@85
//## program_parts_46
void f(int a[f]); //= 20@14
//## program_parts_47
void f(int a, int b[sizeof(a)]);
//## program_parts_48
void f(int a, int b[a]); //= 411@21
//## program_parts_49
void f(int a, int b = a); //= 20@23
//## program_parts_50
void f(int a, int (*b)[a]); //= 411@24
//## program_parts_51
int f(int x, int x); //= 100@18
//## program_parts_52
int f(int), g(int y = z), h(int z, int y = z); //= 20@23 20@44
//## program_parts_53
void f(int = 1, int); void g(int, int = 1); void g(int = 1, int); void g(int = 2, int); //= 306@14 307@80
//## program_parts_54
void f(int = "a"); void f(int * = 1); void f(int & = 1); struct S { void f(int = this->x); int x; }; //= 310@14 310@35 461@54 258@82
//## program_parts_55
struct S { int x; void f(int = x); static int y; void g(int = y); }; //= 245@32
//## program_parts_56
void f() { int x; void g(int = x); extern void h(int = sizeof(x)); } //= 394@32
//## program_parts_57
typedef void T(int = 1); void (*p)(int = 1); void f(void (*)(int = 1)); using U = void(int = 1); //= 949@20 949@40 949@66 347@92
//## program_parts_58
struct S { friend void f(int = 1); friend void g(int = 1) { } }; void f(int);
//## program_parts_59
void f(int...); void g(int, ...); void h(..., int); void i(...,); void j(int, ..); //= 18@45 18@63 79@79
//## program_parts_60
int f[2](); int g()[2]; int h()(); int &i[2]; int &*j; int *&k; void l[2]; void &m; int &&&n; //= 88@10 91@20 90@33 251@41 248@52 252@63 89@70 250@81 249@91
//## program_parts_61
int a[0]; int b[-1]; int c[]; int d[] = { }; int e[][2]; int f[2][]; int g[1.5]; int h["a"]; int i[(int *)0]; //= 94@17 70@26 70@50 98@66 2373@76 2373@88 2373@100
//## program_parts_62
extern int a[]; int b = sizeof(a); int a[3]; int c = sizeof(a); extern int a[4]; //= 70@31 147@76
//## program_parts_63
int n = 2; int a[n]; int b[2][n]; static int c[n]; typedef int T[n]; void f() { static int d[n]; typedef int U[n]; int e[n] = { 1 }; extern int g[n]; } //= 28@18 28@31 28@48 28@66 893@92 893@145
//## program_parts_64
long long long x; short long y; unsigned signed z; unsigned float a; short double b; long char c; signed bool d; unsigned wchar_t e; long long double f; //= 84@11 84@25 84@42 84@52 84@70 84@86 84@99 84@114 84@134
//## program_parts_65
inline inline void f(); static static int x; extern static int y; typedef typedef int T; virtual void g(); explicit h(); register int r; mutable int m; friend int fr; //= 240@8 81@32 81@53 81@75 239@90 771@108 260@117 149@122 719@138 239@153
//## program_parts_66
constexpr int x; constexpr int f(); constexpr constexpr int y = 1; constexpr const int z = 1; constexpr static int w = 1; constexpr extern int v = 1; constexpr typedef int T; constexpr struct S { }; //= 2385@16 240@47 2386@151 2386@176
//## program_parts_67
static struct S { }; extern class C { }; const enum E { }; inline union U { int x; }; typedef struct { } ; volatile struct X; //= 1000@1 1000@22 w21@42 325@60 w375@106 w21@108
//## program_parts_68
using T = int; using T = long; using U = undeclared; using V; using = int; using W = int x; using X = struct Y { int a; }; using Z = auto; //= 256@22 20@42 20@60 40@69 65@90 1598@134
//## program_parts_69
using namespace n; using namespace std; namespace m { } using namespace m; using namespace ::m; using m; using m::x; using ::y; using namespace T; //= 725@17 727@103 135@115 282@126 725@145
//## declarators_1
int fn(); struct A { virtual void f() = 0; };
void f() { new int["a"]; } //= 2140@20
//## declarators_2
int fn(); struct A { virtual void f() = 0; };
void f() { new int[1.5]; }
//## declarators_3
int fn(); struct A { virtual void f() = 0; };
void f() { new int[(int *)0]; } //= 2140@20
//## declarators_4
int fn(); struct A { virtual void f() = 0; };
void f() { new int[fn]; } //= 2140@20
//## declarators_5
int fn(); struct A { virtual void f() = 0; };
int g[1.5]; //= 2373@7
//## declarators_6
int fn(); struct A { virtual void f() = 0; };
int h["a"]; //= 2373@7
//## declarators_7
int fn(); struct A { virtual void f() = 0; };
int i[(int *)0]; //= 2373@7
//## declarators_8
int fn(); struct A { virtual void f() = 0; };
int i[fn]; //= 2373@7
//## declarators_9
int fn(); struct A { virtual void f() = 0; };
int i[nullptr]; //= 2373@7
//## declarators_10
int fn(); struct A { virtual void f() = 0; };
int i[true]; int j['a']; enum E { e = 2 }; int k[e]; enum class F { f = 2 }; int l[F::f]; //= 2373@84
//## declarators_11
int fn(); struct A { virtual void f() = 0; };
int i[2.0]; //= 2373@7
//## declarators_12
int fn(); struct A { virtual void f() = 0; };
template<int N> struct T { int a[N]; int b[-N]; }; T<0> t; T<1> u; //= 94@44
//## declarators_13
int fn(); struct A { virtual void f() = 0; };
A x[2]; //= 604@3
//## declarators_14
int fn(); struct A { virtual void f() = 0; };
extern A y[2]; //= 604@10
//## declarators_15
int fn(); struct A { virtual void f() = 0; };
void f(A x[2]);
//## declarators_16
int fn(); struct A { virtual void f() = 0; };
void h(void x); //= 526@8
//## declarators_17
int fn(); struct A { virtual void f() = 0; };
void h(void x) { } //= 526@8
//## declarators_18
int fn(); struct A { virtual void f() = 0; };
void h(void x[]); //= 89@13
//## declarators_19
int fn(); struct A { virtual void f() = 0; };
decltype(auto) x; //= 2543@16
//## declarators_20
int fn(); struct A { virtual void f() = 0; };
decltype(auto) y = 1, z = 2;
//## declarators_21
int fn(); struct A { virtual void f() = 0; };
const decltype(auto) w = 1; //= 2643@7
//## declarators_22
int fn(); struct A { virtual void f() = 0; };
decltype(auto) *v = 0; //= 2541@1
//## declarators_23
int fn(); struct A { virtual void f() = 0; };
struct U { int n; static int m; int a[m]; }; //= 28@39
//## declarators_24
int fn(); struct A { virtual void f() = 0; };
int int x; //= 84@5
//## declarators_25
int fn(); struct A { virtual void f() = 0; };
unsigned auto u; //= 84@10
//## declarators_26
int fn(); struct A { virtual void f() = 0; };
unsigned auto u = 1; //= 84@10
//## declarators_27
int fn(); struct A { virtual void f() = 0; };
int auto u = 1; //= 84@5
//## declarators_28
int fn(); struct A { virtual void f() = 0; };
auto int v = 1; //= 84@6
//## declarators_29
int fn(); struct A { virtual void f() = 0; };
namespace c = c; //= 725@15
//## declarators_30
int fn(); struct A { virtual void f() = 0; };
namespace c { } namespace c = c; //= 101@27
//## declarators_31
int fn(); struct A { virtual void f() = 0; };
namespace c { } namespace b { } namespace d = c; namespace d = b; //= 247@60
//## declarators_32
int fn(); struct A { virtual void f() = 0; };
struct M { int main() noexcept; }; namespace n { int main() noexcept; }
//## declarators_33
int fn(); struct A { virtual void f() = 0; };
inline void *operator new(unsigned long) { return 0; } //= w2620@1
//## declarators_34
int fn(); struct A { virtual void f() = 0; };
inline void operator delete(void *) noexcept { } //= w2620@1
//## declarators_35
int fn(); struct A { virtual void f() = 0; };
struct S { virtual void *operator new(unsigned long); }; //= 314@12
//## declarators_36
int fn(); struct A { virtual void f() = 0; };
struct S { virtual void operator delete(void *); }; //= 314@12
//## declarators_37
int fn(); struct A { virtual void f() = 0; };
struct S { virtual static void f(); }; //= 314@12
//## declarators_38
int fn(); struct A { virtual void f() = 0; };
template<class T> void *operator new(unsigned long, T);
//## declarators_39
int fn(); struct A { virtual void f() = 0; };
void f(int *p) { delete[2] p; } //= 387@25
//## declarators_40
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = -1, e2 = 0xffffffffffffffffULL }; //= w1420@6
//## declarators_41
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = -1, e2 = 0x8000000000000000ULL }; //= w1420@6
//## declarators_42
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = -1, e2 = 0x7fffffffffffffffULL };
//## declarators_43
int fn(); struct A { virtual void f() = 0; };
enum E { e1 = 0xffffffffffffffffULL, e2 = -1 }; //= w1420@6
//## declarators_44
int fn(); struct A { virtual void f() = 0; };
enum E : int { a = (int *)0 }; //= 2373@20
//## declarators_45
int fn(); struct A { virtual void f() = 0; };
enum E { a = (int *)0 }; //= 2412@14
//## declarators_46
int fn(); struct A { virtual void f() = 0; };
enum E { a = "x" }; //= 2412@14
//## declarators_47
int fn(); struct A { virtual void f() = 0; };
enum E { a = fn }; //= 2412@14
//## declarators_48
int fn(); struct A { virtual void f() = 0; };
enum E { a = nullptr }; //= 2412@14
//## declarators_49
int fn(); struct A { virtual void f() = 0; };
enum E { a = 1.0 }; //= 2412@14
//## declarators_50
int fn(); struct A { virtual void f() = 0; };
enum E { a = A }; //= 254@14
//## declarators_51
int fn(); struct A { virtual void f() = 0; };
enum E : long { a = nullptr }; //= 2373@21
//## declarators_52
int fn(); struct A { virtual void f() = 0; };
void f() { for (int y, z : "a") ; } //= 53@22
//## declarators_53
int fn(); struct A { virtual void f() = 0; };
void f() { int x[2]; for (auto y = 1 : x) ; } //= 53@34
//## declarators_54
int fn(); struct A { virtual void f() = 0; };
void f() try { } void g(); //= 530@18
//## operations_1
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S::x = 1; } //= 245@15
//## operations_2
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S::m(); } //= 245@12
//## operations_3
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.zz; } //= 135@14
//## operations_4
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s->x; } //= 3164@12
//## operations_5
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p.x; } //= 153@12
//## operations_6
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p->x; } //= 131@12
//## operations_7
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i.x; } //= 153@12
//## operations_8
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn.x; } //= 153@12
//## operations_9
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.S::x; } //= w174@12
//## operations_10
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S().x = 1; } //= 137@12
//## operations_11
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &S::x; } //= w174@12
//## operations_12
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &S::m; } //= w174@12
//## operations_13
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &s.m; } //= 300@15
//## operations_14
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &s.b; } //= 139@12
//## operations_15
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &1; } //= 158@13
//## operations_16
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &i++; } //= 158@13
//## operations_17
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &(i + 1); } //= 158@13
//## operations_18
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &fn; } //= w174@12
//## operations_19
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &gn(); } //= 158@13
//## operations_20
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &S(); } //= w1308@12
//## operations_21
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &s.sm; } //= w174@12
//## operations_22
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *i; } //= 75@13
//## operations_23
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *fn; } //= w174@12
//## operations_24
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *s; } //= 349@12
//## operations_25
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *d; } //= 75@13
//## operations_26
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { **p; } //= 75@13
//## operations_27
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *nullptr; } //= 75@13
//## operations_28
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { cs.x = 1; } //= 137@12
//## operations_29
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { cs.mu = 1; }
//## operations_30
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { cs.m(); } //= 1086@12
//## operations_31
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1 = i; } //= 137@12
//## operations_32
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { gn() = 1; } //= 137@12
//## operations_33
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn = fn; } //= 137@12
//## operations_34
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "a" = "b"; } //= 137@12
//## operations_35
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S() = s; }
//## operations_36
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i + 1 = 2; } //= 137@12
//## operations_37
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (i = 1) = 2; }
//## operations_38
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ++i = 1; }
//## operations_39
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i++ = 1; } //= 137@12
//## operations_40
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const int c = 1; }
//## operations_41
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { c = 2; } //= 20@12
//## operations_42
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { c++; } //= 20@12
//## operations_43
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { --c; } //= 20@14
//## operations_44
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i + p; } //= w174@12
//## operations_45
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p + p; } //= 2140@16
//## operations_46
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p - p; } //= w174@12
//## operations_47
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p - i; } //= w174@12
//## operations_48
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i - p; } //= 2138@16
//## operations_49
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p * 2; } //= 2138@12
//## operations_50
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p % 2; } //= 2140@12
//## operations_51
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d % 2; } //= 2140@12
//## operations_52
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ~d; } //= 2140@13
//## operations_53
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { -p; } //= 2138@13
//## operations_54
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { +p; } //= w174@12
//## operations_55
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { !p; } //= w174@12
//## operations_56
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { !s; } //= 349@12
//## operations_57
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { -s; } //= 349@12
//## operations_58
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ~s; } //= 349@12
//## operations_59
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s + s; }
//## operations_60
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s + 1; } //= 349@14
//## operations_61
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1 + s; } //= 349@14
//## operations_62
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s - s; } //= 349@14
//## operations_63
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p += p; } //= 2140@17
//## operations_64
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p -= i; }
//## operations_65
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d %= 2; } //= 2140@12
//## operations_66
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d << 1; } //= 2140@12
//## operations_67
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1 << d; } //= 2140@17
//## operations_68
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p && s; } //= 349@14
//## operations_69
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s || 1; } //= 349@14
//## operations_70
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == i; } //= 42@14
//## operations_71
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == 0; } //= w174@12
//## operations_72
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == d; } //= 42@14
//## operations_73
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p < i; } //= 42@14
//## operations_74
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == &d; } //= 42@14
//## operations_75
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p != fn; } //= 42@14
//## operations_76
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s == s; }
//## operations_77
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s != s; } //= 349@14
//## operations_78
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s < s; } //= 349@14
//## operations_79
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ea == F::fa; } //= 349@15
//## operations_80
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F::fa == 1; } //= 349@18
//## operations_81
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F::fa + 1; } //= 349@18
//## operations_82
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ea + 1; } //= w174@12
//## operations_83
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F::fa < F::fa; } //= w174@12
//## operations_84
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { nullptr == 0; } //= w174@12
//## operations_85
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { nullptr < nullptr; } //= w174@12
//## operations_86
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn == 0; } //= w174@12
//## operations_87
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p == nullptr; } //= w174@12
//## operations_88
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p > nullptr; } //= w174@12
//## operations_89
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? 1 : p; } //= 42@18
//## operations_90
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? p : 0; } //= w174@12
//## operations_91
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? s : 1; } //= 42@18
//## operations_92
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s ? 1 : 2; } //= 711@12
//## operations_93
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? fn(1) : 1; } //= 42@22
//## operations_94
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? throw 1 : 1; }
//## operations_95
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? p : &d; } //= 42@18
//## operations_96
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? nullptr : p; } //= w174@12
//## operations_97
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? "a" : 0; } //= w174@12
//## operations_98
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? : 2; } //= w174@12
//## operations_99
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i ? 1; } //= 53@17
//## operations_100
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(); } //= 165@15
//## operations_101
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(1, 2); } //= 140@18
//## operations_102
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(p); } //= 167@15
//## operations_103
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn("a"); } //= 167@15
//## operations_104
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(s); } //= 413@15
//## operations_105
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { gn(1); } //= 140@15
//## operations_106
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i(1); } //= 109@12
//## operations_107
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p(1); } //= 109@12
//## operations_108
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s(1); } //= 980@12
//## operations_109
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn(1)(2); } //= 109@12
//## operations_110
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { gn()(); } //= 109@12
//## operations_111
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S(1); } //= 415@14
//## operations_112
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S(1, 2); } //= 415@14 18@15
//## operations_113
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int(); } //= w174@12
//## operations_114
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int("a"); } //= w174@12 w767@12
//## operations_115
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { E(1); } //= w174@12
//## operations_116
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F(1); } //= w174@12
//## operations_117
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F(ea); }
//## operations_118
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (F)1.5; } //= w174@12
//## operations_119
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int *>(i); } //= 171@12
//## operations_120
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int>(p); } //= 171@12
//## operations_121
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<F>(1); } //= w174@12
//## operations_122
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<S>(1); } //= 415@27
//## operations_123
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<double *>(p); } //= 171@12
//## operations_124
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<void *>(p); } //= w174@12
//## operations_125
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<E>(1.5); } //= w174@12
//## operations_126
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int &>(d); } //= 171@12
//## operations_127
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<const S &>(s); } //= w174@12
//## operations_128
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<S &>(cs); } //= 694@12
//## operations_129
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<void>(s); }
//## operations_130
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<int>(F::fa); } //= w174@12
//## operations_131
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { static_cast<fn>(1); } //= 757@24
//## operations_132
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int>(i); } //= 717@23
//## operations_133
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int *>(&d); } //= 718@30
//## operations_134
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<S &>(cs); } //= w174@12
//## operations_135
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<const int *>(p); } //= w174@12
//## operations_136
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int &>(1); } //= 126@30
//## operations_137
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<void (*)()>(&fn); } //= 717@23
//## operations_138
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<int S::*>(&S::x); } //= w174@12
//## operations_139
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const_cast<E>(ea); } //= 717@23
//## operations_140
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int>(p); } //= w174@12 w767@12
//## operations_141
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<long>(p); } //= w174@12
//## operations_142
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int *>(i); } //= w174@12
//## operations_143
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<double>(i); } //= 171@12
//## operations_144
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int>(i); } //= w174@12
//## operations_145
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<S &>(i); } //= w174@12
//## operations_146
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<int *>(cs); } //= 171@12
//## operations_147
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<void *>(fn); } //= w174@12
//## operations_148
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { reinterpret_cast<F>(i); } //= 171@12
//## operations_149
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(fn); } //= w174@12 w56@18
//## operations_150
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof fn; } //= w174@12 w56@19
//## operations_151
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(void); } //= w174@12 w70@19
//## operations_152
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(struct I); } //= 70@19
//## operations_153
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(int[]); } //= 70@19
//## operations_154
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(S::x); } //= w174@12
//## operations_155
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { alignof(int &); } //= w174@12
//## operations_156
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { alignof i; } //= w174@12 w2471@20
//## operations_157
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { alignof(void); } //= w174@12 w1273@12
//## operations_158
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(i++); } //= w174@12
//## operations_159
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { noexcept(i); } //= w174@12
//## operations_160
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { decltype(i) a; }
//## operations_161
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { typeof(i) c; }
//## operations_162
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { __typeof__(i) e; }
//## operations_163
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i, p; } //= w174@12
//## operations_164
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[1.5]; } //= 2140@14
//## operations_165
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[p]; } //= 2140@14
//## operations_166
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i[i]; } //= 142@14
//## operations_167
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i[p]; } //= w174@12
//## operations_168
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s[1]; } //= 349@13
//## operations_169
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[s]; } //= 349@13
//## operations_170
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[ea]; } //= w174@12
//## operations_171
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { d[1]; } //= 142@12
//## operations_172
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { nullptr[0]; } //= 142@12
//## operations_173
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { fn[1]; } //= 852@12
//## operations_174
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[]; } //= 29@14
//## operations_175
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p[1, 2]; } //= w174@12 w174@14
//## operations_176
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "abc"[1]; } //= w174@12
//## operations_177
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "abc"[7]; } //= w174@12
//## operations_178
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.*&S::x; } //= w174@12
//## operations_179
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s->*&S::x; } //= 349@13
//## operations_180
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (&s)->*&S::x; } //= w174@12
//## operations_181
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (&s).*&S::x; } //= 153@12
//## operations_182
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (s.*&S::m)(); }
//## operations_183
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.*&S::m; } //= 300@15
//## operations_184
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { i.*&S::x; } //= 153@12
//## operations_185
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { p->*p; } //= 131@12 380@16
//## operations_186
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (cs.*&S::m)(); } //= 315@13
//## operations_187
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { (cs.*&S::x) = 1; } //= 137@12
//## operations_188
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.*i; } //= 380@15
//## operations_189
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int S::*pm = &S::x; }
//## operations_190
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int S::*pq = &S::y; } //= 144@25
//## operations_191
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { void (S::*pf)(int) = &S::m; } //= 144@33
//## operations_192
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { void (S::*pg)() = &S::sm; } //= 144@30
//## operations_193
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { pm = 1; } //= 20@12
//## operations_194
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { pm = 0; } //= 20@12
//## operations_195
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { pm == pf; } //= 20@12 20@18
//## operations_196
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *pm; } //= 20@13
//## operations_197
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this; } //= 258@12
//## operations_198
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this->x; } //= 258@12
//## operations_199
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(this); } //= 258@19
//## operations_200
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { } void S::m() { this = 0; } //= 361@28
//## operations_201
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { *this = s; } //= 258@13
//## operations_202
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this->zz; } //= 258@12
//## operations_203
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { delete this; } //= 258@19
//## operations_204
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { &this; } //= 258@13
//## operations_205
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { this++; } //= 258@12
//## operations_206
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { } void S::sm() { this; } //= 258@29
//## operations_207
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { x = 1; } //= 20@12
//## operations_208
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { m(); } //= 20@12
//## operations_209
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { y = 2; } //= 20@12
//## operations_210
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sm(); } //= 20@12
//## operations_211
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared; } //= 20@12
//## operations_212
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared(); } //= 20@12
//## operations_213
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared.x; } //= 20@12
//## operations_214
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S::undeclared; } //= 135@15
//## operations_215
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { N::x; } //= 276@12
//## operations_216
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { ::undeclared; } //= 282@14
//## operations_217
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared::x; } //= 276@12
//## operations_218
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S s2(undeclared); } //= 20@17
//## operations_219
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared *q; } //= 20@12 20@24
//## operations_220
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { undeclared<int> t; } //= 20@12 254@23 20@28
//## operations_221
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { s.undeclared(); } //= 135@14
//## operations_222
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { goto undeclared; } //= 114@17
//## operations_223
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { new undeclared; } //= 79@16
//## operations_224
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { sizeof(undeclared); } //= 20@19
//## operations_225
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 0x; } //= 22@12 w174@12
//## operations_226
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1.5x; } //= 2486@12 w2506@12
//## operations_227
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 0b; } //= 2424@12 w174@12
//## operations_228
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1e; } //= 2486@12 w2506@12
//## operations_229
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1.2.3; } //= w174@12 19@15
//## operations_230
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 'ab'; } //= w174@12 w1422@12
//## operations_231
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 'abcde'; } //= w174@12 w1654@12
//## operations_232
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "a" "b"; } //= w174@12
//## operations_233
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { L"a" "b"; } //= w174@12
//## operations_234
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { L"a" u"b"; } //= 1282@17
//## operations_235
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { '\q'; } //= w174@12 w192@13
//## operations_236
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { '\x'; } //= w174@12 22@15
//## operations_237
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { "\xfff"; } //= w174@12 w27@13
//## operations_238
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { '\400'; } //= w174@12 w27@13
//## operations_239
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1'000; } //= w174@12
//## operations_240
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1''0; } //= w174@12 2629@13
//## operations_241
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { 1'; } //= w174@12 2629@13
//## operations_242
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw; }
//## operations_243
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw s; }
//## operations_244
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw fn; }
//## operations_245
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw; }
//## operations_246
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw (struct I *)0; } //= 1272@18
//## operations_247
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw *p; }
//## operations_248
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw 1, 2; }
//## operations_249
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { }; } //= 169@15
//## operations_250
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { N(); } //= 20@12
//## operations_251
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { }; } //= 169@15
//## operations_252
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { N n; } //= 20@12
//## operations_253
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { throw n; } //= 20@18
//## operations_254
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { typeid(i); } //= 693@12 w174@12
//## operations_255
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { typeid(struct I); } //= 693@12 70@19
//## operations_256
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int a = { 1 }, b = { 1, 2 }, c{}, e{ 1.5 }, g = {}; } //= 146@36 w2361@49
//## operations_257
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int h[2] = { 1, 2, 3 }, j[] = {}, k[2] = 1, l[2] = { { 1 }, 2 }; } //= 146@31 520@53 w991@65
//## operations_258
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S t = { 1, 2, 3, 4 }; } //= 146@29
//## operations_259
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { char m[2] = "ab", n[] = "ab", o[] = { "ab" }, q = "a", r[3] = { 'a', "b" }; } //= 144@24 144@62 144@81
//## operations_260
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *u = { 0 }, *x = { 1 }; } //= 144@35
//## operations_261
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { bool a = p; }
//## operations_262
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { bool b = nullptr; } //= 144@21
//## operations_263
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { bool c(nullptr); }
//## operations_264
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int e = p; } //= 144@20
//## operations_265
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *g = i; } //= 144@21
//## operations_266
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *h = d; } //= 144@21
//## operations_267
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *j = &d; } //= 144@21
//## operations_268
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { char *k = "a"; } //= w2464@22
//## operations_269
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const char *l = "a"; }
//## operations_270
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { void *m = p; }
//## operations_271
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *n = m; } //= 20@21
//## operations_272
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int *o = (const int *)p; } //= 144@21
//## operations_273
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { S t = i; } //= 415@18
//## operations_274
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int q = s; } //= 413@20
//## operations_275
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { E r = 1; } //= 144@18
//## operations_276
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { E u = F::fa; } //= 144@18
//## operations_277
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { F w = ea; } //= 144@18
//## operations_278
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int x = ea; }
//## operations_279
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int y = F::fa; } //= 144@20
//## operations_280
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int &z = 1; } //= 461@21
//## operations_281
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { const int &A = 1.5; }
//## operations_282
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int &B = d; } //= 434@21
//## operations_283
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { int &&C = i; } //= 1768@22
//## operations_284
struct S { int x; static int y; void m(); static void sm(); int b : 3; mutable int mu; S operator+(S); bool operator==(S) const; }; S s; const S cs = S(); int i; int *p; void fn(int); int gn(); double d; enum E { ea }; enum class F { fa };
void f() { double &D = i; } //= 434@24
//## ranges_with_functions_of_std c++17 --diag_suppress=177,550
struct iterator { int x; explicit iterator(int v) :x(v) {} iterator &operator ++() { ++x; return *this; } int operator *() { return x; } bool operator != (const iterator &o) { return x != o.x; } };
struct container { int min, max; container(int a, int b) :min(a), max(b) {} };
struct other { };
namespace std { iterator begin(container &c) { return iterator(c.min); } iterator end(container &c) { return iterator(c.max + 1); }
 template <class T> auto begin(T& t) -> decltype(t.first()) { return t.first(); } template <class T> auto end(T& t) -> decltype(t.last()) { return t.last(); } 
 int *begin(int); int *end(int); }
namespace n { struct D { int *first(); int *last(); }; struct E { int *first(); int *last(); }; int *begin(E&); int *end(E&); struct F { int *begin(); }; }
void f(other o) {
    container c(1,4);
    for (int it : c) { }
    for (int a : 10) { }
    n::D d; for (int it : d) { }
    n::E e; for (int it : e) { }
    n::F ff; for (int it : ff) { } //= 2291@28
    for (int it : o) { } //= 2291@19
    for (int it : 'c') { }
    for (int it : 1.0) { }
}
//## equality_is_reversed_beside_inequality c++20
struct Y {}; struct Z {};
struct X { bool operator==(Y) const; bool operator!=(Y) const; bool operator==(const Z &); bool operator!=(const Z &); };
bool f(X x, Y y) { return y == x || y != x; }
bool g(X x, Z z, const X c) { return z == x || z != x; }
bool h(const X c, Z z) { return z == c; } //= 349@35
template <class T> struct fwd { friend bool operator==(const fwd &, const fwd &) { return true; } friend bool operator!=(const fwd &, const fwd &) { return true; } };
template <class I> struct sent { friend bool operator==(const sent &, const I &) { return true; } };
bool k(sent<fwd<int>> s, fwd<int> i) { return s == i && i == s && s != i && i != s; }
//## results_of_rewritten_comparisons c++20
struct NB { int v; };
struct R { NB operator==(const R&) const; };
struct L {};
NB operator==(L, R);
bool a = R() != R(); //= 3021@14
bool b = R() == L(); //= 3021@14
bool c = L() != R(); //= 3021@14
struct P { explicit operator bool() const; };
P operator==(L, P);
bool d = P() == L(); //= 3021@14
bool e = L() != P(); //= 3021@14
int operator==(L, L);
bool f = L() != L(); //= 3021@14
bool g = L() == L();
struct BR { bool &operator==(const BR&) const; }; bool bb = BR() != BR(); //= 3021@66
struct CB { const bool operator==(const CB&) const; }; bool cb = CB() != CB(); //= w815@13
struct IR { int operator==(const IR&) const; }; int ir = IR() == IR();
template<class T> auto f1(int) -> decltype(T() != T(), 1) { return 1; } template<class T> char f1(long) { return 1; }
static_assert(sizeof(f1<IR>(0)) == 1);
static_assert(sizeof(f1<CB>(0)) == 4);
template<class T> concept Ne = requires(T a) { a != a; };
static_assert(!Ne<IR>);
template<class T> bool g1(T a) { return a != a; } 
bool x1 = g1(IR());
struct TR { template<class T> T operator==(const T&) const; }; bool tr = TR() != TR(); //= 3021@79
//## errors_in_decltype_among_template_arguments
struct Base{}; extern Base b; extern float fl;
template<class T> struct Show{}; template<class T> void ff();
Show<decltype(undeclared)> v1; //= 20@15
Show<decltype(fl && b)> v2; //= 349@18
Show<decltype(b + 1)*> v3; //= 349@17
void g() { ff<decltype(b + 1)>(); Show<decltype(b(1))> y; ff<decltype(b.x)>(); } //= 349@26 980@49 135@73
//## parameters_in_exception_specifications
struct C { constexpr bool e() const { return true; } static constexpr bool s() { return true; } };
void a1(C c) noexcept(c.e()); //= 411@23
void a2(C& c) noexcept(C::s());
void a3(C c) noexcept(sizeof(c) == 1);
void a4(C c) noexcept(noexcept(c.e()));
struct M { void j(C c) noexcept(c.e()); }; //= 411@33
template<class T> void t1(T c) noexcept(c.e()); //= 411@41
//## arithmetic_on_pointers_to_void_and_functions
enum En { e0 };
void p(void* q, int* z, En e) { q += 1; (void)(q + 1); (void)(1 + q); (void)(z - q); (void)(q - q); } //= w1143@35 w1143@50 852@67 852@82 852@93
void f(void (*q)()) { (void)(q + 1); (void)(1 + q); (void)(q - q); } //= w1143@32 852@49 852@60
//## lists_of_what_conversion_functions_make
struct DC { DC(); DC(const DC&) = delete; }; struct ToDC { operator DC() const; }; struct PC { PC(); private: PC(const PC&); }; struct ToPC { operator PC(); };
void f(ToDC d, ToPC p) { DC a(d); DC b = d; DC e{d}; DC g = {d}; PC h{p}; PC i = {p}; }
void e(...); void e2(int, ...);
void g() { e({1}); } //= 2351@14
void h() { e2(1, {1}); } //= 2351@18
//## ambiguous_partial_specializations_in_expressions
template<class T, class U> struct d {}; template<class T> struct d<T, int> { int x; }; template<class T> struct d<int, T> { int y; };
auto w3 = d<int, int>(); //= 838@11
int w2 = sizeof(d<int, int>);
template<class T, class U> struct f {}; template<class T> struct f<T, int> { int x; }; template<class T> struct f<int, T> { int y; };
int w4 = sizeof(f<int, int>); //= 838@29
