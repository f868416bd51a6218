// throw() is noexcept(true), of a lambda, too ([except.spec]/4).
template<class F> constexpr bool nothrow(F f) { return noexcept(f()); }
auto none = []() throw() {};
auto never = []() noexcept(true) {};
auto any = []() {};
static_assert(noexcept(none()));
static_assert(nothrow(none));
static_assert(nothrow(never));
static_assert(!nothrow(any));
