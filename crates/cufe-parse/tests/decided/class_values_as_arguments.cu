// Values of class types tell specializations apart ([temp.type]/2).
template<class T, class U> constexpr bool same = __is_same(T, U);
template<int N> struct IF { int d[N]; }; IF x{{1, 2}};
template<int N> constexpr int f(int (&&)[N]) { return N; }
template<int N> constexpr int g(const int (&)[N]) { return N; }
template<class T, int N> constexpr int h(T (&&)[N]) { return N; }
static_assert(f({1, 2}) == 2);
static_assert(g({1, 2, 3}) == 3);
static_assert(h({1, 2, 3}) == 3);
static_assert(same<decltype(x), IF<2>>);
struct S { char d[3]; int n; constexpr S(const char *s) : d{s[0], s[1]}, n(1) {} bool operator==(const S &) const = default; };
template<S s> struct H { static constexpr int n = s.n; };
constexpr S sa("a"), sb("b");
static_assert(!same<H<sa>, H<sb>>);
static_assert(same<H<sa>, H<S("a")>>);
static_assert(!same<H<"a">, H<"b">>);
static_assert(!__is_same(H<"a">, H<"b">));
constexpr bool bb = same<H<"a">, H<"b">>;
static_assert(!bb);
template<unsigned long N> struct Str { char d[N]; constexpr Str(const char (&s)[N]) { for (unsigned long i = 0; i < N; ++i) d[i] = s[i]; } };
template<Str s> struct Nm {};
static_assert(!__is_same(Nm<"a">, Nm<"b">));
static_assert(!same<Nm<"a">, Nm<"b">>);
static_assert(!same<Nm<"a">, Nm<"bc">>);
static_assert(same<Nm<"a">, Nm<"b">> == false);
