// What the call of an object gives depends on its arguments where their types do ([temp.dep.expr]/1), also where the class has one
// call operator only: what takes the result is not judged before.
struct Constant { constexpr int operator()(int value) const { return value + 1; } };
struct Changing { constexpr int operator()(int value) { return value * 2; } };

template <class T, class U> struct Composed {
  T first; U second;
  template <class X> constexpr auto operator()(X&& value) -> decltype(second(first(value))) { return second(first(value)); }
  template <class X> constexpr auto operator()(X&& value) const -> decltype(second(first(value))) {
    return second(first(value));
  }
};
static_assert(Composed<Constant, Changing>{}(1) == 4);
static_assert(Composed<Changing, Constant>{}(1) == 3);
template <class T> concept takes_int = requires(T t) { t(1); };
static_assert(takes_int<Composed<Constant, Changing>>);
static_assert(!takes_int<const Composed<Constant, Changing>>);
static_assert(takes_int<const Composed<Constant, Constant>>);

template <class... X> constexpr auto several(X... values) -> decltype((Changing()(Constant()(values)) + ...)) {
  return (Changing()(Constant()(values)) + ...);
}
static_assert(several(1, 2) == 10);
