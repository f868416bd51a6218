// The object of a call is converted to the class of the function: where that is an ambiguous base, the call is ill-formed.
struct base { void operator()(); void m(); int operator+(int); int operator[](int); base *operator->(); static void s(); };
struct one : base {};
struct other : base {};
struct both : one, other {
    using one::operator(); using other::operator();
    using one::m; using other::m;
    using one::operator+; using other::operator+;
    using one::operator[]; using other::operator[];
    using one::operator->; using other::operator->;
    using one::s; using other::s;
};
template<class T> concept calls = requires(T t) { t(); };
template<class T> concept calls_member = requires(T t) { t.m(); };
template<class T> concept adds = requires(T t) { t + 1; };
template<class T> concept subscripts = requires(T t) { t[1]; };
template<class T> concept points = requires(T t) { t->m(); };
template<class T> concept calls_static = requires(T t) { t.s(); };
static_assert(calls<one>);
static_assert(!calls<both>);
static_assert(calls_member<one>);
static_assert(!calls_member<both>);
static_assert(adds<one>);
static_assert(!adds<both>);
static_assert(subscripts<one>);
static_assert(!subscripts<both>);
static_assert(points<one>);
static_assert(!points<both>);
static_assert(calls_static<both>);
