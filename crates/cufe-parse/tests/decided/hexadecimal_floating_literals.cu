// Halves and what lies behind them: the value of a hexadecimal literal is rounded to the nearest, ties to even ([lex.fcon]).
static_assert(0x1.00000000000008p0 == 0x1p0);
static_assert(0x1.00000000000008000000000000000001p0 == 0x1.0000000000001p0);
static_assert(0x1.00000000000018p0 == 0x1.0000000000002p0);
static_assert(0x1.00000000000017ffffffffffffffffffp0 == 0x1.0000000000001p0);
static_assert(0x100000000000008p0 == 0x100000000000010p0 - 16.0);
static_assert(0x1000000000000080000000001p0 == 0x1000000000000100000000000p0);
static_assert(0x1.000001p0f == 0x1p0f);
static_assert(0x1.00000100000000000001p0f == 0x1.000002p0f);
static_assert(0x1.000003p0f == 0x1.000004p0f);
static_assert(0x0.00000000000000000000000000000000001p200 == 0x1p60);
