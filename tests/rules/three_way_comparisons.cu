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
