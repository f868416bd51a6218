namespace std { struct source_location { struct __impl { const char* _M_file_name; const char *_M_function_name; unsigned _M_line; unsigned _M_column; }; const __impl *p = nullptr; 
 static consteval source_location current(decltype(__builtin_source_location()) p = __builtin_source_location()) noexcept { source_location r; r.p = static_cast<const __impl*>(p); return r; } constexpr unsigned line() const { return p ? p->_M_line : 0; } constexpr unsigned col() const { return p ? p->_M_column : 0; } constexpr const char *fn() const { return p->_M_function_name; } constexpr const char *file() const { return p->_M_file_name; } }; }
using SL = std::source_location; // Default arguments and default member initializers tell the place that uses them, the outermost one.
constexpr int ln(int n = __builtin_LINE()) { return n; }
constexpr int direct() { return
 __builtin_LINE(); }
constexpr int nested(int n = ln()) { return n; }
constexpr int thru() { return ln(); }
constexpr unsigned sl(SL l = SL::current()) { return l.line(); }
constexpr unsigned co(SL l = SL::current()) { return l.col(); }
constexpr unsigned codirect() { return SL::current().col(); }
struct A { int l = __builtin_LINE(); };
struct B { int l = __builtin_LINE(); constexpr B() {} constexpr B(int) : l(__builtin_LINE()) {}
  constexpr
  B(char) {} };
struct C { int l = ln(); int m = 0; };
struct D2 { int l = __builtin_LINE();
 };
struct E : B { };
constexpr int multi(int a, int n = __builtin_LINE()) { return n; }
constexpr const char *fnn(const char *s = __builtin_FUNCTION()) { return s; }
template<class T> constexpr int tl(T, int n = __builtin_LINE()) { return n; }
constexpr int arr[] = { ln(),
 ln() };
constexpr C cc{};
constexpr int clen(const char *s) { int n = 0; while (s[n]) n++; return n; }
constexpr int mcall = multi(1
 );
constexpr int mcall2 = multi
  (
  1);
constexpr auto lam = [](int n = __builtin_LINE()) { return n; };
constexpr int fnl() { return clen(SL::current().fn()); }
struct M { constexpr int op(int n = __builtin_LINE()) const { return n; } constexpr int operator()(int n = __builtin_LINE()) const { return n; } constexpr M(int n = __builtin_LINE()) : k(n) {} int k; constexpr const char *who() const { return SL::current().fn(); }  };
constexpr M m1;
constexpr M m2{};
constexpr M m3 =
 M();
constexpr int chain = M()
  .op
  ();


static_assert((ln()) == 44);
static_assert((direct()) == 6);
static_assert((nested()) == 46);
static_assert((thru()) == 8);
static_assert((sl()) == 48);


static_assert((codirect()) == 52);
static_assert((A{}.l) == 52);
static_assert((B().l) == 13);
static_assert((B(1).l) == 13);
static_assert((B('a').l) == 15);
static_assert((C{}.l) == 56);
static_assert((D2{}.l) == 57);
static_assert((E{}.l) == 13);
static_assert((E().l) == 13);
static_assert((multi(1)) == 60);
static_assert((tl(1)) == 61);
static_assert((arr[0]) == 23);
static_assert((arr[1]) == 24);
static_assert((cc.l) == 25);
static_assert((clen(fnn())) == 0);
static_assert((clen(SL::current().fn())) == 0);

static_assert((SL::current().line()) == 68);

static_assert((mcall) == 28);
static_assert((mcall2) == 31);
static_assert((lam()) == 72);
static_assert((fnl()) == 3);
static_assert((m1.k) == 35);
static_assert((m2.k) == 36);
static_assert((m3.k) == 38);
static_assert((chain) == 41);
static_assert((M()()) == 78);
static_assert((clen(m1.who())) == 3);
static_assert((__builtin_LINE()) == 80);
static_assert((clen(__builtin_FUNCTION())) == 0);

static_assert((A().l) == 83);
constexpr int here = __builtin_COLUMN();
constexpr int written = __builtin_LINE
  (
  );
static_assert(written == 85);
constexpr int column(int c = __builtin_COLUMN()) { return c; }
constexpr int used = column();
static_assert(here == 22);
static_assert(used == 29);
