// mode: build
// nvcc: -rdc=true
extern __device__ int ext; __device__ int ext = 3; extern __constant__ float coef[4]; static __device__ double priv = 2; __device__ int pub; __constant__ int tab[] = {1, 2, 3}; extern __device__ int only_declared; extern "C" __device__ int c_var; __device__ int c_var = 5;
namespace n { __device__ int inner = 4; extern __device__ int fwd; namespace { __device__ int anon; } __device__ int fwd = 9; }
__managed__ int man = 1; static __managed__ int sman; const __device__ int cdev = 7; static const __constant__ int scon = 8; inline __device__ int inl = 3; template<class T> __device__ T vt = T(1);
extern __shared__ int dyn[]; extern __device__ void callee(int *); __device__ int unused_fn(int); static __device__ int sfn(int i) { return i + priv; } inline __device__ int ifn(int i) { return i + inl; } __device__ int pubfn(int i) { return i + pub; } template<class T> __device__ T tfn(T t) { return t + vt<T>; }
struct S { static __device__ int sm(int i) { return i; } __device__ virtual int v() { return 1; } __device__ ~S() {} };
__global__ void k(int *p) { __shared__ int st; st = p[0]; dyn[0] = st; callee(p); S s; p[1] = ext + (int)coef[1] + tab[p[0]] + only_declared + c_var + n::inner + n::fwd + n::anon + man + sman + cdev + scon + sfn(1) + ifn(2) + pubfn(3) + tfn(4) + S::sm(1) + s.v(); }
static __global__ void sk(int *p) { *p = 1; } template<class T> __global__ void tk(T *p) { *p = tfn(*p); } template __global__ void tk(float *); void h() { sk<<<1, 1>>>(0); tk<<<1, 1>>>((int *)0); }
