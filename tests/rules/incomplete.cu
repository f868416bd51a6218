//## declared_templates
template<class T> class X; template<> class X<float>; template<class... T> struct Tuple; template<int N> struct I; template<class T> struct Y; template<class T> struct Y<T*> { int m; };
X<float> *p0; X<float> x0; X<int> a; struct S { X<char> m; }; Tuple<int, char> *t1; Tuple<int, float> *t2 = t1; I<1> *i1; I<2> *i2 = i1; //= 70@24 70@35 70@57 144@109 144@134
Y<int*> y3; Y<int> y4; Y<char> *y5 = (Y<int>*)0; struct D : Y<int> {}; //= 70@20 144@38 70@61
template<class T> void ft(X<T> *p); void cc() { ft((X<int>*)0); ft((Y<int>*)0); } void cp(X<int>*); //= 304@65
void cp2() { cp((X<char>*)0); X<int> &r = *(X<char>*)0; const X<int> *c = (X<int>*)0; X<int> *nc = c; } bool eq(X<int> *a, X<char> *b) { return a == b; } //= 167@17 434@43 144@100 42@147
int X<int>::*pm = (int X<char>::*)0; int so = sizeof(X<short>); void dc(Y<int> *p) { dynamic_cast<X<int>*>(p); p->m(); } //= 144@19 70@54 695@99 833@112
//## declared_templates_that_are_valid
template<class T> struct Base {}; template<class T> struct Fwd; template<class T> struct Spec; template<class T> struct Part; template<class T> struct Never;
Fwd<int> *gp; Fwd<int> &gr = *gp; inline void over(Fwd<char> *) {} inline void over(void *) {} inline void t0(Fwd<char> *p, Spec<int> *q) { over(p); if (!p && q) return; (void)reinterpret_cast<Base<int>*>(p); }
template<class T> struct Fwd : Base<T> { int m; Fwd *next; }; inline int t1(Fwd<int> *p) { Base<int> *b = p; Fwd<int> x; x.next = p; return p->m + static_cast<Fwd<int>*>(b)->m; }
template<> struct Spec<int> { int a; }; inline int t2(Spec<int> *q) { Spec<int> s{1}; return s.a + q->a; } inline void *t3(Part<int*> *p) { return p; }
template<class T> struct Part<T*> { T v; }; inline int t4(Part<int*> *p) { return p->v; }
template<class T> struct Outer { template<class U> struct In; In<int> *p; void f(In<int> *q) { p = q; } }; template<class T> template<class U> struct Outer<T>::In { int z; };
inline int t5() { Outer<char> o; o.f(nullptr); Outer<char>::In<int> i{1}; o.p = &i; return i.z; }
template<class U> constexpr bool whole(U *, decltype(sizeof(U)) = 0) { return true; } template<class U> constexpr bool whole(...) { return false; } static_assert(!whole<Never<int>>(nullptr) && whole<int>(nullptr), "");
//## classes_without_definition_before_a_scope
struct N; template<class T> class X; N::type a; int c = N::x; typename X<int>::type q; void f() { X<int>::g(); N::g(); typename X<int>::type *y; } //= 70@38 70@57 70@72 70@99 70@112 70@129
template<class T> void g() { X<int>::g(); } int n = X<int>::v; void X<int>::m() {} int X<int>::s = 1; //= 70@30 70@53 70@69 70@88
struct D { N::type m; X<int>::type k; }; N::type ff(); X<int>::type ff2(int); struct S : N::base { typedef N::type t; }; int z = sizeof(N::type); //= 70@12 70@23 70@42 70@56 70@90 70@108 70@137
//## members_of_templates_that_are_only_declared
template <class T> struct U;
template <class T> struct U<T *>;
template <class T> void U<T>::f() {} //= 70@25
template <class T> int U<T>::m = 1; //= 70@24
template <class T> template <class V> void U<T>::g(V) {} //= 70@44
template <class T> void U<T *>::f() {} //= 70@25
template <class T> U<T>::~U() {} //= 70@20
//## friends_of_templates_that_are_only_declared
template <class T> struct U;
template <class T> struct B { friend void U<T>::f(); friend void U<T *>::g(int); };
//## incomplete_classes_as_selectors
struct I; I &i();
void f(I &c) { switch (c) {} switch (i()) {} } //= 70@24 70@38
template <class T> void g(I &c, T &t) { switch (c) {} switch (t) {} } //= 70@49
//## values_of_type_void_for_an_ellipsis
void v(...); void w(int, ...); void g(); struct I; I &ri();
struct O { void operator()(...); } o;
template <class... T> void vt(T..., ...);
void f() {
    v(g()); //= 70@7
    w(1, 2, g()); //= 70@13
    v(ri()); //= 70@7
    o(g()); //= 70@7
    v(void()); //= 70@7
    v((void)0); //= 70@7
    v(throw 1); //= 70@7
}
template <class T> void t(T t, T *p) {
    v(g()); //= 70@7
    v(t.f());
    v(delete p); //= 70@7
}

//## an_arrow_needs_a_complete_class c++17 bare
struct E;
struct R { E &operator->(); };
template<class T> struct U;
void h(E &e, const E *p, R r, U<int> &u) {
    e->f(); //= 70@5
    r->f(); //= 70@5
    u->f(); //= 70@5
    p->f(); //= 833@5
}
