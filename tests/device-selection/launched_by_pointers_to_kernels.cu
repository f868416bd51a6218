// mode: build
// Kernels launched by pointers to kernels.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
template <void (*F)(int)> void run() { F<<<1, 1>>>(1); }
template <auto F> void run2() { F<<<1, 1>>>(1L); }
template <class F> void run3(F f) { f<<<1, 1>>>(2.0f); }
void g() { run<kern<int>>(); run2<kern<long>>(); run3(kern<float>); void (*p)(short) = kern; p<<<1, 1>>>(1); auto q = &kern<char>; (void)q; const void *r = (const void *)kern<double>; (void)r; }
