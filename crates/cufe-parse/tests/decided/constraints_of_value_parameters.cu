// Constraints on the types of value parameters tell templates apart, as those on type parameters do
// ([temp.param]/4, [temp.spec.partial.general]/6, [temp.over.link]/7).
template<class T> concept HasA = requires { T::a; };
template<class T> concept HasB = requires { T::b; };
template<class T> concept Any = true;
template<class T, class U> concept Same = __is_same(T, U);
struct A { static constexpr int a = 1; }; struct B { static constexpr int b = 1; };
template<auto...> struct one { static constexpr int value = 0; };
template<HasA auto V> struct one<V> { static constexpr int value = 1; };
template<HasB auto V> struct one<V> { static constexpr int value = 2; };
static_assert(one<A{}>::value == 1);
static_assert(one<B{}>::value == 2);
static_assert(one<3>::value == 0);
template<auto...> struct first { static constexpr int value = 0; };
template<HasA auto V, auto... Vs> struct first<V, Vs...> { static constexpr int value = 1; };
template<HasB auto V, auto... Vs> struct first<V, Vs...> { static constexpr int value = 2; };
static_assert(first<A{}>::value == 1);
static_assert(first<B{}, 1>::value == 2);
static_assert(first<1>::value == 0);
template<auto...> struct all { static constexpr int value = 0; };
template<auto V, HasA auto... Vs> struct all<V, Vs...> { static constexpr int value = 1; };
template<auto V, HasB auto... Vs> struct all<V, Vs...> { static constexpr int value = 2; };
static_assert(all<1, A{}>::value == 1);
static_assert(all<1, B{}, B{}>::value == 2);
static_assert(all<1, A{}, B{}>::value == 0);
template<auto> struct with_arguments { static constexpr int value = 0; };
template<Same<int> auto V> struct with_arguments<V> { static constexpr int value = 1; };
template<Same<long> auto V> struct with_arguments<V> { static constexpr int value = 2; };
static_assert(with_arguments<1>::value == 1);
static_assert(with_arguments<1l>::value == 2);
static_assert(with_arguments<1ul>::value == 0);
// Parameters without names, and variables.
template<class T, auto> constexpr int number = 0;
template<class T, HasA auto V> constexpr int number<T *, V> = 1;
template<class T, HasB auto V> constexpr int number<T *, V> = 2;
static_assert(number<int *, A{}> == 1);
static_assert(number<int *, B{}> == 2);
static_assert(number<int, B{}> == 0);
// Function templates.
template<HasA auto> constexpr int f() { return 1; }
template<HasB auto> constexpr int f() { return 2; }
template<Same<int> auto> constexpr int f() { return 3; }
static_assert(f<A{}>() == 1);
static_assert(f<B{}>() == 2);
static_assert(f<4>() == 3);
template<HasA> constexpr int g() { return 1; }
template<HasB> constexpr int g() { return 2; }
template<class> constexpr int g() { return 3; }
static_assert(g<A>() == 1);
static_assert(g<B>() == 2);
static_assert(g<int>() == 3);
template<HasA...> constexpr int h() { return 1; }
template<HasB...> constexpr int h() { return 2; }
static_assert(h<A, A>() == 1);
static_assert(h<B, B>() == 2);
// The same template again.
template<HasA auto V> constexpr int again();
template<HasA auto V> constexpr int again() { return 1; }
static_assert(again<A{}>() == 1);
template<HasA auto V> struct one<V>;
template<class> struct again_class;
template<HasA T> struct again_class<T *>;
template<HasB T> struct again_class<T *> { static constexpr int value = 2; };
template<HasA T> struct again_class<T *> { static constexpr int value = 1; };
static_assert(again_class<A *>::value == 1);
static_assert(again_class<B *>::value == 2);
// Members are defined outside of the one with their constraints.
template<auto V> struct outside { static constexpr int m(); };
template<HasA auto V> struct outside<V> { static constexpr int m(); };
template<HasB auto V> struct outside<V> { static constexpr int m(); };
template<auto V> constexpr int outside<V>::m() { return 0; }
template<HasB auto V> constexpr int outside<V>::m() { return 2; }
template<HasA auto V> constexpr int outside<V>::m() { return 1; }
static_assert(outside<1>::m() == 0);
static_assert(outside<A{}>::m() == 1);
static_assert(outside<B{}>::m() == 2);
