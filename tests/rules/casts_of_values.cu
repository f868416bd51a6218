//## decay_copies c++20 --diag_suppress=3347
template<class T, class U> inline constexpr bool same = false;
template<class T> inline constexpr bool same<T, T> = true;
struct A { int m; A(const A&) = default; A(int); };
struct NC { NC(const NC&) = delete; NC(int); };
int x = 1; const int cx = 2; int arr[3]; int fn(int); A a(1); NC nc(1);
static_assert(same<decltype(auto(x)), int>);
static_assert(same<decltype(auto{x}), int>);
static_assert(same<decltype(auto(cx)), int>);
static_assert(same<decltype(auto(arr)), int*>);
static_assert(same<decltype(auto(fn)), int(*)(int)>);
static_assert(same<decltype(auto(a)), A>);
static_assert(!same<decltype(auto(arr)), int[3]>);
static_assert(auto(5) == 5);
static_assert(auto{5} + auto(1) == 6);
template<class T> auto cp(T& t) -> decltype(auto(t)) { return auto(t); }
static_assert(same<decltype(cp(cx)), int>);
static_assert(same<decltype(cp(arr)), int*>);
template<class T> void g(T t) { auto u = auto(t); static_assert(same<decltype(u), T>); const auto& r = auto(t); }
template void g<int>(int);
auto z1 = auto(); //= 171@11
auto z5 = auto({1}); //= 2338@16
int* (*ovl(int))(); int (*ovl(char))();
auto z8 = auto(ovl); //= 299@16
//## bit_casts c++20
struct NT { NT(const NT&); int a; };
struct Inc;
struct NTD { NTD(const NTD&) = default; ~NTD(); int a; };
int b1 = __builtin_bit_cast(int, 1L); //= 3085@34
int b2(NT n) { return __builtin_bit_cast(int, n); } //= 3086@47
void b3(int n) { __builtin_bit_cast(NT, n); } //= 3086@37
int b4(Inc& n) { return __builtin_bit_cast(int, n); } //= 70@49
int b6(NTD n) { return __builtin_bit_cast(int, n); } //= 3086@48
int b7(int n) { return __builtin_bit_cast(int&, n); } //= 3085@49
int b8(int n) { return __builtin_bit_cast(int[1], n)[0]; }
void b9(int n) { __builtin_bit_cast(void, n); } //= 3085@43
template<class T, class U> auto cast(U u) -> decltype(__builtin_bit_cast(T, u)) { return __builtin_bit_cast(T, u); }
long b11(int n) { return cast<long>(n); } //= 304@26
float b12(int n) { return cast<float>(n); }
union U { int a; float b; };
constexpr int q4 = __builtin_bit_cast(int, U{1}); //= 28@20
constexpr U q5 = __builtin_bit_cast(U, 1); //= 28@18
constexpr int* q6 = __builtin_bit_cast(int*, 0L); //= 28@21
//## casts_between_function_pointers_that_differ_in_noexcept c++17
void (*p)() noexcept; void (*q)(); int (*r)(); void (*s)(int) noexcept; void (*s2)(int);
void f() {
 p = static_cast<void (*)() noexcept>(q); //= 171@6
 q = static_cast<void (*)()>(p);
 q = static_cast<void (*)()>(r); //= 171@6
 s = static_cast<void(*)(int) noexcept>(s2); //= 171@6
 p = (void (*)() noexcept)q;
 p = reinterpret_cast<void (*)() noexcept>(q);
}
//## reinterpret_casts_keep_qualifiers_behind_pointers_to_members
struct X {}; struct Y {};
void f(const int * X::* Y::* *p) {
  (void)reinterpret_cast<int * X::* Y::* *>(p); //= 694@9
  (void)reinterpret_cast<float * X::* Y::* *>(p); //= 694@9
  (void)reinterpret_cast<int * Y::* X::* *>(p); //= 694@9
  (void)reinterpret_cast<const volatile double Y::*const X::*const *const *>(p);
}
//## casts_of_values_to_references c++20
struct A { int x; }; struct B : A {}; A fa(); int a[4]; int fi(); int &&fx(); struct CR { operator int&(); }; enum E { e };
void k() {
    (void) (int &)(1 + 2); //= 2462@19
    a[1] = (decltype(a[1]))(5 ^ 3); //= 2462@28
    (void) (int &&)(1 + 2);
    (void) (const int &)(1 + 2);
    (void) (int &)5; //= 2462@19
    (void) (int &)fi(); //= 2462@19
    (void) (int &)fx();
    (void) (A &)fa(); //= 2462@17
    (void) (A &&)fa();
    (void) (const A &)fa();
    (void) (B &)fa(); //= 2462@17
    (void) (int &)fa(); //= 2462@19
    (void) (int &)CR();
    (void) (long &)CR(); //= 2462@20
    (void) (const long &)5;
    (void) (const long &)e;
    (void) (E &)5; //= 2462@17
    (void) (int *&)a;
    (void) (int *&)(a + 1); //= 2462@20
    (void) (int (&)[4])a;
    (void) (int (&)[2])a;
    (void) (A &)B(); //= 2462@17
    (void) (long &)fx();
    (void) (volatile int &)5; //= 2462@28
    using R = int &; R(5); R(fi()); //= 2462@24 159@30
}

//## static_casts_of_rvalues_make_references_to_const_types_that_are_not_volatile c++17
struct S { int a; };
typedef int A[2];
S s();
S &&x();
int i();
int &&j();
A &&a();
const volatile S &r1 = static_cast<const volatile S &>(x()); //= 126@56
const volatile int &r2 = static_cast<const volatile int &>(j()); //= 126@60
const volatile A &r3 = static_cast<const volatile A &>(a()); //= 126@56
const S &r4 = static_cast<const S &>(x());
const A &r5 = static_cast<const A &>(a());
const volatile S &r6 = static_cast<const volatile S &>(s()); //= 126@56
const volatile int &r7 = static_cast<const volatile int &>(i()); //= 126@60
A &r8 = static_cast<A &>(a()); //= 126@26
