//## a_conversion_function_is_accessible_as_a_using_declaration_says c++20
class B { friend class C; operator int(); protected: operator long*(); };
class C : public B { public: using B::operator int; using B::operator long*; };
class D : public B { using B::operator long*; };
struct E { explicit E(int); };
void test(C c, D d) {
  int i = c;
  long *q = d; //= 330@13
  E e(c);
  switch (c) {}
  (void)(c + 1);
  int j = static_cast<int>(c);
  bool b = !c;
}
//## a_conversion_function_is_named_in_the_class_of_the_operand c++20
struct B { operator int() const; explicit operator bool() const; };
struct D : private B { void f() { int i = *this; } };
struct E : protected B { };
struct F : E { void g(E e) { int i = *this; int j = e; if (*this) {} } };
struct G : D { void f() { int i = *this; } }; //= 330@35
struct H : B { friend void m(H); protected: using B::operator int; };
void m(H h) { int i = h; }
struct I : H { void f(H h, I i) { int a = h; int b = i; if (h) {} } };
void t(D d, E e, H h) {
  int i = d; //= 330@11
  int j = e; //= 330@11
  if (d) {} //= 330@7
  int k = h; //= 330@11
  if (h) {}
}
template<class T> struct W : private B { operator T() const; void f() { T t = *this; } };
void q(W<char> w, W<int> x) {
  int i = w; //= 330@11
  char c = w; int j = x;
}
//## delete_converts_to_a_pointer_to_an_object c++20
typedef int Fn();
struct P { private: ~P(); };
struct Q { void operator delete(void*) = delete; };
struct S { operator void*(); }; struct T { operator Fn*(); };
struct U { operator int*(); operator void*(); }; struct V { operator int*(); operator Fn*(); };
struct W { operator int*(); operator char*(); }; struct X { operator void*(); operator Fn*(); };
struct Y { operator P*(); }; struct Z { operator Q*(); };
struct R { operator int*() const; operator int*(); };
struct R4 { explicit operator int*(); operator char*(); };
void f(S s, T t, U u, V v, W w, X x, Y y, Z z, R r, R4 r4) {
  delete s; //= 852@10
  delete t; //= 852@10
  delete u;
  delete v;
  delete w; //= 418@10
  delete x; //= 852@10
  delete y; //= 330@10
  delete z; //= 1776@3
  delete r;
  delete r4;
}
//## va_list_has_no_associated_namespace c++20
void function(__builtin_va_list &list);
namespace n { void function(__builtin_va_list &list);
  void test() { __builtin_va_list list; function(list); } }
//## a_specialization_of_a_literal_operator_template_has_no_parameters c++20
template<char...> void operator "" _h() {}
template<> void operator "" _h<'a', 'b', 'c'>() {}
template void operator "" _h<'a', 'b', 'c', 'd'>();
