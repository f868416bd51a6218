// The default arguments that can be used are those of all declarations ([temp.param]/13), of function templates, too.
template<class T> constexpr int f() { return sizeof(T); }
template<class T = char> constexpr int f();
static_assert(f() == 1);
template<class = void, class X, class, class Y> constexpr int g(X, Y);
template<class, class X, class = void, class Y> constexpr int g(X, Y) { return sizeof(X) + sizeof(Y); }
static_assert(g(0, 'c') == 5);
template<class> struct A { template<class T> friend constexpr int h(); };
template<class T = int> constexpr int h() { return sizeof(T); }
A<int> a;
static_assert(h() == 4);
template<class T, class U> constexpr int k(T);
template<class T, class U = short> constexpr int k(T) { return sizeof(U); }
static_assert(k(1) == 2);
