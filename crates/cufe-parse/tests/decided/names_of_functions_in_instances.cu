// In instances `__func__` and its like have their lengths, and calls with them wait for that in templates ([dcl.fct.def.general]/8).
template<int N> constexpr int ta(const char (&)[N]) { return N; }
template<class T> constexpr int f() { return ta(__PRETTY_FUNCTION__); }
template<class T> constexpr int g() { return ta(__func__); }
template<class T> constexpr int h() { return sizeof(__func__) + ta(__FUNCTION__); }
template<class T> struct S { static constexpr int m() { return ta(__func__) + ta(__PRETTY_FUNCTION__); } template<class U> static constexpr int n() { return ta(__func__); } };
template<int N> struct W { constexpr W(const char (&)[N]) {} };
template<class T> constexpr int k() { W w(__PRETTY_FUNCTION__); return sizeof(w); }
template<class T> constexpr auto l() { auto x = [] { return ta(__func__); }; return x(); }
static_assert(f<int>() > 10);
static_assert(g<int>() == 2);
static_assert(h<char>() == 4);
static_assert(S<int>::m() > 10);
static_assert(S<int>::n<char>() == 2);
int a = k<int>();
static_assert(l<int>() == 11);
bool b = f<long>();
