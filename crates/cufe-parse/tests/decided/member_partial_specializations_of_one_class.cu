// A partial specialization of a member template for one class takes the place of the same one of the class template; where the primary member template is specialized for the class, the others are ignored ([temp.spec.partial.member]/2).
template<class T> struct outer {
    template<class U> struct inner { static const int value = 0; };
    template<class U> struct inner<U*> { static const int value = 1; };
    template<class U, int N> struct pair { static const int value = 0; };
    template<class U> struct pair<U, 1> { static const int value = 1; };
};
template<class T> template<class U> struct outer<T>::inner<const U*> { static const int value = 2; };

template<> template<class Z> struct outer<float>::inner<Z*> { static const int value = 3; };
static_assert(outer<float>::inner<int>::value == 0);
static_assert(outer<float>::inner<int*>::value == 3);
static_assert(outer<float>::inner<const int*>::value == 2);
static_assert(outer<int>::inner<int*>::value == 1);
template<> template<class Z> struct outer<long>::inner<const Z*> { static const int value = 5; };
static_assert(outer<long>::inner<const int*>::value == 5);
static_assert(outer<long>::inner<int*>::value == 1);
template<> template<class U> struct outer<int>::pair<U, 1> { static const int value = 6; };
static_assert(outer<int>::pair<long, 1>::value == 6);
static_assert(outer<int>::pair<long, 2>::value == 0);
static_assert(outer<char>::pair<long, 1>::value == 1);

template<> template<class U> struct outer<short>::inner { static const int value = 7; };
static_assert(outer<short>::inner<int>::value == 7);
static_assert(outer<short>::inner<int*>::value == 7);
static_assert(outer<short>::inner<const int*>::value == 7);
template<> template<class U> struct outer<short>::inner<U&> { static const int value = 8; };
static_assert(outer<short>::inner<int&>::value == 8);
static_assert(outer<short>::inner<int**>::value == 7);
template<> template<class U> struct outer<bool>::inner { static const int value = 9; };
template<> template<class U> struct outer<bool>::inner<U*> { static const int value = 10; };
static_assert(outer<bool>::inner<int*>::value == 10);
static_assert(outer<bool>::inner<const int*>::value == 10);
