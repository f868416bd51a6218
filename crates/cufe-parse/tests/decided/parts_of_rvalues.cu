// Parts of an rvalue are copied where the class has no move function of its own.
struct P { int how = 0; constexpr P() {} constexpr P(const P &) : how(1) {} constexpr P(P &&) : how(2) {} constexpr P &operator=(const P &) { how = 3; return *this; } constexpr P &operator=(P &&) { how = 4; return *this; } };
struct Implicit { P p; };
struct Copied { P p; Copied() = default; Copied(const Copied &) = default; Copied &operator=(const Copied &) = default; };
struct Destroyed { P p; constexpr ~Destroyed() {} };
struct Both { P p; Both() = default; Both(const Both &) = default; Both(Both &&) = default; Both &operator=(const Both &) = default; Both &operator=(Both &&) = default; };
struct NoMove { int i; NoMove() = default; constexpr NoMove(const NoMove &) {} NoMove(NoMove &&) = delete; constexpr NoMove &operator=(const NoMove &) { return *this; } };
struct Deleted { P p; NoMove n; Deleted() = default; Deleted(const Deleted &) = default; Deleted(Deleted &&) = default; };
struct Derived : Copied {};
template<class T> constexpr int constructed() { T a{}; T b(static_cast<T &&>(a)); return b.p.how; }
template<class T> constexpr int assigned() { T a{}, b{}; b = static_cast<T &&>(a); return b.p.how; }
template<class T> constexpr int returned() { struct R { static constexpr T make() { T a{}; T b{}; return static_cast<T &&>(a); } }; return R::make().p.how; }
static_assert(constructed<Implicit>() == 2);
static_assert(constructed<Copied>() == 1);
static_assert(constructed<Destroyed>() == 1);
static_assert(constructed<Both>() == 2);
static_assert(constructed<Deleted>() == 1);
static_assert(constructed<Derived>() == 1);
static_assert(assigned<Implicit>() == 4);
static_assert(assigned<Copied>() == 3);
static_assert(assigned<Destroyed>() == 3);
static_assert(assigned<Both>() == 4);
static_assert(assigned<Derived>() == 3);
static_assert(returned<Copied>() == 1);
static_assert(returned<Implicit>() == 2);
