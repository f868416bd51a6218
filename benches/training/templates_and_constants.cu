// Expression templates, recursion over packs, partial specializations, and evaluation of constants.
#include <cstdint>
#include <type_traits>
#include <utility>

template <class... T> struct List {
    static constexpr int size = sizeof...(T);
};
template <class L, class T> struct Append;
template <class... T, class U> struct Append<List<T...>, U> { using type = List<T..., U>; };
template <class L, template <class> class P> struct Filter;
template <template <class> class P> struct Filter<List<>, P> { using type = List<>; };
template <class T, class... Rest, template <class> class P> struct Filter<List<T, Rest...>, P> {
    using rest = typename Filter<List<Rest...>, P>::type;
    template <class... U> static List<T, U...> add(List<U...>);
    using type = std::conditional_t<P<T>::value, decltype(add(rest{})), rest>;
};
template <int N> struct Numbered {
    static constexpr int value = N;
};
template <class T> struct IsEven : std::bool_constant<T::value % 2 == 0> {};
template <class S> struct NumberedList;
template <int... N> struct NumberedList<std::integer_sequence<int, N...>> { using type = List<Numbered<N>...>; };
using Many = typename NumberedList<std::make_integer_sequence<int, 100>>::type;
static_assert(Filter<Many, IsEven>::type::size == 50, "");

template <class E> struct Expression {
    __host__ __device__ const E &self() const { return static_cast<const E &>(*this); }
    __host__ __device__ float operator[](int i) const { return self()[i]; }
};
template <class L, class R, class Op> struct Binary : Expression<Binary<L, R, Op>> {
    L left;
    R right;
    __host__ __device__ Binary(const L &left, const R &right) : left(left), right(right) {}
    __host__ __device__ float operator[](int i) const { return Op::apply(left[i], right[i]); }
};
struct Plus {
    __host__ __device__ static float apply(float a, float b) { return a + b; }
};
struct Times {
    __host__ __device__ static float apply(float a, float b) { return a * b; }
};
template <int N> struct Vector : Expression<Vector<N>> {
    float values[N];
    Vector() = default;
    template <class E> __host__ __device__ Vector(const Expression<E> &e) {
        for (int i = 0; i < N; ++i) values[i] = e.self()[i];
    }
    __host__ __device__ float operator[](int i) const { return values[i]; }
};
template <class L, class R>
__host__ __device__ Binary<L, R, Plus> operator+(const Expression<L> &l, const Expression<R> &r) {
    return {l.self(), r.self()};
}
template <class L, class R>
__host__ __device__ Binary<L, R, Times> operator*(const Expression<L> &l, const Expression<R> &r) {
    return {l.self(), r.self()};
}

template <class T, class = void> struct HasSize : std::false_type {};
template <class T> struct HasSize<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};
template <class T, std::enable_if_t<HasSize<T>::value, int> = 0> constexpr int measure(const T &t) { return t.size(); }
template <class T, std::enable_if_t<!HasSize<T>::value, int> = 0> constexpr int measure(const T &) { return 1; }
template <class... T> constexpr int measure_all(const T &...t) { return (measure(t) + ... + 0); }
struct Sized {
    int count;
    constexpr int size() const { return count; }
};
static_assert(measure_all(1, Sized{4}, 'c', Sized{5}) == 11, "");

constexpr bool is_prime(std::uint32_t n) {
    if (n < 2) return false;
    for (std::uint32_t i = 2; i * i <= n; ++i)
        if (n % i == 0) return false;
    return true;
}
template <int N> struct Primes {
    int count = 0;
    std::uint32_t list[N] = {};
    constexpr Primes() {
        for (std::uint32_t n = 0; n < N; ++n)
            if (is_prime(n)) list[count++] = n;
    }
};
constexpr Primes<3000> primes;
static_assert(primes.count == 430 && primes.list[429] == 2999, "");

constexpr std::uint64_t hash(const char *text) {
    std::uint64_t value = 14695981039346656037ull;
    while (*text) value = (value ^ static_cast<unsigned char>(*text++)) * 1099511628211ull;
    return value;
}
template <std::uint64_t H> __device__ int dispatch() { return H % 7; }

template <int N> __global__ void compute(Vector<N> a, Vector<N> b, Vector<N> *out) {
    *out = a * b + a + b * b * a;
    out->values[0] += dispatch<hash("first")>() + dispatch<hash("second")>();
}
template <class... T> void launch_all(T... sizes) {
    (compute<T::value><<<1, 1>>>(Vector<T::value>(), Vector<T::value>(), nullptr), ...);
}

int main() {
    launch_all(Numbered<2>(), Numbered<3>(), Numbered<4>(), Numbered<8>(), Numbered<16>());
    return 0;
}
