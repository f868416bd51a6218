template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; };
template<bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template<int N, class = void> constexpr bool div = false; template<int N> constexpr bool div<N, enable_if_t<(10 / N > 1)>> = true;
static_assert(div<2>);
static_assert(!div<9>);
static_assert(!div<0>);
template<int N, bool = (10 / N > 1)> constexpr bool d2(int) { return true; }
template<int N> constexpr bool d2(...) { return false; }
static_assert(d2<2>(0));
static_assert(!d2<0>(0));
template<int N> constexpr bool d3(char(*)[10 / N]) { return true; }
template<int N> constexpr bool d3(...) { return false; }
static_assert(!d3<0>(0));
static_assert(d3<3>(0));
static_assert(!d3<-3>(0));
static_assert(!d3<20>(0));
constexpr int thr(int i) { if (i > 3) throw 1; return i; }
template<int N, int M = thr(N)> constexpr bool d4(int) { return true; }
template<int N> constexpr bool d4(...) { return false; }
static_assert(d4<2>(0));
static_assert(!d4<4>(0));
template<int N> concept c5 = 10 / N > 1;
static_assert(c5<2>);
static_assert(!c5<9>);
template<int N> struct Arr { static constexpr int a[3] = {1, 2, 3}; };
template<int N, int M = Arr<0>::a[N]> constexpr bool d7(int) { return true; }
template<int N> constexpr bool d7(...) { return false; }
static_assert(d7<2>(0));
static_assert(!d7<3>(0));
