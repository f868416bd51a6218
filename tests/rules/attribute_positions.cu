//## host.function
__attribute__((host)) void f();
//## host.function_def
__attribute__((host)) void f(){}
//## host.variable
__attribute__((host)) int v; //= w1835@16
//## host.static_var
static __attribute__((host)) int v; //= w1835@23
//## host.extern_var
extern __attribute__((host)) int v; //= w1835@23
//## host.member_fn
struct S{ __attribute__((host)) void f(); };
//## host.static_member_fn
struct S{ static __attribute__((host)) void f(); };
//## host.ctor
struct S{ __attribute__((host)) S(); };
//## host.dtor
struct S{ __attribute__((host)) ~S(); };
//## host.data_member
struct S{ __attribute__((host)) int x; }; //= w1835@26
//## host.static_data_member
struct S{ __attribute__((host)) static int x; }; //= w1835@26
//## host.parameter
void f(__attribute__((host)) int x); //= w1835@23
//## host.local_var_in_host
void f(){ __attribute__((host)) int x; } //= w1835@26
//## host.local_var_in_device
__device__ void f(){ __attribute__((host)) int x; } //= w1835@37
//## host.static_local_in_device
__device__ void f(){ __attribute__((host)) static int x; } //= w1835@37
//## host.class
struct __attribute__((host)) S{}; //= w1835@23
//## host.class_tmpl
template<class T> struct __attribute__((host)) S{}; //= w1835@41
//## host.enum
enum __attribute__((host)) E{A}; //= w1835@21
//## host.enumerator
enum E{A __attribute__((host))}; //= w1835@25
//## host.typedef
typedef __attribute__((host)) int T; //= w1835@24
//## host.alias
using T __attribute__((host)) = int; //= w1835@24
//## host.namespace
namespace __attribute__((host)) N{} //= w1835@26
//## host.lambda_[]_pre
auto l=[] __attribute__((host)) () {}; //= 3612@33
//## host.lambda_post
auto l=[]() __attribute__((host)) {}; //= 3621@35
//## host.fn_template
template<class T> __attribute__((host)) void f(T);
//## host.var_template
template<class T> __attribute__((host)) T v; //= w1835@34
//## host.friend
struct S{ friend __attribute__((host)) void f(S); };
//## host.label
void f(){ L: __attribute__((host)); goto L; } //= w1835@29
//## host.statement
void f(){ __attribute__((host)); } //= w1835@26
//## host.block
void f(){ __attribute__((host)) {} } //= w1835@26
//## host.type_in_cast
int x=(int __attribute__((host)))1; //= w1835@27
//## host.ptr_declarator
int * __attribute__((host)) p; //= w1835@22
//## host.after_declarator_fn
void f() __attribute__((host));
//## host.after_declarator_var
int v __attribute__((host)); //= w1835@22
//## host.after_decl-spec
void __attribute__((host)) f();
//## host.function_ptr_var
__attribute__((host)) void (*fp)(); //= w1835@16
//## host.using_decl
namespace N{int a;} using N::a __attribute__((host)); //= 283@27 702@53
//## host.explicit_inst
template<class T> void f(T){} template __attribute__((host)) void f(int);
//## host.bitfield
struct S{ __attribute__((host)) int x:3; }; //= w1835@26
//## host.base_class
struct B{}; struct S: __attribute__((host)) B{}; //= w1835@38
//## host.catch
void f(){ try{}catch(__attribute__((host)) int x){} } //= w1835@37
//## host.for_decl
void f(){ for(__attribute__((host)) int i=0;;); } //= w1835@30
//## host.structured_binding
struct S{int x,y;}; void f(){ __attribute__((host)) auto [a,b]=S(); } //= w1835@46
//## host.template_param
template<__attribute__((host)) class T> void f(); //= 952@10 w1098@25
//## host.empty_decl
__attribute__((host)); //= 1835@16
//## host.conversion_fn
struct S{ __attribute__((host)) operator int(); };
//## host.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((host)) S(int)->S<int>;
//## device.function
__attribute__((device)) void f();
//## device.function_def
__attribute__((device)) void f(){}
//## device.variable
__attribute__((device)) int v;
//## device.static_var
static __attribute__((device)) int v;
//## device.extern_var
extern __attribute__((device)) int v;
//## device.member_fn
struct S{ __attribute__((device)) void f(); };
//## device.static_member_fn
struct S{ static __attribute__((device)) void f(); };
//## device.ctor
struct S{ __attribute__((device)) S(); };
//## device.dtor
struct S{ __attribute__((device)) ~S(); };
//## device.data_member
struct S{ __attribute__((device)) int x; }; //= w1835@26
//## device.static_data_member
struct S{ __attribute__((device)) static int x; }; //= 3485@26
//## device.parameter
void f(__attribute__((device)) int x); //= w1835@23
//## device.local_var_in_host
void f(){ __attribute__((device)) int x; } //= 3483@39
//## device.local_var_in_device
__device__ void f(){ __attribute__((device)) int x; }
//## device.static_local_in_device
__device__ void f(){ __attribute__((device)) static int x; }
//## device.class
struct __attribute__((device)) S{}; //= w1835@23
//## device.class_tmpl
template<class T> struct __attribute__((device)) S{}; //= w1835@41
//## device.enum
enum __attribute__((device)) E{A}; //= w1835@21
//## device.enumerator
enum E{A __attribute__((device))}; //= w1835@25
//## device.typedef
typedef __attribute__((device)) int T; //= w1835@24
//## device.alias
using T __attribute__((device)) = int; //= w1835@24
//## device.namespace
namespace __attribute__((device)) N{} //= w1835@26
//## device.lambda_[]_pre
auto l=[] __attribute__((device)) () {}; //= 3612@35
//## device.lambda_post
auto l=[]() __attribute__((device)) {}; //= 3621@37
//## device.fn_template
template<class T> __attribute__((device)) void f(T);
//## device.var_template
template<class T> __attribute__((device)) T v;
//## device.friend
struct S{ friend __attribute__((device)) void f(S); };
//## device.label
void f(){ L: __attribute__((device)); goto L; } //= w1835@29
//## device.statement
void f(){ __attribute__((device)); } //= w1835@26
//## device.block
void f(){ __attribute__((device)) {} } //= w1835@26
//## device.type_in_cast
int x=(int __attribute__((device)))1; //= w1835@27
//## device.ptr_declarator
int * __attribute__((device)) p;
//## device.after_declarator_fn
void f() __attribute__((device));
//## device.after_declarator_var
int v __attribute__((device));
//## device.after_decl-spec
void __attribute__((device)) f();
//## device.function_ptr_var
__attribute__((device)) void (*fp)();
//## device.using_decl
namespace N{int a;} using N::a __attribute__((device)); //= 283@27 702@55
//## device.explicit_inst
template<class T> void f(T){} template __attribute__((device)) void f(int);
//## device.bitfield
struct S{ __attribute__((device)) int x:3; }; //= w1835@26
//## device.base_class
struct B{}; struct S: __attribute__((device)) B{}; //= w1835@38
//## device.catch
void f(){ try{}catch(__attribute__((device)) int x){} }
//## device.for_decl
void f(){ for(__attribute__((device)) int i=0;;); } //= 3483@43
//## device.structured_binding
struct S{int x,y;}; void f(){ __attribute__((device)) auto [a,b]=S(); } //= 3483@60 3578@60 3483@61 w3548@61 3483@63 w3548@63
//## device.template_param
template<__attribute__((device)) class T> void f(); //= 952@10 w1098@25
//## device.empty_decl
__attribute__((device)); //= 1835@16
//## device.conversion_fn
struct S{ __attribute__((device)) operator int(); };
//## device.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((device)) S(int)->S<int>;
//## global.function
__attribute__((global)) void f();
//## global.function_def
__attribute__((global)) void f(){}
//## global.variable
__attribute__((global)) int v; //= w1835@16
//## global.static_var
static __attribute__((global)) int v; //= w1835@23
//## global.extern_var
extern __attribute__((global)) int v; //= w1835@23
//## global.member_fn
struct S{ __attribute__((global)) void f(); }; //= 3688@26
//## global.static_member_fn
struct S{ static __attribute__((global)) void f(); }; //= 3688@33
//## global.ctor
struct S{ __attribute__((global)) S(); }; //= 3688@26
//## global.dtor
struct S{ __attribute__((global)) ~S(); }; //= 3688@26
//## global.data_member
struct S{ __attribute__((global)) int x; }; //= w1835@26
//## global.static_data_member
struct S{ __attribute__((global)) static int x; }; //= w1835@26
//## global.parameter
void f(__attribute__((global)) int x); //= w1835@23
//## global.local_var_in_host
void f(){ __attribute__((global)) int x; } //= w1835@26
//## global.local_var_in_device
__device__ void f(){ __attribute__((global)) int x; } //= w1835@37
//## global.static_local_in_device
__device__ void f(){ __attribute__((global)) static int x; } //= w1835@37
//## global.class
struct __attribute__((global)) S{}; //= w1835@23
//## global.class_tmpl
template<class T> struct __attribute__((global)) S{}; //= w1835@41
//## global.enum
enum __attribute__((global)) E{A}; //= w1835@21
//## global.enumerator
enum E{A __attribute__((global))}; //= w1835@25
//## global.typedef
typedef __attribute__((global)) int T; //= w1835@24
//## global.alias
using T __attribute__((global)) = int; //= w1835@24
//## global.namespace
namespace __attribute__((global)) N{} //= w1835@26
//## global.lambda_[]_pre
auto l=[] __attribute__((global)) () {};
//## global.lambda_post
auto l=[]() __attribute__((global)) {}; //= 3506@28 3644@28 3688@28
//## global.fn_template
template<class T> __attribute__((global)) void f(T);
//## global.var_template
template<class T> __attribute__((global)) T v; //= w1835@34
//## global.friend
struct S{ friend __attribute__((global)) void f(S); };
//## global.label
void f(){ L: __attribute__((global)); goto L; } //= w1835@29
//## global.statement
void f(){ __attribute__((global)); } //= w1835@26
//## global.block
void f(){ __attribute__((global)) {} } //= w1835@26
//## global.type_in_cast
int x=(int __attribute__((global)))1; //= w1835@27
//## global.ptr_declarator
int * __attribute__((global)) p; //= w1835@22
//## global.after_declarator_fn
void f() __attribute__((global));
//## global.after_declarator_var
int v __attribute__((global)); //= w1835@22
//## global.after_decl-spec
void __attribute__((global)) f();
//## global.function_ptr_var
__attribute__((global)) void (*fp)(); //= w1835@16
//## global.using_decl
namespace N{int a;} using N::a __attribute__((global)); //= 283@27 702@55
//## global.explicit_inst
template<class T> void f(T){} template __attribute__((global)) void f(int);
//## global.bitfield
struct S{ __attribute__((global)) int x:3; }; //= w1835@26
//## global.base_class
struct B{}; struct S: __attribute__((global)) B{}; //= w1835@38
//## global.catch
void f(){ try{}catch(__attribute__((global)) int x){} } //= w1835@37
//## global.for_decl
void f(){ for(__attribute__((global)) int i=0;;); } //= w1835@30
//## global.structured_binding
struct S{int x,y;}; void f(){ __attribute__((global)) auto [a,b]=S(); } //= w1835@46
//## global.template_param
template<__attribute__((global)) class T> void f(); //= 952@10 w1098@25
//## global.empty_decl
__attribute__((global)); //= 1835@16
//## global.conversion_fn
struct S{ __attribute__((global)) operator int(); }; //= 3505@26 3688@26
//## global.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((global)) S(int)->S<int>;
//## shared.function
__attribute__((shared)) void f(); //= w1835@16
//## shared.function_def
__attribute__((shared)) void f(){} //= w1835@16
//## shared.variable
__attribute__((shared)) int v;
//## shared.static_var
static __attribute__((shared)) int v;
//## shared.extern_var
extern __attribute__((shared)) int v;
//## shared.member_fn
struct S{ __attribute__((shared)) void f(); }; //= w1835@26
//## shared.static_member_fn
struct S{ static __attribute__((shared)) void f(); }; //= w1835@33
//## shared.ctor
struct S{ __attribute__((shared)) S(); }; //= w1835@26
//## shared.dtor
struct S{ __attribute__((shared)) ~S(); }; //= w1835@26
//## shared.data_member
struct S{ __attribute__((shared)) int x; }; //= w1835@26
//## shared.static_data_member
struct S{ __attribute__((shared)) static int x; }; //= 3485@26
//## shared.parameter
void f(__attribute__((shared)) int x); //= w1835@23
//## shared.local_var_in_host
void f(){ __attribute__((shared)) int x; } //= 3483@39
//## shared.local_var_in_device
__device__ void f(){ __attribute__((shared)) int x; }
//## shared.static_local_in_device
__device__ void f(){ __attribute__((shared)) static int x; }
//## shared.class
struct __attribute__((shared)) S{}; //= w1835@23
//## shared.class_tmpl
template<class T> struct __attribute__((shared)) S{}; //= w1835@41
//## shared.enum
enum __attribute__((shared)) E{A}; //= w1835@21
//## shared.enumerator
enum E{A __attribute__((shared))}; //= w1835@25
//## shared.typedef
typedef __attribute__((shared)) int T; //= w1835@24
//## shared.alias
using T __attribute__((shared)) = int; //= w1835@24
//## shared.namespace
namespace __attribute__((shared)) N{} //= w1835@26
//## shared.lambda_[]_pre
auto l=[] __attribute__((shared)) () {};
//## shared.lambda_post
auto l=[]() __attribute__((shared)) {}; //= w1835@28
//## shared.fn_template
template<class T> __attribute__((shared)) void f(T); //= w1835@34
//## shared.var_template
template<class T> __attribute__((shared)) T v;
//## shared.friend
struct S{ friend __attribute__((shared)) void f(S); }; //= w1835@33
//## shared.label
void f(){ L: __attribute__((shared)); goto L; } //= w1835@29
//## shared.statement
void f(){ __attribute__((shared)); } //= w1835@26
//## shared.block
void f(){ __attribute__((shared)) {} } //= w1835@26
//## shared.type_in_cast
int x=(int __attribute__((shared)))1; //= w1835@27
//## shared.ptr_declarator
int * __attribute__((shared)) p;
//## shared.after_declarator_fn
void f() __attribute__((shared)); //= w1835@25
//## shared.after_declarator_var
int v __attribute__((shared));
//## shared.after_decl-spec
void __attribute__((shared)) f(); //= w1835@21
//## shared.function_ptr_var
__attribute__((shared)) void (*fp)();
//## shared.using_decl
namespace N{int a;} using N::a __attribute__((shared)); //= 283@27 702@55
//## shared.explicit_inst
template<class T> void f(T){} template __attribute__((shared)) void f(int); //= w1835@55
//## shared.bitfield
struct S{ __attribute__((shared)) int x:3; }; //= w1835@26
//## shared.base_class
struct B{}; struct S: __attribute__((shared)) B{}; //= w1835@38
//## shared.catch
void f(){ try{}catch(__attribute__((shared)) int x){} }
//## shared.for_decl
void f(){ for(__attribute__((shared)) int i=0;;); } //= 3483@43 3510@43
//## shared.structured_binding
struct S{int x,y;}; void f(){ __attribute__((shared)) auto [a,b]=S(); } //= 3483@60 3510@60 3578@60 3483@61 w3548@61 3483@63 w3548@63
//## shared.template_param
template<__attribute__((shared)) class T> void f(); //= 952@10 w1098@25
//## shared.empty_decl
__attribute__((shared)); //= 1835@16
//## shared.conversion_fn
struct S{ __attribute__((shared)) operator int(); }; //= w1835@26
//## shared.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((shared)) S(int)->S<int>;
//## constant.function
__attribute__((constant)) void f(); //= w1835@16
//## constant.function_def
__attribute__((constant)) void f(){} //= w1835@16
//## constant.variable
__attribute__((constant)) int v;
//## constant.static_var
static __attribute__((constant)) int v;
//## constant.extern_var
extern __attribute__((constant)) int v;
//## constant.member_fn
struct S{ __attribute__((constant)) void f(); }; //= w1835@26
//## constant.static_member_fn
struct S{ static __attribute__((constant)) void f(); }; //= w1835@33
//## constant.ctor
struct S{ __attribute__((constant)) S(); }; //= w1835@26
//## constant.dtor
struct S{ __attribute__((constant)) ~S(); }; //= w1835@26
//## constant.data_member
struct S{ __attribute__((constant)) int x; }; //= w1835@26
//## constant.static_data_member
struct S{ __attribute__((constant)) static int x; }; //= 3485@26
//## constant.parameter
void f(__attribute__((constant)) int x); //= w1835@23
//## constant.local_var_in_host
void f(){ __attribute__((constant)) int x; } //= 3483@41
//## constant.local_var_in_device
__device__ void f(){ __attribute__((constant)) int x; }
//## constant.static_local_in_device
__device__ void f(){ __attribute__((constant)) static int x; }
//## constant.class
struct __attribute__((constant)) S{}; //= w1835@23
//## constant.class_tmpl
template<class T> struct __attribute__((constant)) S{}; //= w1835@41
//## constant.enum
enum __attribute__((constant)) E{A}; //= w1835@21
//## constant.enumerator
enum E{A __attribute__((constant))}; //= w1835@25
//## constant.typedef
typedef __attribute__((constant)) int T; //= w1835@24
//## constant.alias
using T __attribute__((constant)) = int; //= w1835@24
//## constant.namespace
namespace __attribute__((constant)) N{} //= w1835@26
//## constant.lambda_[]_pre
auto l=[] __attribute__((constant)) () {};
//## constant.lambda_post
auto l=[]() __attribute__((constant)) {}; //= w1835@28
//## constant.fn_template
template<class T> __attribute__((constant)) void f(T); //= w1835@34
//## constant.var_template
template<class T> __attribute__((constant)) T v;
//## constant.friend
struct S{ friend __attribute__((constant)) void f(S); }; //= w1835@33
//## constant.label
void f(){ L: __attribute__((constant)); goto L; } //= w1835@29
//## constant.statement
void f(){ __attribute__((constant)); } //= w1835@26
//## constant.block
void f(){ __attribute__((constant)) {} } //= w1835@26
//## constant.type_in_cast
int x=(int __attribute__((constant)))1; //= w1835@27
//## constant.ptr_declarator
int * __attribute__((constant)) p;
//## constant.after_declarator_fn
void f() __attribute__((constant)); //= w1835@25
//## constant.after_declarator_var
int v __attribute__((constant));
//## constant.after_decl-spec
void __attribute__((constant)) f(); //= w1835@21
//## constant.function_ptr_var
__attribute__((constant)) void (*fp)();
//## constant.using_decl
namespace N{int a;} using N::a __attribute__((constant)); //= 283@27 702@57
//## constant.explicit_inst
template<class T> void f(T){} template __attribute__((constant)) void f(int); //= w1835@55
//## constant.bitfield
struct S{ __attribute__((constant)) int x:3; }; //= w1835@26
//## constant.base_class
struct B{}; struct S: __attribute__((constant)) B{}; //= w1835@38
//## constant.catch
void f(){ try{}catch(__attribute__((constant)) int x){} }
//## constant.for_decl
void f(){ for(__attribute__((constant)) int i=0;;); } //= 3483@45
//## constant.structured_binding
struct S{int x,y;}; void f(){ __attribute__((constant)) auto [a,b]=S(); } //= 3483@62 3578@62 3483@63 w3548@63 3483@65 w3548@65
//## constant.template_param
template<__attribute__((constant)) class T> void f(); //= 952@10 w1098@25
//## constant.empty_decl
__attribute__((constant)); //= 1835@16
//## constant.conversion_fn
struct S{ __attribute__((constant)) operator int(); }; //= w1835@26
//## constant.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((constant)) S(int)->S<int>;
//## managed.function
__attribute__((managed)) void f(); //= w1835@16
//## managed.function_def
__attribute__((managed)) void f(){} //= w1835@16
//## managed.variable
__attribute__((managed)) int v;
//## managed.static_var
static __attribute__((managed)) int v;
//## managed.extern_var
extern __attribute__((managed)) int v;
//## managed.member_fn
struct S{ __attribute__((managed)) void f(); }; //= w1835@26
//## managed.static_member_fn
struct S{ static __attribute__((managed)) void f(); }; //= w1835@33
//## managed.ctor
struct S{ __attribute__((managed)) S(); }; //= w1835@26
//## managed.dtor
struct S{ __attribute__((managed)) ~S(); }; //= w1835@26
//## managed.data_member
struct S{ __attribute__((managed)) int x; }; //= w1835@26
//## managed.static_data_member
struct S{ __attribute__((managed)) static int x; }; //= 3485@26
//## managed.parameter
void f(__attribute__((managed)) int x); //= w1835@23
//## managed.local_var_in_host
void f(){ __attribute__((managed)) int x; } //= 3483@40
//## managed.local_var_in_device
__device__ void f(){ __attribute__((managed)) int x; }
//## managed.static_local_in_device
__device__ void f(){ __attribute__((managed)) static int x; }
//## managed.class
struct __attribute__((managed)) S{}; //= w1835@23
//## managed.class_tmpl
template<class T> struct __attribute__((managed)) S{}; //= w1835@41
//## managed.enum
enum __attribute__((managed)) E{A}; //= w1835@21
//## managed.enumerator
enum E{A __attribute__((managed))}; //= w1835@25
//## managed.typedef
typedef __attribute__((managed)) int T; //= w1835@24
//## managed.alias
using T __attribute__((managed)) = int; //= w1835@24
//## managed.namespace
namespace __attribute__((managed)) N{} //= w1835@26
//## managed.lambda_[]_pre
auto l=[] __attribute__((managed)) () {};
//## managed.lambda_post
auto l=[]() __attribute__((managed)) {}; //= w1835@28
//## managed.fn_template
template<class T> __attribute__((managed)) void f(T); //= w1835@34
//## managed.var_template
template<class T> __attribute__((managed)) T v;
//## managed.friend
struct S{ friend __attribute__((managed)) void f(S); }; //= w1835@33
//## managed.label
void f(){ L: __attribute__((managed)); goto L; } //= w1835@29
//## managed.statement
void f(){ __attribute__((managed)); } //= w1835@26
//## managed.block
void f(){ __attribute__((managed)) {} } //= w1835@26
//## managed.type_in_cast
int x=(int __attribute__((managed)))1; //= w1835@27
//## managed.ptr_declarator
int * __attribute__((managed)) p;
//## managed.after_declarator_fn
void f() __attribute__((managed)); //= w1835@25
//## managed.after_declarator_var
int v __attribute__((managed));
//## managed.after_decl-spec
void __attribute__((managed)) f(); //= w1835@21
//## managed.function_ptr_var
__attribute__((managed)) void (*fp)();
//## managed.using_decl
namespace N{int a;} using N::a __attribute__((managed)); //= 283@27 702@56
//## managed.explicit_inst
template<class T> void f(T){} template __attribute__((managed)) void f(int); //= w1835@55
//## managed.bitfield
struct S{ __attribute__((managed)) int x:3; }; //= w1835@26
//## managed.base_class
struct B{}; struct S: __attribute__((managed)) B{}; //= w1835@38
//## managed.catch
void f(){ try{}catch(__attribute__((managed)) int x){} }
//## managed.for_decl
void f(){ for(__attribute__((managed)) int i=0;;); } //= 3483@44
//## managed.structured_binding
struct S{int x,y;}; void f(){ __attribute__((managed)) auto [a,b]=S(); } //= 3483@61 3578@61 3483@62 3483@64
//## managed.template_param
template<__attribute__((managed)) class T> void f(); //= 952@10 w1098@25
//## managed.empty_decl
__attribute__((managed)); //= 1835@16
//## managed.conversion_fn
struct S{ __attribute__((managed)) operator int(); }; //= w1835@26
//## managed.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((managed)) S(int)->S<int>;
//## grid_constant.function
__attribute__((grid_constant)) void f(); //= w1835@16
//## grid_constant.function_def
__attribute__((grid_constant)) void f(){} //= w1835@16
//## grid_constant.variable
__attribute__((grid_constant)) int v; //= w1835@16
//## grid_constant.static_var
static __attribute__((grid_constant)) int v; //= w1835@23
//## grid_constant.extern_var
extern __attribute__((grid_constant)) int v; //= w1835@23
//## grid_constant.member_fn
struct S{ __attribute__((grid_constant)) void f(); }; //= w1835@26
//## grid_constant.static_member_fn
struct S{ static __attribute__((grid_constant)) void f(); }; //= w1835@33
//## grid_constant.ctor
struct S{ __attribute__((grid_constant)) S(); }; //= w1835@26
//## grid_constant.dtor
struct S{ __attribute__((grid_constant)) ~S(); }; //= w1835@26
//## grid_constant.data_member
struct S{ __attribute__((grid_constant)) int x; }; //= w1835@26
//## grid_constant.static_data_member
struct S{ __attribute__((grid_constant)) static int x; }; //= w1835@26
//## grid_constant.parameter
void f(__attribute__((grid_constant)) int x); //= 3702@6
//## grid_constant.local_var_in_host
void f(){ __attribute__((grid_constant)) int x; } //= w1835@26
//## grid_constant.local_var_in_device
__device__ void f(){ __attribute__((grid_constant)) int x; } //= w1835@37
//## grid_constant.static_local_in_device
__device__ void f(){ __attribute__((grid_constant)) static int x; } //= w1835@37
//## grid_constant.class
struct __attribute__((grid_constant)) S{}; //= w1835@23
//## grid_constant.class_tmpl
template<class T> struct __attribute__((grid_constant)) S{}; //= w1835@41
//## grid_constant.enum
enum __attribute__((grid_constant)) E{A}; //= w1835@21
//## grid_constant.enumerator
enum E{A __attribute__((grid_constant))}; //= w1835@25
//## grid_constant.typedef
typedef __attribute__((grid_constant)) int T; //= w1835@24
//## grid_constant.alias
using T __attribute__((grid_constant)) = int; //= w1835@24
//## grid_constant.namespace
namespace __attribute__((grid_constant)) N{} //= w1835@26
//## grid_constant.lambda_[]_pre
auto l=[] __attribute__((grid_constant)) () {};
//## grid_constant.lambda_post
auto l=[]() __attribute__((grid_constant)) {}; //= w1835@28
//## grid_constant.fn_template
template<class T> __attribute__((grid_constant)) void f(T); //= w1835@34
//## grid_constant.var_template
template<class T> __attribute__((grid_constant)) T v; //= w1835@34
//## grid_constant.friend
struct S{ friend __attribute__((grid_constant)) void f(S); }; //= w1835@33
//## grid_constant.label
void f(){ L: __attribute__((grid_constant)); goto L; } //= w1835@29
//## grid_constant.statement
void f(){ __attribute__((grid_constant)); } //= w1835@26
//## grid_constant.block
void f(){ __attribute__((grid_constant)) {} } //= w1835@26
//## grid_constant.type_in_cast
int x=(int __attribute__((grid_constant)))1; //= w1835@27
//## grid_constant.ptr_declarator
int * __attribute__((grid_constant)) p; //= w1835@22
//## grid_constant.after_declarator_fn
void f() __attribute__((grid_constant)); //= w1835@25
//## grid_constant.after_declarator_var
int v __attribute__((grid_constant)); //= w1835@22
//## grid_constant.after_decl-spec
void __attribute__((grid_constant)) f(); //= w1835@21
//## grid_constant.function_ptr_var
__attribute__((grid_constant)) void (*fp)(); //= w1835@16
//## grid_constant.using_decl
namespace N{int a;} using N::a __attribute__((grid_constant)); //= 283@27 702@62
//## grid_constant.explicit_inst
template<class T> void f(T){} template __attribute__((grid_constant)) void f(int); //= w1835@55
//## grid_constant.bitfield
struct S{ __attribute__((grid_constant)) int x:3; }; //= w1835@26
//## grid_constant.base_class
struct B{}; struct S: __attribute__((grid_constant)) B{}; //= w1835@38
//## grid_constant.catch
void f(){ try{}catch(__attribute__((grid_constant)) int x){} } //= w1835@37
//## grid_constant.for_decl
void f(){ for(__attribute__((grid_constant)) int i=0;;); } //= w1835@30
//## grid_constant.structured_binding
struct S{int x,y;}; void f(){ __attribute__((grid_constant)) auto [a,b]=S(); } //= w1835@46
//## grid_constant.template_param
template<__attribute__((grid_constant)) class T> void f(); //= 952@10 w1098@25
//## grid_constant.empty_decl
__attribute__((grid_constant)); //= 1835@16
//## grid_constant.conversion_fn
struct S{ __attribute__((grid_constant)) operator int(); }; //= w1835@26
//## grid_constant.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((grid_constant)) S(int)->S<int>;
//## launch_bounds.function
__attribute__((launch_bounds(1))) void f(); //= 3534@40
//## launch_bounds.function_def
__attribute__((launch_bounds(1))) void f(){} //= 3534@40
//## launch_bounds.variable
__attribute__((launch_bounds(1))) int v; //= w1835@16
//## launch_bounds.static_var
static __attribute__((launch_bounds(1))) int v; //= w1835@23
//## launch_bounds.extern_var
extern __attribute__((launch_bounds(1))) int v; //= w1835@23
//## launch_bounds.member_fn
struct S{ __attribute__((launch_bounds(1))) void f(); }; //= 3535@26 3534@50
//## launch_bounds.static_member_fn
struct S{ static __attribute__((launch_bounds(1))) void f(); }; //= 3535@33 3534@57
//## launch_bounds.ctor
struct S{ __attribute__((launch_bounds(1))) S(); }; //= 3535@26 3534@45
//## launch_bounds.dtor
struct S{ __attribute__((launch_bounds(1))) ~S(); }; //= 3535@26 3534@45
//## launch_bounds.data_member
struct S{ __attribute__((launch_bounds(1))) int x; }; //= w1835@26
//## launch_bounds.static_data_member
struct S{ __attribute__((launch_bounds(1))) static int x; }; //= w1835@26
//## launch_bounds.parameter
void f(__attribute__((launch_bounds(1))) int x); //= w1835@23
//## launch_bounds.local_var_in_host
void f(){ __attribute__((launch_bounds(1))) int x; } //= w1835@26
//## launch_bounds.local_var_in_device
__device__ void f(){ __attribute__((launch_bounds(1))) int x; } //= w1835@37
//## launch_bounds.static_local_in_device
__device__ void f(){ __attribute__((launch_bounds(1))) static int x; } //= w1835@37
//## launch_bounds.class
struct __attribute__((launch_bounds(1))) S{}; //= w1835@23
//## launch_bounds.class_tmpl
template<class T> struct __attribute__((launch_bounds(1))) S{}; //= w1835@41
//## launch_bounds.enum
enum __attribute__((launch_bounds(1))) E{A}; //= w1835@21
//## launch_bounds.enumerator
enum E{A __attribute__((launch_bounds(1)))}; //= w1835@25
//## launch_bounds.typedef
typedef __attribute__((launch_bounds(1))) int T; //= w1835@24
//## launch_bounds.alias
using T __attribute__((launch_bounds(1))) = int; //= w1835@24
//## launch_bounds.namespace
namespace __attribute__((launch_bounds(1))) N{} //= w1835@26
//## launch_bounds.lambda_[]_pre
auto l=[] __attribute__((launch_bounds(1))) () {};
//## launch_bounds.lambda_post
auto l=[]() __attribute__((launch_bounds(1))) {}; //= 3534@11 3535@28
//## launch_bounds.fn_template
template<class T> __attribute__((launch_bounds(1))) void f(T); //= 3534@58
//## launch_bounds.var_template
template<class T> __attribute__((launch_bounds(1))) T v; //= w1835@34
//## launch_bounds.friend
struct S{ friend __attribute__((launch_bounds(1))) void f(S); }; //= 3534@57
//## launch_bounds.label
void f(){ L: __attribute__((launch_bounds(1))); goto L; } //= w1835@29
//## launch_bounds.statement
void f(){ __attribute__((launch_bounds(1))); } //= w1835@26
//## launch_bounds.block
void f(){ __attribute__((launch_bounds(1))) {} } //= w1835@26
//## launch_bounds.type_in_cast
int x=(int __attribute__((launch_bounds(1))))1; //= w1835@27
//## launch_bounds.ptr_declarator
int * __attribute__((launch_bounds(1))) p; //= w1835@22
//## launch_bounds.after_declarator_fn
void f() __attribute__((launch_bounds(1))); //= 3534@6
//## launch_bounds.after_declarator_var
int v __attribute__((launch_bounds(1))); //= w1835@22
//## launch_bounds.after_decl-spec
void __attribute__((launch_bounds(1))) f(); //= 3534@40
//## launch_bounds.function_ptr_var
__attribute__((launch_bounds(1))) void (*fp)(); //= w1835@16
//## launch_bounds.using_decl
namespace N{int a;} using N::a __attribute__((launch_bounds(1))); //= 283@27 702@65
//## launch_bounds.explicit_inst
template<class T> void f(T){} template __attribute__((launch_bounds(1))) void f(int);
//## launch_bounds.bitfield
struct S{ __attribute__((launch_bounds(1))) int x:3; }; //= w1835@26
//## launch_bounds.base_class
struct B{}; struct S: __attribute__((launch_bounds(1))) B{}; //= w1835@38
//## launch_bounds.catch
void f(){ try{}catch(__attribute__((launch_bounds(1))) int x){} } //= w1835@37
//## launch_bounds.for_decl
void f(){ for(__attribute__((launch_bounds(1))) int i=0;;); } //= w1835@30
//## launch_bounds.structured_binding
struct S{int x,y;}; void f(){ __attribute__((launch_bounds(1))) auto [a,b]=S(); } //= w1835@46
//## launch_bounds.template_param
template<__attribute__((launch_bounds(1))) class T> void f(); //= 952@10 w1098@25
//## launch_bounds.empty_decl
__attribute__((launch_bounds(1))); //= 1835@16
//## launch_bounds.conversion_fn
struct S{ __attribute__((launch_bounds(1))) operator int(); }; //= 3535@26 3534@45
//## launch_bounds.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((launch_bounds(1))) S(int)->S<int>;
//## cluster_dims.function
__attribute__((cluster_dims(1))) void f(); //= 3534@39
//## cluster_dims.function_def
__attribute__((cluster_dims(1))) void f(){} //= 3534@39
//## cluster_dims.variable
__attribute__((cluster_dims(1))) int v; //= w1835@16
//## cluster_dims.static_var
static __attribute__((cluster_dims(1))) int v; //= w1835@23
//## cluster_dims.extern_var
extern __attribute__((cluster_dims(1))) int v; //= w1835@23
//## cluster_dims.member_fn
struct S{ __attribute__((cluster_dims(1))) void f(); }; //= 3534@49
//## cluster_dims.static_member_fn
struct S{ static __attribute__((cluster_dims(1))) void f(); }; //= 3534@56
//## cluster_dims.ctor
struct S{ __attribute__((cluster_dims(1))) S(); }; //= 3534@44
//## cluster_dims.dtor
struct S{ __attribute__((cluster_dims(1))) ~S(); }; //= 3534@44
//## cluster_dims.data_member
struct S{ __attribute__((cluster_dims(1))) int x; }; //= w1835@26
//## cluster_dims.static_data_member
struct S{ __attribute__((cluster_dims(1))) static int x; }; //= w1835@26
//## cluster_dims.parameter
void f(__attribute__((cluster_dims(1))) int x); //= w1835@23
//## cluster_dims.local_var_in_host
void f(){ __attribute__((cluster_dims(1))) int x; } //= w1835@26
//## cluster_dims.local_var_in_device
__device__ void f(){ __attribute__((cluster_dims(1))) int x; } //= w1835@37
//## cluster_dims.static_local_in_device
__device__ void f(){ __attribute__((cluster_dims(1))) static int x; } //= w1835@37
//## cluster_dims.class
struct __attribute__((cluster_dims(1))) S{}; //= w1835@23
//## cluster_dims.class_tmpl
template<class T> struct __attribute__((cluster_dims(1))) S{}; //= w1835@41
//## cluster_dims.enum
enum __attribute__((cluster_dims(1))) E{A}; //= w1835@21
//## cluster_dims.enumerator
enum E{A __attribute__((cluster_dims(1)))}; //= w1835@25
//## cluster_dims.typedef
typedef __attribute__((cluster_dims(1))) int T; //= w1835@24
//## cluster_dims.alias
using T __attribute__((cluster_dims(1))) = int; //= w1835@24
//## cluster_dims.namespace
namespace __attribute__((cluster_dims(1))) N{} //= w1835@26
//## cluster_dims.lambda_[]_pre
auto l=[] __attribute__((cluster_dims(1))) () {};
//## cluster_dims.lambda_post
auto l=[]() __attribute__((cluster_dims(1))) {}; //= 3534@11
//## cluster_dims.fn_template
template<class T> __attribute__((cluster_dims(1))) void f(T); //= 3534@57
//## cluster_dims.var_template
template<class T> __attribute__((cluster_dims(1))) T v; //= w1835@34
//## cluster_dims.friend
struct S{ friend __attribute__((cluster_dims(1))) void f(S); }; //= 3534@56
//## cluster_dims.label
void f(){ L: __attribute__((cluster_dims(1))); goto L; } //= w1835@29
//## cluster_dims.statement
void f(){ __attribute__((cluster_dims(1))); } //= w1835@26
//## cluster_dims.block
void f(){ __attribute__((cluster_dims(1))) {} } //= w1835@26
//## cluster_dims.type_in_cast
int x=(int __attribute__((cluster_dims(1))))1; //= w1835@27
//## cluster_dims.ptr_declarator
int * __attribute__((cluster_dims(1))) p; //= w1835@22
//## cluster_dims.after_declarator_fn
void f() __attribute__((cluster_dims(1))); //= 3534@6
//## cluster_dims.after_declarator_var
int v __attribute__((cluster_dims(1))); //= w1835@22
//## cluster_dims.after_decl-spec
void __attribute__((cluster_dims(1))) f(); //= 3534@39
//## cluster_dims.function_ptr_var
__attribute__((cluster_dims(1))) void (*fp)(); //= w1835@16
//## cluster_dims.using_decl
namespace N{int a;} using N::a __attribute__((cluster_dims(1))); //= 283@27 702@64
//## cluster_dims.explicit_inst
template<class T> void f(T){} template __attribute__((cluster_dims(1))) void f(int);
//## cluster_dims.bitfield
struct S{ __attribute__((cluster_dims(1))) int x:3; }; //= w1835@26
//## cluster_dims.base_class
struct B{}; struct S: __attribute__((cluster_dims(1))) B{}; //= w1835@38
//## cluster_dims.catch
void f(){ try{}catch(__attribute__((cluster_dims(1))) int x){} } //= w1835@37
//## cluster_dims.for_decl
void f(){ for(__attribute__((cluster_dims(1))) int i=0;;); } //= w1835@30
//## cluster_dims.structured_binding
struct S{int x,y;}; void f(){ __attribute__((cluster_dims(1))) auto [a,b]=S(); } //= w1835@46
//## cluster_dims.template_param
template<__attribute__((cluster_dims(1))) class T> void f(); //= 952@10 w1098@25
//## cluster_dims.empty_decl
__attribute__((cluster_dims(1))); //= 1835@16
//## cluster_dims.conversion_fn
struct S{ __attribute__((cluster_dims(1))) operator int(); }; //= 3534@44
//## cluster_dims.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((cluster_dims(1))) S(int)->S<int>;
//## block_size.function
__attribute__((block_size((1, 1, 1)))) void f(); //= 3534@45
//## block_size.function_def
__attribute__((block_size((1, 1, 1)))) void f(){} //= 3534@45
//## block_size.variable
__attribute__((block_size((1, 1, 1)))) int v; //= w1835@16
//## block_size.static_var
static __attribute__((block_size((1, 1, 1)))) int v; //= w1835@23
//## block_size.extern_var
extern __attribute__((block_size((1, 1, 1)))) int v; //= w1835@23
//## block_size.member_fn
struct S{ __attribute__((block_size((1, 1, 1)))) void f(); }; //= 3534@55
//## block_size.static_member_fn
struct S{ static __attribute__((block_size((1, 1, 1)))) void f(); }; //= 3534@62
//## block_size.ctor
struct S{ __attribute__((block_size((1, 1, 1)))) S(); }; //= 3534@50
//## block_size.dtor
struct S{ __attribute__((block_size((1, 1, 1)))) ~S(); }; //= 3534@50
//## block_size.data_member
struct S{ __attribute__((block_size((1, 1, 1)))) int x; }; //= w1835@26
//## block_size.static_data_member
struct S{ __attribute__((block_size((1, 1, 1)))) static int x; }; //= w1835@26
//## block_size.parameter
void f(__attribute__((block_size((1, 1, 1)))) int x); //= w1835@23
//## block_size.local_var_in_host
void f(){ __attribute__((block_size((1, 1, 1)))) int x; } //= w1835@26
//## block_size.local_var_in_device
__device__ void f(){ __attribute__((block_size((1, 1, 1)))) int x; } //= w1835@37
//## block_size.static_local_in_device
__device__ void f(){ __attribute__((block_size((1, 1, 1)))) static int x; } //= w1835@37
//## block_size.class
struct __attribute__((block_size((1, 1, 1)))) S{}; //= w1835@23
//## block_size.class_tmpl
template<class T> struct __attribute__((block_size((1, 1, 1)))) S{}; //= w1835@41
//## block_size.enum
enum __attribute__((block_size((1, 1, 1)))) E{A}; //= w1835@21
//## block_size.enumerator
enum E{A __attribute__((block_size((1, 1, 1))))}; //= w1835@25
//## block_size.typedef
typedef __attribute__((block_size((1, 1, 1)))) int T; //= w1835@24
//## block_size.alias
using T __attribute__((block_size((1, 1, 1)))) = int; //= w1835@24
//## block_size.namespace
namespace __attribute__((block_size((1, 1, 1)))) N{} //= w1835@26
//## block_size.lambda_[]_pre
auto l=[] __attribute__((block_size((1, 1, 1)))) () {};
//## block_size.lambda_post
auto l=[]() __attribute__((block_size((1, 1, 1)))) {}; //= 3534@11
//## block_size.fn_template
template<class T> __attribute__((block_size((1, 1, 1)))) void f(T); //= 3534@63
//## block_size.var_template
template<class T> __attribute__((block_size((1, 1, 1)))) T v; //= w1835@34
//## block_size.friend
struct S{ friend __attribute__((block_size((1, 1, 1)))) void f(S); }; //= 3534@62
//## block_size.label
void f(){ L: __attribute__((block_size((1, 1, 1)))); goto L; } //= w1835@29
//## block_size.statement
void f(){ __attribute__((block_size((1, 1, 1)))); } //= w1835@26
//## block_size.block
void f(){ __attribute__((block_size((1, 1, 1)))) {} } //= w1835@26
//## block_size.type_in_cast
int x=(int __attribute__((block_size((1, 1, 1)))))1; //= w1835@27
//## block_size.ptr_declarator
int * __attribute__((block_size((1, 1, 1)))) p; //= w1835@22
//## block_size.after_declarator_fn
void f() __attribute__((block_size((1, 1, 1)))); //= 3534@6
//## block_size.after_declarator_var
int v __attribute__((block_size((1, 1, 1)))); //= w1835@22
//## block_size.after_decl-spec
void __attribute__((block_size((1, 1, 1)))) f(); //= 3534@45
//## block_size.function_ptr_var
__attribute__((block_size((1, 1, 1)))) void (*fp)(); //= w1835@16
//## block_size.using_decl
namespace N{int a;} using N::a __attribute__((block_size((1, 1, 1)))); //= 283@27 702@70
//## block_size.explicit_inst
template<class T> void f(T){} template __attribute__((block_size((1, 1, 1)))) void f(int);
//## block_size.bitfield
struct S{ __attribute__((block_size((1, 1, 1)))) int x:3; }; //= w1835@26
//## block_size.base_class
struct B{}; struct S: __attribute__((block_size((1, 1, 1)))) B{}; //= w1835@38
//## block_size.catch
void f(){ try{}catch(__attribute__((block_size((1, 1, 1)))) int x){} } //= w1835@37
//## block_size.for_decl
void f(){ for(__attribute__((block_size((1, 1, 1)))) int i=0;;); } //= w1835@30
//## block_size.structured_binding
struct S{int x,y;}; void f(){ __attribute__((block_size((1, 1, 1)))) auto [a,b]=S(); } //= w1835@46
//## block_size.template_param
template<__attribute__((block_size((1, 1, 1)))) class T> void f(); //= 952@10 w1098@25
//## block_size.empty_decl
__attribute__((block_size((1, 1, 1)))); //= 1835@16
//## block_size.conversion_fn
struct S{ __attribute__((block_size((1, 1, 1)))) operator int(); }; //= 3534@50
//## block_size.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((block_size((1, 1, 1)))) S(int)->S<int>;
//## maxnreg.function
__attribute__((maxnreg(32))) void f(); //= 3715@35
//## maxnreg.function_def
__attribute__((maxnreg(32))) void f(){} //= 3715@35
//## maxnreg.variable
__attribute__((maxnreg(32))) int v; //= w1835@16
//## maxnreg.static_var
static __attribute__((maxnreg(32))) int v; //= w1835@23
//## maxnreg.extern_var
extern __attribute__((maxnreg(32))) int v; //= w1835@23
//## maxnreg.member_fn
struct S{ __attribute__((maxnreg(32))) void f(); }; //= 3715@45
//## maxnreg.static_member_fn
struct S{ static __attribute__((maxnreg(32))) void f(); }; //= 3715@52
//## maxnreg.ctor
struct S{ __attribute__((maxnreg(32))) S(); }; //= 3715@40
//## maxnreg.dtor
struct S{ __attribute__((maxnreg(32))) ~S(); }; //= 3715@40
//## maxnreg.data_member
struct S{ __attribute__((maxnreg(32))) int x; }; //= w1835@26
//## maxnreg.static_data_member
struct S{ __attribute__((maxnreg(32))) static int x; }; //= w1835@26
//## maxnreg.parameter
void f(__attribute__((maxnreg(32))) int x); //= w1835@23
//## maxnreg.local_var_in_host
void f(){ __attribute__((maxnreg(32))) int x; } //= w1835@26
//## maxnreg.local_var_in_device
__device__ void f(){ __attribute__((maxnreg(32))) int x; } //= w1835@37
//## maxnreg.static_local_in_device
__device__ void f(){ __attribute__((maxnreg(32))) static int x; } //= w1835@37
//## maxnreg.class
struct __attribute__((maxnreg(32))) S{}; //= w1835@23
//## maxnreg.class_tmpl
template<class T> struct __attribute__((maxnreg(32))) S{}; //= w1835@41
//## maxnreg.enum
enum __attribute__((maxnreg(32))) E{A}; //= w1835@21
//## maxnreg.enumerator
enum E{A __attribute__((maxnreg(32)))}; //= w1835@25
//## maxnreg.typedef
typedef __attribute__((maxnreg(32))) int T; //= w1835@24
//## maxnreg.alias
using T __attribute__((maxnreg(32))) = int; //= w1835@24
//## maxnreg.namespace
namespace __attribute__((maxnreg(32))) N{} //= w1835@26
//## maxnreg.lambda_[]_pre
auto l=[] __attribute__((maxnreg(32))) () {};
//## maxnreg.lambda_post
auto l=[]() __attribute__((maxnreg(32))) {}; //= 3715@11
//## maxnreg.fn_template
template<class T> __attribute__((maxnreg(32))) void f(T); //= 3715@53
//## maxnreg.var_template
template<class T> __attribute__((maxnreg(32))) T v; //= w1835@34
//## maxnreg.friend
struct S{ friend __attribute__((maxnreg(32))) void f(S); }; //= 3715@52
//## maxnreg.label
void f(){ L: __attribute__((maxnreg(32))); goto L; } //= w1835@29
//## maxnreg.statement
void f(){ __attribute__((maxnreg(32))); } //= w1835@26
//## maxnreg.block
void f(){ __attribute__((maxnreg(32))) {} } //= w1835@26
//## maxnreg.type_in_cast
int x=(int __attribute__((maxnreg(32))))1; //= w1835@27
//## maxnreg.ptr_declarator
int * __attribute__((maxnreg(32))) p; //= w1835@22
//## maxnreg.after_declarator_fn
void f() __attribute__((maxnreg(32))); //= 3715@6
//## maxnreg.after_declarator_var
int v __attribute__((maxnreg(32))); //= w1835@22
//## maxnreg.after_decl-spec
void __attribute__((maxnreg(32))) f(); //= 3715@35
//## maxnreg.function_ptr_var
__attribute__((maxnreg(32))) void (*fp)(); //= w1835@16
//## maxnreg.using_decl
namespace N{int a;} using N::a __attribute__((maxnreg(32))); //= 283@27 702@60
//## maxnreg.explicit_inst
template<class T> void f(T){} template __attribute__((maxnreg(32))) void f(int);
//## maxnreg.bitfield
struct S{ __attribute__((maxnreg(32))) int x:3; }; //= w1835@26
//## maxnreg.base_class
struct B{}; struct S: __attribute__((maxnreg(32))) B{}; //= w1835@38
//## maxnreg.catch
void f(){ try{}catch(__attribute__((maxnreg(32))) int x){} } //= w1835@37
//## maxnreg.for_decl
void f(){ for(__attribute__((maxnreg(32))) int i=0;;); } //= w1835@30
//## maxnreg.structured_binding
struct S{int x,y;}; void f(){ __attribute__((maxnreg(32))) auto [a,b]=S(); } //= w1835@46
//## maxnreg.template_param
template<__attribute__((maxnreg(32))) class T> void f(); //= 952@10 w1098@25
//## maxnreg.empty_decl
__attribute__((maxnreg(32))); //= 1835@16
//## maxnreg.conversion_fn
struct S{ __attribute__((maxnreg(32))) operator int(); }; //= 3715@40
//## maxnreg.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((maxnreg(32))) S(int)->S<int>;
//## local_maxnreg.function
__attribute__((local_maxnreg(32))) void f();
//## local_maxnreg.function_def
__attribute__((local_maxnreg(32))) void f(){}
//## local_maxnreg.variable
__attribute__((local_maxnreg(32))) int v; //= w1835@16
//## local_maxnreg.static_var
static __attribute__((local_maxnreg(32))) int v; //= w1835@23
//## local_maxnreg.extern_var
extern __attribute__((local_maxnreg(32))) int v; //= w1835@23
//## local_maxnreg.member_fn
struct S{ __attribute__((local_maxnreg(32))) void f(); };
//## local_maxnreg.static_member_fn
struct S{ static __attribute__((local_maxnreg(32))) void f(); };
//## local_maxnreg.ctor
struct S{ __attribute__((local_maxnreg(32))) S(); };
//## local_maxnreg.dtor
struct S{ __attribute__((local_maxnreg(32))) ~S(); };
//## local_maxnreg.data_member
struct S{ __attribute__((local_maxnreg(32))) int x; }; //= w1835@26
//## local_maxnreg.static_data_member
struct S{ __attribute__((local_maxnreg(32))) static int x; }; //= w1835@26
//## local_maxnreg.parameter
void f(__attribute__((local_maxnreg(32))) int x); //= w1835@23
//## local_maxnreg.local_var_in_host
void f(){ __attribute__((local_maxnreg(32))) int x; } //= w1835@26
//## local_maxnreg.local_var_in_device
__device__ void f(){ __attribute__((local_maxnreg(32))) int x; } //= w1835@37
//## local_maxnreg.static_local_in_device
__device__ void f(){ __attribute__((local_maxnreg(32))) static int x; } //= w1835@37
//## local_maxnreg.class
struct __attribute__((local_maxnreg(32))) S{}; //= w1835@23
//## local_maxnreg.class_tmpl
template<class T> struct __attribute__((local_maxnreg(32))) S{}; //= w1835@41
//## local_maxnreg.enum
enum __attribute__((local_maxnreg(32))) E{A}; //= w1835@21
//## local_maxnreg.enumerator
enum E{A __attribute__((local_maxnreg(32)))}; //= w1835@25
//## local_maxnreg.typedef
typedef __attribute__((local_maxnreg(32))) int T; //= w1835@24
//## local_maxnreg.alias
using T __attribute__((local_maxnreg(32))) = int; //= w1835@24
//## local_maxnreg.namespace
namespace __attribute__((local_maxnreg(32))) N{} //= w1835@26
//## local_maxnreg.lambda_[]_pre
auto l=[] __attribute__((local_maxnreg(32))) () {};
//## local_maxnreg.lambda_post
auto l=[]() __attribute__((local_maxnreg(32))) {};
//## local_maxnreg.fn_template
template<class T> __attribute__((local_maxnreg(32))) void f(T);
//## local_maxnreg.var_template
template<class T> __attribute__((local_maxnreg(32))) T v; //= w1835@34
//## local_maxnreg.friend
struct S{ friend __attribute__((local_maxnreg(32))) void f(S); };
//## local_maxnreg.label
void f(){ L: __attribute__((local_maxnreg(32))); goto L; } //= w1835@29
//## local_maxnreg.statement
void f(){ __attribute__((local_maxnreg(32))); } //= w1835@26
//## local_maxnreg.block
void f(){ __attribute__((local_maxnreg(32))) {} } //= w1835@26
//## local_maxnreg.type_in_cast
int x=(int __attribute__((local_maxnreg(32))))1; //= w1835@27
//## local_maxnreg.ptr_declarator
int * __attribute__((local_maxnreg(32))) p; //= w1835@22
//## local_maxnreg.after_declarator_fn
void f() __attribute__((local_maxnreg(32)));
//## local_maxnreg.after_declarator_var
int v __attribute__((local_maxnreg(32))); //= w1835@22
//## local_maxnreg.after_decl-spec
void __attribute__((local_maxnreg(32))) f();
//## local_maxnreg.function_ptr_var
__attribute__((local_maxnreg(32))) void (*fp)(); //= w1835@16
//## local_maxnreg.using_decl
namespace N{int a;} using N::a __attribute__((local_maxnreg(32))); //= 283@27 702@66
//## local_maxnreg.explicit_inst
template<class T> void f(T){} template __attribute__((local_maxnreg(32))) void f(int);
//## local_maxnreg.bitfield
struct S{ __attribute__((local_maxnreg(32))) int x:3; }; //= w1835@26
//## local_maxnreg.base_class
struct B{}; struct S: __attribute__((local_maxnreg(32))) B{}; //= w1835@38
//## local_maxnreg.catch
void f(){ try{}catch(__attribute__((local_maxnreg(32))) int x){} } //= w1835@37
//## local_maxnreg.for_decl
void f(){ for(__attribute__((local_maxnreg(32))) int i=0;;); } //= w1835@30
//## local_maxnreg.structured_binding
struct S{int x,y;}; void f(){ __attribute__((local_maxnreg(32))) auto [a,b]=S(); } //= w1835@46
//## local_maxnreg.template_param
template<__attribute__((local_maxnreg(32))) class T> void f(); //= 952@10 w1098@25
//## local_maxnreg.empty_decl
__attribute__((local_maxnreg(32))); //= 1835@16
//## local_maxnreg.conversion_fn
struct S{ __attribute__((local_maxnreg(32))) operator int(); };
//## local_maxnreg.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((local_maxnreg(32))) S(int)->S<int>;
//## nv_pure.function
__attribute__((nv_pure)) void f();
//## nv_pure.function_def
__attribute__((nv_pure)) void f(){}
//## nv_pure.variable
__attribute__((nv_pure)) int v; //= w1835@16
//## nv_pure.static_var
static __attribute__((nv_pure)) int v; //= w1835@23
//## nv_pure.extern_var
extern __attribute__((nv_pure)) int v; //= w1835@23
//## nv_pure.member_fn
struct S{ __attribute__((nv_pure)) void f(); };
//## nv_pure.static_member_fn
struct S{ static __attribute__((nv_pure)) void f(); };
//## nv_pure.ctor
struct S{ __attribute__((nv_pure)) S(); };
//## nv_pure.dtor
struct S{ __attribute__((nv_pure)) ~S(); };
//## nv_pure.data_member
struct S{ __attribute__((nv_pure)) int x; }; //= w1835@26
//## nv_pure.static_data_member
struct S{ __attribute__((nv_pure)) static int x; }; //= w1835@26
//## nv_pure.parameter
void f(__attribute__((nv_pure)) int x); //= w1835@23
//## nv_pure.local_var_in_host
void f(){ __attribute__((nv_pure)) int x; } //= w1835@26
//## nv_pure.local_var_in_device
__device__ void f(){ __attribute__((nv_pure)) int x; } //= w1835@37
//## nv_pure.static_local_in_device
__device__ void f(){ __attribute__((nv_pure)) static int x; } //= w1835@37
//## nv_pure.class
struct __attribute__((nv_pure)) S{}; //= w1835@23
//## nv_pure.class_tmpl
template<class T> struct __attribute__((nv_pure)) S{}; //= w1835@41
//## nv_pure.enum
enum __attribute__((nv_pure)) E{A}; //= w1835@21
//## nv_pure.enumerator
enum E{A __attribute__((nv_pure))}; //= w1835@25
//## nv_pure.typedef
typedef __attribute__((nv_pure)) int T; //= w1835@24
//## nv_pure.alias
using T __attribute__((nv_pure)) = int; //= w1835@24
//## nv_pure.namespace
namespace __attribute__((nv_pure)) N{} //= w1835@26
//## nv_pure.lambda_[]_pre
auto l=[] __attribute__((nv_pure)) () {};
//## nv_pure.lambda_post
auto l=[]() __attribute__((nv_pure)) {};
//## nv_pure.fn_template
template<class T> __attribute__((nv_pure)) void f(T);
//## nv_pure.var_template
template<class T> __attribute__((nv_pure)) T v; //= w1835@34
//## nv_pure.friend
struct S{ friend __attribute__((nv_pure)) void f(S); };
//## nv_pure.label
void f(){ L: __attribute__((nv_pure)); goto L; } //= w1835@29
//## nv_pure.statement
void f(){ __attribute__((nv_pure)); } //= w1835@26
//## nv_pure.block
void f(){ __attribute__((nv_pure)) {} } //= w1835@26
//## nv_pure.type_in_cast
int x=(int __attribute__((nv_pure)))1; //= w1835@27
//## nv_pure.ptr_declarator
int * __attribute__((nv_pure)) p; //= w1835@22
//## nv_pure.after_declarator_fn
void f() __attribute__((nv_pure));
//## nv_pure.after_declarator_var
int v __attribute__((nv_pure)); //= w1835@22
//## nv_pure.after_decl-spec
void __attribute__((nv_pure)) f();
//## nv_pure.function_ptr_var
__attribute__((nv_pure)) void (*fp)(); //= w1835@16
//## nv_pure.using_decl
namespace N{int a;} using N::a __attribute__((nv_pure)); //= 283@27 702@56
//## nv_pure.explicit_inst
template<class T> void f(T){} template __attribute__((nv_pure)) void f(int);
//## nv_pure.bitfield
struct S{ __attribute__((nv_pure)) int x:3; }; //= w1835@26
//## nv_pure.base_class
struct B{}; struct S: __attribute__((nv_pure)) B{}; //= w1835@38
//## nv_pure.catch
void f(){ try{}catch(__attribute__((nv_pure)) int x){} } //= w1835@37
//## nv_pure.for_decl
void f(){ for(__attribute__((nv_pure)) int i=0;;); } //= w1835@30
//## nv_pure.structured_binding
struct S{int x,y;}; void f(){ __attribute__((nv_pure)) auto [a,b]=S(); } //= w1835@46
//## nv_pure.template_param
template<__attribute__((nv_pure)) class T> void f(); //= 952@10 w1098@25
//## nv_pure.empty_decl
__attribute__((nv_pure)); //= 1835@16
//## nv_pure.conversion_fn
struct S{ __attribute__((nv_pure)) operator int(); };
//## nv_pure.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((nv_pure)) S(int)->S<int>;
//## nv_inline_hint.function
__attribute__((nv_inline_hint)) void f();
//## nv_inline_hint.function_def
__attribute__((nv_inline_hint)) void f(){}
//## nv_inline_hint.variable
__attribute__((nv_inline_hint)) int v; //= w1835@16
//## nv_inline_hint.static_var
static __attribute__((nv_inline_hint)) int v; //= w1835@23
//## nv_inline_hint.extern_var
extern __attribute__((nv_inline_hint)) int v; //= w1835@23
//## nv_inline_hint.member_fn
struct S{ __attribute__((nv_inline_hint)) void f(); };
//## nv_inline_hint.static_member_fn
struct S{ static __attribute__((nv_inline_hint)) void f(); };
//## nv_inline_hint.ctor
struct S{ __attribute__((nv_inline_hint)) S(); };
//## nv_inline_hint.dtor
struct S{ __attribute__((nv_inline_hint)) ~S(); };
//## nv_inline_hint.data_member
struct S{ __attribute__((nv_inline_hint)) int x; }; //= w1835@26
//## nv_inline_hint.static_data_member
struct S{ __attribute__((nv_inline_hint)) static int x; }; //= w1835@26
//## nv_inline_hint.parameter
void f(__attribute__((nv_inline_hint)) int x); //= w1835@23
//## nv_inline_hint.local_var_in_host
void f(){ __attribute__((nv_inline_hint)) int x; } //= w1835@26
//## nv_inline_hint.local_var_in_device
__device__ void f(){ __attribute__((nv_inline_hint)) int x; } //= w1835@37
//## nv_inline_hint.static_local_in_device
__device__ void f(){ __attribute__((nv_inline_hint)) static int x; } //= w1835@37
//## nv_inline_hint.class
struct __attribute__((nv_inline_hint)) S{}; //= w1835@23
//## nv_inline_hint.class_tmpl
template<class T> struct __attribute__((nv_inline_hint)) S{}; //= w1835@41
//## nv_inline_hint.enum
enum __attribute__((nv_inline_hint)) E{A}; //= w1835@21
//## nv_inline_hint.enumerator
enum E{A __attribute__((nv_inline_hint))}; //= w1835@25
//## nv_inline_hint.typedef
typedef __attribute__((nv_inline_hint)) int T; //= w1835@24
//## nv_inline_hint.alias
using T __attribute__((nv_inline_hint)) = int; //= w1835@24
//## nv_inline_hint.namespace
namespace __attribute__((nv_inline_hint)) N{} //= w1835@26
//## nv_inline_hint.lambda_[]_pre
auto l=[] __attribute__((nv_inline_hint)) () {};
//## nv_inline_hint.lambda_post
auto l=[]() __attribute__((nv_inline_hint)) {};
//## nv_inline_hint.fn_template
template<class T> __attribute__((nv_inline_hint)) void f(T);
//## nv_inline_hint.var_template
template<class T> __attribute__((nv_inline_hint)) T v; //= w1835@34
//## nv_inline_hint.friend
struct S{ friend __attribute__((nv_inline_hint)) void f(S); };
//## nv_inline_hint.label
void f(){ L: __attribute__((nv_inline_hint)); goto L; } //= w1835@29
//## nv_inline_hint.statement
void f(){ __attribute__((nv_inline_hint)); } //= w1835@26
//## nv_inline_hint.block
void f(){ __attribute__((nv_inline_hint)) {} } //= w1835@26
//## nv_inline_hint.type_in_cast
int x=(int __attribute__((nv_inline_hint)))1; //= w1835@27
//## nv_inline_hint.ptr_declarator
int * __attribute__((nv_inline_hint)) p; //= w1835@22
//## nv_inline_hint.after_declarator_fn
void f() __attribute__((nv_inline_hint));
//## nv_inline_hint.after_declarator_var
int v __attribute__((nv_inline_hint)); //= w1835@22
//## nv_inline_hint.after_decl-spec
void __attribute__((nv_inline_hint)) f();
//## nv_inline_hint.function_ptr_var
__attribute__((nv_inline_hint)) void (*fp)(); //= w1835@16
//## nv_inline_hint.using_decl
namespace N{int a;} using N::a __attribute__((nv_inline_hint)); //= 283@27 702@63
//## nv_inline_hint.explicit_inst
template<class T> void f(T){} template __attribute__((nv_inline_hint)) void f(int);
//## nv_inline_hint.bitfield
struct S{ __attribute__((nv_inline_hint)) int x:3; }; //= w1835@26
//## nv_inline_hint.base_class
struct B{}; struct S: __attribute__((nv_inline_hint)) B{}; //= w1835@38
//## nv_inline_hint.catch
void f(){ try{}catch(__attribute__((nv_inline_hint)) int x){} } //= w1835@37
//## nv_inline_hint.for_decl
void f(){ for(__attribute__((nv_inline_hint)) int i=0;;); } //= w1835@30
//## nv_inline_hint.structured_binding
struct S{int x,y;}; void f(){ __attribute__((nv_inline_hint)) auto [a,b]=S(); } //= w1835@46
//## nv_inline_hint.template_param
template<__attribute__((nv_inline_hint)) class T> void f(); //= 952@10 w1098@25
//## nv_inline_hint.empty_decl
__attribute__((nv_inline_hint)); //= 1835@16
//## nv_inline_hint.conversion_fn
struct S{ __attribute__((nv_inline_hint)) operator int(); };
//## nv_inline_hint.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((nv_inline_hint)) S(int)->S<int>;
//## nv_register_params.function
__attribute__((nv_register_params)) void f(); //= 3659@16
//## nv_register_params.function_def
__attribute__((nv_register_params)) void f(){} //= 3659@16
//## nv_register_params.variable
__attribute__((nv_register_params)) int v; //= w1835@16
//## nv_register_params.static_var
static __attribute__((nv_register_params)) int v; //= w1835@23
//## nv_register_params.extern_var
extern __attribute__((nv_register_params)) int v; //= w1835@23
//## nv_register_params.member_fn
struct S{ __attribute__((nv_register_params)) void f(); }; //= 3659@26
//## nv_register_params.static_member_fn
struct S{ static __attribute__((nv_register_params)) void f(); }; //= 3659@33
//## nv_register_params.ctor
struct S{ __attribute__((nv_register_params)) S(); }; //= 3659@26
//## nv_register_params.dtor
struct S{ __attribute__((nv_register_params)) ~S(); }; //= 3659@26
//## nv_register_params.data_member
struct S{ __attribute__((nv_register_params)) int x; }; //= w1835@26
//## nv_register_params.static_data_member
struct S{ __attribute__((nv_register_params)) static int x; }; //= w1835@26
//## nv_register_params.parameter
void f(__attribute__((nv_register_params)) int x); //= w1835@23
//## nv_register_params.local_var_in_host
void f(){ __attribute__((nv_register_params)) int x; } //= w1835@26
//## nv_register_params.local_var_in_device
__device__ void f(){ __attribute__((nv_register_params)) int x; } //= w1835@37
//## nv_register_params.static_local_in_device
__device__ void f(){ __attribute__((nv_register_params)) static int x; } //= w1835@37
//## nv_register_params.class
struct __attribute__((nv_register_params)) S{}; //= w1835@23
//## nv_register_params.class_tmpl
template<class T> struct __attribute__((nv_register_params)) S{}; //= w1835@41
//## nv_register_params.enum
enum __attribute__((nv_register_params)) E{A}; //= w1835@21
//## nv_register_params.enumerator
enum E{A __attribute__((nv_register_params))}; //= w1835@25
//## nv_register_params.typedef
typedef __attribute__((nv_register_params)) int T; //= w1835@24
//## nv_register_params.alias
using T __attribute__((nv_register_params)) = int; //= w1835@24
//## nv_register_params.namespace
namespace __attribute__((nv_register_params)) N{} //= w1835@26
//## nv_register_params.lambda_[]_pre
auto l=[] __attribute__((nv_register_params)) () {};
//## nv_register_params.lambda_post
auto l=[]() __attribute__((nv_register_params)) {}; //= 3659@28
//## nv_register_params.fn_template
template<class T> __attribute__((nv_register_params)) void f(T); //= 3659@34
//## nv_register_params.var_template
template<class T> __attribute__((nv_register_params)) T v; //= w1835@34
//## nv_register_params.friend
struct S{ friend __attribute__((nv_register_params)) void f(S); }; //= 3659@33
//## nv_register_params.label
void f(){ L: __attribute__((nv_register_params)); goto L; } //= w1835@29
//## nv_register_params.statement
void f(){ __attribute__((nv_register_params)); } //= w1835@26
//## nv_register_params.block
void f(){ __attribute__((nv_register_params)) {} } //= w1835@26
//## nv_register_params.type_in_cast
int x=(int __attribute__((nv_register_params)))1; //= w1835@27
//## nv_register_params.ptr_declarator
int * __attribute__((nv_register_params)) p; //= w1835@22
//## nv_register_params.after_declarator_fn
void f() __attribute__((nv_register_params)); //= 3659@25
//## nv_register_params.after_declarator_var
int v __attribute__((nv_register_params)); //= w1835@22
//## nv_register_params.after_decl-spec
void __attribute__((nv_register_params)) f(); //= 3659@21
//## nv_register_params.function_ptr_var
__attribute__((nv_register_params)) void (*fp)(); //= w1835@16
//## nv_register_params.using_decl
namespace N{int a;} using N::a __attribute__((nv_register_params)); //= 283@27 702@67
//## nv_register_params.explicit_inst
template<class T> void f(T){} template __attribute__((nv_register_params)) void f(int); //= 3659@55
//## nv_register_params.bitfield
struct S{ __attribute__((nv_register_params)) int x:3; }; //= w1835@26
//## nv_register_params.base_class
struct B{}; struct S: __attribute__((nv_register_params)) B{}; //= w1835@38
//## nv_register_params.catch
void f(){ try{}catch(__attribute__((nv_register_params)) int x){} } //= w1835@37
//## nv_register_params.for_decl
void f(){ for(__attribute__((nv_register_params)) int i=0;;); } //= w1835@30
//## nv_register_params.structured_binding
struct S{int x,y;}; void f(){ __attribute__((nv_register_params)) auto [a,b]=S(); } //= w1835@46
//## nv_register_params.template_param
template<__attribute__((nv_register_params)) class T> void f(); //= 952@10 w1098@25
//## nv_register_params.empty_decl
__attribute__((nv_register_params)); //= 1835@16
//## nv_register_params.conversion_fn
struct S{ __attribute__((nv_register_params)) operator int(); }; //= 3659@26
//## nv_register_params.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((nv_register_params)) S(int)->S<int>;
//## noinline.function
__attribute__((noinline)) void f();
//## noinline.function_def
__attribute__((noinline)) void f(){}
//## noinline.variable
__attribute__((noinline)) int v; //= w1835@16
//## noinline.static_var
static __attribute__((noinline)) int v; //= w1835@23
//## noinline.extern_var
extern __attribute__((noinline)) int v; //= w1835@23
//## noinline.member_fn
struct S{ __attribute__((noinline)) void f(); };
//## noinline.static_member_fn
struct S{ static __attribute__((noinline)) void f(); };
//## noinline.ctor
struct S{ __attribute__((noinline)) S(); };
//## noinline.dtor
struct S{ __attribute__((noinline)) ~S(); };
//## noinline.data_member
struct S{ __attribute__((noinline)) int x; }; //= w1835@26
//## noinline.static_data_member
struct S{ __attribute__((noinline)) static int x; }; //= w1835@26
//## noinline.parameter
void f(__attribute__((noinline)) int x); //= w1835@23
//## noinline.local_var_in_host
void f(){ __attribute__((noinline)) int x; } //= w1835@26
//## noinline.local_var_in_device
__device__ void f(){ __attribute__((noinline)) int x; } //= w1835@37
//## noinline.static_local_in_device
__device__ void f(){ __attribute__((noinline)) static int x; } //= w1835@37
//## noinline.class
struct __attribute__((noinline)) S{}; //= w1835@23
//## noinline.class_tmpl
template<class T> struct __attribute__((noinline)) S{}; //= w1835@41
//## noinline.enum
enum __attribute__((noinline)) E{A}; //= w1835@21
//## noinline.enumerator
enum E{A __attribute__((noinline))}; //= w1835@25
//## noinline.typedef
typedef __attribute__((noinline)) int T; //= w1835@24
//## noinline.alias
using T __attribute__((noinline)) = int; //= w1835@24
//## noinline.namespace
namespace __attribute__((noinline)) N{} //= w1835@26
//## noinline.lambda_[]_pre
auto l=[] __attribute__((noinline)) () {};
//## noinline.lambda_post
auto l=[]() __attribute__((noinline)) {};
//## noinline.fn_template
template<class T> __attribute__((noinline)) void f(T);
//## noinline.var_template
template<class T> __attribute__((noinline)) T v; //= w1835@34
//## noinline.friend
struct S{ friend __attribute__((noinline)) void f(S); };
//## noinline.label
void f(){ L: __attribute__((noinline)); goto L; } //= w1835@29
//## noinline.statement
void f(){ __attribute__((noinline)); } //= w1835@26
//## noinline.block
void f(){ __attribute__((noinline)) {} } //= w1835@26
//## noinline.type_in_cast
int x=(int __attribute__((noinline)))1; //= w1835@27
//## noinline.ptr_declarator
int * __attribute__((noinline)) p; //= w1835@22
//## noinline.after_declarator_fn
void f() __attribute__((noinline));
//## noinline.after_declarator_var
int v __attribute__((noinline)); //= w1835@22
//## noinline.after_decl-spec
void __attribute__((noinline)) f();
//## noinline.function_ptr_var
__attribute__((noinline)) void (*fp)(); //= w1835@16
//## noinline.using_decl
namespace N{int a;} using N::a __attribute__((noinline)); //= 283@27 702@57
//## noinline.explicit_inst
template<class T> void f(T){} template __attribute__((noinline)) void f(int);
//## noinline.bitfield
struct S{ __attribute__((noinline)) int x:3; }; //= w1835@26
//## noinline.base_class
struct B{}; struct S: __attribute__((noinline)) B{}; //= w1835@38
//## noinline.catch
void f(){ try{}catch(__attribute__((noinline)) int x){} } //= w1835@37
//## noinline.for_decl
void f(){ for(__attribute__((noinline)) int i=0;;); } //= w1835@30
//## noinline.structured_binding
struct S{int x,y;}; void f(){ __attribute__((noinline)) auto [a,b]=S(); } //= w1835@46
//## noinline.template_param
template<__attribute__((noinline)) class T> void f(); //= 952@10 w1098@25
//## noinline.empty_decl
__attribute__((noinline)); //= 1835@16
//## noinline.conversion_fn
struct S{ __attribute__((noinline)) operator int(); };
//## noinline.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((noinline)) S(int)->S<int>;
//## device_builtin.function
__attribute__((device_builtin)) void f();
//## device_builtin.function_def
__attribute__((device_builtin)) void f(){}
//## device_builtin.variable
__attribute__((device_builtin)) int v;
//## device_builtin.static_var
static __attribute__((device_builtin)) int v;
//## device_builtin.extern_var
extern __attribute__((device_builtin)) int v;
//## device_builtin.member_fn
struct S{ __attribute__((device_builtin)) void f(); };
//## device_builtin.static_member_fn
struct S{ static __attribute__((device_builtin)) void f(); };
//## device_builtin.ctor
struct S{ __attribute__((device_builtin)) S(); };
//## device_builtin.dtor
struct S{ __attribute__((device_builtin)) ~S(); };
//## device_builtin.static_data_member
struct S{ __attribute__((device_builtin)) static int x; };
//## device_builtin.local_var_in_host
void f(){ __attribute__((device_builtin)) int x; }
//## device_builtin.local_var_in_device
__device__ void f(){ __attribute__((device_builtin)) int x; }
//## device_builtin.static_local_in_device
__device__ void f(){ __attribute__((device_builtin)) static int x; }
//## device_builtin.class
struct __attribute__((device_builtin)) S{};
//## device_builtin.class_tmpl
template<class T> struct __attribute__((device_builtin)) S{};
//## device_builtin.enum
enum __attribute__((device_builtin)) E{A};
//## device_builtin.typedef
typedef __attribute__((device_builtin)) int T;
//## device_builtin.alias
using T __attribute__((device_builtin)) = int;
//## device_builtin.lambda_[]_pre
auto l=[] __attribute__((device_builtin)) () {};
//## device_builtin.lambda_post
auto l=[]() __attribute__((device_builtin)) {};
//## device_builtin.fn_template
template<class T> __attribute__((device_builtin)) void f(T);
//## device_builtin.var_template
template<class T> __attribute__((device_builtin)) T v;
//## device_builtin.friend
struct S{ friend __attribute__((device_builtin)) void f(S); };
//## device_builtin.type_in_cast
int x=(int __attribute__((device_builtin)))1;
//## device_builtin.ptr_declarator
int * __attribute__((device_builtin)) p;
//## device_builtin.after_declarator_fn
void f() __attribute__((device_builtin));
//## device_builtin.after_declarator_var
int v __attribute__((device_builtin));
//## device_builtin.after_decl-spec
void __attribute__((device_builtin)) f();
//## device_builtin.function_ptr_var
__attribute__((device_builtin)) void (*fp)();
//## device_builtin.using_decl
namespace N{int a;} using N::a __attribute__((device_builtin)); //= 283@27 702@63
//## device_builtin.explicit_inst
template<class T> void f(T){} template __attribute__((device_builtin)) void f(int);
//## device_builtin.catch
void f(){ try{}catch(__attribute__((device_builtin)) int x){} }
//## device_builtin.for_decl
void f(){ for(__attribute__((device_builtin)) int i=0;;); }
//## device_builtin.structured_binding
struct S{int x,y;}; void f(){ __attribute__((device_builtin)) auto [a,b]=S(); }
//## device_builtin.template_param
template<__attribute__((device_builtin)) class T> void f(); //= 952@10 w1098@25
//## device_builtin.conversion_fn
struct S{ __attribute__((device_builtin)) operator int(); };
//## device_builtin.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((device_builtin)) S(int)->S<int>;
//## cudart_builtin.function
__attribute__((cudart_builtin)) void f();
//## cudart_builtin.function_def
__attribute__((cudart_builtin)) void f(){}
//## cudart_builtin.variable
__attribute__((cudart_builtin)) int v; //= w1835@16
//## cudart_builtin.static_var
static __attribute__((cudart_builtin)) int v; //= w1835@23
//## cudart_builtin.extern_var
extern __attribute__((cudart_builtin)) int v; //= w1835@23
//## cudart_builtin.member_fn
struct S{ __attribute__((cudart_builtin)) void f(); };
//## cudart_builtin.static_member_fn
struct S{ static __attribute__((cudart_builtin)) void f(); };
//## cudart_builtin.ctor
struct S{ __attribute__((cudart_builtin)) S(); };
//## cudart_builtin.dtor
struct S{ __attribute__((cudart_builtin)) ~S(); };
//## cudart_builtin.data_member
struct S{ __attribute__((cudart_builtin)) int x; }; //= w1835@26
//## cudart_builtin.static_data_member
struct S{ __attribute__((cudart_builtin)) static int x; }; //= w1835@26
//## cudart_builtin.parameter
void f(__attribute__((cudart_builtin)) int x); //= w1835@23
//## cudart_builtin.local_var_in_host
void f(){ __attribute__((cudart_builtin)) int x; } //= w1835@26
//## cudart_builtin.local_var_in_device
__device__ void f(){ __attribute__((cudart_builtin)) int x; } //= w1835@37
//## cudart_builtin.static_local_in_device
__device__ void f(){ __attribute__((cudart_builtin)) static int x; } //= w1835@37
//## cudart_builtin.class
struct __attribute__((cudart_builtin)) S{}; //= w1835@23
//## cudart_builtin.class_tmpl
template<class T> struct __attribute__((cudart_builtin)) S{}; //= w1835@41
//## cudart_builtin.enum
enum __attribute__((cudart_builtin)) E{A}; //= w1835@21
//## cudart_builtin.enumerator
enum E{A __attribute__((cudart_builtin))}; //= w1835@25
//## cudart_builtin.typedef
typedef __attribute__((cudart_builtin)) int T; //= w1835@24
//## cudart_builtin.alias
using T __attribute__((cudart_builtin)) = int; //= w1835@24
//## cudart_builtin.namespace
namespace __attribute__((cudart_builtin)) N{} //= w1835@26
//## cudart_builtin.lambda_[]_pre
auto l=[] __attribute__((cudart_builtin)) () {};
//## cudart_builtin.lambda_post
auto l=[]() __attribute__((cudart_builtin)) {};
//## cudart_builtin.fn_template
template<class T> __attribute__((cudart_builtin)) void f(T);
//## cudart_builtin.var_template
template<class T> __attribute__((cudart_builtin)) T v; //= w1835@34
//## cudart_builtin.friend
struct S{ friend __attribute__((cudart_builtin)) void f(S); };
//## cudart_builtin.label
void f(){ L: __attribute__((cudart_builtin)); goto L; } //= w1835@29
//## cudart_builtin.statement
void f(){ __attribute__((cudart_builtin)); } //= w1835@26
//## cudart_builtin.block
void f(){ __attribute__((cudart_builtin)) {} } //= w1835@26
//## cudart_builtin.type_in_cast
int x=(int __attribute__((cudart_builtin)))1; //= w1835@27
//## cudart_builtin.ptr_declarator
int * __attribute__((cudart_builtin)) p; //= w1835@22
//## cudart_builtin.after_declarator_fn
void f() __attribute__((cudart_builtin));
//## cudart_builtin.after_declarator_var
int v __attribute__((cudart_builtin)); //= w1835@22
//## cudart_builtin.after_decl-spec
void __attribute__((cudart_builtin)) f();
//## cudart_builtin.function_ptr_var
__attribute__((cudart_builtin)) void (*fp)(); //= w1835@16
//## cudart_builtin.using_decl
namespace N{int a;} using N::a __attribute__((cudart_builtin)); //= 283@27 702@63
//## cudart_builtin.explicit_inst
template<class T> void f(T){} template __attribute__((cudart_builtin)) void f(int);
//## cudart_builtin.bitfield
struct S{ __attribute__((cudart_builtin)) int x:3; }; //= w1835@26
//## cudart_builtin.base_class
struct B{}; struct S: __attribute__((cudart_builtin)) B{}; //= w1835@38
//## cudart_builtin.catch
void f(){ try{}catch(__attribute__((cudart_builtin)) int x){} } //= w1835@37
//## cudart_builtin.for_decl
void f(){ for(__attribute__((cudart_builtin)) int i=0;;); } //= w1835@30
//## cudart_builtin.structured_binding
struct S{int x,y;}; void f(){ __attribute__((cudart_builtin)) auto [a,b]=S(); } //= w1835@46
//## cudart_builtin.template_param
template<__attribute__((cudart_builtin)) class T> void f(); //= 952@10 w1098@25
//## cudart_builtin.empty_decl
__attribute__((cudart_builtin)); //= 1835@16
//## cudart_builtin.conversion_fn
struct S{ __attribute__((cudart_builtin)) operator int(); };
//## cudart_builtin.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((cudart_builtin)) S(int)->S<int>;
//## device_builtin_texture_type.function
__attribute__((device_builtin_texture_type)) void f(); //= w1835@16
//## device_builtin_texture_type.function_def
__attribute__((device_builtin_texture_type)) void f(){} //= w1835@16
//## device_builtin_texture_type.variable
__attribute__((device_builtin_texture_type)) int v; //= w1835@16
//## device_builtin_texture_type.static_var
static __attribute__((device_builtin_texture_type)) int v; //= w1835@23
//## device_builtin_texture_type.extern_var
extern __attribute__((device_builtin_texture_type)) int v; //= w1835@23
//## device_builtin_texture_type.member_fn
struct S{ __attribute__((device_builtin_texture_type)) void f(); }; //= w1835@26
//## device_builtin_texture_type.static_member_fn
struct S{ static __attribute__((device_builtin_texture_type)) void f(); }; //= w1835@33
//## device_builtin_texture_type.ctor
struct S{ __attribute__((device_builtin_texture_type)) S(); }; //= w1835@26
//## device_builtin_texture_type.dtor
struct S{ __attribute__((device_builtin_texture_type)) ~S(); }; //= w1835@26
//## device_builtin_texture_type.data_member
struct S{ __attribute__((device_builtin_texture_type)) int x; }; //= w1835@26
//## device_builtin_texture_type.static_data_member
struct S{ __attribute__((device_builtin_texture_type)) static int x; }; //= w1835@26
//## device_builtin_texture_type.parameter
void f(__attribute__((device_builtin_texture_type)) int x); //= w1835@23
//## device_builtin_texture_type.local_var_in_host
void f(){ __attribute__((device_builtin_texture_type)) int x; } //= w1835@26
//## device_builtin_texture_type.local_var_in_device
__device__ void f(){ __attribute__((device_builtin_texture_type)) int x; } //= w1835@37
//## device_builtin_texture_type.static_local_in_device
__device__ void f(){ __attribute__((device_builtin_texture_type)) static int x; } //= w1835@37
//## device_builtin_texture_type.class
struct __attribute__((device_builtin_texture_type)) S{};
//## device_builtin_texture_type.class_tmpl
template<class T> struct __attribute__((device_builtin_texture_type)) S{};
//## device_builtin_texture_type.enum
enum __attribute__((device_builtin_texture_type)) E{A}; //= w1835@21
//## device_builtin_texture_type.enumerator
enum E{A __attribute__((device_builtin_texture_type))}; //= w1835@25
//## device_builtin_texture_type.typedef
typedef __attribute__((device_builtin_texture_type)) int T;
//## device_builtin_texture_type.alias
using T __attribute__((device_builtin_texture_type)) = int;
//## device_builtin_texture_type.namespace
namespace __attribute__((device_builtin_texture_type)) N{} //= w1835@26
//## device_builtin_texture_type.lambda_[]_pre
auto l=[] __attribute__((device_builtin_texture_type)) () {};
//## device_builtin_texture_type.lambda_post
auto l=[]() __attribute__((device_builtin_texture_type)) {}; //= w1835@28
//## device_builtin_texture_type.fn_template
template<class T> __attribute__((device_builtin_texture_type)) void f(T); //= w1835@34
//## device_builtin_texture_type.var_template
template<class T> __attribute__((device_builtin_texture_type)) T v; //= w1835@34
//## device_builtin_texture_type.friend
struct S{ friend __attribute__((device_builtin_texture_type)) void f(S); }; //= w1835@33
//## device_builtin_texture_type.label
void f(){ L: __attribute__((device_builtin_texture_type)); goto L; } //= w1835@29
//## device_builtin_texture_type.statement
void f(){ __attribute__((device_builtin_texture_type)); } //= w1835@26
//## device_builtin_texture_type.block
void f(){ __attribute__((device_builtin_texture_type)) {} } //= w1835@26
//## device_builtin_texture_type.type_in_cast
int x=(int __attribute__((device_builtin_texture_type)))1;
//## device_builtin_texture_type.ptr_declarator
int * __attribute__((device_builtin_texture_type)) p; //= w1835@22
//## device_builtin_texture_type.after_declarator_fn
void f() __attribute__((device_builtin_texture_type)); //= w1835@25
//## device_builtin_texture_type.after_declarator_var
int v __attribute__((device_builtin_texture_type)); //= w1835@22
//## device_builtin_texture_type.after_decl-spec
void __attribute__((device_builtin_texture_type)) f(); //= w1835@21
//## device_builtin_texture_type.function_ptr_var
__attribute__((device_builtin_texture_type)) void (*fp)(); //= w1835@16
//## device_builtin_texture_type.using_decl
namespace N{int a;} using N::a __attribute__((device_builtin_texture_type)); //= 283@27 702@76
//## device_builtin_texture_type.explicit_inst
template<class T> void f(T){} template __attribute__((device_builtin_texture_type)) void f(int); //= w1835@55
//## device_builtin_texture_type.bitfield
struct S{ __attribute__((device_builtin_texture_type)) int x:3; }; //= w1835@26
//## device_builtin_texture_type.base_class
struct B{}; struct S: __attribute__((device_builtin_texture_type)) B{}; //= w1835@38
//## device_builtin_texture_type.catch
void f(){ try{}catch(__attribute__((device_builtin_texture_type)) int x){} } //= w1835@37
//## device_builtin_texture_type.for_decl
void f(){ for(__attribute__((device_builtin_texture_type)) int i=0;;); } //= w1835@30
//## device_builtin_texture_type.structured_binding
struct S{int x,y;}; void f(){ __attribute__((device_builtin_texture_type)) auto [a,b]=S(); } //= w1835@46
//## device_builtin_texture_type.template_param
template<__attribute__((device_builtin_texture_type)) class T> void f(); //= 952@10 w1098@25
//## device_builtin_texture_type.empty_decl
__attribute__((device_builtin_texture_type)); //= 1835@16
//## device_builtin_texture_type.conversion_fn
struct S{ __attribute__((device_builtin_texture_type)) operator int(); }; //= w1835@26
//## device_builtin_texture_type.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((device_builtin_texture_type)) S(int)->S<int>;
//## device_builtin_surface_type.function
__attribute__((device_builtin_surface_type)) void f(); //= w1835@16
//## device_builtin_surface_type.function_def
__attribute__((device_builtin_surface_type)) void f(){} //= w1835@16
//## device_builtin_surface_type.variable
__attribute__((device_builtin_surface_type)) int v; //= w1835@16
//## device_builtin_surface_type.static_var
static __attribute__((device_builtin_surface_type)) int v; //= w1835@23
//## device_builtin_surface_type.extern_var
extern __attribute__((device_builtin_surface_type)) int v; //= w1835@23
//## device_builtin_surface_type.member_fn
struct S{ __attribute__((device_builtin_surface_type)) void f(); }; //= w1835@26
//## device_builtin_surface_type.static_member_fn
struct S{ static __attribute__((device_builtin_surface_type)) void f(); }; //= w1835@33
//## device_builtin_surface_type.ctor
struct S{ __attribute__((device_builtin_surface_type)) S(); }; //= w1835@26
//## device_builtin_surface_type.dtor
struct S{ __attribute__((device_builtin_surface_type)) ~S(); }; //= w1835@26
//## device_builtin_surface_type.data_member
struct S{ __attribute__((device_builtin_surface_type)) int x; }; //= w1835@26
//## device_builtin_surface_type.static_data_member
struct S{ __attribute__((device_builtin_surface_type)) static int x; }; //= w1835@26
//## device_builtin_surface_type.parameter
void f(__attribute__((device_builtin_surface_type)) int x); //= w1835@23
//## device_builtin_surface_type.local_var_in_host
void f(){ __attribute__((device_builtin_surface_type)) int x; } //= w1835@26
//## device_builtin_surface_type.local_var_in_device
__device__ void f(){ __attribute__((device_builtin_surface_type)) int x; } //= w1835@37
//## device_builtin_surface_type.static_local_in_device
__device__ void f(){ __attribute__((device_builtin_surface_type)) static int x; } //= w1835@37
//## device_builtin_surface_type.class
struct __attribute__((device_builtin_surface_type)) S{};
//## device_builtin_surface_type.class_tmpl
template<class T> struct __attribute__((device_builtin_surface_type)) S{};
//## device_builtin_surface_type.enum
enum __attribute__((device_builtin_surface_type)) E{A}; //= w1835@21
//## device_builtin_surface_type.enumerator
enum E{A __attribute__((device_builtin_surface_type))}; //= w1835@25
//## device_builtin_surface_type.typedef
typedef __attribute__((device_builtin_surface_type)) int T;
//## device_builtin_surface_type.alias
using T __attribute__((device_builtin_surface_type)) = int;
//## device_builtin_surface_type.namespace
namespace __attribute__((device_builtin_surface_type)) N{} //= w1835@26
//## device_builtin_surface_type.lambda_[]_pre
auto l=[] __attribute__((device_builtin_surface_type)) () {};
//## device_builtin_surface_type.lambda_post
auto l=[]() __attribute__((device_builtin_surface_type)) {}; //= w1835@28
//## device_builtin_surface_type.fn_template
template<class T> __attribute__((device_builtin_surface_type)) void f(T); //= w1835@34
//## device_builtin_surface_type.var_template
template<class T> __attribute__((device_builtin_surface_type)) T v; //= w1835@34
//## device_builtin_surface_type.friend
struct S{ friend __attribute__((device_builtin_surface_type)) void f(S); }; //= w1835@33
//## device_builtin_surface_type.label
void f(){ L: __attribute__((device_builtin_surface_type)); goto L; } //= w1835@29
//## device_builtin_surface_type.statement
void f(){ __attribute__((device_builtin_surface_type)); } //= w1835@26
//## device_builtin_surface_type.block
void f(){ __attribute__((device_builtin_surface_type)) {} } //= w1835@26
//## device_builtin_surface_type.type_in_cast
int x=(int __attribute__((device_builtin_surface_type)))1;
//## device_builtin_surface_type.ptr_declarator
int * __attribute__((device_builtin_surface_type)) p; //= w1835@22
//## device_builtin_surface_type.after_declarator_fn
void f() __attribute__((device_builtin_surface_type)); //= w1835@25
//## device_builtin_surface_type.after_declarator_var
int v __attribute__((device_builtin_surface_type)); //= w1835@22
//## device_builtin_surface_type.after_decl-spec
void __attribute__((device_builtin_surface_type)) f(); //= w1835@21
//## device_builtin_surface_type.function_ptr_var
__attribute__((device_builtin_surface_type)) void (*fp)(); //= w1835@16
//## device_builtin_surface_type.using_decl
namespace N{int a;} using N::a __attribute__((device_builtin_surface_type)); //= 283@27 702@76
//## device_builtin_surface_type.explicit_inst
template<class T> void f(T){} template __attribute__((device_builtin_surface_type)) void f(int); //= w1835@55
//## device_builtin_surface_type.bitfield
struct S{ __attribute__((device_builtin_surface_type)) int x:3; }; //= w1835@26
//## device_builtin_surface_type.base_class
struct B{}; struct S: __attribute__((device_builtin_surface_type)) B{}; //= w1835@38
//## device_builtin_surface_type.catch
void f(){ try{}catch(__attribute__((device_builtin_surface_type)) int x){} } //= w1835@37
//## device_builtin_surface_type.for_decl
void f(){ for(__attribute__((device_builtin_surface_type)) int i=0;;); } //= w1835@30
//## device_builtin_surface_type.structured_binding
struct S{int x,y;}; void f(){ __attribute__((device_builtin_surface_type)) auto [a,b]=S(); } //= w1835@46
//## device_builtin_surface_type.template_param
template<__attribute__((device_builtin_surface_type)) class T> void f(); //= 952@10 w1098@25
//## device_builtin_surface_type.empty_decl
__attribute__((device_builtin_surface_type)); //= 1835@16
//## device_builtin_surface_type.conversion_fn
struct S{ __attribute__((device_builtin_surface_type)) operator int(); }; //= w1835@26
//## device_builtin_surface_type.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((device_builtin_surface_type)) S(int)->S<int>;
//## tile_global.function
__attribute__((tile_global)) void f();
//## tile_global.function_def
__attribute__((tile_global)) void f(){}
//## tile_global.variable
__attribute__((tile_global)) int v; //= w1835@16
//## tile_global.static_var
static __attribute__((tile_global)) int v; //= w1835@23
//## tile_global.extern_var
extern __attribute__((tile_global)) int v; //= w1835@23
//## tile_global.member_fn
struct S{ __attribute__((tile_global)) void f(); }; //= 3688@26
//## tile_global.static_member_fn
struct S{ static __attribute__((tile_global)) void f(); }; //= 3688@33
//## tile_global.ctor
struct S{ __attribute__((tile_global)) S(); }; //= 3688@26
//## tile_global.dtor
struct S{ __attribute__((tile_global)) ~S(); }; //= 3688@26
//## tile_global.data_member
struct S{ __attribute__((tile_global)) int x; }; //= w1835@26
//## tile_global.static_data_member
struct S{ __attribute__((tile_global)) static int x; }; //= w1835@26
//## tile_global.parameter
void f(__attribute__((tile_global)) int x); //= w1835@23
//## tile_global.local_var_in_host
void f(){ __attribute__((tile_global)) int x; } //= w1835@26
//## tile_global.local_var_in_device
__device__ void f(){ __attribute__((tile_global)) int x; } //= w1835@37
//## tile_global.static_local_in_device
__device__ void f(){ __attribute__((tile_global)) static int x; } //= w1835@37
//## tile_global.class
struct __attribute__((tile_global)) S{}; //= w1835@23
//## tile_global.class_tmpl
template<class T> struct __attribute__((tile_global)) S{}; //= w1835@41
//## tile_global.enum
enum __attribute__((tile_global)) E{A}; //= w1835@21
//## tile_global.enumerator
enum E{A __attribute__((tile_global))}; //= w1835@25
//## tile_global.typedef
typedef __attribute__((tile_global)) int T; //= w1835@24
//## tile_global.alias
using T __attribute__((tile_global)) = int; //= w1835@24
//## tile_global.namespace
namespace __attribute__((tile_global)) N{} //= w1835@26
//## tile_global.lambda_[]_pre
auto l=[] __attribute__((tile_global)) () {};
//## tile_global.lambda_post
auto l=[]() __attribute__((tile_global)) {}; //= 3506@28 3644@28 3688@28
//## tile_global.fn_template
template<class T> __attribute__((tile_global)) void f(T);
//## tile_global.var_template
template<class T> __attribute__((tile_global)) T v; //= w1835@34
//## tile_global.friend
struct S{ friend __attribute__((tile_global)) void f(S); };
//## tile_global.label
void f(){ L: __attribute__((tile_global)); goto L; } //= w1835@29
//## tile_global.statement
void f(){ __attribute__((tile_global)); } //= w1835@26
//## tile_global.block
void f(){ __attribute__((tile_global)) {} } //= w1835@26
//## tile_global.type_in_cast
int x=(int __attribute__((tile_global)))1; //= w1835@27
//## tile_global.ptr_declarator
int * __attribute__((tile_global)) p; //= w1835@22
//## tile_global.after_declarator_fn
void f() __attribute__((tile_global));
//## tile_global.after_declarator_var
int v __attribute__((tile_global)); //= w1835@22
//## tile_global.after_decl-spec
void __attribute__((tile_global)) f();
//## tile_global.function_ptr_var
__attribute__((tile_global)) void (*fp)(); //= w1835@16
//## tile_global.using_decl
namespace N{int a;} using N::a __attribute__((tile_global)); //= 283@27 702@60
//## tile_global.explicit_inst
template<class T> void f(T){} template __attribute__((tile_global)) void f(int);
//## tile_global.bitfield
struct S{ __attribute__((tile_global)) int x:3; }; //= w1835@26
//## tile_global.base_class
struct B{}; struct S: __attribute__((tile_global)) B{}; //= w1835@38
//## tile_global.catch
void f(){ try{}catch(__attribute__((tile_global)) int x){} } //= w1835@37
//## tile_global.for_decl
void f(){ for(__attribute__((tile_global)) int i=0;;); } //= w1835@30
//## tile_global.structured_binding
struct S{int x,y;}; void f(){ __attribute__((tile_global)) auto [a,b]=S(); } //= w1835@46
//## tile_global.template_param
template<__attribute__((tile_global)) class T> void f(); //= 952@10 w1098@25
//## tile_global.empty_decl
__attribute__((tile_global)); //= 1835@16
//## tile_global.conversion_fn
struct S{ __attribute__((tile_global)) operator int(); }; //= 3505@26 3688@26
//## tile_global.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((tile_global)) S(int)->S<int>;
//## tile_builtin.function
__attribute__((tile_builtin)) void f();
//## tile_builtin.function_def
__attribute__((tile_builtin)) void f(){}
//## tile_builtin.variable
__attribute__((tile_builtin)) int v; //= w1835@16
//## tile_builtin.static_var
static __attribute__((tile_builtin)) int v; //= w1835@23
//## tile_builtin.extern_var
extern __attribute__((tile_builtin)) int v; //= w1835@23
//## tile_builtin.member_fn
struct S{ __attribute__((tile_builtin)) void f(); };
//## tile_builtin.static_member_fn
struct S{ static __attribute__((tile_builtin)) void f(); };
//## tile_builtin.ctor
struct S{ __attribute__((tile_builtin)) S(); };
//## tile_builtin.dtor
struct S{ __attribute__((tile_builtin)) ~S(); };
//## tile_builtin.data_member
struct S{ __attribute__((tile_builtin)) int x; }; //= w1835@26
//## tile_builtin.static_data_member
struct S{ __attribute__((tile_builtin)) static int x; }; //= w1835@26
//## tile_builtin.parameter
void f(__attribute__((tile_builtin)) int x); //= w1835@23
//## tile_builtin.local_var_in_host
void f(){ __attribute__((tile_builtin)) int x; } //= w1835@26
//## tile_builtin.local_var_in_device
__device__ void f(){ __attribute__((tile_builtin)) int x; } //= w1835@37
//## tile_builtin.static_local_in_device
__device__ void f(){ __attribute__((tile_builtin)) static int x; } //= w1835@37
//## tile_builtin.class
struct __attribute__((tile_builtin)) S{};
//## tile_builtin.class_tmpl
template<class T> struct __attribute__((tile_builtin)) S{};
//## tile_builtin.enum
enum __attribute__((tile_builtin)) E{A}; //= w1835@21
//## tile_builtin.enumerator
enum E{A __attribute__((tile_builtin))}; //= w1835@25
//## tile_builtin.typedef
typedef __attribute__((tile_builtin)) int T; //= w1835@24
//## tile_builtin.alias
using T __attribute__((tile_builtin)) = int; //= w1835@24
//## tile_builtin.namespace
namespace __attribute__((tile_builtin)) N{} //= w1835@26
//## tile_builtin.lambda_[]_pre
auto l=[] __attribute__((tile_builtin)) () {};
//## tile_builtin.lambda_post
auto l=[]() __attribute__((tile_builtin)) {};
//## tile_builtin.fn_template
template<class T> __attribute__((tile_builtin)) void f(T);
//## tile_builtin.var_template
template<class T> __attribute__((tile_builtin)) T v; //= w1835@34
//## tile_builtin.friend
struct S{ friend __attribute__((tile_builtin)) void f(S); };
//## tile_builtin.label
void f(){ L: __attribute__((tile_builtin)); goto L; } //= w1835@29
//## tile_builtin.statement
void f(){ __attribute__((tile_builtin)); } //= w1835@26
//## tile_builtin.block
void f(){ __attribute__((tile_builtin)) {} } //= w1835@26
//## tile_builtin.type_in_cast
int x=(int __attribute__((tile_builtin)))1; //= w1835@27
//## tile_builtin.ptr_declarator
int * __attribute__((tile_builtin)) p; //= w1835@22
//## tile_builtin.after_declarator_fn
void f() __attribute__((tile_builtin));
//## tile_builtin.after_declarator_var
int v __attribute__((tile_builtin)); //= w1835@22
//## tile_builtin.after_decl-spec
void __attribute__((tile_builtin)) f();
//## tile_builtin.function_ptr_var
__attribute__((tile_builtin)) void (*fp)(); //= w1835@16
//## tile_builtin.using_decl
namespace N{int a;} using N::a __attribute__((tile_builtin)); //= 283@27 702@61
//## tile_builtin.explicit_inst
template<class T> void f(T){} template __attribute__((tile_builtin)) void f(int);
//## tile_builtin.bitfield
struct S{ __attribute__((tile_builtin)) int x:3; }; //= w1835@26
//## tile_builtin.base_class
struct B{}; struct S: __attribute__((tile_builtin)) B{}; //= w1835@38
//## tile_builtin.catch
void f(){ try{}catch(__attribute__((tile_builtin)) int x){} } //= w1835@37
//## tile_builtin.for_decl
void f(){ for(__attribute__((tile_builtin)) int i=0;;); } //= w1835@30
//## tile_builtin.structured_binding
struct S{int x,y;}; void f(){ __attribute__((tile_builtin)) auto [a,b]=S(); } //= w1835@46
//## tile_builtin.template_param
template<__attribute__((tile_builtin)) class T> void f(); //= 952@10 w1098@25
//## tile_builtin.empty_decl
__attribute__((tile_builtin)); //= 1835@16
//## tile_builtin.conversion_fn
struct S{ __attribute__((tile_builtin)) operator int(); };
//## tile_builtin.deduction_guide
template<class T> struct S{ S(T); }; __attribute__((tile_builtin)) S(int)->S<int>;
