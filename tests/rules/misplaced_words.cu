// Words at places where they may not stand: coroutine keywords, decltype(auto), commas in subscripts, class keys before
// template parameters.
//## coroutine_words_outside_of_functions c++20 bare
int x = co_await 1; //= 2679@9
int y = co_yield 2; //= 2747@9
struct S { int m = co_await 3; }; //= 2679@20
void f(int a = co_await 1); //= 2679@16
template<class T> void g() { sizeof(co_await 1); } //= 2737@37
auto l = [](int i = co_await 1) {}; //= 2679@21
int h() noexcept(co_await 1); //= 2679@18
enum e { a = co_await 1 }; //= 2679@14
int arr[co_await 1]; //= 2679@9
template<int n = co_await 1> struct t; //= 2679@18
decltype(co_await 1) d; //= 2679@10
//## coroutine_words_unevaluated c++20 bare
template<class T> concept aw = requires(T t) { co_await t; }; //= 2679@48
template<class T> requires requires(T t) { co_await t; } void f(T); //= 2679@44
template<class T> auto g(T t) -> decltype(co_await t); //= 2679@43
struct S { int m = co_yield 1; static constexpr int n = co_await 1; }; //= 2747@20 2679@57
template<class T> void h(T t) { sizeof(co_await t); decltype(co_await t) x; requires { co_await t; }; } //= 2737@40 2737@62 2737@88
//## parts_of_decltype_auto c++17 bare
const decltype(auto) a = 1; //= 2643@7
decltype(auto) &b = a; //= 2541@1
decltype(auto) *f(); //= 2652@1
decltype(auto) c[2] = {1,2}; //= 1589@1
void g(decltype(auto) x); //= 2542@8
decltype(auto) d(1), e(2);
template<decltype(auto) v> struct X {};
const decltype(auto) h() { return 1; } //= 2643@7
decltype(auto) const volatile i = 1; //= 2643@1
auto k() -> decltype(auto) &; //= 2652@13
auto l() -> const decltype(auto); //= 2643@19
auto m = [](decltype(auto) x) {}; //= 2542@13
decltype(auto) (*pf)() = f;
using r = decltype(auto); //= 2542@11
typedef decltype(auto) s; //= 2542@9
template<class T = decltype(auto)> struct t; //= 2542@20
decltype(auto) u; //= 2543@16
extern decltype(auto) w; //= 2543@23
//## commas_in_subscripts c++20 bare
int a[3][3];
struct S { int operator[](int); } s;
template<class T> int t(T x) { return x[1, 2] + a[1, 2][0]; } //= w174@41 w3008@42 w174@51 w3008@52
int f(int i, int j) { return a[i, j][0] + a[(i, j)][1] + s[i, j] + s[(i, j)] + i[a[0], a[1]][0]; } //= w174@32 w3008@33 w174@46 w174@60 w3008@61 w174@71 w174@82 w3008@86 142@94
int b[(1, 2)]; //= w174@8
int c = t(a);
//## commas_in_subscripts_of_new_standard c++23 bare
int a[3][3];
struct S { int operator[](int); } s;
int f(int i, int j) { return a[i, j][0] + a[(i, j)][1] + s[i, j] + s[(i, j)]; } //= w174@32 w3008@33 w174@46 w174@60 w3008@61 w174@71
//## many_commas_before c++20 bare
int a[3];
int z = a[1, 2, 0] + a[(1, 2), 0] + a[1, (2, 0)]; //= w174@11 w3008@12 w3008@15 w174@24 w174@25 w3008@30 w174@39 w3008@40 w174@43
template<class T> int f(T t) { return t[1, 2, 0]; } //= w174@41 w3008@42 w3008@45
struct N { int operator,(int); } n;
int y = a[n, 2]; //= w3008@12
//## parameters_as_class_names c++17 bare
template<class T> struct A { class T *p; struct T *q; enum T r; union T u; }; //= w794@36 w794@49 w794@60 w794@71
template<class T> void f() { class T x; enum T y; struct T *z; } //= w794@36 w794@46 w794@58
template<class T> struct E { friend class T; friend struct T; friend T; }; //= w794@43 w794@60
template<class T> struct T2 { struct T::x a; typename T::y b; enum T::e c; class T::template z<int> d; };
typedef int I; struct I a1; enum I a2; //= 1201@23 1201@34
//## places_of_parameters_as_class_names c++17 bare
template<class T> void f(class T *p); //= w794@32
template<class T> struct A { using x = struct T; typedef enum T y; void g(union T z); }; //= w794@47 w794@63 w794@81
template<class T> class T h(); //= w794@25
template<class T, class U = struct T> struct B; //= w794@36
template<class T> void i() { sizeof(struct T); new struct T; (struct T *)0; struct T; enum T; class T {}; } //= w794@44 w794@59 w794@70 496@84 469@92
template<class T> struct C { struct T; enum T : int; void m() { T x; } }; //= 496@37 469@45
C<int> c;
