// Traits of construction, conversion and assignment: what overload resolution chooses, and all that it needs, tells
// ([meta.unary.prop], [meta.rel]).
struct Moved { Moved(); Moved(Moved&&) noexcept; };
struct Kept { Kept(); Kept(const Kept&) = delete; };
struct Taking { template<class T> explicit Taking(T) noexcept; };
struct Any { template<class T> Any(T&&); };
struct Base { virtual ~Base(); };
struct Hidden : private Base {};
struct Undying { private: ~Undying(); };
struct Abstract { virtual void f() = 0; };
struct Gives { template<class T> operator T() const; };
struct GivesKept { operator Kept() noexcept; };
struct GivesInt { operator int() const noexcept; };
struct Secret { private: Secret(int); };
struct Refused { Refused(int) = delete; Refused(long); };
// A parameter of class type is an object that is made, and ends.
static_assert(__is_constructible(Taking, Moved));
static_assert(!__is_constructible(Taking, Moved&));
static_assert(!__is_constructible(Taking, Kept));
static_assert(!__is_constructible(Taking, Undying&));
static_assert(__is_nothrow_constructible(Taking, Moved));
// Constructors that are templates copy nothing, but may be chosen.
static_assert(__is_convertible_to(Any, Any));
static_assert(__is_constructible(Any, const Any&));
// Bases are accessible.
static_assert(!__is_convertible_to(Hidden*, Base*));
static_assert(!__is_constructible(const Base&, Hidden));
static_assert(!__is_assignable(Base&, Hidden));
// What a conversion function makes is the object itself.
static_assert(__is_constructible(Kept, GivesKept));
static_assert(__is_constructible(Kept, Gives));
static_assert(__is_nothrow_constructible(Kept, GivesKept));
static_assert(__is_trivially_constructible(Kept, GivesKept));
static_assert(__is_trivially_constructible(int, GivesInt));
static_assert(!__is_trivially_assignable(int&, GivesInt));
static_assert(!__is_assignable(Undying&, Gives));
static_assert(!__is_assignable(Abstract&, Gives));
static_assert(!__is_constructible(Secret, int));
static_assert(!__is_convertible_to(int, Secret));
static_assert(!__is_convertible_to(int, Refused));
static_assert(__is_convertible_to(long, Refused));
// Objects on the left may be rvalues.
static_assert(__is_nothrow_assignable(Base, Base));
static_assert(__is_trivially_assignable(GivesInt, GivesInt));
static_assert(!__is_assignable(Moved, Moved));
