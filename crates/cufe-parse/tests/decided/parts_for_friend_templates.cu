// What a class keeps private for a befriended template its specializations may use, also where nobody writes the use.
template<class A> class Before { template<class B> friend struct Later; Before() = default; Before(const Before&) = default; Before& operator=(const Before&) = delete; };
template<class A> struct Later : Before<A> {};
static_assert(__is_constructible(Later<int>));
static_assert(__is_constructible(Later<int>, Later<int>&&));
static_assert(__is_constructible(Later<int>, const Later<int>&));
static_assert(!__is_assignable(Later<int>&, const Later<int>&));
static_assert(__is_nothrow_constructible(Later<int>, Later<int>&&));
template<class A> struct Known;
template<class A> class ForKnown { template<class B> friend struct Known; ForKnown() = default; ForKnown(const ForKnown&) = default; };
template<class A> struct Known : ForKnown<A> {};
template<class A> struct Known<A*> { ForKnown<A> part; };
template<> struct Known<void> : ForKnown<void> {};
static_assert(__is_constructible(Known<int>, Known<int>&&));
static_assert(__is_constructible(Known<int*>, Known<int*>&&));
static_assert(__is_constructible(Known<int*>));
static_assert(__is_constructible(Known<void>, const Known<void>&));
class ForMembers { template<class B> friend struct HasMembers; ForMembers() = default; ForMembers(const ForMembers&) = default; };
template<class A> struct HasMembers { struct Inner : ForMembers {}; ForMembers part; };
static_assert(__is_constructible(HasMembers<int>));
static_assert(__is_constructible(HasMembers<int>::Inner));
static_assert(__is_constructible(HasMembers<int>::Inner, HasMembers<int>::Inner&&));
template<class A> struct Other : ForMembers {};
static_assert(!__is_constructible(Other<int>, Other<int>&&));
namespace n { template<class A> struct Far; }
template<class A> class ForFar { template<class B> friend struct n::Far; ~ForFar() = default; };
namespace n { template<class A> struct Far { ForFar<A> part; }; }
static_assert(__is_destructible(n::Far<int>));
struct NotFar { ForFar<int> part; };
static_assert(__is_destructible(NotFar));
template<class A> struct OnlyOne;
class ForOne { friend struct OnlyOne<int>; ForOne() = default; };
template<class A> struct OnlyOne { ForOne part; };
static_assert(__is_constructible(OnlyOne<int>));
static_assert(!__is_constructible(OnlyOne<char>));
struct Around { template<class A> struct Member; class ForMember { template<class A> friend struct Around::Member; ForMember() = default; }; template<class A> struct Member { ForMember part; }; };
static_assert(__is_constructible(Around::Member<int>));
template<class T> struct Open { template<class A> struct Member; class ForMember { template<class A> friend struct Open::Member; ForMember() = default; }; template<class A> struct Member { ForMember part; }; };
static_assert(__is_constructible(Open<int>::Member<int>));
