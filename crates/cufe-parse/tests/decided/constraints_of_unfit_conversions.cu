// Constraints of a conversion function are not looked at where its result is no class and one is wanted ([over.match.copy]/1).
template<class T> struct Error { static constexpr auto value = T::value; };
struct A { A(const A &); };
template<class T> struct B { operator bool() requires Error<T>::value; };
template<class T> concept C = requires(B<T> b) { A(b); };
static_assert(!C<int>);
