// A host variable in device code.
int factor = 3;
__global__ void scale(int *values) { values[threadIdx.x] *= factor; }
