//! How the two front ends compare on one unit.

use serde::Serialize;

use super::front_end::Ran;

/// The verdict on one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The preprocessor refuses the unit: nothing to compare.
    Refused,
    /// cufe accepts; the reference was not asked.
    Accepted,
    /// cufe rejects; the reference was not asked.
    Rejected,
    /// Both accept.
    BothAccept,
    /// Both reject: the unit is counted apart.
    BothReject,
    /// The reference accepts and cufe rejects: the worst defect.
    FalseError,
    /// The reference rejects and cufe accepts.
    Missed,
    /// cufe was killed: time, memory or a defect.
    Broken,
    /// The reference was killed: nothing to compare.
    ReferenceBroken,
}

impl Verdict {
    /// Whether the verdict is a failure of ours.
    pub fn is_failure(self) -> bool {
        matches!(self, Verdict::FalseError | Verdict::Broken | Verdict::Rejected)
    }

    /// The verdict on a pair of runs.
    pub fn of(cufe: &Ran, reference: Option<&Ran>) -> Verdict {
        match reference {
            Some(reference) if reference.broken => Verdict::ReferenceBroken,
            _ if cufe.broken => Verdict::Broken,
            None if cufe.accepted => Verdict::Accepted,
            None => Verdict::Rejected,
            Some(reference) => match (cufe.accepted, reference.accepted) {
                (true, true) => Verdict::BothAccept,
                (false, false) => Verdict::BothReject,
                (false, true) => Verdict::FalseError,
                (true, false) => Verdict::Missed,
            },
        }
    }
}

/// What of two runs agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Agreement {
    /// The diagnostics, by severity, number, file and line.
    pub diagnostics: bool,
    /// The module ids.
    pub module_id: bool,
    /// The host references.
    pub host_references: bool,
}

impl Agreement {
    /// Compares two runs; ids and references only exist where both accept.
    pub fn of(cufe: &Ran, reference: &Ran) -> Agreement {
        let both = cufe.accepted && reference.accepted;
        Agreement {
            diagnostics: cufe.diagnostics == reference.diagnostics,
            module_id: !both || cufe.module_id == reference.module_id,
            host_references: !both || cufe.host_references == reference.host_references,
        }
    }

    /// Whether all agrees.
    pub fn is_whole(self) -> bool {
        self.diagnostics && self.module_id && self.host_references
    }
}

/// Lines that tell how two runs differ, a few of each kind.
pub fn differences(cufe: &Ran, reference: &Ran) -> Vec<String> {
    const MOST: usize = 5;
    let mut rows = Vec::new();
    for diagnostic in reference.diagnostics.difference(&cufe.diagnostics).take(MOST) {
        rows.push(format!("missing {diagnostic}"));
    }
    for diagnostic in cufe.diagnostics.difference(&reference.diagnostics).take(MOST) {
        rows.push(format!("extra {diagnostic}"));
    }
    if !cufe.accepted || !reference.accepted {
        return rows;
    }
    if cufe.module_id != reference.module_id {
        rows.push(format!("module id {} instead of {}", cufe.module_id, reference.module_id));
    }
    let none = std::collections::BTreeSet::new();
    let sections = cufe.host_references.keys().chain(reference.host_references.keys());
    for section in sections.collect::<std::collections::BTreeSet<_>>() {
        let own = cufe.host_references.get(section).unwrap_or(&none);
        let theirs = reference.host_references.get(section).unwrap_or(&none);
        rows.extend(theirs.difference(own).take(MOST).map(|name| format!("missing in {section}: {name}")));
        rows.extend(own.difference(theirs).take(MOST).map(|name| format!("extra in {section}: {name}")));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(accepted: bool, id: &str) -> Ran {
        Ran { accepted, module_id: id.into(), ..Ran::default() }
    }

    #[test]
    fn what_only_the_reference_accepts_is_a_false_error() {
        assert_eq!(Verdict::of(&ran(false, ""), Some(&ran(true, ""))), Verdict::FalseError);
        assert_eq!(Verdict::of(&ran(true, ""), Some(&ran(false, ""))), Verdict::Missed);
        assert_eq!(Verdict::of(&ran(false, ""), Some(&ran(false, ""))), Verdict::BothReject);
        assert_eq!(Verdict::of(&ran(true, ""), None), Verdict::Accepted);
        let killed = Ran { broken: true, ..Ran::default() };
        assert_eq!(Verdict::of(&killed, Some(&ran(true, ""))), Verdict::Broken);
        assert_eq!(Verdict::of(&killed, Some(&killed)), Verdict::ReferenceBroken);
    }

    #[test]
    fn module_ids_are_compared_where_both_accept() {
        assert!(!Agreement::of(&ran(true, "a"), &ran(true, "b")).module_id);
        assert!(Agreement::of(&ran(false, "a"), &ran(true, "b")).module_id);
        assert_eq!(differences(&ran(true, "a"), &ran(true, "b")), ["module id a instead of b"]);
    }
}
