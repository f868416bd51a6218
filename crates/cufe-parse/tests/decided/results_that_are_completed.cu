// The class of an object that is subscripted or called is instantiated for it ([temp.inst]/2).
template <class T> struct row { T values[2]; constexpr const T* operator[](int index) const { return values + index; } };
template <class T> constexpr row<T> row_of(T a, T b) { return {{a, b}}; }
template <class T> struct calls { template <class... A> constexpr int operator()(A...) const { return sizeof...(A); } };
template <class T> constexpr calls<T> calls_of(T) { return {}; }
static_assert(*row_of(3, 4)[1] == 4);
static_assert(__is_same(decltype(row_of('a', 'b')[0]), const char*));
static_assert(calls_of(1)(1, 2) == 2);
static_assert(__is_same(decltype(calls_of('a')()), int));
