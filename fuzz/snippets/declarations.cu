namespace a::inline b { template <class T, int N = 3, template <class...> class... C> struct S : T, virtual C<T>... {
  using type = typename T::type; friend void f(S &); operator T *() const &; T operator""_x(char) = delete;
  template <class U> S(U &&...) noexcept(noexcept(U())) -> S<U>; int bits : N, : 0; enum class E : char { A = 1, B = A << 2 }; };
  template <class T> S(T) -> S<T>; template <> struct S<int, 1> { union { int i; float f; }; };
  template <class T> struct S<T *, 2>; }
extern "C" { int printf(const char *, ...); } extern "C++" using F = auto (*)(int, ...) -> decltype(auto);
[[nodiscard, gnu::always_inline]] constexpr static inline auto g(auto x) { return [=, &x, y = x](auto... p) mutable -> int { return (p + ...); }; }
typedef int (*&(*A)[3])(int (&)[], char C::*, int (C::*)(float) const volatile && noexcept);
int x{1}, y = {2}, *const z(nullptr), w[] = {[0] = 1, 2}; static_assert(sizeof(int) == 4, "x"); asm("nop");
template <class T> concept K = requires(T t) { typename T::type; { t + 1 } noexcept -> K<int>; requires sizeof(T) > 1; t; };
template <K T> requires K<T> || (K<T *> && true) void h(T) requires K<T>; auto [p, q] = x; using namespace a; using a::b::S;
