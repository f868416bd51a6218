// mode: build
// std: c++17
namespace hash {
constexpr unsigned kEmpty = 0xffffffffu;
struct Slot { unsigned key; int value; };
enum class Probe { Linear, Quadratic };
template<Probe P> struct Step;
template<> struct Step<Probe::Linear> { static __device__ __forceinline__ unsigned next(unsigned s, unsigned) { return s + 1; } };
template<> struct Step<Probe::Quadratic> { static __device__ __forceinline__ unsigned next(unsigned s, unsigned i) { return s + i * i; } };
struct Murmur { __host__ __device__ unsigned operator()(unsigned k) const { k ^= k >> 16; k *= 0x85ebca6b; k ^= k >> 13; return k; } };
struct Identity { __host__ __device__ unsigned operator()(unsigned k) const { return k; } };
template<class H = Murmur, Probe P = Probe::Linear> class Table {
  Slot *slots_; unsigned capacity_; H hash_;
public:
  using value_type = Slot;
  static constexpr int block = 128;
  __host__ Table(Slot *s, unsigned c) : slots_(s), capacity_(c) {}
  __device__ bool insert(unsigned k, int v) {
    unsigned s = hash_(k) & (capacity_ - 1);
    for (unsigned i = 0; i < capacity_; ++i) {
      unsigned old = atomicCAS(&slots_[s].key, kEmpty, k);
      if (old == kEmpty || old == k) { slots_[s].value = v; return true; }
      s = Step<P>::next(s, i) & (capacity_ - 1);
    }
    return false;
  }
  __device__ int find(unsigned k) const {
    unsigned s = hash_(k) & (capacity_ - 1);
    for (unsigned i = 0; i < capacity_; ++i) {
      if (slots_[s].key == k) return slots_[s].value;
      if (slots_[s].key == kEmpty) break;
      s = Step<P>::next(s, i) & (capacity_ - 1);
    }
    return -1;
  }
  __host__ unsigned capacity() const { return capacity_; }
};
}
template<class T> __global__ void insert_all(T table, const unsigned *keys, int n, int *failed) {
  int i = threadIdx.x; if (i < n && !table.insert(keys[i], i)) atomicAdd(failed, 1);
}
template<class T> __global__ void find_all(const T table, const unsigned *keys, int n, int *out) {
  for (int i = threadIdx.x; i < n; i += T::block) out[i] = table.find(keys[i]);
}
template<class T> struct Runner {
  T t; cudaStream_t stream = 0;
  void run(const unsigned *k, int n, int *out) {
    insert_all<<<1, T::block, 0, stream>>>(t, k, n, out);
    if (t.capacity() > 100) find_all<T><<<1, T::block>>>(t, k, n, out);
  }
};
int main() {
  hash::Slot *s = nullptr; unsigned *k = nullptr; int *o = nullptr;
  Runner<hash::Table<>> r{{s, 1024}};
  r.run(k, 4, o);
  Runner<hash::Table<hash::Identity, hash::Probe::Quadratic>> q{hash::Table<hash::Identity, hash::Probe::Quadratic>(s, 64)};
  q.run(k, 4, o);
}
