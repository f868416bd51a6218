// To `&&`, `||` and `!` a conversion function template gives `bool`, explicit or not; one that cannot give it takes no part.
struct Any { template <class T> constexpr operator T() const { return T(1); } };
struct None { template <class T> constexpr operator T() const { return T(0); } };
struct Explicit { template <class T> explicit constexpr operator T() const { return T(1); } };
struct Pointers { template <class T> constexpr operator T *() const { return nullptr; } };
struct Number { template <class T> constexpr operator T *() const { return nullptr; } constexpr operator int() const { return 4; } };
template <class T> concept Negated = requires(T t) { !t; };
static_assert(Any{} && true);
static_assert(!Any{} == false);
static_assert(!(None{} || false));
static_assert(!None{});
static_assert(Explicit{} && Any{});
static_assert(!!Explicit{});
static_assert(!Negated<Pointers>);
static_assert(Negated<Number>);
static_assert(Number{} && true);
static_assert(Negated<Any> && Negated<Explicit>);
