// Common mistakes in device code, one a program: what of the standard library, of templates and of the language runs on the host only.
//## a_string_made_in_a_kernel
#include <string>
__global__ void k(int *p) {
    std::string s = "text"; //= 3475 3525
    p[0] = s.size(); //= 3475 3525
}
//## a_string_parameter_of_a_device_function
#include <string>
__device__ int length(const std::string &s) { return s.length(); } //= 3473 3525
__global__ void k(int *p, const std::string *s) { p[0] = length(*s); }
//## strings_are_concatenated
#include <string>
__device__ void f(std::string a, std::string b) {
    std::string c = a + b; //= 3473 3525
    c += "x"; //= 3473 3525
}
//## a_number_becomes_a_string
#include <string>
__global__ void k(int i) {
    auto s = std::to_string(i); //= 3475 3525
}
//## a_vector_made_in_a_kernel
#include <vector>
__global__ void k(int *p) {
    std::vector<int> v(10); //= 3475 3525
    v.push_back(1); //= 3475 3525
    p[0] = v[0]; //= 3475 3525
}
//## a_vector_captured_by_reference
#include <vector>
__device__ int sum(const std::vector<int> &v) {
    int s = 0;
    for (int x : v) //= 3473 3525
        s += x;
    return s;
}
//## iterators_of_a_vector
#include <vector>
__device__ int first(std::vector<int> &v) {
    auto it = v.begin(); //= 3473 3525
    ++it; //= 3473 3525
    if (it != v.end()) //= 3473 3525
        return *it; //= 3473 3525
    return v.empty(); //= 3473 3525
}
//## a_vector_of_a_list
#include <vector>
__global__ void k() {
    std::vector<int> v{1, 2, 3}; //= 3475 3525
}
//## a_map_in_a_kernel
#include <map>
__global__ void k(int *p) {
    std::map<int, int> m;
    m[1] = 2; //= 3475 3525
    p[0] = m.size(); //= 3475 3525
    auto it = m.find(1); //= 3475 3525
    if (it != m.end()) //= 3475 3525
        p[1] = it->second; //= 3475 3525
} //= 3473 3525
//## an_unordered_map_in_a_kernel
#include <unordered_map>
__global__ void k(int *p) {
    std::unordered_map<int, int> m;
    m.insert({1, 2}); //= 3476
    p[0] = m.count(1);
}
//## a_set_and_a_list
#include <set>
#include <list>
__global__ void k(int *p) {
    std::set<int> s;
    s.insert(1); //= 3475 3525
    std::list<int> l;
    l.push_back(2); //= 3475 3525
    p[0] = s.size() + l.size(); //= 3475 3525
} //= 3473 3525
//## a_deque_and_its_adapters
#include <queue>
#include <stack>
__device__ int f() {
    std::queue<int> q; //= 3473 3525
    q.push(1); //= 3473 3525
    std::stack<int> s; //= 3473 3525
    s.push(2); //= 3473 3525
    return q.front() + s.top(); //= 3473 3525
}
//## sorting_in_a_kernel
#include <algorithm>
__global__ void k(int *p, int n) {
    std::sort(p, p + n); //= 3475 3525
}
//## algorithms_of_the_standard
#include <algorithm>
#include <numeric>
__global__ void k(int *p, int n) {
    p[0] = std::accumulate(p, p + n, 0); //= 3475 3525
    std::fill(p, p + n, 1); //= 3475 3525
    std::copy(p, p + n, p + n); //= 3475 3525
    p[1] = *std::find(p, p + n, 3); //= 3475 3525
    std::reverse(p, p + n); //= 3475 3525
}
//## the_larger_of_two
#include <algorithm>
__global__ void k(int *p) {
    p[0] = std::max(p[1], p[2]); //= 3476
    p[3] = std::min(p[1], p[2]); //= 3476
    std::swap(p[0], p[3]);
}
//## the_larger_of_two_with_relaxed_constexpr --relaxed_constexpr
#include <algorithm>
__global__ void k(int *p) {
    p[0] = std::max(p[1], p[2]);
    p[3] = std::min(p[1], p[2]);
}
//## a_unique_pointer
#include <memory>
__global__ void k(int *p) {
    std::unique_ptr<int> u(new int(3)); //= 3475 3525
    p[0] = *u; //= 3475 3525
}
//## a_unique_pointer_made_by_a_function
#include <memory>
__device__ int f() {
    auto u = std::make_unique<int>(4); //= 3473 3525
    return *u; //= 3473 3525
}
//## a_shared_pointer
#include <memory>
__global__ void k(int *p) {
    auto s = std::make_shared<int>(5); //= 3475 3525
    p[0] = *s; //= 3475 3525
} //= 3473 3525
//## a_function_object_of_the_standard
#include <functional>
__global__ void k(int *p) {
    std::function<int(int)> f = [](int x) { return x; }; //= 3473 3475 3525
    p[0] = f(1); //= 3475 3525
}
//## a_function_object_as_parameter
#include <functional>
__device__ int apply(const std::function<int(int)> &f, int x) { return f(x); }
__global__ void k(int *p, std::function<int(int)> *f) { p[0] = apply(*f, 1); } //= 3476
//## output_streams
#include <iostream>
__global__ void k(int i) {
    std::cout << "value " << i << std::endl; //= 3475 3525 w3553
}
//## an_error_stream_in_a_device_function
#include <iostream>
__device__ void say(const char *s) { std::cerr << s << '\n'; } //= 3473 3525 w3553
__global__ void k() { say("x"); }
//## a_string_stream
#include <sstream>
__global__ void k(int i) {
    std::stringstream s;
    s << i; //= 3475 3525
}
//## host_mathematics_and_io
#include <cstdio>
#include <cstdlib>
#include <cmath>
__global__ void k(float *p) {
    p[0] = std::sin(p[1]);
    printf("%f\n", p[0]);
    fprintf(stderr, "x"); //= 3475 3525
    p[1] = rand(); //= 3475 3525
    exit(1); //= 3475 3525
    puts("x"); //= 3475 3525
    p[2] = atoi("3"); //= 3475 3525
}
//## random_numbers
#include <random>
__global__ void k(float *p) {
    std::mt19937 g(1); //= 3475 3525
    std::uniform_real_distribution<float> d(0, 1); //= 3475 3525
    p[0] = d(g); //= 3475 3525
}
//## clocks_and_threads
#include <chrono>
#include <thread>
__global__ void k(long *p) {
    auto t = std::chrono::steady_clock::now();
    p[0] = t.time_since_epoch().count(); //= 3476
    std::this_thread::yield();
}
//## a_mutex
#include <mutex>
__device__ std::mutex m;
__global__ void k(int *p) {
    std::lock_guard<std::mutex> g(m); //= 3475 3525
    p[0]++; //= 3475 3525
}
//## an_atomic_of_the_standard
#include <atomic>
__global__ void k(std::atomic<int> *a) {
    a->fetch_add(1); //= 3475 3525
    ++*a; //= 3475 3525
    a->store(a->load() + 1); //= 3475 3525
}
//## a_host_function_template
template <class T> T twice(T x) { return x + x; }
__global__ void k(int *p) {
    p[0] = twice(p[1]); //= 3475 3525
}
//## a_host_function_template_in_a_device_template
template <class T> T twice(T x) { return x + x; }
template <class T> __device__ T four_times(T x) {
    return twice(twice(x)); //= 3473 3525
}
__global__ void k(int *p) { p[0] = four_times(p[1]); }
//## a_host_function_template_in_a_kernel_template
template <class T> T twice(T x) { return x + x; }
template <class T> __global__ void k(T *p) {
    p[0] = twice(p[1]); //= 3475 3525
}
void launch(int *p) { k<<<1, 1>>>(p); }
//## a_kernel_template_that_nobody_launches
template <class T> T twice(T x) { return x + x; }
template <class T> __global__ void k(T *p) {
    p[0] = twice(p[1]);
}
//## a_host_member_of_a_class_template
template <class T> struct Box {
    T value;
    T get() const { return value; }
    void set(T v) { value = v; }
    __device__ T peek() const { return value; }
};
__global__ void k(Box<int> b, int *p) {
    p[0] = b.peek();
    p[1] = b.get(); //= 3475 3525
    b.set(3); //= 3475 3525
}
//## a_host_constructor_of_a_class_template differs
template <class T> struct Box {
    Box(T v) : value(v) {}
    ~Box() { value = 0; }
    T value;
};
__global__ void k(int *p) {
    Box<int> b(3); //= 3475 3525
    p[0] = b.value;
    auto c = Box<float>(2); //= 3475 3525
    new (p) Box<int>(4); //= 3475 3525
}
//## a_member_function_template_of_the_host
struct Box {
    template <class T> T get() const { return T(); }
    template <class T> static T make(int) { return T(); }
};
__global__ void k(Box b, int *p) {
    p[0] = b.get<int>(); //= 3475 3525
    p[1] = Box::make<int>(1); //= 3475 3525
}
//## a_host_operator_template
template <class T> struct V { T x; };
template <class T> V<T> operator+(V<T> a, V<T> b) { return {a.x + b.x}; }
template <class T> bool operator==(V<T> a, V<T> b) { return a.x == b.x; }
__global__ void k(V<int> *v) {
    v[0] = v[1] + v[2]; //= 3475 3525
    if (v[0] == v[1]) //= 3475 3525
        v[2] = v[0];
}
//## a_host_conversion_of_a_class_template
template <class T> struct W {
    T x;
    operator T() const { return x; }
    explicit operator bool() const { return x != 0; }
};
__device__ int f(W<int> w) {
    if (w) //= 3473 3525
        return 1;
    int i = w; //= 3473 3525
    return i;
}
//## a_default_argument_calls_a_host_function
int next();
__device__ int f(int x = next()) { return x; } //= 3475 3525
__global__ void k(int *p) {
    p[0] = f();
    p[1] = f(1);
}
//## a_default_argument_of_a_template_calls_a_host_function
int next();
template <class T> __device__ T f(T x, int y = next()) { return x + y; } //= 3475 3525
__global__ void k(int *p) {
    p[0] = f(1);
    p[1] = f(1, 2);
}
//## a_default_argument_makes_a_host_object
struct S {
    S();
    int x;
};
__device__ int f(S s = S()) { return s.x; }
__global__ void k(int *p) {
    p[0] = f(); //= 3475 3525
}
//## a_member_initializer_calls_a_host_function
int next();
struct S {
    int x = next(); //= 3473 3525
    int y = 1;
};
__global__ void k(int *p) {
    S s;
    p[0] = s.x;
}
//## a_member_initializer_in_a_device_constructor
int next();
struct S {
    int x = next(); //= 3473 3525
    __device__ S() {}
    __device__ S(int v) : x(v) {}
};
__global__ void k(int *p) {
    S s, t(1);
    p[0] = s.x + t.x;
}
//## a_member_initializer_of_an_aggregate
int next();
struct S {
    int y;
    int x = next(); //= 3475 3525
};
__global__ void k(int *p) {
    S s{1};
    S t{1, 2};
    p[0] = s.x + t.x;
}
//## a_member_initializer_of_a_class_template
int next();
template <class T> struct S {
    T x = next(); //= 3473 3525
    __device__ S() {}
};
__global__ void k(int *p) {
    S<int> s;
    p[0] = s.x;
}
//## a_base_with_a_host_constructor
struct B {
    B() {}
    int x;
};
struct D : B {
    __device__ D() { x = 1; }
};
struct E : B {};
__global__ void k(int *p) {
    D d;
    E e;
    p[0] = d.x + e.x;
} //= 3473 3525
//## a_member_with_a_host_constructor_and_destructor
struct M {
    M() {}
    ~M() {}
};
struct S {
    M m;
    int x;
    __device__ S() : x(0) {} //= 3473 3525
    __device__ ~S() {} //= 3473 3525
};
__global__ void k(int *p) {
    S s;
    p[0] = s.x;
}
//## a_host_destructor_at_the_end_of_a_scope
struct S {
    __device__ S() {}
    ~S() {}
    int x;
};
__global__ void k(int *p) {
    S s;
    p[0] = s.x;
    {
        S t;
        p[1] = t.x;
    } //= 3475 3525
    if (p[0])
        return; //= 3475 3525
    S u; //= 3475 3525
}
//## a_host_destructor_of_a_temporary
struct S {
    __device__ S() {}
    ~S() {}
    __device__ int get() const { return 1; }
};
__device__ int take(const S &) { return 1; }
__global__ void k(int *p) {
    p[0] = S().get(); //= 3475 3525
    p[1] = take(S()); //= 3475 3525
    const S &r = S(); //= 3475 3525
}
//## an_implicit_destructor_of_a_host_member
struct M {
    ~M();
};
struct S {
    M m;
    int x;
};
__device__ int f() {
    S s;
    return s.x; //= w549 3473 3525
}
//## a_host_destructor_in_a_loop
struct S {
    __device__ S(int) {}
    ~S();
};
__global__ void k(int n) {
    for (int i = 0; i < n; i++) {
        S s(i);
        if (i == 3)
            break; //= 3475 3525
        if (i == 4)
            continue; //= 3475 3525
    } //= 3475 3525
}
//## an_array_of_host_objects
struct S {
    S();
    ~S();
};
__global__ void k() {
    S s[3]; //= 3525
}
//## the_address_of_a_host_function_in_an_initializer
int h(int);
typedef int (*F)(int);
struct Table {
    F f;
};
__global__ void k(int *p) {
    F f = h; //= 3525
    F g[2] = {h, &h}; //= w177 3525
    Table t = {h}; //= w177 3525
    p[0] = f(1);
}
//## the_address_of_a_host_function_as_an_argument
int h(int);
typedef int (*F)(int);
__device__ int call(F f) { return f(1); }
template <class G> __device__ int call_any(G g) { return g(1); }
__global__ void k(int *p) {
    p[0] = call(h); //= 3525
    p[1] = call_any(h); //= 3525
    p[2] = call_any(&h); //= 3525
}
//## a_host_function_as_a_template_argument
int h(int);
template <int (*F)(int)> __device__ int call(int x) { return F(x); } //= 3473 3525
template <int (*F)(int)> struct C {
    __device__ int operator()(int x) const { return F(x); } //= 3473 3525
};
__global__ void k(int *p) {
    p[0] = call<h>(1);
    p[1] = C<h>()(2);
}
//## a_host_function_in_a_lambda differs
int h(int);
__global__ void k(int *p) {
    auto l = [](int x) { return h(x); }; //= 3473 3525
    p[0] = l(1);
    auto m = [=] { return h; };
    p[1] = m()(1); //= 3475 3525
    auto n = [](auto x) { return h(x); }; //= 3473 3525
    p[2] = n(1);
}
//## a_lambda_that_nobody_calls
int h(int);
__global__ void k(int *p) {
    auto l = [](int x) { return h(x); }; //= w177
    auto n = [](auto x) { return h(x); }; //= w177
    p[0] = 1;
}
//## an_initializer_of_a_device_variable
int h(int);
typedef int (*F)(int);
__device__ F f = h;
__device__ int i = h(1); //= 3518
__constant__ F g[] = {h, h};
//## a_member_pointer_to_a_host_function
struct S {
    int m(int);
    __device__ int d(int);
};
typedef int (S::*M)(int);
__global__ void k(int *p, S s) {
    M m = &S::m; //= 3525
    p[0] = (s.*m)(1);
}
//## a_virtual_function_of_the_host
struct B {
    virtual int f() { return 1; }
    __device__ virtual int g() { return 2; }
};
struct D : B {
    int f() override { return 3; }
};
__global__ void k(B *b, int *p) {
    p[0] = b->f(); //= 3475
    p[1] = b->g();
    D d;
    p[2] = d.f(); //= 3475
}
//## a_virtual_destructor_of_the_host
struct B {
    __device__ B() {} //= w3468
    virtual ~B() {}
    __device__ virtual int g() { return 2; }
};
struct D : B {
    __device__ D() {}
};
__global__ void k(int *p) {
    D d;
    B *b = new D;
    p[0] = b->g();
    delete b;
}
//## an_interface_with_an_implementation_for_the_host
struct Shape {
    virtual float area() const = 0;
};
struct Square : Shape {
    float a;
    __host__ __device__ Square(float a) : a(a) {}
    float area() const override { return a * a; }
};
__global__ void k(float *p) {
    Square s(2);
    Shape *b = &s;
    p[0] = b->area(); //= 3475
    p[1] = s.area(); //= 3475
}
//## recursion
__device__ int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
__host__ int hfact(int n) { return n < 2 ? 1 : n * hfact(n - 1); }
__global__ void k(int *p) {
    p[0] = fact(5);
    p[1] = hfact(5); //= 3475 3525
}
//## recursion_of_templates_without_end
template <int N> __device__ int f() { return f<N + 1>(); } //= 456
__global__ void k(int *p) {
    p[0] = f<0>();
}
//## recursion_of_members_without_end
template <class T> struct S {
    __device__ int h() { return S<S<T>>().h(); } //= 456
};
__global__ void k(int *p) {
    p[0] = S<int>().h();
}
//## recursion_of_members_that_ends
template <int N> struct S {
    __device__ int h() { return S<N - 1>().h() + 1; }
};
template <> struct S<0> {
    __device__ int h() { return 0; }
};
__global__ void k(int *p) {
    p[0] = S<150>().h();
}
//## exceptions_in_device_code
__device__ int f(int i) {
    if (i)
        throw 1; //= 3517
    return 0;
}
__global__ void k(int *p) {
    try { //= 3517
        p[0] = f(p[1]);
    } catch (int) {
        p[0] = 2;
    }
}
//## exceptions_of_the_standard
#include <stdexcept>
__global__ void k(int *p) {
    if (p[0] < 0)
        throw std::runtime_error("negative"); //= 3517
}
//## run_time_types
#include <typeinfo>
struct B {
    virtual ~B();
};
struct D : B {};
__global__ void k(B *b, int *p) {
    p[0] = dynamic_cast<D *>(b) != nullptr; //= 3645
    p[1] = typeid(*b) == typeid(D); //= 3645
}
//## static_variables_of_functions
int h();
struct S {
    __device__ S() {}
};
struct C {
    constexpr C() : x(1) {}
    int x;
};
__global__ void k(int *p, int n) {
    static int a = 1;
    static int b = n;
    static S s;
    static C c; //= 3476
    static int d = h();
    p[0] = a + b + c.x + d;
}
//## host_variables_in_device_code
int g = 1;
const int c = 2;
constexpr float pi = 3.0f;
static int table[] = {1, 2, 3};
const int fixed[] = {1, 2, 3};
struct S {
    static int member;
    static constexpr int number = 4;
};
__global__ void k(int *p) {
    p[0] = g; //= 3525 w3551
    p[1] = c;
    p[2] = pi;
    p[3] = table[1]; //= 3525 w3551
    p[4] = fixed[p[0]]; //= 3525
    p[5] = S::member; //= 3525 w3551
    p[6] = S::number;
    const int *q = &c; //= w177 3525
    g = 3; //= 3525 w3552
}
//## a_host_variable_in_a_device_template
int g = 1;
template <class T> __device__ T f(T x) {
    return x + g; //= 3525 w3551
}
template <class T> struct S {
    __device__ T get() { return g; } //= 3525 w3551
};
__global__ void k(int *p) { p[0] = f(1) + S<int>().get(); }
//## shared_arrays_that_are_too_large
__global__ void k(float *p) {
    __shared__ float big[20000];
    big[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    p[0] = big[1];
}
//## shared_variables_that_are_initialized
struct S {
    __device__ S() {}
};
__global__ void k(int *p) {
    __shared__ int a = 1; //= 3510
    __shared__ S s;
    p[0] = a;
}
//## an_array_of_a_variable_length
__global__ void k(int *p, int n) {
    int a[n]; //= 28
    a[0] = 1;
    p[0] = a[0];
    __shared__ int b[n]; //= 28
    p[1] = b[0];
}
//## a_kernel_is_called
__global__ void k(int *p) { p[0] = 1; }
__global__ void l(int *p) {
    k(p); //= 3508
}
__device__ void d(int *p) { k<<<1, 1>>>(p); } //= 3480
//## a_kernel_that_returns_something
__global__ int k(int *p) { return p[0]; } //= 3505
//## a_missing_result
__device__ int f(int x) {
    if (x)
        return 1;
} //= w940
__device__ int g(int x) {} //= w940
__global__ void k(int *p) { p[0] = f(1) + g(2); }
//## unused_device_entities
static __device__ int never(int x) { return x; } //= w177
static __global__ void kernel() {} //= w177
static __device__ int variable; //= w177
namespace {
__device__ int hidden(int x) { return x; } //= w177
}
__global__ void k(int *p) {
    int a = 1; //= w177
    int b; //= w550
    b = 2;
    p[0] = 1;
}
//## unused_variables_in_templates
template <class T> __device__ T f(T x) {
    int unused = 1; //= w177
    T set;
    set = x;
    return x;
}
__global__ void k(int *p) { p[0] = f(1); }
//## variables_that_are_used_before_they_are_set
__global__ void k(int *p) {
    int a;
    p[0] = a; //= w549
    float b, c; //= w550
    p[1] = b + (c = 1); //= w549
}
//## statements_that_are_never_reached
__global__ void k(int *p) {
    return;
    p[0] = 1;
}
//## a_deleted_copy
struct S {
    __device__ S() {}
    S(const S &) = delete;
    S &operator=(const S &) = delete;
};
__device__ void take(S) {}
__global__ void k() {
    S a;
    S b = a; //= 1776
    b = a; //= 1776 3476
    take(a); //= 1776
}
//## a_deleted_copy_in_a_template
struct S {
    __device__ S() {}
    S(const S &) = delete;
};
template <class T> __device__ void copy(const T &x) {
    T y = x; //= 1776
}
__global__ void k() {
    S a;
    copy(a);
}
//## a_copy_by_the_host
struct S {
    __device__ S() {}
    S(const S &) {}
    S &operator=(const S &) { return *this; }
};
__device__ void take(S) {}
__device__ S give() { return S(); }
__global__ void k() {
    S a;
    S b = a; //= 3475 3525
    b = a; //= 3475 3525
    take(a); //= 3475 3525
    S c = give();
}
//## an_optional
#include <optional>
__global__ void k(int *p) {
    std::optional<int> o; //= 3476
    o = 3; //= 3476
    if (o) //= 3476
        p[0] = *o; //= 3476
    p[1] = o.value_or(2); //= 3476
    p[2] = o.has_value(); //= 3476
}
//## an_optional_with_relaxed_constexpr --relaxed_constexpr
#include <optional>
__global__ void k(int *p) {
    std::optional<int> o(1);
    p[0] = *o;
    p[1] = o.value();
    o.emplace(2); //= 3475 3525
}
//## a_variant
#include <variant>
__global__ void k(int *p) {
    std::variant<int, float> v = 1; //= 3476
    p[0] = std::get<int>(v); //= 3476
    p[1] = v.index(); //= 3476
}
//## a_tuple
#include <tuple>
__global__ void k(int *p) {
    std::tuple<int, float> t(1, 2.0f); //= 3476
    p[0] = std::get<0>(t); //= 3476
    auto [a, b] = t;
    p[1] = a;
    auto u = std::make_tuple(1, 2); //= w177 3476
}
//## a_pair
#include <utility>
__global__ void k(int *p) {
    std::pair<int, int> q(1, 2); //= 3476
    p[0] = q.first;
    auto r = std::make_pair(1, 2); //= 3476
    p[1] = r.second;
    auto m = std::move(q);
}
//## an_array_of_the_standard
#include <array>
__global__ void k(int *p) {
    std::array<int, 3> a = {1, 2, 3};
    p[0] = a[1]; //= 3476
    p[1] = a.size(); //= 3476
    for (int x : a)
        p[2] += x;
    p[3] = std::get<0>(a); //= 3476
}
//## an_array_of_the_standard_with_relaxed_constexpr --relaxed_constexpr
#include <array>
__global__ void k(int *p) {
    std::array<int, 3> a = {1, 2, 3};
    p[0] = a[1] + a.size();
    p[1] = a.at(2);
    a.fill(1); //= 3475 3525
}
//## limits_of_numbers
#include <limits>
__global__ void k(float *p) {
    p[0] = std::numeric_limits<float>::max(); //= 3476
    p[1] = std::numeric_limits<float>::infinity(); //= 3476
    constexpr float e = std::numeric_limits<float>::epsilon(); //= 3476
    p[2] = e;
}
//## a_complex_number
#include <complex>
__global__ void k(float *p) {
    std::complex<float> c(1, 2); //= 3476
    c = c * c;
    p[0] = c.real(); //= 3476
    p[1] = std::abs(c);
}
//## a_string_view
#include <string_view>
__global__ void k(int *p) {
    std::string_view s = "abc";
    p[0] = s.size(); //= 3476
    p[1] = s[0]; //= 3476
}
//## an_initializer_list
#include <initializer_list>
__device__ int sum(std::initializer_list<int> l) {
    int s = 0;
    for (int x : l)
        s += x;
    return s + l.size();
}
__global__ void k(int *p) { p[0] = sum({1, 2, 3}); }
//## a_bitset
#include <bitset>
__global__ void k(int *p) {
    std::bitset<8> b(3); //= 3476
    b.set(1);
    p[0] = b.test(0);
}
//## constexpr_functions_of_the_host
constexpr int square(int x) { return x * x; }
struct S {
    constexpr S(int v) : x(v) {}
    constexpr int get() const { return x; }
    int x;
};
__global__ void k(int *p) {
    p[0] = square(p[1]); //= 3476
    p[1] = square(2); //= 3476
    constexpr int c = square(3); //= 3476
    p[2] = c;
    S s(p[3]);
    p[4] = s.get(); //= 3476
}
__host__ __device__ int both(int x) { return square(x); } //= w3470
//## a_constexpr_function_template_of_the_host
template <class T> constexpr T square(T x) { return x * x; }
__global__ void k(int *p) {
    p[0] = square(p[1]); //= 3476
    int a[square(2)]; //= 3476
    p[2] = sizeof a;
}
//## host_device_functions_that_call_host_functions
int h();
template <class T> T ht(T x) { return x; }
__host__ __device__ int both() { return h(); } //= w3468
__host__ __device__ inline int never() { return h(); }
template <class T> __host__ __device__ T tboth(T x) {
    return ht(x); //= w3468
}
template <class T> __host__ __device__ T calls(T x) {
    x(); //= w3468 w3471
    return x;
}
struct C {
    void operator()() {}
};
__global__ void k(int *p) {
    p[0] = both() + tboth(1);
    calls(C());
}
//## a_host_device_template_called_by_the_host_only
template <class F> __host__ __device__ int run(F f) {
    return f(1); //= w3468 w3471
}
struct H {
    int operator()(int x) { return x; }
};
int main() { return run(H()); }
//## a_template_with_the_pragma
template <class F>
#pragma nv_exec_check_disable //= 606
__host__ __device__ int run(F f) {
    return f(1);
}
struct H {
    int operator()(int x) { return x; }
};
__global__ void k(int *p) { p[0] = run(H()); }
//## an_extended_lambda_that_calls_a_host_function --extended-lambda
int h(int);
template <class F> __global__ void k(F f, int *p) { p[0] = f(1); }
void launch(int *p) {
    auto l = [] __device__(int x) { return h(x); }; //= 3473 3525
    k<<<1, 1>>>(l, p);
    auto m = [] __host__ __device__(int x) { return h(x); }; //= w3468
    k<<<1, 1>>>(m, p);
}
//## a_host_lambda_in_a_kernel_template
template <class F> __global__ void k(F f, int *p) { p[0] = f(1); } //= 3476
void launch(int *p) {
    auto l = [](int x) { return x; };
    k<<<1, 1>>>(l, p); //= 3582
}
//## a_functor_of_the_host_in_a_kernel_template
struct F {
    int operator()(int x) const { return x; }
};
template <class G> __global__ void k(G g, int *p) {
    p[0] = g(1); //= 3475 3525
}
void launch(int *p) { k<<<1, 1>>>(F(), p); }
//## memory_of_the_host
#include <cstdlib>
#include <cstring>
__global__ void k(char *p) {
    void *q = malloc(10);
    memcpy(q, p, 10);
    memset(p, 0, 10);
    p[0] = strlen(p); //= 3475 3525
    q = realloc(q, 20); //= 3475 3525
    q = calloc(1, 2); //= 3475 3525
    free(q);
    cudaMalloc(&q, 10);
    cudaMemcpy(q, p, 1, cudaMemcpyDeviceToDevice); //= 3475 3525
}
//## placement_and_arrays_by_new
#include <new>
struct S {
    S();
    ~S();
};
__global__ void k(S *p) {
    S *s = new S[3]; //= 3525
    delete[] s; //= 3525
    new (p) S; //= 3475 3525
    p->~S(); //= 3475 3525
}
//## operators_of_the_host
struct V {
    float x;
    V operator+(const V &o) const { return {x + o.x}; }
    V &operator+=(const V &o) { x += o.x; return *this; }
    float &operator[](int) { return x; }
    V operator-() const { return {-x}; }
};
V operator*(V a, float f) { return {a.x * f}; }
__global__ void k(V *v) {
    v[0] = v[1] + v[2]; //= 3475 3525
    v[0] += v[1]; //= 3475 3525
    v[0][1] = 2; //= 3475 3525
    v[0] = -v[1] * 2.0f; //= 3475 3525
}
//## inherited_and_delegating_constructors
struct B {
    B(int) {}
    int x;
};
struct D : B {
    using B::B;
};
struct E {
    E(int);
    __device__ E() : E(1) {} //= 3473 3525
};
__global__ void k() {
    D d(1);
    E e;
} //= 3473 3525
//## structured_bindings_and_ranges_of_the_host
struct R {
    int *begin() { return a; }
    int *end() { return a + 3; }
    int a[3];
};
__global__ void k(R r, int *p) {
    for (int x : r) //= 3475 3525
        p[0] += x;
}
//## literals_of_the_host
long double operator""_m(long double x) { return x; }
int operator""_n(unsigned long long x) { return x; }
__global__ void k(int *p) {
    p[0] = 3_n; //= 3475 3525
}
//## local_classes_and_friends
int h();
struct S {
    friend int hidden(S) { return h(); }
};
__global__ void k(int *p) {
    struct L {
        int f() { return h(); }
        int x = h(); //= 3473 3525
    };
    L l;
    p[0] = l.f() + hidden(S()); //= 3475 3525
}
//## names_that_are_not_declared
__global__ void k(int *p) {
    p[0] = undeclared(1); //= 20
    p[1] = blockIdx.w; //= 135
    unknown_t x; //= 20
}
//## errors_hide_the_calls_of_host_functions
int h();
__global__ void k(int *p) {
    p[0] = h();
    p[1] = nothing; //= 20
}
//## an_error_in_an_instance_hides_the_calls
int h();
template <class T> __device__ int f(T x) { return x.m; } //= 153
__global__ void k(int *p) {
    p[0] = h();
    p[1] = f(1);
}
//## arguments_that_do_not_fit
__device__ int f(int, float *) { return 1; }
struct S {
    int x;
};
__global__ void k(int *p, S s) {
    p[0] = f(1, p); //= 167
    p[1] = s; //= 413
    p[2] = f(1); //= 165
    *p = "x"; //= 513
}
//## a_reference_to_a_host_variable differs
int g;
struct S {
    int &r;
};
__device__ int &f() { return g; } //= 3525 w3553
__global__ void k(int *p) {
    int &r = g; //= 3525 w3553
    S s = {g}; //= w550 3525 w3553
    auto l = [&] { return g; }; //= 3525 w3551
    p[0] = r + s.r + l() + f();
    p[1] = (long)&g; //= w69 3525 w3553
}
//## a_function_that_is_only_declared
__device__ int f(int);
__host__ __device__ int g(int);
template <class T> __device__ T t(T);
__global__ void k(int *p) {
    p[0] = f(1) + g(2) + t(3);
}
//## parameters_of_kernels_that_are_references
#include <vector>
__global__ void k(const std::vector<int> &v, int *p) {
    p[0] = v[0]; //= 3475 3525
}
__global__ void l(std::vector<int> v) {}
void launch(std::vector<int> v, int *p) { k<<<1, 1>>>(v, p); }
//## a_regular_expression
#include <regex>
__global__ void k(const char *s, int *p) {
    p[0] = std::regex_match(s, std::regex("a")); //= 3475 3525
}
//## a_range_of_the_standard c++20
#include <span>
#include <numbers>
#include <bit>
__global__ void k(int *p) {
    std::span<int> s(p, 3);
    s[0] = 1; //= 3476
    p[1] = std::popcount(3u); //= 3476
    double d = std::numbers::pi;
    p[2] = d;
}
//## comparisons_by_default c++20
#include <compare>
struct S {
    int x;
    auto operator<=>(const S &) const = default;
};
__global__ void k(S a, S b, int *p) {
    p[0] = a < b; //= 3476
    p[1] = a == b;
}
//## constrained_templates c++20
#include <concepts>
template <std::integral T> T twice(T x) { return x + x; }
__device__ auto f(std::integral auto x) { return twice(x); } //= 3473 3525
__global__ void k(int *p) {
    p[0] = f(1);
    p[1] = twice(2); //= 3475 3525
}
//## references_and_forwarding
#include <utility>
template <class F, class... A> __device__ auto invoke(F &&f, A &&...a) {
    return std::forward<F>(f)(std::forward<A>(a)...); //= 3473 3525
}
struct H {
    int operator()(int x) const { return x; }
};
__global__ void k(int *p) {
    p[0] = invoke(H(), 1);
    p[1] = invoke([](int x) { return x; }, 1);
}
//## a_call_chain_of_instances
int h(int);
template <class T> __device__ T a(T x) { return h(x); } //= 3473 3525
template <class T> __device__ T b(T x) { return a(x) + 1; }
template <class T> struct C {
    __device__ T run(T x) { return b(x); }
};
template <class T> __global__ void k(T *p) {
    p[0] = C<T>().run(p[1]);
}
void launch(int *p, float *q) {
    k<<<1, 1>>>(p);
    k<<<1, 1>>>(q);
}
//## assertions_and_traps
#include <cassert>
#include <cerrno>
__global__ void k(int *p) {
    assert(p[0] > 0);
    p[1] = errno;
    static_assert(sizeof(int) == 8, "size"); //= 1574
}
//## a_class_with_a_vector_as_member
#include <vector>
struct S {
    std::vector<int> v;
    __device__ int get(int i) const { return v[i]; } //= 3473 3525
    __host__ __device__ S() {} //= w3468 3473 3525
    int size() const { return v.size(); }
};
__global__ void k(S *s, int *p) {
    p[0] = s->get(0);
    S t;
    p[1] = s->size(); //= 3475 3525
}
//## a_global_object_of_the_host
#include <vector>
#include <string>
std::vector<int> numbers;
static const std::string name = "x";
__global__ void k(int *p) {
    p[0] = numbers.size(); //= 3475 3525 w3553
    p[1] = numbers[0]; //= 3475 3525 w3553
    p[2] = name.size(); //= 3475 3525
}
//## a_device_variable_of_a_host_class
#include <string>
#include <vector>
__device__ std::string s; //= 3518
__constant__ std::vector<int> v; //= 3518
__device__ int *p = new int[3]; //= 3518
