//## this_outside_of_functions
struct S {
    decltype(this) q; //= 258@14
    int arr[sizeof(this)]; //= 258@20
    int sz = sizeof(this);
    static decltype(this) st(); //= 258@21
    void g(decltype(this)); //= 258@21
    decltype(this->sz) h(); //= 258@14
    auto k() -> decltype(this);
    void n() noexcept(sizeof(this) == 8);
    using T = decltype(this); //= 258@24
    int bits : sizeof(this); //= 258@23
    enum { E = sizeof(this) }; //= 258@23
    static_assert(sizeof(this), ""); //= 258@26
    int m = [this] { return sizeof(this); }();
};
//## this_outside_of_functions_of_templates
template<class T> struct S {
    decltype(this) q; //= 258@14
    int arr[sizeof(this)]; //= 258@20
    T *self = this->p;
    T *p;
    auto f() -> decltype(this->p);
    auto g() { return [this] { struct L { int x = sizeof(this); }; return p; }; }
};
S<int> s;
auto k = s.f();
//## this_in_trailing_requires_clauses c++20
template<class T> struct S { T a; void f() requires(sizeof(this->a) == 4); auto g() requires requires { this->a; }; };
void h(S<int> s) { s.f(); }
//## aliases_as_init_statements c++20 c++23
void f(int n) {
    if (using U = int; true) {} //= 29@9
    switch (using U = int; n) { case 1:; } //= 29@13
    for (using U = int; false;) {} //= 29@10
}
//## typedefs_as_init_statements c++20
void f(int n) {
    int a[2];
    if (typedef int T; true) {}
    for (typedef int T; auto x : a) {}
    for (using W = int; auto x : a) {} //= 29@10
}
//## real_and_imaginary_parts
struct A {};
int i = __real__ A(); //= 1442@18
int j = __imag__ A(); //= 1442@18
int k = __real__ 3; //= w1443@9
double d = __imag__ 2.0; //= w1443@12
int *p;
int l = __real__ p; //= 1442@18
enum E { e };
int n = __real__ e; //= w1443@9
int *q = &__real__ *p; //= w1443@11
_Complex double c;
double r = __real__ c;
template<class T> int f(T t) { return __real__ t; }
int m = f(A());
//## member_functions_that_are_not_called_in_requirements c++20
template<class> concept C = true;
struct A { int begin(); static int st(); int x; template<class T> void tm(); };
template<class T> concept B1 = requires(T t) { { t.begin } -> C; };
template<class T> concept B2 = requires(T t) { t.begin; };
template<class T> concept B3 = requires(T t) { { t.st } -> C; t.x; };
template<class T> concept B4 = requires(T t) { t.tm; };
template<class T> concept B5 = requires { &T::begin; T::st; };
template<class T> concept B6 = requires(T t) { t.begin(); };
static_assert(!B1<A> && !B2<A> && B3<A> && !B4<A> && B5<A> && B6<A>);
static_assert(B1<A>); //= 2784@1
static_assert(!B6<A>); //= 2784@1
//## designators_and_other_elements c++20
struct B { int x; };
struct D : B { int y; };
D d = {1, .y = 2}; //= 2903@16
struct E { int a, b; };
E e = {1, .b = 2}; //= 2903@16
E f = {.a = 1, 2}; //= 2903@16
E g = {.b = 1, .a = 2}; //= 2904@17
D i = {.y = 2};
//## designators_and_other_elements_before_20 c++17
struct B { int x; };
struct D : B { int y; };
D d = {1, .y = 2};
struct E { int a, b; };
E e = {1, .b = 2};
E f = {.a = 1, 2};
E g = {.b = 1, .a = 2}; //= 2904@17
//## members_that_are_designated_twice c++17 c++20
struct E { int a, b; };
E h = {.a = 1, .a = 2}; //= 2906@17
union U { int x; float y; };
void f() { U u{.x=2, .y=1}; new U{.x=1,.y=2}; U w = {.x = 1, .y = 2}; U v = {.y = 1}; } //= 2906@23 2906@41 2906@63
//## placement_new_with_a_usual_operator_delete
struct T { void *operator new(unsigned long, unsigned long); void operator delete(void *, unsigned long); ~T(); T(); };
void f() { new (123ul) T; } //= 2654@12 w830@12
struct U { void *operator new(unsigned long, unsigned long); void operator delete(void *, unsigned long); void operator delete(void *); ~U(); U(); };
void g() { new (123ul) U; }
struct V { void *operator new(unsigned long, unsigned); void operator delete(void *, unsigned); ~V(); V(); };
void h() { new (123) V; }
//## pure_functions_of_a_base_that_is_not_shared
struct A { virtual void f() = 0; };
struct B : A { virtual void f(); };
struct C : virtual A {};
struct D : B, C {};
void g() { (void)new D; D d; } //= 322@22 322@27
//## pure_functions_of_a_shared_base
struct A { virtual void f() = 0; };
struct B : virtual A { virtual void f(); };
struct C : virtual A {};
struct D : B, C {};
D d;
//## pure_functions_of_a_shared_base_and_of_another
struct A { virtual void f() = 0; };
struct B : virtual A { virtual void f(); };
struct C : A {};
struct D : B, C {};
D d; //= 322@3
//## functions_made_by_braces
typedef void fn();
void g() { fn{}; fn{1}; (void)fn(); } //= 119@12 119@18 119@31
template<class T> void h() { T{}; T(); } //= 119@30 w174@30 119@35 w174@35
template void h<int>();
template void h<void()>();
//## operator_new_of_a_promise_fits_neither_the_parameters_nor_the_size c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void *operator new(unsigned long, int *); }; };
R f() { co_return; } //= 1767@3
R g(int *p) { co_return; }
R h(int) { co_return; } //= 1767@3
//## operator_new_of_a_promise_with_the_size_alone c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void *operator new(unsigned long, int); void *operator new(unsigned long); }; };
R f(int) { co_return; }
R g(int *p) { co_return; }
//## operator_new_of_a_promise_for_a_member_function c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); template<class... A> void *operator new(unsigned long, A...); }; };
struct S { R m(int); };
R S::m(int) { co_return; }
//## operator_new_of_a_promise_that_is_deleted c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void *operator new(unsigned long) = delete; }; };
R f(int) { co_return; } //= 1776@3
//## arguments_of_operator_new_are_converted c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void *operator new(unsigned long, double, float); }; };
R f(int, float) { co_return; }
R g(const double d, float) { co_return; }
R h(double) { co_return; } //= 1767@3
//## operator_delete_of_a_promise_that_is_not_usual c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void operator delete(void*, int); }; };
R f() { co_return; } //= 2977@3
//## operator_delete_of_a_promise_with_a_size c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void operator delete(void*, unsigned long); }; };
R f() { co_return; }
//## operator_delete_of_a_promise_that_is_deleted c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); void operator delete(void*) = delete; }; };
R f() { co_return; } //= 1776@3
//## return_object_on_failure_without_nothrow_allocation c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); static R get_return_object_on_allocation_failure(); }; };
R f() { co_return; } //= 2976@3
//## return_object_on_failure_with_nothrow_allocation c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
void *operator new(unsigned long, const std::nothrow_t &) noexcept; struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); static R get_return_object_on_allocation_failure(); }; };
R f() { co_return; }
//## return_object_on_failure_with_operator_new_of_the_promise c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
void *operator new(unsigned long, const std::nothrow_t &) noexcept; struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); static R get_return_object_on_allocation_failure(); void *operator new(unsigned long); }; };
R f() { co_return; }
//## return_object_on_failure_that_is_not_static c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
void *operator new(unsigned long, const std::nothrow_t &) noexcept; struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend() noexcept; std::suspend_always final_suspend() noexcept; void unhandled_exception() noexcept; void return_void(); R get_return_object_on_allocation_failure(); }; };
R f() { co_return; } //= 3194@3
//## final_suspension_that_may_throw c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend();
std::suspend_always final_suspend(); //= 2981@21
 void unhandled_exception(); void return_void(); }; };
R f() { co_return; }
R g() { co_return; }
//## awaiting_the_final_suspension_may_throw c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct aw { bool await_ready();
 void await_suspend(std::coroutine_handle<>) noexcept;
 void await_resume(); ~aw() noexcept(false); }; struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend();
aw final_suspend() noexcept; //= 2981@4
 void unhandled_exception(); void return_void(); }; };
R f() { co_return; }
//## co_await_of_the_final_suspension_may_throw c++20
namespace std { template<class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template<class P = void> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept; constexpr void* address() const noexcept; }; template<> struct coroutine_handle<void> { template<class P> coroutine_handle(coroutine_handle<P>) noexcept; static coroutine_handle from_address(void *) noexcept; }; struct suspend_always { bool await_ready() noexcept { return false; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; struct nothrow_t {}; constexpr nothrow_t nothrow = {}; enum class align_val_t : unsigned long {}; }
struct aw { bool await_ready() noexcept;
 void await_suspend(std::coroutine_handle<>) noexcept;
 void await_resume() noexcept; }; struct oc { aw operator co_await(); }; struct R { struct promise_type { R get_return_object(); std::suspend_always initial_suspend();
oc final_suspend() noexcept; //= 2981@4
 void unhandled_exception(); void return_void(); }; };
R f() { co_return; }
//## casts_of_dependent_operands_to_what_nothing_can_be_cast_to
template<class T> void f(T x) {
    (void)const_cast<int>(x); //= 717@22
    (void)const_cast<int *>(x);
    (void)const_cast<void()>(x); //= 119@22
    (void)dynamic_cast<int>(x); //= 695@24
    (void)reinterpret_cast<void>(x); //= 171@11
    (void)reinterpret_cast<int(int)>(x); //= 119@28
    (void)static_cast<void>(x);
}
//## casts_of_dependent_operands_that_may_be_right
struct S { int x; };
template<class T> int f(T t, int S::*m, S s) {
    (void)const_cast<const int &>(t);
    (void)dynamic_cast<void *>(&t);
    (void)const_cast<int *>(t);
    (void)const_cast<int S::*>(t);
    return (int)(s.*m) + static_cast<int>(t);
}
//## bound_functions_cast_to_void
struct S { void f(); };
void g(S *p, void (S::*m)(), S s, int S::*d) { (void)(p->*m); (void)(s.*m); (void)(p->*d); (p->*m)(); } //= 300@54 300@69
//## every_void_among_parameters
typedef void V;
void f(void, int); //= 526@8
void g(int, void); //= 526@13
void h(void, void); //= 526@8 526@14
void k(void x); //= 526@8
void l(V);
void m(V, V); //= 526@8 526@11
void n(void, ...); //= 526@8
//## using_declarations_of_the_own_class_template
template<class T> struct M;
template<class T> struct C : M<T> { using M<T>::operator(); using C<T>::operator(); void operator()(); using C::g; }; //= 264@67 264@110
struct B { void f(); };
template<class T> struct D : B, T { using B::f; using T::g; };
//## placement_new_that_throws_nothing_with_a_usual_operator_delete
struct S { static void *operator new(unsigned long, unsigned long); static void operator delete(void *, unsigned long); };
void f() { new (0) S; } //= 2654@12
struct T { static void *operator new(unsigned long, unsigned long); static void operator delete(void *); static void operator delete(void *, unsigned long); };
void g() { new (0) T; }
struct W { static void *operator new(unsigned long, int); static void operator delete(void *, int); };
void h() { new (0) W; }
//## global_placement_new_with_a_size
void *operator new(unsigned long, unsigned long);
struct U { U(); };
void h() { new (1) U; new (1) int; } //= 2654@12 w830@12 2654@23
void *operator new(unsigned long, void *p) noexcept;
void k(void *p) { new (p) U; } //= w830@19
//## designated_members_of_anonymous_members c++20
struct Nested { int a; struct { int b, c; }; int d; };
struct Variant { int a; union { int b; char c; }; int d; };
struct Derived : Nested { int r; };
Variant twice{.b = 1, .c = 2}; //= 2906@24
Nested both{.b = 1, .c = 2}; //= 2904@22
Nested again{.b = 1, .b = 2}; //= 2904@23
Nested before{.d = 1, .b = 2}; //= 2904@24
Nested missing{.z = 1}; //= 136@17
Derived unknown{.z = 1}; //= 136@18
Nested text{.b = "a"}; //= 144@18
Nested narrowed{.c = 1.5}; //= w2361@22
Derived fits{.r = 2};
