// A conversion function template that gives classes makes no operands of built-in operators ([over.built]).
template<class C> struct Other { const C* p; };
struct Plain {};
template<class C> struct View {
  const C* p;
  int n;
  constexpr View(const C* q) : p(q), n(0) { while (q[n]) ++n; }
  template<class A> constexpr operator Other<A>() const { return {p}; }
  template<int N> constexpr operator Plain() const { return {}; }
  template<class A> constexpr operator const Other<A>&() const;
  friend constexpr bool operator==(View a, View b) { return a.n == b.n; }
  friend constexpr bool operator<(View a, View b) { return a.n < b.n; }
};
static_assert(View<char>("abc") == View<char>("abd"));
static_assert(View<char>("abc") == "abd");
static_assert("abc" == View<char>("abd"));
static_assert("abc" != View<char>("abde"));
static_assert(View<char>("abc") < "abde");
static_assert(sizeof(true ? View<char>("abc") : View<char>("d")) == sizeof(View<char>));
template<class T, class U> concept compared = requires(T t, U u) { t == u; };
static_assert(!compared<Other<int>, int>);
static_assert(!compared<View<char>, int>);
static_assert(!compared<View<char>, Plain>);
