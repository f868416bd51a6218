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
