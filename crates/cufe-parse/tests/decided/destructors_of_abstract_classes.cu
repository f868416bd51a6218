// Whether the destructor of an abstract class is trivial, and what it throws, depends on its virtual bases, too ([class.dtor]/8,
// measured): facts of the reference.
struct Root { virtual int id() const = 0; virtual ~Root() {} };
struct DefaultedRoot { virtual ~DefaultedRoot() = default; virtual int f() = 0; };
struct TrivialRoot { virtual int f() = 0; };
struct PrivateRoot { virtual int f() = 0; private: ~PrivateRoot() {} };
struct PlainRoot { virtual int f() = 0; ~PlainRoot() {} };
struct ThrowingRoot { virtual int f() = 0; ~ThrowingRoot() noexcept(false) {} };
struct A : virtual Root { int q; };
struct B : virtual DefaultedRoot { int q; };
struct C : virtual TrivialRoot { int q; };
struct D : DefaultedRoot { int q; };
struct E : virtual PrivateRoot { int q; };
struct F : virtual PlainRoot { int q; };
struct G : virtual ThrowingRoot { int q; };
template<class T> T &lvalue() noexcept;
static_assert(!__has_trivial_destructor(A));
static_assert(!__has_trivial_destructor(B));
static_assert(__has_trivial_destructor(C));
static_assert(!__has_trivial_destructor(D));
static_assert(!__has_trivial_destructor(E));
static_assert(!__has_trivial_destructor(F));
static_assert(!__is_trivially_destructible(A));
static_assert(!__is_trivially_destructible(F));
static_assert(__is_destructible(A));
static_assert(!noexcept(lvalue<G>().~G()));
static_assert(noexcept(lvalue<A>().~A()));
