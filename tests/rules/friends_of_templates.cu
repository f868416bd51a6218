//## instances_define_friends_of_the_same_name_again
void declared(int);
template <class T> class C {
    friend void declared(int) {} //= 3369@17
    friend void first(int) {} //= 3369@17
    friend void of_argument(T) {}
    friend void of_class(C) {}
    friend void operator-(C<int>, int) {} //= 3369@17
    template <class U> friend void of_template(U) {} //= 3369@36
};
C<int> a;
C<float> b;
//## a_friend_of_an_instance_is_defined_already
void f(int) {}
template <class T> class C { friend void f(int) {} }; //= 3369@42
template <class T> class D { friend void f(int) {} };
C<int> a;
//## a_friend_of_a_pattern_is_not_defined_yet
template <class T> class C { friend void f(int) {} };
template <class T> class D { friend void f(int) {} friend void g(int) {} };
void f(int) {}
class E { friend void g(int) {} };
//## a_friend_is_defined_before_the_instance
template <class T> class C { friend void f(int) {} friend void g(int) {} }; //= 3369@42 3369@64
void f(int) {}
class D { friend void g(int) {} };
C<int> a;
//## a_friend_of_an_instance_is_defined_later
template <class T> class C { friend void f(int) {} };
C<int> a;
void f(int) {} //= 3369@6
//## friend_templates_are_defined_once
struct A { template <class U> friend void f(U) {} };
struct B { template <class U> friend void f(U) {} }; //= 3369@43
template <class U> void f(U) {} //= 3369@25
//## friends_that_depend_on_the_arguments_are_several
template <class T> struct A {
    friend auto g(A) { return T(); }
    friend int h(T *) { return 0; }
    struct B { friend void f(B *) {} };
    friend void k(int);
};
A<int> a;
A<char> b;
A<int>::B c;
A<char>::B d;
int i = g(a);
char j = g(b);
//## several_friend_declarations_of_one_template c++17 bare
class Both { int secret() const { return 1; } template <typename T> friend struct Traits; };
template <class TT> class Pattern { int hidden() const { return 2; } template <typename T> friend struct Traits; };
class Third { int third() const { return 3; } template <class> friend struct Traits; };
class Other { int other() const { return 3; } template <class> friend struct Traces; };
template <class T> struct Traits {
    static int use(const Both &b, const Pattern<T> &p, const Third &t) { return b.secret() + p.hidden() + t.third(); }
    static int fail(const Other &o) {
        return o.other(); //= 265@18
    }
};
template struct Traits<int>;
namespace n {
class A { int a; template <class T> friend class F; template <class T> friend class G; };
class B { int a; template <class T> friend class F; };
template <class T> class F;
template <class T> class G {
    int f(A &a) { return a.a; }
    int g(B &b) { return b.a; } //= 265@28
};
template <class T> class F { int f(A &a) { return a.a; } int g(B &b) { return b.a; } };
template class F<int>;
template class G<int>;
}
//## a_class_that_is_named_first_in_the_type_of_a_friend_is_visible
class A {
    friend class B *f();
    friend struct E g(struct F);
    friend struct G;
    class C *c();
};
B *b;
C *c;
E *e;
G *p; //= 20@1
//## addresses_of_members_of_the_current_instantiation_wait_for_instances
template <class T> void bind(T);
template <class T> struct B {
    void n(); void n(int);
    static void s(); static void s(int);
    static void h(void (*)(int)); static void h(int);
    void ahead() { bind(&n); bind(&B::n); bind(&s); bind(s); }
    void t() { h(&s); void (*p)(int) = &s; void (B::*m)(int) = &B::n; }
    void u() { bind(&B::s); } //= 304@16
};
template void B<char>::t();
template void B<char>::u();
//## friends_of_instances_are_not_defined_for_unevaluated_operands
struct X {};
template <class T> struct S {
    T t;
    friend constexpr bool f(const S &s, const T &u) { return s.t == u; } //= 349@66
    friend bool g(const S &s, const T &u) { return s.t == u; }
    friend constexpr auto h(const S &s, const T &u) -> bool { return s.t == u; }
};
template <class T> T &&value();
using F = decltype(f(value<const S<X> &>(), value<const X &>()));
int n = sizeof(g(value<const S<X> &>(), value<const X &>()));
bool b = noexcept(h(value<const S<X> &>(), value<const X &>()));
void use(S<X> s) { f(s, X()); }
