// Nothing but a function, a pointer to one or an object of a class is called, so that substitution fails ([expr.call]/1,
// [temp.deduct.general]/8).
template <class T> T&& make() noexcept;
struct M { int i; long f(char) const; };
template <class F, class... A> decltype(make<F>()(make<A>()...)) call(F&&, A&&...);
template <class... A> char call(A...);
typedef int four __attribute__((vector_size(16)));
static_assert(sizeof(call(&M::f, 1)) == 1);
static_assert(sizeof(call(&M::i, 1)) == 1);
static_assert(sizeof(call(1, 1)) == 1 && sizeof(call("f", 1)) == 1);
static_assert(sizeof(call(make<four>(), 1)) == 1);
static_assert(sizeof(call(make<long (&)(int)>(), 1)) == sizeof(long));
