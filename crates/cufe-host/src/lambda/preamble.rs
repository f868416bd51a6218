//! The helper templates that extended lambdas need, written once where the runtime header asks for them.
//! The names are interface; the text is ours.

use cufe_base::Release;
use cufe_base::release::HelperPlace;
use cufe_il::{ExtendedKind, Program};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The file that host compilers name in messages about the templates.
const FILE: &str = "nvcc_internal_extended_lambda_implementation";

/// The numbers of captures that occur.
#[derive(Clone, Debug, Default)]
pub struct CaptureCounts {
    device: BTreeSet<usize>,
    host_device: BTreeSet<usize>,
}

impl CaptureCounts {
    /// Those of a program.
    pub fn of(program: &Program) -> Self {
        let mut counts = Self::default();
        for lambda in program.written_lambdas() {
            let count = lambda.captures.len();
            match lambda.extended.kind {
                ExtendedKind::None => false,
                ExtendedKind::Device => counts.device.insert(count),
                ExtendedKind::HostDevice => counts.host_device.insert(count),
            };
        }
        counts
    }
}

/// What does not depend on the program, up to the wrapper of `__device__` lambdas without captures.
const FOUNDATION: &str = "\
template <class __t, bool __nvdl_is_function = ::std::is_function<__t>::value> struct __nvdl_value { typedef __t type; };
template <class __t> struct __nvdl_value<__t, true> { typedef __t *type; };
template <class __t> struct __nvdl_remove_ref { typedef __t type; };
template <class __t> struct __nvdl_remove_ref<__t &> : __nvdl_value<__t> { };
template <class __t> struct __nvdl_remove_ref<__t &&> : __nvdl_value<__t> { };
template <class __t> struct __nvdl_remove_const { typedef __t type; };
template <class __t> struct __nvdl_remove_const<const __t> { typedef __t type; };
template <class __u, __u __function, unsigned __number> struct __nv_dl_tag { };
template <class __u, __u __function, class __r, unsigned __number> struct __nv_dl_trailing_return_tag { };
template <class __t> struct __nv_lambda_array_wrapper {
  static_assert(sizeof(__t) == 0, \"a lambda cannot capture an array of this type\");
};
template <class __t> struct __nv_lambda_field_type { typedef __t type; };
";

/// The wrapper of `__device__` lambdas that is chosen where there is none for the number of captures.
const DEVICE_PRIMARY: &str = "\
template <class __tag, class... __c> struct __nv_dl_wrapper_t {
  static_assert(sizeof...(__c) == 0, \"no wrapper for this number of captures\");
};
";

/// What wrappers of `__host__ __device__` lambdas share: the functions through which the real closures are reached.
const HOST_DEVICE_HELPER: &str = "\
template <class __tag, class __r, class... __p> struct __nv_hdl_helper {
  static void *(*fp_copier)(void *);
  static void (*fp_deleter)(void *);
  static __r (*fp_caller)(void *, __p...);
  static __r (*fp_noobject_caller)(__p...);
};
template <class __tag, class __r, class... __p> void *(*__nv_hdl_helper<__tag, __r, __p...>::fp_copier)(void *);
template <class __tag, class __r, class... __p> void (*__nv_hdl_helper<__tag, __r, __p...>::fp_deleter)(void *);
template <class __tag, class __r, class... __p> __r (*__nv_hdl_helper<__tag, __r, __p...>::fp_caller)(void *, __p...);
template <class __tag, class __r, class... __p> __r (*__nv_hdl_helper<__tag, __r, __p...>::fp_noobject_caller)(__p...);
";

/// The wrapper of `__host__ __device__` lambdas that is chosen where there is none for the number of captures.
const HOST_DEVICE_PRIMARY: &str = "\
template <bool __mutable, bool __converts, bool __nothrow, class __tag, class __op, class... __c>
struct __nv_hdl_wrapper_t {
  static_assert(sizeof(__op *) == 0, \"no wrapper for this number of captures\");
};
";

/// The factory of wrappers of `__host__ __device__` lambdas.
const FACTORY: &str = "\
template <bool __mutable, bool __converts, class __tag, class... __c> struct __nv_hdl_create_wrapper_t {
  template <class __l>
  static auto __nv_hdl_create_wrapper(__l &&__lambda, __c... __v)
    -> decltype(__nv_hdl_helper_trait_outer<__mutable, __converts, __c...>
                  ::template __nv_hdl_helper_trait<__tag, __l>::get(__lambda, __v...))
  {
    typedef decltype(__nv_hdl_helper_trait_outer<__mutable, __converts, __c...>
                       ::template __nv_hdl_helper_trait<__tag, __l>::get(__lambda, __v...)) __wrapper;
    return __wrapper(__tag{}, ::std::move(__lambda), __v...);
  }
};
";

/// The traits and their macros. The macros take everything between their parentheses: types may hold commas.
const TRAITS: &str = "\
template <class __t> struct __nv_lambda_trait_remove_const { typedef __t type; };
template <class __t> struct __nv_lambda_trait_remove_const<const __t> { typedef __t type; };
template <class __t> struct __nv_lambda_trait_remove_volatile { typedef __t type; };
template <class __t> struct __nv_lambda_trait_remove_volatile<volatile __t> { typedef __t type; };
template <class __t> struct __nv_lambda_trait_remove_cv {
  typedef typename __nv_lambda_trait_remove_const<typename __nv_lambda_trait_remove_volatile<__t>::type>::type type;
};
template <class __t> struct __nv_extended_device_lambda_trait_helper { static const bool value = false; };
template <class __tag, class... __c>
struct __nv_extended_device_lambda_trait_helper<__nv_dl_wrapper_t<__tag, __c...> > { static const bool value = true; };
#define __nv_is_extended_device_lambda_closure_type(...) \\
  __nv_extended_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<__VA_ARGS__>::type>::value
template <class __t> struct __nv_lambda_trait_remove_dl_wrapper { typedef __t type; };
template <class __tag> struct __nv_lambda_trait_remove_dl_wrapper<__nv_dl_wrapper_t<__tag> > { typedef __tag type; };
template <class __t> struct __nv_extended_device_lambda_with_trailing_return_trait_helper {
  static const bool value = false;
};
template <class __u, __u __function, class __r, unsigned __number, class... __c>
struct __nv_extended_device_lambda_with_trailing_return_trait_helper<
    __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__u, __function, __r, __number>, __c...> > {
  static const bool value = true;
};
#define __nv_is_extended_device_lambda_with_preserved_return_type(...) \\
  __nv_extended_device_lambda_with_trailing_return_trait_helper< \\
    typename __nv_lambda_trait_remove_cv<__VA_ARGS__>::type>::value
template <class __t> struct __nv_extended_host_device_lambda_trait_helper { static const bool value = false; };
template <bool __mutable, bool __converts, bool __nothrow, class __tag, class __op, class... __c>
struct __nv_extended_host_device_lambda_trait_helper<
    __nv_hdl_wrapper_t<__mutable, __converts, __nothrow, __tag, __op, __c...> > {
  static const bool value = true;
};
#define __nv_is_extended_host_device_lambda_closure_type(...) \\
  __nv_extended_host_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<__VA_ARGS__>::type>::value
";

/// Dimensions that captured arrays can have.
const MAXIMUM_RANK: usize = 7;

/// The whole text for these numbers of captures; `noexcept_types` tells that exception specifications are part of types.
pub fn preamble(counts: &CaptureCounts, noexcept_types: bool, release: Release) -> String {
    let mut text = format!("\n# 1 \"{FILE}\"\n");
    text.push_str(FOUNDATION);
    for rank in 1..=MAXIMUM_RANK {
        array_holder(&mut text, rank);
    }
    text.push_str(DEVICE_PRIMARY);
    device_wrappers(&mut text, 0);
    for &count in counts.device.iter().filter(|&&count| count > 0) {
        device_wrappers(&mut text, count);
    }
    match release.facts().helper_place {
        HelperPlace::UnnamedNamespace => {
            text.push_str("namespace {\n");
            text.push_str(HOST_DEVICE_HELPER);
            text.push_str("}\n");
        }
        HelperPlace::GlobalNamespace => text.push_str(HOST_DEVICE_HELPER),
    }
    text.push_str(HOST_DEVICE_PRIMARY);
    for &count in &counts.host_device {
        owning_wrapper(&mut text, count, false);
        owning_wrapper(&mut text, count, true);
        pointer_wrapper(&mut text, count, false);
        pointer_wrapper(&mut text, count, true);
    }
    deduction(&mut text, noexcept_types);
    text.push_str(FACTORY);
    text.push_str(TRAITS);
    text
}

/// Something for each number from 1 to `count`.
fn each(count: usize, mut item: impl FnMut(usize) -> String) -> String {
    (1..=count).map(&mut item).collect()
}

/// The holder of arrays of a rank, and the field types that use it.
fn array_holder(text: &mut String, rank: usize) {
    let parameters = each(rank, |n| format!(", __SIZE_TYPE__ __n{n}"));
    let extents = each(rank, |n| format!("[__n{n}]"));
    let loops = each(rank, |n| format!("    for (__SIZE_TYPE__ __i{n} = 0; __i{n} < __n{n}; ++__i{n})\n"));
    let element = each(rank, |n| format!("[__i{n}]"));
    let _ = write!(
        text,
        "\
template <class __e{parameters}> struct __nv_lambda_array_wrapper<__e{extents}> {{
  __e arr{extents};
  __nv_lambda_array_wrapper(const __e __from{extents}) {{
{loops}      arr{element} = __from{element};
  }}
}};
template <class __e{parameters}> struct __nv_lambda_field_type<__e{extents}> {{
  typedef __nv_lambda_array_wrapper<__e{extents}> type;
}};
template <class __e{parameters}> struct __nv_lambda_field_type<const __e{extents}> {{
  typedef const __nv_lambda_array_wrapper<__e{extents}> type;
}};
"
    );
}

/// The parts of a wrapper that its captures decide.
struct Fields {
    /// `, class __c1, class __c2`
    parameters: String,
    /// `, __c1, __c2`
    arguments: String,
    /// The members.
    members: String,
    /// `, __c1 __v1, __c2 __v2`
    values: String,
    /// `f1(__v1), f2(__v2)`
    initializers: String,
    /// `f1(__o.f1), f2(__o.f2)`
    copies: String,
    /// `f1(::std::move(__o.f1))`
    moves: String,
}

impl Fields {
    fn new(count: usize) -> Self {
        let listed =
            |item: &dyn Fn(usize) -> String| each(count, |n| if n == 1 { item(n) } else { format!(", {}", item(n)) });
        Self {
            parameters: each(count, |n| format!(", class __c{n}")),
            arguments: each(count, |n| format!(", __c{n}")),
            members: each(count, |n| format!("  typename __nv_lambda_field_type<__c{n}>::type f{n};\n")),
            values: each(count, |n| format!(", __c{n} __v{n}")),
            initializers: listed(&|n| format!("f{n}(__v{n})")),
            copies: listed(&|n| format!("f{n}(__o.f{n})")),
            moves: listed(&|n| format!("f{n}(::std::move(__o.f{n}))")),
        }
    }
}

/// A list of initializers behind its colon, or nothing.
fn initializer_list(list: &str) -> String {
    if list.is_empty() { String::new() } else { format!(" : {list}") }
}

/// Both wrappers of `__device__` lambdas with a number of captures.
fn device_wrappers(text: &mut String, count: usize) {
    let Fields { parameters, arguments, members, values, initializers, .. } = Fields::new(count);
    let initializers = initializer_list(&initializers);
    let _ = write!(
        text,
        "\
template <class __tag{parameters}> struct __nv_dl_wrapper_t<__tag{arguments}> {{
{members}  __nv_dl_wrapper_t(__tag{values}){initializers} {{ }}
  template <class... __p> int operator()(__p...) {{ return 0; }}
}};
template <class __u, __u __function, class __r, unsigned __number{parameters}>
struct __nv_dl_wrapper_t<__nv_dl_trailing_return_tag<__u, __function, __r, __number>{arguments}> {{
{members}  __nv_dl_wrapper_t(__nv_dl_trailing_return_tag<__u, __function, __r, __number>{values}){initializers} {{ }}
  template <class... __p> __r operator()(__p...) {{ __builtin_unreachable(); }}
}};
"
    );
}

const fn qualifier(is_mutable: bool) -> &'static str {
    if is_mutable { "" } else { "const " }
}

/// The wrapper that owns a copy of the real closure.
fn owning_wrapper(text: &mut String, count: usize, is_mutable: bool) {
    let Fields { parameters, arguments, members, values, initializers, copies, moves } = Fields::new(count);
    let comma = if count == 0 { "" } else { ", " };
    let qualifier = qualifier(is_mutable);
    let _ = write!(
        text,
        "\
template <bool __nothrow, class __tag, class __r, class... __p{parameters}>
struct __nv_hdl_wrapper_t<{is_mutable}, false, __nothrow, __tag, __r(__p...){arguments}> {{
{members}  void *data;
  typedef __r __opfunc_t(__p...);
  template <class __l> struct manager {{
    static void *do_copy(void *__o) {{ return new __l(*static_cast<__l *>(__o)); }}
    static __r do_call(void *__o, __p... __a) {{ return (*static_cast<__l *>(__o))(::std::forward<__p>(__a)...); }}
    static void do_delete(void *__o) {{ delete static_cast<__l *>(__o); }}
  }};
  template <class __l> __nv_hdl_wrapper_t(__tag, __l &&__lambda{values})
    : {initializers}{comma}data(new __l(::std::move(__lambda)))
  {{
    __nv_hdl_helper<__tag, __r, __p...>::fp_copier = &manager<__l>::do_copy;
    __nv_hdl_helper<__tag, __r, __p...>::fp_deleter = &manager<__l>::do_delete;
    __nv_hdl_helper<__tag, __r, __p...>::fp_caller = &manager<__l>::do_call;
  }}
  __nv_hdl_wrapper_t(const __nv_hdl_wrapper_t &__o)
    : {copies}{comma}data(__nv_hdl_helper<__tag, __r, __p...>::fp_copier(__o.data)) {{ }}
  __nv_hdl_wrapper_t(__nv_hdl_wrapper_t &&__o) : {moves}{comma}data(__o.data) {{ __o.data = 0; }}
  ~__nv_hdl_wrapper_t(void) {{ __nv_hdl_helper<__tag, __r, __p...>::fp_deleter(data); }}
  __nv_hdl_wrapper_t &operator=(const __nv_hdl_wrapper_t &) = delete;
  __r operator()(__p... __a) {qualifier}noexcept(__nothrow) {{
    return __nv_hdl_helper<__tag, __r, __p...>::fp_caller(data, ::std::forward<__p>(__a)...);
  }}
}};
"
    );
}

/// The wrapper of a closure that converts to a function pointer.
fn pointer_wrapper(text: &mut String, count: usize, is_mutable: bool) {
    let Fields { parameters, arguments, members, values, initializers, .. } = Fields::new(count);
    let initializers = initializer_list(&initializers);
    let qualifier = qualifier(is_mutable);
    let _ = write!(
        text,
        "\
template <bool __nothrow, class __tag, class __r, class... __p{parameters}>
struct __nv_hdl_wrapper_t<{is_mutable}, true, __nothrow, __tag, __r(__p...){arguments}> {{
{members}  typedef __r __opfunc_t(__p...);
  template <class __l> __nv_hdl_wrapper_t(__tag, __l &&__lambda{values}){initializers} {{
    __nv_hdl_helper<__tag, __r, __p...>::fp_noobject_caller = __lambda;
  }}
  __r operator()(__p... __a) {qualifier}noexcept(__nothrow) {{
    return __nv_hdl_helper<__tag, __r, __p...>::fp_noobject_caller(::std::forward<__p>(__a)...);
  }}
  operator __opfunc_t *() const {{ return __nv_hdl_helper<__tag, __r, __p...>::fp_noobject_caller; }}
  __nv_hdl_wrapper_t &operator=(const __nv_hdl_wrapper_t &) = delete;
}};
"
    );
}

/// The deduction of the call signature from the real closure.
fn deduction(text: &mut String, noexcept_types: bool) {
    text.push_str(
        "\
template <bool __mutable, bool __converts, class... __c> struct __nv_hdl_helper_trait_outer {
  template <class __tag, class __l> struct __nv_hdl_helper_trait
    : __nv_hdl_helper_trait<__tag, decltype(&__l::operator())> { };
",
    );
    let forms: &[(&str, bool)] = if noexcept_types {
        &[(" const", false), ("", false), (" const noexcept", true), (" noexcept", true)]
    } else {
        &[(" const", false), ("", false)]
    };
    for (suffix, nothrow) in forms {
        let _ = write!(
            text,
            "  template <class __tag, class __k, class __r, class... __p>
  struct __nv_hdl_helper_trait<__tag, __r (__k::*)(__p...){suffix}> {{
    template <class __l> static auto get(__l, __c...)
      -> __nv_hdl_wrapper_t<__mutable, __converts, {nothrow}, __tag, __r(__p...), __c...>;
  }};
"
        );
    }
    text.push_str("};\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_numbers_of_captures_that_occur_get_wrappers() {
        let mut counts = CaptureCounts::default();
        counts.device.insert(2);
        counts.host_device.insert(0);
        let text = preamble(&counts, true, Release::RECORDED);
        assert!(text.contains("__nv_dl_wrapper_t<__tag, __c1, __c2>"));
        assert!(!text.contains("__nv_dl_wrapper_t<__tag, __c1>"));
        assert_eq!(text.matches("void *data;").count(), 2);
    }

    #[test]
    fn exception_specifications_are_matched_where_they_are_part_of_types() {
        let text = |noexcept_types| preamble(&CaptureCounts::default(), noexcept_types, Release::RECORDED);
        assert!(text(true).contains("(__p...) const noexcept>"));
        assert!(!text(false).contains("const noexcept>"));
    }

    #[test]
    fn the_helper_of_host_device_lambdas_left_the_unnamed_namespace_in_13_2() {
        let text = |release: &str| preamble(&CaptureCounts::default(), true, release.parse().unwrap());
        for (release, unnamed) in [("13.0", true), ("13.1", true), ("13.2", false), ("13.5", false)] {
            assert_eq!(text(release).contains("namespace {"), unnamed, "{release}");
            assert!(text(release).contains("struct __nv_hdl_helper {"), "{release}");
        }
    }
}
