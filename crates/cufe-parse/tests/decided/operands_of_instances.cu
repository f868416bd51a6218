// What an operator or a conversion asks of an operand whose class is an instance that nothing has completed yet: its members,
// bases and conversion functions are needed ([temp.inst]/2), so it is completed.

template<class T> T &&made() noexcept;
template<class T, class U> inline constexpr bool same = false;
template<class T> inline constexpr bool same<T, T> = true;

struct Base { int m; };
template<class T> struct Plain {};
template<class T> struct Number { operator int() const; };
template<class T> struct Derived : Base { T t; };

// [expr.cond]
template<class A, class B> concept Chosen = requires { true ? made<A>() : made<B>(); };
static_assert(!Chosen<Plain<char> &, Plain<int> &>);
static_assert(!Chosen<Plain<short>, Plain<unsigned>>);
static_assert(!Chosen<Plain<long> &, int>);
static_assert(!Chosen<int, Plain<float> &>);
static_assert(Chosen<Number<char> &, int>);
static_assert(same<decltype(true ? made<Number<short> &>() : 1), int>);
static_assert(Chosen<Derived<char> &, Base &>);
static_assert(same<decltype(true ? made<Derived<short> &>() : made<Base &>()), Base &>);
static_assert(Chosen<Base *, Derived<long> *>);
static_assert(same<decltype(true ? made<Derived<int> *>() : made<Base *>()), Base *>);
static_assert(!Chosen<Plain<int> *, Base *>);
template<class A> concept Condition = requires { made<A>() ? 1 : 2; };
static_assert(!Condition<Plain<char *> &>);
static_assert(Condition<Number<char *> &>);

// [expr.static.cast], [expr.const.cast], [expr.reinterpret.cast], [expr.dynamic.cast]
template<class T, class A> concept Static = requires { static_cast<T>(made<A>()); };
static_assert(!Static<int &, Plain<char **> &>);
static_assert(!Static<Base &, Plain<short **> &>);
static_assert(Static<Base &, Derived<char **> &>);
static_assert(Static<Derived<short **> &, Base &>);
static_assert(!Static<Plain<int **> *, Base *>);
static_assert(Static<Derived<int **> *, Base *>);
template<class T, class A> concept Const = requires { const_cast<T>(made<A>()); };
static_assert(!Const<int &, Plain<char &> &>);
template<class T, class A> concept Reinterpret = requires { reinterpret_cast<T>(made<A>()); };
static_assert(!Reinterpret<int, Plain<short &> &>);
static_assert(!Reinterpret<int &, Plain<long &>>);
static_assert(Reinterpret<int &, Plain<unsigned &> &>);
static_assert(Reinterpret<decltype(nullptr), decltype(nullptr)>);
template<class T, class A> concept Dynamic = requires { dynamic_cast<T>(made<A>()); };
static_assert(!Dynamic<Base *, Plain<char &&> *>);
static_assert(Dynamic<Base *, Derived<char> *>);

// [expr.delete], [expr.mptr.oper], [expr.add], [expr.eq]
template<class A> concept Deleted = requires { delete made<A>(); };
template<class T> struct Pointing { operator T *() const; };
static_assert(!Deleted<Plain<const char> &>);
static_assert(Deleted<Pointing<char> &>);
template<class A, class B> concept Member = requires { made<A>().*made<B>(); };
static_assert(!Member<Plain<const short> &, int Base::*>);
static_assert(Member<Derived<const char> &, int Base::*>);
static_assert(!Member<int &, Plain<const int> &>);
template<class A, class B> concept Through = requires { made<A>()->*made<B>(); };
static_assert(!Through<Plain<const long> *, int Base::*>);
static_assert(Through<Derived<const short> *, int Base::*>);
template<class A, class B> concept Equal = requires { made<A>() == made<B>(); };
static_assert(!Equal<Base *, Plain<volatile char> *>);
static_assert(Equal<Base *, Derived<volatile char> *>);
template<class A, class B> concept Distant = requires { made<A>() - made<B>(); };
static_assert(!Distant<Plain<volatile short> *, Base *>);

// A list of one element may be a copy ([dcl.init.list]/3).
template<class A> concept Listed = requires { Base{made<A>()}; };
static_assert(!Listed<Plain<volatile int> &>);
static_assert(Listed<Derived<volatile short> &>);
static_assert(Listed<Number<volatile int> &>);

// A class that is only declared has no members, bases or conversion functions here.
struct Declared;
static_assert(!Chosen<Declared &, int>);
static_assert(!Chosen<Base &, Declared &>);
static_assert(Chosen<Declared &, Declared &>);
static_assert(!Condition<Declared &>);
static_assert(!Static<Base &, Declared &>);
static_assert(!Equal<Declared &, int>);
template<class A, class... B> concept Called = requires { made<A>()(made<B>()...); };
static_assert(!Called<Declared &>);
template<class A, class B> concept Sum = requires { made<A>() + made<B>(); };
static_assert(!Sum<Declared &, int>);
struct Adder;
Adder operator+(const Adder &, int);
static_assert(!Sum<int, Adder &>);
template<class A, class B> concept Comma = requires { made<A>(), made<B>(); };
static_assert(Comma<Declared &, int>);

// What needs no complete class completes none: these templates cannot be instantiated.
template<class T> struct Unfit { static_assert(sizeof(T) == 0); };
static_assert(requires (Unfit<char> *p) { reinterpret_cast<Unfit<short> *>(p); });
static_assert(requires (Unfit<char> *p, Unfit<int> *q) { p, q; });
static_assert(requires (Unfit<char> *p, Unfit<int> *q) { p && q; });
static_assert(requires (Unfit<char> &p) { reinterpret_cast<int &>(p); });
static_assert(requires (Unfit<char> &p) { reinterpret_cast<Unfit<int> &>(p); });
static_assert(requires (const Unfit<char> *p) { const_cast<Unfit<char> *>(p); });
static_assert(requires (const Unfit<char> &p) { const_cast<Unfit<char> &>(p); });
static_assert(requires (Unfit<char> &p, bool b) { b ? p : p; });
static_assert(requires (Unfit<char> *p, Unfit<char> *q) { p == q; });
static_assert(requires (Unfit<char> *p, bool b) { b ? p : nullptr; });
static_assert(requires (Unfit<char> *p) { static_cast<void *>(p); });
static_assert(requires (void *p) { static_cast<Unfit<char> *>(p); });
