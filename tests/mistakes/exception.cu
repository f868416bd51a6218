// An exception in device code.
__global__ void check(const int *value) {
    if (*value < 0) throw 1;
}
