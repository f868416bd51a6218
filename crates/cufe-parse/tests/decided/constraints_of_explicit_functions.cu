// [over.match.copy]/1: explicit functions are no candidates of implicit conversions, and nobody looks at their constraints
template<class T> struct bad { static_assert(sizeof(T) == 0); static constexpr bool value = true; };
template<class T> struct S {
    S() = default;
    explicit operator bool() const requires (bad<T>::value) { return true; }
    explicit S(int *) requires (bad<T>::value) {}
};
void f(int);
void f(...);
void g(S<int>);
char g(...);
template<class T> concept callable = requires(T t) { f(t); };
static_assert(callable<S<int>>);
static_assert(sizeof(g((int *)nullptr)) == 1);
template<class A, class B> concept converts = requires(A a, void (*p)(B)) { p(a); };
static_assert(!converts<S<int>, bool>);
static_assert(!converts<int *, S<int>>);
