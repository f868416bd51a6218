//## ampersand_on_a_qualified_enumerator_or_static_member_may_be_overloaded c++17 c++20
enum E { A };
E operator&(E e) { return e; }
struct T { };
int operator&(const T &);
struct S { enum F { B }; enum class G { C }; static const int k = 1; static T t; int m; void fn(); };
int operator&(S::F);
long operator&(S::G);
int a = &S::B;
long b = &S::G::C;
const int *c = &S::k;
int d = &S::t;
int S::*e = &S::m;
void (S::*f)() = &S::fn;
E g() { return &E::A; }
template <class U> auto h() { return &U::B; }
int i = h<S>();
//## default_arguments_of_reference_parameters_bind_objects c++17 c++20
int a = 1; const int c = 2; int h();
struct S { int m; void f(); };
template <int &b = a> void f() { f<>(); }
template <const int &b = c> void f1() {}
template <int (&b)() = h> void f2() {}
template <int (*b)() = h> void f3() {}
template <class T, int T::*p = &T::m> void f6() { f6<T>(); }
template <class T, void (T::*p)() = &T::f> void f7() { f7<T>(); }
template <class T, T &t = a> int f8();
template <class T> long f8();
template <class T, T *t = &a> int f9();
template <class T> long f9();
template <int &x, int &y = x> void f10() { f10<x>(); }
void g() { f<>(); f(); f1(); f2(); f3(); f6<S>(); f7<S>(); f10<a>(); }
static_assert(__is_same(decltype(f8<float>()), long), "");
static_assert(__is_same(decltype(f9<float>()), long), "");
template <int &b = a> struct X { static constexpr int *p = &b; };
template <const int &b = c> struct X1 { static constexpr const int *p = &b; };
static_assert(X<>::p == &a, "");
static_assert(X1<>::p == &c, "");
static_assert(__is_same(X<>, X<a>), "");
//## template_parameters_are_taken_in_their_order_where_explicit_arguments_are_substituted c++14 c++17
template <bool Pred, class T> struct enable_if { typedef T type; };
template <class T> struct enable_if<false, T> {};
template <int I> struct fails { static_assert(I != I, ""); };
template <int I, typename enable_if<I != I, int>::type = 0, class = typename fails<I>::type> void f() {}
template <int I> constexpr auto test(int) -> decltype((f<I>(), true)) { return true; }
template <int> constexpr bool test(long) { return false; }
static_assert(!test<3>(0), "");
//## a_class_that_fits_a_parameter_itself_is_not_completed_for_deduction
template <class T> struct A;
template <class T> struct B : A<T> { };
template <class T> void f(A<T> &, int);
template <class T> void f(B<T> &);
template <class T> void f4(B<int> &, T);
template <template <class> class X, class T> void f6(X<T> &);
int main() {
  extern B<int> b;
  ::f(b);
  ::f4(b, 1);
  ::f6(b);
}
//## a_reference_captured_with_an_initializer_is_a_reference c++14 c++17
void f() {
  int x = 0, y = 0; const int cx = 0, cy = 0;
  [x, &y, cx, &cy] {
    decltype(auto) a = x; static_assert(__is_same(decltype(a), int), "");
    decltype(auto) b = y; static_assert(__is_same(decltype(b), int), "");
    decltype(auto) c = cx; static_assert(__is_same(decltype(c), const int), "");
    decltype(auto) d = cy; static_assert(__is_same(decltype(d), const int), "");
  };
  [x = x, &y = y, cx = cx, &cy = cy] {
    decltype(auto) a = x; static_assert(__is_same(decltype(a), int), "");
    decltype(auto) b = y; static_assert(__is_same(decltype(b), int &), "");
    static_assert(__is_same(decltype((y)), int &), "");
    decltype(auto) c = cx; static_assert(__is_same(decltype(c), int), "");
    decltype(auto) d = cy; static_assert(__is_same(decltype(d), const int &), "");
  };
}
//## a_body_of_an_abbreviated_function_template_is_in_a_template c++20
template <typename... A> int sink(A &&...) { return 2; }
auto f(const auto &&...t) { return [...t = t] { return sink(t...); }(); }
auto g(auto t) { static_assert(sizeof(t) == 1); return 1; }
struct S { auto f(auto... t) { return [...t = t] { return sink(t...); }(); } };
int h() { return f() + f(1, 2.0) + S().f(1) + g('c'); }
//## a_bound_of_new_need_not_be_constant c++20
int *p = new int[-1]; //= 429@18
constexpr int f() { int *p = new int[__builtin_is_constant_evaluated() ? 3 : -1]; delete[] p; return 1; }
//## an_explicit_conversion_to_an_array_has_the_bound_of_its_initializers c++20
typedef int A[];
int (&&a)[1] = static_cast<int[]>(42);
int (&&b)[3] = static_cast<int[3]>(42);
int (&&c)[1] = A(42);
int (&&d)[2] = A(42, 1);
int (&&e)[2] = A{42, 1};
int (&&f)[2] = A(42, 1, 2); //= 144@16
static_assert(sizeof(A(1, 2, 3)) == 12);
static_assert(sizeof(static_cast<A>(1)) == 4);
static_assert(sizeof((A)(1)) == 4);
static_assert(__is_same(decltype(A{1, 2}), int[2]));
template <class T> void g() {
  auto &&x = A{1, 2, 3};
  static_assert(__is_same(decltype(x), int (&&)[3]));
  auto &&y = A{1, 2, T()};
  static_assert(__is_same(decltype(y), int (&&)[3]));
}
template void g<int>();
//## a_using_declaration_declares_a_hidden_type_too
namespace N { enum e { a }; void e(char); struct s {}; void s(int); union u {}; int u; }
void f() {
  using N::e; enum e x; e('c');
  using N::s; struct s y; s(1);
  using N::u; union u z; u = 1;
  s w; //= w174@3 65@5
}
namespace M { using N::e; enum e k; using N::s; struct s l; }
struct B { struct s { int q; }; int s; enum e { a }; void e(); };
struct D : B { using B::s; struct s x; int f() { s = 1; return x.q; } using B::e; enum e y; };
void h() { M::s(1); struct M::s k; enum M::e j; struct D::s d; using M::s; struct s p; s(2); }
//## a_qualified_redeclaration_means_the_function_with_its_result
namespace B { inline namespace { int f(); } void f(); }
int B::f();
namespace C { inline namespace I { int f(); } void f(); }
int C::f();
void C::f();
//## functions_with_an_abstract_parameter_or_result_are_no_candidates c++14 c++20
struct A { A(); A(int); virtual void f() = 0; };
template <class T> T make();
template <class T> int make(...);
template <class T> void take(T);
template <class T> int take(...);
int i = make<A>();
int j = take<A>(1);
template <class T> int pointer(T (*)());
template <class T> char *pointer(...);
int k = pointer<A>(nullptr);
template <class X> struct P { virtual void f() = 0; };
void g() { (void)sizeof(make<P<int>>()); } //= 308@25
struct B { template <class T> T m(); template <class T> int m(...); };
int l = B().m<A>();
//## values_do_not_convert_to_classes_without_constructor c++20
struct S {}; struct N { int a; }; struct C { constexpr C(int) {} };
template <C c> struct X {};
struct E : C { constexpr E() : C(1) {} };
template <class T> constexpr bool f(...) { return false; }
template <class T, T = 1> constexpr bool f(long) { return true; }
static_assert(f<int>(0) && !f<S>(0) && !f<N>(0) && !f<int *>(0));
template <class T, T t> void g();
void h() { g<C, E{}>(); X<E{}> x; g<C, 1>(); }
