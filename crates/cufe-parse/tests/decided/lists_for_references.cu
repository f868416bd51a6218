// `T{…}` for a reference type: a temporary object, or the element itself ([expr.type.conv]/2, [dcl.init.list]/3).
struct called { int value = 3; constexpr int operator()() const { return 3; } };
struct part { int first, second; };
struct derived : part { };
struct made { int value; constexpr made(int a, int b) : value(a + b) {} };
typedef called&& rvalue;
typedef const called& constant;
typedef int&& number;
typedef part&& parts;
typedef const made& result;
static_assert(rvalue{}() == 3);
static_assert(constant{}() == 3);
static_assert(rvalue{}.value == 3);
static_assert(number{} == 0);
static_assert(number{5} == 5);
static_assert(number{'c'} == 'c');
static_assert(parts{1, 2}.second == 2);
static_assert(parts{1}.second == 0);
static_assert(parts{}.second == 0);
static_assert(result{1, 2}.value == 3);
template<class T> constexpr int call() { constexpr int known = T{}(); return known; }
static_assert(call<rvalue>() == 3);
static_assert(call<called>() == 3);
constexpr int through(int& object) { typedef int& reference; reference{object} = 7; return object; }
constexpr int changed() { int object = 1; return through(object) + object; }
static_assert(changed() == 14);
constexpr part const object{4, 5};
constexpr derived const whole{{6, 7}};
typedef const part& seen;
static_assert(&seen{object} == &object);
static_assert(seen{whole}.second == 7);
template<unsigned long N> constexpr unsigned long at() { return N; }
template<class M> constexpr unsigned long index() { constexpr unsigned long known = decltype(static_cast<M&&>(*(M*)nullptr)){}(); return at<known>(); }
static_assert(index<called>() == 3);
// What is copied may be made of a list for the parameter.
struct left { int value; };
struct user { int value = 4; constexpr user() {} constexpr user(int a, int b) : value(a * b) {} };
static_assert(called({}).value == 3);
static_assert(left({}).value == 0);
static_assert(left({5}).value == 5);
static_assert(user({}).value == 4);
static_assert(user({2, 3}).value == 6);
constexpr left direct({5});
static_assert(direct.value == 5);
constexpr user multiplied({4, 5});
static_assert(multiplied.value == 20);
