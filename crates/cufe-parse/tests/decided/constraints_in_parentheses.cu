// [temp.constr.atomic], [temp.pre]: an atomic constraint in parentheses of its own can be any expression
template<class T> concept any = true; template<class T> concept none = false;
template<bool B, class T> concept cond = (B ? any<T> : none<T>);
static_assert(cond<true, int>);
static_assert(!cond<false, int>);
template<class T> concept or_ = (sizeof(T) == 4 || sizeof(T) == 1) && (sizeof(T) == 4 ? true : sizeof(T) == 1);
static_assert(or_<int> && or_<char> && !or_<short>);
template<class T> concept nested = requires { requires (sizeof(T) == 4 ? any<T> : none<T>); };
static_assert(nested<int> && !nested<short>);
template<class T> requires any<T> && (sizeof(T) > 4 ? none<T> : any<T>) struct S {};
template<class T> concept has_S = requires { typename S<T>; };
static_assert(has_S<int> && !has_S<long>);
template<class T> concept cast = (bool)(sizeof(T) == 4);
static_assert(cast<int> && !cast<char>);
