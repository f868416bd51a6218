//## host_templates_that_code_uses
struct Private { Private(); private: int x; };
struct Fixed { Fixed(); Fixed(const Fixed &) = delete; };
struct Empty {};
template <class T> int member(T v) { return v.x; } //= 265
template <class T> int copy(const T &v) { T w = v; return 0; } //= 1776
template <class T> int change(const T &v) { v = T(); return 0; } //= 137
template <class T> int undeclared(T v) { return found_by_nobody(v); } //= 20
template <class T> int asserts(T) { static_assert(sizeof(T) == 100, ""); return 0; } //= 1574
template <class T> int pointer(T v) { int *p = v; return *p; } //= 144
template <class T> int converts(T v) { return v; } //= 413
template <class T> int cases(T) { switch (1) { case sizeof(T): case 4: return 1; } return 0; } //= 1578
template <class T> int unused(T) { int never; T late; return late; } //= w177 w549
template <class T> int not_used(T v) { return v.z; }
int all(Empty e, Private p, Fixed f, int i) {
    return member(p) + copy(f) + change(i) + undeclared(e) + asserts(i) + pointer(i) + converts(e) + cases(i) + unused(i);
}
//## host_templates_that_host_templates_use
template <class T> int length(const T &v) { return v.size(); } //= 153
template <class T> int call(const T &v) { return length(v); }
template <class T> struct S {
    int direct(T v) { return call(v); }
    int unused(T v) { return v.b; }
    static int shared(T v) { return v.c; } //= 153
};
static int number() { return S<int>().direct(5) + S<int>::shared(5); } //= w177
int (*pointer)(const long &) = length;
//## host_lambdas_and_default_arguments_of_instances
template <class T> int length(const T &v) { return v.size(); } //= 153
template <class T> int later(T v, int n = length(5)) { return n; }
template <class T> struct D { int n = length(T()); D() {} };
template <class T> struct A { int n = length(T()); };
int all(long l) {
    auto generic = [](auto v) { return v.size(); }; //= 153
    D<long> d;
    A<short> a;
    return generic('a') + later(l) + d.n + a.n;
}
//## virtual_functions_of_instances
struct Empty {};
template <class T> struct S { T t; virtual int h() { return t.z; } void g() {} }; //= 135
template <class T> struct Named { T t; virtual int h() { return t.z; } void g() {} };
template <class T> struct Derived : S<T> {};
template <class T> struct Declared { Declared(); T t; virtual int h() { return t.z; } };
template <class T> struct Destroyed { ~Destroyed() {} T t; virtual int h() { return t.z; } }; //= 135
template <class T> struct Deleted { T t; virtual ~Deleted() { t.z; } }; //= 135
template <class T> struct Written { T t; Written() {} virtual int h() { return t.z; } }; //= 135
template <class T> struct Overridden { T t; virtual int h() { return t.z; } }; //= 135
struct Own : Overridden<Empty> { int h() { return 1; } };
template <class T> struct Unused : S<T> { Unused() {} };
void named(Named<Empty> *p) { p->g(); }
void *derived() { return new Derived<Empty>; }
void declared() { Declared<Empty> d; }
void destroyed(Destroyed<Empty> *p) { delete p; }
void deleted() { Deleted<Empty> *d = new Deleted<Empty>; }
struct Writer : Written<Empty> { Writer() {} };
void own() { Own o; } //= w177
void unused(Unused<int> *p) {}
//## virtual_functions_of_instances_in_kernels
struct Empty {};
template <class T> struct S { T t; __device__ virtual int h() { return t.z; } __device__ virtual int i() { return 0; } }; //= 135
template <class T> struct H { T t; virtual int h() { return t.z; } }; //= 135
__global__ void k(int *p) { S<Empty> s; H<Empty> h; *p = s.i() + (&h != nullptr); }
//## instances_that_no_code_uses
struct Empty {};
template <class T> int f(T v) { return v.z; }
template <class T> struct S { int g() { return T().z; } static int s; };
template <class T> int S<T>::s = T().z;
using R = decltype(f(Empty()));
static_assert(sizeof(f(Empty())) == 4 && noexcept(S<Empty>().g()) == false, "");
template <class T> void user() { f(Empty()); S<T>().g(); }
void h() { if constexpr (sizeof(int) == 1) f(Empty()); S<Empty> s; } //= w177
//## parameters_whose_values_are_dropped
struct S { virtual int a(bool b = false) const { (void)b; return 1; } int c(int d = 0) { (void)d; return 2; } };
int f(int e = 1) { (void)e; return 1; }
template <class T> int g(T e = 1) { (void)e; return 1; }
template <class T> struct U { int c(int d = 0) { (void)d; return 2; } };
int all() { return g<int>() + U<int>().c(); }
__device__ int h(int e = 1) { (void)e; return 1; }
void variable() { int x = 0; (void)x; } //= w550
void assigned() { int x; x = 0; (void)x; } //= w550
void lambda() { auto l = [](int a = 3) { (void)a; }; l(); }
void assigned_parameter(int p) { p = 3; (void)p; } //= w550
void assigned_default(int p = 1) { p = 3; (void)p; } //= w550
void only_assigned(int p = 1) { p = 3; } //= w550
__global__ void k(int p, int q) { (void)p; q = 1; } //= w550
//## constants_that_only_template_arguments_name
template <int a, int b> constexpr bool le() { return true; }
template <int a> struct V { static constexpr int v = a; };
struct P { template <int a, int b> static constexpr bool is_le() { return true; }
  static bool m1() { constexpr int t = 26; is_le<4, t>(); return true; }
};
static constexpr int global = 4;
static constexpr int other = 4; //= w177
void f1() { constexpr int t = 26; le<4, t>(); }
void f3() { le<4, global>(); }
int f2() { constexpr int t = 26; return V<t>::v; }
void f4() { constexpr int t = 26, u = 1; V<t> v; V<V<u>::v>::v; (void)v; } //= w174
template <class T> void g1() { constexpr int t = 26; le<4, t>(); }
template <class T> void g2() { constexpr int t = 26; le<sizeof(T), t>(); }
template <class T> int g3() { constexpr int t = 26; return V<t>::v; }
template <class T> struct D { template <int a, int b> static constexpr bool is_le() { return true; }
  bool m1() { constexpr int t = 26; return is_le<4, t>(); }
  bool m2() { constexpr int t = 26; return le<4, t>(); }
  bool m3() { constexpr int t = 26; return this->template is_le<4, t>(); }
  bool m4() { constexpr int t = 26; return D::template is_le<4, t>(); }
  static constexpr bool m5() { constexpr int t = 26; is_le<sizeof(T), t>(); return true; }
};
static_assert(D<int>::m5(), "");
void all() { g1<int>(); g2<int>(); g3<int>(); D<int> d; d.m1(); d.m2(); d.m3(); d.m4(); }
//## questions_use_no_functions
struct Pair { Pair(int *, int *); Pair &operator=(int *); };
struct Other {};
template <class T> struct Forwards : T {
    template <class... A> explicit Forwards(A &&...a) : T(a...) {}
    template <class A> Forwards &operator=(A &&a) { T::operator=(a); return *this; }
};
static_assert(__is_constructible(Forwards<Pair>), "");
static_assert(__is_constructible(Forwards<Pair>, Other), "");
static_assert(!__is_nothrow_constructible(Forwards<Pair>), "");
static_assert(!__is_trivially_constructible(Forwards<Pair>, Other), "");
static_assert(__is_assignable(Forwards<Pair> &, Other), "");
static_assert(!__is_nothrow_assignable(Forwards<Pair> &, Other), "");
struct Deleted : Forwards<Pair> { using Forwards<Pair>::Forwards; Deleted() = delete; Deleted(Deleted &&) = default; };
template <class T> struct Inherits : T { using T::T; };
struct Aggregate { Forwards<Pair> pair; int i; };
void made(int *p) {
    Deleted d(p, p);
    Inherits<Forwards<Pair>> i(p, p);
    Aggregate a{Forwards<Pair>(p, p), 2};
}
//## parts_of_default_constructors_that_nobody_wrote
struct Pair { Pair(int *, int *); };
template <int N, class T> struct Forwards : T {
    template <class... A> explicit Forwards(A &&...a) : T(a...) {} //= 289
};
template <class T> struct Plain { Plain() { T::missing(); } }; //= 135
template <class T> struct Inherits : T { using T::T; };
struct Member { Forwards<1, Pair> pair; };
struct Array { Forwards<2, Pair> pairs[2]; };
struct Inner { Forwards<3, Pair> pair; };
struct Outer { Inner inner; };
template <class T> struct Class { T member; };
struct Written { Forwards<5, Pair> pair; Written() {} };
struct Never { Forwards<6, Pair> pair; };
struct Empty {};
void made(Never *n) {
    Member m;
    new Array;
    static Outer o;
    Class<Inherits<Forwards<4, Pair>>> c;
    Class<Forwards<7, Pair>> d;
    Class<Plain<Empty>> p;
}
//## constructors_of_conversions_that_are_only_compared_are_not_instantiated
#include <initializer_list>
template <class T> struct FromList {
  template <class U> FromList(std::initializer_list<U> list) { T::take(list); } //= 135
  template <class U> FromList(U a, U b, U c, int = T::value) { T::take(a); }
};
template <class T> struct FromOne {
  template <class U> FromOne(U u, int = T::value) { T::take(u); }
};
struct Nothing {};
int chosen(FromList<Nothing>); int chosen(std::initializer_list<unsigned>);
int with_default(FromOne<Nothing>); int with_default(unsigned);
struct Choice { Choice(FromList<Nothing>); Choice(std::initializer_list<unsigned>); };
void uses() {
  chosen({1});
  chosen({1, 2, 3});
  with_default({1});
  Choice({1});
  Choice choice({1});
  new Choice({1, 2, 3});
}
void mistakes() {
  FromList<Nothing> list = {1};
}
//## operator_functions_that_instances_name_and_nobody_declares
struct A {};
template <class T> int unary(T t) { return operator+(t); } //= 20
template <class T> struct B { static int f(T t) { return operator!(t, t); } }; //= 20
int uses() { return unary(1) + B<A>::f(A()); }
