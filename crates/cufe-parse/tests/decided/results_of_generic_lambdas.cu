template<class T> T&& dv() noexcept;
template<class T> struct rr { using type = T; }; template<class T> struct rr<T&> { using type = T; }; template<class T> struct rr<T&&> { using type = T; };
template<class T> constexpr T&& fwd(typename rr<T>::type& t) { return static_cast<T&&>(t); }
template<class F, class... A> concept can = requires(F f, A... a) { f(a...); };
template<class F, class G> constexpr auto compose(F f, G g) { return [=](auto &&...a) -> decltype(f(g(fwd<decltype(a)>(a)...))) { return f(g(fwd<decltype(a)>(a)...)); }; }
static_assert(compose([](int x) { return x * 2; }, [](auto a, auto b) { return a + b; })(3, 4) == 14);
static_assert(!can<decltype(compose([](int *) {}, [](auto a) { return a; })), int>);
static_assert(can<decltype(compose([](int *) {}, [](auto a) { return a; })), int *>);
template<class F> constexpr auto c1(F f) { return [=](auto a) -> decltype(f(a)) { return f(a); }; }
static_assert(c1([](int x) { return x * 2; })(3) == 6);
static_assert(!can<decltype(c1([](int *) {})), int>);
template<class F> constexpr auto c2(F f) { return [f](auto a) -> decltype(f(a)) { return f(a); }; }
static_assert(c2([](int x) { return x * 2; })(3) == 6);
static_assert(!can<decltype(c2([](int *) {})), int>);
constexpr auto plain = [](int x) { return x + 1; };
constexpr auto c4 = [](auto a) -> decltype(plain(a)) { return plain(a); };
static_assert(c4(3) == 4);
static_assert(!can<decltype(c4), int*>);
constexpr int (*gp)(int) = [](auto x) { return x * 3; };
static_assert(gp(4) == 12);
constexpr auto gl = [](auto x) { return x * 3; };
constexpr long (*gp2)(long) = gl;
static_assert(gp2(4) == 12);
constexpr double (*gp3)(double, int) = [](auto x, auto y) { return x * y; };
static_assert(gp3(0.5, 4) == 2);
constexpr int call(int (*f)(int), int x) { return f(x); }
static_assert(call([](auto x) { return x + 1; }, 3) == 4);
static_assert(call(+[](int x) { return x + 1; }, 3) == 4);
static_assert(call([]<class T>(T x) -> T { return x + 1; }, 3) == 4);
constexpr int (*gp4)(int) = static_cast<int (*)(int)>(gl);
static_assert(gp4(4) == 12);
template<int (*F)(int)> struct NT { static constexpr int v = F(5); };
static_assert(NT<static_cast<int (*)(int)>(gl)>::v == 15);
static_assert(NT<[](auto x) { return x * 3; }>::v == 15);
