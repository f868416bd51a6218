// In its initializer a variable template whose type is deduced may name its specializations with other arguments, as which
// one it is shows in instances only ([dcl.spec.auto.general]/11).
template<int N> constexpr auto down = [](auto x) {
    if constexpr (N > 0) return down<N - 1>(x + N);
    else return x;
};
template<int N> constexpr auto total = N + total<N - 1>;
template<> constexpr auto total<0> = 10;
template<class T, class... Rest> constexpr auto sizes = sizeof(T) + sizes<Rest...>;
template<class T> constexpr auto sizes<T> = sizeof(T);
static_assert(down<3>(1) == 7);
static_assert(total<3> == 16);
static_assert(sizes<int, char, short> == 7);
