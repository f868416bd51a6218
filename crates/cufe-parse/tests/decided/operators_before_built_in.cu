// A function that fits operands of built-in type perfectly and operands of class type by standard conversions is better than any built-in operator, whatever a conversion function template converts to ([over.match.best.general]/2).
struct marker {};
struct both {
    template<class T> friend constexpr marker operator-(T, both const&) { return {}; }
    template<class T> constexpr operator T() const { return T(); }
};
static_assert(__is_same(decltype(42 - both{}), marker));
static_assert(__is_same(decltype(4.5 - both{}), marker));
struct derived : both {};
static_assert(__is_same(decltype(42 - derived{}), marker));
template<class, class> constexpr bool is_same = false;
template<class T> constexpr bool is_same<T, T> = true;
template<class T, class U> concept same_as = is_same<T, U>;
struct constrained {
    template<class T, same_as<constrained> U> friend constexpr marker operator+(T, U const&) { return {}; }
    template<class T> constexpr operator T() const { return T(); }
};
static_assert(__is_same(decltype(42 + constrained{}), marker));
struct plain {
    friend constexpr marker operator==(int, plain const&) { return {}; }
    template<class T> constexpr operator T() const { return T(); }
};
static_assert(__is_same(decltype(42 == plain{}), marker));
constexpr auto chosen() {
    if constexpr (is_same<decltype(42 - both{}), marker>) { return 1; } else { return 1L; }
}
static_assert(__is_same(decltype(chosen()), int));
