// Lambdas with template parameters and without `()`: their call operators are templates like others ([expr.prim.lambda.general]).
constexpr auto a = []<class T> { return sizeof(T); };
constexpr auto c = []<int N> requires (N > 1) { return N; };
constexpr auto d = [] { return 3; };
constexpr auto e = []<class T = long> { return sizeof(T); };
static_assert(a.template operator()<int>() == 4);
static_assert(c.template operator()<2>() == 2);
static_assert(d() == 3);
static_assert(e() == 8);
static_assert(e.template operator()<char>() == 1);
template<class L> concept c1 = requires(L l) { l.template operator()<1>(); };
static_assert(!c1<decltype(c)>);
constexpr auto c2 = [](auto f) { return f.template operator()<int>(); };
static_assert(c2([]<class T>() { return sizeof(T); }) == 4);
static_assert(c2([]<class T> { return sizeof(T); }) == 4);
struct F { template<class T> constexpr int operator()() const { return sizeof(T); } };
static_assert(c2(F{}) == 4);
