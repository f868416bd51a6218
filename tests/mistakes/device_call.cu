// A device function called by the host.
__device__ int twice(int value) { return 2 * value; }
int main() { return twice(21); }
