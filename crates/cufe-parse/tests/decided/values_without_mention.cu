// Values as arguments of alias and class templates, and of members of classes that are one: whether the parameter can have them is
// asked although the target of the alias does not mention it ([temp.alias]/2, [temp.arg.nontype], [temp.param]/6).
template <class...> struct list {};
template <class...> using void_t = void;
template <auto> using void_of_any = void;
template <auto...> using void_of_all = void;
template <auto*> using void_of_pointer = void;
template <int> using void_of_int = void;
template <int...> using void_of_ints = void;
template <class T, T> using void_of = void;
template <class T, auto> using first = T;
template <auto V> using void_behind = void_of_any<V>;
template <auto> struct box {};

struct Destroyed { ~Destroyed() {} };
class Hidden { int x = 0; };
struct Mutable { mutable int x = 0; };
struct Runtime { Runtime() {} };
struct Plain { int x = 0; };
struct Converts { constexpr operator int() const { return 1; } };
struct ConvertsAtRuntime { operator int() const { return 1; } };
enum Weak { weak };
enum class Strong {};

template <class T, class = void> constexpr bool any = false;
template <class T> constexpr bool any<T, void_of_any<T{}>> = true;
static_assert(any<int>);
static_assert(any<double>);
static_assert(any<Strong>);
static_assert(any<int*>);
static_assert(any<Plain>);
static_assert(!any<Destroyed>);
static_assert(!any<Hidden>);
static_assert(!any<Mutable>);
static_assert(!any<Runtime>);

template <class T, class = void> constexpr bool behind = false;
template <class T> constexpr bool behind<T, void_behind<T{}>> = true;
static_assert(behind<Plain>);

template <class T, class = void> constexpr bool kept = false;
template <class T> constexpr bool kept<T, first<void, T{}>> = true;
static_assert(kept<Plain>);
static_assert(!kept<Destroyed>);
static_assert(!kept<Hidden>);

template <class T, class = void> constexpr bool boxed = false;
template <class T> constexpr bool boxed<T, void_t<box<T{}>>> = true;
static_assert(boxed<Plain>);
static_assert(!boxed<Destroyed>);
static_assert(!boxed<Hidden>);

template <class T, class = void> constexpr bool second = false;
template <class T> constexpr bool second<T, void_of_all<1, T{}>> = true;
static_assert(second<int>);
static_assert(second<Plain>);
static_assert(!second<Destroyed>);
static_assert(!second<Hidden>);

template <class T, class = void> constexpr bool all = false;
template <class... T> constexpr bool all<list<T...>, void_of_all<T{}...>> = true;
static_assert(all<list<>>);
static_assert(all<list<int, Plain>>);
static_assert(!all<list<int, Destroyed>>);
static_assert(!all<list<Hidden>>);

template <class T, class = void> constexpr bool integer = false;
template <class T> constexpr bool integer<T, void_of_int<T{}>> = true;
static_assert(integer<char>);
static_assert(integer<Weak>);
static_assert(!integer<Strong>);
static_assert(!integer<double>);
static_assert(!integer<Destroyed>);
static_assert(!integer<ConvertsAtRuntime>);

template <class T, class = void> constexpr bool integers = false;
template <class... T> constexpr bool integers<list<T...>, void_of_ints<T{}...>> = true;
static_assert(integers<list<int, char>>);
static_assert(!integers<list<int, Destroyed>>);
static_assert(!integers<list<Strong>>);

template <class T, class U, class = void> constexpr bool other = false;
template <class T, class U> constexpr bool other<T, U, void_of<U, T{}>> = true;
static_assert(other<int, long>);
static_assert(other<Plain, Plain>);
static_assert(!other<Strong, int>);
static_assert(!other<int, Destroyed>);

template <class X> struct Members { template <auto> using any = void; template <X> using of = void; };
template <class T, class = void> constexpr bool of_member = false;
template <class T> constexpr bool of_member<T, typename Members<list<T>*>::template any<T{}>> = true;
static_assert(of_member<Plain>);
static_assert(!of_member<Destroyed>);
static_assert(!of_member<Hidden>);
template <class T, class = void> constexpr bool of_typed_member = false;
template <class T> constexpr bool of_typed_member<T, typename Members<T>::template of<0>> = true;
static_assert(of_typed_member<int>);
static_assert(of_typed_member<long>);
static_assert(!of_typed_member<Strong>);
static_assert(!of_typed_member<Plain>);

template <class T, void_of_any<T{}>* = nullptr> constexpr bool called(int) { return true; }
template <class T> constexpr bool called(...) { return false; }
static_assert(called<Plain>(0));
static_assert(!called<Destroyed>(0));
static_assert(!called<Hidden>(0));

template <template <auto> class T, class U> concept applies = requires { typename T<U{}>; };
static_assert(applies<box, Plain>);
static_assert(applies<void_of_any, Plain>);
