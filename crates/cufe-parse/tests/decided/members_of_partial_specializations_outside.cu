// Members of partial specializations of member templates may be defined outside of the class ([temp.spec.partial.member],
// [temp.mem]/1), and so may partial specializations of static data member templates.
template<class K> struct table {
  template<class H, int N> struct impl;
  template<class H> struct impl<H, 0> { static constexpr int kind = 0; constexpr bool find(K) const; template<class X> constexpr int w(X) const; static const int s; struct in; enum e : int; };
  template<class H> struct full { constexpr int f() const; };
};
template<class K> template<class H> constexpr bool table<K>::impl<H, 0>::find(K) const { return true; }
template<class K> template<class H> template<class X> constexpr int table<K>::impl<H, 0>::w(X) const { return sizeof(X); }
template<class K> template<class H> const int table<K>::impl<H, 0>::s = sizeof(K);
template<class K> template<class H> struct table<K>::impl<H, 0>::in { int x[5]; };
template<class K> template<class H> enum table<K>::impl<H, 0>::e : int { e1 = 7 };
template<class K> template<class H> constexpr int table<K>::full<H>::f() const { return 3; }
static_assert(table<int>::impl<char, 0>{}.find(4));
static_assert(table<int>::impl<char, 0>{}.w(4) == 4);
static_assert(table<int>::impl<char, 0>::s == 4);
static_assert(sizeof(table<int>::impl<char, 0>::in) == 20);
static_assert(table<int>::impl<char, 0>::e1 == 7);
static_assert(table<int>::full<char>{}.f() == 3);
struct plain { 
  template<class H, int N> struct impl;
  template<class H> struct impl<H, 0> { static constexpr int kind = 0; constexpr bool find(int) const; template<class X> constexpr int w(X) const; static const int s; struct in; };
};
template<class H> constexpr bool plain::impl<H, 0>::find(int) const { return true; }
template<class H> template<class X> constexpr int plain::impl<H, 0>::w(X) const { return sizeof(X); }
template<class H> const int plain::impl<H, 0>::s = sizeof(H);
template<class H> struct plain::impl<H, 0>::in { int x[5]; };
static_assert(plain::impl<char, 0>{}.find(4));
static_assert(plain::impl<char, 0>{}.w(4) == 4);
static_assert(plain::impl<char, 0>::s == 1);
static_assert(sizeof(plain::impl<char, 0>::in) == 20);
template<class T> struct o2 { template<class U> struct mid { template<class V> struct in; template<class V> struct in<V *> { constexpr int f() const; }; }; };
template<class T> template<class U> template<class V> constexpr int o2<T>::mid<U>::in<V *>::f() const { return sizeof(T) + sizeof(U) * 10 + sizeof(V) * 100; }
static_assert(o2<int>::mid<short>::in<char *>{}.f() == 124);
template<class T> struct o3; template<class T> struct o3<T *> { template<class U> struct mid; template<class U> struct mid<U *> { constexpr int f() const; }; };
template<class T> template<class U> constexpr int o3<T *>::mid<U *>::f() const { return sizeof(T) + sizeof(U) * 10; }
static_assert(o3<int *>::mid<short *>{}.f() == 24);
template<class T> struct o4 { template<class U> struct mid; };
template<class T> template<class U> struct o4<T>::mid<U *> { constexpr int f() const; };
template<class T> template<class U> constexpr int o4<T>::mid<U *>::f() const { return sizeof(T) + sizeof(U) * 10; }
static_assert(o4<int>::mid<short *>{}.f() == 24);
template<class T, class U> struct conv; template<class T> struct conv<T, int> { template<class X> static constexpr int accepts = 2; template<class X> static const int later; template<class X> struct in { static constexpr int k = 5; }; };
template<class T> template<class X> constexpr int conv<T, int>::accepts<X *> = 3;
template<class T> template<class X> const int conv<T, int>::later = sizeof(X);
template<class T> template<class X> struct conv<T, int>::in<X *> { static constexpr int k = 6; };
static_assert(conv<char, int>::accepts<int> == 2);
static_assert(conv<char, int>::accepts<int *> == 3);
static_assert(conv<char, int>::later<int> == 4);
static_assert(conv<char, int>::in<int>::k == 5);
static_assert(conv<char, int>::in<int *>::k == 6);
template<class T> struct prim { template<class X> static constexpr int a = 0; template<class X> static constexpr int b = 0; template<class X> static constexpr int b<X *> = 10; };
template<class T> template<class X> constexpr int prim<T>::a<X *> = sizeof(T);
template<class T> template<class X> constexpr int prim<T>::b<X &> = 20;
static_assert(prim<int>::a<int> == 0);
static_assert(prim<int>::a<int *> == 4);
static_assert(prim<int>::b<int *> == 10);
static_assert(prim<int>::b<int &> == 20);
