// The operand of a binary fold that names packs is the one that is expanded, also where they stand in types alone ([expr.prim.fold]/3); over no
// elements a fold over commas is `void()`.
template <class T> struct kind { static constexpr int value = 1; };
template <class T> struct kind<T*> { static constexpr int value = 3; };
template <class... T> struct folds {
  static constexpr int sizes = (sizeof(T) + ... + 0);
  static constexpr int kinds = (kind<T>::value + ... + 0);
  static constexpr int left = (10 - ... - kind<T>::value);
  static constexpr int right = (kind<T>::value - ... - 10);
};
static_assert(folds<>::sizes == 0);
static_assert(folds<char, int>::sizes == 5);
static_assert(folds<>::kinds == 0);
static_assert(folds<int, int*>::kinds == 4);
static_assert(folds<int, int*>::left == 6);
static_assert(folds<int, int*>::right == 8);
static_assert(folds<>::left == 10);
constexpr auto sizes = []<class... T>(T...) { return (sizeof(T) + ... + 0); };
static_assert(sizes() == 0);
static_assert(sizes(1, 'a') == 5);
template <class... T> constexpr int commas(T... t) { int r = 0; ((r = r * 10 + t), ...); return r; }
static_assert(commas() == 0);
static_assert(commas(1, 2) == 12);
template <class... T> constexpr auto nothing(T... t) -> decltype((t, ...));
static_assert(__is_same(decltype(nothing()), void));
