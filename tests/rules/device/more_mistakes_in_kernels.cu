//## a_vector_of_vectors
#include <vector>
__global__ void k(int *p) {
    std::vector<std::vector<int>> v(3); //= 3475 3525
    v[0].push_back(2); //= 3475 3525
    p[0] = v[0][0]; //= 3475 3525
}
//## a_vector_is_sorted
#include <algorithm>
#include <vector>
__device__ void sort_all(std::vector<float> &v) {
    std::sort(v.begin(), v.end()); //= 3473 3525
}
__global__ void k(std::vector<float> *v) { sort_all(*v); }
//## a_vector_is_returned
#include <vector>
__device__ std::vector<int> three() {
    std::vector<int> v;
    v.resize(3); //= 3473 3525
    return v;
}
__global__ void k(int *p) { p[0] = three().size(); } //= 3473 3475 3525
//## a_string_is_compared
#include <string>
__device__ bool is_name(const std::string &s) {
    if (s == "name") //= 3473 3525
        return true;
    return s.find('x') != std::string::npos; //= 3473 3525
}
//## a_string_for_printf
#include <cstdio>
#include <string>
__global__ void k(std::string *s) {
    printf("%s\n", s->c_str()); //= 3475 3525
    std::string copy = *s; //= 3475 3525
    printf("%s\n", copy.c_str()); //= 3475 3525
}
//## an_emplaced_element
#include <vector>
struct P {
    P(int, int);
    int x;
};
__global__ void k(std::vector<P> *v) {
    v->emplace_back(1, 2); //= 3475 3525
    v->reserve(10); //= 3475 3525
    v->clear(); //= 3475 3525
}
//## a_map_of_strings
#include <map>
#include <string>
__device__ int count(std::map<std::string, int> &m) {
    m["one"] = 1; //= 3473 3525
    return m.at("one"); //= 3473 3525
}
//## a_map_in_a_range
#include <map>
__device__ int sum(const std::map<int, int> &m) {
    int s = 0;
    for (const auto &pair : m) //= 3473 3525
        s += pair.second;
    return s;
}
//## a_multimap_and_a_priority_queue
#include <map>
#include <queue>
__global__ void k(int *p) {
    std::priority_queue<int> q; //= 3475 3525
    q.push(3); //= 3475 3525
    p[0] = q.top(); //= 3475 3525
} //= 3473 3525
//## an_unordered_set_as_parameter
#include <unordered_set>
__device__ bool has(const std::unordered_set<int> &s, int x) {
    return s.count(x) > 0; //= 3473 3525
}
//## algorithms_with_a_lambda
#include <algorithm>
__global__ void k(int *p, int n) {
    std::for_each(p, p + n, [](int &x) { x *= 2; });
    std::transform(p, p + n, p, [](int x) { return x + 1; });
    int *q = std::max_element(p, p + n); //= 3476
    p[0] = *q;
}
//## algorithms_with_a_comparison
#include <algorithm>
#include <functional>
__global__ void k(int *p, int n) {
    std::sort(p, p + n, std::greater<int>()); //= 3475 3525
    std::nth_element(p, p + 1, p + n); //= 3475 3525
    p[0] = std::count_if(p, p + n, [](int x) { return x > 1; }); //= 3475 3525
    p[1] = std::binary_search(p, p + n, 3); //= 3475 3525
}
//## numeric_algorithms
#include <numeric>
__device__ int total(const int *p, int n) {
    int q[4];
    std::iota(q, q + 4, 1); //= 3473 3525
    std::partial_sum(p, p + 4, q); //= 3473 3525
    return std::inner_product(p, p + n, q, 0); //= 3473 3525
}
//## a_clamped_value
#include <algorithm>
__global__ void k(int *p) {
    p[0] = std::clamp(p[1], 0, 255); //= 3476
    p[1] = std::max({1, 2, 3}); //= 3476
    p[2] = *std::min_element(p, p + 2); //= 3476
}
//## a_clamped_value_with_relaxed_constexpr --relaxed_constexpr
#include <algorithm>
__global__ void k(int *p) {
    p[0] = std::clamp(p[1], 0, 255);
    p[1] = std::max({1, 2, 3});
    std::sort(p, p + 3); //= 3475 3525
}
//## a_unique_pointer_to_a_class
#include <memory>
struct Node {
    int value;
    std::unique_ptr<Node> next;
};
__device__ int second(const Node &n) {
    if (n.next) //= 3473 3525
        return n.next->value; //= 3473 3525
    return 0;
}
//## a_unique_pointer_is_passed_on
#include <memory>
#include <utility>
__device__ int use(std::unique_ptr<int> u) { return *u; }
__global__ void k(int *p) {
    std::unique_ptr<int> u; //= 3476
    u.reset(new int(1));
    p[0] = use(std::move(u));
}
//## a_shared_pointer_as_parameter
#include <memory>
__device__ int value(const std::shared_ptr<int> &s) {
    std::shared_ptr<int> t = s;
    return *t + s.use_count(); //= 3473 3525
}
//## a_function_object_that_is_kept
#include <functional>
struct Task {
    std::function<void()> run;
    int id;
};
__global__ void k(Task *t) {
    t->run(); //= 3475 3525
    t->id = 1;
}
//## a_bound_function
#include <functional>
__device__ int add(int a, int b) { return a + b; }
__global__ void k(int *p) {
    auto f = std::bind(add, 1, 2); //= 3475 3525
    p[0] = f(); //= 3475 3525
}
//## function_objects_for_operators
#include <functional>
__global__ void k(int *p) {
    p[0] = std::plus<int>()(p[1], p[2]); //= 3476
    std::less<> less;
    p[1] = less(p[1], p[2]); //= 3476
    std::hash<int> h;
    p[2] = h(3);
}
//## an_optional_that_is_returned
#include <optional>
__device__ std::optional<int> find(int x) {
    if (x > 0)
        return x;
    return std::nullopt; //= 3474
}
__global__ void k(int *p) {
    auto o = find(p[0]);
    if (o.has_value()) //= 3476
        p[1] = o.value(); //= 3476
}
//## a_variant_is_visited
#include <variant>
struct Print {
    __device__ void operator()(int) const {}
    __device__ void operator()(float) const {}
};
__global__ void k(std::variant<int, float> *v) {
    std::visit(Print(), *v); //= 3476
    if (std::holds_alternative<int>(*v)) //= 3476
        *v = 2.0f;
}
//## a_tuple_that_is_tied
#include <tuple>
__device__ std::tuple<int, int> both(int x) { return {x, x + 1}; }
__global__ void k(int *p) {
    int a, b;
    std::tie(a, b) = both(p[0]); //= 3476
    p[1] = a + b;
}
//## a_tuple_with_structured_bindings
#include <tuple>
__device__ std::tuple<int, float> both(int x) { return std::make_tuple(x, 1.0f); } //= 3474
__global__ void k(float *p) {
    auto [i, f] = both(1);
    p[0] = i + f;
}
//## a_pair_is_compared
#include <utility>
__device__ bool less(std::pair<int, int> a, std::pair<int, int> b) {
    return a < b; //= 3474
}
__global__ void k(std::pair<int, int> *p) {
    p[0] = {1, 2}; //= 3476
    std::swap(p[0], p[1]);
}
//## an_any
#include <any>
__global__ void k(int *p) {
    std::any a = 1; //= 3475 3525
    p[0] = std::any_cast<int>(a); //= 3475 3525
}
//## files_in_a_kernel
#include <fstream>
__global__ void k(int *p) {
    std::ofstream file("x.txt");
    file << p[0]; //= 3475 3525
}
//## input_streams
#include <iostream>
__global__ void k(int *p) {
    std::cin >> p[0]; //= 3475 3525 w3553
}
//## formatted_output_of_c
#include <cstdio>
__global__ void k(int *p) {
    char buffer[10];
    sprintf(buffer, "%d", p[0]); //= 3475 3525
    snprintf(buffer, 10, "%d", p[0]); //= 3475 3525
    p[1] = buffer[0];
}
//## files_of_c
#include <cstdio>
__global__ void k(int *p) {
    FILE *f = fopen("x", "r"); //= 3475 3525
    fread(p, 1, 4, f); //= 3475 3525
    fclose(f); //= 3475 3525
}
//## strings_of_c
#include <cstring>
__device__ bool same(const char *a, const char *b) {
    char c[10];
    strcpy(c, a); //= 3473 3525
    return strcmp(c, b) == 0; //= 3473 3525
}
//## times_of_c
#include <ctime>
#include <cstdlib>
__global__ void k(long *p) {
    p[0] = time(nullptr); //= 3475 3525
    p[1] = clock();
    srand(1); //= 3475 3525
    p[2] = std::rand(); //= 3475 3525
    p[3] = getenv("HOME") != nullptr; //= 3475 3525
}
//## sleeping_and_starting_threads
#include <chrono>
#include <thread>
__device__ void work() {}
__global__ void k(int *p) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1)); //= 3476
    std::thread t(work);
    t.join();
}
//## a_mutex_that_is_locked
#include <mutex>
struct Counter {
    std::mutex m;
    int n;
};
__device__ void add(Counter &c) {
    c.m.lock(); //= 3473 3525
    c.n++;
    c.m.unlock(); //= 3473 3525
}
//## an_atomic_member
#include <atomic>
struct Counter {
    std::atomic<int> n;
    __device__ void add() { n++; } //= 3473 3525
    __device__ int get() const { return n; }
};
__global__ void k(Counter *c) { c->add(); }
//## runtime_functions_of_the_host
__global__ void k(float *p) {
    cudaDeviceSynchronize(); //= 3475 3525
    float *q;
    cudaMalloc(&q, 4);
    cudaFree(q);
    cudaMemset(q, 0, 4); //= 3475 3525
}
//## host_functions_of_several_files
int host_a();
extern "C" int host_b(int);
namespace lib {
int host_c();
inline int host_d() { return 1; }
static int host_e() { return 2; }
}
__global__ void k(int *p) {
    p[0] = host_a(); //= 3475 3525
    p[1] = host_b(1); //= 3475 3525
    p[2] = lib::host_c() + lib::host_d(); //= 3475 3525
    p[3] = lib::host_e(); //= 3475 3525
}
//## a_host_function_is_called_by_a_chain
int host();
__device__ int a() { return host(); } //= 3473 3525
__device__ int b() { return a(); }
__device__ int c() { return b(); }
__global__ void k(int *p) { p[0] = c(); }
//## a_static_device_function_that_nobody_calls
int host();
static __device__ int f() { return host(); } //= w177
inline __device__ int g() { return host(); }
__device__ int h() { return host(); } //= 3473 3525
//## a_host_device_function_of_a_template_class
int host();
template <class T> struct S {
    T x;
    __host__ __device__ T get() { return x + host(); } //= w3468
    __host__ __device__ void never() { host(); }
};
__global__ void k(int *p, S<int> s) { p[0] = s.get(); }
int main() {
    S<float> s{1};
    return s.get();
}
//## template_arguments_with_host_members
struct Policy {
    static int size() { return 4; }
    static constexpr int width() { return 8; }
    __device__ static int depth() { return 2; }
};
template <class P> __global__ void k(int *p) {
    p[0] = P::size();
    p[1] = P::width(); //= 3476
    p[2] = P::depth();
    int a[P::width()]; //= 3476
    p[3] = sizeof(a);
}
template __global__ void k<Policy>(int *);
//## crtp_with_a_host_implementation
template <class D> struct Base {
    __device__ int run() { return static_cast<D *>(this)->impl(); } //= 3473 3525
};
struct A : Base<A> {
    int impl() { return 1; }
};
struct B : Base<B> {
    __device__ int impl() { return 2; }
};
__global__ void k(int *p) {
    A a;
    B b;
    p[0] = a.run() + b.run();
}
//## a_variadic_template_of_the_host
template <class T> T sum(T x) { return x; }
template <class T, class... R> T sum(T x, R... rest) { return x + sum(rest...); }
template <class... T> __device__ int total(T... x) {
    return (x + ... + 0) + sum(x...); //= 3473 3525
}
__global__ void k(int *p) { p[0] = total(1, 2, 3); }
//## a_member_template_called_with_a_functor
struct Add {
    int operator()(int a, int b) { return a + b; }
};
struct Reducer {
    template <class F> __device__ int reduce(int *p, F f) {
        int r = 0;
        for (int i = 0; i < 4; i++)
            r = f(r, p[i]); //= 3473 3525
        return r;
    }
};
__global__ void k(int *p) { p[0] = Reducer().reduce(p, Add()); }
//## a_lambda_of_the_host_is_passed_to_a_device_template
template <class F> __device__ int apply(F f) { return f(1); }
__global__ void k(int *p) {
    p[0] = apply([](int x) { return x + 1; });
}
void host(int *p) {
    auto l = [](int x) { return x; };
    *p = l(1);
}
//## an_extended_lambda_with_a_vector --extended-lambda
#include <vector>
template <class F> __global__ void k(F f) { f(); }
void launch(int n) {
    std::vector<int> v(n);
    k<<<1, 1>>>([=] __device__() { int x = v[0]; }); //= 3473 3525 w3468
    k<<<1, 1>>>([=] __device__() { int x = v.size() + n; }); //= 3473 3525 w3468
}
//## an_extended_lambda_that_prints --extended-lambda
#include <iostream>
#include <string>
template <class F> __global__ void k(F f, int i) { f(i); }
void launch() {
    k<<<1, 1>>>([] __device__(int i) { std::cout << i; }, 1); //= 3473 3525 w3553
    std::string s = "x";
    k<<<1, 1>>>([s] __device__(int i) { return s.size(); }, 1); //= 3473 3525 w3468
}
//## a_host_device_lambda_with_host_calls --extended-lambda
int host(int);
template <class F> __global__ void k(F f, int *p) { p[0] = f(1); }
template <class F> void both(F f, int *p) {
    k<<<1, 1>>>(f, p);
    p[0] = f(2);
}
void launch(int *p) {
    both([=] __host__ __device__(int i) { return host(i); }, p); //= w3468
    both([=] __host__ __device__(int i) { return i + 1; }, p);
}
//## a_device_lambda_in_a_device_function --extended-lambda
int host(int);
template <class F> __device__ int call(F f) { return f(1); }
__device__ int f(int x) {
    auto l = [=](int y) {
        auto m = [=] { return host(x + y); }; //= 3473 3525
        return m();
    };
    return call(l);
}
//## virtual_functions_in_both_spaces
struct Shape {
    __host__ __device__ virtual ~Shape() {}
    __host__ __device__ virtual float area() const = 0;
    virtual void print() const {}
};
struct Circle : Shape {
    float r;
    __host__ __device__ Circle(float r) : r(r) {}
    __host__ __device__ float area() const override { return r * r; }
};
__global__ void k(float *p) {
    Circle c(p[0]);
    Shape *s = &c;
    p[1] = s->area();
    s->print(); //= 3475
    c.print(); //= 3475
}
//## an_override_for_the_host
struct B {
    __device__ virtual int f() { return 1; }
};
struct D : B {
    int f() override { return 2; } //= 3545
};
__global__ void k(int *p, B *b) {
    p[0] = b->f();
    D d;
    p[1] = d.f(); //= 3475
}
//## a_pure_virtual_function_called_in_a_constructor
struct B {
    __device__ B() { init(); } //= 3473
    virtual void init() {}
};
struct D : B {
    __device__ D() {}
    void init() override {}
};
__global__ void k() {
    D d;
}
//## an_object_of_the_host_made_by_new
struct B {
    B(int x) : x(x) {}
    virtual int get() const { return x; }
    virtual ~B() {}
    int x;
};
__global__ void k(int *p) {
    B *b = new B(1);
    p[0] = b->get(); //= 3475
    delete b;
}
//## virtual_bases
struct V {
    __device__ V() : v(1) {}
    int v;
};
struct A : virtual V {
    __device__ A() {}
};
struct B : virtual V {
    __device__ B() {}
};
struct C : A, B {
    C() {} //= 3473 3525
};
__global__ void k(int *p) {
    C c;
    p[0] = c.v;
}
//## recursion_through_a_host_function
int odd(int n);
__host__ __device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); } //= w3468
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
__global__ void k(int *p) { p[0] = even(10); }
//## exceptions_that_are_caught
#include <exception>
#include <stdexcept>
__device__ int f(int x) {
    try { //= 3517
        if (x < 0)
            throw std::invalid_argument("x"); //= 3517
        return x;
    } catch (const std::exception &e) {
        return -1;
    }
}
__global__ void k(int *p) { p[0] = f(p[1]); }
//## exceptions_in_a_template
template <class T> __device__ T check(T x) {
    if (x < 0)
        throw x; //= 3517
    return x;
}
template <class T> __host__ __device__ T both(T x) {
    if (x < 0)
        throw x; //= 3517
    return x;
}
__global__ void k(int *p) { p[0] = check(p[1]) + both(p[2]); }
//## a_static_variable_in_a_kernel
#include <vector>
__global__ void k(int *p) {
    static int calls = 0;
    calls++;
    static const int table[] = {1, 2, 3};
    static int first = p[0]; //= 3511
    p[1] = calls + table[p[0]] + first;
}
//## a_static_object_of_the_host
struct S {
    S() : x(1) {}
    ~S() {}
    int x;
};
__device__ int f() {
    static S s; //= 3511
    return s.x;
}
//## a_deleted_copy_by_value
struct Buffer {
    __device__ Buffer(int n) : n(n) {}
    Buffer(const Buffer &) = delete;
    int n;
};
__device__ int size(Buffer b) { return b.n; }
__global__ void k(int *p) {
    Buffer b(3);
    p[0] = size(b); //= 1776
    auto l = [b] { return b.n; }; //= 1776
    p[1] = l();
}
//## a_deleted_default_constructor
struct R {
    int &r;
};
struct C {
    const int c;
};
struct D {
    D() = delete;
};
__global__ void k() {
    R r; //= 1790
    C c; //= 369 w177
    D d; //= 1790
    D a[2]; //= 1790
}
//## a_unique_pointer_is_copied
#include <memory>
__global__ void k(std::unique_ptr<int> *u) {
    std::unique_ptr<int> a = *u; //= 1776
    u[1] = u[0]; //= 1776
}
//## shared_memory_that_is_too_large
__global__ void k(double *p) {
    __shared__ double big[100000];
    __shared__ double more[2048];
    big[threadIdx.x] = p[0];
    more[threadIdx.x] = p[1];
    __syncthreads();
    p[0] = big[1] + more[1];
}
//## shared_memory_of_a_class
#include <vector>
struct S {
    S() : x(1) {}
    int x;
};
struct T {
    int x = 1;
};
__global__ void k(int *p) {
    __shared__ S s; //= w3511
    __shared__ T t;
    __shared__ std::vector<int> v; //= w3511
    p[0] = s.x + t.x;
}
//## dynamic_shared_memory differs
template <class T> __global__ void k(T *p) {
    extern __shared__ T data[]; //= 159 w3499
    data[threadIdx.x] = p[0];
    __syncthreads();
    p[0] = data[1];
}
void launch(int *p, float *q) {
    k<<<1, 1, 4>>>(p);
    k<<<1, 1, 4>>>(q);
}
//## default_arguments_that_call_host_functions
int now();
struct Timer {
    Timer(int t = now()) : t(t) {} //= 3475 3525
    int t;
};
__device__ int f(int a, int b = now(), int c = now() + 1) { return a + b + c; } //= 3475 3525
__global__ void k(int *p) {
    p[0] = f(1);
    p[1] = f(1, 2);
    p[2] = f(1, 2, 3);
    Timer t(1); //= 3475 3525
    Timer u; //= 3475 3525
}
//## member_initializers_that_call_host_functions differs
#include <string>
int now();
struct S {
    int a = now(); //= 3473 3525
    std::string s = "x"; //= 3473 3525
    __device__ S(int) : a(1) {} //= 3473 3525
    __device__ S(float) {} //= 3473 3525
};
__global__ void k(int *p) {
    S s(1);
    S t(1.0f);
    p[0] = s.a + t.a;
}
//## an_array_of_a_length_at_run_time
__global__ void k(int *p, int n) {
    const int m = n;
    float a[m]; //= 28
    float b[blockDim.x]; //= 28
    a[0] = 1;
    b[0] = 2;
    p[0] = a[0] + b[0];
}
//## a_shared_array_of_a_length_at_run_time
template <class T> __global__ void k(T *p, int n) {
    __shared__ T a[n]; //= 28
    __shared__ T b[blockDim.x]; //= 28
    a[0] = p[0];
    b[0] = a[0];
    p[1] = b[0];
}
void launch(int *p) { k<<<1, 1>>>(p, 1); }
//## texture_headers differs
#include <texture_indirect_functions.h>
texture<float, 1> t; //= 864
__global__ void k(float *p, cudaTextureObject_t o) {
    p[0] = tex1Dfetch<float>(o, 1);
    p[1] = tex2D<float>(o, 1.0f, 2.0f);
    p[2] = tex1Dfetch(t, 1); //= 304
}
//## the_address_of_a_host_function_is_passed
int compare(const void *, const void *);
typedef int (*Compare)(const void *, const void *);
__device__ Compare table[2];
__device__ void set(Compare c) { table[0] = c; }
__global__ void k(int *p) {
    set(compare); //= 3525
    table[1] = &compare; //= 3525
    p[0] = table[1] == compare; //= 3525
}
//## the_address_of_a_host_template
template <class T> T twice(T x) { return x + x; }
typedef int (*F)(int);
__global__ void k(int *p) {
    F f = twice<int>; //= 3525
    F g = &twice; //= 3525
    p[0] = f(1) + g(1);
}
//## the_address_of_a_static_member
struct S {
    static int f(int);
    int g(int);
};
template <class F> __device__ int call(F f) { return f(1); }
__global__ void k(int *p) {
    p[0] = call(S::f); //= 3525
    int (*f)(int) = &S::f; //= 3525
    p[1] = f(2);
}
//## host_variables_of_namespaces_and_classes
#include <string>
namespace config {
int size = 4;
static float scale = 2;
const float factor = 3;
const char *name = "x";
}
struct S {
    static float member;
    inline static int other = 3;
};
__global__ void k(float *p) {
    p[0] = config::size; //= 3525 w3551
    p[1] = config::scale * config::factor; //= 3525 w3551
    p[2] = config::name[0]; //= 3525 w3551
    p[3] = S::member + S::other; //= 3525 w3551
    config::size++; //= 3525 w3551 w3552
}
//## host_arrays_in_device_code
float weights[4] = {1, 2, 3, 4};
const float bias[2] = {1, 2};
constexpr float fixed[2] = {1, 2};
__device__ float sum(const float *f) { return f[0]; }
__global__ void k(float *p) {
    p[0] = weights[0]; //= 3525 w3551
    p[1] = sum(bias); //= 3525
    p[2] = fixed[1]; //= 3525
    p[3] = fixed[(int)p[0]]; //= 3525
    for (float w : weights) //= 3525 w3553
        p[4] += w;
}
//## a_kernel_calls_a_kernel
__global__ void child(int *p) { p[0] = 1; }
__global__ void parent(int *p) {
    child<<<1, 1>>>(p); //= 3480
    child(p); //= 3508
}
//## a_kernel_that_is_a_member
struct S {
    __global__ void k(int *p); //= 3688
    static __global__ void s(int *p); //= 3688
};
//## a_kernel_with_variadic_arguments
__global__ void k(int n, ...) {} //= 3503
template <class... T> __global__ void t(T... x) {}
void launch() { t<<<1, 1>>>(1, 2); }
//## a_missing_return_in_a_template
template <class T> __device__ T f(T x) {
    if (x > 0)
        return x;
} //= w940
__device__ auto g(int x) {
    while (x)
        x--;
}
__global__ void k(int *p) { p[0] = f(1); g(1); }
//## unused_results_and_variables
__device__ int f(int x) { return x; }
__global__ void k(int *p, int n) {
    f(1);
    p[0] == 1; //= w174
    int i = 0, j; //= w177
    const int c = 3; //= w177
    for (int i = 0; i < n; i++)
        ;
    float unused[3]; //= w177
    auto l = [] {}; //= w177
}
//## comparisons_of_different_signs
__global__ void k(unsigned *p, int n) {
    unsigned i = threadIdx.x;
    if (i < n)
        p[i] = n;
    if (i < 0) //= w186
        p[0] = 1;
    if (i >= 0) //= w186
        p[1] = 2;
    p[2] = 1 / 0; //= w39
    p[3] = 1 << 40; //= w63
}
//## misspelt_names_of_cuda
__global__ void k(int *p) {
    int i = threadIdx.x + blockidx.x * blockDim.x; //= 20
    p[i] = threadIdx.y;
    __syncthread(); //= 20
    atomicAdd(p, 1.0);
    __shfl_down(p[0], 1); //= 20
}
//## forgotten_template_arguments
template <class T, int N> struct Tile {
    T data[N];
};
template <class T> __device__ T make();
__global__ void k(int *p) {
    Tile<int> t; //= 442
    p[0] = make(); //= 304
    Tile<float, 3> u;
    u.size(); //= 135
}
//## a_class_of_the_host_is_a_member
#include <vector>
struct Grid {
    std::vector<float> cells;
    int w, h;
    __device__ float at(int x, int y) const { return cells[y * w + x]; } //= 3473 3525
    __device__ int size() const { return w * h; }
};
__global__ void k(Grid g, float *p) {
    p[0] = g.at(1, 2);
    p[1] = g.size();
}
//## a_local_class_with_host_members
__global__ void k(int *p) {
    struct L {
        int x;
        L(int x) : x(x) {}
        int get() { return x; }
        __device__ int dev() { return x; }
    };
    L l(1); //= 3475 3525
    p[0] = l.get() + l.dev(); //= 3475 3525
}
//## conversions_and_operators_of_the_host
struct Half {
    float x;
    Half(float x) : x(x) {}
    operator float() const { return x; }
    bool operator<(const Half &o) const { return x < o.x; }
    Half &operator++() { ++x; return *this; }
};
__device__ float take(Half h) { return h; } //= 3473 3525
__global__ void k(float *p) {
    p[0] = take(p[1]); //= 3475 3525
    Half h = 3.0f; //= 3475 3525
    ++h; //= 3475 3525
    if (h < Half(2)) //= 3475 3525
        p[2] = h; //= 3475 3525
}
//## iterators_of_one_s_own
template <class T> struct Iterator {
    T *p;
    T &operator*() const { return *p; }
    Iterator &operator++() { ++p; return *this; }
    bool operator!=(const Iterator &o) const { return p != o.p; }
};
template <class T> struct Range {
    T *a, *b;
    __device__ Iterator<T> begin() const { return {a}; }
    __device__ Iterator<T> end() const { return {b}; }
};
__global__ void k(int *p) {
    int s = 0;
    for (int x : Range<int>{p, p + 4}) //= 3475 3525
        s += x;
    p[0] = s;
}
//## a_constant_class_of_the_host
struct Point {
    constexpr Point(int x, int y) : x(x), y(y) {}
    constexpr int sum() const { return x + y; }
    int x, y;
};
constexpr Point origin(0, 0);
__global__ void k(int *p) {
    p[0] = origin.x;
    p[1] = origin.sum(); //= 3476
    constexpr Point q(1, 2); //= 3476
    p[2] = q.sum(); //= 3476
    Point r(p[0], p[1]);
    p[3] = r.y;
}
//## time_points_and_durations
#include <chrono>
__global__ void k(long *p) {
    std::chrono::seconds s(3); //= 3476
    auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(s); //= 3476
    p[0] = ms.count(); //= 3476
    using namespace std::chrono_literals;
    auto t = 3s; //= 3476
    p[1] = t.count(); //= 3476
}
//## mathematics_of_the_standard
#include <cmath>
__global__ void k(double *p) {
    p[0] = std::pow(p[1], 2);
    p[1] = std::sqrt(p[0]) + std::abs(p[2]) + std::fmod(p[0], 2.0);
    p[2] = std::lerp(1.0, 2.0, p[0]); //= 135
    p[3] = std::hypot(p[0], p[1], p[2]);
    p[4] = std::beta(1.0, 2.0);
}
//## type_traits_and_bits c++20 differs
#include <bit>
#include <type_traits>
#include <ranges>
#include <vector>
__global__ void k(unsigned *p) {
    p[0] = std::countl_zero(p[1]); //= 3476
    p[1] = std::bit_cast<unsigned>(1.0f); //= 3476
    p[2] = std::has_single_bit(p[0]) && std::is_same_v<int, int>; //= 3476
    if (std::is_constant_evaluated()) //= 3476 w3060
        p[3] = 1;
}
//## formats_and_source_locations c++20
#include <source_location>
#include <string>
__device__ int line(std::source_location l = std::source_location::current()) { return l.line(); } //= 3474
__global__ void k(int *p) { p[0] = line(); }
//## bodies_of_templates_are_read_in_instances_only c++17
template<class T> void f() { nope x; return 1 }
template<class T> struct D { void f() { nope; } void g(); };
template<class T> void D<T>::g() { using ::nope; }
struct F { template<class T> void k() { static_assert(false, ""); } };
template<class T> __host__ __device__ int chosen(T x) { using ::nope; return nope(x); }
template<class T> void bad(nope x); //= 20
template<class T> int v = nope; //= 20
auto l = [](auto x) { nope; }; //= 20
template<class T> struct G { static_assert(false, ""); }; //= 1574
template<class T> void used() { nope x; } //= 20
template void used<int>();
//## function_templates_named_as_friends_are_not_compared c++17
template<class S> __global__ void kernel(S) {}
__global__ void plain(int) {}
template<class S> __device__ void device(S) {}
namespace N { template<class S> __global__ void inner(S); }
struct A { template<class S> friend void kernel(S); template<class S> friend void device(S); template<class S> friend void N::inner(S); };
template<class T> struct B { template<class S> friend void kernel(S); template<class S> friend void N::inner(S); };
struct C { friend void plain(int); }; //= 3487
B<int> b;
//## histogram_with_a_map
#include <map>
__global__ void count(const int *data, int n, std::map<int, int> *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        (*out)[data[i]]++; //= 3475 3525
}
//## optional_result
#include <optional>
__device__ std::optional<float> safe_div(float a, float b) {
    if (b == 0)
        return std::nullopt; //= 3474
    return a / b;
}
__global__ void k(float *p) {
    auto r = safe_div(p[0], p[1]);
    p[2] = r.has_value() ? *r : 0.f; //= 3476
    p[3] = r.value_or(1.f); //= 3476
}
//## variant_visit
#include <variant>
__global__ void k(int *p) {
    std::variant<int, float> v = 3; //= 3476
    p[0] = std::get<int>(v); //= 3476
    std::visit([&](auto x) { p[1] = x; }, v); //= 3476
}
//## shared_pointer_in_struct
#include <memory>
struct Node {
    std::shared_ptr<Node> next;
    int value;
};
__global__ void sum(Node *n, int *out) {
    int s = 0;
    while (n) {
        s += n->value;
        n = n->next.get(); //= 3475 3525
    }
    *out = s;
}
//## unique_pointer_made
#include <memory>
__global__ void k(int *p) {
    auto q = std::make_unique<int>(3); //= 3475 3525
    p[0] = *q; //= 3475 3525
}
//## function_object_argument
#include <functional>
__global__ void apply(std::function<float(float)> f, float *x) { x[threadIdx.x] = f(x[threadIdx.x]); } //= 3475 3525
void run(float *x) { apply<<<1, 32>>>([](float v) { return v * 2; }, x); }
//## random_numbers
#include <random>
__global__ void fill(float *x) {
    std::mt19937 g(threadIdx.x); //= 3475 3525
    std::uniform_real_distribution<float> d(0.f, 1.f); //= 3475 3525
    x[threadIdx.x] = d(g); //= 3475 3525
}
//## virtual_dispatch_from_host_class
struct Shape {
    virtual ~Shape() {}
    virtual float area() const = 0;
};
struct Circle : Shape {
    float r;
    Circle(float r) : r(r) {}
    float area() const override { return 3.14f * r * r; }
};
__global__ void k(float *out) {
    Circle c(2.f);
    const Shape &s = c;
    *out = s.area(); //= 3475
}
//## recursion_of_a_host_function
int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
__global__ void k(int *p) { p[threadIdx.x] = fact(threadIdx.x); } //= 3475 3525
//## throws_in_kernel
#include <stdexcept>
__global__ void k(int *p) {
    if (!p)
        throw std::runtime_error("null"); //= 3517
    try { //= 3517
        *p = 1;
    } catch (...) {
    }
}
//## static_variable_in_kernel
#include <string>
__global__ void k(int *p) {
    static int counter = 0;
    static std::string name = "x"; //= 3511
    *p = counter++;
}
//## chrono_in_kernel
#include <chrono>
__global__ void k(long *p) {
    auto t = std::chrono::steady_clock::now();
    *p = t.time_since_epoch().count(); //= 3476
}
//## cout_in_kernel
#include <iostream>
__global__ void k(int *p) {
    std::cout << "value " << *p << std::endl; //= 3475 3525 w3553
    std::cerr << 1.5 << '\n'; //= 3475 3525 w3553
}
//## sstream_in_device
#include <sstream>
#include <string>
__device__ std::string text(int v) {
    std::ostringstream o;
    o << v; //= 3473 3525
    return o.str(); //= 3473 3525
}
//## algorithms_with_lambda
#include <algorithm>
#include <numeric>
__global__ void k(int *p, int n) {
    std::sort(p, p + n, [](int a, int b) { return a > b; });
    int s = std::accumulate(p, p + n, 0);
    std::fill(p, p + n, s);
    p[0] = *std::max_element(p, p + n); //= 3476
    p[1] = std::count_if(p, p + n, [](int x) { return x > 0; });
    std::reverse(p, p + n);
}
//## bitset_and_array
#include <array>
#include <bitset>
__global__ void k(int *p) {
    std::array<int, 4> a = {1, 2, 3, 4};
    std::bitset<8> b(5); //= 3476
    p[0] = a[1] + a.size(); //= 3476
    p[1] = b.count();
    b.set(3);
    for (int x : a)
        p[2] += x;
    a.fill(0);
}
//## pair_and_tie
#include <tuple>
#include <utility>
__device__ std::pair<int, int> two() { return std::make_pair(1, 2); } //= 3474
__global__ void k(int *p) {
    int a, b;
    std::tie(a, b) = two(); //= 3476
    p[0] = a + b;
    std::swap(a, b);
    auto t = std::make_tuple(1, 2.0f); //= 3476
    p[1] = std::get<0>(t); //= 3476
    auto [x, y] = two();
    p[2] = x + y;
}
//## string_view_in_kernel
#include <string_view>
__device__ bool has(std::string_view s, char c) { return s.find(c) != std::string_view::npos; } //= 3474
__global__ void k(int *p) {
    std::string_view v = "hello";
    p[0] = v.size() + has(v, 'l'); //= 3476
    p[1] = v.substr(1, 2).length(); //= 3476
}
//## host_template_with_callback
#include <vector>
template <class F> void for_each(std::vector<int> &v, F f) {
    for (auto &x : v)
        f(x);
}
template <class F> void apply_n(int n, F f) {
    for (int i = 0; i < n; i++)
        f(i);
}
__global__ void k(int *p) {
    apply_n(4, [=](int i) { p[i] = i; }); //= 3475 3525
}
//## global_variables_of_the_host
#include <vector>
int limit = 10;
const int fixed = 5;
static float table[16];
std::vector<int> cache;
constexpr float pi = 3.14f;
__global__ void k(int *p) {
    p[0] = limit + fixed; //= 3525 w3551
    p[1] = table[3] * pi; //= 3525 w3551
    p[2] = cache.size(); //= 3475 3525 w3553
    const float *q = &pi; //= 3525
    p[3] = *q;
}
//## matrix_class_template
#include <vector>
#include <cstring>
template <class T> class Matrix {
    std::vector<T> data_;
    int rows_, cols_;
public:
    Matrix(int r, int c) : data_(r * c), rows_(r), cols_(c) {}
    T &operator()(int i, int j) { return data_[i * cols_ + j]; }
    const T &operator()(int i, int j) const { return data_[i * cols_ + j]; }
    int rows() const { return rows_; }
    __host__ __device__ int cols() const { return cols_; }
};
template <class T> __global__ void mul(Matrix<T> *a, Matrix<T> *b, Matrix<T> *c) {
    int i = threadIdx.x, j = threadIdx.y;
    T s = 0;
    for (int k = 0; k < a->cols(); k++)
        s += (*a)(i, k) * (*b)(k, j); //= 3475 3525
    (*c)(i, j) = s; //= 3475 3525
    if (a->rows() > 3) //= 3475 3525
        memset(&s, 0, sizeof s);
}
void go(Matrix<float> *a) { mul<<<1, 1>>>(a, a, a); }
//## vector_type_with_host_operators
struct vec3 {
    float x, y, z;
    vec3() = default;
    vec3(float a, float b, float c) : x(a), y(b), z(c) {}
    vec3 operator+(const vec3 &o) const { return vec3(x + o.x, y + o.y, z + o.z); }
    vec3 &operator+=(const vec3 &o) { x += o.x; y += o.y; z += o.z; return *this; }
    float operator[](int i) const { return (&x)[i]; }
    bool operator==(const vec3 &) const = default; //= 1774
};
inline vec3 operator*(float s, const vec3 &v) { return vec3(s * v.x, s * v.y, s * v.z); }
inline float dot(const vec3 &a, const vec3 &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__global__ void k(vec3 *v, int n) {
    vec3 acc;
    for (int i = 0; i < n; i++) {
        acc += 0.5f * v[i];
        acc = acc + v[i];
    }
    v[0] = acc;
    v[1].x = dot(acc, v[2]) + acc[1];
    vec3 list[2] = {{1, 2, 3}, vec3(1, 2, 3)};
    v[3] = list[0];
}
//## vector_type_with_host_operators_20 c++20
#include <compare>
struct vec3 {
    float x, y, z;
    bool operator==(const vec3 &) const = default;
    auto operator<=>(const vec3 &) const = default;
};
__global__ void k(vec3 *v, bool *b) {
    b[0] = v[0] == v[1];
    b[1] = v[0] != v[1];
    b[2] = v[0] < v[1]; //= 3476
}
//## inherited_host_member
struct Base {
    int id;
    Base(int i) : id(i) {}
    int get() const { return id; }
    static int made() { return 3; }
    virtual int kind() { return 0; }
};
struct Derived : Base {
    using Base::Base;
    int kind() override { return 1; }
};
__global__ void k(int *p) {
    Derived d(3);
    p[0] = d.get() + Derived::made();
    p[1] = d.kind(); //= 3475
    Base b = d;
    p[2] = b.kind(); //= 3475
}
//## lambda_stored_on_host
__global__ void k(int *p) {
    auto f = [](int x) { return x * 2; };
    auto g = [p](int x) { p[x] = x; };
    p[0] = f(3);
    g(1);
    int (*h)(int) = f;
    p[1] = h(2);
}
template <class F> __global__ void run(F f, int *p) { p[threadIdx.x] = f(threadIdx.x); } //= 3476
void go(int *p) { run<<<1, 1>>>([] __device__(int x) { return x; }, p); } //= 3582 3612
//## lambda_captures_vector --extended-lambda
#include <vector>
template <class F> __global__ void run(F f, int *p) { p[threadIdx.x] = f(threadIdx.x); }
void go(int *p) {
    std::vector<int> v(10);
    run<<<1, 1>>>([=] __device__(int x) { return v[x] + (int)v.size(); }, p); //= 3473 3525 w3468
    int n = 3;
    run<<<1, 1>>>([=] __host__ __device__(int x) { return v[x] + n; }, p); //= w3468
}
//## host_lambda_passed --extended-lambda
template <class F> __global__ void run(F f, int *p) { p[threadIdx.x] = f(threadIdx.x); } //= 3476
void go(int *p) {
    int a = 3;
    run<<<1, 1>>>([=](int x) { return x + a; }, p); //= 3582
    auto g = [](int x) { return x; };
    run<<<1, 1>>>(g, p); //= 3582
}
//## memory_on_the_heap
#include <cstdlib>
#include <cstring>
#include <new>
struct Buf {
    int *p;
    Buf(int n) { p = new int[n]; }
    ~Buf() { delete[] p; }
};
__global__ void k(int n, int *out) {
    Buf b(n); //= 3475 3525
    int *q = (int *)malloc(4 * n);
    q = (int *)realloc(q, 8); //= 3475 3525
    int *c = (int *)calloc(4, n); //= 3475 3525
    free(q);
    free(c);
    Buf *h = new Buf(3); //= 3475 3525
    delete h; //= 3475 3525
    Buf *pl = new (out) Buf(4); //= 3475 3525
    pl->~Buf(); //= 3475 3525
    memcpy(out, b.p, 4); //= 3475 3525
}
//## files_in_kernels
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <fstream>
__global__ void k(int *p) {
    FILE *f = fopen("a", "r"); //= 3475 3525
    fprintf(stderr, "%d\n", *p); //= 3475 3525
    if (!f)
        exit(1); //= 3475 3525
    char line[20];
    fgets(line, 20, f); //= 3475 3525
    sprintf(line, "%d", *p); //= 3475 3525
    fclose(f); //= 3475 3525
    std::ofstream o("x");
    puts("a"); //= 3475 3525
    assert(0);
    abort(); //= 3475 3525
}
//## math_functions
#include <cmath>
#include <complex>
__global__ void k(float *p, double *d) {
    p[0] = std::sqrt(p[1]) + std::pow(p[2], 2) + std::abs(p[3]);
    d[0] = std::hypot(d[1], d[2]) + std::tgamma(d[3]) + std::beta(d[0], d[1]);
    std::complex<float> c(1, 2); //= 3476
    c *= c;
    p[4] = std::norm(c) + c.real() + std::abs(c); //= 3476
    p[5] = std::max(p[1], p[2]) + std::clamp(p[0], 0.f, 1.f); //= 135 3476
    d[1] = std::fma(d[1], d[2], d[3]) + std::lgamma(d[0]) + std::cyl_bessel_j(0, d[1]);
}
//## atomics_of_the_host
#include <atomic>
#include <mutex>
#include <thread>
__device__ std::atomic<int> counter;
std::mutex m;
__global__ void k(int *p) {
    counter++;
    counter.fetch_add(1);
    std::lock_guard<std::mutex> l(m); //= w3553
    std::atomic<int> a(3); //= 3476
    p[0] = a.load();
    a.store(4);
    std::thread t([] {});
}
//## shared_with_constructors
struct P {
    int x;
    __device__ P() : x(3) {}
};
struct Q {
    int x = 4;
};
struct R {
    int x;
    ~R() {}
};
__global__ void k(int *p) {
    __shared__ P a;
    __shared__ Q b[4];
    __shared__ R c;
    __shared__ int d = 3; //= 3510
    __shared__ int e[1024 * 1024];
    p[0] = a.x + b[0].x + c.x + d + e[0];
}
//## device_variables_with_initializers
#include <cmath>
struct C {
    int x;
    C(int v) : x(v) {}
};
struct D {
    int x;
    __host__ __device__ constexpr D(int v) : x(v) {}
};
int host();
__device__ C c(3); //= 3518
__device__ D d(3);
__constant__ float f = std::sqrt(2.f); //= 3518
__device__ int h = host(); //= 3518
__managed__ int m = 4;
__constant__ C cc{4}; //= 3518
__global__ void k(int *p) { *p = c.x + d.x + f + h + m + cc.x; }
//## deleted_copies
struct N {
    int v;
    N(const N &) = delete;
    __device__ N(int x) : v(x) {}
};
struct M {
    int v;
    __device__ M(int x) : v(x) {}
    __device__ M(M &&o) : v(o.v) {}
};
__device__ void take(N n);
__device__ void takem(M n);
__global__ void k(N *n, M *m) {
    N a = *n; //= 1776
    take(*n); //= 1776
    M b = *m; //= 1776
    takem(*m); //= 1776
    M c(3);
    takem(c); //= 1776
}
//## spaces_of_overrides
struct B {
    __device__ virtual int f() { return 1; }
    virtual int g() { return 2; }
    __host__ __device__ virtual int h() { return 3; }
};
struct D : B {
    int f() override { return 4; } //= 3545
    __device__ int g() override { return 5; } //= 3542
    __device__ int h() override { return 6; } //= 3547
};
__global__ void k(B *b, int *p) {
    D d;
    p[0] = b->f() + b->g() + b->h() + d.f() + d.g(); //= 3475
}
//## recursion_and_default_arguments
int base();
__device__ int depth(int n, int d = base()) { return n ? depth(n - 1) : d; } //= 3473 3475 3525
template <int N> __device__ int t() { return t<N - 1>() + base(); } //= 3473 3525
template <> __device__ int t<0>() { return 0; }
__global__ void k(int *p) { p[0] = depth(3) + depth(2, 1) + t<3>(); }
//## constexpr_tables
#include <array>
constexpr int sq(int x) { return x * x; }
constexpr std::array<int, 3> table = {1, 2, 3};
constexpr int raw[] = {1, 2, 3};
template <int N> constexpr int tmpl() { return N * 2; }
__global__ void k(int *p) {
    constexpr int a = sq(3); //= 3476
    int b = sq(p[0]); //= 3476
    p[0] = a + b + table[1] + raw[p[1]]; //= 3476
    p[1] = tmpl<3>() + table.size() + table[p[2]]; //= 3476
    static_assert(sq(2) == 4, ""); //= 3476
    int arr[sq(3)]; //= 3476
    p[2] = arr[0]; //= w549
}
//## textures_and_surfaces
__global__ void k(cudaTextureObject_t t, cudaSurfaceObject_t s, float *p) {
    p[0] = tex2D<float>(t, 1.f, 2.f) + tex1Dfetch<float>(t, 3);
    float v = surf2Dread<float>(s, 4, 1);
    surf2Dwrite(v, s, 4, 1);
    cudaDeviceSynchronize(); //= 3475 3525
    int n;
    cudaGetDeviceCount(&n);
    cudaMalloc((void **)&p, 4);
}
//## enums_and_switch
#include <cstdio>
enum class Op { add, sub, mul };
const char *name(Op o);
static inline float eval(Op o, float a, float b) {
    switch (o) {
    case Op::add: return a + b;
    case Op::sub: return a - b;
    default: return a * b;
    }
}
__global__ void k(Op o, float *p) {
    p[0] = eval(o, p[1], p[2]); //= 3475 3525
    const char *n = name(o); //= 3475 3525
    (void)n;
    printf("%s\n", name(o)); //= 3475 3525
}
//## member_kernel_and_this
struct Sim {
    float *d;
    float step(float x) { return x + 1; }
    __device__ float fast(float x) { return step(x); } //= 3473 3525
    void launch();
};
__global__ void k(Sim s) {
    s.d[0] = s.step(1) + s.fast(2); //= 3475 3525
    auto p = &Sim::step; //= 3525
    s.d[1] = (s.*p)(3);
}
void Sim::launch() { k<<<1, 1>>>(*this); }
//## linked_list_in_kernel
struct Node { int v; Node *next; Node(int v) : v(v), next(nullptr) {} };
class List {
    Node *head = nullptr;
public:
    List() = default;
    ~List() { while (head) { Node *n = head->next; delete head; head = n; } }
    __device__ void push(int v) { Node *n = new Node(v); n->next = head; head = n; } //= 3473 3525
    int size() const { int c = 0; for (Node *n = head; n; n = n->next) c++; return c; }
};
__global__ void k(int *out) {
    List l;
    l.push(1);
    *out = l.size(); //= 3475 3525
}
//## string_to_number
#include <cstdlib>
#include <string>
__global__ void k(const char *s, int *out) {
    out[0] = atoi(s); //= 3475 3525
    out[1] = std::stoi("12"); //= 3475 3525
    out[2] = strtol(s, nullptr, 10); //= 3475 3525
    std::string t = std::to_string(out[0]); //= 3475 3525
    out[3] = t.length(); //= 3475 3525
}
//## functional_objects
#include <functional>
__device__ int apply(int a, int b, std::function<int(int, int)> f) { return f(a, b); }
__global__ void k(int *p) {
    std::plus<int> plus;
    p[0] = plus(1, 2) + std::multiplies<>{}(2, 3); //= 3476
    p[1] = std::less<int>()(1, 2); //= 3476
    p[2] = apply(1, 2, std::minus<int>());
    auto b = std::bind(std::plus<int>(), std::placeholders::_1, 3);
    p[3] = b(4);
    p[4] = std::hash<int>()(3);
    p[5] = std::invoke([](int x) { return x; }, 3);
}
//## iterators
#include <iterator>
#include <vector>
__device__ int total(std::vector<int>::iterator a, std::vector<int>::iterator b) {
    int s = 0;
    for (; a != b; ++a)
        s += *a;
    return s;
}
__global__ void k(int *p) {
    int a[4] = {1, 2, 3, 4};
    for (auto i = std::begin(a); i != std::end(a); ++i) //= 3476
        p[0] += *i;
    p[1] = std::distance(a, a + 4) + std::size(a); //= 3476
    auto r = std::make_reverse_iterator(a + 4); //= 3476
    p[2] = *r; //= 3476
    p[3] = *std::next(a); //= 3476
}
//## numeric_limits_and_traits
#include <limits>
#include <type_traits>
template <class T> __device__ T biggest() {
    if constexpr (std::is_integral_v<T>)
        return std::numeric_limits<T>::max(); //= 3474
    else
        return std::numeric_limits<T>::infinity(); //= 3474
}
__global__ void k(float *f, int *i) {
    f[0] = biggest<float>();
    i[0] = biggest<int>();
    f[1] = std::numeric_limits<float>::epsilon(); //= 3476
    std::remove_const_t<const int> x = 3;
    i[1] = x;
    i[2] = std::numeric_limits<int>::digits;
}
//## moved_objects
#include <memory>
#include <utility>
struct Big { int *p; Big(Big &&o) : p(o.p) { o.p = nullptr; } Big(int *q) : p(q) {} Big &operator=(Big &&o) { p = o.p; return *this; } };
__device__ Big make(int *p) { return Big(p); } //= 3473 3525
__global__ void k(int *p) {
    Big a(p); //= 3475 3525
    Big b = std::move(a); //= 3475 3525
    a = std::move(b); //= 3475 3525
    Big c = make(p);
    c = make(p); //= 3475 3525
    int x = std::exchange(p[0], 3); //= 3475 3525
    p[1] = std::forward<int>(x);
    std::swap(p[2], p[3]); //= 3475 3525
}
//## class_hierarchy_with_templates
template <class D> struct Crtp { int run() { return static_cast<D *>(this)->impl(); } __device__ int drun() { return static_cast<D *>(this)->impl(); } }; //= 3473 3525
struct X : Crtp<X> { int impl() { return 1; } };
struct Y : Crtp<Y> { __device__ int impl() { return 2; } };
__global__ void k(int *p) {
    X x;
    Y y;
    p[0] = x.run() + x.drun(); //= 3475 3525
    p[1] = y.run() + y.drun(); //= 3475 3525
}
//## policy_templates
struct HostPolicy { static int get() { return 1; } static constexpr int value() { return 2; } };
struct DevicePolicy { __device__ static int get() { return 1; } static constexpr int value() { return 2; } };
template <class P> __global__ void k(int *p) { p[0] = P::get() + P::value(); } //= 3476
template <class P> __host__ __device__ int hd() { return P::get(); }
template <class P> __device__ int d() { return hd<P>(); }
__global__ void m(int *p) { p[0] = d<HostPolicy>() + d<DevicePolicy>(); }
void go(int *p) { k<HostPolicy><<<1, 1>>>(p); k<DevicePolicy><<<1, 1>>>(p); hd<HostPolicy>(); }
//## host_function_pointer_table
int add(int a, int b) { return a + b; }
__device__ int mul(int a, int b) { return a * b; }
typedef int (*Op)(int, int);
__device__ Op table[] = {mul, add}; //= 3525
__constant__ Op one = mul;
Op host_table[] = {add};
__global__ void k(Op f, int *p) {
    p[0] = table[0](1, 2) + one(3, 4);
    p[1] = f(1, 2);
    Op g = add; //= 3525
    p[2] = g(1, 2);
    p[3] = host_table[0](1, 2); //= 3525 w3551
}
//## assert_and_exit
#include <cassert>
#include <cstdio>
#include <cstdlib>
__device__ void check(bool b) {
    assert(b);
    if (!b) {
        printf("bad\n");
        std::exit(2); //= 3473 3525
    }
    std::abort(); //= 3473 3525
    __trap();
}
__global__ void k(int *p) { check(*p); fflush(stdout); perror("x"); } //= 3475 3525
//## time_and_random
#include <cstdlib>
#include <ctime>
__global__ void k(int *p) {
    srand(time(nullptr)); //= 3475 3525
    p[0] = rand(); //= 3475 3525
    p[1] = clock();
    p[2] = std::rand() % 3; //= 3475 3525
    p[3] = clock64();
}
//## operators_of_friends
struct Money {
    int c;
    friend Money operator+(Money a, Money b) { return {a.c + b.c}; }
    friend __device__ Money operator-(Money a, Money b) { return {a.c - b.c}; }
    friend bool operator==(const Money &a, const Money &b);
    explicit operator bool() const { return c; }
    int operator()(int x) { return c * x; }
    Money &operator++() { ++c; return *this; }
    Money operator++(int) { return {c++}; }
    int operator*() { return c; }
    Money *operator->() { return this; }
};
__global__ void k(Money *m, int *p) {
    m[0] = m[1] + m[2]; //= 3475 3525
    m[0] = m[1] - m[2];
    if (m[0] == m[1]) //= 3475 3525
        p[0] = 1;
    if (m[0]) //= 3475 3525
        p[1] = m[0](3); //= 3475 3525
    ++m[0]; //= 3475 3525
    m[0]++; //= 3475 3525
    p[2] = *m[0] + m[0]->c; //= 3475 3525
}
//## lambdas_in_device_functions
__device__ int run(int n) {
    auto square = [](int x) { return x * x; };
    auto add = [n](int x) { return x + n; };
    auto nested = [&](int x) { auto inner = [=](int y) { return x + y; }; return inner(n); };
    auto generic = [](auto a, auto b) { return a + b; };
    auto rec = [](auto self, int k) -> int { return k ? self(self, k - 1) : 0; };
    return square(n) + add(1) + nested(2) + generic(1, 2.f) + rec(rec, 3);
}
int helper(int);
__global__ void k(int *p) {
    auto bad = [](int x) { return helper(x); }; //= 3473 3525
    p[0] = bad(1) + run(2);
    auto worse = [p] { p[1] = helper(3); }; //= 3473 3525
    worse();
}
//## static_members
#include <string>
struct Config {
    static int width;
    static const int height = 4;
    static constexpr float scale = 2.f;
    static inline int depth = 3;
    static __device__ int dev; //= 3485
    static std::string name;
    static int compute() { return width; }
};
int Config::width = 3;
__global__ void k(float *p) {
    p[0] = Config::width + Config::height + Config::scale + Config::depth; //= w3551
    p[1] = Config::compute();
    p[2] = Config::name.size(); //= w3553
    const float *q = &Config::scale;
    p[3] = *q;
}
//## unions_and_bitfields
#include <cstring>
union U { int i; float f; U() : i(0) {} };
struct B { unsigned a : 3; unsigned b : 5; B() : a(1), b(2) {} };
__global__ void k(float *p) {
    U u; //= 3475 3525
    u.f = p[0];
    p[1] = u.i;
    B b; //= 3475 3525
    p[2] = b.a + b.b;
    int x;
    std::memcpy(&x, p, sizeof x);
    memset(p, 0, 4);
    p[3] = strlen("abc") + strcmp("a", "b"); //= 3475 3525
}
//## coordinates_with_index_functions
inline int idx(int x, int y, int w) { return y * w + x; }
static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }
#define AT(a, x, y) a[idx(x, y, w)]
__global__ void blur(const float *in, float *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    float s = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            s += in[idx(clampi(x + dx, 0, w - 1), clampi(y + dy, 0, h - 1), w)]; //= 3475 3525
    AT(out, x, y) = s / 9; //= 3475 3525
}
//## default_member_initializers
int next_id();
struct P { int id = next_id(); int v = 3; }; //= 3473 3475 3525
struct Q { P p; float f = 1; };
__global__ void k(int *p) {
    P a;
    Q b;
    P c{1, 2};
    Q d{};
    Q e{{1}, 2};
    p[0] = a.id + b.p.id + c.v + d.f + e.f;
}
//## exceptions_everywhere
#include <exception>
#include <new>
struct Err { int c; };
__device__ int parse(int v) {
    if (v < 0)
        throw Err{v}; //= 3517
    return v;
}
__device__ int safe(int v) noexcept { return parse(v); }
__global__ void k(int *p) {
    try { //= 3517
        p[0] = parse(p[1]);
    } catch (const Err &e) {
        p[0] = e.c;
    }
    int *q = new (std::nothrow) int;
    p[1] = safe(*q);
    std::terminate();
}
//## dynamic_shared_arrays
extern __shared__ float buffer[];
template <class T> __global__ void k(T *p, int n) {
    extern __shared__ T data[];
    data[threadIdx.x] = p[threadIdx.x];
    __shared__ T fixed[n]; //= 28
    T local[n]; //= 28
    fixed[0] = local[0];
}
__global__ void f(float *p, int n) { buffer[threadIdx.x] = p[0]; float l[n]; l[0] = 1; p[1] = l[0]; } //= 28
template __global__ void k<float>(float *, int);
//## memory_functions_of_the_runtime
#include <cstdio>
__global__ void k(int *p) {
    int *q;
    cudaMalloc(&q, 4);
    cudaMemcpyAsync(q, p, 4, cudaMemcpyDeviceToDevice, 0);
    cudaMemcpy(q, p, 4, cudaMemcpyDeviceToDevice); //= 3475 3525
    cudaFree(q);
    cudaError_t e = cudaGetLastError();
    const char *s = cudaGetErrorString(e);
    printf("%s", s);
    cudaDeviceReset(); //= 3475 3525
    cudaStream_t st;
    cudaStreamCreate(&st); //= 3475 3525
    cudaStreamCreateWithFlags(&st, cudaStreamNonBlocking);
}
//## particle_system
#include <vector>
struct float3h { float x, y, z; float3h(float a = 0, float b = 0, float c = 0) : x(a), y(b), z(c) {} };
class Particle {
public:
    float3h pos, vel;
    float mass = 1.f;
    Particle() = default;
    void step(float dt) { pos.x += vel.x * dt; }
    float energy() const { return 0.5f * mass * vel.x * vel.x; }
};
__global__ void advance(Particle *p, int n, float dt) {
    int i = threadIdx.x;
    if (i >= n)
        return;
    Particle tmp = p[i];
    tmp.step(dt); //= 3475 3525
    p[i] = tmp;
    Particle fresh;
    fresh.mass = tmp.energy(); //= 3475 3525
    p[i] = fresh;
} //= 3473 3525
//## ring_buffer_template
template <class T, int N> class Ring {
    T data[N];
    int head = 0, count = 0;
public:
    bool push(const T &v) { if (count == N) return false; data[(head + count++) % N] = v; return true; }
    T pop() { T v = data[head]; head = (head + 1) % N; --count; return v; }
    __device__ bool empty() const { return count == 0; }
    template <class F> void each(F f) { for (int i = 0; i < count; i++) f(data[(head + i) % N]); }
};
__global__ void k(int *p) {
    Ring<int, 8> r;
    r.push(3); //= 3475 3525
    p[0] = r.pop(); //= 3475 3525
    while (!r.empty())
        r.each([&](int v) { p[1] += v; }); //= 3475 3525
}
//## reduction_with_functor
struct Sum { template <class T> T operator()(T a, T b) const { return a + b; } static constexpr int identity() { return 0; } };
struct Max { template <class T> __device__ T operator()(T a, T b) const { return a > b ? a : b; } static constexpr int identity() { return -1; } };
template <class Op> __global__ void reduce(const int *in, int *out, int n) {
    __shared__ int s[256];
    Op op;
    int v = Op::identity(); //= 3476
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        v = op(v, in[i]);
    s[threadIdx.x] = v;
    __syncthreads();
    if (threadIdx.x == 0)
        out[0] = op(s[0], s[1]);
}
void go(int *a) { reduce<Sum><<<1, 256>>>(a, a, 1); reduce<Max><<<1, 256>>>(a, a, 1); }
//## enable_if_overloads
#include <type_traits>
template <class T> std::enable_if_t<std::is_integral_v<T>, T> half(T v) { return v / 2; }
template <class T> __device__ std::enable_if_t<std::is_floating_point_v<T>, T> half(T v) { return v * T(0.5); }
template <class T> __global__ void k(T *p) { p[0] = half(p[1]); } //= 3475 3525
template __global__ void k<int>(int *);
template __global__ void k<float>(float *);
//## variadic_sum
template <class T> T sum(T v) { return v; }
template <class T, class... R> T sum(T v, R... r) { return v + sum(r...); }
template <class... T> __device__ auto fold(T... v) { return (v + ... + 0); }
template <class... T> __device__ int count(T...) { return sizeof...(T); }
__global__ void k(int *p) { p[0] = sum(1, 2, 3); p[1] = fold(1, 2, 3) + count(1, 'a'); } //= 3475 3525
//## nested_classes
struct Outer {
    struct Inner { int v; Inner(int x) : v(x) {} int get() const { return v; } };
    Inner make(int x) const { return Inner(x); }
    __device__ int use() const { return make(3).get(); } //= 3473 3525
    enum { size = 4 };
    typedef int (*fn)(int);
};
__global__ void k(Outer o, int *p) { p[0] = o.use() + Outer::size + Outer::Inner(2).get(); } //= 3475 3525
//## string_formatting
#include <cstdio>
#include <cstring>
#include <string>
__global__ void k(char *out, int n) {
    char buf[32];
    snprintf(buf, sizeof buf, "%d", n); //= 3475 3525
    strcpy(out, buf); //= 3475 3525
    strcat(out, "x"); //= 3475 3525
    std::string s = "abc"; //= 3475 3525
    s += "def"; //= 3475 3525
    s.append(1, 'c'); //= 3475 3525
    printf("%s %d\n", s.c_str(), (int)s.length()); //= 3475 3525
    const char *p = strchr(out, 'x'); //= 3475 3525
    out[0] = *p;
    out[1] = toupper(out[2]); //= 3475 3525
    if (isdigit(out[3])) //= 3475 3525
        out[4] = 0; //= 3475 3525
}
//## container_members
#include <array>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>
struct Mesh {
    std::vector<float> vertices;
    std::array<int, 3> dims;
    std::unordered_map<int, int> index;
    __device__ float at(int i) const { return vertices[i]; }
    __device__ int dim(int i) const { return dims[i]; } //= 3474
    __device__ bool has(int i) const { return index.count(i) > 0; }
};
__global__ void k(Mesh *m, std::set<int> *s, float *out) {
    out[0] = m->at(1) + m->dim(2) + m->has(3);
    s->insert(3);
    for (float v : m->vertices)
        out[1] += v;
    if (s->empty())
        out[2] = s->size();
    auto it = m->index.find(3);
    if (it != m->index.end())
        out[3] = it->second;
}
//## initializer_lists
#include <algorithm>
#include <initializer_list>
#include <vector>
__device__ int total(std::initializer_list<int> l) { int s = 0; for (int x : l) s += x; return s + l.size(); }
int hosttotal(std::initializer_list<int> l);
__global__ void k(int *p) {
    p[0] = total({1, 2, 3});
    p[1] = hosttotal({1, 2});
    std::vector<int> v = {1, 2, 3};
    p[2] = std::max({1, 2, 3}); //= 3476
    for (int x : {4, 5, 6})
        p[3] += x;
    int a[] = {1, 2, 3};
    p[4] = a[0] + v[0];
}
//## device_class_with_host_base
struct Logger { void log(const char *) {} virtual void flush() {} };
struct Kernel : Logger { int n; __device__ Kernel(int n) : n(n) { log("x"); } __device__ ~Kernel() { flush(); } __device__ void flush() override {} }; //= 3542
__global__ void k(int *p) { Kernel a(3); p[0] = a.n; }
//## conversion_operators
struct Deg { float v; explicit Deg(float x) : v(x) {} operator float() const { return v; } };
struct Rad { float v; Rad(Deg d) : v(d * 0.017f) {} __device__ explicit operator Deg() const { return Deg(v); } }; //= 3473 3525
__device__ float s(Rad r) { return r.v; }
__global__ void k(float *p) { Deg d(30); p[0] = d; p[1] = s(d); p[2] = s(Rad(d)); Deg e = Deg(Rad(d)); p[3] = e + 1; if (d) p[4] = 1; } //= 3475 3525
//## static_dispatch_tables
struct Ops { int (*add)(int, int); int (*mul)(int, int); };
int hadd(int a, int b) { return a + b; }
__device__ int dmul(int a, int b) { return a * b; }
__constant__ Ops cops = {hadd, dmul}; //= 3525
__device__ Ops dops;
static const Ops hops = {hadd, dmul};
__global__ void k(int *p) { p[0] = cops.add(1, 2) + dops.mul(2, 3); p[1] = hops.add(1, 2); Ops local = {hadd, dmul}; p[2] = local.add(1, 2); } //= 3475 3525
//## references_to_host_objects
struct Params { int n; float x[4]; int get() const { return n; } __device__ int dget() const { return n; } };
Params global_params;
Params &ref = global_params;
Params *ptr = &global_params;
const Params fixed = {1, {1, 2}};
constexpr Params ce = {2, {3, 4}};
__global__ void k(int *p, Params q, const Params &r) {
    p[0] = global_params.n + ref.n + ptr->n; //= 3525 w3551
    p[1] = fixed.n + ce.n + q.n + r.n;
    p[2] = fixed.x[p[0]] + ce.x[1] + q.get() + r.dget(); //= 3475 3525
    p[3] = fixed.dget() + ce.dget(); //= 3525
    Params *w = &global_params; //= 3525 w3553
    w->n = 3;
}
//## forgotten_qualifiers_in_templates
template <class T> class Stack {
    T *d; int n;
public:
    __host__ __device__ Stack(T *p) : d(p), n(0) {}
    void push(T v);
    T top() const;
    __device__ bool full(int c) const { return n >= c; }
    template <class U> U as(int i) const { return static_cast<U>(d[i]); }
};
template <class T> void Stack<T>::push(T v) { d[n++] = v; }
template <class T> T Stack<T>::top() const { return d[n - 1]; }
template <class T> __device__ void work(Stack<T> &s, T v) { if (!s.full(4)) s.push(v); v = s.top(); v = s.template as<T>(0); } //= 3473 3525
__global__ void k(float *f, int *i) { Stack<float> a(f); work(a, 1.f); Stack<int> b(i); work(b, 2); }
//## inline_variables_and_namespaces
namespace cfg { inline int threads = 32; inline constexpr int blocks = 4; const double eps = 1e-9; static int counter; int helper() { return 1; } namespace detail { int deep(int); } using detail::deep; }
__global__ void k(double *p) { using namespace cfg; p[0] = threads + blocks + eps; counter++; p[1] = helper() + deep(2); p[2] = cfg::detail::deep(3); const double *q = &eps; p[3] = *q; } //= 3475 3525 w3551 w3552
//## goto_switch_and_asserts
#include <cassert>
int classify(int);
__device__ int f(int v) {
    switch (v) {
    case 0: return 1;
    case 1: goto end;
    default: v = classify(v); //= 3473 3525
    }
end:
    assert(v > 0 && "positive");
    return v;
}
__global__ void k(int *p) { p[0] = f(p[1]); static_assert(sizeof(int) == 4, ""); }
//## coroutine_like_state
struct Gen { int s = 0; int next() { return s++; } bool done() const { return s > 3; } struct It { Gen *g; int operator*() { return g->next(); } It &operator++() { return *this; } bool operator!=(const It &) const { return !g->done(); } }; It begin() { return {this}; } It end() { return {nullptr}; } };
__global__ void k(int *p) { Gen g; for (int x : g) p[0] += x; while (!g.done()) p[1] = g.next(); } //= 3475 3525
//## complex_numbers
#include <complex>
typedef std::complex<double> C;
__device__ C mulc(C a, C b) { return a * b; }
__global__ void k(C *p) { p[0] = p[1] + p[2]; p[1] = mulc(p[0], C(0, 1)); p[2] = std::exp(p[0]) / 2.0; p[3] = std::conj(p[0]); double d = std::abs(p[0]) + p[0].imag() + real(p[1]); p[4] = d; p[5] = {1, 2}; p[6] *= 2.0; p[7] = -p[6]; bool b = p[0] == p[1]; p[8] = b; } //= 3476
//## clamp_and_lerp
#include <algorithm>
#include <cmath>
#include <numeric>
__global__ void k(float *p, int *i) { p[0] = std::clamp(p[1], 0.f, 1.f); p[1] = std::fmin(p[0], 1.f) + std::fmax(p[1], 2.f) + fminf(p[2], 1); i[0] = std::gcd(4, 6) + std::abs(-3) + std::min(i[1], i[2]); p[2] = std::floor(p[3]) + std::round(p[4]) + std::trunc(p[5]) + std::fmod(p[6], 2.f); p[3] = std::isnan(p[4]) + std::isfinite(p[5]) + std::signbit(p[6]); i[3] = std::lround(p[7]); p[8] = std::sin(p[9]) + cosf(p[1]) + std::atan2(p[2], p[3]) + std::log1p(p[4]) + std::cbrt(p[5]) + std::erf(p[6]); int e; p[7] = std::frexp(p[8], &e) + std::ldexp(p[1], 3) + std::nextafter(p[1], p[2]); std::iota(i, i + 3, 0); std::swap(i[0], i[1]); } //= 3476
//## weak_and_shared_ownership
#include <memory>
struct Res { int v; };
__global__ void k(std::shared_ptr<Res> s, std::weak_ptr<Res> *w, std::unique_ptr<int[]> *u, int *p) { p[0] = s->v + (*s).v + s.use_count(); auto l = w->lock(); if (l) p[1] = l->v; (*u)[0] = 3; u->reset(); auto m = std::make_shared<Res>(); p[2] = m.get()->v; std::shared_ptr<Res> c = s; } //= 3473 3475 3525
//## matrix_multiply_with_vectors
#include <vector>
#include <cstdio>
#define N 16
__global__ void matmul(const std::vector<float> a, const std::vector<float> b, std::vector<float> &c) {
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < N && col < N) {
        float sum = 0;
        for (int i = 0; i < N; ++i) {
            sum += a[row * N + i] * b[i * N + col]; //= 3475 3525
        }
        c[row * N + col] = sum; //= 3475 3525
    }
}
int main() {
    std::vector<float> a(N * N), b(N * N), c(N * N);
    dim3 threads(4, 4), blocks(4, 4);
    matmul<<<blocks, threads>>>(a, b, c);
    cudaDeviceSynchronize();
    printf("%f\n", c[0]);
}
//## queue_and_stack
#include <queue>
#include <stack>
#include <deque>
__device__ int bfs(int start) {
    std::queue<int> q; //= 3473 3525
    q.push(start); //= 3473 3525
    int seen = 0;
    while (!q.empty()) { //= 3473 3525
        int v = q.front(); //= 3473 3525
        q.pop(); //= 3473 3525
        seen += v;
    }
    return seen;
}
__global__ void k(int *p) {
    p[0] = bfs(1);
    std::stack<int> s; //= 3475 3525
    s.push(2); //= 3475 3525
    p[1] = s.top(); //= 3475 3525
    std::priority_queue<int> pq; //= 3475 3525
    pq.emplace(3); //= 3475 3525
    std::deque<int> d(3, 4); //= 3475 3525
    d.push_front(1); //= 3475 3525
    p[2] = d.back() + pq.size(); //= 3475 3525
} //= 3473 3525
//## ray_tracer
#include <cmath>
struct Vec { double x, y, z; Vec(double a = 0, double b = 0, double c = 0) { x = a; y = b; z = c; }
    Vec operator+(const Vec &b) const { return Vec(x + b.x, y + b.y, z + b.z); }
    Vec operator*(double b) const { return Vec(x * b, y * b, z * b); }
    Vec &norm() { return *this = *this * (1 / sqrt(x * x + y * y + z * z)); }
    double dot(const Vec &b) const { return x * b.x + y * b.y + z * b.z; } };
struct Ray { Vec o, d; Ray(Vec o_, Vec d_) : o(o_), d(d_) {} };
struct Sphere { double rad; Vec p;
    __host__ __device__ double intersect(const Ray &r) const {
        Vec op = p + r.o * -1; //= w3471
        double t, b = op.dot(r.d), det = b * b - op.dot(op) + rad * rad; //= w3471
        if (det < 0) return 0; else det = sqrt(det);
        return (t = b - det) > 1e-4 ? t : 0;
    } };
__constant__ Sphere spheres[2]; //= 3518
__global__ void render(Vec *out, int w) {
    int i = threadIdx.x;
    Ray r(Vec(1, 2, 3), Vec(0, 0, 1).norm());
    out[i] = Vec(spheres[0].intersect(r));
}
//## game_of_life_class
class Grid {
    int w, h;
    bool *cells;
public:
    Grid(int w, int h) : w(w), h(h), cells(new bool[w * h]()) {}
    ~Grid() { delete[] cells; }
    Grid(const Grid &) = delete;
    Grid &operator=(const Grid &) = delete;
    bool get(int x, int y) const { return cells[((y + h) % h) * w + (x + w) % w]; }
    void set(int x, int y, bool v) { cells[y * w + x] = v; }
    __device__ int neighbours(int x, int y) const {
        int n = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                if (dx || dy)
                    n += get(x + dx, y + dy);
        return n;
    }
};
__global__ void step(Grid *a, Grid *b) {
    int x = threadIdx.x, y = threadIdx.y;
    int n = a->neighbours(x, y);
    b->set(x, y, n == 3 || (n == 2 && a->get(x, y)));
    Grid copy = *a; //= 1776
    *b = *a; //= 1776 3476
}
//## error_checking_macros
#include <cstdio>
#include <cstdlib>
#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) { fprintf(stderr, "%s", cudaGetErrorString(e)); exit(1); } } while (0)
#define LOG(...) printf(__VA_ARGS__)
__global__ void k(int *p) {
    CHECK(cudaMalloc(&p, 4)); //= 3475 3525
    LOG("%d\n", *p);
}
//## state_machine_with_std_function_map
#include <functional>
#include <map>
#include <string>
enum State { A, B };
struct Machine {
    std::map<State, std::function<State()>> table;
    State s = A;
    void step() { s = table[s](); }
    __device__ State get() const { return s; } //= 3473 3525
};
__global__ void k(Machine *m, int *p) { m->step(); *p = m->get(); Machine local; local.step(); } //= 3475 3525
//## iterating_with_algorithms_and_lambdas --extended-lambda differs
#include <algorithm>
#include <vector>
template <class It, class F> __host__ __device__ void each(It a, It b, F f) { for (; a != b; ++a) f(*a); } //= w3468 w3471
template <class F> __global__ void run(F f, int n) { if (threadIdx.x < n) f(threadIdx.x); }
void host(std::vector<int> v, int *d) {
    run<<<1, 32>>>([=] __device__(int i) { each(d, d + 3, [](int &x) { x++; }); std::for_each(d, d + 3, [](int &x) { x--; }); }, 3); //= 3473 3525
    run<<<1, 32>>>([=] __host__ __device__(int i) { d[i] = v.size(); each(v.begin(), v.end(), [](int) {}); }, 3); //= w3468 w3471
    int total = 0;
    run<<<1, 32>>>([d, total] __device__(int i) { d[i] = total; }, 3);
}
//## type_erasure
#include <memory>
struct Concept { virtual ~Concept() = default; virtual int call(int) const = 0; };
template <class T> struct Model : Concept { T t; Model(T t) : t(t) {} int call(int x) const override { return t(x); } };
class Any { std::unique_ptr<Concept> c; public: template <class T> Any(T t) : c(new Model<T>(t)) {} int operator()(int x) const { return c->call(x); } };
struct Twice { __host__ __device__ int operator()(int x) const { return 2 * x; } };
__global__ void k(Any *a, int *p) { p[0] = (*a)(3); Any b(Twice{}); p[1] = b(4); Model<Twice> m(Twice{}); p[2] = m.call(2); } //= 3475
//## static_local_tables
#include <array>
#include <cmath>
__device__ float lut(int i) { static const float t[4] = {0, 1, 2, 3}; static float u[2] = {std::sqrt(2.f), 1}; return t[i] + u[0]; } //= 3511
__device__ int count() { static int n; return n++; }
__global__ void k(float *p) { p[0] = lut(1) + count(); static std::array<int, 2> a{1, 2}; p[1] = a[0]; } //= 3476
//## big_locals_and_shared
struct Big { float d[1 << 16]; };
__global__ void k(float *p) { __shared__ Big b; __shared__ float tile[256][256]; b.d[0] = p[0]; tile[0][0] = b.d[1]; p[1] = tile[1][1]; }
//## wrong_launches
__global__ void k(int *p, float f) {}
template <class T> __global__ void t(T *p) {}
__device__ void d() { k<<<1, 1>>>(nullptr, 1.f); } //= 3480
__global__ void parent(int *p) { k<<<1, 32>>>(p, 2.f); t<<<1, 1>>>(p); cudaDeviceSynchronize(); } //= 3480
void go(int *p) { k<<<1, 1>>>(p, 1.0); t<<<dim3(1, 2), 3>>>(p); }
//## device_calls_kernel
__global__ void k(int *p) { *p = 1; }
__device__ void f(int *p) { k(p); } //= 3508
__global__ void g(int *p) { f(p); k(p); } //= 3508
//## host_device_mix
#ifdef __CUDA_ARCH__
#define D 1
#else
#define D 0
#endif
int host_only();
__host__ __device__ int mixed(int x) {
#if D
    return x + host_only(); //= w3468
#else
    return host_only();
#endif
}
__host__ __device__ inline int both(int x) { return mixed(x) * 2; }
__device__ int dev(int x) { return both(x); }
//## using_std_in_device
#include <algorithm>
#include <cmath>
#include <utility>
using namespace std;
__device__ float f(float a, float b) { float x = max(a, b), y = min(a, b); swap(x, y); return sqrt(x) + pow(y, 2.f) + abs(x) + floor(y); }
__global__ void k(float *p) { p[0] = f(p[1], p[2]); pair<int, float> q = make_pair(1, 2.f); p[3] = q.first + get<1>(q); p[4] = clamp(p[0], 0.f, 1.f); sort(p, p + 4); } //= 3476
//## timers_and_locks
#include <chrono>
#include <mutex>
#include <thread>
std::mutex m;
__device__ void wait() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); } //= 3474
__global__ void k(int *p) { std::unique_lock<std::mutex> l(m); wait(); auto a = std::chrono::high_resolution_clock::now(); std::this_thread::yield(); *p = (std::chrono::high_resolution_clock::now() - a).count(); std::call_once(*(std::once_flag *)p, [] {}); } //= 3476 w3553
//## stl_in_members_by_value
#include <string>
#include <vector>
struct Layer { std::string name; std::vector<float> w; int n; Layer() : n(0) {} __device__ float forward(float x) const { float y = 0; for (int i = 0; i < n; i++) y += w[i] * x; return y; } }; //= 3473 3525
__global__ void infer(Layer l, const float *x, float *y) { y[threadIdx.x] = l.forward(x[threadIdx.x]); if (l.name == "relu") y[0] = 0; } //= 3475 3525
void run(Layer l, float *x) { infer<<<1, 1>>>(l, x, x); }
//## operator_overloads_on_templates
template <class T> struct Vec3 { T x, y, z; };
template <class T> Vec3<T> operator+(const Vec3<T> &a, const Vec3<T> &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
template <class T> __device__ Vec3<T> operator-(const Vec3<T> &a, const Vec3<T> &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
template <class T, class S> auto operator*(S s, const Vec3<T> &a) -> Vec3<decltype(s * a.x)> { return {s * a.x, s * a.y, s * a.z}; }
template <class T> T length2(const Vec3<T> &a) { return a.x * a.x + a.y * a.y + a.z * a.z; }
__global__ void k(Vec3<float> *v) { v[0] = v[1] + v[2] - v[3]; v[1] = 2.f * v[0]; v[2].x = length2(v[1]); } //= 3475 3525
//## inherited_virtual_host
struct Animal { virtual int legs() const { return 4; } virtual ~Animal() {} int twice() const { return 2 * legs(); } };
struct Bird : Animal { __device__ int legs() const override { return 2; } }; //= 3542
struct Fish : Animal { int legs() const override { return 0; } };
__global__ void k(Animal *a, int *p) { Bird b; p[0] = b.legs() + b.twice(); Fish f; p[1] = f.legs() + a->legs(); Animal *n = new Bird; p[2] = n->legs(); delete n; } //= 3475
//## pointer_to_member
struct S { int a; float b; int get() const { return a; } __device__ int dget() const { return a; } static int s(int x) { return x; } }; //= 3525
__device__ int via(const S &s, int S::*m, int (S::*f)() const) { return s.*m + (s.*f)(); }
__global__ void k(S *s, int *p) { p[0] = via(*s, &S::a, &S::dget) + via(*s, &S::a, &S::get); int (*f)(int) = &S::s; p[1] = f(1); p[2] = (s->*(&S::get))(); } //= 3525
//## variant_and_optional_class
#include <any>
#include <optional>
#include <variant>
struct Sq { int r; __host__ __device__ int area() const { return r * r; } }; struct Ci { int r; int area() const { return 3 * r * r; } };
using Shape = std::variant<Sq, Ci>;
__device__ int area(const Shape &s) { return std::visit([](const auto &x) { return x.area(); }, s); } //= 3474
__global__ void k(Shape *s, int *p) { p[0] = area(*s); if (std::holds_alternative<Sq>(*s)) p[1] = std::get<Sq>(*s).area(); std::optional<int> o; o = 3; if (o) p[2] = *o; o.reset(); std::any a = 3; p[3] = std::any_cast<int>(a); } //= 3476
//## histogram_by_an_unordered_map differs
#include <unordered_map>
#include <string>
struct Counter {
    std::unordered_map<int, int> bins;
    void add(int v) { ++bins[v]; }
    int most() const {
        int b = 0;
        for (const auto &kv : bins)
            if (kv.second > b) b = kv.second;
        return b;
    }
};
__device__ int tally(const int *v, int n) {
    Counter c;
    for (int i = 0; i < n; ++i)
        c.add(v[i]); //= 3473 3525
    return c.most(); //= 3473 3525
}
__global__ void k(int *v, int n) { v[0] = tally(v, n); }
//## a_span_like_view_with_host_accessors
#include <cstddef>
template <class T> class View {
    T *p_;
    std::size_t n_;
public:
    View(T *p, std::size_t n) : p_(p), n_(n) {}
    T &operator[](std::size_t i) { return p_[i]; }
    const T &operator[](std::size_t i) const { return p_[i]; }
    T *begin() { return p_; }
    T *end() { return p_ + n_; }
    std::size_t size() const { return n_; }
    View sub(std::size_t o, std::size_t n) { return View(p_ + o, n); }
};
__global__ void scale(View<float> v, float s) {
    int i = threadIdx.x;
    if (i < v.size()) //= 3475 3525
        v[i] *= s; //= 3475 3525
    for (float &x : v) //= 3475 3525
        x += 1;
    auto half = v.sub(0, v.size() / 2); //= 3475 3525
    half[0] = 0; //= 3475 3525
}
void run(float *p) { scale<<<1, 32>>>(View<float>(p, 32), 2.f); }
//## a_span_of_the_standard c++20
#include <span>
__global__ void k(std::span<int> s, int *out) {
    out[0] = s.size(); //= 3476
    for (int i = 0; i < (int)s.size(); ++i) //= 3476
        out[i] += s[i]; //= 3476
    auto t = s.subspan(1, 2); //= 3476
    out[1] = t.front(); //= 3476
}
__device__ int sum(std::span<const int, 4> s) {
    int r = 0;
    for (int x : s) r += x; //= 3474
    return r;
}
__global__ void k2(int *p) {
    int a[4] = {1, 2, 3, 4};
    p[0] = sum(a);
}
//## ranges_and_views_in_a_kernel c++20
#include <ranges>
#include <vector>
__global__ void k(int *p, int n) {
    for (int i : std::views::iota(0, n)) //= 3476
        p[i] = i;
    auto even = std::views::filter([](int i) { return i % 2 == 0; }); //= 3476 w177
}
//## algorithms_in_an_extended_lambda --extended-lambda
#include <algorithm>
#include <vector>
#include <numeric>
template <class F> __global__ void each(F f, int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) f(i);
}
void run(int *p, int n) {
    std::vector<int> table{3, 1, 2};
    each<<<1, 32>>>([=] __device__(int i) {
        p[i] = std::accumulate(p, p + i, 0);
        p[i] += *std::max_element(p, p + i); //= 3474
        std::sort(p, p + i);
        p[i] = table[i % table.size()];
    }, n);
    each<<<1, 32>>>([=] __device__(int i) {
        auto it = std::lower_bound(p, p + n, i);
        p[i] = it - p;
        if (std::any_of(p, p + n, [](int x) { return x > 3; }))
            p[i] = 0;
    }, n);
}
//## a_host_callback_in_a_configuration
#include <functional>
struct Config {
    std::function<float(float)> activation;
    float (*fallback)(float);
    int layers = 3;
};
static float relu(float x) { return x > 0 ? x : 0; }
__device__ float apply(const Config &c, float x) {
    if (c.activation) //= 3473 3525
        return c.activation(x); //= 3473 3525
    return c.fallback ? c.fallback(x) : relu(x); //= 3473 3525
}
__global__ void forward(Config *c, float *x) { x[threadIdx.x] = apply(*c, x[threadIdx.x]); }
//## logger_by_a_macro_and_a_singleton
#include <iostream>
#include <string>
struct Logger {
    static Logger &instance() {
        static Logger l;
        return l;
    }
    template <class T> Logger &operator<<(const T &t) {
        std::cout << t;
        return *this;
    }
    int level = 0;
};
#define LOG Logger::instance()
__global__ void k(int i) {
    LOG << "thread " << i << '\n'; //= 3475 3525
    if (Logger::instance().level > 1) //= 3475 3525
        LOG << 1.5; //= 3475 3525
}
__device__ void helper() { LOG << std::string("x"); } //= 3473 3525
//## levels_of_host_templates
template <class T> T clampValue(T v, T lo, T hi) { return v < lo ? lo : v > hi ? hi : v; }
template <class T> T normalise(T v) { return clampValue(v, T(0), T(1)); }
template <class T, class F> __host__ __device__ T transform(T v, F f) { return f(normalise(v)); } //= w3468 w3471
struct Square {
    template <class T> T operator()(T v) const { return v * v; }
};
struct DeviceSquare {
    template <class T> __device__ T operator()(T v) const { return v * v; }
};
template <class T> __global__ void k(T *p) {
    p[0] = transform(p[0], Square());
    p[1] = transform(p[1], DeviceSquare());
    p[2] = DeviceSquare()(normalise(p[2])); //= 3475 3525
}
void run(float *f, double *d) {
    k<<<1, 1>>>(f);
    k<double><<<1, 1>>>(d);
}
//## a_matrix_with_proxies_and_host_operators
struct Matrix {
    float *data;
    int rows, cols;
    struct Row {
        float *p;
        float &operator[](int c) { return p[c]; }
        operator float *() const { return p; }
    };
    Row operator[](int r) { return Row{data + r * cols}; }
    float operator()(int r, int c) const { return data[r * cols + c]; }
    Matrix &operator*=(float s) {
        for (int i = 0; i < rows * cols; ++i) data[i] *= s;
        return *this;
    }
    friend Matrix operator+(Matrix a, const Matrix &b) { return a *= b(0, 0); }
    explicit operator bool() const { return data != nullptr; }
    bool operator!() const { return !data; }
};
__global__ void k(Matrix m, Matrix n) {
    if (!m) return; //= 3475 3525
    m[threadIdx.x][0] = m(0, threadIdx.x); //= 3475 3525
    float *row = m[1]; //= 3475 3525
    row[0] = n ? 1 : 2; //= 3475 3525
    Matrix s = m + n; //= 3475 3525
    s *= 2; //= 3475 3525
}
//## iterators_written_for_the_host
struct Node {
    int value;
    Node *next;
};
struct Iterator {
    Node *n;
    Iterator &operator++() { n = n->next; return *this; }
    Iterator operator++(int) { Iterator i = *this; n = n->next; return i; }
    int &operator*() const { return n->value; }
    int *operator->() const { return &n->value; }
    bool operator!=(const Iterator &o) const { return n != o.n; }
    bool operator==(const Iterator &o) const { return n == o.n; }
};
struct List {
    Node *head;
    Iterator begin() const { return {head}; }
    Iterator end() const { return {nullptr}; }
    bool empty() const { return begin() == end(); }
};
__device__ int total(const List &l) {
    int t = 0;
    for (int x : l) t += x; //= 3473 3525
    for (auto i = l.begin(); i != l.end(); i++) t += *i; //= 3473 3525
    return l.empty() ? 0 : t; //= 3473 3525
}
__global__ void k(List l, int *p) { *p = total(l); }
//## globals_of_every_kind
#include <cmath>
int counter = 0;
const int limit = 10;
const double scale = std::sqrt(2.0);
constexpr int table[] = {1, 2, 3};
static float weights[4] = {1, 2, 3, 4};
extern int elsewhere;
thread_local int perThread;
inline int shared_by_units = 1;
namespace config { int width = 640; const float aspect = 1.5f; constexpr float gamma = 2.2f; }
__device__ float read(int i) {
    float r = limit + scale + table[i]; //= 3525
    r += weights[i] + counter; //= 3525 w3551
    r += elsewhere; //= 3525 w3551
    r += shared_by_units + config::width + config::aspect + config::gamma; //= 3525 w3551
    return r;
}
__global__ void k(float *p) {
    p[0] = read(0);
    counter++; //= 3525 w3551 w3552
    config::width = 320; //= 3525 w3552
    p[1] = perThread; //= 3525 w3551
    const int &r = limit; //= 3525
    const int *t = table; //= 3525
    p[2] = r + t[1];
    p[3] = table[2]; //= 3525
}
//## references_to_host_variables
int value = 3;
int &alias = value;
const int fixed = 4;
const int &fixedAlias = fixed;
int *pointer = &value;
int *const constPointer = &value;
__device__ int *devicePointer = &value; //= 3525
__device__ int useReference() { return alias; } //= 3525 w3551
__device__ int useConst() { return fixedAlias + fixed; } //= w3551
__device__ int usePointer() { return *pointer; } //= 3525 w3551
__device__ int useConstPointer() { return *constPointer; } //= 3525
__global__ void k(int *p) { p[0] = useReference() + useConst() + usePointer() + useConstPointer(); }
//## captures_of_host_variables --extended-lambda
int global = 3;
static const int constant = 5;
template <class F> __global__ void run1(F f) { f(); }
struct Holder {
    int member = 2;
    static int shared;
    void launch(int *p) {
        run1<<<1, 1>>>([=] __device__() { p[0] = member + shared; }); //= 3525 w3551
        run1<<<1, 1>>>([=] __device__() { p[1] = global + constant; }); //= 3525 w3551
        static int local = 3;
        run1<<<1, 1>>>([=] __device__() { p[2] = local; }); //= 3525
        run1<<<1, 1>>>([p, this] __device__() { p[3] = this->member; });
    }
};
int Holder::shared = 1;
void start(int *p) { Holder().launch(p); }
//## a_hierarchy_with_mixed_virtuals
struct Shape {
    virtual float area() const = 0;
    virtual __device__ float perimeter() const { return 0; }
    __host__ __device__ virtual ~Shape() {}
    virtual void draw();
};
struct Circle : Shape {
    float r;
    __device__ Circle(float r) : r(r) {}
    float area() const override { return 3 * r * r; }
    __device__ float perimeter() const override { return 6 * r; }
};
struct Square : Shape {
    float a;
    Square(float a) : a(a) {}
    __device__ float area() const override { return a * a; } //= 3542
};
__global__ void k(Shape **s, float *p) {
    Circle c(1);
    p[0] = c.area(); //= 3475
    p[1] = c.perimeter();
    s[0] = new Square(2);
    p[2] = s[0]->area(); //= 3475
    s[0]->draw(); //= 3475
    delete s[0];
}
//## a_tree_that_is_walked_by_recursion
#include <memory>
#include <stack>
struct Tree {
    std::unique_ptr<Tree> left, right;
    int key;
    int depth() const {
        int l = left ? left->depth() : 0, r = right ? right->depth() : 0;
        return 1 + (l > r ? l : r);
    }
};
__device__ int count(const Tree *t) {
    if (!t) return 0;
    return 1 + count(t->left.get()) + count(t->right.get()); //= 3473 3525
}
__device__ int walk(const Tree *t) {
    std::stack<const Tree *> s; //= 3473 3525
    s.push(t); //= 3473 3525
    int n = 0;
    while (!s.empty()) { //= 3473 3525
        const Tree *c = s.top(); //= 3473 3525
        s.pop(); //= 3473 3525
        if (c->left) s.push(c->left.get()); //= 3473 3525
        ++n;
    }
    return n;
}
__global__ void k(Tree *t, int *p) { p[0] = count(t) + walk(t) + t->depth(); } //= 3473 3475 3525
//## exceptions_and_types_at_run_time
#include <stdexcept>
#include <typeinfo>
struct Base { __device__ virtual ~Base() {} };
struct Derived : Base {};
__device__ int check(int i) {
    if (i < 0) throw std::out_of_range("negative"); //= 3517
    return i;
}
__global__ void k(Base *b, int *p) {
    try { //= 3517
        p[0] = check(p[1]);
    } catch (const std::exception &e) {
        p[0] = -1;
    } catch (...) {
        throw; //= 3517
    }
    if (Derived *d = dynamic_cast<Derived *>(b)) p[1] = d != nullptr; //= 3645
    p[2] = typeid(*b) == typeid(Derived); //= 3645
}
//## a_pool_with_every_new
#include <new>
#include <cstdlib>
struct Item {
    int v;
    Item(int v) : v(v) {}
    ~Item() { v = 0; }
};
struct Pool {
    char storage[1024];
    int used = 0;
    void *take(std::size_t n) { void *p = storage + used; used += n; return p; }
    __device__ void *takeOnDevice(std::size_t n) { void *p = storage + used; used += n; return p; }
};
__device__ Pool pool; //= 3518
__global__ void k(int **out) {
    Item *a = new Item(1);
    Item *b = new (pool.take(sizeof(Item))) Item(2);
    Item *c = new (pool.takeOnDevice(sizeof(Item))) Item(3);
    Item *d = new (std::nothrow) Item(4);
    int *e = new int[10]();
    int *f = (int *)malloc(4);
    int *g = (int *)calloc(1, 4);
    f = (int *)realloc(f, 8);
    delete a;
    b->~Item();
    c->~Item();
    delete d;
    delete[] e;
    free(f);
    free(g);
    *out = f;
}
//## arrays_of_run_time_length_and_alloca
#include <alloca.h>
__global__ void k(int *p, int n) {
    int a[n]; //= 28
    __shared__ int s[n]; //= 28
    float *b = (float *)alloca(n * sizeof(float));
    for (int i = 0; i < n; ++i) a[i] = s[i] = b[i] = p[i];
}
//## shared_memory_with_initializers
struct Vec { float x, y; __device__ Vec() : x(0), y(0) {} };
struct Acc { float x = 0; int n; };
struct Host { Host() {} int x; };
struct Empty { __device__ Empty() {} };
__global__ void k(float *p) {
    __shared__ float a[4] = {0}; //= 3510
    __shared__ int n = 3; //= 3510
    __shared__ Vec v;
    __shared__ Acc c;
    __shared__ Host h;
    __shared__ Empty e;
    static __shared__ float t[4];
    __shared__ const int w = 32; //= 3510
    p[0] = a[0] + n + v.x + c.x + h.x + t[0] + w;
}
//## constants_written_in_kernels
struct Params { int n; float f; };
__constant__ Params params = {1, 2.f};
__constant__ int lookup[4] = {1, 2, 3, 4};
__constant__ const float pi = 3.14f;
__constant__ int fromHost = __builtin_abs(-3);
int width();
__constant__ int w = width();
__device__ int counter = lookup[0];
__global__ void k(int *p) {
    params.n = 3;
    lookup[1] = p[0];
    int *q = lookup;
    *q = 2;
    p[0] = params.n + w + counter + pi + fromHost;
    __constant__ int local = 2; //= 3484
    p[1] = local;
}
void host() {
    lookup[0] = 2;
    int n = params.n;
    cudaMemcpyToSymbol(lookup, &n, sizeof n);
}
//## device_objects_with_constructors
#include <vector>
#include <string>
#include <atomic>
struct Range { int lo, hi; __host__ __device__ Range(int l, int h) : lo(l), hi(h) {} };
struct Lazy { int v; __device__ Lazy() { v = 1; } };
struct Tracker { ~Tracker() {} };
__device__ std::vector<int> values; //= 3518
__device__ std::string name = "gpu"; //= 3518
__device__ Range range(1, 2); //= 3518
__device__ Lazy lazy; //= 3518
__device__ Tracker tracker;
__device__ std::atomic<int> hits{0};
__constant__ Range constantRange{3, 4}; //= 3518
__managed__ Lazy managedLazy; //= 3518
__device__ Range ranges[2] = {Range(1, 2), Range(3, 4)}; //= 3518
__global__ void k(int *p) { p[0] = range.lo + lazy.v + constantRange.lo + ranges[0].hi; }
//## default_arguments_of_many_kinds
#include <string>
#include <vector>
int defaultStride();
struct Options { Options(int v = 1) : v(v) {} int v; };
template <class T> T zero() { return T(); }
__device__ int a(int x, int s = defaultStride()) { return x * s; } //= 3475 3525
__device__ int b(Options o = Options()) { return o.v; }
__device__ int c(Options o = {}) { return o.v; }
__device__ int d(const std::vector<int> &v = {}) { return 0; }
template <class T> __device__ T e(T x, T y = zero<T>()) { return x + y; } //= 3475 3525
struct S {
    int stride = defaultStride();
    __device__ int m(int s = defaultStride()) { return s + stride; } //= 3475 3525
    __device__ S(int s = defaultStride()) : stride(s) {} //= 3473 3475 3525
};
__global__ void k(int *p) {
    p[0] = a(1) + b() + c() + d() + e(1); //= 3475 3525
    p[1] = a(1, 2) + b(3) + e(1, 2); //= 3475 3525
    S s, t(2);
    p[2] = s.m() + t.m(3);
}
//## function_pointer_tables
typedef float (*Op)(float, float);
float add(float a, float b) { return a + b; }
__device__ float mul(float a, float b) { return a * b; }
template <class T> T sub(T a, T b) { return a - b; }
Op hostTable[] = {add, mul};
__device__ Op deviceTable[] = {add, mul, sub<float>}; //= 3525
__constant__ Op constantTable[2] = {&mul, &add}; //= 3525
__device__ float call(Op op, float a, float b) { return op(a, b); }
__global__ void k(float *p, Op op, int i) {
    p[0] = op(p[1], p[2]);
    p[1] = hostTable[i](1, 2); //= 3525 w3551
    p[2] = deviceTable[i](1, 2) + constantTable[i](1, 2);
    p[3] = call(add, 1, 2) + call(mul, 1, 2) + call(&sub<float>, 1, 2); //= 3525
    Op local = i ? add : mul; //= 3525
    p[4] = local(1, 2);
}
void host(float *p) { k<<<1, 1>>>(p, mul, 0); }
//## class_templates_with_static_members
template <class T> struct Traits {
    static T epsilon;
    static const T scale;
    static constexpr int width = sizeof(T);
    static T half() { return T(0.5); }
    static constexpr T one() { return T(1); }
    static const int count = 4;
};
template <class T> T Traits<T>::epsilon = T(1e-3);
template <class T> const T Traits<T>::scale = T(2);
template <class T> __device__ T shrink(T x) {
    x *= Traits<T>::half();
    x += Traits<T>::one() + Traits<T>::width; //= 3474
    if (x < Traits<T>::epsilon) //= w3551
        return 0;
    const int &c = Traits<T>::count;
    return x * Traits<T>::scale + c;
}
__global__ void k(float *f, double *d) {
    f[0] = shrink(f[0]);
    d[0] = shrink(d[0]);
    Traits<int>::epsilon = 3; //= w3552
}
//## friends_and_literals
struct Metres { float v; friend Metres operator+(Metres a, Metres b) { return {a.v + b.v}; }
    friend bool operator<(const Metres &, const Metres &);
    __device__ friend Metres operator-(Metres a, Metres b) { return {a.v - b.v}; } };
bool operator<(const Metres &a, const Metres &b) { return a.v < b.v; }
Metres operator""_m(long double v) { return {float(v)}; }
constexpr Metres operator""_km(long double v) { return {float(v * 1000)}; }
__device__ Metres operator""_cm(long double v) { return {float(v / 100)}; }
__global__ void k(float *p) {
    Metres a = 1.5_m, b = 2.0_km, c = 3.0_cm; //= 3476
    constexpr Metres d = 1.0_km; //= 3476
    p[0] = (a + b).v;
    p[1] = (a - d).v;
    if (a < c) p[2] = (1.0_m + 2.0_cm).v;
}
//## structured_bindings_over_host_types
#include <tuple>
#include <map>
#include <array>
struct Pair { int a; float b; };
struct Odd { int x; Odd(int v) : x(v) {} ~Odd() {} };
Pair make();
__device__ Pair makeOnDevice() { return {1, 2.f}; }
std::tuple<int, float> values();
__device__ float f(std::map<int, float> &m, std::pair<int, int> q) {
    auto [a, b] = make(); //= 3473 3525
    auto [c, d] = makeOnDevice();
    auto [e, g] = values(); //= 3473 3474 3525
    auto &[h, i] = q; //= 3474 3525
    float s = a + b + c + d + e + g + h + i;
    for (auto &[key, value] : m) //= 3473 3474 3525
        s += key * value;
    std::array<int, 2> arr{1, 2};
    auto [j, l] = arr; //= 3474 3525
    return s + j + l;
}
//## cooperative_groups_misused
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void k(int *p) {
    auto b = cg::this_thread_block();
    auto t = cg::tiled_partition<24>(b);
    cg::thread_block_tile<32> w = b; //= 312
    p[0] = t.size() + w.size();
    b.synch(); //= 135
}
//## optional_and_variant_in_a_pipeline
#include <optional>
#include <variant>
#include <string>
struct Token { std::variant<int, float, std::string> v; std::optional<int> line; };
__device__ int eval(const Token &t) {
    if (t.line.has_value()) //= 3474
        return *t.line; //= 3474
    if (auto i = std::get_if<int>(&t.v)) //= 3474
        return *i;
    return t.line.value_or(3) + t.v.index(); //= 3474
}
__device__ std::optional<int> parse(int c) {
    if (c < 0) return std::nullopt; //= 3474
    std::optional<int> r; //= 3474
    r = c;
    r.reset();
    r.emplace(3);
    return r;
}
__global__ void k(Token *t, int *p) {
    p[0] = eval(*t);
    auto r = parse(p[0]);
    if (r) p[1] = *r; //= 3476
    t->v = 3;
    p[2] = std::visit([](auto &&x) { return (int)sizeof(x); }, t->v); //= 3476
}
//## random_engines_in_a_device_class
#include <random>
#include <ctime>
class MonteCarlo {
    std::mt19937 gen;
    std::normal_distribution<float> dist;
public:
    __device__ MonteCarlo(unsigned seed) : gen(seed), dist(0, 1) {} //= 3473 3525
    __device__ float sample() { return dist(gen); } //= 3473 3525
    float hostSample() { return dist(gen); }
};
__global__ void k(float *p) {
    MonteCarlo m(threadIdx.x);
    p[0] = m.sample() + m.hostSample(); //= 3475 3525
    srand(time(nullptr)); //= 3475 3525
    p[1] = rand() / (float)RAND_MAX; //= 3475 3525
    std::random_device rd; //= 3475 3525
    p[2] = rd(); //= 3475 3525
}
//## threads_and_locks
#include <thread>
#include <mutex>
#include <future>
#include <condition_variable>
std::mutex hostMutex;
struct Guarded {
    mutable std::mutex m;
    int v = 0;
    __device__ int get() const {
        std::unique_lock<std::mutex> l(m); //= 3473 3525
        return v; //= 3473 3525
    }
    void set(int x) { std::scoped_lock l(m); v = x; }
};
__global__ void k(Guarded *g, int *p) {
    p[0] = g->get();
    g->set(3); //= 3475 3525
    std::lock_guard<std::mutex> l(hostMutex); //= 3475 3525 w3553
    std::thread t([] {}); //= 3475 3525
    t.join(); //= 3475 3525
    auto f = std::async([] { return 1; }); //= 3475 3525 w3468
    p[1] = f.get(); //= 3475 3525
    hostMutex.unlock(); //= 3475 3525 w3553
}
//## measured_times
#include <chrono>
#include <ctime>
using Clock = std::chrono::high_resolution_clock;
struct Timer {
    Clock::time_point start = Clock::now();
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - start).count(); }
};
__global__ void k(double *p) {
    Timer t;
    p[0] = t.elapsed();
    auto d = std::chrono::milliseconds(3) + std::chrono::seconds(1); //= 3476
    p[1] = d.count(); //= 3476
    clock_t c = clock();
    p[2] = c;
    p[3] = std::chrono::duration_cast<std::chrono::microseconds>(d).count(); //= 3476
}
//## strings_are_made_and_parsed
#include <string>
#include <cstring>
#include <cstdio>
#include <sstream>
__device__ int length(const char *s) { return strlen(s) + strcmp(s, "x"); } //= 3473 3525
__device__ void copy(char *d, const char *s) {
    strcpy(d, s); //= 3473 3525
    strncpy(d, s, 3); //= 3473 3525
    memcpy(d, s, 3);
    memmove(d, s, 3); //= 3473 3525
    memset(d, 0, 3);
    strcat(d, s); //= 3473 3525
    sprintf(d, "%d", 3); //= 3473 3525
    snprintf(d, 3, "%d", 3); //= 3473 3525
    char *q = strtok(d, " "); //= 3473 3525
    if (strchr(d, 'x') || strstr(d, "y")) *q = 0; //= 3473 3525
}
__global__ void k(char *p, std::string *s) {
    copy(p, s->c_str()); //= 3475 3525
    p[0] = length(p) + std::stoi(*s) + s->at(0) + s->back(); //= 3475 3525
    *s += 'x'; //= 3475 3525
    s->clear(); //= 3475 3525
    p[1] = (*s == "y") + s->find("z") + s->substr(1, 2).size(); //= 3475 3525
}
//## inline_assembly_and_jumps
__global__ void k(int *p, long long v) {
    int i = 0;
    asm("mov.u32 %0, %1;" : "=r"(p[0]) : "r"(v)); //= 3533
    asm volatile("add.u32 %0, %1, %2;" : "=r"(i) : "q"(i), "r"(1)); //= 3533
    asm("mov.b64 %0, %1;" : "=l"(v) : "l"(i)); //= 3533
    asm("mov.f32 %0, %1;" : "=f"(i) : "f"(1.0)); //= 3533
    if (i) goto done; //= 546
    int j = 3;
    p[1] = j;
again:
    p[2]++;
done:
    p[3] = 1;
    void *l = &&again; //= 3539
    goto *l;
}
//## launches_with_mistakes
struct NoCopy { NoCopy() {} NoCopy(const NoCopy &) = delete; int v; };
struct Ref { int &r; };
__global__ void k(int *p, float f) {}
__global__ void byRef(int &r) {}
__global__ void variadic(int n, ...) {} //= 3503
__global__ int result() { return 1; } //= 3505
template <class T> __global__ void t(T v) {}
__global__ void nested(int *p) {
    k<<<1, 1>>>(p, 1.f); //= 3480
    k(p, 2.f); //= 3508
}
void host(int *p, float *q) {
    k<<<1>>>(p, 1.f);
    k<<<1, 1>>>(q, 1.f); //= 167
    k<<<1, 1>>>(p); //= 165
    k(p, 1.f); //= 3508
    t<<<1, 1>>>(); //= 304
    k<<<1, 1, 0, 0, 0>>>(p, 1.f); //= 140
    k<<<"1", 1>>>(p, 1.f); //= 415
}
//## a_kernel_takes_objects_by_value
#include <vector>
#include <string>
struct Big { std::vector<int> v; std::string s; int n; };
__global__ void k(Big b, int *p) {
    p[0] = b.n;
    p[1] = b.v.size(); //= 3475 3525
    Big c = b;
    p[2] = c.n;
}
template <class T> __global__ void t(T v, int *p) { p[0] = v.n; T w(v); p[1] = w.n; } //= 3473 3475 3525 w3468
struct Small { int n; Small(int n) : n(n) {} Small(const Small &o) : n(o.n) {} };
void host(int *p) {
    k<<<1, 1>>>(Big(), p);
    t<<<1, 1>>>(Small(1), p);
}
//## closures_handed_to_host_functions --extended-lambda differs
#include <functional>
#include <algorithm>
template <class F> void parallel(int n, F f);
template <class F> __global__ void kernel(int n, F f) { if ((int)threadIdx.x < n) f(threadIdx.x); }
template <class F> void parallel(int n, F f) { kernel<<<1, 32>>>(n, f); }
double energy(double x) { return x * x; }
struct Solver {
    double *u;
    double dt = 0.1;
    double rhs(double x) const { return x * dt; }
    void step(int n) {
        double *v = u;
        double h = dt;
        parallel(n, [=] __host__ __device__(int i) { v[i] += rhs(v[i]) * h; }); //= w3468
        parallel(n, [=] __device__(int i) { v[i] = energy(v[i]); }); //= 3473 3525
        auto self = *this;
        parallel(n, [=] __device__(int i) { v[i] = self.rhs(v[i]); }); //= 3473 3525
        std::function<double(double)> f = energy;
        parallel(n, [=] __device__(int i) { v[i] = f(v[i]); }); //= 3473 3525 w3468
    }
};
void run(Solver s) { s.step(3); }
//## expressions_by_templates
template <class E> struct Expr {
    const E &self() const { return static_cast<const E &>(*this); }
    auto operator[](int i) const { return self()[i]; }
};
struct Vector : Expr<Vector> {
    float *p; int n;
    Vector(float *p, int n) : p(p), n(n) {}
    float operator[](int i) const { return p[i]; }
    __host__ __device__ float &at(int i) { return p[i]; }
    template <class E> __host__ __device__ Vector &operator=(const Expr<E> &e) {
        for (int i = 0; i < n; ++i) p[i] = e.self()[i]; //= w3468 w3471
        return *this;
    }
};
template <class A, class B> struct Sum : Expr<Sum<A, B>> {
    const A &a; const B &b;
    Sum(const A &a, const B &b) : a(a), b(b) {}
    float operator[](int i) const { return a[i] + b[i]; }
};
template <class A, class B> Sum<A, B> operator+(const Expr<A> &a, const Expr<B> &b) { return {a.self(), b.self()}; }
__global__ void k(Vector *v) {
    v[0] = v[1] + v[2]; //= 3475 3525
    v[0].at(0) = v[1][0]; //= 3475 3525
}
//## a_queue_on_the_heap_of_the_host
#include <queue>
#include <deque>
#include <array>
#include <bitset>
struct Job { int id; float cost; bool operator<(const Job &o) const { return cost < o.cost; } };
__device__ void work(Job *jobs, int n) {
    std::priority_queue<Job> q;
    for (int i = 0; i < n; ++i) q.push(jobs[i]);
    while (!q.empty()) {
        Job j = q.top();
        q.pop();
        jobs[j.id] = j;
    }
    std::deque<int> d(3);
    d.push_front(1);
    d[0] = d.back();
    std::bitset<8> bits(3); //= 3474
    bits.set(1);
    jobs[0].id = bits.count() + bits[2];
    std::array<Job, 2> two{};
    two[0] = jobs[0]; //= 3474
    two.fill(jobs[1]);
    if (jobs[0] < jobs[1]) jobs[1] = two.back(); //= 3474
}
__global__ void k(Job *j, int n) { work(j, n); }
//## streams_of_every_kind
#include <iostream>
#include <fstream>
#include <iomanip>
#include <sstream>
struct P { float x, y; };
std::ostream &operator<<(std::ostream &o, const P &p) { return o << p.x << ',' << p.y; }
__global__ void k(P *p) {
    std::cout << *p << std::setw(3) << std::hex << 3; //= 3475 3525 w3553
    std::ofstream f("out.txt");
    f << p->x; //= 3475 3525
    f.close(); //= 3475 3525
    std::ostringstream s;
    s << *p; //= 3475 3525
    int i;
    std::cin >> i; //= 3475 3525 w3553
    std::clog << s.str(); //= 3475 3525 w3553
    std::printf("%d", i);
}
//## concurrent_members_of_the_standard
#include <atomic>
#include <algorithm>
#include <utility>
struct Stats { std::atomic<int> n{0}; std::atomic<float> best; };
__device__ Stats stats;
__global__ void k(int *p) {
    stats.n++;
    stats.n.fetch_add(2);
    int expected = 1;
    stats.n.compare_exchange_strong(expected, 2);
    p[0] = stats.n.load();
    p[1] = stats.n;
    stats.best = 1.f;
    std::atomic_flag f = ATOMIC_FLAG_INIT; //= 3476
    while (f.test_and_set()) {}
    int a = std::exchange(p[2], 3);
    auto m = std::minmax(p[0], p[1]); //= 3476
    p[3] = a + m.first + std::clamp(p[0], 1, 2) + std::abs(p[1]); //= 3476
    std::iter_swap(p, p + 1);
    std::atomic_thread_fence(std::memory_order_seq_cst);
}
