// Copy-initialization from an object of the same class or of one derived from it asks constructors that are not explicit, and those
// that the object fits ([over.match.copy], [dcl.init.general]/16.6).
template<class T> T &&value() noexcept;
struct Explicit { Explicit(); explicit Explicit(const Explicit &); explicit Explicit(Explicit &&); };
struct OnlyMoved { OnlyMoved(); explicit OnlyMoved(const OnlyMoved &); OnlyMoved(OnlyMoved &&); };
struct FromLvalue { FromLvalue(); FromLvalue(FromLvalue &); };
struct OfExplicit : Explicit {};
template<class T> void take(T);
template<class T, class From, class = void> constexpr bool passes = false;
template<class T, class From> constexpr bool passes<T, From, decltype(take<T>(value<From>()))> = true;
static_assert(!passes<Explicit, Explicit>);
static_assert(!passes<Explicit, const Explicit &>);
static_assert(!passes<Explicit, OfExplicit>);
static_assert(passes<OfExplicit, OfExplicit>);
static_assert(passes<OnlyMoved, OnlyMoved>);
static_assert(!passes<OnlyMoved, OnlyMoved &>);
static_assert(passes<FromLvalue, FromLvalue &>);
static_assert(!passes<FromLvalue, const FromLvalue &>);
static_assert(!passes<FromLvalue, FromLvalue>);
static_assert(!passes<Explicit, volatile Explicit &>);
static_assert(__is_constructible(Explicit, Explicit));
static_assert(!__is_convertible_to(Explicit, Explicit));
static_assert(!__is_convertible_to(const Explicit &, Explicit));
static_assert(__is_convertible_to(OnlyMoved, OnlyMoved));
static_assert(!__is_convertible_to(OnlyMoved &, OnlyMoved));
template<class T, class = void> constexpr bool makes = false;
template<class T> constexpr bool makes<T, decltype(T(value<T>()), void())> = true;
static_assert(makes<Explicit>);
template<class T, class = void> constexpr bool lists = false;
template<class T> constexpr bool lists<T, decltype(T{value<T>()}, void())> = true;
static_assert(lists<Explicit>);
template<class T, class = void> constexpr bool lists_copy = false;
template<class T> constexpr bool lists_copy<T, decltype(take<T>({value<T>()}))> = true;
static_assert(!lists_copy<Explicit>);
static_assert(lists_copy<OnlyMoved>);
// What a lambda captures is initialized directly.
void captures(Explicit e) { auto f = [e] {}; auto g = [=] { (void)&e; }; (void)&f; (void)&g; }
