// In a type-id words of sign and size apply to a typedef of an integer type behind them (GNU C++).
typedef int T;
typedef char C;
typedef __int128_t I;
typedef long long LL;
using u1 = unsigned T;
using u2 = unsigned C;
using u3 = signed I;
using u4 = const unsigned T;
using u5 = unsigned long T;
static_assert(__is_same(u1, unsigned));
static_assert(__is_same(u2, unsigned char));
static_assert(__is_same(u3, __int128));
static_assert(__is_same(u4, const unsigned));
static_assert(__is_same(u5, unsigned long));
static_assert(sizeof(unsigned LL) == 8);
static_assert(static_cast<unsigned C>(300) == 44);
enum Q : unsigned C { q };
static_assert(sizeof(Q) == 1);
