// A using-declaration that is a pack expansion declares one name for each element ([namespace.udecl], [temp.variadic]/5).
template<class T, class U> constexpr bool same = __is_same(T, U);
template<class... F> struct Ov : F... { using F::operator()...; };
struct A { constexpr int operator()(int) const { return 1; } }; struct B { constexpr char operator()(const char *) const { return 'b'; } }; struct G { template<class T> constexpr char operator()(T) const { return 'g'; } };
constexpr Ov<A, B> o1;
constexpr Ov<A, G> o2;
auto l1 = [](int) { return 1; }; auto l2 = [](auto) { return 'c'; };
Ov<decltype(l1), decltype(l2)> o3{l1, l2};
Ov o4{l1, l2};
static_assert(same<decltype(o1(1)), int>);
static_assert(same<decltype(o1("")), char>);
static_assert(same<decltype(o2("")), char>);
static_assert(same<decltype(o2(1)), int>);
static_assert(o2(1) == 1);
static_assert(same<decltype(o3("")), char>);
static_assert(same<decltype(o3(1)), int>);
static_assert(same<decltype(o4("")), char>);
static_assert(same<decltype(o4(1)), int>);
