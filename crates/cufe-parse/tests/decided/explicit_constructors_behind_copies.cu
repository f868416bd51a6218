// A constructor that copies takes what an explicit conversion function makes, but nothing that an explicit constructor does
// ([over.match.copy]/1): what the template asks for is not asked for meanwhile.
template<class T> T&& value();
template<class From, class To> struct converts {
    template<class T> static void take(T);
    template<class F, class T, class = decltype(take<T>(value<F>()))> static char test(int);
    template<class, class> static int test(...);
    static constexpr bool answer = sizeof(test<From, To>(0)) == 1;
};
template<bool, class T = void> struct when { typedef T type; };
template<class T> struct when<false, T> {};

struct by_parameter {
    by_parameter(const by_parameter&);
    template<class T> explicit by_parameter(const T&, typename when<!converts<T, by_parameter>::answer>::type* = nullptr);
};
template<class T> struct is { static constexpr bool answer = false; };
template<> struct is<by_parameter> { static constexpr bool answer = true; };
static_assert(is<decltype(by_parameter(true))>::answer);
static_assert(!converts<bool, by_parameter>::answer);

struct by_template {
    by_template(const by_template&);
    template<class T, class = typename when<!converts<T, by_template>::answer>::type> explicit by_template(const T&);
};
static_assert(__is_constructible(by_template, bool));
static_assert(!converts<bool, by_template>::answer);
static_assert(converts<by_template&, by_template>::answer);

// Explicit conversion functions count.
struct target {
    target(const target&);
    explicit target(int);
};
struct gives { explicit operator target() const; };
struct gives_number { operator int() const; };
static_assert(__is_constructible(target, gives));
static_assert(!converts<gives, target>::answer);
static_assert(__is_constructible(target, gives_number));
