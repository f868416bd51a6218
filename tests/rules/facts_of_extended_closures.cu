// What is known of extended lambdas: what they capture, and a pointer more in those of both sides (measured).
//## facts_of_closures_host_and_device --extended-lambda c++17
struct alignas(16) A16 { int x[4]; };
struct NA { NA(); NA(const NA &); int v; };
struct MO { MO(); MO(MO &&); MO(MO &) = delete; int v; };
struct CA { const int k; };
struct PR { int a; private: int b; public: int get() const; };
struct V { virtual ~V(); int v; };
struct NL { NL(); ~NL(); };
struct W { int w; int get() const; void g(int n, const int kn, A16 a16, char c, NA na, CA ca, PR pr, V &v, NL nl) {
int arr[3] = {1};
  { auto l = [=] __host__ __device__ (int i) { return i + n; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 16, ""); static_assert(!(sizeof(L) == 16), ""); //= 1574@41
  }
  { auto l = [=] __host__ __device__ () { return a16.x[0] + c; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 32, ""); static_assert(!(sizeof(L) == 32), ""); //= 1574@41
  }
  { auto l = [na] __host__ __device__ () { return 0; }; using L = decltype(l);
    static_assert(!__is_trivially_copyable(L), ""); static_assert((__is_trivially_copyable(L)), ""); //= 1574@53
    static_assert(!__is_trivially_constructible(L, const L &), ""); static_assert((__is_trivially_constructible(L, const L &)), ""); //= 1574@69
    static_assert(!__is_nothrow_constructible(L, const L &), ""); static_assert((__is_nothrow_constructible(L, const L &)), ""); //= 1574@67
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 16, ""); static_assert(!(sizeof(L) == 16), ""); //= 1574@41
  }
  { auto l = [ca, pr] __host__ __device__ () { return 0; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(!__is_standard_layout(L), ""); static_assert((__is_standard_layout(L)), ""); //= 1574@50
    static_assert(!__has_trivial_assign(L), ""); static_assert((__has_trivial_assign(L)), ""); //= 1574@50
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 24, ""); static_assert(!(sizeof(L) == 24), ""); //= 1574@41
  }
  { auto l = [arr] __host__ __device__ () { return arr[0]; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 24, ""); static_assert(!(sizeof(L) == 24), ""); //= 1574@41
  }
} };
//## facts_of_closures_of_both_sides_with_classes --extended-lambda c++17
struct alignas(16) A16 { int x[4]; };
struct NA { NA(); NA(const NA &); int v; };
struct MO { MO(); MO(MO &&); MO(MO &) = delete; int v; };
struct CA { const int k; };
struct PR { int a; private: int b; public: int get() const; };
struct V { virtual ~V(); int v; };
struct NL { NL(); ~NL(); };
struct W { int w; int get() const; void g(int n, const int kn, A16 a16, char c, NA na, CA ca, PR pr, V &v, NL nl) {
int arr[3] = {1};
  { auto l = [c] __host__ __device__ () { return 0; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 16, ""); static_assert(!(sizeof(L) == 16), ""); //= 1574@41
  }
  { auto l = [v] __host__ __device__ () { return 0; }; using L = decltype(l);
    static_assert(!__is_trivially_copyable(L), ""); static_assert((__is_trivially_copyable(L)), ""); //= 1574@53
    static_assert(!__is_trivially_constructible(L, const L &), ""); static_assert((__is_trivially_constructible(L, const L &)), ""); //= 1574@69
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(!__is_trivially_destructible(L), ""); static_assert((__is_trivially_destructible(L)), ""); //= 1574@57
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(!__is_standard_layout(L), ""); static_assert((__is_standard_layout(L)), ""); //= 1574@50
    static_assert(!__has_trivial_assign(L), ""); static_assert((__has_trivial_assign(L)), ""); //= 1574@50
    static_assert(!__has_trivial_destructor(L), ""); static_assert((__has_trivial_destructor(L)), ""); //= 1574@54
    static_assert(sizeof(L) == 24, ""); static_assert(!(sizeof(L) == 24), ""); //= 1574@41
  }
  { auto l = [=] __device__ (int i) { return i + n; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 4, ""); static_assert(!(sizeof(L) == 4), ""); //= 1574@40
  }
  { auto l = [=] __device__ () { return a16.x[0] + c; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 32, ""); static_assert(!(sizeof(L) == 32), ""); //= 1574@41
  }
  { auto l = [na] __device__ () { return 0; }; using L = decltype(l);
    static_assert(!__is_trivially_copyable(L), ""); static_assert((__is_trivially_copyable(L)), ""); //= 1574@53
    static_assert(!__is_trivially_constructible(L, const L &), ""); static_assert((__is_trivially_constructible(L, const L &)), ""); //= 1574@69
    static_assert(!__is_nothrow_constructible(L, const L &), ""); static_assert((__is_nothrow_constructible(L, const L &)), ""); //= 1574@67
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 4, ""); static_assert(!(sizeof(L) == 4), ""); //= 1574@40
  }
} };
//## facts_of_closures_device_only --extended-lambda c++17
struct alignas(16) A16 { int x[4]; };
struct NA { NA(); NA(const NA &); int v; };
struct MO { MO(); MO(MO &&); MO(MO &) = delete; int v; };
struct CA { const int k; };
struct PR { int a; private: int b; public: int get() const; };
struct V { virtual ~V(); int v; };
struct NL { NL(); ~NL(); };
struct W { int w; int get() const; void g(int n, const int kn, A16 a16, char c, NA na, CA ca, PR pr, V &v, NL nl) {
int arr[3] = {1};
  { auto l = [ca, pr] __device__ () { return 0; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(!__is_standard_layout(L), ""); static_assert((__is_standard_layout(L)), ""); //= 1574@50
    static_assert(!__has_trivial_assign(L), ""); static_assert((__has_trivial_assign(L)), ""); //= 1574@50
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
  }
  { auto l = [arr] __device__ () { return arr[0]; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
  }
  { auto l = [k = 5] __device__ () { return k; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 4, ""); static_assert(!(sizeof(L) == 4), ""); //= 1574@40
  }
  { auto l = [v] __device__ () { return 0; }; using L = decltype(l);
    static_assert(!__is_trivially_copyable(L), ""); static_assert((__is_trivially_copyable(L)), ""); //= 1574@53
    static_assert(!__is_trivially_constructible(L, const L &), ""); static_assert((__is_trivially_constructible(L, const L &)), ""); //= 1574@69
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(!__is_trivially_destructible(L), ""); static_assert((__is_trivially_destructible(L)), ""); //= 1574@57
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(!__is_standard_layout(L), ""); static_assert((__is_standard_layout(L)), ""); //= 1574@50
    static_assert(!__has_trivial_assign(L), ""); static_assert((__has_trivial_assign(L)), ""); //= 1574@50
    static_assert(!__has_trivial_destructor(L), ""); static_assert((__has_trivial_destructor(L)), ""); //= 1574@54
    static_assert(sizeof(L) == 16, ""); static_assert(!(sizeof(L) == 16), ""); //= 1574@41
  }
  { auto l = [c] __device__ () { return 0; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(__has_trivial_assign(L), ""); static_assert(!(__has_trivial_assign(L)), ""); //= 1574@49
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 1, ""); static_assert(!(sizeof(L) == 1), ""); //= 1574@40
  }
  { auto l = [kn] __host__ __device__ { return kn; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(!__has_trivial_assign(L), ""); static_assert((__has_trivial_assign(L)), ""); //= 1574@50
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 16, ""); static_assert(!(sizeof(L) == 16), ""); //= 1574@41
  }
  { auto l = [*this] __host__ __device__ { return this->w; }; using L = decltype(l);
    static_assert(__is_trivially_copyable(L), ""); static_assert(!(__is_trivially_copyable(L)), ""); //= 1574@52
    static_assert(__is_trivially_constructible(L, const L &), ""); static_assert(!(__is_trivially_constructible(L, const L &)), ""); //= 1574@68
    static_assert(__is_nothrow_constructible(L, const L &), ""); static_assert(!(__is_nothrow_constructible(L, const L &)), ""); //= 1574@66
    static_assert(__is_trivially_destructible(L), ""); static_assert(!(__is_trivially_destructible(L)), ""); //= 1574@56
    static_assert(!__is_literal_type(L), ""); static_assert((__is_literal_type(L)), ""); //= 1574@47
    static_assert(__is_standard_layout(L), ""); static_assert(!(__is_standard_layout(L)), ""); //= 1574@49
    static_assert(!__has_trivial_assign(L), ""); static_assert((__has_trivial_assign(L)), ""); //= 1574@50
    static_assert(__has_trivial_destructor(L), ""); static_assert(!(__has_trivial_destructor(L)), ""); //= 1574@53
    static_assert(sizeof(L) == 16, ""); static_assert(!(sizeof(L) == 16), ""); //= 1574@41
  }
} };
//## facts_of_closures_without_captures --extended-lambda c++17
void f() {
  auto l = [=] __host__ __device__ {}; using L = decltype(l);
  static_assert(__is_empty(L), ""); static_assert(!__is_empty(L), ""); //= 1574@3
  static_assert(sizeof(L) == 8, ""); static_assert(!(sizeof(L) == 8), ""); //= 1574@38
  auto e = [] __host__ __device__ {}; using E = decltype(e);
  static_assert(__is_empty(E), ""); static_assert(!__is_empty(E), ""); //= 1574@37
  static_assert(sizeof(E) == 1, ""); static_assert(!(sizeof(E) == 1), ""); //= 1574@38
}
