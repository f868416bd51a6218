// mode: build
// std: c++17
struct Vec { float x, y; }; struct Ctor { int v; __host__ __device__ constexpr Ctor(int v = 0) : v(v) {} };
__device__ Vec dv = {1, 2}; __device__ Vec dz; __constant__ Ctor cc(3); __device__ Ctor dc{4}; __managed__ int mg = 5; __managed__ Vec mv; __device__ int *ptr; __device__ int target; __device__ int *pt = &target; __device__ const char *str = "hello"; __device__ char text[] = "abc"; __device__ float mat[2][2] = {{1, 0}, {0, 1}}; __device__ int arr[] = {0, 0, 0}; __constant__ double cd = 0.0; __device__ double nz = -0.0; __device__ long long ll = 1LL << 40; __device__ unsigned char uc = 'a'; __device__ bool bt = true, bf = false; __device__ void (*fp)(int); __device__ int volatile vol = 1; alignas(64) __device__ int al; __device__ __align__(16) float4 f4 = {1, 2, 3, 4};
static __device__ int st = 1; static __constant__ int sc = 2; const __device__ int kc = 3; __device__ constexpr int ke = 4; extern __device__ int ext; 
namespace n { __device__ int a = 1; namespace { __device__ int b = 2; } inline namespace v1 { __device__ int c = 3; } static __device__ int d; __constant__ Vec e = {3, 4}; }
const int hostc = 5; constexpr float hostf = 2.5f; static const Vec hostv = {1, 2}; int hostvar = 3; enum { EE = 6 };
extern __shared__ int dyn[]; extern __shared__ float4 dyn4[];
__global__ void k(int *p) { __shared__ int s[4]; __shared__ Vec sv; static __device__ int loc = 3; static const int lc = 4; extern __shared__ char inner[]; s[0] = hostc + (int)hostf + EE + kc + ke; sv.x = loc++ + lc; inner[0] = 1; dyn[0] = 2; dyn4[0].x = 1; p[0] = s[0] + sv.x + st + sc + n::b + n::d + ext; }
