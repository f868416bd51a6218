// Class template arguments deduced from the address of a specialization of a function template ([temp.arg.explicit]/4,
// [over.match.class.deduct]).
template<class T, class U> constexpr bool same = false; template<class T> constexpr bool same<T, T> = true; template<class K> struct bound; template<class... A> struct bound<void (*)(A...)> { void (*k)(A...); template<class... B> static constexpr bool ok = sizeof...(A) == sizeof...(B); }; template<class... A> bound(void (*)(A...)) -> bound<void (*)(A...)>; template<class T> void kern(T, int*); void k2(int, int*);
static_assert(same<decltype(bound{&k2}), bound<void (*)(int, int*)>>);
static_assert(same<decltype(bound{&kern<float>}), bound<void (*)(float, int*)>>);
static_assert(same<decltype(bound{kern<float>}), bound<void (*)(float, int*)>>);
