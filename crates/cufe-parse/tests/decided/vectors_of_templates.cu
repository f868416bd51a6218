// Vector types whose elements or sizes depend on template parameters.
template<class T, class U> constexpr bool same = false;
template<class T> constexpr bool same<T, T> = true;
typedef float four_floats __attribute__((vector_size(16)));
typedef double four_doubles __attribute__((vector_size(32)));
template<class T> using sixteen [[gnu::vector_size(16)]] = T;
template<class T> using also_sixteen __attribute__((vector_size(16))) = T;
template<class T> using four __attribute__((vector_size(4 * sizeof(T)))) = T;
template<class T> using floats __attribute__((vector_size(4 * sizeof(T)))) = float;
template<class T> using plain = T;
template<class T> using of_alias [[gnu::vector_size(16)]] = plain<T>;
template<class T, int N> struct member { typedef T type __attribute__((vector_size(N * sizeof(T)))); };
static_assert(same<sixteen<float>, four_floats>);
static_assert(same<also_sixteen<float>, four_floats>);
static_assert(same<four<float>, four_floats>);
static_assert(same<four<double>, four_doubles>);
static_assert(!same<four<int>, four_floats>);
static_assert(same<floats<int>, four_floats>);
static_assert(sizeof(floats<double>) == 32);
static_assert(same<of_alias<float>, sixteen<float>>);
static_assert(same<member<float, 4>::type, four_floats>);
static_assert(sizeof(member<char, 2>::type) == 2);
template<class T> constexpr bool in_function() { return !same<T, sixteen<T>> && same<of_alias<T>, sixteen<T>>; }
static_assert(in_function<float>());
// What can't be a vector is no specialization.
template<class T> constexpr int which(sixteen<T> *) { return 1; }
template<class T> constexpr int which(...) { return 2; }
struct no_element {};
static_assert(which<no_element>(nullptr) == 2);
template<class T, int N> using odd __attribute__((vector_size(N))) = T;
template<class T, int N> constexpr int of_size(odd<T, N> *) { return 1; }
template<class T, int N> constexpr int of_size(...) { return 2; }
static_assert(of_size<float, 6>(nullptr) == 2);
static_assert(of_size<float, 12>(nullptr) == 2);
// In an instance of a class with packs, where targets may be read again.
template<class... O> struct around {
  template<class... U> using floats [[gnu::vector_size(16)]] = float;
  template<class T, class... U> using first [[gnu::vector_size(16)]] = T;
};
static_assert(same<around<int>::floats<int>, four_floats>);
static_assert(same<around<int, char>::first<float, int>, four_floats>);
static_assert(!same<around<int, char>::first<int, int>, four_floats>);
