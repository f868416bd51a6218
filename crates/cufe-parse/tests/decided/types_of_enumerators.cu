// The type of an enumerator while its enumeration is not complete is that of its value, of the one behind it the same while it has
// the value ([dcl.enum]/5 as of C++17).
template <class T, class U> struct same { static constexpr int v = 10; }; template <class T> struct same<T, T> { static constexpr int v = 11; };
enum K : unsigned { k1, k2 = 5 }; enum Z { z0, z1 }; enum ZN { n0, n1 = -1 }; enum H : unsigned char { h1 = 255, h2 = 3 };
namespace K1 { enum { a = k1, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), K>::v, p = k1, q, qI = same<decltype(q), int>::v, pp = k1, qq, qE = same<decltype(qq), K>::v,  ppp = k1, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(K1::isI == 10);
static_assert(K1::isU == 10);
static_assert(K1::isE == 11);
static_assert(K1::qI == 10);
static_assert(K1::qE == 11);
static_assert(K1::qU == 10);
static_assert(K1::sI == 10);
static_assert(K1::sU == 11);
namespace K2 { enum { a = k2, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), K>::v, p = k2, q, qI = same<decltype(q), int>::v, pp = k2, qq, qE = same<decltype(qq), K>::v,  ppp = k2, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(K2::isI == 10);
static_assert(K2::isU == 10);
static_assert(K2::isE == 11);
static_assert(K2::qI == 10);
static_assert(K2::qE == 11);
static_assert(K2::qU == 10);
static_assert(K2::sI == 10);
static_assert(K2::sU == 11);
namespace Z0 { enum { a = z0, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), Z>::v, p = z0, q, qI = same<decltype(q), int>::v, pp = z0, qq, qE = same<decltype(qq), Z>::v,  ppp = z0, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(Z0::isI == 10);
static_assert(Z0::isU == 10);
static_assert(Z0::isE == 11);
static_assert(Z0::qI == 10);
static_assert(Z0::qE == 11);
static_assert(Z0::qU == 10);
static_assert(Z0::sI == 11);
static_assert(Z0::sU == 10);
namespace Z1 { enum { a = z1, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), Z>::v, p = z1, q, qI = same<decltype(q), int>::v, pp = z1, qq, qE = same<decltype(qq), Z>::v,  ppp = z1, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(Z1::isI == 10);
static_assert(Z1::isU == 10);
static_assert(Z1::isE == 11);
static_assert(Z1::qI == 10);
static_assert(Z1::qE == 11);
static_assert(Z1::qU == 10);
static_assert(Z1::sI == 11);
static_assert(Z1::sU == 10);
namespace N0 { enum { a = n0, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), ZN>::v, p = n0, q, qI = same<decltype(q), int>::v, pp = n0, qq, qE = same<decltype(qq), ZN>::v,  ppp = n0, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(N0::isI == 10);
static_assert(N0::isU == 10);
static_assert(N0::isE == 11);
static_assert(N0::qI == 10);
static_assert(N0::qE == 11);
static_assert(N0::qU == 10);
static_assert(N0::sI == 11);
static_assert(N0::sU == 10);
namespace N1 { enum { a = n1, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), ZN>::v, p = n1, q, qI = same<decltype(q), int>::v, pp = n1, qq, qE = same<decltype(qq), ZN>::v,  ppp = n1, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(N1::isI == 10);
static_assert(N1::isU == 10);
static_assert(N1::isE == 11);
static_assert(N1::qI == 10);
static_assert(N1::qE == 11);
static_assert(N1::qU == 10);
static_assert(N1::sI == 11);
static_assert(N1::sU == 10);
namespace H2 { enum { a = h2, isI = same<decltype(a), int>::v, isU = same<decltype(a), unsigned>::v, isE = same<decltype(a), H>::v, p = h2, q, qI = same<decltype(q), int>::v, pp = h2, qq, qE = same<decltype(qq), H>::v,  ppp = h2, qqq, qU = same<decltype(qqq), unsigned>::v, sI = same<decltype(a + 0), int>::v, sU = same<decltype(a + 0), unsigned>::v }; }
static_assert(H2::isI == 10);
static_assert(H2::isU == 10);
static_assert(H2::isE == 11);
static_assert(H2::qI == 10);
static_assert(H2::qE == 11);
static_assert(H2::qU == 10);
static_assert(H2::sI == 11);
static_assert(H2::sU == 10);
template <int N> struct L { enum { V = N }; };
template <class T> constexpr T mx(T a, T b) { return a < b ? b : a; }
template <int R> struct S { enum { A = L<R>::V, D = mx(R - A, 0), C = L<-R>::V, E, F = mx(E + 0, 1), G = mx(C, decltype(L<-R>::V)(1)), H = same<decltype(E), decltype(C)>::v }; };
static_assert(S<4>::D == 0 && S<4>::F == 1 && S<4>::G == 1 && S<4>::E == -3 && S<4>::H == 11);
