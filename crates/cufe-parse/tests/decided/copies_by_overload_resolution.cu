// Which constructor or assignment operator copies an object, wherever it is copied ([class.copy.ctor], [over.match.ctor]).
struct T1{ int n; constexpr T1(int n):n(n){} template<class U> constexpr T1(U&&):n(100){} T1(const T1&)=default; };
constexpr int f1(){T1 v(2); T1 w=v; return w.n;}
static_assert(f1()==100);
constexpr int f2(){T1 v(2); T1 w(v); return w.n;}
static_assert(f2()==100);
constexpr int f3(){const T1 v(2); T1 w=v; return w.n;}
static_assert(f3()==2);
constexpr int by(T1 t){return t.n;}
constexpr int f4(){T1 v(2); return by(v);}
static_assert(f4()==100);
constexpr int f5(){const T1 v(2); return by(v);}
static_assert(f5()==2);
constexpr int f6(){T1 v(2); return [v]{return v.n;}();}
static_assert(f6()==100);
constexpr T1 ret(T1&v){return v;}
constexpr int f7(){T1 v(2); return ret(v).n;}
static_assert(f7()==100);
struct M{T1 t; int k;}; 
constexpr int f8(){M m{T1(2),3}; M n=m; return n.t.n;}
static_assert(f8()==2);
constexpr int f9(){T1 v(2); M n{v,1}; return n.t.n;}
static_assert(f9()==100);
constexpr int f10(){T1 v(2); T1 a[2]={v,v}; return a[1].n;}
static_assert(f10()==100);
constexpr int f11(){T1 v(2); T1 w=static_cast<T1&&>(v); return w.n;}
static_assert(f11()==100);
constexpr T1 ret2(){T1 v(2); return v;}
constexpr int f12(){ return ret2().n;}
static_assert(f12()==100);
constexpr int f13(){T1 v(2); return (true?v:T1(3)).n;}
static_assert(f13()==100);
constexpr int f14(){T1 v[2]={1,2}; int n=0; for(auto x:v) n+=x.n; return n;}
static_assert(f14()==200);
constexpr int f15(){T1 v[2]={1,2}; auto [a,b]=v; return a.n+b.n;}
static_assert(f15()==200);
struct C2{int n; constexpr C2(int n):n(n){} constexpr C2(C2&o):n(o.n+10){} constexpr C2(const C2&o):n(o.n+20){} constexpr C2(C2&&o):n(o.n+30){} constexpr C2(const C2&&o):n(o.n+40){}};
constexpr int g1(){C2 v(1); C2 w=v; return w.n;}
static_assert(g1()==11);
constexpr int g2(){const C2 v(1); C2 w=v; return w.n;}
static_assert(g2()==21);
constexpr int g3(){C2 v(1); C2 w=static_cast<C2&&>(v); return w.n;}
static_assert(g3()==31);
constexpr int g4(){const C2 v(1); C2 w=static_cast<const C2&&>(v); return w.n;}
static_assert(g4()==41);
constexpr int by2(C2 t){return t.n;}
constexpr int g5(){const C2 v(1); return by2(v);}
static_assert(g5()==21);
constexpr int g6(){C2 v(1); return by2(v);}
static_assert(g6()==11);
struct M2{C2 c; constexpr M2():c(1){} };
constexpr int g7(){M2 m; M2 k=m; return k.c.n;}
static_assert(g7()==21);
struct M3{C2 c; constexpr M3():c(1){} M3(M3&)=default; };
constexpr int g8(){M3 m; M3 k=m; return k.c.n;}
static_assert(g8()==11);
constexpr int g9(){M2 m; M2 k=static_cast<M2&&>(m); return k.c.n;}
static_assert(g9()==31);
struct D1{int n; constexpr D1(int n):n(n){} constexpr D1(const D1&o,int k=5):n(o.n+k){} };
constexpr int h1(){D1 v(1); D1 w=v; return w.n;}
static_assert(h1()==6);
constexpr int h2(){D1 v(1); D1 a[1]={v}; return a[0].n;}
static_assert(h2()==6);
struct M4{D1 d;};
constexpr int h3(){M4 v{D1(1)}; M4 w=v; return w.d.n;}
static_assert(h3()==6);
struct A1{int n; constexpr A1(int n):n(n){} constexpr A1&operator=(A1&o){n=o.n+10; return *this;} constexpr A1&operator=(const A1&o){n=o.n+20; return *this;} constexpr A1&operator=(A1&&o){n=o.n+30; return *this;}template<class U> constexpr A1&operator=(U&&u){n=7;return *this;}};
constexpr int k1(){A1 a(1),b(2); a=b; return a.n;}
static_assert(k1()==12);
constexpr int k2(){A1 a(1);const A1 b(2); a=b; return a.n;}
static_assert(k2()==22);
struct MA{A1 a;};
constexpr int k3(){MA a{1},b{2}; a=b; return a.a.n;}
static_assert(k3()==22);
constexpr int k4(){MA a{1},b{2}; a=static_cast<MA&&>(b); return a.a.n;}
static_assert(k4()==32);
template<class T> struct R1{int n; constexpr R1(int n):n(n){} constexpr R1(const R1&o) requires (sizeof(T)>4):n(o.n+1){} constexpr R1(const R1&o) requires (sizeof(T)<=4):n(o.n+2){} };
constexpr int r1(){R1<long> a(1); R1<long> b=a; return b.n;}
static_assert(r1()==2);
constexpr int r2(){R1<int> a(1); R1<int> b=a; return b.n;}
static_assert(r2()==3);
constexpr int r3(){R1<long> a(1); auto l=[a]{return a.n;}; auto m=l; return m();}
static_assert(r3()==3);
// The constructor with a second parameter copies nothing.
template<class T> struct id{using type=T;}; struct VA{int k=3;};
template<class T> struct V{ int n; constexpr V(int n):n(n){} constexpr V(const V&o):n(o.n+1){} V(V&&)=default; constexpr V(const V&o, const typename id<T>::type&a):n(o.n+10){} };
constexpr int v1(){V<VA> v(2); V<VA> w=v; return w.n;}
static_assert(v1()==3);
constexpr int v2(){V<VA> v(2); V<VA> w(v); return w.n;}
static_assert(v2()==3);
