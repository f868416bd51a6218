// Structured bindings that lambdas capture ([expr.prim.lambda.capture]/8).
struct P{int x,y;};
constexpr int f1(){P p{1,2}; auto&[a,b]=p; [&]{b+=5;}(); return p.y;}
static_assert(f1()==7);
constexpr int f2(){P p{1,2}; auto[a,b]=p; [&]{b+=5;}(); return b*10+p.y;}
static_assert(f2()==72);
constexpr int f3(){P p{1,2}; auto&[a,b]=p; auto l=[a,b]{return a*10+b;}; p.x=7; return l();}
static_assert(f3()==12);
constexpr int f4(){P p{1,2}; auto&[a,b]=p; auto l=[=]()mutable{b++; return [&]{return a*10+b;}();}; p.x=7; return l();}
static_assert(f4()==13);
constexpr int f5(){int v[2]={1,2}; auto&[a,b]=v; auto l=[&a,b]()mutable{a=9; b++; return b;}; return l()*100+v[0]*10+b;}
static_assert(f5()==392);
constexpr int f6(){P p{1,2}; auto&&[a,b]=P{3,4}; return [&]{return a+b;}();}
static_assert(f6()==7);
constexpr int f7(){P p[2]={{1,2},{3,4}}; int n=0; for(auto&[a,b]:p) [&]{n=n*10+a; a=b;}(); return n*100+p[0].x*10+p[1].x;}
static_assert(f7()==1324);
constexpr int f8(){P p{1,2}; auto&[a,b]=p; return [x=a,&y=b]{y=8; return x;}()*10+p.y;}
static_assert(f8()==18);
