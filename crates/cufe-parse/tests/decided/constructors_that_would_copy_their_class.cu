// No constructor is made of a template that takes an object of its own class by value and needs no more ([class.copy.ctor]/5): its
// other parameters, which ask whether the class can be copied, are not looked at.
template <bool B, class T = void> struct enable { };
template <class T> struct enable<true, T> { using type = T; };
template <class T> T &&value();
template <class T> void take(T);
template <class F, class T, class = void> struct converts { static constexpr bool value = false; };
template <class F, class T> struct converts<F, T, decltype(take<T>(::value<F>()))> { static constexpr bool value = true; };
template <class F, class T> struct unless_converts : enable<!converts<F, T>::value> { };
struct plan {
  int b;
  plan() = default;
  plan(int, int, int = 0);
  plan(const plan &);
  template <class P> plan(P, typename unless_converts<P, plan>::type * = nullptr);
};
plan copy(const plan &a) { plan b = a; return b; }
static_assert(converts<plan, plan>::value);
static_assert(converts<const plan &, plan>::value);
static_assert(converts<plan &, plan>::value);
static_assert(__is_constructible(plan, plan));
template <class T> struct box {
  box(const box &);
  template <class U> box(box<U>, typename unless_converts<box<U>, box<T>>::type * = nullptr);
  template <class U> box(U *, int);
};
box<int> copy(const box<int> &a) { box<int> b = a; return b; }
static_assert(converts<box<int>, box<int>>::value);
static_assert(__is_constructible(box<int>, box<int>));
static_assert(__is_constructible(box<int>, const box<int> &));
static_assert(!__is_constructible(box<int>, int *));
static_assert(__is_constructible(box<int>, int *, int));
// With two arguments it is another constructor.
struct two { two(const two &); template <class P> two(P, int, typename enable<sizeof(P) != 0>::type * = nullptr); };
static_assert(__is_constructible(two, two, int));
static_assert(__is_constructible(two, two));
