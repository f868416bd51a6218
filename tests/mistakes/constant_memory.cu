// Constant memory that a kernel writes.
__constant__ int limit;
__global__ void raise() { limit = 20; }
