// A template parameter is declared behind its default argument ([basic.scope.pdecl]/11): its name means something else there.
template<class T, class U> constexpr bool same = __is_same(T, U);
template<class T> struct is_c { static constexpr bool value = sizeof(T) == 4; using type = T*; };
template<class T> constexpr int v = sizeof(T);
constexpr int n = 7; struct t { int x; }; namespace N { using t = char; template<class T> using is_c = T&; constexpr int f() { return 3; } }
template<class T, bool is_c = is_c<T>::value> struct A { static constexpr bool value = is_c; };
template<class T, class is_c = is_c<T>> struct B { using type = typename is_c::type; };
template<class T, template<class> class is_c = is_c> struct C { using type = typename is_c<T>::type; };
template<int v = v<int> + 1> struct D { static constexpr int value = v; };
template<class T, int v = v<T> * 2> struct E { static constexpr int value = v; };
template<int n = n> struct F { static constexpr int value = n; };
template<class t = t> struct G { using type = t; };
template<class t = N::t, class u = t> struct H { using type = u; };
template<int m = n, int n = m + 1> struct I { static constexpr int value = m * 100 + n; };
template<class T, int m = sizeof(t), class t = T> struct J { static constexpr int value = m + sizeof(t); };
template<class T, class is_c = N::is_c<T>, class r = is_c> struct K { using type = r; };
template<class T, int v = v<T>> constexpr int var = v;
template<class T, class is_c = is_c<T>> using alias = typename is_c::type;
template<class T, int v = v<T>> constexpr int function(T) { return v; }
template<class T, bool is_c = is_c<T>::value> constexpr int chosen(T) { return is_c ? 1 : 2; }
template<class T> struct Outer { template<class U, int v = v<U> + v<T>> struct Inner { static constexpr int value = v; }; template<class U, int v = v<U> + v<T>> static constexpr int get(U) { return v; } };
static_assert(A<int>::value);
static_assert(!A<char>::value);
static_assert(!A<int, false>::value);
static_assert(same<B<int>::type, int*>);
static_assert(same<B<char, is_c<int>>::type, int*>);
static_assert(same<C<int>::type, int*>);
static_assert(D<>::value == 5);
static_assert(D<1>::value == 1);
static_assert(E<short>::value == 4);
static_assert(F<>::value == 7);
static_assert(F<2>::value == 2);
static_assert(same<G<>::type, t>);
static_assert(same<H<>::type, char>);
static_assert(same<H<int>::type, int>);
static_assert(I<>::value == 708);
static_assert(I<1>::value == 102);
static_assert(J<char>::value == 5);
static_assert(J<char, 1, short>::value == 3);
static_assert(same<K<int>::type, int&>);
static_assert(var<short> == 2);
static_assert(same<alias<int>, int*>);
static_assert(function('a') == 1);
static_assert(function<int, 3>(1) == 3);
static_assert(chosen(1) == 1);
static_assert(chosen('a') == 2);
static_assert(Outer<int>::Inner<char>::value == 5);
static_assert(Outer<int>::Inner<char, 1>::value == 1);
static_assert(Outer<short>::get(1.5) == 10);
