// mode: build
// std: c++17
__device__ int f1(int n) noexcept { return n; }
__device__ int f2(int n) throw() { return n; }
__device__ int f3(int n) noexcept(false) { return n; }
template<class T> __device__ T f4(T n) noexcept(sizeof(T) == 4) { return n; }
__device__ __attribute__((nothrow)) int f5(int n) { return n; }
struct Q { int a; __device__ Q() : a(1) {} __device__ Q(const Q &q) : a(q.a) {} __device__ Q &operator=(const Q &q) { a = q.a; return *this; } __device__ ~Q() {} };
struct R { int a; __device__ R() noexcept : a(1) {} __device__ R(const R &q) noexcept : a(q.a) {} __device__ R &operator=(const R &q) noexcept { a = q.a; return *this; } __device__ ~R() noexcept {} };
struct S { R r; int v; };
struct T { Q q; int v; };
struct U { R r; U() = default; U(const U &) = default; U &operator=(const U &) = default; ~U() = default; };
struct V { R r; V() noexcept = default; V(const V &) noexcept = default; int v; __device__ int m() const noexcept { return v; } __device__ static int s() noexcept { return 1; } __device__ operator int() noexcept { return 2; } };
struct W { virtual __device__ ~W() {} virtual __device__ int z() noexcept { return 1; } };
struct X : W { R r; Q q; __device__ int z() noexcept override { return 2; } };
struct Y { Q q; __device__ ~Y() noexcept(false) {} };
struct Z { Y y; };
__global__ void k(int *o) { o[0] = f1(o[0]) + f2(o[1]) + f3(o[2]) + f4(o[3]) + f4((char)o[4]) + f5(o[5]);
  S s, s2 = s; s = s2; T t, t2 = t; t = t2; U u, u2 = u; u = u2; V v, v2 = v; o[1] = s.v + t.v + u.r.a + v2.m() + V::s() + v; X *x = new X; X x2(*x); o[2] = x->z() + x2.q.a; delete x; Z zz; o[3] = zz.y.q.a;
  auto l = [o](int i) noexcept { return o[i]; }; auto l2 = [o](int i) { return o[i]; }; o[4] = l(1) + l2(2); }
int main() {}
