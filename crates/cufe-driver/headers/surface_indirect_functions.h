// Reads and writes of surfaces.
#pragma GCC system_header
#ifndef CUFE_SURFACE_INDIRECT_FUNCTIONS_H
#define CUFE_SURFACE_INDIRECT_FUNCTIONS_H

#include "surface_types.h"

#define CUFE_SURFACE(name, ...)                                                                                      \
    template <class T>                                                                                               \
    __device__ T name##read(cudaSurfaceObject_t, __VA_ARGS__, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);  \
    template <class T>                                                                                               \
    __device__ void name##read(T *, cudaSurfaceObject_t, __VA_ARGS__,                                                \
                               cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);                                 \
    template <class T>                                                                                               \
    __device__ void name##write(T, cudaSurfaceObject_t, __VA_ARGS__,                                                 \
                                cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
CUFE_SURFACE(surf1D, int x)
CUFE_SURFACE(surf1DLayered, int x, int layer)
CUFE_SURFACE(surf2D, int x, int y)
CUFE_SURFACE(surf2DLayered, int x, int y, int layer)
CUFE_SURFACE(surf3D, int x, int y, int z)
CUFE_SURFACE(surfCubemap, int x, int y, int face)
CUFE_SURFACE(surfCubemapLayered, int x, int y, int layer_and_face)
#undef CUFE_SURFACE

#endif
