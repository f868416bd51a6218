// Members defined outside of their class templates: the parameters have the names of the heads of the definition only.
//## hidden_parameters c++17 c++20
namespace n {
namespace P { template<class T> struct has { static constexpr bool value = true; }; struct q { static const int v = 3; }; int w(); }
struct N { using type = int; };
template<class P, int N> struct PF { void f(); template<class U> void m(U); struct In { void g(); }; static int s; void h(int = N); PF(); template<class R> struct Te { void k(); template<class S> void l(); }; struct Out; PF* operator=(int); friend void fr(PF) { P x = 0; } static const int e = N; void ex(); struct Ex { void m(); }; template<class V> void exm(V); };
template<class M, int K> void PF<M, K>::f() { constexpr bool b = P::has<M>::value; N::type t = K; auto x = P::w(); }
template<class M, int K> template<class U> void PF<M, K>::m(U) { constexpr bool b = P::has<U>::value; N x; }
template<class M, int K> void PF<M, K>::In::g() { constexpr bool b = P::has<M>::value; }
template<class M, int K> int PF<M, K>::s = P::q::v;
template<class M, int K> void PF<M, K>::h(int) { auto l = [](auto x) { return P::w() + x; }; struct Lo { int f() { return P::q::v; } }; l(1); Lo().f(); }
template<class M, int K> PF<M, K>::PF() { int i = P::q::v; }
template<class M, int K> template<class R> void PF<M, K>::Te<R>::k() { int i = P::q::v; N x; }
template<class M, int K> template<class R> template<class S> void PF<M, K>::Te<R>::l() { int i = P::q::v; N x; }
template<class M, int K> struct PF<M, K>::Out { int f() { return P::q::v; } N x; void g(); template<class P> void h(); };
template<class M, int K> void PF<M, K>::Out::g() { int i = P::q::v; }
template<class M, int K> template<class Z> void PF<M, K>::Out::h() { int i = P::q::v; }
template<class M, int K> auto PF<M, K>::operator=(int) -> PF* { int i = P::q::v; return this; }
template<> void PF<int, 2>::ex() { int i = P::q::v; N x; }
template<> void PF<int, 2>::Ex::m() { int i = P::q::v; N x; }
template<> template<> void PF<int, 3>::exm(char) { int i = P::q::v; N x; }
template<> int PF<int, 2>::s = P::q::v;
template<class P> struct PF<P*, 0> { void f(); int s(); };
template<class W> void PF<W*, 0>::f() { int i = P::q::v; }
template<class W> int PF<W*, 0>::s() { return 0; }
void u() { PF<int, 1> p; p.f(); p.m(1); PF<int, 1>::In().g(); int i = PF<int, 1>::s; p.h(); PF<int, 1>::Te<int>().k(); PF<int, 1>::Te<int>().l<char>(); PF<int, 1>::Out().f(); PF<int, 1>::Out().g(); p = 1; PF<int*, 0>().f(); }
}
//## hidden_by_parameters c++17
template<class P, int N> struct PF { struct Out; template<class R> struct In; template<class Q> void f(); };
template<class M, int K> struct PF<M, K>::Out { template<class P> void h(); template<class M> void i(); template<int K> struct N; struct P {}; void j(int N); }; //= w497@92 w497@118
template<class M, int K> template<class P> struct PF<M, K>::In { template<class N> void h(); template<class P> void i(); template<int K> void j(); }; //= w497@109 w497@135
template<class M, int K> template<class P> void PF<M, K>::f() { auto l = [](auto N) { return N; }; struct S { template<class M> void q(); template<class P> void r(); }; } //= 437@111 w497@126 437@139 w497@154
