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
