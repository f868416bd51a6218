// A default constructor that a using-declaration names initializes objects without initializer, too, where the class has none of its
// own ([namespace.udecl]/16, [class.inhctor.init]/1).
struct st { int i; constexpr st() : i(7) {} template<class T> constexpr st(T t) : i(t) {} };
struct cc : st { using st::st; constexpr cc(const cc &o) { i = o.i + 1; } constexpr cc(cc &&) = default; };
struct mc : cc { using cc::cc; constexpr mc(mc &&o) { i += o.i; } };
constexpr cc c1;
static_assert(c1.i == 7);
constexpr cc c2 = c1;
static_assert(c2.i == 8);
static_assert(cc().i == 7);
static_assert(cc{}.i == 7);
constexpr mc m1;
static_assert(m1.i == 7);
static_assert(mc(mc(5)).i == 5);
constexpr int mv() { mc a(5); mc b((mc &&)a); return b.i; }
static_assert(mv() == 12);
template<class T> struct tst { T i; constexpr tst() : i(7) {} template<class U> constexpr tst(U t) : i(t) {} };
template<class T> struct tcc : tst<T> { using tst<T>::tst; constexpr tcc(const tcc &o) { this->i = o.i + 1; } constexpr tcc(tcc &&) = default; };
template<class T> struct tmc : tcc<T> { using B = tcc<T>; using B::B; constexpr tmc(tmc &&o) { this->i += o.i; } };
constexpr int tmv() { tmc<int> a(5); tmc<int> b((tmc<int> &&)a); return b.i; }
static_assert(tmv() == 12);
template<class T> using al = tcc<T>;
template<class T> struct tmd : al<T> { using B = al<T>; using B::B; constexpr tmd(tmd &&o) { this->i += o.i; } };
constexpr int tmw() { tmd<int> a(5); tmd<int> b((tmd<int> &&)a); return b.i; }
static_assert(tmw() == 12);
