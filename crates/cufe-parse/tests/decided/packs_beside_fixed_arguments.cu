// Fixed arguments are more special than packs.
template<class T> struct A{}; template<class...T> struct V{};
template<class T> struct s{ static const int v=0;}; template<class...U> struct s<V<A<U>...>>{static const int v=1;}; template<class T> struct s<V<T>>{static const int v=2;};
static_assert(s<V<A<int>>>::v==2);
template<class T> struct t{ static const int v=0;}; template<class...U> struct t<V<A<U>...>>{static const int v=1;}; template<class T,class W> struct t<V<T,W>>{static const int v=2;};
static_assert(t<V<A<int>,A<int>>>::v==2);
