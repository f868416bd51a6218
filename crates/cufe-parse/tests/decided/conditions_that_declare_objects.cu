// Conditions that declare variables of classes are converted by functions, in constants too ([stmt.pre]/5).
struct Result { int value; bool good; constexpr explicit operator bool() const { return good; } };
constexpr Result half(int value) { return {value / 2, value % 2 == 0}; }
constexpr int by_if(int value) {
  if (auto result = half(value)) return result.value;
  else if (Result other = half(value + 1); auto &again = other) return -again.value;
  else return result.value + 100;
}
static_assert(by_if(8) == 4);
static_assert(by_if(7) == -4);
template <class T> constexpr int by_while(T value) {
  int count = 0;
  while (auto result = half(value)) { value = result.value; ++count; if (count > 5) break; }
  return count;
}
static_assert(by_while(12) == 2);
static_assert(by_while(0) == 6);
template <class T> constexpr int by_for(T value) {
  int count = 0;
  for (; const Result &&result = half(value); value = result.value) { ++count; if (count == 3) break; }
  return count;
}
static_assert(by_for(4L) == 2);
static_assert(by_for(64) == 3);

// The object lives until the end of the statement.
struct Counted {
  int *live;
  constexpr Counted(int *live) : live(live) { ++*live; }
  constexpr Counted(const Counted &other) : live(other.live) { ++*live; }
  constexpr ~Counted() { --*live; }
  constexpr operator bool() const { return *live == 1; }
};
constexpr int lives() {
  int live = 0, inside = 0;
  if (Counted counted{&live}) inside = live;
  else inside = 10;
  for (int i = 0; i < 2; ++i)
    while (Counted counted{&live}) { inside += live; break; }
  return inside * 10 + live;
}
static_assert(lives() == 30);

enum class Kind { none, one };
struct Chooses { int value; constexpr operator int() const { return value; } };
struct ChoosesKind { Kind kind; constexpr operator Kind() const { return kind; } };
constexpr int by_switch(int value) {
  switch (Chooses chosen{value}) { case 1: return chosen.value + 10; case 2: return 20; default: return 30; }
}
static_assert(by_switch(1) == 11);
static_assert(by_switch(2) == 20);
static_assert(by_switch(3) == 30);
constexpr int by_kind(Kind kind) {
  switch (ChoosesKind chosen{kind}) { case Kind::none: return 1; case Kind::one: return 2; }
  return 3;
}
static_assert(by_kind(Kind::none) == 1);
static_assert(by_kind(Kind::one) == 2);

// Lambdas without captures convert to pointers, which are not null.
constexpr int by_pointer() {
  if (auto closure = [] { return 4; }; auto pointer = +closure) return pointer();
  return 0;
}
static_assert(by_pointer() == 4);
