// What lets exceptions out: calls in exception specifications are constants, default member initializers and what converts
// arguments count, too ([except.spec], [expr.unary.noexcept]).
template<class U> constexpr bool is_big() { return sizeof(U) > 1; }
void big() noexcept(is_big<int>());
void small() noexcept(is_big<char>());
template<class U> void of(U&&) noexcept(is_big<U>());
struct Host {
  template<class... U> static constexpr bool are(int n) { return sizeof...(U) == n; }
  template<class... U> Host(U&&...) noexcept(are<U...>(1));
  template<class... U> static void call(U&&...) noexcept(are<U...>(2));
};
static_assert(noexcept(big()));
static_assert(!noexcept(small()));
static_assert(noexcept(of(1)));
static_assert(!noexcept(of('a')));
static_assert(noexcept(Host::call(1, 2)));
static_assert(!noexcept(Host::call(1)));
static_assert(__is_nothrow_constructible(Host, int));
static_assert(!__is_nothrow_constructible(Host, int, int));

int may_throw();
int may_not() noexcept;
struct Copied { Copied(); Copied(const Copied&); };
struct Safe { int a = 1; int b = may_not(); };
struct Throws { int a = 1; int b = may_throw(); };
struct Copies { Copied from = Copied(); };
template<class T> struct Generic { T value = T(); };
static_assert(__is_nothrow_constructible(Safe));
static_assert(!__is_nothrow_constructible(Throws));
static_assert(!__is_nothrow_constructible(Copies));
static_assert(__is_nothrow_constructible(Generic<int>));
static_assert(!__is_nothrow_constructible(Generic<Throws>));
static_assert(noexcept(Safe()));
static_assert(!noexcept(Throws()));
