// mode: build
// Function templates that are used before they are defined: the end of the unit is a point of instantiation ([temp.point]/7).
template <class T> __global__ void kern(T t);
template <class... T> void launch(T...);
template <class T> auto result(T) -> int;
template <class T> void with_default(T, int = 3);
template <class T> struct S {
    template <class U> void f(U);
    S(T);
    template <class U> S(T, U);
};
template <class T> void fr(T);
template <int N> __device__ int dev();
void g() {
    launch(1, 2.0f);
    result('a');
    with_default(1L);
    S<int> s(1);
    s.f(2);
    fr((short)1);
    S<char> s2('a', 3u);
    kern<<<1, 1>>>(true);
}
struct B {
    template <class T> friend void fr(T t) { kern<<<1, 1>>>(t); }
};
template <class... T> void launch(T... t) { (kern<<<1, 1>>>(t), ...); }
template <class T> auto result(T x) -> int { kern<<<1, 1>>>(x); return 1; }
template <class T> void with_default(T t, int) { kern<<<1, 1>>>(t); }
template <class T> template <class U> void S<T>::f(U u) { kern<<<1, 1>>>((unsigned short)u); }
template <class T> S<T>::S(T t) { kern<<<1, 1>>>(&t); }
template <class T> template <class U> S<T>::S(T t, U u) { kern<<<1, 1>>>(&u); }
template <class T> __global__ void kern(T t) { dev<3>(); }
template <int N> __device__ int dev() { return N; }
