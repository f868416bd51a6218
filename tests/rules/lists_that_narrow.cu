// Narrowing in lists: a part of a class or array that narrows leaves no conversion of the list; references to which values are converted.
//## lists_that_narrow c++17 c++20
struct I3 { int x, y, z; }; struct J { double a; }; struct N { N(int); }; struct NN { I3 a; int b; }; struct Ar { int a[2]; }; struct F { float f; }; struct Bi { unsigned b : 3; }; struct Bo { bool b; }; struct Ch { char c; }; struct B : I3 { int q; };
template<class A, class B> struct O { static int f(A); static char f(B); };
struct S { char* p; };
void x(double d, long l, int i, char c) {
  int a1 = O<I3, J>::f({1.5}); //= 308@12
  char a2 = O<I3, J>::f({d}); //= 308@13
  O<N, J>::f({1.5}); //= 308@3
  O<N, S>::f({1.5}); //= w2361@15
  O<I3, S>::f({1.5}); //= 304@3
  O<I3, S>::f({l}); //= 304@3
  O<I3, S>::f({c});
  O<I3, S>::f({1L});
  O<I3, S>::f({1, 2, l}); //= 304@3
  O<NN, S>::f({{1, 2, l}, 2}); //= 304@3
  O<NN, S>::f({1, 2, l, 2}); //= 304@3
  O<Ar, S>::f({{1.5}}); //= 304@3
  O<Ar, S>::f({1, l}); //= 304@3
  O<F, S>::f({1.5});
  O<F, S>::f({d}); //= 304@3
  O<F, S>::f({i}); //= 304@3
  O<F, S>::f({1});
  O<Bi, S>::f({i}); //= 304@3
  O<Bi, S>::f({9});
  O<Bo, S>::f({i}); //= 304@3
  O<Bo, S>::f({1});
  O<Ch, S>::f({300}); //= 304@3
  O<Ch, S>::f({i}); //= 304@3
  O<int, S>::f({1.5}); //= 2361@17
  O<int, S>::f({l}); //= 2361@17
  O<const int (&)[2], S>::f({1.5}); //= 304@3
  O<const int (&)[2], S>::f({1, l}); //= 304@3
  O<const I3&, S>::f({1.5}); //= 304@3
  O<I3&&, S>::f({1.5}); //= 304@3
  O<B, S>::f({{1.5}, 1}); //= 304@3
  O<B, S>::f({{1}, l}); //= 304@3
}
struct D1 { int v = 0; I3 m = {1}; };
void y(double d) { O<D1, S>::f({d}); O<D1, S>::f({1, {d}}); O<D1, J>::f({1, {d}}); O<I3, char*>::f({.x = d}); O<I3, char*>::f({.x = 1}); } //= 304@20 304@38 304@61 304@84
//## parts_that_narrow c++17 c++20
struct I3 { int x, y, z; }; struct J { double a; }; struct S { char* p; }; struct Cv { operator double(); operator S(); }; struct CI { operator double(); };
template<class A, class B> struct O { static int f(A); static char f(B); };
enum E { e0, e9 = 900 }; enum class F : long { f }; struct EE { E e; }; struct Ch { char c; }; struct Fl { float f; }; struct Pb { bool b; }; struct R { const int& r; }; struct RR { int&& r; }; struct N { N(int); }; struct HN { N n; };
constexpr int cf() { return 7; } constexpr long cl() { return 1L << 40; } const int ci = 5; const long cg = 1L << 40;
void x(double d, long l, int i, char* p, Cv cv, CI cc, E e, const I3& r) {
  O<I3, S>::f({{d}}); //= 304@3
  O<I3, S>::f({cc});
  O<I3, S>::f({cv});
  O<Ch, S>::f({cf()});
  O<Ch, S>::f({cl()}); //= 304@3
  O<Ch, S>::f({ci});
  O<Ch, S>::f({cg}); //= 304@3
  O<Ch, S>::f({e}); //= 304@3
  O<Ch, S>::f({e9}); //= 304@3
  O<Fl, S>::f({16777217}); //= 304@3
  O<Fl, S>::f({3.14});
  O<Pb, S>::f({p});
  O<Pb, S>::f({2});
  O<R, S>::f({l});
  O<RR, S>::f({l});
  O<HN, S>::f({d});
  O<I3, S>::f({sizeof(int)});
  O<I3, S>::f({i, i ? 1 : 2, (i, 3)}); //= w174@31
  O<I3, S>::f({1, 2L, 3u});
  O<I3, S>::f({1, -2L, 3000000000u}); //= 304@3
}
//## operators_with_lists c++17 c++20
struct I3 { int x, y, z; }; struct J { double a; }; struct I2 { int x, y; };
void g(I3); int g(J);
void h(I3); int h(I2);
int h2(I3, int); void h2(I3, char*);
struct V { V& operator+=(I3); int operator+=(J); V& operator=(I3); V& operator=(J); };
void x(double d, V v, long l) {
  g({1.5});
  g({d});
  g({1}); //= 308@3
  g({l}); //= 304@3
  h({1.5}); //= 304@3
  h2({1.5}, 1); //= 304@3
  h2({d}, 1); //= 304@3
  h2({1.0}, 1); //= 304@3
  int i = (v += {1.5}); //= 350@14
  v = {1.5};
}
//## references_in_lists c++17 c++20
struct R { const int& r; }; struct RR { int&& r; int k; }; struct A { R r; }; struct M { const int& m; M(long l) : m{l} {} M(long l, int) : m(l) {} }; //= 2361@118
void f1(R); void f2(const int&);
R g(long l, double d) {
  R v = {l}; R v2{l}; R v3 = {d};
  const int& q{l}; const int& q2 = {l}; int&& q3{d}; //= 2361@16 2361@37 2361@50
  f1({l}); f2({l}); f2({d}); //= 2361@16 2361@25
  RR w{l, 1}; RR w2 = {1.5, 2}; A a{{l}}; A b{l};
  static const R s{d}; new R{l}; (void)R{l}; R arr[] = {{l}, {d}}; 
  return {l};
}
//## narrowing_in_initializers c++17 c++20
struct I3 { int x, y, z; }; struct J { double a; }; struct S { char* p; };
template<class A, class B> struct O { static int f(A); static char f(B); };
struct M { int m = O<I3, S>::f({1.5}); int n; M() : n(O<I3, S>::f({1.5})) {} M(int) : n{O<I3, S>::f({1.5})} {} }; //= 304@20 304@55 304@89
int gv = O<I3, S>::f({1.5}); int gw(O<I3, S>::f({1.5})); int gx{O<I3, S>::f({1.5})}; constexpr int gy = sizeof(O<I3, S>::f({1.5})); //= w2361@23 w2361@50 w2361@78 w2361@125
int one(I3); int two(int);
int x(double d, int def = O<I3, S>::f({1.5})) { //= 304@27
  int a = O<I3, S>::f({1.5}); int b(O<I3, S>::f({1.5})); int c{O<I3, S>::f({1.5})}; auto e = O<I3, S>::f({1.5}); const int& r = O<I3, S>::f({d}); //= w2361@24 w2361@50 w2361@77 w2361@107 w2361@142
  a = O<I3, S>::f({1.5}); //= 304@7
  int h = two(O<I3, S>::f({1.5})); //= w2361@28
  two(O<I3, S>::f({1.5})); //= 304@7
  int k = one({1.5}); int k2 = one({d}); //= w2361@16 w2361@37
  if (int z = O<I3, S>::f({1.5})) {} //= w2361@28
  while (O<I3, S>::f({1.5})) {} //= 304@10
  int arr[] = {O<I3, S>::f({1.5})}; //= w2361@29
  decltype(O<I3, S>::f({1.5})) v; //= 304@12
  static int st = O<I3, S>::f({d}); //= w2361@32
  auto l = [=] { return O<I3, S>::f({1.5}); }; //= 304@25
  int q = [=] { return O<I3, S>::f({1.5}); }(); //= 304@24
  new int(O<I3, S>::f({1.5})); (void)int(O<I3, S>::f({1.5})); //= 304@11 304@42
  throw O<I3, S>::f({1.5}); //= 304@9
  return O<I3, S>::f({1.5}); //= 304@10
}
//## narrowing_in_initializers_of_all_kinds c++17 c++20
struct I3 { int x, y, z; }; struct Ra { int* begin(); int* end(); int x; };
int ag(I3); Ra ra(I3);
I3 g3();
int y(double d, long l) {
  auto [a, b, c] = I3{d}; //= w2361@23
  auto [a1, b1, c1](I3{d}); //= w2361@24
  auto&& [a2, b2, c2] = I3{d}; //= w2361@28
  for (int x : ra({d})) {} //= 2361@20
  for (int x : Ra{d}) {} //= 2361@19
  auto lam = [q = ag({d})] {}; //= w2361@23
  auto lam2 = [q = I3{d}] {}; //= w2361@23
  [q = I3{d}] {}(); //= 2361@11
  for (I3 i = I3{d}; ;) {} //= w2361@18
  switch (int s = ag({d})) {} //= w2361@23
}
template<class T> T vt = ag({1.5}); template<class T> struct St { static int s; static inline int t = ag({1.5}); }; template<class T> int St<T>::s = ag({1.5}); //= w2361@30 w2361@107 w2361@154
int use = vt<int> + St<int>::s + St<int>::t;
