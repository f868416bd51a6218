// A conversion function that gives the kind of reference to a function that is initialized is better ([over.match.best.general]/2.4).
template<class T> struct A { operator T &(); operator T &&(); };
typedef int F();
template<class R> int take(R, int);
struct lvalue { operator F &(); };
A<F> a;
F &&r = a;
F &l = a;
template<class T> void needs_rvalue(T &&);
template<class T, class U> concept binds = requires(T t) { static_cast<U>(t); };
static_assert(binds<A<F> &, F &&>);
static_assert(binds<A<F> &, F &>);
static_assert(binds<lvalue &, F &&>);
