// A kernel that returns a value.
__global__ int sum(const int *values) { return values[0] + values[1]; }
