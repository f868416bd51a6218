//## a_template_being_defined_has_no_complete_instances
template<class T> struct A {
    A<int> x; //= 70@12
    A<int> *p;
    static A<int> s;
    A<int> f(A<int>);
};
//## nor_for_sizeof_bounds_and_members
template<class T> struct A {
    static int v;
    static const int s = sizeof(A<int>); //= 70@33
    char c[sizeof(A<int>)]; //= 70@19
    int z = A<int>::v;
    int f() { A<int> x; return sizeof(A<int>) + A<int>::v; }
};
//## nor_as_bases_of_nested_classes
template<class T> struct A {
    struct N : A<int> {}; //= 70@16
    struct M { A<int> z; }; //= 70@23
    template<class U> struct X { A<int> z; }; //= 70@41
};
//## nor_as_its_own_base
template<class T> struct A : A<int> {}; //= 70@30
template<class T> struct B : B<T *> {};
//## an_instance_of_another_template_needs_it_too
template<class T> struct A;
template<class T> struct B { A<T> a; }; //= 70@35
template<class T> struct A { B<int> b; };
//## and_as_a_base
template<class T> struct A;
template<class T> struct B : A<T> {}; //= 70@30
template<class T> struct A : B<int> {};
//## specializations_that_are_defined_are_complete
template<class T> struct A;
template<> struct A<int> { int q; };
template<class T> struct A<T *> { int q; };
template<class T> struct A { A<int> x; A<int *> y; A<char> z; }; //= 70@60
//## a_partial_specialization_being_defined
template<class T> struct A { int q; };
template<class T> struct A<T *> { A<int> x; A<int *> y; }; //= 70@54
//## afterwards_its_instances_are_complete
template<class T> struct A { A<int> *p; int f(); };
template<class T> int A<T>::f() { A<int> x; return sizeof(A<int>) + sizeof *p; }
A<int> a;
int k = a.f();
//## a_class_template_behind_a_class_key
template<class> struct A;
struct A *p; //= 441@8
struct A a; //= 441@8
//## in_a_block_the_class_key_declares_a_class
template<class> struct A;
void f() { struct A *p; struct A a; } //= 70@34
//## in_another_namespace_too
namespace M { template<class> struct A; namespace K { struct A *q; struct A z; } } //= 70@77
//## in_a_class_and_in_parameters_it_conflicts
template<class> struct A;
struct S { struct A *q; }; //= 101@19
template<class> struct B;
void f(struct B *p); //= 101@15
//## as_a_friend_it_conflicts
template<class T> struct A {};
struct S { friend struct A; }; //= 101@26
//## a_class_template_is_declared_again_as_a_class
template<class> struct A;
struct A; //= 441@8
namespace K { struct A; struct A *q; }
//## qualified_class_templates_behind_a_class_key
namespace N { template<class> struct A {}; }
struct N::A *p; //= 441@8
struct N::A q; //= 441@8
//## an_alias_template_without_arguments_behind_a_class_key
template<class T> using A = int;
struct A *p; //= 441@8
void f() { struct A *q; }
//## within_the_template_the_class_key_names_the_class
template<class T> struct A { struct A *p; void f() { struct A *q; struct A r; } };
A<int> a;
//## linkage_specifications_declare_in_the_namespace
template<class> struct A;
extern "C" { struct A *p; } //= 441@21
//## specializations_of_alias_templates_behind_class_keys
template<class T> using X = T;
struct B {};
struct X<B> *p; //= 1201@8
class X<int> q; //= 1201@7
template<class T> struct S { template<class U> using A = U; struct A<B> z; }; //= 1201@68
struct S<int>::A<B> w; //= 1201@16
S<int>::A<B> v;
//## own_namespace_before_a_new_member
namespace N { int N::j; void N::g(); int k = j; void h() { g(); } } //= w1285@19 w1285@30
int a = N::j;
//## own_namespace_of_several
namespace N { int N::a, N::b = 2, *N::c; const int N::d = 3; static int N::e; } //= w1285@19 w1285@25 w1285@36 w1285@52 w1285@73
int k = N::a + N::b + N::d;
//## own_namespace_by_an_alias
namespace N {}
namespace A = N;
namespace N { int A::x; } //= w1285@19
//## own_namespace_in_a_linkage_specification
namespace N { extern "C" { int N::a; } extern "C" int N::b; } //= w1285@32 w1285@55
//## another_namespace_before_a_new_member
namespace N {}
int N::x; //= 135@8
int ::y; //= w1372@5
int ::N::z; //= 135@10
//## friends_of_the_own_namespace
namespace N { struct S { friend void N::f(); friend void N::f(int) {} }; } //= w970@38 w970@58
//## friends_of_the_namespaces_around
namespace N { namespace M { struct S { friend void N::g(); friend void N::M::h(); friend void M::k(); }; } } //= 135@55 w970@72 w970@95
//## friends_of_the_global_namespace
namespace N { struct S { friend void ::g(); }; } //= 282@40
struct S { friend void ::g(); }; //= w970@24
//## default_arguments_of_friends_find_members_of_the_class
struct A { static void g(int); void h(int); };
struct S { static int i; enum { E }; friend void A::g(int = i); friend void A::h(int = E); };
//## and_those_of_the_class_that_has_the_function
struct A { static void g(int); static const int a = 1; };
struct S { static int a; friend void A::g(int = a); };
struct Q { static void g(int); };
struct R { friend void Q::g(int = zz); }; //= 20@35
//## exception_specifications_of_friends_too
struct A { static void g(int) noexcept(true); };
struct S { static const int i = 1; friend void A::g(int) noexcept(i); };
//## friends_of_patterns_are_compared_in_instances c++20
struct A { void f(); template<class T> void g(T); };
template<class X> struct F {
    friend void A::f(int);
    template<class T> friend void A::g(T, int);
    friend void A::f() const;
};
//## and_there_they_differ c++20
struct A { void f(); template<class T> void g(T); };
template<class X> struct F {
    friend void A::f(int); //= 147@20
    template<class T> friend void A::g(T, int); //= 147@38
    friend void A::f() const; //= 147@20
};
F<int> x;
//## names_of_a_namespace_and_its_inline_namespace
namespace N {
inline namespace I { struct S {}; int i; void f(); }
struct S {};
int i;
void f();
}
N::S s; //= 266@4
int k = N::i; //= 266@12
void g() { N::f(); } //= 308@12
//## within_the_namespace_and_by_directives_too
namespace N {
inline namespace I { struct S {}; int i; void f(); }
struct S {};
int i;
void f();
S *p; //= 266@1
void h() { f(); i = 1; } //= 308@12 266@17
}
using namespace N;
S s; //= 266@1
int k = i; //= 266@9
//## inline_namespaces_hide_nothing_that_is_overloaded
namespace N {
inline namespace I { void f(int); struct S {}; template<class T> int v = 1; }
void f(char *);
int S;
template<> int v<int> = 2;
}
void g() { N::f(1); N::f(nullptr); struct N::S s; int k = N::v<int>; }
//## placeholders_as_template_arguments
template<class...> struct U {};
using A = U<auto *>; //= 1598@13
using B = U<int, const auto &>; //= 1598@24
using C = U<decltype(auto)>; //= 2542@13
U<auto> f(); //= 1598@3
U<auto> x; //= 1598@3
void g(U<auto>); //= 1598@10
auto h() -> U<auto>; //= 1598@15
//## placeholders_as_underlying_types
enum E : auto {}; //= 1598@10
enum class F : decltype(auto) {}; //= 2542@16
enum G : auto; //= 1598@10
struct S { enum H : auto { a }; }; //= 1598@21
enum I : decltype(1 + 1) {};
//## class_arguments_are_not_deduced_from_the_variable_itself
template<class T> struct A { A(T); A(); };
void f() { A a = a; A<int> b = b; auto c = c; A g{g}; A h(h); } //= 1586@18 1586@44 1586@51 1586@59
//## references_made_by_new_with_auto
void fv();
int fi();
void g() { new auto &(fv()); new auto(fv()); new auto &(fi()); new auto *(fi()); new int &(3); } //= 1587@16 1587@34 356@50 1587@68 356@86
//## references_made_by_new_with_auto_in_templates
template<class T> void g(T t) { (void)new auto &(t); (void)new auto(t); } //= 356@43
void h() { g(1); }
//## values_of_other_types_than_their_parameters_are_not_deduced
template<class T, T V> struct X {};
const unsigned char ten = 10;
template<class T, T V, class U> void f(X<T, V>, X<U, V>);
void g() {
    f(X<int, 10>(), X<char, ten>()); //= 304@5
    f(X<int, 10>(), X<int, 10>());
    f(X<char, 10>(), X<int, ten>()); //= 304@5
}
//## nor_through_template_template_parameters
template<typename T, T v> struct X {};
template<template<typename T, T> class X, typename T, typename U, int N> void f(X<T, N>, X<U, N>) {}
void h() { f(X<int, 1+1>(), X<unsigned int, 3-1>()); f(X<int, 2>(), X<int, 2>()); } //= 304@12
//## a_function_is_not_visible_in_its_own_trailing_return_type
template<typename T> auto f1(T t) -> decltype(f1(t)) {}
void a() { f1(0); } //= 304@12
template<typename T> auto f2(T t) -> decltype(f2(&t)) {}
void b() { f2(0); } //= 304@12
//## but_an_earlier_declaration_of_it_is
char f(int *);
template<typename T> auto f(T t) -> decltype(f(&t)) { return 'a'; }
static_assert(sizeof(f(0)) == 1, "");
static_assert(sizeof(f(0)) == 2, ""); //= 1574@1
//## lists_inside_lists c++20
template<class T> struct one {};
template<class> struct takes { enum { v = 0 }; static int s; };
template<class> void function();
template<class> constexpr int variable = 1;
template<int> struct number {};
using alias = takes<one<int, int>>; //= 443@30
takes<one<int, int *>> object; //= 443@16
int a = takes<one<int, int &>>::v; //= 443@24
int b = (takes<one<int, char>>::v); //= 443@25
int c = (takes<one<int, char>>::v) + 1; //= 443@25
int d = !(takes<one<>>::v); //= 442@21
int e = (takes<one<1>>::v); //= 79@20
int g = (takes<number<int>>::v); //= 254@23
int h = sizeof(takes<one<int, long>>); //= 443@31
int i = sizeof(takes<one<int *, long>>::v); //= 443@33
int j = variable<one<int, int>>; //= 443@27
void calls() {
    function<one<int, int>>(); //= 443@23
    takes<one<int, int>> x; //= 443@20
    takes<one<int, char>>(); //= 443@20
    (void) takes<one<int, char *>>::v; //= 443@27
    (void) (takes<one<int, char>>::v); //= 443@28
    (void) (variable<one<int, int>>); //= 443@31
}
struct derived : takes<one<int, bool>> {}; //= 443@33
takes<one<int, bool *>> result(); //= 443@16
void parameter(takes<one<int, bool **>> p); //= 443@31
takes<takes<one<int, long>>> deep; //= 443@22
int k = (takes<takes<one<int, long>>>::v); //= 443@31
//## ambiguous_partial_specializations c++20
template<class T> struct V {}; template<class... T> struct Tu {};
template<class> struct S1 { enum { v = 0 }; };
template<template<class...> class Q, class T, class... R> struct S1<Q<T, R...>> { enum { v = 3 }; };
template<class... R> struct S1<Tu<R...>> { enum { v = 4 }; };
int a1 = S1<Tu<int>>::v; //= 838@23
int a2 = S1<Tu<int>>::v;
static_assert(S1<Tu<char>>::v == 3); //= 838@29
template<class, class> struct S2 { using type = int; void f(); static int s; };
template<class T, class U> struct S2<T, V<U>> { using type = int; };
template<class T, class U> struct S2<V<T>, U> { using type = int; };
S2<V<int>, V<int>> object; //= 838@20
S2<V<int>, V<char>>::type t; //= 838@22
typename S2<V<int>, V<long>>::type u; //= 838@31
struct D : S2<V<int>, V<short>> {}; //= 838@12
int size = sizeof(S2<V<int>, V<float>>); //= 838@40
template<class T> int h() { return S2<V<T>, V<T>>::s; }
int i = h<int *>();
S2<V<int>, V<int &>> *pointer;
S2<V<int>, V<int &&>> result();
//## partial_specializations_defined_twice c++20
template<class T> concept C = true; template<class T> concept D = true;
template<class T> struct S13 { enum { v = 1 }; };
template<class T> struct S13<T *> { enum { v = 3 }; };
template<class T> struct S13<T *> { enum { v = 3 }; }; //= 3369@26
template<C T> struct S13<T &> { enum { v = 3 }; };
template<C T> struct S13<T &> { enum { v = 3 }; }; //= 3369@22
template<D T> struct S13<T &> { enum { v = 3 }; };
template<class T> struct S13<T &> { enum { v = 3 }; };
template<class T> requires C<T> struct S13<T> { enum { v = 2 }; };
template<class T> requires C<T> struct S13<T> { enum { v = 3 }; }; //= 3369@40
template<class T> requires D<T> struct S13<T> { enum { v = 3 }; };
template<class T> requires (sizeof(T) > 1) struct S13<T> { enum { v = 3 }; };
template<class T> requires (sizeof(T) > 1) struct S13<T> { enum { v = 3 }; }; //= 3369@51
template<class T> struct P { };
template<class T> struct P { }; //= 3369@26
template<C T> struct Q { };
template<C T> struct Q { }; //= 3369@22
//## names_of_dependent_using_declarations c++20
template<class T> struct B { template<class U> void f(U); template<class U> static constexpr int v = 1; static constexpr int n = 2; };
template<class T, unsigned long N> struct array { T v[N ? N : 1]; };
template<class T> constexpr int n = 1;
template<class T> constexpr unsigned long size = 2;
template<class T> struct D : B<T> {
    using B<T>::f; using B<T>::v; using B<T>::n;
    static constexpr array<array<unsigned, n<1024 ? n : 0>, size<int>> nested{};
    void g() {
        f<int>(1); //= 254@11
        int a = v<int>; //= 254@19 29@23
        int b = n < 1 ? 2 : 3;
        bool c = n<1>(2);
        int d = v<int> + 1; //= 254@19
    }
    int h(int x = n<1 ? 2 : 3, int y = 2);
};
//## bindings_of_private_members_in_templates c++20
struct P { private: int a, b; };
template<class T> struct Q { protected: T first; int second; };
struct N : Q<long> {};
template<class T> void instantiated(T t) { auto [a, b] = P(); auto [c, d] = t; for (auto [e, f] : { t }) ; }
template<class T> struct M { void f() { auto [a, b] = P(); } static void s(T t) { auto [c, d] = t; } };
void uses() { instantiated(P()); instantiated(N()); M<P>().f(); M<P>::s(P()); }
void plain() { auto [a, b] = P(); auto [c, d] = N(); auto [e, f] = Q<int>(); for (auto [g, h] : (P[2]){}) ; } //= 2845@22 2845@41 2845@60 2845@89
template<class F> void calls(F f) { f(P()); }
void generic() { calls([](auto x) { auto [a, b] = x; }); }
//## a_variable_template_names_only_dependent_specializations_of_itself_in_its_initializer c++17 bare
template<int N> constexpr auto a = a<0> + 1; //= 1586@36
template<int N> constexpr auto b = sizeof(b<0>); //= 1586@43
template<class T> constexpr auto c = c<int>; //= 1586@38
template<class T> constexpr auto d = c<T*>;
template<class T> constexpr auto e = [](auto x) { return e<int>; }; //= 1586@58
template<class T> constexpr auto f = [](auto x) { return f<decltype(x)>; };
//## arguments_of_names_that_are_read_ahead c++20 bare
template<class, class> struct Two;
template<int> struct OfValue;
template<class T> struct From { From(T *); };
template<class T> using Named = From<T>;
template<template<class> class X> constexpr int variable = 1;
template<template<class> class... X> constexpr int variables = 1;
template<class T> constexpr int of = 1;
template<long long> struct Holder { };
int a = sizeof(Holder<(long long)(variable<Two>)>); //= 999@44
int b = sizeof(Holder<(long long)(variables<OfValue, Two>)>); //= 999@45 999@54
int c = sizeof(Holder<(long long)(of<decltype(From(1))>)>); //= 289@52 2958@47
int d = sizeof(Holder<sizeof(From{1})>); //= 289@34 2958@30
int e = sizeof(Holder<(long long)(of<decltype(Named(1))>)>); //= 289@53 2958@47
int f = sizeof(Holder<(long long)(of<decltype(new Named(1))>)>); //= 289@51 2958@51
template<class T> constexpr int within = sizeof(Holder<(long long)(variable<Two>)>); //= 999@77

//## conversion_functions_of_bases_and_by_name c++20 bare
struct First { operator int() const; };
struct Second { operator int() const; };
struct Both : First, Second { };
struct Named { operator int() const; };
struct Any { template<class T> operator T() const; };
struct Pointers { template<class T> operator T *() const; };
struct Other : Any { template<class T> operator T &() const; };
int a = Both{}; //= 417@9
long b = (long)Both{}; //= 417@16
int c = Named{}.operator int();
int d = Named{}.operator long(); //= 135@17
int e = Named{}.operator&&(1); //= 135@17
int f = Named{}.operator[](1); //= 135@17
bool g = !Pointers{}; //= 349@10
bool h = Pointers{} || true; //= 349@21
bool i = !Any{} && Any{};
int j = Other{}; //= 417@9

//## classes_whose_arguments_cannot_be_deduced_where_objects_are_made c++20 bare
template<class T> struct C{ C(T*); };
template<class T> struct D{ D(T*,T); };
auto a=new C(1); //= 289@12 2958@12
auto b=new C; //= 289@13
auto c=new C(); //= 289@12 2958@12
auto d=new C{1}; //= 289@12 2958@12
auto e=new D(1,2); //= 289@12 2958@12
auto g=new C{}; //= 289@12 2958@12
auto h=D(1,2); //= 289@10 2958@8
auto j=D(); //= 289@10 2958@8
auto k=D{}; //= 289@9 2958@8
auto l=new (C)(1); //= 289@13 2958@13
