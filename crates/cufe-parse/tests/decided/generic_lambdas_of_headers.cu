// Generic lambdas of system headers are called as those of the user's own files are.
# 1 "header.h" 1 3
template <class C, class P> constexpr auto projected(C& c, P& p) {
  return [&](auto&& l, auto&& r) -> bool { return c(p(static_cast<decltype(l)>(l)), p(static_cast<decltype(r)>(r))); };
}
template <class F> constexpr auto twice(F f) { return [f]<class T>(T&& t) { return f(f(static_cast<T&&>(t))); }; }
# 8 "case.cu" 2
constexpr bool less(int a, int b) {
  auto c = [](int x, int y) { return x < y; };
  auto p = [](int x) { return -x; };
  return projected(c, p)(a, b);
}
static_assert(less(2, 1));
static_assert(!less(1, 2));
static_assert(twice([](auto x) { return x * 2; })(3) == 12);
