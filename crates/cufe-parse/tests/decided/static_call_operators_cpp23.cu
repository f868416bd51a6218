// Static call operators, called by an object ([over.call.object]/3, [over.oper.general]/7): the object is evaluated and dropped.
struct S { int v; static constexpr int operator()(int x) { return x + 1; } };
template<class T> struct twice { static constexpr T operator()(T a) { return a * 2; } };
template<class F> constexpr int call(F f, int x) { return f(x); }
constexpr int counted() { int n = 0; auto made = [&n] { ++n; return S{3}; }; int r = made()(5); return r * 10 + n; }
constexpr auto lambda = [](int x) static { return x * 3; };
static_assert(S::operator()(3) == 4);
static_assert(S{0}(5) == 6);
static_assert(S{}(5) == 6);
static_assert(twice<int>{}(5) == 10);
static_assert(call(S{}, 4) == 5);
static_assert(call(twice<int>{}, 4) == 8);
static_assert(counted() == 61);
static_assert(lambda(4) == 12);
static_assert(call(lambda, 5) == 15);
