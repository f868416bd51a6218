//## call_matrix_off
__host__ void host_f();
__host__ constexpr int host_c() { return 1; }
void none_f();
constexpr int none_c() { return 1; }
__device__ void device_f();
__device__ constexpr int device_c() { return 1; }
__host__ __device__ void both_f();
__host__ __device__ constexpr int both_c() { return 1; }
__global__ void global_f();
__host__ void host_calls_host() { host_f(); }
__host__ void host_launches_host() { host_f<<<1, 1>>>(); } //= 3508@38
__host__ void host_calls_constexpr_host() { host_c(); }
__host__ void host_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@48
__host__ void host_calls_none() { none_f(); }
__host__ void host_launches_none() { none_f<<<1, 1>>>(); } //= 3508@38
__host__ void host_calls_constexpr_none() { none_c(); }
__host__ void host_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@48
__host__ void host_calls_device() { device_f(); } //= 3464@37
__host__ void host_launches_device() { device_f<<<1, 1>>>(); } //= 3464@40 3508@40
__host__ void host_calls_constexpr_device() { device_c(); } //= 3465@47
__host__ void host_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3465@50 3508@50
__host__ void host_calls_both() { both_f(); }
__host__ void host_launches_both() { both_f<<<1, 1>>>(); } //= 3508@38
__host__ void host_calls_constexpr_both() { both_c(); }
__host__ void host_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@48
__host__ void host_calls_global() { global_f(); } //= 3508@37
__host__ void host_launches_global() { global_f<<<1, 1>>>(); }
void none_calls_host() { host_f(); }
void none_launches_host() { host_f<<<1, 1>>>(); } //= 3508@29
void none_calls_constexpr_host() { host_c(); }
void none_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@39
void none_calls_none() { none_f(); }
void none_launches_none() { none_f<<<1, 1>>>(); } //= 3508@29
void none_calls_constexpr_none() { none_c(); }
void none_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@39
void none_calls_device() { device_f(); } //= 3464@28
void none_launches_device() { device_f<<<1, 1>>>(); } //= 3464@31 3508@31
void none_calls_constexpr_device() { device_c(); } //= 3465@38
void none_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3465@41 3508@41
void none_calls_both() { both_f(); }
void none_launches_both() { both_f<<<1, 1>>>(); } //= 3508@29
void none_calls_constexpr_both() { both_c(); }
void none_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@39
void none_calls_global() { global_f(); } //= 3508@28
void none_launches_global() { global_f<<<1, 1>>>(); }
__device__ void device_calls_host() { host_f(); }
__device__ void device_launches_host() { host_f<<<1, 1>>>(); } //= 3508@42
__device__ void device_calls_constexpr_host() { host_c(); }
__device__ void device_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@52
__device__ void device_calls_none() { none_f(); }
__device__ void device_launches_none() { none_f<<<1, 1>>>(); } //= 3508@42
__device__ void device_calls_constexpr_none() { none_c(); }
__device__ void device_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@52
__device__ void device_calls_device() { device_f(); }
__device__ void device_launches_device() { device_f<<<1, 1>>>(); } //= 3508@44
__device__ void device_calls_constexpr_device() { device_c(); }
__device__ void device_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@54
__device__ void device_calls_both() { both_f(); }
__device__ void device_launches_both() { both_f<<<1, 1>>>(); } //= 3508@42
__device__ void device_calls_constexpr_both() { both_c(); }
__device__ void device_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@52
__device__ void device_calls_global() { global_f(); } //= 3508@41
__device__ void device_launches_global() { global_f<<<1, 1>>>(); }
__host__ __device__ void both_calls_host() { host_f(); }
__host__ __device__ void both_launches_host() { host_f<<<1, 1>>>(); } //= 3508@49
__host__ __device__ void both_calls_constexpr_host() { host_c(); }
__host__ __device__ void both_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@59
__host__ __device__ void both_calls_none() { none_f(); }
__host__ __device__ void both_launches_none() { none_f<<<1, 1>>>(); } //= 3508@49
__host__ __device__ void both_calls_constexpr_none() { none_c(); }
__host__ __device__ void both_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@59
__host__ __device__ void both_calls_device() { device_f(); } //= 3462@48
__host__ __device__ void both_launches_device() { device_f<<<1, 1>>>(); } //= 3462@51 3508@51
__host__ __device__ void both_calls_constexpr_device() { device_c(); } //= 3463@58
__host__ __device__ void both_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3463@61 3508@61
__host__ __device__ void both_calls_both() { both_f(); }
__host__ __device__ void both_launches_both() { both_f<<<1, 1>>>(); } //= 3508@49
__host__ __device__ void both_calls_constexpr_both() { both_c(); }
__host__ __device__ void both_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@59
__host__ __device__ void both_calls_global() { global_f(); } //= 3508@48
__host__ __device__ void both_launches_global() { global_f<<<1, 1>>>(); }
__global__ void global_calls_host() { host_f(); }
__global__ void global_launches_host() { host_f<<<1, 1>>>(); } //= 3508@42
__global__ void global_calls_constexpr_host() { host_c(); }
__global__ void global_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@52
__global__ void global_calls_none() { none_f(); }
__global__ void global_launches_none() { none_f<<<1, 1>>>(); } //= 3508@42
__global__ void global_calls_constexpr_none() { none_c(); }
__global__ void global_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@52
__global__ void global_calls_device() { device_f(); }
__global__ void global_launches_device() { device_f<<<1, 1>>>(); } //= 3508@44
__global__ void global_calls_constexpr_device() { device_c(); }
__global__ void global_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@54
__global__ void global_calls_both() { both_f(); }
__global__ void global_launches_both() { both_f<<<1, 1>>>(); } //= 3508@42
__global__ void global_calls_constexpr_both() { both_c(); }
__global__ void global_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@52
__global__ void global_calls_global() { global_f(); } //= 3508@41
__global__ void global_launches_global() { global_f<<<1, 1>>>(); }
int outside_host = (host_f(), 1);
int outside_none = (none_f(), 1);
int outside_device = (device_f(), 1);
int outside_both = (both_f(), 1);
int outside_global = (global_f(), 1);
//## call_matrix_on --relaxed_constexpr
__host__ void host_f();
__host__ constexpr int host_c() { return 1; }
void none_f();
constexpr int none_c() { return 1; }
__device__ void device_f();
__device__ constexpr int device_c() { return 1; }
__host__ __device__ void both_f();
__host__ __device__ constexpr int both_c() { return 1; }
__global__ void global_f();
__host__ void host_calls_host() { host_f(); }
__host__ void host_launches_host() { host_f<<<1, 1>>>(); } //= 3508@38
__host__ void host_calls_constexpr_host() { host_c(); }
__host__ void host_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@48
__host__ void host_calls_none() { none_f(); }
__host__ void host_launches_none() { none_f<<<1, 1>>>(); } //= 3508@38
__host__ void host_calls_constexpr_none() { none_c(); }
__host__ void host_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@48
__host__ void host_calls_device() { device_f(); } //= 3464@37
__host__ void host_launches_device() { device_f<<<1, 1>>>(); } //= 3464@40 3508@40
__host__ void host_calls_constexpr_device() { device_c(); }
__host__ void host_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@50
__host__ void host_calls_both() { both_f(); }
__host__ void host_launches_both() { both_f<<<1, 1>>>(); } //= 3508@38
__host__ void host_calls_constexpr_both() { both_c(); }
__host__ void host_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@48
__host__ void host_calls_global() { global_f(); } //= 3508@37
__host__ void host_launches_global() { global_f<<<1, 1>>>(); }
void none_calls_host() { host_f(); }
void none_launches_host() { host_f<<<1, 1>>>(); } //= 3508@29
void none_calls_constexpr_host() { host_c(); }
void none_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@39
void none_calls_none() { none_f(); }
void none_launches_none() { none_f<<<1, 1>>>(); } //= 3508@29
void none_calls_constexpr_none() { none_c(); }
void none_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@39
void none_calls_device() { device_f(); } //= 3464@28
void none_launches_device() { device_f<<<1, 1>>>(); } //= 3464@31 3508@31
void none_calls_constexpr_device() { device_c(); }
void none_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@41
void none_calls_both() { both_f(); }
void none_launches_both() { both_f<<<1, 1>>>(); } //= 3508@29
void none_calls_constexpr_both() { both_c(); }
void none_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@39
void none_calls_global() { global_f(); } //= 3508@28
void none_launches_global() { global_f<<<1, 1>>>(); }
__device__ void device_calls_host() { host_f(); }
__device__ void device_launches_host() { host_f<<<1, 1>>>(); } //= 3508@42
__device__ void device_calls_constexpr_host() { host_c(); }
__device__ void device_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@52
__device__ void device_calls_none() { none_f(); }
__device__ void device_launches_none() { none_f<<<1, 1>>>(); } //= 3508@42
__device__ void device_calls_constexpr_none() { none_c(); }
__device__ void device_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@52
__device__ void device_calls_device() { device_f(); }
__device__ void device_launches_device() { device_f<<<1, 1>>>(); } //= 3508@44
__device__ void device_calls_constexpr_device() { device_c(); }
__device__ void device_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@54
__device__ void device_calls_both() { both_f(); }
__device__ void device_launches_both() { both_f<<<1, 1>>>(); } //= 3508@42
__device__ void device_calls_constexpr_both() { both_c(); }
__device__ void device_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@52
__device__ void device_calls_global() { global_f(); } //= 3508@41
__device__ void device_launches_global() { global_f<<<1, 1>>>(); }
__host__ __device__ void both_calls_host() { host_f(); }
__host__ __device__ void both_launches_host() { host_f<<<1, 1>>>(); } //= 3508@49
__host__ __device__ void both_calls_constexpr_host() { host_c(); }
__host__ __device__ void both_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@59
__host__ __device__ void both_calls_none() { none_f(); }
__host__ __device__ void both_launches_none() { none_f<<<1, 1>>>(); } //= 3508@49
__host__ __device__ void both_calls_constexpr_none() { none_c(); }
__host__ __device__ void both_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@59
__host__ __device__ void both_calls_device() { device_f(); } //= 3462@48
__host__ __device__ void both_launches_device() { device_f<<<1, 1>>>(); } //= 3462@51 3508@51
__host__ __device__ void both_calls_constexpr_device() { device_c(); }
__host__ __device__ void both_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@61
__host__ __device__ void both_calls_both() { both_f(); }
__host__ __device__ void both_launches_both() { both_f<<<1, 1>>>(); } //= 3508@49
__host__ __device__ void both_calls_constexpr_both() { both_c(); }
__host__ __device__ void both_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@59
__host__ __device__ void both_calls_global() { global_f(); } //= 3508@48
__host__ __device__ void both_launches_global() { global_f<<<1, 1>>>(); }
__global__ void global_calls_host() { host_f(); }
__global__ void global_launches_host() { host_f<<<1, 1>>>(); } //= 3508@42
__global__ void global_calls_constexpr_host() { host_c(); }
__global__ void global_launches_constexpr_host() { host_c<<<1, 1>>>(); } //= 3508@52
__global__ void global_calls_none() { none_f(); }
__global__ void global_launches_none() { none_f<<<1, 1>>>(); } //= 3508@42
__global__ void global_calls_constexpr_none() { none_c(); }
__global__ void global_launches_constexpr_none() { none_c<<<1, 1>>>(); } //= 3508@52
__global__ void global_calls_device() { device_f(); }
__global__ void global_launches_device() { device_f<<<1, 1>>>(); } //= 3508@44
__global__ void global_calls_constexpr_device() { device_c(); }
__global__ void global_launches_constexpr_device() { device_c<<<1, 1>>>(); } //= 3508@54
__global__ void global_calls_both() { both_f(); }
__global__ void global_launches_both() { both_f<<<1, 1>>>(); } //= 3508@42
__global__ void global_calls_constexpr_both() { both_c(); }
__global__ void global_launches_constexpr_both() { both_c<<<1, 1>>>(); } //= 3508@52
__global__ void global_calls_global() { global_f(); } //= 3508@41
__global__ void global_launches_global() { global_f<<<1, 1>>>(); }
int outside_host = (host_f(), 1);
int outside_none = (none_f(), 1);
int outside_device = (device_f(), 1);
int outside_both = (both_f(), 1);
int outside_global = (global_f(), 1);
//## space_combinations
__host__ void a1(); __host__ void a1(); void c1() { a1(); }
__host__ void a2(); void a2(); void c2() { a2(); }
__host__ void a3(); __device__ void a3(); void c3() { a3(); }
__host__ void a4(); __host__ __device__ void a4(); void c4() { a4(); }
__host__ void a5(); __global__ void a5(); void c5() { a5(); } //= 3481@21 3508@55
void a6(); __host__ void a6(); void c6() { a6(); }
void a7(); void a7(); void c7() { a7(); }
void a8(); __device__ void a8(); void c8() { a8(); } //= 3464@46
void a9(); __host__ __device__ void a9(); void c9() { a9(); }
void a10(); __global__ void a10(); void c10() { a10(); } //= 3508@49
__device__ void a11(); __host__ void a11(); void c11() { a11(); }
__device__ void a12(); void a12(); void c12() { a12(); } //= 3464@49
__device__ void a13(); __device__ void a13(); void c13() { a13(); } //= 3464@60
__device__ void a14(); __host__ __device__ void a14(); void c14() { a14(); }
__device__ void a15(); __global__ void a15(); void c15() { a15(); } //= 3481@24 3508@60
__host__ __device__ void a16(); __host__ void a16(); void c16() { a16(); }
__host__ __device__ void a17(); void a17(); void c17() { a17(); }
__host__ __device__ void a18(); __device__ void a18(); void c18() { a18(); }
__host__ __device__ void a19(); __host__ __device__ void a19(); void c19() { a19(); }
__host__ __device__ void a20(); __global__ void a20(); void c20() { a20(); } //= 3481@33 3508@69
__global__ void a21(); __host__ void a21(); void c21() { a21(); } //= 3481@24 3508@58
__global__ void a22(); void a22(); void c22() { a22(); } //= 3508@49
__global__ void a23(); __device__ void a23(); void c23() { a23(); } //= 3481@24 3508@60
__global__ void a24(); __host__ __device__ void a24(); void c24() { a24(); } //= 3481@24 3481@33 3508@69
__global__ void a25(); __global__ void a25(); void c25() { a25(); } //= 3508@60
__host__ __host__ void a26(); void c26() { a26(); }
__host__ __device__ void a27(); void c27() { a27(); }
__host__ __host__ __device__ void a28(); void c28() { a28(); }
__host__ __global__ void a29(); void c29() { a29(); } //= 3481@10 3508@46
__device__ __host__ void a30(); void c30() { a30(); }
__device__ __device__ void a31(); void c31() { a31(); } //= 3464@48
__device__ __host__ __device__ void a32(); void c32() { a32(); }
__device__ __global__ void a33(); void c33() { a33(); } //= 3481@12 3508@48
__host__ __device__ __host__ void a34(); void c34() { a34(); }
__host__ __device__ __device__ void a35(); void c35() { a35(); }
__host__ __device__ __host__ __device__ void a36(); void c36() { a36(); }
__host__ __device__ __global__ void a37(); void c37() { a37(); } //= 3481@21 3508@57
__global__ __host__ void a38(); void c38() { a38(); } //= 3481@12 3508@46
__global__ __device__ void a39(); void c39() { a39(); } //= 3481@12 3508@48
__global__ __host__ __device__ void a40(); void c40() { a40(); } //= 3481@12 3481@21 3508@57
__global__ __global__ void a41(); void c41() { a41(); } //= 3508@48
//## override_matrix
struct B1 { __host__ virtual void f(); __host__ virtual ~B1(); }; struct D1 : B1 { __host__ void f(); __host__ ~D1(); };
struct B2 { __host__ virtual void f(); __host__ virtual ~B2(); }; struct D2 : B2 { void f(); ~D2(); };
struct B3 { __host__ virtual void f(); __host__ virtual ~B3(); }; struct D3 : B3 { __device__ void f(); __device__ ~D3(); }; //= 3542@100 3542@116
struct B4 { __host__ virtual void f(); __host__ virtual ~B4(); }; struct D4 : B4 { __host__ __device__ void f(); __host__ __device__ ~D4(); }; //= 3543@109 3543@134
struct B5 { virtual void f(); virtual ~B5(); }; struct D5 : B5 { __host__ void f(); __host__ ~D5(); };
struct B6 { virtual void f(); virtual ~B6(); }; struct D6 : B6 { void f(); ~D6(); };
struct B7 { virtual void f(); virtual ~B7(); }; struct D7 : B7 { __device__ void f(); __device__ ~D7(); }; //= 3542@82 3542@98
struct B8 { virtual void f(); virtual ~B8(); }; struct D8 : B8 { __host__ __device__ void f(); __host__ __device__ ~D8(); }; //= 3543@91 3543@116
struct B9 { __device__ virtual void f(); __device__ virtual ~B9(); }; struct D9 : B9 { __host__ void f(); __host__ ~D9(); }; //= 3545@102 3545@116
struct B10 { __device__ virtual void f(); __device__ virtual ~B10(); }; struct D10 : B10 { void f(); ~D10(); }; //= 3545@97 3545@102
struct B11 { __device__ virtual void f(); __device__ virtual ~B11(); }; struct D11 : B11 { __device__ void f(); __device__ ~D11(); };
struct B12 { __device__ virtual void f(); __device__ virtual ~B12(); }; struct D12 : B12 { __host__ __device__ void f(); __host__ __device__ ~D12(); }; //= 3544@117 3544@142
struct B13 { __host__ __device__ virtual void f(); __host__ __device__ virtual ~B13(); }; struct D13 : B13 { __host__ void f(); __host__ ~D13(); }; //= 3546@124 3546@138
struct B14 { __host__ __device__ virtual void f(); __host__ __device__ virtual ~B14(); }; struct D14 : B14 { void f(); ~D14(); }; //= 3546@115 3546@120
struct B15 { __host__ __device__ virtual void f(); __host__ __device__ virtual ~B15(); }; struct D15 : B15 { __device__ void f(); __device__ ~D15(); }; //= 3547@126 3547@142
struct B16 { __host__ __device__ virtual void f(); __host__ __device__ virtual ~B16(); }; struct D16 : B16 { __host__ __device__ void f(); __host__ __device__ ~D16(); };
struct B17 { __host__ virtual ~B17(); __host__ virtual B17 &operator=(const B17 &); }; struct D17 : B17 { }; struct E17 : D17 { __device__ ~E17(); }; //= 3542@140
struct B18 { virtual ~B18(); virtual B18 &operator=(const B18 &); }; struct D18 : B18 { }; struct E18 : D18 { __device__ ~E18(); }; //= 3542@122
struct B19 { __device__ virtual ~B19(); __device__ virtual B19 &operator=(const B19 &); }; struct D19 : B19 { }; struct E19 : D19 { __device__ ~E19(); };
struct B20 { __host__ __device__ virtual ~B20(); __host__ __device__ virtual B20 &operator=(const B20 &); }; struct D20 : B20 { }; struct E20 : D20 { __device__ ~E20(); }; //= 3547@162
//## annotations_of_defaulted_friends c++20
struct A { int t; __host__ __device__ friend bool operator==(const A &, const A &) = default; };
struct D { int t; __device__ friend bool operator==(const D &, const D &) = default; };
template <class T> struct P { T t; __device__ friend bool operator==(const P &, const P &) = default; };
bool f(A a, D d, P<int> p) { return a == a || d == d || p == p; }
struct M { int t; __device__ bool operator==(const M &) const = default; }; //= w3469@19
