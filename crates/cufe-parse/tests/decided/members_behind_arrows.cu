// `o->m` calls the `operator->` that overload resolution chooses, and again as long as that gives an object ([over.ref]/1).
struct value { int a; constexpr int f() const { return a; } constexpr int g() { return a + 1; } };
struct both { value v; constexpr const value* operator->() const { return &v; } constexpr value* operator->() { return &v; } };
struct chain { both b; constexpr both operator->() const { return b; } };
template <class T> struct box { T t; template <class... A> constexpr box(int, A... a) : t{a...} {} constexpr const T* operator->() const { return &t; } };
constexpr both constant{{5}};
static_assert(both{{3}}->a == 3);
static_assert(both{{3}}->g() == 4);
static_assert(constant->a == 5);
static_assert(constant->f() == 5);
static_assert(chain{{{4}}}->f() == 4);
static_assert(chain{{{4}}}->g() == 5);
static_assert(box<value>(0, 6)->a == 6);
static_assert(__is_same(decltype((constant->a)), const int&));
static_assert(__is_same(decltype((both()->a)), int&));
static_assert(!noexcept(constant->a));
template <class T> constexpr auto member_of(T& t) -> decltype((t->a)) { return t->a; }
static_assert(__is_same(decltype(member_of(constant)), const int&));
static_assert(member_of(constant) == 5);
