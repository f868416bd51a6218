// Constructors, destructors and other members that class templates and partial specializations define outside of the class are
// evaluated where constants need them ([temp.inst]/4, [expr.const]).
template<class A> struct X {
  constexpr X();
  constexpr X(int);
  constexpr X(const X &);
  template<class B> constexpr X(B, B);
  constexpr operator int() const;
  constexpr int operator+(int) const;
  constexpr X &operator=(int);
  static constexpr int s();
  template<class B> constexpr int m(B) const;
  struct In { constexpr In(); constexpr int g() const; int k; };
  int n;
};
template<class A> constexpr X<A>::X() : n(2) {}
template<class A> constexpr X<A>::X(int a) : n(a) {}
template<class A> constexpr X<A>::X(const X &o) : n(o.n + 1) {}
template<class A> template<class B> constexpr X<A>::X(B b, B) : n(b) {}
template<class A> constexpr X<A>::operator int() const { return n; }
template<class A> constexpr int X<A>::operator+(int a) const { return n + a; }
template<class A> constexpr X<A> &X<A>::operator=(int a) { n = a; return *this; }
template<class A> constexpr int X<A>::s() { return 7; }
template<class A> template<class B> constexpr int X<A>::m(B b) const { return n + b; }
template<class A> constexpr X<A>::In::In() : k(5) {}
template<class A> constexpr int X<A>::In::g() const { return k; }
static_assert(X<int>().n == 2);
static_assert(X<int>(4).n == 4);
constexpr int copy() { X<int> a(4); X<int> b(a); b = 9; X<int> c = b; return c + 1; }
static_assert(copy() == 11);
static_assert(X<char>('a', 'b') == 'a');
static_assert(X<char>::s() == 7);
static_assert(X<char>().m(3) == 5);
static_assert(X<long>::In().g() == 5);
template<class T> struct P {};
template<class T> struct P<T *> { constexpr P(); constexpr P(int); int n; };
template<class T> constexpr P<T *>::P() : n(8) {}
template<class T> constexpr P<T *>::P(int a) : P() { n += a; }
static_assert(P<int *>().n == 8);
static_assert(P<int *>(2).n == 10);
struct D : X<short> { constexpr D() : X<short>(6) {} };
static_assert(D().n == 6);
struct I : X<short> { using X::X; };
static_assert(I(3).n == 3);
struct M { X<float> x; };
static_assert(M().x.n == 2);
constexpr int elements() { X<unsigned> a[2] = {}; return a[1].n; }
static_assert(elements() == 2);
template<class T> struct Ends { int *n; constexpr Ends(int *); constexpr ~Ends(); };
template<class T> constexpr Ends<T>::Ends(int *p) : n(p) {}
template<class T> constexpr Ends<T>::~Ends() { *n += 3; }
constexpr int ends() { int n = 1; { Ends<int> a(&n); Ends<char> b(&n); } return n; }
static_assert(ends() == 7);
