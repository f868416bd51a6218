// Of what typeid names the identity is constant ([expr.typeid], [type.info]).
namespace std { class type_info { public: virtual ~type_info(); const char *n; constexpr bool operator==(const type_info& o) const { return this == &o; } const char *name() const { return n; } }; }
struct B { virtual ~B(); }; struct D : B {};
static_assert(&typeid(int) == &typeid(int));
static_assert(&typeid(int) != &typeid(long));
constexpr const std::type_info &t = typeid(int);
static_assert(&t == &typeid(const int));
static_assert(typeid(int) == typeid(int&));
static_assert(!(typeid(int) == typeid(int*)));
template<class T> constexpr const std::type_info *id = &typeid(T);
static_assert(id<int> == id<int>);
static_assert(id<int> != id<char>);
constexpr const std::type_info* arr[] = { &typeid(int), &typeid(long) };
static_assert(arr[1] == &typeid(long));
struct P { constexpr P() {} virtual constexpr int f() const { return 0; } };
struct Q : P { constexpr Q() {} };
constexpr Q q;
constexpr const P& seen = q;
static_assert(&typeid(seen) == &typeid(Q));
static_assert(&typeid(q) != &typeid(P));
constexpr bool in_function(const P& p) { return typeid(p) == typeid(Q); }
static_assert(in_function(Q()));
static_assert(!in_function(P()));
