// No rule of the standard tells a template with a template parameter pack from one without it where the function parameters
// don't: host compilers find such calls ambiguous, the reference prefers the template without a pack.
template <class...> struct List {};
template <class> struct One {};

template <class... T> constexpr List<T...> wrapper() { return {}; }
template <class T> constexpr One<T> wrapper() { return {}; }
static_assert(__is_same(decltype(wrapper<int>()), One<int>));
static_assert(__is_same(decltype(wrapper<int, long>()), List<int, long>));

template <class... T, class U> int first(U);
template <class T, class U> char first(U);
static_assert(sizeof(first<int>(1)) == 1);

template <class T, class... U> int last(T);
template <class T> char last(T);
static_assert(sizeof(last(1)) == 1);

template <int... N> int values();
template <int N, class = void> char values();
static_assert(sizeof(values<1>()) == 1);

// What the standard says comes first.
template <class... T, class U> int pointer(U*);
template <class T, class U> char pointer(U);
static_assert(sizeof(pointer<int>((int*)nullptr)) == sizeof(int));

struct Members {
    template <class... T> int member();
    template <class T> char member();
};
static_assert(sizeof(Members().member<int>()) == 1);

template <class... T> int address() { return 0; }
template <class T> int address() { return 1; }
static_assert(static_cast<int (*)()>(&address<int>) != nullptr);
