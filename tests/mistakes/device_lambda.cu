// A device lambda without its option.
template <class F> __global__ void call(F function) { function(); }
void run() { call<<<1, 1>>>([] __device__() {}); }
