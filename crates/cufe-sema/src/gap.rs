//! Where *unknown* arises. Every place of the semantic layer that can't tell notes itself here while statistics are asked for
//! ([`crate::statistics`]), so that no gap hides: the places are counted, and shown for the conditions that nobody could decide.
//!
//! A unit is analysed by one thread, which keeps the notes; values that mean *unknown* are made in functions that hold no
//! [`crate::Sema`].

use std::cell::RefCell;
use std::panic::Location;

/// How many notes are kept for one question.
const MAXIMUM_NOTES: usize = 1 << 16;

/// Something that could not be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// A place in this program that could not tell.
    Place(&'static Location<'static>),
    /// An expression without a known type whose operands have one: its kind, and its first token.
    Expression(&'static str, u32),
}

thread_local! {
    static NOTES: RefCell<Option<Vec<Gap>>> = const { RefCell::new(None) };
}

/// Begins to keep notes, or ends it.
pub(crate) fn keep(keeps: bool) {
    NOTES.set(keeps.then(Vec::new));
}

/// Notes that the caller can't tell.
#[track_caller]
pub(crate) fn note() {
    note_gap(Gap::Place(Location::caller()));
}

/// Notes something that could not be told.
pub(crate) fn note_gap(gap: Gap) {
    NOTES.with_borrow_mut(|notes| {
        if let Some(notes) = notes
            && notes.len() < MAXIMUM_NOTES
        {
            notes.push(gap);
        }
    });
}

/// How many notes there are: where a question begins.
pub(crate) fn mark() -> usize {
    NOTES.with_borrow(|notes| notes.as_ref().map_or(0, Vec::len))
}

/// What was noted since a question began, each once, in its order; the notes are forgotten.
pub(crate) fn take_since(mark: usize) -> Vec<Gap> {
    let mut gaps: Vec<Gap> = Vec::new();
    NOTES.with_borrow_mut(|notes| {
        for gap in notes.iter_mut().flat_map(|notes| notes.drain(mark.min(notes.len())..)) {
            if !gaps.contains(&gap) {
                gaps.push(gap);
            }
        }
    });
    gaps
}

/// A result that can be *unknown*.
pub(crate) trait Unknown: Sized {
    /// The value that means so.
    const UNKNOWN: Self;

    /// That value, the caller being the place that could not tell.
    #[track_caller]
    fn unknown() -> Self {
        note();
        Self::UNKNOWN
    }
}

/// What is missing is not known.
pub(crate) trait OrUnknown<T> {
    /// The value, or [`crate::template::Trouble::Unknown`].
    #[track_caller]
    fn or_trouble(self) -> Result<T, crate::template::Trouble>;

    /// The value, or [`crate::constant::Failure::Unknown`].
    #[track_caller]
    fn or_failure(self) -> Result<T, crate::constant::Failure>;
}

impl<T> OrUnknown<T> for Option<T> {
    fn or_trouble(self) -> Result<T, crate::template::Trouble> {
        match self {
            Some(value) => Ok(value),
            None => Err(crate::template::Trouble::unknown()),
        }
    }

    fn or_failure(self) -> Result<T, crate::constant::Failure> {
        match self {
            Some(value) => Ok(value),
            None => Err(crate::constant::Failure::unknown()),
        }
    }
}

impl Unknown for crate::template::Trouble {
    const UNKNOWN: Self = Self::Unknown;
}

impl Unknown for crate::constant::Failure {
    const UNKNOWN: Self = Self::Unknown;
}

impl Unknown for crate::template::Deduction {
    const UNKNOWN: Self = Self::Unknown;
}

impl Unknown for crate::template::Satisfaction {
    const UNKNOWN: Self = Self::Unknown;
}

impl Unknown for crate::template::deduction::Step {
    const UNKNOWN: Self = Self::Unknown;
}
