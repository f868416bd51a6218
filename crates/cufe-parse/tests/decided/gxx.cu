// A template parameter of reference type is bound to the object that its argument designates, whatever its value is
// ([temp.arg.nontype]/2); so are the elements of a pack, and pointers among them stay pointers ([temp.variadic]/6).
namespace references {
constexpr int a = 1; constexpr int c = 1; struct S { int m; int n; }; constexpr S s{1, 2}; constexpr int arr[2] = {1, 2}; constexpr S sa[2] = {{1,2},{1,2}};
constexpr const int &fr() { return a; }
template <int const& A> struct F {};
template <auto const& A> struct G {};
template <decltype(auto) A> struct H {};
template <class T, T A> struct I {};
template <int const& A> void ff() {}
template <int const& A> constexpr int ft(F<A>) { return 1; }
template <int const& A> struct B1 { typedef F<A> T; typedef F<(A)> U; typedef G<A> V; typedef H<(A)> W; typedef I<const int&, A> X; };
template <auto const& A> struct B2 { typedef F<A> T; typedef F<(A)> U; typedef G<A> V; typedef H<(A)> W; typedef I<const int&, A> X; };
template <decltype(auto) A> struct B3 { typedef F<A> T; typedef F<(A)> U; typedef G<A> V; typedef H<(A)> W; typedef I<const int&, A> X; };
template <const S& A> struct B4 { typedef F<A.m> T; typedef F<(A.m)> U; typedef G<A.m> V; typedef H<(A.m)> W; typedef I<const int&, A.m> X; };
template <int const& A> void v() { static_assert(__is_same(F<A>, F<a>)); F<A> f; F<a> g = f; }
static_assert(!__is_same(F<s.m>, F<a>));
static_assert(__is_same(F<s.m>, F<s.m>));
static_assert(!__is_same(F<s.m>, F<s.n>));
static_assert(!__is_same(F<arr[0]>, F<a>));
static_assert(!__is_same(F<arr[0]>, F<arr[1]>));
static_assert(__is_same(F<arr[0]>, F<*arr>));
static_assert(__is_same(F<sa[1].m>, F<sa[1].m>));
static_assert(!__is_same(F<sa[1].m>, F<sa[0].m>));
static_assert(__is_same(F<fr()>, F<a>));
static_assert(__is_same(F<*&a>, F<a>));
static_assert(__is_same(F<(true ? a : c)>, F<a>));
static_assert(!__is_same(F<a>, F<c>));
static_assert(__is_same(G<fr()>, G<a>));
static_assert(__is_same(G<s.m>, G<s.m>));
static_assert(!__is_same(H<fr()>, H<a>));
static_assert(__is_same(H<fr()>, H<(a)>));
static_assert(__is_same(I<const int&, fr()>, I<const int&, a>));
static_assert(__is_same(I<int, fr()>, I<int, 1>));
static_assert(__is_same(B1<a>::T, F<a>));
static_assert(__is_same(B1<a>::U, F<a>));
static_assert(__is_same(B1<a>::V, G<a>));
static_assert(__is_same(B1<a>::W, H<(a)>));
static_assert(__is_same(B1<a>::X, I<const int&, a>));
static_assert(__is_same(B2<a>::T, F<a>));
static_assert(__is_same(B2<a>::U, F<a>));
static_assert(__is_same(B2<a>::V, G<a>));
static_assert(__is_same(B2<a>::W, H<(a)>));
static_assert(__is_same(B2<a>::X, I<const int&, a>));
static_assert(__is_same(B3<(a)>::T, F<a>));
static_assert(__is_same(B3<(a)>::U, F<a>));
static_assert(__is_same(B3<(a)>::V, G<a>));
static_assert(__is_same(B3<(a)>::W, H<(a)>));
static_assert(__is_same(B3<(a)>::X, I<const int&, a>));
static_assert(__is_same(B4<s>::T, F<s.m>));
static_assert(__is_same(B4<s>::U, F<s.m>));
static_assert(__is_same(B4<s>::V, G<s.m>));
static_assert(__is_same(B4<s>::W, H<(s.m)>));
static_assert(__is_same(B4<s>::X, I<const int&, s.m>));
static_assert(__is_same(B1<s.m>::T, F<s.m>));
static_assert(__is_same(B1<arr[1]>::T, F<arr[1]>));
static_assert(!__is_same(B1<arr[1]>::T, F<arr[0]>));
static_assert(__is_same(B2<arr[1]>::T, F<arr[1]>));
static_assert(__is_same(B2<arr[1]>::V, G<arr[1]>));
static_assert(__is_same(decltype(ff<arr[1]>), decltype(ff<a>)));
static_assert(ft<a>({}) == 1);
static_assert(ft<s.m>({}) == 1);
static_assert(ft(F<s.m>()) == 1);
static_assert(ft(B1<s.m>::T()) == 1);
static_assert(ft(B1<a>::T()) == 1);
void t() { v<a>(); v<fr()>(); ff<s.m>(); ff<fr()>(); }
}
namespace references_in_templates {
constexpr int a = 1; int b; int fn(); const int ec = fn();
template <class T, T... A> struct P {};
template <const int&... A> struct Q { static constexpr int n = sizeof...(A); static constexpr int sum = (A + ... + 0); };
template <const int&... A> struct R { typedef Q<A...> T; typedef Q<(A)...> U; typedef Q<a, A...> V; typedef P<const int&, A...> W; typedef Q<A..., A...> X; };
static_assert(__is_same(R<a, ec>::T, Q<a, ec>));
static_assert(__is_same(R<a, ec>::U, Q<a, ec>));
static_assert(__is_same(R<a, ec>::V, Q<a, a, ec>));
static_assert(__is_same(R<a, ec>::W, P<const int&, a, ec>));
static_assert(__is_same(R<a, a>::X, Q<a, a, a, a>));
static_assert(R<a, a>::T::sum == 2);
template <const int& A, const int& B = A> struct D { };
static_assert(__is_same(D<a>, D<a, a>));
template <class T, const T& A> struct E { typedef D<A> U; typedef E<T, A> V; };
static_assert(__is_same(E<int, a>::U, D<a>));
static_assert(__is_same(E<int, a>::V, E<int, a>));
template<template<const int&> class X, const int& A> struct TT { typedef X<A> type; };
static_assert(__is_same(TT<D, a>::type, D<a, a>));
template<const int& A> using AL = D<A>;
template<const int& A> using AL2 = AL<A>;
static_assert(__is_same(AL2<a>, D<a>));
template<const int& A> constexpr const int *var = &A;
template<const int& A> constexpr const int *var2 = var<A>;
static_assert(var2<a> == &a);
template<const int& A> constexpr const int *fun() { return &A; }
template<const int& A> constexpr const int *fun2() { return fun<A>(); }
template<auto& A> constexpr const int *fun3() { return fun2<A>(); }
static_assert(fun2<a>() == &a);
static_assert(fun3<a>() == &a);
struct St { static constexpr int m = 4; static const int k = 5; };
static_assert(__is_same(D<St::m>, D<St::m>));
static_assert(!__is_same(D<St::m>, D<St::k>));
template<class T> struct MM { typedef D<T::m> U; typedef D<T::k> V; };
static_assert(__is_same(MM<St>::U, D<St::m>));
static_assert(__is_same(MM<St>::V, D<St::k>));
}
namespace placeholders {
template <auto const& A> struct Foo {};
template <auto const& A> struct Bar { static Foo<A> foo(); typedef Foo<A> T; };
template <const int& A> struct Bar2 { static Foo<A> foo(); typedef Foo<A> T; };
template <auto& A> struct Bar3 { static Foo<A> foo(); typedef Foo<A> T; };
template <auto A> struct Bar4 { static Foo<A> foo(); typedef Foo<A> T; };
constexpr int a = 1; 
static_assert(__is_same(decltype(Bar2<a>::foo()), Foo<a>));
static_assert(__is_same(Bar2<a>::T, Foo<a>));
static_assert(__is_same(Bar3<a>::T, Foo<a>));
static_assert(__is_same(decltype(Bar<a>::foo()), Foo<a>));
static_assert(__is_same(Bar<a>::T, Foo<a>));
template <int const& A> struct Foo2 {};
template <auto const& A> struct Bar5 { typedef Foo2<A> T; };
static_assert(__is_same(Bar5<a>::T, Foo2<a>));
template <auto A> struct Foo3 {};
template <auto const& A> struct Bar6 { typedef Foo3<A> T; };
static_assert(__is_same(Bar6<a>::T, Foo3<1>));
template <decltype(auto) A> struct Foo4 {};
template <auto const& A> struct Bar7 { typedef Foo4<A> T; typedef Foo4<(A)> U; };
static_assert(__is_same(Bar7<a>::U, Foo4<(a)>));
static_assert(__is_same(Bar7<a>::T, Foo4<(a)>)); // decltype of the parameter is const int&
constexpr Bar<a> bar;
Foo f2 = Bar<a>::foo();
Foo f3 = Bar<a>::T{};
}
namespace packs {
struct S { int m; int n; void f(); void g(); }; int a, b; void fn(); void fn2(); constexpr int k = 2; S s; constexpr decltype(nullptr) np = nullptr;
template <auto... A> struct L {};
template <int*... A> struct LP {};
template <int&... A> struct LR {};
template <int S::*... A> struct LM {};
template <void (S::*... A)()> struct LF {};
template <void (*... A)()> struct LG {};
template <void (&... A)()> struct LH {};
template <class T, T*... A> struct LT {};
template <class T, T&... A> struct LU {};
template <auto*... A> struct LA {};
template <auto&... A> struct LB {};
template <decltype(auto)... A> struct LD {};
template <auto... A> struct R1 { typedef L<A...> T; typedef LP<A...> U; };
template <int*... A> struct R2 { typedef L<A...> T; typedef LP<A...> U; typedef LR<*A...> V; typedef LT<int, A...> W; typedef LA<A...> X; };
template <int&... A> struct R3 { typedef LR<A...> T; typedef LP<&A...> U; typedef LU<int, A...> W; typedef LB<A...> X;  typedef LD<(A)...> Y; };
template <int S::*... A> struct R4 { typedef L<A...> T; typedef LM<A...> U; };
template <void (S::*... A)()> struct R5 { typedef L<A...> T; typedef LF<A...> U; };
template <void (*... A)()> struct R6 { typedef L<A...> T; typedef LG<A...> U; typedef LH<*A...> V;};
template <void (&... A)()> struct R7 { typedef L<A...> T; typedef LG<A...> U; typedef LH<A...> V;};
template <class T, T*... A> struct R8 { typedef L<A...> U; typedef LP<A...> V; };
template <class T, T&... A> struct R9 { typedef LR<A...> U; typedef LB<A...> V; };
template <int*... A> struct R2N { typedef L<A...> T; typedef LP<A...> U; };
template <auto&... A> struct RBN { typedef LB<A...> V; };
template <auto*... A> struct RA { typedef L<A...> U; typedef LP<A...> V; };
template <auto&... A> struct RB { typedef LR<A...> U; typedef LB<A...> V; };
static_assert(__is_same(R1<&a, &b>::T, L<&a, &b>));
static_assert(__is_same(R1<&a, &b>::U, LP<&a, &b>));
static_assert(__is_same(R1<&a, &b>::T, L<&a, &b>));
static_assert(__is_same(R2N<&a, nullptr>::T, L<&a, (int*)nullptr>));
static_assert(__is_same(R2N<&a, nullptr>::U, LP<&a, nullptr>));
static_assert(__is_same(R2<&a, &b>::V, LR<a, b>));
static_assert(__is_same(R2<&a, &b>::W, LT<int, &a, &b>));
static_assert(__is_same(R2<&a, &b>::X, LA<&a, &b>));
static_assert(__is_same(R3<a, b>::T, LR<a, b>));
static_assert(__is_same(R3<a, b>::U, LP<&a, &b>));
static_assert(__is_same(R3<a, b>::W, LU<int, a, b>));
static_assert(__is_same(R3<a, b>::X, LB<a, b>));
static_assert(__is_same(R3<a, b>::Y, LD<(a), (b)>));
static_assert(__is_same(R4<&S::m, nullptr>::T, L<&S::m, (int S::*)nullptr>));
static_assert(__is_same(R4<&S::m, &S::n>::U, LM<&S::m, &S::n>));
static_assert(__is_same(R5<&S::f, &S::g>::T, L<&S::f, &S::g>));
static_assert(__is_same(R5<&S::f, &S::g>::U, LF<&S::f, &S::g>));
static_assert(__is_same(R6<fn, &fn2>::T, L<&fn, fn2>));
static_assert(__is_same(R6<fn, &fn2>::U, LG<&fn, fn2>));
static_assert(__is_same(R6<fn, &fn2>::V, LH<fn, fn2>));
static_assert(__is_same(R7<fn, fn2>::T, L<fn, fn2>));
static_assert(__is_same(R7<fn, fn2>::U, LG<fn, fn2>));
static_assert(__is_same(R7<fn, fn2>::V, LH<fn, fn2>));
static_assert(__is_same(R8<int, &a>::U, L<&a>));
static_assert(__is_same(R8<int, &a>::V, LP<&a>));
static_assert(__is_same(R9<int, a>::U, LR<a>));
static_assert(__is_same(R9<int, a, b>::V, LB<a, b>));
static_assert(__is_same(RA<&a, &b>::U, L<&a, &b>));
static_assert(__is_same(RA<&a>::V, LP<&a>));
static_assert(__is_same(RB<a>::U, LR<a>));
static_assert(__is_same(RBN<a, s>::V, LB<a, s>));
template<int*... A> constexpr int cnt() { return ((A == &a) + ... + 0); }
static_assert(cnt<&a, &b, &a, nullptr>() == 2);
template<int&... A> constexpr int cnt2() { return ((&A == &a) + ... + 0); }
static_assert(cnt2<a, b, a>() == 2);
}
namespace arguments_of_aliases {
// Substitution may fail in an argument of an alias template that its target does not mention ([temp.alias]/2, CWG issue 1558); for deduction and ordering
// the alias is what it stands for.
template<class T, class = typename T::type> using id3 = T;
template<class T> using id4 = id3<T>;
template<class T, class U> using id5 = T;
struct S { typedef int type; };
template<typename T> struct x { static constexpr int n = 0; };
template<typename T> struct x<const id3<T>> { static constexpr int n = 1; };
static_assert(x<const S>::n == 1);
static_assert(x<const int>::n == 0);
template<typename T> struct x2 { static constexpr int n = 0; };
template<typename T> struct x2<id3<T>*> { static constexpr int n = 1; };
static_assert(x2<S*>::n == 1);
static_assert(x2<int*>::n == 0);
template<typename T> struct x3 { static constexpr int n = 0; };
template<typename T> struct x3<id5<T, typename T::type>*> { static constexpr int n = 1; };
static_assert(x3<S*>::n == 1);
static_assert(x3<int*>::n == 0);
template<typename T> struct x4 { static constexpr int n = 0; };
template<typename T> struct x4<id4<T>*> { static constexpr int n = 1; };
static_assert(x4<S*>::n == 1);
static_assert(x4<int*>::n == 0);
template<class T> constexpr int f(id3<T>*) { return 1; }
template<class T> constexpr int f(...) { return 2; }
static_assert(f<S>(0) == 1);
static_assert(f<int>(0) == 2);
template<class T> constexpr int g(T*, id3<T>* = 0) { return 1; }
constexpr int g(...) { return 2; }
static_assert(g((S*)0) == 1);
static_assert(g((int*)0) == 2);
template<class T> constexpr int h(id3<T>*) { return 1; }
constexpr int h(...) { return 2; }
static_assert(h((S*)0) == 1);
static_assert(h((int*)0) == 2);
template<class T> constexpr int v = 0;
template<class T> constexpr int v<id3<T>*> = 1;
static_assert(v<S*> == 1);
static_assert(v<int*> == 0);
template<typename T, class = void> struct x5 { static constexpr int n = 0; };
template<typename T> struct x5<T, id5<void, typename T::type>> { static constexpr int n = 1; };
static_assert(x5<S>::n == 1);
static_assert(x5<int>::n == 0);
namespace functions {
template<typename T> struct x3 { static constexpr int n = 0; };
template<typename T> struct x3<id5<T, typename T::type>*> { static constexpr int n = 1; };
static_assert(x3<S*>::n == 1);
static_assert(x3<int*>::n == 0);
template<class T> constexpr int hh(id5<T, typename T::type>*) { return 1; }
constexpr int hh(...) { return 2; }
static_assert(hh((S*)0) == 1);
static_assert(hh((int*)0) == 2);
}
namespace ordering {
typedef unsigned long size_t;
template<typename T> struct ts;
template<typename T, size_t U = ts<T>::value> using has = T;
template<typename T> struct ts<const has<T>> { static constexpr size_t value = ts<T>::value; static constexpr int n = 1; };
template<typename T> struct ts<volatile has<T>> { static constexpr size_t value = ts<T>::value; static constexpr int n = 2; };
template<typename T> struct ts<const has<volatile T>> { static constexpr size_t value = ts<T>::value; static constexpr int n = 3; };
template<typename... T> struct tuple { };
template<typename... T> struct ts<tuple<T...>> { static constexpr size_t value = sizeof...(T); static constexpr int n = 4; };
static_assert(ts<const tuple<>>::n == 1);
static_assert(ts<volatile tuple<>>::n == 2);
static_assert(ts<const volatile tuple<>>::n == 3);
template<typename T> struct u { static constexpr int n = 0; };
template<typename T> struct u<const T> { static constexpr int n = 1; };
template<typename T> struct u<volatile T> { static constexpr int n = 2; };
template<typename T> struct u<const volatile T> { static constexpr int n = 3; };
static_assert(u<const volatile int>::n == 3);
template<class T> using id = T;
template<class T, class = void> using id2 = T;
template<class T, class = typename T::type> using id3 = T;
template<typename T> struct v { static constexpr int n = 0; };
template<typename T> struct v<const id<T>> { static constexpr int n = 1; };
template<typename T> struct v<volatile id<T>> { static constexpr int n = 2; };
template<typename T> struct v<const id<volatile T>> { static constexpr int n = 3; };
static_assert(v<const volatile int>::n == 3);
template<typename T> struct w { static constexpr int n = 0; };
template<typename T> struct w<const id2<T>> { static constexpr int n = 1; };
template<typename T> struct w<volatile id2<T>> { static constexpr int n = 2; };
template<typename T> struct w<const id2<volatile T>> { static constexpr int n = 3; };
static_assert(w<const volatile int>::n == 3);
struct S { typedef int type; };
template<typename T> struct x { static constexpr int n = 0; };
template<typename T> struct x<const id3<T>> { static constexpr int n = 1; };
template<typename T> struct x<volatile id3<T>> { static constexpr int n = 2; };
template<typename T> struct x<const id3<volatile T>> { static constexpr int n = 3; };
static_assert(x<const volatile S>::n == 3);
static_assert(x<const S>::n == 1);
static_assert(x<const int>::n == 0);
template<class T> constexpr int f(id3<T>*) { return 1; }
template<class T> constexpr int f(id3<T>**) { return 2; }
static_assert(f((S*)0) == 1);
static_assert(f((S**)0) == 2);
}}
namespace packs_of_bases {
// A base that is a pack expansion and not the last element of an aggregate has no elements for deduction ([over.match.class.deduct]/1).
template<typename U, typename... T> struct C2 : T... { U a; static constexpr int len = sizeof...(T); };
C2 c2 = { []{ return 1; }, };
static_assert(c2.len == 0);
C2 c3 = { 3 };
static_assert(__is_same(decltype(c3), C2<int>));
template <typename... T> struct Types {};
template <typename... T> struct F : Types<T...>, T... {};
struct X {}; struct Y {}; struct Z {};
F f1 = {Types<X, Y, Z>{}, {}, {}};
F f2 = {Types<X, Y, Z>{}, X{}, Y{}};
template<class... Ts> struct O : Ts... { using Ts::operator()...; };
O o{[](int) { return 1; }, [](char) { return 2; }};
static_assert(sizeof(o) == 1);
template<class T, class... Ts> struct H : T, Ts... {};
H h{X{}, Y{}, Z{}};
static_assert(__is_same(decltype(h), H<X, Y, Z>));
template<class... Ts> struct I : Ts... { int a; int b; };
I i{1, 2};
static_assert(__is_same(decltype(i), I<>));
}
