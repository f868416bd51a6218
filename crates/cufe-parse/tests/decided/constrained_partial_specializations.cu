// Partial specializations with the same arguments and other constraints, and the members of each, inside and outside of the class.
template<class T> concept is_int = __is_same(T, int);
template<class T> struct A { static constexpr int value = 1; };
template<is_int T> struct A<T *> { typedef int own; static constexpr int value = 2; static constexpr int f(); };
template<is_int T> constexpr int A<T *>::f() { A<T *>::own i = value; return i; }
template<class T> struct A<T *> { typedef int other; static constexpr int value = 3; static constexpr int f(); };
template<class T> constexpr int A<T *>::f() { A<T *>::other i = value * 10; return i; }
static_assert(A<int>::value == 1);
static_assert(A<int *>::value == 2);
static_assert(A<int *>::f() == 2);
static_assert(A<long *>::value == 3);
static_assert(A<long *>::f() == 30);
template<class T> struct B;
template<is_int T> struct B<T> { static constexpr int f(); };
template<is_int T> constexpr int B<T>::f() { return 4; }
template<class T> struct B { static constexpr int f(); };
template<class T> constexpr int B<T>::f() { return 5; }
static_assert(B<int>::f() == 4);
static_assert(B<long>::f() == 5);
template<class T> requires(sizeof(T) == 8) struct A<T &>;
template<class T> requires(sizeof(T) == 4) struct A<T &>;
template<class T> requires(sizeof(T) == 8) struct A<T &> { static constexpr int g(); struct N; template<class U> static constexpr int h(U); static const int s; };
template<class T> requires(sizeof(T) == 4) struct A<T &> { static constexpr int g(); struct N; template<class U> static constexpr int h(U); static const int s; };
template<class T> requires(sizeof(T) == 8) constexpr int A<T &>::g() { return 8; }
template<class T> requires(sizeof(T) == 4) constexpr int A<T &>::g() { return 4; }
template<class T> requires(sizeof(T) == 8) struct A<T &>::N { char c[80]; };
template<class T> requires(sizeof(T) == 4) struct A<T &>::N { char c[40]; };
template<class T> requires(sizeof(T) == 8) template<class U> constexpr int A<T &>::h(U) { return 8 + sizeof(U); }
template<class T> requires(sizeof(T) == 4) template<class U> constexpr int A<T &>::h(U) { return 4 + sizeof(U); }
template<class T> requires(sizeof(T) == 8) const int A<T &>::s = 88;
template<class T> requires(sizeof(T) == 4) const int A<T &>::s = 44;
static_assert(A<long &>::g() == 8);
static_assert(A<int &>::g() == 4);
static_assert(sizeof(A<long &>::N) == 80);
static_assert(sizeof(A<int &>::N) == 40);
static_assert(A<long &>::h('c') == 9);
static_assert(A<int &>::h('c') == 5);
static_assert(A<long &>::s == 88);
static_assert(A<int &>::s == 44);
