//## an_explicit_specialization_that_is_declared_again_is_one_function c++17 c++20
template<bool B> constexpr int m(float) { return 7; }
template<> constexpr int m<false>(float);
constexpr int use() { return m<false>(1.f); }
template<> constexpr int m<false>(float) { return 1; }
static_assert(use() == 1);
static_assert(use() != 1); //= 2784@1
template<class T> constexpr int p(T) { return 7; }
template<> constexpr int p(int);
constexpr int use2() { return p(1); }
template<> constexpr int p(int) { return 1; }
static_assert(use2() == 1 && m<true>(1.f) == 7);
static_assert(use2() != 1); //= 2784@1
template<class T> inline int q(T);
template<> inline int q(int);
template<> inline int q(long); //= w821@23
int use3() { return q(1) + q(1L); }
template<> inline int q(int) { return 3; }
struct S { template<class T> constexpr int o(T) const { return 0; } template<class T> int k(T); };
template<> constexpr int S::o(int) const;
template<> constexpr int S::o(int) const { return 9; }
static_assert(S{}.o(1) == 9);
static_assert(S{}.o(1) == 0); //= 2784@1
template<> int S::k(int);
template<> int S::k(int) { return 1; }
template<> int S::k(int) { return 1; } //= 3369@19
//## a_specialization_may_throw_less_than_its_template c++17 c++20
template<class T> int m(T) { return 7; }
template<> int m(short) noexcept;
template<> int m(short) { return 1; }
template<> constexpr int m(long);
template<> int m(unsigned short) noexcept;
template int m(char) noexcept; //= 536@22
template<> int m(short *) noexcept(sizeof(int) == 4);
template<> int m(int, int) noexcept; //= 493@16
//## a_conversion_to_the_own_class_or_a_base_is_told_of_instances c++17 c++20
template<class T> struct V { T *p; int n; operator V<const T>() const { return {p, n}; } }; //= w554@43
template<class T> struct B {};
template<class T> struct D : B<T> { operator B<int>() const; }; //= w554@37
template<class T> struct E : B<T> { operator B<int>() const; };
V<const int> v;
D<int> d;
E<long> e;
//## a_main_function_has_no_exception_specification c++17 c++20
struct S { int main() noexcept; };
namespace N { int main() noexcept; }
int main() noexcept(false) { return 0; } //= w552@12
//## names_of_old_for_statements_are_not_those_of_bases_of_local_classes c++17
struct Base { int i; };
void f() {
  for (int i = 0; i < 3; i++) {}
  struct In : Base { In() { i++; } int k() { return i; } };
}
struct C : Base { void f() { for (int i = 0; i < 3; i++) {} i = 3; } }; //= w780@61
int i;
void h() { for (int i = 0; ;) {} i = 3; struct L { void f() { i = 4; } }; } //= w780@34 w780@63
//## patterns_of_bits_do_not_change_their_sign c++17
enum E { A = 4294967295u, B = 0xffffffffu, C = ~0u, D = -1u, F = 0xffffffffu & ~1u, G = B };
int a = A; //= w68@9
int b = B + 0; //= w68@9
int c = B; int d = C; int e = D; int f = F; int g = G;
int h = -1u; int i = 0 - 1u; //= w68@22
const unsigned L = -1u, M = 4294967295u; int j = L;
int k = M; //= w68@9
template<class T> struct S { enum { X = 0xffffffffu, Y = 4294967295u }; };
int l = S<int>::X;
int m = S<int>::Y; //= w68@9
//## constants_of_calls_of_instances_are_known_where_they_are_converted c++17
template<class T> struct L { static constexpr T lo() { return -128; } };
unsigned long a = 127ul - L<signed char>::lo(); //= w68@27
constexpr unsigned long b = L<short>::lo(); //= w68@29
template<class T> constexpr unsigned long c = static_cast<unsigned long>(1) - L<T>::lo(); //= w68@79
int d[c<signed char>];
//## default_arguments_of_function_templates_come_late c++17
template<class T> void f(T a, int b);
template<class T> void f(T a, int b = 3); //= w802@24
template<class T> void g(T a, int b);
void use() { g(1, 2); }
template<class T> void g(T a, int b = 3); //= 803@24
template<class T> void h(T a, int b);
template<> void h(int, int) {}
template<class T> void h(T a, int b = 3); //= 803@24
struct S { template<class T> void k(T a); };
template<class T> void S::k(T a = 3) {}
//## restrict_says_nothing_of_the_value_of_a_cast c++17
int *g(long *u) { auto p = reinterpret_cast<int *__restrict__>(u); auto q = (int *__restrict__ *)u; return p; } //= w191@45
//## what_constexpr_constructors_leave_without_value c++17
struct P { int a; }; struct P2 { P p; int b = 0; }; struct P4 { P4(); int q; }; struct P6 : P { }; struct P7 { static int s; };
struct q0 { P p; constexpr q0() {} }; //= 2398@33
struct q1 { P2 p; constexpr q1() {} }; //= 2417@34
struct q3 { P4 p; constexpr q3() {} }; //= 2417@34
struct q5 { P6 p; constexpr q5() {} }; //= 2398@34
struct q6 { P7 p; constexpr q6() {} };
struct qa : P { constexpr qa() {} }; //= 2433@32
struct qc { P p[3]; constexpr qc() {} }; //= 2398@36
struct qd { P p; constexpr qd() : p() {} };
struct qe { P p = {}; constexpr qe() {} };
struct qj { struct { int a; }; constexpr qj() : a(1) {} };
//## constructors_of_instances_that_cannot_be_constexpr c++17 c++20
template<class T> struct NC { NC() {} }; template<class T> struct c_ { NC<T> s; constexpr c_() {} };
struct c0 { c_<int> m; constexpr c0() {} }; //= w2417@39
struct NL { NL() {} ~NL(); }; template<class T> struct l_ { constexpr l_(T t = T()) {} };
struct l0 { l_<NL> m; constexpr l0() {} }; //= w2417@38
template<class T> struct k_ { T s = 3; constexpr k_() {} };
struct k0 { k_<int> m; constexpr k0() {} };
//## members_of_instances_without_value_before_cpp20 c++17
template<class T, int N> struct MB { T s[N]; int x; constexpr explicit MB(int a = 0) : x(a) {} };
struct a0 { MB<int, 3> b; int e; constexpr a0() : e(0) {} }; //= w2417@56
template<class T> struct g_ { MB<T, 3> b; constexpr g_() {} };
struct g0 { g_<int> b; constexpr g0() {} }; //= w2417@39
struct i0 : MB<int, 3> { constexpr i0() {} }; //= w2417@41
struct j0 { MB<int, 3> b; constexpr j0() : b(3) {} };
