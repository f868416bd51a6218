// Equality and order of pointers into one object, by their addresses ([expr.eq]/3, [expr.rel]/4).
struct P{int x,y;}; struct E{}; struct Q:P{int z;}; struct A2{int a[2]; int b;};
constexpr bool a1(){int v=1; return &v+1==&v;}
static_assert(!a1());
constexpr bool a2(){int v=1; return &v+1==&v+1;}
static_assert(a2());
constexpr bool a3(){int v=1; return &v+1!=&v;}
static_assert(a3());
constexpr bool a5(){int v=1; int w=2; return &v+1==&w+1;}
static_assert(!a5());
constexpr bool a7(){int v[2]={}; int w=2; return v+1==&w;}
static_assert(!a7());
constexpr bool a9(){int v[2]={}; int w[2]={}; return v+2==w+1;}
static_assert(!a9());
constexpr bool b1(){P p{}; return &p.x+1==&p.y;}
static_assert(b1());
constexpr bool b2(){P p{}; return &p.y+1==&p.x;}
static_assert(!b2());
constexpr bool b4(){P p{}; int w=1; return &p.x+1==&w;}
static_assert(!b4());
constexpr bool b5(){int m[2][2]={}; return m[0]+2==m[1];}
static_assert(b5());
constexpr bool b6(){int m[2][2]={}; return m[0]+2==m[1]+1;}
static_assert(!b6());
constexpr bool b7(){A2 a{}; return a.a+2==&a.b;}
static_assert(b7());
constexpr bool b8(){Q q{}; return &q.y+1==&q.z;}
static_assert(b8());
constexpr bool b9(){P p[2]={}; return &p[0].y+1==&p[1].x;}
static_assert(b9());
constexpr bool c1(){int v=1; int *p=&v+1; int*q=nullptr; return p==q;}
static_assert(!c1());
constexpr bool c2(){int v=1; int w=2; return &v==&w;}
static_assert(!c2());
constexpr bool c3(){P p{}; return (void*)&p==(void*)&p.x;}
static_assert(c3());
constexpr bool c4(){P p{}; return (void*)&p==(void*)&p.y;}
static_assert(!c4());
constexpr bool c5(){P p{}; return (void*)(&p+1)==(void*)(&p.y+1);}
static_assert(c5());
constexpr bool c6(){Q p{}; return (void*)&p==(void*)(P*)&p;}
static_assert(c6());
constexpr bool c7(){E e[2]={}; return e+1==e;}
static_assert(!c7());
constexpr bool c9(){int v=1; return &v+1>&v;}
static_assert(c9());
constexpr bool d1(){P p{}; return &p.x+1>&p.y;}
static_assert(!d1());
constexpr bool d2(){P p{}; return &p.x+1<=&p.y;}
static_assert(d2());
constexpr bool d4(){int m[2][2]={}; return m[0]+2<=m[1];}
static_assert(d4());
constexpr bool d5(){int m[2][2]={}; return &m[0][1]<&m[1][0];}
static_assert(d5());
constexpr bool d6(){P p[2]={}; return &p[0].y<&p[1].x;}
static_assert(d6());
int g1,g2; 
static_assert(&g1!=&g2);
static_assert(&g1+1!=&g1);
