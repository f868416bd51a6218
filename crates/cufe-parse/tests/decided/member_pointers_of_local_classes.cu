// Whether a class is derived from another is asked of complete classes, in conversions of pointers to members, too ([conv.mem]).
struct B { int m; void f(); };
template<class T> struct D : B { T t; };
template<class T, class U> struct same { static const bool v = false; };
template<class T> struct same<T, T> { static const bool v = true; };
int B::*s;
constexpr char g(int D<short>::*) { return 1; }
constexpr int g(...) { return 2; }
static_assert(g((int B::*)nullptr) == 1);
static_assert(__is_convertible_to(int B::*, int D<long>::*));
template<class T> constexpr bool local() {
    struct X : T {};
    struct Y : B {};
    int X::*p = s;
    void (Y::*q)() = &B::f;
    return same<decltype(true ? s : (int Y::*)nullptr), int Y::*>::v && p == s && q != nullptr;
}
template<class T> void equal() {
    struct Y : T {};
    static_assert(same<decltype(s == (int Y::*)nullptr), bool>::v);
    static_assert(__is_convertible_to(int T::*, int Y::*));
}
template void equal<B>();
static_assert(same<decltype(local<B>()), bool>::v);
