// A qualified name calls the function that it names, and not its final overrider ([expr.call]/3), with and without an object.
struct Base {
    int x = 1;
    constexpr virtual int f() const { return 1; }
    constexpr virtual ~Base() = default;
};
struct Middle : Base {
    int y = 2;
    constexpr int f() const override { return y; }
};
struct Unnamed : Middle { constexpr int f() const final { return 30 + Middle::f(); } };
struct Named : Middle { constexpr int f() const override { return 40 + this->Middle::f(); } };
struct Further : Middle { constexpr int f() const override { return 50 + Base::f(); } };
struct Open : Middle { constexpr int f() const override { return 60; } constexpr int g() const { return f() + Open::f(); } };
struct Last : Open { constexpr int f() const override { return 70; } };
constexpr Unnamed unnamed;
constexpr Named named;
constexpr Further further;
constexpr Last last;
constexpr const Base& first = unnamed;
constexpr const Base& second = named;
constexpr const Base& third = further;
static_assert(unnamed.f() == 32);
static_assert(first.f() == 32);
static_assert(second.f() == 42);
static_assert(third.f() == 51);
static_assert(last.g() == 130);
template<class T> struct Dependent : T { constexpr int f() const override { return 80 + T::f(); } };
constexpr Dependent<Middle> dependent;
constexpr const Base& fourth = dependent;
static_assert(fourth.f() == 82);
