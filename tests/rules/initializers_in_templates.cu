//## numbers_are_no_pointers_whatever_the_arguments c++20
template <class T> void f(T t, T *p, T &r) {
    T *a = 1; //= 144@12
    T *b = 1.0, *c(1), *d{1}, *e = {1}; //= 144@12 144@20 144@27 144@37
    static const T *g = 'a'; //= 144@25
    int T::*m = 1; //= 144@17
    int (T::*n)() = 1; //= 144@21
    T **o = 1; //= 144@13
    T (*q)[3] = 1; //= 144@17
}
//## null_pointers_and_what_may_be_one_initialize_dependent_pointers c++20
template <class T, int N> void f(T t, T *p, T &r, const T *cp) {
    T *a = 0, *b = nullptr, *c = (0), *d = '\0', *e = N, *g = N - N, *h = {}, *i{};
    int T::*m = 0, T::*n = nullptr, T::*o = N;
    T *q = cp, *s = t, *u = r, *v = &r, *w = &p, *x = t.x, *y = f<T, N>;
}
//## dependent_pointers_are_no_numbers_but_may_be_true c++20
template <class T> void f(T *p, T (&array)[3], int T::*m, void (*function)(T)) {
    int a = p; //= 144@13
    int b(p), c{p}, d = {p}; //= 144@11 144@17 144@26
    double e = p; //= 144@16
    enum E { one } g = p; //= 144@24
    int h = array; //= 144@13
    int i = m; //= 144@13
    int j = function; //= 144@13
    decltype(nullptr) k = p; //= 144@27
    bool l = p, n(m), o{p};
    int *q = p, **r = p;
    void *s = p;
    T *t = m; //= 144@12
    int T::*u = p; //= 144@17
}
//## what_operators_with_dependent_operands_give_is_not_known c++20
template <class T> void f(T *p, T &r) {
    int a = p + 1, b = p - p, c = *p, d = &r, e = p ? p : p, g = p[0], h = r.x, i = T::x, j = f(p, r);
    int k = static_cast<T *>(p); //= 144@13
    int l = (T *)1; //= 144@13
    int m = new T; //= 144@13
    int n = (p); //= 144@13
}
//## dependent_classes_convert c++20
struct A {};
template <class T> void f(T *p, T t) { T *a = A(); A b = p; T c = p; T d = 1; int e = t; int *g = t; }
//## dependent_elements_of_arrays c++20
template <class T> void f(T *p) {
    T *a[2] = {1, p}; //= 144@16
    int b[] = {(T *)0}; //= 144@16
    int c[3] = {1, p, 2}; //= 144@20
    T *d[2][2] = {{1}, {0, p}}; //= 144@20
}
//## too_many_initializers_of_a_dependent_scalar c++20
template <class T> void f(T *p) {
    T *a(p, 1); //= 146@13
    T *b{p, 1}; //= 146@13
    T *c = {{p}}; //= 2344@13
}
//## default_member_initializers_of_templates c++20
struct A { explicit A(int); };
template <class T> struct B {
    T *a = 1; //= 144@12
    int b = (T *)0, c{(T *)0}; //= 144@13 144@23
    int d = nullptr; //= 144@13
    A e = 1; //= 415@11
    A g{"x"};
    int &h = 1;
    T *i = 0;
    static constexpr T *j = 1; //= 144@29
};
//## mem_initializers_of_templates c++20
struct A { explicit A(int); };
template <class T> struct B : A {
    T *a;
    int b;
    A c;
    B() : A(1), a(1), b((T *)0), c("x") {} //= 144@19 144@25 289@35
    B(int) : A("x"), a{1}, b{(T *)0}, c{"x"} {} //= 289@15 144@24 144@30
    B(T *p) : A{"x"}, a(p), b(*p), c(p) {}
    template <class U> B(U, T);
};
template <class T> template <class U> B<T>::B(U u, T t) : A(u), a(u), b(nullptr), c(t) {} //= 144@73
//## mem_initializers_of_constructor_templates
struct A {
    int i;
    template <class T> A(T *p) : i(p) {} //= 144@36
    template <class T> A(T, int) : i("x") {} //= 144@38
    template <class T> A(T t) : i(t) {}
};
//## variables_of_conditions_and_templates c++20
template <class T> void f(T *p) {
    if (int i = p) {} //= 144@17
    while (int i = p) {} //= 144@20
    for (int i = p; int j = p;) {} //= 144@18 144@29
    if (bool b = p) {}
    auto l = [](auto *q) { int i = q; }; //= 144@36
}
template <class T> T *variable = 1; //= 144@34
template <class T> struct S { static T *m; static int n; };
template <class T> T *S<T>::m = 1; //= 144@33
template <class T> int S<T>::n = (T *)0; //= 144@34
//## enumerations_of_templates_are_not_known
template <class T> struct A {
    enum E { one };
    enum class F { two };
    void f(T *p) { E a = 1; F b = E::one; T *c = one; int d = F::two; E e = p; }
    E g = 1;
};
//## returned_and_assigned_dependent_pointers_are_not_judged
template <class T> int f(T *p) { return p; }
template <class T> void g(T *p, int i) { new int(p); new (T *)(1); throw p; g((T *)0, p); }
//## an_instance_says_it_no_second_time
template <class T> void f() { T *x = 1; } //= 144@38
template <class T> struct A { int i = (T *)0; T *p; A() : p(1) {} }; //= 144@39 144@61
void g() { f<int>(); A<int> a; }
//## mem_initializers_of_patterns_name_bases c++20
struct X { X(int); X(); }; struct Z {}; struct W : Z {};
template <class T> struct A { X x; A() : X(1) {} A(int) : Z() {} A(T *) : nope() {} A(T t) : T() {} A(char) : T(), X(1) {} }; //= 292@42 292@59 292@75 292@116
struct B { template <class U> B(U u) : X(u) {} template <class U> B(U, int) : B(1) {} }; //= 292@40
template <class T> struct C : T { C() : X(1) {} C(int) : Z() {} C(char) : nope(1) {} C(T *) : T(1) {} C(long) : X() {} int X; }; //= 292@75
template <class T> struct D : Z { D() : X(1) {} D(int) : Z() {} D(char) : T(1) {} D(long) : D(1) {} }; //= 292@41
//## templates_are_no_bases c++20
template <class T> struct Base { Base(); Base(int); };
template <class T> using Alias = Base<T>;
template <class T> struct Other {};
template <class T> struct A : Base<T> {
    A() : Base() {} //= 441@11
    A(int) : Base(1) {} //= 441@14
    A(char) : Base{} {} //= 441@15
    A(T) : Base<T>() {}
    A(T, T) : A::Base() {}
    A(T, T, T) : Other() {} //= 441@18
    A(T, int) : Alias<T>() {}
    A(long) : Alias() {} //= 441@15
    A(short) : Base<int>() {}
};
template <class T> struct B : Base<int> { B() : Base() {} B(int) : Base<int>() {} B(long) : Other<T>() {} };
struct C : Base<int> { C() : Base() {} C(int) : Other() {} }; //= 441@49
//## lists_that_templates_return
struct A { A(int); explicit A(char *); };
struct G { unsigned u; };
template <class T> A f1(T) { return {(char *)0}; } //= 2334@37
template <class T> int f2(T) { return {1, 2}; } //= 146@43
template <class T> int f3(T) { return {"x"}; } //= 144@40
template <class T> int f4(T) { return {{1}}; } //= 2344@40
template <class T> int f5(T) { return {1.5}; } //= 2361@40
template <class T> void f6(T) { return {1}; } //= 2370@40
template <class T> const unsigned &f7(T) { return {-1}; } //= 2362@52 w430@52
template <class T> float f8(T, double d) { return {d}; } //= 2361@52
template <class T> unsigned long f9(T) { return {sizeof(T)}; }
template <class T> unsigned f10(T t) { return {t}; }
template <class T> A f11(T) { return {1}; }
template <class T> G f12(T) { return {1}; }
template <class T> T f13(T) { return {1, 2}; }
template <class T> int f14(T) { return "x"; }
