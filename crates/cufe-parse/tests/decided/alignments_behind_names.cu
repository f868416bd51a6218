// `alignas` behind the name that a declarator declares, also in front of bounds of arrays and initializers ([dcl.decl.general]/5,
// [dcl.align]/1).
int a alignas(16)[3];
static_assert(__is_same(decltype(a), int[3]));
int b alignas(16) = 1, c [[maybe_unused]] alignas(16) [2][3];
static_assert(__is_same(decltype(c), int[2][3]));
static int d alignas(int) alignas(8){2};
extern int e alignas(8)[];
struct S { int m alignas(16)[3]; int n alignas(32) = 1; int k alignas(8), l alignas(8)[2]; static int s alignas(8)[2]; };
static_assert(alignof(S) == 32);
static_assert(sizeof(S) == 64);
int S::s alignas(8)[2] = {1, 2};
template<class T, int N> struct Q { T x alignas(T) alignas(4 * alignof(T))[N]; };
static_assert(alignof(Q<int, 2>) == 16);
static_assert(__is_same(decltype(Q<int, 2>::x), int[2]));
template<class T, int N> constexpr int f() {
  T x alignas(8)[N] = {}, y alignas(8)(1), *z alignas(16) = x, &r alignas(8) = *z;
  for (int i alignas(8) = 0; i < N; ++i) r += y;
  return x[0] + sizeof(x);
}
static_assert(f<int, 3>() == 15);
