// A host function called by a kernel.
int limit(int value);
__global__ void clamp(int *values) { values[threadIdx.x] = limit(values[threadIdx.x]); }
int limit(int value) { return value < 100 ? value : 100; }
