//## statements_within_what_a_condition_controls_declare_its_names
void f() {
    if (bool b = true)
        if (true) { int b; }
    if (bool b = true)
        while (1) int b;
    if (bool b = true)
        for (int b = 0;;) ;
    if (bool b = true)
        while (int b = 0) ;
    if (bool b = true)
        do { int b; } while (0);
    if (bool b = true)
        switch (int b = 0) { default: ; }
    if (bool b = true) ;
    else if (1) { int b; }
    while (bool b = true)
        if (true) { int b; }
    for (bool b = true;;)
        for (;;) { int b; }
    if (int b = 0; b)
        if (b) { int b; }
}
//## outermost_blocks_of_what_a_condition_controls_do_not
void f() {
    if (bool b = true) { int b; } //= 704@30
    if (bool b = true) int b; //= 704@28
    if (bool b = true) {} else { int b; } //= 704@38
    while (bool b = true) { int b; } //= 704@33
    for (; bool b = true;) { int b; } //= 704@34
    if (bool b = true) { { int b; } }
}
//## a_single_parameter_of_type_void_is_none
typedef void V;
template <class T> using Id = T;
void a(void);
void c(V);
void (*e)(void) = c;
void (*g)(V) = a;
struct S { void m(V); };
void S::m() {}
void d(Id<void>);
void (*h)() = d;
auto l = [](V) {};
using F = void(V);
F *p = a;
void use() { c(); l(); S().m(); }
//## other_parameters_of_type_void_are_errors
typedef void V;
typedef const void CV;
void x(CV); //= 2410@8
void y(const void); //= 2410@8
void z(V, int); //= 526@8
void u(V v); //= 526@8
void w(V...); //= 526@8
template <class T> struct X { void f(T); }; //= 526@38
X<void> xv;
//## a_default_argument_of_a_friend_may_name_what_the_class_hides
class B;
class A {
public:
    void test1(int);
    void test2(int);
};
class B {
    typedef int type;
    friend void A::test1(int);
};
void A::test1(int x = B::type()) {}
void A::test2(int x = B::type()) {} //= 265@26
//## operands_of_typeid_are_evaluated_where_their_class_is_polymorphic
namespace std { class type_info { public: bool operator==(const type_info &) const; }; }
struct P { int n; static int f(int); };
struct V { virtual ~V(); };
struct H { V v; int n; static V &s(int); };
const std::type_info &a = typeid(P::n);
const std::type_info &b = typeid(P::n + 1);
const std::type_info &c = typeid(P::f(P::n));
const std::type_info &d = typeid(H::s(H::n)); //= 245@42
//## addresses_of_what_assigns_to_a_bit_field
struct T { unsigned n : 2; } t;
void f() {
    unsigned &r = (t.n = 0); //= 139@19
    void *p = &(t.n = 0); //= 139@15
    void *q = &(true ? t.n : t.n); //= 139@15
    const unsigned &s = ++t.n;
    int n = sizeof(true ? t.n : 0) + sizeof(t.n = 1); //= 71@44
}
//## bounds_of_new_are_converted_to_the_type_of_sizes
struct A { operator unsigned long(); operator unsigned short(); };
struct B { operator int(); operator long(); };
struct C { operator double(); };
struct D { explicit operator int(); };
struct F { template <class T> operator T(); };
enum class S { s };
struct G { operator S(); };
void f(A a, B b, C c, D d, F t, G g, S s) {
    new int[a];
    new int[b]; //= 418@13
    new int[c][3];
    new int[d]; //= 2140@13
    new int[t];
    new int[g]; //= 2140@13
    new int[s]; //= 2140@13
}
//## friends_that_are_specializations_beside_functions
struct Y { void f(int); template <class T> void f(T *); template <class T> void n(); };
template <class T> struct O { friend void Y::f(int); friend void Y::f(int *); friend void Y::f(T *); friend void Y::n<T>(); };
O<int> o;
struct P { friend void Y::f(char *); friend void Y::f(double); }; //= 493@53
//## the_list_of_a_loop_is_a_complete_class
namespace std {
typedef decltype(sizeof(int)) size_t;
template <class E> class initializer_list {
    const E *first;
    size_t count;
    initializer_list(const E *, size_t);
public:
    initializer_list();
    size_t size() const;
    const E *begin() const;
    const E *end() const;
};
}
struct X { ~X(); };
void loop(X &a, X &b) {
    for (X x : {a, b}) {}
    for (const X &x : {a, b}) {}
}
