// In an instance of a function template the branches of a constexpr if in a generic lambda are open still: what they name is
// captured, whichever the instances of the lambda take.
template<class T> constexpr int by_reference(T x) {
    auto f = [&](auto y) {
        if constexpr (sizeof(y) > 4) return x + 1;
        else return x + y;
    };
    return f(3) * 100 + f(5L);
}
template<class T> constexpr int by_copy(T x) {
    auto f = [=](auto y) {
        if constexpr (sizeof(y) > 4) return 1;
        else return x + y;
    };
    return f(3);
}
template<class T> constexpr int changed(T x) {
    auto f = [&](auto y) {
        if constexpr (sizeof(y) > 4) x += 1;
        else x += 2;
    };
    f(3);
    f(3L);
    return x;
}
static_assert(by_reference(2) == 503);
static_assert(by_copy(2) == 5);
static_assert(changed(2) == 5);
