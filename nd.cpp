# 1 "/usr/include/a.h" 1 3
namespace b {
template <class Tag,class T> class error_info;
typedef error_info<struct throw_function_,char const *> throw_function;
template <> class error_info<throw_function_,char const *> { public: int i; };
template<class T> struct gi; template<> struct gi<throw_function> { static int g(error_info<throw_function_, char const*>& e) { return e.i; } };
}
# 2 "nd.cpp" 2
int f(b::error_info<b::throw_function_, char const*>& e) { return b::gi<b::throw_function>::g(e); }
