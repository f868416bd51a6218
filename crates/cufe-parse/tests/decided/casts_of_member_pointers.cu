// Pointers to members are similar at every level ([conv.qual]/1).
struct A { int x; };
struct B { int x; };
template<class T, class U> concept castable = requires(U u) { const_cast<T>(u); };
static_assert(castable<int A::*A::*, int const A::*const A::*>);
static_assert(castable<int *A::*, int *const A::*>);
static_assert(castable<int A::**, int A::*const *>);
static_assert(!castable<int A::*A::*, int const A::*const B::*>);
static_assert(!castable<int A::**, int B::*const *>);
static_assert(!castable<int A::**, long A::*const *>);
