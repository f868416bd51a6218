//## evaluation c++17
constexpr int loop1(int n){int s=0;for(int i=0;i<n;++i)s+=i;return s;}
static_assert((loop1(10))==(45),"");
static_assert((loop1(10))!=(45),""); //= 1574@1
constexpr int loop2(int n){int s=0;while(n){s+=n--;}return s;}
static_assert((loop2(4))==(10),"");
static_assert((loop2(4))!=(10),""); //= 1574@1
constexpr int loop3(int n){int s=0;do{s+=n;if(n==2)continue;if(s>100)break;}while(--n);return s;}
static_assert((loop3(5))==(15),"");
static_assert((loop3(5))!=(15),""); //= 1574@1
constexpr int sw(int n){switch(n){case 1:return 10;case 2:n+=5;case 3:n*=2;break;case 4 ... 7:n=40;break;default:n=-1;}return n;}
static_assert((sw(1))==(10),"");
static_assert((sw(1))!=(10),""); //= 1574@1
static_assert((sw(2))==(14),"");
static_assert((sw(2))!=(14),""); //= 1574@1
static_assert((sw(3))==(6),"");
static_assert((sw(3))!=(6),""); //= 1574@1
static_assert((sw(5))==(40),"");
static_assert((sw(5))!=(40),""); //= 1574@1
static_assert((sw(9))==(-1),"");
static_assert((sw(9))!=(-1),""); //= 1574@1
constexpr int duff(int n){int c=0;switch(n%4){case 0:do{c++;case 3:c++;case 2:c++;case 1:c++;}while((n-=4)>0);}return c;}
static_assert((duff(7))==(7),"");
static_assert((duff(7))!=(7),""); //= 1574@1
constexpr int arr(){int a[3][2]={{1,2},{3},{}};int s=0;for(auto&r:a)for(int x:r)s+=x;return s;}
static_assert((arr())==(6),"");
static_assert((arr())!=(6),""); //= 1574@1
constexpr int ptr(){int a[4]={1,2,3,4};int*p=a;int s=0;for(;p!=a+4;++p)s=s*10+*p;return s;}
static_assert((ptr())==(1234),"");
static_assert((ptr())!=(1234),""); //= 1574@1
struct P{int x,y;constexpr P(int a,int b):x(a),y(b){} constexpr int sum()const{return x+y;} constexpr P operator+(P o)const{return P(x+o.x,y+o.y);} constexpr bool operator==(P o)const{return x==o.x&&y==o.y;}};
static_assert(((P(1,2)+P(3,4)).sum())==(10),"");
static_assert(((P(1,2)+P(3,4)).sum())!=(10),""); //= 1574@1
static_assert(P(1,2)==P(1,2),""); static_assert(!(P(1,2)==P(1,2)),""); //= 1574@35
struct B{int b=1;constexpr int get()const{return b;}}; struct D:B{int d=2;constexpr D(){} constexpr D(int v):B{v},d(v*2){} };
static_assert((D().get()+D().d)==(3),"");
static_assert((D().get()+D().d)!=(3),""); //= 1574@1
static_assert((D(5).get()+D(5).d)==(15),"");
static_assert((D(5).get()+D(5).d)!=(15),""); //= 1574@1
constexpr D dd(7); 
static_assert((dd.b)==(7),"");
static_assert((dd.b)!=(7),""); //= 1574@1
static_assert((dd.d)==(14),"");
static_assert((dd.d)!=(14),""); //= 1574@1
constexpr const B&br=dd; 
static_assert((br.b)==(7),"");
static_assert((br.b)!=(7),""); //= 1574@1
static_assert((static_cast<const D&>(br).d)==(14),"");
static_assert((static_cast<const D&>(br).d)!=(14),""); //= 1574@1
union U{int i;float f;constexpr U(int v):i(v){} constexpr U(float v):f(v){}};
constexpr U u1(3),u2(2.5f); 
static_assert((u1.i)==(3),"");
static_assert((u1.i)!=(3),""); //= 1574@1
static_assert((u2.f)==(2.5f),"");
static_assert((u2.f)!=(2.5f),""); //= 1574@1
constexpr int um(){U u(3);u.i=7;return u.i;} 
static_assert((um())==(7),"");
static_assert((um())!=(7),""); //= 1574@1
constexpr int refs(){int a=1,b=2;int&r=a;r=b;r++;const int&c=a;return c*10+b;} 
static_assert((refs())==(32),"");
static_assert((refs())!=(32),""); //= 1574@1
constexpr void swp(int&a,int&b){int t=a;a=b;b=t;} constexpr int sw2(){int a=1,b=2;swp(a,b);return a*10+b;} 
static_assert((sw2())==(21),"");
static_assert((sw2())!=(21),""); //= 1574@1
constexpr const char*str="hello"; 
static_assert((str[1])==('e'),"");
static_assert((str[1])!=('e'),""); //= 1574@1
static_assert((*(str+4))==('o'),"");
static_assert((*(str+4))!=('o'),""); //= 1574@1
constexpr int len(const char*s){int n=0;while(*s++)++n;return n;} 
static_assert((len("abc"))==(3),"");
static_assert((len("abc"))!=(3),""); //= 1574@1
static_assert((len(str))==(5),"");
static_assert((len(str))!=(5),""); //= 1574@1
constexpr char ca[]="xyz"; 
static_assert((sizeof ca)==(4),"");
static_assert((sizeof ca)!=(4),""); //= 1574@1
static_assert((ca[2])==('z'),"");
static_assert((ca[2])!=('z'),""); //= 1574@1
constexpr wchar_t wc[]=L"w\x1234"; 
static_assert((wc[1])==(0x1234),"");
static_assert((wc[1])!=(0x1234),""); //= 1574@1
constexpr char16_t c16[]=u"\u00e9"; 
static_assert((c16[0])==(0xe9),"");
static_assert((c16[0])!=(0xe9),""); //= 1574@1
static_assert((len(u8"\u00e9"))==(2),"");
static_assert((len(u8"\u00e9"))!=(2),""); //= 1574@1
struct M{int a,b;constexpr int f(int x)const{return a*x+b;}constexpr int g(int x)const{return a-x;}};
constexpr int M::*pm=&M::b; constexpr M m{2,3}; 
static_assert((m.*pm)==(3),"");
static_assert((m.*pm)!=(3),""); //= 1574@1
static_assert(((&m)->*pm)==(3),"");
static_assert(((&m)->*pm)!=(3),""); //= 1574@1
constexpr int (M::*pf)(int)const=&M::f; 
static_assert(((m.*pf)(4))==(11),"");
static_assert(((m.*pf)(4))!=(11),""); //= 1574@1
static_assert((((&m)->*(&M::g))(1))==(1),"");
static_assert((((&m)->*(&M::g))(1))!=(1),""); //= 1574@1
constexpr int f1(int x){return x+1;} constexpr int f2(int x){return x*2;}
constexpr int (*fp)(int)=f1; 
static_assert((fp(3))==(4),"");
static_assert((fp(3))!=(4),""); //= 1574@1
static_assert(((*fp)(3))==(4),"");
static_assert(((*fp)(3))!=(4),""); //= 1574@1
constexpr int app(int(*f)(int),int x){return f(x);} 
static_assert((app(f2,5))==(10),"");
static_assert((app(f2,5))!=(10),""); //= 1574@1
static_assert((app(&f1,5))==(6),"");
static_assert((app(&f1,5))!=(6),""); //= 1574@1
constexpr int (*tab[])(int)={f1,f2}; 
static_assert((tab[1](8))==(16),"");
static_assert((tab[1](8))!=(16),""); //= 1574@1
static_assert((1.5+2.25)==(3.75),"");
static_assert((1.5+2.25)!=(3.75),""); //= 1574@1
static_assert((int(3.99))==(3),"");
static_assert((int(3.99))!=(3),""); //= 1574@1
static_assert(((unsigned char)300)==(44),"");
static_assert(((unsigned char)300)!=(44),""); //= 1574@1
static_assert((-7/2)==(-3),"");
static_assert((-7/2)!=(-3),""); //= 1574@1
static_assert((-7%2)==(-1),"");
static_assert((-7%2)!=(-1),""); //= 1574@1
static_assert((1u-2u)==(4294967295u),"");
static_assert((1u-2u)!=(4294967295u),""); //= 1574@1
static_assert((5.0/2)==(2.5),"");
static_assert((5.0/2)!=(2.5),""); //= 1574@1
static_assert((1e308*10>1e308)==(true),"");
static_assert((1e308*10>1e308)!=(true),""); //= 1574@1
static_assert((float(0.1)==0.1)==(false),"");
static_assert((float(0.1)==0.1)!=(false),""); //= 1574@1
static_assert((0.1f+0.2f)==(0.3f),"");
static_assert((0.1f+0.2f)!=(0.3f),""); //= 1574@1
static_assert((0.1+0.2==0.3)==(false),"");
static_assert((0.1+0.2==0.3)!=(false),""); //= 1574@1
static_assert(((1<<31)<0)==(true),"");
static_assert(((1<<31)<0)!=(true),""); //= 1574@1
static_assert((~0u>>31)==(1),"");
static_assert((~0u>>31)!=(1),""); //= 1574@1
static_assert((-1>>1)==(-1),"");
static_assert((-1>>1)!=(-1),""); //= 1574@1
static_assert((0x7fffffffu+1)==(0x80000000u),"");
static_assert((0x7fffffffu+1)!=(0x80000000u),""); //= 1574@1
auto lam=[](int x){return x*x;}; 
static_assert((lam(5))==(25),"");
static_assert((lam(5))!=(25),""); //= 1574@1
constexpr auto lam2=[k=3](int x){return x*k;}; 
static_assert((lam2(5))==(15),"");
static_assert((lam2(5))!=(15),""); //= 1574@1
constexpr int lm(){int s=0;auto add=[&](int x){s+=x;};add(1);add(2);return s;} 
static_assert((lm())==(3),"");
static_assert((lm())!=(3),""); //= 1574@1
constexpr int lc(){int s=1;auto g=[s](int x)mutable{s+=x;return s;};g(1);return g(2);} 
static_assert((lc())==(4),"");
static_assert((lc())!=(4),""); //= 1574@1
constexpr auto gen=[](auto x){return x+1;}; 
static_assert((gen(1))==(2),"");
static_assert((gen(1.5))==(2.5),"");
template<class T>constexpr T tmax(T a,T b){return a>b?a:b;} 
static_assert((tmax(3,7))==(7),"");
static_assert((tmax(3,7))!=(7),""); //= 1574@1
static_assert((tmax(2.5,1.5))==(2.5),"");
static_assert((tmax(2.5,1.5))!=(2.5),""); //= 1574@1
template<int N>struct Fib{static constexpr int v=Fib<N-1>::v+Fib<N-2>::v;};template<>struct Fib<0>{static constexpr int v=0;};template<>struct Fib<1>{static constexpr int v=1;}; 
static_assert((Fib<10>::v)==(55),"");
static_assert((Fib<10>::v)!=(55),""); //= 1574@1
template<class...T>constexpr int cnt(T...t){return sizeof...(t)+(0+...+t);} 
static_assert((cnt(1,2,3))==(9),"");
static_assert((cnt(1,2,3))!=(9),""); //= 1574@1
struct S{int a[3];int n;}; constexpr S mk(){S s{};s.a[1]=5;s.n=2;return s;} 
static_assert((mk().a[1])==(5),"");
static_assert((mk().a[1])!=(5),""); //= 1574@1
 constexpr S s1=mk(); 
static_assert((s1.n)==(2),"");
static_assert((s1.n)!=(2),""); //= 1574@1
static_assert((s1.a[0])==(0),"");
static_assert((s1.a[0])!=(0),""); //= 1574@1
constexpr S cp(S s){s.n++;return s;} 
static_assert((cp(s1).n)==(3),"");
static_assert((cp(s1).n)!=(3),""); //= 1574@1
static_assert((cp(cp(s1)).n)==(4),"");
static_assert((cp(cp(s1)).n)!=(4),""); //= 1574@1
constexpr int nested(){struct L{int v;constexpr int dbl()const{return v*2;}};L l{21};return l.dbl();} 
static_assert((nested())==(42),"");
static_assert((nested())!=(42),""); //= 1574@1
constexpr int stm=({int q=3;q*2;}); //= 1166@20
static_assert((stm)==(6),"");
static_assert((stm)!=(6),"");
enum E{e1=4,e2};enum class F:unsigned char{a=250,b}; 
static_assert((e2+1)==(6),"");
static_assert((e2+1)!=(6),""); //= 1574@1
static_assert((int(F::b))==(251),"");
static_assert((int(F::b))!=(251),""); //= 1574@1
static_assert((F(251)==F::b)==(true),"");
static_assert((F(251)==F::b)!=(true),""); //= 1574@1
constexpr int bits(){struct{unsigned a:3;int b:4;}x{};x.a=9;x.b=7;return x.a*10+x.b;} 
static_assert((bits())==(17),"");
static_assert((bits())!=(17),""); //= 1574@1
constexpr bool sc(int x){return x||(throw 1,true);} 
static_assert((sc(1))==(true),"");
static_assert((sc(1))!=(true),""); //= 1574@1
constexpr int cond(int x){return x>0?x:x<0?-x:0;} 
static_assert((cond(-4))==(4),"");
static_assert((cond(-4))!=(4),""); //= 1574@1
static_assert((__builtin_popcount(255))==(8),"");
static_assert((__builtin_popcount(255))!=(8),""); //= 1574@1
static_assert((__builtin_clz(1))==(31),"");
static_assert((__builtin_clz(1))!=(31),""); //= 1574@1
static_assert((__builtin_bswap32(0x01020304))==(0x04030201),"");
static_assert((__builtin_bswap32(0x01020304))!=(0x04030201),""); //= 1574@1
static_assert((__builtin_strlen("four"))==(4),"");
static_assert((__builtin_strlen("four"))!=(4),""); //= 1574@1
static_assert((__builtin_strcmp("a","b")<0)==(true),"");
static_assert((__builtin_strcmp("a","b")<0)!=(true),""); //= 1574@1
static_assert((__builtin_memcmp("abc","abd",2))==(0),"");
static_assert((__builtin_memcmp("abc","abd",2))!=(0),""); //= 1574@1
static_assert((sizeof(int[3]))==(12),"");
static_assert((sizeof(int[3]))!=(12),""); //= 1574@1
static_assert((alignof(double))==(8),"");
static_assert((alignof(double))!=(8),""); //= 1574@1
static_assert((noexcept(1+1))==(true),"");
constexpr long double ld=1.5L; 
static_assert((ld*2)==(3.0L),"");
static_assert((ld*2)!=(3.0L),""); //= 1574@1
constexpr int cmp(){int a[3]={};return (a<a+1)+(&a[2]>=&a[0])+(a+3-a);} 
static_assert((cmp())==(5),"");
static_assert((cmp())!=(5),""); //= 1574@1
constexpr int ternlv(){int a=1,b=2;(a<b?a:b)=9;return a;} 
static_assert((ternlv())==(9),"");
static_assert((ternlv())!=(9),""); //= 1574@1
constexpr int comma(){int a=0;int b=(a=3,a+1);return b;} 
static_assert((comma())==(4),"");
static_assert((comma())!=(4),""); //= 1574@1
constexpr int chain(){int a,b,c;return 0;} //= 2662@27
//## evaluation_of_cpp20 c++20
struct Sh{virtual constexpr int area()const{return 0;} constexpr virtual ~Sh(){}}; struct Sq:Sh{int s;constexpr Sq(int v):s(v){} constexpr int area()const override{return s*s;}};
constexpr int va(const Sh&s){return s.area();} 
static_assert((va(Sq(4)))==(16),"");
static_assert((va(Sq(4)))!=(16),""); //= 1574@1
static_assert((va(Sh()))==(0),"");
static_assert((va(Sh()))!=(0),""); //= 1574@1
constexpr int nd(){int*p=new int(5);int v=*p;delete p;return v;} 
static_assert((nd())==(5),"");
static_assert((nd())!=(5),""); //= 1574@1
constexpr int na(int n){int*p=new int[n];for(int i=0;i<n;i++)p[i]=i;int s=0;for(int i=0;i<n;i++)s+=p[i];delete[]p;return s;} 
static_assert((na(5))==(10),"");
static_assert((na(5))!=(10),""); //= 1574@1
constexpr int nv(){Sh*p=new Sq(3);int v=p->area();delete p;return v;} 
static_assert((nv())==(9),"");
static_assert((nv())!=(9),""); //= 1574@1
struct Cnt{int*c;constexpr Cnt(int*p):c(p){++*c;} constexpr ~Cnt(){*c+=10;}};
constexpr int ds(){int c=0;{Cnt a(&c);Cnt b(&c);}return c;} 
static_assert((ds())==(22),"");
static_assert((ds())!=(22),""); //= 1574@1
constexpr int da(){int c=0;{Cnt a[2]={Cnt(&c),Cnt(&c)};}return c;} 
static_assert((da())==(22),"");
static_assert((da())!=(22),""); //= 1574@1
constexpr int un(){int x;x=4;return x;} 
static_assert((un())==(4),"");
static_assert((un())!=(4),""); //= 1574@1
union U2{int i;double d;}; constexpr double ua(){U2 u{.i=1};u.d=2.5;return u.d;} 
static_assert((ua())==(2.5),"");
static_assert((ua())!=(2.5),""); //= 1574@1
consteval int cv(int x){return x*3;} 
static_assert((cv(4))==(12),"");
static_assert((cv(4))!=(12),""); //= 1574@1
 constexpr int cvu(){return cv(2)+1;} 
static_assert((cvu())==(7),"");
static_assert((cvu())!=(7),""); //= 1574@1
constexpr bool ice(){return __builtin_is_constant_evaluated();} 
static_assert((ice())==(true),"");
static_assert((ice())!=(true),""); //= 1574@1
constexpr int tr(int x){try{return x+1;}catch(...){return 0;}} 
static_assert((tr(1))==(2),"");
static_assert((tr(1))!=(2),""); //= 1574@1
struct Bs{virtual ~Bs()=default;int b=1;}; struct De:Bs{int d=2;};
struct L3{int x;auto operator==(const L3&)const->bool=default;}; 
static_assert((L3{1}==L3{1})==(true),"");
static_assert((L3{1}!=L3{2})==(true),"");
constinit int gi=cv(5);
constexpr int di(){struct{int a=1,b=2;}x{.b=5};return x.a*10+x.b;} 
static_assert((di())==(15),"");
static_assert((di())!=(15),""); //= 1574@1
template<class T>constexpr auto rr(T t){if constexpr(sizeof(T)>4)return 8;else return 4;} 
static_assert((rr(1))==(4),"");
static_assert((rr(1))!=(4),""); //= 1574@1
static_assert((rr(1.0))==(8),"");
static_assert((rr(1.0))!=(8),""); //= 1574@1
constexpr int ra(){int a[]={1,2,3};int s=0;for(int n=2;int x:a)s+=x*n;return s;} 
template<auto V>constexpr auto val=V; 
static_assert((val<5>)==(5),"");
static_assert((val<5>)!=(5),""); //= 1574@1
struct St{int x;constexpr St(int v):x(v){}}; template<St s>constexpr int gs(){return s.x;} 
static_assert((gs<St(4)>())==(4),"");
struct Lst{int v;Lst*n;}; constexpr int li(){Lst*h=nullptr;for(int i=1;i<4;i++)h=new Lst{i,h};int s=0;while(h){s=s*10+h->v;Lst*t=h;h=h->n;delete t;}return s;} 
static_assert((li())==(321),"");
static_assert((li())!=(321),""); //= 1574@1
constexpr int sb(){int a[2]={3,4};auto[x,y]=a;x++;return x*10+y+a[0];} 
static_assert((sb())==(47),"");
struct Pr{int a,b;}; constexpr int sb2(){Pr p{1,2};auto&[x,y]=p;x=7;return p.a*10+y;} 
static_assert((sb2())==(72),"");
constexpr int sb3(){auto[x,y]=Pr{5,6};return x*y;} 
static_assert((sb3())==(30),"");
//## positions_outside_of_arrays c++17
int nl[3]; constexpr int lit[3] = {1, 2, 3}; int m[2][3];
int b1 = *(nl + 3);
int b2 = *(nl + 4); //= w170@15
int b3 = nl[3];
int b4 = nl[4];
int b5 = *(nl - 1); //= w170@15
int b6 = nl[-1];
int *b7 = nl + 3;
int *b8 = nl + 4; //= w170@14
int *b9 = &nl[3];
int *b10 = &nl[4];
int b11 = 3[nl];
int b12 = m[1][3];
int b13 = m[2][0];
int b14 = *(m[1] + 3);
void f() {
int l[3];
l[0] = *(nl + 3); //= w170@8
l[0] = *(nl + 4); //= w170@13
l[0] = nl[3];
l[0] = nl[4];
l[0] = *(l + 3); //= w170@8
l[0] = *(l + 4); //= w170@12
l[0] = l[3];
l[0] = l[4];
*(l + 3) = 1; //= w170@1
*(l + 4) = 1; //= w170@5
l[3] = 1;
int *p = l + 3;
p = l + 4; //= w170@7
p = &l[3];
p = &l[4];
const int s = *(nl + 3); //= w170@15
constexpr int u = *(lit + 3); //= 28@19
constexpr int v = *(lit + 4); //= 28@19 w170@25
constexpr int w = lit[4]; //= 28@19
constexpr const int *x = lit + 4; //= w170@30
const int y = *(lit + 3); //= w170@15
const int z = *(lit + 4); //= w170@21
int q = "abc"[4]; q = "abc"[5]; q = *("abc" + 5); q = *("abc" + 4); //= w170@45 w170@55
}
//## required_constants c++17
struct C5 { constexpr int x; static constexpr int y; constexpr mutable int z = 1; constexpr int w = 2; mutable constexpr int v = 1; static mutable int u; mutable const int t = 1; mutable int &r; }; //= 2386@13 257@51 2386@54 2386@83 2386@112 81@140 719@155 w1572@180
extern constexpr int v3; constexpr extern int v4; constexpr int v1; static constexpr int v5; inline constexpr int v6; const constexpr int v7; constexpr static int v8; //= 2385@8 2385@26 2385@67 2385@92 2385@117 2385@141 2385@166
struct NL { NL(); ~NL(); }; struct Dt { int i = 0; ~Dt(); };
int nc();
struct G { static const int a = nc(); static const int b{nc()}; static const int c = 1; static inline const int d = nc(); static constexpr int e = nc(); static const char f = nc(); static const double g = 1.0; enum E { x }; static const E h = E(nc()); int i : nc(); int : nc(); int j[nc()]; static const bool k = nc(); }; //= 28@33 28@57 28@148 28@176 28@244 28@261 28@273 28@285 28@314
void h1() noexcept(nc()); void h2() noexcept(1); void h3() noexcept(2); struct N { void m() noexcept(nc()); void m2() noexcept(2 > 1); }; void (*fp)() noexcept(nc()); //= 28@20 28@102 28@161
//## uninitialized_elements c++20
constexpr int part1() { int a[2]; a[0] = 1; return a[1]; } constexpr int p1 = part1();
constexpr int part2() { int a[2]; return a[1]; } constexpr int p2 = part2(); //= w549@42 28@69
struct S { int x, y; };
constexpr int part3() { S s; s.x = 1; return s.y; } constexpr int p3 = part3(); //= 28@72
constexpr int part4() { S s; return s.y; } constexpr int p4 = part4(); //= w549@37 28@63
constexpr int part5() { S s[2]; s[0].x = 1; return s[1].x; } constexpr int p5 = part5(); //= 28@81
constexpr int part6() { int a[2][2]; a[0][0] = 1; return a[1][0]; } constexpr int p6 = part6();
constexpr int part7() { int a[3]; a[0] = 1; int *p = a + 2; return *p; } constexpr int p7 = part7();
constexpr int part9() { int *a = new int[2]; a[0] = 1; int r = a[1]; delete[] a; return r; } constexpr int p9 = part9();
constexpr int part10() { int *a = new int[2]; int r = a[1]; delete[] a; return r; } constexpr int p10 = part10(); //= 28@105
constexpr int part11() { int a[2]; a[1] = 1; return a[0]; } constexpr int p11 = part11(); //= 28@81
//## consteval_functions c++20
consteval int sq(int x) { return x * x; }
int (*f1)(int) = &sq; //= 2960@19
int (*f2)(int) = sq; //= 2960@18
auto &f3 = sq; //= 2960@12
auto *f4 = sq; //= 2960@12
auto *f5 = &sq; //= 2960@13
int f9 = (sq)(2);
int f10 = (&sq)(2);
int f11 = (*sq)(2);
void h(int (*)(int)); 
void t() { h(sq); h(&sq); sq; bool b = sq; int (*p)(int); p = sq; p = &sq; if (sq) {} (void)sq; (void)&sq; decltype(sq) *q; sizeof(&sq); p == sq; int (&r)(int) = sq; static_cast<int(*)(int)>(sq); (int(*)(int))sq; } //= 2960@14 2960@22 w174@27 2960@27 2960@40 2960@63 2960@72 2960@80 2960@93 2960@104 w174@125 w174@138 2960@143 2960@163 w174@167 2960@192 w174@197 2960@210
consteval auto get() { return &sq; }
consteval int use(int (*p)(int)) { return p(3); }
int u = use(sq); int u2 = use(&sq); constexpr int u3 = use(sq);
struct M { consteval int m() const { return 1; } static consteval int s() { return 1; } consteval M(int) {} };
int (M::*pm)() const = &M::m; int (*ps)() = M::s; int (*ps2)() = &M::s; //= 2960@24 2960@48 2960@70
int g;
int def(int x = sq(g)); int arr[sq(2)]; //= 2933@19
//## constexpr_constructors c++17
struct VB { constexpr VB() {} };
struct V1 : virtual VB { constexpr V1() {} }; //= 2403@26
struct V2 : virtual VB { inline constexpr V2(int) {} explicit constexpr V2(long) ; constexpr explicit V2(char); }; //= 2403@33 2403@63 2403@84
struct V3 : V1 { constexpr V3() {} }; //= 2403@18
struct V4 : V1 { constexpr V4() = default; }; //= 2403@18
struct V5 : virtual VB { constexpr int f() { return 1; } constexpr ~V5() {} }; //= 2395@58
template<class T> struct V6 : virtual VB { constexpr V6() {} }; V6<int> v6; //= 2403@44
struct NL { NL(); NL(int); int q; };
struct C1 { NL n; constexpr C1() {} }; //= 2417@34
struct C2 { NL n; constexpr C2() : n() {} }; //= 2782@37
struct C3 { NL n; constexpr C3() : n(1) {} }; //= 2782@37
struct C4 { NL n; constexpr C4(): n{1} {} }; //= 2782@36
struct C5 : NL { constexpr C5() {} }; //= 2417@33
struct C6 : NL { constexpr C6() : NL(1) {} }; //= 2782@37
struct C8 { NL n[2]; constexpr C8() {} }; //= 2417@37
struct C9 { C9(int); constexpr C9() : C9(1) {} }; //= 2782@41
struct C10 { NL n; int m; constexpr C10(int x); };
constexpr C10::C10(int x) : m(x) {} //= 2417@34
struct C11 { C1 c; constexpr C11() {} };
struct C12 { int i; constexpr C12(int j) : i(j) { NL(); } };
struct NLD { constexpr NLD() {} ~NLD(); }; struct C15 { NLD n; constexpr C15() {} };
int nc(); struct C16 { int i; constexpr C16() : i(nc()) {} };
union U { int i; NL n; constexpr U() : n() {} }; //= 2782@41
//## base_initializers c++17
struct B{B(int);explicit B(int,int);private:B(char*);};
struct D1:B{D1():B("x"){} }; //= 330@19 w2464@20
struct D2:B{ D2(int):B(1,2){} };
struct D3:B{ D3(long):B{1,2,3}{} }; //= 289@24
struct D4:B{ D4(char):B(1){} };
struct D5:B{ D5(short):B(nullptr){} }; //= 330@25
struct D6:B{ D6(float):B{(char*)0}{} }; //= 330@25
struct D7:B{ D7(B*b):B(*b){} };
struct D8:B{ D8(double):D8("q",1){} D8(const char*,int):B{}{} }; //= 289@58
struct D9:B{ D9(unsigned):B(){} }; //= 289@28
struct A{int a,b;}; struct E1:A{E1():A{1,2}{} E1(int):A(){} E1(long):A{1}{} E1(char):A{1,2,3}{} }; //= 146@92
struct P{protected:P(int);~P();}; struct E2:P{E2():P(1){} };
struct V{V(int);}; struct V1:virtual V{V1():V(1){} }; struct V2:V1{V2():V(2){} V2(int){} }; //= 291@87
template<class T> struct TB{TB(T);}; struct E3:TB<int>{E3():TB(1){} E3(int):TB<int>("x"){} }; //= 289@84
template<class T> struct E4:T{E4():T(1){} }; E4<B> e4;
//## default_arguments_and_traits c++17
void f(int a[3]) {
int i;
}
bool g1 = __is_class(int, int); //= 18@25 40@27
bool g2 = __is_class(); //= 79@22
bool g3 = __is_class(1); //= 79@22
bool g5 = __is_same(int, int, int); //= 18@29 40@31
bool g6 = __is_base_of(int, ); //= 79@29
bool g8 = __is_constructible(); //= 79@30
void (*fp)(int = 3); //= 949@16
typedef void TF(int = 4); //= 949@21
using TG = void(int = 4); //= 347@21
void (&fr)(int = 3) = *fp; //= 949@16
void h(void (*p)(int = 3)); //= 949@22
void (*fa[2])(int = 3); //= 949@19
struct S { void (*m)(int = 1); friend void ff(int = 1); typedef void T(int = 2); void (S::*pm)(int = 1); }; //= 949@26 949@76 949@100
auto lam = [](int x = 3) {};
void (*r(int = 1))(int = 2); //= 949@24
template<class T> struct X { void (*m)(int = 1); }; //= 949@44
int *sc = (int *)(void (*)(int = 1))0; //= 347@32
auto aa() -> void (*)(int = 1); //= 347@27
int n3 = 99999999999999999999999; //= w23@8
int n4 = 10q; int n5 = 10_u; double n6 = 1.0zz; auto n7 = 0x10q; auto n8 = 1.q; auto n9 = 1.0Q; //= 2486@10 w2506@10 2486@24 2486@42 w2506@42 2486@59
//## objects_in_place c++17
union U{int i;float f;constexpr U(int v):i(v){} };
static_assert(U(3).i==8,""); //= 1574@1
constexpr int um(){U u(3);return u.i;} static_assert(um()==8,""); //= 1574@40
union U3{int i;float f;};
static_assert(U3{3}.i==8,""); //= 1574@1
constexpr U3 uu{3}; static_assert(uu.i==8,""); //= 1574@21
constexpr U uu2{3}; static_assert(uu2.i==8,""); //= 1574@21
struct B{int b=1;}; struct D5:B{int d;constexpr D5(int v):B{v},d(v*2){} };
static_assert(D5(3).b==8,""); //= 1574@1
struct D6:B{int d;constexpr D6(int v):B(),d(v*2){} };
static_assert(D6(3).b==8,""); //= 1574@1
struct B2{int b;constexpr B2(int i):b(i){}}; struct D7:B2{int d;constexpr D7(int v):B2{v},d(v*2){} };
static_assert(D7(3).b==8,""); //= 1574@1
struct D8:B2{int d;constexpr D8(int v):B2(v),d(v*2){} };
static_assert(D8(3).b==8,""); //= 1574@1
static_assert([](int x){return x;}(3)==8,""); //= 1574@1
struct Z{constexpr int operator()(int x)const{return x;}};
static_assert(Z()(3)==8,""); //= 1574@1
constexpr Z z{};
static_assert(z(3)==8,""); //= 1574@1
Z zn;
static_assert(zn(3)==8,""); //= 1574@1
enum E{e1=4,e2}; 
static_assert(e2+1==5&&-e2==-5&&(e1|2)==6&&!e1==0,""); //= 1574@1
static_assert(e2+1==5,""); //= 1574@1
//## uninitialized_locals c++17
constexpr int a1() { int a, b, c; return 0; } //= 2662@26
constexpr int a2() { int a; int b; return 0; } //= 2662@26
constexpr int a3() { int a = 1, b, c; if (a) { int d; } return 0; } //= 2662@33
constexpr int a4() { int a[2], b; return 0; } //= 2662@26
struct S { int x; }; struct T { int x = 1; }; struct U { constexpr U() : x(0) {} int x; };
constexpr int a6() { static int a, b; thread_local int c; return 0; } //= 2661@33
struct C { int m; void f() { int o; struct L { void g() { o; } }; } }; //= 394@59
struct P { int v; }; P *p; P pp;
struct X { operator int() const; operator long() const; }; struct Y { Y operator+(Y); }; Y operator+(Y, Y);
//## patterns_of_constexpr_templates
struct NL { ~NL(); };
template <class T> constexpr T f1() { T a; int b; a = b = 1; return a; }
template <class T> constexpr T f2() { static T a; static T b; return 1; } //= 2661@48
template <class T> constexpr T f3() { static int a; goto q; q: return 1; } //= 2661@50 2754@61
template <class T> constexpr T f4() { goto q; q: return 1; } //= w2388@39 2754@47
template <class T> constexpr T f5() { asm(""); return 1; } //= w2388@39
template <class T> constexpr T f6() { try { } catch (...) { } return 1; } //= w2388@39
template <class T> constexpr T f7() { NL a; return 1; }
template <class T> constexpr T f8(NL x) { return 1; } //= 2392@32
template <class T> constexpr NL f9(T x) { return {}; } //= 2391@33
template <class T> constexpr T fa() { thread_local int a = 1; int b; return 1; } //= 2661@56
template <class T> struct S { constexpr int m() { static int a; return 1; } constexpr S() : x(1) { int a; static int b; } constexpr S(int) try { } catch (...) { } constexpr S(char) { goto l; l: ; } int x; int y; }; //= 2661@62 2661@118 2397@140 w2389@184 2754@192
template <class T> struct V : virtual T { constexpr V() {} constexpr V(int); constexpr int m(NL) { return 1; } }; //= 2403@43 2403@60 2392@92
template <class T> struct W { NL n; constexpr W() {} constexpr int m() const { return 1; } };
template <class T> struct X { int n; constexpr X() {} constexpr X(int) : X() {} };
struct Y { template <class T> constexpr Y(T) {} template <class T> constexpr int m(T) { static int a; int b; return 1; } int n; }; //= 2661@100
int x1 = f1<int>() + f2<int>() + f3<int>() + f4<int>() + f5<int>() + f6<int>() + f7<int>();
S<int> s; X<int> x; Y y(1);
//## statements_of_constexpr_functions
constexpr int g1() { int a; static int b; return 1; } //= 2662@26
constexpr int g2() { static int b; int a; goto q; q: asm(""); return 1; } //= 2661@33 2754@51
constexpr int g3() { goto q; q: asm(""); static int b; return 1; } //= 2388@22 2754@30 w2388@33 2661@53
struct A { int x; constexpr A() : x(1) { goto l; l: ; } constexpr A(int) : x(2) { asm(""); static int q; } constexpr A(char) : x(1) { try { } catch (...) { } } }; //= 2389@42 2754@50 w2389@83 2661@103 2389@135
constexpr int f(int n) { if (n) { l: return 1; } switch (n) { case 1: { static int k; } default: l2: ; } int u; goto l; return 1; } //= 2754@35 2661@84 2754@98
//## constexpr_lambdas
auto l1 = [](auto x) { static int a; int b; return 1; };
auto l2 = [](auto x) constexpr { static int a; int b; return 1; }; //= 2661@45
auto l3 = []() constexpr { static int a; int b; return 1; }; //= 2661@39
auto l4 = []() constexpr { goto q; q: return 1; }; //= 2388@28 2754@36
auto l5 = [](int n) constexpr { int u; return 1; }; //= 2662@37
auto l6 = [](auto n) constexpr { asm(""); goto q; q: try {} catch (int) {} return 1; }; //= w2388@34 w2388@43 2754@51 w2388@54
auto l7 = []() { asm(""); static int q; return 1; };
//## statements_of_constexpr_functions_in_cpp20 c++20
constexpr int g3() { goto q; q: asm(""); static int b; return 1; } //= 2388@22 2754@30 2661@53
template <class T> constexpr T f3() { static int a; goto q; q: return 1; } //= 2661@50 2754@61
template <class T> constexpr T f6() { try { } catch (...) { } asm(""); int x; return 1; }
struct A { int x; constexpr A() : x(1) { goto l; l: ; } constexpr A(int) : x(2) { asm(""); static int q; } }; //= 2389@42 2754@50 2661@103
//## loops_bindings_and_lambdas_in_constants
struct It { const int *p; constexpr int operator*() const { return *p; } constexpr It &operator++() { ++p; return *this; } constexpr bool operator!=(const It &o) const { return p != o.p; } };
struct Range { int a[3] = {1, 2, 3}; constexpr It begin() const { return {a}; } constexpr It end() const { return {a + 4}; } constexpr It good() const { return {a + 3}; } }; //= w170@118
struct Good { int a[3] = {1, 2, 3}; constexpr const int *begin() const { return a; } constexpr const int *end() const { return a + 3; } };
constexpr int sum() { int s = 0; for (int x : Good()) s += x; return s; }
static_assert(sum() == 6, "");
static_assert(sum() == 7, "sum"); //= 1574@1
constexpr int bad() { int s = 0; for (int x : Range()) s += x; return s; }
constexpr int b1 = bad(); //= 28@20
struct P { int x; int y; };
constexpr int bind() { P p{1, 2}; auto [a, b] = p; a += 5; auto &[c, d] = p; c = 9; return a + b + p.x; }
static_assert(bind() == 17, "");
static_assert(bind() == 18, "bind"); //= 1574@1
constexpr int barr() { int a[2] = {3, 4}; auto [x, y] = a; auto &[u, v] = a; u = 7; return x * 100 + a[0] * 10 + y; }
static_assert(barr() == 374, "");
static_assert(barr() == 375, "barr"); //= 1574@1
constexpr int lam(int n) { auto f = [n](int k) { return n / k; }; return f(0); }
constexpr int l1 = lam(3); //= 28@20
constexpr int lref() { int n = 1; auto f = [&] { ++n; return n; }; f(); f(); return n; }
static_assert(lref() == 3, "");
static_assert(lref() == 4, "lref"); //= 1574@1
constexpr int init() { auto f = [k = 3, p = P{1, 2}]() mutable { k += p.y; return k; }; f(); return f(); }
static_assert(init() == 7, "");
static_assert(init() == 8, "init"); //= 1574@1
struct Th { int v; constexpr int m() const { auto f = [this] { return v; }; auto g = [*this] { return v + 1; }; return f() + g(); } };
static_assert(Th{4}.m() == 9, "");
static_assert(Th{4}.m() == 8, "th"); //= 1574@1
template<class T> constexpr T tsum(const T *p, int n) { T s{}; for (int i = 0; i < n; ++i) s += p[i]; return s; }
constexpr int arr[3] = {1, 2, 3};
constexpr int t1 = tsum(arr, 4); //= 28@20
static_assert(tsum(arr, 3) == 7, "tsum"); //= 1574@1
struct Conv { int v; constexpr operator int() const { return v; } constexpr explicit operator bool() const { return v != 0; } };
static_assert(Conv{3} + 1 == 5, "conv"); //= 1574@1
static_assert(!Conv{3}, "convb"); //= 1574@1
static_assert(Conv{0} ? true : false, "convc"); //= 1574@1
constexpr int sw(int x) { switch (x) { case 1: return 10; case 2: case 3: x += 100; break; default: return -1; } return x; }
static_assert(sw(3) == 104, "sw"); //= 1574@1
static_assert(sw(7) == 0, "sw7"); //= 1574@1
constexpr const char *str = "hello";
static_assert(str[1] == 'x', "str"); //= 1574@1
constexpr char e = str[6]; //= 28@20
constexpr char e5 = str[5];
static_assert(e5 == 1, "e5"); //= 1574@1
//## objects_of_classes_in_constants
template<class T> struct V { T x; constexpr V(T x) : x(x) {} constexpr T get() const { return x; } };
struct W { int x; constexpr W(int x) : x(x) {} constexpr int get() const { return x; } };
static_assert(W(3).get() == 4, "1"); //= 1574@1
static_assert(W{3}.get() == 4, "2"); //= 1574@1
static_assert(V<int>(3).x == 4, "3"); //= 1574@1
static_assert(V<int>{3}.get() == 4, "4"); //= 1574@1
constexpr V<int> v(3);
static_assert(v.get() == 4, "5"); //= 1574@1
constexpr int f() { V<int> v(3); return v.get(); }
static_assert(f() == 4, "6"); //= 1574@1
constexpr int g() { return V<int>(3).get(); }
static_assert(g() == 4, "7"); //= 1574@1
constexpr auto z = V<int>(3);
static_assert(z.x == 4, "8"); //= 1574@1
struct Conv { int v; constexpr operator int() const { return v; } };
static_assert(Conv{3} == 4, "9"); //= 1574@1
static_assert(Conv{3} + 1 == 5, "10"); //= 1574@1
constexpr Conv cv{3};
static_assert(cv + 1 == 5, "11"); //= 1574@1
static_assert(int(cv) == 5, "12"); //= 1574@1
static_assert(cv, "13");
static_assert(-cv == 5, "14"); //= 1574@1
static_assert(cv ? false : true, "15"); //= 1574@1
struct Th { int v; constexpr int m() const { auto f = [this] { return v; }; return f(); } constexpr int n() const { auto g = [*this] { return v + 1; }; return g(); } };
static_assert(Th{4}.m() == 8, "16"); //= 1574@1
static_assert(Th{4}.n() == 8, "17"); //= 1574@1
constexpr Th th{4};
static_assert(th.m() == 8, "18"); //= 1574@1
static_assert(th.n() == 8, "19"); //= 1574@1
template<class T> constexpr T mx(T a, T b) { return a < b ? b : a; }
static_assert(mx(1, 2) == 1, "20"); //= 1574@1
template<class T> struct Vec { T d[4] = {}; int n = 0; constexpr void push(T t) { d[n++] = t; } constexpr T &operator[](int i) { return d[i]; } constexpr const T &operator[](int i) const { return d[i]; } constexpr int size() const { return n; } constexpr const T *begin() const { return d; } constexpr const T *end() const { return d + n; } };
constexpr Vec<int> mk() { Vec<int> v; v.push(1); v.push(2); v[1] += 5; return v; }
static_assert(mk().size() == 3, "21"); //= 1574@1
static_assert(mk()[1] == 3, "22"); //= 1574@1
constexpr auto vv = mk();
static_assert(vv[1] == 3, "23"); //= 1574@1
constexpr int total() { int s = 0; for (auto &x : mk()) s += x; return s; }
static_assert(total() == 3, "24"); //= 1574@1
constexpr int over() { Vec<int> v; for (int i = 0; i < 5; ++i) v.push(i); return v.n; }
constexpr int ov = over(); //= 28@20
//## casts_in_constants
struct A { int a; }; struct B { int b; };
constexpr int r0() { int x = 1; return *reinterpret_cast<int *>(&x); }
constexpr int r1() { int x = 1; return *(int *)&x; }
constexpr unsigned r2() { int x = 1; return *(unsigned *)&x; }
constexpr unsigned r3() { int x = 1; return *reinterpret_cast<unsigned *>(&x); }
constexpr int r4() { A a{1}; return ((B *)&a)->b; }
constexpr int r5() { int x = 1; void *p = &x; return *static_cast<int *>(p); }
constexpr int r6() { int x = 1; void *p = &x; return *(int *)p; }
constexpr int r7() { int x = 1; return reinterpret_cast<int &>(x); }
constexpr unsigned r8() { int x = 1; return (unsigned &)x; }
constexpr unsigned long r9() { int x = 1; return (unsigned long)&x; }
constexpr unsigned long r10() { int x = 1; return reinterpret_cast<unsigned long>(&x); }
constexpr bool r11() { return (int *)8 == nullptr; }
constexpr bool r12() { return reinterpret_cast<int *>(8) == nullptr; }
int g;
constexpr const char *p0 = (const char *)&g;
constexpr const char *p1 = reinterpret_cast<const char *>(&g);
constexpr unsigned long p2 = (unsigned long)&g;
constexpr unsigned long p3 = reinterpret_cast<unsigned long>(&g);
constexpr int *p4 = (int *)8;
constexpr int *p5 = reinterpret_cast<int *>(8);
constexpr int *p6 = reinterpret_cast<int *>(0);
constexpr const int *p7 = reinterpret_cast<const int *>(&g);
constexpr auto v0 = r0(); //= 28@21
constexpr auto v1 = r1();
constexpr auto v2 = r2(); //= 28@21
constexpr auto v3 = r3(); //= 28@21
constexpr auto v4 = r4(); //= 28@21
constexpr auto v5 = r5(); //= 28@21
constexpr auto v6 = r6(); //= 28@21
constexpr auto v7 = r7(); //= 28@21
constexpr auto v11 = r11();
constexpr auto v12 = r12();
//## constants_of_cpp20 c++20
struct B { int x = 1; constexpr virtual int f() const { return 1; } constexpr virtual ~B() = default; };
struct D : B { int y = 2; constexpr int f() const override { return 2; } };
struct E : B { int z = 3; };
constexpr int vf() { D d; B &b = d; return b.f(); }
static_assert(vf() == 3, "vf"); //= 1574@1
constexpr int dc() { D d; B *b = &d; return dynamic_cast<D *>(b)->y; }
static_assert(dc() == 3, "dc"); //= 1574@1
constexpr bool dn() { D d; B *b = &d; return dynamic_cast<E *>(b) == nullptr; }
static_assert(!dn(), "dn"); //= 1574@1
constexpr int dr() { D d; B &b = d; return dynamic_cast<E &>(b).z; }
constexpr int r1 = dr(); //= 28@20
struct S { int a; constexpr bool operator==(const S &o) const { return a == o.a; } constexpr bool operator==(int i) const { return a == i; } constexpr int operator<=>(const S &o) const { return a - o.a; } };
static_assert(S{1} != S{1}, "ne"); //= 1574@1
static_assert(1 != S{1}, "rne"); //= 1574@1
static_assert(2 == S{1}, "req"); //= 1574@1
static_assert(S{1} < S{1}, "lt"); //= 1574@1
static_assert(S{1} > S{2}, "gt"); //= 1574@1
struct T { int a, b; auto operator<=>(const T &) const = default; }; //= 2916@8
static_assert(T{1, 2} < T{1, 1}, "def"); //= 2916@32
constexpr int nw() { int *p = new int(3); int r = *p; delete p; return r; }
static_assert(nw() == 4, "new"); //= 1574@1
constexpr int leak() { int *p = new int(3); return *p; }
constexpr int r2 = leak(); //= 28@20
constexpr int dbl() { int *p = new int(3); delete p; delete p; return 1; }
constexpr int r3 = dbl(); //= 28@20
constexpr int uaf() { int *p = new int(3); delete p; return *p; }
constexpr int r4 = uaf(); //= 28@20
constexpr int mis() { int *p = new int[3]; delete p; return 1; }
constexpr int r5 = mis(); //= 28@20
constexpr int arrn() { int *p = new int[3]{1, 2}; int r = p[0] + p[1] + p[2]; delete[] p; return r; }
static_assert(arrn() == 4, "arrn"); //= 1574@1
constexpr int uninit() { int x; return x; } //= w549@40
constexpr int r6 = uninit(); //= 28@20
struct Dt { int *p; constexpr ~Dt() { ++*p; } };
constexpr int dt() { int n = 0; { Dt a{&n}; Dt b{&n}; } Dt{&n}; return n; }
static_assert(dt() == 4, "dt"); //= 1574@1
constexpr int tr() { try { return 1; } catch (...) { return 2; } }
static_assert(tr() == 2, "try"); //= 1574@1
constexpr int thr(int x) { if (x) throw 1; return 2; }
constexpr int r7 = thr(1); //= 28@20
union U { int i; float f; };
constexpr int un() { U u; u.i = 3; u.f = 1.5f; return u.i; }
constexpr int r8 = un(); //= 28@20
constexpr int un2() { U u{.f = 2.0f}; u.i = 3; return u.i; }
static_assert(un2() == 4, "un2"); //= 1574@1
constexpr int dang() { const int *p; { int x = 1; p = &x; } return *p; }
constexpr int r9 = dang(); //= 28@20
consteval int ce(int x) { return x + 1; }
int rt;
int r10 = ce(rt); //= 2933@13
static_assert(ce(1) == 3, "ce"); //= 1574@1
constinit int ci = rt; //= 28@20
constexpr int ovf() { int x = 2147483647; ++x; return x; }
constexpr int r11 = ovf(); //= 28@21
constexpr int shl() { int x = 33; return 1 << x; }
constexpr int r12 = shl(); //= 28@21
constexpr int dv(int a) { return 10 / a; }
constexpr int r13 = dv(0); //= 28@21
constexpr int rc() { int x = 1; return *reinterpret_cast<int *>(&x); }
constexpr int r14 = rc(); //= 28@21
//## potentially_throwing_operands
constexpr int cf() { return 1; }
int g(); int h() noexcept; int h2() throw(); int i(int = g()); int j(int = h()) noexcept; int k() noexcept(false);
struct D { ~D() noexcept(false); }; struct N { }; struct C { C(int); operator int() const; }; struct CN { CN(int) noexcept; operator int() const noexcept; };
struct V { virtual ~V(); virtual void f(); }; struct W : V { }; struct CP { CP(const CP&); CP() noexcept; };
void tc(C); void tn(CN) noexcept; void tcn(C) noexcept; void tcp(CP) noexcept; void tr(const C&) noexcept; C mc() noexcept; D md() noexcept; N mn() noexcept; CP mp() noexcept;
extern int *p; extern V *v; extern V &vr; extern int (*fp)(); extern int (*fpn)() noexcept; typedef int (*FA)() noexcept; extern FA fa[2]; extern CP cp; extern C c; extern CN cn; extern D d;
struct M { int m; int f(); int g() noexcept; static int s() noexcept; M operator+(M) noexcept; M operator-(M); int operator[](int) noexcept; int operator()(int) noexcept; int operator()() ; M *operator->() noexcept; };
extern M m; extern M *mpt; extern int M::*pd; extern int (M::*pf)(); extern int (M::*pfn)() noexcept;
struct NA { static void *operator new(unsigned long) noexcept; static void operator delete(void*); NA() noexcept; }; struct NB { NB(); };
struct DI { int a = g(); }; struct DJ { int a = h(); }; struct BD : D { }; struct ND { N n; CP c; };
static_assert(noexcept(1), "");
static_assert(noexcept(cf()), ""); //= 1574@1
static_assert(noexcept(g()), ""); //= 1574@1
static_assert(noexcept(h()), "");
static_assert(noexcept(h2()), "");
static_assert(noexcept(i()), ""); //= 1574@1
static_assert(noexcept(i(1)), ""); //= 1574@1
static_assert(noexcept(j()), "");
static_assert(noexcept(k()), ""); //= 1574@1
static_assert(noexcept(j(g())), ""); //= 1574@1
static_assert(noexcept(tc(1)), ""); //= 1574@1
static_assert(noexcept(tc(c)), ""); //= 1574@1
static_assert(noexcept(tn(1)), "");
static_assert(noexcept(tn(cn)), "");
static_assert(noexcept(tcn(1)), ""); //= 1574@1
static_assert(noexcept(tcn(c)), "");
static_assert(noexcept(tcp(cp)), ""); //= 1574@1
static_assert(noexcept(tcp(CP())), "");
static_assert(noexcept(tcp(mp())), "");
static_assert(noexcept(tr(1)), ""); //= 1574@1
static_assert(noexcept(tr(c)), "");
static_assert(noexcept(mc()), "");
static_assert(noexcept(md()), ""); //= 1574@1
static_assert(noexcept(mn()), "");
static_assert(noexcept(mp()), "");
static_assert(noexcept(throw 1), ""); //= 1574@1
static_assert(noexcept(true ? 1 : throw 1), ""); //= 1574@1
static_assert(noexcept(false ? throw 1 : 2), ""); //= 1574@1
static_assert(noexcept(*p), "");
static_assert(noexcept(p[1]), "");
static_assert(noexcept(*p = 3), "");
static_assert(noexcept(p++), "");
static_assert(noexcept(dynamic_cast<W&>(vr)), ""); //= 1574@1
static_assert(noexcept(dynamic_cast<W*>(v)), "");
static_assert(noexcept(dynamic_cast<V&>(vr)), ""); //= 1574@1
static_assert(noexcept(fp()), ""); //= 1574@1
static_assert(noexcept(fpn()), "");
static_assert(noexcept((*fpn)()), "");
static_assert(noexcept(fa[0]()), "");
static_assert(noexcept((*fp)()), ""); //= 1574@1
static_assert(noexcept(m.f()), ""); //= 1574@1
static_assert(noexcept(m.g()), "");
static_assert(noexcept(M::s()), "");
static_assert(noexcept(m + m), "");
static_assert(noexcept(m - m), ""); //= 1574@1
static_assert(noexcept(m[1]), "");
static_assert(noexcept(m(1)), "");
static_assert(noexcept(m()), ""); //= 1574@1
static_assert(noexcept(m->m), "");
static_assert(noexcept(m->g()), "");
static_assert(noexcept((m.*pf)()), ""); //= 1574@1
static_assert(noexcept((m.*pfn)()), "");
static_assert(noexcept(m.*pd), "");
static_assert(noexcept((mpt->*pfn)()), "");
static_assert(noexcept(delete p), "");
static_assert(noexcept(delete mpt), "");
static_assert(noexcept(delete v), "");
static_assert(noexcept(N()), "");
static_assert(noexcept(D()), ""); //= 1574@1
static_assert(noexcept(C(1)), ""); //= 1574@1
static_assert(noexcept(CN(1)), "");
static_assert(noexcept(CP(cp)), ""); //= 1574@1
static_assert(noexcept(N{}), "");
static_assert(noexcept(int()), "");
static_assert(noexcept(DJ()), "");
static_assert(noexcept(BD()), ""); //= 1574@1
static_assert(noexcept(ND{mn(), cp}), ""); //= 1574@1
static_assert(noexcept(int(c)), ""); //= 1574@1
static_assert(noexcept(int(cn)), "");
static_assert(noexcept((int)c), ""); //= 1574@1
static_assert(noexcept(static_cast<int>(c)), ""); //= 1574@1
static_assert(noexcept(c + 1), ""); //= 1574@1
static_assert(noexcept(cn + 1), "");
static_assert(noexcept(c ? 1 : 2), ""); //= 1574@1
static_assert(noexcept(!c), ""); //= 1574@1
static_assert(noexcept(cn == 2), "");
static_assert(noexcept(sizeof(g())), "");
static_assert(noexcept(noexcept(g())), "");
static_assert(noexcept((decltype(g()))1), "");
static_assert(noexcept(d), "");
static_assert(noexcept(d, g()), ""); //= 1574@1 w174@24
static_assert(noexcept(g(), 1), ""); //= 1574@1
static_assert(noexcept((void)h()), "");
static_assert(noexcept("s"), "");
static_assert(noexcept(nullptr), "");
static_assert(noexcept(&g), "");
static_assert(noexcept(g), "");
//## classes_without_constructors_in_functional_casts
struct P { int a, b; }; struct Q { int a; Q() = default; }; struct R { int a = 1; }; struct S { P p; }; struct CP { CP(const CP&); CP() noexcept; }; struct T { CP c; }; struct U { CP c; int k; }; struct B : P {}; struct V { virtual void f(); }; struct W { ~W(); int a; }; struct X { X(const X&) = default; int a; }; struct Y { private: int a; }; struct Z { Z& operator=(const Z&); int a;};
struct DC { DC(); }; struct E { DC d; int a; };
void f() {
  P(1, 2); P p(1, 2); P p1(1); P(1); //= 415@5 18@6 415@16 146@19 415@28 415@34
  Q(1, 2); Q q(1, 2); Q q1(1); Q(1); //= 289@3 289@16 289@28 289@32
  R(1, 2); R r(1, 2); R r1(1); R(1); //= 289@3 289@16 289@28 289@32
  S(1, 2); S s(1, 2); S s1(1); S(1); //= 415@5 18@6 415@16 146@19 415@28 415@34
  T(1, 2); T t(1, 2); T t1(1); T(1); //= 289@3 289@16 289@28 289@32
  B(1, 2); B b(1, 2); B b1(1); B(1); //= 415@5 18@6 415@16 146@19 415@28 415@34
  V(1, 2); V v(1, 2); V v1(1); V(1); //= 289@3 289@16 289@28 289@32
  W(1, 2); W w(1, 2); W w1(1); W(1); //= 415@5 18@6 415@16 146@19 415@28 415@34
  X(1, 2); X x(1, 2); X x1(1); X(1); //= 289@3 289@16 289@28 289@32
  Y(1, 2); Y y(1, 2); Y y1(1); Y(1); //= 415@5 18@6 415@16 146@19 415@28 415@34
  Z(1, 2); Z z(1, 2); Z z1(1); Z(1); //= 415@5 18@6 415@16 146@19 415@28 415@34
  E(1, 2); E e(1, 2); E e1(1); E(1); //= 289@3 289@16 289@28 289@32
}
//## references_to_functions_that_do_not_throw
void g(); void f() noexcept;
extern void (&r)();
void (&rf)() = f;
extern bool b;
void (&c1)() = b ? r : f; //= 461@16
void (&c2)() = b ? f : r; //= 461@16
void (&c3)() noexcept = b ? f : r; //= 461@25
void (&c4)() = b ? g : f; //= 461@16
void (&c5)() = true ? g : f; //= 461@16
void (&c6)() = b ? rf : f;
void (&c7)() noexcept = b ? rf : f;
void (&c8)() noexcept = rf;
void (&c9)() noexcept = r; //= 434@25
void t(void (&r)(), bool b) {
void (&c1)() = b ? r : f; //= 461@16
void (&c2)() = b ? f : r; //= 461@16
void (&c3)() noexcept = b ? f : r; //= 461@25
void (&c4)() = b ? g : f; //= 461@16
void (&c5)() = true ? g : f; //= 461@16
void (&c6)() = b ? rf : f;
void (&c7)() noexcept = b ? rf : f;
void (&c8)() noexcept = rf;
void (&c9)() noexcept = r; //= 434@25
void (&lf)() = f;
void (&ca)() noexcept = lf; //= 434@25
static_assert(noexcept(rf()), ""); //= 1574@1
static_assert(noexcept(lf()), ""); //= 1574@1
decltype(b ? g : f) z;
int q = b ? r : f; //= 144@9
int q2 = b ? rf : f; //= 144@10
int q3 = true ? rf : f; //= 144@10
int q4 = false ? rf : f; //= 144@10
int q5 = rf; //= 144@10
void (*w)() noexcept = b ? rf : f;
void (*w1)() noexcept = true ? r : f; //= 144@25
void (*w2)() noexcept = false ? r : f; //= 144@25
void (&w3)() noexcept = false ? r : f; //= 461@25
void (&w4)() noexcept = false ? g : f; //= 461@25
void (&w5)() noexcept = b ? (void(&)())f : f; //= 461@25
}
//## hexadecimal_floating_literals_with_more_bits_than_their_types c++17
float d1 = 0x1.000001p0f; //= w1046@12
float d2 = 0x1.000003p0f; //= w1046@12
float d3 = 0x1.0000001p0f; //= w1046@12
float d5 = 0x1.000002p0f;
double d4 = 0x1.00000000000008p0; //= w1046@13
double d6 = 0x1.0000000000001p0;
long double e1 = 0x1.00000000000008p0L;
long double e2 = 0x1.00000000000000001p0L; //= w1046@18
float f2 = 0x1.fffffffp127f; //= w1046@12
float f3 = 0x1p-149f;
double operator""_x(long double); double f4 = 0x1.00000000000000001p0_x; //= w1046@47
double operator""_y(const char *); double f5 = 0x1.00000000000000001p0_y; //= w1046@48
#define M 0x1.000001p0f
float f6 = M; //= w1046@12
template<class T> void g() { float f = 0x1.000001p0f; } //= w1046@40
#pragma nv_diag_suppress 1046
float f7 = 0x1.000001p0f;
//## constant_evaluated_always_or_never c++20 bare --diag_suppress=174,177,68
namespace std { constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); } }
static_assert(std::is_constant_evaluated()); //= w3058@41
static_assert(__builtin_is_constant_evaluated() && true); //= w3058@46
enum { e = __builtin_is_constant_evaluated() }; //= w3058@43
int f(int x) { switch (x) { case __builtin_is_constant_evaluated(): return 1; } return 0; } //= w3058@65
constexpr int g() { int a[__builtin_is_constant_evaluated() + 1] = {}; return a[0]; } //= w3058@58
template<class T> concept C = __builtin_is_constant_evaluated();
consteval int i() { return __builtin_is_constant_evaluated(); } //= w3059@59
consteval int i2() { if (std::is_constant_evaluated()) return 1; return 0; } //= w3059@52
int j() { static int s = __builtin_is_constant_evaluated(); return s; } //= w3060@57
int j2() { constexpr int s = __builtin_is_constant_evaluated(); return s; }
int k = __builtin_is_constant_evaluated() ? 1 : 2;
const int l = __builtin_is_constant_evaluated();
int m() { auto lam = [] { return __builtin_is_constant_evaluated(); }; return lam(); }
int n(int x = __builtin_is_constant_evaluated()) { return x; }
template<class T> int o() { return __builtin_is_constant_evaluated(); }
int q1 = o<int>();
int r() { return std::is_constant_evaluated(); } //= w3060@44
constexpr int s() { return std::is_constant_evaluated(); }
constexpr int s2() { if constexpr (std::is_constant_evaluated()) return 1; return 2; } //= w3058@62
int t() { if constexpr (__builtin_is_constant_evaluated()) return 1; return 2; } //= w3058@56
struct E { int v() const { return __builtin_is_constant_evaluated(); } }; //= w3060@66
int u() { int a[__builtin_is_constant_evaluated() + 1]; return sizeof(a); } //= w3058@48
int v() { return sizeof(char[__builtin_is_constant_evaluated() + 1]); } //= w3058@61
int w() { return noexcept(__builtin_is_constant_evaluated()); }
decltype(__builtin_is_constant_evaluated()) x = true;
static_assert([] { return __builtin_is_constant_evaluated(); }());
template<class T> void z() { static_assert(__builtin_is_constant_evaluated()); } //= w3058@75
template<class T> void z2() { if constexpr (__builtin_is_constant_evaluated()) {} } //= w3058@76
__attribute__((device)) int ab() { return __builtin_is_constant_evaluated(); } //= w3060@74
__attribute__((host)) __attribute__((device)) constexpr int ac() { return __builtin_is_constant_evaluated(); }
template<class T> concept N = requires { requires __builtin_is_constant_evaluated(); };
template<class T> struct M { int f() { return __builtin_is_constant_evaluated(); } };
int mf = M<int>().f();
struct F { int d = __builtin_is_constant_evaluated(); F() : d(__builtin_is_constant_evaluated()) {} }; //= w3060@94
