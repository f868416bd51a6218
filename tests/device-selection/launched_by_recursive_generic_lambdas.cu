// mode: build
// Kernels launched by recursive generic lambdas.
template <class T> __global__ void kern(T) {}
template <class T> int one(T t) { kern<<<1, 1>>>(t); return 1; }
template <int N> struct I { char c[N]; };
void g() { auto r = [](auto self, auto x) -> void { one(x); if constexpr (sizeof(x) < 8) self(self, (long)x); }; r(r, 1); }
