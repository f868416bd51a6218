// A kernel that is called like a function.
__global__ void clear(int *values) { values[threadIdx.x] = 0; }
void run(int *values) { clear(values); }
