//## overriders_in_several_bases_are_ambiguous
struct A { virtual void f() = 0; };
struct Ap : virtual A { virtual void f(); };
struct B : Ap { virtual void f(); };
struct C : virtual A { virtual void f(); };
struct D : B, C { }; //= 318@8
struct B2 : B { };
struct E : B, B2 { }; //= 318@8
struct F : B, B2 { virtual void f(); };
struct G : F { };
struct H : G, A { };
namespace M {
struct A { virtual void f(); };
struct B : A { virtual void f(); };
struct C : A { virtual void f(); };
struct D : B, C { };
}
//## virtual_functions_have_no_constraints c++20
template<typename T> class V {
  virtual void f1() requires (sizeof(T) == 0); //= 3130@30
  virtual void f2() requires (sizeof(T) == 1) { } //= 3130@30
  void f3() requires (sizeof(T) == 1);
};
template<typename T> struct VC : T { void f() requires true; }; //= 3130@56
struct VD { virtual void f(); };
template struct VC<VD>;
//## partial_specializations_specialize_something c++20
template<class T> class PD;
template<typename T> class PD<T>{}; //= 840@28
template<typename T, typename ...Types> struct X1;
template<typename T, typename ...Types> struct X1<T, Types...> { }; //= 840@48
template<template<class> class T> struct tt;
template<template<class> class T> struct tt<T>; //= 840@42
template<int N> struct tn;
template<int M> struct tn<M>; //= 840@24
template<class T> class RR;
template<typename T> requires (sizeof(T)>1) class RR<T>{};
//## partial_specializations_of_members_take_the_packs_around
template<class...> struct A {};
template<class, class> struct B {};
template<class... S> struct C {
  template<class> struct D {};
  template<class... T> struct D<A<B<S,T>...>> { };
};
C<> c0;
C<int> c1;
C<int, char> c2;
C<int, char>::D<A<B<int, long>, B<char, long>>> d;
//## alias_templates_share_their_names_with_nothing
struct at_a {};
template<typename T> using at_a = int; //= 101@28
template<typename T> using at_c = int;
int at_c; //= 101@5
template<typename T> struct at_f;
template<class T> using at_f = int; //= 101@25
template<typename T> using at_g = int;
void at_g(); //= 101@6
template<typename T> using at_h = int;
template<typename T> using at_h = int;
