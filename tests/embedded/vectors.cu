// Vector types with operators, as many projects define them.
#include <math_constants.h>
#include <vector_functions.h>
#include <vector_types.h>

inline __host__ __device__ float3 operator+(float3 a, float3 b) { return make_float3(a.x + b.x, a.y + b.y, a.z + b.z); }
inline __host__ __device__ float3 operator*(float s, float3 a) { return make_float3(s * a.x, s * a.y, s * a.z); }
inline __host__ __device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline __host__ __device__ void operator+=(float4 &a, float4 b) { a.x += b.x, a.y += b.y, a.z += b.z, a.w += b.w; }
inline __host__ __device__ int2 make_int2(float2 a) { return make_int2((int)a.x, (int)a.y); }

__device__ float3 pull(float4 one, float4 other, float3 force) {
    float3 way = {other.x - one.x, other.y - one.y, other.z - one.z};
    float distance = dot(way, way) + 0.01f;
    float inverse = rsqrtf(distance * distance * distance);
    return force + other.w * inverse * way;
}

__global__ void move(float4 *bodies, uint4 *codes, double2 *sums, int count) {
    unsigned int at = blockIdx.x * blockDim.x + threadIdx.x;
    float3 force = {0.0f, 0.0f, 0.0f};
    for (int i = 0; i < count; ++i) force = pull(bodies[at], bodies[i], force);
    bodies[at] += make_float4(force.x, force.y, force.z, CUDART_PI_F - CUDART_INF_F);
    codes[at] = make_uint4(at, at, 0u, 0u);
    sums[at] = make_double2(force.x, force.y);
    ulonglong4_16a wide = make_ulonglong4_16a(1, 2, 3, 4);
    codes[at].x += wide.x + make_int2(make_float2(1.5f, 2.5f)).x + sizeof(char3) + alignof(short4);
}

int main() {
    dim3 grid(4, 2), block = 64;
    uint3 index = grid;
    move<<<grid, block>>>(nullptr, nullptr, nullptr, 0);
    return index.x + dot({1, 2, 3}, {4, 5, 6});
}
