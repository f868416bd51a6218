//## friends_1
int v; namespace nn { int q; }
struct S { friend; }; //= 277@12
//## friends_2
int v; namespace nn { int q; }
struct S { friend int; };
//## friends_3
int v; namespace nn { int q; }
struct S { friend v; }; //= 277@12
//## friends_4
int v; namespace nn { int q; }
struct S { friend int x; }; //= 277@12
//## friends_5
int v; namespace nn { int q; }
struct S { friend typedef int T; }; //= 277@12 784@19
//## friends_6
int v; namespace nn { int q; }
struct S { typedef friend int T; }; //= 277@12 784@20
//## friends_7
int v; namespace nn { int q; }
struct S { typedef int friend T; }; //= 277@12 784@24
//## friends_8
int v; namespace nn { int q; }
struct S { friend using U = int; }; //= 277@12 40@19
//## friends_9
int v; namespace nn { int q; }
struct S { friend using nn::q; }; //= 277@12 40@19
//## friends_10
int v; namespace nn { int q; }
struct S { friend namespace n = nn; }; //= 277@12 40@19
//## friends_11
int v; namespace nn { int q; }
struct S { friend struct { }; }; //= 551@19
//## friends_12
int v; namespace nn { int q; }
struct S { friend class L { }; }; //= 551@25
//## friends_13
int v; namespace nn { int q; }
struct S { friend enum E { a }; };
//## friends_14
int v; namespace nn { int q; }
struct S { friend enum E; }; //= 102@24
//## friends_15
int v; namespace nn { int q; }
struct S { friend enum E : int; };
//## friends_16
int v; namespace nn { int q; }
struct S { friend const struct K; }; //= 277@12
//## friends_17
int v; namespace nn { int q; }
struct S { friend struct K const; }; //= 277@12
//## friends_18
int v; namespace nn { int q; }
struct S { friend volatile int; }; //= 277@12
//## friends_19
int v; namespace nn { int q; }
struct S { friend struct K *; }; //= 277@12 40@29
//## friends_20
int v; namespace nn { int q; }
struct S { friend inline struct K; }; //= 277@12
//## friends_21
int v; namespace nn { int q; }
struct S { friend static struct K; }; //= 784@19
//## friends_22
int v; namespace nn { int q; }
struct S { static friend struct K; }; //= 784@19
//## friends_23
int v; namespace nn { int q; }
struct S { extern friend struct K; }; //= 328@12
//## friends_24
int v; namespace nn { int q; }
struct S { friend virtual struct K; }; //= 377@19
//## friends_25
int v; namespace nn { int q; }
struct S { friend explicit struct K; }; //= 771@12
//## friends_26
int v; namespace nn { int q; }
struct S { friend explicit void m(); }; //= 771@12
//## friends_27
int v; namespace nn { int q; }
struct S { explicit friend void m(); }; //= 771@12
//## friends_28
int v; namespace nn { int q; }
struct S { friend mutable int n; }; //= 277@12 719@19
//## friends_29
int v; namespace nn { int q; }
struct S { mutable friend int n; }; //= 277@12 719@12
//## friends_30
int v; namespace nn { int q; }
struct S { friend mutable struct K; }; //= 719@19
//## friends_31
int v; namespace nn { int q; }
struct S { friend mutable void g(); }; //= 719@19
//## friends_32
int v; namespace nn { int q; }
struct S { friend thread_local int o; }; //= 277@12 2501@19
//## friends_33
int v; namespace nn { int q; }
struct S { friend thread_local struct K; }; //= 2501@19
//## friends_34
int v; namespace nn { int q; }
struct S { friend constexpr int pp; }; //= 277@12 2386@19
//## friends_35
int v; namespace nn { int q; }
struct S { friend constexpr struct K; }; //= 2386@19
//## friends_36
int v; namespace nn { int q; }
struct S { friend ~S(); }; //= 1010@19
//## friends_37
int v; namespace nn { int q; }
struct S { friend ~S() { } }; //= 1010@19
//## friends_38
int v; namespace nn { int q; }
struct S { friend S(); }; //= 277@12 40@21
//## friends_39
int v; namespace nn { int q; }
struct S { friend S(int) { } }; //= 277@12 40@21 65@26
//## friends_40
int v; namespace nn { int q; }
struct T { T(); ~T(); }; struct S { friend T::T(); friend T::~T(); };
//## friends_41
int v; namespace nn { int q; }
struct T { }; struct S { friend T::T(); friend T::~T(); };
//## friends_42
int v; namespace nn { int q; }
struct S { friend struct K f(); };
//## friends_43
int v; namespace nn { int q; }
struct S { friend int f() { return 1; }; };
//## friends_44
int v; namespace nn { int q; }
struct S { friend int f() = default; }; //= 1779@27
//## friends_45
int v; namespace nn { int q; }
struct S { friend int f() = delete; };
//## friends_46
int v; namespace nn { int q; }
struct S { friend int f() = 0; }; //= 319@27
//## friends_47
int v; namespace nn { int q; }
struct S { friend int f() const; }; //= 1670@27
//## friends_48
int v; namespace nn { int q; }
struct S { friend int f() override; }; //= 65@27
//## friends_49
int v; namespace nn { int q; }
struct S { friend int f(), g(); };
//## friends_50
int v; namespace nn { int q; }
struct S { friend operator int(); }; //= 436@19
//## friends_51
int v; namespace nn { int q; }
struct S { friend int operator+(S, S), operator-(S); };
//## friends_52
int v; namespace nn { int q; }
struct S { friend auto f(); };
//## friends_53
int v; namespace nn { int q; }
struct S { friend f(); }; //= 260@19
//## friends_54
int v; namespace nn { int q; }
struct S { friend void f() { } friend void f() { } }; //= 3369@44
//## friends_55
int v; namespace nn { int q; }
struct S { friend friend void f(); }; //= 240@19
//## friends_56
int v; namespace nn { int q; }
friend struct K; //= 239@1
//## friends_57
int v; namespace nn { int q; }
friend void f(); //= 239@1
//## friends_58
int v; namespace nn { int q; }
friend int x; //= 239@1
//## friends_59
int v; namespace nn { int q; }
void g() { friend struct K; } //= 239@12
//## friends_60
int v; namespace nn { int q; }
struct S { friend nn; }; //= 277@12
//## friends_61
int v; namespace nn { int q; }
struct S { friend nn::q; }; //= 277@12
//## friends_62
int v; namespace nn { int q; }
struct S { friend void nn::q(); }; //= 147@28
//## friends_63
int v; namespace nn { int q; }
struct S { friend void nn::zz(); }; //= 135@28
//## friends_64
int v; namespace nn { int q; }
struct S { friend undeclared; }; //= 277@12
//## friends_65
int v; namespace nn { int q; }
struct S { friend undeclared *; }; //= 277@12 20@19 40@31
//## friends_66
int v; namespace nn { int q; }
struct S { friend auto; }; //= 1593@19
//## friends_67
int v; namespace nn { int q; }
struct S { friend decltype(v); };
//## friends_68
int v; namespace nn { int q; }
struct S { friend void; };
//## friends_69
int v; namespace nn { int q; }
struct S { friend struct S; }; //= w522@12
//## friends_70
int v; namespace nn { int q; }
union S { friend struct K; };
//## friends_71
int v; namespace nn { int q; }
typedef struct Q { } R; struct S { friend R; };
//## friends_72
int v; namespace nn { int q; }
struct S { friend enum class E; };
//## friends_73
int v; namespace nn { int q; }
enum E { e }; struct S { friend E; friend enum E; friend struct E; }; //= 469@65
//## member_specifiers_1
struct S { inline explicit void f(); }; //= 771@12
//## member_specifiers_2
struct S { virtual explicit void f(); }; //= 771@12
//## member_specifiers_3
struct S { void explicit f(); }; //= 771@12
//## member_specifiers_4
struct S { int explicit x; }; //= 771@12
//## member_specifiers_5
struct S { static explicit int x; }; //= 771@12
//## member_specifiers_6
struct S { inline explicit S(int); };
//## member_specifiers_7
struct S { friend explicit int x; }; //= 277@12 771@12
//## member_specifiers_8
struct S { int explicit typedef T; }; //= 771@12
//## member_specifiers_9
struct S { explicit typedef int T; }; //= 771@12
//## member_specifiers_10
struct S { explicit struct K; }; //= 771@12
//## member_specifiers_11
struct S { inline explicit struct K; }; //= 326@12 771@12
//## member_specifiers_12
struct S { struct K explicit; }; //= 771@12
//## member_specifiers_13
struct S { explicit ~S(); }; //= 771@12
//## member_specifiers_14
struct S { inline explicit ~S(); }; //= 771@12
//## member_specifiers_15
struct S { explicit enum E { a }; }; //= 771@12
//## member_specifiers_16
explicit int x; //= 771@1
//## member_specifiers_17
explicit void f(); //= 771@1
//## member_specifiers_18
inline explicit void f(); //= 771@1
//## member_specifiers_19
explicit struct K; //= 771@1
//## member_specifiers_20
struct S { S(int); operator int(); }; explicit S::S(int) { } explicit S::operator int() { return 1; } //= 771@39 771@62
//## member_specifiers_21
struct S { explicit friend struct K; }; //= 771@12
//## member_specifiers_22
struct S { virtual int x; }; //= 377@12
//## member_specifiers_23
struct S { inline virtual int x; }; //= 377@12
//## member_specifiers_24
struct S { virtual struct K; }; //= 377@12
//## member_specifiers_25
struct S { inline virtual struct K; }; //= 326@12 377@12
//## member_specifiers_26
struct S { virtual typedef int T; }; //= 377@12
//## member_specifiers_27
struct S { static virtual struct K; }; //= 80@12 377@12
//## member_specifiers_28
struct S { static struct K; }; //= 80@12
//## member_specifiers_29
struct S { extern struct K; }; //= 328@12
//## member_specifiers_30
struct S { extern int x; }; //= 328@12
//## member_specifiers_31
struct S { register int x; }; //= 328@12
//## member_specifiers_32
struct S { typedef extern int x; }; //= 81@20
//## member_specifiers_33
struct S { mutable struct K; }; //= 719@12
//## member_specifiers_34
struct S { thread_local struct K; }; //= 2501@12
//## member_specifiers_35
struct S { friend static struct K; }; //= 784@19
//## member_specifiers_36
struct S { friend extern struct K; }; //= 784@19
//## member_specifiers_37
struct S { friend register struct K; }; //= 784@19
//## member_specifiers_38
struct S { extern friend struct K; }; //= 328@12
//## member_specifiers_39
struct S { friend inline struct K; }; //= 277@12
//## member_specifiers_40
struct S { inline friend struct K; }; //= 277@12
//## member_specifiers_41
struct S { inline struct K; }; //= 326@12
//## member_specifiers_42
struct S { inline struct K { }; }; //= 326@12
//## member_specifiers_43
struct S { inline int x; }; //= 2860@12
//## member_specifiers_44
struct S { static struct K { } ; }; //= 80@12
//## member_specifiers_45
struct S { const struct K; }; //= w21@12
//## member_specifiers_46
struct S { const struct K { }; }; //= w21@12
//## member_specifiers_47
struct S { const int; }; //= 64@12
//## member_specifiers_48
struct S { friend const; }; //= 277@12
//## member_specifiers_49
struct S { friend const int; }; //= 277@12
//## member_specifiers_50
struct S { int friend; };
//## member_specifiers_51
struct S { int const friend; }; //= 277@12
//## member_specifiers_52
struct S { struct K friend; };
//## member_specifiers_53
struct S { const struct K friend; }; //= 277@12
//## member_specifiers_54
typedef const int CI; struct S { friend CI; };
//## member_specifiers_55
struct S { friend typedef struct K; }; //= 784@19
//## member_specifiers_56
struct S { friend constinit struct K; }; //= 277@12 65@29
//## member_specifiers_57
struct S { friend consteval struct K; }; //= 277@12 65@29
//## member_specifiers_58
struct S { friend __thread struct K; };
//## member_specifiers_59
struct S { friend long; };
//## member_specifiers_60
struct S { friend unsigned; };
//## member_specifiers_61
struct S { friend struct ::Z; }; //= 470@28
//## member_specifiers_62
struct Z { }; struct S { friend struct ::Z; friend ::Z; };
//## member_specifiers_63
struct S { friend auto f() -> int; };
//## member_specifiers_64
struct S { friend auto f() { return 1; } };
//## member_specifiers_65
struct S { friend decltype(auto) f(); };
//## member_specifiers_66
template<class T> struct S { friend auto f(); }; //= w1301@42
//## member_specifiers_67
template<class T> struct S { friend auto f(T); }; //= w1301@42
//## member_specifiers_68
struct S { auto f(); friend auto f(); };
//## member_specifiers_69
struct S { friend void f() { } }; struct T { friend void f() { } }; //= 3369@58
//## member_specifiers_70
struct S { friend void f() { } }; void f() { } //= 3369@40
//## member_specifiers_71
void f() { } struct S { friend void f() { } }; //= 3369@37
//## member_specifiers_72
struct S { friend void f() { } friend void f(); friend void f() { } }; //= 3369@61
//## member_specifiers_73
struct S { friend void f() { } }; void f(); struct T { friend void f(int) { } friend void f() { } }; //= 3369@91
//## member_specifiers_74
struct S { friend inline void f() { } }; inline void f() { } //= 3369@54
//## member_specifiers_75
struct S { void m() { } void m() { } }; //= 403@30
//## member_specifiers_76
struct S { friend void f(); friend int f(); }; //= 311@40
//## member_specifiers_77
struct S { friend void f() override; }; //= 65@28
//## member_specifiers_78
struct S { friend void f() final; }; //= 65@28
//## member_specifiers_79
struct S { void f() override; }; //= 1455@17
//## member_specifiers_80
struct S { friend void f() override { } }; //= 65@28
//## member_specifiers_81
void f() final { } //= 130@10
//## member_specifiers_82
int x override; //= 65@7
//## member_specifiers_83
struct S { int x override; int y final = 1; }; //= 65@18 65@34
//## destructors_and_class_names_1
struct S { ~T(); }; //= 279@12
//## destructors_and_class_names_2
struct T { }; struct S { ~T(); }; //= 279@26
//## destructors_and_class_names_3
struct S { ~S; }; //= 279@12
//## destructors_and_class_names_4
struct S { ~T; }; //= 279@12
//## destructors_and_class_names_5
struct S { int ~S(); }; //= 964@12
//## destructors_and_class_names_6
struct S { int ~T(); }; //= 279@16
//## destructors_and_class_names_7
struct S { typedef S B; ~B(); }; //= 279@25
//## destructors_and_class_names_8
struct S { using B = S; ~B() { } }; //= 279@25
//## destructors_and_class_names_9
typedef struct S B; struct S { ~B(); }; //= 279@32
//## destructors_and_class_names_10
struct S { template<class T> ~S(); }; //= 65@30 169@30
//## destructors_and_class_names_11
struct S { template<class T> ~S() { } }; //= 65@30 169@30
//## destructors_and_class_names_12
int ~H(); //= 279@5
//## destructors_and_class_names_13
void ~H() { } //= 279@6
//## destructors_and_class_names_14
struct I { ~I(); void f(); }; I::~J() { } //= 135@34
//## destructors_and_class_names_15
struct I { ~I(); }; int I::~I() { } //= 964@21
//## destructors_and_class_names_16
struct I { ~I(); }; I::~I() const { } //= 1668@29
//## destructors_and_class_names_17
struct I { ~I(); typedef I J; }; I::~J() { } //= 135@37
//## destructors_and_class_names_18
struct I { ~I(); }; typedef I J; J::~J() { } //= 135@37
//## destructors_and_class_names_19
struct I { ~I(); }; typedef I J; J::~I() { }
//## destructors_and_class_names_20
struct M { constexpr ~M() { } }; //= 2395@12
//## destructors_and_class_names_21
struct M { mutable ~M(); }; //= 719@12
//## destructors_and_class_names_22
struct O { ~O() = 0; }; //= 319@17
//## destructors_and_class_names_23
struct O { ~O(), f(); }; //= 260@18
//## destructors_and_class_names_24
struct O { void f(), ~O(); }; //= 964@12
//## destructors_and_class_names_25
struct O { (~O)(); };
//## destructors_and_class_names_26
struct O { (~O()); };
//## destructors_and_class_names_27
struct O { ~O() -> void; }; //= 1823@17
//## destructors_and_class_names_28
struct O { ~O(void); };
//## destructors_and_class_names_29
struct O { ~O(int = 1); }; //= 407@15
//## destructors_and_class_names_30
struct O { ~O(); ~O(); }; //= 403@18
//## destructors_and_class_names_31
struct O { ~O() { } ~O() { } }; //= 403@21
//## destructors_and_class_names_32
struct O { ~O() const; }; //= 1668@17
//## destructors_and_class_names_33
struct O { ~O() &; }; //= 2448@17
//## destructors_and_class_names_34
struct O { ~O() throw(int); }; //= 2863@17
//## destructors_and_class_names_35
struct O { ~O() noexcept(false); };
//## destructors_and_class_names_36
struct O { extern ~O(); }; //= 328@12
//## destructors_and_class_names_37
struct O { static ~O(); }; //= 378@12
//## destructors_and_class_names_38
struct O { thread_local ~O(); }; //= 2501@12
//## destructors_and_class_names_39
struct O { register ~O(); }; //= 328@12
//## destructors_and_class_names_40
struct O { unsigned ~O(); }; //= 964@12
//## destructors_and_class_names_41
struct O { ~O() : a(1) { } int a; }; //= 65@17
//## destructors_and_class_names_42
struct O { ~O() try { } catch (...) { } };
//## destructors_and_class_names_43
struct O { ~O() = default; ~O() = delete; }; //= 403@28
//## destructors_and_class_names_44
template<class T> struct O { ~O(); ~O<T>(); }; //= 403@36
//## destructors_and_class_names_45
template<class T> struct O { ~O<T>(); };
//## destructors_and_class_names_46
template<class T> struct O { ~O<int>(); };
//## destructors_and_class_names_47
template<class T> struct O { ~O(); }; template<class T> O<T>::~O<T>() { }
//## destructors_and_class_names_48
template<class T> struct O { ~O(); }; template<class T> O<T>::~O() { }
//## destructors_and_class_names_49
template<class T> struct O { ~T(); }; //= 279@30
//## destructors_and_class_names_50
namespace n { struct I { ~I(); }; } n::I::~I() { }
//## destructors_and_class_names_51
int ~x; //= 279@5
//## destructors_and_class_names_52
void f() { int ~x; } //= 279@16
//## destructors_and_class_names_53
union U { ~U(); ~U(int); }; //= 407@20
//## destructors_and_class_names_54
struct S { S::~S(); }; //= w427@12
//## destructors_and_class_names_55
struct S { int S; };
//## destructors_and_class_names_56
struct S { static int S; }; //= 280@23
//## destructors_and_class_names_57
struct S { void S(); }; //= 405@17
//## destructors_and_class_names_58
struct S { typedef int S; }; //= 280@24
//## destructors_and_class_names_59
struct S { enum E { S }; }; //= 280@21
//## destructors_and_class_names_60
struct S { enum class E { S }; };
//## destructors_and_class_names_61
struct S { struct S { }; }; //= 280@19
//## destructors_and_class_names_62
struct S { struct S *p; };
//## destructors_and_class_names_63
struct S { union S { }; }; //= 280@18
//## destructors_and_class_names_64
struct S { enum S { a }; }; //= 280@17
//## destructors_and_class_names_65
struct S { enum S : int; }; //= 280@17
//## destructors_and_class_names_66
struct S { using S = int; }; //= 280@18
//## destructors_and_class_names_67
struct S { template<class T> void S(); }; //= 280@35
//## destructors_and_class_names_68
struct S { template<class T> S(T); };
//## destructors_and_class_names_69
struct S { template<class T> struct S { }; }; //= 280@37
//## destructors_and_class_names_70
struct S { template<class T> using S = T; }; //= 280@36
//## destructors_and_class_names_71
struct S { template<class T> static T S; }; //= 280@39
//## destructors_and_class_names_72
struct S { union { int S; }; }; //= 280@24
//## destructors_and_class_names_73
struct S { struct { int S; }; }; //= 280@25
//## destructors_and_class_names_74
struct S { S(); union { int S; }; }; //= 280@29
//## destructors_and_class_names_75
struct S { int (S); };
//## destructors_and_class_names_76
struct S { int S[2]; };
//## destructors_and_class_names_77
struct S { int S : 2; };
//## destructors_and_class_names_78
struct B { int S; }; struct S : B { using B::S; }; //= 280@46
//## destructors_and_class_names_79
struct B { void S(); }; struct S : B { using B::S; }; //= 280@49
//## destructors_and_class_names_80
struct B { struct S { }; }; struct S : B { using B::S; }; //= 280@53
//## destructors_and_class_names_81
struct S { S(); int S; }; //= 280@21
//## destructors_and_class_names_82
struct S { int S; S(); }; //= 1081@16
//## destructors_and_class_names_83
struct S { int S; ~S(); };
//## destructors_and_class_names_84
struct S { int S; void f() { S = 1; struct S t; } };
//## destructors_and_class_names_85
template<class T> struct S { int S; };
//## destructors_and_class_names_86
template<class T> struct S { void S(); }; //= 405@35
//## destructors_and_class_names_87
template<class T> struct S { S(); int S; }; //= 280@39
//## destructors_and_class_names_88
template<class S> struct S { }; //= 508@26
//## destructors_and_class_names_89
template<class T> struct S { template<class S> void f(); };
//## destructors_and_class_names_90
template<int S> struct S { }; //= 508@24
//## destructors_and_class_names_91
template<template<class> class S> struct S { }; //= 508@42
//## destructors_and_class_names_92
template<class T> void f() { struct T { }; int T; } //= 496@37 496@48
//## destructors_and_class_names_93
template<class T> struct U { int T; void T(); typedef int T; }; //= 496@34 496@42 496@59
//## destructors_and_class_names_94
template<class T> struct U { void f() { int T; } }; //= 496@45
//## destructors_and_class_names_95
template<class T> void f(int T); //= w497@30
//## destructors_and_class_names_96
template<class T> T T(int); //= 496@21
//## destructors_and_class_names_97
template<class T> struct U { template<class T> struct V; template<class T> void f(); }; //= w497@45 w497@73
//## destructors_and_class_names_98
struct S { friend struct S; friend void S(); }; //= w522@12
//## destructors_and_class_names_99
struct S { void f(int S); int g() { int S = 1; return S; } };
//## qualified_typedefs_1
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
static const F f; //= w925@8
//## qualified_typedefs_2
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
F const f; //= w925@3
//## qualified_typedefs_3
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
static F const *f; //= w925@10
//## qualified_typedefs_4
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
F *const f = 0;
//## qualified_typedefs_5
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); }; //= 90@80
A<F>::type *p;
//## qualified_typedefs_6
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
void h() { (const F *)0; sizeof(const F *); static_cast<const F *>(0); } //= w174@12 w925@13 w174@26 w925@33 w174@45 w925@57
//## qualified_typedefs_7
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
using C = const F; //= w925@11
//## qualified_typedefs_8
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
template<class T> void g(const T &); void h() { g<F>(0); } //= 304@49
//## qualified_typedefs_9
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
volatile const F *f; //= w925@1
//## qualified_typedefs_10
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
const F volatile *f; //= w925@1
//## qualified_typedefs_11
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
template<class T> const F *v = 0; //= w925@19
//## qualified_typedefs_12
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
template<const F *> struct X; //= w925@10
//## qualified_typedefs_13
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
const F f(int); //= w925@1 90@9
//## qualified_typedefs_14
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
auto l = [](const F *) { }; //= w925@13
//## qualified_typedefs_15
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
struct S { operator const F *(); }; //= w925@21
//## qualified_typedefs_16
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
__restrict F *x;
//## qualified_typedefs_17
typedef int F(int); template<class T> struct A { typedef const T type; const T m(); };
const G *x; //= 20@7
//## friends_of_other_namespaces c++17 --diag_suppress=177
namespace n { template <class T> constexpr int f(const T *); constexpr int g(int); template <class T> struct P { template <class U> static constexpr int q(U); }; }
class A { static constexpr int a = 1; template <class T> friend constexpr int n::f(const T *); friend constexpr int n::g(int);
 template <class T> template <class U> friend constexpr int n::P<T>::q(U); };
template <class T> class B { static constexpr int a = sizeof(T); template <class U> friend constexpr int n::f(const U *); friend constexpr int n::g(int); };
class C { static constexpr int a = 1; };
template <class T> constexpr int n::f(const T *) { return A::a + B<T>::a; }
constexpr int n::g(int) { return A::a + B<int>::a; }
template <class T> template <class U> constexpr int n::P<T>::q(U) { return A::a; }
namespace n { template <class T> constexpr int h(T) { return T::a; } } //= 265@65
constexpr int x = n::f("") + n::g(1) + n::P<int>::q(1);
constexpr int y = n::h(C());
