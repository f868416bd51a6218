// mode: build
#include <type_traits>
template<class T> struct remove_ref { typedef T type; }; template<class T> struct remove_ref<T &> { typedef T type; }; template<class T> using remove_ref_t = typename remove_ref<T>::type;
template<bool> struct Tag {}; using yes = Tag<true>; using no = Tag<false>; template<class T> using is_big = Tag<(sizeof(T) > 4)>;
template<class T> __device__ int sel(T t, yes) { return 1; } template<class T> __device__ int sel(T t, no) { return 2; } template<class T> __device__ int choose(T &&t) { return sel(t, is_big<remove_ref_t<T>>()); }
template<class...> using void_tt = void; template<class T, class = void> struct has_len { static constexpr bool v = false; }; template<class T> struct has_len<T, void_tt<decltype(T::len)>> { static constexpr bool v = true; };
struct WithLen { static constexpr int len = 3; }; template<class T> __device__ int length() { if constexpr (has_len<T>::v) return T::len; else return -1; }
template<int... I> struct seq {}; template<int N, int... I> struct mk : mk<N - 1, N - 1, I...> {}; template<int... I> struct mk<0, I...> { using type = seq<I...>; }; template<class F, int... I> __device__ int each(F f, seq<I...>) { return (f(I) + ...); }
template<class T, std::enable_if_t<std::is_integral_v<T>, int> = 0> __device__ T only_int(T t) { return t; } template<class R, class... A> using fptr = R (*)(A...); __device__ int add2(int a, int b) { return a + b; } template<class R, class... A> __device__ R call(fptr<R, A...> f, A... a) { return f(a...); }
struct Dbl { __device__ int operator()(int i) const { return 2 * i; } };
__global__ void k(int *p) { double d = 0; p[0] = choose(p[1]) + choose(d) + choose(3L) + length<WithLen>() + length<int>() + each(Dbl(), typename mk<3>::type()) + only_int(4) + call(add2, 1, 2); }
