// mode: build
// nvcc: --extended-lambda
template<class F> __global__ void run(F f, int n) { int i = threadIdx.x; if (i < n) f(i); }
template<class F, class... A> __global__ void apply(F f, A... a) { f(a...); }
template<class F> void launch(int n, F f) { run<<<1, n>>>(f, n); }
template<class T> struct Field { T *p; int n; void fill(T v) { T *q = p; launch(n, [=] __device__(int i) { q[i] = v; }); } template<class G> void map(G g) { T *q = p; launch(n, [q, g] __device__(int i) { q[i] = g(q[i]); }); } };
struct Scale { float s; __host__ __device__ float operator()(float x) const { return x * s; } };
void host(int *p, float *f) { int k = 3; launch(4, [=] __device__(int i) { p[i] = i * k; }); launch(5, [p] __host__ __device__(int i) { p[i] += 1; }); Field<float> fl{f, 8}; fl.fill(2.f); fl.map(Scale{2}); fl.map([] __host__ __device__(float x) { return x + 1; }); apply<<<1, 1>>>([] __device__(int *q, float v) { *q = v; }, p, 2.f); auto twice = [k] __device__(int a) { return a * k; }; launch(3, [=] __device__(int i) { p[i] = twice(i); }); Field<int> fi{p, 3}; fi.fill(7); }
int main() { host(nullptr, nullptr); }
