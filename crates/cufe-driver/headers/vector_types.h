// Vector types of CUDA C++: the part that small programs use. Sizes and alignments are those of the CUDA guide.
#ifndef __VECTOR_TYPES_H__
#define __VECTOR_TYPES_H__

#include "host_defines.h"

#define CUFE_VECTORS(name, scalar, align2, align4)                                  \
    struct name##1 { scalar x; };                                                   \
    struct __attribute__((aligned(align2))) name##2 { scalar x, y; };               \
    struct name##3 { scalar x, y, z; };                                             \
    struct __attribute__((aligned(align4))) name##4 { scalar x, y, z, w; };         \
    static inline __host__ __device__ name##1 make_##name##1(scalar x) { name##1 v; v.x = x; return v; } \
    static inline __host__ __device__ name##2 make_##name##2(scalar x, scalar y) { name##2 v; v.x = x; v.y = y; return v; } \
    static inline __host__ __device__ name##3 make_##name##3(scalar x, scalar y, scalar z)               \
    { name##3 v; v.x = x; v.y = y; v.z = z; return v; }                             \
    static inline __host__ __device__ name##4 make_##name##4(scalar x, scalar y, scalar z, scalar w)     \
    { name##4 v; v.x = x; v.y = y; v.z = z; v.w = w; return v; }

CUFE_VECTORS(char, signed char, 2, 4)
CUFE_VECTORS(uchar, unsigned char, 2, 4)
CUFE_VECTORS(short, short, 4, 8)
CUFE_VECTORS(ushort, unsigned short, 4, 8)
CUFE_VECTORS(int, int, 8, 16)
CUFE_VECTORS(uint, unsigned int, 8, 16)
CUFE_VECTORS(long, long, 16, 16)
CUFE_VECTORS(ulong, unsigned long, 16, 16)
CUFE_VECTORS(longlong, long long, 16, 16)
CUFE_VECTORS(ulonglong, unsigned long long, 16, 16)
CUFE_VECTORS(float, float, 8, 16)
CUFE_VECTORS(double, double, 16, 16)

#undef CUFE_VECTORS

// Vectors of four longer numbers, with both alignments that there are of them.
#define CUFE_ALIGNED_VECTORS(name, scalar, alignment)                                                            \
    struct __attribute__((aligned(alignment))) name##4_##alignment##a { scalar x, y, z, w; };                    \
    static inline __host__ __device__ name##4_##alignment##a make_##name##4_##alignment##a(scalar x, scalar y,   \
                                                                                          scalar z, scalar w)    \
    { name##4_##alignment##a v; v.x = x; v.y = y; v.z = z; v.w = w; return v; }

CUFE_ALIGNED_VECTORS(long, long, 16)
CUFE_ALIGNED_VECTORS(long, long, 32)
CUFE_ALIGNED_VECTORS(ulong, unsigned long, 16)
CUFE_ALIGNED_VECTORS(ulong, unsigned long, 32)
CUFE_ALIGNED_VECTORS(longlong, long long, 16)
CUFE_ALIGNED_VECTORS(longlong, long long, 32)
CUFE_ALIGNED_VECTORS(ulonglong, unsigned long long, 16)
CUFE_ALIGNED_VECTORS(ulonglong, unsigned long long, 32)
CUFE_ALIGNED_VECTORS(double, double, 16)
CUFE_ALIGNED_VECTORS(double, double, 32)

#undef CUFE_ALIGNED_VECTORS

struct dim3 {
    unsigned int x, y, z;
#if __cplusplus >= 201103L
    constexpr __host__ __device__ dim3(unsigned int x_ = 1, unsigned int y_ = 1, unsigned int z_ = 1)
        : x(x_), y(y_), z(z_) {}
    constexpr __host__ __device__ dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    constexpr __host__ __device__ operator uint3() const { return uint3{x, y, z}; }
#else
    __host__ __device__ dim3(unsigned int x_ = 1, unsigned int y_ = 1, unsigned int z_ = 1) : x(x_), y(y_), z(z_) {}
    __host__ __device__ dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    __host__ __device__ operator uint3() const { uint3 v; v.x = x; v.y = y; v.z = z; return v; }
#endif
};

#endif
