// A partial specialization whose value parameter has a placeholder in its type takes the values from which that can be deduced
// ([temp.arg.nontype]/1, [temp.class.spec.match]), and is ordered by it.
struct S { int m; void f(); };
int i; int *p; int **pp; void function(int);
template<auto> struct pointers { enum { v = 0 }; };
template<auto *q> struct pointers<q> { enum { v = 1 }; };
template<auto **q> struct pointers<q> { enum { v = 2 }; };
static_assert(pointers<1>::v == 0);
static_assert(pointers<&i>::v == 1);
static_assert(pointers<&p>::v == 2);
static_assert(pointers<&pp>::v == 2);
static_assert(pointers<&function>::v == 1);
static_assert(pointers<&S::m>::v == 0);
template<auto> struct members { enum { v = 0 }; };
template<auto S::*q> struct members<q> { enum { v = 1 }; };
static_assert(members<&S::m>::v == 1);
static_assert(members<&S::f>::v == 1);
static_assert(members<&i>::v == 0);
static_assert(members<2>::v == 0);
struct other { int m; };
static_assert(members<&other::m>::v == 0);
template<class T> struct around {
    template<auto v> struct inner;
    template<auto *q> struct inner<q> { using type1 = decltype(q); };
    template<auto **q> struct inner<q> { using type2 = decltype(q); };
};
static_assert(__is_same(around<void>::inner<&i>::type1, int *));
static_assert(__is_same(around<void>::inner<&p>::type2, int **));
