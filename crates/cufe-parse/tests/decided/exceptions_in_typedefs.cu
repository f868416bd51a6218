// Exception specifications in names for function types belong to the type ([except.spec]/1): nothing is deferred.
template<bool N> struct S { typedef void F() noexcept(N); using G = void() noexcept(N); F f; };
template<class A, class B> struct is { static constexpr bool v = false; }; template<class A> struct is<A, A> { static constexpr bool v = true; };
static_assert(is<S<true>::F, void() noexcept>::v);
static_assert(is<S<false>::F, void()>::v);
static_assert(is<S<true>::G, void() noexcept>::v);
static_assert(is<S<true>::F, S<true>::G>::v);
static_assert(noexcept(S<true>().f()));
static_assert(!noexcept(S<false>().f()));
template<bool N> void t() { typedef void F() noexcept(N); static_assert(is<F, void() noexcept>::v == N); F *p = nullptr; static_assert(noexcept(p()) == N); }
template void t<true>(); template void t<false>();
typedef void F3() noexcept(sizeof(int) == 4);
static_assert(is<F3, void() noexcept>::v);
template<class T> struct K { static constexpr bool b = sizeof(T) > 2; typedef void F() noexcept(b); typedef void (*P)() noexcept(b); typedef void (K::*M)() noexcept(sizeof(T) > 2); F f; template<class U> static constexpr int o(U) { return is<U, P>::v; } };
static_assert(is<K<int>::F, void() noexcept>::v);
static_assert(is<K<char>::F, void()>::v);
static_assert(is<K<int>::P, void (*)() noexcept>::v);
static_assert(is<K<char>::M, void (K<char>::*)()>::v);
static_assert(noexcept(K<int>().f()));
static_assert(!noexcept(K<char>().f()));
template<class T> constexpr int ov(typename K<T>::F *) { return 1; }
static_assert(ov<int>(nullptr) == 1);
template<bool N> struct W { void f() noexcept(N); typedef decltype(&W::f) t; };
static_assert(noexcept(W<true>().f()));
static_assert(!noexcept(W<false>().f()));
struct Plain { typedef void F() noexcept(sizeof(int) == 4); typedef void G() noexcept(sizeof(int) == 5); F f; G g; };
static_assert(noexcept(Plain().f()));
static_assert(!noexcept(Plain().g()));
