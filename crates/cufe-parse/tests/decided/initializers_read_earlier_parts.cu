// [dcl.init.aggr]/7, [basic.scope.pdecl]/1: an initializer can read the parts of its own object that were made before
struct Pair { int min, max; };
constexpr int least(const Pair &p) { return p.min; }
constexpr Pair both(const int *a, const int *b) {
    Pair r = {*a, least(r)};
    while (++a != b) {
        r.max = *a;
    }
    return r;
}
constexpr int v[2] = {1, 2};
static_assert(both(v, v + 2).max == 2);
static_assert(both(v, v + 1).max == 1);
constexpr int at(const int *a, int i) { return a[i]; }
struct Holder { int a[2]; int n; };
constexpr Holder holder() {
    Holder r = {{1, at(r.a, 0) + 1}, at(r.a, 1) + 1};
    return r;
}
static_assert(holder().a[1] == 2);
static_assert(holder().n == 3);
constexpr int third() {
    int a[3] = {4, at(a, 0) + 1, at(a, 1) + 1};
    return a[2];
}
static_assert(third() == 6);
struct Derived : Pair { int n; };
constexpr Derived derived() {
    Derived r = {{1, least(r) + 1}, r.max + 1};
    return r;
}
static_assert(derived().n == 3);
constexpr int loop() {
    int n = 0;
    for (int i = 0; i < 3; ++i) {
        Pair m = {i, least(m) + 1};
        n += m.max;
    }
    return n;
}
static_assert(loop() == 6);
constexpr int pointed() {
    struct Q { const Q *p; int n; } q = {&q, 3};
    return q.p->n;
}
static_assert(pointed() == 3);
