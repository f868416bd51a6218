// Using-declarations beside functions and variables of the same name ([namespace.udecl]/13, /14).
//## functions_with_the_same_parameters c++17
void f(int);
namespace n { void f(int); void f(double); void g(); int h(int); template<class T> void t(T); }
using n::f; //= 735@10
using n::g;
void g(); //= 734@6
void g() {}
namespace m { void f(int); }
using m::f; //= 735@10
int h(int);
using n::h; //= 735@10
template<class T> void t(T);
using n::t;
extern "C" void c(int);
namespace o { extern "C" void c(int); }
using o::c;
//## in_blocks c++17
namespace n { void f(int); int v; struct s {}; }
namespace m { void f(int); int v; struct s {}; }
void f(int);
void g() { using n::f; using m::f; f(1); } //= 308@36
void h() { using ::f; using n::f; }
void k() { void f(int); using n::f; } //= 735@34
void o() { int v; using n::v; } //= 101@28
void p() { using n::v; int v; } //= 101@28
void q() { using n::v; using m::v; } //= 101@33
void r() { using n::v; using n::v; } //= 101@33
void s() { struct s {}; using n::s; } //= 101@34
void t() { using n::s; using m::s; } //= 101@33
//## variables_and_types c++17
namespace m { int f; int v; struct s {}; typedef int t; enum e { a }; template<class T> struct x; template<class T> using y = T; }
void f();
using m::f; //= 101@10
double v;
using m::v; //= 101@10
struct s {};
using m::s; //= 101@10
typedef int t;
using m::t;
typedef long e;
using m::e;
enum { a };
using m::a; //= 101@10
template<class T> struct x;
using m::x; //= 101@10
template<class T> using y = T;
using m::y; //= 101@10
using m::v;
//## members c++17
struct B { void h(); int k; void m(int); void m(int) const; typedef int t; static void s(int); template<class T> void u(T); enum e { ea }; };
struct C : B { void h(int); using B::h; using B::h; int k; using B::k; }; //= w941@41 101@69
struct D : B { using B::k; int k; }; //= 101@32
struct E : B { using B::t; typedef int t; }; //= 101@40
struct F : B { typedef int t; using B::t; }; //= 101@40
struct G : B { void m(int); using B::m; };
struct H : B { using B::m; void m(int) const; using B::u; template<class T> void u(T); };
struct I : B { static void s(int); using B::s; using B::ea; enum { ea }; }; //= 101@68
struct B2 { void h(); int k; };
struct J : B, B2 { using B::h; using B2::h; using B::k; using B2::k; }; //= 101@67
//## in_templates c++17
namespace n { void f(int); int v; }
template<class T> void a() { void f(int); using n::f; using n::v; int v; } //= 735@52 101@71
template<class T> struct B { int k; void m(); };
template<class T> struct C : B<T> { int k; using B<T>::k; void m(); using B<T>::m; }; //= 101@56
C<int> c;
//## members_again c++17 bare
struct B { int k; typedef int t; enum e { a }; void f(); struct s {}; static int v; template<class T> void g(T); };
struct C1 : B { using B::k; using B::k; }; //= w941@29
struct C2 : B { using B::t; using B::t; }; //= w941@29
struct C3 : B { using B::a; using B::a; }; //= w941@29
struct C4 : B { using B::s; using B::s; }; //= w941@29
struct C5 : B { using B::v; using B::v; }; //= w941@29
struct C6 : B { using B::e; using B::e; }; //= w941@29
struct C7 : B { using B::g; using B::g; }; //= w941@29
struct D1 : B { struct s {}; using B::s; }; //= 101@39
struct D2 : B { using B::s; struct s {}; }; //= 101@36
struct D3 : B { int s; using B::s; };
struct D4 : B { using B::s; int s; };
struct D5 : B { void k(); using B::k; }; //= 101@36
struct D6 : B { using B::k; void k(); }; //= 101@34
struct D7 : B { int f; using B::f; }; //= 101@33
struct D8 : B { using B::f; int f; }; //= 101@33
struct D9 : B { using B::t; struct t {}; }; //= 101@36
struct E1 : B { using B::v; static int v; }; //= 101@40
struct E2 : B { enum { v }; using B::v; }; //= 101@38
struct E3 : B { template<class T> void k(T); using B::k; }; //= 101@55
struct E4 : B { using B::k; template<class T> void k(T); }; //= 101@52
struct E5 : B { using B::e; typedef int e; }; //= 101@41
struct E6 : B { using B::k; struct k {}; };
struct E7 : B { using B::s; void s(); };
//## same_in_namespace c++17 bare
namespace n { int v; void f(int); struct s {}; typedef int t; enum e { a }; template<class T> struct x; template<class T> void y(T); template<class T> using z = T; }
using n::v; using n::v;
using n::f; using n::f;
using n::s; using n::s;
using n::t; using n::t;
using n::e; using n::e;
using n::a; using n::a;
using n::x; using n::x;
using n::y; using n::y;
using n::z; using n::z;
namespace m { using n::v; using n::s; using n::t; using n::x; }
using m::v; using m::s; using m::t; using m::x;
//## same_in_block c++17 bare
namespace n { int v; void f(int); struct s {}; typedef int t; enum e { a }; template<class T> struct x; template<class T> void y(T); template<class T> using z = T; template<class T> int w; }
void g1() { using n::v; using n::v; } //= 101@34
void g2() { using n::f; using n::f; }
void g3() { using n::s; using n::s; }
void g4() { using n::t; using n::t; }
void g5() { using n::e; using n::e; }
void g7() { using n::x; using n::x; }
void g8() { using n::y; using n::y; }
void g9() { using n::z; using n::z; }
void g0() { using n::w; using n::w; } //= 101@34
//## of_own c++17 bare
namespace n { int v; void f(int); struct s {}; using n::v; using n::f; using n::s; } //= w737@54 w737@66 w737@78
int v; void f(int); struct s {};
using ::v; using ::f; using ::s; //= w737@7 w737@18 w737@29
void g() { using ::v; using ::f; using ::s; int v2; }
void h() { extern int v; using ::v; void f(int); using ::f; } //= 101@34
extern "C" { void cf(int); extern int cv; namespace m { void cf(int); extern int cv; void cf2(int); extern int cv2; } }
using m::cf; using m::cv; using m::cf2; using m::cv2; //= 101@23
extern "C" void cf2(int); extern "C" int cv2;
//## members_of_both c++17 bare
namespace n { struct s {}; int s; struct f {}; void f(int); }
namespace m { struct s {}; void g(); }
using n::s; using m::s; //= 101@22
int f; using n::f;
struct g {}; using m::g; void g(int);
namespace a { namespace v {} } namespace b { int v; }
namespace v {} using b::v; //= 101@25
namespace w = a; namespace b { int w; } using b::w; //= 101@50
//## parameters c++17 bare
namespace n { int v; void f(int); struct s {}; }
void a(int v) { using n::v; } //= 101@26
void b(int v) { { using n::v; } }
void c() { for (int v = 0;;) { using n::v; } } //= 779@41
void d() { if (int v = 0) { using n::v; } } //= 704@38
void e() { try {} catch (int v) { using n::v; } } //= w1210@44
template<class v> void t() { using n::v; } //= 496@39
template<class v> struct u { void m() { using n::v; } }; //= 496@50
auto l = [](int v) { using n::v; }; //= 101@31
auto k = [v = 1] { using n::v; };
//## ns_own_using_0 c++17 bare
namespace n0 { int x0; } namespace s0 { int x0; using n0::x0; } //= 101@59
namespace n1 { void x1(int); } namespace s1 { int x1; using n1::x1; } //= 101@65
namespace n2 { void x2(double); } namespace s2 { int x2; using n2::x2; } //= 101@68
namespace n3 { struct x3 {}; } namespace s3 { int x3; using n3::x3; }
namespace n4 { enum x4 {}; } namespace s4 { int x4; using n4::x4; }
namespace n5 { typedef int x5; } namespace s5 { int x5; using n5::x5; } //= 101@67
namespace n6 { typedef long x6; } namespace s6 { int x6; using n6::x6; } //= 101@68
namespace n7 { enum { x7 }; } namespace s7 { int x7; using n7::x7; } //= 101@64
namespace n8 { template<class T> struct x8 {}; } namespace s8 { int x8; using n8::x8; } //= 101@83
namespace n9 { template<class T> using x9 = T; } namespace s9 { int x9; using n9::x9; } //= 101@83
namespace n10 { template<class T> void x10(T); } namespace s10 { int x10; using n10::x10; } //= 101@86
namespace n11 { template<class T> int x11; } namespace s11 { int x11; using n11::x11; } //= 101@82
namespace n12 { int x12; } namespace s12 { void x12(int); using n12::x12; } //= 101@70
namespace n13 { void x13(int); } namespace s13 { void x13(int); using n13::x13; } //= 735@76
namespace n14 { void x14(double); } namespace s14 { void x14(int); using n14::x14; }
namespace n15 { struct x15 {}; } namespace s15 { void x15(int); using n15::x15; }
namespace n16 { enum x16 {}; } namespace s16 { void x16(int); using n16::x16; }
namespace n17 { typedef int x17; } namespace s17 { void x17(int); using n17::x17; } //= 101@78
namespace n18 { typedef long x18; } namespace s18 { void x18(int); using n18::x18; } //= 101@79
namespace n19 { enum { x19 }; } namespace s19 { void x19(int); using n19::x19; } //= 101@75
namespace n20 { template<class T> struct x20 {}; } namespace s20 { void x20(int); using n20::x20; } //= 101@94
namespace n21 { template<class T> using x21 = T; } namespace s21 { void x21(int); using n21::x21; } //= 101@94
namespace n22 { template<class T> void x22(T); } namespace s22 { void x22(int); using n22::x22; }
namespace n23 { template<class T> int x23; } namespace s23 { void x23(int); using n23::x23; } //= 101@88
namespace n24 { int x24; } namespace s24 { void x24(double); using n24::x24; } //= 101@73
namespace n25 { void x25(int); } namespace s25 { void x25(double); using n25::x25; }
namespace n26 { void x26(double); } namespace s26 { void x26(double); using n26::x26; } //= 735@82
namespace n27 { struct x27 {}; } namespace s27 { void x27(double); using n27::x27; }
namespace n28 { enum x28 {}; } namespace s28 { void x28(double); using n28::x28; }
namespace n29 { typedef int x29; } namespace s29 { void x29(double); using n29::x29; } //= 101@81
namespace n30 { typedef long x30; } namespace s30 { void x30(double); using n30::x30; } //= 101@82
namespace n31 { enum { x31 }; } namespace s31 { void x31(double); using n31::x31; } //= 101@78
namespace n32 { template<class T> struct x32 {}; } namespace s32 { void x32(double); using n32::x32; } //= 101@97
namespace n33 { template<class T> using x33 = T; } namespace s33 { void x33(double); using n33::x33; } //= 101@97
namespace n34 { template<class T> void x34(T); } namespace s34 { void x34(double); using n34::x34; }
namespace n35 { template<class T> int x35; } namespace s35 { void x35(double); using n35::x35; } //= 101@91
namespace n36 { int x36; } namespace s36 { struct x36 {}; using n36::x36; }
namespace n37 { void x37(int); } namespace s37 { struct x37 {}; using n37::x37; }
namespace n38 { void x38(double); } namespace s38 { struct x38 {}; using n38::x38; }
namespace n39 { struct x39 {}; } namespace s39 { struct x39 {}; using n39::x39; } //= 101@76
namespace n40 { enum x40 {}; } namespace s40 { struct x40 {}; using n40::x40; } //= 101@74
namespace n41 { typedef int x41; } namespace s41 { struct x41 {}; using n41::x41; } //= 101@78
namespace n42 { typedef long x42; } namespace s42 { struct x42 {}; using n42::x42; } //= 101@79
namespace n43 { enum { x43 }; } namespace s43 { struct x43 {}; using n43::x43; }
namespace n44 { template<class T> struct x44 {}; } namespace s44 { struct x44 {}; using n44::x44; } //= 101@94
namespace n45 { template<class T> using x45 = T; } namespace s45 { struct x45 {}; using n45::x45; } //= 101@94
namespace n46 { template<class T> void x46(T); } namespace s46 { struct x46 {}; using n46::x46; }
namespace n47 { template<class T> int x47; } namespace s47 { struct x47 {}; using n47::x47; }
namespace n48 { int x48; } namespace s48 { enum x48 {}; using n48::x48; }
namespace n49 { void x49(int); } namespace s49 { enum x49 {}; using n49::x49; }
namespace n50 { void x50(double); } namespace s50 { enum x50 {}; using n50::x50; }
namespace n51 { struct x51 {}; } namespace s51 { enum x51 {}; using n51::x51; } //= 101@74
namespace n52 { enum x52 {}; } namespace s52 { enum x52 {}; using n52::x52; } //= 101@72
namespace n53 { typedef int x53; } namespace s53 { enum x53 {}; using n53::x53; } //= 101@76
namespace n54 { typedef long x54; } namespace s54 { enum x54 {}; using n54::x54; } //= 101@77
namespace n55 { enum { x55 }; } namespace s55 { enum x55 {}; using n55::x55; }
namespace n56 { template<class T> struct x56 {}; } namespace s56 { enum x56 {}; using n56::x56; } //= 101@92
namespace n57 { template<class T> using x57 = T; } namespace s57 { enum x57 {}; using n57::x57; } //= 101@92
namespace n58 { template<class T> void x58(T); } namespace s58 { enum x58 {}; using n58::x58; }
namespace n59 { template<class T> int x59; } namespace s59 { enum x59 {}; using n59::x59; }
namespace n60 { int x60; } namespace s60 { typedef int x60; using n60::x60; } //= 101@72
namespace n61 { void x61(int); } namespace s61 { typedef int x61; using n61::x61; } //= 101@78
namespace n62 { void x62(double); } namespace s62 { typedef int x62; using n62::x62; } //= 101@81
namespace n63 { struct x63 {}; } namespace s63 { typedef int x63; using n63::x63; }
namespace n64 { enum x64 {}; } namespace s64 { typedef int x64; using n64::x64; }
namespace n65 { typedef int x65; } namespace s65 { typedef int x65; using n65::x65; }
namespace n66 { typedef long x66; } namespace s66 { typedef int x66; using n66::x66; } //= 101@81
namespace n67 { enum { x67 }; } namespace s67 { typedef int x67; using n67::x67; } //= 101@77
namespace n68 { template<class T> struct x68 {}; } namespace s68 { typedef int x68; using n68::x68; } //= 101@96
namespace n69 { template<class T> using x69 = T; } namespace s69 { typedef int x69; using n69::x69; } //= 101@96
namespace n70 { template<class T> void x70(T); } namespace s70 { typedef int x70; using n70::x70; } //= 101@94
namespace n71 { template<class T> int x71; } namespace s71 { typedef int x71; using n71::x71; } //= 101@90
//## ns_own_using_1 c++17 bare
namespace n72 { int x72; } namespace s72 { typedef long x72; using n72::x72; } //= 101@73
namespace n73 { void x73(int); } namespace s73 { typedef long x73; using n73::x73; } //= 101@79
namespace n74 { void x74(double); } namespace s74 { typedef long x74; using n74::x74; } //= 101@82
namespace n75 { struct x75 {}; } namespace s75 { typedef long x75; using n75::x75; }
namespace n76 { enum x76 {}; } namespace s76 { typedef long x76; using n76::x76; }
namespace n77 { typedef int x77; } namespace s77 { typedef long x77; using n77::x77; } //= 101@81
namespace n78 { typedef long x78; } namespace s78 { typedef long x78; using n78::x78; }
namespace n79 { enum { x79 }; } namespace s79 { typedef long x79; using n79::x79; } //= 101@78
namespace n80 { template<class T> struct x80 {}; } namespace s80 { typedef long x80; using n80::x80; } //= 101@97
namespace n81 { template<class T> using x81 = T; } namespace s81 { typedef long x81; using n81::x81; } //= 101@97
namespace n82 { template<class T> void x82(T); } namespace s82 { typedef long x82; using n82::x82; } //= 101@95
namespace n83 { template<class T> int x83; } namespace s83 { typedef long x83; using n83::x83; } //= 101@91
namespace n84 { int x84; } namespace s84 { enum { x84 }; using n84::x84; } //= 101@69
namespace n85 { void x85(int); } namespace s85 { enum { x85 }; using n85::x85; } //= 101@75
namespace n86 { void x86(double); } namespace s86 { enum { x86 }; using n86::x86; } //= 101@78
namespace n87 { struct x87 {}; } namespace s87 { enum { x87 }; using n87::x87; }
namespace n88 { enum x88 {}; } namespace s88 { enum { x88 }; using n88::x88; }
namespace n89 { typedef int x89; } namespace s89 { enum { x89 }; using n89::x89; } //= 101@77
namespace n90 { typedef long x90; } namespace s90 { enum { x90 }; using n90::x90; } //= 101@78
namespace n91 { enum { x91 }; } namespace s91 { enum { x91 }; using n91::x91; } //= 101@74
namespace n92 { template<class T> struct x92 {}; } namespace s92 { enum { x92 }; using n92::x92; } //= 101@93
namespace n93 { template<class T> using x93 = T; } namespace s93 { enum { x93 }; using n93::x93; } //= 101@93
namespace n94 { template<class T> void x94(T); } namespace s94 { enum { x94 }; using n94::x94; } //= 101@91
namespace n95 { template<class T> int x95; } namespace s95 { enum { x95 }; using n95::x95; } //= 101@87
namespace n96 { int x96; } namespace s96 { template<class T> struct x96 {}; using n96::x96; } //= 101@88
namespace n97 { void x97(int); } namespace s97 { template<class T> struct x97 {}; using n97::x97; } //= 101@94
namespace n98 { void x98(double); } namespace s98 { template<class T> struct x98 {}; using n98::x98; } //= 101@97
namespace n99 { struct x99 {}; } namespace s99 { template<class T> struct x99 {}; using n99::x99; } //= 101@94
namespace n100 { enum x100 {}; } namespace s100 { template<class T> struct x100 {}; using n100::x100; } //= 101@97
namespace n101 { typedef int x101; } namespace s101 { template<class T> struct x101 {}; using n101::x101; } //= 101@101
namespace n102 { typedef long x102; } namespace s102 { template<class T> struct x102 {}; using n102::x102; } //= 101@102
namespace n103 { enum { x103 }; } namespace s103 { template<class T> struct x103 {}; using n103::x103; } //= 101@98
namespace n104 { template<class T> struct x104 {}; } namespace s104 { template<class T> struct x104 {}; using n104::x104; } //= 101@117
namespace n105 { template<class T> using x105 = T; } namespace s105 { template<class T> struct x105 {}; using n105::x105; } //= 101@117
namespace n106 { template<class T> void x106(T); } namespace s106 { template<class T> struct x106 {}; using n106::x106; } //= 101@115
namespace n107 { template<class T> int x107; } namespace s107 { template<class T> struct x107 {}; using n107::x107; } //= 101@111
namespace n108 { int x108; } namespace s108 { template<class T> using x108 = T; using n108::x108; } //= 101@93
namespace n109 { void x109(int); } namespace s109 { template<class T> using x109 = T; using n109::x109; } //= 101@99
namespace n110 { void x110(double); } namespace s110 { template<class T> using x110 = T; using n110::x110; } //= 101@102
namespace n111 { struct x111 {}; } namespace s111 { template<class T> using x111 = T; using n111::x111; } //= 101@99
namespace n112 { enum x112 {}; } namespace s112 { template<class T> using x112 = T; using n112::x112; } //= 101@97
namespace n113 { typedef int x113; } namespace s113 { template<class T> using x113 = T; using n113::x113; } //= 101@101
namespace n114 { typedef long x114; } namespace s114 { template<class T> using x114 = T; using n114::x114; } //= 101@102
namespace n115 { enum { x115 }; } namespace s115 { template<class T> using x115 = T; using n115::x115; } //= 101@98
namespace n116 { template<class T> struct x116 {}; } namespace s116 { template<class T> using x116 = T; using n116::x116; } //= 101@117
namespace n117 { template<class T> using x117 = T; } namespace s117 { template<class T> using x117 = T; using n117::x117; } //= 101@117
namespace n118 { template<class T> void x118(T); } namespace s118 { template<class T> using x118 = T; using n118::x118; } //= 101@115
namespace n119 { template<class T> int x119; } namespace s119 { template<class T> using x119 = T; using n119::x119; } //= 101@111
namespace n120 { int x120; } namespace s120 { template<class T> void x120(T); using n120::x120; } //= 101@91
namespace n121 { void x121(int); } namespace s121 { template<class T> void x121(T); using n121::x121; }
namespace n122 { void x122(double); } namespace s122 { template<class T> void x122(T); using n122::x122; }
namespace n123 { struct x123 {}; } namespace s123 { template<class T> void x123(T); using n123::x123; }
namespace n124 { enum x124 {}; } namespace s124 { template<class T> void x124(T); using n124::x124; }
namespace n125 { typedef int x125; } namespace s125 { template<class T> void x125(T); using n125::x125; } //= 101@99
namespace n126 { typedef long x126; } namespace s126 { template<class T> void x126(T); using n126::x126; } //= 101@100
namespace n127 { enum { x127 }; } namespace s127 { template<class T> void x127(T); using n127::x127; } //= 101@96
namespace n128 { template<class T> struct x128 {}; } namespace s128 { template<class T> void x128(T); using n128::x128; } //= 101@115
namespace n129 { template<class T> using x129 = T; } namespace s129 { template<class T> void x129(T); using n129::x129; } //= 101@115
namespace n130 { template<class T> void x130(T); } namespace s130 { template<class T> void x130(T); using n130::x130; }
namespace n131 { template<class T> int x131; } namespace s131 { template<class T> void x131(T); using n131::x131; } //= 101@109
namespace n132 { int x132; } namespace s132 { template<class T> int x132; using n132::x132; } //= 101@87
namespace n133 { void x133(int); } namespace s133 { template<class T> int x133; using n133::x133; } //= 101@93
namespace n134 { void x134(double); } namespace s134 { template<class T> int x134; using n134::x134; } //= 101@96
namespace n135 { struct x135 {}; } namespace s135 { template<class T> int x135; using n135::x135; }
namespace n136 { enum x136 {}; } namespace s136 { template<class T> int x136; using n136::x136; }
namespace n137 { typedef int x137; } namespace s137 { template<class T> int x137; using n137::x137; } //= 101@95
namespace n138 { typedef long x138; } namespace s138 { template<class T> int x138; using n138::x138; } //= 101@96
namespace n139 { enum { x139 }; } namespace s139 { template<class T> int x139; using n139::x139; } //= 101@92
namespace n140 { template<class T> struct x140 {}; } namespace s140 { template<class T> int x140; using n140::x140; } //= 101@111
namespace n141 { template<class T> using x141 = T; } namespace s141 { template<class T> int x141; using n141::x141; } //= 101@111
namespace n142 { template<class T> void x142(T); } namespace s142 { template<class T> int x142; using n142::x142; } //= 101@109
namespace n143 { template<class T> int x143; } namespace s143 { template<class T> int x143; using n143::x143; } //= 101@105
//## ns_using_using_0 c++17 bare
namespace n0 { int x0; } namespace m0 { int x0; } namespace s0 { using m0::x0; using n0::x0; } //= 101@90
namespace n1 { void x1(int); } namespace m1 { int x1; } namespace s1 { using m1::x1; using n1::x1; } //= 101@96
namespace n2 { void x2(double); } namespace m2 { int x2; } namespace s2 { using m2::x2; using n2::x2; } //= 101@99
namespace n3 { struct x3 {}; } namespace m3 { int x3; } namespace s3 { using m3::x3; using n3::x3; }
namespace n4 { enum x4 {}; } namespace m4 { int x4; } namespace s4 { using m4::x4; using n4::x4; }
namespace n5 { typedef int x5; } namespace m5 { int x5; } namespace s5 { using m5::x5; using n5::x5; } //= 101@98
namespace n6 { typedef long x6; } namespace m6 { int x6; } namespace s6 { using m6::x6; using n6::x6; } //= 101@99
namespace n7 { enum { x7 }; } namespace m7 { int x7; } namespace s7 { using m7::x7; using n7::x7; } //= 101@95
namespace n8 { template<class T> struct x8 {}; } namespace m8 { int x8; } namespace s8 { using m8::x8; using n8::x8; } //= 101@114
namespace n9 { template<class T> using x9 = T; } namespace m9 { int x9; } namespace s9 { using m9::x9; using n9::x9; } //= 101@114
namespace n10 { template<class T> void x10(T); } namespace m10 { int x10; } namespace s10 { using m10::x10; using n10::x10; } //= 101@120
namespace n11 { template<class T> int x11; } namespace m11 { int x11; } namespace s11 { using m11::x11; using n11::x11; } //= 101@116
namespace n12 { int x12; } namespace m12 { void x12(int); } namespace s12 { using m12::x12; using n12::x12; } //= 101@104
namespace n13 { void x13(int); } namespace m13 { void x13(int); } namespace s13 { using m13::x13; using n13::x13; }
namespace n14 { void x14(double); } namespace m14 { void x14(int); } namespace s14 { using m14::x14; using n14::x14; }
namespace n15 { struct x15 {}; } namespace m15 { void x15(int); } namespace s15 { using m15::x15; using n15::x15; }
namespace n16 { enum x16 {}; } namespace m16 { void x16(int); } namespace s16 { using m16::x16; using n16::x16; }
namespace n17 { typedef int x17; } namespace m17 { void x17(int); } namespace s17 { using m17::x17; using n17::x17; } //= 101@112
namespace n18 { typedef long x18; } namespace m18 { void x18(int); } namespace s18 { using m18::x18; using n18::x18; } //= 101@113
namespace n19 { enum { x19 }; } namespace m19 { void x19(int); } namespace s19 { using m19::x19; using n19::x19; } //= 101@109
namespace n20 { template<class T> struct x20 {}; } namespace m20 { void x20(int); } namespace s20 { using m20::x20; using n20::x20; } //= 101@128
namespace n21 { template<class T> using x21 = T; } namespace m21 { void x21(int); } namespace s21 { using m21::x21; using n21::x21; } //= 101@128
namespace n22 { template<class T> void x22(T); } namespace m22 { void x22(int); } namespace s22 { using m22::x22; using n22::x22; }
namespace n23 { template<class T> int x23; } namespace m23 { void x23(int); } namespace s23 { using m23::x23; using n23::x23; } //= 101@122
namespace n24 { int x24; } namespace m24 { void x24(double); } namespace s24 { using m24::x24; using n24::x24; } //= 101@107
namespace n25 { void x25(int); } namespace m25 { void x25(double); } namespace s25 { using m25::x25; using n25::x25; }
namespace n26 { void x26(double); } namespace m26 { void x26(double); } namespace s26 { using m26::x26; using n26::x26; }
namespace n27 { struct x27 {}; } namespace m27 { void x27(double); } namespace s27 { using m27::x27; using n27::x27; }
namespace n28 { enum x28 {}; } namespace m28 { void x28(double); } namespace s28 { using m28::x28; using n28::x28; }
namespace n29 { typedef int x29; } namespace m29 { void x29(double); } namespace s29 { using m29::x29; using n29::x29; } //= 101@115
namespace n30 { typedef long x30; } namespace m30 { void x30(double); } namespace s30 { using m30::x30; using n30::x30; } //= 101@116
namespace n31 { enum { x31 }; } namespace m31 { void x31(double); } namespace s31 { using m31::x31; using n31::x31; } //= 101@112
namespace n32 { template<class T> struct x32 {}; } namespace m32 { void x32(double); } namespace s32 { using m32::x32; using n32::x32; } //= 101@131
namespace n33 { template<class T> using x33 = T; } namespace m33 { void x33(double); } namespace s33 { using m33::x33; using n33::x33; } //= 101@131
namespace n34 { template<class T> void x34(T); } namespace m34 { void x34(double); } namespace s34 { using m34::x34; using n34::x34; }
namespace n35 { template<class T> int x35; } namespace m35 { void x35(double); } namespace s35 { using m35::x35; using n35::x35; } //= 101@125
namespace n36 { int x36; } namespace m36 { struct x36 {}; } namespace s36 { using m36::x36; using n36::x36; }
namespace n37 { void x37(int); } namespace m37 { struct x37 {}; } namespace s37 { using m37::x37; using n37::x37; }
namespace n38 { void x38(double); } namespace m38 { struct x38 {}; } namespace s38 { using m38::x38; using n38::x38; }
namespace n39 { struct x39 {}; } namespace m39 { struct x39 {}; } namespace s39 { using m39::x39; using n39::x39; } //= 101@110
namespace n40 { enum x40 {}; } namespace m40 { struct x40 {}; } namespace s40 { using m40::x40; using n40::x40; } //= 101@108
namespace n41 { typedef int x41; } namespace m41 { struct x41 {}; } namespace s41 { using m41::x41; using n41::x41; } //= 101@112
namespace n42 { typedef long x42; } namespace m42 { struct x42 {}; } namespace s42 { using m42::x42; using n42::x42; } //= 101@113
namespace n43 { enum { x43 }; } namespace m43 { struct x43 {}; } namespace s43 { using m43::x43; using n43::x43; }
namespace n44 { template<class T> struct x44 {}; } namespace m44 { struct x44 {}; } namespace s44 { using m44::x44; using n44::x44; } //= 101@128
namespace n45 { template<class T> using x45 = T; } namespace m45 { struct x45 {}; } namespace s45 { using m45::x45; using n45::x45; } //= 101@128
namespace n46 { template<class T> void x46(T); } namespace m46 { struct x46 {}; } namespace s46 { using m46::x46; using n46::x46; }
namespace n47 { template<class T> int x47; } namespace m47 { struct x47 {}; } namespace s47 { using m47::x47; using n47::x47; }
namespace n48 { int x48; } namespace m48 { enum x48 {}; } namespace s48 { using m48::x48; using n48::x48; }
namespace n49 { void x49(int); } namespace m49 { enum x49 {}; } namespace s49 { using m49::x49; using n49::x49; }
namespace n50 { void x50(double); } namespace m50 { enum x50 {}; } namespace s50 { using m50::x50; using n50::x50; }
namespace n51 { struct x51 {}; } namespace m51 { enum x51 {}; } namespace s51 { using m51::x51; using n51::x51; } //= 101@108
namespace n52 { enum x52 {}; } namespace m52 { enum x52 {}; } namespace s52 { using m52::x52; using n52::x52; } //= 101@106
namespace n53 { typedef int x53; } namespace m53 { enum x53 {}; } namespace s53 { using m53::x53; using n53::x53; } //= 101@110
namespace n54 { typedef long x54; } namespace m54 { enum x54 {}; } namespace s54 { using m54::x54; using n54::x54; } //= 101@111
namespace n55 { enum { x55 }; } namespace m55 { enum x55 {}; } namespace s55 { using m55::x55; using n55::x55; }
namespace n56 { template<class T> struct x56 {}; } namespace m56 { enum x56 {}; } namespace s56 { using m56::x56; using n56::x56; } //= 101@126
namespace n57 { template<class T> using x57 = T; } namespace m57 { enum x57 {}; } namespace s57 { using m57::x57; using n57::x57; } //= 101@126
namespace n58 { template<class T> void x58(T); } namespace m58 { enum x58 {}; } namespace s58 { using m58::x58; using n58::x58; }
namespace n59 { template<class T> int x59; } namespace m59 { enum x59 {}; } namespace s59 { using m59::x59; using n59::x59; }
namespace n60 { int x60; } namespace m60 { typedef int x60; } namespace s60 { using m60::x60; using n60::x60; } //= 101@106
namespace n61 { void x61(int); } namespace m61 { typedef int x61; } namespace s61 { using m61::x61; using n61::x61; } //= 101@112
namespace n62 { void x62(double); } namespace m62 { typedef int x62; } namespace s62 { using m62::x62; using n62::x62; } //= 101@115
namespace n63 { struct x63 {}; } namespace m63 { typedef int x63; } namespace s63 { using m63::x63; using n63::x63; }
namespace n64 { enum x64 {}; } namespace m64 { typedef int x64; } namespace s64 { using m64::x64; using n64::x64; }
namespace n65 { typedef int x65; } namespace m65 { typedef int x65; } namespace s65 { using m65::x65; using n65::x65; }
namespace n66 { typedef long x66; } namespace m66 { typedef int x66; } namespace s66 { using m66::x66; using n66::x66; } //= 101@115
namespace n67 { enum { x67 }; } namespace m67 { typedef int x67; } namespace s67 { using m67::x67; using n67::x67; } //= 101@111
namespace n68 { template<class T> struct x68 {}; } namespace m68 { typedef int x68; } namespace s68 { using m68::x68; using n68::x68; } //= 101@130
namespace n69 { template<class T> using x69 = T; } namespace m69 { typedef int x69; } namespace s69 { using m69::x69; using n69::x69; } //= 101@130
namespace n70 { template<class T> void x70(T); } namespace m70 { typedef int x70; } namespace s70 { using m70::x70; using n70::x70; } //= 101@128
namespace n71 { template<class T> int x71; } namespace m71 { typedef int x71; } namespace s71 { using m71::x71; using n71::x71; } //= 101@124
//## ns_using_using_1 c++17 bare
namespace n72 { int x72; } namespace m72 { typedef long x72; } namespace s72 { using m72::x72; using n72::x72; } //= 101@107
namespace n73 { void x73(int); } namespace m73 { typedef long x73; } namespace s73 { using m73::x73; using n73::x73; } //= 101@113
namespace n74 { void x74(double); } namespace m74 { typedef long x74; } namespace s74 { using m74::x74; using n74::x74; } //= 101@116
namespace n75 { struct x75 {}; } namespace m75 { typedef long x75; } namespace s75 { using m75::x75; using n75::x75; }
namespace n76 { enum x76 {}; } namespace m76 { typedef long x76; } namespace s76 { using m76::x76; using n76::x76; }
namespace n77 { typedef int x77; } namespace m77 { typedef long x77; } namespace s77 { using m77::x77; using n77::x77; } //= 101@115
namespace n78 { typedef long x78; } namespace m78 { typedef long x78; } namespace s78 { using m78::x78; using n78::x78; }
namespace n79 { enum { x79 }; } namespace m79 { typedef long x79; } namespace s79 { using m79::x79; using n79::x79; } //= 101@112
namespace n80 { template<class T> struct x80 {}; } namespace m80 { typedef long x80; } namespace s80 { using m80::x80; using n80::x80; } //= 101@131
namespace n81 { template<class T> using x81 = T; } namespace m81 { typedef long x81; } namespace s81 { using m81::x81; using n81::x81; } //= 101@131
namespace n82 { template<class T> void x82(T); } namespace m82 { typedef long x82; } namespace s82 { using m82::x82; using n82::x82; } //= 101@129
namespace n83 { template<class T> int x83; } namespace m83 { typedef long x83; } namespace s83 { using m83::x83; using n83::x83; } //= 101@125
namespace n84 { int x84; } namespace m84 { enum { x84 }; } namespace s84 { using m84::x84; using n84::x84; } //= 101@103
namespace n85 { void x85(int); } namespace m85 { enum { x85 }; } namespace s85 { using m85::x85; using n85::x85; } //= 101@109
namespace n86 { void x86(double); } namespace m86 { enum { x86 }; } namespace s86 { using m86::x86; using n86::x86; } //= 101@112
namespace n87 { struct x87 {}; } namespace m87 { enum { x87 }; } namespace s87 { using m87::x87; using n87::x87; }
namespace n88 { enum x88 {}; } namespace m88 { enum { x88 }; } namespace s88 { using m88::x88; using n88::x88; }
namespace n89 { typedef int x89; } namespace m89 { enum { x89 }; } namespace s89 { using m89::x89; using n89::x89; } //= 101@111
namespace n90 { typedef long x90; } namespace m90 { enum { x90 }; } namespace s90 { using m90::x90; using n90::x90; } //= 101@112
namespace n91 { enum { x91 }; } namespace m91 { enum { x91 }; } namespace s91 { using m91::x91; using n91::x91; } //= 101@108
namespace n92 { template<class T> struct x92 {}; } namespace m92 { enum { x92 }; } namespace s92 { using m92::x92; using n92::x92; } //= 101@127
namespace n93 { template<class T> using x93 = T; } namespace m93 { enum { x93 }; } namespace s93 { using m93::x93; using n93::x93; } //= 101@127
namespace n94 { template<class T> void x94(T); } namespace m94 { enum { x94 }; } namespace s94 { using m94::x94; using n94::x94; } //= 101@125
namespace n95 { template<class T> int x95; } namespace m95 { enum { x95 }; } namespace s95 { using m95::x95; using n95::x95; } //= 101@121
namespace n96 { int x96; } namespace m96 { template<class T> struct x96 {}; } namespace s96 { using m96::x96; using n96::x96; } //= 101@122
namespace n97 { void x97(int); } namespace m97 { template<class T> struct x97 {}; } namespace s97 { using m97::x97; using n97::x97; } //= 101@128
namespace n98 { void x98(double); } namespace m98 { template<class T> struct x98 {}; } namespace s98 { using m98::x98; using n98::x98; } //= 101@131
namespace n99 { struct x99 {}; } namespace m99 { template<class T> struct x99 {}; } namespace s99 { using m99::x99; using n99::x99; } //= 101@128
namespace n100 { enum x100 {}; } namespace m100 { template<class T> struct x100 {}; } namespace s100 { using m100::x100; using n100::x100; } //= 101@134
namespace n101 { typedef int x101; } namespace m101 { template<class T> struct x101 {}; } namespace s101 { using m101::x101; using n101::x101; } //= 101@138
namespace n102 { typedef long x102; } namespace m102 { template<class T> struct x102 {}; } namespace s102 { using m102::x102; using n102::x102; } //= 101@139
namespace n103 { enum { x103 }; } namespace m103 { template<class T> struct x103 {}; } namespace s103 { using m103::x103; using n103::x103; } //= 101@135
namespace n104 { template<class T> struct x104 {}; } namespace m104 { template<class T> struct x104 {}; } namespace s104 { using m104::x104; using n104::x104; } //= 101@154
namespace n105 { template<class T> using x105 = T; } namespace m105 { template<class T> struct x105 {}; } namespace s105 { using m105::x105; using n105::x105; } //= 101@154
namespace n106 { template<class T> void x106(T); } namespace m106 { template<class T> struct x106 {}; } namespace s106 { using m106::x106; using n106::x106; } //= 101@152
namespace n107 { template<class T> int x107; } namespace m107 { template<class T> struct x107 {}; } namespace s107 { using m107::x107; using n107::x107; } //= 101@148
namespace n108 { int x108; } namespace m108 { template<class T> using x108 = T; } namespace s108 { using m108::x108; using n108::x108; } //= 101@130
namespace n109 { void x109(int); } namespace m109 { template<class T> using x109 = T; } namespace s109 { using m109::x109; using n109::x109; } //= 101@136
namespace n110 { void x110(double); } namespace m110 { template<class T> using x110 = T; } namespace s110 { using m110::x110; using n110::x110; } //= 101@139
namespace n111 { struct x111 {}; } namespace m111 { template<class T> using x111 = T; } namespace s111 { using m111::x111; using n111::x111; } //= 101@136
namespace n112 { enum x112 {}; } namespace m112 { template<class T> using x112 = T; } namespace s112 { using m112::x112; using n112::x112; } //= 101@134
namespace n113 { typedef int x113; } namespace m113 { template<class T> using x113 = T; } namespace s113 { using m113::x113; using n113::x113; } //= 101@138
namespace n114 { typedef long x114; } namespace m114 { template<class T> using x114 = T; } namespace s114 { using m114::x114; using n114::x114; } //= 101@139
namespace n115 { enum { x115 }; } namespace m115 { template<class T> using x115 = T; } namespace s115 { using m115::x115; using n115::x115; } //= 101@135
namespace n116 { template<class T> struct x116 {}; } namespace m116 { template<class T> using x116 = T; } namespace s116 { using m116::x116; using n116::x116; } //= 101@154
namespace n117 { template<class T> using x117 = T; } namespace m117 { template<class T> using x117 = T; } namespace s117 { using m117::x117; using n117::x117; } //= 101@154
namespace n118 { template<class T> void x118(T); } namespace m118 { template<class T> using x118 = T; } namespace s118 { using m118::x118; using n118::x118; } //= 101@152
namespace n119 { template<class T> int x119; } namespace m119 { template<class T> using x119 = T; } namespace s119 { using m119::x119; using n119::x119; } //= 101@148
namespace n120 { int x120; } namespace m120 { template<class T> void x120(T); } namespace s120 { using m120::x120; using n120::x120; } //= 101@128
namespace n121 { void x121(int); } namespace m121 { template<class T> void x121(T); } namespace s121 { using m121::x121; using n121::x121; }
namespace n122 { void x122(double); } namespace m122 { template<class T> void x122(T); } namespace s122 { using m122::x122; using n122::x122; }
namespace n123 { struct x123 {}; } namespace m123 { template<class T> void x123(T); } namespace s123 { using m123::x123; using n123::x123; }
namespace n124 { enum x124 {}; } namespace m124 { template<class T> void x124(T); } namespace s124 { using m124::x124; using n124::x124; }
namespace n125 { typedef int x125; } namespace m125 { template<class T> void x125(T); } namespace s125 { using m125::x125; using n125::x125; } //= 101@136
namespace n126 { typedef long x126; } namespace m126 { template<class T> void x126(T); } namespace s126 { using m126::x126; using n126::x126; } //= 101@137
namespace n127 { enum { x127 }; } namespace m127 { template<class T> void x127(T); } namespace s127 { using m127::x127; using n127::x127; } //= 101@133
namespace n128 { template<class T> struct x128 {}; } namespace m128 { template<class T> void x128(T); } namespace s128 { using m128::x128; using n128::x128; } //= 101@152
namespace n129 { template<class T> using x129 = T; } namespace m129 { template<class T> void x129(T); } namespace s129 { using m129::x129; using n129::x129; } //= 101@152
namespace n130 { template<class T> void x130(T); } namespace m130 { template<class T> void x130(T); } namespace s130 { using m130::x130; using n130::x130; }
namespace n131 { template<class T> int x131; } namespace m131 { template<class T> void x131(T); } namespace s131 { using m131::x131; using n131::x131; } //= 101@146
namespace n132 { int x132; } namespace m132 { template<class T> int x132; } namespace s132 { using m132::x132; using n132::x132; } //= 101@124
namespace n133 { void x133(int); } namespace m133 { template<class T> int x133; } namespace s133 { using m133::x133; using n133::x133; } //= 101@130
namespace n134 { void x134(double); } namespace m134 { template<class T> int x134; } namespace s134 { using m134::x134; using n134::x134; } //= 101@133
namespace n135 { struct x135 {}; } namespace m135 { template<class T> int x135; } namespace s135 { using m135::x135; using n135::x135; }
namespace n136 { enum x136 {}; } namespace m136 { template<class T> int x136; } namespace s136 { using m136::x136; using n136::x136; }
namespace n137 { typedef int x137; } namespace m137 { template<class T> int x137; } namespace s137 { using m137::x137; using n137::x137; } //= 101@132
namespace n138 { typedef long x138; } namespace m138 { template<class T> int x138; } namespace s138 { using m138::x138; using n138::x138; } //= 101@133
namespace n139 { enum { x139 }; } namespace m139 { template<class T> int x139; } namespace s139 { using m139::x139; using n139::x139; } //= 101@129
namespace n140 { template<class T> struct x140 {}; } namespace m140 { template<class T> int x140; } namespace s140 { using m140::x140; using n140::x140; } //= 101@148
namespace n141 { template<class T> using x141 = T; } namespace m141 { template<class T> int x141; } namespace s141 { using m141::x141; using n141::x141; } //= 101@148
namespace n142 { template<class T> void x142(T); } namespace m142 { template<class T> int x142; } namespace s142 { using m142::x142; using n142::x142; } //= 101@146
namespace n143 { template<class T> int x143; } namespace m143 { template<class T> int x143; } namespace s143 { using m143::x143; using n143::x143; } //= 101@142
//## block_own_using_0 c++17 bare
namespace n0 { int x0; } void f0() { int x0; using n0::x0; } //= 101@56
namespace n1 { void x1(int); } void f1() { int x1; using n1::x1; } //= 101@62
namespace n2 { void x2(double); } void f2() { int x2; using n2::x2; } //= 101@65
namespace n3 { struct x3 {}; } void f3() { int x3; using n3::x3; }
namespace n4 { enum x4 {}; } void f4() { int x4; using n4::x4; }
namespace n5 { typedef int x5; } void f5() { int x5; using n5::x5; } //= 101@64
namespace n6 { typedef long x6; } void f6() { int x6; using n6::x6; } //= 101@65
namespace n7 { enum { x7 }; } void f7() { int x7; using n7::x7; } //= 101@61
namespace n8 { template<class T> struct x8 {}; } void f8() { int x8; using n8::x8; } //= 101@80
namespace n9 { template<class T> using x9 = T; } void f9() { int x9; using n9::x9; } //= 101@80
namespace n10 { template<class T> void x10(T); } void f10() { int x10; using n10::x10; } //= 101@83
namespace n11 { template<class T> int x11; } void f11() { int x11; using n11::x11; } //= 101@79
namespace n12 { int x12; } void f12() { void x12(int); using n12::x12; } //= 101@67
namespace n13 { void x13(int); } void f13() { void x13(int); using n13::x13; } //= 735@73
namespace n14 { void x14(double); } void f14() { void x14(int); using n14::x14; }
namespace n15 { struct x15 {}; } void f15() { void x15(int); using n15::x15; }
namespace n16 { enum x16 {}; } void f16() { void x16(int); using n16::x16; }
namespace n17 { typedef int x17; } void f17() { void x17(int); using n17::x17; } //= 101@75
namespace n18 { typedef long x18; } void f18() { void x18(int); using n18::x18; } //= 101@76
namespace n19 { enum { x19 }; } void f19() { void x19(int); using n19::x19; } //= 101@72
namespace n20 { template<class T> struct x20 {}; } void f20() { void x20(int); using n20::x20; } //= 101@91
namespace n21 { template<class T> using x21 = T; } void f21() { void x21(int); using n21::x21; } //= 101@91
namespace n22 { template<class T> void x22(T); } void f22() { void x22(int); using n22::x22; }
namespace n23 { template<class T> int x23; } void f23() { void x23(int); using n23::x23; } //= 101@85
namespace n24 { int x24; } void f24() { void x24(double); using n24::x24; } //= 101@70
namespace n25 { void x25(int); } void f25() { void x25(double); using n25::x25; }
namespace n26 { void x26(double); } void f26() { void x26(double); using n26::x26; } //= 735@79
namespace n27 { struct x27 {}; } void f27() { void x27(double); using n27::x27; }
namespace n28 { enum x28 {}; } void f28() { void x28(double); using n28::x28; }
namespace n29 { typedef int x29; } void f29() { void x29(double); using n29::x29; } //= 101@78
namespace n30 { typedef long x30; } void f30() { void x30(double); using n30::x30; } //= 101@79
namespace n31 { enum { x31 }; } void f31() { void x31(double); using n31::x31; } //= 101@75
namespace n32 { template<class T> struct x32 {}; } void f32() { void x32(double); using n32::x32; } //= 101@94
namespace n33 { template<class T> using x33 = T; } void f33() { void x33(double); using n33::x33; } //= 101@94
namespace n34 { template<class T> void x34(T); } void f34() { void x34(double); using n34::x34; }
namespace n35 { template<class T> int x35; } void f35() { void x35(double); using n35::x35; } //= 101@88
namespace n36 { int x36; } void f36() { struct x36 {}; using n36::x36; }
namespace n37 { void x37(int); } void f37() { struct x37 {}; using n37::x37; }
namespace n38 { void x38(double); } void f38() { struct x38 {}; using n38::x38; }
namespace n39 { struct x39 {}; } void f39() { struct x39 {}; using n39::x39; } //= 101@73
namespace n40 { enum x40 {}; } void f40() { struct x40 {}; using n40::x40; } //= 101@71
namespace n41 { typedef int x41; } void f41() { struct x41 {}; using n41::x41; } //= 101@75
namespace n42 { typedef long x42; } void f42() { struct x42 {}; using n42::x42; } //= 101@76
namespace n43 { enum { x43 }; } void f43() { struct x43 {}; using n43::x43; }
namespace n44 { template<class T> struct x44 {}; } void f44() { struct x44 {}; using n44::x44; } //= 101@91
namespace n45 { template<class T> using x45 = T; } void f45() { struct x45 {}; using n45::x45; } //= 101@91
namespace n46 { template<class T> void x46(T); } void f46() { struct x46 {}; using n46::x46; }
namespace n47 { template<class T> int x47; } void f47() { struct x47 {}; using n47::x47; }
namespace n48 { int x48; } void f48() { enum x48 {}; using n48::x48; }
namespace n49 { void x49(int); } void f49() { enum x49 {}; using n49::x49; }
namespace n50 { void x50(double); } void f50() { enum x50 {}; using n50::x50; }
namespace n51 { struct x51 {}; } void f51() { enum x51 {}; using n51::x51; } //= 101@71
namespace n52 { enum x52 {}; } void f52() { enum x52 {}; using n52::x52; } //= 101@69
namespace n53 { typedef int x53; } void f53() { enum x53 {}; using n53::x53; } //= 101@73
namespace n54 { typedef long x54; } void f54() { enum x54 {}; using n54::x54; } //= 101@74
namespace n55 { enum { x55 }; } void f55() { enum x55 {}; using n55::x55; }
namespace n56 { template<class T> struct x56 {}; } void f56() { enum x56 {}; using n56::x56; } //= 101@89
namespace n57 { template<class T> using x57 = T; } void f57() { enum x57 {}; using n57::x57; } //= 101@89
namespace n58 { template<class T> void x58(T); } void f58() { enum x58 {}; using n58::x58; }
namespace n59 { template<class T> int x59; } void f59() { enum x59 {}; using n59::x59; }
namespace n60 { int x60; } void f60() { typedef int x60; using n60::x60; } //= 101@69
namespace n61 { void x61(int); } void f61() { typedef int x61; using n61::x61; } //= 101@75
namespace n62 { void x62(double); } void f62() { typedef int x62; using n62::x62; } //= 101@78
namespace n63 { struct x63 {}; } void f63() { typedef int x63; using n63::x63; }
namespace n64 { enum x64 {}; } void f64() { typedef int x64; using n64::x64; }
namespace n65 { typedef int x65; } void f65() { typedef int x65; using n65::x65; }
namespace n66 { typedef long x66; } void f66() { typedef int x66; using n66::x66; } //= 101@78
namespace n67 { enum { x67 }; } void f67() { typedef int x67; using n67::x67; } //= 101@74
namespace n68 { template<class T> struct x68 {}; } void f68() { typedef int x68; using n68::x68; } //= 101@93
namespace n69 { template<class T> using x69 = T; } void f69() { typedef int x69; using n69::x69; } //= 101@93
namespace n70 { template<class T> void x70(T); } void f70() { typedef int x70; using n70::x70; } //= 101@91
namespace n71 { template<class T> int x71; } void f71() { typedef int x71; using n71::x71; } //= 101@87
//## block_own_using_1 c++17 bare
namespace n72 { int x72; } void f72() { typedef long x72; using n72::x72; } //= 101@70
namespace n73 { void x73(int); } void f73() { typedef long x73; using n73::x73; } //= 101@76
namespace n74 { void x74(double); } void f74() { typedef long x74; using n74::x74; } //= 101@79
namespace n75 { struct x75 {}; } void f75() { typedef long x75; using n75::x75; }
namespace n76 { enum x76 {}; } void f76() { typedef long x76; using n76::x76; }
namespace n77 { typedef int x77; } void f77() { typedef long x77; using n77::x77; } //= 101@78
namespace n78 { typedef long x78; } void f78() { typedef long x78; using n78::x78; }
namespace n79 { enum { x79 }; } void f79() { typedef long x79; using n79::x79; } //= 101@75
namespace n80 { template<class T> struct x80 {}; } void f80() { typedef long x80; using n80::x80; } //= 101@94
namespace n81 { template<class T> using x81 = T; } void f81() { typedef long x81; using n81::x81; } //= 101@94
namespace n82 { template<class T> void x82(T); } void f82() { typedef long x82; using n82::x82; } //= 101@92
namespace n83 { template<class T> int x83; } void f83() { typedef long x83; using n83::x83; } //= 101@88
namespace n84 { int x84; } void f84() { enum { x84 }; using n84::x84; } //= 101@66
namespace n85 { void x85(int); } void f85() { enum { x85 }; using n85::x85; } //= 101@72
namespace n86 { void x86(double); } void f86() { enum { x86 }; using n86::x86; } //= 101@75
namespace n87 { struct x87 {}; } void f87() { enum { x87 }; using n87::x87; }
namespace n88 { enum x88 {}; } void f88() { enum { x88 }; using n88::x88; }
namespace n89 { typedef int x89; } void f89() { enum { x89 }; using n89::x89; } //= 101@74
namespace n90 { typedef long x90; } void f90() { enum { x90 }; using n90::x90; } //= 101@75
namespace n91 { enum { x91 }; } void f91() { enum { x91 }; using n91::x91; } //= 101@71
namespace n92 { template<class T> struct x92 {}; } void f92() { enum { x92 }; using n92::x92; } //= 101@90
namespace n93 { template<class T> using x93 = T; } void f93() { enum { x93 }; using n93::x93; } //= 101@90
namespace n94 { template<class T> void x94(T); } void f94() { enum { x94 }; using n94::x94; } //= 101@88
namespace n95 { template<class T> int x95; } void f95() { enum { x95 }; using n95::x95; } //= 101@84
//## block_using_using_0 c++17 bare
namespace n0 { int x0; } namespace m0 { int x0; } void f0() { using m0::x0; using n0::x0; } //= 101@87
namespace n1 { void x1(int); } namespace m1 { int x1; } void f1() { using m1::x1; using n1::x1; } //= 101@93
namespace n2 { void x2(double); } namespace m2 { int x2; } void f2() { using m2::x2; using n2::x2; } //= 101@96
namespace n3 { struct x3 {}; } namespace m3 { int x3; } void f3() { using m3::x3; using n3::x3; }
namespace n4 { enum x4 {}; } namespace m4 { int x4; } void f4() { using m4::x4; using n4::x4; }
namespace n5 { typedef int x5; } namespace m5 { int x5; } void f5() { using m5::x5; using n5::x5; } //= 101@95
namespace n6 { typedef long x6; } namespace m6 { int x6; } void f6() { using m6::x6; using n6::x6; } //= 101@96
namespace n7 { enum { x7 }; } namespace m7 { int x7; } void f7() { using m7::x7; using n7::x7; } //= 101@92
namespace n8 { template<class T> struct x8 {}; } namespace m8 { int x8; } void f8() { using m8::x8; using n8::x8; } //= 101@111
namespace n9 { template<class T> using x9 = T; } namespace m9 { int x9; } void f9() { using m9::x9; using n9::x9; } //= 101@111
namespace n10 { template<class T> void x10(T); } namespace m10 { int x10; } void f10() { using m10::x10; using n10::x10; } //= 101@117
namespace n11 { template<class T> int x11; } namespace m11 { int x11; } void f11() { using m11::x11; using n11::x11; } //= 101@113
namespace n12 { int x12; } namespace m12 { void x12(int); } void f12() { using m12::x12; using n12::x12; } //= 101@101
namespace n13 { void x13(int); } namespace m13 { void x13(int); } void f13() { using m13::x13; using n13::x13; }
namespace n14 { void x14(double); } namespace m14 { void x14(int); } void f14() { using m14::x14; using n14::x14; }
namespace n15 { struct x15 {}; } namespace m15 { void x15(int); } void f15() { using m15::x15; using n15::x15; }
namespace n16 { enum x16 {}; } namespace m16 { void x16(int); } void f16() { using m16::x16; using n16::x16; }
namespace n17 { typedef int x17; } namespace m17 { void x17(int); } void f17() { using m17::x17; using n17::x17; } //= 101@109
namespace n18 { typedef long x18; } namespace m18 { void x18(int); } void f18() { using m18::x18; using n18::x18; } //= 101@110
namespace n19 { enum { x19 }; } namespace m19 { void x19(int); } void f19() { using m19::x19; using n19::x19; } //= 101@106
namespace n20 { template<class T> struct x20 {}; } namespace m20 { void x20(int); } void f20() { using m20::x20; using n20::x20; } //= 101@125
namespace n21 { template<class T> using x21 = T; } namespace m21 { void x21(int); } void f21() { using m21::x21; using n21::x21; } //= 101@125
namespace n22 { template<class T> void x22(T); } namespace m22 { void x22(int); } void f22() { using m22::x22; using n22::x22; }
namespace n23 { template<class T> int x23; } namespace m23 { void x23(int); } void f23() { using m23::x23; using n23::x23; } //= 101@119
namespace n24 { int x24; } namespace m24 { void x24(double); } void f24() { using m24::x24; using n24::x24; } //= 101@104
namespace n25 { void x25(int); } namespace m25 { void x25(double); } void f25() { using m25::x25; using n25::x25; }
namespace n26 { void x26(double); } namespace m26 { void x26(double); } void f26() { using m26::x26; using n26::x26; }
namespace n27 { struct x27 {}; } namespace m27 { void x27(double); } void f27() { using m27::x27; using n27::x27; }
namespace n28 { enum x28 {}; } namespace m28 { void x28(double); } void f28() { using m28::x28; using n28::x28; }
namespace n29 { typedef int x29; } namespace m29 { void x29(double); } void f29() { using m29::x29; using n29::x29; } //= 101@112
namespace n30 { typedef long x30; } namespace m30 { void x30(double); } void f30() { using m30::x30; using n30::x30; } //= 101@113
namespace n31 { enum { x31 }; } namespace m31 { void x31(double); } void f31() { using m31::x31; using n31::x31; } //= 101@109
namespace n32 { template<class T> struct x32 {}; } namespace m32 { void x32(double); } void f32() { using m32::x32; using n32::x32; } //= 101@128
namespace n33 { template<class T> using x33 = T; } namespace m33 { void x33(double); } void f33() { using m33::x33; using n33::x33; } //= 101@128
namespace n34 { template<class T> void x34(T); } namespace m34 { void x34(double); } void f34() { using m34::x34; using n34::x34; }
namespace n35 { template<class T> int x35; } namespace m35 { void x35(double); } void f35() { using m35::x35; using n35::x35; } //= 101@122
namespace n36 { int x36; } namespace m36 { struct x36 {}; } void f36() { using m36::x36; using n36::x36; }
namespace n37 { void x37(int); } namespace m37 { struct x37 {}; } void f37() { using m37::x37; using n37::x37; }
namespace n38 { void x38(double); } namespace m38 { struct x38 {}; } void f38() { using m38::x38; using n38::x38; }
namespace n39 { struct x39 {}; } namespace m39 { struct x39 {}; } void f39() { using m39::x39; using n39::x39; } //= 101@107
namespace n40 { enum x40 {}; } namespace m40 { struct x40 {}; } void f40() { using m40::x40; using n40::x40; } //= 101@105
namespace n41 { typedef int x41; } namespace m41 { struct x41 {}; } void f41() { using m41::x41; using n41::x41; } //= 101@109
namespace n42 { typedef long x42; } namespace m42 { struct x42 {}; } void f42() { using m42::x42; using n42::x42; } //= 101@110
namespace n43 { enum { x43 }; } namespace m43 { struct x43 {}; } void f43() { using m43::x43; using n43::x43; }
namespace n44 { template<class T> struct x44 {}; } namespace m44 { struct x44 {}; } void f44() { using m44::x44; using n44::x44; } //= 101@125
namespace n45 { template<class T> using x45 = T; } namespace m45 { struct x45 {}; } void f45() { using m45::x45; using n45::x45; } //= 101@125
namespace n46 { template<class T> void x46(T); } namespace m46 { struct x46 {}; } void f46() { using m46::x46; using n46::x46; }
namespace n47 { template<class T> int x47; } namespace m47 { struct x47 {}; } void f47() { using m47::x47; using n47::x47; }
namespace n48 { int x48; } namespace m48 { enum x48 {}; } void f48() { using m48::x48; using n48::x48; }
namespace n49 { void x49(int); } namespace m49 { enum x49 {}; } void f49() { using m49::x49; using n49::x49; }
namespace n50 { void x50(double); } namespace m50 { enum x50 {}; } void f50() { using m50::x50; using n50::x50; }
namespace n51 { struct x51 {}; } namespace m51 { enum x51 {}; } void f51() { using m51::x51; using n51::x51; } //= 101@105
namespace n52 { enum x52 {}; } namespace m52 { enum x52 {}; } void f52() { using m52::x52; using n52::x52; } //= 101@103
namespace n53 { typedef int x53; } namespace m53 { enum x53 {}; } void f53() { using m53::x53; using n53::x53; } //= 101@107
namespace n54 { typedef long x54; } namespace m54 { enum x54 {}; } void f54() { using m54::x54; using n54::x54; } //= 101@108
namespace n55 { enum { x55 }; } namespace m55 { enum x55 {}; } void f55() { using m55::x55; using n55::x55; }
namespace n56 { template<class T> struct x56 {}; } namespace m56 { enum x56 {}; } void f56() { using m56::x56; using n56::x56; } //= 101@123
namespace n57 { template<class T> using x57 = T; } namespace m57 { enum x57 {}; } void f57() { using m57::x57; using n57::x57; } //= 101@123
namespace n58 { template<class T> void x58(T); } namespace m58 { enum x58 {}; } void f58() { using m58::x58; using n58::x58; }
namespace n59 { template<class T> int x59; } namespace m59 { enum x59 {}; } void f59() { using m59::x59; using n59::x59; }
namespace n60 { int x60; } namespace m60 { typedef int x60; } void f60() { using m60::x60; using n60::x60; } //= 101@103
namespace n61 { void x61(int); } namespace m61 { typedef int x61; } void f61() { using m61::x61; using n61::x61; } //= 101@109
namespace n62 { void x62(double); } namespace m62 { typedef int x62; } void f62() { using m62::x62; using n62::x62; } //= 101@112
namespace n63 { struct x63 {}; } namespace m63 { typedef int x63; } void f63() { using m63::x63; using n63::x63; }
namespace n64 { enum x64 {}; } namespace m64 { typedef int x64; } void f64() { using m64::x64; using n64::x64; }
namespace n65 { typedef int x65; } namespace m65 { typedef int x65; } void f65() { using m65::x65; using n65::x65; }
namespace n66 { typedef long x66; } namespace m66 { typedef int x66; } void f66() { using m66::x66; using n66::x66; } //= 101@112
namespace n67 { enum { x67 }; } namespace m67 { typedef int x67; } void f67() { using m67::x67; using n67::x67; } //= 101@108
namespace n68 { template<class T> struct x68 {}; } namespace m68 { typedef int x68; } void f68() { using m68::x68; using n68::x68; } //= 101@127
namespace n69 { template<class T> using x69 = T; } namespace m69 { typedef int x69; } void f69() { using m69::x69; using n69::x69; } //= 101@127
namespace n70 { template<class T> void x70(T); } namespace m70 { typedef int x70; } void f70() { using m70::x70; using n70::x70; } //= 101@125
namespace n71 { template<class T> int x71; } namespace m71 { typedef int x71; } void f71() { using m71::x71; using n71::x71; } //= 101@121
//## block_using_using_1 c++17 bare
namespace n72 { int x72; } namespace m72 { typedef long x72; } void f72() { using m72::x72; using n72::x72; } //= 101@104
namespace n73 { void x73(int); } namespace m73 { typedef long x73; } void f73() { using m73::x73; using n73::x73; } //= 101@110
namespace n74 { void x74(double); } namespace m74 { typedef long x74; } void f74() { using m74::x74; using n74::x74; } //= 101@113
namespace n75 { struct x75 {}; } namespace m75 { typedef long x75; } void f75() { using m75::x75; using n75::x75; }
namespace n76 { enum x76 {}; } namespace m76 { typedef long x76; } void f76() { using m76::x76; using n76::x76; }
namespace n77 { typedef int x77; } namespace m77 { typedef long x77; } void f77() { using m77::x77; using n77::x77; } //= 101@112
namespace n78 { typedef long x78; } namespace m78 { typedef long x78; } void f78() { using m78::x78; using n78::x78; }
namespace n79 { enum { x79 }; } namespace m79 { typedef long x79; } void f79() { using m79::x79; using n79::x79; } //= 101@109
namespace n80 { template<class T> struct x80 {}; } namespace m80 { typedef long x80; } void f80() { using m80::x80; using n80::x80; } //= 101@128
namespace n81 { template<class T> using x81 = T; } namespace m81 { typedef long x81; } void f81() { using m81::x81; using n81::x81; } //= 101@128
namespace n82 { template<class T> void x82(T); } namespace m82 { typedef long x82; } void f82() { using m82::x82; using n82::x82; } //= 101@126
namespace n83 { template<class T> int x83; } namespace m83 { typedef long x83; } void f83() { using m83::x83; using n83::x83; } //= 101@122
namespace n84 { int x84; } namespace m84 { enum { x84 }; } void f84() { using m84::x84; using n84::x84; } //= 101@100
namespace n85 { void x85(int); } namespace m85 { enum { x85 }; } void f85() { using m85::x85; using n85::x85; } //= 101@106
namespace n86 { void x86(double); } namespace m86 { enum { x86 }; } void f86() { using m86::x86; using n86::x86; } //= 101@109
namespace n87 { struct x87 {}; } namespace m87 { enum { x87 }; } void f87() { using m87::x87; using n87::x87; }
namespace n88 { enum x88 {}; } namespace m88 { enum { x88 }; } void f88() { using m88::x88; using n88::x88; }
namespace n89 { typedef int x89; } namespace m89 { enum { x89 }; } void f89() { using m89::x89; using n89::x89; } //= 101@108
namespace n90 { typedef long x90; } namespace m90 { enum { x90 }; } void f90() { using m90::x90; using n90::x90; } //= 101@109
namespace n91 { enum { x91 }; } namespace m91 { enum { x91 }; } void f91() { using m91::x91; using n91::x91; } //= 101@105
namespace n92 { template<class T> struct x92 {}; } namespace m92 { enum { x92 }; } void f92() { using m92::x92; using n92::x92; } //= 101@124
namespace n93 { template<class T> using x93 = T; } namespace m93 { enum { x93 }; } void f93() { using m93::x93; using n93::x93; } //= 101@124
namespace n94 { template<class T> void x94(T); } namespace m94 { enum { x94 }; } void f94() { using m94::x94; using n94::x94; } //= 101@122
namespace n95 { template<class T> int x95; } namespace m95 { enum { x95 }; } void f95() { using m95::x95; using n95::x95; } //= 101@118
namespace n96 { int x96; } namespace m96 { template<class T> struct x96 {}; } void f96() { using m96::x96; using n96::x96; } //= 101@119
namespace n97 { void x97(int); } namespace m97 { template<class T> struct x97 {}; } void f97() { using m97::x97; using n97::x97; } //= 101@125
namespace n98 { void x98(double); } namespace m98 { template<class T> struct x98 {}; } void f98() { using m98::x98; using n98::x98; } //= 101@128
namespace n99 { struct x99 {}; } namespace m99 { template<class T> struct x99 {}; } void f99() { using m99::x99; using n99::x99; } //= 101@125
namespace n100 { enum x100 {}; } namespace m100 { template<class T> struct x100 {}; } void f100() { using m100::x100; using n100::x100; } //= 101@131
namespace n101 { typedef int x101; } namespace m101 { template<class T> struct x101 {}; } void f101() { using m101::x101; using n101::x101; } //= 101@135
namespace n102 { typedef long x102; } namespace m102 { template<class T> struct x102 {}; } void f102() { using m102::x102; using n102::x102; } //= 101@136
namespace n103 { enum { x103 }; } namespace m103 { template<class T> struct x103 {}; } void f103() { using m103::x103; using n103::x103; } //= 101@132
namespace n104 { template<class T> struct x104 {}; } namespace m104 { template<class T> struct x104 {}; } void f104() { using m104::x104; using n104::x104; } //= 101@151
namespace n105 { template<class T> using x105 = T; } namespace m105 { template<class T> struct x105 {}; } void f105() { using m105::x105; using n105::x105; } //= 101@151
namespace n106 { template<class T> void x106(T); } namespace m106 { template<class T> struct x106 {}; } void f106() { using m106::x106; using n106::x106; } //= 101@149
namespace n107 { template<class T> int x107; } namespace m107 { template<class T> struct x107 {}; } void f107() { using m107::x107; using n107::x107; } //= 101@145
namespace n108 { int x108; } namespace m108 { template<class T> using x108 = T; } void f108() { using m108::x108; using n108::x108; } //= 101@127
namespace n109 { void x109(int); } namespace m109 { template<class T> using x109 = T; } void f109() { using m109::x109; using n109::x109; } //= 101@133
namespace n110 { void x110(double); } namespace m110 { template<class T> using x110 = T; } void f110() { using m110::x110; using n110::x110; } //= 101@136
namespace n111 { struct x111 {}; } namespace m111 { template<class T> using x111 = T; } void f111() { using m111::x111; using n111::x111; } //= 101@133
namespace n112 { enum x112 {}; } namespace m112 { template<class T> using x112 = T; } void f112() { using m112::x112; using n112::x112; } //= 101@131
namespace n113 { typedef int x113; } namespace m113 { template<class T> using x113 = T; } void f113() { using m113::x113; using n113::x113; } //= 101@135
namespace n114 { typedef long x114; } namespace m114 { template<class T> using x114 = T; } void f114() { using m114::x114; using n114::x114; } //= 101@136
namespace n115 { enum { x115 }; } namespace m115 { template<class T> using x115 = T; } void f115() { using m115::x115; using n115::x115; } //= 101@132
namespace n116 { template<class T> struct x116 {}; } namespace m116 { template<class T> using x116 = T; } void f116() { using m116::x116; using n116::x116; } //= 101@151
namespace n117 { template<class T> using x117 = T; } namespace m117 { template<class T> using x117 = T; } void f117() { using m117::x117; using n117::x117; } //= 101@151
namespace n118 { template<class T> void x118(T); } namespace m118 { template<class T> using x118 = T; } void f118() { using m118::x118; using n118::x118; } //= 101@149
namespace n119 { template<class T> int x119; } namespace m119 { template<class T> using x119 = T; } void f119() { using m119::x119; using n119::x119; } //= 101@145
namespace n120 { int x120; } namespace m120 { template<class T> void x120(T); } void f120() { using m120::x120; using n120::x120; } //= 101@125
namespace n121 { void x121(int); } namespace m121 { template<class T> void x121(T); } void f121() { using m121::x121; using n121::x121; }
namespace n122 { void x122(double); } namespace m122 { template<class T> void x122(T); } void f122() { using m122::x122; using n122::x122; }
namespace n123 { struct x123 {}; } namespace m123 { template<class T> void x123(T); } void f123() { using m123::x123; using n123::x123; }
namespace n124 { enum x124 {}; } namespace m124 { template<class T> void x124(T); } void f124() { using m124::x124; using n124::x124; }
namespace n125 { typedef int x125; } namespace m125 { template<class T> void x125(T); } void f125() { using m125::x125; using n125::x125; } //= 101@133
namespace n126 { typedef long x126; } namespace m126 { template<class T> void x126(T); } void f126() { using m126::x126; using n126::x126; } //= 101@134
namespace n127 { enum { x127 }; } namespace m127 { template<class T> void x127(T); } void f127() { using m127::x127; using n127::x127; } //= 101@130
namespace n128 { template<class T> struct x128 {}; } namespace m128 { template<class T> void x128(T); } void f128() { using m128::x128; using n128::x128; } //= 101@149
namespace n129 { template<class T> using x129 = T; } namespace m129 { template<class T> void x129(T); } void f129() { using m129::x129; using n129::x129; } //= 101@149
namespace n130 { template<class T> void x130(T); } namespace m130 { template<class T> void x130(T); } void f130() { using m130::x130; using n130::x130; }
namespace n131 { template<class T> int x131; } namespace m131 { template<class T> void x131(T); } void f131() { using m131::x131; using n131::x131; } //= 101@143
namespace n132 { int x132; } namespace m132 { template<class T> int x132; } void f132() { using m132::x132; using n132::x132; } //= 101@121
namespace n133 { void x133(int); } namespace m133 { template<class T> int x133; } void f133() { using m133::x133; using n133::x133; } //= 101@127
namespace n134 { void x134(double); } namespace m134 { template<class T> int x134; } void f134() { using m134::x134; using n134::x134; } //= 101@130
namespace n135 { struct x135 {}; } namespace m135 { template<class T> int x135; } void f135() { using m135::x135; using n135::x135; }
namespace n136 { enum x136 {}; } namespace m136 { template<class T> int x136; } void f136() { using m136::x136; using n136::x136; }
namespace n137 { typedef int x137; } namespace m137 { template<class T> int x137; } void f137() { using m137::x137; using n137::x137; } //= 101@129
namespace n138 { typedef long x138; } namespace m138 { template<class T> int x138; } void f138() { using m138::x138; using n138::x138; } //= 101@130
namespace n139 { enum { x139 }; } namespace m139 { template<class T> int x139; } void f139() { using m139::x139; using n139::x139; } //= 101@126
namespace n140 { template<class T> struct x140 {}; } namespace m140 { template<class T> int x140; } void f140() { using m140::x140; using n140::x140; } //= 101@145
namespace n141 { template<class T> using x141 = T; } namespace m141 { template<class T> int x141; } void f141() { using m141::x141; using n141::x141; } //= 101@145
namespace n142 { template<class T> void x142(T); } namespace m142 { template<class T> int x142; } void f142() { using m142::x142; using n142::x142; } //= 101@143
namespace n143 { template<class T> int x143; } namespace m143 { template<class T> int x143; } void f143() { using m143::x143; using n143::x143; } //= 101@139
//## valid c++17 c++20 bare
namespace std { typedef unsigned long size_t; }
typedef unsigned long size_t;
namespace std2 { using ::size_t; typedef unsigned long size_t; }
using std::size_t;
namespace c { extern "C" int abs(int); } using c::abs; extern "C" int abs(int);
namespace n { template<class T> void sw(T &, T &); struct a {}; void sw(a &, a &); inline namespace v1 { struct w {}; void f(int); template<class T> struct k; } using v1::w; }
using n::sw; using n::w; using n::f;
namespace m { using n::sw; using n::v1::f; using n::w; template<class T> void sw(T *); void f(double); }
template<class... B> struct over : B... { using B::operator()...; };
template<class... B> over(B...) -> over<B...>;
auto o = over{[](int) { return 1; }, [](double) { return 2; }};
int r = o(1) + o(2.0);
template<class T> struct base { int v; typedef T type; void f(T); struct in {}; enum e { ea, eb }; template<class U> void g(U); operator int(); };
template<class T> struct der : base<T> { using base<T>::v; using typename base<T>::type; using base<T>::f; void f(int, int); using base<T>::g; template<class U> void g(U *); using typename base<T>::in; using base<T>::ea; using base<T>::operator int; };
der<int> d1; der<char> d2; template struct der<long>;
template<class T> void tf(T t) { using n::sw; sw(t, t); { using n::sw; using n::f; f(1); } for (int i = 0; i < 2; i++) { using n::w; w x; } auto l = [&](auto y) { using n::w; using n::sw; sw(y, t); w z; return 1; }; l(t); }
void call() { n::a a; tf(a); tf(1); }
struct S1 { void f(int); void f(double) const; int v; }; struct S2 { void f(int); void f(char); };
struct S3 : S1, S2 { using S1::f; using S2::f; void f(int); };
struct S4 : S1 { using S1::f; void f(int) const; void f(double) const; private: using S1::v; };
namespace outer { int x; namespace inner { using outer::x; int y = x; } using inner::y; }
struct tagv {}; int tagv; namespace q { using ::tagv; struct tagv *p = &tagv == nullptr ? nullptr : nullptr; }
namespace e1 { enum color { red, green }; enum class cc { x, y }; } using e1::red; using e1::color; color cx = red;
void blk() { using e1::green; { using e1::red; { int red = 1; (void)red; } } int green2 = green; (void)green2; extern void ext(int); using n::f; f(1); }
namespace al = n; namespace al2 { using al::w; using al::sw; } 
template<class T> struct cont { struct iterator {}; using value = T; }; template<class T> struct wrap : cont<T> { using typename cont<T>::iterator; using typename cont<T>::value; iterator begin(); value at(); };
wrap<int> wi; 
template<class T> struct P1 { template<class U> struct reb { typedef P1<U> other; }; }; struct P2 : P1<int> { using P1<int>::reb; }; P2::reb<char>::other po;
namespace cyc { struct z {}; using cyc2 = z; } using cyc::z; using cyc::cyc2; struct z *zp; cyc2 *zq = zp;
typedef struct tt { int i; } tt; namespace tn { using ::tt; typedef ::tt tt; tt v; }
namespace fr { struct h { friend void hid(h); friend struct hs; }; using n::f; void f(h); } 
namespace fwd { struct late; void late2(int); } using fwd::late; namespace fwd { struct late { int i; }; void late2(char); } late lv; using fwd::late2; using fwd::late2;
//## valid_in_new_standard c++20 bare
enum class ec { p, q, r }; namespace un { using enum ec; using ec::p; } struct us { using enum ec; }; void uf() { using enum ec; auto z = p; using ec::q; }
namespace on { struct t { friend bool operator==(t, t) = default; }; bool operator<(t, t); t operator+(t, t); } using on::operator<; using on::operator+; bool operator<(on::t, int); 
template<class T> concept c1 = true; namespace cn { template<class T> concept c2 = true; } using cn::c2; template<c2 T> void g(T); void cb() { using cn::c2; }
namespace fc { template<class T> requires c1<T> void h(T); void h(int); } using fc::h; template<class T> void h(T);
//## enumerators_in_blocks c++20 bare
enum class ec { p, q, r }; enum uc { a, b };
void f1() { using ec::q; using ec::q; }
void f2() { using enum ec; using enum ec; }
void f3() { using ec::q; using enum ec; }
void f4() { using enum ec; using ec::q; }
void f5() { using enum ec; int q; } //= 101@32
void f7() { using uc::a; using uc::a; }
void f8() { using enum uc; using uc::a; }
void f9() { using enum uc; using ::a; }
struct U { using enum ec; int q; }; //= 101@31
//## members_of_the_own_namespace c++20 bare
namespace a { namespace d { template<class> struct c; template<class... T> int mk(T...); using a::d::c; using a::d::mk; struct s; using a::d::s; int v; using a::d::v; using d::v; } //= w737@96 w737@111 w737@137 w737@159 w737@174
namespace d { using a::d::c; using v2 = s; using a::d::v2; } using a::d::v; using a::d::v; namespace d { using a::v; } //= w737@21 w737@50
inline namespace i { int w; using i::w; } using i::w; using a::i::w; using a::w; } //= w737@35 w737@76
namespace b { using a::d::v; } namespace b { using b::v; } namespace c = b; namespace b { using c::v; } //= w737@52 w737@97
