// What a conversion function gives as an object that is made of it, as a subscript, as the pointer that is subscripted, and
// as the selector of a switch; and conversion functions that are named.
struct Made { int v; };
struct Source { constexpr operator Made() const { return {5}; } constexpr operator int() const { return 2; } };
struct Index { constexpr operator int() const { return 2; } };
struct Text { constexpr operator const char *() const { return "abcd"; } };
struct Other { int v; constexpr Other(int x) : v(x + 1000) {} constexpr Other(Made m) : v(m.v + 2000) {} };
struct Any { template <class T> constexpr operator T() const { return T{6}; } };
template <int N> struct Constant { constexpr operator int() const { return N; } };
template <class T> constexpr int selected(T t) { switch (t) { case 2: return 1; case 3: return 9; default: return 0; } }
struct Named { constexpr operator int() const { return 3; } constexpr operator long() const { return 4; } };
struct Below : Named { constexpr operator short() const { return 5; } };
template <class T> concept NamesShort = requires(T t) { t.operator short(); };
static_assert(Made(Source{}).v == 5);
static_assert(static_cast<Made>(Source{}).v == 5);
static_assert("abcd"[Index{}] == 'c');
static_assert(Index{}["abcd"] == 'c');
static_assert(Text{}[1] == 'b');
static_assert(Text{}[Index{}] == 'c');
static_assert(Made(Any{}).v == 6);
static_assert(Other(Any{}).v == 1006);
static_assert(selected(Source{}) == 1);
static_assert(selected(Index{}) == 1);
static_assert(selected(Constant<3>{}) == 9);
static_assert(Named{}.operator int() == 3);
static_assert(Named{}.operator long() == 4);
static_assert(Below{}.operator int() == 3);
static_assert(Below{}.operator short() == 5);
static_assert(NamesShort<Below> && !NamesShort<Named>);
