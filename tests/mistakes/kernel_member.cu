// A kernel inside of a class.
struct Solver {
    __global__ void step(float *values) { values[threadIdx.x] += 1.0f; }
};
