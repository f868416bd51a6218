// Default arguments of value parameters whose types depend: whether a variable is meant, or its value, the type tells later
// ([temp.param], [temp.arg.nontype]).
template<bool, class T> struct pick { using type = T; };
template<class T> struct trait { static constexpr int value = 0; };
template<class T> constexpr bool v = false;
enum class on { };
extern constexpr on d{};
template<class T, typename pick<trait<T>::value, T>::type = d> struct A;
template<class T> constexpr int f(A<const T&>*) { return 1; }
constexpr int f(...) { return 2; }
static_assert(f((A<const on&>*)nullptr) == 1);
static_assert(f((A<on>*)nullptr) == 2);
template<class T> constexpr int f1(A<T>*) { return 1; }
static_assert(f1((A<const on&>*)nullptr) == 1);
static_assert(f1((A<on>*)nullptr) == 1);
template<class T, typename pick<v<T>, T>::type = d> struct B;
template<class T> constexpr int g(B<const T&>*) { return 1; }
constexpr int g(...) { return 2; }
static_assert(g((B<const on&>*)nullptr) == 1);
static_assert(g((B<on>*)nullptr) == 2);
template<class T> constexpr int g1(B<const T&, d>*) { return 1; }
constexpr int g1(...) { return 2; }
static_assert(g1((B<const on&>*)nullptr) == 1);
constexpr on other{};
static_assert(g1((B<const on&, other>*)nullptr) == 2);
template<class T> void in_template() { A<const on&>* a; f(a); B<const on&>* b; g(b); }
