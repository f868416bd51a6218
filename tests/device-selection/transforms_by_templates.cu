// mode: build
#include <cuComplex.h>
template<typename T> struct complex2 { T re, im; __host__ __device__ complex2() : re(0), im(0) {} __host__ __device__ complex2(T r, T i = T(0)) : re(r), im(i) {} };
template<typename T> __host__ __device__ complex2<T> operator+(const complex2<T> &a, const complex2<T> &b) { return complex2<T>(a.re + b.re, a.im + b.im); }
template<typename T> __host__ __device__ complex2<T> operator-(const complex2<T> &a, const complex2<T> &b) { return complex2<T>(a.re - b.re, a.im - b.im); }
template<typename T> __host__ __device__ complex2<T> operator*(const complex2<T> &a, const complex2<T> &b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
template<typename T> __device__ complex2<T> twiddle(int k, int n);
template<> __device__ complex2<float> twiddle(int k, int n) { float s, c; sincosf(-6.2831853f * k / n, &s, &c); return {c, s}; }
template<> __device__ complex2<double> twiddle(int k, int n) { double s, c; sincos(-6.283185307179586 * k / n, &s, &c); return {c, s}; }
template<int N, typename T, bool Inverse = false> struct Fft { __device__ static void run(complex2<T> *x, int stride) { Fft<N / 2, T, Inverse>::run(x, stride * 2); Fft<N / 2, T, Inverse>::run(x + stride, stride * 2); for (int k = 0; k < N / 2; ++k) { auto w = twiddle<T>(Inverse ? -k : k, N); auto t = w * x[k * 2 * stride + stride]; auto u = x[k * 2 * stride]; x[k * stride] = u + t; x[(k + N / 2) * stride] = u - t; } } };
template<typename T, bool Inverse> struct Fft<1, T, Inverse> { __device__ static void run(complex2<T> *, int) {} };
template<int N, typename T> __global__ void fft(complex2<T> *x) { __shared__ complex2<T> *buf; buf = x; Fft<N, T>::run(buf + blockIdx.x * N, 1); if (threadIdx.x == 1) Fft<N, T, true>::run(buf, 1); }
__global__ void mul(cuFloatComplex *a, const cuFloatComplex *b) { int i = threadIdx.x; a[i] = cuCmulf(a[i], b[i]); }
void run(complex2<float> *a, complex2<double> *b) { fft<4><<<1, 32>>>(a); fft<2><<<1, 32>>>(b); }
