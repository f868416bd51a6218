// Nearly nothing: what remains is the toolkit's own headers, which every CUDA program includes.
__global__ void nothing() {}
