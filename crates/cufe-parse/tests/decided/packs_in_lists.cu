// Packs are expanded in braced lists ([temp.variadic]/5), which tell the bounds of arrays ([dcl.init.aggr]/6).
template<class T, T... v> struct Seq { static constexpr T arr[] = {v...}; };
static_assert(Seq<int, 1, 2>::arr[1] == 2);
static_assert(sizeof(Seq<int, 1, 2>::arr) == 8);
template<int... I> constexpr int f() { int a[] = {(I * 2)...}; return a[1]; }
static_assert(f<1, 2>() == 4);
template<int... I> constexpr int g() { int a[] = {(I * 2)...}; return sizeof a; }
static_assert(g<1, 2>() == 8);
template<int... I> constexpr int tab[] = {I...};
static_assert(tab<1, 2>[1] == 2);
template<class T, T... v> struct Seq2 { static constexpr int arr[] = {v...}; };
static_assert(Seq2<int, 1, 2>::arr[1] == 2);
template<class... T> constexpr int h(T... t) { int a[] = {t...}; int s = 0; for (int x : a) s += x; return s; }
static_assert(h(1, 2, 3) == 6);
template<class... T> constexpr int h2(T... t) { const char *a[] = {t...}; return a[1][0]; }
static_assert(h2("ab", "cd") == 'c');
