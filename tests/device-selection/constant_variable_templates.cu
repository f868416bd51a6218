// mode: build
// std: c++17
__device__ int host_a(int);
template<class T> __device__ T id(T t) { return t; }
template<class T> __device__ const T cv = T(1);
template<class T> __device__ constexpr T cx = T(2);
template<class T> constexpr __device__ T arr[2] = {T(1), T(2)};
template<> __device__ const char cv<char> = 'x';
template<class T> __device__ const T *pc = nullptr;
template<class T> __device__ T *const cp = nullptr;
template<class T> __device__ volatile T vo = T(1);
namespace { template<class T> __device__ T an = T(7); }
static __constant__ const int table[3] = {1, 2, 3};
const __device__ float pi = 3.14f;
namespace n { const __device__ float e = 2.7f; constexpr __device__ float ce[2] = {1, 2}; }
__global__ void k(int *p, int i) {
  p[0] = cv<int> + cv<char> + cx<int> + arr<int>[i] + (pc<int> != 0) + (cp<int> != 0) + vo<int> + an<int> + table[i] + int(pi) + int(n::e) + int(n::ce[i]);
  p[1] = (int)(long)(&cv<long>) + (int)(long)&cx<long>;
  p[2] = id(&cv<short>) == id(&cv<short>);
}
int main() {}
