// mode: build
#include <type_traits>
template<class T> struct is_f { static constexpr bool value = sizeof(T) == 4; typedef T type; template<class U> struct re { static constexpr int n = 1; }; };
namespace ns { template<class T> struct tr { static constexpr bool value = sizeof(T) == 4; static constexpr int n = 2; struct in { static constexpr bool v = true; }; }; template<class T> constexpr bool tv = true; }
template<class T> __device__ std::enable_if_t<std::is_floating_point<T>::value, T> a(T t) { return t; }
template<class T> __device__ typename std::enable_if<std::is_integral<T>::value && !std::is_same<T, char>::value, T>::type b(T t) { return t; }
template<class T, typename std::enable_if<ns::tr<T>::value, int>::type = 0> __device__ T c(T t) { return t; }
template<class T> __device__ typename std::enable_if<ns::tr<T>::in::v, T>::type d(T t) { return t; }
template<class T> __device__ typename std::enable_if<ns::tv<T>, T>::type e(T t) { return t; }
template<class T> __device__ auto f(T t) -> decltype(ns::tr<T>::n + t) { return t; }
template<class T> __device__ typename std::enable_if<T::value, T>::type g(T t) { return t; }
template<class T> __device__ typename std::enable_if<is_f<typename T::type>::value, T>::type h(T t) { return t; }
template<class T> __device__ typename std::enable_if<std::is_integral_v<T>, T>::type i(T t) { return t; }
struct X { static constexpr bool value = true; typedef float type; };
__global__ void k(float *p, int *q) { p[0] = a(p[1]) + c(p[2]) + d(p[3]) + e(p[4]); q[0] = b(q[1]) + c(q[2]) + f(q[3]) + i(q[4]); g(X()); h(X()); }
