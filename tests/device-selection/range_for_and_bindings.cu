// mode: build
// Calls that a loop over a range and a structured binding imply.
struct Iterator { int *at; __device__ int &operator*() const { return *at; } __device__ Iterator &operator++() { ++at; return *this; } __device__ bool operator!=(const Iterator &o) const { return at != o.at; } };
struct Range { int *first, *last; __device__ Iterator begin() const { return {first}; } __device__ Iterator end() const { return {last}; } __device__ int unused() const { return 0; } };
struct Pair { int a; float b; };
__global__ void k(int *p, int n) {
  int sum = 0;
  for (int x : Range{p, p + n}) sum += x;
  auto [a, b] = Pair{sum, 2.0f};
  *p = a + (int)b;
}
