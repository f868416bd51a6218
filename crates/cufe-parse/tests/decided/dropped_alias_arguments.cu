// An argument that the target of an alias template does not mention may make its specialization ill-formed ([temp.alias]/2).
template<class T, class...> using valid = T;
struct N { using type = int; int v; };
struct M { int m; };
template<class T> constexpr auto f(T t) -> valid<T, typename T::type> { return t; }
template<class T> constexpr int f(...) { return 77; }
static_assert(f<int>(3) == 77);
static_assert(f(N{5}).v == 5);
template<class T> constexpr int g(valid<T, decltype(T().m)> t) { return 1; }
template<class T> constexpr int g(...) { return 2; }
static_assert(g(M{}) == 1);
static_assert(g<N>(N{}) == 2);
static_assert(g<M>(M{}) == 1);
template<class T> struct H { valid<T, typename T::type> member; valid<T, typename T::type> *p; static valid<T, typename T::type> s; };
template<class T> valid<T, typename T::type> H<T>::s = {};
static_assert(sizeof(H<N>) == 16);
template<class T> struct P { static constexpr int v = 0; };
template<class T> struct P<valid<T*, typename T::type>> { static constexpr int v = 1; };
static_assert(P<N*>::v == 1);
static_assert(P<int*>::v == 0);
template<class T> auto h(T t) -> valid<T&, typename T::type>;
template<class T> char h(...);
static_assert(sizeof(h<int>(3)) == 1);
N n;
template<class T> int i(valid<T&, typename T::type>);
template<class T> char i(...);
static_assert(sizeof(i<N>(n)) == 4);
static_assert(sizeof(i<int>(3)) == 1);
static_assert(sizeof(i(n)) == 4);
template<class T> int m(valid<const T&, typename T::type>);
template<class T> char m(...);
static_assert(sizeof(m(n)) == 4);
static_assert(sizeof(m(N{})) == 4);
static_assert(sizeof(m<int>(2)) == 1);
template<int I, class...> struct arr {};
template<int I, int M> using av = arr<I>;
template<class T> int j(av<1, sizeof(typename T::type)>);
template<class T> char j(...);
static_assert(sizeof(j<int>(arr<1>{})) == 1);
static_assert(sizeof(j<N>(arr<1>{})) == 4);
template<class T> int o(valid<T&, decltype(T().m)> (*)(T));
template<class T> char o(...);
N& fn(N);
M& fm(M);
static_assert(sizeof(o(fm)) == 4);
static_assert(sizeof(o<N>(fn)) == 1);
template<class T, class U> using first = T;
template<class T, class U> constexpr int k(first<T*, U>*, U*) { return sizeof(T); }
static_assert(k((char**)0, (int*)0) == 1);
