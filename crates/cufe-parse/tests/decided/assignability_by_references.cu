// Traits of assignment complete the classes that references refer to ([over.match.oper]/3).
template<class T> struct W { T d; };
template<class T> struct W2 { T d; };
template<class T> struct W3 { T d; };
template<class T> struct W4 { T d; W4 &operator=(const W4 &) = default; };
template<class T> constexpr bool as = __is_assignable(T &, const T &);
template<class T> T &&dv(); template<class T> const T &cr();
static_assert(__is_assignable(W<int> &, const W<int> &));
static_assert(__is_assignable(W2<int> &, W2<int>));
static_assert(as<W3<int>>);
static_assert(!__is_assignable(W<int &> &, const W<int &> &));
static_assert(!as<W3<const int>>);
static_assert(__is_assignable(W4<int> &, const W4<int> &));
