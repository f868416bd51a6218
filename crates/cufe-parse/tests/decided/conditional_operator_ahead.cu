// The conditional operator has its type also where it is only read ahead, as in template arguments of an expression statement.
template<class T, class U> struct Same; template<class T> struct Same<T, T> { static constexpr bool value = true; };
int&& f(); const int&& g(); volatile int&& v(); int& l(); const int& c(); struct B { int m; }; B&& b(); const B&& d(); long&& w();
constexpr bool q = false;
static_assert(__is_same(decltype(q ? f() : g()), const int&&));
static_assert(__is_same(decltype(q ? l() : c()), const int&));
template<class T> constexpr bool s() {
    return Same<decltype(q ? f() : g()), const int&&>::value && Same<decltype(q ? v() : f()), volatile int&&>::value
        && Same<decltype(q ? l() : g()), int>::value && Same<decltype(q ? l() : c()), const int&>::value
        && Same<decltype(q ? b() : d()), const B&&>::value && Same<decltype(q ? d().m : b().m), const int&&>::value
        && Same<decltype(q ? f() : w()), long>::value;
}
constexpr bool t() {
    Same<decltype(q ? f() : g()), const int&&>();
    Same<decltype(q ? v() : f()), volatile int&&>();
    Same<decltype(q ? l() : g()), int>();
    Same<decltype(q ? l() : c()), const int&>();
    Same<decltype(q ? b() : d()), const B&&>();
    return true;
}
static_assert(s<int>());
static_assert(t());
