// [over.match.class.deduct]/1: constructors with placeholders among their parameters make guides as constructor templates do
template<class A, class B> inline constexpr bool same = false;
template<class A> inline constexpr bool same<A, A> = true;
template<class A> concept any = true;
template<class A, class B> concept assignable = requires(A a, B b) { b = a; };
int *p;
namespace plain {
template<class I> struct R { R(I i); R(auto i, int); };
static_assert(same<decltype(R(p)), R<int *>>);
}
namespace packs {
template<class I> struct R { R(I i); R(I i, auto... rest); };
static_assert(same<decltype(R(p, 1, 'c')), R<int *>>);
static_assert(same<decltype(R(p)), R<int *>>);
}
namespace constrained {
template<class I> struct R { R(I i, any auto a); template<class X> R(I i, any auto a, X x); };
static_assert(same<decltype(R(p, 2)), R<int *>>);
static_assert(same<decltype(R(p, 2, 3)), R<int *>>);
}
namespace written {
template<class I, class S = I, bool K = sizeof(I) == 8> requires (K || sizeof(S) == 1) struct R {
    R(assignable<I> auto i, S s) requires (K) {}
};
template<class I, class S> R(I, S) -> R<I, S>;
static_assert(same<decltype(R(p, p)), R<int *, int *, true>>);
}
