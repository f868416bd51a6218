//## structural_types_of_template_parameters c++20
struct P { private: int x = 0; };
struct NL { NL(); int i; };
struct NL2 { NL2(int); constexpr NL2() : i(0) {} int i; };
struct V { volatile int v; };
struct M { mutable int m; };
struct B : private V {};
struct PB : P {};
struct Arr { P p[2]; };
struct D { ~D(); int i; };
struct DC { constexpr ~DC() {} int i; };
struct Vi { virtual void f(); };
struct RR { int &&r; };
struct LR { int &r; };
struct St { private: static int s; void f(); public: int i; };
template <class T> struct Te { private: T t; };
template <P p> struct X1; //= 3139@11
template <NL p> struct X2; //= 3139@11
template <NL2 p> struct X3;
template <V p> struct X4; //= 3139@11
template <M p> struct X5; //= 3139@11
template <B p> struct X6; //= 3139@11
template <PB p> struct X7; //= 3139@11
template <Arr p> struct X8; //= 3139@11
template <D p> struct X9; //= 3139@11
template <DC p> struct X10;
template <Vi p> struct X11;
template <RR p> struct X12; //= 3139@11
template <LR p> struct X13;
template <St p> struct X14;
template <Te<int> p> struct X15; //= 3139@11
template <const P p> struct X16; //= 3139@11
template <P &> struct X17;
template <P *> struct X18;
template <P... p> struct X19; //= 3139@11
struct Inc;
template <Inc> struct X20; //= 3139@11
struct S { int i; template <S s> void f(); }; //= 3139@29
template <class T> struct Out { struct In { private: int i; }; template <In i> struct X21; template <Out o> struct X22; };
auto none = [] {};
template <decltype(none)> struct X23;
auto one = [i = 1] {};
template <decltype(one)> struct X24; //= 3139@11
//## classes_that_are_not_structural_are_deduced_for_no_parameter c++20
template <int> class TS { int x; public: constexpr TS(int) {} };
TS(int) -> TS<1>;
template <TS> int f();
template <int> char f();
struct P { constexpr P(int) {} private: int x = 0; };
template <class T, T V> int g();
template <class T, int V> char g();
template <class T, T...> int h();
template <class T, int...> char h();
template <auto F> int call();
template <int> char call();
static_assert(sizeof(f<2>()) == 1 && sizeof(g<P, 3>()) == 1 && sizeof(h<P, 3>()) == 1, "");
int c = call<[] { return 1; }>();
int d = call<[i = 2] { return i; }>(); //= 304@9
