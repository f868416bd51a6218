// mode: build
struct B { __device__ int o1(); __device__ int o2(); __device__ int o3(); __device__ int o4(); __device__ int c1() { struct L { int a; } l{1}; return l.a; } __device__ int c2() { auto f = [](int i) { return i; }; return f(1); } __device__ friend int fr(B b) { auto f = [](int i) { return i; }; return f(1); } __device__ int o5(); };
inline __device__ int B::o1() { auto f = [](int i) { return i; }; return f(1); }
__device__ int p1() { struct L { int a; } l{1}; return l.a; }
__device__ int p1l() { auto f = [](int i) { return i; }; return f(1); }
__device__ int B::o2() { auto f = [](int i) { return i; }; return f(1); }
__device__ int B::o3() { struct L { int a; } l{1}; return l.a; }
inline __device__ int B::o4() { struct L { int a; } l{1}; return l.a; }
struct E { int e; };
inline __device__ int p2() { struct L { int a; } l{1}; return l.a; }
inline __device__ int p2l() { auto f = [](int i) { return i; }; return f(1); }
__device__ int B::o5() { struct L { int a; } l{1}; auto f = [](int i) { return i; }; return f(l.a); }
template<class T> struct C { __device__ int o1(); __device__ int o2(); __device__ int o3(); __device__ int o4(); __device__ int c1() { struct L { T a; } l{1}; return l.a; } __device__ int c2() { auto f = [](int i) { return i; }; return f(1); } };
template<class T> inline __device__ int C<T>::o1() { auto f = [](int i) { return i; }; return f(1); }
template<class T> __device__ int C<T>::o2() { auto f = [](int i) { return i; }; return f(1); }
template<class T> __device__ int C<T>::o3() { struct L { int a; } l{1}; return l.a; }
template<class T> inline __device__ int C<T>::o4() { struct L { int a; } l{1}; return l.a; }
template<class T> __device__ int t1() { struct L { int a; } l{1}; return l.a; }
template<class T> __device__ int t2() { auto f = [](int i) { return i; }; return f(1); }
template<class T> inline __device__ int t3() { struct L { int a; } l{1}; return l.a; }
template<class T> inline __device__ int t4() { auto f = [](int i) { return i; }; return f(1); }
struct F { int e; };
__global__ void k(int *p, E e, F f) { B b; p[0] = b.o1() + b.o2() + b.o3() + b.o4() + b.o5() + b.c1() + b.c2() + fr(b) + p1() + p1l() + p2() + p2l(); C<int> c; p[1] = c.o1() + c.o2() + c.o3() + c.o4() + c.c1() + c.c2() + t1<int>() + t2<int>() + t3<int>() + t4<int>(); }
