// mode: build
template<class T, class U = int> struct Pick { static __device__ int get() { return 1; } };
template<class T> struct Pick<T *, int> { static __device__ int get() { return 2; } };
template<class T, int N> struct Pick<T[N], int> { static __device__ int get() { return N; } };
template<> struct Pick<void, int> { static __device__ int get() { return 4; } };
template<class T> using P = Pick<T>;
template<class... Ts> struct Sum;
template<> struct Sum<> { static constexpr int value = 0; static __device__ int run() { return 0; } };
template<class T, class... Ts> struct Sum<T, Ts...> { static constexpr int value = sizeof(T) + Sum<Ts...>::value; static __device__ int run() { return P<T>::get() + Sum<Ts...>::run(); } };
__global__ void k(int *p) { p[0] = Sum<int, float *, char[7], void *>::run(); p[1] = Sum<long, int>::value; p[2] = Pick<void>::get() + P<int **>::get(); }
