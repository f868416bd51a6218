// mode: build
// Variables of shared memory at namespace scope.
__shared__ int a; static __shared__ int b; namespace n { __shared__ int c[3]; } extern __shared__ int d[]; extern __shared__ float used[]; static __shared__ int sused;
struct P { int x; }; __shared__ P p; namespace n { extern __shared__ P q[]; }
__global__ void k(int *o) { *o = used[1] + sused; __shared__ int t; t = 3; }
