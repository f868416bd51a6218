// An operator that binds a reference is preferred to a member of the same object type that adds qualifiers (as the reference does).
template<class K, class D> struct P {};
struct X {};
namespace templates {
struct A { template<class K, class D> int operator+(P<K, D>) const; };
template<class K, class D> char operator+(A const&, P<K, D> const&);
static_assert(sizeof(A() + P<int, int>()) == 1);
struct B { template<class K, class D> int operator+(P<K, D>) const; };
struct C : B { using B::operator+; };
template<class K, class D> char operator+(C const&, P<K, D> const&);
static_assert(sizeof(C() + P<int, int>()) == 1);
}
namespace functions {
struct A { int operator-(X) const; int operator*(X) const; };
char operator-(A const&, X);
static_assert(sizeof(A() - X()) == 1);
template<class T> char operator*(A const&, T);
static_assert(sizeof(A() * X()) == sizeof(int));
struct B { int operator-(X) const; };
struct C : B { using B::operator-; };
char operator-(B const&, X);
static_assert(sizeof(C() - X()) == sizeof(int));
struct D : B {};
char operator-(D const&, X);
static_assert(sizeof(D() - X()) == 1);
}
