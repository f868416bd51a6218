// Arrays, textures and surfaces as objects.
#include <string.h>

__global__ void rotate(float *output, cudaTextureObject_t image, int width, int height, float angle) {
    unsigned int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float u = x / (float)width - 0.5f, v = y / (float)height - 0.5f;
    output[y * width + x] = tex2D<float>(image, u * cosf(angle) - v * sinf(angle) + 0.5f, v * cosf(angle) + 0.5f);
}

__global__ void layers(float4 *output, cudaTextureObject_t layered, cudaTextureObject_t cube, cudaTextureObject_t solid) {
    float4 value = tex2DLayered<float4>(layered, 0.5f, 0.5f, 1);
    value.x += texCubemap<float>(cube, 0.1f, 0.2f, 0.3f) + tex3D<float>(solid, 0, 0, 0) + tex1Dfetch<float>(solid, 3);
    *output = value;
}

__global__ void draw(cudaSurfaceObject_t surface, int width) {
    int x = threadIdx.x, y = blockIdx.x;
    uchar4 pixel = make_uchar4(x, y, 0, 255), before;
    surf2Dread(&before, surface, x * (int)sizeof(uchar4), y);
    surf2Dwrite(pixel, surface, x * (int)sizeof(uchar4), y, cudaBoundaryModeClamp);
}

int main() {
    const int width = 512, height = 256;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
    cudaChannelFormatDesc bytes = cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned);
    cudaArray_t array;
    cudaMallocArray(&array, &format, width, height, cudaArraySurfaceLoadStore);
    cudaArray *solid = nullptr;
    cudaMalloc3DArray(&solid, &bytes, make_cudaExtent(16, 16, 16), cudaArrayLayered);
    static float image[width * height];
    cudaMemcpy2DToArray(array, 0, 0, image, width * sizeof(float), width * sizeof(float), height, cudaMemcpyHostToDevice);
    cudaMemcpy3DParms copy = {0};
    copy.srcPtr = make_cudaPitchedPtr(image, 64, 16, 16);
    copy.dstArray = solid;
    copy.extent = make_cudaExtent(16, 16, 16);
    copy.kind = cudaMemcpyHostToDevice;
    cudaMemcpy3D(&copy);
    cudaResourceDesc resource;
    memset(&resource, 0, sizeof(resource));
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc description;
    memset(&description, 0, sizeof(description));
    description.normalizedCoords = true;
    description.filterMode = cudaFilterModeLinear;
    description.addressMode[0] = description.addressMode[1] = cudaAddressModeWrap;
    description.readMode = cudaReadModeElementType;
    cudaTextureObject_t texture;
    cudaCreateTextureObject(&texture, &resource, &description, NULL);
    cudaSurfaceObject_t surface;
    cudaCreateSurfaceObject(&surface, &resource);
    float *output;
    size_t pitch;
    cudaMallocPitch(&output, &pitch, width * sizeof(float), height);
    rotate<<<dim3(width / 16, height / 16, 1), dim3(16, 16, 1)>>>(output, texture, width, height, 0.5f);
    layers<<<1, 1>>>((float4 *)output, texture, texture, texture);
    draw<<<height, width>>>(surface, width);
    cudaDestroyTextureObject(texture);
    cudaDestroySurfaceObject(surface);
    return cudaFreeArray(array);
}
