//## a_value_that_is_no_integer_is_told_to_be_not_constant_first c++17 c++20
struct D { int a, b; };
D d(int, int); double dd(int); int *pp(int);
constexpr D cd{1, 2}; D nd; constexpr int *np = nullptr; int *vp; void fn();
enum E1 { e1 = d(1, 0) }; //= 28@16
enum E2 { e2 = D() }; //= 2412@16
enum E3 { e3 = cd }; //= 2412@16
enum E4 { e4 = nd }; //= 28@16
enum E5 { e5 = 1.5 }; //= 2412@16
enum E6 { e6 = dd(1) }; //= 28@16
enum E7 { e7 = "s" }; //= 2412@16
enum E8 { e8 = pp(1) }; //= 28@16
enum E9 { e9 = np }; //= 2412@16
enum EA { ea = vp }; //= 28@16
enum EB { eb = fn }; //= 2412@16
enum class F : int {
f1 = d(1, 2), //= 28@6
f2 = dd(2), //= 28@6
f3 = nd, //= 28@6
f4 = 1.5, //= 2373@6
f5 = cd, //= 2373@6
f6 = np, //= 2373@6
f7 = vp, //= 28@6
f8 = "s" }; //= 2373@6
int a1[d(1, 2)]; //= 28@8
int a2[nd]; //= 28@8
int a3[cd]; //= 2373@8
int a4[dd(1)]; //= 28@8
int a5[1.5]; //= 2373@8
int a6[np]; //= 2373@8
int a7[vp]; //= 28@8
struct B {
int b1 : d(1, 2); //= 28@10
int b2 : nd; //= 28@10
int b3 : cd; //= 2412@10
int b4 : dd(1); //= 28@10
int b5 : 1.5; //= 2412@10
int b6 : np; //= 2412@10
int b7 : vp; //= 28@10
int b8 : fn; //= 2412@10
int b9 : "s"; //= 2412@10
int : cd; //= 2412@7
int : dd(1); //= 28@7
};
void s(int x) {
switch (x) {
case d(1, 2):; //= 28@6
case nd:; //= 28@6
case cd:; //= 2373@6
case dd(1):; //= 28@6
case 1.5:; //= 2373@6
} }
alignas(d(1, 2)) int l1; //= 28@9
alignas(nd) int l2; //= 28@9
alignas(cd) int l3; //= 2412@9
alignas(dd(1)) int l4; //= 28@9
//## bounds_of_arrays_of_new_and_of_blocks c++17
struct D { int a, b; }; constexpr D cd{1, 2}; D nd; double dd(int);
void h(int q) {
double v = 1;
constexpr double u = 1.5;
new int[2][cd]; //= 2373@12
new int[2][nd]; //= 28@12
new int[2][v]; //= 28@12
new int[2][u]; //= 2373@12
new int[2][1.5]; //= 2373@12
new int[2][dd(1)]; //= 28@12
int a1[v]; //= 2140@8
int a2[nd]; //= 2140@8
int a3[cd]; //= 2140@8
static int a4[cd]; //= 2140@15
}
struct In {
int a[nd]; //= 28@7
int b[cd]; //= 2373@7
int c[dd(1)]; //= 28@7
int d[1.5]; //= 2373@7
};
enum class Sc { a = 1 }; Sc vs;
int z1[Sc::a]; //= 2373@8
int z2[vs]; //= 28@8
//## values_of_classes_that_convert c++17
struct C { int v; operator int() const; }; C c;
struct K { int v; constexpr operator int() const { return v; } }; K k; constexpr K kk{1}; K kr(); constexpr K kn{-1};
struct W { int v; operator int() const; constexpr operator char() const { return 1; } }; constexpr W w{1};
struct F { constexpr operator double() const { return 1; } }; constexpr F f{}; F fr();
struct X { explicit constexpr operator int() const { return 1; } }; constexpr X x{};
enum E1 { e1 = c }; //= 28@16
enum E2 { e2 = k }; //= 28@16
enum E3 { e3 = kk };
enum E4 { e4 = kr() }; //= 28@16
enum E5 { e5 = w }; //= 418@16
enum E6 { e6 = f }; //= 2412@16
enum E7 { e7 = fr() }; //= 28@16
enum E8 { e8 = x }; //= 2412@16
int a1[c]; //= 28@8
int a2[k]; //= 28@8
int a3[kk];
int a4[kr()]; //= 28@8
int a5[w];
int a6[f]; //= 2373@8
int a7[fr()]; //= 28@8
int a8[x]; //= 2373@8
int a9[kn]; //= 2373@8
struct B {
int b1 : c; //= 28@10
int b2 : k; //= 28@10
int b3 : kk; //= w108@5
int b4 : kr(); //= 28@10
int b5 : w; //= 418@10
int b6 : f; //= 2412@10
int b7 : fr(); //= 28@10
int b8 : x; //= 2412@10
int : c; //= 28@7
int : f; //= 2412@7
};
alignas(c) int l1; //= 28@9
alignas(w) int l5; //= 418@9
alignas(f) int l6; //= 2412@9
alignas(fr()) int l7; //= 28@9
alignas(x) int l8; //= 2412@9
void s(int q) {
int d1[c];
int d5[w]; //= 418@8
int d6[f];
int d7[fr()];
int d8[x]; //= 2140@8
}
//## arguments_of_attributes_are_constants c++17
int iv; extern const int ic; int ir();
__attribute__((aligned(iv))) int n1; //= 28@24
__attribute__((aligned(ic))) int n2; //= 28@24
__attribute__((aligned(ir()))) int n3; //= 28@24
__attribute__((aligned(ir() ? 4 : 8))) int n4; //= 28@24
__attribute__((aligned(1 ? 4 : ir()))) int n5;
__attribute__((aligned(iv ? 4 : 4))) int n7; //= 28@24
__attribute__((aligned(*&iv))) int n9; //= 28@24
//## allocation_functions_are_never_constant c++20 --diag_suppress=177
namespace std { enum class align_val_t : unsigned long {}; }
struct A { static void *operator new(unsigned long); static void operator delete(void *); int x; };
constexpr int f1() { void *p = ::operator new(4); ::operator delete(p); return 1; } constexpr int e1 = f1(); //= 28@104
constexpr int f2() { void *p = operator new[](4); operator delete[](p); return 1; } constexpr int e2 = f2(); //= 28@104
constexpr int f4() { A *p = ::new A; ::delete p; return 1; } constexpr int e4 = f4();
constexpr int f9() { ::operator delete(nullptr); return 1; } constexpr int e9 = f9(); //= 28@81
constexpr int g1() { int *p = new int; ::operator delete(p); return 1; } constexpr int e10 = g1(); //= 28@94
constexpr int g3() { int *p = nullptr; delete p; delete[] p; return 1; } constexpr int e12 = g3();
//## builtin_functions_that_are_never_constant c++20 --diag_suppress=177
constexpr int g1() { int *p = (int *)__builtin_malloc(4); return 1; } static_assert(g1()); //= 28@85
constexpr int g2() { __builtin_free(nullptr); return 1; } static_assert(g2()); //= 28@73
constexpr int g5() { int *p = (int *)__builtin_alloca(4); return 1; } static_assert(g5()); //= 28@85
constexpr int g6() { __builtin_printf("a"); return 1; } static_assert(g6()); //= 28@71
constexpr int g8() { __builtin_abort(); return 1; } static_assert(g8()); //= 28@67
constexpr int h1() { char a[4] = {}; __builtin_memcpy(a, "abc", 4); return 1; } static_assert(h1());
constexpr int h2() { char a[4] = {}; __builtin_memset(a, 0, 4); return 1; } static_assert(h2()); //= 28@91
constexpr int h3() { char a[4] = {}; __builtin_strcpy(a, "a"); return 1; } static_assert(h3()); //= 28@90
constexpr int h5() { __builtin_prefetch(nullptr); return 1; } static_assert(h5()); //= 28@77
constexpr int h6() { return __builtin_object_size(nullptr, 0) != 3; } static_assert(h6()); //= 28@85
constexpr int h8() { __sync_synchronize(); return 1; } static_assert(h8()); //= 28@70
constexpr int h9() { int x = 0; __sync_fetch_and_add(&x, 1); return 1; } static_assert(h9()); //= 28@88
constexpr int i2() { return __builtin_frame_address(0) != nullptr; } static_assert(i2()); //= 28@84
//## an_underlying_type_tells_which_conversion_function_is_meant c++20
struct X1 { constexpr operator int() const { return 1; } constexpr operator short() const { return 2; } };
struct X2 { constexpr operator short() const { return 1; } constexpr operator long() const { return 2; } };
struct X3 { constexpr operator bool() const { return 1; } constexpr operator unsigned() const { return 2; } };
enum E1 : int { e1 = X1() }; static_assert(e1 == 1);
enum E2 : short { e2 = X1() }; static_assert(e2 == 2);
enum E3 : long { e3 = X1() }; //= 418@23
enum E4 : int { e4 = X2() };
enum E5 : unsigned { e5 = X3() };
enum E6 { e6 = X1() }; //= 418@16
enum E7 { e7 = X2() }; //= 418@16
enum class E8 { e8 = X1() };
enum class E9 { e9 = X2() };
enum class F1 : bool { f1 = X3() };
