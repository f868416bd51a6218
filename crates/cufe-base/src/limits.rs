//! Resource limits, in one place.

/// The largest input, in bytes: positions are `u32` offsets, and the last value means "none".
pub const MAXIMUM_SOURCE_LENGTH: usize = u32::MAX as usize - 16;

/// Free stack, in bytes, below which recursion over input moves to a new stack segment.
pub const STACK_RED_ZONE: usize = 128 * 1024;

/// Size, in bytes, of a new stack segment.
pub const STACK_SEGMENT: usize = 4 * 1024 * 1024;

/// The deepest nesting of grammar constructs that is followed: more than the reference follows, of which 100,000
/// were measured.
pub const MAXIMUM_NESTING: u32 = 300_000;

/// The most parts that a type may have, counted each time that it is met, for substitution and printing to go through
/// them.
pub const MAXIMUM_TYPE_WEIGHT: u32 = 20_000;

/// The deepest nesting of scopes in which names that are generated for unnamed namespaces are qualified with all of them: text
/// would grow with the square of the depth.
pub const MAXIMUM_QUALIFIED_NESTING: usize = 100;
