// A trailing requires-clause may name parameters of its function, in members of instances too ([temp.constr.decl]); what it needs of
// them may be no value.
struct D { static const int i = 1; };
struct N { static const int i = 0; };
template<int I> struct A {
  static const int i = I;
  template<class T> char l1(T d) requires (d.i != 0);
  template<int J> char l2(A<J> d) requires (d.i != i);
  template<class T> char l3(int, T d) requires (decltype(d)::i != 0);
  template<class T> char l4(T d) requires (sizeof(d) == 1);
  char l5(D d) requires (d.i != I);
  template<class T> static char l6(T d) requires (d.i != 0);
};
template<class X, class T> concept L1 = requires(X a, T t) { a.l1(t); };
template<class X, class T> concept L2 = requires(X a, T t) { a.l2(t); };
template<class X, class T> concept L4 = requires(X a, T t) { a.l4(t); };
template<class X, class T> concept L5 = requires(X a, T t) { a.l5(t); };
static_assert(sizeof(A<0>().l1(D())) == 1);
static_assert(!L1<A<0>, N>);
static_assert(sizeof(A<0>().l2(A<1>())) == 1);
static_assert(!L2<A<0>, A<0>>);
static_assert(sizeof(A<0>().l3(1, D())) == 1);
static_assert(sizeof(A<0>().l4(D())) == 1);
static_assert(!L4<A<0>, int>);
static_assert(sizeof(A<0>().l5(D())) == 1);
static_assert(!L5<A<1>, D>);
static_assert(sizeof(A<0>::l6(D())) == 1);
