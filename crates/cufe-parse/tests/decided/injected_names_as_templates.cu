// The injected name of an instance with template before it is that of the constructor, no template ([class.qual]/1).
template<class...> using vt = void;
struct rb { template<class> struct rebind {}; };
template<class T> struct other { template<class U> struct rebind {}; struct deep : rb::rebind<int> {}; };
struct der : rb::rebind<int> {};
template<class T, class U = int> struct self { using me = self; template<class V> using again = self<V, U>; };
template<class T, class = void> constexpr bool h = false;
template<class T> constexpr bool h<T, vt<typename T::template rebind<int>>> = true;
static_assert(h<rb>);
static_assert(!h<rb::rebind<int>>);
static_assert(!h<rb::rebind<long>>);
static_assert(h<other<int>>);
static_assert(!h<other<int>::rebind<int>>);
template<class T, class = void> constexpr bool s = false;
template<class T> constexpr bool s<T, vt<typename T::template self<int>>> = true;
static_assert(!s<self<int>>);
template<class T, class = void> constexpr bool s2 = false;
template<class T> constexpr bool s2<T, vt<typename T::self>> = true;
static_assert(s2<self<int>>);
template<class T, class = void> constexpr bool s3 = false;
template<class T> constexpr bool s3<T, vt<typename T::self::me>> = true;
static_assert(s3<self<int>>);
template<class T, class = void> constexpr bool s4 = false;
template<class T> constexpr bool s4<T, vt<typename T::template self<int>::me>> = true;
static_assert(!s4<self<int>>);
template<class T> concept c = requires { typename T::template rebind<int>; };
template<class T, template<class> class F> struct tt {};
template<class T, class = void> constexpr bool m = false;
template<class T> constexpr bool m<T, vt<tt<T, T::template rebind>>> = true;
static_assert(m<rb>);
static_assert(!m<rb::rebind<int>>);
template<class T> constexpr int f(typename T::template self<char>*) { return 1; }
template<class T> constexpr int f(...) { return 2; }
static_assert(f<self<int>>(nullptr) == 2);
template<class T> struct nd { typename T::template rebind<int> x; };
nd<rb> n1;
static_assert(!h<der>);
static_assert(!h<other<int>::deep>);
static_assert(!m<der>);
