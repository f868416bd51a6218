// A value that is deduced for a parameter has the type that other arguments tell: exactly, where its own parameter has a placeholder type ([temp.deduct.type]/2, /13).
int gi; const int ci = 1; int fa(int); int ga[3]; struct B { int i; void f(); static int s; }; struct D : B {}; void nx() noexcept;
template<class T, auto P> struct pw { static constexpr int k = 0; }; template<class T, T *P> struct pw<T, P> { static constexpr int k = 1; };
static_assert(pw<char, &gi>::k == 0);
static_assert(pw<int, &gi>::k == 1);
static_assert(pw<const int, &gi>::k == 0);
static_assert(pw<const int, &ci>::k == 1);
static_assert(pw<int, &ci>::k == 0);
static_assert(pw<int(int), &fa>::k == 1);
static_assert(pw<int(char), &fa>::k == 0);
static_assert(pw<int[3], &ga>::k == 1);
static_assert(pw<int[2], &ga>::k == 0);
static_assert(pw<void() noexcept, &nx>::k == 1);
static_assert(pw<void(), &nx>::k == 0);
template<class T, auto P> struct pq { static constexpr int k = 0; }; template<class T, T P> struct pq<T, P> { static constexpr int k = 1; };
static_assert(pq<char, 1>::k == 0);
static_assert(pq<int, 1>::k == 1);
static_assert(pq<int *, &gi>::k == 1);
static_assert(pq<const int *, &gi>::k == 0);
static_assert(pq<int *, &ci>::k == 0);
template<class C, auto P> struct pm { static constexpr int k = 0; }; template<class C, int C::*P> struct pm<C, P> { static constexpr int k = 1; };
static_assert(pm<B, &B::i>::k == 1);
static_assert(pm<D, &D::i>::k == 0);
static_assert(pm<D, &B::i>::k == 0);
template<class T, T *P> struct pd { static constexpr int k = 0; }; template<class T, const T *P> struct pd<const T, P> { static constexpr int k = 1; };
static_assert(pd<const int, &gi>::k == 1);
static_assert(pd<int, &gi>::k == 0);
template<class T, T &P> struct pr { static constexpr int k = 0; }; template<class T, const T &P> struct pr<const T, P> { static constexpr int k = 1; }; template<class T, int N, T (&P)[N]> struct pr<T[N], P> { static constexpr int k = 2; };
static_assert(pr<const int, gi>::k == 1);
static_assert(pr<int, gi>::k == 0);
static_assert(pr<int[3], ga>::k == 2);
template<class T, auto *P> constexpr int f(pw<T, P>) { return 0; } template<class T, T *P> constexpr int f(pw<T, P>, int = 0) { return 1; }
template<class T, T *P> constexpr int g(pw<T, P>) { return 1; } constexpr int g(...) { return 2; }
static_assert(g(pw<int, &gi>()) == 1);
static_assert(g(pw<char, &gi>()) == 2);
