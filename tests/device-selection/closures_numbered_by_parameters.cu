// mode: build
// std: c++20
// nvcc: --extended-lambda
template<class F> __global__ void k(F f) { f(1); }
template<class F> void run(F f) { k<<<1, 1>>>(f); }
void a(int *p, float *q) {
  auto h = [](int) { return 1; };
  run([=] __device__(int i) { p[i] = 1; });
  run([=] __device__(float i) { p[(int)i] = 1; });
  run([=] __device__(int i) mutable { p[i] = 2; ++p; });
  run([=] __device__(int i) { p[i] = 3; return 4; });
  { run([=] __device__(float i) { q[(int)i] = 2; }); }
  run([=] __host__ __device__(double i) { p[int(i)] = 3; });
  run([=] __host__ __device__(int i) { p[i] = 5; });
  h(1);
}
int main() {
  run([] __device__(int i) {});
  run([] __device__(long i) {});
  return 0;
}
