//! Facts about the run that the module id may depend on.

/// Facts about the run: what the time form of the module id is made of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Seconds since 1970-01-01 00:00 UTC.
    pub time: i64,
    /// The working directory.
    pub working_directory: String,
    /// The number of the process.
    pub process_id: u32,
}
