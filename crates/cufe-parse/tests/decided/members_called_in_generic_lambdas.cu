// Members that generic lambdas call by their names alone are called for the object that the lambda has captured ([expr.prim.lambda.capture]/7).
struct A { int v; constexpr int g(int) const { return v; } template<class T> constexpr int h(T) const { return v; } template<int I> constexpr int k() const { return v; } template<int I> static constexpr int s() { return 7; }
  constexpr int a1() const { return [&](auto x) { return g(x); }(1); }
  constexpr int a2() const { return [&](auto x) { return h(x); }(1); }
  constexpr int a3() const { return [&](auto x) { return k<sizeof(x)>(); }(1); }
  constexpr int a4() const { return [&](auto x) { return s<sizeof(x)>(); }(1); }
  constexpr int a7() const { return [&](auto... x) { return (k<sizeof(x)>() + ...); }(1, 'a'); }
  constexpr int a8() const { return [&](auto x) { return [&](auto y) { return k<sizeof(y)>(); }(x); }(1); }
};
constexpr A a{5};
static_assert(a.a1() == 5);
static_assert(a.a2() == 5);
static_assert(a.a3() == 5);
static_assert(a.a4() == 7);
static_assert(a.a7() == 10);
static_assert(a.a8() == 5);
template<class Z> struct B { int v; constexpr int g(int) const { return v; } template<class T> constexpr int h(T) const { return v; } template<int I> constexpr int k() const { return v; } template<int I> static constexpr int s() { return 7; }
  constexpr int a1() const { return [&](auto x) { return g(x); }(1); }
  constexpr int a2() const { return [&](auto x) { return h(x); }(1); }
  constexpr int a3() const { return [&](auto x) { return k<sizeof(x)>(); }(1); }
  constexpr int a4() const { return [&](auto x) { return s<sizeof(x)>(); }(1); }
  constexpr int a7() const { return [&](auto... x) { return (k<sizeof(x)>() + ...); }(1, 'a'); }
  constexpr int a8() const { return [&](auto x) { return [&](auto y) { return k<sizeof(y)>(); }(x); }(1); }
  constexpr int a9() const { return [&] { return k<sizeof(Z)>(); }(); }
  template<class C> constexpr int b1(C) const { return [&](auto x) { return g(x); }(1); }
  template<class C> constexpr int b2(C) const { return [&](auto x) { return h(x); }(1); }
  template<class C> constexpr int b3(C) const { return [&](auto x) { return k<sizeof(x)>(); }(1); }
  template<class C> constexpr int b4(C) const { return [&](auto x) { return k<sizeof(x)+sizeof(C)>(); }(1); }
  template<class C> constexpr int b5(C) const { return [&](auto x) { return k<3>(); }(1); }
  template<class C> constexpr int b6(C) const { return [&](auto x) { return v + sizeof(x); }(1); }
  template<class C> constexpr int b7(C) const { return [&]() { return k<sizeof(C)>(); }(); }
};
constexpr B<char> b{5};
static_assert(b.a1() == 5);
static_assert(b.a2() == 5);
static_assert(b.a3() == 5);
static_assert(b.a4() == 7);
static_assert(b.a7() == 10);
static_assert(b.a8() == 5);
static_assert(b.a9() == 5);
static_assert(b.b1(1) == 5);
static_assert(b.b2(1) == 5);
static_assert(b.b3(1) == 5);
static_assert(b.b4(1) == 5);
static_assert(b.b5(1) == 5);
static_assert(b.b6(1) == 9);
static_assert(b.b7(1) == 5);
