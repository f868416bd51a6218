// The signature of a member template may make objects of a member class that is defined behind it.
namespace n { struct tag {}; template<class W, class T> int g(W, T); }
template<class X> struct D { class w; template<class T> auto m(T t) -> decltype(g(w(this), t)); class w : n::tag { public: explicit w(D*); }; }; D<int> d;
template<class X> struct E { struct w; template<class T> auto m(T t) -> decltype(w(1).q(t)); template<class T> static constexpr int s(T, int = sizeof(w)) { return 1; } struct w { explicit w(int); template<class T> T q(T); }; }; E<int> e; decltype(e.m(3)) q = 1;

template<class A, class B> constexpr bool same = false;
template<class A> constexpr bool same<A, A> = true;
static_assert(same<decltype(e.m(3)), int>);
