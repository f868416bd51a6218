//## a_class_that_defaults_three_way_comparison_needs_the_header c++20
struct A { int n; auto operator<=>(const A &) const = default; }; //= 2916@8
struct B { int n; auto operator<=>(const B &) const = default; };
//## a_friend_may_be_the_defaulted_comparison c++20
struct A { int n; friend int operator<=>(const A &, const A &) = default; }; //= 2916@8
//## instances_that_default_three_way_comparison_need_the_header c++20
template <class T> struct A { auto operator<=>(const A &) const = default; }; //= 2916@27
A<int> a;
//## patterns_that_default_three_way_comparison_need_nothing c++20
template <class T> struct A { auto operator<=>(const A &) const = default; };
//## other_comparisons_need_no_header c++20
struct A { int n; int operator<=>(const A &) const; bool operator<(const A &) const = default; };
struct B { int n; bool operator==(const B &) const = default; };
bool f(A a, B b) { return a < a || b == b || b != b || (a <=> a) > 0; }
//## the_category_may_be_declared_only c++20
namespace std { struct strong_ordering; }
struct A { int n; auto operator<=>(const A &) const = default; };
//## built_in_three_way_comparison_needs_the_header c++20
auto f(int *p) { return p <=> p; } //= 2916@31
auto g(double d) { return d <=> 1; } //= 2916@33
auto h(long l) { return l <=> 2; }
//## every_category_is_asked_for_once c++20
namespace std { struct strong_ordering { int n; }; }
auto f(int i) { return i <=> i; }
auto g(double d) { return d <=> d; } //= 2916@33
auto h(double d) { return 1 <=> d; }
//## a_defaulted_three_way_comparison_that_is_used_needs_all_categories c++20
namespace std { struct strong_ordering { int n; static const strong_ordering equal, greater, less; friend constexpr bool operator<(strong_ordering a, int) { return a.n < 0; } friend constexpr bool operator!=(strong_ordering a, int) { return a.n != 0; } }; constexpr strong_ordering strong_ordering::equal = {0}, strong_ordering::greater = {1}, strong_ordering::less = {-1}; }
struct A { int n; auto operator<=>(const A &) const = default; };
struct B { int n; auto operator<=>(const B &) const = default; };
void f(A a, B b) {
    sizeof(a < a); //= w174@5
    a < a; //= 2916@10
    b < b;
}
//## operands_of_comparisons c++20 bare
namespace std { struct strong_ordering { static const strong_ordering less; }; struct partial_ordering { static const partial_ordering less; }; }
enum E { e1 };
enum F : short { f1 };
struct B { int m; };
struct I { operator int() const; };
struct OV { bool operator<=>(int) const; };
struct OU { unsigned operator<=>(int) const; };
void three_way(int i, unsigned u, bool b, E e, F f, int (*fp)(int), int g(int), int B::*m, I io, OV ov, OU ou, int *p,
               long l, unsigned long ul, unsigned char uc) {
  (void)(i <=> u); //= 2361@10
  (void)(b <=> e); //= 2917@12
  (void)(b <=> i); //= 2917@12
  (void)(nullptr <=> fp); //= 2917@18
  (void)(fp <=> nullptr); //= 2917@13
  (void)(fp <=> g); //= 2917@13
  (void)(g <=> nullptr); //= 2917@12
  (void)(nullptr <=> m); //= 2917@18
  (void)(m <=> m); //= 2917@12
  (void)(u <=> io); //= 2361@16
  (void)(1 <=> ov); //= 2917@12
  (void)(ov < 1);
  (void)(1 < ov);
  (void)(1 <=> ou);
  (void)(u <=> 1);
  (void)(l <=> u);
  (void)(l <=> ul); //= 2361@10
  (void)(u <=> uc);
  (void)(f <=> u); //= 2361@10
  (void)(p <=> nullptr);
  (void)(nullptr <=> p);
  (void)(p <=> p);
}
void others(int B::*m, int (B::*mf)(), int (B::*mc)() const, bool b, int *p, void *v, int i) {
  (void)(nullptr < m); //= 3162@20
  (void)(m < nullptr); //= 3162@10
  (void)(mf == mc); //= 42@13
  (void)(m == nullptr);
  b += p;
  b += v; //= 852@8
  i += p; //= 2138@8
}
struct Inc;
void undefined(Inc &inc, B &b, bool c) {
  (void)(inc + 1); //= 349@14
  (void)(-inc); //= 349@10
  (void)(inc == inc); //= 349@14
  inc = inc; //= 137@3
  inc(1); //= 980@3
  (void)(c ? inc : b); //= 70@14
  (void)(c ? b : inc); //= 70@18
  (void)(c ? inc : inc);
  if (inc) {} //= 70@7
}
struct R { operator int &() const; };
void lists(R &r, int i) {
  int &a{r}; //= 461@9
  int &b = {r}; //= 461@12
  int &d{i};
  const int &e{r};
}
