// What the type of a value tells about the type of its parameter ([temp.deduct.type]/13), in partial ordering, too: references,
// pointers to members, placeholders below pointers and in results.
template<class A, class B> struct same { static const bool v = false; };
template<class A> struct same<A, A> { static const bool v = true; };
namespace ordered {
template<auto v> struct B { static const int n = 0; };
template<auto *p> struct B<p> { static const int n = 1; };
template<auto **pp> struct B<pp> { static const int n = 2; };
template<auto *p> int &f(B<p>);
template<auto **pp> float &f(B<pp>);
int a, *b = &a;
static_assert(B<3>::n == 0);
static_assert(B<&a>::n == 1);
static_assert(B<&b>::n == 2);
static_assert(same<decltype(f(B<&a>())), int &>::v);
static_assert(same<decltype(f(B<&b>())), float &>::v);
}
namespace members {
struct X { int n; int *p; int **pp; int m(char); static int s(); };
template<auto v> struct B { static const int n = 0; };
template<class T, auto *T::*p> struct B<p> { static const int n = 1; };
template<class T, auto **T::*p> struct B<p> { static const int n = 2; };
template<class R, class... A, R (X::*p)(A...)> struct B<p> { using type = R; static const int n = 10 + sizeof...(A); };
template<class T, auto *T::*p> char &f(B<p>);
template<class T, auto **T::*p> short &f(B<p>);
static_assert(B<&X::n>::n == 0);
static_assert(B<&X::p>::n == 1);
static_assert(B<&X::pp>::n == 2);
static_assert(B<&X::m>::n == 11);
static_assert(B<&X::s>::n == 0);
static_assert(same<decltype(f(B<&X::p>())), char &>::v);
static_assert(same<decltype(f(B<&X::pp>())), short &>::v);
}
namespace references {
int foo();
double bar(int, char *);
int xs[3];
extern const int c = 3;
template<auto &f> struct B;
template<class R, class... A, R (&f)(A...)> struct B<f> { using type = R; static const int n = sizeof...(A); };
template<class T, unsigned long N, T (&x)[N]> struct B<x> { static const int n = N; };
template<class T, const T &x> struct B<x> { static const int n = 77; };
static_assert(same<B<foo>::type, int>::v);
static_assert(same<B<bar>::type, double>::v);
static_assert(B<bar>::n == 2);
static_assert(B<xs>::n == 3);
static_assert(B<c>::n == 77);
}
namespace results {
template<class T> struct A {
    template<auto X> struct B { static const int n = 0; };
    template<auto *P> struct B<P> { static const int n = 1; };
    template<auto **P> struct B<P> { static const int n = 2; };
    template<auto (*P)(T)> struct B<P> { static const int n = 3; };
    template<class U, auto (*P)(T, U)> struct B<P> { using type = U; static const int n = 4; };
};
int *n;
void f(int);
void g(int, char);
void h(long);
static_assert(A<int>::B<&n>::n == 2);
static_assert(A<int>::B<&f>::n == 3);
static_assert(A<int>::B<&g>::n == 4);
static_assert(A<int>::B<&h>::n == 1);
static_assert(same<A<int>::B<&g>::type, char>::v);
}
