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
