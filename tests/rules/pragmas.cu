//## left_in_force c++17

#pragma pack(1)
struct P1 { char a; short b; long long c; };
static_assert(sizeof(P1) == 11, "");
#pragma pack //= w18@13 w125@13 661@13
struct P2 { char a; short b; long long c; };
static_assert(sizeof(P2) == 11, "");
#pragma pack(nonsense) //= 14@14 w18@14 661@14
struct P3 { char a; short b; long long c; };
static_assert(sizeof(P3) == 11, "");
#pragma pack 2 //= w125@14 w2300@15
struct P4 { char a; short b; long long c; };
static_assert(sizeof(P4) == 11, "");
#pragma pack(show) //= w1258@14
struct P5 { char a; short b; long long c; };
static_assert(sizeof(P5) == 11, "");
#pragma pack(2, 4) //= w2300@15
struct P6 { char a; short b; long long c; };
static_assert(sizeof(P6) == 11, "");
#pragma pack(3) //= 660@14
struct P7 { char a; short b; long long c; };
static_assert(sizeof(P7) == 16, "");
#pragma pack(1)
#pragma pack()
struct P8 { char a; short b; long long c; };
static_assert(sizeof(P8) == 16, "");
#pragma pack(1)
#pragma pack(32)
struct P9 { char a; short b; long long c; };
static_assert(sizeof(P9) == 16, "");
#pragma pack(1)
#pragma pack(0)
struct P10 { char a; short b; long long c; };
static_assert(sizeof(P10) == 16, "");

//## stack c++17
#pragma pack(push, outer, 1)
#pragma pack(push, 2)
struct Q1 { char a; short b; long long c; };
static_assert(sizeof(Q1) == 12, "");
#pragma pack(push, inner)
struct Q2 { char a; short b; long long c; };
static_assert(sizeof(Q2) == 12, "");
#pragma pack(pop, outer)
struct Q3 { char a; short b; long long c; };
static_assert(sizeof(Q3) == 16, "");
#pragma pack(push, 1)
#pragma pack(pop, unknown) //= w688@19
struct Q4 { char a; short b; long long c; };
static_assert(sizeof(Q4) == 16, "");
#pragma pack(pop, 2) //= w689@14
struct Q5 { char a; short b; long long c; };
static_assert(sizeof(Q5) == 12, "");
#pragma pack(push, 1, name) //= w2300@21
struct Q6 { char a; short b; long long c; };
static_assert(sizeof(Q6) == 12, "");
#pragma pack(pop, name) //= w688@19
struct Q7 { char a; short b; long long c; };
static_assert(sizeof(Q7) == 12, "");

//## operator c++17
#pragma pack(1)
_Pragma("pack(push, 2)") struct R1 { char a; short b; long long c; };
static_assert(sizeof(R1) == 12, "");
_Pragma("pack(pop)") struct R2 { char a; short b; long long c; };
static_assert(sizeof(R2) == 11, "");
_Pragma("pack(pop)") struct R3 { char a; short b; long long c; }; //= w689@9
static_assert(sizeof(R3) == 11, "");

//## unknown_names c++17
#pragma pack(8)
#pragma pack(push, 4)
#pragma pack(push, 2)
#pragma pack(push, 1)
#pragma pack(pop, unknown) //= w688@19
struct S1 { char a; short b; long long c; char d; };
static_assert(sizeof(S1) == 14, "");
#pragma pack(pop)
struct S2 { char a; short b; long long c; char d; };
static_assert(sizeof(S2) == 16, "");
#pragma pack(pop)
struct S3 { char a; short b; long long c; char d; };
static_assert(sizeof(S3) == 24, "");
#pragma pack(pop) //= w689@14

//## operator_mistakes c++17
_Pragma("pack(3)") struct A { }; //= 660@9
_Pragma("pack(x)") struct B { }; //= 14@9 w18@9 661@9
_Pragma("pack 4") struct C { }; //= w125@9 w2300@9
_Pragma("pack") struct D { }; //= w18@9 w125@9 661@9
_Pragma("pack(2) x") struct E { }; //= 14@9
_Pragma("pack(show)") struct F { }; //= w1258@9
_Pragma("pack(push") struct G { }; //= w18@9 253@9 661@9
_Pragma("pack(pop,zz)") struct H { }; //= w688@9
_Pragma("pop_macro(\"y\")") struct J { }; //= w1433@9
_Pragma("push_macro(y)") struct K { }; //= w1038@9

//## macros c++17
#pragma push_macro(y) //= w1038@20
#pragma push_macro() //= w1038@20
#pragma push_macro("y" //= w18@23
#pragma pop_macro(3) //= w1038@19
#pragma push_macro y //= w125@20
//## visibility2 c++17
#pragma GCC visibility pop x //= w1679@24 w14@28
struct B{};
//## visibility3 c++17
#pragma GCC visibility push(hidden)
struct C {
#pragma GCC visibility pop
};
//## visibility4 c++17
void f() {
#pragma GCC visibility pop //= w1679@24
int a;
#pragma GCC visibility push(hidden)
}
//## visibility5 c++17
#pragma GCC visibility push(x) //= w1677@29
namespace N {
#pragma GCC visibility pop //= w1679@24
#pragma GCC visibility pop //= w1679@24
}
//## visibility6 c++17
#pragma GCC visibility push() //= w1677@29 w18@30
#pragma GCC visibility pop //= w1679@24
struct A{};
//## visibility7 c++17
#pragma GCC visibility push(default x) y //= w18@37
#pragma GCC visibility pop
struct A{};
//## visibility8 c++17
#pragma GCC visibility push(hidden)
struct A{};
//## visibility9 c++17
#pragma GCC visibility push("hidden") //= w1677@29
#pragma GCC visibility pop //= w1679@24
struct A{};
//## tags_of_real_headers
#pragma nv_diag_suppress volatile_func_param_deprecated
#pragma nv_diag_error probable_guiding_friend
#pragma nv_diag_suppress static_var_with_dynamic_init
#pragma nv_diag_suppress nodiscard_doesnt_apply
#pragma nv_diag_suppress no_device_stack //= w1223@26
template <class T> struct S { friend void f(S); }; //= 1301@43
[[nodiscard]] void vf();
