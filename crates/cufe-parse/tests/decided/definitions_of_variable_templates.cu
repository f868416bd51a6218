// The definition of a variable template may stand behind its declaration ([temp.mem], [temp.class.spec]): in a class, in the class of
// an instance, with extern; it tells values and bounds.
struct N {
    template<class T> static const T v;
    template<class T> static T arr[];
};
template<class T> const T N::v = 5;
template<class T> T N::arr[] = {1, 2};
static_assert(N::v<int> == 5);
static_assert(sizeof(N::arr<int>) == 8);
template<class T> struct S {
    template<class U> static const int v;
    template<class U> static T y[];
    template<class U> static const int w = 2;
};
template<class T> template<class U> const int S<T>::v = sizeof(T) + sizeof(U);
template<class T> template<class U> T S<T>::y[] = {1, 2};
static_assert(S<int>::v<char> == 5);
static_assert(sizeof(S<int>::y<char>) == 8);
static_assert(S<int>::w<char> == 2);
template<class T> extern const T e;
template<class T> const T e = 7;
static_assert(e<int> == 7);
template<class T> extern T var[];
template<class T> T var[] = {1, 2, 3};
template<> char var<char>[] = "hello";
template<class T> char var<T *>[] = "pointer";
static_assert(sizeof(var<int>) == 12);
static_assert(sizeof(var<char>) == 6);
static_assert(sizeof(var<void *>) == 8);
struct P { template<int N> static int a[]; template<class U> static U b[]; };
template<int N> int P::a[N + 1] = {};
template<> int P::a<5>[7] = {};
template<class U> U P::b[] = {1, 2, 3};
static_assert(sizeof(P::a<4>) == 20);
static_assert(sizeof(P::a<5>) == 28);
static_assert(sizeof(P::b<short>) == 6);
template<class T> struct C { template<class U> static U c[]; template<int N> struct M { template<class U> static U d[][sizeof(U)]; static const int n = N; }; static const int k = 2; };
template<class T> template<class U> U C<T>::c[sizeof(T) * sizeof(U) * k] = {};
template<class T> template<int N> template<class U> U C<T>::M<N>::d[sizeof(T) * 10 + n][sizeof(U)] = {};
static_assert(sizeof(C<short>::c<int>) == 64);
static_assert(sizeof(C<short>::M<3>::d<short>) == 92);
