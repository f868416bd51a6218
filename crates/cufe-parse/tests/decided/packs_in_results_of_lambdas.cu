// Packs of parameters in the result types of generic lambdas: how many elements an expansion has ([temp.variadic]).
template<class T> T&& dv();
template<class...> struct tl { static constexpr int n = 1; };
template<class T, class U> constexpr bool same = false; template<class T> constexpr bool same<T, T> = true;
template<class T, int N> constexpr T* en(T (&p)[N]) { return p + N; }
constexpr auto l1 = []<class... X>(X&... x) -> tl<decltype(en(x))...> { return {}; };
int ar[3]; char cr[2];
static_assert(same<decltype(l1(ar, cr)), tl<int*, char*>>);
constexpr auto l2 = [](auto&... x) -> tl<decltype(en(x))...> { return {}; };
static_assert(same<decltype(l2(ar, cr)), tl<int*, char*>>);
constexpr auto l3 = []<class... X>(X&... x) -> tl<X...> { return {}; };
static_assert(same<decltype(l3(ar, cr)), tl<int[3], char[2]>>);
constexpr auto l4 = []<class... X>(X&... x) -> tl<decltype(x)...> { return {}; };
static_assert(same<decltype(l4(ar, cr)), tl<int(&)[3], char(&)[2]>>);
template<class F, class... A> constexpr auto call(F&& f, A&&... a) -> decltype(static_cast<F&&>(f)(static_cast<A&&>(a)...)) { return static_cast<F&&>(f)(static_cast<A&&>(a)...); }
static_assert(same<decltype(call(l1, ar, cr)), tl<int*, char*>>);
static_assert(same<decltype(call([]<class... X>(X&... x) -> tl<decltype(en(x))...> { return {}; }, ar, cr)), tl<int*, char*>>);
template<class F, class... A> using res = decltype(dv<F>()(dv<A>()...));
static_assert(same<res<decltype(l1)&, int(&)[3]>, tl<int*>>);
struct Z { int (&a)[3]; constexpr auto end() { return call([]<class... X>(X&... x) -> tl<decltype(en(x))...> { return {}; }, a); } };
static_assert(same<decltype(dv<Z>().end()), tl<int*>>);
template<class... R> struct ZT { int (&a)[3]; constexpr auto end() { return call([]<class... X>(X&... x) -> tl<decltype(en(x))...> { return {}; }, a); } constexpr auto e2() { return call([](auto&... x) -> tl<decltype(en(x))...> { return {}; }, a); } constexpr auto e3() { return []<class... X>(X&... x) -> tl<decltype(en(x))...> { return {}; }(a); }
 constexpr auto e4() { return []<class... X>(X&... x) -> tl<decltype(x)...> { return {}; }(a); } constexpr auto e5() { return []<class X>(X& x) -> tl<decltype(en(x))> { return {}; }(a); } };
static_assert(same<decltype(dv<ZT<int>>().end()), tl<int*>>);
static_assert(same<decltype(dv<ZT<int>>().e2()), tl<int*>>);
static_assert(same<decltype(dv<ZT<int>>().e3()), tl<int*>>);
static_assert(same<decltype(dv<ZT<int>>().e4()), tl<int(&)[3]>>);
static_assert(same<decltype(dv<ZT<int>>().e5()), tl<int*>>);
template<class R> auto ft(R& a) { return []<class... X>(X&... x) -> tl<decltype(en(x))...> { return {}; }(a); }
static_assert(same<decltype(ft(ar)), tl<int*>>);
template<class R> auto fu(R& a) { return []<class... X>(X&... x) -> tl<decltype(en(x))..., R> { return {}; }(a); }
static_assert(same<decltype(fu(ar)), tl<int*, int[3]>>);
