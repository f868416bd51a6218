// Expressions in types are shared by all templates that have equal ones; in partial ordering the parameters that they name are those
// of the template at hand, with its types ([temp.func.order]).
template<int A, int B, int C> struct Sw {};
template<int> struct Bits {};
template<class A, class O, class L> struct Comp {};
template<class X, bool B, char M, class O> void first(Comp<Sw<B, M, 1>, O, X>);
template<class C, bool B, long M, short S, bool Q, class L> void second(L, Comp<Sw<B, M, S>, Bits<Q>, C>);
template<class C, int B, int M, int S, class O, class L> constexpr int f(const C &, const Comp<Sw<B, M, S>, O, L> &) { return 1; }
template<class C, int B, int M, int S, int Q, class L> constexpr int f(const C &, const Comp<Sw<B, M, S>, Bits<Q>, L> &) { return 2; }
template<class C, class A, class O, class L> constexpr int f(const C &, const Comp<A, O, L> &) { return 3; }
static_assert(f(1, Comp<Sw<1, 2, 3>, Bits<4>, int>()) == 2);
static_assert(f(1, Comp<Sw<1, 2, 3>, int, int>()) == 1);
static_assert(f(1, Comp<int, int, int>()) == 3);
