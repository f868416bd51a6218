// A tiled matrix product: shared memory, a kernel template on the tile size, error checks and timing with events.
#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(cudaError_t status, const char *what) {
  if (status != cudaSuccess) {
    std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(status));
    std::exit(EXIT_FAILURE);
  }
}

template <int Tile>
__global__ void multiply(const float *a, const float *b, float *c, int n) {
  __shared__ float tile_a[Tile][Tile];
  __shared__ float tile_b[Tile][Tile + 1];
  const int row = blockIdx.y * Tile + threadIdx.y;
  const int column = blockIdx.x * Tile + threadIdx.x;
  float sum = 0.0f;
  for (int first = 0; first < n; first += Tile) {
    tile_a[threadIdx.y][threadIdx.x] = row < n && first + threadIdx.x < n ? a[row * n + first + threadIdx.x] : 0.0f;
    tile_b[threadIdx.y][threadIdx.x] = first + threadIdx.y < n && column < n ? b[(first + threadIdx.y) * n + column] : 0.0f;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < Tile; ++k)
      sum = fmaf(tile_a[threadIdx.y][k], tile_b[k][threadIdx.x], sum);
    __syncthreads();
  }
  if (row < n && column < n)
    c[row * n + column] = sum;
}

template <int Tile>
static float time_product(const float *a, const float *b, float *c, int n, int repetitions) {
  const dim3 block(Tile, Tile);
  const dim3 grid((n + Tile - 1) / Tile, (n + Tile - 1) / Tile);
  cudaEvent_t start, stop;
  check(cudaEventCreate(&start), "event");
  check(cudaEventCreate(&stop), "event");
  check(cudaEventRecord(start), "record");
  for (int i = 0; i < repetitions; ++i)
    multiply<Tile><<<grid, block>>>(a, b, c, n);
  check(cudaEventRecord(stop), "record");
  check(cudaEventSynchronize(stop), "synchronise");
  float milliseconds = 0.0f;
  check(cudaEventElapsedTime(&milliseconds, start, stop), "elapsed");
  check(cudaEventDestroy(start), "destroy");
  check(cudaEventDestroy(stop), "destroy");
  return milliseconds / repetitions;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 1024;
  const std::size_t bytes = sizeof(float) * n * n;
  std::vector<float> host_a(static_cast<std::size_t>(n) * n, 1.0f), host_b(host_a.size(), 0.01f), host_c(host_a.size());
  float *a = nullptr, *b = nullptr, *c = nullptr;
  check(cudaMalloc(&a, bytes), "malloc");
  check(cudaMalloc(&b, bytes), "malloc");
  check(cudaMalloc(&c, bytes), "malloc");
  check(cudaMemcpy(a, host_a.data(), bytes, cudaMemcpyHostToDevice), "copy");
  check(cudaMemcpy(b, host_b.data(), bytes, cudaMemcpyHostToDevice), "copy");
  const float small = time_product<16>(a, b, c, n, 10);
  const float large = time_product<32>(a, b, c, n, 10);
  check(cudaMemcpy(host_c.data(), c, bytes, cudaMemcpyDeviceToHost), "copy");
  int wrong = 0;
  for (float value : host_c)
    wrong += value < n * 0.01f * 0.999f || value > n * 0.01f * 1.001f;
  std::printf("tiles of 16: %.3f ms, of 32: %.3f ms, wrong: %d\n", small, large, wrong);
  cudaFree(a);
  cudaFree(b);
  cudaFree(c);
  return wrong != 0;
}
