// A call of a member with a class before its name means all functions that lookup in that class finds, those that using-declarations
// name there among them ([class.qual], [namespace.udecl]/16).
template <int N> struct I {};
template <int N> struct Leaf {
    constexpr int f(I<N>) const { return N; }
    static constexpr int s(I<N>) { return 10 + N; }
    constexpr int operator()(I<N>) const { return 20 + N; }
    template <class T> constexpr int t(T, I<N>) const { return 30 + N; }
};
struct Written : Leaf<0>, Leaf<1> {
    using Leaf<0>::f; using Leaf<0>::s; using Leaf<0>::operator(); using Leaf<0>::t;
    using Leaf<1>::f; using Leaf<1>::s; using Leaf<1>::operator(); using Leaf<1>::t;
};
template <int... N> struct Expanded : Leaf<N>... { using Leaf<N>::f...; using Leaf<N>::s...; using Leaf<N>::operator()...; using Leaf<N>::t...; };
struct Derived : Written { int f; constexpr int s(int) const { return 40; } };
template <class T> struct Around : T {
    constexpr int f() const { return 50; }
    constexpr int all() const { return T::f(I<0>()) + this->T::f(I<1>()) + (*this).T::operator()(I<0>()); }
    template <class S, int... N> static constexpr int sum(const S &s, I<N>... i) { return (s.T::f(i) + ...); }
};
constexpr Written written; constexpr Derived derived = {}; constexpr Expanded<0, 1, 2> expanded; constexpr Around<Expanded<0, 1, 2>> around;
static_assert(written.Written::f(I<0>()) == 0);
static_assert(written.Written::f(I<1>()) == 1);
static_assert((&written)->Written::f(I<0>()) == 0);
static_assert(written.Written::s(I<0>()) == 10);
static_assert(written.Written::operator()(I<0>()) == 20);
static_assert(written.Written::t('a', I<0>()) == 30);
static_assert(written.Written::template t<int>('a', I<0>()) == 30);
static_assert(written.Leaf<0>::f(I<0>()) == 0);
static_assert(derived.Written::f(I<0>()) == 0);
static_assert(derived.Derived::s(1) == 40);
static_assert(expanded.Expanded<0, 1, 2>::f(I<1>()) == 1);
static_assert(around.Expanded<0, 1, 2>::f(I<1>()) == 1);
static_assert(around.all() == 21);
static_assert(Around<Expanded<0, 1, 2>>::sum(around, I<0>(), I<1>(), I<2>()) == 3);
