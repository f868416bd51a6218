// The number of arguments tells before constraints, which may ask for the same call again.
template<class D> struct F { constexpr D &self() { return static_cast<D &>(*this); }
  constexpr D &operator--() requires (requires (D &d) { d.dec(); } || requires (D &d) { d.advance(-1); }) { return self(); }
  constexpr D operator--(int) requires requires (D &d) { --d; } { D t = self(); return t; }
};
struct C : F<C> { int i; constexpr void advance(int n) {} };
struct E : F<E> { int i; };
template<class T> struct G : F<G<T>> { T i; constexpr void advance(int n) {} };
template<class T> concept pre = requires (T t) { --t; };
template<class T> concept post = requires (T t) { t--; };
static_assert(pre<C>);
static_assert(post<C>);
static_assert(pre<G<int>>);
static_assert(post<G<int>>);
static_assert(!pre<E>);
static_assert(!post<E>);
template<class D> struct H { constexpr int f(int) requires requires (D d) { d.f(); } { return 1; } constexpr int f() { return 2; } template<class T> constexpr int g(T, T) requires requires (D d) { d.g(1); } { return 1; } template<class T> constexpr int g(T) { return 2; } constexpr int h(int = 0) requires requires (D d) { d.h(1, 2); } { return 1; } constexpr int h(int, int) requires (sizeof(D) > 1) { return 2; } };
struct I : H<I> { int i; };
struct J : H<J> {};
static_assert(I().f() == 2);
static_assert(I().f(1) == 1);
static_assert(I().g(1) == 2);
static_assert(I().g(1, 2) == 1);
static_assert(I().h(1, 2) == 2);
static_assert(I().h() == 1);
template<class T> concept ch = requires (T t) { t.h(); };
static_assert(ch<I>);
static_assert(!ch<J>);
