//! Where *unknown* arises. Every place of the semantic layer that can't tell notes itself here while a `static_assert` is asked for
//! statistics ([`crate::statistics`]): the places are shown for the conditions that nobody could decide.
//!
//! A unit is analysed by one thread, which keeps the notes; values that mean *unknown* are made in functions that hold no
//! [`crate::Sema`].

use std::cell::RefCell;
use std::panic::Location;

/// How many notes are kept for one question.
const MAXIMUM_NOTES: usize = 1 << 16;

/// Something that could not be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// A place in this program that could not tell.
    Place(&'static Location<'static>),
    /// An expression without a known type whose operands have one: its kind, and its first token.
    Expression(&'static str, u32),
}

/// The notes of the questions that are open.
#[derive(Default)]
struct Notes {
    questions: usize,
    gaps: Vec<Gap>,
}

thread_local! {
    static NOTES: RefCell<Option<Notes>> = const { RefCell::new(None) };
}

/// Begins to keep notes, or ends it.
pub(crate) fn keep(keeps: bool) {
    NOTES.set(keeps.then(Notes::default));
}

/// Notes that the caller can't tell.
#[track_caller]
pub(crate) fn note() {
    note_gap(Gap::Place(Location::caller()));
}

/// Notes something that could not be known.
pub(crate) fn note_gap(gap: Gap) {
    NOTES.with_borrow_mut(|notes| {
        if let Some(notes) = notes
            && notes.questions > 0
            && notes.gaps.len() < MAXIMUM_NOTES
        {
            notes.gaps.push(gap);
        }
    });
}

/// Opens a question: how many notes there are, for [`take_since`].
pub(crate) fn mark() -> usize {
    NOTES.with_borrow_mut(|notes| {
        notes.as_mut().map_or(0, |notes| {
            notes.questions += 1;
            notes.gaps.len()
        })
    })
}

/// Closes a question: what was noted since it was opened, each once, the last first, which is nearest to the answer; the
/// notes are forgotten.
pub(crate) fn take_since(mark: usize) -> Vec<Gap> {
    let mut gaps: Vec<Gap> = Vec::new();
    NOTES.with_borrow_mut(|notes| {
        let Some(notes) = notes else { return };
        notes.questions = notes.questions.saturating_sub(1);
        for gap in notes.gaps.drain(mark.min(notes.gaps.len())..).rev() {
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
    /// The value, or [`crate::template::SubstitutionFailure::Unknown`].
    #[track_caller]
    fn or_substitution_failure(self) -> Result<T, crate::template::SubstitutionFailure>;

    /// The value, or [`crate::constant::Failure::Unknown`].
    #[track_caller]
    fn or_failure(self) -> Result<T, crate::constant::Failure>;
}

impl<T> OrUnknown<T> for Option<T> {
    fn or_substitution_failure(self) -> Result<T, crate::template::SubstitutionFailure> {
        match self {
            Some(value) => Ok(value),
            None => Err(crate::template::SubstitutionFailure::unknown()),
        }
    }

    fn or_failure(self) -> Result<T, crate::constant::Failure> {
        match self {
            Some(value) => Ok(value),
            None => Err(crate::constant::Failure::unknown()),
        }
    }
}

impl Unknown for crate::template::SubstitutionFailure {
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
