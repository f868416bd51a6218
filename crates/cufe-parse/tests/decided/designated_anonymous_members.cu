// Designators name members of anonymous structs and unions, and the members that none names have their default member initializers
// or are initialized from empty lists.
struct Nested { int a; struct { int b, c; }; int d; };
static_assert(Nested{.a = 1, .b = 2, .d = 4}.d == 4);
static_assert(Nested{.a = 1, .c = 3}.c == 3);
static_assert(Nested{.c = 3}.b == 0);
static_assert(Nested{.a = 1, .d = 2}.c == 0);
struct Variant { int a; union { int b; char c; }; int d; };
static_assert(Variant{.a = 1, .c = 'x', .d = 3}.c == 'x');
static_assert(Variant{.a = 1, .c = 'x', .d = 3}.d == 3);
static_assert(Variant{.b = 4}.b == 4);
union Either { int a; struct { int x; int y; }; };
static_assert(Either{.x = 3}.x == 3);
static_assert(Either{.y = 3}.y == 3);
struct Deep { int a; struct { int b; struct { int c; int e; }; }; int d; };
static_assert(Deep{.e = 4}.e == 4);
static_assert(Deep{.e = 4, .d = 3}.d == 3);
struct Base { int q = 4; };
struct Derived : Base { int r; };
static_assert(Derived{.r = 2}.r == 2);
static_assert(Derived{.r = 2}.q == 4);
// Of a requirement that names members the class tells.
struct Plain { int a; int b = 7; };
struct Other { int x; };
template<class T> constexpr bool takes = requires { T{.a = 1}; };
template<class T> constexpr bool takes_both = requires { T{.a = 1, .b = 2}; };
template<class T> constexpr bool assigns = requires(T t) { t = {.a = 1}; };
static_assert(takes<Plain>);
static_assert(takes<Nested>);
static_assert(!takes<Other>);
static_assert(takes_both<Plain>);
static_assert(!takes_both<Other>);
static_assert(takes_both<Nested>);
static_assert(assigns<Plain>);
