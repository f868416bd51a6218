// What a using-declaration of a class names is, for the object, a member of this class: it is no worse than the operators beside it
// ([over.match.funcs.general]/4).
struct base {
    float operator=(float);
    float operator=(float) volatile;
    base &operator=(base const &) = delete;
    int operator+(float);
    int operator[](float);
    int operator()(float);
    int operator->*(float);
    int operator-();
};
// As std::atomic<float> of libstdc++ 12 is.
struct derived : base {
    derived() = default;
    derived(float);
    derived &operator=(derived const &) = delete;
    derived &operator=(derived const &) volatile = delete;
    using base::operator=;
    using base::operator+;
    long operator+(derived const &);
    using base::operator[];
    long operator[](derived const &);
    using base::operator();
    long operator()(derived const &);
    using base::operator->*;
    long operator->*(derived const &);
};
template<class T, class U> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
derived d;
static_assert(same<decltype(d = 1), float>);
static_assert(same<decltype(d = 1.0), float>);
static_assert(same<decltype(d + 1), int>);
static_assert(same<decltype(d + d), long>);
static_assert(same<decltype(d[1]), int>);
static_assert(same<decltype(d[d]), long>);
static_assert(same<decltype(d(1)), int>);
static_assert(same<decltype(d->*1), int>);
volatile derived v;
static_assert(same<decltype(v = 1), float>);

// Templates, and a using-declaration that depends on them.
template<class T> struct base_of { T operator=(T); base_of &operator=(base_of const &) = delete; };
template<class T> struct derived_of : base_of<T> {
    derived_of();
    derived_of(T);
    derived_of &operator=(derived_of const &) = delete;
    using base_of<T>::operator=;
};
derived_of<float> of;
static_assert(same<decltype(of = 1), float>);

// Beside an operator that is no member: that of the using-declaration needs no conversion of the object, an inherited one does.
struct first { int operator*(long); };
struct named : first { using first::operator*; };
struct inherited : first {};
struct below : named {};
char operator*(named const &, long);
char operator*(inherited &, long);
char operator*(below &, long);
named n;
inherited i;
below b;
static_assert(same<decltype(n * 1L), int>);
static_assert(same<decltype(i * 1L), char>);
static_assert(same<decltype(b * 1L), char>);

// A class between the object and the using-declaration: the object becomes that class.
struct middle : derived { using derived::operator+; long operator+(middle const &); };
struct last : middle {};
last l;
static_assert(same<decltype(l + 1), int>);
