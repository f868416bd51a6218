// mode: build
// Managed variables, arrays of classes, references and pointers to other device variables.
struct P { float x, y; };
__managed__ int counter = 1;
__managed__ P points[4] = {{1, 2}, {3, 4}};
__device__ int data[4] = {1, 2, 3, 4};
__device__ int *where = data + 1;
__device__ int &ref = data[2];
static __device__ int hidden = 5;
static __device__ int unused_hidden = 6;
__constant__ P origin = {0.5f, 1};
__constant__ const char text[] = "hello";
__device__ const char *message = "text";
const int host_const = 12;
constexpr float factor = 2.5f;
__shared__ int never_used[4];
__global__ void k(int *p) { __shared__ float tile[16][17]; extern __shared__ int dyn[]; tile[0][0] = factor; dyn[0] = host_const; *p = counter + ref + *where + hidden + (int)(points[0].x + origin.y + tile[0][0] + text[0]); }
