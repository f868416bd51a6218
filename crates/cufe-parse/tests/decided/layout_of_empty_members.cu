// Empty members without addresses of their own: each lies at the first place where no other of its type is ([class.mem]/no_unique_address,
// the Itanium ABI); those of a union lie at its begin.
struct B {};
struct A { [[no_unique_address]] B a; [[no_unique_address]] B b; [[no_unique_address]] B c; [[no_unique_address]] B d; };
struct alignas(2) C {};
struct D { [[no_unique_address]] C a; [[no_unique_address]] C b; int i; [[no_unique_address]] C c; };
struct E { [[no_unique_address]] B a; [[no_unique_address]] B b; char c; [[no_unique_address]] B d; };
struct F : B { [[no_unique_address]] B a; [[no_unique_address]] B b; char c; };
struct G { char x; [[no_unique_address]] B a; [[no_unique_address]] B b; int i; };
union U { [[no_unique_address]] B a; [[no_unique_address]] B b; };
constexpr U u{};
union V { int a; int b; struct { int x, y; } s; };
constexpr V v{};
static_assert(sizeof(A) == 4);
static_assert(__builtin_offsetof(A, b) == 1);
static_assert(__builtin_offsetof(A, c) == 2);
static_assert(__builtin_offsetof(A, d) == 3);
static_assert(__builtin_offsetof(D, b) == 2);
static_assert(__builtin_offsetof(D, c) == 8);
static_assert(sizeof(E) == 3);
static_assert(__builtin_offsetof(E, d) == 2);
static_assert(sizeof(F) == 3);
static_assert(__builtin_offsetof(G, a) == 0);
static_assert(__builtin_offsetof(G, b) == 1);
static_assert(sizeof(G) == 8);
static_assert(__builtin_offsetof(U, b) == 0);
static_assert(&u.a == &u.b);
static_assert(&v.a == &v.b);
static_assert(&v.a <= &v.b);
