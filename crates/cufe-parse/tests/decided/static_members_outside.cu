// Names in the definition of a static data member outside of its class are looked up in the class ([class.static.data]/3).
template <typename T> struct A { static const int n, m, k, l, o; enum { e = 3 }; template<class U> struct B { static const int x, y; }; };
template <typename T> const int A<T>::n = sizeof(T);
template <typename T> constexpr int A<T>::m = e + sizeof(T);
template <typename T> const int A<T>::k = sizeof(A) + sizeof(T);
template <typename T> const int A<T>::l = sizeof(A<T>) + sizeof(T);
template <typename T> const int A<T>::o = A::e + sizeof(T);
template <typename T> template<class U> const int A<T>::B<U>::x = sizeof(A) + sizeof(B) + e;
template <typename T> template<class U> const int A<T>::B<U>::y = sizeof(U);
static_assert(A<int>::n == 4);
static_assert(A<int>::m == 7);
static_assert(A<int>::l == 5);
static_assert(A<int>::k == 5);
static_assert(A<int>::o == 7);
static_assert(A<int>::B<char>::y == 1);
static_assert(A<int>::B<char>::x == 5);
