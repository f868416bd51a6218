// Bodies of members of an instance are read when they are needed, also before its class is complete.
template<class T, class U> constexpr bool same = false; template<class T> constexpr bool same<T, T> = true;
template<class T> struct S { static constexpr auto f() { return T{}; } using R = decltype(f()); };
static_assert(same<S<int>::R,int>);
template<class T> struct S1 { static constexpr auto f() { return T{}; } using R = decltype(S1::f()); };
static_assert(same<S1<int>::R,int>);
template<class T> struct S2 { static constexpr auto f(T) { return T{}; } using R = decltype(f(T())); };
static_assert(same<S2<int>::R,int>);
template<class T> struct S3 { static auto f() { return T{}; } static constexpr int n = sizeof(f()); };
static_assert(S3<int>::n == 4);
template<class T> struct S4 { static constexpr int f() { return 4; } static constexpr int n = f(); };
static_assert(S4<int>::n == 4);
template<class T> struct S5 { static constexpr int f() { return 4; } int a[f()]; };
static_assert(sizeof(S5<int>) == 16);
template<class T> struct S6 { static constexpr T f() { return 4; } int a[f()]; };
static_assert(sizeof(S6<int>) == 16);
template<class T> struct S7 { static constexpr auto f(int = 3) { return T{}; } using R = decltype(f()); };
static_assert(same<S7<int>::R,int>);
template<class T> struct S8 { static constexpr auto f() { return T{}; } template<class U> static constexpr auto g(U) { return f(); } using R = decltype(g(1)); };
static_assert(same<S8<int>::R,int>);
template<class T> struct S9 { constexpr auto f() const { return T{}; } using R = decltype(static_cast<S9*>(nullptr)->f()); };
static_assert(same<S9<int>::R,int>);
template<class T> struct S10 { friend constexpr auto f10(S10 *) { return T{}; } using R = decltype(f10((S10*)0)); };
static_assert(same<S10<int>::R,int>);
template<bool b, class T> struct Chosen {
  static constexpr bool is = b;
  static constexpr auto f() { if constexpr (is) { auto [x, y] = T{}; return x; } else { return T{}; } }
  using R = decltype(f());
};
struct Pair { char a; int b; };
static_assert(same<Chosen<true, Pair>::R, char>);
static_assert(same<Chosen<false, Pair>::R, Pair>);
template<class T> struct Chain { static constexpr auto f() { return T{}; } using F = decltype(f()); static constexpr auto g() { return F{} + 1L; } using R = decltype(g()); };
static_assert(same<Chain<int>::R, long>);
template<class T> struct Bound { static constexpr T f() { return 4; } enum { e = f() }; struct In { char a[f()]; }; };
static_assert(Bound<int>::e == 4);
static_assert(sizeof(Bound<int>::In) == 4);
