// Which temporaries a reference keeps alive ([class.temporary]/6); what a call refers to ends with the full-expression.
struct X{int v[3]; constexpr const X&self()const{return *this;} constexpr const int&operator[](int i)const{return v[i];} int k=1;};
constexpr const int& id(const int&r){return r;}
constexpr int g1(){const int&r=X{{1,2,3}}.v[1]; return r;}
static_assert(g1()==2);
constexpr int g2(){const int&r=X{{1,2,3}}.k; return r;}
static_assert(g2()==1);
constexpr int g3(){X x{{1,2,3}}; const int&r=x.self()[1]; return r;}
static_assert(g3()==2);
constexpr int g4(){const X&r=((void)0,X{{1,2,3}}); return r.v[2];}
static_assert(g4()==3);
constexpr int g5(bool b){const X&r=b?X{{1,2,3}}:X{{4,5,6}}; return r.v[2];}
static_assert(g5(false)==6);
constexpr int g6(){int&&r=static_cast<int&&>(5); return r;}
static_assert(g6()==5);
struct L{int*p; constexpr L(int*p):p(p){*p=*p*2+1;} constexpr ~L(){*p=*p*3;} constexpr const L&self()const{return *this;}};
constexpr int h1(){int n=1; {const L&r=L(&n).self(); n+=100; (void)&r;} return n;}
static_assert(h1()==109);
constexpr int h2(){int n=1; {const L&r=L(&n); n+=100; (void)&r;} return n;}
static_assert(h2()==309);
constexpr int e8(){int*p=new int(1); p++; p--; delete p; return 1;}
static_assert(e8()==1);
