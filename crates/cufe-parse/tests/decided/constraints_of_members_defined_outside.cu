// Constraints of members that are defined outside, with other names of parameters, and results that are deduced.
template<class A, class B> constexpr bool same = false;
template<class A> constexpr bool same<A, A> = true;
template<class T> concept bidi = requires (T t) { t.x; };
template<class T> concept bnd = true;
template<class T, class U> concept both = requires (T t, U u) { t.x = u; };
template<class Derived> struct B { constexpr auto r() && requires bidi<Derived> && bnd<Derived>; constexpr auto q() requires bidi<Derived>; template<class U> constexpr auto t(U u) requires bidi<Derived>; template<class U> requires bidi<Derived> constexpr auto h(U u); template<class U> requires bidi<U> constexpr auto v(U u) requires both<Derived, decltype(u.x)>; constexpr auto p(int i, Derived *d) const requires requires { d->x + i; }; static constexpr auto s(Derived *d) requires (sizeof(Derived) > 1); constexpr auto o() requires bidi<Derived>; constexpr auto o() requires (!bidi<Derived>); };
template<class D> constexpr auto B<D>::r() && requires bidi<D> && bnd<D> { return 1; }
template<class D> constexpr auto B<D>::q() requires bidi<D> { return 2; }
template<class D> template<class V> constexpr auto B<D>::t(V u) requires bidi<D> { return u; }
template<class D> template<class V> requires bidi<D> constexpr auto B<D>::h(V u) { return u; }
template<class D> template<class V> requires bidi<V> constexpr auto B<D>::v(V w) requires both<D, decltype(w.x)> { return w.x; }
template<class D> constexpr auto B<D>::p(int j, D *e) const requires requires { e->x + j; } { return j; }
template<class D> constexpr auto B<D>::s(D *e) requires (sizeof(D) > 1) { return 4L; }
template<class D> constexpr auto B<D>::o() requires bidi<D> { return 'c'; }
template<class D> constexpr auto B<D>::o() requires (!bidi<D>) { return 5L; }
template<class T> struct S : B<S<T>> { T x = 7; };
struct N : B<N> {};
template<class T> concept cr = requires (T t) { T().r(); }; template<class T> concept cq = requires (T t) { t.q(); }; template<class T> concept ct = requires (T t) { t.t(1); }; template<class T> concept ch = requires (T t) { t.h(1); }; template<class T> concept cv = requires (T t) { t.v(t); }; template<class T> concept cp = requires (T t) { t.p(1, &t); }; template<class T> concept cs = requires (T t) { t.s(&t); }; template<class T> concept co = requires (T t) { t.o(); };
static_assert(S<int>().r() == 1);
static_assert(S<int>().q() == 2);
static_assert(S<int>().t(3) == 3);
static_assert(S<int>().h(3) == 3);
static_assert(S<int>().v(S<int>()) == 7);
static_assert(S<int>().p(4, nullptr) == 4);
static_assert(S<int>::s(nullptr) == 4);
static_assert(S<int>().o() == 'c');
static_assert(N().o() == 5);
static_assert(same<decltype(S<int>().o()), char>);
static_assert(same<decltype(N().o()), long>);
static_assert(cr<S<int>> && !cr<N>);
static_assert(cq<S<int>> && !cq<N>);
static_assert(ct<S<int>> && !ct<N>);
static_assert(ch<S<int>> && !ch<N>);
static_assert(cv<S<int>> && !cv<N>);
static_assert(cp<S<int>> && !cp<N>);
static_assert(cs<S<int>> && !cs<N>);
static_assert(co<S<int>> && co<N>);
