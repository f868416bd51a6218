// What an overrider returns is seen as what the function returns that is called ([class.virtual]/8).
struct Sh { constexpr virtual int area() const = 0; constexpr virtual ~Sh() {} constexpr virtual Sh* clone() const = 0; };
struct Sq : Sh { int s; constexpr Sq(int s) : s(s) {} constexpr int area() const override { return s * s; } constexpr Sq* clone() const override { return new Sq(*this); } };
struct Rc final : Sq { int h; constexpr Rc(int w, int h) : Sq(w), h(h) {} constexpr int area() const override { return s * h; } constexpr Rc* clone() const override { return new Rc(*this); } };
constexpr int b1() { Rc r(2,5); const Sh* p = &r; auto q = dynamic_cast<const Rc*>(p); return q ? q->h : 0; }
static_assert(b1() == 5);
constexpr int b2() { Sh* p = new Rc(2,5); auto q = dynamic_cast<const Rc*>(p); int k = q ? q->h : 0; delete p; return k; }
static_assert(b2() == 5);
constexpr int b3() { Rc r(2,5); Sh* p = r.clone(); auto q = dynamic_cast<const Rc*>(p); int k = q ? q->h : 0; delete p; return k; }
static_assert(b3() == 5);
constexpr int b4() { Rc r(2,5); Sq* p = r.Sq::clone(); auto q = dynamic_cast<const Rc*>(p); int k = q ? q->h : 0; delete p; return k; }
static_assert(b4() == 0);
constexpr int b5() { Rc r(2,5); Sq* s = &r; Sq* p = s->clone(); auto q = dynamic_cast<const Rc*>(p); int k = q ? q->h : 0; delete p; return k; }
static_assert(b5() == 5);
constexpr int b6() { Rc r(2,5); Sq* s = &r; Sq* p = s->clone(); auto q = dynamic_cast<Rc*>(p); int k = q ? q->h : 0; delete p; return k; }
static_assert(b6() == 5);
constexpr int b7() { Rc r(2,5); Sq* s = &r; Sq* p = s->clone(); auto q = static_cast<Rc*>(p); int k = q ? q->h : 0; delete p; return k; }
static_assert(b7() == 5);
struct A {
  virtual constexpr A& self() { return *this; } int a = 1; }; struct X { int x = 7; virtual constexpr int gx() { return x; } }; struct B : X, A { int b = 2; constexpr B& self() override { return *this; } };
constexpr int b8() { B b; A& a = b; A& s = a.self(); return s.a * 10 + dynamic_cast<B&>(s).b + (&s == &a) * 100 + dynamic_cast<X&>(s).x * 1000; }
static_assert(b8() == 7112);
constexpr int a1() { Rc r(2,5); const Sh* p = &r; return p->area(); }
static_assert(a1() == 10);
constexpr int a2() { Rc r(2,5); const Sh* p = &r; Sh* c = p->clone(); int k = c->area(); delete c; return k; }
static_assert(a2() == 10);
constexpr int a3() { Rc r(2,5); const Sh* p = &r; Sh* c = p->clone(); int k = 0; if (auto q = dynamic_cast<const Rc*>(c)) k = q->h; delete c; return k; }
static_assert(a3() == 5);
constexpr int a4() { const Sh* v[] = { new Sq(2), new Rc(2,5) }; int t = 0; for (auto p : v) { t += p->area(); delete p; } return t; }
static_assert(a4() == 14);
constexpr int a5() { Rc r(2,5); const Sq* p = &r; Sq* c = p->clone(); int k = c->area(); delete c; return k; }
static_assert(a5() == 10);
constexpr int a6() { Sq r(2); const Sh* p = &r; Sh* c = p->clone(); int k = c->area(); if (dynamic_cast<Rc*>(c)) k += 100; delete c; return k; }
static_assert(a6() == 4);
