//! Integer and floating literals ([lex.icon], [lex.fcon]).

use super::Issue;
use crate::text::{byte_at, unsplice};
use cufe_base::{Dialect, Standard};
use cufe_diagnostics::code;
use std::ops::Range;

/// The base in which a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Radix {
    /// `0b1`
    Binary,
    /// `017`
    Octal,
    /// `17`
    Decimal,
    /// `0x1F`
    Hexadecimal,
}

/// The type of an integer literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum IntegerKind {
    /// `int`
    Int,
    /// `unsigned int`
    UnsignedInt,
    /// `long`
    Long,
    /// `unsigned long`
    UnsignedLong,
    /// `long long`
    LongLong,
    /// `unsigned long long`
    UnsignedLongLong,
}

impl IntegerKind {
    /// The largest value of the type (LP64).
    pub fn maximum(self) -> u64 {
        match self {
            IntegerKind::Int => i32::MAX as u64,
            IntegerKind::UnsignedInt => u32::MAX as u64,
            IntegerKind::Long | IntegerKind::LongLong => i64::MAX as u64,
            IntegerKind::UnsignedLong | IntegerKind::UnsignedLongLong => u64::MAX,
        }
    }
}

/// The suffix of an integer literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntegerSuffix {
    /// No suffix, or a user-defined one.
    None,
    /// `u`
    U,
    /// `l`
    L,
    /// `ul`, `lu`
    Ul,
    /// `ll`
    Ll,
    /// `ull`, `llu`
    Ull,
    /// `z`
    Z,
    /// `uz`, `zu`
    Uz,
}

/// Suffixes of integers in lower case.
const INTEGER_SUFFIXES: &[(&str, IntegerSuffix)] = &[
    ("", IntegerSuffix::None),
    ("u", IntegerSuffix::U),
    ("l", IntegerSuffix::L),
    ("ul", IntegerSuffix::Ul),
    ("lu", IntegerSuffix::Ul),
    ("ll", IntegerSuffix::Ll),
    ("ull", IntegerSuffix::Ull),
    ("llu", IntegerSuffix::Ull),
    ("z", IntegerSuffix::Z),
    ("uz", IntegerSuffix::Uz),
    ("zu", IntegerSuffix::Uz),
];

impl IntegerSuffix {
    fn parse(text: &[u8]) -> Option<Self> {
        let found = INTEGER_SUFFIXES.iter().find(|(name, _)| text.eq_ignore_ascii_case(name.as_bytes()));
        found.map(|&(_, suffix)| suffix)
    }

    /// The types that a literal with this suffix can have, in the order in which they are tried.
    pub fn types(self, radix: Radix) -> &'static [IntegerKind] {
        use IntegerKind::*;
        match (self, radix == Radix::Decimal) {
            (IntegerSuffix::None, true) => &[Int, Long, UnsignedLongLong],
            (IntegerSuffix::None, false) => &[Int, UnsignedInt, Long, UnsignedLong],
            (IntegerSuffix::U, _) => &[UnsignedInt, UnsignedLong],
            (IntegerSuffix::L | IntegerSuffix::Z, true) => &[Long, UnsignedLongLong],
            (IntegerSuffix::L | IntegerSuffix::Z, false) => &[Long, UnsignedLong],
            (IntegerSuffix::Ul | IntegerSuffix::Uz, _) => &[UnsignedLong],
            (IntegerSuffix::Ll, _) => &[LongLong, UnsignedLongLong],
            (IntegerSuffix::Ull, _) => &[UnsignedLongLong],
        }
    }
}

/// Value and type of an integer literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntegerLiteral {
    /// The value; `u128::MAX` where it is larger than that.
    pub value: u128,
    /// The type.
    pub kind: IntegerKind,
    /// How it is written.
    pub radix: Radix,
    /// Its suffix.
    pub suffix: IntegerSuffix,
    /// The value fits no type; the type is `int` then.
    pub overflow: bool,
}

/// The type of a floating literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum FloatingKind {
    /// `float`
    Float,
    /// `double`
    Double,
    /// `long double`
    LongDouble,
    /// `__float128`
    Float128,
}

/// A floating literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FloatingLiteral {
    /// The type.
    pub kind: FloatingKind,
    /// Written with `0x`.
    pub hexadecimal: bool,
    /// The number without separators and suffix, with its `0x`.
    pub digits: String,
}

impl FloatingLiteral {
    /// The value as the nearest `double` (infinity where it is too large).
    pub fn to_f64(&self) -> f64 {
        if self.hexadecimal {
            Hexadecimal::parse(self.digits.as_bytes()).rounded(53, -1022, 1023)
        } else {
            self.digits.parse().unwrap_or(0.0)
        }
    }

    /// The value as the nearest `float`, rounded once.
    pub fn to_f32(&self) -> f32 {
        if self.hexadecimal {
            Hexadecimal::parse(self.digits.as_bytes()).rounded(24, -126, 127) as f32
        } else {
            self.digits.parse().unwrap_or(0.0)
        }
    }

    /// Whether the significand of a hexadecimal literal has more bits than its type.
    pub(crate) fn is_rounded(&self) -> bool {
        let bits = match self.kind {
            FloatingKind::Float => 24,
            FloatingKind::Double => 53,
            FloatingKind::LongDouble => 64,
            FloatingKind::Float128 => 113,
        };
        self.hexadecimal && significant_bits(self.digits.as_bytes()) > bits
    }
}

/// From the first bit that is set to the last one.
fn significant_bits(text: &[u8]) -> usize {
    let digits = text.get(2..).unwrap_or_default().iter().take_while(|byte| !matches!(byte, b'p' | b'P'));
    let digits: Vec<u32> = digits.filter_map(|&byte| char::from(byte).to_digit(16)).collect();
    let (Some(first), Some(last)) =
        (digits.iter().position(|&digit| digit != 0), digits.iter().rposition(|&digit| digit != 0))
    else {
        return 0;
    };
    let zeros = digits[first].leading_zeros() as usize - 28 + digits[last].trailing_zeros() as usize;
    (last - first + 1) * 4 - zeros
}

/// The value of `0x1.8p3` and the like: `significand * 2^exponent`, and something behind it where it is `sticky`.
struct Hexadecimal {
    significand: u64,
    sticky: bool,
    exponent: i64,
}

impl Hexadecimal {
    fn parse(text: &[u8]) -> Hexadecimal {
        let mut significand = 0u64;
        let mut sticky = false;
        let mut exponent = 0i64;
        let mut at = 2;
        let mut fraction = false;
        while let Some(&byte) = text.get(at) {
            if byte == b'.' {
                fraction = true;
            } else if let Some(digit) = char::from(byte).to_digit(16) {
                if significand >> 60 == 0 {
                    significand = significand << 4 | u64::from(digit);
                    exponent -= if fraction { 4 } else { 0 };
                } else {
                    sticky |= digit != 0;
                    exponent += if fraction { 0 } else { 4 };
                }
            } else {
                break;
            }
            at += 1;
        }
        let written = text.get(at + 1..).and_then(|rest| std::str::from_utf8(rest).ok()).unwrap_or("");
        let magnitude = written.trim_start_matches(['+', '-']).bytes();
        let magnitude = magnitude.fold(0i64, |value, digit| (value * 10 + i64::from(digit & 15)).min(1 << 40));
        exponent += if written.starts_with('-') { -magnitude } else { magnitude };
        Hexadecimal { significand, sticky, exponent }
    }

    /// The nearest value with a significand of so many bits and exponents in a range, ties to even.
    fn rounded(&self, bits: i64, minimum: i64, maximum: i64) -> f64 {
        if self.significand == 0 {
            return 0.0;
        }
        let shift = self.significand.leading_zeros();
        let significand = self.significand << shift;
        let exponent = self.exponent - i64::from(shift) + 63;
        if exponent > maximum {
            return f64::INFINITY;
        }
        // Subnormal values have fewer bits.
        let bits = bits - (minimum - exponent).max(0);
        if bits < 0 {
            return 0.0;
        }
        let drop = 64 - bits as u32;
        let kept = if drop >= 64 { 0 } else { significand >> drop };
        let rest = if drop >= 64 { significand } else { significand & ((1 << drop) - 1) };
        let half = 1u64 << (drop - 1);
        let up = rest > half || rest == half && (self.sticky || kept & 1 == 1);
        // Exact: no more bits than the result has, and a power of two that is no smaller than its smallest value.
        (kept + u64::from(up)) as f64 * power_of_two(exponent - bits + 1)
    }
}

/// A power of two, from the smallest subnormal one on.
fn power_of_two(exponent: i64) -> f64 {
    if exponent < -1022 {
        f64::from_bits(1 << (exponent + 1074).max(0))
    } else {
        f64::from_bits(((exponent + 1023) as u64) << 52)
    }
}

/// The parts of a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    pub radix: Radix,
    pub floating: bool,
    /// The number without suffix, prefix included.
    pub digits: Range<usize>,
    pub suffix: Range<usize>,
    /// The suffix is not one of the language's own.
    pub user_suffix: bool,
    pub problem: Option<Issue>,
}

struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn byte(&self, ahead: usize) -> u8 {
        byte_at(self.text, self.at + ahead)
    }

    /// Passes digits with separators between them; whether there was one.
    fn digits(&mut self, is_digit: fn(u8) -> bool) -> bool {
        let start = self.at;
        while is_digit(self.byte(0)) || self.at > start && self.byte(0) == b'\'' && is_digit(self.byte(1)) {
            self.at += 1;
        }
        self.at > start
    }

    /// Passes an exponent if there is a complete one.
    fn exponent(&mut self, letter: u8) -> bool {
        let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
        let found = self.byte(0).to_ascii_lowercase() == letter && self.byte(1 + sign).is_ascii_digit();
        if found {
            self.at += 1 + sign;
            self.digits(|byte| byte.is_ascii_digit());
        }
        found
    }
}

/// Splits a preprocessing number without line splices into its parts.
pub(crate) fn analyse(text: &[u8], dialect: &Dialect) -> Number {
    let mut cursor = Cursor { text, at: 0 };
    let mut problem = None;
    let mut floating = false;
    let mut radix = Radix::Decimal;
    match (cursor.byte(0), cursor.byte(1).to_ascii_lowercase()) {
        (b'0', b'x') => {
            radix = Radix::Hexadecimal;
            cursor.at = 2;
            let mut any = cursor.digits(|byte| byte.is_ascii_hexdigit());
            let mut point = false;
            if cursor.byte(0) == b'.' {
                point = true;
                cursor.at += 1;
                any |= cursor.digits(|byte| byte.is_ascii_hexdigit());
            }
            if !any {
                problem = Some(Issue::new(code::MISSING_HEXADECIMAL_DIGITS, 0));
            } else if cursor.exponent(b'p') {
                floating = true;
            } else if point {
                floating = true;
                if cursor.at == text.len() {
                    problem = Some(Issue::new(code::HEXADECIMAL_FLOAT_WITHOUT_EXPONENT, cursor.at));
                }
            }
        }
        (b'0', b'b') => {
            radix = Radix::Binary;
            cursor.at = 2;
            let any = cursor.digits(|byte| matches!(byte, b'0' | b'1'));
            if cursor.byte(0).is_ascii_digit() {
                problem = Some(Issue::new(code::INVALID_BINARY_NUMBER, cursor.at));
            } else if !any {
                problem = Some(Issue::new(code::INVALID_BINARY_NUMBER, 0));
            }
        }
        _ => {
            cursor.digits(|byte| byte.is_ascii_digit());
            let whole = cursor.at;
            if cursor.byte(0) == b'.' {
                floating = true;
                cursor.at += 1;
                cursor.digits(|byte| byte.is_ascii_digit());
            }
            floating |= cursor.exponent(b'e');
            if !floating && whole > 1 && text[0] == b'0' {
                radix = Radix::Octal;
                // `012e` is read as a number in want of an exponent, not as an octal one.
                if !cursor.byte(0).eq_ignore_ascii_case(&b'e') {
                    let bad = text[..whole].iter().position(|byte| matches!(byte, b'8' | b'9'));
                    problem = bad.map(|offset| Issue::new(code::INVALID_OCTAL_DIGIT, offset));
                }
            }
        }
    }
    let digits = 0..cursor.at;
    let rest = text.get(cursor.at..).unwrap_or_default();
    let length = rest.iter().position(|byte| matches!(byte, b'\'' | b'.' | b'+' | b'-')).unwrap_or(rest.len());
    let mut suffix = cursor.at..cursor.at + length;
    let mut user_suffix = !is_language_suffix(&text[suffix.clone()], floating);
    if suffix.end < text.len() {
        let exponent_only = !floating && text[suffix.clone()].eq_ignore_ascii_case(b"e");
        let code = match text[suffix.end] {
            b'\'' => code::MISPLACED_DIGIT_SEPARATOR,
            _ if suffix.is_empty() || exponent_only => code::TEXT_AFTER_NUMBER,
            _ => code::LITERAL_SUFFIX_CHARACTER,
        };
        let issue = Issue::new(code, suffix.end);
        // A misplaced separator says more than the digits that it hides.
        if code == code::MISPLACED_DIGIT_SEPARATOR || problem.is_none() {
            problem = Some(issue);
        }
    } else if user_suffix && dialect.standard < Standard::Cpp11 && problem.is_none() {
        problem = Some(Issue::new(code::TEXT_AFTER_NUMBER, suffix.start));
    }
    if problem.is_some() {
        user_suffix = false;
        suffix.end = suffix.start;
    }
    Number { radix, floating, digits, suffix, user_suffix, problem }
}

fn is_language_suffix(suffix: &[u8], floating: bool) -> bool {
    if floating {
        suffix.is_empty() || matches!(suffix, [letter] if floating_kind(*letter).is_some())
    } else {
        IntegerSuffix::parse(suffix).is_some()
    }
}

fn floating_kind(letter: u8) -> Option<FloatingKind> {
    match letter.to_ascii_lowercase() {
        b'f' => Some(FloatingKind::Float),
        b'l' => Some(FloatingKind::LongDouble),
        b'q' => Some(FloatingKind::Float128),
        _ => None,
    }
}

/// Value and type of an integer literal as it is spelt; a user-defined suffix is passed over.
pub fn integer_value(text: &[u8], dialect: &Dialect) -> IntegerLiteral {
    let text = unsplice(text);
    integer_of(&text, &analyse(&text, dialect))
}

pub(crate) fn integer_of(text: &[u8], number: &Number) -> IntegerLiteral {
    let (prefix, base) = match number.radix {
        Radix::Binary => (2, 2),
        Radix::Octal => (1, 8),
        Radix::Decimal => (0, 10),
        Radix::Hexadecimal => (2, 16),
    };
    let digits = text.get(number.digits.clone()).and_then(|digits| digits.get(prefix..)).unwrap_or_default();
    let mut value = Some(0u128);
    for digit in digits.iter().filter_map(|&byte| char::from(byte).to_digit(base)) {
        value = value.and_then(|value| value.checked_mul(base.into())?.checked_add(digit.into()));
    }
    let value = value.unwrap_or(u128::MAX);
    let suffix = text.get(number.suffix.clone()).and_then(IntegerSuffix::parse).unwrap_or(IntegerSuffix::None);
    let kind = suffix.types(number.radix).iter().find(|kind| value <= u128::from(kind.maximum()));
    IntegerLiteral {
        value,
        kind: kind.copied().unwrap_or(IntegerKind::Int),
        radix: number.radix,
        suffix,
        overflow: kind.is_none(),
    }
}

/// Type and digits of a floating literal as it is spelt; a user-defined suffix is passed over (and gives `long double`).
pub fn floating(text: &[u8], dialect: &Dialect) -> FloatingLiteral {
    let text = unsplice(text);
    floating_of(&text, &analyse(&text, dialect))
}

pub(crate) fn floating_of(text: &[u8], number: &Number) -> FloatingLiteral {
    let kind = match &text[number.suffix.clone()] {
        [letter] => floating_kind(*letter),
        _ => None,
    };
    let kind = kind.unwrap_or(if number.user_suffix { FloatingKind::LongDouble } else { FloatingKind::Double });
    let digits = text[number.digits.clone()].iter().filter(|&&byte| byte != b'\'').map(|&byte| char::from(byte));
    FloatingLiteral { kind, hexadecimal: number.radix == Radix::Hexadecimal, digits: digits.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use IntegerKind::*;

    fn integer(text: &str) -> (u128, IntegerKind) {
        let literal = integer_value(text.as_bytes(), &Dialect::default());
        (literal.value, literal.kind)
    }

    fn problem(text: &str) -> Option<(u16, usize)> {
        analyse(text.as_bytes(), &Dialect::default()).problem.map(|issue| (issue.code.0, issue.offset))
    }

    #[test]
    fn the_type_of_a_decimal_literal_depends_on_value_and_suffix() {
        let rows: &[(&str, IntegerKind)] = &[
            ("2147483647", Int),
            ("2147483648", Long),
            ("9223372036854775807", Long),
            ("9223372036854775808", UnsignedLongLong),
            ("4294967295u", UnsignedInt),
            ("4294967296U", UnsignedLong),
            ("1l", Long),
            ("9223372036854775808L", UnsignedLongLong),
            ("1ul", UnsignedLong),
            ("1LU", UnsignedLong),
            ("1ll", LongLong),
            ("1lL", LongLong),
            ("1llu", UnsignedLongLong),
            ("1z", Long),
            ("1uz", UnsignedLong),
            ("1'0_t", Int),
        ];
        for &(text, kind) in rows {
            assert_eq!(integer(text).1, kind, "{text}");
        }
    }

    #[test]
    fn the_type_of_other_literals_may_be_unsigned() {
        let rows: &[(&str, u128, IntegerKind)] = &[
            ("0", 0, Int),
            ("017", 15, Int),
            ("0x7fffffff", 0x7fffffff, Int),
            ("0x80000000", 0x80000000, UnsignedInt),
            ("0x100000000", 0x100000000, Long),
            ("0xffffffffffffffff", u64::MAX as u128, UnsignedLong),
            ("0xffffffffffffffffll", u64::MAX as u128, UnsignedLongLong),
            ("0x8000000000000000l", 1 << 63, UnsignedLong),
            ("0b1'01", 5, Int),
            ("0x1'F", 31, Int),
        ];
        for &(text, value, kind) in rows {
            assert_eq!(integer(text), (value, kind), "{text}");
        }
    }

    #[test]
    fn a_value_beyond_all_types_is_an_int() {
        let literal = integer_value(b"18446744073709551616u", &Dialect::default());
        assert_eq!((literal.overflow, literal.kind), (true, Int));
        assert!(integer_value(&[b'9'; 100], &Dialect::default()).overflow);
    }

    #[test]
    fn malformed_numbers_are_reported_where_they_break() {
        let rows: &[(&str, Option<(u16, usize)>)] = &[
            ("1", None),
            ("1.5e+3f", None),
            ("09.5", None),
            ("09e1", None),
            ("0x1.8p-3", None),
            ("0x1.ep+1", None),
            ("0b1e5", None),
            ("1.2.3", Some((19, 3))),
            ("1..2", Some((19, 2))),
            ("0x1.8", Some((166, 5))),
            ("0x", Some((22, 0))),
            ("0x_a", Some((22, 0))),
            ("0b2", Some((2424, 2))),
            ("0b", Some((2424, 0))),
            ("0b102", Some((2424, 4))),
            ("0b1.5", Some((19, 3))),
            ("089", Some((24, 1))),
            ("0778", Some((24, 3))),
            ("0'8", Some((24, 2))),
            ("1'", Some((2629, 1))),
            ("1''0", Some((2629, 1))),
            ("1'a", Some((2629, 1))),
            ("0x'1", Some((2629, 2))),
            ("1.'5", Some((2629, 2))),
            ("1'.5", Some((2629, 1))),
            ("1e'5", Some((2629, 2))),
            ("0b'1", Some((2629, 2))),
            ("1.5_a.b", Some((2482, 5))),
            ("1e+", Some((19, 2))),
            ("1.e+", Some((2482, 3))),
            ("0xe+1", Some((19, 3))),
            ("1p+1", Some((2482, 2))),
        ];
        for &(text, expected) in rows {
            assert_eq!(problem(text), expected, "{text}");
        }
    }

    #[test]
    fn other_suffixes_are_user_defined() {
        for text in ["1_a", "1.5ff", "1f", "0x1p", "1e", "1ulll", "1lul", "1zl", "1if", "1.0u"] {
            assert!(analyse(text.as_bytes(), &Dialect::default()).user_suffix, "{text}");
        }
        for text in ["0x1f", "1u", "1.0q", "1.L", "1zu"] {
            assert!(!analyse(text.as_bytes(), &Dialect::default()).user_suffix, "{text}");
        }
        let old = Dialect { standard: Standard::Cpp03, ..Dialect::default() };
        assert_eq!(analyse(b"1_x", &old).problem, Some(Issue::new(code::TEXT_AFTER_NUMBER, 1)));
    }

    #[test]
    fn floating_literals_have_a_kind_and_digits() {
        let dialect = Dialect::default();
        let rows: &[(&str, FloatingKind, f64)] = &[
            ("1.5", FloatingKind::Double, 1.5),
            (".1f", FloatingKind::Float, 0.1),
            ("1'0e-1L", FloatingKind::LongDouble, 1.0),
            ("1.q", FloatingKind::Float128, 1.0),
            ("1e400", FloatingKind::Double, f64::INFINITY),
            ("0x1.8p3", FloatingKind::Double, 12.0),
            ("0x1p-1074", FloatingKind::Double, 5e-324),
            ("0x1p-1075", FloatingKind::Double, 0.0),
            ("0x1.8p-1075", FloatingKind::Double, 5e-324),
            ("0x1.fffffffffffff8p0", FloatingKind::Double, 2.0),
            ("0x1.fffffffffffff8p1023", FloatingKind::Double, f64::INFINITY),
            ("0x123456789abcdef12345p0", FloatingKind::Double, 8.596805828370696e22),
            ("0x1p99999999999", FloatingKind::Double, f64::INFINITY),
            // What lies behind the digits that are kept decides a tie.
            ("0x1.00000000000008p0", FloatingKind::Double, 1.0),
            ("0x1.000000000000080000000000000001p0", FloatingKind::Double, 1.0 + f64::EPSILON),
            ("0x1000000000000080000000001p0", FloatingKind::Double, 0x10_0000_0000_0001_u64 as f64 * 2f64.powi(44)),
        ];
        for &(text, kind, value) in rows {
            let literal = floating(text.as_bytes(), &dialect);
            assert_eq!(literal.kind, kind, "{text}");
            assert_eq!(literal.to_f64(), value, "{text}");
        }
    }

    #[test]
    fn a_hexadecimal_float_is_rounded_once() {
        let rows: &[(&str, f32)] = &[
            ("0x1.000001p0f", 1.0),
            ("0x1.00000100000000000001p0f", 1.0 + f32::EPSILON),
            ("0x1.000003p0f", 1.0 + 2.0 * f32::EPSILON),
            ("0x1p-149f", f32::from_bits(1)),
            ("0x1p-150f", 0.0),
            ("0x1.0000000001p-150f", f32::from_bits(1)),
            ("0x1.ffffffp127f", f32::INFINITY),
        ];
        for &(text, value) in rows {
            assert_eq!(floating(text.as_bytes(), &Dialect::default()).to_f32(), value, "{text}");
        }
    }

    #[test]
    fn a_hexadecimal_literal_with_more_bits_than_its_type_is_rounded() {
        let rows = [
            ("0x1.000002p0f", false),
            ("0x1.000001p0f", true),
            ("0x1.00000000000008p0", true),
            ("0x1.00000000000008p0L", false),
            ("0x1.00000000000000001p0L", true),
            ("0x0.00000000000000000000000018p0", false),
            ("0x0p0", false),
            ("1.1f", false),
        ];
        for (text, is_rounded) in rows {
            assert_eq!(floating(text.as_bytes(), &Dialect::default()).is_rounded(), is_rounded, "{text}");
        }
    }
}
