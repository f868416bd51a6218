// Streams and managed memory: managed variables, constants, asynchronous work on several streams, events, host functions
// and a kernel that takes a class by value.
#include <array>
#include <cstdio>
#include <memory>
#include <vector>

constexpr int stream_count = 4;
constexpr int chunk = 1 << 16;

__managed__ int finished[stream_count];
__constant__ float coefficients[4];
__device__ unsigned long long total_updates;

struct Polynomial {
  int degree;
  __device__ float operator()(float x) const {
    float value = 0.0f;
    for (int i = degree; i >= 0; --i)
      value = value * x + coefficients[i];
    return value;
  }
};

template <typename Function> __global__ void transform(float *data, int count, Function function, int stream) {
  const int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index < count) {
    data[index] = function(data[index]);
    atomicAdd(&total_updates, 1ull);
  }
  if (index == 0)
    atomicAdd(&finished[stream], 1);
}

struct FreeManaged {
  void operator()(float *pointer) const { cudaFree(pointer); }
};
using ManagedArray = std::unique_ptr<float[], FreeManaged>;

static ManagedArray make_managed(std::size_t count) {
  float *pointer = nullptr;
  if (cudaMallocManaged(&pointer, count * sizeof(float)) != cudaSuccess)
    return ManagedArray();
  return ManagedArray(pointer);
}

static void CUDART_CB note(void *where) { ++*static_cast<int *>(where); }

int main() {
  const std::array<float, 4> host_coefficients{1.0f, 2.0f, 0.5f, 0.25f};
  cudaMemcpyToSymbol(coefficients, host_coefficients.data(), sizeof coefficients);
  std::vector<ManagedArray> arrays;
  std::array<cudaStream_t, stream_count> streams;
  std::array<cudaEvent_t, stream_count> events;
  std::array<int, stream_count> notes{};
  for (int i = 0; i < stream_count; ++i) {
    arrays.push_back(make_managed(chunk));
    if (!arrays.back())
      return 1;
    for (int k = 0; k < chunk; ++k)
      arrays[i][k] = static_cast<float>(k) / chunk;
    cudaStreamCreateWithFlags(&streams[i], cudaStreamNonBlocking);
    cudaEventCreateWithFlags(&events[i], cudaEventDisableTiming);
  }
  for (int i = 0; i < stream_count; ++i) {
    transform<<<(chunk + 255) / 256, 256, 0, streams[i]>>>(arrays[i].get(), chunk, Polynomial{3}, i);
    cudaLaunchHostFunc(streams[i], note, &notes[i]);
    cudaEventRecord(events[i], streams[i]);
    cudaStreamWaitEvent(streams[(i + 1) % stream_count], events[i], 0);
  }
  const cudaError_t status = cudaDeviceSynchronize();
  unsigned long long updates = 0;
  cudaMemcpyFromSymbol(&updates, total_updates, sizeof updates);
  for (int i = 0; i < stream_count; ++i) {
    std::printf("stream %d: finished %d, noted %d, first %f\n", i, finished[i], notes[i], arrays[i][0]);
    cudaEventDestroy(events[i]);
    cudaStreamDestroy(streams[i]);
  }
  std::printf("%llu updates, %s\n", updates, cudaGetErrorString(status));
  return status != cudaSuccess;
}
