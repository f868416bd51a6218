// An alias whose target is ill-formed makes a substitution fail, wherever in an expression it is named ([temp.deduct.general]/8).
template<bool, class T = void> struct enable {};
template<class T> struct enable<true, T> { using type = T; };
template<bool B, class T = void> using enable_t = typename enable<B, T>::type;
template<class> struct traits {};
template<> struct traits<char> { using category = int; };
template<class T> using category = typename traits<T>::category;
template<class T, class U> struct converts { static constexpr bool value = true; };
template<class T, class = void> constexpr bool by_alias = false;
template<class T> constexpr bool by_alias<T, enable_t<converts<category<T>, int>::value>> = true;
static_assert(!by_alias<int>);
static_assert(by_alias<char>);
template<class T, class = void> constexpr bool by_class = false;
template<class T> constexpr bool by_class<T, typename enable<converts<category<T>, int>::value>::type> = true;
static_assert(!by_class<int>);
static_assert(by_class<char>);
template<class T> using require = enable_t<converts<category<T>, int>::value>;
template<class T, class = void> constexpr bool by_two = false;
template<class T> constexpr bool by_two<T, require<T>> = true;
static_assert(!by_two<int>);
static_assert(by_two<char>);
template<class T, class = require<T>> constexpr int chosen(T, T) { return 1; }
template<class T> constexpr int chosen(T, long) { return 2; }
static_assert(chosen(1, 1) == 2);
static_assert(chosen('1', '1') == 1);
