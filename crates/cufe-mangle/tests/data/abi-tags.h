inline namespace n1 __attribute__((abi_tag("cxx11"))) { struct S {int q;};}
struct __attribute__((abi_tag("v2"))) A {int q;};
struct __attribute__((abi_tag("zz", "aa"))) Z { struct I {}; void m(); Z g(); static int s; int y(A); A w(); };
template<class T> struct V {struct In {};}; template<class T, class U = S> struct VD {}; template<template<class> class TT> struct VT {}; template<class T, T* p> struct VN {}; template<int> struct VI { struct In {}; }; template<class...T> struct VP {};
template<class T> struct __attribute__((abi_tag("w"))) W {};
inline namespace n2 __attribute__((abi_tag)) { struct X {}; }
union __attribute__((abi_tag("un"))) U1 { int i; };enum class __attribute__((abi_tag("ec"))) EC { q };
struct H { S m(); operator S(); operator A(); H(S); H(); ~H(); S operator()(int); S operator[](int); static S st(A); static S sm; virtual S vf(); int S::*g(); void operator,(S);};
namespace std2 { inline namespace __cxx11 __attribute__((abi_tag("cxx11"))) {struct str{};} }
