// What a class of a template declares may need the deduced result of a member function declared before it: its body is instantiated then
// ([dcl.spec.auto.general]/12), also in member classes.
template <class T> struct direct { static auto f() { if constexpr (sizeof(T) == 4) return 1; else return 2L; } using type = decltype(f()); };
template <class T> struct bound { static constexpr auto f() { return sizeof(T); } int a[f()]; };
template <class T> struct later { static auto f() { return g(); } static auto g() { return T(); } using type = decltype(f()); };
template <class T> struct outer { struct inner { static auto f() { return T(); } using type = decltype(f()); }; };
static_assert(__is_same(direct<int>::type, int));
static_assert(__is_same(direct<char>::type, long));
static_assert(sizeof(bound<int>) == 16);
static_assert(__is_same(later<int>::type, int));
static_assert(__is_same(outer<char>::inner::type, char));
template<class R> constexpr R nothing() {}
constexpr bool ends() { nothing<const void>(); nothing<volatile void>(); return true; }
static_assert(ends());
