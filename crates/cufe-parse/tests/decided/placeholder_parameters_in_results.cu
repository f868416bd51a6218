// A parameter with a placeholder type is type-dependent: substitution may fail in an expression of a known type that names it ([temp.dep.expr]/3).
struct has { int member; };
struct lacks {};
template<class T> T&& make();
template<class F, class... A, class = decltype(make<F&>()(make<A&&>()...))> constexpr bool callable(int) { return true; }
template<class F, class... A> constexpr bool callable(...) { return false; }

auto to_void(auto t) -> decltype((void)t.member);
int to_void(...);
static_assert(__is_same(decltype(to_void(lacks{})), int));
static_assert(__is_same(decltype(to_void(has{})), void));
auto by_reference(const auto& t) -> decltype(static_cast<void>(t.member));
int by_reference(...);
static_assert(__is_same(decltype(by_reference(lacks{})), int));
static_assert(__is_same(decltype(by_reference(has{})), void));
auto by_pointer(auto* t) -> decltype((long)sizeof(t->member));
int by_pointer(...);
static_assert(__is_same(decltype(by_pointer((lacks*)nullptr)), int));
static_assert(__is_same(decltype(by_pointer((has*)nullptr)), long));
auto size(auto t) -> decltype(sizeof(t.member));
int size(...);
static_assert(__is_same(decltype(size(lacks{})), int));
static_assert(__is_same(decltype(size(has{})), decltype(sizeof 0)));
auto all(auto... t) -> decltype((void)(t.member + ...));
int all(...);
static_assert(__is_same(decltype(all(has{}, lacks{})), int));
static_assert(__is_same(decltype(all(has{}, has{})), void));

auto member = [](auto t) -> decltype((void)t.member) {};
static_assert(!callable<decltype(member), lacks>(0));
static_assert(callable<decltype(member), has>(0));
auto arrow = [](auto t) -> decltype((void)t->member) {};
static_assert(!callable<decltype(arrow), lacks>(0));
static_assert(callable<decltype(arrow), has*>(0));
auto sum = [](auto&& t) -> decltype(static_cast<void>(t + 1)) {};
static_assert(!callable<decltype(sum), lacks>(0));
static_assert(callable<decltype(sum), int>(0));
auto nested = [](auto t) -> decltype((void)decltype(t)::nested) {};
static_assert(!callable<decltype(nested), lacks>(0));
