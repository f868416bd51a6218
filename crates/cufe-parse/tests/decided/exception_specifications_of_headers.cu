// Functions of the headers of the system that the program declares again, with or without an exception specification: their types are
// what the last declaration says, and calls throw nothing if one says so.
# 1 "x.h" 1 3
void* h1(unsigned long) throw();
void* h2(unsigned long) throw();
void* h3(unsigned long);
void* h4(unsigned long) noexcept;
static void* h5(unsigned long) throw();
template<class T> void* h6(T) throw();
struct HM { void* h7(unsigned long) throw(); };
namespace N { void* h8(unsigned long) throw(); }
void* h9(unsigned long) noexcept;
extern "C" int h10(int) noexcept;
extern "C" void* malloc(unsigned long) throw();
# 14 "a.cu" 2
using F = void*(unsigned long);
using NF = void*(unsigned long) noexcept;
static_assert(__is_same(decltype(h1), NF));
void* h1(unsigned long);
static_assert(__is_same(decltype(h1), F));
static_assert(noexcept(h1(1)));
void* h2(unsigned long) { return nullptr; }
static_assert(__is_same(decltype(h2), NF));
void* h3(unsigned long) noexcept;
static_assert(__is_same(decltype(h3), NF));
static_assert(noexcept(h3(1)));
static_assert(__is_same(decltype(h4), NF));
static void* h5(unsigned long);
static_assert(__is_same(decltype(h5), F));
template<class T> void* h6(T);
static_assert(__is_same(decltype(h6<unsigned long>), NF));
void* HM::h7(unsigned long) { return nullptr; }
static_assert(__is_same(decltype(&HM::h7), void* (HM::*)(unsigned long) noexcept));
namespace N { void* h8(unsigned long); }
static_assert(__is_same(decltype(N::h8), F));
void block() { void* h9(unsigned long); }
static_assert(__is_same(decltype(h9), NF));
struct Friend { friend int h10(int); };
static_assert(__is_same(decltype(h10), int(int)));
static_assert(noexcept(h10(1)));
extern "C" void* malloc(unsigned long);
static_assert(__is_same(decltype(malloc), F));
template<class T> constexpr bool f(T*) { return true; }
void* g(unsigned long);
static_assert(f<decltype(malloc)>(g));
