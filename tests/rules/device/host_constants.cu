// Constants of the host in device code: calls that are constants are folded, whatever they are given by reference; of other
// calls the address of the constant is needed (3525).
//## c0 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { use(s.get()); }
//## c1 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { by_value(s + s); }
//## c2 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { by_reference(s); } //= 3525
//## c3 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { use(of(s)); }
//## c4 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f(int n) { use(of(s, n)); } //= 3525
//## c5 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f(int n) { use(s.add(n)); } //= 3525
//## c6 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f(int n) { use(i.add(n)); } //= 3525
//## c7 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { use(i.run()); } //= 3525
//## c8 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { S x = same(s); use(x.a); }
//## c9 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { use(i); }
//## c10 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ int f() { return s.get() + i; }
//## c11 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ bool f(S n) { return n == s; }
//## c12 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ bool f(S n) { return n != s; }
//## c13 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ bool f(S n) { return n + s == s; } //= 3525
//## c14 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { use(of_int(scalar)); }
//## c15 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f(int n) { use(of_int(array[n])); } //= 3525
//## c16 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { auto x = i * I<2>(); use(x); }
//## c17 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f() { constexpr auto x = i * I<2>(); use(x); }
//## c18 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
template <class T> __device__ void f(T x) { use(s.get()); by_value(s + s); use(x * i); }
template __device__ void f(I<2>);
//## c19 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f(bool b) { use(b ? s.get() : of(s)); if (i) use(-i); }
//## c20 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ S f() { S x = s; x = s; return s; }
//## c21 c++17 --relaxed_constexpr
template <int N> struct I { static constexpr int value = N; constexpr operator int() const { return N; } constexpr int add(int x) const { return x + N; } __host__ __device__ int run() const { return N; } };
struct S { int a; constexpr __host__ __device__ S(int x) : a(x) {} constexpr int get() const { return a; } constexpr int add(int x) const { return a + x; } };
template <int A, int B> constexpr __host__ __device__ I<A * B> operator*(I<A>, I<B>) { return {}; }
constexpr __host__ __device__ S operator+(const S &x, const S &y) { return S(x.a + y.a); }
constexpr __host__ __device__ bool operator==(S x, S y) { return x.a == y.a; }
__host__ __device__ bool operator!=(S x, S y) { return x.a != y.a; }
constexpr __host__ __device__ int of(const S &x) { return x.a; }
constexpr __host__ __device__ int of(const S &x, int n) { return x.a + n; }
constexpr __host__ __device__ const S &same(const S &x) { return x; }
constexpr __host__ __device__ int of_int(const int &x) { return x; }
__device__ void by_reference(const S &); __device__ void by_value(S); __device__ void use(int);
constexpr I<3> i; constexpr S s(5); constexpr int array[2] = {1, 2}; constexpr int scalar = 3;
__device__ void f(int n) { use(n + i); use(i ? 1 : n); use(!i); }
