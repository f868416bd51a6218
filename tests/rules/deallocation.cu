//## a_virtual_destructor_needs_a_usual_deallocation_function c++20
struct A { virtual ~A() {} void operator delete(void *, int); }; //= 1555@20
struct B { virtual ~B(); void operator delete(void *, int); }; B::~B() {} //= 1555@67
struct C { virtual ~C(); void operator delete(void *, int); };
struct D { ~D() {} void operator delete(void *, int); };
struct E { virtual ~E() {} void operator delete[](void *, int); };
struct V { virtual ~V(); };
struct F : V { ~F() {} void operator delete(void *, int); }; //= 1555@16
struct G : A { ~G() {} }; //= 1555@16
struct H : A { ~H() {} void operator delete(void *); };
struct I { virtual ~I(); void operator delete(void *, int); }; I::~I() = default; //= 1555@67
//## a_virtual_destructor_needs_a_deallocation_function_that_is_not_deleted c++20
struct A { virtual ~A() {} void operator delete(void *) = delete; }; //= 1776@20
struct B { virtual ~B() {} void operator delete[](void *) = delete; };
struct C { virtual ~C() = default; void operator delete(void *) = delete; };
struct D { virtual ~D() = delete; void operator delete(void *) = delete; };
struct E { ~E() {} void operator delete(void *) = delete; };
struct F : E { virtual ~F() {} }; //= 1776@24
//## a_virtual_destructor_needs_one_deallocation_function c++20
struct A { void operator delete(void *); }; struct B { void operator delete(void *); };
struct C : A, B { virtual ~C() {} }; //= 769@27
struct D : A, B { virtual ~D() {} using A::operator delete; };
struct E : A, B { ~E() {} };
//## implicit_virtual_destructors_are_defined_where_objects_are_made c++20
struct A { virtual ~A(); };
struct B : A { void operator delete(void *, int); };
struct C : A { void operator delete(void *, int); }; C c; //= 1555@8
struct D : A { void operator delete(void *, int); D(); }; D::D() {} //= 1555@8
struct E : A { void operator delete(void *, int); }; struct F { E e; ~F() {} }; //= 1555@8
struct G : A { void operator delete(void *, int); }; void g() { G(); } //= 1555@8
struct H : A { void operator delete(void *, int); ~H() = default; }; H h; //= 1555@51
struct I : A { void operator delete(void *, int); }; void i(I *i) { i->~I(); sizeof(I()); } //= w174@78 w56@85
//## which_deallocation_function_is_usual c++20
typedef decltype(sizeof 0) size; namespace std { enum class align_val_t : size {}; struct destroying_delete_t {}; }
struct A { virtual ~A() {} void operator delete(void *, size); };
struct B { virtual ~B() {} void operator delete(void *, std::align_val_t); };
struct C { virtual ~C() {} void operator delete(void *, size, std::align_val_t); };
struct D { virtual ~D() {} void operator delete(D *, std::destroying_delete_t); };
struct E { virtual ~E() {} void operator delete(void *); void operator delete(void *, size) = delete; };
struct F { virtual ~F() {} void operator delete(void *) = delete; void operator delete(void *, size); }; //= 1776@20
struct alignas(64) G { virtual ~G() {} void operator delete(void *) = delete; void operator delete(void *, std::align_val_t); };
struct alignas(64) H { virtual ~H() {} void operator delete(void *); void operator delete(void *, std::align_val_t) = delete; }; //= 1776@32
//## delete_of_aligned_objects_prefers_an_alignment c++20
typedef decltype(sizeof 0) size; namespace std { enum class align_val_t : size {}; }
template <unsigned n> struct alignas(n) A { void operator delete(void *); void operator delete(void *, std::align_val_t) = delete; };
template <unsigned n> struct alignas(n) B { void operator delete(void *) = delete; void operator delete(void *, std::align_val_t); };
void f(A<8> *a, A<64> *b, B<8> *c, B<64> *d) {
    delete a;
    delete b; //= 1776@5
    delete c; //= 1776@5
    delete d;
}
//## an_object_is_deleted_by_a_usual_function_of_its_class c++20
struct A { void operator delete(void *, int); void operator delete[](void *, char); };
struct B { void operator delete(void *, int, int); ~B(); };
struct C : A {};
struct D { void operator delete(void *); void operator delete[](void *, int); };
template <class T> struct E { void operator delete(void *, T); };
void f(A *a, B *b, C *c, D *d, E<int> *e, E<decltype(sizeof 0)> *g) {
    delete a; //= 832@5
    delete[] a; //= 832@5
    delete b; //= 832@5
    delete[] b;
    delete c; //= 832@5
    delete d;
    delete[] d; //= 832@5
    ::delete a;
    delete e; //= 832@5
    delete g;
}
//## only_std_align_val_t_makes_a_deallocation_function_with_an_enumeration_a_usual_one c++20 bare
typedef decltype(sizeof 0) size_t;
enum R { N };
namespace std { enum class align_val_t : size_t {}; }
namespace other { enum class align_val_t : size_t {}; }
struct alignas(64) Big { char c[64]; };
struct A1 { void operator delete (void*, R); };
struct A2 { void operator delete (void*, std::align_val_t); };
struct A3 { void operator delete (void*, size_t, std::align_val_t); };
struct A4 { void operator delete (void*, size_t, R); };
struct A5 { void operator delete (void*, other::align_val_t); };
struct A6 { void operator delete (void*, std::align_val_t); void operator delete(void*, R); };
struct A7 { void operator delete (void*, R) = delete; void operator delete(void*); };
struct A8 : Big { void operator delete (void*, R) = delete; void operator delete(void*); };
struct A9 { void operator delete (void*, std::align_val_t) = delete; void operator delete(void*); };
struct B1 : Big { void operator delete (void*, std::align_val_t) ; void operator delete(void*) = delete; };
void t(A1 *a1, A2 *a2, A3 *a3, A4 *a4, A5*a5, A6*a6, A7*a7, A8*a8, A9*a9, B1*b1) {
  delete a1; //= 832@3
  delete a2;
  delete a3;
  delete a4; //= 832@3
  delete a5; //= 832@3
  delete a6;
  delete a7;
  delete a8;
  delete a9;
  delete b1;
}
struct D5 { void* operator new (size_t, std::align_val_t); void operator delete (void*, std::align_val_t); D5(); };
struct D6 { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t); D6(); };
struct D7 : Big { void* operator new (size_t, std::align_val_t); void operator delete (void*, std::align_val_t); D7(); };
struct D8 : Big { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t); D8(); };
struct D9 : Big { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t);  void operator delete (void*, size_t); D9(); };
struct E0 { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t);  void operator delete (void*, size_t); E0(); };
struct E1 { void* operator new (size_t, size_t); void operator delete (void*, size_t); void operator delete(void*); E1(); };
struct E2 { void* operator new (size_t, size_t); void operator delete (void*, size_t);  void operator delete (void*, std::align_val_t); E2(); };
void u() {
  new (std::align_val_t{}) D5;
  new (1, std::align_val_t{}) D6; //= 2654@3 w830@3
  new (std::align_val_t{}) D7;
  new (1, std::align_val_t{}) D8; //= 2654@3 w830@3
  new (1, std::align_val_t{}) D9; //= 2654@3 w830@3
  new (1, std::align_val_t{}) E0;
  new (1) E1;
  new (1) E2; //= 2654@3 w830@3
}
struct F1 { void* operator new (size_t, size_t, R); void operator delete (void*, size_t, R); F1(); };
struct F2 { void* operator new (size_t, R); void operator delete (void*, R); F2(); };
struct F3 { void* operator new (size_t, R); void operator delete (void*, R); void operator delete (void*, size_t); F3(); };
void v() {
  new (10, N) F1;
  new (N) F2;
  new (N) F3;
}
//## before_cpp17_no_alignment_makes_a_deallocation_function_a_usual_one c++14 bare
typedef decltype(sizeof 0) size_t;
enum R { N };
namespace std { enum class align_val_t : size_t {}; }
namespace other { enum class align_val_t : size_t {}; }
struct alignas(64) Big { char c[64]; };
struct A1 { void operator delete (void*, R); };
struct A2 { void operator delete (void*, std::align_val_t); };
struct A3 { void operator delete (void*, size_t, std::align_val_t); };
struct A4 { void operator delete (void*, size_t, R); };
struct A5 { void operator delete (void*, other::align_val_t); };
struct A6 { void operator delete (void*, std::align_val_t); void operator delete(void*, R); };
struct A7 { void operator delete (void*, R) = delete; void operator delete(void*); };
struct A8 : Big { void operator delete (void*, R) = delete; void operator delete(void*); };
struct A9 { void operator delete (void*, std::align_val_t) = delete; void operator delete(void*); };
struct B1 : Big { void operator delete (void*, std::align_val_t) ; void operator delete(void*) = delete; };
void t(A1 *a1, A2 *a2, A3 *a3, A4 *a4, A5*a5, A6*a6, A7*a7, A8*a8, A9*a9, B1*b1) {
  delete a1; //= 832@3
  delete a2; //= 832@3
  delete a3; //= 832@3
  delete a4; //= 832@3
  delete a5; //= 832@3
  delete a6; //= 832@3
  delete a7;
  delete a8;
  delete a9;
  delete b1; //= 1776@3
}
struct D5 { void* operator new (size_t, std::align_val_t); void operator delete (void*, std::align_val_t); D5(); };
struct D6 { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t); D6(); };
struct D7 : Big { void* operator new (size_t, std::align_val_t); void operator delete (void*, std::align_val_t); D7(); };
struct D8 : Big { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t); D8(); };
struct D9 : Big { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t);  void operator delete (void*, size_t); D9(); };
struct E0 { void* operator new (size_t, size_t, std::align_val_t); void operator delete (void*, size_t, std::align_val_t);  void operator delete (void*, size_t); E0(); };
struct E1 { void* operator new (size_t, size_t); void operator delete (void*, size_t); void operator delete(void*); E1(); };
struct E2 { void* operator new (size_t, size_t); void operator delete (void*, size_t);  void operator delete (void*, std::align_val_t); E2(); };
void u() {
  new (std::align_val_t{}) D5;
  new (1, std::align_val_t{}) D6;
  new (std::align_val_t{}) D7;
  new (1, std::align_val_t{}) D8;
  new (1, std::align_val_t{}) D9;
  new (1, std::align_val_t{}) E0;
  new (1) E1;
  new (1) E2; //= 2654@3 w830@3
}
struct F1 { void* operator new (size_t, size_t, R); void operator delete (void*, size_t, R); F1(); };
struct F2 { void* operator new (size_t, R); void operator delete (void*, R); F2(); };
struct F3 { void* operator new (size_t, R); void operator delete (void*, R); void operator delete (void*, size_t); F3(); };
void v() {
  new (10, N) F1;
  new (N) F2;
  new (N) F3;
}
