// mode: build
// std: c++17
template<int I, class T> struct Leaf { T v; __host__ __device__ T &get() { return v; } __host__ __device__ const T &get() const { return v; } };
template<int... I> struct Seq {};
template<int N, int... I> struct Make : Make<N - 1, N - 1, I...> {};
template<int... I> struct Make<0, I...> { using type = Seq<I...>; };
template<class S, class... T> struct Impl;
template<int... I, class... T> struct Impl<Seq<I...>, T...> : Leaf<I, T>... { __host__ __device__ Impl(T... t) : Leaf<I, T>{t}... {} };
template<class... T> struct Tuple : Impl<typename Make<sizeof...(T)>::type, T...> { using Impl<typename Make<sizeof...(T)>::type, T...>::Impl; };
template<int I, class T> __host__ __device__ T &get(Leaf<I, T> &l) { return l.get(); }
template<int I, class T> __host__ __device__ const T &get(const Leaf<I, T> &l) { return l.get(); }
template<class F, class T, int... I> __host__ __device__ auto apply(F f, const T &t, Seq<I...>) { return f(get<I>(t)...); }
struct Add3 { __device__ double operator()(int a, float b, double c) const { return a + b + c; } };
struct Add2 { __host__ __device__ float operator()(float a, float b) const { return a + b; } };
template<class F, class... T> __global__ void call(F f, Tuple<T...> t, double *o) { *o = apply(f, t, typename Make<sizeof...(T)>::type()); }
template<class... T> __global__ void sum(double *o, T... t) { *o = (0.0 + ... + t); ((void)(o[1] += get<0>(t)), ...); }
__global__ void twice(Tuple<int, float> t, float *o) { get<0>(t) = 3; *o = get<1>(t) * get<0>(t); }
int main() {
  Tuple<int, float, double> t(1, 2.f, 3.0);
  call<<<1, 1>>>(Add3(), t, nullptr);
  call<<<1, 1>>>(Add2(), Tuple<float, float>(1.f, 2.f), nullptr);
  twice<<<1, 1>>>(Tuple<int, float>(1, 2.f), nullptr);
  float r = apply(Add2(), Tuple<float, float>(1, 2), Make<2>::type());
  return r;
}
