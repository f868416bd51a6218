// Increments and compound assignments of what a conversion function refers to ([over.built]/3, /18 to /22).
struct Ref { int& r; constexpr operator int&() const { return r; } };
constexpr int a1() { int i = 1; Ref r{i}; static_cast<int&>(r) = 5; return i; }
constexpr int a2() { int i = 1; Ref r{i}; (int&)r += 2; return i; }
constexpr int a3() { int i = 1; Ref r{i}; r += 1; return i; }
constexpr int a4() { int i = 1; Ref r{i}; ++r; return i; }
constexpr int a5() { int i = 1; Ref r{i}; r++; return i; }
constexpr int a6() { int i = 1; Ref r{i}; return -r; }
constexpr int a7() { int i = 1; Ref r{i}; return r++ + --r; }
constexpr int a8() { int i = 1; Ref r{i}; int& q = r; q = 8; return i; }
struct RefP { int*& p; constexpr operator int*&() const { return p; } };
constexpr int a9() { int a[3] = {1, 2, 3}; int* p = a; RefP r{p}; ++r; r += 1; return *p; }
constexpr int b1() { int a[3] = {1, 2, 3}; int* p = a; RefP r{p}; r++; return *r + r[1]; }
struct RefD { double& p; constexpr operator double&() const { return p; } };
constexpr double b2() { double d = 1.5; RefD r{d}; r *= 2; r -= 1; return d; }
constexpr int b3() { int i = 6; Ref r{i}; r <<= 1; r |= 1; r ^= 2; r %= 10; return i; }
static_assert(a1() == 5);
static_assert(a2() == 3);
static_assert(a3() == 2);
static_assert(a4() == 2);
static_assert(a5() == 2);
static_assert(a6() == -1);
static_assert(a7() == 2);
static_assert(a8() == 8);
static_assert(a9() == 3);
static_assert(b1() == 5);
static_assert(b2() == 2);
static_assert(b3() == 5);
