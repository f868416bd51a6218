// mode: build
template<class F> __device__ int twice(F f, int x) { return f(f(x)); }
template<class F, class G> __device__ auto compose(F f, G g) { return [f, g](auto x) { return f(g(x)); }; }
struct Acc { int sum = 0; __device__ void add(int i) { auto f = [this](int j) { sum += j; }; f(i); auto g = [*this]() { return sum; }; sum += g(); } __device__ int by(int n) const { return twice([=](int v) { return v + n + sum; }, n); } };
template<class T> __device__ T reduce(const T *p, int n, T init) { auto op = [&](T a, T b) { init += 1; return a + b; }; T r = init; for (int i = 0; i < n; i++) r = op(r, p[i]); return r; }
__device__ int recursion(int n) { auto self = [](auto &&me, int k) -> int { return k < 2 ? k : me(me, k - 1) + me(me, k - 2); }; return self(self, n); }
__global__ void k(int *p, float *q) {
  int n = p[0];
  auto counter = [c = 0]() mutable { return ++c; };
  p[1] = counter() + counter();
  p[2] = compose([](int i) { return i + 1; }, [n](int i) { return i * n; })(4);
  Acc a; a.add(n); p[3] = a.by(2);
  p[4] = reduce(p, n, 0); q[0] = reduce(q, n, 1.f);
  p[5] = recursion(n);
  [&] { p[6] = n; }();
  int arr[3] = {1, 2, 3};
  auto cap = [arr](int i) { return arr[i]; };
  p[7] = cap(n);
  auto outer = [&](int i) { auto inner = [&, i](int j) { return i * j + n; }; return inner(i); };
  p[8] = outer(3);
}
