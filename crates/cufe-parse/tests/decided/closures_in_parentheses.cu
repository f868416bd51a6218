// A lambda in parentheses that are read ahead has the closure type that is complete where it is read for good ([expr.prim.lambda.closure]/1).
template<class T> constexpr bool c1 = __is_class(T);
static_assert((c1<decltype([](int x) {return x; })>));
template<class T> constexpr bool c2 = sizeof(T) == 1;
static_assert((c2<decltype([](int x) {return x; })>));
template<class T> constexpr bool c3 = __is_trivially_copyable(T);
static_assert((c3<decltype([](int x) {return x; })>));
template<class T> constexpr bool c4 = __is_same(T, T);
static_assert((c4<decltype([](int x) {return x; })>));
template<class T> constexpr bool c5 = __is_final(T);
template<class T> constexpr bool c6 = true;
static_assert((c6<decltype([](int x) {return x; })>));
static_assert((c6<decltype([](int x) {return x; }(1))>));
template<class T> constexpr bool c7 = true;
static_assert((c7<decltype([](int x) {return x; })>));
template<class T> constexpr bool conv3 = __is_empty(T);
static_assert((conv3<decltype([](int x) {return x; })>));
static_assert((conv3<decltype([](int x) {return x; })>));
static_assert((true && conv3<decltype([](int x) {return x; })>));
static_assert(true && (conv3<decltype([](int x) {return x; })>));
static_assert((conv3<decltype([](int x) {return x; })>) != false);
template<class T> struct S { static constexpr bool v = __is_empty(T); };
static_assert((S<decltype([](int x) {return x; })>::v));
static_assert(true && (S<decltype([](int x) {return x; })>::v));
static_assert((sizeof(decltype([](int x) {return x; })) == 1));
template<class T> constexpr bool isf() { return __is_empty(T); }
static_assert((isf<decltype([](int x) {return x; })>()));
