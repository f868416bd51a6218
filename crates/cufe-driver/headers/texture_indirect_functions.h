// Reads of textures: as a result, or through a pointer to it.
#pragma GCC system_header
#ifndef CUFE_TEXTURE_INDIRECT_FUNCTIONS_H
#define CUFE_TEXTURE_INDIRECT_FUNCTIONS_H

#include "texture_types.h"

#define CUFE_FETCH(name, ...)                                                 \
    template <class T> __device__ T name(cudaTextureObject_t, __VA_ARGS__);   \
    template <class T> __device__ void name(T *, cudaTextureObject_t, __VA_ARGS__);
CUFE_FETCH(tex1Dfetch, int x)
CUFE_FETCH(tex1D, float x)
CUFE_FETCH(tex1DLod, float x, float level)
CUFE_FETCH(tex1DGrad, float x, float dx, float dy)
CUFE_FETCH(tex1DLayered, float x, int layer)
CUFE_FETCH(tex1DLayeredLod, float x, int layer, float level)
CUFE_FETCH(tex1DLayeredGrad, float x, int layer, float dx, float dy)
CUFE_FETCH(tex2D, float x, float y)
CUFE_FETCH(tex2DLod, float x, float y, float level)
CUFE_FETCH(tex2DGrad, float x, float y, float2 dx, float2 dy)
CUFE_FETCH(tex2DLayered, float x, float y, int layer)
CUFE_FETCH(tex2DLayeredLod, float x, float y, int layer, float level)
CUFE_FETCH(tex2DLayeredGrad, float x, float y, int layer, float2 dx, float2 dy)
CUFE_FETCH(tex2Dgather, float x, float y, int component = 0)
CUFE_FETCH(tex3D, float x, float y, float z)
CUFE_FETCH(tex3DLod, float x, float y, float z, float level)
CUFE_FETCH(tex3DGrad, float x, float y, float z, float4 dx, float4 dy)
CUFE_FETCH(texCubemap, float x, float y, float z)
CUFE_FETCH(texCubemapLod, float x, float y, float z, float level)
CUFE_FETCH(texCubemapLayered, float x, float y, float z, int layer)
CUFE_FETCH(texCubemapLayeredLod, float x, float y, float z, int layer, float level)
#undef CUFE_FETCH

#endif
