// Whether what a partial specialization names is accessible is asked of its own place, not of the place of use; a friend that is no template gives it nothing ([temp.deduct.general]/8, [class.friend]).
template<class, class = void> struct Has { static const bool value = false; };
template<class T> struct Has<T, typename T::type> { static const bool value = true; };
class Child { friend struct Parent; typedef void type; };
struct Parent { static_assert(!Has<Child>::value); };
class Child2 { friend struct Parent2; typedef void type; };
struct Parent2 { void f() { static_assert(!Has<Child2>::value); } };
class Child3 { typedef void type; };
struct Parent3 { static_assert(!Has<Child3>::value); };
class Child4 { typedef void type; static_assert(!Has<Child4>::value); void f() { static_assert(!Has<Child4>::value);} };
class Child5 { typedef void type; void f() { static_assert(!Has<Child5>::value);} };
class Child6 { typedef void type; template<class, class> friend struct Has; };
static_assert(Has<Child6>::value);
class Child7 { typedef void type; template<class, class> friend struct Has; void f() { static_assert(Has<Child7>::value); } };
