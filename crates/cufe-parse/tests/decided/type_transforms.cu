// Operators that make types of others are the traits of [meta.trans], in substitution too.
template<class A, class B> constexpr bool same = __is_same(A, B); enum E : short {}; enum class U : unsigned long {}; struct S {}; enum F { a = 1 };
static_assert(same<__remove_cvref(const int&), int> && same<__remove_cvref(const int (&)[3]), int[3]>);
static_assert(same<__remove_cv(const volatile int), int> && same<__remove_cv(const int[2]), int[2]> && same<__remove_cv(const int&), const int&>);
static_assert(same<__remove_const(const volatile int), volatile int> && same<__remove_volatile(const volatile int), const int>);
static_assert(same<__remove_reference(int&&), int> && same<__remove_reference_t(S&), S> && same<__remove_reference(int), int>);
static_assert(same<__remove_pointer(int*), int> && same<__remove_pointer(int* const), int> && same<__remove_pointer(int), int> && same<__remove_pointer(int*&), int*&>);
static_assert(same<__remove_extent(int[3]), int> && same<__remove_extent(const int[][4]), const int[4]> && same<__remove_extent(int), int>);
static_assert(same<__remove_all_extents(int[3][4]), int> && same<__remove_all_extents(const S[][4]), const S>);
static_assert(same<__add_pointer(int), int*> && same<__add_pointer(int&), int*> && same<__add_pointer(void), void*> && same<__add_pointer(int()), int(*)()>);
static_assert(same<__add_lvalue_reference(int), int&> && same<__add_lvalue_reference(int&&), int&> && same<__add_lvalue_reference(void), void> && same<__add_lvalue_reference(int()), int(&)()>);
static_assert(same<__add_rvalue_reference(int), int&&> && same<__add_rvalue_reference(int&), int&> && same<__add_rvalue_reference(const void), const void>);
static_assert(same<__decay(const int&), int> && same<__decay(int(&)[3]), int*> && same<__decay(int(&)()), int(*)()> && same<__decay(const int[3]), const int*> && same<__decay(const S&&), S>);
static_assert(same<__make_unsigned(int), unsigned> && same<__make_unsigned(const char), const unsigned char> && same<__make_unsigned(wchar_t), unsigned> && same<__make_unsigned(long long), unsigned long long>);
static_assert(same<__make_signed(unsigned long), long> && same<__make_signed(E), short> && same<__make_signed(volatile U), volatile long> && same<__make_signed(char), signed char>);
static_assert(same<__make_signed(char16_t), short> && same<__make_unsigned(char32_t), unsigned> && same<__make_signed(F), int> && same<__make_unsigned(__int128), unsigned __int128>);
static_assert(same<__underlying_type(E), short> && same<__underlying_type(U), unsigned long> && same<__underlying_type(F), unsigned>);
static_assert(same<__remove_restrict(int* __restrict), int*>);
template<class T> __remove_cvref(T) f(T&&); template<class T> __decay(T) g(T&&); template<class T> constexpr __add_pointer(T) h() { return nullptr; }
static_assert(same<decltype(f(1)), int> && same<decltype(g("x")), const char*>);
static_assert(h<int&>() == nullptr && same<decltype(h<int[2]>()), int(*)[2]>);
template<class T, class U = __remove_cvref(T)> struct D { using type = U; }; template<class T> using A = typename D<__remove_cv(T)>::type;
static_assert(same<A<const int>, int> && same<D<const int&>::type, int>);
template<class T, class = __underlying_type(T)> constexpr bool ue(int) { return true; } template<class T> constexpr bool ue(long) { return false; }
static_assert(ue<E>(0) && !ue<int>(0));
template<class T, class = __make_signed(T)> constexpr bool ms(int) { return true; } template<class T> constexpr bool ms(long) { return false; }
static_assert(ms<E>(0) && !ms<S>(0) && !ms<float>(0));
static_assert(!ms<bool>(0));
