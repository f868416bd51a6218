//! Values of floating types, exactly as the target computes them ([basic.fundamental]): IEEE 754
//! formats and the extended format of x87, rounded to the nearest value, ties to even.
//!
//! `float` and `double` are computed by the machine, the others by `rustc_apfloat`.

use cufe_lex::literal::{FloatingKind, FloatingLiteral};
use rustc_apfloat::ieee::{BFloat, Half, Quad, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// How a floating type stores its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FloatingFormat {
    /// IEEE binary16.
    Half,
    /// The upper half of binary32.
    Brain,
    /// IEEE binary32.
    Single,
    /// IEEE binary64.
    Double,
    /// The 80 bits of x87.
    Extended,
    /// IEEE binary128.
    Quad,
}

impl FloatingFormat {
    /// How many bits of an object take part in its value.
    pub fn bits(self) -> u32 {
        match self {
            FloatingFormat::Half | FloatingFormat::Brain => 16,
            FloatingFormat::Single => 32,
            FloatingFormat::Double => 64,
            FloatingFormat::Extended => 80,
            FloatingFormat::Quad => 128,
        }
    }
}

impl From<FloatingKind> for FloatingFormat {
    fn from(kind: FloatingKind) -> Self {
        match kind {
            FloatingKind::Float => FloatingFormat::Single,
            FloatingKind::Double => FloatingFormat::Double,
            FloatingKind::LongDouble => FloatingFormat::Extended,
            FloatingKind::Float128 => FloatingFormat::Quad,
        }
    }
}

/// A value of a floating type. Equal are values with the same bits in the same format: zeros of both signs differ, and a NaN
/// equals itself. [`Floating::compare`] orders by value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Floating {
    format: FloatingFormat,
    /// The bits, as two halves so that a value needs no more than a word's alignment.
    low: u64,
    high: u64,
}

/// Why a value has no counterpart in an integral type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotIntegral {
    /// Too large or too small.
    Range,
    /// Not a number.
    NotANumber,
}

/// Evaluates an expression for the type of `rustc_apfloat` that a format has.
macro_rules! in_format {
    ($format:expr, $F:ident => $body:expr) => {
        match $format {
            FloatingFormat::Half => {
                type $F = Half;
                $body
            }
            FloatingFormat::Brain => {
                type $F = BFloat;
                $body
            }
            FloatingFormat::Single => {
                type $F = rustc_apfloat::ieee::Single;
                $body
            }
            FloatingFormat::Double => {
                type $F = rustc_apfloat::ieee::Double;
                $body
            }
            FloatingFormat::Extended => {
                type $F = X87DoubleExtended;
                $body
            }
            FloatingFormat::Quad => {
                type $F = Quad;
                $body
            }
        }
    };
}

/// A binary operation: by the machine for `float` and `double`.
macro_rules! operation {
    ($(#[$doc:meta])* $name:ident, $operator:tt) => {
        $(#[$doc])*
        pub fn $name(self, other: Floating) -> Floating {
            match (self.machine(), other.machine()) {
                (Some(Machine::Single(a)), Some(Machine::Single(b))) => (a $operator b).into(),
                (Some(Machine::Double(a)), Some(Machine::Double(b))) => (a $operator b).into(),
                _ => in_format!(self.format, F => {
                    let result = F::from_bits(self.bits()) $operator F::from_bits(other.convert(self.format).bits());
                    Self::of_bits(self.format, result.value.to_bits())
                }),
            }
        }
    };
}

/// A value that the machine has a type for.
enum Machine {
    Single(f32),
    Double(f64),
}

impl From<f32> for Floating {
    fn from(value: f32) -> Self {
        Self::of_bits(FloatingFormat::Single, value.to_bits().into())
    }
}

impl From<f64> for Floating {
    fn from(value: f64) -> Self {
        Self::of_bits(FloatingFormat::Double, value.to_bits().into())
    }
}

impl From<&FloatingLiteral> for Floating {
    /// The value of a literal, rounded once.
    fn from(literal: &FloatingLiteral) -> Self {
        match literal.kind {
            FloatingKind::Float => literal.to_f32().into(),
            FloatingKind::Double => literal.to_f64().into(),
            FloatingKind::LongDouble | FloatingKind::Float128 => {
                let format = FloatingFormat::from(literal.kind);
                in_format!(format, F => {
                    let value = F::from_str_r(&literal.digits, Round::NearestTiesToEven);
                    Self::of_bits(format, value.map_or(0, |value| value.value.to_bits()))
                })
            }
        }
    }
}

impl Floating {
    /// A value by its bits; the highest ones of a `u128` are no part of shorter formats.
    pub fn of_bits(format: FloatingFormat, bits: u128) -> Self {
        Self { format, low: bits as u64, high: (bits >> 64) as u64 }
    }

    /// Positive zero.
    pub fn zero(format: FloatingFormat) -> Self {
        Self::of_bits(format, 0)
    }

    /// Positive infinity.
    pub fn infinity(format: FloatingFormat) -> Self {
        in_format!(format, F => Self::of_bits(format, F::INFINITY.to_bits()))
    }

    /// A quiet NaN.
    pub fn nan(format: FloatingFormat) -> Self {
        in_format!(format, F => Self::of_bits(format, F::NAN.to_bits()))
    }

    /// The nearest value to an integer; a 128-bit unsigned one is given by its bits.
    pub fn of_integer(value: i128, is_wide_unsigned: bool, format: FloatingFormat) -> Self {
        in_format!(format, F => {
            let rounded = if is_wide_unsigned {
                F::from_u128_r(value as u128, Round::NearestTiesToEven)
            } else {
                F::from_i128_r(value, Round::NearestTiesToEven)
            };
            Self::of_bits(format, rounded.value.to_bits())
        })
    }

    /// The format.
    pub fn format(self) -> FloatingFormat {
        self.format
    }

    /// The bits.
    pub fn bits(self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }

    fn machine(self) -> Option<Machine> {
        match self.format {
            FloatingFormat::Single => Some(Machine::Single(f32::from_bits(self.low as u32))),
            FloatingFormat::Double => Some(Machine::Double(f64::from_bits(self.low))),
            _ => None,
        }
    }

    /// The nearest value of another format ([conv.double]).
    pub fn convert(self, format: FloatingFormat) -> Floating {
        if self.format == format {
            return self;
        }
        match (self.machine(), format) {
            (Some(Machine::Single(value)), FloatingFormat::Double) => f64::from(value).into(),
            (Some(Machine::Double(value)), FloatingFormat::Single) => (value as f32).into(),
            _ => in_format!(self.format, F => {
                let value = F::from_bits(self.bits());
                let mut loses = false;
                Self::of_bits(format, match format {
                    FloatingFormat::Half => FloatConvert::<Half>::convert(value, &mut loses).value.to_bits(),
                    FloatingFormat::Brain => FloatConvert::<BFloat>::convert(value, &mut loses).value.to_bits(),
                    FloatingFormat::Single => {
                        FloatConvert::<rustc_apfloat::ieee::Single>::convert(value, &mut loses).value.to_bits()
                    }
                    FloatingFormat::Double => {
                        FloatConvert::<rustc_apfloat::ieee::Double>::convert(value, &mut loses).value.to_bits()
                    }
                    FloatingFormat::Extended => {
                        FloatConvert::<X87DoubleExtended>::convert(value, &mut loses).value.to_bits()
                    }
                    FloatingFormat::Quad => FloatConvert::<Quad>::convert(value, &mut loses).value.to_bits(),
                })
            }),
        }
    }

    /// The nearest `double`.
    pub fn to_f64(self) -> f64 {
        f64::from_bits(self.convert(FloatingFormat::Double).low)
    }

    /// The nearest `float`.
    pub fn to_f32(self) -> f32 {
        f32::from_bits(self.convert(FloatingFormat::Single).low as u32)
    }

    /// The integer without the fraction ([conv.fpint]); a 128-bit unsigned one by its bits.
    pub fn to_integer(self, bits: u32, is_signed: bool) -> Result<i128, NotIntegral> {
        if self.is_nan() {
            return Err(NotIntegral::NotANumber);
        }
        let mut is_exact = false;
        in_format!(self.format, F => {
            let value = F::from_bits(self.bits());
            let (whole, status) = if is_signed {
                let whole = value.to_i128_r(bits as usize, Round::TowardZero, &mut is_exact);
                (whole.value, whole.status)
            } else {
                let whole = value.to_u128_r(bits as usize, Round::TowardZero, &mut is_exact);
                (whole.value as i128, whole.status)
            };
            if status.contains(rustc_apfloat::Status::INVALID_OP) { Err(NotIntegral::Range) } else { Ok(whole) }
        })
    }

    operation! {
        /// The sum, in the format of the left operand; that of the right one is converted.
        plus, +
    }
    operation! {
        /// The difference.
        minus, -
    }
    operation! {
        /// The product.
        times, *
    }
    operation! {
        /// The quotient; infinite or not a number where the divisor is zero.
        divided_by, /
    }

    /// The value with the other sign.
    pub fn negate(self) -> Floating {
        Self::of_bits(self.format, self.bits() ^ self.sign_bit())
    }

    /// The value without its sign.
    pub fn absolute(self) -> Floating {
        Self::of_bits(self.format, self.bits() & !self.sign_bit())
    }

    /// The value with the sign of another.
    pub fn with_sign_of(self, other: Floating) -> Floating {
        if self.is_negative() == other.is_negative() { self } else { self.negate() }
    }

    fn sign_bit(self) -> u128 {
        1 << (self.format.bits() - 1)
    }

    /// Whether the sign is set; of zeros and NaNs, too.
    pub fn is_negative(self) -> bool {
        self.bits() & self.sign_bit() != 0
    }

    /// Not a number.
    pub fn is_nan(self) -> bool {
        in_format!(self.format, F => F::from_bits(self.bits()).is_nan())
    }

    /// Infinite.
    pub fn is_infinite(self) -> bool {
        in_format!(self.format, F => F::from_bits(self.bits()).is_infinite())
    }

    /// Neither infinite nor NaN.
    pub fn is_finite(self) -> bool {
        in_format!(self.format, F => F::from_bits(self.bits()).is_finite())
    }

    /// Zero of either sign.
    pub fn is_zero(self) -> bool {
        self.absolute().bits() == 0
    }

    /// Neither zero, subnormal, infinite nor NaN.
    pub fn is_normal(self) -> bool {
        in_format!(self.format, F => F::from_bits(self.bits()).is_normal())
    }

    /// The order of two values of one format; none with NaN.
    pub fn compare(self, other: Floating) -> Option<Ordering> {
        match (self.machine(), other.machine()) {
            (Some(Machine::Single(a)), Some(Machine::Single(b))) => a.partial_cmp(&b),
            (Some(Machine::Double(a)), Some(Machine::Double(b))) => a.partial_cmp(&b),
            _ => in_format!(self.format, F => {
                F::from_bits(self.bits()).partial_cmp(&F::from_bits(other.convert(self.format).bits()))
            }),
        }
    }
}

impl std::fmt::Display for Floating {
    /// The shortest decimal number that is no other value of the format.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.machine() {
            Some(Machine::Single(value)) => write!(formatter, "{value:?}"),
            Some(Machine::Double(value)) => write!(formatter, "{value:?}"),
            None => in_format!(self.format, F => write!(formatter, "{}", F::from_bits(self.bits()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(kind: FloatingKind, digits: &str) -> Floating {
        let hexadecimal = digits.starts_with("0x");
        Floating::from(&FloatingLiteral { kind, hexadecimal, digits: digits.to_owned() })
    }

    #[test]
    fn literals_are_rounded_to_their_own_format() {
        assert_eq!(
            literal(FloatingKind::LongDouble, "0.1"),
            literal(FloatingKind::LongDouble, "0x1.999999999999999ap-4")
        );
        assert_eq!(literal(FloatingKind::LongDouble, "0.1").bits(), 0x3ffb_cccc_cccc_cccc_cccd);
        assert_eq!(literal(FloatingKind::Float128, "0.1").bits(), 0x3ffb_9999_9999_9999_9999_9999_9999_999a);
        assert_eq!(literal(FloatingKind::LongDouble, "1e4932").bits() >> 64, 0x7ffe);
        for digits in ["1.", ".5", "0x1p3", "0x.8p0", "00012.50e+01"] {
            assert!(literal(FloatingKind::LongDouble, digits).is_normal(), "{digits}");
        }
    }

    #[test]
    fn a_result_is_rounded_once_in_its_format() {
        let third = literal(FloatingKind::LongDouble, "1").divided_by(literal(FloatingKind::LongDouble, "3"));
        assert_ne!(third, Floating::from(1.0 / 3.0).convert(FloatingFormat::Extended));
        assert_eq!(third.to_f64(), 1.0 / 3.0);
        let half = Floating::from(65504f32).convert(FloatingFormat::Half);
        assert!(half.plus(half).is_infinite());
        assert_eq!(Floating::from(1f32).convert(FloatingFormat::Brain).bits(), 0x3f80);
    }

    #[test]
    fn integers_out_of_range_and_nan_have_no_counterpart() {
        let wide = Floating::of_integer(-1, true, FloatingFormat::Extended);
        assert_eq!(wide.to_integer(128, false), Err(NotIntegral::Range), "rounded up");
        assert_eq!(
            Floating::of_integer(i64::MAX.into(), false, FloatingFormat::Extended).to_integer(64, true),
            Ok(i64::MAX.into())
        );
        assert_eq!(Floating::from(-0.9).to_integer(32, false), Ok(0));
        assert_eq!(Floating::from(-1.0).to_integer(32, false), Err(NotIntegral::Range));
        assert_eq!(Floating::from(2147483647.5).to_integer(32, true), Ok(2147483647));
        assert_eq!(Floating::nan(FloatingFormat::Quad).to_integer(32, true), Err(NotIntegral::NotANumber));
    }

    #[test]
    fn signs_of_zeros_and_of_nan_are_kept() {
        for format in [FloatingFormat::Half, FloatingFormat::Single, FloatingFormat::Extended, FloatingFormat::Quad] {
            let zero = Floating::zero(format);
            assert!(zero.negate().is_zero() && zero.negate().is_negative() && zero != zero.negate());
            assert_eq!(zero.compare(zero.negate()), Some(Ordering::Equal));
            assert!(Floating::nan(format).negate().is_negative());
            assert_eq!(Floating::nan(format).compare(zero), None);
            assert!(Floating::infinity(format).with_sign_of(zero.negate()).is_negative());
        }
    }
}
