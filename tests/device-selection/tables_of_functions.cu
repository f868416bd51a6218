// mode: build
// Tables of function pointers, arrays of them in classes, and calls through them.
typedef float (*Unary)(float);
__device__ float relu(float x) { return x > 0 ? x : 0; }
__device__ float leaky(float x) { return x > 0 ? x : 0.1f * x; }
__device__ float unused(float x) { return x; }
static __device__ float half_of(float x) { return x / 2; }
__device__ Unary table[] = {relu, leaky, half_of};
struct Ops { Unary f; float (*g)(float, float); };
__device__ float add(float a, float b) { return a + b; }
__constant__ Ops ops = {relu, add};
template<Unary F> __device__ float twice(float x) { return F(F(x)); }
template<typename R, typename... A> struct Call { R (*f)(A...); __device__ R operator()(A... a) const { return f(a...); } };
__device__ Call<float, float, float> make() { return {add}; }
__global__ void k(float *p, int i) { p[0] = table[i](p[1]); p[1] = ops.g(p[0], 1); p[2] = twice<relu>(p[2]); p[3] = make()(p[0], p[1]); }
