//## packs_of_values_whose_types_are_a_pack_of_the_class_have_its_length c++17 c++20
template<class... T> struct A { template<T... V> static constexpr int f() { return sizeof...(V); } template<T... V> struct S { static constexpr int n = sizeof...(V); }; };
int a = A<int, char, int>::f<1, 2>(); //= 304@9
A<int, char, int>::S<1, 2> b; //= 442@26
A<int, char, int>::S<1, 2, 3, 4> c; //= 443@31
A<int, char, int>::S<1, 2, 3> d;
A<int, int *>::S<1, 2> e; //= 458@21
A<>::S<> f;
A<>::S<1> g; //= 443@8
int h = A<int, char, int>::f<1, 2, 3>();
int i = A<int, char *>::f<1, 2>(); //= 304@9
//## packs_of_class_and_member_have_one_length c++17 c++20
template<class A, class B> struct pair {};
template<class... T> struct C { template<class... U> static int f(pair<T, U>...); template<class... U> static int g(U..., pair<T, U> *...); };
int a = C<int, char>::f(pair<int, long>(), pair<char, long>());
int b = C<int, char>::f(pair<int, long>()); //= 304@9
int c = C<int, char>::f(pair<int, long>(), pair<int, long>()); //= 304@9
int d = C<>::f();
int e = C<>::f(pair<int, long>()); //= 304@9
//## a_list_that_is_too_short_for_such_a_pack_is_reported_once c++17 c++20
template<class... T> struct B { template<class U, T... V> struct S {}; };
B<int, char>::S<> a; //= 442@17
B<int, char>::S<int> b; //= 442@20
B<int, char>::S<int, 1> c; //= 442@23
B<int, char>::S<int, 1, 2> d;
B<int, char>::S<int, 1, 2, 3> e; //= 443@28
