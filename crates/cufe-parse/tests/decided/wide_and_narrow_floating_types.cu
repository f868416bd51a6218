// Every floating type is computed in its own format: x87's for long double, binary128, binary16.
using Wide = long double;
static_assert(1.0L / 3.0L != (Wide)(1.0 / 3.0));
static_assert((1.0L / 3.0L) * 3.0L == 1.0L);
static_assert(0.1L == 0x1.999999999999999ap-4L);
static_assert(0.1L != 0.1);
static_assert((double)0.1L == 0.1);
static_assert((float)0.1L == 0.1f);
static_assert(1e4000L > 1e308);
static_assert(1e4000L * 1e4000L == __builtin_huge_vall());
static_assert(1.0L + 0x1p-63L > 1);
static_assert(1.0L + 0x1p-64L == 1);
static_assert((double)(1.0L + 0x1p-63L) == 1);
static_assert(0x1p-16445L > 0);
static_assert((unsigned long long)18446744073709551615.0L == 18446744073709551615ull);
static_assert((Wide)18446744073709551615ull == 18446744073709551615.0L);
static_assert((long long)-9223372036854775808.0L == -9223372036854775807ll - 1);

constexpr Wide third = 1.0L / 3;
constexpr Wide values[] = {0.1L, 0.2L, third};
constexpr Wide sum() { Wide sum = 0; for (auto value : values) sum += value; return sum; }
static_assert(sum() == 0.1L + 0.2L + third);
constexpr Wide steps() { Wide x = 0.5L; x++; --x; x -= 0.25; x *= 3; x /= 0.5L; return x; }
static_assert(steps() == 1.5L);

static_assert(__builtin_fabsl(-0.1L) == 0.1L);
static_assert(__builtin_isnan(__builtin_nanl("")));
static_assert(__builtin_isinf(1e4932L * 10));
static_assert(__builtin_copysignl(0.1L, -1) == -0.1L);
static_assert(__builtin_signbitl(-0.0L) != 0);

constexpr __float128 quad = 1;
static_assert(quad / 3 == 0x1.5555555555555555555555555555p-2Q);
static_assert(quad / 3 != 1.0L / 3);
static_assert(0.1Q != 0.1L);
static_assert(__builtin_bit_cast(__int128, quad) >> 112 == 0x3fff);

constexpr _Float16 half = 0.1;
static_assert(half != 0.1);
static_assert((float)half == 0.0999755859375f);
static_assert((_Float16)65504.0f + (_Float16)65504.0f > 65504.0f);
static_assert(__builtin_bit_cast(unsigned short, (_Float16)1.0f) == 0x3c00);

constexpr Wide operator""_wide(Wide value) { return value; }
static_assert(0.1_wide == 0.1L);
static_assert(0.1_wide != 0.1);

template <class T> constexpr T epsilon() { T e = 1; while (T(1) + e / 2 != T(1)) e /= 2; return e; }
static_assert(epsilon<float>() == 0x1p-23f);
static_assert(epsilon<double>() == 0x1p-52);
static_assert(epsilon<long double>() == 0x1p-63L);
static_assert(epsilon<__float128>() == 0x1p-112Q);
static_assert(epsilon<_Float16>() == (_Float16)0x1p-10f);
