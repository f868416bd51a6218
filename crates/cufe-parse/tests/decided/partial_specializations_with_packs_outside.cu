// Partial specializations of member templates that stand outside of the class: their own packs and values stay what they are when the
// arguments of the class take the places of its parameters ([temp.spec.partial.member]/2).
template <class... M> struct Types {};
template <class... M> struct Others {};
template <class M, class N> struct Pair {};
template <int... N> struct Values {};
template <template <class...> class... T> struct Templates {};
template <class D> struct Outer { template <class T> struct Inner; template <class T, int... N> struct Numbered; };
template <class D> template <class... M> struct Outer<D>::Inner<Types<M...>> {
    static constexpr int count = sizeof...(M);
    friend constexpr int number(const D &, Inner) { return 5; }
};
template <class D> template <class M, class... N> struct Outer<D>::Inner<Pair<M, Types<N *...>>> { static constexpr int count = 10 + sizeof...(N); };
template <class D> template <class... M> struct Outer<D>::Inner<Pair<D, Pair<D, Types<Pair<M, D>...>>>> { static constexpr int count = 20 + sizeof...(M); };
template <class D> template <int... N> struct Outer<D>::Inner<Values<N...>> { static constexpr int count = 30 + sizeof...(N); };
template <class D> template <int N> struct Outer<D>::Inner<Pair<int, Values<N>>> { static constexpr int count = 40 + N; };
template <class D> template <template <class...> class... T> struct Outer<D>::Inner<Templates<T...>> { static constexpr int count = 50 + sizeof...(T); };
template <class D> template <template <class...> class T, class... M> struct Outer<D>::Inner<Pair<char, T<M...>>> { static constexpr int count = 60 + sizeof...(M); };
template <class D> template <class R, class... M> struct Outer<D>::Inner<R(M...)> { static constexpr int count = 70 + sizeof...(M); };
template <class D> template <class R, class... M> struct Outer<D>::Inner<R (D::*)(M...)> { static constexpr int count = 80 + sizeof...(M); };
template <class D> template <class... M> struct Outer<D>::Inner<Pair<Types<M...>, D>> { static constexpr int count = 90 + sizeof...(M); };
template <class D> template <class T, int... N> struct Outer<D>::Numbered<T *, N...> { static constexpr int count = sizeof...(N); };
struct S {};
static_assert(Outer<S>::Inner<Types<>>::count == 0);
static_assert(Outer<S>::Inner<Types<int, char>>::count == 2);
static_assert(number(S(), Outer<S>::Inner<Types<int, char>>()) == 5);
static_assert(Outer<S>::Inner<Pair<int, Types<int *, char *>>>::count == 12);
static_assert(Outer<S>::Inner<Pair<S, Pair<S, Types<Pair<int, S>, Pair<char, S>, Pair<S, S>>>>>::count == 23);
static_assert(Outer<S>::Inner<Values<1, 2>>::count == 32);
static_assert(Outer<S>::Inner<Pair<int, Values<2>>>::count == 42);
static_assert(Outer<S>::Inner<Templates<Types, Others>>::count == 52);
static_assert(Outer<S>::Inner<Pair<char, Types<int, S>>>::count == 62);
static_assert(Outer<S>::Inner<int(S, int)>::count == 72);
static_assert(Outer<S>::Inner<int (S::*)(S, int)>::count == 82);
static_assert(Outer<S>::Inner<Pair<Types<int>, S>>::count == 91);
static_assert(Outer<S>::Numbered<int *, 1, 2>::count == 2);
