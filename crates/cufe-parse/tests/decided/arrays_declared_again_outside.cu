// Static arrays of templates whose bounds the initializers in the class tell, declared again outside ([class.static.data]/4,
// [depr.static.constexpr]).
template<class T> struct Tr { static constexpr T arr[] = {T(1), T(2), T(3)}; static constexpr int len = sizeof(arr) / sizeof(*arr); };
template<class T> constexpr T Tr<T>::arr[];
template<class T> struct Ts { static constexpr T arr[] = {T(1), T(2), T(3)}; };
template<class T> constexpr T Ts<T>::arr[];
template<class T> struct Tu { static constexpr T arr[2] = {T(1), T(2)}; };
template<class T> constexpr T Tu<T>::arr[2];
template<class T> struct Tv { static constexpr T arr[2] = {T(1), T(2)}; };
template<class T> constexpr T Tv<T>::arr[];
template<class T> struct Tw { static constexpr int arr[] = {1, 2}; };
template<class T> constexpr int Tw<T>::arr[];
struct N { static constexpr int arr[] = {1, 2}; }; constexpr int N::arr[];
template<int... I> struct P { static constexpr int arr[] = {I...}; };
template<int... I> constexpr int P<I...>::arr[];
static_assert(Tr<int>::arr[2] == 3);
static_assert(Ts<int>::arr[2] == 3);
static_assert(Tu<int>::arr[1] == 2);
static_assert(Tv<int>::arr[1] == 2);
static_assert(Tw<int>::arr[1] == 2);
static_assert(sizeof(Tw<int>::arr) == 8);
static_assert(sizeof(P<1, 2, 3>::arr) == 12);
static_assert(P<1, 2, 3>::arr[1] == 2);
