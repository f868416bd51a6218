// Type-constraints: their arguments ([temp.param]/4), and what a further declaration of a class template says of them
// ([temp.class]/3).
//## arguments_of_type_constraints c++20 bare
template<class T> concept a = true; template<class T, class U> concept D = true; template<class T, class U, class V = int> concept G = true; template<class... T> concept p = true;
template<D T> struct b1; //= 438@12
D auto x1 = 1; //= 438@3
template<D<> T> struct b2; //= 442@12
D<> auto x2 = 1; //= 442@3
template<G<int> T> struct b3; template<G<int, char> T> struct b4; template<G<int, char, long> T> struct b5; //= 443@89
template<p<int, char> T> struct b6;
template<a<int, char> T> void f1(T); void f2(a<int> auto); bool c1 = requires { { 1 } -> D; }; bool c2 = requires { { 1 } -> D<int, int>; }; bool c3 = requires { { 1 } -> G<>; }; //= 443@12 443@48 438@91 443@133 442@174
namespace n { template<class T> concept q = true; } template<n::q<int> T> struct b8; template<n::q T> struct b9; n::q<int> auto x3 = 1; auto l = [](n::q<int> auto x) -> n::q<char> auto { return x; }; //= 443@67 443@119 443@154 443@175
template<D<1> T> struct b10; template<a<1> T> struct b11; template<D<b6> T> struct b12; //= 79@12 443@41 441@70
//## constraints_declared_again c++20 bare
template<class T> concept a = true; template<class T> concept b = a<T> && true; template<class T, class U> concept D = true;
template<a T> struct q1; template<class T> struct q1; //= 147@41
template<class T> struct q2; template<a T> struct q2; //= 147@41
template<a T> struct q3; template<a U> struct q3;
template<a T> struct q4; template<b T> struct q4; //= 147@37
template<a T> struct q5; template<class T> requires a<T> struct q5; //= 147@41 3051@53
template<class T> requires a<T> struct q6; template<class T> struct q6; //= 3051@69
template<class T> struct q7; template<class T> requires a<T> struct q7 {}; //= 3051@57
template<class T> requires a<T> struct q8; template<class U> requires a<U> struct q8 {};
template<class T, D<T> U> struct r1; template<class V, D<V> W> struct r1 {}; template<class T, D<T> U> struct r1;
template<class T, a U> struct r3; template<a T, class U> struct r3; //= 147@46 147@55
template<a... T> struct r4; template<class... T> struct r4; //= 147@47
template<a auto n> struct r5; template<auto n> struct r5; template<int n> struct r5; //= 147@45 147@72
struct s { template<a T> struct m1; template<a T> struct m2; template<class T> requires a<T> struct m3; }; template<class T> struct s::m1 {}; template<a T> struct s::m2 {}; template<class T> struct s::m3 {}; //= 147@123 3051@202
struct x { template<class T> friend struct q1; template<a T> friend struct q3; template<class T> requires a<T> friend struct q5; }; //= 147@27 147@95 3051@107
