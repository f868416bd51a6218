// mode: build
typedef struct Tag { int a; } Tag; typedef struct { int b; } Anon; struct Pl { int c; }; typedef struct Pl Pl; typedef struct Tg2 Tg2; struct Tg2 { int d; }; typedef enum En { A, B } En; typedef union Un { int i; float f; } Un; struct Pl3 { int c; }; typedef Pl3 Pl3; typedef Pl3 Other;
__global__ void k(int *o, Tag t, Anon a, Pl p, Tg2 g, En e, Un u, Pl3 p3, Other *oth) { o[0] = t.a + a.b + p.c + g.d + e + u.i + p3.c + oth->c; }
