// User-defined literals are calls of literal operators ([lex.ext]).
typedef decltype(sizeof 0) size_t;
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
constexpr long double operator""_km(long double x) { return x * 1000; }
constexpr unsigned long long operator""_km(unsigned long long x) { return x * 1000; }
static_assert(5_km == 5000);
static_assert(2.5_km == 2500.0L);
constexpr int operator""_c(char c) { return c + 1; }
constexpr int operator""_c(wchar_t c) { return c + 2; }
static_assert('a'_c == 'b');
static_assert(L'a'_c == 'c');
constexpr int operator""_len(const char *s) { int n = 0; while (s[n]) ++n; return n; }
static_assert(12345_len == 5);
static_assert(0x1F_len == 4);
static_assert(1.5e3_len == 5);
template<char... C> constexpr int operator""_count() { return sizeof...(C); }
static_assert(1234_count == 4);
static_assert(1'2_count == 3);
template<char... C> struct chars {}; template<char... C> constexpr chars<C...> operator""_cs() { return {}; }
static_assert(same<decltype(12_cs), chars<'1', '2'>>);
constexpr size_t operator""_sz(const char *s, size_t n) { return n; }
static_assert("hello"_sz == 5);
static_assert("a" "bc"_sz == 3);
constexpr int operator""_ch(const char *s, size_t n) { return s[n - 1]; }
constexpr int operator""_ch(const wchar_t *s, size_t n) { return s[0]; }
static_assert("xyz"_ch == 'z');
static_assert(L"xyz"_ch == L'x');
template<size_t N> struct Str { char d[N]{}; constexpr Str(const char (&s)[N]) { for (size_t i = 0; i < N; ++i) d[i] = s[i]; } constexpr size_t size() const { return N - 1; } };
template<Str S> struct Named { static constexpr auto n = S.size(); };
template<Str S> constexpr auto operator""_n() { return Named<S>(); }
static_assert(same<decltype("ab"_n), Named<"ab">>);
static_assert(decltype("xyz"_n)::n == 3);
template<Str S> constexpr auto operator""_size() { return S.size(); }
static_assert("xyzw"_size == 4);
struct S2 { int v; constexpr S2 operator-() const { return {-v}; } }; constexpr S2 operator""_s2(unsigned long long v) { return {int(v)}; }
static_assert((-3_s2).v == -3);
namespace lits { constexpr int operator""_x(unsigned long long v) { return v; } }
constexpr int useit() { using namespace lits; return 4_x; }
static_assert(useit() == 4);
template<int N> struct Q { static constexpr int v = N; };
static_assert(Q<7_km>::v == 7000);
template<class T> constexpr auto tt(T t) { return t * 2_km; }
static_assert(tt(3) == 6000);
