// mode: build
// std: c++17
namespace q {
struct Complex { float re, im;
  friend __host__ __device__ Complex operator*(Complex a, Complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
  friend __device__ void swap(Complex &a, Complex &b) { Complex t = a; a = b; b = t; }
  __host__ __device__ operator float() const { return re; } 
  __host__ __device__ Complex &operator+=(const Complex &o) { re += o.re; im += o.im; return *this; }
  __host__ __device__ Complex conj() const &; __host__ __device__ Complex conj() &&; };
__host__ __device__ Complex Complex::conj() const & { return {re, -im}; }
__host__ __device__ Complex Complex::conj() && { im = -im; return *this; }
__device__ float norm(const Complex &c) { return (c * c.conj()).re; }
template<int N> struct Matrix { Complex m[N][N]; __device__ Complex *operator[](int i) { return m[i]; }
  template<int M> friend __device__ Matrix<M> mul(Matrix<M> &a, Matrix<M> &b); struct Row { Matrix &m; int i; __device__ Complex operator[](int j) { return m.m[i][j]; } }; __device__ Row row(int i) { return Row{*this, i}; } };
template<int M> __device__ Matrix<M> mul(Matrix<M> &a, Matrix<M> &b) { Matrix<M> r; for (int i = 0; i < M; i++) for (int j = 0; j < M; j++) { r[i][j] = {0, 0}; for (int k = 0; k < M; k++) r[i][j] += a.row(i)[k] * b[k][j]; } return r; }
}
template<class T> __device__ void sort2(T &a, T &b) { if (norm(a) > norm(b)) swap(a, b); }
__device__ void swap(float &a, float &b) { float t = a; a = b; b = t; }
__global__ void gate(q::Matrix<2> *u, q::Complex *s) { u[0] = mul(u[0], u[1]); sort2(s[0], s[1]); q::Complex c = q::Complex{1, 2}.conj(); s[2] = c; float f = c; s[3].re = f; }
int main() { gate<<<1, 1>>>(nullptr, nullptr); }
