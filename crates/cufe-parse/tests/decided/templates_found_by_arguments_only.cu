// A name that lookup does not find may be followed by template arguments: what it means the arguments tell ([temp.names]/3,
// [basic.lookup.argdep]).
template<class, class> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
template<class T> T&& value() noexcept;
struct plain {
    template<class T> friend T friendly(plain&) { return T(); }
    template<class T> friend T* friendly(plain*) { return nullptr; }
    template<int N> friend constexpr int number(plain) { return N; }
    template<class... T> friend constexpr int count(plain, T...) { return sizeof...(T); }
};
namespace inner {
    struct object {};
    template<class T> constexpr auto made(object) { return T(); }
    template<class T, class U> constexpr U second(object, U u) { return u; }
    int second(object, long);
    template<int N> constexpr int index(const object&) { return N + 1; }
    template<class T> T* kept = nullptr;
}
static_assert(same<decltype(friendly<char>(value<plain&>())), char>);
static_assert(same<decltype(friendly<char>(value<plain*>())), char*>);
static_assert(number<3>(plain()) == 3);
static_assert(number<1 + 1>(plain()) == 2);
static_assert(count<int, long>(plain(), 1, 2L) == 2);
static_assert(same<decltype(made<long>(inner::object())), long>);
static_assert(made<int>(inner::object()) == 0);
static_assert(second<int>(inner::object(), 5L) == 5);
static_assert(index<4>(inner::object()) == 5);
template<class T> struct unreferenced { typedef T type; };
template<class T> struct unreferenced<T&> { typedef T type; };
template<class T> struct unreferenced<T&&> { typedef T type; };
template<class Self> struct base {
    template<class T> friend T cast(Self self) { return T(); }
    template<class T> friend T* cast(typename unreferenced<Self>::type* self) noexcept { return nullptr; }
};
struct one : base<one&> {};
struct two : base<two&>, base<const two&> {};
static_assert(same<decltype(cast<char>(value<one&>())), char>);
static_assert(same<decltype(cast<char>(value<one*>())), char*>);
static_assert(same<decltype(cast<char>(value<two&>())), char>);
static_assert(noexcept(cast<char>(value<one*>())));
template<class T, class U> constexpr bool can_cast = requires(U u) { cast<T>(u); };
static_assert(can_cast<int, one&>);
static_assert(!can_cast<int, plain&>);
static_assert(!can_cast<int, int>);
template<class T> constexpr int through(T t) { return number<7>(t) + index<1>(inner::object()); }
static_assert(through(plain()) == 9);
template<class T, int N> constexpr int dependent(T t) { return number<N>(t); }
static_assert(dependent<plain, 8>(plain()) == 8);
