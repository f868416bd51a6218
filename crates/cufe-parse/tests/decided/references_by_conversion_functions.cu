// A cast to a reference type calls the conversion function that gives such a reference ([expr.static.cast]/4).
struct Value { int v; };
struct Derived : Value { int w; };
struct Wrapper {
    const Derived* p;
    constexpr operator const Derived&() const { return *p; }
};
constexpr Derived value{{5}, 6};
constexpr Wrapper wrapper{&value};
static_assert(static_cast<const Derived&>(wrapper).w == 6);
static_assert(((const Derived&)wrapper).v == 5);
static_assert(static_cast<const Value&>(wrapper).v == 5);
static_assert(&static_cast<const Derived&>(wrapper) == &value);
template<class T, class U> constexpr T forward(const U& u) { return static_cast<T>(u); }
static_assert(forward<const Derived&>(wrapper).w == 6);
static_assert(forward<const Derived&>(value).w == 6);
constexpr double _Complex one{1, 2};
static_assert([] { double _Complex z{1, 2}; z += z; return __imag__ z; }() == 4);
static_assert([] { double _Complex z{1, 2}; z -= one; return __real__ z; }() == 0);
static_assert([] { double _Complex z{1, 2}; z += 3; return __real__ z; }() == 4);
