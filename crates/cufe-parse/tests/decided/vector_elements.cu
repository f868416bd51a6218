// An element of a vector that is no lvalue is a prvalue (measured; GNU extension).
typedef __attribute__((vector_size(8))) int v2; struct S { v2 v; }; v2 f(); v2&& x(); S&& sx(); const v2 c = {1, 2};
template<class A, class B> constexpr bool same = false; template<class A> constexpr bool same<A, A> = true;
static_assert(same<decltype((f()[0])), int>);
static_assert(same<decltype((S().v[0])), int>);
static_assert(same<decltype((x()[0])), int>);
static_assert(same<decltype((sx().v[0])), int>);
v2 w;
static_assert(same<decltype((w[0])), int&>);
