//## conversions_to_bases c++17 --diag_suppress=174,177,993
struct B{ int x; int f(); }; struct D : private B{};
struct B2{ int x; }; struct V : virtual B2{};
struct L : B2 {}; struct R : B2 {}; struct A : L, R {};
int B::*pm; int B2::*pm2; int (B::*pf)();
void f(B*b, D*d, B&br, D&dr, int D::*dm, V*v, B2*b2, A*a, int V::*vm, int A::*am) {
  (void)(d == b); //= 269@10
  (void)(b < d); //= 269@14
  (void)(d - b); //= 269@10
  (void)(true ? b : d); //= 269@21
  (void)(true ? dr : br); //= 269@17
  (void)(true ? dr : B()); //= 269@17
  (void)(dr.*pm); //= 269@10
  (void)(d->*pm); //= 269@10
  (d->*pf)(); //= 269@4
  (void)(pm == dm); //= 1280@10
  (void)(true ? pm : dm); //= 1280@17
  (void)(a == b2); //= 286@10
  (void)(b2 < a); //= 286@15
  (void)(a - b2); //= 286@10
  (void)(true ? a : b2); //= 286@17
  (void)(true ? *a : *b2); //= 286@17
  (void)(true ? *a : B2()); //= 286@17
  (void)(a->*pm2); //= 286@10
  (void)((*a).*pm2); //= 286@10
  (void)(am == pm2); //= 287@16
  (void)(true ? pm2 : am); //= 287@17
  (void)(vm == pm2); //= 804@16
  (void)(true ? pm2 : vm); //= 804@17
  (void)static_cast<int D::*>(pm); //= 1280@21
  (void)static_cast<int B::*>(dm); //= 269@9
  (void)static_cast<int A::*>(pm2); //= 287@21
  (void)static_cast<int B2::*>(am); //= 286@21
  (void)static_cast<int V::*>(pm2); //= 804@21
  (void)static_cast<int B2::*>(vm); //= 916@21
  (void)((int D::*)(pm));
  (void)((int B::*)(dm));
  (void)((int A::*)(pm2)); //= 287@10
  (void)((int B2::*)(am)); //= 286@10
  (void)((int V::*)(pm2)); //= 804@10
  (void)((int B2::*)(vm)); //= 916@10
  (void)B{dr}; //= 269@11
  (void)B(dr); //= 269@11
}
//## access_and_deletion_fail_substitution c++17 --diag_suppress=174,177
struct DelDtor { ~DelDtor() = delete; };
class C { typedef int type; static int s; struct N{}; enum E { e }; template<class> struct TT{}; };
struct B{ int x; }; struct D : private B{};
template<typename T> T &&declval();
template<class T, class = decltype(T{})> char f(int);
template<class> char (&f(...))[2];
static_assert(sizeof(f<DelDtor[2]>(0)) != 1, "Error");
static_assert(sizeof(f<DelDtor>(0)) != 1, "Error");
template<class T> auto g(int) -> decltype(typename T::type(), char());
template<class> auto g(...) -> char (&)[2];
static_assert(sizeof(g<C>(0)) == 2, "Ouch");
template<class T> auto g1(int) -> decltype(T::s, char());
template<class> auto g1(...) -> char (&)[2];
static_assert(sizeof(g1<C>(0)) == 2, "Ouch");
template<class T> auto g2(int) -> decltype((typename T::type)0, char());
template<class> auto g2(...) -> char (&)[2];
static_assert(sizeof(g2<C>(0)) == 2, "Ouch");
template<class T> auto g3(int) -> decltype(sizeof(typename T::type), char());
template<class> auto g3(...) -> char (&)[2];
static_assert(sizeof(g3<C>(0)) == 2, "Ouch");
template<class T> auto g4(int) -> decltype(T::e, char());
template<class> auto g4(...) -> char (&)[2];
static_assert(sizeof(g4<C>(0)) == 2, "Ouch");
template<class T> auto g5(int) -> decltype(typename T::template TT<int>(), char());
template<class> auto g5(...) -> char (&)[2];
static_assert(sizeof(g5<C>(0)) == 2, "Ouch");

template<typename From, typename = decltype(B{declval<From>()})> constexpr bool t1(int) { return true; }
template<typename> constexpr bool t1(bool) { return false; }
static_assert(!t1<D>(0), "");
template<typename From, typename = decltype(B(declval<From>()))> constexpr bool t1a(int) { return true; }
template<typename> constexpr bool t1a(bool) { return false; }
static_assert(!t1a<D>(0), "");
template<typename From, typename = decltype(D{declval<From>()})> constexpr bool t2(int) { return true; }
template<typename> constexpr bool t2(bool) { return false; }
static_assert(!t2<B>(0), "");
template<typename From, typename To, typename = decltype(static_cast<To>(declval<From>()))> constexpr bool t3(int) { return true; }
template<typename, typename> constexpr bool t3(bool) { return false; }
static_assert(!t3<B &, D &>(0), "");
static_assert(!t3<D &, B &>(0), "");
static_assert(!t3<D *, B *>(0), "");
static_assert(!t3<B *, D *>(0), "");
static_assert(!t3<int B::*, int D::*>(0), "");
static_assert(!t3<int D::*, int B::*>(0), "");
template<typename From, typename To, typename = decltype(dynamic_cast<To>(declval<From>()))> constexpr bool t4(int) { return true; }
template<typename, typename> constexpr bool t4(bool) { return false; }
static_assert(!t4<D &, B &>(0), "");
static_assert(!t4<D *, B *>(0), "");
int B::*pm = 0;
template<typename T, typename = decltype(declval<T>().*pm)> constexpr bool t5(int) { return true; }
template<typename> constexpr bool t5(bool) { return false; }
static_assert(!t5<D>(0), "");
template<typename T, typename = decltype(declval<T>()->*pm)> constexpr bool t6(int) { return true; }
template<typename> constexpr bool t6(bool) { return false; }
static_assert(!t6<D *>(0), "");
template<typename T, typename U, typename = decltype(declval<T>() < declval<U>())> constexpr bool t7(int) { return true; }
template<typename, typename> constexpr bool t7(bool) { return false; }
static_assert(!t7<D *, B *>(0), "");
template<typename T, typename U, typename = decltype(declval<T>() == declval<U>())> constexpr bool t8(int) { return true; }
template<typename, typename> constexpr bool t8(bool) { return false; }
static_assert(!t8<D *, B *>(0), "");
static_assert(!t8<int D::*, int B::*>(0), "");
template<typename T, typename U, typename = decltype(declval<T>() - declval<U>())> constexpr bool t8m(int) { return true; }
template<typename, typename> constexpr bool t8m(bool) { return false; }
static_assert(!t8m<D *, B *>(0), "");
template<typename T, typename U, typename = decltype(false ? declval<T>() : declval<U>())> constexpr bool t9(int) { return true; }
template<typename, typename> constexpr bool t9(bool) { return false; }
static_assert(!t9<B *, D *>(0), "");
static_assert(!t9<B &, D &>(0), "");
static_assert(!t9<B, D>(0), "");
static_assert(!t9<int B::*, int D::*>(0), "");
template<typename T, typename U, typename = decltype(declval<T>() = declval<U>())> constexpr bool ta(int) { return true; }
template<typename, typename> constexpr bool ta(bool) { return false; }
static_assert(!ta<B *&, D *>(0), "");
static_assert(!ta<B &, D>(0), "");
template<typename T, typename = decltype(declval<T>().x)> constexpr bool tb(int) { return true; }
template<typename> constexpr bool tb(bool) { return false; }
static_assert(!tb<D>(0), "");
void take(B*); void taker(const B&);
template<typename T, typename = decltype(take(declval<T>()))> constexpr bool tc(int) { return true; }
template<typename> constexpr bool tc(bool) { return false; }
static_assert(!tc<D*>(0), "");
template<typename T, typename = decltype(taker(declval<T>()))> constexpr bool td(int) { return true; }
template<typename> constexpr bool td(bool) { return false; }
static_assert(!td<D>(0), "");
template<typename T, typename U, typename = decltype(new T(declval<U>()))> constexpr bool te(int) { return true; }
template<typename, typename> constexpr bool te(bool) { return false; }
static_assert(!te<B, D>(0), "");
static_assert(!te<B*, D*>(0), "");
template<typename T, typename U, typename = decltype((T)declval<U>())> constexpr bool tf(int) { return true; }
template<typename, typename> constexpr bool tf(bool) { return false; }
static_assert(tf<B*, D*>(0), "");
static_assert(tf<B&, D&>(0), "");
template<typename T, typename U, typename = decltype(T{declval<U>()})> constexpr bool tg(int) { return true; }
template<typename, typename> constexpr bool tg(bool) { return false; }
static_assert(!tg<B*, D*>(0), "");
static_assert(!tg<int, double>(0), "");
static_assert(tg<double, float>(0), "");
//## destructors_of_elements_of_new c++17
struct DelDtor { DelDtor(); ~DelDtor() = delete; };
struct DA { int x; ~DA() = delete; };
struct DI { int x = 1; ~DI() = delete; };
void f() {
 new DA[2];
 new DelDtor[2]{}; //= 1776@17
 new DA[2]{};
 new DA[2]{{1},{2}}; //= 1776@14 1776@18
 new DI[2]{}; //= 1776@12
 new DI[2]; //= 1776@6
 new DI[2](); //= 1776@6
}
//## destructors_of_temporaries c++17 
struct D { D(); D(int); ~D() = delete; };
struct DA { ~DA() = delete; };
struct P { P(); P(int); private: ~P(); };
D fn();
using A1 = decltype(fn());
using A4 = decltype((D)1); //= 1776@24
using A5 = decltype(static_cast<D>(1)); //= 1776@36
using A6 = decltype(DA{}); //= 1776@23
using T2 = DA[2];
using A8 = decltype(T2{}); //= 1776@23
using B1 = decltype(D{}); //= 1776@22
using B2 = decltype(D{1}); //= 1776@22
using B4 = decltype((P)1); //= 330@24
using B5 = decltype(P{}); //= 330@22
//## converting_constructors_take_no_inaccessible_base c++17 c++20
struct B {}; class D : B {}; class DD : public D {}; struct X { X(const B&); }; struct Y { Y(B*); }; struct Z { Z(B); };
struct W { template<class T> W(T, const B&); W(const B&, int = 0); };
void f(X); void g(Y); void h(Z); void k(const X&); D d; DD dd;
template<class T> T&& dv(); template<class T> void acc(T);
template<class F, class T, class = decltype(acc<T>(dv<F>()))> constexpr bool cv(int) { return true; } template<class F, class T> constexpr bool cv(...) { return false; }
template<class F, class T, class = decltype(T(dv<F>()))> constexpr bool cn(int) { return true; } template<class F, class T> constexpr bool cn(...) { return false; }
template<class F, class T, class = decltype(T{dv<F>()})> constexpr bool cb(int) { return true; } template<class F, class T> constexpr bool cb(...) { return false; }
void t1() { f(d); } //= 269@15
void t2() { X x = d; } //= 269@19
void t3() { X x(d); } //= 269@17
void t4() { X x{d}; } //= 269@17
void t5() { static_cast<X>(d); } //= 269@28
X t6() { return d; } //= 269@17
void t7() { g(&d); } //= 269@15
void t8() { h(d); } //= 269@15
void t9() { k(d); } //= 269@15
void t10() { X x = {d}; } //= 269@21
void t11() { W w(d); } //= 269@18
void t12() { W w = d; } //= 269@20
void t13() { const X& r = d; } //= 269@27
void t14() { X a[] = {d}; } //= 269@23
void t15() { (X)d; } //= 269@17
void t16() { new X(d); } //= 269@20
void t17() { f(dd); } //= 269@16
void t18() { throw static_cast<X>(d); } //= 269@35
struct S { X x; S() : x(d) {} }; //= 269@25
struct S2 { X x = d; }; //= 269@19
void t19(X = d); //= 269@14
void t20() { bool b = true; X x = b ? X(B()) : X(d); } //= 269@50
//## who_may_convert_to_a_base_and_bases_that_are_ambiguous c++17 c++20
struct B {}; class D : B { friend void fr(D); void m(); }; class P : protected B { void m(); }; struct E : P { void m(); }; struct X { X(const B&); }; struct Y { Y(const B*); };
void f(X); void g(Y); void h(X&&);
void fr(D d) { f(d); g(&d); X x = d; h(d); }
void D::m() { f(*this); g(this); X x = *this; X y = {*this}; }
void P::m() { f(*this); }
void E::m() { f(*this); P p; f(p); }
void t1(P p) { f(p); } //= 269@18
struct L : B {}; struct R : B {}; struct LR : L, R {};
void t2(LR lr) { f(lr); } //= 286@20
void t3(LR lr) { X x = lr; } //= 286@24
void t4(LR* lr) { g(lr); } //= 286@21
struct V : D { operator X(); };
void t5(V v) { f(v); }
template<class T> void t6(T t) { f(t); } //= 269@36
template void t6(D); template void t6(B);
template<class T> struct Tm { X x = T(); X f() { return T(); } }; //= 269@57
template struct Tm<D>;
//## what_conversion_functions_give_becomes_no_inaccessible_base c++17 c++20
struct B {}; struct B2 { operator int() const; }; class D : B, B2 {}; class E : public B2 {};
struct U { operator D(); }; struct UD { operator D&(); }; struct UP { operator D*(); }; struct UM { operator int B::*(); }; struct X { X(B); };
void f(B); void g(const B&); void h(B*); void m(int D::*);
U u; UD ud; UP up; UM um;
void t1() { f(u); } //= 269@15
void t2() { g(u); } //= 269@15
void t3() { f(ud); } //= 269@15
void t4() { g(ud); } //= 269@15
void t5() { h(up); } //= 269@15
void t6() { m(um); } //= 1280@15
void t7() { const B& b = u; } //= 269@26
void t8() { B b = u; } //= 269@19
void t9() { B* p = up; } //= 269@20
void t10() { B b(ud); } //= 269@18
void t11() { B& b = ud; } //= 269@21
B t12() { return u; } //= 269@18
B* t13() { return up; } //= 269@19
void t14() { static_cast<B>(u); } //= 269@29
void t15() { static_cast<B*>(up); } //= 269@30
void t17() { up == (B*)0; } //= 269@14
void t18(D d) { int i = d; } //= 330@25
void t19(E e) { int i = e; }
void t20(bool b) { b ? up : (B*)0; } //= 269@24
void t21() { X x(u); } //= 269@18
void t22() { B b{u}; } //= 146@18
void t23() { B* a[] = {up}; } //= 269@24
