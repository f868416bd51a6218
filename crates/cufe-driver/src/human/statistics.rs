//! `cufe check --statistics`: how much of a unit was decided, and where the rest comes from.

use super::unit::Pass;
use cufe_sema::Unit;
use cufe_sema::gap::Gap;
use cufe_sema::statistics::Count;
use std::io::{self, Write};

/// How many origins of unknown are shown.
const SHOWN_ORIGINS: usize = 10;

/// How many gaps are shown of a condition that nobody could decide.
const SHOWN_GAPS: usize = 12;

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
    for undecided in &statistics.undecided {
        let location = unit.source.location(undecided.position);
        let file = unit.source.file_name(location.file);
        write!(output, "undecided: {file}:{}:{}", location.line, location.column)?;
        for (position, gap) in undecided.gaps.iter().take(SHOWN_GAPS).enumerate() {
            write!(output, "{}", if position == 0 { ": " } else { ", " })?;
            match gap {
                Gap::Place(place) => {
                    let file = place.file().rsplit("src/").next().unwrap_or_default();
                    write!(output, "{file}:{}", place.line())?;
                }
                Gap::Expression(kind, token) => {
                    let at = unit.source.location(unit.tokens.range(*token).start);
                    write!(output, "{kind} at {}:{}", unit.source.file_name(at.file), at.line)?;
                }
            }
        }
        writeln!(output)?;
    }
    Ok(())
}
