//! Releases of the CUDA toolkit, and what a front end does differently in each. Where the release is not
//! known, the one holds that all facts were recorded with.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A release of the toolkit, as `nvcc --version` names it: 13.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Release {
    /// The number in front of the dot.
    pub major: u16,
    /// The number behind it.
    pub minor: u16,
}

/// The level that remarks have in SARIF.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RemarkLevel {
    /// `remark`, which the standard of SARIF does not know.
    Remark,
    /// `note`
    Note,
}

/// Where the class lies through which wrappers of `__host__ __device__` lambdas are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelperPlace {
    /// In an unnamed namespace: its members are symbols of the object alone.
    UnnamedNamespace,
    /// In the global namespace: its members are symbols that the objects of a program share.
    GlobalNamespace,
}

/// What holds for a release and those after it, up to the next row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReleaseFacts {
    /// The release.
    pub release: Release,
    /// By how much the internal numbers of CUDA's diagnostics are larger than those of 13.0.
    pub cuda_number_shift: u16,
    /// The largest number that is displayed.
    pub last_displayed_number: u16,
    /// The level of remarks in SARIF.
    pub remark_level: RemarkLevel,
    /// Where the helper of `__host__ __device__` lambdas lies.
    pub helper_place: HelperPlace,
    /// The warnings that host files keep GNU compilers from giving, whatever the options say.
    pub silenced_warnings: &'static [&'static str],
}

/// The table: one row for each release, the oldest first.
pub const RELEASES: [ReleaseFacts; 6] = {
    use HelperPlace::{GlobalNamespace, UnnamedNamespace};
    use RemarkLevel::{Note, Remark};
    const ATTRIBUTES: &[&str] = &["-Wattributes"];
    const ONLY_SET: &[&str] = &["-Wattributes", "-Wunused-but-set-variable"];
    [
        //  release  shift  last   remarks  helper            silenced
        row(13, 0, 0, 20337, Remark, UnnamedNamespace, &[]),
        row(13, 1, 18, 20347, Note, UnnamedNamespace, ATTRIBUTES),
        row(13, 2, 78, 20370, Note, GlobalNamespace, ATTRIBUTES),
        row(13, 3, 93, 20384, Note, GlobalNamespace, ONLY_SET),
        row(13, 4, 108, 20405, Note, GlobalNamespace, ONLY_SET),
        row(13, 5, 127, 20428, Note, GlobalNamespace, ONLY_SET),
    ]
};

const fn row(
    major: u16,
    minor: u16,
    cuda_number_shift: u16,
    last_displayed_number: u16,
    remark_level: RemarkLevel,
    helper_place: HelperPlace,
    silenced_warnings: &'static [&'static str],
) -> ReleaseFacts {
    let release = Release { major, minor };
    ReleaseFacts { release, cuda_number_shift, last_displayed_number, remark_level, helper_place, silenced_warnings }
}

impl Release {
    /// The release that all facts were recorded with.
    pub const RECORDED: Release = RELEASES[0].release;

    /// Whether template arguments are deduced for a parameter whose type is a placeholder for a deduced class type: 13.0 deduces
    /// none, 13.5 does; in between nobody measured.
    pub fn deduces_values_of_deduced_classes(self) -> bool {
        self > Self::RECORDED
    }

    /// Whether `__builtin_add_overflow` and the like have constant values: with 13.0 none has, with 13.5 all have; in between nobody
    /// measured.
    pub fn evaluates_overflow(self) -> bool {
        self > Self::RECORDED
    }

    /// Whether a lambda may stand in what is substituted: a signature, a constraint, a requirement. With 13.0 that fails as
    /// ill-formed, with 13.5 it does not; in between nobody measured.
    pub fn has_lambdas_in_substitution(self) -> bool {
        self > Self::RECORDED
    }

    /// The last row of the table that is not newer; for releases before the first row, the first.
    pub fn facts(self) -> &'static ReleaseFacts {
        RELEASES.iter().rev().find(|facts| facts.release <= self).unwrap_or(&RELEASES[0])
    }

    /// The release in what a tool of a toolkit says of its version: `... release 13.5, V13.5.37`.
    pub fn of_banner(banner: &str) -> Option<Release> {
        let (_, rest) = banner.rsplit_once("release ")?;
        rest.split([',', ' ', '\n']).next()?.parse().ok()
    }
}

impl Default for Release {
    fn default() -> Self {
        Self::RECORDED
    }
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A text is not of the form `13.5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoRelease;

impl fmt::Display for NoRelease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a release of the CUDA toolkit, such as 13.5")
    }
}

impl std::error::Error for NoRelease {}

impl FromStr for Release {
    type Err = NoRelease;

    fn from_str(text: &str) -> Result<Self, NoRelease> {
        let (major, minor) = text.split_once('.').ok_or(NoRelease)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| NoRelease);
        Ok(Release { major: number(major)?, minor: number(minor)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_has_the_row_that_is_not_newer() {
        let facts = |text: &str| text.parse::<Release>().unwrap().facts().release.to_string();
        assert_eq!(facts("13.0"), "13.0");
        assert_eq!(facts("13.4"), "13.4");
        assert_eq!(facts("13.9"), "13.5");
        assert_eq!(facts("14.0"), "13.5");
        assert_eq!(facts("12.8"), "13.0");
        assert_eq!(Release::default().facts().cuda_number_shift, 0);
    }

    #[test]
    fn rows_are_in_order() {
        assert!(RELEASES.is_sorted_by_key(|facts| facts.release));
    }

    #[test]
    fn a_release_is_found_in_a_banner() {
        let banner = "some tool\nCuda compilation tools, release 13.5, V13.5.37\n";
        assert_eq!(Release::of_banner(banner), Some(Release { major: 13, minor: 5 }));
        for text in ["", "release", "release x.y", "13.5", "release 13"] {
            assert_eq!(Release::of_banner(text), None, "{text}");
        }
    }
}
