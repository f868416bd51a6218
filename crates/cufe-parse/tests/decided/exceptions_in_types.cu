// Exception specifications of function types that depend on template parameters ([except.spec]/1, [temp.deduct.type]/17).
template<class...> using void_t = void;
template <class T, bool N = true> using fn_t = T (*)() noexcept(N);
template <class T, class = void> extern fn_t<void> declval;
template <class T> extern fn_t<T&&> declval<T, void_t<T&&>>;
struct M { bool ok() const noexcept { return true; } };
template<class T> extern T (*q)() noexcept(true);
template<class T> extern T (*q2)() noexcept;
extern fn_t<int> q3;
template<class T> extern fn_t<T> q4;
static_assert(noexcept(q<int>()));
static_assert(noexcept(q2<int>()));
static_assert(noexcept(q3()));
static_assert(noexcept(q4<int>()));
static_assert(noexcept(declval<const M>().ok()));
static_assert(noexcept(declval<const M>()));
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A,A> = true;
template<class F> struct tr { static constexpr int v = 0; };
template<class R, class... A, bool N> struct tr<R(A...) noexcept(N)> { static constexpr int v = N ? 2 : 1; };
static_assert(tr<int>::v == 0);
static_assert(tr<int()>::v == 1);
static_assert(tr<int(int) noexcept>::v == 2);
template<class R, class C, class... A, bool N> constexpr int mem(R (C::*)(A...) const noexcept(N)) { return N + 1; }
struct Q { void f() const; void g(int) const noexcept; template<bool B> using F = void (*)() noexcept(B); template<class T> using G = void() noexcept(sizeof(T) == 4); void (*p)() noexcept(sizeof(int) == 4); };
static_assert(mem(&Q::f) == 1);
static_assert(mem(&Q::g) == 2);
static_assert(same<Q::F<true>, void(*)() noexcept>);
static_assert(same<Q::F<false>, void(*)()>);
static_assert(!same<Q::F<true>, void(*)()>);
static_assert(same<Q::G<int>, void() noexcept>);
static_assert(same<Q::G<char>, void()>);
static_assert(same<decltype(Q::p), void (*)() noexcept>);
template<bool B> constexpr bool fp(void (*)() noexcept(B)) { return B; }
void n1() noexcept; void n2();
static_assert(fp(n1));
static_assert(!fp(n2));
static_assert(fp<false>(n1) == false);
template<class T> struct only { static constexpr int v = 0; };
template<class R, class...A> struct only<R(A...)> { static constexpr int v = 1; };
template<class R, class...A> struct only<R(A...) noexcept> { static constexpr int v = 2; };
static_assert(only<void(int)>::v == 1);
static_assert(only<void(int) noexcept>::v == 2);
template<class T, int N> using both_t = void(T(&)[N]) noexcept(noexcept(T()) && N > 2);
struct Th { Th(); };
static_assert(same<both_t<int,3>, void(int(&)[3]) noexcept>);
static_assert(same<both_t<int,2>, void(int(&)[2])>);
static_assert(same<both_t<Th,3>, void(Th(&)[3])>);
template<class T> constexpr int pt(T (*)() ) { return 1; }
template<class T> constexpr int pt(T (*)() noexcept) { return 2; }
static_assert(pt(n1) == 2);
static_assert(pt(n2) == 1);
template<class... T> using pk = void(T...) noexcept((noexcept(T()) && ...));
static_assert(same<pk<int, Th>, void(int, Th)>);
static_assert(same<pk<int, int>, void(int, int) noexcept>);
template<class T, int N> using b1 = void(T(&)[N]);
template<class T, int N> using b2 = void(T*) noexcept(N > 2);
template<class T, int N> using b3 = void(T*) noexcept(noexcept(T()) && N > 2);
template<class T, int N> using b4 = void(T*) noexcept(noexcept(T()));
template<class T, int N> using b5 = void(T(&)[N]) noexcept(noexcept(T()) && N > 2);
static_assert(same<b1<int,3>, void(int(&)[3])>);
static_assert(same<b2<int,3>, void(int*) noexcept>);
static_assert(same<b3<int,3>, void(int*) noexcept>);
static_assert(same<b4<int,3>, void(int*) noexcept>);
static_assert(same<b5<int,3>, void(int(&)[3]) noexcept>);
template<class T, int N> using b6 = char[N > 2 ? 1 : 2];
static_assert(same<b6<int,3>, char[1]>);
template<class T> constexpr int quiet(T) noexcept { return 1; }
constexpr int (*loud)(int) = quiet;
static_assert(loud(1) == 1);
template<class T> struct Conv { constexpr operator fn_t<T, true>() const { return nullptr; } };
constexpr int (*converted)() = Conv<int>();
static_assert(converted == nullptr);
template<class R, class... A> constexpr int strict(R (*)(A...) noexcept) { return 1; }
template<class R, class... A> constexpr int strict(...) { return 2; }
int throwing(int);
static_assert(strict<int>(throwing) == 2);
