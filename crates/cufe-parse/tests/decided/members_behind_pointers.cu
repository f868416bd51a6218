// A member function behind `.*` is called and nothing else ([expr.mptr.oper]/6): what names it only makes substitution fail.
template<class D, class T> int inv(D (T::*pmd), T&& t) noexcept(noexcept(t.*pmd)) requires requires { t.*pmd; };
char inv(...);
struct A { int f(); int m; };
static_assert(sizeof(inv(&A::f, A())) == 1);
static_assert(sizeof(inv(&A::m, A())) == 4);
template<class D, class T> auto i2(D (T::*pmd), T&& t) -> decltype(t.*pmd, 1);
char i2(...);
static_assert(sizeof(i2(&A::f, A())) == 1);
static_assert(sizeof(i2(&A::m, A())) == 4);
template<class D, class T> concept Deref = requires(D d, T t) { t.*d; };
static_assert(!Deref<int (A::*)(), A>);
static_assert(Deref<int A::*, A>);
template<class D, class T> concept CallD = requires(D d, T t) { (t.*d)(); };
static_assert(CallD<int (A::*)(), A>);
