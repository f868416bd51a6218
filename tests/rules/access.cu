//## injected_names_of_inaccessible_bases c++17 bare
struct A { int k; }; class B : virtual A {}; class C : A {}; struct D : private A {}; struct P : protected A {}; struct O : A {};
void outside() {
    { B::A *x; } //= 265@10
    { C::A *x; } //= 265@10
    { D::A x; } //= 265@10
    { P::A x; } //= 265@10
    { O::A x; }
    { (void) sizeof(D::A); } //= 265@24
}
struct E : D {
    A *x; //= 265@5
    ::A *y;
    A f(A *); //= 265@5 265@9
    void g() {
        A a; //= 265@9
        { struct A {}; A b; }
        using A = int; A c;
    }
};
struct F : P { A *x; P::A *y; };
struct G : O { A *x; };
class H { struct I : D { }; A *x; };
struct J : O, private D { O::A *x; D::A *y; }; //= 265@39
struct K : D { struct A {}; A x; };
struct L : D { using A = ::A; A x; };
template<class T> struct V {}; class W : V<int> {}; struct X : W { V<int> *x; V *y; W::V *z; };
class Y : A { friend struct Z; friend void h(); }; struct Z : Y { A *x; };
void h() { Y::A *x; }
//## friends_that_are_specializations c++17 bare
template<class X> void tf(X); template<class X> struct Q { void m(X); };
class A { typedef long N; int m; friend void tf<>(A *); };
class B { typedef long N; friend void tf<B>(B); };
class C { typedef long N; friend void Q<C *>::m(C *); };
void u(A &a) {
    (void) sizeof(A::N); //= 265@22
    B::N y; //= 265@8
    C::N z; //= 265@8
    a.m = 1; //= 265@7
}
template<> void tf<A *>(A *p) { p->m = 1; A::N x; }
template<> void tf<B>(B) { B::N x; }
template<> void Q<C *>::m(C *) { C::N x; }
struct D { void tf(A &a) { a.m = 1; } }; //= 265@30
//## destructors_that_are_named c++20
class A { ~A(); }; void f(A& a) { a.~A(); } //= 330@37
//## destructors_of_parameters c++20
class A { ~A(); }; void h(A); void f(A& a) { h(a); } //= 330@48
//## destructors_of_parameters_of_hidden_friends c++20
class A { ~A(); friend void h(A) {} }; void f(A& a) { h(a); } //= 330@57
//## destructors_behind_other_names c++20
class A { ~A(); }; typedef A T; void f(A* a) { a->~T(); delete a; } //= 330@51 330@64
//## destructors_named_in_instances c++20
template<class X> struct W { void f(X& x) { x.~X(); } }; class A { ~A(); }; template struct W<A>; //= 330@47
//## destructors_of_parameters_that_conversions_make c++20
class A { ~A(); public: A(); A(const A&); A(int); }; void h(A); void f(A& a) { h(a); h(A()); h(1); h({}); h({1}); } //= 330@82 330@88 330@96 330@102 330@109
//## destructors_of_operands c++20
class A { ~A(); public: A(int); }; struct S { S(A); void m(A); void operator()(A); void operator+(A); static void s(A); }; void f(A& a, S& s) { s.m(a); s(a); s + a; S::s(a); S x(a); new S(a); S y{a}; } //= 330@149 330@155 330@163 330@171 330@179 330@189 330@197
//## destructors_of_parameters_of_templates c++20
class A { ~A(); public: A(int); }; template<class T> void h(T); template<class T> void k(A); void f(A& a) { h(a); k<int>(a); void (*p)(A) = 0; p(a); } //= 330@111 330@122 330@146
//## destructors_of_parameters_in_friends c++20
class A { ~A(); friend void f(A&); }; void h(A); void f(A& a) { h(a); }
//## destructors_behind_references c++20
class A { ~A(); }; void h(const A&, A&&, A*, ...); void f(A& a) { h(a, (A&&)a, &a, a); }
//## destructors_of_parameters_of_closures c++20
class A { ~A(); }; void f(A& a) { [](A x) {}(a); auto l = [](auto x) {}; l(a); } //= 330@46 330@76
//## default_arguments_are_accessed_as_by_their_function c++20
class A { friend struct S; template<class T> friend struct V; static int s(); public: A(); };
struct S {
  void f(int i = A::s()); template<class T> void g(T t, int i = A::s());
  S(int i = A::s(), int j = [] { return A::s(); }());
};
template<class T> struct V { void f(int i = T::s()); template<class U> void g(U t, int i = T::s()); struct I { void m(int k = T::s()); }; };
struct N {
  void f(int i = A::s()); //= 265@21
  template<class T> void g(T t, int i = T::s()); //= 265@44
};
class B { friend void N::g<B>(B, int); template<class T> friend void W(T, int); static int s(); };
template<class T> void W(T t, int i = T::s()) {} //= 265@42
void t(B b, A a) { S s; s.f(); s.g(1); V<A> v; v.f(); v.g(1); V<A>::I().m(); N().f(); N().g(b); N().g(a); W(b); W(a); }
//## default_arguments_of_a_befriended_member_of_an_instance c++20
template<class T> struct V { V(int) {} void f(const T& t = T()) {} void g(T* t = new T()); static int s(int i = T::s()); };
class A { friend void V<A>::f(const A&); friend void V<A>::g(A*); friend int V<A>::s(int); A() {} static int s(); };
void f() { V<A> v(1); v.f(); v.g(); v.s(); V<A>::s(); }
//## variable_templates_behind_objects
class C { template<class T> static constexpr int hidden = 1; protected: template<class T> static constexpr int kept = 2; public: template<class T> static constexpr int open = 3; };
struct D : C { int own() { return this->kept<int>; } };
int all(C& x, C* p, D& d) {
    (void)x.hidden<int>; //= 265@13
    (void)p->hidden<int>; //= 265@14
    (void)d.C::hidden<char>; //= 265@16
    (void)x.kept<int>; //= 265@13
    x.open<int> = 4; //= 137@5
    return x.open<int> + p->template open<char>;
}
//## protected_members_named_with_their_class_count_by_the_object
struct B { protected: int s; static int t; }; struct Private : private B { int f() { return this->B::s + B::s + this->B::t; } };
struct D : B {
    int own() { return this->B::s; }
    int of(B& b, D& d) { return d.B::s + b.B::t; }
    int bad(B& b) { return b.B::s; } //= 410@33
    friend int fr(D* d, B* b);
};
int fr(D* d, B* b) { return d->B::s + d->s + b->B::s; } //= 410@52
struct E : D {
    int f(D* d) { return d->B::s; } //= 410@32
    int g(E* e) { return e->B::s + e->D::s; }
    int h(D* d) { return d->D::s; } //= 410@32
};
struct Sibling : B { int h(D& d) { return d.B::s; } int k(Sibling& s) { return s.B::s; } }; //= 410@48
template<class T, class U> struct Base { protected: T s; };
template<class T, class U = T> struct I : private Base<T, U> {
    T *f() const { return const_cast<T *>(&this->Base<T, U>::s); }
    int g() { return this->s + this->Base<T, U>::s + (*this).template Base<T, U>::s; }
};
int used(I<int>& i) { return *i.f() + i.g(); }
//## access_does_not_count_in_the_name_of_a_partial_specialization c++20
class Q { class P { template<class> class M; }; template<class> struct T {}; static constexpr int n = 1; };
template<class T, class U> struct S { struct In; void f(); };
template<class T> struct S<T, Q::P> { struct In; void f(); template<class> struct M; template<class> void g(); };
template<class T> struct S<T, Q::P>::In {};
template<class T> void S<T, Q::P>::f() {}
template<class T> template<class U> struct S<T, Q::P>::M {};
template<class T> template<class U> void S<T, Q::P>::g() {}
template<class T> struct S<Q::T<T>, int>;
template<class T> struct S<Q::T<T>, int> {};
template<class T> struct S<T[Q::n], int> {};
template<class T> requires (sizeof(T) > 1) struct S<T, Q::P>;
template<class T> requires (sizeof(Q::P) == 1) struct S<T*, Q::P>; //= 265@39
template<class T, int N = Q::n> struct Z; //= 265@30
template<class T> class Q::P::M {};
template<class T> class Q::P::M<T*> {};
template<class A> struct Out { template<class U, class V> struct In {}; template<class U> struct In<U*, Q::P> {}; }; //= 265@108
Out<int> out;
struct Out2 { template<class U, class V> struct In {}; template<class U> struct In<U*, Q::T<U>> {}; }; //= 265@91
template<class U> struct Out2::In<U&, Q::P> {};
struct S<int, Q::P>* named; //= 265@18
