// A non-static member that is called without an object makes substitution fail, where the operand is evaluated, too
// ([over.call.func]/3, [expr.prim.id.general]/3).
template<class T> T&& value();
struct X { int query(int) const; static constexpr int query(long) { return 2; } };
struct Y { int query(int) const; };
struct Z { template<class P> int query(const P&) const; };
template<class, class> constexpr bool same = false;
template<class T, class = void> struct a { static constexpr bool v = false; };
template<class T> struct a<T, decltype(void(T::query(0)))> { static constexpr bool v = true; };
static_assert(!a<X>::v);
static_assert(!a<Y>::v);
static_assert(!a<Z>::v);
template<bool, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { typedef T type; };
template<class T, class = void> struct b { static constexpr bool v = false; };
template<class T> struct b<T, typename enable_if<(void(T::query(0)), true)>::type> { static constexpr bool v = true; };
static_assert(!b<X>::v);
static_assert(!b<Y>::v);
static_assert(!b<Z>::v);
template<class T, class = void> struct c { static constexpr bool v = false; };
template<class T> struct c<T, typename enable_if<T::query(0) == 1>::type> { static constexpr bool v = true; };
static_assert(!c<X>::v);
static_assert(!c<Y>::v);
static_assert(!c<Z>::v);
template<class T, class = void> struct d { static constexpr bool v = false; };
template<class T> struct d<T, typename enable_if<(sizeof(T::query(0)) > 1)>::type> { static constexpr bool v = true; };
static_assert(!d<X>::v);
static_assert(!d<Y>::v);
static_assert(!d<Z>::v);
template<class T> concept e = requires { T::query(0); };
static_assert(!e<X>);
static_assert(!e<Y>);
static_assert(!e<Z>);
struct S { static constexpr int query(int) { return 2; } };
static_assert(a<S>::v);
static_assert(b<S>::v);
static_assert(d<S>::v);
static_assert(e<S>);
template<class T> constexpr bool asked = b<T>::v;
struct inside { int query(int) const; bool test() const { return asked<inside> || b<inside>::v; } static_assert(!b<X>::v, ""); };
static_assert(!asked<inside>);
template<class T, typename enable_if<(void(T::query(0)), true)>::type* = nullptr> constexpr int function(int) { return 1; }
template<class T> constexpr int function(long) { return 2; }
static_assert(function<X>(0) == 2);
static_assert(function<S>(0) == 1);
struct member { int query(int) const; template<class T> auto call(T) const -> decltype(T::query(0)) { return 0; } };
