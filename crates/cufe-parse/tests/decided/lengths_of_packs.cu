// Packs that are expanded together and differ in length make substitution fail ([temp.deduct.general]/7).
template<bool B, class T = void> struct eif {}; template<class T> struct eif<true, T> { using type = T; };
template<bool B, class T = void> using eift = typename eif<B, T>::type;
template<class... B> struct conj { static constexpr bool value = (B::value && ...); };
template<class...> struct L {};
template<class T, class U> struct P { using type = T; };
template<class T, class U> constexpr bool ok = true;
template<class... T> struct A { 
 template<class... U> static char f(P<T, U>...); 
 template<class... U, int = sizeof(L<P<T, U>...>)> static char g(U...);
 template<class... U, bool = (ok<T, U> && ...)> static char h(U...); 
 template<class... U> static auto i(U... u) -> decltype(L<P<T, U>...>());
 template<class... U> static constexpr bool j(U...) { return (ok<T, U> && ...); }
 template<class... U> requires (ok<T, U> && ...) static char k(U...);
 static long g(...), h(...), i(...), k(...);
};
template<class, class = void> constexpr bool has = false; 
static_assert(sizeof(A<int>::h(1, 2)) == 8);
static_assert(__is_same(decltype(A<int>::i(1, 2)), long));
static_assert(sizeof(A<int>::k(1, 2)) == 8);
static_assert(sizeof(A<int>::g(1)) == 1);
static_assert(sizeof(A<int>::h(1)) == 1);
static_assert(__is_same(decltype(A<int>::i(1)), L<P<int, int>>));
static_assert(sizeof(A<int>::k(1)) == 1);
template<class T, class U> struct P3 { static constexpr bool value = true; };
template<class... T> struct A3 {
 template<class... U, class = eift<conj<P3<T, U>...>::value>> A3(U...);
};
template<class... T> struct B3 {
 template<class... U, eift<conj<P3<T, U>...>::value, int> = 0> B3(U...);
};
template<class... T> struct C {
 template<class... U> static eift<conj<P3<T, U>...>::value, char> f(U...);
 static long f(...);
 template<class... U> static conj<P3<T, U>...> g(U...);
 static long g(...);
};
static_assert(!__is_constructible(A3<int>, int, int));
static_assert(__is_constructible(A3<int>, int));
static_assert(__is_constructible(A3<int, int>, int, int));
static_assert(!__is_constructible(B3<int>, int, int));
static_assert(__is_constructible(B3<int>, int));
static_assert(sizeof(C<int>::f(1, 2)) == 8);
static_assert(sizeof(C<int>::f(1)) == 1);
