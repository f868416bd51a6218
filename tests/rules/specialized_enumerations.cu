// Explicit specializations of member enumerations ([temp.expl.spec]/1): what they may be, and once only.

//## scoped_ones c++17 c++20
template<class T> struct s { enum class e { a }; enum class f : short { x = sizeof(T) }; enum class o; enum class p : char; };
template<> enum class s<char>::e { b = 13 };
template<> enum class s<char>::f : short { y = 2 };
template<> enum class s<char>::o { z = 3 };
template<> enum class s<char>::p : char { w = 4 };
static_assert((int)s<char>::e::b == 13, "");
static_assert((int)s<char>::f::y == 2, "");
static_assert((int)s<char>::o::z == 3, "");
static_assert((int)s<char>::p::w == 4, "");
static_assert((int)s<int>::e::a == 0, "");
static_assert((int)s<int>::f::x == 4, "");
int v = (int)s<char>::e::a; //= 135@26
int w = (int)s<char>::f::x; //= 135@26
int u = (int)s<int>::e::b; //= 135@25
//## other_types c++17
template<class T> struct s { enum class e { a }; enum class f : short { a }; enum class g : T { a }; enum h : short { ha }; enum class k : T; };
template<> enum class s<char>::e : int { b };
template<> enum class s<long>::e : long { b }; //= 2342@32
template<> enum class s<char>::f { b }; //= 2342@32
template<> enum class s<char>::g : char { b };
template<> enum class s<long>::g : char { b }; //= 2342@32
template<> enum class s<short>::g : short { b };
template<> enum class s<short>::k : short { b };
template<> enum class s<long>::k : short { b }; //= 2342@32
template<> enum struct s<int>::e { b };
//## unscoped_ones c++17
template<class T> struct s { enum e { a }; enum f : short { x = sizeof(T) }; enum p : char; };
template<> enum s<char>::e { b = 13 }; //= 2517@26
template<> enum s<char>::f : short { y = 2 }; //= 2517@26
template<> enum s<char>::p : char { w = 4 };
template<> enum class s<int>::p : char { w = 4 }; //= 1956@31
template<> enum class s<int>::e { w = 4 }; //= 1449@31
static_assert((int)s<char>::p::w == 4, "");
static_assert((int)s<char>::w == 4, "");
int v = s<char>::a;
//## twice c++17
template<class T> struct s { enum class e { a }; enum class p : char; };
template<> enum class s<char>::e { b = 13 };
template<> enum class s<char>::e { b = 13 }; //= 3369@32
template<> enum class s<int>::e;
template<> enum class s<int>::e { c };
template<> enum class s<int>::e { c }; //= 3369@31
template<> enum class s<char>::p : char { b = 13 };
template<> enum class s<char>::p : char { b = 13 }; //= 3369@32
//## after_use c++17
template<class T> struct s { enum class e { a }; e m; static const int n = 3; enum class f; };
int v = (int)s<char>::e::a;
template<> enum class s<char>::e { b = 13 }; //= 1449@32
s<int> w;
template<> enum class s<int>::e { b = 13 };
s<long>::e x;
template<> enum class s<long>::e { b = 13 };
s<unsigned>::f y;
template<> enum class s<unsigned>::f { b = 13 };
//## declared_before c++17
template<class T> struct s { enum class e { a }; };
template<> enum class s<char>::e;
template<> enum class s<char>::e { b };
static_assert((int)s<char>::e::b == 0, "");
template<> enum class s<short>::e;
int n = (int)s<short>::e::a; //= 135@27
//## without_head c++17
template<class T> struct s { enum class e { a }; enum class p : char; };
enum class s<char>::e { b = 13 };
enum class s<char>::p : char { b = 13 };
//## beside_other_members c++17
template<class T> struct s { static const int late; enum class e { a }; void f(); struct c { int a; }; };
template<> enum class s<char>::e { b = 13 };
template<> const int s<char>::late = 14;
template<> void s<char>::f() { int k = (int)e::b; int l = (int)e::a; } //= 135@67
template<> struct s<char>::c { e m = e::b; };
static_assert(s<char>::late == 14, "");
//## explicit_classes c++17
template<class T> struct s { enum class e { a }; };
template<> struct s<char> { enum class e; enum f : int; enum class g { x }; };
enum class s<char>::e { b = 13 };
enum s<char>::f : int { k = 1 };
enum class s<char>::g { y }; //= 3369@21
template<> enum class s<char>::e { b = 13 }; //= 1449@32
static_assert((int)s<char>::e::b == 13, "");
//## in_member_classes c++17
template<class T> struct s { struct n { enum class e { a }; }; template<class U> struct m { enum class e { a }; }; };
template<> enum class s<char>::n::e { b = 2 };
static_assert((int)s<char>::n::e::b == 2, "");
template<> template<> enum class s<char>::m<int>::e { b = 3 };
static_assert((int)s<char>::m<int>::e::b == 3, "");
template<> template<> enum class s<char>::m<long>::e { b = 4 };
static_assert((int)s<char>::m<long>::e::b == 4, "");
//## enumerators_that_bit_fields_do_not_hold c++17
enum class e { a = 100 }; struct s { e m : 3; }; //= w229@44
template<class T> struct t { e m : 3; }; //= w229@36
t<int> x;
template<class T> struct t2 { enum class e { a = 100 }; e m : 3; };
t2<int> y;
template<class T> struct t3 { enum class e { a = 100 }; e m : 3; };
int z = (int)t3<int>::e::a;
template<class T> struct t4 { enum e { a = 100 }; e m : 3; }; //= w229@57
t4<int> y4;
template<class T> struct t5 { enum e { a = 100 }; e m : 3; };
