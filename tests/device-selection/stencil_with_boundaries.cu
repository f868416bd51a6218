// mode: build
#define IDX(x, y, z) ((z) * ny * nx + (y) * nx + (x))
template<typename T> struct Grid3 { T *data; int nx, ny, nz; __host__ __device__ __forceinline__ T &at(int x, int y, int z) { return data[IDX(x, y, z)]; } __host__ __device__ const T &at(int x, int y, int z) const { return data[IDX(x, y, z)]; } __host__ __device__ bool inside(int x, int y, int z) const { return x > 0 && y > 0 && z > 0 && x < nx - 1 && y < ny - 1 && z < nz - 1; } };
template<int R> struct Coeffs { float c[R + 1]; };
__constant__ Coeffs<2> kC; template<typename T> __constant__ T kDt;
enum Boundary { Dirichlet, Neumann, Periodic };
template<Boundary B> struct Bc; template<> struct Bc<Dirichlet> { template<class T> static __device__ T apply(const Grid3<T> &g, int x, int y, int z) { return T(0); } }; template<> struct Bc<Neumann> { template<class T> static __device__ T apply(const Grid3<T> &g, int x, int y, int z) { return g.at(max(x, 1), max(y, 1), max(z, 1)); } };
template<typename T, Boundary B, int BX = 32> __global__ void step(Grid3<T> in, Grid3<T> out) { __shared__ T tile[BX + 2]; int x = blockIdx.x * BX + threadIdx.x, y = blockIdx.y, z = blockIdx.z; tile[threadIdx.x + 1] = in.at(x, y, z); __syncthreads(); if (!in.inside(x, y, z)) { out.at(x, y, z) = Bc<B>::apply(in, x, y, z); return; } T acc = kC.c[0] * tile[threadIdx.x + 1]; 
#pragma unroll
 for (int r = 1; r <= 2; r++) acc += kC.c[r] * (in.at(x - r, y, z) + in.at(x + r, y, z)); out.at(x, y, z) = acc * kDt<T>; }
template<typename T> class Solver { Grid3<T> a, b; public: Solver(int n) : a{nullptr, n, n, n}, b{nullptr, n, n, n} {} void run(int steps, Boundary bc) { for (int i = 0; i < steps; i++) { if (bc == Dirichlet) step<T, Dirichlet><<<1, 32>>>(a, b); else step<T, Neumann, 64><<<1, 64>>>(a, b); } } };
int main(int c, char **) { Solver<float> s(4); s.run(c, Neumann); Solver<double> d(5); d.run(c, Dirichlet); }
