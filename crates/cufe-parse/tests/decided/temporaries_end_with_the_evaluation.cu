// Temporaries are destroyed at the end of the full-expression that is evaluated, before what it has allocated is looked at, but for those whose lifetime is extended ([class.temporary]/4, [expr.const]/5).
namespace std { using size_t = decltype(sizeof 0); template<class T> class initializer_list { const T *a; size_t n; constexpr initializer_list(const T *a, size_t n) : a(a), n(n) {} public: constexpr initializer_list() : a(0), n(0) {} constexpr const T *begin() const { return a; } constexpr const T *end() const { return a + n; } constexpr size_t size() const { return n; } }; }
struct A { int v; int *q = nullptr; constexpr A(int v = 1) : v(v), q(new int(v)) {} constexpr A(const A &o) : v(o.v), q(new int(o.v)) {} constexpr ~A() { delete q; } };
struct T { int v; constexpr T(int v) : v(v) {} constexpr ~T() { v = 0; } constexpr const int *p() const { return &v; } constexpr const int &r() const { return v; } constexpr const T &self() const { return *this; } };
constexpr const T &r1 = T(4);
static_assert(r1.v == 4);
constexpr int v1 = *T(3).p();
static_assert(v1 == 3);
constexpr int v2 = T(3).r();
static_assert(v2 == 3);
constexpr const int &r4 = T(3).v;
static_assert(r4 == 3);
constexpr int n1 = A(5).v;
static_assert(n1 == 5);
constexpr int n2 = *A(7).q;
static_assert(n2 == 7);
struct H { const T &t; }; constexpr H h1{T(5)};
static_assert(h1.t.v == 5);
struct G { const T &t; constexpr G(const T &t) : t(t) {} }; constexpr int g1 = G(T(6)).t.v;
static_assert(g1 == 6);
constexpr std::initializer_list<int> il = {1, 2, 3};
static_assert(il.size() == 3 && il.begin()[1] == 2);
constexpr std::initializer_list<T> il2 = {1, 2, 3};
static_assert(il2.begin()[1].v == 2);
template<const int &R> struct X {};
template<int N> struct Y { static constexpr int n = N; };
static_assert(Y<A(3).v>::n == 3);
static_assert(A(1).v);
static_assert(A(2).v == 2 && *A(2).q == 2 || A(3).v);
enum { e = A(9).v };
static_assert(e == 9);
int arr[A(3).v];
static_assert(sizeof(arr) == 12);
constexpr int sw(int x) { switch (x) { case A(3).v: return 1; default: return 2; } }
static_assert(sw(3) == 1);
constexpr T t9 = T(9);
static_assert(t9.v == 9);
constexpr T t8 = true ? T(8) : T(7);
static_assert(t8.v == 8);
constexpr bool operator==(const A &a, const A &b) { return *a.q == *b.q; }
static_assert(A(1) == A(1));
static_assert(!(A(1) == A(2)));
constexpr int f(A a) { return *a.q; }
static_assert(f(A(3)) == 3);
static_assert(f(4) == 4);
static_assert(f({5}) == 5);
static_assert(noexcept(A(1)) == false);
struct Aa { int *q = nullptr; constexpr Aa()=default; constexpr ~Aa() { delete q; } constexpr int f() { q= new int(1); return *q; } };
static_assert(Aa().f() == 1);
struct B { int *q = nullptr; constexpr B() : q(new int(1)) {}  constexpr ~B() { delete q; } constexpr int f() { return *q; } };
static_assert(B().f() == 1);
struct C { int *q = nullptr; constexpr ~C() { if (q) delete q; } constexpr int f() { q= new int(1); return *q; } };
static_assert(C().f() == 1);
struct D { int *q = nullptr; constexpr D() : q(nullptr) {}  constexpr ~D() { delete q; } constexpr int f() { q= new int(1); return *q; } };
static_assert(D().f() == 1);
static_assert(D{}.f() == 1);
struct E : D {};
static_assert(E().f() == 1);
struct F { D d; constexpr int f() { return d.f(); } };
static_assert(F().f() == 1);
static_assert(F{}.f() == 1);
static_assert(F{D()}.f() == 1);
constexpr int k = Aa().f();
constexpr int kk() { return Aa().f() + Aa().f(); }
static_assert(kk() == 2);
constexpr int kl(Aa &&a) { return a.f(); }
static_assert(kl(Aa()) == 1);
static_assert(kl({}) == 1);
static_assert((Aa(), 1) == 1);
