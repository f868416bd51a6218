//! `cufe check --statistics`: how much of a unit was decided, and where the rest comes from.

use super::unit::Pass;
use cufe_sema::Unit;
use cufe_sema::statistics::Count;
use std::io::{self, Write};

/// How many origins of unknown are shown.
const SHOWN_ORIGINS: usize = 10;

/// Writes the figures of one pass over a unit.
pub fn write_statistics(output: &mut Vec<u8>, pass: Pass, unit: &Unit) -> io::Result<()> {
    let statistics = &unit.statistics;
    let pass = match pass {
        Pass::Host => "host",
        Pass::Device => "device",
    };
    writeln!(output, "{pass} pass      {:>10} {:>10}", "all", "unknown")?;
    let rows = [
        ("expressions", statistics.expressions),
        ("calls", statistics.calls),
        ("types", statistics.types),
        ("static_asserts", statistics.static_asserts),
    ];
    for (name, Count { total, unknown }) in rows {
        let share = if total == 0 { 0.0 } else { unknown as f64 * 100.0 / total as f64 };
        writeln!(output, "{name:<14} {total:>10} {unknown:>10} {share:>7.2} %")?;
    }
    for origin in statistics.origins().iter().take(SHOWN_ORIGINS) {
        let location = unit.source.location(origin.first);
        let file = unit.source.file_name(location.file);
        writeln!(
            output,
            "{:>10}  {}, first at {file}:{}:{}",
            origin.count, origin.reason, location.line, location.column
        )?;
    }
    Ok(())
}
