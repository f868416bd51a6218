// A class that is captured by copy is the type of a member of the closure, and complete ([expr.prim.lambda.capture]/15), also
// where only references to it stood before.
template <class T> struct Text { Text(const Text &) {} Text(Text &&) noexcept {} ~Text() {} T *data; };
template <class T> struct Owner { Owner(const Owner &) = delete; Owner(Owner &&) noexcept {} T *data[2]; };
template <class T> constexpr bool copies = __is_constructible(T, const T &);
template <class T> constexpr bool moves = __is_nothrow_constructible(T, T);
void by_name(const Text<char> &text) {
  auto closure = [text] {};
static_assert(copies<decltype(closure)>);
static_assert(sizeof(closure) == sizeof(char *));
}
void implicitly(const Text<short> &text) {
  auto closure = [=] { return &text; };
static_assert(copies<decltype(closure)>);
}
void initialized(const Text<int> &text) {
  auto closure = [copy = text] {};
static_assert(copies<decltype(closure)>);
static_assert(moves<decltype(closure)>);
}
void moved(Owner<long> &&owner) {
  auto closure = [own = static_cast<Owner<long> &&>(owner)] {};
static_assert(!copies<decltype(closure)>);
static_assert(moves<decltype(closure)>);
static_assert(sizeof(closure) == 2 * sizeof(long *));
}
void referenced(const Text<long> &text, const Owner<int> &owner) {
  auto closure = [&text, &owner] {};
static_assert(copies<decltype(closure)>);
static_assert(moves<decltype(closure)>);
}
template <class... T> void several(const T &...texts) {
  auto closure = [texts...] {};
  static_assert(copies<decltype(closure)>);
}
void use(const Text<float> &first, const Text<double> &second) { several(first, second); }
template <class T> struct Function { template <class F> Function(F f) { static_assert(copies<F>); } };
Function<int> converted(const Text<char *> &text) { return [text] {}; }
