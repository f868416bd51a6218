// What is wrong with operands fails substitution, too, where template arguments in template arguments have them ([temp.deduct.general]/8).
template<class T> T&& dv(); template<class T, class U> constexpr bool same = false; template<class T> constexpr bool same<T, T> = true; struct nat {};
template<bool B> struct sel {}; template<> struct sel<true> { template<class T> using type = T; };
template<class T, bool B> using requires_t = typename sel<B>::template type<T>;
template<bool B, class = requires_t<void, B>> inline constexpr int req = 0;
template<bool B, class T = void> using enable_if_t = requires_t<T, B>;
template<class...> constexpr bool yes = true;
template<class T> using mk = const T&;
class Pr { int a; friend struct F; }; struct Base { int b; }; class Der : Base {}; struct Pub : Base {}; struct Abs { virtual void f() = 0; };
struct NoDef { NoDef(int); }; struct Agg { int x; int y; }; enum class Sc { a }; struct Ptr { operator int*(); };
template<class T, class U> auto eqi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t == u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool eq(...) { return false; } template<class T, class U> constexpr auto eq(int) -> decltype(eqi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto lti(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t < u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool lt(...) { return false; } template<class T, class U> constexpr auto lt(int) -> decltype(lti<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto plusi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t + u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool plus(...) { return false; } template<class T, class U> constexpr auto plus(int) -> decltype(plusi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto minusi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t - u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool minus(...) { return false; } template<class T, class U> constexpr auto minus(int) -> decltype(minusi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto modi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t % u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool mod(...) { return false; } template<class T, class U> constexpr auto mod(int) -> decltype(modi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto negi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(-t)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool neg(...) { return false; } template<class T, class U> constexpr auto neg(int) -> decltype(negi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto invi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(~t)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool inv(...) { return false; } template<class T, class U> constexpr auto inv(int) -> decltype(invi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto derefi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(*t)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool deref(...) { return false; } template<class T, class U> constexpr auto deref(int) -> decltype(derefi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto notni(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(!t)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool notn(...) { return false; } template<class T, class U> constexpr auto notn(int) -> decltype(notni<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto subi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t[u])>>, void(), 0) { return 0; } template<class T, class U> constexpr bool sub(...) { return false; } template<class T, class U> constexpr auto sub(int) -> decltype(subi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto asgi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(dv<T&>() = u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool asg(...) { return false; } template<class T, class U> constexpr auto asg(int) -> decltype(asgi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto inci(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(++dv<T&>())>>, void(), 0) { return 0; } template<class T, class U> constexpr bool inc(...) { return false; } template<class T, class U> constexpr auto inc(int) -> decltype(inci<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto condi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(true ? t : u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool cond(...) { return false; } template<class T, class U> constexpr auto cond(int) -> decltype(condi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto sci(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(static_cast<U>(t))>>, void(), 0) { return 0; } template<class T, class U> constexpr bool sc(...) { return false; } template<class T, class U> constexpr auto sc(int) -> decltype(sci<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto cci(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype((U)t)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool cc(...) { return false; } template<class T, class U> constexpr auto cc(int) -> decltype(cci<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto rci(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(reinterpret_cast<U>(t))>>, void(), 0) { return 0; } template<class T, class U> constexpr bool rc(...) { return false; } template<class T, class U> constexpr auto rc(int) -> decltype(rci<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto coni(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(U(t))>>, void(), 0) { return 0; } template<class T, class U> constexpr bool con(...) { return false; } template<class T, class U> constexpr auto con(int) -> decltype(coni<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto bri(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(U{t})>>, void(), 0) { return 0; } template<class T, class U> constexpr bool br(...) { return false; } template<class T, class U> constexpr auto br(int) -> decltype(bri<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto br0i(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(U{})>>, void(), 0) { return 0; } template<class T, class U> constexpr bool br0(...) { return false; } template<class T, class U> constexpr auto br0(int) -> decltype(br0i<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto nwi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(new U(t))>>, void(), 0) { return 0; } template<class T, class U> constexpr bool nw(...) { return false; } template<class T, class U> constexpr auto nw(int) -> decltype(nwi<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto shifti(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t << u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool shift(...) { return false; } template<class T, class U> constexpr auto shift(int) -> decltype(shifti<T, U>(dv<T>(), dv<U>()), true) { return true; }
template<class T, class U> auto landi(mk<T> t, mk<U> u) -> decltype(void(), req<yes<decltype(t && u)>>, void(), 0) { return 0; } template<class T, class U> constexpr bool land(...) { return false; } template<class T, class U> constexpr auto land(int) -> decltype(landi<T, U>(dv<T>(), dv<U>()), true) { return true; }
static_assert(eq<int*, int*>(0));
static_assert(!eq<int*, long*>(0));
static_assert(!eq<Sc, int>(0));
static_assert(!lt<int*, long*>(0));
static_assert(lt<int, long>(0));
static_assert(!plus<int*, long*>(0));
static_assert(plus<int*, long>(0));
static_assert(!minus<int, long*>(0));
static_assert(!mod<int, double>(0));
static_assert(mod<int, char>(0));
static_assert(!neg<int*, double>(0));
static_assert(!inv<double, double>(0));
static_assert(!deref<int, double>(0));
static_assert(deref<int*, double>(0));
static_assert(!notn<Pr, double>(0));
static_assert(!sub<int, int>(0));
static_assert(sub<int, int*>(0));
static_assert(!asg<int, int*>(0));
static_assert(asg<int*, decltype(nullptr)>(0));
static_assert(!inc<const int, int*>(0));
static_assert(inc<int, int*>(0));
static_assert(!cond<int, int*>(0));
static_assert(cond<int, long>(0));
static_assert(!sc<Der, const Base&>(0));
static_assert(sc<Pub, const Base&>(0));
static_assert(!sc<int*, int>(0));
static_assert(!cc<Pr, int>(0));
static_assert(!rc<int, double>(0));
static_assert(rc<int*, long>(0));
static_assert(!con<int*, NoDef>(0));
static_assert(con<int, NoDef>(0));
static_assert(!br<int*, Agg>(0));
static_assert(br<int, Agg>(0));
static_assert(!br0<int, NoDef>(0));
static_assert(!br0<int, Abs>(0));
static_assert(br0<int, Agg>(0));
static_assert(!nw<int, Abs>(0));
static_assert(!nw<int*, NoDef>(0));
static_assert(nw<int, NoDef>(0));
static_assert(!shift<int, double>(0));
static_assert(!land<Pr, double>(0));
template<class T, class U> auto impl(mk<T> t, mk<U> u) -> enable_if_t<!(decltype(void(), req<same<decltype(t == u), bool>>, void(), req<same<decltype(t != u), bool>>, void(), false){})> {}
template<class... A> struct tg {};
template<class... A> char frag(tg<A...>*, decltype(&impl<A...>)); char (&frag(...))[2];
template<class T, class U> constexpr bool comparable = (1u == sizeof(frag(static_cast<tg<T, U>*>(nullptr), nullptr)));
static_assert(comparable<int*, int*>);
static_assert(!comparable<int*, long*>);
static_assert(!comparable<int*, nat>);
template<class T, class U> auto impl3(mk<T> t, mk<U> u) -> enable_if_t<!(decltype(void(), req<same<decltype(t == u), bool>>, void(), false){})> {}
template<class... A> char frag3(tg<A...>*, decltype(&impl3<A...>)); char (&frag3(...))[2];
static_assert(sizeof(frag3((tg<int*, int*>*)0, nullptr)) == 1);
static_assert(sizeof(frag3((tg<int*, long*>*)0, nullptr)) == 2);
template<class T, class U> auto impl4(mk<T> t, mk<U> u) -> decltype(t == u) {}
template<class... A> char frag4(tg<A...>*, decltype(&impl4<A...>)); char (&frag4(...))[2];
static_assert(sizeof(frag4((tg<int*, int*>*)0, nullptr)) == 1);
static_assert(sizeof(frag4((tg<int*, long*>*)0, nullptr)) == 2);
template<class T, class U> auto impl5(const T& t, const U& u) -> decltype(t == u) {}
template<class... A> char frag5(tg<A...>*, decltype(&impl5<A...>)); char (&frag5(...))[2];
static_assert(sizeof(frag5((tg<int*, long*>*)0, nullptr)) == 2);
