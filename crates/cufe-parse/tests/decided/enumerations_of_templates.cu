// An enumeration of a template depends on its parameters ([temp.dep.type]): functions are found for it in instances.
struct Q {};
template<class T> struct A {
    enum E { e = 1 };
    enum class C { x };
    constexpr int q1() { return f(e); }
    constexpr int q2() { auto z = e; return f(z); }
    constexpr int q3() { enum L { l }; return g(l); }
    constexpr int q4() { Q arr[e]; return h(arr); }
    constexpr int q5() { return f(C::x); }
    static const int n = e;
    int m[e + 1];
    friend constexpr int f(E) { return 5; }
    friend constexpr int f(C) { return 6; }
};
constexpr int h(const Q *) { return 7; }
template<class T> constexpr int g(T) { return 8; }
static_assert(A<int>().q1() == 5);
static_assert(A<int>().q2() == 5);
static_assert(A<int>().q5() == 6);
static_assert(A<int>::n == 1);
static_assert(sizeof(A<int>) == 8);
template<class T> struct F {
    enum { value = sizeof(T) > 2 };
    template<bool B> struct P { static const bool v = B; };
    typedef P<value> type;
    static const int first[value + 1];
};
template<class T> const int F<T>::first[F<T>::value + 1] = {3, 4};
static_assert(F<int>::type::v);
static_assert(!F<char>::type::v);
static_assert(sizeof(F<int>::first) == 8);
