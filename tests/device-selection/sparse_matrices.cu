// mode: build
#include <type_traits>
namespace sparse {
enum class Format { CSR, COO, ELL };
template<typename Index, typename Value> struct matrix_base { Index rows, cols, nnz; typedef Index index_type; typedef Value value_type; __host__ __device__ bool empty() const { return nnz == 0; } };
template<typename Index, typename Value, Format F> class matrix;
template<typename Index, typename Value> class matrix<Index, Value, Format::CSR> : public matrix_base<Index, Value> { public: Index *row_offsets; Index *column_indices; Value *values; struct row_range { Index b, e; __device__ Index size() const { return e - b; } }; __device__ row_range row(Index r) const { return {row_offsets[r], row_offsets[r + 1]}; } };
template<typename Index, typename Value> class matrix<Index, Value, Format::COO> : public matrix_base<Index, Value> { public: Index *row_indices, *column_indices; Value *values; };
template<typename T> struct plus { __host__ __device__ T operator()(const T &a, const T &b) const { return a + b; } static __host__ __device__ constexpr T identity() { return T(0); } };
template<typename T> struct times { __host__ __device__ T operator()(const T &a, const T &b) const { return a * b; } };
template<typename M, typename Combine, typename Reduce> __global__ void spmv_csr(M A, const typename M::value_type *x, typename M::value_type *y, Combine c, Reduce r) { using V = typename M::value_type; using I = typename M::index_type; I i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= A.rows) return; V acc = Reduce::identity(); auto range = A.row(i); for (I j = range.b; j < range.e; ++j) acc = r(acc, c(A.values[j], x[A.column_indices[j]])); y[i] = acc; }
template<typename V> __device__ void atomic_update(V *p, V v) { if constexpr (std::is_same<V, float>::value || std::is_same<V, int>::value) atomicAdd(p, v); else *p += v; }
template<typename I, typename V, int BlockSize> __global__ void spmv_coo(matrix<I, V, Format::COO> A, const V *x, V *y) { __shared__ V partial[BlockSize]; I n = threadIdx.x; partial[n] = n < A.nnz ? A.values[n] * x[A.column_indices[n]] : V(); __syncthreads(); if (n < A.nnz) atomic_update(&y[A.row_indices[n]], partial[n]); }
template<Format F, typename I, typename V> struct dispatch; template<typename I, typename V> struct dispatch<Format::CSR, I, V> { static void run(const matrix<I, V, Format::CSR> &A, const V *x, V *y) { spmv_csr<<<1, 32>>>(A, x, y, times<V>(), plus<V>()); } }; template<typename I, typename V> struct dispatch<Format::COO, I, V> { static void run(const matrix<I, V, Format::COO> &A, const V *x, V *y) { spmv_coo<I, V, 64><<<1, 64>>>(A, x, y); } };
template<typename I, typename V, Format F> void multiply(const matrix<I, V, F> &A, const V *x, V *y) { dispatch<F, I, V>::run(A, x, y); }
}
typedef sparse::matrix<int, float, sparse::Format::CSR> csr_f; using coo_d = sparse::matrix<long, double, sparse::Format::COO>;
int main() { csr_f a{}; sparse::multiply(a, (const float *)nullptr, (float *)nullptr); coo_d b{}; sparse::multiply(b, (const double *)nullptr, (double *)nullptr); }
