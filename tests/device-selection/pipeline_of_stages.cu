// mode: build
// Stages of a pipeline, composed by templates, with traits and tags.
namespace pipe {
struct float_tag {}; struct int_tag {};
template<class T> struct traits; template<> struct traits<float> { using tag = float_tag; using acc = double; static constexpr int width = 4; };
template<> struct traits<int> { using tag = int_tag; using acc = long long; static constexpr int width = 4; };
template<class T> using acc_t = typename traits<T>::acc;
namespace detail {
template<class T> __device__ T clamp(T x, T lo, T hi, float_tag) { return fminf(fmaxf(x, lo), hi); }
template<class T> __device__ T clamp(T x, T lo, T hi, int_tag) { return x < lo ? lo : x > hi ? hi : x; }
}
template<class T> struct Scale { T s; __device__ T operator()(T x) const { return x * s; } };
template<class T> struct Clamp { T lo, hi; __device__ T operator()(T x) const { return detail::clamp(x, lo, hi, typename traits<T>::tag()); } };
template<class A, class B> struct Then { A a; B b; template<class T> __device__ T operator()(T x) const { return b(a(x)); } };
template<class A, class B> __host__ __device__ Then<A, B> operator|(A a, B b) { return {a, b}; }
template<class T, class Op> __global__ void map(T *p, int n, Op op) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] = op(p[i]); }
template<class T, int B> __global__ void total(const T *p, acc_t<T> *o, int n) { __shared__ acc_t<T> s[B]; acc_t<T> a = 0; for (int i = threadIdx.x; i < n; i += B) a += p[i]; s[threadIdx.x] = a; __syncthreads(); if (!threadIdx.x) { for (int i = 1; i < B; i++) a += s[i]; *o = a; } }
template<class T> void run(T *p, acc_t<T> *o, int n) { map<<<n / 256, 256>>>(p, n, Scale<T>{2} | Clamp<T>{0, 10} | Scale<T>{3}); total<T, 128><<<1, 128>>>(p, o, n); }
}
int main() { pipe::run<float>(nullptr, nullptr, 3); pipe::run<int>(nullptr, nullptr, 4); }
