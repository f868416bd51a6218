//## inline_explicit_instantiations c++17 --diag_suppress=174,177
template <class T> struct A { virtual void f () { } };
inline template struct A<int>;
//## commas_behind_the_last_member c++17 --diag_suppress=174,177
struct A { struct B *C,; int x,; }; //= w228@23 w228@31
int y,; //= 40@7
//## attributes_behind_initializers c++17 --diag_suppress=174,177
int i (0) __attribute__ ((unused)); int j {0} __attribute__ ((unused)); int k = 0 __attribute__ ((unused)); //= w1359@27 65@47 65@83
void f() { int i (0) __attribute__ ((unused)); } //= w1359@38
int m (0) __attribute__ ((unused)), n(1); //= w1359@27
//## using_enum_before_cpp20 c++17 --diag_suppress=174,177
struct A { enum E { e, f }; enum class F { g }; };
struct B { using enum A::E; }; using enum A::F; //= 40@38
int x = B::e; A::F y = g; void h() { using enum A::E; int z = f; } //= 20@24 40@44 20@63
//## bounds_that_substitution_makes c++17 --diag_suppress=174,177
template<int M> int foobar (int (*) [M] = 0 );
template<int M> char foobar (...);
static_assert(sizeof(foobar<0>(0))==4,""); static_assert(sizeof(foobar<-1>(0))==1,""); static_assert(sizeof(foobar<2>(0))==4,""); //= 1574@1
template <class T> char foo (T);
template <class T, class U = T [sizeof (T) - 5]> int foo (T, U* = 0);
static_assert(sizeof(foo (123))==1,"");
template <class T, class U = T [sizeof (T) - 4]> int foz (T); template <class T> char foz (...);
static_assert(sizeof(foz<int>(123))==1,"");
struct Ab { virtual void f() = 0; }; template<class T> struct TA { virtual void f() = 0; };
template<class T> int ab(T(*)[1]); template<class T> char ab(...);
static_assert(sizeof(ab<Ab>(0))==1,""); static_assert(sizeof(ab<TA<int>>(0))==4,""); template struct TA<char>; static_assert(sizeof(ab<TA<char>>(0))==1,"");
//## arrays_as_members_virtual_bases_of_abstract_classes_members_of_const_classes c++17 --diag_suppress=174,177
struct A { int w[2]; A() : w({1,2}) {} A(int) : w({}) {} A(char) : w(1,2) {} A(long) : w() {} }; //= w2365@35 w2365@53 1856@70
struct Z { Z(int); }; struct B { B() {} Z a[0]; }; struct B2 { Z a[0]; }; B2 b2; struct B3 { Z a[2]; B3(); }; //= 1790@78
struct V { private: ~V(); friend class Q; }; struct W : virtual V { ~W(); virtual void abs() = 0; }; W::~W() {}
struct W2 : virtual V { virtual ~W2(); virtual void abs() = 0; }; W2::~W2() {}
struct T { int m; }; typedef const T ct; int ct::* gm() { return &ct::m; } int ct::* gp = &T::m; int T::* gq = gp;
//## null_pointers_and_handlers c++17 --diag_suppress=174,177
struct OM { int m; }; int* const sp = sizeof(int) ? 0 : 0; int *pa = sizeof(int) ? 1 - 1 : 0; //= 144@70
#define va_list __builtin_va_list
void vc() { try {} catch (__builtin_va_list b) {} } struct Inc; void vd() { try {} catch (Inc *) {} } //= 833@91
//## align_val_t_of_a_header c++14
namespace std { typedef unsigned long size_t; enum align_val_t : size_t {}; }
//## offset_literals
struct S { int a, b; };
void f(void*); void f(long); void g(int*); void k(unsigned long); void k(int*); int h(...); char h(S*);
void* p2 = __builtin_offsetof(S, a);
void* p3 = __builtin_offsetof(S, b); //= 144@12
void* p4 = (__builtin_offsetof(S, a));
void* p5 = (unsigned long)__builtin_offsetof(S, a);
void* p6 = (int)__builtin_offsetof(S, b); //= 144@12
void* p7 = __builtin_offsetof(S, a) + 0; //= 144@12
void* p8 = sizeof(S); //= 144@12
bool e1 = p2 == __builtin_offsetof(S, a);
bool e2 = p2 != __builtin_offsetof(S, b); //= 42@14
int S::*m = __builtin_offsetof(S, a);
void t() { g(__builtin_offsetof(S, a)); k(__builtin_offsetof(S, a)); f(__builtin_offsetof(S, a)); p2 = __builtin_offsetof(S, a); p2 = true ? __builtin_offsetof(S, a) : p2; } //= 308@70
static_assert(sizeof(h(__builtin_offsetof(S, a))) == 1, "");
static_assert(sizeof(h(__builtin_offsetof(S, b))) == 4, "");
decltype(nullptr) n = __builtin_offsetof(S, a);
enum { e = 0, e5 = 5 }; void *q1 = (int)e, *q2 = true ? 0 : 0L, *q3 = int(), *q4 = int{}, *q5 = -0, *q6 = +0, *q7 = ~0, *q8 = !1, *q9 = 0u, *q10 = L'\0', *q11 = (long)0.0, *q12 = (0,0), *q13=alignof(S)-4, *q14 = (char)0, *q15 = (bool)0, *q16 = static_cast<int>(0), *q17 = sizeof(int) == 3; //= 144@97 144@107 144@117 144@127 144@180 w174@181 144@192 144@229 144@273
template<class T> void* tp = __builtin_offsetof(T, a);
template<class T> void* tf() { return __builtin_offsetof(T, a); }
//## null_pointer_constants_of_literals c++11 c++14 c++17
template<int I> int h(); template<class T> int h();
template<int I> struct V {}; template<void* P> struct P1 {}; template<int* P> struct PI {};
struct S { int a, b; };
int a = h<__null>();
V<__null> v; V<(__null)> v2;
PI<nullptr> pi; PI<0> pi0; PI<__null> pin; //= 458@20 458@31
void* p1 = __null;
void* p2 = __builtin_offsetof(S, a);
void* p3 = 1 - 1; //= 144@12
void* p4 = (0);
enum { zero };
void* p5 = zero; //= 144@12
void* p6 = false; //= 144@12
void* p7 = '\0';
const int cz = 0;
void* p8 = cz; //= 144@12
void* p9 = (int)0;
void* p10 = sizeof(int) - sizeof(int); //= 144@13
bool e1 = p1 == (__builtin_offsetof(S, a));
bool e2 = p1 == 1 - 1; //= 42@14
int S::* m1 = 1 - 1; //= 144@15
int S::* m2 = cz; //= 144@15
void f(void*); void f(char);
void g() { f(0); p1 = cz; p1 = cz + cz; } //= 308@12 513@21 513@30
void take(int*); void t() { take(cz); take(false); take(zero); take(0L); take(1 - 1); take(1); } //= 167@34 167@44 167@57 167@79 167@92
int* c = true ? 0 : p1 == 0 ? (int*)0 : cz; //= 42@39
