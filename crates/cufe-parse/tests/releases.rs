//! Where releases of the toolkit differ in what they find.

mod common;

use common::numbers_of;
use cufe_base::{Dialect, Options, Release, Standard};

fn reported(text: &str, release: &str) -> Vec<u16> {
    let dialect = Dialect { standard: Standard::Cpp20, ..Dialect::default() };
    numbers_of(text, Options { dialect, release: release.parse::<Release>().unwrap(), ..Options::default() })
}

const OVERFLOW: &str = "
constexpr bool t(int k) {
  int r = 0; bool o = false; unsigned u = 0; long l = 0; signed char c = 0; unsigned char uc = 0; long long ll = 0;
  unsigned long ul = 0; short s = 0;
  switch (k) {
    case 0: o = __builtin_add_overflow(2147483647, 1, &r); return o && r == (-2147483647 - 1);
    case 1: o = __builtin_sub_overflow(0u, 1, &u); return o && u == 4294967295u;
    case 2: o = __builtin_mul_overflow(3L, 4, &l); return !o && l == 12;
    case 3: o = __builtin_add_overflow(100, 100, &c); return o && c == -56;
    case 4: o = __builtin_add_overflow(-1, 5u, &uc); return !o && uc == 4;
    case 5: o = __builtin_sadd_overflow(2147483647, 1, &r); return o && r < 0;
    case 6: o = __builtin_saddl_overflow(1, 2, &l); return !o && l == 3;
    case 7: o = __builtin_saddll_overflow(1, 2, &ll); return !o && ll == 3;
    case 8: o = __builtin_uadd_overflow(4294967295u, 1, &u); return o && u == 0;
    case 9: o = __builtin_umull_overflow(4294967296ul, 4294967296ul, &ul); return o && ul == 0;
    case 10: o = __builtin_ssub_overflow(-2147483647 - 1, 1, &r); return o && r == 2147483647;
    case 11: o = __builtin_mul_overflow(true, 'a', &s); return !o && s == 97;
    case 12: o = __builtin_mul_overflow((__int128)1 << 100, (__int128)1 << 100, &l); return o && l == 0;
    case 13: o = __builtin_add_overflow(~0ul, -1, &l); return o && l == -2;
    case 14: o = __builtin_sub_overflow(5u, 6u, &r); return !o && r == -1;
    case 15: return __builtin_usub_overflow(5u, 6u, &u) && u == -1u;
    case 16: return __builtin_add_overflow_p(2147483647, 1, 3) && !__builtin_add_overflow_p(1, 1, 3);
    case 17: return __builtin_mul_overflow_p(100, 3, (signed char)0);
  }
  return false;
}
";

#[test]
fn builtins_that_tell_of_overflow_are_constant_since_13_5() {
    let facts = |is_negated: &str| {
        let facts = (0..=17).map(|case| format!("static_assert({is_negated}t({case}));"));
        OVERFLOW.to_owned() + &facts.collect::<String>()
    };
    assert!(reported(&facts(""), "13.5").is_empty());
    assert_eq!(reported(&facts("!"), "13.5"), [2784; 18]);
    assert_eq!(reported(&facts(""), "13.0"), [28; 18]);
}

#[test]
fn lambdas_are_ill_formed_in_what_is_substituted_before_13_5() {
    let text = "
template<class X> concept C = requires (X x) { [](auto) {}(x); };
template<class X> constexpr bool v = requires { [](int) {}(3); };
static_assert(C<int>); static_assert(v<int>);";
    assert!(reported(text, "13.5").is_empty());
    assert_eq!(reported(text, "13.0"), [2784, 2784]);
}
