//## past_the_end_beside_another_object c++20 bare
constexpr bool unrelated(){int v=1; int w=2; return &v+1==&w;}
constexpr bool behind_an_array(){int v[2]={}; int w=2; return v+2==&w;}
constexpr bool two_arrays(){int v[2]={}; int w[2]={}; return v+2==w;}
struct P{int x,y;}; struct Q:P{int z;};
constexpr bool last_member(){P p{}; int w=1; return &p.y+1==&w;}
constexpr bool allocated(){int*p=new int(1); int*q=new int(2); bool b=p+1==q; delete p; delete q; return b;}
constexpr bool base_and_member(){Q q{}; return &q.x<&q.z;}
constexpr bool b1=unrelated(); //= 28@19
constexpr bool b2=behind_an_array(); //= 28@19
constexpr bool b3=two_arrays(); //= 28@19
constexpr bool b4=last_member(); //= 28@19
constexpr bool b5=allocated(); //= 28@19
constexpr bool b6=base_and_member(); //= 28@19
//## lifetimes_that_calls_do_not_extend c++20 bare
struct X{int v[3]; constexpr const X&self()const{return *this;} constexpr const int&operator[](int i)const{return v[i];}};
constexpr const int& id(const int&r){return r;}
constexpr int by_member(){const int&r=X{{1,2,3}}.self()[1]; return r;}
constexpr int by_function(){const int&r=id(5); return r;}
constexpr int moved_pointer(){int*p=new int(1); p++; delete p; return 1;}
constexpr int i1=by_member(); //= 28@18
constexpr int i2=by_function(); //= 28@18
constexpr int i3=moved_pointer(); //= 28@18
