// std::initializer_list ([dcl.init.list]), std::allocator and std::construct_at ([expr.const]/5, 6), destructor calls.
namespace std {
using size_t = decltype(sizeof 0);
template<class E> class initializer_list {
  const E *p; size_t n;
  constexpr initializer_list(const E *p, size_t n) : p(p), n(n) {}
public:
  constexpr initializer_list() : p(nullptr), n(0) {}
  constexpr size_t size() const { return n; }
  constexpr const E *begin() const { return p; }
  constexpr const E *end() const { return p + n; }
};
template<class T> struct allocator { T *allocate(size_t); void deallocate(T *, size_t); };
template<class T> constexpr T *address(T &t) noexcept { return __builtin_addressof(t); }
}
inline void *operator new(std::size_t, void *p) noexcept { return p; }
namespace std {
template<class T, class... A> constexpr T *construct_at(T *p, A &&...a) { return ::new ((void *)p) T(static_cast<A &&>(a)...); }
}
struct S { int s = 0; constexpr S(std::initializer_list<int> l) { for (int x : l) s = s * 10 + x; } constexpr S(int a, int b) : s(-a - b) {} };
constexpr int sum(std::initializer_list<int> l) { int t = 0; for (auto p = l.begin(); p != l.end(); ++p) t += *p; return t; }
constexpr int loop() { int t = 0; for (int x : {1, 2, 4}) t += x; return t; }
constexpr int lengths(std::initializer_list<S> l) { int t = 0; for (auto &s : l) t += s.s; return t + int(l.size()); }
template<class... A> constexpr int pack(A... a) { int t = 0; for (int x : {a...}) t += x; return t; }
template<class T> constexpr T greatest(std::initializer_list<T> l) { T t = *l.begin(); for (auto x : l) if (x > t) t = x; return t; }
constexpr int deduced() { auto l = {5, 6}; return l.begin()[1] + int(l.size()); }
constexpr int made() { auto p = new S{4, 5, 6}; int r = p->s; delete p; return r; }
struct M { S a{7, 8}; S b; constexpr M() : b{9, 9, 9} {} };
template<class T> struct V { int n; constexpr V(std::initializer_list<T> l) : n(int(l.size())) {} };
static_assert(S{1, 2, 3}.s == 123);
static_assert(S(1, 2).s == -3);
static_assert(S{1, 2}.s == 12);
static_assert(S{}.s == 0);
static_assert(sum({1, 2, 3}) == 6);
static_assert(sum({}) == 0);
static_assert(loop() == 7);
static_assert(lengths({{1, 2}, {3}, S(1, 1)}) == 16);
static_assert(pack(1, 2, 3) == 6);
static_assert(greatest({3, 9, 2}) == 9);
static_assert(deduced() == 8);
static_assert(made() == 456);
static_assert(M().a.s == 78 && M().b.s == 999);
static_assert(V{1, 2, 3}.n == 3);
static_assert(V<V<int>>{{1}, {2, 3}}.n == 2);
constexpr std::initializer_list<int> four = {4, 5, 6};
static_assert(four.size() == 3 && four.begin()[2] == 6);
template<class T> constexpr void end(T *p) { p->~T(); }
struct D { int *q; constexpr ~D() { ++*q; } };
constexpr int counted() { int n = 0; { std::allocator<D> a; D *p = a.allocate(2); std::construct_at(p, D{&n}); end(p); std::construct_at(p + 1, D{&n}); end(p + 1); a.deallocate(p, 2); } return n; }
static_assert(counted() == 4);
constexpr int raw() { int *p = std::allocator<int>().allocate(3); std::construct_at(p, 5); std::construct_at(p + 1, *p + 1); int r = *std::address(p[1]); end(p); end(p + 1); std::allocator<int>().deallocate(p, 3); return r; }
static_assert(raw() == 6);
template<class F, int = (F()(), 0)> constexpr bool constant(F) { return true; }
constexpr bool constant(...) { return false; }
static_assert(constant([] { int *p = std::allocator<int>().allocate(2); std::allocator<int>().deallocate(p, 2); return 0; }));
static_assert(!constant([] { int *p = std::allocator<int>().allocate(2); std::allocator<int>().deallocate(p, 1); return 0; }));
static_assert(!constant([] { int *p = std::allocator<int>().allocate(2); delete p; return 0; }));
static_assert(!constant([] { int x; std::allocator<int>().deallocate(&x, 1); return 0; }));
static_assert(!constant([] { std::allocator<int>().allocate(1); return 0; }));
static_assert(!constant([] { int x = 1; using I = int; x.~I(); return x; }));
static_assert(!constant([] { int x = 1; ::new ((void *)&x) int(3); return x; }));
template<class T, class = void> constexpr bool ends = false;
template<class T> constexpr bool ends<T, decltype((*(T *)0).~T())> = true;
struct Undestroyed { ~Undestroyed() = delete; };
class Hidden { ~Hidden(); };
static_assert(ends<int> && ends<S> && ends<int *>);
static_assert(!ends<Undestroyed> && !ends<Hidden>);
