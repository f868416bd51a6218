// mode: build
// std: c++17
template <class T, int R, int C> struct Mat { T v[R][C]; __host__ __device__ T &operator()(int r, int c) { return v[r][c]; } __host__ __device__ const T &operator()(int r, int c) const { return v[r][c]; } static __host__ __device__ Mat zero() { Mat m{}; return m; } };
template <class T, int R, int K, int C> __host__ __device__ Mat<T, R, C> operator*(const Mat<T, R, K> &a, const Mat<T, K, C> &b) { auto m = Mat<T, R, C>::zero(); for (int i = 0; i < R; ++i) for (int j = 0; j < C; ++j) for (int k = 0; k < K; ++k) m(i, j) += a(i, k) * b(k, j); return m; }
template <class T, int N> using Vec = Mat<T, N, 1>;
template <class M> __device__ auto trace(const M &m) -> decltype(m(0, 0) + m(0, 0)) { auto s = m(0, 0); for (int i = 1; i < int(sizeof m.v / sizeof m.v[0]); ++i) s += m(i, i); return s; }
__constant__ Mat<float, 3, 3> view;
__global__ void apply(const Vec<float, 3> *in, Vec<float, 3> *out, float *t) { int i = threadIdx.x; out[i] = view * in[i]; *t = trace(view * view); }
__global__ void ints(Mat<int, 2, 4> *a, Mat<int, 4, 2> *b, Mat<int, 2, 2> *c) { *c = *a * *b; }
