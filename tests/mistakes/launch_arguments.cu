// A launch with too few arguments.
__global__ void scale(float *values, float factor) { values[threadIdx.x] *= factor; }
void run(float *values) { scale<<<1, 32>>>(values); }
