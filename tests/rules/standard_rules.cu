//## constexpr_members_are_const c++11
struct S { int i; constexpr int f() { return i; } constexpr int g(); constexpr int h() const; constexpr int k(); static constexpr int s(); }; //= w2659@19 w2659@51 w2659@95
constexpr int S::g() { return 1; }
constexpr int S::h() { return 1; }
constexpr int S::k() const { return 1; }
constexpr int S::s() { return 1; }
int (S::*p)() const = &S::f;
int (*q)() = &S::s;
int h(const S &s) { return s.f() + s.g() + s.h() + s.k(); }
template <class T> struct R { int i; constexpr int f() { return i; } constexpr int g(); template <class U> constexpr U k() { return i; } constexpr operator int() { return i; } constexpr int operator()(int n) { return n; } }; //= w2659@38 w2659@70 w2659@108 w2659@138 w2659@177
template <class T> constexpr int R<T>::g() { return i; }
int h(const R<int> &r) { return r.f() + r.g() + r.k<int>() + r + r(1); }
//## constexpr_members_overload_const_ones c++11
struct S { int i; constexpr int f() const; constexpr int f(); constexpr int &g() { return i; } }; //= w2659@44 403@58 w2659@63 433@91
//## unions_of_unnamed_bit_fields
union U { int : 3; int : 0; };
U u;
constexpr U x = U();
union V { int : 3; int i; };
constexpr V v = {};
constexpr V w{1};
union X { const int i; };
X bad; //= 369@3
//## references_to_what_conversion_functions_give
struct A {};
struct Base { operator A &(); };
struct Derived : Base { operator A(); };
struct D { operator int &(); operator long(); };
void f(Derived d, D e) {
  const A &c = d;
  A &&r = d;
  A &l = d;
  const int &i = e;
  long &&j = e;
}
void g(Derived d) {
  A a = d; //= 348@9
}
//## half_precision_is_promoted
void f(float);
void f(double);
void g(int);
void g(double);
void h(double);
void h(long double);
void t(__fp16 x) {
  f(x);
  h(x); //= 308@3
}
//## blocks_of_lambdas_may_hide_parameters
void f() {
  int x = 1;
  auto l = [](int x) { { int x = 1; (void)x; } for (int x = 0; x < 1; ++x) ; };
  auto m = [x](int y) { int x = y; { int y = x; (void)y; } };
  auto n = [](int x) { int x = 1; }; //= 101@28
}
//## static_members_of_templates_initialized_outside
template <class T> struct S { static const int i; static const T j; struct N { static const int k; }; static int n; };
template <class T> const int S<T>::i = sizeof(T);
template <class T> const T S<T>::j = 4;
template <class T> const int S<T>::N::k = 2;
template <class T> int S<T>::n = 2;
template <int N> struct V {};
int a[S<int>::i];
int b[S<int>::j];
int c[S<int>::N::k];
V<S<int>::i> v;
V<4> &w = v;
static_assert(S<char>::i == 1, "");
static_assert(S<char>::i == 2, ""); //= 1574@1
int d[S<int>::n]; //= 28@7
