// mode: build
// std: c++17
// nvcc: --extended-lambda
template<class F> __global__ void run(F f) { f(threadIdx.x); }
template<class F, class G> __global__ void run2(F f, G g) { g(f(threadIdx.x)); }
template<class F> void go(F f) { run<<<1, 1>>>(f); }
struct Holder { int v; int *p; void launch() { int w = v; int *q = p; go([=] __device__(int i) { q[i] = w; }); auto self = *this; go([self] __device__(int i) { self.p[i] = self.v; }); go([*this] __device__(int i) { p[i] = v; }); } };
namespace ns { template<class T> void each(T *p, T v) { go([=] __device__(int i) { p[i] = v; auto in = [&](T t) { return t + v; }; p[i] = in(p[i]); }); run2<<<1, 1>>>([=] __device__(int i) -> T { return p[i]; }, [p] __device__(T t) { p[0] = t; }); } }
auto global_lambda = [] __host__ __device__(int a, int b) { return a + b; };
__global__ void uses(int *p) { auto add = [](int a, int b) { return a + b; }; auto rec = [](auto self, int n) -> int { return n ? n + self(self, n - 1) : 0; }; int acc = 0; auto mut = [acc](int x) mutable { acc += x; return acc; }; p[0] = add(p[1], p[2]) + rec(rec, p[3]) + mut(p[4]); auto cap = [&p, k = p[5], arr = add](int i) { return p[i] + arr(k, i); }; p[6] = cap(p[7]); }
int main() { Holder h{1, nullptr}; h.launch(); ns::each<int>(nullptr, 3); ns::each<float>(nullptr, 1.f); int x = 2; go([x] __host__ __device__(int i) { (void)(x + i); }); return global_lambda(1, 2); }
