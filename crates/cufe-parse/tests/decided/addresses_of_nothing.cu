// `&*p` and `&p[0]` read nothing: of a null pointer they are null (CWG 232).
constexpr int numbers[] = {1, 2};
constexpr const int* first = numbers;
constexpr const int* none = nullptr;
struct Self { int x; constexpr const Self* self() const { return &*this; } };
constexpr Self self{1};
static_assert(&*none == nullptr);
static_assert(none == &none[0]);
static_assert(&*first == numbers);
static_assert(&first[1] != numbers);
static_assert(self.self() == &self);
