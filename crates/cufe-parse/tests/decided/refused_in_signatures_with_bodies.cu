// What a substituted signature may not use makes substitution fail, whether the template is defined where it is declared or not, and
// however deep in template arguments it is used ([temp.deduct.general]/8).
struct Two { char c[2]; };
struct Base { int b; };
class Closed { void hidden(); int field; enum Kind { kind }; struct Inner {}; static int shared;
public: void gone() = delete; bool operator!=(const Closed&) const = delete; operator int() const = delete; Closed(const Closed&) = delete; Closed() = default; };
struct Heir : private Base { using Base::operator=; };
template <class T> auto unequal(const T& t) -> decltype(t != t, 'a') { return 'a'; }
Two unequal(...);
template <class T> auto gone(T& t) -> decltype(t.gone(), 'a') { return 'a'; }
Two gone(...);
template <class T> auto hidden(T& t) -> decltype(t.hidden(), 'a') { return 'a'; }
Two hidden(...);
template <class T> auto field(T& t) -> decltype(t.field, 'a') { return 'a'; }
Two field(...);
template <class T> auto shared(T&) -> decltype(T::shared, 'a') { return 'a'; }
Two shared(...);
template <class T> auto kind(T&) -> decltype(T::kind, 'a') { return 'a'; }
Two kind(...);
template <class T> auto copied(T& t) -> decltype(T(t), 'a') { return 'a'; }
Two copied(...);
template <class T> auto based(T& t) -> decltype(static_cast<Base&>(t), 'a') { return 'a'; }
Two based(...);
template <class T> auto inner(T&, typename T::Inner* = nullptr) -> char { return 'a'; }
Two inner(...);
Closed closed; Heir heir; Base base;
static_assert(sizeof(unequal(0)) == 1);
static_assert(sizeof(unequal(closed)) == 2);
static_assert(sizeof(gone(closed)) == 2);
static_assert(sizeof(hidden(closed)) == 2);
static_assert(sizeof(field(closed)) == 2);
static_assert(sizeof(shared(closed)) == 2);
static_assert(sizeof(kind(closed)) == 2);
static_assert(sizeof(copied(closed)) == 2);
static_assert(sizeof(copied(base)) == 1);
static_assert(sizeof(based(heir)) == 2);
static_assert(sizeof(based(base)) == 1);
static_assert(sizeof(inner(closed)) == 2);
// Who is a friend may.
class Open { void hidden(); int field;
  template <class T> friend auto befriended(T& t) -> decltype(t.hidden(), 'a');
public: template <class T> static auto member(T& t) -> decltype(t.hidden(), t.field, 'a') { return 'a'; } static Two member(...); };
template <class T> auto befriended(T& t) -> decltype(t.hidden(), 'a') { return 'a'; }
Two befriended(...);
Open open;
static_assert(sizeof(befriended(open)) == 1);
static_assert(sizeof(befriended(closed)) == 2);
static_assert(sizeof(Open::member(open)) == 1);
static_assert(sizeof(Open::member(closed)) == 2);
static_assert(sizeof(hidden(open)) == 2);
// In arguments of templates in the signature.
template <class T> inline constexpr bool yes = true;
template <bool> struct choose {}; template <> struct choose<true> { template <class T> using type = T; };
template <class T> auto deep(const T& t) -> typename choose<!(decltype(yes<decltype(t != t)>, false){})>::template type<char> { return 'a'; }
Two deep(...);
template <class T> auto deeper(const T& t) -> typename choose<yes<decltype(yes<decltype(t != t)>)>>::template type<char> { return 'a'; }
Two deeper(...);
template <class T> auto private_deep(const T& t) -> typename choose<yes<decltype(yes<decltype(t.field)>)>>::template type<char> { return 'a'; }
Two private_deep(...);
static_assert(sizeof(deep(0)) == 1);
static_assert(sizeof(deep(closed)) == 2);
static_assert(sizeof(deeper(0)) == 1);
static_assert(sizeof(deeper(closed)) == 2);
static_assert(sizeof(private_deep(closed)) == 2);
static_assert(sizeof(private_deep(0)) == 2);
// A member function that does not accept the object.
struct Changing { int* begin(); };
template <class T> auto started(T&& t) -> decltype(t.begin(), 'a') { return 'a'; }
Two started(...);
template <class T> auto deep_started(T&& t) -> typename choose<yes<decltype(yes<decltype(t.begin())>)>>::template type<char> { return 'a'; }
Two deep_started(...);
template <class T> auto deep_called(T&& t) -> typename choose<!(decltype(yes<decltype(t(0))>, false){})>::template type<char> { return 'a'; }
Two deep_called(...);
Changing changing; const Changing constant{};
static_assert(sizeof(started(constant)) == 2);
static_assert(sizeof(deep_started(constant)) == 2);
static_assert(sizeof(deep_started(changing)) == 1);
int takes_pointer(int*); int takes_class(Changing);
static_assert(sizeof(deep_called(takes_pointer)) == 1);
static_assert(sizeof(deep_called(takes_class)) == 2);
