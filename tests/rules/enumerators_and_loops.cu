//## using_enum_in_headers c++20
# 1 "h.h" 1 3
enum class E { a, b = 5 }; struct S { using enum E; }; namespace N { using enum E; } inline int in() { using enum E; return int(b); }
# 4 "case.cu" 2
static_assert(int(S::b) == 5);
static_assert(int(N::b) == 4); //= 2784@1
static_assert(N::a == E::a);
int x = S::none; //= 135@12
using namespace N;
static_assert(int(b) == 6); //= 2784@1
struct T : S { static_assert(a == E::b); }; //= 2784@16
//## using_enum_of_a_type_that_only_a_header_names c++20
# 1 "h.h" 1 3
namespace L { enum class Deep { one = 1, two }; struct Around { using enum Deep; }; using Other = Deep; struct Again { using enum Other; }; }
# 4 "case.cu" 2
static_assert(int(L::Around::two) == 2);
static_assert(int(L::Again::one) == 2); //= 2784@1
//## continue_in_do_reaches_the_condition c++17
int f1(int a) { do { if (a) continue; return 1; } while (a); } //= w940@62
int f2(int a) { do { return 1; } while (a); }
int f3(int a) { do { continue; } while (true); }
int f4(int a) { do { if (a) continue; return 1; } while (true); }
int f5(int a) { do { if (a) break; return 1; } while (true); } //= w940@62
int f6(int a) { do { return 1; } while (a++); a = 2; return a; }
int f7(int a) { do { if (a) continue; return 1; } while (a++); a = 2; return a; }
int f8(int a) { while (true) { if (a) continue; return 1; } a = 3; }
int f9(int a) { for (;;) { continue; } a = 3; return a; }
//## an_error_and_its_repetition_in_instances c++17
template<class T> struct A { T x; void f() { x.none(); } }; //= 153@46
template struct A<int>;
template struct A<char>;
void g() { A<long>().f(); A<long>().f(); }
//## warnings_of_a_pattern_are_told_once c++17
template<class T> int h(T t) { int unused; 1; return 2; } //= w174@44
int i = h(1) + h('c');
