# 1 "/tmp/zoo/dn.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-function"
static char __nv_inited_managed_rt = 0;
static void **__nv_fatbinhandle_for_managed_rt;
static void __nv_save_fatbinhandle_for_managed_rt(void **handle) { __nv_fatbinhandle_for_managed_rt = handle; }
static char __nv_init_managed_rt_with_module(void **);
static inline void __nv_init_managed_rt(void)
{
  if (__nv_inited_managed_rt == 0)
    __nv_inited_managed_rt = __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt);
}
#pragma GCC diagnostic pop
#pragma GCC diagnostic ignored "-Wunused-variable"
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) \
    && defined(__nv_is_extended_host_device_lambda_closure_type) \
    && defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif
# 1 "/tmp/zoo/dn.cu"
template<class T, T v> struct ic { static constexpr T value = v; };
template<bool B> using bc = ic<bool, B>;
template<class... Ts> using all_of = bc<(Ts::value && ...)>;
template<class... Ts> using any_of = bc<(Ts::value || ...)>;
template<class A, class B> struct same { static constexpr bool value = false; }; template<class A> struct same<A, A> { static constexpr bool value = true; };
template<class... P> struct q { static_assert(!same<all_of<P...>, any_of<P...>>::value, "same"); };
template<class... P> void f(all_of<P...>); template<class... P> void f(any_of<P...>);
q<ic<bool, true>, ic<bool, false>> z;

# 1 "o.s"
#define _NV_ANON_NAMESPACE _GLOBAL__N__00000000_5_dn_cu_61bb3627_12608
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "o.s"
#include "o.s"
# 1 "o.s"
#undef _NV_ANON_NAMESPACE
