// The condition of explicit is substituted with the function ([temp.deduct.general]/8): where it fails, the template is no candidate.
template<class T, class U> struct same { static constexpr bool value = false; };
template<class T> struct same<T, T> { static constexpr bool value = true; };
template<bool B, bool a> struct when {};
template<bool a> struct when<true, a> { static constexpr bool value = a; };
template<bool a> struct A {
    template<class T> explicit(when<same<int, T>::value, a>::value) A(T) {}
    template<class T, bool c = true> explicit(when<same<bool, T>::value, a>::value) A(T) {}
};
static_assert(__is_constructible(A<true>, int));
static_assert(__is_constructible(A<true>, bool));
static_assert(!__is_constructible(A<true>, double));
static_assert(!__is_convertible_to(int, A<true>));
static_assert(__is_convertible_to(int, A<false>));
static_assert(__is_convertible_to(bool, A<false>));
static_assert(!__is_convertible_to(double, A<false>));
