template<class T> T&& dv();
struct true_t { static constexpr bool value = true; };
struct false_t { static constexpr bool value = false; };
using sz = decltype(sizeof 0);
template<class T> struct rank { static constexpr int value = 0; };
template<class T, sz N> struct rank<T[N]> { static constexpr int value = 1 + rank<T>::value; };
template<class T> struct rank<T[]> { static constexpr int value = 10 + rank<T>::value; };
static_assert(rank<int[2][3]>::value == 2);
static_assert(rank<int[]>::value == 10);
static_assert(rank<int[][3]>::value == 11);
static_assert(rank<const int[][3][4]>::value == 12);
template<class T> struct rx { using type = T; };
template<class T, sz N> struct rx<T[N]> { using type = T; };
template<class T> struct rx<T[]> { using type = T; };
template<class T, class U> constexpr bool same = false;
template<class T> constexpr bool same<T,T> = true;
static_assert(same<rx<int[][3]>::type, int[3]>);
static_assert(same<rx<const int[][3]>::type, const int[3]>);
static_assert(same<rx<int[2][3]>::type, int[3]>);
template<class T> struct arr { static constexpr int value = 0; };
template<class T> struct arr<T[]> { static constexpr int value = 1; };
template<class T> struct arr<const T[]> { static constexpr int value = 2; };
template<class T> struct arr<T[][2]> { static constexpr int value = 3; };
template<class T, sz N> struct arr<T[][N]> { static constexpr int value = 4; };
template<class T, sz N> struct arr<T[N][N]> { static constexpr int value = 5; };
template<class T, sz N, sz M> struct arr<T[N][M]> { static constexpr int value = 6; };
template<class T> struct arr<T[7][8]> { static constexpr int value = 7; };
static_assert(arr<int[]>::value == 1);
static_assert(arr<const int[]>::value == 2);
static_assert(arr<int[][2]>::value == 3);
static_assert(arr<int[][3]>::value == 4);
static_assert(arr<int[3][3]>::value == 5);
static_assert(arr<int[3][4]>::value == 6);
static_assert(arr<int[7][8]>::value == 7);
static_assert(arr<int[5]>::value == 0);
static_assert(arr<char[][3]>::value == 4);
template<class T> constexpr int f(T(&)[]) { return 1; }
template<class T, sz N> constexpr int f(T(&)[N]) { return 2; }
extern int unb[]; extern int unb2[][4]; extern int bo[3];
static_assert(f(unb) == 1);
static_assert(f(unb2) == 1);
static_assert(f(bo) == 2);
template<class T> constexpr int ps(T(*)[]) { return 1; }
template<class T, sz N> constexpr int ps(T(*)[N]) { return 2; }
static_assert(ps(&unb) == 1);
static_assert(ps(&bo) == 2);

// An array of unknown bound has an element for each initializer in parentheses ([dcl.init.general]/16.5).
int in_parentheses[](1, 2, 3);
static_assert(sizeof(in_parentheses) == 3 * sizeof(int));
