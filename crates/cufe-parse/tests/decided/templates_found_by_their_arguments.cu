// Since C++20 a name of nothing before `<` names a template that argument-dependent lookup finds ([temp.names]/2); lists among the arguments have no type, and no part in it.
namespace a { struct A { }; template<int N> constexpr int tn(A) { return N; } template<class T> constexpr int tt(A, T) { return sizeof(T); } template<class... T> constexpr int tv(A) { return sizeof...(T); } }
static_assert((tn<7>(a::A{}) == 7));
static_assert((tt<char>(a::A{}, 1) == 1));
static_assert((tv<>(a::A{}) == 0));
static_assert((tv<int, a::A>(a::A{}) == 2));
template<class T> constexpr int f(T t) { return tn<7>(t); }
static_assert((f(a::A{}) == 7));
template<class T> concept c = requires(T t) { tn<7>(t); };
static_assert(c<a::A>);
static_assert(!c<int>);
template<class T> struct V { friend constexpr int vf(V, V) { return sizeof(T); } };
template<class T> struct U { friend constexpr int uf(U, int, V<T>) { return sizeof(T); } };
struct S { friend constexpr int sf(S, V<int>) { return 4; } };
static_assert(vf(V<int>{}, {}) == 4);
static_assert(uf(U<int>{}, {}, V<int>{}) == 4);
static_assert(uf(U<int>{}, 1, {}) == 4);
static_assert(sf(S{}, {}) == 4);
