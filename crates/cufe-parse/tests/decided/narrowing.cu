// Narrowing conversions are failures of substitution ([dcl.init.list]/7); whether one narrows the value tells, which calls may give.
template<class T> T &&declval();
template<class T> constexpr T &&fwd(T &t) noexcept { return static_cast<T &&>(t); }
template<class T, class A> auto b(A a) -> decltype(T{fwd<A>(a)}, char()); template<class> long b(...);
static_assert(sizeof(b<int>('a')) == 1);
static_assert(sizeof(b<char>(1)) == 8);
template<class T, class A> auto b2(A a) -> decltype(T{declval<A>()}, char()); template<class> long b2(...);
static_assert(sizeof(b2<char>(1)) == 8);
constexpr int five() { return 5; } constexpr int big() { return 500; }
template<class T, class A> auto b3(A a) -> decltype(T{five()}, char()); template<class> long b3(...);
static_assert(sizeof(b3<char>(1)) == 1);
template<class T, class A> auto b4(A a) -> decltype(T{big()}, char()); template<class> long b4(...);
static_assert(sizeof(b4<char>(1)) == 8);
template<class T, int N> auto b5(int) -> decltype(T{N}, char()); template<class T, int> long b5(...);
static_assert(sizeof(b5<char, 5>(1)) == 1);
static_assert(sizeof(b5<char, 500>(1)) == 8);
constexpr char c1{five()};
