//## past_the_end_beside_another_object c++20 bare
constexpr bool unrelated(){int v=1; int w=2; return &v+1==&w;}
constexpr bool behind_an_array(){int v[2]={}; int w=2; return v+2==&w;}
constexpr bool two_arrays(){int v[2]={}; int w[2]={}; return v+2==w;}
struct P{int x,y;}; struct Q:P{int z;};
constexpr bool last_member(){P p{}; int w=1; return &p.y+1==&w;}
constexpr bool allocated(){int*p=new int(1); int*q=new int(2); bool b=p+1==q; delete p; delete q; return b;}
constexpr bool base_and_member(){Q q{}; return &q.x<&q.z;}
constexpr bool b1=unrelated(); //= 28@19
constexpr bool b2=behind_an_array(); //= 28@19
constexpr bool b3=two_arrays(); //= 28@19
constexpr bool b4=last_member(); //= 28@19
constexpr bool b5=allocated(); //= 28@19
constexpr bool b6=base_and_member(); //= 28@19
//## lifetimes_that_calls_do_not_extend c++20 bare
struct X{int v[3]; constexpr const X&self()const{return *this;} constexpr const int&operator[](int i)const{return v[i];}};
constexpr const int& id(const int&r){return r;}
constexpr int by_member(){const int&r=X{{1,2,3}}.self()[1]; return r;}
constexpr int by_function(){const int&r=id(5); return r;}
constexpr int moved_pointer(){int*p=new int(1); p++; delete p; return 1;}
constexpr int i1=by_member(); //= 28@18
constexpr int i2=by_function(); //= 28@18
constexpr int i3=moved_pointer(); //= 28@18

//## what_a_null_pointer_points_to_is_named_but_not_read c++17 bare
struct S { int x, y; S* next; int list[2]; };
constexpr int a = ((S*)0)->y; //= 28@19
constexpr int b = *&((S*)0)->y; //= 28@19
constexpr int* c = &((S*)0)->next->y; //= 28@20
constexpr int d(S* p) { return p->y; }
constexpr int e = d(0); //= 28@19
constexpr int f(S* p) { p->y = 3; return 1; }
constexpr int g = f(0); //= 28@19
constexpr long h(S* p) { return (long)(p + 1); }
constexpr long i = h(0); //= 28@20
constexpr bool j(S* p) { return &p->x < &p->y; }
constexpr bool k = j(0); //= 28@20
constexpr int* l = &((S*)0)->list[-1]; //= 28@20
int object;
constexpr bool m = &object < (int*)4; //= 28@20
constexpr long n = &object - (int*)4; //= 28@20
template<int*> struct P {};
P<&((S*)0)->y> o; //= 2645@3
P<(int*)4> p; //= 2645@3
P<&((S*)0)->x> q;
constexpr int* r = ((S*)0)->list + 5;

//## special_members_that_are_defaulted_outside_are_constexpr_only_if_declared_so c++20 bare
struct A { constexpr A() = default; A(const A &); constexpr A(A &&) = default; A &operator=(const A &); bool operator==(const A &) const; int n = 42; };
A::A(const A &) = default;
A &A::operator=(const A &) = default;
bool A::operator==(const A &) const = default;
constexpr A a1 = A(A());
constexpr A a2 = a1; //= 28@18
constexpr bool same = A() == A();
constexpr int assigned() { A a, b; a = b; return a.n; }
constexpr int a3 = assigned(); //= 28@20
struct B { constexpr B(); int n = 1; };
constexpr B::B() = default;
constexpr B b;

//## parts_are_made_by_constructors_that_are_not_constexpr c++20 bare
int n;
struct A { A() : a(n) { } constexpr A(int &a) : a(a) { } int &a; };
struct B { A m; };
struct C : A { int k = 1; };
constexpr B b1 = B(); //= 28@18
constexpr B b2 = B{A(n)};
constexpr C c1 = C(); //= 28@18

//## inherited_constructors_are_constexpr_if_those_of_the_base_are c++20 bare
template<int> struct X { constexpr X() { } };
template<int> struct Y { };
struct A {
    template<template<int> class T> A(X<0>, T<0>);
    template<int N> A(X<1>, X<N>);
    template<class T> A(X<2>, T);
    template<class T> constexpr A(X<3>, T) { }
    A(char *);
    constexpr A(int) { }
};
struct B : A { using A::A; };
constexpr B b0{X<0>{}, Y<0>{}}; //= 28@15
constexpr B b1{X<1>{}, X<0>{}}; //= 28@15
constexpr B b2{X<2>{}, 0}; //= 28@15
constexpr B b3{X<3>{}, 0};
constexpr B b4{nullptr}; //= 28@15
constexpr B b5{1};

//## constexpr_variables_have_constant_destruction c++20 bare
struct A { bool ok; constexpr A(bool b) : ok(b) { } constexpr ~A() noexcept(false) { void oops(); if (!ok) oops(); } };
constexpr A a1(true);
constexpr A a2(false); //= 28@16
struct M { mutable int m = 1; constexpr ~M() { m = m + 1; } };
constexpr M m1; //= 2807@13
struct P { int *p; constexpr P(int *q) : p(q) { } constexpr ~P() { *p = 3; } };
int g;
constexpr P p1(&g); //= 28@16
struct W { A a; };
constexpr W w1{{false}}; //= 28@15
constexpr W w2{{true}};
const A a3(false);
constinit A a4(false);
struct B { int member = 1; constexpr ~B() { member = member + 1; } };
constexpr B b1 = {};
constexpr B b2[5] = {{}, {}};
struct V { virtual constexpr int f() const { return 1; } constexpr virtual ~V() { if (f() != 1) throw 1; } };
struct V2 : V { B b; constexpr int f() const override { return 2; } constexpr ~V2() { if (f() != 2) throw 1; } };
constexpr V2 v;
struct S { const S *s; constexpr S() : s(this) { } constexpr ~S() { if (s != this) throw 1; } };
constexpr S s;
template<class T> struct O { union { T t; char c; }; bool has; constexpr O() : c(0), has(false) { } constexpr O(T v) : t(v), has(true) { } constexpr ~O() { if (has) t.~T(); } };
constexpr O<B> o1, o2{B()};
