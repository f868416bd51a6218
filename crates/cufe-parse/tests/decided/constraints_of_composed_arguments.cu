// Which declaration is more constrained follows where concepts name others with types made of their parameters: atomic
// constraints are the same where these types are, in terms of the constrained declaration ([temp.constr.normal]/1).
template<class T> struct Identity { using type = T; };
template<class T> using identity = typename Identity<T>::type;
template<class T> concept Small = sizeof(T) <= 8;
template<class T> concept Pointee = Small<T*>;
template<class T> concept Const = Small<const T>;
template<class T> concept Same = Small<identity<T>>;
template<class T> concept Both = Small<T*> && Small<T>;
template<class T> concept All = Pointee<T> && Const<T> && Same<T> && Small<T>;
template<Small T> constexpr int by_pointee(T) { return 1; }
template<class T> requires Pointee<T> && Small<T> constexpr int by_pointee(T) { return 2; }
template<Pointee T> constexpr int by_both(T) { return 1; }
template<Both T> constexpr int by_both(T) { return 2; }
template<class T> requires Small<T*> constexpr int by_all(T) { return 1; }
template<Both T> constexpr int by_all(T) { return 2; }
template<class T> requires All<T> constexpr int by_all(T) { return 3; }
template<Same T> constexpr int by_name(T) { return 1; }
template<class T> requires Same<T> && Const<T> constexpr int by_name(T) { return 2; }
template<class T> concept Other = Small<T*> && Same<T>;
template<Const T> constexpr int unordered(T) { return 1; }
template<Other T> constexpr int unordered(T) { return 2; }
template<class T> concept IsAmbiguous = !requires(T x) { unordered(x); };
static_assert(by_pointee(1) == 2);
static_assert(by_both(1) == 2);
static_assert(by_all(1) == 3);
static_assert(by_name(1) == 2);
static_assert(IsAmbiguous<int>);
