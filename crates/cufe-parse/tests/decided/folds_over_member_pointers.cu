// Folds over pointers to members ([expr.prim.fold]).
struct X { int a; X *next; int f(int) const; };
template<class... T> auto left_dot(T... t) -> decltype((... .* t)) { return (... .* t); }
template<class... T> auto right_dot(T... t) { return (t .* ...); }
template<class T, class... U> auto binary_left_dot(T t, U... u) { return (t .* ... .* u); }
template<class T, class... U> auto binary_right_dot(T t, U... u) { return (u .* ... .* t); }
template<class... T> auto left_arrow(T... t) { return (... ->* t); }
template<class... T> auto right_arrow(T... t) { return (t ->* ...); }
template<class T, class... U> auto binary_left_arrow(T t, U... u) { return (t ->* ... ->* u); }
template<class T, class... U> auto binary_right_arrow(T t, U... u) { return (u ->* ... ->* t); }
X x;
static_assert(__is_same(decltype(left_dot(x, &X::a)), int &));
static_assert(__is_same(decltype(right_dot(x, &X::a)), int));
static_assert(__is_same(decltype(binary_left_dot(x, &X::a)), int));
static_assert(__is_same(decltype(binary_right_dot(&X::a, x)), int));
static_assert(__is_same(decltype(left_arrow(&x, &X::a)), int));
static_assert(__is_same(decltype(left_arrow(&x, &X::next, &X::next)), X *));
static_assert(__is_same(decltype(right_arrow(&x, &X::a)), int));
static_assert(__is_same(decltype(binary_left_arrow(&x, &X::next, &X::a)), int));
static_assert(__is_same(decltype(binary_right_arrow(&X::a, &x)), int));
