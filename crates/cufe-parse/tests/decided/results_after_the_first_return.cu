// What the first return statement deduces is the result in the rest of the body ([dcl.spec.auto.general]/12).
struct node { int value; node* next; };
template<class, class> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;

constexpr auto sum(int n) { if (n == 0) return 0; return n + sum(n - 1); }
static_assert(sum(4) == 10);
static_assert(same<decltype(sum(1)), int>);

template<int K> auto *find(node& n, bool again) {
    if (n.value == K) return &n.value;
    if (again) { if (auto *found = find<K>(*n.next, again); found) return found; }
    return static_cast<int*>(nullptr);
}
static_assert(same<decltype(find<1>(*(node*)nullptr, true)), int*>);

template<class T> constexpr auto factorial(T n) { if (n < 2) return n; return n * factorial(n - 1); }
static_assert(factorial(5) == 120);
static_assert(same<decltype(factorial(5L)), long>);

template<class T> struct list {
    constexpr auto& last() const { return next ? next->last() : *this; }
    constexpr auto length(int n) const { if (!next) return n; return next->length(n + 1); }
    auto& first() const { return *next; }
    auto next_value() { return first().value; }
    T value;
    list* next;
};
static_assert(list<int>{1, nullptr}.length(3) == 3);
static_assert(same<decltype(list<int>().next_value()), int>);

constexpr auto nested(int n) {
    if (n == 0) return 1;
    auto again = [n] { return nested(n - 1); };
    return again() + 1;
}
static_assert(nested(3) == 4);

constexpr decltype(auto) member(node&& n, int k) { if (k == 0) return (n.value); return member(static_cast<node&&>(n), k - 1); }
static_assert(same<decltype(member(node(), 1)), int&>);
static_assert(member(node{7, nullptr}, 2) == 7);

void nothing(bool b) { if (b) return; }
auto nothing_again(bool b) { if (b) return; return nothing_again(!b); }
static_assert(same<decltype(nothing_again(true)), void>);
