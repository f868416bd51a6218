// Arithmetic of complex values, an extension that the standard library is made of.
extern __complex__ float a, b;
extern __complex__ double c;
static_assert(__is_same(decltype((a *= b)), __complex__ float&));
static_assert(__is_same(decltype((a += 1)), __complex__ float&));
static_assert(__is_same(decltype((a /= c)), __complex__ float&));
static_assert(__is_same(decltype((a = b)), __complex__ float&));
static_assert(__is_same(decltype((a = c)), __complex__ float&));
static_assert(__is_same(decltype(a * b), __complex__ float));
static_assert(__is_same(decltype(a + c), __complex__ double));
static_assert(__is_same(decltype(c - a), __complex__ double));
static_assert(__is_same(decltype(a - 1), __complex__ float));
static_assert(__is_same(decltype(1.0f * a), __complex__ float));
static_assert(__is_same(decltype(c / 1.0f), __complex__ double));
static_assert(__is_same(decltype(a == b), bool));
static_assert(__is_same(decltype(a != c), bool));
static_assert(__is_same(decltype(a && b), bool));
