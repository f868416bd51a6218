//## namespace_members_c_without_report
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void n::f(char) { }
//## using_declaration_conflict
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void n::f(int); //= 734@9
//## namespace_members_c_without_report_2
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void n::g(char) { }
//## namespace_members_c_without_report_3
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> void n::t(T, int) { }
//## namespace_members_c_without_report_4
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> void n::t(T *) { }
//## no_matching_template_and_no_actual_member
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<> void n::t(int, int); //= 493@20 742@20
//## no_such_member
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
struct Fr { friend void n::f(int); }; //= 135@28
//## no_such_member_2
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
struct Fr { friend void n::f(char); }; //= 135@28
//## no_such_member_3
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
struct Fr { template<class T> friend void n::t(T); }; //= 135@46
//## already_declared
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void o::f(int) { } //= 101@9
//## already_declared_2
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void o::f(char) { } //= 101@9
//## already_declared_3
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> void o::t(T) { } //= 101@27
//## already_declared_4
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> void o::t(T *) { } //= 101@27
//## no_actual_member
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<> void o::t<int>(int) { } //= 742@20
//## no_actual_member_2
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<> void o::t(int) { } //= 742@20
//## instantiation_without_definition
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template void o::t(int); //= 489@10
//## namespace_members_c_without_report_5
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> struct o::S { };
//## namespace_members_c_without_report_6
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<> struct o::S<int> { };
//## namespace_members_c_without_report_7
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
struct o::D::N { };
//## namespace_members_c_without_report_8
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
enum o::E : int { };
//## namespace_members_c_without_report_9
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void o::D::g() { }
//## namespace_members_c_without_report_10
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void ::gl(int) { }
//## nonstandard_qualified_name
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void ::gm(int) { } //= w1372@6
//## nonstandard_qualified_name_2
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
void ::gm(char) { } //= w1372@6
//## nonstandard_qualified_name_3
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> void ::gt(T) { } //= w1372@24
//## unknown_template_specialized
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<> void ::gt<int>(int) { } //= 801@19
//## nonstandard_qualified_name_4
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
int ::gv; //= w1372@5
//## namespace_members_c_without_report_11
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
struct ::GS { };
//## not_a_member_to_define
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<class T> T n::vt = 1; //= 457@24
//## namespace_members_c_without_report_12
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
template<> int n::vt<int> = 1;
//## variable_redefined
namespace m { void f(int); template<class T> void t(T); extern int v; class C; template<class T> struct S; enum E : int; struct D { static int s; void g(); struct N; }; template<class T> extern T vt; }
namespace n { using namespace m; namespace { void g(int); template<class T> void u(T); } using m::C; inline namespace I { void h(); extern int w; struct P; } }
namespace o { using m::f; using m::t; using m::v; using m::S; using m::E; using m::D; } void gl(int); namespace m { void gm(int); template<class T> void gt(T); extern int gv; struct GS; } using namespace m;
class n::C { void f(); }; void n::C::f() { } void m::C::f() { } //= 3369@57
//## namespace_members_c2_without_report
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void n::f(char) { }
//## namespace_members_c2_without_report_2
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void n::f(int) { }
//## namespace_members_c2_without_report_3
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void n::f(float) { }
//## namespace_members_c2_without_report_4
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void o::f(char) { }
//## using_declaration_conflict_2
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void o::f(int) { } //= 734@9
//## namespace_members_c2_without_report_5
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void o::f(float) { }
//## namespace_members_c2_without_report_6
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void o::t(T, int) { }
//## namespace_members_c2_without_report_7
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void o::t(T) { }
//## namespace_members_c2_without_report_8
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void o::t(int) { }
//## namespace_members_c2_without_report_9
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void o::t(int, int) { }
//## namespace_members_c2_without_report_10
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void n::t2(T*) { }
//## namespace_members_c2_without_report_11
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void n::t2(T) { }
//## no_matching_template
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void n::t2(int) { } //= 493@20
//## namespace_members_c2_without_report_12
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void n::t2(int*) { }
//## namespace_members_c2_without_report_13
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void n::it(int) { }
//## namespace_members_c2_without_report_14
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void n::it<char>(char) { }
//## no_actual_member_3
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void n::ut<char>(char) { } //= 742@20
//## namespace_members_c2_without_report_15
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void n::ut(T) { }
//## namespace_members_c2_without_report_16
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void n::it(T) { }
//## namespace_members_c2_without_report_17
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void n::it(T*) { }
//## namespace_members_c2_without_report_18
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void ::f(int) { }
//## namespace_members_c2_without_report_19
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void ::f(char) { }
//## namespace_members_c2_without_report_20
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void ::f(long) { }
//## nonstandard_qualified_name_5
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void ::nothere(long) { } //= w1372@6
//## nonstandard_qualified_name_6
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> void ::nothere(T) { } //= w1372@24
//## nonstandard_qualified_name_7
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
int ::nowhere; //= w1372@5
//## no_global_tag
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
struct ::NoS { }; //= 470@10
//## no_global_tag_2
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
enum ::NoE { }; //= 470@8
//## nonstandard_qualified_name_8
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
int ::mv2 = 1, ::mv3; //= w1372@5 w1372@16
//## unknown_template_specialized_2
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void ::t<int>(int) { } //= 801@19
//## unknown_template_specialized_3
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<> void ::t(int) { } //= 801@19
//## namespace_members_c2_without_report_21
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
struct ::ms { };
//## no_global_name
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
template<class T> struct ::Q { }; //= 282@28
//## namespace_members_c2_without_report_22
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void al::f(char) { }
//## namespace_members_c2_without_report_23
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void al::f(int) { }
//## no_such_member_4
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void al::z(int) { } //= 135@10
//## namespace_members_c2_without_report_24
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void n::I::ih(int) { }
//## namespace_members_c2_without_report_25
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void n::I::ih(char) { }
//## namespace_members_c2_without_report_26
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
void n::ih(char) { }
//## no_such_member_5
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
int n::f2; //= 135@8
//## nonstandard_qualified_name_9
namespace m { void f(int); template<class T> void t(T); template<class T> void t2(T); int mv; struct ms; template<class T> T mvt; }
namespace n { using namespace m; void f(char); template<class T> void t2(T*); inline namespace I { template<class T> void it(T); void ih(int); } namespace { template<class T> void ut(T); } }
namespace o { using m::f; void f(char); using m::t; template<class T> void t(T, int);  } using namespace m; void f(long); namespace al = n;
extern int ::mv; //= w1372@12
//## incompatible_with_previous
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int yy; } //= w159@23
//## incompatible_with_previous_2
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int cc; } //= 159@23
//## incompatible_with_previous_3
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int ff; int tt(int); } //= w159@23
//## block_declarations_l2_without_report
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int tt; }
//## incompatible_with_previous_4
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern char vv; } //= 159@24
//## incompatible_redeclaration
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int vv; void vv(); } //= 147@32
//## incompatible_redeclaration_2
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int ss; void ss(int); } //= 147@32
//## block_declarations_l2_without_report_2
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int td; }
//## block_declarations_l2_without_report_3
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int en; }
//## incompatible_with_previous_5
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { int ff(int); } //= 159@16
//## overload_differs_in_return_type
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { void ff(char); void ff(int); int ff(long); int ff(long, int); long ff(long); } //= 311@79
//## linkage_specification_not_allowed
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern "C" int x; } //= 335@12
//## already_declared_5
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { int x; extern int x; } //= 101@30
//## already_declared_6
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int x; int x; } //= 101@30
//## incompatible_redeclaration_3
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int x; extern char x; } //= 147@38
//## incompatible_with_previous_6
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int x; } void h() { extern char x; } //= 159@51
//## incompatible_with_previous_7
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int x; } char x; //= 159@33
//## incompatible_with_previous_8
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { void q(int); } void h() { int q(int); } //= 159@42
//## incompatible_with_previous_9
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { void q(int); } int q(int); //= 159@31
//## incompatible_with_previous_10
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { void q(int); } char q; //= 159@32
//## incompatible_with_previous_11
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int q; } void q(); //= 159@33
//## incompatible_with_previous_12
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
namespace n { void g() { extern char nv; int nf(int); } } //= 159@38 159@46
//## block_declarations_l2_without_report_4
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
namespace m { void g() { extern char nv; int nf(int); extern int ff; } }
//## block_declarations_l2_without_report_5
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { static int vv; { extern int vv; } }
//## incompatible_with_previous_13
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { int vv; { extern char vv; } } //= 159@34
//## local_function_storage_class_and_mutable_not_allowed
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { static void q(); inline void r(); extern void s(); register int t; mutable int u; thread_local int v; virtual void w(); explicit int x(); friend void y(); } //= 129@12 w326@29 719@79 239@114 771@132 239@150
//## local_extern_initializer_and_incomplete_type
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { extern int x = 1; extern int y[]; extern struct U z; extern void zz; } //= 2442@25 70@77
//## loop_variable_redeclared_and_condition_name_redeclared
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { for (int i;;) { int i; } if (int i = 1) { int i; } else { int i; } while (int i = 1) { int i; } switch (int i = 1) { case 1: int i; } } //= 779@32 704@58 704@74 704@103 704@141
//## loop_variable_redeclared_and_condition_name_redeclared_2
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { for (int i;;) int i; if (int i = 1) int i; else int i; while (int i = 1) int i; } //= 779@30 704@52 704@64 704@89
//## for_name_of_old
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void g() { for (int i = 0; i < 3; i++) ; i = 1; } //= w780@49
//## block_declarations_l2_without_report_6
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g(int i) { for (int i = 0; i < 3; i++) ; i = 1; }
//## block_declarations_l2_without_report_7
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { int i; for (int i = 0; i < 3; i++) ; i = 1; { i = 2; } for (;;) i = 3; }
//## block_declarations_l2_without_report_8
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { int i; for (int i = 0; i < 3; i++) ; for (int i = 0;;) i = 2; i = 4; }
//## block_declarations_l2_without_report_9
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void g() { while (int i = 0) ; i = 1; if (int i = 1) ; i = 2; }
//## block_declarations_l2_without_report_10
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void g() { { for (int i = 0;;) ; } i = 1; }
//## for_name_of_old_2
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; struct S { int i; void g() { for (int i = 0;;) ; i = 1; i = 2; } }; //= w780@57 w780@64
//## for_name_of_old_3
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void g() { for (int i = 0, j = 1;;) ; auto l = [] { return i; }; ::i = 2; } //= w780@67
//## block_declarations_l2_without_report_11
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void g() { for (int i = 0;;) ; int i; i = 1; }
//## for_name_of_old_4
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void g() { for (int i = 0;;) ; int k = i + i; struct L { int f() { return i; } }; } //= w780@47 w780@51 w780@82
//## for_name_of_old_and_expr_has_no_effect
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
int i; void f(int); void f(long); void g() { for (int f = 0;;) ; f(1); for (int i = 0;;) ; sizeof(i); decltype(i) q; } //= w780@66 w174@92 w780@99 w780@112
//## for_name_of_old_5
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
template<class T> struct B { T i; void g() { for (int i = 0;;) ; i = 1; } }; int i; template<class T> void h(T) { for (T i = 0;;) ; i = 1; } //= w780@66 w780@133
//## block_declarations_l2_without_report_12
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
typedef int i; void g() { for (int i = 0;;) ; i x = 1; }
//## undeclared_identifier
double yy(double); extern "C" double cc(double); void ff(int); int vv; struct ss { }; template<class T> void tt(T); namespace n { void nf(int); int nv; } typedef int td; enum { en };
void g() { for (int i = 0;;) ; i = 1; } //= 20@32
//## for_name_of_old_6
void g() { int i; { for (int i = 0;;) ; i = 1; } } //= w780@41
//## for_name_of_old_7
void g(int i) { { for (int i = 0;;) ; i = 1; } } //= w780@39
//## for_names_and_handlers_l3_without_report
void g(int i) { for (int i = 0;;) ; auto l = [&] { return i; }; }
//## for_name_of_old_8
int i; void g() { if (1) { for (int i = 0;;) ; } i = 1; for (int i = 0;;) ; if (i) { i = 2; } while (i) i++; } //= w780@81 w780@86 w780@102 w780@105
//## for_name_of_old_9
int i; void g() { for (int i = 0;;) { i = 1; for (int i = 2;;) ; i = 3; } i = 4; } //= w780@66 w780@75
//## for_names_and_handlers_l3_without_report_2
int i; void g() { for (int i = 0;;) ; extern int i; i = 1; }
//## for_name_of_old_10
int i; void g() { switch (1) { case 1: for (int i = 0;;) ; i = 1; } i = 2; } //= w780@60
//## for_names_and_handlers_l3_without_report_3
int i; void g() { do for (int i = 0;;) ; while (i); i = 1; if (1) for (int i = 0;;) ; i = 1; }
//## for_name_of_old_11
int i; void g() try { for (int i = 0;;) ; i = 1; } catch (...) { i = 1; } //= w780@43
//## for_name_of_old_12
enum { i }; void g() { for (int i = 0;;) ; int a[i]; case_: int q = i; } //= w780@50 w780@69
//## for_name_of_old_13
template<class T> void i(T); void g() { for (int i = 0;;) ; i(1); i<int>(2); } //= w780@61 w780@67
//## for_names_and_handlers_l3_without_report_4
int i; void g() { for (int i = 0;;) ; struct S { int q = i; int i; int f() { return i; } }; }
//## for_name_of_old_14
int i; void g() { for (int i = 0;;) ; struct S { int m[sizeof(i)]; }; auto l = [i = i] { return i; }; auto m = [](int i) { return i; }; ({ i; }); new int(i); } //= w780@63 w780@85 w780@140 w780@155
//## for_name_of_old_15
namespace n { int i; } using namespace n; void g() { for (int i = 0;;) ; i = 1; n::i = 2; using n::i; i = 3; } //= w780@74 w780@103
//## expected_opening_brace
namespace a [[deprecated]] { } //= 130@13
//## for_names_and_handlers_l3_without_report_5
namespace [[deprecated]] a { }
//## misplaced_attribute
namespace a __attribute__((deprecated)) { } namespace __attribute__((deprecated)) c::d { } namespace e::f __attribute__((deprecated)) { } //= 1098@70
//## inline_nested_namespace
inline namespace a::inline b { } //= 2768@1
//## handled_parameter_redeclared
void g(int a) try { int a; { int a; } } catch (int b) { int a; { int a; } } //= w1203@61
//## handler_parameter_hidden
void g(int a) { try { int a; } catch (int a) { int a; } catch (...) { int a; } } //= w1210@52
//## handler_parameter_hidden_2
void g() { try { } catch (int a) { int a; { int a; } } } //= w1210@40
//## handled_parameter_redeclared_2
struct S { int m; S(int a) try : m(a) { int a; } catch (...) { int a; a = m; } }; //= w1203@68
//## already_declared_7
void g(int a) { { int a; } if (1) int a; do int a; while (1); { { int a; } } lab: int a; } //= 101@87
//## duplicate_parameter_name_and_template_parameter_redeclared
void g(int a, int a); void g(int a, int a) { } void g(int a, char *a = 0); template<class a> void g(int a); template<int a> void h() { int a; } //= 100@19 100@41 100@68 w497@105 496@140
//## template_parameter_redeclared_and_hides_template_parameter
template<class a> void g(int a) { } //= 496@30 w497@30
//## hides_template_parameter
template<class a> void g(int a); //= w497@30
//## template_parameter_redeclared_and_hides_template_parameter_2
template<class a> struct S { void f(int a); void g(int a) { } }; //= w497@41 496@56 w497@56
//## hides_template_parameter_2
template<class a> struct S { template<class b> void f(int b); friend void fr(int a); }; //= w497@59 w497@82
//## expected_semicolon_and_hides_template_parameter
template<int a> int g(char a = 0), h(long a); //= w497@28 65@34
//## template_parameter_redeclared_and_hides_template_parameter_3
template<class T> struct S { S(int T); operator int(); int T; typedef int U; template<class T> void q(); }; //= w497@36 496@60 w497@93
//## hides_template_parameter_3
template<class a> auto l = [](int a) { return 0; }; //= w497@35
//## hides_template_parameter_4
template<class a> using F = void (int a); //= w497@39
//## hides_template_parameter_5
template<class a, void (*p)(int a)> struct Q { }; //= w497@33
//## hides_template_parameter_6
template<class a> void g(void (*f)(int a)) { } //= w497@40
//## reserved_suffixes_once_each
namespace a {
int operator""sa(const char *, decltype(sizeof 0)); //= w2506@13
int operator""sa(const wchar_t *, decltype(sizeof 0));
int operator""sb(const wchar_t *, decltype(sizeof 0)); //= w2506@13
}
int operator""sa(unsigned long long);
//## a_namespace_that_is_reopened_as_inline_is_inline_from_there_on c++20
namespace std {
namespace a0 { typedef int foobar; void f(); namespace in { int z; } }
namespace a1 { typedef void foobar; }
inline namespace a0 {} //= w2354@1
}
std::foobar fb;
void g() { std::f(); std::in::z = 1; }
namespace std { namespace a0 { int later; } }
int h = std::later;
namespace b { int x; }
inline namespace b { int y; } //= w2354@1
int k = x + y;
