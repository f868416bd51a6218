// The type of the values of a pack tells the type parameter that is their type.
template<char... C> struct Text {};
template<int...> struct Numbers {};
template<auto...> struct Any {};
template<class T, T...> struct Sequence {};
template<int*...> struct Pointers {};
template<class...> struct Joined;
template<class S> struct Joined<S> { using type = S; };
template<class C, template<C...> class S, C... A, C... B, class... T>
struct Joined<S<A...>, S<B...>, T...> : Joined<S<A..., B...>, T...> {};
static_assert(__is_same(Joined<Text<'a'>, Text<'b'>>::type, Text<'a', 'b'>));
static_assert(__is_same(Joined<Text<'a'>, Text<'b', 'c'>, Text<>, Text<'d'>>::type, Text<'a', 'b', 'c', 'd'>));
static_assert(__is_same(Joined<Numbers<>, Numbers<1, 2>>::type, Numbers<1, 2>));
template<class T> struct Told { static constexpr int count = -1; };
template<class C, template<C...> class S, C... A> struct Told<S<A...>> { static constexpr int count = sizeof...(A); using type = C; };
static_assert(Told<Text<'a', 'b'>>::count == 2);
static_assert(__is_same(Told<Text<'a', 'b'>>::type, char));
static_assert(__is_same(Told<Numbers<3>>::type, int));
static_assert(Told<Text<>>::count == -1);
static_assert(Told<int>::count == -1);
int x, y;
static_assert(__is_same(Told<Pointers<&x, &y>>::type, int*));
template<class T> struct Same { static constexpr bool value = false; };
template<class C, C... A> struct Same<Any<A...>> { static constexpr bool value = true; using type = C; };
static_assert(Same<Any<1, 2>>::value);
static_assert(__is_same(Same<Any<1L, 2L>>::type, long));
static_assert(!Same<Any<1, 'a'>>::value);
static_assert(Same<Any<&x, &y>>::value);
template<class T, template<T...> class S, T... A> constexpr int count(S<A...>) { return sizeof...(A) + sizeof(T); }
static_assert(count(Text<'a', 'b'>()) == 3);
static_assert(count(Numbers<1>()) == 5);
template<class T> struct Of { static constexpr int value = 0; };
template<class T, T... A> struct Of<Sequence<T, A...>> { static constexpr int value = sizeof...(A); };
static_assert(Of<Sequence<short, 1, 2, 3>>::value == 3);
static_assert(Of<Sequence<short>>::value == 0);
