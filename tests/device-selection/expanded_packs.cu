// mode: build
// What the elements of an expansion use: in lists, arguments, folds, captures and mem-initializers, on both sides.
template <class T> __global__ void kern(T) {}
template <class T> __device__ int one(T) { return 1; }
template <class T> int host_one(T t) { kern<<<1, 1>>>(t); return 1; }
__host__ __device__ int sum(int a, int b) { return a + b; }
template <class... T> void in_list(T... t) { int a[] = {(kern<<<1, 1>>>(t), 0)...}; (void)a; }
template <class... T> void in_arguments(T... t) { sum(host_one(t)...); }
template <class... T> void in_fold(T... t) { (host_one(t), ...); }
template <class... T> void in_explicit() { int a[] = {host_one<T>(T())...}; (void)a; }
template <class T> struct Base { __device__ Base(int) { one(T()); } };
template <class... T> struct Derived : Base<T>... { __device__ Derived() : Base<T>(sizeof(T))... {} };
template <class... T> __device__ int on_device(T... t) { return sum(one(t)...) + (one(&t) + ... + 0); }
template <int... I> void by_value() { int a[] = {host_one(static_cast<char (*)[I + 1]>(nullptr))...}; (void)a; }
__global__ void k() {
    on_device(1, 2.0f);
    Derived<short, long> d;
}
void g() {
    in_list(1, 2.0f);
    in_arguments('a', 3u);
    in_fold(1L, 2UL);
    in_explicit<short, double>();
    by_value<0, 1>();
}
