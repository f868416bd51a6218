// Reductions with templates: an operation as a template parameter, warp shuffles, `if constexpr` on the block size, and
// a specialisation for each type.
#include <cstdio>
#include <limits>
#include <numeric>
#include <type_traits>
#include <vector>

template <typename T> struct Sum {
  static constexpr T neutral = T(0);
  __host__ __device__ T operator()(T a, T b) const { return a + b; }
};

template <typename T> struct Maximum {
  static constexpr T neutral = std::numeric_limits<T>::lowest();
  __host__ __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};

template <typename T, typename Operation> __device__ T reduce_warp(T value, Operation operation) {
#pragma unroll
  for (int distance = warpSize / 2; distance > 0; distance /= 2)
    value = operation(value, __shfl_down_sync(0xffffffffu, value, distance));
  return value;
}

template <unsigned BlockSize, typename T, typename Operation>
__global__ __launch_bounds__(BlockSize) void reduce(const T *__restrict__ input, T *__restrict__ output, unsigned count, Operation operation) {
  static_assert(BlockSize % 32 == 0, "whole warps");
  __shared__ T partial[BlockSize / 32];
  T value = Operation::neutral;
  for (unsigned i = blockIdx.x * BlockSize + threadIdx.x; i < count; i += gridDim.x * BlockSize)
    value = operation(value, input[i]);
  value = reduce_warp(value, operation);
  if constexpr (BlockSize > 32) {
    if (threadIdx.x % 32 == 0)
      partial[threadIdx.x / 32] = value;
    __syncthreads();
    if (threadIdx.x < 32) {
      value = threadIdx.x < BlockSize / 32 ? partial[threadIdx.x] : Operation::neutral;
      value = reduce_warp(value, operation);
    }
  }
  if (threadIdx.x == 0)
    output[blockIdx.x] = value;
}

template <typename T, template <typename> class Operation> class Reducer {
public:
  explicit Reducer(const std::vector<T> &values) : count_(static_cast<unsigned>(values.size())) {
    cudaMalloc(&input_, sizeof(T) * count_);
    cudaMalloc(&output_, sizeof(T) * blocks);
    cudaMemcpy(input_, values.data(), sizeof(T) * count_, cudaMemcpyHostToDevice);
  }
  Reducer(const Reducer &) = delete;
  Reducer &operator=(const Reducer &) = delete;
  ~Reducer() {
    cudaFree(input_);
    cudaFree(output_);
  }

  template <unsigned BlockSize> T run() const {
    const Operation<T> operation;
    reduce<BlockSize><<<blocks, BlockSize>>>(input_, output_, count_, operation);
    T partial[blocks];
    cudaMemcpy(partial, output_, sizeof partial, cudaMemcpyDeviceToHost);
    return std::accumulate(partial, partial + blocks, Operation<T>::neutral, operation);
  }

private:
  static constexpr unsigned blocks = 64;
  unsigned count_;
  T *input_ = nullptr;
  T *output_ = nullptr;
};

template <typename T> static int try_type(const char *name) {
  std::vector<T> values(1u << 20);
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = static_cast<T>(i % 7);
  const Reducer<T, Sum> sum(values);
  const Reducer<T, Maximum> maximum(values);
  const bool same = sum.template run<128>() == sum.template run<512>() && maximum.template run<64>() == T(6);
  std::printf("%s: %s (%s)\n", name, same ? "as expected" : "wrong", std::is_floating_point<T>::value ? "floating" : "integral");
  return same ? 0 : 1;
}

int main() { return try_type<int>("int") + try_type<unsigned>("unsigned") + try_type<float>("float") + try_type<double>("double"); }
