// Anonymous unions and structs in literal types: their members count, for nobody calls their constructors and destructors
// ([basic.types.general]/10, [class.union.anon]).
struct S { constexpr S() {} constexpr ~S() { } };
struct N { constexpr N() {} ~N() { } };
struct L { constexpr L() {} };
struct Q { Q() {} };
// unions
union U1 { int i; S s; constexpr U1() : i(0) {} constexpr ~U1() {} };
static_assert(__is_literal_type(U1));
union U2 { int i; S s; constexpr U2() : i(0) {} ~U2() {} };
static_assert(!__is_literal_type(U2));
union U3 { int i; N s; constexpr U3() : i(0) {} constexpr ~U3() {} };
static_assert(__is_literal_type(U3));
union U4 { N s; constexpr U4() {} constexpr ~U4() {} };
static_assert(!__is_literal_type(U4));
union U5 { Q q; constexpr U5() {} };
static_assert(!__is_literal_type(U5));
union U6 { Q q; int i; constexpr U6() : i(0) {} };
static_assert(__is_literal_type(U6));
// anonymous
struct A1 { union { int i; S s; }; constexpr A1() : i(0) {} constexpr ~A1() {} };
static_assert(__is_literal_type(A1));
struct A2 { union { int i; N s; }; constexpr A2() : i(0) {} constexpr ~A2() {} };
static_assert(__is_literal_type(A2));
struct A3 { union { N s; }; constexpr A3() {} constexpr ~A3() {} };
static_assert(!__is_literal_type(A3));
struct A4 { union { S s; }; constexpr A4() {} constexpr ~A4() {} };
static_assert(__is_literal_type(A4));
struct A5 { union { Q s; }; constexpr A5() {} };
static_assert(!__is_literal_type(A5));
struct A6 { union { struct { S s; int j; }; int i; }; constexpr A6() : i(0) {} constexpr ~A6() {} };
static_assert(__is_literal_type(A6));
struct A7 { union { struct { N s; int j; }; int i; }; constexpr A7() : i(0) {} constexpr ~A7() {} };
static_assert(__is_literal_type(A7));
struct A8 { union { struct { N s; int j; }; }; constexpr A8() {} constexpr ~A8() {} };
static_assert(!__is_literal_type(A8));
struct A9 { struct { S s; int j; }; constexpr A9() {} constexpr ~A9() {} };
static_assert(__is_literal_type(A9));
struct B1 { union { union { S s; int j; }; int k; }; constexpr B1() : k(0) {} constexpr ~B1() {} };
static_assert(__is_literal_type(B1));
// named union members
struct C2 { U1 u; constexpr C2() {} };
static_assert(__is_literal_type(C2));
struct C3 { U2 u; constexpr C3() {} constexpr ~C3() {} };
static_assert(!__is_literal_type(C3));
struct C4 { N n; constexpr C4() {} constexpr ~C4() {} };
static_assert(!__is_literal_type(C4));
struct H { int* p; constexpr H() : p(new int(1)) {} constexpr H(const H&) : p(new int(1)) {} constexpr ~H() { delete p; } };
template<class T> struct O { union { T item; }; bool e = false; constexpr O() {} constexpr O(const T& t) : item(t), e(true) {} constexpr ~O() { if (e) item.T::~T(); } ~O() requires __has_trivial_destructor(T) = default; };
static_assert(__is_literal_type(O<H>));
constexpr bool held() { H h; O<H> o(h); return o.e && *o.item.p == 1; }
static_assert(held());
