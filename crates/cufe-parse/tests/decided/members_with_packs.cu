// Failures of substitution in members of instances depend on what the packs and values of the class stand for.
template<class T> T &&declval();
struct Rec { int how; constexpr Rec(int) : how(1) {} };
template<class... A> struct cb1 { template<class U, class = decltype(U(declval<A>()...))> static char t(int); template<class> static long t(...); };
static_assert(sizeof(cb1<int>::t<Rec>(0)) == 1);
static_assert(sizeof(cb1<int *>::t<Rec>(0)) == 8);
template<class A> struct cb2 { template<class U, class = decltype(U(declval<A>()))> static char t(int); template<class> static long t(...); };
static_assert(sizeof(cb2<int>::t<Rec>(0)) == 1);
static_assert(sizeof(cb2<int *>::t<Rec>(0)) == 8);
template<int N> struct num { };
template<int N> struct cb9 { template<class U, class = decltype(U(num<N>()))> static char t(int); template<class> static long t(...); };
struct Tn { Tn(num<1>); };
static_assert(sizeof(cb9<1>::t<Tn>(0)) == 1);
static_assert(sizeof(cb9<2>::t<Tn>(0)) == 8);
template<int... N> struct cba { template<class U, class = decltype(U(num<N>()...))> static char t(int); template<class> static long t(...); };
static_assert(sizeof(cba<1>::t<Tn>(0)) == 1);
static_assert(sizeof(cba<2>::t<Tn>(0)) == 8);
static_assert(sizeof(cba<1, 1>::t<Tn>(0)) == 8);
