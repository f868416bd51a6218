// Where a thread stands.
#ifndef __DEVICE_LAUNCH_PARAMETERS_H__
#define __DEVICE_LAUNCH_PARAMETERS_H__

#include "host_defines.h"
#include "vector_types.h"

extern const __attribute__((device_builtin)) uint3 threadIdx;
extern const __attribute__((device_builtin)) uint3 blockIdx;
extern const __attribute__((device_builtin)) dim3 blockDim;
extern const __attribute__((device_builtin)) dim3 gridDim;
extern const __attribute__((device_builtin)) int warpSize;

#endif
