// mode: build
// std: c++20
__global__ void k(int *p) {
  auto a = [](int x) { return x + 1; };
  auto b = [](float x) { return x + 1; };
  auto c = [p](int x) { return [p, x](int y) { auto z = [y](float f) { return f + y; }; return z(1) + p[x] + y; }; };
  auto d = [](auto x) { return x; };
  auto e = [](auto x, auto y) { return x + y; };
  auto f = []<class T>(T x) { return x; };
  auto g = [](auto... x) { return (x + ... + 0); };
  auto h = [](int x, ...) { return x; };
  auto i = [](const int &x) noexcept { return x; };
  auto j = [] { return 7; };
  auto l = [] { return 8; };
  p[0] = a(1) + b(2) + c(3)(4) + d(5) + e(6, 7) + f(8) + g(9, 10) + h(11) + i(12) + j() + l();
}
template<class T> __device__ T twice(T x) { auto u = [=](T y) { return x + y; }; auto v = [=](int y) { return x - y; }; return u(x) + v(2); }
struct S { int v; __device__ int m() const { return [this](int q) { return v + q; }(2) + [*this](int q) { return v - q; }(2); } int d = [](int x) { return x; }(3); int e = [](int x) { return x * 2; }(4); __device__ S() : v(1) {} };
namespace n { inline __device__ int f() { return [](int x) { return x; }(2); } template<class T> struct C { __device__ static T g(T t) { return [t](int s) { return t + s; }(1); } }; }
__global__ void k2(int *p) { p[0] = twice(1) + twice(2.5f) + S().m() + n::f() + n::C<char>::g(2); }
int main() {}
