// Constraints of the template-ids before `::` ([temp.names]/8).
template<class T> requires (sizeof(T) > 4) struct C { static int n; using t = T; };
template<class T> concept D = requires { typename C<T>::t; };
static_assert(D<long>);
static_assert(!D<char>);
template<class T> concept D1 = requires { typename C<T>; };
static_assert(D1<long>);
static_assert(!D1<char>);
template<class T> concept D2 = requires { C<T>::n; };
static_assert(D2<long>);
static_assert(!D2<char>);
