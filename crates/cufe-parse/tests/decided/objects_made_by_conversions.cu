// [class.copy.elision]/1, [dcl.init.ref]/5: what a literal operator, a conversion function or an operator gives is made in place
struct S {
    char text[4] = {};
    const char *p;
    int n = 0;
    constexpr S(const char *s) : p(text) {
        while (*s) {
            text[n++] = *s++;
        }
    }
    constexpr S(const S &o) : p(text), n(o.n) {
        for (int i = 0; i < n; ++i) {
            text[i] = o.text[i];
        }
    }
    constexpr bool ends(char c) const { return p[n - 1] == c; }
};
constexpr S operator""_s(const char *s, unsigned long) { return S(s); }
static_assert("abc"_s.ends('c'));
constexpr bool by_value(S s) { return s.ends('c'); }
constexpr bool by_reference(const S &s) { return s.ends('c'); }
static_assert(by_value("abc"_s));
static_assert(by_reference("abc"_s));
struct Two { S a, b; };
static_assert(Two{"abc"_s, "d"}.a.ends('c'));
struct C { constexpr operator S() const { return "abc"; } };
static_assert(by_reference(C()));
static_assert(by_value(C()));
static_assert(S(C()).ends('c'));
struct I { int v = 0; constexpr operator int &() { return v; } };
constexpr bool converted() {
    I i;
    const double &d = i;
    i.v = 3;
    const int &r = i;
    i.v = 4;
    return d == 0 && r == 4;
}
static_assert(converted());
struct P { int v; friend constexpr P operator++(P &p, int) { P q = p; ++p.v; return q; } };
constexpr int postfix() {
    P p{1};
    P q = p++;
    return p.v * 10 + q.v;
}
static_assert(postfix() == 21);
enum E { A, B };
constexpr E operator--(E &e, int) { E o = e; e = E(e - 1); return o; }
constexpr int of_enumeration() {
    E e = B;
    E o = e--;
    return e * 10 + o;
}
static_assert(of_enumeration() == 1);
