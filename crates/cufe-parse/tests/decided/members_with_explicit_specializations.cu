// What a member of an instance does is told by its explicit specialization, constexpr included ([temp.expl.spec]).
template<class T> struct OT { static constexpr int s() { return 1; } template<class U> static constexpr int g(U) { return 2; } int m; constexpr int q(int i = 3) const { return i; } constexpr OT() : m(1) {} constexpr ~OT() {} constexpr operator int() const { return 5; } constexpr int operator+(int) const { return 6; } struct In { static constexpr int n() { return 1; } int v; constexpr In(int i) : v(i) {} }; static constexpr auto au() { return 1; } virtual constexpr int vf() const { return 1; } static constexpr int two(int) { return 1; } static constexpr int two(char) { return 2; } };
template<> constexpr int OT<int>::s() { return 11; }
template<> template<> constexpr int OT<int>::g(char) { return 22; }
template<> constexpr int OT<int>::q(int i) const { return i * 11; }
template<> constexpr OT<int>::OT() : m(77) {}
template<> constexpr OT<int>::operator int() const { return 55; }
template<> constexpr int OT<int>::operator+(int) const { return 66; }
template<> constexpr int OT<int>::In::n() { return 12; }
template<> constexpr OT<int>::In::In(int i) : v(i * 2) {}
template<> constexpr auto OT<int>::au() { return 'a'; }
template<> constexpr int OT<int>::vf() const { return 9; }
template<> constexpr int OT<int>::two(char) { return 8; }
struct D : OT<int> { };
struct E : OT<int> { constexpr int vf() const override { return 10; } };
constexpr int viab(const OT<int> &o) { return o.vf(); }
static_assert(OT<int>::s() == 11);
static_assert(OT<int>::g('a') == 22);
static_assert(OT<int>().q(1) == 11);
static_assert(OT<int>().q() == 33);
static_assert(OT<int>().m == 77);
static_assert(OT<int>() == 55);
static_assert(OT<int>() + 1 == 66);
static_assert(OT<int>::In::n() == 12);
static_assert(OT<int>::In(2).v == 4);
static_assert(OT<int>::au() == 'a');
static_assert(sizeof(OT<int>::au()) == 1);
static_assert(viab(D()) == 9);
static_assert(viab(E()) == 10);
static_assert(OT<int>::two('a') == 8);
static_assert(OT<int>::two(1) == 1);
static_assert(D().q() == 33);
constexpr int (*fp)() = &OT<int>::s;
static_assert(fp() == 11);
constexpr int (OT<int>::*mp)(int) const = &OT<int>::q;
static_assert((OT<int>().*mp)(1) == 11);
template<class T> struct Q { static int s() { return 1; } constexpr int c() { return 1; } };
template<> constexpr int Q<int>::s() { return 11; }
template<> inline int Q<int>::c() { return 11; }
static_assert(Q<int>::s() == 11);
template<class T> struct R { static constexpr int s(); };
template<> constexpr int R<int>::s() { return 11; }
static_assert(R<int>::s() == 11);
template<> constexpr int OT<long>::s() { return 5; }
constexpr int z = OT<long>::s();
static_assert(z == 5);
template<> constexpr int OT<short>::s();
template<> constexpr int OT<short>::s() { return 7; }
static_assert(OT<short>::s() == 7);
template<class T> struct Bs { constexpr int f() const { return 1; } }; template<> constexpr int Bs<int>::f() const { return 2; }
template<class T> struct Dv : Bs<T> { using Bs<T>::f; constexpr int h() const { return this->f(); } };
static_assert(Dv<int>().h() == 2 && Dv<char>().h() == 1);
static_assert(Dv<int>().f() == 2);
static_assert(noexcept(OT<int>::s()) == false);
