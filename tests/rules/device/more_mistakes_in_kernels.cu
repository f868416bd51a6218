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
