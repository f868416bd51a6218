// mode: build
template<class T> class Stack { T items[8]; int top = 0; public: __device__ Stack() = default; template<class U> __device__ Stack(const Stack<U> &o); __device__ bool push(const T &t); __device__ T pop(); template<class F> __device__ void each(F f) { for (int i = 0; i < top; ++i) f(items[i]); } __device__ friend bool operator==(const Stack &a, const Stack &b) { return a.top == b.top; } template<class> friend class Stack; class Guard { Stack &s; public: __device__ explicit Guard(Stack &s) : s(s) {} __device__ ~Guard() { s.top = 0; } }; static __device__ int capacity() { return 8; } struct Node { T value; Node *next; template<int N> __device__ T nth() const { if constexpr (N == 0) return value; else return next->template nth<N - 1>(); } }; };
template<class T> __device__ bool Stack<T>::push(const T &t) { if (top == capacity()) return false; items[top++] = t; return true; }
template<class T> __device__ T Stack<T>::pop() { return items[--top]; }
template<class T> template<class U> __device__ Stack<T>::Stack(const Stack<U> &o) : top(o.top) { for (int i = 0; i < top; i++) items[i] = T(o.items[i]); }
struct Sum { int total = 0; __device__ void operator()(int i) { total += i; } };
template<class T, template<class> class C> __device__ T drain(C<T> &c) { typename C<T>::Guard g(c); return c.pop(); }
template<> __device__ float Stack<float>::pop() { return -1; }
__global__ void k(int *p) { Stack<int> s; s.push(p[0]); s.push(2); Stack<long> t(s); Sum f; s.each(f); s.each([=](int i) { p[i] = i; }); p[1] = f.total + t.pop() + (s == s) + drain(s); Stack<int>::Node n{1, nullptr}; p[2] = n.nth<2>(); Stack<float> fl; fl.push(1.f); p[3] = fl.pop(); }
