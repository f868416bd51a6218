// Argument-dependent lookup completes the classes that are associated, those of template arguments too (measured); the template
// arguments of bases add nothing ([basic.lookup.argdep]/3.2).
template <class T> struct tag {};
template <class... T> struct list {};
template <class T> struct inner {
  friend constexpr char found(tag<inner>) { return 0; }
  friend constexpr char found(list<int, inner>*) { return 0; }
  friend constexpr char operator*(tag<inner>) { return 0; }
};
template <class T> constexpr long found(T, ...) { return 0; }
template <class T> constexpr long operator*(tag<T>) { return 0; }
namespace other { struct in_other {}; template <class X> char only(X) { return 0; } }
struct derived : tag<other::in_other> {};
template <class X> long only(X, ...);
template <class T> struct pointed { friend char refers(pointed*) { return 0; } };
template <class T> long refers(T, ...);
static_assert(sizeof(found(tag<inner<int>>{})) == 1);
static_assert(sizeof(found((list<int, inner<long>>*)0)) == 1);
static_assert(sizeof(*tag<inner<char>>{}) == 1);
static_assert(sizeof(only(derived{})) == sizeof(long));
static_assert(sizeof(refers((pointed<int>*)0)) == 1);
