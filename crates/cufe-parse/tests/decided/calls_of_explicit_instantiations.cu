// A directive for explicit instantiation declares nothing that calls in constant expressions would mean ([temp.explicit]).
template<class T> constexpr T sq(T x) { return x * x; }
template int sq<int>(int);
static_assert(sq(3) == 9);
static_assert(sq(3L) == 9);
static_assert(sq<int>(3) == 9);
template<class T> constexpr T sq2(T x) { return x * x; }
extern template int sq2<int>(int);
static_assert(sq2(3) == 9);
template<class T> struct ei { T t; template<class U> constexpr U ad2(U u) const { return t + u; } template<class U> static constexpr U ad3(U u) { return u; } };
template double ei<int>::ad2<double>(double) const;
template double ei<int>::ad3(double);
static_assert(ei<int>{3}.ad2(0.5) == 3.5);
static_assert(ei<int>::ad3(0.5) == 0.5);
template<class T> constexpr auto ad3(T u)  { return u; } template auto ad3(int);
static_assert(ad3(1) == 1);
struct pl { template<class U> constexpr U f(U u) const { return u; } };
template int pl::f(int) const;
static_assert(pl().f(1) == 1);
struct n { constexpr n() {} ~n(); };
