// (x <=> y) @ 0 has the type that the operator of its class gives ([over.match.oper]/9).
template<class T, class U> struct same { static const bool v = false; };
template<class T> struct same<T, T> { static const bool v = true; };
template<class L, class R> struct Op {};
struct A {};
struct B {};
Op<A, B> operator<=>(A, B);
template<class T, class U, class V> Op<Op<T, U>, V> operator<(Op<T, U>, V);
template<class T, class U, class V> Op<T, Op<U, V>> operator<(T, Op<U, V>);
A a;
B b;
static_assert(same<decltype(a < b), Op<Op<A, B>, int>>::v);
static_assert(same<decltype(b < a), Op<int, Op<A, B>>>::v);
struct C {};
struct R {
    int operator<(int) const;
    friend char operator<(int, R);
};
R operator<=>(C, B);
C c;
static_assert(same<decltype(c < b), int>::v);
static_assert(same<decltype(b < c), char>::v);
template<class T> constexpr bool in_template(T t) { return same<decltype(t < b), int>::v; }
static_assert(in_template(c));
