// An explicit argument that a constructor template converts is evaluated wherever it stands, also inside of an unevaluated operand ([expr.const]/19).
template<class T> struct Box { T value; template<class U> constexpr Box(U value) : value(value) {} };
template<class T> struct Any { T value; consteval explicit(false) Any(auto value) : value(value) {} };
template<class T> Any(T) -> Any<T>;
template<Box<int> V> constexpr char boxed() { return 'a'; }
template<Any V> constexpr auto any() { return V.value; }
struct Known { constexpr char operator()() const { return 'a'; } };
struct Open { int &at; constexpr int operator()() const { return at; } };
int object;
constexpr auto is_boxed = [](auto f) { return requires { boxed<f()>(); }; };
static_assert(is_boxed(Known{}));
static_assert(!is_boxed(Open{object}));
constexpr auto either = [](auto f) { if constexpr (requires { boxed<f()>(); }) return 'a'; else return 1; };
static_assert(sizeof(either(Known{})) == 1);
static_assert(sizeof(either(Open{object})) == sizeof(int));
constexpr auto deduced = [](auto f) { if constexpr (requires { any<f()>(); }) return any<f()>(); else return 1; };
static_assert(sizeof(deduced(Known{})) == 1);
static_assert(sizeof(deduced(Open{object})) == sizeof(int));
template<class T> constexpr bool fits(T f) { return requires { any<f()>(); }; }
static_assert(fits(Known{}));
static_assert(!fits(Open{object}));
