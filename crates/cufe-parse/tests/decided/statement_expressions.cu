// The type of `({ ... })` is that of its last statement's value as a prvalue.
constexpr int h(int a) { return ({ int b = a; b + 1; }); }
static_assert(h(3) == 4);
constexpr int run(int a) { ({ if (a) { a = 2; } }); return a; }
static_assert(run(1) == 2);
template<class T> auto g(T t) { return ({ T u = t; u; }); }
static_assert(__is_same(decltype(g(1)), int));
static_assert(__is_same(decltype(g('c')), char));
void f(int x) {
    decltype(({ int y = x; y; }) + 0) v1 = 0;
    for (decltype(({ int y = 1; y; })) i = 0; i < 2; ++i) {}
    if (decltype(({ int y = 1; y; })) z = 2) {}
    static_assert(sizeof(({ char y = 1; y; })) == 1);
    static_assert(__is_same(decltype(({ x; })), int));
    static_assert(__is_same(decltype(({ x = 1; })), int));
    static_assert(__is_same(decltype(({ int a[2]; a; })), int *));
    static_assert(__is_same(decltype(({ if (x) {} })), void));
    struct S {};
    static_assert(__is_same(decltype(({ S s; s; })), S));
    static_assert(__is_same(decltype(({ S s; const S& r = s; r; })), const S));
    static_assert(__is_same(decltype(({ ; })), void));
    static_assert(__is_same(decltype(({ })), void));
    const int c = 2;
    static_assert(__is_same(decltype(({ c; })), int));
}
