// A parameter of type void that depends on a template parameter is none only in a list that does not ([dcl.fct]/4).
template<class T> concept Plain = requires(T) { 1; };
template<class T> concept Constant = requires(const T) { 1; };
template<class T> concept Trailing = requires(T const) { 1; };
template<class T> struct Holder { using type = T; };
template<class T> concept Member = requires(typename Holder<T>::type) { 1; };
template<class T> concept Told = requires(decltype(T())) { 1; };
template<class... T> concept Several = requires(T...) { 1; };
static_assert(!Plain<void>);
static_assert(Plain<int>);
static_assert(!Constant<void>);
static_assert(Constant<int>);
static_assert(!Trailing<void>);
static_assert(!Member<void>);
static_assert(Member<int>);
static_assert(!Told<void>);
static_assert(!Several<void>);
static_assert(Several<>);
