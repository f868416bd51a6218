// Mathematics without <math.h>: what C has, what CUDA adds, and what is fast and inexact.
#include <stdio.h>

__device__ float fast(float x) { return __fdividef(__sinf(x), __expf(x)) + __saturatef(x) + __powf(x, 2.0f); }

__device__ double exact(double x) {
    double sine, cosine;
    sincos(x, &sine, &cosine);
    return fma(sine, cosine, rsqrt(x)) + norm3d(x, x, x) + erfinv(x) + normcdf(x) + __dadd_rn(x, 1.0);
}

__global__ void all(float *values, int count) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= count) return;
    float x = values[at];
    int exponent;
    x = frexpf(x, &exponent) + ldexpf(x, min(exponent, 3)) + sqrtf(fabsf(x)) + sinpif(x) + rsqrtf(x);
    x += max(x, 0.5f) + fminf(x, 2.0f) + powf(x, 1.5f) + hypotf(x, 1.0f) + fmodf(x, 3.0f) + floorf(x);
    x += __int2float_rn(__float2int_rz(x)) + __fmul_rn(x, x) + __fmaf_rn(x, x, x);
    values[at] = isnan(x) ? fast(x) : (float)exact(x);
}

int main() {
    float *values;
    cudaMallocManaged(&values, 1024 * sizeof(float));
    all<<<4, 256>>>(values, 1024);
    cudaDeviceSynchronize();
    printf("%f %d\n", sqrt(2.0) + pow(2.0, 0.5), max(1, 2) + min(3, 4));
    return cudaFree(values);
}
