// Constructors and members with packs and ellipses among templates that are ordered ([temp.func.order]).
struct No {};
struct one { template<class C = No> constexpr one(int &, int &) : n(1) {} template<class... U> constexpr one(U &&...) : n(2) {} int n; };
struct two { template<class C = No> constexpr two(const int &, const int &) : n(1) {} template<class... U> constexpr two(U &&...) : n(2) {} int n; };
template<class... T> struct tup {
  template<class C = No> constexpr tup(const T &...) : n(1) {}
  template<class... U, class C = No> constexpr tup(U &&...) : n(2) {}
  int n;
};
struct three { template<class C = No> constexpr three(int, int) : n(1) {} template<class A> constexpr three(A, ...) : n(2) {} int n; };
struct four { template<class A> constexpr four(A, int) : n(1) {} template<class A> constexpr four(A, ...) : n(2) {} int n; };
struct five {
  template<class C = No> constexpr int f(int &, int &) const { return 1; } template<class... U> constexpr int f(U &&...) const { return 2; }
  template<class A> constexpr int g(A, int) const { return 1; } template<class A> constexpr int g(A, ...) const { return 2; }
  template<class A> constexpr int operator()(A, int) const { return 1; } template<class... A> constexpr int operator()(A...) const { return 2; }
  template<class A> constexpr int operator+(A *) const { return 1; } template<class A> constexpr int operator+(A) const { return 2; }
  template<class A> constexpr int operator-(A) const { return 2; }
};
template<class A> constexpr int operator-(five, A *) { return 1; }
int a, b; constexpr int ca = 1;
static_assert(one(a, b).n == 1);
static_assert(one{a, b}.n == 1);
static_assert(one(a, ca).n == 2);
static_assert(two(ca, ca).n == 1);
static_assert(two(a, ca).n == 2);
static_assert(tup<int &, int &>(a, b).n == 1);
static_assert(tup<int, int>(ca, ca).n == 1);
static_assert(tup<int, int>(a, b).n == 2);
static_assert(three(1, 2).n == 1);
static_assert(four(1, 2).n == 1);
static_assert(five().f(a, b) == 1);
static_assert(five().g(1, 2) == 1);
static_assert(five()(1, 2) == 1);
static_assert(five() + &a == 1);
static_assert(five() + 1 == 2);
static_assert(five() - &a == 1);
static_assert(five() - 1 == 2);
