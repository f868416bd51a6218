// mode: build
// Static data members: in class constants, constexpr ones, addresses of them.
struct S { static const int a = 4; static constexpr int b = 5; static constexpr float c[3] = {1, 2, 3}; int m; };
template <class T> struct D { static constexpr T value = 7; static constexpr int n = sizeof(T); static __device__ int count() { return n; } };
template <class T, T v> struct constant { static constexpr T value = v; using type = constant; __device__ constexpr operator T() const { return value; } };
using yes = constant<bool, true>;
__global__ void k(int *p) { *p = S::a + S::b + (int)S::c[1] + D<int>::value + D<long>::count() + D<char>::value + yes() + constant<int, 3>::type::value; }
