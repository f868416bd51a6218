// Exception specifications of instances are asked for when something needs them ([temp.inst]/15).
template<class T> T make() noexcept;
template<class T> T sized() noexcept(sizeof(T) == 8);
template<class T> T taken(T) noexcept(sizeof(T) == 8);
template<class T> T taken(T, int) noexcept(sizeof(T) == 4);
template<class T> constexpr T nested(T t) noexcept(noexcept(taken(t))) { return t; }
template<class T> struct C { T get() const noexcept(sizeof(T) == 8); template<class U> U other(U) const noexcept(sizeof(T) == sizeof(U)); C() noexcept(sizeof(T) == 8); };
extern int *p;
static_assert(noexcept(make<int *>()));
static_assert(noexcept(sized<int *>()));
static_assert(!noexcept(sized<int>()));
static_assert(noexcept(taken(p)));
static_assert(!noexcept(taken(1)));
static_assert(!noexcept(taken(p, 1)));
static_assert(noexcept(taken(make<int>(), 1)));
static_assert(noexcept(nested(p)));
static_assert(!noexcept(nested(1)));
static_assert(noexcept(C<long>()));
static_assert(!noexcept(C<int>()));
static_assert(noexcept(make<C<long> &>().get()));
static_assert(!noexcept(make<C<int> &>().get()));
static_assert(noexcept(make<C<int> &>().other(1u)));
static_assert(!noexcept(make<C<int> &>().other(1l)));
