// The class of an object that is allocated or initialized is instantiated ([expr.new]/1, [temp.inst]/2).
template<class T> struct L1 { struct Nd { T v; }; Nd *h = nullptr; constexpr void push(T v) { h = new Nd{v}; } constexpr void del() { delete h; } };
constexpr int f1() { L1<int> l; l.push(3); l.del(); return 3; }
static_assert(f1() == 3);
template<class T> struct L2 { struct Nd { T v; }; constexpr Nd mk(T v) { return {v}; } };
constexpr int f2() { L2<int> l; l.mk(3); return 3; }
static_assert(f2() == 3);
template<class T> struct L3 { struct Nd { T v; }; constexpr void tk(const Nd &) { } };
constexpr int f3() { L3<int> l; l.tk({3}); return 3; }
static_assert(f3() == 3);
template<class T> struct L4 { struct Nd { T v; }; constexpr void tk(Nd) { } constexpr void go() { tk({3}); } };
constexpr int f4() { L4<int> l; l.go(); return 3; }
static_assert(f4() == 3);
template<class T> struct L5 { struct Nd { T v; }; Nd *h = nullptr; constexpr void push(T v) { h = new Nd[2]{{v}, {v}}; } constexpr void del() { delete[] h; } };
constexpr int f5() { L5<int> l; l.push(3); l.del(); return 3; }
static_assert(f5() == 3);
template<class T> struct L6 { struct Nd { T v; }; Nd *h = nullptr; constexpr void push(T v) { h = new Nd(v); } constexpr void del() { delete h; } };
constexpr int f6() { L6<int> l; l.push(3); l.del(); return 3; }
static_assert(f6() == 3);
template<class T> struct L7 { struct Nd { T v; }; constexpr Nd mk(T v) { return Nd{v}; } constexpr void go() { mk(1); } };
constexpr int f7() { L7<int> l; l.go(); return 3; }
static_assert(f7() == 3);
template<class T> struct L8 { struct Nd { T v; constexpr Nd operator+(Nd) const { return *this; } }; constexpr int mk(T v) { Nd a[] = {{v}, {v}}; return a[0].v; }  };
constexpr int f8() { L8<int> l; return l.mk(3); }
static_assert(f8() == 3);
template<class T> struct L9 { struct Nd { T v; }; static constexpr Nd s{4}; static constexpr Nd t[2] = {{1}, {3}};  };
static_assert(L9<int>::s.v == 4 && L9<int>::t[1].v == 3);
template<class T> struct La { struct Nd; constexpr int f() { return Nd{3}.v; } constexpr int g() { Nd *p = new Nd{T(3)}; int r = p->v; delete p; return r; } }; template<class T> struct La<T>::Nd { T v; };
static_assert(La<int>().f() == 3);
static_assert(La<char>().g() == 3);
