//## constructor_templates
template <class T, class U> struct same { static constexpr bool value = false; };
template <class T> struct same<T, T> { static constexpr bool value = true; };
template <bool B, class T = void> struct en { };
template <class T> struct en<true, T> { using type = T; };
struct A { template <class T> A(T); };
struct B { template <class T> B(T*); };
struct C { template <class T> explicit C(T); };
struct D { template <class T, class = typename en<same<T, int>::value>::type> D(T); };
struct E { template <class T> E(const T&); E(int); };
struct F { template <class T> F(T); template <class T> F(T*); };
struct G { template <class T> G(T, int = 0); template <class T> G(T, long = 0); };
void fa(A); void fb(B); void fc(C); void fd(D); void fe(E); void ff(F); void fg(G);
void test() {
  int i = 0; double d = 0; int *p = &i;
  fa(i); fa(d); fa(p);
  fb(i); //= 415@6
  fb(p);
  fc(i); //= 415@6
  fd(i);
  fd(d); //= 415@6
  fe(i); fe(d);
  ff(i); ff(p);
  fg(i); //= 416@6
  A a = i;
  B b = i; //= 415@9
  B b2 = p;
  C c = i; //= 415@9
  C c2(i);
  D d1 = d; //= 415@10
  D d2 = i;
  const B& rb = p;
  const B& rb2 = i; //= 415@18
  B&& rb3 = d; //= 415@13
  B& rb4 = p; //= 434@12
  A arr[2] = { 1, 2.0 };
  B arr2[2] = { &i, d }; //= 415@21
}
//## conversion_function_templates
struct S { template <class T> operator T() const; };
struct P { template <class T> operator T*() const; };
struct R { template <class T> operator T&() const; };
struct X { template <class T> operator T&&() const; };
struct Q { template <class T> explicit operator T() const; };
template <class T> struct V { };
struct W { template <class T> operator V<T>() const; };
struct N { template <class T> operator T*() const; operator int*() const; };
struct M { template <class T> operator T() const; template <class T> operator T*() const; };
struct CC { template <class T> operator const T*() const; };
template <int B> using A3 = int[B];
struct CA { template <int B> operator A3<B>&() const; };
struct K { int k; };
struct DF { template <class T = int> operator int() const; };
void fk(K); void fi(int); void fp(int*); void fv(V<int>); void fr(int&); void frr(int&&); void fcr(const int&);
void test(S s, P p, R r, X x, Q q, W w, N n, M m, CC c, DF df, CA ca) {
  int i = s; fi(s); fk(s); fp(s); fcr(s); frr(s);
  fr(s); //= 434@6
  fi(p); //= 413@6
  fp(p);
  const char* cp = p;
  bool b = p; //= 413@12
  fr(r); fi(r); fcr(r);
  frr(r); //= 413@7
  frr(x); fi(x);
  fr(x); //= 434@6
  fi(q); //= 413@6
  int i2 = q; //= 413@12
  int i3(q);
  int i4 = static_cast<int>(q);
  fv(w);
  fi(w); //= 413@6
  V<double> vd = w;
  fp(n);
  double* dp = n;
  fp(m); fi(m);
  int* ip = c; //= 413@13
  const int* cip = c;
  void* vp = p;
  long l = df; //= 413@12
  int dfi = df;
  int (&a3)[3] = ca;
  switch (s) { default: ; } //= 847@11
  switch (p) { default: ; } //= 847@11
  delete p; //= 852@10
  new int[s]; new int[p]; //= 2140@23
  s++; //= 349@4
  s + s; //= 349@5
  *p; //= 349@3
  s(); //= 980@3
  if (s) { }
}
//## conversions_in_constraints
struct true_type { static constexpr bool value = true; }; struct false_type { static constexpr bool value = false; };
template <bool B, class T = void> struct en { }; template <class T> struct en<true, T> { using type = T; };
template <class T> T&& declval() noexcept;
template <class F, class T> struct ic {
  template <class U> static void test(U) noexcept;
  template <class X, class Y, class = decltype(test<Y>(declval<X>()))> static true_type h(int);
  template <class X, class Y> static false_type h(...);
  using type = decltype(h<F, T>(0));
};
template <class F, class T> struct is_convertible : ic<F, T>::type { };
struct B { }; struct D : B { }; struct N { };
template <class T> struct D0 { D0(); template <class U> D0(const D0<U>&); };
template <class T> struct D1 { D1(); template <class U, class = typename U::type> D1(const D1<U>&); };
template <class T> struct D2 { D2(); template <class U, class = typename en<ic<U*, T*>::type::value>::type> D2(const D2<U>&); };
template <class T> struct D3 { D3(); template <class U, class = typename en<sizeof(U)==1>::type> D3(const D3<U>&); };
static_assert(!ic<D0<D>, D0<B>>::type::value, "1"); //= 1574@1
static_assert(ic<D1<D>, D1<B>>::type::value, "1"); //= 1574@1
static_assert(!ic<D2<D>, D2<B>>::type::value, "1"); //= 1574@1
static_assert(!ic<D3<D>, D3<B>>::type::value, "1"); //= 1574@1
static_assert(!ic<D*, B*>::type::value, "1"); //= 1574@1
static_assert(!is_convertible<D*, B*>::value, "1"); //= 1574@1
D2<B> d = D2<D>();
D2<B> e = D2<N>(); //= 312@11
//## conversions_to_the_class_itself
struct T1 { T1(int); T1(const char*); };
struct F { operator int() const; operator T1() const; };
struct G { operator int() const; operator T1&() const; };
struct L { operator int() const; operator long() const; operator T1() const; };
struct DT : T1 { };
struct M { operator int() const; operator DT() const; };
struct A1; struct A3; struct A4;
struct S { operator A1() const; operator A3(); operator A4() const; };
struct A1 { A1(const S&); };
struct A3 { A3(S&); };
struct A4 { A4(S); };
void f1(A1); void f3(A3); void f4(A4);
void test(F f, G g, L l, M m, S s, const S cs) {
  T1 a(f);
  T1 b(g); //= 309@8
  T1 o(l);
  T1 q(m); //= 309@8
  T1 a1{f};
  T1 b1{g}; //= 309@8
  new T1(f);
  f1(s); f1(S());
  f3(s); //= 348@6
  f4(s); //= 348@6
  f1(cs); //= 348@6
}
//## explicit_templates c++20
struct C { template <class T> explicit(sizeof(T) > 4) C(T); };
struct D { template <class T> explicit(sizeof(T) > 4) operator T() const; };
template <class T> struct B { template <class U> explicit(sizeof(U) > sizeof(T)) B(U); };
void fc(C); void fi(int); void fd(double); void fb(B<int>);
void t(D d) {
  fc(1);
  fc(1.5); //= 415@6
  fc('c');
  fi(d);
  fd(d); //= 413@6
  double dd(d);
  fb(1);
  fb(1.5); //= 415@6
  B<int> b(1.5);
}
//## references_to_rvalues
struct A { operator int&() const; };
struct A2 { operator const int&() const; };
struct A3 { operator long&() const; };
struct A4 { operator int&() const; operator int() const; };
void f(int&&);
void t(A a, A2 a2, A3 a3, A4 a4) {
  f(a); //= 413@5
  f(a2); //= 413@5
  f(a3); //= 413@5
  f(a4);
  int&& r = a; //= 413@13
  static_cast<int&&>(a); //= 171@3
}
//## traits
struct N { }; struct A { A(int); template <class T> A(T*); }; struct P { private: P(int); }; struct D { D(int) = delete; }; struct E { explicit E(int); operator int() const; E& operator=(int); };
template <bool b> struct bc { static constexpr bool value = b; };
template <class T, class... U> struct isc : bc<__is_constructible(T, U...)> { };
template <class T, class U> struct isa : bc<__is_assignable(T, U)> { };
template <class T, class... U> struct isn : bc<__is_nothrow_constructible(T, U...)> { };
template <class T, class... U> struct ist : bc<__is_trivially_constructible(T, U...)> { };
#define S(...) static_assert(!(__VA_ARGS__), "n"); static_assert((__VA_ARGS__), "p");
S(__is_constructible(N, int)) //= 1574@1
S(isc<N, int>::value) //= 1574@1
S(isc<A, int>::value) //= 1574@1
S(isc<A, N>::value) //= 1574@1
S(isc<A, N*>::value) //= 1574@1
S(isc<P, int>::value) //= 1574@1
S(isc<D, int>::value) //= 1574@1
S(isc<E, int>::value) //= 1574@1
S(isc<E, long, int>::value) //= 1574@1
S(isc<int, E>::value) //= 1574@1
S(isc<int&, E>::value) //= 1574@1
S(isc<const int&, E>::value) //= 1574@1
S(isc<int*, long*>::value) //= 1574@1
S(isc<int, int, int>::value) //= 1574@1
S(isc<N*, int>::value) //= 1574@1
S(isa<E&, int>::value) //= 1574@1
S(isa<E&, N>::value) //= 1574@1
S(isa<int&, E>::value) //= 1574@1
S(isa<int&, N>::value) //= 1574@1
S(isa<int, int>::value) //= 1574@1
S(isn<E, int>::value) //= 1574@1
S(ist<E, int>::value) //= 1574@1
S(ist<E, const E&>::value) //= 1574@1
S(ist<A, A&&>::value) //= 1574@1
S(isc<A, A&>::value) //= 1574@1
S(isc<void, int>::value) //= 1574@1
S(isc<int, void>::value) //= 1574@1
S(isa<void, int>::value) //= 1574@1
S(isa<N&, N&&>::value) //= 1574@1
S(isn<int, N>::value) //= 1574@1
S(isc<int&&, int&>::value) //= 1574@1
S(isc<int&&, int>::value) //= 1574@1
S(isc<int&, int>::value) //= 1574@1
S(isc<void(&)(), void()>::value) //= 1574@1
S(isc<int[2]>::value) //= 1574@1
S(isc<N[2]>::value) //= 1574@1
