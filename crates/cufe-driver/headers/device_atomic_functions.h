// Atomic functions: among the threads of a device, and those whose names end in _block and _system among the threads of a
// block and those of all devices and the host.
#pragma GCC system_header
#ifndef CUFE_DEVICE_ATOMIC_FUNCTIONS_H
#define CUFE_DEVICE_ATOMIC_FUNCTIONS_H

#include "host_defines.h"
#include "vector_types.h"

#define CUFE_BINARY(name, type)                           \
    __device__ type name(type *address, type value);      \
    __device__ type name##_block(type *address, type value); \
    __device__ type name##_system(type *address, type value);
#define CUFE_COMPARE(type)                                                           \
    __device__ type atomicCAS(type *address, type compare, type value);              \
    __device__ type atomicCAS_block(type *address, type compare, type value);        \
    __device__ type atomicCAS_system(type *address, type compare, type value);
#define CUFE_ORDERED(name)                \
    CUFE_BINARY(name, int)                \
    CUFE_BINARY(name, unsigned int)       \
    CUFE_BINARY(name, long long)          \
    CUFE_BINARY(name, unsigned long long)
#define CUFE_BITS(name)             \
    CUFE_BINARY(name, int)          \
    CUFE_BINARY(name, unsigned int) \
    CUFE_BINARY(name, unsigned long long)

CUFE_BINARY(atomicAdd, int)
CUFE_BINARY(atomicAdd, unsigned int)
CUFE_BINARY(atomicAdd, unsigned long long)
CUFE_BINARY(atomicAdd, float)
CUFE_BINARY(atomicAdd, double)
CUFE_BINARY(atomicSub, int)
CUFE_BINARY(atomicSub, unsigned int)
CUFE_BINARY(atomicExch, int)
CUFE_BINARY(atomicExch, unsigned int)
CUFE_BINARY(atomicExch, unsigned long long)
CUFE_BINARY(atomicExch, float)
CUFE_ORDERED(atomicMin)
CUFE_ORDERED(atomicMax)
CUFE_BINARY(atomicInc, unsigned int)
CUFE_BINARY(atomicDec, unsigned int)
CUFE_BITS(atomicAnd)
CUFE_BITS(atomicOr)
CUFE_BITS(atomicXor)
CUFE_COMPARE(int)
CUFE_COMPARE(unsigned int)
CUFE_COMPARE(unsigned short)
CUFE_COMPARE(unsigned long long)

#undef CUFE_BINARY
#undef CUFE_COMPARE
#undef CUFE_ORDERED
#undef CUFE_BITS

#endif
