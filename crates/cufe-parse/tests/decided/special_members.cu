// Which special member functions classes have, and what they do ([special], [class.copy.ctor], [class.copy.assign]).
struct E0 {};
template<class T> T &&dv() noexcept;
template<class T> void aux(T) noexcept;
template<class F, class T, class = decltype(aux<T>(dv<F>()))> char converts(int);
template<class F, class T> int converts(...);

// No constructor that takes its own class by value is made of a template.
struct P { template<class... A> P(A...) {} P(P &&); };
struct Q { template<class T> Q(T) {} };
struct R { template<class T> R(T); R(R &); };
struct W { template<class T> W(T, int); template<class T> W(T, char, int = 0); };
static_assert(!__is_constructible(P, P &));
static_assert(!__is_constructible(P, const P &));
static_assert(__is_constructible(P, P));
static_assert(__is_constructible(P, P &, int) == false);
static_assert(__is_constructible(P, P, int));
static_assert(__is_constructible(Q, Q &));
static_assert(!__is_constructible(Q, volatile Q &));
static_assert(__is_constructible(R, R &));
static_assert(!__is_constructible(R, const R &));
static_assert(!__is_constructible(R, R));
static_assert(__is_constructible(W, W, int));

// Objects of classes whose copies or ends are not trivial are not copied from volatile ones; parameters are destroyed.
struct N { N(const N &); N(); };
struct NT { ~NT(); };
struct Tr { int i; };
struct PD { protected: ~PD() = default; };
struct DD { ~DD() = delete; };
static_assert(sizeof(converts<N &, N>(0)) == 1);
static_assert(sizeof(converts<volatile N &, N>(0)) != 1);
static_assert(sizeof(converts<volatile NT &, NT>(0)) != 1);
static_assert(sizeof(converts<NT &, NT>(0)) == 1);
static_assert(sizeof(converts<PD &, PD>(0)) != 1);
static_assert(sizeof(converts<DD &, DD>(0)) != 1);

// A const member of class type is not assigned to.
struct V1 : virtual E0 { V1(); const E0 x; };
struct V2 { V2(); const E0 x; };
struct V3 : virtual V2 { };
static_assert(!__is_assignable(V1 &, const V1 &));
static_assert(!__is_assignable(V2 &, const V2 &));
static_assert(!__is_assignable(V3 &, const V3 &));

// Operators for volatile objects beside ordinary ones, as atomic types have.
struct AT { AT &operator=(const AT &) = delete; AT &operator=(const AT &) volatile = delete; };
struct AO { AO &operator=(const AO &); AO &operator=(const AO &) volatile = delete; };
struct V5 { AT a; };
struct V6 : virtual E0 { AT a; };
struct V7 { AO a; };
static_assert(!__is_assignable(V5 &, const V5 &));
static_assert(!__is_assignable(V6 &, const V6 &));
static_assert(__is_assignable(V7 &, const V7 &));

// A base with virtual bases makes a class no aggregate; volatile members are copied trivially (CWG 2094).
struct A0 : virtual E0 { };
struct A1 : A0 { int i; };
struct A2 { volatile int v; };
static_assert(!__is_aggregate(A1));
static_assert(__is_trivially_copyable(A2));
static_assert(__is_trivially_constructible(A2, const A2 &));

// What is written behind a defaulted destructor holds.
struct T1 { ~T1() noexcept(false) = default; };
struct T2 { ~T2() = default; };
static_assert(!__is_nothrow_constructible(T1));
static_assert(__is_nothrow_constructible(T2));

// A value is made by a constructor only where it can end, too.
struct M { M(int); M &operator=(M); ~M() = delete; };
struct L { L(int); L &operator=(L); };
static_assert(!__is_assignable(M &, int));
static_assert(__is_assignable(L &, int));

// An inherited constructor makes an object of the class that inherits it.
struct B1 { B1(int); B1(const B1 &); B1(); protected: ~B1() = default; };
struct I1 : B1 { using B1::B1; };
struct I2 : I1 { using I1::I1; };
static_assert(__is_assignable(I1 &, int));
static_assert(__is_assignable(I2 &, int));
static_assert(sizeof(converts<int, I2>(0)) == 1);
static_assert(sizeof(converts<int, B1>(0)) != 1);

// Default constructors that are templates.
struct D1 { template<class T = int> D1(T = 0) noexcept; };
struct D2 { D1 d; };
struct D3 { template<class T> D3(T = 0); };
struct D4 { D3 d; };
static_assert(__is_constructible(D2));
static_assert(__is_nothrow_constructible(D2));
static_assert(!__is_constructible(D4));
