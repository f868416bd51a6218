// What a null pointer points to can be named as long as nothing is read of it: its address is the offset of the part, which is
// how offsetof was written before it was a builtin. The host compilers know some of it only, the reference all.
typedef unsigned long size_t;
struct First { int a; };
struct Second { int b; };
struct Nested { int u, v; int numbers[3]; };
struct S { int x, y; Nested n; int numbers[4]; Nested list[2]; };
struct Derived : First, Second {
    int c;
    constexpr const int* own() const { return &c; }
};
static_assert((size_t)&((S*)0)->y == 4);
static_assert((size_t)&reinterpret_cast<char const volatile&>((((S*)0)->n.v)) == 12);
static_assert((size_t)&((S*)0)->n.numbers[2] == 24);
static_assert((size_t)((S*)0)->numbers == 28);
static_assert((size_t)&((S*)0)->list[1].numbers[2] == 80);
static_assert((size_t)&((int*)0)[5] == 20);
static_assert((size_t)((int*)nullptr + 5) == 20);
static_assert((size_t)&((int (*)[3])0)[2][1] == 28);
static_assert((size_t)&(((S*)0)->*&S::y) == 4);
static_assert((size_t)&((Derived*)0)->b == 4);
static_assert((size_t)&((Derived*)0)->c == 8);
// Casts to other pointer types are folded where the constant need not be an integral one.
constexpr long distance = (char*)&((S*)0)->n.v - (char*)0;
static_assert(distance == 12);
static_assert(&((S*)0)->n.v - &((S*)0)->y == 2);
// The first member lies at the null pointer itself.
static_assert(&((S*)0)->x == nullptr);
static_assert(&((S*)0)->y != nullptr);
static_assert(&((S*)0)->y > &((S*)0)->x);
static_assert(&((S*)0)->y ? true : false);
// A base of nothing is nothing.
static_assert(static_cast<Second*>((Derived*)0) == nullptr);
static_assert(&static_cast<Second&>(*(Derived*)0) == nullptr);
static_assert((size_t)(Second*)(Derived*)8 == 12);
static_assert((size_t)&((S*)8)->y == 12);
static_assert((size_t)((S*)8 + 1) == 92);
// Of pointers that a call gets parts can be named, too.
constexpr size_t of_nested(const S* p) { return (size_t)&p->n.v; }
constexpr size_t of_element(const S* p) { return (size_t)&p[1].numbers[2]; }
constexpr bool is_same(const S* p) { return &p->x == &p->y; }
constexpr size_t through_reference(const S* p) {
    const S& s = *p;
    return (size_t)&s.y;
}
static_assert(of_nested(nullptr) == 12);
static_assert(of_element(nullptr) == 120);
static_assert(!is_same(nullptr));
static_assert(through_reference(nullptr) == 4);
static_assert((size_t)((const Derived*)0)->own() == 8);
constexpr int of_literals() { return (int)(size_t)(((S*)0)->numbers + 1) + (&((S*)0)->y > (int*)0); }
static_assert(of_literals() == 33);
constexpr const int* behind = &((const S*)0)->y;
static_assert((size_t)behind == 4);
static_assert(behind != nullptr);
static_assert((size_t)(behind + 1) == 8);
int object;
static_assert(&object != (int*)4);
static_assert(__builtin_constant_p(&((S*)0)->y));
enum { offset = (size_t)&((S*)0)->y };
char array[(size_t)&((S*)0)->y];
static_assert(offset == 4);
static_assert(sizeof(array) == 4);
template<int N> struct Number { static constexpr int value = N; };
static_assert(Number<(size_t)&((S*)0)->y>::value == 4);
