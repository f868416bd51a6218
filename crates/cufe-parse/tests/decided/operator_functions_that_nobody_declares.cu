// Where a call names an operator function and neither lookup finds one, substitution fails ([basic.lookup.argdep], [expr.prim.req]).
template <class T> concept Negated = requires(T t) { operator-(t); };
template <class T> concept Awaited = requires(T t) { operator co_await(t); };
static_assert(!Negated<int>);
static_assert(!Awaited<int>);
struct Own { Own operator-(); };
static_assert(!Negated<Own>);
namespace N { struct S {}; int operator-(S); struct W {}; int operator co_await(W); }
static_assert(Negated<N::S>);
static_assert(!Negated<N::W>);
static_assert(Awaited<N::W>);
static_assert(!Awaited<N::S>);
template <class T> constexpr auto size(T t) { if constexpr (requires { operator*(t, 1); }) return 'a'; else return 1; }
namespace N { int operator*(S, int); }
static_assert(sizeof(size(1)) == sizeof(int));
static_assert(sizeof(size(N::S())) == 1);
