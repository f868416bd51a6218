// An object in two pairs of braces is copied: one pair for the constructor, one for its parameter ([over.ics.list]/2); no more.
struct N { N() {} N(const N&) = default; };
struct D : N {};
struct C { operator N(); };
template<class T> T&& v();
template<class T, class A> concept twice = requires { T{{v<A>()}}; };
template<class T, class A> concept thrice = requires { T{{{v<A>()}}}; };
template<class T, class A> concept by_parentheses = requires { T({v<A>()}); };
static_assert(twice<N, N&>);
static_assert(twice<N, N>);
static_assert(twice<N, D&>);
static_assert(!twice<N, C>);
static_assert(!thrice<N, N&>);
static_assert(by_parentheses<N, N&>);
