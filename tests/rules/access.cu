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
