//## destructors_that_are_defaulted_but_not_constexpr c++20 bare
struct a1 { int i; constexpr a1() : i(0) {} constexpr ~a1() {} };
struct b1 : a1 { ~b1() = default; };
struct c1 { a1 x; ~c1() = default; constexpr c1() : x() {} };
constexpr b1 v1{}; //= 2402@1 28@16
constexpr c1 v2; //= 2402@1 2807@14
constexpr int f() { b1 x{}; return 1; } //= 2660@24
static_assert(f() == 1); //= 28@15
static_assert(b1{}.i == 0); //= 28@15
static_assert(c1().x.i == 0); //= 28@15
constexpr int g() { b1 *p = new b1(); delete p; return 1; }
static_assert(g() == 1); //= 28@15
constexpr int h() { c1 *p = new c1(); int i = p->x.i; delete p; return i; }
static_assert(h() == 0); //= 28@15
constexpr bool l1 = [] { b1 x{}; return true; }(); //= 28@21
constexpr int k(b1) { return 1; } //= 2392@15
template<class T> constexpr int tl() { T x{}; return 3; }
static_assert(tl<b1>() == 3); //= 28@15
//## casts_to_classes_that_do_not_live c++20 bare
struct D;
struct B { int n; D *self; constexpr B() : n(1), self() {} constexpr B(int) ; constexpr ~B(); };
struct D : B { int m = 5; constexpr D() {} constexpr D(int i) : B(i) {} constexpr D *me() { return static_cast<D *>(static_cast<B *>(this)); } constexpr ~D() { (void)static_cast<D *>(static_cast<B *>(this)); } };
constexpr B::B(int) : n(2), self(static_cast<D *>(this)) {}
constexpr B::~B() { if (n == 7) (void)static_cast<D *>(this); if (n == 8) { D *p = static_cast<D *>(this); (void)p; } if (n == 9) { D &p = static_cast<D &>(*this); (void)p; } }
constexpr int a() { D d; return d.me() == &d; }
constexpr int b() { D d(1); return d.n; }
constexpr int c(int n) { D d; d.n = n; return 1; }
static_assert(a());
static_assert(b() == 2); //= 28@15
static_assert(c(7)); //= 28@15
static_assert(c(8)); //= 28@15
static_assert(c(9)); //= 28@15
static_assert(c(3));
struct E { constexpr int f(); }; struct F : E { int k; constexpr F() : k(f()) {} constexpr int g() { return 4; } };
constexpr int E::f() { return static_cast<F *>(this)->g(); }
static_assert(F().k == 4);
template<class T> struct crtp { int v; constexpr crtp() : v(static_cast<T *>(this)->get()) {} };
struct G : crtp<G> { constexpr int get() { return 3; } };
static_assert(G().v == 3); //= 28@15
template<class T> struct crtp2 { constexpr ~crtp2() { static_cast<T *>(this)->get(); } };
struct H : crtp2<H> { constexpr int get() { return 3; } };
constexpr int h() { H x; return 2; }
static_assert(h() == 2); //= 28@15
struct J { int *p; constexpr J(int *p) : p(p) {} constexpr ~J() { ++*p; } }; struct K : J { using J::J; constexpr ~K() { (void)static_cast<K &>(static_cast<J &>(*this)); } };
constexpr int k() { int n = 0; { K x(&n); } return n; }
//## one_wrong_type_or_variable_makes_an_ordinary_function c++17 bare
struct n { constexpr n() {} ~n(); };
constexpr int h1() {
 static int y; //= 2661@13
 n x;
 return 1; }
constexpr int h2() {
 n x; //= 2660@4
 n y;
 static int z;
 goto l;
 l: //= 2754@2
 return 1; }
constexpr int h3() {
 goto l; //= 2388@2
 l: //= 2754@2
 n x; //= 2660@4
 static int z;
 return 1; }
constexpr n h4() { //= 2391@13
 goto l;
 l: //= 2754@2
 static int z;
 n x;
 return n(); }
constexpr int h5() {
 int u; //= 2662@6
 n x;
 static int z;
 return 1; }
constexpr int h6() {
 static int z; //= 2661@13
 n x;
 n y;
 static int w;
 return 1; }
constexpr int h7() {
 n x[2]; //= 2660@4
 { n y; }
 return 1; }
//## one_wrong_type_or_variable_makes_an_ordinary_function_since_cpp20 c++20 bare
struct n { constexpr n() {} ~n(); };
constexpr int h1() {
 static int y; //= 2661@13
 n x;
 return 1; }
constexpr int h2() {
 n x; //= 2660@4
 n y;
 static int z;
 goto l;
 l: //= 2754@2
 return 1; }
constexpr int h3() {
 goto l; //= 2388@2
 l: //= 2754@2
 n x; //= 2660@4
 static int z;
 return 1; }
constexpr n h4() { //= 2391@13
 goto l;
 l: //= 2754@2
 static int z;
 n x;
 return n(); }
constexpr int h5() {
 int u;
 n x; //= 2660@4
 static int z;
 return 1; }
constexpr int h6() {
 static int z; //= 2661@13
 n x;
 n y;
 static int w;
 return 1; }
constexpr int h7() {
 n x[2]; //= 2660@4
 { n y; }
 return 1; }
//## abbreviated_templates_in_local_classes c++20 bare
int f(int v) {
  struct vis { constexpr double operator()(double d) const { return d; }
    double g(auto); void h(auto x) {} //= 437@5 437@21
    template<class T> void k(T) {} //= 437@5
    static void s(auto *...) {} //= 437@5
    vis(auto) {} //= 437@5
  };
  return 1; }
void g() { struct L { friend void ff(auto); void (*p)(int); }; void h(auto); } //= 978@35
auto lam = [] { struct L { void k(auto) {} }; }; //= 437@28
template<class T> void tg() { struct L { void k(auto) {} auto ok() { return [](auto) {}; } }; } //= 437@42
