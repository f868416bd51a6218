// The only element of a list tells what a placeholder is, behind pointers and references, too ([dcl.type.auto.deduct]/4).
template<class, class> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
namespace std { template<class T> class initializer_list { const T* first; unsigned long length; public: constexpr initializer_list() noexcept : first(nullptr), length(0) {} private: constexpr initializer_list(const T* p, unsigned long n) : first(p), length(n) {} }; }
int* pointer(); int value(); void function(int);
struct node { node* next; int part; } object; const node constant{};
auto* a{pointer()};
static_assert(same<decltype(a), int*>);
const auto* b{pointer()};
static_assert(same<decltype(b), const int*>);
auto& c{object};
static_assert(same<decltype(c), node&>);
auto& d{constant};
static_assert(same<decltype(d), const node&>);
auto&& e{object};
static_assert(same<decltype(e), node&>);
auto&& f{pointer()};
static_assert(same<decltype(f), int*&&>);
const auto& g{value()};
static_assert(same<decltype(g), const int&>);
auto** h{&object.next};
static_assert(same<decltype(h), node**>);
auto* i{function};
static_assert(same<decltype(i), void (*)(int)>);
auto& j{function};
static_assert(same<decltype(j), void (&)(int)>);
const auto& k = {1, 2};
static_assert(same<decltype(k), const std::initializer_list<int>&>);
auto&& l = {1L};
static_assert(same<decltype(l), std::initializer_list<long>&&>);
template<class T> T exchange(T& object, T now) { T before = object; object = now; return before; }
template<class N> int count(N* head) {
    int length = 0;
    while (auto* next{exchange(head, head->next)}) { static_assert(same<decltype(next), N*>, ""); length += next->part; }
    if (auto* next{head}; auto& part{next->part}) { static_assert(same<decltype(part), int&>, ""); length += part; }
    return length;
}
int counted = count(&object);
