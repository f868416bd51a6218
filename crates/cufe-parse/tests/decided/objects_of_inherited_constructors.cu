// Objects that inherited constructors make are of the class that inherits them, whatever form makes them ([class.inhctor.init]/1).
template<class A> struct X { constexpr X(int); int n; };
template<class A> constexpr X<A>::X(int a) : n(a) {}
struct I : X<short> { using X::X; };
static_assert(I(3).n == 3);
struct J : X<short> { using X<short>::X; };
constexpr J j(3);
static_assert(j.n == 3);
struct K : X<short> { constexpr K(int a) : X(a) {} };
static_assert(K(3).n == 3);
template<class A> struct Y { constexpr Y(int a) : n(a) {} int n; };
struct L : Y<short> { using Y::Y; };
static_assert(L(3).n == 3);
struct M : L { using L::L; };
static_assert(M(4).n == 4);
static_assert(M{4}.n == 4);
static_assert(((M)4).n == 4);
static_assert(static_cast<M>(5).n == 5);
constexpr M m = 6;
static_assert(m.n == 6);
constexpr int f(M m) { return m.n; }
static_assert(f(7) == 7);
static_assert(f({8}) == 8);
constexpr int g(const M &m) { return m.n; }
static_assert(g(9) == 9);
struct B2 { int z = 3; constexpr operator int() const { return z; } };
struct O : B2, L { using L::L; int q = 5; };
static_assert(O(4).n + O(4).z + O(4).q == 12);
constexpr int h(B2 b) { return b; }
static_assert(h(O(1)) == 3);
